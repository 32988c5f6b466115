// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_k', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 2048 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 4096 : index
  %c36 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c49 = arith.constant 512 : index
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
  %14 = arith.muli %0, %c4 : index
  %15 = arith.muli %3, %c9 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c10 : index
  %18 = arith.muli %17, %13 : index
  %19 = arith.addi %16, %c11 : index
  %20 = arith.muli %19, %13 : index
  %21 = wave.scratch %c12 : memref<?xf32>
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = memref.load %step[%c10] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c6 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c15 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c15 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c10, %c15 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c9 : index
    %37 = arith.remui %c10, %c15 : index
    %38 = arith.divui %37, %c4 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c4 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c10, %c4 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c15 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c15 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c10, %c15 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c9 : index
    %55 = arith.remui %c10, %c15 : index
    %56 = arith.divui %55, %c4 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c4 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c4 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c10, %c4 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c16 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c15 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c10, %c15 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c9 : index
    %73 = arith.remui %c10, %c15 : index
    %74 = arith.divui %73, %c4 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c4 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c4 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c10, %c4 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c17 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c15 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c10, %c15 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c9 : index
    %91 = arith.remui %c10, %c15 : index
    %92 = arith.divui %91, %c4 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c4 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c4 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c10, %c4 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c16 : index
    %102 = arith.muli %4, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c11 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c9 : index
    %109 = arith.muli %108, %c9 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c9 iter_args(%114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18, %120 = %c18, %121 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c10 : index
      %125 = arith.remui %123, %c15 : index
      %126 = arith.addi %18, %c8 : index
      %127 = arith.divui %124, %c4 : index
      %128 = arith.muli %127, %c6 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c2 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %133 = vector.bitcast %132 : vector<4xi8> to vector<2xf16>
      %134 = arith.divui %inputFeatures, %c5 : index
      %135 = arith.muli %134, %c6 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c16 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %125, %c9 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %142 = vector.extract %133[0] : f16 from vector<2xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %141[0] : i8 from vector<2xi8>
      %145 = arith.extui %144 : i8 to i32
      %146 = arith.sitofp %145 : i32 to f32
      %147 = arith.mulf %143, %146 : f32
      %148 = arith.truncf %147 : f32 to f16
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = vector.extract %133[1] : f16 from vector<2xf16>
      %151 = arith.extf %150 : f16 to f32
      %152 = vector.extract %141[1] : i8 from vector<2xi8>
      %153 = arith.extui %152 : i8 to i32
      %154 = arith.sitofp %153 : i32 to f32
      %155 = arith.mulf %151, %154 : f32
      %156 = arith.truncf %155 : f32 to f16
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = arith.addi %18, %c8 : index
      %159 = arith.divui %inputFeatures, %c5 : index
      %160 = arith.muli %159, %c6 : index
      %161 = arith.addi %160, %inputFeatures : index
      %162 = arith.addi %161, %c7 : index
      %163 = arith.divui %162, %c8 : index
      %164 = arith.muli %163, %c8 : index
      %165 = arith.addi %158, %164 : index
      %166 = arith.muli %inputFeatures, %c4 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %124, %c15 : index
      %169 = arith.addi %168, %125 : index
      %170 = arith.muli %169, %c10 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %124, %c5 : index
      %173 = arith.addi %165, %172 : index
      %174 = arith.muli %125, %c15 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<4xi32>
      %178 = arith.shrui %177, %c21 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.ori %179, %c23 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %177, %c24 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.ori %183, %c23 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %177, %c25 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.ori %187, %c23 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %177, %c26 : vector<4xi32>
      %191 = arith.andi %190, %c22 : vector<4xi32>
      %192 = arith.ori %191, %c23 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = vector.shuffle %194, %195 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %197 = arith.subf %196, %c27 : vector<32xf16>
      %198 = vector.shuffle %197, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %199 = vector.shuffle %197, %197 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %200 = math.fma %198, %149, %157 : vector<16xf16>
      %201 = math.fma %199, %149, %157 : vector<16xf16>
      %202 = arith.addi %113, %c11 : index
      %203 = arith.remui %123, %c15 : index
      %204 = arith.addi %18, %c8 : index
      %205 = arith.divui %202, %c4 : index
      %206 = arith.muli %205, %c6 : index
      %207 = arith.addi %204, %206 : index
      %208 = arith.muli %203, %c2 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<2xf16>
      %212 = arith.divui %inputFeatures, %c5 : index
      %213 = arith.muli %212, %c6 : index
      %214 = arith.addi %204, %213 : index
      %215 = arith.muli %202, %c16 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %203, %c9 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %220 = vector.extract %211[0] : f16 from vector<2xf16>
      %221 = arith.extf %220 : f16 to f32
      %222 = vector.extract %219[0] : i8 from vector<2xi8>
      %223 = arith.extui %222 : i8 to i32
      %224 = arith.sitofp %223 : i32 to f32
      %225 = arith.mulf %221, %224 : f32
      %226 = arith.truncf %225 : f32 to f16
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = vector.extract %211[1] : f16 from vector<2xf16>
      %229 = arith.extf %228 : f16 to f32
      %230 = vector.extract %219[1] : i8 from vector<2xi8>
      %231 = arith.extui %230 : i8 to i32
      %232 = arith.sitofp %231 : i32 to f32
      %233 = arith.mulf %229, %232 : f32
      %234 = arith.truncf %233 : f32 to f16
      %235 = vector.broadcast %234 : f16 to vector<16xf16>
      %236 = arith.addi %18, %c8 : index
      %237 = arith.divui %inputFeatures, %c5 : index
      %238 = arith.muli %237, %c6 : index
      %239 = arith.addi %238, %inputFeatures : index
      %240 = arith.addi %239, %c7 : index
      %241 = arith.divui %240, %c8 : index
      %242 = arith.muli %241, %c8 : index
      %243 = arith.addi %236, %242 : index
      %244 = arith.muli %inputFeatures, %c4 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.muli %202, %c15 : index
      %247 = arith.addi %246, %203 : index
      %248 = arith.muli %247, %c10 : index
      %249 = arith.addi %245, %248 : index
      %250 = arith.muli %202, %c5 : index
      %251 = arith.addi %243, %250 : index
      %252 = arith.muli %203, %c15 : index
      %253 = arith.addi %251, %252 : index
      %254 = vector.load %w[%253] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %255 = vector.bitcast %254 : vector<16xi8> to vector<4xi32>
      %256 = arith.shrui %255, %c21 : vector<4xi32>
      %257 = arith.andi %256, %c22 : vector<4xi32>
      %258 = arith.ori %257, %c23 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = arith.shrui %255, %c24 : vector<4xi32>
      %261 = arith.andi %260, %c22 : vector<4xi32>
      %262 = arith.ori %261, %c23 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %255, %c25 : vector<4xi32>
      %265 = arith.andi %264, %c22 : vector<4xi32>
      %266 = arith.ori %265, %c23 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = arith.shrui %255, %c26 : vector<4xi32>
      %269 = arith.andi %268, %c22 : vector<4xi32>
      %270 = arith.ori %269, %c23 : vector<4xi32>
      %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
      %272 = vector.shuffle %259, %263 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = vector.shuffle %267, %271 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = vector.shuffle %272, %273 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %275 = arith.subf %274, %c27 : vector<32xf16>
      %276 = vector.shuffle %275, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %277 = vector.shuffle %275, %275 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %278 = math.fma %276, %227, %235 : vector<16xf16>
      %279 = math.fma %277, %227, %235 : vector<16xf16>
      %280 = arith.addi %113, %c10 : index
      %281 = arith.remui %123, %c15 : index
      %282 = arith.addi %20, %c8 : index
      %283 = arith.divui %280, %c4 : index
      %284 = arith.muli %283, %c6 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.muli %281, %c2 : index
      %287 = arith.addi %285, %286 : index
      %288 = vector.load %w[%287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %289 = vector.bitcast %288 : vector<4xi8> to vector<2xf16>
      %290 = arith.divui %inputFeatures, %c5 : index
      %291 = arith.muli %290, %c6 : index
      %292 = arith.addi %282, %291 : index
      %293 = arith.muli %280, %c16 : index
      %294 = arith.addi %292, %293 : index
      %295 = arith.muli %281, %c9 : index
      %296 = arith.addi %294, %295 : index
      %297 = vector.load %w[%296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %298 = vector.extract %289[0] : f16 from vector<2xf16>
      %299 = arith.extf %298 : f16 to f32
      %300 = vector.extract %297[0] : i8 from vector<2xi8>
      %301 = arith.extui %300 : i8 to i32
      %302 = arith.sitofp %301 : i32 to f32
      %303 = arith.mulf %299, %302 : f32
      %304 = arith.truncf %303 : f32 to f16
      %305 = vector.broadcast %304 : f16 to vector<16xf16>
      %306 = vector.extract %289[1] : f16 from vector<2xf16>
      %307 = arith.extf %306 : f16 to f32
      %308 = vector.extract %297[1] : i8 from vector<2xi8>
      %309 = arith.extui %308 : i8 to i32
      %310 = arith.sitofp %309 : i32 to f32
      %311 = arith.mulf %307, %310 : f32
      %312 = arith.truncf %311 : f32 to f16
      %313 = vector.broadcast %312 : f16 to vector<16xf16>
      %314 = arith.addi %20, %c8 : index
      %315 = arith.divui %inputFeatures, %c5 : index
      %316 = arith.muli %315, %c6 : index
      %317 = arith.addi %316, %inputFeatures : index
      %318 = arith.addi %317, %c7 : index
      %319 = arith.divui %318, %c8 : index
      %320 = arith.muli %319, %c8 : index
      %321 = arith.addi %314, %320 : index
      %322 = arith.muli %inputFeatures, %c4 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %280, %c15 : index
      %325 = arith.addi %324, %281 : index
      %326 = arith.muli %325, %c10 : index
      %327 = arith.addi %323, %326 : index
      %328 = arith.muli %280, %c5 : index
      %329 = arith.addi %321, %328 : index
      %330 = arith.muli %281, %c15 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.shrui %333, %c21 : vector<4xi32>
      %335 = arith.andi %334, %c22 : vector<4xi32>
      %336 = arith.ori %335, %c23 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %333, %c24 : vector<4xi32>
      %339 = arith.andi %338, %c22 : vector<4xi32>
      %340 = arith.ori %339, %c23 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %333, %c25 : vector<4xi32>
      %343 = arith.andi %342, %c22 : vector<4xi32>
      %344 = arith.ori %343, %c23 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %333, %c26 : vector<4xi32>
      %347 = arith.andi %346, %c22 : vector<4xi32>
      %348 = arith.ori %347, %c23 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = vector.shuffle %337, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %350, %351 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %353 = arith.subf %352, %c27 : vector<32xf16>
      %354 = vector.shuffle %353, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %355 = vector.shuffle %353, %353 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %356 = math.fma %354, %305, %313 : vector<16xf16>
      %357 = math.fma %355, %305, %313 : vector<16xf16>
      %358 = arith.addi %113, %c11 : index
      %359 = arith.remui %123, %c15 : index
      %360 = arith.addi %20, %c8 : index
      %361 = arith.divui %358, %c4 : index
      %362 = arith.muli %361, %c6 : index
      %363 = arith.addi %360, %362 : index
      %364 = arith.muli %359, %c2 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<2xf16>
      %368 = arith.divui %inputFeatures, %c5 : index
      %369 = arith.muli %368, %c6 : index
      %370 = arith.addi %360, %369 : index
      %371 = arith.muli %358, %c16 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.muli %359, %c9 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %w[%374] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %376 = vector.extract %367[0] : f16 from vector<2xf16>
      %377 = arith.extf %376 : f16 to f32
      %378 = vector.extract %375[0] : i8 from vector<2xi8>
      %379 = arith.extui %378 : i8 to i32
      %380 = arith.sitofp %379 : i32 to f32
      %381 = arith.mulf %377, %380 : f32
      %382 = arith.truncf %381 : f32 to f16
      %383 = vector.broadcast %382 : f16 to vector<16xf16>
      %384 = vector.extract %367[1] : f16 from vector<2xf16>
      %385 = arith.extf %384 : f16 to f32
      %386 = vector.extract %375[1] : i8 from vector<2xi8>
      %387 = arith.extui %386 : i8 to i32
      %388 = arith.sitofp %387 : i32 to f32
      %389 = arith.mulf %385, %388 : f32
      %390 = arith.truncf %389 : f32 to f16
      %391 = vector.broadcast %390 : f16 to vector<16xf16>
      %392 = arith.addi %20, %c8 : index
      %393 = arith.divui %inputFeatures, %c5 : index
      %394 = arith.muli %393, %c6 : index
      %395 = arith.addi %394, %inputFeatures : index
      %396 = arith.addi %395, %c7 : index
      %397 = arith.divui %396, %c8 : index
      %398 = arith.muli %397, %c8 : index
      %399 = arith.addi %392, %398 : index
      %400 = arith.muli %inputFeatures, %c4 : index
      %401 = arith.addi %399, %400 : index
      %402 = arith.muli %358, %c15 : index
      %403 = arith.addi %402, %359 : index
      %404 = arith.muli %403, %c10 : index
      %405 = arith.addi %401, %404 : index
      %406 = arith.muli %358, %c5 : index
      %407 = arith.addi %399, %406 : index
      %408 = arith.muli %359, %c15 : index
      %409 = arith.addi %407, %408 : index
      %410 = vector.load %w[%409] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %411 = vector.bitcast %410 : vector<16xi8> to vector<4xi32>
      %412 = arith.shrui %411, %c21 : vector<4xi32>
      %413 = arith.andi %412, %c22 : vector<4xi32>
      %414 = arith.ori %413, %c23 : vector<4xi32>
      %415 = vector.bitcast %414 : vector<4xi32> to vector<8xf16>
      %416 = arith.shrui %411, %c24 : vector<4xi32>
      %417 = arith.andi %416, %c22 : vector<4xi32>
      %418 = arith.ori %417, %c23 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = arith.shrui %411, %c25 : vector<4xi32>
      %421 = arith.andi %420, %c22 : vector<4xi32>
      %422 = arith.ori %421, %c23 : vector<4xi32>
      %423 = vector.bitcast %422 : vector<4xi32> to vector<8xf16>
      %424 = arith.shrui %411, %c26 : vector<4xi32>
      %425 = arith.andi %424, %c22 : vector<4xi32>
      %426 = arith.ori %425, %c23 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = vector.shuffle %415, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = vector.shuffle %423, %427 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = vector.shuffle %428, %429 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %431 = arith.subf %430, %c27 : vector<32xf16>
      %432 = vector.shuffle %431, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %433 = vector.shuffle %431, %431 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %434 = math.fma %432, %383, %391 : vector<16xf16>
      %435 = math.fma %433, %383, %391 : vector<16xf16>
      %436 = arith.muli %113, %c9 : index
      %437 = arith.addi %436, %c10 : index
      %438 = arith.muli %tileRows, %c15 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %46, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c4 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %200, %114 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %356, %115 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %113, %c9 : index
      %449 = arith.addi %448, %c10 : index
      %450 = arith.muli %tileRows, %c15 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %64, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c4 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %200, %116 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %356, %117 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %113, %c9 : index
      %461 = arith.addi %460, %c10 : index
      %462 = arith.muli %tileRows, %c15 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %82, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c4 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %200, %118 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %356, %119 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %113, %c9 : index
      %473 = arith.addi %472, %c10 : index
      %474 = arith.muli %tileRows, %c15 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %100, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c4 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %200, %120 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %356, %121 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %113, %c9 : index
      %485 = arith.addi %484, %c11 : index
      %486 = arith.muli %tileRows, %c15 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %46, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c4 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %201, %446 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %357, %447 : vector<16xf16>, vector<8xf32>
      %496 = arith.muli %113, %c9 : index
      %497 = arith.addi %496, %c11 : index
      %498 = arith.muli %tileRows, %c15 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %64, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c4 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %201, %458 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %357, %459 : vector<16xf16>, vector<8xf32>
      %508 = arith.muli %113, %c9 : index
      %509 = arith.addi %508, %c11 : index
      %510 = arith.muli %tileRows, %c15 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.addi %82, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = arith.muli %tileRows, %c4 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %518 = wave.mma %517, %201, %470 : vector<16xf16>, vector<8xf32>
      %519 = wave.mma %517, %357, %471 : vector<16xf16>, vector<8xf32>
      %520 = arith.muli %113, %c9 : index
      %521 = arith.addi %520, %c11 : index
      %522 = arith.muli %tileRows, %c15 : index
      %523 = arith.muli %521, %522 : index
      %524 = arith.addi %100, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = arith.muli %tileRows, %c4 : index
      %527 = arith.addi %524, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = vector.shuffle %525, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %530 = wave.mma %529, %201, %482 : vector<16xf16>, vector<8xf32>
      %531 = wave.mma %529, %357, %483 : vector<16xf16>, vector<8xf32>
      %532 = arith.muli %113, %c9 : index
      %533 = arith.addi %532, %c9 : index
      %534 = arith.muli %tileRows, %c15 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.addi %46, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = arith.muli %tileRows, %c4 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = vector.shuffle %537, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %542 = wave.mma %541, %278, %494 : vector<16xf16>, vector<8xf32>
      %543 = wave.mma %541, %434, %495 : vector<16xf16>, vector<8xf32>
      %544 = arith.muli %113, %c9 : index
      %545 = arith.addi %544, %c9 : index
      %546 = arith.muli %tileRows, %c15 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.addi %64, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c4 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %278, %506 : vector<16xf16>, vector<8xf32>
      %555 = wave.mma %553, %434, %507 : vector<16xf16>, vector<8xf32>
      %556 = arith.muli %113, %c9 : index
      %557 = arith.addi %556, %c9 : index
      %558 = arith.muli %tileRows, %c15 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.addi %82, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = arith.muli %tileRows, %c4 : index
      %563 = arith.addi %560, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = vector.shuffle %561, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %566 = wave.mma %565, %278, %518 : vector<16xf16>, vector<8xf32>
      %567 = wave.mma %565, %434, %519 : vector<16xf16>, vector<8xf32>
      %568 = arith.muli %113, %c9 : index
      %569 = arith.addi %568, %c9 : index
      %570 = arith.muli %tileRows, %c15 : index
      %571 = arith.muli %569, %570 : index
      %572 = arith.addi %100, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = arith.muli %tileRows, %c4 : index
      %575 = arith.addi %572, %574 : index
      %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %577 = vector.shuffle %573, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %578 = wave.mma %577, %278, %530 : vector<16xf16>, vector<8xf32>
      %579 = wave.mma %577, %434, %531 : vector<16xf16>, vector<8xf32>
      %580 = arith.muli %113, %c9 : index
      %581 = arith.addi %580, %c28 : index
      %582 = arith.muli %tileRows, %c15 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.addi %46, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c4 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %279, %542 : vector<16xf16>, vector<8xf32>
      %591 = wave.mma %589, %435, %543 : vector<16xf16>, vector<8xf32>
      %592 = arith.muli %113, %c9 : index
      %593 = arith.addi %592, %c28 : index
      %594 = arith.muli %tileRows, %c15 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.addi %64, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = arith.muli %tileRows, %c4 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %602 = wave.mma %601, %279, %554 : vector<16xf16>, vector<8xf32>
      %603 = wave.mma %601, %435, %555 : vector<16xf16>, vector<8xf32>
      %604 = arith.muli %113, %c9 : index
      %605 = arith.addi %604, %c28 : index
      %606 = arith.muli %tileRows, %c15 : index
      %607 = arith.muli %605, %606 : index
      %608 = arith.addi %82, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = arith.muli %tileRows, %c4 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = wave.mma %613, %279, %566 : vector<16xf16>, vector<8xf32>
      %615 = wave.mma %613, %435, %567 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %113, %c9 : index
      %617 = arith.addi %616, %c28 : index
      %618 = arith.muli %tileRows, %c15 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %100, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c4 : index
      %623 = arith.addi %620, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = wave.mma %625, %279, %578 : vector<16xf16>, vector<8xf32>
      %627 = wave.mma %625, %435, %579 : vector<16xf16>, vector<8xf32>
      scf.yield %590, %591, %602, %603, %614, %615, %626, %627 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %628 = arith.select %106, %112, %105 : index
    %638:8 = scf.for %629 = %112 to %628 step %c11 iter_args(%630 = %122#0, %631 = %122#1, %632 = %122#2, %633 = %122#3, %634 = %122#4, %635 = %122#5, %636 = %122#6, %637 = %122#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %639 = wave.lane
      %640 = arith.addi %629, %c10 : index
      %641 = arith.remui %639, %c15 : index
      %642 = arith.addi %18, %c8 : index
      %643 = arith.divui %640, %c4 : index
      %644 = arith.muli %643, %c6 : index
      %645 = arith.addi %642, %644 : index
      %646 = arith.muli %641, %c2 : index
      %647 = arith.addi %645, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<2xf16>
      %650 = arith.divui %inputFeatures, %c5 : index
      %651 = arith.muli %650, %c6 : index
      %652 = arith.addi %642, %651 : index
      %653 = arith.muli %640, %c16 : index
      %654 = arith.addi %652, %653 : index
      %655 = arith.muli %641, %c9 : index
      %656 = arith.addi %654, %655 : index
      %657 = vector.load %w[%656] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %658 = vector.extract %649[0] : f16 from vector<2xf16>
      %659 = arith.extf %658 : f16 to f32
      %660 = vector.extract %657[0] : i8 from vector<2xi8>
      %661 = arith.extui %660 : i8 to i32
      %662 = arith.sitofp %661 : i32 to f32
      %663 = arith.mulf %659, %662 : f32
      %664 = arith.truncf %663 : f32 to f16
      %665 = vector.broadcast %664 : f16 to vector<16xf16>
      %666 = vector.extract %649[1] : f16 from vector<2xf16>
      %667 = arith.extf %666 : f16 to f32
      %668 = vector.extract %657[1] : i8 from vector<2xi8>
      %669 = arith.extui %668 : i8 to i32
      %670 = arith.sitofp %669 : i32 to f32
      %671 = arith.mulf %667, %670 : f32
      %672 = arith.truncf %671 : f32 to f16
      %673 = vector.broadcast %672 : f16 to vector<16xf16>
      %674 = arith.addi %18, %c8 : index
      %675 = arith.divui %inputFeatures, %c5 : index
      %676 = arith.muli %675, %c6 : index
      %677 = arith.addi %676, %inputFeatures : index
      %678 = arith.addi %677, %c7 : index
      %679 = arith.divui %678, %c8 : index
      %680 = arith.muli %679, %c8 : index
      %681 = arith.addi %674, %680 : index
      %682 = arith.muli %inputFeatures, %c4 : index
      %683 = arith.addi %681, %682 : index
      %684 = arith.muli %640, %c15 : index
      %685 = arith.addi %684, %641 : index
      %686 = arith.muli %685, %c10 : index
      %687 = arith.addi %683, %686 : index
      %688 = arith.muli %640, %c5 : index
      %689 = arith.addi %681, %688 : index
      %690 = arith.muli %641, %c15 : index
      %691 = arith.addi %689, %690 : index
      %692 = vector.load %w[%691] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %693 = vector.bitcast %692 : vector<16xi8> to vector<4xi32>
      %694 = arith.shrui %693, %c21 : vector<4xi32>
      %695 = arith.andi %694, %c22 : vector<4xi32>
      %696 = arith.ori %695, %c23 : vector<4xi32>
      %697 = vector.bitcast %696 : vector<4xi32> to vector<8xf16>
      %698 = arith.shrui %693, %c24 : vector<4xi32>
      %699 = arith.andi %698, %c22 : vector<4xi32>
      %700 = arith.ori %699, %c23 : vector<4xi32>
      %701 = vector.bitcast %700 : vector<4xi32> to vector<8xf16>
      %702 = arith.shrui %693, %c25 : vector<4xi32>
      %703 = arith.andi %702, %c22 : vector<4xi32>
      %704 = arith.ori %703, %c23 : vector<4xi32>
      %705 = vector.bitcast %704 : vector<4xi32> to vector<8xf16>
      %706 = arith.shrui %693, %c26 : vector<4xi32>
      %707 = arith.andi %706, %c22 : vector<4xi32>
      %708 = arith.ori %707, %c23 : vector<4xi32>
      %709 = vector.bitcast %708 : vector<4xi32> to vector<8xf16>
      %710 = vector.shuffle %697, %701 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %711 = vector.shuffle %705, %709 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %712 = vector.shuffle %710, %711 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %713 = arith.subf %712, %c27 : vector<32xf16>
      %714 = vector.shuffle %713, %713 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %715 = vector.shuffle %713, %713 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %716 = math.fma %714, %665, %673 : vector<16xf16>
      %717 = math.fma %715, %665, %673 : vector<16xf16>
      %718 = arith.addi %629, %c10 : index
      %719 = arith.remui %639, %c15 : index
      %720 = arith.addi %20, %c8 : index
      %721 = arith.divui %718, %c4 : index
      %722 = arith.muli %721, %c6 : index
      %723 = arith.addi %720, %722 : index
      %724 = arith.muli %719, %c2 : index
      %725 = arith.addi %723, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<2xf16>
      %728 = arith.divui %inputFeatures, %c5 : index
      %729 = arith.muli %728, %c6 : index
      %730 = arith.addi %720, %729 : index
      %731 = arith.muli %718, %c16 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %719, %c9 : index
      %734 = arith.addi %732, %733 : index
      %735 = vector.load %w[%734] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %736 = vector.extract %727[0] : f16 from vector<2xf16>
      %737 = arith.extf %736 : f16 to f32
      %738 = vector.extract %735[0] : i8 from vector<2xi8>
      %739 = arith.extui %738 : i8 to i32
      %740 = arith.sitofp %739 : i32 to f32
      %741 = arith.mulf %737, %740 : f32
      %742 = arith.truncf %741 : f32 to f16
      %743 = vector.broadcast %742 : f16 to vector<16xf16>
      %744 = vector.extract %727[1] : f16 from vector<2xf16>
      %745 = arith.extf %744 : f16 to f32
      %746 = vector.extract %735[1] : i8 from vector<2xi8>
      %747 = arith.extui %746 : i8 to i32
      %748 = arith.sitofp %747 : i32 to f32
      %749 = arith.mulf %745, %748 : f32
      %750 = arith.truncf %749 : f32 to f16
      %751 = vector.broadcast %750 : f16 to vector<16xf16>
      %752 = arith.addi %20, %c8 : index
      %753 = arith.divui %inputFeatures, %c5 : index
      %754 = arith.muli %753, %c6 : index
      %755 = arith.addi %754, %inputFeatures : index
      %756 = arith.addi %755, %c7 : index
      %757 = arith.divui %756, %c8 : index
      %758 = arith.muli %757, %c8 : index
      %759 = arith.addi %752, %758 : index
      %760 = arith.muli %inputFeatures, %c4 : index
      %761 = arith.addi %759, %760 : index
      %762 = arith.muli %718, %c15 : index
      %763 = arith.addi %762, %719 : index
      %764 = arith.muli %763, %c10 : index
      %765 = arith.addi %761, %764 : index
      %766 = arith.muli %718, %c5 : index
      %767 = arith.addi %759, %766 : index
      %768 = arith.muli %719, %c15 : index
      %769 = arith.addi %767, %768 : index
      %770 = vector.load %w[%769] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %771 = vector.bitcast %770 : vector<16xi8> to vector<4xi32>
      %772 = arith.shrui %771, %c21 : vector<4xi32>
      %773 = arith.andi %772, %c22 : vector<4xi32>
      %774 = arith.ori %773, %c23 : vector<4xi32>
      %775 = vector.bitcast %774 : vector<4xi32> to vector<8xf16>
      %776 = arith.shrui %771, %c24 : vector<4xi32>
      %777 = arith.andi %776, %c22 : vector<4xi32>
      %778 = arith.ori %777, %c23 : vector<4xi32>
      %779 = vector.bitcast %778 : vector<4xi32> to vector<8xf16>
      %780 = arith.shrui %771, %c25 : vector<4xi32>
      %781 = arith.andi %780, %c22 : vector<4xi32>
      %782 = arith.ori %781, %c23 : vector<4xi32>
      %783 = vector.bitcast %782 : vector<4xi32> to vector<8xf16>
      %784 = arith.shrui %771, %c26 : vector<4xi32>
      %785 = arith.andi %784, %c22 : vector<4xi32>
      %786 = arith.ori %785, %c23 : vector<4xi32>
      %787 = vector.bitcast %786 : vector<4xi32> to vector<8xf16>
      %788 = vector.shuffle %775, %779 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %789 = vector.shuffle %783, %787 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %790 = vector.shuffle %788, %789 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %791 = arith.subf %790, %c27 : vector<32xf16>
      %792 = vector.shuffle %791, %791 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %793 = vector.shuffle %791, %791 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %794 = math.fma %792, %743, %751 : vector<16xf16>
      %795 = math.fma %793, %743, %751 : vector<16xf16>
      %796 = arith.muli %629, %c9 : index
      %797 = arith.addi %796, %c10 : index
      %798 = arith.muli %tileRows, %c15 : index
      %799 = arith.muli %797, %798 : index
      %800 = arith.addi %46, %799 : index
      %801 = vector.load %x[%800] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %802 = arith.muli %tileRows, %c4 : index
      %803 = arith.addi %800, %802 : index
      %804 = vector.load %x[%803] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %805 = vector.shuffle %801, %804 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %806 = wave.mma %805, %716, %630 : vector<16xf16>, vector<8xf32>
      %807 = wave.mma %805, %794, %631 : vector<16xf16>, vector<8xf32>
      %808 = arith.muli %629, %c9 : index
      %809 = arith.addi %808, %c10 : index
      %810 = arith.muli %tileRows, %c15 : index
      %811 = arith.muli %809, %810 : index
      %812 = arith.addi %64, %811 : index
      %813 = vector.load %x[%812] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %814 = arith.muli %tileRows, %c4 : index
      %815 = arith.addi %812, %814 : index
      %816 = vector.load %x[%815] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %817 = vector.shuffle %813, %816 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %818 = wave.mma %817, %716, %632 : vector<16xf16>, vector<8xf32>
      %819 = wave.mma %817, %794, %633 : vector<16xf16>, vector<8xf32>
      %820 = arith.muli %629, %c9 : index
      %821 = arith.addi %820, %c10 : index
      %822 = arith.muli %tileRows, %c15 : index
      %823 = arith.muli %821, %822 : index
      %824 = arith.addi %82, %823 : index
      %825 = vector.load %x[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %826 = arith.muli %tileRows, %c4 : index
      %827 = arith.addi %824, %826 : index
      %828 = vector.load %x[%827] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %829 = vector.shuffle %825, %828 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %830 = wave.mma %829, %716, %634 : vector<16xf16>, vector<8xf32>
      %831 = wave.mma %829, %794, %635 : vector<16xf16>, vector<8xf32>
      %832 = arith.muli %629, %c9 : index
      %833 = arith.addi %832, %c10 : index
      %834 = arith.muli %tileRows, %c15 : index
      %835 = arith.muli %833, %834 : index
      %836 = arith.addi %100, %835 : index
      %837 = vector.load %x[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %838 = arith.muli %tileRows, %c4 : index
      %839 = arith.addi %836, %838 : index
      %840 = vector.load %x[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %841 = vector.shuffle %837, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %842 = wave.mma %841, %716, %636 : vector<16xf16>, vector<8xf32>
      %843 = wave.mma %841, %794, %637 : vector<16xf16>, vector<8xf32>
      %844 = arith.muli %629, %c9 : index
      %845 = arith.addi %844, %c11 : index
      %846 = arith.muli %tileRows, %c15 : index
      %847 = arith.muli %845, %846 : index
      %848 = arith.addi %46, %847 : index
      %849 = vector.load %x[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %850 = arith.muli %tileRows, %c4 : index
      %851 = arith.addi %848, %850 : index
      %852 = vector.load %x[%851] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %853 = vector.shuffle %849, %852 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %854 = wave.mma %853, %717, %806 : vector<16xf16>, vector<8xf32>
      %855 = wave.mma %853, %795, %807 : vector<16xf16>, vector<8xf32>
      %856 = arith.muli %629, %c9 : index
      %857 = arith.addi %856, %c11 : index
      %858 = arith.muli %tileRows, %c15 : index
      %859 = arith.muli %857, %858 : index
      %860 = arith.addi %64, %859 : index
      %861 = vector.load %x[%860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %862 = arith.muli %tileRows, %c4 : index
      %863 = arith.addi %860, %862 : index
      %864 = vector.load %x[%863] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %865 = vector.shuffle %861, %864 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %866 = wave.mma %865, %717, %818 : vector<16xf16>, vector<8xf32>
      %867 = wave.mma %865, %795, %819 : vector<16xf16>, vector<8xf32>
      %868 = arith.muli %629, %c9 : index
      %869 = arith.addi %868, %c11 : index
      %870 = arith.muli %tileRows, %c15 : index
      %871 = arith.muli %869, %870 : index
      %872 = arith.addi %82, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = arith.muli %tileRows, %c4 : index
      %875 = arith.addi %872, %874 : index
      %876 = vector.load %x[%875] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %877 = vector.shuffle %873, %876 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %878 = wave.mma %877, %717, %830 : vector<16xf16>, vector<8xf32>
      %879 = wave.mma %877, %795, %831 : vector<16xf16>, vector<8xf32>
      %880 = arith.muli %629, %c9 : index
      %881 = arith.addi %880, %c11 : index
      %882 = arith.muli %tileRows, %c15 : index
      %883 = arith.muli %881, %882 : index
      %884 = arith.addi %100, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = arith.muli %tileRows, %c4 : index
      %887 = arith.addi %884, %886 : index
      %888 = vector.load %x[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %889 = vector.shuffle %885, %888 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %890 = wave.mma %889, %717, %842 : vector<16xf16>, vector<8xf32>
      %891 = wave.mma %889, %795, %843 : vector<16xf16>, vector<8xf32>
      scf.yield %854, %855, %866, %867, %878, %879, %890, %891 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %892 = arith.addi %25, %c10 : index
    %893 = wave.lane
    %894 = arith.muli %3, %c9 : index
    %895 = arith.muli %894, %c5 : index
    %896 = arith.addi %895, %893 : index
    %897 = arith.muli %4, %c13 : index
    %898 = arith.addi %897, %896 : index
    %899 = arith.addi %898, %c10 : index
    %900 = arith.addi %899, %c10 : index
    %901 = vector.extract %638#0[0] : f32 from vector<8xf32>
    memref.store %901, %21[%900] : memref<?xf32>
    %902 = arith.muli %4, %c13 : index
    %903 = arith.addi %902, %896 : index
    %904 = arith.addi %903, %c10 : index
    %905 = arith.addi %904, %c16 : index
    %906 = vector.extract %638#0[1] : f32 from vector<8xf32>
    memref.store %906, %21[%905] : memref<?xf32>
    %907 = arith.muli %4, %c13 : index
    %908 = arith.addi %907, %896 : index
    %909 = arith.addi %908, %c10 : index
    %910 = arith.addi %909, %c6 : index
    %911 = vector.extract %638#0[2] : f32 from vector<8xf32>
    memref.store %911, %21[%910] : memref<?xf32>
    %912 = arith.muli %4, %c13 : index
    %913 = arith.addi %912, %896 : index
    %914 = arith.addi %913, %c10 : index
    %915 = arith.addi %914, %c29 : index
    %916 = vector.extract %638#0[3] : f32 from vector<8xf32>
    memref.store %916, %21[%915] : memref<?xf32>
    %917 = arith.muli %4, %c13 : index
    %918 = arith.addi %917, %896 : index
    %919 = arith.addi %918, %c10 : index
    %920 = arith.addi %919, %c8 : index
    %921 = vector.extract %638#0[4] : f32 from vector<8xf32>
    memref.store %921, %21[%920] : memref<?xf32>
    %922 = arith.muli %4, %c13 : index
    %923 = arith.addi %922, %896 : index
    %924 = arith.addi %923, %c10 : index
    %925 = arith.addi %924, %c30 : index
    %926 = vector.extract %638#0[5] : f32 from vector<8xf32>
    memref.store %926, %21[%925] : memref<?xf32>
    %927 = arith.muli %4, %c13 : index
    %928 = arith.addi %927, %896 : index
    %929 = arith.addi %928, %c10 : index
    %930 = arith.addi %929, %c31 : index
    %931 = vector.extract %638#0[6] : f32 from vector<8xf32>
    memref.store %931, %21[%930] : memref<?xf32>
    %932 = arith.muli %4, %c13 : index
    %933 = arith.addi %932, %896 : index
    %934 = arith.addi %933, %c10 : index
    %935 = arith.addi %934, %c32 : index
    %936 = vector.extract %638#0[7] : f32 from vector<8xf32>
    memref.store %936, %21[%935] : memref<?xf32>
    %937 = arith.muli %4, %c13 : index
    %938 = arith.addi %937, %896 : index
    %939 = arith.addi %938, %c5 : index
    %940 = arith.addi %939, %c10 : index
    %941 = vector.extract %638#1[0] : f32 from vector<8xf32>
    memref.store %941, %21[%940] : memref<?xf32>
    %942 = arith.muli %4, %c13 : index
    %943 = arith.addi %942, %896 : index
    %944 = arith.addi %943, %c5 : index
    %945 = arith.addi %944, %c16 : index
    %946 = vector.extract %638#1[1] : f32 from vector<8xf32>
    memref.store %946, %21[%945] : memref<?xf32>
    %947 = arith.muli %4, %c13 : index
    %948 = arith.addi %947, %896 : index
    %949 = arith.addi %948, %c5 : index
    %950 = arith.addi %949, %c6 : index
    %951 = vector.extract %638#1[2] : f32 from vector<8xf32>
    memref.store %951, %21[%950] : memref<?xf32>
    %952 = arith.muli %4, %c13 : index
    %953 = arith.addi %952, %896 : index
    %954 = arith.addi %953, %c5 : index
    %955 = arith.addi %954, %c29 : index
    %956 = vector.extract %638#1[3] : f32 from vector<8xf32>
    memref.store %956, %21[%955] : memref<?xf32>
    %957 = arith.muli %4, %c13 : index
    %958 = arith.addi %957, %896 : index
    %959 = arith.addi %958, %c5 : index
    %960 = arith.addi %959, %c8 : index
    %961 = vector.extract %638#1[4] : f32 from vector<8xf32>
    memref.store %961, %21[%960] : memref<?xf32>
    %962 = arith.muli %4, %c13 : index
    %963 = arith.addi %962, %896 : index
    %964 = arith.addi %963, %c5 : index
    %965 = arith.addi %964, %c30 : index
    %966 = vector.extract %638#1[5] : f32 from vector<8xf32>
    memref.store %966, %21[%965] : memref<?xf32>
    %967 = arith.muli %4, %c13 : index
    %968 = arith.addi %967, %896 : index
    %969 = arith.addi %968, %c5 : index
    %970 = arith.addi %969, %c31 : index
    %971 = vector.extract %638#1[6] : f32 from vector<8xf32>
    memref.store %971, %21[%970] : memref<?xf32>
    %972 = arith.muli %4, %c13 : index
    %973 = arith.addi %972, %896 : index
    %974 = arith.addi %973, %c5 : index
    %975 = arith.addi %974, %c32 : index
    %976 = vector.extract %638#1[7] : f32 from vector<8xf32>
    memref.store %976, %21[%975] : memref<?xf32>
    wave.barrier
    %977 = arith.muli %4, %c9 : index
    %978 = arith.addi %977, %c10 : index
    %979 = arith.muli %978, %c9 : index
    %980 = arith.divui %893, %c15 : index
    %981 = arith.addi %979, %980 : index
    %982 = arith.addi %892, %981 : index
    %983 = arith.cmpi slt, %982, %24 : index
    scf.if %983 {
      %984 = arith.cmpi eq, %hasFactors, %c11 : index
      %985 = arith.muli %982, %c9 : index
      %986 = memref.load %factors[%985] : memref<?xf32>
      %987 = arith.mulf %986, %operandScale : f32
      %988 = arith.select %984, %987, %operandScale : f32
      %989 = arith.addi %896, %c10 : index
      %990 = arith.muli %978, %c16 : index
      %991 = arith.addi %989, %990 : index
      %992 = memref.load %21[%991] : memref<?xf32>
      %993 = arith.addi %991, %c13 : index
      %994 = memref.load %21[%993] : memref<?xf32>
      %995 = arith.addf %992, %994 : f32
      %996 = arith.addi %991, %c35 : index
      %997 = memref.load %21[%996] : memref<?xf32>
      %998 = arith.addf %995, %997 : f32
      %999 = arith.addi %991, %c36 : index
      %1000 = memref.load %21[%999] : memref<?xf32>
      %1001 = arith.addf %998, %1000 : f32
      %1002 = arith.remui %893, %c15 : index
      %1003 = arith.muli %1002, %c2 : index
      %1004 = arith.addi %18, %1003 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.mulf %1007, %988 : f32
      %1009 = arith.mulf %1001, %1008 : f32
      %1010 = arith.muli %3, %c9 : index
      %1011 = arith.addi %1010, %c10 : index
      %1012 = arith.muli %1011, %c15 : index
      %1013 = arith.remui %893, %c15 : index
      %1014 = arith.addi %1012, %1013 : index
      %1015 = arith.muli %981, %c8 : index
      %1016 = arith.addi %1015, %1014 : index
      memref.store %1009, %22[%1016] : memref<?xf32>
      %1017 = arith.addi %896, %c5 : index
      %1018 = arith.muli %978, %c16 : index
      %1019 = arith.addi %1017, %1018 : index
      %1020 = memref.load %21[%1019] : memref<?xf32>
      %1021 = arith.addi %1019, %c13 : index
      %1022 = memref.load %21[%1021] : memref<?xf32>
      %1023 = arith.addf %1020, %1022 : f32
      %1024 = arith.addi %1019, %c35 : index
      %1025 = memref.load %21[%1024] : memref<?xf32>
      %1026 = arith.addf %1023, %1025 : f32
      %1027 = arith.addi %1019, %c36 : index
      %1028 = memref.load %21[%1027] : memref<?xf32>
      %1029 = arith.addf %1026, %1028 : f32
      %1030 = arith.remui %893, %c15 : index
      %1031 = arith.muli %1030, %c2 : index
      %1032 = arith.addi %20, %1031 : index
      %1033 = vector.load %w[%1032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1034 = vector.bitcast %1033 : vector<4xi8> to vector<1xf32>
      %1035 = vector.extract %1034[0] : f32 from vector<1xf32>
      %1036 = arith.mulf %1035, %988 : f32
      %1037 = arith.mulf %1029, %1036 : f32
      %1038 = arith.muli %3, %c9 : index
      %1039 = arith.addi %1038, %c11 : index
      %1040 = arith.muli %1039, %c15 : index
      %1041 = arith.remui %893, %c15 : index
      %1042 = arith.addi %1040, %1041 : index
      %1043 = arith.muli %981, %c8 : index
      %1044 = arith.addi %1043, %1042 : index
      memref.store %1037, %22[%1044] : memref<?xf32>
    }
    %1045 = arith.muli %4, %c9 : index
    %1046 = arith.addi %1045, %c11 : index
    %1047 = arith.muli %1046, %c9 : index
    %1048 = arith.divui %893, %c15 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.addi %892, %1049 : index
    %1051 = arith.cmpi slt, %1050, %24 : index
    scf.if %1051 {
      %1052 = arith.cmpi eq, %hasFactors, %c11 : index
      %1053 = arith.muli %1050, %c9 : index
      %1054 = memref.load %factors[%1053] : memref<?xf32>
      %1055 = arith.mulf %1054, %operandScale : f32
      %1056 = arith.select %1052, %1055, %operandScale : f32
      %1057 = arith.addi %896, %c10 : index
      %1058 = arith.muli %1046, %c16 : index
      %1059 = arith.addi %1057, %1058 : index
      %1060 = memref.load %21[%1059] : memref<?xf32>
      %1061 = arith.addi %1059, %c13 : index
      %1062 = memref.load %21[%1061] : memref<?xf32>
      %1063 = arith.addf %1060, %1062 : f32
      %1064 = arith.addi %1059, %c35 : index
      %1065 = memref.load %21[%1064] : memref<?xf32>
      %1066 = arith.addf %1063, %1065 : f32
      %1067 = arith.addi %1059, %c36 : index
      %1068 = memref.load %21[%1067] : memref<?xf32>
      %1069 = arith.addf %1066, %1068 : f32
      %1070 = arith.remui %893, %c15 : index
      %1071 = arith.muli %1070, %c2 : index
      %1072 = arith.addi %18, %1071 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1075, %1056 : f32
      %1077 = arith.mulf %1069, %1076 : f32
      %1078 = arith.muli %3, %c9 : index
      %1079 = arith.addi %1078, %c10 : index
      %1080 = arith.muli %1079, %c15 : index
      %1081 = arith.remui %893, %c15 : index
      %1082 = arith.addi %1080, %1081 : index
      %1083 = arith.muli %1049, %c8 : index
      %1084 = arith.addi %1083, %1082 : index
      memref.store %1077, %22[%1084] : memref<?xf32>
      %1085 = arith.addi %896, %c5 : index
      %1086 = arith.muli %1046, %c16 : index
      %1087 = arith.addi %1085, %1086 : index
      %1088 = memref.load %21[%1087] : memref<?xf32>
      %1089 = arith.addi %1087, %c13 : index
      %1090 = memref.load %21[%1089] : memref<?xf32>
      %1091 = arith.addf %1088, %1090 : f32
      %1092 = arith.addi %1087, %c35 : index
      %1093 = memref.load %21[%1092] : memref<?xf32>
      %1094 = arith.addf %1091, %1093 : f32
      %1095 = arith.addi %1087, %c36 : index
      %1096 = memref.load %21[%1095] : memref<?xf32>
      %1097 = arith.addf %1094, %1096 : f32
      %1098 = arith.remui %893, %c15 : index
      %1099 = arith.muli %1098, %c2 : index
      %1100 = arith.addi %20, %1099 : index
      %1101 = vector.load %w[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1102 = vector.bitcast %1101 : vector<4xi8> to vector<1xf32>
      %1103 = vector.extract %1102[0] : f32 from vector<1xf32>
      %1104 = arith.mulf %1103, %1056 : f32
      %1105 = arith.mulf %1097, %1104 : f32
      %1106 = arith.muli %3, %c9 : index
      %1107 = arith.addi %1106, %c11 : index
      %1108 = arith.muli %1107, %c15 : index
      %1109 = arith.remui %893, %c15 : index
      %1110 = arith.addi %1108, %1109 : index
      %1111 = arith.muli %1049, %c8 : index
      %1112 = arith.addi %1111, %1110 : index
      memref.store %1105, %22[%1112] : memref<?xf32>
    }
    wave.barrier
    %1113 = arith.addi %25, %c10 : index
    %1114 = wave.wave
    %1115 = arith.addi %1114, %c10 : index
    %1116 = arith.addi %1113, %1115 : index
    %1117 = arith.cmpi slt, %1116, %24 : index
    scf.if %1117 {
      %1118 = arith.addi %1113, %1115 : index
      %1119 = arith.muli %1115, %c8 : index
      %1120 = wave.lane
      %1121 = arith.addi %1120, %c10 : index
      %1122 = arith.cmpi eq, %hasBias, %c11 : index
      %1123 = arith.addi %1119, %1121 : index
      %1124 = memref.load %22[%1123] : memref<?xf32>
      %1125 = arith.muli %0, %c8 : index
      %1126 = arith.addi %1125, %1121 : index
      %1127 = memref.load %bias[%1126] : memref<?xf32>
      %1128 = arith.addf %1124, %1127 : f32
      %1129 = arith.select %1122, %1128, %1124 : f32
      %1130 = arith.addi %1121, %c6 : index
      %1131 = arith.cmpi eq, %hasBias, %c11 : index
      %1132 = arith.addi %1119, %1130 : index
      %1133 = memref.load %22[%1132] : memref<?xf32>
      %1134 = arith.muli %0, %c8 : index
      %1135 = arith.addi %1134, %1130 : index
      %1136 = memref.load %bias[%1135] : memref<?xf32>
      %1137 = arith.addf %1133, %1136 : f32
      %1138 = arith.select %1131, %1137, %1133 : f32
      %1139 = arith.addi %1120, %c16 : index
      %1140 = arith.cmpi eq, %hasBias, %c11 : index
      %1141 = arith.addi %1119, %1139 : index
      %1142 = memref.load %22[%1141] : memref<?xf32>
      %1143 = arith.muli %0, %c8 : index
      %1144 = arith.addi %1143, %1139 : index
      %1145 = memref.load %bias[%1144] : memref<?xf32>
      %1146 = arith.addf %1142, %1145 : f32
      %1147 = arith.select %1140, %1146, %1142 : f32
      %1148 = arith.addi %1139, %c6 : index
      %1149 = arith.cmpi eq, %hasBias, %c11 : index
      %1150 = arith.addi %1119, %1148 : index
      %1151 = memref.load %22[%1150] : memref<?xf32>
      %1152 = arith.muli %0, %c8 : index
      %1153 = arith.addi %1152, %1148 : index
      %1154 = memref.load %bias[%1153] : memref<?xf32>
      %1155 = arith.addf %1151, %1154 : f32
      %1156 = arith.select %1149, %1155, %1151 : f32
      %1157 = arith.addi %heads, %kvHeads : index
      %1158 = arith.cmpi slt, %0, %1157 : index
      scf.if %1158 {
        %1159 = arith.addi %positionsAt, %1118 : index
        %1160 = memref.load %step[%1159] : memref<?xi32>
        %1161 = arith.index_cast %1160 : i32 to index
        %1162 = arith.cmpi eq, %hasNorm, %c11 : index
        %1163 = math.fma %1129, %1129, %c40 : f32
        %1164 = math.fma %1138, %1138, %1163 : f32
        %1165 = math.fma %1147, %1147, %1164 : f32
        %1166 = math.fma %1156, %1156, %1165 : f32
        %1167 = vector.broadcast %1166 : f32 to vector<1xf32>
        %1168 = wave.reduce "add" %1167 : vector<1xf32>
        %1169 = arith.mulf %1168, %inverseHeadDim : f32
        %1170 = arith.addf %1169, %epsilon : f32
        %1171 = math.sqrt %1170 : f32
        %1172 = arith.divf %c42, %1171 : f32
        %1173 = arith.cmpi slt, %0, %heads : index
        %1174 = arith.addi %1121, %c6 : index
        %1175 = memref.load %query_norm[%1121] : memref<?xf32>
        %1176 = memref.load %key_norm[%1121] : memref<?xf32>
        %1177 = arith.select %1173, %1175, %1176 : f32
        %1178 = arith.mulf %1129, %1172 : f32
        %1179 = arith.mulf %1178, %1177 : f32
        %1180 = arith.select %1162, %1179, %1129 : f32
        %1181 = memref.load %query_norm[%1174] : memref<?xf32>
        %1182 = memref.load %key_norm[%1174] : memref<?xf32>
        %1183 = arith.select %1173, %1181, %1182 : f32
        %1184 = arith.mulf %1138, %1172 : f32
        %1185 = arith.mulf %1184, %1183 : f32
        %1186 = arith.select %1162, %1185, %1138 : f32
        %1187 = arith.addi %1139, %c6 : index
        %1188 = memref.load %query_norm[%1139] : memref<?xf32>
        %1189 = memref.load %key_norm[%1139] : memref<?xf32>
        %1190 = arith.select %1173, %1188, %1189 : f32
        %1191 = arith.mulf %1147, %1172 : f32
        %1192 = arith.mulf %1191, %1190 : f32
        %1193 = arith.select %1162, %1192, %1147 : f32
        %1194 = memref.load %query_norm[%1187] : memref<?xf32>
        %1195 = memref.load %key_norm[%1187] : memref<?xf32>
        %1196 = arith.select %1173, %1194, %1195 : f32
        %1197 = arith.mulf %1156, %1172 : f32
        %1198 = arith.mulf %1197, %1196 : f32
        %1199 = arith.select %1162, %1198, %1156 : f32
        %1200 = arith.remui %1161, %c5 : index
        %1201 = arith.muli %1200, %c8 : index
        %1202 = arith.addi %1201, %1121 : index
        %1203 = arith.divui %1161, %c5 : index
        %1204 = arith.addi %1203, %c5 : index
        %1205 = arith.muli %1204, %c8 : index
        %1206 = arith.addi %1205, %1121 : index
        %1207 = memref.load %rope[%1202] : memref<?xf32>
        %1208 = arith.addi %1202, %c6 : index
        %1209 = memref.load %rope[%1208] : memref<?xf32>
        %1210 = memref.load %rope[%1206] : memref<?xf32>
        %1211 = arith.addi %1206, %c6 : index
        %1212 = memref.load %rope[%1211] : memref<?xf32>
        %1213 = arith.mulf %1210, %1207 : f32
        %1214 = arith.mulf %1212, %1209 : f32
        %1215 = arith.subf %1213, %1214 : f32
        %1216 = arith.mulf %1212, %1207 : f32
        %1217 = arith.mulf %1210, %1209 : f32
        %1218 = arith.addf %1216, %1217 : f32
        %1219 = arith.mulf %1180, %1215 : f32
        %1220 = arith.mulf %1186, %1218 : f32
        %1221 = arith.subf %1219, %1220 : f32
        %1222 = arith.mulf %1186, %1215 : f32
        %1223 = arith.mulf %1180, %1218 : f32
        %1224 = arith.addf %1222, %1223 : f32
        %1225 = arith.cmpi slt, %0, %heads : index
        scf.if %1225 {
          %1226 = arith.muli %1118, %heads : index
          %1227 = arith.addi %1226, %0 : index
          %1228 = arith.muli %1227, %c8 : index
          %1229 = arith.addi %1228, %1121 : index
          memref.store %1221, %q[%1229] : memref<?xf32>
          %1230 = arith.addi %1229, %c6 : index
          memref.store %1224, %q[%1230] : memref<?xf32>
        } else {
          %1231 = arith.addi %1119, %1121 : index
          memref.store %1221, %22[%1231] : memref<?xf32>
          %1232 = arith.addi %1119, %1121 : index
          %1233 = arith.addi %1232, %c6 : index
          memref.store %1224, %22[%1233] : memref<?xf32>
        }
        %1234 = arith.remui %1161, %c5 : index
        %1235 = arith.muli %1234, %c8 : index
        %1236 = arith.addi %1235, %1139 : index
        %1237 = arith.divui %1161, %c5 : index
        %1238 = arith.addi %1237, %c5 : index
        %1239 = arith.muli %1238, %c8 : index
        %1240 = arith.addi %1239, %1139 : index
        %1241 = memref.load %rope[%1236] : memref<?xf32>
        %1242 = arith.addi %1236, %c6 : index
        %1243 = memref.load %rope[%1242] : memref<?xf32>
        %1244 = memref.load %rope[%1240] : memref<?xf32>
        %1245 = arith.addi %1240, %c6 : index
        %1246 = memref.load %rope[%1245] : memref<?xf32>
        %1247 = arith.mulf %1244, %1241 : f32
        %1248 = arith.mulf %1246, %1243 : f32
        %1249 = arith.subf %1247, %1248 : f32
        %1250 = arith.mulf %1246, %1241 : f32
        %1251 = arith.mulf %1244, %1243 : f32
        %1252 = arith.addf %1250, %1251 : f32
        %1253 = arith.mulf %1193, %1249 : f32
        %1254 = arith.mulf %1199, %1252 : f32
        %1255 = arith.subf %1253, %1254 : f32
        %1256 = arith.mulf %1199, %1249 : f32
        %1257 = arith.mulf %1193, %1252 : f32
        %1258 = arith.addf %1256, %1257 : f32
        %1259 = arith.cmpi slt, %0, %heads : index
        scf.if %1259 {
          %1260 = arith.muli %1118, %heads : index
          %1261 = arith.addi %1260, %0 : index
          %1262 = arith.muli %1261, %c8 : index
          %1263 = arith.addi %1262, %1139 : index
          memref.store %1255, %q[%1263] : memref<?xf32>
          %1264 = arith.addi %1263, %c6 : index
          memref.store %1258, %q[%1264] : memref<?xf32>
        } else {
          %1265 = arith.addi %1119, %1139 : index
          memref.store %1255, %22[%1265] : memref<?xf32>
          %1266 = arith.addi %1119, %1139 : index
          %1267 = arith.addi %1266, %c6 : index
          memref.store %1258, %22[%1267] : memref<?xf32>
        }
      } else {
        %1268 = arith.cmpi slt, %0, %heads : index
        scf.if %1268 {
          %1269 = arith.muli %1118, %heads : index
          %1270 = arith.addi %1269, %0 : index
          %1271 = arith.muli %1270, %c8 : index
          %1272 = arith.addi %1271, %1121 : index
          memref.store %1129, %q[%1272] : memref<?xf32>
          %1273 = arith.addi %1272, %c6 : index
          memref.store %1138, %q[%1273] : memref<?xf32>
        } else {
          %1274 = arith.addi %1119, %1121 : index
          memref.store %1129, %22[%1274] : memref<?xf32>
          %1275 = arith.addi %1119, %1121 : index
          %1276 = arith.addi %1275, %c6 : index
          memref.store %1138, %22[%1276] : memref<?xf32>
        }
        %1277 = arith.cmpi slt, %0, %heads : index
        scf.if %1277 {
          %1278 = arith.muli %1118, %heads : index
          %1279 = arith.addi %1278, %0 : index
          %1280 = arith.muli %1279, %c8 : index
          %1281 = arith.addi %1280, %1139 : index
          memref.store %1147, %q[%1281] : memref<?xf32>
          %1282 = arith.addi %1281, %c6 : index
          memref.store %1156, %q[%1282] : memref<?xf32>
        } else {
          %1283 = arith.addi %1119, %1139 : index
          memref.store %1147, %22[%1283] : memref<?xf32>
          %1284 = arith.addi %1119, %1139 : index
          %1285 = arith.addi %1284, %c6 : index
          memref.store %1156, %22[%1285] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1286 = arith.cmpi sge, %0, %heads : index
    scf.if %1286 {
      %1287 = arith.addi %1114, %c10 : index
      %1288 = arith.addi %1113, %1287 : index
      %1289 = arith.cmpi slt, %1288, %24 : index
      scf.if %1289 {
        %1290 = arith.addi %1113, %1287 : index
        %1291 = arith.addi %slotsAt, %1290 : index
        %1292 = memref.load %step[%1291] : memref<?xi32>
        %1293 = arith.index_cast %1292 : i32 to index
        %1294 = arith.cmpi sge, %1293, %c10 : index
        scf.if %1294 {
          %1295 = arith.muli %1287, %c8 : index
          %1296 = arith.subi %0, %heads : index
          %1297 = memref.load %scales[%1296] : memref<?xf32>
          %1298 = vector.broadcast %1297 : f32 to vector<4xf32>
          %1299 = arith.divui %1293, %c15 : index
          %1300 = arith.remui %1293, %c15 : index
          %1301 = arith.muli %1299, %pageBytes : index
          %1302 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1302 {
            %1303 = wave.lane
            %1304 = arith.muli %1303, %c2 : index
            scf.for %1305 = %1304 to %c8 step %c8 {
              %1306 = arith.addi %1295, %1305 : index
              %1307 = vector.load %22[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.mulf %1307, %1298 : vector<4xf32>
              %1309 = arith.minimumf %1308, %c47 : vector<4xf32>
              %1310 = arith.maximumf %1309, %c48 : vector<4xf32>
              %1311 = arith.truncf %1310 : vector<4xf32> to vector<4xf16>
              %1312 = vector.bitcast %1311 : vector<4xf16> to vector<8xi8>
              %1313 = arith.cmpi slt, %1296, %kvHeads : index
              scf.if %1313 {
                %1314 = arith.muli %1296, %c12 : index
                %1315 = arith.addi %1301, %1314 : index
                %1316 = arith.divui %1305, %c15 : index
                %1317 = arith.muli %1316, %c49 : index
                %1318 = arith.remui %1305, %c15 : index
                %1319 = arith.divui %1318, %c4 : index
                %1320 = arith.muli %1319, %c5 : index
                %1321 = arith.muli %1300, %c15 : index
                %1322 = arith.addi %1320, %1321 : index
                %1323 = arith.remui %1318, %c4 : index
                %1324 = arith.muli %1323, %c9 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.addi %1317, %1325 : index
                %1327 = arith.addi %1315, %1326 : index
                vector.store %1312, %kv[%1327] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1328 = arith.subi %1296, %kvHeads : index
                %1329 = arith.muli %1328, %c12 : index
                %1330 = arith.addi %1301, %1329 : index
                %1331 = arith.addi %1305, %c10 : index
                %1332 = arith.divui %1331, %c15 : index
                %1333 = arith.muli %1332, %c49 : index
                %1334 = arith.addi %1333, %c35 : index
                %1335 = arith.remui %1331, %c15 : index
                %1336 = arith.divui %1300, %c9 : index
                %1337 = arith.remui %1300, %c9 : index
                %1338 = arith.muli %1337, %c4 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.divui %1339, %c4 : index
                %1341 = arith.muli %1340, %c5 : index
                %1342 = arith.muli %1335, %c15 : index
                %1343 = arith.addi %1341, %1342 : index
                %1344 = arith.remui %1339, %c4 : index
                %1345 = arith.muli %1344, %c9 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.addi %1334, %1346 : index
                %1348 = arith.addi %1330, %1347 : index
                %1349 = vector.shuffle %1312, %1312 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1349, %kv[%1348] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1350 = arith.addi %1305, %c11 : index
                %1351 = arith.divui %1350, %c15 : index
                %1352 = arith.muli %1351, %c49 : index
                %1353 = arith.addi %1352, %c35 : index
                %1354 = arith.remui %1350, %c15 : index
                %1355 = arith.divui %1300, %c9 : index
                %1356 = arith.remui %1300, %c9 : index
                %1357 = arith.muli %1356, %c4 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.divui %1358, %c4 : index
                %1360 = arith.muli %1359, %c5 : index
                %1361 = arith.muli %1354, %c15 : index
                %1362 = arith.addi %1360, %1361 : index
                %1363 = arith.remui %1358, %c4 : index
                %1364 = arith.muli %1363, %c9 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.addi %1353, %1365 : index
                %1367 = arith.addi %1330, %1366 : index
                %1368 = vector.shuffle %1312, %1312 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1368, %kv[%1367] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1369 = arith.addi %1305, %c9 : index
                %1370 = arith.divui %1369, %c15 : index
                %1371 = arith.muli %1370, %c49 : index
                %1372 = arith.addi %1371, %c35 : index
                %1373 = arith.remui %1369, %c15 : index
                %1374 = arith.divui %1300, %c9 : index
                %1375 = arith.remui %1300, %c9 : index
                %1376 = arith.muli %1375, %c4 : index
                %1377 = arith.addi %1374, %1376 : index
                %1378 = arith.divui %1377, %c4 : index
                %1379 = arith.muli %1378, %c5 : index
                %1380 = arith.muli %1373, %c15 : index
                %1381 = arith.addi %1379, %1380 : index
                %1382 = arith.remui %1377, %c4 : index
                %1383 = arith.muli %1382, %c9 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.addi %1372, %1384 : index
                %1386 = arith.addi %1330, %1385 : index
                %1387 = vector.shuffle %1312, %1312 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1387, %kv[%1386] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1388 = arith.addi %1305, %c28 : index
                %1389 = arith.divui %1388, %c15 : index
                %1390 = arith.muli %1389, %c49 : index
                %1391 = arith.addi %1390, %c35 : index
                %1392 = arith.remui %1388, %c15 : index
                %1393 = arith.divui %1300, %c9 : index
                %1394 = arith.remui %1300, %c9 : index
                %1395 = arith.muli %1394, %c4 : index
                %1396 = arith.addi %1393, %1395 : index
                %1397 = arith.divui %1396, %c4 : index
                %1398 = arith.muli %1397, %c5 : index
                %1399 = arith.muli %1392, %c15 : index
                %1400 = arith.addi %1398, %1399 : index
                %1401 = arith.remui %1396, %c4 : index
                %1402 = arith.muli %1401, %c9 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.addi %1391, %1403 : index
                %1405 = arith.addi %1330, %1404 : index
                %1406 = vector.shuffle %1312, %1312 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1406, %kv[%1405] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1407 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1407 {
            %1408 = wave.lane
            %1409 = arith.muli %1408, %c2 : index
            scf.for %1410 = %1409 to %c8 step %c8 {
              %1411 = arith.addi %1295, %1410 : index
              %1412 = vector.load %22[%1411] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = arith.mulf %1412, %1298 : vector<4xf32>
              %1414 = wave.fp8_encode "e4m3" %1413 : vector<4xf32> -> vector<4xi8>
              %1415 = arith.cmpi slt, %1296, %kvHeads : index
              scf.if %1415 {
                %1416 = arith.muli %1296, %c35 : index
                %1417 = arith.addi %1301, %1416 : index
                %1418 = vector.shuffle %1414, %1414 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1419 = arith.divui %1410, %c15 : index
                %1420 = arith.muli %1419, %c5 : index
                %1421 = arith.remui %1410, %c15 : index
                %1422 = arith.muli %1300, %c15 : index
                %1423 = arith.divui %1421, %c2 : index
                %1424 = arith.muli %1423, %c2 : index
                %1425 = arith.remui %1421, %c9 : index
                %1426 = arith.muli %1425, %c9 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.divui %1421, %c9 : index
                %1429 = arith.remui %1428, %c9 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.addi %1422, %1430 : index
                %1432 = arith.addi %1420, %1431 : index
                %1433 = arith.addi %1417, %1432 : index
                vector.store %1418, %kv[%1433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1434 = arith.subi %1296, %kvHeads : index
                %1435 = arith.muli %1434, %c35 : index
                %1436 = arith.addi %1301, %1435 : index
                %1437 = arith.addi %1410, %c10 : index
                %1438 = arith.divui %1437, %c15 : index
                %1439 = arith.muli %1438, %c5 : index
                %1440 = arith.addi %1439, %c13 : index
                %1441 = arith.remui %1437, %c15 : index
                %1442 = arith.divui %1300, %c9 : index
                %1443 = arith.remui %1300, %c9 : index
                %1444 = arith.muli %1443, %c4 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.muli %1441, %c15 : index
                %1447 = arith.divui %1445, %c2 : index
                %1448 = arith.muli %1447, %c2 : index
                %1449 = arith.remui %1445, %c9 : index
                %1450 = arith.muli %1449, %c9 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.divui %1445, %c9 : index
                %1453 = arith.remui %1452, %c9 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.addi %1446, %1454 : index
                %1456 = arith.addi %1440, %1455 : index
                %1457 = arith.addi %1436, %1456 : index
                %1458 = vector.shuffle %1414, %1414 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1458, %kv[%1457] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1459 = arith.addi %1410, %c11 : index
                %1460 = arith.divui %1459, %c15 : index
                %1461 = arith.muli %1460, %c5 : index
                %1462 = arith.addi %1461, %c13 : index
                %1463 = arith.remui %1459, %c15 : index
                %1464 = arith.divui %1300, %c9 : index
                %1465 = arith.remui %1300, %c9 : index
                %1466 = arith.muli %1465, %c4 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.muli %1463, %c15 : index
                %1469 = arith.divui %1467, %c2 : index
                %1470 = arith.muli %1469, %c2 : index
                %1471 = arith.remui %1467, %c9 : index
                %1472 = arith.muli %1471, %c9 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.divui %1467, %c9 : index
                %1475 = arith.remui %1474, %c9 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.addi %1468, %1476 : index
                %1478 = arith.addi %1462, %1477 : index
                %1479 = arith.addi %1436, %1478 : index
                %1480 = vector.shuffle %1414, %1414 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1480, %kv[%1479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1481 = arith.addi %1410, %c9 : index
                %1482 = arith.divui %1481, %c15 : index
                %1483 = arith.muli %1482, %c5 : index
                %1484 = arith.addi %1483, %c13 : index
                %1485 = arith.remui %1481, %c15 : index
                %1486 = arith.divui %1300, %c9 : index
                %1487 = arith.remui %1300, %c9 : index
                %1488 = arith.muli %1487, %c4 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.muli %1485, %c15 : index
                %1491 = arith.divui %1489, %c2 : index
                %1492 = arith.muli %1491, %c2 : index
                %1493 = arith.remui %1489, %c9 : index
                %1494 = arith.muli %1493, %c9 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.divui %1489, %c9 : index
                %1497 = arith.remui %1496, %c9 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.addi %1490, %1498 : index
                %1500 = arith.addi %1484, %1499 : index
                %1501 = arith.addi %1436, %1500 : index
                %1502 = vector.shuffle %1414, %1414 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1502, %kv[%1501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1503 = arith.addi %1410, %c28 : index
                %1504 = arith.divui %1503, %c15 : index
                %1505 = arith.muli %1504, %c5 : index
                %1506 = arith.addi %1505, %c13 : index
                %1507 = arith.remui %1503, %c15 : index
                %1508 = arith.divui %1300, %c9 : index
                %1509 = arith.remui %1300, %c9 : index
                %1510 = arith.muli %1509, %c4 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.muli %1507, %c15 : index
                %1513 = arith.divui %1511, %c2 : index
                %1514 = arith.muli %1513, %c2 : index
                %1515 = arith.remui %1511, %c9 : index
                %1516 = arith.muli %1515, %c9 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.divui %1511, %c9 : index
                %1519 = arith.remui %1518, %c9 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.addi %1512, %1520 : index
                %1522 = arith.addi %1506, %1521 : index
                %1523 = arith.addi %1436, %1522 : index
                %1524 = vector.shuffle %1414, %1414 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1524, %kv[%1523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1525 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1525 {
            %1526 = wave.lane
            %1527 = arith.muli %1526, %c2 : index
            scf.for %1528 = %1527 to %c8 step %c8 {
              %1529 = arith.addi %1295, %1528 : index
              %1530 = vector.load %22[%1529] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1531 = arith.mulf %1530, %1298 : vector<4xf32>
              %1532 = wave.fp8_encode "e5m2" %1531 : vector<4xf32> -> vector<4xi8>
              %1533 = arith.cmpi slt, %1296, %kvHeads : index
              scf.if %1533 {
                %1534 = arith.muli %1296, %c35 : index
                %1535 = arith.addi %1301, %1534 : index
                %1536 = vector.shuffle %1532, %1532 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1537 = arith.divui %1528, %c15 : index
                %1538 = arith.muli %1537, %c5 : index
                %1539 = arith.remui %1528, %c15 : index
                %1540 = arith.muli %1300, %c15 : index
                %1541 = arith.divui %1539, %c2 : index
                %1542 = arith.muli %1541, %c2 : index
                %1543 = arith.remui %1539, %c9 : index
                %1544 = arith.muli %1543, %c9 : index
                %1545 = arith.addi %1542, %1544 : index
                %1546 = arith.divui %1539, %c9 : index
                %1547 = arith.remui %1546, %c9 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.addi %1540, %1548 : index
                %1550 = arith.addi %1538, %1549 : index
                %1551 = arith.addi %1535, %1550 : index
                vector.store %1536, %kv[%1551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1552 = arith.subi %1296, %kvHeads : index
                %1553 = arith.muli %1552, %c35 : index
                %1554 = arith.addi %1301, %1553 : index
                %1555 = arith.addi %1528, %c10 : index
                %1556 = arith.divui %1555, %c15 : index
                %1557 = arith.muli %1556, %c5 : index
                %1558 = arith.addi %1557, %c13 : index
                %1559 = arith.remui %1555, %c15 : index
                %1560 = arith.divui %1300, %c9 : index
                %1561 = arith.remui %1300, %c9 : index
                %1562 = arith.muli %1561, %c4 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.muli %1559, %c15 : index
                %1565 = arith.divui %1563, %c2 : index
                %1566 = arith.muli %1565, %c2 : index
                %1567 = arith.remui %1563, %c9 : index
                %1568 = arith.muli %1567, %c9 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.divui %1563, %c9 : index
                %1571 = arith.remui %1570, %c9 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.addi %1564, %1572 : index
                %1574 = arith.addi %1558, %1573 : index
                %1575 = arith.addi %1554, %1574 : index
                %1576 = vector.shuffle %1532, %1532 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1576, %kv[%1575] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1577 = arith.addi %1528, %c11 : index
                %1578 = arith.divui %1577, %c15 : index
                %1579 = arith.muli %1578, %c5 : index
                %1580 = arith.addi %1579, %c13 : index
                %1581 = arith.remui %1577, %c15 : index
                %1582 = arith.divui %1300, %c9 : index
                %1583 = arith.remui %1300, %c9 : index
                %1584 = arith.muli %1583, %c4 : index
                %1585 = arith.addi %1582, %1584 : index
                %1586 = arith.muli %1581, %c15 : index
                %1587 = arith.divui %1585, %c2 : index
                %1588 = arith.muli %1587, %c2 : index
                %1589 = arith.remui %1585, %c9 : index
                %1590 = arith.muli %1589, %c9 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.divui %1585, %c9 : index
                %1593 = arith.remui %1592, %c9 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.addi %1586, %1594 : index
                %1596 = arith.addi %1580, %1595 : index
                %1597 = arith.addi %1554, %1596 : index
                %1598 = vector.shuffle %1532, %1532 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1598, %kv[%1597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1599 = arith.addi %1528, %c9 : index
                %1600 = arith.divui %1599, %c15 : index
                %1601 = arith.muli %1600, %c5 : index
                %1602 = arith.addi %1601, %c13 : index
                %1603 = arith.remui %1599, %c15 : index
                %1604 = arith.divui %1300, %c9 : index
                %1605 = arith.remui %1300, %c9 : index
                %1606 = arith.muli %1605, %c4 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.muli %1603, %c15 : index
                %1609 = arith.divui %1607, %c2 : index
                %1610 = arith.muli %1609, %c2 : index
                %1611 = arith.remui %1607, %c9 : index
                %1612 = arith.muli %1611, %c9 : index
                %1613 = arith.addi %1610, %1612 : index
                %1614 = arith.divui %1607, %c9 : index
                %1615 = arith.remui %1614, %c9 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.addi %1608, %1616 : index
                %1618 = arith.addi %1602, %1617 : index
                %1619 = arith.addi %1554, %1618 : index
                %1620 = vector.shuffle %1532, %1532 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1620, %kv[%1619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1621 = arith.addi %1528, %c28 : index
                %1622 = arith.divui %1621, %c15 : index
                %1623 = arith.muli %1622, %c5 : index
                %1624 = arith.addi %1623, %c13 : index
                %1625 = arith.remui %1621, %c15 : index
                %1626 = arith.divui %1300, %c9 : index
                %1627 = arith.remui %1300, %c9 : index
                %1628 = arith.muli %1627, %c4 : index
                %1629 = arith.addi %1626, %1628 : index
                %1630 = arith.muli %1625, %c15 : index
                %1631 = arith.divui %1629, %c2 : index
                %1632 = arith.muli %1631, %c2 : index
                %1633 = arith.remui %1629, %c9 : index
                %1634 = arith.muli %1633, %c9 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.divui %1629, %c9 : index
                %1637 = arith.remui %1636, %c9 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.addi %1630, %1638 : index
                %1640 = arith.addi %1624, %1639 : index
                %1641 = arith.addi %1554, %1640 : index
                %1642 = vector.shuffle %1532, %1532 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1642, %kv[%1641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1643 = arith.addi %25, %c15 : index
    %1644 = wave.lane
    %1645 = arith.muli %3, %c9 : index
    %1646 = arith.muli %1645, %c5 : index
    %1647 = arith.addi %1646, %1644 : index
    %1648 = arith.muli %4, %c13 : index
    %1649 = arith.addi %1648, %1647 : index
    %1650 = arith.addi %1649, %c10 : index
    %1651 = arith.addi %1650, %c10 : index
    %1652 = vector.extract %638#2[0] : f32 from vector<8xf32>
    memref.store %1652, %21[%1651] : memref<?xf32>
    %1653 = arith.muli %4, %c13 : index
    %1654 = arith.addi %1653, %1647 : index
    %1655 = arith.addi %1654, %c10 : index
    %1656 = arith.addi %1655, %c16 : index
    %1657 = vector.extract %638#2[1] : f32 from vector<8xf32>
    memref.store %1657, %21[%1656] : memref<?xf32>
    %1658 = arith.muli %4, %c13 : index
    %1659 = arith.addi %1658, %1647 : index
    %1660 = arith.addi %1659, %c10 : index
    %1661 = arith.addi %1660, %c6 : index
    %1662 = vector.extract %638#2[2] : f32 from vector<8xf32>
    memref.store %1662, %21[%1661] : memref<?xf32>
    %1663 = arith.muli %4, %c13 : index
    %1664 = arith.addi %1663, %1647 : index
    %1665 = arith.addi %1664, %c10 : index
    %1666 = arith.addi %1665, %c29 : index
    %1667 = vector.extract %638#2[3] : f32 from vector<8xf32>
    memref.store %1667, %21[%1666] : memref<?xf32>
    %1668 = arith.muli %4, %c13 : index
    %1669 = arith.addi %1668, %1647 : index
    %1670 = arith.addi %1669, %c10 : index
    %1671 = arith.addi %1670, %c8 : index
    %1672 = vector.extract %638#2[4] : f32 from vector<8xf32>
    memref.store %1672, %21[%1671] : memref<?xf32>
    %1673 = arith.muli %4, %c13 : index
    %1674 = arith.addi %1673, %1647 : index
    %1675 = arith.addi %1674, %c10 : index
    %1676 = arith.addi %1675, %c30 : index
    %1677 = vector.extract %638#2[5] : f32 from vector<8xf32>
    memref.store %1677, %21[%1676] : memref<?xf32>
    %1678 = arith.muli %4, %c13 : index
    %1679 = arith.addi %1678, %1647 : index
    %1680 = arith.addi %1679, %c10 : index
    %1681 = arith.addi %1680, %c31 : index
    %1682 = vector.extract %638#2[6] : f32 from vector<8xf32>
    memref.store %1682, %21[%1681] : memref<?xf32>
    %1683 = arith.muli %4, %c13 : index
    %1684 = arith.addi %1683, %1647 : index
    %1685 = arith.addi %1684, %c10 : index
    %1686 = arith.addi %1685, %c32 : index
    %1687 = vector.extract %638#2[7] : f32 from vector<8xf32>
    memref.store %1687, %21[%1686] : memref<?xf32>
    %1688 = arith.muli %4, %c13 : index
    %1689 = arith.addi %1688, %1647 : index
    %1690 = arith.addi %1689, %c5 : index
    %1691 = arith.addi %1690, %c10 : index
    %1692 = vector.extract %638#3[0] : f32 from vector<8xf32>
    memref.store %1692, %21[%1691] : memref<?xf32>
    %1693 = arith.muli %4, %c13 : index
    %1694 = arith.addi %1693, %1647 : index
    %1695 = arith.addi %1694, %c5 : index
    %1696 = arith.addi %1695, %c16 : index
    %1697 = vector.extract %638#3[1] : f32 from vector<8xf32>
    memref.store %1697, %21[%1696] : memref<?xf32>
    %1698 = arith.muli %4, %c13 : index
    %1699 = arith.addi %1698, %1647 : index
    %1700 = arith.addi %1699, %c5 : index
    %1701 = arith.addi %1700, %c6 : index
    %1702 = vector.extract %638#3[2] : f32 from vector<8xf32>
    memref.store %1702, %21[%1701] : memref<?xf32>
    %1703 = arith.muli %4, %c13 : index
    %1704 = arith.addi %1703, %1647 : index
    %1705 = arith.addi %1704, %c5 : index
    %1706 = arith.addi %1705, %c29 : index
    %1707 = vector.extract %638#3[3] : f32 from vector<8xf32>
    memref.store %1707, %21[%1706] : memref<?xf32>
    %1708 = arith.muli %4, %c13 : index
    %1709 = arith.addi %1708, %1647 : index
    %1710 = arith.addi %1709, %c5 : index
    %1711 = arith.addi %1710, %c8 : index
    %1712 = vector.extract %638#3[4] : f32 from vector<8xf32>
    memref.store %1712, %21[%1711] : memref<?xf32>
    %1713 = arith.muli %4, %c13 : index
    %1714 = arith.addi %1713, %1647 : index
    %1715 = arith.addi %1714, %c5 : index
    %1716 = arith.addi %1715, %c30 : index
    %1717 = vector.extract %638#3[5] : f32 from vector<8xf32>
    memref.store %1717, %21[%1716] : memref<?xf32>
    %1718 = arith.muli %4, %c13 : index
    %1719 = arith.addi %1718, %1647 : index
    %1720 = arith.addi %1719, %c5 : index
    %1721 = arith.addi %1720, %c31 : index
    %1722 = vector.extract %638#3[6] : f32 from vector<8xf32>
    memref.store %1722, %21[%1721] : memref<?xf32>
    %1723 = arith.muli %4, %c13 : index
    %1724 = arith.addi %1723, %1647 : index
    %1725 = arith.addi %1724, %c5 : index
    %1726 = arith.addi %1725, %c32 : index
    %1727 = vector.extract %638#3[7] : f32 from vector<8xf32>
    memref.store %1727, %21[%1726] : memref<?xf32>
    wave.barrier
    %1728 = arith.muli %4, %c9 : index
    %1729 = arith.addi %1728, %c10 : index
    %1730 = arith.muli %1729, %c9 : index
    %1731 = arith.divui %1644, %c15 : index
    %1732 = arith.addi %1730, %1731 : index
    %1733 = arith.addi %1643, %1732 : index
    %1734 = arith.cmpi slt, %1733, %24 : index
    scf.if %1734 {
      %1735 = arith.cmpi eq, %hasFactors, %c11 : index
      %1736 = arith.muli %1733, %c9 : index
      %1737 = memref.load %factors[%1736] : memref<?xf32>
      %1738 = arith.mulf %1737, %operandScale : f32
      %1739 = arith.select %1735, %1738, %operandScale : f32
      %1740 = arith.addi %1647, %c10 : index
      %1741 = arith.muli %1729, %c16 : index
      %1742 = arith.addi %1740, %1741 : index
      %1743 = memref.load %21[%1742] : memref<?xf32>
      %1744 = arith.addi %1742, %c13 : index
      %1745 = memref.load %21[%1744] : memref<?xf32>
      %1746 = arith.addf %1743, %1745 : f32
      %1747 = arith.addi %1742, %c35 : index
      %1748 = memref.load %21[%1747] : memref<?xf32>
      %1749 = arith.addf %1746, %1748 : f32
      %1750 = arith.addi %1742, %c36 : index
      %1751 = memref.load %21[%1750] : memref<?xf32>
      %1752 = arith.addf %1749, %1751 : f32
      %1753 = arith.remui %1644, %c15 : index
      %1754 = arith.muli %1753, %c2 : index
      %1755 = arith.addi %18, %1754 : index
      %1756 = vector.load %w[%1755] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1757 = vector.bitcast %1756 : vector<4xi8> to vector<1xf32>
      %1758 = vector.extract %1757[0] : f32 from vector<1xf32>
      %1759 = arith.mulf %1758, %1739 : f32
      %1760 = arith.mulf %1752, %1759 : f32
      %1761 = arith.muli %3, %c9 : index
      %1762 = arith.addi %1761, %c10 : index
      %1763 = arith.muli %1762, %c15 : index
      %1764 = arith.remui %1644, %c15 : index
      %1765 = arith.addi %1763, %1764 : index
      %1766 = arith.muli %1732, %c8 : index
      %1767 = arith.addi %1766, %1765 : index
      memref.store %1760, %22[%1767] : memref<?xf32>
      %1768 = arith.addi %1647, %c5 : index
      %1769 = arith.muli %1729, %c16 : index
      %1770 = arith.addi %1768, %1769 : index
      %1771 = memref.load %21[%1770] : memref<?xf32>
      %1772 = arith.addi %1770, %c13 : index
      %1773 = memref.load %21[%1772] : memref<?xf32>
      %1774 = arith.addf %1771, %1773 : f32
      %1775 = arith.addi %1770, %c35 : index
      %1776 = memref.load %21[%1775] : memref<?xf32>
      %1777 = arith.addf %1774, %1776 : f32
      %1778 = arith.addi %1770, %c36 : index
      %1779 = memref.load %21[%1778] : memref<?xf32>
      %1780 = arith.addf %1777, %1779 : f32
      %1781 = arith.remui %1644, %c15 : index
      %1782 = arith.muli %1781, %c2 : index
      %1783 = arith.addi %20, %1782 : index
      %1784 = vector.load %w[%1783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1785 = vector.bitcast %1784 : vector<4xi8> to vector<1xf32>
      %1786 = vector.extract %1785[0] : f32 from vector<1xf32>
      %1787 = arith.mulf %1786, %1739 : f32
      %1788 = arith.mulf %1780, %1787 : f32
      %1789 = arith.muli %3, %c9 : index
      %1790 = arith.addi %1789, %c11 : index
      %1791 = arith.muli %1790, %c15 : index
      %1792 = arith.remui %1644, %c15 : index
      %1793 = arith.addi %1791, %1792 : index
      %1794 = arith.muli %1732, %c8 : index
      %1795 = arith.addi %1794, %1793 : index
      memref.store %1788, %22[%1795] : memref<?xf32>
    }
    %1796 = arith.muli %4, %c9 : index
    %1797 = arith.addi %1796, %c11 : index
    %1798 = arith.muli %1797, %c9 : index
    %1799 = arith.divui %1644, %c15 : index
    %1800 = arith.addi %1798, %1799 : index
    %1801 = arith.addi %1643, %1800 : index
    %1802 = arith.cmpi slt, %1801, %24 : index
    scf.if %1802 {
      %1803 = arith.cmpi eq, %hasFactors, %c11 : index
      %1804 = arith.muli %1801, %c9 : index
      %1805 = memref.load %factors[%1804] : memref<?xf32>
      %1806 = arith.mulf %1805, %operandScale : f32
      %1807 = arith.select %1803, %1806, %operandScale : f32
      %1808 = arith.addi %1647, %c10 : index
      %1809 = arith.muli %1797, %c16 : index
      %1810 = arith.addi %1808, %1809 : index
      %1811 = memref.load %21[%1810] : memref<?xf32>
      %1812 = arith.addi %1810, %c13 : index
      %1813 = memref.load %21[%1812] : memref<?xf32>
      %1814 = arith.addf %1811, %1813 : f32
      %1815 = arith.addi %1810, %c35 : index
      %1816 = memref.load %21[%1815] : memref<?xf32>
      %1817 = arith.addf %1814, %1816 : f32
      %1818 = arith.addi %1810, %c36 : index
      %1819 = memref.load %21[%1818] : memref<?xf32>
      %1820 = arith.addf %1817, %1819 : f32
      %1821 = arith.remui %1644, %c15 : index
      %1822 = arith.muli %1821, %c2 : index
      %1823 = arith.addi %18, %1822 : index
      %1824 = vector.load %w[%1823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1825 = vector.bitcast %1824 : vector<4xi8> to vector<1xf32>
      %1826 = vector.extract %1825[0] : f32 from vector<1xf32>
      %1827 = arith.mulf %1826, %1807 : f32
      %1828 = arith.mulf %1820, %1827 : f32
      %1829 = arith.muli %3, %c9 : index
      %1830 = arith.addi %1829, %c10 : index
      %1831 = arith.muli %1830, %c15 : index
      %1832 = arith.remui %1644, %c15 : index
      %1833 = arith.addi %1831, %1832 : index
      %1834 = arith.muli %1800, %c8 : index
      %1835 = arith.addi %1834, %1833 : index
      memref.store %1828, %22[%1835] : memref<?xf32>
      %1836 = arith.addi %1647, %c5 : index
      %1837 = arith.muli %1797, %c16 : index
      %1838 = arith.addi %1836, %1837 : index
      %1839 = memref.load %21[%1838] : memref<?xf32>
      %1840 = arith.addi %1838, %c13 : index
      %1841 = memref.load %21[%1840] : memref<?xf32>
      %1842 = arith.addf %1839, %1841 : f32
      %1843 = arith.addi %1838, %c35 : index
      %1844 = memref.load %21[%1843] : memref<?xf32>
      %1845 = arith.addf %1842, %1844 : f32
      %1846 = arith.addi %1838, %c36 : index
      %1847 = memref.load %21[%1846] : memref<?xf32>
      %1848 = arith.addf %1845, %1847 : f32
      %1849 = arith.remui %1644, %c15 : index
      %1850 = arith.muli %1849, %c2 : index
      %1851 = arith.addi %20, %1850 : index
      %1852 = vector.load %w[%1851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1853 = vector.bitcast %1852 : vector<4xi8> to vector<1xf32>
      %1854 = vector.extract %1853[0] : f32 from vector<1xf32>
      %1855 = arith.mulf %1854, %1807 : f32
      %1856 = arith.mulf %1848, %1855 : f32
      %1857 = arith.muli %3, %c9 : index
      %1858 = arith.addi %1857, %c11 : index
      %1859 = arith.muli %1858, %c15 : index
      %1860 = arith.remui %1644, %c15 : index
      %1861 = arith.addi %1859, %1860 : index
      %1862 = arith.muli %1800, %c8 : index
      %1863 = arith.addi %1862, %1861 : index
      memref.store %1856, %22[%1863] : memref<?xf32>
    }
    wave.barrier
    %1864 = arith.addi %25, %c15 : index
    %1865 = wave.wave
    %1866 = arith.addi %1865, %c10 : index
    %1867 = arith.addi %1864, %1866 : index
    %1868 = arith.cmpi slt, %1867, %24 : index
    scf.if %1868 {
      %1869 = arith.addi %1864, %1866 : index
      %1870 = arith.muli %1866, %c8 : index
      %1871 = wave.lane
      %1872 = arith.addi %1871, %c10 : index
      %1873 = arith.cmpi eq, %hasBias, %c11 : index
      %1874 = arith.addi %1870, %1872 : index
      %1875 = memref.load %22[%1874] : memref<?xf32>
      %1876 = arith.muli %0, %c8 : index
      %1877 = arith.addi %1876, %1872 : index
      %1878 = memref.load %bias[%1877] : memref<?xf32>
      %1879 = arith.addf %1875, %1878 : f32
      %1880 = arith.select %1873, %1879, %1875 : f32
      %1881 = arith.addi %1872, %c6 : index
      %1882 = arith.cmpi eq, %hasBias, %c11 : index
      %1883 = arith.addi %1870, %1881 : index
      %1884 = memref.load %22[%1883] : memref<?xf32>
      %1885 = arith.muli %0, %c8 : index
      %1886 = arith.addi %1885, %1881 : index
      %1887 = memref.load %bias[%1886] : memref<?xf32>
      %1888 = arith.addf %1884, %1887 : f32
      %1889 = arith.select %1882, %1888, %1884 : f32
      %1890 = arith.addi %1871, %c16 : index
      %1891 = arith.cmpi eq, %hasBias, %c11 : index
      %1892 = arith.addi %1870, %1890 : index
      %1893 = memref.load %22[%1892] : memref<?xf32>
      %1894 = arith.muli %0, %c8 : index
      %1895 = arith.addi %1894, %1890 : index
      %1896 = memref.load %bias[%1895] : memref<?xf32>
      %1897 = arith.addf %1893, %1896 : f32
      %1898 = arith.select %1891, %1897, %1893 : f32
      %1899 = arith.addi %1890, %c6 : index
      %1900 = arith.cmpi eq, %hasBias, %c11 : index
      %1901 = arith.addi %1870, %1899 : index
      %1902 = memref.load %22[%1901] : memref<?xf32>
      %1903 = arith.muli %0, %c8 : index
      %1904 = arith.addi %1903, %1899 : index
      %1905 = memref.load %bias[%1904] : memref<?xf32>
      %1906 = arith.addf %1902, %1905 : f32
      %1907 = arith.select %1900, %1906, %1902 : f32
      %1908 = arith.addi %heads, %kvHeads : index
      %1909 = arith.cmpi slt, %0, %1908 : index
      scf.if %1909 {
        %1910 = arith.addi %positionsAt, %1869 : index
        %1911 = memref.load %step[%1910] : memref<?xi32>
        %1912 = arith.index_cast %1911 : i32 to index
        %1913 = arith.cmpi eq, %hasNorm, %c11 : index
        %1914 = math.fma %1880, %1880, %c40 : f32
        %1915 = math.fma %1889, %1889, %1914 : f32
        %1916 = math.fma %1898, %1898, %1915 : f32
        %1917 = math.fma %1907, %1907, %1916 : f32
        %1918 = vector.broadcast %1917 : f32 to vector<1xf32>
        %1919 = wave.reduce "add" %1918 : vector<1xf32>
        %1920 = arith.mulf %1919, %inverseHeadDim : f32
        %1921 = arith.addf %1920, %epsilon : f32
        %1922 = math.sqrt %1921 : f32
        %1923 = arith.divf %c42, %1922 : f32
        %1924 = arith.cmpi slt, %0, %heads : index
        %1925 = arith.addi %1872, %c6 : index
        %1926 = memref.load %query_norm[%1872] : memref<?xf32>
        %1927 = memref.load %key_norm[%1872] : memref<?xf32>
        %1928 = arith.select %1924, %1926, %1927 : f32
        %1929 = arith.mulf %1880, %1923 : f32
        %1930 = arith.mulf %1929, %1928 : f32
        %1931 = arith.select %1913, %1930, %1880 : f32
        %1932 = memref.load %query_norm[%1925] : memref<?xf32>
        %1933 = memref.load %key_norm[%1925] : memref<?xf32>
        %1934 = arith.select %1924, %1932, %1933 : f32
        %1935 = arith.mulf %1889, %1923 : f32
        %1936 = arith.mulf %1935, %1934 : f32
        %1937 = arith.select %1913, %1936, %1889 : f32
        %1938 = arith.addi %1890, %c6 : index
        %1939 = memref.load %query_norm[%1890] : memref<?xf32>
        %1940 = memref.load %key_norm[%1890] : memref<?xf32>
        %1941 = arith.select %1924, %1939, %1940 : f32
        %1942 = arith.mulf %1898, %1923 : f32
        %1943 = arith.mulf %1942, %1941 : f32
        %1944 = arith.select %1913, %1943, %1898 : f32
        %1945 = memref.load %query_norm[%1938] : memref<?xf32>
        %1946 = memref.load %key_norm[%1938] : memref<?xf32>
        %1947 = arith.select %1924, %1945, %1946 : f32
        %1948 = arith.mulf %1907, %1923 : f32
        %1949 = arith.mulf %1948, %1947 : f32
        %1950 = arith.select %1913, %1949, %1907 : f32
        %1951 = arith.remui %1912, %c5 : index
        %1952 = arith.muli %1951, %c8 : index
        %1953 = arith.addi %1952, %1872 : index
        %1954 = arith.divui %1912, %c5 : index
        %1955 = arith.addi %1954, %c5 : index
        %1956 = arith.muli %1955, %c8 : index
        %1957 = arith.addi %1956, %1872 : index
        %1958 = memref.load %rope[%1953] : memref<?xf32>
        %1959 = arith.addi %1953, %c6 : index
        %1960 = memref.load %rope[%1959] : memref<?xf32>
        %1961 = memref.load %rope[%1957] : memref<?xf32>
        %1962 = arith.addi %1957, %c6 : index
        %1963 = memref.load %rope[%1962] : memref<?xf32>
        %1964 = arith.mulf %1961, %1958 : f32
        %1965 = arith.mulf %1963, %1960 : f32
        %1966 = arith.subf %1964, %1965 : f32
        %1967 = arith.mulf %1963, %1958 : f32
        %1968 = arith.mulf %1961, %1960 : f32
        %1969 = arith.addf %1967, %1968 : f32
        %1970 = arith.mulf %1931, %1966 : f32
        %1971 = arith.mulf %1937, %1969 : f32
        %1972 = arith.subf %1970, %1971 : f32
        %1973 = arith.mulf %1937, %1966 : f32
        %1974 = arith.mulf %1931, %1969 : f32
        %1975 = arith.addf %1973, %1974 : f32
        %1976 = arith.cmpi slt, %0, %heads : index
        scf.if %1976 {
          %1977 = arith.muli %1869, %heads : index
          %1978 = arith.addi %1977, %0 : index
          %1979 = arith.muli %1978, %c8 : index
          %1980 = arith.addi %1979, %1872 : index
          memref.store %1972, %q[%1980] : memref<?xf32>
          %1981 = arith.addi %1980, %c6 : index
          memref.store %1975, %q[%1981] : memref<?xf32>
        } else {
          %1982 = arith.addi %1870, %1872 : index
          memref.store %1972, %22[%1982] : memref<?xf32>
          %1983 = arith.addi %1870, %1872 : index
          %1984 = arith.addi %1983, %c6 : index
          memref.store %1975, %22[%1984] : memref<?xf32>
        }
        %1985 = arith.remui %1912, %c5 : index
        %1986 = arith.muli %1985, %c8 : index
        %1987 = arith.addi %1986, %1890 : index
        %1988 = arith.divui %1912, %c5 : index
        %1989 = arith.addi %1988, %c5 : index
        %1990 = arith.muli %1989, %c8 : index
        %1991 = arith.addi %1990, %1890 : index
        %1992 = memref.load %rope[%1987] : memref<?xf32>
        %1993 = arith.addi %1987, %c6 : index
        %1994 = memref.load %rope[%1993] : memref<?xf32>
        %1995 = memref.load %rope[%1991] : memref<?xf32>
        %1996 = arith.addi %1991, %c6 : index
        %1997 = memref.load %rope[%1996] : memref<?xf32>
        %1998 = arith.mulf %1995, %1992 : f32
        %1999 = arith.mulf %1997, %1994 : f32
        %2000 = arith.subf %1998, %1999 : f32
        %2001 = arith.mulf %1997, %1992 : f32
        %2002 = arith.mulf %1995, %1994 : f32
        %2003 = arith.addf %2001, %2002 : f32
        %2004 = arith.mulf %1944, %2000 : f32
        %2005 = arith.mulf %1950, %2003 : f32
        %2006 = arith.subf %2004, %2005 : f32
        %2007 = arith.mulf %1950, %2000 : f32
        %2008 = arith.mulf %1944, %2003 : f32
        %2009 = arith.addf %2007, %2008 : f32
        %2010 = arith.cmpi slt, %0, %heads : index
        scf.if %2010 {
          %2011 = arith.muli %1869, %heads : index
          %2012 = arith.addi %2011, %0 : index
          %2013 = arith.muli %2012, %c8 : index
          %2014 = arith.addi %2013, %1890 : index
          memref.store %2006, %q[%2014] : memref<?xf32>
          %2015 = arith.addi %2014, %c6 : index
          memref.store %2009, %q[%2015] : memref<?xf32>
        } else {
          %2016 = arith.addi %1870, %1890 : index
          memref.store %2006, %22[%2016] : memref<?xf32>
          %2017 = arith.addi %1870, %1890 : index
          %2018 = arith.addi %2017, %c6 : index
          memref.store %2009, %22[%2018] : memref<?xf32>
        }
      } else {
        %2019 = arith.cmpi slt, %0, %heads : index
        scf.if %2019 {
          %2020 = arith.muli %1869, %heads : index
          %2021 = arith.addi %2020, %0 : index
          %2022 = arith.muli %2021, %c8 : index
          %2023 = arith.addi %2022, %1872 : index
          memref.store %1880, %q[%2023] : memref<?xf32>
          %2024 = arith.addi %2023, %c6 : index
          memref.store %1889, %q[%2024] : memref<?xf32>
        } else {
          %2025 = arith.addi %1870, %1872 : index
          memref.store %1880, %22[%2025] : memref<?xf32>
          %2026 = arith.addi %1870, %1872 : index
          %2027 = arith.addi %2026, %c6 : index
          memref.store %1889, %22[%2027] : memref<?xf32>
        }
        %2028 = arith.cmpi slt, %0, %heads : index
        scf.if %2028 {
          %2029 = arith.muli %1869, %heads : index
          %2030 = arith.addi %2029, %0 : index
          %2031 = arith.muli %2030, %c8 : index
          %2032 = arith.addi %2031, %1890 : index
          memref.store %1898, %q[%2032] : memref<?xf32>
          %2033 = arith.addi %2032, %c6 : index
          memref.store %1907, %q[%2033] : memref<?xf32>
        } else {
          %2034 = arith.addi %1870, %1890 : index
          memref.store %1898, %22[%2034] : memref<?xf32>
          %2035 = arith.addi %1870, %1890 : index
          %2036 = arith.addi %2035, %c6 : index
          memref.store %1907, %22[%2036] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2037 = arith.cmpi sge, %0, %heads : index
    scf.if %2037 {
      %2038 = arith.addi %1865, %c10 : index
      %2039 = arith.addi %1864, %2038 : index
      %2040 = arith.cmpi slt, %2039, %24 : index
      scf.if %2040 {
        %2041 = arith.addi %1864, %2038 : index
        %2042 = arith.addi %slotsAt, %2041 : index
        %2043 = memref.load %step[%2042] : memref<?xi32>
        %2044 = arith.index_cast %2043 : i32 to index
        %2045 = arith.cmpi sge, %2044, %c10 : index
        scf.if %2045 {
          %2046 = arith.muli %2038, %c8 : index
          %2047 = arith.subi %0, %heads : index
          %2048 = memref.load %scales[%2047] : memref<?xf32>
          %2049 = vector.broadcast %2048 : f32 to vector<4xf32>
          %2050 = arith.divui %2044, %c15 : index
          %2051 = arith.remui %2044, %c15 : index
          %2052 = arith.muli %2050, %pageBytes : index
          %2053 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2053 {
            %2054 = wave.lane
            %2055 = arith.muli %2054, %c2 : index
            scf.for %2056 = %2055 to %c8 step %c8 {
              %2057 = arith.addi %2046, %2056 : index
              %2058 = vector.load %22[%2057] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2059 = arith.mulf %2058, %2049 : vector<4xf32>
              %2060 = arith.minimumf %2059, %c47 : vector<4xf32>
              %2061 = arith.maximumf %2060, %c48 : vector<4xf32>
              %2062 = arith.truncf %2061 : vector<4xf32> to vector<4xf16>
              %2063 = vector.bitcast %2062 : vector<4xf16> to vector<8xi8>
              %2064 = arith.cmpi slt, %2047, %kvHeads : index
              scf.if %2064 {
                %2065 = arith.muli %2047, %c12 : index
                %2066 = arith.addi %2052, %2065 : index
                %2067 = arith.divui %2056, %c15 : index
                %2068 = arith.muli %2067, %c49 : index
                %2069 = arith.remui %2056, %c15 : index
                %2070 = arith.divui %2069, %c4 : index
                %2071 = arith.muli %2070, %c5 : index
                %2072 = arith.muli %2051, %c15 : index
                %2073 = arith.addi %2071, %2072 : index
                %2074 = arith.remui %2069, %c4 : index
                %2075 = arith.muli %2074, %c9 : index
                %2076 = arith.addi %2073, %2075 : index
                %2077 = arith.addi %2068, %2076 : index
                %2078 = arith.addi %2066, %2077 : index
                vector.store %2063, %kv[%2078] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2079 = arith.subi %2047, %kvHeads : index
                %2080 = arith.muli %2079, %c12 : index
                %2081 = arith.addi %2052, %2080 : index
                %2082 = arith.addi %2056, %c10 : index
                %2083 = arith.divui %2082, %c15 : index
                %2084 = arith.muli %2083, %c49 : index
                %2085 = arith.addi %2084, %c35 : index
                %2086 = arith.remui %2082, %c15 : index
                %2087 = arith.divui %2051, %c9 : index
                %2088 = arith.remui %2051, %c9 : index
                %2089 = arith.muli %2088, %c4 : index
                %2090 = arith.addi %2087, %2089 : index
                %2091 = arith.divui %2090, %c4 : index
                %2092 = arith.muli %2091, %c5 : index
                %2093 = arith.muli %2086, %c15 : index
                %2094 = arith.addi %2092, %2093 : index
                %2095 = arith.remui %2090, %c4 : index
                %2096 = arith.muli %2095, %c9 : index
                %2097 = arith.addi %2094, %2096 : index
                %2098 = arith.addi %2085, %2097 : index
                %2099 = arith.addi %2081, %2098 : index
                %2100 = vector.shuffle %2063, %2063 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2100, %kv[%2099] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2101 = arith.addi %2056, %c11 : index
                %2102 = arith.divui %2101, %c15 : index
                %2103 = arith.muli %2102, %c49 : index
                %2104 = arith.addi %2103, %c35 : index
                %2105 = arith.remui %2101, %c15 : index
                %2106 = arith.divui %2051, %c9 : index
                %2107 = arith.remui %2051, %c9 : index
                %2108 = arith.muli %2107, %c4 : index
                %2109 = arith.addi %2106, %2108 : index
                %2110 = arith.divui %2109, %c4 : index
                %2111 = arith.muli %2110, %c5 : index
                %2112 = arith.muli %2105, %c15 : index
                %2113 = arith.addi %2111, %2112 : index
                %2114 = arith.remui %2109, %c4 : index
                %2115 = arith.muli %2114, %c9 : index
                %2116 = arith.addi %2113, %2115 : index
                %2117 = arith.addi %2104, %2116 : index
                %2118 = arith.addi %2081, %2117 : index
                %2119 = vector.shuffle %2063, %2063 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2119, %kv[%2118] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2120 = arith.addi %2056, %c9 : index
                %2121 = arith.divui %2120, %c15 : index
                %2122 = arith.muli %2121, %c49 : index
                %2123 = arith.addi %2122, %c35 : index
                %2124 = arith.remui %2120, %c15 : index
                %2125 = arith.divui %2051, %c9 : index
                %2126 = arith.remui %2051, %c9 : index
                %2127 = arith.muli %2126, %c4 : index
                %2128 = arith.addi %2125, %2127 : index
                %2129 = arith.divui %2128, %c4 : index
                %2130 = arith.muli %2129, %c5 : index
                %2131 = arith.muli %2124, %c15 : index
                %2132 = arith.addi %2130, %2131 : index
                %2133 = arith.remui %2128, %c4 : index
                %2134 = arith.muli %2133, %c9 : index
                %2135 = arith.addi %2132, %2134 : index
                %2136 = arith.addi %2123, %2135 : index
                %2137 = arith.addi %2081, %2136 : index
                %2138 = vector.shuffle %2063, %2063 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2138, %kv[%2137] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2139 = arith.addi %2056, %c28 : index
                %2140 = arith.divui %2139, %c15 : index
                %2141 = arith.muli %2140, %c49 : index
                %2142 = arith.addi %2141, %c35 : index
                %2143 = arith.remui %2139, %c15 : index
                %2144 = arith.divui %2051, %c9 : index
                %2145 = arith.remui %2051, %c9 : index
                %2146 = arith.muli %2145, %c4 : index
                %2147 = arith.addi %2144, %2146 : index
                %2148 = arith.divui %2147, %c4 : index
                %2149 = arith.muli %2148, %c5 : index
                %2150 = arith.muli %2143, %c15 : index
                %2151 = arith.addi %2149, %2150 : index
                %2152 = arith.remui %2147, %c4 : index
                %2153 = arith.muli %2152, %c9 : index
                %2154 = arith.addi %2151, %2153 : index
                %2155 = arith.addi %2142, %2154 : index
                %2156 = arith.addi %2081, %2155 : index
                %2157 = vector.shuffle %2063, %2063 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2157, %kv[%2156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2158 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2158 {
            %2159 = wave.lane
            %2160 = arith.muli %2159, %c2 : index
            scf.for %2161 = %2160 to %c8 step %c8 {
              %2162 = arith.addi %2046, %2161 : index
              %2163 = vector.load %22[%2162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2164 = arith.mulf %2163, %2049 : vector<4xf32>
              %2165 = wave.fp8_encode "e4m3" %2164 : vector<4xf32> -> vector<4xi8>
              %2166 = arith.cmpi slt, %2047, %kvHeads : index
              scf.if %2166 {
                %2167 = arith.muli %2047, %c35 : index
                %2168 = arith.addi %2052, %2167 : index
                %2169 = vector.shuffle %2165, %2165 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2170 = arith.divui %2161, %c15 : index
                %2171 = arith.muli %2170, %c5 : index
                %2172 = arith.remui %2161, %c15 : index
                %2173 = arith.muli %2051, %c15 : index
                %2174 = arith.divui %2172, %c2 : index
                %2175 = arith.muli %2174, %c2 : index
                %2176 = arith.remui %2172, %c9 : index
                %2177 = arith.muli %2176, %c9 : index
                %2178 = arith.addi %2175, %2177 : index
                %2179 = arith.divui %2172, %c9 : index
                %2180 = arith.remui %2179, %c9 : index
                %2181 = arith.addi %2178, %2180 : index
                %2182 = arith.addi %2173, %2181 : index
                %2183 = arith.addi %2171, %2182 : index
                %2184 = arith.addi %2168, %2183 : index
                vector.store %2169, %kv[%2184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2185 = arith.subi %2047, %kvHeads : index
                %2186 = arith.muli %2185, %c35 : index
                %2187 = arith.addi %2052, %2186 : index
                %2188 = arith.addi %2161, %c10 : index
                %2189 = arith.divui %2188, %c15 : index
                %2190 = arith.muli %2189, %c5 : index
                %2191 = arith.addi %2190, %c13 : index
                %2192 = arith.remui %2188, %c15 : index
                %2193 = arith.divui %2051, %c9 : index
                %2194 = arith.remui %2051, %c9 : index
                %2195 = arith.muli %2194, %c4 : index
                %2196 = arith.addi %2193, %2195 : index
                %2197 = arith.muli %2192, %c15 : index
                %2198 = arith.divui %2196, %c2 : index
                %2199 = arith.muli %2198, %c2 : index
                %2200 = arith.remui %2196, %c9 : index
                %2201 = arith.muli %2200, %c9 : index
                %2202 = arith.addi %2199, %2201 : index
                %2203 = arith.divui %2196, %c9 : index
                %2204 = arith.remui %2203, %c9 : index
                %2205 = arith.addi %2202, %2204 : index
                %2206 = arith.addi %2197, %2205 : index
                %2207 = arith.addi %2191, %2206 : index
                %2208 = arith.addi %2187, %2207 : index
                %2209 = vector.shuffle %2165, %2165 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2209, %kv[%2208] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2210 = arith.addi %2161, %c11 : index
                %2211 = arith.divui %2210, %c15 : index
                %2212 = arith.muli %2211, %c5 : index
                %2213 = arith.addi %2212, %c13 : index
                %2214 = arith.remui %2210, %c15 : index
                %2215 = arith.divui %2051, %c9 : index
                %2216 = arith.remui %2051, %c9 : index
                %2217 = arith.muli %2216, %c4 : index
                %2218 = arith.addi %2215, %2217 : index
                %2219 = arith.muli %2214, %c15 : index
                %2220 = arith.divui %2218, %c2 : index
                %2221 = arith.muli %2220, %c2 : index
                %2222 = arith.remui %2218, %c9 : index
                %2223 = arith.muli %2222, %c9 : index
                %2224 = arith.addi %2221, %2223 : index
                %2225 = arith.divui %2218, %c9 : index
                %2226 = arith.remui %2225, %c9 : index
                %2227 = arith.addi %2224, %2226 : index
                %2228 = arith.addi %2219, %2227 : index
                %2229 = arith.addi %2213, %2228 : index
                %2230 = arith.addi %2187, %2229 : index
                %2231 = vector.shuffle %2165, %2165 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2231, %kv[%2230] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2232 = arith.addi %2161, %c9 : index
                %2233 = arith.divui %2232, %c15 : index
                %2234 = arith.muli %2233, %c5 : index
                %2235 = arith.addi %2234, %c13 : index
                %2236 = arith.remui %2232, %c15 : index
                %2237 = arith.divui %2051, %c9 : index
                %2238 = arith.remui %2051, %c9 : index
                %2239 = arith.muli %2238, %c4 : index
                %2240 = arith.addi %2237, %2239 : index
                %2241 = arith.muli %2236, %c15 : index
                %2242 = arith.divui %2240, %c2 : index
                %2243 = arith.muli %2242, %c2 : index
                %2244 = arith.remui %2240, %c9 : index
                %2245 = arith.muli %2244, %c9 : index
                %2246 = arith.addi %2243, %2245 : index
                %2247 = arith.divui %2240, %c9 : index
                %2248 = arith.remui %2247, %c9 : index
                %2249 = arith.addi %2246, %2248 : index
                %2250 = arith.addi %2241, %2249 : index
                %2251 = arith.addi %2235, %2250 : index
                %2252 = arith.addi %2187, %2251 : index
                %2253 = vector.shuffle %2165, %2165 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2253, %kv[%2252] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2254 = arith.addi %2161, %c28 : index
                %2255 = arith.divui %2254, %c15 : index
                %2256 = arith.muli %2255, %c5 : index
                %2257 = arith.addi %2256, %c13 : index
                %2258 = arith.remui %2254, %c15 : index
                %2259 = arith.divui %2051, %c9 : index
                %2260 = arith.remui %2051, %c9 : index
                %2261 = arith.muli %2260, %c4 : index
                %2262 = arith.addi %2259, %2261 : index
                %2263 = arith.muli %2258, %c15 : index
                %2264 = arith.divui %2262, %c2 : index
                %2265 = arith.muli %2264, %c2 : index
                %2266 = arith.remui %2262, %c9 : index
                %2267 = arith.muli %2266, %c9 : index
                %2268 = arith.addi %2265, %2267 : index
                %2269 = arith.divui %2262, %c9 : index
                %2270 = arith.remui %2269, %c9 : index
                %2271 = arith.addi %2268, %2270 : index
                %2272 = arith.addi %2263, %2271 : index
                %2273 = arith.addi %2257, %2272 : index
                %2274 = arith.addi %2187, %2273 : index
                %2275 = vector.shuffle %2165, %2165 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2275, %kv[%2274] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2276 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2276 {
            %2277 = wave.lane
            %2278 = arith.muli %2277, %c2 : index
            scf.for %2279 = %2278 to %c8 step %c8 {
              %2280 = arith.addi %2046, %2279 : index
              %2281 = vector.load %22[%2280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2282 = arith.mulf %2281, %2049 : vector<4xf32>
              %2283 = wave.fp8_encode "e5m2" %2282 : vector<4xf32> -> vector<4xi8>
              %2284 = arith.cmpi slt, %2047, %kvHeads : index
              scf.if %2284 {
                %2285 = arith.muli %2047, %c35 : index
                %2286 = arith.addi %2052, %2285 : index
                %2287 = vector.shuffle %2283, %2283 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2288 = arith.divui %2279, %c15 : index
                %2289 = arith.muli %2288, %c5 : index
                %2290 = arith.remui %2279, %c15 : index
                %2291 = arith.muli %2051, %c15 : index
                %2292 = arith.divui %2290, %c2 : index
                %2293 = arith.muli %2292, %c2 : index
                %2294 = arith.remui %2290, %c9 : index
                %2295 = arith.muli %2294, %c9 : index
                %2296 = arith.addi %2293, %2295 : index
                %2297 = arith.divui %2290, %c9 : index
                %2298 = arith.remui %2297, %c9 : index
                %2299 = arith.addi %2296, %2298 : index
                %2300 = arith.addi %2291, %2299 : index
                %2301 = arith.addi %2289, %2300 : index
                %2302 = arith.addi %2286, %2301 : index
                vector.store %2287, %kv[%2302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2303 = arith.subi %2047, %kvHeads : index
                %2304 = arith.muli %2303, %c35 : index
                %2305 = arith.addi %2052, %2304 : index
                %2306 = arith.addi %2279, %c10 : index
                %2307 = arith.divui %2306, %c15 : index
                %2308 = arith.muli %2307, %c5 : index
                %2309 = arith.addi %2308, %c13 : index
                %2310 = arith.remui %2306, %c15 : index
                %2311 = arith.divui %2051, %c9 : index
                %2312 = arith.remui %2051, %c9 : index
                %2313 = arith.muli %2312, %c4 : index
                %2314 = arith.addi %2311, %2313 : index
                %2315 = arith.muli %2310, %c15 : index
                %2316 = arith.divui %2314, %c2 : index
                %2317 = arith.muli %2316, %c2 : index
                %2318 = arith.remui %2314, %c9 : index
                %2319 = arith.muli %2318, %c9 : index
                %2320 = arith.addi %2317, %2319 : index
                %2321 = arith.divui %2314, %c9 : index
                %2322 = arith.remui %2321, %c9 : index
                %2323 = arith.addi %2320, %2322 : index
                %2324 = arith.addi %2315, %2323 : index
                %2325 = arith.addi %2309, %2324 : index
                %2326 = arith.addi %2305, %2325 : index
                %2327 = vector.shuffle %2283, %2283 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2327, %kv[%2326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2328 = arith.addi %2279, %c11 : index
                %2329 = arith.divui %2328, %c15 : index
                %2330 = arith.muli %2329, %c5 : index
                %2331 = arith.addi %2330, %c13 : index
                %2332 = arith.remui %2328, %c15 : index
                %2333 = arith.divui %2051, %c9 : index
                %2334 = arith.remui %2051, %c9 : index
                %2335 = arith.muli %2334, %c4 : index
                %2336 = arith.addi %2333, %2335 : index
                %2337 = arith.muli %2332, %c15 : index
                %2338 = arith.divui %2336, %c2 : index
                %2339 = arith.muli %2338, %c2 : index
                %2340 = arith.remui %2336, %c9 : index
                %2341 = arith.muli %2340, %c9 : index
                %2342 = arith.addi %2339, %2341 : index
                %2343 = arith.divui %2336, %c9 : index
                %2344 = arith.remui %2343, %c9 : index
                %2345 = arith.addi %2342, %2344 : index
                %2346 = arith.addi %2337, %2345 : index
                %2347 = arith.addi %2331, %2346 : index
                %2348 = arith.addi %2305, %2347 : index
                %2349 = vector.shuffle %2283, %2283 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2349, %kv[%2348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2350 = arith.addi %2279, %c9 : index
                %2351 = arith.divui %2350, %c15 : index
                %2352 = arith.muli %2351, %c5 : index
                %2353 = arith.addi %2352, %c13 : index
                %2354 = arith.remui %2350, %c15 : index
                %2355 = arith.divui %2051, %c9 : index
                %2356 = arith.remui %2051, %c9 : index
                %2357 = arith.muli %2356, %c4 : index
                %2358 = arith.addi %2355, %2357 : index
                %2359 = arith.muli %2354, %c15 : index
                %2360 = arith.divui %2358, %c2 : index
                %2361 = arith.muli %2360, %c2 : index
                %2362 = arith.remui %2358, %c9 : index
                %2363 = arith.muli %2362, %c9 : index
                %2364 = arith.addi %2361, %2363 : index
                %2365 = arith.divui %2358, %c9 : index
                %2366 = arith.remui %2365, %c9 : index
                %2367 = arith.addi %2364, %2366 : index
                %2368 = arith.addi %2359, %2367 : index
                %2369 = arith.addi %2353, %2368 : index
                %2370 = arith.addi %2305, %2369 : index
                %2371 = vector.shuffle %2283, %2283 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2371, %kv[%2370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2372 = arith.addi %2279, %c28 : index
                %2373 = arith.divui %2372, %c15 : index
                %2374 = arith.muli %2373, %c5 : index
                %2375 = arith.addi %2374, %c13 : index
                %2376 = arith.remui %2372, %c15 : index
                %2377 = arith.divui %2051, %c9 : index
                %2378 = arith.remui %2051, %c9 : index
                %2379 = arith.muli %2378, %c4 : index
                %2380 = arith.addi %2377, %2379 : index
                %2381 = arith.muli %2376, %c15 : index
                %2382 = arith.divui %2380, %c2 : index
                %2383 = arith.muli %2382, %c2 : index
                %2384 = arith.remui %2380, %c9 : index
                %2385 = arith.muli %2384, %c9 : index
                %2386 = arith.addi %2383, %2385 : index
                %2387 = arith.divui %2380, %c9 : index
                %2388 = arith.remui %2387, %c9 : index
                %2389 = arith.addi %2386, %2388 : index
                %2390 = arith.addi %2381, %2389 : index
                %2391 = arith.addi %2375, %2390 : index
                %2392 = arith.addi %2305, %2391 : index
                %2393 = vector.shuffle %2283, %2283 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2393, %kv[%2392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2394 = arith.addi %25, %c16 : index
    %2395 = wave.lane
    %2396 = arith.muli %3, %c9 : index
    %2397 = arith.muli %2396, %c5 : index
    %2398 = arith.addi %2397, %2395 : index
    %2399 = arith.muli %4, %c13 : index
    %2400 = arith.addi %2399, %2398 : index
    %2401 = arith.addi %2400, %c10 : index
    %2402 = arith.addi %2401, %c10 : index
    %2403 = vector.extract %638#4[0] : f32 from vector<8xf32>
    memref.store %2403, %21[%2402] : memref<?xf32>
    %2404 = arith.muli %4, %c13 : index
    %2405 = arith.addi %2404, %2398 : index
    %2406 = arith.addi %2405, %c10 : index
    %2407 = arith.addi %2406, %c16 : index
    %2408 = vector.extract %638#4[1] : f32 from vector<8xf32>
    memref.store %2408, %21[%2407] : memref<?xf32>
    %2409 = arith.muli %4, %c13 : index
    %2410 = arith.addi %2409, %2398 : index
    %2411 = arith.addi %2410, %c10 : index
    %2412 = arith.addi %2411, %c6 : index
    %2413 = vector.extract %638#4[2] : f32 from vector<8xf32>
    memref.store %2413, %21[%2412] : memref<?xf32>
    %2414 = arith.muli %4, %c13 : index
    %2415 = arith.addi %2414, %2398 : index
    %2416 = arith.addi %2415, %c10 : index
    %2417 = arith.addi %2416, %c29 : index
    %2418 = vector.extract %638#4[3] : f32 from vector<8xf32>
    memref.store %2418, %21[%2417] : memref<?xf32>
    %2419 = arith.muli %4, %c13 : index
    %2420 = arith.addi %2419, %2398 : index
    %2421 = arith.addi %2420, %c10 : index
    %2422 = arith.addi %2421, %c8 : index
    %2423 = vector.extract %638#4[4] : f32 from vector<8xf32>
    memref.store %2423, %21[%2422] : memref<?xf32>
    %2424 = arith.muli %4, %c13 : index
    %2425 = arith.addi %2424, %2398 : index
    %2426 = arith.addi %2425, %c10 : index
    %2427 = arith.addi %2426, %c30 : index
    %2428 = vector.extract %638#4[5] : f32 from vector<8xf32>
    memref.store %2428, %21[%2427] : memref<?xf32>
    %2429 = arith.muli %4, %c13 : index
    %2430 = arith.addi %2429, %2398 : index
    %2431 = arith.addi %2430, %c10 : index
    %2432 = arith.addi %2431, %c31 : index
    %2433 = vector.extract %638#4[6] : f32 from vector<8xf32>
    memref.store %2433, %21[%2432] : memref<?xf32>
    %2434 = arith.muli %4, %c13 : index
    %2435 = arith.addi %2434, %2398 : index
    %2436 = arith.addi %2435, %c10 : index
    %2437 = arith.addi %2436, %c32 : index
    %2438 = vector.extract %638#4[7] : f32 from vector<8xf32>
    memref.store %2438, %21[%2437] : memref<?xf32>
    %2439 = arith.muli %4, %c13 : index
    %2440 = arith.addi %2439, %2398 : index
    %2441 = arith.addi %2440, %c5 : index
    %2442 = arith.addi %2441, %c10 : index
    %2443 = vector.extract %638#5[0] : f32 from vector<8xf32>
    memref.store %2443, %21[%2442] : memref<?xf32>
    %2444 = arith.muli %4, %c13 : index
    %2445 = arith.addi %2444, %2398 : index
    %2446 = arith.addi %2445, %c5 : index
    %2447 = arith.addi %2446, %c16 : index
    %2448 = vector.extract %638#5[1] : f32 from vector<8xf32>
    memref.store %2448, %21[%2447] : memref<?xf32>
    %2449 = arith.muli %4, %c13 : index
    %2450 = arith.addi %2449, %2398 : index
    %2451 = arith.addi %2450, %c5 : index
    %2452 = arith.addi %2451, %c6 : index
    %2453 = vector.extract %638#5[2] : f32 from vector<8xf32>
    memref.store %2453, %21[%2452] : memref<?xf32>
    %2454 = arith.muli %4, %c13 : index
    %2455 = arith.addi %2454, %2398 : index
    %2456 = arith.addi %2455, %c5 : index
    %2457 = arith.addi %2456, %c29 : index
    %2458 = vector.extract %638#5[3] : f32 from vector<8xf32>
    memref.store %2458, %21[%2457] : memref<?xf32>
    %2459 = arith.muli %4, %c13 : index
    %2460 = arith.addi %2459, %2398 : index
    %2461 = arith.addi %2460, %c5 : index
    %2462 = arith.addi %2461, %c8 : index
    %2463 = vector.extract %638#5[4] : f32 from vector<8xf32>
    memref.store %2463, %21[%2462] : memref<?xf32>
    %2464 = arith.muli %4, %c13 : index
    %2465 = arith.addi %2464, %2398 : index
    %2466 = arith.addi %2465, %c5 : index
    %2467 = arith.addi %2466, %c30 : index
    %2468 = vector.extract %638#5[5] : f32 from vector<8xf32>
    memref.store %2468, %21[%2467] : memref<?xf32>
    %2469 = arith.muli %4, %c13 : index
    %2470 = arith.addi %2469, %2398 : index
    %2471 = arith.addi %2470, %c5 : index
    %2472 = arith.addi %2471, %c31 : index
    %2473 = vector.extract %638#5[6] : f32 from vector<8xf32>
    memref.store %2473, %21[%2472] : memref<?xf32>
    %2474 = arith.muli %4, %c13 : index
    %2475 = arith.addi %2474, %2398 : index
    %2476 = arith.addi %2475, %c5 : index
    %2477 = arith.addi %2476, %c32 : index
    %2478 = vector.extract %638#5[7] : f32 from vector<8xf32>
    memref.store %2478, %21[%2477] : memref<?xf32>
    wave.barrier
    %2479 = arith.muli %4, %c9 : index
    %2480 = arith.addi %2479, %c10 : index
    %2481 = arith.muli %2480, %c9 : index
    %2482 = arith.divui %2395, %c15 : index
    %2483 = arith.addi %2481, %2482 : index
    %2484 = arith.addi %2394, %2483 : index
    %2485 = arith.cmpi slt, %2484, %24 : index
    scf.if %2485 {
      %2486 = arith.cmpi eq, %hasFactors, %c11 : index
      %2487 = arith.muli %2484, %c9 : index
      %2488 = memref.load %factors[%2487] : memref<?xf32>
      %2489 = arith.mulf %2488, %operandScale : f32
      %2490 = arith.select %2486, %2489, %operandScale : f32
      %2491 = arith.addi %2398, %c10 : index
      %2492 = arith.muli %2480, %c16 : index
      %2493 = arith.addi %2491, %2492 : index
      %2494 = memref.load %21[%2493] : memref<?xf32>
      %2495 = arith.addi %2493, %c13 : index
      %2496 = memref.load %21[%2495] : memref<?xf32>
      %2497 = arith.addf %2494, %2496 : f32
      %2498 = arith.addi %2493, %c35 : index
      %2499 = memref.load %21[%2498] : memref<?xf32>
      %2500 = arith.addf %2497, %2499 : f32
      %2501 = arith.addi %2493, %c36 : index
      %2502 = memref.load %21[%2501] : memref<?xf32>
      %2503 = arith.addf %2500, %2502 : f32
      %2504 = arith.remui %2395, %c15 : index
      %2505 = arith.muli %2504, %c2 : index
      %2506 = arith.addi %18, %2505 : index
      %2507 = vector.load %w[%2506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2508 = vector.bitcast %2507 : vector<4xi8> to vector<1xf32>
      %2509 = vector.extract %2508[0] : f32 from vector<1xf32>
      %2510 = arith.mulf %2509, %2490 : f32
      %2511 = arith.mulf %2503, %2510 : f32
      %2512 = arith.muli %3, %c9 : index
      %2513 = arith.addi %2512, %c10 : index
      %2514 = arith.muli %2513, %c15 : index
      %2515 = arith.remui %2395, %c15 : index
      %2516 = arith.addi %2514, %2515 : index
      %2517 = arith.muli %2483, %c8 : index
      %2518 = arith.addi %2517, %2516 : index
      memref.store %2511, %22[%2518] : memref<?xf32>
      %2519 = arith.addi %2398, %c5 : index
      %2520 = arith.muli %2480, %c16 : index
      %2521 = arith.addi %2519, %2520 : index
      %2522 = memref.load %21[%2521] : memref<?xf32>
      %2523 = arith.addi %2521, %c13 : index
      %2524 = memref.load %21[%2523] : memref<?xf32>
      %2525 = arith.addf %2522, %2524 : f32
      %2526 = arith.addi %2521, %c35 : index
      %2527 = memref.load %21[%2526] : memref<?xf32>
      %2528 = arith.addf %2525, %2527 : f32
      %2529 = arith.addi %2521, %c36 : index
      %2530 = memref.load %21[%2529] : memref<?xf32>
      %2531 = arith.addf %2528, %2530 : f32
      %2532 = arith.remui %2395, %c15 : index
      %2533 = arith.muli %2532, %c2 : index
      %2534 = arith.addi %20, %2533 : index
      %2535 = vector.load %w[%2534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2536 = vector.bitcast %2535 : vector<4xi8> to vector<1xf32>
      %2537 = vector.extract %2536[0] : f32 from vector<1xf32>
      %2538 = arith.mulf %2537, %2490 : f32
      %2539 = arith.mulf %2531, %2538 : f32
      %2540 = arith.muli %3, %c9 : index
      %2541 = arith.addi %2540, %c11 : index
      %2542 = arith.muli %2541, %c15 : index
      %2543 = arith.remui %2395, %c15 : index
      %2544 = arith.addi %2542, %2543 : index
      %2545 = arith.muli %2483, %c8 : index
      %2546 = arith.addi %2545, %2544 : index
      memref.store %2539, %22[%2546] : memref<?xf32>
    }
    %2547 = arith.muli %4, %c9 : index
    %2548 = arith.addi %2547, %c11 : index
    %2549 = arith.muli %2548, %c9 : index
    %2550 = arith.divui %2395, %c15 : index
    %2551 = arith.addi %2549, %2550 : index
    %2552 = arith.addi %2394, %2551 : index
    %2553 = arith.cmpi slt, %2552, %24 : index
    scf.if %2553 {
      %2554 = arith.cmpi eq, %hasFactors, %c11 : index
      %2555 = arith.muli %2552, %c9 : index
      %2556 = memref.load %factors[%2555] : memref<?xf32>
      %2557 = arith.mulf %2556, %operandScale : f32
      %2558 = arith.select %2554, %2557, %operandScale : f32
      %2559 = arith.addi %2398, %c10 : index
      %2560 = arith.muli %2548, %c16 : index
      %2561 = arith.addi %2559, %2560 : index
      %2562 = memref.load %21[%2561] : memref<?xf32>
      %2563 = arith.addi %2561, %c13 : index
      %2564 = memref.load %21[%2563] : memref<?xf32>
      %2565 = arith.addf %2562, %2564 : f32
      %2566 = arith.addi %2561, %c35 : index
      %2567 = memref.load %21[%2566] : memref<?xf32>
      %2568 = arith.addf %2565, %2567 : f32
      %2569 = arith.addi %2561, %c36 : index
      %2570 = memref.load %21[%2569] : memref<?xf32>
      %2571 = arith.addf %2568, %2570 : f32
      %2572 = arith.remui %2395, %c15 : index
      %2573 = arith.muli %2572, %c2 : index
      %2574 = arith.addi %18, %2573 : index
      %2575 = vector.load %w[%2574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2576 = vector.bitcast %2575 : vector<4xi8> to vector<1xf32>
      %2577 = vector.extract %2576[0] : f32 from vector<1xf32>
      %2578 = arith.mulf %2577, %2558 : f32
      %2579 = arith.mulf %2571, %2578 : f32
      %2580 = arith.muli %3, %c9 : index
      %2581 = arith.addi %2580, %c10 : index
      %2582 = arith.muli %2581, %c15 : index
      %2583 = arith.remui %2395, %c15 : index
      %2584 = arith.addi %2582, %2583 : index
      %2585 = arith.muli %2551, %c8 : index
      %2586 = arith.addi %2585, %2584 : index
      memref.store %2579, %22[%2586] : memref<?xf32>
      %2587 = arith.addi %2398, %c5 : index
      %2588 = arith.muli %2548, %c16 : index
      %2589 = arith.addi %2587, %2588 : index
      %2590 = memref.load %21[%2589] : memref<?xf32>
      %2591 = arith.addi %2589, %c13 : index
      %2592 = memref.load %21[%2591] : memref<?xf32>
      %2593 = arith.addf %2590, %2592 : f32
      %2594 = arith.addi %2589, %c35 : index
      %2595 = memref.load %21[%2594] : memref<?xf32>
      %2596 = arith.addf %2593, %2595 : f32
      %2597 = arith.addi %2589, %c36 : index
      %2598 = memref.load %21[%2597] : memref<?xf32>
      %2599 = arith.addf %2596, %2598 : f32
      %2600 = arith.remui %2395, %c15 : index
      %2601 = arith.muli %2600, %c2 : index
      %2602 = arith.addi %20, %2601 : index
      %2603 = vector.load %w[%2602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2604 = vector.bitcast %2603 : vector<4xi8> to vector<1xf32>
      %2605 = vector.extract %2604[0] : f32 from vector<1xf32>
      %2606 = arith.mulf %2605, %2558 : f32
      %2607 = arith.mulf %2599, %2606 : f32
      %2608 = arith.muli %3, %c9 : index
      %2609 = arith.addi %2608, %c11 : index
      %2610 = arith.muli %2609, %c15 : index
      %2611 = arith.remui %2395, %c15 : index
      %2612 = arith.addi %2610, %2611 : index
      %2613 = arith.muli %2551, %c8 : index
      %2614 = arith.addi %2613, %2612 : index
      memref.store %2607, %22[%2614] : memref<?xf32>
    }
    wave.barrier
    %2615 = arith.addi %25, %c16 : index
    %2616 = wave.wave
    %2617 = arith.addi %2616, %c10 : index
    %2618 = arith.addi %2615, %2617 : index
    %2619 = arith.cmpi slt, %2618, %24 : index
    scf.if %2619 {
      %2620 = arith.addi %2615, %2617 : index
      %2621 = arith.muli %2617, %c8 : index
      %2622 = wave.lane
      %2623 = arith.addi %2622, %c10 : index
      %2624 = arith.cmpi eq, %hasBias, %c11 : index
      %2625 = arith.addi %2621, %2623 : index
      %2626 = memref.load %22[%2625] : memref<?xf32>
      %2627 = arith.muli %0, %c8 : index
      %2628 = arith.addi %2627, %2623 : index
      %2629 = memref.load %bias[%2628] : memref<?xf32>
      %2630 = arith.addf %2626, %2629 : f32
      %2631 = arith.select %2624, %2630, %2626 : f32
      %2632 = arith.addi %2623, %c6 : index
      %2633 = arith.cmpi eq, %hasBias, %c11 : index
      %2634 = arith.addi %2621, %2632 : index
      %2635 = memref.load %22[%2634] : memref<?xf32>
      %2636 = arith.muli %0, %c8 : index
      %2637 = arith.addi %2636, %2632 : index
      %2638 = memref.load %bias[%2637] : memref<?xf32>
      %2639 = arith.addf %2635, %2638 : f32
      %2640 = arith.select %2633, %2639, %2635 : f32
      %2641 = arith.addi %2622, %c16 : index
      %2642 = arith.cmpi eq, %hasBias, %c11 : index
      %2643 = arith.addi %2621, %2641 : index
      %2644 = memref.load %22[%2643] : memref<?xf32>
      %2645 = arith.muli %0, %c8 : index
      %2646 = arith.addi %2645, %2641 : index
      %2647 = memref.load %bias[%2646] : memref<?xf32>
      %2648 = arith.addf %2644, %2647 : f32
      %2649 = arith.select %2642, %2648, %2644 : f32
      %2650 = arith.addi %2641, %c6 : index
      %2651 = arith.cmpi eq, %hasBias, %c11 : index
      %2652 = arith.addi %2621, %2650 : index
      %2653 = memref.load %22[%2652] : memref<?xf32>
      %2654 = arith.muli %0, %c8 : index
      %2655 = arith.addi %2654, %2650 : index
      %2656 = memref.load %bias[%2655] : memref<?xf32>
      %2657 = arith.addf %2653, %2656 : f32
      %2658 = arith.select %2651, %2657, %2653 : f32
      %2659 = arith.addi %heads, %kvHeads : index
      %2660 = arith.cmpi slt, %0, %2659 : index
      scf.if %2660 {
        %2661 = arith.addi %positionsAt, %2620 : index
        %2662 = memref.load %step[%2661] : memref<?xi32>
        %2663 = arith.index_cast %2662 : i32 to index
        %2664 = arith.cmpi eq, %hasNorm, %c11 : index
        %2665 = math.fma %2631, %2631, %c40 : f32
        %2666 = math.fma %2640, %2640, %2665 : f32
        %2667 = math.fma %2649, %2649, %2666 : f32
        %2668 = math.fma %2658, %2658, %2667 : f32
        %2669 = vector.broadcast %2668 : f32 to vector<1xf32>
        %2670 = wave.reduce "add" %2669 : vector<1xf32>
        %2671 = arith.mulf %2670, %inverseHeadDim : f32
        %2672 = arith.addf %2671, %epsilon : f32
        %2673 = math.sqrt %2672 : f32
        %2674 = arith.divf %c42, %2673 : f32
        %2675 = arith.cmpi slt, %0, %heads : index
        %2676 = arith.addi %2623, %c6 : index
        %2677 = memref.load %query_norm[%2623] : memref<?xf32>
        %2678 = memref.load %key_norm[%2623] : memref<?xf32>
        %2679 = arith.select %2675, %2677, %2678 : f32
        %2680 = arith.mulf %2631, %2674 : f32
        %2681 = arith.mulf %2680, %2679 : f32
        %2682 = arith.select %2664, %2681, %2631 : f32
        %2683 = memref.load %query_norm[%2676] : memref<?xf32>
        %2684 = memref.load %key_norm[%2676] : memref<?xf32>
        %2685 = arith.select %2675, %2683, %2684 : f32
        %2686 = arith.mulf %2640, %2674 : f32
        %2687 = arith.mulf %2686, %2685 : f32
        %2688 = arith.select %2664, %2687, %2640 : f32
        %2689 = arith.addi %2641, %c6 : index
        %2690 = memref.load %query_norm[%2641] : memref<?xf32>
        %2691 = memref.load %key_norm[%2641] : memref<?xf32>
        %2692 = arith.select %2675, %2690, %2691 : f32
        %2693 = arith.mulf %2649, %2674 : f32
        %2694 = arith.mulf %2693, %2692 : f32
        %2695 = arith.select %2664, %2694, %2649 : f32
        %2696 = memref.load %query_norm[%2689] : memref<?xf32>
        %2697 = memref.load %key_norm[%2689] : memref<?xf32>
        %2698 = arith.select %2675, %2696, %2697 : f32
        %2699 = arith.mulf %2658, %2674 : f32
        %2700 = arith.mulf %2699, %2698 : f32
        %2701 = arith.select %2664, %2700, %2658 : f32
        %2702 = arith.remui %2663, %c5 : index
        %2703 = arith.muli %2702, %c8 : index
        %2704 = arith.addi %2703, %2623 : index
        %2705 = arith.divui %2663, %c5 : index
        %2706 = arith.addi %2705, %c5 : index
        %2707 = arith.muli %2706, %c8 : index
        %2708 = arith.addi %2707, %2623 : index
        %2709 = memref.load %rope[%2704] : memref<?xf32>
        %2710 = arith.addi %2704, %c6 : index
        %2711 = memref.load %rope[%2710] : memref<?xf32>
        %2712 = memref.load %rope[%2708] : memref<?xf32>
        %2713 = arith.addi %2708, %c6 : index
        %2714 = memref.load %rope[%2713] : memref<?xf32>
        %2715 = arith.mulf %2712, %2709 : f32
        %2716 = arith.mulf %2714, %2711 : f32
        %2717 = arith.subf %2715, %2716 : f32
        %2718 = arith.mulf %2714, %2709 : f32
        %2719 = arith.mulf %2712, %2711 : f32
        %2720 = arith.addf %2718, %2719 : f32
        %2721 = arith.mulf %2682, %2717 : f32
        %2722 = arith.mulf %2688, %2720 : f32
        %2723 = arith.subf %2721, %2722 : f32
        %2724 = arith.mulf %2688, %2717 : f32
        %2725 = arith.mulf %2682, %2720 : f32
        %2726 = arith.addf %2724, %2725 : f32
        %2727 = arith.cmpi slt, %0, %heads : index
        scf.if %2727 {
          %2728 = arith.muli %2620, %heads : index
          %2729 = arith.addi %2728, %0 : index
          %2730 = arith.muli %2729, %c8 : index
          %2731 = arith.addi %2730, %2623 : index
          memref.store %2723, %q[%2731] : memref<?xf32>
          %2732 = arith.addi %2731, %c6 : index
          memref.store %2726, %q[%2732] : memref<?xf32>
        } else {
          %2733 = arith.addi %2621, %2623 : index
          memref.store %2723, %22[%2733] : memref<?xf32>
          %2734 = arith.addi %2621, %2623 : index
          %2735 = arith.addi %2734, %c6 : index
          memref.store %2726, %22[%2735] : memref<?xf32>
        }
        %2736 = arith.remui %2663, %c5 : index
        %2737 = arith.muli %2736, %c8 : index
        %2738 = arith.addi %2737, %2641 : index
        %2739 = arith.divui %2663, %c5 : index
        %2740 = arith.addi %2739, %c5 : index
        %2741 = arith.muli %2740, %c8 : index
        %2742 = arith.addi %2741, %2641 : index
        %2743 = memref.load %rope[%2738] : memref<?xf32>
        %2744 = arith.addi %2738, %c6 : index
        %2745 = memref.load %rope[%2744] : memref<?xf32>
        %2746 = memref.load %rope[%2742] : memref<?xf32>
        %2747 = arith.addi %2742, %c6 : index
        %2748 = memref.load %rope[%2747] : memref<?xf32>
        %2749 = arith.mulf %2746, %2743 : f32
        %2750 = arith.mulf %2748, %2745 : f32
        %2751 = arith.subf %2749, %2750 : f32
        %2752 = arith.mulf %2748, %2743 : f32
        %2753 = arith.mulf %2746, %2745 : f32
        %2754 = arith.addf %2752, %2753 : f32
        %2755 = arith.mulf %2695, %2751 : f32
        %2756 = arith.mulf %2701, %2754 : f32
        %2757 = arith.subf %2755, %2756 : f32
        %2758 = arith.mulf %2701, %2751 : f32
        %2759 = arith.mulf %2695, %2754 : f32
        %2760 = arith.addf %2758, %2759 : f32
        %2761 = arith.cmpi slt, %0, %heads : index
        scf.if %2761 {
          %2762 = arith.muli %2620, %heads : index
          %2763 = arith.addi %2762, %0 : index
          %2764 = arith.muli %2763, %c8 : index
          %2765 = arith.addi %2764, %2641 : index
          memref.store %2757, %q[%2765] : memref<?xf32>
          %2766 = arith.addi %2765, %c6 : index
          memref.store %2760, %q[%2766] : memref<?xf32>
        } else {
          %2767 = arith.addi %2621, %2641 : index
          memref.store %2757, %22[%2767] : memref<?xf32>
          %2768 = arith.addi %2621, %2641 : index
          %2769 = arith.addi %2768, %c6 : index
          memref.store %2760, %22[%2769] : memref<?xf32>
        }
      } else {
        %2770 = arith.cmpi slt, %0, %heads : index
        scf.if %2770 {
          %2771 = arith.muli %2620, %heads : index
          %2772 = arith.addi %2771, %0 : index
          %2773 = arith.muli %2772, %c8 : index
          %2774 = arith.addi %2773, %2623 : index
          memref.store %2631, %q[%2774] : memref<?xf32>
          %2775 = arith.addi %2774, %c6 : index
          memref.store %2640, %q[%2775] : memref<?xf32>
        } else {
          %2776 = arith.addi %2621, %2623 : index
          memref.store %2631, %22[%2776] : memref<?xf32>
          %2777 = arith.addi %2621, %2623 : index
          %2778 = arith.addi %2777, %c6 : index
          memref.store %2640, %22[%2778] : memref<?xf32>
        }
        %2779 = arith.cmpi slt, %0, %heads : index
        scf.if %2779 {
          %2780 = arith.muli %2620, %heads : index
          %2781 = arith.addi %2780, %0 : index
          %2782 = arith.muli %2781, %c8 : index
          %2783 = arith.addi %2782, %2641 : index
          memref.store %2649, %q[%2783] : memref<?xf32>
          %2784 = arith.addi %2783, %c6 : index
          memref.store %2658, %q[%2784] : memref<?xf32>
        } else {
          %2785 = arith.addi %2621, %2641 : index
          memref.store %2649, %22[%2785] : memref<?xf32>
          %2786 = arith.addi %2621, %2641 : index
          %2787 = arith.addi %2786, %c6 : index
          memref.store %2658, %22[%2787] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2788 = arith.cmpi sge, %0, %heads : index
    scf.if %2788 {
      %2789 = arith.addi %2616, %c10 : index
      %2790 = arith.addi %2615, %2789 : index
      %2791 = arith.cmpi slt, %2790, %24 : index
      scf.if %2791 {
        %2792 = arith.addi %2615, %2789 : index
        %2793 = arith.addi %slotsAt, %2792 : index
        %2794 = memref.load %step[%2793] : memref<?xi32>
        %2795 = arith.index_cast %2794 : i32 to index
        %2796 = arith.cmpi sge, %2795, %c10 : index
        scf.if %2796 {
          %2797 = arith.muli %2789, %c8 : index
          %2798 = arith.subi %0, %heads : index
          %2799 = memref.load %scales[%2798] : memref<?xf32>
          %2800 = vector.broadcast %2799 : f32 to vector<4xf32>
          %2801 = arith.divui %2795, %c15 : index
          %2802 = arith.remui %2795, %c15 : index
          %2803 = arith.muli %2801, %pageBytes : index
          %2804 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2804 {
            %2805 = wave.lane
            %2806 = arith.muli %2805, %c2 : index
            scf.for %2807 = %2806 to %c8 step %c8 {
              %2808 = arith.addi %2797, %2807 : index
              %2809 = vector.load %22[%2808] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2810 = arith.mulf %2809, %2800 : vector<4xf32>
              %2811 = arith.minimumf %2810, %c47 : vector<4xf32>
              %2812 = arith.maximumf %2811, %c48 : vector<4xf32>
              %2813 = arith.truncf %2812 : vector<4xf32> to vector<4xf16>
              %2814 = vector.bitcast %2813 : vector<4xf16> to vector<8xi8>
              %2815 = arith.cmpi slt, %2798, %kvHeads : index
              scf.if %2815 {
                %2816 = arith.muli %2798, %c12 : index
                %2817 = arith.addi %2803, %2816 : index
                %2818 = arith.divui %2807, %c15 : index
                %2819 = arith.muli %2818, %c49 : index
                %2820 = arith.remui %2807, %c15 : index
                %2821 = arith.divui %2820, %c4 : index
                %2822 = arith.muli %2821, %c5 : index
                %2823 = arith.muli %2802, %c15 : index
                %2824 = arith.addi %2822, %2823 : index
                %2825 = arith.remui %2820, %c4 : index
                %2826 = arith.muli %2825, %c9 : index
                %2827 = arith.addi %2824, %2826 : index
                %2828 = arith.addi %2819, %2827 : index
                %2829 = arith.addi %2817, %2828 : index
                vector.store %2814, %kv[%2829] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2830 = arith.subi %2798, %kvHeads : index
                %2831 = arith.muli %2830, %c12 : index
                %2832 = arith.addi %2803, %2831 : index
                %2833 = arith.addi %2807, %c10 : index
                %2834 = arith.divui %2833, %c15 : index
                %2835 = arith.muli %2834, %c49 : index
                %2836 = arith.addi %2835, %c35 : index
                %2837 = arith.remui %2833, %c15 : index
                %2838 = arith.divui %2802, %c9 : index
                %2839 = arith.remui %2802, %c9 : index
                %2840 = arith.muli %2839, %c4 : index
                %2841 = arith.addi %2838, %2840 : index
                %2842 = arith.divui %2841, %c4 : index
                %2843 = arith.muli %2842, %c5 : index
                %2844 = arith.muli %2837, %c15 : index
                %2845 = arith.addi %2843, %2844 : index
                %2846 = arith.remui %2841, %c4 : index
                %2847 = arith.muli %2846, %c9 : index
                %2848 = arith.addi %2845, %2847 : index
                %2849 = arith.addi %2836, %2848 : index
                %2850 = arith.addi %2832, %2849 : index
                %2851 = vector.shuffle %2814, %2814 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2851, %kv[%2850] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2852 = arith.addi %2807, %c11 : index
                %2853 = arith.divui %2852, %c15 : index
                %2854 = arith.muli %2853, %c49 : index
                %2855 = arith.addi %2854, %c35 : index
                %2856 = arith.remui %2852, %c15 : index
                %2857 = arith.divui %2802, %c9 : index
                %2858 = arith.remui %2802, %c9 : index
                %2859 = arith.muli %2858, %c4 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.divui %2860, %c4 : index
                %2862 = arith.muli %2861, %c5 : index
                %2863 = arith.muli %2856, %c15 : index
                %2864 = arith.addi %2862, %2863 : index
                %2865 = arith.remui %2860, %c4 : index
                %2866 = arith.muli %2865, %c9 : index
                %2867 = arith.addi %2864, %2866 : index
                %2868 = arith.addi %2855, %2867 : index
                %2869 = arith.addi %2832, %2868 : index
                %2870 = vector.shuffle %2814, %2814 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2870, %kv[%2869] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2871 = arith.addi %2807, %c9 : index
                %2872 = arith.divui %2871, %c15 : index
                %2873 = arith.muli %2872, %c49 : index
                %2874 = arith.addi %2873, %c35 : index
                %2875 = arith.remui %2871, %c15 : index
                %2876 = arith.divui %2802, %c9 : index
                %2877 = arith.remui %2802, %c9 : index
                %2878 = arith.muli %2877, %c4 : index
                %2879 = arith.addi %2876, %2878 : index
                %2880 = arith.divui %2879, %c4 : index
                %2881 = arith.muli %2880, %c5 : index
                %2882 = arith.muli %2875, %c15 : index
                %2883 = arith.addi %2881, %2882 : index
                %2884 = arith.remui %2879, %c4 : index
                %2885 = arith.muli %2884, %c9 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.addi %2874, %2886 : index
                %2888 = arith.addi %2832, %2887 : index
                %2889 = vector.shuffle %2814, %2814 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2889, %kv[%2888] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2890 = arith.addi %2807, %c28 : index
                %2891 = arith.divui %2890, %c15 : index
                %2892 = arith.muli %2891, %c49 : index
                %2893 = arith.addi %2892, %c35 : index
                %2894 = arith.remui %2890, %c15 : index
                %2895 = arith.divui %2802, %c9 : index
                %2896 = arith.remui %2802, %c9 : index
                %2897 = arith.muli %2896, %c4 : index
                %2898 = arith.addi %2895, %2897 : index
                %2899 = arith.divui %2898, %c4 : index
                %2900 = arith.muli %2899, %c5 : index
                %2901 = arith.muli %2894, %c15 : index
                %2902 = arith.addi %2900, %2901 : index
                %2903 = arith.remui %2898, %c4 : index
                %2904 = arith.muli %2903, %c9 : index
                %2905 = arith.addi %2902, %2904 : index
                %2906 = arith.addi %2893, %2905 : index
                %2907 = arith.addi %2832, %2906 : index
                %2908 = vector.shuffle %2814, %2814 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2908, %kv[%2907] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2909 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2909 {
            %2910 = wave.lane
            %2911 = arith.muli %2910, %c2 : index
            scf.for %2912 = %2911 to %c8 step %c8 {
              %2913 = arith.addi %2797, %2912 : index
              %2914 = vector.load %22[%2913] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2915 = arith.mulf %2914, %2800 : vector<4xf32>
              %2916 = wave.fp8_encode "e4m3" %2915 : vector<4xf32> -> vector<4xi8>
              %2917 = arith.cmpi slt, %2798, %kvHeads : index
              scf.if %2917 {
                %2918 = arith.muli %2798, %c35 : index
                %2919 = arith.addi %2803, %2918 : index
                %2920 = vector.shuffle %2916, %2916 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2921 = arith.divui %2912, %c15 : index
                %2922 = arith.muli %2921, %c5 : index
                %2923 = arith.remui %2912, %c15 : index
                %2924 = arith.muli %2802, %c15 : index
                %2925 = arith.divui %2923, %c2 : index
                %2926 = arith.muli %2925, %c2 : index
                %2927 = arith.remui %2923, %c9 : index
                %2928 = arith.muli %2927, %c9 : index
                %2929 = arith.addi %2926, %2928 : index
                %2930 = arith.divui %2923, %c9 : index
                %2931 = arith.remui %2930, %c9 : index
                %2932 = arith.addi %2929, %2931 : index
                %2933 = arith.addi %2924, %2932 : index
                %2934 = arith.addi %2922, %2933 : index
                %2935 = arith.addi %2919, %2934 : index
                vector.store %2920, %kv[%2935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2936 = arith.subi %2798, %kvHeads : index
                %2937 = arith.muli %2936, %c35 : index
                %2938 = arith.addi %2803, %2937 : index
                %2939 = arith.addi %2912, %c10 : index
                %2940 = arith.divui %2939, %c15 : index
                %2941 = arith.muli %2940, %c5 : index
                %2942 = arith.addi %2941, %c13 : index
                %2943 = arith.remui %2939, %c15 : index
                %2944 = arith.divui %2802, %c9 : index
                %2945 = arith.remui %2802, %c9 : index
                %2946 = arith.muli %2945, %c4 : index
                %2947 = arith.addi %2944, %2946 : index
                %2948 = arith.muli %2943, %c15 : index
                %2949 = arith.divui %2947, %c2 : index
                %2950 = arith.muli %2949, %c2 : index
                %2951 = arith.remui %2947, %c9 : index
                %2952 = arith.muli %2951, %c9 : index
                %2953 = arith.addi %2950, %2952 : index
                %2954 = arith.divui %2947, %c9 : index
                %2955 = arith.remui %2954, %c9 : index
                %2956 = arith.addi %2953, %2955 : index
                %2957 = arith.addi %2948, %2956 : index
                %2958 = arith.addi %2942, %2957 : index
                %2959 = arith.addi %2938, %2958 : index
                %2960 = vector.shuffle %2916, %2916 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2960, %kv[%2959] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2961 = arith.addi %2912, %c11 : index
                %2962 = arith.divui %2961, %c15 : index
                %2963 = arith.muli %2962, %c5 : index
                %2964 = arith.addi %2963, %c13 : index
                %2965 = arith.remui %2961, %c15 : index
                %2966 = arith.divui %2802, %c9 : index
                %2967 = arith.remui %2802, %c9 : index
                %2968 = arith.muli %2967, %c4 : index
                %2969 = arith.addi %2966, %2968 : index
                %2970 = arith.muli %2965, %c15 : index
                %2971 = arith.divui %2969, %c2 : index
                %2972 = arith.muli %2971, %c2 : index
                %2973 = arith.remui %2969, %c9 : index
                %2974 = arith.muli %2973, %c9 : index
                %2975 = arith.addi %2972, %2974 : index
                %2976 = arith.divui %2969, %c9 : index
                %2977 = arith.remui %2976, %c9 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.addi %2970, %2978 : index
                %2980 = arith.addi %2964, %2979 : index
                %2981 = arith.addi %2938, %2980 : index
                %2982 = vector.shuffle %2916, %2916 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2982, %kv[%2981] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2983 = arith.addi %2912, %c9 : index
                %2984 = arith.divui %2983, %c15 : index
                %2985 = arith.muli %2984, %c5 : index
                %2986 = arith.addi %2985, %c13 : index
                %2987 = arith.remui %2983, %c15 : index
                %2988 = arith.divui %2802, %c9 : index
                %2989 = arith.remui %2802, %c9 : index
                %2990 = arith.muli %2989, %c4 : index
                %2991 = arith.addi %2988, %2990 : index
                %2992 = arith.muli %2987, %c15 : index
                %2993 = arith.divui %2991, %c2 : index
                %2994 = arith.muli %2993, %c2 : index
                %2995 = arith.remui %2991, %c9 : index
                %2996 = arith.muli %2995, %c9 : index
                %2997 = arith.addi %2994, %2996 : index
                %2998 = arith.divui %2991, %c9 : index
                %2999 = arith.remui %2998, %c9 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.addi %2992, %3000 : index
                %3002 = arith.addi %2986, %3001 : index
                %3003 = arith.addi %2938, %3002 : index
                %3004 = vector.shuffle %2916, %2916 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3004, %kv[%3003] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3005 = arith.addi %2912, %c28 : index
                %3006 = arith.divui %3005, %c15 : index
                %3007 = arith.muli %3006, %c5 : index
                %3008 = arith.addi %3007, %c13 : index
                %3009 = arith.remui %3005, %c15 : index
                %3010 = arith.divui %2802, %c9 : index
                %3011 = arith.remui %2802, %c9 : index
                %3012 = arith.muli %3011, %c4 : index
                %3013 = arith.addi %3010, %3012 : index
                %3014 = arith.muli %3009, %c15 : index
                %3015 = arith.divui %3013, %c2 : index
                %3016 = arith.muli %3015, %c2 : index
                %3017 = arith.remui %3013, %c9 : index
                %3018 = arith.muli %3017, %c9 : index
                %3019 = arith.addi %3016, %3018 : index
                %3020 = arith.divui %3013, %c9 : index
                %3021 = arith.remui %3020, %c9 : index
                %3022 = arith.addi %3019, %3021 : index
                %3023 = arith.addi %3014, %3022 : index
                %3024 = arith.addi %3008, %3023 : index
                %3025 = arith.addi %2938, %3024 : index
                %3026 = vector.shuffle %2916, %2916 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3026, %kv[%3025] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3027 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3027 {
            %3028 = wave.lane
            %3029 = arith.muli %3028, %c2 : index
            scf.for %3030 = %3029 to %c8 step %c8 {
              %3031 = arith.addi %2797, %3030 : index
              %3032 = vector.load %22[%3031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3033 = arith.mulf %3032, %2800 : vector<4xf32>
              %3034 = wave.fp8_encode "e5m2" %3033 : vector<4xf32> -> vector<4xi8>
              %3035 = arith.cmpi slt, %2798, %kvHeads : index
              scf.if %3035 {
                %3036 = arith.muli %2798, %c35 : index
                %3037 = arith.addi %2803, %3036 : index
                %3038 = vector.shuffle %3034, %3034 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3039 = arith.divui %3030, %c15 : index
                %3040 = arith.muli %3039, %c5 : index
                %3041 = arith.remui %3030, %c15 : index
                %3042 = arith.muli %2802, %c15 : index
                %3043 = arith.divui %3041, %c2 : index
                %3044 = arith.muli %3043, %c2 : index
                %3045 = arith.remui %3041, %c9 : index
                %3046 = arith.muli %3045, %c9 : index
                %3047 = arith.addi %3044, %3046 : index
                %3048 = arith.divui %3041, %c9 : index
                %3049 = arith.remui %3048, %c9 : index
                %3050 = arith.addi %3047, %3049 : index
                %3051 = arith.addi %3042, %3050 : index
                %3052 = arith.addi %3040, %3051 : index
                %3053 = arith.addi %3037, %3052 : index
                vector.store %3038, %kv[%3053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3054 = arith.subi %2798, %kvHeads : index
                %3055 = arith.muli %3054, %c35 : index
                %3056 = arith.addi %2803, %3055 : index
                %3057 = arith.addi %3030, %c10 : index
                %3058 = arith.divui %3057, %c15 : index
                %3059 = arith.muli %3058, %c5 : index
                %3060 = arith.addi %3059, %c13 : index
                %3061 = arith.remui %3057, %c15 : index
                %3062 = arith.divui %2802, %c9 : index
                %3063 = arith.remui %2802, %c9 : index
                %3064 = arith.muli %3063, %c4 : index
                %3065 = arith.addi %3062, %3064 : index
                %3066 = arith.muli %3061, %c15 : index
                %3067 = arith.divui %3065, %c2 : index
                %3068 = arith.muli %3067, %c2 : index
                %3069 = arith.remui %3065, %c9 : index
                %3070 = arith.muli %3069, %c9 : index
                %3071 = arith.addi %3068, %3070 : index
                %3072 = arith.divui %3065, %c9 : index
                %3073 = arith.remui %3072, %c9 : index
                %3074 = arith.addi %3071, %3073 : index
                %3075 = arith.addi %3066, %3074 : index
                %3076 = arith.addi %3060, %3075 : index
                %3077 = arith.addi %3056, %3076 : index
                %3078 = vector.shuffle %3034, %3034 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3078, %kv[%3077] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3079 = arith.addi %3030, %c11 : index
                %3080 = arith.divui %3079, %c15 : index
                %3081 = arith.muli %3080, %c5 : index
                %3082 = arith.addi %3081, %c13 : index
                %3083 = arith.remui %3079, %c15 : index
                %3084 = arith.divui %2802, %c9 : index
                %3085 = arith.remui %2802, %c9 : index
                %3086 = arith.muli %3085, %c4 : index
                %3087 = arith.addi %3084, %3086 : index
                %3088 = arith.muli %3083, %c15 : index
                %3089 = arith.divui %3087, %c2 : index
                %3090 = arith.muli %3089, %c2 : index
                %3091 = arith.remui %3087, %c9 : index
                %3092 = arith.muli %3091, %c9 : index
                %3093 = arith.addi %3090, %3092 : index
                %3094 = arith.divui %3087, %c9 : index
                %3095 = arith.remui %3094, %c9 : index
                %3096 = arith.addi %3093, %3095 : index
                %3097 = arith.addi %3088, %3096 : index
                %3098 = arith.addi %3082, %3097 : index
                %3099 = arith.addi %3056, %3098 : index
                %3100 = vector.shuffle %3034, %3034 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3100, %kv[%3099] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3101 = arith.addi %3030, %c9 : index
                %3102 = arith.divui %3101, %c15 : index
                %3103 = arith.muli %3102, %c5 : index
                %3104 = arith.addi %3103, %c13 : index
                %3105 = arith.remui %3101, %c15 : index
                %3106 = arith.divui %2802, %c9 : index
                %3107 = arith.remui %2802, %c9 : index
                %3108 = arith.muli %3107, %c4 : index
                %3109 = arith.addi %3106, %3108 : index
                %3110 = arith.muli %3105, %c15 : index
                %3111 = arith.divui %3109, %c2 : index
                %3112 = arith.muli %3111, %c2 : index
                %3113 = arith.remui %3109, %c9 : index
                %3114 = arith.muli %3113, %c9 : index
                %3115 = arith.addi %3112, %3114 : index
                %3116 = arith.divui %3109, %c9 : index
                %3117 = arith.remui %3116, %c9 : index
                %3118 = arith.addi %3115, %3117 : index
                %3119 = arith.addi %3110, %3118 : index
                %3120 = arith.addi %3104, %3119 : index
                %3121 = arith.addi %3056, %3120 : index
                %3122 = vector.shuffle %3034, %3034 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3122, %kv[%3121] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3123 = arith.addi %3030, %c28 : index
                %3124 = arith.divui %3123, %c15 : index
                %3125 = arith.muli %3124, %c5 : index
                %3126 = arith.addi %3125, %c13 : index
                %3127 = arith.remui %3123, %c15 : index
                %3128 = arith.divui %2802, %c9 : index
                %3129 = arith.remui %2802, %c9 : index
                %3130 = arith.muli %3129, %c4 : index
                %3131 = arith.addi %3128, %3130 : index
                %3132 = arith.muli %3127, %c15 : index
                %3133 = arith.divui %3131, %c2 : index
                %3134 = arith.muli %3133, %c2 : index
                %3135 = arith.remui %3131, %c9 : index
                %3136 = arith.muli %3135, %c9 : index
                %3137 = arith.addi %3134, %3136 : index
                %3138 = arith.divui %3131, %c9 : index
                %3139 = arith.remui %3138, %c9 : index
                %3140 = arith.addi %3137, %3139 : index
                %3141 = arith.addi %3132, %3140 : index
                %3142 = arith.addi %3126, %3141 : index
                %3143 = arith.addi %3056, %3142 : index
                %3144 = vector.shuffle %3034, %3034 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3144, %kv[%3143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3145 = arith.addi %25, %c17 : index
    %3146 = wave.lane
    %3147 = arith.muli %3, %c9 : index
    %3148 = arith.muli %3147, %c5 : index
    %3149 = arith.addi %3148, %3146 : index
    %3150 = arith.muli %4, %c13 : index
    %3151 = arith.addi %3150, %3149 : index
    %3152 = arith.addi %3151, %c10 : index
    %3153 = arith.addi %3152, %c10 : index
    %3154 = vector.extract %638#6[0] : f32 from vector<8xf32>
    memref.store %3154, %21[%3153] : memref<?xf32>
    %3155 = arith.muli %4, %c13 : index
    %3156 = arith.addi %3155, %3149 : index
    %3157 = arith.addi %3156, %c10 : index
    %3158 = arith.addi %3157, %c16 : index
    %3159 = vector.extract %638#6[1] : f32 from vector<8xf32>
    memref.store %3159, %21[%3158] : memref<?xf32>
    %3160 = arith.muli %4, %c13 : index
    %3161 = arith.addi %3160, %3149 : index
    %3162 = arith.addi %3161, %c10 : index
    %3163 = arith.addi %3162, %c6 : index
    %3164 = vector.extract %638#6[2] : f32 from vector<8xf32>
    memref.store %3164, %21[%3163] : memref<?xf32>
    %3165 = arith.muli %4, %c13 : index
    %3166 = arith.addi %3165, %3149 : index
    %3167 = arith.addi %3166, %c10 : index
    %3168 = arith.addi %3167, %c29 : index
    %3169 = vector.extract %638#6[3] : f32 from vector<8xf32>
    memref.store %3169, %21[%3168] : memref<?xf32>
    %3170 = arith.muli %4, %c13 : index
    %3171 = arith.addi %3170, %3149 : index
    %3172 = arith.addi %3171, %c10 : index
    %3173 = arith.addi %3172, %c8 : index
    %3174 = vector.extract %638#6[4] : f32 from vector<8xf32>
    memref.store %3174, %21[%3173] : memref<?xf32>
    %3175 = arith.muli %4, %c13 : index
    %3176 = arith.addi %3175, %3149 : index
    %3177 = arith.addi %3176, %c10 : index
    %3178 = arith.addi %3177, %c30 : index
    %3179 = vector.extract %638#6[5] : f32 from vector<8xf32>
    memref.store %3179, %21[%3178] : memref<?xf32>
    %3180 = arith.muli %4, %c13 : index
    %3181 = arith.addi %3180, %3149 : index
    %3182 = arith.addi %3181, %c10 : index
    %3183 = arith.addi %3182, %c31 : index
    %3184 = vector.extract %638#6[6] : f32 from vector<8xf32>
    memref.store %3184, %21[%3183] : memref<?xf32>
    %3185 = arith.muli %4, %c13 : index
    %3186 = arith.addi %3185, %3149 : index
    %3187 = arith.addi %3186, %c10 : index
    %3188 = arith.addi %3187, %c32 : index
    %3189 = vector.extract %638#6[7] : f32 from vector<8xf32>
    memref.store %3189, %21[%3188] : memref<?xf32>
    %3190 = arith.muli %4, %c13 : index
    %3191 = arith.addi %3190, %3149 : index
    %3192 = arith.addi %3191, %c5 : index
    %3193 = arith.addi %3192, %c10 : index
    %3194 = vector.extract %638#7[0] : f32 from vector<8xf32>
    memref.store %3194, %21[%3193] : memref<?xf32>
    %3195 = arith.muli %4, %c13 : index
    %3196 = arith.addi %3195, %3149 : index
    %3197 = arith.addi %3196, %c5 : index
    %3198 = arith.addi %3197, %c16 : index
    %3199 = vector.extract %638#7[1] : f32 from vector<8xf32>
    memref.store %3199, %21[%3198] : memref<?xf32>
    %3200 = arith.muli %4, %c13 : index
    %3201 = arith.addi %3200, %3149 : index
    %3202 = arith.addi %3201, %c5 : index
    %3203 = arith.addi %3202, %c6 : index
    %3204 = vector.extract %638#7[2] : f32 from vector<8xf32>
    memref.store %3204, %21[%3203] : memref<?xf32>
    %3205 = arith.muli %4, %c13 : index
    %3206 = arith.addi %3205, %3149 : index
    %3207 = arith.addi %3206, %c5 : index
    %3208 = arith.addi %3207, %c29 : index
    %3209 = vector.extract %638#7[3] : f32 from vector<8xf32>
    memref.store %3209, %21[%3208] : memref<?xf32>
    %3210 = arith.muli %4, %c13 : index
    %3211 = arith.addi %3210, %3149 : index
    %3212 = arith.addi %3211, %c5 : index
    %3213 = arith.addi %3212, %c8 : index
    %3214 = vector.extract %638#7[4] : f32 from vector<8xf32>
    memref.store %3214, %21[%3213] : memref<?xf32>
    %3215 = arith.muli %4, %c13 : index
    %3216 = arith.addi %3215, %3149 : index
    %3217 = arith.addi %3216, %c5 : index
    %3218 = arith.addi %3217, %c30 : index
    %3219 = vector.extract %638#7[5] : f32 from vector<8xf32>
    memref.store %3219, %21[%3218] : memref<?xf32>
    %3220 = arith.muli %4, %c13 : index
    %3221 = arith.addi %3220, %3149 : index
    %3222 = arith.addi %3221, %c5 : index
    %3223 = arith.addi %3222, %c31 : index
    %3224 = vector.extract %638#7[6] : f32 from vector<8xf32>
    memref.store %3224, %21[%3223] : memref<?xf32>
    %3225 = arith.muli %4, %c13 : index
    %3226 = arith.addi %3225, %3149 : index
    %3227 = arith.addi %3226, %c5 : index
    %3228 = arith.addi %3227, %c32 : index
    %3229 = vector.extract %638#7[7] : f32 from vector<8xf32>
    memref.store %3229, %21[%3228] : memref<?xf32>
    wave.barrier
    %3230 = arith.muli %4, %c9 : index
    %3231 = arith.addi %3230, %c10 : index
    %3232 = arith.muli %3231, %c9 : index
    %3233 = arith.divui %3146, %c15 : index
    %3234 = arith.addi %3232, %3233 : index
    %3235 = arith.addi %3145, %3234 : index
    %3236 = arith.cmpi slt, %3235, %24 : index
    scf.if %3236 {
      %3237 = arith.cmpi eq, %hasFactors, %c11 : index
      %3238 = arith.muli %3235, %c9 : index
      %3239 = memref.load %factors[%3238] : memref<?xf32>
      %3240 = arith.mulf %3239, %operandScale : f32
      %3241 = arith.select %3237, %3240, %operandScale : f32
      %3242 = arith.addi %3149, %c10 : index
      %3243 = arith.muli %3231, %c16 : index
      %3244 = arith.addi %3242, %3243 : index
      %3245 = memref.load %21[%3244] : memref<?xf32>
      %3246 = arith.addi %3244, %c13 : index
      %3247 = memref.load %21[%3246] : memref<?xf32>
      %3248 = arith.addf %3245, %3247 : f32
      %3249 = arith.addi %3244, %c35 : index
      %3250 = memref.load %21[%3249] : memref<?xf32>
      %3251 = arith.addf %3248, %3250 : f32
      %3252 = arith.addi %3244, %c36 : index
      %3253 = memref.load %21[%3252] : memref<?xf32>
      %3254 = arith.addf %3251, %3253 : f32
      %3255 = arith.remui %3146, %c15 : index
      %3256 = arith.muli %3255, %c2 : index
      %3257 = arith.addi %18, %3256 : index
      %3258 = vector.load %w[%3257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3259 = vector.bitcast %3258 : vector<4xi8> to vector<1xf32>
      %3260 = vector.extract %3259[0] : f32 from vector<1xf32>
      %3261 = arith.mulf %3260, %3241 : f32
      %3262 = arith.mulf %3254, %3261 : f32
      %3263 = arith.muli %3, %c9 : index
      %3264 = arith.addi %3263, %c10 : index
      %3265 = arith.muli %3264, %c15 : index
      %3266 = arith.remui %3146, %c15 : index
      %3267 = arith.addi %3265, %3266 : index
      %3268 = arith.muli %3234, %c8 : index
      %3269 = arith.addi %3268, %3267 : index
      memref.store %3262, %22[%3269] : memref<?xf32>
      %3270 = arith.addi %3149, %c5 : index
      %3271 = arith.muli %3231, %c16 : index
      %3272 = arith.addi %3270, %3271 : index
      %3273 = memref.load %21[%3272] : memref<?xf32>
      %3274 = arith.addi %3272, %c13 : index
      %3275 = memref.load %21[%3274] : memref<?xf32>
      %3276 = arith.addf %3273, %3275 : f32
      %3277 = arith.addi %3272, %c35 : index
      %3278 = memref.load %21[%3277] : memref<?xf32>
      %3279 = arith.addf %3276, %3278 : f32
      %3280 = arith.addi %3272, %c36 : index
      %3281 = memref.load %21[%3280] : memref<?xf32>
      %3282 = arith.addf %3279, %3281 : f32
      %3283 = arith.remui %3146, %c15 : index
      %3284 = arith.muli %3283, %c2 : index
      %3285 = arith.addi %20, %3284 : index
      %3286 = vector.load %w[%3285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3287 = vector.bitcast %3286 : vector<4xi8> to vector<1xf32>
      %3288 = vector.extract %3287[0] : f32 from vector<1xf32>
      %3289 = arith.mulf %3288, %3241 : f32
      %3290 = arith.mulf %3282, %3289 : f32
      %3291 = arith.muli %3, %c9 : index
      %3292 = arith.addi %3291, %c11 : index
      %3293 = arith.muli %3292, %c15 : index
      %3294 = arith.remui %3146, %c15 : index
      %3295 = arith.addi %3293, %3294 : index
      %3296 = arith.muli %3234, %c8 : index
      %3297 = arith.addi %3296, %3295 : index
      memref.store %3290, %22[%3297] : memref<?xf32>
    }
    %3298 = arith.muli %4, %c9 : index
    %3299 = arith.addi %3298, %c11 : index
    %3300 = arith.muli %3299, %c9 : index
    %3301 = arith.divui %3146, %c15 : index
    %3302 = arith.addi %3300, %3301 : index
    %3303 = arith.addi %3145, %3302 : index
    %3304 = arith.cmpi slt, %3303, %24 : index
    scf.if %3304 {
      %3305 = arith.cmpi eq, %hasFactors, %c11 : index
      %3306 = arith.muli %3303, %c9 : index
      %3307 = memref.load %factors[%3306] : memref<?xf32>
      %3308 = arith.mulf %3307, %operandScale : f32
      %3309 = arith.select %3305, %3308, %operandScale : f32
      %3310 = arith.addi %3149, %c10 : index
      %3311 = arith.muli %3299, %c16 : index
      %3312 = arith.addi %3310, %3311 : index
      %3313 = memref.load %21[%3312] : memref<?xf32>
      %3314 = arith.addi %3312, %c13 : index
      %3315 = memref.load %21[%3314] : memref<?xf32>
      %3316 = arith.addf %3313, %3315 : f32
      %3317 = arith.addi %3312, %c35 : index
      %3318 = memref.load %21[%3317] : memref<?xf32>
      %3319 = arith.addf %3316, %3318 : f32
      %3320 = arith.addi %3312, %c36 : index
      %3321 = memref.load %21[%3320] : memref<?xf32>
      %3322 = arith.addf %3319, %3321 : f32
      %3323 = arith.remui %3146, %c15 : index
      %3324 = arith.muli %3323, %c2 : index
      %3325 = arith.addi %18, %3324 : index
      %3326 = vector.load %w[%3325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3327 = vector.bitcast %3326 : vector<4xi8> to vector<1xf32>
      %3328 = vector.extract %3327[0] : f32 from vector<1xf32>
      %3329 = arith.mulf %3328, %3309 : f32
      %3330 = arith.mulf %3322, %3329 : f32
      %3331 = arith.muli %3, %c9 : index
      %3332 = arith.addi %3331, %c10 : index
      %3333 = arith.muli %3332, %c15 : index
      %3334 = arith.remui %3146, %c15 : index
      %3335 = arith.addi %3333, %3334 : index
      %3336 = arith.muli %3302, %c8 : index
      %3337 = arith.addi %3336, %3335 : index
      memref.store %3330, %22[%3337] : memref<?xf32>
      %3338 = arith.addi %3149, %c5 : index
      %3339 = arith.muli %3299, %c16 : index
      %3340 = arith.addi %3338, %3339 : index
      %3341 = memref.load %21[%3340] : memref<?xf32>
      %3342 = arith.addi %3340, %c13 : index
      %3343 = memref.load %21[%3342] : memref<?xf32>
      %3344 = arith.addf %3341, %3343 : f32
      %3345 = arith.addi %3340, %c35 : index
      %3346 = memref.load %21[%3345] : memref<?xf32>
      %3347 = arith.addf %3344, %3346 : f32
      %3348 = arith.addi %3340, %c36 : index
      %3349 = memref.load %21[%3348] : memref<?xf32>
      %3350 = arith.addf %3347, %3349 : f32
      %3351 = arith.remui %3146, %c15 : index
      %3352 = arith.muli %3351, %c2 : index
      %3353 = arith.addi %20, %3352 : index
      %3354 = vector.load %w[%3353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3355 = vector.bitcast %3354 : vector<4xi8> to vector<1xf32>
      %3356 = vector.extract %3355[0] : f32 from vector<1xf32>
      %3357 = arith.mulf %3356, %3309 : f32
      %3358 = arith.mulf %3350, %3357 : f32
      %3359 = arith.muli %3, %c9 : index
      %3360 = arith.addi %3359, %c11 : index
      %3361 = arith.muli %3360, %c15 : index
      %3362 = arith.remui %3146, %c15 : index
      %3363 = arith.addi %3361, %3362 : index
      %3364 = arith.muli %3302, %c8 : index
      %3365 = arith.addi %3364, %3363 : index
      memref.store %3358, %22[%3365] : memref<?xf32>
    }
    wave.barrier
    %3366 = arith.addi %25, %c17 : index
    %3367 = wave.wave
    %3368 = arith.addi %3367, %c10 : index
    %3369 = arith.addi %3366, %3368 : index
    %3370 = arith.cmpi slt, %3369, %24 : index
    scf.if %3370 {
      %3371 = arith.addi %3366, %3368 : index
      %3372 = arith.muli %3368, %c8 : index
      %3373 = wave.lane
      %3374 = arith.addi %3373, %c10 : index
      %3375 = arith.cmpi eq, %hasBias, %c11 : index
      %3376 = arith.addi %3372, %3374 : index
      %3377 = memref.load %22[%3376] : memref<?xf32>
      %3378 = arith.muli %0, %c8 : index
      %3379 = arith.addi %3378, %3374 : index
      %3380 = memref.load %bias[%3379] : memref<?xf32>
      %3381 = arith.addf %3377, %3380 : f32
      %3382 = arith.select %3375, %3381, %3377 : f32
      %3383 = arith.addi %3374, %c6 : index
      %3384 = arith.cmpi eq, %hasBias, %c11 : index
      %3385 = arith.addi %3372, %3383 : index
      %3386 = memref.load %22[%3385] : memref<?xf32>
      %3387 = arith.muli %0, %c8 : index
      %3388 = arith.addi %3387, %3383 : index
      %3389 = memref.load %bias[%3388] : memref<?xf32>
      %3390 = arith.addf %3386, %3389 : f32
      %3391 = arith.select %3384, %3390, %3386 : f32
      %3392 = arith.addi %3373, %c16 : index
      %3393 = arith.cmpi eq, %hasBias, %c11 : index
      %3394 = arith.addi %3372, %3392 : index
      %3395 = memref.load %22[%3394] : memref<?xf32>
      %3396 = arith.muli %0, %c8 : index
      %3397 = arith.addi %3396, %3392 : index
      %3398 = memref.load %bias[%3397] : memref<?xf32>
      %3399 = arith.addf %3395, %3398 : f32
      %3400 = arith.select %3393, %3399, %3395 : f32
      %3401 = arith.addi %3392, %c6 : index
      %3402 = arith.cmpi eq, %hasBias, %c11 : index
      %3403 = arith.addi %3372, %3401 : index
      %3404 = memref.load %22[%3403] : memref<?xf32>
      %3405 = arith.muli %0, %c8 : index
      %3406 = arith.addi %3405, %3401 : index
      %3407 = memref.load %bias[%3406] : memref<?xf32>
      %3408 = arith.addf %3404, %3407 : f32
      %3409 = arith.select %3402, %3408, %3404 : f32
      %3410 = arith.addi %heads, %kvHeads : index
      %3411 = arith.cmpi slt, %0, %3410 : index
      scf.if %3411 {
        %3412 = arith.addi %positionsAt, %3371 : index
        %3413 = memref.load %step[%3412] : memref<?xi32>
        %3414 = arith.index_cast %3413 : i32 to index
        %3415 = arith.cmpi eq, %hasNorm, %c11 : index
        %3416 = math.fma %3382, %3382, %c40 : f32
        %3417 = math.fma %3391, %3391, %3416 : f32
        %3418 = math.fma %3400, %3400, %3417 : f32
        %3419 = math.fma %3409, %3409, %3418 : f32
        %3420 = vector.broadcast %3419 : f32 to vector<1xf32>
        %3421 = wave.reduce "add" %3420 : vector<1xf32>
        %3422 = arith.mulf %3421, %inverseHeadDim : f32
        %3423 = arith.addf %3422, %epsilon : f32
        %3424 = math.sqrt %3423 : f32
        %3425 = arith.divf %c42, %3424 : f32
        %3426 = arith.cmpi slt, %0, %heads : index
        %3427 = arith.addi %3374, %c6 : index
        %3428 = memref.load %query_norm[%3374] : memref<?xf32>
        %3429 = memref.load %key_norm[%3374] : memref<?xf32>
        %3430 = arith.select %3426, %3428, %3429 : f32
        %3431 = arith.mulf %3382, %3425 : f32
        %3432 = arith.mulf %3431, %3430 : f32
        %3433 = arith.select %3415, %3432, %3382 : f32
        %3434 = memref.load %query_norm[%3427] : memref<?xf32>
        %3435 = memref.load %key_norm[%3427] : memref<?xf32>
        %3436 = arith.select %3426, %3434, %3435 : f32
        %3437 = arith.mulf %3391, %3425 : f32
        %3438 = arith.mulf %3437, %3436 : f32
        %3439 = arith.select %3415, %3438, %3391 : f32
        %3440 = arith.addi %3392, %c6 : index
        %3441 = memref.load %query_norm[%3392] : memref<?xf32>
        %3442 = memref.load %key_norm[%3392] : memref<?xf32>
        %3443 = arith.select %3426, %3441, %3442 : f32
        %3444 = arith.mulf %3400, %3425 : f32
        %3445 = arith.mulf %3444, %3443 : f32
        %3446 = arith.select %3415, %3445, %3400 : f32
        %3447 = memref.load %query_norm[%3440] : memref<?xf32>
        %3448 = memref.load %key_norm[%3440] : memref<?xf32>
        %3449 = arith.select %3426, %3447, %3448 : f32
        %3450 = arith.mulf %3409, %3425 : f32
        %3451 = arith.mulf %3450, %3449 : f32
        %3452 = arith.select %3415, %3451, %3409 : f32
        %3453 = arith.remui %3414, %c5 : index
        %3454 = arith.muli %3453, %c8 : index
        %3455 = arith.addi %3454, %3374 : index
        %3456 = arith.divui %3414, %c5 : index
        %3457 = arith.addi %3456, %c5 : index
        %3458 = arith.muli %3457, %c8 : index
        %3459 = arith.addi %3458, %3374 : index
        %3460 = memref.load %rope[%3455] : memref<?xf32>
        %3461 = arith.addi %3455, %c6 : index
        %3462 = memref.load %rope[%3461] : memref<?xf32>
        %3463 = memref.load %rope[%3459] : memref<?xf32>
        %3464 = arith.addi %3459, %c6 : index
        %3465 = memref.load %rope[%3464] : memref<?xf32>
        %3466 = arith.mulf %3463, %3460 : f32
        %3467 = arith.mulf %3465, %3462 : f32
        %3468 = arith.subf %3466, %3467 : f32
        %3469 = arith.mulf %3465, %3460 : f32
        %3470 = arith.mulf %3463, %3462 : f32
        %3471 = arith.addf %3469, %3470 : f32
        %3472 = arith.mulf %3433, %3468 : f32
        %3473 = arith.mulf %3439, %3471 : f32
        %3474 = arith.subf %3472, %3473 : f32
        %3475 = arith.mulf %3439, %3468 : f32
        %3476 = arith.mulf %3433, %3471 : f32
        %3477 = arith.addf %3475, %3476 : f32
        %3478 = arith.cmpi slt, %0, %heads : index
        scf.if %3478 {
          %3479 = arith.muli %3371, %heads : index
          %3480 = arith.addi %3479, %0 : index
          %3481 = arith.muli %3480, %c8 : index
          %3482 = arith.addi %3481, %3374 : index
          memref.store %3474, %q[%3482] : memref<?xf32>
          %3483 = arith.addi %3482, %c6 : index
          memref.store %3477, %q[%3483] : memref<?xf32>
        } else {
          %3484 = arith.addi %3372, %3374 : index
          memref.store %3474, %22[%3484] : memref<?xf32>
          %3485 = arith.addi %3372, %3374 : index
          %3486 = arith.addi %3485, %c6 : index
          memref.store %3477, %22[%3486] : memref<?xf32>
        }
        %3487 = arith.remui %3414, %c5 : index
        %3488 = arith.muli %3487, %c8 : index
        %3489 = arith.addi %3488, %3392 : index
        %3490 = arith.divui %3414, %c5 : index
        %3491 = arith.addi %3490, %c5 : index
        %3492 = arith.muli %3491, %c8 : index
        %3493 = arith.addi %3492, %3392 : index
        %3494 = memref.load %rope[%3489] : memref<?xf32>
        %3495 = arith.addi %3489, %c6 : index
        %3496 = memref.load %rope[%3495] : memref<?xf32>
        %3497 = memref.load %rope[%3493] : memref<?xf32>
        %3498 = arith.addi %3493, %c6 : index
        %3499 = memref.load %rope[%3498] : memref<?xf32>
        %3500 = arith.mulf %3497, %3494 : f32
        %3501 = arith.mulf %3499, %3496 : f32
        %3502 = arith.subf %3500, %3501 : f32
        %3503 = arith.mulf %3499, %3494 : f32
        %3504 = arith.mulf %3497, %3496 : f32
        %3505 = arith.addf %3503, %3504 : f32
        %3506 = arith.mulf %3446, %3502 : f32
        %3507 = arith.mulf %3452, %3505 : f32
        %3508 = arith.subf %3506, %3507 : f32
        %3509 = arith.mulf %3452, %3502 : f32
        %3510 = arith.mulf %3446, %3505 : f32
        %3511 = arith.addf %3509, %3510 : f32
        %3512 = arith.cmpi slt, %0, %heads : index
        scf.if %3512 {
          %3513 = arith.muli %3371, %heads : index
          %3514 = arith.addi %3513, %0 : index
          %3515 = arith.muli %3514, %c8 : index
          %3516 = arith.addi %3515, %3392 : index
          memref.store %3508, %q[%3516] : memref<?xf32>
          %3517 = arith.addi %3516, %c6 : index
          memref.store %3511, %q[%3517] : memref<?xf32>
        } else {
          %3518 = arith.addi %3372, %3392 : index
          memref.store %3508, %22[%3518] : memref<?xf32>
          %3519 = arith.addi %3372, %3392 : index
          %3520 = arith.addi %3519, %c6 : index
          memref.store %3511, %22[%3520] : memref<?xf32>
        }
      } else {
        %3521 = arith.cmpi slt, %0, %heads : index
        scf.if %3521 {
          %3522 = arith.muli %3371, %heads : index
          %3523 = arith.addi %3522, %0 : index
          %3524 = arith.muli %3523, %c8 : index
          %3525 = arith.addi %3524, %3374 : index
          memref.store %3382, %q[%3525] : memref<?xf32>
          %3526 = arith.addi %3525, %c6 : index
          memref.store %3391, %q[%3526] : memref<?xf32>
        } else {
          %3527 = arith.addi %3372, %3374 : index
          memref.store %3382, %22[%3527] : memref<?xf32>
          %3528 = arith.addi %3372, %3374 : index
          %3529 = arith.addi %3528, %c6 : index
          memref.store %3391, %22[%3529] : memref<?xf32>
        }
        %3530 = arith.cmpi slt, %0, %heads : index
        scf.if %3530 {
          %3531 = arith.muli %3371, %heads : index
          %3532 = arith.addi %3531, %0 : index
          %3533 = arith.muli %3532, %c8 : index
          %3534 = arith.addi %3533, %3392 : index
          memref.store %3400, %q[%3534] : memref<?xf32>
          %3535 = arith.addi %3534, %c6 : index
          memref.store %3409, %q[%3535] : memref<?xf32>
        } else {
          %3536 = arith.addi %3372, %3392 : index
          memref.store %3400, %22[%3536] : memref<?xf32>
          %3537 = arith.addi %3372, %3392 : index
          %3538 = arith.addi %3537, %c6 : index
          memref.store %3409, %22[%3538] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3539 = arith.cmpi sge, %0, %heads : index
    scf.if %3539 {
      %3540 = arith.addi %3367, %c10 : index
      %3541 = arith.addi %3366, %3540 : index
      %3542 = arith.cmpi slt, %3541, %24 : index
      scf.if %3542 {
        %3543 = arith.addi %3366, %3540 : index
        %3544 = arith.addi %slotsAt, %3543 : index
        %3545 = memref.load %step[%3544] : memref<?xi32>
        %3546 = arith.index_cast %3545 : i32 to index
        %3547 = arith.cmpi sge, %3546, %c10 : index
        scf.if %3547 {
          %3548 = arith.muli %3540, %c8 : index
          %3549 = arith.subi %0, %heads : index
          %3550 = memref.load %scales[%3549] : memref<?xf32>
          %3551 = vector.broadcast %3550 : f32 to vector<4xf32>
          %3552 = arith.divui %3546, %c15 : index
          %3553 = arith.remui %3546, %c15 : index
          %3554 = arith.muli %3552, %pageBytes : index
          %3555 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3555 {
            %3556 = wave.lane
            %3557 = arith.muli %3556, %c2 : index
            scf.for %3558 = %3557 to %c8 step %c8 {
              %3559 = arith.addi %3548, %3558 : index
              %3560 = vector.load %22[%3559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3561 = arith.mulf %3560, %3551 : vector<4xf32>
              %3562 = arith.minimumf %3561, %c47 : vector<4xf32>
              %3563 = arith.maximumf %3562, %c48 : vector<4xf32>
              %3564 = arith.truncf %3563 : vector<4xf32> to vector<4xf16>
              %3565 = vector.bitcast %3564 : vector<4xf16> to vector<8xi8>
              %3566 = arith.cmpi slt, %3549, %kvHeads : index
              scf.if %3566 {
                %3567 = arith.muli %3549, %c12 : index
                %3568 = arith.addi %3554, %3567 : index
                %3569 = arith.divui %3558, %c15 : index
                %3570 = arith.muli %3569, %c49 : index
                %3571 = arith.remui %3558, %c15 : index
                %3572 = arith.divui %3571, %c4 : index
                %3573 = arith.muli %3572, %c5 : index
                %3574 = arith.muli %3553, %c15 : index
                %3575 = arith.addi %3573, %3574 : index
                %3576 = arith.remui %3571, %c4 : index
                %3577 = arith.muli %3576, %c9 : index
                %3578 = arith.addi %3575, %3577 : index
                %3579 = arith.addi %3570, %3578 : index
                %3580 = arith.addi %3568, %3579 : index
                vector.store %3565, %kv[%3580] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3581 = arith.subi %3549, %kvHeads : index
                %3582 = arith.muli %3581, %c12 : index
                %3583 = arith.addi %3554, %3582 : index
                %3584 = arith.addi %3558, %c10 : index
                %3585 = arith.divui %3584, %c15 : index
                %3586 = arith.muli %3585, %c49 : index
                %3587 = arith.addi %3586, %c35 : index
                %3588 = arith.remui %3584, %c15 : index
                %3589 = arith.divui %3553, %c9 : index
                %3590 = arith.remui %3553, %c9 : index
                %3591 = arith.muli %3590, %c4 : index
                %3592 = arith.addi %3589, %3591 : index
                %3593 = arith.divui %3592, %c4 : index
                %3594 = arith.muli %3593, %c5 : index
                %3595 = arith.muli %3588, %c15 : index
                %3596 = arith.addi %3594, %3595 : index
                %3597 = arith.remui %3592, %c4 : index
                %3598 = arith.muli %3597, %c9 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.addi %3587, %3599 : index
                %3601 = arith.addi %3583, %3600 : index
                %3602 = vector.shuffle %3565, %3565 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3602, %kv[%3601] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3603 = arith.addi %3558, %c11 : index
                %3604 = arith.divui %3603, %c15 : index
                %3605 = arith.muli %3604, %c49 : index
                %3606 = arith.addi %3605, %c35 : index
                %3607 = arith.remui %3603, %c15 : index
                %3608 = arith.divui %3553, %c9 : index
                %3609 = arith.remui %3553, %c9 : index
                %3610 = arith.muli %3609, %c4 : index
                %3611 = arith.addi %3608, %3610 : index
                %3612 = arith.divui %3611, %c4 : index
                %3613 = arith.muli %3612, %c5 : index
                %3614 = arith.muli %3607, %c15 : index
                %3615 = arith.addi %3613, %3614 : index
                %3616 = arith.remui %3611, %c4 : index
                %3617 = arith.muli %3616, %c9 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.addi %3606, %3618 : index
                %3620 = arith.addi %3583, %3619 : index
                %3621 = vector.shuffle %3565, %3565 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3621, %kv[%3620] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3622 = arith.addi %3558, %c9 : index
                %3623 = arith.divui %3622, %c15 : index
                %3624 = arith.muli %3623, %c49 : index
                %3625 = arith.addi %3624, %c35 : index
                %3626 = arith.remui %3622, %c15 : index
                %3627 = arith.divui %3553, %c9 : index
                %3628 = arith.remui %3553, %c9 : index
                %3629 = arith.muli %3628, %c4 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.divui %3630, %c4 : index
                %3632 = arith.muli %3631, %c5 : index
                %3633 = arith.muli %3626, %c15 : index
                %3634 = arith.addi %3632, %3633 : index
                %3635 = arith.remui %3630, %c4 : index
                %3636 = arith.muli %3635, %c9 : index
                %3637 = arith.addi %3634, %3636 : index
                %3638 = arith.addi %3625, %3637 : index
                %3639 = arith.addi %3583, %3638 : index
                %3640 = vector.shuffle %3565, %3565 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3640, %kv[%3639] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3641 = arith.addi %3558, %c28 : index
                %3642 = arith.divui %3641, %c15 : index
                %3643 = arith.muli %3642, %c49 : index
                %3644 = arith.addi %3643, %c35 : index
                %3645 = arith.remui %3641, %c15 : index
                %3646 = arith.divui %3553, %c9 : index
                %3647 = arith.remui %3553, %c9 : index
                %3648 = arith.muli %3647, %c4 : index
                %3649 = arith.addi %3646, %3648 : index
                %3650 = arith.divui %3649, %c4 : index
                %3651 = arith.muli %3650, %c5 : index
                %3652 = arith.muli %3645, %c15 : index
                %3653 = arith.addi %3651, %3652 : index
                %3654 = arith.remui %3649, %c4 : index
                %3655 = arith.muli %3654, %c9 : index
                %3656 = arith.addi %3653, %3655 : index
                %3657 = arith.addi %3644, %3656 : index
                %3658 = arith.addi %3583, %3657 : index
                %3659 = vector.shuffle %3565, %3565 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3659, %kv[%3658] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3660 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3660 {
            %3661 = wave.lane
            %3662 = arith.muli %3661, %c2 : index
            scf.for %3663 = %3662 to %c8 step %c8 {
              %3664 = arith.addi %3548, %3663 : index
              %3665 = vector.load %22[%3664] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3666 = arith.mulf %3665, %3551 : vector<4xf32>
              %3667 = wave.fp8_encode "e4m3" %3666 : vector<4xf32> -> vector<4xi8>
              %3668 = arith.cmpi slt, %3549, %kvHeads : index
              scf.if %3668 {
                %3669 = arith.muli %3549, %c35 : index
                %3670 = arith.addi %3554, %3669 : index
                %3671 = vector.shuffle %3667, %3667 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3672 = arith.divui %3663, %c15 : index
                %3673 = arith.muli %3672, %c5 : index
                %3674 = arith.remui %3663, %c15 : index
                %3675 = arith.muli %3553, %c15 : index
                %3676 = arith.divui %3674, %c2 : index
                %3677 = arith.muli %3676, %c2 : index
                %3678 = arith.remui %3674, %c9 : index
                %3679 = arith.muli %3678, %c9 : index
                %3680 = arith.addi %3677, %3679 : index
                %3681 = arith.divui %3674, %c9 : index
                %3682 = arith.remui %3681, %c9 : index
                %3683 = arith.addi %3680, %3682 : index
                %3684 = arith.addi %3675, %3683 : index
                %3685 = arith.addi %3673, %3684 : index
                %3686 = arith.addi %3670, %3685 : index
                vector.store %3671, %kv[%3686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3687 = arith.subi %3549, %kvHeads : index
                %3688 = arith.muli %3687, %c35 : index
                %3689 = arith.addi %3554, %3688 : index
                %3690 = arith.addi %3663, %c10 : index
                %3691 = arith.divui %3690, %c15 : index
                %3692 = arith.muli %3691, %c5 : index
                %3693 = arith.addi %3692, %c13 : index
                %3694 = arith.remui %3690, %c15 : index
                %3695 = arith.divui %3553, %c9 : index
                %3696 = arith.remui %3553, %c9 : index
                %3697 = arith.muli %3696, %c4 : index
                %3698 = arith.addi %3695, %3697 : index
                %3699 = arith.muli %3694, %c15 : index
                %3700 = arith.divui %3698, %c2 : index
                %3701 = arith.muli %3700, %c2 : index
                %3702 = arith.remui %3698, %c9 : index
                %3703 = arith.muli %3702, %c9 : index
                %3704 = arith.addi %3701, %3703 : index
                %3705 = arith.divui %3698, %c9 : index
                %3706 = arith.remui %3705, %c9 : index
                %3707 = arith.addi %3704, %3706 : index
                %3708 = arith.addi %3699, %3707 : index
                %3709 = arith.addi %3693, %3708 : index
                %3710 = arith.addi %3689, %3709 : index
                %3711 = vector.shuffle %3667, %3667 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3711, %kv[%3710] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3712 = arith.addi %3663, %c11 : index
                %3713 = arith.divui %3712, %c15 : index
                %3714 = arith.muli %3713, %c5 : index
                %3715 = arith.addi %3714, %c13 : index
                %3716 = arith.remui %3712, %c15 : index
                %3717 = arith.divui %3553, %c9 : index
                %3718 = arith.remui %3553, %c9 : index
                %3719 = arith.muli %3718, %c4 : index
                %3720 = arith.addi %3717, %3719 : index
                %3721 = arith.muli %3716, %c15 : index
                %3722 = arith.divui %3720, %c2 : index
                %3723 = arith.muli %3722, %c2 : index
                %3724 = arith.remui %3720, %c9 : index
                %3725 = arith.muli %3724, %c9 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.divui %3720, %c9 : index
                %3728 = arith.remui %3727, %c9 : index
                %3729 = arith.addi %3726, %3728 : index
                %3730 = arith.addi %3721, %3729 : index
                %3731 = arith.addi %3715, %3730 : index
                %3732 = arith.addi %3689, %3731 : index
                %3733 = vector.shuffle %3667, %3667 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3733, %kv[%3732] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3734 = arith.addi %3663, %c9 : index
                %3735 = arith.divui %3734, %c15 : index
                %3736 = arith.muli %3735, %c5 : index
                %3737 = arith.addi %3736, %c13 : index
                %3738 = arith.remui %3734, %c15 : index
                %3739 = arith.divui %3553, %c9 : index
                %3740 = arith.remui %3553, %c9 : index
                %3741 = arith.muli %3740, %c4 : index
                %3742 = arith.addi %3739, %3741 : index
                %3743 = arith.muli %3738, %c15 : index
                %3744 = arith.divui %3742, %c2 : index
                %3745 = arith.muli %3744, %c2 : index
                %3746 = arith.remui %3742, %c9 : index
                %3747 = arith.muli %3746, %c9 : index
                %3748 = arith.addi %3745, %3747 : index
                %3749 = arith.divui %3742, %c9 : index
                %3750 = arith.remui %3749, %c9 : index
                %3751 = arith.addi %3748, %3750 : index
                %3752 = arith.addi %3743, %3751 : index
                %3753 = arith.addi %3737, %3752 : index
                %3754 = arith.addi %3689, %3753 : index
                %3755 = vector.shuffle %3667, %3667 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3755, %kv[%3754] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3756 = arith.addi %3663, %c28 : index
                %3757 = arith.divui %3756, %c15 : index
                %3758 = arith.muli %3757, %c5 : index
                %3759 = arith.addi %3758, %c13 : index
                %3760 = arith.remui %3756, %c15 : index
                %3761 = arith.divui %3553, %c9 : index
                %3762 = arith.remui %3553, %c9 : index
                %3763 = arith.muli %3762, %c4 : index
                %3764 = arith.addi %3761, %3763 : index
                %3765 = arith.muli %3760, %c15 : index
                %3766 = arith.divui %3764, %c2 : index
                %3767 = arith.muli %3766, %c2 : index
                %3768 = arith.remui %3764, %c9 : index
                %3769 = arith.muli %3768, %c9 : index
                %3770 = arith.addi %3767, %3769 : index
                %3771 = arith.divui %3764, %c9 : index
                %3772 = arith.remui %3771, %c9 : index
                %3773 = arith.addi %3770, %3772 : index
                %3774 = arith.addi %3765, %3773 : index
                %3775 = arith.addi %3759, %3774 : index
                %3776 = arith.addi %3689, %3775 : index
                %3777 = vector.shuffle %3667, %3667 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3777, %kv[%3776] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3778 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3778 {
            %3779 = wave.lane
            %3780 = arith.muli %3779, %c2 : index
            scf.for %3781 = %3780 to %c8 step %c8 {
              %3782 = arith.addi %3548, %3781 : index
              %3783 = vector.load %22[%3782] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3784 = arith.mulf %3783, %3551 : vector<4xf32>
              %3785 = wave.fp8_encode "e5m2" %3784 : vector<4xf32> -> vector<4xi8>
              %3786 = arith.cmpi slt, %3549, %kvHeads : index
              scf.if %3786 {
                %3787 = arith.muli %3549, %c35 : index
                %3788 = arith.addi %3554, %3787 : index
                %3789 = vector.shuffle %3785, %3785 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3790 = arith.divui %3781, %c15 : index
                %3791 = arith.muli %3790, %c5 : index
                %3792 = arith.remui %3781, %c15 : index
                %3793 = arith.muli %3553, %c15 : index
                %3794 = arith.divui %3792, %c2 : index
                %3795 = arith.muli %3794, %c2 : index
                %3796 = arith.remui %3792, %c9 : index
                %3797 = arith.muli %3796, %c9 : index
                %3798 = arith.addi %3795, %3797 : index
                %3799 = arith.divui %3792, %c9 : index
                %3800 = arith.remui %3799, %c9 : index
                %3801 = arith.addi %3798, %3800 : index
                %3802 = arith.addi %3793, %3801 : index
                %3803 = arith.addi %3791, %3802 : index
                %3804 = arith.addi %3788, %3803 : index
                vector.store %3789, %kv[%3804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3805 = arith.subi %3549, %kvHeads : index
                %3806 = arith.muli %3805, %c35 : index
                %3807 = arith.addi %3554, %3806 : index
                %3808 = arith.addi %3781, %c10 : index
                %3809 = arith.divui %3808, %c15 : index
                %3810 = arith.muli %3809, %c5 : index
                %3811 = arith.addi %3810, %c13 : index
                %3812 = arith.remui %3808, %c15 : index
                %3813 = arith.divui %3553, %c9 : index
                %3814 = arith.remui %3553, %c9 : index
                %3815 = arith.muli %3814, %c4 : index
                %3816 = arith.addi %3813, %3815 : index
                %3817 = arith.muli %3812, %c15 : index
                %3818 = arith.divui %3816, %c2 : index
                %3819 = arith.muli %3818, %c2 : index
                %3820 = arith.remui %3816, %c9 : index
                %3821 = arith.muli %3820, %c9 : index
                %3822 = arith.addi %3819, %3821 : index
                %3823 = arith.divui %3816, %c9 : index
                %3824 = arith.remui %3823, %c9 : index
                %3825 = arith.addi %3822, %3824 : index
                %3826 = arith.addi %3817, %3825 : index
                %3827 = arith.addi %3811, %3826 : index
                %3828 = arith.addi %3807, %3827 : index
                %3829 = vector.shuffle %3785, %3785 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3829, %kv[%3828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3830 = arith.addi %3781, %c11 : index
                %3831 = arith.divui %3830, %c15 : index
                %3832 = arith.muli %3831, %c5 : index
                %3833 = arith.addi %3832, %c13 : index
                %3834 = arith.remui %3830, %c15 : index
                %3835 = arith.divui %3553, %c9 : index
                %3836 = arith.remui %3553, %c9 : index
                %3837 = arith.muli %3836, %c4 : index
                %3838 = arith.addi %3835, %3837 : index
                %3839 = arith.muli %3834, %c15 : index
                %3840 = arith.divui %3838, %c2 : index
                %3841 = arith.muli %3840, %c2 : index
                %3842 = arith.remui %3838, %c9 : index
                %3843 = arith.muli %3842, %c9 : index
                %3844 = arith.addi %3841, %3843 : index
                %3845 = arith.divui %3838, %c9 : index
                %3846 = arith.remui %3845, %c9 : index
                %3847 = arith.addi %3844, %3846 : index
                %3848 = arith.addi %3839, %3847 : index
                %3849 = arith.addi %3833, %3848 : index
                %3850 = arith.addi %3807, %3849 : index
                %3851 = vector.shuffle %3785, %3785 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3851, %kv[%3850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3852 = arith.addi %3781, %c9 : index
                %3853 = arith.divui %3852, %c15 : index
                %3854 = arith.muli %3853, %c5 : index
                %3855 = arith.addi %3854, %c13 : index
                %3856 = arith.remui %3852, %c15 : index
                %3857 = arith.divui %3553, %c9 : index
                %3858 = arith.remui %3553, %c9 : index
                %3859 = arith.muli %3858, %c4 : index
                %3860 = arith.addi %3857, %3859 : index
                %3861 = arith.muli %3856, %c15 : index
                %3862 = arith.divui %3860, %c2 : index
                %3863 = arith.muli %3862, %c2 : index
                %3864 = arith.remui %3860, %c9 : index
                %3865 = arith.muli %3864, %c9 : index
                %3866 = arith.addi %3863, %3865 : index
                %3867 = arith.divui %3860, %c9 : index
                %3868 = arith.remui %3867, %c9 : index
                %3869 = arith.addi %3866, %3868 : index
                %3870 = arith.addi %3861, %3869 : index
                %3871 = arith.addi %3855, %3870 : index
                %3872 = arith.addi %3807, %3871 : index
                %3873 = vector.shuffle %3785, %3785 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3873, %kv[%3872] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3874 = arith.addi %3781, %c28 : index
                %3875 = arith.divui %3874, %c15 : index
                %3876 = arith.muli %3875, %c5 : index
                %3877 = arith.addi %3876, %c13 : index
                %3878 = arith.remui %3874, %c15 : index
                %3879 = arith.divui %3553, %c9 : index
                %3880 = arith.remui %3553, %c9 : index
                %3881 = arith.muli %3880, %c4 : index
                %3882 = arith.addi %3879, %3881 : index
                %3883 = arith.muli %3878, %c15 : index
                %3884 = arith.divui %3882, %c2 : index
                %3885 = arith.muli %3884, %c2 : index
                %3886 = arith.remui %3882, %c9 : index
                %3887 = arith.muli %3886, %c9 : index
                %3888 = arith.addi %3885, %3887 : index
                %3889 = arith.divui %3882, %c9 : index
                %3890 = arith.remui %3889, %c9 : index
                %3891 = arith.addi %3888, %3890 : index
                %3892 = arith.addi %3883, %3891 : index
                %3893 = arith.addi %3877, %3892 : index
                %3894 = arith.addi %3807, %3893 : index
                %3895 = vector.shuffle %3785, %3785 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3895, %kv[%3894] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
