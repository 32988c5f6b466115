// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_k', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_k_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c25 = arith.constant dense<65537> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c33 = arith.constant dense<0x6400> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c44 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c46 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c51 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c52 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c53 = arith.constant 16384 : index
  %c54 = arith.constant 512 : index
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
  %14 = arith.muli %0, %c9 : index
  %15 = arith.muli %3, %c10 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c11 : index
  %18 = arith.muli %17, %13 : index
  %19 = arith.addi %16, %c12 : index
  %20 = arith.muli %19, %13 : index
  %21 = wave.scratch %c13 : memref<?xf32>
  %22 = wave.scratch %c14 : memref<?xf32>
  %23 = memref.load %step[%c11] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c6 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c9 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c9 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c11, %c9 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c10 : index
    %37 = arith.remui %c11, %c9 : index
    %38 = arith.divui %37, %c2 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c2 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c2 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c11, %c2 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c9 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c9 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c11, %c9 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c10 : index
    %55 = arith.remui %c11, %c9 : index
    %56 = arith.divui %55, %c2 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c2 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c2 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c11, %c2 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c16 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c9 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c11, %c9 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c10 : index
    %73 = arith.remui %c11, %c9 : index
    %74 = arith.divui %73, %c2 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c2 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c2 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c11, %c2 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c17 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c9 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c11, %c9 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c10 : index
    %91 = arith.remui %c11, %c9 : index
    %92 = arith.divui %91, %c2 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c2 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c2 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c11, %c2 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c16 : index
    %102 = arith.muli %4, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c12 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c10 : index
    %109 = arith.muli %108, %c10 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c10 iter_args(%114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18, %120 = %c18, %121 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c11 : index
      %125 = arith.remui %123, %c9 : index
      %126 = arith.addi %18, %c8 : index
      %127 = arith.divui %124, %c2 : index
      %128 = arith.muli %127, %c6 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c21 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %133 = vector.bitcast %132 : vector<4xi8> to vector<2xf16>
      %134 = arith.divui %inputFeatures, %c5 : index
      %135 = arith.muli %134, %c6 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c16 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %125, %c10 : index
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
      %166 = arith.muli %inputFeatures, %c2 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %124, %c9 : index
      %169 = arith.addi %168, %125 : index
      %170 = arith.muli %169, %c21 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %124, %c5 : index
      %173 = arith.addi %165, %172 : index
      %174 = arith.muli %125, %c9 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %177 = vector.bitcast %176 : vector<4xi8> to vector<1xi32>
      %178 = vector.shuffle %177, %177 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %179 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.shrui %180, %c22 : vector<4xi32>
      %182 = arith.andi %181, %c23 : vector<4xi32>
      %183 = arith.shrui %178, %c24 : vector<4xi32>
      %184 = arith.andi %183, %c25 : vector<4xi32>
      %185 = arith.shli %184, %c26 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c27 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %180, %c26 : vector<4xi32>
      %190 = arith.andi %189, %c23 : vector<4xi32>
      %191 = arith.shrui %178, %c28 : vector<4xi32>
      %192 = arith.andi %191, %c25 : vector<4xi32>
      %193 = arith.shli %192, %c26 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c27 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %180, %c29 : vector<4xi32>
      %198 = arith.andi %197, %c23 : vector<4xi32>
      %199 = arith.shrui %178, %c30 : vector<4xi32>
      %200 = arith.andi %199, %c25 : vector<4xi32>
      %201 = arith.shli %200, %c26 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c27 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %180, %c31 : vector<4xi32>
      %206 = arith.andi %205, %c23 : vector<4xi32>
      %207 = arith.shrui %178, %c32 : vector<4xi32>
      %208 = arith.andi %207, %c25 : vector<4xi32>
      %209 = arith.shli %208, %c26 : vector<4xi32>
      %210 = arith.ori %206, %209 : vector<4xi32>
      %211 = arith.ori %210, %c27 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = vector.shuffle %188, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %204, %212 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = vector.shuffle %213, %214 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %216 = arith.subf %215, %c33 : vector<32xf16>
      %217 = vector.shuffle %216, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %218 = vector.shuffle %216, %216 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %219 = math.fma %217, %149, %157 : vector<16xf16>
      %220 = math.fma %218, %149, %157 : vector<16xf16>
      %221 = arith.addi %113, %c12 : index
      %222 = arith.remui %123, %c9 : index
      %223 = arith.addi %18, %c8 : index
      %224 = arith.divui %221, %c2 : index
      %225 = arith.muli %224, %c6 : index
      %226 = arith.addi %223, %225 : index
      %227 = arith.muli %222, %c21 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %230 = vector.bitcast %229 : vector<4xi8> to vector<2xf16>
      %231 = arith.divui %inputFeatures, %c5 : index
      %232 = arith.muli %231, %c6 : index
      %233 = arith.addi %223, %232 : index
      %234 = arith.muli %221, %c16 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.muli %222, %c10 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %239 = vector.extract %230[0] : f16 from vector<2xf16>
      %240 = arith.extf %239 : f16 to f32
      %241 = vector.extract %238[0] : i8 from vector<2xi8>
      %242 = arith.extui %241 : i8 to i32
      %243 = arith.sitofp %242 : i32 to f32
      %244 = arith.mulf %240, %243 : f32
      %245 = arith.truncf %244 : f32 to f16
      %246 = vector.broadcast %245 : f16 to vector<16xf16>
      %247 = vector.extract %230[1] : f16 from vector<2xf16>
      %248 = arith.extf %247 : f16 to f32
      %249 = vector.extract %238[1] : i8 from vector<2xi8>
      %250 = arith.extui %249 : i8 to i32
      %251 = arith.sitofp %250 : i32 to f32
      %252 = arith.mulf %248, %251 : f32
      %253 = arith.truncf %252 : f32 to f16
      %254 = vector.broadcast %253 : f16 to vector<16xf16>
      %255 = arith.addi %18, %c8 : index
      %256 = arith.divui %inputFeatures, %c5 : index
      %257 = arith.muli %256, %c6 : index
      %258 = arith.addi %257, %inputFeatures : index
      %259 = arith.addi %258, %c7 : index
      %260 = arith.divui %259, %c8 : index
      %261 = arith.muli %260, %c8 : index
      %262 = arith.addi %255, %261 : index
      %263 = arith.muli %inputFeatures, %c2 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.muli %221, %c9 : index
      %266 = arith.addi %265, %222 : index
      %267 = arith.muli %266, %c21 : index
      %268 = arith.addi %264, %267 : index
      %269 = arith.muli %221, %c5 : index
      %270 = arith.addi %262, %269 : index
      %271 = arith.muli %222, %c9 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<1xi32>
      %275 = vector.shuffle %274, %274 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %276 = vector.load %w[%272] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %277 = vector.bitcast %276 : vector<16xi8> to vector<4xi32>
      %278 = arith.shrui %277, %c22 : vector<4xi32>
      %279 = arith.andi %278, %c23 : vector<4xi32>
      %280 = arith.shrui %275, %c24 : vector<4xi32>
      %281 = arith.andi %280, %c25 : vector<4xi32>
      %282 = arith.shli %281, %c26 : vector<4xi32>
      %283 = arith.ori %279, %282 : vector<4xi32>
      %284 = arith.ori %283, %c27 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %277, %c26 : vector<4xi32>
      %287 = arith.andi %286, %c23 : vector<4xi32>
      %288 = arith.shrui %275, %c28 : vector<4xi32>
      %289 = arith.andi %288, %c25 : vector<4xi32>
      %290 = arith.shli %289, %c26 : vector<4xi32>
      %291 = arith.ori %287, %290 : vector<4xi32>
      %292 = arith.ori %291, %c27 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = arith.shrui %277, %c29 : vector<4xi32>
      %295 = arith.andi %294, %c23 : vector<4xi32>
      %296 = arith.shrui %275, %c30 : vector<4xi32>
      %297 = arith.andi %296, %c25 : vector<4xi32>
      %298 = arith.shli %297, %c26 : vector<4xi32>
      %299 = arith.ori %295, %298 : vector<4xi32>
      %300 = arith.ori %299, %c27 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = arith.shrui %277, %c31 : vector<4xi32>
      %303 = arith.andi %302, %c23 : vector<4xi32>
      %304 = arith.shrui %275, %c32 : vector<4xi32>
      %305 = arith.andi %304, %c25 : vector<4xi32>
      %306 = arith.shli %305, %c26 : vector<4xi32>
      %307 = arith.ori %303, %306 : vector<4xi32>
      %308 = arith.ori %307, %c27 : vector<4xi32>
      %309 = vector.bitcast %308 : vector<4xi32> to vector<8xf16>
      %310 = vector.shuffle %285, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = vector.shuffle %301, %309 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = vector.shuffle %310, %311 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %313 = arith.subf %312, %c33 : vector<32xf16>
      %314 = vector.shuffle %313, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %315 = vector.shuffle %313, %313 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %316 = math.fma %314, %246, %254 : vector<16xf16>
      %317 = math.fma %315, %246, %254 : vector<16xf16>
      %318 = arith.addi %113, %c11 : index
      %319 = arith.remui %123, %c9 : index
      %320 = arith.addi %20, %c8 : index
      %321 = arith.divui %318, %c2 : index
      %322 = arith.muli %321, %c6 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.muli %319, %c21 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %w[%325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %327 = vector.bitcast %326 : vector<4xi8> to vector<2xf16>
      %328 = arith.divui %inputFeatures, %c5 : index
      %329 = arith.muli %328, %c6 : index
      %330 = arith.addi %320, %329 : index
      %331 = arith.muli %318, %c16 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.muli %319, %c10 : index
      %334 = arith.addi %332, %333 : index
      %335 = vector.load %w[%334] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %336 = vector.extract %327[0] : f16 from vector<2xf16>
      %337 = arith.extf %336 : f16 to f32
      %338 = vector.extract %335[0] : i8 from vector<2xi8>
      %339 = arith.extui %338 : i8 to i32
      %340 = arith.sitofp %339 : i32 to f32
      %341 = arith.mulf %337, %340 : f32
      %342 = arith.truncf %341 : f32 to f16
      %343 = vector.broadcast %342 : f16 to vector<16xf16>
      %344 = vector.extract %327[1] : f16 from vector<2xf16>
      %345 = arith.extf %344 : f16 to f32
      %346 = vector.extract %335[1] : i8 from vector<2xi8>
      %347 = arith.extui %346 : i8 to i32
      %348 = arith.sitofp %347 : i32 to f32
      %349 = arith.mulf %345, %348 : f32
      %350 = arith.truncf %349 : f32 to f16
      %351 = vector.broadcast %350 : f16 to vector<16xf16>
      %352 = arith.addi %20, %c8 : index
      %353 = arith.divui %inputFeatures, %c5 : index
      %354 = arith.muli %353, %c6 : index
      %355 = arith.addi %354, %inputFeatures : index
      %356 = arith.addi %355, %c7 : index
      %357 = arith.divui %356, %c8 : index
      %358 = arith.muli %357, %c8 : index
      %359 = arith.addi %352, %358 : index
      %360 = arith.muli %inputFeatures, %c2 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %318, %c9 : index
      %363 = arith.addi %362, %319 : index
      %364 = arith.muli %363, %c21 : index
      %365 = arith.addi %361, %364 : index
      %366 = arith.muli %318, %c5 : index
      %367 = arith.addi %359, %366 : index
      %368 = arith.muli %319, %c9 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %371 = vector.bitcast %370 : vector<4xi8> to vector<1xi32>
      %372 = vector.shuffle %371, %371 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %373 = vector.load %w[%369] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %374 = vector.bitcast %373 : vector<16xi8> to vector<4xi32>
      %375 = arith.shrui %374, %c22 : vector<4xi32>
      %376 = arith.andi %375, %c23 : vector<4xi32>
      %377 = arith.shrui %372, %c24 : vector<4xi32>
      %378 = arith.andi %377, %c25 : vector<4xi32>
      %379 = arith.shli %378, %c26 : vector<4xi32>
      %380 = arith.ori %376, %379 : vector<4xi32>
      %381 = arith.ori %380, %c27 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %374, %c26 : vector<4xi32>
      %384 = arith.andi %383, %c23 : vector<4xi32>
      %385 = arith.shrui %372, %c28 : vector<4xi32>
      %386 = arith.andi %385, %c25 : vector<4xi32>
      %387 = arith.shli %386, %c26 : vector<4xi32>
      %388 = arith.ori %384, %387 : vector<4xi32>
      %389 = arith.ori %388, %c27 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %374, %c29 : vector<4xi32>
      %392 = arith.andi %391, %c23 : vector<4xi32>
      %393 = arith.shrui %372, %c30 : vector<4xi32>
      %394 = arith.andi %393, %c25 : vector<4xi32>
      %395 = arith.shli %394, %c26 : vector<4xi32>
      %396 = arith.ori %392, %395 : vector<4xi32>
      %397 = arith.ori %396, %c27 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %374, %c31 : vector<4xi32>
      %400 = arith.andi %399, %c23 : vector<4xi32>
      %401 = arith.shrui %372, %c32 : vector<4xi32>
      %402 = arith.andi %401, %c25 : vector<4xi32>
      %403 = arith.shli %402, %c26 : vector<4xi32>
      %404 = arith.ori %400, %403 : vector<4xi32>
      %405 = arith.ori %404, %c27 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %382, %390 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = vector.shuffle %398, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = vector.shuffle %407, %408 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %410 = arith.subf %409, %c33 : vector<32xf16>
      %411 = vector.shuffle %410, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %412 = vector.shuffle %410, %410 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %413 = math.fma %411, %343, %351 : vector<16xf16>
      %414 = math.fma %412, %343, %351 : vector<16xf16>
      %415 = arith.addi %113, %c12 : index
      %416 = arith.remui %123, %c9 : index
      %417 = arith.addi %20, %c8 : index
      %418 = arith.divui %415, %c2 : index
      %419 = arith.muli %418, %c6 : index
      %420 = arith.addi %417, %419 : index
      %421 = arith.muli %416, %c21 : index
      %422 = arith.addi %420, %421 : index
      %423 = vector.load %w[%422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %424 = vector.bitcast %423 : vector<4xi8> to vector<2xf16>
      %425 = arith.divui %inputFeatures, %c5 : index
      %426 = arith.muli %425, %c6 : index
      %427 = arith.addi %417, %426 : index
      %428 = arith.muli %415, %c16 : index
      %429 = arith.addi %427, %428 : index
      %430 = arith.muli %416, %c10 : index
      %431 = arith.addi %429, %430 : index
      %432 = vector.load %w[%431] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %433 = vector.extract %424[0] : f16 from vector<2xf16>
      %434 = arith.extf %433 : f16 to f32
      %435 = vector.extract %432[0] : i8 from vector<2xi8>
      %436 = arith.extui %435 : i8 to i32
      %437 = arith.sitofp %436 : i32 to f32
      %438 = arith.mulf %434, %437 : f32
      %439 = arith.truncf %438 : f32 to f16
      %440 = vector.broadcast %439 : f16 to vector<16xf16>
      %441 = vector.extract %424[1] : f16 from vector<2xf16>
      %442 = arith.extf %441 : f16 to f32
      %443 = vector.extract %432[1] : i8 from vector<2xi8>
      %444 = arith.extui %443 : i8 to i32
      %445 = arith.sitofp %444 : i32 to f32
      %446 = arith.mulf %442, %445 : f32
      %447 = arith.truncf %446 : f32 to f16
      %448 = vector.broadcast %447 : f16 to vector<16xf16>
      %449 = arith.addi %20, %c8 : index
      %450 = arith.divui %inputFeatures, %c5 : index
      %451 = arith.muli %450, %c6 : index
      %452 = arith.addi %451, %inputFeatures : index
      %453 = arith.addi %452, %c7 : index
      %454 = arith.divui %453, %c8 : index
      %455 = arith.muli %454, %c8 : index
      %456 = arith.addi %449, %455 : index
      %457 = arith.muli %inputFeatures, %c2 : index
      %458 = arith.addi %456, %457 : index
      %459 = arith.muli %415, %c9 : index
      %460 = arith.addi %459, %416 : index
      %461 = arith.muli %460, %c21 : index
      %462 = arith.addi %458, %461 : index
      %463 = arith.muli %415, %c5 : index
      %464 = arith.addi %456, %463 : index
      %465 = arith.muli %416, %c9 : index
      %466 = arith.addi %464, %465 : index
      %467 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %468 = vector.bitcast %467 : vector<4xi8> to vector<1xi32>
      %469 = vector.shuffle %468, %468 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %470 = vector.load %w[%466] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %471 = vector.bitcast %470 : vector<16xi8> to vector<4xi32>
      %472 = arith.shrui %471, %c22 : vector<4xi32>
      %473 = arith.andi %472, %c23 : vector<4xi32>
      %474 = arith.shrui %469, %c24 : vector<4xi32>
      %475 = arith.andi %474, %c25 : vector<4xi32>
      %476 = arith.shli %475, %c26 : vector<4xi32>
      %477 = arith.ori %473, %476 : vector<4xi32>
      %478 = arith.ori %477, %c27 : vector<4xi32>
      %479 = vector.bitcast %478 : vector<4xi32> to vector<8xf16>
      %480 = arith.shrui %471, %c26 : vector<4xi32>
      %481 = arith.andi %480, %c23 : vector<4xi32>
      %482 = arith.shrui %469, %c28 : vector<4xi32>
      %483 = arith.andi %482, %c25 : vector<4xi32>
      %484 = arith.shli %483, %c26 : vector<4xi32>
      %485 = arith.ori %481, %484 : vector<4xi32>
      %486 = arith.ori %485, %c27 : vector<4xi32>
      %487 = vector.bitcast %486 : vector<4xi32> to vector<8xf16>
      %488 = arith.shrui %471, %c29 : vector<4xi32>
      %489 = arith.andi %488, %c23 : vector<4xi32>
      %490 = arith.shrui %469, %c30 : vector<4xi32>
      %491 = arith.andi %490, %c25 : vector<4xi32>
      %492 = arith.shli %491, %c26 : vector<4xi32>
      %493 = arith.ori %489, %492 : vector<4xi32>
      %494 = arith.ori %493, %c27 : vector<4xi32>
      %495 = vector.bitcast %494 : vector<4xi32> to vector<8xf16>
      %496 = arith.shrui %471, %c31 : vector<4xi32>
      %497 = arith.andi %496, %c23 : vector<4xi32>
      %498 = arith.shrui %469, %c32 : vector<4xi32>
      %499 = arith.andi %498, %c25 : vector<4xi32>
      %500 = arith.shli %499, %c26 : vector<4xi32>
      %501 = arith.ori %497, %500 : vector<4xi32>
      %502 = arith.ori %501, %c27 : vector<4xi32>
      %503 = vector.bitcast %502 : vector<4xi32> to vector<8xf16>
      %504 = vector.shuffle %479, %487 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = vector.shuffle %495, %503 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = vector.shuffle %504, %505 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %507 = arith.subf %506, %c33 : vector<32xf16>
      %508 = vector.shuffle %507, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %509 = vector.shuffle %507, %507 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %510 = math.fma %508, %440, %448 : vector<16xf16>
      %511 = math.fma %509, %440, %448 : vector<16xf16>
      %512 = arith.muli %113, %c10 : index
      %513 = arith.addi %512, %c11 : index
      %514 = arith.muli %tileRows, %c9 : index
      %515 = arith.muli %513, %514 : index
      %516 = arith.addi %46, %515 : index
      %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %518 = arith.muli %tileRows, %c2 : index
      %519 = arith.addi %516, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = vector.shuffle %517, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %522 = wave.mma %521, %219, %114 : vector<16xf16>, vector<8xf32>
      %523 = wave.mma %521, %413, %115 : vector<16xf16>, vector<8xf32>
      %524 = arith.muli %113, %c10 : index
      %525 = arith.addi %524, %c11 : index
      %526 = arith.muli %tileRows, %c9 : index
      %527 = arith.muli %525, %526 : index
      %528 = arith.addi %64, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c2 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %219, %116 : vector<16xf16>, vector<8xf32>
      %535 = wave.mma %533, %413, %117 : vector<16xf16>, vector<8xf32>
      %536 = arith.muli %113, %c10 : index
      %537 = arith.addi %536, %c11 : index
      %538 = arith.muli %tileRows, %c9 : index
      %539 = arith.muli %537, %538 : index
      %540 = arith.addi %82, %539 : index
      %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %542 = arith.muli %tileRows, %c2 : index
      %543 = arith.addi %540, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = vector.shuffle %541, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %546 = wave.mma %545, %219, %118 : vector<16xf16>, vector<8xf32>
      %547 = wave.mma %545, %413, %119 : vector<16xf16>, vector<8xf32>
      %548 = arith.muli %113, %c10 : index
      %549 = arith.addi %548, %c11 : index
      %550 = arith.muli %tileRows, %c9 : index
      %551 = arith.muli %549, %550 : index
      %552 = arith.addi %100, %551 : index
      %553 = vector.load %x[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %554 = arith.muli %tileRows, %c2 : index
      %555 = arith.addi %552, %554 : index
      %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %557 = vector.shuffle %553, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %558 = wave.mma %557, %219, %120 : vector<16xf16>, vector<8xf32>
      %559 = wave.mma %557, %413, %121 : vector<16xf16>, vector<8xf32>
      %560 = arith.muli %113, %c10 : index
      %561 = arith.addi %560, %c12 : index
      %562 = arith.muli %tileRows, %c9 : index
      %563 = arith.muli %561, %562 : index
      %564 = arith.addi %46, %563 : index
      %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %566 = arith.muli %tileRows, %c2 : index
      %567 = arith.addi %564, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = vector.shuffle %565, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = wave.mma %569, %220, %522 : vector<16xf16>, vector<8xf32>
      %571 = wave.mma %569, %414, %523 : vector<16xf16>, vector<8xf32>
      %572 = arith.muli %113, %c10 : index
      %573 = arith.addi %572, %c12 : index
      %574 = arith.muli %tileRows, %c9 : index
      %575 = arith.muli %573, %574 : index
      %576 = arith.addi %64, %575 : index
      %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %578 = arith.muli %tileRows, %c2 : index
      %579 = arith.addi %576, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = vector.shuffle %577, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %582 = wave.mma %581, %220, %534 : vector<16xf16>, vector<8xf32>
      %583 = wave.mma %581, %414, %535 : vector<16xf16>, vector<8xf32>
      %584 = arith.muli %113, %c10 : index
      %585 = arith.addi %584, %c12 : index
      %586 = arith.muli %tileRows, %c9 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.addi %82, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = arith.muli %tileRows, %c2 : index
      %591 = arith.addi %588, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = vector.shuffle %589, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = wave.mma %593, %220, %546 : vector<16xf16>, vector<8xf32>
      %595 = wave.mma %593, %414, %547 : vector<16xf16>, vector<8xf32>
      %596 = arith.muli %113, %c10 : index
      %597 = arith.addi %596, %c12 : index
      %598 = arith.muli %tileRows, %c9 : index
      %599 = arith.muli %597, %598 : index
      %600 = arith.addi %100, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = arith.muli %tileRows, %c2 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = wave.mma %605, %220, %558 : vector<16xf16>, vector<8xf32>
      %607 = wave.mma %605, %414, %559 : vector<16xf16>, vector<8xf32>
      %608 = arith.muli %113, %c10 : index
      %609 = arith.addi %608, %c10 : index
      %610 = arith.muli %tileRows, %c9 : index
      %611 = arith.muli %609, %610 : index
      %612 = arith.addi %46, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = arith.muli %tileRows, %c2 : index
      %615 = arith.addi %612, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = vector.shuffle %613, %616 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %618 = wave.mma %617, %316, %570 : vector<16xf16>, vector<8xf32>
      %619 = wave.mma %617, %510, %571 : vector<16xf16>, vector<8xf32>
      %620 = arith.muli %113, %c10 : index
      %621 = arith.addi %620, %c10 : index
      %622 = arith.muli %tileRows, %c9 : index
      %623 = arith.muli %621, %622 : index
      %624 = arith.addi %64, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = arith.muli %tileRows, %c2 : index
      %627 = arith.addi %624, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = vector.shuffle %625, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %630 = wave.mma %629, %316, %582 : vector<16xf16>, vector<8xf32>
      %631 = wave.mma %629, %510, %583 : vector<16xf16>, vector<8xf32>
      %632 = arith.muli %113, %c10 : index
      %633 = arith.addi %632, %c10 : index
      %634 = arith.muli %tileRows, %c9 : index
      %635 = arith.muli %633, %634 : index
      %636 = arith.addi %82, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = arith.muli %tileRows, %c2 : index
      %639 = arith.addi %636, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = vector.shuffle %637, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %642 = wave.mma %641, %316, %594 : vector<16xf16>, vector<8xf32>
      %643 = wave.mma %641, %510, %595 : vector<16xf16>, vector<8xf32>
      %644 = arith.muli %113, %c10 : index
      %645 = arith.addi %644, %c10 : index
      %646 = arith.muli %tileRows, %c9 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.addi %100, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = arith.muli %tileRows, %c2 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %654 = wave.mma %653, %316, %606 : vector<16xf16>, vector<8xf32>
      %655 = wave.mma %653, %510, %607 : vector<16xf16>, vector<8xf32>
      %656 = arith.muli %113, %c10 : index
      %657 = arith.addi %656, %c34 : index
      %658 = arith.muli %tileRows, %c9 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %46, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c2 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %317, %618 : vector<16xf16>, vector<8xf32>
      %667 = wave.mma %665, %511, %619 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %113, %c10 : index
      %669 = arith.addi %668, %c34 : index
      %670 = arith.muli %tileRows, %c9 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %64, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c2 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %317, %630 : vector<16xf16>, vector<8xf32>
      %679 = wave.mma %677, %511, %631 : vector<16xf16>, vector<8xf32>
      %680 = arith.muli %113, %c10 : index
      %681 = arith.addi %680, %c34 : index
      %682 = arith.muli %tileRows, %c9 : index
      %683 = arith.muli %681, %682 : index
      %684 = arith.addi %82, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = arith.muli %tileRows, %c2 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = vector.shuffle %685, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = wave.mma %689, %317, %642 : vector<16xf16>, vector<8xf32>
      %691 = wave.mma %689, %511, %643 : vector<16xf16>, vector<8xf32>
      %692 = arith.muli %113, %c10 : index
      %693 = arith.addi %692, %c34 : index
      %694 = arith.muli %tileRows, %c9 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %100, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c2 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %x[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %317, %654 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %511, %655 : vector<16xf16>, vector<8xf32>
      scf.yield %666, %667, %678, %679, %690, %691, %702, %703 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %704 = arith.select %106, %112, %105 : index
    %714:8 = scf.for %705 = %112 to %704 step %c12 iter_args(%706 = %122#0, %707 = %122#1, %708 = %122#2, %709 = %122#3, %710 = %122#4, %711 = %122#5, %712 = %122#6, %713 = %122#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %715 = wave.lane
      %716 = arith.addi %705, %c11 : index
      %717 = arith.remui %715, %c9 : index
      %718 = arith.addi %18, %c8 : index
      %719 = arith.divui %716, %c2 : index
      %720 = arith.muli %719, %c6 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.muli %717, %c21 : index
      %723 = arith.addi %721, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<2xf16>
      %726 = arith.divui %inputFeatures, %c5 : index
      %727 = arith.muli %726, %c6 : index
      %728 = arith.addi %718, %727 : index
      %729 = arith.muli %716, %c16 : index
      %730 = arith.addi %728, %729 : index
      %731 = arith.muli %717, %c10 : index
      %732 = arith.addi %730, %731 : index
      %733 = vector.load %w[%732] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %734 = vector.extract %725[0] : f16 from vector<2xf16>
      %735 = arith.extf %734 : f16 to f32
      %736 = vector.extract %733[0] : i8 from vector<2xi8>
      %737 = arith.extui %736 : i8 to i32
      %738 = arith.sitofp %737 : i32 to f32
      %739 = arith.mulf %735, %738 : f32
      %740 = arith.truncf %739 : f32 to f16
      %741 = vector.broadcast %740 : f16 to vector<16xf16>
      %742 = vector.extract %725[1] : f16 from vector<2xf16>
      %743 = arith.extf %742 : f16 to f32
      %744 = vector.extract %733[1] : i8 from vector<2xi8>
      %745 = arith.extui %744 : i8 to i32
      %746 = arith.sitofp %745 : i32 to f32
      %747 = arith.mulf %743, %746 : f32
      %748 = arith.truncf %747 : f32 to f16
      %749 = vector.broadcast %748 : f16 to vector<16xf16>
      %750 = arith.addi %18, %c8 : index
      %751 = arith.divui %inputFeatures, %c5 : index
      %752 = arith.muli %751, %c6 : index
      %753 = arith.addi %752, %inputFeatures : index
      %754 = arith.addi %753, %c7 : index
      %755 = arith.divui %754, %c8 : index
      %756 = arith.muli %755, %c8 : index
      %757 = arith.addi %750, %756 : index
      %758 = arith.muli %inputFeatures, %c2 : index
      %759 = arith.addi %757, %758 : index
      %760 = arith.muli %716, %c9 : index
      %761 = arith.addi %760, %717 : index
      %762 = arith.muli %761, %c21 : index
      %763 = arith.addi %759, %762 : index
      %764 = arith.muli %716, %c5 : index
      %765 = arith.addi %757, %764 : index
      %766 = arith.muli %717, %c9 : index
      %767 = arith.addi %765, %766 : index
      %768 = vector.load %w[%763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xi32>
      %770 = vector.shuffle %769, %769 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %771 = vector.load %w[%767] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %772 = vector.bitcast %771 : vector<16xi8> to vector<4xi32>
      %773 = arith.shrui %772, %c22 : vector<4xi32>
      %774 = arith.andi %773, %c23 : vector<4xi32>
      %775 = arith.shrui %770, %c24 : vector<4xi32>
      %776 = arith.andi %775, %c25 : vector<4xi32>
      %777 = arith.shli %776, %c26 : vector<4xi32>
      %778 = arith.ori %774, %777 : vector<4xi32>
      %779 = arith.ori %778, %c27 : vector<4xi32>
      %780 = vector.bitcast %779 : vector<4xi32> to vector<8xf16>
      %781 = arith.shrui %772, %c26 : vector<4xi32>
      %782 = arith.andi %781, %c23 : vector<4xi32>
      %783 = arith.shrui %770, %c28 : vector<4xi32>
      %784 = arith.andi %783, %c25 : vector<4xi32>
      %785 = arith.shli %784, %c26 : vector<4xi32>
      %786 = arith.ori %782, %785 : vector<4xi32>
      %787 = arith.ori %786, %c27 : vector<4xi32>
      %788 = vector.bitcast %787 : vector<4xi32> to vector<8xf16>
      %789 = arith.shrui %772, %c29 : vector<4xi32>
      %790 = arith.andi %789, %c23 : vector<4xi32>
      %791 = arith.shrui %770, %c30 : vector<4xi32>
      %792 = arith.andi %791, %c25 : vector<4xi32>
      %793 = arith.shli %792, %c26 : vector<4xi32>
      %794 = arith.ori %790, %793 : vector<4xi32>
      %795 = arith.ori %794, %c27 : vector<4xi32>
      %796 = vector.bitcast %795 : vector<4xi32> to vector<8xf16>
      %797 = arith.shrui %772, %c31 : vector<4xi32>
      %798 = arith.andi %797, %c23 : vector<4xi32>
      %799 = arith.shrui %770, %c32 : vector<4xi32>
      %800 = arith.andi %799, %c25 : vector<4xi32>
      %801 = arith.shli %800, %c26 : vector<4xi32>
      %802 = arith.ori %798, %801 : vector<4xi32>
      %803 = arith.ori %802, %c27 : vector<4xi32>
      %804 = vector.bitcast %803 : vector<4xi32> to vector<8xf16>
      %805 = vector.shuffle %780, %788 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %806 = vector.shuffle %796, %804 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %807 = vector.shuffle %805, %806 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %808 = arith.subf %807, %c33 : vector<32xf16>
      %809 = vector.shuffle %808, %808 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %810 = vector.shuffle %808, %808 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %811 = math.fma %809, %741, %749 : vector<16xf16>
      %812 = math.fma %810, %741, %749 : vector<16xf16>
      %813 = arith.addi %705, %c11 : index
      %814 = arith.remui %715, %c9 : index
      %815 = arith.addi %20, %c8 : index
      %816 = arith.divui %813, %c2 : index
      %817 = arith.muli %816, %c6 : index
      %818 = arith.addi %815, %817 : index
      %819 = arith.muli %814, %c21 : index
      %820 = arith.addi %818, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<2xf16>
      %823 = arith.divui %inputFeatures, %c5 : index
      %824 = arith.muli %823, %c6 : index
      %825 = arith.addi %815, %824 : index
      %826 = arith.muli %813, %c16 : index
      %827 = arith.addi %825, %826 : index
      %828 = arith.muli %814, %c10 : index
      %829 = arith.addi %827, %828 : index
      %830 = vector.load %w[%829] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %831 = vector.extract %822[0] : f16 from vector<2xf16>
      %832 = arith.extf %831 : f16 to f32
      %833 = vector.extract %830[0] : i8 from vector<2xi8>
      %834 = arith.extui %833 : i8 to i32
      %835 = arith.sitofp %834 : i32 to f32
      %836 = arith.mulf %832, %835 : f32
      %837 = arith.truncf %836 : f32 to f16
      %838 = vector.broadcast %837 : f16 to vector<16xf16>
      %839 = vector.extract %822[1] : f16 from vector<2xf16>
      %840 = arith.extf %839 : f16 to f32
      %841 = vector.extract %830[1] : i8 from vector<2xi8>
      %842 = arith.extui %841 : i8 to i32
      %843 = arith.sitofp %842 : i32 to f32
      %844 = arith.mulf %840, %843 : f32
      %845 = arith.truncf %844 : f32 to f16
      %846 = vector.broadcast %845 : f16 to vector<16xf16>
      %847 = arith.addi %20, %c8 : index
      %848 = arith.divui %inputFeatures, %c5 : index
      %849 = arith.muli %848, %c6 : index
      %850 = arith.addi %849, %inputFeatures : index
      %851 = arith.addi %850, %c7 : index
      %852 = arith.divui %851, %c8 : index
      %853 = arith.muli %852, %c8 : index
      %854 = arith.addi %847, %853 : index
      %855 = arith.muli %inputFeatures, %c2 : index
      %856 = arith.addi %854, %855 : index
      %857 = arith.muli %813, %c9 : index
      %858 = arith.addi %857, %814 : index
      %859 = arith.muli %858, %c21 : index
      %860 = arith.addi %856, %859 : index
      %861 = arith.muli %813, %c5 : index
      %862 = arith.addi %854, %861 : index
      %863 = arith.muli %814, %c9 : index
      %864 = arith.addi %862, %863 : index
      %865 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %866 = vector.bitcast %865 : vector<4xi8> to vector<1xi32>
      %867 = vector.shuffle %866, %866 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %868 = vector.load %w[%864] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %869 = vector.bitcast %868 : vector<16xi8> to vector<4xi32>
      %870 = arith.shrui %869, %c22 : vector<4xi32>
      %871 = arith.andi %870, %c23 : vector<4xi32>
      %872 = arith.shrui %867, %c24 : vector<4xi32>
      %873 = arith.andi %872, %c25 : vector<4xi32>
      %874 = arith.shli %873, %c26 : vector<4xi32>
      %875 = arith.ori %871, %874 : vector<4xi32>
      %876 = arith.ori %875, %c27 : vector<4xi32>
      %877 = vector.bitcast %876 : vector<4xi32> to vector<8xf16>
      %878 = arith.shrui %869, %c26 : vector<4xi32>
      %879 = arith.andi %878, %c23 : vector<4xi32>
      %880 = arith.shrui %867, %c28 : vector<4xi32>
      %881 = arith.andi %880, %c25 : vector<4xi32>
      %882 = arith.shli %881, %c26 : vector<4xi32>
      %883 = arith.ori %879, %882 : vector<4xi32>
      %884 = arith.ori %883, %c27 : vector<4xi32>
      %885 = vector.bitcast %884 : vector<4xi32> to vector<8xf16>
      %886 = arith.shrui %869, %c29 : vector<4xi32>
      %887 = arith.andi %886, %c23 : vector<4xi32>
      %888 = arith.shrui %867, %c30 : vector<4xi32>
      %889 = arith.andi %888, %c25 : vector<4xi32>
      %890 = arith.shli %889, %c26 : vector<4xi32>
      %891 = arith.ori %887, %890 : vector<4xi32>
      %892 = arith.ori %891, %c27 : vector<4xi32>
      %893 = vector.bitcast %892 : vector<4xi32> to vector<8xf16>
      %894 = arith.shrui %869, %c31 : vector<4xi32>
      %895 = arith.andi %894, %c23 : vector<4xi32>
      %896 = arith.shrui %867, %c32 : vector<4xi32>
      %897 = arith.andi %896, %c25 : vector<4xi32>
      %898 = arith.shli %897, %c26 : vector<4xi32>
      %899 = arith.ori %895, %898 : vector<4xi32>
      %900 = arith.ori %899, %c27 : vector<4xi32>
      %901 = vector.bitcast %900 : vector<4xi32> to vector<8xf16>
      %902 = vector.shuffle %877, %885 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %903 = vector.shuffle %893, %901 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %904 = vector.shuffle %902, %903 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %905 = arith.subf %904, %c33 : vector<32xf16>
      %906 = vector.shuffle %905, %905 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %907 = vector.shuffle %905, %905 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %908 = math.fma %906, %838, %846 : vector<16xf16>
      %909 = math.fma %907, %838, %846 : vector<16xf16>
      %910 = arith.muli %705, %c10 : index
      %911 = arith.addi %910, %c11 : index
      %912 = arith.muli %tileRows, %c9 : index
      %913 = arith.muli %911, %912 : index
      %914 = arith.addi %46, %913 : index
      %915 = vector.load %x[%914] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %916 = arith.muli %tileRows, %c2 : index
      %917 = arith.addi %914, %916 : index
      %918 = vector.load %x[%917] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %919 = vector.shuffle %915, %918 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %920 = wave.mma %919, %811, %706 : vector<16xf16>, vector<8xf32>
      %921 = wave.mma %919, %908, %707 : vector<16xf16>, vector<8xf32>
      %922 = arith.muli %705, %c10 : index
      %923 = arith.addi %922, %c11 : index
      %924 = arith.muli %tileRows, %c9 : index
      %925 = arith.muli %923, %924 : index
      %926 = arith.addi %64, %925 : index
      %927 = vector.load %x[%926] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %928 = arith.muli %tileRows, %c2 : index
      %929 = arith.addi %926, %928 : index
      %930 = vector.load %x[%929] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %931 = vector.shuffle %927, %930 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %932 = wave.mma %931, %811, %708 : vector<16xf16>, vector<8xf32>
      %933 = wave.mma %931, %908, %709 : vector<16xf16>, vector<8xf32>
      %934 = arith.muli %705, %c10 : index
      %935 = arith.addi %934, %c11 : index
      %936 = arith.muli %tileRows, %c9 : index
      %937 = arith.muli %935, %936 : index
      %938 = arith.addi %82, %937 : index
      %939 = vector.load %x[%938] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %940 = arith.muli %tileRows, %c2 : index
      %941 = arith.addi %938, %940 : index
      %942 = vector.load %x[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %943 = vector.shuffle %939, %942 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %944 = wave.mma %943, %811, %710 : vector<16xf16>, vector<8xf32>
      %945 = wave.mma %943, %908, %711 : vector<16xf16>, vector<8xf32>
      %946 = arith.muli %705, %c10 : index
      %947 = arith.addi %946, %c11 : index
      %948 = arith.muli %tileRows, %c9 : index
      %949 = arith.muli %947, %948 : index
      %950 = arith.addi %100, %949 : index
      %951 = vector.load %x[%950] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %952 = arith.muli %tileRows, %c2 : index
      %953 = arith.addi %950, %952 : index
      %954 = vector.load %x[%953] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %955 = vector.shuffle %951, %954 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %956 = wave.mma %955, %811, %712 : vector<16xf16>, vector<8xf32>
      %957 = wave.mma %955, %908, %713 : vector<16xf16>, vector<8xf32>
      %958 = arith.muli %705, %c10 : index
      %959 = arith.addi %958, %c12 : index
      %960 = arith.muli %tileRows, %c9 : index
      %961 = arith.muli %959, %960 : index
      %962 = arith.addi %46, %961 : index
      %963 = vector.load %x[%962] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %964 = arith.muli %tileRows, %c2 : index
      %965 = arith.addi %962, %964 : index
      %966 = vector.load %x[%965] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %967 = vector.shuffle %963, %966 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %968 = wave.mma %967, %812, %920 : vector<16xf16>, vector<8xf32>
      %969 = wave.mma %967, %909, %921 : vector<16xf16>, vector<8xf32>
      %970 = arith.muli %705, %c10 : index
      %971 = arith.addi %970, %c12 : index
      %972 = arith.muli %tileRows, %c9 : index
      %973 = arith.muli %971, %972 : index
      %974 = arith.addi %64, %973 : index
      %975 = vector.load %x[%974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %976 = arith.muli %tileRows, %c2 : index
      %977 = arith.addi %974, %976 : index
      %978 = vector.load %x[%977] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %979 = vector.shuffle %975, %978 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %980 = wave.mma %979, %812, %932 : vector<16xf16>, vector<8xf32>
      %981 = wave.mma %979, %909, %933 : vector<16xf16>, vector<8xf32>
      %982 = arith.muli %705, %c10 : index
      %983 = arith.addi %982, %c12 : index
      %984 = arith.muli %tileRows, %c9 : index
      %985 = arith.muli %983, %984 : index
      %986 = arith.addi %82, %985 : index
      %987 = vector.load %x[%986] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %988 = arith.muli %tileRows, %c2 : index
      %989 = arith.addi %986, %988 : index
      %990 = vector.load %x[%989] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %991 = vector.shuffle %987, %990 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %992 = wave.mma %991, %812, %944 : vector<16xf16>, vector<8xf32>
      %993 = wave.mma %991, %909, %945 : vector<16xf16>, vector<8xf32>
      %994 = arith.muli %705, %c10 : index
      %995 = arith.addi %994, %c12 : index
      %996 = arith.muli %tileRows, %c9 : index
      %997 = arith.muli %995, %996 : index
      %998 = arith.addi %100, %997 : index
      %999 = vector.load %x[%998] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %1000 = arith.muli %tileRows, %c2 : index
      %1001 = arith.addi %998, %1000 : index
      %1002 = vector.load %x[%1001] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %1003 = vector.shuffle %999, %1002 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %1004 = wave.mma %1003, %812, %956 : vector<16xf16>, vector<8xf32>
      %1005 = wave.mma %1003, %909, %957 : vector<16xf16>, vector<8xf32>
      scf.yield %968, %969, %980, %981, %992, %993, %1004, %1005 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %1006 = arith.addi %25, %c11 : index
    %1007 = wave.lane
    %1008 = arith.muli %3, %c10 : index
    %1009 = arith.muli %1008, %c5 : index
    %1010 = arith.addi %1009, %1007 : index
    %1011 = arith.muli %4, %c14 : index
    %1012 = arith.addi %1011, %1010 : index
    %1013 = arith.addi %1012, %c11 : index
    %1014 = arith.addi %1013, %c11 : index
    %1015 = vector.extract %714#0[0] : f32 from vector<8xf32>
    memref.store %1015, %21[%1014] : memref<?xf32>
    %1016 = arith.muli %4, %c14 : index
    %1017 = arith.addi %1016, %1010 : index
    %1018 = arith.addi %1017, %c11 : index
    %1019 = arith.addi %1018, %c16 : index
    %1020 = vector.extract %714#0[1] : f32 from vector<8xf32>
    memref.store %1020, %21[%1019] : memref<?xf32>
    %1021 = arith.muli %4, %c14 : index
    %1022 = arith.addi %1021, %1010 : index
    %1023 = arith.addi %1022, %c11 : index
    %1024 = arith.addi %1023, %c6 : index
    %1025 = vector.extract %714#0[2] : f32 from vector<8xf32>
    memref.store %1025, %21[%1024] : memref<?xf32>
    %1026 = arith.muli %4, %c14 : index
    %1027 = arith.addi %1026, %1010 : index
    %1028 = arith.addi %1027, %c11 : index
    %1029 = arith.addi %1028, %c35 : index
    %1030 = vector.extract %714#0[3] : f32 from vector<8xf32>
    memref.store %1030, %21[%1029] : memref<?xf32>
    %1031 = arith.muli %4, %c14 : index
    %1032 = arith.addi %1031, %1010 : index
    %1033 = arith.addi %1032, %c11 : index
    %1034 = arith.addi %1033, %c8 : index
    %1035 = vector.extract %714#0[4] : f32 from vector<8xf32>
    memref.store %1035, %21[%1034] : memref<?xf32>
    %1036 = arith.muli %4, %c14 : index
    %1037 = arith.addi %1036, %1010 : index
    %1038 = arith.addi %1037, %c11 : index
    %1039 = arith.addi %1038, %c36 : index
    %1040 = vector.extract %714#0[5] : f32 from vector<8xf32>
    memref.store %1040, %21[%1039] : memref<?xf32>
    %1041 = arith.muli %4, %c14 : index
    %1042 = arith.addi %1041, %1010 : index
    %1043 = arith.addi %1042, %c11 : index
    %1044 = arith.addi %1043, %c37 : index
    %1045 = vector.extract %714#0[6] : f32 from vector<8xf32>
    memref.store %1045, %21[%1044] : memref<?xf32>
    %1046 = arith.muli %4, %c14 : index
    %1047 = arith.addi %1046, %1010 : index
    %1048 = arith.addi %1047, %c11 : index
    %1049 = arith.addi %1048, %c38 : index
    %1050 = vector.extract %714#0[7] : f32 from vector<8xf32>
    memref.store %1050, %21[%1049] : memref<?xf32>
    %1051 = arith.muli %4, %c14 : index
    %1052 = arith.addi %1051, %1010 : index
    %1053 = arith.addi %1052, %c5 : index
    %1054 = arith.addi %1053, %c11 : index
    %1055 = vector.extract %714#1[0] : f32 from vector<8xf32>
    memref.store %1055, %21[%1054] : memref<?xf32>
    %1056 = arith.muli %4, %c14 : index
    %1057 = arith.addi %1056, %1010 : index
    %1058 = arith.addi %1057, %c5 : index
    %1059 = arith.addi %1058, %c16 : index
    %1060 = vector.extract %714#1[1] : f32 from vector<8xf32>
    memref.store %1060, %21[%1059] : memref<?xf32>
    %1061 = arith.muli %4, %c14 : index
    %1062 = arith.addi %1061, %1010 : index
    %1063 = arith.addi %1062, %c5 : index
    %1064 = arith.addi %1063, %c6 : index
    %1065 = vector.extract %714#1[2] : f32 from vector<8xf32>
    memref.store %1065, %21[%1064] : memref<?xf32>
    %1066 = arith.muli %4, %c14 : index
    %1067 = arith.addi %1066, %1010 : index
    %1068 = arith.addi %1067, %c5 : index
    %1069 = arith.addi %1068, %c35 : index
    %1070 = vector.extract %714#1[3] : f32 from vector<8xf32>
    memref.store %1070, %21[%1069] : memref<?xf32>
    %1071 = arith.muli %4, %c14 : index
    %1072 = arith.addi %1071, %1010 : index
    %1073 = arith.addi %1072, %c5 : index
    %1074 = arith.addi %1073, %c8 : index
    %1075 = vector.extract %714#1[4] : f32 from vector<8xf32>
    memref.store %1075, %21[%1074] : memref<?xf32>
    %1076 = arith.muli %4, %c14 : index
    %1077 = arith.addi %1076, %1010 : index
    %1078 = arith.addi %1077, %c5 : index
    %1079 = arith.addi %1078, %c36 : index
    %1080 = vector.extract %714#1[5] : f32 from vector<8xf32>
    memref.store %1080, %21[%1079] : memref<?xf32>
    %1081 = arith.muli %4, %c14 : index
    %1082 = arith.addi %1081, %1010 : index
    %1083 = arith.addi %1082, %c5 : index
    %1084 = arith.addi %1083, %c37 : index
    %1085 = vector.extract %714#1[6] : f32 from vector<8xf32>
    memref.store %1085, %21[%1084] : memref<?xf32>
    %1086 = arith.muli %4, %c14 : index
    %1087 = arith.addi %1086, %1010 : index
    %1088 = arith.addi %1087, %c5 : index
    %1089 = arith.addi %1088, %c38 : index
    %1090 = vector.extract %714#1[7] : f32 from vector<8xf32>
    memref.store %1090, %21[%1089] : memref<?xf32>
    wave.barrier
    %1091 = arith.muli %4, %c21 : index
    %1092 = arith.addi %1091, %c11 : index
    %1093 = arith.muli %1092, %c10 : index
    %1094 = arith.divui %1007, %c9 : index
    %1095 = arith.addi %1093, %1094 : index
    %1096 = arith.addi %1006, %1095 : index
    %1097 = arith.cmpi slt, %1096, %24 : index
    scf.if %1097 {
      %1098 = arith.cmpi eq, %hasFactors, %c12 : index
      %1099 = arith.muli %1096, %c10 : index
      %1100 = memref.load %factors[%1099] : memref<?xf32>
      %1101 = arith.mulf %1100, %operandScale : f32
      %1102 = arith.select %1098, %1101, %operandScale : f32
      %1103 = arith.addi %1010, %c11 : index
      %1104 = arith.muli %1092, %c16 : index
      %1105 = arith.addi %1103, %1104 : index
      %1106 = memref.load %21[%1105] : memref<?xf32>
      %1107 = arith.addi %1105, %c14 : index
      %1108 = memref.load %21[%1107] : memref<?xf32>
      %1109 = arith.addf %1106, %1108 : f32
      %1110 = arith.remui %1007, %c9 : index
      %1111 = arith.muli %1110, %c21 : index
      %1112 = arith.addi %18, %1111 : index
      %1113 = vector.load %w[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1114 = vector.bitcast %1113 : vector<4xi8> to vector<1xf32>
      %1115 = vector.extract %1114[0] : f32 from vector<1xf32>
      %1116 = arith.mulf %1115, %1102 : f32
      %1117 = arith.mulf %1109, %1116 : f32
      %1118 = arith.muli %3, %c10 : index
      %1119 = arith.addi %1118, %c11 : index
      %1120 = arith.muli %1119, %c9 : index
      %1121 = arith.remui %1007, %c9 : index
      %1122 = arith.addi %1120, %1121 : index
      %1123 = arith.muli %1095, %c5 : index
      %1124 = arith.addi %1123, %1122 : index
      memref.store %1117, %22[%1124] : memref<?xf32>
      %1125 = arith.addi %1010, %c5 : index
      %1126 = arith.muli %1092, %c16 : index
      %1127 = arith.addi %1125, %1126 : index
      %1128 = memref.load %21[%1127] : memref<?xf32>
      %1129 = arith.addi %1127, %c14 : index
      %1130 = memref.load %21[%1129] : memref<?xf32>
      %1131 = arith.addf %1128, %1130 : f32
      %1132 = arith.remui %1007, %c9 : index
      %1133 = arith.muli %1132, %c21 : index
      %1134 = arith.addi %20, %1133 : index
      %1135 = vector.load %w[%1134] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1136 = vector.bitcast %1135 : vector<4xi8> to vector<1xf32>
      %1137 = vector.extract %1136[0] : f32 from vector<1xf32>
      %1138 = arith.mulf %1137, %1102 : f32
      %1139 = arith.mulf %1131, %1138 : f32
      %1140 = arith.muli %3, %c10 : index
      %1141 = arith.addi %1140, %c12 : index
      %1142 = arith.muli %1141, %c9 : index
      %1143 = arith.remui %1007, %c9 : index
      %1144 = arith.addi %1142, %1143 : index
      %1145 = arith.muli %1095, %c5 : index
      %1146 = arith.addi %1145, %1144 : index
      memref.store %1139, %22[%1146] : memref<?xf32>
    }
    %1147 = arith.muli %4, %c21 : index
    %1148 = arith.addi %1147, %c12 : index
    %1149 = arith.muli %1148, %c10 : index
    %1150 = arith.divui %1007, %c9 : index
    %1151 = arith.addi %1149, %1150 : index
    %1152 = arith.addi %1006, %1151 : index
    %1153 = arith.cmpi slt, %1152, %24 : index
    scf.if %1153 {
      %1154 = arith.cmpi eq, %hasFactors, %c12 : index
      %1155 = arith.muli %1152, %c10 : index
      %1156 = memref.load %factors[%1155] : memref<?xf32>
      %1157 = arith.mulf %1156, %operandScale : f32
      %1158 = arith.select %1154, %1157, %operandScale : f32
      %1159 = arith.addi %1010, %c11 : index
      %1160 = arith.muli %1148, %c16 : index
      %1161 = arith.addi %1159, %1160 : index
      %1162 = memref.load %21[%1161] : memref<?xf32>
      %1163 = arith.addi %1161, %c14 : index
      %1164 = memref.load %21[%1163] : memref<?xf32>
      %1165 = arith.addf %1162, %1164 : f32
      %1166 = arith.remui %1007, %c9 : index
      %1167 = arith.muli %1166, %c21 : index
      %1168 = arith.addi %18, %1167 : index
      %1169 = vector.load %w[%1168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1170 = vector.bitcast %1169 : vector<4xi8> to vector<1xf32>
      %1171 = vector.extract %1170[0] : f32 from vector<1xf32>
      %1172 = arith.mulf %1171, %1158 : f32
      %1173 = arith.mulf %1165, %1172 : f32
      %1174 = arith.muli %3, %c10 : index
      %1175 = arith.addi %1174, %c11 : index
      %1176 = arith.muli %1175, %c9 : index
      %1177 = arith.remui %1007, %c9 : index
      %1178 = arith.addi %1176, %1177 : index
      %1179 = arith.muli %1151, %c5 : index
      %1180 = arith.addi %1179, %1178 : index
      memref.store %1173, %22[%1180] : memref<?xf32>
      %1181 = arith.addi %1010, %c5 : index
      %1182 = arith.muli %1148, %c16 : index
      %1183 = arith.addi %1181, %1182 : index
      %1184 = memref.load %21[%1183] : memref<?xf32>
      %1185 = arith.addi %1183, %c14 : index
      %1186 = memref.load %21[%1185] : memref<?xf32>
      %1187 = arith.addf %1184, %1186 : f32
      %1188 = arith.remui %1007, %c9 : index
      %1189 = arith.muli %1188, %c21 : index
      %1190 = arith.addi %20, %1189 : index
      %1191 = vector.load %w[%1190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1192 = vector.bitcast %1191 : vector<4xi8> to vector<1xf32>
      %1193 = vector.extract %1192[0] : f32 from vector<1xf32>
      %1194 = arith.mulf %1193, %1158 : f32
      %1195 = arith.mulf %1187, %1194 : f32
      %1196 = arith.muli %3, %c10 : index
      %1197 = arith.addi %1196, %c12 : index
      %1198 = arith.muli %1197, %c9 : index
      %1199 = arith.remui %1007, %c9 : index
      %1200 = arith.addi %1198, %1199 : index
      %1201 = arith.muli %1151, %c5 : index
      %1202 = arith.addi %1201, %1200 : index
      memref.store %1195, %22[%1202] : memref<?xf32>
    }
    %1203 = arith.muli %4, %c21 : index
    %1204 = arith.addi %1203, %c10 : index
    %1205 = arith.muli %1204, %c10 : index
    %1206 = arith.divui %1007, %c9 : index
    %1207 = arith.addi %1205, %1206 : index
    %1208 = arith.addi %1006, %1207 : index
    %1209 = arith.cmpi slt, %1208, %24 : index
    scf.if %1209 {
      %1210 = arith.cmpi eq, %hasFactors, %c12 : index
      %1211 = arith.muli %1208, %c10 : index
      %1212 = memref.load %factors[%1211] : memref<?xf32>
      %1213 = arith.mulf %1212, %operandScale : f32
      %1214 = arith.select %1210, %1213, %operandScale : f32
      %1215 = arith.addi %1010, %c11 : index
      %1216 = arith.muli %1204, %c16 : index
      %1217 = arith.addi %1215, %1216 : index
      %1218 = memref.load %21[%1217] : memref<?xf32>
      %1219 = arith.addi %1217, %c14 : index
      %1220 = memref.load %21[%1219] : memref<?xf32>
      %1221 = arith.addf %1218, %1220 : f32
      %1222 = arith.remui %1007, %c9 : index
      %1223 = arith.muli %1222, %c21 : index
      %1224 = arith.addi %18, %1223 : index
      %1225 = vector.load %w[%1224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1226 = vector.bitcast %1225 : vector<4xi8> to vector<1xf32>
      %1227 = vector.extract %1226[0] : f32 from vector<1xf32>
      %1228 = arith.mulf %1227, %1214 : f32
      %1229 = arith.mulf %1221, %1228 : f32
      %1230 = arith.muli %3, %c10 : index
      %1231 = arith.addi %1230, %c11 : index
      %1232 = arith.muli %1231, %c9 : index
      %1233 = arith.remui %1007, %c9 : index
      %1234 = arith.addi %1232, %1233 : index
      %1235 = arith.muli %1207, %c5 : index
      %1236 = arith.addi %1235, %1234 : index
      memref.store %1229, %22[%1236] : memref<?xf32>
      %1237 = arith.addi %1010, %c5 : index
      %1238 = arith.muli %1204, %c16 : index
      %1239 = arith.addi %1237, %1238 : index
      %1240 = memref.load %21[%1239] : memref<?xf32>
      %1241 = arith.addi %1239, %c14 : index
      %1242 = memref.load %21[%1241] : memref<?xf32>
      %1243 = arith.addf %1240, %1242 : f32
      %1244 = arith.remui %1007, %c9 : index
      %1245 = arith.muli %1244, %c21 : index
      %1246 = arith.addi %20, %1245 : index
      %1247 = vector.load %w[%1246] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1248 = vector.bitcast %1247 : vector<4xi8> to vector<1xf32>
      %1249 = vector.extract %1248[0] : f32 from vector<1xf32>
      %1250 = arith.mulf %1249, %1214 : f32
      %1251 = arith.mulf %1243, %1250 : f32
      %1252 = arith.muli %3, %c10 : index
      %1253 = arith.addi %1252, %c12 : index
      %1254 = arith.muli %1253, %c9 : index
      %1255 = arith.remui %1007, %c9 : index
      %1256 = arith.addi %1254, %1255 : index
      %1257 = arith.muli %1207, %c5 : index
      %1258 = arith.addi %1257, %1256 : index
      memref.store %1251, %22[%1258] : memref<?xf32>
    }
    %1259 = arith.muli %4, %c21 : index
    %1260 = arith.addi %1259, %c34 : index
    %1261 = arith.muli %1260, %c10 : index
    %1262 = arith.divui %1007, %c9 : index
    %1263 = arith.addi %1261, %1262 : index
    %1264 = arith.addi %1006, %1263 : index
    %1265 = arith.cmpi slt, %1264, %24 : index
    scf.if %1265 {
      %1266 = arith.cmpi eq, %hasFactors, %c12 : index
      %1267 = arith.muli %1264, %c10 : index
      %1268 = memref.load %factors[%1267] : memref<?xf32>
      %1269 = arith.mulf %1268, %operandScale : f32
      %1270 = arith.select %1266, %1269, %operandScale : f32
      %1271 = arith.addi %1010, %c11 : index
      %1272 = arith.muli %1260, %c16 : index
      %1273 = arith.addi %1271, %1272 : index
      %1274 = memref.load %21[%1273] : memref<?xf32>
      %1275 = arith.addi %1273, %c14 : index
      %1276 = memref.load %21[%1275] : memref<?xf32>
      %1277 = arith.addf %1274, %1276 : f32
      %1278 = arith.remui %1007, %c9 : index
      %1279 = arith.muli %1278, %c21 : index
      %1280 = arith.addi %18, %1279 : index
      %1281 = vector.load %w[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1282 = vector.bitcast %1281 : vector<4xi8> to vector<1xf32>
      %1283 = vector.extract %1282[0] : f32 from vector<1xf32>
      %1284 = arith.mulf %1283, %1270 : f32
      %1285 = arith.mulf %1277, %1284 : f32
      %1286 = arith.muli %3, %c10 : index
      %1287 = arith.addi %1286, %c11 : index
      %1288 = arith.muli %1287, %c9 : index
      %1289 = arith.remui %1007, %c9 : index
      %1290 = arith.addi %1288, %1289 : index
      %1291 = arith.muli %1263, %c5 : index
      %1292 = arith.addi %1291, %1290 : index
      memref.store %1285, %22[%1292] : memref<?xf32>
      %1293 = arith.addi %1010, %c5 : index
      %1294 = arith.muli %1260, %c16 : index
      %1295 = arith.addi %1293, %1294 : index
      %1296 = memref.load %21[%1295] : memref<?xf32>
      %1297 = arith.addi %1295, %c14 : index
      %1298 = memref.load %21[%1297] : memref<?xf32>
      %1299 = arith.addf %1296, %1298 : f32
      %1300 = arith.remui %1007, %c9 : index
      %1301 = arith.muli %1300, %c21 : index
      %1302 = arith.addi %20, %1301 : index
      %1303 = vector.load %w[%1302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1304 = vector.bitcast %1303 : vector<4xi8> to vector<1xf32>
      %1305 = vector.extract %1304[0] : f32 from vector<1xf32>
      %1306 = arith.mulf %1305, %1270 : f32
      %1307 = arith.mulf %1299, %1306 : f32
      %1308 = arith.muli %3, %c10 : index
      %1309 = arith.addi %1308, %c12 : index
      %1310 = arith.muli %1309, %c9 : index
      %1311 = arith.remui %1007, %c9 : index
      %1312 = arith.addi %1310, %1311 : index
      %1313 = arith.muli %1263, %c5 : index
      %1314 = arith.addi %1313, %1312 : index
      memref.store %1307, %22[%1314] : memref<?xf32>
    }
    wave.barrier
    %1315 = arith.addi %25, %c11 : index
    %1316 = wave.wave
    %1317 = arith.addi %1316, %c11 : index
    %1318 = arith.addi %1315, %1317 : index
    %1319 = arith.cmpi slt, %1318, %24 : index
    scf.if %1319 {
      %1320 = arith.addi %1315, %1317 : index
      %1321 = arith.muli %1317, %c5 : index
      %1322 = wave.lane
      %1323 = arith.addi %1322, %c11 : index
      %1324 = arith.cmpi eq, %hasBias, %c12 : index
      %1325 = arith.addi %1321, %1323 : index
      %1326 = memref.load %22[%1325] : memref<?xf32>
      %1327 = arith.muli %0, %c5 : index
      %1328 = arith.addi %1327, %1323 : index
      %1329 = memref.load %bias[%1328] : memref<?xf32>
      %1330 = arith.addf %1326, %1329 : f32
      %1331 = arith.select %1324, %1330, %1326 : f32
      %1332 = arith.addi %1323, %c8 : index
      %1333 = arith.cmpi eq, %hasBias, %c12 : index
      %1334 = arith.addi %1321, %1332 : index
      %1335 = memref.load %22[%1334] : memref<?xf32>
      %1336 = arith.muli %0, %c5 : index
      %1337 = arith.addi %1336, %1332 : index
      %1338 = memref.load %bias[%1337] : memref<?xf32>
      %1339 = arith.addf %1335, %1338 : f32
      %1340 = arith.select %1333, %1339, %1335 : f32
      %1341 = arith.addi %1322, %c16 : index
      %1342 = arith.cmpi eq, %hasBias, %c12 : index
      %1343 = arith.addi %1321, %1341 : index
      %1344 = memref.load %22[%1343] : memref<?xf32>
      %1345 = arith.muli %0, %c5 : index
      %1346 = arith.addi %1345, %1341 : index
      %1347 = memref.load %bias[%1346] : memref<?xf32>
      %1348 = arith.addf %1344, %1347 : f32
      %1349 = arith.select %1342, %1348, %1344 : f32
      %1350 = arith.addi %1341, %c8 : index
      %1351 = arith.cmpi eq, %hasBias, %c12 : index
      %1352 = arith.addi %1321, %1350 : index
      %1353 = memref.load %22[%1352] : memref<?xf32>
      %1354 = arith.muli %0, %c5 : index
      %1355 = arith.addi %1354, %1350 : index
      %1356 = memref.load %bias[%1355] : memref<?xf32>
      %1357 = arith.addf %1353, %1356 : f32
      %1358 = arith.select %1351, %1357, %1353 : f32
      %1359 = arith.addi %1322, %c6 : index
      %1360 = arith.cmpi eq, %hasBias, %c12 : index
      %1361 = arith.addi %1321, %1359 : index
      %1362 = memref.load %22[%1361] : memref<?xf32>
      %1363 = arith.muli %0, %c5 : index
      %1364 = arith.addi %1363, %1359 : index
      %1365 = memref.load %bias[%1364] : memref<?xf32>
      %1366 = arith.addf %1362, %1365 : f32
      %1367 = arith.select %1360, %1366, %1362 : f32
      %1368 = arith.addi %1359, %c8 : index
      %1369 = arith.cmpi eq, %hasBias, %c12 : index
      %1370 = arith.addi %1321, %1368 : index
      %1371 = memref.load %22[%1370] : memref<?xf32>
      %1372 = arith.muli %0, %c5 : index
      %1373 = arith.addi %1372, %1368 : index
      %1374 = memref.load %bias[%1373] : memref<?xf32>
      %1375 = arith.addf %1371, %1374 : f32
      %1376 = arith.select %1369, %1375, %1371 : f32
      %1377 = arith.addi %1322, %c35 : index
      %1378 = arith.cmpi eq, %hasBias, %c12 : index
      %1379 = arith.addi %1321, %1377 : index
      %1380 = memref.load %22[%1379] : memref<?xf32>
      %1381 = arith.muli %0, %c5 : index
      %1382 = arith.addi %1381, %1377 : index
      %1383 = memref.load %bias[%1382] : memref<?xf32>
      %1384 = arith.addf %1380, %1383 : f32
      %1385 = arith.select %1378, %1384, %1380 : f32
      %1386 = arith.addi %1377, %c8 : index
      %1387 = arith.cmpi eq, %hasBias, %c12 : index
      %1388 = arith.addi %1321, %1386 : index
      %1389 = memref.load %22[%1388] : memref<?xf32>
      %1390 = arith.muli %0, %c5 : index
      %1391 = arith.addi %1390, %1386 : index
      %1392 = memref.load %bias[%1391] : memref<?xf32>
      %1393 = arith.addf %1389, %1392 : f32
      %1394 = arith.select %1387, %1393, %1389 : f32
      %1395 = arith.addi %heads, %kvHeads : index
      %1396 = arith.cmpi slt, %0, %1395 : index
      scf.if %1396 {
        %1397 = arith.addi %positionsAt, %1320 : index
        %1398 = memref.load %step[%1397] : memref<?xi32>
        %1399 = arith.index_cast %1398 : i32 to index
        %1400 = arith.cmpi eq, %hasNorm, %c12 : index
        %1401 = math.fma %1331, %1331, %c44 : f32
        %1402 = math.fma %1340, %1340, %1401 : f32
        %1403 = math.fma %1349, %1349, %1402 : f32
        %1404 = math.fma %1358, %1358, %1403 : f32
        %1405 = math.fma %1367, %1367, %1404 : f32
        %1406 = math.fma %1376, %1376, %1405 : f32
        %1407 = math.fma %1385, %1385, %1406 : f32
        %1408 = math.fma %1394, %1394, %1407 : f32
        %1409 = vector.broadcast %1408 : f32 to vector<1xf32>
        %1410 = wave.reduce "add" %1409 : vector<1xf32>
        %1411 = arith.mulf %1410, %inverseHeadDim : f32
        %1412 = arith.addf %1411, %epsilon : f32
        %1413 = math.sqrt %1412 : f32
        %1414 = arith.divf %c46, %1413 : f32
        %1415 = arith.cmpi slt, %0, %heads : index
        %1416 = arith.addi %1323, %c8 : index
        %1417 = memref.load %query_norm[%1323] : memref<?xf32>
        %1418 = memref.load %key_norm[%1323] : memref<?xf32>
        %1419 = arith.select %1415, %1417, %1418 : f32
        %1420 = arith.mulf %1331, %1414 : f32
        %1421 = arith.mulf %1420, %1419 : f32
        %1422 = arith.select %1400, %1421, %1331 : f32
        %1423 = memref.load %query_norm[%1416] : memref<?xf32>
        %1424 = memref.load %key_norm[%1416] : memref<?xf32>
        %1425 = arith.select %1415, %1423, %1424 : f32
        %1426 = arith.mulf %1340, %1414 : f32
        %1427 = arith.mulf %1426, %1425 : f32
        %1428 = arith.select %1400, %1427, %1340 : f32
        %1429 = arith.addi %1341, %c8 : index
        %1430 = memref.load %query_norm[%1341] : memref<?xf32>
        %1431 = memref.load %key_norm[%1341] : memref<?xf32>
        %1432 = arith.select %1415, %1430, %1431 : f32
        %1433 = arith.mulf %1349, %1414 : f32
        %1434 = arith.mulf %1433, %1432 : f32
        %1435 = arith.select %1400, %1434, %1349 : f32
        %1436 = memref.load %query_norm[%1429] : memref<?xf32>
        %1437 = memref.load %key_norm[%1429] : memref<?xf32>
        %1438 = arith.select %1415, %1436, %1437 : f32
        %1439 = arith.mulf %1358, %1414 : f32
        %1440 = arith.mulf %1439, %1438 : f32
        %1441 = arith.select %1400, %1440, %1358 : f32
        %1442 = arith.addi %1359, %c8 : index
        %1443 = memref.load %query_norm[%1359] : memref<?xf32>
        %1444 = memref.load %key_norm[%1359] : memref<?xf32>
        %1445 = arith.select %1415, %1443, %1444 : f32
        %1446 = arith.mulf %1367, %1414 : f32
        %1447 = arith.mulf %1446, %1445 : f32
        %1448 = arith.select %1400, %1447, %1367 : f32
        %1449 = memref.load %query_norm[%1442] : memref<?xf32>
        %1450 = memref.load %key_norm[%1442] : memref<?xf32>
        %1451 = arith.select %1415, %1449, %1450 : f32
        %1452 = arith.mulf %1376, %1414 : f32
        %1453 = arith.mulf %1452, %1451 : f32
        %1454 = arith.select %1400, %1453, %1376 : f32
        %1455 = arith.addi %1377, %c8 : index
        %1456 = memref.load %query_norm[%1377] : memref<?xf32>
        %1457 = memref.load %key_norm[%1377] : memref<?xf32>
        %1458 = arith.select %1415, %1456, %1457 : f32
        %1459 = arith.mulf %1385, %1414 : f32
        %1460 = arith.mulf %1459, %1458 : f32
        %1461 = arith.select %1400, %1460, %1385 : f32
        %1462 = memref.load %query_norm[%1455] : memref<?xf32>
        %1463 = memref.load %key_norm[%1455] : memref<?xf32>
        %1464 = arith.select %1415, %1462, %1463 : f32
        %1465 = arith.mulf %1394, %1414 : f32
        %1466 = arith.mulf %1465, %1464 : f32
        %1467 = arith.select %1400, %1466, %1394 : f32
        %1468 = arith.remui %1399, %c5 : index
        %1469 = arith.muli %1468, %c5 : index
        %1470 = arith.addi %1469, %1323 : index
        %1471 = arith.divui %1399, %c5 : index
        %1472 = arith.addi %1471, %c5 : index
        %1473 = arith.muli %1472, %c5 : index
        %1474 = arith.addi %1473, %1323 : index
        %1475 = memref.load %rope[%1470] : memref<?xf32>
        %1476 = arith.addi %1470, %c8 : index
        %1477 = memref.load %rope[%1476] : memref<?xf32>
        %1478 = memref.load %rope[%1474] : memref<?xf32>
        %1479 = arith.addi %1474, %c8 : index
        %1480 = memref.load %rope[%1479] : memref<?xf32>
        %1481 = arith.mulf %1478, %1475 : f32
        %1482 = arith.mulf %1480, %1477 : f32
        %1483 = arith.subf %1481, %1482 : f32
        %1484 = arith.mulf %1480, %1475 : f32
        %1485 = arith.mulf %1478, %1477 : f32
        %1486 = arith.addf %1484, %1485 : f32
        %1487 = arith.mulf %1422, %1483 : f32
        %1488 = arith.mulf %1428, %1486 : f32
        %1489 = arith.subf %1487, %1488 : f32
        %1490 = arith.mulf %1428, %1483 : f32
        %1491 = arith.mulf %1422, %1486 : f32
        %1492 = arith.addf %1490, %1491 : f32
        %1493 = arith.cmpi slt, %0, %heads : index
        scf.if %1493 {
          %1494 = arith.muli %1320, %heads : index
          %1495 = arith.addi %1494, %0 : index
          %1496 = arith.muli %1495, %c5 : index
          %1497 = arith.addi %1496, %1323 : index
          memref.store %1489, %q[%1497] : memref<?xf32>
          %1498 = arith.addi %1497, %c8 : index
          memref.store %1492, %q[%1498] : memref<?xf32>
        } else {
          %1499 = arith.addi %1321, %1323 : index
          memref.store %1489, %22[%1499] : memref<?xf32>
          %1500 = arith.addi %1321, %1323 : index
          %1501 = arith.addi %1500, %c8 : index
          memref.store %1492, %22[%1501] : memref<?xf32>
        }
        %1502 = arith.remui %1399, %c5 : index
        %1503 = arith.muli %1502, %c5 : index
        %1504 = arith.addi %1503, %1341 : index
        %1505 = arith.divui %1399, %c5 : index
        %1506 = arith.addi %1505, %c5 : index
        %1507 = arith.muli %1506, %c5 : index
        %1508 = arith.addi %1507, %1341 : index
        %1509 = memref.load %rope[%1504] : memref<?xf32>
        %1510 = arith.addi %1504, %c8 : index
        %1511 = memref.load %rope[%1510] : memref<?xf32>
        %1512 = memref.load %rope[%1508] : memref<?xf32>
        %1513 = arith.addi %1508, %c8 : index
        %1514 = memref.load %rope[%1513] : memref<?xf32>
        %1515 = arith.mulf %1512, %1509 : f32
        %1516 = arith.mulf %1514, %1511 : f32
        %1517 = arith.subf %1515, %1516 : f32
        %1518 = arith.mulf %1514, %1509 : f32
        %1519 = arith.mulf %1512, %1511 : f32
        %1520 = arith.addf %1518, %1519 : f32
        %1521 = arith.mulf %1435, %1517 : f32
        %1522 = arith.mulf %1441, %1520 : f32
        %1523 = arith.subf %1521, %1522 : f32
        %1524 = arith.mulf %1441, %1517 : f32
        %1525 = arith.mulf %1435, %1520 : f32
        %1526 = arith.addf %1524, %1525 : f32
        %1527 = arith.cmpi slt, %0, %heads : index
        scf.if %1527 {
          %1528 = arith.muli %1320, %heads : index
          %1529 = arith.addi %1528, %0 : index
          %1530 = arith.muli %1529, %c5 : index
          %1531 = arith.addi %1530, %1341 : index
          memref.store %1523, %q[%1531] : memref<?xf32>
          %1532 = arith.addi %1531, %c8 : index
          memref.store %1526, %q[%1532] : memref<?xf32>
        } else {
          %1533 = arith.addi %1321, %1341 : index
          memref.store %1523, %22[%1533] : memref<?xf32>
          %1534 = arith.addi %1321, %1341 : index
          %1535 = arith.addi %1534, %c8 : index
          memref.store %1526, %22[%1535] : memref<?xf32>
        }
        %1536 = arith.remui %1399, %c5 : index
        %1537 = arith.muli %1536, %c5 : index
        %1538 = arith.addi %1537, %1359 : index
        %1539 = arith.divui %1399, %c5 : index
        %1540 = arith.addi %1539, %c5 : index
        %1541 = arith.muli %1540, %c5 : index
        %1542 = arith.addi %1541, %1359 : index
        %1543 = memref.load %rope[%1538] : memref<?xf32>
        %1544 = arith.addi %1538, %c8 : index
        %1545 = memref.load %rope[%1544] : memref<?xf32>
        %1546 = memref.load %rope[%1542] : memref<?xf32>
        %1547 = arith.addi %1542, %c8 : index
        %1548 = memref.load %rope[%1547] : memref<?xf32>
        %1549 = arith.mulf %1546, %1543 : f32
        %1550 = arith.mulf %1548, %1545 : f32
        %1551 = arith.subf %1549, %1550 : f32
        %1552 = arith.mulf %1548, %1543 : f32
        %1553 = arith.mulf %1546, %1545 : f32
        %1554 = arith.addf %1552, %1553 : f32
        %1555 = arith.mulf %1448, %1551 : f32
        %1556 = arith.mulf %1454, %1554 : f32
        %1557 = arith.subf %1555, %1556 : f32
        %1558 = arith.mulf %1454, %1551 : f32
        %1559 = arith.mulf %1448, %1554 : f32
        %1560 = arith.addf %1558, %1559 : f32
        %1561 = arith.cmpi slt, %0, %heads : index
        scf.if %1561 {
          %1562 = arith.muli %1320, %heads : index
          %1563 = arith.addi %1562, %0 : index
          %1564 = arith.muli %1563, %c5 : index
          %1565 = arith.addi %1564, %1359 : index
          memref.store %1557, %q[%1565] : memref<?xf32>
          %1566 = arith.addi %1565, %c8 : index
          memref.store %1560, %q[%1566] : memref<?xf32>
        } else {
          %1567 = arith.addi %1321, %1359 : index
          memref.store %1557, %22[%1567] : memref<?xf32>
          %1568 = arith.addi %1321, %1359 : index
          %1569 = arith.addi %1568, %c8 : index
          memref.store %1560, %22[%1569] : memref<?xf32>
        }
        %1570 = arith.remui %1399, %c5 : index
        %1571 = arith.muli %1570, %c5 : index
        %1572 = arith.addi %1571, %1377 : index
        %1573 = arith.divui %1399, %c5 : index
        %1574 = arith.addi %1573, %c5 : index
        %1575 = arith.muli %1574, %c5 : index
        %1576 = arith.addi %1575, %1377 : index
        %1577 = memref.load %rope[%1572] : memref<?xf32>
        %1578 = arith.addi %1572, %c8 : index
        %1579 = memref.load %rope[%1578] : memref<?xf32>
        %1580 = memref.load %rope[%1576] : memref<?xf32>
        %1581 = arith.addi %1576, %c8 : index
        %1582 = memref.load %rope[%1581] : memref<?xf32>
        %1583 = arith.mulf %1580, %1577 : f32
        %1584 = arith.mulf %1582, %1579 : f32
        %1585 = arith.subf %1583, %1584 : f32
        %1586 = arith.mulf %1582, %1577 : f32
        %1587 = arith.mulf %1580, %1579 : f32
        %1588 = arith.addf %1586, %1587 : f32
        %1589 = arith.mulf %1461, %1585 : f32
        %1590 = arith.mulf %1467, %1588 : f32
        %1591 = arith.subf %1589, %1590 : f32
        %1592 = arith.mulf %1467, %1585 : f32
        %1593 = arith.mulf %1461, %1588 : f32
        %1594 = arith.addf %1592, %1593 : f32
        %1595 = arith.cmpi slt, %0, %heads : index
        scf.if %1595 {
          %1596 = arith.muli %1320, %heads : index
          %1597 = arith.addi %1596, %0 : index
          %1598 = arith.muli %1597, %c5 : index
          %1599 = arith.addi %1598, %1377 : index
          memref.store %1591, %q[%1599] : memref<?xf32>
          %1600 = arith.addi %1599, %c8 : index
          memref.store %1594, %q[%1600] : memref<?xf32>
        } else {
          %1601 = arith.addi %1321, %1377 : index
          memref.store %1591, %22[%1601] : memref<?xf32>
          %1602 = arith.addi %1321, %1377 : index
          %1603 = arith.addi %1602, %c8 : index
          memref.store %1594, %22[%1603] : memref<?xf32>
        }
      } else {
        %1604 = arith.cmpi slt, %0, %heads : index
        scf.if %1604 {
          %1605 = arith.muli %1320, %heads : index
          %1606 = arith.addi %1605, %0 : index
          %1607 = arith.muli %1606, %c5 : index
          %1608 = arith.addi %1607, %1323 : index
          memref.store %1331, %q[%1608] : memref<?xf32>
          %1609 = arith.addi %1608, %c8 : index
          memref.store %1340, %q[%1609] : memref<?xf32>
        } else {
          %1610 = arith.addi %1321, %1323 : index
          memref.store %1331, %22[%1610] : memref<?xf32>
          %1611 = arith.addi %1321, %1323 : index
          %1612 = arith.addi %1611, %c8 : index
          memref.store %1340, %22[%1612] : memref<?xf32>
        }
        %1613 = arith.cmpi slt, %0, %heads : index
        scf.if %1613 {
          %1614 = arith.muli %1320, %heads : index
          %1615 = arith.addi %1614, %0 : index
          %1616 = arith.muli %1615, %c5 : index
          %1617 = arith.addi %1616, %1341 : index
          memref.store %1349, %q[%1617] : memref<?xf32>
          %1618 = arith.addi %1617, %c8 : index
          memref.store %1358, %q[%1618] : memref<?xf32>
        } else {
          %1619 = arith.addi %1321, %1341 : index
          memref.store %1349, %22[%1619] : memref<?xf32>
          %1620 = arith.addi %1321, %1341 : index
          %1621 = arith.addi %1620, %c8 : index
          memref.store %1358, %22[%1621] : memref<?xf32>
        }
        %1622 = arith.cmpi slt, %0, %heads : index
        scf.if %1622 {
          %1623 = arith.muli %1320, %heads : index
          %1624 = arith.addi %1623, %0 : index
          %1625 = arith.muli %1624, %c5 : index
          %1626 = arith.addi %1625, %1359 : index
          memref.store %1367, %q[%1626] : memref<?xf32>
          %1627 = arith.addi %1626, %c8 : index
          memref.store %1376, %q[%1627] : memref<?xf32>
        } else {
          %1628 = arith.addi %1321, %1359 : index
          memref.store %1367, %22[%1628] : memref<?xf32>
          %1629 = arith.addi %1321, %1359 : index
          %1630 = arith.addi %1629, %c8 : index
          memref.store %1376, %22[%1630] : memref<?xf32>
        }
        %1631 = arith.cmpi slt, %0, %heads : index
        scf.if %1631 {
          %1632 = arith.muli %1320, %heads : index
          %1633 = arith.addi %1632, %0 : index
          %1634 = arith.muli %1633, %c5 : index
          %1635 = arith.addi %1634, %1377 : index
          memref.store %1385, %q[%1635] : memref<?xf32>
          %1636 = arith.addi %1635, %c8 : index
          memref.store %1394, %q[%1636] : memref<?xf32>
        } else {
          %1637 = arith.addi %1321, %1377 : index
          memref.store %1385, %22[%1637] : memref<?xf32>
          %1638 = arith.addi %1321, %1377 : index
          %1639 = arith.addi %1638, %c8 : index
          memref.store %1394, %22[%1639] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1640 = arith.cmpi sge, %0, %heads : index
    scf.if %1640 {
      %1641 = arith.addi %1316, %c11 : index
      %1642 = arith.addi %1315, %1641 : index
      %1643 = arith.cmpi slt, %1642, %24 : index
      scf.if %1643 {
        %1644 = arith.addi %1315, %1641 : index
        %1645 = arith.addi %slotsAt, %1644 : index
        %1646 = memref.load %step[%1645] : memref<?xi32>
        %1647 = arith.index_cast %1646 : i32 to index
        %1648 = arith.cmpi sge, %1647, %c11 : index
        scf.if %1648 {
          %1649 = arith.muli %1641, %c5 : index
          %1650 = arith.subi %0, %heads : index
          %1651 = memref.load %scales[%1650] : memref<?xf32>
          %1652 = vector.broadcast %1651 : f32 to vector<4xf32>
          %1653 = arith.divui %1647, %c9 : index
          %1654 = arith.remui %1647, %c9 : index
          %1655 = arith.muli %1653, %pageBytes : index
          %1656 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1656 {
            %1657 = wave.lane
            %1658 = arith.muli %1657, %c21 : index
            scf.for %1659 = %1658 to %c5 step %c8 {
              %1660 = arith.addi %1649, %1659 : index
              %1661 = vector.load %22[%1660] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1662 = arith.mulf %1661, %1652 : vector<4xf32>
              %1663 = arith.minimumf %1662, %c51 : vector<4xf32>
              %1664 = arith.maximumf %1663, %c52 : vector<4xf32>
              %1665 = arith.truncf %1664 : vector<4xf32> to vector<4xf16>
              %1666 = vector.bitcast %1665 : vector<4xf16> to vector<8xi8>
              %1667 = arith.cmpi slt, %1650, %kvHeads : index
              scf.if %1667 {
                %1668 = arith.muli %1650, %c53 : index
                %1669 = arith.addi %1655, %1668 : index
                %1670 = arith.divui %1659, %c9 : index
                %1671 = arith.muli %1670, %c54 : index
                %1672 = arith.remui %1659, %c9 : index
                %1673 = arith.divui %1672, %c2 : index
                %1674 = arith.muli %1673, %c5 : index
                %1675 = arith.muli %1654, %c9 : index
                %1676 = arith.addi %1674, %1675 : index
                %1677 = arith.remui %1672, %c2 : index
                %1678 = arith.muli %1677, %c10 : index
                %1679 = arith.addi %1676, %1678 : index
                %1680 = arith.addi %1671, %1679 : index
                %1681 = arith.addi %1669, %1680 : index
                vector.store %1666, %kv[%1681] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1682 = arith.subi %1650, %kvHeads : index
                %1683 = arith.muli %1682, %c53 : index
                %1684 = arith.addi %1655, %1683 : index
                %1685 = arith.addi %1659, %c11 : index
                %1686 = arith.divui %1685, %c9 : index
                %1687 = arith.muli %1686, %c54 : index
                %1688 = arith.addi %1687, %c13 : index
                %1689 = arith.remui %1685, %c9 : index
                %1690 = arith.divui %1654, %c10 : index
                %1691 = arith.remui %1654, %c10 : index
                %1692 = arith.muli %1691, %c2 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = arith.divui %1693, %c2 : index
                %1695 = arith.muli %1694, %c5 : index
                %1696 = arith.muli %1689, %c9 : index
                %1697 = arith.addi %1695, %1696 : index
                %1698 = arith.remui %1693, %c2 : index
                %1699 = arith.muli %1698, %c10 : index
                %1700 = arith.addi %1697, %1699 : index
                %1701 = arith.addi %1688, %1700 : index
                %1702 = arith.addi %1684, %1701 : index
                %1703 = vector.shuffle %1666, %1666 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1703, %kv[%1702] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1704 = arith.addi %1659, %c12 : index
                %1705 = arith.divui %1704, %c9 : index
                %1706 = arith.muli %1705, %c54 : index
                %1707 = arith.addi %1706, %c13 : index
                %1708 = arith.remui %1704, %c9 : index
                %1709 = arith.divui %1654, %c10 : index
                %1710 = arith.remui %1654, %c10 : index
                %1711 = arith.muli %1710, %c2 : index
                %1712 = arith.addi %1709, %1711 : index
                %1713 = arith.divui %1712, %c2 : index
                %1714 = arith.muli %1713, %c5 : index
                %1715 = arith.muli %1708, %c9 : index
                %1716 = arith.addi %1714, %1715 : index
                %1717 = arith.remui %1712, %c2 : index
                %1718 = arith.muli %1717, %c10 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.addi %1707, %1719 : index
                %1721 = arith.addi %1684, %1720 : index
                %1722 = vector.shuffle %1666, %1666 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1722, %kv[%1721] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1723 = arith.addi %1659, %c10 : index
                %1724 = arith.divui %1723, %c9 : index
                %1725 = arith.muli %1724, %c54 : index
                %1726 = arith.addi %1725, %c13 : index
                %1727 = arith.remui %1723, %c9 : index
                %1728 = arith.divui %1654, %c10 : index
                %1729 = arith.remui %1654, %c10 : index
                %1730 = arith.muli %1729, %c2 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.divui %1731, %c2 : index
                %1733 = arith.muli %1732, %c5 : index
                %1734 = arith.muli %1727, %c9 : index
                %1735 = arith.addi %1733, %1734 : index
                %1736 = arith.remui %1731, %c2 : index
                %1737 = arith.muli %1736, %c10 : index
                %1738 = arith.addi %1735, %1737 : index
                %1739 = arith.addi %1726, %1738 : index
                %1740 = arith.addi %1684, %1739 : index
                %1741 = vector.shuffle %1666, %1666 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1741, %kv[%1740] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1742 = arith.addi %1659, %c34 : index
                %1743 = arith.divui %1742, %c9 : index
                %1744 = arith.muli %1743, %c54 : index
                %1745 = arith.addi %1744, %c13 : index
                %1746 = arith.remui %1742, %c9 : index
                %1747 = arith.divui %1654, %c10 : index
                %1748 = arith.remui %1654, %c10 : index
                %1749 = arith.muli %1748, %c2 : index
                %1750 = arith.addi %1747, %1749 : index
                %1751 = arith.divui %1750, %c2 : index
                %1752 = arith.muli %1751, %c5 : index
                %1753 = arith.muli %1746, %c9 : index
                %1754 = arith.addi %1752, %1753 : index
                %1755 = arith.remui %1750, %c2 : index
                %1756 = arith.muli %1755, %c10 : index
                %1757 = arith.addi %1754, %1756 : index
                %1758 = arith.addi %1745, %1757 : index
                %1759 = arith.addi %1684, %1758 : index
                %1760 = vector.shuffle %1666, %1666 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1760, %kv[%1759] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1761 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1761 {
            %1762 = wave.lane
            %1763 = arith.muli %1762, %c21 : index
            scf.for %1764 = %1763 to %c5 step %c8 {
              %1765 = arith.addi %1649, %1764 : index
              %1766 = vector.load %22[%1765] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1767 = arith.mulf %1766, %1652 : vector<4xf32>
              %1768 = wave.fp8_encode "e4m3" %1767 : vector<4xf32> -> vector<4xi8>
              %1769 = arith.cmpi slt, %1650, %kvHeads : index
              scf.if %1769 {
                %1770 = arith.muli %1650, %c13 : index
                %1771 = arith.addi %1655, %1770 : index
                %1772 = vector.shuffle %1768, %1768 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1773 = arith.divui %1764, %c9 : index
                %1774 = arith.muli %1773, %c5 : index
                %1775 = arith.remui %1764, %c9 : index
                %1776 = arith.muli %1654, %c9 : index
                %1777 = arith.divui %1775, %c21 : index
                %1778 = arith.muli %1777, %c21 : index
                %1779 = arith.remui %1775, %c10 : index
                %1780 = arith.muli %1779, %c10 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.divui %1775, %c10 : index
                %1783 = arith.remui %1782, %c10 : index
                %1784 = arith.addi %1781, %1783 : index
                %1785 = arith.addi %1776, %1784 : index
                %1786 = arith.addi %1774, %1785 : index
                %1787 = arith.addi %1771, %1786 : index
                vector.store %1772, %kv[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1788 = arith.subi %1650, %kvHeads : index
                %1789 = arith.muli %1788, %c13 : index
                %1790 = arith.addi %1655, %1789 : index
                %1791 = arith.addi %1764, %c11 : index
                %1792 = arith.divui %1791, %c9 : index
                %1793 = arith.muli %1792, %c5 : index
                %1794 = arith.addi %1793, %c14 : index
                %1795 = arith.remui %1791, %c9 : index
                %1796 = arith.divui %1654, %c10 : index
                %1797 = arith.remui %1654, %c10 : index
                %1798 = arith.muli %1797, %c2 : index
                %1799 = arith.addi %1796, %1798 : index
                %1800 = arith.muli %1795, %c9 : index
                %1801 = arith.divui %1799, %c21 : index
                %1802 = arith.muli %1801, %c21 : index
                %1803 = arith.remui %1799, %c10 : index
                %1804 = arith.muli %1803, %c10 : index
                %1805 = arith.addi %1802, %1804 : index
                %1806 = arith.divui %1799, %c10 : index
                %1807 = arith.remui %1806, %c10 : index
                %1808 = arith.addi %1805, %1807 : index
                %1809 = arith.addi %1800, %1808 : index
                %1810 = arith.addi %1794, %1809 : index
                %1811 = arith.addi %1790, %1810 : index
                %1812 = vector.shuffle %1768, %1768 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1812, %kv[%1811] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1813 = arith.addi %1764, %c12 : index
                %1814 = arith.divui %1813, %c9 : index
                %1815 = arith.muli %1814, %c5 : index
                %1816 = arith.addi %1815, %c14 : index
                %1817 = arith.remui %1813, %c9 : index
                %1818 = arith.divui %1654, %c10 : index
                %1819 = arith.remui %1654, %c10 : index
                %1820 = arith.muli %1819, %c2 : index
                %1821 = arith.addi %1818, %1820 : index
                %1822 = arith.muli %1817, %c9 : index
                %1823 = arith.divui %1821, %c21 : index
                %1824 = arith.muli %1823, %c21 : index
                %1825 = arith.remui %1821, %c10 : index
                %1826 = arith.muli %1825, %c10 : index
                %1827 = arith.addi %1824, %1826 : index
                %1828 = arith.divui %1821, %c10 : index
                %1829 = arith.remui %1828, %c10 : index
                %1830 = arith.addi %1827, %1829 : index
                %1831 = arith.addi %1822, %1830 : index
                %1832 = arith.addi %1816, %1831 : index
                %1833 = arith.addi %1790, %1832 : index
                %1834 = vector.shuffle %1768, %1768 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1834, %kv[%1833] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1835 = arith.addi %1764, %c10 : index
                %1836 = arith.divui %1835, %c9 : index
                %1837 = arith.muli %1836, %c5 : index
                %1838 = arith.addi %1837, %c14 : index
                %1839 = arith.remui %1835, %c9 : index
                %1840 = arith.divui %1654, %c10 : index
                %1841 = arith.remui %1654, %c10 : index
                %1842 = arith.muli %1841, %c2 : index
                %1843 = arith.addi %1840, %1842 : index
                %1844 = arith.muli %1839, %c9 : index
                %1845 = arith.divui %1843, %c21 : index
                %1846 = arith.muli %1845, %c21 : index
                %1847 = arith.remui %1843, %c10 : index
                %1848 = arith.muli %1847, %c10 : index
                %1849 = arith.addi %1846, %1848 : index
                %1850 = arith.divui %1843, %c10 : index
                %1851 = arith.remui %1850, %c10 : index
                %1852 = arith.addi %1849, %1851 : index
                %1853 = arith.addi %1844, %1852 : index
                %1854 = arith.addi %1838, %1853 : index
                %1855 = arith.addi %1790, %1854 : index
                %1856 = vector.shuffle %1768, %1768 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1856, %kv[%1855] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1857 = arith.addi %1764, %c34 : index
                %1858 = arith.divui %1857, %c9 : index
                %1859 = arith.muli %1858, %c5 : index
                %1860 = arith.addi %1859, %c14 : index
                %1861 = arith.remui %1857, %c9 : index
                %1862 = arith.divui %1654, %c10 : index
                %1863 = arith.remui %1654, %c10 : index
                %1864 = arith.muli %1863, %c2 : index
                %1865 = arith.addi %1862, %1864 : index
                %1866 = arith.muli %1861, %c9 : index
                %1867 = arith.divui %1865, %c21 : index
                %1868 = arith.muli %1867, %c21 : index
                %1869 = arith.remui %1865, %c10 : index
                %1870 = arith.muli %1869, %c10 : index
                %1871 = arith.addi %1868, %1870 : index
                %1872 = arith.divui %1865, %c10 : index
                %1873 = arith.remui %1872, %c10 : index
                %1874 = arith.addi %1871, %1873 : index
                %1875 = arith.addi %1866, %1874 : index
                %1876 = arith.addi %1860, %1875 : index
                %1877 = arith.addi %1790, %1876 : index
                %1878 = vector.shuffle %1768, %1768 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1878, %kv[%1877] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1879 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1879 {
            %1880 = wave.lane
            %1881 = arith.muli %1880, %c21 : index
            scf.for %1882 = %1881 to %c5 step %c8 {
              %1883 = arith.addi %1649, %1882 : index
              %1884 = vector.load %22[%1883] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1885 = arith.mulf %1884, %1652 : vector<4xf32>
              %1886 = wave.fp8_encode "e5m2" %1885 : vector<4xf32> -> vector<4xi8>
              %1887 = arith.cmpi slt, %1650, %kvHeads : index
              scf.if %1887 {
                %1888 = arith.muli %1650, %c13 : index
                %1889 = arith.addi %1655, %1888 : index
                %1890 = vector.shuffle %1886, %1886 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1891 = arith.divui %1882, %c9 : index
                %1892 = arith.muli %1891, %c5 : index
                %1893 = arith.remui %1882, %c9 : index
                %1894 = arith.muli %1654, %c9 : index
                %1895 = arith.divui %1893, %c21 : index
                %1896 = arith.muli %1895, %c21 : index
                %1897 = arith.remui %1893, %c10 : index
                %1898 = arith.muli %1897, %c10 : index
                %1899 = arith.addi %1896, %1898 : index
                %1900 = arith.divui %1893, %c10 : index
                %1901 = arith.remui %1900, %c10 : index
                %1902 = arith.addi %1899, %1901 : index
                %1903 = arith.addi %1894, %1902 : index
                %1904 = arith.addi %1892, %1903 : index
                %1905 = arith.addi %1889, %1904 : index
                vector.store %1890, %kv[%1905] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1906 = arith.subi %1650, %kvHeads : index
                %1907 = arith.muli %1906, %c13 : index
                %1908 = arith.addi %1655, %1907 : index
                %1909 = arith.addi %1882, %c11 : index
                %1910 = arith.divui %1909, %c9 : index
                %1911 = arith.muli %1910, %c5 : index
                %1912 = arith.addi %1911, %c14 : index
                %1913 = arith.remui %1909, %c9 : index
                %1914 = arith.divui %1654, %c10 : index
                %1915 = arith.remui %1654, %c10 : index
                %1916 = arith.muli %1915, %c2 : index
                %1917 = arith.addi %1914, %1916 : index
                %1918 = arith.muli %1913, %c9 : index
                %1919 = arith.divui %1917, %c21 : index
                %1920 = arith.muli %1919, %c21 : index
                %1921 = arith.remui %1917, %c10 : index
                %1922 = arith.muli %1921, %c10 : index
                %1923 = arith.addi %1920, %1922 : index
                %1924 = arith.divui %1917, %c10 : index
                %1925 = arith.remui %1924, %c10 : index
                %1926 = arith.addi %1923, %1925 : index
                %1927 = arith.addi %1918, %1926 : index
                %1928 = arith.addi %1912, %1927 : index
                %1929 = arith.addi %1908, %1928 : index
                %1930 = vector.shuffle %1886, %1886 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1930, %kv[%1929] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1931 = arith.addi %1882, %c12 : index
                %1932 = arith.divui %1931, %c9 : index
                %1933 = arith.muli %1932, %c5 : index
                %1934 = arith.addi %1933, %c14 : index
                %1935 = arith.remui %1931, %c9 : index
                %1936 = arith.divui %1654, %c10 : index
                %1937 = arith.remui %1654, %c10 : index
                %1938 = arith.muli %1937, %c2 : index
                %1939 = arith.addi %1936, %1938 : index
                %1940 = arith.muli %1935, %c9 : index
                %1941 = arith.divui %1939, %c21 : index
                %1942 = arith.muli %1941, %c21 : index
                %1943 = arith.remui %1939, %c10 : index
                %1944 = arith.muli %1943, %c10 : index
                %1945 = arith.addi %1942, %1944 : index
                %1946 = arith.divui %1939, %c10 : index
                %1947 = arith.remui %1946, %c10 : index
                %1948 = arith.addi %1945, %1947 : index
                %1949 = arith.addi %1940, %1948 : index
                %1950 = arith.addi %1934, %1949 : index
                %1951 = arith.addi %1908, %1950 : index
                %1952 = vector.shuffle %1886, %1886 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1952, %kv[%1951] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1953 = arith.addi %1882, %c10 : index
                %1954 = arith.divui %1953, %c9 : index
                %1955 = arith.muli %1954, %c5 : index
                %1956 = arith.addi %1955, %c14 : index
                %1957 = arith.remui %1953, %c9 : index
                %1958 = arith.divui %1654, %c10 : index
                %1959 = arith.remui %1654, %c10 : index
                %1960 = arith.muli %1959, %c2 : index
                %1961 = arith.addi %1958, %1960 : index
                %1962 = arith.muli %1957, %c9 : index
                %1963 = arith.divui %1961, %c21 : index
                %1964 = arith.muli %1963, %c21 : index
                %1965 = arith.remui %1961, %c10 : index
                %1966 = arith.muli %1965, %c10 : index
                %1967 = arith.addi %1964, %1966 : index
                %1968 = arith.divui %1961, %c10 : index
                %1969 = arith.remui %1968, %c10 : index
                %1970 = arith.addi %1967, %1969 : index
                %1971 = arith.addi %1962, %1970 : index
                %1972 = arith.addi %1956, %1971 : index
                %1973 = arith.addi %1908, %1972 : index
                %1974 = vector.shuffle %1886, %1886 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1974, %kv[%1973] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1975 = arith.addi %1882, %c34 : index
                %1976 = arith.divui %1975, %c9 : index
                %1977 = arith.muli %1976, %c5 : index
                %1978 = arith.addi %1977, %c14 : index
                %1979 = arith.remui %1975, %c9 : index
                %1980 = arith.divui %1654, %c10 : index
                %1981 = arith.remui %1654, %c10 : index
                %1982 = arith.muli %1981, %c2 : index
                %1983 = arith.addi %1980, %1982 : index
                %1984 = arith.muli %1979, %c9 : index
                %1985 = arith.divui %1983, %c21 : index
                %1986 = arith.muli %1985, %c21 : index
                %1987 = arith.remui %1983, %c10 : index
                %1988 = arith.muli %1987, %c10 : index
                %1989 = arith.addi %1986, %1988 : index
                %1990 = arith.divui %1983, %c10 : index
                %1991 = arith.remui %1990, %c10 : index
                %1992 = arith.addi %1989, %1991 : index
                %1993 = arith.addi %1984, %1992 : index
                %1994 = arith.addi %1978, %1993 : index
                %1995 = arith.addi %1908, %1994 : index
                %1996 = vector.shuffle %1886, %1886 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1996, %kv[%1995] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1997 = arith.addi %25, %c9 : index
    %1998 = wave.lane
    %1999 = arith.muli %3, %c10 : index
    %2000 = arith.muli %1999, %c5 : index
    %2001 = arith.addi %2000, %1998 : index
    %2002 = arith.muli %4, %c14 : index
    %2003 = arith.addi %2002, %2001 : index
    %2004 = arith.addi %2003, %c11 : index
    %2005 = arith.addi %2004, %c11 : index
    %2006 = vector.extract %714#2[0] : f32 from vector<8xf32>
    memref.store %2006, %21[%2005] : memref<?xf32>
    %2007 = arith.muli %4, %c14 : index
    %2008 = arith.addi %2007, %2001 : index
    %2009 = arith.addi %2008, %c11 : index
    %2010 = arith.addi %2009, %c16 : index
    %2011 = vector.extract %714#2[1] : f32 from vector<8xf32>
    memref.store %2011, %21[%2010] : memref<?xf32>
    %2012 = arith.muli %4, %c14 : index
    %2013 = arith.addi %2012, %2001 : index
    %2014 = arith.addi %2013, %c11 : index
    %2015 = arith.addi %2014, %c6 : index
    %2016 = vector.extract %714#2[2] : f32 from vector<8xf32>
    memref.store %2016, %21[%2015] : memref<?xf32>
    %2017 = arith.muli %4, %c14 : index
    %2018 = arith.addi %2017, %2001 : index
    %2019 = arith.addi %2018, %c11 : index
    %2020 = arith.addi %2019, %c35 : index
    %2021 = vector.extract %714#2[3] : f32 from vector<8xf32>
    memref.store %2021, %21[%2020] : memref<?xf32>
    %2022 = arith.muli %4, %c14 : index
    %2023 = arith.addi %2022, %2001 : index
    %2024 = arith.addi %2023, %c11 : index
    %2025 = arith.addi %2024, %c8 : index
    %2026 = vector.extract %714#2[4] : f32 from vector<8xf32>
    memref.store %2026, %21[%2025] : memref<?xf32>
    %2027 = arith.muli %4, %c14 : index
    %2028 = arith.addi %2027, %2001 : index
    %2029 = arith.addi %2028, %c11 : index
    %2030 = arith.addi %2029, %c36 : index
    %2031 = vector.extract %714#2[5] : f32 from vector<8xf32>
    memref.store %2031, %21[%2030] : memref<?xf32>
    %2032 = arith.muli %4, %c14 : index
    %2033 = arith.addi %2032, %2001 : index
    %2034 = arith.addi %2033, %c11 : index
    %2035 = arith.addi %2034, %c37 : index
    %2036 = vector.extract %714#2[6] : f32 from vector<8xf32>
    memref.store %2036, %21[%2035] : memref<?xf32>
    %2037 = arith.muli %4, %c14 : index
    %2038 = arith.addi %2037, %2001 : index
    %2039 = arith.addi %2038, %c11 : index
    %2040 = arith.addi %2039, %c38 : index
    %2041 = vector.extract %714#2[7] : f32 from vector<8xf32>
    memref.store %2041, %21[%2040] : memref<?xf32>
    %2042 = arith.muli %4, %c14 : index
    %2043 = arith.addi %2042, %2001 : index
    %2044 = arith.addi %2043, %c5 : index
    %2045 = arith.addi %2044, %c11 : index
    %2046 = vector.extract %714#3[0] : f32 from vector<8xf32>
    memref.store %2046, %21[%2045] : memref<?xf32>
    %2047 = arith.muli %4, %c14 : index
    %2048 = arith.addi %2047, %2001 : index
    %2049 = arith.addi %2048, %c5 : index
    %2050 = arith.addi %2049, %c16 : index
    %2051 = vector.extract %714#3[1] : f32 from vector<8xf32>
    memref.store %2051, %21[%2050] : memref<?xf32>
    %2052 = arith.muli %4, %c14 : index
    %2053 = arith.addi %2052, %2001 : index
    %2054 = arith.addi %2053, %c5 : index
    %2055 = arith.addi %2054, %c6 : index
    %2056 = vector.extract %714#3[2] : f32 from vector<8xf32>
    memref.store %2056, %21[%2055] : memref<?xf32>
    %2057 = arith.muli %4, %c14 : index
    %2058 = arith.addi %2057, %2001 : index
    %2059 = arith.addi %2058, %c5 : index
    %2060 = arith.addi %2059, %c35 : index
    %2061 = vector.extract %714#3[3] : f32 from vector<8xf32>
    memref.store %2061, %21[%2060] : memref<?xf32>
    %2062 = arith.muli %4, %c14 : index
    %2063 = arith.addi %2062, %2001 : index
    %2064 = arith.addi %2063, %c5 : index
    %2065 = arith.addi %2064, %c8 : index
    %2066 = vector.extract %714#3[4] : f32 from vector<8xf32>
    memref.store %2066, %21[%2065] : memref<?xf32>
    %2067 = arith.muli %4, %c14 : index
    %2068 = arith.addi %2067, %2001 : index
    %2069 = arith.addi %2068, %c5 : index
    %2070 = arith.addi %2069, %c36 : index
    %2071 = vector.extract %714#3[5] : f32 from vector<8xf32>
    memref.store %2071, %21[%2070] : memref<?xf32>
    %2072 = arith.muli %4, %c14 : index
    %2073 = arith.addi %2072, %2001 : index
    %2074 = arith.addi %2073, %c5 : index
    %2075 = arith.addi %2074, %c37 : index
    %2076 = vector.extract %714#3[6] : f32 from vector<8xf32>
    memref.store %2076, %21[%2075] : memref<?xf32>
    %2077 = arith.muli %4, %c14 : index
    %2078 = arith.addi %2077, %2001 : index
    %2079 = arith.addi %2078, %c5 : index
    %2080 = arith.addi %2079, %c38 : index
    %2081 = vector.extract %714#3[7] : f32 from vector<8xf32>
    memref.store %2081, %21[%2080] : memref<?xf32>
    wave.barrier
    %2082 = arith.muli %4, %c21 : index
    %2083 = arith.addi %2082, %c11 : index
    %2084 = arith.muli %2083, %c10 : index
    %2085 = arith.divui %1998, %c9 : index
    %2086 = arith.addi %2084, %2085 : index
    %2087 = arith.addi %1997, %2086 : index
    %2088 = arith.cmpi slt, %2087, %24 : index
    scf.if %2088 {
      %2089 = arith.cmpi eq, %hasFactors, %c12 : index
      %2090 = arith.muli %2087, %c10 : index
      %2091 = memref.load %factors[%2090] : memref<?xf32>
      %2092 = arith.mulf %2091, %operandScale : f32
      %2093 = arith.select %2089, %2092, %operandScale : f32
      %2094 = arith.addi %2001, %c11 : index
      %2095 = arith.muli %2083, %c16 : index
      %2096 = arith.addi %2094, %2095 : index
      %2097 = memref.load %21[%2096] : memref<?xf32>
      %2098 = arith.addi %2096, %c14 : index
      %2099 = memref.load %21[%2098] : memref<?xf32>
      %2100 = arith.addf %2097, %2099 : f32
      %2101 = arith.remui %1998, %c9 : index
      %2102 = arith.muli %2101, %c21 : index
      %2103 = arith.addi %18, %2102 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.mulf %2106, %2093 : f32
      %2108 = arith.mulf %2100, %2107 : f32
      %2109 = arith.muli %3, %c10 : index
      %2110 = arith.addi %2109, %c11 : index
      %2111 = arith.muli %2110, %c9 : index
      %2112 = arith.remui %1998, %c9 : index
      %2113 = arith.addi %2111, %2112 : index
      %2114 = arith.muli %2086, %c5 : index
      %2115 = arith.addi %2114, %2113 : index
      memref.store %2108, %22[%2115] : memref<?xf32>
      %2116 = arith.addi %2001, %c5 : index
      %2117 = arith.muli %2083, %c16 : index
      %2118 = arith.addi %2116, %2117 : index
      %2119 = memref.load %21[%2118] : memref<?xf32>
      %2120 = arith.addi %2118, %c14 : index
      %2121 = memref.load %21[%2120] : memref<?xf32>
      %2122 = arith.addf %2119, %2121 : f32
      %2123 = arith.remui %1998, %c9 : index
      %2124 = arith.muli %2123, %c21 : index
      %2125 = arith.addi %20, %2124 : index
      %2126 = vector.load %w[%2125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2127 = vector.bitcast %2126 : vector<4xi8> to vector<1xf32>
      %2128 = vector.extract %2127[0] : f32 from vector<1xf32>
      %2129 = arith.mulf %2128, %2093 : f32
      %2130 = arith.mulf %2122, %2129 : f32
      %2131 = arith.muli %3, %c10 : index
      %2132 = arith.addi %2131, %c12 : index
      %2133 = arith.muli %2132, %c9 : index
      %2134 = arith.remui %1998, %c9 : index
      %2135 = arith.addi %2133, %2134 : index
      %2136 = arith.muli %2086, %c5 : index
      %2137 = arith.addi %2136, %2135 : index
      memref.store %2130, %22[%2137] : memref<?xf32>
    }
    %2138 = arith.muli %4, %c21 : index
    %2139 = arith.addi %2138, %c12 : index
    %2140 = arith.muli %2139, %c10 : index
    %2141 = arith.divui %1998, %c9 : index
    %2142 = arith.addi %2140, %2141 : index
    %2143 = arith.addi %1997, %2142 : index
    %2144 = arith.cmpi slt, %2143, %24 : index
    scf.if %2144 {
      %2145 = arith.cmpi eq, %hasFactors, %c12 : index
      %2146 = arith.muli %2143, %c10 : index
      %2147 = memref.load %factors[%2146] : memref<?xf32>
      %2148 = arith.mulf %2147, %operandScale : f32
      %2149 = arith.select %2145, %2148, %operandScale : f32
      %2150 = arith.addi %2001, %c11 : index
      %2151 = arith.muli %2139, %c16 : index
      %2152 = arith.addi %2150, %2151 : index
      %2153 = memref.load %21[%2152] : memref<?xf32>
      %2154 = arith.addi %2152, %c14 : index
      %2155 = memref.load %21[%2154] : memref<?xf32>
      %2156 = arith.addf %2153, %2155 : f32
      %2157 = arith.remui %1998, %c9 : index
      %2158 = arith.muli %2157, %c21 : index
      %2159 = arith.addi %18, %2158 : index
      %2160 = vector.load %w[%2159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2161 = vector.bitcast %2160 : vector<4xi8> to vector<1xf32>
      %2162 = vector.extract %2161[0] : f32 from vector<1xf32>
      %2163 = arith.mulf %2162, %2149 : f32
      %2164 = arith.mulf %2156, %2163 : f32
      %2165 = arith.muli %3, %c10 : index
      %2166 = arith.addi %2165, %c11 : index
      %2167 = arith.muli %2166, %c9 : index
      %2168 = arith.remui %1998, %c9 : index
      %2169 = arith.addi %2167, %2168 : index
      %2170 = arith.muli %2142, %c5 : index
      %2171 = arith.addi %2170, %2169 : index
      memref.store %2164, %22[%2171] : memref<?xf32>
      %2172 = arith.addi %2001, %c5 : index
      %2173 = arith.muli %2139, %c16 : index
      %2174 = arith.addi %2172, %2173 : index
      %2175 = memref.load %21[%2174] : memref<?xf32>
      %2176 = arith.addi %2174, %c14 : index
      %2177 = memref.load %21[%2176] : memref<?xf32>
      %2178 = arith.addf %2175, %2177 : f32
      %2179 = arith.remui %1998, %c9 : index
      %2180 = arith.muli %2179, %c21 : index
      %2181 = arith.addi %20, %2180 : index
      %2182 = vector.load %w[%2181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2183 = vector.bitcast %2182 : vector<4xi8> to vector<1xf32>
      %2184 = vector.extract %2183[0] : f32 from vector<1xf32>
      %2185 = arith.mulf %2184, %2149 : f32
      %2186 = arith.mulf %2178, %2185 : f32
      %2187 = arith.muli %3, %c10 : index
      %2188 = arith.addi %2187, %c12 : index
      %2189 = arith.muli %2188, %c9 : index
      %2190 = arith.remui %1998, %c9 : index
      %2191 = arith.addi %2189, %2190 : index
      %2192 = arith.muli %2142, %c5 : index
      %2193 = arith.addi %2192, %2191 : index
      memref.store %2186, %22[%2193] : memref<?xf32>
    }
    %2194 = arith.muli %4, %c21 : index
    %2195 = arith.addi %2194, %c10 : index
    %2196 = arith.muli %2195, %c10 : index
    %2197 = arith.divui %1998, %c9 : index
    %2198 = arith.addi %2196, %2197 : index
    %2199 = arith.addi %1997, %2198 : index
    %2200 = arith.cmpi slt, %2199, %24 : index
    scf.if %2200 {
      %2201 = arith.cmpi eq, %hasFactors, %c12 : index
      %2202 = arith.muli %2199, %c10 : index
      %2203 = memref.load %factors[%2202] : memref<?xf32>
      %2204 = arith.mulf %2203, %operandScale : f32
      %2205 = arith.select %2201, %2204, %operandScale : f32
      %2206 = arith.addi %2001, %c11 : index
      %2207 = arith.muli %2195, %c16 : index
      %2208 = arith.addi %2206, %2207 : index
      %2209 = memref.load %21[%2208] : memref<?xf32>
      %2210 = arith.addi %2208, %c14 : index
      %2211 = memref.load %21[%2210] : memref<?xf32>
      %2212 = arith.addf %2209, %2211 : f32
      %2213 = arith.remui %1998, %c9 : index
      %2214 = arith.muli %2213, %c21 : index
      %2215 = arith.addi %18, %2214 : index
      %2216 = vector.load %w[%2215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2217 = vector.bitcast %2216 : vector<4xi8> to vector<1xf32>
      %2218 = vector.extract %2217[0] : f32 from vector<1xf32>
      %2219 = arith.mulf %2218, %2205 : f32
      %2220 = arith.mulf %2212, %2219 : f32
      %2221 = arith.muli %3, %c10 : index
      %2222 = arith.addi %2221, %c11 : index
      %2223 = arith.muli %2222, %c9 : index
      %2224 = arith.remui %1998, %c9 : index
      %2225 = arith.addi %2223, %2224 : index
      %2226 = arith.muli %2198, %c5 : index
      %2227 = arith.addi %2226, %2225 : index
      memref.store %2220, %22[%2227] : memref<?xf32>
      %2228 = arith.addi %2001, %c5 : index
      %2229 = arith.muli %2195, %c16 : index
      %2230 = arith.addi %2228, %2229 : index
      %2231 = memref.load %21[%2230] : memref<?xf32>
      %2232 = arith.addi %2230, %c14 : index
      %2233 = memref.load %21[%2232] : memref<?xf32>
      %2234 = arith.addf %2231, %2233 : f32
      %2235 = arith.remui %1998, %c9 : index
      %2236 = arith.muli %2235, %c21 : index
      %2237 = arith.addi %20, %2236 : index
      %2238 = vector.load %w[%2237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2239 = vector.bitcast %2238 : vector<4xi8> to vector<1xf32>
      %2240 = vector.extract %2239[0] : f32 from vector<1xf32>
      %2241 = arith.mulf %2240, %2205 : f32
      %2242 = arith.mulf %2234, %2241 : f32
      %2243 = arith.muli %3, %c10 : index
      %2244 = arith.addi %2243, %c12 : index
      %2245 = arith.muli %2244, %c9 : index
      %2246 = arith.remui %1998, %c9 : index
      %2247 = arith.addi %2245, %2246 : index
      %2248 = arith.muli %2198, %c5 : index
      %2249 = arith.addi %2248, %2247 : index
      memref.store %2242, %22[%2249] : memref<?xf32>
    }
    %2250 = arith.muli %4, %c21 : index
    %2251 = arith.addi %2250, %c34 : index
    %2252 = arith.muli %2251, %c10 : index
    %2253 = arith.divui %1998, %c9 : index
    %2254 = arith.addi %2252, %2253 : index
    %2255 = arith.addi %1997, %2254 : index
    %2256 = arith.cmpi slt, %2255, %24 : index
    scf.if %2256 {
      %2257 = arith.cmpi eq, %hasFactors, %c12 : index
      %2258 = arith.muli %2255, %c10 : index
      %2259 = memref.load %factors[%2258] : memref<?xf32>
      %2260 = arith.mulf %2259, %operandScale : f32
      %2261 = arith.select %2257, %2260, %operandScale : f32
      %2262 = arith.addi %2001, %c11 : index
      %2263 = arith.muli %2251, %c16 : index
      %2264 = arith.addi %2262, %2263 : index
      %2265 = memref.load %21[%2264] : memref<?xf32>
      %2266 = arith.addi %2264, %c14 : index
      %2267 = memref.load %21[%2266] : memref<?xf32>
      %2268 = arith.addf %2265, %2267 : f32
      %2269 = arith.remui %1998, %c9 : index
      %2270 = arith.muli %2269, %c21 : index
      %2271 = arith.addi %18, %2270 : index
      %2272 = vector.load %w[%2271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2273 = vector.bitcast %2272 : vector<4xi8> to vector<1xf32>
      %2274 = vector.extract %2273[0] : f32 from vector<1xf32>
      %2275 = arith.mulf %2274, %2261 : f32
      %2276 = arith.mulf %2268, %2275 : f32
      %2277 = arith.muli %3, %c10 : index
      %2278 = arith.addi %2277, %c11 : index
      %2279 = arith.muli %2278, %c9 : index
      %2280 = arith.remui %1998, %c9 : index
      %2281 = arith.addi %2279, %2280 : index
      %2282 = arith.muli %2254, %c5 : index
      %2283 = arith.addi %2282, %2281 : index
      memref.store %2276, %22[%2283] : memref<?xf32>
      %2284 = arith.addi %2001, %c5 : index
      %2285 = arith.muli %2251, %c16 : index
      %2286 = arith.addi %2284, %2285 : index
      %2287 = memref.load %21[%2286] : memref<?xf32>
      %2288 = arith.addi %2286, %c14 : index
      %2289 = memref.load %21[%2288] : memref<?xf32>
      %2290 = arith.addf %2287, %2289 : f32
      %2291 = arith.remui %1998, %c9 : index
      %2292 = arith.muli %2291, %c21 : index
      %2293 = arith.addi %20, %2292 : index
      %2294 = vector.load %w[%2293] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2295 = vector.bitcast %2294 : vector<4xi8> to vector<1xf32>
      %2296 = vector.extract %2295[0] : f32 from vector<1xf32>
      %2297 = arith.mulf %2296, %2261 : f32
      %2298 = arith.mulf %2290, %2297 : f32
      %2299 = arith.muli %3, %c10 : index
      %2300 = arith.addi %2299, %c12 : index
      %2301 = arith.muli %2300, %c9 : index
      %2302 = arith.remui %1998, %c9 : index
      %2303 = arith.addi %2301, %2302 : index
      %2304 = arith.muli %2254, %c5 : index
      %2305 = arith.addi %2304, %2303 : index
      memref.store %2298, %22[%2305] : memref<?xf32>
    }
    wave.barrier
    %2306 = arith.addi %25, %c9 : index
    %2307 = wave.wave
    %2308 = arith.addi %2307, %c11 : index
    %2309 = arith.addi %2306, %2308 : index
    %2310 = arith.cmpi slt, %2309, %24 : index
    scf.if %2310 {
      %2311 = arith.addi %2306, %2308 : index
      %2312 = arith.muli %2308, %c5 : index
      %2313 = wave.lane
      %2314 = arith.addi %2313, %c11 : index
      %2315 = arith.cmpi eq, %hasBias, %c12 : index
      %2316 = arith.addi %2312, %2314 : index
      %2317 = memref.load %22[%2316] : memref<?xf32>
      %2318 = arith.muli %0, %c5 : index
      %2319 = arith.addi %2318, %2314 : index
      %2320 = memref.load %bias[%2319] : memref<?xf32>
      %2321 = arith.addf %2317, %2320 : f32
      %2322 = arith.select %2315, %2321, %2317 : f32
      %2323 = arith.addi %2314, %c8 : index
      %2324 = arith.cmpi eq, %hasBias, %c12 : index
      %2325 = arith.addi %2312, %2323 : index
      %2326 = memref.load %22[%2325] : memref<?xf32>
      %2327 = arith.muli %0, %c5 : index
      %2328 = arith.addi %2327, %2323 : index
      %2329 = memref.load %bias[%2328] : memref<?xf32>
      %2330 = arith.addf %2326, %2329 : f32
      %2331 = arith.select %2324, %2330, %2326 : f32
      %2332 = arith.addi %2313, %c16 : index
      %2333 = arith.cmpi eq, %hasBias, %c12 : index
      %2334 = arith.addi %2312, %2332 : index
      %2335 = memref.load %22[%2334] : memref<?xf32>
      %2336 = arith.muli %0, %c5 : index
      %2337 = arith.addi %2336, %2332 : index
      %2338 = memref.load %bias[%2337] : memref<?xf32>
      %2339 = arith.addf %2335, %2338 : f32
      %2340 = arith.select %2333, %2339, %2335 : f32
      %2341 = arith.addi %2332, %c8 : index
      %2342 = arith.cmpi eq, %hasBias, %c12 : index
      %2343 = arith.addi %2312, %2341 : index
      %2344 = memref.load %22[%2343] : memref<?xf32>
      %2345 = arith.muli %0, %c5 : index
      %2346 = arith.addi %2345, %2341 : index
      %2347 = memref.load %bias[%2346] : memref<?xf32>
      %2348 = arith.addf %2344, %2347 : f32
      %2349 = arith.select %2342, %2348, %2344 : f32
      %2350 = arith.addi %2313, %c6 : index
      %2351 = arith.cmpi eq, %hasBias, %c12 : index
      %2352 = arith.addi %2312, %2350 : index
      %2353 = memref.load %22[%2352] : memref<?xf32>
      %2354 = arith.muli %0, %c5 : index
      %2355 = arith.addi %2354, %2350 : index
      %2356 = memref.load %bias[%2355] : memref<?xf32>
      %2357 = arith.addf %2353, %2356 : f32
      %2358 = arith.select %2351, %2357, %2353 : f32
      %2359 = arith.addi %2350, %c8 : index
      %2360 = arith.cmpi eq, %hasBias, %c12 : index
      %2361 = arith.addi %2312, %2359 : index
      %2362 = memref.load %22[%2361] : memref<?xf32>
      %2363 = arith.muli %0, %c5 : index
      %2364 = arith.addi %2363, %2359 : index
      %2365 = memref.load %bias[%2364] : memref<?xf32>
      %2366 = arith.addf %2362, %2365 : f32
      %2367 = arith.select %2360, %2366, %2362 : f32
      %2368 = arith.addi %2313, %c35 : index
      %2369 = arith.cmpi eq, %hasBias, %c12 : index
      %2370 = arith.addi %2312, %2368 : index
      %2371 = memref.load %22[%2370] : memref<?xf32>
      %2372 = arith.muli %0, %c5 : index
      %2373 = arith.addi %2372, %2368 : index
      %2374 = memref.load %bias[%2373] : memref<?xf32>
      %2375 = arith.addf %2371, %2374 : f32
      %2376 = arith.select %2369, %2375, %2371 : f32
      %2377 = arith.addi %2368, %c8 : index
      %2378 = arith.cmpi eq, %hasBias, %c12 : index
      %2379 = arith.addi %2312, %2377 : index
      %2380 = memref.load %22[%2379] : memref<?xf32>
      %2381 = arith.muli %0, %c5 : index
      %2382 = arith.addi %2381, %2377 : index
      %2383 = memref.load %bias[%2382] : memref<?xf32>
      %2384 = arith.addf %2380, %2383 : f32
      %2385 = arith.select %2378, %2384, %2380 : f32
      %2386 = arith.addi %heads, %kvHeads : index
      %2387 = arith.cmpi slt, %0, %2386 : index
      scf.if %2387 {
        %2388 = arith.addi %positionsAt, %2311 : index
        %2389 = memref.load %step[%2388] : memref<?xi32>
        %2390 = arith.index_cast %2389 : i32 to index
        %2391 = arith.cmpi eq, %hasNorm, %c12 : index
        %2392 = math.fma %2322, %2322, %c44 : f32
        %2393 = math.fma %2331, %2331, %2392 : f32
        %2394 = math.fma %2340, %2340, %2393 : f32
        %2395 = math.fma %2349, %2349, %2394 : f32
        %2396 = math.fma %2358, %2358, %2395 : f32
        %2397 = math.fma %2367, %2367, %2396 : f32
        %2398 = math.fma %2376, %2376, %2397 : f32
        %2399 = math.fma %2385, %2385, %2398 : f32
        %2400 = vector.broadcast %2399 : f32 to vector<1xf32>
        %2401 = wave.reduce "add" %2400 : vector<1xf32>
        %2402 = arith.mulf %2401, %inverseHeadDim : f32
        %2403 = arith.addf %2402, %epsilon : f32
        %2404 = math.sqrt %2403 : f32
        %2405 = arith.divf %c46, %2404 : f32
        %2406 = arith.cmpi slt, %0, %heads : index
        %2407 = arith.addi %2314, %c8 : index
        %2408 = memref.load %query_norm[%2314] : memref<?xf32>
        %2409 = memref.load %key_norm[%2314] : memref<?xf32>
        %2410 = arith.select %2406, %2408, %2409 : f32
        %2411 = arith.mulf %2322, %2405 : f32
        %2412 = arith.mulf %2411, %2410 : f32
        %2413 = arith.select %2391, %2412, %2322 : f32
        %2414 = memref.load %query_norm[%2407] : memref<?xf32>
        %2415 = memref.load %key_norm[%2407] : memref<?xf32>
        %2416 = arith.select %2406, %2414, %2415 : f32
        %2417 = arith.mulf %2331, %2405 : f32
        %2418 = arith.mulf %2417, %2416 : f32
        %2419 = arith.select %2391, %2418, %2331 : f32
        %2420 = arith.addi %2332, %c8 : index
        %2421 = memref.load %query_norm[%2332] : memref<?xf32>
        %2422 = memref.load %key_norm[%2332] : memref<?xf32>
        %2423 = arith.select %2406, %2421, %2422 : f32
        %2424 = arith.mulf %2340, %2405 : f32
        %2425 = arith.mulf %2424, %2423 : f32
        %2426 = arith.select %2391, %2425, %2340 : f32
        %2427 = memref.load %query_norm[%2420] : memref<?xf32>
        %2428 = memref.load %key_norm[%2420] : memref<?xf32>
        %2429 = arith.select %2406, %2427, %2428 : f32
        %2430 = arith.mulf %2349, %2405 : f32
        %2431 = arith.mulf %2430, %2429 : f32
        %2432 = arith.select %2391, %2431, %2349 : f32
        %2433 = arith.addi %2350, %c8 : index
        %2434 = memref.load %query_norm[%2350] : memref<?xf32>
        %2435 = memref.load %key_norm[%2350] : memref<?xf32>
        %2436 = arith.select %2406, %2434, %2435 : f32
        %2437 = arith.mulf %2358, %2405 : f32
        %2438 = arith.mulf %2437, %2436 : f32
        %2439 = arith.select %2391, %2438, %2358 : f32
        %2440 = memref.load %query_norm[%2433] : memref<?xf32>
        %2441 = memref.load %key_norm[%2433] : memref<?xf32>
        %2442 = arith.select %2406, %2440, %2441 : f32
        %2443 = arith.mulf %2367, %2405 : f32
        %2444 = arith.mulf %2443, %2442 : f32
        %2445 = arith.select %2391, %2444, %2367 : f32
        %2446 = arith.addi %2368, %c8 : index
        %2447 = memref.load %query_norm[%2368] : memref<?xf32>
        %2448 = memref.load %key_norm[%2368] : memref<?xf32>
        %2449 = arith.select %2406, %2447, %2448 : f32
        %2450 = arith.mulf %2376, %2405 : f32
        %2451 = arith.mulf %2450, %2449 : f32
        %2452 = arith.select %2391, %2451, %2376 : f32
        %2453 = memref.load %query_norm[%2446] : memref<?xf32>
        %2454 = memref.load %key_norm[%2446] : memref<?xf32>
        %2455 = arith.select %2406, %2453, %2454 : f32
        %2456 = arith.mulf %2385, %2405 : f32
        %2457 = arith.mulf %2456, %2455 : f32
        %2458 = arith.select %2391, %2457, %2385 : f32
        %2459 = arith.remui %2390, %c5 : index
        %2460 = arith.muli %2459, %c5 : index
        %2461 = arith.addi %2460, %2314 : index
        %2462 = arith.divui %2390, %c5 : index
        %2463 = arith.addi %2462, %c5 : index
        %2464 = arith.muli %2463, %c5 : index
        %2465 = arith.addi %2464, %2314 : index
        %2466 = memref.load %rope[%2461] : memref<?xf32>
        %2467 = arith.addi %2461, %c8 : index
        %2468 = memref.load %rope[%2467] : memref<?xf32>
        %2469 = memref.load %rope[%2465] : memref<?xf32>
        %2470 = arith.addi %2465, %c8 : index
        %2471 = memref.load %rope[%2470] : memref<?xf32>
        %2472 = arith.mulf %2469, %2466 : f32
        %2473 = arith.mulf %2471, %2468 : f32
        %2474 = arith.subf %2472, %2473 : f32
        %2475 = arith.mulf %2471, %2466 : f32
        %2476 = arith.mulf %2469, %2468 : f32
        %2477 = arith.addf %2475, %2476 : f32
        %2478 = arith.mulf %2413, %2474 : f32
        %2479 = arith.mulf %2419, %2477 : f32
        %2480 = arith.subf %2478, %2479 : f32
        %2481 = arith.mulf %2419, %2474 : f32
        %2482 = arith.mulf %2413, %2477 : f32
        %2483 = arith.addf %2481, %2482 : f32
        %2484 = arith.cmpi slt, %0, %heads : index
        scf.if %2484 {
          %2485 = arith.muli %2311, %heads : index
          %2486 = arith.addi %2485, %0 : index
          %2487 = arith.muli %2486, %c5 : index
          %2488 = arith.addi %2487, %2314 : index
          memref.store %2480, %q[%2488] : memref<?xf32>
          %2489 = arith.addi %2488, %c8 : index
          memref.store %2483, %q[%2489] : memref<?xf32>
        } else {
          %2490 = arith.addi %2312, %2314 : index
          memref.store %2480, %22[%2490] : memref<?xf32>
          %2491 = arith.addi %2312, %2314 : index
          %2492 = arith.addi %2491, %c8 : index
          memref.store %2483, %22[%2492] : memref<?xf32>
        }
        %2493 = arith.remui %2390, %c5 : index
        %2494 = arith.muli %2493, %c5 : index
        %2495 = arith.addi %2494, %2332 : index
        %2496 = arith.divui %2390, %c5 : index
        %2497 = arith.addi %2496, %c5 : index
        %2498 = arith.muli %2497, %c5 : index
        %2499 = arith.addi %2498, %2332 : index
        %2500 = memref.load %rope[%2495] : memref<?xf32>
        %2501 = arith.addi %2495, %c8 : index
        %2502 = memref.load %rope[%2501] : memref<?xf32>
        %2503 = memref.load %rope[%2499] : memref<?xf32>
        %2504 = arith.addi %2499, %c8 : index
        %2505 = memref.load %rope[%2504] : memref<?xf32>
        %2506 = arith.mulf %2503, %2500 : f32
        %2507 = arith.mulf %2505, %2502 : f32
        %2508 = arith.subf %2506, %2507 : f32
        %2509 = arith.mulf %2505, %2500 : f32
        %2510 = arith.mulf %2503, %2502 : f32
        %2511 = arith.addf %2509, %2510 : f32
        %2512 = arith.mulf %2426, %2508 : f32
        %2513 = arith.mulf %2432, %2511 : f32
        %2514 = arith.subf %2512, %2513 : f32
        %2515 = arith.mulf %2432, %2508 : f32
        %2516 = arith.mulf %2426, %2511 : f32
        %2517 = arith.addf %2515, %2516 : f32
        %2518 = arith.cmpi slt, %0, %heads : index
        scf.if %2518 {
          %2519 = arith.muli %2311, %heads : index
          %2520 = arith.addi %2519, %0 : index
          %2521 = arith.muli %2520, %c5 : index
          %2522 = arith.addi %2521, %2332 : index
          memref.store %2514, %q[%2522] : memref<?xf32>
          %2523 = arith.addi %2522, %c8 : index
          memref.store %2517, %q[%2523] : memref<?xf32>
        } else {
          %2524 = arith.addi %2312, %2332 : index
          memref.store %2514, %22[%2524] : memref<?xf32>
          %2525 = arith.addi %2312, %2332 : index
          %2526 = arith.addi %2525, %c8 : index
          memref.store %2517, %22[%2526] : memref<?xf32>
        }
        %2527 = arith.remui %2390, %c5 : index
        %2528 = arith.muli %2527, %c5 : index
        %2529 = arith.addi %2528, %2350 : index
        %2530 = arith.divui %2390, %c5 : index
        %2531 = arith.addi %2530, %c5 : index
        %2532 = arith.muli %2531, %c5 : index
        %2533 = arith.addi %2532, %2350 : index
        %2534 = memref.load %rope[%2529] : memref<?xf32>
        %2535 = arith.addi %2529, %c8 : index
        %2536 = memref.load %rope[%2535] : memref<?xf32>
        %2537 = memref.load %rope[%2533] : memref<?xf32>
        %2538 = arith.addi %2533, %c8 : index
        %2539 = memref.load %rope[%2538] : memref<?xf32>
        %2540 = arith.mulf %2537, %2534 : f32
        %2541 = arith.mulf %2539, %2536 : f32
        %2542 = arith.subf %2540, %2541 : f32
        %2543 = arith.mulf %2539, %2534 : f32
        %2544 = arith.mulf %2537, %2536 : f32
        %2545 = arith.addf %2543, %2544 : f32
        %2546 = arith.mulf %2439, %2542 : f32
        %2547 = arith.mulf %2445, %2545 : f32
        %2548 = arith.subf %2546, %2547 : f32
        %2549 = arith.mulf %2445, %2542 : f32
        %2550 = arith.mulf %2439, %2545 : f32
        %2551 = arith.addf %2549, %2550 : f32
        %2552 = arith.cmpi slt, %0, %heads : index
        scf.if %2552 {
          %2553 = arith.muli %2311, %heads : index
          %2554 = arith.addi %2553, %0 : index
          %2555 = arith.muli %2554, %c5 : index
          %2556 = arith.addi %2555, %2350 : index
          memref.store %2548, %q[%2556] : memref<?xf32>
          %2557 = arith.addi %2556, %c8 : index
          memref.store %2551, %q[%2557] : memref<?xf32>
        } else {
          %2558 = arith.addi %2312, %2350 : index
          memref.store %2548, %22[%2558] : memref<?xf32>
          %2559 = arith.addi %2312, %2350 : index
          %2560 = arith.addi %2559, %c8 : index
          memref.store %2551, %22[%2560] : memref<?xf32>
        }
        %2561 = arith.remui %2390, %c5 : index
        %2562 = arith.muli %2561, %c5 : index
        %2563 = arith.addi %2562, %2368 : index
        %2564 = arith.divui %2390, %c5 : index
        %2565 = arith.addi %2564, %c5 : index
        %2566 = arith.muli %2565, %c5 : index
        %2567 = arith.addi %2566, %2368 : index
        %2568 = memref.load %rope[%2563] : memref<?xf32>
        %2569 = arith.addi %2563, %c8 : index
        %2570 = memref.load %rope[%2569] : memref<?xf32>
        %2571 = memref.load %rope[%2567] : memref<?xf32>
        %2572 = arith.addi %2567, %c8 : index
        %2573 = memref.load %rope[%2572] : memref<?xf32>
        %2574 = arith.mulf %2571, %2568 : f32
        %2575 = arith.mulf %2573, %2570 : f32
        %2576 = arith.subf %2574, %2575 : f32
        %2577 = arith.mulf %2573, %2568 : f32
        %2578 = arith.mulf %2571, %2570 : f32
        %2579 = arith.addf %2577, %2578 : f32
        %2580 = arith.mulf %2452, %2576 : f32
        %2581 = arith.mulf %2458, %2579 : f32
        %2582 = arith.subf %2580, %2581 : f32
        %2583 = arith.mulf %2458, %2576 : f32
        %2584 = arith.mulf %2452, %2579 : f32
        %2585 = arith.addf %2583, %2584 : f32
        %2586 = arith.cmpi slt, %0, %heads : index
        scf.if %2586 {
          %2587 = arith.muli %2311, %heads : index
          %2588 = arith.addi %2587, %0 : index
          %2589 = arith.muli %2588, %c5 : index
          %2590 = arith.addi %2589, %2368 : index
          memref.store %2582, %q[%2590] : memref<?xf32>
          %2591 = arith.addi %2590, %c8 : index
          memref.store %2585, %q[%2591] : memref<?xf32>
        } else {
          %2592 = arith.addi %2312, %2368 : index
          memref.store %2582, %22[%2592] : memref<?xf32>
          %2593 = arith.addi %2312, %2368 : index
          %2594 = arith.addi %2593, %c8 : index
          memref.store %2585, %22[%2594] : memref<?xf32>
        }
      } else {
        %2595 = arith.cmpi slt, %0, %heads : index
        scf.if %2595 {
          %2596 = arith.muli %2311, %heads : index
          %2597 = arith.addi %2596, %0 : index
          %2598 = arith.muli %2597, %c5 : index
          %2599 = arith.addi %2598, %2314 : index
          memref.store %2322, %q[%2599] : memref<?xf32>
          %2600 = arith.addi %2599, %c8 : index
          memref.store %2331, %q[%2600] : memref<?xf32>
        } else {
          %2601 = arith.addi %2312, %2314 : index
          memref.store %2322, %22[%2601] : memref<?xf32>
          %2602 = arith.addi %2312, %2314 : index
          %2603 = arith.addi %2602, %c8 : index
          memref.store %2331, %22[%2603] : memref<?xf32>
        }
        %2604 = arith.cmpi slt, %0, %heads : index
        scf.if %2604 {
          %2605 = arith.muli %2311, %heads : index
          %2606 = arith.addi %2605, %0 : index
          %2607 = arith.muli %2606, %c5 : index
          %2608 = arith.addi %2607, %2332 : index
          memref.store %2340, %q[%2608] : memref<?xf32>
          %2609 = arith.addi %2608, %c8 : index
          memref.store %2349, %q[%2609] : memref<?xf32>
        } else {
          %2610 = arith.addi %2312, %2332 : index
          memref.store %2340, %22[%2610] : memref<?xf32>
          %2611 = arith.addi %2312, %2332 : index
          %2612 = arith.addi %2611, %c8 : index
          memref.store %2349, %22[%2612] : memref<?xf32>
        }
        %2613 = arith.cmpi slt, %0, %heads : index
        scf.if %2613 {
          %2614 = arith.muli %2311, %heads : index
          %2615 = arith.addi %2614, %0 : index
          %2616 = arith.muli %2615, %c5 : index
          %2617 = arith.addi %2616, %2350 : index
          memref.store %2358, %q[%2617] : memref<?xf32>
          %2618 = arith.addi %2617, %c8 : index
          memref.store %2367, %q[%2618] : memref<?xf32>
        } else {
          %2619 = arith.addi %2312, %2350 : index
          memref.store %2358, %22[%2619] : memref<?xf32>
          %2620 = arith.addi %2312, %2350 : index
          %2621 = arith.addi %2620, %c8 : index
          memref.store %2367, %22[%2621] : memref<?xf32>
        }
        %2622 = arith.cmpi slt, %0, %heads : index
        scf.if %2622 {
          %2623 = arith.muli %2311, %heads : index
          %2624 = arith.addi %2623, %0 : index
          %2625 = arith.muli %2624, %c5 : index
          %2626 = arith.addi %2625, %2368 : index
          memref.store %2376, %q[%2626] : memref<?xf32>
          %2627 = arith.addi %2626, %c8 : index
          memref.store %2385, %q[%2627] : memref<?xf32>
        } else {
          %2628 = arith.addi %2312, %2368 : index
          memref.store %2376, %22[%2628] : memref<?xf32>
          %2629 = arith.addi %2312, %2368 : index
          %2630 = arith.addi %2629, %c8 : index
          memref.store %2385, %22[%2630] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2631 = arith.cmpi sge, %0, %heads : index
    scf.if %2631 {
      %2632 = arith.addi %2307, %c11 : index
      %2633 = arith.addi %2306, %2632 : index
      %2634 = arith.cmpi slt, %2633, %24 : index
      scf.if %2634 {
        %2635 = arith.addi %2306, %2632 : index
        %2636 = arith.addi %slotsAt, %2635 : index
        %2637 = memref.load %step[%2636] : memref<?xi32>
        %2638 = arith.index_cast %2637 : i32 to index
        %2639 = arith.cmpi sge, %2638, %c11 : index
        scf.if %2639 {
          %2640 = arith.muli %2632, %c5 : index
          %2641 = arith.subi %0, %heads : index
          %2642 = memref.load %scales[%2641] : memref<?xf32>
          %2643 = vector.broadcast %2642 : f32 to vector<4xf32>
          %2644 = arith.divui %2638, %c9 : index
          %2645 = arith.remui %2638, %c9 : index
          %2646 = arith.muli %2644, %pageBytes : index
          %2647 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2647 {
            %2648 = wave.lane
            %2649 = arith.muli %2648, %c21 : index
            scf.for %2650 = %2649 to %c5 step %c8 {
              %2651 = arith.addi %2640, %2650 : index
              %2652 = vector.load %22[%2651] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2653 = arith.mulf %2652, %2643 : vector<4xf32>
              %2654 = arith.minimumf %2653, %c51 : vector<4xf32>
              %2655 = arith.maximumf %2654, %c52 : vector<4xf32>
              %2656 = arith.truncf %2655 : vector<4xf32> to vector<4xf16>
              %2657 = vector.bitcast %2656 : vector<4xf16> to vector<8xi8>
              %2658 = arith.cmpi slt, %2641, %kvHeads : index
              scf.if %2658 {
                %2659 = arith.muli %2641, %c53 : index
                %2660 = arith.addi %2646, %2659 : index
                %2661 = arith.divui %2650, %c9 : index
                %2662 = arith.muli %2661, %c54 : index
                %2663 = arith.remui %2650, %c9 : index
                %2664 = arith.divui %2663, %c2 : index
                %2665 = arith.muli %2664, %c5 : index
                %2666 = arith.muli %2645, %c9 : index
                %2667 = arith.addi %2665, %2666 : index
                %2668 = arith.remui %2663, %c2 : index
                %2669 = arith.muli %2668, %c10 : index
                %2670 = arith.addi %2667, %2669 : index
                %2671 = arith.addi %2662, %2670 : index
                %2672 = arith.addi %2660, %2671 : index
                vector.store %2657, %kv[%2672] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2673 = arith.subi %2641, %kvHeads : index
                %2674 = arith.muli %2673, %c53 : index
                %2675 = arith.addi %2646, %2674 : index
                %2676 = arith.addi %2650, %c11 : index
                %2677 = arith.divui %2676, %c9 : index
                %2678 = arith.muli %2677, %c54 : index
                %2679 = arith.addi %2678, %c13 : index
                %2680 = arith.remui %2676, %c9 : index
                %2681 = arith.divui %2645, %c10 : index
                %2682 = arith.remui %2645, %c10 : index
                %2683 = arith.muli %2682, %c2 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.divui %2684, %c2 : index
                %2686 = arith.muli %2685, %c5 : index
                %2687 = arith.muli %2680, %c9 : index
                %2688 = arith.addi %2686, %2687 : index
                %2689 = arith.remui %2684, %c2 : index
                %2690 = arith.muli %2689, %c10 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.addi %2679, %2691 : index
                %2693 = arith.addi %2675, %2692 : index
                %2694 = vector.shuffle %2657, %2657 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2694, %kv[%2693] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2695 = arith.addi %2650, %c12 : index
                %2696 = arith.divui %2695, %c9 : index
                %2697 = arith.muli %2696, %c54 : index
                %2698 = arith.addi %2697, %c13 : index
                %2699 = arith.remui %2695, %c9 : index
                %2700 = arith.divui %2645, %c10 : index
                %2701 = arith.remui %2645, %c10 : index
                %2702 = arith.muli %2701, %c2 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.divui %2703, %c2 : index
                %2705 = arith.muli %2704, %c5 : index
                %2706 = arith.muli %2699, %c9 : index
                %2707 = arith.addi %2705, %2706 : index
                %2708 = arith.remui %2703, %c2 : index
                %2709 = arith.muli %2708, %c10 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.addi %2698, %2710 : index
                %2712 = arith.addi %2675, %2711 : index
                %2713 = vector.shuffle %2657, %2657 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2713, %kv[%2712] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2714 = arith.addi %2650, %c10 : index
                %2715 = arith.divui %2714, %c9 : index
                %2716 = arith.muli %2715, %c54 : index
                %2717 = arith.addi %2716, %c13 : index
                %2718 = arith.remui %2714, %c9 : index
                %2719 = arith.divui %2645, %c10 : index
                %2720 = arith.remui %2645, %c10 : index
                %2721 = arith.muli %2720, %c2 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.divui %2722, %c2 : index
                %2724 = arith.muli %2723, %c5 : index
                %2725 = arith.muli %2718, %c9 : index
                %2726 = arith.addi %2724, %2725 : index
                %2727 = arith.remui %2722, %c2 : index
                %2728 = arith.muli %2727, %c10 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.addi %2717, %2729 : index
                %2731 = arith.addi %2675, %2730 : index
                %2732 = vector.shuffle %2657, %2657 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2732, %kv[%2731] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2733 = arith.addi %2650, %c34 : index
                %2734 = arith.divui %2733, %c9 : index
                %2735 = arith.muli %2734, %c54 : index
                %2736 = arith.addi %2735, %c13 : index
                %2737 = arith.remui %2733, %c9 : index
                %2738 = arith.divui %2645, %c10 : index
                %2739 = arith.remui %2645, %c10 : index
                %2740 = arith.muli %2739, %c2 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.divui %2741, %c2 : index
                %2743 = arith.muli %2742, %c5 : index
                %2744 = arith.muli %2737, %c9 : index
                %2745 = arith.addi %2743, %2744 : index
                %2746 = arith.remui %2741, %c2 : index
                %2747 = arith.muli %2746, %c10 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.addi %2736, %2748 : index
                %2750 = arith.addi %2675, %2749 : index
                %2751 = vector.shuffle %2657, %2657 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2751, %kv[%2750] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2752 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2752 {
            %2753 = wave.lane
            %2754 = arith.muli %2753, %c21 : index
            scf.for %2755 = %2754 to %c5 step %c8 {
              %2756 = arith.addi %2640, %2755 : index
              %2757 = vector.load %22[%2756] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2758 = arith.mulf %2757, %2643 : vector<4xf32>
              %2759 = wave.fp8_encode "e4m3" %2758 : vector<4xf32> -> vector<4xi8>
              %2760 = arith.cmpi slt, %2641, %kvHeads : index
              scf.if %2760 {
                %2761 = arith.muli %2641, %c13 : index
                %2762 = arith.addi %2646, %2761 : index
                %2763 = vector.shuffle %2759, %2759 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2764 = arith.divui %2755, %c9 : index
                %2765 = arith.muli %2764, %c5 : index
                %2766 = arith.remui %2755, %c9 : index
                %2767 = arith.muli %2645, %c9 : index
                %2768 = arith.divui %2766, %c21 : index
                %2769 = arith.muli %2768, %c21 : index
                %2770 = arith.remui %2766, %c10 : index
                %2771 = arith.muli %2770, %c10 : index
                %2772 = arith.addi %2769, %2771 : index
                %2773 = arith.divui %2766, %c10 : index
                %2774 = arith.remui %2773, %c10 : index
                %2775 = arith.addi %2772, %2774 : index
                %2776 = arith.addi %2767, %2775 : index
                %2777 = arith.addi %2765, %2776 : index
                %2778 = arith.addi %2762, %2777 : index
                vector.store %2763, %kv[%2778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2779 = arith.subi %2641, %kvHeads : index
                %2780 = arith.muli %2779, %c13 : index
                %2781 = arith.addi %2646, %2780 : index
                %2782 = arith.addi %2755, %c11 : index
                %2783 = arith.divui %2782, %c9 : index
                %2784 = arith.muli %2783, %c5 : index
                %2785 = arith.addi %2784, %c14 : index
                %2786 = arith.remui %2782, %c9 : index
                %2787 = arith.divui %2645, %c10 : index
                %2788 = arith.remui %2645, %c10 : index
                %2789 = arith.muli %2788, %c2 : index
                %2790 = arith.addi %2787, %2789 : index
                %2791 = arith.muli %2786, %c9 : index
                %2792 = arith.divui %2790, %c21 : index
                %2793 = arith.muli %2792, %c21 : index
                %2794 = arith.remui %2790, %c10 : index
                %2795 = arith.muli %2794, %c10 : index
                %2796 = arith.addi %2793, %2795 : index
                %2797 = arith.divui %2790, %c10 : index
                %2798 = arith.remui %2797, %c10 : index
                %2799 = arith.addi %2796, %2798 : index
                %2800 = arith.addi %2791, %2799 : index
                %2801 = arith.addi %2785, %2800 : index
                %2802 = arith.addi %2781, %2801 : index
                %2803 = vector.shuffle %2759, %2759 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2803, %kv[%2802] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2804 = arith.addi %2755, %c12 : index
                %2805 = arith.divui %2804, %c9 : index
                %2806 = arith.muli %2805, %c5 : index
                %2807 = arith.addi %2806, %c14 : index
                %2808 = arith.remui %2804, %c9 : index
                %2809 = arith.divui %2645, %c10 : index
                %2810 = arith.remui %2645, %c10 : index
                %2811 = arith.muli %2810, %c2 : index
                %2812 = arith.addi %2809, %2811 : index
                %2813 = arith.muli %2808, %c9 : index
                %2814 = arith.divui %2812, %c21 : index
                %2815 = arith.muli %2814, %c21 : index
                %2816 = arith.remui %2812, %c10 : index
                %2817 = arith.muli %2816, %c10 : index
                %2818 = arith.addi %2815, %2817 : index
                %2819 = arith.divui %2812, %c10 : index
                %2820 = arith.remui %2819, %c10 : index
                %2821 = arith.addi %2818, %2820 : index
                %2822 = arith.addi %2813, %2821 : index
                %2823 = arith.addi %2807, %2822 : index
                %2824 = arith.addi %2781, %2823 : index
                %2825 = vector.shuffle %2759, %2759 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2825, %kv[%2824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2826 = arith.addi %2755, %c10 : index
                %2827 = arith.divui %2826, %c9 : index
                %2828 = arith.muli %2827, %c5 : index
                %2829 = arith.addi %2828, %c14 : index
                %2830 = arith.remui %2826, %c9 : index
                %2831 = arith.divui %2645, %c10 : index
                %2832 = arith.remui %2645, %c10 : index
                %2833 = arith.muli %2832, %c2 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.muli %2830, %c9 : index
                %2836 = arith.divui %2834, %c21 : index
                %2837 = arith.muli %2836, %c21 : index
                %2838 = arith.remui %2834, %c10 : index
                %2839 = arith.muli %2838, %c10 : index
                %2840 = arith.addi %2837, %2839 : index
                %2841 = arith.divui %2834, %c10 : index
                %2842 = arith.remui %2841, %c10 : index
                %2843 = arith.addi %2840, %2842 : index
                %2844 = arith.addi %2835, %2843 : index
                %2845 = arith.addi %2829, %2844 : index
                %2846 = arith.addi %2781, %2845 : index
                %2847 = vector.shuffle %2759, %2759 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2847, %kv[%2846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2848 = arith.addi %2755, %c34 : index
                %2849 = arith.divui %2848, %c9 : index
                %2850 = arith.muli %2849, %c5 : index
                %2851 = arith.addi %2850, %c14 : index
                %2852 = arith.remui %2848, %c9 : index
                %2853 = arith.divui %2645, %c10 : index
                %2854 = arith.remui %2645, %c10 : index
                %2855 = arith.muli %2854, %c2 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.muli %2852, %c9 : index
                %2858 = arith.divui %2856, %c21 : index
                %2859 = arith.muli %2858, %c21 : index
                %2860 = arith.remui %2856, %c10 : index
                %2861 = arith.muli %2860, %c10 : index
                %2862 = arith.addi %2859, %2861 : index
                %2863 = arith.divui %2856, %c10 : index
                %2864 = arith.remui %2863, %c10 : index
                %2865 = arith.addi %2862, %2864 : index
                %2866 = arith.addi %2857, %2865 : index
                %2867 = arith.addi %2851, %2866 : index
                %2868 = arith.addi %2781, %2867 : index
                %2869 = vector.shuffle %2759, %2759 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2869, %kv[%2868] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2870 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2870 {
            %2871 = wave.lane
            %2872 = arith.muli %2871, %c21 : index
            scf.for %2873 = %2872 to %c5 step %c8 {
              %2874 = arith.addi %2640, %2873 : index
              %2875 = vector.load %22[%2874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2876 = arith.mulf %2875, %2643 : vector<4xf32>
              %2877 = wave.fp8_encode "e5m2" %2876 : vector<4xf32> -> vector<4xi8>
              %2878 = arith.cmpi slt, %2641, %kvHeads : index
              scf.if %2878 {
                %2879 = arith.muli %2641, %c13 : index
                %2880 = arith.addi %2646, %2879 : index
                %2881 = vector.shuffle %2877, %2877 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2882 = arith.divui %2873, %c9 : index
                %2883 = arith.muli %2882, %c5 : index
                %2884 = arith.remui %2873, %c9 : index
                %2885 = arith.muli %2645, %c9 : index
                %2886 = arith.divui %2884, %c21 : index
                %2887 = arith.muli %2886, %c21 : index
                %2888 = arith.remui %2884, %c10 : index
                %2889 = arith.muli %2888, %c10 : index
                %2890 = arith.addi %2887, %2889 : index
                %2891 = arith.divui %2884, %c10 : index
                %2892 = arith.remui %2891, %c10 : index
                %2893 = arith.addi %2890, %2892 : index
                %2894 = arith.addi %2885, %2893 : index
                %2895 = arith.addi %2883, %2894 : index
                %2896 = arith.addi %2880, %2895 : index
                vector.store %2881, %kv[%2896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2897 = arith.subi %2641, %kvHeads : index
                %2898 = arith.muli %2897, %c13 : index
                %2899 = arith.addi %2646, %2898 : index
                %2900 = arith.addi %2873, %c11 : index
                %2901 = arith.divui %2900, %c9 : index
                %2902 = arith.muli %2901, %c5 : index
                %2903 = arith.addi %2902, %c14 : index
                %2904 = arith.remui %2900, %c9 : index
                %2905 = arith.divui %2645, %c10 : index
                %2906 = arith.remui %2645, %c10 : index
                %2907 = arith.muli %2906, %c2 : index
                %2908 = arith.addi %2905, %2907 : index
                %2909 = arith.muli %2904, %c9 : index
                %2910 = arith.divui %2908, %c21 : index
                %2911 = arith.muli %2910, %c21 : index
                %2912 = arith.remui %2908, %c10 : index
                %2913 = arith.muli %2912, %c10 : index
                %2914 = arith.addi %2911, %2913 : index
                %2915 = arith.divui %2908, %c10 : index
                %2916 = arith.remui %2915, %c10 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.addi %2909, %2917 : index
                %2919 = arith.addi %2903, %2918 : index
                %2920 = arith.addi %2899, %2919 : index
                %2921 = vector.shuffle %2877, %2877 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2921, %kv[%2920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2922 = arith.addi %2873, %c12 : index
                %2923 = arith.divui %2922, %c9 : index
                %2924 = arith.muli %2923, %c5 : index
                %2925 = arith.addi %2924, %c14 : index
                %2926 = arith.remui %2922, %c9 : index
                %2927 = arith.divui %2645, %c10 : index
                %2928 = arith.remui %2645, %c10 : index
                %2929 = arith.muli %2928, %c2 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.muli %2926, %c9 : index
                %2932 = arith.divui %2930, %c21 : index
                %2933 = arith.muli %2932, %c21 : index
                %2934 = arith.remui %2930, %c10 : index
                %2935 = arith.muli %2934, %c10 : index
                %2936 = arith.addi %2933, %2935 : index
                %2937 = arith.divui %2930, %c10 : index
                %2938 = arith.remui %2937, %c10 : index
                %2939 = arith.addi %2936, %2938 : index
                %2940 = arith.addi %2931, %2939 : index
                %2941 = arith.addi %2925, %2940 : index
                %2942 = arith.addi %2899, %2941 : index
                %2943 = vector.shuffle %2877, %2877 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2943, %kv[%2942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2944 = arith.addi %2873, %c10 : index
                %2945 = arith.divui %2944, %c9 : index
                %2946 = arith.muli %2945, %c5 : index
                %2947 = arith.addi %2946, %c14 : index
                %2948 = arith.remui %2944, %c9 : index
                %2949 = arith.divui %2645, %c10 : index
                %2950 = arith.remui %2645, %c10 : index
                %2951 = arith.muli %2950, %c2 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.muli %2948, %c9 : index
                %2954 = arith.divui %2952, %c21 : index
                %2955 = arith.muli %2954, %c21 : index
                %2956 = arith.remui %2952, %c10 : index
                %2957 = arith.muli %2956, %c10 : index
                %2958 = arith.addi %2955, %2957 : index
                %2959 = arith.divui %2952, %c10 : index
                %2960 = arith.remui %2959, %c10 : index
                %2961 = arith.addi %2958, %2960 : index
                %2962 = arith.addi %2953, %2961 : index
                %2963 = arith.addi %2947, %2962 : index
                %2964 = arith.addi %2899, %2963 : index
                %2965 = vector.shuffle %2877, %2877 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2965, %kv[%2964] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2966 = arith.addi %2873, %c34 : index
                %2967 = arith.divui %2966, %c9 : index
                %2968 = arith.muli %2967, %c5 : index
                %2969 = arith.addi %2968, %c14 : index
                %2970 = arith.remui %2966, %c9 : index
                %2971 = arith.divui %2645, %c10 : index
                %2972 = arith.remui %2645, %c10 : index
                %2973 = arith.muli %2972, %c2 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.muli %2970, %c9 : index
                %2976 = arith.divui %2974, %c21 : index
                %2977 = arith.muli %2976, %c21 : index
                %2978 = arith.remui %2974, %c10 : index
                %2979 = arith.muli %2978, %c10 : index
                %2980 = arith.addi %2977, %2979 : index
                %2981 = arith.divui %2974, %c10 : index
                %2982 = arith.remui %2981, %c10 : index
                %2983 = arith.addi %2980, %2982 : index
                %2984 = arith.addi %2975, %2983 : index
                %2985 = arith.addi %2969, %2984 : index
                %2986 = arith.addi %2899, %2985 : index
                %2987 = vector.shuffle %2877, %2877 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2987, %kv[%2986] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2988 = arith.addi %25, %c16 : index
    %2989 = wave.lane
    %2990 = arith.muli %3, %c10 : index
    %2991 = arith.muli %2990, %c5 : index
    %2992 = arith.addi %2991, %2989 : index
    %2993 = arith.muli %4, %c14 : index
    %2994 = arith.addi %2993, %2992 : index
    %2995 = arith.addi %2994, %c11 : index
    %2996 = arith.addi %2995, %c11 : index
    %2997 = vector.extract %714#4[0] : f32 from vector<8xf32>
    memref.store %2997, %21[%2996] : memref<?xf32>
    %2998 = arith.muli %4, %c14 : index
    %2999 = arith.addi %2998, %2992 : index
    %3000 = arith.addi %2999, %c11 : index
    %3001 = arith.addi %3000, %c16 : index
    %3002 = vector.extract %714#4[1] : f32 from vector<8xf32>
    memref.store %3002, %21[%3001] : memref<?xf32>
    %3003 = arith.muli %4, %c14 : index
    %3004 = arith.addi %3003, %2992 : index
    %3005 = arith.addi %3004, %c11 : index
    %3006 = arith.addi %3005, %c6 : index
    %3007 = vector.extract %714#4[2] : f32 from vector<8xf32>
    memref.store %3007, %21[%3006] : memref<?xf32>
    %3008 = arith.muli %4, %c14 : index
    %3009 = arith.addi %3008, %2992 : index
    %3010 = arith.addi %3009, %c11 : index
    %3011 = arith.addi %3010, %c35 : index
    %3012 = vector.extract %714#4[3] : f32 from vector<8xf32>
    memref.store %3012, %21[%3011] : memref<?xf32>
    %3013 = arith.muli %4, %c14 : index
    %3014 = arith.addi %3013, %2992 : index
    %3015 = arith.addi %3014, %c11 : index
    %3016 = arith.addi %3015, %c8 : index
    %3017 = vector.extract %714#4[4] : f32 from vector<8xf32>
    memref.store %3017, %21[%3016] : memref<?xf32>
    %3018 = arith.muli %4, %c14 : index
    %3019 = arith.addi %3018, %2992 : index
    %3020 = arith.addi %3019, %c11 : index
    %3021 = arith.addi %3020, %c36 : index
    %3022 = vector.extract %714#4[5] : f32 from vector<8xf32>
    memref.store %3022, %21[%3021] : memref<?xf32>
    %3023 = arith.muli %4, %c14 : index
    %3024 = arith.addi %3023, %2992 : index
    %3025 = arith.addi %3024, %c11 : index
    %3026 = arith.addi %3025, %c37 : index
    %3027 = vector.extract %714#4[6] : f32 from vector<8xf32>
    memref.store %3027, %21[%3026] : memref<?xf32>
    %3028 = arith.muli %4, %c14 : index
    %3029 = arith.addi %3028, %2992 : index
    %3030 = arith.addi %3029, %c11 : index
    %3031 = arith.addi %3030, %c38 : index
    %3032 = vector.extract %714#4[7] : f32 from vector<8xf32>
    memref.store %3032, %21[%3031] : memref<?xf32>
    %3033 = arith.muli %4, %c14 : index
    %3034 = arith.addi %3033, %2992 : index
    %3035 = arith.addi %3034, %c5 : index
    %3036 = arith.addi %3035, %c11 : index
    %3037 = vector.extract %714#5[0] : f32 from vector<8xf32>
    memref.store %3037, %21[%3036] : memref<?xf32>
    %3038 = arith.muli %4, %c14 : index
    %3039 = arith.addi %3038, %2992 : index
    %3040 = arith.addi %3039, %c5 : index
    %3041 = arith.addi %3040, %c16 : index
    %3042 = vector.extract %714#5[1] : f32 from vector<8xf32>
    memref.store %3042, %21[%3041] : memref<?xf32>
    %3043 = arith.muli %4, %c14 : index
    %3044 = arith.addi %3043, %2992 : index
    %3045 = arith.addi %3044, %c5 : index
    %3046 = arith.addi %3045, %c6 : index
    %3047 = vector.extract %714#5[2] : f32 from vector<8xf32>
    memref.store %3047, %21[%3046] : memref<?xf32>
    %3048 = arith.muli %4, %c14 : index
    %3049 = arith.addi %3048, %2992 : index
    %3050 = arith.addi %3049, %c5 : index
    %3051 = arith.addi %3050, %c35 : index
    %3052 = vector.extract %714#5[3] : f32 from vector<8xf32>
    memref.store %3052, %21[%3051] : memref<?xf32>
    %3053 = arith.muli %4, %c14 : index
    %3054 = arith.addi %3053, %2992 : index
    %3055 = arith.addi %3054, %c5 : index
    %3056 = arith.addi %3055, %c8 : index
    %3057 = vector.extract %714#5[4] : f32 from vector<8xf32>
    memref.store %3057, %21[%3056] : memref<?xf32>
    %3058 = arith.muli %4, %c14 : index
    %3059 = arith.addi %3058, %2992 : index
    %3060 = arith.addi %3059, %c5 : index
    %3061 = arith.addi %3060, %c36 : index
    %3062 = vector.extract %714#5[5] : f32 from vector<8xf32>
    memref.store %3062, %21[%3061] : memref<?xf32>
    %3063 = arith.muli %4, %c14 : index
    %3064 = arith.addi %3063, %2992 : index
    %3065 = arith.addi %3064, %c5 : index
    %3066 = arith.addi %3065, %c37 : index
    %3067 = vector.extract %714#5[6] : f32 from vector<8xf32>
    memref.store %3067, %21[%3066] : memref<?xf32>
    %3068 = arith.muli %4, %c14 : index
    %3069 = arith.addi %3068, %2992 : index
    %3070 = arith.addi %3069, %c5 : index
    %3071 = arith.addi %3070, %c38 : index
    %3072 = vector.extract %714#5[7] : f32 from vector<8xf32>
    memref.store %3072, %21[%3071] : memref<?xf32>
    wave.barrier
    %3073 = arith.muli %4, %c21 : index
    %3074 = arith.addi %3073, %c11 : index
    %3075 = arith.muli %3074, %c10 : index
    %3076 = arith.divui %2989, %c9 : index
    %3077 = arith.addi %3075, %3076 : index
    %3078 = arith.addi %2988, %3077 : index
    %3079 = arith.cmpi slt, %3078, %24 : index
    scf.if %3079 {
      %3080 = arith.cmpi eq, %hasFactors, %c12 : index
      %3081 = arith.muli %3078, %c10 : index
      %3082 = memref.load %factors[%3081] : memref<?xf32>
      %3083 = arith.mulf %3082, %operandScale : f32
      %3084 = arith.select %3080, %3083, %operandScale : f32
      %3085 = arith.addi %2992, %c11 : index
      %3086 = arith.muli %3074, %c16 : index
      %3087 = arith.addi %3085, %3086 : index
      %3088 = memref.load %21[%3087] : memref<?xf32>
      %3089 = arith.addi %3087, %c14 : index
      %3090 = memref.load %21[%3089] : memref<?xf32>
      %3091 = arith.addf %3088, %3090 : f32
      %3092 = arith.remui %2989, %c9 : index
      %3093 = arith.muli %3092, %c21 : index
      %3094 = arith.addi %18, %3093 : index
      %3095 = vector.load %w[%3094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3096 = vector.bitcast %3095 : vector<4xi8> to vector<1xf32>
      %3097 = vector.extract %3096[0] : f32 from vector<1xf32>
      %3098 = arith.mulf %3097, %3084 : f32
      %3099 = arith.mulf %3091, %3098 : f32
      %3100 = arith.muli %3, %c10 : index
      %3101 = arith.addi %3100, %c11 : index
      %3102 = arith.muli %3101, %c9 : index
      %3103 = arith.remui %2989, %c9 : index
      %3104 = arith.addi %3102, %3103 : index
      %3105 = arith.muli %3077, %c5 : index
      %3106 = arith.addi %3105, %3104 : index
      memref.store %3099, %22[%3106] : memref<?xf32>
      %3107 = arith.addi %2992, %c5 : index
      %3108 = arith.muli %3074, %c16 : index
      %3109 = arith.addi %3107, %3108 : index
      %3110 = memref.load %21[%3109] : memref<?xf32>
      %3111 = arith.addi %3109, %c14 : index
      %3112 = memref.load %21[%3111] : memref<?xf32>
      %3113 = arith.addf %3110, %3112 : f32
      %3114 = arith.remui %2989, %c9 : index
      %3115 = arith.muli %3114, %c21 : index
      %3116 = arith.addi %20, %3115 : index
      %3117 = vector.load %w[%3116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3118 = vector.bitcast %3117 : vector<4xi8> to vector<1xf32>
      %3119 = vector.extract %3118[0] : f32 from vector<1xf32>
      %3120 = arith.mulf %3119, %3084 : f32
      %3121 = arith.mulf %3113, %3120 : f32
      %3122 = arith.muli %3, %c10 : index
      %3123 = arith.addi %3122, %c12 : index
      %3124 = arith.muli %3123, %c9 : index
      %3125 = arith.remui %2989, %c9 : index
      %3126 = arith.addi %3124, %3125 : index
      %3127 = arith.muli %3077, %c5 : index
      %3128 = arith.addi %3127, %3126 : index
      memref.store %3121, %22[%3128] : memref<?xf32>
    }
    %3129 = arith.muli %4, %c21 : index
    %3130 = arith.addi %3129, %c12 : index
    %3131 = arith.muli %3130, %c10 : index
    %3132 = arith.divui %2989, %c9 : index
    %3133 = arith.addi %3131, %3132 : index
    %3134 = arith.addi %2988, %3133 : index
    %3135 = arith.cmpi slt, %3134, %24 : index
    scf.if %3135 {
      %3136 = arith.cmpi eq, %hasFactors, %c12 : index
      %3137 = arith.muli %3134, %c10 : index
      %3138 = memref.load %factors[%3137] : memref<?xf32>
      %3139 = arith.mulf %3138, %operandScale : f32
      %3140 = arith.select %3136, %3139, %operandScale : f32
      %3141 = arith.addi %2992, %c11 : index
      %3142 = arith.muli %3130, %c16 : index
      %3143 = arith.addi %3141, %3142 : index
      %3144 = memref.load %21[%3143] : memref<?xf32>
      %3145 = arith.addi %3143, %c14 : index
      %3146 = memref.load %21[%3145] : memref<?xf32>
      %3147 = arith.addf %3144, %3146 : f32
      %3148 = arith.remui %2989, %c9 : index
      %3149 = arith.muli %3148, %c21 : index
      %3150 = arith.addi %18, %3149 : index
      %3151 = vector.load %w[%3150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3152 = vector.bitcast %3151 : vector<4xi8> to vector<1xf32>
      %3153 = vector.extract %3152[0] : f32 from vector<1xf32>
      %3154 = arith.mulf %3153, %3140 : f32
      %3155 = arith.mulf %3147, %3154 : f32
      %3156 = arith.muli %3, %c10 : index
      %3157 = arith.addi %3156, %c11 : index
      %3158 = arith.muli %3157, %c9 : index
      %3159 = arith.remui %2989, %c9 : index
      %3160 = arith.addi %3158, %3159 : index
      %3161 = arith.muli %3133, %c5 : index
      %3162 = arith.addi %3161, %3160 : index
      memref.store %3155, %22[%3162] : memref<?xf32>
      %3163 = arith.addi %2992, %c5 : index
      %3164 = arith.muli %3130, %c16 : index
      %3165 = arith.addi %3163, %3164 : index
      %3166 = memref.load %21[%3165] : memref<?xf32>
      %3167 = arith.addi %3165, %c14 : index
      %3168 = memref.load %21[%3167] : memref<?xf32>
      %3169 = arith.addf %3166, %3168 : f32
      %3170 = arith.remui %2989, %c9 : index
      %3171 = arith.muli %3170, %c21 : index
      %3172 = arith.addi %20, %3171 : index
      %3173 = vector.load %w[%3172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3174 = vector.bitcast %3173 : vector<4xi8> to vector<1xf32>
      %3175 = vector.extract %3174[0] : f32 from vector<1xf32>
      %3176 = arith.mulf %3175, %3140 : f32
      %3177 = arith.mulf %3169, %3176 : f32
      %3178 = arith.muli %3, %c10 : index
      %3179 = arith.addi %3178, %c12 : index
      %3180 = arith.muli %3179, %c9 : index
      %3181 = arith.remui %2989, %c9 : index
      %3182 = arith.addi %3180, %3181 : index
      %3183 = arith.muli %3133, %c5 : index
      %3184 = arith.addi %3183, %3182 : index
      memref.store %3177, %22[%3184] : memref<?xf32>
    }
    %3185 = arith.muli %4, %c21 : index
    %3186 = arith.addi %3185, %c10 : index
    %3187 = arith.muli %3186, %c10 : index
    %3188 = arith.divui %2989, %c9 : index
    %3189 = arith.addi %3187, %3188 : index
    %3190 = arith.addi %2988, %3189 : index
    %3191 = arith.cmpi slt, %3190, %24 : index
    scf.if %3191 {
      %3192 = arith.cmpi eq, %hasFactors, %c12 : index
      %3193 = arith.muli %3190, %c10 : index
      %3194 = memref.load %factors[%3193] : memref<?xf32>
      %3195 = arith.mulf %3194, %operandScale : f32
      %3196 = arith.select %3192, %3195, %operandScale : f32
      %3197 = arith.addi %2992, %c11 : index
      %3198 = arith.muli %3186, %c16 : index
      %3199 = arith.addi %3197, %3198 : index
      %3200 = memref.load %21[%3199] : memref<?xf32>
      %3201 = arith.addi %3199, %c14 : index
      %3202 = memref.load %21[%3201] : memref<?xf32>
      %3203 = arith.addf %3200, %3202 : f32
      %3204 = arith.remui %2989, %c9 : index
      %3205 = arith.muli %3204, %c21 : index
      %3206 = arith.addi %18, %3205 : index
      %3207 = vector.load %w[%3206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3208 = vector.bitcast %3207 : vector<4xi8> to vector<1xf32>
      %3209 = vector.extract %3208[0] : f32 from vector<1xf32>
      %3210 = arith.mulf %3209, %3196 : f32
      %3211 = arith.mulf %3203, %3210 : f32
      %3212 = arith.muli %3, %c10 : index
      %3213 = arith.addi %3212, %c11 : index
      %3214 = arith.muli %3213, %c9 : index
      %3215 = arith.remui %2989, %c9 : index
      %3216 = arith.addi %3214, %3215 : index
      %3217 = arith.muli %3189, %c5 : index
      %3218 = arith.addi %3217, %3216 : index
      memref.store %3211, %22[%3218] : memref<?xf32>
      %3219 = arith.addi %2992, %c5 : index
      %3220 = arith.muli %3186, %c16 : index
      %3221 = arith.addi %3219, %3220 : index
      %3222 = memref.load %21[%3221] : memref<?xf32>
      %3223 = arith.addi %3221, %c14 : index
      %3224 = memref.load %21[%3223] : memref<?xf32>
      %3225 = arith.addf %3222, %3224 : f32
      %3226 = arith.remui %2989, %c9 : index
      %3227 = arith.muli %3226, %c21 : index
      %3228 = arith.addi %20, %3227 : index
      %3229 = vector.load %w[%3228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3230 = vector.bitcast %3229 : vector<4xi8> to vector<1xf32>
      %3231 = vector.extract %3230[0] : f32 from vector<1xf32>
      %3232 = arith.mulf %3231, %3196 : f32
      %3233 = arith.mulf %3225, %3232 : f32
      %3234 = arith.muli %3, %c10 : index
      %3235 = arith.addi %3234, %c12 : index
      %3236 = arith.muli %3235, %c9 : index
      %3237 = arith.remui %2989, %c9 : index
      %3238 = arith.addi %3236, %3237 : index
      %3239 = arith.muli %3189, %c5 : index
      %3240 = arith.addi %3239, %3238 : index
      memref.store %3233, %22[%3240] : memref<?xf32>
    }
    %3241 = arith.muli %4, %c21 : index
    %3242 = arith.addi %3241, %c34 : index
    %3243 = arith.muli %3242, %c10 : index
    %3244 = arith.divui %2989, %c9 : index
    %3245 = arith.addi %3243, %3244 : index
    %3246 = arith.addi %2988, %3245 : index
    %3247 = arith.cmpi slt, %3246, %24 : index
    scf.if %3247 {
      %3248 = arith.cmpi eq, %hasFactors, %c12 : index
      %3249 = arith.muli %3246, %c10 : index
      %3250 = memref.load %factors[%3249] : memref<?xf32>
      %3251 = arith.mulf %3250, %operandScale : f32
      %3252 = arith.select %3248, %3251, %operandScale : f32
      %3253 = arith.addi %2992, %c11 : index
      %3254 = arith.muli %3242, %c16 : index
      %3255 = arith.addi %3253, %3254 : index
      %3256 = memref.load %21[%3255] : memref<?xf32>
      %3257 = arith.addi %3255, %c14 : index
      %3258 = memref.load %21[%3257] : memref<?xf32>
      %3259 = arith.addf %3256, %3258 : f32
      %3260 = arith.remui %2989, %c9 : index
      %3261 = arith.muli %3260, %c21 : index
      %3262 = arith.addi %18, %3261 : index
      %3263 = vector.load %w[%3262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3264 = vector.bitcast %3263 : vector<4xi8> to vector<1xf32>
      %3265 = vector.extract %3264[0] : f32 from vector<1xf32>
      %3266 = arith.mulf %3265, %3252 : f32
      %3267 = arith.mulf %3259, %3266 : f32
      %3268 = arith.muli %3, %c10 : index
      %3269 = arith.addi %3268, %c11 : index
      %3270 = arith.muli %3269, %c9 : index
      %3271 = arith.remui %2989, %c9 : index
      %3272 = arith.addi %3270, %3271 : index
      %3273 = arith.muli %3245, %c5 : index
      %3274 = arith.addi %3273, %3272 : index
      memref.store %3267, %22[%3274] : memref<?xf32>
      %3275 = arith.addi %2992, %c5 : index
      %3276 = arith.muli %3242, %c16 : index
      %3277 = arith.addi %3275, %3276 : index
      %3278 = memref.load %21[%3277] : memref<?xf32>
      %3279 = arith.addi %3277, %c14 : index
      %3280 = memref.load %21[%3279] : memref<?xf32>
      %3281 = arith.addf %3278, %3280 : f32
      %3282 = arith.remui %2989, %c9 : index
      %3283 = arith.muli %3282, %c21 : index
      %3284 = arith.addi %20, %3283 : index
      %3285 = vector.load %w[%3284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3286 = vector.bitcast %3285 : vector<4xi8> to vector<1xf32>
      %3287 = vector.extract %3286[0] : f32 from vector<1xf32>
      %3288 = arith.mulf %3287, %3252 : f32
      %3289 = arith.mulf %3281, %3288 : f32
      %3290 = arith.muli %3, %c10 : index
      %3291 = arith.addi %3290, %c12 : index
      %3292 = arith.muli %3291, %c9 : index
      %3293 = arith.remui %2989, %c9 : index
      %3294 = arith.addi %3292, %3293 : index
      %3295 = arith.muli %3245, %c5 : index
      %3296 = arith.addi %3295, %3294 : index
      memref.store %3289, %22[%3296] : memref<?xf32>
    }
    wave.barrier
    %3297 = arith.addi %25, %c16 : index
    %3298 = wave.wave
    %3299 = arith.addi %3298, %c11 : index
    %3300 = arith.addi %3297, %3299 : index
    %3301 = arith.cmpi slt, %3300, %24 : index
    scf.if %3301 {
      %3302 = arith.addi %3297, %3299 : index
      %3303 = arith.muli %3299, %c5 : index
      %3304 = wave.lane
      %3305 = arith.addi %3304, %c11 : index
      %3306 = arith.cmpi eq, %hasBias, %c12 : index
      %3307 = arith.addi %3303, %3305 : index
      %3308 = memref.load %22[%3307] : memref<?xf32>
      %3309 = arith.muli %0, %c5 : index
      %3310 = arith.addi %3309, %3305 : index
      %3311 = memref.load %bias[%3310] : memref<?xf32>
      %3312 = arith.addf %3308, %3311 : f32
      %3313 = arith.select %3306, %3312, %3308 : f32
      %3314 = arith.addi %3305, %c8 : index
      %3315 = arith.cmpi eq, %hasBias, %c12 : index
      %3316 = arith.addi %3303, %3314 : index
      %3317 = memref.load %22[%3316] : memref<?xf32>
      %3318 = arith.muli %0, %c5 : index
      %3319 = arith.addi %3318, %3314 : index
      %3320 = memref.load %bias[%3319] : memref<?xf32>
      %3321 = arith.addf %3317, %3320 : f32
      %3322 = arith.select %3315, %3321, %3317 : f32
      %3323 = arith.addi %3304, %c16 : index
      %3324 = arith.cmpi eq, %hasBias, %c12 : index
      %3325 = arith.addi %3303, %3323 : index
      %3326 = memref.load %22[%3325] : memref<?xf32>
      %3327 = arith.muli %0, %c5 : index
      %3328 = arith.addi %3327, %3323 : index
      %3329 = memref.load %bias[%3328] : memref<?xf32>
      %3330 = arith.addf %3326, %3329 : f32
      %3331 = arith.select %3324, %3330, %3326 : f32
      %3332 = arith.addi %3323, %c8 : index
      %3333 = arith.cmpi eq, %hasBias, %c12 : index
      %3334 = arith.addi %3303, %3332 : index
      %3335 = memref.load %22[%3334] : memref<?xf32>
      %3336 = arith.muli %0, %c5 : index
      %3337 = arith.addi %3336, %3332 : index
      %3338 = memref.load %bias[%3337] : memref<?xf32>
      %3339 = arith.addf %3335, %3338 : f32
      %3340 = arith.select %3333, %3339, %3335 : f32
      %3341 = arith.addi %3304, %c6 : index
      %3342 = arith.cmpi eq, %hasBias, %c12 : index
      %3343 = arith.addi %3303, %3341 : index
      %3344 = memref.load %22[%3343] : memref<?xf32>
      %3345 = arith.muli %0, %c5 : index
      %3346 = arith.addi %3345, %3341 : index
      %3347 = memref.load %bias[%3346] : memref<?xf32>
      %3348 = arith.addf %3344, %3347 : f32
      %3349 = arith.select %3342, %3348, %3344 : f32
      %3350 = arith.addi %3341, %c8 : index
      %3351 = arith.cmpi eq, %hasBias, %c12 : index
      %3352 = arith.addi %3303, %3350 : index
      %3353 = memref.load %22[%3352] : memref<?xf32>
      %3354 = arith.muli %0, %c5 : index
      %3355 = arith.addi %3354, %3350 : index
      %3356 = memref.load %bias[%3355] : memref<?xf32>
      %3357 = arith.addf %3353, %3356 : f32
      %3358 = arith.select %3351, %3357, %3353 : f32
      %3359 = arith.addi %3304, %c35 : index
      %3360 = arith.cmpi eq, %hasBias, %c12 : index
      %3361 = arith.addi %3303, %3359 : index
      %3362 = memref.load %22[%3361] : memref<?xf32>
      %3363 = arith.muli %0, %c5 : index
      %3364 = arith.addi %3363, %3359 : index
      %3365 = memref.load %bias[%3364] : memref<?xf32>
      %3366 = arith.addf %3362, %3365 : f32
      %3367 = arith.select %3360, %3366, %3362 : f32
      %3368 = arith.addi %3359, %c8 : index
      %3369 = arith.cmpi eq, %hasBias, %c12 : index
      %3370 = arith.addi %3303, %3368 : index
      %3371 = memref.load %22[%3370] : memref<?xf32>
      %3372 = arith.muli %0, %c5 : index
      %3373 = arith.addi %3372, %3368 : index
      %3374 = memref.load %bias[%3373] : memref<?xf32>
      %3375 = arith.addf %3371, %3374 : f32
      %3376 = arith.select %3369, %3375, %3371 : f32
      %3377 = arith.addi %heads, %kvHeads : index
      %3378 = arith.cmpi slt, %0, %3377 : index
      scf.if %3378 {
        %3379 = arith.addi %positionsAt, %3302 : index
        %3380 = memref.load %step[%3379] : memref<?xi32>
        %3381 = arith.index_cast %3380 : i32 to index
        %3382 = arith.cmpi eq, %hasNorm, %c12 : index
        %3383 = math.fma %3313, %3313, %c44 : f32
        %3384 = math.fma %3322, %3322, %3383 : f32
        %3385 = math.fma %3331, %3331, %3384 : f32
        %3386 = math.fma %3340, %3340, %3385 : f32
        %3387 = math.fma %3349, %3349, %3386 : f32
        %3388 = math.fma %3358, %3358, %3387 : f32
        %3389 = math.fma %3367, %3367, %3388 : f32
        %3390 = math.fma %3376, %3376, %3389 : f32
        %3391 = vector.broadcast %3390 : f32 to vector<1xf32>
        %3392 = wave.reduce "add" %3391 : vector<1xf32>
        %3393 = arith.mulf %3392, %inverseHeadDim : f32
        %3394 = arith.addf %3393, %epsilon : f32
        %3395 = math.sqrt %3394 : f32
        %3396 = arith.divf %c46, %3395 : f32
        %3397 = arith.cmpi slt, %0, %heads : index
        %3398 = arith.addi %3305, %c8 : index
        %3399 = memref.load %query_norm[%3305] : memref<?xf32>
        %3400 = memref.load %key_norm[%3305] : memref<?xf32>
        %3401 = arith.select %3397, %3399, %3400 : f32
        %3402 = arith.mulf %3313, %3396 : f32
        %3403 = arith.mulf %3402, %3401 : f32
        %3404 = arith.select %3382, %3403, %3313 : f32
        %3405 = memref.load %query_norm[%3398] : memref<?xf32>
        %3406 = memref.load %key_norm[%3398] : memref<?xf32>
        %3407 = arith.select %3397, %3405, %3406 : f32
        %3408 = arith.mulf %3322, %3396 : f32
        %3409 = arith.mulf %3408, %3407 : f32
        %3410 = arith.select %3382, %3409, %3322 : f32
        %3411 = arith.addi %3323, %c8 : index
        %3412 = memref.load %query_norm[%3323] : memref<?xf32>
        %3413 = memref.load %key_norm[%3323] : memref<?xf32>
        %3414 = arith.select %3397, %3412, %3413 : f32
        %3415 = arith.mulf %3331, %3396 : f32
        %3416 = arith.mulf %3415, %3414 : f32
        %3417 = arith.select %3382, %3416, %3331 : f32
        %3418 = memref.load %query_norm[%3411] : memref<?xf32>
        %3419 = memref.load %key_norm[%3411] : memref<?xf32>
        %3420 = arith.select %3397, %3418, %3419 : f32
        %3421 = arith.mulf %3340, %3396 : f32
        %3422 = arith.mulf %3421, %3420 : f32
        %3423 = arith.select %3382, %3422, %3340 : f32
        %3424 = arith.addi %3341, %c8 : index
        %3425 = memref.load %query_norm[%3341] : memref<?xf32>
        %3426 = memref.load %key_norm[%3341] : memref<?xf32>
        %3427 = arith.select %3397, %3425, %3426 : f32
        %3428 = arith.mulf %3349, %3396 : f32
        %3429 = arith.mulf %3428, %3427 : f32
        %3430 = arith.select %3382, %3429, %3349 : f32
        %3431 = memref.load %query_norm[%3424] : memref<?xf32>
        %3432 = memref.load %key_norm[%3424] : memref<?xf32>
        %3433 = arith.select %3397, %3431, %3432 : f32
        %3434 = arith.mulf %3358, %3396 : f32
        %3435 = arith.mulf %3434, %3433 : f32
        %3436 = arith.select %3382, %3435, %3358 : f32
        %3437 = arith.addi %3359, %c8 : index
        %3438 = memref.load %query_norm[%3359] : memref<?xf32>
        %3439 = memref.load %key_norm[%3359] : memref<?xf32>
        %3440 = arith.select %3397, %3438, %3439 : f32
        %3441 = arith.mulf %3367, %3396 : f32
        %3442 = arith.mulf %3441, %3440 : f32
        %3443 = arith.select %3382, %3442, %3367 : f32
        %3444 = memref.load %query_norm[%3437] : memref<?xf32>
        %3445 = memref.load %key_norm[%3437] : memref<?xf32>
        %3446 = arith.select %3397, %3444, %3445 : f32
        %3447 = arith.mulf %3376, %3396 : f32
        %3448 = arith.mulf %3447, %3446 : f32
        %3449 = arith.select %3382, %3448, %3376 : f32
        %3450 = arith.remui %3381, %c5 : index
        %3451 = arith.muli %3450, %c5 : index
        %3452 = arith.addi %3451, %3305 : index
        %3453 = arith.divui %3381, %c5 : index
        %3454 = arith.addi %3453, %c5 : index
        %3455 = arith.muli %3454, %c5 : index
        %3456 = arith.addi %3455, %3305 : index
        %3457 = memref.load %rope[%3452] : memref<?xf32>
        %3458 = arith.addi %3452, %c8 : index
        %3459 = memref.load %rope[%3458] : memref<?xf32>
        %3460 = memref.load %rope[%3456] : memref<?xf32>
        %3461 = arith.addi %3456, %c8 : index
        %3462 = memref.load %rope[%3461] : memref<?xf32>
        %3463 = arith.mulf %3460, %3457 : f32
        %3464 = arith.mulf %3462, %3459 : f32
        %3465 = arith.subf %3463, %3464 : f32
        %3466 = arith.mulf %3462, %3457 : f32
        %3467 = arith.mulf %3460, %3459 : f32
        %3468 = arith.addf %3466, %3467 : f32
        %3469 = arith.mulf %3404, %3465 : f32
        %3470 = arith.mulf %3410, %3468 : f32
        %3471 = arith.subf %3469, %3470 : f32
        %3472 = arith.mulf %3410, %3465 : f32
        %3473 = arith.mulf %3404, %3468 : f32
        %3474 = arith.addf %3472, %3473 : f32
        %3475 = arith.cmpi slt, %0, %heads : index
        scf.if %3475 {
          %3476 = arith.muli %3302, %heads : index
          %3477 = arith.addi %3476, %0 : index
          %3478 = arith.muli %3477, %c5 : index
          %3479 = arith.addi %3478, %3305 : index
          memref.store %3471, %q[%3479] : memref<?xf32>
          %3480 = arith.addi %3479, %c8 : index
          memref.store %3474, %q[%3480] : memref<?xf32>
        } else {
          %3481 = arith.addi %3303, %3305 : index
          memref.store %3471, %22[%3481] : memref<?xf32>
          %3482 = arith.addi %3303, %3305 : index
          %3483 = arith.addi %3482, %c8 : index
          memref.store %3474, %22[%3483] : memref<?xf32>
        }
        %3484 = arith.remui %3381, %c5 : index
        %3485 = arith.muli %3484, %c5 : index
        %3486 = arith.addi %3485, %3323 : index
        %3487 = arith.divui %3381, %c5 : index
        %3488 = arith.addi %3487, %c5 : index
        %3489 = arith.muli %3488, %c5 : index
        %3490 = arith.addi %3489, %3323 : index
        %3491 = memref.load %rope[%3486] : memref<?xf32>
        %3492 = arith.addi %3486, %c8 : index
        %3493 = memref.load %rope[%3492] : memref<?xf32>
        %3494 = memref.load %rope[%3490] : memref<?xf32>
        %3495 = arith.addi %3490, %c8 : index
        %3496 = memref.load %rope[%3495] : memref<?xf32>
        %3497 = arith.mulf %3494, %3491 : f32
        %3498 = arith.mulf %3496, %3493 : f32
        %3499 = arith.subf %3497, %3498 : f32
        %3500 = arith.mulf %3496, %3491 : f32
        %3501 = arith.mulf %3494, %3493 : f32
        %3502 = arith.addf %3500, %3501 : f32
        %3503 = arith.mulf %3417, %3499 : f32
        %3504 = arith.mulf %3423, %3502 : f32
        %3505 = arith.subf %3503, %3504 : f32
        %3506 = arith.mulf %3423, %3499 : f32
        %3507 = arith.mulf %3417, %3502 : f32
        %3508 = arith.addf %3506, %3507 : f32
        %3509 = arith.cmpi slt, %0, %heads : index
        scf.if %3509 {
          %3510 = arith.muli %3302, %heads : index
          %3511 = arith.addi %3510, %0 : index
          %3512 = arith.muli %3511, %c5 : index
          %3513 = arith.addi %3512, %3323 : index
          memref.store %3505, %q[%3513] : memref<?xf32>
          %3514 = arith.addi %3513, %c8 : index
          memref.store %3508, %q[%3514] : memref<?xf32>
        } else {
          %3515 = arith.addi %3303, %3323 : index
          memref.store %3505, %22[%3515] : memref<?xf32>
          %3516 = arith.addi %3303, %3323 : index
          %3517 = arith.addi %3516, %c8 : index
          memref.store %3508, %22[%3517] : memref<?xf32>
        }
        %3518 = arith.remui %3381, %c5 : index
        %3519 = arith.muli %3518, %c5 : index
        %3520 = arith.addi %3519, %3341 : index
        %3521 = arith.divui %3381, %c5 : index
        %3522 = arith.addi %3521, %c5 : index
        %3523 = arith.muli %3522, %c5 : index
        %3524 = arith.addi %3523, %3341 : index
        %3525 = memref.load %rope[%3520] : memref<?xf32>
        %3526 = arith.addi %3520, %c8 : index
        %3527 = memref.load %rope[%3526] : memref<?xf32>
        %3528 = memref.load %rope[%3524] : memref<?xf32>
        %3529 = arith.addi %3524, %c8 : index
        %3530 = memref.load %rope[%3529] : memref<?xf32>
        %3531 = arith.mulf %3528, %3525 : f32
        %3532 = arith.mulf %3530, %3527 : f32
        %3533 = arith.subf %3531, %3532 : f32
        %3534 = arith.mulf %3530, %3525 : f32
        %3535 = arith.mulf %3528, %3527 : f32
        %3536 = arith.addf %3534, %3535 : f32
        %3537 = arith.mulf %3430, %3533 : f32
        %3538 = arith.mulf %3436, %3536 : f32
        %3539 = arith.subf %3537, %3538 : f32
        %3540 = arith.mulf %3436, %3533 : f32
        %3541 = arith.mulf %3430, %3536 : f32
        %3542 = arith.addf %3540, %3541 : f32
        %3543 = arith.cmpi slt, %0, %heads : index
        scf.if %3543 {
          %3544 = arith.muli %3302, %heads : index
          %3545 = arith.addi %3544, %0 : index
          %3546 = arith.muli %3545, %c5 : index
          %3547 = arith.addi %3546, %3341 : index
          memref.store %3539, %q[%3547] : memref<?xf32>
          %3548 = arith.addi %3547, %c8 : index
          memref.store %3542, %q[%3548] : memref<?xf32>
        } else {
          %3549 = arith.addi %3303, %3341 : index
          memref.store %3539, %22[%3549] : memref<?xf32>
          %3550 = arith.addi %3303, %3341 : index
          %3551 = arith.addi %3550, %c8 : index
          memref.store %3542, %22[%3551] : memref<?xf32>
        }
        %3552 = arith.remui %3381, %c5 : index
        %3553 = arith.muli %3552, %c5 : index
        %3554 = arith.addi %3553, %3359 : index
        %3555 = arith.divui %3381, %c5 : index
        %3556 = arith.addi %3555, %c5 : index
        %3557 = arith.muli %3556, %c5 : index
        %3558 = arith.addi %3557, %3359 : index
        %3559 = memref.load %rope[%3554] : memref<?xf32>
        %3560 = arith.addi %3554, %c8 : index
        %3561 = memref.load %rope[%3560] : memref<?xf32>
        %3562 = memref.load %rope[%3558] : memref<?xf32>
        %3563 = arith.addi %3558, %c8 : index
        %3564 = memref.load %rope[%3563] : memref<?xf32>
        %3565 = arith.mulf %3562, %3559 : f32
        %3566 = arith.mulf %3564, %3561 : f32
        %3567 = arith.subf %3565, %3566 : f32
        %3568 = arith.mulf %3564, %3559 : f32
        %3569 = arith.mulf %3562, %3561 : f32
        %3570 = arith.addf %3568, %3569 : f32
        %3571 = arith.mulf %3443, %3567 : f32
        %3572 = arith.mulf %3449, %3570 : f32
        %3573 = arith.subf %3571, %3572 : f32
        %3574 = arith.mulf %3449, %3567 : f32
        %3575 = arith.mulf %3443, %3570 : f32
        %3576 = arith.addf %3574, %3575 : f32
        %3577 = arith.cmpi slt, %0, %heads : index
        scf.if %3577 {
          %3578 = arith.muli %3302, %heads : index
          %3579 = arith.addi %3578, %0 : index
          %3580 = arith.muli %3579, %c5 : index
          %3581 = arith.addi %3580, %3359 : index
          memref.store %3573, %q[%3581] : memref<?xf32>
          %3582 = arith.addi %3581, %c8 : index
          memref.store %3576, %q[%3582] : memref<?xf32>
        } else {
          %3583 = arith.addi %3303, %3359 : index
          memref.store %3573, %22[%3583] : memref<?xf32>
          %3584 = arith.addi %3303, %3359 : index
          %3585 = arith.addi %3584, %c8 : index
          memref.store %3576, %22[%3585] : memref<?xf32>
        }
      } else {
        %3586 = arith.cmpi slt, %0, %heads : index
        scf.if %3586 {
          %3587 = arith.muli %3302, %heads : index
          %3588 = arith.addi %3587, %0 : index
          %3589 = arith.muli %3588, %c5 : index
          %3590 = arith.addi %3589, %3305 : index
          memref.store %3313, %q[%3590] : memref<?xf32>
          %3591 = arith.addi %3590, %c8 : index
          memref.store %3322, %q[%3591] : memref<?xf32>
        } else {
          %3592 = arith.addi %3303, %3305 : index
          memref.store %3313, %22[%3592] : memref<?xf32>
          %3593 = arith.addi %3303, %3305 : index
          %3594 = arith.addi %3593, %c8 : index
          memref.store %3322, %22[%3594] : memref<?xf32>
        }
        %3595 = arith.cmpi slt, %0, %heads : index
        scf.if %3595 {
          %3596 = arith.muli %3302, %heads : index
          %3597 = arith.addi %3596, %0 : index
          %3598 = arith.muli %3597, %c5 : index
          %3599 = arith.addi %3598, %3323 : index
          memref.store %3331, %q[%3599] : memref<?xf32>
          %3600 = arith.addi %3599, %c8 : index
          memref.store %3340, %q[%3600] : memref<?xf32>
        } else {
          %3601 = arith.addi %3303, %3323 : index
          memref.store %3331, %22[%3601] : memref<?xf32>
          %3602 = arith.addi %3303, %3323 : index
          %3603 = arith.addi %3602, %c8 : index
          memref.store %3340, %22[%3603] : memref<?xf32>
        }
        %3604 = arith.cmpi slt, %0, %heads : index
        scf.if %3604 {
          %3605 = arith.muli %3302, %heads : index
          %3606 = arith.addi %3605, %0 : index
          %3607 = arith.muli %3606, %c5 : index
          %3608 = arith.addi %3607, %3341 : index
          memref.store %3349, %q[%3608] : memref<?xf32>
          %3609 = arith.addi %3608, %c8 : index
          memref.store %3358, %q[%3609] : memref<?xf32>
        } else {
          %3610 = arith.addi %3303, %3341 : index
          memref.store %3349, %22[%3610] : memref<?xf32>
          %3611 = arith.addi %3303, %3341 : index
          %3612 = arith.addi %3611, %c8 : index
          memref.store %3358, %22[%3612] : memref<?xf32>
        }
        %3613 = arith.cmpi slt, %0, %heads : index
        scf.if %3613 {
          %3614 = arith.muli %3302, %heads : index
          %3615 = arith.addi %3614, %0 : index
          %3616 = arith.muli %3615, %c5 : index
          %3617 = arith.addi %3616, %3359 : index
          memref.store %3367, %q[%3617] : memref<?xf32>
          %3618 = arith.addi %3617, %c8 : index
          memref.store %3376, %q[%3618] : memref<?xf32>
        } else {
          %3619 = arith.addi %3303, %3359 : index
          memref.store %3367, %22[%3619] : memref<?xf32>
          %3620 = arith.addi %3303, %3359 : index
          %3621 = arith.addi %3620, %c8 : index
          memref.store %3376, %22[%3621] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3622 = arith.cmpi sge, %0, %heads : index
    scf.if %3622 {
      %3623 = arith.addi %3298, %c11 : index
      %3624 = arith.addi %3297, %3623 : index
      %3625 = arith.cmpi slt, %3624, %24 : index
      scf.if %3625 {
        %3626 = arith.addi %3297, %3623 : index
        %3627 = arith.addi %slotsAt, %3626 : index
        %3628 = memref.load %step[%3627] : memref<?xi32>
        %3629 = arith.index_cast %3628 : i32 to index
        %3630 = arith.cmpi sge, %3629, %c11 : index
        scf.if %3630 {
          %3631 = arith.muli %3623, %c5 : index
          %3632 = arith.subi %0, %heads : index
          %3633 = memref.load %scales[%3632] : memref<?xf32>
          %3634 = vector.broadcast %3633 : f32 to vector<4xf32>
          %3635 = arith.divui %3629, %c9 : index
          %3636 = arith.remui %3629, %c9 : index
          %3637 = arith.muli %3635, %pageBytes : index
          %3638 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3638 {
            %3639 = wave.lane
            %3640 = arith.muli %3639, %c21 : index
            scf.for %3641 = %3640 to %c5 step %c8 {
              %3642 = arith.addi %3631, %3641 : index
              %3643 = vector.load %22[%3642] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3644 = arith.mulf %3643, %3634 : vector<4xf32>
              %3645 = arith.minimumf %3644, %c51 : vector<4xf32>
              %3646 = arith.maximumf %3645, %c52 : vector<4xf32>
              %3647 = arith.truncf %3646 : vector<4xf32> to vector<4xf16>
              %3648 = vector.bitcast %3647 : vector<4xf16> to vector<8xi8>
              %3649 = arith.cmpi slt, %3632, %kvHeads : index
              scf.if %3649 {
                %3650 = arith.muli %3632, %c53 : index
                %3651 = arith.addi %3637, %3650 : index
                %3652 = arith.divui %3641, %c9 : index
                %3653 = arith.muli %3652, %c54 : index
                %3654 = arith.remui %3641, %c9 : index
                %3655 = arith.divui %3654, %c2 : index
                %3656 = arith.muli %3655, %c5 : index
                %3657 = arith.muli %3636, %c9 : index
                %3658 = arith.addi %3656, %3657 : index
                %3659 = arith.remui %3654, %c2 : index
                %3660 = arith.muli %3659, %c10 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.addi %3653, %3661 : index
                %3663 = arith.addi %3651, %3662 : index
                vector.store %3648, %kv[%3663] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3664 = arith.subi %3632, %kvHeads : index
                %3665 = arith.muli %3664, %c53 : index
                %3666 = arith.addi %3637, %3665 : index
                %3667 = arith.addi %3641, %c11 : index
                %3668 = arith.divui %3667, %c9 : index
                %3669 = arith.muli %3668, %c54 : index
                %3670 = arith.addi %3669, %c13 : index
                %3671 = arith.remui %3667, %c9 : index
                %3672 = arith.divui %3636, %c10 : index
                %3673 = arith.remui %3636, %c10 : index
                %3674 = arith.muli %3673, %c2 : index
                %3675 = arith.addi %3672, %3674 : index
                %3676 = arith.divui %3675, %c2 : index
                %3677 = arith.muli %3676, %c5 : index
                %3678 = arith.muli %3671, %c9 : index
                %3679 = arith.addi %3677, %3678 : index
                %3680 = arith.remui %3675, %c2 : index
                %3681 = arith.muli %3680, %c10 : index
                %3682 = arith.addi %3679, %3681 : index
                %3683 = arith.addi %3670, %3682 : index
                %3684 = arith.addi %3666, %3683 : index
                %3685 = vector.shuffle %3648, %3648 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3685, %kv[%3684] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3686 = arith.addi %3641, %c12 : index
                %3687 = arith.divui %3686, %c9 : index
                %3688 = arith.muli %3687, %c54 : index
                %3689 = arith.addi %3688, %c13 : index
                %3690 = arith.remui %3686, %c9 : index
                %3691 = arith.divui %3636, %c10 : index
                %3692 = arith.remui %3636, %c10 : index
                %3693 = arith.muli %3692, %c2 : index
                %3694 = arith.addi %3691, %3693 : index
                %3695 = arith.divui %3694, %c2 : index
                %3696 = arith.muli %3695, %c5 : index
                %3697 = arith.muli %3690, %c9 : index
                %3698 = arith.addi %3696, %3697 : index
                %3699 = arith.remui %3694, %c2 : index
                %3700 = arith.muli %3699, %c10 : index
                %3701 = arith.addi %3698, %3700 : index
                %3702 = arith.addi %3689, %3701 : index
                %3703 = arith.addi %3666, %3702 : index
                %3704 = vector.shuffle %3648, %3648 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3704, %kv[%3703] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3705 = arith.addi %3641, %c10 : index
                %3706 = arith.divui %3705, %c9 : index
                %3707 = arith.muli %3706, %c54 : index
                %3708 = arith.addi %3707, %c13 : index
                %3709 = arith.remui %3705, %c9 : index
                %3710 = arith.divui %3636, %c10 : index
                %3711 = arith.remui %3636, %c10 : index
                %3712 = arith.muli %3711, %c2 : index
                %3713 = arith.addi %3710, %3712 : index
                %3714 = arith.divui %3713, %c2 : index
                %3715 = arith.muli %3714, %c5 : index
                %3716 = arith.muli %3709, %c9 : index
                %3717 = arith.addi %3715, %3716 : index
                %3718 = arith.remui %3713, %c2 : index
                %3719 = arith.muli %3718, %c10 : index
                %3720 = arith.addi %3717, %3719 : index
                %3721 = arith.addi %3708, %3720 : index
                %3722 = arith.addi %3666, %3721 : index
                %3723 = vector.shuffle %3648, %3648 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3723, %kv[%3722] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3724 = arith.addi %3641, %c34 : index
                %3725 = arith.divui %3724, %c9 : index
                %3726 = arith.muli %3725, %c54 : index
                %3727 = arith.addi %3726, %c13 : index
                %3728 = arith.remui %3724, %c9 : index
                %3729 = arith.divui %3636, %c10 : index
                %3730 = arith.remui %3636, %c10 : index
                %3731 = arith.muli %3730, %c2 : index
                %3732 = arith.addi %3729, %3731 : index
                %3733 = arith.divui %3732, %c2 : index
                %3734 = arith.muli %3733, %c5 : index
                %3735 = arith.muli %3728, %c9 : index
                %3736 = arith.addi %3734, %3735 : index
                %3737 = arith.remui %3732, %c2 : index
                %3738 = arith.muli %3737, %c10 : index
                %3739 = arith.addi %3736, %3738 : index
                %3740 = arith.addi %3727, %3739 : index
                %3741 = arith.addi %3666, %3740 : index
                %3742 = vector.shuffle %3648, %3648 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3742, %kv[%3741] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3743 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3743 {
            %3744 = wave.lane
            %3745 = arith.muli %3744, %c21 : index
            scf.for %3746 = %3745 to %c5 step %c8 {
              %3747 = arith.addi %3631, %3746 : index
              %3748 = vector.load %22[%3747] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3749 = arith.mulf %3748, %3634 : vector<4xf32>
              %3750 = wave.fp8_encode "e4m3" %3749 : vector<4xf32> -> vector<4xi8>
              %3751 = arith.cmpi slt, %3632, %kvHeads : index
              scf.if %3751 {
                %3752 = arith.muli %3632, %c13 : index
                %3753 = arith.addi %3637, %3752 : index
                %3754 = vector.shuffle %3750, %3750 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3755 = arith.divui %3746, %c9 : index
                %3756 = arith.muli %3755, %c5 : index
                %3757 = arith.remui %3746, %c9 : index
                %3758 = arith.muli %3636, %c9 : index
                %3759 = arith.divui %3757, %c21 : index
                %3760 = arith.muli %3759, %c21 : index
                %3761 = arith.remui %3757, %c10 : index
                %3762 = arith.muli %3761, %c10 : index
                %3763 = arith.addi %3760, %3762 : index
                %3764 = arith.divui %3757, %c10 : index
                %3765 = arith.remui %3764, %c10 : index
                %3766 = arith.addi %3763, %3765 : index
                %3767 = arith.addi %3758, %3766 : index
                %3768 = arith.addi %3756, %3767 : index
                %3769 = arith.addi %3753, %3768 : index
                vector.store %3754, %kv[%3769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3770 = arith.subi %3632, %kvHeads : index
                %3771 = arith.muli %3770, %c13 : index
                %3772 = arith.addi %3637, %3771 : index
                %3773 = arith.addi %3746, %c11 : index
                %3774 = arith.divui %3773, %c9 : index
                %3775 = arith.muli %3774, %c5 : index
                %3776 = arith.addi %3775, %c14 : index
                %3777 = arith.remui %3773, %c9 : index
                %3778 = arith.divui %3636, %c10 : index
                %3779 = arith.remui %3636, %c10 : index
                %3780 = arith.muli %3779, %c2 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.muli %3777, %c9 : index
                %3783 = arith.divui %3781, %c21 : index
                %3784 = arith.muli %3783, %c21 : index
                %3785 = arith.remui %3781, %c10 : index
                %3786 = arith.muli %3785, %c10 : index
                %3787 = arith.addi %3784, %3786 : index
                %3788 = arith.divui %3781, %c10 : index
                %3789 = arith.remui %3788, %c10 : index
                %3790 = arith.addi %3787, %3789 : index
                %3791 = arith.addi %3782, %3790 : index
                %3792 = arith.addi %3776, %3791 : index
                %3793 = arith.addi %3772, %3792 : index
                %3794 = vector.shuffle %3750, %3750 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3794, %kv[%3793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3795 = arith.addi %3746, %c12 : index
                %3796 = arith.divui %3795, %c9 : index
                %3797 = arith.muli %3796, %c5 : index
                %3798 = arith.addi %3797, %c14 : index
                %3799 = arith.remui %3795, %c9 : index
                %3800 = arith.divui %3636, %c10 : index
                %3801 = arith.remui %3636, %c10 : index
                %3802 = arith.muli %3801, %c2 : index
                %3803 = arith.addi %3800, %3802 : index
                %3804 = arith.muli %3799, %c9 : index
                %3805 = arith.divui %3803, %c21 : index
                %3806 = arith.muli %3805, %c21 : index
                %3807 = arith.remui %3803, %c10 : index
                %3808 = arith.muli %3807, %c10 : index
                %3809 = arith.addi %3806, %3808 : index
                %3810 = arith.divui %3803, %c10 : index
                %3811 = arith.remui %3810, %c10 : index
                %3812 = arith.addi %3809, %3811 : index
                %3813 = arith.addi %3804, %3812 : index
                %3814 = arith.addi %3798, %3813 : index
                %3815 = arith.addi %3772, %3814 : index
                %3816 = vector.shuffle %3750, %3750 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3816, %kv[%3815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3817 = arith.addi %3746, %c10 : index
                %3818 = arith.divui %3817, %c9 : index
                %3819 = arith.muli %3818, %c5 : index
                %3820 = arith.addi %3819, %c14 : index
                %3821 = arith.remui %3817, %c9 : index
                %3822 = arith.divui %3636, %c10 : index
                %3823 = arith.remui %3636, %c10 : index
                %3824 = arith.muli %3823, %c2 : index
                %3825 = arith.addi %3822, %3824 : index
                %3826 = arith.muli %3821, %c9 : index
                %3827 = arith.divui %3825, %c21 : index
                %3828 = arith.muli %3827, %c21 : index
                %3829 = arith.remui %3825, %c10 : index
                %3830 = arith.muli %3829, %c10 : index
                %3831 = arith.addi %3828, %3830 : index
                %3832 = arith.divui %3825, %c10 : index
                %3833 = arith.remui %3832, %c10 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.addi %3826, %3834 : index
                %3836 = arith.addi %3820, %3835 : index
                %3837 = arith.addi %3772, %3836 : index
                %3838 = vector.shuffle %3750, %3750 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3838, %kv[%3837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3839 = arith.addi %3746, %c34 : index
                %3840 = arith.divui %3839, %c9 : index
                %3841 = arith.muli %3840, %c5 : index
                %3842 = arith.addi %3841, %c14 : index
                %3843 = arith.remui %3839, %c9 : index
                %3844 = arith.divui %3636, %c10 : index
                %3845 = arith.remui %3636, %c10 : index
                %3846 = arith.muli %3845, %c2 : index
                %3847 = arith.addi %3844, %3846 : index
                %3848 = arith.muli %3843, %c9 : index
                %3849 = arith.divui %3847, %c21 : index
                %3850 = arith.muli %3849, %c21 : index
                %3851 = arith.remui %3847, %c10 : index
                %3852 = arith.muli %3851, %c10 : index
                %3853 = arith.addi %3850, %3852 : index
                %3854 = arith.divui %3847, %c10 : index
                %3855 = arith.remui %3854, %c10 : index
                %3856 = arith.addi %3853, %3855 : index
                %3857 = arith.addi %3848, %3856 : index
                %3858 = arith.addi %3842, %3857 : index
                %3859 = arith.addi %3772, %3858 : index
                %3860 = vector.shuffle %3750, %3750 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3860, %kv[%3859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3861 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3861 {
            %3862 = wave.lane
            %3863 = arith.muli %3862, %c21 : index
            scf.for %3864 = %3863 to %c5 step %c8 {
              %3865 = arith.addi %3631, %3864 : index
              %3866 = vector.load %22[%3865] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3867 = arith.mulf %3866, %3634 : vector<4xf32>
              %3868 = wave.fp8_encode "e5m2" %3867 : vector<4xf32> -> vector<4xi8>
              %3869 = arith.cmpi slt, %3632, %kvHeads : index
              scf.if %3869 {
                %3870 = arith.muli %3632, %c13 : index
                %3871 = arith.addi %3637, %3870 : index
                %3872 = vector.shuffle %3868, %3868 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3873 = arith.divui %3864, %c9 : index
                %3874 = arith.muli %3873, %c5 : index
                %3875 = arith.remui %3864, %c9 : index
                %3876 = arith.muli %3636, %c9 : index
                %3877 = arith.divui %3875, %c21 : index
                %3878 = arith.muli %3877, %c21 : index
                %3879 = arith.remui %3875, %c10 : index
                %3880 = arith.muli %3879, %c10 : index
                %3881 = arith.addi %3878, %3880 : index
                %3882 = arith.divui %3875, %c10 : index
                %3883 = arith.remui %3882, %c10 : index
                %3884 = arith.addi %3881, %3883 : index
                %3885 = arith.addi %3876, %3884 : index
                %3886 = arith.addi %3874, %3885 : index
                %3887 = arith.addi %3871, %3886 : index
                vector.store %3872, %kv[%3887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3888 = arith.subi %3632, %kvHeads : index
                %3889 = arith.muli %3888, %c13 : index
                %3890 = arith.addi %3637, %3889 : index
                %3891 = arith.addi %3864, %c11 : index
                %3892 = arith.divui %3891, %c9 : index
                %3893 = arith.muli %3892, %c5 : index
                %3894 = arith.addi %3893, %c14 : index
                %3895 = arith.remui %3891, %c9 : index
                %3896 = arith.divui %3636, %c10 : index
                %3897 = arith.remui %3636, %c10 : index
                %3898 = arith.muli %3897, %c2 : index
                %3899 = arith.addi %3896, %3898 : index
                %3900 = arith.muli %3895, %c9 : index
                %3901 = arith.divui %3899, %c21 : index
                %3902 = arith.muli %3901, %c21 : index
                %3903 = arith.remui %3899, %c10 : index
                %3904 = arith.muli %3903, %c10 : index
                %3905 = arith.addi %3902, %3904 : index
                %3906 = arith.divui %3899, %c10 : index
                %3907 = arith.remui %3906, %c10 : index
                %3908 = arith.addi %3905, %3907 : index
                %3909 = arith.addi %3900, %3908 : index
                %3910 = arith.addi %3894, %3909 : index
                %3911 = arith.addi %3890, %3910 : index
                %3912 = vector.shuffle %3868, %3868 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3912, %kv[%3911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3913 = arith.addi %3864, %c12 : index
                %3914 = arith.divui %3913, %c9 : index
                %3915 = arith.muli %3914, %c5 : index
                %3916 = arith.addi %3915, %c14 : index
                %3917 = arith.remui %3913, %c9 : index
                %3918 = arith.divui %3636, %c10 : index
                %3919 = arith.remui %3636, %c10 : index
                %3920 = arith.muli %3919, %c2 : index
                %3921 = arith.addi %3918, %3920 : index
                %3922 = arith.muli %3917, %c9 : index
                %3923 = arith.divui %3921, %c21 : index
                %3924 = arith.muli %3923, %c21 : index
                %3925 = arith.remui %3921, %c10 : index
                %3926 = arith.muli %3925, %c10 : index
                %3927 = arith.addi %3924, %3926 : index
                %3928 = arith.divui %3921, %c10 : index
                %3929 = arith.remui %3928, %c10 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.addi %3922, %3930 : index
                %3932 = arith.addi %3916, %3931 : index
                %3933 = arith.addi %3890, %3932 : index
                %3934 = vector.shuffle %3868, %3868 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3934, %kv[%3933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3935 = arith.addi %3864, %c10 : index
                %3936 = arith.divui %3935, %c9 : index
                %3937 = arith.muli %3936, %c5 : index
                %3938 = arith.addi %3937, %c14 : index
                %3939 = arith.remui %3935, %c9 : index
                %3940 = arith.divui %3636, %c10 : index
                %3941 = arith.remui %3636, %c10 : index
                %3942 = arith.muli %3941, %c2 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.muli %3939, %c9 : index
                %3945 = arith.divui %3943, %c21 : index
                %3946 = arith.muli %3945, %c21 : index
                %3947 = arith.remui %3943, %c10 : index
                %3948 = arith.muli %3947, %c10 : index
                %3949 = arith.addi %3946, %3948 : index
                %3950 = arith.divui %3943, %c10 : index
                %3951 = arith.remui %3950, %c10 : index
                %3952 = arith.addi %3949, %3951 : index
                %3953 = arith.addi %3944, %3952 : index
                %3954 = arith.addi %3938, %3953 : index
                %3955 = arith.addi %3890, %3954 : index
                %3956 = vector.shuffle %3868, %3868 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3956, %kv[%3955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3957 = arith.addi %3864, %c34 : index
                %3958 = arith.divui %3957, %c9 : index
                %3959 = arith.muli %3958, %c5 : index
                %3960 = arith.addi %3959, %c14 : index
                %3961 = arith.remui %3957, %c9 : index
                %3962 = arith.divui %3636, %c10 : index
                %3963 = arith.remui %3636, %c10 : index
                %3964 = arith.muli %3963, %c2 : index
                %3965 = arith.addi %3962, %3964 : index
                %3966 = arith.muli %3961, %c9 : index
                %3967 = arith.divui %3965, %c21 : index
                %3968 = arith.muli %3967, %c21 : index
                %3969 = arith.remui %3965, %c10 : index
                %3970 = arith.muli %3969, %c10 : index
                %3971 = arith.addi %3968, %3970 : index
                %3972 = arith.divui %3965, %c10 : index
                %3973 = arith.remui %3972, %c10 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.addi %3966, %3974 : index
                %3976 = arith.addi %3960, %3975 : index
                %3977 = arith.addi %3890, %3976 : index
                %3978 = vector.shuffle %3868, %3868 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3978, %kv[%3977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3979 = arith.addi %25, %c17 : index
    %3980 = wave.lane
    %3981 = arith.muli %3, %c10 : index
    %3982 = arith.muli %3981, %c5 : index
    %3983 = arith.addi %3982, %3980 : index
    %3984 = arith.muli %4, %c14 : index
    %3985 = arith.addi %3984, %3983 : index
    %3986 = arith.addi %3985, %c11 : index
    %3987 = arith.addi %3986, %c11 : index
    %3988 = vector.extract %714#6[0] : f32 from vector<8xf32>
    memref.store %3988, %21[%3987] : memref<?xf32>
    %3989 = arith.muli %4, %c14 : index
    %3990 = arith.addi %3989, %3983 : index
    %3991 = arith.addi %3990, %c11 : index
    %3992 = arith.addi %3991, %c16 : index
    %3993 = vector.extract %714#6[1] : f32 from vector<8xf32>
    memref.store %3993, %21[%3992] : memref<?xf32>
    %3994 = arith.muli %4, %c14 : index
    %3995 = arith.addi %3994, %3983 : index
    %3996 = arith.addi %3995, %c11 : index
    %3997 = arith.addi %3996, %c6 : index
    %3998 = vector.extract %714#6[2] : f32 from vector<8xf32>
    memref.store %3998, %21[%3997] : memref<?xf32>
    %3999 = arith.muli %4, %c14 : index
    %4000 = arith.addi %3999, %3983 : index
    %4001 = arith.addi %4000, %c11 : index
    %4002 = arith.addi %4001, %c35 : index
    %4003 = vector.extract %714#6[3] : f32 from vector<8xf32>
    memref.store %4003, %21[%4002] : memref<?xf32>
    %4004 = arith.muli %4, %c14 : index
    %4005 = arith.addi %4004, %3983 : index
    %4006 = arith.addi %4005, %c11 : index
    %4007 = arith.addi %4006, %c8 : index
    %4008 = vector.extract %714#6[4] : f32 from vector<8xf32>
    memref.store %4008, %21[%4007] : memref<?xf32>
    %4009 = arith.muli %4, %c14 : index
    %4010 = arith.addi %4009, %3983 : index
    %4011 = arith.addi %4010, %c11 : index
    %4012 = arith.addi %4011, %c36 : index
    %4013 = vector.extract %714#6[5] : f32 from vector<8xf32>
    memref.store %4013, %21[%4012] : memref<?xf32>
    %4014 = arith.muli %4, %c14 : index
    %4015 = arith.addi %4014, %3983 : index
    %4016 = arith.addi %4015, %c11 : index
    %4017 = arith.addi %4016, %c37 : index
    %4018 = vector.extract %714#6[6] : f32 from vector<8xf32>
    memref.store %4018, %21[%4017] : memref<?xf32>
    %4019 = arith.muli %4, %c14 : index
    %4020 = arith.addi %4019, %3983 : index
    %4021 = arith.addi %4020, %c11 : index
    %4022 = arith.addi %4021, %c38 : index
    %4023 = vector.extract %714#6[7] : f32 from vector<8xf32>
    memref.store %4023, %21[%4022] : memref<?xf32>
    %4024 = arith.muli %4, %c14 : index
    %4025 = arith.addi %4024, %3983 : index
    %4026 = arith.addi %4025, %c5 : index
    %4027 = arith.addi %4026, %c11 : index
    %4028 = vector.extract %714#7[0] : f32 from vector<8xf32>
    memref.store %4028, %21[%4027] : memref<?xf32>
    %4029 = arith.muli %4, %c14 : index
    %4030 = arith.addi %4029, %3983 : index
    %4031 = arith.addi %4030, %c5 : index
    %4032 = arith.addi %4031, %c16 : index
    %4033 = vector.extract %714#7[1] : f32 from vector<8xf32>
    memref.store %4033, %21[%4032] : memref<?xf32>
    %4034 = arith.muli %4, %c14 : index
    %4035 = arith.addi %4034, %3983 : index
    %4036 = arith.addi %4035, %c5 : index
    %4037 = arith.addi %4036, %c6 : index
    %4038 = vector.extract %714#7[2] : f32 from vector<8xf32>
    memref.store %4038, %21[%4037] : memref<?xf32>
    %4039 = arith.muli %4, %c14 : index
    %4040 = arith.addi %4039, %3983 : index
    %4041 = arith.addi %4040, %c5 : index
    %4042 = arith.addi %4041, %c35 : index
    %4043 = vector.extract %714#7[3] : f32 from vector<8xf32>
    memref.store %4043, %21[%4042] : memref<?xf32>
    %4044 = arith.muli %4, %c14 : index
    %4045 = arith.addi %4044, %3983 : index
    %4046 = arith.addi %4045, %c5 : index
    %4047 = arith.addi %4046, %c8 : index
    %4048 = vector.extract %714#7[4] : f32 from vector<8xf32>
    memref.store %4048, %21[%4047] : memref<?xf32>
    %4049 = arith.muli %4, %c14 : index
    %4050 = arith.addi %4049, %3983 : index
    %4051 = arith.addi %4050, %c5 : index
    %4052 = arith.addi %4051, %c36 : index
    %4053 = vector.extract %714#7[5] : f32 from vector<8xf32>
    memref.store %4053, %21[%4052] : memref<?xf32>
    %4054 = arith.muli %4, %c14 : index
    %4055 = arith.addi %4054, %3983 : index
    %4056 = arith.addi %4055, %c5 : index
    %4057 = arith.addi %4056, %c37 : index
    %4058 = vector.extract %714#7[6] : f32 from vector<8xf32>
    memref.store %4058, %21[%4057] : memref<?xf32>
    %4059 = arith.muli %4, %c14 : index
    %4060 = arith.addi %4059, %3983 : index
    %4061 = arith.addi %4060, %c5 : index
    %4062 = arith.addi %4061, %c38 : index
    %4063 = vector.extract %714#7[7] : f32 from vector<8xf32>
    memref.store %4063, %21[%4062] : memref<?xf32>
    wave.barrier
    %4064 = arith.muli %4, %c21 : index
    %4065 = arith.addi %4064, %c11 : index
    %4066 = arith.muli %4065, %c10 : index
    %4067 = arith.divui %3980, %c9 : index
    %4068 = arith.addi %4066, %4067 : index
    %4069 = arith.addi %3979, %4068 : index
    %4070 = arith.cmpi slt, %4069, %24 : index
    scf.if %4070 {
      %4071 = arith.cmpi eq, %hasFactors, %c12 : index
      %4072 = arith.muli %4069, %c10 : index
      %4073 = memref.load %factors[%4072] : memref<?xf32>
      %4074 = arith.mulf %4073, %operandScale : f32
      %4075 = arith.select %4071, %4074, %operandScale : f32
      %4076 = arith.addi %3983, %c11 : index
      %4077 = arith.muli %4065, %c16 : index
      %4078 = arith.addi %4076, %4077 : index
      %4079 = memref.load %21[%4078] : memref<?xf32>
      %4080 = arith.addi %4078, %c14 : index
      %4081 = memref.load %21[%4080] : memref<?xf32>
      %4082 = arith.addf %4079, %4081 : f32
      %4083 = arith.remui %3980, %c9 : index
      %4084 = arith.muli %4083, %c21 : index
      %4085 = arith.addi %18, %4084 : index
      %4086 = vector.load %w[%4085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4087 = vector.bitcast %4086 : vector<4xi8> to vector<1xf32>
      %4088 = vector.extract %4087[0] : f32 from vector<1xf32>
      %4089 = arith.mulf %4088, %4075 : f32
      %4090 = arith.mulf %4082, %4089 : f32
      %4091 = arith.muli %3, %c10 : index
      %4092 = arith.addi %4091, %c11 : index
      %4093 = arith.muli %4092, %c9 : index
      %4094 = arith.remui %3980, %c9 : index
      %4095 = arith.addi %4093, %4094 : index
      %4096 = arith.muli %4068, %c5 : index
      %4097 = arith.addi %4096, %4095 : index
      memref.store %4090, %22[%4097] : memref<?xf32>
      %4098 = arith.addi %3983, %c5 : index
      %4099 = arith.muli %4065, %c16 : index
      %4100 = arith.addi %4098, %4099 : index
      %4101 = memref.load %21[%4100] : memref<?xf32>
      %4102 = arith.addi %4100, %c14 : index
      %4103 = memref.load %21[%4102] : memref<?xf32>
      %4104 = arith.addf %4101, %4103 : f32
      %4105 = arith.remui %3980, %c9 : index
      %4106 = arith.muli %4105, %c21 : index
      %4107 = arith.addi %20, %4106 : index
      %4108 = vector.load %w[%4107] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4109 = vector.bitcast %4108 : vector<4xi8> to vector<1xf32>
      %4110 = vector.extract %4109[0] : f32 from vector<1xf32>
      %4111 = arith.mulf %4110, %4075 : f32
      %4112 = arith.mulf %4104, %4111 : f32
      %4113 = arith.muli %3, %c10 : index
      %4114 = arith.addi %4113, %c12 : index
      %4115 = arith.muli %4114, %c9 : index
      %4116 = arith.remui %3980, %c9 : index
      %4117 = arith.addi %4115, %4116 : index
      %4118 = arith.muli %4068, %c5 : index
      %4119 = arith.addi %4118, %4117 : index
      memref.store %4112, %22[%4119] : memref<?xf32>
    }
    %4120 = arith.muli %4, %c21 : index
    %4121 = arith.addi %4120, %c12 : index
    %4122 = arith.muli %4121, %c10 : index
    %4123 = arith.divui %3980, %c9 : index
    %4124 = arith.addi %4122, %4123 : index
    %4125 = arith.addi %3979, %4124 : index
    %4126 = arith.cmpi slt, %4125, %24 : index
    scf.if %4126 {
      %4127 = arith.cmpi eq, %hasFactors, %c12 : index
      %4128 = arith.muli %4125, %c10 : index
      %4129 = memref.load %factors[%4128] : memref<?xf32>
      %4130 = arith.mulf %4129, %operandScale : f32
      %4131 = arith.select %4127, %4130, %operandScale : f32
      %4132 = arith.addi %3983, %c11 : index
      %4133 = arith.muli %4121, %c16 : index
      %4134 = arith.addi %4132, %4133 : index
      %4135 = memref.load %21[%4134] : memref<?xf32>
      %4136 = arith.addi %4134, %c14 : index
      %4137 = memref.load %21[%4136] : memref<?xf32>
      %4138 = arith.addf %4135, %4137 : f32
      %4139 = arith.remui %3980, %c9 : index
      %4140 = arith.muli %4139, %c21 : index
      %4141 = arith.addi %18, %4140 : index
      %4142 = vector.load %w[%4141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4143 = vector.bitcast %4142 : vector<4xi8> to vector<1xf32>
      %4144 = vector.extract %4143[0] : f32 from vector<1xf32>
      %4145 = arith.mulf %4144, %4131 : f32
      %4146 = arith.mulf %4138, %4145 : f32
      %4147 = arith.muli %3, %c10 : index
      %4148 = arith.addi %4147, %c11 : index
      %4149 = arith.muli %4148, %c9 : index
      %4150 = arith.remui %3980, %c9 : index
      %4151 = arith.addi %4149, %4150 : index
      %4152 = arith.muli %4124, %c5 : index
      %4153 = arith.addi %4152, %4151 : index
      memref.store %4146, %22[%4153] : memref<?xf32>
      %4154 = arith.addi %3983, %c5 : index
      %4155 = arith.muli %4121, %c16 : index
      %4156 = arith.addi %4154, %4155 : index
      %4157 = memref.load %21[%4156] : memref<?xf32>
      %4158 = arith.addi %4156, %c14 : index
      %4159 = memref.load %21[%4158] : memref<?xf32>
      %4160 = arith.addf %4157, %4159 : f32
      %4161 = arith.remui %3980, %c9 : index
      %4162 = arith.muli %4161, %c21 : index
      %4163 = arith.addi %20, %4162 : index
      %4164 = vector.load %w[%4163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4165 = vector.bitcast %4164 : vector<4xi8> to vector<1xf32>
      %4166 = vector.extract %4165[0] : f32 from vector<1xf32>
      %4167 = arith.mulf %4166, %4131 : f32
      %4168 = arith.mulf %4160, %4167 : f32
      %4169 = arith.muli %3, %c10 : index
      %4170 = arith.addi %4169, %c12 : index
      %4171 = arith.muli %4170, %c9 : index
      %4172 = arith.remui %3980, %c9 : index
      %4173 = arith.addi %4171, %4172 : index
      %4174 = arith.muli %4124, %c5 : index
      %4175 = arith.addi %4174, %4173 : index
      memref.store %4168, %22[%4175] : memref<?xf32>
    }
    %4176 = arith.muli %4, %c21 : index
    %4177 = arith.addi %4176, %c10 : index
    %4178 = arith.muli %4177, %c10 : index
    %4179 = arith.divui %3980, %c9 : index
    %4180 = arith.addi %4178, %4179 : index
    %4181 = arith.addi %3979, %4180 : index
    %4182 = arith.cmpi slt, %4181, %24 : index
    scf.if %4182 {
      %4183 = arith.cmpi eq, %hasFactors, %c12 : index
      %4184 = arith.muli %4181, %c10 : index
      %4185 = memref.load %factors[%4184] : memref<?xf32>
      %4186 = arith.mulf %4185, %operandScale : f32
      %4187 = arith.select %4183, %4186, %operandScale : f32
      %4188 = arith.addi %3983, %c11 : index
      %4189 = arith.muli %4177, %c16 : index
      %4190 = arith.addi %4188, %4189 : index
      %4191 = memref.load %21[%4190] : memref<?xf32>
      %4192 = arith.addi %4190, %c14 : index
      %4193 = memref.load %21[%4192] : memref<?xf32>
      %4194 = arith.addf %4191, %4193 : f32
      %4195 = arith.remui %3980, %c9 : index
      %4196 = arith.muli %4195, %c21 : index
      %4197 = arith.addi %18, %4196 : index
      %4198 = vector.load %w[%4197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4199 = vector.bitcast %4198 : vector<4xi8> to vector<1xf32>
      %4200 = vector.extract %4199[0] : f32 from vector<1xf32>
      %4201 = arith.mulf %4200, %4187 : f32
      %4202 = arith.mulf %4194, %4201 : f32
      %4203 = arith.muli %3, %c10 : index
      %4204 = arith.addi %4203, %c11 : index
      %4205 = arith.muli %4204, %c9 : index
      %4206 = arith.remui %3980, %c9 : index
      %4207 = arith.addi %4205, %4206 : index
      %4208 = arith.muli %4180, %c5 : index
      %4209 = arith.addi %4208, %4207 : index
      memref.store %4202, %22[%4209] : memref<?xf32>
      %4210 = arith.addi %3983, %c5 : index
      %4211 = arith.muli %4177, %c16 : index
      %4212 = arith.addi %4210, %4211 : index
      %4213 = memref.load %21[%4212] : memref<?xf32>
      %4214 = arith.addi %4212, %c14 : index
      %4215 = memref.load %21[%4214] : memref<?xf32>
      %4216 = arith.addf %4213, %4215 : f32
      %4217 = arith.remui %3980, %c9 : index
      %4218 = arith.muli %4217, %c21 : index
      %4219 = arith.addi %20, %4218 : index
      %4220 = vector.load %w[%4219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4221 = vector.bitcast %4220 : vector<4xi8> to vector<1xf32>
      %4222 = vector.extract %4221[0] : f32 from vector<1xf32>
      %4223 = arith.mulf %4222, %4187 : f32
      %4224 = arith.mulf %4216, %4223 : f32
      %4225 = arith.muli %3, %c10 : index
      %4226 = arith.addi %4225, %c12 : index
      %4227 = arith.muli %4226, %c9 : index
      %4228 = arith.remui %3980, %c9 : index
      %4229 = arith.addi %4227, %4228 : index
      %4230 = arith.muli %4180, %c5 : index
      %4231 = arith.addi %4230, %4229 : index
      memref.store %4224, %22[%4231] : memref<?xf32>
    }
    %4232 = arith.muli %4, %c21 : index
    %4233 = arith.addi %4232, %c34 : index
    %4234 = arith.muli %4233, %c10 : index
    %4235 = arith.divui %3980, %c9 : index
    %4236 = arith.addi %4234, %4235 : index
    %4237 = arith.addi %3979, %4236 : index
    %4238 = arith.cmpi slt, %4237, %24 : index
    scf.if %4238 {
      %4239 = arith.cmpi eq, %hasFactors, %c12 : index
      %4240 = arith.muli %4237, %c10 : index
      %4241 = memref.load %factors[%4240] : memref<?xf32>
      %4242 = arith.mulf %4241, %operandScale : f32
      %4243 = arith.select %4239, %4242, %operandScale : f32
      %4244 = arith.addi %3983, %c11 : index
      %4245 = arith.muli %4233, %c16 : index
      %4246 = arith.addi %4244, %4245 : index
      %4247 = memref.load %21[%4246] : memref<?xf32>
      %4248 = arith.addi %4246, %c14 : index
      %4249 = memref.load %21[%4248] : memref<?xf32>
      %4250 = arith.addf %4247, %4249 : f32
      %4251 = arith.remui %3980, %c9 : index
      %4252 = arith.muli %4251, %c21 : index
      %4253 = arith.addi %18, %4252 : index
      %4254 = vector.load %w[%4253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4255 = vector.bitcast %4254 : vector<4xi8> to vector<1xf32>
      %4256 = vector.extract %4255[0] : f32 from vector<1xf32>
      %4257 = arith.mulf %4256, %4243 : f32
      %4258 = arith.mulf %4250, %4257 : f32
      %4259 = arith.muli %3, %c10 : index
      %4260 = arith.addi %4259, %c11 : index
      %4261 = arith.muli %4260, %c9 : index
      %4262 = arith.remui %3980, %c9 : index
      %4263 = arith.addi %4261, %4262 : index
      %4264 = arith.muli %4236, %c5 : index
      %4265 = arith.addi %4264, %4263 : index
      memref.store %4258, %22[%4265] : memref<?xf32>
      %4266 = arith.addi %3983, %c5 : index
      %4267 = arith.muli %4233, %c16 : index
      %4268 = arith.addi %4266, %4267 : index
      %4269 = memref.load %21[%4268] : memref<?xf32>
      %4270 = arith.addi %4268, %c14 : index
      %4271 = memref.load %21[%4270] : memref<?xf32>
      %4272 = arith.addf %4269, %4271 : f32
      %4273 = arith.remui %3980, %c9 : index
      %4274 = arith.muli %4273, %c21 : index
      %4275 = arith.addi %20, %4274 : index
      %4276 = vector.load %w[%4275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4277 = vector.bitcast %4276 : vector<4xi8> to vector<1xf32>
      %4278 = vector.extract %4277[0] : f32 from vector<1xf32>
      %4279 = arith.mulf %4278, %4243 : f32
      %4280 = arith.mulf %4272, %4279 : f32
      %4281 = arith.muli %3, %c10 : index
      %4282 = arith.addi %4281, %c12 : index
      %4283 = arith.muli %4282, %c9 : index
      %4284 = arith.remui %3980, %c9 : index
      %4285 = arith.addi %4283, %4284 : index
      %4286 = arith.muli %4236, %c5 : index
      %4287 = arith.addi %4286, %4285 : index
      memref.store %4280, %22[%4287] : memref<?xf32>
    }
    wave.barrier
    %4288 = arith.addi %25, %c17 : index
    %4289 = wave.wave
    %4290 = arith.addi %4289, %c11 : index
    %4291 = arith.addi %4288, %4290 : index
    %4292 = arith.cmpi slt, %4291, %24 : index
    scf.if %4292 {
      %4293 = arith.addi %4288, %4290 : index
      %4294 = arith.muli %4290, %c5 : index
      %4295 = wave.lane
      %4296 = arith.addi %4295, %c11 : index
      %4297 = arith.cmpi eq, %hasBias, %c12 : index
      %4298 = arith.addi %4294, %4296 : index
      %4299 = memref.load %22[%4298] : memref<?xf32>
      %4300 = arith.muli %0, %c5 : index
      %4301 = arith.addi %4300, %4296 : index
      %4302 = memref.load %bias[%4301] : memref<?xf32>
      %4303 = arith.addf %4299, %4302 : f32
      %4304 = arith.select %4297, %4303, %4299 : f32
      %4305 = arith.addi %4296, %c8 : index
      %4306 = arith.cmpi eq, %hasBias, %c12 : index
      %4307 = arith.addi %4294, %4305 : index
      %4308 = memref.load %22[%4307] : memref<?xf32>
      %4309 = arith.muli %0, %c5 : index
      %4310 = arith.addi %4309, %4305 : index
      %4311 = memref.load %bias[%4310] : memref<?xf32>
      %4312 = arith.addf %4308, %4311 : f32
      %4313 = arith.select %4306, %4312, %4308 : f32
      %4314 = arith.addi %4295, %c16 : index
      %4315 = arith.cmpi eq, %hasBias, %c12 : index
      %4316 = arith.addi %4294, %4314 : index
      %4317 = memref.load %22[%4316] : memref<?xf32>
      %4318 = arith.muli %0, %c5 : index
      %4319 = arith.addi %4318, %4314 : index
      %4320 = memref.load %bias[%4319] : memref<?xf32>
      %4321 = arith.addf %4317, %4320 : f32
      %4322 = arith.select %4315, %4321, %4317 : f32
      %4323 = arith.addi %4314, %c8 : index
      %4324 = arith.cmpi eq, %hasBias, %c12 : index
      %4325 = arith.addi %4294, %4323 : index
      %4326 = memref.load %22[%4325] : memref<?xf32>
      %4327 = arith.muli %0, %c5 : index
      %4328 = arith.addi %4327, %4323 : index
      %4329 = memref.load %bias[%4328] : memref<?xf32>
      %4330 = arith.addf %4326, %4329 : f32
      %4331 = arith.select %4324, %4330, %4326 : f32
      %4332 = arith.addi %4295, %c6 : index
      %4333 = arith.cmpi eq, %hasBias, %c12 : index
      %4334 = arith.addi %4294, %4332 : index
      %4335 = memref.load %22[%4334] : memref<?xf32>
      %4336 = arith.muli %0, %c5 : index
      %4337 = arith.addi %4336, %4332 : index
      %4338 = memref.load %bias[%4337] : memref<?xf32>
      %4339 = arith.addf %4335, %4338 : f32
      %4340 = arith.select %4333, %4339, %4335 : f32
      %4341 = arith.addi %4332, %c8 : index
      %4342 = arith.cmpi eq, %hasBias, %c12 : index
      %4343 = arith.addi %4294, %4341 : index
      %4344 = memref.load %22[%4343] : memref<?xf32>
      %4345 = arith.muli %0, %c5 : index
      %4346 = arith.addi %4345, %4341 : index
      %4347 = memref.load %bias[%4346] : memref<?xf32>
      %4348 = arith.addf %4344, %4347 : f32
      %4349 = arith.select %4342, %4348, %4344 : f32
      %4350 = arith.addi %4295, %c35 : index
      %4351 = arith.cmpi eq, %hasBias, %c12 : index
      %4352 = arith.addi %4294, %4350 : index
      %4353 = memref.load %22[%4352] : memref<?xf32>
      %4354 = arith.muli %0, %c5 : index
      %4355 = arith.addi %4354, %4350 : index
      %4356 = memref.load %bias[%4355] : memref<?xf32>
      %4357 = arith.addf %4353, %4356 : f32
      %4358 = arith.select %4351, %4357, %4353 : f32
      %4359 = arith.addi %4350, %c8 : index
      %4360 = arith.cmpi eq, %hasBias, %c12 : index
      %4361 = arith.addi %4294, %4359 : index
      %4362 = memref.load %22[%4361] : memref<?xf32>
      %4363 = arith.muli %0, %c5 : index
      %4364 = arith.addi %4363, %4359 : index
      %4365 = memref.load %bias[%4364] : memref<?xf32>
      %4366 = arith.addf %4362, %4365 : f32
      %4367 = arith.select %4360, %4366, %4362 : f32
      %4368 = arith.addi %heads, %kvHeads : index
      %4369 = arith.cmpi slt, %0, %4368 : index
      scf.if %4369 {
        %4370 = arith.addi %positionsAt, %4293 : index
        %4371 = memref.load %step[%4370] : memref<?xi32>
        %4372 = arith.index_cast %4371 : i32 to index
        %4373 = arith.cmpi eq, %hasNorm, %c12 : index
        %4374 = math.fma %4304, %4304, %c44 : f32
        %4375 = math.fma %4313, %4313, %4374 : f32
        %4376 = math.fma %4322, %4322, %4375 : f32
        %4377 = math.fma %4331, %4331, %4376 : f32
        %4378 = math.fma %4340, %4340, %4377 : f32
        %4379 = math.fma %4349, %4349, %4378 : f32
        %4380 = math.fma %4358, %4358, %4379 : f32
        %4381 = math.fma %4367, %4367, %4380 : f32
        %4382 = vector.broadcast %4381 : f32 to vector<1xf32>
        %4383 = wave.reduce "add" %4382 : vector<1xf32>
        %4384 = arith.mulf %4383, %inverseHeadDim : f32
        %4385 = arith.addf %4384, %epsilon : f32
        %4386 = math.sqrt %4385 : f32
        %4387 = arith.divf %c46, %4386 : f32
        %4388 = arith.cmpi slt, %0, %heads : index
        %4389 = arith.addi %4296, %c8 : index
        %4390 = memref.load %query_norm[%4296] : memref<?xf32>
        %4391 = memref.load %key_norm[%4296] : memref<?xf32>
        %4392 = arith.select %4388, %4390, %4391 : f32
        %4393 = arith.mulf %4304, %4387 : f32
        %4394 = arith.mulf %4393, %4392 : f32
        %4395 = arith.select %4373, %4394, %4304 : f32
        %4396 = memref.load %query_norm[%4389] : memref<?xf32>
        %4397 = memref.load %key_norm[%4389] : memref<?xf32>
        %4398 = arith.select %4388, %4396, %4397 : f32
        %4399 = arith.mulf %4313, %4387 : f32
        %4400 = arith.mulf %4399, %4398 : f32
        %4401 = arith.select %4373, %4400, %4313 : f32
        %4402 = arith.addi %4314, %c8 : index
        %4403 = memref.load %query_norm[%4314] : memref<?xf32>
        %4404 = memref.load %key_norm[%4314] : memref<?xf32>
        %4405 = arith.select %4388, %4403, %4404 : f32
        %4406 = arith.mulf %4322, %4387 : f32
        %4407 = arith.mulf %4406, %4405 : f32
        %4408 = arith.select %4373, %4407, %4322 : f32
        %4409 = memref.load %query_norm[%4402] : memref<?xf32>
        %4410 = memref.load %key_norm[%4402] : memref<?xf32>
        %4411 = arith.select %4388, %4409, %4410 : f32
        %4412 = arith.mulf %4331, %4387 : f32
        %4413 = arith.mulf %4412, %4411 : f32
        %4414 = arith.select %4373, %4413, %4331 : f32
        %4415 = arith.addi %4332, %c8 : index
        %4416 = memref.load %query_norm[%4332] : memref<?xf32>
        %4417 = memref.load %key_norm[%4332] : memref<?xf32>
        %4418 = arith.select %4388, %4416, %4417 : f32
        %4419 = arith.mulf %4340, %4387 : f32
        %4420 = arith.mulf %4419, %4418 : f32
        %4421 = arith.select %4373, %4420, %4340 : f32
        %4422 = memref.load %query_norm[%4415] : memref<?xf32>
        %4423 = memref.load %key_norm[%4415] : memref<?xf32>
        %4424 = arith.select %4388, %4422, %4423 : f32
        %4425 = arith.mulf %4349, %4387 : f32
        %4426 = arith.mulf %4425, %4424 : f32
        %4427 = arith.select %4373, %4426, %4349 : f32
        %4428 = arith.addi %4350, %c8 : index
        %4429 = memref.load %query_norm[%4350] : memref<?xf32>
        %4430 = memref.load %key_norm[%4350] : memref<?xf32>
        %4431 = arith.select %4388, %4429, %4430 : f32
        %4432 = arith.mulf %4358, %4387 : f32
        %4433 = arith.mulf %4432, %4431 : f32
        %4434 = arith.select %4373, %4433, %4358 : f32
        %4435 = memref.load %query_norm[%4428] : memref<?xf32>
        %4436 = memref.load %key_norm[%4428] : memref<?xf32>
        %4437 = arith.select %4388, %4435, %4436 : f32
        %4438 = arith.mulf %4367, %4387 : f32
        %4439 = arith.mulf %4438, %4437 : f32
        %4440 = arith.select %4373, %4439, %4367 : f32
        %4441 = arith.remui %4372, %c5 : index
        %4442 = arith.muli %4441, %c5 : index
        %4443 = arith.addi %4442, %4296 : index
        %4444 = arith.divui %4372, %c5 : index
        %4445 = arith.addi %4444, %c5 : index
        %4446 = arith.muli %4445, %c5 : index
        %4447 = arith.addi %4446, %4296 : index
        %4448 = memref.load %rope[%4443] : memref<?xf32>
        %4449 = arith.addi %4443, %c8 : index
        %4450 = memref.load %rope[%4449] : memref<?xf32>
        %4451 = memref.load %rope[%4447] : memref<?xf32>
        %4452 = arith.addi %4447, %c8 : index
        %4453 = memref.load %rope[%4452] : memref<?xf32>
        %4454 = arith.mulf %4451, %4448 : f32
        %4455 = arith.mulf %4453, %4450 : f32
        %4456 = arith.subf %4454, %4455 : f32
        %4457 = arith.mulf %4453, %4448 : f32
        %4458 = arith.mulf %4451, %4450 : f32
        %4459 = arith.addf %4457, %4458 : f32
        %4460 = arith.mulf %4395, %4456 : f32
        %4461 = arith.mulf %4401, %4459 : f32
        %4462 = arith.subf %4460, %4461 : f32
        %4463 = arith.mulf %4401, %4456 : f32
        %4464 = arith.mulf %4395, %4459 : f32
        %4465 = arith.addf %4463, %4464 : f32
        %4466 = arith.cmpi slt, %0, %heads : index
        scf.if %4466 {
          %4467 = arith.muli %4293, %heads : index
          %4468 = arith.addi %4467, %0 : index
          %4469 = arith.muli %4468, %c5 : index
          %4470 = arith.addi %4469, %4296 : index
          memref.store %4462, %q[%4470] : memref<?xf32>
          %4471 = arith.addi %4470, %c8 : index
          memref.store %4465, %q[%4471] : memref<?xf32>
        } else {
          %4472 = arith.addi %4294, %4296 : index
          memref.store %4462, %22[%4472] : memref<?xf32>
          %4473 = arith.addi %4294, %4296 : index
          %4474 = arith.addi %4473, %c8 : index
          memref.store %4465, %22[%4474] : memref<?xf32>
        }
        %4475 = arith.remui %4372, %c5 : index
        %4476 = arith.muli %4475, %c5 : index
        %4477 = arith.addi %4476, %4314 : index
        %4478 = arith.divui %4372, %c5 : index
        %4479 = arith.addi %4478, %c5 : index
        %4480 = arith.muli %4479, %c5 : index
        %4481 = arith.addi %4480, %4314 : index
        %4482 = memref.load %rope[%4477] : memref<?xf32>
        %4483 = arith.addi %4477, %c8 : index
        %4484 = memref.load %rope[%4483] : memref<?xf32>
        %4485 = memref.load %rope[%4481] : memref<?xf32>
        %4486 = arith.addi %4481, %c8 : index
        %4487 = memref.load %rope[%4486] : memref<?xf32>
        %4488 = arith.mulf %4485, %4482 : f32
        %4489 = arith.mulf %4487, %4484 : f32
        %4490 = arith.subf %4488, %4489 : f32
        %4491 = arith.mulf %4487, %4482 : f32
        %4492 = arith.mulf %4485, %4484 : f32
        %4493 = arith.addf %4491, %4492 : f32
        %4494 = arith.mulf %4408, %4490 : f32
        %4495 = arith.mulf %4414, %4493 : f32
        %4496 = arith.subf %4494, %4495 : f32
        %4497 = arith.mulf %4414, %4490 : f32
        %4498 = arith.mulf %4408, %4493 : f32
        %4499 = arith.addf %4497, %4498 : f32
        %4500 = arith.cmpi slt, %0, %heads : index
        scf.if %4500 {
          %4501 = arith.muli %4293, %heads : index
          %4502 = arith.addi %4501, %0 : index
          %4503 = arith.muli %4502, %c5 : index
          %4504 = arith.addi %4503, %4314 : index
          memref.store %4496, %q[%4504] : memref<?xf32>
          %4505 = arith.addi %4504, %c8 : index
          memref.store %4499, %q[%4505] : memref<?xf32>
        } else {
          %4506 = arith.addi %4294, %4314 : index
          memref.store %4496, %22[%4506] : memref<?xf32>
          %4507 = arith.addi %4294, %4314 : index
          %4508 = arith.addi %4507, %c8 : index
          memref.store %4499, %22[%4508] : memref<?xf32>
        }
        %4509 = arith.remui %4372, %c5 : index
        %4510 = arith.muli %4509, %c5 : index
        %4511 = arith.addi %4510, %4332 : index
        %4512 = arith.divui %4372, %c5 : index
        %4513 = arith.addi %4512, %c5 : index
        %4514 = arith.muli %4513, %c5 : index
        %4515 = arith.addi %4514, %4332 : index
        %4516 = memref.load %rope[%4511] : memref<?xf32>
        %4517 = arith.addi %4511, %c8 : index
        %4518 = memref.load %rope[%4517] : memref<?xf32>
        %4519 = memref.load %rope[%4515] : memref<?xf32>
        %4520 = arith.addi %4515, %c8 : index
        %4521 = memref.load %rope[%4520] : memref<?xf32>
        %4522 = arith.mulf %4519, %4516 : f32
        %4523 = arith.mulf %4521, %4518 : f32
        %4524 = arith.subf %4522, %4523 : f32
        %4525 = arith.mulf %4521, %4516 : f32
        %4526 = arith.mulf %4519, %4518 : f32
        %4527 = arith.addf %4525, %4526 : f32
        %4528 = arith.mulf %4421, %4524 : f32
        %4529 = arith.mulf %4427, %4527 : f32
        %4530 = arith.subf %4528, %4529 : f32
        %4531 = arith.mulf %4427, %4524 : f32
        %4532 = arith.mulf %4421, %4527 : f32
        %4533 = arith.addf %4531, %4532 : f32
        %4534 = arith.cmpi slt, %0, %heads : index
        scf.if %4534 {
          %4535 = arith.muli %4293, %heads : index
          %4536 = arith.addi %4535, %0 : index
          %4537 = arith.muli %4536, %c5 : index
          %4538 = arith.addi %4537, %4332 : index
          memref.store %4530, %q[%4538] : memref<?xf32>
          %4539 = arith.addi %4538, %c8 : index
          memref.store %4533, %q[%4539] : memref<?xf32>
        } else {
          %4540 = arith.addi %4294, %4332 : index
          memref.store %4530, %22[%4540] : memref<?xf32>
          %4541 = arith.addi %4294, %4332 : index
          %4542 = arith.addi %4541, %c8 : index
          memref.store %4533, %22[%4542] : memref<?xf32>
        }
        %4543 = arith.remui %4372, %c5 : index
        %4544 = arith.muli %4543, %c5 : index
        %4545 = arith.addi %4544, %4350 : index
        %4546 = arith.divui %4372, %c5 : index
        %4547 = arith.addi %4546, %c5 : index
        %4548 = arith.muli %4547, %c5 : index
        %4549 = arith.addi %4548, %4350 : index
        %4550 = memref.load %rope[%4545] : memref<?xf32>
        %4551 = arith.addi %4545, %c8 : index
        %4552 = memref.load %rope[%4551] : memref<?xf32>
        %4553 = memref.load %rope[%4549] : memref<?xf32>
        %4554 = arith.addi %4549, %c8 : index
        %4555 = memref.load %rope[%4554] : memref<?xf32>
        %4556 = arith.mulf %4553, %4550 : f32
        %4557 = arith.mulf %4555, %4552 : f32
        %4558 = arith.subf %4556, %4557 : f32
        %4559 = arith.mulf %4555, %4550 : f32
        %4560 = arith.mulf %4553, %4552 : f32
        %4561 = arith.addf %4559, %4560 : f32
        %4562 = arith.mulf %4434, %4558 : f32
        %4563 = arith.mulf %4440, %4561 : f32
        %4564 = arith.subf %4562, %4563 : f32
        %4565 = arith.mulf %4440, %4558 : f32
        %4566 = arith.mulf %4434, %4561 : f32
        %4567 = arith.addf %4565, %4566 : f32
        %4568 = arith.cmpi slt, %0, %heads : index
        scf.if %4568 {
          %4569 = arith.muli %4293, %heads : index
          %4570 = arith.addi %4569, %0 : index
          %4571 = arith.muli %4570, %c5 : index
          %4572 = arith.addi %4571, %4350 : index
          memref.store %4564, %q[%4572] : memref<?xf32>
          %4573 = arith.addi %4572, %c8 : index
          memref.store %4567, %q[%4573] : memref<?xf32>
        } else {
          %4574 = arith.addi %4294, %4350 : index
          memref.store %4564, %22[%4574] : memref<?xf32>
          %4575 = arith.addi %4294, %4350 : index
          %4576 = arith.addi %4575, %c8 : index
          memref.store %4567, %22[%4576] : memref<?xf32>
        }
      } else {
        %4577 = arith.cmpi slt, %0, %heads : index
        scf.if %4577 {
          %4578 = arith.muli %4293, %heads : index
          %4579 = arith.addi %4578, %0 : index
          %4580 = arith.muli %4579, %c5 : index
          %4581 = arith.addi %4580, %4296 : index
          memref.store %4304, %q[%4581] : memref<?xf32>
          %4582 = arith.addi %4581, %c8 : index
          memref.store %4313, %q[%4582] : memref<?xf32>
        } else {
          %4583 = arith.addi %4294, %4296 : index
          memref.store %4304, %22[%4583] : memref<?xf32>
          %4584 = arith.addi %4294, %4296 : index
          %4585 = arith.addi %4584, %c8 : index
          memref.store %4313, %22[%4585] : memref<?xf32>
        }
        %4586 = arith.cmpi slt, %0, %heads : index
        scf.if %4586 {
          %4587 = arith.muli %4293, %heads : index
          %4588 = arith.addi %4587, %0 : index
          %4589 = arith.muli %4588, %c5 : index
          %4590 = arith.addi %4589, %4314 : index
          memref.store %4322, %q[%4590] : memref<?xf32>
          %4591 = arith.addi %4590, %c8 : index
          memref.store %4331, %q[%4591] : memref<?xf32>
        } else {
          %4592 = arith.addi %4294, %4314 : index
          memref.store %4322, %22[%4592] : memref<?xf32>
          %4593 = arith.addi %4294, %4314 : index
          %4594 = arith.addi %4593, %c8 : index
          memref.store %4331, %22[%4594] : memref<?xf32>
        }
        %4595 = arith.cmpi slt, %0, %heads : index
        scf.if %4595 {
          %4596 = arith.muli %4293, %heads : index
          %4597 = arith.addi %4596, %0 : index
          %4598 = arith.muli %4597, %c5 : index
          %4599 = arith.addi %4598, %4332 : index
          memref.store %4340, %q[%4599] : memref<?xf32>
          %4600 = arith.addi %4599, %c8 : index
          memref.store %4349, %q[%4600] : memref<?xf32>
        } else {
          %4601 = arith.addi %4294, %4332 : index
          memref.store %4340, %22[%4601] : memref<?xf32>
          %4602 = arith.addi %4294, %4332 : index
          %4603 = arith.addi %4602, %c8 : index
          memref.store %4349, %22[%4603] : memref<?xf32>
        }
        %4604 = arith.cmpi slt, %0, %heads : index
        scf.if %4604 {
          %4605 = arith.muli %4293, %heads : index
          %4606 = arith.addi %4605, %0 : index
          %4607 = arith.muli %4606, %c5 : index
          %4608 = arith.addi %4607, %4350 : index
          memref.store %4358, %q[%4608] : memref<?xf32>
          %4609 = arith.addi %4608, %c8 : index
          memref.store %4367, %q[%4609] : memref<?xf32>
        } else {
          %4610 = arith.addi %4294, %4350 : index
          memref.store %4358, %22[%4610] : memref<?xf32>
          %4611 = arith.addi %4294, %4350 : index
          %4612 = arith.addi %4611, %c8 : index
          memref.store %4367, %22[%4612] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4613 = arith.cmpi sge, %0, %heads : index
    scf.if %4613 {
      %4614 = arith.addi %4289, %c11 : index
      %4615 = arith.addi %4288, %4614 : index
      %4616 = arith.cmpi slt, %4615, %24 : index
      scf.if %4616 {
        %4617 = arith.addi %4288, %4614 : index
        %4618 = arith.addi %slotsAt, %4617 : index
        %4619 = memref.load %step[%4618] : memref<?xi32>
        %4620 = arith.index_cast %4619 : i32 to index
        %4621 = arith.cmpi sge, %4620, %c11 : index
        scf.if %4621 {
          %4622 = arith.muli %4614, %c5 : index
          %4623 = arith.subi %0, %heads : index
          %4624 = memref.load %scales[%4623] : memref<?xf32>
          %4625 = vector.broadcast %4624 : f32 to vector<4xf32>
          %4626 = arith.divui %4620, %c9 : index
          %4627 = arith.remui %4620, %c9 : index
          %4628 = arith.muli %4626, %pageBytes : index
          %4629 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4629 {
            %4630 = wave.lane
            %4631 = arith.muli %4630, %c21 : index
            scf.for %4632 = %4631 to %c5 step %c8 {
              %4633 = arith.addi %4622, %4632 : index
              %4634 = vector.load %22[%4633] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4635 = arith.mulf %4634, %4625 : vector<4xf32>
              %4636 = arith.minimumf %4635, %c51 : vector<4xf32>
              %4637 = arith.maximumf %4636, %c52 : vector<4xf32>
              %4638 = arith.truncf %4637 : vector<4xf32> to vector<4xf16>
              %4639 = vector.bitcast %4638 : vector<4xf16> to vector<8xi8>
              %4640 = arith.cmpi slt, %4623, %kvHeads : index
              scf.if %4640 {
                %4641 = arith.muli %4623, %c53 : index
                %4642 = arith.addi %4628, %4641 : index
                %4643 = arith.divui %4632, %c9 : index
                %4644 = arith.muli %4643, %c54 : index
                %4645 = arith.remui %4632, %c9 : index
                %4646 = arith.divui %4645, %c2 : index
                %4647 = arith.muli %4646, %c5 : index
                %4648 = arith.muli %4627, %c9 : index
                %4649 = arith.addi %4647, %4648 : index
                %4650 = arith.remui %4645, %c2 : index
                %4651 = arith.muli %4650, %c10 : index
                %4652 = arith.addi %4649, %4651 : index
                %4653 = arith.addi %4644, %4652 : index
                %4654 = arith.addi %4642, %4653 : index
                vector.store %4639, %kv[%4654] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4655 = arith.subi %4623, %kvHeads : index
                %4656 = arith.muli %4655, %c53 : index
                %4657 = arith.addi %4628, %4656 : index
                %4658 = arith.addi %4632, %c11 : index
                %4659 = arith.divui %4658, %c9 : index
                %4660 = arith.muli %4659, %c54 : index
                %4661 = arith.addi %4660, %c13 : index
                %4662 = arith.remui %4658, %c9 : index
                %4663 = arith.divui %4627, %c10 : index
                %4664 = arith.remui %4627, %c10 : index
                %4665 = arith.muli %4664, %c2 : index
                %4666 = arith.addi %4663, %4665 : index
                %4667 = arith.divui %4666, %c2 : index
                %4668 = arith.muli %4667, %c5 : index
                %4669 = arith.muli %4662, %c9 : index
                %4670 = arith.addi %4668, %4669 : index
                %4671 = arith.remui %4666, %c2 : index
                %4672 = arith.muli %4671, %c10 : index
                %4673 = arith.addi %4670, %4672 : index
                %4674 = arith.addi %4661, %4673 : index
                %4675 = arith.addi %4657, %4674 : index
                %4676 = vector.shuffle %4639, %4639 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4676, %kv[%4675] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4677 = arith.addi %4632, %c12 : index
                %4678 = arith.divui %4677, %c9 : index
                %4679 = arith.muli %4678, %c54 : index
                %4680 = arith.addi %4679, %c13 : index
                %4681 = arith.remui %4677, %c9 : index
                %4682 = arith.divui %4627, %c10 : index
                %4683 = arith.remui %4627, %c10 : index
                %4684 = arith.muli %4683, %c2 : index
                %4685 = arith.addi %4682, %4684 : index
                %4686 = arith.divui %4685, %c2 : index
                %4687 = arith.muli %4686, %c5 : index
                %4688 = arith.muli %4681, %c9 : index
                %4689 = arith.addi %4687, %4688 : index
                %4690 = arith.remui %4685, %c2 : index
                %4691 = arith.muli %4690, %c10 : index
                %4692 = arith.addi %4689, %4691 : index
                %4693 = arith.addi %4680, %4692 : index
                %4694 = arith.addi %4657, %4693 : index
                %4695 = vector.shuffle %4639, %4639 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4695, %kv[%4694] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4696 = arith.addi %4632, %c10 : index
                %4697 = arith.divui %4696, %c9 : index
                %4698 = arith.muli %4697, %c54 : index
                %4699 = arith.addi %4698, %c13 : index
                %4700 = arith.remui %4696, %c9 : index
                %4701 = arith.divui %4627, %c10 : index
                %4702 = arith.remui %4627, %c10 : index
                %4703 = arith.muli %4702, %c2 : index
                %4704 = arith.addi %4701, %4703 : index
                %4705 = arith.divui %4704, %c2 : index
                %4706 = arith.muli %4705, %c5 : index
                %4707 = arith.muli %4700, %c9 : index
                %4708 = arith.addi %4706, %4707 : index
                %4709 = arith.remui %4704, %c2 : index
                %4710 = arith.muli %4709, %c10 : index
                %4711 = arith.addi %4708, %4710 : index
                %4712 = arith.addi %4699, %4711 : index
                %4713 = arith.addi %4657, %4712 : index
                %4714 = vector.shuffle %4639, %4639 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4714, %kv[%4713] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4715 = arith.addi %4632, %c34 : index
                %4716 = arith.divui %4715, %c9 : index
                %4717 = arith.muli %4716, %c54 : index
                %4718 = arith.addi %4717, %c13 : index
                %4719 = arith.remui %4715, %c9 : index
                %4720 = arith.divui %4627, %c10 : index
                %4721 = arith.remui %4627, %c10 : index
                %4722 = arith.muli %4721, %c2 : index
                %4723 = arith.addi %4720, %4722 : index
                %4724 = arith.divui %4723, %c2 : index
                %4725 = arith.muli %4724, %c5 : index
                %4726 = arith.muli %4719, %c9 : index
                %4727 = arith.addi %4725, %4726 : index
                %4728 = arith.remui %4723, %c2 : index
                %4729 = arith.muli %4728, %c10 : index
                %4730 = arith.addi %4727, %4729 : index
                %4731 = arith.addi %4718, %4730 : index
                %4732 = arith.addi %4657, %4731 : index
                %4733 = vector.shuffle %4639, %4639 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4733, %kv[%4732] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4734 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4734 {
            %4735 = wave.lane
            %4736 = arith.muli %4735, %c21 : index
            scf.for %4737 = %4736 to %c5 step %c8 {
              %4738 = arith.addi %4622, %4737 : index
              %4739 = vector.load %22[%4738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4740 = arith.mulf %4739, %4625 : vector<4xf32>
              %4741 = wave.fp8_encode "e4m3" %4740 : vector<4xf32> -> vector<4xi8>
              %4742 = arith.cmpi slt, %4623, %kvHeads : index
              scf.if %4742 {
                %4743 = arith.muli %4623, %c13 : index
                %4744 = arith.addi %4628, %4743 : index
                %4745 = vector.shuffle %4741, %4741 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4746 = arith.divui %4737, %c9 : index
                %4747 = arith.muli %4746, %c5 : index
                %4748 = arith.remui %4737, %c9 : index
                %4749 = arith.muli %4627, %c9 : index
                %4750 = arith.divui %4748, %c21 : index
                %4751 = arith.muli %4750, %c21 : index
                %4752 = arith.remui %4748, %c10 : index
                %4753 = arith.muli %4752, %c10 : index
                %4754 = arith.addi %4751, %4753 : index
                %4755 = arith.divui %4748, %c10 : index
                %4756 = arith.remui %4755, %c10 : index
                %4757 = arith.addi %4754, %4756 : index
                %4758 = arith.addi %4749, %4757 : index
                %4759 = arith.addi %4747, %4758 : index
                %4760 = arith.addi %4744, %4759 : index
                vector.store %4745, %kv[%4760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4761 = arith.subi %4623, %kvHeads : index
                %4762 = arith.muli %4761, %c13 : index
                %4763 = arith.addi %4628, %4762 : index
                %4764 = arith.addi %4737, %c11 : index
                %4765 = arith.divui %4764, %c9 : index
                %4766 = arith.muli %4765, %c5 : index
                %4767 = arith.addi %4766, %c14 : index
                %4768 = arith.remui %4764, %c9 : index
                %4769 = arith.divui %4627, %c10 : index
                %4770 = arith.remui %4627, %c10 : index
                %4771 = arith.muli %4770, %c2 : index
                %4772 = arith.addi %4769, %4771 : index
                %4773 = arith.muli %4768, %c9 : index
                %4774 = arith.divui %4772, %c21 : index
                %4775 = arith.muli %4774, %c21 : index
                %4776 = arith.remui %4772, %c10 : index
                %4777 = arith.muli %4776, %c10 : index
                %4778 = arith.addi %4775, %4777 : index
                %4779 = arith.divui %4772, %c10 : index
                %4780 = arith.remui %4779, %c10 : index
                %4781 = arith.addi %4778, %4780 : index
                %4782 = arith.addi %4773, %4781 : index
                %4783 = arith.addi %4767, %4782 : index
                %4784 = arith.addi %4763, %4783 : index
                %4785 = vector.shuffle %4741, %4741 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4785, %kv[%4784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4786 = arith.addi %4737, %c12 : index
                %4787 = arith.divui %4786, %c9 : index
                %4788 = arith.muli %4787, %c5 : index
                %4789 = arith.addi %4788, %c14 : index
                %4790 = arith.remui %4786, %c9 : index
                %4791 = arith.divui %4627, %c10 : index
                %4792 = arith.remui %4627, %c10 : index
                %4793 = arith.muli %4792, %c2 : index
                %4794 = arith.addi %4791, %4793 : index
                %4795 = arith.muli %4790, %c9 : index
                %4796 = arith.divui %4794, %c21 : index
                %4797 = arith.muli %4796, %c21 : index
                %4798 = arith.remui %4794, %c10 : index
                %4799 = arith.muli %4798, %c10 : index
                %4800 = arith.addi %4797, %4799 : index
                %4801 = arith.divui %4794, %c10 : index
                %4802 = arith.remui %4801, %c10 : index
                %4803 = arith.addi %4800, %4802 : index
                %4804 = arith.addi %4795, %4803 : index
                %4805 = arith.addi %4789, %4804 : index
                %4806 = arith.addi %4763, %4805 : index
                %4807 = vector.shuffle %4741, %4741 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4807, %kv[%4806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4808 = arith.addi %4737, %c10 : index
                %4809 = arith.divui %4808, %c9 : index
                %4810 = arith.muli %4809, %c5 : index
                %4811 = arith.addi %4810, %c14 : index
                %4812 = arith.remui %4808, %c9 : index
                %4813 = arith.divui %4627, %c10 : index
                %4814 = arith.remui %4627, %c10 : index
                %4815 = arith.muli %4814, %c2 : index
                %4816 = arith.addi %4813, %4815 : index
                %4817 = arith.muli %4812, %c9 : index
                %4818 = arith.divui %4816, %c21 : index
                %4819 = arith.muli %4818, %c21 : index
                %4820 = arith.remui %4816, %c10 : index
                %4821 = arith.muli %4820, %c10 : index
                %4822 = arith.addi %4819, %4821 : index
                %4823 = arith.divui %4816, %c10 : index
                %4824 = arith.remui %4823, %c10 : index
                %4825 = arith.addi %4822, %4824 : index
                %4826 = arith.addi %4817, %4825 : index
                %4827 = arith.addi %4811, %4826 : index
                %4828 = arith.addi %4763, %4827 : index
                %4829 = vector.shuffle %4741, %4741 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4829, %kv[%4828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4830 = arith.addi %4737, %c34 : index
                %4831 = arith.divui %4830, %c9 : index
                %4832 = arith.muli %4831, %c5 : index
                %4833 = arith.addi %4832, %c14 : index
                %4834 = arith.remui %4830, %c9 : index
                %4835 = arith.divui %4627, %c10 : index
                %4836 = arith.remui %4627, %c10 : index
                %4837 = arith.muli %4836, %c2 : index
                %4838 = arith.addi %4835, %4837 : index
                %4839 = arith.muli %4834, %c9 : index
                %4840 = arith.divui %4838, %c21 : index
                %4841 = arith.muli %4840, %c21 : index
                %4842 = arith.remui %4838, %c10 : index
                %4843 = arith.muli %4842, %c10 : index
                %4844 = arith.addi %4841, %4843 : index
                %4845 = arith.divui %4838, %c10 : index
                %4846 = arith.remui %4845, %c10 : index
                %4847 = arith.addi %4844, %4846 : index
                %4848 = arith.addi %4839, %4847 : index
                %4849 = arith.addi %4833, %4848 : index
                %4850 = arith.addi %4763, %4849 : index
                %4851 = vector.shuffle %4741, %4741 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4851, %kv[%4850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4852 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4852 {
            %4853 = wave.lane
            %4854 = arith.muli %4853, %c21 : index
            scf.for %4855 = %4854 to %c5 step %c8 {
              %4856 = arith.addi %4622, %4855 : index
              %4857 = vector.load %22[%4856] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4858 = arith.mulf %4857, %4625 : vector<4xf32>
              %4859 = wave.fp8_encode "e5m2" %4858 : vector<4xf32> -> vector<4xi8>
              %4860 = arith.cmpi slt, %4623, %kvHeads : index
              scf.if %4860 {
                %4861 = arith.muli %4623, %c13 : index
                %4862 = arith.addi %4628, %4861 : index
                %4863 = vector.shuffle %4859, %4859 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4864 = arith.divui %4855, %c9 : index
                %4865 = arith.muli %4864, %c5 : index
                %4866 = arith.remui %4855, %c9 : index
                %4867 = arith.muli %4627, %c9 : index
                %4868 = arith.divui %4866, %c21 : index
                %4869 = arith.muli %4868, %c21 : index
                %4870 = arith.remui %4866, %c10 : index
                %4871 = arith.muli %4870, %c10 : index
                %4872 = arith.addi %4869, %4871 : index
                %4873 = arith.divui %4866, %c10 : index
                %4874 = arith.remui %4873, %c10 : index
                %4875 = arith.addi %4872, %4874 : index
                %4876 = arith.addi %4867, %4875 : index
                %4877 = arith.addi %4865, %4876 : index
                %4878 = arith.addi %4862, %4877 : index
                vector.store %4863, %kv[%4878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4879 = arith.subi %4623, %kvHeads : index
                %4880 = arith.muli %4879, %c13 : index
                %4881 = arith.addi %4628, %4880 : index
                %4882 = arith.addi %4855, %c11 : index
                %4883 = arith.divui %4882, %c9 : index
                %4884 = arith.muli %4883, %c5 : index
                %4885 = arith.addi %4884, %c14 : index
                %4886 = arith.remui %4882, %c9 : index
                %4887 = arith.divui %4627, %c10 : index
                %4888 = arith.remui %4627, %c10 : index
                %4889 = arith.muli %4888, %c2 : index
                %4890 = arith.addi %4887, %4889 : index
                %4891 = arith.muli %4886, %c9 : index
                %4892 = arith.divui %4890, %c21 : index
                %4893 = arith.muli %4892, %c21 : index
                %4894 = arith.remui %4890, %c10 : index
                %4895 = arith.muli %4894, %c10 : index
                %4896 = arith.addi %4893, %4895 : index
                %4897 = arith.divui %4890, %c10 : index
                %4898 = arith.remui %4897, %c10 : index
                %4899 = arith.addi %4896, %4898 : index
                %4900 = arith.addi %4891, %4899 : index
                %4901 = arith.addi %4885, %4900 : index
                %4902 = arith.addi %4881, %4901 : index
                %4903 = vector.shuffle %4859, %4859 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4903, %kv[%4902] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4904 = arith.addi %4855, %c12 : index
                %4905 = arith.divui %4904, %c9 : index
                %4906 = arith.muli %4905, %c5 : index
                %4907 = arith.addi %4906, %c14 : index
                %4908 = arith.remui %4904, %c9 : index
                %4909 = arith.divui %4627, %c10 : index
                %4910 = arith.remui %4627, %c10 : index
                %4911 = arith.muli %4910, %c2 : index
                %4912 = arith.addi %4909, %4911 : index
                %4913 = arith.muli %4908, %c9 : index
                %4914 = arith.divui %4912, %c21 : index
                %4915 = arith.muli %4914, %c21 : index
                %4916 = arith.remui %4912, %c10 : index
                %4917 = arith.muli %4916, %c10 : index
                %4918 = arith.addi %4915, %4917 : index
                %4919 = arith.divui %4912, %c10 : index
                %4920 = arith.remui %4919, %c10 : index
                %4921 = arith.addi %4918, %4920 : index
                %4922 = arith.addi %4913, %4921 : index
                %4923 = arith.addi %4907, %4922 : index
                %4924 = arith.addi %4881, %4923 : index
                %4925 = vector.shuffle %4859, %4859 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4925, %kv[%4924] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4926 = arith.addi %4855, %c10 : index
                %4927 = arith.divui %4926, %c9 : index
                %4928 = arith.muli %4927, %c5 : index
                %4929 = arith.addi %4928, %c14 : index
                %4930 = arith.remui %4926, %c9 : index
                %4931 = arith.divui %4627, %c10 : index
                %4932 = arith.remui %4627, %c10 : index
                %4933 = arith.muli %4932, %c2 : index
                %4934 = arith.addi %4931, %4933 : index
                %4935 = arith.muli %4930, %c9 : index
                %4936 = arith.divui %4934, %c21 : index
                %4937 = arith.muli %4936, %c21 : index
                %4938 = arith.remui %4934, %c10 : index
                %4939 = arith.muli %4938, %c10 : index
                %4940 = arith.addi %4937, %4939 : index
                %4941 = arith.divui %4934, %c10 : index
                %4942 = arith.remui %4941, %c10 : index
                %4943 = arith.addi %4940, %4942 : index
                %4944 = arith.addi %4935, %4943 : index
                %4945 = arith.addi %4929, %4944 : index
                %4946 = arith.addi %4881, %4945 : index
                %4947 = vector.shuffle %4859, %4859 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4947, %kv[%4946] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4948 = arith.addi %4855, %c34 : index
                %4949 = arith.divui %4948, %c9 : index
                %4950 = arith.muli %4949, %c5 : index
                %4951 = arith.addi %4950, %c14 : index
                %4952 = arith.remui %4948, %c9 : index
                %4953 = arith.divui %4627, %c10 : index
                %4954 = arith.remui %4627, %c10 : index
                %4955 = arith.muli %4954, %c2 : index
                %4956 = arith.addi %4953, %4955 : index
                %4957 = arith.muli %4952, %c9 : index
                %4958 = arith.divui %4956, %c21 : index
                %4959 = arith.muli %4958, %c21 : index
                %4960 = arith.remui %4956, %c10 : index
                %4961 = arith.muli %4960, %c10 : index
                %4962 = arith.addi %4959, %4961 : index
                %4963 = arith.divui %4956, %c10 : index
                %4964 = arith.remui %4963, %c10 : index
                %4965 = arith.addi %4962, %4964 : index
                %4966 = arith.addi %4957, %4965 : index
                %4967 = arith.addi %4951, %4966 : index
                %4968 = arith.addi %4881, %4967 : index
                %4969 = vector.shuffle %4859, %4859 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4969, %kv[%4968] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
