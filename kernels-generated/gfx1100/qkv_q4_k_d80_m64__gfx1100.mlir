// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_k', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
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
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<0x6400> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c38 = arith.constant 40 : index
  %c39 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 5120 : index
  %c53 = arith.constant 512 : index
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
    %36 = arith.divui %35, %c4 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c4 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c10, %c4 : index
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
    %54 = arith.divui %53, %c4 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c4 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c4 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c10, %c4 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c16 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c14 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c10, %c14 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c15 : index
    %71 = arith.remui %c10, %c14 : index
    %72 = arith.divui %71, %c4 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c4 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c4 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c10, %c4 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c17 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c14 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c10, %c14 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c15 : index
    %89 = arith.remui %c10, %c14 : index
    %90 = arith.divui %89, %c4 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c4 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c4 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c10, %c4 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c16 : index
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
    %116:4 = scf.for %111 = %101 to %110 step %c15 iter_args(%112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %117 = wave.lane
      %118 = arith.addi %111, %c10 : index
      %119 = arith.remui %117, %c14 : index
      %120 = arith.addi %18, %c8 : index
      %121 = arith.divui %118, %c4 : index
      %122 = arith.muli %121, %c6 : index
      %123 = arith.addi %120, %122 : index
      %124 = arith.muli %119, %c21 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %127 = vector.bitcast %126 : vector<4xi8> to vector<2xf16>
      %128 = arith.divui %inputFeatures, %c5 : index
      %129 = arith.muli %128, %c6 : index
      %130 = arith.addi %120, %129 : index
      %131 = arith.muli %118, %c16 : index
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
      %160 = arith.muli %inputFeatures, %c4 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %118, %c14 : index
      %163 = arith.addi %162, %119 : index
      %164 = arith.muli %163, %c10 : index
      %165 = arith.addi %161, %164 : index
      %166 = arith.muli %118, %c5 : index
      %167 = arith.addi %159, %166 : index
      %168 = arith.muli %119, %c14 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = arith.shrui %171, %c22 : vector<4xi32>
      %173 = arith.andi %172, %c23 : vector<4xi32>
      %174 = arith.ori %173, %c24 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %171, %c25 : vector<4xi32>
      %177 = arith.andi %176, %c23 : vector<4xi32>
      %178 = arith.ori %177, %c24 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %171, %c26 : vector<4xi32>
      %181 = arith.andi %180, %c23 : vector<4xi32>
      %182 = arith.ori %181, %c24 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %171, %c27 : vector<4xi32>
      %185 = arith.andi %184, %c23 : vector<4xi32>
      %186 = arith.ori %185, %c24 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %188, %189 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %191 = arith.subf %190, %c28 : vector<32xf16>
      %192 = vector.shuffle %191, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %193 = vector.shuffle %191, %191 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %194 = math.fma %192, %143, %151 : vector<16xf16>
      %195 = math.fma %193, %143, %151 : vector<16xf16>
      %196 = arith.addi %111, %c9 : index
      %197 = arith.remui %117, %c14 : index
      %198 = arith.addi %18, %c8 : index
      %199 = arith.divui %196, %c4 : index
      %200 = arith.muli %199, %c6 : index
      %201 = arith.addi %198, %200 : index
      %202 = arith.muli %197, %c21 : index
      %203 = arith.addi %201, %202 : index
      %204 = vector.load %w[%203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %205 = vector.bitcast %204 : vector<4xi8> to vector<2xf16>
      %206 = arith.divui %inputFeatures, %c5 : index
      %207 = arith.muli %206, %c6 : index
      %208 = arith.addi %198, %207 : index
      %209 = arith.muli %196, %c16 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %197, %c15 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %214 = vector.extract %205[0] : f16 from vector<2xf16>
      %215 = arith.extf %214 : f16 to f32
      %216 = vector.extract %213[0] : i8 from vector<2xi8>
      %217 = arith.extui %216 : i8 to i32
      %218 = arith.sitofp %217 : i32 to f32
      %219 = arith.mulf %215, %218 : f32
      %220 = arith.truncf %219 : f32 to f16
      %221 = vector.broadcast %220 : f16 to vector<16xf16>
      %222 = vector.extract %205[1] : f16 from vector<2xf16>
      %223 = arith.extf %222 : f16 to f32
      %224 = vector.extract %213[1] : i8 from vector<2xi8>
      %225 = arith.extui %224 : i8 to i32
      %226 = arith.sitofp %225 : i32 to f32
      %227 = arith.mulf %223, %226 : f32
      %228 = arith.truncf %227 : f32 to f16
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = arith.addi %18, %c8 : index
      %231 = arith.divui %inputFeatures, %c5 : index
      %232 = arith.muli %231, %c6 : index
      %233 = arith.addi %232, %inputFeatures : index
      %234 = arith.addi %233, %c7 : index
      %235 = arith.divui %234, %c8 : index
      %236 = arith.muli %235, %c8 : index
      %237 = arith.addi %230, %236 : index
      %238 = arith.muli %inputFeatures, %c4 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %196, %c14 : index
      %241 = arith.addi %240, %197 : index
      %242 = arith.muli %241, %c10 : index
      %243 = arith.addi %239, %242 : index
      %244 = arith.muli %196, %c5 : index
      %245 = arith.addi %237, %244 : index
      %246 = arith.muli %197, %c14 : index
      %247 = arith.addi %245, %246 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<4xi32>
      %250 = arith.shrui %249, %c22 : vector<4xi32>
      %251 = arith.andi %250, %c23 : vector<4xi32>
      %252 = arith.ori %251, %c24 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %249, %c25 : vector<4xi32>
      %255 = arith.andi %254, %c23 : vector<4xi32>
      %256 = arith.ori %255, %c24 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = arith.shrui %249, %c26 : vector<4xi32>
      %259 = arith.andi %258, %c23 : vector<4xi32>
      %260 = arith.ori %259, %c24 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = arith.shrui %249, %c27 : vector<4xi32>
      %263 = arith.andi %262, %c23 : vector<4xi32>
      %264 = arith.ori %263, %c24 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = vector.shuffle %253, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = vector.shuffle %261, %265 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = vector.shuffle %266, %267 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %269 = arith.subf %268, %c28 : vector<32xf16>
      %270 = vector.shuffle %269, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %271 = vector.shuffle %269, %269 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %272 = math.fma %270, %221, %229 : vector<16xf16>
      %273 = math.fma %271, %221, %229 : vector<16xf16>
      %274 = arith.muli %111, %c15 : index
      %275 = arith.addi %274, %c10 : index
      %276 = arith.muli %tileRows, %c14 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %44, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c4 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %194, %112 : vector<16xf16>, vector<8xf32>
      %285 = arith.muli %111, %c15 : index
      %286 = arith.addi %285, %c10 : index
      %287 = arith.muli %tileRows, %c14 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.addi %62, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c4 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %194, %113 : vector<16xf16>, vector<8xf32>
      %296 = arith.muli %111, %c15 : index
      %297 = arith.addi %296, %c10 : index
      %298 = arith.muli %tileRows, %c14 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.addi %80, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = arith.muli %tileRows, %c4 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = vector.shuffle %301, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = wave.mma %305, %194, %114 : vector<16xf16>, vector<8xf32>
      %307 = arith.muli %111, %c15 : index
      %308 = arith.addi %307, %c10 : index
      %309 = arith.muli %tileRows, %c14 : index
      %310 = arith.muli %308, %309 : index
      %311 = arith.addi %98, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = arith.muli %tileRows, %c4 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = vector.shuffle %312, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = wave.mma %316, %194, %115 : vector<16xf16>, vector<8xf32>
      %318 = arith.muli %111, %c15 : index
      %319 = arith.addi %318, %c9 : index
      %320 = arith.muli %tileRows, %c14 : index
      %321 = arith.muli %319, %320 : index
      %322 = arith.addi %44, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.muli %tileRows, %c4 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = wave.mma %327, %195, %284 : vector<16xf16>, vector<8xf32>
      %329 = arith.muli %111, %c15 : index
      %330 = arith.addi %329, %c9 : index
      %331 = arith.muli %tileRows, %c14 : index
      %332 = arith.muli %330, %331 : index
      %333 = arith.addi %62, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = arith.muli %tileRows, %c4 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = vector.shuffle %334, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = wave.mma %338, %195, %295 : vector<16xf16>, vector<8xf32>
      %340 = arith.muli %111, %c15 : index
      %341 = arith.addi %340, %c9 : index
      %342 = arith.muli %tileRows, %c14 : index
      %343 = arith.muli %341, %342 : index
      %344 = arith.addi %80, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = arith.muli %tileRows, %c4 : index
      %347 = arith.addi %344, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = vector.shuffle %345, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = wave.mma %349, %195, %306 : vector<16xf16>, vector<8xf32>
      %351 = arith.muli %111, %c15 : index
      %352 = arith.addi %351, %c9 : index
      %353 = arith.muli %tileRows, %c14 : index
      %354 = arith.muli %352, %353 : index
      %355 = arith.addi %98, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = arith.muli %tileRows, %c4 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = vector.shuffle %356, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = wave.mma %360, %195, %317 : vector<16xf16>, vector<8xf32>
      %362 = arith.muli %111, %c15 : index
      %363 = arith.addi %362, %c15 : index
      %364 = arith.muli %tileRows, %c14 : index
      %365 = arith.muli %363, %364 : index
      %366 = arith.addi %44, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = arith.muli %tileRows, %c4 : index
      %369 = arith.addi %366, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = vector.shuffle %367, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %372 = wave.mma %371, %272, %328 : vector<16xf16>, vector<8xf32>
      %373 = arith.muli %111, %c15 : index
      %374 = arith.addi %373, %c15 : index
      %375 = arith.muli %tileRows, %c14 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.addi %62, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = arith.muli %tileRows, %c4 : index
      %380 = arith.addi %377, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = vector.shuffle %378, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = wave.mma %382, %272, %339 : vector<16xf16>, vector<8xf32>
      %384 = arith.muli %111, %c15 : index
      %385 = arith.addi %384, %c15 : index
      %386 = arith.muli %tileRows, %c14 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.addi %80, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c4 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %272, %350 : vector<16xf16>, vector<8xf32>
      %395 = arith.muli %111, %c15 : index
      %396 = arith.addi %395, %c15 : index
      %397 = arith.muli %tileRows, %c14 : index
      %398 = arith.muli %396, %397 : index
      %399 = arith.addi %98, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = arith.muli %tileRows, %c4 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = vector.shuffle %400, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = wave.mma %404, %272, %361 : vector<16xf16>, vector<8xf32>
      %406 = arith.muli %111, %c15 : index
      %407 = arith.addi %406, %c29 : index
      %408 = arith.muli %tileRows, %c14 : index
      %409 = arith.muli %407, %408 : index
      %410 = arith.addi %44, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c4 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %273, %372 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %111, %c15 : index
      %418 = arith.addi %417, %c29 : index
      %419 = arith.muli %tileRows, %c14 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %62, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c4 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %273, %383 : vector<16xf16>, vector<8xf32>
      %428 = arith.muli %111, %c15 : index
      %429 = arith.addi %428, %c29 : index
      %430 = arith.muli %tileRows, %c14 : index
      %431 = arith.muli %429, %430 : index
      %432 = arith.addi %80, %431 : index
      %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = arith.muli %tileRows, %c4 : index
      %435 = arith.addi %432, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = vector.shuffle %433, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = wave.mma %437, %273, %394 : vector<16xf16>, vector<8xf32>
      %439 = arith.muli %111, %c15 : index
      %440 = arith.addi %439, %c29 : index
      %441 = arith.muli %tileRows, %c14 : index
      %442 = arith.muli %440, %441 : index
      %443 = arith.addi %98, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = arith.muli %tileRows, %c4 : index
      %446 = arith.addi %443, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = vector.shuffle %444, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %449 = wave.mma %448, %273, %405 : vector<16xf16>, vector<8xf32>
      scf.yield %416, %427, %438, %449 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %450 = arith.select %104, %110, %103 : index
    %456:4 = scf.for %451 = %110 to %450 step %c9 iter_args(%452 = %116#0, %453 = %116#1, %454 = %116#2, %455 = %116#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %457 = wave.lane
      %458 = arith.addi %451, %c10 : index
      %459 = arith.remui %457, %c14 : index
      %460 = arith.addi %18, %c8 : index
      %461 = arith.divui %458, %c4 : index
      %462 = arith.muli %461, %c6 : index
      %463 = arith.addi %460, %462 : index
      %464 = arith.muli %459, %c21 : index
      %465 = arith.addi %463, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<2xf16>
      %468 = arith.divui %inputFeatures, %c5 : index
      %469 = arith.muli %468, %c6 : index
      %470 = arith.addi %460, %469 : index
      %471 = arith.muli %458, %c16 : index
      %472 = arith.addi %470, %471 : index
      %473 = arith.muli %459, %c15 : index
      %474 = arith.addi %472, %473 : index
      %475 = vector.load %w[%474] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %476 = vector.extract %467[0] : f16 from vector<2xf16>
      %477 = arith.extf %476 : f16 to f32
      %478 = vector.extract %475[0] : i8 from vector<2xi8>
      %479 = arith.extui %478 : i8 to i32
      %480 = arith.sitofp %479 : i32 to f32
      %481 = arith.mulf %477, %480 : f32
      %482 = arith.truncf %481 : f32 to f16
      %483 = vector.broadcast %482 : f16 to vector<16xf16>
      %484 = vector.extract %467[1] : f16 from vector<2xf16>
      %485 = arith.extf %484 : f16 to f32
      %486 = vector.extract %475[1] : i8 from vector<2xi8>
      %487 = arith.extui %486 : i8 to i32
      %488 = arith.sitofp %487 : i32 to f32
      %489 = arith.mulf %485, %488 : f32
      %490 = arith.truncf %489 : f32 to f16
      %491 = vector.broadcast %490 : f16 to vector<16xf16>
      %492 = arith.addi %18, %c8 : index
      %493 = arith.divui %inputFeatures, %c5 : index
      %494 = arith.muli %493, %c6 : index
      %495 = arith.addi %494, %inputFeatures : index
      %496 = arith.addi %495, %c7 : index
      %497 = arith.divui %496, %c8 : index
      %498 = arith.muli %497, %c8 : index
      %499 = arith.addi %492, %498 : index
      %500 = arith.muli %inputFeatures, %c4 : index
      %501 = arith.addi %499, %500 : index
      %502 = arith.muli %458, %c14 : index
      %503 = arith.addi %502, %459 : index
      %504 = arith.muli %503, %c10 : index
      %505 = arith.addi %501, %504 : index
      %506 = arith.muli %458, %c5 : index
      %507 = arith.addi %499, %506 : index
      %508 = arith.muli %459, %c14 : index
      %509 = arith.addi %507, %508 : index
      %510 = vector.load %w[%509] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %511 = vector.bitcast %510 : vector<16xi8> to vector<4xi32>
      %512 = arith.shrui %511, %c22 : vector<4xi32>
      %513 = arith.andi %512, %c23 : vector<4xi32>
      %514 = arith.ori %513, %c24 : vector<4xi32>
      %515 = vector.bitcast %514 : vector<4xi32> to vector<8xf16>
      %516 = arith.shrui %511, %c25 : vector<4xi32>
      %517 = arith.andi %516, %c23 : vector<4xi32>
      %518 = arith.ori %517, %c24 : vector<4xi32>
      %519 = vector.bitcast %518 : vector<4xi32> to vector<8xf16>
      %520 = arith.shrui %511, %c26 : vector<4xi32>
      %521 = arith.andi %520, %c23 : vector<4xi32>
      %522 = arith.ori %521, %c24 : vector<4xi32>
      %523 = vector.bitcast %522 : vector<4xi32> to vector<8xf16>
      %524 = arith.shrui %511, %c27 : vector<4xi32>
      %525 = arith.andi %524, %c23 : vector<4xi32>
      %526 = arith.ori %525, %c24 : vector<4xi32>
      %527 = vector.bitcast %526 : vector<4xi32> to vector<8xf16>
      %528 = vector.shuffle %515, %519 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %529 = vector.shuffle %523, %527 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %530 = vector.shuffle %528, %529 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %531 = arith.subf %530, %c28 : vector<32xf16>
      %532 = vector.shuffle %531, %531 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %533 = vector.shuffle %531, %531 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %534 = math.fma %532, %483, %491 : vector<16xf16>
      %535 = math.fma %533, %483, %491 : vector<16xf16>
      %536 = arith.muli %451, %c15 : index
      %537 = arith.addi %536, %c10 : index
      %538 = arith.muli %tileRows, %c14 : index
      %539 = arith.muli %537, %538 : index
      %540 = arith.addi %44, %539 : index
      %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %542 = arith.muli %tileRows, %c4 : index
      %543 = arith.addi %540, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = vector.shuffle %541, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %546 = wave.mma %545, %534, %452 : vector<16xf16>, vector<8xf32>
      %547 = arith.muli %451, %c15 : index
      %548 = arith.addi %547, %c10 : index
      %549 = arith.muli %tileRows, %c14 : index
      %550 = arith.muli %548, %549 : index
      %551 = arith.addi %62, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = arith.muli %tileRows, %c4 : index
      %554 = arith.addi %551, %553 : index
      %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %556 = vector.shuffle %552, %555 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %557 = wave.mma %556, %534, %453 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %451, %c15 : index
      %559 = arith.addi %558, %c10 : index
      %560 = arith.muli %tileRows, %c14 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %80, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c4 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %534, %454 : vector<16xf16>, vector<8xf32>
      %569 = arith.muli %451, %c15 : index
      %570 = arith.addi %569, %c10 : index
      %571 = arith.muli %tileRows, %c14 : index
      %572 = arith.muli %570, %571 : index
      %573 = arith.addi %98, %572 : index
      %574 = vector.load %x[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %575 = arith.muli %tileRows, %c4 : index
      %576 = arith.addi %573, %575 : index
      %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %578 = vector.shuffle %574, %577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %579 = wave.mma %578, %534, %455 : vector<16xf16>, vector<8xf32>
      %580 = arith.muli %451, %c15 : index
      %581 = arith.addi %580, %c9 : index
      %582 = arith.muli %tileRows, %c14 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.addi %44, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c4 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %535, %546 : vector<16xf16>, vector<8xf32>
      %591 = arith.muli %451, %c15 : index
      %592 = arith.addi %591, %c9 : index
      %593 = arith.muli %tileRows, %c14 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %62, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c4 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %535, %557 : vector<16xf16>, vector<8xf32>
      %602 = arith.muli %451, %c15 : index
      %603 = arith.addi %602, %c9 : index
      %604 = arith.muli %tileRows, %c14 : index
      %605 = arith.muli %603, %604 : index
      %606 = arith.addi %80, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = arith.muli %tileRows, %c4 : index
      %609 = arith.addi %606, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = vector.shuffle %607, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %612 = wave.mma %611, %535, %568 : vector<16xf16>, vector<8xf32>
      %613 = arith.muli %451, %c15 : index
      %614 = arith.addi %613, %c9 : index
      %615 = arith.muli %tileRows, %c14 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.addi %98, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = arith.muli %tileRows, %c4 : index
      %620 = arith.addi %617, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = wave.mma %622, %535, %579 : vector<16xf16>, vector<8xf32>
      scf.yield %590, %601, %612, %623 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %624 = arith.addi %23, %c10 : index
    %625 = wave.lane
    %626 = arith.muli %3, %c9 : index
    %627 = arith.muli %626, %c5 : index
    %628 = arith.addi %627, %625 : index
    %629 = arith.muli %4, %c12 : index
    %630 = arith.addi %629, %628 : index
    %631 = arith.addi %630, %c10 : index
    %632 = arith.addi %631, %c10 : index
    %633 = vector.extract %456#0[0] : f32 from vector<8xf32>
    memref.store %633, %19[%632] : memref<?xf32>
    %634 = arith.muli %4, %c12 : index
    %635 = arith.addi %634, %628 : index
    %636 = arith.addi %635, %c10 : index
    %637 = arith.addi %636, %c16 : index
    %638 = vector.extract %456#0[1] : f32 from vector<8xf32>
    memref.store %638, %19[%637] : memref<?xf32>
    %639 = arith.muli %4, %c12 : index
    %640 = arith.addi %639, %628 : index
    %641 = arith.addi %640, %c10 : index
    %642 = arith.addi %641, %c6 : index
    %643 = vector.extract %456#0[2] : f32 from vector<8xf32>
    memref.store %643, %19[%642] : memref<?xf32>
    %644 = arith.muli %4, %c12 : index
    %645 = arith.addi %644, %628 : index
    %646 = arith.addi %645, %c10 : index
    %647 = arith.addi %646, %c30 : index
    %648 = vector.extract %456#0[3] : f32 from vector<8xf32>
    memref.store %648, %19[%647] : memref<?xf32>
    %649 = arith.muli %4, %c12 : index
    %650 = arith.addi %649, %628 : index
    %651 = arith.addi %650, %c10 : index
    %652 = arith.addi %651, %c8 : index
    %653 = vector.extract %456#0[4] : f32 from vector<8xf32>
    memref.store %653, %19[%652] : memref<?xf32>
    %654 = arith.muli %4, %c12 : index
    %655 = arith.addi %654, %628 : index
    %656 = arith.addi %655, %c10 : index
    %657 = arith.addi %656, %c31 : index
    %658 = vector.extract %456#0[5] : f32 from vector<8xf32>
    memref.store %658, %19[%657] : memref<?xf32>
    %659 = arith.muli %4, %c12 : index
    %660 = arith.addi %659, %628 : index
    %661 = arith.addi %660, %c10 : index
    %662 = arith.addi %661, %c32 : index
    %663 = vector.extract %456#0[6] : f32 from vector<8xf32>
    memref.store %663, %19[%662] : memref<?xf32>
    %664 = arith.muli %4, %c12 : index
    %665 = arith.addi %664, %628 : index
    %666 = arith.addi %665, %c10 : index
    %667 = arith.addi %666, %c33 : index
    %668 = vector.extract %456#0[7] : f32 from vector<8xf32>
    memref.store %668, %19[%667] : memref<?xf32>
    wave.barrier
    %669 = arith.muli %4, %c21 : index
    %670 = arith.addi %669, %c10 : index
    %671 = arith.muli %670, %c15 : index
    %672 = arith.divui %625, %c14 : index
    %673 = arith.addi %671, %672 : index
    %674 = arith.addi %624, %673 : index
    %675 = arith.cmpi slt, %674, %22 : index
    scf.if %675 {
      %676 = arith.cmpi eq, %hasFactors, %c9 : index
      %677 = arith.muli %674, %c15 : index
      %678 = memref.load %factors[%677] : memref<?xf32>
      %679 = arith.mulf %678, %operandScale : f32
      %680 = arith.select %676, %679, %operandScale : f32
      %681 = arith.addi %628, %c10 : index
      %682 = arith.muli %670, %c16 : index
      %683 = arith.addi %681, %682 : index
      %684 = memref.load %19[%683] : memref<?xf32>
      %685 = arith.addi %683, %c12 : index
      %686 = memref.load %19[%685] : memref<?xf32>
      %687 = arith.addf %684, %686 : f32
      %688 = arith.remui %625, %c14 : index
      %689 = arith.muli %688, %c21 : index
      %690 = arith.addi %18, %689 : index
      %691 = vector.load %w[%690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %692 = vector.bitcast %691 : vector<4xi8> to vector<1xf32>
      %693 = vector.extract %692[0] : f32 from vector<1xf32>
      %694 = arith.mulf %693, %680 : f32
      %695 = arith.mulf %687, %694 : f32
      %696 = arith.muli %3, %c9 : index
      %697 = arith.addi %696, %c10 : index
      %698 = arith.muli %697, %c14 : index
      %699 = arith.remui %625, %c14 : index
      %700 = arith.addi %698, %699 : index
      %701 = arith.muli %673, %c36 : index
      %702 = arith.addi %701, %700 : index
      memref.store %695, %20[%702] : memref<?xf32>
    }
    %703 = arith.muli %4, %c21 : index
    %704 = arith.addi %703, %c9 : index
    %705 = arith.muli %704, %c15 : index
    %706 = arith.divui %625, %c14 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.addi %624, %707 : index
    %709 = arith.cmpi slt, %708, %22 : index
    scf.if %709 {
      %710 = arith.cmpi eq, %hasFactors, %c9 : index
      %711 = arith.muli %708, %c15 : index
      %712 = memref.load %factors[%711] : memref<?xf32>
      %713 = arith.mulf %712, %operandScale : f32
      %714 = arith.select %710, %713, %operandScale : f32
      %715 = arith.addi %628, %c10 : index
      %716 = arith.muli %704, %c16 : index
      %717 = arith.addi %715, %716 : index
      %718 = memref.load %19[%717] : memref<?xf32>
      %719 = arith.addi %717, %c12 : index
      %720 = memref.load %19[%719] : memref<?xf32>
      %721 = arith.addf %718, %720 : f32
      %722 = arith.remui %625, %c14 : index
      %723 = arith.muli %722, %c21 : index
      %724 = arith.addi %18, %723 : index
      %725 = vector.load %w[%724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %726 = vector.bitcast %725 : vector<4xi8> to vector<1xf32>
      %727 = vector.extract %726[0] : f32 from vector<1xf32>
      %728 = arith.mulf %727, %714 : f32
      %729 = arith.mulf %721, %728 : f32
      %730 = arith.muli %3, %c9 : index
      %731 = arith.addi %730, %c10 : index
      %732 = arith.muli %731, %c14 : index
      %733 = arith.remui %625, %c14 : index
      %734 = arith.addi %732, %733 : index
      %735 = arith.muli %707, %c36 : index
      %736 = arith.addi %735, %734 : index
      memref.store %729, %20[%736] : memref<?xf32>
    }
    %737 = arith.muli %4, %c21 : index
    %738 = arith.addi %737, %c15 : index
    %739 = arith.muli %738, %c15 : index
    %740 = arith.divui %625, %c14 : index
    %741 = arith.addi %739, %740 : index
    %742 = arith.addi %624, %741 : index
    %743 = arith.cmpi slt, %742, %22 : index
    scf.if %743 {
      %744 = arith.cmpi eq, %hasFactors, %c9 : index
      %745 = arith.muli %742, %c15 : index
      %746 = memref.load %factors[%745] : memref<?xf32>
      %747 = arith.mulf %746, %operandScale : f32
      %748 = arith.select %744, %747, %operandScale : f32
      %749 = arith.addi %628, %c10 : index
      %750 = arith.muli %738, %c16 : index
      %751 = arith.addi %749, %750 : index
      %752 = memref.load %19[%751] : memref<?xf32>
      %753 = arith.addi %751, %c12 : index
      %754 = memref.load %19[%753] : memref<?xf32>
      %755 = arith.addf %752, %754 : f32
      %756 = arith.remui %625, %c14 : index
      %757 = arith.muli %756, %c21 : index
      %758 = arith.addi %18, %757 : index
      %759 = vector.load %w[%758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %760 = vector.bitcast %759 : vector<4xi8> to vector<1xf32>
      %761 = vector.extract %760[0] : f32 from vector<1xf32>
      %762 = arith.mulf %761, %748 : f32
      %763 = arith.mulf %755, %762 : f32
      %764 = arith.muli %3, %c9 : index
      %765 = arith.addi %764, %c10 : index
      %766 = arith.muli %765, %c14 : index
      %767 = arith.remui %625, %c14 : index
      %768 = arith.addi %766, %767 : index
      %769 = arith.muli %741, %c36 : index
      %770 = arith.addi %769, %768 : index
      memref.store %763, %20[%770] : memref<?xf32>
    }
    %771 = arith.muli %4, %c21 : index
    %772 = arith.addi %771, %c29 : index
    %773 = arith.muli %772, %c15 : index
    %774 = arith.divui %625, %c14 : index
    %775 = arith.addi %773, %774 : index
    %776 = arith.addi %624, %775 : index
    %777 = arith.cmpi slt, %776, %22 : index
    scf.if %777 {
      %778 = arith.cmpi eq, %hasFactors, %c9 : index
      %779 = arith.muli %776, %c15 : index
      %780 = memref.load %factors[%779] : memref<?xf32>
      %781 = arith.mulf %780, %operandScale : f32
      %782 = arith.select %778, %781, %operandScale : f32
      %783 = arith.addi %628, %c10 : index
      %784 = arith.muli %772, %c16 : index
      %785 = arith.addi %783, %784 : index
      %786 = memref.load %19[%785] : memref<?xf32>
      %787 = arith.addi %785, %c12 : index
      %788 = memref.load %19[%787] : memref<?xf32>
      %789 = arith.addf %786, %788 : f32
      %790 = arith.remui %625, %c14 : index
      %791 = arith.muli %790, %c21 : index
      %792 = arith.addi %18, %791 : index
      %793 = vector.load %w[%792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %794 = vector.bitcast %793 : vector<4xi8> to vector<1xf32>
      %795 = vector.extract %794[0] : f32 from vector<1xf32>
      %796 = arith.mulf %795, %782 : f32
      %797 = arith.mulf %789, %796 : f32
      %798 = arith.muli %3, %c9 : index
      %799 = arith.addi %798, %c10 : index
      %800 = arith.muli %799, %c14 : index
      %801 = arith.remui %625, %c14 : index
      %802 = arith.addi %800, %801 : index
      %803 = arith.muli %775, %c36 : index
      %804 = arith.addi %803, %802 : index
      memref.store %797, %20[%804] : memref<?xf32>
    }
    wave.barrier
    %805 = arith.addi %23, %c10 : index
    %806 = wave.wave
    %807 = arith.addi %806, %c10 : index
    %808 = arith.addi %805, %807 : index
    %809 = arith.cmpi slt, %808, %22 : index
    %810 = arith.cmpi slt, %807, %c14 : index
    %811 = arith.andi %809, %810 : i1
    scf.if %811 {
      %812 = arith.addi %805, %807 : index
      %813 = arith.muli %807, %c36 : index
      %814 = wave.lane
      %815 = arith.addi %814, %c10 : index
      %816 = arith.cmpi eq, %hasBias, %c9 : index
      %817 = arith.addi %813, %815 : index
      %818 = memref.load %20[%817] : memref<?xf32>
      %819 = arith.muli %0, %c36 : index
      %820 = arith.addi %819, %815 : index
      %821 = memref.load %bias[%820] : memref<?xf32>
      %822 = arith.addf %818, %821 : f32
      %823 = arith.select %816, %822, %818 : f32
      %824 = arith.addi %815, %c38 : index
      %825 = arith.cmpi eq, %hasBias, %c9 : index
      %826 = arith.addi %813, %824 : index
      %827 = memref.load %20[%826] : memref<?xf32>
      %828 = arith.muli %0, %c36 : index
      %829 = arith.addi %828, %824 : index
      %830 = memref.load %bias[%829] : memref<?xf32>
      %831 = arith.addf %827, %830 : f32
      %832 = arith.select %825, %831, %827 : f32
      %833 = arith.addi %814, %c16 : index
      %834 = arith.cmpi slt, %833, %c38 : index
      %835 = arith.minsi %833, %c39 : index
      %836 = arith.cmpi eq, %hasBias, %c9 : index
      %837 = arith.addi %813, %835 : index
      %838 = memref.load %20[%837] : memref<?xf32>
      %839 = arith.muli %0, %c36 : index
      %840 = arith.addi %839, %835 : index
      %841 = memref.load %bias[%840] : memref<?xf32>
      %842 = arith.addf %838, %841 : f32
      %843 = arith.select %836, %842, %838 : f32
      %844 = arith.addi %835, %c38 : index
      %845 = arith.cmpi eq, %hasBias, %c9 : index
      %846 = arith.addi %813, %844 : index
      %847 = memref.load %20[%846] : memref<?xf32>
      %848 = arith.muli %0, %c36 : index
      %849 = arith.addi %848, %844 : index
      %850 = memref.load %bias[%849] : memref<?xf32>
      %851 = arith.addf %847, %850 : f32
      %852 = arith.select %845, %851, %847 : f32
      %853 = arith.addi %heads, %kvHeads : index
      %854 = arith.cmpi slt, %0, %853 : index
      scf.if %854 {
        %855 = arith.addi %positionsAt, %812 : index
        %856 = memref.load %step[%855] : memref<?xi32>
        %857 = arith.index_cast %856 : i32 to index
        %858 = arith.cmpi eq, %hasNorm, %c9 : index
        %859 = math.fma %823, %823, %c42 : f32
        %860 = math.fma %832, %832, %859 : f32
        %861 = math.fma %843, %843, %860 : f32
        %862 = arith.select %834, %861, %860 : f32
        %863 = math.fma %852, %852, %862 : f32
        %864 = arith.select %834, %863, %862 : f32
        %865 = vector.broadcast %864 : f32 to vector<1xf32>
        %866 = wave.reduce "add" %865 : vector<1xf32>
        %867 = arith.mulf %866, %inverseHeadDim : f32
        %868 = arith.addf %867, %epsilon : f32
        %869 = math.sqrt %868 : f32
        %870 = arith.divf %c44, %869 : f32
        %871 = arith.cmpi slt, %0, %heads : index
        %872 = arith.addi %815, %c38 : index
        %873 = memref.load %query_norm[%815] : memref<?xf32>
        %874 = memref.load %key_norm[%815] : memref<?xf32>
        %875 = arith.select %871, %873, %874 : f32
        %876 = arith.mulf %823, %870 : f32
        %877 = arith.mulf %876, %875 : f32
        %878 = arith.select %858, %877, %823 : f32
        %879 = memref.load %query_norm[%872] : memref<?xf32>
        %880 = memref.load %key_norm[%872] : memref<?xf32>
        %881 = arith.select %871, %879, %880 : f32
        %882 = arith.mulf %832, %870 : f32
        %883 = arith.mulf %882, %881 : f32
        %884 = arith.select %858, %883, %832 : f32
        %885 = arith.addi %835, %c38 : index
        %886 = memref.load %query_norm[%835] : memref<?xf32>
        %887 = memref.load %key_norm[%835] : memref<?xf32>
        %888 = arith.select %871, %886, %887 : f32
        %889 = arith.mulf %843, %870 : f32
        %890 = arith.mulf %889, %888 : f32
        %891 = arith.select %858, %890, %843 : f32
        %892 = memref.load %query_norm[%885] : memref<?xf32>
        %893 = memref.load %key_norm[%885] : memref<?xf32>
        %894 = arith.select %871, %892, %893 : f32
        %895 = arith.mulf %852, %870 : f32
        %896 = arith.mulf %895, %894 : f32
        %897 = arith.select %858, %896, %852 : f32
        %898 = arith.remui %857, %c5 : index
        %899 = arith.muli %898, %c36 : index
        %900 = arith.addi %899, %815 : index
        %901 = arith.divui %857, %c5 : index
        %902 = arith.addi %901, %c5 : index
        %903 = arith.muli %902, %c36 : index
        %904 = arith.addi %903, %815 : index
        %905 = memref.load %rope[%900] : memref<?xf32>
        %906 = arith.addi %900, %c38 : index
        %907 = memref.load %rope[%906] : memref<?xf32>
        %908 = memref.load %rope[%904] : memref<?xf32>
        %909 = arith.addi %904, %c38 : index
        %910 = memref.load %rope[%909] : memref<?xf32>
        %911 = arith.mulf %908, %905 : f32
        %912 = arith.mulf %910, %907 : f32
        %913 = arith.subf %911, %912 : f32
        %914 = arith.mulf %910, %905 : f32
        %915 = arith.mulf %908, %907 : f32
        %916 = arith.addf %914, %915 : f32
        %917 = arith.mulf %878, %913 : f32
        %918 = arith.mulf %884, %916 : f32
        %919 = arith.subf %917, %918 : f32
        %920 = arith.mulf %884, %913 : f32
        %921 = arith.mulf %878, %916 : f32
        %922 = arith.addf %920, %921 : f32
        %923 = arith.cmpi slt, %0, %heads : index
        scf.if %923 {
          %924 = arith.muli %812, %heads : index
          %925 = arith.addi %924, %0 : index
          %926 = arith.muli %925, %c36 : index
          %927 = arith.addi %926, %815 : index
          memref.store %919, %q[%927] : memref<?xf32>
          %928 = arith.addi %927, %c38 : index
          memref.store %922, %q[%928] : memref<?xf32>
        } else {
          %929 = arith.addi %813, %815 : index
          memref.store %919, %20[%929] : memref<?xf32>
          %930 = arith.addi %813, %815 : index
          %931 = arith.addi %930, %c38 : index
          memref.store %922, %20[%931] : memref<?xf32>
        }
        %932 = arith.remui %857, %c5 : index
        %933 = arith.muli %932, %c36 : index
        %934 = arith.addi %933, %835 : index
        %935 = arith.divui %857, %c5 : index
        %936 = arith.addi %935, %c5 : index
        %937 = arith.muli %936, %c36 : index
        %938 = arith.addi %937, %835 : index
        %939 = memref.load %rope[%934] : memref<?xf32>
        %940 = arith.addi %934, %c38 : index
        %941 = memref.load %rope[%940] : memref<?xf32>
        %942 = memref.load %rope[%938] : memref<?xf32>
        %943 = arith.addi %938, %c38 : index
        %944 = memref.load %rope[%943] : memref<?xf32>
        %945 = arith.mulf %942, %939 : f32
        %946 = arith.mulf %944, %941 : f32
        %947 = arith.subf %945, %946 : f32
        %948 = arith.mulf %944, %939 : f32
        %949 = arith.mulf %942, %941 : f32
        %950 = arith.addf %948, %949 : f32
        %951 = arith.mulf %891, %947 : f32
        %952 = arith.mulf %897, %950 : f32
        %953 = arith.subf %951, %952 : f32
        %954 = arith.mulf %897, %947 : f32
        %955 = arith.mulf %891, %950 : f32
        %956 = arith.addf %954, %955 : f32
        scf.if %834 {
          %957 = arith.cmpi slt, %0, %heads : index
          scf.if %957 {
            %958 = arith.muli %812, %heads : index
            %959 = arith.addi %958, %0 : index
            %960 = arith.muli %959, %c36 : index
            %961 = arith.addi %960, %835 : index
            memref.store %953, %q[%961] : memref<?xf32>
            %962 = arith.addi %961, %c38 : index
            memref.store %956, %q[%962] : memref<?xf32>
          } else {
            %963 = arith.addi %813, %835 : index
            memref.store %953, %20[%963] : memref<?xf32>
            %964 = arith.addi %813, %835 : index
            %965 = arith.addi %964, %c38 : index
            memref.store %956, %20[%965] : memref<?xf32>
          }
        }
      } else {
        %966 = arith.cmpi slt, %0, %heads : index
        scf.if %966 {
          %967 = arith.muli %812, %heads : index
          %968 = arith.addi %967, %0 : index
          %969 = arith.muli %968, %c36 : index
          %970 = arith.addi %969, %815 : index
          memref.store %823, %q[%970] : memref<?xf32>
          %971 = arith.addi %970, %c38 : index
          memref.store %832, %q[%971] : memref<?xf32>
        } else {
          %972 = arith.addi %813, %815 : index
          memref.store %823, %20[%972] : memref<?xf32>
          %973 = arith.addi %813, %815 : index
          %974 = arith.addi %973, %c38 : index
          memref.store %832, %20[%974] : memref<?xf32>
        }
        scf.if %834 {
          %975 = arith.cmpi slt, %0, %heads : index
          scf.if %975 {
            %976 = arith.muli %812, %heads : index
            %977 = arith.addi %976, %0 : index
            %978 = arith.muli %977, %c36 : index
            %979 = arith.addi %978, %835 : index
            memref.store %843, %q[%979] : memref<?xf32>
            %980 = arith.addi %979, %c38 : index
            memref.store %852, %q[%980] : memref<?xf32>
          } else {
            %981 = arith.addi %813, %835 : index
            memref.store %843, %20[%981] : memref<?xf32>
            %982 = arith.addi %813, %835 : index
            %983 = arith.addi %982, %c38 : index
            memref.store %852, %20[%983] : memref<?xf32>
          }
        }
      }
    }
    %984 = arith.addi %806, %c46 : index
    %985 = arith.addi %805, %984 : index
    %986 = arith.cmpi slt, %985, %22 : index
    %987 = arith.cmpi slt, %984, %c14 : index
    %988 = arith.andi %986, %987 : i1
    scf.if %988 {
      %989 = arith.addi %805, %984 : index
      %990 = arith.muli %984, %c36 : index
      %991 = wave.lane
      %992 = arith.addi %991, %c10 : index
      %993 = arith.cmpi eq, %hasBias, %c9 : index
      %994 = arith.addi %990, %992 : index
      %995 = memref.load %20[%994] : memref<?xf32>
      %996 = arith.muli %0, %c36 : index
      %997 = arith.addi %996, %992 : index
      %998 = memref.load %bias[%997] : memref<?xf32>
      %999 = arith.addf %995, %998 : f32
      %1000 = arith.select %993, %999, %995 : f32
      %1001 = arith.addi %992, %c38 : index
      %1002 = arith.cmpi eq, %hasBias, %c9 : index
      %1003 = arith.addi %990, %1001 : index
      %1004 = memref.load %20[%1003] : memref<?xf32>
      %1005 = arith.muli %0, %c36 : index
      %1006 = arith.addi %1005, %1001 : index
      %1007 = memref.load %bias[%1006] : memref<?xf32>
      %1008 = arith.addf %1004, %1007 : f32
      %1009 = arith.select %1002, %1008, %1004 : f32
      %1010 = arith.addi %991, %c16 : index
      %1011 = arith.cmpi slt, %1010, %c38 : index
      %1012 = arith.minsi %1010, %c39 : index
      %1013 = arith.cmpi eq, %hasBias, %c9 : index
      %1014 = arith.addi %990, %1012 : index
      %1015 = memref.load %20[%1014] : memref<?xf32>
      %1016 = arith.muli %0, %c36 : index
      %1017 = arith.addi %1016, %1012 : index
      %1018 = memref.load %bias[%1017] : memref<?xf32>
      %1019 = arith.addf %1015, %1018 : f32
      %1020 = arith.select %1013, %1019, %1015 : f32
      %1021 = arith.addi %1012, %c38 : index
      %1022 = arith.cmpi eq, %hasBias, %c9 : index
      %1023 = arith.addi %990, %1021 : index
      %1024 = memref.load %20[%1023] : memref<?xf32>
      %1025 = arith.muli %0, %c36 : index
      %1026 = arith.addi %1025, %1021 : index
      %1027 = memref.load %bias[%1026] : memref<?xf32>
      %1028 = arith.addf %1024, %1027 : f32
      %1029 = arith.select %1022, %1028, %1024 : f32
      %1030 = arith.addi %heads, %kvHeads : index
      %1031 = arith.cmpi slt, %0, %1030 : index
      scf.if %1031 {
        %1032 = arith.addi %positionsAt, %989 : index
        %1033 = memref.load %step[%1032] : memref<?xi32>
        %1034 = arith.index_cast %1033 : i32 to index
        %1035 = arith.cmpi eq, %hasNorm, %c9 : index
        %1036 = math.fma %1000, %1000, %c42 : f32
        %1037 = math.fma %1009, %1009, %1036 : f32
        %1038 = math.fma %1020, %1020, %1037 : f32
        %1039 = arith.select %1011, %1038, %1037 : f32
        %1040 = math.fma %1029, %1029, %1039 : f32
        %1041 = arith.select %1011, %1040, %1039 : f32
        %1042 = vector.broadcast %1041 : f32 to vector<1xf32>
        %1043 = wave.reduce "add" %1042 : vector<1xf32>
        %1044 = arith.mulf %1043, %inverseHeadDim : f32
        %1045 = arith.addf %1044, %epsilon : f32
        %1046 = math.sqrt %1045 : f32
        %1047 = arith.divf %c44, %1046 : f32
        %1048 = arith.cmpi slt, %0, %heads : index
        %1049 = arith.addi %992, %c38 : index
        %1050 = memref.load %query_norm[%992] : memref<?xf32>
        %1051 = memref.load %key_norm[%992] : memref<?xf32>
        %1052 = arith.select %1048, %1050, %1051 : f32
        %1053 = arith.mulf %1000, %1047 : f32
        %1054 = arith.mulf %1053, %1052 : f32
        %1055 = arith.select %1035, %1054, %1000 : f32
        %1056 = memref.load %query_norm[%1049] : memref<?xf32>
        %1057 = memref.load %key_norm[%1049] : memref<?xf32>
        %1058 = arith.select %1048, %1056, %1057 : f32
        %1059 = arith.mulf %1009, %1047 : f32
        %1060 = arith.mulf %1059, %1058 : f32
        %1061 = arith.select %1035, %1060, %1009 : f32
        %1062 = arith.addi %1012, %c38 : index
        %1063 = memref.load %query_norm[%1012] : memref<?xf32>
        %1064 = memref.load %key_norm[%1012] : memref<?xf32>
        %1065 = arith.select %1048, %1063, %1064 : f32
        %1066 = arith.mulf %1020, %1047 : f32
        %1067 = arith.mulf %1066, %1065 : f32
        %1068 = arith.select %1035, %1067, %1020 : f32
        %1069 = memref.load %query_norm[%1062] : memref<?xf32>
        %1070 = memref.load %key_norm[%1062] : memref<?xf32>
        %1071 = arith.select %1048, %1069, %1070 : f32
        %1072 = arith.mulf %1029, %1047 : f32
        %1073 = arith.mulf %1072, %1071 : f32
        %1074 = arith.select %1035, %1073, %1029 : f32
        %1075 = arith.remui %1034, %c5 : index
        %1076 = arith.muli %1075, %c36 : index
        %1077 = arith.addi %1076, %992 : index
        %1078 = arith.divui %1034, %c5 : index
        %1079 = arith.addi %1078, %c5 : index
        %1080 = arith.muli %1079, %c36 : index
        %1081 = arith.addi %1080, %992 : index
        %1082 = memref.load %rope[%1077] : memref<?xf32>
        %1083 = arith.addi %1077, %c38 : index
        %1084 = memref.load %rope[%1083] : memref<?xf32>
        %1085 = memref.load %rope[%1081] : memref<?xf32>
        %1086 = arith.addi %1081, %c38 : index
        %1087 = memref.load %rope[%1086] : memref<?xf32>
        %1088 = arith.mulf %1085, %1082 : f32
        %1089 = arith.mulf %1087, %1084 : f32
        %1090 = arith.subf %1088, %1089 : f32
        %1091 = arith.mulf %1087, %1082 : f32
        %1092 = arith.mulf %1085, %1084 : f32
        %1093 = arith.addf %1091, %1092 : f32
        %1094 = arith.mulf %1055, %1090 : f32
        %1095 = arith.mulf %1061, %1093 : f32
        %1096 = arith.subf %1094, %1095 : f32
        %1097 = arith.mulf %1061, %1090 : f32
        %1098 = arith.mulf %1055, %1093 : f32
        %1099 = arith.addf %1097, %1098 : f32
        %1100 = arith.cmpi slt, %0, %heads : index
        scf.if %1100 {
          %1101 = arith.muli %989, %heads : index
          %1102 = arith.addi %1101, %0 : index
          %1103 = arith.muli %1102, %c36 : index
          %1104 = arith.addi %1103, %992 : index
          memref.store %1096, %q[%1104] : memref<?xf32>
          %1105 = arith.addi %1104, %c38 : index
          memref.store %1099, %q[%1105] : memref<?xf32>
        } else {
          %1106 = arith.addi %990, %992 : index
          memref.store %1096, %20[%1106] : memref<?xf32>
          %1107 = arith.addi %990, %992 : index
          %1108 = arith.addi %1107, %c38 : index
          memref.store %1099, %20[%1108] : memref<?xf32>
        }
        %1109 = arith.remui %1034, %c5 : index
        %1110 = arith.muli %1109, %c36 : index
        %1111 = arith.addi %1110, %1012 : index
        %1112 = arith.divui %1034, %c5 : index
        %1113 = arith.addi %1112, %c5 : index
        %1114 = arith.muli %1113, %c36 : index
        %1115 = arith.addi %1114, %1012 : index
        %1116 = memref.load %rope[%1111] : memref<?xf32>
        %1117 = arith.addi %1111, %c38 : index
        %1118 = memref.load %rope[%1117] : memref<?xf32>
        %1119 = memref.load %rope[%1115] : memref<?xf32>
        %1120 = arith.addi %1115, %c38 : index
        %1121 = memref.load %rope[%1120] : memref<?xf32>
        %1122 = arith.mulf %1119, %1116 : f32
        %1123 = arith.mulf %1121, %1118 : f32
        %1124 = arith.subf %1122, %1123 : f32
        %1125 = arith.mulf %1121, %1116 : f32
        %1126 = arith.mulf %1119, %1118 : f32
        %1127 = arith.addf %1125, %1126 : f32
        %1128 = arith.mulf %1068, %1124 : f32
        %1129 = arith.mulf %1074, %1127 : f32
        %1130 = arith.subf %1128, %1129 : f32
        %1131 = arith.mulf %1074, %1124 : f32
        %1132 = arith.mulf %1068, %1127 : f32
        %1133 = arith.addf %1131, %1132 : f32
        scf.if %1011 {
          %1134 = arith.cmpi slt, %0, %heads : index
          scf.if %1134 {
            %1135 = arith.muli %989, %heads : index
            %1136 = arith.addi %1135, %0 : index
            %1137 = arith.muli %1136, %c36 : index
            %1138 = arith.addi %1137, %1012 : index
            memref.store %1130, %q[%1138] : memref<?xf32>
            %1139 = arith.addi %1138, %c38 : index
            memref.store %1133, %q[%1139] : memref<?xf32>
          } else {
            %1140 = arith.addi %990, %1012 : index
            memref.store %1130, %20[%1140] : memref<?xf32>
            %1141 = arith.addi %990, %1012 : index
            %1142 = arith.addi %1141, %c38 : index
            memref.store %1133, %20[%1142] : memref<?xf32>
          }
        }
      } else {
        %1143 = arith.cmpi slt, %0, %heads : index
        scf.if %1143 {
          %1144 = arith.muli %989, %heads : index
          %1145 = arith.addi %1144, %0 : index
          %1146 = arith.muli %1145, %c36 : index
          %1147 = arith.addi %1146, %992 : index
          memref.store %1000, %q[%1147] : memref<?xf32>
          %1148 = arith.addi %1147, %c38 : index
          memref.store %1009, %q[%1148] : memref<?xf32>
        } else {
          %1149 = arith.addi %990, %992 : index
          memref.store %1000, %20[%1149] : memref<?xf32>
          %1150 = arith.addi %990, %992 : index
          %1151 = arith.addi %1150, %c38 : index
          memref.store %1009, %20[%1151] : memref<?xf32>
        }
        scf.if %1011 {
          %1152 = arith.cmpi slt, %0, %heads : index
          scf.if %1152 {
            %1153 = arith.muli %989, %heads : index
            %1154 = arith.addi %1153, %0 : index
            %1155 = arith.muli %1154, %c36 : index
            %1156 = arith.addi %1155, %1012 : index
            memref.store %1020, %q[%1156] : memref<?xf32>
            %1157 = arith.addi %1156, %c38 : index
            memref.store %1029, %q[%1157] : memref<?xf32>
          } else {
            %1158 = arith.addi %990, %1012 : index
            memref.store %1020, %20[%1158] : memref<?xf32>
            %1159 = arith.addi %990, %1012 : index
            %1160 = arith.addi %1159, %c38 : index
            memref.store %1029, %20[%1160] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1161 = arith.cmpi sge, %0, %heads : index
    scf.if %1161 {
      %1162 = arith.addi %806, %c10 : index
      %1163 = arith.addi %805, %1162 : index
      %1164 = arith.cmpi slt, %1163, %22 : index
      %1165 = arith.cmpi slt, %1162, %c14 : index
      %1166 = arith.andi %1164, %1165 : i1
      scf.if %1166 {
        %1167 = arith.addi %805, %1162 : index
        %1168 = arith.addi %slotsAt, %1167 : index
        %1169 = memref.load %step[%1168] : memref<?xi32>
        %1170 = arith.index_cast %1169 : i32 to index
        %1171 = arith.cmpi sge, %1170, %c10 : index
        scf.if %1171 {
          %1172 = arith.muli %1162, %c36 : index
          %1173 = arith.subi %0, %heads : index
          %1174 = memref.load %scales[%1173] : memref<?xf32>
          %1175 = vector.broadcast %1174 : f32 to vector<4xf32>
          %1176 = arith.divui %1170, %c14 : index
          %1177 = arith.remui %1170, %c14 : index
          %1178 = arith.muli %1176, %pageBytes : index
          %1179 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1179 {
            %1180 = wave.lane
            %1181 = arith.muli %1180, %c21 : index
            scf.for %1182 = %1181 to %c36 step %c8 {
              %1183 = arith.addi %1172, %1182 : index
              %1184 = vector.load %20[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1185 = arith.mulf %1184, %1175 : vector<4xf32>
              %1186 = arith.minimumf %1185, %c50 : vector<4xf32>
              %1187 = arith.maximumf %1186, %c51 : vector<4xf32>
              %1188 = arith.truncf %1187 : vector<4xf32> to vector<4xf16>
              %1189 = vector.bitcast %1188 : vector<4xf16> to vector<8xi8>
              %1190 = arith.cmpi slt, %1173, %kvHeads : index
              scf.if %1190 {
                %1191 = arith.muli %1173, %c52 : index
                %1192 = arith.addi %1178, %1191 : index
                %1193 = arith.divui %1182, %c14 : index
                %1194 = arith.muli %1193, %c53 : index
                %1195 = arith.remui %1182, %c14 : index
                %1196 = arith.divui %1195, %c4 : index
                %1197 = arith.muli %1196, %c5 : index
                %1198 = arith.muli %1177, %c14 : index
                %1199 = arith.addi %1197, %1198 : index
                %1200 = arith.remui %1195, %c4 : index
                %1201 = arith.muli %1200, %c15 : index
                %1202 = arith.addi %1199, %1201 : index
                %1203 = arith.addi %1194, %1202 : index
                %1204 = arith.addi %1192, %1203 : index
                vector.store %1189, %kv[%1204] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1205 = arith.subi %1173, %kvHeads : index
                %1206 = arith.muli %1205, %c52 : index
                %1207 = arith.addi %1178, %1206 : index
                %1208 = arith.addi %1182, %c10 : index
                %1209 = arith.divui %1208, %c14 : index
                %1210 = arith.muli %1209, %c53 : index
                %1211 = arith.addi %1210, %c11 : index
                %1212 = arith.remui %1208, %c14 : index
                %1213 = arith.divui %1177, %c15 : index
                %1214 = arith.remui %1177, %c15 : index
                %1215 = arith.muli %1214, %c4 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.divui %1216, %c4 : index
                %1218 = arith.muli %1217, %c5 : index
                %1219 = arith.muli %1212, %c14 : index
                %1220 = arith.addi %1218, %1219 : index
                %1221 = arith.remui %1216, %c4 : index
                %1222 = arith.muli %1221, %c15 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.addi %1211, %1223 : index
                %1225 = arith.addi %1207, %1224 : index
                %1226 = vector.shuffle %1189, %1189 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1226, %kv[%1225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1227 = arith.addi %1182, %c9 : index
                %1228 = arith.divui %1227, %c14 : index
                %1229 = arith.muli %1228, %c53 : index
                %1230 = arith.addi %1229, %c11 : index
                %1231 = arith.remui %1227, %c14 : index
                %1232 = arith.divui %1177, %c15 : index
                %1233 = arith.remui %1177, %c15 : index
                %1234 = arith.muli %1233, %c4 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.divui %1235, %c4 : index
                %1237 = arith.muli %1236, %c5 : index
                %1238 = arith.muli %1231, %c14 : index
                %1239 = arith.addi %1237, %1238 : index
                %1240 = arith.remui %1235, %c4 : index
                %1241 = arith.muli %1240, %c15 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1230, %1242 : index
                %1244 = arith.addi %1207, %1243 : index
                %1245 = vector.shuffle %1189, %1189 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1245, %kv[%1244] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1246 = arith.addi %1182, %c15 : index
                %1247 = arith.divui %1246, %c14 : index
                %1248 = arith.muli %1247, %c53 : index
                %1249 = arith.addi %1248, %c11 : index
                %1250 = arith.remui %1246, %c14 : index
                %1251 = arith.divui %1177, %c15 : index
                %1252 = arith.remui %1177, %c15 : index
                %1253 = arith.muli %1252, %c4 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.divui %1254, %c4 : index
                %1256 = arith.muli %1255, %c5 : index
                %1257 = arith.muli %1250, %c14 : index
                %1258 = arith.addi %1256, %1257 : index
                %1259 = arith.remui %1254, %c4 : index
                %1260 = arith.muli %1259, %c15 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.addi %1249, %1261 : index
                %1263 = arith.addi %1207, %1262 : index
                %1264 = vector.shuffle %1189, %1189 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1264, %kv[%1263] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1265 = arith.addi %1182, %c29 : index
                %1266 = arith.divui %1265, %c14 : index
                %1267 = arith.muli %1266, %c53 : index
                %1268 = arith.addi %1267, %c11 : index
                %1269 = arith.remui %1265, %c14 : index
                %1270 = arith.divui %1177, %c15 : index
                %1271 = arith.remui %1177, %c15 : index
                %1272 = arith.muli %1271, %c4 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.divui %1273, %c4 : index
                %1275 = arith.muli %1274, %c5 : index
                %1276 = arith.muli %1269, %c14 : index
                %1277 = arith.addi %1275, %1276 : index
                %1278 = arith.remui %1273, %c4 : index
                %1279 = arith.muli %1278, %c15 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1268, %1280 : index
                %1282 = arith.addi %1207, %1281 : index
                %1283 = vector.shuffle %1189, %1189 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1283, %kv[%1282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1284 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1284 {
            %1285 = wave.lane
            %1286 = arith.muli %1285, %c21 : index
            scf.for %1287 = %1286 to %c36 step %c8 {
              %1288 = arith.addi %1172, %1287 : index
              %1289 = vector.load %20[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = arith.mulf %1289, %1175 : vector<4xf32>
              %1291 = wave.fp8_encode "e4m3" %1290 : vector<4xf32> -> vector<4xi8>
              %1292 = arith.cmpi slt, %1173, %kvHeads : index
              scf.if %1292 {
                %1293 = arith.muli %1173, %c11 : index
                %1294 = arith.addi %1178, %1293 : index
                %1295 = vector.shuffle %1291, %1291 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1296 = arith.divui %1287, %c14 : index
                %1297 = arith.muli %1296, %c5 : index
                %1298 = arith.remui %1287, %c14 : index
                %1299 = arith.muli %1177, %c14 : index
                %1300 = arith.divui %1298, %c21 : index
                %1301 = arith.muli %1300, %c21 : index
                %1302 = arith.remui %1298, %c15 : index
                %1303 = arith.muli %1302, %c15 : index
                %1304 = arith.addi %1301, %1303 : index
                %1305 = arith.divui %1298, %c15 : index
                %1306 = arith.remui %1305, %c15 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.addi %1299, %1307 : index
                %1309 = arith.addi %1297, %1308 : index
                %1310 = arith.addi %1294, %1309 : index
                vector.store %1295, %kv[%1310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1311 = arith.subi %1173, %kvHeads : index
                %1312 = arith.muli %1311, %c11 : index
                %1313 = arith.addi %1178, %1312 : index
                %1314 = arith.addi %1287, %c10 : index
                %1315 = arith.divui %1314, %c14 : index
                %1316 = arith.muli %1315, %c5 : index
                %1317 = arith.addi %1316, %c12 : index
                %1318 = arith.remui %1314, %c14 : index
                %1319 = arith.divui %1177, %c15 : index
                %1320 = arith.remui %1177, %c15 : index
                %1321 = arith.muli %1320, %c4 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.muli %1318, %c14 : index
                %1324 = arith.divui %1322, %c21 : index
                %1325 = arith.muli %1324, %c21 : index
                %1326 = arith.remui %1322, %c15 : index
                %1327 = arith.muli %1326, %c15 : index
                %1328 = arith.addi %1325, %1327 : index
                %1329 = arith.divui %1322, %c15 : index
                %1330 = arith.remui %1329, %c15 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.addi %1323, %1331 : index
                %1333 = arith.addi %1317, %1332 : index
                %1334 = arith.addi %1313, %1333 : index
                %1335 = vector.shuffle %1291, %1291 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1335, %kv[%1334] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1336 = arith.addi %1287, %c9 : index
                %1337 = arith.divui %1336, %c14 : index
                %1338 = arith.muli %1337, %c5 : index
                %1339 = arith.addi %1338, %c12 : index
                %1340 = arith.remui %1336, %c14 : index
                %1341 = arith.divui %1177, %c15 : index
                %1342 = arith.remui %1177, %c15 : index
                %1343 = arith.muli %1342, %c4 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.muli %1340, %c14 : index
                %1346 = arith.divui %1344, %c21 : index
                %1347 = arith.muli %1346, %c21 : index
                %1348 = arith.remui %1344, %c15 : index
                %1349 = arith.muli %1348, %c15 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.divui %1344, %c15 : index
                %1352 = arith.remui %1351, %c15 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.addi %1345, %1353 : index
                %1355 = arith.addi %1339, %1354 : index
                %1356 = arith.addi %1313, %1355 : index
                %1357 = vector.shuffle %1291, %1291 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1357, %kv[%1356] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1358 = arith.addi %1287, %c15 : index
                %1359 = arith.divui %1358, %c14 : index
                %1360 = arith.muli %1359, %c5 : index
                %1361 = arith.addi %1360, %c12 : index
                %1362 = arith.remui %1358, %c14 : index
                %1363 = arith.divui %1177, %c15 : index
                %1364 = arith.remui %1177, %c15 : index
                %1365 = arith.muli %1364, %c4 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.muli %1362, %c14 : index
                %1368 = arith.divui %1366, %c21 : index
                %1369 = arith.muli %1368, %c21 : index
                %1370 = arith.remui %1366, %c15 : index
                %1371 = arith.muli %1370, %c15 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.divui %1366, %c15 : index
                %1374 = arith.remui %1373, %c15 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.addi %1367, %1375 : index
                %1377 = arith.addi %1361, %1376 : index
                %1378 = arith.addi %1313, %1377 : index
                %1379 = vector.shuffle %1291, %1291 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1379, %kv[%1378] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1380 = arith.addi %1287, %c29 : index
                %1381 = arith.divui %1380, %c14 : index
                %1382 = arith.muli %1381, %c5 : index
                %1383 = arith.addi %1382, %c12 : index
                %1384 = arith.remui %1380, %c14 : index
                %1385 = arith.divui %1177, %c15 : index
                %1386 = arith.remui %1177, %c15 : index
                %1387 = arith.muli %1386, %c4 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.muli %1384, %c14 : index
                %1390 = arith.divui %1388, %c21 : index
                %1391 = arith.muli %1390, %c21 : index
                %1392 = arith.remui %1388, %c15 : index
                %1393 = arith.muli %1392, %c15 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.divui %1388, %c15 : index
                %1396 = arith.remui %1395, %c15 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.addi %1389, %1397 : index
                %1399 = arith.addi %1383, %1398 : index
                %1400 = arith.addi %1313, %1399 : index
                %1401 = vector.shuffle %1291, %1291 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1401, %kv[%1400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1402 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1402 {
            %1403 = wave.lane
            %1404 = arith.muli %1403, %c21 : index
            scf.for %1405 = %1404 to %c36 step %c8 {
              %1406 = arith.addi %1172, %1405 : index
              %1407 = vector.load %20[%1406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1408 = arith.mulf %1407, %1175 : vector<4xf32>
              %1409 = wave.fp8_encode "e5m2" %1408 : vector<4xf32> -> vector<4xi8>
              %1410 = arith.cmpi slt, %1173, %kvHeads : index
              scf.if %1410 {
                %1411 = arith.muli %1173, %c11 : index
                %1412 = arith.addi %1178, %1411 : index
                %1413 = vector.shuffle %1409, %1409 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1414 = arith.divui %1405, %c14 : index
                %1415 = arith.muli %1414, %c5 : index
                %1416 = arith.remui %1405, %c14 : index
                %1417 = arith.muli %1177, %c14 : index
                %1418 = arith.divui %1416, %c21 : index
                %1419 = arith.muli %1418, %c21 : index
                %1420 = arith.remui %1416, %c15 : index
                %1421 = arith.muli %1420, %c15 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.divui %1416, %c15 : index
                %1424 = arith.remui %1423, %c15 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.addi %1417, %1425 : index
                %1427 = arith.addi %1415, %1426 : index
                %1428 = arith.addi %1412, %1427 : index
                vector.store %1413, %kv[%1428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1429 = arith.subi %1173, %kvHeads : index
                %1430 = arith.muli %1429, %c11 : index
                %1431 = arith.addi %1178, %1430 : index
                %1432 = arith.addi %1405, %c10 : index
                %1433 = arith.divui %1432, %c14 : index
                %1434 = arith.muli %1433, %c5 : index
                %1435 = arith.addi %1434, %c12 : index
                %1436 = arith.remui %1432, %c14 : index
                %1437 = arith.divui %1177, %c15 : index
                %1438 = arith.remui %1177, %c15 : index
                %1439 = arith.muli %1438, %c4 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.muli %1436, %c14 : index
                %1442 = arith.divui %1440, %c21 : index
                %1443 = arith.muli %1442, %c21 : index
                %1444 = arith.remui %1440, %c15 : index
                %1445 = arith.muli %1444, %c15 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.divui %1440, %c15 : index
                %1448 = arith.remui %1447, %c15 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.addi %1441, %1449 : index
                %1451 = arith.addi %1435, %1450 : index
                %1452 = arith.addi %1431, %1451 : index
                %1453 = vector.shuffle %1409, %1409 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1453, %kv[%1452] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1454 = arith.addi %1405, %c9 : index
                %1455 = arith.divui %1454, %c14 : index
                %1456 = arith.muli %1455, %c5 : index
                %1457 = arith.addi %1456, %c12 : index
                %1458 = arith.remui %1454, %c14 : index
                %1459 = arith.divui %1177, %c15 : index
                %1460 = arith.remui %1177, %c15 : index
                %1461 = arith.muli %1460, %c4 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.muli %1458, %c14 : index
                %1464 = arith.divui %1462, %c21 : index
                %1465 = arith.muli %1464, %c21 : index
                %1466 = arith.remui %1462, %c15 : index
                %1467 = arith.muli %1466, %c15 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.divui %1462, %c15 : index
                %1470 = arith.remui %1469, %c15 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.addi %1463, %1471 : index
                %1473 = arith.addi %1457, %1472 : index
                %1474 = arith.addi %1431, %1473 : index
                %1475 = vector.shuffle %1409, %1409 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1475, %kv[%1474] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1476 = arith.addi %1405, %c15 : index
                %1477 = arith.divui %1476, %c14 : index
                %1478 = arith.muli %1477, %c5 : index
                %1479 = arith.addi %1478, %c12 : index
                %1480 = arith.remui %1476, %c14 : index
                %1481 = arith.divui %1177, %c15 : index
                %1482 = arith.remui %1177, %c15 : index
                %1483 = arith.muli %1482, %c4 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.muli %1480, %c14 : index
                %1486 = arith.divui %1484, %c21 : index
                %1487 = arith.muli %1486, %c21 : index
                %1488 = arith.remui %1484, %c15 : index
                %1489 = arith.muli %1488, %c15 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.divui %1484, %c15 : index
                %1492 = arith.remui %1491, %c15 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.addi %1485, %1493 : index
                %1495 = arith.addi %1479, %1494 : index
                %1496 = arith.addi %1431, %1495 : index
                %1497 = vector.shuffle %1409, %1409 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1497, %kv[%1496] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1498 = arith.addi %1405, %c29 : index
                %1499 = arith.divui %1498, %c14 : index
                %1500 = arith.muli %1499, %c5 : index
                %1501 = arith.addi %1500, %c12 : index
                %1502 = arith.remui %1498, %c14 : index
                %1503 = arith.divui %1177, %c15 : index
                %1504 = arith.remui %1177, %c15 : index
                %1505 = arith.muli %1504, %c4 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.muli %1502, %c14 : index
                %1508 = arith.divui %1506, %c21 : index
                %1509 = arith.muli %1508, %c21 : index
                %1510 = arith.remui %1506, %c15 : index
                %1511 = arith.muli %1510, %c15 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.divui %1506, %c15 : index
                %1514 = arith.remui %1513, %c15 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.addi %1507, %1515 : index
                %1517 = arith.addi %1501, %1516 : index
                %1518 = arith.addi %1431, %1517 : index
                %1519 = vector.shuffle %1409, %1409 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1519, %kv[%1518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1520 = arith.addi %806, %c46 : index
      %1521 = arith.addi %805, %1520 : index
      %1522 = arith.cmpi slt, %1521, %22 : index
      %1523 = arith.cmpi slt, %1520, %c14 : index
      %1524 = arith.andi %1522, %1523 : i1
      scf.if %1524 {
        %1525 = arith.addi %805, %1520 : index
        %1526 = arith.addi %slotsAt, %1525 : index
        %1527 = memref.load %step[%1526] : memref<?xi32>
        %1528 = arith.index_cast %1527 : i32 to index
        %1529 = arith.cmpi sge, %1528, %c10 : index
        scf.if %1529 {
          %1530 = arith.muli %1520, %c36 : index
          %1531 = arith.subi %0, %heads : index
          %1532 = memref.load %scales[%1531] : memref<?xf32>
          %1533 = vector.broadcast %1532 : f32 to vector<4xf32>
          %1534 = arith.divui %1528, %c14 : index
          %1535 = arith.remui %1528, %c14 : index
          %1536 = arith.muli %1534, %pageBytes : index
          %1537 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1537 {
            %1538 = wave.lane
            %1539 = arith.muli %1538, %c21 : index
            scf.for %1540 = %1539 to %c36 step %c8 {
              %1541 = arith.addi %1530, %1540 : index
              %1542 = vector.load %20[%1541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1543 = arith.mulf %1542, %1533 : vector<4xf32>
              %1544 = arith.minimumf %1543, %c50 : vector<4xf32>
              %1545 = arith.maximumf %1544, %c51 : vector<4xf32>
              %1546 = arith.truncf %1545 : vector<4xf32> to vector<4xf16>
              %1547 = vector.bitcast %1546 : vector<4xf16> to vector<8xi8>
              %1548 = arith.cmpi slt, %1531, %kvHeads : index
              scf.if %1548 {
                %1549 = arith.muli %1531, %c52 : index
                %1550 = arith.addi %1536, %1549 : index
                %1551 = arith.divui %1540, %c14 : index
                %1552 = arith.muli %1551, %c53 : index
                %1553 = arith.remui %1540, %c14 : index
                %1554 = arith.divui %1553, %c4 : index
                %1555 = arith.muli %1554, %c5 : index
                %1556 = arith.muli %1535, %c14 : index
                %1557 = arith.addi %1555, %1556 : index
                %1558 = arith.remui %1553, %c4 : index
                %1559 = arith.muli %1558, %c15 : index
                %1560 = arith.addi %1557, %1559 : index
                %1561 = arith.addi %1552, %1560 : index
                %1562 = arith.addi %1550, %1561 : index
                vector.store %1547, %kv[%1562] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1563 = arith.subi %1531, %kvHeads : index
                %1564 = arith.muli %1563, %c52 : index
                %1565 = arith.addi %1536, %1564 : index
                %1566 = arith.addi %1540, %c10 : index
                %1567 = arith.divui %1566, %c14 : index
                %1568 = arith.muli %1567, %c53 : index
                %1569 = arith.addi %1568, %c11 : index
                %1570 = arith.remui %1566, %c14 : index
                %1571 = arith.divui %1535, %c15 : index
                %1572 = arith.remui %1535, %c15 : index
                %1573 = arith.muli %1572, %c4 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.divui %1574, %c4 : index
                %1576 = arith.muli %1575, %c5 : index
                %1577 = arith.muli %1570, %c14 : index
                %1578 = arith.addi %1576, %1577 : index
                %1579 = arith.remui %1574, %c4 : index
                %1580 = arith.muli %1579, %c15 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.addi %1569, %1581 : index
                %1583 = arith.addi %1565, %1582 : index
                %1584 = vector.shuffle %1547, %1547 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1584, %kv[%1583] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1585 = arith.addi %1540, %c9 : index
                %1586 = arith.divui %1585, %c14 : index
                %1587 = arith.muli %1586, %c53 : index
                %1588 = arith.addi %1587, %c11 : index
                %1589 = arith.remui %1585, %c14 : index
                %1590 = arith.divui %1535, %c15 : index
                %1591 = arith.remui %1535, %c15 : index
                %1592 = arith.muli %1591, %c4 : index
                %1593 = arith.addi %1590, %1592 : index
                %1594 = arith.divui %1593, %c4 : index
                %1595 = arith.muli %1594, %c5 : index
                %1596 = arith.muli %1589, %c14 : index
                %1597 = arith.addi %1595, %1596 : index
                %1598 = arith.remui %1593, %c4 : index
                %1599 = arith.muli %1598, %c15 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.addi %1588, %1600 : index
                %1602 = arith.addi %1565, %1601 : index
                %1603 = vector.shuffle %1547, %1547 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1603, %kv[%1602] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1604 = arith.addi %1540, %c15 : index
                %1605 = arith.divui %1604, %c14 : index
                %1606 = arith.muli %1605, %c53 : index
                %1607 = arith.addi %1606, %c11 : index
                %1608 = arith.remui %1604, %c14 : index
                %1609 = arith.divui %1535, %c15 : index
                %1610 = arith.remui %1535, %c15 : index
                %1611 = arith.muli %1610, %c4 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.divui %1612, %c4 : index
                %1614 = arith.muli %1613, %c5 : index
                %1615 = arith.muli %1608, %c14 : index
                %1616 = arith.addi %1614, %1615 : index
                %1617 = arith.remui %1612, %c4 : index
                %1618 = arith.muli %1617, %c15 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.addi %1607, %1619 : index
                %1621 = arith.addi %1565, %1620 : index
                %1622 = vector.shuffle %1547, %1547 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1622, %kv[%1621] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1623 = arith.addi %1540, %c29 : index
                %1624 = arith.divui %1623, %c14 : index
                %1625 = arith.muli %1624, %c53 : index
                %1626 = arith.addi %1625, %c11 : index
                %1627 = arith.remui %1623, %c14 : index
                %1628 = arith.divui %1535, %c15 : index
                %1629 = arith.remui %1535, %c15 : index
                %1630 = arith.muli %1629, %c4 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.divui %1631, %c4 : index
                %1633 = arith.muli %1632, %c5 : index
                %1634 = arith.muli %1627, %c14 : index
                %1635 = arith.addi %1633, %1634 : index
                %1636 = arith.remui %1631, %c4 : index
                %1637 = arith.muli %1636, %c15 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.addi %1626, %1638 : index
                %1640 = arith.addi %1565, %1639 : index
                %1641 = vector.shuffle %1547, %1547 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1641, %kv[%1640] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1642 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1642 {
            %1643 = wave.lane
            %1644 = arith.muli %1643, %c21 : index
            scf.for %1645 = %1644 to %c36 step %c8 {
              %1646 = arith.addi %1530, %1645 : index
              %1647 = vector.load %20[%1646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1648 = arith.mulf %1647, %1533 : vector<4xf32>
              %1649 = wave.fp8_encode "e4m3" %1648 : vector<4xf32> -> vector<4xi8>
              %1650 = arith.cmpi slt, %1531, %kvHeads : index
              scf.if %1650 {
                %1651 = arith.muli %1531, %c11 : index
                %1652 = arith.addi %1536, %1651 : index
                %1653 = vector.shuffle %1649, %1649 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1654 = arith.divui %1645, %c14 : index
                %1655 = arith.muli %1654, %c5 : index
                %1656 = arith.remui %1645, %c14 : index
                %1657 = arith.muli %1535, %c14 : index
                %1658 = arith.divui %1656, %c21 : index
                %1659 = arith.muli %1658, %c21 : index
                %1660 = arith.remui %1656, %c15 : index
                %1661 = arith.muli %1660, %c15 : index
                %1662 = arith.addi %1659, %1661 : index
                %1663 = arith.divui %1656, %c15 : index
                %1664 = arith.remui %1663, %c15 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.addi %1657, %1665 : index
                %1667 = arith.addi %1655, %1666 : index
                %1668 = arith.addi %1652, %1667 : index
                vector.store %1653, %kv[%1668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1669 = arith.subi %1531, %kvHeads : index
                %1670 = arith.muli %1669, %c11 : index
                %1671 = arith.addi %1536, %1670 : index
                %1672 = arith.addi %1645, %c10 : index
                %1673 = arith.divui %1672, %c14 : index
                %1674 = arith.muli %1673, %c5 : index
                %1675 = arith.addi %1674, %c12 : index
                %1676 = arith.remui %1672, %c14 : index
                %1677 = arith.divui %1535, %c15 : index
                %1678 = arith.remui %1535, %c15 : index
                %1679 = arith.muli %1678, %c4 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.muli %1676, %c14 : index
                %1682 = arith.divui %1680, %c21 : index
                %1683 = arith.muli %1682, %c21 : index
                %1684 = arith.remui %1680, %c15 : index
                %1685 = arith.muli %1684, %c15 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.divui %1680, %c15 : index
                %1688 = arith.remui %1687, %c15 : index
                %1689 = arith.addi %1686, %1688 : index
                %1690 = arith.addi %1681, %1689 : index
                %1691 = arith.addi %1675, %1690 : index
                %1692 = arith.addi %1671, %1691 : index
                %1693 = vector.shuffle %1649, %1649 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1693, %kv[%1692] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1694 = arith.addi %1645, %c9 : index
                %1695 = arith.divui %1694, %c14 : index
                %1696 = arith.muli %1695, %c5 : index
                %1697 = arith.addi %1696, %c12 : index
                %1698 = arith.remui %1694, %c14 : index
                %1699 = arith.divui %1535, %c15 : index
                %1700 = arith.remui %1535, %c15 : index
                %1701 = arith.muli %1700, %c4 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.muli %1698, %c14 : index
                %1704 = arith.divui %1702, %c21 : index
                %1705 = arith.muli %1704, %c21 : index
                %1706 = arith.remui %1702, %c15 : index
                %1707 = arith.muli %1706, %c15 : index
                %1708 = arith.addi %1705, %1707 : index
                %1709 = arith.divui %1702, %c15 : index
                %1710 = arith.remui %1709, %c15 : index
                %1711 = arith.addi %1708, %1710 : index
                %1712 = arith.addi %1703, %1711 : index
                %1713 = arith.addi %1697, %1712 : index
                %1714 = arith.addi %1671, %1713 : index
                %1715 = vector.shuffle %1649, %1649 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1715, %kv[%1714] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1716 = arith.addi %1645, %c15 : index
                %1717 = arith.divui %1716, %c14 : index
                %1718 = arith.muli %1717, %c5 : index
                %1719 = arith.addi %1718, %c12 : index
                %1720 = arith.remui %1716, %c14 : index
                %1721 = arith.divui %1535, %c15 : index
                %1722 = arith.remui %1535, %c15 : index
                %1723 = arith.muli %1722, %c4 : index
                %1724 = arith.addi %1721, %1723 : index
                %1725 = arith.muli %1720, %c14 : index
                %1726 = arith.divui %1724, %c21 : index
                %1727 = arith.muli %1726, %c21 : index
                %1728 = arith.remui %1724, %c15 : index
                %1729 = arith.muli %1728, %c15 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.divui %1724, %c15 : index
                %1732 = arith.remui %1731, %c15 : index
                %1733 = arith.addi %1730, %1732 : index
                %1734 = arith.addi %1725, %1733 : index
                %1735 = arith.addi %1719, %1734 : index
                %1736 = arith.addi %1671, %1735 : index
                %1737 = vector.shuffle %1649, %1649 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1737, %kv[%1736] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1738 = arith.addi %1645, %c29 : index
                %1739 = arith.divui %1738, %c14 : index
                %1740 = arith.muli %1739, %c5 : index
                %1741 = arith.addi %1740, %c12 : index
                %1742 = arith.remui %1738, %c14 : index
                %1743 = arith.divui %1535, %c15 : index
                %1744 = arith.remui %1535, %c15 : index
                %1745 = arith.muli %1744, %c4 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.muli %1742, %c14 : index
                %1748 = arith.divui %1746, %c21 : index
                %1749 = arith.muli %1748, %c21 : index
                %1750 = arith.remui %1746, %c15 : index
                %1751 = arith.muli %1750, %c15 : index
                %1752 = arith.addi %1749, %1751 : index
                %1753 = arith.divui %1746, %c15 : index
                %1754 = arith.remui %1753, %c15 : index
                %1755 = arith.addi %1752, %1754 : index
                %1756 = arith.addi %1747, %1755 : index
                %1757 = arith.addi %1741, %1756 : index
                %1758 = arith.addi %1671, %1757 : index
                %1759 = vector.shuffle %1649, %1649 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1759, %kv[%1758] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1760 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1760 {
            %1761 = wave.lane
            %1762 = arith.muli %1761, %c21 : index
            scf.for %1763 = %1762 to %c36 step %c8 {
              %1764 = arith.addi %1530, %1763 : index
              %1765 = vector.load %20[%1764] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1766 = arith.mulf %1765, %1533 : vector<4xf32>
              %1767 = wave.fp8_encode "e5m2" %1766 : vector<4xf32> -> vector<4xi8>
              %1768 = arith.cmpi slt, %1531, %kvHeads : index
              scf.if %1768 {
                %1769 = arith.muli %1531, %c11 : index
                %1770 = arith.addi %1536, %1769 : index
                %1771 = vector.shuffle %1767, %1767 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1772 = arith.divui %1763, %c14 : index
                %1773 = arith.muli %1772, %c5 : index
                %1774 = arith.remui %1763, %c14 : index
                %1775 = arith.muli %1535, %c14 : index
                %1776 = arith.divui %1774, %c21 : index
                %1777 = arith.muli %1776, %c21 : index
                %1778 = arith.remui %1774, %c15 : index
                %1779 = arith.muli %1778, %c15 : index
                %1780 = arith.addi %1777, %1779 : index
                %1781 = arith.divui %1774, %c15 : index
                %1782 = arith.remui %1781, %c15 : index
                %1783 = arith.addi %1780, %1782 : index
                %1784 = arith.addi %1775, %1783 : index
                %1785 = arith.addi %1773, %1784 : index
                %1786 = arith.addi %1770, %1785 : index
                vector.store %1771, %kv[%1786] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1787 = arith.subi %1531, %kvHeads : index
                %1788 = arith.muli %1787, %c11 : index
                %1789 = arith.addi %1536, %1788 : index
                %1790 = arith.addi %1763, %c10 : index
                %1791 = arith.divui %1790, %c14 : index
                %1792 = arith.muli %1791, %c5 : index
                %1793 = arith.addi %1792, %c12 : index
                %1794 = arith.remui %1790, %c14 : index
                %1795 = arith.divui %1535, %c15 : index
                %1796 = arith.remui %1535, %c15 : index
                %1797 = arith.muli %1796, %c4 : index
                %1798 = arith.addi %1795, %1797 : index
                %1799 = arith.muli %1794, %c14 : index
                %1800 = arith.divui %1798, %c21 : index
                %1801 = arith.muli %1800, %c21 : index
                %1802 = arith.remui %1798, %c15 : index
                %1803 = arith.muli %1802, %c15 : index
                %1804 = arith.addi %1801, %1803 : index
                %1805 = arith.divui %1798, %c15 : index
                %1806 = arith.remui %1805, %c15 : index
                %1807 = arith.addi %1804, %1806 : index
                %1808 = arith.addi %1799, %1807 : index
                %1809 = arith.addi %1793, %1808 : index
                %1810 = arith.addi %1789, %1809 : index
                %1811 = vector.shuffle %1767, %1767 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1811, %kv[%1810] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1812 = arith.addi %1763, %c9 : index
                %1813 = arith.divui %1812, %c14 : index
                %1814 = arith.muli %1813, %c5 : index
                %1815 = arith.addi %1814, %c12 : index
                %1816 = arith.remui %1812, %c14 : index
                %1817 = arith.divui %1535, %c15 : index
                %1818 = arith.remui %1535, %c15 : index
                %1819 = arith.muli %1818, %c4 : index
                %1820 = arith.addi %1817, %1819 : index
                %1821 = arith.muli %1816, %c14 : index
                %1822 = arith.divui %1820, %c21 : index
                %1823 = arith.muli %1822, %c21 : index
                %1824 = arith.remui %1820, %c15 : index
                %1825 = arith.muli %1824, %c15 : index
                %1826 = arith.addi %1823, %1825 : index
                %1827 = arith.divui %1820, %c15 : index
                %1828 = arith.remui %1827, %c15 : index
                %1829 = arith.addi %1826, %1828 : index
                %1830 = arith.addi %1821, %1829 : index
                %1831 = arith.addi %1815, %1830 : index
                %1832 = arith.addi %1789, %1831 : index
                %1833 = vector.shuffle %1767, %1767 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1833, %kv[%1832] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1834 = arith.addi %1763, %c15 : index
                %1835 = arith.divui %1834, %c14 : index
                %1836 = arith.muli %1835, %c5 : index
                %1837 = arith.addi %1836, %c12 : index
                %1838 = arith.remui %1834, %c14 : index
                %1839 = arith.divui %1535, %c15 : index
                %1840 = arith.remui %1535, %c15 : index
                %1841 = arith.muli %1840, %c4 : index
                %1842 = arith.addi %1839, %1841 : index
                %1843 = arith.muli %1838, %c14 : index
                %1844 = arith.divui %1842, %c21 : index
                %1845 = arith.muli %1844, %c21 : index
                %1846 = arith.remui %1842, %c15 : index
                %1847 = arith.muli %1846, %c15 : index
                %1848 = arith.addi %1845, %1847 : index
                %1849 = arith.divui %1842, %c15 : index
                %1850 = arith.remui %1849, %c15 : index
                %1851 = arith.addi %1848, %1850 : index
                %1852 = arith.addi %1843, %1851 : index
                %1853 = arith.addi %1837, %1852 : index
                %1854 = arith.addi %1789, %1853 : index
                %1855 = vector.shuffle %1767, %1767 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1855, %kv[%1854] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1856 = arith.addi %1763, %c29 : index
                %1857 = arith.divui %1856, %c14 : index
                %1858 = arith.muli %1857, %c5 : index
                %1859 = arith.addi %1858, %c12 : index
                %1860 = arith.remui %1856, %c14 : index
                %1861 = arith.divui %1535, %c15 : index
                %1862 = arith.remui %1535, %c15 : index
                %1863 = arith.muli %1862, %c4 : index
                %1864 = arith.addi %1861, %1863 : index
                %1865 = arith.muli %1860, %c14 : index
                %1866 = arith.divui %1864, %c21 : index
                %1867 = arith.muli %1866, %c21 : index
                %1868 = arith.remui %1864, %c15 : index
                %1869 = arith.muli %1868, %c15 : index
                %1870 = arith.addi %1867, %1869 : index
                %1871 = arith.divui %1864, %c15 : index
                %1872 = arith.remui %1871, %c15 : index
                %1873 = arith.addi %1870, %1872 : index
                %1874 = arith.addi %1865, %1873 : index
                %1875 = arith.addi %1859, %1874 : index
                %1876 = arith.addi %1789, %1875 : index
                %1877 = vector.shuffle %1767, %1767 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1877, %kv[%1876] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1878 = arith.addi %23, %c14 : index
    %1879 = wave.lane
    %1880 = arith.muli %3, %c9 : index
    %1881 = arith.muli %1880, %c5 : index
    %1882 = arith.addi %1881, %1879 : index
    %1883 = arith.muli %4, %c12 : index
    %1884 = arith.addi %1883, %1882 : index
    %1885 = arith.addi %1884, %c10 : index
    %1886 = arith.addi %1885, %c10 : index
    %1887 = vector.extract %456#1[0] : f32 from vector<8xf32>
    memref.store %1887, %19[%1886] : memref<?xf32>
    %1888 = arith.muli %4, %c12 : index
    %1889 = arith.addi %1888, %1882 : index
    %1890 = arith.addi %1889, %c10 : index
    %1891 = arith.addi %1890, %c16 : index
    %1892 = vector.extract %456#1[1] : f32 from vector<8xf32>
    memref.store %1892, %19[%1891] : memref<?xf32>
    %1893 = arith.muli %4, %c12 : index
    %1894 = arith.addi %1893, %1882 : index
    %1895 = arith.addi %1894, %c10 : index
    %1896 = arith.addi %1895, %c6 : index
    %1897 = vector.extract %456#1[2] : f32 from vector<8xf32>
    memref.store %1897, %19[%1896] : memref<?xf32>
    %1898 = arith.muli %4, %c12 : index
    %1899 = arith.addi %1898, %1882 : index
    %1900 = arith.addi %1899, %c10 : index
    %1901 = arith.addi %1900, %c30 : index
    %1902 = vector.extract %456#1[3] : f32 from vector<8xf32>
    memref.store %1902, %19[%1901] : memref<?xf32>
    %1903 = arith.muli %4, %c12 : index
    %1904 = arith.addi %1903, %1882 : index
    %1905 = arith.addi %1904, %c10 : index
    %1906 = arith.addi %1905, %c8 : index
    %1907 = vector.extract %456#1[4] : f32 from vector<8xf32>
    memref.store %1907, %19[%1906] : memref<?xf32>
    %1908 = arith.muli %4, %c12 : index
    %1909 = arith.addi %1908, %1882 : index
    %1910 = arith.addi %1909, %c10 : index
    %1911 = arith.addi %1910, %c31 : index
    %1912 = vector.extract %456#1[5] : f32 from vector<8xf32>
    memref.store %1912, %19[%1911] : memref<?xf32>
    %1913 = arith.muli %4, %c12 : index
    %1914 = arith.addi %1913, %1882 : index
    %1915 = arith.addi %1914, %c10 : index
    %1916 = arith.addi %1915, %c32 : index
    %1917 = vector.extract %456#1[6] : f32 from vector<8xf32>
    memref.store %1917, %19[%1916] : memref<?xf32>
    %1918 = arith.muli %4, %c12 : index
    %1919 = arith.addi %1918, %1882 : index
    %1920 = arith.addi %1919, %c10 : index
    %1921 = arith.addi %1920, %c33 : index
    %1922 = vector.extract %456#1[7] : f32 from vector<8xf32>
    memref.store %1922, %19[%1921] : memref<?xf32>
    wave.barrier
    %1923 = arith.muli %4, %c21 : index
    %1924 = arith.addi %1923, %c10 : index
    %1925 = arith.muli %1924, %c15 : index
    %1926 = arith.divui %1879, %c14 : index
    %1927 = arith.addi %1925, %1926 : index
    %1928 = arith.addi %1878, %1927 : index
    %1929 = arith.cmpi slt, %1928, %22 : index
    scf.if %1929 {
      %1930 = arith.cmpi eq, %hasFactors, %c9 : index
      %1931 = arith.muli %1928, %c15 : index
      %1932 = memref.load %factors[%1931] : memref<?xf32>
      %1933 = arith.mulf %1932, %operandScale : f32
      %1934 = arith.select %1930, %1933, %operandScale : f32
      %1935 = arith.addi %1882, %c10 : index
      %1936 = arith.muli %1924, %c16 : index
      %1937 = arith.addi %1935, %1936 : index
      %1938 = memref.load %19[%1937] : memref<?xf32>
      %1939 = arith.addi %1937, %c12 : index
      %1940 = memref.load %19[%1939] : memref<?xf32>
      %1941 = arith.addf %1938, %1940 : f32
      %1942 = arith.remui %1879, %c14 : index
      %1943 = arith.muli %1942, %c21 : index
      %1944 = arith.addi %18, %1943 : index
      %1945 = vector.load %w[%1944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1946 = vector.bitcast %1945 : vector<4xi8> to vector<1xf32>
      %1947 = vector.extract %1946[0] : f32 from vector<1xf32>
      %1948 = arith.mulf %1947, %1934 : f32
      %1949 = arith.mulf %1941, %1948 : f32
      %1950 = arith.muli %3, %c9 : index
      %1951 = arith.addi %1950, %c10 : index
      %1952 = arith.muli %1951, %c14 : index
      %1953 = arith.remui %1879, %c14 : index
      %1954 = arith.addi %1952, %1953 : index
      %1955 = arith.muli %1927, %c36 : index
      %1956 = arith.addi %1955, %1954 : index
      memref.store %1949, %20[%1956] : memref<?xf32>
    }
    %1957 = arith.muli %4, %c21 : index
    %1958 = arith.addi %1957, %c9 : index
    %1959 = arith.muli %1958, %c15 : index
    %1960 = arith.divui %1879, %c14 : index
    %1961 = arith.addi %1959, %1960 : index
    %1962 = arith.addi %1878, %1961 : index
    %1963 = arith.cmpi slt, %1962, %22 : index
    scf.if %1963 {
      %1964 = arith.cmpi eq, %hasFactors, %c9 : index
      %1965 = arith.muli %1962, %c15 : index
      %1966 = memref.load %factors[%1965] : memref<?xf32>
      %1967 = arith.mulf %1966, %operandScale : f32
      %1968 = arith.select %1964, %1967, %operandScale : f32
      %1969 = arith.addi %1882, %c10 : index
      %1970 = arith.muli %1958, %c16 : index
      %1971 = arith.addi %1969, %1970 : index
      %1972 = memref.load %19[%1971] : memref<?xf32>
      %1973 = arith.addi %1971, %c12 : index
      %1974 = memref.load %19[%1973] : memref<?xf32>
      %1975 = arith.addf %1972, %1974 : f32
      %1976 = arith.remui %1879, %c14 : index
      %1977 = arith.muli %1976, %c21 : index
      %1978 = arith.addi %18, %1977 : index
      %1979 = vector.load %w[%1978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1980 = vector.bitcast %1979 : vector<4xi8> to vector<1xf32>
      %1981 = vector.extract %1980[0] : f32 from vector<1xf32>
      %1982 = arith.mulf %1981, %1968 : f32
      %1983 = arith.mulf %1975, %1982 : f32
      %1984 = arith.muli %3, %c9 : index
      %1985 = arith.addi %1984, %c10 : index
      %1986 = arith.muli %1985, %c14 : index
      %1987 = arith.remui %1879, %c14 : index
      %1988 = arith.addi %1986, %1987 : index
      %1989 = arith.muli %1961, %c36 : index
      %1990 = arith.addi %1989, %1988 : index
      memref.store %1983, %20[%1990] : memref<?xf32>
    }
    %1991 = arith.muli %4, %c21 : index
    %1992 = arith.addi %1991, %c15 : index
    %1993 = arith.muli %1992, %c15 : index
    %1994 = arith.divui %1879, %c14 : index
    %1995 = arith.addi %1993, %1994 : index
    %1996 = arith.addi %1878, %1995 : index
    %1997 = arith.cmpi slt, %1996, %22 : index
    scf.if %1997 {
      %1998 = arith.cmpi eq, %hasFactors, %c9 : index
      %1999 = arith.muli %1996, %c15 : index
      %2000 = memref.load %factors[%1999] : memref<?xf32>
      %2001 = arith.mulf %2000, %operandScale : f32
      %2002 = arith.select %1998, %2001, %operandScale : f32
      %2003 = arith.addi %1882, %c10 : index
      %2004 = arith.muli %1992, %c16 : index
      %2005 = arith.addi %2003, %2004 : index
      %2006 = memref.load %19[%2005] : memref<?xf32>
      %2007 = arith.addi %2005, %c12 : index
      %2008 = memref.load %19[%2007] : memref<?xf32>
      %2009 = arith.addf %2006, %2008 : f32
      %2010 = arith.remui %1879, %c14 : index
      %2011 = arith.muli %2010, %c21 : index
      %2012 = arith.addi %18, %2011 : index
      %2013 = vector.load %w[%2012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2014 = vector.bitcast %2013 : vector<4xi8> to vector<1xf32>
      %2015 = vector.extract %2014[0] : f32 from vector<1xf32>
      %2016 = arith.mulf %2015, %2002 : f32
      %2017 = arith.mulf %2009, %2016 : f32
      %2018 = arith.muli %3, %c9 : index
      %2019 = arith.addi %2018, %c10 : index
      %2020 = arith.muli %2019, %c14 : index
      %2021 = arith.remui %1879, %c14 : index
      %2022 = arith.addi %2020, %2021 : index
      %2023 = arith.muli %1995, %c36 : index
      %2024 = arith.addi %2023, %2022 : index
      memref.store %2017, %20[%2024] : memref<?xf32>
    }
    %2025 = arith.muli %4, %c21 : index
    %2026 = arith.addi %2025, %c29 : index
    %2027 = arith.muli %2026, %c15 : index
    %2028 = arith.divui %1879, %c14 : index
    %2029 = arith.addi %2027, %2028 : index
    %2030 = arith.addi %1878, %2029 : index
    %2031 = arith.cmpi slt, %2030, %22 : index
    scf.if %2031 {
      %2032 = arith.cmpi eq, %hasFactors, %c9 : index
      %2033 = arith.muli %2030, %c15 : index
      %2034 = memref.load %factors[%2033] : memref<?xf32>
      %2035 = arith.mulf %2034, %operandScale : f32
      %2036 = arith.select %2032, %2035, %operandScale : f32
      %2037 = arith.addi %1882, %c10 : index
      %2038 = arith.muli %2026, %c16 : index
      %2039 = arith.addi %2037, %2038 : index
      %2040 = memref.load %19[%2039] : memref<?xf32>
      %2041 = arith.addi %2039, %c12 : index
      %2042 = memref.load %19[%2041] : memref<?xf32>
      %2043 = arith.addf %2040, %2042 : f32
      %2044 = arith.remui %1879, %c14 : index
      %2045 = arith.muli %2044, %c21 : index
      %2046 = arith.addi %18, %2045 : index
      %2047 = vector.load %w[%2046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2048 = vector.bitcast %2047 : vector<4xi8> to vector<1xf32>
      %2049 = vector.extract %2048[0] : f32 from vector<1xf32>
      %2050 = arith.mulf %2049, %2036 : f32
      %2051 = arith.mulf %2043, %2050 : f32
      %2052 = arith.muli %3, %c9 : index
      %2053 = arith.addi %2052, %c10 : index
      %2054 = arith.muli %2053, %c14 : index
      %2055 = arith.remui %1879, %c14 : index
      %2056 = arith.addi %2054, %2055 : index
      %2057 = arith.muli %2029, %c36 : index
      %2058 = arith.addi %2057, %2056 : index
      memref.store %2051, %20[%2058] : memref<?xf32>
    }
    wave.barrier
    %2059 = arith.addi %23, %c14 : index
    %2060 = wave.wave
    %2061 = arith.addi %2060, %c10 : index
    %2062 = arith.addi %2059, %2061 : index
    %2063 = arith.cmpi slt, %2062, %22 : index
    %2064 = arith.cmpi slt, %2061, %c14 : index
    %2065 = arith.andi %2063, %2064 : i1
    scf.if %2065 {
      %2066 = arith.addi %2059, %2061 : index
      %2067 = arith.muli %2061, %c36 : index
      %2068 = wave.lane
      %2069 = arith.addi %2068, %c10 : index
      %2070 = arith.cmpi eq, %hasBias, %c9 : index
      %2071 = arith.addi %2067, %2069 : index
      %2072 = memref.load %20[%2071] : memref<?xf32>
      %2073 = arith.muli %0, %c36 : index
      %2074 = arith.addi %2073, %2069 : index
      %2075 = memref.load %bias[%2074] : memref<?xf32>
      %2076 = arith.addf %2072, %2075 : f32
      %2077 = arith.select %2070, %2076, %2072 : f32
      %2078 = arith.addi %2069, %c38 : index
      %2079 = arith.cmpi eq, %hasBias, %c9 : index
      %2080 = arith.addi %2067, %2078 : index
      %2081 = memref.load %20[%2080] : memref<?xf32>
      %2082 = arith.muli %0, %c36 : index
      %2083 = arith.addi %2082, %2078 : index
      %2084 = memref.load %bias[%2083] : memref<?xf32>
      %2085 = arith.addf %2081, %2084 : f32
      %2086 = arith.select %2079, %2085, %2081 : f32
      %2087 = arith.addi %2068, %c16 : index
      %2088 = arith.cmpi slt, %2087, %c38 : index
      %2089 = arith.minsi %2087, %c39 : index
      %2090 = arith.cmpi eq, %hasBias, %c9 : index
      %2091 = arith.addi %2067, %2089 : index
      %2092 = memref.load %20[%2091] : memref<?xf32>
      %2093 = arith.muli %0, %c36 : index
      %2094 = arith.addi %2093, %2089 : index
      %2095 = memref.load %bias[%2094] : memref<?xf32>
      %2096 = arith.addf %2092, %2095 : f32
      %2097 = arith.select %2090, %2096, %2092 : f32
      %2098 = arith.addi %2089, %c38 : index
      %2099 = arith.cmpi eq, %hasBias, %c9 : index
      %2100 = arith.addi %2067, %2098 : index
      %2101 = memref.load %20[%2100] : memref<?xf32>
      %2102 = arith.muli %0, %c36 : index
      %2103 = arith.addi %2102, %2098 : index
      %2104 = memref.load %bias[%2103] : memref<?xf32>
      %2105 = arith.addf %2101, %2104 : f32
      %2106 = arith.select %2099, %2105, %2101 : f32
      %2107 = arith.addi %heads, %kvHeads : index
      %2108 = arith.cmpi slt, %0, %2107 : index
      scf.if %2108 {
        %2109 = arith.addi %positionsAt, %2066 : index
        %2110 = memref.load %step[%2109] : memref<?xi32>
        %2111 = arith.index_cast %2110 : i32 to index
        %2112 = arith.cmpi eq, %hasNorm, %c9 : index
        %2113 = math.fma %2077, %2077, %c42 : f32
        %2114 = math.fma %2086, %2086, %2113 : f32
        %2115 = math.fma %2097, %2097, %2114 : f32
        %2116 = arith.select %2088, %2115, %2114 : f32
        %2117 = math.fma %2106, %2106, %2116 : f32
        %2118 = arith.select %2088, %2117, %2116 : f32
        %2119 = vector.broadcast %2118 : f32 to vector<1xf32>
        %2120 = wave.reduce "add" %2119 : vector<1xf32>
        %2121 = arith.mulf %2120, %inverseHeadDim : f32
        %2122 = arith.addf %2121, %epsilon : f32
        %2123 = math.sqrt %2122 : f32
        %2124 = arith.divf %c44, %2123 : f32
        %2125 = arith.cmpi slt, %0, %heads : index
        %2126 = arith.addi %2069, %c38 : index
        %2127 = memref.load %query_norm[%2069] : memref<?xf32>
        %2128 = memref.load %key_norm[%2069] : memref<?xf32>
        %2129 = arith.select %2125, %2127, %2128 : f32
        %2130 = arith.mulf %2077, %2124 : f32
        %2131 = arith.mulf %2130, %2129 : f32
        %2132 = arith.select %2112, %2131, %2077 : f32
        %2133 = memref.load %query_norm[%2126] : memref<?xf32>
        %2134 = memref.load %key_norm[%2126] : memref<?xf32>
        %2135 = arith.select %2125, %2133, %2134 : f32
        %2136 = arith.mulf %2086, %2124 : f32
        %2137 = arith.mulf %2136, %2135 : f32
        %2138 = arith.select %2112, %2137, %2086 : f32
        %2139 = arith.addi %2089, %c38 : index
        %2140 = memref.load %query_norm[%2089] : memref<?xf32>
        %2141 = memref.load %key_norm[%2089] : memref<?xf32>
        %2142 = arith.select %2125, %2140, %2141 : f32
        %2143 = arith.mulf %2097, %2124 : f32
        %2144 = arith.mulf %2143, %2142 : f32
        %2145 = arith.select %2112, %2144, %2097 : f32
        %2146 = memref.load %query_norm[%2139] : memref<?xf32>
        %2147 = memref.load %key_norm[%2139] : memref<?xf32>
        %2148 = arith.select %2125, %2146, %2147 : f32
        %2149 = arith.mulf %2106, %2124 : f32
        %2150 = arith.mulf %2149, %2148 : f32
        %2151 = arith.select %2112, %2150, %2106 : f32
        %2152 = arith.remui %2111, %c5 : index
        %2153 = arith.muli %2152, %c36 : index
        %2154 = arith.addi %2153, %2069 : index
        %2155 = arith.divui %2111, %c5 : index
        %2156 = arith.addi %2155, %c5 : index
        %2157 = arith.muli %2156, %c36 : index
        %2158 = arith.addi %2157, %2069 : index
        %2159 = memref.load %rope[%2154] : memref<?xf32>
        %2160 = arith.addi %2154, %c38 : index
        %2161 = memref.load %rope[%2160] : memref<?xf32>
        %2162 = memref.load %rope[%2158] : memref<?xf32>
        %2163 = arith.addi %2158, %c38 : index
        %2164 = memref.load %rope[%2163] : memref<?xf32>
        %2165 = arith.mulf %2162, %2159 : f32
        %2166 = arith.mulf %2164, %2161 : f32
        %2167 = arith.subf %2165, %2166 : f32
        %2168 = arith.mulf %2164, %2159 : f32
        %2169 = arith.mulf %2162, %2161 : f32
        %2170 = arith.addf %2168, %2169 : f32
        %2171 = arith.mulf %2132, %2167 : f32
        %2172 = arith.mulf %2138, %2170 : f32
        %2173 = arith.subf %2171, %2172 : f32
        %2174 = arith.mulf %2138, %2167 : f32
        %2175 = arith.mulf %2132, %2170 : f32
        %2176 = arith.addf %2174, %2175 : f32
        %2177 = arith.cmpi slt, %0, %heads : index
        scf.if %2177 {
          %2178 = arith.muli %2066, %heads : index
          %2179 = arith.addi %2178, %0 : index
          %2180 = arith.muli %2179, %c36 : index
          %2181 = arith.addi %2180, %2069 : index
          memref.store %2173, %q[%2181] : memref<?xf32>
          %2182 = arith.addi %2181, %c38 : index
          memref.store %2176, %q[%2182] : memref<?xf32>
        } else {
          %2183 = arith.addi %2067, %2069 : index
          memref.store %2173, %20[%2183] : memref<?xf32>
          %2184 = arith.addi %2067, %2069 : index
          %2185 = arith.addi %2184, %c38 : index
          memref.store %2176, %20[%2185] : memref<?xf32>
        }
        %2186 = arith.remui %2111, %c5 : index
        %2187 = arith.muli %2186, %c36 : index
        %2188 = arith.addi %2187, %2089 : index
        %2189 = arith.divui %2111, %c5 : index
        %2190 = arith.addi %2189, %c5 : index
        %2191 = arith.muli %2190, %c36 : index
        %2192 = arith.addi %2191, %2089 : index
        %2193 = memref.load %rope[%2188] : memref<?xf32>
        %2194 = arith.addi %2188, %c38 : index
        %2195 = memref.load %rope[%2194] : memref<?xf32>
        %2196 = memref.load %rope[%2192] : memref<?xf32>
        %2197 = arith.addi %2192, %c38 : index
        %2198 = memref.load %rope[%2197] : memref<?xf32>
        %2199 = arith.mulf %2196, %2193 : f32
        %2200 = arith.mulf %2198, %2195 : f32
        %2201 = arith.subf %2199, %2200 : f32
        %2202 = arith.mulf %2198, %2193 : f32
        %2203 = arith.mulf %2196, %2195 : f32
        %2204 = arith.addf %2202, %2203 : f32
        %2205 = arith.mulf %2145, %2201 : f32
        %2206 = arith.mulf %2151, %2204 : f32
        %2207 = arith.subf %2205, %2206 : f32
        %2208 = arith.mulf %2151, %2201 : f32
        %2209 = arith.mulf %2145, %2204 : f32
        %2210 = arith.addf %2208, %2209 : f32
        scf.if %2088 {
          %2211 = arith.cmpi slt, %0, %heads : index
          scf.if %2211 {
            %2212 = arith.muli %2066, %heads : index
            %2213 = arith.addi %2212, %0 : index
            %2214 = arith.muli %2213, %c36 : index
            %2215 = arith.addi %2214, %2089 : index
            memref.store %2207, %q[%2215] : memref<?xf32>
            %2216 = arith.addi %2215, %c38 : index
            memref.store %2210, %q[%2216] : memref<?xf32>
          } else {
            %2217 = arith.addi %2067, %2089 : index
            memref.store %2207, %20[%2217] : memref<?xf32>
            %2218 = arith.addi %2067, %2089 : index
            %2219 = arith.addi %2218, %c38 : index
            memref.store %2210, %20[%2219] : memref<?xf32>
          }
        }
      } else {
        %2220 = arith.cmpi slt, %0, %heads : index
        scf.if %2220 {
          %2221 = arith.muli %2066, %heads : index
          %2222 = arith.addi %2221, %0 : index
          %2223 = arith.muli %2222, %c36 : index
          %2224 = arith.addi %2223, %2069 : index
          memref.store %2077, %q[%2224] : memref<?xf32>
          %2225 = arith.addi %2224, %c38 : index
          memref.store %2086, %q[%2225] : memref<?xf32>
        } else {
          %2226 = arith.addi %2067, %2069 : index
          memref.store %2077, %20[%2226] : memref<?xf32>
          %2227 = arith.addi %2067, %2069 : index
          %2228 = arith.addi %2227, %c38 : index
          memref.store %2086, %20[%2228] : memref<?xf32>
        }
        scf.if %2088 {
          %2229 = arith.cmpi slt, %0, %heads : index
          scf.if %2229 {
            %2230 = arith.muli %2066, %heads : index
            %2231 = arith.addi %2230, %0 : index
            %2232 = arith.muli %2231, %c36 : index
            %2233 = arith.addi %2232, %2089 : index
            memref.store %2097, %q[%2233] : memref<?xf32>
            %2234 = arith.addi %2233, %c38 : index
            memref.store %2106, %q[%2234] : memref<?xf32>
          } else {
            %2235 = arith.addi %2067, %2089 : index
            memref.store %2097, %20[%2235] : memref<?xf32>
            %2236 = arith.addi %2067, %2089 : index
            %2237 = arith.addi %2236, %c38 : index
            memref.store %2106, %20[%2237] : memref<?xf32>
          }
        }
      }
    }
    %2238 = arith.addi %2060, %c46 : index
    %2239 = arith.addi %2059, %2238 : index
    %2240 = arith.cmpi slt, %2239, %22 : index
    %2241 = arith.cmpi slt, %2238, %c14 : index
    %2242 = arith.andi %2240, %2241 : i1
    scf.if %2242 {
      %2243 = arith.addi %2059, %2238 : index
      %2244 = arith.muli %2238, %c36 : index
      %2245 = wave.lane
      %2246 = arith.addi %2245, %c10 : index
      %2247 = arith.cmpi eq, %hasBias, %c9 : index
      %2248 = arith.addi %2244, %2246 : index
      %2249 = memref.load %20[%2248] : memref<?xf32>
      %2250 = arith.muli %0, %c36 : index
      %2251 = arith.addi %2250, %2246 : index
      %2252 = memref.load %bias[%2251] : memref<?xf32>
      %2253 = arith.addf %2249, %2252 : f32
      %2254 = arith.select %2247, %2253, %2249 : f32
      %2255 = arith.addi %2246, %c38 : index
      %2256 = arith.cmpi eq, %hasBias, %c9 : index
      %2257 = arith.addi %2244, %2255 : index
      %2258 = memref.load %20[%2257] : memref<?xf32>
      %2259 = arith.muli %0, %c36 : index
      %2260 = arith.addi %2259, %2255 : index
      %2261 = memref.load %bias[%2260] : memref<?xf32>
      %2262 = arith.addf %2258, %2261 : f32
      %2263 = arith.select %2256, %2262, %2258 : f32
      %2264 = arith.addi %2245, %c16 : index
      %2265 = arith.cmpi slt, %2264, %c38 : index
      %2266 = arith.minsi %2264, %c39 : index
      %2267 = arith.cmpi eq, %hasBias, %c9 : index
      %2268 = arith.addi %2244, %2266 : index
      %2269 = memref.load %20[%2268] : memref<?xf32>
      %2270 = arith.muli %0, %c36 : index
      %2271 = arith.addi %2270, %2266 : index
      %2272 = memref.load %bias[%2271] : memref<?xf32>
      %2273 = arith.addf %2269, %2272 : f32
      %2274 = arith.select %2267, %2273, %2269 : f32
      %2275 = arith.addi %2266, %c38 : index
      %2276 = arith.cmpi eq, %hasBias, %c9 : index
      %2277 = arith.addi %2244, %2275 : index
      %2278 = memref.load %20[%2277] : memref<?xf32>
      %2279 = arith.muli %0, %c36 : index
      %2280 = arith.addi %2279, %2275 : index
      %2281 = memref.load %bias[%2280] : memref<?xf32>
      %2282 = arith.addf %2278, %2281 : f32
      %2283 = arith.select %2276, %2282, %2278 : f32
      %2284 = arith.addi %heads, %kvHeads : index
      %2285 = arith.cmpi slt, %0, %2284 : index
      scf.if %2285 {
        %2286 = arith.addi %positionsAt, %2243 : index
        %2287 = memref.load %step[%2286] : memref<?xi32>
        %2288 = arith.index_cast %2287 : i32 to index
        %2289 = arith.cmpi eq, %hasNorm, %c9 : index
        %2290 = math.fma %2254, %2254, %c42 : f32
        %2291 = math.fma %2263, %2263, %2290 : f32
        %2292 = math.fma %2274, %2274, %2291 : f32
        %2293 = arith.select %2265, %2292, %2291 : f32
        %2294 = math.fma %2283, %2283, %2293 : f32
        %2295 = arith.select %2265, %2294, %2293 : f32
        %2296 = vector.broadcast %2295 : f32 to vector<1xf32>
        %2297 = wave.reduce "add" %2296 : vector<1xf32>
        %2298 = arith.mulf %2297, %inverseHeadDim : f32
        %2299 = arith.addf %2298, %epsilon : f32
        %2300 = math.sqrt %2299 : f32
        %2301 = arith.divf %c44, %2300 : f32
        %2302 = arith.cmpi slt, %0, %heads : index
        %2303 = arith.addi %2246, %c38 : index
        %2304 = memref.load %query_norm[%2246] : memref<?xf32>
        %2305 = memref.load %key_norm[%2246] : memref<?xf32>
        %2306 = arith.select %2302, %2304, %2305 : f32
        %2307 = arith.mulf %2254, %2301 : f32
        %2308 = arith.mulf %2307, %2306 : f32
        %2309 = arith.select %2289, %2308, %2254 : f32
        %2310 = memref.load %query_norm[%2303] : memref<?xf32>
        %2311 = memref.load %key_norm[%2303] : memref<?xf32>
        %2312 = arith.select %2302, %2310, %2311 : f32
        %2313 = arith.mulf %2263, %2301 : f32
        %2314 = arith.mulf %2313, %2312 : f32
        %2315 = arith.select %2289, %2314, %2263 : f32
        %2316 = arith.addi %2266, %c38 : index
        %2317 = memref.load %query_norm[%2266] : memref<?xf32>
        %2318 = memref.load %key_norm[%2266] : memref<?xf32>
        %2319 = arith.select %2302, %2317, %2318 : f32
        %2320 = arith.mulf %2274, %2301 : f32
        %2321 = arith.mulf %2320, %2319 : f32
        %2322 = arith.select %2289, %2321, %2274 : f32
        %2323 = memref.load %query_norm[%2316] : memref<?xf32>
        %2324 = memref.load %key_norm[%2316] : memref<?xf32>
        %2325 = arith.select %2302, %2323, %2324 : f32
        %2326 = arith.mulf %2283, %2301 : f32
        %2327 = arith.mulf %2326, %2325 : f32
        %2328 = arith.select %2289, %2327, %2283 : f32
        %2329 = arith.remui %2288, %c5 : index
        %2330 = arith.muli %2329, %c36 : index
        %2331 = arith.addi %2330, %2246 : index
        %2332 = arith.divui %2288, %c5 : index
        %2333 = arith.addi %2332, %c5 : index
        %2334 = arith.muli %2333, %c36 : index
        %2335 = arith.addi %2334, %2246 : index
        %2336 = memref.load %rope[%2331] : memref<?xf32>
        %2337 = arith.addi %2331, %c38 : index
        %2338 = memref.load %rope[%2337] : memref<?xf32>
        %2339 = memref.load %rope[%2335] : memref<?xf32>
        %2340 = arith.addi %2335, %c38 : index
        %2341 = memref.load %rope[%2340] : memref<?xf32>
        %2342 = arith.mulf %2339, %2336 : f32
        %2343 = arith.mulf %2341, %2338 : f32
        %2344 = arith.subf %2342, %2343 : f32
        %2345 = arith.mulf %2341, %2336 : f32
        %2346 = arith.mulf %2339, %2338 : f32
        %2347 = arith.addf %2345, %2346 : f32
        %2348 = arith.mulf %2309, %2344 : f32
        %2349 = arith.mulf %2315, %2347 : f32
        %2350 = arith.subf %2348, %2349 : f32
        %2351 = arith.mulf %2315, %2344 : f32
        %2352 = arith.mulf %2309, %2347 : f32
        %2353 = arith.addf %2351, %2352 : f32
        %2354 = arith.cmpi slt, %0, %heads : index
        scf.if %2354 {
          %2355 = arith.muli %2243, %heads : index
          %2356 = arith.addi %2355, %0 : index
          %2357 = arith.muli %2356, %c36 : index
          %2358 = arith.addi %2357, %2246 : index
          memref.store %2350, %q[%2358] : memref<?xf32>
          %2359 = arith.addi %2358, %c38 : index
          memref.store %2353, %q[%2359] : memref<?xf32>
        } else {
          %2360 = arith.addi %2244, %2246 : index
          memref.store %2350, %20[%2360] : memref<?xf32>
          %2361 = arith.addi %2244, %2246 : index
          %2362 = arith.addi %2361, %c38 : index
          memref.store %2353, %20[%2362] : memref<?xf32>
        }
        %2363 = arith.remui %2288, %c5 : index
        %2364 = arith.muli %2363, %c36 : index
        %2365 = arith.addi %2364, %2266 : index
        %2366 = arith.divui %2288, %c5 : index
        %2367 = arith.addi %2366, %c5 : index
        %2368 = arith.muli %2367, %c36 : index
        %2369 = arith.addi %2368, %2266 : index
        %2370 = memref.load %rope[%2365] : memref<?xf32>
        %2371 = arith.addi %2365, %c38 : index
        %2372 = memref.load %rope[%2371] : memref<?xf32>
        %2373 = memref.load %rope[%2369] : memref<?xf32>
        %2374 = arith.addi %2369, %c38 : index
        %2375 = memref.load %rope[%2374] : memref<?xf32>
        %2376 = arith.mulf %2373, %2370 : f32
        %2377 = arith.mulf %2375, %2372 : f32
        %2378 = arith.subf %2376, %2377 : f32
        %2379 = arith.mulf %2375, %2370 : f32
        %2380 = arith.mulf %2373, %2372 : f32
        %2381 = arith.addf %2379, %2380 : f32
        %2382 = arith.mulf %2322, %2378 : f32
        %2383 = arith.mulf %2328, %2381 : f32
        %2384 = arith.subf %2382, %2383 : f32
        %2385 = arith.mulf %2328, %2378 : f32
        %2386 = arith.mulf %2322, %2381 : f32
        %2387 = arith.addf %2385, %2386 : f32
        scf.if %2265 {
          %2388 = arith.cmpi slt, %0, %heads : index
          scf.if %2388 {
            %2389 = arith.muli %2243, %heads : index
            %2390 = arith.addi %2389, %0 : index
            %2391 = arith.muli %2390, %c36 : index
            %2392 = arith.addi %2391, %2266 : index
            memref.store %2384, %q[%2392] : memref<?xf32>
            %2393 = arith.addi %2392, %c38 : index
            memref.store %2387, %q[%2393] : memref<?xf32>
          } else {
            %2394 = arith.addi %2244, %2266 : index
            memref.store %2384, %20[%2394] : memref<?xf32>
            %2395 = arith.addi %2244, %2266 : index
            %2396 = arith.addi %2395, %c38 : index
            memref.store %2387, %20[%2396] : memref<?xf32>
          }
        }
      } else {
        %2397 = arith.cmpi slt, %0, %heads : index
        scf.if %2397 {
          %2398 = arith.muli %2243, %heads : index
          %2399 = arith.addi %2398, %0 : index
          %2400 = arith.muli %2399, %c36 : index
          %2401 = arith.addi %2400, %2246 : index
          memref.store %2254, %q[%2401] : memref<?xf32>
          %2402 = arith.addi %2401, %c38 : index
          memref.store %2263, %q[%2402] : memref<?xf32>
        } else {
          %2403 = arith.addi %2244, %2246 : index
          memref.store %2254, %20[%2403] : memref<?xf32>
          %2404 = arith.addi %2244, %2246 : index
          %2405 = arith.addi %2404, %c38 : index
          memref.store %2263, %20[%2405] : memref<?xf32>
        }
        scf.if %2265 {
          %2406 = arith.cmpi slt, %0, %heads : index
          scf.if %2406 {
            %2407 = arith.muli %2243, %heads : index
            %2408 = arith.addi %2407, %0 : index
            %2409 = arith.muli %2408, %c36 : index
            %2410 = arith.addi %2409, %2266 : index
            memref.store %2274, %q[%2410] : memref<?xf32>
            %2411 = arith.addi %2410, %c38 : index
            memref.store %2283, %q[%2411] : memref<?xf32>
          } else {
            %2412 = arith.addi %2244, %2266 : index
            memref.store %2274, %20[%2412] : memref<?xf32>
            %2413 = arith.addi %2244, %2266 : index
            %2414 = arith.addi %2413, %c38 : index
            memref.store %2283, %20[%2414] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2415 = arith.cmpi sge, %0, %heads : index
    scf.if %2415 {
      %2416 = arith.addi %2060, %c10 : index
      %2417 = arith.addi %2059, %2416 : index
      %2418 = arith.cmpi slt, %2417, %22 : index
      %2419 = arith.cmpi slt, %2416, %c14 : index
      %2420 = arith.andi %2418, %2419 : i1
      scf.if %2420 {
        %2421 = arith.addi %2059, %2416 : index
        %2422 = arith.addi %slotsAt, %2421 : index
        %2423 = memref.load %step[%2422] : memref<?xi32>
        %2424 = arith.index_cast %2423 : i32 to index
        %2425 = arith.cmpi sge, %2424, %c10 : index
        scf.if %2425 {
          %2426 = arith.muli %2416, %c36 : index
          %2427 = arith.subi %0, %heads : index
          %2428 = memref.load %scales[%2427] : memref<?xf32>
          %2429 = vector.broadcast %2428 : f32 to vector<4xf32>
          %2430 = arith.divui %2424, %c14 : index
          %2431 = arith.remui %2424, %c14 : index
          %2432 = arith.muli %2430, %pageBytes : index
          %2433 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2433 {
            %2434 = wave.lane
            %2435 = arith.muli %2434, %c21 : index
            scf.for %2436 = %2435 to %c36 step %c8 {
              %2437 = arith.addi %2426, %2436 : index
              %2438 = vector.load %20[%2437] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2439 = arith.mulf %2438, %2429 : vector<4xf32>
              %2440 = arith.minimumf %2439, %c50 : vector<4xf32>
              %2441 = arith.maximumf %2440, %c51 : vector<4xf32>
              %2442 = arith.truncf %2441 : vector<4xf32> to vector<4xf16>
              %2443 = vector.bitcast %2442 : vector<4xf16> to vector<8xi8>
              %2444 = arith.cmpi slt, %2427, %kvHeads : index
              scf.if %2444 {
                %2445 = arith.muli %2427, %c52 : index
                %2446 = arith.addi %2432, %2445 : index
                %2447 = arith.divui %2436, %c14 : index
                %2448 = arith.muli %2447, %c53 : index
                %2449 = arith.remui %2436, %c14 : index
                %2450 = arith.divui %2449, %c4 : index
                %2451 = arith.muli %2450, %c5 : index
                %2452 = arith.muli %2431, %c14 : index
                %2453 = arith.addi %2451, %2452 : index
                %2454 = arith.remui %2449, %c4 : index
                %2455 = arith.muli %2454, %c15 : index
                %2456 = arith.addi %2453, %2455 : index
                %2457 = arith.addi %2448, %2456 : index
                %2458 = arith.addi %2446, %2457 : index
                vector.store %2443, %kv[%2458] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2459 = arith.subi %2427, %kvHeads : index
                %2460 = arith.muli %2459, %c52 : index
                %2461 = arith.addi %2432, %2460 : index
                %2462 = arith.addi %2436, %c10 : index
                %2463 = arith.divui %2462, %c14 : index
                %2464 = arith.muli %2463, %c53 : index
                %2465 = arith.addi %2464, %c11 : index
                %2466 = arith.remui %2462, %c14 : index
                %2467 = arith.divui %2431, %c15 : index
                %2468 = arith.remui %2431, %c15 : index
                %2469 = arith.muli %2468, %c4 : index
                %2470 = arith.addi %2467, %2469 : index
                %2471 = arith.divui %2470, %c4 : index
                %2472 = arith.muli %2471, %c5 : index
                %2473 = arith.muli %2466, %c14 : index
                %2474 = arith.addi %2472, %2473 : index
                %2475 = arith.remui %2470, %c4 : index
                %2476 = arith.muli %2475, %c15 : index
                %2477 = arith.addi %2474, %2476 : index
                %2478 = arith.addi %2465, %2477 : index
                %2479 = arith.addi %2461, %2478 : index
                %2480 = vector.shuffle %2443, %2443 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2480, %kv[%2479] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2481 = arith.addi %2436, %c9 : index
                %2482 = arith.divui %2481, %c14 : index
                %2483 = arith.muli %2482, %c53 : index
                %2484 = arith.addi %2483, %c11 : index
                %2485 = arith.remui %2481, %c14 : index
                %2486 = arith.divui %2431, %c15 : index
                %2487 = arith.remui %2431, %c15 : index
                %2488 = arith.muli %2487, %c4 : index
                %2489 = arith.addi %2486, %2488 : index
                %2490 = arith.divui %2489, %c4 : index
                %2491 = arith.muli %2490, %c5 : index
                %2492 = arith.muli %2485, %c14 : index
                %2493 = arith.addi %2491, %2492 : index
                %2494 = arith.remui %2489, %c4 : index
                %2495 = arith.muli %2494, %c15 : index
                %2496 = arith.addi %2493, %2495 : index
                %2497 = arith.addi %2484, %2496 : index
                %2498 = arith.addi %2461, %2497 : index
                %2499 = vector.shuffle %2443, %2443 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2499, %kv[%2498] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2500 = arith.addi %2436, %c15 : index
                %2501 = arith.divui %2500, %c14 : index
                %2502 = arith.muli %2501, %c53 : index
                %2503 = arith.addi %2502, %c11 : index
                %2504 = arith.remui %2500, %c14 : index
                %2505 = arith.divui %2431, %c15 : index
                %2506 = arith.remui %2431, %c15 : index
                %2507 = arith.muli %2506, %c4 : index
                %2508 = arith.addi %2505, %2507 : index
                %2509 = arith.divui %2508, %c4 : index
                %2510 = arith.muli %2509, %c5 : index
                %2511 = arith.muli %2504, %c14 : index
                %2512 = arith.addi %2510, %2511 : index
                %2513 = arith.remui %2508, %c4 : index
                %2514 = arith.muli %2513, %c15 : index
                %2515 = arith.addi %2512, %2514 : index
                %2516 = arith.addi %2503, %2515 : index
                %2517 = arith.addi %2461, %2516 : index
                %2518 = vector.shuffle %2443, %2443 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2518, %kv[%2517] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2519 = arith.addi %2436, %c29 : index
                %2520 = arith.divui %2519, %c14 : index
                %2521 = arith.muli %2520, %c53 : index
                %2522 = arith.addi %2521, %c11 : index
                %2523 = arith.remui %2519, %c14 : index
                %2524 = arith.divui %2431, %c15 : index
                %2525 = arith.remui %2431, %c15 : index
                %2526 = arith.muli %2525, %c4 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.divui %2527, %c4 : index
                %2529 = arith.muli %2528, %c5 : index
                %2530 = arith.muli %2523, %c14 : index
                %2531 = arith.addi %2529, %2530 : index
                %2532 = arith.remui %2527, %c4 : index
                %2533 = arith.muli %2532, %c15 : index
                %2534 = arith.addi %2531, %2533 : index
                %2535 = arith.addi %2522, %2534 : index
                %2536 = arith.addi %2461, %2535 : index
                %2537 = vector.shuffle %2443, %2443 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2537, %kv[%2536] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2538 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2538 {
            %2539 = wave.lane
            %2540 = arith.muli %2539, %c21 : index
            scf.for %2541 = %2540 to %c36 step %c8 {
              %2542 = arith.addi %2426, %2541 : index
              %2543 = vector.load %20[%2542] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2544 = arith.mulf %2543, %2429 : vector<4xf32>
              %2545 = wave.fp8_encode "e4m3" %2544 : vector<4xf32> -> vector<4xi8>
              %2546 = arith.cmpi slt, %2427, %kvHeads : index
              scf.if %2546 {
                %2547 = arith.muli %2427, %c11 : index
                %2548 = arith.addi %2432, %2547 : index
                %2549 = vector.shuffle %2545, %2545 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2550 = arith.divui %2541, %c14 : index
                %2551 = arith.muli %2550, %c5 : index
                %2552 = arith.remui %2541, %c14 : index
                %2553 = arith.muli %2431, %c14 : index
                %2554 = arith.divui %2552, %c21 : index
                %2555 = arith.muli %2554, %c21 : index
                %2556 = arith.remui %2552, %c15 : index
                %2557 = arith.muli %2556, %c15 : index
                %2558 = arith.addi %2555, %2557 : index
                %2559 = arith.divui %2552, %c15 : index
                %2560 = arith.remui %2559, %c15 : index
                %2561 = arith.addi %2558, %2560 : index
                %2562 = arith.addi %2553, %2561 : index
                %2563 = arith.addi %2551, %2562 : index
                %2564 = arith.addi %2548, %2563 : index
                vector.store %2549, %kv[%2564] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2565 = arith.subi %2427, %kvHeads : index
                %2566 = arith.muli %2565, %c11 : index
                %2567 = arith.addi %2432, %2566 : index
                %2568 = arith.addi %2541, %c10 : index
                %2569 = arith.divui %2568, %c14 : index
                %2570 = arith.muli %2569, %c5 : index
                %2571 = arith.addi %2570, %c12 : index
                %2572 = arith.remui %2568, %c14 : index
                %2573 = arith.divui %2431, %c15 : index
                %2574 = arith.remui %2431, %c15 : index
                %2575 = arith.muli %2574, %c4 : index
                %2576 = arith.addi %2573, %2575 : index
                %2577 = arith.muli %2572, %c14 : index
                %2578 = arith.divui %2576, %c21 : index
                %2579 = arith.muli %2578, %c21 : index
                %2580 = arith.remui %2576, %c15 : index
                %2581 = arith.muli %2580, %c15 : index
                %2582 = arith.addi %2579, %2581 : index
                %2583 = arith.divui %2576, %c15 : index
                %2584 = arith.remui %2583, %c15 : index
                %2585 = arith.addi %2582, %2584 : index
                %2586 = arith.addi %2577, %2585 : index
                %2587 = arith.addi %2571, %2586 : index
                %2588 = arith.addi %2567, %2587 : index
                %2589 = vector.shuffle %2545, %2545 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2589, %kv[%2588] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2590 = arith.addi %2541, %c9 : index
                %2591 = arith.divui %2590, %c14 : index
                %2592 = arith.muli %2591, %c5 : index
                %2593 = arith.addi %2592, %c12 : index
                %2594 = arith.remui %2590, %c14 : index
                %2595 = arith.divui %2431, %c15 : index
                %2596 = arith.remui %2431, %c15 : index
                %2597 = arith.muli %2596, %c4 : index
                %2598 = arith.addi %2595, %2597 : index
                %2599 = arith.muli %2594, %c14 : index
                %2600 = arith.divui %2598, %c21 : index
                %2601 = arith.muli %2600, %c21 : index
                %2602 = arith.remui %2598, %c15 : index
                %2603 = arith.muli %2602, %c15 : index
                %2604 = arith.addi %2601, %2603 : index
                %2605 = arith.divui %2598, %c15 : index
                %2606 = arith.remui %2605, %c15 : index
                %2607 = arith.addi %2604, %2606 : index
                %2608 = arith.addi %2599, %2607 : index
                %2609 = arith.addi %2593, %2608 : index
                %2610 = arith.addi %2567, %2609 : index
                %2611 = vector.shuffle %2545, %2545 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2611, %kv[%2610] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2612 = arith.addi %2541, %c15 : index
                %2613 = arith.divui %2612, %c14 : index
                %2614 = arith.muli %2613, %c5 : index
                %2615 = arith.addi %2614, %c12 : index
                %2616 = arith.remui %2612, %c14 : index
                %2617 = arith.divui %2431, %c15 : index
                %2618 = arith.remui %2431, %c15 : index
                %2619 = arith.muli %2618, %c4 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.muli %2616, %c14 : index
                %2622 = arith.divui %2620, %c21 : index
                %2623 = arith.muli %2622, %c21 : index
                %2624 = arith.remui %2620, %c15 : index
                %2625 = arith.muli %2624, %c15 : index
                %2626 = arith.addi %2623, %2625 : index
                %2627 = arith.divui %2620, %c15 : index
                %2628 = arith.remui %2627, %c15 : index
                %2629 = arith.addi %2626, %2628 : index
                %2630 = arith.addi %2621, %2629 : index
                %2631 = arith.addi %2615, %2630 : index
                %2632 = arith.addi %2567, %2631 : index
                %2633 = vector.shuffle %2545, %2545 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2633, %kv[%2632] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2634 = arith.addi %2541, %c29 : index
                %2635 = arith.divui %2634, %c14 : index
                %2636 = arith.muli %2635, %c5 : index
                %2637 = arith.addi %2636, %c12 : index
                %2638 = arith.remui %2634, %c14 : index
                %2639 = arith.divui %2431, %c15 : index
                %2640 = arith.remui %2431, %c15 : index
                %2641 = arith.muli %2640, %c4 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.muli %2638, %c14 : index
                %2644 = arith.divui %2642, %c21 : index
                %2645 = arith.muli %2644, %c21 : index
                %2646 = arith.remui %2642, %c15 : index
                %2647 = arith.muli %2646, %c15 : index
                %2648 = arith.addi %2645, %2647 : index
                %2649 = arith.divui %2642, %c15 : index
                %2650 = arith.remui %2649, %c15 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.addi %2643, %2651 : index
                %2653 = arith.addi %2637, %2652 : index
                %2654 = arith.addi %2567, %2653 : index
                %2655 = vector.shuffle %2545, %2545 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2655, %kv[%2654] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2656 = arith.cmpi eq, %codec, %c15 : index
          scf.if %2656 {
            %2657 = wave.lane
            %2658 = arith.muli %2657, %c21 : index
            scf.for %2659 = %2658 to %c36 step %c8 {
              %2660 = arith.addi %2426, %2659 : index
              %2661 = vector.load %20[%2660] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2662 = arith.mulf %2661, %2429 : vector<4xf32>
              %2663 = wave.fp8_encode "e5m2" %2662 : vector<4xf32> -> vector<4xi8>
              %2664 = arith.cmpi slt, %2427, %kvHeads : index
              scf.if %2664 {
                %2665 = arith.muli %2427, %c11 : index
                %2666 = arith.addi %2432, %2665 : index
                %2667 = vector.shuffle %2663, %2663 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2668 = arith.divui %2659, %c14 : index
                %2669 = arith.muli %2668, %c5 : index
                %2670 = arith.remui %2659, %c14 : index
                %2671 = arith.muli %2431, %c14 : index
                %2672 = arith.divui %2670, %c21 : index
                %2673 = arith.muli %2672, %c21 : index
                %2674 = arith.remui %2670, %c15 : index
                %2675 = arith.muli %2674, %c15 : index
                %2676 = arith.addi %2673, %2675 : index
                %2677 = arith.divui %2670, %c15 : index
                %2678 = arith.remui %2677, %c15 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.addi %2671, %2679 : index
                %2681 = arith.addi %2669, %2680 : index
                %2682 = arith.addi %2666, %2681 : index
                vector.store %2667, %kv[%2682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2683 = arith.subi %2427, %kvHeads : index
                %2684 = arith.muli %2683, %c11 : index
                %2685 = arith.addi %2432, %2684 : index
                %2686 = arith.addi %2659, %c10 : index
                %2687 = arith.divui %2686, %c14 : index
                %2688 = arith.muli %2687, %c5 : index
                %2689 = arith.addi %2688, %c12 : index
                %2690 = arith.remui %2686, %c14 : index
                %2691 = arith.divui %2431, %c15 : index
                %2692 = arith.remui %2431, %c15 : index
                %2693 = arith.muli %2692, %c4 : index
                %2694 = arith.addi %2691, %2693 : index
                %2695 = arith.muli %2690, %c14 : index
                %2696 = arith.divui %2694, %c21 : index
                %2697 = arith.muli %2696, %c21 : index
                %2698 = arith.remui %2694, %c15 : index
                %2699 = arith.muli %2698, %c15 : index
                %2700 = arith.addi %2697, %2699 : index
                %2701 = arith.divui %2694, %c15 : index
                %2702 = arith.remui %2701, %c15 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.addi %2695, %2703 : index
                %2705 = arith.addi %2689, %2704 : index
                %2706 = arith.addi %2685, %2705 : index
                %2707 = vector.shuffle %2663, %2663 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2707, %kv[%2706] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2708 = arith.addi %2659, %c9 : index
                %2709 = arith.divui %2708, %c14 : index
                %2710 = arith.muli %2709, %c5 : index
                %2711 = arith.addi %2710, %c12 : index
                %2712 = arith.remui %2708, %c14 : index
                %2713 = arith.divui %2431, %c15 : index
                %2714 = arith.remui %2431, %c15 : index
                %2715 = arith.muli %2714, %c4 : index
                %2716 = arith.addi %2713, %2715 : index
                %2717 = arith.muli %2712, %c14 : index
                %2718 = arith.divui %2716, %c21 : index
                %2719 = arith.muli %2718, %c21 : index
                %2720 = arith.remui %2716, %c15 : index
                %2721 = arith.muli %2720, %c15 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.divui %2716, %c15 : index
                %2724 = arith.remui %2723, %c15 : index
                %2725 = arith.addi %2722, %2724 : index
                %2726 = arith.addi %2717, %2725 : index
                %2727 = arith.addi %2711, %2726 : index
                %2728 = arith.addi %2685, %2727 : index
                %2729 = vector.shuffle %2663, %2663 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2729, %kv[%2728] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2730 = arith.addi %2659, %c15 : index
                %2731 = arith.divui %2730, %c14 : index
                %2732 = arith.muli %2731, %c5 : index
                %2733 = arith.addi %2732, %c12 : index
                %2734 = arith.remui %2730, %c14 : index
                %2735 = arith.divui %2431, %c15 : index
                %2736 = arith.remui %2431, %c15 : index
                %2737 = arith.muli %2736, %c4 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.muli %2734, %c14 : index
                %2740 = arith.divui %2738, %c21 : index
                %2741 = arith.muli %2740, %c21 : index
                %2742 = arith.remui %2738, %c15 : index
                %2743 = arith.muli %2742, %c15 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.divui %2738, %c15 : index
                %2746 = arith.remui %2745, %c15 : index
                %2747 = arith.addi %2744, %2746 : index
                %2748 = arith.addi %2739, %2747 : index
                %2749 = arith.addi %2733, %2748 : index
                %2750 = arith.addi %2685, %2749 : index
                %2751 = vector.shuffle %2663, %2663 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2751, %kv[%2750] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2752 = arith.addi %2659, %c29 : index
                %2753 = arith.divui %2752, %c14 : index
                %2754 = arith.muli %2753, %c5 : index
                %2755 = arith.addi %2754, %c12 : index
                %2756 = arith.remui %2752, %c14 : index
                %2757 = arith.divui %2431, %c15 : index
                %2758 = arith.remui %2431, %c15 : index
                %2759 = arith.muli %2758, %c4 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.muli %2756, %c14 : index
                %2762 = arith.divui %2760, %c21 : index
                %2763 = arith.muli %2762, %c21 : index
                %2764 = arith.remui %2760, %c15 : index
                %2765 = arith.muli %2764, %c15 : index
                %2766 = arith.addi %2763, %2765 : index
                %2767 = arith.divui %2760, %c15 : index
                %2768 = arith.remui %2767, %c15 : index
                %2769 = arith.addi %2766, %2768 : index
                %2770 = arith.addi %2761, %2769 : index
                %2771 = arith.addi %2755, %2770 : index
                %2772 = arith.addi %2685, %2771 : index
                %2773 = vector.shuffle %2663, %2663 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2773, %kv[%2772] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2774 = arith.addi %2060, %c46 : index
      %2775 = arith.addi %2059, %2774 : index
      %2776 = arith.cmpi slt, %2775, %22 : index
      %2777 = arith.cmpi slt, %2774, %c14 : index
      %2778 = arith.andi %2776, %2777 : i1
      scf.if %2778 {
        %2779 = arith.addi %2059, %2774 : index
        %2780 = arith.addi %slotsAt, %2779 : index
        %2781 = memref.load %step[%2780] : memref<?xi32>
        %2782 = arith.index_cast %2781 : i32 to index
        %2783 = arith.cmpi sge, %2782, %c10 : index
        scf.if %2783 {
          %2784 = arith.muli %2774, %c36 : index
          %2785 = arith.subi %0, %heads : index
          %2786 = memref.load %scales[%2785] : memref<?xf32>
          %2787 = vector.broadcast %2786 : f32 to vector<4xf32>
          %2788 = arith.divui %2782, %c14 : index
          %2789 = arith.remui %2782, %c14 : index
          %2790 = arith.muli %2788, %pageBytes : index
          %2791 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2791 {
            %2792 = wave.lane
            %2793 = arith.muli %2792, %c21 : index
            scf.for %2794 = %2793 to %c36 step %c8 {
              %2795 = arith.addi %2784, %2794 : index
              %2796 = vector.load %20[%2795] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2797 = arith.mulf %2796, %2787 : vector<4xf32>
              %2798 = arith.minimumf %2797, %c50 : vector<4xf32>
              %2799 = arith.maximumf %2798, %c51 : vector<4xf32>
              %2800 = arith.truncf %2799 : vector<4xf32> to vector<4xf16>
              %2801 = vector.bitcast %2800 : vector<4xf16> to vector<8xi8>
              %2802 = arith.cmpi slt, %2785, %kvHeads : index
              scf.if %2802 {
                %2803 = arith.muli %2785, %c52 : index
                %2804 = arith.addi %2790, %2803 : index
                %2805 = arith.divui %2794, %c14 : index
                %2806 = arith.muli %2805, %c53 : index
                %2807 = arith.remui %2794, %c14 : index
                %2808 = arith.divui %2807, %c4 : index
                %2809 = arith.muli %2808, %c5 : index
                %2810 = arith.muli %2789, %c14 : index
                %2811 = arith.addi %2809, %2810 : index
                %2812 = arith.remui %2807, %c4 : index
                %2813 = arith.muli %2812, %c15 : index
                %2814 = arith.addi %2811, %2813 : index
                %2815 = arith.addi %2806, %2814 : index
                %2816 = arith.addi %2804, %2815 : index
                vector.store %2801, %kv[%2816] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2817 = arith.subi %2785, %kvHeads : index
                %2818 = arith.muli %2817, %c52 : index
                %2819 = arith.addi %2790, %2818 : index
                %2820 = arith.addi %2794, %c10 : index
                %2821 = arith.divui %2820, %c14 : index
                %2822 = arith.muli %2821, %c53 : index
                %2823 = arith.addi %2822, %c11 : index
                %2824 = arith.remui %2820, %c14 : index
                %2825 = arith.divui %2789, %c15 : index
                %2826 = arith.remui %2789, %c15 : index
                %2827 = arith.muli %2826, %c4 : index
                %2828 = arith.addi %2825, %2827 : index
                %2829 = arith.divui %2828, %c4 : index
                %2830 = arith.muli %2829, %c5 : index
                %2831 = arith.muli %2824, %c14 : index
                %2832 = arith.addi %2830, %2831 : index
                %2833 = arith.remui %2828, %c4 : index
                %2834 = arith.muli %2833, %c15 : index
                %2835 = arith.addi %2832, %2834 : index
                %2836 = arith.addi %2823, %2835 : index
                %2837 = arith.addi %2819, %2836 : index
                %2838 = vector.shuffle %2801, %2801 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2838, %kv[%2837] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2839 = arith.addi %2794, %c9 : index
                %2840 = arith.divui %2839, %c14 : index
                %2841 = arith.muli %2840, %c53 : index
                %2842 = arith.addi %2841, %c11 : index
                %2843 = arith.remui %2839, %c14 : index
                %2844 = arith.divui %2789, %c15 : index
                %2845 = arith.remui %2789, %c15 : index
                %2846 = arith.muli %2845, %c4 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.divui %2847, %c4 : index
                %2849 = arith.muli %2848, %c5 : index
                %2850 = arith.muli %2843, %c14 : index
                %2851 = arith.addi %2849, %2850 : index
                %2852 = arith.remui %2847, %c4 : index
                %2853 = arith.muli %2852, %c15 : index
                %2854 = arith.addi %2851, %2853 : index
                %2855 = arith.addi %2842, %2854 : index
                %2856 = arith.addi %2819, %2855 : index
                %2857 = vector.shuffle %2801, %2801 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2857, %kv[%2856] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2858 = arith.addi %2794, %c15 : index
                %2859 = arith.divui %2858, %c14 : index
                %2860 = arith.muli %2859, %c53 : index
                %2861 = arith.addi %2860, %c11 : index
                %2862 = arith.remui %2858, %c14 : index
                %2863 = arith.divui %2789, %c15 : index
                %2864 = arith.remui %2789, %c15 : index
                %2865 = arith.muli %2864, %c4 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.divui %2866, %c4 : index
                %2868 = arith.muli %2867, %c5 : index
                %2869 = arith.muli %2862, %c14 : index
                %2870 = arith.addi %2868, %2869 : index
                %2871 = arith.remui %2866, %c4 : index
                %2872 = arith.muli %2871, %c15 : index
                %2873 = arith.addi %2870, %2872 : index
                %2874 = arith.addi %2861, %2873 : index
                %2875 = arith.addi %2819, %2874 : index
                %2876 = vector.shuffle %2801, %2801 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2876, %kv[%2875] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2877 = arith.addi %2794, %c29 : index
                %2878 = arith.divui %2877, %c14 : index
                %2879 = arith.muli %2878, %c53 : index
                %2880 = arith.addi %2879, %c11 : index
                %2881 = arith.remui %2877, %c14 : index
                %2882 = arith.divui %2789, %c15 : index
                %2883 = arith.remui %2789, %c15 : index
                %2884 = arith.muli %2883, %c4 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.divui %2885, %c4 : index
                %2887 = arith.muli %2886, %c5 : index
                %2888 = arith.muli %2881, %c14 : index
                %2889 = arith.addi %2887, %2888 : index
                %2890 = arith.remui %2885, %c4 : index
                %2891 = arith.muli %2890, %c15 : index
                %2892 = arith.addi %2889, %2891 : index
                %2893 = arith.addi %2880, %2892 : index
                %2894 = arith.addi %2819, %2893 : index
                %2895 = vector.shuffle %2801, %2801 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2895, %kv[%2894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2896 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2896 {
            %2897 = wave.lane
            %2898 = arith.muli %2897, %c21 : index
            scf.for %2899 = %2898 to %c36 step %c8 {
              %2900 = arith.addi %2784, %2899 : index
              %2901 = vector.load %20[%2900] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2902 = arith.mulf %2901, %2787 : vector<4xf32>
              %2903 = wave.fp8_encode "e4m3" %2902 : vector<4xf32> -> vector<4xi8>
              %2904 = arith.cmpi slt, %2785, %kvHeads : index
              scf.if %2904 {
                %2905 = arith.muli %2785, %c11 : index
                %2906 = arith.addi %2790, %2905 : index
                %2907 = vector.shuffle %2903, %2903 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2908 = arith.divui %2899, %c14 : index
                %2909 = arith.muli %2908, %c5 : index
                %2910 = arith.remui %2899, %c14 : index
                %2911 = arith.muli %2789, %c14 : index
                %2912 = arith.divui %2910, %c21 : index
                %2913 = arith.muli %2912, %c21 : index
                %2914 = arith.remui %2910, %c15 : index
                %2915 = arith.muli %2914, %c15 : index
                %2916 = arith.addi %2913, %2915 : index
                %2917 = arith.divui %2910, %c15 : index
                %2918 = arith.remui %2917, %c15 : index
                %2919 = arith.addi %2916, %2918 : index
                %2920 = arith.addi %2911, %2919 : index
                %2921 = arith.addi %2909, %2920 : index
                %2922 = arith.addi %2906, %2921 : index
                vector.store %2907, %kv[%2922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2923 = arith.subi %2785, %kvHeads : index
                %2924 = arith.muli %2923, %c11 : index
                %2925 = arith.addi %2790, %2924 : index
                %2926 = arith.addi %2899, %c10 : index
                %2927 = arith.divui %2926, %c14 : index
                %2928 = arith.muli %2927, %c5 : index
                %2929 = arith.addi %2928, %c12 : index
                %2930 = arith.remui %2926, %c14 : index
                %2931 = arith.divui %2789, %c15 : index
                %2932 = arith.remui %2789, %c15 : index
                %2933 = arith.muli %2932, %c4 : index
                %2934 = arith.addi %2931, %2933 : index
                %2935 = arith.muli %2930, %c14 : index
                %2936 = arith.divui %2934, %c21 : index
                %2937 = arith.muli %2936, %c21 : index
                %2938 = arith.remui %2934, %c15 : index
                %2939 = arith.muli %2938, %c15 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.divui %2934, %c15 : index
                %2942 = arith.remui %2941, %c15 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.addi %2935, %2943 : index
                %2945 = arith.addi %2929, %2944 : index
                %2946 = arith.addi %2925, %2945 : index
                %2947 = vector.shuffle %2903, %2903 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2947, %kv[%2946] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2948 = arith.addi %2899, %c9 : index
                %2949 = arith.divui %2948, %c14 : index
                %2950 = arith.muli %2949, %c5 : index
                %2951 = arith.addi %2950, %c12 : index
                %2952 = arith.remui %2948, %c14 : index
                %2953 = arith.divui %2789, %c15 : index
                %2954 = arith.remui %2789, %c15 : index
                %2955 = arith.muli %2954, %c4 : index
                %2956 = arith.addi %2953, %2955 : index
                %2957 = arith.muli %2952, %c14 : index
                %2958 = arith.divui %2956, %c21 : index
                %2959 = arith.muli %2958, %c21 : index
                %2960 = arith.remui %2956, %c15 : index
                %2961 = arith.muli %2960, %c15 : index
                %2962 = arith.addi %2959, %2961 : index
                %2963 = arith.divui %2956, %c15 : index
                %2964 = arith.remui %2963, %c15 : index
                %2965 = arith.addi %2962, %2964 : index
                %2966 = arith.addi %2957, %2965 : index
                %2967 = arith.addi %2951, %2966 : index
                %2968 = arith.addi %2925, %2967 : index
                %2969 = vector.shuffle %2903, %2903 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2969, %kv[%2968] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2970 = arith.addi %2899, %c15 : index
                %2971 = arith.divui %2970, %c14 : index
                %2972 = arith.muli %2971, %c5 : index
                %2973 = arith.addi %2972, %c12 : index
                %2974 = arith.remui %2970, %c14 : index
                %2975 = arith.divui %2789, %c15 : index
                %2976 = arith.remui %2789, %c15 : index
                %2977 = arith.muli %2976, %c4 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.muli %2974, %c14 : index
                %2980 = arith.divui %2978, %c21 : index
                %2981 = arith.muli %2980, %c21 : index
                %2982 = arith.remui %2978, %c15 : index
                %2983 = arith.muli %2982, %c15 : index
                %2984 = arith.addi %2981, %2983 : index
                %2985 = arith.divui %2978, %c15 : index
                %2986 = arith.remui %2985, %c15 : index
                %2987 = arith.addi %2984, %2986 : index
                %2988 = arith.addi %2979, %2987 : index
                %2989 = arith.addi %2973, %2988 : index
                %2990 = arith.addi %2925, %2989 : index
                %2991 = vector.shuffle %2903, %2903 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2991, %kv[%2990] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2992 = arith.addi %2899, %c29 : index
                %2993 = arith.divui %2992, %c14 : index
                %2994 = arith.muli %2993, %c5 : index
                %2995 = arith.addi %2994, %c12 : index
                %2996 = arith.remui %2992, %c14 : index
                %2997 = arith.divui %2789, %c15 : index
                %2998 = arith.remui %2789, %c15 : index
                %2999 = arith.muli %2998, %c4 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.muli %2996, %c14 : index
                %3002 = arith.divui %3000, %c21 : index
                %3003 = arith.muli %3002, %c21 : index
                %3004 = arith.remui %3000, %c15 : index
                %3005 = arith.muli %3004, %c15 : index
                %3006 = arith.addi %3003, %3005 : index
                %3007 = arith.divui %3000, %c15 : index
                %3008 = arith.remui %3007, %c15 : index
                %3009 = arith.addi %3006, %3008 : index
                %3010 = arith.addi %3001, %3009 : index
                %3011 = arith.addi %2995, %3010 : index
                %3012 = arith.addi %2925, %3011 : index
                %3013 = vector.shuffle %2903, %2903 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3013, %kv[%3012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3014 = arith.cmpi eq, %codec, %c15 : index
          scf.if %3014 {
            %3015 = wave.lane
            %3016 = arith.muli %3015, %c21 : index
            scf.for %3017 = %3016 to %c36 step %c8 {
              %3018 = arith.addi %2784, %3017 : index
              %3019 = vector.load %20[%3018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3020 = arith.mulf %3019, %2787 : vector<4xf32>
              %3021 = wave.fp8_encode "e5m2" %3020 : vector<4xf32> -> vector<4xi8>
              %3022 = arith.cmpi slt, %2785, %kvHeads : index
              scf.if %3022 {
                %3023 = arith.muli %2785, %c11 : index
                %3024 = arith.addi %2790, %3023 : index
                %3025 = vector.shuffle %3021, %3021 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3026 = arith.divui %3017, %c14 : index
                %3027 = arith.muli %3026, %c5 : index
                %3028 = arith.remui %3017, %c14 : index
                %3029 = arith.muli %2789, %c14 : index
                %3030 = arith.divui %3028, %c21 : index
                %3031 = arith.muli %3030, %c21 : index
                %3032 = arith.remui %3028, %c15 : index
                %3033 = arith.muli %3032, %c15 : index
                %3034 = arith.addi %3031, %3033 : index
                %3035 = arith.divui %3028, %c15 : index
                %3036 = arith.remui %3035, %c15 : index
                %3037 = arith.addi %3034, %3036 : index
                %3038 = arith.addi %3029, %3037 : index
                %3039 = arith.addi %3027, %3038 : index
                %3040 = arith.addi %3024, %3039 : index
                vector.store %3025, %kv[%3040] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3041 = arith.subi %2785, %kvHeads : index
                %3042 = arith.muli %3041, %c11 : index
                %3043 = arith.addi %2790, %3042 : index
                %3044 = arith.addi %3017, %c10 : index
                %3045 = arith.divui %3044, %c14 : index
                %3046 = arith.muli %3045, %c5 : index
                %3047 = arith.addi %3046, %c12 : index
                %3048 = arith.remui %3044, %c14 : index
                %3049 = arith.divui %2789, %c15 : index
                %3050 = arith.remui %2789, %c15 : index
                %3051 = arith.muli %3050, %c4 : index
                %3052 = arith.addi %3049, %3051 : index
                %3053 = arith.muli %3048, %c14 : index
                %3054 = arith.divui %3052, %c21 : index
                %3055 = arith.muli %3054, %c21 : index
                %3056 = arith.remui %3052, %c15 : index
                %3057 = arith.muli %3056, %c15 : index
                %3058 = arith.addi %3055, %3057 : index
                %3059 = arith.divui %3052, %c15 : index
                %3060 = arith.remui %3059, %c15 : index
                %3061 = arith.addi %3058, %3060 : index
                %3062 = arith.addi %3053, %3061 : index
                %3063 = arith.addi %3047, %3062 : index
                %3064 = arith.addi %3043, %3063 : index
                %3065 = vector.shuffle %3021, %3021 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3065, %kv[%3064] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3066 = arith.addi %3017, %c9 : index
                %3067 = arith.divui %3066, %c14 : index
                %3068 = arith.muli %3067, %c5 : index
                %3069 = arith.addi %3068, %c12 : index
                %3070 = arith.remui %3066, %c14 : index
                %3071 = arith.divui %2789, %c15 : index
                %3072 = arith.remui %2789, %c15 : index
                %3073 = arith.muli %3072, %c4 : index
                %3074 = arith.addi %3071, %3073 : index
                %3075 = arith.muli %3070, %c14 : index
                %3076 = arith.divui %3074, %c21 : index
                %3077 = arith.muli %3076, %c21 : index
                %3078 = arith.remui %3074, %c15 : index
                %3079 = arith.muli %3078, %c15 : index
                %3080 = arith.addi %3077, %3079 : index
                %3081 = arith.divui %3074, %c15 : index
                %3082 = arith.remui %3081, %c15 : index
                %3083 = arith.addi %3080, %3082 : index
                %3084 = arith.addi %3075, %3083 : index
                %3085 = arith.addi %3069, %3084 : index
                %3086 = arith.addi %3043, %3085 : index
                %3087 = vector.shuffle %3021, %3021 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3087, %kv[%3086] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3088 = arith.addi %3017, %c15 : index
                %3089 = arith.divui %3088, %c14 : index
                %3090 = arith.muli %3089, %c5 : index
                %3091 = arith.addi %3090, %c12 : index
                %3092 = arith.remui %3088, %c14 : index
                %3093 = arith.divui %2789, %c15 : index
                %3094 = arith.remui %2789, %c15 : index
                %3095 = arith.muli %3094, %c4 : index
                %3096 = arith.addi %3093, %3095 : index
                %3097 = arith.muli %3092, %c14 : index
                %3098 = arith.divui %3096, %c21 : index
                %3099 = arith.muli %3098, %c21 : index
                %3100 = arith.remui %3096, %c15 : index
                %3101 = arith.muli %3100, %c15 : index
                %3102 = arith.addi %3099, %3101 : index
                %3103 = arith.divui %3096, %c15 : index
                %3104 = arith.remui %3103, %c15 : index
                %3105 = arith.addi %3102, %3104 : index
                %3106 = arith.addi %3097, %3105 : index
                %3107 = arith.addi %3091, %3106 : index
                %3108 = arith.addi %3043, %3107 : index
                %3109 = vector.shuffle %3021, %3021 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3109, %kv[%3108] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3110 = arith.addi %3017, %c29 : index
                %3111 = arith.divui %3110, %c14 : index
                %3112 = arith.muli %3111, %c5 : index
                %3113 = arith.addi %3112, %c12 : index
                %3114 = arith.remui %3110, %c14 : index
                %3115 = arith.divui %2789, %c15 : index
                %3116 = arith.remui %2789, %c15 : index
                %3117 = arith.muli %3116, %c4 : index
                %3118 = arith.addi %3115, %3117 : index
                %3119 = arith.muli %3114, %c14 : index
                %3120 = arith.divui %3118, %c21 : index
                %3121 = arith.muli %3120, %c21 : index
                %3122 = arith.remui %3118, %c15 : index
                %3123 = arith.muli %3122, %c15 : index
                %3124 = arith.addi %3121, %3123 : index
                %3125 = arith.divui %3118, %c15 : index
                %3126 = arith.remui %3125, %c15 : index
                %3127 = arith.addi %3124, %3126 : index
                %3128 = arith.addi %3119, %3127 : index
                %3129 = arith.addi %3113, %3128 : index
                %3130 = arith.addi %3043, %3129 : index
                %3131 = vector.shuffle %3021, %3021 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3131, %kv[%3130] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3132 = arith.addi %23, %c16 : index
    %3133 = wave.lane
    %3134 = arith.muli %3, %c9 : index
    %3135 = arith.muli %3134, %c5 : index
    %3136 = arith.addi %3135, %3133 : index
    %3137 = arith.muli %4, %c12 : index
    %3138 = arith.addi %3137, %3136 : index
    %3139 = arith.addi %3138, %c10 : index
    %3140 = arith.addi %3139, %c10 : index
    %3141 = vector.extract %456#2[0] : f32 from vector<8xf32>
    memref.store %3141, %19[%3140] : memref<?xf32>
    %3142 = arith.muli %4, %c12 : index
    %3143 = arith.addi %3142, %3136 : index
    %3144 = arith.addi %3143, %c10 : index
    %3145 = arith.addi %3144, %c16 : index
    %3146 = vector.extract %456#2[1] : f32 from vector<8xf32>
    memref.store %3146, %19[%3145] : memref<?xf32>
    %3147 = arith.muli %4, %c12 : index
    %3148 = arith.addi %3147, %3136 : index
    %3149 = arith.addi %3148, %c10 : index
    %3150 = arith.addi %3149, %c6 : index
    %3151 = vector.extract %456#2[2] : f32 from vector<8xf32>
    memref.store %3151, %19[%3150] : memref<?xf32>
    %3152 = arith.muli %4, %c12 : index
    %3153 = arith.addi %3152, %3136 : index
    %3154 = arith.addi %3153, %c10 : index
    %3155 = arith.addi %3154, %c30 : index
    %3156 = vector.extract %456#2[3] : f32 from vector<8xf32>
    memref.store %3156, %19[%3155] : memref<?xf32>
    %3157 = arith.muli %4, %c12 : index
    %3158 = arith.addi %3157, %3136 : index
    %3159 = arith.addi %3158, %c10 : index
    %3160 = arith.addi %3159, %c8 : index
    %3161 = vector.extract %456#2[4] : f32 from vector<8xf32>
    memref.store %3161, %19[%3160] : memref<?xf32>
    %3162 = arith.muli %4, %c12 : index
    %3163 = arith.addi %3162, %3136 : index
    %3164 = arith.addi %3163, %c10 : index
    %3165 = arith.addi %3164, %c31 : index
    %3166 = vector.extract %456#2[5] : f32 from vector<8xf32>
    memref.store %3166, %19[%3165] : memref<?xf32>
    %3167 = arith.muli %4, %c12 : index
    %3168 = arith.addi %3167, %3136 : index
    %3169 = arith.addi %3168, %c10 : index
    %3170 = arith.addi %3169, %c32 : index
    %3171 = vector.extract %456#2[6] : f32 from vector<8xf32>
    memref.store %3171, %19[%3170] : memref<?xf32>
    %3172 = arith.muli %4, %c12 : index
    %3173 = arith.addi %3172, %3136 : index
    %3174 = arith.addi %3173, %c10 : index
    %3175 = arith.addi %3174, %c33 : index
    %3176 = vector.extract %456#2[7] : f32 from vector<8xf32>
    memref.store %3176, %19[%3175] : memref<?xf32>
    wave.barrier
    %3177 = arith.muli %4, %c21 : index
    %3178 = arith.addi %3177, %c10 : index
    %3179 = arith.muli %3178, %c15 : index
    %3180 = arith.divui %3133, %c14 : index
    %3181 = arith.addi %3179, %3180 : index
    %3182 = arith.addi %3132, %3181 : index
    %3183 = arith.cmpi slt, %3182, %22 : index
    scf.if %3183 {
      %3184 = arith.cmpi eq, %hasFactors, %c9 : index
      %3185 = arith.muli %3182, %c15 : index
      %3186 = memref.load %factors[%3185] : memref<?xf32>
      %3187 = arith.mulf %3186, %operandScale : f32
      %3188 = arith.select %3184, %3187, %operandScale : f32
      %3189 = arith.addi %3136, %c10 : index
      %3190 = arith.muli %3178, %c16 : index
      %3191 = arith.addi %3189, %3190 : index
      %3192 = memref.load %19[%3191] : memref<?xf32>
      %3193 = arith.addi %3191, %c12 : index
      %3194 = memref.load %19[%3193] : memref<?xf32>
      %3195 = arith.addf %3192, %3194 : f32
      %3196 = arith.remui %3133, %c14 : index
      %3197 = arith.muli %3196, %c21 : index
      %3198 = arith.addi %18, %3197 : index
      %3199 = vector.load %w[%3198] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3200 = vector.bitcast %3199 : vector<4xi8> to vector<1xf32>
      %3201 = vector.extract %3200[0] : f32 from vector<1xf32>
      %3202 = arith.mulf %3201, %3188 : f32
      %3203 = arith.mulf %3195, %3202 : f32
      %3204 = arith.muli %3, %c9 : index
      %3205 = arith.addi %3204, %c10 : index
      %3206 = arith.muli %3205, %c14 : index
      %3207 = arith.remui %3133, %c14 : index
      %3208 = arith.addi %3206, %3207 : index
      %3209 = arith.muli %3181, %c36 : index
      %3210 = arith.addi %3209, %3208 : index
      memref.store %3203, %20[%3210] : memref<?xf32>
    }
    %3211 = arith.muli %4, %c21 : index
    %3212 = arith.addi %3211, %c9 : index
    %3213 = arith.muli %3212, %c15 : index
    %3214 = arith.divui %3133, %c14 : index
    %3215 = arith.addi %3213, %3214 : index
    %3216 = arith.addi %3132, %3215 : index
    %3217 = arith.cmpi slt, %3216, %22 : index
    scf.if %3217 {
      %3218 = arith.cmpi eq, %hasFactors, %c9 : index
      %3219 = arith.muli %3216, %c15 : index
      %3220 = memref.load %factors[%3219] : memref<?xf32>
      %3221 = arith.mulf %3220, %operandScale : f32
      %3222 = arith.select %3218, %3221, %operandScale : f32
      %3223 = arith.addi %3136, %c10 : index
      %3224 = arith.muli %3212, %c16 : index
      %3225 = arith.addi %3223, %3224 : index
      %3226 = memref.load %19[%3225] : memref<?xf32>
      %3227 = arith.addi %3225, %c12 : index
      %3228 = memref.load %19[%3227] : memref<?xf32>
      %3229 = arith.addf %3226, %3228 : f32
      %3230 = arith.remui %3133, %c14 : index
      %3231 = arith.muli %3230, %c21 : index
      %3232 = arith.addi %18, %3231 : index
      %3233 = vector.load %w[%3232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3234 = vector.bitcast %3233 : vector<4xi8> to vector<1xf32>
      %3235 = vector.extract %3234[0] : f32 from vector<1xf32>
      %3236 = arith.mulf %3235, %3222 : f32
      %3237 = arith.mulf %3229, %3236 : f32
      %3238 = arith.muli %3, %c9 : index
      %3239 = arith.addi %3238, %c10 : index
      %3240 = arith.muli %3239, %c14 : index
      %3241 = arith.remui %3133, %c14 : index
      %3242 = arith.addi %3240, %3241 : index
      %3243 = arith.muli %3215, %c36 : index
      %3244 = arith.addi %3243, %3242 : index
      memref.store %3237, %20[%3244] : memref<?xf32>
    }
    %3245 = arith.muli %4, %c21 : index
    %3246 = arith.addi %3245, %c15 : index
    %3247 = arith.muli %3246, %c15 : index
    %3248 = arith.divui %3133, %c14 : index
    %3249 = arith.addi %3247, %3248 : index
    %3250 = arith.addi %3132, %3249 : index
    %3251 = arith.cmpi slt, %3250, %22 : index
    scf.if %3251 {
      %3252 = arith.cmpi eq, %hasFactors, %c9 : index
      %3253 = arith.muli %3250, %c15 : index
      %3254 = memref.load %factors[%3253] : memref<?xf32>
      %3255 = arith.mulf %3254, %operandScale : f32
      %3256 = arith.select %3252, %3255, %operandScale : f32
      %3257 = arith.addi %3136, %c10 : index
      %3258 = arith.muli %3246, %c16 : index
      %3259 = arith.addi %3257, %3258 : index
      %3260 = memref.load %19[%3259] : memref<?xf32>
      %3261 = arith.addi %3259, %c12 : index
      %3262 = memref.load %19[%3261] : memref<?xf32>
      %3263 = arith.addf %3260, %3262 : f32
      %3264 = arith.remui %3133, %c14 : index
      %3265 = arith.muli %3264, %c21 : index
      %3266 = arith.addi %18, %3265 : index
      %3267 = vector.load %w[%3266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3268 = vector.bitcast %3267 : vector<4xi8> to vector<1xf32>
      %3269 = vector.extract %3268[0] : f32 from vector<1xf32>
      %3270 = arith.mulf %3269, %3256 : f32
      %3271 = arith.mulf %3263, %3270 : f32
      %3272 = arith.muli %3, %c9 : index
      %3273 = arith.addi %3272, %c10 : index
      %3274 = arith.muli %3273, %c14 : index
      %3275 = arith.remui %3133, %c14 : index
      %3276 = arith.addi %3274, %3275 : index
      %3277 = arith.muli %3249, %c36 : index
      %3278 = arith.addi %3277, %3276 : index
      memref.store %3271, %20[%3278] : memref<?xf32>
    }
    %3279 = arith.muli %4, %c21 : index
    %3280 = arith.addi %3279, %c29 : index
    %3281 = arith.muli %3280, %c15 : index
    %3282 = arith.divui %3133, %c14 : index
    %3283 = arith.addi %3281, %3282 : index
    %3284 = arith.addi %3132, %3283 : index
    %3285 = arith.cmpi slt, %3284, %22 : index
    scf.if %3285 {
      %3286 = arith.cmpi eq, %hasFactors, %c9 : index
      %3287 = arith.muli %3284, %c15 : index
      %3288 = memref.load %factors[%3287] : memref<?xf32>
      %3289 = arith.mulf %3288, %operandScale : f32
      %3290 = arith.select %3286, %3289, %operandScale : f32
      %3291 = arith.addi %3136, %c10 : index
      %3292 = arith.muli %3280, %c16 : index
      %3293 = arith.addi %3291, %3292 : index
      %3294 = memref.load %19[%3293] : memref<?xf32>
      %3295 = arith.addi %3293, %c12 : index
      %3296 = memref.load %19[%3295] : memref<?xf32>
      %3297 = arith.addf %3294, %3296 : f32
      %3298 = arith.remui %3133, %c14 : index
      %3299 = arith.muli %3298, %c21 : index
      %3300 = arith.addi %18, %3299 : index
      %3301 = vector.load %w[%3300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3302 = vector.bitcast %3301 : vector<4xi8> to vector<1xf32>
      %3303 = vector.extract %3302[0] : f32 from vector<1xf32>
      %3304 = arith.mulf %3303, %3290 : f32
      %3305 = arith.mulf %3297, %3304 : f32
      %3306 = arith.muli %3, %c9 : index
      %3307 = arith.addi %3306, %c10 : index
      %3308 = arith.muli %3307, %c14 : index
      %3309 = arith.remui %3133, %c14 : index
      %3310 = arith.addi %3308, %3309 : index
      %3311 = arith.muli %3283, %c36 : index
      %3312 = arith.addi %3311, %3310 : index
      memref.store %3305, %20[%3312] : memref<?xf32>
    }
    wave.barrier
    %3313 = arith.addi %23, %c16 : index
    %3314 = wave.wave
    %3315 = arith.addi %3314, %c10 : index
    %3316 = arith.addi %3313, %3315 : index
    %3317 = arith.cmpi slt, %3316, %22 : index
    %3318 = arith.cmpi slt, %3315, %c14 : index
    %3319 = arith.andi %3317, %3318 : i1
    scf.if %3319 {
      %3320 = arith.addi %3313, %3315 : index
      %3321 = arith.muli %3315, %c36 : index
      %3322 = wave.lane
      %3323 = arith.addi %3322, %c10 : index
      %3324 = arith.cmpi eq, %hasBias, %c9 : index
      %3325 = arith.addi %3321, %3323 : index
      %3326 = memref.load %20[%3325] : memref<?xf32>
      %3327 = arith.muli %0, %c36 : index
      %3328 = arith.addi %3327, %3323 : index
      %3329 = memref.load %bias[%3328] : memref<?xf32>
      %3330 = arith.addf %3326, %3329 : f32
      %3331 = arith.select %3324, %3330, %3326 : f32
      %3332 = arith.addi %3323, %c38 : index
      %3333 = arith.cmpi eq, %hasBias, %c9 : index
      %3334 = arith.addi %3321, %3332 : index
      %3335 = memref.load %20[%3334] : memref<?xf32>
      %3336 = arith.muli %0, %c36 : index
      %3337 = arith.addi %3336, %3332 : index
      %3338 = memref.load %bias[%3337] : memref<?xf32>
      %3339 = arith.addf %3335, %3338 : f32
      %3340 = arith.select %3333, %3339, %3335 : f32
      %3341 = arith.addi %3322, %c16 : index
      %3342 = arith.cmpi slt, %3341, %c38 : index
      %3343 = arith.minsi %3341, %c39 : index
      %3344 = arith.cmpi eq, %hasBias, %c9 : index
      %3345 = arith.addi %3321, %3343 : index
      %3346 = memref.load %20[%3345] : memref<?xf32>
      %3347 = arith.muli %0, %c36 : index
      %3348 = arith.addi %3347, %3343 : index
      %3349 = memref.load %bias[%3348] : memref<?xf32>
      %3350 = arith.addf %3346, %3349 : f32
      %3351 = arith.select %3344, %3350, %3346 : f32
      %3352 = arith.addi %3343, %c38 : index
      %3353 = arith.cmpi eq, %hasBias, %c9 : index
      %3354 = arith.addi %3321, %3352 : index
      %3355 = memref.load %20[%3354] : memref<?xf32>
      %3356 = arith.muli %0, %c36 : index
      %3357 = arith.addi %3356, %3352 : index
      %3358 = memref.load %bias[%3357] : memref<?xf32>
      %3359 = arith.addf %3355, %3358 : f32
      %3360 = arith.select %3353, %3359, %3355 : f32
      %3361 = arith.addi %heads, %kvHeads : index
      %3362 = arith.cmpi slt, %0, %3361 : index
      scf.if %3362 {
        %3363 = arith.addi %positionsAt, %3320 : index
        %3364 = memref.load %step[%3363] : memref<?xi32>
        %3365 = arith.index_cast %3364 : i32 to index
        %3366 = arith.cmpi eq, %hasNorm, %c9 : index
        %3367 = math.fma %3331, %3331, %c42 : f32
        %3368 = math.fma %3340, %3340, %3367 : f32
        %3369 = math.fma %3351, %3351, %3368 : f32
        %3370 = arith.select %3342, %3369, %3368 : f32
        %3371 = math.fma %3360, %3360, %3370 : f32
        %3372 = arith.select %3342, %3371, %3370 : f32
        %3373 = vector.broadcast %3372 : f32 to vector<1xf32>
        %3374 = wave.reduce "add" %3373 : vector<1xf32>
        %3375 = arith.mulf %3374, %inverseHeadDim : f32
        %3376 = arith.addf %3375, %epsilon : f32
        %3377 = math.sqrt %3376 : f32
        %3378 = arith.divf %c44, %3377 : f32
        %3379 = arith.cmpi slt, %0, %heads : index
        %3380 = arith.addi %3323, %c38 : index
        %3381 = memref.load %query_norm[%3323] : memref<?xf32>
        %3382 = memref.load %key_norm[%3323] : memref<?xf32>
        %3383 = arith.select %3379, %3381, %3382 : f32
        %3384 = arith.mulf %3331, %3378 : f32
        %3385 = arith.mulf %3384, %3383 : f32
        %3386 = arith.select %3366, %3385, %3331 : f32
        %3387 = memref.load %query_norm[%3380] : memref<?xf32>
        %3388 = memref.load %key_norm[%3380] : memref<?xf32>
        %3389 = arith.select %3379, %3387, %3388 : f32
        %3390 = arith.mulf %3340, %3378 : f32
        %3391 = arith.mulf %3390, %3389 : f32
        %3392 = arith.select %3366, %3391, %3340 : f32
        %3393 = arith.addi %3343, %c38 : index
        %3394 = memref.load %query_norm[%3343] : memref<?xf32>
        %3395 = memref.load %key_norm[%3343] : memref<?xf32>
        %3396 = arith.select %3379, %3394, %3395 : f32
        %3397 = arith.mulf %3351, %3378 : f32
        %3398 = arith.mulf %3397, %3396 : f32
        %3399 = arith.select %3366, %3398, %3351 : f32
        %3400 = memref.load %query_norm[%3393] : memref<?xf32>
        %3401 = memref.load %key_norm[%3393] : memref<?xf32>
        %3402 = arith.select %3379, %3400, %3401 : f32
        %3403 = arith.mulf %3360, %3378 : f32
        %3404 = arith.mulf %3403, %3402 : f32
        %3405 = arith.select %3366, %3404, %3360 : f32
        %3406 = arith.remui %3365, %c5 : index
        %3407 = arith.muli %3406, %c36 : index
        %3408 = arith.addi %3407, %3323 : index
        %3409 = arith.divui %3365, %c5 : index
        %3410 = arith.addi %3409, %c5 : index
        %3411 = arith.muli %3410, %c36 : index
        %3412 = arith.addi %3411, %3323 : index
        %3413 = memref.load %rope[%3408] : memref<?xf32>
        %3414 = arith.addi %3408, %c38 : index
        %3415 = memref.load %rope[%3414] : memref<?xf32>
        %3416 = memref.load %rope[%3412] : memref<?xf32>
        %3417 = arith.addi %3412, %c38 : index
        %3418 = memref.load %rope[%3417] : memref<?xf32>
        %3419 = arith.mulf %3416, %3413 : f32
        %3420 = arith.mulf %3418, %3415 : f32
        %3421 = arith.subf %3419, %3420 : f32
        %3422 = arith.mulf %3418, %3413 : f32
        %3423 = arith.mulf %3416, %3415 : f32
        %3424 = arith.addf %3422, %3423 : f32
        %3425 = arith.mulf %3386, %3421 : f32
        %3426 = arith.mulf %3392, %3424 : f32
        %3427 = arith.subf %3425, %3426 : f32
        %3428 = arith.mulf %3392, %3421 : f32
        %3429 = arith.mulf %3386, %3424 : f32
        %3430 = arith.addf %3428, %3429 : f32
        %3431 = arith.cmpi slt, %0, %heads : index
        scf.if %3431 {
          %3432 = arith.muli %3320, %heads : index
          %3433 = arith.addi %3432, %0 : index
          %3434 = arith.muli %3433, %c36 : index
          %3435 = arith.addi %3434, %3323 : index
          memref.store %3427, %q[%3435] : memref<?xf32>
          %3436 = arith.addi %3435, %c38 : index
          memref.store %3430, %q[%3436] : memref<?xf32>
        } else {
          %3437 = arith.addi %3321, %3323 : index
          memref.store %3427, %20[%3437] : memref<?xf32>
          %3438 = arith.addi %3321, %3323 : index
          %3439 = arith.addi %3438, %c38 : index
          memref.store %3430, %20[%3439] : memref<?xf32>
        }
        %3440 = arith.remui %3365, %c5 : index
        %3441 = arith.muli %3440, %c36 : index
        %3442 = arith.addi %3441, %3343 : index
        %3443 = arith.divui %3365, %c5 : index
        %3444 = arith.addi %3443, %c5 : index
        %3445 = arith.muli %3444, %c36 : index
        %3446 = arith.addi %3445, %3343 : index
        %3447 = memref.load %rope[%3442] : memref<?xf32>
        %3448 = arith.addi %3442, %c38 : index
        %3449 = memref.load %rope[%3448] : memref<?xf32>
        %3450 = memref.load %rope[%3446] : memref<?xf32>
        %3451 = arith.addi %3446, %c38 : index
        %3452 = memref.load %rope[%3451] : memref<?xf32>
        %3453 = arith.mulf %3450, %3447 : f32
        %3454 = arith.mulf %3452, %3449 : f32
        %3455 = arith.subf %3453, %3454 : f32
        %3456 = arith.mulf %3452, %3447 : f32
        %3457 = arith.mulf %3450, %3449 : f32
        %3458 = arith.addf %3456, %3457 : f32
        %3459 = arith.mulf %3399, %3455 : f32
        %3460 = arith.mulf %3405, %3458 : f32
        %3461 = arith.subf %3459, %3460 : f32
        %3462 = arith.mulf %3405, %3455 : f32
        %3463 = arith.mulf %3399, %3458 : f32
        %3464 = arith.addf %3462, %3463 : f32
        scf.if %3342 {
          %3465 = arith.cmpi slt, %0, %heads : index
          scf.if %3465 {
            %3466 = arith.muli %3320, %heads : index
            %3467 = arith.addi %3466, %0 : index
            %3468 = arith.muli %3467, %c36 : index
            %3469 = arith.addi %3468, %3343 : index
            memref.store %3461, %q[%3469] : memref<?xf32>
            %3470 = arith.addi %3469, %c38 : index
            memref.store %3464, %q[%3470] : memref<?xf32>
          } else {
            %3471 = arith.addi %3321, %3343 : index
            memref.store %3461, %20[%3471] : memref<?xf32>
            %3472 = arith.addi %3321, %3343 : index
            %3473 = arith.addi %3472, %c38 : index
            memref.store %3464, %20[%3473] : memref<?xf32>
          }
        }
      } else {
        %3474 = arith.cmpi slt, %0, %heads : index
        scf.if %3474 {
          %3475 = arith.muli %3320, %heads : index
          %3476 = arith.addi %3475, %0 : index
          %3477 = arith.muli %3476, %c36 : index
          %3478 = arith.addi %3477, %3323 : index
          memref.store %3331, %q[%3478] : memref<?xf32>
          %3479 = arith.addi %3478, %c38 : index
          memref.store %3340, %q[%3479] : memref<?xf32>
        } else {
          %3480 = arith.addi %3321, %3323 : index
          memref.store %3331, %20[%3480] : memref<?xf32>
          %3481 = arith.addi %3321, %3323 : index
          %3482 = arith.addi %3481, %c38 : index
          memref.store %3340, %20[%3482] : memref<?xf32>
        }
        scf.if %3342 {
          %3483 = arith.cmpi slt, %0, %heads : index
          scf.if %3483 {
            %3484 = arith.muli %3320, %heads : index
            %3485 = arith.addi %3484, %0 : index
            %3486 = arith.muli %3485, %c36 : index
            %3487 = arith.addi %3486, %3343 : index
            memref.store %3351, %q[%3487] : memref<?xf32>
            %3488 = arith.addi %3487, %c38 : index
            memref.store %3360, %q[%3488] : memref<?xf32>
          } else {
            %3489 = arith.addi %3321, %3343 : index
            memref.store %3351, %20[%3489] : memref<?xf32>
            %3490 = arith.addi %3321, %3343 : index
            %3491 = arith.addi %3490, %c38 : index
            memref.store %3360, %20[%3491] : memref<?xf32>
          }
        }
      }
    }
    %3492 = arith.addi %3314, %c46 : index
    %3493 = arith.addi %3313, %3492 : index
    %3494 = arith.cmpi slt, %3493, %22 : index
    %3495 = arith.cmpi slt, %3492, %c14 : index
    %3496 = arith.andi %3494, %3495 : i1
    scf.if %3496 {
      %3497 = arith.addi %3313, %3492 : index
      %3498 = arith.muli %3492, %c36 : index
      %3499 = wave.lane
      %3500 = arith.addi %3499, %c10 : index
      %3501 = arith.cmpi eq, %hasBias, %c9 : index
      %3502 = arith.addi %3498, %3500 : index
      %3503 = memref.load %20[%3502] : memref<?xf32>
      %3504 = arith.muli %0, %c36 : index
      %3505 = arith.addi %3504, %3500 : index
      %3506 = memref.load %bias[%3505] : memref<?xf32>
      %3507 = arith.addf %3503, %3506 : f32
      %3508 = arith.select %3501, %3507, %3503 : f32
      %3509 = arith.addi %3500, %c38 : index
      %3510 = arith.cmpi eq, %hasBias, %c9 : index
      %3511 = arith.addi %3498, %3509 : index
      %3512 = memref.load %20[%3511] : memref<?xf32>
      %3513 = arith.muli %0, %c36 : index
      %3514 = arith.addi %3513, %3509 : index
      %3515 = memref.load %bias[%3514] : memref<?xf32>
      %3516 = arith.addf %3512, %3515 : f32
      %3517 = arith.select %3510, %3516, %3512 : f32
      %3518 = arith.addi %3499, %c16 : index
      %3519 = arith.cmpi slt, %3518, %c38 : index
      %3520 = arith.minsi %3518, %c39 : index
      %3521 = arith.cmpi eq, %hasBias, %c9 : index
      %3522 = arith.addi %3498, %3520 : index
      %3523 = memref.load %20[%3522] : memref<?xf32>
      %3524 = arith.muli %0, %c36 : index
      %3525 = arith.addi %3524, %3520 : index
      %3526 = memref.load %bias[%3525] : memref<?xf32>
      %3527 = arith.addf %3523, %3526 : f32
      %3528 = arith.select %3521, %3527, %3523 : f32
      %3529 = arith.addi %3520, %c38 : index
      %3530 = arith.cmpi eq, %hasBias, %c9 : index
      %3531 = arith.addi %3498, %3529 : index
      %3532 = memref.load %20[%3531] : memref<?xf32>
      %3533 = arith.muli %0, %c36 : index
      %3534 = arith.addi %3533, %3529 : index
      %3535 = memref.load %bias[%3534] : memref<?xf32>
      %3536 = arith.addf %3532, %3535 : f32
      %3537 = arith.select %3530, %3536, %3532 : f32
      %3538 = arith.addi %heads, %kvHeads : index
      %3539 = arith.cmpi slt, %0, %3538 : index
      scf.if %3539 {
        %3540 = arith.addi %positionsAt, %3497 : index
        %3541 = memref.load %step[%3540] : memref<?xi32>
        %3542 = arith.index_cast %3541 : i32 to index
        %3543 = arith.cmpi eq, %hasNorm, %c9 : index
        %3544 = math.fma %3508, %3508, %c42 : f32
        %3545 = math.fma %3517, %3517, %3544 : f32
        %3546 = math.fma %3528, %3528, %3545 : f32
        %3547 = arith.select %3519, %3546, %3545 : f32
        %3548 = math.fma %3537, %3537, %3547 : f32
        %3549 = arith.select %3519, %3548, %3547 : f32
        %3550 = vector.broadcast %3549 : f32 to vector<1xf32>
        %3551 = wave.reduce "add" %3550 : vector<1xf32>
        %3552 = arith.mulf %3551, %inverseHeadDim : f32
        %3553 = arith.addf %3552, %epsilon : f32
        %3554 = math.sqrt %3553 : f32
        %3555 = arith.divf %c44, %3554 : f32
        %3556 = arith.cmpi slt, %0, %heads : index
        %3557 = arith.addi %3500, %c38 : index
        %3558 = memref.load %query_norm[%3500] : memref<?xf32>
        %3559 = memref.load %key_norm[%3500] : memref<?xf32>
        %3560 = arith.select %3556, %3558, %3559 : f32
        %3561 = arith.mulf %3508, %3555 : f32
        %3562 = arith.mulf %3561, %3560 : f32
        %3563 = arith.select %3543, %3562, %3508 : f32
        %3564 = memref.load %query_norm[%3557] : memref<?xf32>
        %3565 = memref.load %key_norm[%3557] : memref<?xf32>
        %3566 = arith.select %3556, %3564, %3565 : f32
        %3567 = arith.mulf %3517, %3555 : f32
        %3568 = arith.mulf %3567, %3566 : f32
        %3569 = arith.select %3543, %3568, %3517 : f32
        %3570 = arith.addi %3520, %c38 : index
        %3571 = memref.load %query_norm[%3520] : memref<?xf32>
        %3572 = memref.load %key_norm[%3520] : memref<?xf32>
        %3573 = arith.select %3556, %3571, %3572 : f32
        %3574 = arith.mulf %3528, %3555 : f32
        %3575 = arith.mulf %3574, %3573 : f32
        %3576 = arith.select %3543, %3575, %3528 : f32
        %3577 = memref.load %query_norm[%3570] : memref<?xf32>
        %3578 = memref.load %key_norm[%3570] : memref<?xf32>
        %3579 = arith.select %3556, %3577, %3578 : f32
        %3580 = arith.mulf %3537, %3555 : f32
        %3581 = arith.mulf %3580, %3579 : f32
        %3582 = arith.select %3543, %3581, %3537 : f32
        %3583 = arith.remui %3542, %c5 : index
        %3584 = arith.muli %3583, %c36 : index
        %3585 = arith.addi %3584, %3500 : index
        %3586 = arith.divui %3542, %c5 : index
        %3587 = arith.addi %3586, %c5 : index
        %3588 = arith.muli %3587, %c36 : index
        %3589 = arith.addi %3588, %3500 : index
        %3590 = memref.load %rope[%3585] : memref<?xf32>
        %3591 = arith.addi %3585, %c38 : index
        %3592 = memref.load %rope[%3591] : memref<?xf32>
        %3593 = memref.load %rope[%3589] : memref<?xf32>
        %3594 = arith.addi %3589, %c38 : index
        %3595 = memref.load %rope[%3594] : memref<?xf32>
        %3596 = arith.mulf %3593, %3590 : f32
        %3597 = arith.mulf %3595, %3592 : f32
        %3598 = arith.subf %3596, %3597 : f32
        %3599 = arith.mulf %3595, %3590 : f32
        %3600 = arith.mulf %3593, %3592 : f32
        %3601 = arith.addf %3599, %3600 : f32
        %3602 = arith.mulf %3563, %3598 : f32
        %3603 = arith.mulf %3569, %3601 : f32
        %3604 = arith.subf %3602, %3603 : f32
        %3605 = arith.mulf %3569, %3598 : f32
        %3606 = arith.mulf %3563, %3601 : f32
        %3607 = arith.addf %3605, %3606 : f32
        %3608 = arith.cmpi slt, %0, %heads : index
        scf.if %3608 {
          %3609 = arith.muli %3497, %heads : index
          %3610 = arith.addi %3609, %0 : index
          %3611 = arith.muli %3610, %c36 : index
          %3612 = arith.addi %3611, %3500 : index
          memref.store %3604, %q[%3612] : memref<?xf32>
          %3613 = arith.addi %3612, %c38 : index
          memref.store %3607, %q[%3613] : memref<?xf32>
        } else {
          %3614 = arith.addi %3498, %3500 : index
          memref.store %3604, %20[%3614] : memref<?xf32>
          %3615 = arith.addi %3498, %3500 : index
          %3616 = arith.addi %3615, %c38 : index
          memref.store %3607, %20[%3616] : memref<?xf32>
        }
        %3617 = arith.remui %3542, %c5 : index
        %3618 = arith.muli %3617, %c36 : index
        %3619 = arith.addi %3618, %3520 : index
        %3620 = arith.divui %3542, %c5 : index
        %3621 = arith.addi %3620, %c5 : index
        %3622 = arith.muli %3621, %c36 : index
        %3623 = arith.addi %3622, %3520 : index
        %3624 = memref.load %rope[%3619] : memref<?xf32>
        %3625 = arith.addi %3619, %c38 : index
        %3626 = memref.load %rope[%3625] : memref<?xf32>
        %3627 = memref.load %rope[%3623] : memref<?xf32>
        %3628 = arith.addi %3623, %c38 : index
        %3629 = memref.load %rope[%3628] : memref<?xf32>
        %3630 = arith.mulf %3627, %3624 : f32
        %3631 = arith.mulf %3629, %3626 : f32
        %3632 = arith.subf %3630, %3631 : f32
        %3633 = arith.mulf %3629, %3624 : f32
        %3634 = arith.mulf %3627, %3626 : f32
        %3635 = arith.addf %3633, %3634 : f32
        %3636 = arith.mulf %3576, %3632 : f32
        %3637 = arith.mulf %3582, %3635 : f32
        %3638 = arith.subf %3636, %3637 : f32
        %3639 = arith.mulf %3582, %3632 : f32
        %3640 = arith.mulf %3576, %3635 : f32
        %3641 = arith.addf %3639, %3640 : f32
        scf.if %3519 {
          %3642 = arith.cmpi slt, %0, %heads : index
          scf.if %3642 {
            %3643 = arith.muli %3497, %heads : index
            %3644 = arith.addi %3643, %0 : index
            %3645 = arith.muli %3644, %c36 : index
            %3646 = arith.addi %3645, %3520 : index
            memref.store %3638, %q[%3646] : memref<?xf32>
            %3647 = arith.addi %3646, %c38 : index
            memref.store %3641, %q[%3647] : memref<?xf32>
          } else {
            %3648 = arith.addi %3498, %3520 : index
            memref.store %3638, %20[%3648] : memref<?xf32>
            %3649 = arith.addi %3498, %3520 : index
            %3650 = arith.addi %3649, %c38 : index
            memref.store %3641, %20[%3650] : memref<?xf32>
          }
        }
      } else {
        %3651 = arith.cmpi slt, %0, %heads : index
        scf.if %3651 {
          %3652 = arith.muli %3497, %heads : index
          %3653 = arith.addi %3652, %0 : index
          %3654 = arith.muli %3653, %c36 : index
          %3655 = arith.addi %3654, %3500 : index
          memref.store %3508, %q[%3655] : memref<?xf32>
          %3656 = arith.addi %3655, %c38 : index
          memref.store %3517, %q[%3656] : memref<?xf32>
        } else {
          %3657 = arith.addi %3498, %3500 : index
          memref.store %3508, %20[%3657] : memref<?xf32>
          %3658 = arith.addi %3498, %3500 : index
          %3659 = arith.addi %3658, %c38 : index
          memref.store %3517, %20[%3659] : memref<?xf32>
        }
        scf.if %3519 {
          %3660 = arith.cmpi slt, %0, %heads : index
          scf.if %3660 {
            %3661 = arith.muli %3497, %heads : index
            %3662 = arith.addi %3661, %0 : index
            %3663 = arith.muli %3662, %c36 : index
            %3664 = arith.addi %3663, %3520 : index
            memref.store %3528, %q[%3664] : memref<?xf32>
            %3665 = arith.addi %3664, %c38 : index
            memref.store %3537, %q[%3665] : memref<?xf32>
          } else {
            %3666 = arith.addi %3498, %3520 : index
            memref.store %3528, %20[%3666] : memref<?xf32>
            %3667 = arith.addi %3498, %3520 : index
            %3668 = arith.addi %3667, %c38 : index
            memref.store %3537, %20[%3668] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3669 = arith.cmpi sge, %0, %heads : index
    scf.if %3669 {
      %3670 = arith.addi %3314, %c10 : index
      %3671 = arith.addi %3313, %3670 : index
      %3672 = arith.cmpi slt, %3671, %22 : index
      %3673 = arith.cmpi slt, %3670, %c14 : index
      %3674 = arith.andi %3672, %3673 : i1
      scf.if %3674 {
        %3675 = arith.addi %3313, %3670 : index
        %3676 = arith.addi %slotsAt, %3675 : index
        %3677 = memref.load %step[%3676] : memref<?xi32>
        %3678 = arith.index_cast %3677 : i32 to index
        %3679 = arith.cmpi sge, %3678, %c10 : index
        scf.if %3679 {
          %3680 = arith.muli %3670, %c36 : index
          %3681 = arith.subi %0, %heads : index
          %3682 = memref.load %scales[%3681] : memref<?xf32>
          %3683 = vector.broadcast %3682 : f32 to vector<4xf32>
          %3684 = arith.divui %3678, %c14 : index
          %3685 = arith.remui %3678, %c14 : index
          %3686 = arith.muli %3684, %pageBytes : index
          %3687 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3687 {
            %3688 = wave.lane
            %3689 = arith.muli %3688, %c21 : index
            scf.for %3690 = %3689 to %c36 step %c8 {
              %3691 = arith.addi %3680, %3690 : index
              %3692 = vector.load %20[%3691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3693 = arith.mulf %3692, %3683 : vector<4xf32>
              %3694 = arith.minimumf %3693, %c50 : vector<4xf32>
              %3695 = arith.maximumf %3694, %c51 : vector<4xf32>
              %3696 = arith.truncf %3695 : vector<4xf32> to vector<4xf16>
              %3697 = vector.bitcast %3696 : vector<4xf16> to vector<8xi8>
              %3698 = arith.cmpi slt, %3681, %kvHeads : index
              scf.if %3698 {
                %3699 = arith.muli %3681, %c52 : index
                %3700 = arith.addi %3686, %3699 : index
                %3701 = arith.divui %3690, %c14 : index
                %3702 = arith.muli %3701, %c53 : index
                %3703 = arith.remui %3690, %c14 : index
                %3704 = arith.divui %3703, %c4 : index
                %3705 = arith.muli %3704, %c5 : index
                %3706 = arith.muli %3685, %c14 : index
                %3707 = arith.addi %3705, %3706 : index
                %3708 = arith.remui %3703, %c4 : index
                %3709 = arith.muli %3708, %c15 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.addi %3702, %3710 : index
                %3712 = arith.addi %3700, %3711 : index
                vector.store %3697, %kv[%3712] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3713 = arith.subi %3681, %kvHeads : index
                %3714 = arith.muli %3713, %c52 : index
                %3715 = arith.addi %3686, %3714 : index
                %3716 = arith.addi %3690, %c10 : index
                %3717 = arith.divui %3716, %c14 : index
                %3718 = arith.muli %3717, %c53 : index
                %3719 = arith.addi %3718, %c11 : index
                %3720 = arith.remui %3716, %c14 : index
                %3721 = arith.divui %3685, %c15 : index
                %3722 = arith.remui %3685, %c15 : index
                %3723 = arith.muli %3722, %c4 : index
                %3724 = arith.addi %3721, %3723 : index
                %3725 = arith.divui %3724, %c4 : index
                %3726 = arith.muli %3725, %c5 : index
                %3727 = arith.muli %3720, %c14 : index
                %3728 = arith.addi %3726, %3727 : index
                %3729 = arith.remui %3724, %c4 : index
                %3730 = arith.muli %3729, %c15 : index
                %3731 = arith.addi %3728, %3730 : index
                %3732 = arith.addi %3719, %3731 : index
                %3733 = arith.addi %3715, %3732 : index
                %3734 = vector.shuffle %3697, %3697 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3734, %kv[%3733] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3735 = arith.addi %3690, %c9 : index
                %3736 = arith.divui %3735, %c14 : index
                %3737 = arith.muli %3736, %c53 : index
                %3738 = arith.addi %3737, %c11 : index
                %3739 = arith.remui %3735, %c14 : index
                %3740 = arith.divui %3685, %c15 : index
                %3741 = arith.remui %3685, %c15 : index
                %3742 = arith.muli %3741, %c4 : index
                %3743 = arith.addi %3740, %3742 : index
                %3744 = arith.divui %3743, %c4 : index
                %3745 = arith.muli %3744, %c5 : index
                %3746 = arith.muli %3739, %c14 : index
                %3747 = arith.addi %3745, %3746 : index
                %3748 = arith.remui %3743, %c4 : index
                %3749 = arith.muli %3748, %c15 : index
                %3750 = arith.addi %3747, %3749 : index
                %3751 = arith.addi %3738, %3750 : index
                %3752 = arith.addi %3715, %3751 : index
                %3753 = vector.shuffle %3697, %3697 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3753, %kv[%3752] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3754 = arith.addi %3690, %c15 : index
                %3755 = arith.divui %3754, %c14 : index
                %3756 = arith.muli %3755, %c53 : index
                %3757 = arith.addi %3756, %c11 : index
                %3758 = arith.remui %3754, %c14 : index
                %3759 = arith.divui %3685, %c15 : index
                %3760 = arith.remui %3685, %c15 : index
                %3761 = arith.muli %3760, %c4 : index
                %3762 = arith.addi %3759, %3761 : index
                %3763 = arith.divui %3762, %c4 : index
                %3764 = arith.muli %3763, %c5 : index
                %3765 = arith.muli %3758, %c14 : index
                %3766 = arith.addi %3764, %3765 : index
                %3767 = arith.remui %3762, %c4 : index
                %3768 = arith.muli %3767, %c15 : index
                %3769 = arith.addi %3766, %3768 : index
                %3770 = arith.addi %3757, %3769 : index
                %3771 = arith.addi %3715, %3770 : index
                %3772 = vector.shuffle %3697, %3697 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3772, %kv[%3771] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3773 = arith.addi %3690, %c29 : index
                %3774 = arith.divui %3773, %c14 : index
                %3775 = arith.muli %3774, %c53 : index
                %3776 = arith.addi %3775, %c11 : index
                %3777 = arith.remui %3773, %c14 : index
                %3778 = arith.divui %3685, %c15 : index
                %3779 = arith.remui %3685, %c15 : index
                %3780 = arith.muli %3779, %c4 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.divui %3781, %c4 : index
                %3783 = arith.muli %3782, %c5 : index
                %3784 = arith.muli %3777, %c14 : index
                %3785 = arith.addi %3783, %3784 : index
                %3786 = arith.remui %3781, %c4 : index
                %3787 = arith.muli %3786, %c15 : index
                %3788 = arith.addi %3785, %3787 : index
                %3789 = arith.addi %3776, %3788 : index
                %3790 = arith.addi %3715, %3789 : index
                %3791 = vector.shuffle %3697, %3697 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3791, %kv[%3790] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3792 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3792 {
            %3793 = wave.lane
            %3794 = arith.muli %3793, %c21 : index
            scf.for %3795 = %3794 to %c36 step %c8 {
              %3796 = arith.addi %3680, %3795 : index
              %3797 = vector.load %20[%3796] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3798 = arith.mulf %3797, %3683 : vector<4xf32>
              %3799 = wave.fp8_encode "e4m3" %3798 : vector<4xf32> -> vector<4xi8>
              %3800 = arith.cmpi slt, %3681, %kvHeads : index
              scf.if %3800 {
                %3801 = arith.muli %3681, %c11 : index
                %3802 = arith.addi %3686, %3801 : index
                %3803 = vector.shuffle %3799, %3799 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3804 = arith.divui %3795, %c14 : index
                %3805 = arith.muli %3804, %c5 : index
                %3806 = arith.remui %3795, %c14 : index
                %3807 = arith.muli %3685, %c14 : index
                %3808 = arith.divui %3806, %c21 : index
                %3809 = arith.muli %3808, %c21 : index
                %3810 = arith.remui %3806, %c15 : index
                %3811 = arith.muli %3810, %c15 : index
                %3812 = arith.addi %3809, %3811 : index
                %3813 = arith.divui %3806, %c15 : index
                %3814 = arith.remui %3813, %c15 : index
                %3815 = arith.addi %3812, %3814 : index
                %3816 = arith.addi %3807, %3815 : index
                %3817 = arith.addi %3805, %3816 : index
                %3818 = arith.addi %3802, %3817 : index
                vector.store %3803, %kv[%3818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3819 = arith.subi %3681, %kvHeads : index
                %3820 = arith.muli %3819, %c11 : index
                %3821 = arith.addi %3686, %3820 : index
                %3822 = arith.addi %3795, %c10 : index
                %3823 = arith.divui %3822, %c14 : index
                %3824 = arith.muli %3823, %c5 : index
                %3825 = arith.addi %3824, %c12 : index
                %3826 = arith.remui %3822, %c14 : index
                %3827 = arith.divui %3685, %c15 : index
                %3828 = arith.remui %3685, %c15 : index
                %3829 = arith.muli %3828, %c4 : index
                %3830 = arith.addi %3827, %3829 : index
                %3831 = arith.muli %3826, %c14 : index
                %3832 = arith.divui %3830, %c21 : index
                %3833 = arith.muli %3832, %c21 : index
                %3834 = arith.remui %3830, %c15 : index
                %3835 = arith.muli %3834, %c15 : index
                %3836 = arith.addi %3833, %3835 : index
                %3837 = arith.divui %3830, %c15 : index
                %3838 = arith.remui %3837, %c15 : index
                %3839 = arith.addi %3836, %3838 : index
                %3840 = arith.addi %3831, %3839 : index
                %3841 = arith.addi %3825, %3840 : index
                %3842 = arith.addi %3821, %3841 : index
                %3843 = vector.shuffle %3799, %3799 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3843, %kv[%3842] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3844 = arith.addi %3795, %c9 : index
                %3845 = arith.divui %3844, %c14 : index
                %3846 = arith.muli %3845, %c5 : index
                %3847 = arith.addi %3846, %c12 : index
                %3848 = arith.remui %3844, %c14 : index
                %3849 = arith.divui %3685, %c15 : index
                %3850 = arith.remui %3685, %c15 : index
                %3851 = arith.muli %3850, %c4 : index
                %3852 = arith.addi %3849, %3851 : index
                %3853 = arith.muli %3848, %c14 : index
                %3854 = arith.divui %3852, %c21 : index
                %3855 = arith.muli %3854, %c21 : index
                %3856 = arith.remui %3852, %c15 : index
                %3857 = arith.muli %3856, %c15 : index
                %3858 = arith.addi %3855, %3857 : index
                %3859 = arith.divui %3852, %c15 : index
                %3860 = arith.remui %3859, %c15 : index
                %3861 = arith.addi %3858, %3860 : index
                %3862 = arith.addi %3853, %3861 : index
                %3863 = arith.addi %3847, %3862 : index
                %3864 = arith.addi %3821, %3863 : index
                %3865 = vector.shuffle %3799, %3799 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3865, %kv[%3864] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3866 = arith.addi %3795, %c15 : index
                %3867 = arith.divui %3866, %c14 : index
                %3868 = arith.muli %3867, %c5 : index
                %3869 = arith.addi %3868, %c12 : index
                %3870 = arith.remui %3866, %c14 : index
                %3871 = arith.divui %3685, %c15 : index
                %3872 = arith.remui %3685, %c15 : index
                %3873 = arith.muli %3872, %c4 : index
                %3874 = arith.addi %3871, %3873 : index
                %3875 = arith.muli %3870, %c14 : index
                %3876 = arith.divui %3874, %c21 : index
                %3877 = arith.muli %3876, %c21 : index
                %3878 = arith.remui %3874, %c15 : index
                %3879 = arith.muli %3878, %c15 : index
                %3880 = arith.addi %3877, %3879 : index
                %3881 = arith.divui %3874, %c15 : index
                %3882 = arith.remui %3881, %c15 : index
                %3883 = arith.addi %3880, %3882 : index
                %3884 = arith.addi %3875, %3883 : index
                %3885 = arith.addi %3869, %3884 : index
                %3886 = arith.addi %3821, %3885 : index
                %3887 = vector.shuffle %3799, %3799 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3887, %kv[%3886] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3888 = arith.addi %3795, %c29 : index
                %3889 = arith.divui %3888, %c14 : index
                %3890 = arith.muli %3889, %c5 : index
                %3891 = arith.addi %3890, %c12 : index
                %3892 = arith.remui %3888, %c14 : index
                %3893 = arith.divui %3685, %c15 : index
                %3894 = arith.remui %3685, %c15 : index
                %3895 = arith.muli %3894, %c4 : index
                %3896 = arith.addi %3893, %3895 : index
                %3897 = arith.muli %3892, %c14 : index
                %3898 = arith.divui %3896, %c21 : index
                %3899 = arith.muli %3898, %c21 : index
                %3900 = arith.remui %3896, %c15 : index
                %3901 = arith.muli %3900, %c15 : index
                %3902 = arith.addi %3899, %3901 : index
                %3903 = arith.divui %3896, %c15 : index
                %3904 = arith.remui %3903, %c15 : index
                %3905 = arith.addi %3902, %3904 : index
                %3906 = arith.addi %3897, %3905 : index
                %3907 = arith.addi %3891, %3906 : index
                %3908 = arith.addi %3821, %3907 : index
                %3909 = vector.shuffle %3799, %3799 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3909, %kv[%3908] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3910 = arith.cmpi eq, %codec, %c15 : index
          scf.if %3910 {
            %3911 = wave.lane
            %3912 = arith.muli %3911, %c21 : index
            scf.for %3913 = %3912 to %c36 step %c8 {
              %3914 = arith.addi %3680, %3913 : index
              %3915 = vector.load %20[%3914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3916 = arith.mulf %3915, %3683 : vector<4xf32>
              %3917 = wave.fp8_encode "e5m2" %3916 : vector<4xf32> -> vector<4xi8>
              %3918 = arith.cmpi slt, %3681, %kvHeads : index
              scf.if %3918 {
                %3919 = arith.muli %3681, %c11 : index
                %3920 = arith.addi %3686, %3919 : index
                %3921 = vector.shuffle %3917, %3917 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3922 = arith.divui %3913, %c14 : index
                %3923 = arith.muli %3922, %c5 : index
                %3924 = arith.remui %3913, %c14 : index
                %3925 = arith.muli %3685, %c14 : index
                %3926 = arith.divui %3924, %c21 : index
                %3927 = arith.muli %3926, %c21 : index
                %3928 = arith.remui %3924, %c15 : index
                %3929 = arith.muli %3928, %c15 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.divui %3924, %c15 : index
                %3932 = arith.remui %3931, %c15 : index
                %3933 = arith.addi %3930, %3932 : index
                %3934 = arith.addi %3925, %3933 : index
                %3935 = arith.addi %3923, %3934 : index
                %3936 = arith.addi %3920, %3935 : index
                vector.store %3921, %kv[%3936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3937 = arith.subi %3681, %kvHeads : index
                %3938 = arith.muli %3937, %c11 : index
                %3939 = arith.addi %3686, %3938 : index
                %3940 = arith.addi %3913, %c10 : index
                %3941 = arith.divui %3940, %c14 : index
                %3942 = arith.muli %3941, %c5 : index
                %3943 = arith.addi %3942, %c12 : index
                %3944 = arith.remui %3940, %c14 : index
                %3945 = arith.divui %3685, %c15 : index
                %3946 = arith.remui %3685, %c15 : index
                %3947 = arith.muli %3946, %c4 : index
                %3948 = arith.addi %3945, %3947 : index
                %3949 = arith.muli %3944, %c14 : index
                %3950 = arith.divui %3948, %c21 : index
                %3951 = arith.muli %3950, %c21 : index
                %3952 = arith.remui %3948, %c15 : index
                %3953 = arith.muli %3952, %c15 : index
                %3954 = arith.addi %3951, %3953 : index
                %3955 = arith.divui %3948, %c15 : index
                %3956 = arith.remui %3955, %c15 : index
                %3957 = arith.addi %3954, %3956 : index
                %3958 = arith.addi %3949, %3957 : index
                %3959 = arith.addi %3943, %3958 : index
                %3960 = arith.addi %3939, %3959 : index
                %3961 = vector.shuffle %3917, %3917 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3961, %kv[%3960] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3962 = arith.addi %3913, %c9 : index
                %3963 = arith.divui %3962, %c14 : index
                %3964 = arith.muli %3963, %c5 : index
                %3965 = arith.addi %3964, %c12 : index
                %3966 = arith.remui %3962, %c14 : index
                %3967 = arith.divui %3685, %c15 : index
                %3968 = arith.remui %3685, %c15 : index
                %3969 = arith.muli %3968, %c4 : index
                %3970 = arith.addi %3967, %3969 : index
                %3971 = arith.muli %3966, %c14 : index
                %3972 = arith.divui %3970, %c21 : index
                %3973 = arith.muli %3972, %c21 : index
                %3974 = arith.remui %3970, %c15 : index
                %3975 = arith.muli %3974, %c15 : index
                %3976 = arith.addi %3973, %3975 : index
                %3977 = arith.divui %3970, %c15 : index
                %3978 = arith.remui %3977, %c15 : index
                %3979 = arith.addi %3976, %3978 : index
                %3980 = arith.addi %3971, %3979 : index
                %3981 = arith.addi %3965, %3980 : index
                %3982 = arith.addi %3939, %3981 : index
                %3983 = vector.shuffle %3917, %3917 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3983, %kv[%3982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3984 = arith.addi %3913, %c15 : index
                %3985 = arith.divui %3984, %c14 : index
                %3986 = arith.muli %3985, %c5 : index
                %3987 = arith.addi %3986, %c12 : index
                %3988 = arith.remui %3984, %c14 : index
                %3989 = arith.divui %3685, %c15 : index
                %3990 = arith.remui %3685, %c15 : index
                %3991 = arith.muli %3990, %c4 : index
                %3992 = arith.addi %3989, %3991 : index
                %3993 = arith.muli %3988, %c14 : index
                %3994 = arith.divui %3992, %c21 : index
                %3995 = arith.muli %3994, %c21 : index
                %3996 = arith.remui %3992, %c15 : index
                %3997 = arith.muli %3996, %c15 : index
                %3998 = arith.addi %3995, %3997 : index
                %3999 = arith.divui %3992, %c15 : index
                %4000 = arith.remui %3999, %c15 : index
                %4001 = arith.addi %3998, %4000 : index
                %4002 = arith.addi %3993, %4001 : index
                %4003 = arith.addi %3987, %4002 : index
                %4004 = arith.addi %3939, %4003 : index
                %4005 = vector.shuffle %3917, %3917 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4005, %kv[%4004] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4006 = arith.addi %3913, %c29 : index
                %4007 = arith.divui %4006, %c14 : index
                %4008 = arith.muli %4007, %c5 : index
                %4009 = arith.addi %4008, %c12 : index
                %4010 = arith.remui %4006, %c14 : index
                %4011 = arith.divui %3685, %c15 : index
                %4012 = arith.remui %3685, %c15 : index
                %4013 = arith.muli %4012, %c4 : index
                %4014 = arith.addi %4011, %4013 : index
                %4015 = arith.muli %4010, %c14 : index
                %4016 = arith.divui %4014, %c21 : index
                %4017 = arith.muli %4016, %c21 : index
                %4018 = arith.remui %4014, %c15 : index
                %4019 = arith.muli %4018, %c15 : index
                %4020 = arith.addi %4017, %4019 : index
                %4021 = arith.divui %4014, %c15 : index
                %4022 = arith.remui %4021, %c15 : index
                %4023 = arith.addi %4020, %4022 : index
                %4024 = arith.addi %4015, %4023 : index
                %4025 = arith.addi %4009, %4024 : index
                %4026 = arith.addi %3939, %4025 : index
                %4027 = vector.shuffle %3917, %3917 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4027, %kv[%4026] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4028 = arith.addi %3314, %c46 : index
      %4029 = arith.addi %3313, %4028 : index
      %4030 = arith.cmpi slt, %4029, %22 : index
      %4031 = arith.cmpi slt, %4028, %c14 : index
      %4032 = arith.andi %4030, %4031 : i1
      scf.if %4032 {
        %4033 = arith.addi %3313, %4028 : index
        %4034 = arith.addi %slotsAt, %4033 : index
        %4035 = memref.load %step[%4034] : memref<?xi32>
        %4036 = arith.index_cast %4035 : i32 to index
        %4037 = arith.cmpi sge, %4036, %c10 : index
        scf.if %4037 {
          %4038 = arith.muli %4028, %c36 : index
          %4039 = arith.subi %0, %heads : index
          %4040 = memref.load %scales[%4039] : memref<?xf32>
          %4041 = vector.broadcast %4040 : f32 to vector<4xf32>
          %4042 = arith.divui %4036, %c14 : index
          %4043 = arith.remui %4036, %c14 : index
          %4044 = arith.muli %4042, %pageBytes : index
          %4045 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4045 {
            %4046 = wave.lane
            %4047 = arith.muli %4046, %c21 : index
            scf.for %4048 = %4047 to %c36 step %c8 {
              %4049 = arith.addi %4038, %4048 : index
              %4050 = vector.load %20[%4049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4051 = arith.mulf %4050, %4041 : vector<4xf32>
              %4052 = arith.minimumf %4051, %c50 : vector<4xf32>
              %4053 = arith.maximumf %4052, %c51 : vector<4xf32>
              %4054 = arith.truncf %4053 : vector<4xf32> to vector<4xf16>
              %4055 = vector.bitcast %4054 : vector<4xf16> to vector<8xi8>
              %4056 = arith.cmpi slt, %4039, %kvHeads : index
              scf.if %4056 {
                %4057 = arith.muli %4039, %c52 : index
                %4058 = arith.addi %4044, %4057 : index
                %4059 = arith.divui %4048, %c14 : index
                %4060 = arith.muli %4059, %c53 : index
                %4061 = arith.remui %4048, %c14 : index
                %4062 = arith.divui %4061, %c4 : index
                %4063 = arith.muli %4062, %c5 : index
                %4064 = arith.muli %4043, %c14 : index
                %4065 = arith.addi %4063, %4064 : index
                %4066 = arith.remui %4061, %c4 : index
                %4067 = arith.muli %4066, %c15 : index
                %4068 = arith.addi %4065, %4067 : index
                %4069 = arith.addi %4060, %4068 : index
                %4070 = arith.addi %4058, %4069 : index
                vector.store %4055, %kv[%4070] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4071 = arith.subi %4039, %kvHeads : index
                %4072 = arith.muli %4071, %c52 : index
                %4073 = arith.addi %4044, %4072 : index
                %4074 = arith.addi %4048, %c10 : index
                %4075 = arith.divui %4074, %c14 : index
                %4076 = arith.muli %4075, %c53 : index
                %4077 = arith.addi %4076, %c11 : index
                %4078 = arith.remui %4074, %c14 : index
                %4079 = arith.divui %4043, %c15 : index
                %4080 = arith.remui %4043, %c15 : index
                %4081 = arith.muli %4080, %c4 : index
                %4082 = arith.addi %4079, %4081 : index
                %4083 = arith.divui %4082, %c4 : index
                %4084 = arith.muli %4083, %c5 : index
                %4085 = arith.muli %4078, %c14 : index
                %4086 = arith.addi %4084, %4085 : index
                %4087 = arith.remui %4082, %c4 : index
                %4088 = arith.muli %4087, %c15 : index
                %4089 = arith.addi %4086, %4088 : index
                %4090 = arith.addi %4077, %4089 : index
                %4091 = arith.addi %4073, %4090 : index
                %4092 = vector.shuffle %4055, %4055 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4092, %kv[%4091] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4093 = arith.addi %4048, %c9 : index
                %4094 = arith.divui %4093, %c14 : index
                %4095 = arith.muli %4094, %c53 : index
                %4096 = arith.addi %4095, %c11 : index
                %4097 = arith.remui %4093, %c14 : index
                %4098 = arith.divui %4043, %c15 : index
                %4099 = arith.remui %4043, %c15 : index
                %4100 = arith.muli %4099, %c4 : index
                %4101 = arith.addi %4098, %4100 : index
                %4102 = arith.divui %4101, %c4 : index
                %4103 = arith.muli %4102, %c5 : index
                %4104 = arith.muli %4097, %c14 : index
                %4105 = arith.addi %4103, %4104 : index
                %4106 = arith.remui %4101, %c4 : index
                %4107 = arith.muli %4106, %c15 : index
                %4108 = arith.addi %4105, %4107 : index
                %4109 = arith.addi %4096, %4108 : index
                %4110 = arith.addi %4073, %4109 : index
                %4111 = vector.shuffle %4055, %4055 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4111, %kv[%4110] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4112 = arith.addi %4048, %c15 : index
                %4113 = arith.divui %4112, %c14 : index
                %4114 = arith.muli %4113, %c53 : index
                %4115 = arith.addi %4114, %c11 : index
                %4116 = arith.remui %4112, %c14 : index
                %4117 = arith.divui %4043, %c15 : index
                %4118 = arith.remui %4043, %c15 : index
                %4119 = arith.muli %4118, %c4 : index
                %4120 = arith.addi %4117, %4119 : index
                %4121 = arith.divui %4120, %c4 : index
                %4122 = arith.muli %4121, %c5 : index
                %4123 = arith.muli %4116, %c14 : index
                %4124 = arith.addi %4122, %4123 : index
                %4125 = arith.remui %4120, %c4 : index
                %4126 = arith.muli %4125, %c15 : index
                %4127 = arith.addi %4124, %4126 : index
                %4128 = arith.addi %4115, %4127 : index
                %4129 = arith.addi %4073, %4128 : index
                %4130 = vector.shuffle %4055, %4055 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4130, %kv[%4129] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4131 = arith.addi %4048, %c29 : index
                %4132 = arith.divui %4131, %c14 : index
                %4133 = arith.muli %4132, %c53 : index
                %4134 = arith.addi %4133, %c11 : index
                %4135 = arith.remui %4131, %c14 : index
                %4136 = arith.divui %4043, %c15 : index
                %4137 = arith.remui %4043, %c15 : index
                %4138 = arith.muli %4137, %c4 : index
                %4139 = arith.addi %4136, %4138 : index
                %4140 = arith.divui %4139, %c4 : index
                %4141 = arith.muli %4140, %c5 : index
                %4142 = arith.muli %4135, %c14 : index
                %4143 = arith.addi %4141, %4142 : index
                %4144 = arith.remui %4139, %c4 : index
                %4145 = arith.muli %4144, %c15 : index
                %4146 = arith.addi %4143, %4145 : index
                %4147 = arith.addi %4134, %4146 : index
                %4148 = arith.addi %4073, %4147 : index
                %4149 = vector.shuffle %4055, %4055 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4149, %kv[%4148] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4150 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4150 {
            %4151 = wave.lane
            %4152 = arith.muli %4151, %c21 : index
            scf.for %4153 = %4152 to %c36 step %c8 {
              %4154 = arith.addi %4038, %4153 : index
              %4155 = vector.load %20[%4154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4156 = arith.mulf %4155, %4041 : vector<4xf32>
              %4157 = wave.fp8_encode "e4m3" %4156 : vector<4xf32> -> vector<4xi8>
              %4158 = arith.cmpi slt, %4039, %kvHeads : index
              scf.if %4158 {
                %4159 = arith.muli %4039, %c11 : index
                %4160 = arith.addi %4044, %4159 : index
                %4161 = vector.shuffle %4157, %4157 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4162 = arith.divui %4153, %c14 : index
                %4163 = arith.muli %4162, %c5 : index
                %4164 = arith.remui %4153, %c14 : index
                %4165 = arith.muli %4043, %c14 : index
                %4166 = arith.divui %4164, %c21 : index
                %4167 = arith.muli %4166, %c21 : index
                %4168 = arith.remui %4164, %c15 : index
                %4169 = arith.muli %4168, %c15 : index
                %4170 = arith.addi %4167, %4169 : index
                %4171 = arith.divui %4164, %c15 : index
                %4172 = arith.remui %4171, %c15 : index
                %4173 = arith.addi %4170, %4172 : index
                %4174 = arith.addi %4165, %4173 : index
                %4175 = arith.addi %4163, %4174 : index
                %4176 = arith.addi %4160, %4175 : index
                vector.store %4161, %kv[%4176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4177 = arith.subi %4039, %kvHeads : index
                %4178 = arith.muli %4177, %c11 : index
                %4179 = arith.addi %4044, %4178 : index
                %4180 = arith.addi %4153, %c10 : index
                %4181 = arith.divui %4180, %c14 : index
                %4182 = arith.muli %4181, %c5 : index
                %4183 = arith.addi %4182, %c12 : index
                %4184 = arith.remui %4180, %c14 : index
                %4185 = arith.divui %4043, %c15 : index
                %4186 = arith.remui %4043, %c15 : index
                %4187 = arith.muli %4186, %c4 : index
                %4188 = arith.addi %4185, %4187 : index
                %4189 = arith.muli %4184, %c14 : index
                %4190 = arith.divui %4188, %c21 : index
                %4191 = arith.muli %4190, %c21 : index
                %4192 = arith.remui %4188, %c15 : index
                %4193 = arith.muli %4192, %c15 : index
                %4194 = arith.addi %4191, %4193 : index
                %4195 = arith.divui %4188, %c15 : index
                %4196 = arith.remui %4195, %c15 : index
                %4197 = arith.addi %4194, %4196 : index
                %4198 = arith.addi %4189, %4197 : index
                %4199 = arith.addi %4183, %4198 : index
                %4200 = arith.addi %4179, %4199 : index
                %4201 = vector.shuffle %4157, %4157 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4201, %kv[%4200] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4202 = arith.addi %4153, %c9 : index
                %4203 = arith.divui %4202, %c14 : index
                %4204 = arith.muli %4203, %c5 : index
                %4205 = arith.addi %4204, %c12 : index
                %4206 = arith.remui %4202, %c14 : index
                %4207 = arith.divui %4043, %c15 : index
                %4208 = arith.remui %4043, %c15 : index
                %4209 = arith.muli %4208, %c4 : index
                %4210 = arith.addi %4207, %4209 : index
                %4211 = arith.muli %4206, %c14 : index
                %4212 = arith.divui %4210, %c21 : index
                %4213 = arith.muli %4212, %c21 : index
                %4214 = arith.remui %4210, %c15 : index
                %4215 = arith.muli %4214, %c15 : index
                %4216 = arith.addi %4213, %4215 : index
                %4217 = arith.divui %4210, %c15 : index
                %4218 = arith.remui %4217, %c15 : index
                %4219 = arith.addi %4216, %4218 : index
                %4220 = arith.addi %4211, %4219 : index
                %4221 = arith.addi %4205, %4220 : index
                %4222 = arith.addi %4179, %4221 : index
                %4223 = vector.shuffle %4157, %4157 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4223, %kv[%4222] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4224 = arith.addi %4153, %c15 : index
                %4225 = arith.divui %4224, %c14 : index
                %4226 = arith.muli %4225, %c5 : index
                %4227 = arith.addi %4226, %c12 : index
                %4228 = arith.remui %4224, %c14 : index
                %4229 = arith.divui %4043, %c15 : index
                %4230 = arith.remui %4043, %c15 : index
                %4231 = arith.muli %4230, %c4 : index
                %4232 = arith.addi %4229, %4231 : index
                %4233 = arith.muli %4228, %c14 : index
                %4234 = arith.divui %4232, %c21 : index
                %4235 = arith.muli %4234, %c21 : index
                %4236 = arith.remui %4232, %c15 : index
                %4237 = arith.muli %4236, %c15 : index
                %4238 = arith.addi %4235, %4237 : index
                %4239 = arith.divui %4232, %c15 : index
                %4240 = arith.remui %4239, %c15 : index
                %4241 = arith.addi %4238, %4240 : index
                %4242 = arith.addi %4233, %4241 : index
                %4243 = arith.addi %4227, %4242 : index
                %4244 = arith.addi %4179, %4243 : index
                %4245 = vector.shuffle %4157, %4157 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4245, %kv[%4244] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4246 = arith.addi %4153, %c29 : index
                %4247 = arith.divui %4246, %c14 : index
                %4248 = arith.muli %4247, %c5 : index
                %4249 = arith.addi %4248, %c12 : index
                %4250 = arith.remui %4246, %c14 : index
                %4251 = arith.divui %4043, %c15 : index
                %4252 = arith.remui %4043, %c15 : index
                %4253 = arith.muli %4252, %c4 : index
                %4254 = arith.addi %4251, %4253 : index
                %4255 = arith.muli %4250, %c14 : index
                %4256 = arith.divui %4254, %c21 : index
                %4257 = arith.muli %4256, %c21 : index
                %4258 = arith.remui %4254, %c15 : index
                %4259 = arith.muli %4258, %c15 : index
                %4260 = arith.addi %4257, %4259 : index
                %4261 = arith.divui %4254, %c15 : index
                %4262 = arith.remui %4261, %c15 : index
                %4263 = arith.addi %4260, %4262 : index
                %4264 = arith.addi %4255, %4263 : index
                %4265 = arith.addi %4249, %4264 : index
                %4266 = arith.addi %4179, %4265 : index
                %4267 = vector.shuffle %4157, %4157 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4267, %kv[%4266] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4268 = arith.cmpi eq, %codec, %c15 : index
          scf.if %4268 {
            %4269 = wave.lane
            %4270 = arith.muli %4269, %c21 : index
            scf.for %4271 = %4270 to %c36 step %c8 {
              %4272 = arith.addi %4038, %4271 : index
              %4273 = vector.load %20[%4272] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4274 = arith.mulf %4273, %4041 : vector<4xf32>
              %4275 = wave.fp8_encode "e5m2" %4274 : vector<4xf32> -> vector<4xi8>
              %4276 = arith.cmpi slt, %4039, %kvHeads : index
              scf.if %4276 {
                %4277 = arith.muli %4039, %c11 : index
                %4278 = arith.addi %4044, %4277 : index
                %4279 = vector.shuffle %4275, %4275 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4280 = arith.divui %4271, %c14 : index
                %4281 = arith.muli %4280, %c5 : index
                %4282 = arith.remui %4271, %c14 : index
                %4283 = arith.muli %4043, %c14 : index
                %4284 = arith.divui %4282, %c21 : index
                %4285 = arith.muli %4284, %c21 : index
                %4286 = arith.remui %4282, %c15 : index
                %4287 = arith.muli %4286, %c15 : index
                %4288 = arith.addi %4285, %4287 : index
                %4289 = arith.divui %4282, %c15 : index
                %4290 = arith.remui %4289, %c15 : index
                %4291 = arith.addi %4288, %4290 : index
                %4292 = arith.addi %4283, %4291 : index
                %4293 = arith.addi %4281, %4292 : index
                %4294 = arith.addi %4278, %4293 : index
                vector.store %4279, %kv[%4294] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4295 = arith.subi %4039, %kvHeads : index
                %4296 = arith.muli %4295, %c11 : index
                %4297 = arith.addi %4044, %4296 : index
                %4298 = arith.addi %4271, %c10 : index
                %4299 = arith.divui %4298, %c14 : index
                %4300 = arith.muli %4299, %c5 : index
                %4301 = arith.addi %4300, %c12 : index
                %4302 = arith.remui %4298, %c14 : index
                %4303 = arith.divui %4043, %c15 : index
                %4304 = arith.remui %4043, %c15 : index
                %4305 = arith.muli %4304, %c4 : index
                %4306 = arith.addi %4303, %4305 : index
                %4307 = arith.muli %4302, %c14 : index
                %4308 = arith.divui %4306, %c21 : index
                %4309 = arith.muli %4308, %c21 : index
                %4310 = arith.remui %4306, %c15 : index
                %4311 = arith.muli %4310, %c15 : index
                %4312 = arith.addi %4309, %4311 : index
                %4313 = arith.divui %4306, %c15 : index
                %4314 = arith.remui %4313, %c15 : index
                %4315 = arith.addi %4312, %4314 : index
                %4316 = arith.addi %4307, %4315 : index
                %4317 = arith.addi %4301, %4316 : index
                %4318 = arith.addi %4297, %4317 : index
                %4319 = vector.shuffle %4275, %4275 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4319, %kv[%4318] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4320 = arith.addi %4271, %c9 : index
                %4321 = arith.divui %4320, %c14 : index
                %4322 = arith.muli %4321, %c5 : index
                %4323 = arith.addi %4322, %c12 : index
                %4324 = arith.remui %4320, %c14 : index
                %4325 = arith.divui %4043, %c15 : index
                %4326 = arith.remui %4043, %c15 : index
                %4327 = arith.muli %4326, %c4 : index
                %4328 = arith.addi %4325, %4327 : index
                %4329 = arith.muli %4324, %c14 : index
                %4330 = arith.divui %4328, %c21 : index
                %4331 = arith.muli %4330, %c21 : index
                %4332 = arith.remui %4328, %c15 : index
                %4333 = arith.muli %4332, %c15 : index
                %4334 = arith.addi %4331, %4333 : index
                %4335 = arith.divui %4328, %c15 : index
                %4336 = arith.remui %4335, %c15 : index
                %4337 = arith.addi %4334, %4336 : index
                %4338 = arith.addi %4329, %4337 : index
                %4339 = arith.addi %4323, %4338 : index
                %4340 = arith.addi %4297, %4339 : index
                %4341 = vector.shuffle %4275, %4275 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4341, %kv[%4340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4342 = arith.addi %4271, %c15 : index
                %4343 = arith.divui %4342, %c14 : index
                %4344 = arith.muli %4343, %c5 : index
                %4345 = arith.addi %4344, %c12 : index
                %4346 = arith.remui %4342, %c14 : index
                %4347 = arith.divui %4043, %c15 : index
                %4348 = arith.remui %4043, %c15 : index
                %4349 = arith.muli %4348, %c4 : index
                %4350 = arith.addi %4347, %4349 : index
                %4351 = arith.muli %4346, %c14 : index
                %4352 = arith.divui %4350, %c21 : index
                %4353 = arith.muli %4352, %c21 : index
                %4354 = arith.remui %4350, %c15 : index
                %4355 = arith.muli %4354, %c15 : index
                %4356 = arith.addi %4353, %4355 : index
                %4357 = arith.divui %4350, %c15 : index
                %4358 = arith.remui %4357, %c15 : index
                %4359 = arith.addi %4356, %4358 : index
                %4360 = arith.addi %4351, %4359 : index
                %4361 = arith.addi %4345, %4360 : index
                %4362 = arith.addi %4297, %4361 : index
                %4363 = vector.shuffle %4275, %4275 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4363, %kv[%4362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4364 = arith.addi %4271, %c29 : index
                %4365 = arith.divui %4364, %c14 : index
                %4366 = arith.muli %4365, %c5 : index
                %4367 = arith.addi %4366, %c12 : index
                %4368 = arith.remui %4364, %c14 : index
                %4369 = arith.divui %4043, %c15 : index
                %4370 = arith.remui %4043, %c15 : index
                %4371 = arith.muli %4370, %c4 : index
                %4372 = arith.addi %4369, %4371 : index
                %4373 = arith.muli %4368, %c14 : index
                %4374 = arith.divui %4372, %c21 : index
                %4375 = arith.muli %4374, %c21 : index
                %4376 = arith.remui %4372, %c15 : index
                %4377 = arith.muli %4376, %c15 : index
                %4378 = arith.addi %4375, %4377 : index
                %4379 = arith.divui %4372, %c15 : index
                %4380 = arith.remui %4379, %c15 : index
                %4381 = arith.addi %4378, %4380 : index
                %4382 = arith.addi %4373, %4381 : index
                %4383 = arith.addi %4367, %4382 : index
                %4384 = arith.addi %4297, %4383 : index
                %4385 = vector.shuffle %4275, %4275 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4385, %kv[%4384] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4386 = arith.addi %23, %c17 : index
    %4387 = wave.lane
    %4388 = arith.muli %3, %c9 : index
    %4389 = arith.muli %4388, %c5 : index
    %4390 = arith.addi %4389, %4387 : index
    %4391 = arith.muli %4, %c12 : index
    %4392 = arith.addi %4391, %4390 : index
    %4393 = arith.addi %4392, %c10 : index
    %4394 = arith.addi %4393, %c10 : index
    %4395 = vector.extract %456#3[0] : f32 from vector<8xf32>
    memref.store %4395, %19[%4394] : memref<?xf32>
    %4396 = arith.muli %4, %c12 : index
    %4397 = arith.addi %4396, %4390 : index
    %4398 = arith.addi %4397, %c10 : index
    %4399 = arith.addi %4398, %c16 : index
    %4400 = vector.extract %456#3[1] : f32 from vector<8xf32>
    memref.store %4400, %19[%4399] : memref<?xf32>
    %4401 = arith.muli %4, %c12 : index
    %4402 = arith.addi %4401, %4390 : index
    %4403 = arith.addi %4402, %c10 : index
    %4404 = arith.addi %4403, %c6 : index
    %4405 = vector.extract %456#3[2] : f32 from vector<8xf32>
    memref.store %4405, %19[%4404] : memref<?xf32>
    %4406 = arith.muli %4, %c12 : index
    %4407 = arith.addi %4406, %4390 : index
    %4408 = arith.addi %4407, %c10 : index
    %4409 = arith.addi %4408, %c30 : index
    %4410 = vector.extract %456#3[3] : f32 from vector<8xf32>
    memref.store %4410, %19[%4409] : memref<?xf32>
    %4411 = arith.muli %4, %c12 : index
    %4412 = arith.addi %4411, %4390 : index
    %4413 = arith.addi %4412, %c10 : index
    %4414 = arith.addi %4413, %c8 : index
    %4415 = vector.extract %456#3[4] : f32 from vector<8xf32>
    memref.store %4415, %19[%4414] : memref<?xf32>
    %4416 = arith.muli %4, %c12 : index
    %4417 = arith.addi %4416, %4390 : index
    %4418 = arith.addi %4417, %c10 : index
    %4419 = arith.addi %4418, %c31 : index
    %4420 = vector.extract %456#3[5] : f32 from vector<8xf32>
    memref.store %4420, %19[%4419] : memref<?xf32>
    %4421 = arith.muli %4, %c12 : index
    %4422 = arith.addi %4421, %4390 : index
    %4423 = arith.addi %4422, %c10 : index
    %4424 = arith.addi %4423, %c32 : index
    %4425 = vector.extract %456#3[6] : f32 from vector<8xf32>
    memref.store %4425, %19[%4424] : memref<?xf32>
    %4426 = arith.muli %4, %c12 : index
    %4427 = arith.addi %4426, %4390 : index
    %4428 = arith.addi %4427, %c10 : index
    %4429 = arith.addi %4428, %c33 : index
    %4430 = vector.extract %456#3[7] : f32 from vector<8xf32>
    memref.store %4430, %19[%4429] : memref<?xf32>
    wave.barrier
    %4431 = arith.muli %4, %c21 : index
    %4432 = arith.addi %4431, %c10 : index
    %4433 = arith.muli %4432, %c15 : index
    %4434 = arith.divui %4387, %c14 : index
    %4435 = arith.addi %4433, %4434 : index
    %4436 = arith.addi %4386, %4435 : index
    %4437 = arith.cmpi slt, %4436, %22 : index
    scf.if %4437 {
      %4438 = arith.cmpi eq, %hasFactors, %c9 : index
      %4439 = arith.muli %4436, %c15 : index
      %4440 = memref.load %factors[%4439] : memref<?xf32>
      %4441 = arith.mulf %4440, %operandScale : f32
      %4442 = arith.select %4438, %4441, %operandScale : f32
      %4443 = arith.addi %4390, %c10 : index
      %4444 = arith.muli %4432, %c16 : index
      %4445 = arith.addi %4443, %4444 : index
      %4446 = memref.load %19[%4445] : memref<?xf32>
      %4447 = arith.addi %4445, %c12 : index
      %4448 = memref.load %19[%4447] : memref<?xf32>
      %4449 = arith.addf %4446, %4448 : f32
      %4450 = arith.remui %4387, %c14 : index
      %4451 = arith.muli %4450, %c21 : index
      %4452 = arith.addi %18, %4451 : index
      %4453 = vector.load %w[%4452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4454 = vector.bitcast %4453 : vector<4xi8> to vector<1xf32>
      %4455 = vector.extract %4454[0] : f32 from vector<1xf32>
      %4456 = arith.mulf %4455, %4442 : f32
      %4457 = arith.mulf %4449, %4456 : f32
      %4458 = arith.muli %3, %c9 : index
      %4459 = arith.addi %4458, %c10 : index
      %4460 = arith.muli %4459, %c14 : index
      %4461 = arith.remui %4387, %c14 : index
      %4462 = arith.addi %4460, %4461 : index
      %4463 = arith.muli %4435, %c36 : index
      %4464 = arith.addi %4463, %4462 : index
      memref.store %4457, %20[%4464] : memref<?xf32>
    }
    %4465 = arith.muli %4, %c21 : index
    %4466 = arith.addi %4465, %c9 : index
    %4467 = arith.muli %4466, %c15 : index
    %4468 = arith.divui %4387, %c14 : index
    %4469 = arith.addi %4467, %4468 : index
    %4470 = arith.addi %4386, %4469 : index
    %4471 = arith.cmpi slt, %4470, %22 : index
    scf.if %4471 {
      %4472 = arith.cmpi eq, %hasFactors, %c9 : index
      %4473 = arith.muli %4470, %c15 : index
      %4474 = memref.load %factors[%4473] : memref<?xf32>
      %4475 = arith.mulf %4474, %operandScale : f32
      %4476 = arith.select %4472, %4475, %operandScale : f32
      %4477 = arith.addi %4390, %c10 : index
      %4478 = arith.muli %4466, %c16 : index
      %4479 = arith.addi %4477, %4478 : index
      %4480 = memref.load %19[%4479] : memref<?xf32>
      %4481 = arith.addi %4479, %c12 : index
      %4482 = memref.load %19[%4481] : memref<?xf32>
      %4483 = arith.addf %4480, %4482 : f32
      %4484 = arith.remui %4387, %c14 : index
      %4485 = arith.muli %4484, %c21 : index
      %4486 = arith.addi %18, %4485 : index
      %4487 = vector.load %w[%4486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4488 = vector.bitcast %4487 : vector<4xi8> to vector<1xf32>
      %4489 = vector.extract %4488[0] : f32 from vector<1xf32>
      %4490 = arith.mulf %4489, %4476 : f32
      %4491 = arith.mulf %4483, %4490 : f32
      %4492 = arith.muli %3, %c9 : index
      %4493 = arith.addi %4492, %c10 : index
      %4494 = arith.muli %4493, %c14 : index
      %4495 = arith.remui %4387, %c14 : index
      %4496 = arith.addi %4494, %4495 : index
      %4497 = arith.muli %4469, %c36 : index
      %4498 = arith.addi %4497, %4496 : index
      memref.store %4491, %20[%4498] : memref<?xf32>
    }
    %4499 = arith.muli %4, %c21 : index
    %4500 = arith.addi %4499, %c15 : index
    %4501 = arith.muli %4500, %c15 : index
    %4502 = arith.divui %4387, %c14 : index
    %4503 = arith.addi %4501, %4502 : index
    %4504 = arith.addi %4386, %4503 : index
    %4505 = arith.cmpi slt, %4504, %22 : index
    scf.if %4505 {
      %4506 = arith.cmpi eq, %hasFactors, %c9 : index
      %4507 = arith.muli %4504, %c15 : index
      %4508 = memref.load %factors[%4507] : memref<?xf32>
      %4509 = arith.mulf %4508, %operandScale : f32
      %4510 = arith.select %4506, %4509, %operandScale : f32
      %4511 = arith.addi %4390, %c10 : index
      %4512 = arith.muli %4500, %c16 : index
      %4513 = arith.addi %4511, %4512 : index
      %4514 = memref.load %19[%4513] : memref<?xf32>
      %4515 = arith.addi %4513, %c12 : index
      %4516 = memref.load %19[%4515] : memref<?xf32>
      %4517 = arith.addf %4514, %4516 : f32
      %4518 = arith.remui %4387, %c14 : index
      %4519 = arith.muli %4518, %c21 : index
      %4520 = arith.addi %18, %4519 : index
      %4521 = vector.load %w[%4520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4522 = vector.bitcast %4521 : vector<4xi8> to vector<1xf32>
      %4523 = vector.extract %4522[0] : f32 from vector<1xf32>
      %4524 = arith.mulf %4523, %4510 : f32
      %4525 = arith.mulf %4517, %4524 : f32
      %4526 = arith.muli %3, %c9 : index
      %4527 = arith.addi %4526, %c10 : index
      %4528 = arith.muli %4527, %c14 : index
      %4529 = arith.remui %4387, %c14 : index
      %4530 = arith.addi %4528, %4529 : index
      %4531 = arith.muli %4503, %c36 : index
      %4532 = arith.addi %4531, %4530 : index
      memref.store %4525, %20[%4532] : memref<?xf32>
    }
    %4533 = arith.muli %4, %c21 : index
    %4534 = arith.addi %4533, %c29 : index
    %4535 = arith.muli %4534, %c15 : index
    %4536 = arith.divui %4387, %c14 : index
    %4537 = arith.addi %4535, %4536 : index
    %4538 = arith.addi %4386, %4537 : index
    %4539 = arith.cmpi slt, %4538, %22 : index
    scf.if %4539 {
      %4540 = arith.cmpi eq, %hasFactors, %c9 : index
      %4541 = arith.muli %4538, %c15 : index
      %4542 = memref.load %factors[%4541] : memref<?xf32>
      %4543 = arith.mulf %4542, %operandScale : f32
      %4544 = arith.select %4540, %4543, %operandScale : f32
      %4545 = arith.addi %4390, %c10 : index
      %4546 = arith.muli %4534, %c16 : index
      %4547 = arith.addi %4545, %4546 : index
      %4548 = memref.load %19[%4547] : memref<?xf32>
      %4549 = arith.addi %4547, %c12 : index
      %4550 = memref.load %19[%4549] : memref<?xf32>
      %4551 = arith.addf %4548, %4550 : f32
      %4552 = arith.remui %4387, %c14 : index
      %4553 = arith.muli %4552, %c21 : index
      %4554 = arith.addi %18, %4553 : index
      %4555 = vector.load %w[%4554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4556 = vector.bitcast %4555 : vector<4xi8> to vector<1xf32>
      %4557 = vector.extract %4556[0] : f32 from vector<1xf32>
      %4558 = arith.mulf %4557, %4544 : f32
      %4559 = arith.mulf %4551, %4558 : f32
      %4560 = arith.muli %3, %c9 : index
      %4561 = arith.addi %4560, %c10 : index
      %4562 = arith.muli %4561, %c14 : index
      %4563 = arith.remui %4387, %c14 : index
      %4564 = arith.addi %4562, %4563 : index
      %4565 = arith.muli %4537, %c36 : index
      %4566 = arith.addi %4565, %4564 : index
      memref.store %4559, %20[%4566] : memref<?xf32>
    }
    wave.barrier
    %4567 = arith.addi %23, %c17 : index
    %4568 = wave.wave
    %4569 = arith.addi %4568, %c10 : index
    %4570 = arith.addi %4567, %4569 : index
    %4571 = arith.cmpi slt, %4570, %22 : index
    %4572 = arith.cmpi slt, %4569, %c14 : index
    %4573 = arith.andi %4571, %4572 : i1
    scf.if %4573 {
      %4574 = arith.addi %4567, %4569 : index
      %4575 = arith.muli %4569, %c36 : index
      %4576 = wave.lane
      %4577 = arith.addi %4576, %c10 : index
      %4578 = arith.cmpi eq, %hasBias, %c9 : index
      %4579 = arith.addi %4575, %4577 : index
      %4580 = memref.load %20[%4579] : memref<?xf32>
      %4581 = arith.muli %0, %c36 : index
      %4582 = arith.addi %4581, %4577 : index
      %4583 = memref.load %bias[%4582] : memref<?xf32>
      %4584 = arith.addf %4580, %4583 : f32
      %4585 = arith.select %4578, %4584, %4580 : f32
      %4586 = arith.addi %4577, %c38 : index
      %4587 = arith.cmpi eq, %hasBias, %c9 : index
      %4588 = arith.addi %4575, %4586 : index
      %4589 = memref.load %20[%4588] : memref<?xf32>
      %4590 = arith.muli %0, %c36 : index
      %4591 = arith.addi %4590, %4586 : index
      %4592 = memref.load %bias[%4591] : memref<?xf32>
      %4593 = arith.addf %4589, %4592 : f32
      %4594 = arith.select %4587, %4593, %4589 : f32
      %4595 = arith.addi %4576, %c16 : index
      %4596 = arith.cmpi slt, %4595, %c38 : index
      %4597 = arith.minsi %4595, %c39 : index
      %4598 = arith.cmpi eq, %hasBias, %c9 : index
      %4599 = arith.addi %4575, %4597 : index
      %4600 = memref.load %20[%4599] : memref<?xf32>
      %4601 = arith.muli %0, %c36 : index
      %4602 = arith.addi %4601, %4597 : index
      %4603 = memref.load %bias[%4602] : memref<?xf32>
      %4604 = arith.addf %4600, %4603 : f32
      %4605 = arith.select %4598, %4604, %4600 : f32
      %4606 = arith.addi %4597, %c38 : index
      %4607 = arith.cmpi eq, %hasBias, %c9 : index
      %4608 = arith.addi %4575, %4606 : index
      %4609 = memref.load %20[%4608] : memref<?xf32>
      %4610 = arith.muli %0, %c36 : index
      %4611 = arith.addi %4610, %4606 : index
      %4612 = memref.load %bias[%4611] : memref<?xf32>
      %4613 = arith.addf %4609, %4612 : f32
      %4614 = arith.select %4607, %4613, %4609 : f32
      %4615 = arith.addi %heads, %kvHeads : index
      %4616 = arith.cmpi slt, %0, %4615 : index
      scf.if %4616 {
        %4617 = arith.addi %positionsAt, %4574 : index
        %4618 = memref.load %step[%4617] : memref<?xi32>
        %4619 = arith.index_cast %4618 : i32 to index
        %4620 = arith.cmpi eq, %hasNorm, %c9 : index
        %4621 = math.fma %4585, %4585, %c42 : f32
        %4622 = math.fma %4594, %4594, %4621 : f32
        %4623 = math.fma %4605, %4605, %4622 : f32
        %4624 = arith.select %4596, %4623, %4622 : f32
        %4625 = math.fma %4614, %4614, %4624 : f32
        %4626 = arith.select %4596, %4625, %4624 : f32
        %4627 = vector.broadcast %4626 : f32 to vector<1xf32>
        %4628 = wave.reduce "add" %4627 : vector<1xf32>
        %4629 = arith.mulf %4628, %inverseHeadDim : f32
        %4630 = arith.addf %4629, %epsilon : f32
        %4631 = math.sqrt %4630 : f32
        %4632 = arith.divf %c44, %4631 : f32
        %4633 = arith.cmpi slt, %0, %heads : index
        %4634 = arith.addi %4577, %c38 : index
        %4635 = memref.load %query_norm[%4577] : memref<?xf32>
        %4636 = memref.load %key_norm[%4577] : memref<?xf32>
        %4637 = arith.select %4633, %4635, %4636 : f32
        %4638 = arith.mulf %4585, %4632 : f32
        %4639 = arith.mulf %4638, %4637 : f32
        %4640 = arith.select %4620, %4639, %4585 : f32
        %4641 = memref.load %query_norm[%4634] : memref<?xf32>
        %4642 = memref.load %key_norm[%4634] : memref<?xf32>
        %4643 = arith.select %4633, %4641, %4642 : f32
        %4644 = arith.mulf %4594, %4632 : f32
        %4645 = arith.mulf %4644, %4643 : f32
        %4646 = arith.select %4620, %4645, %4594 : f32
        %4647 = arith.addi %4597, %c38 : index
        %4648 = memref.load %query_norm[%4597] : memref<?xf32>
        %4649 = memref.load %key_norm[%4597] : memref<?xf32>
        %4650 = arith.select %4633, %4648, %4649 : f32
        %4651 = arith.mulf %4605, %4632 : f32
        %4652 = arith.mulf %4651, %4650 : f32
        %4653 = arith.select %4620, %4652, %4605 : f32
        %4654 = memref.load %query_norm[%4647] : memref<?xf32>
        %4655 = memref.load %key_norm[%4647] : memref<?xf32>
        %4656 = arith.select %4633, %4654, %4655 : f32
        %4657 = arith.mulf %4614, %4632 : f32
        %4658 = arith.mulf %4657, %4656 : f32
        %4659 = arith.select %4620, %4658, %4614 : f32
        %4660 = arith.remui %4619, %c5 : index
        %4661 = arith.muli %4660, %c36 : index
        %4662 = arith.addi %4661, %4577 : index
        %4663 = arith.divui %4619, %c5 : index
        %4664 = arith.addi %4663, %c5 : index
        %4665 = arith.muli %4664, %c36 : index
        %4666 = arith.addi %4665, %4577 : index
        %4667 = memref.load %rope[%4662] : memref<?xf32>
        %4668 = arith.addi %4662, %c38 : index
        %4669 = memref.load %rope[%4668] : memref<?xf32>
        %4670 = memref.load %rope[%4666] : memref<?xf32>
        %4671 = arith.addi %4666, %c38 : index
        %4672 = memref.load %rope[%4671] : memref<?xf32>
        %4673 = arith.mulf %4670, %4667 : f32
        %4674 = arith.mulf %4672, %4669 : f32
        %4675 = arith.subf %4673, %4674 : f32
        %4676 = arith.mulf %4672, %4667 : f32
        %4677 = arith.mulf %4670, %4669 : f32
        %4678 = arith.addf %4676, %4677 : f32
        %4679 = arith.mulf %4640, %4675 : f32
        %4680 = arith.mulf %4646, %4678 : f32
        %4681 = arith.subf %4679, %4680 : f32
        %4682 = arith.mulf %4646, %4675 : f32
        %4683 = arith.mulf %4640, %4678 : f32
        %4684 = arith.addf %4682, %4683 : f32
        %4685 = arith.cmpi slt, %0, %heads : index
        scf.if %4685 {
          %4686 = arith.muli %4574, %heads : index
          %4687 = arith.addi %4686, %0 : index
          %4688 = arith.muli %4687, %c36 : index
          %4689 = arith.addi %4688, %4577 : index
          memref.store %4681, %q[%4689] : memref<?xf32>
          %4690 = arith.addi %4689, %c38 : index
          memref.store %4684, %q[%4690] : memref<?xf32>
        } else {
          %4691 = arith.addi %4575, %4577 : index
          memref.store %4681, %20[%4691] : memref<?xf32>
          %4692 = arith.addi %4575, %4577 : index
          %4693 = arith.addi %4692, %c38 : index
          memref.store %4684, %20[%4693] : memref<?xf32>
        }
        %4694 = arith.remui %4619, %c5 : index
        %4695 = arith.muli %4694, %c36 : index
        %4696 = arith.addi %4695, %4597 : index
        %4697 = arith.divui %4619, %c5 : index
        %4698 = arith.addi %4697, %c5 : index
        %4699 = arith.muli %4698, %c36 : index
        %4700 = arith.addi %4699, %4597 : index
        %4701 = memref.load %rope[%4696] : memref<?xf32>
        %4702 = arith.addi %4696, %c38 : index
        %4703 = memref.load %rope[%4702] : memref<?xf32>
        %4704 = memref.load %rope[%4700] : memref<?xf32>
        %4705 = arith.addi %4700, %c38 : index
        %4706 = memref.load %rope[%4705] : memref<?xf32>
        %4707 = arith.mulf %4704, %4701 : f32
        %4708 = arith.mulf %4706, %4703 : f32
        %4709 = arith.subf %4707, %4708 : f32
        %4710 = arith.mulf %4706, %4701 : f32
        %4711 = arith.mulf %4704, %4703 : f32
        %4712 = arith.addf %4710, %4711 : f32
        %4713 = arith.mulf %4653, %4709 : f32
        %4714 = arith.mulf %4659, %4712 : f32
        %4715 = arith.subf %4713, %4714 : f32
        %4716 = arith.mulf %4659, %4709 : f32
        %4717 = arith.mulf %4653, %4712 : f32
        %4718 = arith.addf %4716, %4717 : f32
        scf.if %4596 {
          %4719 = arith.cmpi slt, %0, %heads : index
          scf.if %4719 {
            %4720 = arith.muli %4574, %heads : index
            %4721 = arith.addi %4720, %0 : index
            %4722 = arith.muli %4721, %c36 : index
            %4723 = arith.addi %4722, %4597 : index
            memref.store %4715, %q[%4723] : memref<?xf32>
            %4724 = arith.addi %4723, %c38 : index
            memref.store %4718, %q[%4724] : memref<?xf32>
          } else {
            %4725 = arith.addi %4575, %4597 : index
            memref.store %4715, %20[%4725] : memref<?xf32>
            %4726 = arith.addi %4575, %4597 : index
            %4727 = arith.addi %4726, %c38 : index
            memref.store %4718, %20[%4727] : memref<?xf32>
          }
        }
      } else {
        %4728 = arith.cmpi slt, %0, %heads : index
        scf.if %4728 {
          %4729 = arith.muli %4574, %heads : index
          %4730 = arith.addi %4729, %0 : index
          %4731 = arith.muli %4730, %c36 : index
          %4732 = arith.addi %4731, %4577 : index
          memref.store %4585, %q[%4732] : memref<?xf32>
          %4733 = arith.addi %4732, %c38 : index
          memref.store %4594, %q[%4733] : memref<?xf32>
        } else {
          %4734 = arith.addi %4575, %4577 : index
          memref.store %4585, %20[%4734] : memref<?xf32>
          %4735 = arith.addi %4575, %4577 : index
          %4736 = arith.addi %4735, %c38 : index
          memref.store %4594, %20[%4736] : memref<?xf32>
        }
        scf.if %4596 {
          %4737 = arith.cmpi slt, %0, %heads : index
          scf.if %4737 {
            %4738 = arith.muli %4574, %heads : index
            %4739 = arith.addi %4738, %0 : index
            %4740 = arith.muli %4739, %c36 : index
            %4741 = arith.addi %4740, %4597 : index
            memref.store %4605, %q[%4741] : memref<?xf32>
            %4742 = arith.addi %4741, %c38 : index
            memref.store %4614, %q[%4742] : memref<?xf32>
          } else {
            %4743 = arith.addi %4575, %4597 : index
            memref.store %4605, %20[%4743] : memref<?xf32>
            %4744 = arith.addi %4575, %4597 : index
            %4745 = arith.addi %4744, %c38 : index
            memref.store %4614, %20[%4745] : memref<?xf32>
          }
        }
      }
    }
    %4746 = arith.addi %4568, %c46 : index
    %4747 = arith.addi %4567, %4746 : index
    %4748 = arith.cmpi slt, %4747, %22 : index
    %4749 = arith.cmpi slt, %4746, %c14 : index
    %4750 = arith.andi %4748, %4749 : i1
    scf.if %4750 {
      %4751 = arith.addi %4567, %4746 : index
      %4752 = arith.muli %4746, %c36 : index
      %4753 = wave.lane
      %4754 = arith.addi %4753, %c10 : index
      %4755 = arith.cmpi eq, %hasBias, %c9 : index
      %4756 = arith.addi %4752, %4754 : index
      %4757 = memref.load %20[%4756] : memref<?xf32>
      %4758 = arith.muli %0, %c36 : index
      %4759 = arith.addi %4758, %4754 : index
      %4760 = memref.load %bias[%4759] : memref<?xf32>
      %4761 = arith.addf %4757, %4760 : f32
      %4762 = arith.select %4755, %4761, %4757 : f32
      %4763 = arith.addi %4754, %c38 : index
      %4764 = arith.cmpi eq, %hasBias, %c9 : index
      %4765 = arith.addi %4752, %4763 : index
      %4766 = memref.load %20[%4765] : memref<?xf32>
      %4767 = arith.muli %0, %c36 : index
      %4768 = arith.addi %4767, %4763 : index
      %4769 = memref.load %bias[%4768] : memref<?xf32>
      %4770 = arith.addf %4766, %4769 : f32
      %4771 = arith.select %4764, %4770, %4766 : f32
      %4772 = arith.addi %4753, %c16 : index
      %4773 = arith.cmpi slt, %4772, %c38 : index
      %4774 = arith.minsi %4772, %c39 : index
      %4775 = arith.cmpi eq, %hasBias, %c9 : index
      %4776 = arith.addi %4752, %4774 : index
      %4777 = memref.load %20[%4776] : memref<?xf32>
      %4778 = arith.muli %0, %c36 : index
      %4779 = arith.addi %4778, %4774 : index
      %4780 = memref.load %bias[%4779] : memref<?xf32>
      %4781 = arith.addf %4777, %4780 : f32
      %4782 = arith.select %4775, %4781, %4777 : f32
      %4783 = arith.addi %4774, %c38 : index
      %4784 = arith.cmpi eq, %hasBias, %c9 : index
      %4785 = arith.addi %4752, %4783 : index
      %4786 = memref.load %20[%4785] : memref<?xf32>
      %4787 = arith.muli %0, %c36 : index
      %4788 = arith.addi %4787, %4783 : index
      %4789 = memref.load %bias[%4788] : memref<?xf32>
      %4790 = arith.addf %4786, %4789 : f32
      %4791 = arith.select %4784, %4790, %4786 : f32
      %4792 = arith.addi %heads, %kvHeads : index
      %4793 = arith.cmpi slt, %0, %4792 : index
      scf.if %4793 {
        %4794 = arith.addi %positionsAt, %4751 : index
        %4795 = memref.load %step[%4794] : memref<?xi32>
        %4796 = arith.index_cast %4795 : i32 to index
        %4797 = arith.cmpi eq, %hasNorm, %c9 : index
        %4798 = math.fma %4762, %4762, %c42 : f32
        %4799 = math.fma %4771, %4771, %4798 : f32
        %4800 = math.fma %4782, %4782, %4799 : f32
        %4801 = arith.select %4773, %4800, %4799 : f32
        %4802 = math.fma %4791, %4791, %4801 : f32
        %4803 = arith.select %4773, %4802, %4801 : f32
        %4804 = vector.broadcast %4803 : f32 to vector<1xf32>
        %4805 = wave.reduce "add" %4804 : vector<1xf32>
        %4806 = arith.mulf %4805, %inverseHeadDim : f32
        %4807 = arith.addf %4806, %epsilon : f32
        %4808 = math.sqrt %4807 : f32
        %4809 = arith.divf %c44, %4808 : f32
        %4810 = arith.cmpi slt, %0, %heads : index
        %4811 = arith.addi %4754, %c38 : index
        %4812 = memref.load %query_norm[%4754] : memref<?xf32>
        %4813 = memref.load %key_norm[%4754] : memref<?xf32>
        %4814 = arith.select %4810, %4812, %4813 : f32
        %4815 = arith.mulf %4762, %4809 : f32
        %4816 = arith.mulf %4815, %4814 : f32
        %4817 = arith.select %4797, %4816, %4762 : f32
        %4818 = memref.load %query_norm[%4811] : memref<?xf32>
        %4819 = memref.load %key_norm[%4811] : memref<?xf32>
        %4820 = arith.select %4810, %4818, %4819 : f32
        %4821 = arith.mulf %4771, %4809 : f32
        %4822 = arith.mulf %4821, %4820 : f32
        %4823 = arith.select %4797, %4822, %4771 : f32
        %4824 = arith.addi %4774, %c38 : index
        %4825 = memref.load %query_norm[%4774] : memref<?xf32>
        %4826 = memref.load %key_norm[%4774] : memref<?xf32>
        %4827 = arith.select %4810, %4825, %4826 : f32
        %4828 = arith.mulf %4782, %4809 : f32
        %4829 = arith.mulf %4828, %4827 : f32
        %4830 = arith.select %4797, %4829, %4782 : f32
        %4831 = memref.load %query_norm[%4824] : memref<?xf32>
        %4832 = memref.load %key_norm[%4824] : memref<?xf32>
        %4833 = arith.select %4810, %4831, %4832 : f32
        %4834 = arith.mulf %4791, %4809 : f32
        %4835 = arith.mulf %4834, %4833 : f32
        %4836 = arith.select %4797, %4835, %4791 : f32
        %4837 = arith.remui %4796, %c5 : index
        %4838 = arith.muli %4837, %c36 : index
        %4839 = arith.addi %4838, %4754 : index
        %4840 = arith.divui %4796, %c5 : index
        %4841 = arith.addi %4840, %c5 : index
        %4842 = arith.muli %4841, %c36 : index
        %4843 = arith.addi %4842, %4754 : index
        %4844 = memref.load %rope[%4839] : memref<?xf32>
        %4845 = arith.addi %4839, %c38 : index
        %4846 = memref.load %rope[%4845] : memref<?xf32>
        %4847 = memref.load %rope[%4843] : memref<?xf32>
        %4848 = arith.addi %4843, %c38 : index
        %4849 = memref.load %rope[%4848] : memref<?xf32>
        %4850 = arith.mulf %4847, %4844 : f32
        %4851 = arith.mulf %4849, %4846 : f32
        %4852 = arith.subf %4850, %4851 : f32
        %4853 = arith.mulf %4849, %4844 : f32
        %4854 = arith.mulf %4847, %4846 : f32
        %4855 = arith.addf %4853, %4854 : f32
        %4856 = arith.mulf %4817, %4852 : f32
        %4857 = arith.mulf %4823, %4855 : f32
        %4858 = arith.subf %4856, %4857 : f32
        %4859 = arith.mulf %4823, %4852 : f32
        %4860 = arith.mulf %4817, %4855 : f32
        %4861 = arith.addf %4859, %4860 : f32
        %4862 = arith.cmpi slt, %0, %heads : index
        scf.if %4862 {
          %4863 = arith.muli %4751, %heads : index
          %4864 = arith.addi %4863, %0 : index
          %4865 = arith.muli %4864, %c36 : index
          %4866 = arith.addi %4865, %4754 : index
          memref.store %4858, %q[%4866] : memref<?xf32>
          %4867 = arith.addi %4866, %c38 : index
          memref.store %4861, %q[%4867] : memref<?xf32>
        } else {
          %4868 = arith.addi %4752, %4754 : index
          memref.store %4858, %20[%4868] : memref<?xf32>
          %4869 = arith.addi %4752, %4754 : index
          %4870 = arith.addi %4869, %c38 : index
          memref.store %4861, %20[%4870] : memref<?xf32>
        }
        %4871 = arith.remui %4796, %c5 : index
        %4872 = arith.muli %4871, %c36 : index
        %4873 = arith.addi %4872, %4774 : index
        %4874 = arith.divui %4796, %c5 : index
        %4875 = arith.addi %4874, %c5 : index
        %4876 = arith.muli %4875, %c36 : index
        %4877 = arith.addi %4876, %4774 : index
        %4878 = memref.load %rope[%4873] : memref<?xf32>
        %4879 = arith.addi %4873, %c38 : index
        %4880 = memref.load %rope[%4879] : memref<?xf32>
        %4881 = memref.load %rope[%4877] : memref<?xf32>
        %4882 = arith.addi %4877, %c38 : index
        %4883 = memref.load %rope[%4882] : memref<?xf32>
        %4884 = arith.mulf %4881, %4878 : f32
        %4885 = arith.mulf %4883, %4880 : f32
        %4886 = arith.subf %4884, %4885 : f32
        %4887 = arith.mulf %4883, %4878 : f32
        %4888 = arith.mulf %4881, %4880 : f32
        %4889 = arith.addf %4887, %4888 : f32
        %4890 = arith.mulf %4830, %4886 : f32
        %4891 = arith.mulf %4836, %4889 : f32
        %4892 = arith.subf %4890, %4891 : f32
        %4893 = arith.mulf %4836, %4886 : f32
        %4894 = arith.mulf %4830, %4889 : f32
        %4895 = arith.addf %4893, %4894 : f32
        scf.if %4773 {
          %4896 = arith.cmpi slt, %0, %heads : index
          scf.if %4896 {
            %4897 = arith.muli %4751, %heads : index
            %4898 = arith.addi %4897, %0 : index
            %4899 = arith.muli %4898, %c36 : index
            %4900 = arith.addi %4899, %4774 : index
            memref.store %4892, %q[%4900] : memref<?xf32>
            %4901 = arith.addi %4900, %c38 : index
            memref.store %4895, %q[%4901] : memref<?xf32>
          } else {
            %4902 = arith.addi %4752, %4774 : index
            memref.store %4892, %20[%4902] : memref<?xf32>
            %4903 = arith.addi %4752, %4774 : index
            %4904 = arith.addi %4903, %c38 : index
            memref.store %4895, %20[%4904] : memref<?xf32>
          }
        }
      } else {
        %4905 = arith.cmpi slt, %0, %heads : index
        scf.if %4905 {
          %4906 = arith.muli %4751, %heads : index
          %4907 = arith.addi %4906, %0 : index
          %4908 = arith.muli %4907, %c36 : index
          %4909 = arith.addi %4908, %4754 : index
          memref.store %4762, %q[%4909] : memref<?xf32>
          %4910 = arith.addi %4909, %c38 : index
          memref.store %4771, %q[%4910] : memref<?xf32>
        } else {
          %4911 = arith.addi %4752, %4754 : index
          memref.store %4762, %20[%4911] : memref<?xf32>
          %4912 = arith.addi %4752, %4754 : index
          %4913 = arith.addi %4912, %c38 : index
          memref.store %4771, %20[%4913] : memref<?xf32>
        }
        scf.if %4773 {
          %4914 = arith.cmpi slt, %0, %heads : index
          scf.if %4914 {
            %4915 = arith.muli %4751, %heads : index
            %4916 = arith.addi %4915, %0 : index
            %4917 = arith.muli %4916, %c36 : index
            %4918 = arith.addi %4917, %4774 : index
            memref.store %4782, %q[%4918] : memref<?xf32>
            %4919 = arith.addi %4918, %c38 : index
            memref.store %4791, %q[%4919] : memref<?xf32>
          } else {
            %4920 = arith.addi %4752, %4774 : index
            memref.store %4782, %20[%4920] : memref<?xf32>
            %4921 = arith.addi %4752, %4774 : index
            %4922 = arith.addi %4921, %c38 : index
            memref.store %4791, %20[%4922] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4923 = arith.cmpi sge, %0, %heads : index
    scf.if %4923 {
      %4924 = arith.addi %4568, %c10 : index
      %4925 = arith.addi %4567, %4924 : index
      %4926 = arith.cmpi slt, %4925, %22 : index
      %4927 = arith.cmpi slt, %4924, %c14 : index
      %4928 = arith.andi %4926, %4927 : i1
      scf.if %4928 {
        %4929 = arith.addi %4567, %4924 : index
        %4930 = arith.addi %slotsAt, %4929 : index
        %4931 = memref.load %step[%4930] : memref<?xi32>
        %4932 = arith.index_cast %4931 : i32 to index
        %4933 = arith.cmpi sge, %4932, %c10 : index
        scf.if %4933 {
          %4934 = arith.muli %4924, %c36 : index
          %4935 = arith.subi %0, %heads : index
          %4936 = memref.load %scales[%4935] : memref<?xf32>
          %4937 = vector.broadcast %4936 : f32 to vector<4xf32>
          %4938 = arith.divui %4932, %c14 : index
          %4939 = arith.remui %4932, %c14 : index
          %4940 = arith.muli %4938, %pageBytes : index
          %4941 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4941 {
            %4942 = wave.lane
            %4943 = arith.muli %4942, %c21 : index
            scf.for %4944 = %4943 to %c36 step %c8 {
              %4945 = arith.addi %4934, %4944 : index
              %4946 = vector.load %20[%4945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4947 = arith.mulf %4946, %4937 : vector<4xf32>
              %4948 = arith.minimumf %4947, %c50 : vector<4xf32>
              %4949 = arith.maximumf %4948, %c51 : vector<4xf32>
              %4950 = arith.truncf %4949 : vector<4xf32> to vector<4xf16>
              %4951 = vector.bitcast %4950 : vector<4xf16> to vector<8xi8>
              %4952 = arith.cmpi slt, %4935, %kvHeads : index
              scf.if %4952 {
                %4953 = arith.muli %4935, %c52 : index
                %4954 = arith.addi %4940, %4953 : index
                %4955 = arith.divui %4944, %c14 : index
                %4956 = arith.muli %4955, %c53 : index
                %4957 = arith.remui %4944, %c14 : index
                %4958 = arith.divui %4957, %c4 : index
                %4959 = arith.muli %4958, %c5 : index
                %4960 = arith.muli %4939, %c14 : index
                %4961 = arith.addi %4959, %4960 : index
                %4962 = arith.remui %4957, %c4 : index
                %4963 = arith.muli %4962, %c15 : index
                %4964 = arith.addi %4961, %4963 : index
                %4965 = arith.addi %4956, %4964 : index
                %4966 = arith.addi %4954, %4965 : index
                vector.store %4951, %kv[%4966] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4967 = arith.subi %4935, %kvHeads : index
                %4968 = arith.muli %4967, %c52 : index
                %4969 = arith.addi %4940, %4968 : index
                %4970 = arith.addi %4944, %c10 : index
                %4971 = arith.divui %4970, %c14 : index
                %4972 = arith.muli %4971, %c53 : index
                %4973 = arith.addi %4972, %c11 : index
                %4974 = arith.remui %4970, %c14 : index
                %4975 = arith.divui %4939, %c15 : index
                %4976 = arith.remui %4939, %c15 : index
                %4977 = arith.muli %4976, %c4 : index
                %4978 = arith.addi %4975, %4977 : index
                %4979 = arith.divui %4978, %c4 : index
                %4980 = arith.muli %4979, %c5 : index
                %4981 = arith.muli %4974, %c14 : index
                %4982 = arith.addi %4980, %4981 : index
                %4983 = arith.remui %4978, %c4 : index
                %4984 = arith.muli %4983, %c15 : index
                %4985 = arith.addi %4982, %4984 : index
                %4986 = arith.addi %4973, %4985 : index
                %4987 = arith.addi %4969, %4986 : index
                %4988 = vector.shuffle %4951, %4951 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4988, %kv[%4987] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4989 = arith.addi %4944, %c9 : index
                %4990 = arith.divui %4989, %c14 : index
                %4991 = arith.muli %4990, %c53 : index
                %4992 = arith.addi %4991, %c11 : index
                %4993 = arith.remui %4989, %c14 : index
                %4994 = arith.divui %4939, %c15 : index
                %4995 = arith.remui %4939, %c15 : index
                %4996 = arith.muli %4995, %c4 : index
                %4997 = arith.addi %4994, %4996 : index
                %4998 = arith.divui %4997, %c4 : index
                %4999 = arith.muli %4998, %c5 : index
                %5000 = arith.muli %4993, %c14 : index
                %5001 = arith.addi %4999, %5000 : index
                %5002 = arith.remui %4997, %c4 : index
                %5003 = arith.muli %5002, %c15 : index
                %5004 = arith.addi %5001, %5003 : index
                %5005 = arith.addi %4992, %5004 : index
                %5006 = arith.addi %4969, %5005 : index
                %5007 = vector.shuffle %4951, %4951 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5007, %kv[%5006] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5008 = arith.addi %4944, %c15 : index
                %5009 = arith.divui %5008, %c14 : index
                %5010 = arith.muli %5009, %c53 : index
                %5011 = arith.addi %5010, %c11 : index
                %5012 = arith.remui %5008, %c14 : index
                %5013 = arith.divui %4939, %c15 : index
                %5014 = arith.remui %4939, %c15 : index
                %5015 = arith.muli %5014, %c4 : index
                %5016 = arith.addi %5013, %5015 : index
                %5017 = arith.divui %5016, %c4 : index
                %5018 = arith.muli %5017, %c5 : index
                %5019 = arith.muli %5012, %c14 : index
                %5020 = arith.addi %5018, %5019 : index
                %5021 = arith.remui %5016, %c4 : index
                %5022 = arith.muli %5021, %c15 : index
                %5023 = arith.addi %5020, %5022 : index
                %5024 = arith.addi %5011, %5023 : index
                %5025 = arith.addi %4969, %5024 : index
                %5026 = vector.shuffle %4951, %4951 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5026, %kv[%5025] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5027 = arith.addi %4944, %c29 : index
                %5028 = arith.divui %5027, %c14 : index
                %5029 = arith.muli %5028, %c53 : index
                %5030 = arith.addi %5029, %c11 : index
                %5031 = arith.remui %5027, %c14 : index
                %5032 = arith.divui %4939, %c15 : index
                %5033 = arith.remui %4939, %c15 : index
                %5034 = arith.muli %5033, %c4 : index
                %5035 = arith.addi %5032, %5034 : index
                %5036 = arith.divui %5035, %c4 : index
                %5037 = arith.muli %5036, %c5 : index
                %5038 = arith.muli %5031, %c14 : index
                %5039 = arith.addi %5037, %5038 : index
                %5040 = arith.remui %5035, %c4 : index
                %5041 = arith.muli %5040, %c15 : index
                %5042 = arith.addi %5039, %5041 : index
                %5043 = arith.addi %5030, %5042 : index
                %5044 = arith.addi %4969, %5043 : index
                %5045 = vector.shuffle %4951, %4951 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5045, %kv[%5044] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5046 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5046 {
            %5047 = wave.lane
            %5048 = arith.muli %5047, %c21 : index
            scf.for %5049 = %5048 to %c36 step %c8 {
              %5050 = arith.addi %4934, %5049 : index
              %5051 = vector.load %20[%5050] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5052 = arith.mulf %5051, %4937 : vector<4xf32>
              %5053 = wave.fp8_encode "e4m3" %5052 : vector<4xf32> -> vector<4xi8>
              %5054 = arith.cmpi slt, %4935, %kvHeads : index
              scf.if %5054 {
                %5055 = arith.muli %4935, %c11 : index
                %5056 = arith.addi %4940, %5055 : index
                %5057 = vector.shuffle %5053, %5053 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5058 = arith.divui %5049, %c14 : index
                %5059 = arith.muli %5058, %c5 : index
                %5060 = arith.remui %5049, %c14 : index
                %5061 = arith.muli %4939, %c14 : index
                %5062 = arith.divui %5060, %c21 : index
                %5063 = arith.muli %5062, %c21 : index
                %5064 = arith.remui %5060, %c15 : index
                %5065 = arith.muli %5064, %c15 : index
                %5066 = arith.addi %5063, %5065 : index
                %5067 = arith.divui %5060, %c15 : index
                %5068 = arith.remui %5067, %c15 : index
                %5069 = arith.addi %5066, %5068 : index
                %5070 = arith.addi %5061, %5069 : index
                %5071 = arith.addi %5059, %5070 : index
                %5072 = arith.addi %5056, %5071 : index
                vector.store %5057, %kv[%5072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5073 = arith.subi %4935, %kvHeads : index
                %5074 = arith.muli %5073, %c11 : index
                %5075 = arith.addi %4940, %5074 : index
                %5076 = arith.addi %5049, %c10 : index
                %5077 = arith.divui %5076, %c14 : index
                %5078 = arith.muli %5077, %c5 : index
                %5079 = arith.addi %5078, %c12 : index
                %5080 = arith.remui %5076, %c14 : index
                %5081 = arith.divui %4939, %c15 : index
                %5082 = arith.remui %4939, %c15 : index
                %5083 = arith.muli %5082, %c4 : index
                %5084 = arith.addi %5081, %5083 : index
                %5085 = arith.muli %5080, %c14 : index
                %5086 = arith.divui %5084, %c21 : index
                %5087 = arith.muli %5086, %c21 : index
                %5088 = arith.remui %5084, %c15 : index
                %5089 = arith.muli %5088, %c15 : index
                %5090 = arith.addi %5087, %5089 : index
                %5091 = arith.divui %5084, %c15 : index
                %5092 = arith.remui %5091, %c15 : index
                %5093 = arith.addi %5090, %5092 : index
                %5094 = arith.addi %5085, %5093 : index
                %5095 = arith.addi %5079, %5094 : index
                %5096 = arith.addi %5075, %5095 : index
                %5097 = vector.shuffle %5053, %5053 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5097, %kv[%5096] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5098 = arith.addi %5049, %c9 : index
                %5099 = arith.divui %5098, %c14 : index
                %5100 = arith.muli %5099, %c5 : index
                %5101 = arith.addi %5100, %c12 : index
                %5102 = arith.remui %5098, %c14 : index
                %5103 = arith.divui %4939, %c15 : index
                %5104 = arith.remui %4939, %c15 : index
                %5105 = arith.muli %5104, %c4 : index
                %5106 = arith.addi %5103, %5105 : index
                %5107 = arith.muli %5102, %c14 : index
                %5108 = arith.divui %5106, %c21 : index
                %5109 = arith.muli %5108, %c21 : index
                %5110 = arith.remui %5106, %c15 : index
                %5111 = arith.muli %5110, %c15 : index
                %5112 = arith.addi %5109, %5111 : index
                %5113 = arith.divui %5106, %c15 : index
                %5114 = arith.remui %5113, %c15 : index
                %5115 = arith.addi %5112, %5114 : index
                %5116 = arith.addi %5107, %5115 : index
                %5117 = arith.addi %5101, %5116 : index
                %5118 = arith.addi %5075, %5117 : index
                %5119 = vector.shuffle %5053, %5053 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5119, %kv[%5118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5120 = arith.addi %5049, %c15 : index
                %5121 = arith.divui %5120, %c14 : index
                %5122 = arith.muli %5121, %c5 : index
                %5123 = arith.addi %5122, %c12 : index
                %5124 = arith.remui %5120, %c14 : index
                %5125 = arith.divui %4939, %c15 : index
                %5126 = arith.remui %4939, %c15 : index
                %5127 = arith.muli %5126, %c4 : index
                %5128 = arith.addi %5125, %5127 : index
                %5129 = arith.muli %5124, %c14 : index
                %5130 = arith.divui %5128, %c21 : index
                %5131 = arith.muli %5130, %c21 : index
                %5132 = arith.remui %5128, %c15 : index
                %5133 = arith.muli %5132, %c15 : index
                %5134 = arith.addi %5131, %5133 : index
                %5135 = arith.divui %5128, %c15 : index
                %5136 = arith.remui %5135, %c15 : index
                %5137 = arith.addi %5134, %5136 : index
                %5138 = arith.addi %5129, %5137 : index
                %5139 = arith.addi %5123, %5138 : index
                %5140 = arith.addi %5075, %5139 : index
                %5141 = vector.shuffle %5053, %5053 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5141, %kv[%5140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5142 = arith.addi %5049, %c29 : index
                %5143 = arith.divui %5142, %c14 : index
                %5144 = arith.muli %5143, %c5 : index
                %5145 = arith.addi %5144, %c12 : index
                %5146 = arith.remui %5142, %c14 : index
                %5147 = arith.divui %4939, %c15 : index
                %5148 = arith.remui %4939, %c15 : index
                %5149 = arith.muli %5148, %c4 : index
                %5150 = arith.addi %5147, %5149 : index
                %5151 = arith.muli %5146, %c14 : index
                %5152 = arith.divui %5150, %c21 : index
                %5153 = arith.muli %5152, %c21 : index
                %5154 = arith.remui %5150, %c15 : index
                %5155 = arith.muli %5154, %c15 : index
                %5156 = arith.addi %5153, %5155 : index
                %5157 = arith.divui %5150, %c15 : index
                %5158 = arith.remui %5157, %c15 : index
                %5159 = arith.addi %5156, %5158 : index
                %5160 = arith.addi %5151, %5159 : index
                %5161 = arith.addi %5145, %5160 : index
                %5162 = arith.addi %5075, %5161 : index
                %5163 = vector.shuffle %5053, %5053 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5163, %kv[%5162] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5164 = arith.cmpi eq, %codec, %c15 : index
          scf.if %5164 {
            %5165 = wave.lane
            %5166 = arith.muli %5165, %c21 : index
            scf.for %5167 = %5166 to %c36 step %c8 {
              %5168 = arith.addi %4934, %5167 : index
              %5169 = vector.load %20[%5168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5170 = arith.mulf %5169, %4937 : vector<4xf32>
              %5171 = wave.fp8_encode "e5m2" %5170 : vector<4xf32> -> vector<4xi8>
              %5172 = arith.cmpi slt, %4935, %kvHeads : index
              scf.if %5172 {
                %5173 = arith.muli %4935, %c11 : index
                %5174 = arith.addi %4940, %5173 : index
                %5175 = vector.shuffle %5171, %5171 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5176 = arith.divui %5167, %c14 : index
                %5177 = arith.muli %5176, %c5 : index
                %5178 = arith.remui %5167, %c14 : index
                %5179 = arith.muli %4939, %c14 : index
                %5180 = arith.divui %5178, %c21 : index
                %5181 = arith.muli %5180, %c21 : index
                %5182 = arith.remui %5178, %c15 : index
                %5183 = arith.muli %5182, %c15 : index
                %5184 = arith.addi %5181, %5183 : index
                %5185 = arith.divui %5178, %c15 : index
                %5186 = arith.remui %5185, %c15 : index
                %5187 = arith.addi %5184, %5186 : index
                %5188 = arith.addi %5179, %5187 : index
                %5189 = arith.addi %5177, %5188 : index
                %5190 = arith.addi %5174, %5189 : index
                vector.store %5175, %kv[%5190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5191 = arith.subi %4935, %kvHeads : index
                %5192 = arith.muli %5191, %c11 : index
                %5193 = arith.addi %4940, %5192 : index
                %5194 = arith.addi %5167, %c10 : index
                %5195 = arith.divui %5194, %c14 : index
                %5196 = arith.muli %5195, %c5 : index
                %5197 = arith.addi %5196, %c12 : index
                %5198 = arith.remui %5194, %c14 : index
                %5199 = arith.divui %4939, %c15 : index
                %5200 = arith.remui %4939, %c15 : index
                %5201 = arith.muli %5200, %c4 : index
                %5202 = arith.addi %5199, %5201 : index
                %5203 = arith.muli %5198, %c14 : index
                %5204 = arith.divui %5202, %c21 : index
                %5205 = arith.muli %5204, %c21 : index
                %5206 = arith.remui %5202, %c15 : index
                %5207 = arith.muli %5206, %c15 : index
                %5208 = arith.addi %5205, %5207 : index
                %5209 = arith.divui %5202, %c15 : index
                %5210 = arith.remui %5209, %c15 : index
                %5211 = arith.addi %5208, %5210 : index
                %5212 = arith.addi %5203, %5211 : index
                %5213 = arith.addi %5197, %5212 : index
                %5214 = arith.addi %5193, %5213 : index
                %5215 = vector.shuffle %5171, %5171 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5215, %kv[%5214] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5216 = arith.addi %5167, %c9 : index
                %5217 = arith.divui %5216, %c14 : index
                %5218 = arith.muli %5217, %c5 : index
                %5219 = arith.addi %5218, %c12 : index
                %5220 = arith.remui %5216, %c14 : index
                %5221 = arith.divui %4939, %c15 : index
                %5222 = arith.remui %4939, %c15 : index
                %5223 = arith.muli %5222, %c4 : index
                %5224 = arith.addi %5221, %5223 : index
                %5225 = arith.muli %5220, %c14 : index
                %5226 = arith.divui %5224, %c21 : index
                %5227 = arith.muli %5226, %c21 : index
                %5228 = arith.remui %5224, %c15 : index
                %5229 = arith.muli %5228, %c15 : index
                %5230 = arith.addi %5227, %5229 : index
                %5231 = arith.divui %5224, %c15 : index
                %5232 = arith.remui %5231, %c15 : index
                %5233 = arith.addi %5230, %5232 : index
                %5234 = arith.addi %5225, %5233 : index
                %5235 = arith.addi %5219, %5234 : index
                %5236 = arith.addi %5193, %5235 : index
                %5237 = vector.shuffle %5171, %5171 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5237, %kv[%5236] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5238 = arith.addi %5167, %c15 : index
                %5239 = arith.divui %5238, %c14 : index
                %5240 = arith.muli %5239, %c5 : index
                %5241 = arith.addi %5240, %c12 : index
                %5242 = arith.remui %5238, %c14 : index
                %5243 = arith.divui %4939, %c15 : index
                %5244 = arith.remui %4939, %c15 : index
                %5245 = arith.muli %5244, %c4 : index
                %5246 = arith.addi %5243, %5245 : index
                %5247 = arith.muli %5242, %c14 : index
                %5248 = arith.divui %5246, %c21 : index
                %5249 = arith.muli %5248, %c21 : index
                %5250 = arith.remui %5246, %c15 : index
                %5251 = arith.muli %5250, %c15 : index
                %5252 = arith.addi %5249, %5251 : index
                %5253 = arith.divui %5246, %c15 : index
                %5254 = arith.remui %5253, %c15 : index
                %5255 = arith.addi %5252, %5254 : index
                %5256 = arith.addi %5247, %5255 : index
                %5257 = arith.addi %5241, %5256 : index
                %5258 = arith.addi %5193, %5257 : index
                %5259 = vector.shuffle %5171, %5171 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5259, %kv[%5258] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5260 = arith.addi %5167, %c29 : index
                %5261 = arith.divui %5260, %c14 : index
                %5262 = arith.muli %5261, %c5 : index
                %5263 = arith.addi %5262, %c12 : index
                %5264 = arith.remui %5260, %c14 : index
                %5265 = arith.divui %4939, %c15 : index
                %5266 = arith.remui %4939, %c15 : index
                %5267 = arith.muli %5266, %c4 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.muli %5264, %c14 : index
                %5270 = arith.divui %5268, %c21 : index
                %5271 = arith.muli %5270, %c21 : index
                %5272 = arith.remui %5268, %c15 : index
                %5273 = arith.muli %5272, %c15 : index
                %5274 = arith.addi %5271, %5273 : index
                %5275 = arith.divui %5268, %c15 : index
                %5276 = arith.remui %5275, %c15 : index
                %5277 = arith.addi %5274, %5276 : index
                %5278 = arith.addi %5269, %5277 : index
                %5279 = arith.addi %5263, %5278 : index
                %5280 = arith.addi %5193, %5279 : index
                %5281 = vector.shuffle %5171, %5171 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5281, %kv[%5280] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5282 = arith.addi %4568, %c46 : index
      %5283 = arith.addi %4567, %5282 : index
      %5284 = arith.cmpi slt, %5283, %22 : index
      %5285 = arith.cmpi slt, %5282, %c14 : index
      %5286 = arith.andi %5284, %5285 : i1
      scf.if %5286 {
        %5287 = arith.addi %4567, %5282 : index
        %5288 = arith.addi %slotsAt, %5287 : index
        %5289 = memref.load %step[%5288] : memref<?xi32>
        %5290 = arith.index_cast %5289 : i32 to index
        %5291 = arith.cmpi sge, %5290, %c10 : index
        scf.if %5291 {
          %5292 = arith.muli %5282, %c36 : index
          %5293 = arith.subi %0, %heads : index
          %5294 = memref.load %scales[%5293] : memref<?xf32>
          %5295 = vector.broadcast %5294 : f32 to vector<4xf32>
          %5296 = arith.divui %5290, %c14 : index
          %5297 = arith.remui %5290, %c14 : index
          %5298 = arith.muli %5296, %pageBytes : index
          %5299 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5299 {
            %5300 = wave.lane
            %5301 = arith.muli %5300, %c21 : index
            scf.for %5302 = %5301 to %c36 step %c8 {
              %5303 = arith.addi %5292, %5302 : index
              %5304 = vector.load %20[%5303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5305 = arith.mulf %5304, %5295 : vector<4xf32>
              %5306 = arith.minimumf %5305, %c50 : vector<4xf32>
              %5307 = arith.maximumf %5306, %c51 : vector<4xf32>
              %5308 = arith.truncf %5307 : vector<4xf32> to vector<4xf16>
              %5309 = vector.bitcast %5308 : vector<4xf16> to vector<8xi8>
              %5310 = arith.cmpi slt, %5293, %kvHeads : index
              scf.if %5310 {
                %5311 = arith.muli %5293, %c52 : index
                %5312 = arith.addi %5298, %5311 : index
                %5313 = arith.divui %5302, %c14 : index
                %5314 = arith.muli %5313, %c53 : index
                %5315 = arith.remui %5302, %c14 : index
                %5316 = arith.divui %5315, %c4 : index
                %5317 = arith.muli %5316, %c5 : index
                %5318 = arith.muli %5297, %c14 : index
                %5319 = arith.addi %5317, %5318 : index
                %5320 = arith.remui %5315, %c4 : index
                %5321 = arith.muli %5320, %c15 : index
                %5322 = arith.addi %5319, %5321 : index
                %5323 = arith.addi %5314, %5322 : index
                %5324 = arith.addi %5312, %5323 : index
                vector.store %5309, %kv[%5324] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5325 = arith.subi %5293, %kvHeads : index
                %5326 = arith.muli %5325, %c52 : index
                %5327 = arith.addi %5298, %5326 : index
                %5328 = arith.addi %5302, %c10 : index
                %5329 = arith.divui %5328, %c14 : index
                %5330 = arith.muli %5329, %c53 : index
                %5331 = arith.addi %5330, %c11 : index
                %5332 = arith.remui %5328, %c14 : index
                %5333 = arith.divui %5297, %c15 : index
                %5334 = arith.remui %5297, %c15 : index
                %5335 = arith.muli %5334, %c4 : index
                %5336 = arith.addi %5333, %5335 : index
                %5337 = arith.divui %5336, %c4 : index
                %5338 = arith.muli %5337, %c5 : index
                %5339 = arith.muli %5332, %c14 : index
                %5340 = arith.addi %5338, %5339 : index
                %5341 = arith.remui %5336, %c4 : index
                %5342 = arith.muli %5341, %c15 : index
                %5343 = arith.addi %5340, %5342 : index
                %5344 = arith.addi %5331, %5343 : index
                %5345 = arith.addi %5327, %5344 : index
                %5346 = vector.shuffle %5309, %5309 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5346, %kv[%5345] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5347 = arith.addi %5302, %c9 : index
                %5348 = arith.divui %5347, %c14 : index
                %5349 = arith.muli %5348, %c53 : index
                %5350 = arith.addi %5349, %c11 : index
                %5351 = arith.remui %5347, %c14 : index
                %5352 = arith.divui %5297, %c15 : index
                %5353 = arith.remui %5297, %c15 : index
                %5354 = arith.muli %5353, %c4 : index
                %5355 = arith.addi %5352, %5354 : index
                %5356 = arith.divui %5355, %c4 : index
                %5357 = arith.muli %5356, %c5 : index
                %5358 = arith.muli %5351, %c14 : index
                %5359 = arith.addi %5357, %5358 : index
                %5360 = arith.remui %5355, %c4 : index
                %5361 = arith.muli %5360, %c15 : index
                %5362 = arith.addi %5359, %5361 : index
                %5363 = arith.addi %5350, %5362 : index
                %5364 = arith.addi %5327, %5363 : index
                %5365 = vector.shuffle %5309, %5309 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5365, %kv[%5364] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5366 = arith.addi %5302, %c15 : index
                %5367 = arith.divui %5366, %c14 : index
                %5368 = arith.muli %5367, %c53 : index
                %5369 = arith.addi %5368, %c11 : index
                %5370 = arith.remui %5366, %c14 : index
                %5371 = arith.divui %5297, %c15 : index
                %5372 = arith.remui %5297, %c15 : index
                %5373 = arith.muli %5372, %c4 : index
                %5374 = arith.addi %5371, %5373 : index
                %5375 = arith.divui %5374, %c4 : index
                %5376 = arith.muli %5375, %c5 : index
                %5377 = arith.muli %5370, %c14 : index
                %5378 = arith.addi %5376, %5377 : index
                %5379 = arith.remui %5374, %c4 : index
                %5380 = arith.muli %5379, %c15 : index
                %5381 = arith.addi %5378, %5380 : index
                %5382 = arith.addi %5369, %5381 : index
                %5383 = arith.addi %5327, %5382 : index
                %5384 = vector.shuffle %5309, %5309 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5384, %kv[%5383] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5385 = arith.addi %5302, %c29 : index
                %5386 = arith.divui %5385, %c14 : index
                %5387 = arith.muli %5386, %c53 : index
                %5388 = arith.addi %5387, %c11 : index
                %5389 = arith.remui %5385, %c14 : index
                %5390 = arith.divui %5297, %c15 : index
                %5391 = arith.remui %5297, %c15 : index
                %5392 = arith.muli %5391, %c4 : index
                %5393 = arith.addi %5390, %5392 : index
                %5394 = arith.divui %5393, %c4 : index
                %5395 = arith.muli %5394, %c5 : index
                %5396 = arith.muli %5389, %c14 : index
                %5397 = arith.addi %5395, %5396 : index
                %5398 = arith.remui %5393, %c4 : index
                %5399 = arith.muli %5398, %c15 : index
                %5400 = arith.addi %5397, %5399 : index
                %5401 = arith.addi %5388, %5400 : index
                %5402 = arith.addi %5327, %5401 : index
                %5403 = vector.shuffle %5309, %5309 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5403, %kv[%5402] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5404 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5404 {
            %5405 = wave.lane
            %5406 = arith.muli %5405, %c21 : index
            scf.for %5407 = %5406 to %c36 step %c8 {
              %5408 = arith.addi %5292, %5407 : index
              %5409 = vector.load %20[%5408] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5410 = arith.mulf %5409, %5295 : vector<4xf32>
              %5411 = wave.fp8_encode "e4m3" %5410 : vector<4xf32> -> vector<4xi8>
              %5412 = arith.cmpi slt, %5293, %kvHeads : index
              scf.if %5412 {
                %5413 = arith.muli %5293, %c11 : index
                %5414 = arith.addi %5298, %5413 : index
                %5415 = vector.shuffle %5411, %5411 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5416 = arith.divui %5407, %c14 : index
                %5417 = arith.muli %5416, %c5 : index
                %5418 = arith.remui %5407, %c14 : index
                %5419 = arith.muli %5297, %c14 : index
                %5420 = arith.divui %5418, %c21 : index
                %5421 = arith.muli %5420, %c21 : index
                %5422 = arith.remui %5418, %c15 : index
                %5423 = arith.muli %5422, %c15 : index
                %5424 = arith.addi %5421, %5423 : index
                %5425 = arith.divui %5418, %c15 : index
                %5426 = arith.remui %5425, %c15 : index
                %5427 = arith.addi %5424, %5426 : index
                %5428 = arith.addi %5419, %5427 : index
                %5429 = arith.addi %5417, %5428 : index
                %5430 = arith.addi %5414, %5429 : index
                vector.store %5415, %kv[%5430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5431 = arith.subi %5293, %kvHeads : index
                %5432 = arith.muli %5431, %c11 : index
                %5433 = arith.addi %5298, %5432 : index
                %5434 = arith.addi %5407, %c10 : index
                %5435 = arith.divui %5434, %c14 : index
                %5436 = arith.muli %5435, %c5 : index
                %5437 = arith.addi %5436, %c12 : index
                %5438 = arith.remui %5434, %c14 : index
                %5439 = arith.divui %5297, %c15 : index
                %5440 = arith.remui %5297, %c15 : index
                %5441 = arith.muli %5440, %c4 : index
                %5442 = arith.addi %5439, %5441 : index
                %5443 = arith.muli %5438, %c14 : index
                %5444 = arith.divui %5442, %c21 : index
                %5445 = arith.muli %5444, %c21 : index
                %5446 = arith.remui %5442, %c15 : index
                %5447 = arith.muli %5446, %c15 : index
                %5448 = arith.addi %5445, %5447 : index
                %5449 = arith.divui %5442, %c15 : index
                %5450 = arith.remui %5449, %c15 : index
                %5451 = arith.addi %5448, %5450 : index
                %5452 = arith.addi %5443, %5451 : index
                %5453 = arith.addi %5437, %5452 : index
                %5454 = arith.addi %5433, %5453 : index
                %5455 = vector.shuffle %5411, %5411 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5455, %kv[%5454] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5456 = arith.addi %5407, %c9 : index
                %5457 = arith.divui %5456, %c14 : index
                %5458 = arith.muli %5457, %c5 : index
                %5459 = arith.addi %5458, %c12 : index
                %5460 = arith.remui %5456, %c14 : index
                %5461 = arith.divui %5297, %c15 : index
                %5462 = arith.remui %5297, %c15 : index
                %5463 = arith.muli %5462, %c4 : index
                %5464 = arith.addi %5461, %5463 : index
                %5465 = arith.muli %5460, %c14 : index
                %5466 = arith.divui %5464, %c21 : index
                %5467 = arith.muli %5466, %c21 : index
                %5468 = arith.remui %5464, %c15 : index
                %5469 = arith.muli %5468, %c15 : index
                %5470 = arith.addi %5467, %5469 : index
                %5471 = arith.divui %5464, %c15 : index
                %5472 = arith.remui %5471, %c15 : index
                %5473 = arith.addi %5470, %5472 : index
                %5474 = arith.addi %5465, %5473 : index
                %5475 = arith.addi %5459, %5474 : index
                %5476 = arith.addi %5433, %5475 : index
                %5477 = vector.shuffle %5411, %5411 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5477, %kv[%5476] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5478 = arith.addi %5407, %c15 : index
                %5479 = arith.divui %5478, %c14 : index
                %5480 = arith.muli %5479, %c5 : index
                %5481 = arith.addi %5480, %c12 : index
                %5482 = arith.remui %5478, %c14 : index
                %5483 = arith.divui %5297, %c15 : index
                %5484 = arith.remui %5297, %c15 : index
                %5485 = arith.muli %5484, %c4 : index
                %5486 = arith.addi %5483, %5485 : index
                %5487 = arith.muli %5482, %c14 : index
                %5488 = arith.divui %5486, %c21 : index
                %5489 = arith.muli %5488, %c21 : index
                %5490 = arith.remui %5486, %c15 : index
                %5491 = arith.muli %5490, %c15 : index
                %5492 = arith.addi %5489, %5491 : index
                %5493 = arith.divui %5486, %c15 : index
                %5494 = arith.remui %5493, %c15 : index
                %5495 = arith.addi %5492, %5494 : index
                %5496 = arith.addi %5487, %5495 : index
                %5497 = arith.addi %5481, %5496 : index
                %5498 = arith.addi %5433, %5497 : index
                %5499 = vector.shuffle %5411, %5411 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5499, %kv[%5498] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5500 = arith.addi %5407, %c29 : index
                %5501 = arith.divui %5500, %c14 : index
                %5502 = arith.muli %5501, %c5 : index
                %5503 = arith.addi %5502, %c12 : index
                %5504 = arith.remui %5500, %c14 : index
                %5505 = arith.divui %5297, %c15 : index
                %5506 = arith.remui %5297, %c15 : index
                %5507 = arith.muli %5506, %c4 : index
                %5508 = arith.addi %5505, %5507 : index
                %5509 = arith.muli %5504, %c14 : index
                %5510 = arith.divui %5508, %c21 : index
                %5511 = arith.muli %5510, %c21 : index
                %5512 = arith.remui %5508, %c15 : index
                %5513 = arith.muli %5512, %c15 : index
                %5514 = arith.addi %5511, %5513 : index
                %5515 = arith.divui %5508, %c15 : index
                %5516 = arith.remui %5515, %c15 : index
                %5517 = arith.addi %5514, %5516 : index
                %5518 = arith.addi %5509, %5517 : index
                %5519 = arith.addi %5503, %5518 : index
                %5520 = arith.addi %5433, %5519 : index
                %5521 = vector.shuffle %5411, %5411 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5521, %kv[%5520] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5522 = arith.cmpi eq, %codec, %c15 : index
          scf.if %5522 {
            %5523 = wave.lane
            %5524 = arith.muli %5523, %c21 : index
            scf.for %5525 = %5524 to %c36 step %c8 {
              %5526 = arith.addi %5292, %5525 : index
              %5527 = vector.load %20[%5526] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5528 = arith.mulf %5527, %5295 : vector<4xf32>
              %5529 = wave.fp8_encode "e5m2" %5528 : vector<4xf32> -> vector<4xi8>
              %5530 = arith.cmpi slt, %5293, %kvHeads : index
              scf.if %5530 {
                %5531 = arith.muli %5293, %c11 : index
                %5532 = arith.addi %5298, %5531 : index
                %5533 = vector.shuffle %5529, %5529 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5534 = arith.divui %5525, %c14 : index
                %5535 = arith.muli %5534, %c5 : index
                %5536 = arith.remui %5525, %c14 : index
                %5537 = arith.muli %5297, %c14 : index
                %5538 = arith.divui %5536, %c21 : index
                %5539 = arith.muli %5538, %c21 : index
                %5540 = arith.remui %5536, %c15 : index
                %5541 = arith.muli %5540, %c15 : index
                %5542 = arith.addi %5539, %5541 : index
                %5543 = arith.divui %5536, %c15 : index
                %5544 = arith.remui %5543, %c15 : index
                %5545 = arith.addi %5542, %5544 : index
                %5546 = arith.addi %5537, %5545 : index
                %5547 = arith.addi %5535, %5546 : index
                %5548 = arith.addi %5532, %5547 : index
                vector.store %5533, %kv[%5548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5549 = arith.subi %5293, %kvHeads : index
                %5550 = arith.muli %5549, %c11 : index
                %5551 = arith.addi %5298, %5550 : index
                %5552 = arith.addi %5525, %c10 : index
                %5553 = arith.divui %5552, %c14 : index
                %5554 = arith.muli %5553, %c5 : index
                %5555 = arith.addi %5554, %c12 : index
                %5556 = arith.remui %5552, %c14 : index
                %5557 = arith.divui %5297, %c15 : index
                %5558 = arith.remui %5297, %c15 : index
                %5559 = arith.muli %5558, %c4 : index
                %5560 = arith.addi %5557, %5559 : index
                %5561 = arith.muli %5556, %c14 : index
                %5562 = arith.divui %5560, %c21 : index
                %5563 = arith.muli %5562, %c21 : index
                %5564 = arith.remui %5560, %c15 : index
                %5565 = arith.muli %5564, %c15 : index
                %5566 = arith.addi %5563, %5565 : index
                %5567 = arith.divui %5560, %c15 : index
                %5568 = arith.remui %5567, %c15 : index
                %5569 = arith.addi %5566, %5568 : index
                %5570 = arith.addi %5561, %5569 : index
                %5571 = arith.addi %5555, %5570 : index
                %5572 = arith.addi %5551, %5571 : index
                %5573 = vector.shuffle %5529, %5529 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5573, %kv[%5572] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5574 = arith.addi %5525, %c9 : index
                %5575 = arith.divui %5574, %c14 : index
                %5576 = arith.muli %5575, %c5 : index
                %5577 = arith.addi %5576, %c12 : index
                %5578 = arith.remui %5574, %c14 : index
                %5579 = arith.divui %5297, %c15 : index
                %5580 = arith.remui %5297, %c15 : index
                %5581 = arith.muli %5580, %c4 : index
                %5582 = arith.addi %5579, %5581 : index
                %5583 = arith.muli %5578, %c14 : index
                %5584 = arith.divui %5582, %c21 : index
                %5585 = arith.muli %5584, %c21 : index
                %5586 = arith.remui %5582, %c15 : index
                %5587 = arith.muli %5586, %c15 : index
                %5588 = arith.addi %5585, %5587 : index
                %5589 = arith.divui %5582, %c15 : index
                %5590 = arith.remui %5589, %c15 : index
                %5591 = arith.addi %5588, %5590 : index
                %5592 = arith.addi %5583, %5591 : index
                %5593 = arith.addi %5577, %5592 : index
                %5594 = arith.addi %5551, %5593 : index
                %5595 = vector.shuffle %5529, %5529 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5595, %kv[%5594] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5596 = arith.addi %5525, %c15 : index
                %5597 = arith.divui %5596, %c14 : index
                %5598 = arith.muli %5597, %c5 : index
                %5599 = arith.addi %5598, %c12 : index
                %5600 = arith.remui %5596, %c14 : index
                %5601 = arith.divui %5297, %c15 : index
                %5602 = arith.remui %5297, %c15 : index
                %5603 = arith.muli %5602, %c4 : index
                %5604 = arith.addi %5601, %5603 : index
                %5605 = arith.muli %5600, %c14 : index
                %5606 = arith.divui %5604, %c21 : index
                %5607 = arith.muli %5606, %c21 : index
                %5608 = arith.remui %5604, %c15 : index
                %5609 = arith.muli %5608, %c15 : index
                %5610 = arith.addi %5607, %5609 : index
                %5611 = arith.divui %5604, %c15 : index
                %5612 = arith.remui %5611, %c15 : index
                %5613 = arith.addi %5610, %5612 : index
                %5614 = arith.addi %5605, %5613 : index
                %5615 = arith.addi %5599, %5614 : index
                %5616 = arith.addi %5551, %5615 : index
                %5617 = vector.shuffle %5529, %5529 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5617, %kv[%5616] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5618 = arith.addi %5525, %c29 : index
                %5619 = arith.divui %5618, %c14 : index
                %5620 = arith.muli %5619, %c5 : index
                %5621 = arith.addi %5620, %c12 : index
                %5622 = arith.remui %5618, %c14 : index
                %5623 = arith.divui %5297, %c15 : index
                %5624 = arith.remui %5297, %c15 : index
                %5625 = arith.muli %5624, %c4 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.muli %5622, %c14 : index
                %5628 = arith.divui %5626, %c21 : index
                %5629 = arith.muli %5628, %c21 : index
                %5630 = arith.remui %5626, %c15 : index
                %5631 = arith.muli %5630, %c15 : index
                %5632 = arith.addi %5629, %5631 : index
                %5633 = arith.divui %5626, %c15 : index
                %5634 = arith.remui %5633, %c15 : index
                %5635 = arith.addi %5632, %5634 : index
                %5636 = arith.addi %5627, %5635 : index
                %5637 = arith.addi %5621, %5636 : index
                %5638 = arith.addi %5551, %5637 : index
                %5639 = vector.shuffle %5529, %5529 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5639, %kv[%5638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
