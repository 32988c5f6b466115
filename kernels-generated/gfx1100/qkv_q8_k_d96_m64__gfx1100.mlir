// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 6 : index
  %c12 = arith.constant 0 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %c15 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c32 = arith.constant dense<0x6480> : vector<32xf16>
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c39 = arith.constant 3072 : index
  %c40 = arith.constant 4608 : index
  %c41 = arith.constant 4 : index
  %hasBias = wave.param "hasBias" : index
  %c43 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c46 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c48 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c50 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c54 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c55 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c56 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.divui %inputFeatures, %c7 : index
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c9 : index
  %12 = arith.divui %11, %c10 : index
  %13 = arith.muli %12, %c10 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %0, %c11 : index
  %17 = arith.muli %3, %c6 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c12 : index
  %20 = arith.muli %19, %15 : index
  %21 = arith.addi %18, %c5 : index
  %22 = arith.muli %21, %15 : index
  %23 = wave.scratch %c13 : memref<?xf32>
  %24 = wave.scratch %c14 : memref<?xf32>
  %25 = memref.load %step[%c12] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.muli %1, %c15 : index
  %28 = arith.cmpi slt, %27, %26 : index
  scf.if %28 {
    %29 = wave.lane
    %30 = arith.remui %29, %c4 : index
    %31 = arith.remui %30, %tileRows : index
    %32 = arith.addi %27, %31 : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c4 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c12, %c4 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c6 : index
    %39 = arith.remui %c12, %c4 : index
    %40 = arith.divui %39, %c17 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c17 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c17 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c12, %c17 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.addi %30, %c4 : index
    %50 = arith.addi %27, %49 : index
    %51 = arith.divui %50, %tileRows : index
    %52 = arith.divui %inputFeatures, %c4 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.divui %c12, %c4 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.muli %55, %c6 : index
    %57 = arith.remui %c12, %c4 : index
    %58 = arith.divui %57, %c17 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.muli %tileRows, %c17 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.remui %50, %tileRows : index
    %63 = arith.muli %62, %c17 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.remui %c12, %c17 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.addi %30, %c8 : index
    %68 = arith.addi %27, %67 : index
    %69 = arith.divui %68, %tileRows : index
    %70 = arith.divui %inputFeatures, %c4 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.divui %c12, %c4 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.muli %73, %c6 : index
    %75 = arith.remui %c12, %c4 : index
    %76 = arith.divui %75, %c17 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.muli %tileRows, %c17 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.remui %68, %tileRows : index
    %81 = arith.muli %80, %c17 : index
    %82 = arith.addi %79, %81 : index
    %83 = arith.remui %c12, %c17 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.addi %30, %c18 : index
    %86 = arith.addi %27, %85 : index
    %87 = arith.divui %86, %tileRows : index
    %88 = arith.divui %inputFeatures, %c4 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.divui %c12, %c4 : index
    %91 = arith.addi %89, %90 : index
    %92 = arith.muli %91, %c6 : index
    %93 = arith.remui %c12, %c4 : index
    %94 = arith.divui %93, %c17 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.muli %tileRows, %c17 : index
    %97 = arith.muli %95, %96 : index
    %98 = arith.remui %86, %tileRows : index
    %99 = arith.muli %98, %c17 : index
    %100 = arith.addi %97, %99 : index
    %101 = arith.remui %c12, %c17 : index
    %102 = arith.addi %100, %101 : index
    %103 = arith.divui %inputFeatures, %c8 : index
    %104 = arith.muli %4, %stepsPerWave : index
    %105 = arith.minsi %104, %103 : index
    %106 = arith.addi %105, %stepsPerWave : index
    %107 = arith.minsi %106, %103 : index
    %108 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %109 = arith.subi %107, %105 : index
    %110 = arith.divui %109, %c6 : index
    %111 = arith.muli %110, %c6 : index
    %112 = arith.addi %105, %111 : index
    %113 = arith.addi %105, %stepsPerWave : index
    %114 = arith.select %108, %113, %112 : index
    %124:8 = scf.for %115 = %105 to %114 step %c6 iter_args(%116 = %c19, %117 = %c19, %118 = %c19, %119 = %c19, %120 = %c19, %121 = %c19, %122 = %c19, %123 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %125 = wave.lane
      %126 = arith.addi %115, %c12 : index
      %127 = arith.remui %125, %c4 : index
      %128 = arith.addi %20, %c10 : index
      %129 = arith.divui %126, %c17 : index
      %130 = arith.muli %129, %c8 : index
      %131 = arith.addi %128, %130 : index
      %132 = arith.muli %127, %c6 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %135 = vector.bitcast %134 : vector<2xi8> to vector<1xf16>
      %136 = arith.divui %inputFeatures, %c7 : index
      %137 = arith.muli %136, %c8 : index
      %138 = arith.addi %128, %137 : index
      %139 = arith.muli %126, %c4 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %127, %c5 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %144 = vector.extract %135[0] : f16 from vector<1xf16>
      %145 = arith.extf %144 : f16 to f32
      %146 = vector.extract %143[0] : i8 from vector<1xi8>
      %147 = arith.extsi %146 : i8 to i32
      %148 = arith.sitofp %147 : i32 to f32
      %149 = arith.mulf %145, %148 : f32
      %150 = arith.truncf %149 : f32 to f16
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = arith.addi %20, %c10 : index
      %153 = arith.muli %inputFeatures, %c5 : index
      %154 = arith.divui %153, %c6 : index
      %155 = arith.divui %inputFeatures, %c7 : index
      %156 = arith.muli %155, %c8 : index
      %157 = arith.addi %156, %154 : index
      %158 = arith.addi %157, %c9 : index
      %159 = arith.divui %158, %c10 : index
      %160 = arith.muli %159, %c10 : index
      %161 = arith.addi %152, %160 : index
      %162 = arith.muli %inputFeatures, %c17 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %126, %c4 : index
      %165 = arith.addi %164, %127 : index
      %166 = arith.muli %165, %c4 : index
      %167 = arith.addi %163, %166 : index
      %168 = arith.muli %126, %c7 : index
      %169 = arith.addi %161, %168 : index
      %170 = arith.muli %127, %c4 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %173 = vector.bitcast %172 : vector<16xi8> to vector<4xi32>
      %174 = vector.load %w[%171] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.shrui %175, %c22 : vector<4xi32>
      %177 = arith.andi %176, %c23 : vector<4xi32>
      %178 = arith.shrui %173, %c24 : vector<4xi32>
      %179 = arith.andi %178, %c23 : vector<4xi32>
      %180 = arith.shli %179, %c25 : vector<4xi32>
      %181 = arith.ori %177, %180 : vector<4xi32>
      %182 = arith.ori %181, %c26 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c25 : vector<4xi32>
      %185 = arith.andi %184, %c23 : vector<4xi32>
      %186 = arith.shrui %173, %c27 : vector<4xi32>
      %187 = arith.andi %186, %c23 : vector<4xi32>
      %188 = arith.shli %187, %c25 : vector<4xi32>
      %189 = arith.ori %185, %188 : vector<4xi32>
      %190 = arith.ori %189, %c26 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %175, %c28 : vector<4xi32>
      %193 = arith.andi %192, %c23 : vector<4xi32>
      %194 = arith.shrui %173, %c29 : vector<4xi32>
      %195 = arith.andi %194, %c23 : vector<4xi32>
      %196 = arith.shli %195, %c25 : vector<4xi32>
      %197 = arith.ori %193, %196 : vector<4xi32>
      %198 = arith.ori %197, %c26 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %175, %c30 : vector<4xi32>
      %201 = arith.andi %200, %c23 : vector<4xi32>
      %202 = arith.shrui %173, %c31 : vector<4xi32>
      %203 = arith.andi %202, %c23 : vector<4xi32>
      %204 = arith.shli %203, %c25 : vector<4xi32>
      %205 = arith.ori %201, %204 : vector<4xi32>
      %206 = arith.ori %205, %c26 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %183, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %199, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c32 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = arith.mulf %212, %151 : vector<16xf16>
      %215 = arith.mulf %213, %151 : vector<16xf16>
      %216 = arith.addi %115, %c5 : index
      %217 = arith.remui %125, %c4 : index
      %218 = arith.addi %20, %c10 : index
      %219 = arith.divui %216, %c17 : index
      %220 = arith.muli %219, %c8 : index
      %221 = arith.addi %218, %220 : index
      %222 = arith.muli %217, %c6 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %225 = vector.bitcast %224 : vector<2xi8> to vector<1xf16>
      %226 = arith.divui %inputFeatures, %c7 : index
      %227 = arith.muli %226, %c8 : index
      %228 = arith.addi %218, %227 : index
      %229 = arith.muli %216, %c4 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.muli %217, %c5 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %234 = vector.extract %225[0] : f16 from vector<1xf16>
      %235 = arith.extf %234 : f16 to f32
      %236 = vector.extract %233[0] : i8 from vector<1xi8>
      %237 = arith.extsi %236 : i8 to i32
      %238 = arith.sitofp %237 : i32 to f32
      %239 = arith.mulf %235, %238 : f32
      %240 = arith.truncf %239 : f32 to f16
      %241 = vector.broadcast %240 : f16 to vector<16xf16>
      %242 = arith.addi %20, %c10 : index
      %243 = arith.muli %inputFeatures, %c5 : index
      %244 = arith.divui %243, %c6 : index
      %245 = arith.divui %inputFeatures, %c7 : index
      %246 = arith.muli %245, %c8 : index
      %247 = arith.addi %246, %244 : index
      %248 = arith.addi %247, %c9 : index
      %249 = arith.divui %248, %c10 : index
      %250 = arith.muli %249, %c10 : index
      %251 = arith.addi %242, %250 : index
      %252 = arith.muli %inputFeatures, %c17 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %216, %c4 : index
      %255 = arith.addi %254, %217 : index
      %256 = arith.muli %255, %c4 : index
      %257 = arith.addi %253, %256 : index
      %258 = arith.muli %216, %c7 : index
      %259 = arith.addi %251, %258 : index
      %260 = arith.muli %217, %c4 : index
      %261 = arith.addi %259, %260 : index
      %262 = vector.load %w[%257] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %263 = vector.bitcast %262 : vector<16xi8> to vector<4xi32>
      %264 = vector.load %w[%261] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %265 = vector.bitcast %264 : vector<16xi8> to vector<4xi32>
      %266 = arith.shrui %265, %c22 : vector<4xi32>
      %267 = arith.andi %266, %c23 : vector<4xi32>
      %268 = arith.shrui %263, %c24 : vector<4xi32>
      %269 = arith.andi %268, %c23 : vector<4xi32>
      %270 = arith.shli %269, %c25 : vector<4xi32>
      %271 = arith.ori %267, %270 : vector<4xi32>
      %272 = arith.ori %271, %c26 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %265, %c25 : vector<4xi32>
      %275 = arith.andi %274, %c23 : vector<4xi32>
      %276 = arith.shrui %263, %c27 : vector<4xi32>
      %277 = arith.andi %276, %c23 : vector<4xi32>
      %278 = arith.shli %277, %c25 : vector<4xi32>
      %279 = arith.ori %275, %278 : vector<4xi32>
      %280 = arith.ori %279, %c26 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %265, %c28 : vector<4xi32>
      %283 = arith.andi %282, %c23 : vector<4xi32>
      %284 = arith.shrui %263, %c29 : vector<4xi32>
      %285 = arith.andi %284, %c23 : vector<4xi32>
      %286 = arith.shli %285, %c25 : vector<4xi32>
      %287 = arith.ori %283, %286 : vector<4xi32>
      %288 = arith.ori %287, %c26 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %265, %c30 : vector<4xi32>
      %291 = arith.andi %290, %c23 : vector<4xi32>
      %292 = arith.shrui %263, %c31 : vector<4xi32>
      %293 = arith.andi %292, %c23 : vector<4xi32>
      %294 = arith.shli %293, %c25 : vector<4xi32>
      %295 = arith.ori %291, %294 : vector<4xi32>
      %296 = arith.ori %295, %c26 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = vector.shuffle %273, %281 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = vector.shuffle %289, %297 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = vector.shuffle %298, %299 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %301 = arith.subf %300, %c32 : vector<32xf16>
      %302 = vector.shuffle %301, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %303 = vector.shuffle %301, %301 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %304 = arith.mulf %302, %241 : vector<16xf16>
      %305 = arith.mulf %303, %241 : vector<16xf16>
      %306 = arith.addi %115, %c12 : index
      %307 = arith.remui %125, %c4 : index
      %308 = arith.addi %22, %c10 : index
      %309 = arith.divui %306, %c17 : index
      %310 = arith.muli %309, %c8 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.muli %307, %c6 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.bitcast %314 : vector<2xi8> to vector<1xf16>
      %316 = arith.divui %inputFeatures, %c7 : index
      %317 = arith.muli %316, %c8 : index
      %318 = arith.addi %308, %317 : index
      %319 = arith.muli %306, %c4 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.muli %307, %c5 : index
      %322 = arith.addi %320, %321 : index
      %323 = vector.load %w[%322] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %324 = vector.extract %315[0] : f16 from vector<1xf16>
      %325 = arith.extf %324 : f16 to f32
      %326 = vector.extract %323[0] : i8 from vector<1xi8>
      %327 = arith.extsi %326 : i8 to i32
      %328 = arith.sitofp %327 : i32 to f32
      %329 = arith.mulf %325, %328 : f32
      %330 = arith.truncf %329 : f32 to f16
      %331 = vector.broadcast %330 : f16 to vector<16xf16>
      %332 = arith.addi %22, %c10 : index
      %333 = arith.muli %inputFeatures, %c5 : index
      %334 = arith.divui %333, %c6 : index
      %335 = arith.divui %inputFeatures, %c7 : index
      %336 = arith.muli %335, %c8 : index
      %337 = arith.addi %336, %334 : index
      %338 = arith.addi %337, %c9 : index
      %339 = arith.divui %338, %c10 : index
      %340 = arith.muli %339, %c10 : index
      %341 = arith.addi %332, %340 : index
      %342 = arith.muli %inputFeatures, %c17 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.muli %306, %c4 : index
      %345 = arith.addi %344, %307 : index
      %346 = arith.muli %345, %c4 : index
      %347 = arith.addi %343, %346 : index
      %348 = arith.muli %306, %c7 : index
      %349 = arith.addi %341, %348 : index
      %350 = arith.muli %307, %c4 : index
      %351 = arith.addi %349, %350 : index
      %352 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %353 = vector.bitcast %352 : vector<16xi8> to vector<4xi32>
      %354 = vector.load %w[%351] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %355 = vector.bitcast %354 : vector<16xi8> to vector<4xi32>
      %356 = arith.shrui %355, %c22 : vector<4xi32>
      %357 = arith.andi %356, %c23 : vector<4xi32>
      %358 = arith.shrui %353, %c24 : vector<4xi32>
      %359 = arith.andi %358, %c23 : vector<4xi32>
      %360 = arith.shli %359, %c25 : vector<4xi32>
      %361 = arith.ori %357, %360 : vector<4xi32>
      %362 = arith.ori %361, %c26 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = arith.shrui %355, %c25 : vector<4xi32>
      %365 = arith.andi %364, %c23 : vector<4xi32>
      %366 = arith.shrui %353, %c27 : vector<4xi32>
      %367 = arith.andi %366, %c23 : vector<4xi32>
      %368 = arith.shli %367, %c25 : vector<4xi32>
      %369 = arith.ori %365, %368 : vector<4xi32>
      %370 = arith.ori %369, %c26 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = arith.shrui %355, %c28 : vector<4xi32>
      %373 = arith.andi %372, %c23 : vector<4xi32>
      %374 = arith.shrui %353, %c29 : vector<4xi32>
      %375 = arith.andi %374, %c23 : vector<4xi32>
      %376 = arith.shli %375, %c25 : vector<4xi32>
      %377 = arith.ori %373, %376 : vector<4xi32>
      %378 = arith.ori %377, %c26 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = arith.shrui %355, %c30 : vector<4xi32>
      %381 = arith.andi %380, %c23 : vector<4xi32>
      %382 = arith.shrui %353, %c31 : vector<4xi32>
      %383 = arith.andi %382, %c23 : vector<4xi32>
      %384 = arith.shli %383, %c25 : vector<4xi32>
      %385 = arith.ori %381, %384 : vector<4xi32>
      %386 = arith.ori %385, %c26 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = vector.shuffle %363, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = vector.shuffle %379, %387 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = vector.shuffle %388, %389 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %391 = arith.subf %390, %c32 : vector<32xf16>
      %392 = vector.shuffle %391, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %393 = vector.shuffle %391, %391 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %394 = arith.mulf %392, %331 : vector<16xf16>
      %395 = arith.mulf %393, %331 : vector<16xf16>
      %396 = arith.addi %115, %c5 : index
      %397 = arith.remui %125, %c4 : index
      %398 = arith.addi %22, %c10 : index
      %399 = arith.divui %396, %c17 : index
      %400 = arith.muli %399, %c8 : index
      %401 = arith.addi %398, %400 : index
      %402 = arith.muli %397, %c6 : index
      %403 = arith.addi %401, %402 : index
      %404 = vector.load %w[%403] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %405 = vector.bitcast %404 : vector<2xi8> to vector<1xf16>
      %406 = arith.divui %inputFeatures, %c7 : index
      %407 = arith.muli %406, %c8 : index
      %408 = arith.addi %398, %407 : index
      %409 = arith.muli %396, %c4 : index
      %410 = arith.addi %408, %409 : index
      %411 = arith.muli %397, %c5 : index
      %412 = arith.addi %410, %411 : index
      %413 = vector.load %w[%412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %414 = vector.extract %405[0] : f16 from vector<1xf16>
      %415 = arith.extf %414 : f16 to f32
      %416 = vector.extract %413[0] : i8 from vector<1xi8>
      %417 = arith.extsi %416 : i8 to i32
      %418 = arith.sitofp %417 : i32 to f32
      %419 = arith.mulf %415, %418 : f32
      %420 = arith.truncf %419 : f32 to f16
      %421 = vector.broadcast %420 : f16 to vector<16xf16>
      %422 = arith.addi %22, %c10 : index
      %423 = arith.muli %inputFeatures, %c5 : index
      %424 = arith.divui %423, %c6 : index
      %425 = arith.divui %inputFeatures, %c7 : index
      %426 = arith.muli %425, %c8 : index
      %427 = arith.addi %426, %424 : index
      %428 = arith.addi %427, %c9 : index
      %429 = arith.divui %428, %c10 : index
      %430 = arith.muli %429, %c10 : index
      %431 = arith.addi %422, %430 : index
      %432 = arith.muli %inputFeatures, %c17 : index
      %433 = arith.addi %431, %432 : index
      %434 = arith.muli %396, %c4 : index
      %435 = arith.addi %434, %397 : index
      %436 = arith.muli %435, %c4 : index
      %437 = arith.addi %433, %436 : index
      %438 = arith.muli %396, %c7 : index
      %439 = arith.addi %431, %438 : index
      %440 = arith.muli %397, %c4 : index
      %441 = arith.addi %439, %440 : index
      %442 = vector.load %w[%437] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %443 = vector.bitcast %442 : vector<16xi8> to vector<4xi32>
      %444 = vector.load %w[%441] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %445 = vector.bitcast %444 : vector<16xi8> to vector<4xi32>
      %446 = arith.shrui %445, %c22 : vector<4xi32>
      %447 = arith.andi %446, %c23 : vector<4xi32>
      %448 = arith.shrui %443, %c24 : vector<4xi32>
      %449 = arith.andi %448, %c23 : vector<4xi32>
      %450 = arith.shli %449, %c25 : vector<4xi32>
      %451 = arith.ori %447, %450 : vector<4xi32>
      %452 = arith.ori %451, %c26 : vector<4xi32>
      %453 = vector.bitcast %452 : vector<4xi32> to vector<8xf16>
      %454 = arith.shrui %445, %c25 : vector<4xi32>
      %455 = arith.andi %454, %c23 : vector<4xi32>
      %456 = arith.shrui %443, %c27 : vector<4xi32>
      %457 = arith.andi %456, %c23 : vector<4xi32>
      %458 = arith.shli %457, %c25 : vector<4xi32>
      %459 = arith.ori %455, %458 : vector<4xi32>
      %460 = arith.ori %459, %c26 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %445, %c28 : vector<4xi32>
      %463 = arith.andi %462, %c23 : vector<4xi32>
      %464 = arith.shrui %443, %c29 : vector<4xi32>
      %465 = arith.andi %464, %c23 : vector<4xi32>
      %466 = arith.shli %465, %c25 : vector<4xi32>
      %467 = arith.ori %463, %466 : vector<4xi32>
      %468 = arith.ori %467, %c26 : vector<4xi32>
      %469 = vector.bitcast %468 : vector<4xi32> to vector<8xf16>
      %470 = arith.shrui %445, %c30 : vector<4xi32>
      %471 = arith.andi %470, %c23 : vector<4xi32>
      %472 = arith.shrui %443, %c31 : vector<4xi32>
      %473 = arith.andi %472, %c23 : vector<4xi32>
      %474 = arith.shli %473, %c25 : vector<4xi32>
      %475 = arith.ori %471, %474 : vector<4xi32>
      %476 = arith.ori %475, %c26 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = vector.shuffle %453, %461 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = vector.shuffle %469, %477 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = vector.shuffle %478, %479 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %481 = arith.subf %480, %c32 : vector<32xf16>
      %482 = vector.shuffle %481, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %483 = vector.shuffle %481, %481 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %484 = arith.mulf %482, %421 : vector<16xf16>
      %485 = arith.mulf %483, %421 : vector<16xf16>
      %486 = arith.muli %115, %c6 : index
      %487 = arith.addi %486, %c12 : index
      %488 = arith.muli %tileRows, %c4 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %48, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c17 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %214, %116 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %394, %117 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %115, %c6 : index
      %499 = arith.addi %498, %c12 : index
      %500 = arith.muli %tileRows, %c4 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %66, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c17 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %214, %118 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %394, %119 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %115, %c6 : index
      %511 = arith.addi %510, %c12 : index
      %512 = arith.muli %tileRows, %c4 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %84, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c17 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %214, %120 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %394, %121 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %115, %c6 : index
      %523 = arith.addi %522, %c12 : index
      %524 = arith.muli %tileRows, %c4 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %102, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c17 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %214, %122 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %394, %123 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %115, %c6 : index
      %535 = arith.addi %534, %c5 : index
      %536 = arith.muli %tileRows, %c4 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %48, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c17 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %215, %496 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %395, %497 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %115, %c6 : index
      %547 = arith.addi %546, %c5 : index
      %548 = arith.muli %tileRows, %c4 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %66, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c17 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %215, %508 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %395, %509 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %115, %c6 : index
      %559 = arith.addi %558, %c5 : index
      %560 = arith.muli %tileRows, %c4 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %84, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c17 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %215, %520 : vector<16xf16>, vector<8xf32>
      %569 = wave.mma %567, %395, %521 : vector<16xf16>, vector<8xf32>
      %570 = arith.muli %115, %c6 : index
      %571 = arith.addi %570, %c5 : index
      %572 = arith.muli %tileRows, %c4 : index
      %573 = arith.muli %571, %572 : index
      %574 = arith.addi %102, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = arith.muli %tileRows, %c17 : index
      %577 = arith.addi %574, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = vector.shuffle %575, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %580 = wave.mma %579, %215, %532 : vector<16xf16>, vector<8xf32>
      %581 = wave.mma %579, %395, %533 : vector<16xf16>, vector<8xf32>
      %582 = arith.muli %115, %c6 : index
      %583 = arith.addi %582, %c6 : index
      %584 = arith.muli %tileRows, %c4 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %48, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c17 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %304, %544 : vector<16xf16>, vector<8xf32>
      %593 = wave.mma %591, %484, %545 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %115, %c6 : index
      %595 = arith.addi %594, %c6 : index
      %596 = arith.muli %tileRows, %c4 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %66, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c17 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %304, %556 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %484, %557 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %115, %c6 : index
      %607 = arith.addi %606, %c6 : index
      %608 = arith.muli %tileRows, %c4 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %84, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c17 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %304, %568 : vector<16xf16>, vector<8xf32>
      %617 = wave.mma %615, %484, %569 : vector<16xf16>, vector<8xf32>
      %618 = arith.muli %115, %c6 : index
      %619 = arith.addi %618, %c6 : index
      %620 = arith.muli %tileRows, %c4 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %102, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c17 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %304, %580 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %484, %581 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %115, %c6 : index
      %631 = arith.addi %630, %c2 : index
      %632 = arith.muli %tileRows, %c4 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %48, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c17 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %305, %592 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %485, %593 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %115, %c6 : index
      %643 = arith.addi %642, %c2 : index
      %644 = arith.muli %tileRows, %c4 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %66, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c17 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %305, %604 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %485, %605 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %115, %c6 : index
      %655 = arith.addi %654, %c2 : index
      %656 = arith.muli %tileRows, %c4 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %84, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c17 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %305, %616 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %485, %617 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %115, %c6 : index
      %667 = arith.addi %666, %c2 : index
      %668 = arith.muli %tileRows, %c4 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %102, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c17 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %676 = wave.mma %675, %305, %628 : vector<16xf16>, vector<8xf32>
      %677 = wave.mma %675, %485, %629 : vector<16xf16>, vector<8xf32>
      scf.yield %640, %641, %652, %653, %664, %665, %676, %677 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %678 = arith.select %108, %114, %107 : index
    %688:8 = scf.for %679 = %114 to %678 step %c5 iter_args(%680 = %124#0, %681 = %124#1, %682 = %124#2, %683 = %124#3, %684 = %124#4, %685 = %124#5, %686 = %124#6, %687 = %124#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %689 = wave.lane
      %690 = arith.addi %679, %c12 : index
      %691 = arith.remui %689, %c4 : index
      %692 = arith.addi %20, %c10 : index
      %693 = arith.divui %690, %c17 : index
      %694 = arith.muli %693, %c8 : index
      %695 = arith.addi %692, %694 : index
      %696 = arith.muli %691, %c6 : index
      %697 = arith.addi %695, %696 : index
      %698 = vector.load %w[%697] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %699 = vector.bitcast %698 : vector<2xi8> to vector<1xf16>
      %700 = arith.divui %inputFeatures, %c7 : index
      %701 = arith.muli %700, %c8 : index
      %702 = arith.addi %692, %701 : index
      %703 = arith.muli %690, %c4 : index
      %704 = arith.addi %702, %703 : index
      %705 = arith.muli %691, %c5 : index
      %706 = arith.addi %704, %705 : index
      %707 = vector.load %w[%706] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %708 = vector.extract %699[0] : f16 from vector<1xf16>
      %709 = arith.extf %708 : f16 to f32
      %710 = vector.extract %707[0] : i8 from vector<1xi8>
      %711 = arith.extsi %710 : i8 to i32
      %712 = arith.sitofp %711 : i32 to f32
      %713 = arith.mulf %709, %712 : f32
      %714 = arith.truncf %713 : f32 to f16
      %715 = vector.broadcast %714 : f16 to vector<16xf16>
      %716 = arith.addi %20, %c10 : index
      %717 = arith.muli %inputFeatures, %c5 : index
      %718 = arith.divui %717, %c6 : index
      %719 = arith.divui %inputFeatures, %c7 : index
      %720 = arith.muli %719, %c8 : index
      %721 = arith.addi %720, %718 : index
      %722 = arith.addi %721, %c9 : index
      %723 = arith.divui %722, %c10 : index
      %724 = arith.muli %723, %c10 : index
      %725 = arith.addi %716, %724 : index
      %726 = arith.muli %inputFeatures, %c17 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %690, %c4 : index
      %729 = arith.addi %728, %691 : index
      %730 = arith.muli %729, %c4 : index
      %731 = arith.addi %727, %730 : index
      %732 = arith.muli %690, %c7 : index
      %733 = arith.addi %725, %732 : index
      %734 = arith.muli %691, %c4 : index
      %735 = arith.addi %733, %734 : index
      %736 = vector.load %w[%731] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %737 = vector.bitcast %736 : vector<16xi8> to vector<4xi32>
      %738 = vector.load %w[%735] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %739 = vector.bitcast %738 : vector<16xi8> to vector<4xi32>
      %740 = arith.shrui %739, %c22 : vector<4xi32>
      %741 = arith.andi %740, %c23 : vector<4xi32>
      %742 = arith.shrui %737, %c24 : vector<4xi32>
      %743 = arith.andi %742, %c23 : vector<4xi32>
      %744 = arith.shli %743, %c25 : vector<4xi32>
      %745 = arith.ori %741, %744 : vector<4xi32>
      %746 = arith.ori %745, %c26 : vector<4xi32>
      %747 = vector.bitcast %746 : vector<4xi32> to vector<8xf16>
      %748 = arith.shrui %739, %c25 : vector<4xi32>
      %749 = arith.andi %748, %c23 : vector<4xi32>
      %750 = arith.shrui %737, %c27 : vector<4xi32>
      %751 = arith.andi %750, %c23 : vector<4xi32>
      %752 = arith.shli %751, %c25 : vector<4xi32>
      %753 = arith.ori %749, %752 : vector<4xi32>
      %754 = arith.ori %753, %c26 : vector<4xi32>
      %755 = vector.bitcast %754 : vector<4xi32> to vector<8xf16>
      %756 = arith.shrui %739, %c28 : vector<4xi32>
      %757 = arith.andi %756, %c23 : vector<4xi32>
      %758 = arith.shrui %737, %c29 : vector<4xi32>
      %759 = arith.andi %758, %c23 : vector<4xi32>
      %760 = arith.shli %759, %c25 : vector<4xi32>
      %761 = arith.ori %757, %760 : vector<4xi32>
      %762 = arith.ori %761, %c26 : vector<4xi32>
      %763 = vector.bitcast %762 : vector<4xi32> to vector<8xf16>
      %764 = arith.shrui %739, %c30 : vector<4xi32>
      %765 = arith.andi %764, %c23 : vector<4xi32>
      %766 = arith.shrui %737, %c31 : vector<4xi32>
      %767 = arith.andi %766, %c23 : vector<4xi32>
      %768 = arith.shli %767, %c25 : vector<4xi32>
      %769 = arith.ori %765, %768 : vector<4xi32>
      %770 = arith.ori %769, %c26 : vector<4xi32>
      %771 = vector.bitcast %770 : vector<4xi32> to vector<8xf16>
      %772 = vector.shuffle %747, %755 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %773 = vector.shuffle %763, %771 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %774 = vector.shuffle %772, %773 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %775 = arith.subf %774, %c32 : vector<32xf16>
      %776 = vector.shuffle %775, %775 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %777 = vector.shuffle %775, %775 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %778 = arith.mulf %776, %715 : vector<16xf16>
      %779 = arith.mulf %777, %715 : vector<16xf16>
      %780 = arith.addi %679, %c12 : index
      %781 = arith.remui %689, %c4 : index
      %782 = arith.addi %22, %c10 : index
      %783 = arith.divui %780, %c17 : index
      %784 = arith.muli %783, %c8 : index
      %785 = arith.addi %782, %784 : index
      %786 = arith.muli %781, %c6 : index
      %787 = arith.addi %785, %786 : index
      %788 = vector.load %w[%787] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %789 = vector.bitcast %788 : vector<2xi8> to vector<1xf16>
      %790 = arith.divui %inputFeatures, %c7 : index
      %791 = arith.muli %790, %c8 : index
      %792 = arith.addi %782, %791 : index
      %793 = arith.muli %780, %c4 : index
      %794 = arith.addi %792, %793 : index
      %795 = arith.muli %781, %c5 : index
      %796 = arith.addi %794, %795 : index
      %797 = vector.load %w[%796] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %798 = vector.extract %789[0] : f16 from vector<1xf16>
      %799 = arith.extf %798 : f16 to f32
      %800 = vector.extract %797[0] : i8 from vector<1xi8>
      %801 = arith.extsi %800 : i8 to i32
      %802 = arith.sitofp %801 : i32 to f32
      %803 = arith.mulf %799, %802 : f32
      %804 = arith.truncf %803 : f32 to f16
      %805 = vector.broadcast %804 : f16 to vector<16xf16>
      %806 = arith.addi %22, %c10 : index
      %807 = arith.muli %inputFeatures, %c5 : index
      %808 = arith.divui %807, %c6 : index
      %809 = arith.divui %inputFeatures, %c7 : index
      %810 = arith.muli %809, %c8 : index
      %811 = arith.addi %810, %808 : index
      %812 = arith.addi %811, %c9 : index
      %813 = arith.divui %812, %c10 : index
      %814 = arith.muli %813, %c10 : index
      %815 = arith.addi %806, %814 : index
      %816 = arith.muli %inputFeatures, %c17 : index
      %817 = arith.addi %815, %816 : index
      %818 = arith.muli %780, %c4 : index
      %819 = arith.addi %818, %781 : index
      %820 = arith.muli %819, %c4 : index
      %821 = arith.addi %817, %820 : index
      %822 = arith.muli %780, %c7 : index
      %823 = arith.addi %815, %822 : index
      %824 = arith.muli %781, %c4 : index
      %825 = arith.addi %823, %824 : index
      %826 = vector.load %w[%821] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %827 = vector.bitcast %826 : vector<16xi8> to vector<4xi32>
      %828 = vector.load %w[%825] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %829 = vector.bitcast %828 : vector<16xi8> to vector<4xi32>
      %830 = arith.shrui %829, %c22 : vector<4xi32>
      %831 = arith.andi %830, %c23 : vector<4xi32>
      %832 = arith.shrui %827, %c24 : vector<4xi32>
      %833 = arith.andi %832, %c23 : vector<4xi32>
      %834 = arith.shli %833, %c25 : vector<4xi32>
      %835 = arith.ori %831, %834 : vector<4xi32>
      %836 = arith.ori %835, %c26 : vector<4xi32>
      %837 = vector.bitcast %836 : vector<4xi32> to vector<8xf16>
      %838 = arith.shrui %829, %c25 : vector<4xi32>
      %839 = arith.andi %838, %c23 : vector<4xi32>
      %840 = arith.shrui %827, %c27 : vector<4xi32>
      %841 = arith.andi %840, %c23 : vector<4xi32>
      %842 = arith.shli %841, %c25 : vector<4xi32>
      %843 = arith.ori %839, %842 : vector<4xi32>
      %844 = arith.ori %843, %c26 : vector<4xi32>
      %845 = vector.bitcast %844 : vector<4xi32> to vector<8xf16>
      %846 = arith.shrui %829, %c28 : vector<4xi32>
      %847 = arith.andi %846, %c23 : vector<4xi32>
      %848 = arith.shrui %827, %c29 : vector<4xi32>
      %849 = arith.andi %848, %c23 : vector<4xi32>
      %850 = arith.shli %849, %c25 : vector<4xi32>
      %851 = arith.ori %847, %850 : vector<4xi32>
      %852 = arith.ori %851, %c26 : vector<4xi32>
      %853 = vector.bitcast %852 : vector<4xi32> to vector<8xf16>
      %854 = arith.shrui %829, %c30 : vector<4xi32>
      %855 = arith.andi %854, %c23 : vector<4xi32>
      %856 = arith.shrui %827, %c31 : vector<4xi32>
      %857 = arith.andi %856, %c23 : vector<4xi32>
      %858 = arith.shli %857, %c25 : vector<4xi32>
      %859 = arith.ori %855, %858 : vector<4xi32>
      %860 = arith.ori %859, %c26 : vector<4xi32>
      %861 = vector.bitcast %860 : vector<4xi32> to vector<8xf16>
      %862 = vector.shuffle %837, %845 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %863 = vector.shuffle %853, %861 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %864 = vector.shuffle %862, %863 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %865 = arith.subf %864, %c32 : vector<32xf16>
      %866 = vector.shuffle %865, %865 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %867 = vector.shuffle %865, %865 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %868 = arith.mulf %866, %805 : vector<16xf16>
      %869 = arith.mulf %867, %805 : vector<16xf16>
      %870 = arith.muli %679, %c6 : index
      %871 = arith.addi %870, %c12 : index
      %872 = arith.muli %tileRows, %c4 : index
      %873 = arith.muli %871, %872 : index
      %874 = arith.addi %48, %873 : index
      %875 = vector.load %x[%874] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %876 = arith.muli %tileRows, %c17 : index
      %877 = arith.addi %874, %876 : index
      %878 = vector.load %x[%877] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %879 = vector.shuffle %875, %878 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %880 = wave.mma %879, %778, %680 : vector<16xf16>, vector<8xf32>
      %881 = wave.mma %879, %868, %681 : vector<16xf16>, vector<8xf32>
      %882 = arith.muli %679, %c6 : index
      %883 = arith.addi %882, %c12 : index
      %884 = arith.muli %tileRows, %c4 : index
      %885 = arith.muli %883, %884 : index
      %886 = arith.addi %66, %885 : index
      %887 = vector.load %x[%886] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %888 = arith.muli %tileRows, %c17 : index
      %889 = arith.addi %886, %888 : index
      %890 = vector.load %x[%889] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %891 = vector.shuffle %887, %890 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %892 = wave.mma %891, %778, %682 : vector<16xf16>, vector<8xf32>
      %893 = wave.mma %891, %868, %683 : vector<16xf16>, vector<8xf32>
      %894 = arith.muli %679, %c6 : index
      %895 = arith.addi %894, %c12 : index
      %896 = arith.muli %tileRows, %c4 : index
      %897 = arith.muli %895, %896 : index
      %898 = arith.addi %84, %897 : index
      %899 = vector.load %x[%898] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %900 = arith.muli %tileRows, %c17 : index
      %901 = arith.addi %898, %900 : index
      %902 = vector.load %x[%901] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %903 = vector.shuffle %899, %902 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %904 = wave.mma %903, %778, %684 : vector<16xf16>, vector<8xf32>
      %905 = wave.mma %903, %868, %685 : vector<16xf16>, vector<8xf32>
      %906 = arith.muli %679, %c6 : index
      %907 = arith.addi %906, %c12 : index
      %908 = arith.muli %tileRows, %c4 : index
      %909 = arith.muli %907, %908 : index
      %910 = arith.addi %102, %909 : index
      %911 = vector.load %x[%910] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %912 = arith.muli %tileRows, %c17 : index
      %913 = arith.addi %910, %912 : index
      %914 = vector.load %x[%913] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %915 = vector.shuffle %911, %914 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %916 = wave.mma %915, %778, %686 : vector<16xf16>, vector<8xf32>
      %917 = wave.mma %915, %868, %687 : vector<16xf16>, vector<8xf32>
      %918 = arith.muli %679, %c6 : index
      %919 = arith.addi %918, %c5 : index
      %920 = arith.muli %tileRows, %c4 : index
      %921 = arith.muli %919, %920 : index
      %922 = arith.addi %48, %921 : index
      %923 = vector.load %x[%922] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %924 = arith.muli %tileRows, %c17 : index
      %925 = arith.addi %922, %924 : index
      %926 = vector.load %x[%925] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %927 = vector.shuffle %923, %926 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %928 = wave.mma %927, %779, %880 : vector<16xf16>, vector<8xf32>
      %929 = wave.mma %927, %869, %881 : vector<16xf16>, vector<8xf32>
      %930 = arith.muli %679, %c6 : index
      %931 = arith.addi %930, %c5 : index
      %932 = arith.muli %tileRows, %c4 : index
      %933 = arith.muli %931, %932 : index
      %934 = arith.addi %66, %933 : index
      %935 = vector.load %x[%934] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %936 = arith.muli %tileRows, %c17 : index
      %937 = arith.addi %934, %936 : index
      %938 = vector.load %x[%937] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %939 = vector.shuffle %935, %938 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %940 = wave.mma %939, %779, %892 : vector<16xf16>, vector<8xf32>
      %941 = wave.mma %939, %869, %893 : vector<16xf16>, vector<8xf32>
      %942 = arith.muli %679, %c6 : index
      %943 = arith.addi %942, %c5 : index
      %944 = arith.muli %tileRows, %c4 : index
      %945 = arith.muli %943, %944 : index
      %946 = arith.addi %84, %945 : index
      %947 = vector.load %x[%946] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %948 = arith.muli %tileRows, %c17 : index
      %949 = arith.addi %946, %948 : index
      %950 = vector.load %x[%949] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %951 = vector.shuffle %947, %950 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %952 = wave.mma %951, %779, %904 : vector<16xf16>, vector<8xf32>
      %953 = wave.mma %951, %869, %905 : vector<16xf16>, vector<8xf32>
      %954 = arith.muli %679, %c6 : index
      %955 = arith.addi %954, %c5 : index
      %956 = arith.muli %tileRows, %c4 : index
      %957 = arith.muli %955, %956 : index
      %958 = arith.addi %102, %957 : index
      %959 = vector.load %x[%958] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %960 = arith.muli %tileRows, %c17 : index
      %961 = arith.addi %958, %960 : index
      %962 = vector.load %x[%961] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %963 = vector.shuffle %959, %962 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %964 = wave.mma %963, %779, %916 : vector<16xf16>, vector<8xf32>
      %965 = wave.mma %963, %869, %917 : vector<16xf16>, vector<8xf32>
      scf.yield %928, %929, %940, %941, %952, %953, %964, %965 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %966 = arith.addi %27, %c12 : index
    %967 = wave.lane
    %968 = arith.muli %3, %c6 : index
    %969 = arith.muli %968, %c7 : index
    %970 = arith.addi %969, %967 : index
    %971 = arith.muli %4, %c14 : index
    %972 = arith.addi %971, %970 : index
    %973 = arith.addi %972, %c12 : index
    %974 = arith.addi %973, %c12 : index
    %975 = vector.extract %688#0[0] : f32 from vector<8xf32>
    memref.store %975, %23[%974] : memref<?xf32>
    %976 = arith.muli %4, %c14 : index
    %977 = arith.addi %976, %970 : index
    %978 = arith.addi %977, %c12 : index
    %979 = arith.addi %978, %c8 : index
    %980 = vector.extract %688#0[1] : f32 from vector<8xf32>
    memref.store %980, %23[%979] : memref<?xf32>
    %981 = arith.muli %4, %c14 : index
    %982 = arith.addi %981, %970 : index
    %983 = arith.addi %982, %c12 : index
    %984 = arith.addi %983, %c15 : index
    %985 = vector.extract %688#0[2] : f32 from vector<8xf32>
    memref.store %985, %23[%984] : memref<?xf32>
    %986 = arith.muli %4, %c14 : index
    %987 = arith.addi %986, %970 : index
    %988 = arith.addi %987, %c12 : index
    %989 = arith.addi %988, %c33 : index
    %990 = vector.extract %688#0[3] : f32 from vector<8xf32>
    memref.store %990, %23[%989] : memref<?xf32>
    %991 = arith.muli %4, %c14 : index
    %992 = arith.addi %991, %970 : index
    %993 = arith.addi %992, %c12 : index
    %994 = arith.addi %993, %c10 : index
    %995 = vector.extract %688#0[4] : f32 from vector<8xf32>
    memref.store %995, %23[%994] : memref<?xf32>
    %996 = arith.muli %4, %c14 : index
    %997 = arith.addi %996, %970 : index
    %998 = arith.addi %997, %c12 : index
    %999 = arith.addi %998, %c34 : index
    %1000 = vector.extract %688#0[5] : f32 from vector<8xf32>
    memref.store %1000, %23[%999] : memref<?xf32>
    %1001 = arith.muli %4, %c14 : index
    %1002 = arith.addi %1001, %970 : index
    %1003 = arith.addi %1002, %c12 : index
    %1004 = arith.addi %1003, %c35 : index
    %1005 = vector.extract %688#0[6] : f32 from vector<8xf32>
    memref.store %1005, %23[%1004] : memref<?xf32>
    %1006 = arith.muli %4, %c14 : index
    %1007 = arith.addi %1006, %970 : index
    %1008 = arith.addi %1007, %c12 : index
    %1009 = arith.addi %1008, %c36 : index
    %1010 = vector.extract %688#0[7] : f32 from vector<8xf32>
    memref.store %1010, %23[%1009] : memref<?xf32>
    %1011 = arith.muli %4, %c14 : index
    %1012 = arith.addi %1011, %970 : index
    %1013 = arith.addi %1012, %c7 : index
    %1014 = arith.addi %1013, %c12 : index
    %1015 = vector.extract %688#1[0] : f32 from vector<8xf32>
    memref.store %1015, %23[%1014] : memref<?xf32>
    %1016 = arith.muli %4, %c14 : index
    %1017 = arith.addi %1016, %970 : index
    %1018 = arith.addi %1017, %c7 : index
    %1019 = arith.addi %1018, %c8 : index
    %1020 = vector.extract %688#1[1] : f32 from vector<8xf32>
    memref.store %1020, %23[%1019] : memref<?xf32>
    %1021 = arith.muli %4, %c14 : index
    %1022 = arith.addi %1021, %970 : index
    %1023 = arith.addi %1022, %c7 : index
    %1024 = arith.addi %1023, %c15 : index
    %1025 = vector.extract %688#1[2] : f32 from vector<8xf32>
    memref.store %1025, %23[%1024] : memref<?xf32>
    %1026 = arith.muli %4, %c14 : index
    %1027 = arith.addi %1026, %970 : index
    %1028 = arith.addi %1027, %c7 : index
    %1029 = arith.addi %1028, %c33 : index
    %1030 = vector.extract %688#1[3] : f32 from vector<8xf32>
    memref.store %1030, %23[%1029] : memref<?xf32>
    %1031 = arith.muli %4, %c14 : index
    %1032 = arith.addi %1031, %970 : index
    %1033 = arith.addi %1032, %c7 : index
    %1034 = arith.addi %1033, %c10 : index
    %1035 = vector.extract %688#1[4] : f32 from vector<8xf32>
    memref.store %1035, %23[%1034] : memref<?xf32>
    %1036 = arith.muli %4, %c14 : index
    %1037 = arith.addi %1036, %970 : index
    %1038 = arith.addi %1037, %c7 : index
    %1039 = arith.addi %1038, %c34 : index
    %1040 = vector.extract %688#1[5] : f32 from vector<8xf32>
    memref.store %1040, %23[%1039] : memref<?xf32>
    %1041 = arith.muli %4, %c14 : index
    %1042 = arith.addi %1041, %970 : index
    %1043 = arith.addi %1042, %c7 : index
    %1044 = arith.addi %1043, %c35 : index
    %1045 = vector.extract %688#1[6] : f32 from vector<8xf32>
    memref.store %1045, %23[%1044] : memref<?xf32>
    %1046 = arith.muli %4, %c14 : index
    %1047 = arith.addi %1046, %970 : index
    %1048 = arith.addi %1047, %c7 : index
    %1049 = arith.addi %1048, %c36 : index
    %1050 = vector.extract %688#1[7] : f32 from vector<8xf32>
    memref.store %1050, %23[%1049] : memref<?xf32>
    wave.barrier
    %1051 = arith.muli %4, %c6 : index
    %1052 = arith.addi %1051, %c12 : index
    %1053 = arith.muli %1052, %c6 : index
    %1054 = arith.divui %967, %c4 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.addi %966, %1055 : index
    %1057 = arith.cmpi slt, %1056, %26 : index
    scf.if %1057 {
      %1058 = arith.cmpi eq, %hasFactors, %c5 : index
      %1059 = arith.muli %1056, %c6 : index
      %1060 = memref.load %factors[%1059] : memref<?xf32>
      %1061 = arith.mulf %1060, %operandScale : f32
      %1062 = arith.select %1058, %1061, %operandScale : f32
      %1063 = arith.addi %970, %c12 : index
      %1064 = arith.muli %1052, %c8 : index
      %1065 = arith.addi %1063, %1064 : index
      %1066 = memref.load %23[%1065] : memref<?xf32>
      %1067 = arith.addi %1065, %c14 : index
      %1068 = memref.load %23[%1067] : memref<?xf32>
      %1069 = arith.addf %1066, %1068 : f32
      %1070 = arith.addi %1065, %c39 : index
      %1071 = memref.load %23[%1070] : memref<?xf32>
      %1072 = arith.addf %1069, %1071 : f32
      %1073 = arith.addi %1065, %c40 : index
      %1074 = memref.load %23[%1073] : memref<?xf32>
      %1075 = arith.addf %1072, %1074 : f32
      %1076 = arith.remui %967, %c4 : index
      %1077 = arith.muli %1076, %c41 : index
      %1078 = arith.addi %20, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1062 : f32
      %1083 = arith.mulf %1075, %1082 : f32
      %1084 = arith.muli %3, %c6 : index
      %1085 = arith.addi %1084, %c12 : index
      %1086 = arith.muli %1085, %c4 : index
      %1087 = arith.remui %967, %c4 : index
      %1088 = arith.addi %1086, %1087 : index
      %1089 = arith.muli %1055, %c33 : index
      %1090 = arith.addi %1089, %1088 : index
      memref.store %1083, %24[%1090] : memref<?xf32>
      %1091 = arith.addi %970, %c7 : index
      %1092 = arith.muli %1052, %c8 : index
      %1093 = arith.addi %1091, %1092 : index
      %1094 = memref.load %23[%1093] : memref<?xf32>
      %1095 = arith.addi %1093, %c14 : index
      %1096 = memref.load %23[%1095] : memref<?xf32>
      %1097 = arith.addf %1094, %1096 : f32
      %1098 = arith.addi %1093, %c39 : index
      %1099 = memref.load %23[%1098] : memref<?xf32>
      %1100 = arith.addf %1097, %1099 : f32
      %1101 = arith.addi %1093, %c40 : index
      %1102 = memref.load %23[%1101] : memref<?xf32>
      %1103 = arith.addf %1100, %1102 : f32
      %1104 = arith.remui %967, %c4 : index
      %1105 = arith.muli %1104, %c41 : index
      %1106 = arith.addi %22, %1105 : index
      %1107 = vector.load %w[%1106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1108 = vector.bitcast %1107 : vector<4xi8> to vector<1xf32>
      %1109 = vector.extract %1108[0] : f32 from vector<1xf32>
      %1110 = arith.mulf %1109, %1062 : f32
      %1111 = arith.mulf %1103, %1110 : f32
      %1112 = arith.muli %3, %c6 : index
      %1113 = arith.addi %1112, %c5 : index
      %1114 = arith.muli %1113, %c4 : index
      %1115 = arith.remui %967, %c4 : index
      %1116 = arith.addi %1114, %1115 : index
      %1117 = arith.muli %1055, %c33 : index
      %1118 = arith.addi %1117, %1116 : index
      memref.store %1111, %24[%1118] : memref<?xf32>
    }
    %1119 = arith.muli %4, %c6 : index
    %1120 = arith.addi %1119, %c5 : index
    %1121 = arith.muli %1120, %c6 : index
    %1122 = arith.divui %967, %c4 : index
    %1123 = arith.addi %1121, %1122 : index
    %1124 = arith.addi %966, %1123 : index
    %1125 = arith.cmpi slt, %1124, %26 : index
    scf.if %1125 {
      %1126 = arith.cmpi eq, %hasFactors, %c5 : index
      %1127 = arith.muli %1124, %c6 : index
      %1128 = memref.load %factors[%1127] : memref<?xf32>
      %1129 = arith.mulf %1128, %operandScale : f32
      %1130 = arith.select %1126, %1129, %operandScale : f32
      %1131 = arith.addi %970, %c12 : index
      %1132 = arith.muli %1120, %c8 : index
      %1133 = arith.addi %1131, %1132 : index
      %1134 = memref.load %23[%1133] : memref<?xf32>
      %1135 = arith.addi %1133, %c14 : index
      %1136 = memref.load %23[%1135] : memref<?xf32>
      %1137 = arith.addf %1134, %1136 : f32
      %1138 = arith.addi %1133, %c39 : index
      %1139 = memref.load %23[%1138] : memref<?xf32>
      %1140 = arith.addf %1137, %1139 : f32
      %1141 = arith.addi %1133, %c40 : index
      %1142 = memref.load %23[%1141] : memref<?xf32>
      %1143 = arith.addf %1140, %1142 : f32
      %1144 = arith.remui %967, %c4 : index
      %1145 = arith.muli %1144, %c41 : index
      %1146 = arith.addi %20, %1145 : index
      %1147 = vector.load %w[%1146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1148 = vector.bitcast %1147 : vector<4xi8> to vector<1xf32>
      %1149 = vector.extract %1148[0] : f32 from vector<1xf32>
      %1150 = arith.mulf %1149, %1130 : f32
      %1151 = arith.mulf %1143, %1150 : f32
      %1152 = arith.muli %3, %c6 : index
      %1153 = arith.addi %1152, %c12 : index
      %1154 = arith.muli %1153, %c4 : index
      %1155 = arith.remui %967, %c4 : index
      %1156 = arith.addi %1154, %1155 : index
      %1157 = arith.muli %1123, %c33 : index
      %1158 = arith.addi %1157, %1156 : index
      memref.store %1151, %24[%1158] : memref<?xf32>
      %1159 = arith.addi %970, %c7 : index
      %1160 = arith.muli %1120, %c8 : index
      %1161 = arith.addi %1159, %1160 : index
      %1162 = memref.load %23[%1161] : memref<?xf32>
      %1163 = arith.addi %1161, %c14 : index
      %1164 = memref.load %23[%1163] : memref<?xf32>
      %1165 = arith.addf %1162, %1164 : f32
      %1166 = arith.addi %1161, %c39 : index
      %1167 = memref.load %23[%1166] : memref<?xf32>
      %1168 = arith.addf %1165, %1167 : f32
      %1169 = arith.addi %1161, %c40 : index
      %1170 = memref.load %23[%1169] : memref<?xf32>
      %1171 = arith.addf %1168, %1170 : f32
      %1172 = arith.remui %967, %c4 : index
      %1173 = arith.muli %1172, %c41 : index
      %1174 = arith.addi %22, %1173 : index
      %1175 = vector.load %w[%1174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1176 = vector.bitcast %1175 : vector<4xi8> to vector<1xf32>
      %1177 = vector.extract %1176[0] : f32 from vector<1xf32>
      %1178 = arith.mulf %1177, %1130 : f32
      %1179 = arith.mulf %1171, %1178 : f32
      %1180 = arith.muli %3, %c6 : index
      %1181 = arith.addi %1180, %c5 : index
      %1182 = arith.muli %1181, %c4 : index
      %1183 = arith.remui %967, %c4 : index
      %1184 = arith.addi %1182, %1183 : index
      %1185 = arith.muli %1123, %c33 : index
      %1186 = arith.addi %1185, %1184 : index
      memref.store %1179, %24[%1186] : memref<?xf32>
    }
    wave.barrier
    %1187 = arith.addi %27, %c12 : index
    %1188 = wave.wave
    %1189 = arith.addi %1188, %c12 : index
    %1190 = arith.addi %1187, %1189 : index
    %1191 = arith.cmpi slt, %1190, %26 : index
    %1192 = arith.cmpi slt, %1189, %c4 : index
    %1193 = arith.andi %1191, %1192 : i1
    scf.if %1193 {
      %1194 = arith.addi %1187, %1189 : index
      %1195 = arith.muli %1189, %c33 : index
      %1196 = wave.lane
      %1197 = arith.addi %1196, %c12 : index
      %1198 = arith.cmpi eq, %hasBias, %c5 : index
      %1199 = arith.addi %1195, %1197 : index
      %1200 = memref.load %24[%1199] : memref<?xf32>
      %1201 = arith.muli %0, %c33 : index
      %1202 = arith.addi %1201, %1197 : index
      %1203 = memref.load %bias[%1202] : memref<?xf32>
      %1204 = arith.addf %1200, %1203 : f32
      %1205 = arith.select %1198, %1204, %1200 : f32
      %1206 = arith.addi %1197, %c18 : index
      %1207 = arith.cmpi eq, %hasBias, %c5 : index
      %1208 = arith.addi %1195, %1206 : index
      %1209 = memref.load %24[%1208] : memref<?xf32>
      %1210 = arith.muli %0, %c33 : index
      %1211 = arith.addi %1210, %1206 : index
      %1212 = memref.load %bias[%1211] : memref<?xf32>
      %1213 = arith.addf %1209, %1212 : f32
      %1214 = arith.select %1207, %1213, %1209 : f32
      %1215 = arith.addi %1196, %c8 : index
      %1216 = arith.cmpi slt, %1215, %c18 : index
      %1217 = arith.minsi %1215, %c43 : index
      %1218 = arith.cmpi eq, %hasBias, %c5 : index
      %1219 = arith.addi %1195, %1217 : index
      %1220 = memref.load %24[%1219] : memref<?xf32>
      %1221 = arith.muli %0, %c33 : index
      %1222 = arith.addi %1221, %1217 : index
      %1223 = memref.load %bias[%1222] : memref<?xf32>
      %1224 = arith.addf %1220, %1223 : f32
      %1225 = arith.select %1218, %1224, %1220 : f32
      %1226 = arith.addi %1217, %c18 : index
      %1227 = arith.cmpi eq, %hasBias, %c5 : index
      %1228 = arith.addi %1195, %1226 : index
      %1229 = memref.load %24[%1228] : memref<?xf32>
      %1230 = arith.muli %0, %c33 : index
      %1231 = arith.addi %1230, %1226 : index
      %1232 = memref.load %bias[%1231] : memref<?xf32>
      %1233 = arith.addf %1229, %1232 : f32
      %1234 = arith.select %1227, %1233, %1229 : f32
      %1235 = arith.addi %heads, %kvHeads : index
      %1236 = arith.cmpi slt, %0, %1235 : index
      scf.if %1236 {
        %1237 = arith.addi %positionsAt, %1194 : index
        %1238 = memref.load %step[%1237] : memref<?xi32>
        %1239 = arith.index_cast %1238 : i32 to index
        %1240 = arith.cmpi eq, %hasNorm, %c5 : index
        %1241 = math.fma %1205, %1205, %c46 : f32
        %1242 = math.fma %1214, %1214, %1241 : f32
        %1243 = math.fma %1225, %1225, %1242 : f32
        %1244 = arith.select %1216, %1243, %1242 : f32
        %1245 = math.fma %1234, %1234, %1244 : f32
        %1246 = arith.select %1216, %1245, %1244 : f32
        %1247 = vector.broadcast %1246 : f32 to vector<1xf32>
        %1248 = wave.reduce "add" %1247 : vector<1xf32>
        %1249 = arith.mulf %1248, %inverseHeadDim : f32
        %1250 = arith.addf %1249, %epsilon : f32
        %1251 = math.sqrt %1250 : f32
        %1252 = arith.divf %c48, %1251 : f32
        %1253 = arith.cmpi slt, %0, %heads : index
        %1254 = arith.addi %1197, %c18 : index
        %1255 = memref.load %query_norm[%1197] : memref<?xf32>
        %1256 = memref.load %key_norm[%1197] : memref<?xf32>
        %1257 = arith.select %1253, %1255, %1256 : f32
        %1258 = arith.mulf %1205, %1252 : f32
        %1259 = arith.mulf %1258, %1257 : f32
        %1260 = arith.select %1240, %1259, %1205 : f32
        %1261 = memref.load %query_norm[%1254] : memref<?xf32>
        %1262 = memref.load %key_norm[%1254] : memref<?xf32>
        %1263 = arith.select %1253, %1261, %1262 : f32
        %1264 = arith.mulf %1214, %1252 : f32
        %1265 = arith.mulf %1264, %1263 : f32
        %1266 = arith.select %1240, %1265, %1214 : f32
        %1267 = arith.addi %1217, %c18 : index
        %1268 = memref.load %query_norm[%1217] : memref<?xf32>
        %1269 = memref.load %key_norm[%1217] : memref<?xf32>
        %1270 = arith.select %1253, %1268, %1269 : f32
        %1271 = arith.mulf %1225, %1252 : f32
        %1272 = arith.mulf %1271, %1270 : f32
        %1273 = arith.select %1240, %1272, %1225 : f32
        %1274 = memref.load %query_norm[%1267] : memref<?xf32>
        %1275 = memref.load %key_norm[%1267] : memref<?xf32>
        %1276 = arith.select %1253, %1274, %1275 : f32
        %1277 = arith.mulf %1234, %1252 : f32
        %1278 = arith.mulf %1277, %1276 : f32
        %1279 = arith.select %1240, %1278, %1234 : f32
        %1280 = arith.remui %1239, %c7 : index
        %1281 = arith.muli %1280, %c33 : index
        %1282 = arith.addi %1281, %1197 : index
        %1283 = arith.divui %1239, %c7 : index
        %1284 = arith.addi %1283, %c7 : index
        %1285 = arith.muli %1284, %c33 : index
        %1286 = arith.addi %1285, %1197 : index
        %1287 = memref.load %rope[%1282] : memref<?xf32>
        %1288 = arith.addi %1282, %c18 : index
        %1289 = memref.load %rope[%1288] : memref<?xf32>
        %1290 = memref.load %rope[%1286] : memref<?xf32>
        %1291 = arith.addi %1286, %c18 : index
        %1292 = memref.load %rope[%1291] : memref<?xf32>
        %1293 = arith.mulf %1290, %1287 : f32
        %1294 = arith.mulf %1292, %1289 : f32
        %1295 = arith.subf %1293, %1294 : f32
        %1296 = arith.mulf %1292, %1287 : f32
        %1297 = arith.mulf %1290, %1289 : f32
        %1298 = arith.addf %1296, %1297 : f32
        %1299 = arith.mulf %1260, %1295 : f32
        %1300 = arith.mulf %1266, %1298 : f32
        %1301 = arith.subf %1299, %1300 : f32
        %1302 = arith.mulf %1266, %1295 : f32
        %1303 = arith.mulf %1260, %1298 : f32
        %1304 = arith.addf %1302, %1303 : f32
        %1305 = arith.cmpi slt, %0, %heads : index
        scf.if %1305 {
          %1306 = arith.muli %1194, %heads : index
          %1307 = arith.addi %1306, %0 : index
          %1308 = arith.muli %1307, %c33 : index
          %1309 = arith.addi %1308, %1197 : index
          memref.store %1301, %q[%1309] : memref<?xf32>
          %1310 = arith.addi %1309, %c18 : index
          memref.store %1304, %q[%1310] : memref<?xf32>
        } else {
          %1311 = arith.addi %1195, %1197 : index
          memref.store %1301, %24[%1311] : memref<?xf32>
          %1312 = arith.addi %1195, %1197 : index
          %1313 = arith.addi %1312, %c18 : index
          memref.store %1304, %24[%1313] : memref<?xf32>
        }
        %1314 = arith.remui %1239, %c7 : index
        %1315 = arith.muli %1314, %c33 : index
        %1316 = arith.addi %1315, %1217 : index
        %1317 = arith.divui %1239, %c7 : index
        %1318 = arith.addi %1317, %c7 : index
        %1319 = arith.muli %1318, %c33 : index
        %1320 = arith.addi %1319, %1217 : index
        %1321 = memref.load %rope[%1316] : memref<?xf32>
        %1322 = arith.addi %1316, %c18 : index
        %1323 = memref.load %rope[%1322] : memref<?xf32>
        %1324 = memref.load %rope[%1320] : memref<?xf32>
        %1325 = arith.addi %1320, %c18 : index
        %1326 = memref.load %rope[%1325] : memref<?xf32>
        %1327 = arith.mulf %1324, %1321 : f32
        %1328 = arith.mulf %1326, %1323 : f32
        %1329 = arith.subf %1327, %1328 : f32
        %1330 = arith.mulf %1326, %1321 : f32
        %1331 = arith.mulf %1324, %1323 : f32
        %1332 = arith.addf %1330, %1331 : f32
        %1333 = arith.mulf %1273, %1329 : f32
        %1334 = arith.mulf %1279, %1332 : f32
        %1335 = arith.subf %1333, %1334 : f32
        %1336 = arith.mulf %1279, %1329 : f32
        %1337 = arith.mulf %1273, %1332 : f32
        %1338 = arith.addf %1336, %1337 : f32
        scf.if %1216 {
          %1339 = arith.cmpi slt, %0, %heads : index
          scf.if %1339 {
            %1340 = arith.muli %1194, %heads : index
            %1341 = arith.addi %1340, %0 : index
            %1342 = arith.muli %1341, %c33 : index
            %1343 = arith.addi %1342, %1217 : index
            memref.store %1335, %q[%1343] : memref<?xf32>
            %1344 = arith.addi %1343, %c18 : index
            memref.store %1338, %q[%1344] : memref<?xf32>
          } else {
            %1345 = arith.addi %1195, %1217 : index
            memref.store %1335, %24[%1345] : memref<?xf32>
            %1346 = arith.addi %1195, %1217 : index
            %1347 = arith.addi %1346, %c18 : index
            memref.store %1338, %24[%1347] : memref<?xf32>
          }
        }
      } else {
        %1348 = arith.cmpi slt, %0, %heads : index
        scf.if %1348 {
          %1349 = arith.muli %1194, %heads : index
          %1350 = arith.addi %1349, %0 : index
          %1351 = arith.muli %1350, %c33 : index
          %1352 = arith.addi %1351, %1197 : index
          memref.store %1205, %q[%1352] : memref<?xf32>
          %1353 = arith.addi %1352, %c18 : index
          memref.store %1214, %q[%1353] : memref<?xf32>
        } else {
          %1354 = arith.addi %1195, %1197 : index
          memref.store %1205, %24[%1354] : memref<?xf32>
          %1355 = arith.addi %1195, %1197 : index
          %1356 = arith.addi %1355, %c18 : index
          memref.store %1214, %24[%1356] : memref<?xf32>
        }
        scf.if %1216 {
          %1357 = arith.cmpi slt, %0, %heads : index
          scf.if %1357 {
            %1358 = arith.muli %1194, %heads : index
            %1359 = arith.addi %1358, %0 : index
            %1360 = arith.muli %1359, %c33 : index
            %1361 = arith.addi %1360, %1217 : index
            memref.store %1225, %q[%1361] : memref<?xf32>
            %1362 = arith.addi %1361, %c18 : index
            memref.store %1234, %q[%1362] : memref<?xf32>
          } else {
            %1363 = arith.addi %1195, %1217 : index
            memref.store %1225, %24[%1363] : memref<?xf32>
            %1364 = arith.addi %1195, %1217 : index
            %1365 = arith.addi %1364, %c18 : index
            memref.store %1234, %24[%1365] : memref<?xf32>
          }
        }
      }
    }
    %1366 = arith.addi %1188, %c50 : index
    %1367 = arith.addi %1187, %1366 : index
    %1368 = arith.cmpi slt, %1367, %26 : index
    %1369 = arith.cmpi slt, %1366, %c4 : index
    %1370 = arith.andi %1368, %1369 : i1
    scf.if %1370 {
      %1371 = arith.addi %1187, %1366 : index
      %1372 = arith.muli %1366, %c33 : index
      %1373 = wave.lane
      %1374 = arith.addi %1373, %c12 : index
      %1375 = arith.cmpi eq, %hasBias, %c5 : index
      %1376 = arith.addi %1372, %1374 : index
      %1377 = memref.load %24[%1376] : memref<?xf32>
      %1378 = arith.muli %0, %c33 : index
      %1379 = arith.addi %1378, %1374 : index
      %1380 = memref.load %bias[%1379] : memref<?xf32>
      %1381 = arith.addf %1377, %1380 : f32
      %1382 = arith.select %1375, %1381, %1377 : f32
      %1383 = arith.addi %1374, %c18 : index
      %1384 = arith.cmpi eq, %hasBias, %c5 : index
      %1385 = arith.addi %1372, %1383 : index
      %1386 = memref.load %24[%1385] : memref<?xf32>
      %1387 = arith.muli %0, %c33 : index
      %1388 = arith.addi %1387, %1383 : index
      %1389 = memref.load %bias[%1388] : memref<?xf32>
      %1390 = arith.addf %1386, %1389 : f32
      %1391 = arith.select %1384, %1390, %1386 : f32
      %1392 = arith.addi %1373, %c8 : index
      %1393 = arith.cmpi slt, %1392, %c18 : index
      %1394 = arith.minsi %1392, %c43 : index
      %1395 = arith.cmpi eq, %hasBias, %c5 : index
      %1396 = arith.addi %1372, %1394 : index
      %1397 = memref.load %24[%1396] : memref<?xf32>
      %1398 = arith.muli %0, %c33 : index
      %1399 = arith.addi %1398, %1394 : index
      %1400 = memref.load %bias[%1399] : memref<?xf32>
      %1401 = arith.addf %1397, %1400 : f32
      %1402 = arith.select %1395, %1401, %1397 : f32
      %1403 = arith.addi %1394, %c18 : index
      %1404 = arith.cmpi eq, %hasBias, %c5 : index
      %1405 = arith.addi %1372, %1403 : index
      %1406 = memref.load %24[%1405] : memref<?xf32>
      %1407 = arith.muli %0, %c33 : index
      %1408 = arith.addi %1407, %1403 : index
      %1409 = memref.load %bias[%1408] : memref<?xf32>
      %1410 = arith.addf %1406, %1409 : f32
      %1411 = arith.select %1404, %1410, %1406 : f32
      %1412 = arith.addi %heads, %kvHeads : index
      %1413 = arith.cmpi slt, %0, %1412 : index
      scf.if %1413 {
        %1414 = arith.addi %positionsAt, %1371 : index
        %1415 = memref.load %step[%1414] : memref<?xi32>
        %1416 = arith.index_cast %1415 : i32 to index
        %1417 = arith.cmpi eq, %hasNorm, %c5 : index
        %1418 = math.fma %1382, %1382, %c46 : f32
        %1419 = math.fma %1391, %1391, %1418 : f32
        %1420 = math.fma %1402, %1402, %1419 : f32
        %1421 = arith.select %1393, %1420, %1419 : f32
        %1422 = math.fma %1411, %1411, %1421 : f32
        %1423 = arith.select %1393, %1422, %1421 : f32
        %1424 = vector.broadcast %1423 : f32 to vector<1xf32>
        %1425 = wave.reduce "add" %1424 : vector<1xf32>
        %1426 = arith.mulf %1425, %inverseHeadDim : f32
        %1427 = arith.addf %1426, %epsilon : f32
        %1428 = math.sqrt %1427 : f32
        %1429 = arith.divf %c48, %1428 : f32
        %1430 = arith.cmpi slt, %0, %heads : index
        %1431 = arith.addi %1374, %c18 : index
        %1432 = memref.load %query_norm[%1374] : memref<?xf32>
        %1433 = memref.load %key_norm[%1374] : memref<?xf32>
        %1434 = arith.select %1430, %1432, %1433 : f32
        %1435 = arith.mulf %1382, %1429 : f32
        %1436 = arith.mulf %1435, %1434 : f32
        %1437 = arith.select %1417, %1436, %1382 : f32
        %1438 = memref.load %query_norm[%1431] : memref<?xf32>
        %1439 = memref.load %key_norm[%1431] : memref<?xf32>
        %1440 = arith.select %1430, %1438, %1439 : f32
        %1441 = arith.mulf %1391, %1429 : f32
        %1442 = arith.mulf %1441, %1440 : f32
        %1443 = arith.select %1417, %1442, %1391 : f32
        %1444 = arith.addi %1394, %c18 : index
        %1445 = memref.load %query_norm[%1394] : memref<?xf32>
        %1446 = memref.load %key_norm[%1394] : memref<?xf32>
        %1447 = arith.select %1430, %1445, %1446 : f32
        %1448 = arith.mulf %1402, %1429 : f32
        %1449 = arith.mulf %1448, %1447 : f32
        %1450 = arith.select %1417, %1449, %1402 : f32
        %1451 = memref.load %query_norm[%1444] : memref<?xf32>
        %1452 = memref.load %key_norm[%1444] : memref<?xf32>
        %1453 = arith.select %1430, %1451, %1452 : f32
        %1454 = arith.mulf %1411, %1429 : f32
        %1455 = arith.mulf %1454, %1453 : f32
        %1456 = arith.select %1417, %1455, %1411 : f32
        %1457 = arith.remui %1416, %c7 : index
        %1458 = arith.muli %1457, %c33 : index
        %1459 = arith.addi %1458, %1374 : index
        %1460 = arith.divui %1416, %c7 : index
        %1461 = arith.addi %1460, %c7 : index
        %1462 = arith.muli %1461, %c33 : index
        %1463 = arith.addi %1462, %1374 : index
        %1464 = memref.load %rope[%1459] : memref<?xf32>
        %1465 = arith.addi %1459, %c18 : index
        %1466 = memref.load %rope[%1465] : memref<?xf32>
        %1467 = memref.load %rope[%1463] : memref<?xf32>
        %1468 = arith.addi %1463, %c18 : index
        %1469 = memref.load %rope[%1468] : memref<?xf32>
        %1470 = arith.mulf %1467, %1464 : f32
        %1471 = arith.mulf %1469, %1466 : f32
        %1472 = arith.subf %1470, %1471 : f32
        %1473 = arith.mulf %1469, %1464 : f32
        %1474 = arith.mulf %1467, %1466 : f32
        %1475 = arith.addf %1473, %1474 : f32
        %1476 = arith.mulf %1437, %1472 : f32
        %1477 = arith.mulf %1443, %1475 : f32
        %1478 = arith.subf %1476, %1477 : f32
        %1479 = arith.mulf %1443, %1472 : f32
        %1480 = arith.mulf %1437, %1475 : f32
        %1481 = arith.addf %1479, %1480 : f32
        %1482 = arith.cmpi slt, %0, %heads : index
        scf.if %1482 {
          %1483 = arith.muli %1371, %heads : index
          %1484 = arith.addi %1483, %0 : index
          %1485 = arith.muli %1484, %c33 : index
          %1486 = arith.addi %1485, %1374 : index
          memref.store %1478, %q[%1486] : memref<?xf32>
          %1487 = arith.addi %1486, %c18 : index
          memref.store %1481, %q[%1487] : memref<?xf32>
        } else {
          %1488 = arith.addi %1372, %1374 : index
          memref.store %1478, %24[%1488] : memref<?xf32>
          %1489 = arith.addi %1372, %1374 : index
          %1490 = arith.addi %1489, %c18 : index
          memref.store %1481, %24[%1490] : memref<?xf32>
        }
        %1491 = arith.remui %1416, %c7 : index
        %1492 = arith.muli %1491, %c33 : index
        %1493 = arith.addi %1492, %1394 : index
        %1494 = arith.divui %1416, %c7 : index
        %1495 = arith.addi %1494, %c7 : index
        %1496 = arith.muli %1495, %c33 : index
        %1497 = arith.addi %1496, %1394 : index
        %1498 = memref.load %rope[%1493] : memref<?xf32>
        %1499 = arith.addi %1493, %c18 : index
        %1500 = memref.load %rope[%1499] : memref<?xf32>
        %1501 = memref.load %rope[%1497] : memref<?xf32>
        %1502 = arith.addi %1497, %c18 : index
        %1503 = memref.load %rope[%1502] : memref<?xf32>
        %1504 = arith.mulf %1501, %1498 : f32
        %1505 = arith.mulf %1503, %1500 : f32
        %1506 = arith.subf %1504, %1505 : f32
        %1507 = arith.mulf %1503, %1498 : f32
        %1508 = arith.mulf %1501, %1500 : f32
        %1509 = arith.addf %1507, %1508 : f32
        %1510 = arith.mulf %1450, %1506 : f32
        %1511 = arith.mulf %1456, %1509 : f32
        %1512 = arith.subf %1510, %1511 : f32
        %1513 = arith.mulf %1456, %1506 : f32
        %1514 = arith.mulf %1450, %1509 : f32
        %1515 = arith.addf %1513, %1514 : f32
        scf.if %1393 {
          %1516 = arith.cmpi slt, %0, %heads : index
          scf.if %1516 {
            %1517 = arith.muli %1371, %heads : index
            %1518 = arith.addi %1517, %0 : index
            %1519 = arith.muli %1518, %c33 : index
            %1520 = arith.addi %1519, %1394 : index
            memref.store %1512, %q[%1520] : memref<?xf32>
            %1521 = arith.addi %1520, %c18 : index
            memref.store %1515, %q[%1521] : memref<?xf32>
          } else {
            %1522 = arith.addi %1372, %1394 : index
            memref.store %1512, %24[%1522] : memref<?xf32>
            %1523 = arith.addi %1372, %1394 : index
            %1524 = arith.addi %1523, %c18 : index
            memref.store %1515, %24[%1524] : memref<?xf32>
          }
        }
      } else {
        %1525 = arith.cmpi slt, %0, %heads : index
        scf.if %1525 {
          %1526 = arith.muli %1371, %heads : index
          %1527 = arith.addi %1526, %0 : index
          %1528 = arith.muli %1527, %c33 : index
          %1529 = arith.addi %1528, %1374 : index
          memref.store %1382, %q[%1529] : memref<?xf32>
          %1530 = arith.addi %1529, %c18 : index
          memref.store %1391, %q[%1530] : memref<?xf32>
        } else {
          %1531 = arith.addi %1372, %1374 : index
          memref.store %1382, %24[%1531] : memref<?xf32>
          %1532 = arith.addi %1372, %1374 : index
          %1533 = arith.addi %1532, %c18 : index
          memref.store %1391, %24[%1533] : memref<?xf32>
        }
        scf.if %1393 {
          %1534 = arith.cmpi slt, %0, %heads : index
          scf.if %1534 {
            %1535 = arith.muli %1371, %heads : index
            %1536 = arith.addi %1535, %0 : index
            %1537 = arith.muli %1536, %c33 : index
            %1538 = arith.addi %1537, %1394 : index
            memref.store %1402, %q[%1538] : memref<?xf32>
            %1539 = arith.addi %1538, %c18 : index
            memref.store %1411, %q[%1539] : memref<?xf32>
          } else {
            %1540 = arith.addi %1372, %1394 : index
            memref.store %1402, %24[%1540] : memref<?xf32>
            %1541 = arith.addi %1372, %1394 : index
            %1542 = arith.addi %1541, %c18 : index
            memref.store %1411, %24[%1542] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1543 = arith.cmpi sge, %0, %heads : index
    scf.if %1543 {
      %1544 = arith.addi %1188, %c12 : index
      %1545 = arith.addi %1187, %1544 : index
      %1546 = arith.cmpi slt, %1545, %26 : index
      %1547 = arith.cmpi slt, %1544, %c4 : index
      %1548 = arith.andi %1546, %1547 : i1
      scf.if %1548 {
        %1549 = arith.addi %1187, %1544 : index
        %1550 = arith.addi %slotsAt, %1549 : index
        %1551 = memref.load %step[%1550] : memref<?xi32>
        %1552 = arith.index_cast %1551 : i32 to index
        %1553 = arith.cmpi sge, %1552, %c12 : index
        scf.if %1553 {
          %1554 = arith.muli %1544, %c33 : index
          %1555 = arith.subi %0, %heads : index
          %1556 = memref.load %scales[%1555] : memref<?xf32>
          %1557 = vector.broadcast %1556 : f32 to vector<4xf32>
          %1558 = arith.divui %1552, %c4 : index
          %1559 = arith.remui %1552, %c4 : index
          %1560 = arith.muli %1558, %pageBytes : index
          %1561 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1561 {
            %1562 = wave.lane
            %1563 = arith.muli %1562, %c41 : index
            scf.for %1564 = %1563 to %c33 step %c10 {
              %1565 = arith.addi %1554, %1564 : index
              %1566 = vector.load %24[%1565] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1567 = arith.mulf %1566, %1557 : vector<4xf32>
              %1568 = arith.minimumf %1567, %c54 : vector<4xf32>
              %1569 = arith.maximumf %1568, %c55 : vector<4xf32>
              %1570 = arith.truncf %1569 : vector<4xf32> to vector<4xf16>
              %1571 = vector.bitcast %1570 : vector<4xf16> to vector<8xi8>
              %1572 = arith.cmpi slt, %1555, %kvHeads : index
              scf.if %1572 {
                %1573 = arith.muli %1555, %c13 : index
                %1574 = arith.addi %1560, %1573 : index
                %1575 = arith.divui %1564, %c4 : index
                %1576 = arith.muli %1575, %c56 : index
                %1577 = arith.remui %1564, %c4 : index
                %1578 = arith.divui %1577, %c17 : index
                %1579 = arith.muli %1578, %c7 : index
                %1580 = arith.muli %1559, %c4 : index
                %1581 = arith.addi %1579, %1580 : index
                %1582 = arith.remui %1577, %c17 : index
                %1583 = arith.muli %1582, %c6 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.addi %1576, %1584 : index
                %1586 = arith.addi %1574, %1585 : index
                vector.store %1571, %kv[%1586] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1587 = arith.subi %1555, %kvHeads : index
                %1588 = arith.muli %1587, %c13 : index
                %1589 = arith.addi %1560, %1588 : index
                %1590 = arith.addi %1564, %c12 : index
                %1591 = arith.divui %1590, %c4 : index
                %1592 = arith.muli %1591, %c56 : index
                %1593 = arith.addi %1592, %c39 : index
                %1594 = arith.remui %1590, %c4 : index
                %1595 = arith.divui %1559, %c6 : index
                %1596 = arith.remui %1559, %c6 : index
                %1597 = arith.muli %1596, %c17 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1598, %c17 : index
                %1600 = arith.muli %1599, %c7 : index
                %1601 = arith.muli %1594, %c4 : index
                %1602 = arith.addi %1600, %1601 : index
                %1603 = arith.remui %1598, %c17 : index
                %1604 = arith.muli %1603, %c6 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.addi %1593, %1605 : index
                %1607 = arith.addi %1589, %1606 : index
                %1608 = vector.shuffle %1571, %1571 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1608, %kv[%1607] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1609 = arith.addi %1564, %c5 : index
                %1610 = arith.divui %1609, %c4 : index
                %1611 = arith.muli %1610, %c56 : index
                %1612 = arith.addi %1611, %c39 : index
                %1613 = arith.remui %1609, %c4 : index
                %1614 = arith.divui %1559, %c6 : index
                %1615 = arith.remui %1559, %c6 : index
                %1616 = arith.muli %1615, %c17 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.divui %1617, %c17 : index
                %1619 = arith.muli %1618, %c7 : index
                %1620 = arith.muli %1613, %c4 : index
                %1621 = arith.addi %1619, %1620 : index
                %1622 = arith.remui %1617, %c17 : index
                %1623 = arith.muli %1622, %c6 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.addi %1612, %1624 : index
                %1626 = arith.addi %1589, %1625 : index
                %1627 = vector.shuffle %1571, %1571 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1627, %kv[%1626] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1628 = arith.addi %1564, %c6 : index
                %1629 = arith.divui %1628, %c4 : index
                %1630 = arith.muli %1629, %c56 : index
                %1631 = arith.addi %1630, %c39 : index
                %1632 = arith.remui %1628, %c4 : index
                %1633 = arith.divui %1559, %c6 : index
                %1634 = arith.remui %1559, %c6 : index
                %1635 = arith.muli %1634, %c17 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.divui %1636, %c17 : index
                %1638 = arith.muli %1637, %c7 : index
                %1639 = arith.muli %1632, %c4 : index
                %1640 = arith.addi %1638, %1639 : index
                %1641 = arith.remui %1636, %c17 : index
                %1642 = arith.muli %1641, %c6 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.addi %1631, %1643 : index
                %1645 = arith.addi %1589, %1644 : index
                %1646 = vector.shuffle %1571, %1571 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1646, %kv[%1645] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1647 = arith.addi %1564, %c2 : index
                %1648 = arith.divui %1647, %c4 : index
                %1649 = arith.muli %1648, %c56 : index
                %1650 = arith.addi %1649, %c39 : index
                %1651 = arith.remui %1647, %c4 : index
                %1652 = arith.divui %1559, %c6 : index
                %1653 = arith.remui %1559, %c6 : index
                %1654 = arith.muli %1653, %c17 : index
                %1655 = arith.addi %1652, %1654 : index
                %1656 = arith.divui %1655, %c17 : index
                %1657 = arith.muli %1656, %c7 : index
                %1658 = arith.muli %1651, %c4 : index
                %1659 = arith.addi %1657, %1658 : index
                %1660 = arith.remui %1655, %c17 : index
                %1661 = arith.muli %1660, %c6 : index
                %1662 = arith.addi %1659, %1661 : index
                %1663 = arith.addi %1650, %1662 : index
                %1664 = arith.addi %1589, %1663 : index
                %1665 = vector.shuffle %1571, %1571 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1665, %kv[%1664] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1666 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1666 {
            %1667 = wave.lane
            %1668 = arith.muli %1667, %c41 : index
            scf.for %1669 = %1668 to %c33 step %c10 {
              %1670 = arith.addi %1554, %1669 : index
              %1671 = vector.load %24[%1670] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1672 = arith.mulf %1671, %1557 : vector<4xf32>
              %1673 = wave.fp8_encode "e4m3" %1672 : vector<4xf32> -> vector<4xi8>
              %1674 = arith.cmpi slt, %1555, %kvHeads : index
              scf.if %1674 {
                %1675 = arith.muli %1555, %c39 : index
                %1676 = arith.addi %1560, %1675 : index
                %1677 = vector.shuffle %1673, %1673 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1678 = arith.divui %1669, %c4 : index
                %1679 = arith.muli %1678, %c7 : index
                %1680 = arith.remui %1669, %c4 : index
                %1681 = arith.muli %1559, %c4 : index
                %1682 = arith.divui %1680, %c41 : index
                %1683 = arith.muli %1682, %c41 : index
                %1684 = arith.remui %1680, %c6 : index
                %1685 = arith.muli %1684, %c6 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.divui %1680, %c6 : index
                %1688 = arith.remui %1687, %c6 : index
                %1689 = arith.addi %1686, %1688 : index
                %1690 = arith.addi %1681, %1689 : index
                %1691 = arith.addi %1679, %1690 : index
                %1692 = arith.addi %1676, %1691 : index
                vector.store %1677, %kv[%1692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1693 = arith.subi %1555, %kvHeads : index
                %1694 = arith.muli %1693, %c39 : index
                %1695 = arith.addi %1560, %1694 : index
                %1696 = arith.addi %1669, %c12 : index
                %1697 = arith.divui %1696, %c4 : index
                %1698 = arith.muli %1697, %c7 : index
                %1699 = arith.addi %1698, %c14 : index
                %1700 = arith.remui %1696, %c4 : index
                %1701 = arith.divui %1559, %c6 : index
                %1702 = arith.remui %1559, %c6 : index
                %1703 = arith.muli %1702, %c17 : index
                %1704 = arith.addi %1701, %1703 : index
                %1705 = arith.muli %1700, %c4 : index
                %1706 = arith.divui %1704, %c41 : index
                %1707 = arith.muli %1706, %c41 : index
                %1708 = arith.remui %1704, %c6 : index
                %1709 = arith.muli %1708, %c6 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.divui %1704, %c6 : index
                %1712 = arith.remui %1711, %c6 : index
                %1713 = arith.addi %1710, %1712 : index
                %1714 = arith.addi %1705, %1713 : index
                %1715 = arith.addi %1699, %1714 : index
                %1716 = arith.addi %1695, %1715 : index
                %1717 = vector.shuffle %1673, %1673 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1717, %kv[%1716] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1718 = arith.addi %1669, %c5 : index
                %1719 = arith.divui %1718, %c4 : index
                %1720 = arith.muli %1719, %c7 : index
                %1721 = arith.addi %1720, %c14 : index
                %1722 = arith.remui %1718, %c4 : index
                %1723 = arith.divui %1559, %c6 : index
                %1724 = arith.remui %1559, %c6 : index
                %1725 = arith.muli %1724, %c17 : index
                %1726 = arith.addi %1723, %1725 : index
                %1727 = arith.muli %1722, %c4 : index
                %1728 = arith.divui %1726, %c41 : index
                %1729 = arith.muli %1728, %c41 : index
                %1730 = arith.remui %1726, %c6 : index
                %1731 = arith.muli %1730, %c6 : index
                %1732 = arith.addi %1729, %1731 : index
                %1733 = arith.divui %1726, %c6 : index
                %1734 = arith.remui %1733, %c6 : index
                %1735 = arith.addi %1732, %1734 : index
                %1736 = arith.addi %1727, %1735 : index
                %1737 = arith.addi %1721, %1736 : index
                %1738 = arith.addi %1695, %1737 : index
                %1739 = vector.shuffle %1673, %1673 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1739, %kv[%1738] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1740 = arith.addi %1669, %c6 : index
                %1741 = arith.divui %1740, %c4 : index
                %1742 = arith.muli %1741, %c7 : index
                %1743 = arith.addi %1742, %c14 : index
                %1744 = arith.remui %1740, %c4 : index
                %1745 = arith.divui %1559, %c6 : index
                %1746 = arith.remui %1559, %c6 : index
                %1747 = arith.muli %1746, %c17 : index
                %1748 = arith.addi %1745, %1747 : index
                %1749 = arith.muli %1744, %c4 : index
                %1750 = arith.divui %1748, %c41 : index
                %1751 = arith.muli %1750, %c41 : index
                %1752 = arith.remui %1748, %c6 : index
                %1753 = arith.muli %1752, %c6 : index
                %1754 = arith.addi %1751, %1753 : index
                %1755 = arith.divui %1748, %c6 : index
                %1756 = arith.remui %1755, %c6 : index
                %1757 = arith.addi %1754, %1756 : index
                %1758 = arith.addi %1749, %1757 : index
                %1759 = arith.addi %1743, %1758 : index
                %1760 = arith.addi %1695, %1759 : index
                %1761 = vector.shuffle %1673, %1673 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1761, %kv[%1760] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1762 = arith.addi %1669, %c2 : index
                %1763 = arith.divui %1762, %c4 : index
                %1764 = arith.muli %1763, %c7 : index
                %1765 = arith.addi %1764, %c14 : index
                %1766 = arith.remui %1762, %c4 : index
                %1767 = arith.divui %1559, %c6 : index
                %1768 = arith.remui %1559, %c6 : index
                %1769 = arith.muli %1768, %c17 : index
                %1770 = arith.addi %1767, %1769 : index
                %1771 = arith.muli %1766, %c4 : index
                %1772 = arith.divui %1770, %c41 : index
                %1773 = arith.muli %1772, %c41 : index
                %1774 = arith.remui %1770, %c6 : index
                %1775 = arith.muli %1774, %c6 : index
                %1776 = arith.addi %1773, %1775 : index
                %1777 = arith.divui %1770, %c6 : index
                %1778 = arith.remui %1777, %c6 : index
                %1779 = arith.addi %1776, %1778 : index
                %1780 = arith.addi %1771, %1779 : index
                %1781 = arith.addi %1765, %1780 : index
                %1782 = arith.addi %1695, %1781 : index
                %1783 = vector.shuffle %1673, %1673 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1783, %kv[%1782] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1784 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1784 {
            %1785 = wave.lane
            %1786 = arith.muli %1785, %c41 : index
            scf.for %1787 = %1786 to %c33 step %c10 {
              %1788 = arith.addi %1554, %1787 : index
              %1789 = vector.load %24[%1788] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1790 = arith.mulf %1789, %1557 : vector<4xf32>
              %1791 = wave.fp8_encode "e5m2" %1790 : vector<4xf32> -> vector<4xi8>
              %1792 = arith.cmpi slt, %1555, %kvHeads : index
              scf.if %1792 {
                %1793 = arith.muli %1555, %c39 : index
                %1794 = arith.addi %1560, %1793 : index
                %1795 = vector.shuffle %1791, %1791 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1796 = arith.divui %1787, %c4 : index
                %1797 = arith.muli %1796, %c7 : index
                %1798 = arith.remui %1787, %c4 : index
                %1799 = arith.muli %1559, %c4 : index
                %1800 = arith.divui %1798, %c41 : index
                %1801 = arith.muli %1800, %c41 : index
                %1802 = arith.remui %1798, %c6 : index
                %1803 = arith.muli %1802, %c6 : index
                %1804 = arith.addi %1801, %1803 : index
                %1805 = arith.divui %1798, %c6 : index
                %1806 = arith.remui %1805, %c6 : index
                %1807 = arith.addi %1804, %1806 : index
                %1808 = arith.addi %1799, %1807 : index
                %1809 = arith.addi %1797, %1808 : index
                %1810 = arith.addi %1794, %1809 : index
                vector.store %1795, %kv[%1810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1811 = arith.subi %1555, %kvHeads : index
                %1812 = arith.muli %1811, %c39 : index
                %1813 = arith.addi %1560, %1812 : index
                %1814 = arith.addi %1787, %c12 : index
                %1815 = arith.divui %1814, %c4 : index
                %1816 = arith.muli %1815, %c7 : index
                %1817 = arith.addi %1816, %c14 : index
                %1818 = arith.remui %1814, %c4 : index
                %1819 = arith.divui %1559, %c6 : index
                %1820 = arith.remui %1559, %c6 : index
                %1821 = arith.muli %1820, %c17 : index
                %1822 = arith.addi %1819, %1821 : index
                %1823 = arith.muli %1818, %c4 : index
                %1824 = arith.divui %1822, %c41 : index
                %1825 = arith.muli %1824, %c41 : index
                %1826 = arith.remui %1822, %c6 : index
                %1827 = arith.muli %1826, %c6 : index
                %1828 = arith.addi %1825, %1827 : index
                %1829 = arith.divui %1822, %c6 : index
                %1830 = arith.remui %1829, %c6 : index
                %1831 = arith.addi %1828, %1830 : index
                %1832 = arith.addi %1823, %1831 : index
                %1833 = arith.addi %1817, %1832 : index
                %1834 = arith.addi %1813, %1833 : index
                %1835 = vector.shuffle %1791, %1791 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1835, %kv[%1834] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1836 = arith.addi %1787, %c5 : index
                %1837 = arith.divui %1836, %c4 : index
                %1838 = arith.muli %1837, %c7 : index
                %1839 = arith.addi %1838, %c14 : index
                %1840 = arith.remui %1836, %c4 : index
                %1841 = arith.divui %1559, %c6 : index
                %1842 = arith.remui %1559, %c6 : index
                %1843 = arith.muli %1842, %c17 : index
                %1844 = arith.addi %1841, %1843 : index
                %1845 = arith.muli %1840, %c4 : index
                %1846 = arith.divui %1844, %c41 : index
                %1847 = arith.muli %1846, %c41 : index
                %1848 = arith.remui %1844, %c6 : index
                %1849 = arith.muli %1848, %c6 : index
                %1850 = arith.addi %1847, %1849 : index
                %1851 = arith.divui %1844, %c6 : index
                %1852 = arith.remui %1851, %c6 : index
                %1853 = arith.addi %1850, %1852 : index
                %1854 = arith.addi %1845, %1853 : index
                %1855 = arith.addi %1839, %1854 : index
                %1856 = arith.addi %1813, %1855 : index
                %1857 = vector.shuffle %1791, %1791 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1857, %kv[%1856] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1858 = arith.addi %1787, %c6 : index
                %1859 = arith.divui %1858, %c4 : index
                %1860 = arith.muli %1859, %c7 : index
                %1861 = arith.addi %1860, %c14 : index
                %1862 = arith.remui %1858, %c4 : index
                %1863 = arith.divui %1559, %c6 : index
                %1864 = arith.remui %1559, %c6 : index
                %1865 = arith.muli %1864, %c17 : index
                %1866 = arith.addi %1863, %1865 : index
                %1867 = arith.muli %1862, %c4 : index
                %1868 = arith.divui %1866, %c41 : index
                %1869 = arith.muli %1868, %c41 : index
                %1870 = arith.remui %1866, %c6 : index
                %1871 = arith.muli %1870, %c6 : index
                %1872 = arith.addi %1869, %1871 : index
                %1873 = arith.divui %1866, %c6 : index
                %1874 = arith.remui %1873, %c6 : index
                %1875 = arith.addi %1872, %1874 : index
                %1876 = arith.addi %1867, %1875 : index
                %1877 = arith.addi %1861, %1876 : index
                %1878 = arith.addi %1813, %1877 : index
                %1879 = vector.shuffle %1791, %1791 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1879, %kv[%1878] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1880 = arith.addi %1787, %c2 : index
                %1881 = arith.divui %1880, %c4 : index
                %1882 = arith.muli %1881, %c7 : index
                %1883 = arith.addi %1882, %c14 : index
                %1884 = arith.remui %1880, %c4 : index
                %1885 = arith.divui %1559, %c6 : index
                %1886 = arith.remui %1559, %c6 : index
                %1887 = arith.muli %1886, %c17 : index
                %1888 = arith.addi %1885, %1887 : index
                %1889 = arith.muli %1884, %c4 : index
                %1890 = arith.divui %1888, %c41 : index
                %1891 = arith.muli %1890, %c41 : index
                %1892 = arith.remui %1888, %c6 : index
                %1893 = arith.muli %1892, %c6 : index
                %1894 = arith.addi %1891, %1893 : index
                %1895 = arith.divui %1888, %c6 : index
                %1896 = arith.remui %1895, %c6 : index
                %1897 = arith.addi %1894, %1896 : index
                %1898 = arith.addi %1889, %1897 : index
                %1899 = arith.addi %1883, %1898 : index
                %1900 = arith.addi %1813, %1899 : index
                %1901 = vector.shuffle %1791, %1791 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1901, %kv[%1900] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1902 = arith.addi %1188, %c50 : index
      %1903 = arith.addi %1187, %1902 : index
      %1904 = arith.cmpi slt, %1903, %26 : index
      %1905 = arith.cmpi slt, %1902, %c4 : index
      %1906 = arith.andi %1904, %1905 : i1
      scf.if %1906 {
        %1907 = arith.addi %1187, %1902 : index
        %1908 = arith.addi %slotsAt, %1907 : index
        %1909 = memref.load %step[%1908] : memref<?xi32>
        %1910 = arith.index_cast %1909 : i32 to index
        %1911 = arith.cmpi sge, %1910, %c12 : index
        scf.if %1911 {
          %1912 = arith.muli %1902, %c33 : index
          %1913 = arith.subi %0, %heads : index
          %1914 = memref.load %scales[%1913] : memref<?xf32>
          %1915 = vector.broadcast %1914 : f32 to vector<4xf32>
          %1916 = arith.divui %1910, %c4 : index
          %1917 = arith.remui %1910, %c4 : index
          %1918 = arith.muli %1916, %pageBytes : index
          %1919 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1919 {
            %1920 = wave.lane
            %1921 = arith.muli %1920, %c41 : index
            scf.for %1922 = %1921 to %c33 step %c10 {
              %1923 = arith.addi %1912, %1922 : index
              %1924 = vector.load %24[%1923] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1925 = arith.mulf %1924, %1915 : vector<4xf32>
              %1926 = arith.minimumf %1925, %c54 : vector<4xf32>
              %1927 = arith.maximumf %1926, %c55 : vector<4xf32>
              %1928 = arith.truncf %1927 : vector<4xf32> to vector<4xf16>
              %1929 = vector.bitcast %1928 : vector<4xf16> to vector<8xi8>
              %1930 = arith.cmpi slt, %1913, %kvHeads : index
              scf.if %1930 {
                %1931 = arith.muli %1913, %c13 : index
                %1932 = arith.addi %1918, %1931 : index
                %1933 = arith.divui %1922, %c4 : index
                %1934 = arith.muli %1933, %c56 : index
                %1935 = arith.remui %1922, %c4 : index
                %1936 = arith.divui %1935, %c17 : index
                %1937 = arith.muli %1936, %c7 : index
                %1938 = arith.muli %1917, %c4 : index
                %1939 = arith.addi %1937, %1938 : index
                %1940 = arith.remui %1935, %c17 : index
                %1941 = arith.muli %1940, %c6 : index
                %1942 = arith.addi %1939, %1941 : index
                %1943 = arith.addi %1934, %1942 : index
                %1944 = arith.addi %1932, %1943 : index
                vector.store %1929, %kv[%1944] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1945 = arith.subi %1913, %kvHeads : index
                %1946 = arith.muli %1945, %c13 : index
                %1947 = arith.addi %1918, %1946 : index
                %1948 = arith.addi %1922, %c12 : index
                %1949 = arith.divui %1948, %c4 : index
                %1950 = arith.muli %1949, %c56 : index
                %1951 = arith.addi %1950, %c39 : index
                %1952 = arith.remui %1948, %c4 : index
                %1953 = arith.divui %1917, %c6 : index
                %1954 = arith.remui %1917, %c6 : index
                %1955 = arith.muli %1954, %c17 : index
                %1956 = arith.addi %1953, %1955 : index
                %1957 = arith.divui %1956, %c17 : index
                %1958 = arith.muli %1957, %c7 : index
                %1959 = arith.muli %1952, %c4 : index
                %1960 = arith.addi %1958, %1959 : index
                %1961 = arith.remui %1956, %c17 : index
                %1962 = arith.muli %1961, %c6 : index
                %1963 = arith.addi %1960, %1962 : index
                %1964 = arith.addi %1951, %1963 : index
                %1965 = arith.addi %1947, %1964 : index
                %1966 = vector.shuffle %1929, %1929 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1966, %kv[%1965] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1967 = arith.addi %1922, %c5 : index
                %1968 = arith.divui %1967, %c4 : index
                %1969 = arith.muli %1968, %c56 : index
                %1970 = arith.addi %1969, %c39 : index
                %1971 = arith.remui %1967, %c4 : index
                %1972 = arith.divui %1917, %c6 : index
                %1973 = arith.remui %1917, %c6 : index
                %1974 = arith.muli %1973, %c17 : index
                %1975 = arith.addi %1972, %1974 : index
                %1976 = arith.divui %1975, %c17 : index
                %1977 = arith.muli %1976, %c7 : index
                %1978 = arith.muli %1971, %c4 : index
                %1979 = arith.addi %1977, %1978 : index
                %1980 = arith.remui %1975, %c17 : index
                %1981 = arith.muli %1980, %c6 : index
                %1982 = arith.addi %1979, %1981 : index
                %1983 = arith.addi %1970, %1982 : index
                %1984 = arith.addi %1947, %1983 : index
                %1985 = vector.shuffle %1929, %1929 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1985, %kv[%1984] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1986 = arith.addi %1922, %c6 : index
                %1987 = arith.divui %1986, %c4 : index
                %1988 = arith.muli %1987, %c56 : index
                %1989 = arith.addi %1988, %c39 : index
                %1990 = arith.remui %1986, %c4 : index
                %1991 = arith.divui %1917, %c6 : index
                %1992 = arith.remui %1917, %c6 : index
                %1993 = arith.muli %1992, %c17 : index
                %1994 = arith.addi %1991, %1993 : index
                %1995 = arith.divui %1994, %c17 : index
                %1996 = arith.muli %1995, %c7 : index
                %1997 = arith.muli %1990, %c4 : index
                %1998 = arith.addi %1996, %1997 : index
                %1999 = arith.remui %1994, %c17 : index
                %2000 = arith.muli %1999, %c6 : index
                %2001 = arith.addi %1998, %2000 : index
                %2002 = arith.addi %1989, %2001 : index
                %2003 = arith.addi %1947, %2002 : index
                %2004 = vector.shuffle %1929, %1929 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2004, %kv[%2003] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2005 = arith.addi %1922, %c2 : index
                %2006 = arith.divui %2005, %c4 : index
                %2007 = arith.muli %2006, %c56 : index
                %2008 = arith.addi %2007, %c39 : index
                %2009 = arith.remui %2005, %c4 : index
                %2010 = arith.divui %1917, %c6 : index
                %2011 = arith.remui %1917, %c6 : index
                %2012 = arith.muli %2011, %c17 : index
                %2013 = arith.addi %2010, %2012 : index
                %2014 = arith.divui %2013, %c17 : index
                %2015 = arith.muli %2014, %c7 : index
                %2016 = arith.muli %2009, %c4 : index
                %2017 = arith.addi %2015, %2016 : index
                %2018 = arith.remui %2013, %c17 : index
                %2019 = arith.muli %2018, %c6 : index
                %2020 = arith.addi %2017, %2019 : index
                %2021 = arith.addi %2008, %2020 : index
                %2022 = arith.addi %1947, %2021 : index
                %2023 = vector.shuffle %1929, %1929 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2023, %kv[%2022] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2024 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2024 {
            %2025 = wave.lane
            %2026 = arith.muli %2025, %c41 : index
            scf.for %2027 = %2026 to %c33 step %c10 {
              %2028 = arith.addi %1912, %2027 : index
              %2029 = vector.load %24[%2028] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2030 = arith.mulf %2029, %1915 : vector<4xf32>
              %2031 = wave.fp8_encode "e4m3" %2030 : vector<4xf32> -> vector<4xi8>
              %2032 = arith.cmpi slt, %1913, %kvHeads : index
              scf.if %2032 {
                %2033 = arith.muli %1913, %c39 : index
                %2034 = arith.addi %1918, %2033 : index
                %2035 = vector.shuffle %2031, %2031 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2036 = arith.divui %2027, %c4 : index
                %2037 = arith.muli %2036, %c7 : index
                %2038 = arith.remui %2027, %c4 : index
                %2039 = arith.muli %1917, %c4 : index
                %2040 = arith.divui %2038, %c41 : index
                %2041 = arith.muli %2040, %c41 : index
                %2042 = arith.remui %2038, %c6 : index
                %2043 = arith.muli %2042, %c6 : index
                %2044 = arith.addi %2041, %2043 : index
                %2045 = arith.divui %2038, %c6 : index
                %2046 = arith.remui %2045, %c6 : index
                %2047 = arith.addi %2044, %2046 : index
                %2048 = arith.addi %2039, %2047 : index
                %2049 = arith.addi %2037, %2048 : index
                %2050 = arith.addi %2034, %2049 : index
                vector.store %2035, %kv[%2050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2051 = arith.subi %1913, %kvHeads : index
                %2052 = arith.muli %2051, %c39 : index
                %2053 = arith.addi %1918, %2052 : index
                %2054 = arith.addi %2027, %c12 : index
                %2055 = arith.divui %2054, %c4 : index
                %2056 = arith.muli %2055, %c7 : index
                %2057 = arith.addi %2056, %c14 : index
                %2058 = arith.remui %2054, %c4 : index
                %2059 = arith.divui %1917, %c6 : index
                %2060 = arith.remui %1917, %c6 : index
                %2061 = arith.muli %2060, %c17 : index
                %2062 = arith.addi %2059, %2061 : index
                %2063 = arith.muli %2058, %c4 : index
                %2064 = arith.divui %2062, %c41 : index
                %2065 = arith.muli %2064, %c41 : index
                %2066 = arith.remui %2062, %c6 : index
                %2067 = arith.muli %2066, %c6 : index
                %2068 = arith.addi %2065, %2067 : index
                %2069 = arith.divui %2062, %c6 : index
                %2070 = arith.remui %2069, %c6 : index
                %2071 = arith.addi %2068, %2070 : index
                %2072 = arith.addi %2063, %2071 : index
                %2073 = arith.addi %2057, %2072 : index
                %2074 = arith.addi %2053, %2073 : index
                %2075 = vector.shuffle %2031, %2031 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2075, %kv[%2074] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2076 = arith.addi %2027, %c5 : index
                %2077 = arith.divui %2076, %c4 : index
                %2078 = arith.muli %2077, %c7 : index
                %2079 = arith.addi %2078, %c14 : index
                %2080 = arith.remui %2076, %c4 : index
                %2081 = arith.divui %1917, %c6 : index
                %2082 = arith.remui %1917, %c6 : index
                %2083 = arith.muli %2082, %c17 : index
                %2084 = arith.addi %2081, %2083 : index
                %2085 = arith.muli %2080, %c4 : index
                %2086 = arith.divui %2084, %c41 : index
                %2087 = arith.muli %2086, %c41 : index
                %2088 = arith.remui %2084, %c6 : index
                %2089 = arith.muli %2088, %c6 : index
                %2090 = arith.addi %2087, %2089 : index
                %2091 = arith.divui %2084, %c6 : index
                %2092 = arith.remui %2091, %c6 : index
                %2093 = arith.addi %2090, %2092 : index
                %2094 = arith.addi %2085, %2093 : index
                %2095 = arith.addi %2079, %2094 : index
                %2096 = arith.addi %2053, %2095 : index
                %2097 = vector.shuffle %2031, %2031 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2097, %kv[%2096] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2098 = arith.addi %2027, %c6 : index
                %2099 = arith.divui %2098, %c4 : index
                %2100 = arith.muli %2099, %c7 : index
                %2101 = arith.addi %2100, %c14 : index
                %2102 = arith.remui %2098, %c4 : index
                %2103 = arith.divui %1917, %c6 : index
                %2104 = arith.remui %1917, %c6 : index
                %2105 = arith.muli %2104, %c17 : index
                %2106 = arith.addi %2103, %2105 : index
                %2107 = arith.muli %2102, %c4 : index
                %2108 = arith.divui %2106, %c41 : index
                %2109 = arith.muli %2108, %c41 : index
                %2110 = arith.remui %2106, %c6 : index
                %2111 = arith.muli %2110, %c6 : index
                %2112 = arith.addi %2109, %2111 : index
                %2113 = arith.divui %2106, %c6 : index
                %2114 = arith.remui %2113, %c6 : index
                %2115 = arith.addi %2112, %2114 : index
                %2116 = arith.addi %2107, %2115 : index
                %2117 = arith.addi %2101, %2116 : index
                %2118 = arith.addi %2053, %2117 : index
                %2119 = vector.shuffle %2031, %2031 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2119, %kv[%2118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2120 = arith.addi %2027, %c2 : index
                %2121 = arith.divui %2120, %c4 : index
                %2122 = arith.muli %2121, %c7 : index
                %2123 = arith.addi %2122, %c14 : index
                %2124 = arith.remui %2120, %c4 : index
                %2125 = arith.divui %1917, %c6 : index
                %2126 = arith.remui %1917, %c6 : index
                %2127 = arith.muli %2126, %c17 : index
                %2128 = arith.addi %2125, %2127 : index
                %2129 = arith.muli %2124, %c4 : index
                %2130 = arith.divui %2128, %c41 : index
                %2131 = arith.muli %2130, %c41 : index
                %2132 = arith.remui %2128, %c6 : index
                %2133 = arith.muli %2132, %c6 : index
                %2134 = arith.addi %2131, %2133 : index
                %2135 = arith.divui %2128, %c6 : index
                %2136 = arith.remui %2135, %c6 : index
                %2137 = arith.addi %2134, %2136 : index
                %2138 = arith.addi %2129, %2137 : index
                %2139 = arith.addi %2123, %2138 : index
                %2140 = arith.addi %2053, %2139 : index
                %2141 = vector.shuffle %2031, %2031 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2141, %kv[%2140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2142 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2142 {
            %2143 = wave.lane
            %2144 = arith.muli %2143, %c41 : index
            scf.for %2145 = %2144 to %c33 step %c10 {
              %2146 = arith.addi %1912, %2145 : index
              %2147 = vector.load %24[%2146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2148 = arith.mulf %2147, %1915 : vector<4xf32>
              %2149 = wave.fp8_encode "e5m2" %2148 : vector<4xf32> -> vector<4xi8>
              %2150 = arith.cmpi slt, %1913, %kvHeads : index
              scf.if %2150 {
                %2151 = arith.muli %1913, %c39 : index
                %2152 = arith.addi %1918, %2151 : index
                %2153 = vector.shuffle %2149, %2149 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2154 = arith.divui %2145, %c4 : index
                %2155 = arith.muli %2154, %c7 : index
                %2156 = arith.remui %2145, %c4 : index
                %2157 = arith.muli %1917, %c4 : index
                %2158 = arith.divui %2156, %c41 : index
                %2159 = arith.muli %2158, %c41 : index
                %2160 = arith.remui %2156, %c6 : index
                %2161 = arith.muli %2160, %c6 : index
                %2162 = arith.addi %2159, %2161 : index
                %2163 = arith.divui %2156, %c6 : index
                %2164 = arith.remui %2163, %c6 : index
                %2165 = arith.addi %2162, %2164 : index
                %2166 = arith.addi %2157, %2165 : index
                %2167 = arith.addi %2155, %2166 : index
                %2168 = arith.addi %2152, %2167 : index
                vector.store %2153, %kv[%2168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2169 = arith.subi %1913, %kvHeads : index
                %2170 = arith.muli %2169, %c39 : index
                %2171 = arith.addi %1918, %2170 : index
                %2172 = arith.addi %2145, %c12 : index
                %2173 = arith.divui %2172, %c4 : index
                %2174 = arith.muli %2173, %c7 : index
                %2175 = arith.addi %2174, %c14 : index
                %2176 = arith.remui %2172, %c4 : index
                %2177 = arith.divui %1917, %c6 : index
                %2178 = arith.remui %1917, %c6 : index
                %2179 = arith.muli %2178, %c17 : index
                %2180 = arith.addi %2177, %2179 : index
                %2181 = arith.muli %2176, %c4 : index
                %2182 = arith.divui %2180, %c41 : index
                %2183 = arith.muli %2182, %c41 : index
                %2184 = arith.remui %2180, %c6 : index
                %2185 = arith.muli %2184, %c6 : index
                %2186 = arith.addi %2183, %2185 : index
                %2187 = arith.divui %2180, %c6 : index
                %2188 = arith.remui %2187, %c6 : index
                %2189 = arith.addi %2186, %2188 : index
                %2190 = arith.addi %2181, %2189 : index
                %2191 = arith.addi %2175, %2190 : index
                %2192 = arith.addi %2171, %2191 : index
                %2193 = vector.shuffle %2149, %2149 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2193, %kv[%2192] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2194 = arith.addi %2145, %c5 : index
                %2195 = arith.divui %2194, %c4 : index
                %2196 = arith.muli %2195, %c7 : index
                %2197 = arith.addi %2196, %c14 : index
                %2198 = arith.remui %2194, %c4 : index
                %2199 = arith.divui %1917, %c6 : index
                %2200 = arith.remui %1917, %c6 : index
                %2201 = arith.muli %2200, %c17 : index
                %2202 = arith.addi %2199, %2201 : index
                %2203 = arith.muli %2198, %c4 : index
                %2204 = arith.divui %2202, %c41 : index
                %2205 = arith.muli %2204, %c41 : index
                %2206 = arith.remui %2202, %c6 : index
                %2207 = arith.muli %2206, %c6 : index
                %2208 = arith.addi %2205, %2207 : index
                %2209 = arith.divui %2202, %c6 : index
                %2210 = arith.remui %2209, %c6 : index
                %2211 = arith.addi %2208, %2210 : index
                %2212 = arith.addi %2203, %2211 : index
                %2213 = arith.addi %2197, %2212 : index
                %2214 = arith.addi %2171, %2213 : index
                %2215 = vector.shuffle %2149, %2149 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2215, %kv[%2214] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2216 = arith.addi %2145, %c6 : index
                %2217 = arith.divui %2216, %c4 : index
                %2218 = arith.muli %2217, %c7 : index
                %2219 = arith.addi %2218, %c14 : index
                %2220 = arith.remui %2216, %c4 : index
                %2221 = arith.divui %1917, %c6 : index
                %2222 = arith.remui %1917, %c6 : index
                %2223 = arith.muli %2222, %c17 : index
                %2224 = arith.addi %2221, %2223 : index
                %2225 = arith.muli %2220, %c4 : index
                %2226 = arith.divui %2224, %c41 : index
                %2227 = arith.muli %2226, %c41 : index
                %2228 = arith.remui %2224, %c6 : index
                %2229 = arith.muli %2228, %c6 : index
                %2230 = arith.addi %2227, %2229 : index
                %2231 = arith.divui %2224, %c6 : index
                %2232 = arith.remui %2231, %c6 : index
                %2233 = arith.addi %2230, %2232 : index
                %2234 = arith.addi %2225, %2233 : index
                %2235 = arith.addi %2219, %2234 : index
                %2236 = arith.addi %2171, %2235 : index
                %2237 = vector.shuffle %2149, %2149 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2237, %kv[%2236] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2238 = arith.addi %2145, %c2 : index
                %2239 = arith.divui %2238, %c4 : index
                %2240 = arith.muli %2239, %c7 : index
                %2241 = arith.addi %2240, %c14 : index
                %2242 = arith.remui %2238, %c4 : index
                %2243 = arith.divui %1917, %c6 : index
                %2244 = arith.remui %1917, %c6 : index
                %2245 = arith.muli %2244, %c17 : index
                %2246 = arith.addi %2243, %2245 : index
                %2247 = arith.muli %2242, %c4 : index
                %2248 = arith.divui %2246, %c41 : index
                %2249 = arith.muli %2248, %c41 : index
                %2250 = arith.remui %2246, %c6 : index
                %2251 = arith.muli %2250, %c6 : index
                %2252 = arith.addi %2249, %2251 : index
                %2253 = arith.divui %2246, %c6 : index
                %2254 = arith.remui %2253, %c6 : index
                %2255 = arith.addi %2252, %2254 : index
                %2256 = arith.addi %2247, %2255 : index
                %2257 = arith.addi %2241, %2256 : index
                %2258 = arith.addi %2171, %2257 : index
                %2259 = vector.shuffle %2149, %2149 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2259, %kv[%2258] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2260 = arith.addi %27, %c4 : index
    %2261 = wave.lane
    %2262 = arith.muli %3, %c6 : index
    %2263 = arith.muli %2262, %c7 : index
    %2264 = arith.addi %2263, %2261 : index
    %2265 = arith.muli %4, %c14 : index
    %2266 = arith.addi %2265, %2264 : index
    %2267 = arith.addi %2266, %c12 : index
    %2268 = arith.addi %2267, %c12 : index
    %2269 = vector.extract %688#2[0] : f32 from vector<8xf32>
    memref.store %2269, %23[%2268] : memref<?xf32>
    %2270 = arith.muli %4, %c14 : index
    %2271 = arith.addi %2270, %2264 : index
    %2272 = arith.addi %2271, %c12 : index
    %2273 = arith.addi %2272, %c8 : index
    %2274 = vector.extract %688#2[1] : f32 from vector<8xf32>
    memref.store %2274, %23[%2273] : memref<?xf32>
    %2275 = arith.muli %4, %c14 : index
    %2276 = arith.addi %2275, %2264 : index
    %2277 = arith.addi %2276, %c12 : index
    %2278 = arith.addi %2277, %c15 : index
    %2279 = vector.extract %688#2[2] : f32 from vector<8xf32>
    memref.store %2279, %23[%2278] : memref<?xf32>
    %2280 = arith.muli %4, %c14 : index
    %2281 = arith.addi %2280, %2264 : index
    %2282 = arith.addi %2281, %c12 : index
    %2283 = arith.addi %2282, %c33 : index
    %2284 = vector.extract %688#2[3] : f32 from vector<8xf32>
    memref.store %2284, %23[%2283] : memref<?xf32>
    %2285 = arith.muli %4, %c14 : index
    %2286 = arith.addi %2285, %2264 : index
    %2287 = arith.addi %2286, %c12 : index
    %2288 = arith.addi %2287, %c10 : index
    %2289 = vector.extract %688#2[4] : f32 from vector<8xf32>
    memref.store %2289, %23[%2288] : memref<?xf32>
    %2290 = arith.muli %4, %c14 : index
    %2291 = arith.addi %2290, %2264 : index
    %2292 = arith.addi %2291, %c12 : index
    %2293 = arith.addi %2292, %c34 : index
    %2294 = vector.extract %688#2[5] : f32 from vector<8xf32>
    memref.store %2294, %23[%2293] : memref<?xf32>
    %2295 = arith.muli %4, %c14 : index
    %2296 = arith.addi %2295, %2264 : index
    %2297 = arith.addi %2296, %c12 : index
    %2298 = arith.addi %2297, %c35 : index
    %2299 = vector.extract %688#2[6] : f32 from vector<8xf32>
    memref.store %2299, %23[%2298] : memref<?xf32>
    %2300 = arith.muli %4, %c14 : index
    %2301 = arith.addi %2300, %2264 : index
    %2302 = arith.addi %2301, %c12 : index
    %2303 = arith.addi %2302, %c36 : index
    %2304 = vector.extract %688#2[7] : f32 from vector<8xf32>
    memref.store %2304, %23[%2303] : memref<?xf32>
    %2305 = arith.muli %4, %c14 : index
    %2306 = arith.addi %2305, %2264 : index
    %2307 = arith.addi %2306, %c7 : index
    %2308 = arith.addi %2307, %c12 : index
    %2309 = vector.extract %688#3[0] : f32 from vector<8xf32>
    memref.store %2309, %23[%2308] : memref<?xf32>
    %2310 = arith.muli %4, %c14 : index
    %2311 = arith.addi %2310, %2264 : index
    %2312 = arith.addi %2311, %c7 : index
    %2313 = arith.addi %2312, %c8 : index
    %2314 = vector.extract %688#3[1] : f32 from vector<8xf32>
    memref.store %2314, %23[%2313] : memref<?xf32>
    %2315 = arith.muli %4, %c14 : index
    %2316 = arith.addi %2315, %2264 : index
    %2317 = arith.addi %2316, %c7 : index
    %2318 = arith.addi %2317, %c15 : index
    %2319 = vector.extract %688#3[2] : f32 from vector<8xf32>
    memref.store %2319, %23[%2318] : memref<?xf32>
    %2320 = arith.muli %4, %c14 : index
    %2321 = arith.addi %2320, %2264 : index
    %2322 = arith.addi %2321, %c7 : index
    %2323 = arith.addi %2322, %c33 : index
    %2324 = vector.extract %688#3[3] : f32 from vector<8xf32>
    memref.store %2324, %23[%2323] : memref<?xf32>
    %2325 = arith.muli %4, %c14 : index
    %2326 = arith.addi %2325, %2264 : index
    %2327 = arith.addi %2326, %c7 : index
    %2328 = arith.addi %2327, %c10 : index
    %2329 = vector.extract %688#3[4] : f32 from vector<8xf32>
    memref.store %2329, %23[%2328] : memref<?xf32>
    %2330 = arith.muli %4, %c14 : index
    %2331 = arith.addi %2330, %2264 : index
    %2332 = arith.addi %2331, %c7 : index
    %2333 = arith.addi %2332, %c34 : index
    %2334 = vector.extract %688#3[5] : f32 from vector<8xf32>
    memref.store %2334, %23[%2333] : memref<?xf32>
    %2335 = arith.muli %4, %c14 : index
    %2336 = arith.addi %2335, %2264 : index
    %2337 = arith.addi %2336, %c7 : index
    %2338 = arith.addi %2337, %c35 : index
    %2339 = vector.extract %688#3[6] : f32 from vector<8xf32>
    memref.store %2339, %23[%2338] : memref<?xf32>
    %2340 = arith.muli %4, %c14 : index
    %2341 = arith.addi %2340, %2264 : index
    %2342 = arith.addi %2341, %c7 : index
    %2343 = arith.addi %2342, %c36 : index
    %2344 = vector.extract %688#3[7] : f32 from vector<8xf32>
    memref.store %2344, %23[%2343] : memref<?xf32>
    wave.barrier
    %2345 = arith.muli %4, %c6 : index
    %2346 = arith.addi %2345, %c12 : index
    %2347 = arith.muli %2346, %c6 : index
    %2348 = arith.divui %2261, %c4 : index
    %2349 = arith.addi %2347, %2348 : index
    %2350 = arith.addi %2260, %2349 : index
    %2351 = arith.cmpi slt, %2350, %26 : index
    scf.if %2351 {
      %2352 = arith.cmpi eq, %hasFactors, %c5 : index
      %2353 = arith.muli %2350, %c6 : index
      %2354 = memref.load %factors[%2353] : memref<?xf32>
      %2355 = arith.mulf %2354, %operandScale : f32
      %2356 = arith.select %2352, %2355, %operandScale : f32
      %2357 = arith.addi %2264, %c12 : index
      %2358 = arith.muli %2346, %c8 : index
      %2359 = arith.addi %2357, %2358 : index
      %2360 = memref.load %23[%2359] : memref<?xf32>
      %2361 = arith.addi %2359, %c14 : index
      %2362 = memref.load %23[%2361] : memref<?xf32>
      %2363 = arith.addf %2360, %2362 : f32
      %2364 = arith.addi %2359, %c39 : index
      %2365 = memref.load %23[%2364] : memref<?xf32>
      %2366 = arith.addf %2363, %2365 : f32
      %2367 = arith.addi %2359, %c40 : index
      %2368 = memref.load %23[%2367] : memref<?xf32>
      %2369 = arith.addf %2366, %2368 : f32
      %2370 = arith.remui %2261, %c4 : index
      %2371 = arith.muli %2370, %c41 : index
      %2372 = arith.addi %20, %2371 : index
      %2373 = vector.load %w[%2372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2374 = vector.bitcast %2373 : vector<4xi8> to vector<1xf32>
      %2375 = vector.extract %2374[0] : f32 from vector<1xf32>
      %2376 = arith.mulf %2375, %2356 : f32
      %2377 = arith.mulf %2369, %2376 : f32
      %2378 = arith.muli %3, %c6 : index
      %2379 = arith.addi %2378, %c12 : index
      %2380 = arith.muli %2379, %c4 : index
      %2381 = arith.remui %2261, %c4 : index
      %2382 = arith.addi %2380, %2381 : index
      %2383 = arith.muli %2349, %c33 : index
      %2384 = arith.addi %2383, %2382 : index
      memref.store %2377, %24[%2384] : memref<?xf32>
      %2385 = arith.addi %2264, %c7 : index
      %2386 = arith.muli %2346, %c8 : index
      %2387 = arith.addi %2385, %2386 : index
      %2388 = memref.load %23[%2387] : memref<?xf32>
      %2389 = arith.addi %2387, %c14 : index
      %2390 = memref.load %23[%2389] : memref<?xf32>
      %2391 = arith.addf %2388, %2390 : f32
      %2392 = arith.addi %2387, %c39 : index
      %2393 = memref.load %23[%2392] : memref<?xf32>
      %2394 = arith.addf %2391, %2393 : f32
      %2395 = arith.addi %2387, %c40 : index
      %2396 = memref.load %23[%2395] : memref<?xf32>
      %2397 = arith.addf %2394, %2396 : f32
      %2398 = arith.remui %2261, %c4 : index
      %2399 = arith.muli %2398, %c41 : index
      %2400 = arith.addi %22, %2399 : index
      %2401 = vector.load %w[%2400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2402 = vector.bitcast %2401 : vector<4xi8> to vector<1xf32>
      %2403 = vector.extract %2402[0] : f32 from vector<1xf32>
      %2404 = arith.mulf %2403, %2356 : f32
      %2405 = arith.mulf %2397, %2404 : f32
      %2406 = arith.muli %3, %c6 : index
      %2407 = arith.addi %2406, %c5 : index
      %2408 = arith.muli %2407, %c4 : index
      %2409 = arith.remui %2261, %c4 : index
      %2410 = arith.addi %2408, %2409 : index
      %2411 = arith.muli %2349, %c33 : index
      %2412 = arith.addi %2411, %2410 : index
      memref.store %2405, %24[%2412] : memref<?xf32>
    }
    %2413 = arith.muli %4, %c6 : index
    %2414 = arith.addi %2413, %c5 : index
    %2415 = arith.muli %2414, %c6 : index
    %2416 = arith.divui %2261, %c4 : index
    %2417 = arith.addi %2415, %2416 : index
    %2418 = arith.addi %2260, %2417 : index
    %2419 = arith.cmpi slt, %2418, %26 : index
    scf.if %2419 {
      %2420 = arith.cmpi eq, %hasFactors, %c5 : index
      %2421 = arith.muli %2418, %c6 : index
      %2422 = memref.load %factors[%2421] : memref<?xf32>
      %2423 = arith.mulf %2422, %operandScale : f32
      %2424 = arith.select %2420, %2423, %operandScale : f32
      %2425 = arith.addi %2264, %c12 : index
      %2426 = arith.muli %2414, %c8 : index
      %2427 = arith.addi %2425, %2426 : index
      %2428 = memref.load %23[%2427] : memref<?xf32>
      %2429 = arith.addi %2427, %c14 : index
      %2430 = memref.load %23[%2429] : memref<?xf32>
      %2431 = arith.addf %2428, %2430 : f32
      %2432 = arith.addi %2427, %c39 : index
      %2433 = memref.load %23[%2432] : memref<?xf32>
      %2434 = arith.addf %2431, %2433 : f32
      %2435 = arith.addi %2427, %c40 : index
      %2436 = memref.load %23[%2435] : memref<?xf32>
      %2437 = arith.addf %2434, %2436 : f32
      %2438 = arith.remui %2261, %c4 : index
      %2439 = arith.muli %2438, %c41 : index
      %2440 = arith.addi %20, %2439 : index
      %2441 = vector.load %w[%2440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2442 = vector.bitcast %2441 : vector<4xi8> to vector<1xf32>
      %2443 = vector.extract %2442[0] : f32 from vector<1xf32>
      %2444 = arith.mulf %2443, %2424 : f32
      %2445 = arith.mulf %2437, %2444 : f32
      %2446 = arith.muli %3, %c6 : index
      %2447 = arith.addi %2446, %c12 : index
      %2448 = arith.muli %2447, %c4 : index
      %2449 = arith.remui %2261, %c4 : index
      %2450 = arith.addi %2448, %2449 : index
      %2451 = arith.muli %2417, %c33 : index
      %2452 = arith.addi %2451, %2450 : index
      memref.store %2445, %24[%2452] : memref<?xf32>
      %2453 = arith.addi %2264, %c7 : index
      %2454 = arith.muli %2414, %c8 : index
      %2455 = arith.addi %2453, %2454 : index
      %2456 = memref.load %23[%2455] : memref<?xf32>
      %2457 = arith.addi %2455, %c14 : index
      %2458 = memref.load %23[%2457] : memref<?xf32>
      %2459 = arith.addf %2456, %2458 : f32
      %2460 = arith.addi %2455, %c39 : index
      %2461 = memref.load %23[%2460] : memref<?xf32>
      %2462 = arith.addf %2459, %2461 : f32
      %2463 = arith.addi %2455, %c40 : index
      %2464 = memref.load %23[%2463] : memref<?xf32>
      %2465 = arith.addf %2462, %2464 : f32
      %2466 = arith.remui %2261, %c4 : index
      %2467 = arith.muli %2466, %c41 : index
      %2468 = arith.addi %22, %2467 : index
      %2469 = vector.load %w[%2468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2470 = vector.bitcast %2469 : vector<4xi8> to vector<1xf32>
      %2471 = vector.extract %2470[0] : f32 from vector<1xf32>
      %2472 = arith.mulf %2471, %2424 : f32
      %2473 = arith.mulf %2465, %2472 : f32
      %2474 = arith.muli %3, %c6 : index
      %2475 = arith.addi %2474, %c5 : index
      %2476 = arith.muli %2475, %c4 : index
      %2477 = arith.remui %2261, %c4 : index
      %2478 = arith.addi %2476, %2477 : index
      %2479 = arith.muli %2417, %c33 : index
      %2480 = arith.addi %2479, %2478 : index
      memref.store %2473, %24[%2480] : memref<?xf32>
    }
    wave.barrier
    %2481 = arith.addi %27, %c4 : index
    %2482 = wave.wave
    %2483 = arith.addi %2482, %c12 : index
    %2484 = arith.addi %2481, %2483 : index
    %2485 = arith.cmpi slt, %2484, %26 : index
    %2486 = arith.cmpi slt, %2483, %c4 : index
    %2487 = arith.andi %2485, %2486 : i1
    scf.if %2487 {
      %2488 = arith.addi %2481, %2483 : index
      %2489 = arith.muli %2483, %c33 : index
      %2490 = wave.lane
      %2491 = arith.addi %2490, %c12 : index
      %2492 = arith.cmpi eq, %hasBias, %c5 : index
      %2493 = arith.addi %2489, %2491 : index
      %2494 = memref.load %24[%2493] : memref<?xf32>
      %2495 = arith.muli %0, %c33 : index
      %2496 = arith.addi %2495, %2491 : index
      %2497 = memref.load %bias[%2496] : memref<?xf32>
      %2498 = arith.addf %2494, %2497 : f32
      %2499 = arith.select %2492, %2498, %2494 : f32
      %2500 = arith.addi %2491, %c18 : index
      %2501 = arith.cmpi eq, %hasBias, %c5 : index
      %2502 = arith.addi %2489, %2500 : index
      %2503 = memref.load %24[%2502] : memref<?xf32>
      %2504 = arith.muli %0, %c33 : index
      %2505 = arith.addi %2504, %2500 : index
      %2506 = memref.load %bias[%2505] : memref<?xf32>
      %2507 = arith.addf %2503, %2506 : f32
      %2508 = arith.select %2501, %2507, %2503 : f32
      %2509 = arith.addi %2490, %c8 : index
      %2510 = arith.cmpi slt, %2509, %c18 : index
      %2511 = arith.minsi %2509, %c43 : index
      %2512 = arith.cmpi eq, %hasBias, %c5 : index
      %2513 = arith.addi %2489, %2511 : index
      %2514 = memref.load %24[%2513] : memref<?xf32>
      %2515 = arith.muli %0, %c33 : index
      %2516 = arith.addi %2515, %2511 : index
      %2517 = memref.load %bias[%2516] : memref<?xf32>
      %2518 = arith.addf %2514, %2517 : f32
      %2519 = arith.select %2512, %2518, %2514 : f32
      %2520 = arith.addi %2511, %c18 : index
      %2521 = arith.cmpi eq, %hasBias, %c5 : index
      %2522 = arith.addi %2489, %2520 : index
      %2523 = memref.load %24[%2522] : memref<?xf32>
      %2524 = arith.muli %0, %c33 : index
      %2525 = arith.addi %2524, %2520 : index
      %2526 = memref.load %bias[%2525] : memref<?xf32>
      %2527 = arith.addf %2523, %2526 : f32
      %2528 = arith.select %2521, %2527, %2523 : f32
      %2529 = arith.addi %heads, %kvHeads : index
      %2530 = arith.cmpi slt, %0, %2529 : index
      scf.if %2530 {
        %2531 = arith.addi %positionsAt, %2488 : index
        %2532 = memref.load %step[%2531] : memref<?xi32>
        %2533 = arith.index_cast %2532 : i32 to index
        %2534 = arith.cmpi eq, %hasNorm, %c5 : index
        %2535 = math.fma %2499, %2499, %c46 : f32
        %2536 = math.fma %2508, %2508, %2535 : f32
        %2537 = math.fma %2519, %2519, %2536 : f32
        %2538 = arith.select %2510, %2537, %2536 : f32
        %2539 = math.fma %2528, %2528, %2538 : f32
        %2540 = arith.select %2510, %2539, %2538 : f32
        %2541 = vector.broadcast %2540 : f32 to vector<1xf32>
        %2542 = wave.reduce "add" %2541 : vector<1xf32>
        %2543 = arith.mulf %2542, %inverseHeadDim : f32
        %2544 = arith.addf %2543, %epsilon : f32
        %2545 = math.sqrt %2544 : f32
        %2546 = arith.divf %c48, %2545 : f32
        %2547 = arith.cmpi slt, %0, %heads : index
        %2548 = arith.addi %2491, %c18 : index
        %2549 = memref.load %query_norm[%2491] : memref<?xf32>
        %2550 = memref.load %key_norm[%2491] : memref<?xf32>
        %2551 = arith.select %2547, %2549, %2550 : f32
        %2552 = arith.mulf %2499, %2546 : f32
        %2553 = arith.mulf %2552, %2551 : f32
        %2554 = arith.select %2534, %2553, %2499 : f32
        %2555 = memref.load %query_norm[%2548] : memref<?xf32>
        %2556 = memref.load %key_norm[%2548] : memref<?xf32>
        %2557 = arith.select %2547, %2555, %2556 : f32
        %2558 = arith.mulf %2508, %2546 : f32
        %2559 = arith.mulf %2558, %2557 : f32
        %2560 = arith.select %2534, %2559, %2508 : f32
        %2561 = arith.addi %2511, %c18 : index
        %2562 = memref.load %query_norm[%2511] : memref<?xf32>
        %2563 = memref.load %key_norm[%2511] : memref<?xf32>
        %2564 = arith.select %2547, %2562, %2563 : f32
        %2565 = arith.mulf %2519, %2546 : f32
        %2566 = arith.mulf %2565, %2564 : f32
        %2567 = arith.select %2534, %2566, %2519 : f32
        %2568 = memref.load %query_norm[%2561] : memref<?xf32>
        %2569 = memref.load %key_norm[%2561] : memref<?xf32>
        %2570 = arith.select %2547, %2568, %2569 : f32
        %2571 = arith.mulf %2528, %2546 : f32
        %2572 = arith.mulf %2571, %2570 : f32
        %2573 = arith.select %2534, %2572, %2528 : f32
        %2574 = arith.remui %2533, %c7 : index
        %2575 = arith.muli %2574, %c33 : index
        %2576 = arith.addi %2575, %2491 : index
        %2577 = arith.divui %2533, %c7 : index
        %2578 = arith.addi %2577, %c7 : index
        %2579 = arith.muli %2578, %c33 : index
        %2580 = arith.addi %2579, %2491 : index
        %2581 = memref.load %rope[%2576] : memref<?xf32>
        %2582 = arith.addi %2576, %c18 : index
        %2583 = memref.load %rope[%2582] : memref<?xf32>
        %2584 = memref.load %rope[%2580] : memref<?xf32>
        %2585 = arith.addi %2580, %c18 : index
        %2586 = memref.load %rope[%2585] : memref<?xf32>
        %2587 = arith.mulf %2584, %2581 : f32
        %2588 = arith.mulf %2586, %2583 : f32
        %2589 = arith.subf %2587, %2588 : f32
        %2590 = arith.mulf %2586, %2581 : f32
        %2591 = arith.mulf %2584, %2583 : f32
        %2592 = arith.addf %2590, %2591 : f32
        %2593 = arith.mulf %2554, %2589 : f32
        %2594 = arith.mulf %2560, %2592 : f32
        %2595 = arith.subf %2593, %2594 : f32
        %2596 = arith.mulf %2560, %2589 : f32
        %2597 = arith.mulf %2554, %2592 : f32
        %2598 = arith.addf %2596, %2597 : f32
        %2599 = arith.cmpi slt, %0, %heads : index
        scf.if %2599 {
          %2600 = arith.muli %2488, %heads : index
          %2601 = arith.addi %2600, %0 : index
          %2602 = arith.muli %2601, %c33 : index
          %2603 = arith.addi %2602, %2491 : index
          memref.store %2595, %q[%2603] : memref<?xf32>
          %2604 = arith.addi %2603, %c18 : index
          memref.store %2598, %q[%2604] : memref<?xf32>
        } else {
          %2605 = arith.addi %2489, %2491 : index
          memref.store %2595, %24[%2605] : memref<?xf32>
          %2606 = arith.addi %2489, %2491 : index
          %2607 = arith.addi %2606, %c18 : index
          memref.store %2598, %24[%2607] : memref<?xf32>
        }
        %2608 = arith.remui %2533, %c7 : index
        %2609 = arith.muli %2608, %c33 : index
        %2610 = arith.addi %2609, %2511 : index
        %2611 = arith.divui %2533, %c7 : index
        %2612 = arith.addi %2611, %c7 : index
        %2613 = arith.muli %2612, %c33 : index
        %2614 = arith.addi %2613, %2511 : index
        %2615 = memref.load %rope[%2610] : memref<?xf32>
        %2616 = arith.addi %2610, %c18 : index
        %2617 = memref.load %rope[%2616] : memref<?xf32>
        %2618 = memref.load %rope[%2614] : memref<?xf32>
        %2619 = arith.addi %2614, %c18 : index
        %2620 = memref.load %rope[%2619] : memref<?xf32>
        %2621 = arith.mulf %2618, %2615 : f32
        %2622 = arith.mulf %2620, %2617 : f32
        %2623 = arith.subf %2621, %2622 : f32
        %2624 = arith.mulf %2620, %2615 : f32
        %2625 = arith.mulf %2618, %2617 : f32
        %2626 = arith.addf %2624, %2625 : f32
        %2627 = arith.mulf %2567, %2623 : f32
        %2628 = arith.mulf %2573, %2626 : f32
        %2629 = arith.subf %2627, %2628 : f32
        %2630 = arith.mulf %2573, %2623 : f32
        %2631 = arith.mulf %2567, %2626 : f32
        %2632 = arith.addf %2630, %2631 : f32
        scf.if %2510 {
          %2633 = arith.cmpi slt, %0, %heads : index
          scf.if %2633 {
            %2634 = arith.muli %2488, %heads : index
            %2635 = arith.addi %2634, %0 : index
            %2636 = arith.muli %2635, %c33 : index
            %2637 = arith.addi %2636, %2511 : index
            memref.store %2629, %q[%2637] : memref<?xf32>
            %2638 = arith.addi %2637, %c18 : index
            memref.store %2632, %q[%2638] : memref<?xf32>
          } else {
            %2639 = arith.addi %2489, %2511 : index
            memref.store %2629, %24[%2639] : memref<?xf32>
            %2640 = arith.addi %2489, %2511 : index
            %2641 = arith.addi %2640, %c18 : index
            memref.store %2632, %24[%2641] : memref<?xf32>
          }
        }
      } else {
        %2642 = arith.cmpi slt, %0, %heads : index
        scf.if %2642 {
          %2643 = arith.muli %2488, %heads : index
          %2644 = arith.addi %2643, %0 : index
          %2645 = arith.muli %2644, %c33 : index
          %2646 = arith.addi %2645, %2491 : index
          memref.store %2499, %q[%2646] : memref<?xf32>
          %2647 = arith.addi %2646, %c18 : index
          memref.store %2508, %q[%2647] : memref<?xf32>
        } else {
          %2648 = arith.addi %2489, %2491 : index
          memref.store %2499, %24[%2648] : memref<?xf32>
          %2649 = arith.addi %2489, %2491 : index
          %2650 = arith.addi %2649, %c18 : index
          memref.store %2508, %24[%2650] : memref<?xf32>
        }
        scf.if %2510 {
          %2651 = arith.cmpi slt, %0, %heads : index
          scf.if %2651 {
            %2652 = arith.muli %2488, %heads : index
            %2653 = arith.addi %2652, %0 : index
            %2654 = arith.muli %2653, %c33 : index
            %2655 = arith.addi %2654, %2511 : index
            memref.store %2519, %q[%2655] : memref<?xf32>
            %2656 = arith.addi %2655, %c18 : index
            memref.store %2528, %q[%2656] : memref<?xf32>
          } else {
            %2657 = arith.addi %2489, %2511 : index
            memref.store %2519, %24[%2657] : memref<?xf32>
            %2658 = arith.addi %2489, %2511 : index
            %2659 = arith.addi %2658, %c18 : index
            memref.store %2528, %24[%2659] : memref<?xf32>
          }
        }
      }
    }
    %2660 = arith.addi %2482, %c50 : index
    %2661 = arith.addi %2481, %2660 : index
    %2662 = arith.cmpi slt, %2661, %26 : index
    %2663 = arith.cmpi slt, %2660, %c4 : index
    %2664 = arith.andi %2662, %2663 : i1
    scf.if %2664 {
      %2665 = arith.addi %2481, %2660 : index
      %2666 = arith.muli %2660, %c33 : index
      %2667 = wave.lane
      %2668 = arith.addi %2667, %c12 : index
      %2669 = arith.cmpi eq, %hasBias, %c5 : index
      %2670 = arith.addi %2666, %2668 : index
      %2671 = memref.load %24[%2670] : memref<?xf32>
      %2672 = arith.muli %0, %c33 : index
      %2673 = arith.addi %2672, %2668 : index
      %2674 = memref.load %bias[%2673] : memref<?xf32>
      %2675 = arith.addf %2671, %2674 : f32
      %2676 = arith.select %2669, %2675, %2671 : f32
      %2677 = arith.addi %2668, %c18 : index
      %2678 = arith.cmpi eq, %hasBias, %c5 : index
      %2679 = arith.addi %2666, %2677 : index
      %2680 = memref.load %24[%2679] : memref<?xf32>
      %2681 = arith.muli %0, %c33 : index
      %2682 = arith.addi %2681, %2677 : index
      %2683 = memref.load %bias[%2682] : memref<?xf32>
      %2684 = arith.addf %2680, %2683 : f32
      %2685 = arith.select %2678, %2684, %2680 : f32
      %2686 = arith.addi %2667, %c8 : index
      %2687 = arith.cmpi slt, %2686, %c18 : index
      %2688 = arith.minsi %2686, %c43 : index
      %2689 = arith.cmpi eq, %hasBias, %c5 : index
      %2690 = arith.addi %2666, %2688 : index
      %2691 = memref.load %24[%2690] : memref<?xf32>
      %2692 = arith.muli %0, %c33 : index
      %2693 = arith.addi %2692, %2688 : index
      %2694 = memref.load %bias[%2693] : memref<?xf32>
      %2695 = arith.addf %2691, %2694 : f32
      %2696 = arith.select %2689, %2695, %2691 : f32
      %2697 = arith.addi %2688, %c18 : index
      %2698 = arith.cmpi eq, %hasBias, %c5 : index
      %2699 = arith.addi %2666, %2697 : index
      %2700 = memref.load %24[%2699] : memref<?xf32>
      %2701 = arith.muli %0, %c33 : index
      %2702 = arith.addi %2701, %2697 : index
      %2703 = memref.load %bias[%2702] : memref<?xf32>
      %2704 = arith.addf %2700, %2703 : f32
      %2705 = arith.select %2698, %2704, %2700 : f32
      %2706 = arith.addi %heads, %kvHeads : index
      %2707 = arith.cmpi slt, %0, %2706 : index
      scf.if %2707 {
        %2708 = arith.addi %positionsAt, %2665 : index
        %2709 = memref.load %step[%2708] : memref<?xi32>
        %2710 = arith.index_cast %2709 : i32 to index
        %2711 = arith.cmpi eq, %hasNorm, %c5 : index
        %2712 = math.fma %2676, %2676, %c46 : f32
        %2713 = math.fma %2685, %2685, %2712 : f32
        %2714 = math.fma %2696, %2696, %2713 : f32
        %2715 = arith.select %2687, %2714, %2713 : f32
        %2716 = math.fma %2705, %2705, %2715 : f32
        %2717 = arith.select %2687, %2716, %2715 : f32
        %2718 = vector.broadcast %2717 : f32 to vector<1xf32>
        %2719 = wave.reduce "add" %2718 : vector<1xf32>
        %2720 = arith.mulf %2719, %inverseHeadDim : f32
        %2721 = arith.addf %2720, %epsilon : f32
        %2722 = math.sqrt %2721 : f32
        %2723 = arith.divf %c48, %2722 : f32
        %2724 = arith.cmpi slt, %0, %heads : index
        %2725 = arith.addi %2668, %c18 : index
        %2726 = memref.load %query_norm[%2668] : memref<?xf32>
        %2727 = memref.load %key_norm[%2668] : memref<?xf32>
        %2728 = arith.select %2724, %2726, %2727 : f32
        %2729 = arith.mulf %2676, %2723 : f32
        %2730 = arith.mulf %2729, %2728 : f32
        %2731 = arith.select %2711, %2730, %2676 : f32
        %2732 = memref.load %query_norm[%2725] : memref<?xf32>
        %2733 = memref.load %key_norm[%2725] : memref<?xf32>
        %2734 = arith.select %2724, %2732, %2733 : f32
        %2735 = arith.mulf %2685, %2723 : f32
        %2736 = arith.mulf %2735, %2734 : f32
        %2737 = arith.select %2711, %2736, %2685 : f32
        %2738 = arith.addi %2688, %c18 : index
        %2739 = memref.load %query_norm[%2688] : memref<?xf32>
        %2740 = memref.load %key_norm[%2688] : memref<?xf32>
        %2741 = arith.select %2724, %2739, %2740 : f32
        %2742 = arith.mulf %2696, %2723 : f32
        %2743 = arith.mulf %2742, %2741 : f32
        %2744 = arith.select %2711, %2743, %2696 : f32
        %2745 = memref.load %query_norm[%2738] : memref<?xf32>
        %2746 = memref.load %key_norm[%2738] : memref<?xf32>
        %2747 = arith.select %2724, %2745, %2746 : f32
        %2748 = arith.mulf %2705, %2723 : f32
        %2749 = arith.mulf %2748, %2747 : f32
        %2750 = arith.select %2711, %2749, %2705 : f32
        %2751 = arith.remui %2710, %c7 : index
        %2752 = arith.muli %2751, %c33 : index
        %2753 = arith.addi %2752, %2668 : index
        %2754 = arith.divui %2710, %c7 : index
        %2755 = arith.addi %2754, %c7 : index
        %2756 = arith.muli %2755, %c33 : index
        %2757 = arith.addi %2756, %2668 : index
        %2758 = memref.load %rope[%2753] : memref<?xf32>
        %2759 = arith.addi %2753, %c18 : index
        %2760 = memref.load %rope[%2759] : memref<?xf32>
        %2761 = memref.load %rope[%2757] : memref<?xf32>
        %2762 = arith.addi %2757, %c18 : index
        %2763 = memref.load %rope[%2762] : memref<?xf32>
        %2764 = arith.mulf %2761, %2758 : f32
        %2765 = arith.mulf %2763, %2760 : f32
        %2766 = arith.subf %2764, %2765 : f32
        %2767 = arith.mulf %2763, %2758 : f32
        %2768 = arith.mulf %2761, %2760 : f32
        %2769 = arith.addf %2767, %2768 : f32
        %2770 = arith.mulf %2731, %2766 : f32
        %2771 = arith.mulf %2737, %2769 : f32
        %2772 = arith.subf %2770, %2771 : f32
        %2773 = arith.mulf %2737, %2766 : f32
        %2774 = arith.mulf %2731, %2769 : f32
        %2775 = arith.addf %2773, %2774 : f32
        %2776 = arith.cmpi slt, %0, %heads : index
        scf.if %2776 {
          %2777 = arith.muli %2665, %heads : index
          %2778 = arith.addi %2777, %0 : index
          %2779 = arith.muli %2778, %c33 : index
          %2780 = arith.addi %2779, %2668 : index
          memref.store %2772, %q[%2780] : memref<?xf32>
          %2781 = arith.addi %2780, %c18 : index
          memref.store %2775, %q[%2781] : memref<?xf32>
        } else {
          %2782 = arith.addi %2666, %2668 : index
          memref.store %2772, %24[%2782] : memref<?xf32>
          %2783 = arith.addi %2666, %2668 : index
          %2784 = arith.addi %2783, %c18 : index
          memref.store %2775, %24[%2784] : memref<?xf32>
        }
        %2785 = arith.remui %2710, %c7 : index
        %2786 = arith.muli %2785, %c33 : index
        %2787 = arith.addi %2786, %2688 : index
        %2788 = arith.divui %2710, %c7 : index
        %2789 = arith.addi %2788, %c7 : index
        %2790 = arith.muli %2789, %c33 : index
        %2791 = arith.addi %2790, %2688 : index
        %2792 = memref.load %rope[%2787] : memref<?xf32>
        %2793 = arith.addi %2787, %c18 : index
        %2794 = memref.load %rope[%2793] : memref<?xf32>
        %2795 = memref.load %rope[%2791] : memref<?xf32>
        %2796 = arith.addi %2791, %c18 : index
        %2797 = memref.load %rope[%2796] : memref<?xf32>
        %2798 = arith.mulf %2795, %2792 : f32
        %2799 = arith.mulf %2797, %2794 : f32
        %2800 = arith.subf %2798, %2799 : f32
        %2801 = arith.mulf %2797, %2792 : f32
        %2802 = arith.mulf %2795, %2794 : f32
        %2803 = arith.addf %2801, %2802 : f32
        %2804 = arith.mulf %2744, %2800 : f32
        %2805 = arith.mulf %2750, %2803 : f32
        %2806 = arith.subf %2804, %2805 : f32
        %2807 = arith.mulf %2750, %2800 : f32
        %2808 = arith.mulf %2744, %2803 : f32
        %2809 = arith.addf %2807, %2808 : f32
        scf.if %2687 {
          %2810 = arith.cmpi slt, %0, %heads : index
          scf.if %2810 {
            %2811 = arith.muli %2665, %heads : index
            %2812 = arith.addi %2811, %0 : index
            %2813 = arith.muli %2812, %c33 : index
            %2814 = arith.addi %2813, %2688 : index
            memref.store %2806, %q[%2814] : memref<?xf32>
            %2815 = arith.addi %2814, %c18 : index
            memref.store %2809, %q[%2815] : memref<?xf32>
          } else {
            %2816 = arith.addi %2666, %2688 : index
            memref.store %2806, %24[%2816] : memref<?xf32>
            %2817 = arith.addi %2666, %2688 : index
            %2818 = arith.addi %2817, %c18 : index
            memref.store %2809, %24[%2818] : memref<?xf32>
          }
        }
      } else {
        %2819 = arith.cmpi slt, %0, %heads : index
        scf.if %2819 {
          %2820 = arith.muli %2665, %heads : index
          %2821 = arith.addi %2820, %0 : index
          %2822 = arith.muli %2821, %c33 : index
          %2823 = arith.addi %2822, %2668 : index
          memref.store %2676, %q[%2823] : memref<?xf32>
          %2824 = arith.addi %2823, %c18 : index
          memref.store %2685, %q[%2824] : memref<?xf32>
        } else {
          %2825 = arith.addi %2666, %2668 : index
          memref.store %2676, %24[%2825] : memref<?xf32>
          %2826 = arith.addi %2666, %2668 : index
          %2827 = arith.addi %2826, %c18 : index
          memref.store %2685, %24[%2827] : memref<?xf32>
        }
        scf.if %2687 {
          %2828 = arith.cmpi slt, %0, %heads : index
          scf.if %2828 {
            %2829 = arith.muli %2665, %heads : index
            %2830 = arith.addi %2829, %0 : index
            %2831 = arith.muli %2830, %c33 : index
            %2832 = arith.addi %2831, %2688 : index
            memref.store %2696, %q[%2832] : memref<?xf32>
            %2833 = arith.addi %2832, %c18 : index
            memref.store %2705, %q[%2833] : memref<?xf32>
          } else {
            %2834 = arith.addi %2666, %2688 : index
            memref.store %2696, %24[%2834] : memref<?xf32>
            %2835 = arith.addi %2666, %2688 : index
            %2836 = arith.addi %2835, %c18 : index
            memref.store %2705, %24[%2836] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2837 = arith.cmpi sge, %0, %heads : index
    scf.if %2837 {
      %2838 = arith.addi %2482, %c12 : index
      %2839 = arith.addi %2481, %2838 : index
      %2840 = arith.cmpi slt, %2839, %26 : index
      %2841 = arith.cmpi slt, %2838, %c4 : index
      %2842 = arith.andi %2840, %2841 : i1
      scf.if %2842 {
        %2843 = arith.addi %2481, %2838 : index
        %2844 = arith.addi %slotsAt, %2843 : index
        %2845 = memref.load %step[%2844] : memref<?xi32>
        %2846 = arith.index_cast %2845 : i32 to index
        %2847 = arith.cmpi sge, %2846, %c12 : index
        scf.if %2847 {
          %2848 = arith.muli %2838, %c33 : index
          %2849 = arith.subi %0, %heads : index
          %2850 = memref.load %scales[%2849] : memref<?xf32>
          %2851 = vector.broadcast %2850 : f32 to vector<4xf32>
          %2852 = arith.divui %2846, %c4 : index
          %2853 = arith.remui %2846, %c4 : index
          %2854 = arith.muli %2852, %pageBytes : index
          %2855 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2855 {
            %2856 = wave.lane
            %2857 = arith.muli %2856, %c41 : index
            scf.for %2858 = %2857 to %c33 step %c10 {
              %2859 = arith.addi %2848, %2858 : index
              %2860 = vector.load %24[%2859] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2861 = arith.mulf %2860, %2851 : vector<4xf32>
              %2862 = arith.minimumf %2861, %c54 : vector<4xf32>
              %2863 = arith.maximumf %2862, %c55 : vector<4xf32>
              %2864 = arith.truncf %2863 : vector<4xf32> to vector<4xf16>
              %2865 = vector.bitcast %2864 : vector<4xf16> to vector<8xi8>
              %2866 = arith.cmpi slt, %2849, %kvHeads : index
              scf.if %2866 {
                %2867 = arith.muli %2849, %c13 : index
                %2868 = arith.addi %2854, %2867 : index
                %2869 = arith.divui %2858, %c4 : index
                %2870 = arith.muli %2869, %c56 : index
                %2871 = arith.remui %2858, %c4 : index
                %2872 = arith.divui %2871, %c17 : index
                %2873 = arith.muli %2872, %c7 : index
                %2874 = arith.muli %2853, %c4 : index
                %2875 = arith.addi %2873, %2874 : index
                %2876 = arith.remui %2871, %c17 : index
                %2877 = arith.muli %2876, %c6 : index
                %2878 = arith.addi %2875, %2877 : index
                %2879 = arith.addi %2870, %2878 : index
                %2880 = arith.addi %2868, %2879 : index
                vector.store %2865, %kv[%2880] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2881 = arith.subi %2849, %kvHeads : index
                %2882 = arith.muli %2881, %c13 : index
                %2883 = arith.addi %2854, %2882 : index
                %2884 = arith.addi %2858, %c12 : index
                %2885 = arith.divui %2884, %c4 : index
                %2886 = arith.muli %2885, %c56 : index
                %2887 = arith.addi %2886, %c39 : index
                %2888 = arith.remui %2884, %c4 : index
                %2889 = arith.divui %2853, %c6 : index
                %2890 = arith.remui %2853, %c6 : index
                %2891 = arith.muli %2890, %c17 : index
                %2892 = arith.addi %2889, %2891 : index
                %2893 = arith.divui %2892, %c17 : index
                %2894 = arith.muli %2893, %c7 : index
                %2895 = arith.muli %2888, %c4 : index
                %2896 = arith.addi %2894, %2895 : index
                %2897 = arith.remui %2892, %c17 : index
                %2898 = arith.muli %2897, %c6 : index
                %2899 = arith.addi %2896, %2898 : index
                %2900 = arith.addi %2887, %2899 : index
                %2901 = arith.addi %2883, %2900 : index
                %2902 = vector.shuffle %2865, %2865 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2902, %kv[%2901] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2903 = arith.addi %2858, %c5 : index
                %2904 = arith.divui %2903, %c4 : index
                %2905 = arith.muli %2904, %c56 : index
                %2906 = arith.addi %2905, %c39 : index
                %2907 = arith.remui %2903, %c4 : index
                %2908 = arith.divui %2853, %c6 : index
                %2909 = arith.remui %2853, %c6 : index
                %2910 = arith.muli %2909, %c17 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.divui %2911, %c17 : index
                %2913 = arith.muli %2912, %c7 : index
                %2914 = arith.muli %2907, %c4 : index
                %2915 = arith.addi %2913, %2914 : index
                %2916 = arith.remui %2911, %c17 : index
                %2917 = arith.muli %2916, %c6 : index
                %2918 = arith.addi %2915, %2917 : index
                %2919 = arith.addi %2906, %2918 : index
                %2920 = arith.addi %2883, %2919 : index
                %2921 = vector.shuffle %2865, %2865 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2921, %kv[%2920] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2922 = arith.addi %2858, %c6 : index
                %2923 = arith.divui %2922, %c4 : index
                %2924 = arith.muli %2923, %c56 : index
                %2925 = arith.addi %2924, %c39 : index
                %2926 = arith.remui %2922, %c4 : index
                %2927 = arith.divui %2853, %c6 : index
                %2928 = arith.remui %2853, %c6 : index
                %2929 = arith.muli %2928, %c17 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.divui %2930, %c17 : index
                %2932 = arith.muli %2931, %c7 : index
                %2933 = arith.muli %2926, %c4 : index
                %2934 = arith.addi %2932, %2933 : index
                %2935 = arith.remui %2930, %c17 : index
                %2936 = arith.muli %2935, %c6 : index
                %2937 = arith.addi %2934, %2936 : index
                %2938 = arith.addi %2925, %2937 : index
                %2939 = arith.addi %2883, %2938 : index
                %2940 = vector.shuffle %2865, %2865 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2940, %kv[%2939] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2941 = arith.addi %2858, %c2 : index
                %2942 = arith.divui %2941, %c4 : index
                %2943 = arith.muli %2942, %c56 : index
                %2944 = arith.addi %2943, %c39 : index
                %2945 = arith.remui %2941, %c4 : index
                %2946 = arith.divui %2853, %c6 : index
                %2947 = arith.remui %2853, %c6 : index
                %2948 = arith.muli %2947, %c17 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.divui %2949, %c17 : index
                %2951 = arith.muli %2950, %c7 : index
                %2952 = arith.muli %2945, %c4 : index
                %2953 = arith.addi %2951, %2952 : index
                %2954 = arith.remui %2949, %c17 : index
                %2955 = arith.muli %2954, %c6 : index
                %2956 = arith.addi %2953, %2955 : index
                %2957 = arith.addi %2944, %2956 : index
                %2958 = arith.addi %2883, %2957 : index
                %2959 = vector.shuffle %2865, %2865 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2959, %kv[%2958] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2960 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2960 {
            %2961 = wave.lane
            %2962 = arith.muli %2961, %c41 : index
            scf.for %2963 = %2962 to %c33 step %c10 {
              %2964 = arith.addi %2848, %2963 : index
              %2965 = vector.load %24[%2964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2966 = arith.mulf %2965, %2851 : vector<4xf32>
              %2967 = wave.fp8_encode "e4m3" %2966 : vector<4xf32> -> vector<4xi8>
              %2968 = arith.cmpi slt, %2849, %kvHeads : index
              scf.if %2968 {
                %2969 = arith.muli %2849, %c39 : index
                %2970 = arith.addi %2854, %2969 : index
                %2971 = vector.shuffle %2967, %2967 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2972 = arith.divui %2963, %c4 : index
                %2973 = arith.muli %2972, %c7 : index
                %2974 = arith.remui %2963, %c4 : index
                %2975 = arith.muli %2853, %c4 : index
                %2976 = arith.divui %2974, %c41 : index
                %2977 = arith.muli %2976, %c41 : index
                %2978 = arith.remui %2974, %c6 : index
                %2979 = arith.muli %2978, %c6 : index
                %2980 = arith.addi %2977, %2979 : index
                %2981 = arith.divui %2974, %c6 : index
                %2982 = arith.remui %2981, %c6 : index
                %2983 = arith.addi %2980, %2982 : index
                %2984 = arith.addi %2975, %2983 : index
                %2985 = arith.addi %2973, %2984 : index
                %2986 = arith.addi %2970, %2985 : index
                vector.store %2971, %kv[%2986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2987 = arith.subi %2849, %kvHeads : index
                %2988 = arith.muli %2987, %c39 : index
                %2989 = arith.addi %2854, %2988 : index
                %2990 = arith.addi %2963, %c12 : index
                %2991 = arith.divui %2990, %c4 : index
                %2992 = arith.muli %2991, %c7 : index
                %2993 = arith.addi %2992, %c14 : index
                %2994 = arith.remui %2990, %c4 : index
                %2995 = arith.divui %2853, %c6 : index
                %2996 = arith.remui %2853, %c6 : index
                %2997 = arith.muli %2996, %c17 : index
                %2998 = arith.addi %2995, %2997 : index
                %2999 = arith.muli %2994, %c4 : index
                %3000 = arith.divui %2998, %c41 : index
                %3001 = arith.muli %3000, %c41 : index
                %3002 = arith.remui %2998, %c6 : index
                %3003 = arith.muli %3002, %c6 : index
                %3004 = arith.addi %3001, %3003 : index
                %3005 = arith.divui %2998, %c6 : index
                %3006 = arith.remui %3005, %c6 : index
                %3007 = arith.addi %3004, %3006 : index
                %3008 = arith.addi %2999, %3007 : index
                %3009 = arith.addi %2993, %3008 : index
                %3010 = arith.addi %2989, %3009 : index
                %3011 = vector.shuffle %2967, %2967 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3011, %kv[%3010] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3012 = arith.addi %2963, %c5 : index
                %3013 = arith.divui %3012, %c4 : index
                %3014 = arith.muli %3013, %c7 : index
                %3015 = arith.addi %3014, %c14 : index
                %3016 = arith.remui %3012, %c4 : index
                %3017 = arith.divui %2853, %c6 : index
                %3018 = arith.remui %2853, %c6 : index
                %3019 = arith.muli %3018, %c17 : index
                %3020 = arith.addi %3017, %3019 : index
                %3021 = arith.muli %3016, %c4 : index
                %3022 = arith.divui %3020, %c41 : index
                %3023 = arith.muli %3022, %c41 : index
                %3024 = arith.remui %3020, %c6 : index
                %3025 = arith.muli %3024, %c6 : index
                %3026 = arith.addi %3023, %3025 : index
                %3027 = arith.divui %3020, %c6 : index
                %3028 = arith.remui %3027, %c6 : index
                %3029 = arith.addi %3026, %3028 : index
                %3030 = arith.addi %3021, %3029 : index
                %3031 = arith.addi %3015, %3030 : index
                %3032 = arith.addi %2989, %3031 : index
                %3033 = vector.shuffle %2967, %2967 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3033, %kv[%3032] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3034 = arith.addi %2963, %c6 : index
                %3035 = arith.divui %3034, %c4 : index
                %3036 = arith.muli %3035, %c7 : index
                %3037 = arith.addi %3036, %c14 : index
                %3038 = arith.remui %3034, %c4 : index
                %3039 = arith.divui %2853, %c6 : index
                %3040 = arith.remui %2853, %c6 : index
                %3041 = arith.muli %3040, %c17 : index
                %3042 = arith.addi %3039, %3041 : index
                %3043 = arith.muli %3038, %c4 : index
                %3044 = arith.divui %3042, %c41 : index
                %3045 = arith.muli %3044, %c41 : index
                %3046 = arith.remui %3042, %c6 : index
                %3047 = arith.muli %3046, %c6 : index
                %3048 = arith.addi %3045, %3047 : index
                %3049 = arith.divui %3042, %c6 : index
                %3050 = arith.remui %3049, %c6 : index
                %3051 = arith.addi %3048, %3050 : index
                %3052 = arith.addi %3043, %3051 : index
                %3053 = arith.addi %3037, %3052 : index
                %3054 = arith.addi %2989, %3053 : index
                %3055 = vector.shuffle %2967, %2967 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3055, %kv[%3054] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3056 = arith.addi %2963, %c2 : index
                %3057 = arith.divui %3056, %c4 : index
                %3058 = arith.muli %3057, %c7 : index
                %3059 = arith.addi %3058, %c14 : index
                %3060 = arith.remui %3056, %c4 : index
                %3061 = arith.divui %2853, %c6 : index
                %3062 = arith.remui %2853, %c6 : index
                %3063 = arith.muli %3062, %c17 : index
                %3064 = arith.addi %3061, %3063 : index
                %3065 = arith.muli %3060, %c4 : index
                %3066 = arith.divui %3064, %c41 : index
                %3067 = arith.muli %3066, %c41 : index
                %3068 = arith.remui %3064, %c6 : index
                %3069 = arith.muli %3068, %c6 : index
                %3070 = arith.addi %3067, %3069 : index
                %3071 = arith.divui %3064, %c6 : index
                %3072 = arith.remui %3071, %c6 : index
                %3073 = arith.addi %3070, %3072 : index
                %3074 = arith.addi %3065, %3073 : index
                %3075 = arith.addi %3059, %3074 : index
                %3076 = arith.addi %2989, %3075 : index
                %3077 = vector.shuffle %2967, %2967 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3077, %kv[%3076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3078 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3078 {
            %3079 = wave.lane
            %3080 = arith.muli %3079, %c41 : index
            scf.for %3081 = %3080 to %c33 step %c10 {
              %3082 = arith.addi %2848, %3081 : index
              %3083 = vector.load %24[%3082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3084 = arith.mulf %3083, %2851 : vector<4xf32>
              %3085 = wave.fp8_encode "e5m2" %3084 : vector<4xf32> -> vector<4xi8>
              %3086 = arith.cmpi slt, %2849, %kvHeads : index
              scf.if %3086 {
                %3087 = arith.muli %2849, %c39 : index
                %3088 = arith.addi %2854, %3087 : index
                %3089 = vector.shuffle %3085, %3085 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3090 = arith.divui %3081, %c4 : index
                %3091 = arith.muli %3090, %c7 : index
                %3092 = arith.remui %3081, %c4 : index
                %3093 = arith.muli %2853, %c4 : index
                %3094 = arith.divui %3092, %c41 : index
                %3095 = arith.muli %3094, %c41 : index
                %3096 = arith.remui %3092, %c6 : index
                %3097 = arith.muli %3096, %c6 : index
                %3098 = arith.addi %3095, %3097 : index
                %3099 = arith.divui %3092, %c6 : index
                %3100 = arith.remui %3099, %c6 : index
                %3101 = arith.addi %3098, %3100 : index
                %3102 = arith.addi %3093, %3101 : index
                %3103 = arith.addi %3091, %3102 : index
                %3104 = arith.addi %3088, %3103 : index
                vector.store %3089, %kv[%3104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3105 = arith.subi %2849, %kvHeads : index
                %3106 = arith.muli %3105, %c39 : index
                %3107 = arith.addi %2854, %3106 : index
                %3108 = arith.addi %3081, %c12 : index
                %3109 = arith.divui %3108, %c4 : index
                %3110 = arith.muli %3109, %c7 : index
                %3111 = arith.addi %3110, %c14 : index
                %3112 = arith.remui %3108, %c4 : index
                %3113 = arith.divui %2853, %c6 : index
                %3114 = arith.remui %2853, %c6 : index
                %3115 = arith.muli %3114, %c17 : index
                %3116 = arith.addi %3113, %3115 : index
                %3117 = arith.muli %3112, %c4 : index
                %3118 = arith.divui %3116, %c41 : index
                %3119 = arith.muli %3118, %c41 : index
                %3120 = arith.remui %3116, %c6 : index
                %3121 = arith.muli %3120, %c6 : index
                %3122 = arith.addi %3119, %3121 : index
                %3123 = arith.divui %3116, %c6 : index
                %3124 = arith.remui %3123, %c6 : index
                %3125 = arith.addi %3122, %3124 : index
                %3126 = arith.addi %3117, %3125 : index
                %3127 = arith.addi %3111, %3126 : index
                %3128 = arith.addi %3107, %3127 : index
                %3129 = vector.shuffle %3085, %3085 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3129, %kv[%3128] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3130 = arith.addi %3081, %c5 : index
                %3131 = arith.divui %3130, %c4 : index
                %3132 = arith.muli %3131, %c7 : index
                %3133 = arith.addi %3132, %c14 : index
                %3134 = arith.remui %3130, %c4 : index
                %3135 = arith.divui %2853, %c6 : index
                %3136 = arith.remui %2853, %c6 : index
                %3137 = arith.muli %3136, %c17 : index
                %3138 = arith.addi %3135, %3137 : index
                %3139 = arith.muli %3134, %c4 : index
                %3140 = arith.divui %3138, %c41 : index
                %3141 = arith.muli %3140, %c41 : index
                %3142 = arith.remui %3138, %c6 : index
                %3143 = arith.muli %3142, %c6 : index
                %3144 = arith.addi %3141, %3143 : index
                %3145 = arith.divui %3138, %c6 : index
                %3146 = arith.remui %3145, %c6 : index
                %3147 = arith.addi %3144, %3146 : index
                %3148 = arith.addi %3139, %3147 : index
                %3149 = arith.addi %3133, %3148 : index
                %3150 = arith.addi %3107, %3149 : index
                %3151 = vector.shuffle %3085, %3085 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3151, %kv[%3150] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3152 = arith.addi %3081, %c6 : index
                %3153 = arith.divui %3152, %c4 : index
                %3154 = arith.muli %3153, %c7 : index
                %3155 = arith.addi %3154, %c14 : index
                %3156 = arith.remui %3152, %c4 : index
                %3157 = arith.divui %2853, %c6 : index
                %3158 = arith.remui %2853, %c6 : index
                %3159 = arith.muli %3158, %c17 : index
                %3160 = arith.addi %3157, %3159 : index
                %3161 = arith.muli %3156, %c4 : index
                %3162 = arith.divui %3160, %c41 : index
                %3163 = arith.muli %3162, %c41 : index
                %3164 = arith.remui %3160, %c6 : index
                %3165 = arith.muli %3164, %c6 : index
                %3166 = arith.addi %3163, %3165 : index
                %3167 = arith.divui %3160, %c6 : index
                %3168 = arith.remui %3167, %c6 : index
                %3169 = arith.addi %3166, %3168 : index
                %3170 = arith.addi %3161, %3169 : index
                %3171 = arith.addi %3155, %3170 : index
                %3172 = arith.addi %3107, %3171 : index
                %3173 = vector.shuffle %3085, %3085 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3173, %kv[%3172] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3174 = arith.addi %3081, %c2 : index
                %3175 = arith.divui %3174, %c4 : index
                %3176 = arith.muli %3175, %c7 : index
                %3177 = arith.addi %3176, %c14 : index
                %3178 = arith.remui %3174, %c4 : index
                %3179 = arith.divui %2853, %c6 : index
                %3180 = arith.remui %2853, %c6 : index
                %3181 = arith.muli %3180, %c17 : index
                %3182 = arith.addi %3179, %3181 : index
                %3183 = arith.muli %3178, %c4 : index
                %3184 = arith.divui %3182, %c41 : index
                %3185 = arith.muli %3184, %c41 : index
                %3186 = arith.remui %3182, %c6 : index
                %3187 = arith.muli %3186, %c6 : index
                %3188 = arith.addi %3185, %3187 : index
                %3189 = arith.divui %3182, %c6 : index
                %3190 = arith.remui %3189, %c6 : index
                %3191 = arith.addi %3188, %3190 : index
                %3192 = arith.addi %3183, %3191 : index
                %3193 = arith.addi %3177, %3192 : index
                %3194 = arith.addi %3107, %3193 : index
                %3195 = vector.shuffle %3085, %3085 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3195, %kv[%3194] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3196 = arith.addi %2482, %c50 : index
      %3197 = arith.addi %2481, %3196 : index
      %3198 = arith.cmpi slt, %3197, %26 : index
      %3199 = arith.cmpi slt, %3196, %c4 : index
      %3200 = arith.andi %3198, %3199 : i1
      scf.if %3200 {
        %3201 = arith.addi %2481, %3196 : index
        %3202 = arith.addi %slotsAt, %3201 : index
        %3203 = memref.load %step[%3202] : memref<?xi32>
        %3204 = arith.index_cast %3203 : i32 to index
        %3205 = arith.cmpi sge, %3204, %c12 : index
        scf.if %3205 {
          %3206 = arith.muli %3196, %c33 : index
          %3207 = arith.subi %0, %heads : index
          %3208 = memref.load %scales[%3207] : memref<?xf32>
          %3209 = vector.broadcast %3208 : f32 to vector<4xf32>
          %3210 = arith.divui %3204, %c4 : index
          %3211 = arith.remui %3204, %c4 : index
          %3212 = arith.muli %3210, %pageBytes : index
          %3213 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3213 {
            %3214 = wave.lane
            %3215 = arith.muli %3214, %c41 : index
            scf.for %3216 = %3215 to %c33 step %c10 {
              %3217 = arith.addi %3206, %3216 : index
              %3218 = vector.load %24[%3217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3219 = arith.mulf %3218, %3209 : vector<4xf32>
              %3220 = arith.minimumf %3219, %c54 : vector<4xf32>
              %3221 = arith.maximumf %3220, %c55 : vector<4xf32>
              %3222 = arith.truncf %3221 : vector<4xf32> to vector<4xf16>
              %3223 = vector.bitcast %3222 : vector<4xf16> to vector<8xi8>
              %3224 = arith.cmpi slt, %3207, %kvHeads : index
              scf.if %3224 {
                %3225 = arith.muli %3207, %c13 : index
                %3226 = arith.addi %3212, %3225 : index
                %3227 = arith.divui %3216, %c4 : index
                %3228 = arith.muli %3227, %c56 : index
                %3229 = arith.remui %3216, %c4 : index
                %3230 = arith.divui %3229, %c17 : index
                %3231 = arith.muli %3230, %c7 : index
                %3232 = arith.muli %3211, %c4 : index
                %3233 = arith.addi %3231, %3232 : index
                %3234 = arith.remui %3229, %c17 : index
                %3235 = arith.muli %3234, %c6 : index
                %3236 = arith.addi %3233, %3235 : index
                %3237 = arith.addi %3228, %3236 : index
                %3238 = arith.addi %3226, %3237 : index
                vector.store %3223, %kv[%3238] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3239 = arith.subi %3207, %kvHeads : index
                %3240 = arith.muli %3239, %c13 : index
                %3241 = arith.addi %3212, %3240 : index
                %3242 = arith.addi %3216, %c12 : index
                %3243 = arith.divui %3242, %c4 : index
                %3244 = arith.muli %3243, %c56 : index
                %3245 = arith.addi %3244, %c39 : index
                %3246 = arith.remui %3242, %c4 : index
                %3247 = arith.divui %3211, %c6 : index
                %3248 = arith.remui %3211, %c6 : index
                %3249 = arith.muli %3248, %c17 : index
                %3250 = arith.addi %3247, %3249 : index
                %3251 = arith.divui %3250, %c17 : index
                %3252 = arith.muli %3251, %c7 : index
                %3253 = arith.muli %3246, %c4 : index
                %3254 = arith.addi %3252, %3253 : index
                %3255 = arith.remui %3250, %c17 : index
                %3256 = arith.muli %3255, %c6 : index
                %3257 = arith.addi %3254, %3256 : index
                %3258 = arith.addi %3245, %3257 : index
                %3259 = arith.addi %3241, %3258 : index
                %3260 = vector.shuffle %3223, %3223 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3260, %kv[%3259] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3261 = arith.addi %3216, %c5 : index
                %3262 = arith.divui %3261, %c4 : index
                %3263 = arith.muli %3262, %c56 : index
                %3264 = arith.addi %3263, %c39 : index
                %3265 = arith.remui %3261, %c4 : index
                %3266 = arith.divui %3211, %c6 : index
                %3267 = arith.remui %3211, %c6 : index
                %3268 = arith.muli %3267, %c17 : index
                %3269 = arith.addi %3266, %3268 : index
                %3270 = arith.divui %3269, %c17 : index
                %3271 = arith.muli %3270, %c7 : index
                %3272 = arith.muli %3265, %c4 : index
                %3273 = arith.addi %3271, %3272 : index
                %3274 = arith.remui %3269, %c17 : index
                %3275 = arith.muli %3274, %c6 : index
                %3276 = arith.addi %3273, %3275 : index
                %3277 = arith.addi %3264, %3276 : index
                %3278 = arith.addi %3241, %3277 : index
                %3279 = vector.shuffle %3223, %3223 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3279, %kv[%3278] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3280 = arith.addi %3216, %c6 : index
                %3281 = arith.divui %3280, %c4 : index
                %3282 = arith.muli %3281, %c56 : index
                %3283 = arith.addi %3282, %c39 : index
                %3284 = arith.remui %3280, %c4 : index
                %3285 = arith.divui %3211, %c6 : index
                %3286 = arith.remui %3211, %c6 : index
                %3287 = arith.muli %3286, %c17 : index
                %3288 = arith.addi %3285, %3287 : index
                %3289 = arith.divui %3288, %c17 : index
                %3290 = arith.muli %3289, %c7 : index
                %3291 = arith.muli %3284, %c4 : index
                %3292 = arith.addi %3290, %3291 : index
                %3293 = arith.remui %3288, %c17 : index
                %3294 = arith.muli %3293, %c6 : index
                %3295 = arith.addi %3292, %3294 : index
                %3296 = arith.addi %3283, %3295 : index
                %3297 = arith.addi %3241, %3296 : index
                %3298 = vector.shuffle %3223, %3223 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3298, %kv[%3297] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3299 = arith.addi %3216, %c2 : index
                %3300 = arith.divui %3299, %c4 : index
                %3301 = arith.muli %3300, %c56 : index
                %3302 = arith.addi %3301, %c39 : index
                %3303 = arith.remui %3299, %c4 : index
                %3304 = arith.divui %3211, %c6 : index
                %3305 = arith.remui %3211, %c6 : index
                %3306 = arith.muli %3305, %c17 : index
                %3307 = arith.addi %3304, %3306 : index
                %3308 = arith.divui %3307, %c17 : index
                %3309 = arith.muli %3308, %c7 : index
                %3310 = arith.muli %3303, %c4 : index
                %3311 = arith.addi %3309, %3310 : index
                %3312 = arith.remui %3307, %c17 : index
                %3313 = arith.muli %3312, %c6 : index
                %3314 = arith.addi %3311, %3313 : index
                %3315 = arith.addi %3302, %3314 : index
                %3316 = arith.addi %3241, %3315 : index
                %3317 = vector.shuffle %3223, %3223 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3317, %kv[%3316] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3318 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3318 {
            %3319 = wave.lane
            %3320 = arith.muli %3319, %c41 : index
            scf.for %3321 = %3320 to %c33 step %c10 {
              %3322 = arith.addi %3206, %3321 : index
              %3323 = vector.load %24[%3322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3324 = arith.mulf %3323, %3209 : vector<4xf32>
              %3325 = wave.fp8_encode "e4m3" %3324 : vector<4xf32> -> vector<4xi8>
              %3326 = arith.cmpi slt, %3207, %kvHeads : index
              scf.if %3326 {
                %3327 = arith.muli %3207, %c39 : index
                %3328 = arith.addi %3212, %3327 : index
                %3329 = vector.shuffle %3325, %3325 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3330 = arith.divui %3321, %c4 : index
                %3331 = arith.muli %3330, %c7 : index
                %3332 = arith.remui %3321, %c4 : index
                %3333 = arith.muli %3211, %c4 : index
                %3334 = arith.divui %3332, %c41 : index
                %3335 = arith.muli %3334, %c41 : index
                %3336 = arith.remui %3332, %c6 : index
                %3337 = arith.muli %3336, %c6 : index
                %3338 = arith.addi %3335, %3337 : index
                %3339 = arith.divui %3332, %c6 : index
                %3340 = arith.remui %3339, %c6 : index
                %3341 = arith.addi %3338, %3340 : index
                %3342 = arith.addi %3333, %3341 : index
                %3343 = arith.addi %3331, %3342 : index
                %3344 = arith.addi %3328, %3343 : index
                vector.store %3329, %kv[%3344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3345 = arith.subi %3207, %kvHeads : index
                %3346 = arith.muli %3345, %c39 : index
                %3347 = arith.addi %3212, %3346 : index
                %3348 = arith.addi %3321, %c12 : index
                %3349 = arith.divui %3348, %c4 : index
                %3350 = arith.muli %3349, %c7 : index
                %3351 = arith.addi %3350, %c14 : index
                %3352 = arith.remui %3348, %c4 : index
                %3353 = arith.divui %3211, %c6 : index
                %3354 = arith.remui %3211, %c6 : index
                %3355 = arith.muli %3354, %c17 : index
                %3356 = arith.addi %3353, %3355 : index
                %3357 = arith.muli %3352, %c4 : index
                %3358 = arith.divui %3356, %c41 : index
                %3359 = arith.muli %3358, %c41 : index
                %3360 = arith.remui %3356, %c6 : index
                %3361 = arith.muli %3360, %c6 : index
                %3362 = arith.addi %3359, %3361 : index
                %3363 = arith.divui %3356, %c6 : index
                %3364 = arith.remui %3363, %c6 : index
                %3365 = arith.addi %3362, %3364 : index
                %3366 = arith.addi %3357, %3365 : index
                %3367 = arith.addi %3351, %3366 : index
                %3368 = arith.addi %3347, %3367 : index
                %3369 = vector.shuffle %3325, %3325 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3369, %kv[%3368] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3370 = arith.addi %3321, %c5 : index
                %3371 = arith.divui %3370, %c4 : index
                %3372 = arith.muli %3371, %c7 : index
                %3373 = arith.addi %3372, %c14 : index
                %3374 = arith.remui %3370, %c4 : index
                %3375 = arith.divui %3211, %c6 : index
                %3376 = arith.remui %3211, %c6 : index
                %3377 = arith.muli %3376, %c17 : index
                %3378 = arith.addi %3375, %3377 : index
                %3379 = arith.muli %3374, %c4 : index
                %3380 = arith.divui %3378, %c41 : index
                %3381 = arith.muli %3380, %c41 : index
                %3382 = arith.remui %3378, %c6 : index
                %3383 = arith.muli %3382, %c6 : index
                %3384 = arith.addi %3381, %3383 : index
                %3385 = arith.divui %3378, %c6 : index
                %3386 = arith.remui %3385, %c6 : index
                %3387 = arith.addi %3384, %3386 : index
                %3388 = arith.addi %3379, %3387 : index
                %3389 = arith.addi %3373, %3388 : index
                %3390 = arith.addi %3347, %3389 : index
                %3391 = vector.shuffle %3325, %3325 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3391, %kv[%3390] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3392 = arith.addi %3321, %c6 : index
                %3393 = arith.divui %3392, %c4 : index
                %3394 = arith.muli %3393, %c7 : index
                %3395 = arith.addi %3394, %c14 : index
                %3396 = arith.remui %3392, %c4 : index
                %3397 = arith.divui %3211, %c6 : index
                %3398 = arith.remui %3211, %c6 : index
                %3399 = arith.muli %3398, %c17 : index
                %3400 = arith.addi %3397, %3399 : index
                %3401 = arith.muli %3396, %c4 : index
                %3402 = arith.divui %3400, %c41 : index
                %3403 = arith.muli %3402, %c41 : index
                %3404 = arith.remui %3400, %c6 : index
                %3405 = arith.muli %3404, %c6 : index
                %3406 = arith.addi %3403, %3405 : index
                %3407 = arith.divui %3400, %c6 : index
                %3408 = arith.remui %3407, %c6 : index
                %3409 = arith.addi %3406, %3408 : index
                %3410 = arith.addi %3401, %3409 : index
                %3411 = arith.addi %3395, %3410 : index
                %3412 = arith.addi %3347, %3411 : index
                %3413 = vector.shuffle %3325, %3325 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3413, %kv[%3412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3414 = arith.addi %3321, %c2 : index
                %3415 = arith.divui %3414, %c4 : index
                %3416 = arith.muli %3415, %c7 : index
                %3417 = arith.addi %3416, %c14 : index
                %3418 = arith.remui %3414, %c4 : index
                %3419 = arith.divui %3211, %c6 : index
                %3420 = arith.remui %3211, %c6 : index
                %3421 = arith.muli %3420, %c17 : index
                %3422 = arith.addi %3419, %3421 : index
                %3423 = arith.muli %3418, %c4 : index
                %3424 = arith.divui %3422, %c41 : index
                %3425 = arith.muli %3424, %c41 : index
                %3426 = arith.remui %3422, %c6 : index
                %3427 = arith.muli %3426, %c6 : index
                %3428 = arith.addi %3425, %3427 : index
                %3429 = arith.divui %3422, %c6 : index
                %3430 = arith.remui %3429, %c6 : index
                %3431 = arith.addi %3428, %3430 : index
                %3432 = arith.addi %3423, %3431 : index
                %3433 = arith.addi %3417, %3432 : index
                %3434 = arith.addi %3347, %3433 : index
                %3435 = vector.shuffle %3325, %3325 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3435, %kv[%3434] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3436 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3436 {
            %3437 = wave.lane
            %3438 = arith.muli %3437, %c41 : index
            scf.for %3439 = %3438 to %c33 step %c10 {
              %3440 = arith.addi %3206, %3439 : index
              %3441 = vector.load %24[%3440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3442 = arith.mulf %3441, %3209 : vector<4xf32>
              %3443 = wave.fp8_encode "e5m2" %3442 : vector<4xf32> -> vector<4xi8>
              %3444 = arith.cmpi slt, %3207, %kvHeads : index
              scf.if %3444 {
                %3445 = arith.muli %3207, %c39 : index
                %3446 = arith.addi %3212, %3445 : index
                %3447 = vector.shuffle %3443, %3443 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3448 = arith.divui %3439, %c4 : index
                %3449 = arith.muli %3448, %c7 : index
                %3450 = arith.remui %3439, %c4 : index
                %3451 = arith.muli %3211, %c4 : index
                %3452 = arith.divui %3450, %c41 : index
                %3453 = arith.muli %3452, %c41 : index
                %3454 = arith.remui %3450, %c6 : index
                %3455 = arith.muli %3454, %c6 : index
                %3456 = arith.addi %3453, %3455 : index
                %3457 = arith.divui %3450, %c6 : index
                %3458 = arith.remui %3457, %c6 : index
                %3459 = arith.addi %3456, %3458 : index
                %3460 = arith.addi %3451, %3459 : index
                %3461 = arith.addi %3449, %3460 : index
                %3462 = arith.addi %3446, %3461 : index
                vector.store %3447, %kv[%3462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3463 = arith.subi %3207, %kvHeads : index
                %3464 = arith.muli %3463, %c39 : index
                %3465 = arith.addi %3212, %3464 : index
                %3466 = arith.addi %3439, %c12 : index
                %3467 = arith.divui %3466, %c4 : index
                %3468 = arith.muli %3467, %c7 : index
                %3469 = arith.addi %3468, %c14 : index
                %3470 = arith.remui %3466, %c4 : index
                %3471 = arith.divui %3211, %c6 : index
                %3472 = arith.remui %3211, %c6 : index
                %3473 = arith.muli %3472, %c17 : index
                %3474 = arith.addi %3471, %3473 : index
                %3475 = arith.muli %3470, %c4 : index
                %3476 = arith.divui %3474, %c41 : index
                %3477 = arith.muli %3476, %c41 : index
                %3478 = arith.remui %3474, %c6 : index
                %3479 = arith.muli %3478, %c6 : index
                %3480 = arith.addi %3477, %3479 : index
                %3481 = arith.divui %3474, %c6 : index
                %3482 = arith.remui %3481, %c6 : index
                %3483 = arith.addi %3480, %3482 : index
                %3484 = arith.addi %3475, %3483 : index
                %3485 = arith.addi %3469, %3484 : index
                %3486 = arith.addi %3465, %3485 : index
                %3487 = vector.shuffle %3443, %3443 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3487, %kv[%3486] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3488 = arith.addi %3439, %c5 : index
                %3489 = arith.divui %3488, %c4 : index
                %3490 = arith.muli %3489, %c7 : index
                %3491 = arith.addi %3490, %c14 : index
                %3492 = arith.remui %3488, %c4 : index
                %3493 = arith.divui %3211, %c6 : index
                %3494 = arith.remui %3211, %c6 : index
                %3495 = arith.muli %3494, %c17 : index
                %3496 = arith.addi %3493, %3495 : index
                %3497 = arith.muli %3492, %c4 : index
                %3498 = arith.divui %3496, %c41 : index
                %3499 = arith.muli %3498, %c41 : index
                %3500 = arith.remui %3496, %c6 : index
                %3501 = arith.muli %3500, %c6 : index
                %3502 = arith.addi %3499, %3501 : index
                %3503 = arith.divui %3496, %c6 : index
                %3504 = arith.remui %3503, %c6 : index
                %3505 = arith.addi %3502, %3504 : index
                %3506 = arith.addi %3497, %3505 : index
                %3507 = arith.addi %3491, %3506 : index
                %3508 = arith.addi %3465, %3507 : index
                %3509 = vector.shuffle %3443, %3443 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3509, %kv[%3508] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3510 = arith.addi %3439, %c6 : index
                %3511 = arith.divui %3510, %c4 : index
                %3512 = arith.muli %3511, %c7 : index
                %3513 = arith.addi %3512, %c14 : index
                %3514 = arith.remui %3510, %c4 : index
                %3515 = arith.divui %3211, %c6 : index
                %3516 = arith.remui %3211, %c6 : index
                %3517 = arith.muli %3516, %c17 : index
                %3518 = arith.addi %3515, %3517 : index
                %3519 = arith.muli %3514, %c4 : index
                %3520 = arith.divui %3518, %c41 : index
                %3521 = arith.muli %3520, %c41 : index
                %3522 = arith.remui %3518, %c6 : index
                %3523 = arith.muli %3522, %c6 : index
                %3524 = arith.addi %3521, %3523 : index
                %3525 = arith.divui %3518, %c6 : index
                %3526 = arith.remui %3525, %c6 : index
                %3527 = arith.addi %3524, %3526 : index
                %3528 = arith.addi %3519, %3527 : index
                %3529 = arith.addi %3513, %3528 : index
                %3530 = arith.addi %3465, %3529 : index
                %3531 = vector.shuffle %3443, %3443 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3531, %kv[%3530] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3532 = arith.addi %3439, %c2 : index
                %3533 = arith.divui %3532, %c4 : index
                %3534 = arith.muli %3533, %c7 : index
                %3535 = arith.addi %3534, %c14 : index
                %3536 = arith.remui %3532, %c4 : index
                %3537 = arith.divui %3211, %c6 : index
                %3538 = arith.remui %3211, %c6 : index
                %3539 = arith.muli %3538, %c17 : index
                %3540 = arith.addi %3537, %3539 : index
                %3541 = arith.muli %3536, %c4 : index
                %3542 = arith.divui %3540, %c41 : index
                %3543 = arith.muli %3542, %c41 : index
                %3544 = arith.remui %3540, %c6 : index
                %3545 = arith.muli %3544, %c6 : index
                %3546 = arith.addi %3543, %3545 : index
                %3547 = arith.divui %3540, %c6 : index
                %3548 = arith.remui %3547, %c6 : index
                %3549 = arith.addi %3546, %3548 : index
                %3550 = arith.addi %3541, %3549 : index
                %3551 = arith.addi %3535, %3550 : index
                %3552 = arith.addi %3465, %3551 : index
                %3553 = vector.shuffle %3443, %3443 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3553, %kv[%3552] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3554 = arith.addi %27, %c8 : index
    %3555 = wave.lane
    %3556 = arith.muli %3, %c6 : index
    %3557 = arith.muli %3556, %c7 : index
    %3558 = arith.addi %3557, %3555 : index
    %3559 = arith.muli %4, %c14 : index
    %3560 = arith.addi %3559, %3558 : index
    %3561 = arith.addi %3560, %c12 : index
    %3562 = arith.addi %3561, %c12 : index
    %3563 = vector.extract %688#4[0] : f32 from vector<8xf32>
    memref.store %3563, %23[%3562] : memref<?xf32>
    %3564 = arith.muli %4, %c14 : index
    %3565 = arith.addi %3564, %3558 : index
    %3566 = arith.addi %3565, %c12 : index
    %3567 = arith.addi %3566, %c8 : index
    %3568 = vector.extract %688#4[1] : f32 from vector<8xf32>
    memref.store %3568, %23[%3567] : memref<?xf32>
    %3569 = arith.muli %4, %c14 : index
    %3570 = arith.addi %3569, %3558 : index
    %3571 = arith.addi %3570, %c12 : index
    %3572 = arith.addi %3571, %c15 : index
    %3573 = vector.extract %688#4[2] : f32 from vector<8xf32>
    memref.store %3573, %23[%3572] : memref<?xf32>
    %3574 = arith.muli %4, %c14 : index
    %3575 = arith.addi %3574, %3558 : index
    %3576 = arith.addi %3575, %c12 : index
    %3577 = arith.addi %3576, %c33 : index
    %3578 = vector.extract %688#4[3] : f32 from vector<8xf32>
    memref.store %3578, %23[%3577] : memref<?xf32>
    %3579 = arith.muli %4, %c14 : index
    %3580 = arith.addi %3579, %3558 : index
    %3581 = arith.addi %3580, %c12 : index
    %3582 = arith.addi %3581, %c10 : index
    %3583 = vector.extract %688#4[4] : f32 from vector<8xf32>
    memref.store %3583, %23[%3582] : memref<?xf32>
    %3584 = arith.muli %4, %c14 : index
    %3585 = arith.addi %3584, %3558 : index
    %3586 = arith.addi %3585, %c12 : index
    %3587 = arith.addi %3586, %c34 : index
    %3588 = vector.extract %688#4[5] : f32 from vector<8xf32>
    memref.store %3588, %23[%3587] : memref<?xf32>
    %3589 = arith.muli %4, %c14 : index
    %3590 = arith.addi %3589, %3558 : index
    %3591 = arith.addi %3590, %c12 : index
    %3592 = arith.addi %3591, %c35 : index
    %3593 = vector.extract %688#4[6] : f32 from vector<8xf32>
    memref.store %3593, %23[%3592] : memref<?xf32>
    %3594 = arith.muli %4, %c14 : index
    %3595 = arith.addi %3594, %3558 : index
    %3596 = arith.addi %3595, %c12 : index
    %3597 = arith.addi %3596, %c36 : index
    %3598 = vector.extract %688#4[7] : f32 from vector<8xf32>
    memref.store %3598, %23[%3597] : memref<?xf32>
    %3599 = arith.muli %4, %c14 : index
    %3600 = arith.addi %3599, %3558 : index
    %3601 = arith.addi %3600, %c7 : index
    %3602 = arith.addi %3601, %c12 : index
    %3603 = vector.extract %688#5[0] : f32 from vector<8xf32>
    memref.store %3603, %23[%3602] : memref<?xf32>
    %3604 = arith.muli %4, %c14 : index
    %3605 = arith.addi %3604, %3558 : index
    %3606 = arith.addi %3605, %c7 : index
    %3607 = arith.addi %3606, %c8 : index
    %3608 = vector.extract %688#5[1] : f32 from vector<8xf32>
    memref.store %3608, %23[%3607] : memref<?xf32>
    %3609 = arith.muli %4, %c14 : index
    %3610 = arith.addi %3609, %3558 : index
    %3611 = arith.addi %3610, %c7 : index
    %3612 = arith.addi %3611, %c15 : index
    %3613 = vector.extract %688#5[2] : f32 from vector<8xf32>
    memref.store %3613, %23[%3612] : memref<?xf32>
    %3614 = arith.muli %4, %c14 : index
    %3615 = arith.addi %3614, %3558 : index
    %3616 = arith.addi %3615, %c7 : index
    %3617 = arith.addi %3616, %c33 : index
    %3618 = vector.extract %688#5[3] : f32 from vector<8xf32>
    memref.store %3618, %23[%3617] : memref<?xf32>
    %3619 = arith.muli %4, %c14 : index
    %3620 = arith.addi %3619, %3558 : index
    %3621 = arith.addi %3620, %c7 : index
    %3622 = arith.addi %3621, %c10 : index
    %3623 = vector.extract %688#5[4] : f32 from vector<8xf32>
    memref.store %3623, %23[%3622] : memref<?xf32>
    %3624 = arith.muli %4, %c14 : index
    %3625 = arith.addi %3624, %3558 : index
    %3626 = arith.addi %3625, %c7 : index
    %3627 = arith.addi %3626, %c34 : index
    %3628 = vector.extract %688#5[5] : f32 from vector<8xf32>
    memref.store %3628, %23[%3627] : memref<?xf32>
    %3629 = arith.muli %4, %c14 : index
    %3630 = arith.addi %3629, %3558 : index
    %3631 = arith.addi %3630, %c7 : index
    %3632 = arith.addi %3631, %c35 : index
    %3633 = vector.extract %688#5[6] : f32 from vector<8xf32>
    memref.store %3633, %23[%3632] : memref<?xf32>
    %3634 = arith.muli %4, %c14 : index
    %3635 = arith.addi %3634, %3558 : index
    %3636 = arith.addi %3635, %c7 : index
    %3637 = arith.addi %3636, %c36 : index
    %3638 = vector.extract %688#5[7] : f32 from vector<8xf32>
    memref.store %3638, %23[%3637] : memref<?xf32>
    wave.barrier
    %3639 = arith.muli %4, %c6 : index
    %3640 = arith.addi %3639, %c12 : index
    %3641 = arith.muli %3640, %c6 : index
    %3642 = arith.divui %3555, %c4 : index
    %3643 = arith.addi %3641, %3642 : index
    %3644 = arith.addi %3554, %3643 : index
    %3645 = arith.cmpi slt, %3644, %26 : index
    scf.if %3645 {
      %3646 = arith.cmpi eq, %hasFactors, %c5 : index
      %3647 = arith.muli %3644, %c6 : index
      %3648 = memref.load %factors[%3647] : memref<?xf32>
      %3649 = arith.mulf %3648, %operandScale : f32
      %3650 = arith.select %3646, %3649, %operandScale : f32
      %3651 = arith.addi %3558, %c12 : index
      %3652 = arith.muli %3640, %c8 : index
      %3653 = arith.addi %3651, %3652 : index
      %3654 = memref.load %23[%3653] : memref<?xf32>
      %3655 = arith.addi %3653, %c14 : index
      %3656 = memref.load %23[%3655] : memref<?xf32>
      %3657 = arith.addf %3654, %3656 : f32
      %3658 = arith.addi %3653, %c39 : index
      %3659 = memref.load %23[%3658] : memref<?xf32>
      %3660 = arith.addf %3657, %3659 : f32
      %3661 = arith.addi %3653, %c40 : index
      %3662 = memref.load %23[%3661] : memref<?xf32>
      %3663 = arith.addf %3660, %3662 : f32
      %3664 = arith.remui %3555, %c4 : index
      %3665 = arith.muli %3664, %c41 : index
      %3666 = arith.addi %20, %3665 : index
      %3667 = vector.load %w[%3666] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3668 = vector.bitcast %3667 : vector<4xi8> to vector<1xf32>
      %3669 = vector.extract %3668[0] : f32 from vector<1xf32>
      %3670 = arith.mulf %3669, %3650 : f32
      %3671 = arith.mulf %3663, %3670 : f32
      %3672 = arith.muli %3, %c6 : index
      %3673 = arith.addi %3672, %c12 : index
      %3674 = arith.muli %3673, %c4 : index
      %3675 = arith.remui %3555, %c4 : index
      %3676 = arith.addi %3674, %3675 : index
      %3677 = arith.muli %3643, %c33 : index
      %3678 = arith.addi %3677, %3676 : index
      memref.store %3671, %24[%3678] : memref<?xf32>
      %3679 = arith.addi %3558, %c7 : index
      %3680 = arith.muli %3640, %c8 : index
      %3681 = arith.addi %3679, %3680 : index
      %3682 = memref.load %23[%3681] : memref<?xf32>
      %3683 = arith.addi %3681, %c14 : index
      %3684 = memref.load %23[%3683] : memref<?xf32>
      %3685 = arith.addf %3682, %3684 : f32
      %3686 = arith.addi %3681, %c39 : index
      %3687 = memref.load %23[%3686] : memref<?xf32>
      %3688 = arith.addf %3685, %3687 : f32
      %3689 = arith.addi %3681, %c40 : index
      %3690 = memref.load %23[%3689] : memref<?xf32>
      %3691 = arith.addf %3688, %3690 : f32
      %3692 = arith.remui %3555, %c4 : index
      %3693 = arith.muli %3692, %c41 : index
      %3694 = arith.addi %22, %3693 : index
      %3695 = vector.load %w[%3694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3696 = vector.bitcast %3695 : vector<4xi8> to vector<1xf32>
      %3697 = vector.extract %3696[0] : f32 from vector<1xf32>
      %3698 = arith.mulf %3697, %3650 : f32
      %3699 = arith.mulf %3691, %3698 : f32
      %3700 = arith.muli %3, %c6 : index
      %3701 = arith.addi %3700, %c5 : index
      %3702 = arith.muli %3701, %c4 : index
      %3703 = arith.remui %3555, %c4 : index
      %3704 = arith.addi %3702, %3703 : index
      %3705 = arith.muli %3643, %c33 : index
      %3706 = arith.addi %3705, %3704 : index
      memref.store %3699, %24[%3706] : memref<?xf32>
    }
    %3707 = arith.muli %4, %c6 : index
    %3708 = arith.addi %3707, %c5 : index
    %3709 = arith.muli %3708, %c6 : index
    %3710 = arith.divui %3555, %c4 : index
    %3711 = arith.addi %3709, %3710 : index
    %3712 = arith.addi %3554, %3711 : index
    %3713 = arith.cmpi slt, %3712, %26 : index
    scf.if %3713 {
      %3714 = arith.cmpi eq, %hasFactors, %c5 : index
      %3715 = arith.muli %3712, %c6 : index
      %3716 = memref.load %factors[%3715] : memref<?xf32>
      %3717 = arith.mulf %3716, %operandScale : f32
      %3718 = arith.select %3714, %3717, %operandScale : f32
      %3719 = arith.addi %3558, %c12 : index
      %3720 = arith.muli %3708, %c8 : index
      %3721 = arith.addi %3719, %3720 : index
      %3722 = memref.load %23[%3721] : memref<?xf32>
      %3723 = arith.addi %3721, %c14 : index
      %3724 = memref.load %23[%3723] : memref<?xf32>
      %3725 = arith.addf %3722, %3724 : f32
      %3726 = arith.addi %3721, %c39 : index
      %3727 = memref.load %23[%3726] : memref<?xf32>
      %3728 = arith.addf %3725, %3727 : f32
      %3729 = arith.addi %3721, %c40 : index
      %3730 = memref.load %23[%3729] : memref<?xf32>
      %3731 = arith.addf %3728, %3730 : f32
      %3732 = arith.remui %3555, %c4 : index
      %3733 = arith.muli %3732, %c41 : index
      %3734 = arith.addi %20, %3733 : index
      %3735 = vector.load %w[%3734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3736 = vector.bitcast %3735 : vector<4xi8> to vector<1xf32>
      %3737 = vector.extract %3736[0] : f32 from vector<1xf32>
      %3738 = arith.mulf %3737, %3718 : f32
      %3739 = arith.mulf %3731, %3738 : f32
      %3740 = arith.muli %3, %c6 : index
      %3741 = arith.addi %3740, %c12 : index
      %3742 = arith.muli %3741, %c4 : index
      %3743 = arith.remui %3555, %c4 : index
      %3744 = arith.addi %3742, %3743 : index
      %3745 = arith.muli %3711, %c33 : index
      %3746 = arith.addi %3745, %3744 : index
      memref.store %3739, %24[%3746] : memref<?xf32>
      %3747 = arith.addi %3558, %c7 : index
      %3748 = arith.muli %3708, %c8 : index
      %3749 = arith.addi %3747, %3748 : index
      %3750 = memref.load %23[%3749] : memref<?xf32>
      %3751 = arith.addi %3749, %c14 : index
      %3752 = memref.load %23[%3751] : memref<?xf32>
      %3753 = arith.addf %3750, %3752 : f32
      %3754 = arith.addi %3749, %c39 : index
      %3755 = memref.load %23[%3754] : memref<?xf32>
      %3756 = arith.addf %3753, %3755 : f32
      %3757 = arith.addi %3749, %c40 : index
      %3758 = memref.load %23[%3757] : memref<?xf32>
      %3759 = arith.addf %3756, %3758 : f32
      %3760 = arith.remui %3555, %c4 : index
      %3761 = arith.muli %3760, %c41 : index
      %3762 = arith.addi %22, %3761 : index
      %3763 = vector.load %w[%3762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3764 = vector.bitcast %3763 : vector<4xi8> to vector<1xf32>
      %3765 = vector.extract %3764[0] : f32 from vector<1xf32>
      %3766 = arith.mulf %3765, %3718 : f32
      %3767 = arith.mulf %3759, %3766 : f32
      %3768 = arith.muli %3, %c6 : index
      %3769 = arith.addi %3768, %c5 : index
      %3770 = arith.muli %3769, %c4 : index
      %3771 = arith.remui %3555, %c4 : index
      %3772 = arith.addi %3770, %3771 : index
      %3773 = arith.muli %3711, %c33 : index
      %3774 = arith.addi %3773, %3772 : index
      memref.store %3767, %24[%3774] : memref<?xf32>
    }
    wave.barrier
    %3775 = arith.addi %27, %c8 : index
    %3776 = wave.wave
    %3777 = arith.addi %3776, %c12 : index
    %3778 = arith.addi %3775, %3777 : index
    %3779 = arith.cmpi slt, %3778, %26 : index
    %3780 = arith.cmpi slt, %3777, %c4 : index
    %3781 = arith.andi %3779, %3780 : i1
    scf.if %3781 {
      %3782 = arith.addi %3775, %3777 : index
      %3783 = arith.muli %3777, %c33 : index
      %3784 = wave.lane
      %3785 = arith.addi %3784, %c12 : index
      %3786 = arith.cmpi eq, %hasBias, %c5 : index
      %3787 = arith.addi %3783, %3785 : index
      %3788 = memref.load %24[%3787] : memref<?xf32>
      %3789 = arith.muli %0, %c33 : index
      %3790 = arith.addi %3789, %3785 : index
      %3791 = memref.load %bias[%3790] : memref<?xf32>
      %3792 = arith.addf %3788, %3791 : f32
      %3793 = arith.select %3786, %3792, %3788 : f32
      %3794 = arith.addi %3785, %c18 : index
      %3795 = arith.cmpi eq, %hasBias, %c5 : index
      %3796 = arith.addi %3783, %3794 : index
      %3797 = memref.load %24[%3796] : memref<?xf32>
      %3798 = arith.muli %0, %c33 : index
      %3799 = arith.addi %3798, %3794 : index
      %3800 = memref.load %bias[%3799] : memref<?xf32>
      %3801 = arith.addf %3797, %3800 : f32
      %3802 = arith.select %3795, %3801, %3797 : f32
      %3803 = arith.addi %3784, %c8 : index
      %3804 = arith.cmpi slt, %3803, %c18 : index
      %3805 = arith.minsi %3803, %c43 : index
      %3806 = arith.cmpi eq, %hasBias, %c5 : index
      %3807 = arith.addi %3783, %3805 : index
      %3808 = memref.load %24[%3807] : memref<?xf32>
      %3809 = arith.muli %0, %c33 : index
      %3810 = arith.addi %3809, %3805 : index
      %3811 = memref.load %bias[%3810] : memref<?xf32>
      %3812 = arith.addf %3808, %3811 : f32
      %3813 = arith.select %3806, %3812, %3808 : f32
      %3814 = arith.addi %3805, %c18 : index
      %3815 = arith.cmpi eq, %hasBias, %c5 : index
      %3816 = arith.addi %3783, %3814 : index
      %3817 = memref.load %24[%3816] : memref<?xf32>
      %3818 = arith.muli %0, %c33 : index
      %3819 = arith.addi %3818, %3814 : index
      %3820 = memref.load %bias[%3819] : memref<?xf32>
      %3821 = arith.addf %3817, %3820 : f32
      %3822 = arith.select %3815, %3821, %3817 : f32
      %3823 = arith.addi %heads, %kvHeads : index
      %3824 = arith.cmpi slt, %0, %3823 : index
      scf.if %3824 {
        %3825 = arith.addi %positionsAt, %3782 : index
        %3826 = memref.load %step[%3825] : memref<?xi32>
        %3827 = arith.index_cast %3826 : i32 to index
        %3828 = arith.cmpi eq, %hasNorm, %c5 : index
        %3829 = math.fma %3793, %3793, %c46 : f32
        %3830 = math.fma %3802, %3802, %3829 : f32
        %3831 = math.fma %3813, %3813, %3830 : f32
        %3832 = arith.select %3804, %3831, %3830 : f32
        %3833 = math.fma %3822, %3822, %3832 : f32
        %3834 = arith.select %3804, %3833, %3832 : f32
        %3835 = vector.broadcast %3834 : f32 to vector<1xf32>
        %3836 = wave.reduce "add" %3835 : vector<1xf32>
        %3837 = arith.mulf %3836, %inverseHeadDim : f32
        %3838 = arith.addf %3837, %epsilon : f32
        %3839 = math.sqrt %3838 : f32
        %3840 = arith.divf %c48, %3839 : f32
        %3841 = arith.cmpi slt, %0, %heads : index
        %3842 = arith.addi %3785, %c18 : index
        %3843 = memref.load %query_norm[%3785] : memref<?xf32>
        %3844 = memref.load %key_norm[%3785] : memref<?xf32>
        %3845 = arith.select %3841, %3843, %3844 : f32
        %3846 = arith.mulf %3793, %3840 : f32
        %3847 = arith.mulf %3846, %3845 : f32
        %3848 = arith.select %3828, %3847, %3793 : f32
        %3849 = memref.load %query_norm[%3842] : memref<?xf32>
        %3850 = memref.load %key_norm[%3842] : memref<?xf32>
        %3851 = arith.select %3841, %3849, %3850 : f32
        %3852 = arith.mulf %3802, %3840 : f32
        %3853 = arith.mulf %3852, %3851 : f32
        %3854 = arith.select %3828, %3853, %3802 : f32
        %3855 = arith.addi %3805, %c18 : index
        %3856 = memref.load %query_norm[%3805] : memref<?xf32>
        %3857 = memref.load %key_norm[%3805] : memref<?xf32>
        %3858 = arith.select %3841, %3856, %3857 : f32
        %3859 = arith.mulf %3813, %3840 : f32
        %3860 = arith.mulf %3859, %3858 : f32
        %3861 = arith.select %3828, %3860, %3813 : f32
        %3862 = memref.load %query_norm[%3855] : memref<?xf32>
        %3863 = memref.load %key_norm[%3855] : memref<?xf32>
        %3864 = arith.select %3841, %3862, %3863 : f32
        %3865 = arith.mulf %3822, %3840 : f32
        %3866 = arith.mulf %3865, %3864 : f32
        %3867 = arith.select %3828, %3866, %3822 : f32
        %3868 = arith.remui %3827, %c7 : index
        %3869 = arith.muli %3868, %c33 : index
        %3870 = arith.addi %3869, %3785 : index
        %3871 = arith.divui %3827, %c7 : index
        %3872 = arith.addi %3871, %c7 : index
        %3873 = arith.muli %3872, %c33 : index
        %3874 = arith.addi %3873, %3785 : index
        %3875 = memref.load %rope[%3870] : memref<?xf32>
        %3876 = arith.addi %3870, %c18 : index
        %3877 = memref.load %rope[%3876] : memref<?xf32>
        %3878 = memref.load %rope[%3874] : memref<?xf32>
        %3879 = arith.addi %3874, %c18 : index
        %3880 = memref.load %rope[%3879] : memref<?xf32>
        %3881 = arith.mulf %3878, %3875 : f32
        %3882 = arith.mulf %3880, %3877 : f32
        %3883 = arith.subf %3881, %3882 : f32
        %3884 = arith.mulf %3880, %3875 : f32
        %3885 = arith.mulf %3878, %3877 : f32
        %3886 = arith.addf %3884, %3885 : f32
        %3887 = arith.mulf %3848, %3883 : f32
        %3888 = arith.mulf %3854, %3886 : f32
        %3889 = arith.subf %3887, %3888 : f32
        %3890 = arith.mulf %3854, %3883 : f32
        %3891 = arith.mulf %3848, %3886 : f32
        %3892 = arith.addf %3890, %3891 : f32
        %3893 = arith.cmpi slt, %0, %heads : index
        scf.if %3893 {
          %3894 = arith.muli %3782, %heads : index
          %3895 = arith.addi %3894, %0 : index
          %3896 = arith.muli %3895, %c33 : index
          %3897 = arith.addi %3896, %3785 : index
          memref.store %3889, %q[%3897] : memref<?xf32>
          %3898 = arith.addi %3897, %c18 : index
          memref.store %3892, %q[%3898] : memref<?xf32>
        } else {
          %3899 = arith.addi %3783, %3785 : index
          memref.store %3889, %24[%3899] : memref<?xf32>
          %3900 = arith.addi %3783, %3785 : index
          %3901 = arith.addi %3900, %c18 : index
          memref.store %3892, %24[%3901] : memref<?xf32>
        }
        %3902 = arith.remui %3827, %c7 : index
        %3903 = arith.muli %3902, %c33 : index
        %3904 = arith.addi %3903, %3805 : index
        %3905 = arith.divui %3827, %c7 : index
        %3906 = arith.addi %3905, %c7 : index
        %3907 = arith.muli %3906, %c33 : index
        %3908 = arith.addi %3907, %3805 : index
        %3909 = memref.load %rope[%3904] : memref<?xf32>
        %3910 = arith.addi %3904, %c18 : index
        %3911 = memref.load %rope[%3910] : memref<?xf32>
        %3912 = memref.load %rope[%3908] : memref<?xf32>
        %3913 = arith.addi %3908, %c18 : index
        %3914 = memref.load %rope[%3913] : memref<?xf32>
        %3915 = arith.mulf %3912, %3909 : f32
        %3916 = arith.mulf %3914, %3911 : f32
        %3917 = arith.subf %3915, %3916 : f32
        %3918 = arith.mulf %3914, %3909 : f32
        %3919 = arith.mulf %3912, %3911 : f32
        %3920 = arith.addf %3918, %3919 : f32
        %3921 = arith.mulf %3861, %3917 : f32
        %3922 = arith.mulf %3867, %3920 : f32
        %3923 = arith.subf %3921, %3922 : f32
        %3924 = arith.mulf %3867, %3917 : f32
        %3925 = arith.mulf %3861, %3920 : f32
        %3926 = arith.addf %3924, %3925 : f32
        scf.if %3804 {
          %3927 = arith.cmpi slt, %0, %heads : index
          scf.if %3927 {
            %3928 = arith.muli %3782, %heads : index
            %3929 = arith.addi %3928, %0 : index
            %3930 = arith.muli %3929, %c33 : index
            %3931 = arith.addi %3930, %3805 : index
            memref.store %3923, %q[%3931] : memref<?xf32>
            %3932 = arith.addi %3931, %c18 : index
            memref.store %3926, %q[%3932] : memref<?xf32>
          } else {
            %3933 = arith.addi %3783, %3805 : index
            memref.store %3923, %24[%3933] : memref<?xf32>
            %3934 = arith.addi %3783, %3805 : index
            %3935 = arith.addi %3934, %c18 : index
            memref.store %3926, %24[%3935] : memref<?xf32>
          }
        }
      } else {
        %3936 = arith.cmpi slt, %0, %heads : index
        scf.if %3936 {
          %3937 = arith.muli %3782, %heads : index
          %3938 = arith.addi %3937, %0 : index
          %3939 = arith.muli %3938, %c33 : index
          %3940 = arith.addi %3939, %3785 : index
          memref.store %3793, %q[%3940] : memref<?xf32>
          %3941 = arith.addi %3940, %c18 : index
          memref.store %3802, %q[%3941] : memref<?xf32>
        } else {
          %3942 = arith.addi %3783, %3785 : index
          memref.store %3793, %24[%3942] : memref<?xf32>
          %3943 = arith.addi %3783, %3785 : index
          %3944 = arith.addi %3943, %c18 : index
          memref.store %3802, %24[%3944] : memref<?xf32>
        }
        scf.if %3804 {
          %3945 = arith.cmpi slt, %0, %heads : index
          scf.if %3945 {
            %3946 = arith.muli %3782, %heads : index
            %3947 = arith.addi %3946, %0 : index
            %3948 = arith.muli %3947, %c33 : index
            %3949 = arith.addi %3948, %3805 : index
            memref.store %3813, %q[%3949] : memref<?xf32>
            %3950 = arith.addi %3949, %c18 : index
            memref.store %3822, %q[%3950] : memref<?xf32>
          } else {
            %3951 = arith.addi %3783, %3805 : index
            memref.store %3813, %24[%3951] : memref<?xf32>
            %3952 = arith.addi %3783, %3805 : index
            %3953 = arith.addi %3952, %c18 : index
            memref.store %3822, %24[%3953] : memref<?xf32>
          }
        }
      }
    }
    %3954 = arith.addi %3776, %c50 : index
    %3955 = arith.addi %3775, %3954 : index
    %3956 = arith.cmpi slt, %3955, %26 : index
    %3957 = arith.cmpi slt, %3954, %c4 : index
    %3958 = arith.andi %3956, %3957 : i1
    scf.if %3958 {
      %3959 = arith.addi %3775, %3954 : index
      %3960 = arith.muli %3954, %c33 : index
      %3961 = wave.lane
      %3962 = arith.addi %3961, %c12 : index
      %3963 = arith.cmpi eq, %hasBias, %c5 : index
      %3964 = arith.addi %3960, %3962 : index
      %3965 = memref.load %24[%3964] : memref<?xf32>
      %3966 = arith.muli %0, %c33 : index
      %3967 = arith.addi %3966, %3962 : index
      %3968 = memref.load %bias[%3967] : memref<?xf32>
      %3969 = arith.addf %3965, %3968 : f32
      %3970 = arith.select %3963, %3969, %3965 : f32
      %3971 = arith.addi %3962, %c18 : index
      %3972 = arith.cmpi eq, %hasBias, %c5 : index
      %3973 = arith.addi %3960, %3971 : index
      %3974 = memref.load %24[%3973] : memref<?xf32>
      %3975 = arith.muli %0, %c33 : index
      %3976 = arith.addi %3975, %3971 : index
      %3977 = memref.load %bias[%3976] : memref<?xf32>
      %3978 = arith.addf %3974, %3977 : f32
      %3979 = arith.select %3972, %3978, %3974 : f32
      %3980 = arith.addi %3961, %c8 : index
      %3981 = arith.cmpi slt, %3980, %c18 : index
      %3982 = arith.minsi %3980, %c43 : index
      %3983 = arith.cmpi eq, %hasBias, %c5 : index
      %3984 = arith.addi %3960, %3982 : index
      %3985 = memref.load %24[%3984] : memref<?xf32>
      %3986 = arith.muli %0, %c33 : index
      %3987 = arith.addi %3986, %3982 : index
      %3988 = memref.load %bias[%3987] : memref<?xf32>
      %3989 = arith.addf %3985, %3988 : f32
      %3990 = arith.select %3983, %3989, %3985 : f32
      %3991 = arith.addi %3982, %c18 : index
      %3992 = arith.cmpi eq, %hasBias, %c5 : index
      %3993 = arith.addi %3960, %3991 : index
      %3994 = memref.load %24[%3993] : memref<?xf32>
      %3995 = arith.muli %0, %c33 : index
      %3996 = arith.addi %3995, %3991 : index
      %3997 = memref.load %bias[%3996] : memref<?xf32>
      %3998 = arith.addf %3994, %3997 : f32
      %3999 = arith.select %3992, %3998, %3994 : f32
      %4000 = arith.addi %heads, %kvHeads : index
      %4001 = arith.cmpi slt, %0, %4000 : index
      scf.if %4001 {
        %4002 = arith.addi %positionsAt, %3959 : index
        %4003 = memref.load %step[%4002] : memref<?xi32>
        %4004 = arith.index_cast %4003 : i32 to index
        %4005 = arith.cmpi eq, %hasNorm, %c5 : index
        %4006 = math.fma %3970, %3970, %c46 : f32
        %4007 = math.fma %3979, %3979, %4006 : f32
        %4008 = math.fma %3990, %3990, %4007 : f32
        %4009 = arith.select %3981, %4008, %4007 : f32
        %4010 = math.fma %3999, %3999, %4009 : f32
        %4011 = arith.select %3981, %4010, %4009 : f32
        %4012 = vector.broadcast %4011 : f32 to vector<1xf32>
        %4013 = wave.reduce "add" %4012 : vector<1xf32>
        %4014 = arith.mulf %4013, %inverseHeadDim : f32
        %4015 = arith.addf %4014, %epsilon : f32
        %4016 = math.sqrt %4015 : f32
        %4017 = arith.divf %c48, %4016 : f32
        %4018 = arith.cmpi slt, %0, %heads : index
        %4019 = arith.addi %3962, %c18 : index
        %4020 = memref.load %query_norm[%3962] : memref<?xf32>
        %4021 = memref.load %key_norm[%3962] : memref<?xf32>
        %4022 = arith.select %4018, %4020, %4021 : f32
        %4023 = arith.mulf %3970, %4017 : f32
        %4024 = arith.mulf %4023, %4022 : f32
        %4025 = arith.select %4005, %4024, %3970 : f32
        %4026 = memref.load %query_norm[%4019] : memref<?xf32>
        %4027 = memref.load %key_norm[%4019] : memref<?xf32>
        %4028 = arith.select %4018, %4026, %4027 : f32
        %4029 = arith.mulf %3979, %4017 : f32
        %4030 = arith.mulf %4029, %4028 : f32
        %4031 = arith.select %4005, %4030, %3979 : f32
        %4032 = arith.addi %3982, %c18 : index
        %4033 = memref.load %query_norm[%3982] : memref<?xf32>
        %4034 = memref.load %key_norm[%3982] : memref<?xf32>
        %4035 = arith.select %4018, %4033, %4034 : f32
        %4036 = arith.mulf %3990, %4017 : f32
        %4037 = arith.mulf %4036, %4035 : f32
        %4038 = arith.select %4005, %4037, %3990 : f32
        %4039 = memref.load %query_norm[%4032] : memref<?xf32>
        %4040 = memref.load %key_norm[%4032] : memref<?xf32>
        %4041 = arith.select %4018, %4039, %4040 : f32
        %4042 = arith.mulf %3999, %4017 : f32
        %4043 = arith.mulf %4042, %4041 : f32
        %4044 = arith.select %4005, %4043, %3999 : f32
        %4045 = arith.remui %4004, %c7 : index
        %4046 = arith.muli %4045, %c33 : index
        %4047 = arith.addi %4046, %3962 : index
        %4048 = arith.divui %4004, %c7 : index
        %4049 = arith.addi %4048, %c7 : index
        %4050 = arith.muli %4049, %c33 : index
        %4051 = arith.addi %4050, %3962 : index
        %4052 = memref.load %rope[%4047] : memref<?xf32>
        %4053 = arith.addi %4047, %c18 : index
        %4054 = memref.load %rope[%4053] : memref<?xf32>
        %4055 = memref.load %rope[%4051] : memref<?xf32>
        %4056 = arith.addi %4051, %c18 : index
        %4057 = memref.load %rope[%4056] : memref<?xf32>
        %4058 = arith.mulf %4055, %4052 : f32
        %4059 = arith.mulf %4057, %4054 : f32
        %4060 = arith.subf %4058, %4059 : f32
        %4061 = arith.mulf %4057, %4052 : f32
        %4062 = arith.mulf %4055, %4054 : f32
        %4063 = arith.addf %4061, %4062 : f32
        %4064 = arith.mulf %4025, %4060 : f32
        %4065 = arith.mulf %4031, %4063 : f32
        %4066 = arith.subf %4064, %4065 : f32
        %4067 = arith.mulf %4031, %4060 : f32
        %4068 = arith.mulf %4025, %4063 : f32
        %4069 = arith.addf %4067, %4068 : f32
        %4070 = arith.cmpi slt, %0, %heads : index
        scf.if %4070 {
          %4071 = arith.muli %3959, %heads : index
          %4072 = arith.addi %4071, %0 : index
          %4073 = arith.muli %4072, %c33 : index
          %4074 = arith.addi %4073, %3962 : index
          memref.store %4066, %q[%4074] : memref<?xf32>
          %4075 = arith.addi %4074, %c18 : index
          memref.store %4069, %q[%4075] : memref<?xf32>
        } else {
          %4076 = arith.addi %3960, %3962 : index
          memref.store %4066, %24[%4076] : memref<?xf32>
          %4077 = arith.addi %3960, %3962 : index
          %4078 = arith.addi %4077, %c18 : index
          memref.store %4069, %24[%4078] : memref<?xf32>
        }
        %4079 = arith.remui %4004, %c7 : index
        %4080 = arith.muli %4079, %c33 : index
        %4081 = arith.addi %4080, %3982 : index
        %4082 = arith.divui %4004, %c7 : index
        %4083 = arith.addi %4082, %c7 : index
        %4084 = arith.muli %4083, %c33 : index
        %4085 = arith.addi %4084, %3982 : index
        %4086 = memref.load %rope[%4081] : memref<?xf32>
        %4087 = arith.addi %4081, %c18 : index
        %4088 = memref.load %rope[%4087] : memref<?xf32>
        %4089 = memref.load %rope[%4085] : memref<?xf32>
        %4090 = arith.addi %4085, %c18 : index
        %4091 = memref.load %rope[%4090] : memref<?xf32>
        %4092 = arith.mulf %4089, %4086 : f32
        %4093 = arith.mulf %4091, %4088 : f32
        %4094 = arith.subf %4092, %4093 : f32
        %4095 = arith.mulf %4091, %4086 : f32
        %4096 = arith.mulf %4089, %4088 : f32
        %4097 = arith.addf %4095, %4096 : f32
        %4098 = arith.mulf %4038, %4094 : f32
        %4099 = arith.mulf %4044, %4097 : f32
        %4100 = arith.subf %4098, %4099 : f32
        %4101 = arith.mulf %4044, %4094 : f32
        %4102 = arith.mulf %4038, %4097 : f32
        %4103 = arith.addf %4101, %4102 : f32
        scf.if %3981 {
          %4104 = arith.cmpi slt, %0, %heads : index
          scf.if %4104 {
            %4105 = arith.muli %3959, %heads : index
            %4106 = arith.addi %4105, %0 : index
            %4107 = arith.muli %4106, %c33 : index
            %4108 = arith.addi %4107, %3982 : index
            memref.store %4100, %q[%4108] : memref<?xf32>
            %4109 = arith.addi %4108, %c18 : index
            memref.store %4103, %q[%4109] : memref<?xf32>
          } else {
            %4110 = arith.addi %3960, %3982 : index
            memref.store %4100, %24[%4110] : memref<?xf32>
            %4111 = arith.addi %3960, %3982 : index
            %4112 = arith.addi %4111, %c18 : index
            memref.store %4103, %24[%4112] : memref<?xf32>
          }
        }
      } else {
        %4113 = arith.cmpi slt, %0, %heads : index
        scf.if %4113 {
          %4114 = arith.muli %3959, %heads : index
          %4115 = arith.addi %4114, %0 : index
          %4116 = arith.muli %4115, %c33 : index
          %4117 = arith.addi %4116, %3962 : index
          memref.store %3970, %q[%4117] : memref<?xf32>
          %4118 = arith.addi %4117, %c18 : index
          memref.store %3979, %q[%4118] : memref<?xf32>
        } else {
          %4119 = arith.addi %3960, %3962 : index
          memref.store %3970, %24[%4119] : memref<?xf32>
          %4120 = arith.addi %3960, %3962 : index
          %4121 = arith.addi %4120, %c18 : index
          memref.store %3979, %24[%4121] : memref<?xf32>
        }
        scf.if %3981 {
          %4122 = arith.cmpi slt, %0, %heads : index
          scf.if %4122 {
            %4123 = arith.muli %3959, %heads : index
            %4124 = arith.addi %4123, %0 : index
            %4125 = arith.muli %4124, %c33 : index
            %4126 = arith.addi %4125, %3982 : index
            memref.store %3990, %q[%4126] : memref<?xf32>
            %4127 = arith.addi %4126, %c18 : index
            memref.store %3999, %q[%4127] : memref<?xf32>
          } else {
            %4128 = arith.addi %3960, %3982 : index
            memref.store %3990, %24[%4128] : memref<?xf32>
            %4129 = arith.addi %3960, %3982 : index
            %4130 = arith.addi %4129, %c18 : index
            memref.store %3999, %24[%4130] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4131 = arith.cmpi sge, %0, %heads : index
    scf.if %4131 {
      %4132 = arith.addi %3776, %c12 : index
      %4133 = arith.addi %3775, %4132 : index
      %4134 = arith.cmpi slt, %4133, %26 : index
      %4135 = arith.cmpi slt, %4132, %c4 : index
      %4136 = arith.andi %4134, %4135 : i1
      scf.if %4136 {
        %4137 = arith.addi %3775, %4132 : index
        %4138 = arith.addi %slotsAt, %4137 : index
        %4139 = memref.load %step[%4138] : memref<?xi32>
        %4140 = arith.index_cast %4139 : i32 to index
        %4141 = arith.cmpi sge, %4140, %c12 : index
        scf.if %4141 {
          %4142 = arith.muli %4132, %c33 : index
          %4143 = arith.subi %0, %heads : index
          %4144 = memref.load %scales[%4143] : memref<?xf32>
          %4145 = vector.broadcast %4144 : f32 to vector<4xf32>
          %4146 = arith.divui %4140, %c4 : index
          %4147 = arith.remui %4140, %c4 : index
          %4148 = arith.muli %4146, %pageBytes : index
          %4149 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4149 {
            %4150 = wave.lane
            %4151 = arith.muli %4150, %c41 : index
            scf.for %4152 = %4151 to %c33 step %c10 {
              %4153 = arith.addi %4142, %4152 : index
              %4154 = vector.load %24[%4153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4155 = arith.mulf %4154, %4145 : vector<4xf32>
              %4156 = arith.minimumf %4155, %c54 : vector<4xf32>
              %4157 = arith.maximumf %4156, %c55 : vector<4xf32>
              %4158 = arith.truncf %4157 : vector<4xf32> to vector<4xf16>
              %4159 = vector.bitcast %4158 : vector<4xf16> to vector<8xi8>
              %4160 = arith.cmpi slt, %4143, %kvHeads : index
              scf.if %4160 {
                %4161 = arith.muli %4143, %c13 : index
                %4162 = arith.addi %4148, %4161 : index
                %4163 = arith.divui %4152, %c4 : index
                %4164 = arith.muli %4163, %c56 : index
                %4165 = arith.remui %4152, %c4 : index
                %4166 = arith.divui %4165, %c17 : index
                %4167 = arith.muli %4166, %c7 : index
                %4168 = arith.muli %4147, %c4 : index
                %4169 = arith.addi %4167, %4168 : index
                %4170 = arith.remui %4165, %c17 : index
                %4171 = arith.muli %4170, %c6 : index
                %4172 = arith.addi %4169, %4171 : index
                %4173 = arith.addi %4164, %4172 : index
                %4174 = arith.addi %4162, %4173 : index
                vector.store %4159, %kv[%4174] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4175 = arith.subi %4143, %kvHeads : index
                %4176 = arith.muli %4175, %c13 : index
                %4177 = arith.addi %4148, %4176 : index
                %4178 = arith.addi %4152, %c12 : index
                %4179 = arith.divui %4178, %c4 : index
                %4180 = arith.muli %4179, %c56 : index
                %4181 = arith.addi %4180, %c39 : index
                %4182 = arith.remui %4178, %c4 : index
                %4183 = arith.divui %4147, %c6 : index
                %4184 = arith.remui %4147, %c6 : index
                %4185 = arith.muli %4184, %c17 : index
                %4186 = arith.addi %4183, %4185 : index
                %4187 = arith.divui %4186, %c17 : index
                %4188 = arith.muli %4187, %c7 : index
                %4189 = arith.muli %4182, %c4 : index
                %4190 = arith.addi %4188, %4189 : index
                %4191 = arith.remui %4186, %c17 : index
                %4192 = arith.muli %4191, %c6 : index
                %4193 = arith.addi %4190, %4192 : index
                %4194 = arith.addi %4181, %4193 : index
                %4195 = arith.addi %4177, %4194 : index
                %4196 = vector.shuffle %4159, %4159 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4196, %kv[%4195] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4197 = arith.addi %4152, %c5 : index
                %4198 = arith.divui %4197, %c4 : index
                %4199 = arith.muli %4198, %c56 : index
                %4200 = arith.addi %4199, %c39 : index
                %4201 = arith.remui %4197, %c4 : index
                %4202 = arith.divui %4147, %c6 : index
                %4203 = arith.remui %4147, %c6 : index
                %4204 = arith.muli %4203, %c17 : index
                %4205 = arith.addi %4202, %4204 : index
                %4206 = arith.divui %4205, %c17 : index
                %4207 = arith.muli %4206, %c7 : index
                %4208 = arith.muli %4201, %c4 : index
                %4209 = arith.addi %4207, %4208 : index
                %4210 = arith.remui %4205, %c17 : index
                %4211 = arith.muli %4210, %c6 : index
                %4212 = arith.addi %4209, %4211 : index
                %4213 = arith.addi %4200, %4212 : index
                %4214 = arith.addi %4177, %4213 : index
                %4215 = vector.shuffle %4159, %4159 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4215, %kv[%4214] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4216 = arith.addi %4152, %c6 : index
                %4217 = arith.divui %4216, %c4 : index
                %4218 = arith.muli %4217, %c56 : index
                %4219 = arith.addi %4218, %c39 : index
                %4220 = arith.remui %4216, %c4 : index
                %4221 = arith.divui %4147, %c6 : index
                %4222 = arith.remui %4147, %c6 : index
                %4223 = arith.muli %4222, %c17 : index
                %4224 = arith.addi %4221, %4223 : index
                %4225 = arith.divui %4224, %c17 : index
                %4226 = arith.muli %4225, %c7 : index
                %4227 = arith.muli %4220, %c4 : index
                %4228 = arith.addi %4226, %4227 : index
                %4229 = arith.remui %4224, %c17 : index
                %4230 = arith.muli %4229, %c6 : index
                %4231 = arith.addi %4228, %4230 : index
                %4232 = arith.addi %4219, %4231 : index
                %4233 = arith.addi %4177, %4232 : index
                %4234 = vector.shuffle %4159, %4159 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4234, %kv[%4233] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4235 = arith.addi %4152, %c2 : index
                %4236 = arith.divui %4235, %c4 : index
                %4237 = arith.muli %4236, %c56 : index
                %4238 = arith.addi %4237, %c39 : index
                %4239 = arith.remui %4235, %c4 : index
                %4240 = arith.divui %4147, %c6 : index
                %4241 = arith.remui %4147, %c6 : index
                %4242 = arith.muli %4241, %c17 : index
                %4243 = arith.addi %4240, %4242 : index
                %4244 = arith.divui %4243, %c17 : index
                %4245 = arith.muli %4244, %c7 : index
                %4246 = arith.muli %4239, %c4 : index
                %4247 = arith.addi %4245, %4246 : index
                %4248 = arith.remui %4243, %c17 : index
                %4249 = arith.muli %4248, %c6 : index
                %4250 = arith.addi %4247, %4249 : index
                %4251 = arith.addi %4238, %4250 : index
                %4252 = arith.addi %4177, %4251 : index
                %4253 = vector.shuffle %4159, %4159 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4253, %kv[%4252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4254 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4254 {
            %4255 = wave.lane
            %4256 = arith.muli %4255, %c41 : index
            scf.for %4257 = %4256 to %c33 step %c10 {
              %4258 = arith.addi %4142, %4257 : index
              %4259 = vector.load %24[%4258] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4260 = arith.mulf %4259, %4145 : vector<4xf32>
              %4261 = wave.fp8_encode "e4m3" %4260 : vector<4xf32> -> vector<4xi8>
              %4262 = arith.cmpi slt, %4143, %kvHeads : index
              scf.if %4262 {
                %4263 = arith.muli %4143, %c39 : index
                %4264 = arith.addi %4148, %4263 : index
                %4265 = vector.shuffle %4261, %4261 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4266 = arith.divui %4257, %c4 : index
                %4267 = arith.muli %4266, %c7 : index
                %4268 = arith.remui %4257, %c4 : index
                %4269 = arith.muli %4147, %c4 : index
                %4270 = arith.divui %4268, %c41 : index
                %4271 = arith.muli %4270, %c41 : index
                %4272 = arith.remui %4268, %c6 : index
                %4273 = arith.muli %4272, %c6 : index
                %4274 = arith.addi %4271, %4273 : index
                %4275 = arith.divui %4268, %c6 : index
                %4276 = arith.remui %4275, %c6 : index
                %4277 = arith.addi %4274, %4276 : index
                %4278 = arith.addi %4269, %4277 : index
                %4279 = arith.addi %4267, %4278 : index
                %4280 = arith.addi %4264, %4279 : index
                vector.store %4265, %kv[%4280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4281 = arith.subi %4143, %kvHeads : index
                %4282 = arith.muli %4281, %c39 : index
                %4283 = arith.addi %4148, %4282 : index
                %4284 = arith.addi %4257, %c12 : index
                %4285 = arith.divui %4284, %c4 : index
                %4286 = arith.muli %4285, %c7 : index
                %4287 = arith.addi %4286, %c14 : index
                %4288 = arith.remui %4284, %c4 : index
                %4289 = arith.divui %4147, %c6 : index
                %4290 = arith.remui %4147, %c6 : index
                %4291 = arith.muli %4290, %c17 : index
                %4292 = arith.addi %4289, %4291 : index
                %4293 = arith.muli %4288, %c4 : index
                %4294 = arith.divui %4292, %c41 : index
                %4295 = arith.muli %4294, %c41 : index
                %4296 = arith.remui %4292, %c6 : index
                %4297 = arith.muli %4296, %c6 : index
                %4298 = arith.addi %4295, %4297 : index
                %4299 = arith.divui %4292, %c6 : index
                %4300 = arith.remui %4299, %c6 : index
                %4301 = arith.addi %4298, %4300 : index
                %4302 = arith.addi %4293, %4301 : index
                %4303 = arith.addi %4287, %4302 : index
                %4304 = arith.addi %4283, %4303 : index
                %4305 = vector.shuffle %4261, %4261 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4305, %kv[%4304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4306 = arith.addi %4257, %c5 : index
                %4307 = arith.divui %4306, %c4 : index
                %4308 = arith.muli %4307, %c7 : index
                %4309 = arith.addi %4308, %c14 : index
                %4310 = arith.remui %4306, %c4 : index
                %4311 = arith.divui %4147, %c6 : index
                %4312 = arith.remui %4147, %c6 : index
                %4313 = arith.muli %4312, %c17 : index
                %4314 = arith.addi %4311, %4313 : index
                %4315 = arith.muli %4310, %c4 : index
                %4316 = arith.divui %4314, %c41 : index
                %4317 = arith.muli %4316, %c41 : index
                %4318 = arith.remui %4314, %c6 : index
                %4319 = arith.muli %4318, %c6 : index
                %4320 = arith.addi %4317, %4319 : index
                %4321 = arith.divui %4314, %c6 : index
                %4322 = arith.remui %4321, %c6 : index
                %4323 = arith.addi %4320, %4322 : index
                %4324 = arith.addi %4315, %4323 : index
                %4325 = arith.addi %4309, %4324 : index
                %4326 = arith.addi %4283, %4325 : index
                %4327 = vector.shuffle %4261, %4261 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4327, %kv[%4326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4328 = arith.addi %4257, %c6 : index
                %4329 = arith.divui %4328, %c4 : index
                %4330 = arith.muli %4329, %c7 : index
                %4331 = arith.addi %4330, %c14 : index
                %4332 = arith.remui %4328, %c4 : index
                %4333 = arith.divui %4147, %c6 : index
                %4334 = arith.remui %4147, %c6 : index
                %4335 = arith.muli %4334, %c17 : index
                %4336 = arith.addi %4333, %4335 : index
                %4337 = arith.muli %4332, %c4 : index
                %4338 = arith.divui %4336, %c41 : index
                %4339 = arith.muli %4338, %c41 : index
                %4340 = arith.remui %4336, %c6 : index
                %4341 = arith.muli %4340, %c6 : index
                %4342 = arith.addi %4339, %4341 : index
                %4343 = arith.divui %4336, %c6 : index
                %4344 = arith.remui %4343, %c6 : index
                %4345 = arith.addi %4342, %4344 : index
                %4346 = arith.addi %4337, %4345 : index
                %4347 = arith.addi %4331, %4346 : index
                %4348 = arith.addi %4283, %4347 : index
                %4349 = vector.shuffle %4261, %4261 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4349, %kv[%4348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4350 = arith.addi %4257, %c2 : index
                %4351 = arith.divui %4350, %c4 : index
                %4352 = arith.muli %4351, %c7 : index
                %4353 = arith.addi %4352, %c14 : index
                %4354 = arith.remui %4350, %c4 : index
                %4355 = arith.divui %4147, %c6 : index
                %4356 = arith.remui %4147, %c6 : index
                %4357 = arith.muli %4356, %c17 : index
                %4358 = arith.addi %4355, %4357 : index
                %4359 = arith.muli %4354, %c4 : index
                %4360 = arith.divui %4358, %c41 : index
                %4361 = arith.muli %4360, %c41 : index
                %4362 = arith.remui %4358, %c6 : index
                %4363 = arith.muli %4362, %c6 : index
                %4364 = arith.addi %4361, %4363 : index
                %4365 = arith.divui %4358, %c6 : index
                %4366 = arith.remui %4365, %c6 : index
                %4367 = arith.addi %4364, %4366 : index
                %4368 = arith.addi %4359, %4367 : index
                %4369 = arith.addi %4353, %4368 : index
                %4370 = arith.addi %4283, %4369 : index
                %4371 = vector.shuffle %4261, %4261 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4371, %kv[%4370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4372 = arith.cmpi eq, %codec, %c6 : index
          scf.if %4372 {
            %4373 = wave.lane
            %4374 = arith.muli %4373, %c41 : index
            scf.for %4375 = %4374 to %c33 step %c10 {
              %4376 = arith.addi %4142, %4375 : index
              %4377 = vector.load %24[%4376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4378 = arith.mulf %4377, %4145 : vector<4xf32>
              %4379 = wave.fp8_encode "e5m2" %4378 : vector<4xf32> -> vector<4xi8>
              %4380 = arith.cmpi slt, %4143, %kvHeads : index
              scf.if %4380 {
                %4381 = arith.muli %4143, %c39 : index
                %4382 = arith.addi %4148, %4381 : index
                %4383 = vector.shuffle %4379, %4379 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4384 = arith.divui %4375, %c4 : index
                %4385 = arith.muli %4384, %c7 : index
                %4386 = arith.remui %4375, %c4 : index
                %4387 = arith.muli %4147, %c4 : index
                %4388 = arith.divui %4386, %c41 : index
                %4389 = arith.muli %4388, %c41 : index
                %4390 = arith.remui %4386, %c6 : index
                %4391 = arith.muli %4390, %c6 : index
                %4392 = arith.addi %4389, %4391 : index
                %4393 = arith.divui %4386, %c6 : index
                %4394 = arith.remui %4393, %c6 : index
                %4395 = arith.addi %4392, %4394 : index
                %4396 = arith.addi %4387, %4395 : index
                %4397 = arith.addi %4385, %4396 : index
                %4398 = arith.addi %4382, %4397 : index
                vector.store %4383, %kv[%4398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4399 = arith.subi %4143, %kvHeads : index
                %4400 = arith.muli %4399, %c39 : index
                %4401 = arith.addi %4148, %4400 : index
                %4402 = arith.addi %4375, %c12 : index
                %4403 = arith.divui %4402, %c4 : index
                %4404 = arith.muli %4403, %c7 : index
                %4405 = arith.addi %4404, %c14 : index
                %4406 = arith.remui %4402, %c4 : index
                %4407 = arith.divui %4147, %c6 : index
                %4408 = arith.remui %4147, %c6 : index
                %4409 = arith.muli %4408, %c17 : index
                %4410 = arith.addi %4407, %4409 : index
                %4411 = arith.muli %4406, %c4 : index
                %4412 = arith.divui %4410, %c41 : index
                %4413 = arith.muli %4412, %c41 : index
                %4414 = arith.remui %4410, %c6 : index
                %4415 = arith.muli %4414, %c6 : index
                %4416 = arith.addi %4413, %4415 : index
                %4417 = arith.divui %4410, %c6 : index
                %4418 = arith.remui %4417, %c6 : index
                %4419 = arith.addi %4416, %4418 : index
                %4420 = arith.addi %4411, %4419 : index
                %4421 = arith.addi %4405, %4420 : index
                %4422 = arith.addi %4401, %4421 : index
                %4423 = vector.shuffle %4379, %4379 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4423, %kv[%4422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4424 = arith.addi %4375, %c5 : index
                %4425 = arith.divui %4424, %c4 : index
                %4426 = arith.muli %4425, %c7 : index
                %4427 = arith.addi %4426, %c14 : index
                %4428 = arith.remui %4424, %c4 : index
                %4429 = arith.divui %4147, %c6 : index
                %4430 = arith.remui %4147, %c6 : index
                %4431 = arith.muli %4430, %c17 : index
                %4432 = arith.addi %4429, %4431 : index
                %4433 = arith.muli %4428, %c4 : index
                %4434 = arith.divui %4432, %c41 : index
                %4435 = arith.muli %4434, %c41 : index
                %4436 = arith.remui %4432, %c6 : index
                %4437 = arith.muli %4436, %c6 : index
                %4438 = arith.addi %4435, %4437 : index
                %4439 = arith.divui %4432, %c6 : index
                %4440 = arith.remui %4439, %c6 : index
                %4441 = arith.addi %4438, %4440 : index
                %4442 = arith.addi %4433, %4441 : index
                %4443 = arith.addi %4427, %4442 : index
                %4444 = arith.addi %4401, %4443 : index
                %4445 = vector.shuffle %4379, %4379 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4445, %kv[%4444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4446 = arith.addi %4375, %c6 : index
                %4447 = arith.divui %4446, %c4 : index
                %4448 = arith.muli %4447, %c7 : index
                %4449 = arith.addi %4448, %c14 : index
                %4450 = arith.remui %4446, %c4 : index
                %4451 = arith.divui %4147, %c6 : index
                %4452 = arith.remui %4147, %c6 : index
                %4453 = arith.muli %4452, %c17 : index
                %4454 = arith.addi %4451, %4453 : index
                %4455 = arith.muli %4450, %c4 : index
                %4456 = arith.divui %4454, %c41 : index
                %4457 = arith.muli %4456, %c41 : index
                %4458 = arith.remui %4454, %c6 : index
                %4459 = arith.muli %4458, %c6 : index
                %4460 = arith.addi %4457, %4459 : index
                %4461 = arith.divui %4454, %c6 : index
                %4462 = arith.remui %4461, %c6 : index
                %4463 = arith.addi %4460, %4462 : index
                %4464 = arith.addi %4455, %4463 : index
                %4465 = arith.addi %4449, %4464 : index
                %4466 = arith.addi %4401, %4465 : index
                %4467 = vector.shuffle %4379, %4379 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4467, %kv[%4466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4468 = arith.addi %4375, %c2 : index
                %4469 = arith.divui %4468, %c4 : index
                %4470 = arith.muli %4469, %c7 : index
                %4471 = arith.addi %4470, %c14 : index
                %4472 = arith.remui %4468, %c4 : index
                %4473 = arith.divui %4147, %c6 : index
                %4474 = arith.remui %4147, %c6 : index
                %4475 = arith.muli %4474, %c17 : index
                %4476 = arith.addi %4473, %4475 : index
                %4477 = arith.muli %4472, %c4 : index
                %4478 = arith.divui %4476, %c41 : index
                %4479 = arith.muli %4478, %c41 : index
                %4480 = arith.remui %4476, %c6 : index
                %4481 = arith.muli %4480, %c6 : index
                %4482 = arith.addi %4479, %4481 : index
                %4483 = arith.divui %4476, %c6 : index
                %4484 = arith.remui %4483, %c6 : index
                %4485 = arith.addi %4482, %4484 : index
                %4486 = arith.addi %4477, %4485 : index
                %4487 = arith.addi %4471, %4486 : index
                %4488 = arith.addi %4401, %4487 : index
                %4489 = vector.shuffle %4379, %4379 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4489, %kv[%4488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4490 = arith.addi %3776, %c50 : index
      %4491 = arith.addi %3775, %4490 : index
      %4492 = arith.cmpi slt, %4491, %26 : index
      %4493 = arith.cmpi slt, %4490, %c4 : index
      %4494 = arith.andi %4492, %4493 : i1
      scf.if %4494 {
        %4495 = arith.addi %3775, %4490 : index
        %4496 = arith.addi %slotsAt, %4495 : index
        %4497 = memref.load %step[%4496] : memref<?xi32>
        %4498 = arith.index_cast %4497 : i32 to index
        %4499 = arith.cmpi sge, %4498, %c12 : index
        scf.if %4499 {
          %4500 = arith.muli %4490, %c33 : index
          %4501 = arith.subi %0, %heads : index
          %4502 = memref.load %scales[%4501] : memref<?xf32>
          %4503 = vector.broadcast %4502 : f32 to vector<4xf32>
          %4504 = arith.divui %4498, %c4 : index
          %4505 = arith.remui %4498, %c4 : index
          %4506 = arith.muli %4504, %pageBytes : index
          %4507 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4507 {
            %4508 = wave.lane
            %4509 = arith.muli %4508, %c41 : index
            scf.for %4510 = %4509 to %c33 step %c10 {
              %4511 = arith.addi %4500, %4510 : index
              %4512 = vector.load %24[%4511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4513 = arith.mulf %4512, %4503 : vector<4xf32>
              %4514 = arith.minimumf %4513, %c54 : vector<4xf32>
              %4515 = arith.maximumf %4514, %c55 : vector<4xf32>
              %4516 = arith.truncf %4515 : vector<4xf32> to vector<4xf16>
              %4517 = vector.bitcast %4516 : vector<4xf16> to vector<8xi8>
              %4518 = arith.cmpi slt, %4501, %kvHeads : index
              scf.if %4518 {
                %4519 = arith.muli %4501, %c13 : index
                %4520 = arith.addi %4506, %4519 : index
                %4521 = arith.divui %4510, %c4 : index
                %4522 = arith.muli %4521, %c56 : index
                %4523 = arith.remui %4510, %c4 : index
                %4524 = arith.divui %4523, %c17 : index
                %4525 = arith.muli %4524, %c7 : index
                %4526 = arith.muli %4505, %c4 : index
                %4527 = arith.addi %4525, %4526 : index
                %4528 = arith.remui %4523, %c17 : index
                %4529 = arith.muli %4528, %c6 : index
                %4530 = arith.addi %4527, %4529 : index
                %4531 = arith.addi %4522, %4530 : index
                %4532 = arith.addi %4520, %4531 : index
                vector.store %4517, %kv[%4532] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4533 = arith.subi %4501, %kvHeads : index
                %4534 = arith.muli %4533, %c13 : index
                %4535 = arith.addi %4506, %4534 : index
                %4536 = arith.addi %4510, %c12 : index
                %4537 = arith.divui %4536, %c4 : index
                %4538 = arith.muli %4537, %c56 : index
                %4539 = arith.addi %4538, %c39 : index
                %4540 = arith.remui %4536, %c4 : index
                %4541 = arith.divui %4505, %c6 : index
                %4542 = arith.remui %4505, %c6 : index
                %4543 = arith.muli %4542, %c17 : index
                %4544 = arith.addi %4541, %4543 : index
                %4545 = arith.divui %4544, %c17 : index
                %4546 = arith.muli %4545, %c7 : index
                %4547 = arith.muli %4540, %c4 : index
                %4548 = arith.addi %4546, %4547 : index
                %4549 = arith.remui %4544, %c17 : index
                %4550 = arith.muli %4549, %c6 : index
                %4551 = arith.addi %4548, %4550 : index
                %4552 = arith.addi %4539, %4551 : index
                %4553 = arith.addi %4535, %4552 : index
                %4554 = vector.shuffle %4517, %4517 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4554, %kv[%4553] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4555 = arith.addi %4510, %c5 : index
                %4556 = arith.divui %4555, %c4 : index
                %4557 = arith.muli %4556, %c56 : index
                %4558 = arith.addi %4557, %c39 : index
                %4559 = arith.remui %4555, %c4 : index
                %4560 = arith.divui %4505, %c6 : index
                %4561 = arith.remui %4505, %c6 : index
                %4562 = arith.muli %4561, %c17 : index
                %4563 = arith.addi %4560, %4562 : index
                %4564 = arith.divui %4563, %c17 : index
                %4565 = arith.muli %4564, %c7 : index
                %4566 = arith.muli %4559, %c4 : index
                %4567 = arith.addi %4565, %4566 : index
                %4568 = arith.remui %4563, %c17 : index
                %4569 = arith.muli %4568, %c6 : index
                %4570 = arith.addi %4567, %4569 : index
                %4571 = arith.addi %4558, %4570 : index
                %4572 = arith.addi %4535, %4571 : index
                %4573 = vector.shuffle %4517, %4517 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4573, %kv[%4572] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4574 = arith.addi %4510, %c6 : index
                %4575 = arith.divui %4574, %c4 : index
                %4576 = arith.muli %4575, %c56 : index
                %4577 = arith.addi %4576, %c39 : index
                %4578 = arith.remui %4574, %c4 : index
                %4579 = arith.divui %4505, %c6 : index
                %4580 = arith.remui %4505, %c6 : index
                %4581 = arith.muli %4580, %c17 : index
                %4582 = arith.addi %4579, %4581 : index
                %4583 = arith.divui %4582, %c17 : index
                %4584 = arith.muli %4583, %c7 : index
                %4585 = arith.muli %4578, %c4 : index
                %4586 = arith.addi %4584, %4585 : index
                %4587 = arith.remui %4582, %c17 : index
                %4588 = arith.muli %4587, %c6 : index
                %4589 = arith.addi %4586, %4588 : index
                %4590 = arith.addi %4577, %4589 : index
                %4591 = arith.addi %4535, %4590 : index
                %4592 = vector.shuffle %4517, %4517 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4592, %kv[%4591] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4593 = arith.addi %4510, %c2 : index
                %4594 = arith.divui %4593, %c4 : index
                %4595 = arith.muli %4594, %c56 : index
                %4596 = arith.addi %4595, %c39 : index
                %4597 = arith.remui %4593, %c4 : index
                %4598 = arith.divui %4505, %c6 : index
                %4599 = arith.remui %4505, %c6 : index
                %4600 = arith.muli %4599, %c17 : index
                %4601 = arith.addi %4598, %4600 : index
                %4602 = arith.divui %4601, %c17 : index
                %4603 = arith.muli %4602, %c7 : index
                %4604 = arith.muli %4597, %c4 : index
                %4605 = arith.addi %4603, %4604 : index
                %4606 = arith.remui %4601, %c17 : index
                %4607 = arith.muli %4606, %c6 : index
                %4608 = arith.addi %4605, %4607 : index
                %4609 = arith.addi %4596, %4608 : index
                %4610 = arith.addi %4535, %4609 : index
                %4611 = vector.shuffle %4517, %4517 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4611, %kv[%4610] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4612 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4612 {
            %4613 = wave.lane
            %4614 = arith.muli %4613, %c41 : index
            scf.for %4615 = %4614 to %c33 step %c10 {
              %4616 = arith.addi %4500, %4615 : index
              %4617 = vector.load %24[%4616] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4618 = arith.mulf %4617, %4503 : vector<4xf32>
              %4619 = wave.fp8_encode "e4m3" %4618 : vector<4xf32> -> vector<4xi8>
              %4620 = arith.cmpi slt, %4501, %kvHeads : index
              scf.if %4620 {
                %4621 = arith.muli %4501, %c39 : index
                %4622 = arith.addi %4506, %4621 : index
                %4623 = vector.shuffle %4619, %4619 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4624 = arith.divui %4615, %c4 : index
                %4625 = arith.muli %4624, %c7 : index
                %4626 = arith.remui %4615, %c4 : index
                %4627 = arith.muli %4505, %c4 : index
                %4628 = arith.divui %4626, %c41 : index
                %4629 = arith.muli %4628, %c41 : index
                %4630 = arith.remui %4626, %c6 : index
                %4631 = arith.muli %4630, %c6 : index
                %4632 = arith.addi %4629, %4631 : index
                %4633 = arith.divui %4626, %c6 : index
                %4634 = arith.remui %4633, %c6 : index
                %4635 = arith.addi %4632, %4634 : index
                %4636 = arith.addi %4627, %4635 : index
                %4637 = arith.addi %4625, %4636 : index
                %4638 = arith.addi %4622, %4637 : index
                vector.store %4623, %kv[%4638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4639 = arith.subi %4501, %kvHeads : index
                %4640 = arith.muli %4639, %c39 : index
                %4641 = arith.addi %4506, %4640 : index
                %4642 = arith.addi %4615, %c12 : index
                %4643 = arith.divui %4642, %c4 : index
                %4644 = arith.muli %4643, %c7 : index
                %4645 = arith.addi %4644, %c14 : index
                %4646 = arith.remui %4642, %c4 : index
                %4647 = arith.divui %4505, %c6 : index
                %4648 = arith.remui %4505, %c6 : index
                %4649 = arith.muli %4648, %c17 : index
                %4650 = arith.addi %4647, %4649 : index
                %4651 = arith.muli %4646, %c4 : index
                %4652 = arith.divui %4650, %c41 : index
                %4653 = arith.muli %4652, %c41 : index
                %4654 = arith.remui %4650, %c6 : index
                %4655 = arith.muli %4654, %c6 : index
                %4656 = arith.addi %4653, %4655 : index
                %4657 = arith.divui %4650, %c6 : index
                %4658 = arith.remui %4657, %c6 : index
                %4659 = arith.addi %4656, %4658 : index
                %4660 = arith.addi %4651, %4659 : index
                %4661 = arith.addi %4645, %4660 : index
                %4662 = arith.addi %4641, %4661 : index
                %4663 = vector.shuffle %4619, %4619 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4663, %kv[%4662] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4664 = arith.addi %4615, %c5 : index
                %4665 = arith.divui %4664, %c4 : index
                %4666 = arith.muli %4665, %c7 : index
                %4667 = arith.addi %4666, %c14 : index
                %4668 = arith.remui %4664, %c4 : index
                %4669 = arith.divui %4505, %c6 : index
                %4670 = arith.remui %4505, %c6 : index
                %4671 = arith.muli %4670, %c17 : index
                %4672 = arith.addi %4669, %4671 : index
                %4673 = arith.muli %4668, %c4 : index
                %4674 = arith.divui %4672, %c41 : index
                %4675 = arith.muli %4674, %c41 : index
                %4676 = arith.remui %4672, %c6 : index
                %4677 = arith.muli %4676, %c6 : index
                %4678 = arith.addi %4675, %4677 : index
                %4679 = arith.divui %4672, %c6 : index
                %4680 = arith.remui %4679, %c6 : index
                %4681 = arith.addi %4678, %4680 : index
                %4682 = arith.addi %4673, %4681 : index
                %4683 = arith.addi %4667, %4682 : index
                %4684 = arith.addi %4641, %4683 : index
                %4685 = vector.shuffle %4619, %4619 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4685, %kv[%4684] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4686 = arith.addi %4615, %c6 : index
                %4687 = arith.divui %4686, %c4 : index
                %4688 = arith.muli %4687, %c7 : index
                %4689 = arith.addi %4688, %c14 : index
                %4690 = arith.remui %4686, %c4 : index
                %4691 = arith.divui %4505, %c6 : index
                %4692 = arith.remui %4505, %c6 : index
                %4693 = arith.muli %4692, %c17 : index
                %4694 = arith.addi %4691, %4693 : index
                %4695 = arith.muli %4690, %c4 : index
                %4696 = arith.divui %4694, %c41 : index
                %4697 = arith.muli %4696, %c41 : index
                %4698 = arith.remui %4694, %c6 : index
                %4699 = arith.muli %4698, %c6 : index
                %4700 = arith.addi %4697, %4699 : index
                %4701 = arith.divui %4694, %c6 : index
                %4702 = arith.remui %4701, %c6 : index
                %4703 = arith.addi %4700, %4702 : index
                %4704 = arith.addi %4695, %4703 : index
                %4705 = arith.addi %4689, %4704 : index
                %4706 = arith.addi %4641, %4705 : index
                %4707 = vector.shuffle %4619, %4619 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4707, %kv[%4706] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4708 = arith.addi %4615, %c2 : index
                %4709 = arith.divui %4708, %c4 : index
                %4710 = arith.muli %4709, %c7 : index
                %4711 = arith.addi %4710, %c14 : index
                %4712 = arith.remui %4708, %c4 : index
                %4713 = arith.divui %4505, %c6 : index
                %4714 = arith.remui %4505, %c6 : index
                %4715 = arith.muli %4714, %c17 : index
                %4716 = arith.addi %4713, %4715 : index
                %4717 = arith.muli %4712, %c4 : index
                %4718 = arith.divui %4716, %c41 : index
                %4719 = arith.muli %4718, %c41 : index
                %4720 = arith.remui %4716, %c6 : index
                %4721 = arith.muli %4720, %c6 : index
                %4722 = arith.addi %4719, %4721 : index
                %4723 = arith.divui %4716, %c6 : index
                %4724 = arith.remui %4723, %c6 : index
                %4725 = arith.addi %4722, %4724 : index
                %4726 = arith.addi %4717, %4725 : index
                %4727 = arith.addi %4711, %4726 : index
                %4728 = arith.addi %4641, %4727 : index
                %4729 = vector.shuffle %4619, %4619 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4729, %kv[%4728] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4730 = arith.cmpi eq, %codec, %c6 : index
          scf.if %4730 {
            %4731 = wave.lane
            %4732 = arith.muli %4731, %c41 : index
            scf.for %4733 = %4732 to %c33 step %c10 {
              %4734 = arith.addi %4500, %4733 : index
              %4735 = vector.load %24[%4734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4736 = arith.mulf %4735, %4503 : vector<4xf32>
              %4737 = wave.fp8_encode "e5m2" %4736 : vector<4xf32> -> vector<4xi8>
              %4738 = arith.cmpi slt, %4501, %kvHeads : index
              scf.if %4738 {
                %4739 = arith.muli %4501, %c39 : index
                %4740 = arith.addi %4506, %4739 : index
                %4741 = vector.shuffle %4737, %4737 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4742 = arith.divui %4733, %c4 : index
                %4743 = arith.muli %4742, %c7 : index
                %4744 = arith.remui %4733, %c4 : index
                %4745 = arith.muli %4505, %c4 : index
                %4746 = arith.divui %4744, %c41 : index
                %4747 = arith.muli %4746, %c41 : index
                %4748 = arith.remui %4744, %c6 : index
                %4749 = arith.muli %4748, %c6 : index
                %4750 = arith.addi %4747, %4749 : index
                %4751 = arith.divui %4744, %c6 : index
                %4752 = arith.remui %4751, %c6 : index
                %4753 = arith.addi %4750, %4752 : index
                %4754 = arith.addi %4745, %4753 : index
                %4755 = arith.addi %4743, %4754 : index
                %4756 = arith.addi %4740, %4755 : index
                vector.store %4741, %kv[%4756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4757 = arith.subi %4501, %kvHeads : index
                %4758 = arith.muli %4757, %c39 : index
                %4759 = arith.addi %4506, %4758 : index
                %4760 = arith.addi %4733, %c12 : index
                %4761 = arith.divui %4760, %c4 : index
                %4762 = arith.muli %4761, %c7 : index
                %4763 = arith.addi %4762, %c14 : index
                %4764 = arith.remui %4760, %c4 : index
                %4765 = arith.divui %4505, %c6 : index
                %4766 = arith.remui %4505, %c6 : index
                %4767 = arith.muli %4766, %c17 : index
                %4768 = arith.addi %4765, %4767 : index
                %4769 = arith.muli %4764, %c4 : index
                %4770 = arith.divui %4768, %c41 : index
                %4771 = arith.muli %4770, %c41 : index
                %4772 = arith.remui %4768, %c6 : index
                %4773 = arith.muli %4772, %c6 : index
                %4774 = arith.addi %4771, %4773 : index
                %4775 = arith.divui %4768, %c6 : index
                %4776 = arith.remui %4775, %c6 : index
                %4777 = arith.addi %4774, %4776 : index
                %4778 = arith.addi %4769, %4777 : index
                %4779 = arith.addi %4763, %4778 : index
                %4780 = arith.addi %4759, %4779 : index
                %4781 = vector.shuffle %4737, %4737 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4781, %kv[%4780] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4782 = arith.addi %4733, %c5 : index
                %4783 = arith.divui %4782, %c4 : index
                %4784 = arith.muli %4783, %c7 : index
                %4785 = arith.addi %4784, %c14 : index
                %4786 = arith.remui %4782, %c4 : index
                %4787 = arith.divui %4505, %c6 : index
                %4788 = arith.remui %4505, %c6 : index
                %4789 = arith.muli %4788, %c17 : index
                %4790 = arith.addi %4787, %4789 : index
                %4791 = arith.muli %4786, %c4 : index
                %4792 = arith.divui %4790, %c41 : index
                %4793 = arith.muli %4792, %c41 : index
                %4794 = arith.remui %4790, %c6 : index
                %4795 = arith.muli %4794, %c6 : index
                %4796 = arith.addi %4793, %4795 : index
                %4797 = arith.divui %4790, %c6 : index
                %4798 = arith.remui %4797, %c6 : index
                %4799 = arith.addi %4796, %4798 : index
                %4800 = arith.addi %4791, %4799 : index
                %4801 = arith.addi %4785, %4800 : index
                %4802 = arith.addi %4759, %4801 : index
                %4803 = vector.shuffle %4737, %4737 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4803, %kv[%4802] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4804 = arith.addi %4733, %c6 : index
                %4805 = arith.divui %4804, %c4 : index
                %4806 = arith.muli %4805, %c7 : index
                %4807 = arith.addi %4806, %c14 : index
                %4808 = arith.remui %4804, %c4 : index
                %4809 = arith.divui %4505, %c6 : index
                %4810 = arith.remui %4505, %c6 : index
                %4811 = arith.muli %4810, %c17 : index
                %4812 = arith.addi %4809, %4811 : index
                %4813 = arith.muli %4808, %c4 : index
                %4814 = arith.divui %4812, %c41 : index
                %4815 = arith.muli %4814, %c41 : index
                %4816 = arith.remui %4812, %c6 : index
                %4817 = arith.muli %4816, %c6 : index
                %4818 = arith.addi %4815, %4817 : index
                %4819 = arith.divui %4812, %c6 : index
                %4820 = arith.remui %4819, %c6 : index
                %4821 = arith.addi %4818, %4820 : index
                %4822 = arith.addi %4813, %4821 : index
                %4823 = arith.addi %4807, %4822 : index
                %4824 = arith.addi %4759, %4823 : index
                %4825 = vector.shuffle %4737, %4737 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4825, %kv[%4824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4826 = arith.addi %4733, %c2 : index
                %4827 = arith.divui %4826, %c4 : index
                %4828 = arith.muli %4827, %c7 : index
                %4829 = arith.addi %4828, %c14 : index
                %4830 = arith.remui %4826, %c4 : index
                %4831 = arith.divui %4505, %c6 : index
                %4832 = arith.remui %4505, %c6 : index
                %4833 = arith.muli %4832, %c17 : index
                %4834 = arith.addi %4831, %4833 : index
                %4835 = arith.muli %4830, %c4 : index
                %4836 = arith.divui %4834, %c41 : index
                %4837 = arith.muli %4836, %c41 : index
                %4838 = arith.remui %4834, %c6 : index
                %4839 = arith.muli %4838, %c6 : index
                %4840 = arith.addi %4837, %4839 : index
                %4841 = arith.divui %4834, %c6 : index
                %4842 = arith.remui %4841, %c6 : index
                %4843 = arith.addi %4840, %4842 : index
                %4844 = arith.addi %4835, %4843 : index
                %4845 = arith.addi %4829, %4844 : index
                %4846 = arith.addi %4759, %4845 : index
                %4847 = vector.shuffle %4737, %4737 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4847, %kv[%4846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4848 = arith.addi %27, %c18 : index
    %4849 = wave.lane
    %4850 = arith.muli %3, %c6 : index
    %4851 = arith.muli %4850, %c7 : index
    %4852 = arith.addi %4851, %4849 : index
    %4853 = arith.muli %4, %c14 : index
    %4854 = arith.addi %4853, %4852 : index
    %4855 = arith.addi %4854, %c12 : index
    %4856 = arith.addi %4855, %c12 : index
    %4857 = vector.extract %688#6[0] : f32 from vector<8xf32>
    memref.store %4857, %23[%4856] : memref<?xf32>
    %4858 = arith.muli %4, %c14 : index
    %4859 = arith.addi %4858, %4852 : index
    %4860 = arith.addi %4859, %c12 : index
    %4861 = arith.addi %4860, %c8 : index
    %4862 = vector.extract %688#6[1] : f32 from vector<8xf32>
    memref.store %4862, %23[%4861] : memref<?xf32>
    %4863 = arith.muli %4, %c14 : index
    %4864 = arith.addi %4863, %4852 : index
    %4865 = arith.addi %4864, %c12 : index
    %4866 = arith.addi %4865, %c15 : index
    %4867 = vector.extract %688#6[2] : f32 from vector<8xf32>
    memref.store %4867, %23[%4866] : memref<?xf32>
    %4868 = arith.muli %4, %c14 : index
    %4869 = arith.addi %4868, %4852 : index
    %4870 = arith.addi %4869, %c12 : index
    %4871 = arith.addi %4870, %c33 : index
    %4872 = vector.extract %688#6[3] : f32 from vector<8xf32>
    memref.store %4872, %23[%4871] : memref<?xf32>
    %4873 = arith.muli %4, %c14 : index
    %4874 = arith.addi %4873, %4852 : index
    %4875 = arith.addi %4874, %c12 : index
    %4876 = arith.addi %4875, %c10 : index
    %4877 = vector.extract %688#6[4] : f32 from vector<8xf32>
    memref.store %4877, %23[%4876] : memref<?xf32>
    %4878 = arith.muli %4, %c14 : index
    %4879 = arith.addi %4878, %4852 : index
    %4880 = arith.addi %4879, %c12 : index
    %4881 = arith.addi %4880, %c34 : index
    %4882 = vector.extract %688#6[5] : f32 from vector<8xf32>
    memref.store %4882, %23[%4881] : memref<?xf32>
    %4883 = arith.muli %4, %c14 : index
    %4884 = arith.addi %4883, %4852 : index
    %4885 = arith.addi %4884, %c12 : index
    %4886 = arith.addi %4885, %c35 : index
    %4887 = vector.extract %688#6[6] : f32 from vector<8xf32>
    memref.store %4887, %23[%4886] : memref<?xf32>
    %4888 = arith.muli %4, %c14 : index
    %4889 = arith.addi %4888, %4852 : index
    %4890 = arith.addi %4889, %c12 : index
    %4891 = arith.addi %4890, %c36 : index
    %4892 = vector.extract %688#6[7] : f32 from vector<8xf32>
    memref.store %4892, %23[%4891] : memref<?xf32>
    %4893 = arith.muli %4, %c14 : index
    %4894 = arith.addi %4893, %4852 : index
    %4895 = arith.addi %4894, %c7 : index
    %4896 = arith.addi %4895, %c12 : index
    %4897 = vector.extract %688#7[0] : f32 from vector<8xf32>
    memref.store %4897, %23[%4896] : memref<?xf32>
    %4898 = arith.muli %4, %c14 : index
    %4899 = arith.addi %4898, %4852 : index
    %4900 = arith.addi %4899, %c7 : index
    %4901 = arith.addi %4900, %c8 : index
    %4902 = vector.extract %688#7[1] : f32 from vector<8xf32>
    memref.store %4902, %23[%4901] : memref<?xf32>
    %4903 = arith.muli %4, %c14 : index
    %4904 = arith.addi %4903, %4852 : index
    %4905 = arith.addi %4904, %c7 : index
    %4906 = arith.addi %4905, %c15 : index
    %4907 = vector.extract %688#7[2] : f32 from vector<8xf32>
    memref.store %4907, %23[%4906] : memref<?xf32>
    %4908 = arith.muli %4, %c14 : index
    %4909 = arith.addi %4908, %4852 : index
    %4910 = arith.addi %4909, %c7 : index
    %4911 = arith.addi %4910, %c33 : index
    %4912 = vector.extract %688#7[3] : f32 from vector<8xf32>
    memref.store %4912, %23[%4911] : memref<?xf32>
    %4913 = arith.muli %4, %c14 : index
    %4914 = arith.addi %4913, %4852 : index
    %4915 = arith.addi %4914, %c7 : index
    %4916 = arith.addi %4915, %c10 : index
    %4917 = vector.extract %688#7[4] : f32 from vector<8xf32>
    memref.store %4917, %23[%4916] : memref<?xf32>
    %4918 = arith.muli %4, %c14 : index
    %4919 = arith.addi %4918, %4852 : index
    %4920 = arith.addi %4919, %c7 : index
    %4921 = arith.addi %4920, %c34 : index
    %4922 = vector.extract %688#7[5] : f32 from vector<8xf32>
    memref.store %4922, %23[%4921] : memref<?xf32>
    %4923 = arith.muli %4, %c14 : index
    %4924 = arith.addi %4923, %4852 : index
    %4925 = arith.addi %4924, %c7 : index
    %4926 = arith.addi %4925, %c35 : index
    %4927 = vector.extract %688#7[6] : f32 from vector<8xf32>
    memref.store %4927, %23[%4926] : memref<?xf32>
    %4928 = arith.muli %4, %c14 : index
    %4929 = arith.addi %4928, %4852 : index
    %4930 = arith.addi %4929, %c7 : index
    %4931 = arith.addi %4930, %c36 : index
    %4932 = vector.extract %688#7[7] : f32 from vector<8xf32>
    memref.store %4932, %23[%4931] : memref<?xf32>
    wave.barrier
    %4933 = arith.muli %4, %c6 : index
    %4934 = arith.addi %4933, %c12 : index
    %4935 = arith.muli %4934, %c6 : index
    %4936 = arith.divui %4849, %c4 : index
    %4937 = arith.addi %4935, %4936 : index
    %4938 = arith.addi %4848, %4937 : index
    %4939 = arith.cmpi slt, %4938, %26 : index
    scf.if %4939 {
      %4940 = arith.cmpi eq, %hasFactors, %c5 : index
      %4941 = arith.muli %4938, %c6 : index
      %4942 = memref.load %factors[%4941] : memref<?xf32>
      %4943 = arith.mulf %4942, %operandScale : f32
      %4944 = arith.select %4940, %4943, %operandScale : f32
      %4945 = arith.addi %4852, %c12 : index
      %4946 = arith.muli %4934, %c8 : index
      %4947 = arith.addi %4945, %4946 : index
      %4948 = memref.load %23[%4947] : memref<?xf32>
      %4949 = arith.addi %4947, %c14 : index
      %4950 = memref.load %23[%4949] : memref<?xf32>
      %4951 = arith.addf %4948, %4950 : f32
      %4952 = arith.addi %4947, %c39 : index
      %4953 = memref.load %23[%4952] : memref<?xf32>
      %4954 = arith.addf %4951, %4953 : f32
      %4955 = arith.addi %4947, %c40 : index
      %4956 = memref.load %23[%4955] : memref<?xf32>
      %4957 = arith.addf %4954, %4956 : f32
      %4958 = arith.remui %4849, %c4 : index
      %4959 = arith.muli %4958, %c41 : index
      %4960 = arith.addi %20, %4959 : index
      %4961 = vector.load %w[%4960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4962 = vector.bitcast %4961 : vector<4xi8> to vector<1xf32>
      %4963 = vector.extract %4962[0] : f32 from vector<1xf32>
      %4964 = arith.mulf %4963, %4944 : f32
      %4965 = arith.mulf %4957, %4964 : f32
      %4966 = arith.muli %3, %c6 : index
      %4967 = arith.addi %4966, %c12 : index
      %4968 = arith.muli %4967, %c4 : index
      %4969 = arith.remui %4849, %c4 : index
      %4970 = arith.addi %4968, %4969 : index
      %4971 = arith.muli %4937, %c33 : index
      %4972 = arith.addi %4971, %4970 : index
      memref.store %4965, %24[%4972] : memref<?xf32>
      %4973 = arith.addi %4852, %c7 : index
      %4974 = arith.muli %4934, %c8 : index
      %4975 = arith.addi %4973, %4974 : index
      %4976 = memref.load %23[%4975] : memref<?xf32>
      %4977 = arith.addi %4975, %c14 : index
      %4978 = memref.load %23[%4977] : memref<?xf32>
      %4979 = arith.addf %4976, %4978 : f32
      %4980 = arith.addi %4975, %c39 : index
      %4981 = memref.load %23[%4980] : memref<?xf32>
      %4982 = arith.addf %4979, %4981 : f32
      %4983 = arith.addi %4975, %c40 : index
      %4984 = memref.load %23[%4983] : memref<?xf32>
      %4985 = arith.addf %4982, %4984 : f32
      %4986 = arith.remui %4849, %c4 : index
      %4987 = arith.muli %4986, %c41 : index
      %4988 = arith.addi %22, %4987 : index
      %4989 = vector.load %w[%4988] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4990 = vector.bitcast %4989 : vector<4xi8> to vector<1xf32>
      %4991 = vector.extract %4990[0] : f32 from vector<1xf32>
      %4992 = arith.mulf %4991, %4944 : f32
      %4993 = arith.mulf %4985, %4992 : f32
      %4994 = arith.muli %3, %c6 : index
      %4995 = arith.addi %4994, %c5 : index
      %4996 = arith.muli %4995, %c4 : index
      %4997 = arith.remui %4849, %c4 : index
      %4998 = arith.addi %4996, %4997 : index
      %4999 = arith.muli %4937, %c33 : index
      %5000 = arith.addi %4999, %4998 : index
      memref.store %4993, %24[%5000] : memref<?xf32>
    }
    %5001 = arith.muli %4, %c6 : index
    %5002 = arith.addi %5001, %c5 : index
    %5003 = arith.muli %5002, %c6 : index
    %5004 = arith.divui %4849, %c4 : index
    %5005 = arith.addi %5003, %5004 : index
    %5006 = arith.addi %4848, %5005 : index
    %5007 = arith.cmpi slt, %5006, %26 : index
    scf.if %5007 {
      %5008 = arith.cmpi eq, %hasFactors, %c5 : index
      %5009 = arith.muli %5006, %c6 : index
      %5010 = memref.load %factors[%5009] : memref<?xf32>
      %5011 = arith.mulf %5010, %operandScale : f32
      %5012 = arith.select %5008, %5011, %operandScale : f32
      %5013 = arith.addi %4852, %c12 : index
      %5014 = arith.muli %5002, %c8 : index
      %5015 = arith.addi %5013, %5014 : index
      %5016 = memref.load %23[%5015] : memref<?xf32>
      %5017 = arith.addi %5015, %c14 : index
      %5018 = memref.load %23[%5017] : memref<?xf32>
      %5019 = arith.addf %5016, %5018 : f32
      %5020 = arith.addi %5015, %c39 : index
      %5021 = memref.load %23[%5020] : memref<?xf32>
      %5022 = arith.addf %5019, %5021 : f32
      %5023 = arith.addi %5015, %c40 : index
      %5024 = memref.load %23[%5023] : memref<?xf32>
      %5025 = arith.addf %5022, %5024 : f32
      %5026 = arith.remui %4849, %c4 : index
      %5027 = arith.muli %5026, %c41 : index
      %5028 = arith.addi %20, %5027 : index
      %5029 = vector.load %w[%5028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5030 = vector.bitcast %5029 : vector<4xi8> to vector<1xf32>
      %5031 = vector.extract %5030[0] : f32 from vector<1xf32>
      %5032 = arith.mulf %5031, %5012 : f32
      %5033 = arith.mulf %5025, %5032 : f32
      %5034 = arith.muli %3, %c6 : index
      %5035 = arith.addi %5034, %c12 : index
      %5036 = arith.muli %5035, %c4 : index
      %5037 = arith.remui %4849, %c4 : index
      %5038 = arith.addi %5036, %5037 : index
      %5039 = arith.muli %5005, %c33 : index
      %5040 = arith.addi %5039, %5038 : index
      memref.store %5033, %24[%5040] : memref<?xf32>
      %5041 = arith.addi %4852, %c7 : index
      %5042 = arith.muli %5002, %c8 : index
      %5043 = arith.addi %5041, %5042 : index
      %5044 = memref.load %23[%5043] : memref<?xf32>
      %5045 = arith.addi %5043, %c14 : index
      %5046 = memref.load %23[%5045] : memref<?xf32>
      %5047 = arith.addf %5044, %5046 : f32
      %5048 = arith.addi %5043, %c39 : index
      %5049 = memref.load %23[%5048] : memref<?xf32>
      %5050 = arith.addf %5047, %5049 : f32
      %5051 = arith.addi %5043, %c40 : index
      %5052 = memref.load %23[%5051] : memref<?xf32>
      %5053 = arith.addf %5050, %5052 : f32
      %5054 = arith.remui %4849, %c4 : index
      %5055 = arith.muli %5054, %c41 : index
      %5056 = arith.addi %22, %5055 : index
      %5057 = vector.load %w[%5056] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5058 = vector.bitcast %5057 : vector<4xi8> to vector<1xf32>
      %5059 = vector.extract %5058[0] : f32 from vector<1xf32>
      %5060 = arith.mulf %5059, %5012 : f32
      %5061 = arith.mulf %5053, %5060 : f32
      %5062 = arith.muli %3, %c6 : index
      %5063 = arith.addi %5062, %c5 : index
      %5064 = arith.muli %5063, %c4 : index
      %5065 = arith.remui %4849, %c4 : index
      %5066 = arith.addi %5064, %5065 : index
      %5067 = arith.muli %5005, %c33 : index
      %5068 = arith.addi %5067, %5066 : index
      memref.store %5061, %24[%5068] : memref<?xf32>
    }
    wave.barrier
    %5069 = arith.addi %27, %c18 : index
    %5070 = wave.wave
    %5071 = arith.addi %5070, %c12 : index
    %5072 = arith.addi %5069, %5071 : index
    %5073 = arith.cmpi slt, %5072, %26 : index
    %5074 = arith.cmpi slt, %5071, %c4 : index
    %5075 = arith.andi %5073, %5074 : i1
    scf.if %5075 {
      %5076 = arith.addi %5069, %5071 : index
      %5077 = arith.muli %5071, %c33 : index
      %5078 = wave.lane
      %5079 = arith.addi %5078, %c12 : index
      %5080 = arith.cmpi eq, %hasBias, %c5 : index
      %5081 = arith.addi %5077, %5079 : index
      %5082 = memref.load %24[%5081] : memref<?xf32>
      %5083 = arith.muli %0, %c33 : index
      %5084 = arith.addi %5083, %5079 : index
      %5085 = memref.load %bias[%5084] : memref<?xf32>
      %5086 = arith.addf %5082, %5085 : f32
      %5087 = arith.select %5080, %5086, %5082 : f32
      %5088 = arith.addi %5079, %c18 : index
      %5089 = arith.cmpi eq, %hasBias, %c5 : index
      %5090 = arith.addi %5077, %5088 : index
      %5091 = memref.load %24[%5090] : memref<?xf32>
      %5092 = arith.muli %0, %c33 : index
      %5093 = arith.addi %5092, %5088 : index
      %5094 = memref.load %bias[%5093] : memref<?xf32>
      %5095 = arith.addf %5091, %5094 : f32
      %5096 = arith.select %5089, %5095, %5091 : f32
      %5097 = arith.addi %5078, %c8 : index
      %5098 = arith.cmpi slt, %5097, %c18 : index
      %5099 = arith.minsi %5097, %c43 : index
      %5100 = arith.cmpi eq, %hasBias, %c5 : index
      %5101 = arith.addi %5077, %5099 : index
      %5102 = memref.load %24[%5101] : memref<?xf32>
      %5103 = arith.muli %0, %c33 : index
      %5104 = arith.addi %5103, %5099 : index
      %5105 = memref.load %bias[%5104] : memref<?xf32>
      %5106 = arith.addf %5102, %5105 : f32
      %5107 = arith.select %5100, %5106, %5102 : f32
      %5108 = arith.addi %5099, %c18 : index
      %5109 = arith.cmpi eq, %hasBias, %c5 : index
      %5110 = arith.addi %5077, %5108 : index
      %5111 = memref.load %24[%5110] : memref<?xf32>
      %5112 = arith.muli %0, %c33 : index
      %5113 = arith.addi %5112, %5108 : index
      %5114 = memref.load %bias[%5113] : memref<?xf32>
      %5115 = arith.addf %5111, %5114 : f32
      %5116 = arith.select %5109, %5115, %5111 : f32
      %5117 = arith.addi %heads, %kvHeads : index
      %5118 = arith.cmpi slt, %0, %5117 : index
      scf.if %5118 {
        %5119 = arith.addi %positionsAt, %5076 : index
        %5120 = memref.load %step[%5119] : memref<?xi32>
        %5121 = arith.index_cast %5120 : i32 to index
        %5122 = arith.cmpi eq, %hasNorm, %c5 : index
        %5123 = math.fma %5087, %5087, %c46 : f32
        %5124 = math.fma %5096, %5096, %5123 : f32
        %5125 = math.fma %5107, %5107, %5124 : f32
        %5126 = arith.select %5098, %5125, %5124 : f32
        %5127 = math.fma %5116, %5116, %5126 : f32
        %5128 = arith.select %5098, %5127, %5126 : f32
        %5129 = vector.broadcast %5128 : f32 to vector<1xf32>
        %5130 = wave.reduce "add" %5129 : vector<1xf32>
        %5131 = arith.mulf %5130, %inverseHeadDim : f32
        %5132 = arith.addf %5131, %epsilon : f32
        %5133 = math.sqrt %5132 : f32
        %5134 = arith.divf %c48, %5133 : f32
        %5135 = arith.cmpi slt, %0, %heads : index
        %5136 = arith.addi %5079, %c18 : index
        %5137 = memref.load %query_norm[%5079] : memref<?xf32>
        %5138 = memref.load %key_norm[%5079] : memref<?xf32>
        %5139 = arith.select %5135, %5137, %5138 : f32
        %5140 = arith.mulf %5087, %5134 : f32
        %5141 = arith.mulf %5140, %5139 : f32
        %5142 = arith.select %5122, %5141, %5087 : f32
        %5143 = memref.load %query_norm[%5136] : memref<?xf32>
        %5144 = memref.load %key_norm[%5136] : memref<?xf32>
        %5145 = arith.select %5135, %5143, %5144 : f32
        %5146 = arith.mulf %5096, %5134 : f32
        %5147 = arith.mulf %5146, %5145 : f32
        %5148 = arith.select %5122, %5147, %5096 : f32
        %5149 = arith.addi %5099, %c18 : index
        %5150 = memref.load %query_norm[%5099] : memref<?xf32>
        %5151 = memref.load %key_norm[%5099] : memref<?xf32>
        %5152 = arith.select %5135, %5150, %5151 : f32
        %5153 = arith.mulf %5107, %5134 : f32
        %5154 = arith.mulf %5153, %5152 : f32
        %5155 = arith.select %5122, %5154, %5107 : f32
        %5156 = memref.load %query_norm[%5149] : memref<?xf32>
        %5157 = memref.load %key_norm[%5149] : memref<?xf32>
        %5158 = arith.select %5135, %5156, %5157 : f32
        %5159 = arith.mulf %5116, %5134 : f32
        %5160 = arith.mulf %5159, %5158 : f32
        %5161 = arith.select %5122, %5160, %5116 : f32
        %5162 = arith.remui %5121, %c7 : index
        %5163 = arith.muli %5162, %c33 : index
        %5164 = arith.addi %5163, %5079 : index
        %5165 = arith.divui %5121, %c7 : index
        %5166 = arith.addi %5165, %c7 : index
        %5167 = arith.muli %5166, %c33 : index
        %5168 = arith.addi %5167, %5079 : index
        %5169 = memref.load %rope[%5164] : memref<?xf32>
        %5170 = arith.addi %5164, %c18 : index
        %5171 = memref.load %rope[%5170] : memref<?xf32>
        %5172 = memref.load %rope[%5168] : memref<?xf32>
        %5173 = arith.addi %5168, %c18 : index
        %5174 = memref.load %rope[%5173] : memref<?xf32>
        %5175 = arith.mulf %5172, %5169 : f32
        %5176 = arith.mulf %5174, %5171 : f32
        %5177 = arith.subf %5175, %5176 : f32
        %5178 = arith.mulf %5174, %5169 : f32
        %5179 = arith.mulf %5172, %5171 : f32
        %5180 = arith.addf %5178, %5179 : f32
        %5181 = arith.mulf %5142, %5177 : f32
        %5182 = arith.mulf %5148, %5180 : f32
        %5183 = arith.subf %5181, %5182 : f32
        %5184 = arith.mulf %5148, %5177 : f32
        %5185 = arith.mulf %5142, %5180 : f32
        %5186 = arith.addf %5184, %5185 : f32
        %5187 = arith.cmpi slt, %0, %heads : index
        scf.if %5187 {
          %5188 = arith.muli %5076, %heads : index
          %5189 = arith.addi %5188, %0 : index
          %5190 = arith.muli %5189, %c33 : index
          %5191 = arith.addi %5190, %5079 : index
          memref.store %5183, %q[%5191] : memref<?xf32>
          %5192 = arith.addi %5191, %c18 : index
          memref.store %5186, %q[%5192] : memref<?xf32>
        } else {
          %5193 = arith.addi %5077, %5079 : index
          memref.store %5183, %24[%5193] : memref<?xf32>
          %5194 = arith.addi %5077, %5079 : index
          %5195 = arith.addi %5194, %c18 : index
          memref.store %5186, %24[%5195] : memref<?xf32>
        }
        %5196 = arith.remui %5121, %c7 : index
        %5197 = arith.muli %5196, %c33 : index
        %5198 = arith.addi %5197, %5099 : index
        %5199 = arith.divui %5121, %c7 : index
        %5200 = arith.addi %5199, %c7 : index
        %5201 = arith.muli %5200, %c33 : index
        %5202 = arith.addi %5201, %5099 : index
        %5203 = memref.load %rope[%5198] : memref<?xf32>
        %5204 = arith.addi %5198, %c18 : index
        %5205 = memref.load %rope[%5204] : memref<?xf32>
        %5206 = memref.load %rope[%5202] : memref<?xf32>
        %5207 = arith.addi %5202, %c18 : index
        %5208 = memref.load %rope[%5207] : memref<?xf32>
        %5209 = arith.mulf %5206, %5203 : f32
        %5210 = arith.mulf %5208, %5205 : f32
        %5211 = arith.subf %5209, %5210 : f32
        %5212 = arith.mulf %5208, %5203 : f32
        %5213 = arith.mulf %5206, %5205 : f32
        %5214 = arith.addf %5212, %5213 : f32
        %5215 = arith.mulf %5155, %5211 : f32
        %5216 = arith.mulf %5161, %5214 : f32
        %5217 = arith.subf %5215, %5216 : f32
        %5218 = arith.mulf %5161, %5211 : f32
        %5219 = arith.mulf %5155, %5214 : f32
        %5220 = arith.addf %5218, %5219 : f32
        scf.if %5098 {
          %5221 = arith.cmpi slt, %0, %heads : index
          scf.if %5221 {
            %5222 = arith.muli %5076, %heads : index
            %5223 = arith.addi %5222, %0 : index
            %5224 = arith.muli %5223, %c33 : index
            %5225 = arith.addi %5224, %5099 : index
            memref.store %5217, %q[%5225] : memref<?xf32>
            %5226 = arith.addi %5225, %c18 : index
            memref.store %5220, %q[%5226] : memref<?xf32>
          } else {
            %5227 = arith.addi %5077, %5099 : index
            memref.store %5217, %24[%5227] : memref<?xf32>
            %5228 = arith.addi %5077, %5099 : index
            %5229 = arith.addi %5228, %c18 : index
            memref.store %5220, %24[%5229] : memref<?xf32>
          }
        }
      } else {
        %5230 = arith.cmpi slt, %0, %heads : index
        scf.if %5230 {
          %5231 = arith.muli %5076, %heads : index
          %5232 = arith.addi %5231, %0 : index
          %5233 = arith.muli %5232, %c33 : index
          %5234 = arith.addi %5233, %5079 : index
          memref.store %5087, %q[%5234] : memref<?xf32>
          %5235 = arith.addi %5234, %c18 : index
          memref.store %5096, %q[%5235] : memref<?xf32>
        } else {
          %5236 = arith.addi %5077, %5079 : index
          memref.store %5087, %24[%5236] : memref<?xf32>
          %5237 = arith.addi %5077, %5079 : index
          %5238 = arith.addi %5237, %c18 : index
          memref.store %5096, %24[%5238] : memref<?xf32>
        }
        scf.if %5098 {
          %5239 = arith.cmpi slt, %0, %heads : index
          scf.if %5239 {
            %5240 = arith.muli %5076, %heads : index
            %5241 = arith.addi %5240, %0 : index
            %5242 = arith.muli %5241, %c33 : index
            %5243 = arith.addi %5242, %5099 : index
            memref.store %5107, %q[%5243] : memref<?xf32>
            %5244 = arith.addi %5243, %c18 : index
            memref.store %5116, %q[%5244] : memref<?xf32>
          } else {
            %5245 = arith.addi %5077, %5099 : index
            memref.store %5107, %24[%5245] : memref<?xf32>
            %5246 = arith.addi %5077, %5099 : index
            %5247 = arith.addi %5246, %c18 : index
            memref.store %5116, %24[%5247] : memref<?xf32>
          }
        }
      }
    }
    %5248 = arith.addi %5070, %c50 : index
    %5249 = arith.addi %5069, %5248 : index
    %5250 = arith.cmpi slt, %5249, %26 : index
    %5251 = arith.cmpi slt, %5248, %c4 : index
    %5252 = arith.andi %5250, %5251 : i1
    scf.if %5252 {
      %5253 = arith.addi %5069, %5248 : index
      %5254 = arith.muli %5248, %c33 : index
      %5255 = wave.lane
      %5256 = arith.addi %5255, %c12 : index
      %5257 = arith.cmpi eq, %hasBias, %c5 : index
      %5258 = arith.addi %5254, %5256 : index
      %5259 = memref.load %24[%5258] : memref<?xf32>
      %5260 = arith.muli %0, %c33 : index
      %5261 = arith.addi %5260, %5256 : index
      %5262 = memref.load %bias[%5261] : memref<?xf32>
      %5263 = arith.addf %5259, %5262 : f32
      %5264 = arith.select %5257, %5263, %5259 : f32
      %5265 = arith.addi %5256, %c18 : index
      %5266 = arith.cmpi eq, %hasBias, %c5 : index
      %5267 = arith.addi %5254, %5265 : index
      %5268 = memref.load %24[%5267] : memref<?xf32>
      %5269 = arith.muli %0, %c33 : index
      %5270 = arith.addi %5269, %5265 : index
      %5271 = memref.load %bias[%5270] : memref<?xf32>
      %5272 = arith.addf %5268, %5271 : f32
      %5273 = arith.select %5266, %5272, %5268 : f32
      %5274 = arith.addi %5255, %c8 : index
      %5275 = arith.cmpi slt, %5274, %c18 : index
      %5276 = arith.minsi %5274, %c43 : index
      %5277 = arith.cmpi eq, %hasBias, %c5 : index
      %5278 = arith.addi %5254, %5276 : index
      %5279 = memref.load %24[%5278] : memref<?xf32>
      %5280 = arith.muli %0, %c33 : index
      %5281 = arith.addi %5280, %5276 : index
      %5282 = memref.load %bias[%5281] : memref<?xf32>
      %5283 = arith.addf %5279, %5282 : f32
      %5284 = arith.select %5277, %5283, %5279 : f32
      %5285 = arith.addi %5276, %c18 : index
      %5286 = arith.cmpi eq, %hasBias, %c5 : index
      %5287 = arith.addi %5254, %5285 : index
      %5288 = memref.load %24[%5287] : memref<?xf32>
      %5289 = arith.muli %0, %c33 : index
      %5290 = arith.addi %5289, %5285 : index
      %5291 = memref.load %bias[%5290] : memref<?xf32>
      %5292 = arith.addf %5288, %5291 : f32
      %5293 = arith.select %5286, %5292, %5288 : f32
      %5294 = arith.addi %heads, %kvHeads : index
      %5295 = arith.cmpi slt, %0, %5294 : index
      scf.if %5295 {
        %5296 = arith.addi %positionsAt, %5253 : index
        %5297 = memref.load %step[%5296] : memref<?xi32>
        %5298 = arith.index_cast %5297 : i32 to index
        %5299 = arith.cmpi eq, %hasNorm, %c5 : index
        %5300 = math.fma %5264, %5264, %c46 : f32
        %5301 = math.fma %5273, %5273, %5300 : f32
        %5302 = math.fma %5284, %5284, %5301 : f32
        %5303 = arith.select %5275, %5302, %5301 : f32
        %5304 = math.fma %5293, %5293, %5303 : f32
        %5305 = arith.select %5275, %5304, %5303 : f32
        %5306 = vector.broadcast %5305 : f32 to vector<1xf32>
        %5307 = wave.reduce "add" %5306 : vector<1xf32>
        %5308 = arith.mulf %5307, %inverseHeadDim : f32
        %5309 = arith.addf %5308, %epsilon : f32
        %5310 = math.sqrt %5309 : f32
        %5311 = arith.divf %c48, %5310 : f32
        %5312 = arith.cmpi slt, %0, %heads : index
        %5313 = arith.addi %5256, %c18 : index
        %5314 = memref.load %query_norm[%5256] : memref<?xf32>
        %5315 = memref.load %key_norm[%5256] : memref<?xf32>
        %5316 = arith.select %5312, %5314, %5315 : f32
        %5317 = arith.mulf %5264, %5311 : f32
        %5318 = arith.mulf %5317, %5316 : f32
        %5319 = arith.select %5299, %5318, %5264 : f32
        %5320 = memref.load %query_norm[%5313] : memref<?xf32>
        %5321 = memref.load %key_norm[%5313] : memref<?xf32>
        %5322 = arith.select %5312, %5320, %5321 : f32
        %5323 = arith.mulf %5273, %5311 : f32
        %5324 = arith.mulf %5323, %5322 : f32
        %5325 = arith.select %5299, %5324, %5273 : f32
        %5326 = arith.addi %5276, %c18 : index
        %5327 = memref.load %query_norm[%5276] : memref<?xf32>
        %5328 = memref.load %key_norm[%5276] : memref<?xf32>
        %5329 = arith.select %5312, %5327, %5328 : f32
        %5330 = arith.mulf %5284, %5311 : f32
        %5331 = arith.mulf %5330, %5329 : f32
        %5332 = arith.select %5299, %5331, %5284 : f32
        %5333 = memref.load %query_norm[%5326] : memref<?xf32>
        %5334 = memref.load %key_norm[%5326] : memref<?xf32>
        %5335 = arith.select %5312, %5333, %5334 : f32
        %5336 = arith.mulf %5293, %5311 : f32
        %5337 = arith.mulf %5336, %5335 : f32
        %5338 = arith.select %5299, %5337, %5293 : f32
        %5339 = arith.remui %5298, %c7 : index
        %5340 = arith.muli %5339, %c33 : index
        %5341 = arith.addi %5340, %5256 : index
        %5342 = arith.divui %5298, %c7 : index
        %5343 = arith.addi %5342, %c7 : index
        %5344 = arith.muli %5343, %c33 : index
        %5345 = arith.addi %5344, %5256 : index
        %5346 = memref.load %rope[%5341] : memref<?xf32>
        %5347 = arith.addi %5341, %c18 : index
        %5348 = memref.load %rope[%5347] : memref<?xf32>
        %5349 = memref.load %rope[%5345] : memref<?xf32>
        %5350 = arith.addi %5345, %c18 : index
        %5351 = memref.load %rope[%5350] : memref<?xf32>
        %5352 = arith.mulf %5349, %5346 : f32
        %5353 = arith.mulf %5351, %5348 : f32
        %5354 = arith.subf %5352, %5353 : f32
        %5355 = arith.mulf %5351, %5346 : f32
        %5356 = arith.mulf %5349, %5348 : f32
        %5357 = arith.addf %5355, %5356 : f32
        %5358 = arith.mulf %5319, %5354 : f32
        %5359 = arith.mulf %5325, %5357 : f32
        %5360 = arith.subf %5358, %5359 : f32
        %5361 = arith.mulf %5325, %5354 : f32
        %5362 = arith.mulf %5319, %5357 : f32
        %5363 = arith.addf %5361, %5362 : f32
        %5364 = arith.cmpi slt, %0, %heads : index
        scf.if %5364 {
          %5365 = arith.muli %5253, %heads : index
          %5366 = arith.addi %5365, %0 : index
          %5367 = arith.muli %5366, %c33 : index
          %5368 = arith.addi %5367, %5256 : index
          memref.store %5360, %q[%5368] : memref<?xf32>
          %5369 = arith.addi %5368, %c18 : index
          memref.store %5363, %q[%5369] : memref<?xf32>
        } else {
          %5370 = arith.addi %5254, %5256 : index
          memref.store %5360, %24[%5370] : memref<?xf32>
          %5371 = arith.addi %5254, %5256 : index
          %5372 = arith.addi %5371, %c18 : index
          memref.store %5363, %24[%5372] : memref<?xf32>
        }
        %5373 = arith.remui %5298, %c7 : index
        %5374 = arith.muli %5373, %c33 : index
        %5375 = arith.addi %5374, %5276 : index
        %5376 = arith.divui %5298, %c7 : index
        %5377 = arith.addi %5376, %c7 : index
        %5378 = arith.muli %5377, %c33 : index
        %5379 = arith.addi %5378, %5276 : index
        %5380 = memref.load %rope[%5375] : memref<?xf32>
        %5381 = arith.addi %5375, %c18 : index
        %5382 = memref.load %rope[%5381] : memref<?xf32>
        %5383 = memref.load %rope[%5379] : memref<?xf32>
        %5384 = arith.addi %5379, %c18 : index
        %5385 = memref.load %rope[%5384] : memref<?xf32>
        %5386 = arith.mulf %5383, %5380 : f32
        %5387 = arith.mulf %5385, %5382 : f32
        %5388 = arith.subf %5386, %5387 : f32
        %5389 = arith.mulf %5385, %5380 : f32
        %5390 = arith.mulf %5383, %5382 : f32
        %5391 = arith.addf %5389, %5390 : f32
        %5392 = arith.mulf %5332, %5388 : f32
        %5393 = arith.mulf %5338, %5391 : f32
        %5394 = arith.subf %5392, %5393 : f32
        %5395 = arith.mulf %5338, %5388 : f32
        %5396 = arith.mulf %5332, %5391 : f32
        %5397 = arith.addf %5395, %5396 : f32
        scf.if %5275 {
          %5398 = arith.cmpi slt, %0, %heads : index
          scf.if %5398 {
            %5399 = arith.muli %5253, %heads : index
            %5400 = arith.addi %5399, %0 : index
            %5401 = arith.muli %5400, %c33 : index
            %5402 = arith.addi %5401, %5276 : index
            memref.store %5394, %q[%5402] : memref<?xf32>
            %5403 = arith.addi %5402, %c18 : index
            memref.store %5397, %q[%5403] : memref<?xf32>
          } else {
            %5404 = arith.addi %5254, %5276 : index
            memref.store %5394, %24[%5404] : memref<?xf32>
            %5405 = arith.addi %5254, %5276 : index
            %5406 = arith.addi %5405, %c18 : index
            memref.store %5397, %24[%5406] : memref<?xf32>
          }
        }
      } else {
        %5407 = arith.cmpi slt, %0, %heads : index
        scf.if %5407 {
          %5408 = arith.muli %5253, %heads : index
          %5409 = arith.addi %5408, %0 : index
          %5410 = arith.muli %5409, %c33 : index
          %5411 = arith.addi %5410, %5256 : index
          memref.store %5264, %q[%5411] : memref<?xf32>
          %5412 = arith.addi %5411, %c18 : index
          memref.store %5273, %q[%5412] : memref<?xf32>
        } else {
          %5413 = arith.addi %5254, %5256 : index
          memref.store %5264, %24[%5413] : memref<?xf32>
          %5414 = arith.addi %5254, %5256 : index
          %5415 = arith.addi %5414, %c18 : index
          memref.store %5273, %24[%5415] : memref<?xf32>
        }
        scf.if %5275 {
          %5416 = arith.cmpi slt, %0, %heads : index
          scf.if %5416 {
            %5417 = arith.muli %5253, %heads : index
            %5418 = arith.addi %5417, %0 : index
            %5419 = arith.muli %5418, %c33 : index
            %5420 = arith.addi %5419, %5276 : index
            memref.store %5284, %q[%5420] : memref<?xf32>
            %5421 = arith.addi %5420, %c18 : index
            memref.store %5293, %q[%5421] : memref<?xf32>
          } else {
            %5422 = arith.addi %5254, %5276 : index
            memref.store %5284, %24[%5422] : memref<?xf32>
            %5423 = arith.addi %5254, %5276 : index
            %5424 = arith.addi %5423, %c18 : index
            memref.store %5293, %24[%5424] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5425 = arith.cmpi sge, %0, %heads : index
    scf.if %5425 {
      %5426 = arith.addi %5070, %c12 : index
      %5427 = arith.addi %5069, %5426 : index
      %5428 = arith.cmpi slt, %5427, %26 : index
      %5429 = arith.cmpi slt, %5426, %c4 : index
      %5430 = arith.andi %5428, %5429 : i1
      scf.if %5430 {
        %5431 = arith.addi %5069, %5426 : index
        %5432 = arith.addi %slotsAt, %5431 : index
        %5433 = memref.load %step[%5432] : memref<?xi32>
        %5434 = arith.index_cast %5433 : i32 to index
        %5435 = arith.cmpi sge, %5434, %c12 : index
        scf.if %5435 {
          %5436 = arith.muli %5426, %c33 : index
          %5437 = arith.subi %0, %heads : index
          %5438 = memref.load %scales[%5437] : memref<?xf32>
          %5439 = vector.broadcast %5438 : f32 to vector<4xf32>
          %5440 = arith.divui %5434, %c4 : index
          %5441 = arith.remui %5434, %c4 : index
          %5442 = arith.muli %5440, %pageBytes : index
          %5443 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5443 {
            %5444 = wave.lane
            %5445 = arith.muli %5444, %c41 : index
            scf.for %5446 = %5445 to %c33 step %c10 {
              %5447 = arith.addi %5436, %5446 : index
              %5448 = vector.load %24[%5447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5449 = arith.mulf %5448, %5439 : vector<4xf32>
              %5450 = arith.minimumf %5449, %c54 : vector<4xf32>
              %5451 = arith.maximumf %5450, %c55 : vector<4xf32>
              %5452 = arith.truncf %5451 : vector<4xf32> to vector<4xf16>
              %5453 = vector.bitcast %5452 : vector<4xf16> to vector<8xi8>
              %5454 = arith.cmpi slt, %5437, %kvHeads : index
              scf.if %5454 {
                %5455 = arith.muli %5437, %c13 : index
                %5456 = arith.addi %5442, %5455 : index
                %5457 = arith.divui %5446, %c4 : index
                %5458 = arith.muli %5457, %c56 : index
                %5459 = arith.remui %5446, %c4 : index
                %5460 = arith.divui %5459, %c17 : index
                %5461 = arith.muli %5460, %c7 : index
                %5462 = arith.muli %5441, %c4 : index
                %5463 = arith.addi %5461, %5462 : index
                %5464 = arith.remui %5459, %c17 : index
                %5465 = arith.muli %5464, %c6 : index
                %5466 = arith.addi %5463, %5465 : index
                %5467 = arith.addi %5458, %5466 : index
                %5468 = arith.addi %5456, %5467 : index
                vector.store %5453, %kv[%5468] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5469 = arith.subi %5437, %kvHeads : index
                %5470 = arith.muli %5469, %c13 : index
                %5471 = arith.addi %5442, %5470 : index
                %5472 = arith.addi %5446, %c12 : index
                %5473 = arith.divui %5472, %c4 : index
                %5474 = arith.muli %5473, %c56 : index
                %5475 = arith.addi %5474, %c39 : index
                %5476 = arith.remui %5472, %c4 : index
                %5477 = arith.divui %5441, %c6 : index
                %5478 = arith.remui %5441, %c6 : index
                %5479 = arith.muli %5478, %c17 : index
                %5480 = arith.addi %5477, %5479 : index
                %5481 = arith.divui %5480, %c17 : index
                %5482 = arith.muli %5481, %c7 : index
                %5483 = arith.muli %5476, %c4 : index
                %5484 = arith.addi %5482, %5483 : index
                %5485 = arith.remui %5480, %c17 : index
                %5486 = arith.muli %5485, %c6 : index
                %5487 = arith.addi %5484, %5486 : index
                %5488 = arith.addi %5475, %5487 : index
                %5489 = arith.addi %5471, %5488 : index
                %5490 = vector.shuffle %5453, %5453 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5490, %kv[%5489] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5491 = arith.addi %5446, %c5 : index
                %5492 = arith.divui %5491, %c4 : index
                %5493 = arith.muli %5492, %c56 : index
                %5494 = arith.addi %5493, %c39 : index
                %5495 = arith.remui %5491, %c4 : index
                %5496 = arith.divui %5441, %c6 : index
                %5497 = arith.remui %5441, %c6 : index
                %5498 = arith.muli %5497, %c17 : index
                %5499 = arith.addi %5496, %5498 : index
                %5500 = arith.divui %5499, %c17 : index
                %5501 = arith.muli %5500, %c7 : index
                %5502 = arith.muli %5495, %c4 : index
                %5503 = arith.addi %5501, %5502 : index
                %5504 = arith.remui %5499, %c17 : index
                %5505 = arith.muli %5504, %c6 : index
                %5506 = arith.addi %5503, %5505 : index
                %5507 = arith.addi %5494, %5506 : index
                %5508 = arith.addi %5471, %5507 : index
                %5509 = vector.shuffle %5453, %5453 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5509, %kv[%5508] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5510 = arith.addi %5446, %c6 : index
                %5511 = arith.divui %5510, %c4 : index
                %5512 = arith.muli %5511, %c56 : index
                %5513 = arith.addi %5512, %c39 : index
                %5514 = arith.remui %5510, %c4 : index
                %5515 = arith.divui %5441, %c6 : index
                %5516 = arith.remui %5441, %c6 : index
                %5517 = arith.muli %5516, %c17 : index
                %5518 = arith.addi %5515, %5517 : index
                %5519 = arith.divui %5518, %c17 : index
                %5520 = arith.muli %5519, %c7 : index
                %5521 = arith.muli %5514, %c4 : index
                %5522 = arith.addi %5520, %5521 : index
                %5523 = arith.remui %5518, %c17 : index
                %5524 = arith.muli %5523, %c6 : index
                %5525 = arith.addi %5522, %5524 : index
                %5526 = arith.addi %5513, %5525 : index
                %5527 = arith.addi %5471, %5526 : index
                %5528 = vector.shuffle %5453, %5453 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5528, %kv[%5527] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5529 = arith.addi %5446, %c2 : index
                %5530 = arith.divui %5529, %c4 : index
                %5531 = arith.muli %5530, %c56 : index
                %5532 = arith.addi %5531, %c39 : index
                %5533 = arith.remui %5529, %c4 : index
                %5534 = arith.divui %5441, %c6 : index
                %5535 = arith.remui %5441, %c6 : index
                %5536 = arith.muli %5535, %c17 : index
                %5537 = arith.addi %5534, %5536 : index
                %5538 = arith.divui %5537, %c17 : index
                %5539 = arith.muli %5538, %c7 : index
                %5540 = arith.muli %5533, %c4 : index
                %5541 = arith.addi %5539, %5540 : index
                %5542 = arith.remui %5537, %c17 : index
                %5543 = arith.muli %5542, %c6 : index
                %5544 = arith.addi %5541, %5543 : index
                %5545 = arith.addi %5532, %5544 : index
                %5546 = arith.addi %5471, %5545 : index
                %5547 = vector.shuffle %5453, %5453 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5547, %kv[%5546] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5548 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5548 {
            %5549 = wave.lane
            %5550 = arith.muli %5549, %c41 : index
            scf.for %5551 = %5550 to %c33 step %c10 {
              %5552 = arith.addi %5436, %5551 : index
              %5553 = vector.load %24[%5552] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5554 = arith.mulf %5553, %5439 : vector<4xf32>
              %5555 = wave.fp8_encode "e4m3" %5554 : vector<4xf32> -> vector<4xi8>
              %5556 = arith.cmpi slt, %5437, %kvHeads : index
              scf.if %5556 {
                %5557 = arith.muli %5437, %c39 : index
                %5558 = arith.addi %5442, %5557 : index
                %5559 = vector.shuffle %5555, %5555 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5560 = arith.divui %5551, %c4 : index
                %5561 = arith.muli %5560, %c7 : index
                %5562 = arith.remui %5551, %c4 : index
                %5563 = arith.muli %5441, %c4 : index
                %5564 = arith.divui %5562, %c41 : index
                %5565 = arith.muli %5564, %c41 : index
                %5566 = arith.remui %5562, %c6 : index
                %5567 = arith.muli %5566, %c6 : index
                %5568 = arith.addi %5565, %5567 : index
                %5569 = arith.divui %5562, %c6 : index
                %5570 = arith.remui %5569, %c6 : index
                %5571 = arith.addi %5568, %5570 : index
                %5572 = arith.addi %5563, %5571 : index
                %5573 = arith.addi %5561, %5572 : index
                %5574 = arith.addi %5558, %5573 : index
                vector.store %5559, %kv[%5574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5575 = arith.subi %5437, %kvHeads : index
                %5576 = arith.muli %5575, %c39 : index
                %5577 = arith.addi %5442, %5576 : index
                %5578 = arith.addi %5551, %c12 : index
                %5579 = arith.divui %5578, %c4 : index
                %5580 = arith.muli %5579, %c7 : index
                %5581 = arith.addi %5580, %c14 : index
                %5582 = arith.remui %5578, %c4 : index
                %5583 = arith.divui %5441, %c6 : index
                %5584 = arith.remui %5441, %c6 : index
                %5585 = arith.muli %5584, %c17 : index
                %5586 = arith.addi %5583, %5585 : index
                %5587 = arith.muli %5582, %c4 : index
                %5588 = arith.divui %5586, %c41 : index
                %5589 = arith.muli %5588, %c41 : index
                %5590 = arith.remui %5586, %c6 : index
                %5591 = arith.muli %5590, %c6 : index
                %5592 = arith.addi %5589, %5591 : index
                %5593 = arith.divui %5586, %c6 : index
                %5594 = arith.remui %5593, %c6 : index
                %5595 = arith.addi %5592, %5594 : index
                %5596 = arith.addi %5587, %5595 : index
                %5597 = arith.addi %5581, %5596 : index
                %5598 = arith.addi %5577, %5597 : index
                %5599 = vector.shuffle %5555, %5555 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5599, %kv[%5598] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5600 = arith.addi %5551, %c5 : index
                %5601 = arith.divui %5600, %c4 : index
                %5602 = arith.muli %5601, %c7 : index
                %5603 = arith.addi %5602, %c14 : index
                %5604 = arith.remui %5600, %c4 : index
                %5605 = arith.divui %5441, %c6 : index
                %5606 = arith.remui %5441, %c6 : index
                %5607 = arith.muli %5606, %c17 : index
                %5608 = arith.addi %5605, %5607 : index
                %5609 = arith.muli %5604, %c4 : index
                %5610 = arith.divui %5608, %c41 : index
                %5611 = arith.muli %5610, %c41 : index
                %5612 = arith.remui %5608, %c6 : index
                %5613 = arith.muli %5612, %c6 : index
                %5614 = arith.addi %5611, %5613 : index
                %5615 = arith.divui %5608, %c6 : index
                %5616 = arith.remui %5615, %c6 : index
                %5617 = arith.addi %5614, %5616 : index
                %5618 = arith.addi %5609, %5617 : index
                %5619 = arith.addi %5603, %5618 : index
                %5620 = arith.addi %5577, %5619 : index
                %5621 = vector.shuffle %5555, %5555 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5621, %kv[%5620] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5622 = arith.addi %5551, %c6 : index
                %5623 = arith.divui %5622, %c4 : index
                %5624 = arith.muli %5623, %c7 : index
                %5625 = arith.addi %5624, %c14 : index
                %5626 = arith.remui %5622, %c4 : index
                %5627 = arith.divui %5441, %c6 : index
                %5628 = arith.remui %5441, %c6 : index
                %5629 = arith.muli %5628, %c17 : index
                %5630 = arith.addi %5627, %5629 : index
                %5631 = arith.muli %5626, %c4 : index
                %5632 = arith.divui %5630, %c41 : index
                %5633 = arith.muli %5632, %c41 : index
                %5634 = arith.remui %5630, %c6 : index
                %5635 = arith.muli %5634, %c6 : index
                %5636 = arith.addi %5633, %5635 : index
                %5637 = arith.divui %5630, %c6 : index
                %5638 = arith.remui %5637, %c6 : index
                %5639 = arith.addi %5636, %5638 : index
                %5640 = arith.addi %5631, %5639 : index
                %5641 = arith.addi %5625, %5640 : index
                %5642 = arith.addi %5577, %5641 : index
                %5643 = vector.shuffle %5555, %5555 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5643, %kv[%5642] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5644 = arith.addi %5551, %c2 : index
                %5645 = arith.divui %5644, %c4 : index
                %5646 = arith.muli %5645, %c7 : index
                %5647 = arith.addi %5646, %c14 : index
                %5648 = arith.remui %5644, %c4 : index
                %5649 = arith.divui %5441, %c6 : index
                %5650 = arith.remui %5441, %c6 : index
                %5651 = arith.muli %5650, %c17 : index
                %5652 = arith.addi %5649, %5651 : index
                %5653 = arith.muli %5648, %c4 : index
                %5654 = arith.divui %5652, %c41 : index
                %5655 = arith.muli %5654, %c41 : index
                %5656 = arith.remui %5652, %c6 : index
                %5657 = arith.muli %5656, %c6 : index
                %5658 = arith.addi %5655, %5657 : index
                %5659 = arith.divui %5652, %c6 : index
                %5660 = arith.remui %5659, %c6 : index
                %5661 = arith.addi %5658, %5660 : index
                %5662 = arith.addi %5653, %5661 : index
                %5663 = arith.addi %5647, %5662 : index
                %5664 = arith.addi %5577, %5663 : index
                %5665 = vector.shuffle %5555, %5555 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5665, %kv[%5664] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5666 = arith.cmpi eq, %codec, %c6 : index
          scf.if %5666 {
            %5667 = wave.lane
            %5668 = arith.muli %5667, %c41 : index
            scf.for %5669 = %5668 to %c33 step %c10 {
              %5670 = arith.addi %5436, %5669 : index
              %5671 = vector.load %24[%5670] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5672 = arith.mulf %5671, %5439 : vector<4xf32>
              %5673 = wave.fp8_encode "e5m2" %5672 : vector<4xf32> -> vector<4xi8>
              %5674 = arith.cmpi slt, %5437, %kvHeads : index
              scf.if %5674 {
                %5675 = arith.muli %5437, %c39 : index
                %5676 = arith.addi %5442, %5675 : index
                %5677 = vector.shuffle %5673, %5673 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5678 = arith.divui %5669, %c4 : index
                %5679 = arith.muli %5678, %c7 : index
                %5680 = arith.remui %5669, %c4 : index
                %5681 = arith.muli %5441, %c4 : index
                %5682 = arith.divui %5680, %c41 : index
                %5683 = arith.muli %5682, %c41 : index
                %5684 = arith.remui %5680, %c6 : index
                %5685 = arith.muli %5684, %c6 : index
                %5686 = arith.addi %5683, %5685 : index
                %5687 = arith.divui %5680, %c6 : index
                %5688 = arith.remui %5687, %c6 : index
                %5689 = arith.addi %5686, %5688 : index
                %5690 = arith.addi %5681, %5689 : index
                %5691 = arith.addi %5679, %5690 : index
                %5692 = arith.addi %5676, %5691 : index
                vector.store %5677, %kv[%5692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5693 = arith.subi %5437, %kvHeads : index
                %5694 = arith.muli %5693, %c39 : index
                %5695 = arith.addi %5442, %5694 : index
                %5696 = arith.addi %5669, %c12 : index
                %5697 = arith.divui %5696, %c4 : index
                %5698 = arith.muli %5697, %c7 : index
                %5699 = arith.addi %5698, %c14 : index
                %5700 = arith.remui %5696, %c4 : index
                %5701 = arith.divui %5441, %c6 : index
                %5702 = arith.remui %5441, %c6 : index
                %5703 = arith.muli %5702, %c17 : index
                %5704 = arith.addi %5701, %5703 : index
                %5705 = arith.muli %5700, %c4 : index
                %5706 = arith.divui %5704, %c41 : index
                %5707 = arith.muli %5706, %c41 : index
                %5708 = arith.remui %5704, %c6 : index
                %5709 = arith.muli %5708, %c6 : index
                %5710 = arith.addi %5707, %5709 : index
                %5711 = arith.divui %5704, %c6 : index
                %5712 = arith.remui %5711, %c6 : index
                %5713 = arith.addi %5710, %5712 : index
                %5714 = arith.addi %5705, %5713 : index
                %5715 = arith.addi %5699, %5714 : index
                %5716 = arith.addi %5695, %5715 : index
                %5717 = vector.shuffle %5673, %5673 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5717, %kv[%5716] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5718 = arith.addi %5669, %c5 : index
                %5719 = arith.divui %5718, %c4 : index
                %5720 = arith.muli %5719, %c7 : index
                %5721 = arith.addi %5720, %c14 : index
                %5722 = arith.remui %5718, %c4 : index
                %5723 = arith.divui %5441, %c6 : index
                %5724 = arith.remui %5441, %c6 : index
                %5725 = arith.muli %5724, %c17 : index
                %5726 = arith.addi %5723, %5725 : index
                %5727 = arith.muli %5722, %c4 : index
                %5728 = arith.divui %5726, %c41 : index
                %5729 = arith.muli %5728, %c41 : index
                %5730 = arith.remui %5726, %c6 : index
                %5731 = arith.muli %5730, %c6 : index
                %5732 = arith.addi %5729, %5731 : index
                %5733 = arith.divui %5726, %c6 : index
                %5734 = arith.remui %5733, %c6 : index
                %5735 = arith.addi %5732, %5734 : index
                %5736 = arith.addi %5727, %5735 : index
                %5737 = arith.addi %5721, %5736 : index
                %5738 = arith.addi %5695, %5737 : index
                %5739 = vector.shuffle %5673, %5673 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5739, %kv[%5738] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5740 = arith.addi %5669, %c6 : index
                %5741 = arith.divui %5740, %c4 : index
                %5742 = arith.muli %5741, %c7 : index
                %5743 = arith.addi %5742, %c14 : index
                %5744 = arith.remui %5740, %c4 : index
                %5745 = arith.divui %5441, %c6 : index
                %5746 = arith.remui %5441, %c6 : index
                %5747 = arith.muli %5746, %c17 : index
                %5748 = arith.addi %5745, %5747 : index
                %5749 = arith.muli %5744, %c4 : index
                %5750 = arith.divui %5748, %c41 : index
                %5751 = arith.muli %5750, %c41 : index
                %5752 = arith.remui %5748, %c6 : index
                %5753 = arith.muli %5752, %c6 : index
                %5754 = arith.addi %5751, %5753 : index
                %5755 = arith.divui %5748, %c6 : index
                %5756 = arith.remui %5755, %c6 : index
                %5757 = arith.addi %5754, %5756 : index
                %5758 = arith.addi %5749, %5757 : index
                %5759 = arith.addi %5743, %5758 : index
                %5760 = arith.addi %5695, %5759 : index
                %5761 = vector.shuffle %5673, %5673 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5761, %kv[%5760] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5762 = arith.addi %5669, %c2 : index
                %5763 = arith.divui %5762, %c4 : index
                %5764 = arith.muli %5763, %c7 : index
                %5765 = arith.addi %5764, %c14 : index
                %5766 = arith.remui %5762, %c4 : index
                %5767 = arith.divui %5441, %c6 : index
                %5768 = arith.remui %5441, %c6 : index
                %5769 = arith.muli %5768, %c17 : index
                %5770 = arith.addi %5767, %5769 : index
                %5771 = arith.muli %5766, %c4 : index
                %5772 = arith.divui %5770, %c41 : index
                %5773 = arith.muli %5772, %c41 : index
                %5774 = arith.remui %5770, %c6 : index
                %5775 = arith.muli %5774, %c6 : index
                %5776 = arith.addi %5773, %5775 : index
                %5777 = arith.divui %5770, %c6 : index
                %5778 = arith.remui %5777, %c6 : index
                %5779 = arith.addi %5776, %5778 : index
                %5780 = arith.addi %5771, %5779 : index
                %5781 = arith.addi %5765, %5780 : index
                %5782 = arith.addi %5695, %5781 : index
                %5783 = vector.shuffle %5673, %5673 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5783, %kv[%5782] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5784 = arith.addi %5070, %c50 : index
      %5785 = arith.addi %5069, %5784 : index
      %5786 = arith.cmpi slt, %5785, %26 : index
      %5787 = arith.cmpi slt, %5784, %c4 : index
      %5788 = arith.andi %5786, %5787 : i1
      scf.if %5788 {
        %5789 = arith.addi %5069, %5784 : index
        %5790 = arith.addi %slotsAt, %5789 : index
        %5791 = memref.load %step[%5790] : memref<?xi32>
        %5792 = arith.index_cast %5791 : i32 to index
        %5793 = arith.cmpi sge, %5792, %c12 : index
        scf.if %5793 {
          %5794 = arith.muli %5784, %c33 : index
          %5795 = arith.subi %0, %heads : index
          %5796 = memref.load %scales[%5795] : memref<?xf32>
          %5797 = vector.broadcast %5796 : f32 to vector<4xf32>
          %5798 = arith.divui %5792, %c4 : index
          %5799 = arith.remui %5792, %c4 : index
          %5800 = arith.muli %5798, %pageBytes : index
          %5801 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5801 {
            %5802 = wave.lane
            %5803 = arith.muli %5802, %c41 : index
            scf.for %5804 = %5803 to %c33 step %c10 {
              %5805 = arith.addi %5794, %5804 : index
              %5806 = vector.load %24[%5805] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5807 = arith.mulf %5806, %5797 : vector<4xf32>
              %5808 = arith.minimumf %5807, %c54 : vector<4xf32>
              %5809 = arith.maximumf %5808, %c55 : vector<4xf32>
              %5810 = arith.truncf %5809 : vector<4xf32> to vector<4xf16>
              %5811 = vector.bitcast %5810 : vector<4xf16> to vector<8xi8>
              %5812 = arith.cmpi slt, %5795, %kvHeads : index
              scf.if %5812 {
                %5813 = arith.muli %5795, %c13 : index
                %5814 = arith.addi %5800, %5813 : index
                %5815 = arith.divui %5804, %c4 : index
                %5816 = arith.muli %5815, %c56 : index
                %5817 = arith.remui %5804, %c4 : index
                %5818 = arith.divui %5817, %c17 : index
                %5819 = arith.muli %5818, %c7 : index
                %5820 = arith.muli %5799, %c4 : index
                %5821 = arith.addi %5819, %5820 : index
                %5822 = arith.remui %5817, %c17 : index
                %5823 = arith.muli %5822, %c6 : index
                %5824 = arith.addi %5821, %5823 : index
                %5825 = arith.addi %5816, %5824 : index
                %5826 = arith.addi %5814, %5825 : index
                vector.store %5811, %kv[%5826] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5827 = arith.subi %5795, %kvHeads : index
                %5828 = arith.muli %5827, %c13 : index
                %5829 = arith.addi %5800, %5828 : index
                %5830 = arith.addi %5804, %c12 : index
                %5831 = arith.divui %5830, %c4 : index
                %5832 = arith.muli %5831, %c56 : index
                %5833 = arith.addi %5832, %c39 : index
                %5834 = arith.remui %5830, %c4 : index
                %5835 = arith.divui %5799, %c6 : index
                %5836 = arith.remui %5799, %c6 : index
                %5837 = arith.muli %5836, %c17 : index
                %5838 = arith.addi %5835, %5837 : index
                %5839 = arith.divui %5838, %c17 : index
                %5840 = arith.muli %5839, %c7 : index
                %5841 = arith.muli %5834, %c4 : index
                %5842 = arith.addi %5840, %5841 : index
                %5843 = arith.remui %5838, %c17 : index
                %5844 = arith.muli %5843, %c6 : index
                %5845 = arith.addi %5842, %5844 : index
                %5846 = arith.addi %5833, %5845 : index
                %5847 = arith.addi %5829, %5846 : index
                %5848 = vector.shuffle %5811, %5811 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5848, %kv[%5847] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5849 = arith.addi %5804, %c5 : index
                %5850 = arith.divui %5849, %c4 : index
                %5851 = arith.muli %5850, %c56 : index
                %5852 = arith.addi %5851, %c39 : index
                %5853 = arith.remui %5849, %c4 : index
                %5854 = arith.divui %5799, %c6 : index
                %5855 = arith.remui %5799, %c6 : index
                %5856 = arith.muli %5855, %c17 : index
                %5857 = arith.addi %5854, %5856 : index
                %5858 = arith.divui %5857, %c17 : index
                %5859 = arith.muli %5858, %c7 : index
                %5860 = arith.muli %5853, %c4 : index
                %5861 = arith.addi %5859, %5860 : index
                %5862 = arith.remui %5857, %c17 : index
                %5863 = arith.muli %5862, %c6 : index
                %5864 = arith.addi %5861, %5863 : index
                %5865 = arith.addi %5852, %5864 : index
                %5866 = arith.addi %5829, %5865 : index
                %5867 = vector.shuffle %5811, %5811 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5867, %kv[%5866] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5868 = arith.addi %5804, %c6 : index
                %5869 = arith.divui %5868, %c4 : index
                %5870 = arith.muli %5869, %c56 : index
                %5871 = arith.addi %5870, %c39 : index
                %5872 = arith.remui %5868, %c4 : index
                %5873 = arith.divui %5799, %c6 : index
                %5874 = arith.remui %5799, %c6 : index
                %5875 = arith.muli %5874, %c17 : index
                %5876 = arith.addi %5873, %5875 : index
                %5877 = arith.divui %5876, %c17 : index
                %5878 = arith.muli %5877, %c7 : index
                %5879 = arith.muli %5872, %c4 : index
                %5880 = arith.addi %5878, %5879 : index
                %5881 = arith.remui %5876, %c17 : index
                %5882 = arith.muli %5881, %c6 : index
                %5883 = arith.addi %5880, %5882 : index
                %5884 = arith.addi %5871, %5883 : index
                %5885 = arith.addi %5829, %5884 : index
                %5886 = vector.shuffle %5811, %5811 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5886, %kv[%5885] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5887 = arith.addi %5804, %c2 : index
                %5888 = arith.divui %5887, %c4 : index
                %5889 = arith.muli %5888, %c56 : index
                %5890 = arith.addi %5889, %c39 : index
                %5891 = arith.remui %5887, %c4 : index
                %5892 = arith.divui %5799, %c6 : index
                %5893 = arith.remui %5799, %c6 : index
                %5894 = arith.muli %5893, %c17 : index
                %5895 = arith.addi %5892, %5894 : index
                %5896 = arith.divui %5895, %c17 : index
                %5897 = arith.muli %5896, %c7 : index
                %5898 = arith.muli %5891, %c4 : index
                %5899 = arith.addi %5897, %5898 : index
                %5900 = arith.remui %5895, %c17 : index
                %5901 = arith.muli %5900, %c6 : index
                %5902 = arith.addi %5899, %5901 : index
                %5903 = arith.addi %5890, %5902 : index
                %5904 = arith.addi %5829, %5903 : index
                %5905 = vector.shuffle %5811, %5811 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5905, %kv[%5904] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5906 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5906 {
            %5907 = wave.lane
            %5908 = arith.muli %5907, %c41 : index
            scf.for %5909 = %5908 to %c33 step %c10 {
              %5910 = arith.addi %5794, %5909 : index
              %5911 = vector.load %24[%5910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5912 = arith.mulf %5911, %5797 : vector<4xf32>
              %5913 = wave.fp8_encode "e4m3" %5912 : vector<4xf32> -> vector<4xi8>
              %5914 = arith.cmpi slt, %5795, %kvHeads : index
              scf.if %5914 {
                %5915 = arith.muli %5795, %c39 : index
                %5916 = arith.addi %5800, %5915 : index
                %5917 = vector.shuffle %5913, %5913 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5918 = arith.divui %5909, %c4 : index
                %5919 = arith.muli %5918, %c7 : index
                %5920 = arith.remui %5909, %c4 : index
                %5921 = arith.muli %5799, %c4 : index
                %5922 = arith.divui %5920, %c41 : index
                %5923 = arith.muli %5922, %c41 : index
                %5924 = arith.remui %5920, %c6 : index
                %5925 = arith.muli %5924, %c6 : index
                %5926 = arith.addi %5923, %5925 : index
                %5927 = arith.divui %5920, %c6 : index
                %5928 = arith.remui %5927, %c6 : index
                %5929 = arith.addi %5926, %5928 : index
                %5930 = arith.addi %5921, %5929 : index
                %5931 = arith.addi %5919, %5930 : index
                %5932 = arith.addi %5916, %5931 : index
                vector.store %5917, %kv[%5932] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5933 = arith.subi %5795, %kvHeads : index
                %5934 = arith.muli %5933, %c39 : index
                %5935 = arith.addi %5800, %5934 : index
                %5936 = arith.addi %5909, %c12 : index
                %5937 = arith.divui %5936, %c4 : index
                %5938 = arith.muli %5937, %c7 : index
                %5939 = arith.addi %5938, %c14 : index
                %5940 = arith.remui %5936, %c4 : index
                %5941 = arith.divui %5799, %c6 : index
                %5942 = arith.remui %5799, %c6 : index
                %5943 = arith.muli %5942, %c17 : index
                %5944 = arith.addi %5941, %5943 : index
                %5945 = arith.muli %5940, %c4 : index
                %5946 = arith.divui %5944, %c41 : index
                %5947 = arith.muli %5946, %c41 : index
                %5948 = arith.remui %5944, %c6 : index
                %5949 = arith.muli %5948, %c6 : index
                %5950 = arith.addi %5947, %5949 : index
                %5951 = arith.divui %5944, %c6 : index
                %5952 = arith.remui %5951, %c6 : index
                %5953 = arith.addi %5950, %5952 : index
                %5954 = arith.addi %5945, %5953 : index
                %5955 = arith.addi %5939, %5954 : index
                %5956 = arith.addi %5935, %5955 : index
                %5957 = vector.shuffle %5913, %5913 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5957, %kv[%5956] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5958 = arith.addi %5909, %c5 : index
                %5959 = arith.divui %5958, %c4 : index
                %5960 = arith.muli %5959, %c7 : index
                %5961 = arith.addi %5960, %c14 : index
                %5962 = arith.remui %5958, %c4 : index
                %5963 = arith.divui %5799, %c6 : index
                %5964 = arith.remui %5799, %c6 : index
                %5965 = arith.muli %5964, %c17 : index
                %5966 = arith.addi %5963, %5965 : index
                %5967 = arith.muli %5962, %c4 : index
                %5968 = arith.divui %5966, %c41 : index
                %5969 = arith.muli %5968, %c41 : index
                %5970 = arith.remui %5966, %c6 : index
                %5971 = arith.muli %5970, %c6 : index
                %5972 = arith.addi %5969, %5971 : index
                %5973 = arith.divui %5966, %c6 : index
                %5974 = arith.remui %5973, %c6 : index
                %5975 = arith.addi %5972, %5974 : index
                %5976 = arith.addi %5967, %5975 : index
                %5977 = arith.addi %5961, %5976 : index
                %5978 = arith.addi %5935, %5977 : index
                %5979 = vector.shuffle %5913, %5913 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5979, %kv[%5978] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5980 = arith.addi %5909, %c6 : index
                %5981 = arith.divui %5980, %c4 : index
                %5982 = arith.muli %5981, %c7 : index
                %5983 = arith.addi %5982, %c14 : index
                %5984 = arith.remui %5980, %c4 : index
                %5985 = arith.divui %5799, %c6 : index
                %5986 = arith.remui %5799, %c6 : index
                %5987 = arith.muli %5986, %c17 : index
                %5988 = arith.addi %5985, %5987 : index
                %5989 = arith.muli %5984, %c4 : index
                %5990 = arith.divui %5988, %c41 : index
                %5991 = arith.muli %5990, %c41 : index
                %5992 = arith.remui %5988, %c6 : index
                %5993 = arith.muli %5992, %c6 : index
                %5994 = arith.addi %5991, %5993 : index
                %5995 = arith.divui %5988, %c6 : index
                %5996 = arith.remui %5995, %c6 : index
                %5997 = arith.addi %5994, %5996 : index
                %5998 = arith.addi %5989, %5997 : index
                %5999 = arith.addi %5983, %5998 : index
                %6000 = arith.addi %5935, %5999 : index
                %6001 = vector.shuffle %5913, %5913 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6001, %kv[%6000] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6002 = arith.addi %5909, %c2 : index
                %6003 = arith.divui %6002, %c4 : index
                %6004 = arith.muli %6003, %c7 : index
                %6005 = arith.addi %6004, %c14 : index
                %6006 = arith.remui %6002, %c4 : index
                %6007 = arith.divui %5799, %c6 : index
                %6008 = arith.remui %5799, %c6 : index
                %6009 = arith.muli %6008, %c17 : index
                %6010 = arith.addi %6007, %6009 : index
                %6011 = arith.muli %6006, %c4 : index
                %6012 = arith.divui %6010, %c41 : index
                %6013 = arith.muli %6012, %c41 : index
                %6014 = arith.remui %6010, %c6 : index
                %6015 = arith.muli %6014, %c6 : index
                %6016 = arith.addi %6013, %6015 : index
                %6017 = arith.divui %6010, %c6 : index
                %6018 = arith.remui %6017, %c6 : index
                %6019 = arith.addi %6016, %6018 : index
                %6020 = arith.addi %6011, %6019 : index
                %6021 = arith.addi %6005, %6020 : index
                %6022 = arith.addi %5935, %6021 : index
                %6023 = vector.shuffle %5913, %5913 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6023, %kv[%6022] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %6024 = arith.cmpi eq, %codec, %c6 : index
          scf.if %6024 {
            %6025 = wave.lane
            %6026 = arith.muli %6025, %c41 : index
            scf.for %6027 = %6026 to %c33 step %c10 {
              %6028 = arith.addi %5794, %6027 : index
              %6029 = vector.load %24[%6028] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %6030 = arith.mulf %6029, %5797 : vector<4xf32>
              %6031 = wave.fp8_encode "e5m2" %6030 : vector<4xf32> -> vector<4xi8>
              %6032 = arith.cmpi slt, %5795, %kvHeads : index
              scf.if %6032 {
                %6033 = arith.muli %5795, %c39 : index
                %6034 = arith.addi %5800, %6033 : index
                %6035 = vector.shuffle %6031, %6031 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %6036 = arith.divui %6027, %c4 : index
                %6037 = arith.muli %6036, %c7 : index
                %6038 = arith.remui %6027, %c4 : index
                %6039 = arith.muli %5799, %c4 : index
                %6040 = arith.divui %6038, %c41 : index
                %6041 = arith.muli %6040, %c41 : index
                %6042 = arith.remui %6038, %c6 : index
                %6043 = arith.muli %6042, %c6 : index
                %6044 = arith.addi %6041, %6043 : index
                %6045 = arith.divui %6038, %c6 : index
                %6046 = arith.remui %6045, %c6 : index
                %6047 = arith.addi %6044, %6046 : index
                %6048 = arith.addi %6039, %6047 : index
                %6049 = arith.addi %6037, %6048 : index
                %6050 = arith.addi %6034, %6049 : index
                vector.store %6035, %kv[%6050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %6051 = arith.subi %5795, %kvHeads : index
                %6052 = arith.muli %6051, %c39 : index
                %6053 = arith.addi %5800, %6052 : index
                %6054 = arith.addi %6027, %c12 : index
                %6055 = arith.divui %6054, %c4 : index
                %6056 = arith.muli %6055, %c7 : index
                %6057 = arith.addi %6056, %c14 : index
                %6058 = arith.remui %6054, %c4 : index
                %6059 = arith.divui %5799, %c6 : index
                %6060 = arith.remui %5799, %c6 : index
                %6061 = arith.muli %6060, %c17 : index
                %6062 = arith.addi %6059, %6061 : index
                %6063 = arith.muli %6058, %c4 : index
                %6064 = arith.divui %6062, %c41 : index
                %6065 = arith.muli %6064, %c41 : index
                %6066 = arith.remui %6062, %c6 : index
                %6067 = arith.muli %6066, %c6 : index
                %6068 = arith.addi %6065, %6067 : index
                %6069 = arith.divui %6062, %c6 : index
                %6070 = arith.remui %6069, %c6 : index
                %6071 = arith.addi %6068, %6070 : index
                %6072 = arith.addi %6063, %6071 : index
                %6073 = arith.addi %6057, %6072 : index
                %6074 = arith.addi %6053, %6073 : index
                %6075 = vector.shuffle %6031, %6031 [0] : vector<4xi8>, vector<4xi8>
                vector.store %6075, %kv[%6074] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6076 = arith.addi %6027, %c5 : index
                %6077 = arith.divui %6076, %c4 : index
                %6078 = arith.muli %6077, %c7 : index
                %6079 = arith.addi %6078, %c14 : index
                %6080 = arith.remui %6076, %c4 : index
                %6081 = arith.divui %5799, %c6 : index
                %6082 = arith.remui %5799, %c6 : index
                %6083 = arith.muli %6082, %c17 : index
                %6084 = arith.addi %6081, %6083 : index
                %6085 = arith.muli %6080, %c4 : index
                %6086 = arith.divui %6084, %c41 : index
                %6087 = arith.muli %6086, %c41 : index
                %6088 = arith.remui %6084, %c6 : index
                %6089 = arith.muli %6088, %c6 : index
                %6090 = arith.addi %6087, %6089 : index
                %6091 = arith.divui %6084, %c6 : index
                %6092 = arith.remui %6091, %c6 : index
                %6093 = arith.addi %6090, %6092 : index
                %6094 = arith.addi %6085, %6093 : index
                %6095 = arith.addi %6079, %6094 : index
                %6096 = arith.addi %6053, %6095 : index
                %6097 = vector.shuffle %6031, %6031 [1] : vector<4xi8>, vector<4xi8>
                vector.store %6097, %kv[%6096] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6098 = arith.addi %6027, %c6 : index
                %6099 = arith.divui %6098, %c4 : index
                %6100 = arith.muli %6099, %c7 : index
                %6101 = arith.addi %6100, %c14 : index
                %6102 = arith.remui %6098, %c4 : index
                %6103 = arith.divui %5799, %c6 : index
                %6104 = arith.remui %5799, %c6 : index
                %6105 = arith.muli %6104, %c17 : index
                %6106 = arith.addi %6103, %6105 : index
                %6107 = arith.muli %6102, %c4 : index
                %6108 = arith.divui %6106, %c41 : index
                %6109 = arith.muli %6108, %c41 : index
                %6110 = arith.remui %6106, %c6 : index
                %6111 = arith.muli %6110, %c6 : index
                %6112 = arith.addi %6109, %6111 : index
                %6113 = arith.divui %6106, %c6 : index
                %6114 = arith.remui %6113, %c6 : index
                %6115 = arith.addi %6112, %6114 : index
                %6116 = arith.addi %6107, %6115 : index
                %6117 = arith.addi %6101, %6116 : index
                %6118 = arith.addi %6053, %6117 : index
                %6119 = vector.shuffle %6031, %6031 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6119, %kv[%6118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6120 = arith.addi %6027, %c2 : index
                %6121 = arith.divui %6120, %c4 : index
                %6122 = arith.muli %6121, %c7 : index
                %6123 = arith.addi %6122, %c14 : index
                %6124 = arith.remui %6120, %c4 : index
                %6125 = arith.divui %5799, %c6 : index
                %6126 = arith.remui %5799, %c6 : index
                %6127 = arith.muli %6126, %c17 : index
                %6128 = arith.addi %6125, %6127 : index
                %6129 = arith.muli %6124, %c4 : index
                %6130 = arith.divui %6128, %c41 : index
                %6131 = arith.muli %6130, %c41 : index
                %6132 = arith.remui %6128, %c6 : index
                %6133 = arith.muli %6132, %c6 : index
                %6134 = arith.addi %6131, %6133 : index
                %6135 = arith.divui %6128, %c6 : index
                %6136 = arith.remui %6135, %c6 : index
                %6137 = arith.addi %6134, %6136 : index
                %6138 = arith.addi %6129, %6137 : index
                %6139 = arith.addi %6123, %6138 : index
                %6140 = arith.addi %6053, %6139 : index
                %6141 = vector.shuffle %6031, %6031 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6141, %kv[%6140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
