// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q6_k_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 2048 : index
  %c15 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c25 = arith.constant dense<196611> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c33 = arith.constant dense<0x6420> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 4096 : index
  %c42 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c46 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c48 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
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
  %25 = arith.muli %1, %c15 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c17 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c17 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c11, %c17 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c10 : index
    %37 = arith.remui %c11, %c17 : index
    %38 = arith.divui %37, %c9 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c9 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c9 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c11, %c9 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c17 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c17 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c11, %c17 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c10 : index
    %55 = arith.remui %c11, %c17 : index
    %56 = arith.divui %55, %c9 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c9 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c9 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c11, %c9 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c6 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c17 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c11, %c17 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c10 : index
    %73 = arith.remui %c11, %c17 : index
    %74 = arith.divui %73, %c9 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c9 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c9 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c11, %c9 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c18 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c17 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c11, %c17 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c10 : index
    %91 = arith.remui %c11, %c17 : index
    %92 = arith.divui %91, %c9 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c9 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c9 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c11, %c9 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c6 : index
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
    %122:8 = scf.for %113 = %103 to %112 step %c10 iter_args(%114 = %c19, %115 = %c19, %116 = %c19, %117 = %c19, %118 = %c19, %119 = %c19, %120 = %c19, %121 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c11 : index
      %125 = arith.remui %123, %c17 : index
      %126 = arith.addi %18, %c8 : index
      %127 = arith.divui %124, %c9 : index
      %128 = arith.muli %127, %c6 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c10 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %133 = vector.bitcast %132 : vector<2xi8> to vector<1xf16>
      %134 = arith.divui %inputFeatures, %c5 : index
      %135 = arith.muli %134, %c6 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c6 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %125, %c10 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %142 = vector.extract %133[0] : f16 from vector<1xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %141[0] : i8 from vector<2xi8>
      %145 = arith.extsi %144 : i8 to i32
      %146 = arith.sitofp %145 : i32 to f32
      %147 = arith.mulf %143, %146 : f32
      %148 = arith.truncf %147 : f32 to f16
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = vector.extract %133[0] : f16 from vector<1xf16>
      %151 = arith.extf %150 : f16 to f32
      %152 = vector.extract %141[1] : i8 from vector<2xi8>
      %153 = arith.extsi %152 : i8 to i32
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
      %166 = arith.muli %inputFeatures, %c9 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %124, %c17 : index
      %169 = arith.addi %168, %125 : index
      %170 = arith.muli %169, %c9 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %124, %c5 : index
      %173 = arith.addi %165, %172 : index
      %174 = arith.muli %125, %c17 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%171] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %177 = vector.bitcast %176 : vector<8xi8> to vector<2xi32>
      %178 = vector.shuffle %177, %177 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
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
      %219 = arith.mulf %217, %149 : vector<16xf16>
      %220 = arith.mulf %218, %157 : vector<16xf16>
      %221 = arith.addi %113, %c12 : index
      %222 = arith.remui %123, %c17 : index
      %223 = arith.addi %18, %c8 : index
      %224 = arith.divui %221, %c9 : index
      %225 = arith.muli %224, %c6 : index
      %226 = arith.addi %223, %225 : index
      %227 = arith.muli %222, %c10 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %230 = vector.bitcast %229 : vector<2xi8> to vector<1xf16>
      %231 = arith.divui %inputFeatures, %c5 : index
      %232 = arith.muli %231, %c6 : index
      %233 = arith.addi %223, %232 : index
      %234 = arith.muli %221, %c6 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.muli %222, %c10 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %239 = vector.extract %230[0] : f16 from vector<1xf16>
      %240 = arith.extf %239 : f16 to f32
      %241 = vector.extract %238[0] : i8 from vector<2xi8>
      %242 = arith.extsi %241 : i8 to i32
      %243 = arith.sitofp %242 : i32 to f32
      %244 = arith.mulf %240, %243 : f32
      %245 = arith.truncf %244 : f32 to f16
      %246 = vector.broadcast %245 : f16 to vector<16xf16>
      %247 = vector.extract %230[0] : f16 from vector<1xf16>
      %248 = arith.extf %247 : f16 to f32
      %249 = vector.extract %238[1] : i8 from vector<2xi8>
      %250 = arith.extsi %249 : i8 to i32
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
      %263 = arith.muli %inputFeatures, %c9 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.muli %221, %c17 : index
      %266 = arith.addi %265, %222 : index
      %267 = arith.muli %266, %c9 : index
      %268 = arith.addi %264, %267 : index
      %269 = arith.muli %221, %c5 : index
      %270 = arith.addi %262, %269 : index
      %271 = arith.muli %222, %c17 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%268] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %274 = vector.bitcast %273 : vector<8xi8> to vector<2xi32>
      %275 = vector.shuffle %274, %274 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
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
      %316 = arith.mulf %314, %246 : vector<16xf16>
      %317 = arith.mulf %315, %254 : vector<16xf16>
      %318 = arith.addi %113, %c11 : index
      %319 = arith.remui %123, %c17 : index
      %320 = arith.addi %20, %c8 : index
      %321 = arith.divui %318, %c9 : index
      %322 = arith.muli %321, %c6 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.muli %319, %c10 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %w[%325] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %327 = vector.bitcast %326 : vector<2xi8> to vector<1xf16>
      %328 = arith.divui %inputFeatures, %c5 : index
      %329 = arith.muli %328, %c6 : index
      %330 = arith.addi %320, %329 : index
      %331 = arith.muli %318, %c6 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.muli %319, %c10 : index
      %334 = arith.addi %332, %333 : index
      %335 = vector.load %w[%334] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %336 = vector.extract %327[0] : f16 from vector<1xf16>
      %337 = arith.extf %336 : f16 to f32
      %338 = vector.extract %335[0] : i8 from vector<2xi8>
      %339 = arith.extsi %338 : i8 to i32
      %340 = arith.sitofp %339 : i32 to f32
      %341 = arith.mulf %337, %340 : f32
      %342 = arith.truncf %341 : f32 to f16
      %343 = vector.broadcast %342 : f16 to vector<16xf16>
      %344 = vector.extract %327[0] : f16 from vector<1xf16>
      %345 = arith.extf %344 : f16 to f32
      %346 = vector.extract %335[1] : i8 from vector<2xi8>
      %347 = arith.extsi %346 : i8 to i32
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
      %360 = arith.muli %inputFeatures, %c9 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %318, %c17 : index
      %363 = arith.addi %362, %319 : index
      %364 = arith.muli %363, %c9 : index
      %365 = arith.addi %361, %364 : index
      %366 = arith.muli %318, %c5 : index
      %367 = arith.addi %359, %366 : index
      %368 = arith.muli %319, %c17 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %w[%365] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %371 = vector.bitcast %370 : vector<8xi8> to vector<2xi32>
      %372 = vector.shuffle %371, %371 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
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
      %413 = arith.mulf %411, %343 : vector<16xf16>
      %414 = arith.mulf %412, %351 : vector<16xf16>
      %415 = arith.addi %113, %c12 : index
      %416 = arith.remui %123, %c17 : index
      %417 = arith.addi %20, %c8 : index
      %418 = arith.divui %415, %c9 : index
      %419 = arith.muli %418, %c6 : index
      %420 = arith.addi %417, %419 : index
      %421 = arith.muli %416, %c10 : index
      %422 = arith.addi %420, %421 : index
      %423 = vector.load %w[%422] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %424 = vector.bitcast %423 : vector<2xi8> to vector<1xf16>
      %425 = arith.divui %inputFeatures, %c5 : index
      %426 = arith.muli %425, %c6 : index
      %427 = arith.addi %417, %426 : index
      %428 = arith.muli %415, %c6 : index
      %429 = arith.addi %427, %428 : index
      %430 = arith.muli %416, %c10 : index
      %431 = arith.addi %429, %430 : index
      %432 = vector.load %w[%431] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %433 = vector.extract %424[0] : f16 from vector<1xf16>
      %434 = arith.extf %433 : f16 to f32
      %435 = vector.extract %432[0] : i8 from vector<2xi8>
      %436 = arith.extsi %435 : i8 to i32
      %437 = arith.sitofp %436 : i32 to f32
      %438 = arith.mulf %434, %437 : f32
      %439 = arith.truncf %438 : f32 to f16
      %440 = vector.broadcast %439 : f16 to vector<16xf16>
      %441 = vector.extract %424[0] : f16 from vector<1xf16>
      %442 = arith.extf %441 : f16 to f32
      %443 = vector.extract %432[1] : i8 from vector<2xi8>
      %444 = arith.extsi %443 : i8 to i32
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
      %457 = arith.muli %inputFeatures, %c9 : index
      %458 = arith.addi %456, %457 : index
      %459 = arith.muli %415, %c17 : index
      %460 = arith.addi %459, %416 : index
      %461 = arith.muli %460, %c9 : index
      %462 = arith.addi %458, %461 : index
      %463 = arith.muli %415, %c5 : index
      %464 = arith.addi %456, %463 : index
      %465 = arith.muli %416, %c17 : index
      %466 = arith.addi %464, %465 : index
      %467 = vector.load %w[%462] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %468 = vector.bitcast %467 : vector<8xi8> to vector<2xi32>
      %469 = vector.shuffle %468, %468 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
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
      %510 = arith.mulf %508, %440 : vector<16xf16>
      %511 = arith.mulf %509, %448 : vector<16xf16>
      %512 = arith.muli %113, %c10 : index
      %513 = arith.addi %512, %c11 : index
      %514 = arith.muli %tileRows, %c17 : index
      %515 = arith.muli %513, %514 : index
      %516 = arith.addi %46, %515 : index
      %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %518 = arith.muli %tileRows, %c9 : index
      %519 = arith.addi %516, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = vector.shuffle %517, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %522 = wave.mma %521, %219, %114 : vector<16xf16>, vector<8xf32>
      %523 = wave.mma %521, %413, %115 : vector<16xf16>, vector<8xf32>
      %524 = arith.muli %113, %c10 : index
      %525 = arith.addi %524, %c11 : index
      %526 = arith.muli %tileRows, %c17 : index
      %527 = arith.muli %525, %526 : index
      %528 = arith.addi %64, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c9 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %219, %116 : vector<16xf16>, vector<8xf32>
      %535 = wave.mma %533, %413, %117 : vector<16xf16>, vector<8xf32>
      %536 = arith.muli %113, %c10 : index
      %537 = arith.addi %536, %c11 : index
      %538 = arith.muli %tileRows, %c17 : index
      %539 = arith.muli %537, %538 : index
      %540 = arith.addi %82, %539 : index
      %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %542 = arith.muli %tileRows, %c9 : index
      %543 = arith.addi %540, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = vector.shuffle %541, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %546 = wave.mma %545, %219, %118 : vector<16xf16>, vector<8xf32>
      %547 = wave.mma %545, %413, %119 : vector<16xf16>, vector<8xf32>
      %548 = arith.muli %113, %c10 : index
      %549 = arith.addi %548, %c11 : index
      %550 = arith.muli %tileRows, %c17 : index
      %551 = arith.muli %549, %550 : index
      %552 = arith.addi %100, %551 : index
      %553 = vector.load %x[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %554 = arith.muli %tileRows, %c9 : index
      %555 = arith.addi %552, %554 : index
      %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %557 = vector.shuffle %553, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %558 = wave.mma %557, %219, %120 : vector<16xf16>, vector<8xf32>
      %559 = wave.mma %557, %413, %121 : vector<16xf16>, vector<8xf32>
      %560 = arith.muli %113, %c10 : index
      %561 = arith.addi %560, %c12 : index
      %562 = arith.muli %tileRows, %c17 : index
      %563 = arith.muli %561, %562 : index
      %564 = arith.addi %46, %563 : index
      %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %566 = arith.muli %tileRows, %c9 : index
      %567 = arith.addi %564, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = vector.shuffle %565, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = wave.mma %569, %220, %522 : vector<16xf16>, vector<8xf32>
      %571 = wave.mma %569, %414, %523 : vector<16xf16>, vector<8xf32>
      %572 = arith.muli %113, %c10 : index
      %573 = arith.addi %572, %c12 : index
      %574 = arith.muli %tileRows, %c17 : index
      %575 = arith.muli %573, %574 : index
      %576 = arith.addi %64, %575 : index
      %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %578 = arith.muli %tileRows, %c9 : index
      %579 = arith.addi %576, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = vector.shuffle %577, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %582 = wave.mma %581, %220, %534 : vector<16xf16>, vector<8xf32>
      %583 = wave.mma %581, %414, %535 : vector<16xf16>, vector<8xf32>
      %584 = arith.muli %113, %c10 : index
      %585 = arith.addi %584, %c12 : index
      %586 = arith.muli %tileRows, %c17 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.addi %82, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = arith.muli %tileRows, %c9 : index
      %591 = arith.addi %588, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = vector.shuffle %589, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = wave.mma %593, %220, %546 : vector<16xf16>, vector<8xf32>
      %595 = wave.mma %593, %414, %547 : vector<16xf16>, vector<8xf32>
      %596 = arith.muli %113, %c10 : index
      %597 = arith.addi %596, %c12 : index
      %598 = arith.muli %tileRows, %c17 : index
      %599 = arith.muli %597, %598 : index
      %600 = arith.addi %100, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = arith.muli %tileRows, %c9 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = wave.mma %605, %220, %558 : vector<16xf16>, vector<8xf32>
      %607 = wave.mma %605, %414, %559 : vector<16xf16>, vector<8xf32>
      %608 = arith.muli %113, %c10 : index
      %609 = arith.addi %608, %c10 : index
      %610 = arith.muli %tileRows, %c17 : index
      %611 = arith.muli %609, %610 : index
      %612 = arith.addi %46, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = arith.muli %tileRows, %c9 : index
      %615 = arith.addi %612, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = vector.shuffle %613, %616 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %618 = wave.mma %617, %316, %570 : vector<16xf16>, vector<8xf32>
      %619 = wave.mma %617, %510, %571 : vector<16xf16>, vector<8xf32>
      %620 = arith.muli %113, %c10 : index
      %621 = arith.addi %620, %c10 : index
      %622 = arith.muli %tileRows, %c17 : index
      %623 = arith.muli %621, %622 : index
      %624 = arith.addi %64, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = arith.muli %tileRows, %c9 : index
      %627 = arith.addi %624, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = vector.shuffle %625, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %630 = wave.mma %629, %316, %582 : vector<16xf16>, vector<8xf32>
      %631 = wave.mma %629, %510, %583 : vector<16xf16>, vector<8xf32>
      %632 = arith.muli %113, %c10 : index
      %633 = arith.addi %632, %c10 : index
      %634 = arith.muli %tileRows, %c17 : index
      %635 = arith.muli %633, %634 : index
      %636 = arith.addi %82, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = arith.muli %tileRows, %c9 : index
      %639 = arith.addi %636, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = vector.shuffle %637, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %642 = wave.mma %641, %316, %594 : vector<16xf16>, vector<8xf32>
      %643 = wave.mma %641, %510, %595 : vector<16xf16>, vector<8xf32>
      %644 = arith.muli %113, %c10 : index
      %645 = arith.addi %644, %c10 : index
      %646 = arith.muli %tileRows, %c17 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.addi %100, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = arith.muli %tileRows, %c9 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %654 = wave.mma %653, %316, %606 : vector<16xf16>, vector<8xf32>
      %655 = wave.mma %653, %510, %607 : vector<16xf16>, vector<8xf32>
      %656 = arith.muli %113, %c10 : index
      %657 = arith.addi %656, %c34 : index
      %658 = arith.muli %tileRows, %c17 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %46, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c9 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %317, %618 : vector<16xf16>, vector<8xf32>
      %667 = wave.mma %665, %511, %619 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %113, %c10 : index
      %669 = arith.addi %668, %c34 : index
      %670 = arith.muli %tileRows, %c17 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %64, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c9 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %317, %630 : vector<16xf16>, vector<8xf32>
      %679 = wave.mma %677, %511, %631 : vector<16xf16>, vector<8xf32>
      %680 = arith.muli %113, %c10 : index
      %681 = arith.addi %680, %c34 : index
      %682 = arith.muli %tileRows, %c17 : index
      %683 = arith.muli %681, %682 : index
      %684 = arith.addi %82, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = arith.muli %tileRows, %c9 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = vector.shuffle %685, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = wave.mma %689, %317, %642 : vector<16xf16>, vector<8xf32>
      %691 = wave.mma %689, %511, %643 : vector<16xf16>, vector<8xf32>
      %692 = arith.muli %113, %c10 : index
      %693 = arith.addi %692, %c34 : index
      %694 = arith.muli %tileRows, %c17 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %100, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c9 : index
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
      %717 = arith.remui %715, %c17 : index
      %718 = arith.addi %18, %c8 : index
      %719 = arith.divui %716, %c9 : index
      %720 = arith.muli %719, %c6 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.muli %717, %c10 : index
      %723 = arith.addi %721, %722 : index
      %724 = vector.load %w[%723] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %725 = vector.bitcast %724 : vector<2xi8> to vector<1xf16>
      %726 = arith.divui %inputFeatures, %c5 : index
      %727 = arith.muli %726, %c6 : index
      %728 = arith.addi %718, %727 : index
      %729 = arith.muli %716, %c6 : index
      %730 = arith.addi %728, %729 : index
      %731 = arith.muli %717, %c10 : index
      %732 = arith.addi %730, %731 : index
      %733 = vector.load %w[%732] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %734 = vector.extract %725[0] : f16 from vector<1xf16>
      %735 = arith.extf %734 : f16 to f32
      %736 = vector.extract %733[0] : i8 from vector<2xi8>
      %737 = arith.extsi %736 : i8 to i32
      %738 = arith.sitofp %737 : i32 to f32
      %739 = arith.mulf %735, %738 : f32
      %740 = arith.truncf %739 : f32 to f16
      %741 = vector.broadcast %740 : f16 to vector<16xf16>
      %742 = vector.extract %725[0] : f16 from vector<1xf16>
      %743 = arith.extf %742 : f16 to f32
      %744 = vector.extract %733[1] : i8 from vector<2xi8>
      %745 = arith.extsi %744 : i8 to i32
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
      %758 = arith.muli %inputFeatures, %c9 : index
      %759 = arith.addi %757, %758 : index
      %760 = arith.muli %716, %c17 : index
      %761 = arith.addi %760, %717 : index
      %762 = arith.muli %761, %c9 : index
      %763 = arith.addi %759, %762 : index
      %764 = arith.muli %716, %c5 : index
      %765 = arith.addi %757, %764 : index
      %766 = arith.muli %717, %c17 : index
      %767 = arith.addi %765, %766 : index
      %768 = vector.load %w[%763] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %769 = vector.bitcast %768 : vector<8xi8> to vector<2xi32>
      %770 = vector.shuffle %769, %769 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
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
      %811 = arith.mulf %809, %741 : vector<16xf16>
      %812 = arith.mulf %810, %749 : vector<16xf16>
      %813 = arith.addi %705, %c11 : index
      %814 = arith.remui %715, %c17 : index
      %815 = arith.addi %20, %c8 : index
      %816 = arith.divui %813, %c9 : index
      %817 = arith.muli %816, %c6 : index
      %818 = arith.addi %815, %817 : index
      %819 = arith.muli %814, %c10 : index
      %820 = arith.addi %818, %819 : index
      %821 = vector.load %w[%820] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %822 = vector.bitcast %821 : vector<2xi8> to vector<1xf16>
      %823 = arith.divui %inputFeatures, %c5 : index
      %824 = arith.muli %823, %c6 : index
      %825 = arith.addi %815, %824 : index
      %826 = arith.muli %813, %c6 : index
      %827 = arith.addi %825, %826 : index
      %828 = arith.muli %814, %c10 : index
      %829 = arith.addi %827, %828 : index
      %830 = vector.load %w[%829] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %831 = vector.extract %822[0] : f16 from vector<1xf16>
      %832 = arith.extf %831 : f16 to f32
      %833 = vector.extract %830[0] : i8 from vector<2xi8>
      %834 = arith.extsi %833 : i8 to i32
      %835 = arith.sitofp %834 : i32 to f32
      %836 = arith.mulf %832, %835 : f32
      %837 = arith.truncf %836 : f32 to f16
      %838 = vector.broadcast %837 : f16 to vector<16xf16>
      %839 = vector.extract %822[0] : f16 from vector<1xf16>
      %840 = arith.extf %839 : f16 to f32
      %841 = vector.extract %830[1] : i8 from vector<2xi8>
      %842 = arith.extsi %841 : i8 to i32
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
      %855 = arith.muli %inputFeatures, %c9 : index
      %856 = arith.addi %854, %855 : index
      %857 = arith.muli %813, %c17 : index
      %858 = arith.addi %857, %814 : index
      %859 = arith.muli %858, %c9 : index
      %860 = arith.addi %856, %859 : index
      %861 = arith.muli %813, %c5 : index
      %862 = arith.addi %854, %861 : index
      %863 = arith.muli %814, %c17 : index
      %864 = arith.addi %862, %863 : index
      %865 = vector.load %w[%860] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %866 = vector.bitcast %865 : vector<8xi8> to vector<2xi32>
      %867 = vector.shuffle %866, %866 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
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
      %908 = arith.mulf %906, %838 : vector<16xf16>
      %909 = arith.mulf %907, %846 : vector<16xf16>
      %910 = arith.muli %705, %c10 : index
      %911 = arith.addi %910, %c11 : index
      %912 = arith.muli %tileRows, %c17 : index
      %913 = arith.muli %911, %912 : index
      %914 = arith.addi %46, %913 : index
      %915 = vector.load %x[%914] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %916 = arith.muli %tileRows, %c9 : index
      %917 = arith.addi %914, %916 : index
      %918 = vector.load %x[%917] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %919 = vector.shuffle %915, %918 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %920 = wave.mma %919, %811, %706 : vector<16xf16>, vector<8xf32>
      %921 = wave.mma %919, %908, %707 : vector<16xf16>, vector<8xf32>
      %922 = arith.muli %705, %c10 : index
      %923 = arith.addi %922, %c11 : index
      %924 = arith.muli %tileRows, %c17 : index
      %925 = arith.muli %923, %924 : index
      %926 = arith.addi %64, %925 : index
      %927 = vector.load %x[%926] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %928 = arith.muli %tileRows, %c9 : index
      %929 = arith.addi %926, %928 : index
      %930 = vector.load %x[%929] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %931 = vector.shuffle %927, %930 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %932 = wave.mma %931, %811, %708 : vector<16xf16>, vector<8xf32>
      %933 = wave.mma %931, %908, %709 : vector<16xf16>, vector<8xf32>
      %934 = arith.muli %705, %c10 : index
      %935 = arith.addi %934, %c11 : index
      %936 = arith.muli %tileRows, %c17 : index
      %937 = arith.muli %935, %936 : index
      %938 = arith.addi %82, %937 : index
      %939 = vector.load %x[%938] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %940 = arith.muli %tileRows, %c9 : index
      %941 = arith.addi %938, %940 : index
      %942 = vector.load %x[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %943 = vector.shuffle %939, %942 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %944 = wave.mma %943, %811, %710 : vector<16xf16>, vector<8xf32>
      %945 = wave.mma %943, %908, %711 : vector<16xf16>, vector<8xf32>
      %946 = arith.muli %705, %c10 : index
      %947 = arith.addi %946, %c11 : index
      %948 = arith.muli %tileRows, %c17 : index
      %949 = arith.muli %947, %948 : index
      %950 = arith.addi %100, %949 : index
      %951 = vector.load %x[%950] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %952 = arith.muli %tileRows, %c9 : index
      %953 = arith.addi %950, %952 : index
      %954 = vector.load %x[%953] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %955 = vector.shuffle %951, %954 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %956 = wave.mma %955, %811, %712 : vector<16xf16>, vector<8xf32>
      %957 = wave.mma %955, %908, %713 : vector<16xf16>, vector<8xf32>
      %958 = arith.muli %705, %c10 : index
      %959 = arith.addi %958, %c12 : index
      %960 = arith.muli %tileRows, %c17 : index
      %961 = arith.muli %959, %960 : index
      %962 = arith.addi %46, %961 : index
      %963 = vector.load %x[%962] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %964 = arith.muli %tileRows, %c9 : index
      %965 = arith.addi %962, %964 : index
      %966 = vector.load %x[%965] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %967 = vector.shuffle %963, %966 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %968 = wave.mma %967, %812, %920 : vector<16xf16>, vector<8xf32>
      %969 = wave.mma %967, %909, %921 : vector<16xf16>, vector<8xf32>
      %970 = arith.muli %705, %c10 : index
      %971 = arith.addi %970, %c12 : index
      %972 = arith.muli %tileRows, %c17 : index
      %973 = arith.muli %971, %972 : index
      %974 = arith.addi %64, %973 : index
      %975 = vector.load %x[%974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %976 = arith.muli %tileRows, %c9 : index
      %977 = arith.addi %974, %976 : index
      %978 = vector.load %x[%977] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %979 = vector.shuffle %975, %978 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %980 = wave.mma %979, %812, %932 : vector<16xf16>, vector<8xf32>
      %981 = wave.mma %979, %909, %933 : vector<16xf16>, vector<8xf32>
      %982 = arith.muli %705, %c10 : index
      %983 = arith.addi %982, %c12 : index
      %984 = arith.muli %tileRows, %c17 : index
      %985 = arith.muli %983, %984 : index
      %986 = arith.addi %82, %985 : index
      %987 = vector.load %x[%986] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %988 = arith.muli %tileRows, %c9 : index
      %989 = arith.addi %986, %988 : index
      %990 = vector.load %x[%989] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %991 = vector.shuffle %987, %990 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %992 = wave.mma %991, %812, %944 : vector<16xf16>, vector<8xf32>
      %993 = wave.mma %991, %909, %945 : vector<16xf16>, vector<8xf32>
      %994 = arith.muli %705, %c10 : index
      %995 = arith.addi %994, %c12 : index
      %996 = arith.muli %tileRows, %c17 : index
      %997 = arith.muli %995, %996 : index
      %998 = arith.addi %100, %997 : index
      %999 = vector.load %x[%998] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %1000 = arith.muli %tileRows, %c9 : index
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
    %1019 = arith.addi %1018, %c6 : index
    %1020 = vector.extract %714#0[1] : f32 from vector<8xf32>
    memref.store %1020, %21[%1019] : memref<?xf32>
    %1021 = arith.muli %4, %c14 : index
    %1022 = arith.addi %1021, %1010 : index
    %1023 = arith.addi %1022, %c11 : index
    %1024 = arith.addi %1023, %c15 : index
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
    %1059 = arith.addi %1058, %c6 : index
    %1060 = vector.extract %714#1[1] : f32 from vector<8xf32>
    memref.store %1060, %21[%1059] : memref<?xf32>
    %1061 = arith.muli %4, %c14 : index
    %1062 = arith.addi %1061, %1010 : index
    %1063 = arith.addi %1062, %c5 : index
    %1064 = arith.addi %1063, %c15 : index
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
    %1091 = arith.muli %4, %c10 : index
    %1092 = arith.addi %1091, %c11 : index
    %1093 = arith.muli %1092, %c10 : index
    %1094 = arith.divui %1007, %c17 : index
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
      %1104 = arith.muli %1092, %c6 : index
      %1105 = arith.addi %1103, %1104 : index
      %1106 = memref.load %21[%1105] : memref<?xf32>
      %1107 = arith.addi %1105, %c14 : index
      %1108 = memref.load %21[%1107] : memref<?xf32>
      %1109 = arith.addf %1106, %1108 : f32
      %1110 = arith.addi %1105, %c41 : index
      %1111 = memref.load %21[%1110] : memref<?xf32>
      %1112 = arith.addf %1109, %1111 : f32
      %1113 = arith.addi %1105, %c42 : index
      %1114 = memref.load %21[%1113] : memref<?xf32>
      %1115 = arith.addf %1112, %1114 : f32
      %1116 = arith.remui %1007, %c17 : index
      %1117 = arith.muli %1116, %c2 : index
      %1118 = arith.addi %18, %1117 : index
      %1119 = vector.load %w[%1118] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1120 = vector.bitcast %1119 : vector<4xi8> to vector<1xf32>
      %1121 = vector.extract %1120[0] : f32 from vector<1xf32>
      %1122 = arith.mulf %1121, %1102 : f32
      %1123 = arith.mulf %1115, %1122 : f32
      %1124 = arith.muli %3, %c10 : index
      %1125 = arith.addi %1124, %c11 : index
      %1126 = arith.muli %1125, %c17 : index
      %1127 = arith.remui %1007, %c17 : index
      %1128 = arith.addi %1126, %1127 : index
      %1129 = arith.muli %1095, %c8 : index
      %1130 = arith.addi %1129, %1128 : index
      memref.store %1123, %22[%1130] : memref<?xf32>
      %1131 = arith.addi %1010, %c5 : index
      %1132 = arith.muli %1092, %c6 : index
      %1133 = arith.addi %1131, %1132 : index
      %1134 = memref.load %21[%1133] : memref<?xf32>
      %1135 = arith.addi %1133, %c14 : index
      %1136 = memref.load %21[%1135] : memref<?xf32>
      %1137 = arith.addf %1134, %1136 : f32
      %1138 = arith.addi %1133, %c41 : index
      %1139 = memref.load %21[%1138] : memref<?xf32>
      %1140 = arith.addf %1137, %1139 : f32
      %1141 = arith.addi %1133, %c42 : index
      %1142 = memref.load %21[%1141] : memref<?xf32>
      %1143 = arith.addf %1140, %1142 : f32
      %1144 = arith.remui %1007, %c17 : index
      %1145 = arith.muli %1144, %c2 : index
      %1146 = arith.addi %20, %1145 : index
      %1147 = vector.load %w[%1146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1148 = vector.bitcast %1147 : vector<4xi8> to vector<1xf32>
      %1149 = vector.extract %1148[0] : f32 from vector<1xf32>
      %1150 = arith.mulf %1149, %1102 : f32
      %1151 = arith.mulf %1143, %1150 : f32
      %1152 = arith.muli %3, %c10 : index
      %1153 = arith.addi %1152, %c12 : index
      %1154 = arith.muli %1153, %c17 : index
      %1155 = arith.remui %1007, %c17 : index
      %1156 = arith.addi %1154, %1155 : index
      %1157 = arith.muli %1095, %c8 : index
      %1158 = arith.addi %1157, %1156 : index
      memref.store %1151, %22[%1158] : memref<?xf32>
    }
    %1159 = arith.muli %4, %c10 : index
    %1160 = arith.addi %1159, %c12 : index
    %1161 = arith.muli %1160, %c10 : index
    %1162 = arith.divui %1007, %c17 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.addi %1006, %1163 : index
    %1165 = arith.cmpi slt, %1164, %24 : index
    scf.if %1165 {
      %1166 = arith.cmpi eq, %hasFactors, %c12 : index
      %1167 = arith.muli %1164, %c10 : index
      %1168 = memref.load %factors[%1167] : memref<?xf32>
      %1169 = arith.mulf %1168, %operandScale : f32
      %1170 = arith.select %1166, %1169, %operandScale : f32
      %1171 = arith.addi %1010, %c11 : index
      %1172 = arith.muli %1160, %c6 : index
      %1173 = arith.addi %1171, %1172 : index
      %1174 = memref.load %21[%1173] : memref<?xf32>
      %1175 = arith.addi %1173, %c14 : index
      %1176 = memref.load %21[%1175] : memref<?xf32>
      %1177 = arith.addf %1174, %1176 : f32
      %1178 = arith.addi %1173, %c41 : index
      %1179 = memref.load %21[%1178] : memref<?xf32>
      %1180 = arith.addf %1177, %1179 : f32
      %1181 = arith.addi %1173, %c42 : index
      %1182 = memref.load %21[%1181] : memref<?xf32>
      %1183 = arith.addf %1180, %1182 : f32
      %1184 = arith.remui %1007, %c17 : index
      %1185 = arith.muli %1184, %c2 : index
      %1186 = arith.addi %18, %1185 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.mulf %1189, %1170 : f32
      %1191 = arith.mulf %1183, %1190 : f32
      %1192 = arith.muli %3, %c10 : index
      %1193 = arith.addi %1192, %c11 : index
      %1194 = arith.muli %1193, %c17 : index
      %1195 = arith.remui %1007, %c17 : index
      %1196 = arith.addi %1194, %1195 : index
      %1197 = arith.muli %1163, %c8 : index
      %1198 = arith.addi %1197, %1196 : index
      memref.store %1191, %22[%1198] : memref<?xf32>
      %1199 = arith.addi %1010, %c5 : index
      %1200 = arith.muli %1160, %c6 : index
      %1201 = arith.addi %1199, %1200 : index
      %1202 = memref.load %21[%1201] : memref<?xf32>
      %1203 = arith.addi %1201, %c14 : index
      %1204 = memref.load %21[%1203] : memref<?xf32>
      %1205 = arith.addf %1202, %1204 : f32
      %1206 = arith.addi %1201, %c41 : index
      %1207 = memref.load %21[%1206] : memref<?xf32>
      %1208 = arith.addf %1205, %1207 : f32
      %1209 = arith.addi %1201, %c42 : index
      %1210 = memref.load %21[%1209] : memref<?xf32>
      %1211 = arith.addf %1208, %1210 : f32
      %1212 = arith.remui %1007, %c17 : index
      %1213 = arith.muli %1212, %c2 : index
      %1214 = arith.addi %20, %1213 : index
      %1215 = vector.load %w[%1214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1216 = vector.bitcast %1215 : vector<4xi8> to vector<1xf32>
      %1217 = vector.extract %1216[0] : f32 from vector<1xf32>
      %1218 = arith.mulf %1217, %1170 : f32
      %1219 = arith.mulf %1211, %1218 : f32
      %1220 = arith.muli %3, %c10 : index
      %1221 = arith.addi %1220, %c12 : index
      %1222 = arith.muli %1221, %c17 : index
      %1223 = arith.remui %1007, %c17 : index
      %1224 = arith.addi %1222, %1223 : index
      %1225 = arith.muli %1163, %c8 : index
      %1226 = arith.addi %1225, %1224 : index
      memref.store %1219, %22[%1226] : memref<?xf32>
    }
    wave.barrier
    %1227 = arith.addi %25, %c11 : index
    %1228 = wave.wave
    %1229 = arith.addi %1228, %c11 : index
    %1230 = arith.addi %1227, %1229 : index
    %1231 = arith.cmpi slt, %1230, %24 : index
    scf.if %1231 {
      %1232 = arith.addi %1227, %1229 : index
      %1233 = arith.muli %1229, %c8 : index
      %1234 = wave.lane
      %1235 = arith.addi %1234, %c11 : index
      %1236 = arith.cmpi eq, %hasBias, %c12 : index
      %1237 = arith.addi %1233, %1235 : index
      %1238 = memref.load %22[%1237] : memref<?xf32>
      %1239 = arith.muli %0, %c8 : index
      %1240 = arith.addi %1239, %1235 : index
      %1241 = memref.load %bias[%1240] : memref<?xf32>
      %1242 = arith.addf %1238, %1241 : f32
      %1243 = arith.select %1236, %1242, %1238 : f32
      %1244 = arith.addi %1235, %c15 : index
      %1245 = arith.cmpi eq, %hasBias, %c12 : index
      %1246 = arith.addi %1233, %1244 : index
      %1247 = memref.load %22[%1246] : memref<?xf32>
      %1248 = arith.muli %0, %c8 : index
      %1249 = arith.addi %1248, %1244 : index
      %1250 = memref.load %bias[%1249] : memref<?xf32>
      %1251 = arith.addf %1247, %1250 : f32
      %1252 = arith.select %1245, %1251, %1247 : f32
      %1253 = arith.addi %1234, %c6 : index
      %1254 = arith.cmpi eq, %hasBias, %c12 : index
      %1255 = arith.addi %1233, %1253 : index
      %1256 = memref.load %22[%1255] : memref<?xf32>
      %1257 = arith.muli %0, %c8 : index
      %1258 = arith.addi %1257, %1253 : index
      %1259 = memref.load %bias[%1258] : memref<?xf32>
      %1260 = arith.addf %1256, %1259 : f32
      %1261 = arith.select %1254, %1260, %1256 : f32
      %1262 = arith.addi %1253, %c15 : index
      %1263 = arith.cmpi eq, %hasBias, %c12 : index
      %1264 = arith.addi %1233, %1262 : index
      %1265 = memref.load %22[%1264] : memref<?xf32>
      %1266 = arith.muli %0, %c8 : index
      %1267 = arith.addi %1266, %1262 : index
      %1268 = memref.load %bias[%1267] : memref<?xf32>
      %1269 = arith.addf %1265, %1268 : f32
      %1270 = arith.select %1263, %1269, %1265 : f32
      %1271 = arith.addi %heads, %kvHeads : index
      %1272 = arith.cmpi slt, %0, %1271 : index
      scf.if %1272 {
        %1273 = arith.addi %positionsAt, %1232 : index
        %1274 = memref.load %step[%1273] : memref<?xi32>
        %1275 = arith.index_cast %1274 : i32 to index
        %1276 = arith.cmpi eq, %hasNorm, %c12 : index
        %1277 = math.fma %1243, %1243, %c46 : f32
        %1278 = math.fma %1252, %1252, %1277 : f32
        %1279 = math.fma %1261, %1261, %1278 : f32
        %1280 = math.fma %1270, %1270, %1279 : f32
        %1281 = vector.broadcast %1280 : f32 to vector<1xf32>
        %1282 = wave.reduce "add" %1281 : vector<1xf32>
        %1283 = arith.mulf %1282, %inverseHeadDim : f32
        %1284 = arith.addf %1283, %epsilon : f32
        %1285 = math.sqrt %1284 : f32
        %1286 = arith.divf %c48, %1285 : f32
        %1287 = arith.cmpi slt, %0, %heads : index
        %1288 = arith.addi %1235, %c15 : index
        %1289 = memref.load %query_norm[%1235] : memref<?xf32>
        %1290 = memref.load %key_norm[%1235] : memref<?xf32>
        %1291 = arith.select %1287, %1289, %1290 : f32
        %1292 = arith.mulf %1243, %1286 : f32
        %1293 = arith.mulf %1292, %1291 : f32
        %1294 = arith.select %1276, %1293, %1243 : f32
        %1295 = memref.load %query_norm[%1288] : memref<?xf32>
        %1296 = memref.load %key_norm[%1288] : memref<?xf32>
        %1297 = arith.select %1287, %1295, %1296 : f32
        %1298 = arith.mulf %1252, %1286 : f32
        %1299 = arith.mulf %1298, %1297 : f32
        %1300 = arith.select %1276, %1299, %1252 : f32
        %1301 = arith.addi %1253, %c15 : index
        %1302 = memref.load %query_norm[%1253] : memref<?xf32>
        %1303 = memref.load %key_norm[%1253] : memref<?xf32>
        %1304 = arith.select %1287, %1302, %1303 : f32
        %1305 = arith.mulf %1261, %1286 : f32
        %1306 = arith.mulf %1305, %1304 : f32
        %1307 = arith.select %1276, %1306, %1261 : f32
        %1308 = memref.load %query_norm[%1301] : memref<?xf32>
        %1309 = memref.load %key_norm[%1301] : memref<?xf32>
        %1310 = arith.select %1287, %1308, %1309 : f32
        %1311 = arith.mulf %1270, %1286 : f32
        %1312 = arith.mulf %1311, %1310 : f32
        %1313 = arith.select %1276, %1312, %1270 : f32
        %1314 = arith.remui %1275, %c5 : index
        %1315 = arith.muli %1314, %c8 : index
        %1316 = arith.addi %1315, %1235 : index
        %1317 = arith.divui %1275, %c5 : index
        %1318 = arith.addi %1317, %c5 : index
        %1319 = arith.muli %1318, %c8 : index
        %1320 = arith.addi %1319, %1235 : index
        %1321 = memref.load %rope[%1316] : memref<?xf32>
        %1322 = arith.addi %1316, %c15 : index
        %1323 = memref.load %rope[%1322] : memref<?xf32>
        %1324 = memref.load %rope[%1320] : memref<?xf32>
        %1325 = arith.addi %1320, %c15 : index
        %1326 = memref.load %rope[%1325] : memref<?xf32>
        %1327 = arith.mulf %1324, %1321 : f32
        %1328 = arith.mulf %1326, %1323 : f32
        %1329 = arith.subf %1327, %1328 : f32
        %1330 = arith.mulf %1326, %1321 : f32
        %1331 = arith.mulf %1324, %1323 : f32
        %1332 = arith.addf %1330, %1331 : f32
        %1333 = arith.mulf %1294, %1329 : f32
        %1334 = arith.mulf %1300, %1332 : f32
        %1335 = arith.subf %1333, %1334 : f32
        %1336 = arith.mulf %1300, %1329 : f32
        %1337 = arith.mulf %1294, %1332 : f32
        %1338 = arith.addf %1336, %1337 : f32
        %1339 = arith.cmpi slt, %0, %heads : index
        scf.if %1339 {
          %1340 = arith.muli %1232, %heads : index
          %1341 = arith.addi %1340, %0 : index
          %1342 = arith.muli %1341, %c8 : index
          %1343 = arith.addi %1342, %1235 : index
          memref.store %1335, %q[%1343] : memref<?xf32>
          %1344 = arith.addi %1343, %c15 : index
          memref.store %1338, %q[%1344] : memref<?xf32>
        } else {
          %1345 = arith.addi %1233, %1235 : index
          memref.store %1335, %22[%1345] : memref<?xf32>
          %1346 = arith.addi %1233, %1235 : index
          %1347 = arith.addi %1346, %c15 : index
          memref.store %1338, %22[%1347] : memref<?xf32>
        }
        %1348 = arith.remui %1275, %c5 : index
        %1349 = arith.muli %1348, %c8 : index
        %1350 = arith.addi %1349, %1253 : index
        %1351 = arith.divui %1275, %c5 : index
        %1352 = arith.addi %1351, %c5 : index
        %1353 = arith.muli %1352, %c8 : index
        %1354 = arith.addi %1353, %1253 : index
        %1355 = memref.load %rope[%1350] : memref<?xf32>
        %1356 = arith.addi %1350, %c15 : index
        %1357 = memref.load %rope[%1356] : memref<?xf32>
        %1358 = memref.load %rope[%1354] : memref<?xf32>
        %1359 = arith.addi %1354, %c15 : index
        %1360 = memref.load %rope[%1359] : memref<?xf32>
        %1361 = arith.mulf %1358, %1355 : f32
        %1362 = arith.mulf %1360, %1357 : f32
        %1363 = arith.subf %1361, %1362 : f32
        %1364 = arith.mulf %1360, %1355 : f32
        %1365 = arith.mulf %1358, %1357 : f32
        %1366 = arith.addf %1364, %1365 : f32
        %1367 = arith.mulf %1307, %1363 : f32
        %1368 = arith.mulf %1313, %1366 : f32
        %1369 = arith.subf %1367, %1368 : f32
        %1370 = arith.mulf %1313, %1363 : f32
        %1371 = arith.mulf %1307, %1366 : f32
        %1372 = arith.addf %1370, %1371 : f32
        %1373 = arith.cmpi slt, %0, %heads : index
        scf.if %1373 {
          %1374 = arith.muli %1232, %heads : index
          %1375 = arith.addi %1374, %0 : index
          %1376 = arith.muli %1375, %c8 : index
          %1377 = arith.addi %1376, %1253 : index
          memref.store %1369, %q[%1377] : memref<?xf32>
          %1378 = arith.addi %1377, %c15 : index
          memref.store %1372, %q[%1378] : memref<?xf32>
        } else {
          %1379 = arith.addi %1233, %1253 : index
          memref.store %1369, %22[%1379] : memref<?xf32>
          %1380 = arith.addi %1233, %1253 : index
          %1381 = arith.addi %1380, %c15 : index
          memref.store %1372, %22[%1381] : memref<?xf32>
        }
      } else {
        %1382 = arith.cmpi slt, %0, %heads : index
        scf.if %1382 {
          %1383 = arith.muli %1232, %heads : index
          %1384 = arith.addi %1383, %0 : index
          %1385 = arith.muli %1384, %c8 : index
          %1386 = arith.addi %1385, %1235 : index
          memref.store %1243, %q[%1386] : memref<?xf32>
          %1387 = arith.addi %1386, %c15 : index
          memref.store %1252, %q[%1387] : memref<?xf32>
        } else {
          %1388 = arith.addi %1233, %1235 : index
          memref.store %1243, %22[%1388] : memref<?xf32>
          %1389 = arith.addi %1233, %1235 : index
          %1390 = arith.addi %1389, %c15 : index
          memref.store %1252, %22[%1390] : memref<?xf32>
        }
        %1391 = arith.cmpi slt, %0, %heads : index
        scf.if %1391 {
          %1392 = arith.muli %1232, %heads : index
          %1393 = arith.addi %1392, %0 : index
          %1394 = arith.muli %1393, %c8 : index
          %1395 = arith.addi %1394, %1253 : index
          memref.store %1261, %q[%1395] : memref<?xf32>
          %1396 = arith.addi %1395, %c15 : index
          memref.store %1270, %q[%1396] : memref<?xf32>
        } else {
          %1397 = arith.addi %1233, %1253 : index
          memref.store %1261, %22[%1397] : memref<?xf32>
          %1398 = arith.addi %1233, %1253 : index
          %1399 = arith.addi %1398, %c15 : index
          memref.store %1270, %22[%1399] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1400 = arith.cmpi sge, %0, %heads : index
    scf.if %1400 {
      %1401 = arith.addi %1228, %c11 : index
      %1402 = arith.addi %1227, %1401 : index
      %1403 = arith.cmpi slt, %1402, %24 : index
      scf.if %1403 {
        %1404 = arith.addi %1227, %1401 : index
        %1405 = arith.addi %slotsAt, %1404 : index
        %1406 = memref.load %step[%1405] : memref<?xi32>
        %1407 = arith.index_cast %1406 : i32 to index
        %1408 = arith.cmpi sge, %1407, %c11 : index
        scf.if %1408 {
          %1409 = arith.muli %1401, %c8 : index
          %1410 = arith.subi %0, %heads : index
          %1411 = memref.load %scales[%1410] : memref<?xf32>
          %1412 = vector.broadcast %1411 : f32 to vector<4xf32>
          %1413 = arith.divui %1407, %c17 : index
          %1414 = arith.remui %1407, %c17 : index
          %1415 = arith.muli %1413, %pageBytes : index
          %1416 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1416 {
            %1417 = wave.lane
            %1418 = arith.muli %1417, %c2 : index
            scf.for %1419 = %1418 to %c8 step %c8 {
              %1420 = arith.addi %1409, %1419 : index
              %1421 = vector.load %22[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = arith.mulf %1421, %1412 : vector<4xf32>
              %1423 = arith.minimumf %1422, %c53 : vector<4xf32>
              %1424 = arith.maximumf %1423, %c54 : vector<4xf32>
              %1425 = arith.truncf %1424 : vector<4xf32> to vector<4xf16>
              %1426 = vector.bitcast %1425 : vector<4xf16> to vector<8xi8>
              %1427 = arith.cmpi slt, %1410, %kvHeads : index
              scf.if %1427 {
                %1428 = arith.muli %1410, %c13 : index
                %1429 = arith.addi %1415, %1428 : index
                %1430 = arith.divui %1419, %c17 : index
                %1431 = arith.muli %1430, %c55 : index
                %1432 = arith.remui %1419, %c17 : index
                %1433 = arith.divui %1432, %c9 : index
                %1434 = arith.muli %1433, %c5 : index
                %1435 = arith.muli %1414, %c17 : index
                %1436 = arith.addi %1434, %1435 : index
                %1437 = arith.remui %1432, %c9 : index
                %1438 = arith.muli %1437, %c10 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.addi %1431, %1439 : index
                %1441 = arith.addi %1429, %1440 : index
                vector.store %1426, %kv[%1441] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1442 = arith.subi %1410, %kvHeads : index
                %1443 = arith.muli %1442, %c13 : index
                %1444 = arith.addi %1415, %1443 : index
                %1445 = arith.addi %1419, %c11 : index
                %1446 = arith.divui %1445, %c17 : index
                %1447 = arith.muli %1446, %c55 : index
                %1448 = arith.addi %1447, %c41 : index
                %1449 = arith.remui %1445, %c17 : index
                %1450 = arith.divui %1414, %c10 : index
                %1451 = arith.remui %1414, %c10 : index
                %1452 = arith.muli %1451, %c9 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.divui %1453, %c9 : index
                %1455 = arith.muli %1454, %c5 : index
                %1456 = arith.muli %1449, %c17 : index
                %1457 = arith.addi %1455, %1456 : index
                %1458 = arith.remui %1453, %c9 : index
                %1459 = arith.muli %1458, %c10 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.addi %1448, %1460 : index
                %1462 = arith.addi %1444, %1461 : index
                %1463 = vector.shuffle %1426, %1426 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1463, %kv[%1462] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1464 = arith.addi %1419, %c12 : index
                %1465 = arith.divui %1464, %c17 : index
                %1466 = arith.muli %1465, %c55 : index
                %1467 = arith.addi %1466, %c41 : index
                %1468 = arith.remui %1464, %c17 : index
                %1469 = arith.divui %1414, %c10 : index
                %1470 = arith.remui %1414, %c10 : index
                %1471 = arith.muli %1470, %c9 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.divui %1472, %c9 : index
                %1474 = arith.muli %1473, %c5 : index
                %1475 = arith.muli %1468, %c17 : index
                %1476 = arith.addi %1474, %1475 : index
                %1477 = arith.remui %1472, %c9 : index
                %1478 = arith.muli %1477, %c10 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1467, %1479 : index
                %1481 = arith.addi %1444, %1480 : index
                %1482 = vector.shuffle %1426, %1426 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1482, %kv[%1481] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1483 = arith.addi %1419, %c10 : index
                %1484 = arith.divui %1483, %c17 : index
                %1485 = arith.muli %1484, %c55 : index
                %1486 = arith.addi %1485, %c41 : index
                %1487 = arith.remui %1483, %c17 : index
                %1488 = arith.divui %1414, %c10 : index
                %1489 = arith.remui %1414, %c10 : index
                %1490 = arith.muli %1489, %c9 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.divui %1491, %c9 : index
                %1493 = arith.muli %1492, %c5 : index
                %1494 = arith.muli %1487, %c17 : index
                %1495 = arith.addi %1493, %1494 : index
                %1496 = arith.remui %1491, %c9 : index
                %1497 = arith.muli %1496, %c10 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.addi %1486, %1498 : index
                %1500 = arith.addi %1444, %1499 : index
                %1501 = vector.shuffle %1426, %1426 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1501, %kv[%1500] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1502 = arith.addi %1419, %c34 : index
                %1503 = arith.divui %1502, %c17 : index
                %1504 = arith.muli %1503, %c55 : index
                %1505 = arith.addi %1504, %c41 : index
                %1506 = arith.remui %1502, %c17 : index
                %1507 = arith.divui %1414, %c10 : index
                %1508 = arith.remui %1414, %c10 : index
                %1509 = arith.muli %1508, %c9 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.divui %1510, %c9 : index
                %1512 = arith.muli %1511, %c5 : index
                %1513 = arith.muli %1506, %c17 : index
                %1514 = arith.addi %1512, %1513 : index
                %1515 = arith.remui %1510, %c9 : index
                %1516 = arith.muli %1515, %c10 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.addi %1505, %1517 : index
                %1519 = arith.addi %1444, %1518 : index
                %1520 = vector.shuffle %1426, %1426 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1520, %kv[%1519] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1521 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1521 {
            %1522 = wave.lane
            %1523 = arith.muli %1522, %c2 : index
            scf.for %1524 = %1523 to %c8 step %c8 {
              %1525 = arith.addi %1409, %1524 : index
              %1526 = vector.load %22[%1525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1527 = arith.mulf %1526, %1412 : vector<4xf32>
              %1528 = wave.fp8_encode "e4m3" %1527 : vector<4xf32> -> vector<4xi8>
              %1529 = arith.cmpi slt, %1410, %kvHeads : index
              scf.if %1529 {
                %1530 = arith.muli %1410, %c41 : index
                %1531 = arith.addi %1415, %1530 : index
                %1532 = vector.shuffle %1528, %1528 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1533 = arith.divui %1524, %c17 : index
                %1534 = arith.muli %1533, %c5 : index
                %1535 = arith.remui %1524, %c17 : index
                %1536 = arith.muli %1414, %c17 : index
                %1537 = arith.divui %1535, %c2 : index
                %1538 = arith.muli %1537, %c2 : index
                %1539 = arith.remui %1535, %c10 : index
                %1540 = arith.muli %1539, %c10 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.divui %1535, %c10 : index
                %1543 = arith.remui %1542, %c10 : index
                %1544 = arith.addi %1541, %1543 : index
                %1545 = arith.addi %1536, %1544 : index
                %1546 = arith.addi %1534, %1545 : index
                %1547 = arith.addi %1531, %1546 : index
                vector.store %1532, %kv[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1548 = arith.subi %1410, %kvHeads : index
                %1549 = arith.muli %1548, %c41 : index
                %1550 = arith.addi %1415, %1549 : index
                %1551 = arith.addi %1524, %c11 : index
                %1552 = arith.divui %1551, %c17 : index
                %1553 = arith.muli %1552, %c5 : index
                %1554 = arith.addi %1553, %c14 : index
                %1555 = arith.remui %1551, %c17 : index
                %1556 = arith.divui %1414, %c10 : index
                %1557 = arith.remui %1414, %c10 : index
                %1558 = arith.muli %1557, %c9 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.muli %1555, %c17 : index
                %1561 = arith.divui %1559, %c2 : index
                %1562 = arith.muli %1561, %c2 : index
                %1563 = arith.remui %1559, %c10 : index
                %1564 = arith.muli %1563, %c10 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.divui %1559, %c10 : index
                %1567 = arith.remui %1566, %c10 : index
                %1568 = arith.addi %1565, %1567 : index
                %1569 = arith.addi %1560, %1568 : index
                %1570 = arith.addi %1554, %1569 : index
                %1571 = arith.addi %1550, %1570 : index
                %1572 = vector.shuffle %1528, %1528 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1572, %kv[%1571] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1573 = arith.addi %1524, %c12 : index
                %1574 = arith.divui %1573, %c17 : index
                %1575 = arith.muli %1574, %c5 : index
                %1576 = arith.addi %1575, %c14 : index
                %1577 = arith.remui %1573, %c17 : index
                %1578 = arith.divui %1414, %c10 : index
                %1579 = arith.remui %1414, %c10 : index
                %1580 = arith.muli %1579, %c9 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.muli %1577, %c17 : index
                %1583 = arith.divui %1581, %c2 : index
                %1584 = arith.muli %1583, %c2 : index
                %1585 = arith.remui %1581, %c10 : index
                %1586 = arith.muli %1585, %c10 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.divui %1581, %c10 : index
                %1589 = arith.remui %1588, %c10 : index
                %1590 = arith.addi %1587, %1589 : index
                %1591 = arith.addi %1582, %1590 : index
                %1592 = arith.addi %1576, %1591 : index
                %1593 = arith.addi %1550, %1592 : index
                %1594 = vector.shuffle %1528, %1528 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1594, %kv[%1593] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1595 = arith.addi %1524, %c10 : index
                %1596 = arith.divui %1595, %c17 : index
                %1597 = arith.muli %1596, %c5 : index
                %1598 = arith.addi %1597, %c14 : index
                %1599 = arith.remui %1595, %c17 : index
                %1600 = arith.divui %1414, %c10 : index
                %1601 = arith.remui %1414, %c10 : index
                %1602 = arith.muli %1601, %c9 : index
                %1603 = arith.addi %1600, %1602 : index
                %1604 = arith.muli %1599, %c17 : index
                %1605 = arith.divui %1603, %c2 : index
                %1606 = arith.muli %1605, %c2 : index
                %1607 = arith.remui %1603, %c10 : index
                %1608 = arith.muli %1607, %c10 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.divui %1603, %c10 : index
                %1611 = arith.remui %1610, %c10 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.addi %1604, %1612 : index
                %1614 = arith.addi %1598, %1613 : index
                %1615 = arith.addi %1550, %1614 : index
                %1616 = vector.shuffle %1528, %1528 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1616, %kv[%1615] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1617 = arith.addi %1524, %c34 : index
                %1618 = arith.divui %1617, %c17 : index
                %1619 = arith.muli %1618, %c5 : index
                %1620 = arith.addi %1619, %c14 : index
                %1621 = arith.remui %1617, %c17 : index
                %1622 = arith.divui %1414, %c10 : index
                %1623 = arith.remui %1414, %c10 : index
                %1624 = arith.muli %1623, %c9 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.muli %1621, %c17 : index
                %1627 = arith.divui %1625, %c2 : index
                %1628 = arith.muli %1627, %c2 : index
                %1629 = arith.remui %1625, %c10 : index
                %1630 = arith.muli %1629, %c10 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.divui %1625, %c10 : index
                %1633 = arith.remui %1632, %c10 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.addi %1626, %1634 : index
                %1636 = arith.addi %1620, %1635 : index
                %1637 = arith.addi %1550, %1636 : index
                %1638 = vector.shuffle %1528, %1528 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1638, %kv[%1637] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1639 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1639 {
            %1640 = wave.lane
            %1641 = arith.muli %1640, %c2 : index
            scf.for %1642 = %1641 to %c8 step %c8 {
              %1643 = arith.addi %1409, %1642 : index
              %1644 = vector.load %22[%1643] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1645 = arith.mulf %1644, %1412 : vector<4xf32>
              %1646 = wave.fp8_encode "e5m2" %1645 : vector<4xf32> -> vector<4xi8>
              %1647 = arith.cmpi slt, %1410, %kvHeads : index
              scf.if %1647 {
                %1648 = arith.muli %1410, %c41 : index
                %1649 = arith.addi %1415, %1648 : index
                %1650 = vector.shuffle %1646, %1646 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1651 = arith.divui %1642, %c17 : index
                %1652 = arith.muli %1651, %c5 : index
                %1653 = arith.remui %1642, %c17 : index
                %1654 = arith.muli %1414, %c17 : index
                %1655 = arith.divui %1653, %c2 : index
                %1656 = arith.muli %1655, %c2 : index
                %1657 = arith.remui %1653, %c10 : index
                %1658 = arith.muli %1657, %c10 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.divui %1653, %c10 : index
                %1661 = arith.remui %1660, %c10 : index
                %1662 = arith.addi %1659, %1661 : index
                %1663 = arith.addi %1654, %1662 : index
                %1664 = arith.addi %1652, %1663 : index
                %1665 = arith.addi %1649, %1664 : index
                vector.store %1650, %kv[%1665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1666 = arith.subi %1410, %kvHeads : index
                %1667 = arith.muli %1666, %c41 : index
                %1668 = arith.addi %1415, %1667 : index
                %1669 = arith.addi %1642, %c11 : index
                %1670 = arith.divui %1669, %c17 : index
                %1671 = arith.muli %1670, %c5 : index
                %1672 = arith.addi %1671, %c14 : index
                %1673 = arith.remui %1669, %c17 : index
                %1674 = arith.divui %1414, %c10 : index
                %1675 = arith.remui %1414, %c10 : index
                %1676 = arith.muli %1675, %c9 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.muli %1673, %c17 : index
                %1679 = arith.divui %1677, %c2 : index
                %1680 = arith.muli %1679, %c2 : index
                %1681 = arith.remui %1677, %c10 : index
                %1682 = arith.muli %1681, %c10 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.divui %1677, %c10 : index
                %1685 = arith.remui %1684, %c10 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.addi %1678, %1686 : index
                %1688 = arith.addi %1672, %1687 : index
                %1689 = arith.addi %1668, %1688 : index
                %1690 = vector.shuffle %1646, %1646 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1690, %kv[%1689] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1691 = arith.addi %1642, %c12 : index
                %1692 = arith.divui %1691, %c17 : index
                %1693 = arith.muli %1692, %c5 : index
                %1694 = arith.addi %1693, %c14 : index
                %1695 = arith.remui %1691, %c17 : index
                %1696 = arith.divui %1414, %c10 : index
                %1697 = arith.remui %1414, %c10 : index
                %1698 = arith.muli %1697, %c9 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.muli %1695, %c17 : index
                %1701 = arith.divui %1699, %c2 : index
                %1702 = arith.muli %1701, %c2 : index
                %1703 = arith.remui %1699, %c10 : index
                %1704 = arith.muli %1703, %c10 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.divui %1699, %c10 : index
                %1707 = arith.remui %1706, %c10 : index
                %1708 = arith.addi %1705, %1707 : index
                %1709 = arith.addi %1700, %1708 : index
                %1710 = arith.addi %1694, %1709 : index
                %1711 = arith.addi %1668, %1710 : index
                %1712 = vector.shuffle %1646, %1646 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1712, %kv[%1711] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1713 = arith.addi %1642, %c10 : index
                %1714 = arith.divui %1713, %c17 : index
                %1715 = arith.muli %1714, %c5 : index
                %1716 = arith.addi %1715, %c14 : index
                %1717 = arith.remui %1713, %c17 : index
                %1718 = arith.divui %1414, %c10 : index
                %1719 = arith.remui %1414, %c10 : index
                %1720 = arith.muli %1719, %c9 : index
                %1721 = arith.addi %1718, %1720 : index
                %1722 = arith.muli %1717, %c17 : index
                %1723 = arith.divui %1721, %c2 : index
                %1724 = arith.muli %1723, %c2 : index
                %1725 = arith.remui %1721, %c10 : index
                %1726 = arith.muli %1725, %c10 : index
                %1727 = arith.addi %1724, %1726 : index
                %1728 = arith.divui %1721, %c10 : index
                %1729 = arith.remui %1728, %c10 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.addi %1722, %1730 : index
                %1732 = arith.addi %1716, %1731 : index
                %1733 = arith.addi %1668, %1732 : index
                %1734 = vector.shuffle %1646, %1646 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1734, %kv[%1733] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1735 = arith.addi %1642, %c34 : index
                %1736 = arith.divui %1735, %c17 : index
                %1737 = arith.muli %1736, %c5 : index
                %1738 = arith.addi %1737, %c14 : index
                %1739 = arith.remui %1735, %c17 : index
                %1740 = arith.divui %1414, %c10 : index
                %1741 = arith.remui %1414, %c10 : index
                %1742 = arith.muli %1741, %c9 : index
                %1743 = arith.addi %1740, %1742 : index
                %1744 = arith.muli %1739, %c17 : index
                %1745 = arith.divui %1743, %c2 : index
                %1746 = arith.muli %1745, %c2 : index
                %1747 = arith.remui %1743, %c10 : index
                %1748 = arith.muli %1747, %c10 : index
                %1749 = arith.addi %1746, %1748 : index
                %1750 = arith.divui %1743, %c10 : index
                %1751 = arith.remui %1750, %c10 : index
                %1752 = arith.addi %1749, %1751 : index
                %1753 = arith.addi %1744, %1752 : index
                %1754 = arith.addi %1738, %1753 : index
                %1755 = arith.addi %1668, %1754 : index
                %1756 = vector.shuffle %1646, %1646 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1756, %kv[%1755] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1757 = arith.addi %25, %c17 : index
    %1758 = wave.lane
    %1759 = arith.muli %3, %c10 : index
    %1760 = arith.muli %1759, %c5 : index
    %1761 = arith.addi %1760, %1758 : index
    %1762 = arith.muli %4, %c14 : index
    %1763 = arith.addi %1762, %1761 : index
    %1764 = arith.addi %1763, %c11 : index
    %1765 = arith.addi %1764, %c11 : index
    %1766 = vector.extract %714#2[0] : f32 from vector<8xf32>
    memref.store %1766, %21[%1765] : memref<?xf32>
    %1767 = arith.muli %4, %c14 : index
    %1768 = arith.addi %1767, %1761 : index
    %1769 = arith.addi %1768, %c11 : index
    %1770 = arith.addi %1769, %c6 : index
    %1771 = vector.extract %714#2[1] : f32 from vector<8xf32>
    memref.store %1771, %21[%1770] : memref<?xf32>
    %1772 = arith.muli %4, %c14 : index
    %1773 = arith.addi %1772, %1761 : index
    %1774 = arith.addi %1773, %c11 : index
    %1775 = arith.addi %1774, %c15 : index
    %1776 = vector.extract %714#2[2] : f32 from vector<8xf32>
    memref.store %1776, %21[%1775] : memref<?xf32>
    %1777 = arith.muli %4, %c14 : index
    %1778 = arith.addi %1777, %1761 : index
    %1779 = arith.addi %1778, %c11 : index
    %1780 = arith.addi %1779, %c35 : index
    %1781 = vector.extract %714#2[3] : f32 from vector<8xf32>
    memref.store %1781, %21[%1780] : memref<?xf32>
    %1782 = arith.muli %4, %c14 : index
    %1783 = arith.addi %1782, %1761 : index
    %1784 = arith.addi %1783, %c11 : index
    %1785 = arith.addi %1784, %c8 : index
    %1786 = vector.extract %714#2[4] : f32 from vector<8xf32>
    memref.store %1786, %21[%1785] : memref<?xf32>
    %1787 = arith.muli %4, %c14 : index
    %1788 = arith.addi %1787, %1761 : index
    %1789 = arith.addi %1788, %c11 : index
    %1790 = arith.addi %1789, %c36 : index
    %1791 = vector.extract %714#2[5] : f32 from vector<8xf32>
    memref.store %1791, %21[%1790] : memref<?xf32>
    %1792 = arith.muli %4, %c14 : index
    %1793 = arith.addi %1792, %1761 : index
    %1794 = arith.addi %1793, %c11 : index
    %1795 = arith.addi %1794, %c37 : index
    %1796 = vector.extract %714#2[6] : f32 from vector<8xf32>
    memref.store %1796, %21[%1795] : memref<?xf32>
    %1797 = arith.muli %4, %c14 : index
    %1798 = arith.addi %1797, %1761 : index
    %1799 = arith.addi %1798, %c11 : index
    %1800 = arith.addi %1799, %c38 : index
    %1801 = vector.extract %714#2[7] : f32 from vector<8xf32>
    memref.store %1801, %21[%1800] : memref<?xf32>
    %1802 = arith.muli %4, %c14 : index
    %1803 = arith.addi %1802, %1761 : index
    %1804 = arith.addi %1803, %c5 : index
    %1805 = arith.addi %1804, %c11 : index
    %1806 = vector.extract %714#3[0] : f32 from vector<8xf32>
    memref.store %1806, %21[%1805] : memref<?xf32>
    %1807 = arith.muli %4, %c14 : index
    %1808 = arith.addi %1807, %1761 : index
    %1809 = arith.addi %1808, %c5 : index
    %1810 = arith.addi %1809, %c6 : index
    %1811 = vector.extract %714#3[1] : f32 from vector<8xf32>
    memref.store %1811, %21[%1810] : memref<?xf32>
    %1812 = arith.muli %4, %c14 : index
    %1813 = arith.addi %1812, %1761 : index
    %1814 = arith.addi %1813, %c5 : index
    %1815 = arith.addi %1814, %c15 : index
    %1816 = vector.extract %714#3[2] : f32 from vector<8xf32>
    memref.store %1816, %21[%1815] : memref<?xf32>
    %1817 = arith.muli %4, %c14 : index
    %1818 = arith.addi %1817, %1761 : index
    %1819 = arith.addi %1818, %c5 : index
    %1820 = arith.addi %1819, %c35 : index
    %1821 = vector.extract %714#3[3] : f32 from vector<8xf32>
    memref.store %1821, %21[%1820] : memref<?xf32>
    %1822 = arith.muli %4, %c14 : index
    %1823 = arith.addi %1822, %1761 : index
    %1824 = arith.addi %1823, %c5 : index
    %1825 = arith.addi %1824, %c8 : index
    %1826 = vector.extract %714#3[4] : f32 from vector<8xf32>
    memref.store %1826, %21[%1825] : memref<?xf32>
    %1827 = arith.muli %4, %c14 : index
    %1828 = arith.addi %1827, %1761 : index
    %1829 = arith.addi %1828, %c5 : index
    %1830 = arith.addi %1829, %c36 : index
    %1831 = vector.extract %714#3[5] : f32 from vector<8xf32>
    memref.store %1831, %21[%1830] : memref<?xf32>
    %1832 = arith.muli %4, %c14 : index
    %1833 = arith.addi %1832, %1761 : index
    %1834 = arith.addi %1833, %c5 : index
    %1835 = arith.addi %1834, %c37 : index
    %1836 = vector.extract %714#3[6] : f32 from vector<8xf32>
    memref.store %1836, %21[%1835] : memref<?xf32>
    %1837 = arith.muli %4, %c14 : index
    %1838 = arith.addi %1837, %1761 : index
    %1839 = arith.addi %1838, %c5 : index
    %1840 = arith.addi %1839, %c38 : index
    %1841 = vector.extract %714#3[7] : f32 from vector<8xf32>
    memref.store %1841, %21[%1840] : memref<?xf32>
    wave.barrier
    %1842 = arith.muli %4, %c10 : index
    %1843 = arith.addi %1842, %c11 : index
    %1844 = arith.muli %1843, %c10 : index
    %1845 = arith.divui %1758, %c17 : index
    %1846 = arith.addi %1844, %1845 : index
    %1847 = arith.addi %1757, %1846 : index
    %1848 = arith.cmpi slt, %1847, %24 : index
    scf.if %1848 {
      %1849 = arith.cmpi eq, %hasFactors, %c12 : index
      %1850 = arith.muli %1847, %c10 : index
      %1851 = memref.load %factors[%1850] : memref<?xf32>
      %1852 = arith.mulf %1851, %operandScale : f32
      %1853 = arith.select %1849, %1852, %operandScale : f32
      %1854 = arith.addi %1761, %c11 : index
      %1855 = arith.muli %1843, %c6 : index
      %1856 = arith.addi %1854, %1855 : index
      %1857 = memref.load %21[%1856] : memref<?xf32>
      %1858 = arith.addi %1856, %c14 : index
      %1859 = memref.load %21[%1858] : memref<?xf32>
      %1860 = arith.addf %1857, %1859 : f32
      %1861 = arith.addi %1856, %c41 : index
      %1862 = memref.load %21[%1861] : memref<?xf32>
      %1863 = arith.addf %1860, %1862 : f32
      %1864 = arith.addi %1856, %c42 : index
      %1865 = memref.load %21[%1864] : memref<?xf32>
      %1866 = arith.addf %1863, %1865 : f32
      %1867 = arith.remui %1758, %c17 : index
      %1868 = arith.muli %1867, %c2 : index
      %1869 = arith.addi %18, %1868 : index
      %1870 = vector.load %w[%1869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1871 = vector.bitcast %1870 : vector<4xi8> to vector<1xf32>
      %1872 = vector.extract %1871[0] : f32 from vector<1xf32>
      %1873 = arith.mulf %1872, %1853 : f32
      %1874 = arith.mulf %1866, %1873 : f32
      %1875 = arith.muli %3, %c10 : index
      %1876 = arith.addi %1875, %c11 : index
      %1877 = arith.muli %1876, %c17 : index
      %1878 = arith.remui %1758, %c17 : index
      %1879 = arith.addi %1877, %1878 : index
      %1880 = arith.muli %1846, %c8 : index
      %1881 = arith.addi %1880, %1879 : index
      memref.store %1874, %22[%1881] : memref<?xf32>
      %1882 = arith.addi %1761, %c5 : index
      %1883 = arith.muli %1843, %c6 : index
      %1884 = arith.addi %1882, %1883 : index
      %1885 = memref.load %21[%1884] : memref<?xf32>
      %1886 = arith.addi %1884, %c14 : index
      %1887 = memref.load %21[%1886] : memref<?xf32>
      %1888 = arith.addf %1885, %1887 : f32
      %1889 = arith.addi %1884, %c41 : index
      %1890 = memref.load %21[%1889] : memref<?xf32>
      %1891 = arith.addf %1888, %1890 : f32
      %1892 = arith.addi %1884, %c42 : index
      %1893 = memref.load %21[%1892] : memref<?xf32>
      %1894 = arith.addf %1891, %1893 : f32
      %1895 = arith.remui %1758, %c17 : index
      %1896 = arith.muli %1895, %c2 : index
      %1897 = arith.addi %20, %1896 : index
      %1898 = vector.load %w[%1897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1899 = vector.bitcast %1898 : vector<4xi8> to vector<1xf32>
      %1900 = vector.extract %1899[0] : f32 from vector<1xf32>
      %1901 = arith.mulf %1900, %1853 : f32
      %1902 = arith.mulf %1894, %1901 : f32
      %1903 = arith.muli %3, %c10 : index
      %1904 = arith.addi %1903, %c12 : index
      %1905 = arith.muli %1904, %c17 : index
      %1906 = arith.remui %1758, %c17 : index
      %1907 = arith.addi %1905, %1906 : index
      %1908 = arith.muli %1846, %c8 : index
      %1909 = arith.addi %1908, %1907 : index
      memref.store %1902, %22[%1909] : memref<?xf32>
    }
    %1910 = arith.muli %4, %c10 : index
    %1911 = arith.addi %1910, %c12 : index
    %1912 = arith.muli %1911, %c10 : index
    %1913 = arith.divui %1758, %c17 : index
    %1914 = arith.addi %1912, %1913 : index
    %1915 = arith.addi %1757, %1914 : index
    %1916 = arith.cmpi slt, %1915, %24 : index
    scf.if %1916 {
      %1917 = arith.cmpi eq, %hasFactors, %c12 : index
      %1918 = arith.muli %1915, %c10 : index
      %1919 = memref.load %factors[%1918] : memref<?xf32>
      %1920 = arith.mulf %1919, %operandScale : f32
      %1921 = arith.select %1917, %1920, %operandScale : f32
      %1922 = arith.addi %1761, %c11 : index
      %1923 = arith.muli %1911, %c6 : index
      %1924 = arith.addi %1922, %1923 : index
      %1925 = memref.load %21[%1924] : memref<?xf32>
      %1926 = arith.addi %1924, %c14 : index
      %1927 = memref.load %21[%1926] : memref<?xf32>
      %1928 = arith.addf %1925, %1927 : f32
      %1929 = arith.addi %1924, %c41 : index
      %1930 = memref.load %21[%1929] : memref<?xf32>
      %1931 = arith.addf %1928, %1930 : f32
      %1932 = arith.addi %1924, %c42 : index
      %1933 = memref.load %21[%1932] : memref<?xf32>
      %1934 = arith.addf %1931, %1933 : f32
      %1935 = arith.remui %1758, %c17 : index
      %1936 = arith.muli %1935, %c2 : index
      %1937 = arith.addi %18, %1936 : index
      %1938 = vector.load %w[%1937] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1939 = vector.bitcast %1938 : vector<4xi8> to vector<1xf32>
      %1940 = vector.extract %1939[0] : f32 from vector<1xf32>
      %1941 = arith.mulf %1940, %1921 : f32
      %1942 = arith.mulf %1934, %1941 : f32
      %1943 = arith.muli %3, %c10 : index
      %1944 = arith.addi %1943, %c11 : index
      %1945 = arith.muli %1944, %c17 : index
      %1946 = arith.remui %1758, %c17 : index
      %1947 = arith.addi %1945, %1946 : index
      %1948 = arith.muli %1914, %c8 : index
      %1949 = arith.addi %1948, %1947 : index
      memref.store %1942, %22[%1949] : memref<?xf32>
      %1950 = arith.addi %1761, %c5 : index
      %1951 = arith.muli %1911, %c6 : index
      %1952 = arith.addi %1950, %1951 : index
      %1953 = memref.load %21[%1952] : memref<?xf32>
      %1954 = arith.addi %1952, %c14 : index
      %1955 = memref.load %21[%1954] : memref<?xf32>
      %1956 = arith.addf %1953, %1955 : f32
      %1957 = arith.addi %1952, %c41 : index
      %1958 = memref.load %21[%1957] : memref<?xf32>
      %1959 = arith.addf %1956, %1958 : f32
      %1960 = arith.addi %1952, %c42 : index
      %1961 = memref.load %21[%1960] : memref<?xf32>
      %1962 = arith.addf %1959, %1961 : f32
      %1963 = arith.remui %1758, %c17 : index
      %1964 = arith.muli %1963, %c2 : index
      %1965 = arith.addi %20, %1964 : index
      %1966 = vector.load %w[%1965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1967 = vector.bitcast %1966 : vector<4xi8> to vector<1xf32>
      %1968 = vector.extract %1967[0] : f32 from vector<1xf32>
      %1969 = arith.mulf %1968, %1921 : f32
      %1970 = arith.mulf %1962, %1969 : f32
      %1971 = arith.muli %3, %c10 : index
      %1972 = arith.addi %1971, %c12 : index
      %1973 = arith.muli %1972, %c17 : index
      %1974 = arith.remui %1758, %c17 : index
      %1975 = arith.addi %1973, %1974 : index
      %1976 = arith.muli %1914, %c8 : index
      %1977 = arith.addi %1976, %1975 : index
      memref.store %1970, %22[%1977] : memref<?xf32>
    }
    wave.barrier
    %1978 = arith.addi %25, %c17 : index
    %1979 = wave.wave
    %1980 = arith.addi %1979, %c11 : index
    %1981 = arith.addi %1978, %1980 : index
    %1982 = arith.cmpi slt, %1981, %24 : index
    scf.if %1982 {
      %1983 = arith.addi %1978, %1980 : index
      %1984 = arith.muli %1980, %c8 : index
      %1985 = wave.lane
      %1986 = arith.addi %1985, %c11 : index
      %1987 = arith.cmpi eq, %hasBias, %c12 : index
      %1988 = arith.addi %1984, %1986 : index
      %1989 = memref.load %22[%1988] : memref<?xf32>
      %1990 = arith.muli %0, %c8 : index
      %1991 = arith.addi %1990, %1986 : index
      %1992 = memref.load %bias[%1991] : memref<?xf32>
      %1993 = arith.addf %1989, %1992 : f32
      %1994 = arith.select %1987, %1993, %1989 : f32
      %1995 = arith.addi %1986, %c15 : index
      %1996 = arith.cmpi eq, %hasBias, %c12 : index
      %1997 = arith.addi %1984, %1995 : index
      %1998 = memref.load %22[%1997] : memref<?xf32>
      %1999 = arith.muli %0, %c8 : index
      %2000 = arith.addi %1999, %1995 : index
      %2001 = memref.load %bias[%2000] : memref<?xf32>
      %2002 = arith.addf %1998, %2001 : f32
      %2003 = arith.select %1996, %2002, %1998 : f32
      %2004 = arith.addi %1985, %c6 : index
      %2005 = arith.cmpi eq, %hasBias, %c12 : index
      %2006 = arith.addi %1984, %2004 : index
      %2007 = memref.load %22[%2006] : memref<?xf32>
      %2008 = arith.muli %0, %c8 : index
      %2009 = arith.addi %2008, %2004 : index
      %2010 = memref.load %bias[%2009] : memref<?xf32>
      %2011 = arith.addf %2007, %2010 : f32
      %2012 = arith.select %2005, %2011, %2007 : f32
      %2013 = arith.addi %2004, %c15 : index
      %2014 = arith.cmpi eq, %hasBias, %c12 : index
      %2015 = arith.addi %1984, %2013 : index
      %2016 = memref.load %22[%2015] : memref<?xf32>
      %2017 = arith.muli %0, %c8 : index
      %2018 = arith.addi %2017, %2013 : index
      %2019 = memref.load %bias[%2018] : memref<?xf32>
      %2020 = arith.addf %2016, %2019 : f32
      %2021 = arith.select %2014, %2020, %2016 : f32
      %2022 = arith.addi %heads, %kvHeads : index
      %2023 = arith.cmpi slt, %0, %2022 : index
      scf.if %2023 {
        %2024 = arith.addi %positionsAt, %1983 : index
        %2025 = memref.load %step[%2024] : memref<?xi32>
        %2026 = arith.index_cast %2025 : i32 to index
        %2027 = arith.cmpi eq, %hasNorm, %c12 : index
        %2028 = math.fma %1994, %1994, %c46 : f32
        %2029 = math.fma %2003, %2003, %2028 : f32
        %2030 = math.fma %2012, %2012, %2029 : f32
        %2031 = math.fma %2021, %2021, %2030 : f32
        %2032 = vector.broadcast %2031 : f32 to vector<1xf32>
        %2033 = wave.reduce "add" %2032 : vector<1xf32>
        %2034 = arith.mulf %2033, %inverseHeadDim : f32
        %2035 = arith.addf %2034, %epsilon : f32
        %2036 = math.sqrt %2035 : f32
        %2037 = arith.divf %c48, %2036 : f32
        %2038 = arith.cmpi slt, %0, %heads : index
        %2039 = arith.addi %1986, %c15 : index
        %2040 = memref.load %query_norm[%1986] : memref<?xf32>
        %2041 = memref.load %key_norm[%1986] : memref<?xf32>
        %2042 = arith.select %2038, %2040, %2041 : f32
        %2043 = arith.mulf %1994, %2037 : f32
        %2044 = arith.mulf %2043, %2042 : f32
        %2045 = arith.select %2027, %2044, %1994 : f32
        %2046 = memref.load %query_norm[%2039] : memref<?xf32>
        %2047 = memref.load %key_norm[%2039] : memref<?xf32>
        %2048 = arith.select %2038, %2046, %2047 : f32
        %2049 = arith.mulf %2003, %2037 : f32
        %2050 = arith.mulf %2049, %2048 : f32
        %2051 = arith.select %2027, %2050, %2003 : f32
        %2052 = arith.addi %2004, %c15 : index
        %2053 = memref.load %query_norm[%2004] : memref<?xf32>
        %2054 = memref.load %key_norm[%2004] : memref<?xf32>
        %2055 = arith.select %2038, %2053, %2054 : f32
        %2056 = arith.mulf %2012, %2037 : f32
        %2057 = arith.mulf %2056, %2055 : f32
        %2058 = arith.select %2027, %2057, %2012 : f32
        %2059 = memref.load %query_norm[%2052] : memref<?xf32>
        %2060 = memref.load %key_norm[%2052] : memref<?xf32>
        %2061 = arith.select %2038, %2059, %2060 : f32
        %2062 = arith.mulf %2021, %2037 : f32
        %2063 = arith.mulf %2062, %2061 : f32
        %2064 = arith.select %2027, %2063, %2021 : f32
        %2065 = arith.remui %2026, %c5 : index
        %2066 = arith.muli %2065, %c8 : index
        %2067 = arith.addi %2066, %1986 : index
        %2068 = arith.divui %2026, %c5 : index
        %2069 = arith.addi %2068, %c5 : index
        %2070 = arith.muli %2069, %c8 : index
        %2071 = arith.addi %2070, %1986 : index
        %2072 = memref.load %rope[%2067] : memref<?xf32>
        %2073 = arith.addi %2067, %c15 : index
        %2074 = memref.load %rope[%2073] : memref<?xf32>
        %2075 = memref.load %rope[%2071] : memref<?xf32>
        %2076 = arith.addi %2071, %c15 : index
        %2077 = memref.load %rope[%2076] : memref<?xf32>
        %2078 = arith.mulf %2075, %2072 : f32
        %2079 = arith.mulf %2077, %2074 : f32
        %2080 = arith.subf %2078, %2079 : f32
        %2081 = arith.mulf %2077, %2072 : f32
        %2082 = arith.mulf %2075, %2074 : f32
        %2083 = arith.addf %2081, %2082 : f32
        %2084 = arith.mulf %2045, %2080 : f32
        %2085 = arith.mulf %2051, %2083 : f32
        %2086 = arith.subf %2084, %2085 : f32
        %2087 = arith.mulf %2051, %2080 : f32
        %2088 = arith.mulf %2045, %2083 : f32
        %2089 = arith.addf %2087, %2088 : f32
        %2090 = arith.cmpi slt, %0, %heads : index
        scf.if %2090 {
          %2091 = arith.muli %1983, %heads : index
          %2092 = arith.addi %2091, %0 : index
          %2093 = arith.muli %2092, %c8 : index
          %2094 = arith.addi %2093, %1986 : index
          memref.store %2086, %q[%2094] : memref<?xf32>
          %2095 = arith.addi %2094, %c15 : index
          memref.store %2089, %q[%2095] : memref<?xf32>
        } else {
          %2096 = arith.addi %1984, %1986 : index
          memref.store %2086, %22[%2096] : memref<?xf32>
          %2097 = arith.addi %1984, %1986 : index
          %2098 = arith.addi %2097, %c15 : index
          memref.store %2089, %22[%2098] : memref<?xf32>
        }
        %2099 = arith.remui %2026, %c5 : index
        %2100 = arith.muli %2099, %c8 : index
        %2101 = arith.addi %2100, %2004 : index
        %2102 = arith.divui %2026, %c5 : index
        %2103 = arith.addi %2102, %c5 : index
        %2104 = arith.muli %2103, %c8 : index
        %2105 = arith.addi %2104, %2004 : index
        %2106 = memref.load %rope[%2101] : memref<?xf32>
        %2107 = arith.addi %2101, %c15 : index
        %2108 = memref.load %rope[%2107] : memref<?xf32>
        %2109 = memref.load %rope[%2105] : memref<?xf32>
        %2110 = arith.addi %2105, %c15 : index
        %2111 = memref.load %rope[%2110] : memref<?xf32>
        %2112 = arith.mulf %2109, %2106 : f32
        %2113 = arith.mulf %2111, %2108 : f32
        %2114 = arith.subf %2112, %2113 : f32
        %2115 = arith.mulf %2111, %2106 : f32
        %2116 = arith.mulf %2109, %2108 : f32
        %2117 = arith.addf %2115, %2116 : f32
        %2118 = arith.mulf %2058, %2114 : f32
        %2119 = arith.mulf %2064, %2117 : f32
        %2120 = arith.subf %2118, %2119 : f32
        %2121 = arith.mulf %2064, %2114 : f32
        %2122 = arith.mulf %2058, %2117 : f32
        %2123 = arith.addf %2121, %2122 : f32
        %2124 = arith.cmpi slt, %0, %heads : index
        scf.if %2124 {
          %2125 = arith.muli %1983, %heads : index
          %2126 = arith.addi %2125, %0 : index
          %2127 = arith.muli %2126, %c8 : index
          %2128 = arith.addi %2127, %2004 : index
          memref.store %2120, %q[%2128] : memref<?xf32>
          %2129 = arith.addi %2128, %c15 : index
          memref.store %2123, %q[%2129] : memref<?xf32>
        } else {
          %2130 = arith.addi %1984, %2004 : index
          memref.store %2120, %22[%2130] : memref<?xf32>
          %2131 = arith.addi %1984, %2004 : index
          %2132 = arith.addi %2131, %c15 : index
          memref.store %2123, %22[%2132] : memref<?xf32>
        }
      } else {
        %2133 = arith.cmpi slt, %0, %heads : index
        scf.if %2133 {
          %2134 = arith.muli %1983, %heads : index
          %2135 = arith.addi %2134, %0 : index
          %2136 = arith.muli %2135, %c8 : index
          %2137 = arith.addi %2136, %1986 : index
          memref.store %1994, %q[%2137] : memref<?xf32>
          %2138 = arith.addi %2137, %c15 : index
          memref.store %2003, %q[%2138] : memref<?xf32>
        } else {
          %2139 = arith.addi %1984, %1986 : index
          memref.store %1994, %22[%2139] : memref<?xf32>
          %2140 = arith.addi %1984, %1986 : index
          %2141 = arith.addi %2140, %c15 : index
          memref.store %2003, %22[%2141] : memref<?xf32>
        }
        %2142 = arith.cmpi slt, %0, %heads : index
        scf.if %2142 {
          %2143 = arith.muli %1983, %heads : index
          %2144 = arith.addi %2143, %0 : index
          %2145 = arith.muli %2144, %c8 : index
          %2146 = arith.addi %2145, %2004 : index
          memref.store %2012, %q[%2146] : memref<?xf32>
          %2147 = arith.addi %2146, %c15 : index
          memref.store %2021, %q[%2147] : memref<?xf32>
        } else {
          %2148 = arith.addi %1984, %2004 : index
          memref.store %2012, %22[%2148] : memref<?xf32>
          %2149 = arith.addi %1984, %2004 : index
          %2150 = arith.addi %2149, %c15 : index
          memref.store %2021, %22[%2150] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2151 = arith.cmpi sge, %0, %heads : index
    scf.if %2151 {
      %2152 = arith.addi %1979, %c11 : index
      %2153 = arith.addi %1978, %2152 : index
      %2154 = arith.cmpi slt, %2153, %24 : index
      scf.if %2154 {
        %2155 = arith.addi %1978, %2152 : index
        %2156 = arith.addi %slotsAt, %2155 : index
        %2157 = memref.load %step[%2156] : memref<?xi32>
        %2158 = arith.index_cast %2157 : i32 to index
        %2159 = arith.cmpi sge, %2158, %c11 : index
        scf.if %2159 {
          %2160 = arith.muli %2152, %c8 : index
          %2161 = arith.subi %0, %heads : index
          %2162 = memref.load %scales[%2161] : memref<?xf32>
          %2163 = vector.broadcast %2162 : f32 to vector<4xf32>
          %2164 = arith.divui %2158, %c17 : index
          %2165 = arith.remui %2158, %c17 : index
          %2166 = arith.muli %2164, %pageBytes : index
          %2167 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2167 {
            %2168 = wave.lane
            %2169 = arith.muli %2168, %c2 : index
            scf.for %2170 = %2169 to %c8 step %c8 {
              %2171 = arith.addi %2160, %2170 : index
              %2172 = vector.load %22[%2171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2173 = arith.mulf %2172, %2163 : vector<4xf32>
              %2174 = arith.minimumf %2173, %c53 : vector<4xf32>
              %2175 = arith.maximumf %2174, %c54 : vector<4xf32>
              %2176 = arith.truncf %2175 : vector<4xf32> to vector<4xf16>
              %2177 = vector.bitcast %2176 : vector<4xf16> to vector<8xi8>
              %2178 = arith.cmpi slt, %2161, %kvHeads : index
              scf.if %2178 {
                %2179 = arith.muli %2161, %c13 : index
                %2180 = arith.addi %2166, %2179 : index
                %2181 = arith.divui %2170, %c17 : index
                %2182 = arith.muli %2181, %c55 : index
                %2183 = arith.remui %2170, %c17 : index
                %2184 = arith.divui %2183, %c9 : index
                %2185 = arith.muli %2184, %c5 : index
                %2186 = arith.muli %2165, %c17 : index
                %2187 = arith.addi %2185, %2186 : index
                %2188 = arith.remui %2183, %c9 : index
                %2189 = arith.muli %2188, %c10 : index
                %2190 = arith.addi %2187, %2189 : index
                %2191 = arith.addi %2182, %2190 : index
                %2192 = arith.addi %2180, %2191 : index
                vector.store %2177, %kv[%2192] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2193 = arith.subi %2161, %kvHeads : index
                %2194 = arith.muli %2193, %c13 : index
                %2195 = arith.addi %2166, %2194 : index
                %2196 = arith.addi %2170, %c11 : index
                %2197 = arith.divui %2196, %c17 : index
                %2198 = arith.muli %2197, %c55 : index
                %2199 = arith.addi %2198, %c41 : index
                %2200 = arith.remui %2196, %c17 : index
                %2201 = arith.divui %2165, %c10 : index
                %2202 = arith.remui %2165, %c10 : index
                %2203 = arith.muli %2202, %c9 : index
                %2204 = arith.addi %2201, %2203 : index
                %2205 = arith.divui %2204, %c9 : index
                %2206 = arith.muli %2205, %c5 : index
                %2207 = arith.muli %2200, %c17 : index
                %2208 = arith.addi %2206, %2207 : index
                %2209 = arith.remui %2204, %c9 : index
                %2210 = arith.muli %2209, %c10 : index
                %2211 = arith.addi %2208, %2210 : index
                %2212 = arith.addi %2199, %2211 : index
                %2213 = arith.addi %2195, %2212 : index
                %2214 = vector.shuffle %2177, %2177 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2214, %kv[%2213] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2215 = arith.addi %2170, %c12 : index
                %2216 = arith.divui %2215, %c17 : index
                %2217 = arith.muli %2216, %c55 : index
                %2218 = arith.addi %2217, %c41 : index
                %2219 = arith.remui %2215, %c17 : index
                %2220 = arith.divui %2165, %c10 : index
                %2221 = arith.remui %2165, %c10 : index
                %2222 = arith.muli %2221, %c9 : index
                %2223 = arith.addi %2220, %2222 : index
                %2224 = arith.divui %2223, %c9 : index
                %2225 = arith.muli %2224, %c5 : index
                %2226 = arith.muli %2219, %c17 : index
                %2227 = arith.addi %2225, %2226 : index
                %2228 = arith.remui %2223, %c9 : index
                %2229 = arith.muli %2228, %c10 : index
                %2230 = arith.addi %2227, %2229 : index
                %2231 = arith.addi %2218, %2230 : index
                %2232 = arith.addi %2195, %2231 : index
                %2233 = vector.shuffle %2177, %2177 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2233, %kv[%2232] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2234 = arith.addi %2170, %c10 : index
                %2235 = arith.divui %2234, %c17 : index
                %2236 = arith.muli %2235, %c55 : index
                %2237 = arith.addi %2236, %c41 : index
                %2238 = arith.remui %2234, %c17 : index
                %2239 = arith.divui %2165, %c10 : index
                %2240 = arith.remui %2165, %c10 : index
                %2241 = arith.muli %2240, %c9 : index
                %2242 = arith.addi %2239, %2241 : index
                %2243 = arith.divui %2242, %c9 : index
                %2244 = arith.muli %2243, %c5 : index
                %2245 = arith.muli %2238, %c17 : index
                %2246 = arith.addi %2244, %2245 : index
                %2247 = arith.remui %2242, %c9 : index
                %2248 = arith.muli %2247, %c10 : index
                %2249 = arith.addi %2246, %2248 : index
                %2250 = arith.addi %2237, %2249 : index
                %2251 = arith.addi %2195, %2250 : index
                %2252 = vector.shuffle %2177, %2177 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2252, %kv[%2251] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2253 = arith.addi %2170, %c34 : index
                %2254 = arith.divui %2253, %c17 : index
                %2255 = arith.muli %2254, %c55 : index
                %2256 = arith.addi %2255, %c41 : index
                %2257 = arith.remui %2253, %c17 : index
                %2258 = arith.divui %2165, %c10 : index
                %2259 = arith.remui %2165, %c10 : index
                %2260 = arith.muli %2259, %c9 : index
                %2261 = arith.addi %2258, %2260 : index
                %2262 = arith.divui %2261, %c9 : index
                %2263 = arith.muli %2262, %c5 : index
                %2264 = arith.muli %2257, %c17 : index
                %2265 = arith.addi %2263, %2264 : index
                %2266 = arith.remui %2261, %c9 : index
                %2267 = arith.muli %2266, %c10 : index
                %2268 = arith.addi %2265, %2267 : index
                %2269 = arith.addi %2256, %2268 : index
                %2270 = arith.addi %2195, %2269 : index
                %2271 = vector.shuffle %2177, %2177 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2271, %kv[%2270] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2272 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2272 {
            %2273 = wave.lane
            %2274 = arith.muli %2273, %c2 : index
            scf.for %2275 = %2274 to %c8 step %c8 {
              %2276 = arith.addi %2160, %2275 : index
              %2277 = vector.load %22[%2276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2278 = arith.mulf %2277, %2163 : vector<4xf32>
              %2279 = wave.fp8_encode "e4m3" %2278 : vector<4xf32> -> vector<4xi8>
              %2280 = arith.cmpi slt, %2161, %kvHeads : index
              scf.if %2280 {
                %2281 = arith.muli %2161, %c41 : index
                %2282 = arith.addi %2166, %2281 : index
                %2283 = vector.shuffle %2279, %2279 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2284 = arith.divui %2275, %c17 : index
                %2285 = arith.muli %2284, %c5 : index
                %2286 = arith.remui %2275, %c17 : index
                %2287 = arith.muli %2165, %c17 : index
                %2288 = arith.divui %2286, %c2 : index
                %2289 = arith.muli %2288, %c2 : index
                %2290 = arith.remui %2286, %c10 : index
                %2291 = arith.muli %2290, %c10 : index
                %2292 = arith.addi %2289, %2291 : index
                %2293 = arith.divui %2286, %c10 : index
                %2294 = arith.remui %2293, %c10 : index
                %2295 = arith.addi %2292, %2294 : index
                %2296 = arith.addi %2287, %2295 : index
                %2297 = arith.addi %2285, %2296 : index
                %2298 = arith.addi %2282, %2297 : index
                vector.store %2283, %kv[%2298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2299 = arith.subi %2161, %kvHeads : index
                %2300 = arith.muli %2299, %c41 : index
                %2301 = arith.addi %2166, %2300 : index
                %2302 = arith.addi %2275, %c11 : index
                %2303 = arith.divui %2302, %c17 : index
                %2304 = arith.muli %2303, %c5 : index
                %2305 = arith.addi %2304, %c14 : index
                %2306 = arith.remui %2302, %c17 : index
                %2307 = arith.divui %2165, %c10 : index
                %2308 = arith.remui %2165, %c10 : index
                %2309 = arith.muli %2308, %c9 : index
                %2310 = arith.addi %2307, %2309 : index
                %2311 = arith.muli %2306, %c17 : index
                %2312 = arith.divui %2310, %c2 : index
                %2313 = arith.muli %2312, %c2 : index
                %2314 = arith.remui %2310, %c10 : index
                %2315 = arith.muli %2314, %c10 : index
                %2316 = arith.addi %2313, %2315 : index
                %2317 = arith.divui %2310, %c10 : index
                %2318 = arith.remui %2317, %c10 : index
                %2319 = arith.addi %2316, %2318 : index
                %2320 = arith.addi %2311, %2319 : index
                %2321 = arith.addi %2305, %2320 : index
                %2322 = arith.addi %2301, %2321 : index
                %2323 = vector.shuffle %2279, %2279 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2323, %kv[%2322] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2324 = arith.addi %2275, %c12 : index
                %2325 = arith.divui %2324, %c17 : index
                %2326 = arith.muli %2325, %c5 : index
                %2327 = arith.addi %2326, %c14 : index
                %2328 = arith.remui %2324, %c17 : index
                %2329 = arith.divui %2165, %c10 : index
                %2330 = arith.remui %2165, %c10 : index
                %2331 = arith.muli %2330, %c9 : index
                %2332 = arith.addi %2329, %2331 : index
                %2333 = arith.muli %2328, %c17 : index
                %2334 = arith.divui %2332, %c2 : index
                %2335 = arith.muli %2334, %c2 : index
                %2336 = arith.remui %2332, %c10 : index
                %2337 = arith.muli %2336, %c10 : index
                %2338 = arith.addi %2335, %2337 : index
                %2339 = arith.divui %2332, %c10 : index
                %2340 = arith.remui %2339, %c10 : index
                %2341 = arith.addi %2338, %2340 : index
                %2342 = arith.addi %2333, %2341 : index
                %2343 = arith.addi %2327, %2342 : index
                %2344 = arith.addi %2301, %2343 : index
                %2345 = vector.shuffle %2279, %2279 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2345, %kv[%2344] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2346 = arith.addi %2275, %c10 : index
                %2347 = arith.divui %2346, %c17 : index
                %2348 = arith.muli %2347, %c5 : index
                %2349 = arith.addi %2348, %c14 : index
                %2350 = arith.remui %2346, %c17 : index
                %2351 = arith.divui %2165, %c10 : index
                %2352 = arith.remui %2165, %c10 : index
                %2353 = arith.muli %2352, %c9 : index
                %2354 = arith.addi %2351, %2353 : index
                %2355 = arith.muli %2350, %c17 : index
                %2356 = arith.divui %2354, %c2 : index
                %2357 = arith.muli %2356, %c2 : index
                %2358 = arith.remui %2354, %c10 : index
                %2359 = arith.muli %2358, %c10 : index
                %2360 = arith.addi %2357, %2359 : index
                %2361 = arith.divui %2354, %c10 : index
                %2362 = arith.remui %2361, %c10 : index
                %2363 = arith.addi %2360, %2362 : index
                %2364 = arith.addi %2355, %2363 : index
                %2365 = arith.addi %2349, %2364 : index
                %2366 = arith.addi %2301, %2365 : index
                %2367 = vector.shuffle %2279, %2279 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2367, %kv[%2366] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2368 = arith.addi %2275, %c34 : index
                %2369 = arith.divui %2368, %c17 : index
                %2370 = arith.muli %2369, %c5 : index
                %2371 = arith.addi %2370, %c14 : index
                %2372 = arith.remui %2368, %c17 : index
                %2373 = arith.divui %2165, %c10 : index
                %2374 = arith.remui %2165, %c10 : index
                %2375 = arith.muli %2374, %c9 : index
                %2376 = arith.addi %2373, %2375 : index
                %2377 = arith.muli %2372, %c17 : index
                %2378 = arith.divui %2376, %c2 : index
                %2379 = arith.muli %2378, %c2 : index
                %2380 = arith.remui %2376, %c10 : index
                %2381 = arith.muli %2380, %c10 : index
                %2382 = arith.addi %2379, %2381 : index
                %2383 = arith.divui %2376, %c10 : index
                %2384 = arith.remui %2383, %c10 : index
                %2385 = arith.addi %2382, %2384 : index
                %2386 = arith.addi %2377, %2385 : index
                %2387 = arith.addi %2371, %2386 : index
                %2388 = arith.addi %2301, %2387 : index
                %2389 = vector.shuffle %2279, %2279 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2389, %kv[%2388] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2390 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2390 {
            %2391 = wave.lane
            %2392 = arith.muli %2391, %c2 : index
            scf.for %2393 = %2392 to %c8 step %c8 {
              %2394 = arith.addi %2160, %2393 : index
              %2395 = vector.load %22[%2394] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2396 = arith.mulf %2395, %2163 : vector<4xf32>
              %2397 = wave.fp8_encode "e5m2" %2396 : vector<4xf32> -> vector<4xi8>
              %2398 = arith.cmpi slt, %2161, %kvHeads : index
              scf.if %2398 {
                %2399 = arith.muli %2161, %c41 : index
                %2400 = arith.addi %2166, %2399 : index
                %2401 = vector.shuffle %2397, %2397 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2402 = arith.divui %2393, %c17 : index
                %2403 = arith.muli %2402, %c5 : index
                %2404 = arith.remui %2393, %c17 : index
                %2405 = arith.muli %2165, %c17 : index
                %2406 = arith.divui %2404, %c2 : index
                %2407 = arith.muli %2406, %c2 : index
                %2408 = arith.remui %2404, %c10 : index
                %2409 = arith.muli %2408, %c10 : index
                %2410 = arith.addi %2407, %2409 : index
                %2411 = arith.divui %2404, %c10 : index
                %2412 = arith.remui %2411, %c10 : index
                %2413 = arith.addi %2410, %2412 : index
                %2414 = arith.addi %2405, %2413 : index
                %2415 = arith.addi %2403, %2414 : index
                %2416 = arith.addi %2400, %2415 : index
                vector.store %2401, %kv[%2416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2417 = arith.subi %2161, %kvHeads : index
                %2418 = arith.muli %2417, %c41 : index
                %2419 = arith.addi %2166, %2418 : index
                %2420 = arith.addi %2393, %c11 : index
                %2421 = arith.divui %2420, %c17 : index
                %2422 = arith.muli %2421, %c5 : index
                %2423 = arith.addi %2422, %c14 : index
                %2424 = arith.remui %2420, %c17 : index
                %2425 = arith.divui %2165, %c10 : index
                %2426 = arith.remui %2165, %c10 : index
                %2427 = arith.muli %2426, %c9 : index
                %2428 = arith.addi %2425, %2427 : index
                %2429 = arith.muli %2424, %c17 : index
                %2430 = arith.divui %2428, %c2 : index
                %2431 = arith.muli %2430, %c2 : index
                %2432 = arith.remui %2428, %c10 : index
                %2433 = arith.muli %2432, %c10 : index
                %2434 = arith.addi %2431, %2433 : index
                %2435 = arith.divui %2428, %c10 : index
                %2436 = arith.remui %2435, %c10 : index
                %2437 = arith.addi %2434, %2436 : index
                %2438 = arith.addi %2429, %2437 : index
                %2439 = arith.addi %2423, %2438 : index
                %2440 = arith.addi %2419, %2439 : index
                %2441 = vector.shuffle %2397, %2397 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2441, %kv[%2440] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2442 = arith.addi %2393, %c12 : index
                %2443 = arith.divui %2442, %c17 : index
                %2444 = arith.muli %2443, %c5 : index
                %2445 = arith.addi %2444, %c14 : index
                %2446 = arith.remui %2442, %c17 : index
                %2447 = arith.divui %2165, %c10 : index
                %2448 = arith.remui %2165, %c10 : index
                %2449 = arith.muli %2448, %c9 : index
                %2450 = arith.addi %2447, %2449 : index
                %2451 = arith.muli %2446, %c17 : index
                %2452 = arith.divui %2450, %c2 : index
                %2453 = arith.muli %2452, %c2 : index
                %2454 = arith.remui %2450, %c10 : index
                %2455 = arith.muli %2454, %c10 : index
                %2456 = arith.addi %2453, %2455 : index
                %2457 = arith.divui %2450, %c10 : index
                %2458 = arith.remui %2457, %c10 : index
                %2459 = arith.addi %2456, %2458 : index
                %2460 = arith.addi %2451, %2459 : index
                %2461 = arith.addi %2445, %2460 : index
                %2462 = arith.addi %2419, %2461 : index
                %2463 = vector.shuffle %2397, %2397 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2463, %kv[%2462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2464 = arith.addi %2393, %c10 : index
                %2465 = arith.divui %2464, %c17 : index
                %2466 = arith.muli %2465, %c5 : index
                %2467 = arith.addi %2466, %c14 : index
                %2468 = arith.remui %2464, %c17 : index
                %2469 = arith.divui %2165, %c10 : index
                %2470 = arith.remui %2165, %c10 : index
                %2471 = arith.muli %2470, %c9 : index
                %2472 = arith.addi %2469, %2471 : index
                %2473 = arith.muli %2468, %c17 : index
                %2474 = arith.divui %2472, %c2 : index
                %2475 = arith.muli %2474, %c2 : index
                %2476 = arith.remui %2472, %c10 : index
                %2477 = arith.muli %2476, %c10 : index
                %2478 = arith.addi %2475, %2477 : index
                %2479 = arith.divui %2472, %c10 : index
                %2480 = arith.remui %2479, %c10 : index
                %2481 = arith.addi %2478, %2480 : index
                %2482 = arith.addi %2473, %2481 : index
                %2483 = arith.addi %2467, %2482 : index
                %2484 = arith.addi %2419, %2483 : index
                %2485 = vector.shuffle %2397, %2397 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2485, %kv[%2484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2486 = arith.addi %2393, %c34 : index
                %2487 = arith.divui %2486, %c17 : index
                %2488 = arith.muli %2487, %c5 : index
                %2489 = arith.addi %2488, %c14 : index
                %2490 = arith.remui %2486, %c17 : index
                %2491 = arith.divui %2165, %c10 : index
                %2492 = arith.remui %2165, %c10 : index
                %2493 = arith.muli %2492, %c9 : index
                %2494 = arith.addi %2491, %2493 : index
                %2495 = arith.muli %2490, %c17 : index
                %2496 = arith.divui %2494, %c2 : index
                %2497 = arith.muli %2496, %c2 : index
                %2498 = arith.remui %2494, %c10 : index
                %2499 = arith.muli %2498, %c10 : index
                %2500 = arith.addi %2497, %2499 : index
                %2501 = arith.divui %2494, %c10 : index
                %2502 = arith.remui %2501, %c10 : index
                %2503 = arith.addi %2500, %2502 : index
                %2504 = arith.addi %2495, %2503 : index
                %2505 = arith.addi %2489, %2504 : index
                %2506 = arith.addi %2419, %2505 : index
                %2507 = vector.shuffle %2397, %2397 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2507, %kv[%2506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2508 = arith.addi %25, %c6 : index
    %2509 = wave.lane
    %2510 = arith.muli %3, %c10 : index
    %2511 = arith.muli %2510, %c5 : index
    %2512 = arith.addi %2511, %2509 : index
    %2513 = arith.muli %4, %c14 : index
    %2514 = arith.addi %2513, %2512 : index
    %2515 = arith.addi %2514, %c11 : index
    %2516 = arith.addi %2515, %c11 : index
    %2517 = vector.extract %714#4[0] : f32 from vector<8xf32>
    memref.store %2517, %21[%2516] : memref<?xf32>
    %2518 = arith.muli %4, %c14 : index
    %2519 = arith.addi %2518, %2512 : index
    %2520 = arith.addi %2519, %c11 : index
    %2521 = arith.addi %2520, %c6 : index
    %2522 = vector.extract %714#4[1] : f32 from vector<8xf32>
    memref.store %2522, %21[%2521] : memref<?xf32>
    %2523 = arith.muli %4, %c14 : index
    %2524 = arith.addi %2523, %2512 : index
    %2525 = arith.addi %2524, %c11 : index
    %2526 = arith.addi %2525, %c15 : index
    %2527 = vector.extract %714#4[2] : f32 from vector<8xf32>
    memref.store %2527, %21[%2526] : memref<?xf32>
    %2528 = arith.muli %4, %c14 : index
    %2529 = arith.addi %2528, %2512 : index
    %2530 = arith.addi %2529, %c11 : index
    %2531 = arith.addi %2530, %c35 : index
    %2532 = vector.extract %714#4[3] : f32 from vector<8xf32>
    memref.store %2532, %21[%2531] : memref<?xf32>
    %2533 = arith.muli %4, %c14 : index
    %2534 = arith.addi %2533, %2512 : index
    %2535 = arith.addi %2534, %c11 : index
    %2536 = arith.addi %2535, %c8 : index
    %2537 = vector.extract %714#4[4] : f32 from vector<8xf32>
    memref.store %2537, %21[%2536] : memref<?xf32>
    %2538 = arith.muli %4, %c14 : index
    %2539 = arith.addi %2538, %2512 : index
    %2540 = arith.addi %2539, %c11 : index
    %2541 = arith.addi %2540, %c36 : index
    %2542 = vector.extract %714#4[5] : f32 from vector<8xf32>
    memref.store %2542, %21[%2541] : memref<?xf32>
    %2543 = arith.muli %4, %c14 : index
    %2544 = arith.addi %2543, %2512 : index
    %2545 = arith.addi %2544, %c11 : index
    %2546 = arith.addi %2545, %c37 : index
    %2547 = vector.extract %714#4[6] : f32 from vector<8xf32>
    memref.store %2547, %21[%2546] : memref<?xf32>
    %2548 = arith.muli %4, %c14 : index
    %2549 = arith.addi %2548, %2512 : index
    %2550 = arith.addi %2549, %c11 : index
    %2551 = arith.addi %2550, %c38 : index
    %2552 = vector.extract %714#4[7] : f32 from vector<8xf32>
    memref.store %2552, %21[%2551] : memref<?xf32>
    %2553 = arith.muli %4, %c14 : index
    %2554 = arith.addi %2553, %2512 : index
    %2555 = arith.addi %2554, %c5 : index
    %2556 = arith.addi %2555, %c11 : index
    %2557 = vector.extract %714#5[0] : f32 from vector<8xf32>
    memref.store %2557, %21[%2556] : memref<?xf32>
    %2558 = arith.muli %4, %c14 : index
    %2559 = arith.addi %2558, %2512 : index
    %2560 = arith.addi %2559, %c5 : index
    %2561 = arith.addi %2560, %c6 : index
    %2562 = vector.extract %714#5[1] : f32 from vector<8xf32>
    memref.store %2562, %21[%2561] : memref<?xf32>
    %2563 = arith.muli %4, %c14 : index
    %2564 = arith.addi %2563, %2512 : index
    %2565 = arith.addi %2564, %c5 : index
    %2566 = arith.addi %2565, %c15 : index
    %2567 = vector.extract %714#5[2] : f32 from vector<8xf32>
    memref.store %2567, %21[%2566] : memref<?xf32>
    %2568 = arith.muli %4, %c14 : index
    %2569 = arith.addi %2568, %2512 : index
    %2570 = arith.addi %2569, %c5 : index
    %2571 = arith.addi %2570, %c35 : index
    %2572 = vector.extract %714#5[3] : f32 from vector<8xf32>
    memref.store %2572, %21[%2571] : memref<?xf32>
    %2573 = arith.muli %4, %c14 : index
    %2574 = arith.addi %2573, %2512 : index
    %2575 = arith.addi %2574, %c5 : index
    %2576 = arith.addi %2575, %c8 : index
    %2577 = vector.extract %714#5[4] : f32 from vector<8xf32>
    memref.store %2577, %21[%2576] : memref<?xf32>
    %2578 = arith.muli %4, %c14 : index
    %2579 = arith.addi %2578, %2512 : index
    %2580 = arith.addi %2579, %c5 : index
    %2581 = arith.addi %2580, %c36 : index
    %2582 = vector.extract %714#5[5] : f32 from vector<8xf32>
    memref.store %2582, %21[%2581] : memref<?xf32>
    %2583 = arith.muli %4, %c14 : index
    %2584 = arith.addi %2583, %2512 : index
    %2585 = arith.addi %2584, %c5 : index
    %2586 = arith.addi %2585, %c37 : index
    %2587 = vector.extract %714#5[6] : f32 from vector<8xf32>
    memref.store %2587, %21[%2586] : memref<?xf32>
    %2588 = arith.muli %4, %c14 : index
    %2589 = arith.addi %2588, %2512 : index
    %2590 = arith.addi %2589, %c5 : index
    %2591 = arith.addi %2590, %c38 : index
    %2592 = vector.extract %714#5[7] : f32 from vector<8xf32>
    memref.store %2592, %21[%2591] : memref<?xf32>
    wave.barrier
    %2593 = arith.muli %4, %c10 : index
    %2594 = arith.addi %2593, %c11 : index
    %2595 = arith.muli %2594, %c10 : index
    %2596 = arith.divui %2509, %c17 : index
    %2597 = arith.addi %2595, %2596 : index
    %2598 = arith.addi %2508, %2597 : index
    %2599 = arith.cmpi slt, %2598, %24 : index
    scf.if %2599 {
      %2600 = arith.cmpi eq, %hasFactors, %c12 : index
      %2601 = arith.muli %2598, %c10 : index
      %2602 = memref.load %factors[%2601] : memref<?xf32>
      %2603 = arith.mulf %2602, %operandScale : f32
      %2604 = arith.select %2600, %2603, %operandScale : f32
      %2605 = arith.addi %2512, %c11 : index
      %2606 = arith.muli %2594, %c6 : index
      %2607 = arith.addi %2605, %2606 : index
      %2608 = memref.load %21[%2607] : memref<?xf32>
      %2609 = arith.addi %2607, %c14 : index
      %2610 = memref.load %21[%2609] : memref<?xf32>
      %2611 = arith.addf %2608, %2610 : f32
      %2612 = arith.addi %2607, %c41 : index
      %2613 = memref.load %21[%2612] : memref<?xf32>
      %2614 = arith.addf %2611, %2613 : f32
      %2615 = arith.addi %2607, %c42 : index
      %2616 = memref.load %21[%2615] : memref<?xf32>
      %2617 = arith.addf %2614, %2616 : f32
      %2618 = arith.remui %2509, %c17 : index
      %2619 = arith.muli %2618, %c2 : index
      %2620 = arith.addi %18, %2619 : index
      %2621 = vector.load %w[%2620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2622 = vector.bitcast %2621 : vector<4xi8> to vector<1xf32>
      %2623 = vector.extract %2622[0] : f32 from vector<1xf32>
      %2624 = arith.mulf %2623, %2604 : f32
      %2625 = arith.mulf %2617, %2624 : f32
      %2626 = arith.muli %3, %c10 : index
      %2627 = arith.addi %2626, %c11 : index
      %2628 = arith.muli %2627, %c17 : index
      %2629 = arith.remui %2509, %c17 : index
      %2630 = arith.addi %2628, %2629 : index
      %2631 = arith.muli %2597, %c8 : index
      %2632 = arith.addi %2631, %2630 : index
      memref.store %2625, %22[%2632] : memref<?xf32>
      %2633 = arith.addi %2512, %c5 : index
      %2634 = arith.muli %2594, %c6 : index
      %2635 = arith.addi %2633, %2634 : index
      %2636 = memref.load %21[%2635] : memref<?xf32>
      %2637 = arith.addi %2635, %c14 : index
      %2638 = memref.load %21[%2637] : memref<?xf32>
      %2639 = arith.addf %2636, %2638 : f32
      %2640 = arith.addi %2635, %c41 : index
      %2641 = memref.load %21[%2640] : memref<?xf32>
      %2642 = arith.addf %2639, %2641 : f32
      %2643 = arith.addi %2635, %c42 : index
      %2644 = memref.load %21[%2643] : memref<?xf32>
      %2645 = arith.addf %2642, %2644 : f32
      %2646 = arith.remui %2509, %c17 : index
      %2647 = arith.muli %2646, %c2 : index
      %2648 = arith.addi %20, %2647 : index
      %2649 = vector.load %w[%2648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2650 = vector.bitcast %2649 : vector<4xi8> to vector<1xf32>
      %2651 = vector.extract %2650[0] : f32 from vector<1xf32>
      %2652 = arith.mulf %2651, %2604 : f32
      %2653 = arith.mulf %2645, %2652 : f32
      %2654 = arith.muli %3, %c10 : index
      %2655 = arith.addi %2654, %c12 : index
      %2656 = arith.muli %2655, %c17 : index
      %2657 = arith.remui %2509, %c17 : index
      %2658 = arith.addi %2656, %2657 : index
      %2659 = arith.muli %2597, %c8 : index
      %2660 = arith.addi %2659, %2658 : index
      memref.store %2653, %22[%2660] : memref<?xf32>
    }
    %2661 = arith.muli %4, %c10 : index
    %2662 = arith.addi %2661, %c12 : index
    %2663 = arith.muli %2662, %c10 : index
    %2664 = arith.divui %2509, %c17 : index
    %2665 = arith.addi %2663, %2664 : index
    %2666 = arith.addi %2508, %2665 : index
    %2667 = arith.cmpi slt, %2666, %24 : index
    scf.if %2667 {
      %2668 = arith.cmpi eq, %hasFactors, %c12 : index
      %2669 = arith.muli %2666, %c10 : index
      %2670 = memref.load %factors[%2669] : memref<?xf32>
      %2671 = arith.mulf %2670, %operandScale : f32
      %2672 = arith.select %2668, %2671, %operandScale : f32
      %2673 = arith.addi %2512, %c11 : index
      %2674 = arith.muli %2662, %c6 : index
      %2675 = arith.addi %2673, %2674 : index
      %2676 = memref.load %21[%2675] : memref<?xf32>
      %2677 = arith.addi %2675, %c14 : index
      %2678 = memref.load %21[%2677] : memref<?xf32>
      %2679 = arith.addf %2676, %2678 : f32
      %2680 = arith.addi %2675, %c41 : index
      %2681 = memref.load %21[%2680] : memref<?xf32>
      %2682 = arith.addf %2679, %2681 : f32
      %2683 = arith.addi %2675, %c42 : index
      %2684 = memref.load %21[%2683] : memref<?xf32>
      %2685 = arith.addf %2682, %2684 : f32
      %2686 = arith.remui %2509, %c17 : index
      %2687 = arith.muli %2686, %c2 : index
      %2688 = arith.addi %18, %2687 : index
      %2689 = vector.load %w[%2688] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2690 = vector.bitcast %2689 : vector<4xi8> to vector<1xf32>
      %2691 = vector.extract %2690[0] : f32 from vector<1xf32>
      %2692 = arith.mulf %2691, %2672 : f32
      %2693 = arith.mulf %2685, %2692 : f32
      %2694 = arith.muli %3, %c10 : index
      %2695 = arith.addi %2694, %c11 : index
      %2696 = arith.muli %2695, %c17 : index
      %2697 = arith.remui %2509, %c17 : index
      %2698 = arith.addi %2696, %2697 : index
      %2699 = arith.muli %2665, %c8 : index
      %2700 = arith.addi %2699, %2698 : index
      memref.store %2693, %22[%2700] : memref<?xf32>
      %2701 = arith.addi %2512, %c5 : index
      %2702 = arith.muli %2662, %c6 : index
      %2703 = arith.addi %2701, %2702 : index
      %2704 = memref.load %21[%2703] : memref<?xf32>
      %2705 = arith.addi %2703, %c14 : index
      %2706 = memref.load %21[%2705] : memref<?xf32>
      %2707 = arith.addf %2704, %2706 : f32
      %2708 = arith.addi %2703, %c41 : index
      %2709 = memref.load %21[%2708] : memref<?xf32>
      %2710 = arith.addf %2707, %2709 : f32
      %2711 = arith.addi %2703, %c42 : index
      %2712 = memref.load %21[%2711] : memref<?xf32>
      %2713 = arith.addf %2710, %2712 : f32
      %2714 = arith.remui %2509, %c17 : index
      %2715 = arith.muli %2714, %c2 : index
      %2716 = arith.addi %20, %2715 : index
      %2717 = vector.load %w[%2716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2718 = vector.bitcast %2717 : vector<4xi8> to vector<1xf32>
      %2719 = vector.extract %2718[0] : f32 from vector<1xf32>
      %2720 = arith.mulf %2719, %2672 : f32
      %2721 = arith.mulf %2713, %2720 : f32
      %2722 = arith.muli %3, %c10 : index
      %2723 = arith.addi %2722, %c12 : index
      %2724 = arith.muli %2723, %c17 : index
      %2725 = arith.remui %2509, %c17 : index
      %2726 = arith.addi %2724, %2725 : index
      %2727 = arith.muli %2665, %c8 : index
      %2728 = arith.addi %2727, %2726 : index
      memref.store %2721, %22[%2728] : memref<?xf32>
    }
    wave.barrier
    %2729 = arith.addi %25, %c6 : index
    %2730 = wave.wave
    %2731 = arith.addi %2730, %c11 : index
    %2732 = arith.addi %2729, %2731 : index
    %2733 = arith.cmpi slt, %2732, %24 : index
    scf.if %2733 {
      %2734 = arith.addi %2729, %2731 : index
      %2735 = arith.muli %2731, %c8 : index
      %2736 = wave.lane
      %2737 = arith.addi %2736, %c11 : index
      %2738 = arith.cmpi eq, %hasBias, %c12 : index
      %2739 = arith.addi %2735, %2737 : index
      %2740 = memref.load %22[%2739] : memref<?xf32>
      %2741 = arith.muli %0, %c8 : index
      %2742 = arith.addi %2741, %2737 : index
      %2743 = memref.load %bias[%2742] : memref<?xf32>
      %2744 = arith.addf %2740, %2743 : f32
      %2745 = arith.select %2738, %2744, %2740 : f32
      %2746 = arith.addi %2737, %c15 : index
      %2747 = arith.cmpi eq, %hasBias, %c12 : index
      %2748 = arith.addi %2735, %2746 : index
      %2749 = memref.load %22[%2748] : memref<?xf32>
      %2750 = arith.muli %0, %c8 : index
      %2751 = arith.addi %2750, %2746 : index
      %2752 = memref.load %bias[%2751] : memref<?xf32>
      %2753 = arith.addf %2749, %2752 : f32
      %2754 = arith.select %2747, %2753, %2749 : f32
      %2755 = arith.addi %2736, %c6 : index
      %2756 = arith.cmpi eq, %hasBias, %c12 : index
      %2757 = arith.addi %2735, %2755 : index
      %2758 = memref.load %22[%2757] : memref<?xf32>
      %2759 = arith.muli %0, %c8 : index
      %2760 = arith.addi %2759, %2755 : index
      %2761 = memref.load %bias[%2760] : memref<?xf32>
      %2762 = arith.addf %2758, %2761 : f32
      %2763 = arith.select %2756, %2762, %2758 : f32
      %2764 = arith.addi %2755, %c15 : index
      %2765 = arith.cmpi eq, %hasBias, %c12 : index
      %2766 = arith.addi %2735, %2764 : index
      %2767 = memref.load %22[%2766] : memref<?xf32>
      %2768 = arith.muli %0, %c8 : index
      %2769 = arith.addi %2768, %2764 : index
      %2770 = memref.load %bias[%2769] : memref<?xf32>
      %2771 = arith.addf %2767, %2770 : f32
      %2772 = arith.select %2765, %2771, %2767 : f32
      %2773 = arith.addi %heads, %kvHeads : index
      %2774 = arith.cmpi slt, %0, %2773 : index
      scf.if %2774 {
        %2775 = arith.addi %positionsAt, %2734 : index
        %2776 = memref.load %step[%2775] : memref<?xi32>
        %2777 = arith.index_cast %2776 : i32 to index
        %2778 = arith.cmpi eq, %hasNorm, %c12 : index
        %2779 = math.fma %2745, %2745, %c46 : f32
        %2780 = math.fma %2754, %2754, %2779 : f32
        %2781 = math.fma %2763, %2763, %2780 : f32
        %2782 = math.fma %2772, %2772, %2781 : f32
        %2783 = vector.broadcast %2782 : f32 to vector<1xf32>
        %2784 = wave.reduce "add" %2783 : vector<1xf32>
        %2785 = arith.mulf %2784, %inverseHeadDim : f32
        %2786 = arith.addf %2785, %epsilon : f32
        %2787 = math.sqrt %2786 : f32
        %2788 = arith.divf %c48, %2787 : f32
        %2789 = arith.cmpi slt, %0, %heads : index
        %2790 = arith.addi %2737, %c15 : index
        %2791 = memref.load %query_norm[%2737] : memref<?xf32>
        %2792 = memref.load %key_norm[%2737] : memref<?xf32>
        %2793 = arith.select %2789, %2791, %2792 : f32
        %2794 = arith.mulf %2745, %2788 : f32
        %2795 = arith.mulf %2794, %2793 : f32
        %2796 = arith.select %2778, %2795, %2745 : f32
        %2797 = memref.load %query_norm[%2790] : memref<?xf32>
        %2798 = memref.load %key_norm[%2790] : memref<?xf32>
        %2799 = arith.select %2789, %2797, %2798 : f32
        %2800 = arith.mulf %2754, %2788 : f32
        %2801 = arith.mulf %2800, %2799 : f32
        %2802 = arith.select %2778, %2801, %2754 : f32
        %2803 = arith.addi %2755, %c15 : index
        %2804 = memref.load %query_norm[%2755] : memref<?xf32>
        %2805 = memref.load %key_norm[%2755] : memref<?xf32>
        %2806 = arith.select %2789, %2804, %2805 : f32
        %2807 = arith.mulf %2763, %2788 : f32
        %2808 = arith.mulf %2807, %2806 : f32
        %2809 = arith.select %2778, %2808, %2763 : f32
        %2810 = memref.load %query_norm[%2803] : memref<?xf32>
        %2811 = memref.load %key_norm[%2803] : memref<?xf32>
        %2812 = arith.select %2789, %2810, %2811 : f32
        %2813 = arith.mulf %2772, %2788 : f32
        %2814 = arith.mulf %2813, %2812 : f32
        %2815 = arith.select %2778, %2814, %2772 : f32
        %2816 = arith.remui %2777, %c5 : index
        %2817 = arith.muli %2816, %c8 : index
        %2818 = arith.addi %2817, %2737 : index
        %2819 = arith.divui %2777, %c5 : index
        %2820 = arith.addi %2819, %c5 : index
        %2821 = arith.muli %2820, %c8 : index
        %2822 = arith.addi %2821, %2737 : index
        %2823 = memref.load %rope[%2818] : memref<?xf32>
        %2824 = arith.addi %2818, %c15 : index
        %2825 = memref.load %rope[%2824] : memref<?xf32>
        %2826 = memref.load %rope[%2822] : memref<?xf32>
        %2827 = arith.addi %2822, %c15 : index
        %2828 = memref.load %rope[%2827] : memref<?xf32>
        %2829 = arith.mulf %2826, %2823 : f32
        %2830 = arith.mulf %2828, %2825 : f32
        %2831 = arith.subf %2829, %2830 : f32
        %2832 = arith.mulf %2828, %2823 : f32
        %2833 = arith.mulf %2826, %2825 : f32
        %2834 = arith.addf %2832, %2833 : f32
        %2835 = arith.mulf %2796, %2831 : f32
        %2836 = arith.mulf %2802, %2834 : f32
        %2837 = arith.subf %2835, %2836 : f32
        %2838 = arith.mulf %2802, %2831 : f32
        %2839 = arith.mulf %2796, %2834 : f32
        %2840 = arith.addf %2838, %2839 : f32
        %2841 = arith.cmpi slt, %0, %heads : index
        scf.if %2841 {
          %2842 = arith.muli %2734, %heads : index
          %2843 = arith.addi %2842, %0 : index
          %2844 = arith.muli %2843, %c8 : index
          %2845 = arith.addi %2844, %2737 : index
          memref.store %2837, %q[%2845] : memref<?xf32>
          %2846 = arith.addi %2845, %c15 : index
          memref.store %2840, %q[%2846] : memref<?xf32>
        } else {
          %2847 = arith.addi %2735, %2737 : index
          memref.store %2837, %22[%2847] : memref<?xf32>
          %2848 = arith.addi %2735, %2737 : index
          %2849 = arith.addi %2848, %c15 : index
          memref.store %2840, %22[%2849] : memref<?xf32>
        }
        %2850 = arith.remui %2777, %c5 : index
        %2851 = arith.muli %2850, %c8 : index
        %2852 = arith.addi %2851, %2755 : index
        %2853 = arith.divui %2777, %c5 : index
        %2854 = arith.addi %2853, %c5 : index
        %2855 = arith.muli %2854, %c8 : index
        %2856 = arith.addi %2855, %2755 : index
        %2857 = memref.load %rope[%2852] : memref<?xf32>
        %2858 = arith.addi %2852, %c15 : index
        %2859 = memref.load %rope[%2858] : memref<?xf32>
        %2860 = memref.load %rope[%2856] : memref<?xf32>
        %2861 = arith.addi %2856, %c15 : index
        %2862 = memref.load %rope[%2861] : memref<?xf32>
        %2863 = arith.mulf %2860, %2857 : f32
        %2864 = arith.mulf %2862, %2859 : f32
        %2865 = arith.subf %2863, %2864 : f32
        %2866 = arith.mulf %2862, %2857 : f32
        %2867 = arith.mulf %2860, %2859 : f32
        %2868 = arith.addf %2866, %2867 : f32
        %2869 = arith.mulf %2809, %2865 : f32
        %2870 = arith.mulf %2815, %2868 : f32
        %2871 = arith.subf %2869, %2870 : f32
        %2872 = arith.mulf %2815, %2865 : f32
        %2873 = arith.mulf %2809, %2868 : f32
        %2874 = arith.addf %2872, %2873 : f32
        %2875 = arith.cmpi slt, %0, %heads : index
        scf.if %2875 {
          %2876 = arith.muli %2734, %heads : index
          %2877 = arith.addi %2876, %0 : index
          %2878 = arith.muli %2877, %c8 : index
          %2879 = arith.addi %2878, %2755 : index
          memref.store %2871, %q[%2879] : memref<?xf32>
          %2880 = arith.addi %2879, %c15 : index
          memref.store %2874, %q[%2880] : memref<?xf32>
        } else {
          %2881 = arith.addi %2735, %2755 : index
          memref.store %2871, %22[%2881] : memref<?xf32>
          %2882 = arith.addi %2735, %2755 : index
          %2883 = arith.addi %2882, %c15 : index
          memref.store %2874, %22[%2883] : memref<?xf32>
        }
      } else {
        %2884 = arith.cmpi slt, %0, %heads : index
        scf.if %2884 {
          %2885 = arith.muli %2734, %heads : index
          %2886 = arith.addi %2885, %0 : index
          %2887 = arith.muli %2886, %c8 : index
          %2888 = arith.addi %2887, %2737 : index
          memref.store %2745, %q[%2888] : memref<?xf32>
          %2889 = arith.addi %2888, %c15 : index
          memref.store %2754, %q[%2889] : memref<?xf32>
        } else {
          %2890 = arith.addi %2735, %2737 : index
          memref.store %2745, %22[%2890] : memref<?xf32>
          %2891 = arith.addi %2735, %2737 : index
          %2892 = arith.addi %2891, %c15 : index
          memref.store %2754, %22[%2892] : memref<?xf32>
        }
        %2893 = arith.cmpi slt, %0, %heads : index
        scf.if %2893 {
          %2894 = arith.muli %2734, %heads : index
          %2895 = arith.addi %2894, %0 : index
          %2896 = arith.muli %2895, %c8 : index
          %2897 = arith.addi %2896, %2755 : index
          memref.store %2763, %q[%2897] : memref<?xf32>
          %2898 = arith.addi %2897, %c15 : index
          memref.store %2772, %q[%2898] : memref<?xf32>
        } else {
          %2899 = arith.addi %2735, %2755 : index
          memref.store %2763, %22[%2899] : memref<?xf32>
          %2900 = arith.addi %2735, %2755 : index
          %2901 = arith.addi %2900, %c15 : index
          memref.store %2772, %22[%2901] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2902 = arith.cmpi sge, %0, %heads : index
    scf.if %2902 {
      %2903 = arith.addi %2730, %c11 : index
      %2904 = arith.addi %2729, %2903 : index
      %2905 = arith.cmpi slt, %2904, %24 : index
      scf.if %2905 {
        %2906 = arith.addi %2729, %2903 : index
        %2907 = arith.addi %slotsAt, %2906 : index
        %2908 = memref.load %step[%2907] : memref<?xi32>
        %2909 = arith.index_cast %2908 : i32 to index
        %2910 = arith.cmpi sge, %2909, %c11 : index
        scf.if %2910 {
          %2911 = arith.muli %2903, %c8 : index
          %2912 = arith.subi %0, %heads : index
          %2913 = memref.load %scales[%2912] : memref<?xf32>
          %2914 = vector.broadcast %2913 : f32 to vector<4xf32>
          %2915 = arith.divui %2909, %c17 : index
          %2916 = arith.remui %2909, %c17 : index
          %2917 = arith.muli %2915, %pageBytes : index
          %2918 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2918 {
            %2919 = wave.lane
            %2920 = arith.muli %2919, %c2 : index
            scf.for %2921 = %2920 to %c8 step %c8 {
              %2922 = arith.addi %2911, %2921 : index
              %2923 = vector.load %22[%2922] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2924 = arith.mulf %2923, %2914 : vector<4xf32>
              %2925 = arith.minimumf %2924, %c53 : vector<4xf32>
              %2926 = arith.maximumf %2925, %c54 : vector<4xf32>
              %2927 = arith.truncf %2926 : vector<4xf32> to vector<4xf16>
              %2928 = vector.bitcast %2927 : vector<4xf16> to vector<8xi8>
              %2929 = arith.cmpi slt, %2912, %kvHeads : index
              scf.if %2929 {
                %2930 = arith.muli %2912, %c13 : index
                %2931 = arith.addi %2917, %2930 : index
                %2932 = arith.divui %2921, %c17 : index
                %2933 = arith.muli %2932, %c55 : index
                %2934 = arith.remui %2921, %c17 : index
                %2935 = arith.divui %2934, %c9 : index
                %2936 = arith.muli %2935, %c5 : index
                %2937 = arith.muli %2916, %c17 : index
                %2938 = arith.addi %2936, %2937 : index
                %2939 = arith.remui %2934, %c9 : index
                %2940 = arith.muli %2939, %c10 : index
                %2941 = arith.addi %2938, %2940 : index
                %2942 = arith.addi %2933, %2941 : index
                %2943 = arith.addi %2931, %2942 : index
                vector.store %2928, %kv[%2943] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2944 = arith.subi %2912, %kvHeads : index
                %2945 = arith.muli %2944, %c13 : index
                %2946 = arith.addi %2917, %2945 : index
                %2947 = arith.addi %2921, %c11 : index
                %2948 = arith.divui %2947, %c17 : index
                %2949 = arith.muli %2948, %c55 : index
                %2950 = arith.addi %2949, %c41 : index
                %2951 = arith.remui %2947, %c17 : index
                %2952 = arith.divui %2916, %c10 : index
                %2953 = arith.remui %2916, %c10 : index
                %2954 = arith.muli %2953, %c9 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.divui %2955, %c9 : index
                %2957 = arith.muli %2956, %c5 : index
                %2958 = arith.muli %2951, %c17 : index
                %2959 = arith.addi %2957, %2958 : index
                %2960 = arith.remui %2955, %c9 : index
                %2961 = arith.muli %2960, %c10 : index
                %2962 = arith.addi %2959, %2961 : index
                %2963 = arith.addi %2950, %2962 : index
                %2964 = arith.addi %2946, %2963 : index
                %2965 = vector.shuffle %2928, %2928 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2965, %kv[%2964] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2966 = arith.addi %2921, %c12 : index
                %2967 = arith.divui %2966, %c17 : index
                %2968 = arith.muli %2967, %c55 : index
                %2969 = arith.addi %2968, %c41 : index
                %2970 = arith.remui %2966, %c17 : index
                %2971 = arith.divui %2916, %c10 : index
                %2972 = arith.remui %2916, %c10 : index
                %2973 = arith.muli %2972, %c9 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.divui %2974, %c9 : index
                %2976 = arith.muli %2975, %c5 : index
                %2977 = arith.muli %2970, %c17 : index
                %2978 = arith.addi %2976, %2977 : index
                %2979 = arith.remui %2974, %c9 : index
                %2980 = arith.muli %2979, %c10 : index
                %2981 = arith.addi %2978, %2980 : index
                %2982 = arith.addi %2969, %2981 : index
                %2983 = arith.addi %2946, %2982 : index
                %2984 = vector.shuffle %2928, %2928 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2984, %kv[%2983] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2985 = arith.addi %2921, %c10 : index
                %2986 = arith.divui %2985, %c17 : index
                %2987 = arith.muli %2986, %c55 : index
                %2988 = arith.addi %2987, %c41 : index
                %2989 = arith.remui %2985, %c17 : index
                %2990 = arith.divui %2916, %c10 : index
                %2991 = arith.remui %2916, %c10 : index
                %2992 = arith.muli %2991, %c9 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.divui %2993, %c9 : index
                %2995 = arith.muli %2994, %c5 : index
                %2996 = arith.muli %2989, %c17 : index
                %2997 = arith.addi %2995, %2996 : index
                %2998 = arith.remui %2993, %c9 : index
                %2999 = arith.muli %2998, %c10 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.addi %2988, %3000 : index
                %3002 = arith.addi %2946, %3001 : index
                %3003 = vector.shuffle %2928, %2928 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3003, %kv[%3002] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3004 = arith.addi %2921, %c34 : index
                %3005 = arith.divui %3004, %c17 : index
                %3006 = arith.muli %3005, %c55 : index
                %3007 = arith.addi %3006, %c41 : index
                %3008 = arith.remui %3004, %c17 : index
                %3009 = arith.divui %2916, %c10 : index
                %3010 = arith.remui %2916, %c10 : index
                %3011 = arith.muli %3010, %c9 : index
                %3012 = arith.addi %3009, %3011 : index
                %3013 = arith.divui %3012, %c9 : index
                %3014 = arith.muli %3013, %c5 : index
                %3015 = arith.muli %3008, %c17 : index
                %3016 = arith.addi %3014, %3015 : index
                %3017 = arith.remui %3012, %c9 : index
                %3018 = arith.muli %3017, %c10 : index
                %3019 = arith.addi %3016, %3018 : index
                %3020 = arith.addi %3007, %3019 : index
                %3021 = arith.addi %2946, %3020 : index
                %3022 = vector.shuffle %2928, %2928 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3022, %kv[%3021] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3023 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3023 {
            %3024 = wave.lane
            %3025 = arith.muli %3024, %c2 : index
            scf.for %3026 = %3025 to %c8 step %c8 {
              %3027 = arith.addi %2911, %3026 : index
              %3028 = vector.load %22[%3027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3029 = arith.mulf %3028, %2914 : vector<4xf32>
              %3030 = wave.fp8_encode "e4m3" %3029 : vector<4xf32> -> vector<4xi8>
              %3031 = arith.cmpi slt, %2912, %kvHeads : index
              scf.if %3031 {
                %3032 = arith.muli %2912, %c41 : index
                %3033 = arith.addi %2917, %3032 : index
                %3034 = vector.shuffle %3030, %3030 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3035 = arith.divui %3026, %c17 : index
                %3036 = arith.muli %3035, %c5 : index
                %3037 = arith.remui %3026, %c17 : index
                %3038 = arith.muli %2916, %c17 : index
                %3039 = arith.divui %3037, %c2 : index
                %3040 = arith.muli %3039, %c2 : index
                %3041 = arith.remui %3037, %c10 : index
                %3042 = arith.muli %3041, %c10 : index
                %3043 = arith.addi %3040, %3042 : index
                %3044 = arith.divui %3037, %c10 : index
                %3045 = arith.remui %3044, %c10 : index
                %3046 = arith.addi %3043, %3045 : index
                %3047 = arith.addi %3038, %3046 : index
                %3048 = arith.addi %3036, %3047 : index
                %3049 = arith.addi %3033, %3048 : index
                vector.store %3034, %kv[%3049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3050 = arith.subi %2912, %kvHeads : index
                %3051 = arith.muli %3050, %c41 : index
                %3052 = arith.addi %2917, %3051 : index
                %3053 = arith.addi %3026, %c11 : index
                %3054 = arith.divui %3053, %c17 : index
                %3055 = arith.muli %3054, %c5 : index
                %3056 = arith.addi %3055, %c14 : index
                %3057 = arith.remui %3053, %c17 : index
                %3058 = arith.divui %2916, %c10 : index
                %3059 = arith.remui %2916, %c10 : index
                %3060 = arith.muli %3059, %c9 : index
                %3061 = arith.addi %3058, %3060 : index
                %3062 = arith.muli %3057, %c17 : index
                %3063 = arith.divui %3061, %c2 : index
                %3064 = arith.muli %3063, %c2 : index
                %3065 = arith.remui %3061, %c10 : index
                %3066 = arith.muli %3065, %c10 : index
                %3067 = arith.addi %3064, %3066 : index
                %3068 = arith.divui %3061, %c10 : index
                %3069 = arith.remui %3068, %c10 : index
                %3070 = arith.addi %3067, %3069 : index
                %3071 = arith.addi %3062, %3070 : index
                %3072 = arith.addi %3056, %3071 : index
                %3073 = arith.addi %3052, %3072 : index
                %3074 = vector.shuffle %3030, %3030 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3074, %kv[%3073] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3075 = arith.addi %3026, %c12 : index
                %3076 = arith.divui %3075, %c17 : index
                %3077 = arith.muli %3076, %c5 : index
                %3078 = arith.addi %3077, %c14 : index
                %3079 = arith.remui %3075, %c17 : index
                %3080 = arith.divui %2916, %c10 : index
                %3081 = arith.remui %2916, %c10 : index
                %3082 = arith.muli %3081, %c9 : index
                %3083 = arith.addi %3080, %3082 : index
                %3084 = arith.muli %3079, %c17 : index
                %3085 = arith.divui %3083, %c2 : index
                %3086 = arith.muli %3085, %c2 : index
                %3087 = arith.remui %3083, %c10 : index
                %3088 = arith.muli %3087, %c10 : index
                %3089 = arith.addi %3086, %3088 : index
                %3090 = arith.divui %3083, %c10 : index
                %3091 = arith.remui %3090, %c10 : index
                %3092 = arith.addi %3089, %3091 : index
                %3093 = arith.addi %3084, %3092 : index
                %3094 = arith.addi %3078, %3093 : index
                %3095 = arith.addi %3052, %3094 : index
                %3096 = vector.shuffle %3030, %3030 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3096, %kv[%3095] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3097 = arith.addi %3026, %c10 : index
                %3098 = arith.divui %3097, %c17 : index
                %3099 = arith.muli %3098, %c5 : index
                %3100 = arith.addi %3099, %c14 : index
                %3101 = arith.remui %3097, %c17 : index
                %3102 = arith.divui %2916, %c10 : index
                %3103 = arith.remui %2916, %c10 : index
                %3104 = arith.muli %3103, %c9 : index
                %3105 = arith.addi %3102, %3104 : index
                %3106 = arith.muli %3101, %c17 : index
                %3107 = arith.divui %3105, %c2 : index
                %3108 = arith.muli %3107, %c2 : index
                %3109 = arith.remui %3105, %c10 : index
                %3110 = arith.muli %3109, %c10 : index
                %3111 = arith.addi %3108, %3110 : index
                %3112 = arith.divui %3105, %c10 : index
                %3113 = arith.remui %3112, %c10 : index
                %3114 = arith.addi %3111, %3113 : index
                %3115 = arith.addi %3106, %3114 : index
                %3116 = arith.addi %3100, %3115 : index
                %3117 = arith.addi %3052, %3116 : index
                %3118 = vector.shuffle %3030, %3030 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3118, %kv[%3117] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3119 = arith.addi %3026, %c34 : index
                %3120 = arith.divui %3119, %c17 : index
                %3121 = arith.muli %3120, %c5 : index
                %3122 = arith.addi %3121, %c14 : index
                %3123 = arith.remui %3119, %c17 : index
                %3124 = arith.divui %2916, %c10 : index
                %3125 = arith.remui %2916, %c10 : index
                %3126 = arith.muli %3125, %c9 : index
                %3127 = arith.addi %3124, %3126 : index
                %3128 = arith.muli %3123, %c17 : index
                %3129 = arith.divui %3127, %c2 : index
                %3130 = arith.muli %3129, %c2 : index
                %3131 = arith.remui %3127, %c10 : index
                %3132 = arith.muli %3131, %c10 : index
                %3133 = arith.addi %3130, %3132 : index
                %3134 = arith.divui %3127, %c10 : index
                %3135 = arith.remui %3134, %c10 : index
                %3136 = arith.addi %3133, %3135 : index
                %3137 = arith.addi %3128, %3136 : index
                %3138 = arith.addi %3122, %3137 : index
                %3139 = arith.addi %3052, %3138 : index
                %3140 = vector.shuffle %3030, %3030 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3140, %kv[%3139] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3141 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3141 {
            %3142 = wave.lane
            %3143 = arith.muli %3142, %c2 : index
            scf.for %3144 = %3143 to %c8 step %c8 {
              %3145 = arith.addi %2911, %3144 : index
              %3146 = vector.load %22[%3145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3147 = arith.mulf %3146, %2914 : vector<4xf32>
              %3148 = wave.fp8_encode "e5m2" %3147 : vector<4xf32> -> vector<4xi8>
              %3149 = arith.cmpi slt, %2912, %kvHeads : index
              scf.if %3149 {
                %3150 = arith.muli %2912, %c41 : index
                %3151 = arith.addi %2917, %3150 : index
                %3152 = vector.shuffle %3148, %3148 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3153 = arith.divui %3144, %c17 : index
                %3154 = arith.muli %3153, %c5 : index
                %3155 = arith.remui %3144, %c17 : index
                %3156 = arith.muli %2916, %c17 : index
                %3157 = arith.divui %3155, %c2 : index
                %3158 = arith.muli %3157, %c2 : index
                %3159 = arith.remui %3155, %c10 : index
                %3160 = arith.muli %3159, %c10 : index
                %3161 = arith.addi %3158, %3160 : index
                %3162 = arith.divui %3155, %c10 : index
                %3163 = arith.remui %3162, %c10 : index
                %3164 = arith.addi %3161, %3163 : index
                %3165 = arith.addi %3156, %3164 : index
                %3166 = arith.addi %3154, %3165 : index
                %3167 = arith.addi %3151, %3166 : index
                vector.store %3152, %kv[%3167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3168 = arith.subi %2912, %kvHeads : index
                %3169 = arith.muli %3168, %c41 : index
                %3170 = arith.addi %2917, %3169 : index
                %3171 = arith.addi %3144, %c11 : index
                %3172 = arith.divui %3171, %c17 : index
                %3173 = arith.muli %3172, %c5 : index
                %3174 = arith.addi %3173, %c14 : index
                %3175 = arith.remui %3171, %c17 : index
                %3176 = arith.divui %2916, %c10 : index
                %3177 = arith.remui %2916, %c10 : index
                %3178 = arith.muli %3177, %c9 : index
                %3179 = arith.addi %3176, %3178 : index
                %3180 = arith.muli %3175, %c17 : index
                %3181 = arith.divui %3179, %c2 : index
                %3182 = arith.muli %3181, %c2 : index
                %3183 = arith.remui %3179, %c10 : index
                %3184 = arith.muli %3183, %c10 : index
                %3185 = arith.addi %3182, %3184 : index
                %3186 = arith.divui %3179, %c10 : index
                %3187 = arith.remui %3186, %c10 : index
                %3188 = arith.addi %3185, %3187 : index
                %3189 = arith.addi %3180, %3188 : index
                %3190 = arith.addi %3174, %3189 : index
                %3191 = arith.addi %3170, %3190 : index
                %3192 = vector.shuffle %3148, %3148 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3192, %kv[%3191] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3193 = arith.addi %3144, %c12 : index
                %3194 = arith.divui %3193, %c17 : index
                %3195 = arith.muli %3194, %c5 : index
                %3196 = arith.addi %3195, %c14 : index
                %3197 = arith.remui %3193, %c17 : index
                %3198 = arith.divui %2916, %c10 : index
                %3199 = arith.remui %2916, %c10 : index
                %3200 = arith.muli %3199, %c9 : index
                %3201 = arith.addi %3198, %3200 : index
                %3202 = arith.muli %3197, %c17 : index
                %3203 = arith.divui %3201, %c2 : index
                %3204 = arith.muli %3203, %c2 : index
                %3205 = arith.remui %3201, %c10 : index
                %3206 = arith.muli %3205, %c10 : index
                %3207 = arith.addi %3204, %3206 : index
                %3208 = arith.divui %3201, %c10 : index
                %3209 = arith.remui %3208, %c10 : index
                %3210 = arith.addi %3207, %3209 : index
                %3211 = arith.addi %3202, %3210 : index
                %3212 = arith.addi %3196, %3211 : index
                %3213 = arith.addi %3170, %3212 : index
                %3214 = vector.shuffle %3148, %3148 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3214, %kv[%3213] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3215 = arith.addi %3144, %c10 : index
                %3216 = arith.divui %3215, %c17 : index
                %3217 = arith.muli %3216, %c5 : index
                %3218 = arith.addi %3217, %c14 : index
                %3219 = arith.remui %3215, %c17 : index
                %3220 = arith.divui %2916, %c10 : index
                %3221 = arith.remui %2916, %c10 : index
                %3222 = arith.muli %3221, %c9 : index
                %3223 = arith.addi %3220, %3222 : index
                %3224 = arith.muli %3219, %c17 : index
                %3225 = arith.divui %3223, %c2 : index
                %3226 = arith.muli %3225, %c2 : index
                %3227 = arith.remui %3223, %c10 : index
                %3228 = arith.muli %3227, %c10 : index
                %3229 = arith.addi %3226, %3228 : index
                %3230 = arith.divui %3223, %c10 : index
                %3231 = arith.remui %3230, %c10 : index
                %3232 = arith.addi %3229, %3231 : index
                %3233 = arith.addi %3224, %3232 : index
                %3234 = arith.addi %3218, %3233 : index
                %3235 = arith.addi %3170, %3234 : index
                %3236 = vector.shuffle %3148, %3148 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3236, %kv[%3235] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3237 = arith.addi %3144, %c34 : index
                %3238 = arith.divui %3237, %c17 : index
                %3239 = arith.muli %3238, %c5 : index
                %3240 = arith.addi %3239, %c14 : index
                %3241 = arith.remui %3237, %c17 : index
                %3242 = arith.divui %2916, %c10 : index
                %3243 = arith.remui %2916, %c10 : index
                %3244 = arith.muli %3243, %c9 : index
                %3245 = arith.addi %3242, %3244 : index
                %3246 = arith.muli %3241, %c17 : index
                %3247 = arith.divui %3245, %c2 : index
                %3248 = arith.muli %3247, %c2 : index
                %3249 = arith.remui %3245, %c10 : index
                %3250 = arith.muli %3249, %c10 : index
                %3251 = arith.addi %3248, %3250 : index
                %3252 = arith.divui %3245, %c10 : index
                %3253 = arith.remui %3252, %c10 : index
                %3254 = arith.addi %3251, %3253 : index
                %3255 = arith.addi %3246, %3254 : index
                %3256 = arith.addi %3240, %3255 : index
                %3257 = arith.addi %3170, %3256 : index
                %3258 = vector.shuffle %3148, %3148 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3258, %kv[%3257] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3259 = arith.addi %25, %c18 : index
    %3260 = wave.lane
    %3261 = arith.muli %3, %c10 : index
    %3262 = arith.muli %3261, %c5 : index
    %3263 = arith.addi %3262, %3260 : index
    %3264 = arith.muli %4, %c14 : index
    %3265 = arith.addi %3264, %3263 : index
    %3266 = arith.addi %3265, %c11 : index
    %3267 = arith.addi %3266, %c11 : index
    %3268 = vector.extract %714#6[0] : f32 from vector<8xf32>
    memref.store %3268, %21[%3267] : memref<?xf32>
    %3269 = arith.muli %4, %c14 : index
    %3270 = arith.addi %3269, %3263 : index
    %3271 = arith.addi %3270, %c11 : index
    %3272 = arith.addi %3271, %c6 : index
    %3273 = vector.extract %714#6[1] : f32 from vector<8xf32>
    memref.store %3273, %21[%3272] : memref<?xf32>
    %3274 = arith.muli %4, %c14 : index
    %3275 = arith.addi %3274, %3263 : index
    %3276 = arith.addi %3275, %c11 : index
    %3277 = arith.addi %3276, %c15 : index
    %3278 = vector.extract %714#6[2] : f32 from vector<8xf32>
    memref.store %3278, %21[%3277] : memref<?xf32>
    %3279 = arith.muli %4, %c14 : index
    %3280 = arith.addi %3279, %3263 : index
    %3281 = arith.addi %3280, %c11 : index
    %3282 = arith.addi %3281, %c35 : index
    %3283 = vector.extract %714#6[3] : f32 from vector<8xf32>
    memref.store %3283, %21[%3282] : memref<?xf32>
    %3284 = arith.muli %4, %c14 : index
    %3285 = arith.addi %3284, %3263 : index
    %3286 = arith.addi %3285, %c11 : index
    %3287 = arith.addi %3286, %c8 : index
    %3288 = vector.extract %714#6[4] : f32 from vector<8xf32>
    memref.store %3288, %21[%3287] : memref<?xf32>
    %3289 = arith.muli %4, %c14 : index
    %3290 = arith.addi %3289, %3263 : index
    %3291 = arith.addi %3290, %c11 : index
    %3292 = arith.addi %3291, %c36 : index
    %3293 = vector.extract %714#6[5] : f32 from vector<8xf32>
    memref.store %3293, %21[%3292] : memref<?xf32>
    %3294 = arith.muli %4, %c14 : index
    %3295 = arith.addi %3294, %3263 : index
    %3296 = arith.addi %3295, %c11 : index
    %3297 = arith.addi %3296, %c37 : index
    %3298 = vector.extract %714#6[6] : f32 from vector<8xf32>
    memref.store %3298, %21[%3297] : memref<?xf32>
    %3299 = arith.muli %4, %c14 : index
    %3300 = arith.addi %3299, %3263 : index
    %3301 = arith.addi %3300, %c11 : index
    %3302 = arith.addi %3301, %c38 : index
    %3303 = vector.extract %714#6[7] : f32 from vector<8xf32>
    memref.store %3303, %21[%3302] : memref<?xf32>
    %3304 = arith.muli %4, %c14 : index
    %3305 = arith.addi %3304, %3263 : index
    %3306 = arith.addi %3305, %c5 : index
    %3307 = arith.addi %3306, %c11 : index
    %3308 = vector.extract %714#7[0] : f32 from vector<8xf32>
    memref.store %3308, %21[%3307] : memref<?xf32>
    %3309 = arith.muli %4, %c14 : index
    %3310 = arith.addi %3309, %3263 : index
    %3311 = arith.addi %3310, %c5 : index
    %3312 = arith.addi %3311, %c6 : index
    %3313 = vector.extract %714#7[1] : f32 from vector<8xf32>
    memref.store %3313, %21[%3312] : memref<?xf32>
    %3314 = arith.muli %4, %c14 : index
    %3315 = arith.addi %3314, %3263 : index
    %3316 = arith.addi %3315, %c5 : index
    %3317 = arith.addi %3316, %c15 : index
    %3318 = vector.extract %714#7[2] : f32 from vector<8xf32>
    memref.store %3318, %21[%3317] : memref<?xf32>
    %3319 = arith.muli %4, %c14 : index
    %3320 = arith.addi %3319, %3263 : index
    %3321 = arith.addi %3320, %c5 : index
    %3322 = arith.addi %3321, %c35 : index
    %3323 = vector.extract %714#7[3] : f32 from vector<8xf32>
    memref.store %3323, %21[%3322] : memref<?xf32>
    %3324 = arith.muli %4, %c14 : index
    %3325 = arith.addi %3324, %3263 : index
    %3326 = arith.addi %3325, %c5 : index
    %3327 = arith.addi %3326, %c8 : index
    %3328 = vector.extract %714#7[4] : f32 from vector<8xf32>
    memref.store %3328, %21[%3327] : memref<?xf32>
    %3329 = arith.muli %4, %c14 : index
    %3330 = arith.addi %3329, %3263 : index
    %3331 = arith.addi %3330, %c5 : index
    %3332 = arith.addi %3331, %c36 : index
    %3333 = vector.extract %714#7[5] : f32 from vector<8xf32>
    memref.store %3333, %21[%3332] : memref<?xf32>
    %3334 = arith.muli %4, %c14 : index
    %3335 = arith.addi %3334, %3263 : index
    %3336 = arith.addi %3335, %c5 : index
    %3337 = arith.addi %3336, %c37 : index
    %3338 = vector.extract %714#7[6] : f32 from vector<8xf32>
    memref.store %3338, %21[%3337] : memref<?xf32>
    %3339 = arith.muli %4, %c14 : index
    %3340 = arith.addi %3339, %3263 : index
    %3341 = arith.addi %3340, %c5 : index
    %3342 = arith.addi %3341, %c38 : index
    %3343 = vector.extract %714#7[7] : f32 from vector<8xf32>
    memref.store %3343, %21[%3342] : memref<?xf32>
    wave.barrier
    %3344 = arith.muli %4, %c10 : index
    %3345 = arith.addi %3344, %c11 : index
    %3346 = arith.muli %3345, %c10 : index
    %3347 = arith.divui %3260, %c17 : index
    %3348 = arith.addi %3346, %3347 : index
    %3349 = arith.addi %3259, %3348 : index
    %3350 = arith.cmpi slt, %3349, %24 : index
    scf.if %3350 {
      %3351 = arith.cmpi eq, %hasFactors, %c12 : index
      %3352 = arith.muli %3349, %c10 : index
      %3353 = memref.load %factors[%3352] : memref<?xf32>
      %3354 = arith.mulf %3353, %operandScale : f32
      %3355 = arith.select %3351, %3354, %operandScale : f32
      %3356 = arith.addi %3263, %c11 : index
      %3357 = arith.muli %3345, %c6 : index
      %3358 = arith.addi %3356, %3357 : index
      %3359 = memref.load %21[%3358] : memref<?xf32>
      %3360 = arith.addi %3358, %c14 : index
      %3361 = memref.load %21[%3360] : memref<?xf32>
      %3362 = arith.addf %3359, %3361 : f32
      %3363 = arith.addi %3358, %c41 : index
      %3364 = memref.load %21[%3363] : memref<?xf32>
      %3365 = arith.addf %3362, %3364 : f32
      %3366 = arith.addi %3358, %c42 : index
      %3367 = memref.load %21[%3366] : memref<?xf32>
      %3368 = arith.addf %3365, %3367 : f32
      %3369 = arith.remui %3260, %c17 : index
      %3370 = arith.muli %3369, %c2 : index
      %3371 = arith.addi %18, %3370 : index
      %3372 = vector.load %w[%3371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3373 = vector.bitcast %3372 : vector<4xi8> to vector<1xf32>
      %3374 = vector.extract %3373[0] : f32 from vector<1xf32>
      %3375 = arith.mulf %3374, %3355 : f32
      %3376 = arith.mulf %3368, %3375 : f32
      %3377 = arith.muli %3, %c10 : index
      %3378 = arith.addi %3377, %c11 : index
      %3379 = arith.muli %3378, %c17 : index
      %3380 = arith.remui %3260, %c17 : index
      %3381 = arith.addi %3379, %3380 : index
      %3382 = arith.muli %3348, %c8 : index
      %3383 = arith.addi %3382, %3381 : index
      memref.store %3376, %22[%3383] : memref<?xf32>
      %3384 = arith.addi %3263, %c5 : index
      %3385 = arith.muli %3345, %c6 : index
      %3386 = arith.addi %3384, %3385 : index
      %3387 = memref.load %21[%3386] : memref<?xf32>
      %3388 = arith.addi %3386, %c14 : index
      %3389 = memref.load %21[%3388] : memref<?xf32>
      %3390 = arith.addf %3387, %3389 : f32
      %3391 = arith.addi %3386, %c41 : index
      %3392 = memref.load %21[%3391] : memref<?xf32>
      %3393 = arith.addf %3390, %3392 : f32
      %3394 = arith.addi %3386, %c42 : index
      %3395 = memref.load %21[%3394] : memref<?xf32>
      %3396 = arith.addf %3393, %3395 : f32
      %3397 = arith.remui %3260, %c17 : index
      %3398 = arith.muli %3397, %c2 : index
      %3399 = arith.addi %20, %3398 : index
      %3400 = vector.load %w[%3399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3401 = vector.bitcast %3400 : vector<4xi8> to vector<1xf32>
      %3402 = vector.extract %3401[0] : f32 from vector<1xf32>
      %3403 = arith.mulf %3402, %3355 : f32
      %3404 = arith.mulf %3396, %3403 : f32
      %3405 = arith.muli %3, %c10 : index
      %3406 = arith.addi %3405, %c12 : index
      %3407 = arith.muli %3406, %c17 : index
      %3408 = arith.remui %3260, %c17 : index
      %3409 = arith.addi %3407, %3408 : index
      %3410 = arith.muli %3348, %c8 : index
      %3411 = arith.addi %3410, %3409 : index
      memref.store %3404, %22[%3411] : memref<?xf32>
    }
    %3412 = arith.muli %4, %c10 : index
    %3413 = arith.addi %3412, %c12 : index
    %3414 = arith.muli %3413, %c10 : index
    %3415 = arith.divui %3260, %c17 : index
    %3416 = arith.addi %3414, %3415 : index
    %3417 = arith.addi %3259, %3416 : index
    %3418 = arith.cmpi slt, %3417, %24 : index
    scf.if %3418 {
      %3419 = arith.cmpi eq, %hasFactors, %c12 : index
      %3420 = arith.muli %3417, %c10 : index
      %3421 = memref.load %factors[%3420] : memref<?xf32>
      %3422 = arith.mulf %3421, %operandScale : f32
      %3423 = arith.select %3419, %3422, %operandScale : f32
      %3424 = arith.addi %3263, %c11 : index
      %3425 = arith.muli %3413, %c6 : index
      %3426 = arith.addi %3424, %3425 : index
      %3427 = memref.load %21[%3426] : memref<?xf32>
      %3428 = arith.addi %3426, %c14 : index
      %3429 = memref.load %21[%3428] : memref<?xf32>
      %3430 = arith.addf %3427, %3429 : f32
      %3431 = arith.addi %3426, %c41 : index
      %3432 = memref.load %21[%3431] : memref<?xf32>
      %3433 = arith.addf %3430, %3432 : f32
      %3434 = arith.addi %3426, %c42 : index
      %3435 = memref.load %21[%3434] : memref<?xf32>
      %3436 = arith.addf %3433, %3435 : f32
      %3437 = arith.remui %3260, %c17 : index
      %3438 = arith.muli %3437, %c2 : index
      %3439 = arith.addi %18, %3438 : index
      %3440 = vector.load %w[%3439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3441 = vector.bitcast %3440 : vector<4xi8> to vector<1xf32>
      %3442 = vector.extract %3441[0] : f32 from vector<1xf32>
      %3443 = arith.mulf %3442, %3423 : f32
      %3444 = arith.mulf %3436, %3443 : f32
      %3445 = arith.muli %3, %c10 : index
      %3446 = arith.addi %3445, %c11 : index
      %3447 = arith.muli %3446, %c17 : index
      %3448 = arith.remui %3260, %c17 : index
      %3449 = arith.addi %3447, %3448 : index
      %3450 = arith.muli %3416, %c8 : index
      %3451 = arith.addi %3450, %3449 : index
      memref.store %3444, %22[%3451] : memref<?xf32>
      %3452 = arith.addi %3263, %c5 : index
      %3453 = arith.muli %3413, %c6 : index
      %3454 = arith.addi %3452, %3453 : index
      %3455 = memref.load %21[%3454] : memref<?xf32>
      %3456 = arith.addi %3454, %c14 : index
      %3457 = memref.load %21[%3456] : memref<?xf32>
      %3458 = arith.addf %3455, %3457 : f32
      %3459 = arith.addi %3454, %c41 : index
      %3460 = memref.load %21[%3459] : memref<?xf32>
      %3461 = arith.addf %3458, %3460 : f32
      %3462 = arith.addi %3454, %c42 : index
      %3463 = memref.load %21[%3462] : memref<?xf32>
      %3464 = arith.addf %3461, %3463 : f32
      %3465 = arith.remui %3260, %c17 : index
      %3466 = arith.muli %3465, %c2 : index
      %3467 = arith.addi %20, %3466 : index
      %3468 = vector.load %w[%3467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3469 = vector.bitcast %3468 : vector<4xi8> to vector<1xf32>
      %3470 = vector.extract %3469[0] : f32 from vector<1xf32>
      %3471 = arith.mulf %3470, %3423 : f32
      %3472 = arith.mulf %3464, %3471 : f32
      %3473 = arith.muli %3, %c10 : index
      %3474 = arith.addi %3473, %c12 : index
      %3475 = arith.muli %3474, %c17 : index
      %3476 = arith.remui %3260, %c17 : index
      %3477 = arith.addi %3475, %3476 : index
      %3478 = arith.muli %3416, %c8 : index
      %3479 = arith.addi %3478, %3477 : index
      memref.store %3472, %22[%3479] : memref<?xf32>
    }
    wave.barrier
    %3480 = arith.addi %25, %c18 : index
    %3481 = wave.wave
    %3482 = arith.addi %3481, %c11 : index
    %3483 = arith.addi %3480, %3482 : index
    %3484 = arith.cmpi slt, %3483, %24 : index
    scf.if %3484 {
      %3485 = arith.addi %3480, %3482 : index
      %3486 = arith.muli %3482, %c8 : index
      %3487 = wave.lane
      %3488 = arith.addi %3487, %c11 : index
      %3489 = arith.cmpi eq, %hasBias, %c12 : index
      %3490 = arith.addi %3486, %3488 : index
      %3491 = memref.load %22[%3490] : memref<?xf32>
      %3492 = arith.muli %0, %c8 : index
      %3493 = arith.addi %3492, %3488 : index
      %3494 = memref.load %bias[%3493] : memref<?xf32>
      %3495 = arith.addf %3491, %3494 : f32
      %3496 = arith.select %3489, %3495, %3491 : f32
      %3497 = arith.addi %3488, %c15 : index
      %3498 = arith.cmpi eq, %hasBias, %c12 : index
      %3499 = arith.addi %3486, %3497 : index
      %3500 = memref.load %22[%3499] : memref<?xf32>
      %3501 = arith.muli %0, %c8 : index
      %3502 = arith.addi %3501, %3497 : index
      %3503 = memref.load %bias[%3502] : memref<?xf32>
      %3504 = arith.addf %3500, %3503 : f32
      %3505 = arith.select %3498, %3504, %3500 : f32
      %3506 = arith.addi %3487, %c6 : index
      %3507 = arith.cmpi eq, %hasBias, %c12 : index
      %3508 = arith.addi %3486, %3506 : index
      %3509 = memref.load %22[%3508] : memref<?xf32>
      %3510 = arith.muli %0, %c8 : index
      %3511 = arith.addi %3510, %3506 : index
      %3512 = memref.load %bias[%3511] : memref<?xf32>
      %3513 = arith.addf %3509, %3512 : f32
      %3514 = arith.select %3507, %3513, %3509 : f32
      %3515 = arith.addi %3506, %c15 : index
      %3516 = arith.cmpi eq, %hasBias, %c12 : index
      %3517 = arith.addi %3486, %3515 : index
      %3518 = memref.load %22[%3517] : memref<?xf32>
      %3519 = arith.muli %0, %c8 : index
      %3520 = arith.addi %3519, %3515 : index
      %3521 = memref.load %bias[%3520] : memref<?xf32>
      %3522 = arith.addf %3518, %3521 : f32
      %3523 = arith.select %3516, %3522, %3518 : f32
      %3524 = arith.addi %heads, %kvHeads : index
      %3525 = arith.cmpi slt, %0, %3524 : index
      scf.if %3525 {
        %3526 = arith.addi %positionsAt, %3485 : index
        %3527 = memref.load %step[%3526] : memref<?xi32>
        %3528 = arith.index_cast %3527 : i32 to index
        %3529 = arith.cmpi eq, %hasNorm, %c12 : index
        %3530 = math.fma %3496, %3496, %c46 : f32
        %3531 = math.fma %3505, %3505, %3530 : f32
        %3532 = math.fma %3514, %3514, %3531 : f32
        %3533 = math.fma %3523, %3523, %3532 : f32
        %3534 = vector.broadcast %3533 : f32 to vector<1xf32>
        %3535 = wave.reduce "add" %3534 : vector<1xf32>
        %3536 = arith.mulf %3535, %inverseHeadDim : f32
        %3537 = arith.addf %3536, %epsilon : f32
        %3538 = math.sqrt %3537 : f32
        %3539 = arith.divf %c48, %3538 : f32
        %3540 = arith.cmpi slt, %0, %heads : index
        %3541 = arith.addi %3488, %c15 : index
        %3542 = memref.load %query_norm[%3488] : memref<?xf32>
        %3543 = memref.load %key_norm[%3488] : memref<?xf32>
        %3544 = arith.select %3540, %3542, %3543 : f32
        %3545 = arith.mulf %3496, %3539 : f32
        %3546 = arith.mulf %3545, %3544 : f32
        %3547 = arith.select %3529, %3546, %3496 : f32
        %3548 = memref.load %query_norm[%3541] : memref<?xf32>
        %3549 = memref.load %key_norm[%3541] : memref<?xf32>
        %3550 = arith.select %3540, %3548, %3549 : f32
        %3551 = arith.mulf %3505, %3539 : f32
        %3552 = arith.mulf %3551, %3550 : f32
        %3553 = arith.select %3529, %3552, %3505 : f32
        %3554 = arith.addi %3506, %c15 : index
        %3555 = memref.load %query_norm[%3506] : memref<?xf32>
        %3556 = memref.load %key_norm[%3506] : memref<?xf32>
        %3557 = arith.select %3540, %3555, %3556 : f32
        %3558 = arith.mulf %3514, %3539 : f32
        %3559 = arith.mulf %3558, %3557 : f32
        %3560 = arith.select %3529, %3559, %3514 : f32
        %3561 = memref.load %query_norm[%3554] : memref<?xf32>
        %3562 = memref.load %key_norm[%3554] : memref<?xf32>
        %3563 = arith.select %3540, %3561, %3562 : f32
        %3564 = arith.mulf %3523, %3539 : f32
        %3565 = arith.mulf %3564, %3563 : f32
        %3566 = arith.select %3529, %3565, %3523 : f32
        %3567 = arith.remui %3528, %c5 : index
        %3568 = arith.muli %3567, %c8 : index
        %3569 = arith.addi %3568, %3488 : index
        %3570 = arith.divui %3528, %c5 : index
        %3571 = arith.addi %3570, %c5 : index
        %3572 = arith.muli %3571, %c8 : index
        %3573 = arith.addi %3572, %3488 : index
        %3574 = memref.load %rope[%3569] : memref<?xf32>
        %3575 = arith.addi %3569, %c15 : index
        %3576 = memref.load %rope[%3575] : memref<?xf32>
        %3577 = memref.load %rope[%3573] : memref<?xf32>
        %3578 = arith.addi %3573, %c15 : index
        %3579 = memref.load %rope[%3578] : memref<?xf32>
        %3580 = arith.mulf %3577, %3574 : f32
        %3581 = arith.mulf %3579, %3576 : f32
        %3582 = arith.subf %3580, %3581 : f32
        %3583 = arith.mulf %3579, %3574 : f32
        %3584 = arith.mulf %3577, %3576 : f32
        %3585 = arith.addf %3583, %3584 : f32
        %3586 = arith.mulf %3547, %3582 : f32
        %3587 = arith.mulf %3553, %3585 : f32
        %3588 = arith.subf %3586, %3587 : f32
        %3589 = arith.mulf %3553, %3582 : f32
        %3590 = arith.mulf %3547, %3585 : f32
        %3591 = arith.addf %3589, %3590 : f32
        %3592 = arith.cmpi slt, %0, %heads : index
        scf.if %3592 {
          %3593 = arith.muli %3485, %heads : index
          %3594 = arith.addi %3593, %0 : index
          %3595 = arith.muli %3594, %c8 : index
          %3596 = arith.addi %3595, %3488 : index
          memref.store %3588, %q[%3596] : memref<?xf32>
          %3597 = arith.addi %3596, %c15 : index
          memref.store %3591, %q[%3597] : memref<?xf32>
        } else {
          %3598 = arith.addi %3486, %3488 : index
          memref.store %3588, %22[%3598] : memref<?xf32>
          %3599 = arith.addi %3486, %3488 : index
          %3600 = arith.addi %3599, %c15 : index
          memref.store %3591, %22[%3600] : memref<?xf32>
        }
        %3601 = arith.remui %3528, %c5 : index
        %3602 = arith.muli %3601, %c8 : index
        %3603 = arith.addi %3602, %3506 : index
        %3604 = arith.divui %3528, %c5 : index
        %3605 = arith.addi %3604, %c5 : index
        %3606 = arith.muli %3605, %c8 : index
        %3607 = arith.addi %3606, %3506 : index
        %3608 = memref.load %rope[%3603] : memref<?xf32>
        %3609 = arith.addi %3603, %c15 : index
        %3610 = memref.load %rope[%3609] : memref<?xf32>
        %3611 = memref.load %rope[%3607] : memref<?xf32>
        %3612 = arith.addi %3607, %c15 : index
        %3613 = memref.load %rope[%3612] : memref<?xf32>
        %3614 = arith.mulf %3611, %3608 : f32
        %3615 = arith.mulf %3613, %3610 : f32
        %3616 = arith.subf %3614, %3615 : f32
        %3617 = arith.mulf %3613, %3608 : f32
        %3618 = arith.mulf %3611, %3610 : f32
        %3619 = arith.addf %3617, %3618 : f32
        %3620 = arith.mulf %3560, %3616 : f32
        %3621 = arith.mulf %3566, %3619 : f32
        %3622 = arith.subf %3620, %3621 : f32
        %3623 = arith.mulf %3566, %3616 : f32
        %3624 = arith.mulf %3560, %3619 : f32
        %3625 = arith.addf %3623, %3624 : f32
        %3626 = arith.cmpi slt, %0, %heads : index
        scf.if %3626 {
          %3627 = arith.muli %3485, %heads : index
          %3628 = arith.addi %3627, %0 : index
          %3629 = arith.muli %3628, %c8 : index
          %3630 = arith.addi %3629, %3506 : index
          memref.store %3622, %q[%3630] : memref<?xf32>
          %3631 = arith.addi %3630, %c15 : index
          memref.store %3625, %q[%3631] : memref<?xf32>
        } else {
          %3632 = arith.addi %3486, %3506 : index
          memref.store %3622, %22[%3632] : memref<?xf32>
          %3633 = arith.addi %3486, %3506 : index
          %3634 = arith.addi %3633, %c15 : index
          memref.store %3625, %22[%3634] : memref<?xf32>
        }
      } else {
        %3635 = arith.cmpi slt, %0, %heads : index
        scf.if %3635 {
          %3636 = arith.muli %3485, %heads : index
          %3637 = arith.addi %3636, %0 : index
          %3638 = arith.muli %3637, %c8 : index
          %3639 = arith.addi %3638, %3488 : index
          memref.store %3496, %q[%3639] : memref<?xf32>
          %3640 = arith.addi %3639, %c15 : index
          memref.store %3505, %q[%3640] : memref<?xf32>
        } else {
          %3641 = arith.addi %3486, %3488 : index
          memref.store %3496, %22[%3641] : memref<?xf32>
          %3642 = arith.addi %3486, %3488 : index
          %3643 = arith.addi %3642, %c15 : index
          memref.store %3505, %22[%3643] : memref<?xf32>
        }
        %3644 = arith.cmpi slt, %0, %heads : index
        scf.if %3644 {
          %3645 = arith.muli %3485, %heads : index
          %3646 = arith.addi %3645, %0 : index
          %3647 = arith.muli %3646, %c8 : index
          %3648 = arith.addi %3647, %3506 : index
          memref.store %3514, %q[%3648] : memref<?xf32>
          %3649 = arith.addi %3648, %c15 : index
          memref.store %3523, %q[%3649] : memref<?xf32>
        } else {
          %3650 = arith.addi %3486, %3506 : index
          memref.store %3514, %22[%3650] : memref<?xf32>
          %3651 = arith.addi %3486, %3506 : index
          %3652 = arith.addi %3651, %c15 : index
          memref.store %3523, %22[%3652] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3653 = arith.cmpi sge, %0, %heads : index
    scf.if %3653 {
      %3654 = arith.addi %3481, %c11 : index
      %3655 = arith.addi %3480, %3654 : index
      %3656 = arith.cmpi slt, %3655, %24 : index
      scf.if %3656 {
        %3657 = arith.addi %3480, %3654 : index
        %3658 = arith.addi %slotsAt, %3657 : index
        %3659 = memref.load %step[%3658] : memref<?xi32>
        %3660 = arith.index_cast %3659 : i32 to index
        %3661 = arith.cmpi sge, %3660, %c11 : index
        scf.if %3661 {
          %3662 = arith.muli %3654, %c8 : index
          %3663 = arith.subi %0, %heads : index
          %3664 = memref.load %scales[%3663] : memref<?xf32>
          %3665 = vector.broadcast %3664 : f32 to vector<4xf32>
          %3666 = arith.divui %3660, %c17 : index
          %3667 = arith.remui %3660, %c17 : index
          %3668 = arith.muli %3666, %pageBytes : index
          %3669 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3669 {
            %3670 = wave.lane
            %3671 = arith.muli %3670, %c2 : index
            scf.for %3672 = %3671 to %c8 step %c8 {
              %3673 = arith.addi %3662, %3672 : index
              %3674 = vector.load %22[%3673] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3675 = arith.mulf %3674, %3665 : vector<4xf32>
              %3676 = arith.minimumf %3675, %c53 : vector<4xf32>
              %3677 = arith.maximumf %3676, %c54 : vector<4xf32>
              %3678 = arith.truncf %3677 : vector<4xf32> to vector<4xf16>
              %3679 = vector.bitcast %3678 : vector<4xf16> to vector<8xi8>
              %3680 = arith.cmpi slt, %3663, %kvHeads : index
              scf.if %3680 {
                %3681 = arith.muli %3663, %c13 : index
                %3682 = arith.addi %3668, %3681 : index
                %3683 = arith.divui %3672, %c17 : index
                %3684 = arith.muli %3683, %c55 : index
                %3685 = arith.remui %3672, %c17 : index
                %3686 = arith.divui %3685, %c9 : index
                %3687 = arith.muli %3686, %c5 : index
                %3688 = arith.muli %3667, %c17 : index
                %3689 = arith.addi %3687, %3688 : index
                %3690 = arith.remui %3685, %c9 : index
                %3691 = arith.muli %3690, %c10 : index
                %3692 = arith.addi %3689, %3691 : index
                %3693 = arith.addi %3684, %3692 : index
                %3694 = arith.addi %3682, %3693 : index
                vector.store %3679, %kv[%3694] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3695 = arith.subi %3663, %kvHeads : index
                %3696 = arith.muli %3695, %c13 : index
                %3697 = arith.addi %3668, %3696 : index
                %3698 = arith.addi %3672, %c11 : index
                %3699 = arith.divui %3698, %c17 : index
                %3700 = arith.muli %3699, %c55 : index
                %3701 = arith.addi %3700, %c41 : index
                %3702 = arith.remui %3698, %c17 : index
                %3703 = arith.divui %3667, %c10 : index
                %3704 = arith.remui %3667, %c10 : index
                %3705 = arith.muli %3704, %c9 : index
                %3706 = arith.addi %3703, %3705 : index
                %3707 = arith.divui %3706, %c9 : index
                %3708 = arith.muli %3707, %c5 : index
                %3709 = arith.muli %3702, %c17 : index
                %3710 = arith.addi %3708, %3709 : index
                %3711 = arith.remui %3706, %c9 : index
                %3712 = arith.muli %3711, %c10 : index
                %3713 = arith.addi %3710, %3712 : index
                %3714 = arith.addi %3701, %3713 : index
                %3715 = arith.addi %3697, %3714 : index
                %3716 = vector.shuffle %3679, %3679 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3716, %kv[%3715] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3717 = arith.addi %3672, %c12 : index
                %3718 = arith.divui %3717, %c17 : index
                %3719 = arith.muli %3718, %c55 : index
                %3720 = arith.addi %3719, %c41 : index
                %3721 = arith.remui %3717, %c17 : index
                %3722 = arith.divui %3667, %c10 : index
                %3723 = arith.remui %3667, %c10 : index
                %3724 = arith.muli %3723, %c9 : index
                %3725 = arith.addi %3722, %3724 : index
                %3726 = arith.divui %3725, %c9 : index
                %3727 = arith.muli %3726, %c5 : index
                %3728 = arith.muli %3721, %c17 : index
                %3729 = arith.addi %3727, %3728 : index
                %3730 = arith.remui %3725, %c9 : index
                %3731 = arith.muli %3730, %c10 : index
                %3732 = arith.addi %3729, %3731 : index
                %3733 = arith.addi %3720, %3732 : index
                %3734 = arith.addi %3697, %3733 : index
                %3735 = vector.shuffle %3679, %3679 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3735, %kv[%3734] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3736 = arith.addi %3672, %c10 : index
                %3737 = arith.divui %3736, %c17 : index
                %3738 = arith.muli %3737, %c55 : index
                %3739 = arith.addi %3738, %c41 : index
                %3740 = arith.remui %3736, %c17 : index
                %3741 = arith.divui %3667, %c10 : index
                %3742 = arith.remui %3667, %c10 : index
                %3743 = arith.muli %3742, %c9 : index
                %3744 = arith.addi %3741, %3743 : index
                %3745 = arith.divui %3744, %c9 : index
                %3746 = arith.muli %3745, %c5 : index
                %3747 = arith.muli %3740, %c17 : index
                %3748 = arith.addi %3746, %3747 : index
                %3749 = arith.remui %3744, %c9 : index
                %3750 = arith.muli %3749, %c10 : index
                %3751 = arith.addi %3748, %3750 : index
                %3752 = arith.addi %3739, %3751 : index
                %3753 = arith.addi %3697, %3752 : index
                %3754 = vector.shuffle %3679, %3679 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3754, %kv[%3753] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3755 = arith.addi %3672, %c34 : index
                %3756 = arith.divui %3755, %c17 : index
                %3757 = arith.muli %3756, %c55 : index
                %3758 = arith.addi %3757, %c41 : index
                %3759 = arith.remui %3755, %c17 : index
                %3760 = arith.divui %3667, %c10 : index
                %3761 = arith.remui %3667, %c10 : index
                %3762 = arith.muli %3761, %c9 : index
                %3763 = arith.addi %3760, %3762 : index
                %3764 = arith.divui %3763, %c9 : index
                %3765 = arith.muli %3764, %c5 : index
                %3766 = arith.muli %3759, %c17 : index
                %3767 = arith.addi %3765, %3766 : index
                %3768 = arith.remui %3763, %c9 : index
                %3769 = arith.muli %3768, %c10 : index
                %3770 = arith.addi %3767, %3769 : index
                %3771 = arith.addi %3758, %3770 : index
                %3772 = arith.addi %3697, %3771 : index
                %3773 = vector.shuffle %3679, %3679 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3773, %kv[%3772] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3774 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3774 {
            %3775 = wave.lane
            %3776 = arith.muli %3775, %c2 : index
            scf.for %3777 = %3776 to %c8 step %c8 {
              %3778 = arith.addi %3662, %3777 : index
              %3779 = vector.load %22[%3778] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3780 = arith.mulf %3779, %3665 : vector<4xf32>
              %3781 = wave.fp8_encode "e4m3" %3780 : vector<4xf32> -> vector<4xi8>
              %3782 = arith.cmpi slt, %3663, %kvHeads : index
              scf.if %3782 {
                %3783 = arith.muli %3663, %c41 : index
                %3784 = arith.addi %3668, %3783 : index
                %3785 = vector.shuffle %3781, %3781 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3786 = arith.divui %3777, %c17 : index
                %3787 = arith.muli %3786, %c5 : index
                %3788 = arith.remui %3777, %c17 : index
                %3789 = arith.muli %3667, %c17 : index
                %3790 = arith.divui %3788, %c2 : index
                %3791 = arith.muli %3790, %c2 : index
                %3792 = arith.remui %3788, %c10 : index
                %3793 = arith.muli %3792, %c10 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.divui %3788, %c10 : index
                %3796 = arith.remui %3795, %c10 : index
                %3797 = arith.addi %3794, %3796 : index
                %3798 = arith.addi %3789, %3797 : index
                %3799 = arith.addi %3787, %3798 : index
                %3800 = arith.addi %3784, %3799 : index
                vector.store %3785, %kv[%3800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3801 = arith.subi %3663, %kvHeads : index
                %3802 = arith.muli %3801, %c41 : index
                %3803 = arith.addi %3668, %3802 : index
                %3804 = arith.addi %3777, %c11 : index
                %3805 = arith.divui %3804, %c17 : index
                %3806 = arith.muli %3805, %c5 : index
                %3807 = arith.addi %3806, %c14 : index
                %3808 = arith.remui %3804, %c17 : index
                %3809 = arith.divui %3667, %c10 : index
                %3810 = arith.remui %3667, %c10 : index
                %3811 = arith.muli %3810, %c9 : index
                %3812 = arith.addi %3809, %3811 : index
                %3813 = arith.muli %3808, %c17 : index
                %3814 = arith.divui %3812, %c2 : index
                %3815 = arith.muli %3814, %c2 : index
                %3816 = arith.remui %3812, %c10 : index
                %3817 = arith.muli %3816, %c10 : index
                %3818 = arith.addi %3815, %3817 : index
                %3819 = arith.divui %3812, %c10 : index
                %3820 = arith.remui %3819, %c10 : index
                %3821 = arith.addi %3818, %3820 : index
                %3822 = arith.addi %3813, %3821 : index
                %3823 = arith.addi %3807, %3822 : index
                %3824 = arith.addi %3803, %3823 : index
                %3825 = vector.shuffle %3781, %3781 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3825, %kv[%3824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3826 = arith.addi %3777, %c12 : index
                %3827 = arith.divui %3826, %c17 : index
                %3828 = arith.muli %3827, %c5 : index
                %3829 = arith.addi %3828, %c14 : index
                %3830 = arith.remui %3826, %c17 : index
                %3831 = arith.divui %3667, %c10 : index
                %3832 = arith.remui %3667, %c10 : index
                %3833 = arith.muli %3832, %c9 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.muli %3830, %c17 : index
                %3836 = arith.divui %3834, %c2 : index
                %3837 = arith.muli %3836, %c2 : index
                %3838 = arith.remui %3834, %c10 : index
                %3839 = arith.muli %3838, %c10 : index
                %3840 = arith.addi %3837, %3839 : index
                %3841 = arith.divui %3834, %c10 : index
                %3842 = arith.remui %3841, %c10 : index
                %3843 = arith.addi %3840, %3842 : index
                %3844 = arith.addi %3835, %3843 : index
                %3845 = arith.addi %3829, %3844 : index
                %3846 = arith.addi %3803, %3845 : index
                %3847 = vector.shuffle %3781, %3781 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3847, %kv[%3846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3848 = arith.addi %3777, %c10 : index
                %3849 = arith.divui %3848, %c17 : index
                %3850 = arith.muli %3849, %c5 : index
                %3851 = arith.addi %3850, %c14 : index
                %3852 = arith.remui %3848, %c17 : index
                %3853 = arith.divui %3667, %c10 : index
                %3854 = arith.remui %3667, %c10 : index
                %3855 = arith.muli %3854, %c9 : index
                %3856 = arith.addi %3853, %3855 : index
                %3857 = arith.muli %3852, %c17 : index
                %3858 = arith.divui %3856, %c2 : index
                %3859 = arith.muli %3858, %c2 : index
                %3860 = arith.remui %3856, %c10 : index
                %3861 = arith.muli %3860, %c10 : index
                %3862 = arith.addi %3859, %3861 : index
                %3863 = arith.divui %3856, %c10 : index
                %3864 = arith.remui %3863, %c10 : index
                %3865 = arith.addi %3862, %3864 : index
                %3866 = arith.addi %3857, %3865 : index
                %3867 = arith.addi %3851, %3866 : index
                %3868 = arith.addi %3803, %3867 : index
                %3869 = vector.shuffle %3781, %3781 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3869, %kv[%3868] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3870 = arith.addi %3777, %c34 : index
                %3871 = arith.divui %3870, %c17 : index
                %3872 = arith.muli %3871, %c5 : index
                %3873 = arith.addi %3872, %c14 : index
                %3874 = arith.remui %3870, %c17 : index
                %3875 = arith.divui %3667, %c10 : index
                %3876 = arith.remui %3667, %c10 : index
                %3877 = arith.muli %3876, %c9 : index
                %3878 = arith.addi %3875, %3877 : index
                %3879 = arith.muli %3874, %c17 : index
                %3880 = arith.divui %3878, %c2 : index
                %3881 = arith.muli %3880, %c2 : index
                %3882 = arith.remui %3878, %c10 : index
                %3883 = arith.muli %3882, %c10 : index
                %3884 = arith.addi %3881, %3883 : index
                %3885 = arith.divui %3878, %c10 : index
                %3886 = arith.remui %3885, %c10 : index
                %3887 = arith.addi %3884, %3886 : index
                %3888 = arith.addi %3879, %3887 : index
                %3889 = arith.addi %3873, %3888 : index
                %3890 = arith.addi %3803, %3889 : index
                %3891 = vector.shuffle %3781, %3781 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3891, %kv[%3890] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3892 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3892 {
            %3893 = wave.lane
            %3894 = arith.muli %3893, %c2 : index
            scf.for %3895 = %3894 to %c8 step %c8 {
              %3896 = arith.addi %3662, %3895 : index
              %3897 = vector.load %22[%3896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3898 = arith.mulf %3897, %3665 : vector<4xf32>
              %3899 = wave.fp8_encode "e5m2" %3898 : vector<4xf32> -> vector<4xi8>
              %3900 = arith.cmpi slt, %3663, %kvHeads : index
              scf.if %3900 {
                %3901 = arith.muli %3663, %c41 : index
                %3902 = arith.addi %3668, %3901 : index
                %3903 = vector.shuffle %3899, %3899 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3904 = arith.divui %3895, %c17 : index
                %3905 = arith.muli %3904, %c5 : index
                %3906 = arith.remui %3895, %c17 : index
                %3907 = arith.muli %3667, %c17 : index
                %3908 = arith.divui %3906, %c2 : index
                %3909 = arith.muli %3908, %c2 : index
                %3910 = arith.remui %3906, %c10 : index
                %3911 = arith.muli %3910, %c10 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.divui %3906, %c10 : index
                %3914 = arith.remui %3913, %c10 : index
                %3915 = arith.addi %3912, %3914 : index
                %3916 = arith.addi %3907, %3915 : index
                %3917 = arith.addi %3905, %3916 : index
                %3918 = arith.addi %3902, %3917 : index
                vector.store %3903, %kv[%3918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3919 = arith.subi %3663, %kvHeads : index
                %3920 = arith.muli %3919, %c41 : index
                %3921 = arith.addi %3668, %3920 : index
                %3922 = arith.addi %3895, %c11 : index
                %3923 = arith.divui %3922, %c17 : index
                %3924 = arith.muli %3923, %c5 : index
                %3925 = arith.addi %3924, %c14 : index
                %3926 = arith.remui %3922, %c17 : index
                %3927 = arith.divui %3667, %c10 : index
                %3928 = arith.remui %3667, %c10 : index
                %3929 = arith.muli %3928, %c9 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.muli %3926, %c17 : index
                %3932 = arith.divui %3930, %c2 : index
                %3933 = arith.muli %3932, %c2 : index
                %3934 = arith.remui %3930, %c10 : index
                %3935 = arith.muli %3934, %c10 : index
                %3936 = arith.addi %3933, %3935 : index
                %3937 = arith.divui %3930, %c10 : index
                %3938 = arith.remui %3937, %c10 : index
                %3939 = arith.addi %3936, %3938 : index
                %3940 = arith.addi %3931, %3939 : index
                %3941 = arith.addi %3925, %3940 : index
                %3942 = arith.addi %3921, %3941 : index
                %3943 = vector.shuffle %3899, %3899 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3943, %kv[%3942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3944 = arith.addi %3895, %c12 : index
                %3945 = arith.divui %3944, %c17 : index
                %3946 = arith.muli %3945, %c5 : index
                %3947 = arith.addi %3946, %c14 : index
                %3948 = arith.remui %3944, %c17 : index
                %3949 = arith.divui %3667, %c10 : index
                %3950 = arith.remui %3667, %c10 : index
                %3951 = arith.muli %3950, %c9 : index
                %3952 = arith.addi %3949, %3951 : index
                %3953 = arith.muli %3948, %c17 : index
                %3954 = arith.divui %3952, %c2 : index
                %3955 = arith.muli %3954, %c2 : index
                %3956 = arith.remui %3952, %c10 : index
                %3957 = arith.muli %3956, %c10 : index
                %3958 = arith.addi %3955, %3957 : index
                %3959 = arith.divui %3952, %c10 : index
                %3960 = arith.remui %3959, %c10 : index
                %3961 = arith.addi %3958, %3960 : index
                %3962 = arith.addi %3953, %3961 : index
                %3963 = arith.addi %3947, %3962 : index
                %3964 = arith.addi %3921, %3963 : index
                %3965 = vector.shuffle %3899, %3899 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3965, %kv[%3964] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3966 = arith.addi %3895, %c10 : index
                %3967 = arith.divui %3966, %c17 : index
                %3968 = arith.muli %3967, %c5 : index
                %3969 = arith.addi %3968, %c14 : index
                %3970 = arith.remui %3966, %c17 : index
                %3971 = arith.divui %3667, %c10 : index
                %3972 = arith.remui %3667, %c10 : index
                %3973 = arith.muli %3972, %c9 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.muli %3970, %c17 : index
                %3976 = arith.divui %3974, %c2 : index
                %3977 = arith.muli %3976, %c2 : index
                %3978 = arith.remui %3974, %c10 : index
                %3979 = arith.muli %3978, %c10 : index
                %3980 = arith.addi %3977, %3979 : index
                %3981 = arith.divui %3974, %c10 : index
                %3982 = arith.remui %3981, %c10 : index
                %3983 = arith.addi %3980, %3982 : index
                %3984 = arith.addi %3975, %3983 : index
                %3985 = arith.addi %3969, %3984 : index
                %3986 = arith.addi %3921, %3985 : index
                %3987 = vector.shuffle %3899, %3899 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3987, %kv[%3986] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3988 = arith.addi %3895, %c34 : index
                %3989 = arith.divui %3988, %c17 : index
                %3990 = arith.muli %3989, %c5 : index
                %3991 = arith.addi %3990, %c14 : index
                %3992 = arith.remui %3988, %c17 : index
                %3993 = arith.divui %3667, %c10 : index
                %3994 = arith.remui %3667, %c10 : index
                %3995 = arith.muli %3994, %c9 : index
                %3996 = arith.addi %3993, %3995 : index
                %3997 = arith.muli %3992, %c17 : index
                %3998 = arith.divui %3996, %c2 : index
                %3999 = arith.muli %3998, %c2 : index
                %4000 = arith.remui %3996, %c10 : index
                %4001 = arith.muli %4000, %c10 : index
                %4002 = arith.addi %3999, %4001 : index
                %4003 = arith.divui %3996, %c10 : index
                %4004 = arith.remui %4003, %c10 : index
                %4005 = arith.addi %4002, %4004 : index
                %4006 = arith.addi %3997, %4005 : index
                %4007 = arith.addi %3991, %4006 : index
                %4008 = arith.addi %3921, %4007 : index
                %4009 = vector.shuffle %3899, %3899 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4009, %kv[%4008] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
