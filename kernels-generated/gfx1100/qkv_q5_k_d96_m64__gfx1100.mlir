// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_k', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_k_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 6 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 4 : index
  %c24 = arith.constant dense<0> : vector<4xi32>
  %c25 = arith.constant dense<983055> : vector<4xi32>
  %c26 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c27 = arith.constant dense<65537> : vector<4xi32>
  %c28 = arith.constant dense<4> : vector<4xi32>
  %c29 = arith.constant dense<1677747200> : vector<4xi32>
  %c30 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c31 = arith.constant dense<8> : vector<4xi32>
  %c32 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c33 = arith.constant dense<12> : vector<4xi32>
  %c34 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c35 = arith.constant dense<0x6400> : vector<32xf16>
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 160 : index
  %c38 = arith.constant 192 : index
  %c39 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c42 = arith.constant 3072 : index
  %c43 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c45 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c48 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c50 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c52 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c56 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c57 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
    %28 = arith.remui %27, %c16 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c16 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c11, %c16 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c10 : index
    %37 = arith.remui %c11, %c16 : index
    %38 = arith.divui %37, %c17 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c17 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c17 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c11, %c17 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c16 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c16 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c11, %c16 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c10 : index
    %55 = arith.remui %c11, %c16 : index
    %56 = arith.divui %55, %c17 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c17 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c17 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c11, %c17 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c18 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c16 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c11, %c16 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c10 : index
    %73 = arith.remui %c11, %c16 : index
    %74 = arith.divui %73, %c17 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c17 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c17 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c11, %c17 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c19 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c16 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c11, %c16 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c10 : index
    %91 = arith.remui %c11, %c16 : index
    %92 = arith.divui %91, %c17 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c17 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c17 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c11, %c17 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c18 : index
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
    %122:8 = scf.for %113 = %103 to %112 step %c10 iter_args(%114 = %c20, %115 = %c20, %116 = %c20, %117 = %c20, %118 = %c20, %119 = %c20, %120 = %c20, %121 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c11 : index
      %125 = arith.remui %123, %c16 : index
      %126 = arith.addi %18, %c8 : index
      %127 = arith.divui %124, %c17 : index
      %128 = arith.muli %127, %c6 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c23 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %133 = vector.bitcast %132 : vector<4xi8> to vector<2xf16>
      %134 = arith.divui %inputFeatures, %c5 : index
      %135 = arith.muli %134, %c6 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c18 : index
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
      %166 = arith.muli %inputFeatures, %c17 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %124, %c16 : index
      %169 = arith.addi %168, %125 : index
      %170 = arith.muli %169, %c23 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %124, %c5 : index
      %173 = arith.addi %165, %172 : index
      %174 = arith.muli %125, %c16 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %177 = vector.bitcast %176 : vector<4xi8> to vector<1xi32>
      %178 = vector.shuffle %177, %177 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %179 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.shrui %180, %c24 : vector<4xi32>
      %182 = arith.andi %181, %c25 : vector<4xi32>
      %183 = arith.shrui %178, %c26 : vector<4xi32>
      %184 = arith.andi %183, %c27 : vector<4xi32>
      %185 = arith.shli %184, %c28 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c29 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %180, %c28 : vector<4xi32>
      %190 = arith.andi %189, %c25 : vector<4xi32>
      %191 = arith.shrui %178, %c30 : vector<4xi32>
      %192 = arith.andi %191, %c27 : vector<4xi32>
      %193 = arith.shli %192, %c28 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c29 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %180, %c31 : vector<4xi32>
      %198 = arith.andi %197, %c25 : vector<4xi32>
      %199 = arith.shrui %178, %c32 : vector<4xi32>
      %200 = arith.andi %199, %c27 : vector<4xi32>
      %201 = arith.shli %200, %c28 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c29 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %180, %c33 : vector<4xi32>
      %206 = arith.andi %205, %c25 : vector<4xi32>
      %207 = arith.shrui %178, %c34 : vector<4xi32>
      %208 = arith.andi %207, %c27 : vector<4xi32>
      %209 = arith.shli %208, %c28 : vector<4xi32>
      %210 = arith.ori %206, %209 : vector<4xi32>
      %211 = arith.ori %210, %c29 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = vector.shuffle %188, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %204, %212 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = vector.shuffle %213, %214 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %216 = arith.subf %215, %c35 : vector<32xf16>
      %217 = vector.shuffle %216, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %218 = vector.shuffle %216, %216 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %219 = math.fma %217, %149, %157 : vector<16xf16>
      %220 = math.fma %218, %149, %157 : vector<16xf16>
      %221 = arith.addi %113, %c12 : index
      %222 = arith.remui %123, %c16 : index
      %223 = arith.addi %18, %c8 : index
      %224 = arith.divui %221, %c17 : index
      %225 = arith.muli %224, %c6 : index
      %226 = arith.addi %223, %225 : index
      %227 = arith.muli %222, %c23 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %230 = vector.bitcast %229 : vector<4xi8> to vector<2xf16>
      %231 = arith.divui %inputFeatures, %c5 : index
      %232 = arith.muli %231, %c6 : index
      %233 = arith.addi %223, %232 : index
      %234 = arith.muli %221, %c18 : index
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
      %263 = arith.muli %inputFeatures, %c17 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.muli %221, %c16 : index
      %266 = arith.addi %265, %222 : index
      %267 = arith.muli %266, %c23 : index
      %268 = arith.addi %264, %267 : index
      %269 = arith.muli %221, %c5 : index
      %270 = arith.addi %262, %269 : index
      %271 = arith.muli %222, %c16 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<1xi32>
      %275 = vector.shuffle %274, %274 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %276 = vector.load %w[%272] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %277 = vector.bitcast %276 : vector<16xi8> to vector<4xi32>
      %278 = arith.shrui %277, %c24 : vector<4xi32>
      %279 = arith.andi %278, %c25 : vector<4xi32>
      %280 = arith.shrui %275, %c26 : vector<4xi32>
      %281 = arith.andi %280, %c27 : vector<4xi32>
      %282 = arith.shli %281, %c28 : vector<4xi32>
      %283 = arith.ori %279, %282 : vector<4xi32>
      %284 = arith.ori %283, %c29 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %277, %c28 : vector<4xi32>
      %287 = arith.andi %286, %c25 : vector<4xi32>
      %288 = arith.shrui %275, %c30 : vector<4xi32>
      %289 = arith.andi %288, %c27 : vector<4xi32>
      %290 = arith.shli %289, %c28 : vector<4xi32>
      %291 = arith.ori %287, %290 : vector<4xi32>
      %292 = arith.ori %291, %c29 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = arith.shrui %277, %c31 : vector<4xi32>
      %295 = arith.andi %294, %c25 : vector<4xi32>
      %296 = arith.shrui %275, %c32 : vector<4xi32>
      %297 = arith.andi %296, %c27 : vector<4xi32>
      %298 = arith.shli %297, %c28 : vector<4xi32>
      %299 = arith.ori %295, %298 : vector<4xi32>
      %300 = arith.ori %299, %c29 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = arith.shrui %277, %c33 : vector<4xi32>
      %303 = arith.andi %302, %c25 : vector<4xi32>
      %304 = arith.shrui %275, %c34 : vector<4xi32>
      %305 = arith.andi %304, %c27 : vector<4xi32>
      %306 = arith.shli %305, %c28 : vector<4xi32>
      %307 = arith.ori %303, %306 : vector<4xi32>
      %308 = arith.ori %307, %c29 : vector<4xi32>
      %309 = vector.bitcast %308 : vector<4xi32> to vector<8xf16>
      %310 = vector.shuffle %285, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = vector.shuffle %301, %309 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = vector.shuffle %310, %311 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %313 = arith.subf %312, %c35 : vector<32xf16>
      %314 = vector.shuffle %313, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %315 = vector.shuffle %313, %313 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %316 = math.fma %314, %246, %254 : vector<16xf16>
      %317 = math.fma %315, %246, %254 : vector<16xf16>
      %318 = arith.addi %113, %c11 : index
      %319 = arith.remui %123, %c16 : index
      %320 = arith.addi %20, %c8 : index
      %321 = arith.divui %318, %c17 : index
      %322 = arith.muli %321, %c6 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.muli %319, %c23 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %w[%325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %327 = vector.bitcast %326 : vector<4xi8> to vector<2xf16>
      %328 = arith.divui %inputFeatures, %c5 : index
      %329 = arith.muli %328, %c6 : index
      %330 = arith.addi %320, %329 : index
      %331 = arith.muli %318, %c18 : index
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
      %360 = arith.muli %inputFeatures, %c17 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %318, %c16 : index
      %363 = arith.addi %362, %319 : index
      %364 = arith.muli %363, %c23 : index
      %365 = arith.addi %361, %364 : index
      %366 = arith.muli %318, %c5 : index
      %367 = arith.addi %359, %366 : index
      %368 = arith.muli %319, %c16 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %371 = vector.bitcast %370 : vector<4xi8> to vector<1xi32>
      %372 = vector.shuffle %371, %371 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %373 = vector.load %w[%369] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %374 = vector.bitcast %373 : vector<16xi8> to vector<4xi32>
      %375 = arith.shrui %374, %c24 : vector<4xi32>
      %376 = arith.andi %375, %c25 : vector<4xi32>
      %377 = arith.shrui %372, %c26 : vector<4xi32>
      %378 = arith.andi %377, %c27 : vector<4xi32>
      %379 = arith.shli %378, %c28 : vector<4xi32>
      %380 = arith.ori %376, %379 : vector<4xi32>
      %381 = arith.ori %380, %c29 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %374, %c28 : vector<4xi32>
      %384 = arith.andi %383, %c25 : vector<4xi32>
      %385 = arith.shrui %372, %c30 : vector<4xi32>
      %386 = arith.andi %385, %c27 : vector<4xi32>
      %387 = arith.shli %386, %c28 : vector<4xi32>
      %388 = arith.ori %384, %387 : vector<4xi32>
      %389 = arith.ori %388, %c29 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %374, %c31 : vector<4xi32>
      %392 = arith.andi %391, %c25 : vector<4xi32>
      %393 = arith.shrui %372, %c32 : vector<4xi32>
      %394 = arith.andi %393, %c27 : vector<4xi32>
      %395 = arith.shli %394, %c28 : vector<4xi32>
      %396 = arith.ori %392, %395 : vector<4xi32>
      %397 = arith.ori %396, %c29 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %374, %c33 : vector<4xi32>
      %400 = arith.andi %399, %c25 : vector<4xi32>
      %401 = arith.shrui %372, %c34 : vector<4xi32>
      %402 = arith.andi %401, %c27 : vector<4xi32>
      %403 = arith.shli %402, %c28 : vector<4xi32>
      %404 = arith.ori %400, %403 : vector<4xi32>
      %405 = arith.ori %404, %c29 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %382, %390 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = vector.shuffle %398, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = vector.shuffle %407, %408 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %410 = arith.subf %409, %c35 : vector<32xf16>
      %411 = vector.shuffle %410, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %412 = vector.shuffle %410, %410 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %413 = math.fma %411, %343, %351 : vector<16xf16>
      %414 = math.fma %412, %343, %351 : vector<16xf16>
      %415 = arith.addi %113, %c12 : index
      %416 = arith.remui %123, %c16 : index
      %417 = arith.addi %20, %c8 : index
      %418 = arith.divui %415, %c17 : index
      %419 = arith.muli %418, %c6 : index
      %420 = arith.addi %417, %419 : index
      %421 = arith.muli %416, %c23 : index
      %422 = arith.addi %420, %421 : index
      %423 = vector.load %w[%422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %424 = vector.bitcast %423 : vector<4xi8> to vector<2xf16>
      %425 = arith.divui %inputFeatures, %c5 : index
      %426 = arith.muli %425, %c6 : index
      %427 = arith.addi %417, %426 : index
      %428 = arith.muli %415, %c18 : index
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
      %457 = arith.muli %inputFeatures, %c17 : index
      %458 = arith.addi %456, %457 : index
      %459 = arith.muli %415, %c16 : index
      %460 = arith.addi %459, %416 : index
      %461 = arith.muli %460, %c23 : index
      %462 = arith.addi %458, %461 : index
      %463 = arith.muli %415, %c5 : index
      %464 = arith.addi %456, %463 : index
      %465 = arith.muli %416, %c16 : index
      %466 = arith.addi %464, %465 : index
      %467 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %468 = vector.bitcast %467 : vector<4xi8> to vector<1xi32>
      %469 = vector.shuffle %468, %468 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %470 = vector.load %w[%466] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %471 = vector.bitcast %470 : vector<16xi8> to vector<4xi32>
      %472 = arith.shrui %471, %c24 : vector<4xi32>
      %473 = arith.andi %472, %c25 : vector<4xi32>
      %474 = arith.shrui %469, %c26 : vector<4xi32>
      %475 = arith.andi %474, %c27 : vector<4xi32>
      %476 = arith.shli %475, %c28 : vector<4xi32>
      %477 = arith.ori %473, %476 : vector<4xi32>
      %478 = arith.ori %477, %c29 : vector<4xi32>
      %479 = vector.bitcast %478 : vector<4xi32> to vector<8xf16>
      %480 = arith.shrui %471, %c28 : vector<4xi32>
      %481 = arith.andi %480, %c25 : vector<4xi32>
      %482 = arith.shrui %469, %c30 : vector<4xi32>
      %483 = arith.andi %482, %c27 : vector<4xi32>
      %484 = arith.shli %483, %c28 : vector<4xi32>
      %485 = arith.ori %481, %484 : vector<4xi32>
      %486 = arith.ori %485, %c29 : vector<4xi32>
      %487 = vector.bitcast %486 : vector<4xi32> to vector<8xf16>
      %488 = arith.shrui %471, %c31 : vector<4xi32>
      %489 = arith.andi %488, %c25 : vector<4xi32>
      %490 = arith.shrui %469, %c32 : vector<4xi32>
      %491 = arith.andi %490, %c27 : vector<4xi32>
      %492 = arith.shli %491, %c28 : vector<4xi32>
      %493 = arith.ori %489, %492 : vector<4xi32>
      %494 = arith.ori %493, %c29 : vector<4xi32>
      %495 = vector.bitcast %494 : vector<4xi32> to vector<8xf16>
      %496 = arith.shrui %471, %c33 : vector<4xi32>
      %497 = arith.andi %496, %c25 : vector<4xi32>
      %498 = arith.shrui %469, %c34 : vector<4xi32>
      %499 = arith.andi %498, %c27 : vector<4xi32>
      %500 = arith.shli %499, %c28 : vector<4xi32>
      %501 = arith.ori %497, %500 : vector<4xi32>
      %502 = arith.ori %501, %c29 : vector<4xi32>
      %503 = vector.bitcast %502 : vector<4xi32> to vector<8xf16>
      %504 = vector.shuffle %479, %487 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = vector.shuffle %495, %503 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = vector.shuffle %504, %505 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %507 = arith.subf %506, %c35 : vector<32xf16>
      %508 = vector.shuffle %507, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %509 = vector.shuffle %507, %507 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %510 = math.fma %508, %440, %448 : vector<16xf16>
      %511 = math.fma %509, %440, %448 : vector<16xf16>
      %512 = arith.muli %113, %c10 : index
      %513 = arith.addi %512, %c11 : index
      %514 = arith.muli %tileRows, %c16 : index
      %515 = arith.muli %513, %514 : index
      %516 = arith.addi %46, %515 : index
      %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %518 = arith.muli %tileRows, %c17 : index
      %519 = arith.addi %516, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = vector.shuffle %517, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %522 = wave.mma %521, %219, %114 : vector<16xf16>, vector<8xf32>
      %523 = wave.mma %521, %413, %115 : vector<16xf16>, vector<8xf32>
      %524 = arith.muli %113, %c10 : index
      %525 = arith.addi %524, %c11 : index
      %526 = arith.muli %tileRows, %c16 : index
      %527 = arith.muli %525, %526 : index
      %528 = arith.addi %64, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c17 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %219, %116 : vector<16xf16>, vector<8xf32>
      %535 = wave.mma %533, %413, %117 : vector<16xf16>, vector<8xf32>
      %536 = arith.muli %113, %c10 : index
      %537 = arith.addi %536, %c11 : index
      %538 = arith.muli %tileRows, %c16 : index
      %539 = arith.muli %537, %538 : index
      %540 = arith.addi %82, %539 : index
      %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %542 = arith.muli %tileRows, %c17 : index
      %543 = arith.addi %540, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = vector.shuffle %541, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %546 = wave.mma %545, %219, %118 : vector<16xf16>, vector<8xf32>
      %547 = wave.mma %545, %413, %119 : vector<16xf16>, vector<8xf32>
      %548 = arith.muli %113, %c10 : index
      %549 = arith.addi %548, %c11 : index
      %550 = arith.muli %tileRows, %c16 : index
      %551 = arith.muli %549, %550 : index
      %552 = arith.addi %100, %551 : index
      %553 = vector.load %x[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %554 = arith.muli %tileRows, %c17 : index
      %555 = arith.addi %552, %554 : index
      %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %557 = vector.shuffle %553, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %558 = wave.mma %557, %219, %120 : vector<16xf16>, vector<8xf32>
      %559 = wave.mma %557, %413, %121 : vector<16xf16>, vector<8xf32>
      %560 = arith.muli %113, %c10 : index
      %561 = arith.addi %560, %c12 : index
      %562 = arith.muli %tileRows, %c16 : index
      %563 = arith.muli %561, %562 : index
      %564 = arith.addi %46, %563 : index
      %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %566 = arith.muli %tileRows, %c17 : index
      %567 = arith.addi %564, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = vector.shuffle %565, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = wave.mma %569, %220, %522 : vector<16xf16>, vector<8xf32>
      %571 = wave.mma %569, %414, %523 : vector<16xf16>, vector<8xf32>
      %572 = arith.muli %113, %c10 : index
      %573 = arith.addi %572, %c12 : index
      %574 = arith.muli %tileRows, %c16 : index
      %575 = arith.muli %573, %574 : index
      %576 = arith.addi %64, %575 : index
      %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %578 = arith.muli %tileRows, %c17 : index
      %579 = arith.addi %576, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = vector.shuffle %577, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %582 = wave.mma %581, %220, %534 : vector<16xf16>, vector<8xf32>
      %583 = wave.mma %581, %414, %535 : vector<16xf16>, vector<8xf32>
      %584 = arith.muli %113, %c10 : index
      %585 = arith.addi %584, %c12 : index
      %586 = arith.muli %tileRows, %c16 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.addi %82, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = arith.muli %tileRows, %c17 : index
      %591 = arith.addi %588, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = vector.shuffle %589, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = wave.mma %593, %220, %546 : vector<16xf16>, vector<8xf32>
      %595 = wave.mma %593, %414, %547 : vector<16xf16>, vector<8xf32>
      %596 = arith.muli %113, %c10 : index
      %597 = arith.addi %596, %c12 : index
      %598 = arith.muli %tileRows, %c16 : index
      %599 = arith.muli %597, %598 : index
      %600 = arith.addi %100, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = arith.muli %tileRows, %c17 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = wave.mma %605, %220, %558 : vector<16xf16>, vector<8xf32>
      %607 = wave.mma %605, %414, %559 : vector<16xf16>, vector<8xf32>
      %608 = arith.muli %113, %c10 : index
      %609 = arith.addi %608, %c10 : index
      %610 = arith.muli %tileRows, %c16 : index
      %611 = arith.muli %609, %610 : index
      %612 = arith.addi %46, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = arith.muli %tileRows, %c17 : index
      %615 = arith.addi %612, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = vector.shuffle %613, %616 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %618 = wave.mma %617, %316, %570 : vector<16xf16>, vector<8xf32>
      %619 = wave.mma %617, %510, %571 : vector<16xf16>, vector<8xf32>
      %620 = arith.muli %113, %c10 : index
      %621 = arith.addi %620, %c10 : index
      %622 = arith.muli %tileRows, %c16 : index
      %623 = arith.muli %621, %622 : index
      %624 = arith.addi %64, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = arith.muli %tileRows, %c17 : index
      %627 = arith.addi %624, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = vector.shuffle %625, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %630 = wave.mma %629, %316, %582 : vector<16xf16>, vector<8xf32>
      %631 = wave.mma %629, %510, %583 : vector<16xf16>, vector<8xf32>
      %632 = arith.muli %113, %c10 : index
      %633 = arith.addi %632, %c10 : index
      %634 = arith.muli %tileRows, %c16 : index
      %635 = arith.muli %633, %634 : index
      %636 = arith.addi %82, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = arith.muli %tileRows, %c17 : index
      %639 = arith.addi %636, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = vector.shuffle %637, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %642 = wave.mma %641, %316, %594 : vector<16xf16>, vector<8xf32>
      %643 = wave.mma %641, %510, %595 : vector<16xf16>, vector<8xf32>
      %644 = arith.muli %113, %c10 : index
      %645 = arith.addi %644, %c10 : index
      %646 = arith.muli %tileRows, %c16 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.addi %100, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = arith.muli %tileRows, %c17 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %654 = wave.mma %653, %316, %606 : vector<16xf16>, vector<8xf32>
      %655 = wave.mma %653, %510, %607 : vector<16xf16>, vector<8xf32>
      %656 = arith.muli %113, %c10 : index
      %657 = arith.addi %656, %c2 : index
      %658 = arith.muli %tileRows, %c16 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %46, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c17 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %317, %618 : vector<16xf16>, vector<8xf32>
      %667 = wave.mma %665, %511, %619 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %113, %c10 : index
      %669 = arith.addi %668, %c2 : index
      %670 = arith.muli %tileRows, %c16 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %64, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c17 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %317, %630 : vector<16xf16>, vector<8xf32>
      %679 = wave.mma %677, %511, %631 : vector<16xf16>, vector<8xf32>
      %680 = arith.muli %113, %c10 : index
      %681 = arith.addi %680, %c2 : index
      %682 = arith.muli %tileRows, %c16 : index
      %683 = arith.muli %681, %682 : index
      %684 = arith.addi %82, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = arith.muli %tileRows, %c17 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = vector.shuffle %685, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = wave.mma %689, %317, %642 : vector<16xf16>, vector<8xf32>
      %691 = wave.mma %689, %511, %643 : vector<16xf16>, vector<8xf32>
      %692 = arith.muli %113, %c10 : index
      %693 = arith.addi %692, %c2 : index
      %694 = arith.muli %tileRows, %c16 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %100, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c17 : index
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
      %717 = arith.remui %715, %c16 : index
      %718 = arith.addi %18, %c8 : index
      %719 = arith.divui %716, %c17 : index
      %720 = arith.muli %719, %c6 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.muli %717, %c23 : index
      %723 = arith.addi %721, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<2xf16>
      %726 = arith.divui %inputFeatures, %c5 : index
      %727 = arith.muli %726, %c6 : index
      %728 = arith.addi %718, %727 : index
      %729 = arith.muli %716, %c18 : index
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
      %758 = arith.muli %inputFeatures, %c17 : index
      %759 = arith.addi %757, %758 : index
      %760 = arith.muli %716, %c16 : index
      %761 = arith.addi %760, %717 : index
      %762 = arith.muli %761, %c23 : index
      %763 = arith.addi %759, %762 : index
      %764 = arith.muli %716, %c5 : index
      %765 = arith.addi %757, %764 : index
      %766 = arith.muli %717, %c16 : index
      %767 = arith.addi %765, %766 : index
      %768 = vector.load %w[%763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xi32>
      %770 = vector.shuffle %769, %769 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %771 = vector.load %w[%767] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %772 = vector.bitcast %771 : vector<16xi8> to vector<4xi32>
      %773 = arith.shrui %772, %c24 : vector<4xi32>
      %774 = arith.andi %773, %c25 : vector<4xi32>
      %775 = arith.shrui %770, %c26 : vector<4xi32>
      %776 = arith.andi %775, %c27 : vector<4xi32>
      %777 = arith.shli %776, %c28 : vector<4xi32>
      %778 = arith.ori %774, %777 : vector<4xi32>
      %779 = arith.ori %778, %c29 : vector<4xi32>
      %780 = vector.bitcast %779 : vector<4xi32> to vector<8xf16>
      %781 = arith.shrui %772, %c28 : vector<4xi32>
      %782 = arith.andi %781, %c25 : vector<4xi32>
      %783 = arith.shrui %770, %c30 : vector<4xi32>
      %784 = arith.andi %783, %c27 : vector<4xi32>
      %785 = arith.shli %784, %c28 : vector<4xi32>
      %786 = arith.ori %782, %785 : vector<4xi32>
      %787 = arith.ori %786, %c29 : vector<4xi32>
      %788 = vector.bitcast %787 : vector<4xi32> to vector<8xf16>
      %789 = arith.shrui %772, %c31 : vector<4xi32>
      %790 = arith.andi %789, %c25 : vector<4xi32>
      %791 = arith.shrui %770, %c32 : vector<4xi32>
      %792 = arith.andi %791, %c27 : vector<4xi32>
      %793 = arith.shli %792, %c28 : vector<4xi32>
      %794 = arith.ori %790, %793 : vector<4xi32>
      %795 = arith.ori %794, %c29 : vector<4xi32>
      %796 = vector.bitcast %795 : vector<4xi32> to vector<8xf16>
      %797 = arith.shrui %772, %c33 : vector<4xi32>
      %798 = arith.andi %797, %c25 : vector<4xi32>
      %799 = arith.shrui %770, %c34 : vector<4xi32>
      %800 = arith.andi %799, %c27 : vector<4xi32>
      %801 = arith.shli %800, %c28 : vector<4xi32>
      %802 = arith.ori %798, %801 : vector<4xi32>
      %803 = arith.ori %802, %c29 : vector<4xi32>
      %804 = vector.bitcast %803 : vector<4xi32> to vector<8xf16>
      %805 = vector.shuffle %780, %788 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %806 = vector.shuffle %796, %804 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %807 = vector.shuffle %805, %806 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %808 = arith.subf %807, %c35 : vector<32xf16>
      %809 = vector.shuffle %808, %808 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %810 = vector.shuffle %808, %808 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %811 = math.fma %809, %741, %749 : vector<16xf16>
      %812 = math.fma %810, %741, %749 : vector<16xf16>
      %813 = arith.addi %705, %c11 : index
      %814 = arith.remui %715, %c16 : index
      %815 = arith.addi %20, %c8 : index
      %816 = arith.divui %813, %c17 : index
      %817 = arith.muli %816, %c6 : index
      %818 = arith.addi %815, %817 : index
      %819 = arith.muli %814, %c23 : index
      %820 = arith.addi %818, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<2xf16>
      %823 = arith.divui %inputFeatures, %c5 : index
      %824 = arith.muli %823, %c6 : index
      %825 = arith.addi %815, %824 : index
      %826 = arith.muli %813, %c18 : index
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
      %855 = arith.muli %inputFeatures, %c17 : index
      %856 = arith.addi %854, %855 : index
      %857 = arith.muli %813, %c16 : index
      %858 = arith.addi %857, %814 : index
      %859 = arith.muli %858, %c23 : index
      %860 = arith.addi %856, %859 : index
      %861 = arith.muli %813, %c5 : index
      %862 = arith.addi %854, %861 : index
      %863 = arith.muli %814, %c16 : index
      %864 = arith.addi %862, %863 : index
      %865 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %866 = vector.bitcast %865 : vector<4xi8> to vector<1xi32>
      %867 = vector.shuffle %866, %866 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %868 = vector.load %w[%864] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %869 = vector.bitcast %868 : vector<16xi8> to vector<4xi32>
      %870 = arith.shrui %869, %c24 : vector<4xi32>
      %871 = arith.andi %870, %c25 : vector<4xi32>
      %872 = arith.shrui %867, %c26 : vector<4xi32>
      %873 = arith.andi %872, %c27 : vector<4xi32>
      %874 = arith.shli %873, %c28 : vector<4xi32>
      %875 = arith.ori %871, %874 : vector<4xi32>
      %876 = arith.ori %875, %c29 : vector<4xi32>
      %877 = vector.bitcast %876 : vector<4xi32> to vector<8xf16>
      %878 = arith.shrui %869, %c28 : vector<4xi32>
      %879 = arith.andi %878, %c25 : vector<4xi32>
      %880 = arith.shrui %867, %c30 : vector<4xi32>
      %881 = arith.andi %880, %c27 : vector<4xi32>
      %882 = arith.shli %881, %c28 : vector<4xi32>
      %883 = arith.ori %879, %882 : vector<4xi32>
      %884 = arith.ori %883, %c29 : vector<4xi32>
      %885 = vector.bitcast %884 : vector<4xi32> to vector<8xf16>
      %886 = arith.shrui %869, %c31 : vector<4xi32>
      %887 = arith.andi %886, %c25 : vector<4xi32>
      %888 = arith.shrui %867, %c32 : vector<4xi32>
      %889 = arith.andi %888, %c27 : vector<4xi32>
      %890 = arith.shli %889, %c28 : vector<4xi32>
      %891 = arith.ori %887, %890 : vector<4xi32>
      %892 = arith.ori %891, %c29 : vector<4xi32>
      %893 = vector.bitcast %892 : vector<4xi32> to vector<8xf16>
      %894 = arith.shrui %869, %c33 : vector<4xi32>
      %895 = arith.andi %894, %c25 : vector<4xi32>
      %896 = arith.shrui %867, %c34 : vector<4xi32>
      %897 = arith.andi %896, %c27 : vector<4xi32>
      %898 = arith.shli %897, %c28 : vector<4xi32>
      %899 = arith.ori %895, %898 : vector<4xi32>
      %900 = arith.ori %899, %c29 : vector<4xi32>
      %901 = vector.bitcast %900 : vector<4xi32> to vector<8xf16>
      %902 = vector.shuffle %877, %885 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %903 = vector.shuffle %893, %901 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %904 = vector.shuffle %902, %903 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %905 = arith.subf %904, %c35 : vector<32xf16>
      %906 = vector.shuffle %905, %905 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %907 = vector.shuffle %905, %905 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %908 = math.fma %906, %838, %846 : vector<16xf16>
      %909 = math.fma %907, %838, %846 : vector<16xf16>
      %910 = arith.muli %705, %c10 : index
      %911 = arith.addi %910, %c11 : index
      %912 = arith.muli %tileRows, %c16 : index
      %913 = arith.muli %911, %912 : index
      %914 = arith.addi %46, %913 : index
      %915 = vector.load %x[%914] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %916 = arith.muli %tileRows, %c17 : index
      %917 = arith.addi %914, %916 : index
      %918 = vector.load %x[%917] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %919 = vector.shuffle %915, %918 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %920 = wave.mma %919, %811, %706 : vector<16xf16>, vector<8xf32>
      %921 = wave.mma %919, %908, %707 : vector<16xf16>, vector<8xf32>
      %922 = arith.muli %705, %c10 : index
      %923 = arith.addi %922, %c11 : index
      %924 = arith.muli %tileRows, %c16 : index
      %925 = arith.muli %923, %924 : index
      %926 = arith.addi %64, %925 : index
      %927 = vector.load %x[%926] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %928 = arith.muli %tileRows, %c17 : index
      %929 = arith.addi %926, %928 : index
      %930 = vector.load %x[%929] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %931 = vector.shuffle %927, %930 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %932 = wave.mma %931, %811, %708 : vector<16xf16>, vector<8xf32>
      %933 = wave.mma %931, %908, %709 : vector<16xf16>, vector<8xf32>
      %934 = arith.muli %705, %c10 : index
      %935 = arith.addi %934, %c11 : index
      %936 = arith.muli %tileRows, %c16 : index
      %937 = arith.muli %935, %936 : index
      %938 = arith.addi %82, %937 : index
      %939 = vector.load %x[%938] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %940 = arith.muli %tileRows, %c17 : index
      %941 = arith.addi %938, %940 : index
      %942 = vector.load %x[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %943 = vector.shuffle %939, %942 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %944 = wave.mma %943, %811, %710 : vector<16xf16>, vector<8xf32>
      %945 = wave.mma %943, %908, %711 : vector<16xf16>, vector<8xf32>
      %946 = arith.muli %705, %c10 : index
      %947 = arith.addi %946, %c11 : index
      %948 = arith.muli %tileRows, %c16 : index
      %949 = arith.muli %947, %948 : index
      %950 = arith.addi %100, %949 : index
      %951 = vector.load %x[%950] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %952 = arith.muli %tileRows, %c17 : index
      %953 = arith.addi %950, %952 : index
      %954 = vector.load %x[%953] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %955 = vector.shuffle %951, %954 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %956 = wave.mma %955, %811, %712 : vector<16xf16>, vector<8xf32>
      %957 = wave.mma %955, %908, %713 : vector<16xf16>, vector<8xf32>
      %958 = arith.muli %705, %c10 : index
      %959 = arith.addi %958, %c12 : index
      %960 = arith.muli %tileRows, %c16 : index
      %961 = arith.muli %959, %960 : index
      %962 = arith.addi %46, %961 : index
      %963 = vector.load %x[%962] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %964 = arith.muli %tileRows, %c17 : index
      %965 = arith.addi %962, %964 : index
      %966 = vector.load %x[%965] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %967 = vector.shuffle %963, %966 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %968 = wave.mma %967, %812, %920 : vector<16xf16>, vector<8xf32>
      %969 = wave.mma %967, %909, %921 : vector<16xf16>, vector<8xf32>
      %970 = arith.muli %705, %c10 : index
      %971 = arith.addi %970, %c12 : index
      %972 = arith.muli %tileRows, %c16 : index
      %973 = arith.muli %971, %972 : index
      %974 = arith.addi %64, %973 : index
      %975 = vector.load %x[%974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %976 = arith.muli %tileRows, %c17 : index
      %977 = arith.addi %974, %976 : index
      %978 = vector.load %x[%977] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %979 = vector.shuffle %975, %978 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %980 = wave.mma %979, %812, %932 : vector<16xf16>, vector<8xf32>
      %981 = wave.mma %979, %909, %933 : vector<16xf16>, vector<8xf32>
      %982 = arith.muli %705, %c10 : index
      %983 = arith.addi %982, %c12 : index
      %984 = arith.muli %tileRows, %c16 : index
      %985 = arith.muli %983, %984 : index
      %986 = arith.addi %82, %985 : index
      %987 = vector.load %x[%986] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %988 = arith.muli %tileRows, %c17 : index
      %989 = arith.addi %986, %988 : index
      %990 = vector.load %x[%989] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %991 = vector.shuffle %987, %990 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %992 = wave.mma %991, %812, %944 : vector<16xf16>, vector<8xf32>
      %993 = wave.mma %991, %909, %945 : vector<16xf16>, vector<8xf32>
      %994 = arith.muli %705, %c10 : index
      %995 = arith.addi %994, %c12 : index
      %996 = arith.muli %tileRows, %c16 : index
      %997 = arith.muli %995, %996 : index
      %998 = arith.addi %100, %997 : index
      %999 = vector.load %x[%998] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %1000 = arith.muli %tileRows, %c17 : index
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
    %1019 = arith.addi %1018, %c18 : index
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
    %1029 = arith.addi %1028, %c36 : index
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
    %1039 = arith.addi %1038, %c37 : index
    %1040 = vector.extract %714#0[5] : f32 from vector<8xf32>
    memref.store %1040, %21[%1039] : memref<?xf32>
    %1041 = arith.muli %4, %c14 : index
    %1042 = arith.addi %1041, %1010 : index
    %1043 = arith.addi %1042, %c11 : index
    %1044 = arith.addi %1043, %c38 : index
    %1045 = vector.extract %714#0[6] : f32 from vector<8xf32>
    memref.store %1045, %21[%1044] : memref<?xf32>
    %1046 = arith.muli %4, %c14 : index
    %1047 = arith.addi %1046, %1010 : index
    %1048 = arith.addi %1047, %c11 : index
    %1049 = arith.addi %1048, %c39 : index
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
    %1059 = arith.addi %1058, %c18 : index
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
    %1069 = arith.addi %1068, %c36 : index
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
    %1079 = arith.addi %1078, %c37 : index
    %1080 = vector.extract %714#1[5] : f32 from vector<8xf32>
    memref.store %1080, %21[%1079] : memref<?xf32>
    %1081 = arith.muli %4, %c14 : index
    %1082 = arith.addi %1081, %1010 : index
    %1083 = arith.addi %1082, %c5 : index
    %1084 = arith.addi %1083, %c38 : index
    %1085 = vector.extract %714#1[6] : f32 from vector<8xf32>
    memref.store %1085, %21[%1084] : memref<?xf32>
    %1086 = arith.muli %4, %c14 : index
    %1087 = arith.addi %1086, %1010 : index
    %1088 = arith.addi %1087, %c5 : index
    %1089 = arith.addi %1088, %c39 : index
    %1090 = vector.extract %714#1[7] : f32 from vector<8xf32>
    memref.store %1090, %21[%1089] : memref<?xf32>
    wave.barrier
    %1091 = arith.muli %4, %c10 : index
    %1092 = arith.addi %1091, %c11 : index
    %1093 = arith.muli %1092, %c10 : index
    %1094 = arith.divui %1007, %c16 : index
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
      %1104 = arith.muli %1092, %c18 : index
      %1105 = arith.addi %1103, %1104 : index
      %1106 = memref.load %21[%1105] : memref<?xf32>
      %1107 = arith.addi %1105, %c14 : index
      %1108 = memref.load %21[%1107] : memref<?xf32>
      %1109 = arith.addf %1106, %1108 : f32
      %1110 = arith.addi %1105, %c42 : index
      %1111 = memref.load %21[%1110] : memref<?xf32>
      %1112 = arith.addf %1109, %1111 : f32
      %1113 = arith.addi %1105, %c43 : index
      %1114 = memref.load %21[%1113] : memref<?xf32>
      %1115 = arith.addf %1112, %1114 : f32
      %1116 = arith.remui %1007, %c16 : index
      %1117 = arith.muli %1116, %c23 : index
      %1118 = arith.addi %18, %1117 : index
      %1119 = vector.load %w[%1118] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1120 = vector.bitcast %1119 : vector<4xi8> to vector<1xf32>
      %1121 = vector.extract %1120[0] : f32 from vector<1xf32>
      %1122 = arith.mulf %1121, %1102 : f32
      %1123 = arith.mulf %1115, %1122 : f32
      %1124 = arith.muli %3, %c10 : index
      %1125 = arith.addi %1124, %c11 : index
      %1126 = arith.muli %1125, %c16 : index
      %1127 = arith.remui %1007, %c16 : index
      %1128 = arith.addi %1126, %1127 : index
      %1129 = arith.muli %1095, %c36 : index
      %1130 = arith.addi %1129, %1128 : index
      memref.store %1123, %22[%1130] : memref<?xf32>
      %1131 = arith.addi %1010, %c5 : index
      %1132 = arith.muli %1092, %c18 : index
      %1133 = arith.addi %1131, %1132 : index
      %1134 = memref.load %21[%1133] : memref<?xf32>
      %1135 = arith.addi %1133, %c14 : index
      %1136 = memref.load %21[%1135] : memref<?xf32>
      %1137 = arith.addf %1134, %1136 : f32
      %1138 = arith.addi %1133, %c42 : index
      %1139 = memref.load %21[%1138] : memref<?xf32>
      %1140 = arith.addf %1137, %1139 : f32
      %1141 = arith.addi %1133, %c43 : index
      %1142 = memref.load %21[%1141] : memref<?xf32>
      %1143 = arith.addf %1140, %1142 : f32
      %1144 = arith.remui %1007, %c16 : index
      %1145 = arith.muli %1144, %c23 : index
      %1146 = arith.addi %20, %1145 : index
      %1147 = vector.load %w[%1146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1148 = vector.bitcast %1147 : vector<4xi8> to vector<1xf32>
      %1149 = vector.extract %1148[0] : f32 from vector<1xf32>
      %1150 = arith.mulf %1149, %1102 : f32
      %1151 = arith.mulf %1143, %1150 : f32
      %1152 = arith.muli %3, %c10 : index
      %1153 = arith.addi %1152, %c12 : index
      %1154 = arith.muli %1153, %c16 : index
      %1155 = arith.remui %1007, %c16 : index
      %1156 = arith.addi %1154, %1155 : index
      %1157 = arith.muli %1095, %c36 : index
      %1158 = arith.addi %1157, %1156 : index
      memref.store %1151, %22[%1158] : memref<?xf32>
    }
    %1159 = arith.muli %4, %c10 : index
    %1160 = arith.addi %1159, %c12 : index
    %1161 = arith.muli %1160, %c10 : index
    %1162 = arith.divui %1007, %c16 : index
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
      %1172 = arith.muli %1160, %c18 : index
      %1173 = arith.addi %1171, %1172 : index
      %1174 = memref.load %21[%1173] : memref<?xf32>
      %1175 = arith.addi %1173, %c14 : index
      %1176 = memref.load %21[%1175] : memref<?xf32>
      %1177 = arith.addf %1174, %1176 : f32
      %1178 = arith.addi %1173, %c42 : index
      %1179 = memref.load %21[%1178] : memref<?xf32>
      %1180 = arith.addf %1177, %1179 : f32
      %1181 = arith.addi %1173, %c43 : index
      %1182 = memref.load %21[%1181] : memref<?xf32>
      %1183 = arith.addf %1180, %1182 : f32
      %1184 = arith.remui %1007, %c16 : index
      %1185 = arith.muli %1184, %c23 : index
      %1186 = arith.addi %18, %1185 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.mulf %1189, %1170 : f32
      %1191 = arith.mulf %1183, %1190 : f32
      %1192 = arith.muli %3, %c10 : index
      %1193 = arith.addi %1192, %c11 : index
      %1194 = arith.muli %1193, %c16 : index
      %1195 = arith.remui %1007, %c16 : index
      %1196 = arith.addi %1194, %1195 : index
      %1197 = arith.muli %1163, %c36 : index
      %1198 = arith.addi %1197, %1196 : index
      memref.store %1191, %22[%1198] : memref<?xf32>
      %1199 = arith.addi %1010, %c5 : index
      %1200 = arith.muli %1160, %c18 : index
      %1201 = arith.addi %1199, %1200 : index
      %1202 = memref.load %21[%1201] : memref<?xf32>
      %1203 = arith.addi %1201, %c14 : index
      %1204 = memref.load %21[%1203] : memref<?xf32>
      %1205 = arith.addf %1202, %1204 : f32
      %1206 = arith.addi %1201, %c42 : index
      %1207 = memref.load %21[%1206] : memref<?xf32>
      %1208 = arith.addf %1205, %1207 : f32
      %1209 = arith.addi %1201, %c43 : index
      %1210 = memref.load %21[%1209] : memref<?xf32>
      %1211 = arith.addf %1208, %1210 : f32
      %1212 = arith.remui %1007, %c16 : index
      %1213 = arith.muli %1212, %c23 : index
      %1214 = arith.addi %20, %1213 : index
      %1215 = vector.load %w[%1214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1216 = vector.bitcast %1215 : vector<4xi8> to vector<1xf32>
      %1217 = vector.extract %1216[0] : f32 from vector<1xf32>
      %1218 = arith.mulf %1217, %1170 : f32
      %1219 = arith.mulf %1211, %1218 : f32
      %1220 = arith.muli %3, %c10 : index
      %1221 = arith.addi %1220, %c12 : index
      %1222 = arith.muli %1221, %c16 : index
      %1223 = arith.remui %1007, %c16 : index
      %1224 = arith.addi %1222, %1223 : index
      %1225 = arith.muli %1163, %c36 : index
      %1226 = arith.addi %1225, %1224 : index
      memref.store %1219, %22[%1226] : memref<?xf32>
    }
    wave.barrier
    %1227 = arith.addi %25, %c11 : index
    %1228 = wave.wave
    %1229 = arith.addi %1228, %c11 : index
    %1230 = arith.addi %1227, %1229 : index
    %1231 = arith.cmpi slt, %1230, %24 : index
    %1232 = arith.cmpi slt, %1229, %c16 : index
    %1233 = arith.andi %1231, %1232 : i1
    scf.if %1233 {
      %1234 = arith.addi %1227, %1229 : index
      %1235 = arith.muli %1229, %c36 : index
      %1236 = wave.lane
      %1237 = arith.addi %1236, %c11 : index
      %1238 = arith.cmpi eq, %hasBias, %c12 : index
      %1239 = arith.addi %1235, %1237 : index
      %1240 = memref.load %22[%1239] : memref<?xf32>
      %1241 = arith.muli %0, %c36 : index
      %1242 = arith.addi %1241, %1237 : index
      %1243 = memref.load %bias[%1242] : memref<?xf32>
      %1244 = arith.addf %1240, %1243 : f32
      %1245 = arith.select %1238, %1244, %1240 : f32
      %1246 = arith.addi %1237, %c19 : index
      %1247 = arith.cmpi eq, %hasBias, %c12 : index
      %1248 = arith.addi %1235, %1246 : index
      %1249 = memref.load %22[%1248] : memref<?xf32>
      %1250 = arith.muli %0, %c36 : index
      %1251 = arith.addi %1250, %1246 : index
      %1252 = memref.load %bias[%1251] : memref<?xf32>
      %1253 = arith.addf %1249, %1252 : f32
      %1254 = arith.select %1247, %1253, %1249 : f32
      %1255 = arith.addi %1236, %c18 : index
      %1256 = arith.cmpi slt, %1255, %c19 : index
      %1257 = arith.minsi %1255, %c45 : index
      %1258 = arith.cmpi eq, %hasBias, %c12 : index
      %1259 = arith.addi %1235, %1257 : index
      %1260 = memref.load %22[%1259] : memref<?xf32>
      %1261 = arith.muli %0, %c36 : index
      %1262 = arith.addi %1261, %1257 : index
      %1263 = memref.load %bias[%1262] : memref<?xf32>
      %1264 = arith.addf %1260, %1263 : f32
      %1265 = arith.select %1258, %1264, %1260 : f32
      %1266 = arith.addi %1257, %c19 : index
      %1267 = arith.cmpi eq, %hasBias, %c12 : index
      %1268 = arith.addi %1235, %1266 : index
      %1269 = memref.load %22[%1268] : memref<?xf32>
      %1270 = arith.muli %0, %c36 : index
      %1271 = arith.addi %1270, %1266 : index
      %1272 = memref.load %bias[%1271] : memref<?xf32>
      %1273 = arith.addf %1269, %1272 : f32
      %1274 = arith.select %1267, %1273, %1269 : f32
      %1275 = arith.addi %heads, %kvHeads : index
      %1276 = arith.cmpi slt, %0, %1275 : index
      scf.if %1276 {
        %1277 = arith.addi %positionsAt, %1234 : index
        %1278 = memref.load %step[%1277] : memref<?xi32>
        %1279 = arith.index_cast %1278 : i32 to index
        %1280 = arith.cmpi eq, %hasNorm, %c12 : index
        %1281 = math.fma %1245, %1245, %c48 : f32
        %1282 = math.fma %1254, %1254, %1281 : f32
        %1283 = math.fma %1265, %1265, %1282 : f32
        %1284 = arith.select %1256, %1283, %1282 : f32
        %1285 = math.fma %1274, %1274, %1284 : f32
        %1286 = arith.select %1256, %1285, %1284 : f32
        %1287 = vector.broadcast %1286 : f32 to vector<1xf32>
        %1288 = wave.reduce "add" %1287 : vector<1xf32>
        %1289 = arith.mulf %1288, %inverseHeadDim : f32
        %1290 = arith.addf %1289, %epsilon : f32
        %1291 = math.sqrt %1290 : f32
        %1292 = arith.divf %c50, %1291 : f32
        %1293 = arith.cmpi slt, %0, %heads : index
        %1294 = arith.addi %1237, %c19 : index
        %1295 = memref.load %query_norm[%1237] : memref<?xf32>
        %1296 = memref.load %key_norm[%1237] : memref<?xf32>
        %1297 = arith.select %1293, %1295, %1296 : f32
        %1298 = arith.mulf %1245, %1292 : f32
        %1299 = arith.mulf %1298, %1297 : f32
        %1300 = arith.select %1280, %1299, %1245 : f32
        %1301 = memref.load %query_norm[%1294] : memref<?xf32>
        %1302 = memref.load %key_norm[%1294] : memref<?xf32>
        %1303 = arith.select %1293, %1301, %1302 : f32
        %1304 = arith.mulf %1254, %1292 : f32
        %1305 = arith.mulf %1304, %1303 : f32
        %1306 = arith.select %1280, %1305, %1254 : f32
        %1307 = arith.addi %1257, %c19 : index
        %1308 = memref.load %query_norm[%1257] : memref<?xf32>
        %1309 = memref.load %key_norm[%1257] : memref<?xf32>
        %1310 = arith.select %1293, %1308, %1309 : f32
        %1311 = arith.mulf %1265, %1292 : f32
        %1312 = arith.mulf %1311, %1310 : f32
        %1313 = arith.select %1280, %1312, %1265 : f32
        %1314 = memref.load %query_norm[%1307] : memref<?xf32>
        %1315 = memref.load %key_norm[%1307] : memref<?xf32>
        %1316 = arith.select %1293, %1314, %1315 : f32
        %1317 = arith.mulf %1274, %1292 : f32
        %1318 = arith.mulf %1317, %1316 : f32
        %1319 = arith.select %1280, %1318, %1274 : f32
        %1320 = arith.remui %1279, %c5 : index
        %1321 = arith.muli %1320, %c36 : index
        %1322 = arith.addi %1321, %1237 : index
        %1323 = arith.divui %1279, %c5 : index
        %1324 = arith.addi %1323, %c5 : index
        %1325 = arith.muli %1324, %c36 : index
        %1326 = arith.addi %1325, %1237 : index
        %1327 = memref.load %rope[%1322] : memref<?xf32>
        %1328 = arith.addi %1322, %c19 : index
        %1329 = memref.load %rope[%1328] : memref<?xf32>
        %1330 = memref.load %rope[%1326] : memref<?xf32>
        %1331 = arith.addi %1326, %c19 : index
        %1332 = memref.load %rope[%1331] : memref<?xf32>
        %1333 = arith.mulf %1330, %1327 : f32
        %1334 = arith.mulf %1332, %1329 : f32
        %1335 = arith.subf %1333, %1334 : f32
        %1336 = arith.mulf %1332, %1327 : f32
        %1337 = arith.mulf %1330, %1329 : f32
        %1338 = arith.addf %1336, %1337 : f32
        %1339 = arith.mulf %1300, %1335 : f32
        %1340 = arith.mulf %1306, %1338 : f32
        %1341 = arith.subf %1339, %1340 : f32
        %1342 = arith.mulf %1306, %1335 : f32
        %1343 = arith.mulf %1300, %1338 : f32
        %1344 = arith.addf %1342, %1343 : f32
        %1345 = arith.cmpi slt, %0, %heads : index
        scf.if %1345 {
          %1346 = arith.muli %1234, %heads : index
          %1347 = arith.addi %1346, %0 : index
          %1348 = arith.muli %1347, %c36 : index
          %1349 = arith.addi %1348, %1237 : index
          memref.store %1341, %q[%1349] : memref<?xf32>
          %1350 = arith.addi %1349, %c19 : index
          memref.store %1344, %q[%1350] : memref<?xf32>
        } else {
          %1351 = arith.addi %1235, %1237 : index
          memref.store %1341, %22[%1351] : memref<?xf32>
          %1352 = arith.addi %1235, %1237 : index
          %1353 = arith.addi %1352, %c19 : index
          memref.store %1344, %22[%1353] : memref<?xf32>
        }
        %1354 = arith.remui %1279, %c5 : index
        %1355 = arith.muli %1354, %c36 : index
        %1356 = arith.addi %1355, %1257 : index
        %1357 = arith.divui %1279, %c5 : index
        %1358 = arith.addi %1357, %c5 : index
        %1359 = arith.muli %1358, %c36 : index
        %1360 = arith.addi %1359, %1257 : index
        %1361 = memref.load %rope[%1356] : memref<?xf32>
        %1362 = arith.addi %1356, %c19 : index
        %1363 = memref.load %rope[%1362] : memref<?xf32>
        %1364 = memref.load %rope[%1360] : memref<?xf32>
        %1365 = arith.addi %1360, %c19 : index
        %1366 = memref.load %rope[%1365] : memref<?xf32>
        %1367 = arith.mulf %1364, %1361 : f32
        %1368 = arith.mulf %1366, %1363 : f32
        %1369 = arith.subf %1367, %1368 : f32
        %1370 = arith.mulf %1366, %1361 : f32
        %1371 = arith.mulf %1364, %1363 : f32
        %1372 = arith.addf %1370, %1371 : f32
        %1373 = arith.mulf %1313, %1369 : f32
        %1374 = arith.mulf %1319, %1372 : f32
        %1375 = arith.subf %1373, %1374 : f32
        %1376 = arith.mulf %1319, %1369 : f32
        %1377 = arith.mulf %1313, %1372 : f32
        %1378 = arith.addf %1376, %1377 : f32
        scf.if %1256 {
          %1379 = arith.cmpi slt, %0, %heads : index
          scf.if %1379 {
            %1380 = arith.muli %1234, %heads : index
            %1381 = arith.addi %1380, %0 : index
            %1382 = arith.muli %1381, %c36 : index
            %1383 = arith.addi %1382, %1257 : index
            memref.store %1375, %q[%1383] : memref<?xf32>
            %1384 = arith.addi %1383, %c19 : index
            memref.store %1378, %q[%1384] : memref<?xf32>
          } else {
            %1385 = arith.addi %1235, %1257 : index
            memref.store %1375, %22[%1385] : memref<?xf32>
            %1386 = arith.addi %1235, %1257 : index
            %1387 = arith.addi %1386, %c19 : index
            memref.store %1378, %22[%1387] : memref<?xf32>
          }
        }
      } else {
        %1388 = arith.cmpi slt, %0, %heads : index
        scf.if %1388 {
          %1389 = arith.muli %1234, %heads : index
          %1390 = arith.addi %1389, %0 : index
          %1391 = arith.muli %1390, %c36 : index
          %1392 = arith.addi %1391, %1237 : index
          memref.store %1245, %q[%1392] : memref<?xf32>
          %1393 = arith.addi %1392, %c19 : index
          memref.store %1254, %q[%1393] : memref<?xf32>
        } else {
          %1394 = arith.addi %1235, %1237 : index
          memref.store %1245, %22[%1394] : memref<?xf32>
          %1395 = arith.addi %1235, %1237 : index
          %1396 = arith.addi %1395, %c19 : index
          memref.store %1254, %22[%1396] : memref<?xf32>
        }
        scf.if %1256 {
          %1397 = arith.cmpi slt, %0, %heads : index
          scf.if %1397 {
            %1398 = arith.muli %1234, %heads : index
            %1399 = arith.addi %1398, %0 : index
            %1400 = arith.muli %1399, %c36 : index
            %1401 = arith.addi %1400, %1257 : index
            memref.store %1265, %q[%1401] : memref<?xf32>
            %1402 = arith.addi %1401, %c19 : index
            memref.store %1274, %q[%1402] : memref<?xf32>
          } else {
            %1403 = arith.addi %1235, %1257 : index
            memref.store %1265, %22[%1403] : memref<?xf32>
            %1404 = arith.addi %1235, %1257 : index
            %1405 = arith.addi %1404, %c19 : index
            memref.store %1274, %22[%1405] : memref<?xf32>
          }
        }
      }
    }
    %1406 = arith.addi %1228, %c52 : index
    %1407 = arith.addi %1227, %1406 : index
    %1408 = arith.cmpi slt, %1407, %24 : index
    %1409 = arith.cmpi slt, %1406, %c16 : index
    %1410 = arith.andi %1408, %1409 : i1
    scf.if %1410 {
      %1411 = arith.addi %1227, %1406 : index
      %1412 = arith.muli %1406, %c36 : index
      %1413 = wave.lane
      %1414 = arith.addi %1413, %c11 : index
      %1415 = arith.cmpi eq, %hasBias, %c12 : index
      %1416 = arith.addi %1412, %1414 : index
      %1417 = memref.load %22[%1416] : memref<?xf32>
      %1418 = arith.muli %0, %c36 : index
      %1419 = arith.addi %1418, %1414 : index
      %1420 = memref.load %bias[%1419] : memref<?xf32>
      %1421 = arith.addf %1417, %1420 : f32
      %1422 = arith.select %1415, %1421, %1417 : f32
      %1423 = arith.addi %1414, %c19 : index
      %1424 = arith.cmpi eq, %hasBias, %c12 : index
      %1425 = arith.addi %1412, %1423 : index
      %1426 = memref.load %22[%1425] : memref<?xf32>
      %1427 = arith.muli %0, %c36 : index
      %1428 = arith.addi %1427, %1423 : index
      %1429 = memref.load %bias[%1428] : memref<?xf32>
      %1430 = arith.addf %1426, %1429 : f32
      %1431 = arith.select %1424, %1430, %1426 : f32
      %1432 = arith.addi %1413, %c18 : index
      %1433 = arith.cmpi slt, %1432, %c19 : index
      %1434 = arith.minsi %1432, %c45 : index
      %1435 = arith.cmpi eq, %hasBias, %c12 : index
      %1436 = arith.addi %1412, %1434 : index
      %1437 = memref.load %22[%1436] : memref<?xf32>
      %1438 = arith.muli %0, %c36 : index
      %1439 = arith.addi %1438, %1434 : index
      %1440 = memref.load %bias[%1439] : memref<?xf32>
      %1441 = arith.addf %1437, %1440 : f32
      %1442 = arith.select %1435, %1441, %1437 : f32
      %1443 = arith.addi %1434, %c19 : index
      %1444 = arith.cmpi eq, %hasBias, %c12 : index
      %1445 = arith.addi %1412, %1443 : index
      %1446 = memref.load %22[%1445] : memref<?xf32>
      %1447 = arith.muli %0, %c36 : index
      %1448 = arith.addi %1447, %1443 : index
      %1449 = memref.load %bias[%1448] : memref<?xf32>
      %1450 = arith.addf %1446, %1449 : f32
      %1451 = arith.select %1444, %1450, %1446 : f32
      %1452 = arith.addi %heads, %kvHeads : index
      %1453 = arith.cmpi slt, %0, %1452 : index
      scf.if %1453 {
        %1454 = arith.addi %positionsAt, %1411 : index
        %1455 = memref.load %step[%1454] : memref<?xi32>
        %1456 = arith.index_cast %1455 : i32 to index
        %1457 = arith.cmpi eq, %hasNorm, %c12 : index
        %1458 = math.fma %1422, %1422, %c48 : f32
        %1459 = math.fma %1431, %1431, %1458 : f32
        %1460 = math.fma %1442, %1442, %1459 : f32
        %1461 = arith.select %1433, %1460, %1459 : f32
        %1462 = math.fma %1451, %1451, %1461 : f32
        %1463 = arith.select %1433, %1462, %1461 : f32
        %1464 = vector.broadcast %1463 : f32 to vector<1xf32>
        %1465 = wave.reduce "add" %1464 : vector<1xf32>
        %1466 = arith.mulf %1465, %inverseHeadDim : f32
        %1467 = arith.addf %1466, %epsilon : f32
        %1468 = math.sqrt %1467 : f32
        %1469 = arith.divf %c50, %1468 : f32
        %1470 = arith.cmpi slt, %0, %heads : index
        %1471 = arith.addi %1414, %c19 : index
        %1472 = memref.load %query_norm[%1414] : memref<?xf32>
        %1473 = memref.load %key_norm[%1414] : memref<?xf32>
        %1474 = arith.select %1470, %1472, %1473 : f32
        %1475 = arith.mulf %1422, %1469 : f32
        %1476 = arith.mulf %1475, %1474 : f32
        %1477 = arith.select %1457, %1476, %1422 : f32
        %1478 = memref.load %query_norm[%1471] : memref<?xf32>
        %1479 = memref.load %key_norm[%1471] : memref<?xf32>
        %1480 = arith.select %1470, %1478, %1479 : f32
        %1481 = arith.mulf %1431, %1469 : f32
        %1482 = arith.mulf %1481, %1480 : f32
        %1483 = arith.select %1457, %1482, %1431 : f32
        %1484 = arith.addi %1434, %c19 : index
        %1485 = memref.load %query_norm[%1434] : memref<?xf32>
        %1486 = memref.load %key_norm[%1434] : memref<?xf32>
        %1487 = arith.select %1470, %1485, %1486 : f32
        %1488 = arith.mulf %1442, %1469 : f32
        %1489 = arith.mulf %1488, %1487 : f32
        %1490 = arith.select %1457, %1489, %1442 : f32
        %1491 = memref.load %query_norm[%1484] : memref<?xf32>
        %1492 = memref.load %key_norm[%1484] : memref<?xf32>
        %1493 = arith.select %1470, %1491, %1492 : f32
        %1494 = arith.mulf %1451, %1469 : f32
        %1495 = arith.mulf %1494, %1493 : f32
        %1496 = arith.select %1457, %1495, %1451 : f32
        %1497 = arith.remui %1456, %c5 : index
        %1498 = arith.muli %1497, %c36 : index
        %1499 = arith.addi %1498, %1414 : index
        %1500 = arith.divui %1456, %c5 : index
        %1501 = arith.addi %1500, %c5 : index
        %1502 = arith.muli %1501, %c36 : index
        %1503 = arith.addi %1502, %1414 : index
        %1504 = memref.load %rope[%1499] : memref<?xf32>
        %1505 = arith.addi %1499, %c19 : index
        %1506 = memref.load %rope[%1505] : memref<?xf32>
        %1507 = memref.load %rope[%1503] : memref<?xf32>
        %1508 = arith.addi %1503, %c19 : index
        %1509 = memref.load %rope[%1508] : memref<?xf32>
        %1510 = arith.mulf %1507, %1504 : f32
        %1511 = arith.mulf %1509, %1506 : f32
        %1512 = arith.subf %1510, %1511 : f32
        %1513 = arith.mulf %1509, %1504 : f32
        %1514 = arith.mulf %1507, %1506 : f32
        %1515 = arith.addf %1513, %1514 : f32
        %1516 = arith.mulf %1477, %1512 : f32
        %1517 = arith.mulf %1483, %1515 : f32
        %1518 = arith.subf %1516, %1517 : f32
        %1519 = arith.mulf %1483, %1512 : f32
        %1520 = arith.mulf %1477, %1515 : f32
        %1521 = arith.addf %1519, %1520 : f32
        %1522 = arith.cmpi slt, %0, %heads : index
        scf.if %1522 {
          %1523 = arith.muli %1411, %heads : index
          %1524 = arith.addi %1523, %0 : index
          %1525 = arith.muli %1524, %c36 : index
          %1526 = arith.addi %1525, %1414 : index
          memref.store %1518, %q[%1526] : memref<?xf32>
          %1527 = arith.addi %1526, %c19 : index
          memref.store %1521, %q[%1527] : memref<?xf32>
        } else {
          %1528 = arith.addi %1412, %1414 : index
          memref.store %1518, %22[%1528] : memref<?xf32>
          %1529 = arith.addi %1412, %1414 : index
          %1530 = arith.addi %1529, %c19 : index
          memref.store %1521, %22[%1530] : memref<?xf32>
        }
        %1531 = arith.remui %1456, %c5 : index
        %1532 = arith.muli %1531, %c36 : index
        %1533 = arith.addi %1532, %1434 : index
        %1534 = arith.divui %1456, %c5 : index
        %1535 = arith.addi %1534, %c5 : index
        %1536 = arith.muli %1535, %c36 : index
        %1537 = arith.addi %1536, %1434 : index
        %1538 = memref.load %rope[%1533] : memref<?xf32>
        %1539 = arith.addi %1533, %c19 : index
        %1540 = memref.load %rope[%1539] : memref<?xf32>
        %1541 = memref.load %rope[%1537] : memref<?xf32>
        %1542 = arith.addi %1537, %c19 : index
        %1543 = memref.load %rope[%1542] : memref<?xf32>
        %1544 = arith.mulf %1541, %1538 : f32
        %1545 = arith.mulf %1543, %1540 : f32
        %1546 = arith.subf %1544, %1545 : f32
        %1547 = arith.mulf %1543, %1538 : f32
        %1548 = arith.mulf %1541, %1540 : f32
        %1549 = arith.addf %1547, %1548 : f32
        %1550 = arith.mulf %1490, %1546 : f32
        %1551 = arith.mulf %1496, %1549 : f32
        %1552 = arith.subf %1550, %1551 : f32
        %1553 = arith.mulf %1496, %1546 : f32
        %1554 = arith.mulf %1490, %1549 : f32
        %1555 = arith.addf %1553, %1554 : f32
        scf.if %1433 {
          %1556 = arith.cmpi slt, %0, %heads : index
          scf.if %1556 {
            %1557 = arith.muli %1411, %heads : index
            %1558 = arith.addi %1557, %0 : index
            %1559 = arith.muli %1558, %c36 : index
            %1560 = arith.addi %1559, %1434 : index
            memref.store %1552, %q[%1560] : memref<?xf32>
            %1561 = arith.addi %1560, %c19 : index
            memref.store %1555, %q[%1561] : memref<?xf32>
          } else {
            %1562 = arith.addi %1412, %1434 : index
            memref.store %1552, %22[%1562] : memref<?xf32>
            %1563 = arith.addi %1412, %1434 : index
            %1564 = arith.addi %1563, %c19 : index
            memref.store %1555, %22[%1564] : memref<?xf32>
          }
        }
      } else {
        %1565 = arith.cmpi slt, %0, %heads : index
        scf.if %1565 {
          %1566 = arith.muli %1411, %heads : index
          %1567 = arith.addi %1566, %0 : index
          %1568 = arith.muli %1567, %c36 : index
          %1569 = arith.addi %1568, %1414 : index
          memref.store %1422, %q[%1569] : memref<?xf32>
          %1570 = arith.addi %1569, %c19 : index
          memref.store %1431, %q[%1570] : memref<?xf32>
        } else {
          %1571 = arith.addi %1412, %1414 : index
          memref.store %1422, %22[%1571] : memref<?xf32>
          %1572 = arith.addi %1412, %1414 : index
          %1573 = arith.addi %1572, %c19 : index
          memref.store %1431, %22[%1573] : memref<?xf32>
        }
        scf.if %1433 {
          %1574 = arith.cmpi slt, %0, %heads : index
          scf.if %1574 {
            %1575 = arith.muli %1411, %heads : index
            %1576 = arith.addi %1575, %0 : index
            %1577 = arith.muli %1576, %c36 : index
            %1578 = arith.addi %1577, %1434 : index
            memref.store %1442, %q[%1578] : memref<?xf32>
            %1579 = arith.addi %1578, %c19 : index
            memref.store %1451, %q[%1579] : memref<?xf32>
          } else {
            %1580 = arith.addi %1412, %1434 : index
            memref.store %1442, %22[%1580] : memref<?xf32>
            %1581 = arith.addi %1412, %1434 : index
            %1582 = arith.addi %1581, %c19 : index
            memref.store %1451, %22[%1582] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1583 = arith.cmpi sge, %0, %heads : index
    scf.if %1583 {
      %1584 = arith.addi %1228, %c11 : index
      %1585 = arith.addi %1227, %1584 : index
      %1586 = arith.cmpi slt, %1585, %24 : index
      %1587 = arith.cmpi slt, %1584, %c16 : index
      %1588 = arith.andi %1586, %1587 : i1
      scf.if %1588 {
        %1589 = arith.addi %1227, %1584 : index
        %1590 = arith.addi %slotsAt, %1589 : index
        %1591 = memref.load %step[%1590] : memref<?xi32>
        %1592 = arith.index_cast %1591 : i32 to index
        %1593 = arith.cmpi sge, %1592, %c11 : index
        scf.if %1593 {
          %1594 = arith.muli %1584, %c36 : index
          %1595 = arith.subi %0, %heads : index
          %1596 = memref.load %scales[%1595] : memref<?xf32>
          %1597 = vector.broadcast %1596 : f32 to vector<4xf32>
          %1598 = arith.divui %1592, %c16 : index
          %1599 = arith.remui %1592, %c16 : index
          %1600 = arith.muli %1598, %pageBytes : index
          %1601 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1601 {
            %1602 = wave.lane
            %1603 = arith.muli %1602, %c23 : index
            scf.for %1604 = %1603 to %c36 step %c8 {
              %1605 = arith.addi %1594, %1604 : index
              %1606 = vector.load %22[%1605] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1607 = arith.mulf %1606, %1597 : vector<4xf32>
              %1608 = arith.minimumf %1607, %c56 : vector<4xf32>
              %1609 = arith.maximumf %1608, %c57 : vector<4xf32>
              %1610 = arith.truncf %1609 : vector<4xf32> to vector<4xf16>
              %1611 = vector.bitcast %1610 : vector<4xf16> to vector<8xi8>
              %1612 = arith.cmpi slt, %1595, %kvHeads : index
              scf.if %1612 {
                %1613 = arith.muli %1595, %c13 : index
                %1614 = arith.addi %1600, %1613 : index
                %1615 = arith.divui %1604, %c16 : index
                %1616 = arith.muli %1615, %c58 : index
                %1617 = arith.remui %1604, %c16 : index
                %1618 = arith.divui %1617, %c17 : index
                %1619 = arith.muli %1618, %c5 : index
                %1620 = arith.muli %1599, %c16 : index
                %1621 = arith.addi %1619, %1620 : index
                %1622 = arith.remui %1617, %c17 : index
                %1623 = arith.muli %1622, %c10 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.addi %1616, %1624 : index
                %1626 = arith.addi %1614, %1625 : index
                vector.store %1611, %kv[%1626] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1627 = arith.subi %1595, %kvHeads : index
                %1628 = arith.muli %1627, %c13 : index
                %1629 = arith.addi %1600, %1628 : index
                %1630 = arith.addi %1604, %c11 : index
                %1631 = arith.divui %1630, %c16 : index
                %1632 = arith.muli %1631, %c58 : index
                %1633 = arith.addi %1632, %c42 : index
                %1634 = arith.remui %1630, %c16 : index
                %1635 = arith.divui %1599, %c10 : index
                %1636 = arith.remui %1599, %c10 : index
                %1637 = arith.muli %1636, %c17 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.divui %1638, %c17 : index
                %1640 = arith.muli %1639, %c5 : index
                %1641 = arith.muli %1634, %c16 : index
                %1642 = arith.addi %1640, %1641 : index
                %1643 = arith.remui %1638, %c17 : index
                %1644 = arith.muli %1643, %c10 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.addi %1633, %1645 : index
                %1647 = arith.addi %1629, %1646 : index
                %1648 = vector.shuffle %1611, %1611 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1648, %kv[%1647] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1649 = arith.addi %1604, %c12 : index
                %1650 = arith.divui %1649, %c16 : index
                %1651 = arith.muli %1650, %c58 : index
                %1652 = arith.addi %1651, %c42 : index
                %1653 = arith.remui %1649, %c16 : index
                %1654 = arith.divui %1599, %c10 : index
                %1655 = arith.remui %1599, %c10 : index
                %1656 = arith.muli %1655, %c17 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.divui %1657, %c17 : index
                %1659 = arith.muli %1658, %c5 : index
                %1660 = arith.muli %1653, %c16 : index
                %1661 = arith.addi %1659, %1660 : index
                %1662 = arith.remui %1657, %c17 : index
                %1663 = arith.muli %1662, %c10 : index
                %1664 = arith.addi %1661, %1663 : index
                %1665 = arith.addi %1652, %1664 : index
                %1666 = arith.addi %1629, %1665 : index
                %1667 = vector.shuffle %1611, %1611 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1667, %kv[%1666] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1668 = arith.addi %1604, %c10 : index
                %1669 = arith.divui %1668, %c16 : index
                %1670 = arith.muli %1669, %c58 : index
                %1671 = arith.addi %1670, %c42 : index
                %1672 = arith.remui %1668, %c16 : index
                %1673 = arith.divui %1599, %c10 : index
                %1674 = arith.remui %1599, %c10 : index
                %1675 = arith.muli %1674, %c17 : index
                %1676 = arith.addi %1673, %1675 : index
                %1677 = arith.divui %1676, %c17 : index
                %1678 = arith.muli %1677, %c5 : index
                %1679 = arith.muli %1672, %c16 : index
                %1680 = arith.addi %1678, %1679 : index
                %1681 = arith.remui %1676, %c17 : index
                %1682 = arith.muli %1681, %c10 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.addi %1671, %1683 : index
                %1685 = arith.addi %1629, %1684 : index
                %1686 = vector.shuffle %1611, %1611 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1686, %kv[%1685] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1687 = arith.addi %1604, %c2 : index
                %1688 = arith.divui %1687, %c16 : index
                %1689 = arith.muli %1688, %c58 : index
                %1690 = arith.addi %1689, %c42 : index
                %1691 = arith.remui %1687, %c16 : index
                %1692 = arith.divui %1599, %c10 : index
                %1693 = arith.remui %1599, %c10 : index
                %1694 = arith.muli %1693, %c17 : index
                %1695 = arith.addi %1692, %1694 : index
                %1696 = arith.divui %1695, %c17 : index
                %1697 = arith.muli %1696, %c5 : index
                %1698 = arith.muli %1691, %c16 : index
                %1699 = arith.addi %1697, %1698 : index
                %1700 = arith.remui %1695, %c17 : index
                %1701 = arith.muli %1700, %c10 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.addi %1690, %1702 : index
                %1704 = arith.addi %1629, %1703 : index
                %1705 = vector.shuffle %1611, %1611 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1705, %kv[%1704] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1706 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1706 {
            %1707 = wave.lane
            %1708 = arith.muli %1707, %c23 : index
            scf.for %1709 = %1708 to %c36 step %c8 {
              %1710 = arith.addi %1594, %1709 : index
              %1711 = vector.load %22[%1710] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1712 = arith.mulf %1711, %1597 : vector<4xf32>
              %1713 = wave.fp8_encode "e4m3" %1712 : vector<4xf32> -> vector<4xi8>
              %1714 = arith.cmpi slt, %1595, %kvHeads : index
              scf.if %1714 {
                %1715 = arith.muli %1595, %c42 : index
                %1716 = arith.addi %1600, %1715 : index
                %1717 = vector.shuffle %1713, %1713 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1718 = arith.divui %1709, %c16 : index
                %1719 = arith.muli %1718, %c5 : index
                %1720 = arith.remui %1709, %c16 : index
                %1721 = arith.muli %1599, %c16 : index
                %1722 = arith.divui %1720, %c23 : index
                %1723 = arith.muli %1722, %c23 : index
                %1724 = arith.remui %1720, %c10 : index
                %1725 = arith.muli %1724, %c10 : index
                %1726 = arith.addi %1723, %1725 : index
                %1727 = arith.divui %1720, %c10 : index
                %1728 = arith.remui %1727, %c10 : index
                %1729 = arith.addi %1726, %1728 : index
                %1730 = arith.addi %1721, %1729 : index
                %1731 = arith.addi %1719, %1730 : index
                %1732 = arith.addi %1716, %1731 : index
                vector.store %1717, %kv[%1732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1733 = arith.subi %1595, %kvHeads : index
                %1734 = arith.muli %1733, %c42 : index
                %1735 = arith.addi %1600, %1734 : index
                %1736 = arith.addi %1709, %c11 : index
                %1737 = arith.divui %1736, %c16 : index
                %1738 = arith.muli %1737, %c5 : index
                %1739 = arith.addi %1738, %c14 : index
                %1740 = arith.remui %1736, %c16 : index
                %1741 = arith.divui %1599, %c10 : index
                %1742 = arith.remui %1599, %c10 : index
                %1743 = arith.muli %1742, %c17 : index
                %1744 = arith.addi %1741, %1743 : index
                %1745 = arith.muli %1740, %c16 : index
                %1746 = arith.divui %1744, %c23 : index
                %1747 = arith.muli %1746, %c23 : index
                %1748 = arith.remui %1744, %c10 : index
                %1749 = arith.muli %1748, %c10 : index
                %1750 = arith.addi %1747, %1749 : index
                %1751 = arith.divui %1744, %c10 : index
                %1752 = arith.remui %1751, %c10 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.addi %1745, %1753 : index
                %1755 = arith.addi %1739, %1754 : index
                %1756 = arith.addi %1735, %1755 : index
                %1757 = vector.shuffle %1713, %1713 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1757, %kv[%1756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1758 = arith.addi %1709, %c12 : index
                %1759 = arith.divui %1758, %c16 : index
                %1760 = arith.muli %1759, %c5 : index
                %1761 = arith.addi %1760, %c14 : index
                %1762 = arith.remui %1758, %c16 : index
                %1763 = arith.divui %1599, %c10 : index
                %1764 = arith.remui %1599, %c10 : index
                %1765 = arith.muli %1764, %c17 : index
                %1766 = arith.addi %1763, %1765 : index
                %1767 = arith.muli %1762, %c16 : index
                %1768 = arith.divui %1766, %c23 : index
                %1769 = arith.muli %1768, %c23 : index
                %1770 = arith.remui %1766, %c10 : index
                %1771 = arith.muli %1770, %c10 : index
                %1772 = arith.addi %1769, %1771 : index
                %1773 = arith.divui %1766, %c10 : index
                %1774 = arith.remui %1773, %c10 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.addi %1767, %1775 : index
                %1777 = arith.addi %1761, %1776 : index
                %1778 = arith.addi %1735, %1777 : index
                %1779 = vector.shuffle %1713, %1713 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1779, %kv[%1778] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1780 = arith.addi %1709, %c10 : index
                %1781 = arith.divui %1780, %c16 : index
                %1782 = arith.muli %1781, %c5 : index
                %1783 = arith.addi %1782, %c14 : index
                %1784 = arith.remui %1780, %c16 : index
                %1785 = arith.divui %1599, %c10 : index
                %1786 = arith.remui %1599, %c10 : index
                %1787 = arith.muli %1786, %c17 : index
                %1788 = arith.addi %1785, %1787 : index
                %1789 = arith.muli %1784, %c16 : index
                %1790 = arith.divui %1788, %c23 : index
                %1791 = arith.muli %1790, %c23 : index
                %1792 = arith.remui %1788, %c10 : index
                %1793 = arith.muli %1792, %c10 : index
                %1794 = arith.addi %1791, %1793 : index
                %1795 = arith.divui %1788, %c10 : index
                %1796 = arith.remui %1795, %c10 : index
                %1797 = arith.addi %1794, %1796 : index
                %1798 = arith.addi %1789, %1797 : index
                %1799 = arith.addi %1783, %1798 : index
                %1800 = arith.addi %1735, %1799 : index
                %1801 = vector.shuffle %1713, %1713 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1801, %kv[%1800] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1802 = arith.addi %1709, %c2 : index
                %1803 = arith.divui %1802, %c16 : index
                %1804 = arith.muli %1803, %c5 : index
                %1805 = arith.addi %1804, %c14 : index
                %1806 = arith.remui %1802, %c16 : index
                %1807 = arith.divui %1599, %c10 : index
                %1808 = arith.remui %1599, %c10 : index
                %1809 = arith.muli %1808, %c17 : index
                %1810 = arith.addi %1807, %1809 : index
                %1811 = arith.muli %1806, %c16 : index
                %1812 = arith.divui %1810, %c23 : index
                %1813 = arith.muli %1812, %c23 : index
                %1814 = arith.remui %1810, %c10 : index
                %1815 = arith.muli %1814, %c10 : index
                %1816 = arith.addi %1813, %1815 : index
                %1817 = arith.divui %1810, %c10 : index
                %1818 = arith.remui %1817, %c10 : index
                %1819 = arith.addi %1816, %1818 : index
                %1820 = arith.addi %1811, %1819 : index
                %1821 = arith.addi %1805, %1820 : index
                %1822 = arith.addi %1735, %1821 : index
                %1823 = vector.shuffle %1713, %1713 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1823, %kv[%1822] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1824 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1824 {
            %1825 = wave.lane
            %1826 = arith.muli %1825, %c23 : index
            scf.for %1827 = %1826 to %c36 step %c8 {
              %1828 = arith.addi %1594, %1827 : index
              %1829 = vector.load %22[%1828] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1830 = arith.mulf %1829, %1597 : vector<4xf32>
              %1831 = wave.fp8_encode "e5m2" %1830 : vector<4xf32> -> vector<4xi8>
              %1832 = arith.cmpi slt, %1595, %kvHeads : index
              scf.if %1832 {
                %1833 = arith.muli %1595, %c42 : index
                %1834 = arith.addi %1600, %1833 : index
                %1835 = vector.shuffle %1831, %1831 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1836 = arith.divui %1827, %c16 : index
                %1837 = arith.muli %1836, %c5 : index
                %1838 = arith.remui %1827, %c16 : index
                %1839 = arith.muli %1599, %c16 : index
                %1840 = arith.divui %1838, %c23 : index
                %1841 = arith.muli %1840, %c23 : index
                %1842 = arith.remui %1838, %c10 : index
                %1843 = arith.muli %1842, %c10 : index
                %1844 = arith.addi %1841, %1843 : index
                %1845 = arith.divui %1838, %c10 : index
                %1846 = arith.remui %1845, %c10 : index
                %1847 = arith.addi %1844, %1846 : index
                %1848 = arith.addi %1839, %1847 : index
                %1849 = arith.addi %1837, %1848 : index
                %1850 = arith.addi %1834, %1849 : index
                vector.store %1835, %kv[%1850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1851 = arith.subi %1595, %kvHeads : index
                %1852 = arith.muli %1851, %c42 : index
                %1853 = arith.addi %1600, %1852 : index
                %1854 = arith.addi %1827, %c11 : index
                %1855 = arith.divui %1854, %c16 : index
                %1856 = arith.muli %1855, %c5 : index
                %1857 = arith.addi %1856, %c14 : index
                %1858 = arith.remui %1854, %c16 : index
                %1859 = arith.divui %1599, %c10 : index
                %1860 = arith.remui %1599, %c10 : index
                %1861 = arith.muli %1860, %c17 : index
                %1862 = arith.addi %1859, %1861 : index
                %1863 = arith.muli %1858, %c16 : index
                %1864 = arith.divui %1862, %c23 : index
                %1865 = arith.muli %1864, %c23 : index
                %1866 = arith.remui %1862, %c10 : index
                %1867 = arith.muli %1866, %c10 : index
                %1868 = arith.addi %1865, %1867 : index
                %1869 = arith.divui %1862, %c10 : index
                %1870 = arith.remui %1869, %c10 : index
                %1871 = arith.addi %1868, %1870 : index
                %1872 = arith.addi %1863, %1871 : index
                %1873 = arith.addi %1857, %1872 : index
                %1874 = arith.addi %1853, %1873 : index
                %1875 = vector.shuffle %1831, %1831 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1875, %kv[%1874] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1876 = arith.addi %1827, %c12 : index
                %1877 = arith.divui %1876, %c16 : index
                %1878 = arith.muli %1877, %c5 : index
                %1879 = arith.addi %1878, %c14 : index
                %1880 = arith.remui %1876, %c16 : index
                %1881 = arith.divui %1599, %c10 : index
                %1882 = arith.remui %1599, %c10 : index
                %1883 = arith.muli %1882, %c17 : index
                %1884 = arith.addi %1881, %1883 : index
                %1885 = arith.muli %1880, %c16 : index
                %1886 = arith.divui %1884, %c23 : index
                %1887 = arith.muli %1886, %c23 : index
                %1888 = arith.remui %1884, %c10 : index
                %1889 = arith.muli %1888, %c10 : index
                %1890 = arith.addi %1887, %1889 : index
                %1891 = arith.divui %1884, %c10 : index
                %1892 = arith.remui %1891, %c10 : index
                %1893 = arith.addi %1890, %1892 : index
                %1894 = arith.addi %1885, %1893 : index
                %1895 = arith.addi %1879, %1894 : index
                %1896 = arith.addi %1853, %1895 : index
                %1897 = vector.shuffle %1831, %1831 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1897, %kv[%1896] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1898 = arith.addi %1827, %c10 : index
                %1899 = arith.divui %1898, %c16 : index
                %1900 = arith.muli %1899, %c5 : index
                %1901 = arith.addi %1900, %c14 : index
                %1902 = arith.remui %1898, %c16 : index
                %1903 = arith.divui %1599, %c10 : index
                %1904 = arith.remui %1599, %c10 : index
                %1905 = arith.muli %1904, %c17 : index
                %1906 = arith.addi %1903, %1905 : index
                %1907 = arith.muli %1902, %c16 : index
                %1908 = arith.divui %1906, %c23 : index
                %1909 = arith.muli %1908, %c23 : index
                %1910 = arith.remui %1906, %c10 : index
                %1911 = arith.muli %1910, %c10 : index
                %1912 = arith.addi %1909, %1911 : index
                %1913 = arith.divui %1906, %c10 : index
                %1914 = arith.remui %1913, %c10 : index
                %1915 = arith.addi %1912, %1914 : index
                %1916 = arith.addi %1907, %1915 : index
                %1917 = arith.addi %1901, %1916 : index
                %1918 = arith.addi %1853, %1917 : index
                %1919 = vector.shuffle %1831, %1831 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1919, %kv[%1918] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1920 = arith.addi %1827, %c2 : index
                %1921 = arith.divui %1920, %c16 : index
                %1922 = arith.muli %1921, %c5 : index
                %1923 = arith.addi %1922, %c14 : index
                %1924 = arith.remui %1920, %c16 : index
                %1925 = arith.divui %1599, %c10 : index
                %1926 = arith.remui %1599, %c10 : index
                %1927 = arith.muli %1926, %c17 : index
                %1928 = arith.addi %1925, %1927 : index
                %1929 = arith.muli %1924, %c16 : index
                %1930 = arith.divui %1928, %c23 : index
                %1931 = arith.muli %1930, %c23 : index
                %1932 = arith.remui %1928, %c10 : index
                %1933 = arith.muli %1932, %c10 : index
                %1934 = arith.addi %1931, %1933 : index
                %1935 = arith.divui %1928, %c10 : index
                %1936 = arith.remui %1935, %c10 : index
                %1937 = arith.addi %1934, %1936 : index
                %1938 = arith.addi %1929, %1937 : index
                %1939 = arith.addi %1923, %1938 : index
                %1940 = arith.addi %1853, %1939 : index
                %1941 = vector.shuffle %1831, %1831 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1941, %kv[%1940] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1942 = arith.addi %1228, %c52 : index
      %1943 = arith.addi %1227, %1942 : index
      %1944 = arith.cmpi slt, %1943, %24 : index
      %1945 = arith.cmpi slt, %1942, %c16 : index
      %1946 = arith.andi %1944, %1945 : i1
      scf.if %1946 {
        %1947 = arith.addi %1227, %1942 : index
        %1948 = arith.addi %slotsAt, %1947 : index
        %1949 = memref.load %step[%1948] : memref<?xi32>
        %1950 = arith.index_cast %1949 : i32 to index
        %1951 = arith.cmpi sge, %1950, %c11 : index
        scf.if %1951 {
          %1952 = arith.muli %1942, %c36 : index
          %1953 = arith.subi %0, %heads : index
          %1954 = memref.load %scales[%1953] : memref<?xf32>
          %1955 = vector.broadcast %1954 : f32 to vector<4xf32>
          %1956 = arith.divui %1950, %c16 : index
          %1957 = arith.remui %1950, %c16 : index
          %1958 = arith.muli %1956, %pageBytes : index
          %1959 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1959 {
            %1960 = wave.lane
            %1961 = arith.muli %1960, %c23 : index
            scf.for %1962 = %1961 to %c36 step %c8 {
              %1963 = arith.addi %1952, %1962 : index
              %1964 = vector.load %22[%1963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1965 = arith.mulf %1964, %1955 : vector<4xf32>
              %1966 = arith.minimumf %1965, %c56 : vector<4xf32>
              %1967 = arith.maximumf %1966, %c57 : vector<4xf32>
              %1968 = arith.truncf %1967 : vector<4xf32> to vector<4xf16>
              %1969 = vector.bitcast %1968 : vector<4xf16> to vector<8xi8>
              %1970 = arith.cmpi slt, %1953, %kvHeads : index
              scf.if %1970 {
                %1971 = arith.muli %1953, %c13 : index
                %1972 = arith.addi %1958, %1971 : index
                %1973 = arith.divui %1962, %c16 : index
                %1974 = arith.muli %1973, %c58 : index
                %1975 = arith.remui %1962, %c16 : index
                %1976 = arith.divui %1975, %c17 : index
                %1977 = arith.muli %1976, %c5 : index
                %1978 = arith.muli %1957, %c16 : index
                %1979 = arith.addi %1977, %1978 : index
                %1980 = arith.remui %1975, %c17 : index
                %1981 = arith.muli %1980, %c10 : index
                %1982 = arith.addi %1979, %1981 : index
                %1983 = arith.addi %1974, %1982 : index
                %1984 = arith.addi %1972, %1983 : index
                vector.store %1969, %kv[%1984] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1985 = arith.subi %1953, %kvHeads : index
                %1986 = arith.muli %1985, %c13 : index
                %1987 = arith.addi %1958, %1986 : index
                %1988 = arith.addi %1962, %c11 : index
                %1989 = arith.divui %1988, %c16 : index
                %1990 = arith.muli %1989, %c58 : index
                %1991 = arith.addi %1990, %c42 : index
                %1992 = arith.remui %1988, %c16 : index
                %1993 = arith.divui %1957, %c10 : index
                %1994 = arith.remui %1957, %c10 : index
                %1995 = arith.muli %1994, %c17 : index
                %1996 = arith.addi %1993, %1995 : index
                %1997 = arith.divui %1996, %c17 : index
                %1998 = arith.muli %1997, %c5 : index
                %1999 = arith.muli %1992, %c16 : index
                %2000 = arith.addi %1998, %1999 : index
                %2001 = arith.remui %1996, %c17 : index
                %2002 = arith.muli %2001, %c10 : index
                %2003 = arith.addi %2000, %2002 : index
                %2004 = arith.addi %1991, %2003 : index
                %2005 = arith.addi %1987, %2004 : index
                %2006 = vector.shuffle %1969, %1969 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2006, %kv[%2005] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2007 = arith.addi %1962, %c12 : index
                %2008 = arith.divui %2007, %c16 : index
                %2009 = arith.muli %2008, %c58 : index
                %2010 = arith.addi %2009, %c42 : index
                %2011 = arith.remui %2007, %c16 : index
                %2012 = arith.divui %1957, %c10 : index
                %2013 = arith.remui %1957, %c10 : index
                %2014 = arith.muli %2013, %c17 : index
                %2015 = arith.addi %2012, %2014 : index
                %2016 = arith.divui %2015, %c17 : index
                %2017 = arith.muli %2016, %c5 : index
                %2018 = arith.muli %2011, %c16 : index
                %2019 = arith.addi %2017, %2018 : index
                %2020 = arith.remui %2015, %c17 : index
                %2021 = arith.muli %2020, %c10 : index
                %2022 = arith.addi %2019, %2021 : index
                %2023 = arith.addi %2010, %2022 : index
                %2024 = arith.addi %1987, %2023 : index
                %2025 = vector.shuffle %1969, %1969 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2025, %kv[%2024] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2026 = arith.addi %1962, %c10 : index
                %2027 = arith.divui %2026, %c16 : index
                %2028 = arith.muli %2027, %c58 : index
                %2029 = arith.addi %2028, %c42 : index
                %2030 = arith.remui %2026, %c16 : index
                %2031 = arith.divui %1957, %c10 : index
                %2032 = arith.remui %1957, %c10 : index
                %2033 = arith.muli %2032, %c17 : index
                %2034 = arith.addi %2031, %2033 : index
                %2035 = arith.divui %2034, %c17 : index
                %2036 = arith.muli %2035, %c5 : index
                %2037 = arith.muli %2030, %c16 : index
                %2038 = arith.addi %2036, %2037 : index
                %2039 = arith.remui %2034, %c17 : index
                %2040 = arith.muli %2039, %c10 : index
                %2041 = arith.addi %2038, %2040 : index
                %2042 = arith.addi %2029, %2041 : index
                %2043 = arith.addi %1987, %2042 : index
                %2044 = vector.shuffle %1969, %1969 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2044, %kv[%2043] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2045 = arith.addi %1962, %c2 : index
                %2046 = arith.divui %2045, %c16 : index
                %2047 = arith.muli %2046, %c58 : index
                %2048 = arith.addi %2047, %c42 : index
                %2049 = arith.remui %2045, %c16 : index
                %2050 = arith.divui %1957, %c10 : index
                %2051 = arith.remui %1957, %c10 : index
                %2052 = arith.muli %2051, %c17 : index
                %2053 = arith.addi %2050, %2052 : index
                %2054 = arith.divui %2053, %c17 : index
                %2055 = arith.muli %2054, %c5 : index
                %2056 = arith.muli %2049, %c16 : index
                %2057 = arith.addi %2055, %2056 : index
                %2058 = arith.remui %2053, %c17 : index
                %2059 = arith.muli %2058, %c10 : index
                %2060 = arith.addi %2057, %2059 : index
                %2061 = arith.addi %2048, %2060 : index
                %2062 = arith.addi %1987, %2061 : index
                %2063 = vector.shuffle %1969, %1969 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2063, %kv[%2062] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2064 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2064 {
            %2065 = wave.lane
            %2066 = arith.muli %2065, %c23 : index
            scf.for %2067 = %2066 to %c36 step %c8 {
              %2068 = arith.addi %1952, %2067 : index
              %2069 = vector.load %22[%2068] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2070 = arith.mulf %2069, %1955 : vector<4xf32>
              %2071 = wave.fp8_encode "e4m3" %2070 : vector<4xf32> -> vector<4xi8>
              %2072 = arith.cmpi slt, %1953, %kvHeads : index
              scf.if %2072 {
                %2073 = arith.muli %1953, %c42 : index
                %2074 = arith.addi %1958, %2073 : index
                %2075 = vector.shuffle %2071, %2071 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2076 = arith.divui %2067, %c16 : index
                %2077 = arith.muli %2076, %c5 : index
                %2078 = arith.remui %2067, %c16 : index
                %2079 = arith.muli %1957, %c16 : index
                %2080 = arith.divui %2078, %c23 : index
                %2081 = arith.muli %2080, %c23 : index
                %2082 = arith.remui %2078, %c10 : index
                %2083 = arith.muli %2082, %c10 : index
                %2084 = arith.addi %2081, %2083 : index
                %2085 = arith.divui %2078, %c10 : index
                %2086 = arith.remui %2085, %c10 : index
                %2087 = arith.addi %2084, %2086 : index
                %2088 = arith.addi %2079, %2087 : index
                %2089 = arith.addi %2077, %2088 : index
                %2090 = arith.addi %2074, %2089 : index
                vector.store %2075, %kv[%2090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2091 = arith.subi %1953, %kvHeads : index
                %2092 = arith.muli %2091, %c42 : index
                %2093 = arith.addi %1958, %2092 : index
                %2094 = arith.addi %2067, %c11 : index
                %2095 = arith.divui %2094, %c16 : index
                %2096 = arith.muli %2095, %c5 : index
                %2097 = arith.addi %2096, %c14 : index
                %2098 = arith.remui %2094, %c16 : index
                %2099 = arith.divui %1957, %c10 : index
                %2100 = arith.remui %1957, %c10 : index
                %2101 = arith.muli %2100, %c17 : index
                %2102 = arith.addi %2099, %2101 : index
                %2103 = arith.muli %2098, %c16 : index
                %2104 = arith.divui %2102, %c23 : index
                %2105 = arith.muli %2104, %c23 : index
                %2106 = arith.remui %2102, %c10 : index
                %2107 = arith.muli %2106, %c10 : index
                %2108 = arith.addi %2105, %2107 : index
                %2109 = arith.divui %2102, %c10 : index
                %2110 = arith.remui %2109, %c10 : index
                %2111 = arith.addi %2108, %2110 : index
                %2112 = arith.addi %2103, %2111 : index
                %2113 = arith.addi %2097, %2112 : index
                %2114 = arith.addi %2093, %2113 : index
                %2115 = vector.shuffle %2071, %2071 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2115, %kv[%2114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2116 = arith.addi %2067, %c12 : index
                %2117 = arith.divui %2116, %c16 : index
                %2118 = arith.muli %2117, %c5 : index
                %2119 = arith.addi %2118, %c14 : index
                %2120 = arith.remui %2116, %c16 : index
                %2121 = arith.divui %1957, %c10 : index
                %2122 = arith.remui %1957, %c10 : index
                %2123 = arith.muli %2122, %c17 : index
                %2124 = arith.addi %2121, %2123 : index
                %2125 = arith.muli %2120, %c16 : index
                %2126 = arith.divui %2124, %c23 : index
                %2127 = arith.muli %2126, %c23 : index
                %2128 = arith.remui %2124, %c10 : index
                %2129 = arith.muli %2128, %c10 : index
                %2130 = arith.addi %2127, %2129 : index
                %2131 = arith.divui %2124, %c10 : index
                %2132 = arith.remui %2131, %c10 : index
                %2133 = arith.addi %2130, %2132 : index
                %2134 = arith.addi %2125, %2133 : index
                %2135 = arith.addi %2119, %2134 : index
                %2136 = arith.addi %2093, %2135 : index
                %2137 = vector.shuffle %2071, %2071 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2137, %kv[%2136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2138 = arith.addi %2067, %c10 : index
                %2139 = arith.divui %2138, %c16 : index
                %2140 = arith.muli %2139, %c5 : index
                %2141 = arith.addi %2140, %c14 : index
                %2142 = arith.remui %2138, %c16 : index
                %2143 = arith.divui %1957, %c10 : index
                %2144 = arith.remui %1957, %c10 : index
                %2145 = arith.muli %2144, %c17 : index
                %2146 = arith.addi %2143, %2145 : index
                %2147 = arith.muli %2142, %c16 : index
                %2148 = arith.divui %2146, %c23 : index
                %2149 = arith.muli %2148, %c23 : index
                %2150 = arith.remui %2146, %c10 : index
                %2151 = arith.muli %2150, %c10 : index
                %2152 = arith.addi %2149, %2151 : index
                %2153 = arith.divui %2146, %c10 : index
                %2154 = arith.remui %2153, %c10 : index
                %2155 = arith.addi %2152, %2154 : index
                %2156 = arith.addi %2147, %2155 : index
                %2157 = arith.addi %2141, %2156 : index
                %2158 = arith.addi %2093, %2157 : index
                %2159 = vector.shuffle %2071, %2071 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2159, %kv[%2158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2160 = arith.addi %2067, %c2 : index
                %2161 = arith.divui %2160, %c16 : index
                %2162 = arith.muli %2161, %c5 : index
                %2163 = arith.addi %2162, %c14 : index
                %2164 = arith.remui %2160, %c16 : index
                %2165 = arith.divui %1957, %c10 : index
                %2166 = arith.remui %1957, %c10 : index
                %2167 = arith.muli %2166, %c17 : index
                %2168 = arith.addi %2165, %2167 : index
                %2169 = arith.muli %2164, %c16 : index
                %2170 = arith.divui %2168, %c23 : index
                %2171 = arith.muli %2170, %c23 : index
                %2172 = arith.remui %2168, %c10 : index
                %2173 = arith.muli %2172, %c10 : index
                %2174 = arith.addi %2171, %2173 : index
                %2175 = arith.divui %2168, %c10 : index
                %2176 = arith.remui %2175, %c10 : index
                %2177 = arith.addi %2174, %2176 : index
                %2178 = arith.addi %2169, %2177 : index
                %2179 = arith.addi %2163, %2178 : index
                %2180 = arith.addi %2093, %2179 : index
                %2181 = vector.shuffle %2071, %2071 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2181, %kv[%2180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2182 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2182 {
            %2183 = wave.lane
            %2184 = arith.muli %2183, %c23 : index
            scf.for %2185 = %2184 to %c36 step %c8 {
              %2186 = arith.addi %1952, %2185 : index
              %2187 = vector.load %22[%2186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2188 = arith.mulf %2187, %1955 : vector<4xf32>
              %2189 = wave.fp8_encode "e5m2" %2188 : vector<4xf32> -> vector<4xi8>
              %2190 = arith.cmpi slt, %1953, %kvHeads : index
              scf.if %2190 {
                %2191 = arith.muli %1953, %c42 : index
                %2192 = arith.addi %1958, %2191 : index
                %2193 = vector.shuffle %2189, %2189 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2194 = arith.divui %2185, %c16 : index
                %2195 = arith.muli %2194, %c5 : index
                %2196 = arith.remui %2185, %c16 : index
                %2197 = arith.muli %1957, %c16 : index
                %2198 = arith.divui %2196, %c23 : index
                %2199 = arith.muli %2198, %c23 : index
                %2200 = arith.remui %2196, %c10 : index
                %2201 = arith.muli %2200, %c10 : index
                %2202 = arith.addi %2199, %2201 : index
                %2203 = arith.divui %2196, %c10 : index
                %2204 = arith.remui %2203, %c10 : index
                %2205 = arith.addi %2202, %2204 : index
                %2206 = arith.addi %2197, %2205 : index
                %2207 = arith.addi %2195, %2206 : index
                %2208 = arith.addi %2192, %2207 : index
                vector.store %2193, %kv[%2208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2209 = arith.subi %1953, %kvHeads : index
                %2210 = arith.muli %2209, %c42 : index
                %2211 = arith.addi %1958, %2210 : index
                %2212 = arith.addi %2185, %c11 : index
                %2213 = arith.divui %2212, %c16 : index
                %2214 = arith.muli %2213, %c5 : index
                %2215 = arith.addi %2214, %c14 : index
                %2216 = arith.remui %2212, %c16 : index
                %2217 = arith.divui %1957, %c10 : index
                %2218 = arith.remui %1957, %c10 : index
                %2219 = arith.muli %2218, %c17 : index
                %2220 = arith.addi %2217, %2219 : index
                %2221 = arith.muli %2216, %c16 : index
                %2222 = arith.divui %2220, %c23 : index
                %2223 = arith.muli %2222, %c23 : index
                %2224 = arith.remui %2220, %c10 : index
                %2225 = arith.muli %2224, %c10 : index
                %2226 = arith.addi %2223, %2225 : index
                %2227 = arith.divui %2220, %c10 : index
                %2228 = arith.remui %2227, %c10 : index
                %2229 = arith.addi %2226, %2228 : index
                %2230 = arith.addi %2221, %2229 : index
                %2231 = arith.addi %2215, %2230 : index
                %2232 = arith.addi %2211, %2231 : index
                %2233 = vector.shuffle %2189, %2189 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2233, %kv[%2232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2234 = arith.addi %2185, %c12 : index
                %2235 = arith.divui %2234, %c16 : index
                %2236 = arith.muli %2235, %c5 : index
                %2237 = arith.addi %2236, %c14 : index
                %2238 = arith.remui %2234, %c16 : index
                %2239 = arith.divui %1957, %c10 : index
                %2240 = arith.remui %1957, %c10 : index
                %2241 = arith.muli %2240, %c17 : index
                %2242 = arith.addi %2239, %2241 : index
                %2243 = arith.muli %2238, %c16 : index
                %2244 = arith.divui %2242, %c23 : index
                %2245 = arith.muli %2244, %c23 : index
                %2246 = arith.remui %2242, %c10 : index
                %2247 = arith.muli %2246, %c10 : index
                %2248 = arith.addi %2245, %2247 : index
                %2249 = arith.divui %2242, %c10 : index
                %2250 = arith.remui %2249, %c10 : index
                %2251 = arith.addi %2248, %2250 : index
                %2252 = arith.addi %2243, %2251 : index
                %2253 = arith.addi %2237, %2252 : index
                %2254 = arith.addi %2211, %2253 : index
                %2255 = vector.shuffle %2189, %2189 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2255, %kv[%2254] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2256 = arith.addi %2185, %c10 : index
                %2257 = arith.divui %2256, %c16 : index
                %2258 = arith.muli %2257, %c5 : index
                %2259 = arith.addi %2258, %c14 : index
                %2260 = arith.remui %2256, %c16 : index
                %2261 = arith.divui %1957, %c10 : index
                %2262 = arith.remui %1957, %c10 : index
                %2263 = arith.muli %2262, %c17 : index
                %2264 = arith.addi %2261, %2263 : index
                %2265 = arith.muli %2260, %c16 : index
                %2266 = arith.divui %2264, %c23 : index
                %2267 = arith.muli %2266, %c23 : index
                %2268 = arith.remui %2264, %c10 : index
                %2269 = arith.muli %2268, %c10 : index
                %2270 = arith.addi %2267, %2269 : index
                %2271 = arith.divui %2264, %c10 : index
                %2272 = arith.remui %2271, %c10 : index
                %2273 = arith.addi %2270, %2272 : index
                %2274 = arith.addi %2265, %2273 : index
                %2275 = arith.addi %2259, %2274 : index
                %2276 = arith.addi %2211, %2275 : index
                %2277 = vector.shuffle %2189, %2189 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2277, %kv[%2276] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2278 = arith.addi %2185, %c2 : index
                %2279 = arith.divui %2278, %c16 : index
                %2280 = arith.muli %2279, %c5 : index
                %2281 = arith.addi %2280, %c14 : index
                %2282 = arith.remui %2278, %c16 : index
                %2283 = arith.divui %1957, %c10 : index
                %2284 = arith.remui %1957, %c10 : index
                %2285 = arith.muli %2284, %c17 : index
                %2286 = arith.addi %2283, %2285 : index
                %2287 = arith.muli %2282, %c16 : index
                %2288 = arith.divui %2286, %c23 : index
                %2289 = arith.muli %2288, %c23 : index
                %2290 = arith.remui %2286, %c10 : index
                %2291 = arith.muli %2290, %c10 : index
                %2292 = arith.addi %2289, %2291 : index
                %2293 = arith.divui %2286, %c10 : index
                %2294 = arith.remui %2293, %c10 : index
                %2295 = arith.addi %2292, %2294 : index
                %2296 = arith.addi %2287, %2295 : index
                %2297 = arith.addi %2281, %2296 : index
                %2298 = arith.addi %2211, %2297 : index
                %2299 = vector.shuffle %2189, %2189 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2299, %kv[%2298] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2300 = arith.addi %25, %c16 : index
    %2301 = wave.lane
    %2302 = arith.muli %3, %c10 : index
    %2303 = arith.muli %2302, %c5 : index
    %2304 = arith.addi %2303, %2301 : index
    %2305 = arith.muli %4, %c14 : index
    %2306 = arith.addi %2305, %2304 : index
    %2307 = arith.addi %2306, %c11 : index
    %2308 = arith.addi %2307, %c11 : index
    %2309 = vector.extract %714#2[0] : f32 from vector<8xf32>
    memref.store %2309, %21[%2308] : memref<?xf32>
    %2310 = arith.muli %4, %c14 : index
    %2311 = arith.addi %2310, %2304 : index
    %2312 = arith.addi %2311, %c11 : index
    %2313 = arith.addi %2312, %c18 : index
    %2314 = vector.extract %714#2[1] : f32 from vector<8xf32>
    memref.store %2314, %21[%2313] : memref<?xf32>
    %2315 = arith.muli %4, %c14 : index
    %2316 = arith.addi %2315, %2304 : index
    %2317 = arith.addi %2316, %c11 : index
    %2318 = arith.addi %2317, %c6 : index
    %2319 = vector.extract %714#2[2] : f32 from vector<8xf32>
    memref.store %2319, %21[%2318] : memref<?xf32>
    %2320 = arith.muli %4, %c14 : index
    %2321 = arith.addi %2320, %2304 : index
    %2322 = arith.addi %2321, %c11 : index
    %2323 = arith.addi %2322, %c36 : index
    %2324 = vector.extract %714#2[3] : f32 from vector<8xf32>
    memref.store %2324, %21[%2323] : memref<?xf32>
    %2325 = arith.muli %4, %c14 : index
    %2326 = arith.addi %2325, %2304 : index
    %2327 = arith.addi %2326, %c11 : index
    %2328 = arith.addi %2327, %c8 : index
    %2329 = vector.extract %714#2[4] : f32 from vector<8xf32>
    memref.store %2329, %21[%2328] : memref<?xf32>
    %2330 = arith.muli %4, %c14 : index
    %2331 = arith.addi %2330, %2304 : index
    %2332 = arith.addi %2331, %c11 : index
    %2333 = arith.addi %2332, %c37 : index
    %2334 = vector.extract %714#2[5] : f32 from vector<8xf32>
    memref.store %2334, %21[%2333] : memref<?xf32>
    %2335 = arith.muli %4, %c14 : index
    %2336 = arith.addi %2335, %2304 : index
    %2337 = arith.addi %2336, %c11 : index
    %2338 = arith.addi %2337, %c38 : index
    %2339 = vector.extract %714#2[6] : f32 from vector<8xf32>
    memref.store %2339, %21[%2338] : memref<?xf32>
    %2340 = arith.muli %4, %c14 : index
    %2341 = arith.addi %2340, %2304 : index
    %2342 = arith.addi %2341, %c11 : index
    %2343 = arith.addi %2342, %c39 : index
    %2344 = vector.extract %714#2[7] : f32 from vector<8xf32>
    memref.store %2344, %21[%2343] : memref<?xf32>
    %2345 = arith.muli %4, %c14 : index
    %2346 = arith.addi %2345, %2304 : index
    %2347 = arith.addi %2346, %c5 : index
    %2348 = arith.addi %2347, %c11 : index
    %2349 = vector.extract %714#3[0] : f32 from vector<8xf32>
    memref.store %2349, %21[%2348] : memref<?xf32>
    %2350 = arith.muli %4, %c14 : index
    %2351 = arith.addi %2350, %2304 : index
    %2352 = arith.addi %2351, %c5 : index
    %2353 = arith.addi %2352, %c18 : index
    %2354 = vector.extract %714#3[1] : f32 from vector<8xf32>
    memref.store %2354, %21[%2353] : memref<?xf32>
    %2355 = arith.muli %4, %c14 : index
    %2356 = arith.addi %2355, %2304 : index
    %2357 = arith.addi %2356, %c5 : index
    %2358 = arith.addi %2357, %c6 : index
    %2359 = vector.extract %714#3[2] : f32 from vector<8xf32>
    memref.store %2359, %21[%2358] : memref<?xf32>
    %2360 = arith.muli %4, %c14 : index
    %2361 = arith.addi %2360, %2304 : index
    %2362 = arith.addi %2361, %c5 : index
    %2363 = arith.addi %2362, %c36 : index
    %2364 = vector.extract %714#3[3] : f32 from vector<8xf32>
    memref.store %2364, %21[%2363] : memref<?xf32>
    %2365 = arith.muli %4, %c14 : index
    %2366 = arith.addi %2365, %2304 : index
    %2367 = arith.addi %2366, %c5 : index
    %2368 = arith.addi %2367, %c8 : index
    %2369 = vector.extract %714#3[4] : f32 from vector<8xf32>
    memref.store %2369, %21[%2368] : memref<?xf32>
    %2370 = arith.muli %4, %c14 : index
    %2371 = arith.addi %2370, %2304 : index
    %2372 = arith.addi %2371, %c5 : index
    %2373 = arith.addi %2372, %c37 : index
    %2374 = vector.extract %714#3[5] : f32 from vector<8xf32>
    memref.store %2374, %21[%2373] : memref<?xf32>
    %2375 = arith.muli %4, %c14 : index
    %2376 = arith.addi %2375, %2304 : index
    %2377 = arith.addi %2376, %c5 : index
    %2378 = arith.addi %2377, %c38 : index
    %2379 = vector.extract %714#3[6] : f32 from vector<8xf32>
    memref.store %2379, %21[%2378] : memref<?xf32>
    %2380 = arith.muli %4, %c14 : index
    %2381 = arith.addi %2380, %2304 : index
    %2382 = arith.addi %2381, %c5 : index
    %2383 = arith.addi %2382, %c39 : index
    %2384 = vector.extract %714#3[7] : f32 from vector<8xf32>
    memref.store %2384, %21[%2383] : memref<?xf32>
    wave.barrier
    %2385 = arith.muli %4, %c10 : index
    %2386 = arith.addi %2385, %c11 : index
    %2387 = arith.muli %2386, %c10 : index
    %2388 = arith.divui %2301, %c16 : index
    %2389 = arith.addi %2387, %2388 : index
    %2390 = arith.addi %2300, %2389 : index
    %2391 = arith.cmpi slt, %2390, %24 : index
    scf.if %2391 {
      %2392 = arith.cmpi eq, %hasFactors, %c12 : index
      %2393 = arith.muli %2390, %c10 : index
      %2394 = memref.load %factors[%2393] : memref<?xf32>
      %2395 = arith.mulf %2394, %operandScale : f32
      %2396 = arith.select %2392, %2395, %operandScale : f32
      %2397 = arith.addi %2304, %c11 : index
      %2398 = arith.muli %2386, %c18 : index
      %2399 = arith.addi %2397, %2398 : index
      %2400 = memref.load %21[%2399] : memref<?xf32>
      %2401 = arith.addi %2399, %c14 : index
      %2402 = memref.load %21[%2401] : memref<?xf32>
      %2403 = arith.addf %2400, %2402 : f32
      %2404 = arith.addi %2399, %c42 : index
      %2405 = memref.load %21[%2404] : memref<?xf32>
      %2406 = arith.addf %2403, %2405 : f32
      %2407 = arith.addi %2399, %c43 : index
      %2408 = memref.load %21[%2407] : memref<?xf32>
      %2409 = arith.addf %2406, %2408 : f32
      %2410 = arith.remui %2301, %c16 : index
      %2411 = arith.muli %2410, %c23 : index
      %2412 = arith.addi %18, %2411 : index
      %2413 = vector.load %w[%2412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2414 = vector.bitcast %2413 : vector<4xi8> to vector<1xf32>
      %2415 = vector.extract %2414[0] : f32 from vector<1xf32>
      %2416 = arith.mulf %2415, %2396 : f32
      %2417 = arith.mulf %2409, %2416 : f32
      %2418 = arith.muli %3, %c10 : index
      %2419 = arith.addi %2418, %c11 : index
      %2420 = arith.muli %2419, %c16 : index
      %2421 = arith.remui %2301, %c16 : index
      %2422 = arith.addi %2420, %2421 : index
      %2423 = arith.muli %2389, %c36 : index
      %2424 = arith.addi %2423, %2422 : index
      memref.store %2417, %22[%2424] : memref<?xf32>
      %2425 = arith.addi %2304, %c5 : index
      %2426 = arith.muli %2386, %c18 : index
      %2427 = arith.addi %2425, %2426 : index
      %2428 = memref.load %21[%2427] : memref<?xf32>
      %2429 = arith.addi %2427, %c14 : index
      %2430 = memref.load %21[%2429] : memref<?xf32>
      %2431 = arith.addf %2428, %2430 : f32
      %2432 = arith.addi %2427, %c42 : index
      %2433 = memref.load %21[%2432] : memref<?xf32>
      %2434 = arith.addf %2431, %2433 : f32
      %2435 = arith.addi %2427, %c43 : index
      %2436 = memref.load %21[%2435] : memref<?xf32>
      %2437 = arith.addf %2434, %2436 : f32
      %2438 = arith.remui %2301, %c16 : index
      %2439 = arith.muli %2438, %c23 : index
      %2440 = arith.addi %20, %2439 : index
      %2441 = vector.load %w[%2440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2442 = vector.bitcast %2441 : vector<4xi8> to vector<1xf32>
      %2443 = vector.extract %2442[0] : f32 from vector<1xf32>
      %2444 = arith.mulf %2443, %2396 : f32
      %2445 = arith.mulf %2437, %2444 : f32
      %2446 = arith.muli %3, %c10 : index
      %2447 = arith.addi %2446, %c12 : index
      %2448 = arith.muli %2447, %c16 : index
      %2449 = arith.remui %2301, %c16 : index
      %2450 = arith.addi %2448, %2449 : index
      %2451 = arith.muli %2389, %c36 : index
      %2452 = arith.addi %2451, %2450 : index
      memref.store %2445, %22[%2452] : memref<?xf32>
    }
    %2453 = arith.muli %4, %c10 : index
    %2454 = arith.addi %2453, %c12 : index
    %2455 = arith.muli %2454, %c10 : index
    %2456 = arith.divui %2301, %c16 : index
    %2457 = arith.addi %2455, %2456 : index
    %2458 = arith.addi %2300, %2457 : index
    %2459 = arith.cmpi slt, %2458, %24 : index
    scf.if %2459 {
      %2460 = arith.cmpi eq, %hasFactors, %c12 : index
      %2461 = arith.muli %2458, %c10 : index
      %2462 = memref.load %factors[%2461] : memref<?xf32>
      %2463 = arith.mulf %2462, %operandScale : f32
      %2464 = arith.select %2460, %2463, %operandScale : f32
      %2465 = arith.addi %2304, %c11 : index
      %2466 = arith.muli %2454, %c18 : index
      %2467 = arith.addi %2465, %2466 : index
      %2468 = memref.load %21[%2467] : memref<?xf32>
      %2469 = arith.addi %2467, %c14 : index
      %2470 = memref.load %21[%2469] : memref<?xf32>
      %2471 = arith.addf %2468, %2470 : f32
      %2472 = arith.addi %2467, %c42 : index
      %2473 = memref.load %21[%2472] : memref<?xf32>
      %2474 = arith.addf %2471, %2473 : f32
      %2475 = arith.addi %2467, %c43 : index
      %2476 = memref.load %21[%2475] : memref<?xf32>
      %2477 = arith.addf %2474, %2476 : f32
      %2478 = arith.remui %2301, %c16 : index
      %2479 = arith.muli %2478, %c23 : index
      %2480 = arith.addi %18, %2479 : index
      %2481 = vector.load %w[%2480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2482 = vector.bitcast %2481 : vector<4xi8> to vector<1xf32>
      %2483 = vector.extract %2482[0] : f32 from vector<1xf32>
      %2484 = arith.mulf %2483, %2464 : f32
      %2485 = arith.mulf %2477, %2484 : f32
      %2486 = arith.muli %3, %c10 : index
      %2487 = arith.addi %2486, %c11 : index
      %2488 = arith.muli %2487, %c16 : index
      %2489 = arith.remui %2301, %c16 : index
      %2490 = arith.addi %2488, %2489 : index
      %2491 = arith.muli %2457, %c36 : index
      %2492 = arith.addi %2491, %2490 : index
      memref.store %2485, %22[%2492] : memref<?xf32>
      %2493 = arith.addi %2304, %c5 : index
      %2494 = arith.muli %2454, %c18 : index
      %2495 = arith.addi %2493, %2494 : index
      %2496 = memref.load %21[%2495] : memref<?xf32>
      %2497 = arith.addi %2495, %c14 : index
      %2498 = memref.load %21[%2497] : memref<?xf32>
      %2499 = arith.addf %2496, %2498 : f32
      %2500 = arith.addi %2495, %c42 : index
      %2501 = memref.load %21[%2500] : memref<?xf32>
      %2502 = arith.addf %2499, %2501 : f32
      %2503 = arith.addi %2495, %c43 : index
      %2504 = memref.load %21[%2503] : memref<?xf32>
      %2505 = arith.addf %2502, %2504 : f32
      %2506 = arith.remui %2301, %c16 : index
      %2507 = arith.muli %2506, %c23 : index
      %2508 = arith.addi %20, %2507 : index
      %2509 = vector.load %w[%2508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2510 = vector.bitcast %2509 : vector<4xi8> to vector<1xf32>
      %2511 = vector.extract %2510[0] : f32 from vector<1xf32>
      %2512 = arith.mulf %2511, %2464 : f32
      %2513 = arith.mulf %2505, %2512 : f32
      %2514 = arith.muli %3, %c10 : index
      %2515 = arith.addi %2514, %c12 : index
      %2516 = arith.muli %2515, %c16 : index
      %2517 = arith.remui %2301, %c16 : index
      %2518 = arith.addi %2516, %2517 : index
      %2519 = arith.muli %2457, %c36 : index
      %2520 = arith.addi %2519, %2518 : index
      memref.store %2513, %22[%2520] : memref<?xf32>
    }
    wave.barrier
    %2521 = arith.addi %25, %c16 : index
    %2522 = wave.wave
    %2523 = arith.addi %2522, %c11 : index
    %2524 = arith.addi %2521, %2523 : index
    %2525 = arith.cmpi slt, %2524, %24 : index
    %2526 = arith.cmpi slt, %2523, %c16 : index
    %2527 = arith.andi %2525, %2526 : i1
    scf.if %2527 {
      %2528 = arith.addi %2521, %2523 : index
      %2529 = arith.muli %2523, %c36 : index
      %2530 = wave.lane
      %2531 = arith.addi %2530, %c11 : index
      %2532 = arith.cmpi eq, %hasBias, %c12 : index
      %2533 = arith.addi %2529, %2531 : index
      %2534 = memref.load %22[%2533] : memref<?xf32>
      %2535 = arith.muli %0, %c36 : index
      %2536 = arith.addi %2535, %2531 : index
      %2537 = memref.load %bias[%2536] : memref<?xf32>
      %2538 = arith.addf %2534, %2537 : f32
      %2539 = arith.select %2532, %2538, %2534 : f32
      %2540 = arith.addi %2531, %c19 : index
      %2541 = arith.cmpi eq, %hasBias, %c12 : index
      %2542 = arith.addi %2529, %2540 : index
      %2543 = memref.load %22[%2542] : memref<?xf32>
      %2544 = arith.muli %0, %c36 : index
      %2545 = arith.addi %2544, %2540 : index
      %2546 = memref.load %bias[%2545] : memref<?xf32>
      %2547 = arith.addf %2543, %2546 : f32
      %2548 = arith.select %2541, %2547, %2543 : f32
      %2549 = arith.addi %2530, %c18 : index
      %2550 = arith.cmpi slt, %2549, %c19 : index
      %2551 = arith.minsi %2549, %c45 : index
      %2552 = arith.cmpi eq, %hasBias, %c12 : index
      %2553 = arith.addi %2529, %2551 : index
      %2554 = memref.load %22[%2553] : memref<?xf32>
      %2555 = arith.muli %0, %c36 : index
      %2556 = arith.addi %2555, %2551 : index
      %2557 = memref.load %bias[%2556] : memref<?xf32>
      %2558 = arith.addf %2554, %2557 : f32
      %2559 = arith.select %2552, %2558, %2554 : f32
      %2560 = arith.addi %2551, %c19 : index
      %2561 = arith.cmpi eq, %hasBias, %c12 : index
      %2562 = arith.addi %2529, %2560 : index
      %2563 = memref.load %22[%2562] : memref<?xf32>
      %2564 = arith.muli %0, %c36 : index
      %2565 = arith.addi %2564, %2560 : index
      %2566 = memref.load %bias[%2565] : memref<?xf32>
      %2567 = arith.addf %2563, %2566 : f32
      %2568 = arith.select %2561, %2567, %2563 : f32
      %2569 = arith.addi %heads, %kvHeads : index
      %2570 = arith.cmpi slt, %0, %2569 : index
      scf.if %2570 {
        %2571 = arith.addi %positionsAt, %2528 : index
        %2572 = memref.load %step[%2571] : memref<?xi32>
        %2573 = arith.index_cast %2572 : i32 to index
        %2574 = arith.cmpi eq, %hasNorm, %c12 : index
        %2575 = math.fma %2539, %2539, %c48 : f32
        %2576 = math.fma %2548, %2548, %2575 : f32
        %2577 = math.fma %2559, %2559, %2576 : f32
        %2578 = arith.select %2550, %2577, %2576 : f32
        %2579 = math.fma %2568, %2568, %2578 : f32
        %2580 = arith.select %2550, %2579, %2578 : f32
        %2581 = vector.broadcast %2580 : f32 to vector<1xf32>
        %2582 = wave.reduce "add" %2581 : vector<1xf32>
        %2583 = arith.mulf %2582, %inverseHeadDim : f32
        %2584 = arith.addf %2583, %epsilon : f32
        %2585 = math.sqrt %2584 : f32
        %2586 = arith.divf %c50, %2585 : f32
        %2587 = arith.cmpi slt, %0, %heads : index
        %2588 = arith.addi %2531, %c19 : index
        %2589 = memref.load %query_norm[%2531] : memref<?xf32>
        %2590 = memref.load %key_norm[%2531] : memref<?xf32>
        %2591 = arith.select %2587, %2589, %2590 : f32
        %2592 = arith.mulf %2539, %2586 : f32
        %2593 = arith.mulf %2592, %2591 : f32
        %2594 = arith.select %2574, %2593, %2539 : f32
        %2595 = memref.load %query_norm[%2588] : memref<?xf32>
        %2596 = memref.load %key_norm[%2588] : memref<?xf32>
        %2597 = arith.select %2587, %2595, %2596 : f32
        %2598 = arith.mulf %2548, %2586 : f32
        %2599 = arith.mulf %2598, %2597 : f32
        %2600 = arith.select %2574, %2599, %2548 : f32
        %2601 = arith.addi %2551, %c19 : index
        %2602 = memref.load %query_norm[%2551] : memref<?xf32>
        %2603 = memref.load %key_norm[%2551] : memref<?xf32>
        %2604 = arith.select %2587, %2602, %2603 : f32
        %2605 = arith.mulf %2559, %2586 : f32
        %2606 = arith.mulf %2605, %2604 : f32
        %2607 = arith.select %2574, %2606, %2559 : f32
        %2608 = memref.load %query_norm[%2601] : memref<?xf32>
        %2609 = memref.load %key_norm[%2601] : memref<?xf32>
        %2610 = arith.select %2587, %2608, %2609 : f32
        %2611 = arith.mulf %2568, %2586 : f32
        %2612 = arith.mulf %2611, %2610 : f32
        %2613 = arith.select %2574, %2612, %2568 : f32
        %2614 = arith.remui %2573, %c5 : index
        %2615 = arith.muli %2614, %c36 : index
        %2616 = arith.addi %2615, %2531 : index
        %2617 = arith.divui %2573, %c5 : index
        %2618 = arith.addi %2617, %c5 : index
        %2619 = arith.muli %2618, %c36 : index
        %2620 = arith.addi %2619, %2531 : index
        %2621 = memref.load %rope[%2616] : memref<?xf32>
        %2622 = arith.addi %2616, %c19 : index
        %2623 = memref.load %rope[%2622] : memref<?xf32>
        %2624 = memref.load %rope[%2620] : memref<?xf32>
        %2625 = arith.addi %2620, %c19 : index
        %2626 = memref.load %rope[%2625] : memref<?xf32>
        %2627 = arith.mulf %2624, %2621 : f32
        %2628 = arith.mulf %2626, %2623 : f32
        %2629 = arith.subf %2627, %2628 : f32
        %2630 = arith.mulf %2626, %2621 : f32
        %2631 = arith.mulf %2624, %2623 : f32
        %2632 = arith.addf %2630, %2631 : f32
        %2633 = arith.mulf %2594, %2629 : f32
        %2634 = arith.mulf %2600, %2632 : f32
        %2635 = arith.subf %2633, %2634 : f32
        %2636 = arith.mulf %2600, %2629 : f32
        %2637 = arith.mulf %2594, %2632 : f32
        %2638 = arith.addf %2636, %2637 : f32
        %2639 = arith.cmpi slt, %0, %heads : index
        scf.if %2639 {
          %2640 = arith.muli %2528, %heads : index
          %2641 = arith.addi %2640, %0 : index
          %2642 = arith.muli %2641, %c36 : index
          %2643 = arith.addi %2642, %2531 : index
          memref.store %2635, %q[%2643] : memref<?xf32>
          %2644 = arith.addi %2643, %c19 : index
          memref.store %2638, %q[%2644] : memref<?xf32>
        } else {
          %2645 = arith.addi %2529, %2531 : index
          memref.store %2635, %22[%2645] : memref<?xf32>
          %2646 = arith.addi %2529, %2531 : index
          %2647 = arith.addi %2646, %c19 : index
          memref.store %2638, %22[%2647] : memref<?xf32>
        }
        %2648 = arith.remui %2573, %c5 : index
        %2649 = arith.muli %2648, %c36 : index
        %2650 = arith.addi %2649, %2551 : index
        %2651 = arith.divui %2573, %c5 : index
        %2652 = arith.addi %2651, %c5 : index
        %2653 = arith.muli %2652, %c36 : index
        %2654 = arith.addi %2653, %2551 : index
        %2655 = memref.load %rope[%2650] : memref<?xf32>
        %2656 = arith.addi %2650, %c19 : index
        %2657 = memref.load %rope[%2656] : memref<?xf32>
        %2658 = memref.load %rope[%2654] : memref<?xf32>
        %2659 = arith.addi %2654, %c19 : index
        %2660 = memref.load %rope[%2659] : memref<?xf32>
        %2661 = arith.mulf %2658, %2655 : f32
        %2662 = arith.mulf %2660, %2657 : f32
        %2663 = arith.subf %2661, %2662 : f32
        %2664 = arith.mulf %2660, %2655 : f32
        %2665 = arith.mulf %2658, %2657 : f32
        %2666 = arith.addf %2664, %2665 : f32
        %2667 = arith.mulf %2607, %2663 : f32
        %2668 = arith.mulf %2613, %2666 : f32
        %2669 = arith.subf %2667, %2668 : f32
        %2670 = arith.mulf %2613, %2663 : f32
        %2671 = arith.mulf %2607, %2666 : f32
        %2672 = arith.addf %2670, %2671 : f32
        scf.if %2550 {
          %2673 = arith.cmpi slt, %0, %heads : index
          scf.if %2673 {
            %2674 = arith.muli %2528, %heads : index
            %2675 = arith.addi %2674, %0 : index
            %2676 = arith.muli %2675, %c36 : index
            %2677 = arith.addi %2676, %2551 : index
            memref.store %2669, %q[%2677] : memref<?xf32>
            %2678 = arith.addi %2677, %c19 : index
            memref.store %2672, %q[%2678] : memref<?xf32>
          } else {
            %2679 = arith.addi %2529, %2551 : index
            memref.store %2669, %22[%2679] : memref<?xf32>
            %2680 = arith.addi %2529, %2551 : index
            %2681 = arith.addi %2680, %c19 : index
            memref.store %2672, %22[%2681] : memref<?xf32>
          }
        }
      } else {
        %2682 = arith.cmpi slt, %0, %heads : index
        scf.if %2682 {
          %2683 = arith.muli %2528, %heads : index
          %2684 = arith.addi %2683, %0 : index
          %2685 = arith.muli %2684, %c36 : index
          %2686 = arith.addi %2685, %2531 : index
          memref.store %2539, %q[%2686] : memref<?xf32>
          %2687 = arith.addi %2686, %c19 : index
          memref.store %2548, %q[%2687] : memref<?xf32>
        } else {
          %2688 = arith.addi %2529, %2531 : index
          memref.store %2539, %22[%2688] : memref<?xf32>
          %2689 = arith.addi %2529, %2531 : index
          %2690 = arith.addi %2689, %c19 : index
          memref.store %2548, %22[%2690] : memref<?xf32>
        }
        scf.if %2550 {
          %2691 = arith.cmpi slt, %0, %heads : index
          scf.if %2691 {
            %2692 = arith.muli %2528, %heads : index
            %2693 = arith.addi %2692, %0 : index
            %2694 = arith.muli %2693, %c36 : index
            %2695 = arith.addi %2694, %2551 : index
            memref.store %2559, %q[%2695] : memref<?xf32>
            %2696 = arith.addi %2695, %c19 : index
            memref.store %2568, %q[%2696] : memref<?xf32>
          } else {
            %2697 = arith.addi %2529, %2551 : index
            memref.store %2559, %22[%2697] : memref<?xf32>
            %2698 = arith.addi %2529, %2551 : index
            %2699 = arith.addi %2698, %c19 : index
            memref.store %2568, %22[%2699] : memref<?xf32>
          }
        }
      }
    }
    %2700 = arith.addi %2522, %c52 : index
    %2701 = arith.addi %2521, %2700 : index
    %2702 = arith.cmpi slt, %2701, %24 : index
    %2703 = arith.cmpi slt, %2700, %c16 : index
    %2704 = arith.andi %2702, %2703 : i1
    scf.if %2704 {
      %2705 = arith.addi %2521, %2700 : index
      %2706 = arith.muli %2700, %c36 : index
      %2707 = wave.lane
      %2708 = arith.addi %2707, %c11 : index
      %2709 = arith.cmpi eq, %hasBias, %c12 : index
      %2710 = arith.addi %2706, %2708 : index
      %2711 = memref.load %22[%2710] : memref<?xf32>
      %2712 = arith.muli %0, %c36 : index
      %2713 = arith.addi %2712, %2708 : index
      %2714 = memref.load %bias[%2713] : memref<?xf32>
      %2715 = arith.addf %2711, %2714 : f32
      %2716 = arith.select %2709, %2715, %2711 : f32
      %2717 = arith.addi %2708, %c19 : index
      %2718 = arith.cmpi eq, %hasBias, %c12 : index
      %2719 = arith.addi %2706, %2717 : index
      %2720 = memref.load %22[%2719] : memref<?xf32>
      %2721 = arith.muli %0, %c36 : index
      %2722 = arith.addi %2721, %2717 : index
      %2723 = memref.load %bias[%2722] : memref<?xf32>
      %2724 = arith.addf %2720, %2723 : f32
      %2725 = arith.select %2718, %2724, %2720 : f32
      %2726 = arith.addi %2707, %c18 : index
      %2727 = arith.cmpi slt, %2726, %c19 : index
      %2728 = arith.minsi %2726, %c45 : index
      %2729 = arith.cmpi eq, %hasBias, %c12 : index
      %2730 = arith.addi %2706, %2728 : index
      %2731 = memref.load %22[%2730] : memref<?xf32>
      %2732 = arith.muli %0, %c36 : index
      %2733 = arith.addi %2732, %2728 : index
      %2734 = memref.load %bias[%2733] : memref<?xf32>
      %2735 = arith.addf %2731, %2734 : f32
      %2736 = arith.select %2729, %2735, %2731 : f32
      %2737 = arith.addi %2728, %c19 : index
      %2738 = arith.cmpi eq, %hasBias, %c12 : index
      %2739 = arith.addi %2706, %2737 : index
      %2740 = memref.load %22[%2739] : memref<?xf32>
      %2741 = arith.muli %0, %c36 : index
      %2742 = arith.addi %2741, %2737 : index
      %2743 = memref.load %bias[%2742] : memref<?xf32>
      %2744 = arith.addf %2740, %2743 : f32
      %2745 = arith.select %2738, %2744, %2740 : f32
      %2746 = arith.addi %heads, %kvHeads : index
      %2747 = arith.cmpi slt, %0, %2746 : index
      scf.if %2747 {
        %2748 = arith.addi %positionsAt, %2705 : index
        %2749 = memref.load %step[%2748] : memref<?xi32>
        %2750 = arith.index_cast %2749 : i32 to index
        %2751 = arith.cmpi eq, %hasNorm, %c12 : index
        %2752 = math.fma %2716, %2716, %c48 : f32
        %2753 = math.fma %2725, %2725, %2752 : f32
        %2754 = math.fma %2736, %2736, %2753 : f32
        %2755 = arith.select %2727, %2754, %2753 : f32
        %2756 = math.fma %2745, %2745, %2755 : f32
        %2757 = arith.select %2727, %2756, %2755 : f32
        %2758 = vector.broadcast %2757 : f32 to vector<1xf32>
        %2759 = wave.reduce "add" %2758 : vector<1xf32>
        %2760 = arith.mulf %2759, %inverseHeadDim : f32
        %2761 = arith.addf %2760, %epsilon : f32
        %2762 = math.sqrt %2761 : f32
        %2763 = arith.divf %c50, %2762 : f32
        %2764 = arith.cmpi slt, %0, %heads : index
        %2765 = arith.addi %2708, %c19 : index
        %2766 = memref.load %query_norm[%2708] : memref<?xf32>
        %2767 = memref.load %key_norm[%2708] : memref<?xf32>
        %2768 = arith.select %2764, %2766, %2767 : f32
        %2769 = arith.mulf %2716, %2763 : f32
        %2770 = arith.mulf %2769, %2768 : f32
        %2771 = arith.select %2751, %2770, %2716 : f32
        %2772 = memref.load %query_norm[%2765] : memref<?xf32>
        %2773 = memref.load %key_norm[%2765] : memref<?xf32>
        %2774 = arith.select %2764, %2772, %2773 : f32
        %2775 = arith.mulf %2725, %2763 : f32
        %2776 = arith.mulf %2775, %2774 : f32
        %2777 = arith.select %2751, %2776, %2725 : f32
        %2778 = arith.addi %2728, %c19 : index
        %2779 = memref.load %query_norm[%2728] : memref<?xf32>
        %2780 = memref.load %key_norm[%2728] : memref<?xf32>
        %2781 = arith.select %2764, %2779, %2780 : f32
        %2782 = arith.mulf %2736, %2763 : f32
        %2783 = arith.mulf %2782, %2781 : f32
        %2784 = arith.select %2751, %2783, %2736 : f32
        %2785 = memref.load %query_norm[%2778] : memref<?xf32>
        %2786 = memref.load %key_norm[%2778] : memref<?xf32>
        %2787 = arith.select %2764, %2785, %2786 : f32
        %2788 = arith.mulf %2745, %2763 : f32
        %2789 = arith.mulf %2788, %2787 : f32
        %2790 = arith.select %2751, %2789, %2745 : f32
        %2791 = arith.remui %2750, %c5 : index
        %2792 = arith.muli %2791, %c36 : index
        %2793 = arith.addi %2792, %2708 : index
        %2794 = arith.divui %2750, %c5 : index
        %2795 = arith.addi %2794, %c5 : index
        %2796 = arith.muli %2795, %c36 : index
        %2797 = arith.addi %2796, %2708 : index
        %2798 = memref.load %rope[%2793] : memref<?xf32>
        %2799 = arith.addi %2793, %c19 : index
        %2800 = memref.load %rope[%2799] : memref<?xf32>
        %2801 = memref.load %rope[%2797] : memref<?xf32>
        %2802 = arith.addi %2797, %c19 : index
        %2803 = memref.load %rope[%2802] : memref<?xf32>
        %2804 = arith.mulf %2801, %2798 : f32
        %2805 = arith.mulf %2803, %2800 : f32
        %2806 = arith.subf %2804, %2805 : f32
        %2807 = arith.mulf %2803, %2798 : f32
        %2808 = arith.mulf %2801, %2800 : f32
        %2809 = arith.addf %2807, %2808 : f32
        %2810 = arith.mulf %2771, %2806 : f32
        %2811 = arith.mulf %2777, %2809 : f32
        %2812 = arith.subf %2810, %2811 : f32
        %2813 = arith.mulf %2777, %2806 : f32
        %2814 = arith.mulf %2771, %2809 : f32
        %2815 = arith.addf %2813, %2814 : f32
        %2816 = arith.cmpi slt, %0, %heads : index
        scf.if %2816 {
          %2817 = arith.muli %2705, %heads : index
          %2818 = arith.addi %2817, %0 : index
          %2819 = arith.muli %2818, %c36 : index
          %2820 = arith.addi %2819, %2708 : index
          memref.store %2812, %q[%2820] : memref<?xf32>
          %2821 = arith.addi %2820, %c19 : index
          memref.store %2815, %q[%2821] : memref<?xf32>
        } else {
          %2822 = arith.addi %2706, %2708 : index
          memref.store %2812, %22[%2822] : memref<?xf32>
          %2823 = arith.addi %2706, %2708 : index
          %2824 = arith.addi %2823, %c19 : index
          memref.store %2815, %22[%2824] : memref<?xf32>
        }
        %2825 = arith.remui %2750, %c5 : index
        %2826 = arith.muli %2825, %c36 : index
        %2827 = arith.addi %2826, %2728 : index
        %2828 = arith.divui %2750, %c5 : index
        %2829 = arith.addi %2828, %c5 : index
        %2830 = arith.muli %2829, %c36 : index
        %2831 = arith.addi %2830, %2728 : index
        %2832 = memref.load %rope[%2827] : memref<?xf32>
        %2833 = arith.addi %2827, %c19 : index
        %2834 = memref.load %rope[%2833] : memref<?xf32>
        %2835 = memref.load %rope[%2831] : memref<?xf32>
        %2836 = arith.addi %2831, %c19 : index
        %2837 = memref.load %rope[%2836] : memref<?xf32>
        %2838 = arith.mulf %2835, %2832 : f32
        %2839 = arith.mulf %2837, %2834 : f32
        %2840 = arith.subf %2838, %2839 : f32
        %2841 = arith.mulf %2837, %2832 : f32
        %2842 = arith.mulf %2835, %2834 : f32
        %2843 = arith.addf %2841, %2842 : f32
        %2844 = arith.mulf %2784, %2840 : f32
        %2845 = arith.mulf %2790, %2843 : f32
        %2846 = arith.subf %2844, %2845 : f32
        %2847 = arith.mulf %2790, %2840 : f32
        %2848 = arith.mulf %2784, %2843 : f32
        %2849 = arith.addf %2847, %2848 : f32
        scf.if %2727 {
          %2850 = arith.cmpi slt, %0, %heads : index
          scf.if %2850 {
            %2851 = arith.muli %2705, %heads : index
            %2852 = arith.addi %2851, %0 : index
            %2853 = arith.muli %2852, %c36 : index
            %2854 = arith.addi %2853, %2728 : index
            memref.store %2846, %q[%2854] : memref<?xf32>
            %2855 = arith.addi %2854, %c19 : index
            memref.store %2849, %q[%2855] : memref<?xf32>
          } else {
            %2856 = arith.addi %2706, %2728 : index
            memref.store %2846, %22[%2856] : memref<?xf32>
            %2857 = arith.addi %2706, %2728 : index
            %2858 = arith.addi %2857, %c19 : index
            memref.store %2849, %22[%2858] : memref<?xf32>
          }
        }
      } else {
        %2859 = arith.cmpi slt, %0, %heads : index
        scf.if %2859 {
          %2860 = arith.muli %2705, %heads : index
          %2861 = arith.addi %2860, %0 : index
          %2862 = arith.muli %2861, %c36 : index
          %2863 = arith.addi %2862, %2708 : index
          memref.store %2716, %q[%2863] : memref<?xf32>
          %2864 = arith.addi %2863, %c19 : index
          memref.store %2725, %q[%2864] : memref<?xf32>
        } else {
          %2865 = arith.addi %2706, %2708 : index
          memref.store %2716, %22[%2865] : memref<?xf32>
          %2866 = arith.addi %2706, %2708 : index
          %2867 = arith.addi %2866, %c19 : index
          memref.store %2725, %22[%2867] : memref<?xf32>
        }
        scf.if %2727 {
          %2868 = arith.cmpi slt, %0, %heads : index
          scf.if %2868 {
            %2869 = arith.muli %2705, %heads : index
            %2870 = arith.addi %2869, %0 : index
            %2871 = arith.muli %2870, %c36 : index
            %2872 = arith.addi %2871, %2728 : index
            memref.store %2736, %q[%2872] : memref<?xf32>
            %2873 = arith.addi %2872, %c19 : index
            memref.store %2745, %q[%2873] : memref<?xf32>
          } else {
            %2874 = arith.addi %2706, %2728 : index
            memref.store %2736, %22[%2874] : memref<?xf32>
            %2875 = arith.addi %2706, %2728 : index
            %2876 = arith.addi %2875, %c19 : index
            memref.store %2745, %22[%2876] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2877 = arith.cmpi sge, %0, %heads : index
    scf.if %2877 {
      %2878 = arith.addi %2522, %c11 : index
      %2879 = arith.addi %2521, %2878 : index
      %2880 = arith.cmpi slt, %2879, %24 : index
      %2881 = arith.cmpi slt, %2878, %c16 : index
      %2882 = arith.andi %2880, %2881 : i1
      scf.if %2882 {
        %2883 = arith.addi %2521, %2878 : index
        %2884 = arith.addi %slotsAt, %2883 : index
        %2885 = memref.load %step[%2884] : memref<?xi32>
        %2886 = arith.index_cast %2885 : i32 to index
        %2887 = arith.cmpi sge, %2886, %c11 : index
        scf.if %2887 {
          %2888 = arith.muli %2878, %c36 : index
          %2889 = arith.subi %0, %heads : index
          %2890 = memref.load %scales[%2889] : memref<?xf32>
          %2891 = vector.broadcast %2890 : f32 to vector<4xf32>
          %2892 = arith.divui %2886, %c16 : index
          %2893 = arith.remui %2886, %c16 : index
          %2894 = arith.muli %2892, %pageBytes : index
          %2895 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2895 {
            %2896 = wave.lane
            %2897 = arith.muli %2896, %c23 : index
            scf.for %2898 = %2897 to %c36 step %c8 {
              %2899 = arith.addi %2888, %2898 : index
              %2900 = vector.load %22[%2899] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2901 = arith.mulf %2900, %2891 : vector<4xf32>
              %2902 = arith.minimumf %2901, %c56 : vector<4xf32>
              %2903 = arith.maximumf %2902, %c57 : vector<4xf32>
              %2904 = arith.truncf %2903 : vector<4xf32> to vector<4xf16>
              %2905 = vector.bitcast %2904 : vector<4xf16> to vector<8xi8>
              %2906 = arith.cmpi slt, %2889, %kvHeads : index
              scf.if %2906 {
                %2907 = arith.muli %2889, %c13 : index
                %2908 = arith.addi %2894, %2907 : index
                %2909 = arith.divui %2898, %c16 : index
                %2910 = arith.muli %2909, %c58 : index
                %2911 = arith.remui %2898, %c16 : index
                %2912 = arith.divui %2911, %c17 : index
                %2913 = arith.muli %2912, %c5 : index
                %2914 = arith.muli %2893, %c16 : index
                %2915 = arith.addi %2913, %2914 : index
                %2916 = arith.remui %2911, %c17 : index
                %2917 = arith.muli %2916, %c10 : index
                %2918 = arith.addi %2915, %2917 : index
                %2919 = arith.addi %2910, %2918 : index
                %2920 = arith.addi %2908, %2919 : index
                vector.store %2905, %kv[%2920] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2921 = arith.subi %2889, %kvHeads : index
                %2922 = arith.muli %2921, %c13 : index
                %2923 = arith.addi %2894, %2922 : index
                %2924 = arith.addi %2898, %c11 : index
                %2925 = arith.divui %2924, %c16 : index
                %2926 = arith.muli %2925, %c58 : index
                %2927 = arith.addi %2926, %c42 : index
                %2928 = arith.remui %2924, %c16 : index
                %2929 = arith.divui %2893, %c10 : index
                %2930 = arith.remui %2893, %c10 : index
                %2931 = arith.muli %2930, %c17 : index
                %2932 = arith.addi %2929, %2931 : index
                %2933 = arith.divui %2932, %c17 : index
                %2934 = arith.muli %2933, %c5 : index
                %2935 = arith.muli %2928, %c16 : index
                %2936 = arith.addi %2934, %2935 : index
                %2937 = arith.remui %2932, %c17 : index
                %2938 = arith.muli %2937, %c10 : index
                %2939 = arith.addi %2936, %2938 : index
                %2940 = arith.addi %2927, %2939 : index
                %2941 = arith.addi %2923, %2940 : index
                %2942 = vector.shuffle %2905, %2905 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2942, %kv[%2941] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2943 = arith.addi %2898, %c12 : index
                %2944 = arith.divui %2943, %c16 : index
                %2945 = arith.muli %2944, %c58 : index
                %2946 = arith.addi %2945, %c42 : index
                %2947 = arith.remui %2943, %c16 : index
                %2948 = arith.divui %2893, %c10 : index
                %2949 = arith.remui %2893, %c10 : index
                %2950 = arith.muli %2949, %c17 : index
                %2951 = arith.addi %2948, %2950 : index
                %2952 = arith.divui %2951, %c17 : index
                %2953 = arith.muli %2952, %c5 : index
                %2954 = arith.muli %2947, %c16 : index
                %2955 = arith.addi %2953, %2954 : index
                %2956 = arith.remui %2951, %c17 : index
                %2957 = arith.muli %2956, %c10 : index
                %2958 = arith.addi %2955, %2957 : index
                %2959 = arith.addi %2946, %2958 : index
                %2960 = arith.addi %2923, %2959 : index
                %2961 = vector.shuffle %2905, %2905 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2961, %kv[%2960] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2962 = arith.addi %2898, %c10 : index
                %2963 = arith.divui %2962, %c16 : index
                %2964 = arith.muli %2963, %c58 : index
                %2965 = arith.addi %2964, %c42 : index
                %2966 = arith.remui %2962, %c16 : index
                %2967 = arith.divui %2893, %c10 : index
                %2968 = arith.remui %2893, %c10 : index
                %2969 = arith.muli %2968, %c17 : index
                %2970 = arith.addi %2967, %2969 : index
                %2971 = arith.divui %2970, %c17 : index
                %2972 = arith.muli %2971, %c5 : index
                %2973 = arith.muli %2966, %c16 : index
                %2974 = arith.addi %2972, %2973 : index
                %2975 = arith.remui %2970, %c17 : index
                %2976 = arith.muli %2975, %c10 : index
                %2977 = arith.addi %2974, %2976 : index
                %2978 = arith.addi %2965, %2977 : index
                %2979 = arith.addi %2923, %2978 : index
                %2980 = vector.shuffle %2905, %2905 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2980, %kv[%2979] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2981 = arith.addi %2898, %c2 : index
                %2982 = arith.divui %2981, %c16 : index
                %2983 = arith.muli %2982, %c58 : index
                %2984 = arith.addi %2983, %c42 : index
                %2985 = arith.remui %2981, %c16 : index
                %2986 = arith.divui %2893, %c10 : index
                %2987 = arith.remui %2893, %c10 : index
                %2988 = arith.muli %2987, %c17 : index
                %2989 = arith.addi %2986, %2988 : index
                %2990 = arith.divui %2989, %c17 : index
                %2991 = arith.muli %2990, %c5 : index
                %2992 = arith.muli %2985, %c16 : index
                %2993 = arith.addi %2991, %2992 : index
                %2994 = arith.remui %2989, %c17 : index
                %2995 = arith.muli %2994, %c10 : index
                %2996 = arith.addi %2993, %2995 : index
                %2997 = arith.addi %2984, %2996 : index
                %2998 = arith.addi %2923, %2997 : index
                %2999 = vector.shuffle %2905, %2905 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2999, %kv[%2998] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3000 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3000 {
            %3001 = wave.lane
            %3002 = arith.muli %3001, %c23 : index
            scf.for %3003 = %3002 to %c36 step %c8 {
              %3004 = arith.addi %2888, %3003 : index
              %3005 = vector.load %22[%3004] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3006 = arith.mulf %3005, %2891 : vector<4xf32>
              %3007 = wave.fp8_encode "e4m3" %3006 : vector<4xf32> -> vector<4xi8>
              %3008 = arith.cmpi slt, %2889, %kvHeads : index
              scf.if %3008 {
                %3009 = arith.muli %2889, %c42 : index
                %3010 = arith.addi %2894, %3009 : index
                %3011 = vector.shuffle %3007, %3007 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3012 = arith.divui %3003, %c16 : index
                %3013 = arith.muli %3012, %c5 : index
                %3014 = arith.remui %3003, %c16 : index
                %3015 = arith.muli %2893, %c16 : index
                %3016 = arith.divui %3014, %c23 : index
                %3017 = arith.muli %3016, %c23 : index
                %3018 = arith.remui %3014, %c10 : index
                %3019 = arith.muli %3018, %c10 : index
                %3020 = arith.addi %3017, %3019 : index
                %3021 = arith.divui %3014, %c10 : index
                %3022 = arith.remui %3021, %c10 : index
                %3023 = arith.addi %3020, %3022 : index
                %3024 = arith.addi %3015, %3023 : index
                %3025 = arith.addi %3013, %3024 : index
                %3026 = arith.addi %3010, %3025 : index
                vector.store %3011, %kv[%3026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3027 = arith.subi %2889, %kvHeads : index
                %3028 = arith.muli %3027, %c42 : index
                %3029 = arith.addi %2894, %3028 : index
                %3030 = arith.addi %3003, %c11 : index
                %3031 = arith.divui %3030, %c16 : index
                %3032 = arith.muli %3031, %c5 : index
                %3033 = arith.addi %3032, %c14 : index
                %3034 = arith.remui %3030, %c16 : index
                %3035 = arith.divui %2893, %c10 : index
                %3036 = arith.remui %2893, %c10 : index
                %3037 = arith.muli %3036, %c17 : index
                %3038 = arith.addi %3035, %3037 : index
                %3039 = arith.muli %3034, %c16 : index
                %3040 = arith.divui %3038, %c23 : index
                %3041 = arith.muli %3040, %c23 : index
                %3042 = arith.remui %3038, %c10 : index
                %3043 = arith.muli %3042, %c10 : index
                %3044 = arith.addi %3041, %3043 : index
                %3045 = arith.divui %3038, %c10 : index
                %3046 = arith.remui %3045, %c10 : index
                %3047 = arith.addi %3044, %3046 : index
                %3048 = arith.addi %3039, %3047 : index
                %3049 = arith.addi %3033, %3048 : index
                %3050 = arith.addi %3029, %3049 : index
                %3051 = vector.shuffle %3007, %3007 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3051, %kv[%3050] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3052 = arith.addi %3003, %c12 : index
                %3053 = arith.divui %3052, %c16 : index
                %3054 = arith.muli %3053, %c5 : index
                %3055 = arith.addi %3054, %c14 : index
                %3056 = arith.remui %3052, %c16 : index
                %3057 = arith.divui %2893, %c10 : index
                %3058 = arith.remui %2893, %c10 : index
                %3059 = arith.muli %3058, %c17 : index
                %3060 = arith.addi %3057, %3059 : index
                %3061 = arith.muli %3056, %c16 : index
                %3062 = arith.divui %3060, %c23 : index
                %3063 = arith.muli %3062, %c23 : index
                %3064 = arith.remui %3060, %c10 : index
                %3065 = arith.muli %3064, %c10 : index
                %3066 = arith.addi %3063, %3065 : index
                %3067 = arith.divui %3060, %c10 : index
                %3068 = arith.remui %3067, %c10 : index
                %3069 = arith.addi %3066, %3068 : index
                %3070 = arith.addi %3061, %3069 : index
                %3071 = arith.addi %3055, %3070 : index
                %3072 = arith.addi %3029, %3071 : index
                %3073 = vector.shuffle %3007, %3007 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3073, %kv[%3072] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3074 = arith.addi %3003, %c10 : index
                %3075 = arith.divui %3074, %c16 : index
                %3076 = arith.muli %3075, %c5 : index
                %3077 = arith.addi %3076, %c14 : index
                %3078 = arith.remui %3074, %c16 : index
                %3079 = arith.divui %2893, %c10 : index
                %3080 = arith.remui %2893, %c10 : index
                %3081 = arith.muli %3080, %c17 : index
                %3082 = arith.addi %3079, %3081 : index
                %3083 = arith.muli %3078, %c16 : index
                %3084 = arith.divui %3082, %c23 : index
                %3085 = arith.muli %3084, %c23 : index
                %3086 = arith.remui %3082, %c10 : index
                %3087 = arith.muli %3086, %c10 : index
                %3088 = arith.addi %3085, %3087 : index
                %3089 = arith.divui %3082, %c10 : index
                %3090 = arith.remui %3089, %c10 : index
                %3091 = arith.addi %3088, %3090 : index
                %3092 = arith.addi %3083, %3091 : index
                %3093 = arith.addi %3077, %3092 : index
                %3094 = arith.addi %3029, %3093 : index
                %3095 = vector.shuffle %3007, %3007 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3095, %kv[%3094] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3096 = arith.addi %3003, %c2 : index
                %3097 = arith.divui %3096, %c16 : index
                %3098 = arith.muli %3097, %c5 : index
                %3099 = arith.addi %3098, %c14 : index
                %3100 = arith.remui %3096, %c16 : index
                %3101 = arith.divui %2893, %c10 : index
                %3102 = arith.remui %2893, %c10 : index
                %3103 = arith.muli %3102, %c17 : index
                %3104 = arith.addi %3101, %3103 : index
                %3105 = arith.muli %3100, %c16 : index
                %3106 = arith.divui %3104, %c23 : index
                %3107 = arith.muli %3106, %c23 : index
                %3108 = arith.remui %3104, %c10 : index
                %3109 = arith.muli %3108, %c10 : index
                %3110 = arith.addi %3107, %3109 : index
                %3111 = arith.divui %3104, %c10 : index
                %3112 = arith.remui %3111, %c10 : index
                %3113 = arith.addi %3110, %3112 : index
                %3114 = arith.addi %3105, %3113 : index
                %3115 = arith.addi %3099, %3114 : index
                %3116 = arith.addi %3029, %3115 : index
                %3117 = vector.shuffle %3007, %3007 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3117, %kv[%3116] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3118 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3118 {
            %3119 = wave.lane
            %3120 = arith.muli %3119, %c23 : index
            scf.for %3121 = %3120 to %c36 step %c8 {
              %3122 = arith.addi %2888, %3121 : index
              %3123 = vector.load %22[%3122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3124 = arith.mulf %3123, %2891 : vector<4xf32>
              %3125 = wave.fp8_encode "e5m2" %3124 : vector<4xf32> -> vector<4xi8>
              %3126 = arith.cmpi slt, %2889, %kvHeads : index
              scf.if %3126 {
                %3127 = arith.muli %2889, %c42 : index
                %3128 = arith.addi %2894, %3127 : index
                %3129 = vector.shuffle %3125, %3125 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3130 = arith.divui %3121, %c16 : index
                %3131 = arith.muli %3130, %c5 : index
                %3132 = arith.remui %3121, %c16 : index
                %3133 = arith.muli %2893, %c16 : index
                %3134 = arith.divui %3132, %c23 : index
                %3135 = arith.muli %3134, %c23 : index
                %3136 = arith.remui %3132, %c10 : index
                %3137 = arith.muli %3136, %c10 : index
                %3138 = arith.addi %3135, %3137 : index
                %3139 = arith.divui %3132, %c10 : index
                %3140 = arith.remui %3139, %c10 : index
                %3141 = arith.addi %3138, %3140 : index
                %3142 = arith.addi %3133, %3141 : index
                %3143 = arith.addi %3131, %3142 : index
                %3144 = arith.addi %3128, %3143 : index
                vector.store %3129, %kv[%3144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3145 = arith.subi %2889, %kvHeads : index
                %3146 = arith.muli %3145, %c42 : index
                %3147 = arith.addi %2894, %3146 : index
                %3148 = arith.addi %3121, %c11 : index
                %3149 = arith.divui %3148, %c16 : index
                %3150 = arith.muli %3149, %c5 : index
                %3151 = arith.addi %3150, %c14 : index
                %3152 = arith.remui %3148, %c16 : index
                %3153 = arith.divui %2893, %c10 : index
                %3154 = arith.remui %2893, %c10 : index
                %3155 = arith.muli %3154, %c17 : index
                %3156 = arith.addi %3153, %3155 : index
                %3157 = arith.muli %3152, %c16 : index
                %3158 = arith.divui %3156, %c23 : index
                %3159 = arith.muli %3158, %c23 : index
                %3160 = arith.remui %3156, %c10 : index
                %3161 = arith.muli %3160, %c10 : index
                %3162 = arith.addi %3159, %3161 : index
                %3163 = arith.divui %3156, %c10 : index
                %3164 = arith.remui %3163, %c10 : index
                %3165 = arith.addi %3162, %3164 : index
                %3166 = arith.addi %3157, %3165 : index
                %3167 = arith.addi %3151, %3166 : index
                %3168 = arith.addi %3147, %3167 : index
                %3169 = vector.shuffle %3125, %3125 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3169, %kv[%3168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3170 = arith.addi %3121, %c12 : index
                %3171 = arith.divui %3170, %c16 : index
                %3172 = arith.muli %3171, %c5 : index
                %3173 = arith.addi %3172, %c14 : index
                %3174 = arith.remui %3170, %c16 : index
                %3175 = arith.divui %2893, %c10 : index
                %3176 = arith.remui %2893, %c10 : index
                %3177 = arith.muli %3176, %c17 : index
                %3178 = arith.addi %3175, %3177 : index
                %3179 = arith.muli %3174, %c16 : index
                %3180 = arith.divui %3178, %c23 : index
                %3181 = arith.muli %3180, %c23 : index
                %3182 = arith.remui %3178, %c10 : index
                %3183 = arith.muli %3182, %c10 : index
                %3184 = arith.addi %3181, %3183 : index
                %3185 = arith.divui %3178, %c10 : index
                %3186 = arith.remui %3185, %c10 : index
                %3187 = arith.addi %3184, %3186 : index
                %3188 = arith.addi %3179, %3187 : index
                %3189 = arith.addi %3173, %3188 : index
                %3190 = arith.addi %3147, %3189 : index
                %3191 = vector.shuffle %3125, %3125 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3191, %kv[%3190] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3192 = arith.addi %3121, %c10 : index
                %3193 = arith.divui %3192, %c16 : index
                %3194 = arith.muli %3193, %c5 : index
                %3195 = arith.addi %3194, %c14 : index
                %3196 = arith.remui %3192, %c16 : index
                %3197 = arith.divui %2893, %c10 : index
                %3198 = arith.remui %2893, %c10 : index
                %3199 = arith.muli %3198, %c17 : index
                %3200 = arith.addi %3197, %3199 : index
                %3201 = arith.muli %3196, %c16 : index
                %3202 = arith.divui %3200, %c23 : index
                %3203 = arith.muli %3202, %c23 : index
                %3204 = arith.remui %3200, %c10 : index
                %3205 = arith.muli %3204, %c10 : index
                %3206 = arith.addi %3203, %3205 : index
                %3207 = arith.divui %3200, %c10 : index
                %3208 = arith.remui %3207, %c10 : index
                %3209 = arith.addi %3206, %3208 : index
                %3210 = arith.addi %3201, %3209 : index
                %3211 = arith.addi %3195, %3210 : index
                %3212 = arith.addi %3147, %3211 : index
                %3213 = vector.shuffle %3125, %3125 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3213, %kv[%3212] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3214 = arith.addi %3121, %c2 : index
                %3215 = arith.divui %3214, %c16 : index
                %3216 = arith.muli %3215, %c5 : index
                %3217 = arith.addi %3216, %c14 : index
                %3218 = arith.remui %3214, %c16 : index
                %3219 = arith.divui %2893, %c10 : index
                %3220 = arith.remui %2893, %c10 : index
                %3221 = arith.muli %3220, %c17 : index
                %3222 = arith.addi %3219, %3221 : index
                %3223 = arith.muli %3218, %c16 : index
                %3224 = arith.divui %3222, %c23 : index
                %3225 = arith.muli %3224, %c23 : index
                %3226 = arith.remui %3222, %c10 : index
                %3227 = arith.muli %3226, %c10 : index
                %3228 = arith.addi %3225, %3227 : index
                %3229 = arith.divui %3222, %c10 : index
                %3230 = arith.remui %3229, %c10 : index
                %3231 = arith.addi %3228, %3230 : index
                %3232 = arith.addi %3223, %3231 : index
                %3233 = arith.addi %3217, %3232 : index
                %3234 = arith.addi %3147, %3233 : index
                %3235 = vector.shuffle %3125, %3125 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3235, %kv[%3234] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3236 = arith.addi %2522, %c52 : index
      %3237 = arith.addi %2521, %3236 : index
      %3238 = arith.cmpi slt, %3237, %24 : index
      %3239 = arith.cmpi slt, %3236, %c16 : index
      %3240 = arith.andi %3238, %3239 : i1
      scf.if %3240 {
        %3241 = arith.addi %2521, %3236 : index
        %3242 = arith.addi %slotsAt, %3241 : index
        %3243 = memref.load %step[%3242] : memref<?xi32>
        %3244 = arith.index_cast %3243 : i32 to index
        %3245 = arith.cmpi sge, %3244, %c11 : index
        scf.if %3245 {
          %3246 = arith.muli %3236, %c36 : index
          %3247 = arith.subi %0, %heads : index
          %3248 = memref.load %scales[%3247] : memref<?xf32>
          %3249 = vector.broadcast %3248 : f32 to vector<4xf32>
          %3250 = arith.divui %3244, %c16 : index
          %3251 = arith.remui %3244, %c16 : index
          %3252 = arith.muli %3250, %pageBytes : index
          %3253 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3253 {
            %3254 = wave.lane
            %3255 = arith.muli %3254, %c23 : index
            scf.for %3256 = %3255 to %c36 step %c8 {
              %3257 = arith.addi %3246, %3256 : index
              %3258 = vector.load %22[%3257] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3259 = arith.mulf %3258, %3249 : vector<4xf32>
              %3260 = arith.minimumf %3259, %c56 : vector<4xf32>
              %3261 = arith.maximumf %3260, %c57 : vector<4xf32>
              %3262 = arith.truncf %3261 : vector<4xf32> to vector<4xf16>
              %3263 = vector.bitcast %3262 : vector<4xf16> to vector<8xi8>
              %3264 = arith.cmpi slt, %3247, %kvHeads : index
              scf.if %3264 {
                %3265 = arith.muli %3247, %c13 : index
                %3266 = arith.addi %3252, %3265 : index
                %3267 = arith.divui %3256, %c16 : index
                %3268 = arith.muli %3267, %c58 : index
                %3269 = arith.remui %3256, %c16 : index
                %3270 = arith.divui %3269, %c17 : index
                %3271 = arith.muli %3270, %c5 : index
                %3272 = arith.muli %3251, %c16 : index
                %3273 = arith.addi %3271, %3272 : index
                %3274 = arith.remui %3269, %c17 : index
                %3275 = arith.muli %3274, %c10 : index
                %3276 = arith.addi %3273, %3275 : index
                %3277 = arith.addi %3268, %3276 : index
                %3278 = arith.addi %3266, %3277 : index
                vector.store %3263, %kv[%3278] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3279 = arith.subi %3247, %kvHeads : index
                %3280 = arith.muli %3279, %c13 : index
                %3281 = arith.addi %3252, %3280 : index
                %3282 = arith.addi %3256, %c11 : index
                %3283 = arith.divui %3282, %c16 : index
                %3284 = arith.muli %3283, %c58 : index
                %3285 = arith.addi %3284, %c42 : index
                %3286 = arith.remui %3282, %c16 : index
                %3287 = arith.divui %3251, %c10 : index
                %3288 = arith.remui %3251, %c10 : index
                %3289 = arith.muli %3288, %c17 : index
                %3290 = arith.addi %3287, %3289 : index
                %3291 = arith.divui %3290, %c17 : index
                %3292 = arith.muli %3291, %c5 : index
                %3293 = arith.muli %3286, %c16 : index
                %3294 = arith.addi %3292, %3293 : index
                %3295 = arith.remui %3290, %c17 : index
                %3296 = arith.muli %3295, %c10 : index
                %3297 = arith.addi %3294, %3296 : index
                %3298 = arith.addi %3285, %3297 : index
                %3299 = arith.addi %3281, %3298 : index
                %3300 = vector.shuffle %3263, %3263 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3300, %kv[%3299] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3301 = arith.addi %3256, %c12 : index
                %3302 = arith.divui %3301, %c16 : index
                %3303 = arith.muli %3302, %c58 : index
                %3304 = arith.addi %3303, %c42 : index
                %3305 = arith.remui %3301, %c16 : index
                %3306 = arith.divui %3251, %c10 : index
                %3307 = arith.remui %3251, %c10 : index
                %3308 = arith.muli %3307, %c17 : index
                %3309 = arith.addi %3306, %3308 : index
                %3310 = arith.divui %3309, %c17 : index
                %3311 = arith.muli %3310, %c5 : index
                %3312 = arith.muli %3305, %c16 : index
                %3313 = arith.addi %3311, %3312 : index
                %3314 = arith.remui %3309, %c17 : index
                %3315 = arith.muli %3314, %c10 : index
                %3316 = arith.addi %3313, %3315 : index
                %3317 = arith.addi %3304, %3316 : index
                %3318 = arith.addi %3281, %3317 : index
                %3319 = vector.shuffle %3263, %3263 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3319, %kv[%3318] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3320 = arith.addi %3256, %c10 : index
                %3321 = arith.divui %3320, %c16 : index
                %3322 = arith.muli %3321, %c58 : index
                %3323 = arith.addi %3322, %c42 : index
                %3324 = arith.remui %3320, %c16 : index
                %3325 = arith.divui %3251, %c10 : index
                %3326 = arith.remui %3251, %c10 : index
                %3327 = arith.muli %3326, %c17 : index
                %3328 = arith.addi %3325, %3327 : index
                %3329 = arith.divui %3328, %c17 : index
                %3330 = arith.muli %3329, %c5 : index
                %3331 = arith.muli %3324, %c16 : index
                %3332 = arith.addi %3330, %3331 : index
                %3333 = arith.remui %3328, %c17 : index
                %3334 = arith.muli %3333, %c10 : index
                %3335 = arith.addi %3332, %3334 : index
                %3336 = arith.addi %3323, %3335 : index
                %3337 = arith.addi %3281, %3336 : index
                %3338 = vector.shuffle %3263, %3263 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3338, %kv[%3337] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3339 = arith.addi %3256, %c2 : index
                %3340 = arith.divui %3339, %c16 : index
                %3341 = arith.muli %3340, %c58 : index
                %3342 = arith.addi %3341, %c42 : index
                %3343 = arith.remui %3339, %c16 : index
                %3344 = arith.divui %3251, %c10 : index
                %3345 = arith.remui %3251, %c10 : index
                %3346 = arith.muli %3345, %c17 : index
                %3347 = arith.addi %3344, %3346 : index
                %3348 = arith.divui %3347, %c17 : index
                %3349 = arith.muli %3348, %c5 : index
                %3350 = arith.muli %3343, %c16 : index
                %3351 = arith.addi %3349, %3350 : index
                %3352 = arith.remui %3347, %c17 : index
                %3353 = arith.muli %3352, %c10 : index
                %3354 = arith.addi %3351, %3353 : index
                %3355 = arith.addi %3342, %3354 : index
                %3356 = arith.addi %3281, %3355 : index
                %3357 = vector.shuffle %3263, %3263 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3357, %kv[%3356] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3358 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3358 {
            %3359 = wave.lane
            %3360 = arith.muli %3359, %c23 : index
            scf.for %3361 = %3360 to %c36 step %c8 {
              %3362 = arith.addi %3246, %3361 : index
              %3363 = vector.load %22[%3362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3364 = arith.mulf %3363, %3249 : vector<4xf32>
              %3365 = wave.fp8_encode "e4m3" %3364 : vector<4xf32> -> vector<4xi8>
              %3366 = arith.cmpi slt, %3247, %kvHeads : index
              scf.if %3366 {
                %3367 = arith.muli %3247, %c42 : index
                %3368 = arith.addi %3252, %3367 : index
                %3369 = vector.shuffle %3365, %3365 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3370 = arith.divui %3361, %c16 : index
                %3371 = arith.muli %3370, %c5 : index
                %3372 = arith.remui %3361, %c16 : index
                %3373 = arith.muli %3251, %c16 : index
                %3374 = arith.divui %3372, %c23 : index
                %3375 = arith.muli %3374, %c23 : index
                %3376 = arith.remui %3372, %c10 : index
                %3377 = arith.muli %3376, %c10 : index
                %3378 = arith.addi %3375, %3377 : index
                %3379 = arith.divui %3372, %c10 : index
                %3380 = arith.remui %3379, %c10 : index
                %3381 = arith.addi %3378, %3380 : index
                %3382 = arith.addi %3373, %3381 : index
                %3383 = arith.addi %3371, %3382 : index
                %3384 = arith.addi %3368, %3383 : index
                vector.store %3369, %kv[%3384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3385 = arith.subi %3247, %kvHeads : index
                %3386 = arith.muli %3385, %c42 : index
                %3387 = arith.addi %3252, %3386 : index
                %3388 = arith.addi %3361, %c11 : index
                %3389 = arith.divui %3388, %c16 : index
                %3390 = arith.muli %3389, %c5 : index
                %3391 = arith.addi %3390, %c14 : index
                %3392 = arith.remui %3388, %c16 : index
                %3393 = arith.divui %3251, %c10 : index
                %3394 = arith.remui %3251, %c10 : index
                %3395 = arith.muli %3394, %c17 : index
                %3396 = arith.addi %3393, %3395 : index
                %3397 = arith.muli %3392, %c16 : index
                %3398 = arith.divui %3396, %c23 : index
                %3399 = arith.muli %3398, %c23 : index
                %3400 = arith.remui %3396, %c10 : index
                %3401 = arith.muli %3400, %c10 : index
                %3402 = arith.addi %3399, %3401 : index
                %3403 = arith.divui %3396, %c10 : index
                %3404 = arith.remui %3403, %c10 : index
                %3405 = arith.addi %3402, %3404 : index
                %3406 = arith.addi %3397, %3405 : index
                %3407 = arith.addi %3391, %3406 : index
                %3408 = arith.addi %3387, %3407 : index
                %3409 = vector.shuffle %3365, %3365 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3409, %kv[%3408] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3410 = arith.addi %3361, %c12 : index
                %3411 = arith.divui %3410, %c16 : index
                %3412 = arith.muli %3411, %c5 : index
                %3413 = arith.addi %3412, %c14 : index
                %3414 = arith.remui %3410, %c16 : index
                %3415 = arith.divui %3251, %c10 : index
                %3416 = arith.remui %3251, %c10 : index
                %3417 = arith.muli %3416, %c17 : index
                %3418 = arith.addi %3415, %3417 : index
                %3419 = arith.muli %3414, %c16 : index
                %3420 = arith.divui %3418, %c23 : index
                %3421 = arith.muli %3420, %c23 : index
                %3422 = arith.remui %3418, %c10 : index
                %3423 = arith.muli %3422, %c10 : index
                %3424 = arith.addi %3421, %3423 : index
                %3425 = arith.divui %3418, %c10 : index
                %3426 = arith.remui %3425, %c10 : index
                %3427 = arith.addi %3424, %3426 : index
                %3428 = arith.addi %3419, %3427 : index
                %3429 = arith.addi %3413, %3428 : index
                %3430 = arith.addi %3387, %3429 : index
                %3431 = vector.shuffle %3365, %3365 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3431, %kv[%3430] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3432 = arith.addi %3361, %c10 : index
                %3433 = arith.divui %3432, %c16 : index
                %3434 = arith.muli %3433, %c5 : index
                %3435 = arith.addi %3434, %c14 : index
                %3436 = arith.remui %3432, %c16 : index
                %3437 = arith.divui %3251, %c10 : index
                %3438 = arith.remui %3251, %c10 : index
                %3439 = arith.muli %3438, %c17 : index
                %3440 = arith.addi %3437, %3439 : index
                %3441 = arith.muli %3436, %c16 : index
                %3442 = arith.divui %3440, %c23 : index
                %3443 = arith.muli %3442, %c23 : index
                %3444 = arith.remui %3440, %c10 : index
                %3445 = arith.muli %3444, %c10 : index
                %3446 = arith.addi %3443, %3445 : index
                %3447 = arith.divui %3440, %c10 : index
                %3448 = arith.remui %3447, %c10 : index
                %3449 = arith.addi %3446, %3448 : index
                %3450 = arith.addi %3441, %3449 : index
                %3451 = arith.addi %3435, %3450 : index
                %3452 = arith.addi %3387, %3451 : index
                %3453 = vector.shuffle %3365, %3365 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3453, %kv[%3452] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3454 = arith.addi %3361, %c2 : index
                %3455 = arith.divui %3454, %c16 : index
                %3456 = arith.muli %3455, %c5 : index
                %3457 = arith.addi %3456, %c14 : index
                %3458 = arith.remui %3454, %c16 : index
                %3459 = arith.divui %3251, %c10 : index
                %3460 = arith.remui %3251, %c10 : index
                %3461 = arith.muli %3460, %c17 : index
                %3462 = arith.addi %3459, %3461 : index
                %3463 = arith.muli %3458, %c16 : index
                %3464 = arith.divui %3462, %c23 : index
                %3465 = arith.muli %3464, %c23 : index
                %3466 = arith.remui %3462, %c10 : index
                %3467 = arith.muli %3466, %c10 : index
                %3468 = arith.addi %3465, %3467 : index
                %3469 = arith.divui %3462, %c10 : index
                %3470 = arith.remui %3469, %c10 : index
                %3471 = arith.addi %3468, %3470 : index
                %3472 = arith.addi %3463, %3471 : index
                %3473 = arith.addi %3457, %3472 : index
                %3474 = arith.addi %3387, %3473 : index
                %3475 = vector.shuffle %3365, %3365 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3475, %kv[%3474] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3476 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3476 {
            %3477 = wave.lane
            %3478 = arith.muli %3477, %c23 : index
            scf.for %3479 = %3478 to %c36 step %c8 {
              %3480 = arith.addi %3246, %3479 : index
              %3481 = vector.load %22[%3480] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3482 = arith.mulf %3481, %3249 : vector<4xf32>
              %3483 = wave.fp8_encode "e5m2" %3482 : vector<4xf32> -> vector<4xi8>
              %3484 = arith.cmpi slt, %3247, %kvHeads : index
              scf.if %3484 {
                %3485 = arith.muli %3247, %c42 : index
                %3486 = arith.addi %3252, %3485 : index
                %3487 = vector.shuffle %3483, %3483 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3488 = arith.divui %3479, %c16 : index
                %3489 = arith.muli %3488, %c5 : index
                %3490 = arith.remui %3479, %c16 : index
                %3491 = arith.muli %3251, %c16 : index
                %3492 = arith.divui %3490, %c23 : index
                %3493 = arith.muli %3492, %c23 : index
                %3494 = arith.remui %3490, %c10 : index
                %3495 = arith.muli %3494, %c10 : index
                %3496 = arith.addi %3493, %3495 : index
                %3497 = arith.divui %3490, %c10 : index
                %3498 = arith.remui %3497, %c10 : index
                %3499 = arith.addi %3496, %3498 : index
                %3500 = arith.addi %3491, %3499 : index
                %3501 = arith.addi %3489, %3500 : index
                %3502 = arith.addi %3486, %3501 : index
                vector.store %3487, %kv[%3502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3503 = arith.subi %3247, %kvHeads : index
                %3504 = arith.muli %3503, %c42 : index
                %3505 = arith.addi %3252, %3504 : index
                %3506 = arith.addi %3479, %c11 : index
                %3507 = arith.divui %3506, %c16 : index
                %3508 = arith.muli %3507, %c5 : index
                %3509 = arith.addi %3508, %c14 : index
                %3510 = arith.remui %3506, %c16 : index
                %3511 = arith.divui %3251, %c10 : index
                %3512 = arith.remui %3251, %c10 : index
                %3513 = arith.muli %3512, %c17 : index
                %3514 = arith.addi %3511, %3513 : index
                %3515 = arith.muli %3510, %c16 : index
                %3516 = arith.divui %3514, %c23 : index
                %3517 = arith.muli %3516, %c23 : index
                %3518 = arith.remui %3514, %c10 : index
                %3519 = arith.muli %3518, %c10 : index
                %3520 = arith.addi %3517, %3519 : index
                %3521 = arith.divui %3514, %c10 : index
                %3522 = arith.remui %3521, %c10 : index
                %3523 = arith.addi %3520, %3522 : index
                %3524 = arith.addi %3515, %3523 : index
                %3525 = arith.addi %3509, %3524 : index
                %3526 = arith.addi %3505, %3525 : index
                %3527 = vector.shuffle %3483, %3483 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3527, %kv[%3526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3528 = arith.addi %3479, %c12 : index
                %3529 = arith.divui %3528, %c16 : index
                %3530 = arith.muli %3529, %c5 : index
                %3531 = arith.addi %3530, %c14 : index
                %3532 = arith.remui %3528, %c16 : index
                %3533 = arith.divui %3251, %c10 : index
                %3534 = arith.remui %3251, %c10 : index
                %3535 = arith.muli %3534, %c17 : index
                %3536 = arith.addi %3533, %3535 : index
                %3537 = arith.muli %3532, %c16 : index
                %3538 = arith.divui %3536, %c23 : index
                %3539 = arith.muli %3538, %c23 : index
                %3540 = arith.remui %3536, %c10 : index
                %3541 = arith.muli %3540, %c10 : index
                %3542 = arith.addi %3539, %3541 : index
                %3543 = arith.divui %3536, %c10 : index
                %3544 = arith.remui %3543, %c10 : index
                %3545 = arith.addi %3542, %3544 : index
                %3546 = arith.addi %3537, %3545 : index
                %3547 = arith.addi %3531, %3546 : index
                %3548 = arith.addi %3505, %3547 : index
                %3549 = vector.shuffle %3483, %3483 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3549, %kv[%3548] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3550 = arith.addi %3479, %c10 : index
                %3551 = arith.divui %3550, %c16 : index
                %3552 = arith.muli %3551, %c5 : index
                %3553 = arith.addi %3552, %c14 : index
                %3554 = arith.remui %3550, %c16 : index
                %3555 = arith.divui %3251, %c10 : index
                %3556 = arith.remui %3251, %c10 : index
                %3557 = arith.muli %3556, %c17 : index
                %3558 = arith.addi %3555, %3557 : index
                %3559 = arith.muli %3554, %c16 : index
                %3560 = arith.divui %3558, %c23 : index
                %3561 = arith.muli %3560, %c23 : index
                %3562 = arith.remui %3558, %c10 : index
                %3563 = arith.muli %3562, %c10 : index
                %3564 = arith.addi %3561, %3563 : index
                %3565 = arith.divui %3558, %c10 : index
                %3566 = arith.remui %3565, %c10 : index
                %3567 = arith.addi %3564, %3566 : index
                %3568 = arith.addi %3559, %3567 : index
                %3569 = arith.addi %3553, %3568 : index
                %3570 = arith.addi %3505, %3569 : index
                %3571 = vector.shuffle %3483, %3483 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3571, %kv[%3570] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3572 = arith.addi %3479, %c2 : index
                %3573 = arith.divui %3572, %c16 : index
                %3574 = arith.muli %3573, %c5 : index
                %3575 = arith.addi %3574, %c14 : index
                %3576 = arith.remui %3572, %c16 : index
                %3577 = arith.divui %3251, %c10 : index
                %3578 = arith.remui %3251, %c10 : index
                %3579 = arith.muli %3578, %c17 : index
                %3580 = arith.addi %3577, %3579 : index
                %3581 = arith.muli %3576, %c16 : index
                %3582 = arith.divui %3580, %c23 : index
                %3583 = arith.muli %3582, %c23 : index
                %3584 = arith.remui %3580, %c10 : index
                %3585 = arith.muli %3584, %c10 : index
                %3586 = arith.addi %3583, %3585 : index
                %3587 = arith.divui %3580, %c10 : index
                %3588 = arith.remui %3587, %c10 : index
                %3589 = arith.addi %3586, %3588 : index
                %3590 = arith.addi %3581, %3589 : index
                %3591 = arith.addi %3575, %3590 : index
                %3592 = arith.addi %3505, %3591 : index
                %3593 = vector.shuffle %3483, %3483 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3593, %kv[%3592] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3594 = arith.addi %25, %c18 : index
    %3595 = wave.lane
    %3596 = arith.muli %3, %c10 : index
    %3597 = arith.muli %3596, %c5 : index
    %3598 = arith.addi %3597, %3595 : index
    %3599 = arith.muli %4, %c14 : index
    %3600 = arith.addi %3599, %3598 : index
    %3601 = arith.addi %3600, %c11 : index
    %3602 = arith.addi %3601, %c11 : index
    %3603 = vector.extract %714#4[0] : f32 from vector<8xf32>
    memref.store %3603, %21[%3602] : memref<?xf32>
    %3604 = arith.muli %4, %c14 : index
    %3605 = arith.addi %3604, %3598 : index
    %3606 = arith.addi %3605, %c11 : index
    %3607 = arith.addi %3606, %c18 : index
    %3608 = vector.extract %714#4[1] : f32 from vector<8xf32>
    memref.store %3608, %21[%3607] : memref<?xf32>
    %3609 = arith.muli %4, %c14 : index
    %3610 = arith.addi %3609, %3598 : index
    %3611 = arith.addi %3610, %c11 : index
    %3612 = arith.addi %3611, %c6 : index
    %3613 = vector.extract %714#4[2] : f32 from vector<8xf32>
    memref.store %3613, %21[%3612] : memref<?xf32>
    %3614 = arith.muli %4, %c14 : index
    %3615 = arith.addi %3614, %3598 : index
    %3616 = arith.addi %3615, %c11 : index
    %3617 = arith.addi %3616, %c36 : index
    %3618 = vector.extract %714#4[3] : f32 from vector<8xf32>
    memref.store %3618, %21[%3617] : memref<?xf32>
    %3619 = arith.muli %4, %c14 : index
    %3620 = arith.addi %3619, %3598 : index
    %3621 = arith.addi %3620, %c11 : index
    %3622 = arith.addi %3621, %c8 : index
    %3623 = vector.extract %714#4[4] : f32 from vector<8xf32>
    memref.store %3623, %21[%3622] : memref<?xf32>
    %3624 = arith.muli %4, %c14 : index
    %3625 = arith.addi %3624, %3598 : index
    %3626 = arith.addi %3625, %c11 : index
    %3627 = arith.addi %3626, %c37 : index
    %3628 = vector.extract %714#4[5] : f32 from vector<8xf32>
    memref.store %3628, %21[%3627] : memref<?xf32>
    %3629 = arith.muli %4, %c14 : index
    %3630 = arith.addi %3629, %3598 : index
    %3631 = arith.addi %3630, %c11 : index
    %3632 = arith.addi %3631, %c38 : index
    %3633 = vector.extract %714#4[6] : f32 from vector<8xf32>
    memref.store %3633, %21[%3632] : memref<?xf32>
    %3634 = arith.muli %4, %c14 : index
    %3635 = arith.addi %3634, %3598 : index
    %3636 = arith.addi %3635, %c11 : index
    %3637 = arith.addi %3636, %c39 : index
    %3638 = vector.extract %714#4[7] : f32 from vector<8xf32>
    memref.store %3638, %21[%3637] : memref<?xf32>
    %3639 = arith.muli %4, %c14 : index
    %3640 = arith.addi %3639, %3598 : index
    %3641 = arith.addi %3640, %c5 : index
    %3642 = arith.addi %3641, %c11 : index
    %3643 = vector.extract %714#5[0] : f32 from vector<8xf32>
    memref.store %3643, %21[%3642] : memref<?xf32>
    %3644 = arith.muli %4, %c14 : index
    %3645 = arith.addi %3644, %3598 : index
    %3646 = arith.addi %3645, %c5 : index
    %3647 = arith.addi %3646, %c18 : index
    %3648 = vector.extract %714#5[1] : f32 from vector<8xf32>
    memref.store %3648, %21[%3647] : memref<?xf32>
    %3649 = arith.muli %4, %c14 : index
    %3650 = arith.addi %3649, %3598 : index
    %3651 = arith.addi %3650, %c5 : index
    %3652 = arith.addi %3651, %c6 : index
    %3653 = vector.extract %714#5[2] : f32 from vector<8xf32>
    memref.store %3653, %21[%3652] : memref<?xf32>
    %3654 = arith.muli %4, %c14 : index
    %3655 = arith.addi %3654, %3598 : index
    %3656 = arith.addi %3655, %c5 : index
    %3657 = arith.addi %3656, %c36 : index
    %3658 = vector.extract %714#5[3] : f32 from vector<8xf32>
    memref.store %3658, %21[%3657] : memref<?xf32>
    %3659 = arith.muli %4, %c14 : index
    %3660 = arith.addi %3659, %3598 : index
    %3661 = arith.addi %3660, %c5 : index
    %3662 = arith.addi %3661, %c8 : index
    %3663 = vector.extract %714#5[4] : f32 from vector<8xf32>
    memref.store %3663, %21[%3662] : memref<?xf32>
    %3664 = arith.muli %4, %c14 : index
    %3665 = arith.addi %3664, %3598 : index
    %3666 = arith.addi %3665, %c5 : index
    %3667 = arith.addi %3666, %c37 : index
    %3668 = vector.extract %714#5[5] : f32 from vector<8xf32>
    memref.store %3668, %21[%3667] : memref<?xf32>
    %3669 = arith.muli %4, %c14 : index
    %3670 = arith.addi %3669, %3598 : index
    %3671 = arith.addi %3670, %c5 : index
    %3672 = arith.addi %3671, %c38 : index
    %3673 = vector.extract %714#5[6] : f32 from vector<8xf32>
    memref.store %3673, %21[%3672] : memref<?xf32>
    %3674 = arith.muli %4, %c14 : index
    %3675 = arith.addi %3674, %3598 : index
    %3676 = arith.addi %3675, %c5 : index
    %3677 = arith.addi %3676, %c39 : index
    %3678 = vector.extract %714#5[7] : f32 from vector<8xf32>
    memref.store %3678, %21[%3677] : memref<?xf32>
    wave.barrier
    %3679 = arith.muli %4, %c10 : index
    %3680 = arith.addi %3679, %c11 : index
    %3681 = arith.muli %3680, %c10 : index
    %3682 = arith.divui %3595, %c16 : index
    %3683 = arith.addi %3681, %3682 : index
    %3684 = arith.addi %3594, %3683 : index
    %3685 = arith.cmpi slt, %3684, %24 : index
    scf.if %3685 {
      %3686 = arith.cmpi eq, %hasFactors, %c12 : index
      %3687 = arith.muli %3684, %c10 : index
      %3688 = memref.load %factors[%3687] : memref<?xf32>
      %3689 = arith.mulf %3688, %operandScale : f32
      %3690 = arith.select %3686, %3689, %operandScale : f32
      %3691 = arith.addi %3598, %c11 : index
      %3692 = arith.muli %3680, %c18 : index
      %3693 = arith.addi %3691, %3692 : index
      %3694 = memref.load %21[%3693] : memref<?xf32>
      %3695 = arith.addi %3693, %c14 : index
      %3696 = memref.load %21[%3695] : memref<?xf32>
      %3697 = arith.addf %3694, %3696 : f32
      %3698 = arith.addi %3693, %c42 : index
      %3699 = memref.load %21[%3698] : memref<?xf32>
      %3700 = arith.addf %3697, %3699 : f32
      %3701 = arith.addi %3693, %c43 : index
      %3702 = memref.load %21[%3701] : memref<?xf32>
      %3703 = arith.addf %3700, %3702 : f32
      %3704 = arith.remui %3595, %c16 : index
      %3705 = arith.muli %3704, %c23 : index
      %3706 = arith.addi %18, %3705 : index
      %3707 = vector.load %w[%3706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3708 = vector.bitcast %3707 : vector<4xi8> to vector<1xf32>
      %3709 = vector.extract %3708[0] : f32 from vector<1xf32>
      %3710 = arith.mulf %3709, %3690 : f32
      %3711 = arith.mulf %3703, %3710 : f32
      %3712 = arith.muli %3, %c10 : index
      %3713 = arith.addi %3712, %c11 : index
      %3714 = arith.muli %3713, %c16 : index
      %3715 = arith.remui %3595, %c16 : index
      %3716 = arith.addi %3714, %3715 : index
      %3717 = arith.muli %3683, %c36 : index
      %3718 = arith.addi %3717, %3716 : index
      memref.store %3711, %22[%3718] : memref<?xf32>
      %3719 = arith.addi %3598, %c5 : index
      %3720 = arith.muli %3680, %c18 : index
      %3721 = arith.addi %3719, %3720 : index
      %3722 = memref.load %21[%3721] : memref<?xf32>
      %3723 = arith.addi %3721, %c14 : index
      %3724 = memref.load %21[%3723] : memref<?xf32>
      %3725 = arith.addf %3722, %3724 : f32
      %3726 = arith.addi %3721, %c42 : index
      %3727 = memref.load %21[%3726] : memref<?xf32>
      %3728 = arith.addf %3725, %3727 : f32
      %3729 = arith.addi %3721, %c43 : index
      %3730 = memref.load %21[%3729] : memref<?xf32>
      %3731 = arith.addf %3728, %3730 : f32
      %3732 = arith.remui %3595, %c16 : index
      %3733 = arith.muli %3732, %c23 : index
      %3734 = arith.addi %20, %3733 : index
      %3735 = vector.load %w[%3734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3736 = vector.bitcast %3735 : vector<4xi8> to vector<1xf32>
      %3737 = vector.extract %3736[0] : f32 from vector<1xf32>
      %3738 = arith.mulf %3737, %3690 : f32
      %3739 = arith.mulf %3731, %3738 : f32
      %3740 = arith.muli %3, %c10 : index
      %3741 = arith.addi %3740, %c12 : index
      %3742 = arith.muli %3741, %c16 : index
      %3743 = arith.remui %3595, %c16 : index
      %3744 = arith.addi %3742, %3743 : index
      %3745 = arith.muli %3683, %c36 : index
      %3746 = arith.addi %3745, %3744 : index
      memref.store %3739, %22[%3746] : memref<?xf32>
    }
    %3747 = arith.muli %4, %c10 : index
    %3748 = arith.addi %3747, %c12 : index
    %3749 = arith.muli %3748, %c10 : index
    %3750 = arith.divui %3595, %c16 : index
    %3751 = arith.addi %3749, %3750 : index
    %3752 = arith.addi %3594, %3751 : index
    %3753 = arith.cmpi slt, %3752, %24 : index
    scf.if %3753 {
      %3754 = arith.cmpi eq, %hasFactors, %c12 : index
      %3755 = arith.muli %3752, %c10 : index
      %3756 = memref.load %factors[%3755] : memref<?xf32>
      %3757 = arith.mulf %3756, %operandScale : f32
      %3758 = arith.select %3754, %3757, %operandScale : f32
      %3759 = arith.addi %3598, %c11 : index
      %3760 = arith.muli %3748, %c18 : index
      %3761 = arith.addi %3759, %3760 : index
      %3762 = memref.load %21[%3761] : memref<?xf32>
      %3763 = arith.addi %3761, %c14 : index
      %3764 = memref.load %21[%3763] : memref<?xf32>
      %3765 = arith.addf %3762, %3764 : f32
      %3766 = arith.addi %3761, %c42 : index
      %3767 = memref.load %21[%3766] : memref<?xf32>
      %3768 = arith.addf %3765, %3767 : f32
      %3769 = arith.addi %3761, %c43 : index
      %3770 = memref.load %21[%3769] : memref<?xf32>
      %3771 = arith.addf %3768, %3770 : f32
      %3772 = arith.remui %3595, %c16 : index
      %3773 = arith.muli %3772, %c23 : index
      %3774 = arith.addi %18, %3773 : index
      %3775 = vector.load %w[%3774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3776 = vector.bitcast %3775 : vector<4xi8> to vector<1xf32>
      %3777 = vector.extract %3776[0] : f32 from vector<1xf32>
      %3778 = arith.mulf %3777, %3758 : f32
      %3779 = arith.mulf %3771, %3778 : f32
      %3780 = arith.muli %3, %c10 : index
      %3781 = arith.addi %3780, %c11 : index
      %3782 = arith.muli %3781, %c16 : index
      %3783 = arith.remui %3595, %c16 : index
      %3784 = arith.addi %3782, %3783 : index
      %3785 = arith.muli %3751, %c36 : index
      %3786 = arith.addi %3785, %3784 : index
      memref.store %3779, %22[%3786] : memref<?xf32>
      %3787 = arith.addi %3598, %c5 : index
      %3788 = arith.muli %3748, %c18 : index
      %3789 = arith.addi %3787, %3788 : index
      %3790 = memref.load %21[%3789] : memref<?xf32>
      %3791 = arith.addi %3789, %c14 : index
      %3792 = memref.load %21[%3791] : memref<?xf32>
      %3793 = arith.addf %3790, %3792 : f32
      %3794 = arith.addi %3789, %c42 : index
      %3795 = memref.load %21[%3794] : memref<?xf32>
      %3796 = arith.addf %3793, %3795 : f32
      %3797 = arith.addi %3789, %c43 : index
      %3798 = memref.load %21[%3797] : memref<?xf32>
      %3799 = arith.addf %3796, %3798 : f32
      %3800 = arith.remui %3595, %c16 : index
      %3801 = arith.muli %3800, %c23 : index
      %3802 = arith.addi %20, %3801 : index
      %3803 = vector.load %w[%3802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3804 = vector.bitcast %3803 : vector<4xi8> to vector<1xf32>
      %3805 = vector.extract %3804[0] : f32 from vector<1xf32>
      %3806 = arith.mulf %3805, %3758 : f32
      %3807 = arith.mulf %3799, %3806 : f32
      %3808 = arith.muli %3, %c10 : index
      %3809 = arith.addi %3808, %c12 : index
      %3810 = arith.muli %3809, %c16 : index
      %3811 = arith.remui %3595, %c16 : index
      %3812 = arith.addi %3810, %3811 : index
      %3813 = arith.muli %3751, %c36 : index
      %3814 = arith.addi %3813, %3812 : index
      memref.store %3807, %22[%3814] : memref<?xf32>
    }
    wave.barrier
    %3815 = arith.addi %25, %c18 : index
    %3816 = wave.wave
    %3817 = arith.addi %3816, %c11 : index
    %3818 = arith.addi %3815, %3817 : index
    %3819 = arith.cmpi slt, %3818, %24 : index
    %3820 = arith.cmpi slt, %3817, %c16 : index
    %3821 = arith.andi %3819, %3820 : i1
    scf.if %3821 {
      %3822 = arith.addi %3815, %3817 : index
      %3823 = arith.muli %3817, %c36 : index
      %3824 = wave.lane
      %3825 = arith.addi %3824, %c11 : index
      %3826 = arith.cmpi eq, %hasBias, %c12 : index
      %3827 = arith.addi %3823, %3825 : index
      %3828 = memref.load %22[%3827] : memref<?xf32>
      %3829 = arith.muli %0, %c36 : index
      %3830 = arith.addi %3829, %3825 : index
      %3831 = memref.load %bias[%3830] : memref<?xf32>
      %3832 = arith.addf %3828, %3831 : f32
      %3833 = arith.select %3826, %3832, %3828 : f32
      %3834 = arith.addi %3825, %c19 : index
      %3835 = arith.cmpi eq, %hasBias, %c12 : index
      %3836 = arith.addi %3823, %3834 : index
      %3837 = memref.load %22[%3836] : memref<?xf32>
      %3838 = arith.muli %0, %c36 : index
      %3839 = arith.addi %3838, %3834 : index
      %3840 = memref.load %bias[%3839] : memref<?xf32>
      %3841 = arith.addf %3837, %3840 : f32
      %3842 = arith.select %3835, %3841, %3837 : f32
      %3843 = arith.addi %3824, %c18 : index
      %3844 = arith.cmpi slt, %3843, %c19 : index
      %3845 = arith.minsi %3843, %c45 : index
      %3846 = arith.cmpi eq, %hasBias, %c12 : index
      %3847 = arith.addi %3823, %3845 : index
      %3848 = memref.load %22[%3847] : memref<?xf32>
      %3849 = arith.muli %0, %c36 : index
      %3850 = arith.addi %3849, %3845 : index
      %3851 = memref.load %bias[%3850] : memref<?xf32>
      %3852 = arith.addf %3848, %3851 : f32
      %3853 = arith.select %3846, %3852, %3848 : f32
      %3854 = arith.addi %3845, %c19 : index
      %3855 = arith.cmpi eq, %hasBias, %c12 : index
      %3856 = arith.addi %3823, %3854 : index
      %3857 = memref.load %22[%3856] : memref<?xf32>
      %3858 = arith.muli %0, %c36 : index
      %3859 = arith.addi %3858, %3854 : index
      %3860 = memref.load %bias[%3859] : memref<?xf32>
      %3861 = arith.addf %3857, %3860 : f32
      %3862 = arith.select %3855, %3861, %3857 : f32
      %3863 = arith.addi %heads, %kvHeads : index
      %3864 = arith.cmpi slt, %0, %3863 : index
      scf.if %3864 {
        %3865 = arith.addi %positionsAt, %3822 : index
        %3866 = memref.load %step[%3865] : memref<?xi32>
        %3867 = arith.index_cast %3866 : i32 to index
        %3868 = arith.cmpi eq, %hasNorm, %c12 : index
        %3869 = math.fma %3833, %3833, %c48 : f32
        %3870 = math.fma %3842, %3842, %3869 : f32
        %3871 = math.fma %3853, %3853, %3870 : f32
        %3872 = arith.select %3844, %3871, %3870 : f32
        %3873 = math.fma %3862, %3862, %3872 : f32
        %3874 = arith.select %3844, %3873, %3872 : f32
        %3875 = vector.broadcast %3874 : f32 to vector<1xf32>
        %3876 = wave.reduce "add" %3875 : vector<1xf32>
        %3877 = arith.mulf %3876, %inverseHeadDim : f32
        %3878 = arith.addf %3877, %epsilon : f32
        %3879 = math.sqrt %3878 : f32
        %3880 = arith.divf %c50, %3879 : f32
        %3881 = arith.cmpi slt, %0, %heads : index
        %3882 = arith.addi %3825, %c19 : index
        %3883 = memref.load %query_norm[%3825] : memref<?xf32>
        %3884 = memref.load %key_norm[%3825] : memref<?xf32>
        %3885 = arith.select %3881, %3883, %3884 : f32
        %3886 = arith.mulf %3833, %3880 : f32
        %3887 = arith.mulf %3886, %3885 : f32
        %3888 = arith.select %3868, %3887, %3833 : f32
        %3889 = memref.load %query_norm[%3882] : memref<?xf32>
        %3890 = memref.load %key_norm[%3882] : memref<?xf32>
        %3891 = arith.select %3881, %3889, %3890 : f32
        %3892 = arith.mulf %3842, %3880 : f32
        %3893 = arith.mulf %3892, %3891 : f32
        %3894 = arith.select %3868, %3893, %3842 : f32
        %3895 = arith.addi %3845, %c19 : index
        %3896 = memref.load %query_norm[%3845] : memref<?xf32>
        %3897 = memref.load %key_norm[%3845] : memref<?xf32>
        %3898 = arith.select %3881, %3896, %3897 : f32
        %3899 = arith.mulf %3853, %3880 : f32
        %3900 = arith.mulf %3899, %3898 : f32
        %3901 = arith.select %3868, %3900, %3853 : f32
        %3902 = memref.load %query_norm[%3895] : memref<?xf32>
        %3903 = memref.load %key_norm[%3895] : memref<?xf32>
        %3904 = arith.select %3881, %3902, %3903 : f32
        %3905 = arith.mulf %3862, %3880 : f32
        %3906 = arith.mulf %3905, %3904 : f32
        %3907 = arith.select %3868, %3906, %3862 : f32
        %3908 = arith.remui %3867, %c5 : index
        %3909 = arith.muli %3908, %c36 : index
        %3910 = arith.addi %3909, %3825 : index
        %3911 = arith.divui %3867, %c5 : index
        %3912 = arith.addi %3911, %c5 : index
        %3913 = arith.muli %3912, %c36 : index
        %3914 = arith.addi %3913, %3825 : index
        %3915 = memref.load %rope[%3910] : memref<?xf32>
        %3916 = arith.addi %3910, %c19 : index
        %3917 = memref.load %rope[%3916] : memref<?xf32>
        %3918 = memref.load %rope[%3914] : memref<?xf32>
        %3919 = arith.addi %3914, %c19 : index
        %3920 = memref.load %rope[%3919] : memref<?xf32>
        %3921 = arith.mulf %3918, %3915 : f32
        %3922 = arith.mulf %3920, %3917 : f32
        %3923 = arith.subf %3921, %3922 : f32
        %3924 = arith.mulf %3920, %3915 : f32
        %3925 = arith.mulf %3918, %3917 : f32
        %3926 = arith.addf %3924, %3925 : f32
        %3927 = arith.mulf %3888, %3923 : f32
        %3928 = arith.mulf %3894, %3926 : f32
        %3929 = arith.subf %3927, %3928 : f32
        %3930 = arith.mulf %3894, %3923 : f32
        %3931 = arith.mulf %3888, %3926 : f32
        %3932 = arith.addf %3930, %3931 : f32
        %3933 = arith.cmpi slt, %0, %heads : index
        scf.if %3933 {
          %3934 = arith.muli %3822, %heads : index
          %3935 = arith.addi %3934, %0 : index
          %3936 = arith.muli %3935, %c36 : index
          %3937 = arith.addi %3936, %3825 : index
          memref.store %3929, %q[%3937] : memref<?xf32>
          %3938 = arith.addi %3937, %c19 : index
          memref.store %3932, %q[%3938] : memref<?xf32>
        } else {
          %3939 = arith.addi %3823, %3825 : index
          memref.store %3929, %22[%3939] : memref<?xf32>
          %3940 = arith.addi %3823, %3825 : index
          %3941 = arith.addi %3940, %c19 : index
          memref.store %3932, %22[%3941] : memref<?xf32>
        }
        %3942 = arith.remui %3867, %c5 : index
        %3943 = arith.muli %3942, %c36 : index
        %3944 = arith.addi %3943, %3845 : index
        %3945 = arith.divui %3867, %c5 : index
        %3946 = arith.addi %3945, %c5 : index
        %3947 = arith.muli %3946, %c36 : index
        %3948 = arith.addi %3947, %3845 : index
        %3949 = memref.load %rope[%3944] : memref<?xf32>
        %3950 = arith.addi %3944, %c19 : index
        %3951 = memref.load %rope[%3950] : memref<?xf32>
        %3952 = memref.load %rope[%3948] : memref<?xf32>
        %3953 = arith.addi %3948, %c19 : index
        %3954 = memref.load %rope[%3953] : memref<?xf32>
        %3955 = arith.mulf %3952, %3949 : f32
        %3956 = arith.mulf %3954, %3951 : f32
        %3957 = arith.subf %3955, %3956 : f32
        %3958 = arith.mulf %3954, %3949 : f32
        %3959 = arith.mulf %3952, %3951 : f32
        %3960 = arith.addf %3958, %3959 : f32
        %3961 = arith.mulf %3901, %3957 : f32
        %3962 = arith.mulf %3907, %3960 : f32
        %3963 = arith.subf %3961, %3962 : f32
        %3964 = arith.mulf %3907, %3957 : f32
        %3965 = arith.mulf %3901, %3960 : f32
        %3966 = arith.addf %3964, %3965 : f32
        scf.if %3844 {
          %3967 = arith.cmpi slt, %0, %heads : index
          scf.if %3967 {
            %3968 = arith.muli %3822, %heads : index
            %3969 = arith.addi %3968, %0 : index
            %3970 = arith.muli %3969, %c36 : index
            %3971 = arith.addi %3970, %3845 : index
            memref.store %3963, %q[%3971] : memref<?xf32>
            %3972 = arith.addi %3971, %c19 : index
            memref.store %3966, %q[%3972] : memref<?xf32>
          } else {
            %3973 = arith.addi %3823, %3845 : index
            memref.store %3963, %22[%3973] : memref<?xf32>
            %3974 = arith.addi %3823, %3845 : index
            %3975 = arith.addi %3974, %c19 : index
            memref.store %3966, %22[%3975] : memref<?xf32>
          }
        }
      } else {
        %3976 = arith.cmpi slt, %0, %heads : index
        scf.if %3976 {
          %3977 = arith.muli %3822, %heads : index
          %3978 = arith.addi %3977, %0 : index
          %3979 = arith.muli %3978, %c36 : index
          %3980 = arith.addi %3979, %3825 : index
          memref.store %3833, %q[%3980] : memref<?xf32>
          %3981 = arith.addi %3980, %c19 : index
          memref.store %3842, %q[%3981] : memref<?xf32>
        } else {
          %3982 = arith.addi %3823, %3825 : index
          memref.store %3833, %22[%3982] : memref<?xf32>
          %3983 = arith.addi %3823, %3825 : index
          %3984 = arith.addi %3983, %c19 : index
          memref.store %3842, %22[%3984] : memref<?xf32>
        }
        scf.if %3844 {
          %3985 = arith.cmpi slt, %0, %heads : index
          scf.if %3985 {
            %3986 = arith.muli %3822, %heads : index
            %3987 = arith.addi %3986, %0 : index
            %3988 = arith.muli %3987, %c36 : index
            %3989 = arith.addi %3988, %3845 : index
            memref.store %3853, %q[%3989] : memref<?xf32>
            %3990 = arith.addi %3989, %c19 : index
            memref.store %3862, %q[%3990] : memref<?xf32>
          } else {
            %3991 = arith.addi %3823, %3845 : index
            memref.store %3853, %22[%3991] : memref<?xf32>
            %3992 = arith.addi %3823, %3845 : index
            %3993 = arith.addi %3992, %c19 : index
            memref.store %3862, %22[%3993] : memref<?xf32>
          }
        }
      }
    }
    %3994 = arith.addi %3816, %c52 : index
    %3995 = arith.addi %3815, %3994 : index
    %3996 = arith.cmpi slt, %3995, %24 : index
    %3997 = arith.cmpi slt, %3994, %c16 : index
    %3998 = arith.andi %3996, %3997 : i1
    scf.if %3998 {
      %3999 = arith.addi %3815, %3994 : index
      %4000 = arith.muli %3994, %c36 : index
      %4001 = wave.lane
      %4002 = arith.addi %4001, %c11 : index
      %4003 = arith.cmpi eq, %hasBias, %c12 : index
      %4004 = arith.addi %4000, %4002 : index
      %4005 = memref.load %22[%4004] : memref<?xf32>
      %4006 = arith.muli %0, %c36 : index
      %4007 = arith.addi %4006, %4002 : index
      %4008 = memref.load %bias[%4007] : memref<?xf32>
      %4009 = arith.addf %4005, %4008 : f32
      %4010 = arith.select %4003, %4009, %4005 : f32
      %4011 = arith.addi %4002, %c19 : index
      %4012 = arith.cmpi eq, %hasBias, %c12 : index
      %4013 = arith.addi %4000, %4011 : index
      %4014 = memref.load %22[%4013] : memref<?xf32>
      %4015 = arith.muli %0, %c36 : index
      %4016 = arith.addi %4015, %4011 : index
      %4017 = memref.load %bias[%4016] : memref<?xf32>
      %4018 = arith.addf %4014, %4017 : f32
      %4019 = arith.select %4012, %4018, %4014 : f32
      %4020 = arith.addi %4001, %c18 : index
      %4021 = arith.cmpi slt, %4020, %c19 : index
      %4022 = arith.minsi %4020, %c45 : index
      %4023 = arith.cmpi eq, %hasBias, %c12 : index
      %4024 = arith.addi %4000, %4022 : index
      %4025 = memref.load %22[%4024] : memref<?xf32>
      %4026 = arith.muli %0, %c36 : index
      %4027 = arith.addi %4026, %4022 : index
      %4028 = memref.load %bias[%4027] : memref<?xf32>
      %4029 = arith.addf %4025, %4028 : f32
      %4030 = arith.select %4023, %4029, %4025 : f32
      %4031 = arith.addi %4022, %c19 : index
      %4032 = arith.cmpi eq, %hasBias, %c12 : index
      %4033 = arith.addi %4000, %4031 : index
      %4034 = memref.load %22[%4033] : memref<?xf32>
      %4035 = arith.muli %0, %c36 : index
      %4036 = arith.addi %4035, %4031 : index
      %4037 = memref.load %bias[%4036] : memref<?xf32>
      %4038 = arith.addf %4034, %4037 : f32
      %4039 = arith.select %4032, %4038, %4034 : f32
      %4040 = arith.addi %heads, %kvHeads : index
      %4041 = arith.cmpi slt, %0, %4040 : index
      scf.if %4041 {
        %4042 = arith.addi %positionsAt, %3999 : index
        %4043 = memref.load %step[%4042] : memref<?xi32>
        %4044 = arith.index_cast %4043 : i32 to index
        %4045 = arith.cmpi eq, %hasNorm, %c12 : index
        %4046 = math.fma %4010, %4010, %c48 : f32
        %4047 = math.fma %4019, %4019, %4046 : f32
        %4048 = math.fma %4030, %4030, %4047 : f32
        %4049 = arith.select %4021, %4048, %4047 : f32
        %4050 = math.fma %4039, %4039, %4049 : f32
        %4051 = arith.select %4021, %4050, %4049 : f32
        %4052 = vector.broadcast %4051 : f32 to vector<1xf32>
        %4053 = wave.reduce "add" %4052 : vector<1xf32>
        %4054 = arith.mulf %4053, %inverseHeadDim : f32
        %4055 = arith.addf %4054, %epsilon : f32
        %4056 = math.sqrt %4055 : f32
        %4057 = arith.divf %c50, %4056 : f32
        %4058 = arith.cmpi slt, %0, %heads : index
        %4059 = arith.addi %4002, %c19 : index
        %4060 = memref.load %query_norm[%4002] : memref<?xf32>
        %4061 = memref.load %key_norm[%4002] : memref<?xf32>
        %4062 = arith.select %4058, %4060, %4061 : f32
        %4063 = arith.mulf %4010, %4057 : f32
        %4064 = arith.mulf %4063, %4062 : f32
        %4065 = arith.select %4045, %4064, %4010 : f32
        %4066 = memref.load %query_norm[%4059] : memref<?xf32>
        %4067 = memref.load %key_norm[%4059] : memref<?xf32>
        %4068 = arith.select %4058, %4066, %4067 : f32
        %4069 = arith.mulf %4019, %4057 : f32
        %4070 = arith.mulf %4069, %4068 : f32
        %4071 = arith.select %4045, %4070, %4019 : f32
        %4072 = arith.addi %4022, %c19 : index
        %4073 = memref.load %query_norm[%4022] : memref<?xf32>
        %4074 = memref.load %key_norm[%4022] : memref<?xf32>
        %4075 = arith.select %4058, %4073, %4074 : f32
        %4076 = arith.mulf %4030, %4057 : f32
        %4077 = arith.mulf %4076, %4075 : f32
        %4078 = arith.select %4045, %4077, %4030 : f32
        %4079 = memref.load %query_norm[%4072] : memref<?xf32>
        %4080 = memref.load %key_norm[%4072] : memref<?xf32>
        %4081 = arith.select %4058, %4079, %4080 : f32
        %4082 = arith.mulf %4039, %4057 : f32
        %4083 = arith.mulf %4082, %4081 : f32
        %4084 = arith.select %4045, %4083, %4039 : f32
        %4085 = arith.remui %4044, %c5 : index
        %4086 = arith.muli %4085, %c36 : index
        %4087 = arith.addi %4086, %4002 : index
        %4088 = arith.divui %4044, %c5 : index
        %4089 = arith.addi %4088, %c5 : index
        %4090 = arith.muli %4089, %c36 : index
        %4091 = arith.addi %4090, %4002 : index
        %4092 = memref.load %rope[%4087] : memref<?xf32>
        %4093 = arith.addi %4087, %c19 : index
        %4094 = memref.load %rope[%4093] : memref<?xf32>
        %4095 = memref.load %rope[%4091] : memref<?xf32>
        %4096 = arith.addi %4091, %c19 : index
        %4097 = memref.load %rope[%4096] : memref<?xf32>
        %4098 = arith.mulf %4095, %4092 : f32
        %4099 = arith.mulf %4097, %4094 : f32
        %4100 = arith.subf %4098, %4099 : f32
        %4101 = arith.mulf %4097, %4092 : f32
        %4102 = arith.mulf %4095, %4094 : f32
        %4103 = arith.addf %4101, %4102 : f32
        %4104 = arith.mulf %4065, %4100 : f32
        %4105 = arith.mulf %4071, %4103 : f32
        %4106 = arith.subf %4104, %4105 : f32
        %4107 = arith.mulf %4071, %4100 : f32
        %4108 = arith.mulf %4065, %4103 : f32
        %4109 = arith.addf %4107, %4108 : f32
        %4110 = arith.cmpi slt, %0, %heads : index
        scf.if %4110 {
          %4111 = arith.muli %3999, %heads : index
          %4112 = arith.addi %4111, %0 : index
          %4113 = arith.muli %4112, %c36 : index
          %4114 = arith.addi %4113, %4002 : index
          memref.store %4106, %q[%4114] : memref<?xf32>
          %4115 = arith.addi %4114, %c19 : index
          memref.store %4109, %q[%4115] : memref<?xf32>
        } else {
          %4116 = arith.addi %4000, %4002 : index
          memref.store %4106, %22[%4116] : memref<?xf32>
          %4117 = arith.addi %4000, %4002 : index
          %4118 = arith.addi %4117, %c19 : index
          memref.store %4109, %22[%4118] : memref<?xf32>
        }
        %4119 = arith.remui %4044, %c5 : index
        %4120 = arith.muli %4119, %c36 : index
        %4121 = arith.addi %4120, %4022 : index
        %4122 = arith.divui %4044, %c5 : index
        %4123 = arith.addi %4122, %c5 : index
        %4124 = arith.muli %4123, %c36 : index
        %4125 = arith.addi %4124, %4022 : index
        %4126 = memref.load %rope[%4121] : memref<?xf32>
        %4127 = arith.addi %4121, %c19 : index
        %4128 = memref.load %rope[%4127] : memref<?xf32>
        %4129 = memref.load %rope[%4125] : memref<?xf32>
        %4130 = arith.addi %4125, %c19 : index
        %4131 = memref.load %rope[%4130] : memref<?xf32>
        %4132 = arith.mulf %4129, %4126 : f32
        %4133 = arith.mulf %4131, %4128 : f32
        %4134 = arith.subf %4132, %4133 : f32
        %4135 = arith.mulf %4131, %4126 : f32
        %4136 = arith.mulf %4129, %4128 : f32
        %4137 = arith.addf %4135, %4136 : f32
        %4138 = arith.mulf %4078, %4134 : f32
        %4139 = arith.mulf %4084, %4137 : f32
        %4140 = arith.subf %4138, %4139 : f32
        %4141 = arith.mulf %4084, %4134 : f32
        %4142 = arith.mulf %4078, %4137 : f32
        %4143 = arith.addf %4141, %4142 : f32
        scf.if %4021 {
          %4144 = arith.cmpi slt, %0, %heads : index
          scf.if %4144 {
            %4145 = arith.muli %3999, %heads : index
            %4146 = arith.addi %4145, %0 : index
            %4147 = arith.muli %4146, %c36 : index
            %4148 = arith.addi %4147, %4022 : index
            memref.store %4140, %q[%4148] : memref<?xf32>
            %4149 = arith.addi %4148, %c19 : index
            memref.store %4143, %q[%4149] : memref<?xf32>
          } else {
            %4150 = arith.addi %4000, %4022 : index
            memref.store %4140, %22[%4150] : memref<?xf32>
            %4151 = arith.addi %4000, %4022 : index
            %4152 = arith.addi %4151, %c19 : index
            memref.store %4143, %22[%4152] : memref<?xf32>
          }
        }
      } else {
        %4153 = arith.cmpi slt, %0, %heads : index
        scf.if %4153 {
          %4154 = arith.muli %3999, %heads : index
          %4155 = arith.addi %4154, %0 : index
          %4156 = arith.muli %4155, %c36 : index
          %4157 = arith.addi %4156, %4002 : index
          memref.store %4010, %q[%4157] : memref<?xf32>
          %4158 = arith.addi %4157, %c19 : index
          memref.store %4019, %q[%4158] : memref<?xf32>
        } else {
          %4159 = arith.addi %4000, %4002 : index
          memref.store %4010, %22[%4159] : memref<?xf32>
          %4160 = arith.addi %4000, %4002 : index
          %4161 = arith.addi %4160, %c19 : index
          memref.store %4019, %22[%4161] : memref<?xf32>
        }
        scf.if %4021 {
          %4162 = arith.cmpi slt, %0, %heads : index
          scf.if %4162 {
            %4163 = arith.muli %3999, %heads : index
            %4164 = arith.addi %4163, %0 : index
            %4165 = arith.muli %4164, %c36 : index
            %4166 = arith.addi %4165, %4022 : index
            memref.store %4030, %q[%4166] : memref<?xf32>
            %4167 = arith.addi %4166, %c19 : index
            memref.store %4039, %q[%4167] : memref<?xf32>
          } else {
            %4168 = arith.addi %4000, %4022 : index
            memref.store %4030, %22[%4168] : memref<?xf32>
            %4169 = arith.addi %4000, %4022 : index
            %4170 = arith.addi %4169, %c19 : index
            memref.store %4039, %22[%4170] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4171 = arith.cmpi sge, %0, %heads : index
    scf.if %4171 {
      %4172 = arith.addi %3816, %c11 : index
      %4173 = arith.addi %3815, %4172 : index
      %4174 = arith.cmpi slt, %4173, %24 : index
      %4175 = arith.cmpi slt, %4172, %c16 : index
      %4176 = arith.andi %4174, %4175 : i1
      scf.if %4176 {
        %4177 = arith.addi %3815, %4172 : index
        %4178 = arith.addi %slotsAt, %4177 : index
        %4179 = memref.load %step[%4178] : memref<?xi32>
        %4180 = arith.index_cast %4179 : i32 to index
        %4181 = arith.cmpi sge, %4180, %c11 : index
        scf.if %4181 {
          %4182 = arith.muli %4172, %c36 : index
          %4183 = arith.subi %0, %heads : index
          %4184 = memref.load %scales[%4183] : memref<?xf32>
          %4185 = vector.broadcast %4184 : f32 to vector<4xf32>
          %4186 = arith.divui %4180, %c16 : index
          %4187 = arith.remui %4180, %c16 : index
          %4188 = arith.muli %4186, %pageBytes : index
          %4189 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4189 {
            %4190 = wave.lane
            %4191 = arith.muli %4190, %c23 : index
            scf.for %4192 = %4191 to %c36 step %c8 {
              %4193 = arith.addi %4182, %4192 : index
              %4194 = vector.load %22[%4193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4195 = arith.mulf %4194, %4185 : vector<4xf32>
              %4196 = arith.minimumf %4195, %c56 : vector<4xf32>
              %4197 = arith.maximumf %4196, %c57 : vector<4xf32>
              %4198 = arith.truncf %4197 : vector<4xf32> to vector<4xf16>
              %4199 = vector.bitcast %4198 : vector<4xf16> to vector<8xi8>
              %4200 = arith.cmpi slt, %4183, %kvHeads : index
              scf.if %4200 {
                %4201 = arith.muli %4183, %c13 : index
                %4202 = arith.addi %4188, %4201 : index
                %4203 = arith.divui %4192, %c16 : index
                %4204 = arith.muli %4203, %c58 : index
                %4205 = arith.remui %4192, %c16 : index
                %4206 = arith.divui %4205, %c17 : index
                %4207 = arith.muli %4206, %c5 : index
                %4208 = arith.muli %4187, %c16 : index
                %4209 = arith.addi %4207, %4208 : index
                %4210 = arith.remui %4205, %c17 : index
                %4211 = arith.muli %4210, %c10 : index
                %4212 = arith.addi %4209, %4211 : index
                %4213 = arith.addi %4204, %4212 : index
                %4214 = arith.addi %4202, %4213 : index
                vector.store %4199, %kv[%4214] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4215 = arith.subi %4183, %kvHeads : index
                %4216 = arith.muli %4215, %c13 : index
                %4217 = arith.addi %4188, %4216 : index
                %4218 = arith.addi %4192, %c11 : index
                %4219 = arith.divui %4218, %c16 : index
                %4220 = arith.muli %4219, %c58 : index
                %4221 = arith.addi %4220, %c42 : index
                %4222 = arith.remui %4218, %c16 : index
                %4223 = arith.divui %4187, %c10 : index
                %4224 = arith.remui %4187, %c10 : index
                %4225 = arith.muli %4224, %c17 : index
                %4226 = arith.addi %4223, %4225 : index
                %4227 = arith.divui %4226, %c17 : index
                %4228 = arith.muli %4227, %c5 : index
                %4229 = arith.muli %4222, %c16 : index
                %4230 = arith.addi %4228, %4229 : index
                %4231 = arith.remui %4226, %c17 : index
                %4232 = arith.muli %4231, %c10 : index
                %4233 = arith.addi %4230, %4232 : index
                %4234 = arith.addi %4221, %4233 : index
                %4235 = arith.addi %4217, %4234 : index
                %4236 = vector.shuffle %4199, %4199 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4236, %kv[%4235] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4237 = arith.addi %4192, %c12 : index
                %4238 = arith.divui %4237, %c16 : index
                %4239 = arith.muli %4238, %c58 : index
                %4240 = arith.addi %4239, %c42 : index
                %4241 = arith.remui %4237, %c16 : index
                %4242 = arith.divui %4187, %c10 : index
                %4243 = arith.remui %4187, %c10 : index
                %4244 = arith.muli %4243, %c17 : index
                %4245 = arith.addi %4242, %4244 : index
                %4246 = arith.divui %4245, %c17 : index
                %4247 = arith.muli %4246, %c5 : index
                %4248 = arith.muli %4241, %c16 : index
                %4249 = arith.addi %4247, %4248 : index
                %4250 = arith.remui %4245, %c17 : index
                %4251 = arith.muli %4250, %c10 : index
                %4252 = arith.addi %4249, %4251 : index
                %4253 = arith.addi %4240, %4252 : index
                %4254 = arith.addi %4217, %4253 : index
                %4255 = vector.shuffle %4199, %4199 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4255, %kv[%4254] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4256 = arith.addi %4192, %c10 : index
                %4257 = arith.divui %4256, %c16 : index
                %4258 = arith.muli %4257, %c58 : index
                %4259 = arith.addi %4258, %c42 : index
                %4260 = arith.remui %4256, %c16 : index
                %4261 = arith.divui %4187, %c10 : index
                %4262 = arith.remui %4187, %c10 : index
                %4263 = arith.muli %4262, %c17 : index
                %4264 = arith.addi %4261, %4263 : index
                %4265 = arith.divui %4264, %c17 : index
                %4266 = arith.muli %4265, %c5 : index
                %4267 = arith.muli %4260, %c16 : index
                %4268 = arith.addi %4266, %4267 : index
                %4269 = arith.remui %4264, %c17 : index
                %4270 = arith.muli %4269, %c10 : index
                %4271 = arith.addi %4268, %4270 : index
                %4272 = arith.addi %4259, %4271 : index
                %4273 = arith.addi %4217, %4272 : index
                %4274 = vector.shuffle %4199, %4199 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4274, %kv[%4273] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4275 = arith.addi %4192, %c2 : index
                %4276 = arith.divui %4275, %c16 : index
                %4277 = arith.muli %4276, %c58 : index
                %4278 = arith.addi %4277, %c42 : index
                %4279 = arith.remui %4275, %c16 : index
                %4280 = arith.divui %4187, %c10 : index
                %4281 = arith.remui %4187, %c10 : index
                %4282 = arith.muli %4281, %c17 : index
                %4283 = arith.addi %4280, %4282 : index
                %4284 = arith.divui %4283, %c17 : index
                %4285 = arith.muli %4284, %c5 : index
                %4286 = arith.muli %4279, %c16 : index
                %4287 = arith.addi %4285, %4286 : index
                %4288 = arith.remui %4283, %c17 : index
                %4289 = arith.muli %4288, %c10 : index
                %4290 = arith.addi %4287, %4289 : index
                %4291 = arith.addi %4278, %4290 : index
                %4292 = arith.addi %4217, %4291 : index
                %4293 = vector.shuffle %4199, %4199 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4293, %kv[%4292] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4294 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4294 {
            %4295 = wave.lane
            %4296 = arith.muli %4295, %c23 : index
            scf.for %4297 = %4296 to %c36 step %c8 {
              %4298 = arith.addi %4182, %4297 : index
              %4299 = vector.load %22[%4298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4300 = arith.mulf %4299, %4185 : vector<4xf32>
              %4301 = wave.fp8_encode "e4m3" %4300 : vector<4xf32> -> vector<4xi8>
              %4302 = arith.cmpi slt, %4183, %kvHeads : index
              scf.if %4302 {
                %4303 = arith.muli %4183, %c42 : index
                %4304 = arith.addi %4188, %4303 : index
                %4305 = vector.shuffle %4301, %4301 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4306 = arith.divui %4297, %c16 : index
                %4307 = arith.muli %4306, %c5 : index
                %4308 = arith.remui %4297, %c16 : index
                %4309 = arith.muli %4187, %c16 : index
                %4310 = arith.divui %4308, %c23 : index
                %4311 = arith.muli %4310, %c23 : index
                %4312 = arith.remui %4308, %c10 : index
                %4313 = arith.muli %4312, %c10 : index
                %4314 = arith.addi %4311, %4313 : index
                %4315 = arith.divui %4308, %c10 : index
                %4316 = arith.remui %4315, %c10 : index
                %4317 = arith.addi %4314, %4316 : index
                %4318 = arith.addi %4309, %4317 : index
                %4319 = arith.addi %4307, %4318 : index
                %4320 = arith.addi %4304, %4319 : index
                vector.store %4305, %kv[%4320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4321 = arith.subi %4183, %kvHeads : index
                %4322 = arith.muli %4321, %c42 : index
                %4323 = arith.addi %4188, %4322 : index
                %4324 = arith.addi %4297, %c11 : index
                %4325 = arith.divui %4324, %c16 : index
                %4326 = arith.muli %4325, %c5 : index
                %4327 = arith.addi %4326, %c14 : index
                %4328 = arith.remui %4324, %c16 : index
                %4329 = arith.divui %4187, %c10 : index
                %4330 = arith.remui %4187, %c10 : index
                %4331 = arith.muli %4330, %c17 : index
                %4332 = arith.addi %4329, %4331 : index
                %4333 = arith.muli %4328, %c16 : index
                %4334 = arith.divui %4332, %c23 : index
                %4335 = arith.muli %4334, %c23 : index
                %4336 = arith.remui %4332, %c10 : index
                %4337 = arith.muli %4336, %c10 : index
                %4338 = arith.addi %4335, %4337 : index
                %4339 = arith.divui %4332, %c10 : index
                %4340 = arith.remui %4339, %c10 : index
                %4341 = arith.addi %4338, %4340 : index
                %4342 = arith.addi %4333, %4341 : index
                %4343 = arith.addi %4327, %4342 : index
                %4344 = arith.addi %4323, %4343 : index
                %4345 = vector.shuffle %4301, %4301 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4345, %kv[%4344] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4346 = arith.addi %4297, %c12 : index
                %4347 = arith.divui %4346, %c16 : index
                %4348 = arith.muli %4347, %c5 : index
                %4349 = arith.addi %4348, %c14 : index
                %4350 = arith.remui %4346, %c16 : index
                %4351 = arith.divui %4187, %c10 : index
                %4352 = arith.remui %4187, %c10 : index
                %4353 = arith.muli %4352, %c17 : index
                %4354 = arith.addi %4351, %4353 : index
                %4355 = arith.muli %4350, %c16 : index
                %4356 = arith.divui %4354, %c23 : index
                %4357 = arith.muli %4356, %c23 : index
                %4358 = arith.remui %4354, %c10 : index
                %4359 = arith.muli %4358, %c10 : index
                %4360 = arith.addi %4357, %4359 : index
                %4361 = arith.divui %4354, %c10 : index
                %4362 = arith.remui %4361, %c10 : index
                %4363 = arith.addi %4360, %4362 : index
                %4364 = arith.addi %4355, %4363 : index
                %4365 = arith.addi %4349, %4364 : index
                %4366 = arith.addi %4323, %4365 : index
                %4367 = vector.shuffle %4301, %4301 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4367, %kv[%4366] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4368 = arith.addi %4297, %c10 : index
                %4369 = arith.divui %4368, %c16 : index
                %4370 = arith.muli %4369, %c5 : index
                %4371 = arith.addi %4370, %c14 : index
                %4372 = arith.remui %4368, %c16 : index
                %4373 = arith.divui %4187, %c10 : index
                %4374 = arith.remui %4187, %c10 : index
                %4375 = arith.muli %4374, %c17 : index
                %4376 = arith.addi %4373, %4375 : index
                %4377 = arith.muli %4372, %c16 : index
                %4378 = arith.divui %4376, %c23 : index
                %4379 = arith.muli %4378, %c23 : index
                %4380 = arith.remui %4376, %c10 : index
                %4381 = arith.muli %4380, %c10 : index
                %4382 = arith.addi %4379, %4381 : index
                %4383 = arith.divui %4376, %c10 : index
                %4384 = arith.remui %4383, %c10 : index
                %4385 = arith.addi %4382, %4384 : index
                %4386 = arith.addi %4377, %4385 : index
                %4387 = arith.addi %4371, %4386 : index
                %4388 = arith.addi %4323, %4387 : index
                %4389 = vector.shuffle %4301, %4301 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4389, %kv[%4388] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4390 = arith.addi %4297, %c2 : index
                %4391 = arith.divui %4390, %c16 : index
                %4392 = arith.muli %4391, %c5 : index
                %4393 = arith.addi %4392, %c14 : index
                %4394 = arith.remui %4390, %c16 : index
                %4395 = arith.divui %4187, %c10 : index
                %4396 = arith.remui %4187, %c10 : index
                %4397 = arith.muli %4396, %c17 : index
                %4398 = arith.addi %4395, %4397 : index
                %4399 = arith.muli %4394, %c16 : index
                %4400 = arith.divui %4398, %c23 : index
                %4401 = arith.muli %4400, %c23 : index
                %4402 = arith.remui %4398, %c10 : index
                %4403 = arith.muli %4402, %c10 : index
                %4404 = arith.addi %4401, %4403 : index
                %4405 = arith.divui %4398, %c10 : index
                %4406 = arith.remui %4405, %c10 : index
                %4407 = arith.addi %4404, %4406 : index
                %4408 = arith.addi %4399, %4407 : index
                %4409 = arith.addi %4393, %4408 : index
                %4410 = arith.addi %4323, %4409 : index
                %4411 = vector.shuffle %4301, %4301 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4411, %kv[%4410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4412 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4412 {
            %4413 = wave.lane
            %4414 = arith.muli %4413, %c23 : index
            scf.for %4415 = %4414 to %c36 step %c8 {
              %4416 = arith.addi %4182, %4415 : index
              %4417 = vector.load %22[%4416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4418 = arith.mulf %4417, %4185 : vector<4xf32>
              %4419 = wave.fp8_encode "e5m2" %4418 : vector<4xf32> -> vector<4xi8>
              %4420 = arith.cmpi slt, %4183, %kvHeads : index
              scf.if %4420 {
                %4421 = arith.muli %4183, %c42 : index
                %4422 = arith.addi %4188, %4421 : index
                %4423 = vector.shuffle %4419, %4419 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4424 = arith.divui %4415, %c16 : index
                %4425 = arith.muli %4424, %c5 : index
                %4426 = arith.remui %4415, %c16 : index
                %4427 = arith.muli %4187, %c16 : index
                %4428 = arith.divui %4426, %c23 : index
                %4429 = arith.muli %4428, %c23 : index
                %4430 = arith.remui %4426, %c10 : index
                %4431 = arith.muli %4430, %c10 : index
                %4432 = arith.addi %4429, %4431 : index
                %4433 = arith.divui %4426, %c10 : index
                %4434 = arith.remui %4433, %c10 : index
                %4435 = arith.addi %4432, %4434 : index
                %4436 = arith.addi %4427, %4435 : index
                %4437 = arith.addi %4425, %4436 : index
                %4438 = arith.addi %4422, %4437 : index
                vector.store %4423, %kv[%4438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4439 = arith.subi %4183, %kvHeads : index
                %4440 = arith.muli %4439, %c42 : index
                %4441 = arith.addi %4188, %4440 : index
                %4442 = arith.addi %4415, %c11 : index
                %4443 = arith.divui %4442, %c16 : index
                %4444 = arith.muli %4443, %c5 : index
                %4445 = arith.addi %4444, %c14 : index
                %4446 = arith.remui %4442, %c16 : index
                %4447 = arith.divui %4187, %c10 : index
                %4448 = arith.remui %4187, %c10 : index
                %4449 = arith.muli %4448, %c17 : index
                %4450 = arith.addi %4447, %4449 : index
                %4451 = arith.muli %4446, %c16 : index
                %4452 = arith.divui %4450, %c23 : index
                %4453 = arith.muli %4452, %c23 : index
                %4454 = arith.remui %4450, %c10 : index
                %4455 = arith.muli %4454, %c10 : index
                %4456 = arith.addi %4453, %4455 : index
                %4457 = arith.divui %4450, %c10 : index
                %4458 = arith.remui %4457, %c10 : index
                %4459 = arith.addi %4456, %4458 : index
                %4460 = arith.addi %4451, %4459 : index
                %4461 = arith.addi %4445, %4460 : index
                %4462 = arith.addi %4441, %4461 : index
                %4463 = vector.shuffle %4419, %4419 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4463, %kv[%4462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4464 = arith.addi %4415, %c12 : index
                %4465 = arith.divui %4464, %c16 : index
                %4466 = arith.muli %4465, %c5 : index
                %4467 = arith.addi %4466, %c14 : index
                %4468 = arith.remui %4464, %c16 : index
                %4469 = arith.divui %4187, %c10 : index
                %4470 = arith.remui %4187, %c10 : index
                %4471 = arith.muli %4470, %c17 : index
                %4472 = arith.addi %4469, %4471 : index
                %4473 = arith.muli %4468, %c16 : index
                %4474 = arith.divui %4472, %c23 : index
                %4475 = arith.muli %4474, %c23 : index
                %4476 = arith.remui %4472, %c10 : index
                %4477 = arith.muli %4476, %c10 : index
                %4478 = arith.addi %4475, %4477 : index
                %4479 = arith.divui %4472, %c10 : index
                %4480 = arith.remui %4479, %c10 : index
                %4481 = arith.addi %4478, %4480 : index
                %4482 = arith.addi %4473, %4481 : index
                %4483 = arith.addi %4467, %4482 : index
                %4484 = arith.addi %4441, %4483 : index
                %4485 = vector.shuffle %4419, %4419 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4485, %kv[%4484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4486 = arith.addi %4415, %c10 : index
                %4487 = arith.divui %4486, %c16 : index
                %4488 = arith.muli %4487, %c5 : index
                %4489 = arith.addi %4488, %c14 : index
                %4490 = arith.remui %4486, %c16 : index
                %4491 = arith.divui %4187, %c10 : index
                %4492 = arith.remui %4187, %c10 : index
                %4493 = arith.muli %4492, %c17 : index
                %4494 = arith.addi %4491, %4493 : index
                %4495 = arith.muli %4490, %c16 : index
                %4496 = arith.divui %4494, %c23 : index
                %4497 = arith.muli %4496, %c23 : index
                %4498 = arith.remui %4494, %c10 : index
                %4499 = arith.muli %4498, %c10 : index
                %4500 = arith.addi %4497, %4499 : index
                %4501 = arith.divui %4494, %c10 : index
                %4502 = arith.remui %4501, %c10 : index
                %4503 = arith.addi %4500, %4502 : index
                %4504 = arith.addi %4495, %4503 : index
                %4505 = arith.addi %4489, %4504 : index
                %4506 = arith.addi %4441, %4505 : index
                %4507 = vector.shuffle %4419, %4419 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4507, %kv[%4506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4508 = arith.addi %4415, %c2 : index
                %4509 = arith.divui %4508, %c16 : index
                %4510 = arith.muli %4509, %c5 : index
                %4511 = arith.addi %4510, %c14 : index
                %4512 = arith.remui %4508, %c16 : index
                %4513 = arith.divui %4187, %c10 : index
                %4514 = arith.remui %4187, %c10 : index
                %4515 = arith.muli %4514, %c17 : index
                %4516 = arith.addi %4513, %4515 : index
                %4517 = arith.muli %4512, %c16 : index
                %4518 = arith.divui %4516, %c23 : index
                %4519 = arith.muli %4518, %c23 : index
                %4520 = arith.remui %4516, %c10 : index
                %4521 = arith.muli %4520, %c10 : index
                %4522 = arith.addi %4519, %4521 : index
                %4523 = arith.divui %4516, %c10 : index
                %4524 = arith.remui %4523, %c10 : index
                %4525 = arith.addi %4522, %4524 : index
                %4526 = arith.addi %4517, %4525 : index
                %4527 = arith.addi %4511, %4526 : index
                %4528 = arith.addi %4441, %4527 : index
                %4529 = vector.shuffle %4419, %4419 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4529, %kv[%4528] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4530 = arith.addi %3816, %c52 : index
      %4531 = arith.addi %3815, %4530 : index
      %4532 = arith.cmpi slt, %4531, %24 : index
      %4533 = arith.cmpi slt, %4530, %c16 : index
      %4534 = arith.andi %4532, %4533 : i1
      scf.if %4534 {
        %4535 = arith.addi %3815, %4530 : index
        %4536 = arith.addi %slotsAt, %4535 : index
        %4537 = memref.load %step[%4536] : memref<?xi32>
        %4538 = arith.index_cast %4537 : i32 to index
        %4539 = arith.cmpi sge, %4538, %c11 : index
        scf.if %4539 {
          %4540 = arith.muli %4530, %c36 : index
          %4541 = arith.subi %0, %heads : index
          %4542 = memref.load %scales[%4541] : memref<?xf32>
          %4543 = vector.broadcast %4542 : f32 to vector<4xf32>
          %4544 = arith.divui %4538, %c16 : index
          %4545 = arith.remui %4538, %c16 : index
          %4546 = arith.muli %4544, %pageBytes : index
          %4547 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4547 {
            %4548 = wave.lane
            %4549 = arith.muli %4548, %c23 : index
            scf.for %4550 = %4549 to %c36 step %c8 {
              %4551 = arith.addi %4540, %4550 : index
              %4552 = vector.load %22[%4551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4553 = arith.mulf %4552, %4543 : vector<4xf32>
              %4554 = arith.minimumf %4553, %c56 : vector<4xf32>
              %4555 = arith.maximumf %4554, %c57 : vector<4xf32>
              %4556 = arith.truncf %4555 : vector<4xf32> to vector<4xf16>
              %4557 = vector.bitcast %4556 : vector<4xf16> to vector<8xi8>
              %4558 = arith.cmpi slt, %4541, %kvHeads : index
              scf.if %4558 {
                %4559 = arith.muli %4541, %c13 : index
                %4560 = arith.addi %4546, %4559 : index
                %4561 = arith.divui %4550, %c16 : index
                %4562 = arith.muli %4561, %c58 : index
                %4563 = arith.remui %4550, %c16 : index
                %4564 = arith.divui %4563, %c17 : index
                %4565 = arith.muli %4564, %c5 : index
                %4566 = arith.muli %4545, %c16 : index
                %4567 = arith.addi %4565, %4566 : index
                %4568 = arith.remui %4563, %c17 : index
                %4569 = arith.muli %4568, %c10 : index
                %4570 = arith.addi %4567, %4569 : index
                %4571 = arith.addi %4562, %4570 : index
                %4572 = arith.addi %4560, %4571 : index
                vector.store %4557, %kv[%4572] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4573 = arith.subi %4541, %kvHeads : index
                %4574 = arith.muli %4573, %c13 : index
                %4575 = arith.addi %4546, %4574 : index
                %4576 = arith.addi %4550, %c11 : index
                %4577 = arith.divui %4576, %c16 : index
                %4578 = arith.muli %4577, %c58 : index
                %4579 = arith.addi %4578, %c42 : index
                %4580 = arith.remui %4576, %c16 : index
                %4581 = arith.divui %4545, %c10 : index
                %4582 = arith.remui %4545, %c10 : index
                %4583 = arith.muli %4582, %c17 : index
                %4584 = arith.addi %4581, %4583 : index
                %4585 = arith.divui %4584, %c17 : index
                %4586 = arith.muli %4585, %c5 : index
                %4587 = arith.muli %4580, %c16 : index
                %4588 = arith.addi %4586, %4587 : index
                %4589 = arith.remui %4584, %c17 : index
                %4590 = arith.muli %4589, %c10 : index
                %4591 = arith.addi %4588, %4590 : index
                %4592 = arith.addi %4579, %4591 : index
                %4593 = arith.addi %4575, %4592 : index
                %4594 = vector.shuffle %4557, %4557 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4594, %kv[%4593] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4595 = arith.addi %4550, %c12 : index
                %4596 = arith.divui %4595, %c16 : index
                %4597 = arith.muli %4596, %c58 : index
                %4598 = arith.addi %4597, %c42 : index
                %4599 = arith.remui %4595, %c16 : index
                %4600 = arith.divui %4545, %c10 : index
                %4601 = arith.remui %4545, %c10 : index
                %4602 = arith.muli %4601, %c17 : index
                %4603 = arith.addi %4600, %4602 : index
                %4604 = arith.divui %4603, %c17 : index
                %4605 = arith.muli %4604, %c5 : index
                %4606 = arith.muli %4599, %c16 : index
                %4607 = arith.addi %4605, %4606 : index
                %4608 = arith.remui %4603, %c17 : index
                %4609 = arith.muli %4608, %c10 : index
                %4610 = arith.addi %4607, %4609 : index
                %4611 = arith.addi %4598, %4610 : index
                %4612 = arith.addi %4575, %4611 : index
                %4613 = vector.shuffle %4557, %4557 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4613, %kv[%4612] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4614 = arith.addi %4550, %c10 : index
                %4615 = arith.divui %4614, %c16 : index
                %4616 = arith.muli %4615, %c58 : index
                %4617 = arith.addi %4616, %c42 : index
                %4618 = arith.remui %4614, %c16 : index
                %4619 = arith.divui %4545, %c10 : index
                %4620 = arith.remui %4545, %c10 : index
                %4621 = arith.muli %4620, %c17 : index
                %4622 = arith.addi %4619, %4621 : index
                %4623 = arith.divui %4622, %c17 : index
                %4624 = arith.muli %4623, %c5 : index
                %4625 = arith.muli %4618, %c16 : index
                %4626 = arith.addi %4624, %4625 : index
                %4627 = arith.remui %4622, %c17 : index
                %4628 = arith.muli %4627, %c10 : index
                %4629 = arith.addi %4626, %4628 : index
                %4630 = arith.addi %4617, %4629 : index
                %4631 = arith.addi %4575, %4630 : index
                %4632 = vector.shuffle %4557, %4557 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4632, %kv[%4631] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4633 = arith.addi %4550, %c2 : index
                %4634 = arith.divui %4633, %c16 : index
                %4635 = arith.muli %4634, %c58 : index
                %4636 = arith.addi %4635, %c42 : index
                %4637 = arith.remui %4633, %c16 : index
                %4638 = arith.divui %4545, %c10 : index
                %4639 = arith.remui %4545, %c10 : index
                %4640 = arith.muli %4639, %c17 : index
                %4641 = arith.addi %4638, %4640 : index
                %4642 = arith.divui %4641, %c17 : index
                %4643 = arith.muli %4642, %c5 : index
                %4644 = arith.muli %4637, %c16 : index
                %4645 = arith.addi %4643, %4644 : index
                %4646 = arith.remui %4641, %c17 : index
                %4647 = arith.muli %4646, %c10 : index
                %4648 = arith.addi %4645, %4647 : index
                %4649 = arith.addi %4636, %4648 : index
                %4650 = arith.addi %4575, %4649 : index
                %4651 = vector.shuffle %4557, %4557 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4651, %kv[%4650] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4652 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4652 {
            %4653 = wave.lane
            %4654 = arith.muli %4653, %c23 : index
            scf.for %4655 = %4654 to %c36 step %c8 {
              %4656 = arith.addi %4540, %4655 : index
              %4657 = vector.load %22[%4656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4658 = arith.mulf %4657, %4543 : vector<4xf32>
              %4659 = wave.fp8_encode "e4m3" %4658 : vector<4xf32> -> vector<4xi8>
              %4660 = arith.cmpi slt, %4541, %kvHeads : index
              scf.if %4660 {
                %4661 = arith.muli %4541, %c42 : index
                %4662 = arith.addi %4546, %4661 : index
                %4663 = vector.shuffle %4659, %4659 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4664 = arith.divui %4655, %c16 : index
                %4665 = arith.muli %4664, %c5 : index
                %4666 = arith.remui %4655, %c16 : index
                %4667 = arith.muli %4545, %c16 : index
                %4668 = arith.divui %4666, %c23 : index
                %4669 = arith.muli %4668, %c23 : index
                %4670 = arith.remui %4666, %c10 : index
                %4671 = arith.muli %4670, %c10 : index
                %4672 = arith.addi %4669, %4671 : index
                %4673 = arith.divui %4666, %c10 : index
                %4674 = arith.remui %4673, %c10 : index
                %4675 = arith.addi %4672, %4674 : index
                %4676 = arith.addi %4667, %4675 : index
                %4677 = arith.addi %4665, %4676 : index
                %4678 = arith.addi %4662, %4677 : index
                vector.store %4663, %kv[%4678] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4679 = arith.subi %4541, %kvHeads : index
                %4680 = arith.muli %4679, %c42 : index
                %4681 = arith.addi %4546, %4680 : index
                %4682 = arith.addi %4655, %c11 : index
                %4683 = arith.divui %4682, %c16 : index
                %4684 = arith.muli %4683, %c5 : index
                %4685 = arith.addi %4684, %c14 : index
                %4686 = arith.remui %4682, %c16 : index
                %4687 = arith.divui %4545, %c10 : index
                %4688 = arith.remui %4545, %c10 : index
                %4689 = arith.muli %4688, %c17 : index
                %4690 = arith.addi %4687, %4689 : index
                %4691 = arith.muli %4686, %c16 : index
                %4692 = arith.divui %4690, %c23 : index
                %4693 = arith.muli %4692, %c23 : index
                %4694 = arith.remui %4690, %c10 : index
                %4695 = arith.muli %4694, %c10 : index
                %4696 = arith.addi %4693, %4695 : index
                %4697 = arith.divui %4690, %c10 : index
                %4698 = arith.remui %4697, %c10 : index
                %4699 = arith.addi %4696, %4698 : index
                %4700 = arith.addi %4691, %4699 : index
                %4701 = arith.addi %4685, %4700 : index
                %4702 = arith.addi %4681, %4701 : index
                %4703 = vector.shuffle %4659, %4659 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4703, %kv[%4702] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4704 = arith.addi %4655, %c12 : index
                %4705 = arith.divui %4704, %c16 : index
                %4706 = arith.muli %4705, %c5 : index
                %4707 = arith.addi %4706, %c14 : index
                %4708 = arith.remui %4704, %c16 : index
                %4709 = arith.divui %4545, %c10 : index
                %4710 = arith.remui %4545, %c10 : index
                %4711 = arith.muli %4710, %c17 : index
                %4712 = arith.addi %4709, %4711 : index
                %4713 = arith.muli %4708, %c16 : index
                %4714 = arith.divui %4712, %c23 : index
                %4715 = arith.muli %4714, %c23 : index
                %4716 = arith.remui %4712, %c10 : index
                %4717 = arith.muli %4716, %c10 : index
                %4718 = arith.addi %4715, %4717 : index
                %4719 = arith.divui %4712, %c10 : index
                %4720 = arith.remui %4719, %c10 : index
                %4721 = arith.addi %4718, %4720 : index
                %4722 = arith.addi %4713, %4721 : index
                %4723 = arith.addi %4707, %4722 : index
                %4724 = arith.addi %4681, %4723 : index
                %4725 = vector.shuffle %4659, %4659 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4725, %kv[%4724] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4726 = arith.addi %4655, %c10 : index
                %4727 = arith.divui %4726, %c16 : index
                %4728 = arith.muli %4727, %c5 : index
                %4729 = arith.addi %4728, %c14 : index
                %4730 = arith.remui %4726, %c16 : index
                %4731 = arith.divui %4545, %c10 : index
                %4732 = arith.remui %4545, %c10 : index
                %4733 = arith.muli %4732, %c17 : index
                %4734 = arith.addi %4731, %4733 : index
                %4735 = arith.muli %4730, %c16 : index
                %4736 = arith.divui %4734, %c23 : index
                %4737 = arith.muli %4736, %c23 : index
                %4738 = arith.remui %4734, %c10 : index
                %4739 = arith.muli %4738, %c10 : index
                %4740 = arith.addi %4737, %4739 : index
                %4741 = arith.divui %4734, %c10 : index
                %4742 = arith.remui %4741, %c10 : index
                %4743 = arith.addi %4740, %4742 : index
                %4744 = arith.addi %4735, %4743 : index
                %4745 = arith.addi %4729, %4744 : index
                %4746 = arith.addi %4681, %4745 : index
                %4747 = vector.shuffle %4659, %4659 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4747, %kv[%4746] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4748 = arith.addi %4655, %c2 : index
                %4749 = arith.divui %4748, %c16 : index
                %4750 = arith.muli %4749, %c5 : index
                %4751 = arith.addi %4750, %c14 : index
                %4752 = arith.remui %4748, %c16 : index
                %4753 = arith.divui %4545, %c10 : index
                %4754 = arith.remui %4545, %c10 : index
                %4755 = arith.muli %4754, %c17 : index
                %4756 = arith.addi %4753, %4755 : index
                %4757 = arith.muli %4752, %c16 : index
                %4758 = arith.divui %4756, %c23 : index
                %4759 = arith.muli %4758, %c23 : index
                %4760 = arith.remui %4756, %c10 : index
                %4761 = arith.muli %4760, %c10 : index
                %4762 = arith.addi %4759, %4761 : index
                %4763 = arith.divui %4756, %c10 : index
                %4764 = arith.remui %4763, %c10 : index
                %4765 = arith.addi %4762, %4764 : index
                %4766 = arith.addi %4757, %4765 : index
                %4767 = arith.addi %4751, %4766 : index
                %4768 = arith.addi %4681, %4767 : index
                %4769 = vector.shuffle %4659, %4659 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4769, %kv[%4768] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4770 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4770 {
            %4771 = wave.lane
            %4772 = arith.muli %4771, %c23 : index
            scf.for %4773 = %4772 to %c36 step %c8 {
              %4774 = arith.addi %4540, %4773 : index
              %4775 = vector.load %22[%4774] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4776 = arith.mulf %4775, %4543 : vector<4xf32>
              %4777 = wave.fp8_encode "e5m2" %4776 : vector<4xf32> -> vector<4xi8>
              %4778 = arith.cmpi slt, %4541, %kvHeads : index
              scf.if %4778 {
                %4779 = arith.muli %4541, %c42 : index
                %4780 = arith.addi %4546, %4779 : index
                %4781 = vector.shuffle %4777, %4777 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4782 = arith.divui %4773, %c16 : index
                %4783 = arith.muli %4782, %c5 : index
                %4784 = arith.remui %4773, %c16 : index
                %4785 = arith.muli %4545, %c16 : index
                %4786 = arith.divui %4784, %c23 : index
                %4787 = arith.muli %4786, %c23 : index
                %4788 = arith.remui %4784, %c10 : index
                %4789 = arith.muli %4788, %c10 : index
                %4790 = arith.addi %4787, %4789 : index
                %4791 = arith.divui %4784, %c10 : index
                %4792 = arith.remui %4791, %c10 : index
                %4793 = arith.addi %4790, %4792 : index
                %4794 = arith.addi %4785, %4793 : index
                %4795 = arith.addi %4783, %4794 : index
                %4796 = arith.addi %4780, %4795 : index
                vector.store %4781, %kv[%4796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4797 = arith.subi %4541, %kvHeads : index
                %4798 = arith.muli %4797, %c42 : index
                %4799 = arith.addi %4546, %4798 : index
                %4800 = arith.addi %4773, %c11 : index
                %4801 = arith.divui %4800, %c16 : index
                %4802 = arith.muli %4801, %c5 : index
                %4803 = arith.addi %4802, %c14 : index
                %4804 = arith.remui %4800, %c16 : index
                %4805 = arith.divui %4545, %c10 : index
                %4806 = arith.remui %4545, %c10 : index
                %4807 = arith.muli %4806, %c17 : index
                %4808 = arith.addi %4805, %4807 : index
                %4809 = arith.muli %4804, %c16 : index
                %4810 = arith.divui %4808, %c23 : index
                %4811 = arith.muli %4810, %c23 : index
                %4812 = arith.remui %4808, %c10 : index
                %4813 = arith.muli %4812, %c10 : index
                %4814 = arith.addi %4811, %4813 : index
                %4815 = arith.divui %4808, %c10 : index
                %4816 = arith.remui %4815, %c10 : index
                %4817 = arith.addi %4814, %4816 : index
                %4818 = arith.addi %4809, %4817 : index
                %4819 = arith.addi %4803, %4818 : index
                %4820 = arith.addi %4799, %4819 : index
                %4821 = vector.shuffle %4777, %4777 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4821, %kv[%4820] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4822 = arith.addi %4773, %c12 : index
                %4823 = arith.divui %4822, %c16 : index
                %4824 = arith.muli %4823, %c5 : index
                %4825 = arith.addi %4824, %c14 : index
                %4826 = arith.remui %4822, %c16 : index
                %4827 = arith.divui %4545, %c10 : index
                %4828 = arith.remui %4545, %c10 : index
                %4829 = arith.muli %4828, %c17 : index
                %4830 = arith.addi %4827, %4829 : index
                %4831 = arith.muli %4826, %c16 : index
                %4832 = arith.divui %4830, %c23 : index
                %4833 = arith.muli %4832, %c23 : index
                %4834 = arith.remui %4830, %c10 : index
                %4835 = arith.muli %4834, %c10 : index
                %4836 = arith.addi %4833, %4835 : index
                %4837 = arith.divui %4830, %c10 : index
                %4838 = arith.remui %4837, %c10 : index
                %4839 = arith.addi %4836, %4838 : index
                %4840 = arith.addi %4831, %4839 : index
                %4841 = arith.addi %4825, %4840 : index
                %4842 = arith.addi %4799, %4841 : index
                %4843 = vector.shuffle %4777, %4777 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4843, %kv[%4842] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4844 = arith.addi %4773, %c10 : index
                %4845 = arith.divui %4844, %c16 : index
                %4846 = arith.muli %4845, %c5 : index
                %4847 = arith.addi %4846, %c14 : index
                %4848 = arith.remui %4844, %c16 : index
                %4849 = arith.divui %4545, %c10 : index
                %4850 = arith.remui %4545, %c10 : index
                %4851 = arith.muli %4850, %c17 : index
                %4852 = arith.addi %4849, %4851 : index
                %4853 = arith.muli %4848, %c16 : index
                %4854 = arith.divui %4852, %c23 : index
                %4855 = arith.muli %4854, %c23 : index
                %4856 = arith.remui %4852, %c10 : index
                %4857 = arith.muli %4856, %c10 : index
                %4858 = arith.addi %4855, %4857 : index
                %4859 = arith.divui %4852, %c10 : index
                %4860 = arith.remui %4859, %c10 : index
                %4861 = arith.addi %4858, %4860 : index
                %4862 = arith.addi %4853, %4861 : index
                %4863 = arith.addi %4847, %4862 : index
                %4864 = arith.addi %4799, %4863 : index
                %4865 = vector.shuffle %4777, %4777 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4865, %kv[%4864] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4866 = arith.addi %4773, %c2 : index
                %4867 = arith.divui %4866, %c16 : index
                %4868 = arith.muli %4867, %c5 : index
                %4869 = arith.addi %4868, %c14 : index
                %4870 = arith.remui %4866, %c16 : index
                %4871 = arith.divui %4545, %c10 : index
                %4872 = arith.remui %4545, %c10 : index
                %4873 = arith.muli %4872, %c17 : index
                %4874 = arith.addi %4871, %4873 : index
                %4875 = arith.muli %4870, %c16 : index
                %4876 = arith.divui %4874, %c23 : index
                %4877 = arith.muli %4876, %c23 : index
                %4878 = arith.remui %4874, %c10 : index
                %4879 = arith.muli %4878, %c10 : index
                %4880 = arith.addi %4877, %4879 : index
                %4881 = arith.divui %4874, %c10 : index
                %4882 = arith.remui %4881, %c10 : index
                %4883 = arith.addi %4880, %4882 : index
                %4884 = arith.addi %4875, %4883 : index
                %4885 = arith.addi %4869, %4884 : index
                %4886 = arith.addi %4799, %4885 : index
                %4887 = vector.shuffle %4777, %4777 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4887, %kv[%4886] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4888 = arith.addi %25, %c19 : index
    %4889 = wave.lane
    %4890 = arith.muli %3, %c10 : index
    %4891 = arith.muli %4890, %c5 : index
    %4892 = arith.addi %4891, %4889 : index
    %4893 = arith.muli %4, %c14 : index
    %4894 = arith.addi %4893, %4892 : index
    %4895 = arith.addi %4894, %c11 : index
    %4896 = arith.addi %4895, %c11 : index
    %4897 = vector.extract %714#6[0] : f32 from vector<8xf32>
    memref.store %4897, %21[%4896] : memref<?xf32>
    %4898 = arith.muli %4, %c14 : index
    %4899 = arith.addi %4898, %4892 : index
    %4900 = arith.addi %4899, %c11 : index
    %4901 = arith.addi %4900, %c18 : index
    %4902 = vector.extract %714#6[1] : f32 from vector<8xf32>
    memref.store %4902, %21[%4901] : memref<?xf32>
    %4903 = arith.muli %4, %c14 : index
    %4904 = arith.addi %4903, %4892 : index
    %4905 = arith.addi %4904, %c11 : index
    %4906 = arith.addi %4905, %c6 : index
    %4907 = vector.extract %714#6[2] : f32 from vector<8xf32>
    memref.store %4907, %21[%4906] : memref<?xf32>
    %4908 = arith.muli %4, %c14 : index
    %4909 = arith.addi %4908, %4892 : index
    %4910 = arith.addi %4909, %c11 : index
    %4911 = arith.addi %4910, %c36 : index
    %4912 = vector.extract %714#6[3] : f32 from vector<8xf32>
    memref.store %4912, %21[%4911] : memref<?xf32>
    %4913 = arith.muli %4, %c14 : index
    %4914 = arith.addi %4913, %4892 : index
    %4915 = arith.addi %4914, %c11 : index
    %4916 = arith.addi %4915, %c8 : index
    %4917 = vector.extract %714#6[4] : f32 from vector<8xf32>
    memref.store %4917, %21[%4916] : memref<?xf32>
    %4918 = arith.muli %4, %c14 : index
    %4919 = arith.addi %4918, %4892 : index
    %4920 = arith.addi %4919, %c11 : index
    %4921 = arith.addi %4920, %c37 : index
    %4922 = vector.extract %714#6[5] : f32 from vector<8xf32>
    memref.store %4922, %21[%4921] : memref<?xf32>
    %4923 = arith.muli %4, %c14 : index
    %4924 = arith.addi %4923, %4892 : index
    %4925 = arith.addi %4924, %c11 : index
    %4926 = arith.addi %4925, %c38 : index
    %4927 = vector.extract %714#6[6] : f32 from vector<8xf32>
    memref.store %4927, %21[%4926] : memref<?xf32>
    %4928 = arith.muli %4, %c14 : index
    %4929 = arith.addi %4928, %4892 : index
    %4930 = arith.addi %4929, %c11 : index
    %4931 = arith.addi %4930, %c39 : index
    %4932 = vector.extract %714#6[7] : f32 from vector<8xf32>
    memref.store %4932, %21[%4931] : memref<?xf32>
    %4933 = arith.muli %4, %c14 : index
    %4934 = arith.addi %4933, %4892 : index
    %4935 = arith.addi %4934, %c5 : index
    %4936 = arith.addi %4935, %c11 : index
    %4937 = vector.extract %714#7[0] : f32 from vector<8xf32>
    memref.store %4937, %21[%4936] : memref<?xf32>
    %4938 = arith.muli %4, %c14 : index
    %4939 = arith.addi %4938, %4892 : index
    %4940 = arith.addi %4939, %c5 : index
    %4941 = arith.addi %4940, %c18 : index
    %4942 = vector.extract %714#7[1] : f32 from vector<8xf32>
    memref.store %4942, %21[%4941] : memref<?xf32>
    %4943 = arith.muli %4, %c14 : index
    %4944 = arith.addi %4943, %4892 : index
    %4945 = arith.addi %4944, %c5 : index
    %4946 = arith.addi %4945, %c6 : index
    %4947 = vector.extract %714#7[2] : f32 from vector<8xf32>
    memref.store %4947, %21[%4946] : memref<?xf32>
    %4948 = arith.muli %4, %c14 : index
    %4949 = arith.addi %4948, %4892 : index
    %4950 = arith.addi %4949, %c5 : index
    %4951 = arith.addi %4950, %c36 : index
    %4952 = vector.extract %714#7[3] : f32 from vector<8xf32>
    memref.store %4952, %21[%4951] : memref<?xf32>
    %4953 = arith.muli %4, %c14 : index
    %4954 = arith.addi %4953, %4892 : index
    %4955 = arith.addi %4954, %c5 : index
    %4956 = arith.addi %4955, %c8 : index
    %4957 = vector.extract %714#7[4] : f32 from vector<8xf32>
    memref.store %4957, %21[%4956] : memref<?xf32>
    %4958 = arith.muli %4, %c14 : index
    %4959 = arith.addi %4958, %4892 : index
    %4960 = arith.addi %4959, %c5 : index
    %4961 = arith.addi %4960, %c37 : index
    %4962 = vector.extract %714#7[5] : f32 from vector<8xf32>
    memref.store %4962, %21[%4961] : memref<?xf32>
    %4963 = arith.muli %4, %c14 : index
    %4964 = arith.addi %4963, %4892 : index
    %4965 = arith.addi %4964, %c5 : index
    %4966 = arith.addi %4965, %c38 : index
    %4967 = vector.extract %714#7[6] : f32 from vector<8xf32>
    memref.store %4967, %21[%4966] : memref<?xf32>
    %4968 = arith.muli %4, %c14 : index
    %4969 = arith.addi %4968, %4892 : index
    %4970 = arith.addi %4969, %c5 : index
    %4971 = arith.addi %4970, %c39 : index
    %4972 = vector.extract %714#7[7] : f32 from vector<8xf32>
    memref.store %4972, %21[%4971] : memref<?xf32>
    wave.barrier
    %4973 = arith.muli %4, %c10 : index
    %4974 = arith.addi %4973, %c11 : index
    %4975 = arith.muli %4974, %c10 : index
    %4976 = arith.divui %4889, %c16 : index
    %4977 = arith.addi %4975, %4976 : index
    %4978 = arith.addi %4888, %4977 : index
    %4979 = arith.cmpi slt, %4978, %24 : index
    scf.if %4979 {
      %4980 = arith.cmpi eq, %hasFactors, %c12 : index
      %4981 = arith.muli %4978, %c10 : index
      %4982 = memref.load %factors[%4981] : memref<?xf32>
      %4983 = arith.mulf %4982, %operandScale : f32
      %4984 = arith.select %4980, %4983, %operandScale : f32
      %4985 = arith.addi %4892, %c11 : index
      %4986 = arith.muli %4974, %c18 : index
      %4987 = arith.addi %4985, %4986 : index
      %4988 = memref.load %21[%4987] : memref<?xf32>
      %4989 = arith.addi %4987, %c14 : index
      %4990 = memref.load %21[%4989] : memref<?xf32>
      %4991 = arith.addf %4988, %4990 : f32
      %4992 = arith.addi %4987, %c42 : index
      %4993 = memref.load %21[%4992] : memref<?xf32>
      %4994 = arith.addf %4991, %4993 : f32
      %4995 = arith.addi %4987, %c43 : index
      %4996 = memref.load %21[%4995] : memref<?xf32>
      %4997 = arith.addf %4994, %4996 : f32
      %4998 = arith.remui %4889, %c16 : index
      %4999 = arith.muli %4998, %c23 : index
      %5000 = arith.addi %18, %4999 : index
      %5001 = vector.load %w[%5000] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5002 = vector.bitcast %5001 : vector<4xi8> to vector<1xf32>
      %5003 = vector.extract %5002[0] : f32 from vector<1xf32>
      %5004 = arith.mulf %5003, %4984 : f32
      %5005 = arith.mulf %4997, %5004 : f32
      %5006 = arith.muli %3, %c10 : index
      %5007 = arith.addi %5006, %c11 : index
      %5008 = arith.muli %5007, %c16 : index
      %5009 = arith.remui %4889, %c16 : index
      %5010 = arith.addi %5008, %5009 : index
      %5011 = arith.muli %4977, %c36 : index
      %5012 = arith.addi %5011, %5010 : index
      memref.store %5005, %22[%5012] : memref<?xf32>
      %5013 = arith.addi %4892, %c5 : index
      %5014 = arith.muli %4974, %c18 : index
      %5015 = arith.addi %5013, %5014 : index
      %5016 = memref.load %21[%5015] : memref<?xf32>
      %5017 = arith.addi %5015, %c14 : index
      %5018 = memref.load %21[%5017] : memref<?xf32>
      %5019 = arith.addf %5016, %5018 : f32
      %5020 = arith.addi %5015, %c42 : index
      %5021 = memref.load %21[%5020] : memref<?xf32>
      %5022 = arith.addf %5019, %5021 : f32
      %5023 = arith.addi %5015, %c43 : index
      %5024 = memref.load %21[%5023] : memref<?xf32>
      %5025 = arith.addf %5022, %5024 : f32
      %5026 = arith.remui %4889, %c16 : index
      %5027 = arith.muli %5026, %c23 : index
      %5028 = arith.addi %20, %5027 : index
      %5029 = vector.load %w[%5028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5030 = vector.bitcast %5029 : vector<4xi8> to vector<1xf32>
      %5031 = vector.extract %5030[0] : f32 from vector<1xf32>
      %5032 = arith.mulf %5031, %4984 : f32
      %5033 = arith.mulf %5025, %5032 : f32
      %5034 = arith.muli %3, %c10 : index
      %5035 = arith.addi %5034, %c12 : index
      %5036 = arith.muli %5035, %c16 : index
      %5037 = arith.remui %4889, %c16 : index
      %5038 = arith.addi %5036, %5037 : index
      %5039 = arith.muli %4977, %c36 : index
      %5040 = arith.addi %5039, %5038 : index
      memref.store %5033, %22[%5040] : memref<?xf32>
    }
    %5041 = arith.muli %4, %c10 : index
    %5042 = arith.addi %5041, %c12 : index
    %5043 = arith.muli %5042, %c10 : index
    %5044 = arith.divui %4889, %c16 : index
    %5045 = arith.addi %5043, %5044 : index
    %5046 = arith.addi %4888, %5045 : index
    %5047 = arith.cmpi slt, %5046, %24 : index
    scf.if %5047 {
      %5048 = arith.cmpi eq, %hasFactors, %c12 : index
      %5049 = arith.muli %5046, %c10 : index
      %5050 = memref.load %factors[%5049] : memref<?xf32>
      %5051 = arith.mulf %5050, %operandScale : f32
      %5052 = arith.select %5048, %5051, %operandScale : f32
      %5053 = arith.addi %4892, %c11 : index
      %5054 = arith.muli %5042, %c18 : index
      %5055 = arith.addi %5053, %5054 : index
      %5056 = memref.load %21[%5055] : memref<?xf32>
      %5057 = arith.addi %5055, %c14 : index
      %5058 = memref.load %21[%5057] : memref<?xf32>
      %5059 = arith.addf %5056, %5058 : f32
      %5060 = arith.addi %5055, %c42 : index
      %5061 = memref.load %21[%5060] : memref<?xf32>
      %5062 = arith.addf %5059, %5061 : f32
      %5063 = arith.addi %5055, %c43 : index
      %5064 = memref.load %21[%5063] : memref<?xf32>
      %5065 = arith.addf %5062, %5064 : f32
      %5066 = arith.remui %4889, %c16 : index
      %5067 = arith.muli %5066, %c23 : index
      %5068 = arith.addi %18, %5067 : index
      %5069 = vector.load %w[%5068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5070 = vector.bitcast %5069 : vector<4xi8> to vector<1xf32>
      %5071 = vector.extract %5070[0] : f32 from vector<1xf32>
      %5072 = arith.mulf %5071, %5052 : f32
      %5073 = arith.mulf %5065, %5072 : f32
      %5074 = arith.muli %3, %c10 : index
      %5075 = arith.addi %5074, %c11 : index
      %5076 = arith.muli %5075, %c16 : index
      %5077 = arith.remui %4889, %c16 : index
      %5078 = arith.addi %5076, %5077 : index
      %5079 = arith.muli %5045, %c36 : index
      %5080 = arith.addi %5079, %5078 : index
      memref.store %5073, %22[%5080] : memref<?xf32>
      %5081 = arith.addi %4892, %c5 : index
      %5082 = arith.muli %5042, %c18 : index
      %5083 = arith.addi %5081, %5082 : index
      %5084 = memref.load %21[%5083] : memref<?xf32>
      %5085 = arith.addi %5083, %c14 : index
      %5086 = memref.load %21[%5085] : memref<?xf32>
      %5087 = arith.addf %5084, %5086 : f32
      %5088 = arith.addi %5083, %c42 : index
      %5089 = memref.load %21[%5088] : memref<?xf32>
      %5090 = arith.addf %5087, %5089 : f32
      %5091 = arith.addi %5083, %c43 : index
      %5092 = memref.load %21[%5091] : memref<?xf32>
      %5093 = arith.addf %5090, %5092 : f32
      %5094 = arith.remui %4889, %c16 : index
      %5095 = arith.muli %5094, %c23 : index
      %5096 = arith.addi %20, %5095 : index
      %5097 = vector.load %w[%5096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5098 = vector.bitcast %5097 : vector<4xi8> to vector<1xf32>
      %5099 = vector.extract %5098[0] : f32 from vector<1xf32>
      %5100 = arith.mulf %5099, %5052 : f32
      %5101 = arith.mulf %5093, %5100 : f32
      %5102 = arith.muli %3, %c10 : index
      %5103 = arith.addi %5102, %c12 : index
      %5104 = arith.muli %5103, %c16 : index
      %5105 = arith.remui %4889, %c16 : index
      %5106 = arith.addi %5104, %5105 : index
      %5107 = arith.muli %5045, %c36 : index
      %5108 = arith.addi %5107, %5106 : index
      memref.store %5101, %22[%5108] : memref<?xf32>
    }
    wave.barrier
    %5109 = arith.addi %25, %c19 : index
    %5110 = wave.wave
    %5111 = arith.addi %5110, %c11 : index
    %5112 = arith.addi %5109, %5111 : index
    %5113 = arith.cmpi slt, %5112, %24 : index
    %5114 = arith.cmpi slt, %5111, %c16 : index
    %5115 = arith.andi %5113, %5114 : i1
    scf.if %5115 {
      %5116 = arith.addi %5109, %5111 : index
      %5117 = arith.muli %5111, %c36 : index
      %5118 = wave.lane
      %5119 = arith.addi %5118, %c11 : index
      %5120 = arith.cmpi eq, %hasBias, %c12 : index
      %5121 = arith.addi %5117, %5119 : index
      %5122 = memref.load %22[%5121] : memref<?xf32>
      %5123 = arith.muli %0, %c36 : index
      %5124 = arith.addi %5123, %5119 : index
      %5125 = memref.load %bias[%5124] : memref<?xf32>
      %5126 = arith.addf %5122, %5125 : f32
      %5127 = arith.select %5120, %5126, %5122 : f32
      %5128 = arith.addi %5119, %c19 : index
      %5129 = arith.cmpi eq, %hasBias, %c12 : index
      %5130 = arith.addi %5117, %5128 : index
      %5131 = memref.load %22[%5130] : memref<?xf32>
      %5132 = arith.muli %0, %c36 : index
      %5133 = arith.addi %5132, %5128 : index
      %5134 = memref.load %bias[%5133] : memref<?xf32>
      %5135 = arith.addf %5131, %5134 : f32
      %5136 = arith.select %5129, %5135, %5131 : f32
      %5137 = arith.addi %5118, %c18 : index
      %5138 = arith.cmpi slt, %5137, %c19 : index
      %5139 = arith.minsi %5137, %c45 : index
      %5140 = arith.cmpi eq, %hasBias, %c12 : index
      %5141 = arith.addi %5117, %5139 : index
      %5142 = memref.load %22[%5141] : memref<?xf32>
      %5143 = arith.muli %0, %c36 : index
      %5144 = arith.addi %5143, %5139 : index
      %5145 = memref.load %bias[%5144] : memref<?xf32>
      %5146 = arith.addf %5142, %5145 : f32
      %5147 = arith.select %5140, %5146, %5142 : f32
      %5148 = arith.addi %5139, %c19 : index
      %5149 = arith.cmpi eq, %hasBias, %c12 : index
      %5150 = arith.addi %5117, %5148 : index
      %5151 = memref.load %22[%5150] : memref<?xf32>
      %5152 = arith.muli %0, %c36 : index
      %5153 = arith.addi %5152, %5148 : index
      %5154 = memref.load %bias[%5153] : memref<?xf32>
      %5155 = arith.addf %5151, %5154 : f32
      %5156 = arith.select %5149, %5155, %5151 : f32
      %5157 = arith.addi %heads, %kvHeads : index
      %5158 = arith.cmpi slt, %0, %5157 : index
      scf.if %5158 {
        %5159 = arith.addi %positionsAt, %5116 : index
        %5160 = memref.load %step[%5159] : memref<?xi32>
        %5161 = arith.index_cast %5160 : i32 to index
        %5162 = arith.cmpi eq, %hasNorm, %c12 : index
        %5163 = math.fma %5127, %5127, %c48 : f32
        %5164 = math.fma %5136, %5136, %5163 : f32
        %5165 = math.fma %5147, %5147, %5164 : f32
        %5166 = arith.select %5138, %5165, %5164 : f32
        %5167 = math.fma %5156, %5156, %5166 : f32
        %5168 = arith.select %5138, %5167, %5166 : f32
        %5169 = vector.broadcast %5168 : f32 to vector<1xf32>
        %5170 = wave.reduce "add" %5169 : vector<1xf32>
        %5171 = arith.mulf %5170, %inverseHeadDim : f32
        %5172 = arith.addf %5171, %epsilon : f32
        %5173 = math.sqrt %5172 : f32
        %5174 = arith.divf %c50, %5173 : f32
        %5175 = arith.cmpi slt, %0, %heads : index
        %5176 = arith.addi %5119, %c19 : index
        %5177 = memref.load %query_norm[%5119] : memref<?xf32>
        %5178 = memref.load %key_norm[%5119] : memref<?xf32>
        %5179 = arith.select %5175, %5177, %5178 : f32
        %5180 = arith.mulf %5127, %5174 : f32
        %5181 = arith.mulf %5180, %5179 : f32
        %5182 = arith.select %5162, %5181, %5127 : f32
        %5183 = memref.load %query_norm[%5176] : memref<?xf32>
        %5184 = memref.load %key_norm[%5176] : memref<?xf32>
        %5185 = arith.select %5175, %5183, %5184 : f32
        %5186 = arith.mulf %5136, %5174 : f32
        %5187 = arith.mulf %5186, %5185 : f32
        %5188 = arith.select %5162, %5187, %5136 : f32
        %5189 = arith.addi %5139, %c19 : index
        %5190 = memref.load %query_norm[%5139] : memref<?xf32>
        %5191 = memref.load %key_norm[%5139] : memref<?xf32>
        %5192 = arith.select %5175, %5190, %5191 : f32
        %5193 = arith.mulf %5147, %5174 : f32
        %5194 = arith.mulf %5193, %5192 : f32
        %5195 = arith.select %5162, %5194, %5147 : f32
        %5196 = memref.load %query_norm[%5189] : memref<?xf32>
        %5197 = memref.load %key_norm[%5189] : memref<?xf32>
        %5198 = arith.select %5175, %5196, %5197 : f32
        %5199 = arith.mulf %5156, %5174 : f32
        %5200 = arith.mulf %5199, %5198 : f32
        %5201 = arith.select %5162, %5200, %5156 : f32
        %5202 = arith.remui %5161, %c5 : index
        %5203 = arith.muli %5202, %c36 : index
        %5204 = arith.addi %5203, %5119 : index
        %5205 = arith.divui %5161, %c5 : index
        %5206 = arith.addi %5205, %c5 : index
        %5207 = arith.muli %5206, %c36 : index
        %5208 = arith.addi %5207, %5119 : index
        %5209 = memref.load %rope[%5204] : memref<?xf32>
        %5210 = arith.addi %5204, %c19 : index
        %5211 = memref.load %rope[%5210] : memref<?xf32>
        %5212 = memref.load %rope[%5208] : memref<?xf32>
        %5213 = arith.addi %5208, %c19 : index
        %5214 = memref.load %rope[%5213] : memref<?xf32>
        %5215 = arith.mulf %5212, %5209 : f32
        %5216 = arith.mulf %5214, %5211 : f32
        %5217 = arith.subf %5215, %5216 : f32
        %5218 = arith.mulf %5214, %5209 : f32
        %5219 = arith.mulf %5212, %5211 : f32
        %5220 = arith.addf %5218, %5219 : f32
        %5221 = arith.mulf %5182, %5217 : f32
        %5222 = arith.mulf %5188, %5220 : f32
        %5223 = arith.subf %5221, %5222 : f32
        %5224 = arith.mulf %5188, %5217 : f32
        %5225 = arith.mulf %5182, %5220 : f32
        %5226 = arith.addf %5224, %5225 : f32
        %5227 = arith.cmpi slt, %0, %heads : index
        scf.if %5227 {
          %5228 = arith.muli %5116, %heads : index
          %5229 = arith.addi %5228, %0 : index
          %5230 = arith.muli %5229, %c36 : index
          %5231 = arith.addi %5230, %5119 : index
          memref.store %5223, %q[%5231] : memref<?xf32>
          %5232 = arith.addi %5231, %c19 : index
          memref.store %5226, %q[%5232] : memref<?xf32>
        } else {
          %5233 = arith.addi %5117, %5119 : index
          memref.store %5223, %22[%5233] : memref<?xf32>
          %5234 = arith.addi %5117, %5119 : index
          %5235 = arith.addi %5234, %c19 : index
          memref.store %5226, %22[%5235] : memref<?xf32>
        }
        %5236 = arith.remui %5161, %c5 : index
        %5237 = arith.muli %5236, %c36 : index
        %5238 = arith.addi %5237, %5139 : index
        %5239 = arith.divui %5161, %c5 : index
        %5240 = arith.addi %5239, %c5 : index
        %5241 = arith.muli %5240, %c36 : index
        %5242 = arith.addi %5241, %5139 : index
        %5243 = memref.load %rope[%5238] : memref<?xf32>
        %5244 = arith.addi %5238, %c19 : index
        %5245 = memref.load %rope[%5244] : memref<?xf32>
        %5246 = memref.load %rope[%5242] : memref<?xf32>
        %5247 = arith.addi %5242, %c19 : index
        %5248 = memref.load %rope[%5247] : memref<?xf32>
        %5249 = arith.mulf %5246, %5243 : f32
        %5250 = arith.mulf %5248, %5245 : f32
        %5251 = arith.subf %5249, %5250 : f32
        %5252 = arith.mulf %5248, %5243 : f32
        %5253 = arith.mulf %5246, %5245 : f32
        %5254 = arith.addf %5252, %5253 : f32
        %5255 = arith.mulf %5195, %5251 : f32
        %5256 = arith.mulf %5201, %5254 : f32
        %5257 = arith.subf %5255, %5256 : f32
        %5258 = arith.mulf %5201, %5251 : f32
        %5259 = arith.mulf %5195, %5254 : f32
        %5260 = arith.addf %5258, %5259 : f32
        scf.if %5138 {
          %5261 = arith.cmpi slt, %0, %heads : index
          scf.if %5261 {
            %5262 = arith.muli %5116, %heads : index
            %5263 = arith.addi %5262, %0 : index
            %5264 = arith.muli %5263, %c36 : index
            %5265 = arith.addi %5264, %5139 : index
            memref.store %5257, %q[%5265] : memref<?xf32>
            %5266 = arith.addi %5265, %c19 : index
            memref.store %5260, %q[%5266] : memref<?xf32>
          } else {
            %5267 = arith.addi %5117, %5139 : index
            memref.store %5257, %22[%5267] : memref<?xf32>
            %5268 = arith.addi %5117, %5139 : index
            %5269 = arith.addi %5268, %c19 : index
            memref.store %5260, %22[%5269] : memref<?xf32>
          }
        }
      } else {
        %5270 = arith.cmpi slt, %0, %heads : index
        scf.if %5270 {
          %5271 = arith.muli %5116, %heads : index
          %5272 = arith.addi %5271, %0 : index
          %5273 = arith.muli %5272, %c36 : index
          %5274 = arith.addi %5273, %5119 : index
          memref.store %5127, %q[%5274] : memref<?xf32>
          %5275 = arith.addi %5274, %c19 : index
          memref.store %5136, %q[%5275] : memref<?xf32>
        } else {
          %5276 = arith.addi %5117, %5119 : index
          memref.store %5127, %22[%5276] : memref<?xf32>
          %5277 = arith.addi %5117, %5119 : index
          %5278 = arith.addi %5277, %c19 : index
          memref.store %5136, %22[%5278] : memref<?xf32>
        }
        scf.if %5138 {
          %5279 = arith.cmpi slt, %0, %heads : index
          scf.if %5279 {
            %5280 = arith.muli %5116, %heads : index
            %5281 = arith.addi %5280, %0 : index
            %5282 = arith.muli %5281, %c36 : index
            %5283 = arith.addi %5282, %5139 : index
            memref.store %5147, %q[%5283] : memref<?xf32>
            %5284 = arith.addi %5283, %c19 : index
            memref.store %5156, %q[%5284] : memref<?xf32>
          } else {
            %5285 = arith.addi %5117, %5139 : index
            memref.store %5147, %22[%5285] : memref<?xf32>
            %5286 = arith.addi %5117, %5139 : index
            %5287 = arith.addi %5286, %c19 : index
            memref.store %5156, %22[%5287] : memref<?xf32>
          }
        }
      }
    }
    %5288 = arith.addi %5110, %c52 : index
    %5289 = arith.addi %5109, %5288 : index
    %5290 = arith.cmpi slt, %5289, %24 : index
    %5291 = arith.cmpi slt, %5288, %c16 : index
    %5292 = arith.andi %5290, %5291 : i1
    scf.if %5292 {
      %5293 = arith.addi %5109, %5288 : index
      %5294 = arith.muli %5288, %c36 : index
      %5295 = wave.lane
      %5296 = arith.addi %5295, %c11 : index
      %5297 = arith.cmpi eq, %hasBias, %c12 : index
      %5298 = arith.addi %5294, %5296 : index
      %5299 = memref.load %22[%5298] : memref<?xf32>
      %5300 = arith.muli %0, %c36 : index
      %5301 = arith.addi %5300, %5296 : index
      %5302 = memref.load %bias[%5301] : memref<?xf32>
      %5303 = arith.addf %5299, %5302 : f32
      %5304 = arith.select %5297, %5303, %5299 : f32
      %5305 = arith.addi %5296, %c19 : index
      %5306 = arith.cmpi eq, %hasBias, %c12 : index
      %5307 = arith.addi %5294, %5305 : index
      %5308 = memref.load %22[%5307] : memref<?xf32>
      %5309 = arith.muli %0, %c36 : index
      %5310 = arith.addi %5309, %5305 : index
      %5311 = memref.load %bias[%5310] : memref<?xf32>
      %5312 = arith.addf %5308, %5311 : f32
      %5313 = arith.select %5306, %5312, %5308 : f32
      %5314 = arith.addi %5295, %c18 : index
      %5315 = arith.cmpi slt, %5314, %c19 : index
      %5316 = arith.minsi %5314, %c45 : index
      %5317 = arith.cmpi eq, %hasBias, %c12 : index
      %5318 = arith.addi %5294, %5316 : index
      %5319 = memref.load %22[%5318] : memref<?xf32>
      %5320 = arith.muli %0, %c36 : index
      %5321 = arith.addi %5320, %5316 : index
      %5322 = memref.load %bias[%5321] : memref<?xf32>
      %5323 = arith.addf %5319, %5322 : f32
      %5324 = arith.select %5317, %5323, %5319 : f32
      %5325 = arith.addi %5316, %c19 : index
      %5326 = arith.cmpi eq, %hasBias, %c12 : index
      %5327 = arith.addi %5294, %5325 : index
      %5328 = memref.load %22[%5327] : memref<?xf32>
      %5329 = arith.muli %0, %c36 : index
      %5330 = arith.addi %5329, %5325 : index
      %5331 = memref.load %bias[%5330] : memref<?xf32>
      %5332 = arith.addf %5328, %5331 : f32
      %5333 = arith.select %5326, %5332, %5328 : f32
      %5334 = arith.addi %heads, %kvHeads : index
      %5335 = arith.cmpi slt, %0, %5334 : index
      scf.if %5335 {
        %5336 = arith.addi %positionsAt, %5293 : index
        %5337 = memref.load %step[%5336] : memref<?xi32>
        %5338 = arith.index_cast %5337 : i32 to index
        %5339 = arith.cmpi eq, %hasNorm, %c12 : index
        %5340 = math.fma %5304, %5304, %c48 : f32
        %5341 = math.fma %5313, %5313, %5340 : f32
        %5342 = math.fma %5324, %5324, %5341 : f32
        %5343 = arith.select %5315, %5342, %5341 : f32
        %5344 = math.fma %5333, %5333, %5343 : f32
        %5345 = arith.select %5315, %5344, %5343 : f32
        %5346 = vector.broadcast %5345 : f32 to vector<1xf32>
        %5347 = wave.reduce "add" %5346 : vector<1xf32>
        %5348 = arith.mulf %5347, %inverseHeadDim : f32
        %5349 = arith.addf %5348, %epsilon : f32
        %5350 = math.sqrt %5349 : f32
        %5351 = arith.divf %c50, %5350 : f32
        %5352 = arith.cmpi slt, %0, %heads : index
        %5353 = arith.addi %5296, %c19 : index
        %5354 = memref.load %query_norm[%5296] : memref<?xf32>
        %5355 = memref.load %key_norm[%5296] : memref<?xf32>
        %5356 = arith.select %5352, %5354, %5355 : f32
        %5357 = arith.mulf %5304, %5351 : f32
        %5358 = arith.mulf %5357, %5356 : f32
        %5359 = arith.select %5339, %5358, %5304 : f32
        %5360 = memref.load %query_norm[%5353] : memref<?xf32>
        %5361 = memref.load %key_norm[%5353] : memref<?xf32>
        %5362 = arith.select %5352, %5360, %5361 : f32
        %5363 = arith.mulf %5313, %5351 : f32
        %5364 = arith.mulf %5363, %5362 : f32
        %5365 = arith.select %5339, %5364, %5313 : f32
        %5366 = arith.addi %5316, %c19 : index
        %5367 = memref.load %query_norm[%5316] : memref<?xf32>
        %5368 = memref.load %key_norm[%5316] : memref<?xf32>
        %5369 = arith.select %5352, %5367, %5368 : f32
        %5370 = arith.mulf %5324, %5351 : f32
        %5371 = arith.mulf %5370, %5369 : f32
        %5372 = arith.select %5339, %5371, %5324 : f32
        %5373 = memref.load %query_norm[%5366] : memref<?xf32>
        %5374 = memref.load %key_norm[%5366] : memref<?xf32>
        %5375 = arith.select %5352, %5373, %5374 : f32
        %5376 = arith.mulf %5333, %5351 : f32
        %5377 = arith.mulf %5376, %5375 : f32
        %5378 = arith.select %5339, %5377, %5333 : f32
        %5379 = arith.remui %5338, %c5 : index
        %5380 = arith.muli %5379, %c36 : index
        %5381 = arith.addi %5380, %5296 : index
        %5382 = arith.divui %5338, %c5 : index
        %5383 = arith.addi %5382, %c5 : index
        %5384 = arith.muli %5383, %c36 : index
        %5385 = arith.addi %5384, %5296 : index
        %5386 = memref.load %rope[%5381] : memref<?xf32>
        %5387 = arith.addi %5381, %c19 : index
        %5388 = memref.load %rope[%5387] : memref<?xf32>
        %5389 = memref.load %rope[%5385] : memref<?xf32>
        %5390 = arith.addi %5385, %c19 : index
        %5391 = memref.load %rope[%5390] : memref<?xf32>
        %5392 = arith.mulf %5389, %5386 : f32
        %5393 = arith.mulf %5391, %5388 : f32
        %5394 = arith.subf %5392, %5393 : f32
        %5395 = arith.mulf %5391, %5386 : f32
        %5396 = arith.mulf %5389, %5388 : f32
        %5397 = arith.addf %5395, %5396 : f32
        %5398 = arith.mulf %5359, %5394 : f32
        %5399 = arith.mulf %5365, %5397 : f32
        %5400 = arith.subf %5398, %5399 : f32
        %5401 = arith.mulf %5365, %5394 : f32
        %5402 = arith.mulf %5359, %5397 : f32
        %5403 = arith.addf %5401, %5402 : f32
        %5404 = arith.cmpi slt, %0, %heads : index
        scf.if %5404 {
          %5405 = arith.muli %5293, %heads : index
          %5406 = arith.addi %5405, %0 : index
          %5407 = arith.muli %5406, %c36 : index
          %5408 = arith.addi %5407, %5296 : index
          memref.store %5400, %q[%5408] : memref<?xf32>
          %5409 = arith.addi %5408, %c19 : index
          memref.store %5403, %q[%5409] : memref<?xf32>
        } else {
          %5410 = arith.addi %5294, %5296 : index
          memref.store %5400, %22[%5410] : memref<?xf32>
          %5411 = arith.addi %5294, %5296 : index
          %5412 = arith.addi %5411, %c19 : index
          memref.store %5403, %22[%5412] : memref<?xf32>
        }
        %5413 = arith.remui %5338, %c5 : index
        %5414 = arith.muli %5413, %c36 : index
        %5415 = arith.addi %5414, %5316 : index
        %5416 = arith.divui %5338, %c5 : index
        %5417 = arith.addi %5416, %c5 : index
        %5418 = arith.muli %5417, %c36 : index
        %5419 = arith.addi %5418, %5316 : index
        %5420 = memref.load %rope[%5415] : memref<?xf32>
        %5421 = arith.addi %5415, %c19 : index
        %5422 = memref.load %rope[%5421] : memref<?xf32>
        %5423 = memref.load %rope[%5419] : memref<?xf32>
        %5424 = arith.addi %5419, %c19 : index
        %5425 = memref.load %rope[%5424] : memref<?xf32>
        %5426 = arith.mulf %5423, %5420 : f32
        %5427 = arith.mulf %5425, %5422 : f32
        %5428 = arith.subf %5426, %5427 : f32
        %5429 = arith.mulf %5425, %5420 : f32
        %5430 = arith.mulf %5423, %5422 : f32
        %5431 = arith.addf %5429, %5430 : f32
        %5432 = arith.mulf %5372, %5428 : f32
        %5433 = arith.mulf %5378, %5431 : f32
        %5434 = arith.subf %5432, %5433 : f32
        %5435 = arith.mulf %5378, %5428 : f32
        %5436 = arith.mulf %5372, %5431 : f32
        %5437 = arith.addf %5435, %5436 : f32
        scf.if %5315 {
          %5438 = arith.cmpi slt, %0, %heads : index
          scf.if %5438 {
            %5439 = arith.muli %5293, %heads : index
            %5440 = arith.addi %5439, %0 : index
            %5441 = arith.muli %5440, %c36 : index
            %5442 = arith.addi %5441, %5316 : index
            memref.store %5434, %q[%5442] : memref<?xf32>
            %5443 = arith.addi %5442, %c19 : index
            memref.store %5437, %q[%5443] : memref<?xf32>
          } else {
            %5444 = arith.addi %5294, %5316 : index
            memref.store %5434, %22[%5444] : memref<?xf32>
            %5445 = arith.addi %5294, %5316 : index
            %5446 = arith.addi %5445, %c19 : index
            memref.store %5437, %22[%5446] : memref<?xf32>
          }
        }
      } else {
        %5447 = arith.cmpi slt, %0, %heads : index
        scf.if %5447 {
          %5448 = arith.muli %5293, %heads : index
          %5449 = arith.addi %5448, %0 : index
          %5450 = arith.muli %5449, %c36 : index
          %5451 = arith.addi %5450, %5296 : index
          memref.store %5304, %q[%5451] : memref<?xf32>
          %5452 = arith.addi %5451, %c19 : index
          memref.store %5313, %q[%5452] : memref<?xf32>
        } else {
          %5453 = arith.addi %5294, %5296 : index
          memref.store %5304, %22[%5453] : memref<?xf32>
          %5454 = arith.addi %5294, %5296 : index
          %5455 = arith.addi %5454, %c19 : index
          memref.store %5313, %22[%5455] : memref<?xf32>
        }
        scf.if %5315 {
          %5456 = arith.cmpi slt, %0, %heads : index
          scf.if %5456 {
            %5457 = arith.muli %5293, %heads : index
            %5458 = arith.addi %5457, %0 : index
            %5459 = arith.muli %5458, %c36 : index
            %5460 = arith.addi %5459, %5316 : index
            memref.store %5324, %q[%5460] : memref<?xf32>
            %5461 = arith.addi %5460, %c19 : index
            memref.store %5333, %q[%5461] : memref<?xf32>
          } else {
            %5462 = arith.addi %5294, %5316 : index
            memref.store %5324, %22[%5462] : memref<?xf32>
            %5463 = arith.addi %5294, %5316 : index
            %5464 = arith.addi %5463, %c19 : index
            memref.store %5333, %22[%5464] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5465 = arith.cmpi sge, %0, %heads : index
    scf.if %5465 {
      %5466 = arith.addi %5110, %c11 : index
      %5467 = arith.addi %5109, %5466 : index
      %5468 = arith.cmpi slt, %5467, %24 : index
      %5469 = arith.cmpi slt, %5466, %c16 : index
      %5470 = arith.andi %5468, %5469 : i1
      scf.if %5470 {
        %5471 = arith.addi %5109, %5466 : index
        %5472 = arith.addi %slotsAt, %5471 : index
        %5473 = memref.load %step[%5472] : memref<?xi32>
        %5474 = arith.index_cast %5473 : i32 to index
        %5475 = arith.cmpi sge, %5474, %c11 : index
        scf.if %5475 {
          %5476 = arith.muli %5466, %c36 : index
          %5477 = arith.subi %0, %heads : index
          %5478 = memref.load %scales[%5477] : memref<?xf32>
          %5479 = vector.broadcast %5478 : f32 to vector<4xf32>
          %5480 = arith.divui %5474, %c16 : index
          %5481 = arith.remui %5474, %c16 : index
          %5482 = arith.muli %5480, %pageBytes : index
          %5483 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5483 {
            %5484 = wave.lane
            %5485 = arith.muli %5484, %c23 : index
            scf.for %5486 = %5485 to %c36 step %c8 {
              %5487 = arith.addi %5476, %5486 : index
              %5488 = vector.load %22[%5487] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5489 = arith.mulf %5488, %5479 : vector<4xf32>
              %5490 = arith.minimumf %5489, %c56 : vector<4xf32>
              %5491 = arith.maximumf %5490, %c57 : vector<4xf32>
              %5492 = arith.truncf %5491 : vector<4xf32> to vector<4xf16>
              %5493 = vector.bitcast %5492 : vector<4xf16> to vector<8xi8>
              %5494 = arith.cmpi slt, %5477, %kvHeads : index
              scf.if %5494 {
                %5495 = arith.muli %5477, %c13 : index
                %5496 = arith.addi %5482, %5495 : index
                %5497 = arith.divui %5486, %c16 : index
                %5498 = arith.muli %5497, %c58 : index
                %5499 = arith.remui %5486, %c16 : index
                %5500 = arith.divui %5499, %c17 : index
                %5501 = arith.muli %5500, %c5 : index
                %5502 = arith.muli %5481, %c16 : index
                %5503 = arith.addi %5501, %5502 : index
                %5504 = arith.remui %5499, %c17 : index
                %5505 = arith.muli %5504, %c10 : index
                %5506 = arith.addi %5503, %5505 : index
                %5507 = arith.addi %5498, %5506 : index
                %5508 = arith.addi %5496, %5507 : index
                vector.store %5493, %kv[%5508] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5509 = arith.subi %5477, %kvHeads : index
                %5510 = arith.muli %5509, %c13 : index
                %5511 = arith.addi %5482, %5510 : index
                %5512 = arith.addi %5486, %c11 : index
                %5513 = arith.divui %5512, %c16 : index
                %5514 = arith.muli %5513, %c58 : index
                %5515 = arith.addi %5514, %c42 : index
                %5516 = arith.remui %5512, %c16 : index
                %5517 = arith.divui %5481, %c10 : index
                %5518 = arith.remui %5481, %c10 : index
                %5519 = arith.muli %5518, %c17 : index
                %5520 = arith.addi %5517, %5519 : index
                %5521 = arith.divui %5520, %c17 : index
                %5522 = arith.muli %5521, %c5 : index
                %5523 = arith.muli %5516, %c16 : index
                %5524 = arith.addi %5522, %5523 : index
                %5525 = arith.remui %5520, %c17 : index
                %5526 = arith.muli %5525, %c10 : index
                %5527 = arith.addi %5524, %5526 : index
                %5528 = arith.addi %5515, %5527 : index
                %5529 = arith.addi %5511, %5528 : index
                %5530 = vector.shuffle %5493, %5493 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5530, %kv[%5529] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5531 = arith.addi %5486, %c12 : index
                %5532 = arith.divui %5531, %c16 : index
                %5533 = arith.muli %5532, %c58 : index
                %5534 = arith.addi %5533, %c42 : index
                %5535 = arith.remui %5531, %c16 : index
                %5536 = arith.divui %5481, %c10 : index
                %5537 = arith.remui %5481, %c10 : index
                %5538 = arith.muli %5537, %c17 : index
                %5539 = arith.addi %5536, %5538 : index
                %5540 = arith.divui %5539, %c17 : index
                %5541 = arith.muli %5540, %c5 : index
                %5542 = arith.muli %5535, %c16 : index
                %5543 = arith.addi %5541, %5542 : index
                %5544 = arith.remui %5539, %c17 : index
                %5545 = arith.muli %5544, %c10 : index
                %5546 = arith.addi %5543, %5545 : index
                %5547 = arith.addi %5534, %5546 : index
                %5548 = arith.addi %5511, %5547 : index
                %5549 = vector.shuffle %5493, %5493 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5549, %kv[%5548] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5550 = arith.addi %5486, %c10 : index
                %5551 = arith.divui %5550, %c16 : index
                %5552 = arith.muli %5551, %c58 : index
                %5553 = arith.addi %5552, %c42 : index
                %5554 = arith.remui %5550, %c16 : index
                %5555 = arith.divui %5481, %c10 : index
                %5556 = arith.remui %5481, %c10 : index
                %5557 = arith.muli %5556, %c17 : index
                %5558 = arith.addi %5555, %5557 : index
                %5559 = arith.divui %5558, %c17 : index
                %5560 = arith.muli %5559, %c5 : index
                %5561 = arith.muli %5554, %c16 : index
                %5562 = arith.addi %5560, %5561 : index
                %5563 = arith.remui %5558, %c17 : index
                %5564 = arith.muli %5563, %c10 : index
                %5565 = arith.addi %5562, %5564 : index
                %5566 = arith.addi %5553, %5565 : index
                %5567 = arith.addi %5511, %5566 : index
                %5568 = vector.shuffle %5493, %5493 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5568, %kv[%5567] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5569 = arith.addi %5486, %c2 : index
                %5570 = arith.divui %5569, %c16 : index
                %5571 = arith.muli %5570, %c58 : index
                %5572 = arith.addi %5571, %c42 : index
                %5573 = arith.remui %5569, %c16 : index
                %5574 = arith.divui %5481, %c10 : index
                %5575 = arith.remui %5481, %c10 : index
                %5576 = arith.muli %5575, %c17 : index
                %5577 = arith.addi %5574, %5576 : index
                %5578 = arith.divui %5577, %c17 : index
                %5579 = arith.muli %5578, %c5 : index
                %5580 = arith.muli %5573, %c16 : index
                %5581 = arith.addi %5579, %5580 : index
                %5582 = arith.remui %5577, %c17 : index
                %5583 = arith.muli %5582, %c10 : index
                %5584 = arith.addi %5581, %5583 : index
                %5585 = arith.addi %5572, %5584 : index
                %5586 = arith.addi %5511, %5585 : index
                %5587 = vector.shuffle %5493, %5493 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5587, %kv[%5586] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5588 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5588 {
            %5589 = wave.lane
            %5590 = arith.muli %5589, %c23 : index
            scf.for %5591 = %5590 to %c36 step %c8 {
              %5592 = arith.addi %5476, %5591 : index
              %5593 = vector.load %22[%5592] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5594 = arith.mulf %5593, %5479 : vector<4xf32>
              %5595 = wave.fp8_encode "e4m3" %5594 : vector<4xf32> -> vector<4xi8>
              %5596 = arith.cmpi slt, %5477, %kvHeads : index
              scf.if %5596 {
                %5597 = arith.muli %5477, %c42 : index
                %5598 = arith.addi %5482, %5597 : index
                %5599 = vector.shuffle %5595, %5595 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5600 = arith.divui %5591, %c16 : index
                %5601 = arith.muli %5600, %c5 : index
                %5602 = arith.remui %5591, %c16 : index
                %5603 = arith.muli %5481, %c16 : index
                %5604 = arith.divui %5602, %c23 : index
                %5605 = arith.muli %5604, %c23 : index
                %5606 = arith.remui %5602, %c10 : index
                %5607 = arith.muli %5606, %c10 : index
                %5608 = arith.addi %5605, %5607 : index
                %5609 = arith.divui %5602, %c10 : index
                %5610 = arith.remui %5609, %c10 : index
                %5611 = arith.addi %5608, %5610 : index
                %5612 = arith.addi %5603, %5611 : index
                %5613 = arith.addi %5601, %5612 : index
                %5614 = arith.addi %5598, %5613 : index
                vector.store %5599, %kv[%5614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5615 = arith.subi %5477, %kvHeads : index
                %5616 = arith.muli %5615, %c42 : index
                %5617 = arith.addi %5482, %5616 : index
                %5618 = arith.addi %5591, %c11 : index
                %5619 = arith.divui %5618, %c16 : index
                %5620 = arith.muli %5619, %c5 : index
                %5621 = arith.addi %5620, %c14 : index
                %5622 = arith.remui %5618, %c16 : index
                %5623 = arith.divui %5481, %c10 : index
                %5624 = arith.remui %5481, %c10 : index
                %5625 = arith.muli %5624, %c17 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.muli %5622, %c16 : index
                %5628 = arith.divui %5626, %c23 : index
                %5629 = arith.muli %5628, %c23 : index
                %5630 = arith.remui %5626, %c10 : index
                %5631 = arith.muli %5630, %c10 : index
                %5632 = arith.addi %5629, %5631 : index
                %5633 = arith.divui %5626, %c10 : index
                %5634 = arith.remui %5633, %c10 : index
                %5635 = arith.addi %5632, %5634 : index
                %5636 = arith.addi %5627, %5635 : index
                %5637 = arith.addi %5621, %5636 : index
                %5638 = arith.addi %5617, %5637 : index
                %5639 = vector.shuffle %5595, %5595 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5639, %kv[%5638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5640 = arith.addi %5591, %c12 : index
                %5641 = arith.divui %5640, %c16 : index
                %5642 = arith.muli %5641, %c5 : index
                %5643 = arith.addi %5642, %c14 : index
                %5644 = arith.remui %5640, %c16 : index
                %5645 = arith.divui %5481, %c10 : index
                %5646 = arith.remui %5481, %c10 : index
                %5647 = arith.muli %5646, %c17 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.muli %5644, %c16 : index
                %5650 = arith.divui %5648, %c23 : index
                %5651 = arith.muli %5650, %c23 : index
                %5652 = arith.remui %5648, %c10 : index
                %5653 = arith.muli %5652, %c10 : index
                %5654 = arith.addi %5651, %5653 : index
                %5655 = arith.divui %5648, %c10 : index
                %5656 = arith.remui %5655, %c10 : index
                %5657 = arith.addi %5654, %5656 : index
                %5658 = arith.addi %5649, %5657 : index
                %5659 = arith.addi %5643, %5658 : index
                %5660 = arith.addi %5617, %5659 : index
                %5661 = vector.shuffle %5595, %5595 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5661, %kv[%5660] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5662 = arith.addi %5591, %c10 : index
                %5663 = arith.divui %5662, %c16 : index
                %5664 = arith.muli %5663, %c5 : index
                %5665 = arith.addi %5664, %c14 : index
                %5666 = arith.remui %5662, %c16 : index
                %5667 = arith.divui %5481, %c10 : index
                %5668 = arith.remui %5481, %c10 : index
                %5669 = arith.muli %5668, %c17 : index
                %5670 = arith.addi %5667, %5669 : index
                %5671 = arith.muli %5666, %c16 : index
                %5672 = arith.divui %5670, %c23 : index
                %5673 = arith.muli %5672, %c23 : index
                %5674 = arith.remui %5670, %c10 : index
                %5675 = arith.muli %5674, %c10 : index
                %5676 = arith.addi %5673, %5675 : index
                %5677 = arith.divui %5670, %c10 : index
                %5678 = arith.remui %5677, %c10 : index
                %5679 = arith.addi %5676, %5678 : index
                %5680 = arith.addi %5671, %5679 : index
                %5681 = arith.addi %5665, %5680 : index
                %5682 = arith.addi %5617, %5681 : index
                %5683 = vector.shuffle %5595, %5595 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5683, %kv[%5682] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5684 = arith.addi %5591, %c2 : index
                %5685 = arith.divui %5684, %c16 : index
                %5686 = arith.muli %5685, %c5 : index
                %5687 = arith.addi %5686, %c14 : index
                %5688 = arith.remui %5684, %c16 : index
                %5689 = arith.divui %5481, %c10 : index
                %5690 = arith.remui %5481, %c10 : index
                %5691 = arith.muli %5690, %c17 : index
                %5692 = arith.addi %5689, %5691 : index
                %5693 = arith.muli %5688, %c16 : index
                %5694 = arith.divui %5692, %c23 : index
                %5695 = arith.muli %5694, %c23 : index
                %5696 = arith.remui %5692, %c10 : index
                %5697 = arith.muli %5696, %c10 : index
                %5698 = arith.addi %5695, %5697 : index
                %5699 = arith.divui %5692, %c10 : index
                %5700 = arith.remui %5699, %c10 : index
                %5701 = arith.addi %5698, %5700 : index
                %5702 = arith.addi %5693, %5701 : index
                %5703 = arith.addi %5687, %5702 : index
                %5704 = arith.addi %5617, %5703 : index
                %5705 = vector.shuffle %5595, %5595 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5705, %kv[%5704] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5706 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5706 {
            %5707 = wave.lane
            %5708 = arith.muli %5707, %c23 : index
            scf.for %5709 = %5708 to %c36 step %c8 {
              %5710 = arith.addi %5476, %5709 : index
              %5711 = vector.load %22[%5710] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5712 = arith.mulf %5711, %5479 : vector<4xf32>
              %5713 = wave.fp8_encode "e5m2" %5712 : vector<4xf32> -> vector<4xi8>
              %5714 = arith.cmpi slt, %5477, %kvHeads : index
              scf.if %5714 {
                %5715 = arith.muli %5477, %c42 : index
                %5716 = arith.addi %5482, %5715 : index
                %5717 = vector.shuffle %5713, %5713 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5718 = arith.divui %5709, %c16 : index
                %5719 = arith.muli %5718, %c5 : index
                %5720 = arith.remui %5709, %c16 : index
                %5721 = arith.muli %5481, %c16 : index
                %5722 = arith.divui %5720, %c23 : index
                %5723 = arith.muli %5722, %c23 : index
                %5724 = arith.remui %5720, %c10 : index
                %5725 = arith.muli %5724, %c10 : index
                %5726 = arith.addi %5723, %5725 : index
                %5727 = arith.divui %5720, %c10 : index
                %5728 = arith.remui %5727, %c10 : index
                %5729 = arith.addi %5726, %5728 : index
                %5730 = arith.addi %5721, %5729 : index
                %5731 = arith.addi %5719, %5730 : index
                %5732 = arith.addi %5716, %5731 : index
                vector.store %5717, %kv[%5732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5733 = arith.subi %5477, %kvHeads : index
                %5734 = arith.muli %5733, %c42 : index
                %5735 = arith.addi %5482, %5734 : index
                %5736 = arith.addi %5709, %c11 : index
                %5737 = arith.divui %5736, %c16 : index
                %5738 = arith.muli %5737, %c5 : index
                %5739 = arith.addi %5738, %c14 : index
                %5740 = arith.remui %5736, %c16 : index
                %5741 = arith.divui %5481, %c10 : index
                %5742 = arith.remui %5481, %c10 : index
                %5743 = arith.muli %5742, %c17 : index
                %5744 = arith.addi %5741, %5743 : index
                %5745 = arith.muli %5740, %c16 : index
                %5746 = arith.divui %5744, %c23 : index
                %5747 = arith.muli %5746, %c23 : index
                %5748 = arith.remui %5744, %c10 : index
                %5749 = arith.muli %5748, %c10 : index
                %5750 = arith.addi %5747, %5749 : index
                %5751 = arith.divui %5744, %c10 : index
                %5752 = arith.remui %5751, %c10 : index
                %5753 = arith.addi %5750, %5752 : index
                %5754 = arith.addi %5745, %5753 : index
                %5755 = arith.addi %5739, %5754 : index
                %5756 = arith.addi %5735, %5755 : index
                %5757 = vector.shuffle %5713, %5713 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5757, %kv[%5756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5758 = arith.addi %5709, %c12 : index
                %5759 = arith.divui %5758, %c16 : index
                %5760 = arith.muli %5759, %c5 : index
                %5761 = arith.addi %5760, %c14 : index
                %5762 = arith.remui %5758, %c16 : index
                %5763 = arith.divui %5481, %c10 : index
                %5764 = arith.remui %5481, %c10 : index
                %5765 = arith.muli %5764, %c17 : index
                %5766 = arith.addi %5763, %5765 : index
                %5767 = arith.muli %5762, %c16 : index
                %5768 = arith.divui %5766, %c23 : index
                %5769 = arith.muli %5768, %c23 : index
                %5770 = arith.remui %5766, %c10 : index
                %5771 = arith.muli %5770, %c10 : index
                %5772 = arith.addi %5769, %5771 : index
                %5773 = arith.divui %5766, %c10 : index
                %5774 = arith.remui %5773, %c10 : index
                %5775 = arith.addi %5772, %5774 : index
                %5776 = arith.addi %5767, %5775 : index
                %5777 = arith.addi %5761, %5776 : index
                %5778 = arith.addi %5735, %5777 : index
                %5779 = vector.shuffle %5713, %5713 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5779, %kv[%5778] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5780 = arith.addi %5709, %c10 : index
                %5781 = arith.divui %5780, %c16 : index
                %5782 = arith.muli %5781, %c5 : index
                %5783 = arith.addi %5782, %c14 : index
                %5784 = arith.remui %5780, %c16 : index
                %5785 = arith.divui %5481, %c10 : index
                %5786 = arith.remui %5481, %c10 : index
                %5787 = arith.muli %5786, %c17 : index
                %5788 = arith.addi %5785, %5787 : index
                %5789 = arith.muli %5784, %c16 : index
                %5790 = arith.divui %5788, %c23 : index
                %5791 = arith.muli %5790, %c23 : index
                %5792 = arith.remui %5788, %c10 : index
                %5793 = arith.muli %5792, %c10 : index
                %5794 = arith.addi %5791, %5793 : index
                %5795 = arith.divui %5788, %c10 : index
                %5796 = arith.remui %5795, %c10 : index
                %5797 = arith.addi %5794, %5796 : index
                %5798 = arith.addi %5789, %5797 : index
                %5799 = arith.addi %5783, %5798 : index
                %5800 = arith.addi %5735, %5799 : index
                %5801 = vector.shuffle %5713, %5713 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5801, %kv[%5800] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5802 = arith.addi %5709, %c2 : index
                %5803 = arith.divui %5802, %c16 : index
                %5804 = arith.muli %5803, %c5 : index
                %5805 = arith.addi %5804, %c14 : index
                %5806 = arith.remui %5802, %c16 : index
                %5807 = arith.divui %5481, %c10 : index
                %5808 = arith.remui %5481, %c10 : index
                %5809 = arith.muli %5808, %c17 : index
                %5810 = arith.addi %5807, %5809 : index
                %5811 = arith.muli %5806, %c16 : index
                %5812 = arith.divui %5810, %c23 : index
                %5813 = arith.muli %5812, %c23 : index
                %5814 = arith.remui %5810, %c10 : index
                %5815 = arith.muli %5814, %c10 : index
                %5816 = arith.addi %5813, %5815 : index
                %5817 = arith.divui %5810, %c10 : index
                %5818 = arith.remui %5817, %c10 : index
                %5819 = arith.addi %5816, %5818 : index
                %5820 = arith.addi %5811, %5819 : index
                %5821 = arith.addi %5805, %5820 : index
                %5822 = arith.addi %5735, %5821 : index
                %5823 = vector.shuffle %5713, %5713 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5823, %kv[%5822] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5824 = arith.addi %5110, %c52 : index
      %5825 = arith.addi %5109, %5824 : index
      %5826 = arith.cmpi slt, %5825, %24 : index
      %5827 = arith.cmpi slt, %5824, %c16 : index
      %5828 = arith.andi %5826, %5827 : i1
      scf.if %5828 {
        %5829 = arith.addi %5109, %5824 : index
        %5830 = arith.addi %slotsAt, %5829 : index
        %5831 = memref.load %step[%5830] : memref<?xi32>
        %5832 = arith.index_cast %5831 : i32 to index
        %5833 = arith.cmpi sge, %5832, %c11 : index
        scf.if %5833 {
          %5834 = arith.muli %5824, %c36 : index
          %5835 = arith.subi %0, %heads : index
          %5836 = memref.load %scales[%5835] : memref<?xf32>
          %5837 = vector.broadcast %5836 : f32 to vector<4xf32>
          %5838 = arith.divui %5832, %c16 : index
          %5839 = arith.remui %5832, %c16 : index
          %5840 = arith.muli %5838, %pageBytes : index
          %5841 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5841 {
            %5842 = wave.lane
            %5843 = arith.muli %5842, %c23 : index
            scf.for %5844 = %5843 to %c36 step %c8 {
              %5845 = arith.addi %5834, %5844 : index
              %5846 = vector.load %22[%5845] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5847 = arith.mulf %5846, %5837 : vector<4xf32>
              %5848 = arith.minimumf %5847, %c56 : vector<4xf32>
              %5849 = arith.maximumf %5848, %c57 : vector<4xf32>
              %5850 = arith.truncf %5849 : vector<4xf32> to vector<4xf16>
              %5851 = vector.bitcast %5850 : vector<4xf16> to vector<8xi8>
              %5852 = arith.cmpi slt, %5835, %kvHeads : index
              scf.if %5852 {
                %5853 = arith.muli %5835, %c13 : index
                %5854 = arith.addi %5840, %5853 : index
                %5855 = arith.divui %5844, %c16 : index
                %5856 = arith.muli %5855, %c58 : index
                %5857 = arith.remui %5844, %c16 : index
                %5858 = arith.divui %5857, %c17 : index
                %5859 = arith.muli %5858, %c5 : index
                %5860 = arith.muli %5839, %c16 : index
                %5861 = arith.addi %5859, %5860 : index
                %5862 = arith.remui %5857, %c17 : index
                %5863 = arith.muli %5862, %c10 : index
                %5864 = arith.addi %5861, %5863 : index
                %5865 = arith.addi %5856, %5864 : index
                %5866 = arith.addi %5854, %5865 : index
                vector.store %5851, %kv[%5866] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5867 = arith.subi %5835, %kvHeads : index
                %5868 = arith.muli %5867, %c13 : index
                %5869 = arith.addi %5840, %5868 : index
                %5870 = arith.addi %5844, %c11 : index
                %5871 = arith.divui %5870, %c16 : index
                %5872 = arith.muli %5871, %c58 : index
                %5873 = arith.addi %5872, %c42 : index
                %5874 = arith.remui %5870, %c16 : index
                %5875 = arith.divui %5839, %c10 : index
                %5876 = arith.remui %5839, %c10 : index
                %5877 = arith.muli %5876, %c17 : index
                %5878 = arith.addi %5875, %5877 : index
                %5879 = arith.divui %5878, %c17 : index
                %5880 = arith.muli %5879, %c5 : index
                %5881 = arith.muli %5874, %c16 : index
                %5882 = arith.addi %5880, %5881 : index
                %5883 = arith.remui %5878, %c17 : index
                %5884 = arith.muli %5883, %c10 : index
                %5885 = arith.addi %5882, %5884 : index
                %5886 = arith.addi %5873, %5885 : index
                %5887 = arith.addi %5869, %5886 : index
                %5888 = vector.shuffle %5851, %5851 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5888, %kv[%5887] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5889 = arith.addi %5844, %c12 : index
                %5890 = arith.divui %5889, %c16 : index
                %5891 = arith.muli %5890, %c58 : index
                %5892 = arith.addi %5891, %c42 : index
                %5893 = arith.remui %5889, %c16 : index
                %5894 = arith.divui %5839, %c10 : index
                %5895 = arith.remui %5839, %c10 : index
                %5896 = arith.muli %5895, %c17 : index
                %5897 = arith.addi %5894, %5896 : index
                %5898 = arith.divui %5897, %c17 : index
                %5899 = arith.muli %5898, %c5 : index
                %5900 = arith.muli %5893, %c16 : index
                %5901 = arith.addi %5899, %5900 : index
                %5902 = arith.remui %5897, %c17 : index
                %5903 = arith.muli %5902, %c10 : index
                %5904 = arith.addi %5901, %5903 : index
                %5905 = arith.addi %5892, %5904 : index
                %5906 = arith.addi %5869, %5905 : index
                %5907 = vector.shuffle %5851, %5851 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5907, %kv[%5906] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5908 = arith.addi %5844, %c10 : index
                %5909 = arith.divui %5908, %c16 : index
                %5910 = arith.muli %5909, %c58 : index
                %5911 = arith.addi %5910, %c42 : index
                %5912 = arith.remui %5908, %c16 : index
                %5913 = arith.divui %5839, %c10 : index
                %5914 = arith.remui %5839, %c10 : index
                %5915 = arith.muli %5914, %c17 : index
                %5916 = arith.addi %5913, %5915 : index
                %5917 = arith.divui %5916, %c17 : index
                %5918 = arith.muli %5917, %c5 : index
                %5919 = arith.muli %5912, %c16 : index
                %5920 = arith.addi %5918, %5919 : index
                %5921 = arith.remui %5916, %c17 : index
                %5922 = arith.muli %5921, %c10 : index
                %5923 = arith.addi %5920, %5922 : index
                %5924 = arith.addi %5911, %5923 : index
                %5925 = arith.addi %5869, %5924 : index
                %5926 = vector.shuffle %5851, %5851 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5926, %kv[%5925] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5927 = arith.addi %5844, %c2 : index
                %5928 = arith.divui %5927, %c16 : index
                %5929 = arith.muli %5928, %c58 : index
                %5930 = arith.addi %5929, %c42 : index
                %5931 = arith.remui %5927, %c16 : index
                %5932 = arith.divui %5839, %c10 : index
                %5933 = arith.remui %5839, %c10 : index
                %5934 = arith.muli %5933, %c17 : index
                %5935 = arith.addi %5932, %5934 : index
                %5936 = arith.divui %5935, %c17 : index
                %5937 = arith.muli %5936, %c5 : index
                %5938 = arith.muli %5931, %c16 : index
                %5939 = arith.addi %5937, %5938 : index
                %5940 = arith.remui %5935, %c17 : index
                %5941 = arith.muli %5940, %c10 : index
                %5942 = arith.addi %5939, %5941 : index
                %5943 = arith.addi %5930, %5942 : index
                %5944 = arith.addi %5869, %5943 : index
                %5945 = vector.shuffle %5851, %5851 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5945, %kv[%5944] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5946 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5946 {
            %5947 = wave.lane
            %5948 = arith.muli %5947, %c23 : index
            scf.for %5949 = %5948 to %c36 step %c8 {
              %5950 = arith.addi %5834, %5949 : index
              %5951 = vector.load %22[%5950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5952 = arith.mulf %5951, %5837 : vector<4xf32>
              %5953 = wave.fp8_encode "e4m3" %5952 : vector<4xf32> -> vector<4xi8>
              %5954 = arith.cmpi slt, %5835, %kvHeads : index
              scf.if %5954 {
                %5955 = arith.muli %5835, %c42 : index
                %5956 = arith.addi %5840, %5955 : index
                %5957 = vector.shuffle %5953, %5953 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5958 = arith.divui %5949, %c16 : index
                %5959 = arith.muli %5958, %c5 : index
                %5960 = arith.remui %5949, %c16 : index
                %5961 = arith.muli %5839, %c16 : index
                %5962 = arith.divui %5960, %c23 : index
                %5963 = arith.muli %5962, %c23 : index
                %5964 = arith.remui %5960, %c10 : index
                %5965 = arith.muli %5964, %c10 : index
                %5966 = arith.addi %5963, %5965 : index
                %5967 = arith.divui %5960, %c10 : index
                %5968 = arith.remui %5967, %c10 : index
                %5969 = arith.addi %5966, %5968 : index
                %5970 = arith.addi %5961, %5969 : index
                %5971 = arith.addi %5959, %5970 : index
                %5972 = arith.addi %5956, %5971 : index
                vector.store %5957, %kv[%5972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5973 = arith.subi %5835, %kvHeads : index
                %5974 = arith.muli %5973, %c42 : index
                %5975 = arith.addi %5840, %5974 : index
                %5976 = arith.addi %5949, %c11 : index
                %5977 = arith.divui %5976, %c16 : index
                %5978 = arith.muli %5977, %c5 : index
                %5979 = arith.addi %5978, %c14 : index
                %5980 = arith.remui %5976, %c16 : index
                %5981 = arith.divui %5839, %c10 : index
                %5982 = arith.remui %5839, %c10 : index
                %5983 = arith.muli %5982, %c17 : index
                %5984 = arith.addi %5981, %5983 : index
                %5985 = arith.muli %5980, %c16 : index
                %5986 = arith.divui %5984, %c23 : index
                %5987 = arith.muli %5986, %c23 : index
                %5988 = arith.remui %5984, %c10 : index
                %5989 = arith.muli %5988, %c10 : index
                %5990 = arith.addi %5987, %5989 : index
                %5991 = arith.divui %5984, %c10 : index
                %5992 = arith.remui %5991, %c10 : index
                %5993 = arith.addi %5990, %5992 : index
                %5994 = arith.addi %5985, %5993 : index
                %5995 = arith.addi %5979, %5994 : index
                %5996 = arith.addi %5975, %5995 : index
                %5997 = vector.shuffle %5953, %5953 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5997, %kv[%5996] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5998 = arith.addi %5949, %c12 : index
                %5999 = arith.divui %5998, %c16 : index
                %6000 = arith.muli %5999, %c5 : index
                %6001 = arith.addi %6000, %c14 : index
                %6002 = arith.remui %5998, %c16 : index
                %6003 = arith.divui %5839, %c10 : index
                %6004 = arith.remui %5839, %c10 : index
                %6005 = arith.muli %6004, %c17 : index
                %6006 = arith.addi %6003, %6005 : index
                %6007 = arith.muli %6002, %c16 : index
                %6008 = arith.divui %6006, %c23 : index
                %6009 = arith.muli %6008, %c23 : index
                %6010 = arith.remui %6006, %c10 : index
                %6011 = arith.muli %6010, %c10 : index
                %6012 = arith.addi %6009, %6011 : index
                %6013 = arith.divui %6006, %c10 : index
                %6014 = arith.remui %6013, %c10 : index
                %6015 = arith.addi %6012, %6014 : index
                %6016 = arith.addi %6007, %6015 : index
                %6017 = arith.addi %6001, %6016 : index
                %6018 = arith.addi %5975, %6017 : index
                %6019 = vector.shuffle %5953, %5953 [1] : vector<4xi8>, vector<4xi8>
                vector.store %6019, %kv[%6018] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6020 = arith.addi %5949, %c10 : index
                %6021 = arith.divui %6020, %c16 : index
                %6022 = arith.muli %6021, %c5 : index
                %6023 = arith.addi %6022, %c14 : index
                %6024 = arith.remui %6020, %c16 : index
                %6025 = arith.divui %5839, %c10 : index
                %6026 = arith.remui %5839, %c10 : index
                %6027 = arith.muli %6026, %c17 : index
                %6028 = arith.addi %6025, %6027 : index
                %6029 = arith.muli %6024, %c16 : index
                %6030 = arith.divui %6028, %c23 : index
                %6031 = arith.muli %6030, %c23 : index
                %6032 = arith.remui %6028, %c10 : index
                %6033 = arith.muli %6032, %c10 : index
                %6034 = arith.addi %6031, %6033 : index
                %6035 = arith.divui %6028, %c10 : index
                %6036 = arith.remui %6035, %c10 : index
                %6037 = arith.addi %6034, %6036 : index
                %6038 = arith.addi %6029, %6037 : index
                %6039 = arith.addi %6023, %6038 : index
                %6040 = arith.addi %5975, %6039 : index
                %6041 = vector.shuffle %5953, %5953 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6041, %kv[%6040] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6042 = arith.addi %5949, %c2 : index
                %6043 = arith.divui %6042, %c16 : index
                %6044 = arith.muli %6043, %c5 : index
                %6045 = arith.addi %6044, %c14 : index
                %6046 = arith.remui %6042, %c16 : index
                %6047 = arith.divui %5839, %c10 : index
                %6048 = arith.remui %5839, %c10 : index
                %6049 = arith.muli %6048, %c17 : index
                %6050 = arith.addi %6047, %6049 : index
                %6051 = arith.muli %6046, %c16 : index
                %6052 = arith.divui %6050, %c23 : index
                %6053 = arith.muli %6052, %c23 : index
                %6054 = arith.remui %6050, %c10 : index
                %6055 = arith.muli %6054, %c10 : index
                %6056 = arith.addi %6053, %6055 : index
                %6057 = arith.divui %6050, %c10 : index
                %6058 = arith.remui %6057, %c10 : index
                %6059 = arith.addi %6056, %6058 : index
                %6060 = arith.addi %6051, %6059 : index
                %6061 = arith.addi %6045, %6060 : index
                %6062 = arith.addi %5975, %6061 : index
                %6063 = vector.shuffle %5953, %5953 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6063, %kv[%6062] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %6064 = arith.cmpi eq, %codec, %c10 : index
          scf.if %6064 {
            %6065 = wave.lane
            %6066 = arith.muli %6065, %c23 : index
            scf.for %6067 = %6066 to %c36 step %c8 {
              %6068 = arith.addi %5834, %6067 : index
              %6069 = vector.load %22[%6068] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %6070 = arith.mulf %6069, %5837 : vector<4xf32>
              %6071 = wave.fp8_encode "e5m2" %6070 : vector<4xf32> -> vector<4xi8>
              %6072 = arith.cmpi slt, %5835, %kvHeads : index
              scf.if %6072 {
                %6073 = arith.muli %5835, %c42 : index
                %6074 = arith.addi %5840, %6073 : index
                %6075 = vector.shuffle %6071, %6071 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %6076 = arith.divui %6067, %c16 : index
                %6077 = arith.muli %6076, %c5 : index
                %6078 = arith.remui %6067, %c16 : index
                %6079 = arith.muli %5839, %c16 : index
                %6080 = arith.divui %6078, %c23 : index
                %6081 = arith.muli %6080, %c23 : index
                %6082 = arith.remui %6078, %c10 : index
                %6083 = arith.muli %6082, %c10 : index
                %6084 = arith.addi %6081, %6083 : index
                %6085 = arith.divui %6078, %c10 : index
                %6086 = arith.remui %6085, %c10 : index
                %6087 = arith.addi %6084, %6086 : index
                %6088 = arith.addi %6079, %6087 : index
                %6089 = arith.addi %6077, %6088 : index
                %6090 = arith.addi %6074, %6089 : index
                vector.store %6075, %kv[%6090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %6091 = arith.subi %5835, %kvHeads : index
                %6092 = arith.muli %6091, %c42 : index
                %6093 = arith.addi %5840, %6092 : index
                %6094 = arith.addi %6067, %c11 : index
                %6095 = arith.divui %6094, %c16 : index
                %6096 = arith.muli %6095, %c5 : index
                %6097 = arith.addi %6096, %c14 : index
                %6098 = arith.remui %6094, %c16 : index
                %6099 = arith.divui %5839, %c10 : index
                %6100 = arith.remui %5839, %c10 : index
                %6101 = arith.muli %6100, %c17 : index
                %6102 = arith.addi %6099, %6101 : index
                %6103 = arith.muli %6098, %c16 : index
                %6104 = arith.divui %6102, %c23 : index
                %6105 = arith.muli %6104, %c23 : index
                %6106 = arith.remui %6102, %c10 : index
                %6107 = arith.muli %6106, %c10 : index
                %6108 = arith.addi %6105, %6107 : index
                %6109 = arith.divui %6102, %c10 : index
                %6110 = arith.remui %6109, %c10 : index
                %6111 = arith.addi %6108, %6110 : index
                %6112 = arith.addi %6103, %6111 : index
                %6113 = arith.addi %6097, %6112 : index
                %6114 = arith.addi %6093, %6113 : index
                %6115 = vector.shuffle %6071, %6071 [0] : vector<4xi8>, vector<4xi8>
                vector.store %6115, %kv[%6114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6116 = arith.addi %6067, %c12 : index
                %6117 = arith.divui %6116, %c16 : index
                %6118 = arith.muli %6117, %c5 : index
                %6119 = arith.addi %6118, %c14 : index
                %6120 = arith.remui %6116, %c16 : index
                %6121 = arith.divui %5839, %c10 : index
                %6122 = arith.remui %5839, %c10 : index
                %6123 = arith.muli %6122, %c17 : index
                %6124 = arith.addi %6121, %6123 : index
                %6125 = arith.muli %6120, %c16 : index
                %6126 = arith.divui %6124, %c23 : index
                %6127 = arith.muli %6126, %c23 : index
                %6128 = arith.remui %6124, %c10 : index
                %6129 = arith.muli %6128, %c10 : index
                %6130 = arith.addi %6127, %6129 : index
                %6131 = arith.divui %6124, %c10 : index
                %6132 = arith.remui %6131, %c10 : index
                %6133 = arith.addi %6130, %6132 : index
                %6134 = arith.addi %6125, %6133 : index
                %6135 = arith.addi %6119, %6134 : index
                %6136 = arith.addi %6093, %6135 : index
                %6137 = vector.shuffle %6071, %6071 [1] : vector<4xi8>, vector<4xi8>
                vector.store %6137, %kv[%6136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6138 = arith.addi %6067, %c10 : index
                %6139 = arith.divui %6138, %c16 : index
                %6140 = arith.muli %6139, %c5 : index
                %6141 = arith.addi %6140, %c14 : index
                %6142 = arith.remui %6138, %c16 : index
                %6143 = arith.divui %5839, %c10 : index
                %6144 = arith.remui %5839, %c10 : index
                %6145 = arith.muli %6144, %c17 : index
                %6146 = arith.addi %6143, %6145 : index
                %6147 = arith.muli %6142, %c16 : index
                %6148 = arith.divui %6146, %c23 : index
                %6149 = arith.muli %6148, %c23 : index
                %6150 = arith.remui %6146, %c10 : index
                %6151 = arith.muli %6150, %c10 : index
                %6152 = arith.addi %6149, %6151 : index
                %6153 = arith.divui %6146, %c10 : index
                %6154 = arith.remui %6153, %c10 : index
                %6155 = arith.addi %6152, %6154 : index
                %6156 = arith.addi %6147, %6155 : index
                %6157 = arith.addi %6141, %6156 : index
                %6158 = arith.addi %6093, %6157 : index
                %6159 = vector.shuffle %6071, %6071 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6159, %kv[%6158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6160 = arith.addi %6067, %c2 : index
                %6161 = arith.divui %6160, %c16 : index
                %6162 = arith.muli %6161, %c5 : index
                %6163 = arith.addi %6162, %c14 : index
                %6164 = arith.remui %6160, %c16 : index
                %6165 = arith.divui %5839, %c10 : index
                %6166 = arith.remui %5839, %c10 : index
                %6167 = arith.muli %6166, %c17 : index
                %6168 = arith.addi %6165, %6167 : index
                %6169 = arith.muli %6164, %c16 : index
                %6170 = arith.divui %6168, %c23 : index
                %6171 = arith.muli %6170, %c23 : index
                %6172 = arith.remui %6168, %c10 : index
                %6173 = arith.muli %6172, %c10 : index
                %6174 = arith.addi %6171, %6173 : index
                %6175 = arith.divui %6168, %c10 : index
                %6176 = arith.remui %6175, %c10 : index
                %6177 = arith.addi %6174, %6176 : index
                %6178 = arith.addi %6169, %6177 : index
                %6179 = arith.addi %6163, %6178 : index
                %6180 = arith.addi %6093, %6179 : index
                %6181 = vector.shuffle %6071, %6071 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6181, %kv[%6180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
