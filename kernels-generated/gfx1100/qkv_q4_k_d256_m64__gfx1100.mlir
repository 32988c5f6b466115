// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_k', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
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
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c40 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c45 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c47 = arith.constant 16384 : index
  %c48 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c2 : index
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c6 : index
  %10 = arith.divui %9, %c7 : index
  %11 = arith.muli %10, %c7 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c7 : index
  %14 = arith.muli %0, %c8 : index
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
  %25 = arith.muli %1, %c5 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c8 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c8 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c10, %c8 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c9 : index
    %37 = arith.remui %c10, %c8 : index
    %38 = arith.divui %37, %c2 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c2 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c2 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c10, %c2 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c8 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c8 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c10, %c8 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c9 : index
    %55 = arith.remui %c10, %c8 : index
    %56 = arith.divui %55, %c2 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c2 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c2 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c10, %c2 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c15 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c8 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c10, %c8 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c9 : index
    %73 = arith.remui %c10, %c8 : index
    %74 = arith.divui %73, %c2 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c2 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c2 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c10, %c2 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c16 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c8 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c10, %c8 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c9 : index
    %91 = arith.remui %c10, %c8 : index
    %92 = arith.divui %91, %c2 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c2 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c2 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c10, %c2 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c15 : index
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
    %122:8 = scf.for %113 = %103 to %112 step %c9 iter_args(%114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17, %120 = %c17, %121 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c10 : index
      %125 = arith.remui %123, %c8 : index
      %126 = arith.addi %18, %c7 : index
      %127 = arith.divui %124, %c2 : index
      %128 = arith.muli %127, %c5 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c20 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %133 = vector.bitcast %132 : vector<4xi8> to vector<2xf16>
      %134 = arith.divui %inputFeatures, %c4 : index
      %135 = arith.muli %134, %c5 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c15 : index
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
      %158 = arith.addi %18, %c7 : index
      %159 = arith.divui %inputFeatures, %c4 : index
      %160 = arith.muli %159, %c5 : index
      %161 = arith.addi %160, %inputFeatures : index
      %162 = arith.addi %161, %c6 : index
      %163 = arith.divui %162, %c7 : index
      %164 = arith.muli %163, %c7 : index
      %165 = arith.addi %158, %164 : index
      %166 = arith.muli %inputFeatures, %c2 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %124, %c8 : index
      %169 = arith.addi %168, %125 : index
      %170 = arith.muli %169, %c10 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %124, %c4 : index
      %173 = arith.addi %165, %172 : index
      %174 = arith.muli %125, %c8 : index
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
      %203 = arith.remui %123, %c8 : index
      %204 = arith.addi %18, %c7 : index
      %205 = arith.divui %202, %c2 : index
      %206 = arith.muli %205, %c5 : index
      %207 = arith.addi %204, %206 : index
      %208 = arith.muli %203, %c20 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<2xf16>
      %212 = arith.divui %inputFeatures, %c4 : index
      %213 = arith.muli %212, %c5 : index
      %214 = arith.addi %204, %213 : index
      %215 = arith.muli %202, %c15 : index
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
      %236 = arith.addi %18, %c7 : index
      %237 = arith.divui %inputFeatures, %c4 : index
      %238 = arith.muli %237, %c5 : index
      %239 = arith.addi %238, %inputFeatures : index
      %240 = arith.addi %239, %c6 : index
      %241 = arith.divui %240, %c7 : index
      %242 = arith.muli %241, %c7 : index
      %243 = arith.addi %236, %242 : index
      %244 = arith.muli %inputFeatures, %c2 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.muli %202, %c8 : index
      %247 = arith.addi %246, %203 : index
      %248 = arith.muli %247, %c10 : index
      %249 = arith.addi %245, %248 : index
      %250 = arith.muli %202, %c4 : index
      %251 = arith.addi %243, %250 : index
      %252 = arith.muli %203, %c8 : index
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
      %281 = arith.remui %123, %c8 : index
      %282 = arith.addi %20, %c7 : index
      %283 = arith.divui %280, %c2 : index
      %284 = arith.muli %283, %c5 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.muli %281, %c20 : index
      %287 = arith.addi %285, %286 : index
      %288 = vector.load %w[%287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %289 = vector.bitcast %288 : vector<4xi8> to vector<2xf16>
      %290 = arith.divui %inputFeatures, %c4 : index
      %291 = arith.muli %290, %c5 : index
      %292 = arith.addi %282, %291 : index
      %293 = arith.muli %280, %c15 : index
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
      %314 = arith.addi %20, %c7 : index
      %315 = arith.divui %inputFeatures, %c4 : index
      %316 = arith.muli %315, %c5 : index
      %317 = arith.addi %316, %inputFeatures : index
      %318 = arith.addi %317, %c6 : index
      %319 = arith.divui %318, %c7 : index
      %320 = arith.muli %319, %c7 : index
      %321 = arith.addi %314, %320 : index
      %322 = arith.muli %inputFeatures, %c2 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %280, %c8 : index
      %325 = arith.addi %324, %281 : index
      %326 = arith.muli %325, %c10 : index
      %327 = arith.addi %323, %326 : index
      %328 = arith.muli %280, %c4 : index
      %329 = arith.addi %321, %328 : index
      %330 = arith.muli %281, %c8 : index
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
      %359 = arith.remui %123, %c8 : index
      %360 = arith.addi %20, %c7 : index
      %361 = arith.divui %358, %c2 : index
      %362 = arith.muli %361, %c5 : index
      %363 = arith.addi %360, %362 : index
      %364 = arith.muli %359, %c20 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<2xf16>
      %368 = arith.divui %inputFeatures, %c4 : index
      %369 = arith.muli %368, %c5 : index
      %370 = arith.addi %360, %369 : index
      %371 = arith.muli %358, %c15 : index
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
      %392 = arith.addi %20, %c7 : index
      %393 = arith.divui %inputFeatures, %c4 : index
      %394 = arith.muli %393, %c5 : index
      %395 = arith.addi %394, %inputFeatures : index
      %396 = arith.addi %395, %c6 : index
      %397 = arith.divui %396, %c7 : index
      %398 = arith.muli %397, %c7 : index
      %399 = arith.addi %392, %398 : index
      %400 = arith.muli %inputFeatures, %c2 : index
      %401 = arith.addi %399, %400 : index
      %402 = arith.muli %358, %c8 : index
      %403 = arith.addi %402, %359 : index
      %404 = arith.muli %403, %c10 : index
      %405 = arith.addi %401, %404 : index
      %406 = arith.muli %358, %c4 : index
      %407 = arith.addi %399, %406 : index
      %408 = arith.muli %359, %c8 : index
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
      %438 = arith.muli %tileRows, %c8 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %46, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c2 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %200, %114 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %356, %115 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %113, %c9 : index
      %449 = arith.addi %448, %c10 : index
      %450 = arith.muli %tileRows, %c8 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %64, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c2 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %200, %116 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %356, %117 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %113, %c9 : index
      %461 = arith.addi %460, %c10 : index
      %462 = arith.muli %tileRows, %c8 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %82, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c2 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %200, %118 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %356, %119 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %113, %c9 : index
      %473 = arith.addi %472, %c10 : index
      %474 = arith.muli %tileRows, %c8 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %100, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c2 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %200, %120 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %356, %121 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %113, %c9 : index
      %485 = arith.addi %484, %c11 : index
      %486 = arith.muli %tileRows, %c8 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %46, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c2 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %201, %446 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %357, %447 : vector<16xf16>, vector<8xf32>
      %496 = arith.muli %113, %c9 : index
      %497 = arith.addi %496, %c11 : index
      %498 = arith.muli %tileRows, %c8 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %64, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c2 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %201, %458 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %357, %459 : vector<16xf16>, vector<8xf32>
      %508 = arith.muli %113, %c9 : index
      %509 = arith.addi %508, %c11 : index
      %510 = arith.muli %tileRows, %c8 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.addi %82, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = arith.muli %tileRows, %c2 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %518 = wave.mma %517, %201, %470 : vector<16xf16>, vector<8xf32>
      %519 = wave.mma %517, %357, %471 : vector<16xf16>, vector<8xf32>
      %520 = arith.muli %113, %c9 : index
      %521 = arith.addi %520, %c11 : index
      %522 = arith.muli %tileRows, %c8 : index
      %523 = arith.muli %521, %522 : index
      %524 = arith.addi %100, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = arith.muli %tileRows, %c2 : index
      %527 = arith.addi %524, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = vector.shuffle %525, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %530 = wave.mma %529, %201, %482 : vector<16xf16>, vector<8xf32>
      %531 = wave.mma %529, %357, %483 : vector<16xf16>, vector<8xf32>
      %532 = arith.muli %113, %c9 : index
      %533 = arith.addi %532, %c9 : index
      %534 = arith.muli %tileRows, %c8 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.addi %46, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = arith.muli %tileRows, %c2 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = vector.shuffle %537, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %542 = wave.mma %541, %278, %494 : vector<16xf16>, vector<8xf32>
      %543 = wave.mma %541, %434, %495 : vector<16xf16>, vector<8xf32>
      %544 = arith.muli %113, %c9 : index
      %545 = arith.addi %544, %c9 : index
      %546 = arith.muli %tileRows, %c8 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.addi %64, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c2 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %278, %506 : vector<16xf16>, vector<8xf32>
      %555 = wave.mma %553, %434, %507 : vector<16xf16>, vector<8xf32>
      %556 = arith.muli %113, %c9 : index
      %557 = arith.addi %556, %c9 : index
      %558 = arith.muli %tileRows, %c8 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.addi %82, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = arith.muli %tileRows, %c2 : index
      %563 = arith.addi %560, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = vector.shuffle %561, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %566 = wave.mma %565, %278, %518 : vector<16xf16>, vector<8xf32>
      %567 = wave.mma %565, %434, %519 : vector<16xf16>, vector<8xf32>
      %568 = arith.muli %113, %c9 : index
      %569 = arith.addi %568, %c9 : index
      %570 = arith.muli %tileRows, %c8 : index
      %571 = arith.muli %569, %570 : index
      %572 = arith.addi %100, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = arith.muli %tileRows, %c2 : index
      %575 = arith.addi %572, %574 : index
      %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %577 = vector.shuffle %573, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %578 = wave.mma %577, %278, %530 : vector<16xf16>, vector<8xf32>
      %579 = wave.mma %577, %434, %531 : vector<16xf16>, vector<8xf32>
      %580 = arith.muli %113, %c9 : index
      %581 = arith.addi %580, %c28 : index
      %582 = arith.muli %tileRows, %c8 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.addi %46, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c2 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %279, %542 : vector<16xf16>, vector<8xf32>
      %591 = wave.mma %589, %435, %543 : vector<16xf16>, vector<8xf32>
      %592 = arith.muli %113, %c9 : index
      %593 = arith.addi %592, %c28 : index
      %594 = arith.muli %tileRows, %c8 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.addi %64, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = arith.muli %tileRows, %c2 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %602 = wave.mma %601, %279, %554 : vector<16xf16>, vector<8xf32>
      %603 = wave.mma %601, %435, %555 : vector<16xf16>, vector<8xf32>
      %604 = arith.muli %113, %c9 : index
      %605 = arith.addi %604, %c28 : index
      %606 = arith.muli %tileRows, %c8 : index
      %607 = arith.muli %605, %606 : index
      %608 = arith.addi %82, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = arith.muli %tileRows, %c2 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = wave.mma %613, %279, %566 : vector<16xf16>, vector<8xf32>
      %615 = wave.mma %613, %435, %567 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %113, %c9 : index
      %617 = arith.addi %616, %c28 : index
      %618 = arith.muli %tileRows, %c8 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %100, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c2 : index
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
      %641 = arith.remui %639, %c8 : index
      %642 = arith.addi %18, %c7 : index
      %643 = arith.divui %640, %c2 : index
      %644 = arith.muli %643, %c5 : index
      %645 = arith.addi %642, %644 : index
      %646 = arith.muli %641, %c20 : index
      %647 = arith.addi %645, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<2xf16>
      %650 = arith.divui %inputFeatures, %c4 : index
      %651 = arith.muli %650, %c5 : index
      %652 = arith.addi %642, %651 : index
      %653 = arith.muli %640, %c15 : index
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
      %674 = arith.addi %18, %c7 : index
      %675 = arith.divui %inputFeatures, %c4 : index
      %676 = arith.muli %675, %c5 : index
      %677 = arith.addi %676, %inputFeatures : index
      %678 = arith.addi %677, %c6 : index
      %679 = arith.divui %678, %c7 : index
      %680 = arith.muli %679, %c7 : index
      %681 = arith.addi %674, %680 : index
      %682 = arith.muli %inputFeatures, %c2 : index
      %683 = arith.addi %681, %682 : index
      %684 = arith.muli %640, %c8 : index
      %685 = arith.addi %684, %641 : index
      %686 = arith.muli %685, %c10 : index
      %687 = arith.addi %683, %686 : index
      %688 = arith.muli %640, %c4 : index
      %689 = arith.addi %681, %688 : index
      %690 = arith.muli %641, %c8 : index
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
      %719 = arith.remui %639, %c8 : index
      %720 = arith.addi %20, %c7 : index
      %721 = arith.divui %718, %c2 : index
      %722 = arith.muli %721, %c5 : index
      %723 = arith.addi %720, %722 : index
      %724 = arith.muli %719, %c20 : index
      %725 = arith.addi %723, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<2xf16>
      %728 = arith.divui %inputFeatures, %c4 : index
      %729 = arith.muli %728, %c5 : index
      %730 = arith.addi %720, %729 : index
      %731 = arith.muli %718, %c15 : index
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
      %752 = arith.addi %20, %c7 : index
      %753 = arith.divui %inputFeatures, %c4 : index
      %754 = arith.muli %753, %c5 : index
      %755 = arith.addi %754, %inputFeatures : index
      %756 = arith.addi %755, %c6 : index
      %757 = arith.divui %756, %c7 : index
      %758 = arith.muli %757, %c7 : index
      %759 = arith.addi %752, %758 : index
      %760 = arith.muli %inputFeatures, %c2 : index
      %761 = arith.addi %759, %760 : index
      %762 = arith.muli %718, %c8 : index
      %763 = arith.addi %762, %719 : index
      %764 = arith.muli %763, %c10 : index
      %765 = arith.addi %761, %764 : index
      %766 = arith.muli %718, %c4 : index
      %767 = arith.addi %759, %766 : index
      %768 = arith.muli %719, %c8 : index
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
      %798 = arith.muli %tileRows, %c8 : index
      %799 = arith.muli %797, %798 : index
      %800 = arith.addi %46, %799 : index
      %801 = vector.load %x[%800] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %802 = arith.muli %tileRows, %c2 : index
      %803 = arith.addi %800, %802 : index
      %804 = vector.load %x[%803] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %805 = vector.shuffle %801, %804 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %806 = wave.mma %805, %716, %630 : vector<16xf16>, vector<8xf32>
      %807 = wave.mma %805, %794, %631 : vector<16xf16>, vector<8xf32>
      %808 = arith.muli %629, %c9 : index
      %809 = arith.addi %808, %c10 : index
      %810 = arith.muli %tileRows, %c8 : index
      %811 = arith.muli %809, %810 : index
      %812 = arith.addi %64, %811 : index
      %813 = vector.load %x[%812] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %814 = arith.muli %tileRows, %c2 : index
      %815 = arith.addi %812, %814 : index
      %816 = vector.load %x[%815] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %817 = vector.shuffle %813, %816 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %818 = wave.mma %817, %716, %632 : vector<16xf16>, vector<8xf32>
      %819 = wave.mma %817, %794, %633 : vector<16xf16>, vector<8xf32>
      %820 = arith.muli %629, %c9 : index
      %821 = arith.addi %820, %c10 : index
      %822 = arith.muli %tileRows, %c8 : index
      %823 = arith.muli %821, %822 : index
      %824 = arith.addi %82, %823 : index
      %825 = vector.load %x[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %826 = arith.muli %tileRows, %c2 : index
      %827 = arith.addi %824, %826 : index
      %828 = vector.load %x[%827] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %829 = vector.shuffle %825, %828 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %830 = wave.mma %829, %716, %634 : vector<16xf16>, vector<8xf32>
      %831 = wave.mma %829, %794, %635 : vector<16xf16>, vector<8xf32>
      %832 = arith.muli %629, %c9 : index
      %833 = arith.addi %832, %c10 : index
      %834 = arith.muli %tileRows, %c8 : index
      %835 = arith.muli %833, %834 : index
      %836 = arith.addi %100, %835 : index
      %837 = vector.load %x[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %838 = arith.muli %tileRows, %c2 : index
      %839 = arith.addi %836, %838 : index
      %840 = vector.load %x[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %841 = vector.shuffle %837, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %842 = wave.mma %841, %716, %636 : vector<16xf16>, vector<8xf32>
      %843 = wave.mma %841, %794, %637 : vector<16xf16>, vector<8xf32>
      %844 = arith.muli %629, %c9 : index
      %845 = arith.addi %844, %c11 : index
      %846 = arith.muli %tileRows, %c8 : index
      %847 = arith.muli %845, %846 : index
      %848 = arith.addi %46, %847 : index
      %849 = vector.load %x[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %850 = arith.muli %tileRows, %c2 : index
      %851 = arith.addi %848, %850 : index
      %852 = vector.load %x[%851] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %853 = vector.shuffle %849, %852 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %854 = wave.mma %853, %717, %806 : vector<16xf16>, vector<8xf32>
      %855 = wave.mma %853, %795, %807 : vector<16xf16>, vector<8xf32>
      %856 = arith.muli %629, %c9 : index
      %857 = arith.addi %856, %c11 : index
      %858 = arith.muli %tileRows, %c8 : index
      %859 = arith.muli %857, %858 : index
      %860 = arith.addi %64, %859 : index
      %861 = vector.load %x[%860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %862 = arith.muli %tileRows, %c2 : index
      %863 = arith.addi %860, %862 : index
      %864 = vector.load %x[%863] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %865 = vector.shuffle %861, %864 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %866 = wave.mma %865, %717, %818 : vector<16xf16>, vector<8xf32>
      %867 = wave.mma %865, %795, %819 : vector<16xf16>, vector<8xf32>
      %868 = arith.muli %629, %c9 : index
      %869 = arith.addi %868, %c11 : index
      %870 = arith.muli %tileRows, %c8 : index
      %871 = arith.muli %869, %870 : index
      %872 = arith.addi %82, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = arith.muli %tileRows, %c2 : index
      %875 = arith.addi %872, %874 : index
      %876 = vector.load %x[%875] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %877 = vector.shuffle %873, %876 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %878 = wave.mma %877, %717, %830 : vector<16xf16>, vector<8xf32>
      %879 = wave.mma %877, %795, %831 : vector<16xf16>, vector<8xf32>
      %880 = arith.muli %629, %c9 : index
      %881 = arith.addi %880, %c11 : index
      %882 = arith.muli %tileRows, %c8 : index
      %883 = arith.muli %881, %882 : index
      %884 = arith.addi %100, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = arith.muli %tileRows, %c2 : index
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
    %895 = arith.muli %894, %c4 : index
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
    %905 = arith.addi %904, %c15 : index
    %906 = vector.extract %638#0[1] : f32 from vector<8xf32>
    memref.store %906, %21[%905] : memref<?xf32>
    %907 = arith.muli %4, %c13 : index
    %908 = arith.addi %907, %896 : index
    %909 = arith.addi %908, %c10 : index
    %910 = arith.addi %909, %c5 : index
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
    %920 = arith.addi %919, %c7 : index
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
    %939 = arith.addi %938, %c4 : index
    %940 = arith.addi %939, %c10 : index
    %941 = vector.extract %638#1[0] : f32 from vector<8xf32>
    memref.store %941, %21[%940] : memref<?xf32>
    %942 = arith.muli %4, %c13 : index
    %943 = arith.addi %942, %896 : index
    %944 = arith.addi %943, %c4 : index
    %945 = arith.addi %944, %c15 : index
    %946 = vector.extract %638#1[1] : f32 from vector<8xf32>
    memref.store %946, %21[%945] : memref<?xf32>
    %947 = arith.muli %4, %c13 : index
    %948 = arith.addi %947, %896 : index
    %949 = arith.addi %948, %c4 : index
    %950 = arith.addi %949, %c5 : index
    %951 = vector.extract %638#1[2] : f32 from vector<8xf32>
    memref.store %951, %21[%950] : memref<?xf32>
    %952 = arith.muli %4, %c13 : index
    %953 = arith.addi %952, %896 : index
    %954 = arith.addi %953, %c4 : index
    %955 = arith.addi %954, %c29 : index
    %956 = vector.extract %638#1[3] : f32 from vector<8xf32>
    memref.store %956, %21[%955] : memref<?xf32>
    %957 = arith.muli %4, %c13 : index
    %958 = arith.addi %957, %896 : index
    %959 = arith.addi %958, %c4 : index
    %960 = arith.addi %959, %c7 : index
    %961 = vector.extract %638#1[4] : f32 from vector<8xf32>
    memref.store %961, %21[%960] : memref<?xf32>
    %962 = arith.muli %4, %c13 : index
    %963 = arith.addi %962, %896 : index
    %964 = arith.addi %963, %c4 : index
    %965 = arith.addi %964, %c30 : index
    %966 = vector.extract %638#1[5] : f32 from vector<8xf32>
    memref.store %966, %21[%965] : memref<?xf32>
    %967 = arith.muli %4, %c13 : index
    %968 = arith.addi %967, %896 : index
    %969 = arith.addi %968, %c4 : index
    %970 = arith.addi %969, %c31 : index
    %971 = vector.extract %638#1[6] : f32 from vector<8xf32>
    memref.store %971, %21[%970] : memref<?xf32>
    %972 = arith.muli %4, %c13 : index
    %973 = arith.addi %972, %896 : index
    %974 = arith.addi %973, %c4 : index
    %975 = arith.addi %974, %c32 : index
    %976 = vector.extract %638#1[7] : f32 from vector<8xf32>
    memref.store %976, %21[%975] : memref<?xf32>
    wave.barrier
    %977 = arith.muli %4, %c20 : index
    %978 = arith.addi %977, %c10 : index
    %979 = arith.muli %978, %c9 : index
    %980 = arith.divui %893, %c8 : index
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
      %990 = arith.muli %978, %c15 : index
      %991 = arith.addi %989, %990 : index
      %992 = memref.load %21[%991] : memref<?xf32>
      %993 = arith.addi %991, %c13 : index
      %994 = memref.load %21[%993] : memref<?xf32>
      %995 = arith.addf %992, %994 : f32
      %996 = arith.remui %893, %c8 : index
      %997 = arith.muli %996, %c20 : index
      %998 = arith.addi %18, %997 : index
      %999 = vector.load %w[%998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1000 = vector.bitcast %999 : vector<4xi8> to vector<1xf32>
      %1001 = vector.extract %1000[0] : f32 from vector<1xf32>
      %1002 = arith.mulf %1001, %988 : f32
      %1003 = arith.mulf %995, %1002 : f32
      %1004 = arith.muli %3, %c9 : index
      %1005 = arith.addi %1004, %c10 : index
      %1006 = arith.muli %1005, %c8 : index
      %1007 = arith.remui %893, %c8 : index
      %1008 = arith.addi %1006, %1007 : index
      %1009 = arith.muli %981, %c4 : index
      %1010 = arith.addi %1009, %1008 : index
      memref.store %1003, %22[%1010] : memref<?xf32>
      %1011 = arith.addi %896, %c4 : index
      %1012 = arith.muli %978, %c15 : index
      %1013 = arith.addi %1011, %1012 : index
      %1014 = memref.load %21[%1013] : memref<?xf32>
      %1015 = arith.addi %1013, %c13 : index
      %1016 = memref.load %21[%1015] : memref<?xf32>
      %1017 = arith.addf %1014, %1016 : f32
      %1018 = arith.remui %893, %c8 : index
      %1019 = arith.muli %1018, %c20 : index
      %1020 = arith.addi %20, %1019 : index
      %1021 = vector.load %w[%1020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1022 = vector.bitcast %1021 : vector<4xi8> to vector<1xf32>
      %1023 = vector.extract %1022[0] : f32 from vector<1xf32>
      %1024 = arith.mulf %1023, %988 : f32
      %1025 = arith.mulf %1017, %1024 : f32
      %1026 = arith.muli %3, %c9 : index
      %1027 = arith.addi %1026, %c11 : index
      %1028 = arith.muli %1027, %c8 : index
      %1029 = arith.remui %893, %c8 : index
      %1030 = arith.addi %1028, %1029 : index
      %1031 = arith.muli %981, %c4 : index
      %1032 = arith.addi %1031, %1030 : index
      memref.store %1025, %22[%1032] : memref<?xf32>
    }
    %1033 = arith.muli %4, %c20 : index
    %1034 = arith.addi %1033, %c11 : index
    %1035 = arith.muli %1034, %c9 : index
    %1036 = arith.divui %893, %c8 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.addi %892, %1037 : index
    %1039 = arith.cmpi slt, %1038, %24 : index
    scf.if %1039 {
      %1040 = arith.cmpi eq, %hasFactors, %c11 : index
      %1041 = arith.muli %1038, %c9 : index
      %1042 = memref.load %factors[%1041] : memref<?xf32>
      %1043 = arith.mulf %1042, %operandScale : f32
      %1044 = arith.select %1040, %1043, %operandScale : f32
      %1045 = arith.addi %896, %c10 : index
      %1046 = arith.muli %1034, %c15 : index
      %1047 = arith.addi %1045, %1046 : index
      %1048 = memref.load %21[%1047] : memref<?xf32>
      %1049 = arith.addi %1047, %c13 : index
      %1050 = memref.load %21[%1049] : memref<?xf32>
      %1051 = arith.addf %1048, %1050 : f32
      %1052 = arith.remui %893, %c8 : index
      %1053 = arith.muli %1052, %c20 : index
      %1054 = arith.addi %18, %1053 : index
      %1055 = vector.load %w[%1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1056 = vector.bitcast %1055 : vector<4xi8> to vector<1xf32>
      %1057 = vector.extract %1056[0] : f32 from vector<1xf32>
      %1058 = arith.mulf %1057, %1044 : f32
      %1059 = arith.mulf %1051, %1058 : f32
      %1060 = arith.muli %3, %c9 : index
      %1061 = arith.addi %1060, %c10 : index
      %1062 = arith.muli %1061, %c8 : index
      %1063 = arith.remui %893, %c8 : index
      %1064 = arith.addi %1062, %1063 : index
      %1065 = arith.muli %1037, %c4 : index
      %1066 = arith.addi %1065, %1064 : index
      memref.store %1059, %22[%1066] : memref<?xf32>
      %1067 = arith.addi %896, %c4 : index
      %1068 = arith.muli %1034, %c15 : index
      %1069 = arith.addi %1067, %1068 : index
      %1070 = memref.load %21[%1069] : memref<?xf32>
      %1071 = arith.addi %1069, %c13 : index
      %1072 = memref.load %21[%1071] : memref<?xf32>
      %1073 = arith.addf %1070, %1072 : f32
      %1074 = arith.remui %893, %c8 : index
      %1075 = arith.muli %1074, %c20 : index
      %1076 = arith.addi %20, %1075 : index
      %1077 = vector.load %w[%1076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1078 = vector.bitcast %1077 : vector<4xi8> to vector<1xf32>
      %1079 = vector.extract %1078[0] : f32 from vector<1xf32>
      %1080 = arith.mulf %1079, %1044 : f32
      %1081 = arith.mulf %1073, %1080 : f32
      %1082 = arith.muli %3, %c9 : index
      %1083 = arith.addi %1082, %c11 : index
      %1084 = arith.muli %1083, %c8 : index
      %1085 = arith.remui %893, %c8 : index
      %1086 = arith.addi %1084, %1085 : index
      %1087 = arith.muli %1037, %c4 : index
      %1088 = arith.addi %1087, %1086 : index
      memref.store %1081, %22[%1088] : memref<?xf32>
    }
    %1089 = arith.muli %4, %c20 : index
    %1090 = arith.addi %1089, %c9 : index
    %1091 = arith.muli %1090, %c9 : index
    %1092 = arith.divui %893, %c8 : index
    %1093 = arith.addi %1091, %1092 : index
    %1094 = arith.addi %892, %1093 : index
    %1095 = arith.cmpi slt, %1094, %24 : index
    scf.if %1095 {
      %1096 = arith.cmpi eq, %hasFactors, %c11 : index
      %1097 = arith.muli %1094, %c9 : index
      %1098 = memref.load %factors[%1097] : memref<?xf32>
      %1099 = arith.mulf %1098, %operandScale : f32
      %1100 = arith.select %1096, %1099, %operandScale : f32
      %1101 = arith.addi %896, %c10 : index
      %1102 = arith.muli %1090, %c15 : index
      %1103 = arith.addi %1101, %1102 : index
      %1104 = memref.load %21[%1103] : memref<?xf32>
      %1105 = arith.addi %1103, %c13 : index
      %1106 = memref.load %21[%1105] : memref<?xf32>
      %1107 = arith.addf %1104, %1106 : f32
      %1108 = arith.remui %893, %c8 : index
      %1109 = arith.muli %1108, %c20 : index
      %1110 = arith.addi %18, %1109 : index
      %1111 = vector.load %w[%1110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1112 = vector.bitcast %1111 : vector<4xi8> to vector<1xf32>
      %1113 = vector.extract %1112[0] : f32 from vector<1xf32>
      %1114 = arith.mulf %1113, %1100 : f32
      %1115 = arith.mulf %1107, %1114 : f32
      %1116 = arith.muli %3, %c9 : index
      %1117 = arith.addi %1116, %c10 : index
      %1118 = arith.muli %1117, %c8 : index
      %1119 = arith.remui %893, %c8 : index
      %1120 = arith.addi %1118, %1119 : index
      %1121 = arith.muli %1093, %c4 : index
      %1122 = arith.addi %1121, %1120 : index
      memref.store %1115, %22[%1122] : memref<?xf32>
      %1123 = arith.addi %896, %c4 : index
      %1124 = arith.muli %1090, %c15 : index
      %1125 = arith.addi %1123, %1124 : index
      %1126 = memref.load %21[%1125] : memref<?xf32>
      %1127 = arith.addi %1125, %c13 : index
      %1128 = memref.load %21[%1127] : memref<?xf32>
      %1129 = arith.addf %1126, %1128 : f32
      %1130 = arith.remui %893, %c8 : index
      %1131 = arith.muli %1130, %c20 : index
      %1132 = arith.addi %20, %1131 : index
      %1133 = vector.load %w[%1132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1134 = vector.bitcast %1133 : vector<4xi8> to vector<1xf32>
      %1135 = vector.extract %1134[0] : f32 from vector<1xf32>
      %1136 = arith.mulf %1135, %1100 : f32
      %1137 = arith.mulf %1129, %1136 : f32
      %1138 = arith.muli %3, %c9 : index
      %1139 = arith.addi %1138, %c11 : index
      %1140 = arith.muli %1139, %c8 : index
      %1141 = arith.remui %893, %c8 : index
      %1142 = arith.addi %1140, %1141 : index
      %1143 = arith.muli %1093, %c4 : index
      %1144 = arith.addi %1143, %1142 : index
      memref.store %1137, %22[%1144] : memref<?xf32>
    }
    %1145 = arith.muli %4, %c20 : index
    %1146 = arith.addi %1145, %c28 : index
    %1147 = arith.muli %1146, %c9 : index
    %1148 = arith.divui %893, %c8 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.addi %892, %1149 : index
    %1151 = arith.cmpi slt, %1150, %24 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c11 : index
      %1153 = arith.muli %1150, %c9 : index
      %1154 = memref.load %factors[%1153] : memref<?xf32>
      %1155 = arith.mulf %1154, %operandScale : f32
      %1156 = arith.select %1152, %1155, %operandScale : f32
      %1157 = arith.addi %896, %c10 : index
      %1158 = arith.muli %1146, %c15 : index
      %1159 = arith.addi %1157, %1158 : index
      %1160 = memref.load %21[%1159] : memref<?xf32>
      %1161 = arith.addi %1159, %c13 : index
      %1162 = memref.load %21[%1161] : memref<?xf32>
      %1163 = arith.addf %1160, %1162 : f32
      %1164 = arith.remui %893, %c8 : index
      %1165 = arith.muli %1164, %c20 : index
      %1166 = arith.addi %18, %1165 : index
      %1167 = vector.load %w[%1166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1168 = vector.bitcast %1167 : vector<4xi8> to vector<1xf32>
      %1169 = vector.extract %1168[0] : f32 from vector<1xf32>
      %1170 = arith.mulf %1169, %1156 : f32
      %1171 = arith.mulf %1163, %1170 : f32
      %1172 = arith.muli %3, %c9 : index
      %1173 = arith.addi %1172, %c10 : index
      %1174 = arith.muli %1173, %c8 : index
      %1175 = arith.remui %893, %c8 : index
      %1176 = arith.addi %1174, %1175 : index
      %1177 = arith.muli %1149, %c4 : index
      %1178 = arith.addi %1177, %1176 : index
      memref.store %1171, %22[%1178] : memref<?xf32>
      %1179 = arith.addi %896, %c4 : index
      %1180 = arith.muli %1146, %c15 : index
      %1181 = arith.addi %1179, %1180 : index
      %1182 = memref.load %21[%1181] : memref<?xf32>
      %1183 = arith.addi %1181, %c13 : index
      %1184 = memref.load %21[%1183] : memref<?xf32>
      %1185 = arith.addf %1182, %1184 : f32
      %1186 = arith.remui %893, %c8 : index
      %1187 = arith.muli %1186, %c20 : index
      %1188 = arith.addi %20, %1187 : index
      %1189 = vector.load %w[%1188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1190 = vector.bitcast %1189 : vector<4xi8> to vector<1xf32>
      %1191 = vector.extract %1190[0] : f32 from vector<1xf32>
      %1192 = arith.mulf %1191, %1156 : f32
      %1193 = arith.mulf %1185, %1192 : f32
      %1194 = arith.muli %3, %c9 : index
      %1195 = arith.addi %1194, %c11 : index
      %1196 = arith.muli %1195, %c8 : index
      %1197 = arith.remui %893, %c8 : index
      %1198 = arith.addi %1196, %1197 : index
      %1199 = arith.muli %1149, %c4 : index
      %1200 = arith.addi %1199, %1198 : index
      memref.store %1193, %22[%1200] : memref<?xf32>
    }
    wave.barrier
    %1201 = arith.addi %25, %c10 : index
    %1202 = wave.wave
    %1203 = arith.addi %1202, %c10 : index
    %1204 = arith.addi %1201, %1203 : index
    %1205 = arith.cmpi slt, %1204, %24 : index
    scf.if %1205 {
      %1206 = arith.addi %1201, %1203 : index
      %1207 = arith.muli %1203, %c4 : index
      %1208 = wave.lane
      %1209 = arith.addi %1208, %c10 : index
      %1210 = arith.cmpi eq, %hasBias, %c11 : index
      %1211 = arith.addi %1207, %1209 : index
      %1212 = memref.load %22[%1211] : memref<?xf32>
      %1213 = arith.muli %0, %c4 : index
      %1214 = arith.addi %1213, %1209 : index
      %1215 = memref.load %bias[%1214] : memref<?xf32>
      %1216 = arith.addf %1212, %1215 : f32
      %1217 = arith.select %1210, %1216, %1212 : f32
      %1218 = arith.addi %1209, %c7 : index
      %1219 = arith.cmpi eq, %hasBias, %c11 : index
      %1220 = arith.addi %1207, %1218 : index
      %1221 = memref.load %22[%1220] : memref<?xf32>
      %1222 = arith.muli %0, %c4 : index
      %1223 = arith.addi %1222, %1218 : index
      %1224 = memref.load %bias[%1223] : memref<?xf32>
      %1225 = arith.addf %1221, %1224 : f32
      %1226 = arith.select %1219, %1225, %1221 : f32
      %1227 = arith.addi %1208, %c15 : index
      %1228 = arith.cmpi eq, %hasBias, %c11 : index
      %1229 = arith.addi %1207, %1227 : index
      %1230 = memref.load %22[%1229] : memref<?xf32>
      %1231 = arith.muli %0, %c4 : index
      %1232 = arith.addi %1231, %1227 : index
      %1233 = memref.load %bias[%1232] : memref<?xf32>
      %1234 = arith.addf %1230, %1233 : f32
      %1235 = arith.select %1228, %1234, %1230 : f32
      %1236 = arith.addi %1227, %c7 : index
      %1237 = arith.cmpi eq, %hasBias, %c11 : index
      %1238 = arith.addi %1207, %1236 : index
      %1239 = memref.load %22[%1238] : memref<?xf32>
      %1240 = arith.muli %0, %c4 : index
      %1241 = arith.addi %1240, %1236 : index
      %1242 = memref.load %bias[%1241] : memref<?xf32>
      %1243 = arith.addf %1239, %1242 : f32
      %1244 = arith.select %1237, %1243, %1239 : f32
      %1245 = arith.addi %1208, %c5 : index
      %1246 = arith.cmpi eq, %hasBias, %c11 : index
      %1247 = arith.addi %1207, %1245 : index
      %1248 = memref.load %22[%1247] : memref<?xf32>
      %1249 = arith.muli %0, %c4 : index
      %1250 = arith.addi %1249, %1245 : index
      %1251 = memref.load %bias[%1250] : memref<?xf32>
      %1252 = arith.addf %1248, %1251 : f32
      %1253 = arith.select %1246, %1252, %1248 : f32
      %1254 = arith.addi %1245, %c7 : index
      %1255 = arith.cmpi eq, %hasBias, %c11 : index
      %1256 = arith.addi %1207, %1254 : index
      %1257 = memref.load %22[%1256] : memref<?xf32>
      %1258 = arith.muli %0, %c4 : index
      %1259 = arith.addi %1258, %1254 : index
      %1260 = memref.load %bias[%1259] : memref<?xf32>
      %1261 = arith.addf %1257, %1260 : f32
      %1262 = arith.select %1255, %1261, %1257 : f32
      %1263 = arith.addi %1208, %c29 : index
      %1264 = arith.cmpi eq, %hasBias, %c11 : index
      %1265 = arith.addi %1207, %1263 : index
      %1266 = memref.load %22[%1265] : memref<?xf32>
      %1267 = arith.muli %0, %c4 : index
      %1268 = arith.addi %1267, %1263 : index
      %1269 = memref.load %bias[%1268] : memref<?xf32>
      %1270 = arith.addf %1266, %1269 : f32
      %1271 = arith.select %1264, %1270, %1266 : f32
      %1272 = arith.addi %1263, %c7 : index
      %1273 = arith.cmpi eq, %hasBias, %c11 : index
      %1274 = arith.addi %1207, %1272 : index
      %1275 = memref.load %22[%1274] : memref<?xf32>
      %1276 = arith.muli %0, %c4 : index
      %1277 = arith.addi %1276, %1272 : index
      %1278 = memref.load %bias[%1277] : memref<?xf32>
      %1279 = arith.addf %1275, %1278 : f32
      %1280 = arith.select %1273, %1279, %1275 : f32
      %1281 = arith.addi %heads, %kvHeads : index
      %1282 = arith.cmpi slt, %0, %1281 : index
      scf.if %1282 {
        %1283 = arith.addi %positionsAt, %1206 : index
        %1284 = memref.load %step[%1283] : memref<?xi32>
        %1285 = arith.index_cast %1284 : i32 to index
        %1286 = arith.cmpi eq, %hasNorm, %c11 : index
        %1287 = math.fma %1217, %1217, %c38 : f32
        %1288 = math.fma %1226, %1226, %1287 : f32
        %1289 = math.fma %1235, %1235, %1288 : f32
        %1290 = math.fma %1244, %1244, %1289 : f32
        %1291 = math.fma %1253, %1253, %1290 : f32
        %1292 = math.fma %1262, %1262, %1291 : f32
        %1293 = math.fma %1271, %1271, %1292 : f32
        %1294 = math.fma %1280, %1280, %1293 : f32
        %1295 = vector.broadcast %1294 : f32 to vector<1xf32>
        %1296 = wave.reduce "add" %1295 : vector<1xf32>
        %1297 = arith.mulf %1296, %inverseHeadDim : f32
        %1298 = arith.addf %1297, %epsilon : f32
        %1299 = math.sqrt %1298 : f32
        %1300 = arith.divf %c40, %1299 : f32
        %1301 = arith.cmpi slt, %0, %heads : index
        %1302 = arith.addi %1209, %c7 : index
        %1303 = memref.load %query_norm[%1209] : memref<?xf32>
        %1304 = memref.load %key_norm[%1209] : memref<?xf32>
        %1305 = arith.select %1301, %1303, %1304 : f32
        %1306 = arith.mulf %1217, %1300 : f32
        %1307 = arith.mulf %1306, %1305 : f32
        %1308 = arith.select %1286, %1307, %1217 : f32
        %1309 = memref.load %query_norm[%1302] : memref<?xf32>
        %1310 = memref.load %key_norm[%1302] : memref<?xf32>
        %1311 = arith.select %1301, %1309, %1310 : f32
        %1312 = arith.mulf %1226, %1300 : f32
        %1313 = arith.mulf %1312, %1311 : f32
        %1314 = arith.select %1286, %1313, %1226 : f32
        %1315 = arith.addi %1227, %c7 : index
        %1316 = memref.load %query_norm[%1227] : memref<?xf32>
        %1317 = memref.load %key_norm[%1227] : memref<?xf32>
        %1318 = arith.select %1301, %1316, %1317 : f32
        %1319 = arith.mulf %1235, %1300 : f32
        %1320 = arith.mulf %1319, %1318 : f32
        %1321 = arith.select %1286, %1320, %1235 : f32
        %1322 = memref.load %query_norm[%1315] : memref<?xf32>
        %1323 = memref.load %key_norm[%1315] : memref<?xf32>
        %1324 = arith.select %1301, %1322, %1323 : f32
        %1325 = arith.mulf %1244, %1300 : f32
        %1326 = arith.mulf %1325, %1324 : f32
        %1327 = arith.select %1286, %1326, %1244 : f32
        %1328 = arith.addi %1245, %c7 : index
        %1329 = memref.load %query_norm[%1245] : memref<?xf32>
        %1330 = memref.load %key_norm[%1245] : memref<?xf32>
        %1331 = arith.select %1301, %1329, %1330 : f32
        %1332 = arith.mulf %1253, %1300 : f32
        %1333 = arith.mulf %1332, %1331 : f32
        %1334 = arith.select %1286, %1333, %1253 : f32
        %1335 = memref.load %query_norm[%1328] : memref<?xf32>
        %1336 = memref.load %key_norm[%1328] : memref<?xf32>
        %1337 = arith.select %1301, %1335, %1336 : f32
        %1338 = arith.mulf %1262, %1300 : f32
        %1339 = arith.mulf %1338, %1337 : f32
        %1340 = arith.select %1286, %1339, %1262 : f32
        %1341 = arith.addi %1263, %c7 : index
        %1342 = memref.load %query_norm[%1263] : memref<?xf32>
        %1343 = memref.load %key_norm[%1263] : memref<?xf32>
        %1344 = arith.select %1301, %1342, %1343 : f32
        %1345 = arith.mulf %1271, %1300 : f32
        %1346 = arith.mulf %1345, %1344 : f32
        %1347 = arith.select %1286, %1346, %1271 : f32
        %1348 = memref.load %query_norm[%1341] : memref<?xf32>
        %1349 = memref.load %key_norm[%1341] : memref<?xf32>
        %1350 = arith.select %1301, %1348, %1349 : f32
        %1351 = arith.mulf %1280, %1300 : f32
        %1352 = arith.mulf %1351, %1350 : f32
        %1353 = arith.select %1286, %1352, %1280 : f32
        %1354 = arith.remui %1285, %c4 : index
        %1355 = arith.muli %1354, %c4 : index
        %1356 = arith.addi %1355, %1209 : index
        %1357 = arith.divui %1285, %c4 : index
        %1358 = arith.addi %1357, %c4 : index
        %1359 = arith.muli %1358, %c4 : index
        %1360 = arith.addi %1359, %1209 : index
        %1361 = memref.load %rope[%1356] : memref<?xf32>
        %1362 = arith.addi %1356, %c7 : index
        %1363 = memref.load %rope[%1362] : memref<?xf32>
        %1364 = memref.load %rope[%1360] : memref<?xf32>
        %1365 = arith.addi %1360, %c7 : index
        %1366 = memref.load %rope[%1365] : memref<?xf32>
        %1367 = arith.mulf %1364, %1361 : f32
        %1368 = arith.mulf %1366, %1363 : f32
        %1369 = arith.subf %1367, %1368 : f32
        %1370 = arith.mulf %1366, %1361 : f32
        %1371 = arith.mulf %1364, %1363 : f32
        %1372 = arith.addf %1370, %1371 : f32
        %1373 = arith.mulf %1308, %1369 : f32
        %1374 = arith.mulf %1314, %1372 : f32
        %1375 = arith.subf %1373, %1374 : f32
        %1376 = arith.mulf %1314, %1369 : f32
        %1377 = arith.mulf %1308, %1372 : f32
        %1378 = arith.addf %1376, %1377 : f32
        %1379 = arith.cmpi slt, %0, %heads : index
        scf.if %1379 {
          %1380 = arith.muli %1206, %heads : index
          %1381 = arith.addi %1380, %0 : index
          %1382 = arith.muli %1381, %c4 : index
          %1383 = arith.addi %1382, %1209 : index
          memref.store %1375, %q[%1383] : memref<?xf32>
          %1384 = arith.addi %1383, %c7 : index
          memref.store %1378, %q[%1384] : memref<?xf32>
        } else {
          %1385 = arith.addi %1207, %1209 : index
          memref.store %1375, %22[%1385] : memref<?xf32>
          %1386 = arith.addi %1207, %1209 : index
          %1387 = arith.addi %1386, %c7 : index
          memref.store %1378, %22[%1387] : memref<?xf32>
        }
        %1388 = arith.remui %1285, %c4 : index
        %1389 = arith.muli %1388, %c4 : index
        %1390 = arith.addi %1389, %1227 : index
        %1391 = arith.divui %1285, %c4 : index
        %1392 = arith.addi %1391, %c4 : index
        %1393 = arith.muli %1392, %c4 : index
        %1394 = arith.addi %1393, %1227 : index
        %1395 = memref.load %rope[%1390] : memref<?xf32>
        %1396 = arith.addi %1390, %c7 : index
        %1397 = memref.load %rope[%1396] : memref<?xf32>
        %1398 = memref.load %rope[%1394] : memref<?xf32>
        %1399 = arith.addi %1394, %c7 : index
        %1400 = memref.load %rope[%1399] : memref<?xf32>
        %1401 = arith.mulf %1398, %1395 : f32
        %1402 = arith.mulf %1400, %1397 : f32
        %1403 = arith.subf %1401, %1402 : f32
        %1404 = arith.mulf %1400, %1395 : f32
        %1405 = arith.mulf %1398, %1397 : f32
        %1406 = arith.addf %1404, %1405 : f32
        %1407 = arith.mulf %1321, %1403 : f32
        %1408 = arith.mulf %1327, %1406 : f32
        %1409 = arith.subf %1407, %1408 : f32
        %1410 = arith.mulf %1327, %1403 : f32
        %1411 = arith.mulf %1321, %1406 : f32
        %1412 = arith.addf %1410, %1411 : f32
        %1413 = arith.cmpi slt, %0, %heads : index
        scf.if %1413 {
          %1414 = arith.muli %1206, %heads : index
          %1415 = arith.addi %1414, %0 : index
          %1416 = arith.muli %1415, %c4 : index
          %1417 = arith.addi %1416, %1227 : index
          memref.store %1409, %q[%1417] : memref<?xf32>
          %1418 = arith.addi %1417, %c7 : index
          memref.store %1412, %q[%1418] : memref<?xf32>
        } else {
          %1419 = arith.addi %1207, %1227 : index
          memref.store %1409, %22[%1419] : memref<?xf32>
          %1420 = arith.addi %1207, %1227 : index
          %1421 = arith.addi %1420, %c7 : index
          memref.store %1412, %22[%1421] : memref<?xf32>
        }
        %1422 = arith.remui %1285, %c4 : index
        %1423 = arith.muli %1422, %c4 : index
        %1424 = arith.addi %1423, %1245 : index
        %1425 = arith.divui %1285, %c4 : index
        %1426 = arith.addi %1425, %c4 : index
        %1427 = arith.muli %1426, %c4 : index
        %1428 = arith.addi %1427, %1245 : index
        %1429 = memref.load %rope[%1424] : memref<?xf32>
        %1430 = arith.addi %1424, %c7 : index
        %1431 = memref.load %rope[%1430] : memref<?xf32>
        %1432 = memref.load %rope[%1428] : memref<?xf32>
        %1433 = arith.addi %1428, %c7 : index
        %1434 = memref.load %rope[%1433] : memref<?xf32>
        %1435 = arith.mulf %1432, %1429 : f32
        %1436 = arith.mulf %1434, %1431 : f32
        %1437 = arith.subf %1435, %1436 : f32
        %1438 = arith.mulf %1434, %1429 : f32
        %1439 = arith.mulf %1432, %1431 : f32
        %1440 = arith.addf %1438, %1439 : f32
        %1441 = arith.mulf %1334, %1437 : f32
        %1442 = arith.mulf %1340, %1440 : f32
        %1443 = arith.subf %1441, %1442 : f32
        %1444 = arith.mulf %1340, %1437 : f32
        %1445 = arith.mulf %1334, %1440 : f32
        %1446 = arith.addf %1444, %1445 : f32
        %1447 = arith.cmpi slt, %0, %heads : index
        scf.if %1447 {
          %1448 = arith.muli %1206, %heads : index
          %1449 = arith.addi %1448, %0 : index
          %1450 = arith.muli %1449, %c4 : index
          %1451 = arith.addi %1450, %1245 : index
          memref.store %1443, %q[%1451] : memref<?xf32>
          %1452 = arith.addi %1451, %c7 : index
          memref.store %1446, %q[%1452] : memref<?xf32>
        } else {
          %1453 = arith.addi %1207, %1245 : index
          memref.store %1443, %22[%1453] : memref<?xf32>
          %1454 = arith.addi %1207, %1245 : index
          %1455 = arith.addi %1454, %c7 : index
          memref.store %1446, %22[%1455] : memref<?xf32>
        }
        %1456 = arith.remui %1285, %c4 : index
        %1457 = arith.muli %1456, %c4 : index
        %1458 = arith.addi %1457, %1263 : index
        %1459 = arith.divui %1285, %c4 : index
        %1460 = arith.addi %1459, %c4 : index
        %1461 = arith.muli %1460, %c4 : index
        %1462 = arith.addi %1461, %1263 : index
        %1463 = memref.load %rope[%1458] : memref<?xf32>
        %1464 = arith.addi %1458, %c7 : index
        %1465 = memref.load %rope[%1464] : memref<?xf32>
        %1466 = memref.load %rope[%1462] : memref<?xf32>
        %1467 = arith.addi %1462, %c7 : index
        %1468 = memref.load %rope[%1467] : memref<?xf32>
        %1469 = arith.mulf %1466, %1463 : f32
        %1470 = arith.mulf %1468, %1465 : f32
        %1471 = arith.subf %1469, %1470 : f32
        %1472 = arith.mulf %1468, %1463 : f32
        %1473 = arith.mulf %1466, %1465 : f32
        %1474 = arith.addf %1472, %1473 : f32
        %1475 = arith.mulf %1347, %1471 : f32
        %1476 = arith.mulf %1353, %1474 : f32
        %1477 = arith.subf %1475, %1476 : f32
        %1478 = arith.mulf %1353, %1471 : f32
        %1479 = arith.mulf %1347, %1474 : f32
        %1480 = arith.addf %1478, %1479 : f32
        %1481 = arith.cmpi slt, %0, %heads : index
        scf.if %1481 {
          %1482 = arith.muli %1206, %heads : index
          %1483 = arith.addi %1482, %0 : index
          %1484 = arith.muli %1483, %c4 : index
          %1485 = arith.addi %1484, %1263 : index
          memref.store %1477, %q[%1485] : memref<?xf32>
          %1486 = arith.addi %1485, %c7 : index
          memref.store %1480, %q[%1486] : memref<?xf32>
        } else {
          %1487 = arith.addi %1207, %1263 : index
          memref.store %1477, %22[%1487] : memref<?xf32>
          %1488 = arith.addi %1207, %1263 : index
          %1489 = arith.addi %1488, %c7 : index
          memref.store %1480, %22[%1489] : memref<?xf32>
        }
      } else {
        %1490 = arith.cmpi slt, %0, %heads : index
        scf.if %1490 {
          %1491 = arith.muli %1206, %heads : index
          %1492 = arith.addi %1491, %0 : index
          %1493 = arith.muli %1492, %c4 : index
          %1494 = arith.addi %1493, %1209 : index
          memref.store %1217, %q[%1494] : memref<?xf32>
          %1495 = arith.addi %1494, %c7 : index
          memref.store %1226, %q[%1495] : memref<?xf32>
        } else {
          %1496 = arith.addi %1207, %1209 : index
          memref.store %1217, %22[%1496] : memref<?xf32>
          %1497 = arith.addi %1207, %1209 : index
          %1498 = arith.addi %1497, %c7 : index
          memref.store %1226, %22[%1498] : memref<?xf32>
        }
        %1499 = arith.cmpi slt, %0, %heads : index
        scf.if %1499 {
          %1500 = arith.muli %1206, %heads : index
          %1501 = arith.addi %1500, %0 : index
          %1502 = arith.muli %1501, %c4 : index
          %1503 = arith.addi %1502, %1227 : index
          memref.store %1235, %q[%1503] : memref<?xf32>
          %1504 = arith.addi %1503, %c7 : index
          memref.store %1244, %q[%1504] : memref<?xf32>
        } else {
          %1505 = arith.addi %1207, %1227 : index
          memref.store %1235, %22[%1505] : memref<?xf32>
          %1506 = arith.addi %1207, %1227 : index
          %1507 = arith.addi %1506, %c7 : index
          memref.store %1244, %22[%1507] : memref<?xf32>
        }
        %1508 = arith.cmpi slt, %0, %heads : index
        scf.if %1508 {
          %1509 = arith.muli %1206, %heads : index
          %1510 = arith.addi %1509, %0 : index
          %1511 = arith.muli %1510, %c4 : index
          %1512 = arith.addi %1511, %1245 : index
          memref.store %1253, %q[%1512] : memref<?xf32>
          %1513 = arith.addi %1512, %c7 : index
          memref.store %1262, %q[%1513] : memref<?xf32>
        } else {
          %1514 = arith.addi %1207, %1245 : index
          memref.store %1253, %22[%1514] : memref<?xf32>
          %1515 = arith.addi %1207, %1245 : index
          %1516 = arith.addi %1515, %c7 : index
          memref.store %1262, %22[%1516] : memref<?xf32>
        }
        %1517 = arith.cmpi slt, %0, %heads : index
        scf.if %1517 {
          %1518 = arith.muli %1206, %heads : index
          %1519 = arith.addi %1518, %0 : index
          %1520 = arith.muli %1519, %c4 : index
          %1521 = arith.addi %1520, %1263 : index
          memref.store %1271, %q[%1521] : memref<?xf32>
          %1522 = arith.addi %1521, %c7 : index
          memref.store %1280, %q[%1522] : memref<?xf32>
        } else {
          %1523 = arith.addi %1207, %1263 : index
          memref.store %1271, %22[%1523] : memref<?xf32>
          %1524 = arith.addi %1207, %1263 : index
          %1525 = arith.addi %1524, %c7 : index
          memref.store %1280, %22[%1525] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1526 = arith.cmpi sge, %0, %heads : index
    scf.if %1526 {
      %1527 = arith.addi %1202, %c10 : index
      %1528 = arith.addi %1201, %1527 : index
      %1529 = arith.cmpi slt, %1528, %24 : index
      scf.if %1529 {
        %1530 = arith.addi %1201, %1527 : index
        %1531 = arith.addi %slotsAt, %1530 : index
        %1532 = memref.load %step[%1531] : memref<?xi32>
        %1533 = arith.index_cast %1532 : i32 to index
        %1534 = arith.cmpi sge, %1533, %c10 : index
        scf.if %1534 {
          %1535 = arith.muli %1527, %c4 : index
          %1536 = arith.subi %0, %heads : index
          %1537 = memref.load %scales[%1536] : memref<?xf32>
          %1538 = vector.broadcast %1537 : f32 to vector<4xf32>
          %1539 = arith.divui %1533, %c8 : index
          %1540 = arith.remui %1533, %c8 : index
          %1541 = arith.muli %1539, %pageBytes : index
          %1542 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1542 {
            %1543 = wave.lane
            %1544 = arith.muli %1543, %c20 : index
            scf.for %1545 = %1544 to %c4 step %c7 {
              %1546 = arith.addi %1535, %1545 : index
              %1547 = vector.load %22[%1546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1548 = arith.mulf %1547, %1538 : vector<4xf32>
              %1549 = arith.minimumf %1548, %c45 : vector<4xf32>
              %1550 = arith.maximumf %1549, %c46 : vector<4xf32>
              %1551 = arith.truncf %1550 : vector<4xf32> to vector<4xf16>
              %1552 = vector.bitcast %1551 : vector<4xf16> to vector<8xi8>
              %1553 = arith.cmpi slt, %1536, %kvHeads : index
              scf.if %1553 {
                %1554 = arith.muli %1536, %c47 : index
                %1555 = arith.addi %1541, %1554 : index
                %1556 = arith.divui %1545, %c8 : index
                %1557 = arith.muli %1556, %c48 : index
                %1558 = arith.remui %1545, %c8 : index
                %1559 = arith.divui %1558, %c2 : index
                %1560 = arith.muli %1559, %c4 : index
                %1561 = arith.muli %1540, %c8 : index
                %1562 = arith.addi %1560, %1561 : index
                %1563 = arith.remui %1558, %c2 : index
                %1564 = arith.muli %1563, %c9 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.addi %1557, %1565 : index
                %1567 = arith.addi %1555, %1566 : index
                vector.store %1552, %kv[%1567] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1568 = arith.subi %1536, %kvHeads : index
                %1569 = arith.muli %1568, %c47 : index
                %1570 = arith.addi %1541, %1569 : index
                %1571 = arith.addi %1545, %c10 : index
                %1572 = arith.divui %1571, %c8 : index
                %1573 = arith.muli %1572, %c48 : index
                %1574 = arith.addi %1573, %c12 : index
                %1575 = arith.remui %1571, %c8 : index
                %1576 = arith.divui %1540, %c9 : index
                %1577 = arith.remui %1540, %c9 : index
                %1578 = arith.muli %1577, %c2 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.divui %1579, %c2 : index
                %1581 = arith.muli %1580, %c4 : index
                %1582 = arith.muli %1575, %c8 : index
                %1583 = arith.addi %1581, %1582 : index
                %1584 = arith.remui %1579, %c2 : index
                %1585 = arith.muli %1584, %c9 : index
                %1586 = arith.addi %1583, %1585 : index
                %1587 = arith.addi %1574, %1586 : index
                %1588 = arith.addi %1570, %1587 : index
                %1589 = vector.shuffle %1552, %1552 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1589, %kv[%1588] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1590 = arith.addi %1545, %c11 : index
                %1591 = arith.divui %1590, %c8 : index
                %1592 = arith.muli %1591, %c48 : index
                %1593 = arith.addi %1592, %c12 : index
                %1594 = arith.remui %1590, %c8 : index
                %1595 = arith.divui %1540, %c9 : index
                %1596 = arith.remui %1540, %c9 : index
                %1597 = arith.muli %1596, %c2 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1598, %c2 : index
                %1600 = arith.muli %1599, %c4 : index
                %1601 = arith.muli %1594, %c8 : index
                %1602 = arith.addi %1600, %1601 : index
                %1603 = arith.remui %1598, %c2 : index
                %1604 = arith.muli %1603, %c9 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.addi %1593, %1605 : index
                %1607 = arith.addi %1570, %1606 : index
                %1608 = vector.shuffle %1552, %1552 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1608, %kv[%1607] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1609 = arith.addi %1545, %c9 : index
                %1610 = arith.divui %1609, %c8 : index
                %1611 = arith.muli %1610, %c48 : index
                %1612 = arith.addi %1611, %c12 : index
                %1613 = arith.remui %1609, %c8 : index
                %1614 = arith.divui %1540, %c9 : index
                %1615 = arith.remui %1540, %c9 : index
                %1616 = arith.muli %1615, %c2 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.divui %1617, %c2 : index
                %1619 = arith.muli %1618, %c4 : index
                %1620 = arith.muli %1613, %c8 : index
                %1621 = arith.addi %1619, %1620 : index
                %1622 = arith.remui %1617, %c2 : index
                %1623 = arith.muli %1622, %c9 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.addi %1612, %1624 : index
                %1626 = arith.addi %1570, %1625 : index
                %1627 = vector.shuffle %1552, %1552 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1627, %kv[%1626] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1628 = arith.addi %1545, %c28 : index
                %1629 = arith.divui %1628, %c8 : index
                %1630 = arith.muli %1629, %c48 : index
                %1631 = arith.addi %1630, %c12 : index
                %1632 = arith.remui %1628, %c8 : index
                %1633 = arith.divui %1540, %c9 : index
                %1634 = arith.remui %1540, %c9 : index
                %1635 = arith.muli %1634, %c2 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.divui %1636, %c2 : index
                %1638 = arith.muli %1637, %c4 : index
                %1639 = arith.muli %1632, %c8 : index
                %1640 = arith.addi %1638, %1639 : index
                %1641 = arith.remui %1636, %c2 : index
                %1642 = arith.muli %1641, %c9 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.addi %1631, %1643 : index
                %1645 = arith.addi %1570, %1644 : index
                %1646 = vector.shuffle %1552, %1552 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1646, %kv[%1645] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1647 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1647 {
            %1648 = wave.lane
            %1649 = arith.muli %1648, %c20 : index
            scf.for %1650 = %1649 to %c4 step %c7 {
              %1651 = arith.addi %1535, %1650 : index
              %1652 = vector.load %22[%1651] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1653 = arith.mulf %1652, %1538 : vector<4xf32>
              %1654 = wave.fp8_encode "e4m3" %1653 : vector<4xf32> -> vector<4xi8>
              %1655 = arith.cmpi slt, %1536, %kvHeads : index
              scf.if %1655 {
                %1656 = arith.muli %1536, %c12 : index
                %1657 = arith.addi %1541, %1656 : index
                %1658 = vector.shuffle %1654, %1654 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1659 = arith.divui %1650, %c8 : index
                %1660 = arith.muli %1659, %c4 : index
                %1661 = arith.remui %1650, %c8 : index
                %1662 = arith.muli %1540, %c8 : index
                %1663 = arith.divui %1661, %c20 : index
                %1664 = arith.muli %1663, %c20 : index
                %1665 = arith.remui %1661, %c9 : index
                %1666 = arith.muli %1665, %c9 : index
                %1667 = arith.addi %1664, %1666 : index
                %1668 = arith.divui %1661, %c9 : index
                %1669 = arith.remui %1668, %c9 : index
                %1670 = arith.addi %1667, %1669 : index
                %1671 = arith.addi %1662, %1670 : index
                %1672 = arith.addi %1660, %1671 : index
                %1673 = arith.addi %1657, %1672 : index
                vector.store %1658, %kv[%1673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1674 = arith.subi %1536, %kvHeads : index
                %1675 = arith.muli %1674, %c12 : index
                %1676 = arith.addi %1541, %1675 : index
                %1677 = arith.addi %1650, %c10 : index
                %1678 = arith.divui %1677, %c8 : index
                %1679 = arith.muli %1678, %c4 : index
                %1680 = arith.addi %1679, %c13 : index
                %1681 = arith.remui %1677, %c8 : index
                %1682 = arith.divui %1540, %c9 : index
                %1683 = arith.remui %1540, %c9 : index
                %1684 = arith.muli %1683, %c2 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.muli %1681, %c8 : index
                %1687 = arith.divui %1685, %c20 : index
                %1688 = arith.muli %1687, %c20 : index
                %1689 = arith.remui %1685, %c9 : index
                %1690 = arith.muli %1689, %c9 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.divui %1685, %c9 : index
                %1693 = arith.remui %1692, %c9 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.addi %1686, %1694 : index
                %1696 = arith.addi %1680, %1695 : index
                %1697 = arith.addi %1676, %1696 : index
                %1698 = vector.shuffle %1654, %1654 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1698, %kv[%1697] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1699 = arith.addi %1650, %c11 : index
                %1700 = arith.divui %1699, %c8 : index
                %1701 = arith.muli %1700, %c4 : index
                %1702 = arith.addi %1701, %c13 : index
                %1703 = arith.remui %1699, %c8 : index
                %1704 = arith.divui %1540, %c9 : index
                %1705 = arith.remui %1540, %c9 : index
                %1706 = arith.muli %1705, %c2 : index
                %1707 = arith.addi %1704, %1706 : index
                %1708 = arith.muli %1703, %c8 : index
                %1709 = arith.divui %1707, %c20 : index
                %1710 = arith.muli %1709, %c20 : index
                %1711 = arith.remui %1707, %c9 : index
                %1712 = arith.muli %1711, %c9 : index
                %1713 = arith.addi %1710, %1712 : index
                %1714 = arith.divui %1707, %c9 : index
                %1715 = arith.remui %1714, %c9 : index
                %1716 = arith.addi %1713, %1715 : index
                %1717 = arith.addi %1708, %1716 : index
                %1718 = arith.addi %1702, %1717 : index
                %1719 = arith.addi %1676, %1718 : index
                %1720 = vector.shuffle %1654, %1654 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1720, %kv[%1719] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1721 = arith.addi %1650, %c9 : index
                %1722 = arith.divui %1721, %c8 : index
                %1723 = arith.muli %1722, %c4 : index
                %1724 = arith.addi %1723, %c13 : index
                %1725 = arith.remui %1721, %c8 : index
                %1726 = arith.divui %1540, %c9 : index
                %1727 = arith.remui %1540, %c9 : index
                %1728 = arith.muli %1727, %c2 : index
                %1729 = arith.addi %1726, %1728 : index
                %1730 = arith.muli %1725, %c8 : index
                %1731 = arith.divui %1729, %c20 : index
                %1732 = arith.muli %1731, %c20 : index
                %1733 = arith.remui %1729, %c9 : index
                %1734 = arith.muli %1733, %c9 : index
                %1735 = arith.addi %1732, %1734 : index
                %1736 = arith.divui %1729, %c9 : index
                %1737 = arith.remui %1736, %c9 : index
                %1738 = arith.addi %1735, %1737 : index
                %1739 = arith.addi %1730, %1738 : index
                %1740 = arith.addi %1724, %1739 : index
                %1741 = arith.addi %1676, %1740 : index
                %1742 = vector.shuffle %1654, %1654 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1742, %kv[%1741] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1743 = arith.addi %1650, %c28 : index
                %1744 = arith.divui %1743, %c8 : index
                %1745 = arith.muli %1744, %c4 : index
                %1746 = arith.addi %1745, %c13 : index
                %1747 = arith.remui %1743, %c8 : index
                %1748 = arith.divui %1540, %c9 : index
                %1749 = arith.remui %1540, %c9 : index
                %1750 = arith.muli %1749, %c2 : index
                %1751 = arith.addi %1748, %1750 : index
                %1752 = arith.muli %1747, %c8 : index
                %1753 = arith.divui %1751, %c20 : index
                %1754 = arith.muli %1753, %c20 : index
                %1755 = arith.remui %1751, %c9 : index
                %1756 = arith.muli %1755, %c9 : index
                %1757 = arith.addi %1754, %1756 : index
                %1758 = arith.divui %1751, %c9 : index
                %1759 = arith.remui %1758, %c9 : index
                %1760 = arith.addi %1757, %1759 : index
                %1761 = arith.addi %1752, %1760 : index
                %1762 = arith.addi %1746, %1761 : index
                %1763 = arith.addi %1676, %1762 : index
                %1764 = vector.shuffle %1654, %1654 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1764, %kv[%1763] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1765 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1765 {
            %1766 = wave.lane
            %1767 = arith.muli %1766, %c20 : index
            scf.for %1768 = %1767 to %c4 step %c7 {
              %1769 = arith.addi %1535, %1768 : index
              %1770 = vector.load %22[%1769] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1771 = arith.mulf %1770, %1538 : vector<4xf32>
              %1772 = wave.fp8_encode "e5m2" %1771 : vector<4xf32> -> vector<4xi8>
              %1773 = arith.cmpi slt, %1536, %kvHeads : index
              scf.if %1773 {
                %1774 = arith.muli %1536, %c12 : index
                %1775 = arith.addi %1541, %1774 : index
                %1776 = vector.shuffle %1772, %1772 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1777 = arith.divui %1768, %c8 : index
                %1778 = arith.muli %1777, %c4 : index
                %1779 = arith.remui %1768, %c8 : index
                %1780 = arith.muli %1540, %c8 : index
                %1781 = arith.divui %1779, %c20 : index
                %1782 = arith.muli %1781, %c20 : index
                %1783 = arith.remui %1779, %c9 : index
                %1784 = arith.muli %1783, %c9 : index
                %1785 = arith.addi %1782, %1784 : index
                %1786 = arith.divui %1779, %c9 : index
                %1787 = arith.remui %1786, %c9 : index
                %1788 = arith.addi %1785, %1787 : index
                %1789 = arith.addi %1780, %1788 : index
                %1790 = arith.addi %1778, %1789 : index
                %1791 = arith.addi %1775, %1790 : index
                vector.store %1776, %kv[%1791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1792 = arith.subi %1536, %kvHeads : index
                %1793 = arith.muli %1792, %c12 : index
                %1794 = arith.addi %1541, %1793 : index
                %1795 = arith.addi %1768, %c10 : index
                %1796 = arith.divui %1795, %c8 : index
                %1797 = arith.muli %1796, %c4 : index
                %1798 = arith.addi %1797, %c13 : index
                %1799 = arith.remui %1795, %c8 : index
                %1800 = arith.divui %1540, %c9 : index
                %1801 = arith.remui %1540, %c9 : index
                %1802 = arith.muli %1801, %c2 : index
                %1803 = arith.addi %1800, %1802 : index
                %1804 = arith.muli %1799, %c8 : index
                %1805 = arith.divui %1803, %c20 : index
                %1806 = arith.muli %1805, %c20 : index
                %1807 = arith.remui %1803, %c9 : index
                %1808 = arith.muli %1807, %c9 : index
                %1809 = arith.addi %1806, %1808 : index
                %1810 = arith.divui %1803, %c9 : index
                %1811 = arith.remui %1810, %c9 : index
                %1812 = arith.addi %1809, %1811 : index
                %1813 = arith.addi %1804, %1812 : index
                %1814 = arith.addi %1798, %1813 : index
                %1815 = arith.addi %1794, %1814 : index
                %1816 = vector.shuffle %1772, %1772 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1816, %kv[%1815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1817 = arith.addi %1768, %c11 : index
                %1818 = arith.divui %1817, %c8 : index
                %1819 = arith.muli %1818, %c4 : index
                %1820 = arith.addi %1819, %c13 : index
                %1821 = arith.remui %1817, %c8 : index
                %1822 = arith.divui %1540, %c9 : index
                %1823 = arith.remui %1540, %c9 : index
                %1824 = arith.muli %1823, %c2 : index
                %1825 = arith.addi %1822, %1824 : index
                %1826 = arith.muli %1821, %c8 : index
                %1827 = arith.divui %1825, %c20 : index
                %1828 = arith.muli %1827, %c20 : index
                %1829 = arith.remui %1825, %c9 : index
                %1830 = arith.muli %1829, %c9 : index
                %1831 = arith.addi %1828, %1830 : index
                %1832 = arith.divui %1825, %c9 : index
                %1833 = arith.remui %1832, %c9 : index
                %1834 = arith.addi %1831, %1833 : index
                %1835 = arith.addi %1826, %1834 : index
                %1836 = arith.addi %1820, %1835 : index
                %1837 = arith.addi %1794, %1836 : index
                %1838 = vector.shuffle %1772, %1772 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1838, %kv[%1837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1839 = arith.addi %1768, %c9 : index
                %1840 = arith.divui %1839, %c8 : index
                %1841 = arith.muli %1840, %c4 : index
                %1842 = arith.addi %1841, %c13 : index
                %1843 = arith.remui %1839, %c8 : index
                %1844 = arith.divui %1540, %c9 : index
                %1845 = arith.remui %1540, %c9 : index
                %1846 = arith.muli %1845, %c2 : index
                %1847 = arith.addi %1844, %1846 : index
                %1848 = arith.muli %1843, %c8 : index
                %1849 = arith.divui %1847, %c20 : index
                %1850 = arith.muli %1849, %c20 : index
                %1851 = arith.remui %1847, %c9 : index
                %1852 = arith.muli %1851, %c9 : index
                %1853 = arith.addi %1850, %1852 : index
                %1854 = arith.divui %1847, %c9 : index
                %1855 = arith.remui %1854, %c9 : index
                %1856 = arith.addi %1853, %1855 : index
                %1857 = arith.addi %1848, %1856 : index
                %1858 = arith.addi %1842, %1857 : index
                %1859 = arith.addi %1794, %1858 : index
                %1860 = vector.shuffle %1772, %1772 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1860, %kv[%1859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1861 = arith.addi %1768, %c28 : index
                %1862 = arith.divui %1861, %c8 : index
                %1863 = arith.muli %1862, %c4 : index
                %1864 = arith.addi %1863, %c13 : index
                %1865 = arith.remui %1861, %c8 : index
                %1866 = arith.divui %1540, %c9 : index
                %1867 = arith.remui %1540, %c9 : index
                %1868 = arith.muli %1867, %c2 : index
                %1869 = arith.addi %1866, %1868 : index
                %1870 = arith.muli %1865, %c8 : index
                %1871 = arith.divui %1869, %c20 : index
                %1872 = arith.muli %1871, %c20 : index
                %1873 = arith.remui %1869, %c9 : index
                %1874 = arith.muli %1873, %c9 : index
                %1875 = arith.addi %1872, %1874 : index
                %1876 = arith.divui %1869, %c9 : index
                %1877 = arith.remui %1876, %c9 : index
                %1878 = arith.addi %1875, %1877 : index
                %1879 = arith.addi %1870, %1878 : index
                %1880 = arith.addi %1864, %1879 : index
                %1881 = arith.addi %1794, %1880 : index
                %1882 = vector.shuffle %1772, %1772 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1882, %kv[%1881] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1883 = arith.addi %25, %c8 : index
    %1884 = wave.lane
    %1885 = arith.muli %3, %c9 : index
    %1886 = arith.muli %1885, %c4 : index
    %1887 = arith.addi %1886, %1884 : index
    %1888 = arith.muli %4, %c13 : index
    %1889 = arith.addi %1888, %1887 : index
    %1890 = arith.addi %1889, %c10 : index
    %1891 = arith.addi %1890, %c10 : index
    %1892 = vector.extract %638#2[0] : f32 from vector<8xf32>
    memref.store %1892, %21[%1891] : memref<?xf32>
    %1893 = arith.muli %4, %c13 : index
    %1894 = arith.addi %1893, %1887 : index
    %1895 = arith.addi %1894, %c10 : index
    %1896 = arith.addi %1895, %c15 : index
    %1897 = vector.extract %638#2[1] : f32 from vector<8xf32>
    memref.store %1897, %21[%1896] : memref<?xf32>
    %1898 = arith.muli %4, %c13 : index
    %1899 = arith.addi %1898, %1887 : index
    %1900 = arith.addi %1899, %c10 : index
    %1901 = arith.addi %1900, %c5 : index
    %1902 = vector.extract %638#2[2] : f32 from vector<8xf32>
    memref.store %1902, %21[%1901] : memref<?xf32>
    %1903 = arith.muli %4, %c13 : index
    %1904 = arith.addi %1903, %1887 : index
    %1905 = arith.addi %1904, %c10 : index
    %1906 = arith.addi %1905, %c29 : index
    %1907 = vector.extract %638#2[3] : f32 from vector<8xf32>
    memref.store %1907, %21[%1906] : memref<?xf32>
    %1908 = arith.muli %4, %c13 : index
    %1909 = arith.addi %1908, %1887 : index
    %1910 = arith.addi %1909, %c10 : index
    %1911 = arith.addi %1910, %c7 : index
    %1912 = vector.extract %638#2[4] : f32 from vector<8xf32>
    memref.store %1912, %21[%1911] : memref<?xf32>
    %1913 = arith.muli %4, %c13 : index
    %1914 = arith.addi %1913, %1887 : index
    %1915 = arith.addi %1914, %c10 : index
    %1916 = arith.addi %1915, %c30 : index
    %1917 = vector.extract %638#2[5] : f32 from vector<8xf32>
    memref.store %1917, %21[%1916] : memref<?xf32>
    %1918 = arith.muli %4, %c13 : index
    %1919 = arith.addi %1918, %1887 : index
    %1920 = arith.addi %1919, %c10 : index
    %1921 = arith.addi %1920, %c31 : index
    %1922 = vector.extract %638#2[6] : f32 from vector<8xf32>
    memref.store %1922, %21[%1921] : memref<?xf32>
    %1923 = arith.muli %4, %c13 : index
    %1924 = arith.addi %1923, %1887 : index
    %1925 = arith.addi %1924, %c10 : index
    %1926 = arith.addi %1925, %c32 : index
    %1927 = vector.extract %638#2[7] : f32 from vector<8xf32>
    memref.store %1927, %21[%1926] : memref<?xf32>
    %1928 = arith.muli %4, %c13 : index
    %1929 = arith.addi %1928, %1887 : index
    %1930 = arith.addi %1929, %c4 : index
    %1931 = arith.addi %1930, %c10 : index
    %1932 = vector.extract %638#3[0] : f32 from vector<8xf32>
    memref.store %1932, %21[%1931] : memref<?xf32>
    %1933 = arith.muli %4, %c13 : index
    %1934 = arith.addi %1933, %1887 : index
    %1935 = arith.addi %1934, %c4 : index
    %1936 = arith.addi %1935, %c15 : index
    %1937 = vector.extract %638#3[1] : f32 from vector<8xf32>
    memref.store %1937, %21[%1936] : memref<?xf32>
    %1938 = arith.muli %4, %c13 : index
    %1939 = arith.addi %1938, %1887 : index
    %1940 = arith.addi %1939, %c4 : index
    %1941 = arith.addi %1940, %c5 : index
    %1942 = vector.extract %638#3[2] : f32 from vector<8xf32>
    memref.store %1942, %21[%1941] : memref<?xf32>
    %1943 = arith.muli %4, %c13 : index
    %1944 = arith.addi %1943, %1887 : index
    %1945 = arith.addi %1944, %c4 : index
    %1946 = arith.addi %1945, %c29 : index
    %1947 = vector.extract %638#3[3] : f32 from vector<8xf32>
    memref.store %1947, %21[%1946] : memref<?xf32>
    %1948 = arith.muli %4, %c13 : index
    %1949 = arith.addi %1948, %1887 : index
    %1950 = arith.addi %1949, %c4 : index
    %1951 = arith.addi %1950, %c7 : index
    %1952 = vector.extract %638#3[4] : f32 from vector<8xf32>
    memref.store %1952, %21[%1951] : memref<?xf32>
    %1953 = arith.muli %4, %c13 : index
    %1954 = arith.addi %1953, %1887 : index
    %1955 = arith.addi %1954, %c4 : index
    %1956 = arith.addi %1955, %c30 : index
    %1957 = vector.extract %638#3[5] : f32 from vector<8xf32>
    memref.store %1957, %21[%1956] : memref<?xf32>
    %1958 = arith.muli %4, %c13 : index
    %1959 = arith.addi %1958, %1887 : index
    %1960 = arith.addi %1959, %c4 : index
    %1961 = arith.addi %1960, %c31 : index
    %1962 = vector.extract %638#3[6] : f32 from vector<8xf32>
    memref.store %1962, %21[%1961] : memref<?xf32>
    %1963 = arith.muli %4, %c13 : index
    %1964 = arith.addi %1963, %1887 : index
    %1965 = arith.addi %1964, %c4 : index
    %1966 = arith.addi %1965, %c32 : index
    %1967 = vector.extract %638#3[7] : f32 from vector<8xf32>
    memref.store %1967, %21[%1966] : memref<?xf32>
    wave.barrier
    %1968 = arith.muli %4, %c20 : index
    %1969 = arith.addi %1968, %c10 : index
    %1970 = arith.muli %1969, %c9 : index
    %1971 = arith.divui %1884, %c8 : index
    %1972 = arith.addi %1970, %1971 : index
    %1973 = arith.addi %1883, %1972 : index
    %1974 = arith.cmpi slt, %1973, %24 : index
    scf.if %1974 {
      %1975 = arith.cmpi eq, %hasFactors, %c11 : index
      %1976 = arith.muli %1973, %c9 : index
      %1977 = memref.load %factors[%1976] : memref<?xf32>
      %1978 = arith.mulf %1977, %operandScale : f32
      %1979 = arith.select %1975, %1978, %operandScale : f32
      %1980 = arith.addi %1887, %c10 : index
      %1981 = arith.muli %1969, %c15 : index
      %1982 = arith.addi %1980, %1981 : index
      %1983 = memref.load %21[%1982] : memref<?xf32>
      %1984 = arith.addi %1982, %c13 : index
      %1985 = memref.load %21[%1984] : memref<?xf32>
      %1986 = arith.addf %1983, %1985 : f32
      %1987 = arith.remui %1884, %c8 : index
      %1988 = arith.muli %1987, %c20 : index
      %1989 = arith.addi %18, %1988 : index
      %1990 = vector.load %w[%1989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1991 = vector.bitcast %1990 : vector<4xi8> to vector<1xf32>
      %1992 = vector.extract %1991[0] : f32 from vector<1xf32>
      %1993 = arith.mulf %1992, %1979 : f32
      %1994 = arith.mulf %1986, %1993 : f32
      %1995 = arith.muli %3, %c9 : index
      %1996 = arith.addi %1995, %c10 : index
      %1997 = arith.muli %1996, %c8 : index
      %1998 = arith.remui %1884, %c8 : index
      %1999 = arith.addi %1997, %1998 : index
      %2000 = arith.muli %1972, %c4 : index
      %2001 = arith.addi %2000, %1999 : index
      memref.store %1994, %22[%2001] : memref<?xf32>
      %2002 = arith.addi %1887, %c4 : index
      %2003 = arith.muli %1969, %c15 : index
      %2004 = arith.addi %2002, %2003 : index
      %2005 = memref.load %21[%2004] : memref<?xf32>
      %2006 = arith.addi %2004, %c13 : index
      %2007 = memref.load %21[%2006] : memref<?xf32>
      %2008 = arith.addf %2005, %2007 : f32
      %2009 = arith.remui %1884, %c8 : index
      %2010 = arith.muli %2009, %c20 : index
      %2011 = arith.addi %20, %2010 : index
      %2012 = vector.load %w[%2011] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2013 = vector.bitcast %2012 : vector<4xi8> to vector<1xf32>
      %2014 = vector.extract %2013[0] : f32 from vector<1xf32>
      %2015 = arith.mulf %2014, %1979 : f32
      %2016 = arith.mulf %2008, %2015 : f32
      %2017 = arith.muli %3, %c9 : index
      %2018 = arith.addi %2017, %c11 : index
      %2019 = arith.muli %2018, %c8 : index
      %2020 = arith.remui %1884, %c8 : index
      %2021 = arith.addi %2019, %2020 : index
      %2022 = arith.muli %1972, %c4 : index
      %2023 = arith.addi %2022, %2021 : index
      memref.store %2016, %22[%2023] : memref<?xf32>
    }
    %2024 = arith.muli %4, %c20 : index
    %2025 = arith.addi %2024, %c11 : index
    %2026 = arith.muli %2025, %c9 : index
    %2027 = arith.divui %1884, %c8 : index
    %2028 = arith.addi %2026, %2027 : index
    %2029 = arith.addi %1883, %2028 : index
    %2030 = arith.cmpi slt, %2029, %24 : index
    scf.if %2030 {
      %2031 = arith.cmpi eq, %hasFactors, %c11 : index
      %2032 = arith.muli %2029, %c9 : index
      %2033 = memref.load %factors[%2032] : memref<?xf32>
      %2034 = arith.mulf %2033, %operandScale : f32
      %2035 = arith.select %2031, %2034, %operandScale : f32
      %2036 = arith.addi %1887, %c10 : index
      %2037 = arith.muli %2025, %c15 : index
      %2038 = arith.addi %2036, %2037 : index
      %2039 = memref.load %21[%2038] : memref<?xf32>
      %2040 = arith.addi %2038, %c13 : index
      %2041 = memref.load %21[%2040] : memref<?xf32>
      %2042 = arith.addf %2039, %2041 : f32
      %2043 = arith.remui %1884, %c8 : index
      %2044 = arith.muli %2043, %c20 : index
      %2045 = arith.addi %18, %2044 : index
      %2046 = vector.load %w[%2045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2047 = vector.bitcast %2046 : vector<4xi8> to vector<1xf32>
      %2048 = vector.extract %2047[0] : f32 from vector<1xf32>
      %2049 = arith.mulf %2048, %2035 : f32
      %2050 = arith.mulf %2042, %2049 : f32
      %2051 = arith.muli %3, %c9 : index
      %2052 = arith.addi %2051, %c10 : index
      %2053 = arith.muli %2052, %c8 : index
      %2054 = arith.remui %1884, %c8 : index
      %2055 = arith.addi %2053, %2054 : index
      %2056 = arith.muli %2028, %c4 : index
      %2057 = arith.addi %2056, %2055 : index
      memref.store %2050, %22[%2057] : memref<?xf32>
      %2058 = arith.addi %1887, %c4 : index
      %2059 = arith.muli %2025, %c15 : index
      %2060 = arith.addi %2058, %2059 : index
      %2061 = memref.load %21[%2060] : memref<?xf32>
      %2062 = arith.addi %2060, %c13 : index
      %2063 = memref.load %21[%2062] : memref<?xf32>
      %2064 = arith.addf %2061, %2063 : f32
      %2065 = arith.remui %1884, %c8 : index
      %2066 = arith.muli %2065, %c20 : index
      %2067 = arith.addi %20, %2066 : index
      %2068 = vector.load %w[%2067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2069 = vector.bitcast %2068 : vector<4xi8> to vector<1xf32>
      %2070 = vector.extract %2069[0] : f32 from vector<1xf32>
      %2071 = arith.mulf %2070, %2035 : f32
      %2072 = arith.mulf %2064, %2071 : f32
      %2073 = arith.muli %3, %c9 : index
      %2074 = arith.addi %2073, %c11 : index
      %2075 = arith.muli %2074, %c8 : index
      %2076 = arith.remui %1884, %c8 : index
      %2077 = arith.addi %2075, %2076 : index
      %2078 = arith.muli %2028, %c4 : index
      %2079 = arith.addi %2078, %2077 : index
      memref.store %2072, %22[%2079] : memref<?xf32>
    }
    %2080 = arith.muli %4, %c20 : index
    %2081 = arith.addi %2080, %c9 : index
    %2082 = arith.muli %2081, %c9 : index
    %2083 = arith.divui %1884, %c8 : index
    %2084 = arith.addi %2082, %2083 : index
    %2085 = arith.addi %1883, %2084 : index
    %2086 = arith.cmpi slt, %2085, %24 : index
    scf.if %2086 {
      %2087 = arith.cmpi eq, %hasFactors, %c11 : index
      %2088 = arith.muli %2085, %c9 : index
      %2089 = memref.load %factors[%2088] : memref<?xf32>
      %2090 = arith.mulf %2089, %operandScale : f32
      %2091 = arith.select %2087, %2090, %operandScale : f32
      %2092 = arith.addi %1887, %c10 : index
      %2093 = arith.muli %2081, %c15 : index
      %2094 = arith.addi %2092, %2093 : index
      %2095 = memref.load %21[%2094] : memref<?xf32>
      %2096 = arith.addi %2094, %c13 : index
      %2097 = memref.load %21[%2096] : memref<?xf32>
      %2098 = arith.addf %2095, %2097 : f32
      %2099 = arith.remui %1884, %c8 : index
      %2100 = arith.muli %2099, %c20 : index
      %2101 = arith.addi %18, %2100 : index
      %2102 = vector.load %w[%2101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2103 = vector.bitcast %2102 : vector<4xi8> to vector<1xf32>
      %2104 = vector.extract %2103[0] : f32 from vector<1xf32>
      %2105 = arith.mulf %2104, %2091 : f32
      %2106 = arith.mulf %2098, %2105 : f32
      %2107 = arith.muli %3, %c9 : index
      %2108 = arith.addi %2107, %c10 : index
      %2109 = arith.muli %2108, %c8 : index
      %2110 = arith.remui %1884, %c8 : index
      %2111 = arith.addi %2109, %2110 : index
      %2112 = arith.muli %2084, %c4 : index
      %2113 = arith.addi %2112, %2111 : index
      memref.store %2106, %22[%2113] : memref<?xf32>
      %2114 = arith.addi %1887, %c4 : index
      %2115 = arith.muli %2081, %c15 : index
      %2116 = arith.addi %2114, %2115 : index
      %2117 = memref.load %21[%2116] : memref<?xf32>
      %2118 = arith.addi %2116, %c13 : index
      %2119 = memref.load %21[%2118] : memref<?xf32>
      %2120 = arith.addf %2117, %2119 : f32
      %2121 = arith.remui %1884, %c8 : index
      %2122 = arith.muli %2121, %c20 : index
      %2123 = arith.addi %20, %2122 : index
      %2124 = vector.load %w[%2123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2125 = vector.bitcast %2124 : vector<4xi8> to vector<1xf32>
      %2126 = vector.extract %2125[0] : f32 from vector<1xf32>
      %2127 = arith.mulf %2126, %2091 : f32
      %2128 = arith.mulf %2120, %2127 : f32
      %2129 = arith.muli %3, %c9 : index
      %2130 = arith.addi %2129, %c11 : index
      %2131 = arith.muli %2130, %c8 : index
      %2132 = arith.remui %1884, %c8 : index
      %2133 = arith.addi %2131, %2132 : index
      %2134 = arith.muli %2084, %c4 : index
      %2135 = arith.addi %2134, %2133 : index
      memref.store %2128, %22[%2135] : memref<?xf32>
    }
    %2136 = arith.muli %4, %c20 : index
    %2137 = arith.addi %2136, %c28 : index
    %2138 = arith.muli %2137, %c9 : index
    %2139 = arith.divui %1884, %c8 : index
    %2140 = arith.addi %2138, %2139 : index
    %2141 = arith.addi %1883, %2140 : index
    %2142 = arith.cmpi slt, %2141, %24 : index
    scf.if %2142 {
      %2143 = arith.cmpi eq, %hasFactors, %c11 : index
      %2144 = arith.muli %2141, %c9 : index
      %2145 = memref.load %factors[%2144] : memref<?xf32>
      %2146 = arith.mulf %2145, %operandScale : f32
      %2147 = arith.select %2143, %2146, %operandScale : f32
      %2148 = arith.addi %1887, %c10 : index
      %2149 = arith.muli %2137, %c15 : index
      %2150 = arith.addi %2148, %2149 : index
      %2151 = memref.load %21[%2150] : memref<?xf32>
      %2152 = arith.addi %2150, %c13 : index
      %2153 = memref.load %21[%2152] : memref<?xf32>
      %2154 = arith.addf %2151, %2153 : f32
      %2155 = arith.remui %1884, %c8 : index
      %2156 = arith.muli %2155, %c20 : index
      %2157 = arith.addi %18, %2156 : index
      %2158 = vector.load %w[%2157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2159 = vector.bitcast %2158 : vector<4xi8> to vector<1xf32>
      %2160 = vector.extract %2159[0] : f32 from vector<1xf32>
      %2161 = arith.mulf %2160, %2147 : f32
      %2162 = arith.mulf %2154, %2161 : f32
      %2163 = arith.muli %3, %c9 : index
      %2164 = arith.addi %2163, %c10 : index
      %2165 = arith.muli %2164, %c8 : index
      %2166 = arith.remui %1884, %c8 : index
      %2167 = arith.addi %2165, %2166 : index
      %2168 = arith.muli %2140, %c4 : index
      %2169 = arith.addi %2168, %2167 : index
      memref.store %2162, %22[%2169] : memref<?xf32>
      %2170 = arith.addi %1887, %c4 : index
      %2171 = arith.muli %2137, %c15 : index
      %2172 = arith.addi %2170, %2171 : index
      %2173 = memref.load %21[%2172] : memref<?xf32>
      %2174 = arith.addi %2172, %c13 : index
      %2175 = memref.load %21[%2174] : memref<?xf32>
      %2176 = arith.addf %2173, %2175 : f32
      %2177 = arith.remui %1884, %c8 : index
      %2178 = arith.muli %2177, %c20 : index
      %2179 = arith.addi %20, %2178 : index
      %2180 = vector.load %w[%2179] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2181 = vector.bitcast %2180 : vector<4xi8> to vector<1xf32>
      %2182 = vector.extract %2181[0] : f32 from vector<1xf32>
      %2183 = arith.mulf %2182, %2147 : f32
      %2184 = arith.mulf %2176, %2183 : f32
      %2185 = arith.muli %3, %c9 : index
      %2186 = arith.addi %2185, %c11 : index
      %2187 = arith.muli %2186, %c8 : index
      %2188 = arith.remui %1884, %c8 : index
      %2189 = arith.addi %2187, %2188 : index
      %2190 = arith.muli %2140, %c4 : index
      %2191 = arith.addi %2190, %2189 : index
      memref.store %2184, %22[%2191] : memref<?xf32>
    }
    wave.barrier
    %2192 = arith.addi %25, %c8 : index
    %2193 = wave.wave
    %2194 = arith.addi %2193, %c10 : index
    %2195 = arith.addi %2192, %2194 : index
    %2196 = arith.cmpi slt, %2195, %24 : index
    scf.if %2196 {
      %2197 = arith.addi %2192, %2194 : index
      %2198 = arith.muli %2194, %c4 : index
      %2199 = wave.lane
      %2200 = arith.addi %2199, %c10 : index
      %2201 = arith.cmpi eq, %hasBias, %c11 : index
      %2202 = arith.addi %2198, %2200 : index
      %2203 = memref.load %22[%2202] : memref<?xf32>
      %2204 = arith.muli %0, %c4 : index
      %2205 = arith.addi %2204, %2200 : index
      %2206 = memref.load %bias[%2205] : memref<?xf32>
      %2207 = arith.addf %2203, %2206 : f32
      %2208 = arith.select %2201, %2207, %2203 : f32
      %2209 = arith.addi %2200, %c7 : index
      %2210 = arith.cmpi eq, %hasBias, %c11 : index
      %2211 = arith.addi %2198, %2209 : index
      %2212 = memref.load %22[%2211] : memref<?xf32>
      %2213 = arith.muli %0, %c4 : index
      %2214 = arith.addi %2213, %2209 : index
      %2215 = memref.load %bias[%2214] : memref<?xf32>
      %2216 = arith.addf %2212, %2215 : f32
      %2217 = arith.select %2210, %2216, %2212 : f32
      %2218 = arith.addi %2199, %c15 : index
      %2219 = arith.cmpi eq, %hasBias, %c11 : index
      %2220 = arith.addi %2198, %2218 : index
      %2221 = memref.load %22[%2220] : memref<?xf32>
      %2222 = arith.muli %0, %c4 : index
      %2223 = arith.addi %2222, %2218 : index
      %2224 = memref.load %bias[%2223] : memref<?xf32>
      %2225 = arith.addf %2221, %2224 : f32
      %2226 = arith.select %2219, %2225, %2221 : f32
      %2227 = arith.addi %2218, %c7 : index
      %2228 = arith.cmpi eq, %hasBias, %c11 : index
      %2229 = arith.addi %2198, %2227 : index
      %2230 = memref.load %22[%2229] : memref<?xf32>
      %2231 = arith.muli %0, %c4 : index
      %2232 = arith.addi %2231, %2227 : index
      %2233 = memref.load %bias[%2232] : memref<?xf32>
      %2234 = arith.addf %2230, %2233 : f32
      %2235 = arith.select %2228, %2234, %2230 : f32
      %2236 = arith.addi %2199, %c5 : index
      %2237 = arith.cmpi eq, %hasBias, %c11 : index
      %2238 = arith.addi %2198, %2236 : index
      %2239 = memref.load %22[%2238] : memref<?xf32>
      %2240 = arith.muli %0, %c4 : index
      %2241 = arith.addi %2240, %2236 : index
      %2242 = memref.load %bias[%2241] : memref<?xf32>
      %2243 = arith.addf %2239, %2242 : f32
      %2244 = arith.select %2237, %2243, %2239 : f32
      %2245 = arith.addi %2236, %c7 : index
      %2246 = arith.cmpi eq, %hasBias, %c11 : index
      %2247 = arith.addi %2198, %2245 : index
      %2248 = memref.load %22[%2247] : memref<?xf32>
      %2249 = arith.muli %0, %c4 : index
      %2250 = arith.addi %2249, %2245 : index
      %2251 = memref.load %bias[%2250] : memref<?xf32>
      %2252 = arith.addf %2248, %2251 : f32
      %2253 = arith.select %2246, %2252, %2248 : f32
      %2254 = arith.addi %2199, %c29 : index
      %2255 = arith.cmpi eq, %hasBias, %c11 : index
      %2256 = arith.addi %2198, %2254 : index
      %2257 = memref.load %22[%2256] : memref<?xf32>
      %2258 = arith.muli %0, %c4 : index
      %2259 = arith.addi %2258, %2254 : index
      %2260 = memref.load %bias[%2259] : memref<?xf32>
      %2261 = arith.addf %2257, %2260 : f32
      %2262 = arith.select %2255, %2261, %2257 : f32
      %2263 = arith.addi %2254, %c7 : index
      %2264 = arith.cmpi eq, %hasBias, %c11 : index
      %2265 = arith.addi %2198, %2263 : index
      %2266 = memref.load %22[%2265] : memref<?xf32>
      %2267 = arith.muli %0, %c4 : index
      %2268 = arith.addi %2267, %2263 : index
      %2269 = memref.load %bias[%2268] : memref<?xf32>
      %2270 = arith.addf %2266, %2269 : f32
      %2271 = arith.select %2264, %2270, %2266 : f32
      %2272 = arith.addi %heads, %kvHeads : index
      %2273 = arith.cmpi slt, %0, %2272 : index
      scf.if %2273 {
        %2274 = arith.addi %positionsAt, %2197 : index
        %2275 = memref.load %step[%2274] : memref<?xi32>
        %2276 = arith.index_cast %2275 : i32 to index
        %2277 = arith.cmpi eq, %hasNorm, %c11 : index
        %2278 = math.fma %2208, %2208, %c38 : f32
        %2279 = math.fma %2217, %2217, %2278 : f32
        %2280 = math.fma %2226, %2226, %2279 : f32
        %2281 = math.fma %2235, %2235, %2280 : f32
        %2282 = math.fma %2244, %2244, %2281 : f32
        %2283 = math.fma %2253, %2253, %2282 : f32
        %2284 = math.fma %2262, %2262, %2283 : f32
        %2285 = math.fma %2271, %2271, %2284 : f32
        %2286 = vector.broadcast %2285 : f32 to vector<1xf32>
        %2287 = wave.reduce "add" %2286 : vector<1xf32>
        %2288 = arith.mulf %2287, %inverseHeadDim : f32
        %2289 = arith.addf %2288, %epsilon : f32
        %2290 = math.sqrt %2289 : f32
        %2291 = arith.divf %c40, %2290 : f32
        %2292 = arith.cmpi slt, %0, %heads : index
        %2293 = arith.addi %2200, %c7 : index
        %2294 = memref.load %query_norm[%2200] : memref<?xf32>
        %2295 = memref.load %key_norm[%2200] : memref<?xf32>
        %2296 = arith.select %2292, %2294, %2295 : f32
        %2297 = arith.mulf %2208, %2291 : f32
        %2298 = arith.mulf %2297, %2296 : f32
        %2299 = arith.select %2277, %2298, %2208 : f32
        %2300 = memref.load %query_norm[%2293] : memref<?xf32>
        %2301 = memref.load %key_norm[%2293] : memref<?xf32>
        %2302 = arith.select %2292, %2300, %2301 : f32
        %2303 = arith.mulf %2217, %2291 : f32
        %2304 = arith.mulf %2303, %2302 : f32
        %2305 = arith.select %2277, %2304, %2217 : f32
        %2306 = arith.addi %2218, %c7 : index
        %2307 = memref.load %query_norm[%2218] : memref<?xf32>
        %2308 = memref.load %key_norm[%2218] : memref<?xf32>
        %2309 = arith.select %2292, %2307, %2308 : f32
        %2310 = arith.mulf %2226, %2291 : f32
        %2311 = arith.mulf %2310, %2309 : f32
        %2312 = arith.select %2277, %2311, %2226 : f32
        %2313 = memref.load %query_norm[%2306] : memref<?xf32>
        %2314 = memref.load %key_norm[%2306] : memref<?xf32>
        %2315 = arith.select %2292, %2313, %2314 : f32
        %2316 = arith.mulf %2235, %2291 : f32
        %2317 = arith.mulf %2316, %2315 : f32
        %2318 = arith.select %2277, %2317, %2235 : f32
        %2319 = arith.addi %2236, %c7 : index
        %2320 = memref.load %query_norm[%2236] : memref<?xf32>
        %2321 = memref.load %key_norm[%2236] : memref<?xf32>
        %2322 = arith.select %2292, %2320, %2321 : f32
        %2323 = arith.mulf %2244, %2291 : f32
        %2324 = arith.mulf %2323, %2322 : f32
        %2325 = arith.select %2277, %2324, %2244 : f32
        %2326 = memref.load %query_norm[%2319] : memref<?xf32>
        %2327 = memref.load %key_norm[%2319] : memref<?xf32>
        %2328 = arith.select %2292, %2326, %2327 : f32
        %2329 = arith.mulf %2253, %2291 : f32
        %2330 = arith.mulf %2329, %2328 : f32
        %2331 = arith.select %2277, %2330, %2253 : f32
        %2332 = arith.addi %2254, %c7 : index
        %2333 = memref.load %query_norm[%2254] : memref<?xf32>
        %2334 = memref.load %key_norm[%2254] : memref<?xf32>
        %2335 = arith.select %2292, %2333, %2334 : f32
        %2336 = arith.mulf %2262, %2291 : f32
        %2337 = arith.mulf %2336, %2335 : f32
        %2338 = arith.select %2277, %2337, %2262 : f32
        %2339 = memref.load %query_norm[%2332] : memref<?xf32>
        %2340 = memref.load %key_norm[%2332] : memref<?xf32>
        %2341 = arith.select %2292, %2339, %2340 : f32
        %2342 = arith.mulf %2271, %2291 : f32
        %2343 = arith.mulf %2342, %2341 : f32
        %2344 = arith.select %2277, %2343, %2271 : f32
        %2345 = arith.remui %2276, %c4 : index
        %2346 = arith.muli %2345, %c4 : index
        %2347 = arith.addi %2346, %2200 : index
        %2348 = arith.divui %2276, %c4 : index
        %2349 = arith.addi %2348, %c4 : index
        %2350 = arith.muli %2349, %c4 : index
        %2351 = arith.addi %2350, %2200 : index
        %2352 = memref.load %rope[%2347] : memref<?xf32>
        %2353 = arith.addi %2347, %c7 : index
        %2354 = memref.load %rope[%2353] : memref<?xf32>
        %2355 = memref.load %rope[%2351] : memref<?xf32>
        %2356 = arith.addi %2351, %c7 : index
        %2357 = memref.load %rope[%2356] : memref<?xf32>
        %2358 = arith.mulf %2355, %2352 : f32
        %2359 = arith.mulf %2357, %2354 : f32
        %2360 = arith.subf %2358, %2359 : f32
        %2361 = arith.mulf %2357, %2352 : f32
        %2362 = arith.mulf %2355, %2354 : f32
        %2363 = arith.addf %2361, %2362 : f32
        %2364 = arith.mulf %2299, %2360 : f32
        %2365 = arith.mulf %2305, %2363 : f32
        %2366 = arith.subf %2364, %2365 : f32
        %2367 = arith.mulf %2305, %2360 : f32
        %2368 = arith.mulf %2299, %2363 : f32
        %2369 = arith.addf %2367, %2368 : f32
        %2370 = arith.cmpi slt, %0, %heads : index
        scf.if %2370 {
          %2371 = arith.muli %2197, %heads : index
          %2372 = arith.addi %2371, %0 : index
          %2373 = arith.muli %2372, %c4 : index
          %2374 = arith.addi %2373, %2200 : index
          memref.store %2366, %q[%2374] : memref<?xf32>
          %2375 = arith.addi %2374, %c7 : index
          memref.store %2369, %q[%2375] : memref<?xf32>
        } else {
          %2376 = arith.addi %2198, %2200 : index
          memref.store %2366, %22[%2376] : memref<?xf32>
          %2377 = arith.addi %2198, %2200 : index
          %2378 = arith.addi %2377, %c7 : index
          memref.store %2369, %22[%2378] : memref<?xf32>
        }
        %2379 = arith.remui %2276, %c4 : index
        %2380 = arith.muli %2379, %c4 : index
        %2381 = arith.addi %2380, %2218 : index
        %2382 = arith.divui %2276, %c4 : index
        %2383 = arith.addi %2382, %c4 : index
        %2384 = arith.muli %2383, %c4 : index
        %2385 = arith.addi %2384, %2218 : index
        %2386 = memref.load %rope[%2381] : memref<?xf32>
        %2387 = arith.addi %2381, %c7 : index
        %2388 = memref.load %rope[%2387] : memref<?xf32>
        %2389 = memref.load %rope[%2385] : memref<?xf32>
        %2390 = arith.addi %2385, %c7 : index
        %2391 = memref.load %rope[%2390] : memref<?xf32>
        %2392 = arith.mulf %2389, %2386 : f32
        %2393 = arith.mulf %2391, %2388 : f32
        %2394 = arith.subf %2392, %2393 : f32
        %2395 = arith.mulf %2391, %2386 : f32
        %2396 = arith.mulf %2389, %2388 : f32
        %2397 = arith.addf %2395, %2396 : f32
        %2398 = arith.mulf %2312, %2394 : f32
        %2399 = arith.mulf %2318, %2397 : f32
        %2400 = arith.subf %2398, %2399 : f32
        %2401 = arith.mulf %2318, %2394 : f32
        %2402 = arith.mulf %2312, %2397 : f32
        %2403 = arith.addf %2401, %2402 : f32
        %2404 = arith.cmpi slt, %0, %heads : index
        scf.if %2404 {
          %2405 = arith.muli %2197, %heads : index
          %2406 = arith.addi %2405, %0 : index
          %2407 = arith.muli %2406, %c4 : index
          %2408 = arith.addi %2407, %2218 : index
          memref.store %2400, %q[%2408] : memref<?xf32>
          %2409 = arith.addi %2408, %c7 : index
          memref.store %2403, %q[%2409] : memref<?xf32>
        } else {
          %2410 = arith.addi %2198, %2218 : index
          memref.store %2400, %22[%2410] : memref<?xf32>
          %2411 = arith.addi %2198, %2218 : index
          %2412 = arith.addi %2411, %c7 : index
          memref.store %2403, %22[%2412] : memref<?xf32>
        }
        %2413 = arith.remui %2276, %c4 : index
        %2414 = arith.muli %2413, %c4 : index
        %2415 = arith.addi %2414, %2236 : index
        %2416 = arith.divui %2276, %c4 : index
        %2417 = arith.addi %2416, %c4 : index
        %2418 = arith.muli %2417, %c4 : index
        %2419 = arith.addi %2418, %2236 : index
        %2420 = memref.load %rope[%2415] : memref<?xf32>
        %2421 = arith.addi %2415, %c7 : index
        %2422 = memref.load %rope[%2421] : memref<?xf32>
        %2423 = memref.load %rope[%2419] : memref<?xf32>
        %2424 = arith.addi %2419, %c7 : index
        %2425 = memref.load %rope[%2424] : memref<?xf32>
        %2426 = arith.mulf %2423, %2420 : f32
        %2427 = arith.mulf %2425, %2422 : f32
        %2428 = arith.subf %2426, %2427 : f32
        %2429 = arith.mulf %2425, %2420 : f32
        %2430 = arith.mulf %2423, %2422 : f32
        %2431 = arith.addf %2429, %2430 : f32
        %2432 = arith.mulf %2325, %2428 : f32
        %2433 = arith.mulf %2331, %2431 : f32
        %2434 = arith.subf %2432, %2433 : f32
        %2435 = arith.mulf %2331, %2428 : f32
        %2436 = arith.mulf %2325, %2431 : f32
        %2437 = arith.addf %2435, %2436 : f32
        %2438 = arith.cmpi slt, %0, %heads : index
        scf.if %2438 {
          %2439 = arith.muli %2197, %heads : index
          %2440 = arith.addi %2439, %0 : index
          %2441 = arith.muli %2440, %c4 : index
          %2442 = arith.addi %2441, %2236 : index
          memref.store %2434, %q[%2442] : memref<?xf32>
          %2443 = arith.addi %2442, %c7 : index
          memref.store %2437, %q[%2443] : memref<?xf32>
        } else {
          %2444 = arith.addi %2198, %2236 : index
          memref.store %2434, %22[%2444] : memref<?xf32>
          %2445 = arith.addi %2198, %2236 : index
          %2446 = arith.addi %2445, %c7 : index
          memref.store %2437, %22[%2446] : memref<?xf32>
        }
        %2447 = arith.remui %2276, %c4 : index
        %2448 = arith.muli %2447, %c4 : index
        %2449 = arith.addi %2448, %2254 : index
        %2450 = arith.divui %2276, %c4 : index
        %2451 = arith.addi %2450, %c4 : index
        %2452 = arith.muli %2451, %c4 : index
        %2453 = arith.addi %2452, %2254 : index
        %2454 = memref.load %rope[%2449] : memref<?xf32>
        %2455 = arith.addi %2449, %c7 : index
        %2456 = memref.load %rope[%2455] : memref<?xf32>
        %2457 = memref.load %rope[%2453] : memref<?xf32>
        %2458 = arith.addi %2453, %c7 : index
        %2459 = memref.load %rope[%2458] : memref<?xf32>
        %2460 = arith.mulf %2457, %2454 : f32
        %2461 = arith.mulf %2459, %2456 : f32
        %2462 = arith.subf %2460, %2461 : f32
        %2463 = arith.mulf %2459, %2454 : f32
        %2464 = arith.mulf %2457, %2456 : f32
        %2465 = arith.addf %2463, %2464 : f32
        %2466 = arith.mulf %2338, %2462 : f32
        %2467 = arith.mulf %2344, %2465 : f32
        %2468 = arith.subf %2466, %2467 : f32
        %2469 = arith.mulf %2344, %2462 : f32
        %2470 = arith.mulf %2338, %2465 : f32
        %2471 = arith.addf %2469, %2470 : f32
        %2472 = arith.cmpi slt, %0, %heads : index
        scf.if %2472 {
          %2473 = arith.muli %2197, %heads : index
          %2474 = arith.addi %2473, %0 : index
          %2475 = arith.muli %2474, %c4 : index
          %2476 = arith.addi %2475, %2254 : index
          memref.store %2468, %q[%2476] : memref<?xf32>
          %2477 = arith.addi %2476, %c7 : index
          memref.store %2471, %q[%2477] : memref<?xf32>
        } else {
          %2478 = arith.addi %2198, %2254 : index
          memref.store %2468, %22[%2478] : memref<?xf32>
          %2479 = arith.addi %2198, %2254 : index
          %2480 = arith.addi %2479, %c7 : index
          memref.store %2471, %22[%2480] : memref<?xf32>
        }
      } else {
        %2481 = arith.cmpi slt, %0, %heads : index
        scf.if %2481 {
          %2482 = arith.muli %2197, %heads : index
          %2483 = arith.addi %2482, %0 : index
          %2484 = arith.muli %2483, %c4 : index
          %2485 = arith.addi %2484, %2200 : index
          memref.store %2208, %q[%2485] : memref<?xf32>
          %2486 = arith.addi %2485, %c7 : index
          memref.store %2217, %q[%2486] : memref<?xf32>
        } else {
          %2487 = arith.addi %2198, %2200 : index
          memref.store %2208, %22[%2487] : memref<?xf32>
          %2488 = arith.addi %2198, %2200 : index
          %2489 = arith.addi %2488, %c7 : index
          memref.store %2217, %22[%2489] : memref<?xf32>
        }
        %2490 = arith.cmpi slt, %0, %heads : index
        scf.if %2490 {
          %2491 = arith.muli %2197, %heads : index
          %2492 = arith.addi %2491, %0 : index
          %2493 = arith.muli %2492, %c4 : index
          %2494 = arith.addi %2493, %2218 : index
          memref.store %2226, %q[%2494] : memref<?xf32>
          %2495 = arith.addi %2494, %c7 : index
          memref.store %2235, %q[%2495] : memref<?xf32>
        } else {
          %2496 = arith.addi %2198, %2218 : index
          memref.store %2226, %22[%2496] : memref<?xf32>
          %2497 = arith.addi %2198, %2218 : index
          %2498 = arith.addi %2497, %c7 : index
          memref.store %2235, %22[%2498] : memref<?xf32>
        }
        %2499 = arith.cmpi slt, %0, %heads : index
        scf.if %2499 {
          %2500 = arith.muli %2197, %heads : index
          %2501 = arith.addi %2500, %0 : index
          %2502 = arith.muli %2501, %c4 : index
          %2503 = arith.addi %2502, %2236 : index
          memref.store %2244, %q[%2503] : memref<?xf32>
          %2504 = arith.addi %2503, %c7 : index
          memref.store %2253, %q[%2504] : memref<?xf32>
        } else {
          %2505 = arith.addi %2198, %2236 : index
          memref.store %2244, %22[%2505] : memref<?xf32>
          %2506 = arith.addi %2198, %2236 : index
          %2507 = arith.addi %2506, %c7 : index
          memref.store %2253, %22[%2507] : memref<?xf32>
        }
        %2508 = arith.cmpi slt, %0, %heads : index
        scf.if %2508 {
          %2509 = arith.muli %2197, %heads : index
          %2510 = arith.addi %2509, %0 : index
          %2511 = arith.muli %2510, %c4 : index
          %2512 = arith.addi %2511, %2254 : index
          memref.store %2262, %q[%2512] : memref<?xf32>
          %2513 = arith.addi %2512, %c7 : index
          memref.store %2271, %q[%2513] : memref<?xf32>
        } else {
          %2514 = arith.addi %2198, %2254 : index
          memref.store %2262, %22[%2514] : memref<?xf32>
          %2515 = arith.addi %2198, %2254 : index
          %2516 = arith.addi %2515, %c7 : index
          memref.store %2271, %22[%2516] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2517 = arith.cmpi sge, %0, %heads : index
    scf.if %2517 {
      %2518 = arith.addi %2193, %c10 : index
      %2519 = arith.addi %2192, %2518 : index
      %2520 = arith.cmpi slt, %2519, %24 : index
      scf.if %2520 {
        %2521 = arith.addi %2192, %2518 : index
        %2522 = arith.addi %slotsAt, %2521 : index
        %2523 = memref.load %step[%2522] : memref<?xi32>
        %2524 = arith.index_cast %2523 : i32 to index
        %2525 = arith.cmpi sge, %2524, %c10 : index
        scf.if %2525 {
          %2526 = arith.muli %2518, %c4 : index
          %2527 = arith.subi %0, %heads : index
          %2528 = memref.load %scales[%2527] : memref<?xf32>
          %2529 = vector.broadcast %2528 : f32 to vector<4xf32>
          %2530 = arith.divui %2524, %c8 : index
          %2531 = arith.remui %2524, %c8 : index
          %2532 = arith.muli %2530, %pageBytes : index
          %2533 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2533 {
            %2534 = wave.lane
            %2535 = arith.muli %2534, %c20 : index
            scf.for %2536 = %2535 to %c4 step %c7 {
              %2537 = arith.addi %2526, %2536 : index
              %2538 = vector.load %22[%2537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2539 = arith.mulf %2538, %2529 : vector<4xf32>
              %2540 = arith.minimumf %2539, %c45 : vector<4xf32>
              %2541 = arith.maximumf %2540, %c46 : vector<4xf32>
              %2542 = arith.truncf %2541 : vector<4xf32> to vector<4xf16>
              %2543 = vector.bitcast %2542 : vector<4xf16> to vector<8xi8>
              %2544 = arith.cmpi slt, %2527, %kvHeads : index
              scf.if %2544 {
                %2545 = arith.muli %2527, %c47 : index
                %2546 = arith.addi %2532, %2545 : index
                %2547 = arith.divui %2536, %c8 : index
                %2548 = arith.muli %2547, %c48 : index
                %2549 = arith.remui %2536, %c8 : index
                %2550 = arith.divui %2549, %c2 : index
                %2551 = arith.muli %2550, %c4 : index
                %2552 = arith.muli %2531, %c8 : index
                %2553 = arith.addi %2551, %2552 : index
                %2554 = arith.remui %2549, %c2 : index
                %2555 = arith.muli %2554, %c9 : index
                %2556 = arith.addi %2553, %2555 : index
                %2557 = arith.addi %2548, %2556 : index
                %2558 = arith.addi %2546, %2557 : index
                vector.store %2543, %kv[%2558] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2559 = arith.subi %2527, %kvHeads : index
                %2560 = arith.muli %2559, %c47 : index
                %2561 = arith.addi %2532, %2560 : index
                %2562 = arith.addi %2536, %c10 : index
                %2563 = arith.divui %2562, %c8 : index
                %2564 = arith.muli %2563, %c48 : index
                %2565 = arith.addi %2564, %c12 : index
                %2566 = arith.remui %2562, %c8 : index
                %2567 = arith.divui %2531, %c9 : index
                %2568 = arith.remui %2531, %c9 : index
                %2569 = arith.muli %2568, %c2 : index
                %2570 = arith.addi %2567, %2569 : index
                %2571 = arith.divui %2570, %c2 : index
                %2572 = arith.muli %2571, %c4 : index
                %2573 = arith.muli %2566, %c8 : index
                %2574 = arith.addi %2572, %2573 : index
                %2575 = arith.remui %2570, %c2 : index
                %2576 = arith.muli %2575, %c9 : index
                %2577 = arith.addi %2574, %2576 : index
                %2578 = arith.addi %2565, %2577 : index
                %2579 = arith.addi %2561, %2578 : index
                %2580 = vector.shuffle %2543, %2543 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2580, %kv[%2579] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2581 = arith.addi %2536, %c11 : index
                %2582 = arith.divui %2581, %c8 : index
                %2583 = arith.muli %2582, %c48 : index
                %2584 = arith.addi %2583, %c12 : index
                %2585 = arith.remui %2581, %c8 : index
                %2586 = arith.divui %2531, %c9 : index
                %2587 = arith.remui %2531, %c9 : index
                %2588 = arith.muli %2587, %c2 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.divui %2589, %c2 : index
                %2591 = arith.muli %2590, %c4 : index
                %2592 = arith.muli %2585, %c8 : index
                %2593 = arith.addi %2591, %2592 : index
                %2594 = arith.remui %2589, %c2 : index
                %2595 = arith.muli %2594, %c9 : index
                %2596 = arith.addi %2593, %2595 : index
                %2597 = arith.addi %2584, %2596 : index
                %2598 = arith.addi %2561, %2597 : index
                %2599 = vector.shuffle %2543, %2543 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2599, %kv[%2598] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2600 = arith.addi %2536, %c9 : index
                %2601 = arith.divui %2600, %c8 : index
                %2602 = arith.muli %2601, %c48 : index
                %2603 = arith.addi %2602, %c12 : index
                %2604 = arith.remui %2600, %c8 : index
                %2605 = arith.divui %2531, %c9 : index
                %2606 = arith.remui %2531, %c9 : index
                %2607 = arith.muli %2606, %c2 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.divui %2608, %c2 : index
                %2610 = arith.muli %2609, %c4 : index
                %2611 = arith.muli %2604, %c8 : index
                %2612 = arith.addi %2610, %2611 : index
                %2613 = arith.remui %2608, %c2 : index
                %2614 = arith.muli %2613, %c9 : index
                %2615 = arith.addi %2612, %2614 : index
                %2616 = arith.addi %2603, %2615 : index
                %2617 = arith.addi %2561, %2616 : index
                %2618 = vector.shuffle %2543, %2543 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2618, %kv[%2617] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2619 = arith.addi %2536, %c28 : index
                %2620 = arith.divui %2619, %c8 : index
                %2621 = arith.muli %2620, %c48 : index
                %2622 = arith.addi %2621, %c12 : index
                %2623 = arith.remui %2619, %c8 : index
                %2624 = arith.divui %2531, %c9 : index
                %2625 = arith.remui %2531, %c9 : index
                %2626 = arith.muli %2625, %c2 : index
                %2627 = arith.addi %2624, %2626 : index
                %2628 = arith.divui %2627, %c2 : index
                %2629 = arith.muli %2628, %c4 : index
                %2630 = arith.muli %2623, %c8 : index
                %2631 = arith.addi %2629, %2630 : index
                %2632 = arith.remui %2627, %c2 : index
                %2633 = arith.muli %2632, %c9 : index
                %2634 = arith.addi %2631, %2633 : index
                %2635 = arith.addi %2622, %2634 : index
                %2636 = arith.addi %2561, %2635 : index
                %2637 = vector.shuffle %2543, %2543 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2637, %kv[%2636] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2638 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2638 {
            %2639 = wave.lane
            %2640 = arith.muli %2639, %c20 : index
            scf.for %2641 = %2640 to %c4 step %c7 {
              %2642 = arith.addi %2526, %2641 : index
              %2643 = vector.load %22[%2642] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2644 = arith.mulf %2643, %2529 : vector<4xf32>
              %2645 = wave.fp8_encode "e4m3" %2644 : vector<4xf32> -> vector<4xi8>
              %2646 = arith.cmpi slt, %2527, %kvHeads : index
              scf.if %2646 {
                %2647 = arith.muli %2527, %c12 : index
                %2648 = arith.addi %2532, %2647 : index
                %2649 = vector.shuffle %2645, %2645 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2650 = arith.divui %2641, %c8 : index
                %2651 = arith.muli %2650, %c4 : index
                %2652 = arith.remui %2641, %c8 : index
                %2653 = arith.muli %2531, %c8 : index
                %2654 = arith.divui %2652, %c20 : index
                %2655 = arith.muli %2654, %c20 : index
                %2656 = arith.remui %2652, %c9 : index
                %2657 = arith.muli %2656, %c9 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.divui %2652, %c9 : index
                %2660 = arith.remui %2659, %c9 : index
                %2661 = arith.addi %2658, %2660 : index
                %2662 = arith.addi %2653, %2661 : index
                %2663 = arith.addi %2651, %2662 : index
                %2664 = arith.addi %2648, %2663 : index
                vector.store %2649, %kv[%2664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2665 = arith.subi %2527, %kvHeads : index
                %2666 = arith.muli %2665, %c12 : index
                %2667 = arith.addi %2532, %2666 : index
                %2668 = arith.addi %2641, %c10 : index
                %2669 = arith.divui %2668, %c8 : index
                %2670 = arith.muli %2669, %c4 : index
                %2671 = arith.addi %2670, %c13 : index
                %2672 = arith.remui %2668, %c8 : index
                %2673 = arith.divui %2531, %c9 : index
                %2674 = arith.remui %2531, %c9 : index
                %2675 = arith.muli %2674, %c2 : index
                %2676 = arith.addi %2673, %2675 : index
                %2677 = arith.muli %2672, %c8 : index
                %2678 = arith.divui %2676, %c20 : index
                %2679 = arith.muli %2678, %c20 : index
                %2680 = arith.remui %2676, %c9 : index
                %2681 = arith.muli %2680, %c9 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.divui %2676, %c9 : index
                %2684 = arith.remui %2683, %c9 : index
                %2685 = arith.addi %2682, %2684 : index
                %2686 = arith.addi %2677, %2685 : index
                %2687 = arith.addi %2671, %2686 : index
                %2688 = arith.addi %2667, %2687 : index
                %2689 = vector.shuffle %2645, %2645 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2689, %kv[%2688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2690 = arith.addi %2641, %c11 : index
                %2691 = arith.divui %2690, %c8 : index
                %2692 = arith.muli %2691, %c4 : index
                %2693 = arith.addi %2692, %c13 : index
                %2694 = arith.remui %2690, %c8 : index
                %2695 = arith.divui %2531, %c9 : index
                %2696 = arith.remui %2531, %c9 : index
                %2697 = arith.muli %2696, %c2 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.muli %2694, %c8 : index
                %2700 = arith.divui %2698, %c20 : index
                %2701 = arith.muli %2700, %c20 : index
                %2702 = arith.remui %2698, %c9 : index
                %2703 = arith.muli %2702, %c9 : index
                %2704 = arith.addi %2701, %2703 : index
                %2705 = arith.divui %2698, %c9 : index
                %2706 = arith.remui %2705, %c9 : index
                %2707 = arith.addi %2704, %2706 : index
                %2708 = arith.addi %2699, %2707 : index
                %2709 = arith.addi %2693, %2708 : index
                %2710 = arith.addi %2667, %2709 : index
                %2711 = vector.shuffle %2645, %2645 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2711, %kv[%2710] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2712 = arith.addi %2641, %c9 : index
                %2713 = arith.divui %2712, %c8 : index
                %2714 = arith.muli %2713, %c4 : index
                %2715 = arith.addi %2714, %c13 : index
                %2716 = arith.remui %2712, %c8 : index
                %2717 = arith.divui %2531, %c9 : index
                %2718 = arith.remui %2531, %c9 : index
                %2719 = arith.muli %2718, %c2 : index
                %2720 = arith.addi %2717, %2719 : index
                %2721 = arith.muli %2716, %c8 : index
                %2722 = arith.divui %2720, %c20 : index
                %2723 = arith.muli %2722, %c20 : index
                %2724 = arith.remui %2720, %c9 : index
                %2725 = arith.muli %2724, %c9 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.divui %2720, %c9 : index
                %2728 = arith.remui %2727, %c9 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.addi %2721, %2729 : index
                %2731 = arith.addi %2715, %2730 : index
                %2732 = arith.addi %2667, %2731 : index
                %2733 = vector.shuffle %2645, %2645 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2733, %kv[%2732] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2734 = arith.addi %2641, %c28 : index
                %2735 = arith.divui %2734, %c8 : index
                %2736 = arith.muli %2735, %c4 : index
                %2737 = arith.addi %2736, %c13 : index
                %2738 = arith.remui %2734, %c8 : index
                %2739 = arith.divui %2531, %c9 : index
                %2740 = arith.remui %2531, %c9 : index
                %2741 = arith.muli %2740, %c2 : index
                %2742 = arith.addi %2739, %2741 : index
                %2743 = arith.muli %2738, %c8 : index
                %2744 = arith.divui %2742, %c20 : index
                %2745 = arith.muli %2744, %c20 : index
                %2746 = arith.remui %2742, %c9 : index
                %2747 = arith.muli %2746, %c9 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.divui %2742, %c9 : index
                %2750 = arith.remui %2749, %c9 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.addi %2743, %2751 : index
                %2753 = arith.addi %2737, %2752 : index
                %2754 = arith.addi %2667, %2753 : index
                %2755 = vector.shuffle %2645, %2645 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2755, %kv[%2754] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2756 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2756 {
            %2757 = wave.lane
            %2758 = arith.muli %2757, %c20 : index
            scf.for %2759 = %2758 to %c4 step %c7 {
              %2760 = arith.addi %2526, %2759 : index
              %2761 = vector.load %22[%2760] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2762 = arith.mulf %2761, %2529 : vector<4xf32>
              %2763 = wave.fp8_encode "e5m2" %2762 : vector<4xf32> -> vector<4xi8>
              %2764 = arith.cmpi slt, %2527, %kvHeads : index
              scf.if %2764 {
                %2765 = arith.muli %2527, %c12 : index
                %2766 = arith.addi %2532, %2765 : index
                %2767 = vector.shuffle %2763, %2763 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2768 = arith.divui %2759, %c8 : index
                %2769 = arith.muli %2768, %c4 : index
                %2770 = arith.remui %2759, %c8 : index
                %2771 = arith.muli %2531, %c8 : index
                %2772 = arith.divui %2770, %c20 : index
                %2773 = arith.muli %2772, %c20 : index
                %2774 = arith.remui %2770, %c9 : index
                %2775 = arith.muli %2774, %c9 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.divui %2770, %c9 : index
                %2778 = arith.remui %2777, %c9 : index
                %2779 = arith.addi %2776, %2778 : index
                %2780 = arith.addi %2771, %2779 : index
                %2781 = arith.addi %2769, %2780 : index
                %2782 = arith.addi %2766, %2781 : index
                vector.store %2767, %kv[%2782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2783 = arith.subi %2527, %kvHeads : index
                %2784 = arith.muli %2783, %c12 : index
                %2785 = arith.addi %2532, %2784 : index
                %2786 = arith.addi %2759, %c10 : index
                %2787 = arith.divui %2786, %c8 : index
                %2788 = arith.muli %2787, %c4 : index
                %2789 = arith.addi %2788, %c13 : index
                %2790 = arith.remui %2786, %c8 : index
                %2791 = arith.divui %2531, %c9 : index
                %2792 = arith.remui %2531, %c9 : index
                %2793 = arith.muli %2792, %c2 : index
                %2794 = arith.addi %2791, %2793 : index
                %2795 = arith.muli %2790, %c8 : index
                %2796 = arith.divui %2794, %c20 : index
                %2797 = arith.muli %2796, %c20 : index
                %2798 = arith.remui %2794, %c9 : index
                %2799 = arith.muli %2798, %c9 : index
                %2800 = arith.addi %2797, %2799 : index
                %2801 = arith.divui %2794, %c9 : index
                %2802 = arith.remui %2801, %c9 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.addi %2795, %2803 : index
                %2805 = arith.addi %2789, %2804 : index
                %2806 = arith.addi %2785, %2805 : index
                %2807 = vector.shuffle %2763, %2763 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2807, %kv[%2806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2808 = arith.addi %2759, %c11 : index
                %2809 = arith.divui %2808, %c8 : index
                %2810 = arith.muli %2809, %c4 : index
                %2811 = arith.addi %2810, %c13 : index
                %2812 = arith.remui %2808, %c8 : index
                %2813 = arith.divui %2531, %c9 : index
                %2814 = arith.remui %2531, %c9 : index
                %2815 = arith.muli %2814, %c2 : index
                %2816 = arith.addi %2813, %2815 : index
                %2817 = arith.muli %2812, %c8 : index
                %2818 = arith.divui %2816, %c20 : index
                %2819 = arith.muli %2818, %c20 : index
                %2820 = arith.remui %2816, %c9 : index
                %2821 = arith.muli %2820, %c9 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.divui %2816, %c9 : index
                %2824 = arith.remui %2823, %c9 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.addi %2817, %2825 : index
                %2827 = arith.addi %2811, %2826 : index
                %2828 = arith.addi %2785, %2827 : index
                %2829 = vector.shuffle %2763, %2763 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2829, %kv[%2828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2830 = arith.addi %2759, %c9 : index
                %2831 = arith.divui %2830, %c8 : index
                %2832 = arith.muli %2831, %c4 : index
                %2833 = arith.addi %2832, %c13 : index
                %2834 = arith.remui %2830, %c8 : index
                %2835 = arith.divui %2531, %c9 : index
                %2836 = arith.remui %2531, %c9 : index
                %2837 = arith.muli %2836, %c2 : index
                %2838 = arith.addi %2835, %2837 : index
                %2839 = arith.muli %2834, %c8 : index
                %2840 = arith.divui %2838, %c20 : index
                %2841 = arith.muli %2840, %c20 : index
                %2842 = arith.remui %2838, %c9 : index
                %2843 = arith.muli %2842, %c9 : index
                %2844 = arith.addi %2841, %2843 : index
                %2845 = arith.divui %2838, %c9 : index
                %2846 = arith.remui %2845, %c9 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.addi %2839, %2847 : index
                %2849 = arith.addi %2833, %2848 : index
                %2850 = arith.addi %2785, %2849 : index
                %2851 = vector.shuffle %2763, %2763 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2851, %kv[%2850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2852 = arith.addi %2759, %c28 : index
                %2853 = arith.divui %2852, %c8 : index
                %2854 = arith.muli %2853, %c4 : index
                %2855 = arith.addi %2854, %c13 : index
                %2856 = arith.remui %2852, %c8 : index
                %2857 = arith.divui %2531, %c9 : index
                %2858 = arith.remui %2531, %c9 : index
                %2859 = arith.muli %2858, %c2 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.muli %2856, %c8 : index
                %2862 = arith.divui %2860, %c20 : index
                %2863 = arith.muli %2862, %c20 : index
                %2864 = arith.remui %2860, %c9 : index
                %2865 = arith.muli %2864, %c9 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.divui %2860, %c9 : index
                %2868 = arith.remui %2867, %c9 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.addi %2861, %2869 : index
                %2871 = arith.addi %2855, %2870 : index
                %2872 = arith.addi %2785, %2871 : index
                %2873 = vector.shuffle %2763, %2763 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2873, %kv[%2872] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2874 = arith.addi %25, %c15 : index
    %2875 = wave.lane
    %2876 = arith.muli %3, %c9 : index
    %2877 = arith.muli %2876, %c4 : index
    %2878 = arith.addi %2877, %2875 : index
    %2879 = arith.muli %4, %c13 : index
    %2880 = arith.addi %2879, %2878 : index
    %2881 = arith.addi %2880, %c10 : index
    %2882 = arith.addi %2881, %c10 : index
    %2883 = vector.extract %638#4[0] : f32 from vector<8xf32>
    memref.store %2883, %21[%2882] : memref<?xf32>
    %2884 = arith.muli %4, %c13 : index
    %2885 = arith.addi %2884, %2878 : index
    %2886 = arith.addi %2885, %c10 : index
    %2887 = arith.addi %2886, %c15 : index
    %2888 = vector.extract %638#4[1] : f32 from vector<8xf32>
    memref.store %2888, %21[%2887] : memref<?xf32>
    %2889 = arith.muli %4, %c13 : index
    %2890 = arith.addi %2889, %2878 : index
    %2891 = arith.addi %2890, %c10 : index
    %2892 = arith.addi %2891, %c5 : index
    %2893 = vector.extract %638#4[2] : f32 from vector<8xf32>
    memref.store %2893, %21[%2892] : memref<?xf32>
    %2894 = arith.muli %4, %c13 : index
    %2895 = arith.addi %2894, %2878 : index
    %2896 = arith.addi %2895, %c10 : index
    %2897 = arith.addi %2896, %c29 : index
    %2898 = vector.extract %638#4[3] : f32 from vector<8xf32>
    memref.store %2898, %21[%2897] : memref<?xf32>
    %2899 = arith.muli %4, %c13 : index
    %2900 = arith.addi %2899, %2878 : index
    %2901 = arith.addi %2900, %c10 : index
    %2902 = arith.addi %2901, %c7 : index
    %2903 = vector.extract %638#4[4] : f32 from vector<8xf32>
    memref.store %2903, %21[%2902] : memref<?xf32>
    %2904 = arith.muli %4, %c13 : index
    %2905 = arith.addi %2904, %2878 : index
    %2906 = arith.addi %2905, %c10 : index
    %2907 = arith.addi %2906, %c30 : index
    %2908 = vector.extract %638#4[5] : f32 from vector<8xf32>
    memref.store %2908, %21[%2907] : memref<?xf32>
    %2909 = arith.muli %4, %c13 : index
    %2910 = arith.addi %2909, %2878 : index
    %2911 = arith.addi %2910, %c10 : index
    %2912 = arith.addi %2911, %c31 : index
    %2913 = vector.extract %638#4[6] : f32 from vector<8xf32>
    memref.store %2913, %21[%2912] : memref<?xf32>
    %2914 = arith.muli %4, %c13 : index
    %2915 = arith.addi %2914, %2878 : index
    %2916 = arith.addi %2915, %c10 : index
    %2917 = arith.addi %2916, %c32 : index
    %2918 = vector.extract %638#4[7] : f32 from vector<8xf32>
    memref.store %2918, %21[%2917] : memref<?xf32>
    %2919 = arith.muli %4, %c13 : index
    %2920 = arith.addi %2919, %2878 : index
    %2921 = arith.addi %2920, %c4 : index
    %2922 = arith.addi %2921, %c10 : index
    %2923 = vector.extract %638#5[0] : f32 from vector<8xf32>
    memref.store %2923, %21[%2922] : memref<?xf32>
    %2924 = arith.muli %4, %c13 : index
    %2925 = arith.addi %2924, %2878 : index
    %2926 = arith.addi %2925, %c4 : index
    %2927 = arith.addi %2926, %c15 : index
    %2928 = vector.extract %638#5[1] : f32 from vector<8xf32>
    memref.store %2928, %21[%2927] : memref<?xf32>
    %2929 = arith.muli %4, %c13 : index
    %2930 = arith.addi %2929, %2878 : index
    %2931 = arith.addi %2930, %c4 : index
    %2932 = arith.addi %2931, %c5 : index
    %2933 = vector.extract %638#5[2] : f32 from vector<8xf32>
    memref.store %2933, %21[%2932] : memref<?xf32>
    %2934 = arith.muli %4, %c13 : index
    %2935 = arith.addi %2934, %2878 : index
    %2936 = arith.addi %2935, %c4 : index
    %2937 = arith.addi %2936, %c29 : index
    %2938 = vector.extract %638#5[3] : f32 from vector<8xf32>
    memref.store %2938, %21[%2937] : memref<?xf32>
    %2939 = arith.muli %4, %c13 : index
    %2940 = arith.addi %2939, %2878 : index
    %2941 = arith.addi %2940, %c4 : index
    %2942 = arith.addi %2941, %c7 : index
    %2943 = vector.extract %638#5[4] : f32 from vector<8xf32>
    memref.store %2943, %21[%2942] : memref<?xf32>
    %2944 = arith.muli %4, %c13 : index
    %2945 = arith.addi %2944, %2878 : index
    %2946 = arith.addi %2945, %c4 : index
    %2947 = arith.addi %2946, %c30 : index
    %2948 = vector.extract %638#5[5] : f32 from vector<8xf32>
    memref.store %2948, %21[%2947] : memref<?xf32>
    %2949 = arith.muli %4, %c13 : index
    %2950 = arith.addi %2949, %2878 : index
    %2951 = arith.addi %2950, %c4 : index
    %2952 = arith.addi %2951, %c31 : index
    %2953 = vector.extract %638#5[6] : f32 from vector<8xf32>
    memref.store %2953, %21[%2952] : memref<?xf32>
    %2954 = arith.muli %4, %c13 : index
    %2955 = arith.addi %2954, %2878 : index
    %2956 = arith.addi %2955, %c4 : index
    %2957 = arith.addi %2956, %c32 : index
    %2958 = vector.extract %638#5[7] : f32 from vector<8xf32>
    memref.store %2958, %21[%2957] : memref<?xf32>
    wave.barrier
    %2959 = arith.muli %4, %c20 : index
    %2960 = arith.addi %2959, %c10 : index
    %2961 = arith.muli %2960, %c9 : index
    %2962 = arith.divui %2875, %c8 : index
    %2963 = arith.addi %2961, %2962 : index
    %2964 = arith.addi %2874, %2963 : index
    %2965 = arith.cmpi slt, %2964, %24 : index
    scf.if %2965 {
      %2966 = arith.cmpi eq, %hasFactors, %c11 : index
      %2967 = arith.muli %2964, %c9 : index
      %2968 = memref.load %factors[%2967] : memref<?xf32>
      %2969 = arith.mulf %2968, %operandScale : f32
      %2970 = arith.select %2966, %2969, %operandScale : f32
      %2971 = arith.addi %2878, %c10 : index
      %2972 = arith.muli %2960, %c15 : index
      %2973 = arith.addi %2971, %2972 : index
      %2974 = memref.load %21[%2973] : memref<?xf32>
      %2975 = arith.addi %2973, %c13 : index
      %2976 = memref.load %21[%2975] : memref<?xf32>
      %2977 = arith.addf %2974, %2976 : f32
      %2978 = arith.remui %2875, %c8 : index
      %2979 = arith.muli %2978, %c20 : index
      %2980 = arith.addi %18, %2979 : index
      %2981 = vector.load %w[%2980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2982 = vector.bitcast %2981 : vector<4xi8> to vector<1xf32>
      %2983 = vector.extract %2982[0] : f32 from vector<1xf32>
      %2984 = arith.mulf %2983, %2970 : f32
      %2985 = arith.mulf %2977, %2984 : f32
      %2986 = arith.muli %3, %c9 : index
      %2987 = arith.addi %2986, %c10 : index
      %2988 = arith.muli %2987, %c8 : index
      %2989 = arith.remui %2875, %c8 : index
      %2990 = arith.addi %2988, %2989 : index
      %2991 = arith.muli %2963, %c4 : index
      %2992 = arith.addi %2991, %2990 : index
      memref.store %2985, %22[%2992] : memref<?xf32>
      %2993 = arith.addi %2878, %c4 : index
      %2994 = arith.muli %2960, %c15 : index
      %2995 = arith.addi %2993, %2994 : index
      %2996 = memref.load %21[%2995] : memref<?xf32>
      %2997 = arith.addi %2995, %c13 : index
      %2998 = memref.load %21[%2997] : memref<?xf32>
      %2999 = arith.addf %2996, %2998 : f32
      %3000 = arith.remui %2875, %c8 : index
      %3001 = arith.muli %3000, %c20 : index
      %3002 = arith.addi %20, %3001 : index
      %3003 = vector.load %w[%3002] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3004 = vector.bitcast %3003 : vector<4xi8> to vector<1xf32>
      %3005 = vector.extract %3004[0] : f32 from vector<1xf32>
      %3006 = arith.mulf %3005, %2970 : f32
      %3007 = arith.mulf %2999, %3006 : f32
      %3008 = arith.muli %3, %c9 : index
      %3009 = arith.addi %3008, %c11 : index
      %3010 = arith.muli %3009, %c8 : index
      %3011 = arith.remui %2875, %c8 : index
      %3012 = arith.addi %3010, %3011 : index
      %3013 = arith.muli %2963, %c4 : index
      %3014 = arith.addi %3013, %3012 : index
      memref.store %3007, %22[%3014] : memref<?xf32>
    }
    %3015 = arith.muli %4, %c20 : index
    %3016 = arith.addi %3015, %c11 : index
    %3017 = arith.muli %3016, %c9 : index
    %3018 = arith.divui %2875, %c8 : index
    %3019 = arith.addi %3017, %3018 : index
    %3020 = arith.addi %2874, %3019 : index
    %3021 = arith.cmpi slt, %3020, %24 : index
    scf.if %3021 {
      %3022 = arith.cmpi eq, %hasFactors, %c11 : index
      %3023 = arith.muli %3020, %c9 : index
      %3024 = memref.load %factors[%3023] : memref<?xf32>
      %3025 = arith.mulf %3024, %operandScale : f32
      %3026 = arith.select %3022, %3025, %operandScale : f32
      %3027 = arith.addi %2878, %c10 : index
      %3028 = arith.muli %3016, %c15 : index
      %3029 = arith.addi %3027, %3028 : index
      %3030 = memref.load %21[%3029] : memref<?xf32>
      %3031 = arith.addi %3029, %c13 : index
      %3032 = memref.load %21[%3031] : memref<?xf32>
      %3033 = arith.addf %3030, %3032 : f32
      %3034 = arith.remui %2875, %c8 : index
      %3035 = arith.muli %3034, %c20 : index
      %3036 = arith.addi %18, %3035 : index
      %3037 = vector.load %w[%3036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3038 = vector.bitcast %3037 : vector<4xi8> to vector<1xf32>
      %3039 = vector.extract %3038[0] : f32 from vector<1xf32>
      %3040 = arith.mulf %3039, %3026 : f32
      %3041 = arith.mulf %3033, %3040 : f32
      %3042 = arith.muli %3, %c9 : index
      %3043 = arith.addi %3042, %c10 : index
      %3044 = arith.muli %3043, %c8 : index
      %3045 = arith.remui %2875, %c8 : index
      %3046 = arith.addi %3044, %3045 : index
      %3047 = arith.muli %3019, %c4 : index
      %3048 = arith.addi %3047, %3046 : index
      memref.store %3041, %22[%3048] : memref<?xf32>
      %3049 = arith.addi %2878, %c4 : index
      %3050 = arith.muli %3016, %c15 : index
      %3051 = arith.addi %3049, %3050 : index
      %3052 = memref.load %21[%3051] : memref<?xf32>
      %3053 = arith.addi %3051, %c13 : index
      %3054 = memref.load %21[%3053] : memref<?xf32>
      %3055 = arith.addf %3052, %3054 : f32
      %3056 = arith.remui %2875, %c8 : index
      %3057 = arith.muli %3056, %c20 : index
      %3058 = arith.addi %20, %3057 : index
      %3059 = vector.load %w[%3058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3060 = vector.bitcast %3059 : vector<4xi8> to vector<1xf32>
      %3061 = vector.extract %3060[0] : f32 from vector<1xf32>
      %3062 = arith.mulf %3061, %3026 : f32
      %3063 = arith.mulf %3055, %3062 : f32
      %3064 = arith.muli %3, %c9 : index
      %3065 = arith.addi %3064, %c11 : index
      %3066 = arith.muli %3065, %c8 : index
      %3067 = arith.remui %2875, %c8 : index
      %3068 = arith.addi %3066, %3067 : index
      %3069 = arith.muli %3019, %c4 : index
      %3070 = arith.addi %3069, %3068 : index
      memref.store %3063, %22[%3070] : memref<?xf32>
    }
    %3071 = arith.muli %4, %c20 : index
    %3072 = arith.addi %3071, %c9 : index
    %3073 = arith.muli %3072, %c9 : index
    %3074 = arith.divui %2875, %c8 : index
    %3075 = arith.addi %3073, %3074 : index
    %3076 = arith.addi %2874, %3075 : index
    %3077 = arith.cmpi slt, %3076, %24 : index
    scf.if %3077 {
      %3078 = arith.cmpi eq, %hasFactors, %c11 : index
      %3079 = arith.muli %3076, %c9 : index
      %3080 = memref.load %factors[%3079] : memref<?xf32>
      %3081 = arith.mulf %3080, %operandScale : f32
      %3082 = arith.select %3078, %3081, %operandScale : f32
      %3083 = arith.addi %2878, %c10 : index
      %3084 = arith.muli %3072, %c15 : index
      %3085 = arith.addi %3083, %3084 : index
      %3086 = memref.load %21[%3085] : memref<?xf32>
      %3087 = arith.addi %3085, %c13 : index
      %3088 = memref.load %21[%3087] : memref<?xf32>
      %3089 = arith.addf %3086, %3088 : f32
      %3090 = arith.remui %2875, %c8 : index
      %3091 = arith.muli %3090, %c20 : index
      %3092 = arith.addi %18, %3091 : index
      %3093 = vector.load %w[%3092] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3094 = vector.bitcast %3093 : vector<4xi8> to vector<1xf32>
      %3095 = vector.extract %3094[0] : f32 from vector<1xf32>
      %3096 = arith.mulf %3095, %3082 : f32
      %3097 = arith.mulf %3089, %3096 : f32
      %3098 = arith.muli %3, %c9 : index
      %3099 = arith.addi %3098, %c10 : index
      %3100 = arith.muli %3099, %c8 : index
      %3101 = arith.remui %2875, %c8 : index
      %3102 = arith.addi %3100, %3101 : index
      %3103 = arith.muli %3075, %c4 : index
      %3104 = arith.addi %3103, %3102 : index
      memref.store %3097, %22[%3104] : memref<?xf32>
      %3105 = arith.addi %2878, %c4 : index
      %3106 = arith.muli %3072, %c15 : index
      %3107 = arith.addi %3105, %3106 : index
      %3108 = memref.load %21[%3107] : memref<?xf32>
      %3109 = arith.addi %3107, %c13 : index
      %3110 = memref.load %21[%3109] : memref<?xf32>
      %3111 = arith.addf %3108, %3110 : f32
      %3112 = arith.remui %2875, %c8 : index
      %3113 = arith.muli %3112, %c20 : index
      %3114 = arith.addi %20, %3113 : index
      %3115 = vector.load %w[%3114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3116 = vector.bitcast %3115 : vector<4xi8> to vector<1xf32>
      %3117 = vector.extract %3116[0] : f32 from vector<1xf32>
      %3118 = arith.mulf %3117, %3082 : f32
      %3119 = arith.mulf %3111, %3118 : f32
      %3120 = arith.muli %3, %c9 : index
      %3121 = arith.addi %3120, %c11 : index
      %3122 = arith.muli %3121, %c8 : index
      %3123 = arith.remui %2875, %c8 : index
      %3124 = arith.addi %3122, %3123 : index
      %3125 = arith.muli %3075, %c4 : index
      %3126 = arith.addi %3125, %3124 : index
      memref.store %3119, %22[%3126] : memref<?xf32>
    }
    %3127 = arith.muli %4, %c20 : index
    %3128 = arith.addi %3127, %c28 : index
    %3129 = arith.muli %3128, %c9 : index
    %3130 = arith.divui %2875, %c8 : index
    %3131 = arith.addi %3129, %3130 : index
    %3132 = arith.addi %2874, %3131 : index
    %3133 = arith.cmpi slt, %3132, %24 : index
    scf.if %3133 {
      %3134 = arith.cmpi eq, %hasFactors, %c11 : index
      %3135 = arith.muli %3132, %c9 : index
      %3136 = memref.load %factors[%3135] : memref<?xf32>
      %3137 = arith.mulf %3136, %operandScale : f32
      %3138 = arith.select %3134, %3137, %operandScale : f32
      %3139 = arith.addi %2878, %c10 : index
      %3140 = arith.muli %3128, %c15 : index
      %3141 = arith.addi %3139, %3140 : index
      %3142 = memref.load %21[%3141] : memref<?xf32>
      %3143 = arith.addi %3141, %c13 : index
      %3144 = memref.load %21[%3143] : memref<?xf32>
      %3145 = arith.addf %3142, %3144 : f32
      %3146 = arith.remui %2875, %c8 : index
      %3147 = arith.muli %3146, %c20 : index
      %3148 = arith.addi %18, %3147 : index
      %3149 = vector.load %w[%3148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3150 = vector.bitcast %3149 : vector<4xi8> to vector<1xf32>
      %3151 = vector.extract %3150[0] : f32 from vector<1xf32>
      %3152 = arith.mulf %3151, %3138 : f32
      %3153 = arith.mulf %3145, %3152 : f32
      %3154 = arith.muli %3, %c9 : index
      %3155 = arith.addi %3154, %c10 : index
      %3156 = arith.muli %3155, %c8 : index
      %3157 = arith.remui %2875, %c8 : index
      %3158 = arith.addi %3156, %3157 : index
      %3159 = arith.muli %3131, %c4 : index
      %3160 = arith.addi %3159, %3158 : index
      memref.store %3153, %22[%3160] : memref<?xf32>
      %3161 = arith.addi %2878, %c4 : index
      %3162 = arith.muli %3128, %c15 : index
      %3163 = arith.addi %3161, %3162 : index
      %3164 = memref.load %21[%3163] : memref<?xf32>
      %3165 = arith.addi %3163, %c13 : index
      %3166 = memref.load %21[%3165] : memref<?xf32>
      %3167 = arith.addf %3164, %3166 : f32
      %3168 = arith.remui %2875, %c8 : index
      %3169 = arith.muli %3168, %c20 : index
      %3170 = arith.addi %20, %3169 : index
      %3171 = vector.load %w[%3170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3172 = vector.bitcast %3171 : vector<4xi8> to vector<1xf32>
      %3173 = vector.extract %3172[0] : f32 from vector<1xf32>
      %3174 = arith.mulf %3173, %3138 : f32
      %3175 = arith.mulf %3167, %3174 : f32
      %3176 = arith.muli %3, %c9 : index
      %3177 = arith.addi %3176, %c11 : index
      %3178 = arith.muli %3177, %c8 : index
      %3179 = arith.remui %2875, %c8 : index
      %3180 = arith.addi %3178, %3179 : index
      %3181 = arith.muli %3131, %c4 : index
      %3182 = arith.addi %3181, %3180 : index
      memref.store %3175, %22[%3182] : memref<?xf32>
    }
    wave.barrier
    %3183 = arith.addi %25, %c15 : index
    %3184 = wave.wave
    %3185 = arith.addi %3184, %c10 : index
    %3186 = arith.addi %3183, %3185 : index
    %3187 = arith.cmpi slt, %3186, %24 : index
    scf.if %3187 {
      %3188 = arith.addi %3183, %3185 : index
      %3189 = arith.muli %3185, %c4 : index
      %3190 = wave.lane
      %3191 = arith.addi %3190, %c10 : index
      %3192 = arith.cmpi eq, %hasBias, %c11 : index
      %3193 = arith.addi %3189, %3191 : index
      %3194 = memref.load %22[%3193] : memref<?xf32>
      %3195 = arith.muli %0, %c4 : index
      %3196 = arith.addi %3195, %3191 : index
      %3197 = memref.load %bias[%3196] : memref<?xf32>
      %3198 = arith.addf %3194, %3197 : f32
      %3199 = arith.select %3192, %3198, %3194 : f32
      %3200 = arith.addi %3191, %c7 : index
      %3201 = arith.cmpi eq, %hasBias, %c11 : index
      %3202 = arith.addi %3189, %3200 : index
      %3203 = memref.load %22[%3202] : memref<?xf32>
      %3204 = arith.muli %0, %c4 : index
      %3205 = arith.addi %3204, %3200 : index
      %3206 = memref.load %bias[%3205] : memref<?xf32>
      %3207 = arith.addf %3203, %3206 : f32
      %3208 = arith.select %3201, %3207, %3203 : f32
      %3209 = arith.addi %3190, %c15 : index
      %3210 = arith.cmpi eq, %hasBias, %c11 : index
      %3211 = arith.addi %3189, %3209 : index
      %3212 = memref.load %22[%3211] : memref<?xf32>
      %3213 = arith.muli %0, %c4 : index
      %3214 = arith.addi %3213, %3209 : index
      %3215 = memref.load %bias[%3214] : memref<?xf32>
      %3216 = arith.addf %3212, %3215 : f32
      %3217 = arith.select %3210, %3216, %3212 : f32
      %3218 = arith.addi %3209, %c7 : index
      %3219 = arith.cmpi eq, %hasBias, %c11 : index
      %3220 = arith.addi %3189, %3218 : index
      %3221 = memref.load %22[%3220] : memref<?xf32>
      %3222 = arith.muli %0, %c4 : index
      %3223 = arith.addi %3222, %3218 : index
      %3224 = memref.load %bias[%3223] : memref<?xf32>
      %3225 = arith.addf %3221, %3224 : f32
      %3226 = arith.select %3219, %3225, %3221 : f32
      %3227 = arith.addi %3190, %c5 : index
      %3228 = arith.cmpi eq, %hasBias, %c11 : index
      %3229 = arith.addi %3189, %3227 : index
      %3230 = memref.load %22[%3229] : memref<?xf32>
      %3231 = arith.muli %0, %c4 : index
      %3232 = arith.addi %3231, %3227 : index
      %3233 = memref.load %bias[%3232] : memref<?xf32>
      %3234 = arith.addf %3230, %3233 : f32
      %3235 = arith.select %3228, %3234, %3230 : f32
      %3236 = arith.addi %3227, %c7 : index
      %3237 = arith.cmpi eq, %hasBias, %c11 : index
      %3238 = arith.addi %3189, %3236 : index
      %3239 = memref.load %22[%3238] : memref<?xf32>
      %3240 = arith.muli %0, %c4 : index
      %3241 = arith.addi %3240, %3236 : index
      %3242 = memref.load %bias[%3241] : memref<?xf32>
      %3243 = arith.addf %3239, %3242 : f32
      %3244 = arith.select %3237, %3243, %3239 : f32
      %3245 = arith.addi %3190, %c29 : index
      %3246 = arith.cmpi eq, %hasBias, %c11 : index
      %3247 = arith.addi %3189, %3245 : index
      %3248 = memref.load %22[%3247] : memref<?xf32>
      %3249 = arith.muli %0, %c4 : index
      %3250 = arith.addi %3249, %3245 : index
      %3251 = memref.load %bias[%3250] : memref<?xf32>
      %3252 = arith.addf %3248, %3251 : f32
      %3253 = arith.select %3246, %3252, %3248 : f32
      %3254 = arith.addi %3245, %c7 : index
      %3255 = arith.cmpi eq, %hasBias, %c11 : index
      %3256 = arith.addi %3189, %3254 : index
      %3257 = memref.load %22[%3256] : memref<?xf32>
      %3258 = arith.muli %0, %c4 : index
      %3259 = arith.addi %3258, %3254 : index
      %3260 = memref.load %bias[%3259] : memref<?xf32>
      %3261 = arith.addf %3257, %3260 : f32
      %3262 = arith.select %3255, %3261, %3257 : f32
      %3263 = arith.addi %heads, %kvHeads : index
      %3264 = arith.cmpi slt, %0, %3263 : index
      scf.if %3264 {
        %3265 = arith.addi %positionsAt, %3188 : index
        %3266 = memref.load %step[%3265] : memref<?xi32>
        %3267 = arith.index_cast %3266 : i32 to index
        %3268 = arith.cmpi eq, %hasNorm, %c11 : index
        %3269 = math.fma %3199, %3199, %c38 : f32
        %3270 = math.fma %3208, %3208, %3269 : f32
        %3271 = math.fma %3217, %3217, %3270 : f32
        %3272 = math.fma %3226, %3226, %3271 : f32
        %3273 = math.fma %3235, %3235, %3272 : f32
        %3274 = math.fma %3244, %3244, %3273 : f32
        %3275 = math.fma %3253, %3253, %3274 : f32
        %3276 = math.fma %3262, %3262, %3275 : f32
        %3277 = vector.broadcast %3276 : f32 to vector<1xf32>
        %3278 = wave.reduce "add" %3277 : vector<1xf32>
        %3279 = arith.mulf %3278, %inverseHeadDim : f32
        %3280 = arith.addf %3279, %epsilon : f32
        %3281 = math.sqrt %3280 : f32
        %3282 = arith.divf %c40, %3281 : f32
        %3283 = arith.cmpi slt, %0, %heads : index
        %3284 = arith.addi %3191, %c7 : index
        %3285 = memref.load %query_norm[%3191] : memref<?xf32>
        %3286 = memref.load %key_norm[%3191] : memref<?xf32>
        %3287 = arith.select %3283, %3285, %3286 : f32
        %3288 = arith.mulf %3199, %3282 : f32
        %3289 = arith.mulf %3288, %3287 : f32
        %3290 = arith.select %3268, %3289, %3199 : f32
        %3291 = memref.load %query_norm[%3284] : memref<?xf32>
        %3292 = memref.load %key_norm[%3284] : memref<?xf32>
        %3293 = arith.select %3283, %3291, %3292 : f32
        %3294 = arith.mulf %3208, %3282 : f32
        %3295 = arith.mulf %3294, %3293 : f32
        %3296 = arith.select %3268, %3295, %3208 : f32
        %3297 = arith.addi %3209, %c7 : index
        %3298 = memref.load %query_norm[%3209] : memref<?xf32>
        %3299 = memref.load %key_norm[%3209] : memref<?xf32>
        %3300 = arith.select %3283, %3298, %3299 : f32
        %3301 = arith.mulf %3217, %3282 : f32
        %3302 = arith.mulf %3301, %3300 : f32
        %3303 = arith.select %3268, %3302, %3217 : f32
        %3304 = memref.load %query_norm[%3297] : memref<?xf32>
        %3305 = memref.load %key_norm[%3297] : memref<?xf32>
        %3306 = arith.select %3283, %3304, %3305 : f32
        %3307 = arith.mulf %3226, %3282 : f32
        %3308 = arith.mulf %3307, %3306 : f32
        %3309 = arith.select %3268, %3308, %3226 : f32
        %3310 = arith.addi %3227, %c7 : index
        %3311 = memref.load %query_norm[%3227] : memref<?xf32>
        %3312 = memref.load %key_norm[%3227] : memref<?xf32>
        %3313 = arith.select %3283, %3311, %3312 : f32
        %3314 = arith.mulf %3235, %3282 : f32
        %3315 = arith.mulf %3314, %3313 : f32
        %3316 = arith.select %3268, %3315, %3235 : f32
        %3317 = memref.load %query_norm[%3310] : memref<?xf32>
        %3318 = memref.load %key_norm[%3310] : memref<?xf32>
        %3319 = arith.select %3283, %3317, %3318 : f32
        %3320 = arith.mulf %3244, %3282 : f32
        %3321 = arith.mulf %3320, %3319 : f32
        %3322 = arith.select %3268, %3321, %3244 : f32
        %3323 = arith.addi %3245, %c7 : index
        %3324 = memref.load %query_norm[%3245] : memref<?xf32>
        %3325 = memref.load %key_norm[%3245] : memref<?xf32>
        %3326 = arith.select %3283, %3324, %3325 : f32
        %3327 = arith.mulf %3253, %3282 : f32
        %3328 = arith.mulf %3327, %3326 : f32
        %3329 = arith.select %3268, %3328, %3253 : f32
        %3330 = memref.load %query_norm[%3323] : memref<?xf32>
        %3331 = memref.load %key_norm[%3323] : memref<?xf32>
        %3332 = arith.select %3283, %3330, %3331 : f32
        %3333 = arith.mulf %3262, %3282 : f32
        %3334 = arith.mulf %3333, %3332 : f32
        %3335 = arith.select %3268, %3334, %3262 : f32
        %3336 = arith.remui %3267, %c4 : index
        %3337 = arith.muli %3336, %c4 : index
        %3338 = arith.addi %3337, %3191 : index
        %3339 = arith.divui %3267, %c4 : index
        %3340 = arith.addi %3339, %c4 : index
        %3341 = arith.muli %3340, %c4 : index
        %3342 = arith.addi %3341, %3191 : index
        %3343 = memref.load %rope[%3338] : memref<?xf32>
        %3344 = arith.addi %3338, %c7 : index
        %3345 = memref.load %rope[%3344] : memref<?xf32>
        %3346 = memref.load %rope[%3342] : memref<?xf32>
        %3347 = arith.addi %3342, %c7 : index
        %3348 = memref.load %rope[%3347] : memref<?xf32>
        %3349 = arith.mulf %3346, %3343 : f32
        %3350 = arith.mulf %3348, %3345 : f32
        %3351 = arith.subf %3349, %3350 : f32
        %3352 = arith.mulf %3348, %3343 : f32
        %3353 = arith.mulf %3346, %3345 : f32
        %3354 = arith.addf %3352, %3353 : f32
        %3355 = arith.mulf %3290, %3351 : f32
        %3356 = arith.mulf %3296, %3354 : f32
        %3357 = arith.subf %3355, %3356 : f32
        %3358 = arith.mulf %3296, %3351 : f32
        %3359 = arith.mulf %3290, %3354 : f32
        %3360 = arith.addf %3358, %3359 : f32
        %3361 = arith.cmpi slt, %0, %heads : index
        scf.if %3361 {
          %3362 = arith.muli %3188, %heads : index
          %3363 = arith.addi %3362, %0 : index
          %3364 = arith.muli %3363, %c4 : index
          %3365 = arith.addi %3364, %3191 : index
          memref.store %3357, %q[%3365] : memref<?xf32>
          %3366 = arith.addi %3365, %c7 : index
          memref.store %3360, %q[%3366] : memref<?xf32>
        } else {
          %3367 = arith.addi %3189, %3191 : index
          memref.store %3357, %22[%3367] : memref<?xf32>
          %3368 = arith.addi %3189, %3191 : index
          %3369 = arith.addi %3368, %c7 : index
          memref.store %3360, %22[%3369] : memref<?xf32>
        }
        %3370 = arith.remui %3267, %c4 : index
        %3371 = arith.muli %3370, %c4 : index
        %3372 = arith.addi %3371, %3209 : index
        %3373 = arith.divui %3267, %c4 : index
        %3374 = arith.addi %3373, %c4 : index
        %3375 = arith.muli %3374, %c4 : index
        %3376 = arith.addi %3375, %3209 : index
        %3377 = memref.load %rope[%3372] : memref<?xf32>
        %3378 = arith.addi %3372, %c7 : index
        %3379 = memref.load %rope[%3378] : memref<?xf32>
        %3380 = memref.load %rope[%3376] : memref<?xf32>
        %3381 = arith.addi %3376, %c7 : index
        %3382 = memref.load %rope[%3381] : memref<?xf32>
        %3383 = arith.mulf %3380, %3377 : f32
        %3384 = arith.mulf %3382, %3379 : f32
        %3385 = arith.subf %3383, %3384 : f32
        %3386 = arith.mulf %3382, %3377 : f32
        %3387 = arith.mulf %3380, %3379 : f32
        %3388 = arith.addf %3386, %3387 : f32
        %3389 = arith.mulf %3303, %3385 : f32
        %3390 = arith.mulf %3309, %3388 : f32
        %3391 = arith.subf %3389, %3390 : f32
        %3392 = arith.mulf %3309, %3385 : f32
        %3393 = arith.mulf %3303, %3388 : f32
        %3394 = arith.addf %3392, %3393 : f32
        %3395 = arith.cmpi slt, %0, %heads : index
        scf.if %3395 {
          %3396 = arith.muli %3188, %heads : index
          %3397 = arith.addi %3396, %0 : index
          %3398 = arith.muli %3397, %c4 : index
          %3399 = arith.addi %3398, %3209 : index
          memref.store %3391, %q[%3399] : memref<?xf32>
          %3400 = arith.addi %3399, %c7 : index
          memref.store %3394, %q[%3400] : memref<?xf32>
        } else {
          %3401 = arith.addi %3189, %3209 : index
          memref.store %3391, %22[%3401] : memref<?xf32>
          %3402 = arith.addi %3189, %3209 : index
          %3403 = arith.addi %3402, %c7 : index
          memref.store %3394, %22[%3403] : memref<?xf32>
        }
        %3404 = arith.remui %3267, %c4 : index
        %3405 = arith.muli %3404, %c4 : index
        %3406 = arith.addi %3405, %3227 : index
        %3407 = arith.divui %3267, %c4 : index
        %3408 = arith.addi %3407, %c4 : index
        %3409 = arith.muli %3408, %c4 : index
        %3410 = arith.addi %3409, %3227 : index
        %3411 = memref.load %rope[%3406] : memref<?xf32>
        %3412 = arith.addi %3406, %c7 : index
        %3413 = memref.load %rope[%3412] : memref<?xf32>
        %3414 = memref.load %rope[%3410] : memref<?xf32>
        %3415 = arith.addi %3410, %c7 : index
        %3416 = memref.load %rope[%3415] : memref<?xf32>
        %3417 = arith.mulf %3414, %3411 : f32
        %3418 = arith.mulf %3416, %3413 : f32
        %3419 = arith.subf %3417, %3418 : f32
        %3420 = arith.mulf %3416, %3411 : f32
        %3421 = arith.mulf %3414, %3413 : f32
        %3422 = arith.addf %3420, %3421 : f32
        %3423 = arith.mulf %3316, %3419 : f32
        %3424 = arith.mulf %3322, %3422 : f32
        %3425 = arith.subf %3423, %3424 : f32
        %3426 = arith.mulf %3322, %3419 : f32
        %3427 = arith.mulf %3316, %3422 : f32
        %3428 = arith.addf %3426, %3427 : f32
        %3429 = arith.cmpi slt, %0, %heads : index
        scf.if %3429 {
          %3430 = arith.muli %3188, %heads : index
          %3431 = arith.addi %3430, %0 : index
          %3432 = arith.muli %3431, %c4 : index
          %3433 = arith.addi %3432, %3227 : index
          memref.store %3425, %q[%3433] : memref<?xf32>
          %3434 = arith.addi %3433, %c7 : index
          memref.store %3428, %q[%3434] : memref<?xf32>
        } else {
          %3435 = arith.addi %3189, %3227 : index
          memref.store %3425, %22[%3435] : memref<?xf32>
          %3436 = arith.addi %3189, %3227 : index
          %3437 = arith.addi %3436, %c7 : index
          memref.store %3428, %22[%3437] : memref<?xf32>
        }
        %3438 = arith.remui %3267, %c4 : index
        %3439 = arith.muli %3438, %c4 : index
        %3440 = arith.addi %3439, %3245 : index
        %3441 = arith.divui %3267, %c4 : index
        %3442 = arith.addi %3441, %c4 : index
        %3443 = arith.muli %3442, %c4 : index
        %3444 = arith.addi %3443, %3245 : index
        %3445 = memref.load %rope[%3440] : memref<?xf32>
        %3446 = arith.addi %3440, %c7 : index
        %3447 = memref.load %rope[%3446] : memref<?xf32>
        %3448 = memref.load %rope[%3444] : memref<?xf32>
        %3449 = arith.addi %3444, %c7 : index
        %3450 = memref.load %rope[%3449] : memref<?xf32>
        %3451 = arith.mulf %3448, %3445 : f32
        %3452 = arith.mulf %3450, %3447 : f32
        %3453 = arith.subf %3451, %3452 : f32
        %3454 = arith.mulf %3450, %3445 : f32
        %3455 = arith.mulf %3448, %3447 : f32
        %3456 = arith.addf %3454, %3455 : f32
        %3457 = arith.mulf %3329, %3453 : f32
        %3458 = arith.mulf %3335, %3456 : f32
        %3459 = arith.subf %3457, %3458 : f32
        %3460 = arith.mulf %3335, %3453 : f32
        %3461 = arith.mulf %3329, %3456 : f32
        %3462 = arith.addf %3460, %3461 : f32
        %3463 = arith.cmpi slt, %0, %heads : index
        scf.if %3463 {
          %3464 = arith.muli %3188, %heads : index
          %3465 = arith.addi %3464, %0 : index
          %3466 = arith.muli %3465, %c4 : index
          %3467 = arith.addi %3466, %3245 : index
          memref.store %3459, %q[%3467] : memref<?xf32>
          %3468 = arith.addi %3467, %c7 : index
          memref.store %3462, %q[%3468] : memref<?xf32>
        } else {
          %3469 = arith.addi %3189, %3245 : index
          memref.store %3459, %22[%3469] : memref<?xf32>
          %3470 = arith.addi %3189, %3245 : index
          %3471 = arith.addi %3470, %c7 : index
          memref.store %3462, %22[%3471] : memref<?xf32>
        }
      } else {
        %3472 = arith.cmpi slt, %0, %heads : index
        scf.if %3472 {
          %3473 = arith.muli %3188, %heads : index
          %3474 = arith.addi %3473, %0 : index
          %3475 = arith.muli %3474, %c4 : index
          %3476 = arith.addi %3475, %3191 : index
          memref.store %3199, %q[%3476] : memref<?xf32>
          %3477 = arith.addi %3476, %c7 : index
          memref.store %3208, %q[%3477] : memref<?xf32>
        } else {
          %3478 = arith.addi %3189, %3191 : index
          memref.store %3199, %22[%3478] : memref<?xf32>
          %3479 = arith.addi %3189, %3191 : index
          %3480 = arith.addi %3479, %c7 : index
          memref.store %3208, %22[%3480] : memref<?xf32>
        }
        %3481 = arith.cmpi slt, %0, %heads : index
        scf.if %3481 {
          %3482 = arith.muli %3188, %heads : index
          %3483 = arith.addi %3482, %0 : index
          %3484 = arith.muli %3483, %c4 : index
          %3485 = arith.addi %3484, %3209 : index
          memref.store %3217, %q[%3485] : memref<?xf32>
          %3486 = arith.addi %3485, %c7 : index
          memref.store %3226, %q[%3486] : memref<?xf32>
        } else {
          %3487 = arith.addi %3189, %3209 : index
          memref.store %3217, %22[%3487] : memref<?xf32>
          %3488 = arith.addi %3189, %3209 : index
          %3489 = arith.addi %3488, %c7 : index
          memref.store %3226, %22[%3489] : memref<?xf32>
        }
        %3490 = arith.cmpi slt, %0, %heads : index
        scf.if %3490 {
          %3491 = arith.muli %3188, %heads : index
          %3492 = arith.addi %3491, %0 : index
          %3493 = arith.muli %3492, %c4 : index
          %3494 = arith.addi %3493, %3227 : index
          memref.store %3235, %q[%3494] : memref<?xf32>
          %3495 = arith.addi %3494, %c7 : index
          memref.store %3244, %q[%3495] : memref<?xf32>
        } else {
          %3496 = arith.addi %3189, %3227 : index
          memref.store %3235, %22[%3496] : memref<?xf32>
          %3497 = arith.addi %3189, %3227 : index
          %3498 = arith.addi %3497, %c7 : index
          memref.store %3244, %22[%3498] : memref<?xf32>
        }
        %3499 = arith.cmpi slt, %0, %heads : index
        scf.if %3499 {
          %3500 = arith.muli %3188, %heads : index
          %3501 = arith.addi %3500, %0 : index
          %3502 = arith.muli %3501, %c4 : index
          %3503 = arith.addi %3502, %3245 : index
          memref.store %3253, %q[%3503] : memref<?xf32>
          %3504 = arith.addi %3503, %c7 : index
          memref.store %3262, %q[%3504] : memref<?xf32>
        } else {
          %3505 = arith.addi %3189, %3245 : index
          memref.store %3253, %22[%3505] : memref<?xf32>
          %3506 = arith.addi %3189, %3245 : index
          %3507 = arith.addi %3506, %c7 : index
          memref.store %3262, %22[%3507] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3508 = arith.cmpi sge, %0, %heads : index
    scf.if %3508 {
      %3509 = arith.addi %3184, %c10 : index
      %3510 = arith.addi %3183, %3509 : index
      %3511 = arith.cmpi slt, %3510, %24 : index
      scf.if %3511 {
        %3512 = arith.addi %3183, %3509 : index
        %3513 = arith.addi %slotsAt, %3512 : index
        %3514 = memref.load %step[%3513] : memref<?xi32>
        %3515 = arith.index_cast %3514 : i32 to index
        %3516 = arith.cmpi sge, %3515, %c10 : index
        scf.if %3516 {
          %3517 = arith.muli %3509, %c4 : index
          %3518 = arith.subi %0, %heads : index
          %3519 = memref.load %scales[%3518] : memref<?xf32>
          %3520 = vector.broadcast %3519 : f32 to vector<4xf32>
          %3521 = arith.divui %3515, %c8 : index
          %3522 = arith.remui %3515, %c8 : index
          %3523 = arith.muli %3521, %pageBytes : index
          %3524 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3524 {
            %3525 = wave.lane
            %3526 = arith.muli %3525, %c20 : index
            scf.for %3527 = %3526 to %c4 step %c7 {
              %3528 = arith.addi %3517, %3527 : index
              %3529 = vector.load %22[%3528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3530 = arith.mulf %3529, %3520 : vector<4xf32>
              %3531 = arith.minimumf %3530, %c45 : vector<4xf32>
              %3532 = arith.maximumf %3531, %c46 : vector<4xf32>
              %3533 = arith.truncf %3532 : vector<4xf32> to vector<4xf16>
              %3534 = vector.bitcast %3533 : vector<4xf16> to vector<8xi8>
              %3535 = arith.cmpi slt, %3518, %kvHeads : index
              scf.if %3535 {
                %3536 = arith.muli %3518, %c47 : index
                %3537 = arith.addi %3523, %3536 : index
                %3538 = arith.divui %3527, %c8 : index
                %3539 = arith.muli %3538, %c48 : index
                %3540 = arith.remui %3527, %c8 : index
                %3541 = arith.divui %3540, %c2 : index
                %3542 = arith.muli %3541, %c4 : index
                %3543 = arith.muli %3522, %c8 : index
                %3544 = arith.addi %3542, %3543 : index
                %3545 = arith.remui %3540, %c2 : index
                %3546 = arith.muli %3545, %c9 : index
                %3547 = arith.addi %3544, %3546 : index
                %3548 = arith.addi %3539, %3547 : index
                %3549 = arith.addi %3537, %3548 : index
                vector.store %3534, %kv[%3549] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3550 = arith.subi %3518, %kvHeads : index
                %3551 = arith.muli %3550, %c47 : index
                %3552 = arith.addi %3523, %3551 : index
                %3553 = arith.addi %3527, %c10 : index
                %3554 = arith.divui %3553, %c8 : index
                %3555 = arith.muli %3554, %c48 : index
                %3556 = arith.addi %3555, %c12 : index
                %3557 = arith.remui %3553, %c8 : index
                %3558 = arith.divui %3522, %c9 : index
                %3559 = arith.remui %3522, %c9 : index
                %3560 = arith.muli %3559, %c2 : index
                %3561 = arith.addi %3558, %3560 : index
                %3562 = arith.divui %3561, %c2 : index
                %3563 = arith.muli %3562, %c4 : index
                %3564 = arith.muli %3557, %c8 : index
                %3565 = arith.addi %3563, %3564 : index
                %3566 = arith.remui %3561, %c2 : index
                %3567 = arith.muli %3566, %c9 : index
                %3568 = arith.addi %3565, %3567 : index
                %3569 = arith.addi %3556, %3568 : index
                %3570 = arith.addi %3552, %3569 : index
                %3571 = vector.shuffle %3534, %3534 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3571, %kv[%3570] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3572 = arith.addi %3527, %c11 : index
                %3573 = arith.divui %3572, %c8 : index
                %3574 = arith.muli %3573, %c48 : index
                %3575 = arith.addi %3574, %c12 : index
                %3576 = arith.remui %3572, %c8 : index
                %3577 = arith.divui %3522, %c9 : index
                %3578 = arith.remui %3522, %c9 : index
                %3579 = arith.muli %3578, %c2 : index
                %3580 = arith.addi %3577, %3579 : index
                %3581 = arith.divui %3580, %c2 : index
                %3582 = arith.muli %3581, %c4 : index
                %3583 = arith.muli %3576, %c8 : index
                %3584 = arith.addi %3582, %3583 : index
                %3585 = arith.remui %3580, %c2 : index
                %3586 = arith.muli %3585, %c9 : index
                %3587 = arith.addi %3584, %3586 : index
                %3588 = arith.addi %3575, %3587 : index
                %3589 = arith.addi %3552, %3588 : index
                %3590 = vector.shuffle %3534, %3534 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3590, %kv[%3589] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3591 = arith.addi %3527, %c9 : index
                %3592 = arith.divui %3591, %c8 : index
                %3593 = arith.muli %3592, %c48 : index
                %3594 = arith.addi %3593, %c12 : index
                %3595 = arith.remui %3591, %c8 : index
                %3596 = arith.divui %3522, %c9 : index
                %3597 = arith.remui %3522, %c9 : index
                %3598 = arith.muli %3597, %c2 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.divui %3599, %c2 : index
                %3601 = arith.muli %3600, %c4 : index
                %3602 = arith.muli %3595, %c8 : index
                %3603 = arith.addi %3601, %3602 : index
                %3604 = arith.remui %3599, %c2 : index
                %3605 = arith.muli %3604, %c9 : index
                %3606 = arith.addi %3603, %3605 : index
                %3607 = arith.addi %3594, %3606 : index
                %3608 = arith.addi %3552, %3607 : index
                %3609 = vector.shuffle %3534, %3534 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3609, %kv[%3608] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3610 = arith.addi %3527, %c28 : index
                %3611 = arith.divui %3610, %c8 : index
                %3612 = arith.muli %3611, %c48 : index
                %3613 = arith.addi %3612, %c12 : index
                %3614 = arith.remui %3610, %c8 : index
                %3615 = arith.divui %3522, %c9 : index
                %3616 = arith.remui %3522, %c9 : index
                %3617 = arith.muli %3616, %c2 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.divui %3618, %c2 : index
                %3620 = arith.muli %3619, %c4 : index
                %3621 = arith.muli %3614, %c8 : index
                %3622 = arith.addi %3620, %3621 : index
                %3623 = arith.remui %3618, %c2 : index
                %3624 = arith.muli %3623, %c9 : index
                %3625 = arith.addi %3622, %3624 : index
                %3626 = arith.addi %3613, %3625 : index
                %3627 = arith.addi %3552, %3626 : index
                %3628 = vector.shuffle %3534, %3534 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3628, %kv[%3627] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3629 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3629 {
            %3630 = wave.lane
            %3631 = arith.muli %3630, %c20 : index
            scf.for %3632 = %3631 to %c4 step %c7 {
              %3633 = arith.addi %3517, %3632 : index
              %3634 = vector.load %22[%3633] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3635 = arith.mulf %3634, %3520 : vector<4xf32>
              %3636 = wave.fp8_encode "e4m3" %3635 : vector<4xf32> -> vector<4xi8>
              %3637 = arith.cmpi slt, %3518, %kvHeads : index
              scf.if %3637 {
                %3638 = arith.muli %3518, %c12 : index
                %3639 = arith.addi %3523, %3638 : index
                %3640 = vector.shuffle %3636, %3636 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3641 = arith.divui %3632, %c8 : index
                %3642 = arith.muli %3641, %c4 : index
                %3643 = arith.remui %3632, %c8 : index
                %3644 = arith.muli %3522, %c8 : index
                %3645 = arith.divui %3643, %c20 : index
                %3646 = arith.muli %3645, %c20 : index
                %3647 = arith.remui %3643, %c9 : index
                %3648 = arith.muli %3647, %c9 : index
                %3649 = arith.addi %3646, %3648 : index
                %3650 = arith.divui %3643, %c9 : index
                %3651 = arith.remui %3650, %c9 : index
                %3652 = arith.addi %3649, %3651 : index
                %3653 = arith.addi %3644, %3652 : index
                %3654 = arith.addi %3642, %3653 : index
                %3655 = arith.addi %3639, %3654 : index
                vector.store %3640, %kv[%3655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3656 = arith.subi %3518, %kvHeads : index
                %3657 = arith.muli %3656, %c12 : index
                %3658 = arith.addi %3523, %3657 : index
                %3659 = arith.addi %3632, %c10 : index
                %3660 = arith.divui %3659, %c8 : index
                %3661 = arith.muli %3660, %c4 : index
                %3662 = arith.addi %3661, %c13 : index
                %3663 = arith.remui %3659, %c8 : index
                %3664 = arith.divui %3522, %c9 : index
                %3665 = arith.remui %3522, %c9 : index
                %3666 = arith.muli %3665, %c2 : index
                %3667 = arith.addi %3664, %3666 : index
                %3668 = arith.muli %3663, %c8 : index
                %3669 = arith.divui %3667, %c20 : index
                %3670 = arith.muli %3669, %c20 : index
                %3671 = arith.remui %3667, %c9 : index
                %3672 = arith.muli %3671, %c9 : index
                %3673 = arith.addi %3670, %3672 : index
                %3674 = arith.divui %3667, %c9 : index
                %3675 = arith.remui %3674, %c9 : index
                %3676 = arith.addi %3673, %3675 : index
                %3677 = arith.addi %3668, %3676 : index
                %3678 = arith.addi %3662, %3677 : index
                %3679 = arith.addi %3658, %3678 : index
                %3680 = vector.shuffle %3636, %3636 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3680, %kv[%3679] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3681 = arith.addi %3632, %c11 : index
                %3682 = arith.divui %3681, %c8 : index
                %3683 = arith.muli %3682, %c4 : index
                %3684 = arith.addi %3683, %c13 : index
                %3685 = arith.remui %3681, %c8 : index
                %3686 = arith.divui %3522, %c9 : index
                %3687 = arith.remui %3522, %c9 : index
                %3688 = arith.muli %3687, %c2 : index
                %3689 = arith.addi %3686, %3688 : index
                %3690 = arith.muli %3685, %c8 : index
                %3691 = arith.divui %3689, %c20 : index
                %3692 = arith.muli %3691, %c20 : index
                %3693 = arith.remui %3689, %c9 : index
                %3694 = arith.muli %3693, %c9 : index
                %3695 = arith.addi %3692, %3694 : index
                %3696 = arith.divui %3689, %c9 : index
                %3697 = arith.remui %3696, %c9 : index
                %3698 = arith.addi %3695, %3697 : index
                %3699 = arith.addi %3690, %3698 : index
                %3700 = arith.addi %3684, %3699 : index
                %3701 = arith.addi %3658, %3700 : index
                %3702 = vector.shuffle %3636, %3636 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3702, %kv[%3701] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3703 = arith.addi %3632, %c9 : index
                %3704 = arith.divui %3703, %c8 : index
                %3705 = arith.muli %3704, %c4 : index
                %3706 = arith.addi %3705, %c13 : index
                %3707 = arith.remui %3703, %c8 : index
                %3708 = arith.divui %3522, %c9 : index
                %3709 = arith.remui %3522, %c9 : index
                %3710 = arith.muli %3709, %c2 : index
                %3711 = arith.addi %3708, %3710 : index
                %3712 = arith.muli %3707, %c8 : index
                %3713 = arith.divui %3711, %c20 : index
                %3714 = arith.muli %3713, %c20 : index
                %3715 = arith.remui %3711, %c9 : index
                %3716 = arith.muli %3715, %c9 : index
                %3717 = arith.addi %3714, %3716 : index
                %3718 = arith.divui %3711, %c9 : index
                %3719 = arith.remui %3718, %c9 : index
                %3720 = arith.addi %3717, %3719 : index
                %3721 = arith.addi %3712, %3720 : index
                %3722 = arith.addi %3706, %3721 : index
                %3723 = arith.addi %3658, %3722 : index
                %3724 = vector.shuffle %3636, %3636 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3724, %kv[%3723] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3725 = arith.addi %3632, %c28 : index
                %3726 = arith.divui %3725, %c8 : index
                %3727 = arith.muli %3726, %c4 : index
                %3728 = arith.addi %3727, %c13 : index
                %3729 = arith.remui %3725, %c8 : index
                %3730 = arith.divui %3522, %c9 : index
                %3731 = arith.remui %3522, %c9 : index
                %3732 = arith.muli %3731, %c2 : index
                %3733 = arith.addi %3730, %3732 : index
                %3734 = arith.muli %3729, %c8 : index
                %3735 = arith.divui %3733, %c20 : index
                %3736 = arith.muli %3735, %c20 : index
                %3737 = arith.remui %3733, %c9 : index
                %3738 = arith.muli %3737, %c9 : index
                %3739 = arith.addi %3736, %3738 : index
                %3740 = arith.divui %3733, %c9 : index
                %3741 = arith.remui %3740, %c9 : index
                %3742 = arith.addi %3739, %3741 : index
                %3743 = arith.addi %3734, %3742 : index
                %3744 = arith.addi %3728, %3743 : index
                %3745 = arith.addi %3658, %3744 : index
                %3746 = vector.shuffle %3636, %3636 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3746, %kv[%3745] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3747 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3747 {
            %3748 = wave.lane
            %3749 = arith.muli %3748, %c20 : index
            scf.for %3750 = %3749 to %c4 step %c7 {
              %3751 = arith.addi %3517, %3750 : index
              %3752 = vector.load %22[%3751] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3753 = arith.mulf %3752, %3520 : vector<4xf32>
              %3754 = wave.fp8_encode "e5m2" %3753 : vector<4xf32> -> vector<4xi8>
              %3755 = arith.cmpi slt, %3518, %kvHeads : index
              scf.if %3755 {
                %3756 = arith.muli %3518, %c12 : index
                %3757 = arith.addi %3523, %3756 : index
                %3758 = vector.shuffle %3754, %3754 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3759 = arith.divui %3750, %c8 : index
                %3760 = arith.muli %3759, %c4 : index
                %3761 = arith.remui %3750, %c8 : index
                %3762 = arith.muli %3522, %c8 : index
                %3763 = arith.divui %3761, %c20 : index
                %3764 = arith.muli %3763, %c20 : index
                %3765 = arith.remui %3761, %c9 : index
                %3766 = arith.muli %3765, %c9 : index
                %3767 = arith.addi %3764, %3766 : index
                %3768 = arith.divui %3761, %c9 : index
                %3769 = arith.remui %3768, %c9 : index
                %3770 = arith.addi %3767, %3769 : index
                %3771 = arith.addi %3762, %3770 : index
                %3772 = arith.addi %3760, %3771 : index
                %3773 = arith.addi %3757, %3772 : index
                vector.store %3758, %kv[%3773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3774 = arith.subi %3518, %kvHeads : index
                %3775 = arith.muli %3774, %c12 : index
                %3776 = arith.addi %3523, %3775 : index
                %3777 = arith.addi %3750, %c10 : index
                %3778 = arith.divui %3777, %c8 : index
                %3779 = arith.muli %3778, %c4 : index
                %3780 = arith.addi %3779, %c13 : index
                %3781 = arith.remui %3777, %c8 : index
                %3782 = arith.divui %3522, %c9 : index
                %3783 = arith.remui %3522, %c9 : index
                %3784 = arith.muli %3783, %c2 : index
                %3785 = arith.addi %3782, %3784 : index
                %3786 = arith.muli %3781, %c8 : index
                %3787 = arith.divui %3785, %c20 : index
                %3788 = arith.muli %3787, %c20 : index
                %3789 = arith.remui %3785, %c9 : index
                %3790 = arith.muli %3789, %c9 : index
                %3791 = arith.addi %3788, %3790 : index
                %3792 = arith.divui %3785, %c9 : index
                %3793 = arith.remui %3792, %c9 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.addi %3786, %3794 : index
                %3796 = arith.addi %3780, %3795 : index
                %3797 = arith.addi %3776, %3796 : index
                %3798 = vector.shuffle %3754, %3754 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3798, %kv[%3797] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3799 = arith.addi %3750, %c11 : index
                %3800 = arith.divui %3799, %c8 : index
                %3801 = arith.muli %3800, %c4 : index
                %3802 = arith.addi %3801, %c13 : index
                %3803 = arith.remui %3799, %c8 : index
                %3804 = arith.divui %3522, %c9 : index
                %3805 = arith.remui %3522, %c9 : index
                %3806 = arith.muli %3805, %c2 : index
                %3807 = arith.addi %3804, %3806 : index
                %3808 = arith.muli %3803, %c8 : index
                %3809 = arith.divui %3807, %c20 : index
                %3810 = arith.muli %3809, %c20 : index
                %3811 = arith.remui %3807, %c9 : index
                %3812 = arith.muli %3811, %c9 : index
                %3813 = arith.addi %3810, %3812 : index
                %3814 = arith.divui %3807, %c9 : index
                %3815 = arith.remui %3814, %c9 : index
                %3816 = arith.addi %3813, %3815 : index
                %3817 = arith.addi %3808, %3816 : index
                %3818 = arith.addi %3802, %3817 : index
                %3819 = arith.addi %3776, %3818 : index
                %3820 = vector.shuffle %3754, %3754 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3820, %kv[%3819] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3821 = arith.addi %3750, %c9 : index
                %3822 = arith.divui %3821, %c8 : index
                %3823 = arith.muli %3822, %c4 : index
                %3824 = arith.addi %3823, %c13 : index
                %3825 = arith.remui %3821, %c8 : index
                %3826 = arith.divui %3522, %c9 : index
                %3827 = arith.remui %3522, %c9 : index
                %3828 = arith.muli %3827, %c2 : index
                %3829 = arith.addi %3826, %3828 : index
                %3830 = arith.muli %3825, %c8 : index
                %3831 = arith.divui %3829, %c20 : index
                %3832 = arith.muli %3831, %c20 : index
                %3833 = arith.remui %3829, %c9 : index
                %3834 = arith.muli %3833, %c9 : index
                %3835 = arith.addi %3832, %3834 : index
                %3836 = arith.divui %3829, %c9 : index
                %3837 = arith.remui %3836, %c9 : index
                %3838 = arith.addi %3835, %3837 : index
                %3839 = arith.addi %3830, %3838 : index
                %3840 = arith.addi %3824, %3839 : index
                %3841 = arith.addi %3776, %3840 : index
                %3842 = vector.shuffle %3754, %3754 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3842, %kv[%3841] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3843 = arith.addi %3750, %c28 : index
                %3844 = arith.divui %3843, %c8 : index
                %3845 = arith.muli %3844, %c4 : index
                %3846 = arith.addi %3845, %c13 : index
                %3847 = arith.remui %3843, %c8 : index
                %3848 = arith.divui %3522, %c9 : index
                %3849 = arith.remui %3522, %c9 : index
                %3850 = arith.muli %3849, %c2 : index
                %3851 = arith.addi %3848, %3850 : index
                %3852 = arith.muli %3847, %c8 : index
                %3853 = arith.divui %3851, %c20 : index
                %3854 = arith.muli %3853, %c20 : index
                %3855 = arith.remui %3851, %c9 : index
                %3856 = arith.muli %3855, %c9 : index
                %3857 = arith.addi %3854, %3856 : index
                %3858 = arith.divui %3851, %c9 : index
                %3859 = arith.remui %3858, %c9 : index
                %3860 = arith.addi %3857, %3859 : index
                %3861 = arith.addi %3852, %3860 : index
                %3862 = arith.addi %3846, %3861 : index
                %3863 = arith.addi %3776, %3862 : index
                %3864 = vector.shuffle %3754, %3754 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3864, %kv[%3863] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3865 = arith.addi %25, %c16 : index
    %3866 = wave.lane
    %3867 = arith.muli %3, %c9 : index
    %3868 = arith.muli %3867, %c4 : index
    %3869 = arith.addi %3868, %3866 : index
    %3870 = arith.muli %4, %c13 : index
    %3871 = arith.addi %3870, %3869 : index
    %3872 = arith.addi %3871, %c10 : index
    %3873 = arith.addi %3872, %c10 : index
    %3874 = vector.extract %638#6[0] : f32 from vector<8xf32>
    memref.store %3874, %21[%3873] : memref<?xf32>
    %3875 = arith.muli %4, %c13 : index
    %3876 = arith.addi %3875, %3869 : index
    %3877 = arith.addi %3876, %c10 : index
    %3878 = arith.addi %3877, %c15 : index
    %3879 = vector.extract %638#6[1] : f32 from vector<8xf32>
    memref.store %3879, %21[%3878] : memref<?xf32>
    %3880 = arith.muli %4, %c13 : index
    %3881 = arith.addi %3880, %3869 : index
    %3882 = arith.addi %3881, %c10 : index
    %3883 = arith.addi %3882, %c5 : index
    %3884 = vector.extract %638#6[2] : f32 from vector<8xf32>
    memref.store %3884, %21[%3883] : memref<?xf32>
    %3885 = arith.muli %4, %c13 : index
    %3886 = arith.addi %3885, %3869 : index
    %3887 = arith.addi %3886, %c10 : index
    %3888 = arith.addi %3887, %c29 : index
    %3889 = vector.extract %638#6[3] : f32 from vector<8xf32>
    memref.store %3889, %21[%3888] : memref<?xf32>
    %3890 = arith.muli %4, %c13 : index
    %3891 = arith.addi %3890, %3869 : index
    %3892 = arith.addi %3891, %c10 : index
    %3893 = arith.addi %3892, %c7 : index
    %3894 = vector.extract %638#6[4] : f32 from vector<8xf32>
    memref.store %3894, %21[%3893] : memref<?xf32>
    %3895 = arith.muli %4, %c13 : index
    %3896 = arith.addi %3895, %3869 : index
    %3897 = arith.addi %3896, %c10 : index
    %3898 = arith.addi %3897, %c30 : index
    %3899 = vector.extract %638#6[5] : f32 from vector<8xf32>
    memref.store %3899, %21[%3898] : memref<?xf32>
    %3900 = arith.muli %4, %c13 : index
    %3901 = arith.addi %3900, %3869 : index
    %3902 = arith.addi %3901, %c10 : index
    %3903 = arith.addi %3902, %c31 : index
    %3904 = vector.extract %638#6[6] : f32 from vector<8xf32>
    memref.store %3904, %21[%3903] : memref<?xf32>
    %3905 = arith.muli %4, %c13 : index
    %3906 = arith.addi %3905, %3869 : index
    %3907 = arith.addi %3906, %c10 : index
    %3908 = arith.addi %3907, %c32 : index
    %3909 = vector.extract %638#6[7] : f32 from vector<8xf32>
    memref.store %3909, %21[%3908] : memref<?xf32>
    %3910 = arith.muli %4, %c13 : index
    %3911 = arith.addi %3910, %3869 : index
    %3912 = arith.addi %3911, %c4 : index
    %3913 = arith.addi %3912, %c10 : index
    %3914 = vector.extract %638#7[0] : f32 from vector<8xf32>
    memref.store %3914, %21[%3913] : memref<?xf32>
    %3915 = arith.muli %4, %c13 : index
    %3916 = arith.addi %3915, %3869 : index
    %3917 = arith.addi %3916, %c4 : index
    %3918 = arith.addi %3917, %c15 : index
    %3919 = vector.extract %638#7[1] : f32 from vector<8xf32>
    memref.store %3919, %21[%3918] : memref<?xf32>
    %3920 = arith.muli %4, %c13 : index
    %3921 = arith.addi %3920, %3869 : index
    %3922 = arith.addi %3921, %c4 : index
    %3923 = arith.addi %3922, %c5 : index
    %3924 = vector.extract %638#7[2] : f32 from vector<8xf32>
    memref.store %3924, %21[%3923] : memref<?xf32>
    %3925 = arith.muli %4, %c13 : index
    %3926 = arith.addi %3925, %3869 : index
    %3927 = arith.addi %3926, %c4 : index
    %3928 = arith.addi %3927, %c29 : index
    %3929 = vector.extract %638#7[3] : f32 from vector<8xf32>
    memref.store %3929, %21[%3928] : memref<?xf32>
    %3930 = arith.muli %4, %c13 : index
    %3931 = arith.addi %3930, %3869 : index
    %3932 = arith.addi %3931, %c4 : index
    %3933 = arith.addi %3932, %c7 : index
    %3934 = vector.extract %638#7[4] : f32 from vector<8xf32>
    memref.store %3934, %21[%3933] : memref<?xf32>
    %3935 = arith.muli %4, %c13 : index
    %3936 = arith.addi %3935, %3869 : index
    %3937 = arith.addi %3936, %c4 : index
    %3938 = arith.addi %3937, %c30 : index
    %3939 = vector.extract %638#7[5] : f32 from vector<8xf32>
    memref.store %3939, %21[%3938] : memref<?xf32>
    %3940 = arith.muli %4, %c13 : index
    %3941 = arith.addi %3940, %3869 : index
    %3942 = arith.addi %3941, %c4 : index
    %3943 = arith.addi %3942, %c31 : index
    %3944 = vector.extract %638#7[6] : f32 from vector<8xf32>
    memref.store %3944, %21[%3943] : memref<?xf32>
    %3945 = arith.muli %4, %c13 : index
    %3946 = arith.addi %3945, %3869 : index
    %3947 = arith.addi %3946, %c4 : index
    %3948 = arith.addi %3947, %c32 : index
    %3949 = vector.extract %638#7[7] : f32 from vector<8xf32>
    memref.store %3949, %21[%3948] : memref<?xf32>
    wave.barrier
    %3950 = arith.muli %4, %c20 : index
    %3951 = arith.addi %3950, %c10 : index
    %3952 = arith.muli %3951, %c9 : index
    %3953 = arith.divui %3866, %c8 : index
    %3954 = arith.addi %3952, %3953 : index
    %3955 = arith.addi %3865, %3954 : index
    %3956 = arith.cmpi slt, %3955, %24 : index
    scf.if %3956 {
      %3957 = arith.cmpi eq, %hasFactors, %c11 : index
      %3958 = arith.muli %3955, %c9 : index
      %3959 = memref.load %factors[%3958] : memref<?xf32>
      %3960 = arith.mulf %3959, %operandScale : f32
      %3961 = arith.select %3957, %3960, %operandScale : f32
      %3962 = arith.addi %3869, %c10 : index
      %3963 = arith.muli %3951, %c15 : index
      %3964 = arith.addi %3962, %3963 : index
      %3965 = memref.load %21[%3964] : memref<?xf32>
      %3966 = arith.addi %3964, %c13 : index
      %3967 = memref.load %21[%3966] : memref<?xf32>
      %3968 = arith.addf %3965, %3967 : f32
      %3969 = arith.remui %3866, %c8 : index
      %3970 = arith.muli %3969, %c20 : index
      %3971 = arith.addi %18, %3970 : index
      %3972 = vector.load %w[%3971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3973 = vector.bitcast %3972 : vector<4xi8> to vector<1xf32>
      %3974 = vector.extract %3973[0] : f32 from vector<1xf32>
      %3975 = arith.mulf %3974, %3961 : f32
      %3976 = arith.mulf %3968, %3975 : f32
      %3977 = arith.muli %3, %c9 : index
      %3978 = arith.addi %3977, %c10 : index
      %3979 = arith.muli %3978, %c8 : index
      %3980 = arith.remui %3866, %c8 : index
      %3981 = arith.addi %3979, %3980 : index
      %3982 = arith.muli %3954, %c4 : index
      %3983 = arith.addi %3982, %3981 : index
      memref.store %3976, %22[%3983] : memref<?xf32>
      %3984 = arith.addi %3869, %c4 : index
      %3985 = arith.muli %3951, %c15 : index
      %3986 = arith.addi %3984, %3985 : index
      %3987 = memref.load %21[%3986] : memref<?xf32>
      %3988 = arith.addi %3986, %c13 : index
      %3989 = memref.load %21[%3988] : memref<?xf32>
      %3990 = arith.addf %3987, %3989 : f32
      %3991 = arith.remui %3866, %c8 : index
      %3992 = arith.muli %3991, %c20 : index
      %3993 = arith.addi %20, %3992 : index
      %3994 = vector.load %w[%3993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3995 = vector.bitcast %3994 : vector<4xi8> to vector<1xf32>
      %3996 = vector.extract %3995[0] : f32 from vector<1xf32>
      %3997 = arith.mulf %3996, %3961 : f32
      %3998 = arith.mulf %3990, %3997 : f32
      %3999 = arith.muli %3, %c9 : index
      %4000 = arith.addi %3999, %c11 : index
      %4001 = arith.muli %4000, %c8 : index
      %4002 = arith.remui %3866, %c8 : index
      %4003 = arith.addi %4001, %4002 : index
      %4004 = arith.muli %3954, %c4 : index
      %4005 = arith.addi %4004, %4003 : index
      memref.store %3998, %22[%4005] : memref<?xf32>
    }
    %4006 = arith.muli %4, %c20 : index
    %4007 = arith.addi %4006, %c11 : index
    %4008 = arith.muli %4007, %c9 : index
    %4009 = arith.divui %3866, %c8 : index
    %4010 = arith.addi %4008, %4009 : index
    %4011 = arith.addi %3865, %4010 : index
    %4012 = arith.cmpi slt, %4011, %24 : index
    scf.if %4012 {
      %4013 = arith.cmpi eq, %hasFactors, %c11 : index
      %4014 = arith.muli %4011, %c9 : index
      %4015 = memref.load %factors[%4014] : memref<?xf32>
      %4016 = arith.mulf %4015, %operandScale : f32
      %4017 = arith.select %4013, %4016, %operandScale : f32
      %4018 = arith.addi %3869, %c10 : index
      %4019 = arith.muli %4007, %c15 : index
      %4020 = arith.addi %4018, %4019 : index
      %4021 = memref.load %21[%4020] : memref<?xf32>
      %4022 = arith.addi %4020, %c13 : index
      %4023 = memref.load %21[%4022] : memref<?xf32>
      %4024 = arith.addf %4021, %4023 : f32
      %4025 = arith.remui %3866, %c8 : index
      %4026 = arith.muli %4025, %c20 : index
      %4027 = arith.addi %18, %4026 : index
      %4028 = vector.load %w[%4027] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4029 = vector.bitcast %4028 : vector<4xi8> to vector<1xf32>
      %4030 = vector.extract %4029[0] : f32 from vector<1xf32>
      %4031 = arith.mulf %4030, %4017 : f32
      %4032 = arith.mulf %4024, %4031 : f32
      %4033 = arith.muli %3, %c9 : index
      %4034 = arith.addi %4033, %c10 : index
      %4035 = arith.muli %4034, %c8 : index
      %4036 = arith.remui %3866, %c8 : index
      %4037 = arith.addi %4035, %4036 : index
      %4038 = arith.muli %4010, %c4 : index
      %4039 = arith.addi %4038, %4037 : index
      memref.store %4032, %22[%4039] : memref<?xf32>
      %4040 = arith.addi %3869, %c4 : index
      %4041 = arith.muli %4007, %c15 : index
      %4042 = arith.addi %4040, %4041 : index
      %4043 = memref.load %21[%4042] : memref<?xf32>
      %4044 = arith.addi %4042, %c13 : index
      %4045 = memref.load %21[%4044] : memref<?xf32>
      %4046 = arith.addf %4043, %4045 : f32
      %4047 = arith.remui %3866, %c8 : index
      %4048 = arith.muli %4047, %c20 : index
      %4049 = arith.addi %20, %4048 : index
      %4050 = vector.load %w[%4049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4051 = vector.bitcast %4050 : vector<4xi8> to vector<1xf32>
      %4052 = vector.extract %4051[0] : f32 from vector<1xf32>
      %4053 = arith.mulf %4052, %4017 : f32
      %4054 = arith.mulf %4046, %4053 : f32
      %4055 = arith.muli %3, %c9 : index
      %4056 = arith.addi %4055, %c11 : index
      %4057 = arith.muli %4056, %c8 : index
      %4058 = arith.remui %3866, %c8 : index
      %4059 = arith.addi %4057, %4058 : index
      %4060 = arith.muli %4010, %c4 : index
      %4061 = arith.addi %4060, %4059 : index
      memref.store %4054, %22[%4061] : memref<?xf32>
    }
    %4062 = arith.muli %4, %c20 : index
    %4063 = arith.addi %4062, %c9 : index
    %4064 = arith.muli %4063, %c9 : index
    %4065 = arith.divui %3866, %c8 : index
    %4066 = arith.addi %4064, %4065 : index
    %4067 = arith.addi %3865, %4066 : index
    %4068 = arith.cmpi slt, %4067, %24 : index
    scf.if %4068 {
      %4069 = arith.cmpi eq, %hasFactors, %c11 : index
      %4070 = arith.muli %4067, %c9 : index
      %4071 = memref.load %factors[%4070] : memref<?xf32>
      %4072 = arith.mulf %4071, %operandScale : f32
      %4073 = arith.select %4069, %4072, %operandScale : f32
      %4074 = arith.addi %3869, %c10 : index
      %4075 = arith.muli %4063, %c15 : index
      %4076 = arith.addi %4074, %4075 : index
      %4077 = memref.load %21[%4076] : memref<?xf32>
      %4078 = arith.addi %4076, %c13 : index
      %4079 = memref.load %21[%4078] : memref<?xf32>
      %4080 = arith.addf %4077, %4079 : f32
      %4081 = arith.remui %3866, %c8 : index
      %4082 = arith.muli %4081, %c20 : index
      %4083 = arith.addi %18, %4082 : index
      %4084 = vector.load %w[%4083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4085 = vector.bitcast %4084 : vector<4xi8> to vector<1xf32>
      %4086 = vector.extract %4085[0] : f32 from vector<1xf32>
      %4087 = arith.mulf %4086, %4073 : f32
      %4088 = arith.mulf %4080, %4087 : f32
      %4089 = arith.muli %3, %c9 : index
      %4090 = arith.addi %4089, %c10 : index
      %4091 = arith.muli %4090, %c8 : index
      %4092 = arith.remui %3866, %c8 : index
      %4093 = arith.addi %4091, %4092 : index
      %4094 = arith.muli %4066, %c4 : index
      %4095 = arith.addi %4094, %4093 : index
      memref.store %4088, %22[%4095] : memref<?xf32>
      %4096 = arith.addi %3869, %c4 : index
      %4097 = arith.muli %4063, %c15 : index
      %4098 = arith.addi %4096, %4097 : index
      %4099 = memref.load %21[%4098] : memref<?xf32>
      %4100 = arith.addi %4098, %c13 : index
      %4101 = memref.load %21[%4100] : memref<?xf32>
      %4102 = arith.addf %4099, %4101 : f32
      %4103 = arith.remui %3866, %c8 : index
      %4104 = arith.muli %4103, %c20 : index
      %4105 = arith.addi %20, %4104 : index
      %4106 = vector.load %w[%4105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4107 = vector.bitcast %4106 : vector<4xi8> to vector<1xf32>
      %4108 = vector.extract %4107[0] : f32 from vector<1xf32>
      %4109 = arith.mulf %4108, %4073 : f32
      %4110 = arith.mulf %4102, %4109 : f32
      %4111 = arith.muli %3, %c9 : index
      %4112 = arith.addi %4111, %c11 : index
      %4113 = arith.muli %4112, %c8 : index
      %4114 = arith.remui %3866, %c8 : index
      %4115 = arith.addi %4113, %4114 : index
      %4116 = arith.muli %4066, %c4 : index
      %4117 = arith.addi %4116, %4115 : index
      memref.store %4110, %22[%4117] : memref<?xf32>
    }
    %4118 = arith.muli %4, %c20 : index
    %4119 = arith.addi %4118, %c28 : index
    %4120 = arith.muli %4119, %c9 : index
    %4121 = arith.divui %3866, %c8 : index
    %4122 = arith.addi %4120, %4121 : index
    %4123 = arith.addi %3865, %4122 : index
    %4124 = arith.cmpi slt, %4123, %24 : index
    scf.if %4124 {
      %4125 = arith.cmpi eq, %hasFactors, %c11 : index
      %4126 = arith.muli %4123, %c9 : index
      %4127 = memref.load %factors[%4126] : memref<?xf32>
      %4128 = arith.mulf %4127, %operandScale : f32
      %4129 = arith.select %4125, %4128, %operandScale : f32
      %4130 = arith.addi %3869, %c10 : index
      %4131 = arith.muli %4119, %c15 : index
      %4132 = arith.addi %4130, %4131 : index
      %4133 = memref.load %21[%4132] : memref<?xf32>
      %4134 = arith.addi %4132, %c13 : index
      %4135 = memref.load %21[%4134] : memref<?xf32>
      %4136 = arith.addf %4133, %4135 : f32
      %4137 = arith.remui %3866, %c8 : index
      %4138 = arith.muli %4137, %c20 : index
      %4139 = arith.addi %18, %4138 : index
      %4140 = vector.load %w[%4139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4141 = vector.bitcast %4140 : vector<4xi8> to vector<1xf32>
      %4142 = vector.extract %4141[0] : f32 from vector<1xf32>
      %4143 = arith.mulf %4142, %4129 : f32
      %4144 = arith.mulf %4136, %4143 : f32
      %4145 = arith.muli %3, %c9 : index
      %4146 = arith.addi %4145, %c10 : index
      %4147 = arith.muli %4146, %c8 : index
      %4148 = arith.remui %3866, %c8 : index
      %4149 = arith.addi %4147, %4148 : index
      %4150 = arith.muli %4122, %c4 : index
      %4151 = arith.addi %4150, %4149 : index
      memref.store %4144, %22[%4151] : memref<?xf32>
      %4152 = arith.addi %3869, %c4 : index
      %4153 = arith.muli %4119, %c15 : index
      %4154 = arith.addi %4152, %4153 : index
      %4155 = memref.load %21[%4154] : memref<?xf32>
      %4156 = arith.addi %4154, %c13 : index
      %4157 = memref.load %21[%4156] : memref<?xf32>
      %4158 = arith.addf %4155, %4157 : f32
      %4159 = arith.remui %3866, %c8 : index
      %4160 = arith.muli %4159, %c20 : index
      %4161 = arith.addi %20, %4160 : index
      %4162 = vector.load %w[%4161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4163 = vector.bitcast %4162 : vector<4xi8> to vector<1xf32>
      %4164 = vector.extract %4163[0] : f32 from vector<1xf32>
      %4165 = arith.mulf %4164, %4129 : f32
      %4166 = arith.mulf %4158, %4165 : f32
      %4167 = arith.muli %3, %c9 : index
      %4168 = arith.addi %4167, %c11 : index
      %4169 = arith.muli %4168, %c8 : index
      %4170 = arith.remui %3866, %c8 : index
      %4171 = arith.addi %4169, %4170 : index
      %4172 = arith.muli %4122, %c4 : index
      %4173 = arith.addi %4172, %4171 : index
      memref.store %4166, %22[%4173] : memref<?xf32>
    }
    wave.barrier
    %4174 = arith.addi %25, %c16 : index
    %4175 = wave.wave
    %4176 = arith.addi %4175, %c10 : index
    %4177 = arith.addi %4174, %4176 : index
    %4178 = arith.cmpi slt, %4177, %24 : index
    scf.if %4178 {
      %4179 = arith.addi %4174, %4176 : index
      %4180 = arith.muli %4176, %c4 : index
      %4181 = wave.lane
      %4182 = arith.addi %4181, %c10 : index
      %4183 = arith.cmpi eq, %hasBias, %c11 : index
      %4184 = arith.addi %4180, %4182 : index
      %4185 = memref.load %22[%4184] : memref<?xf32>
      %4186 = arith.muli %0, %c4 : index
      %4187 = arith.addi %4186, %4182 : index
      %4188 = memref.load %bias[%4187] : memref<?xf32>
      %4189 = arith.addf %4185, %4188 : f32
      %4190 = arith.select %4183, %4189, %4185 : f32
      %4191 = arith.addi %4182, %c7 : index
      %4192 = arith.cmpi eq, %hasBias, %c11 : index
      %4193 = arith.addi %4180, %4191 : index
      %4194 = memref.load %22[%4193] : memref<?xf32>
      %4195 = arith.muli %0, %c4 : index
      %4196 = arith.addi %4195, %4191 : index
      %4197 = memref.load %bias[%4196] : memref<?xf32>
      %4198 = arith.addf %4194, %4197 : f32
      %4199 = arith.select %4192, %4198, %4194 : f32
      %4200 = arith.addi %4181, %c15 : index
      %4201 = arith.cmpi eq, %hasBias, %c11 : index
      %4202 = arith.addi %4180, %4200 : index
      %4203 = memref.load %22[%4202] : memref<?xf32>
      %4204 = arith.muli %0, %c4 : index
      %4205 = arith.addi %4204, %4200 : index
      %4206 = memref.load %bias[%4205] : memref<?xf32>
      %4207 = arith.addf %4203, %4206 : f32
      %4208 = arith.select %4201, %4207, %4203 : f32
      %4209 = arith.addi %4200, %c7 : index
      %4210 = arith.cmpi eq, %hasBias, %c11 : index
      %4211 = arith.addi %4180, %4209 : index
      %4212 = memref.load %22[%4211] : memref<?xf32>
      %4213 = arith.muli %0, %c4 : index
      %4214 = arith.addi %4213, %4209 : index
      %4215 = memref.load %bias[%4214] : memref<?xf32>
      %4216 = arith.addf %4212, %4215 : f32
      %4217 = arith.select %4210, %4216, %4212 : f32
      %4218 = arith.addi %4181, %c5 : index
      %4219 = arith.cmpi eq, %hasBias, %c11 : index
      %4220 = arith.addi %4180, %4218 : index
      %4221 = memref.load %22[%4220] : memref<?xf32>
      %4222 = arith.muli %0, %c4 : index
      %4223 = arith.addi %4222, %4218 : index
      %4224 = memref.load %bias[%4223] : memref<?xf32>
      %4225 = arith.addf %4221, %4224 : f32
      %4226 = arith.select %4219, %4225, %4221 : f32
      %4227 = arith.addi %4218, %c7 : index
      %4228 = arith.cmpi eq, %hasBias, %c11 : index
      %4229 = arith.addi %4180, %4227 : index
      %4230 = memref.load %22[%4229] : memref<?xf32>
      %4231 = arith.muli %0, %c4 : index
      %4232 = arith.addi %4231, %4227 : index
      %4233 = memref.load %bias[%4232] : memref<?xf32>
      %4234 = arith.addf %4230, %4233 : f32
      %4235 = arith.select %4228, %4234, %4230 : f32
      %4236 = arith.addi %4181, %c29 : index
      %4237 = arith.cmpi eq, %hasBias, %c11 : index
      %4238 = arith.addi %4180, %4236 : index
      %4239 = memref.load %22[%4238] : memref<?xf32>
      %4240 = arith.muli %0, %c4 : index
      %4241 = arith.addi %4240, %4236 : index
      %4242 = memref.load %bias[%4241] : memref<?xf32>
      %4243 = arith.addf %4239, %4242 : f32
      %4244 = arith.select %4237, %4243, %4239 : f32
      %4245 = arith.addi %4236, %c7 : index
      %4246 = arith.cmpi eq, %hasBias, %c11 : index
      %4247 = arith.addi %4180, %4245 : index
      %4248 = memref.load %22[%4247] : memref<?xf32>
      %4249 = arith.muli %0, %c4 : index
      %4250 = arith.addi %4249, %4245 : index
      %4251 = memref.load %bias[%4250] : memref<?xf32>
      %4252 = arith.addf %4248, %4251 : f32
      %4253 = arith.select %4246, %4252, %4248 : f32
      %4254 = arith.addi %heads, %kvHeads : index
      %4255 = arith.cmpi slt, %0, %4254 : index
      scf.if %4255 {
        %4256 = arith.addi %positionsAt, %4179 : index
        %4257 = memref.load %step[%4256] : memref<?xi32>
        %4258 = arith.index_cast %4257 : i32 to index
        %4259 = arith.cmpi eq, %hasNorm, %c11 : index
        %4260 = math.fma %4190, %4190, %c38 : f32
        %4261 = math.fma %4199, %4199, %4260 : f32
        %4262 = math.fma %4208, %4208, %4261 : f32
        %4263 = math.fma %4217, %4217, %4262 : f32
        %4264 = math.fma %4226, %4226, %4263 : f32
        %4265 = math.fma %4235, %4235, %4264 : f32
        %4266 = math.fma %4244, %4244, %4265 : f32
        %4267 = math.fma %4253, %4253, %4266 : f32
        %4268 = vector.broadcast %4267 : f32 to vector<1xf32>
        %4269 = wave.reduce "add" %4268 : vector<1xf32>
        %4270 = arith.mulf %4269, %inverseHeadDim : f32
        %4271 = arith.addf %4270, %epsilon : f32
        %4272 = math.sqrt %4271 : f32
        %4273 = arith.divf %c40, %4272 : f32
        %4274 = arith.cmpi slt, %0, %heads : index
        %4275 = arith.addi %4182, %c7 : index
        %4276 = memref.load %query_norm[%4182] : memref<?xf32>
        %4277 = memref.load %key_norm[%4182] : memref<?xf32>
        %4278 = arith.select %4274, %4276, %4277 : f32
        %4279 = arith.mulf %4190, %4273 : f32
        %4280 = arith.mulf %4279, %4278 : f32
        %4281 = arith.select %4259, %4280, %4190 : f32
        %4282 = memref.load %query_norm[%4275] : memref<?xf32>
        %4283 = memref.load %key_norm[%4275] : memref<?xf32>
        %4284 = arith.select %4274, %4282, %4283 : f32
        %4285 = arith.mulf %4199, %4273 : f32
        %4286 = arith.mulf %4285, %4284 : f32
        %4287 = arith.select %4259, %4286, %4199 : f32
        %4288 = arith.addi %4200, %c7 : index
        %4289 = memref.load %query_norm[%4200] : memref<?xf32>
        %4290 = memref.load %key_norm[%4200] : memref<?xf32>
        %4291 = arith.select %4274, %4289, %4290 : f32
        %4292 = arith.mulf %4208, %4273 : f32
        %4293 = arith.mulf %4292, %4291 : f32
        %4294 = arith.select %4259, %4293, %4208 : f32
        %4295 = memref.load %query_norm[%4288] : memref<?xf32>
        %4296 = memref.load %key_norm[%4288] : memref<?xf32>
        %4297 = arith.select %4274, %4295, %4296 : f32
        %4298 = arith.mulf %4217, %4273 : f32
        %4299 = arith.mulf %4298, %4297 : f32
        %4300 = arith.select %4259, %4299, %4217 : f32
        %4301 = arith.addi %4218, %c7 : index
        %4302 = memref.load %query_norm[%4218] : memref<?xf32>
        %4303 = memref.load %key_norm[%4218] : memref<?xf32>
        %4304 = arith.select %4274, %4302, %4303 : f32
        %4305 = arith.mulf %4226, %4273 : f32
        %4306 = arith.mulf %4305, %4304 : f32
        %4307 = arith.select %4259, %4306, %4226 : f32
        %4308 = memref.load %query_norm[%4301] : memref<?xf32>
        %4309 = memref.load %key_norm[%4301] : memref<?xf32>
        %4310 = arith.select %4274, %4308, %4309 : f32
        %4311 = arith.mulf %4235, %4273 : f32
        %4312 = arith.mulf %4311, %4310 : f32
        %4313 = arith.select %4259, %4312, %4235 : f32
        %4314 = arith.addi %4236, %c7 : index
        %4315 = memref.load %query_norm[%4236] : memref<?xf32>
        %4316 = memref.load %key_norm[%4236] : memref<?xf32>
        %4317 = arith.select %4274, %4315, %4316 : f32
        %4318 = arith.mulf %4244, %4273 : f32
        %4319 = arith.mulf %4318, %4317 : f32
        %4320 = arith.select %4259, %4319, %4244 : f32
        %4321 = memref.load %query_norm[%4314] : memref<?xf32>
        %4322 = memref.load %key_norm[%4314] : memref<?xf32>
        %4323 = arith.select %4274, %4321, %4322 : f32
        %4324 = arith.mulf %4253, %4273 : f32
        %4325 = arith.mulf %4324, %4323 : f32
        %4326 = arith.select %4259, %4325, %4253 : f32
        %4327 = arith.remui %4258, %c4 : index
        %4328 = arith.muli %4327, %c4 : index
        %4329 = arith.addi %4328, %4182 : index
        %4330 = arith.divui %4258, %c4 : index
        %4331 = arith.addi %4330, %c4 : index
        %4332 = arith.muli %4331, %c4 : index
        %4333 = arith.addi %4332, %4182 : index
        %4334 = memref.load %rope[%4329] : memref<?xf32>
        %4335 = arith.addi %4329, %c7 : index
        %4336 = memref.load %rope[%4335] : memref<?xf32>
        %4337 = memref.load %rope[%4333] : memref<?xf32>
        %4338 = arith.addi %4333, %c7 : index
        %4339 = memref.load %rope[%4338] : memref<?xf32>
        %4340 = arith.mulf %4337, %4334 : f32
        %4341 = arith.mulf %4339, %4336 : f32
        %4342 = arith.subf %4340, %4341 : f32
        %4343 = arith.mulf %4339, %4334 : f32
        %4344 = arith.mulf %4337, %4336 : f32
        %4345 = arith.addf %4343, %4344 : f32
        %4346 = arith.mulf %4281, %4342 : f32
        %4347 = arith.mulf %4287, %4345 : f32
        %4348 = arith.subf %4346, %4347 : f32
        %4349 = arith.mulf %4287, %4342 : f32
        %4350 = arith.mulf %4281, %4345 : f32
        %4351 = arith.addf %4349, %4350 : f32
        %4352 = arith.cmpi slt, %0, %heads : index
        scf.if %4352 {
          %4353 = arith.muli %4179, %heads : index
          %4354 = arith.addi %4353, %0 : index
          %4355 = arith.muli %4354, %c4 : index
          %4356 = arith.addi %4355, %4182 : index
          memref.store %4348, %q[%4356] : memref<?xf32>
          %4357 = arith.addi %4356, %c7 : index
          memref.store %4351, %q[%4357] : memref<?xf32>
        } else {
          %4358 = arith.addi %4180, %4182 : index
          memref.store %4348, %22[%4358] : memref<?xf32>
          %4359 = arith.addi %4180, %4182 : index
          %4360 = arith.addi %4359, %c7 : index
          memref.store %4351, %22[%4360] : memref<?xf32>
        }
        %4361 = arith.remui %4258, %c4 : index
        %4362 = arith.muli %4361, %c4 : index
        %4363 = arith.addi %4362, %4200 : index
        %4364 = arith.divui %4258, %c4 : index
        %4365 = arith.addi %4364, %c4 : index
        %4366 = arith.muli %4365, %c4 : index
        %4367 = arith.addi %4366, %4200 : index
        %4368 = memref.load %rope[%4363] : memref<?xf32>
        %4369 = arith.addi %4363, %c7 : index
        %4370 = memref.load %rope[%4369] : memref<?xf32>
        %4371 = memref.load %rope[%4367] : memref<?xf32>
        %4372 = arith.addi %4367, %c7 : index
        %4373 = memref.load %rope[%4372] : memref<?xf32>
        %4374 = arith.mulf %4371, %4368 : f32
        %4375 = arith.mulf %4373, %4370 : f32
        %4376 = arith.subf %4374, %4375 : f32
        %4377 = arith.mulf %4373, %4368 : f32
        %4378 = arith.mulf %4371, %4370 : f32
        %4379 = arith.addf %4377, %4378 : f32
        %4380 = arith.mulf %4294, %4376 : f32
        %4381 = arith.mulf %4300, %4379 : f32
        %4382 = arith.subf %4380, %4381 : f32
        %4383 = arith.mulf %4300, %4376 : f32
        %4384 = arith.mulf %4294, %4379 : f32
        %4385 = arith.addf %4383, %4384 : f32
        %4386 = arith.cmpi slt, %0, %heads : index
        scf.if %4386 {
          %4387 = arith.muli %4179, %heads : index
          %4388 = arith.addi %4387, %0 : index
          %4389 = arith.muli %4388, %c4 : index
          %4390 = arith.addi %4389, %4200 : index
          memref.store %4382, %q[%4390] : memref<?xf32>
          %4391 = arith.addi %4390, %c7 : index
          memref.store %4385, %q[%4391] : memref<?xf32>
        } else {
          %4392 = arith.addi %4180, %4200 : index
          memref.store %4382, %22[%4392] : memref<?xf32>
          %4393 = arith.addi %4180, %4200 : index
          %4394 = arith.addi %4393, %c7 : index
          memref.store %4385, %22[%4394] : memref<?xf32>
        }
        %4395 = arith.remui %4258, %c4 : index
        %4396 = arith.muli %4395, %c4 : index
        %4397 = arith.addi %4396, %4218 : index
        %4398 = arith.divui %4258, %c4 : index
        %4399 = arith.addi %4398, %c4 : index
        %4400 = arith.muli %4399, %c4 : index
        %4401 = arith.addi %4400, %4218 : index
        %4402 = memref.load %rope[%4397] : memref<?xf32>
        %4403 = arith.addi %4397, %c7 : index
        %4404 = memref.load %rope[%4403] : memref<?xf32>
        %4405 = memref.load %rope[%4401] : memref<?xf32>
        %4406 = arith.addi %4401, %c7 : index
        %4407 = memref.load %rope[%4406] : memref<?xf32>
        %4408 = arith.mulf %4405, %4402 : f32
        %4409 = arith.mulf %4407, %4404 : f32
        %4410 = arith.subf %4408, %4409 : f32
        %4411 = arith.mulf %4407, %4402 : f32
        %4412 = arith.mulf %4405, %4404 : f32
        %4413 = arith.addf %4411, %4412 : f32
        %4414 = arith.mulf %4307, %4410 : f32
        %4415 = arith.mulf %4313, %4413 : f32
        %4416 = arith.subf %4414, %4415 : f32
        %4417 = arith.mulf %4313, %4410 : f32
        %4418 = arith.mulf %4307, %4413 : f32
        %4419 = arith.addf %4417, %4418 : f32
        %4420 = arith.cmpi slt, %0, %heads : index
        scf.if %4420 {
          %4421 = arith.muli %4179, %heads : index
          %4422 = arith.addi %4421, %0 : index
          %4423 = arith.muli %4422, %c4 : index
          %4424 = arith.addi %4423, %4218 : index
          memref.store %4416, %q[%4424] : memref<?xf32>
          %4425 = arith.addi %4424, %c7 : index
          memref.store %4419, %q[%4425] : memref<?xf32>
        } else {
          %4426 = arith.addi %4180, %4218 : index
          memref.store %4416, %22[%4426] : memref<?xf32>
          %4427 = arith.addi %4180, %4218 : index
          %4428 = arith.addi %4427, %c7 : index
          memref.store %4419, %22[%4428] : memref<?xf32>
        }
        %4429 = arith.remui %4258, %c4 : index
        %4430 = arith.muli %4429, %c4 : index
        %4431 = arith.addi %4430, %4236 : index
        %4432 = arith.divui %4258, %c4 : index
        %4433 = arith.addi %4432, %c4 : index
        %4434 = arith.muli %4433, %c4 : index
        %4435 = arith.addi %4434, %4236 : index
        %4436 = memref.load %rope[%4431] : memref<?xf32>
        %4437 = arith.addi %4431, %c7 : index
        %4438 = memref.load %rope[%4437] : memref<?xf32>
        %4439 = memref.load %rope[%4435] : memref<?xf32>
        %4440 = arith.addi %4435, %c7 : index
        %4441 = memref.load %rope[%4440] : memref<?xf32>
        %4442 = arith.mulf %4439, %4436 : f32
        %4443 = arith.mulf %4441, %4438 : f32
        %4444 = arith.subf %4442, %4443 : f32
        %4445 = arith.mulf %4441, %4436 : f32
        %4446 = arith.mulf %4439, %4438 : f32
        %4447 = arith.addf %4445, %4446 : f32
        %4448 = arith.mulf %4320, %4444 : f32
        %4449 = arith.mulf %4326, %4447 : f32
        %4450 = arith.subf %4448, %4449 : f32
        %4451 = arith.mulf %4326, %4444 : f32
        %4452 = arith.mulf %4320, %4447 : f32
        %4453 = arith.addf %4451, %4452 : f32
        %4454 = arith.cmpi slt, %0, %heads : index
        scf.if %4454 {
          %4455 = arith.muli %4179, %heads : index
          %4456 = arith.addi %4455, %0 : index
          %4457 = arith.muli %4456, %c4 : index
          %4458 = arith.addi %4457, %4236 : index
          memref.store %4450, %q[%4458] : memref<?xf32>
          %4459 = arith.addi %4458, %c7 : index
          memref.store %4453, %q[%4459] : memref<?xf32>
        } else {
          %4460 = arith.addi %4180, %4236 : index
          memref.store %4450, %22[%4460] : memref<?xf32>
          %4461 = arith.addi %4180, %4236 : index
          %4462 = arith.addi %4461, %c7 : index
          memref.store %4453, %22[%4462] : memref<?xf32>
        }
      } else {
        %4463 = arith.cmpi slt, %0, %heads : index
        scf.if %4463 {
          %4464 = arith.muli %4179, %heads : index
          %4465 = arith.addi %4464, %0 : index
          %4466 = arith.muli %4465, %c4 : index
          %4467 = arith.addi %4466, %4182 : index
          memref.store %4190, %q[%4467] : memref<?xf32>
          %4468 = arith.addi %4467, %c7 : index
          memref.store %4199, %q[%4468] : memref<?xf32>
        } else {
          %4469 = arith.addi %4180, %4182 : index
          memref.store %4190, %22[%4469] : memref<?xf32>
          %4470 = arith.addi %4180, %4182 : index
          %4471 = arith.addi %4470, %c7 : index
          memref.store %4199, %22[%4471] : memref<?xf32>
        }
        %4472 = arith.cmpi slt, %0, %heads : index
        scf.if %4472 {
          %4473 = arith.muli %4179, %heads : index
          %4474 = arith.addi %4473, %0 : index
          %4475 = arith.muli %4474, %c4 : index
          %4476 = arith.addi %4475, %4200 : index
          memref.store %4208, %q[%4476] : memref<?xf32>
          %4477 = arith.addi %4476, %c7 : index
          memref.store %4217, %q[%4477] : memref<?xf32>
        } else {
          %4478 = arith.addi %4180, %4200 : index
          memref.store %4208, %22[%4478] : memref<?xf32>
          %4479 = arith.addi %4180, %4200 : index
          %4480 = arith.addi %4479, %c7 : index
          memref.store %4217, %22[%4480] : memref<?xf32>
        }
        %4481 = arith.cmpi slt, %0, %heads : index
        scf.if %4481 {
          %4482 = arith.muli %4179, %heads : index
          %4483 = arith.addi %4482, %0 : index
          %4484 = arith.muli %4483, %c4 : index
          %4485 = arith.addi %4484, %4218 : index
          memref.store %4226, %q[%4485] : memref<?xf32>
          %4486 = arith.addi %4485, %c7 : index
          memref.store %4235, %q[%4486] : memref<?xf32>
        } else {
          %4487 = arith.addi %4180, %4218 : index
          memref.store %4226, %22[%4487] : memref<?xf32>
          %4488 = arith.addi %4180, %4218 : index
          %4489 = arith.addi %4488, %c7 : index
          memref.store %4235, %22[%4489] : memref<?xf32>
        }
        %4490 = arith.cmpi slt, %0, %heads : index
        scf.if %4490 {
          %4491 = arith.muli %4179, %heads : index
          %4492 = arith.addi %4491, %0 : index
          %4493 = arith.muli %4492, %c4 : index
          %4494 = arith.addi %4493, %4236 : index
          memref.store %4244, %q[%4494] : memref<?xf32>
          %4495 = arith.addi %4494, %c7 : index
          memref.store %4253, %q[%4495] : memref<?xf32>
        } else {
          %4496 = arith.addi %4180, %4236 : index
          memref.store %4244, %22[%4496] : memref<?xf32>
          %4497 = arith.addi %4180, %4236 : index
          %4498 = arith.addi %4497, %c7 : index
          memref.store %4253, %22[%4498] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4499 = arith.cmpi sge, %0, %heads : index
    scf.if %4499 {
      %4500 = arith.addi %4175, %c10 : index
      %4501 = arith.addi %4174, %4500 : index
      %4502 = arith.cmpi slt, %4501, %24 : index
      scf.if %4502 {
        %4503 = arith.addi %4174, %4500 : index
        %4504 = arith.addi %slotsAt, %4503 : index
        %4505 = memref.load %step[%4504] : memref<?xi32>
        %4506 = arith.index_cast %4505 : i32 to index
        %4507 = arith.cmpi sge, %4506, %c10 : index
        scf.if %4507 {
          %4508 = arith.muli %4500, %c4 : index
          %4509 = arith.subi %0, %heads : index
          %4510 = memref.load %scales[%4509] : memref<?xf32>
          %4511 = vector.broadcast %4510 : f32 to vector<4xf32>
          %4512 = arith.divui %4506, %c8 : index
          %4513 = arith.remui %4506, %c8 : index
          %4514 = arith.muli %4512, %pageBytes : index
          %4515 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4515 {
            %4516 = wave.lane
            %4517 = arith.muli %4516, %c20 : index
            scf.for %4518 = %4517 to %c4 step %c7 {
              %4519 = arith.addi %4508, %4518 : index
              %4520 = vector.load %22[%4519] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4521 = arith.mulf %4520, %4511 : vector<4xf32>
              %4522 = arith.minimumf %4521, %c45 : vector<4xf32>
              %4523 = arith.maximumf %4522, %c46 : vector<4xf32>
              %4524 = arith.truncf %4523 : vector<4xf32> to vector<4xf16>
              %4525 = vector.bitcast %4524 : vector<4xf16> to vector<8xi8>
              %4526 = arith.cmpi slt, %4509, %kvHeads : index
              scf.if %4526 {
                %4527 = arith.muli %4509, %c47 : index
                %4528 = arith.addi %4514, %4527 : index
                %4529 = arith.divui %4518, %c8 : index
                %4530 = arith.muli %4529, %c48 : index
                %4531 = arith.remui %4518, %c8 : index
                %4532 = arith.divui %4531, %c2 : index
                %4533 = arith.muli %4532, %c4 : index
                %4534 = arith.muli %4513, %c8 : index
                %4535 = arith.addi %4533, %4534 : index
                %4536 = arith.remui %4531, %c2 : index
                %4537 = arith.muli %4536, %c9 : index
                %4538 = arith.addi %4535, %4537 : index
                %4539 = arith.addi %4530, %4538 : index
                %4540 = arith.addi %4528, %4539 : index
                vector.store %4525, %kv[%4540] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4541 = arith.subi %4509, %kvHeads : index
                %4542 = arith.muli %4541, %c47 : index
                %4543 = arith.addi %4514, %4542 : index
                %4544 = arith.addi %4518, %c10 : index
                %4545 = arith.divui %4544, %c8 : index
                %4546 = arith.muli %4545, %c48 : index
                %4547 = arith.addi %4546, %c12 : index
                %4548 = arith.remui %4544, %c8 : index
                %4549 = arith.divui %4513, %c9 : index
                %4550 = arith.remui %4513, %c9 : index
                %4551 = arith.muli %4550, %c2 : index
                %4552 = arith.addi %4549, %4551 : index
                %4553 = arith.divui %4552, %c2 : index
                %4554 = arith.muli %4553, %c4 : index
                %4555 = arith.muli %4548, %c8 : index
                %4556 = arith.addi %4554, %4555 : index
                %4557 = arith.remui %4552, %c2 : index
                %4558 = arith.muli %4557, %c9 : index
                %4559 = arith.addi %4556, %4558 : index
                %4560 = arith.addi %4547, %4559 : index
                %4561 = arith.addi %4543, %4560 : index
                %4562 = vector.shuffle %4525, %4525 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4562, %kv[%4561] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4563 = arith.addi %4518, %c11 : index
                %4564 = arith.divui %4563, %c8 : index
                %4565 = arith.muli %4564, %c48 : index
                %4566 = arith.addi %4565, %c12 : index
                %4567 = arith.remui %4563, %c8 : index
                %4568 = arith.divui %4513, %c9 : index
                %4569 = arith.remui %4513, %c9 : index
                %4570 = arith.muli %4569, %c2 : index
                %4571 = arith.addi %4568, %4570 : index
                %4572 = arith.divui %4571, %c2 : index
                %4573 = arith.muli %4572, %c4 : index
                %4574 = arith.muli %4567, %c8 : index
                %4575 = arith.addi %4573, %4574 : index
                %4576 = arith.remui %4571, %c2 : index
                %4577 = arith.muli %4576, %c9 : index
                %4578 = arith.addi %4575, %4577 : index
                %4579 = arith.addi %4566, %4578 : index
                %4580 = arith.addi %4543, %4579 : index
                %4581 = vector.shuffle %4525, %4525 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4581, %kv[%4580] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4582 = arith.addi %4518, %c9 : index
                %4583 = arith.divui %4582, %c8 : index
                %4584 = arith.muli %4583, %c48 : index
                %4585 = arith.addi %4584, %c12 : index
                %4586 = arith.remui %4582, %c8 : index
                %4587 = arith.divui %4513, %c9 : index
                %4588 = arith.remui %4513, %c9 : index
                %4589 = arith.muli %4588, %c2 : index
                %4590 = arith.addi %4587, %4589 : index
                %4591 = arith.divui %4590, %c2 : index
                %4592 = arith.muli %4591, %c4 : index
                %4593 = arith.muli %4586, %c8 : index
                %4594 = arith.addi %4592, %4593 : index
                %4595 = arith.remui %4590, %c2 : index
                %4596 = arith.muli %4595, %c9 : index
                %4597 = arith.addi %4594, %4596 : index
                %4598 = arith.addi %4585, %4597 : index
                %4599 = arith.addi %4543, %4598 : index
                %4600 = vector.shuffle %4525, %4525 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4600, %kv[%4599] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4601 = arith.addi %4518, %c28 : index
                %4602 = arith.divui %4601, %c8 : index
                %4603 = arith.muli %4602, %c48 : index
                %4604 = arith.addi %4603, %c12 : index
                %4605 = arith.remui %4601, %c8 : index
                %4606 = arith.divui %4513, %c9 : index
                %4607 = arith.remui %4513, %c9 : index
                %4608 = arith.muli %4607, %c2 : index
                %4609 = arith.addi %4606, %4608 : index
                %4610 = arith.divui %4609, %c2 : index
                %4611 = arith.muli %4610, %c4 : index
                %4612 = arith.muli %4605, %c8 : index
                %4613 = arith.addi %4611, %4612 : index
                %4614 = arith.remui %4609, %c2 : index
                %4615 = arith.muli %4614, %c9 : index
                %4616 = arith.addi %4613, %4615 : index
                %4617 = arith.addi %4604, %4616 : index
                %4618 = arith.addi %4543, %4617 : index
                %4619 = vector.shuffle %4525, %4525 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4619, %kv[%4618] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4620 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4620 {
            %4621 = wave.lane
            %4622 = arith.muli %4621, %c20 : index
            scf.for %4623 = %4622 to %c4 step %c7 {
              %4624 = arith.addi %4508, %4623 : index
              %4625 = vector.load %22[%4624] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4626 = arith.mulf %4625, %4511 : vector<4xf32>
              %4627 = wave.fp8_encode "e4m3" %4626 : vector<4xf32> -> vector<4xi8>
              %4628 = arith.cmpi slt, %4509, %kvHeads : index
              scf.if %4628 {
                %4629 = arith.muli %4509, %c12 : index
                %4630 = arith.addi %4514, %4629 : index
                %4631 = vector.shuffle %4627, %4627 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4632 = arith.divui %4623, %c8 : index
                %4633 = arith.muli %4632, %c4 : index
                %4634 = arith.remui %4623, %c8 : index
                %4635 = arith.muli %4513, %c8 : index
                %4636 = arith.divui %4634, %c20 : index
                %4637 = arith.muli %4636, %c20 : index
                %4638 = arith.remui %4634, %c9 : index
                %4639 = arith.muli %4638, %c9 : index
                %4640 = arith.addi %4637, %4639 : index
                %4641 = arith.divui %4634, %c9 : index
                %4642 = arith.remui %4641, %c9 : index
                %4643 = arith.addi %4640, %4642 : index
                %4644 = arith.addi %4635, %4643 : index
                %4645 = arith.addi %4633, %4644 : index
                %4646 = arith.addi %4630, %4645 : index
                vector.store %4631, %kv[%4646] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4647 = arith.subi %4509, %kvHeads : index
                %4648 = arith.muli %4647, %c12 : index
                %4649 = arith.addi %4514, %4648 : index
                %4650 = arith.addi %4623, %c10 : index
                %4651 = arith.divui %4650, %c8 : index
                %4652 = arith.muli %4651, %c4 : index
                %4653 = arith.addi %4652, %c13 : index
                %4654 = arith.remui %4650, %c8 : index
                %4655 = arith.divui %4513, %c9 : index
                %4656 = arith.remui %4513, %c9 : index
                %4657 = arith.muli %4656, %c2 : index
                %4658 = arith.addi %4655, %4657 : index
                %4659 = arith.muli %4654, %c8 : index
                %4660 = arith.divui %4658, %c20 : index
                %4661 = arith.muli %4660, %c20 : index
                %4662 = arith.remui %4658, %c9 : index
                %4663 = arith.muli %4662, %c9 : index
                %4664 = arith.addi %4661, %4663 : index
                %4665 = arith.divui %4658, %c9 : index
                %4666 = arith.remui %4665, %c9 : index
                %4667 = arith.addi %4664, %4666 : index
                %4668 = arith.addi %4659, %4667 : index
                %4669 = arith.addi %4653, %4668 : index
                %4670 = arith.addi %4649, %4669 : index
                %4671 = vector.shuffle %4627, %4627 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4671, %kv[%4670] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4672 = arith.addi %4623, %c11 : index
                %4673 = arith.divui %4672, %c8 : index
                %4674 = arith.muli %4673, %c4 : index
                %4675 = arith.addi %4674, %c13 : index
                %4676 = arith.remui %4672, %c8 : index
                %4677 = arith.divui %4513, %c9 : index
                %4678 = arith.remui %4513, %c9 : index
                %4679 = arith.muli %4678, %c2 : index
                %4680 = arith.addi %4677, %4679 : index
                %4681 = arith.muli %4676, %c8 : index
                %4682 = arith.divui %4680, %c20 : index
                %4683 = arith.muli %4682, %c20 : index
                %4684 = arith.remui %4680, %c9 : index
                %4685 = arith.muli %4684, %c9 : index
                %4686 = arith.addi %4683, %4685 : index
                %4687 = arith.divui %4680, %c9 : index
                %4688 = arith.remui %4687, %c9 : index
                %4689 = arith.addi %4686, %4688 : index
                %4690 = arith.addi %4681, %4689 : index
                %4691 = arith.addi %4675, %4690 : index
                %4692 = arith.addi %4649, %4691 : index
                %4693 = vector.shuffle %4627, %4627 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4693, %kv[%4692] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4694 = arith.addi %4623, %c9 : index
                %4695 = arith.divui %4694, %c8 : index
                %4696 = arith.muli %4695, %c4 : index
                %4697 = arith.addi %4696, %c13 : index
                %4698 = arith.remui %4694, %c8 : index
                %4699 = arith.divui %4513, %c9 : index
                %4700 = arith.remui %4513, %c9 : index
                %4701 = arith.muli %4700, %c2 : index
                %4702 = arith.addi %4699, %4701 : index
                %4703 = arith.muli %4698, %c8 : index
                %4704 = arith.divui %4702, %c20 : index
                %4705 = arith.muli %4704, %c20 : index
                %4706 = arith.remui %4702, %c9 : index
                %4707 = arith.muli %4706, %c9 : index
                %4708 = arith.addi %4705, %4707 : index
                %4709 = arith.divui %4702, %c9 : index
                %4710 = arith.remui %4709, %c9 : index
                %4711 = arith.addi %4708, %4710 : index
                %4712 = arith.addi %4703, %4711 : index
                %4713 = arith.addi %4697, %4712 : index
                %4714 = arith.addi %4649, %4713 : index
                %4715 = vector.shuffle %4627, %4627 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4715, %kv[%4714] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4716 = arith.addi %4623, %c28 : index
                %4717 = arith.divui %4716, %c8 : index
                %4718 = arith.muli %4717, %c4 : index
                %4719 = arith.addi %4718, %c13 : index
                %4720 = arith.remui %4716, %c8 : index
                %4721 = arith.divui %4513, %c9 : index
                %4722 = arith.remui %4513, %c9 : index
                %4723 = arith.muli %4722, %c2 : index
                %4724 = arith.addi %4721, %4723 : index
                %4725 = arith.muli %4720, %c8 : index
                %4726 = arith.divui %4724, %c20 : index
                %4727 = arith.muli %4726, %c20 : index
                %4728 = arith.remui %4724, %c9 : index
                %4729 = arith.muli %4728, %c9 : index
                %4730 = arith.addi %4727, %4729 : index
                %4731 = arith.divui %4724, %c9 : index
                %4732 = arith.remui %4731, %c9 : index
                %4733 = arith.addi %4730, %4732 : index
                %4734 = arith.addi %4725, %4733 : index
                %4735 = arith.addi %4719, %4734 : index
                %4736 = arith.addi %4649, %4735 : index
                %4737 = vector.shuffle %4627, %4627 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4737, %kv[%4736] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4738 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4738 {
            %4739 = wave.lane
            %4740 = arith.muli %4739, %c20 : index
            scf.for %4741 = %4740 to %c4 step %c7 {
              %4742 = arith.addi %4508, %4741 : index
              %4743 = vector.load %22[%4742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4744 = arith.mulf %4743, %4511 : vector<4xf32>
              %4745 = wave.fp8_encode "e5m2" %4744 : vector<4xf32> -> vector<4xi8>
              %4746 = arith.cmpi slt, %4509, %kvHeads : index
              scf.if %4746 {
                %4747 = arith.muli %4509, %c12 : index
                %4748 = arith.addi %4514, %4747 : index
                %4749 = vector.shuffle %4745, %4745 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4750 = arith.divui %4741, %c8 : index
                %4751 = arith.muli %4750, %c4 : index
                %4752 = arith.remui %4741, %c8 : index
                %4753 = arith.muli %4513, %c8 : index
                %4754 = arith.divui %4752, %c20 : index
                %4755 = arith.muli %4754, %c20 : index
                %4756 = arith.remui %4752, %c9 : index
                %4757 = arith.muli %4756, %c9 : index
                %4758 = arith.addi %4755, %4757 : index
                %4759 = arith.divui %4752, %c9 : index
                %4760 = arith.remui %4759, %c9 : index
                %4761 = arith.addi %4758, %4760 : index
                %4762 = arith.addi %4753, %4761 : index
                %4763 = arith.addi %4751, %4762 : index
                %4764 = arith.addi %4748, %4763 : index
                vector.store %4749, %kv[%4764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4765 = arith.subi %4509, %kvHeads : index
                %4766 = arith.muli %4765, %c12 : index
                %4767 = arith.addi %4514, %4766 : index
                %4768 = arith.addi %4741, %c10 : index
                %4769 = arith.divui %4768, %c8 : index
                %4770 = arith.muli %4769, %c4 : index
                %4771 = arith.addi %4770, %c13 : index
                %4772 = arith.remui %4768, %c8 : index
                %4773 = arith.divui %4513, %c9 : index
                %4774 = arith.remui %4513, %c9 : index
                %4775 = arith.muli %4774, %c2 : index
                %4776 = arith.addi %4773, %4775 : index
                %4777 = arith.muli %4772, %c8 : index
                %4778 = arith.divui %4776, %c20 : index
                %4779 = arith.muli %4778, %c20 : index
                %4780 = arith.remui %4776, %c9 : index
                %4781 = arith.muli %4780, %c9 : index
                %4782 = arith.addi %4779, %4781 : index
                %4783 = arith.divui %4776, %c9 : index
                %4784 = arith.remui %4783, %c9 : index
                %4785 = arith.addi %4782, %4784 : index
                %4786 = arith.addi %4777, %4785 : index
                %4787 = arith.addi %4771, %4786 : index
                %4788 = arith.addi %4767, %4787 : index
                %4789 = vector.shuffle %4745, %4745 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4789, %kv[%4788] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4790 = arith.addi %4741, %c11 : index
                %4791 = arith.divui %4790, %c8 : index
                %4792 = arith.muli %4791, %c4 : index
                %4793 = arith.addi %4792, %c13 : index
                %4794 = arith.remui %4790, %c8 : index
                %4795 = arith.divui %4513, %c9 : index
                %4796 = arith.remui %4513, %c9 : index
                %4797 = arith.muli %4796, %c2 : index
                %4798 = arith.addi %4795, %4797 : index
                %4799 = arith.muli %4794, %c8 : index
                %4800 = arith.divui %4798, %c20 : index
                %4801 = arith.muli %4800, %c20 : index
                %4802 = arith.remui %4798, %c9 : index
                %4803 = arith.muli %4802, %c9 : index
                %4804 = arith.addi %4801, %4803 : index
                %4805 = arith.divui %4798, %c9 : index
                %4806 = arith.remui %4805, %c9 : index
                %4807 = arith.addi %4804, %4806 : index
                %4808 = arith.addi %4799, %4807 : index
                %4809 = arith.addi %4793, %4808 : index
                %4810 = arith.addi %4767, %4809 : index
                %4811 = vector.shuffle %4745, %4745 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4811, %kv[%4810] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4812 = arith.addi %4741, %c9 : index
                %4813 = arith.divui %4812, %c8 : index
                %4814 = arith.muli %4813, %c4 : index
                %4815 = arith.addi %4814, %c13 : index
                %4816 = arith.remui %4812, %c8 : index
                %4817 = arith.divui %4513, %c9 : index
                %4818 = arith.remui %4513, %c9 : index
                %4819 = arith.muli %4818, %c2 : index
                %4820 = arith.addi %4817, %4819 : index
                %4821 = arith.muli %4816, %c8 : index
                %4822 = arith.divui %4820, %c20 : index
                %4823 = arith.muli %4822, %c20 : index
                %4824 = arith.remui %4820, %c9 : index
                %4825 = arith.muli %4824, %c9 : index
                %4826 = arith.addi %4823, %4825 : index
                %4827 = arith.divui %4820, %c9 : index
                %4828 = arith.remui %4827, %c9 : index
                %4829 = arith.addi %4826, %4828 : index
                %4830 = arith.addi %4821, %4829 : index
                %4831 = arith.addi %4815, %4830 : index
                %4832 = arith.addi %4767, %4831 : index
                %4833 = vector.shuffle %4745, %4745 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4833, %kv[%4832] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4834 = arith.addi %4741, %c28 : index
                %4835 = arith.divui %4834, %c8 : index
                %4836 = arith.muli %4835, %c4 : index
                %4837 = arith.addi %4836, %c13 : index
                %4838 = arith.remui %4834, %c8 : index
                %4839 = arith.divui %4513, %c9 : index
                %4840 = arith.remui %4513, %c9 : index
                %4841 = arith.muli %4840, %c2 : index
                %4842 = arith.addi %4839, %4841 : index
                %4843 = arith.muli %4838, %c8 : index
                %4844 = arith.divui %4842, %c20 : index
                %4845 = arith.muli %4844, %c20 : index
                %4846 = arith.remui %4842, %c9 : index
                %4847 = arith.muli %4846, %c9 : index
                %4848 = arith.addi %4845, %4847 : index
                %4849 = arith.divui %4842, %c9 : index
                %4850 = arith.remui %4849, %c9 : index
                %4851 = arith.addi %4848, %4850 : index
                %4852 = arith.addi %4843, %4851 : index
                %4853 = arith.addi %4837, %4852 : index
                %4854 = arith.addi %4767, %4853 : index
                %4855 = vector.shuffle %4745, %4745 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4855, %kv[%4854] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
