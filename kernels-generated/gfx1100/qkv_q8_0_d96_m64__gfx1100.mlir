// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 6144 : index
  %c12 = arith.constant 1536 : index
  %c13 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 512 : index
  %c22 = arith.constant dense<16711935> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<0x6480> : vector<16xf16>
  %c26 = arith.constant 256 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 3072 : index
  %c34 = arith.constant 4608 : index
  %c35 = arith.constant 4 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %5, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c7 : index
  %12 = arith.muli %3, %c8 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c10 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = wave.scratch %c12 : memref<?xf32>
  %20 = memref.load %step[%c9] : memref<?xi32>
  %21 = arith.index_cast %20 : i32 to index
  %22 = arith.muli %1, %c13 : index
  %23 = arith.cmpi slt, %22, %21 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c4 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %22, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c4 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c9, %c4 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c8 : index
    %34 = arith.remui %c9, %c4 : index
    %35 = arith.divui %34, %c15 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c15 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c15 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c9, %c15 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c4 : index
    %45 = arith.addi %22, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c4 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c9, %c4 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c8 : index
    %52 = arith.remui %c9, %c4 : index
    %53 = arith.divui %52, %c15 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c15 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c15 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c9, %c15 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c16 : index
    %63 = arith.addi %22, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c4 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c9, %c4 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c8 : index
    %70 = arith.remui %c9, %c4 : index
    %71 = arith.divui %70, %c15 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c15 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c15 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c9, %c15 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c17 : index
    %81 = arith.addi %22, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c4 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c9, %c4 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c8 : index
    %88 = arith.remui %c9, %c4 : index
    %89 = arith.divui %88, %c15 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c15 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c15 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c9, %c15 : index
    %97 = arith.addi %95, %96 : index
    %98 = arith.divui %inputFeatures, %c16 : index
    %99 = arith.muli %4, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c8 : index
    %106 = arith.muli %105, %c8 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %119:8 = scf.for %110 = %100 to %109 step %c8 iter_args(%111 = %c18, %112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c9 : index
      %122 = arith.remui %120, %c4 : index
      %123 = arith.addi %15, %c6 : index
      %124 = arith.muli %121, %c16 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %122, %c8 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %129 = vector.bitcast %128 : vector<2xi8> to vector<1xf16>
      %130 = vector.extract %129[0] : f16 from vector<1xf16>
      %131 = vector.broadcast %130 : f16 to vector<16xf16>
      %132 = arith.addi %15, %c6 : index
      %133 = arith.addi %inputFeatures, %c5 : index
      %134 = arith.divui %133, %c6 : index
      %135 = arith.muli %134, %c6 : index
      %136 = arith.addi %132, %135 : index
      %137 = arith.muli %121, %c21 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.addi %138, %c9 : index
      %140 = arith.muli %122, %c4 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.andi %143, %c22 : vector<4xi32>
      %145 = arith.ori %144, %c23 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %143, %c24 : vector<4xi32>
      %148 = arith.andi %147, %c22 : vector<4xi32>
      %149 = arith.ori %148, %c23 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.subf %151, %c25 : vector<16xf16>
      %153 = arith.mulf %152, %131 : vector<16xf16>
      %154 = arith.muli %121, %c21 : index
      %155 = arith.addi %136, %154 : index
      %156 = arith.addi %155, %c26 : index
      %157 = arith.muli %122, %c4 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<4xi32>
      %161 = arith.andi %160, %c22 : vector<4xi32>
      %162 = arith.ori %161, %c23 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %160, %c24 : vector<4xi32>
      %165 = arith.andi %164, %c22 : vector<4xi32>
      %166 = arith.ori %165, %c23 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = vector.shuffle %163, %167 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.subf %168, %c25 : vector<16xf16>
      %170 = arith.mulf %169, %131 : vector<16xf16>
      %171 = arith.addi %110, %c10 : index
      %172 = arith.remui %120, %c4 : index
      %173 = arith.addi %15, %c6 : index
      %174 = arith.muli %171, %c16 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %172, %c8 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %179 = vector.bitcast %178 : vector<2xi8> to vector<1xf16>
      %180 = vector.extract %179[0] : f16 from vector<1xf16>
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = arith.addi %15, %c6 : index
      %183 = arith.addi %inputFeatures, %c5 : index
      %184 = arith.divui %183, %c6 : index
      %185 = arith.muli %184, %c6 : index
      %186 = arith.addi %182, %185 : index
      %187 = arith.muli %171, %c21 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.addi %188, %c9 : index
      %190 = arith.muli %172, %c4 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.andi %193, %c22 : vector<4xi32>
      %195 = arith.ori %194, %c23 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %193, %c24 : vector<4xi32>
      %198 = arith.andi %197, %c22 : vector<4xi32>
      %199 = arith.ori %198, %c23 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = arith.subf %201, %c25 : vector<16xf16>
      %203 = arith.mulf %202, %181 : vector<16xf16>
      %204 = arith.muli %171, %c21 : index
      %205 = arith.addi %186, %204 : index
      %206 = arith.addi %205, %c26 : index
      %207 = arith.muli %172, %c4 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.andi %210, %c22 : vector<4xi32>
      %212 = arith.ori %211, %c23 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %210, %c24 : vector<4xi32>
      %215 = arith.andi %214, %c22 : vector<4xi32>
      %216 = arith.ori %215, %c23 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = vector.shuffle %213, %217 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = arith.subf %218, %c25 : vector<16xf16>
      %220 = arith.mulf %219, %181 : vector<16xf16>
      %221 = arith.addi %110, %c9 : index
      %222 = arith.remui %120, %c4 : index
      %223 = arith.addi %17, %c6 : index
      %224 = arith.muli %221, %c16 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %222, %c8 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %229 = vector.bitcast %228 : vector<2xi8> to vector<1xf16>
      %230 = vector.extract %229[0] : f16 from vector<1xf16>
      %231 = vector.broadcast %230 : f16 to vector<16xf16>
      %232 = arith.addi %17, %c6 : index
      %233 = arith.addi %inputFeatures, %c5 : index
      %234 = arith.divui %233, %c6 : index
      %235 = arith.muli %234, %c6 : index
      %236 = arith.addi %232, %235 : index
      %237 = arith.muli %221, %c21 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.addi %238, %c9 : index
      %240 = arith.muli %222, %c4 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c22 : vector<4xi32>
      %245 = arith.ori %244, %c23 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c24 : vector<4xi32>
      %248 = arith.andi %247, %c22 : vector<4xi32>
      %249 = arith.ori %248, %c23 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c25 : vector<16xf16>
      %253 = arith.mulf %252, %231 : vector<16xf16>
      %254 = arith.muli %221, %c21 : index
      %255 = arith.addi %236, %254 : index
      %256 = arith.addi %255, %c26 : index
      %257 = arith.muli %222, %c4 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%258] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.andi %260, %c22 : vector<4xi32>
      %262 = arith.ori %261, %c23 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %260, %c24 : vector<4xi32>
      %265 = arith.andi %264, %c22 : vector<4xi32>
      %266 = arith.ori %265, %c23 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = vector.shuffle %263, %267 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = arith.subf %268, %c25 : vector<16xf16>
      %270 = arith.mulf %269, %231 : vector<16xf16>
      %271 = arith.addi %110, %c10 : index
      %272 = arith.remui %120, %c4 : index
      %273 = arith.addi %17, %c6 : index
      %274 = arith.muli %271, %c16 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.muli %272, %c8 : index
      %277 = arith.addi %275, %276 : index
      %278 = vector.load %w[%277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %279 = vector.bitcast %278 : vector<2xi8> to vector<1xf16>
      %280 = vector.extract %279[0] : f16 from vector<1xf16>
      %281 = vector.broadcast %280 : f16 to vector<16xf16>
      %282 = arith.addi %17, %c6 : index
      %283 = arith.addi %inputFeatures, %c5 : index
      %284 = arith.divui %283, %c6 : index
      %285 = arith.muli %284, %c6 : index
      %286 = arith.addi %282, %285 : index
      %287 = arith.muli %271, %c21 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.addi %288, %c9 : index
      %290 = arith.muli %272, %c4 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %293 = vector.bitcast %292 : vector<16xi8> to vector<4xi32>
      %294 = arith.andi %293, %c22 : vector<4xi32>
      %295 = arith.ori %294, %c23 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %293, %c24 : vector<4xi32>
      %298 = arith.andi %297, %c22 : vector<4xi32>
      %299 = arith.ori %298, %c23 : vector<4xi32>
      %300 = vector.bitcast %299 : vector<4xi32> to vector<8xf16>
      %301 = vector.shuffle %296, %300 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = arith.subf %301, %c25 : vector<16xf16>
      %303 = arith.mulf %302, %281 : vector<16xf16>
      %304 = arith.muli %271, %c21 : index
      %305 = arith.addi %286, %304 : index
      %306 = arith.addi %305, %c26 : index
      %307 = arith.muli %272, %c4 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %310 = vector.bitcast %309 : vector<16xi8> to vector<4xi32>
      %311 = arith.andi %310, %c22 : vector<4xi32>
      %312 = arith.ori %311, %c23 : vector<4xi32>
      %313 = vector.bitcast %312 : vector<4xi32> to vector<8xf16>
      %314 = arith.shrui %310, %c24 : vector<4xi32>
      %315 = arith.andi %314, %c22 : vector<4xi32>
      %316 = arith.ori %315, %c23 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = vector.shuffle %313, %317 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %319 = arith.subf %318, %c25 : vector<16xf16>
      %320 = arith.mulf %319, %281 : vector<16xf16>
      %321 = arith.muli %110, %c8 : index
      %322 = arith.addi %321, %c9 : index
      %323 = arith.muli %tileRows, %c4 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %43, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c15 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %153, %111 : vector<16xf16>, vector<8xf32>
      %332 = wave.mma %330, %253, %112 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %110, %c8 : index
      %334 = arith.addi %333, %c9 : index
      %335 = arith.muli %tileRows, %c4 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %61, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c15 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %153, %113 : vector<16xf16>, vector<8xf32>
      %344 = wave.mma %342, %253, %114 : vector<16xf16>, vector<8xf32>
      %345 = arith.muli %110, %c8 : index
      %346 = arith.addi %345, %c9 : index
      %347 = arith.muli %tileRows, %c4 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.addi %79, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.muli %tileRows, %c15 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %350, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %354, %153, %115 : vector<16xf16>, vector<8xf32>
      %356 = wave.mma %354, %253, %116 : vector<16xf16>, vector<8xf32>
      %357 = arith.muli %110, %c8 : index
      %358 = arith.addi %357, %c9 : index
      %359 = arith.muli %tileRows, %c4 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.addi %97, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c15 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %153, %117 : vector<16xf16>, vector<8xf32>
      %368 = wave.mma %366, %253, %118 : vector<16xf16>, vector<8xf32>
      %369 = arith.muli %110, %c8 : index
      %370 = arith.addi %369, %c10 : index
      %371 = arith.muli %tileRows, %c4 : index
      %372 = arith.muli %370, %371 : index
      %373 = arith.addi %43, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c15 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %170, %331 : vector<16xf16>, vector<8xf32>
      %380 = wave.mma %378, %270, %332 : vector<16xf16>, vector<8xf32>
      %381 = arith.muli %110, %c8 : index
      %382 = arith.addi %381, %c10 : index
      %383 = arith.muli %tileRows, %c4 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %61, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c15 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %170, %343 : vector<16xf16>, vector<8xf32>
      %392 = wave.mma %390, %270, %344 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %110, %c8 : index
      %394 = arith.addi %393, %c10 : index
      %395 = arith.muli %tileRows, %c4 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %79, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c15 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %170, %355 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %270, %356 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %110, %c8 : index
      %406 = arith.addi %405, %c10 : index
      %407 = arith.muli %tileRows, %c4 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %97, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c15 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %170, %367 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %270, %368 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %110, %c8 : index
      %418 = arith.addi %417, %c8 : index
      %419 = arith.muli %tileRows, %c4 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %43, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c15 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %203, %379 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %303, %380 : vector<16xf16>, vector<8xf32>
      %429 = arith.muli %110, %c8 : index
      %430 = arith.addi %429, %c8 : index
      %431 = arith.muli %tileRows, %c4 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.addi %61, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c15 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %203, %391 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %303, %392 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %110, %c8 : index
      %442 = arith.addi %441, %c8 : index
      %443 = arith.muli %tileRows, %c4 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %79, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c15 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %203, %403 : vector<16xf16>, vector<8xf32>
      %452 = wave.mma %450, %303, %404 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %110, %c8 : index
      %454 = arith.addi %453, %c8 : index
      %455 = arith.muli %tileRows, %c4 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %97, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c15 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %203, %415 : vector<16xf16>, vector<8xf32>
      %464 = wave.mma %462, %303, %416 : vector<16xf16>, vector<8xf32>
      %465 = arith.muli %110, %c8 : index
      %466 = arith.addi %465, %c2 : index
      %467 = arith.muli %tileRows, %c4 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.addi %43, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c15 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %220, %427 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %320, %428 : vector<16xf16>, vector<8xf32>
      %477 = arith.muli %110, %c8 : index
      %478 = arith.addi %477, %c2 : index
      %479 = arith.muli %tileRows, %c4 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %61, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c15 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %220, %439 : vector<16xf16>, vector<8xf32>
      %488 = wave.mma %486, %320, %440 : vector<16xf16>, vector<8xf32>
      %489 = arith.muli %110, %c8 : index
      %490 = arith.addi %489, %c2 : index
      %491 = arith.muli %tileRows, %c4 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.addi %79, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = arith.muli %tileRows, %c15 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = vector.shuffle %494, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = wave.mma %498, %220, %451 : vector<16xf16>, vector<8xf32>
      %500 = wave.mma %498, %320, %452 : vector<16xf16>, vector<8xf32>
      %501 = arith.muli %110, %c8 : index
      %502 = arith.addi %501, %c2 : index
      %503 = arith.muli %tileRows, %c4 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.addi %97, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c15 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = vector.shuffle %506, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %511 = wave.mma %510, %220, %463 : vector<16xf16>, vector<8xf32>
      %512 = wave.mma %510, %320, %464 : vector<16xf16>, vector<8xf32>
      scf.yield %475, %476, %487, %488, %499, %500, %511, %512 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %513 = arith.select %103, %109, %102 : index
    %523:8 = scf.for %514 = %109 to %513 step %c10 iter_args(%515 = %119#0, %516 = %119#1, %517 = %119#2, %518 = %119#3, %519 = %119#4, %520 = %119#5, %521 = %119#6, %522 = %119#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %524 = wave.lane
      %525 = arith.addi %514, %c9 : index
      %526 = arith.remui %524, %c4 : index
      %527 = arith.addi %15, %c6 : index
      %528 = arith.muli %525, %c16 : index
      %529 = arith.addi %527, %528 : index
      %530 = arith.muli %526, %c8 : index
      %531 = arith.addi %529, %530 : index
      %532 = vector.load %w[%531] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %533 = vector.bitcast %532 : vector<2xi8> to vector<1xf16>
      %534 = vector.extract %533[0] : f16 from vector<1xf16>
      %535 = vector.broadcast %534 : f16 to vector<16xf16>
      %536 = arith.addi %15, %c6 : index
      %537 = arith.addi %inputFeatures, %c5 : index
      %538 = arith.divui %537, %c6 : index
      %539 = arith.muli %538, %c6 : index
      %540 = arith.addi %536, %539 : index
      %541 = arith.muli %525, %c21 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.addi %542, %c9 : index
      %544 = arith.muli %526, %c4 : index
      %545 = arith.addi %543, %544 : index
      %546 = vector.load %w[%545] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %547 = vector.bitcast %546 : vector<16xi8> to vector<4xi32>
      %548 = arith.andi %547, %c22 : vector<4xi32>
      %549 = arith.ori %548, %c23 : vector<4xi32>
      %550 = vector.bitcast %549 : vector<4xi32> to vector<8xf16>
      %551 = arith.shrui %547, %c24 : vector<4xi32>
      %552 = arith.andi %551, %c22 : vector<4xi32>
      %553 = arith.ori %552, %c23 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = vector.shuffle %550, %554 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = arith.subf %555, %c25 : vector<16xf16>
      %557 = arith.mulf %556, %535 : vector<16xf16>
      %558 = arith.muli %525, %c21 : index
      %559 = arith.addi %540, %558 : index
      %560 = arith.addi %559, %c26 : index
      %561 = arith.muli %526, %c4 : index
      %562 = arith.addi %560, %561 : index
      %563 = vector.load %w[%562] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %564 = vector.bitcast %563 : vector<16xi8> to vector<4xi32>
      %565 = arith.andi %564, %c22 : vector<4xi32>
      %566 = arith.ori %565, %c23 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %564, %c24 : vector<4xi32>
      %569 = arith.andi %568, %c22 : vector<4xi32>
      %570 = arith.ori %569, %c23 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = vector.shuffle %567, %571 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = arith.subf %572, %c25 : vector<16xf16>
      %574 = arith.mulf %573, %535 : vector<16xf16>
      %575 = arith.addi %514, %c9 : index
      %576 = arith.remui %524, %c4 : index
      %577 = arith.addi %17, %c6 : index
      %578 = arith.muli %575, %c16 : index
      %579 = arith.addi %577, %578 : index
      %580 = arith.muli %576, %c8 : index
      %581 = arith.addi %579, %580 : index
      %582 = vector.load %w[%581] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %583 = vector.bitcast %582 : vector<2xi8> to vector<1xf16>
      %584 = vector.extract %583[0] : f16 from vector<1xf16>
      %585 = vector.broadcast %584 : f16 to vector<16xf16>
      %586 = arith.addi %17, %c6 : index
      %587 = arith.addi %inputFeatures, %c5 : index
      %588 = arith.divui %587, %c6 : index
      %589 = arith.muli %588, %c6 : index
      %590 = arith.addi %586, %589 : index
      %591 = arith.muli %575, %c21 : index
      %592 = arith.addi %590, %591 : index
      %593 = arith.addi %592, %c9 : index
      %594 = arith.muli %576, %c4 : index
      %595 = arith.addi %593, %594 : index
      %596 = vector.load %w[%595] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %597 = vector.bitcast %596 : vector<16xi8> to vector<4xi32>
      %598 = arith.andi %597, %c22 : vector<4xi32>
      %599 = arith.ori %598, %c23 : vector<4xi32>
      %600 = vector.bitcast %599 : vector<4xi32> to vector<8xf16>
      %601 = arith.shrui %597, %c24 : vector<4xi32>
      %602 = arith.andi %601, %c22 : vector<4xi32>
      %603 = arith.ori %602, %c23 : vector<4xi32>
      %604 = vector.bitcast %603 : vector<4xi32> to vector<8xf16>
      %605 = vector.shuffle %600, %604 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = arith.subf %605, %c25 : vector<16xf16>
      %607 = arith.mulf %606, %585 : vector<16xf16>
      %608 = arith.muli %575, %c21 : index
      %609 = arith.addi %590, %608 : index
      %610 = arith.addi %609, %c26 : index
      %611 = arith.muli %576, %c4 : index
      %612 = arith.addi %610, %611 : index
      %613 = vector.load %w[%612] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %614 = vector.bitcast %613 : vector<16xi8> to vector<4xi32>
      %615 = arith.andi %614, %c22 : vector<4xi32>
      %616 = arith.ori %615, %c23 : vector<4xi32>
      %617 = vector.bitcast %616 : vector<4xi32> to vector<8xf16>
      %618 = arith.shrui %614, %c24 : vector<4xi32>
      %619 = arith.andi %618, %c22 : vector<4xi32>
      %620 = arith.ori %619, %c23 : vector<4xi32>
      %621 = vector.bitcast %620 : vector<4xi32> to vector<8xf16>
      %622 = vector.shuffle %617, %621 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = arith.subf %622, %c25 : vector<16xf16>
      %624 = arith.mulf %623, %585 : vector<16xf16>
      %625 = arith.muli %514, %c8 : index
      %626 = arith.addi %625, %c9 : index
      %627 = arith.muli %tileRows, %c4 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.addi %43, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = arith.muli %tileRows, %c15 : index
      %632 = arith.addi %629, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = vector.shuffle %630, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %635 = wave.mma %634, %557, %515 : vector<16xf16>, vector<8xf32>
      %636 = wave.mma %634, %607, %516 : vector<16xf16>, vector<8xf32>
      %637 = arith.muli %514, %c8 : index
      %638 = arith.addi %637, %c9 : index
      %639 = arith.muli %tileRows, %c4 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.addi %61, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = arith.muli %tileRows, %c15 : index
      %644 = arith.addi %641, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = wave.mma %646, %557, %517 : vector<16xf16>, vector<8xf32>
      %648 = wave.mma %646, %607, %518 : vector<16xf16>, vector<8xf32>
      %649 = arith.muli %514, %c8 : index
      %650 = arith.addi %649, %c9 : index
      %651 = arith.muli %tileRows, %c4 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.addi %79, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c15 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %557, %519 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %607, %520 : vector<16xf16>, vector<8xf32>
      %661 = arith.muli %514, %c8 : index
      %662 = arith.addi %661, %c9 : index
      %663 = arith.muli %tileRows, %c4 : index
      %664 = arith.muli %662, %663 : index
      %665 = arith.addi %97, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = arith.muli %tileRows, %c15 : index
      %668 = arith.addi %665, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = vector.shuffle %666, %669 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %671 = wave.mma %670, %557, %521 : vector<16xf16>, vector<8xf32>
      %672 = wave.mma %670, %607, %522 : vector<16xf16>, vector<8xf32>
      %673 = arith.muli %514, %c8 : index
      %674 = arith.addi %673, %c10 : index
      %675 = arith.muli %tileRows, %c4 : index
      %676 = arith.muli %674, %675 : index
      %677 = arith.addi %43, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = arith.muli %tileRows, %c15 : index
      %680 = arith.addi %677, %679 : index
      %681 = vector.load %x[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %682 = vector.shuffle %678, %681 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %683 = wave.mma %682, %574, %635 : vector<16xf16>, vector<8xf32>
      %684 = wave.mma %682, %624, %636 : vector<16xf16>, vector<8xf32>
      %685 = arith.muli %514, %c8 : index
      %686 = arith.addi %685, %c10 : index
      %687 = arith.muli %tileRows, %c4 : index
      %688 = arith.muli %686, %687 : index
      %689 = arith.addi %61, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = arith.muli %tileRows, %c15 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = vector.shuffle %690, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %695 = wave.mma %694, %574, %647 : vector<16xf16>, vector<8xf32>
      %696 = wave.mma %694, %624, %648 : vector<16xf16>, vector<8xf32>
      %697 = arith.muli %514, %c8 : index
      %698 = arith.addi %697, %c10 : index
      %699 = arith.muli %tileRows, %c4 : index
      %700 = arith.muli %698, %699 : index
      %701 = arith.addi %79, %700 : index
      %702 = vector.load %x[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %703 = arith.muli %tileRows, %c15 : index
      %704 = arith.addi %701, %703 : index
      %705 = vector.load %x[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %706 = vector.shuffle %702, %705 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %707 = wave.mma %706, %574, %659 : vector<16xf16>, vector<8xf32>
      %708 = wave.mma %706, %624, %660 : vector<16xf16>, vector<8xf32>
      %709 = arith.muli %514, %c8 : index
      %710 = arith.addi %709, %c10 : index
      %711 = arith.muli %tileRows, %c4 : index
      %712 = arith.muli %710, %711 : index
      %713 = arith.addi %97, %712 : index
      %714 = vector.load %x[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %715 = arith.muli %tileRows, %c15 : index
      %716 = arith.addi %713, %715 : index
      %717 = vector.load %x[%716] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %718 = vector.shuffle %714, %717 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %719 = wave.mma %718, %574, %671 : vector<16xf16>, vector<8xf32>
      %720 = wave.mma %718, %624, %672 : vector<16xf16>, vector<8xf32>
      scf.yield %683, %684, %695, %696, %707, %708, %719, %720 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %721 = arith.addi %22, %c9 : index
    %722 = wave.lane
    %723 = arith.muli %3, %c8 : index
    %724 = arith.muli %723, %c26 : index
    %725 = arith.addi %724, %722 : index
    %726 = arith.muli %4, %c12 : index
    %727 = arith.addi %726, %725 : index
    %728 = arith.addi %727, %c9 : index
    %729 = arith.addi %728, %c9 : index
    %730 = vector.extract %523#0[0] : f32 from vector<8xf32>
    memref.store %730, %18[%729] : memref<?xf32>
    %731 = arith.muli %4, %c12 : index
    %732 = arith.addi %731, %725 : index
    %733 = arith.addi %732, %c9 : index
    %734 = arith.addi %733, %c16 : index
    %735 = vector.extract %523#0[1] : f32 from vector<8xf32>
    memref.store %735, %18[%734] : memref<?xf32>
    %736 = arith.muli %4, %c12 : index
    %737 = arith.addi %736, %725 : index
    %738 = arith.addi %737, %c9 : index
    %739 = arith.addi %738, %c13 : index
    %740 = vector.extract %523#0[2] : f32 from vector<8xf32>
    memref.store %740, %18[%739] : memref<?xf32>
    %741 = arith.muli %4, %c12 : index
    %742 = arith.addi %741, %725 : index
    %743 = arith.addi %742, %c9 : index
    %744 = arith.addi %743, %c27 : index
    %745 = vector.extract %523#0[3] : f32 from vector<8xf32>
    memref.store %745, %18[%744] : memref<?xf32>
    %746 = arith.muli %4, %c12 : index
    %747 = arith.addi %746, %725 : index
    %748 = arith.addi %747, %c9 : index
    %749 = arith.addi %748, %c6 : index
    %750 = vector.extract %523#0[4] : f32 from vector<8xf32>
    memref.store %750, %18[%749] : memref<?xf32>
    %751 = arith.muli %4, %c12 : index
    %752 = arith.addi %751, %725 : index
    %753 = arith.addi %752, %c9 : index
    %754 = arith.addi %753, %c28 : index
    %755 = vector.extract %523#0[5] : f32 from vector<8xf32>
    memref.store %755, %18[%754] : memref<?xf32>
    %756 = arith.muli %4, %c12 : index
    %757 = arith.addi %756, %725 : index
    %758 = arith.addi %757, %c9 : index
    %759 = arith.addi %758, %c29 : index
    %760 = vector.extract %523#0[6] : f32 from vector<8xf32>
    memref.store %760, %18[%759] : memref<?xf32>
    %761 = arith.muli %4, %c12 : index
    %762 = arith.addi %761, %725 : index
    %763 = arith.addi %762, %c9 : index
    %764 = arith.addi %763, %c30 : index
    %765 = vector.extract %523#0[7] : f32 from vector<8xf32>
    memref.store %765, %18[%764] : memref<?xf32>
    %766 = arith.muli %4, %c12 : index
    %767 = arith.addi %766, %725 : index
    %768 = arith.addi %767, %c26 : index
    %769 = arith.addi %768, %c9 : index
    %770 = vector.extract %523#1[0] : f32 from vector<8xf32>
    memref.store %770, %18[%769] : memref<?xf32>
    %771 = arith.muli %4, %c12 : index
    %772 = arith.addi %771, %725 : index
    %773 = arith.addi %772, %c26 : index
    %774 = arith.addi %773, %c16 : index
    %775 = vector.extract %523#1[1] : f32 from vector<8xf32>
    memref.store %775, %18[%774] : memref<?xf32>
    %776 = arith.muli %4, %c12 : index
    %777 = arith.addi %776, %725 : index
    %778 = arith.addi %777, %c26 : index
    %779 = arith.addi %778, %c13 : index
    %780 = vector.extract %523#1[2] : f32 from vector<8xf32>
    memref.store %780, %18[%779] : memref<?xf32>
    %781 = arith.muli %4, %c12 : index
    %782 = arith.addi %781, %725 : index
    %783 = arith.addi %782, %c26 : index
    %784 = arith.addi %783, %c27 : index
    %785 = vector.extract %523#1[3] : f32 from vector<8xf32>
    memref.store %785, %18[%784] : memref<?xf32>
    %786 = arith.muli %4, %c12 : index
    %787 = arith.addi %786, %725 : index
    %788 = arith.addi %787, %c26 : index
    %789 = arith.addi %788, %c6 : index
    %790 = vector.extract %523#1[4] : f32 from vector<8xf32>
    memref.store %790, %18[%789] : memref<?xf32>
    %791 = arith.muli %4, %c12 : index
    %792 = arith.addi %791, %725 : index
    %793 = arith.addi %792, %c26 : index
    %794 = arith.addi %793, %c28 : index
    %795 = vector.extract %523#1[5] : f32 from vector<8xf32>
    memref.store %795, %18[%794] : memref<?xf32>
    %796 = arith.muli %4, %c12 : index
    %797 = arith.addi %796, %725 : index
    %798 = arith.addi %797, %c26 : index
    %799 = arith.addi %798, %c29 : index
    %800 = vector.extract %523#1[6] : f32 from vector<8xf32>
    memref.store %800, %18[%799] : memref<?xf32>
    %801 = arith.muli %4, %c12 : index
    %802 = arith.addi %801, %725 : index
    %803 = arith.addi %802, %c26 : index
    %804 = arith.addi %803, %c30 : index
    %805 = vector.extract %523#1[7] : f32 from vector<8xf32>
    memref.store %805, %18[%804] : memref<?xf32>
    wave.barrier
    %806 = arith.muli %4, %c8 : index
    %807 = arith.addi %806, %c9 : index
    %808 = arith.muli %807, %c8 : index
    %809 = arith.divui %722, %c4 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.addi %721, %810 : index
    %812 = arith.cmpi slt, %811, %21 : index
    scf.if %812 {
      %813 = arith.cmpi eq, %hasFactors, %c10 : index
      %814 = arith.muli %811, %c8 : index
      %815 = memref.load %factors[%814] : memref<?xf32>
      %816 = arith.mulf %815, %operandScale : f32
      %817 = arith.select %813, %816, %operandScale : f32
      %818 = arith.addi %725, %c9 : index
      %819 = arith.muli %807, %c16 : index
      %820 = arith.addi %818, %819 : index
      %821 = memref.load %18[%820] : memref<?xf32>
      %822 = arith.addi %820, %c12 : index
      %823 = memref.load %18[%822] : memref<?xf32>
      %824 = arith.addf %821, %823 : f32
      %825 = arith.addi %820, %c33 : index
      %826 = memref.load %18[%825] : memref<?xf32>
      %827 = arith.addf %824, %826 : f32
      %828 = arith.addi %820, %c34 : index
      %829 = memref.load %18[%828] : memref<?xf32>
      %830 = arith.addf %827, %829 : f32
      %831 = arith.remui %722, %c4 : index
      %832 = arith.muli %831, %c35 : index
      %833 = arith.addi %15, %832 : index
      %834 = vector.load %w[%833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %835 = vector.bitcast %834 : vector<4xi8> to vector<1xf32>
      %836 = vector.extract %835[0] : f32 from vector<1xf32>
      %837 = arith.mulf %836, %817 : f32
      %838 = arith.mulf %830, %837 : f32
      %839 = arith.muli %3, %c8 : index
      %840 = arith.addi %839, %c9 : index
      %841 = arith.muli %840, %c4 : index
      %842 = arith.remui %722, %c4 : index
      %843 = arith.addi %841, %842 : index
      %844 = arith.muli %810, %c27 : index
      %845 = arith.addi %844, %843 : index
      memref.store %838, %19[%845] : memref<?xf32>
      %846 = arith.addi %725, %c26 : index
      %847 = arith.muli %807, %c16 : index
      %848 = arith.addi %846, %847 : index
      %849 = memref.load %18[%848] : memref<?xf32>
      %850 = arith.addi %848, %c12 : index
      %851 = memref.load %18[%850] : memref<?xf32>
      %852 = arith.addf %849, %851 : f32
      %853 = arith.addi %848, %c33 : index
      %854 = memref.load %18[%853] : memref<?xf32>
      %855 = arith.addf %852, %854 : f32
      %856 = arith.addi %848, %c34 : index
      %857 = memref.load %18[%856] : memref<?xf32>
      %858 = arith.addf %855, %857 : f32
      %859 = arith.remui %722, %c4 : index
      %860 = arith.muli %859, %c35 : index
      %861 = arith.addi %17, %860 : index
      %862 = vector.load %w[%861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %863 = vector.bitcast %862 : vector<4xi8> to vector<1xf32>
      %864 = vector.extract %863[0] : f32 from vector<1xf32>
      %865 = arith.mulf %864, %817 : f32
      %866 = arith.mulf %858, %865 : f32
      %867 = arith.muli %3, %c8 : index
      %868 = arith.addi %867, %c10 : index
      %869 = arith.muli %868, %c4 : index
      %870 = arith.remui %722, %c4 : index
      %871 = arith.addi %869, %870 : index
      %872 = arith.muli %810, %c27 : index
      %873 = arith.addi %872, %871 : index
      memref.store %866, %19[%873] : memref<?xf32>
    }
    %874 = arith.muli %4, %c8 : index
    %875 = arith.addi %874, %c10 : index
    %876 = arith.muli %875, %c8 : index
    %877 = arith.divui %722, %c4 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.addi %721, %878 : index
    %880 = arith.cmpi slt, %879, %21 : index
    scf.if %880 {
      %881 = arith.cmpi eq, %hasFactors, %c10 : index
      %882 = arith.muli %879, %c8 : index
      %883 = memref.load %factors[%882] : memref<?xf32>
      %884 = arith.mulf %883, %operandScale : f32
      %885 = arith.select %881, %884, %operandScale : f32
      %886 = arith.addi %725, %c9 : index
      %887 = arith.muli %875, %c16 : index
      %888 = arith.addi %886, %887 : index
      %889 = memref.load %18[%888] : memref<?xf32>
      %890 = arith.addi %888, %c12 : index
      %891 = memref.load %18[%890] : memref<?xf32>
      %892 = arith.addf %889, %891 : f32
      %893 = arith.addi %888, %c33 : index
      %894 = memref.load %18[%893] : memref<?xf32>
      %895 = arith.addf %892, %894 : f32
      %896 = arith.addi %888, %c34 : index
      %897 = memref.load %18[%896] : memref<?xf32>
      %898 = arith.addf %895, %897 : f32
      %899 = arith.remui %722, %c4 : index
      %900 = arith.muli %899, %c35 : index
      %901 = arith.addi %15, %900 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.mulf %904, %885 : f32
      %906 = arith.mulf %898, %905 : f32
      %907 = arith.muli %3, %c8 : index
      %908 = arith.addi %907, %c9 : index
      %909 = arith.muli %908, %c4 : index
      %910 = arith.remui %722, %c4 : index
      %911 = arith.addi %909, %910 : index
      %912 = arith.muli %878, %c27 : index
      %913 = arith.addi %912, %911 : index
      memref.store %906, %19[%913] : memref<?xf32>
      %914 = arith.addi %725, %c26 : index
      %915 = arith.muli %875, %c16 : index
      %916 = arith.addi %914, %915 : index
      %917 = memref.load %18[%916] : memref<?xf32>
      %918 = arith.addi %916, %c12 : index
      %919 = memref.load %18[%918] : memref<?xf32>
      %920 = arith.addf %917, %919 : f32
      %921 = arith.addi %916, %c33 : index
      %922 = memref.load %18[%921] : memref<?xf32>
      %923 = arith.addf %920, %922 : f32
      %924 = arith.addi %916, %c34 : index
      %925 = memref.load %18[%924] : memref<?xf32>
      %926 = arith.addf %923, %925 : f32
      %927 = arith.remui %722, %c4 : index
      %928 = arith.muli %927, %c35 : index
      %929 = arith.addi %17, %928 : index
      %930 = vector.load %w[%929] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %931 = vector.bitcast %930 : vector<4xi8> to vector<1xf32>
      %932 = vector.extract %931[0] : f32 from vector<1xf32>
      %933 = arith.mulf %932, %885 : f32
      %934 = arith.mulf %926, %933 : f32
      %935 = arith.muli %3, %c8 : index
      %936 = arith.addi %935, %c10 : index
      %937 = arith.muli %936, %c4 : index
      %938 = arith.remui %722, %c4 : index
      %939 = arith.addi %937, %938 : index
      %940 = arith.muli %878, %c27 : index
      %941 = arith.addi %940, %939 : index
      memref.store %934, %19[%941] : memref<?xf32>
    }
    wave.barrier
    %942 = arith.addi %22, %c9 : index
    %943 = wave.wave
    %944 = arith.addi %943, %c9 : index
    %945 = arith.addi %942, %944 : index
    %946 = arith.cmpi slt, %945, %21 : index
    %947 = arith.cmpi slt, %944, %c4 : index
    %948 = arith.andi %946, %947 : i1
    scf.if %948 {
      %949 = arith.addi %942, %944 : index
      %950 = arith.muli %944, %c27 : index
      %951 = wave.lane
      %952 = arith.addi %951, %c9 : index
      %953 = arith.cmpi eq, %hasBias, %c10 : index
      %954 = arith.addi %950, %952 : index
      %955 = memref.load %19[%954] : memref<?xf32>
      %956 = arith.muli %0, %c27 : index
      %957 = arith.addi %956, %952 : index
      %958 = memref.load %bias[%957] : memref<?xf32>
      %959 = arith.addf %955, %958 : f32
      %960 = arith.select %953, %959, %955 : f32
      %961 = arith.addi %952, %c17 : index
      %962 = arith.cmpi eq, %hasBias, %c10 : index
      %963 = arith.addi %950, %961 : index
      %964 = memref.load %19[%963] : memref<?xf32>
      %965 = arith.muli %0, %c27 : index
      %966 = arith.addi %965, %961 : index
      %967 = memref.load %bias[%966] : memref<?xf32>
      %968 = arith.addf %964, %967 : f32
      %969 = arith.select %962, %968, %964 : f32
      %970 = arith.addi %951, %c16 : index
      %971 = arith.cmpi slt, %970, %c17 : index
      %972 = arith.minsi %970, %c37 : index
      %973 = arith.cmpi eq, %hasBias, %c10 : index
      %974 = arith.addi %950, %972 : index
      %975 = memref.load %19[%974] : memref<?xf32>
      %976 = arith.muli %0, %c27 : index
      %977 = arith.addi %976, %972 : index
      %978 = memref.load %bias[%977] : memref<?xf32>
      %979 = arith.addf %975, %978 : f32
      %980 = arith.select %973, %979, %975 : f32
      %981 = arith.addi %972, %c17 : index
      %982 = arith.cmpi eq, %hasBias, %c10 : index
      %983 = arith.addi %950, %981 : index
      %984 = memref.load %19[%983] : memref<?xf32>
      %985 = arith.muli %0, %c27 : index
      %986 = arith.addi %985, %981 : index
      %987 = memref.load %bias[%986] : memref<?xf32>
      %988 = arith.addf %984, %987 : f32
      %989 = arith.select %982, %988, %984 : f32
      %990 = arith.addi %heads, %kvHeads : index
      %991 = arith.cmpi slt, %0, %990 : index
      scf.if %991 {
        %992 = arith.addi %positionsAt, %949 : index
        %993 = memref.load %step[%992] : memref<?xi32>
        %994 = arith.index_cast %993 : i32 to index
        %995 = arith.cmpi eq, %hasNorm, %c10 : index
        %996 = math.fma %960, %960, %c40 : f32
        %997 = math.fma %969, %969, %996 : f32
        %998 = math.fma %980, %980, %997 : f32
        %999 = arith.select %971, %998, %997 : f32
        %1000 = math.fma %989, %989, %999 : f32
        %1001 = arith.select %971, %1000, %999 : f32
        %1002 = vector.broadcast %1001 : f32 to vector<1xf32>
        %1003 = wave.reduce "add" %1002 : vector<1xf32>
        %1004 = arith.mulf %1003, %inverseHeadDim : f32
        %1005 = arith.addf %1004, %epsilon : f32
        %1006 = math.sqrt %1005 : f32
        %1007 = arith.divf %c42, %1006 : f32
        %1008 = arith.cmpi slt, %0, %heads : index
        %1009 = arith.addi %952, %c17 : index
        %1010 = memref.load %query_norm[%952] : memref<?xf32>
        %1011 = memref.load %key_norm[%952] : memref<?xf32>
        %1012 = arith.select %1008, %1010, %1011 : f32
        %1013 = arith.mulf %960, %1007 : f32
        %1014 = arith.mulf %1013, %1012 : f32
        %1015 = arith.select %995, %1014, %960 : f32
        %1016 = memref.load %query_norm[%1009] : memref<?xf32>
        %1017 = memref.load %key_norm[%1009] : memref<?xf32>
        %1018 = arith.select %1008, %1016, %1017 : f32
        %1019 = arith.mulf %969, %1007 : f32
        %1020 = arith.mulf %1019, %1018 : f32
        %1021 = arith.select %995, %1020, %969 : f32
        %1022 = arith.addi %972, %c17 : index
        %1023 = memref.load %query_norm[%972] : memref<?xf32>
        %1024 = memref.load %key_norm[%972] : memref<?xf32>
        %1025 = arith.select %1008, %1023, %1024 : f32
        %1026 = arith.mulf %980, %1007 : f32
        %1027 = arith.mulf %1026, %1025 : f32
        %1028 = arith.select %995, %1027, %980 : f32
        %1029 = memref.load %query_norm[%1022] : memref<?xf32>
        %1030 = memref.load %key_norm[%1022] : memref<?xf32>
        %1031 = arith.select %1008, %1029, %1030 : f32
        %1032 = arith.mulf %989, %1007 : f32
        %1033 = arith.mulf %1032, %1031 : f32
        %1034 = arith.select %995, %1033, %989 : f32
        %1035 = arith.remui %994, %c26 : index
        %1036 = arith.muli %1035, %c27 : index
        %1037 = arith.addi %1036, %952 : index
        %1038 = arith.divui %994, %c26 : index
        %1039 = arith.addi %1038, %c26 : index
        %1040 = arith.muli %1039, %c27 : index
        %1041 = arith.addi %1040, %952 : index
        %1042 = memref.load %rope[%1037] : memref<?xf32>
        %1043 = arith.addi %1037, %c17 : index
        %1044 = memref.load %rope[%1043] : memref<?xf32>
        %1045 = memref.load %rope[%1041] : memref<?xf32>
        %1046 = arith.addi %1041, %c17 : index
        %1047 = memref.load %rope[%1046] : memref<?xf32>
        %1048 = arith.mulf %1045, %1042 : f32
        %1049 = arith.mulf %1047, %1044 : f32
        %1050 = arith.subf %1048, %1049 : f32
        %1051 = arith.mulf %1047, %1042 : f32
        %1052 = arith.mulf %1045, %1044 : f32
        %1053 = arith.addf %1051, %1052 : f32
        %1054 = arith.mulf %1015, %1050 : f32
        %1055 = arith.mulf %1021, %1053 : f32
        %1056 = arith.subf %1054, %1055 : f32
        %1057 = arith.mulf %1021, %1050 : f32
        %1058 = arith.mulf %1015, %1053 : f32
        %1059 = arith.addf %1057, %1058 : f32
        %1060 = arith.cmpi slt, %0, %heads : index
        scf.if %1060 {
          %1061 = arith.muli %949, %heads : index
          %1062 = arith.addi %1061, %0 : index
          %1063 = arith.muli %1062, %c27 : index
          %1064 = arith.addi %1063, %952 : index
          memref.store %1056, %q[%1064] : memref<?xf32>
          %1065 = arith.addi %1064, %c17 : index
          memref.store %1059, %q[%1065] : memref<?xf32>
        } else {
          %1066 = arith.addi %950, %952 : index
          memref.store %1056, %19[%1066] : memref<?xf32>
          %1067 = arith.addi %950, %952 : index
          %1068 = arith.addi %1067, %c17 : index
          memref.store %1059, %19[%1068] : memref<?xf32>
        }
        %1069 = arith.remui %994, %c26 : index
        %1070 = arith.muli %1069, %c27 : index
        %1071 = arith.addi %1070, %972 : index
        %1072 = arith.divui %994, %c26 : index
        %1073 = arith.addi %1072, %c26 : index
        %1074 = arith.muli %1073, %c27 : index
        %1075 = arith.addi %1074, %972 : index
        %1076 = memref.load %rope[%1071] : memref<?xf32>
        %1077 = arith.addi %1071, %c17 : index
        %1078 = memref.load %rope[%1077] : memref<?xf32>
        %1079 = memref.load %rope[%1075] : memref<?xf32>
        %1080 = arith.addi %1075, %c17 : index
        %1081 = memref.load %rope[%1080] : memref<?xf32>
        %1082 = arith.mulf %1079, %1076 : f32
        %1083 = arith.mulf %1081, %1078 : f32
        %1084 = arith.subf %1082, %1083 : f32
        %1085 = arith.mulf %1081, %1076 : f32
        %1086 = arith.mulf %1079, %1078 : f32
        %1087 = arith.addf %1085, %1086 : f32
        %1088 = arith.mulf %1028, %1084 : f32
        %1089 = arith.mulf %1034, %1087 : f32
        %1090 = arith.subf %1088, %1089 : f32
        %1091 = arith.mulf %1034, %1084 : f32
        %1092 = arith.mulf %1028, %1087 : f32
        %1093 = arith.addf %1091, %1092 : f32
        scf.if %971 {
          %1094 = arith.cmpi slt, %0, %heads : index
          scf.if %1094 {
            %1095 = arith.muli %949, %heads : index
            %1096 = arith.addi %1095, %0 : index
            %1097 = arith.muli %1096, %c27 : index
            %1098 = arith.addi %1097, %972 : index
            memref.store %1090, %q[%1098] : memref<?xf32>
            %1099 = arith.addi %1098, %c17 : index
            memref.store %1093, %q[%1099] : memref<?xf32>
          } else {
            %1100 = arith.addi %950, %972 : index
            memref.store %1090, %19[%1100] : memref<?xf32>
            %1101 = arith.addi %950, %972 : index
            %1102 = arith.addi %1101, %c17 : index
            memref.store %1093, %19[%1102] : memref<?xf32>
          }
        }
      } else {
        %1103 = arith.cmpi slt, %0, %heads : index
        scf.if %1103 {
          %1104 = arith.muli %949, %heads : index
          %1105 = arith.addi %1104, %0 : index
          %1106 = arith.muli %1105, %c27 : index
          %1107 = arith.addi %1106, %952 : index
          memref.store %960, %q[%1107] : memref<?xf32>
          %1108 = arith.addi %1107, %c17 : index
          memref.store %969, %q[%1108] : memref<?xf32>
        } else {
          %1109 = arith.addi %950, %952 : index
          memref.store %960, %19[%1109] : memref<?xf32>
          %1110 = arith.addi %950, %952 : index
          %1111 = arith.addi %1110, %c17 : index
          memref.store %969, %19[%1111] : memref<?xf32>
        }
        scf.if %971 {
          %1112 = arith.cmpi slt, %0, %heads : index
          scf.if %1112 {
            %1113 = arith.muli %949, %heads : index
            %1114 = arith.addi %1113, %0 : index
            %1115 = arith.muli %1114, %c27 : index
            %1116 = arith.addi %1115, %972 : index
            memref.store %980, %q[%1116] : memref<?xf32>
            %1117 = arith.addi %1116, %c17 : index
            memref.store %989, %q[%1117] : memref<?xf32>
          } else {
            %1118 = arith.addi %950, %972 : index
            memref.store %980, %19[%1118] : memref<?xf32>
            %1119 = arith.addi %950, %972 : index
            %1120 = arith.addi %1119, %c17 : index
            memref.store %989, %19[%1120] : memref<?xf32>
          }
        }
      }
    }
    %1121 = arith.addi %943, %c44 : index
    %1122 = arith.addi %942, %1121 : index
    %1123 = arith.cmpi slt, %1122, %21 : index
    %1124 = arith.cmpi slt, %1121, %c4 : index
    %1125 = arith.andi %1123, %1124 : i1
    scf.if %1125 {
      %1126 = arith.addi %942, %1121 : index
      %1127 = arith.muli %1121, %c27 : index
      %1128 = wave.lane
      %1129 = arith.addi %1128, %c9 : index
      %1130 = arith.cmpi eq, %hasBias, %c10 : index
      %1131 = arith.addi %1127, %1129 : index
      %1132 = memref.load %19[%1131] : memref<?xf32>
      %1133 = arith.muli %0, %c27 : index
      %1134 = arith.addi %1133, %1129 : index
      %1135 = memref.load %bias[%1134] : memref<?xf32>
      %1136 = arith.addf %1132, %1135 : f32
      %1137 = arith.select %1130, %1136, %1132 : f32
      %1138 = arith.addi %1129, %c17 : index
      %1139 = arith.cmpi eq, %hasBias, %c10 : index
      %1140 = arith.addi %1127, %1138 : index
      %1141 = memref.load %19[%1140] : memref<?xf32>
      %1142 = arith.muli %0, %c27 : index
      %1143 = arith.addi %1142, %1138 : index
      %1144 = memref.load %bias[%1143] : memref<?xf32>
      %1145 = arith.addf %1141, %1144 : f32
      %1146 = arith.select %1139, %1145, %1141 : f32
      %1147 = arith.addi %1128, %c16 : index
      %1148 = arith.cmpi slt, %1147, %c17 : index
      %1149 = arith.minsi %1147, %c37 : index
      %1150 = arith.cmpi eq, %hasBias, %c10 : index
      %1151 = arith.addi %1127, %1149 : index
      %1152 = memref.load %19[%1151] : memref<?xf32>
      %1153 = arith.muli %0, %c27 : index
      %1154 = arith.addi %1153, %1149 : index
      %1155 = memref.load %bias[%1154] : memref<?xf32>
      %1156 = arith.addf %1152, %1155 : f32
      %1157 = arith.select %1150, %1156, %1152 : f32
      %1158 = arith.addi %1149, %c17 : index
      %1159 = arith.cmpi eq, %hasBias, %c10 : index
      %1160 = arith.addi %1127, %1158 : index
      %1161 = memref.load %19[%1160] : memref<?xf32>
      %1162 = arith.muli %0, %c27 : index
      %1163 = arith.addi %1162, %1158 : index
      %1164 = memref.load %bias[%1163] : memref<?xf32>
      %1165 = arith.addf %1161, %1164 : f32
      %1166 = arith.select %1159, %1165, %1161 : f32
      %1167 = arith.addi %heads, %kvHeads : index
      %1168 = arith.cmpi slt, %0, %1167 : index
      scf.if %1168 {
        %1169 = arith.addi %positionsAt, %1126 : index
        %1170 = memref.load %step[%1169] : memref<?xi32>
        %1171 = arith.index_cast %1170 : i32 to index
        %1172 = arith.cmpi eq, %hasNorm, %c10 : index
        %1173 = math.fma %1137, %1137, %c40 : f32
        %1174 = math.fma %1146, %1146, %1173 : f32
        %1175 = math.fma %1157, %1157, %1174 : f32
        %1176 = arith.select %1148, %1175, %1174 : f32
        %1177 = math.fma %1166, %1166, %1176 : f32
        %1178 = arith.select %1148, %1177, %1176 : f32
        %1179 = vector.broadcast %1178 : f32 to vector<1xf32>
        %1180 = wave.reduce "add" %1179 : vector<1xf32>
        %1181 = arith.mulf %1180, %inverseHeadDim : f32
        %1182 = arith.addf %1181, %epsilon : f32
        %1183 = math.sqrt %1182 : f32
        %1184 = arith.divf %c42, %1183 : f32
        %1185 = arith.cmpi slt, %0, %heads : index
        %1186 = arith.addi %1129, %c17 : index
        %1187 = memref.load %query_norm[%1129] : memref<?xf32>
        %1188 = memref.load %key_norm[%1129] : memref<?xf32>
        %1189 = arith.select %1185, %1187, %1188 : f32
        %1190 = arith.mulf %1137, %1184 : f32
        %1191 = arith.mulf %1190, %1189 : f32
        %1192 = arith.select %1172, %1191, %1137 : f32
        %1193 = memref.load %query_norm[%1186] : memref<?xf32>
        %1194 = memref.load %key_norm[%1186] : memref<?xf32>
        %1195 = arith.select %1185, %1193, %1194 : f32
        %1196 = arith.mulf %1146, %1184 : f32
        %1197 = arith.mulf %1196, %1195 : f32
        %1198 = arith.select %1172, %1197, %1146 : f32
        %1199 = arith.addi %1149, %c17 : index
        %1200 = memref.load %query_norm[%1149] : memref<?xf32>
        %1201 = memref.load %key_norm[%1149] : memref<?xf32>
        %1202 = arith.select %1185, %1200, %1201 : f32
        %1203 = arith.mulf %1157, %1184 : f32
        %1204 = arith.mulf %1203, %1202 : f32
        %1205 = arith.select %1172, %1204, %1157 : f32
        %1206 = memref.load %query_norm[%1199] : memref<?xf32>
        %1207 = memref.load %key_norm[%1199] : memref<?xf32>
        %1208 = arith.select %1185, %1206, %1207 : f32
        %1209 = arith.mulf %1166, %1184 : f32
        %1210 = arith.mulf %1209, %1208 : f32
        %1211 = arith.select %1172, %1210, %1166 : f32
        %1212 = arith.remui %1171, %c26 : index
        %1213 = arith.muli %1212, %c27 : index
        %1214 = arith.addi %1213, %1129 : index
        %1215 = arith.divui %1171, %c26 : index
        %1216 = arith.addi %1215, %c26 : index
        %1217 = arith.muli %1216, %c27 : index
        %1218 = arith.addi %1217, %1129 : index
        %1219 = memref.load %rope[%1214] : memref<?xf32>
        %1220 = arith.addi %1214, %c17 : index
        %1221 = memref.load %rope[%1220] : memref<?xf32>
        %1222 = memref.load %rope[%1218] : memref<?xf32>
        %1223 = arith.addi %1218, %c17 : index
        %1224 = memref.load %rope[%1223] : memref<?xf32>
        %1225 = arith.mulf %1222, %1219 : f32
        %1226 = arith.mulf %1224, %1221 : f32
        %1227 = arith.subf %1225, %1226 : f32
        %1228 = arith.mulf %1224, %1219 : f32
        %1229 = arith.mulf %1222, %1221 : f32
        %1230 = arith.addf %1228, %1229 : f32
        %1231 = arith.mulf %1192, %1227 : f32
        %1232 = arith.mulf %1198, %1230 : f32
        %1233 = arith.subf %1231, %1232 : f32
        %1234 = arith.mulf %1198, %1227 : f32
        %1235 = arith.mulf %1192, %1230 : f32
        %1236 = arith.addf %1234, %1235 : f32
        %1237 = arith.cmpi slt, %0, %heads : index
        scf.if %1237 {
          %1238 = arith.muli %1126, %heads : index
          %1239 = arith.addi %1238, %0 : index
          %1240 = arith.muli %1239, %c27 : index
          %1241 = arith.addi %1240, %1129 : index
          memref.store %1233, %q[%1241] : memref<?xf32>
          %1242 = arith.addi %1241, %c17 : index
          memref.store %1236, %q[%1242] : memref<?xf32>
        } else {
          %1243 = arith.addi %1127, %1129 : index
          memref.store %1233, %19[%1243] : memref<?xf32>
          %1244 = arith.addi %1127, %1129 : index
          %1245 = arith.addi %1244, %c17 : index
          memref.store %1236, %19[%1245] : memref<?xf32>
        }
        %1246 = arith.remui %1171, %c26 : index
        %1247 = arith.muli %1246, %c27 : index
        %1248 = arith.addi %1247, %1149 : index
        %1249 = arith.divui %1171, %c26 : index
        %1250 = arith.addi %1249, %c26 : index
        %1251 = arith.muli %1250, %c27 : index
        %1252 = arith.addi %1251, %1149 : index
        %1253 = memref.load %rope[%1248] : memref<?xf32>
        %1254 = arith.addi %1248, %c17 : index
        %1255 = memref.load %rope[%1254] : memref<?xf32>
        %1256 = memref.load %rope[%1252] : memref<?xf32>
        %1257 = arith.addi %1252, %c17 : index
        %1258 = memref.load %rope[%1257] : memref<?xf32>
        %1259 = arith.mulf %1256, %1253 : f32
        %1260 = arith.mulf %1258, %1255 : f32
        %1261 = arith.subf %1259, %1260 : f32
        %1262 = arith.mulf %1258, %1253 : f32
        %1263 = arith.mulf %1256, %1255 : f32
        %1264 = arith.addf %1262, %1263 : f32
        %1265 = arith.mulf %1205, %1261 : f32
        %1266 = arith.mulf %1211, %1264 : f32
        %1267 = arith.subf %1265, %1266 : f32
        %1268 = arith.mulf %1211, %1261 : f32
        %1269 = arith.mulf %1205, %1264 : f32
        %1270 = arith.addf %1268, %1269 : f32
        scf.if %1148 {
          %1271 = arith.cmpi slt, %0, %heads : index
          scf.if %1271 {
            %1272 = arith.muli %1126, %heads : index
            %1273 = arith.addi %1272, %0 : index
            %1274 = arith.muli %1273, %c27 : index
            %1275 = arith.addi %1274, %1149 : index
            memref.store %1267, %q[%1275] : memref<?xf32>
            %1276 = arith.addi %1275, %c17 : index
            memref.store %1270, %q[%1276] : memref<?xf32>
          } else {
            %1277 = arith.addi %1127, %1149 : index
            memref.store %1267, %19[%1277] : memref<?xf32>
            %1278 = arith.addi %1127, %1149 : index
            %1279 = arith.addi %1278, %c17 : index
            memref.store %1270, %19[%1279] : memref<?xf32>
          }
        }
      } else {
        %1280 = arith.cmpi slt, %0, %heads : index
        scf.if %1280 {
          %1281 = arith.muli %1126, %heads : index
          %1282 = arith.addi %1281, %0 : index
          %1283 = arith.muli %1282, %c27 : index
          %1284 = arith.addi %1283, %1129 : index
          memref.store %1137, %q[%1284] : memref<?xf32>
          %1285 = arith.addi %1284, %c17 : index
          memref.store %1146, %q[%1285] : memref<?xf32>
        } else {
          %1286 = arith.addi %1127, %1129 : index
          memref.store %1137, %19[%1286] : memref<?xf32>
          %1287 = arith.addi %1127, %1129 : index
          %1288 = arith.addi %1287, %c17 : index
          memref.store %1146, %19[%1288] : memref<?xf32>
        }
        scf.if %1148 {
          %1289 = arith.cmpi slt, %0, %heads : index
          scf.if %1289 {
            %1290 = arith.muli %1126, %heads : index
            %1291 = arith.addi %1290, %0 : index
            %1292 = arith.muli %1291, %c27 : index
            %1293 = arith.addi %1292, %1149 : index
            memref.store %1157, %q[%1293] : memref<?xf32>
            %1294 = arith.addi %1293, %c17 : index
            memref.store %1166, %q[%1294] : memref<?xf32>
          } else {
            %1295 = arith.addi %1127, %1149 : index
            memref.store %1157, %19[%1295] : memref<?xf32>
            %1296 = arith.addi %1127, %1149 : index
            %1297 = arith.addi %1296, %c17 : index
            memref.store %1166, %19[%1297] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1298 = arith.cmpi sge, %0, %heads : index
    scf.if %1298 {
      %1299 = arith.addi %943, %c9 : index
      %1300 = arith.addi %942, %1299 : index
      %1301 = arith.cmpi slt, %1300, %21 : index
      %1302 = arith.cmpi slt, %1299, %c4 : index
      %1303 = arith.andi %1301, %1302 : i1
      scf.if %1303 {
        %1304 = arith.addi %942, %1299 : index
        %1305 = arith.addi %slotsAt, %1304 : index
        %1306 = memref.load %step[%1305] : memref<?xi32>
        %1307 = arith.index_cast %1306 : i32 to index
        %1308 = arith.cmpi sge, %1307, %c9 : index
        scf.if %1308 {
          %1309 = arith.muli %1299, %c27 : index
          %1310 = arith.subi %0, %heads : index
          %1311 = memref.load %scales[%1310] : memref<?xf32>
          %1312 = vector.broadcast %1311 : f32 to vector<4xf32>
          %1313 = arith.divui %1307, %c4 : index
          %1314 = arith.remui %1307, %c4 : index
          %1315 = arith.muli %1313, %pageBytes : index
          %1316 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1316 {
            %1317 = wave.lane
            %1318 = arith.muli %1317, %c35 : index
            scf.for %1319 = %1318 to %c27 step %c6 {
              %1320 = arith.addi %1309, %1319 : index
              %1321 = vector.load %19[%1320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = arith.mulf %1321, %1312 : vector<4xf32>
              %1323 = arith.minimumf %1322, %c48 : vector<4xf32>
              %1324 = arith.maximumf %1323, %c49 : vector<4xf32>
              %1325 = arith.truncf %1324 : vector<4xf32> to vector<4xf16>
              %1326 = vector.bitcast %1325 : vector<4xf16> to vector<8xi8>
              %1327 = arith.cmpi slt, %1310, %kvHeads : index
              scf.if %1327 {
                %1328 = arith.muli %1310, %c11 : index
                %1329 = arith.addi %1315, %1328 : index
                %1330 = arith.divui %1319, %c4 : index
                %1331 = arith.muli %1330, %c21 : index
                %1332 = arith.remui %1319, %c4 : index
                %1333 = arith.divui %1332, %c15 : index
                %1334 = arith.muli %1333, %c26 : index
                %1335 = arith.muli %1314, %c4 : index
                %1336 = arith.addi %1334, %1335 : index
                %1337 = arith.remui %1332, %c15 : index
                %1338 = arith.muli %1337, %c8 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.addi %1331, %1339 : index
                %1341 = arith.addi %1329, %1340 : index
                vector.store %1326, %kv[%1341] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1342 = arith.subi %1310, %kvHeads : index
                %1343 = arith.muli %1342, %c11 : index
                %1344 = arith.addi %1315, %1343 : index
                %1345 = arith.addi %1319, %c9 : index
                %1346 = arith.divui %1345, %c4 : index
                %1347 = arith.muli %1346, %c21 : index
                %1348 = arith.addi %1347, %c33 : index
                %1349 = arith.remui %1345, %c4 : index
                %1350 = arith.divui %1314, %c8 : index
                %1351 = arith.remui %1314, %c8 : index
                %1352 = arith.muli %1351, %c15 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.divui %1353, %c15 : index
                %1355 = arith.muli %1354, %c26 : index
                %1356 = arith.muli %1349, %c4 : index
                %1357 = arith.addi %1355, %1356 : index
                %1358 = arith.remui %1353, %c15 : index
                %1359 = arith.muli %1358, %c8 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.addi %1348, %1360 : index
                %1362 = arith.addi %1344, %1361 : index
                %1363 = vector.shuffle %1326, %1326 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1363, %kv[%1362] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1364 = arith.addi %1319, %c10 : index
                %1365 = arith.divui %1364, %c4 : index
                %1366 = arith.muli %1365, %c21 : index
                %1367 = arith.addi %1366, %c33 : index
                %1368 = arith.remui %1364, %c4 : index
                %1369 = arith.divui %1314, %c8 : index
                %1370 = arith.remui %1314, %c8 : index
                %1371 = arith.muli %1370, %c15 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.divui %1372, %c15 : index
                %1374 = arith.muli %1373, %c26 : index
                %1375 = arith.muli %1368, %c4 : index
                %1376 = arith.addi %1374, %1375 : index
                %1377 = arith.remui %1372, %c15 : index
                %1378 = arith.muli %1377, %c8 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.addi %1367, %1379 : index
                %1381 = arith.addi %1344, %1380 : index
                %1382 = vector.shuffle %1326, %1326 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1382, %kv[%1381] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1383 = arith.addi %1319, %c8 : index
                %1384 = arith.divui %1383, %c4 : index
                %1385 = arith.muli %1384, %c21 : index
                %1386 = arith.addi %1385, %c33 : index
                %1387 = arith.remui %1383, %c4 : index
                %1388 = arith.divui %1314, %c8 : index
                %1389 = arith.remui %1314, %c8 : index
                %1390 = arith.muli %1389, %c15 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.divui %1391, %c15 : index
                %1393 = arith.muli %1392, %c26 : index
                %1394 = arith.muli %1387, %c4 : index
                %1395 = arith.addi %1393, %1394 : index
                %1396 = arith.remui %1391, %c15 : index
                %1397 = arith.muli %1396, %c8 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.addi %1386, %1398 : index
                %1400 = arith.addi %1344, %1399 : index
                %1401 = vector.shuffle %1326, %1326 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1401, %kv[%1400] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1402 = arith.addi %1319, %c2 : index
                %1403 = arith.divui %1402, %c4 : index
                %1404 = arith.muli %1403, %c21 : index
                %1405 = arith.addi %1404, %c33 : index
                %1406 = arith.remui %1402, %c4 : index
                %1407 = arith.divui %1314, %c8 : index
                %1408 = arith.remui %1314, %c8 : index
                %1409 = arith.muli %1408, %c15 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.divui %1410, %c15 : index
                %1412 = arith.muli %1411, %c26 : index
                %1413 = arith.muli %1406, %c4 : index
                %1414 = arith.addi %1412, %1413 : index
                %1415 = arith.remui %1410, %c15 : index
                %1416 = arith.muli %1415, %c8 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.addi %1405, %1417 : index
                %1419 = arith.addi %1344, %1418 : index
                %1420 = vector.shuffle %1326, %1326 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1420, %kv[%1419] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1421 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1421 {
            %1422 = wave.lane
            %1423 = arith.muli %1422, %c35 : index
            scf.for %1424 = %1423 to %c27 step %c6 {
              %1425 = arith.addi %1309, %1424 : index
              %1426 = vector.load %19[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = arith.mulf %1426, %1312 : vector<4xf32>
              %1428 = wave.fp8_encode "e4m3" %1427 : vector<4xf32> -> vector<4xi8>
              %1429 = arith.cmpi slt, %1310, %kvHeads : index
              scf.if %1429 {
                %1430 = arith.muli %1310, %c33 : index
                %1431 = arith.addi %1315, %1430 : index
                %1432 = vector.shuffle %1428, %1428 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1433 = arith.divui %1424, %c4 : index
                %1434 = arith.muli %1433, %c26 : index
                %1435 = arith.remui %1424, %c4 : index
                %1436 = arith.muli %1314, %c4 : index
                %1437 = arith.divui %1435, %c35 : index
                %1438 = arith.muli %1437, %c35 : index
                %1439 = arith.remui %1435, %c8 : index
                %1440 = arith.muli %1439, %c8 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.divui %1435, %c8 : index
                %1443 = arith.remui %1442, %c8 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.addi %1436, %1444 : index
                %1446 = arith.addi %1434, %1445 : index
                %1447 = arith.addi %1431, %1446 : index
                vector.store %1432, %kv[%1447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1448 = arith.subi %1310, %kvHeads : index
                %1449 = arith.muli %1448, %c33 : index
                %1450 = arith.addi %1315, %1449 : index
                %1451 = arith.addi %1424, %c9 : index
                %1452 = arith.divui %1451, %c4 : index
                %1453 = arith.muli %1452, %c26 : index
                %1454 = arith.addi %1453, %c12 : index
                %1455 = arith.remui %1451, %c4 : index
                %1456 = arith.divui %1314, %c8 : index
                %1457 = arith.remui %1314, %c8 : index
                %1458 = arith.muli %1457, %c15 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.muli %1455, %c4 : index
                %1461 = arith.divui %1459, %c35 : index
                %1462 = arith.muli %1461, %c35 : index
                %1463 = arith.remui %1459, %c8 : index
                %1464 = arith.muli %1463, %c8 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.divui %1459, %c8 : index
                %1467 = arith.remui %1466, %c8 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.addi %1460, %1468 : index
                %1470 = arith.addi %1454, %1469 : index
                %1471 = arith.addi %1450, %1470 : index
                %1472 = vector.shuffle %1428, %1428 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1472, %kv[%1471] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1473 = arith.addi %1424, %c10 : index
                %1474 = arith.divui %1473, %c4 : index
                %1475 = arith.muli %1474, %c26 : index
                %1476 = arith.addi %1475, %c12 : index
                %1477 = arith.remui %1473, %c4 : index
                %1478 = arith.divui %1314, %c8 : index
                %1479 = arith.remui %1314, %c8 : index
                %1480 = arith.muli %1479, %c15 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.muli %1477, %c4 : index
                %1483 = arith.divui %1481, %c35 : index
                %1484 = arith.muli %1483, %c35 : index
                %1485 = arith.remui %1481, %c8 : index
                %1486 = arith.muli %1485, %c8 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.divui %1481, %c8 : index
                %1489 = arith.remui %1488, %c8 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.addi %1482, %1490 : index
                %1492 = arith.addi %1476, %1491 : index
                %1493 = arith.addi %1450, %1492 : index
                %1494 = vector.shuffle %1428, %1428 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1494, %kv[%1493] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1495 = arith.addi %1424, %c8 : index
                %1496 = arith.divui %1495, %c4 : index
                %1497 = arith.muli %1496, %c26 : index
                %1498 = arith.addi %1497, %c12 : index
                %1499 = arith.remui %1495, %c4 : index
                %1500 = arith.divui %1314, %c8 : index
                %1501 = arith.remui %1314, %c8 : index
                %1502 = arith.muli %1501, %c15 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.muli %1499, %c4 : index
                %1505 = arith.divui %1503, %c35 : index
                %1506 = arith.muli %1505, %c35 : index
                %1507 = arith.remui %1503, %c8 : index
                %1508 = arith.muli %1507, %c8 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.divui %1503, %c8 : index
                %1511 = arith.remui %1510, %c8 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.addi %1504, %1512 : index
                %1514 = arith.addi %1498, %1513 : index
                %1515 = arith.addi %1450, %1514 : index
                %1516 = vector.shuffle %1428, %1428 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1516, %kv[%1515] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1517 = arith.addi %1424, %c2 : index
                %1518 = arith.divui %1517, %c4 : index
                %1519 = arith.muli %1518, %c26 : index
                %1520 = arith.addi %1519, %c12 : index
                %1521 = arith.remui %1517, %c4 : index
                %1522 = arith.divui %1314, %c8 : index
                %1523 = arith.remui %1314, %c8 : index
                %1524 = arith.muli %1523, %c15 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.muli %1521, %c4 : index
                %1527 = arith.divui %1525, %c35 : index
                %1528 = arith.muli %1527, %c35 : index
                %1529 = arith.remui %1525, %c8 : index
                %1530 = arith.muli %1529, %c8 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.divui %1525, %c8 : index
                %1533 = arith.remui %1532, %c8 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.addi %1526, %1534 : index
                %1536 = arith.addi %1520, %1535 : index
                %1537 = arith.addi %1450, %1536 : index
                %1538 = vector.shuffle %1428, %1428 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1538, %kv[%1537] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1539 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1539 {
            %1540 = wave.lane
            %1541 = arith.muli %1540, %c35 : index
            scf.for %1542 = %1541 to %c27 step %c6 {
              %1543 = arith.addi %1309, %1542 : index
              %1544 = vector.load %19[%1543] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1545 = arith.mulf %1544, %1312 : vector<4xf32>
              %1546 = wave.fp8_encode "e5m2" %1545 : vector<4xf32> -> vector<4xi8>
              %1547 = arith.cmpi slt, %1310, %kvHeads : index
              scf.if %1547 {
                %1548 = arith.muli %1310, %c33 : index
                %1549 = arith.addi %1315, %1548 : index
                %1550 = vector.shuffle %1546, %1546 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1551 = arith.divui %1542, %c4 : index
                %1552 = arith.muli %1551, %c26 : index
                %1553 = arith.remui %1542, %c4 : index
                %1554 = arith.muli %1314, %c4 : index
                %1555 = arith.divui %1553, %c35 : index
                %1556 = arith.muli %1555, %c35 : index
                %1557 = arith.remui %1553, %c8 : index
                %1558 = arith.muli %1557, %c8 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.divui %1553, %c8 : index
                %1561 = arith.remui %1560, %c8 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.addi %1554, %1562 : index
                %1564 = arith.addi %1552, %1563 : index
                %1565 = arith.addi %1549, %1564 : index
                vector.store %1550, %kv[%1565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1566 = arith.subi %1310, %kvHeads : index
                %1567 = arith.muli %1566, %c33 : index
                %1568 = arith.addi %1315, %1567 : index
                %1569 = arith.addi %1542, %c9 : index
                %1570 = arith.divui %1569, %c4 : index
                %1571 = arith.muli %1570, %c26 : index
                %1572 = arith.addi %1571, %c12 : index
                %1573 = arith.remui %1569, %c4 : index
                %1574 = arith.divui %1314, %c8 : index
                %1575 = arith.remui %1314, %c8 : index
                %1576 = arith.muli %1575, %c15 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.muli %1573, %c4 : index
                %1579 = arith.divui %1577, %c35 : index
                %1580 = arith.muli %1579, %c35 : index
                %1581 = arith.remui %1577, %c8 : index
                %1582 = arith.muli %1581, %c8 : index
                %1583 = arith.addi %1580, %1582 : index
                %1584 = arith.divui %1577, %c8 : index
                %1585 = arith.remui %1584, %c8 : index
                %1586 = arith.addi %1583, %1585 : index
                %1587 = arith.addi %1578, %1586 : index
                %1588 = arith.addi %1572, %1587 : index
                %1589 = arith.addi %1568, %1588 : index
                %1590 = vector.shuffle %1546, %1546 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1590, %kv[%1589] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1591 = arith.addi %1542, %c10 : index
                %1592 = arith.divui %1591, %c4 : index
                %1593 = arith.muli %1592, %c26 : index
                %1594 = arith.addi %1593, %c12 : index
                %1595 = arith.remui %1591, %c4 : index
                %1596 = arith.divui %1314, %c8 : index
                %1597 = arith.remui %1314, %c8 : index
                %1598 = arith.muli %1597, %c15 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.muli %1595, %c4 : index
                %1601 = arith.divui %1599, %c35 : index
                %1602 = arith.muli %1601, %c35 : index
                %1603 = arith.remui %1599, %c8 : index
                %1604 = arith.muli %1603, %c8 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.divui %1599, %c8 : index
                %1607 = arith.remui %1606, %c8 : index
                %1608 = arith.addi %1605, %1607 : index
                %1609 = arith.addi %1600, %1608 : index
                %1610 = arith.addi %1594, %1609 : index
                %1611 = arith.addi %1568, %1610 : index
                %1612 = vector.shuffle %1546, %1546 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1612, %kv[%1611] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1613 = arith.addi %1542, %c8 : index
                %1614 = arith.divui %1613, %c4 : index
                %1615 = arith.muli %1614, %c26 : index
                %1616 = arith.addi %1615, %c12 : index
                %1617 = arith.remui %1613, %c4 : index
                %1618 = arith.divui %1314, %c8 : index
                %1619 = arith.remui %1314, %c8 : index
                %1620 = arith.muli %1619, %c15 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.muli %1617, %c4 : index
                %1623 = arith.divui %1621, %c35 : index
                %1624 = arith.muli %1623, %c35 : index
                %1625 = arith.remui %1621, %c8 : index
                %1626 = arith.muli %1625, %c8 : index
                %1627 = arith.addi %1624, %1626 : index
                %1628 = arith.divui %1621, %c8 : index
                %1629 = arith.remui %1628, %c8 : index
                %1630 = arith.addi %1627, %1629 : index
                %1631 = arith.addi %1622, %1630 : index
                %1632 = arith.addi %1616, %1631 : index
                %1633 = arith.addi %1568, %1632 : index
                %1634 = vector.shuffle %1546, %1546 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1634, %kv[%1633] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1635 = arith.addi %1542, %c2 : index
                %1636 = arith.divui %1635, %c4 : index
                %1637 = arith.muli %1636, %c26 : index
                %1638 = arith.addi %1637, %c12 : index
                %1639 = arith.remui %1635, %c4 : index
                %1640 = arith.divui %1314, %c8 : index
                %1641 = arith.remui %1314, %c8 : index
                %1642 = arith.muli %1641, %c15 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.muli %1639, %c4 : index
                %1645 = arith.divui %1643, %c35 : index
                %1646 = arith.muli %1645, %c35 : index
                %1647 = arith.remui %1643, %c8 : index
                %1648 = arith.muli %1647, %c8 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.divui %1643, %c8 : index
                %1651 = arith.remui %1650, %c8 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.addi %1644, %1652 : index
                %1654 = arith.addi %1638, %1653 : index
                %1655 = arith.addi %1568, %1654 : index
                %1656 = vector.shuffle %1546, %1546 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1656, %kv[%1655] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1657 = arith.addi %943, %c44 : index
      %1658 = arith.addi %942, %1657 : index
      %1659 = arith.cmpi slt, %1658, %21 : index
      %1660 = arith.cmpi slt, %1657, %c4 : index
      %1661 = arith.andi %1659, %1660 : i1
      scf.if %1661 {
        %1662 = arith.addi %942, %1657 : index
        %1663 = arith.addi %slotsAt, %1662 : index
        %1664 = memref.load %step[%1663] : memref<?xi32>
        %1665 = arith.index_cast %1664 : i32 to index
        %1666 = arith.cmpi sge, %1665, %c9 : index
        scf.if %1666 {
          %1667 = arith.muli %1657, %c27 : index
          %1668 = arith.subi %0, %heads : index
          %1669 = memref.load %scales[%1668] : memref<?xf32>
          %1670 = vector.broadcast %1669 : f32 to vector<4xf32>
          %1671 = arith.divui %1665, %c4 : index
          %1672 = arith.remui %1665, %c4 : index
          %1673 = arith.muli %1671, %pageBytes : index
          %1674 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1674 {
            %1675 = wave.lane
            %1676 = arith.muli %1675, %c35 : index
            scf.for %1677 = %1676 to %c27 step %c6 {
              %1678 = arith.addi %1667, %1677 : index
              %1679 = vector.load %19[%1678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1680 = arith.mulf %1679, %1670 : vector<4xf32>
              %1681 = arith.minimumf %1680, %c48 : vector<4xf32>
              %1682 = arith.maximumf %1681, %c49 : vector<4xf32>
              %1683 = arith.truncf %1682 : vector<4xf32> to vector<4xf16>
              %1684 = vector.bitcast %1683 : vector<4xf16> to vector<8xi8>
              %1685 = arith.cmpi slt, %1668, %kvHeads : index
              scf.if %1685 {
                %1686 = arith.muli %1668, %c11 : index
                %1687 = arith.addi %1673, %1686 : index
                %1688 = arith.divui %1677, %c4 : index
                %1689 = arith.muli %1688, %c21 : index
                %1690 = arith.remui %1677, %c4 : index
                %1691 = arith.divui %1690, %c15 : index
                %1692 = arith.muli %1691, %c26 : index
                %1693 = arith.muli %1672, %c4 : index
                %1694 = arith.addi %1692, %1693 : index
                %1695 = arith.remui %1690, %c15 : index
                %1696 = arith.muli %1695, %c8 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.addi %1689, %1697 : index
                %1699 = arith.addi %1687, %1698 : index
                vector.store %1684, %kv[%1699] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1700 = arith.subi %1668, %kvHeads : index
                %1701 = arith.muli %1700, %c11 : index
                %1702 = arith.addi %1673, %1701 : index
                %1703 = arith.addi %1677, %c9 : index
                %1704 = arith.divui %1703, %c4 : index
                %1705 = arith.muli %1704, %c21 : index
                %1706 = arith.addi %1705, %c33 : index
                %1707 = arith.remui %1703, %c4 : index
                %1708 = arith.divui %1672, %c8 : index
                %1709 = arith.remui %1672, %c8 : index
                %1710 = arith.muli %1709, %c15 : index
                %1711 = arith.addi %1708, %1710 : index
                %1712 = arith.divui %1711, %c15 : index
                %1713 = arith.muli %1712, %c26 : index
                %1714 = arith.muli %1707, %c4 : index
                %1715 = arith.addi %1713, %1714 : index
                %1716 = arith.remui %1711, %c15 : index
                %1717 = arith.muli %1716, %c8 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.addi %1706, %1718 : index
                %1720 = arith.addi %1702, %1719 : index
                %1721 = vector.shuffle %1684, %1684 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1721, %kv[%1720] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1722 = arith.addi %1677, %c10 : index
                %1723 = arith.divui %1722, %c4 : index
                %1724 = arith.muli %1723, %c21 : index
                %1725 = arith.addi %1724, %c33 : index
                %1726 = arith.remui %1722, %c4 : index
                %1727 = arith.divui %1672, %c8 : index
                %1728 = arith.remui %1672, %c8 : index
                %1729 = arith.muli %1728, %c15 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.divui %1730, %c15 : index
                %1732 = arith.muli %1731, %c26 : index
                %1733 = arith.muli %1726, %c4 : index
                %1734 = arith.addi %1732, %1733 : index
                %1735 = arith.remui %1730, %c15 : index
                %1736 = arith.muli %1735, %c8 : index
                %1737 = arith.addi %1734, %1736 : index
                %1738 = arith.addi %1725, %1737 : index
                %1739 = arith.addi %1702, %1738 : index
                %1740 = vector.shuffle %1684, %1684 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1740, %kv[%1739] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1741 = arith.addi %1677, %c8 : index
                %1742 = arith.divui %1741, %c4 : index
                %1743 = arith.muli %1742, %c21 : index
                %1744 = arith.addi %1743, %c33 : index
                %1745 = arith.remui %1741, %c4 : index
                %1746 = arith.divui %1672, %c8 : index
                %1747 = arith.remui %1672, %c8 : index
                %1748 = arith.muli %1747, %c15 : index
                %1749 = arith.addi %1746, %1748 : index
                %1750 = arith.divui %1749, %c15 : index
                %1751 = arith.muli %1750, %c26 : index
                %1752 = arith.muli %1745, %c4 : index
                %1753 = arith.addi %1751, %1752 : index
                %1754 = arith.remui %1749, %c15 : index
                %1755 = arith.muli %1754, %c8 : index
                %1756 = arith.addi %1753, %1755 : index
                %1757 = arith.addi %1744, %1756 : index
                %1758 = arith.addi %1702, %1757 : index
                %1759 = vector.shuffle %1684, %1684 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1759, %kv[%1758] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1760 = arith.addi %1677, %c2 : index
                %1761 = arith.divui %1760, %c4 : index
                %1762 = arith.muli %1761, %c21 : index
                %1763 = arith.addi %1762, %c33 : index
                %1764 = arith.remui %1760, %c4 : index
                %1765 = arith.divui %1672, %c8 : index
                %1766 = arith.remui %1672, %c8 : index
                %1767 = arith.muli %1766, %c15 : index
                %1768 = arith.addi %1765, %1767 : index
                %1769 = arith.divui %1768, %c15 : index
                %1770 = arith.muli %1769, %c26 : index
                %1771 = arith.muli %1764, %c4 : index
                %1772 = arith.addi %1770, %1771 : index
                %1773 = arith.remui %1768, %c15 : index
                %1774 = arith.muli %1773, %c8 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.addi %1763, %1775 : index
                %1777 = arith.addi %1702, %1776 : index
                %1778 = vector.shuffle %1684, %1684 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1778, %kv[%1777] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1779 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1779 {
            %1780 = wave.lane
            %1781 = arith.muli %1780, %c35 : index
            scf.for %1782 = %1781 to %c27 step %c6 {
              %1783 = arith.addi %1667, %1782 : index
              %1784 = vector.load %19[%1783] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1785 = arith.mulf %1784, %1670 : vector<4xf32>
              %1786 = wave.fp8_encode "e4m3" %1785 : vector<4xf32> -> vector<4xi8>
              %1787 = arith.cmpi slt, %1668, %kvHeads : index
              scf.if %1787 {
                %1788 = arith.muli %1668, %c33 : index
                %1789 = arith.addi %1673, %1788 : index
                %1790 = vector.shuffle %1786, %1786 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1791 = arith.divui %1782, %c4 : index
                %1792 = arith.muli %1791, %c26 : index
                %1793 = arith.remui %1782, %c4 : index
                %1794 = arith.muli %1672, %c4 : index
                %1795 = arith.divui %1793, %c35 : index
                %1796 = arith.muli %1795, %c35 : index
                %1797 = arith.remui %1793, %c8 : index
                %1798 = arith.muli %1797, %c8 : index
                %1799 = arith.addi %1796, %1798 : index
                %1800 = arith.divui %1793, %c8 : index
                %1801 = arith.remui %1800, %c8 : index
                %1802 = arith.addi %1799, %1801 : index
                %1803 = arith.addi %1794, %1802 : index
                %1804 = arith.addi %1792, %1803 : index
                %1805 = arith.addi %1789, %1804 : index
                vector.store %1790, %kv[%1805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1806 = arith.subi %1668, %kvHeads : index
                %1807 = arith.muli %1806, %c33 : index
                %1808 = arith.addi %1673, %1807 : index
                %1809 = arith.addi %1782, %c9 : index
                %1810 = arith.divui %1809, %c4 : index
                %1811 = arith.muli %1810, %c26 : index
                %1812 = arith.addi %1811, %c12 : index
                %1813 = arith.remui %1809, %c4 : index
                %1814 = arith.divui %1672, %c8 : index
                %1815 = arith.remui %1672, %c8 : index
                %1816 = arith.muli %1815, %c15 : index
                %1817 = arith.addi %1814, %1816 : index
                %1818 = arith.muli %1813, %c4 : index
                %1819 = arith.divui %1817, %c35 : index
                %1820 = arith.muli %1819, %c35 : index
                %1821 = arith.remui %1817, %c8 : index
                %1822 = arith.muli %1821, %c8 : index
                %1823 = arith.addi %1820, %1822 : index
                %1824 = arith.divui %1817, %c8 : index
                %1825 = arith.remui %1824, %c8 : index
                %1826 = arith.addi %1823, %1825 : index
                %1827 = arith.addi %1818, %1826 : index
                %1828 = arith.addi %1812, %1827 : index
                %1829 = arith.addi %1808, %1828 : index
                %1830 = vector.shuffle %1786, %1786 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1830, %kv[%1829] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1831 = arith.addi %1782, %c10 : index
                %1832 = arith.divui %1831, %c4 : index
                %1833 = arith.muli %1832, %c26 : index
                %1834 = arith.addi %1833, %c12 : index
                %1835 = arith.remui %1831, %c4 : index
                %1836 = arith.divui %1672, %c8 : index
                %1837 = arith.remui %1672, %c8 : index
                %1838 = arith.muli %1837, %c15 : index
                %1839 = arith.addi %1836, %1838 : index
                %1840 = arith.muli %1835, %c4 : index
                %1841 = arith.divui %1839, %c35 : index
                %1842 = arith.muli %1841, %c35 : index
                %1843 = arith.remui %1839, %c8 : index
                %1844 = arith.muli %1843, %c8 : index
                %1845 = arith.addi %1842, %1844 : index
                %1846 = arith.divui %1839, %c8 : index
                %1847 = arith.remui %1846, %c8 : index
                %1848 = arith.addi %1845, %1847 : index
                %1849 = arith.addi %1840, %1848 : index
                %1850 = arith.addi %1834, %1849 : index
                %1851 = arith.addi %1808, %1850 : index
                %1852 = vector.shuffle %1786, %1786 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1852, %kv[%1851] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1853 = arith.addi %1782, %c8 : index
                %1854 = arith.divui %1853, %c4 : index
                %1855 = arith.muli %1854, %c26 : index
                %1856 = arith.addi %1855, %c12 : index
                %1857 = arith.remui %1853, %c4 : index
                %1858 = arith.divui %1672, %c8 : index
                %1859 = arith.remui %1672, %c8 : index
                %1860 = arith.muli %1859, %c15 : index
                %1861 = arith.addi %1858, %1860 : index
                %1862 = arith.muli %1857, %c4 : index
                %1863 = arith.divui %1861, %c35 : index
                %1864 = arith.muli %1863, %c35 : index
                %1865 = arith.remui %1861, %c8 : index
                %1866 = arith.muli %1865, %c8 : index
                %1867 = arith.addi %1864, %1866 : index
                %1868 = arith.divui %1861, %c8 : index
                %1869 = arith.remui %1868, %c8 : index
                %1870 = arith.addi %1867, %1869 : index
                %1871 = arith.addi %1862, %1870 : index
                %1872 = arith.addi %1856, %1871 : index
                %1873 = arith.addi %1808, %1872 : index
                %1874 = vector.shuffle %1786, %1786 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1874, %kv[%1873] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1875 = arith.addi %1782, %c2 : index
                %1876 = arith.divui %1875, %c4 : index
                %1877 = arith.muli %1876, %c26 : index
                %1878 = arith.addi %1877, %c12 : index
                %1879 = arith.remui %1875, %c4 : index
                %1880 = arith.divui %1672, %c8 : index
                %1881 = arith.remui %1672, %c8 : index
                %1882 = arith.muli %1881, %c15 : index
                %1883 = arith.addi %1880, %1882 : index
                %1884 = arith.muli %1879, %c4 : index
                %1885 = arith.divui %1883, %c35 : index
                %1886 = arith.muli %1885, %c35 : index
                %1887 = arith.remui %1883, %c8 : index
                %1888 = arith.muli %1887, %c8 : index
                %1889 = arith.addi %1886, %1888 : index
                %1890 = arith.divui %1883, %c8 : index
                %1891 = arith.remui %1890, %c8 : index
                %1892 = arith.addi %1889, %1891 : index
                %1893 = arith.addi %1884, %1892 : index
                %1894 = arith.addi %1878, %1893 : index
                %1895 = arith.addi %1808, %1894 : index
                %1896 = vector.shuffle %1786, %1786 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1896, %kv[%1895] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1897 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1897 {
            %1898 = wave.lane
            %1899 = arith.muli %1898, %c35 : index
            scf.for %1900 = %1899 to %c27 step %c6 {
              %1901 = arith.addi %1667, %1900 : index
              %1902 = vector.load %19[%1901] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1903 = arith.mulf %1902, %1670 : vector<4xf32>
              %1904 = wave.fp8_encode "e5m2" %1903 : vector<4xf32> -> vector<4xi8>
              %1905 = arith.cmpi slt, %1668, %kvHeads : index
              scf.if %1905 {
                %1906 = arith.muli %1668, %c33 : index
                %1907 = arith.addi %1673, %1906 : index
                %1908 = vector.shuffle %1904, %1904 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1909 = arith.divui %1900, %c4 : index
                %1910 = arith.muli %1909, %c26 : index
                %1911 = arith.remui %1900, %c4 : index
                %1912 = arith.muli %1672, %c4 : index
                %1913 = arith.divui %1911, %c35 : index
                %1914 = arith.muli %1913, %c35 : index
                %1915 = arith.remui %1911, %c8 : index
                %1916 = arith.muli %1915, %c8 : index
                %1917 = arith.addi %1914, %1916 : index
                %1918 = arith.divui %1911, %c8 : index
                %1919 = arith.remui %1918, %c8 : index
                %1920 = arith.addi %1917, %1919 : index
                %1921 = arith.addi %1912, %1920 : index
                %1922 = arith.addi %1910, %1921 : index
                %1923 = arith.addi %1907, %1922 : index
                vector.store %1908, %kv[%1923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1924 = arith.subi %1668, %kvHeads : index
                %1925 = arith.muli %1924, %c33 : index
                %1926 = arith.addi %1673, %1925 : index
                %1927 = arith.addi %1900, %c9 : index
                %1928 = arith.divui %1927, %c4 : index
                %1929 = arith.muli %1928, %c26 : index
                %1930 = arith.addi %1929, %c12 : index
                %1931 = arith.remui %1927, %c4 : index
                %1932 = arith.divui %1672, %c8 : index
                %1933 = arith.remui %1672, %c8 : index
                %1934 = arith.muli %1933, %c15 : index
                %1935 = arith.addi %1932, %1934 : index
                %1936 = arith.muli %1931, %c4 : index
                %1937 = arith.divui %1935, %c35 : index
                %1938 = arith.muli %1937, %c35 : index
                %1939 = arith.remui %1935, %c8 : index
                %1940 = arith.muli %1939, %c8 : index
                %1941 = arith.addi %1938, %1940 : index
                %1942 = arith.divui %1935, %c8 : index
                %1943 = arith.remui %1942, %c8 : index
                %1944 = arith.addi %1941, %1943 : index
                %1945 = arith.addi %1936, %1944 : index
                %1946 = arith.addi %1930, %1945 : index
                %1947 = arith.addi %1926, %1946 : index
                %1948 = vector.shuffle %1904, %1904 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1948, %kv[%1947] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1949 = arith.addi %1900, %c10 : index
                %1950 = arith.divui %1949, %c4 : index
                %1951 = arith.muli %1950, %c26 : index
                %1952 = arith.addi %1951, %c12 : index
                %1953 = arith.remui %1949, %c4 : index
                %1954 = arith.divui %1672, %c8 : index
                %1955 = arith.remui %1672, %c8 : index
                %1956 = arith.muli %1955, %c15 : index
                %1957 = arith.addi %1954, %1956 : index
                %1958 = arith.muli %1953, %c4 : index
                %1959 = arith.divui %1957, %c35 : index
                %1960 = arith.muli %1959, %c35 : index
                %1961 = arith.remui %1957, %c8 : index
                %1962 = arith.muli %1961, %c8 : index
                %1963 = arith.addi %1960, %1962 : index
                %1964 = arith.divui %1957, %c8 : index
                %1965 = arith.remui %1964, %c8 : index
                %1966 = arith.addi %1963, %1965 : index
                %1967 = arith.addi %1958, %1966 : index
                %1968 = arith.addi %1952, %1967 : index
                %1969 = arith.addi %1926, %1968 : index
                %1970 = vector.shuffle %1904, %1904 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1970, %kv[%1969] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1971 = arith.addi %1900, %c8 : index
                %1972 = arith.divui %1971, %c4 : index
                %1973 = arith.muli %1972, %c26 : index
                %1974 = arith.addi %1973, %c12 : index
                %1975 = arith.remui %1971, %c4 : index
                %1976 = arith.divui %1672, %c8 : index
                %1977 = arith.remui %1672, %c8 : index
                %1978 = arith.muli %1977, %c15 : index
                %1979 = arith.addi %1976, %1978 : index
                %1980 = arith.muli %1975, %c4 : index
                %1981 = arith.divui %1979, %c35 : index
                %1982 = arith.muli %1981, %c35 : index
                %1983 = arith.remui %1979, %c8 : index
                %1984 = arith.muli %1983, %c8 : index
                %1985 = arith.addi %1982, %1984 : index
                %1986 = arith.divui %1979, %c8 : index
                %1987 = arith.remui %1986, %c8 : index
                %1988 = arith.addi %1985, %1987 : index
                %1989 = arith.addi %1980, %1988 : index
                %1990 = arith.addi %1974, %1989 : index
                %1991 = arith.addi %1926, %1990 : index
                %1992 = vector.shuffle %1904, %1904 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1992, %kv[%1991] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1993 = arith.addi %1900, %c2 : index
                %1994 = arith.divui %1993, %c4 : index
                %1995 = arith.muli %1994, %c26 : index
                %1996 = arith.addi %1995, %c12 : index
                %1997 = arith.remui %1993, %c4 : index
                %1998 = arith.divui %1672, %c8 : index
                %1999 = arith.remui %1672, %c8 : index
                %2000 = arith.muli %1999, %c15 : index
                %2001 = arith.addi %1998, %2000 : index
                %2002 = arith.muli %1997, %c4 : index
                %2003 = arith.divui %2001, %c35 : index
                %2004 = arith.muli %2003, %c35 : index
                %2005 = arith.remui %2001, %c8 : index
                %2006 = arith.muli %2005, %c8 : index
                %2007 = arith.addi %2004, %2006 : index
                %2008 = arith.divui %2001, %c8 : index
                %2009 = arith.remui %2008, %c8 : index
                %2010 = arith.addi %2007, %2009 : index
                %2011 = arith.addi %2002, %2010 : index
                %2012 = arith.addi %1996, %2011 : index
                %2013 = arith.addi %1926, %2012 : index
                %2014 = vector.shuffle %1904, %1904 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2014, %kv[%2013] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2015 = arith.addi %22, %c4 : index
    %2016 = wave.lane
    %2017 = arith.muli %3, %c8 : index
    %2018 = arith.muli %2017, %c26 : index
    %2019 = arith.addi %2018, %2016 : index
    %2020 = arith.muli %4, %c12 : index
    %2021 = arith.addi %2020, %2019 : index
    %2022 = arith.addi %2021, %c9 : index
    %2023 = arith.addi %2022, %c9 : index
    %2024 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %2024, %18[%2023] : memref<?xf32>
    %2025 = arith.muli %4, %c12 : index
    %2026 = arith.addi %2025, %2019 : index
    %2027 = arith.addi %2026, %c9 : index
    %2028 = arith.addi %2027, %c16 : index
    %2029 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %2029, %18[%2028] : memref<?xf32>
    %2030 = arith.muli %4, %c12 : index
    %2031 = arith.addi %2030, %2019 : index
    %2032 = arith.addi %2031, %c9 : index
    %2033 = arith.addi %2032, %c13 : index
    %2034 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %2034, %18[%2033] : memref<?xf32>
    %2035 = arith.muli %4, %c12 : index
    %2036 = arith.addi %2035, %2019 : index
    %2037 = arith.addi %2036, %c9 : index
    %2038 = arith.addi %2037, %c27 : index
    %2039 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %2039, %18[%2038] : memref<?xf32>
    %2040 = arith.muli %4, %c12 : index
    %2041 = arith.addi %2040, %2019 : index
    %2042 = arith.addi %2041, %c9 : index
    %2043 = arith.addi %2042, %c6 : index
    %2044 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %2044, %18[%2043] : memref<?xf32>
    %2045 = arith.muli %4, %c12 : index
    %2046 = arith.addi %2045, %2019 : index
    %2047 = arith.addi %2046, %c9 : index
    %2048 = arith.addi %2047, %c28 : index
    %2049 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %2049, %18[%2048] : memref<?xf32>
    %2050 = arith.muli %4, %c12 : index
    %2051 = arith.addi %2050, %2019 : index
    %2052 = arith.addi %2051, %c9 : index
    %2053 = arith.addi %2052, %c29 : index
    %2054 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %2054, %18[%2053] : memref<?xf32>
    %2055 = arith.muli %4, %c12 : index
    %2056 = arith.addi %2055, %2019 : index
    %2057 = arith.addi %2056, %c9 : index
    %2058 = arith.addi %2057, %c30 : index
    %2059 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %2059, %18[%2058] : memref<?xf32>
    %2060 = arith.muli %4, %c12 : index
    %2061 = arith.addi %2060, %2019 : index
    %2062 = arith.addi %2061, %c26 : index
    %2063 = arith.addi %2062, %c9 : index
    %2064 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %2064, %18[%2063] : memref<?xf32>
    %2065 = arith.muli %4, %c12 : index
    %2066 = arith.addi %2065, %2019 : index
    %2067 = arith.addi %2066, %c26 : index
    %2068 = arith.addi %2067, %c16 : index
    %2069 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %2069, %18[%2068] : memref<?xf32>
    %2070 = arith.muli %4, %c12 : index
    %2071 = arith.addi %2070, %2019 : index
    %2072 = arith.addi %2071, %c26 : index
    %2073 = arith.addi %2072, %c13 : index
    %2074 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %2074, %18[%2073] : memref<?xf32>
    %2075 = arith.muli %4, %c12 : index
    %2076 = arith.addi %2075, %2019 : index
    %2077 = arith.addi %2076, %c26 : index
    %2078 = arith.addi %2077, %c27 : index
    %2079 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %2079, %18[%2078] : memref<?xf32>
    %2080 = arith.muli %4, %c12 : index
    %2081 = arith.addi %2080, %2019 : index
    %2082 = arith.addi %2081, %c26 : index
    %2083 = arith.addi %2082, %c6 : index
    %2084 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %2084, %18[%2083] : memref<?xf32>
    %2085 = arith.muli %4, %c12 : index
    %2086 = arith.addi %2085, %2019 : index
    %2087 = arith.addi %2086, %c26 : index
    %2088 = arith.addi %2087, %c28 : index
    %2089 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %2089, %18[%2088] : memref<?xf32>
    %2090 = arith.muli %4, %c12 : index
    %2091 = arith.addi %2090, %2019 : index
    %2092 = arith.addi %2091, %c26 : index
    %2093 = arith.addi %2092, %c29 : index
    %2094 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %2094, %18[%2093] : memref<?xf32>
    %2095 = arith.muli %4, %c12 : index
    %2096 = arith.addi %2095, %2019 : index
    %2097 = arith.addi %2096, %c26 : index
    %2098 = arith.addi %2097, %c30 : index
    %2099 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %2099, %18[%2098] : memref<?xf32>
    wave.barrier
    %2100 = arith.muli %4, %c8 : index
    %2101 = arith.addi %2100, %c9 : index
    %2102 = arith.muli %2101, %c8 : index
    %2103 = arith.divui %2016, %c4 : index
    %2104 = arith.addi %2102, %2103 : index
    %2105 = arith.addi %2015, %2104 : index
    %2106 = arith.cmpi slt, %2105, %21 : index
    scf.if %2106 {
      %2107 = arith.cmpi eq, %hasFactors, %c10 : index
      %2108 = arith.muli %2105, %c8 : index
      %2109 = memref.load %factors[%2108] : memref<?xf32>
      %2110 = arith.mulf %2109, %operandScale : f32
      %2111 = arith.select %2107, %2110, %operandScale : f32
      %2112 = arith.addi %2019, %c9 : index
      %2113 = arith.muli %2101, %c16 : index
      %2114 = arith.addi %2112, %2113 : index
      %2115 = memref.load %18[%2114] : memref<?xf32>
      %2116 = arith.addi %2114, %c12 : index
      %2117 = memref.load %18[%2116] : memref<?xf32>
      %2118 = arith.addf %2115, %2117 : f32
      %2119 = arith.addi %2114, %c33 : index
      %2120 = memref.load %18[%2119] : memref<?xf32>
      %2121 = arith.addf %2118, %2120 : f32
      %2122 = arith.addi %2114, %c34 : index
      %2123 = memref.load %18[%2122] : memref<?xf32>
      %2124 = arith.addf %2121, %2123 : f32
      %2125 = arith.remui %2016, %c4 : index
      %2126 = arith.muli %2125, %c35 : index
      %2127 = arith.addi %15, %2126 : index
      %2128 = vector.load %w[%2127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2129 = vector.bitcast %2128 : vector<4xi8> to vector<1xf32>
      %2130 = vector.extract %2129[0] : f32 from vector<1xf32>
      %2131 = arith.mulf %2130, %2111 : f32
      %2132 = arith.mulf %2124, %2131 : f32
      %2133 = arith.muli %3, %c8 : index
      %2134 = arith.addi %2133, %c9 : index
      %2135 = arith.muli %2134, %c4 : index
      %2136 = arith.remui %2016, %c4 : index
      %2137 = arith.addi %2135, %2136 : index
      %2138 = arith.muli %2104, %c27 : index
      %2139 = arith.addi %2138, %2137 : index
      memref.store %2132, %19[%2139] : memref<?xf32>
      %2140 = arith.addi %2019, %c26 : index
      %2141 = arith.muli %2101, %c16 : index
      %2142 = arith.addi %2140, %2141 : index
      %2143 = memref.load %18[%2142] : memref<?xf32>
      %2144 = arith.addi %2142, %c12 : index
      %2145 = memref.load %18[%2144] : memref<?xf32>
      %2146 = arith.addf %2143, %2145 : f32
      %2147 = arith.addi %2142, %c33 : index
      %2148 = memref.load %18[%2147] : memref<?xf32>
      %2149 = arith.addf %2146, %2148 : f32
      %2150 = arith.addi %2142, %c34 : index
      %2151 = memref.load %18[%2150] : memref<?xf32>
      %2152 = arith.addf %2149, %2151 : f32
      %2153 = arith.remui %2016, %c4 : index
      %2154 = arith.muli %2153, %c35 : index
      %2155 = arith.addi %17, %2154 : index
      %2156 = vector.load %w[%2155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2157 = vector.bitcast %2156 : vector<4xi8> to vector<1xf32>
      %2158 = vector.extract %2157[0] : f32 from vector<1xf32>
      %2159 = arith.mulf %2158, %2111 : f32
      %2160 = arith.mulf %2152, %2159 : f32
      %2161 = arith.muli %3, %c8 : index
      %2162 = arith.addi %2161, %c10 : index
      %2163 = arith.muli %2162, %c4 : index
      %2164 = arith.remui %2016, %c4 : index
      %2165 = arith.addi %2163, %2164 : index
      %2166 = arith.muli %2104, %c27 : index
      %2167 = arith.addi %2166, %2165 : index
      memref.store %2160, %19[%2167] : memref<?xf32>
    }
    %2168 = arith.muli %4, %c8 : index
    %2169 = arith.addi %2168, %c10 : index
    %2170 = arith.muli %2169, %c8 : index
    %2171 = arith.divui %2016, %c4 : index
    %2172 = arith.addi %2170, %2171 : index
    %2173 = arith.addi %2015, %2172 : index
    %2174 = arith.cmpi slt, %2173, %21 : index
    scf.if %2174 {
      %2175 = arith.cmpi eq, %hasFactors, %c10 : index
      %2176 = arith.muli %2173, %c8 : index
      %2177 = memref.load %factors[%2176] : memref<?xf32>
      %2178 = arith.mulf %2177, %operandScale : f32
      %2179 = arith.select %2175, %2178, %operandScale : f32
      %2180 = arith.addi %2019, %c9 : index
      %2181 = arith.muli %2169, %c16 : index
      %2182 = arith.addi %2180, %2181 : index
      %2183 = memref.load %18[%2182] : memref<?xf32>
      %2184 = arith.addi %2182, %c12 : index
      %2185 = memref.load %18[%2184] : memref<?xf32>
      %2186 = arith.addf %2183, %2185 : f32
      %2187 = arith.addi %2182, %c33 : index
      %2188 = memref.load %18[%2187] : memref<?xf32>
      %2189 = arith.addf %2186, %2188 : f32
      %2190 = arith.addi %2182, %c34 : index
      %2191 = memref.load %18[%2190] : memref<?xf32>
      %2192 = arith.addf %2189, %2191 : f32
      %2193 = arith.remui %2016, %c4 : index
      %2194 = arith.muli %2193, %c35 : index
      %2195 = arith.addi %15, %2194 : index
      %2196 = vector.load %w[%2195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2197 = vector.bitcast %2196 : vector<4xi8> to vector<1xf32>
      %2198 = vector.extract %2197[0] : f32 from vector<1xf32>
      %2199 = arith.mulf %2198, %2179 : f32
      %2200 = arith.mulf %2192, %2199 : f32
      %2201 = arith.muli %3, %c8 : index
      %2202 = arith.addi %2201, %c9 : index
      %2203 = arith.muli %2202, %c4 : index
      %2204 = arith.remui %2016, %c4 : index
      %2205 = arith.addi %2203, %2204 : index
      %2206 = arith.muli %2172, %c27 : index
      %2207 = arith.addi %2206, %2205 : index
      memref.store %2200, %19[%2207] : memref<?xf32>
      %2208 = arith.addi %2019, %c26 : index
      %2209 = arith.muli %2169, %c16 : index
      %2210 = arith.addi %2208, %2209 : index
      %2211 = memref.load %18[%2210] : memref<?xf32>
      %2212 = arith.addi %2210, %c12 : index
      %2213 = memref.load %18[%2212] : memref<?xf32>
      %2214 = arith.addf %2211, %2213 : f32
      %2215 = arith.addi %2210, %c33 : index
      %2216 = memref.load %18[%2215] : memref<?xf32>
      %2217 = arith.addf %2214, %2216 : f32
      %2218 = arith.addi %2210, %c34 : index
      %2219 = memref.load %18[%2218] : memref<?xf32>
      %2220 = arith.addf %2217, %2219 : f32
      %2221 = arith.remui %2016, %c4 : index
      %2222 = arith.muli %2221, %c35 : index
      %2223 = arith.addi %17, %2222 : index
      %2224 = vector.load %w[%2223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2225 = vector.bitcast %2224 : vector<4xi8> to vector<1xf32>
      %2226 = vector.extract %2225[0] : f32 from vector<1xf32>
      %2227 = arith.mulf %2226, %2179 : f32
      %2228 = arith.mulf %2220, %2227 : f32
      %2229 = arith.muli %3, %c8 : index
      %2230 = arith.addi %2229, %c10 : index
      %2231 = arith.muli %2230, %c4 : index
      %2232 = arith.remui %2016, %c4 : index
      %2233 = arith.addi %2231, %2232 : index
      %2234 = arith.muli %2172, %c27 : index
      %2235 = arith.addi %2234, %2233 : index
      memref.store %2228, %19[%2235] : memref<?xf32>
    }
    wave.barrier
    %2236 = arith.addi %22, %c4 : index
    %2237 = wave.wave
    %2238 = arith.addi %2237, %c9 : index
    %2239 = arith.addi %2236, %2238 : index
    %2240 = arith.cmpi slt, %2239, %21 : index
    %2241 = arith.cmpi slt, %2238, %c4 : index
    %2242 = arith.andi %2240, %2241 : i1
    scf.if %2242 {
      %2243 = arith.addi %2236, %2238 : index
      %2244 = arith.muli %2238, %c27 : index
      %2245 = wave.lane
      %2246 = arith.addi %2245, %c9 : index
      %2247 = arith.cmpi eq, %hasBias, %c10 : index
      %2248 = arith.addi %2244, %2246 : index
      %2249 = memref.load %19[%2248] : memref<?xf32>
      %2250 = arith.muli %0, %c27 : index
      %2251 = arith.addi %2250, %2246 : index
      %2252 = memref.load %bias[%2251] : memref<?xf32>
      %2253 = arith.addf %2249, %2252 : f32
      %2254 = arith.select %2247, %2253, %2249 : f32
      %2255 = arith.addi %2246, %c17 : index
      %2256 = arith.cmpi eq, %hasBias, %c10 : index
      %2257 = arith.addi %2244, %2255 : index
      %2258 = memref.load %19[%2257] : memref<?xf32>
      %2259 = arith.muli %0, %c27 : index
      %2260 = arith.addi %2259, %2255 : index
      %2261 = memref.load %bias[%2260] : memref<?xf32>
      %2262 = arith.addf %2258, %2261 : f32
      %2263 = arith.select %2256, %2262, %2258 : f32
      %2264 = arith.addi %2245, %c16 : index
      %2265 = arith.cmpi slt, %2264, %c17 : index
      %2266 = arith.minsi %2264, %c37 : index
      %2267 = arith.cmpi eq, %hasBias, %c10 : index
      %2268 = arith.addi %2244, %2266 : index
      %2269 = memref.load %19[%2268] : memref<?xf32>
      %2270 = arith.muli %0, %c27 : index
      %2271 = arith.addi %2270, %2266 : index
      %2272 = memref.load %bias[%2271] : memref<?xf32>
      %2273 = arith.addf %2269, %2272 : f32
      %2274 = arith.select %2267, %2273, %2269 : f32
      %2275 = arith.addi %2266, %c17 : index
      %2276 = arith.cmpi eq, %hasBias, %c10 : index
      %2277 = arith.addi %2244, %2275 : index
      %2278 = memref.load %19[%2277] : memref<?xf32>
      %2279 = arith.muli %0, %c27 : index
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
        %2289 = arith.cmpi eq, %hasNorm, %c10 : index
        %2290 = math.fma %2254, %2254, %c40 : f32
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
        %2301 = arith.divf %c42, %2300 : f32
        %2302 = arith.cmpi slt, %0, %heads : index
        %2303 = arith.addi %2246, %c17 : index
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
        %2316 = arith.addi %2266, %c17 : index
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
        %2329 = arith.remui %2288, %c26 : index
        %2330 = arith.muli %2329, %c27 : index
        %2331 = arith.addi %2330, %2246 : index
        %2332 = arith.divui %2288, %c26 : index
        %2333 = arith.addi %2332, %c26 : index
        %2334 = arith.muli %2333, %c27 : index
        %2335 = arith.addi %2334, %2246 : index
        %2336 = memref.load %rope[%2331] : memref<?xf32>
        %2337 = arith.addi %2331, %c17 : index
        %2338 = memref.load %rope[%2337] : memref<?xf32>
        %2339 = memref.load %rope[%2335] : memref<?xf32>
        %2340 = arith.addi %2335, %c17 : index
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
          %2357 = arith.muli %2356, %c27 : index
          %2358 = arith.addi %2357, %2246 : index
          memref.store %2350, %q[%2358] : memref<?xf32>
          %2359 = arith.addi %2358, %c17 : index
          memref.store %2353, %q[%2359] : memref<?xf32>
        } else {
          %2360 = arith.addi %2244, %2246 : index
          memref.store %2350, %19[%2360] : memref<?xf32>
          %2361 = arith.addi %2244, %2246 : index
          %2362 = arith.addi %2361, %c17 : index
          memref.store %2353, %19[%2362] : memref<?xf32>
        }
        %2363 = arith.remui %2288, %c26 : index
        %2364 = arith.muli %2363, %c27 : index
        %2365 = arith.addi %2364, %2266 : index
        %2366 = arith.divui %2288, %c26 : index
        %2367 = arith.addi %2366, %c26 : index
        %2368 = arith.muli %2367, %c27 : index
        %2369 = arith.addi %2368, %2266 : index
        %2370 = memref.load %rope[%2365] : memref<?xf32>
        %2371 = arith.addi %2365, %c17 : index
        %2372 = memref.load %rope[%2371] : memref<?xf32>
        %2373 = memref.load %rope[%2369] : memref<?xf32>
        %2374 = arith.addi %2369, %c17 : index
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
            %2391 = arith.muli %2390, %c27 : index
            %2392 = arith.addi %2391, %2266 : index
            memref.store %2384, %q[%2392] : memref<?xf32>
            %2393 = arith.addi %2392, %c17 : index
            memref.store %2387, %q[%2393] : memref<?xf32>
          } else {
            %2394 = arith.addi %2244, %2266 : index
            memref.store %2384, %19[%2394] : memref<?xf32>
            %2395 = arith.addi %2244, %2266 : index
            %2396 = arith.addi %2395, %c17 : index
            memref.store %2387, %19[%2396] : memref<?xf32>
          }
        }
      } else {
        %2397 = arith.cmpi slt, %0, %heads : index
        scf.if %2397 {
          %2398 = arith.muli %2243, %heads : index
          %2399 = arith.addi %2398, %0 : index
          %2400 = arith.muli %2399, %c27 : index
          %2401 = arith.addi %2400, %2246 : index
          memref.store %2254, %q[%2401] : memref<?xf32>
          %2402 = arith.addi %2401, %c17 : index
          memref.store %2263, %q[%2402] : memref<?xf32>
        } else {
          %2403 = arith.addi %2244, %2246 : index
          memref.store %2254, %19[%2403] : memref<?xf32>
          %2404 = arith.addi %2244, %2246 : index
          %2405 = arith.addi %2404, %c17 : index
          memref.store %2263, %19[%2405] : memref<?xf32>
        }
        scf.if %2265 {
          %2406 = arith.cmpi slt, %0, %heads : index
          scf.if %2406 {
            %2407 = arith.muli %2243, %heads : index
            %2408 = arith.addi %2407, %0 : index
            %2409 = arith.muli %2408, %c27 : index
            %2410 = arith.addi %2409, %2266 : index
            memref.store %2274, %q[%2410] : memref<?xf32>
            %2411 = arith.addi %2410, %c17 : index
            memref.store %2283, %q[%2411] : memref<?xf32>
          } else {
            %2412 = arith.addi %2244, %2266 : index
            memref.store %2274, %19[%2412] : memref<?xf32>
            %2413 = arith.addi %2244, %2266 : index
            %2414 = arith.addi %2413, %c17 : index
            memref.store %2283, %19[%2414] : memref<?xf32>
          }
        }
      }
    }
    %2415 = arith.addi %2237, %c44 : index
    %2416 = arith.addi %2236, %2415 : index
    %2417 = arith.cmpi slt, %2416, %21 : index
    %2418 = arith.cmpi slt, %2415, %c4 : index
    %2419 = arith.andi %2417, %2418 : i1
    scf.if %2419 {
      %2420 = arith.addi %2236, %2415 : index
      %2421 = arith.muli %2415, %c27 : index
      %2422 = wave.lane
      %2423 = arith.addi %2422, %c9 : index
      %2424 = arith.cmpi eq, %hasBias, %c10 : index
      %2425 = arith.addi %2421, %2423 : index
      %2426 = memref.load %19[%2425] : memref<?xf32>
      %2427 = arith.muli %0, %c27 : index
      %2428 = arith.addi %2427, %2423 : index
      %2429 = memref.load %bias[%2428] : memref<?xf32>
      %2430 = arith.addf %2426, %2429 : f32
      %2431 = arith.select %2424, %2430, %2426 : f32
      %2432 = arith.addi %2423, %c17 : index
      %2433 = arith.cmpi eq, %hasBias, %c10 : index
      %2434 = arith.addi %2421, %2432 : index
      %2435 = memref.load %19[%2434] : memref<?xf32>
      %2436 = arith.muli %0, %c27 : index
      %2437 = arith.addi %2436, %2432 : index
      %2438 = memref.load %bias[%2437] : memref<?xf32>
      %2439 = arith.addf %2435, %2438 : f32
      %2440 = arith.select %2433, %2439, %2435 : f32
      %2441 = arith.addi %2422, %c16 : index
      %2442 = arith.cmpi slt, %2441, %c17 : index
      %2443 = arith.minsi %2441, %c37 : index
      %2444 = arith.cmpi eq, %hasBias, %c10 : index
      %2445 = arith.addi %2421, %2443 : index
      %2446 = memref.load %19[%2445] : memref<?xf32>
      %2447 = arith.muli %0, %c27 : index
      %2448 = arith.addi %2447, %2443 : index
      %2449 = memref.load %bias[%2448] : memref<?xf32>
      %2450 = arith.addf %2446, %2449 : f32
      %2451 = arith.select %2444, %2450, %2446 : f32
      %2452 = arith.addi %2443, %c17 : index
      %2453 = arith.cmpi eq, %hasBias, %c10 : index
      %2454 = arith.addi %2421, %2452 : index
      %2455 = memref.load %19[%2454] : memref<?xf32>
      %2456 = arith.muli %0, %c27 : index
      %2457 = arith.addi %2456, %2452 : index
      %2458 = memref.load %bias[%2457] : memref<?xf32>
      %2459 = arith.addf %2455, %2458 : f32
      %2460 = arith.select %2453, %2459, %2455 : f32
      %2461 = arith.addi %heads, %kvHeads : index
      %2462 = arith.cmpi slt, %0, %2461 : index
      scf.if %2462 {
        %2463 = arith.addi %positionsAt, %2420 : index
        %2464 = memref.load %step[%2463] : memref<?xi32>
        %2465 = arith.index_cast %2464 : i32 to index
        %2466 = arith.cmpi eq, %hasNorm, %c10 : index
        %2467 = math.fma %2431, %2431, %c40 : f32
        %2468 = math.fma %2440, %2440, %2467 : f32
        %2469 = math.fma %2451, %2451, %2468 : f32
        %2470 = arith.select %2442, %2469, %2468 : f32
        %2471 = math.fma %2460, %2460, %2470 : f32
        %2472 = arith.select %2442, %2471, %2470 : f32
        %2473 = vector.broadcast %2472 : f32 to vector<1xf32>
        %2474 = wave.reduce "add" %2473 : vector<1xf32>
        %2475 = arith.mulf %2474, %inverseHeadDim : f32
        %2476 = arith.addf %2475, %epsilon : f32
        %2477 = math.sqrt %2476 : f32
        %2478 = arith.divf %c42, %2477 : f32
        %2479 = arith.cmpi slt, %0, %heads : index
        %2480 = arith.addi %2423, %c17 : index
        %2481 = memref.load %query_norm[%2423] : memref<?xf32>
        %2482 = memref.load %key_norm[%2423] : memref<?xf32>
        %2483 = arith.select %2479, %2481, %2482 : f32
        %2484 = arith.mulf %2431, %2478 : f32
        %2485 = arith.mulf %2484, %2483 : f32
        %2486 = arith.select %2466, %2485, %2431 : f32
        %2487 = memref.load %query_norm[%2480] : memref<?xf32>
        %2488 = memref.load %key_norm[%2480] : memref<?xf32>
        %2489 = arith.select %2479, %2487, %2488 : f32
        %2490 = arith.mulf %2440, %2478 : f32
        %2491 = arith.mulf %2490, %2489 : f32
        %2492 = arith.select %2466, %2491, %2440 : f32
        %2493 = arith.addi %2443, %c17 : index
        %2494 = memref.load %query_norm[%2443] : memref<?xf32>
        %2495 = memref.load %key_norm[%2443] : memref<?xf32>
        %2496 = arith.select %2479, %2494, %2495 : f32
        %2497 = arith.mulf %2451, %2478 : f32
        %2498 = arith.mulf %2497, %2496 : f32
        %2499 = arith.select %2466, %2498, %2451 : f32
        %2500 = memref.load %query_norm[%2493] : memref<?xf32>
        %2501 = memref.load %key_norm[%2493] : memref<?xf32>
        %2502 = arith.select %2479, %2500, %2501 : f32
        %2503 = arith.mulf %2460, %2478 : f32
        %2504 = arith.mulf %2503, %2502 : f32
        %2505 = arith.select %2466, %2504, %2460 : f32
        %2506 = arith.remui %2465, %c26 : index
        %2507 = arith.muli %2506, %c27 : index
        %2508 = arith.addi %2507, %2423 : index
        %2509 = arith.divui %2465, %c26 : index
        %2510 = arith.addi %2509, %c26 : index
        %2511 = arith.muli %2510, %c27 : index
        %2512 = arith.addi %2511, %2423 : index
        %2513 = memref.load %rope[%2508] : memref<?xf32>
        %2514 = arith.addi %2508, %c17 : index
        %2515 = memref.load %rope[%2514] : memref<?xf32>
        %2516 = memref.load %rope[%2512] : memref<?xf32>
        %2517 = arith.addi %2512, %c17 : index
        %2518 = memref.load %rope[%2517] : memref<?xf32>
        %2519 = arith.mulf %2516, %2513 : f32
        %2520 = arith.mulf %2518, %2515 : f32
        %2521 = arith.subf %2519, %2520 : f32
        %2522 = arith.mulf %2518, %2513 : f32
        %2523 = arith.mulf %2516, %2515 : f32
        %2524 = arith.addf %2522, %2523 : f32
        %2525 = arith.mulf %2486, %2521 : f32
        %2526 = arith.mulf %2492, %2524 : f32
        %2527 = arith.subf %2525, %2526 : f32
        %2528 = arith.mulf %2492, %2521 : f32
        %2529 = arith.mulf %2486, %2524 : f32
        %2530 = arith.addf %2528, %2529 : f32
        %2531 = arith.cmpi slt, %0, %heads : index
        scf.if %2531 {
          %2532 = arith.muli %2420, %heads : index
          %2533 = arith.addi %2532, %0 : index
          %2534 = arith.muli %2533, %c27 : index
          %2535 = arith.addi %2534, %2423 : index
          memref.store %2527, %q[%2535] : memref<?xf32>
          %2536 = arith.addi %2535, %c17 : index
          memref.store %2530, %q[%2536] : memref<?xf32>
        } else {
          %2537 = arith.addi %2421, %2423 : index
          memref.store %2527, %19[%2537] : memref<?xf32>
          %2538 = arith.addi %2421, %2423 : index
          %2539 = arith.addi %2538, %c17 : index
          memref.store %2530, %19[%2539] : memref<?xf32>
        }
        %2540 = arith.remui %2465, %c26 : index
        %2541 = arith.muli %2540, %c27 : index
        %2542 = arith.addi %2541, %2443 : index
        %2543 = arith.divui %2465, %c26 : index
        %2544 = arith.addi %2543, %c26 : index
        %2545 = arith.muli %2544, %c27 : index
        %2546 = arith.addi %2545, %2443 : index
        %2547 = memref.load %rope[%2542] : memref<?xf32>
        %2548 = arith.addi %2542, %c17 : index
        %2549 = memref.load %rope[%2548] : memref<?xf32>
        %2550 = memref.load %rope[%2546] : memref<?xf32>
        %2551 = arith.addi %2546, %c17 : index
        %2552 = memref.load %rope[%2551] : memref<?xf32>
        %2553 = arith.mulf %2550, %2547 : f32
        %2554 = arith.mulf %2552, %2549 : f32
        %2555 = arith.subf %2553, %2554 : f32
        %2556 = arith.mulf %2552, %2547 : f32
        %2557 = arith.mulf %2550, %2549 : f32
        %2558 = arith.addf %2556, %2557 : f32
        %2559 = arith.mulf %2499, %2555 : f32
        %2560 = arith.mulf %2505, %2558 : f32
        %2561 = arith.subf %2559, %2560 : f32
        %2562 = arith.mulf %2505, %2555 : f32
        %2563 = arith.mulf %2499, %2558 : f32
        %2564 = arith.addf %2562, %2563 : f32
        scf.if %2442 {
          %2565 = arith.cmpi slt, %0, %heads : index
          scf.if %2565 {
            %2566 = arith.muli %2420, %heads : index
            %2567 = arith.addi %2566, %0 : index
            %2568 = arith.muli %2567, %c27 : index
            %2569 = arith.addi %2568, %2443 : index
            memref.store %2561, %q[%2569] : memref<?xf32>
            %2570 = arith.addi %2569, %c17 : index
            memref.store %2564, %q[%2570] : memref<?xf32>
          } else {
            %2571 = arith.addi %2421, %2443 : index
            memref.store %2561, %19[%2571] : memref<?xf32>
            %2572 = arith.addi %2421, %2443 : index
            %2573 = arith.addi %2572, %c17 : index
            memref.store %2564, %19[%2573] : memref<?xf32>
          }
        }
      } else {
        %2574 = arith.cmpi slt, %0, %heads : index
        scf.if %2574 {
          %2575 = arith.muli %2420, %heads : index
          %2576 = arith.addi %2575, %0 : index
          %2577 = arith.muli %2576, %c27 : index
          %2578 = arith.addi %2577, %2423 : index
          memref.store %2431, %q[%2578] : memref<?xf32>
          %2579 = arith.addi %2578, %c17 : index
          memref.store %2440, %q[%2579] : memref<?xf32>
        } else {
          %2580 = arith.addi %2421, %2423 : index
          memref.store %2431, %19[%2580] : memref<?xf32>
          %2581 = arith.addi %2421, %2423 : index
          %2582 = arith.addi %2581, %c17 : index
          memref.store %2440, %19[%2582] : memref<?xf32>
        }
        scf.if %2442 {
          %2583 = arith.cmpi slt, %0, %heads : index
          scf.if %2583 {
            %2584 = arith.muli %2420, %heads : index
            %2585 = arith.addi %2584, %0 : index
            %2586 = arith.muli %2585, %c27 : index
            %2587 = arith.addi %2586, %2443 : index
            memref.store %2451, %q[%2587] : memref<?xf32>
            %2588 = arith.addi %2587, %c17 : index
            memref.store %2460, %q[%2588] : memref<?xf32>
          } else {
            %2589 = arith.addi %2421, %2443 : index
            memref.store %2451, %19[%2589] : memref<?xf32>
            %2590 = arith.addi %2421, %2443 : index
            %2591 = arith.addi %2590, %c17 : index
            memref.store %2460, %19[%2591] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2592 = arith.cmpi sge, %0, %heads : index
    scf.if %2592 {
      %2593 = arith.addi %2237, %c9 : index
      %2594 = arith.addi %2236, %2593 : index
      %2595 = arith.cmpi slt, %2594, %21 : index
      %2596 = arith.cmpi slt, %2593, %c4 : index
      %2597 = arith.andi %2595, %2596 : i1
      scf.if %2597 {
        %2598 = arith.addi %2236, %2593 : index
        %2599 = arith.addi %slotsAt, %2598 : index
        %2600 = memref.load %step[%2599] : memref<?xi32>
        %2601 = arith.index_cast %2600 : i32 to index
        %2602 = arith.cmpi sge, %2601, %c9 : index
        scf.if %2602 {
          %2603 = arith.muli %2593, %c27 : index
          %2604 = arith.subi %0, %heads : index
          %2605 = memref.load %scales[%2604] : memref<?xf32>
          %2606 = vector.broadcast %2605 : f32 to vector<4xf32>
          %2607 = arith.divui %2601, %c4 : index
          %2608 = arith.remui %2601, %c4 : index
          %2609 = arith.muli %2607, %pageBytes : index
          %2610 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2610 {
            %2611 = wave.lane
            %2612 = arith.muli %2611, %c35 : index
            scf.for %2613 = %2612 to %c27 step %c6 {
              %2614 = arith.addi %2603, %2613 : index
              %2615 = vector.load %19[%2614] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2616 = arith.mulf %2615, %2606 : vector<4xf32>
              %2617 = arith.minimumf %2616, %c48 : vector<4xf32>
              %2618 = arith.maximumf %2617, %c49 : vector<4xf32>
              %2619 = arith.truncf %2618 : vector<4xf32> to vector<4xf16>
              %2620 = vector.bitcast %2619 : vector<4xf16> to vector<8xi8>
              %2621 = arith.cmpi slt, %2604, %kvHeads : index
              scf.if %2621 {
                %2622 = arith.muli %2604, %c11 : index
                %2623 = arith.addi %2609, %2622 : index
                %2624 = arith.divui %2613, %c4 : index
                %2625 = arith.muli %2624, %c21 : index
                %2626 = arith.remui %2613, %c4 : index
                %2627 = arith.divui %2626, %c15 : index
                %2628 = arith.muli %2627, %c26 : index
                %2629 = arith.muli %2608, %c4 : index
                %2630 = arith.addi %2628, %2629 : index
                %2631 = arith.remui %2626, %c15 : index
                %2632 = arith.muli %2631, %c8 : index
                %2633 = arith.addi %2630, %2632 : index
                %2634 = arith.addi %2625, %2633 : index
                %2635 = arith.addi %2623, %2634 : index
                vector.store %2620, %kv[%2635] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2636 = arith.subi %2604, %kvHeads : index
                %2637 = arith.muli %2636, %c11 : index
                %2638 = arith.addi %2609, %2637 : index
                %2639 = arith.addi %2613, %c9 : index
                %2640 = arith.divui %2639, %c4 : index
                %2641 = arith.muli %2640, %c21 : index
                %2642 = arith.addi %2641, %c33 : index
                %2643 = arith.remui %2639, %c4 : index
                %2644 = arith.divui %2608, %c8 : index
                %2645 = arith.remui %2608, %c8 : index
                %2646 = arith.muli %2645, %c15 : index
                %2647 = arith.addi %2644, %2646 : index
                %2648 = arith.divui %2647, %c15 : index
                %2649 = arith.muli %2648, %c26 : index
                %2650 = arith.muli %2643, %c4 : index
                %2651 = arith.addi %2649, %2650 : index
                %2652 = arith.remui %2647, %c15 : index
                %2653 = arith.muli %2652, %c8 : index
                %2654 = arith.addi %2651, %2653 : index
                %2655 = arith.addi %2642, %2654 : index
                %2656 = arith.addi %2638, %2655 : index
                %2657 = vector.shuffle %2620, %2620 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2657, %kv[%2656] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2658 = arith.addi %2613, %c10 : index
                %2659 = arith.divui %2658, %c4 : index
                %2660 = arith.muli %2659, %c21 : index
                %2661 = arith.addi %2660, %c33 : index
                %2662 = arith.remui %2658, %c4 : index
                %2663 = arith.divui %2608, %c8 : index
                %2664 = arith.remui %2608, %c8 : index
                %2665 = arith.muli %2664, %c15 : index
                %2666 = arith.addi %2663, %2665 : index
                %2667 = arith.divui %2666, %c15 : index
                %2668 = arith.muli %2667, %c26 : index
                %2669 = arith.muli %2662, %c4 : index
                %2670 = arith.addi %2668, %2669 : index
                %2671 = arith.remui %2666, %c15 : index
                %2672 = arith.muli %2671, %c8 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.addi %2661, %2673 : index
                %2675 = arith.addi %2638, %2674 : index
                %2676 = vector.shuffle %2620, %2620 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2676, %kv[%2675] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2677 = arith.addi %2613, %c8 : index
                %2678 = arith.divui %2677, %c4 : index
                %2679 = arith.muli %2678, %c21 : index
                %2680 = arith.addi %2679, %c33 : index
                %2681 = arith.remui %2677, %c4 : index
                %2682 = arith.divui %2608, %c8 : index
                %2683 = arith.remui %2608, %c8 : index
                %2684 = arith.muli %2683, %c15 : index
                %2685 = arith.addi %2682, %2684 : index
                %2686 = arith.divui %2685, %c15 : index
                %2687 = arith.muli %2686, %c26 : index
                %2688 = arith.muli %2681, %c4 : index
                %2689 = arith.addi %2687, %2688 : index
                %2690 = arith.remui %2685, %c15 : index
                %2691 = arith.muli %2690, %c8 : index
                %2692 = arith.addi %2689, %2691 : index
                %2693 = arith.addi %2680, %2692 : index
                %2694 = arith.addi %2638, %2693 : index
                %2695 = vector.shuffle %2620, %2620 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2695, %kv[%2694] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2696 = arith.addi %2613, %c2 : index
                %2697 = arith.divui %2696, %c4 : index
                %2698 = arith.muli %2697, %c21 : index
                %2699 = arith.addi %2698, %c33 : index
                %2700 = arith.remui %2696, %c4 : index
                %2701 = arith.divui %2608, %c8 : index
                %2702 = arith.remui %2608, %c8 : index
                %2703 = arith.muli %2702, %c15 : index
                %2704 = arith.addi %2701, %2703 : index
                %2705 = arith.divui %2704, %c15 : index
                %2706 = arith.muli %2705, %c26 : index
                %2707 = arith.muli %2700, %c4 : index
                %2708 = arith.addi %2706, %2707 : index
                %2709 = arith.remui %2704, %c15 : index
                %2710 = arith.muli %2709, %c8 : index
                %2711 = arith.addi %2708, %2710 : index
                %2712 = arith.addi %2699, %2711 : index
                %2713 = arith.addi %2638, %2712 : index
                %2714 = vector.shuffle %2620, %2620 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2714, %kv[%2713] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2715 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2715 {
            %2716 = wave.lane
            %2717 = arith.muli %2716, %c35 : index
            scf.for %2718 = %2717 to %c27 step %c6 {
              %2719 = arith.addi %2603, %2718 : index
              %2720 = vector.load %19[%2719] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2721 = arith.mulf %2720, %2606 : vector<4xf32>
              %2722 = wave.fp8_encode "e4m3" %2721 : vector<4xf32> -> vector<4xi8>
              %2723 = arith.cmpi slt, %2604, %kvHeads : index
              scf.if %2723 {
                %2724 = arith.muli %2604, %c33 : index
                %2725 = arith.addi %2609, %2724 : index
                %2726 = vector.shuffle %2722, %2722 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2727 = arith.divui %2718, %c4 : index
                %2728 = arith.muli %2727, %c26 : index
                %2729 = arith.remui %2718, %c4 : index
                %2730 = arith.muli %2608, %c4 : index
                %2731 = arith.divui %2729, %c35 : index
                %2732 = arith.muli %2731, %c35 : index
                %2733 = arith.remui %2729, %c8 : index
                %2734 = arith.muli %2733, %c8 : index
                %2735 = arith.addi %2732, %2734 : index
                %2736 = arith.divui %2729, %c8 : index
                %2737 = arith.remui %2736, %c8 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.addi %2730, %2738 : index
                %2740 = arith.addi %2728, %2739 : index
                %2741 = arith.addi %2725, %2740 : index
                vector.store %2726, %kv[%2741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2742 = arith.subi %2604, %kvHeads : index
                %2743 = arith.muli %2742, %c33 : index
                %2744 = arith.addi %2609, %2743 : index
                %2745 = arith.addi %2718, %c9 : index
                %2746 = arith.divui %2745, %c4 : index
                %2747 = arith.muli %2746, %c26 : index
                %2748 = arith.addi %2747, %c12 : index
                %2749 = arith.remui %2745, %c4 : index
                %2750 = arith.divui %2608, %c8 : index
                %2751 = arith.remui %2608, %c8 : index
                %2752 = arith.muli %2751, %c15 : index
                %2753 = arith.addi %2750, %2752 : index
                %2754 = arith.muli %2749, %c4 : index
                %2755 = arith.divui %2753, %c35 : index
                %2756 = arith.muli %2755, %c35 : index
                %2757 = arith.remui %2753, %c8 : index
                %2758 = arith.muli %2757, %c8 : index
                %2759 = arith.addi %2756, %2758 : index
                %2760 = arith.divui %2753, %c8 : index
                %2761 = arith.remui %2760, %c8 : index
                %2762 = arith.addi %2759, %2761 : index
                %2763 = arith.addi %2754, %2762 : index
                %2764 = arith.addi %2748, %2763 : index
                %2765 = arith.addi %2744, %2764 : index
                %2766 = vector.shuffle %2722, %2722 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2766, %kv[%2765] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2767 = arith.addi %2718, %c10 : index
                %2768 = arith.divui %2767, %c4 : index
                %2769 = arith.muli %2768, %c26 : index
                %2770 = arith.addi %2769, %c12 : index
                %2771 = arith.remui %2767, %c4 : index
                %2772 = arith.divui %2608, %c8 : index
                %2773 = arith.remui %2608, %c8 : index
                %2774 = arith.muli %2773, %c15 : index
                %2775 = arith.addi %2772, %2774 : index
                %2776 = arith.muli %2771, %c4 : index
                %2777 = arith.divui %2775, %c35 : index
                %2778 = arith.muli %2777, %c35 : index
                %2779 = arith.remui %2775, %c8 : index
                %2780 = arith.muli %2779, %c8 : index
                %2781 = arith.addi %2778, %2780 : index
                %2782 = arith.divui %2775, %c8 : index
                %2783 = arith.remui %2782, %c8 : index
                %2784 = arith.addi %2781, %2783 : index
                %2785 = arith.addi %2776, %2784 : index
                %2786 = arith.addi %2770, %2785 : index
                %2787 = arith.addi %2744, %2786 : index
                %2788 = vector.shuffle %2722, %2722 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2788, %kv[%2787] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2789 = arith.addi %2718, %c8 : index
                %2790 = arith.divui %2789, %c4 : index
                %2791 = arith.muli %2790, %c26 : index
                %2792 = arith.addi %2791, %c12 : index
                %2793 = arith.remui %2789, %c4 : index
                %2794 = arith.divui %2608, %c8 : index
                %2795 = arith.remui %2608, %c8 : index
                %2796 = arith.muli %2795, %c15 : index
                %2797 = arith.addi %2794, %2796 : index
                %2798 = arith.muli %2793, %c4 : index
                %2799 = arith.divui %2797, %c35 : index
                %2800 = arith.muli %2799, %c35 : index
                %2801 = arith.remui %2797, %c8 : index
                %2802 = arith.muli %2801, %c8 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.divui %2797, %c8 : index
                %2805 = arith.remui %2804, %c8 : index
                %2806 = arith.addi %2803, %2805 : index
                %2807 = arith.addi %2798, %2806 : index
                %2808 = arith.addi %2792, %2807 : index
                %2809 = arith.addi %2744, %2808 : index
                %2810 = vector.shuffle %2722, %2722 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2810, %kv[%2809] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2811 = arith.addi %2718, %c2 : index
                %2812 = arith.divui %2811, %c4 : index
                %2813 = arith.muli %2812, %c26 : index
                %2814 = arith.addi %2813, %c12 : index
                %2815 = arith.remui %2811, %c4 : index
                %2816 = arith.divui %2608, %c8 : index
                %2817 = arith.remui %2608, %c8 : index
                %2818 = arith.muli %2817, %c15 : index
                %2819 = arith.addi %2816, %2818 : index
                %2820 = arith.muli %2815, %c4 : index
                %2821 = arith.divui %2819, %c35 : index
                %2822 = arith.muli %2821, %c35 : index
                %2823 = arith.remui %2819, %c8 : index
                %2824 = arith.muli %2823, %c8 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.divui %2819, %c8 : index
                %2827 = arith.remui %2826, %c8 : index
                %2828 = arith.addi %2825, %2827 : index
                %2829 = arith.addi %2820, %2828 : index
                %2830 = arith.addi %2814, %2829 : index
                %2831 = arith.addi %2744, %2830 : index
                %2832 = vector.shuffle %2722, %2722 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2832, %kv[%2831] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2833 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2833 {
            %2834 = wave.lane
            %2835 = arith.muli %2834, %c35 : index
            scf.for %2836 = %2835 to %c27 step %c6 {
              %2837 = arith.addi %2603, %2836 : index
              %2838 = vector.load %19[%2837] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2839 = arith.mulf %2838, %2606 : vector<4xf32>
              %2840 = wave.fp8_encode "e5m2" %2839 : vector<4xf32> -> vector<4xi8>
              %2841 = arith.cmpi slt, %2604, %kvHeads : index
              scf.if %2841 {
                %2842 = arith.muli %2604, %c33 : index
                %2843 = arith.addi %2609, %2842 : index
                %2844 = vector.shuffle %2840, %2840 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2845 = arith.divui %2836, %c4 : index
                %2846 = arith.muli %2845, %c26 : index
                %2847 = arith.remui %2836, %c4 : index
                %2848 = arith.muli %2608, %c4 : index
                %2849 = arith.divui %2847, %c35 : index
                %2850 = arith.muli %2849, %c35 : index
                %2851 = arith.remui %2847, %c8 : index
                %2852 = arith.muli %2851, %c8 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.divui %2847, %c8 : index
                %2855 = arith.remui %2854, %c8 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.addi %2848, %2856 : index
                %2858 = arith.addi %2846, %2857 : index
                %2859 = arith.addi %2843, %2858 : index
                vector.store %2844, %kv[%2859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2860 = arith.subi %2604, %kvHeads : index
                %2861 = arith.muli %2860, %c33 : index
                %2862 = arith.addi %2609, %2861 : index
                %2863 = arith.addi %2836, %c9 : index
                %2864 = arith.divui %2863, %c4 : index
                %2865 = arith.muli %2864, %c26 : index
                %2866 = arith.addi %2865, %c12 : index
                %2867 = arith.remui %2863, %c4 : index
                %2868 = arith.divui %2608, %c8 : index
                %2869 = arith.remui %2608, %c8 : index
                %2870 = arith.muli %2869, %c15 : index
                %2871 = arith.addi %2868, %2870 : index
                %2872 = arith.muli %2867, %c4 : index
                %2873 = arith.divui %2871, %c35 : index
                %2874 = arith.muli %2873, %c35 : index
                %2875 = arith.remui %2871, %c8 : index
                %2876 = arith.muli %2875, %c8 : index
                %2877 = arith.addi %2874, %2876 : index
                %2878 = arith.divui %2871, %c8 : index
                %2879 = arith.remui %2878, %c8 : index
                %2880 = arith.addi %2877, %2879 : index
                %2881 = arith.addi %2872, %2880 : index
                %2882 = arith.addi %2866, %2881 : index
                %2883 = arith.addi %2862, %2882 : index
                %2884 = vector.shuffle %2840, %2840 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2884, %kv[%2883] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2885 = arith.addi %2836, %c10 : index
                %2886 = arith.divui %2885, %c4 : index
                %2887 = arith.muli %2886, %c26 : index
                %2888 = arith.addi %2887, %c12 : index
                %2889 = arith.remui %2885, %c4 : index
                %2890 = arith.divui %2608, %c8 : index
                %2891 = arith.remui %2608, %c8 : index
                %2892 = arith.muli %2891, %c15 : index
                %2893 = arith.addi %2890, %2892 : index
                %2894 = arith.muli %2889, %c4 : index
                %2895 = arith.divui %2893, %c35 : index
                %2896 = arith.muli %2895, %c35 : index
                %2897 = arith.remui %2893, %c8 : index
                %2898 = arith.muli %2897, %c8 : index
                %2899 = arith.addi %2896, %2898 : index
                %2900 = arith.divui %2893, %c8 : index
                %2901 = arith.remui %2900, %c8 : index
                %2902 = arith.addi %2899, %2901 : index
                %2903 = arith.addi %2894, %2902 : index
                %2904 = arith.addi %2888, %2903 : index
                %2905 = arith.addi %2862, %2904 : index
                %2906 = vector.shuffle %2840, %2840 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2906, %kv[%2905] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2907 = arith.addi %2836, %c8 : index
                %2908 = arith.divui %2907, %c4 : index
                %2909 = arith.muli %2908, %c26 : index
                %2910 = arith.addi %2909, %c12 : index
                %2911 = arith.remui %2907, %c4 : index
                %2912 = arith.divui %2608, %c8 : index
                %2913 = arith.remui %2608, %c8 : index
                %2914 = arith.muli %2913, %c15 : index
                %2915 = arith.addi %2912, %2914 : index
                %2916 = arith.muli %2911, %c4 : index
                %2917 = arith.divui %2915, %c35 : index
                %2918 = arith.muli %2917, %c35 : index
                %2919 = arith.remui %2915, %c8 : index
                %2920 = arith.muli %2919, %c8 : index
                %2921 = arith.addi %2918, %2920 : index
                %2922 = arith.divui %2915, %c8 : index
                %2923 = arith.remui %2922, %c8 : index
                %2924 = arith.addi %2921, %2923 : index
                %2925 = arith.addi %2916, %2924 : index
                %2926 = arith.addi %2910, %2925 : index
                %2927 = arith.addi %2862, %2926 : index
                %2928 = vector.shuffle %2840, %2840 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2928, %kv[%2927] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2929 = arith.addi %2836, %c2 : index
                %2930 = arith.divui %2929, %c4 : index
                %2931 = arith.muli %2930, %c26 : index
                %2932 = arith.addi %2931, %c12 : index
                %2933 = arith.remui %2929, %c4 : index
                %2934 = arith.divui %2608, %c8 : index
                %2935 = arith.remui %2608, %c8 : index
                %2936 = arith.muli %2935, %c15 : index
                %2937 = arith.addi %2934, %2936 : index
                %2938 = arith.muli %2933, %c4 : index
                %2939 = arith.divui %2937, %c35 : index
                %2940 = arith.muli %2939, %c35 : index
                %2941 = arith.remui %2937, %c8 : index
                %2942 = arith.muli %2941, %c8 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.divui %2937, %c8 : index
                %2945 = arith.remui %2944, %c8 : index
                %2946 = arith.addi %2943, %2945 : index
                %2947 = arith.addi %2938, %2946 : index
                %2948 = arith.addi %2932, %2947 : index
                %2949 = arith.addi %2862, %2948 : index
                %2950 = vector.shuffle %2840, %2840 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2950, %kv[%2949] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2951 = arith.addi %2237, %c44 : index
      %2952 = arith.addi %2236, %2951 : index
      %2953 = arith.cmpi slt, %2952, %21 : index
      %2954 = arith.cmpi slt, %2951, %c4 : index
      %2955 = arith.andi %2953, %2954 : i1
      scf.if %2955 {
        %2956 = arith.addi %2236, %2951 : index
        %2957 = arith.addi %slotsAt, %2956 : index
        %2958 = memref.load %step[%2957] : memref<?xi32>
        %2959 = arith.index_cast %2958 : i32 to index
        %2960 = arith.cmpi sge, %2959, %c9 : index
        scf.if %2960 {
          %2961 = arith.muli %2951, %c27 : index
          %2962 = arith.subi %0, %heads : index
          %2963 = memref.load %scales[%2962] : memref<?xf32>
          %2964 = vector.broadcast %2963 : f32 to vector<4xf32>
          %2965 = arith.divui %2959, %c4 : index
          %2966 = arith.remui %2959, %c4 : index
          %2967 = arith.muli %2965, %pageBytes : index
          %2968 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2968 {
            %2969 = wave.lane
            %2970 = arith.muli %2969, %c35 : index
            scf.for %2971 = %2970 to %c27 step %c6 {
              %2972 = arith.addi %2961, %2971 : index
              %2973 = vector.load %19[%2972] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2974 = arith.mulf %2973, %2964 : vector<4xf32>
              %2975 = arith.minimumf %2974, %c48 : vector<4xf32>
              %2976 = arith.maximumf %2975, %c49 : vector<4xf32>
              %2977 = arith.truncf %2976 : vector<4xf32> to vector<4xf16>
              %2978 = vector.bitcast %2977 : vector<4xf16> to vector<8xi8>
              %2979 = arith.cmpi slt, %2962, %kvHeads : index
              scf.if %2979 {
                %2980 = arith.muli %2962, %c11 : index
                %2981 = arith.addi %2967, %2980 : index
                %2982 = arith.divui %2971, %c4 : index
                %2983 = arith.muli %2982, %c21 : index
                %2984 = arith.remui %2971, %c4 : index
                %2985 = arith.divui %2984, %c15 : index
                %2986 = arith.muli %2985, %c26 : index
                %2987 = arith.muli %2966, %c4 : index
                %2988 = arith.addi %2986, %2987 : index
                %2989 = arith.remui %2984, %c15 : index
                %2990 = arith.muli %2989, %c8 : index
                %2991 = arith.addi %2988, %2990 : index
                %2992 = arith.addi %2983, %2991 : index
                %2993 = arith.addi %2981, %2992 : index
                vector.store %2978, %kv[%2993] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2994 = arith.subi %2962, %kvHeads : index
                %2995 = arith.muli %2994, %c11 : index
                %2996 = arith.addi %2967, %2995 : index
                %2997 = arith.addi %2971, %c9 : index
                %2998 = arith.divui %2997, %c4 : index
                %2999 = arith.muli %2998, %c21 : index
                %3000 = arith.addi %2999, %c33 : index
                %3001 = arith.remui %2997, %c4 : index
                %3002 = arith.divui %2966, %c8 : index
                %3003 = arith.remui %2966, %c8 : index
                %3004 = arith.muli %3003, %c15 : index
                %3005 = arith.addi %3002, %3004 : index
                %3006 = arith.divui %3005, %c15 : index
                %3007 = arith.muli %3006, %c26 : index
                %3008 = arith.muli %3001, %c4 : index
                %3009 = arith.addi %3007, %3008 : index
                %3010 = arith.remui %3005, %c15 : index
                %3011 = arith.muli %3010, %c8 : index
                %3012 = arith.addi %3009, %3011 : index
                %3013 = arith.addi %3000, %3012 : index
                %3014 = arith.addi %2996, %3013 : index
                %3015 = vector.shuffle %2978, %2978 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3015, %kv[%3014] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3016 = arith.addi %2971, %c10 : index
                %3017 = arith.divui %3016, %c4 : index
                %3018 = arith.muli %3017, %c21 : index
                %3019 = arith.addi %3018, %c33 : index
                %3020 = arith.remui %3016, %c4 : index
                %3021 = arith.divui %2966, %c8 : index
                %3022 = arith.remui %2966, %c8 : index
                %3023 = arith.muli %3022, %c15 : index
                %3024 = arith.addi %3021, %3023 : index
                %3025 = arith.divui %3024, %c15 : index
                %3026 = arith.muli %3025, %c26 : index
                %3027 = arith.muli %3020, %c4 : index
                %3028 = arith.addi %3026, %3027 : index
                %3029 = arith.remui %3024, %c15 : index
                %3030 = arith.muli %3029, %c8 : index
                %3031 = arith.addi %3028, %3030 : index
                %3032 = arith.addi %3019, %3031 : index
                %3033 = arith.addi %2996, %3032 : index
                %3034 = vector.shuffle %2978, %2978 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3034, %kv[%3033] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3035 = arith.addi %2971, %c8 : index
                %3036 = arith.divui %3035, %c4 : index
                %3037 = arith.muli %3036, %c21 : index
                %3038 = arith.addi %3037, %c33 : index
                %3039 = arith.remui %3035, %c4 : index
                %3040 = arith.divui %2966, %c8 : index
                %3041 = arith.remui %2966, %c8 : index
                %3042 = arith.muli %3041, %c15 : index
                %3043 = arith.addi %3040, %3042 : index
                %3044 = arith.divui %3043, %c15 : index
                %3045 = arith.muli %3044, %c26 : index
                %3046 = arith.muli %3039, %c4 : index
                %3047 = arith.addi %3045, %3046 : index
                %3048 = arith.remui %3043, %c15 : index
                %3049 = arith.muli %3048, %c8 : index
                %3050 = arith.addi %3047, %3049 : index
                %3051 = arith.addi %3038, %3050 : index
                %3052 = arith.addi %2996, %3051 : index
                %3053 = vector.shuffle %2978, %2978 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3053, %kv[%3052] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3054 = arith.addi %2971, %c2 : index
                %3055 = arith.divui %3054, %c4 : index
                %3056 = arith.muli %3055, %c21 : index
                %3057 = arith.addi %3056, %c33 : index
                %3058 = arith.remui %3054, %c4 : index
                %3059 = arith.divui %2966, %c8 : index
                %3060 = arith.remui %2966, %c8 : index
                %3061 = arith.muli %3060, %c15 : index
                %3062 = arith.addi %3059, %3061 : index
                %3063 = arith.divui %3062, %c15 : index
                %3064 = arith.muli %3063, %c26 : index
                %3065 = arith.muli %3058, %c4 : index
                %3066 = arith.addi %3064, %3065 : index
                %3067 = arith.remui %3062, %c15 : index
                %3068 = arith.muli %3067, %c8 : index
                %3069 = arith.addi %3066, %3068 : index
                %3070 = arith.addi %3057, %3069 : index
                %3071 = arith.addi %2996, %3070 : index
                %3072 = vector.shuffle %2978, %2978 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3072, %kv[%3071] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3073 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3073 {
            %3074 = wave.lane
            %3075 = arith.muli %3074, %c35 : index
            scf.for %3076 = %3075 to %c27 step %c6 {
              %3077 = arith.addi %2961, %3076 : index
              %3078 = vector.load %19[%3077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3079 = arith.mulf %3078, %2964 : vector<4xf32>
              %3080 = wave.fp8_encode "e4m3" %3079 : vector<4xf32> -> vector<4xi8>
              %3081 = arith.cmpi slt, %2962, %kvHeads : index
              scf.if %3081 {
                %3082 = arith.muli %2962, %c33 : index
                %3083 = arith.addi %2967, %3082 : index
                %3084 = vector.shuffle %3080, %3080 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3085 = arith.divui %3076, %c4 : index
                %3086 = arith.muli %3085, %c26 : index
                %3087 = arith.remui %3076, %c4 : index
                %3088 = arith.muli %2966, %c4 : index
                %3089 = arith.divui %3087, %c35 : index
                %3090 = arith.muli %3089, %c35 : index
                %3091 = arith.remui %3087, %c8 : index
                %3092 = arith.muli %3091, %c8 : index
                %3093 = arith.addi %3090, %3092 : index
                %3094 = arith.divui %3087, %c8 : index
                %3095 = arith.remui %3094, %c8 : index
                %3096 = arith.addi %3093, %3095 : index
                %3097 = arith.addi %3088, %3096 : index
                %3098 = arith.addi %3086, %3097 : index
                %3099 = arith.addi %3083, %3098 : index
                vector.store %3084, %kv[%3099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3100 = arith.subi %2962, %kvHeads : index
                %3101 = arith.muli %3100, %c33 : index
                %3102 = arith.addi %2967, %3101 : index
                %3103 = arith.addi %3076, %c9 : index
                %3104 = arith.divui %3103, %c4 : index
                %3105 = arith.muli %3104, %c26 : index
                %3106 = arith.addi %3105, %c12 : index
                %3107 = arith.remui %3103, %c4 : index
                %3108 = arith.divui %2966, %c8 : index
                %3109 = arith.remui %2966, %c8 : index
                %3110 = arith.muli %3109, %c15 : index
                %3111 = arith.addi %3108, %3110 : index
                %3112 = arith.muli %3107, %c4 : index
                %3113 = arith.divui %3111, %c35 : index
                %3114 = arith.muli %3113, %c35 : index
                %3115 = arith.remui %3111, %c8 : index
                %3116 = arith.muli %3115, %c8 : index
                %3117 = arith.addi %3114, %3116 : index
                %3118 = arith.divui %3111, %c8 : index
                %3119 = arith.remui %3118, %c8 : index
                %3120 = arith.addi %3117, %3119 : index
                %3121 = arith.addi %3112, %3120 : index
                %3122 = arith.addi %3106, %3121 : index
                %3123 = arith.addi %3102, %3122 : index
                %3124 = vector.shuffle %3080, %3080 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3124, %kv[%3123] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3125 = arith.addi %3076, %c10 : index
                %3126 = arith.divui %3125, %c4 : index
                %3127 = arith.muli %3126, %c26 : index
                %3128 = arith.addi %3127, %c12 : index
                %3129 = arith.remui %3125, %c4 : index
                %3130 = arith.divui %2966, %c8 : index
                %3131 = arith.remui %2966, %c8 : index
                %3132 = arith.muli %3131, %c15 : index
                %3133 = arith.addi %3130, %3132 : index
                %3134 = arith.muli %3129, %c4 : index
                %3135 = arith.divui %3133, %c35 : index
                %3136 = arith.muli %3135, %c35 : index
                %3137 = arith.remui %3133, %c8 : index
                %3138 = arith.muli %3137, %c8 : index
                %3139 = arith.addi %3136, %3138 : index
                %3140 = arith.divui %3133, %c8 : index
                %3141 = arith.remui %3140, %c8 : index
                %3142 = arith.addi %3139, %3141 : index
                %3143 = arith.addi %3134, %3142 : index
                %3144 = arith.addi %3128, %3143 : index
                %3145 = arith.addi %3102, %3144 : index
                %3146 = vector.shuffle %3080, %3080 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3146, %kv[%3145] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3147 = arith.addi %3076, %c8 : index
                %3148 = arith.divui %3147, %c4 : index
                %3149 = arith.muli %3148, %c26 : index
                %3150 = arith.addi %3149, %c12 : index
                %3151 = arith.remui %3147, %c4 : index
                %3152 = arith.divui %2966, %c8 : index
                %3153 = arith.remui %2966, %c8 : index
                %3154 = arith.muli %3153, %c15 : index
                %3155 = arith.addi %3152, %3154 : index
                %3156 = arith.muli %3151, %c4 : index
                %3157 = arith.divui %3155, %c35 : index
                %3158 = arith.muli %3157, %c35 : index
                %3159 = arith.remui %3155, %c8 : index
                %3160 = arith.muli %3159, %c8 : index
                %3161 = arith.addi %3158, %3160 : index
                %3162 = arith.divui %3155, %c8 : index
                %3163 = arith.remui %3162, %c8 : index
                %3164 = arith.addi %3161, %3163 : index
                %3165 = arith.addi %3156, %3164 : index
                %3166 = arith.addi %3150, %3165 : index
                %3167 = arith.addi %3102, %3166 : index
                %3168 = vector.shuffle %3080, %3080 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3168, %kv[%3167] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3169 = arith.addi %3076, %c2 : index
                %3170 = arith.divui %3169, %c4 : index
                %3171 = arith.muli %3170, %c26 : index
                %3172 = arith.addi %3171, %c12 : index
                %3173 = arith.remui %3169, %c4 : index
                %3174 = arith.divui %2966, %c8 : index
                %3175 = arith.remui %2966, %c8 : index
                %3176 = arith.muli %3175, %c15 : index
                %3177 = arith.addi %3174, %3176 : index
                %3178 = arith.muli %3173, %c4 : index
                %3179 = arith.divui %3177, %c35 : index
                %3180 = arith.muli %3179, %c35 : index
                %3181 = arith.remui %3177, %c8 : index
                %3182 = arith.muli %3181, %c8 : index
                %3183 = arith.addi %3180, %3182 : index
                %3184 = arith.divui %3177, %c8 : index
                %3185 = arith.remui %3184, %c8 : index
                %3186 = arith.addi %3183, %3185 : index
                %3187 = arith.addi %3178, %3186 : index
                %3188 = arith.addi %3172, %3187 : index
                %3189 = arith.addi %3102, %3188 : index
                %3190 = vector.shuffle %3080, %3080 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3190, %kv[%3189] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3191 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3191 {
            %3192 = wave.lane
            %3193 = arith.muli %3192, %c35 : index
            scf.for %3194 = %3193 to %c27 step %c6 {
              %3195 = arith.addi %2961, %3194 : index
              %3196 = vector.load %19[%3195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3197 = arith.mulf %3196, %2964 : vector<4xf32>
              %3198 = wave.fp8_encode "e5m2" %3197 : vector<4xf32> -> vector<4xi8>
              %3199 = arith.cmpi slt, %2962, %kvHeads : index
              scf.if %3199 {
                %3200 = arith.muli %2962, %c33 : index
                %3201 = arith.addi %2967, %3200 : index
                %3202 = vector.shuffle %3198, %3198 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3203 = arith.divui %3194, %c4 : index
                %3204 = arith.muli %3203, %c26 : index
                %3205 = arith.remui %3194, %c4 : index
                %3206 = arith.muli %2966, %c4 : index
                %3207 = arith.divui %3205, %c35 : index
                %3208 = arith.muli %3207, %c35 : index
                %3209 = arith.remui %3205, %c8 : index
                %3210 = arith.muli %3209, %c8 : index
                %3211 = arith.addi %3208, %3210 : index
                %3212 = arith.divui %3205, %c8 : index
                %3213 = arith.remui %3212, %c8 : index
                %3214 = arith.addi %3211, %3213 : index
                %3215 = arith.addi %3206, %3214 : index
                %3216 = arith.addi %3204, %3215 : index
                %3217 = arith.addi %3201, %3216 : index
                vector.store %3202, %kv[%3217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3218 = arith.subi %2962, %kvHeads : index
                %3219 = arith.muli %3218, %c33 : index
                %3220 = arith.addi %2967, %3219 : index
                %3221 = arith.addi %3194, %c9 : index
                %3222 = arith.divui %3221, %c4 : index
                %3223 = arith.muli %3222, %c26 : index
                %3224 = arith.addi %3223, %c12 : index
                %3225 = arith.remui %3221, %c4 : index
                %3226 = arith.divui %2966, %c8 : index
                %3227 = arith.remui %2966, %c8 : index
                %3228 = arith.muli %3227, %c15 : index
                %3229 = arith.addi %3226, %3228 : index
                %3230 = arith.muli %3225, %c4 : index
                %3231 = arith.divui %3229, %c35 : index
                %3232 = arith.muli %3231, %c35 : index
                %3233 = arith.remui %3229, %c8 : index
                %3234 = arith.muli %3233, %c8 : index
                %3235 = arith.addi %3232, %3234 : index
                %3236 = arith.divui %3229, %c8 : index
                %3237 = arith.remui %3236, %c8 : index
                %3238 = arith.addi %3235, %3237 : index
                %3239 = arith.addi %3230, %3238 : index
                %3240 = arith.addi %3224, %3239 : index
                %3241 = arith.addi %3220, %3240 : index
                %3242 = vector.shuffle %3198, %3198 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3242, %kv[%3241] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3243 = arith.addi %3194, %c10 : index
                %3244 = arith.divui %3243, %c4 : index
                %3245 = arith.muli %3244, %c26 : index
                %3246 = arith.addi %3245, %c12 : index
                %3247 = arith.remui %3243, %c4 : index
                %3248 = arith.divui %2966, %c8 : index
                %3249 = arith.remui %2966, %c8 : index
                %3250 = arith.muli %3249, %c15 : index
                %3251 = arith.addi %3248, %3250 : index
                %3252 = arith.muli %3247, %c4 : index
                %3253 = arith.divui %3251, %c35 : index
                %3254 = arith.muli %3253, %c35 : index
                %3255 = arith.remui %3251, %c8 : index
                %3256 = arith.muli %3255, %c8 : index
                %3257 = arith.addi %3254, %3256 : index
                %3258 = arith.divui %3251, %c8 : index
                %3259 = arith.remui %3258, %c8 : index
                %3260 = arith.addi %3257, %3259 : index
                %3261 = arith.addi %3252, %3260 : index
                %3262 = arith.addi %3246, %3261 : index
                %3263 = arith.addi %3220, %3262 : index
                %3264 = vector.shuffle %3198, %3198 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3264, %kv[%3263] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3265 = arith.addi %3194, %c8 : index
                %3266 = arith.divui %3265, %c4 : index
                %3267 = arith.muli %3266, %c26 : index
                %3268 = arith.addi %3267, %c12 : index
                %3269 = arith.remui %3265, %c4 : index
                %3270 = arith.divui %2966, %c8 : index
                %3271 = arith.remui %2966, %c8 : index
                %3272 = arith.muli %3271, %c15 : index
                %3273 = arith.addi %3270, %3272 : index
                %3274 = arith.muli %3269, %c4 : index
                %3275 = arith.divui %3273, %c35 : index
                %3276 = arith.muli %3275, %c35 : index
                %3277 = arith.remui %3273, %c8 : index
                %3278 = arith.muli %3277, %c8 : index
                %3279 = arith.addi %3276, %3278 : index
                %3280 = arith.divui %3273, %c8 : index
                %3281 = arith.remui %3280, %c8 : index
                %3282 = arith.addi %3279, %3281 : index
                %3283 = arith.addi %3274, %3282 : index
                %3284 = arith.addi %3268, %3283 : index
                %3285 = arith.addi %3220, %3284 : index
                %3286 = vector.shuffle %3198, %3198 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3286, %kv[%3285] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3287 = arith.addi %3194, %c2 : index
                %3288 = arith.divui %3287, %c4 : index
                %3289 = arith.muli %3288, %c26 : index
                %3290 = arith.addi %3289, %c12 : index
                %3291 = arith.remui %3287, %c4 : index
                %3292 = arith.divui %2966, %c8 : index
                %3293 = arith.remui %2966, %c8 : index
                %3294 = arith.muli %3293, %c15 : index
                %3295 = arith.addi %3292, %3294 : index
                %3296 = arith.muli %3291, %c4 : index
                %3297 = arith.divui %3295, %c35 : index
                %3298 = arith.muli %3297, %c35 : index
                %3299 = arith.remui %3295, %c8 : index
                %3300 = arith.muli %3299, %c8 : index
                %3301 = arith.addi %3298, %3300 : index
                %3302 = arith.divui %3295, %c8 : index
                %3303 = arith.remui %3302, %c8 : index
                %3304 = arith.addi %3301, %3303 : index
                %3305 = arith.addi %3296, %3304 : index
                %3306 = arith.addi %3290, %3305 : index
                %3307 = arith.addi %3220, %3306 : index
                %3308 = vector.shuffle %3198, %3198 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3308, %kv[%3307] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3309 = arith.addi %22, %c16 : index
    %3310 = wave.lane
    %3311 = arith.muli %3, %c8 : index
    %3312 = arith.muli %3311, %c26 : index
    %3313 = arith.addi %3312, %3310 : index
    %3314 = arith.muli %4, %c12 : index
    %3315 = arith.addi %3314, %3313 : index
    %3316 = arith.addi %3315, %c9 : index
    %3317 = arith.addi %3316, %c9 : index
    %3318 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %3318, %18[%3317] : memref<?xf32>
    %3319 = arith.muli %4, %c12 : index
    %3320 = arith.addi %3319, %3313 : index
    %3321 = arith.addi %3320, %c9 : index
    %3322 = arith.addi %3321, %c16 : index
    %3323 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %3323, %18[%3322] : memref<?xf32>
    %3324 = arith.muli %4, %c12 : index
    %3325 = arith.addi %3324, %3313 : index
    %3326 = arith.addi %3325, %c9 : index
    %3327 = arith.addi %3326, %c13 : index
    %3328 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %3328, %18[%3327] : memref<?xf32>
    %3329 = arith.muli %4, %c12 : index
    %3330 = arith.addi %3329, %3313 : index
    %3331 = arith.addi %3330, %c9 : index
    %3332 = arith.addi %3331, %c27 : index
    %3333 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %3333, %18[%3332] : memref<?xf32>
    %3334 = arith.muli %4, %c12 : index
    %3335 = arith.addi %3334, %3313 : index
    %3336 = arith.addi %3335, %c9 : index
    %3337 = arith.addi %3336, %c6 : index
    %3338 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %3338, %18[%3337] : memref<?xf32>
    %3339 = arith.muli %4, %c12 : index
    %3340 = arith.addi %3339, %3313 : index
    %3341 = arith.addi %3340, %c9 : index
    %3342 = arith.addi %3341, %c28 : index
    %3343 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %3343, %18[%3342] : memref<?xf32>
    %3344 = arith.muli %4, %c12 : index
    %3345 = arith.addi %3344, %3313 : index
    %3346 = arith.addi %3345, %c9 : index
    %3347 = arith.addi %3346, %c29 : index
    %3348 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %3348, %18[%3347] : memref<?xf32>
    %3349 = arith.muli %4, %c12 : index
    %3350 = arith.addi %3349, %3313 : index
    %3351 = arith.addi %3350, %c9 : index
    %3352 = arith.addi %3351, %c30 : index
    %3353 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %3353, %18[%3352] : memref<?xf32>
    %3354 = arith.muli %4, %c12 : index
    %3355 = arith.addi %3354, %3313 : index
    %3356 = arith.addi %3355, %c26 : index
    %3357 = arith.addi %3356, %c9 : index
    %3358 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %3358, %18[%3357] : memref<?xf32>
    %3359 = arith.muli %4, %c12 : index
    %3360 = arith.addi %3359, %3313 : index
    %3361 = arith.addi %3360, %c26 : index
    %3362 = arith.addi %3361, %c16 : index
    %3363 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %3363, %18[%3362] : memref<?xf32>
    %3364 = arith.muli %4, %c12 : index
    %3365 = arith.addi %3364, %3313 : index
    %3366 = arith.addi %3365, %c26 : index
    %3367 = arith.addi %3366, %c13 : index
    %3368 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %3368, %18[%3367] : memref<?xf32>
    %3369 = arith.muli %4, %c12 : index
    %3370 = arith.addi %3369, %3313 : index
    %3371 = arith.addi %3370, %c26 : index
    %3372 = arith.addi %3371, %c27 : index
    %3373 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %3373, %18[%3372] : memref<?xf32>
    %3374 = arith.muli %4, %c12 : index
    %3375 = arith.addi %3374, %3313 : index
    %3376 = arith.addi %3375, %c26 : index
    %3377 = arith.addi %3376, %c6 : index
    %3378 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %3378, %18[%3377] : memref<?xf32>
    %3379 = arith.muli %4, %c12 : index
    %3380 = arith.addi %3379, %3313 : index
    %3381 = arith.addi %3380, %c26 : index
    %3382 = arith.addi %3381, %c28 : index
    %3383 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %3383, %18[%3382] : memref<?xf32>
    %3384 = arith.muli %4, %c12 : index
    %3385 = arith.addi %3384, %3313 : index
    %3386 = arith.addi %3385, %c26 : index
    %3387 = arith.addi %3386, %c29 : index
    %3388 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %3388, %18[%3387] : memref<?xf32>
    %3389 = arith.muli %4, %c12 : index
    %3390 = arith.addi %3389, %3313 : index
    %3391 = arith.addi %3390, %c26 : index
    %3392 = arith.addi %3391, %c30 : index
    %3393 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %3393, %18[%3392] : memref<?xf32>
    wave.barrier
    %3394 = arith.muli %4, %c8 : index
    %3395 = arith.addi %3394, %c9 : index
    %3396 = arith.muli %3395, %c8 : index
    %3397 = arith.divui %3310, %c4 : index
    %3398 = arith.addi %3396, %3397 : index
    %3399 = arith.addi %3309, %3398 : index
    %3400 = arith.cmpi slt, %3399, %21 : index
    scf.if %3400 {
      %3401 = arith.cmpi eq, %hasFactors, %c10 : index
      %3402 = arith.muli %3399, %c8 : index
      %3403 = memref.load %factors[%3402] : memref<?xf32>
      %3404 = arith.mulf %3403, %operandScale : f32
      %3405 = arith.select %3401, %3404, %operandScale : f32
      %3406 = arith.addi %3313, %c9 : index
      %3407 = arith.muli %3395, %c16 : index
      %3408 = arith.addi %3406, %3407 : index
      %3409 = memref.load %18[%3408] : memref<?xf32>
      %3410 = arith.addi %3408, %c12 : index
      %3411 = memref.load %18[%3410] : memref<?xf32>
      %3412 = arith.addf %3409, %3411 : f32
      %3413 = arith.addi %3408, %c33 : index
      %3414 = memref.load %18[%3413] : memref<?xf32>
      %3415 = arith.addf %3412, %3414 : f32
      %3416 = arith.addi %3408, %c34 : index
      %3417 = memref.load %18[%3416] : memref<?xf32>
      %3418 = arith.addf %3415, %3417 : f32
      %3419 = arith.remui %3310, %c4 : index
      %3420 = arith.muli %3419, %c35 : index
      %3421 = arith.addi %15, %3420 : index
      %3422 = vector.load %w[%3421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3423 = vector.bitcast %3422 : vector<4xi8> to vector<1xf32>
      %3424 = vector.extract %3423[0] : f32 from vector<1xf32>
      %3425 = arith.mulf %3424, %3405 : f32
      %3426 = arith.mulf %3418, %3425 : f32
      %3427 = arith.muli %3, %c8 : index
      %3428 = arith.addi %3427, %c9 : index
      %3429 = arith.muli %3428, %c4 : index
      %3430 = arith.remui %3310, %c4 : index
      %3431 = arith.addi %3429, %3430 : index
      %3432 = arith.muli %3398, %c27 : index
      %3433 = arith.addi %3432, %3431 : index
      memref.store %3426, %19[%3433] : memref<?xf32>
      %3434 = arith.addi %3313, %c26 : index
      %3435 = arith.muli %3395, %c16 : index
      %3436 = arith.addi %3434, %3435 : index
      %3437 = memref.load %18[%3436] : memref<?xf32>
      %3438 = arith.addi %3436, %c12 : index
      %3439 = memref.load %18[%3438] : memref<?xf32>
      %3440 = arith.addf %3437, %3439 : f32
      %3441 = arith.addi %3436, %c33 : index
      %3442 = memref.load %18[%3441] : memref<?xf32>
      %3443 = arith.addf %3440, %3442 : f32
      %3444 = arith.addi %3436, %c34 : index
      %3445 = memref.load %18[%3444] : memref<?xf32>
      %3446 = arith.addf %3443, %3445 : f32
      %3447 = arith.remui %3310, %c4 : index
      %3448 = arith.muli %3447, %c35 : index
      %3449 = arith.addi %17, %3448 : index
      %3450 = vector.load %w[%3449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3451 = vector.bitcast %3450 : vector<4xi8> to vector<1xf32>
      %3452 = vector.extract %3451[0] : f32 from vector<1xf32>
      %3453 = arith.mulf %3452, %3405 : f32
      %3454 = arith.mulf %3446, %3453 : f32
      %3455 = arith.muli %3, %c8 : index
      %3456 = arith.addi %3455, %c10 : index
      %3457 = arith.muli %3456, %c4 : index
      %3458 = arith.remui %3310, %c4 : index
      %3459 = arith.addi %3457, %3458 : index
      %3460 = arith.muli %3398, %c27 : index
      %3461 = arith.addi %3460, %3459 : index
      memref.store %3454, %19[%3461] : memref<?xf32>
    }
    %3462 = arith.muli %4, %c8 : index
    %3463 = arith.addi %3462, %c10 : index
    %3464 = arith.muli %3463, %c8 : index
    %3465 = arith.divui %3310, %c4 : index
    %3466 = arith.addi %3464, %3465 : index
    %3467 = arith.addi %3309, %3466 : index
    %3468 = arith.cmpi slt, %3467, %21 : index
    scf.if %3468 {
      %3469 = arith.cmpi eq, %hasFactors, %c10 : index
      %3470 = arith.muli %3467, %c8 : index
      %3471 = memref.load %factors[%3470] : memref<?xf32>
      %3472 = arith.mulf %3471, %operandScale : f32
      %3473 = arith.select %3469, %3472, %operandScale : f32
      %3474 = arith.addi %3313, %c9 : index
      %3475 = arith.muli %3463, %c16 : index
      %3476 = arith.addi %3474, %3475 : index
      %3477 = memref.load %18[%3476] : memref<?xf32>
      %3478 = arith.addi %3476, %c12 : index
      %3479 = memref.load %18[%3478] : memref<?xf32>
      %3480 = arith.addf %3477, %3479 : f32
      %3481 = arith.addi %3476, %c33 : index
      %3482 = memref.load %18[%3481] : memref<?xf32>
      %3483 = arith.addf %3480, %3482 : f32
      %3484 = arith.addi %3476, %c34 : index
      %3485 = memref.load %18[%3484] : memref<?xf32>
      %3486 = arith.addf %3483, %3485 : f32
      %3487 = arith.remui %3310, %c4 : index
      %3488 = arith.muli %3487, %c35 : index
      %3489 = arith.addi %15, %3488 : index
      %3490 = vector.load %w[%3489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3491 = vector.bitcast %3490 : vector<4xi8> to vector<1xf32>
      %3492 = vector.extract %3491[0] : f32 from vector<1xf32>
      %3493 = arith.mulf %3492, %3473 : f32
      %3494 = arith.mulf %3486, %3493 : f32
      %3495 = arith.muli %3, %c8 : index
      %3496 = arith.addi %3495, %c9 : index
      %3497 = arith.muli %3496, %c4 : index
      %3498 = arith.remui %3310, %c4 : index
      %3499 = arith.addi %3497, %3498 : index
      %3500 = arith.muli %3466, %c27 : index
      %3501 = arith.addi %3500, %3499 : index
      memref.store %3494, %19[%3501] : memref<?xf32>
      %3502 = arith.addi %3313, %c26 : index
      %3503 = arith.muli %3463, %c16 : index
      %3504 = arith.addi %3502, %3503 : index
      %3505 = memref.load %18[%3504] : memref<?xf32>
      %3506 = arith.addi %3504, %c12 : index
      %3507 = memref.load %18[%3506] : memref<?xf32>
      %3508 = arith.addf %3505, %3507 : f32
      %3509 = arith.addi %3504, %c33 : index
      %3510 = memref.load %18[%3509] : memref<?xf32>
      %3511 = arith.addf %3508, %3510 : f32
      %3512 = arith.addi %3504, %c34 : index
      %3513 = memref.load %18[%3512] : memref<?xf32>
      %3514 = arith.addf %3511, %3513 : f32
      %3515 = arith.remui %3310, %c4 : index
      %3516 = arith.muli %3515, %c35 : index
      %3517 = arith.addi %17, %3516 : index
      %3518 = vector.load %w[%3517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3519 = vector.bitcast %3518 : vector<4xi8> to vector<1xf32>
      %3520 = vector.extract %3519[0] : f32 from vector<1xf32>
      %3521 = arith.mulf %3520, %3473 : f32
      %3522 = arith.mulf %3514, %3521 : f32
      %3523 = arith.muli %3, %c8 : index
      %3524 = arith.addi %3523, %c10 : index
      %3525 = arith.muli %3524, %c4 : index
      %3526 = arith.remui %3310, %c4 : index
      %3527 = arith.addi %3525, %3526 : index
      %3528 = arith.muli %3466, %c27 : index
      %3529 = arith.addi %3528, %3527 : index
      memref.store %3522, %19[%3529] : memref<?xf32>
    }
    wave.barrier
    %3530 = arith.addi %22, %c16 : index
    %3531 = wave.wave
    %3532 = arith.addi %3531, %c9 : index
    %3533 = arith.addi %3530, %3532 : index
    %3534 = arith.cmpi slt, %3533, %21 : index
    %3535 = arith.cmpi slt, %3532, %c4 : index
    %3536 = arith.andi %3534, %3535 : i1
    scf.if %3536 {
      %3537 = arith.addi %3530, %3532 : index
      %3538 = arith.muli %3532, %c27 : index
      %3539 = wave.lane
      %3540 = arith.addi %3539, %c9 : index
      %3541 = arith.cmpi eq, %hasBias, %c10 : index
      %3542 = arith.addi %3538, %3540 : index
      %3543 = memref.load %19[%3542] : memref<?xf32>
      %3544 = arith.muli %0, %c27 : index
      %3545 = arith.addi %3544, %3540 : index
      %3546 = memref.load %bias[%3545] : memref<?xf32>
      %3547 = arith.addf %3543, %3546 : f32
      %3548 = arith.select %3541, %3547, %3543 : f32
      %3549 = arith.addi %3540, %c17 : index
      %3550 = arith.cmpi eq, %hasBias, %c10 : index
      %3551 = arith.addi %3538, %3549 : index
      %3552 = memref.load %19[%3551] : memref<?xf32>
      %3553 = arith.muli %0, %c27 : index
      %3554 = arith.addi %3553, %3549 : index
      %3555 = memref.load %bias[%3554] : memref<?xf32>
      %3556 = arith.addf %3552, %3555 : f32
      %3557 = arith.select %3550, %3556, %3552 : f32
      %3558 = arith.addi %3539, %c16 : index
      %3559 = arith.cmpi slt, %3558, %c17 : index
      %3560 = arith.minsi %3558, %c37 : index
      %3561 = arith.cmpi eq, %hasBias, %c10 : index
      %3562 = arith.addi %3538, %3560 : index
      %3563 = memref.load %19[%3562] : memref<?xf32>
      %3564 = arith.muli %0, %c27 : index
      %3565 = arith.addi %3564, %3560 : index
      %3566 = memref.load %bias[%3565] : memref<?xf32>
      %3567 = arith.addf %3563, %3566 : f32
      %3568 = arith.select %3561, %3567, %3563 : f32
      %3569 = arith.addi %3560, %c17 : index
      %3570 = arith.cmpi eq, %hasBias, %c10 : index
      %3571 = arith.addi %3538, %3569 : index
      %3572 = memref.load %19[%3571] : memref<?xf32>
      %3573 = arith.muli %0, %c27 : index
      %3574 = arith.addi %3573, %3569 : index
      %3575 = memref.load %bias[%3574] : memref<?xf32>
      %3576 = arith.addf %3572, %3575 : f32
      %3577 = arith.select %3570, %3576, %3572 : f32
      %3578 = arith.addi %heads, %kvHeads : index
      %3579 = arith.cmpi slt, %0, %3578 : index
      scf.if %3579 {
        %3580 = arith.addi %positionsAt, %3537 : index
        %3581 = memref.load %step[%3580] : memref<?xi32>
        %3582 = arith.index_cast %3581 : i32 to index
        %3583 = arith.cmpi eq, %hasNorm, %c10 : index
        %3584 = math.fma %3548, %3548, %c40 : f32
        %3585 = math.fma %3557, %3557, %3584 : f32
        %3586 = math.fma %3568, %3568, %3585 : f32
        %3587 = arith.select %3559, %3586, %3585 : f32
        %3588 = math.fma %3577, %3577, %3587 : f32
        %3589 = arith.select %3559, %3588, %3587 : f32
        %3590 = vector.broadcast %3589 : f32 to vector<1xf32>
        %3591 = wave.reduce "add" %3590 : vector<1xf32>
        %3592 = arith.mulf %3591, %inverseHeadDim : f32
        %3593 = arith.addf %3592, %epsilon : f32
        %3594 = math.sqrt %3593 : f32
        %3595 = arith.divf %c42, %3594 : f32
        %3596 = arith.cmpi slt, %0, %heads : index
        %3597 = arith.addi %3540, %c17 : index
        %3598 = memref.load %query_norm[%3540] : memref<?xf32>
        %3599 = memref.load %key_norm[%3540] : memref<?xf32>
        %3600 = arith.select %3596, %3598, %3599 : f32
        %3601 = arith.mulf %3548, %3595 : f32
        %3602 = arith.mulf %3601, %3600 : f32
        %3603 = arith.select %3583, %3602, %3548 : f32
        %3604 = memref.load %query_norm[%3597] : memref<?xf32>
        %3605 = memref.load %key_norm[%3597] : memref<?xf32>
        %3606 = arith.select %3596, %3604, %3605 : f32
        %3607 = arith.mulf %3557, %3595 : f32
        %3608 = arith.mulf %3607, %3606 : f32
        %3609 = arith.select %3583, %3608, %3557 : f32
        %3610 = arith.addi %3560, %c17 : index
        %3611 = memref.load %query_norm[%3560] : memref<?xf32>
        %3612 = memref.load %key_norm[%3560] : memref<?xf32>
        %3613 = arith.select %3596, %3611, %3612 : f32
        %3614 = arith.mulf %3568, %3595 : f32
        %3615 = arith.mulf %3614, %3613 : f32
        %3616 = arith.select %3583, %3615, %3568 : f32
        %3617 = memref.load %query_norm[%3610] : memref<?xf32>
        %3618 = memref.load %key_norm[%3610] : memref<?xf32>
        %3619 = arith.select %3596, %3617, %3618 : f32
        %3620 = arith.mulf %3577, %3595 : f32
        %3621 = arith.mulf %3620, %3619 : f32
        %3622 = arith.select %3583, %3621, %3577 : f32
        %3623 = arith.remui %3582, %c26 : index
        %3624 = arith.muli %3623, %c27 : index
        %3625 = arith.addi %3624, %3540 : index
        %3626 = arith.divui %3582, %c26 : index
        %3627 = arith.addi %3626, %c26 : index
        %3628 = arith.muli %3627, %c27 : index
        %3629 = arith.addi %3628, %3540 : index
        %3630 = memref.load %rope[%3625] : memref<?xf32>
        %3631 = arith.addi %3625, %c17 : index
        %3632 = memref.load %rope[%3631] : memref<?xf32>
        %3633 = memref.load %rope[%3629] : memref<?xf32>
        %3634 = arith.addi %3629, %c17 : index
        %3635 = memref.load %rope[%3634] : memref<?xf32>
        %3636 = arith.mulf %3633, %3630 : f32
        %3637 = arith.mulf %3635, %3632 : f32
        %3638 = arith.subf %3636, %3637 : f32
        %3639 = arith.mulf %3635, %3630 : f32
        %3640 = arith.mulf %3633, %3632 : f32
        %3641 = arith.addf %3639, %3640 : f32
        %3642 = arith.mulf %3603, %3638 : f32
        %3643 = arith.mulf %3609, %3641 : f32
        %3644 = arith.subf %3642, %3643 : f32
        %3645 = arith.mulf %3609, %3638 : f32
        %3646 = arith.mulf %3603, %3641 : f32
        %3647 = arith.addf %3645, %3646 : f32
        %3648 = arith.cmpi slt, %0, %heads : index
        scf.if %3648 {
          %3649 = arith.muli %3537, %heads : index
          %3650 = arith.addi %3649, %0 : index
          %3651 = arith.muli %3650, %c27 : index
          %3652 = arith.addi %3651, %3540 : index
          memref.store %3644, %q[%3652] : memref<?xf32>
          %3653 = arith.addi %3652, %c17 : index
          memref.store %3647, %q[%3653] : memref<?xf32>
        } else {
          %3654 = arith.addi %3538, %3540 : index
          memref.store %3644, %19[%3654] : memref<?xf32>
          %3655 = arith.addi %3538, %3540 : index
          %3656 = arith.addi %3655, %c17 : index
          memref.store %3647, %19[%3656] : memref<?xf32>
        }
        %3657 = arith.remui %3582, %c26 : index
        %3658 = arith.muli %3657, %c27 : index
        %3659 = arith.addi %3658, %3560 : index
        %3660 = arith.divui %3582, %c26 : index
        %3661 = arith.addi %3660, %c26 : index
        %3662 = arith.muli %3661, %c27 : index
        %3663 = arith.addi %3662, %3560 : index
        %3664 = memref.load %rope[%3659] : memref<?xf32>
        %3665 = arith.addi %3659, %c17 : index
        %3666 = memref.load %rope[%3665] : memref<?xf32>
        %3667 = memref.load %rope[%3663] : memref<?xf32>
        %3668 = arith.addi %3663, %c17 : index
        %3669 = memref.load %rope[%3668] : memref<?xf32>
        %3670 = arith.mulf %3667, %3664 : f32
        %3671 = arith.mulf %3669, %3666 : f32
        %3672 = arith.subf %3670, %3671 : f32
        %3673 = arith.mulf %3669, %3664 : f32
        %3674 = arith.mulf %3667, %3666 : f32
        %3675 = arith.addf %3673, %3674 : f32
        %3676 = arith.mulf %3616, %3672 : f32
        %3677 = arith.mulf %3622, %3675 : f32
        %3678 = arith.subf %3676, %3677 : f32
        %3679 = arith.mulf %3622, %3672 : f32
        %3680 = arith.mulf %3616, %3675 : f32
        %3681 = arith.addf %3679, %3680 : f32
        scf.if %3559 {
          %3682 = arith.cmpi slt, %0, %heads : index
          scf.if %3682 {
            %3683 = arith.muli %3537, %heads : index
            %3684 = arith.addi %3683, %0 : index
            %3685 = arith.muli %3684, %c27 : index
            %3686 = arith.addi %3685, %3560 : index
            memref.store %3678, %q[%3686] : memref<?xf32>
            %3687 = arith.addi %3686, %c17 : index
            memref.store %3681, %q[%3687] : memref<?xf32>
          } else {
            %3688 = arith.addi %3538, %3560 : index
            memref.store %3678, %19[%3688] : memref<?xf32>
            %3689 = arith.addi %3538, %3560 : index
            %3690 = arith.addi %3689, %c17 : index
            memref.store %3681, %19[%3690] : memref<?xf32>
          }
        }
      } else {
        %3691 = arith.cmpi slt, %0, %heads : index
        scf.if %3691 {
          %3692 = arith.muli %3537, %heads : index
          %3693 = arith.addi %3692, %0 : index
          %3694 = arith.muli %3693, %c27 : index
          %3695 = arith.addi %3694, %3540 : index
          memref.store %3548, %q[%3695] : memref<?xf32>
          %3696 = arith.addi %3695, %c17 : index
          memref.store %3557, %q[%3696] : memref<?xf32>
        } else {
          %3697 = arith.addi %3538, %3540 : index
          memref.store %3548, %19[%3697] : memref<?xf32>
          %3698 = arith.addi %3538, %3540 : index
          %3699 = arith.addi %3698, %c17 : index
          memref.store %3557, %19[%3699] : memref<?xf32>
        }
        scf.if %3559 {
          %3700 = arith.cmpi slt, %0, %heads : index
          scf.if %3700 {
            %3701 = arith.muli %3537, %heads : index
            %3702 = arith.addi %3701, %0 : index
            %3703 = arith.muli %3702, %c27 : index
            %3704 = arith.addi %3703, %3560 : index
            memref.store %3568, %q[%3704] : memref<?xf32>
            %3705 = arith.addi %3704, %c17 : index
            memref.store %3577, %q[%3705] : memref<?xf32>
          } else {
            %3706 = arith.addi %3538, %3560 : index
            memref.store %3568, %19[%3706] : memref<?xf32>
            %3707 = arith.addi %3538, %3560 : index
            %3708 = arith.addi %3707, %c17 : index
            memref.store %3577, %19[%3708] : memref<?xf32>
          }
        }
      }
    }
    %3709 = arith.addi %3531, %c44 : index
    %3710 = arith.addi %3530, %3709 : index
    %3711 = arith.cmpi slt, %3710, %21 : index
    %3712 = arith.cmpi slt, %3709, %c4 : index
    %3713 = arith.andi %3711, %3712 : i1
    scf.if %3713 {
      %3714 = arith.addi %3530, %3709 : index
      %3715 = arith.muli %3709, %c27 : index
      %3716 = wave.lane
      %3717 = arith.addi %3716, %c9 : index
      %3718 = arith.cmpi eq, %hasBias, %c10 : index
      %3719 = arith.addi %3715, %3717 : index
      %3720 = memref.load %19[%3719] : memref<?xf32>
      %3721 = arith.muli %0, %c27 : index
      %3722 = arith.addi %3721, %3717 : index
      %3723 = memref.load %bias[%3722] : memref<?xf32>
      %3724 = arith.addf %3720, %3723 : f32
      %3725 = arith.select %3718, %3724, %3720 : f32
      %3726 = arith.addi %3717, %c17 : index
      %3727 = arith.cmpi eq, %hasBias, %c10 : index
      %3728 = arith.addi %3715, %3726 : index
      %3729 = memref.load %19[%3728] : memref<?xf32>
      %3730 = arith.muli %0, %c27 : index
      %3731 = arith.addi %3730, %3726 : index
      %3732 = memref.load %bias[%3731] : memref<?xf32>
      %3733 = arith.addf %3729, %3732 : f32
      %3734 = arith.select %3727, %3733, %3729 : f32
      %3735 = arith.addi %3716, %c16 : index
      %3736 = arith.cmpi slt, %3735, %c17 : index
      %3737 = arith.minsi %3735, %c37 : index
      %3738 = arith.cmpi eq, %hasBias, %c10 : index
      %3739 = arith.addi %3715, %3737 : index
      %3740 = memref.load %19[%3739] : memref<?xf32>
      %3741 = arith.muli %0, %c27 : index
      %3742 = arith.addi %3741, %3737 : index
      %3743 = memref.load %bias[%3742] : memref<?xf32>
      %3744 = arith.addf %3740, %3743 : f32
      %3745 = arith.select %3738, %3744, %3740 : f32
      %3746 = arith.addi %3737, %c17 : index
      %3747 = arith.cmpi eq, %hasBias, %c10 : index
      %3748 = arith.addi %3715, %3746 : index
      %3749 = memref.load %19[%3748] : memref<?xf32>
      %3750 = arith.muli %0, %c27 : index
      %3751 = arith.addi %3750, %3746 : index
      %3752 = memref.load %bias[%3751] : memref<?xf32>
      %3753 = arith.addf %3749, %3752 : f32
      %3754 = arith.select %3747, %3753, %3749 : f32
      %3755 = arith.addi %heads, %kvHeads : index
      %3756 = arith.cmpi slt, %0, %3755 : index
      scf.if %3756 {
        %3757 = arith.addi %positionsAt, %3714 : index
        %3758 = memref.load %step[%3757] : memref<?xi32>
        %3759 = arith.index_cast %3758 : i32 to index
        %3760 = arith.cmpi eq, %hasNorm, %c10 : index
        %3761 = math.fma %3725, %3725, %c40 : f32
        %3762 = math.fma %3734, %3734, %3761 : f32
        %3763 = math.fma %3745, %3745, %3762 : f32
        %3764 = arith.select %3736, %3763, %3762 : f32
        %3765 = math.fma %3754, %3754, %3764 : f32
        %3766 = arith.select %3736, %3765, %3764 : f32
        %3767 = vector.broadcast %3766 : f32 to vector<1xf32>
        %3768 = wave.reduce "add" %3767 : vector<1xf32>
        %3769 = arith.mulf %3768, %inverseHeadDim : f32
        %3770 = arith.addf %3769, %epsilon : f32
        %3771 = math.sqrt %3770 : f32
        %3772 = arith.divf %c42, %3771 : f32
        %3773 = arith.cmpi slt, %0, %heads : index
        %3774 = arith.addi %3717, %c17 : index
        %3775 = memref.load %query_norm[%3717] : memref<?xf32>
        %3776 = memref.load %key_norm[%3717] : memref<?xf32>
        %3777 = arith.select %3773, %3775, %3776 : f32
        %3778 = arith.mulf %3725, %3772 : f32
        %3779 = arith.mulf %3778, %3777 : f32
        %3780 = arith.select %3760, %3779, %3725 : f32
        %3781 = memref.load %query_norm[%3774] : memref<?xf32>
        %3782 = memref.load %key_norm[%3774] : memref<?xf32>
        %3783 = arith.select %3773, %3781, %3782 : f32
        %3784 = arith.mulf %3734, %3772 : f32
        %3785 = arith.mulf %3784, %3783 : f32
        %3786 = arith.select %3760, %3785, %3734 : f32
        %3787 = arith.addi %3737, %c17 : index
        %3788 = memref.load %query_norm[%3737] : memref<?xf32>
        %3789 = memref.load %key_norm[%3737] : memref<?xf32>
        %3790 = arith.select %3773, %3788, %3789 : f32
        %3791 = arith.mulf %3745, %3772 : f32
        %3792 = arith.mulf %3791, %3790 : f32
        %3793 = arith.select %3760, %3792, %3745 : f32
        %3794 = memref.load %query_norm[%3787] : memref<?xf32>
        %3795 = memref.load %key_norm[%3787] : memref<?xf32>
        %3796 = arith.select %3773, %3794, %3795 : f32
        %3797 = arith.mulf %3754, %3772 : f32
        %3798 = arith.mulf %3797, %3796 : f32
        %3799 = arith.select %3760, %3798, %3754 : f32
        %3800 = arith.remui %3759, %c26 : index
        %3801 = arith.muli %3800, %c27 : index
        %3802 = arith.addi %3801, %3717 : index
        %3803 = arith.divui %3759, %c26 : index
        %3804 = arith.addi %3803, %c26 : index
        %3805 = arith.muli %3804, %c27 : index
        %3806 = arith.addi %3805, %3717 : index
        %3807 = memref.load %rope[%3802] : memref<?xf32>
        %3808 = arith.addi %3802, %c17 : index
        %3809 = memref.load %rope[%3808] : memref<?xf32>
        %3810 = memref.load %rope[%3806] : memref<?xf32>
        %3811 = arith.addi %3806, %c17 : index
        %3812 = memref.load %rope[%3811] : memref<?xf32>
        %3813 = arith.mulf %3810, %3807 : f32
        %3814 = arith.mulf %3812, %3809 : f32
        %3815 = arith.subf %3813, %3814 : f32
        %3816 = arith.mulf %3812, %3807 : f32
        %3817 = arith.mulf %3810, %3809 : f32
        %3818 = arith.addf %3816, %3817 : f32
        %3819 = arith.mulf %3780, %3815 : f32
        %3820 = arith.mulf %3786, %3818 : f32
        %3821 = arith.subf %3819, %3820 : f32
        %3822 = arith.mulf %3786, %3815 : f32
        %3823 = arith.mulf %3780, %3818 : f32
        %3824 = arith.addf %3822, %3823 : f32
        %3825 = arith.cmpi slt, %0, %heads : index
        scf.if %3825 {
          %3826 = arith.muli %3714, %heads : index
          %3827 = arith.addi %3826, %0 : index
          %3828 = arith.muli %3827, %c27 : index
          %3829 = arith.addi %3828, %3717 : index
          memref.store %3821, %q[%3829] : memref<?xf32>
          %3830 = arith.addi %3829, %c17 : index
          memref.store %3824, %q[%3830] : memref<?xf32>
        } else {
          %3831 = arith.addi %3715, %3717 : index
          memref.store %3821, %19[%3831] : memref<?xf32>
          %3832 = arith.addi %3715, %3717 : index
          %3833 = arith.addi %3832, %c17 : index
          memref.store %3824, %19[%3833] : memref<?xf32>
        }
        %3834 = arith.remui %3759, %c26 : index
        %3835 = arith.muli %3834, %c27 : index
        %3836 = arith.addi %3835, %3737 : index
        %3837 = arith.divui %3759, %c26 : index
        %3838 = arith.addi %3837, %c26 : index
        %3839 = arith.muli %3838, %c27 : index
        %3840 = arith.addi %3839, %3737 : index
        %3841 = memref.load %rope[%3836] : memref<?xf32>
        %3842 = arith.addi %3836, %c17 : index
        %3843 = memref.load %rope[%3842] : memref<?xf32>
        %3844 = memref.load %rope[%3840] : memref<?xf32>
        %3845 = arith.addi %3840, %c17 : index
        %3846 = memref.load %rope[%3845] : memref<?xf32>
        %3847 = arith.mulf %3844, %3841 : f32
        %3848 = arith.mulf %3846, %3843 : f32
        %3849 = arith.subf %3847, %3848 : f32
        %3850 = arith.mulf %3846, %3841 : f32
        %3851 = arith.mulf %3844, %3843 : f32
        %3852 = arith.addf %3850, %3851 : f32
        %3853 = arith.mulf %3793, %3849 : f32
        %3854 = arith.mulf %3799, %3852 : f32
        %3855 = arith.subf %3853, %3854 : f32
        %3856 = arith.mulf %3799, %3849 : f32
        %3857 = arith.mulf %3793, %3852 : f32
        %3858 = arith.addf %3856, %3857 : f32
        scf.if %3736 {
          %3859 = arith.cmpi slt, %0, %heads : index
          scf.if %3859 {
            %3860 = arith.muli %3714, %heads : index
            %3861 = arith.addi %3860, %0 : index
            %3862 = arith.muli %3861, %c27 : index
            %3863 = arith.addi %3862, %3737 : index
            memref.store %3855, %q[%3863] : memref<?xf32>
            %3864 = arith.addi %3863, %c17 : index
            memref.store %3858, %q[%3864] : memref<?xf32>
          } else {
            %3865 = arith.addi %3715, %3737 : index
            memref.store %3855, %19[%3865] : memref<?xf32>
            %3866 = arith.addi %3715, %3737 : index
            %3867 = arith.addi %3866, %c17 : index
            memref.store %3858, %19[%3867] : memref<?xf32>
          }
        }
      } else {
        %3868 = arith.cmpi slt, %0, %heads : index
        scf.if %3868 {
          %3869 = arith.muli %3714, %heads : index
          %3870 = arith.addi %3869, %0 : index
          %3871 = arith.muli %3870, %c27 : index
          %3872 = arith.addi %3871, %3717 : index
          memref.store %3725, %q[%3872] : memref<?xf32>
          %3873 = arith.addi %3872, %c17 : index
          memref.store %3734, %q[%3873] : memref<?xf32>
        } else {
          %3874 = arith.addi %3715, %3717 : index
          memref.store %3725, %19[%3874] : memref<?xf32>
          %3875 = arith.addi %3715, %3717 : index
          %3876 = arith.addi %3875, %c17 : index
          memref.store %3734, %19[%3876] : memref<?xf32>
        }
        scf.if %3736 {
          %3877 = arith.cmpi slt, %0, %heads : index
          scf.if %3877 {
            %3878 = arith.muli %3714, %heads : index
            %3879 = arith.addi %3878, %0 : index
            %3880 = arith.muli %3879, %c27 : index
            %3881 = arith.addi %3880, %3737 : index
            memref.store %3745, %q[%3881] : memref<?xf32>
            %3882 = arith.addi %3881, %c17 : index
            memref.store %3754, %q[%3882] : memref<?xf32>
          } else {
            %3883 = arith.addi %3715, %3737 : index
            memref.store %3745, %19[%3883] : memref<?xf32>
            %3884 = arith.addi %3715, %3737 : index
            %3885 = arith.addi %3884, %c17 : index
            memref.store %3754, %19[%3885] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3886 = arith.cmpi sge, %0, %heads : index
    scf.if %3886 {
      %3887 = arith.addi %3531, %c9 : index
      %3888 = arith.addi %3530, %3887 : index
      %3889 = arith.cmpi slt, %3888, %21 : index
      %3890 = arith.cmpi slt, %3887, %c4 : index
      %3891 = arith.andi %3889, %3890 : i1
      scf.if %3891 {
        %3892 = arith.addi %3530, %3887 : index
        %3893 = arith.addi %slotsAt, %3892 : index
        %3894 = memref.load %step[%3893] : memref<?xi32>
        %3895 = arith.index_cast %3894 : i32 to index
        %3896 = arith.cmpi sge, %3895, %c9 : index
        scf.if %3896 {
          %3897 = arith.muli %3887, %c27 : index
          %3898 = arith.subi %0, %heads : index
          %3899 = memref.load %scales[%3898] : memref<?xf32>
          %3900 = vector.broadcast %3899 : f32 to vector<4xf32>
          %3901 = arith.divui %3895, %c4 : index
          %3902 = arith.remui %3895, %c4 : index
          %3903 = arith.muli %3901, %pageBytes : index
          %3904 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3904 {
            %3905 = wave.lane
            %3906 = arith.muli %3905, %c35 : index
            scf.for %3907 = %3906 to %c27 step %c6 {
              %3908 = arith.addi %3897, %3907 : index
              %3909 = vector.load %19[%3908] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3910 = arith.mulf %3909, %3900 : vector<4xf32>
              %3911 = arith.minimumf %3910, %c48 : vector<4xf32>
              %3912 = arith.maximumf %3911, %c49 : vector<4xf32>
              %3913 = arith.truncf %3912 : vector<4xf32> to vector<4xf16>
              %3914 = vector.bitcast %3913 : vector<4xf16> to vector<8xi8>
              %3915 = arith.cmpi slt, %3898, %kvHeads : index
              scf.if %3915 {
                %3916 = arith.muli %3898, %c11 : index
                %3917 = arith.addi %3903, %3916 : index
                %3918 = arith.divui %3907, %c4 : index
                %3919 = arith.muli %3918, %c21 : index
                %3920 = arith.remui %3907, %c4 : index
                %3921 = arith.divui %3920, %c15 : index
                %3922 = arith.muli %3921, %c26 : index
                %3923 = arith.muli %3902, %c4 : index
                %3924 = arith.addi %3922, %3923 : index
                %3925 = arith.remui %3920, %c15 : index
                %3926 = arith.muli %3925, %c8 : index
                %3927 = arith.addi %3924, %3926 : index
                %3928 = arith.addi %3919, %3927 : index
                %3929 = arith.addi %3917, %3928 : index
                vector.store %3914, %kv[%3929] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3930 = arith.subi %3898, %kvHeads : index
                %3931 = arith.muli %3930, %c11 : index
                %3932 = arith.addi %3903, %3931 : index
                %3933 = arith.addi %3907, %c9 : index
                %3934 = arith.divui %3933, %c4 : index
                %3935 = arith.muli %3934, %c21 : index
                %3936 = arith.addi %3935, %c33 : index
                %3937 = arith.remui %3933, %c4 : index
                %3938 = arith.divui %3902, %c8 : index
                %3939 = arith.remui %3902, %c8 : index
                %3940 = arith.muli %3939, %c15 : index
                %3941 = arith.addi %3938, %3940 : index
                %3942 = arith.divui %3941, %c15 : index
                %3943 = arith.muli %3942, %c26 : index
                %3944 = arith.muli %3937, %c4 : index
                %3945 = arith.addi %3943, %3944 : index
                %3946 = arith.remui %3941, %c15 : index
                %3947 = arith.muli %3946, %c8 : index
                %3948 = arith.addi %3945, %3947 : index
                %3949 = arith.addi %3936, %3948 : index
                %3950 = arith.addi %3932, %3949 : index
                %3951 = vector.shuffle %3914, %3914 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3951, %kv[%3950] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3952 = arith.addi %3907, %c10 : index
                %3953 = arith.divui %3952, %c4 : index
                %3954 = arith.muli %3953, %c21 : index
                %3955 = arith.addi %3954, %c33 : index
                %3956 = arith.remui %3952, %c4 : index
                %3957 = arith.divui %3902, %c8 : index
                %3958 = arith.remui %3902, %c8 : index
                %3959 = arith.muli %3958, %c15 : index
                %3960 = arith.addi %3957, %3959 : index
                %3961 = arith.divui %3960, %c15 : index
                %3962 = arith.muli %3961, %c26 : index
                %3963 = arith.muli %3956, %c4 : index
                %3964 = arith.addi %3962, %3963 : index
                %3965 = arith.remui %3960, %c15 : index
                %3966 = arith.muli %3965, %c8 : index
                %3967 = arith.addi %3964, %3966 : index
                %3968 = arith.addi %3955, %3967 : index
                %3969 = arith.addi %3932, %3968 : index
                %3970 = vector.shuffle %3914, %3914 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3970, %kv[%3969] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3971 = arith.addi %3907, %c8 : index
                %3972 = arith.divui %3971, %c4 : index
                %3973 = arith.muli %3972, %c21 : index
                %3974 = arith.addi %3973, %c33 : index
                %3975 = arith.remui %3971, %c4 : index
                %3976 = arith.divui %3902, %c8 : index
                %3977 = arith.remui %3902, %c8 : index
                %3978 = arith.muli %3977, %c15 : index
                %3979 = arith.addi %3976, %3978 : index
                %3980 = arith.divui %3979, %c15 : index
                %3981 = arith.muli %3980, %c26 : index
                %3982 = arith.muli %3975, %c4 : index
                %3983 = arith.addi %3981, %3982 : index
                %3984 = arith.remui %3979, %c15 : index
                %3985 = arith.muli %3984, %c8 : index
                %3986 = arith.addi %3983, %3985 : index
                %3987 = arith.addi %3974, %3986 : index
                %3988 = arith.addi %3932, %3987 : index
                %3989 = vector.shuffle %3914, %3914 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3989, %kv[%3988] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3990 = arith.addi %3907, %c2 : index
                %3991 = arith.divui %3990, %c4 : index
                %3992 = arith.muli %3991, %c21 : index
                %3993 = arith.addi %3992, %c33 : index
                %3994 = arith.remui %3990, %c4 : index
                %3995 = arith.divui %3902, %c8 : index
                %3996 = arith.remui %3902, %c8 : index
                %3997 = arith.muli %3996, %c15 : index
                %3998 = arith.addi %3995, %3997 : index
                %3999 = arith.divui %3998, %c15 : index
                %4000 = arith.muli %3999, %c26 : index
                %4001 = arith.muli %3994, %c4 : index
                %4002 = arith.addi %4000, %4001 : index
                %4003 = arith.remui %3998, %c15 : index
                %4004 = arith.muli %4003, %c8 : index
                %4005 = arith.addi %4002, %4004 : index
                %4006 = arith.addi %3993, %4005 : index
                %4007 = arith.addi %3932, %4006 : index
                %4008 = vector.shuffle %3914, %3914 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4008, %kv[%4007] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4009 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4009 {
            %4010 = wave.lane
            %4011 = arith.muli %4010, %c35 : index
            scf.for %4012 = %4011 to %c27 step %c6 {
              %4013 = arith.addi %3897, %4012 : index
              %4014 = vector.load %19[%4013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4015 = arith.mulf %4014, %3900 : vector<4xf32>
              %4016 = wave.fp8_encode "e4m3" %4015 : vector<4xf32> -> vector<4xi8>
              %4017 = arith.cmpi slt, %3898, %kvHeads : index
              scf.if %4017 {
                %4018 = arith.muli %3898, %c33 : index
                %4019 = arith.addi %3903, %4018 : index
                %4020 = vector.shuffle %4016, %4016 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4021 = arith.divui %4012, %c4 : index
                %4022 = arith.muli %4021, %c26 : index
                %4023 = arith.remui %4012, %c4 : index
                %4024 = arith.muli %3902, %c4 : index
                %4025 = arith.divui %4023, %c35 : index
                %4026 = arith.muli %4025, %c35 : index
                %4027 = arith.remui %4023, %c8 : index
                %4028 = arith.muli %4027, %c8 : index
                %4029 = arith.addi %4026, %4028 : index
                %4030 = arith.divui %4023, %c8 : index
                %4031 = arith.remui %4030, %c8 : index
                %4032 = arith.addi %4029, %4031 : index
                %4033 = arith.addi %4024, %4032 : index
                %4034 = arith.addi %4022, %4033 : index
                %4035 = arith.addi %4019, %4034 : index
                vector.store %4020, %kv[%4035] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4036 = arith.subi %3898, %kvHeads : index
                %4037 = arith.muli %4036, %c33 : index
                %4038 = arith.addi %3903, %4037 : index
                %4039 = arith.addi %4012, %c9 : index
                %4040 = arith.divui %4039, %c4 : index
                %4041 = arith.muli %4040, %c26 : index
                %4042 = arith.addi %4041, %c12 : index
                %4043 = arith.remui %4039, %c4 : index
                %4044 = arith.divui %3902, %c8 : index
                %4045 = arith.remui %3902, %c8 : index
                %4046 = arith.muli %4045, %c15 : index
                %4047 = arith.addi %4044, %4046 : index
                %4048 = arith.muli %4043, %c4 : index
                %4049 = arith.divui %4047, %c35 : index
                %4050 = arith.muli %4049, %c35 : index
                %4051 = arith.remui %4047, %c8 : index
                %4052 = arith.muli %4051, %c8 : index
                %4053 = arith.addi %4050, %4052 : index
                %4054 = arith.divui %4047, %c8 : index
                %4055 = arith.remui %4054, %c8 : index
                %4056 = arith.addi %4053, %4055 : index
                %4057 = arith.addi %4048, %4056 : index
                %4058 = arith.addi %4042, %4057 : index
                %4059 = arith.addi %4038, %4058 : index
                %4060 = vector.shuffle %4016, %4016 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4060, %kv[%4059] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4061 = arith.addi %4012, %c10 : index
                %4062 = arith.divui %4061, %c4 : index
                %4063 = arith.muli %4062, %c26 : index
                %4064 = arith.addi %4063, %c12 : index
                %4065 = arith.remui %4061, %c4 : index
                %4066 = arith.divui %3902, %c8 : index
                %4067 = arith.remui %3902, %c8 : index
                %4068 = arith.muli %4067, %c15 : index
                %4069 = arith.addi %4066, %4068 : index
                %4070 = arith.muli %4065, %c4 : index
                %4071 = arith.divui %4069, %c35 : index
                %4072 = arith.muli %4071, %c35 : index
                %4073 = arith.remui %4069, %c8 : index
                %4074 = arith.muli %4073, %c8 : index
                %4075 = arith.addi %4072, %4074 : index
                %4076 = arith.divui %4069, %c8 : index
                %4077 = arith.remui %4076, %c8 : index
                %4078 = arith.addi %4075, %4077 : index
                %4079 = arith.addi %4070, %4078 : index
                %4080 = arith.addi %4064, %4079 : index
                %4081 = arith.addi %4038, %4080 : index
                %4082 = vector.shuffle %4016, %4016 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4082, %kv[%4081] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4083 = arith.addi %4012, %c8 : index
                %4084 = arith.divui %4083, %c4 : index
                %4085 = arith.muli %4084, %c26 : index
                %4086 = arith.addi %4085, %c12 : index
                %4087 = arith.remui %4083, %c4 : index
                %4088 = arith.divui %3902, %c8 : index
                %4089 = arith.remui %3902, %c8 : index
                %4090 = arith.muli %4089, %c15 : index
                %4091 = arith.addi %4088, %4090 : index
                %4092 = arith.muli %4087, %c4 : index
                %4093 = arith.divui %4091, %c35 : index
                %4094 = arith.muli %4093, %c35 : index
                %4095 = arith.remui %4091, %c8 : index
                %4096 = arith.muli %4095, %c8 : index
                %4097 = arith.addi %4094, %4096 : index
                %4098 = arith.divui %4091, %c8 : index
                %4099 = arith.remui %4098, %c8 : index
                %4100 = arith.addi %4097, %4099 : index
                %4101 = arith.addi %4092, %4100 : index
                %4102 = arith.addi %4086, %4101 : index
                %4103 = arith.addi %4038, %4102 : index
                %4104 = vector.shuffle %4016, %4016 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4104, %kv[%4103] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4105 = arith.addi %4012, %c2 : index
                %4106 = arith.divui %4105, %c4 : index
                %4107 = arith.muli %4106, %c26 : index
                %4108 = arith.addi %4107, %c12 : index
                %4109 = arith.remui %4105, %c4 : index
                %4110 = arith.divui %3902, %c8 : index
                %4111 = arith.remui %3902, %c8 : index
                %4112 = arith.muli %4111, %c15 : index
                %4113 = arith.addi %4110, %4112 : index
                %4114 = arith.muli %4109, %c4 : index
                %4115 = arith.divui %4113, %c35 : index
                %4116 = arith.muli %4115, %c35 : index
                %4117 = arith.remui %4113, %c8 : index
                %4118 = arith.muli %4117, %c8 : index
                %4119 = arith.addi %4116, %4118 : index
                %4120 = arith.divui %4113, %c8 : index
                %4121 = arith.remui %4120, %c8 : index
                %4122 = arith.addi %4119, %4121 : index
                %4123 = arith.addi %4114, %4122 : index
                %4124 = arith.addi %4108, %4123 : index
                %4125 = arith.addi %4038, %4124 : index
                %4126 = vector.shuffle %4016, %4016 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4126, %kv[%4125] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4127 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4127 {
            %4128 = wave.lane
            %4129 = arith.muli %4128, %c35 : index
            scf.for %4130 = %4129 to %c27 step %c6 {
              %4131 = arith.addi %3897, %4130 : index
              %4132 = vector.load %19[%4131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4133 = arith.mulf %4132, %3900 : vector<4xf32>
              %4134 = wave.fp8_encode "e5m2" %4133 : vector<4xf32> -> vector<4xi8>
              %4135 = arith.cmpi slt, %3898, %kvHeads : index
              scf.if %4135 {
                %4136 = arith.muli %3898, %c33 : index
                %4137 = arith.addi %3903, %4136 : index
                %4138 = vector.shuffle %4134, %4134 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4139 = arith.divui %4130, %c4 : index
                %4140 = arith.muli %4139, %c26 : index
                %4141 = arith.remui %4130, %c4 : index
                %4142 = arith.muli %3902, %c4 : index
                %4143 = arith.divui %4141, %c35 : index
                %4144 = arith.muli %4143, %c35 : index
                %4145 = arith.remui %4141, %c8 : index
                %4146 = arith.muli %4145, %c8 : index
                %4147 = arith.addi %4144, %4146 : index
                %4148 = arith.divui %4141, %c8 : index
                %4149 = arith.remui %4148, %c8 : index
                %4150 = arith.addi %4147, %4149 : index
                %4151 = arith.addi %4142, %4150 : index
                %4152 = arith.addi %4140, %4151 : index
                %4153 = arith.addi %4137, %4152 : index
                vector.store %4138, %kv[%4153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4154 = arith.subi %3898, %kvHeads : index
                %4155 = arith.muli %4154, %c33 : index
                %4156 = arith.addi %3903, %4155 : index
                %4157 = arith.addi %4130, %c9 : index
                %4158 = arith.divui %4157, %c4 : index
                %4159 = arith.muli %4158, %c26 : index
                %4160 = arith.addi %4159, %c12 : index
                %4161 = arith.remui %4157, %c4 : index
                %4162 = arith.divui %3902, %c8 : index
                %4163 = arith.remui %3902, %c8 : index
                %4164 = arith.muli %4163, %c15 : index
                %4165 = arith.addi %4162, %4164 : index
                %4166 = arith.muli %4161, %c4 : index
                %4167 = arith.divui %4165, %c35 : index
                %4168 = arith.muli %4167, %c35 : index
                %4169 = arith.remui %4165, %c8 : index
                %4170 = arith.muli %4169, %c8 : index
                %4171 = arith.addi %4168, %4170 : index
                %4172 = arith.divui %4165, %c8 : index
                %4173 = arith.remui %4172, %c8 : index
                %4174 = arith.addi %4171, %4173 : index
                %4175 = arith.addi %4166, %4174 : index
                %4176 = arith.addi %4160, %4175 : index
                %4177 = arith.addi %4156, %4176 : index
                %4178 = vector.shuffle %4134, %4134 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4178, %kv[%4177] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4179 = arith.addi %4130, %c10 : index
                %4180 = arith.divui %4179, %c4 : index
                %4181 = arith.muli %4180, %c26 : index
                %4182 = arith.addi %4181, %c12 : index
                %4183 = arith.remui %4179, %c4 : index
                %4184 = arith.divui %3902, %c8 : index
                %4185 = arith.remui %3902, %c8 : index
                %4186 = arith.muli %4185, %c15 : index
                %4187 = arith.addi %4184, %4186 : index
                %4188 = arith.muli %4183, %c4 : index
                %4189 = arith.divui %4187, %c35 : index
                %4190 = arith.muli %4189, %c35 : index
                %4191 = arith.remui %4187, %c8 : index
                %4192 = arith.muli %4191, %c8 : index
                %4193 = arith.addi %4190, %4192 : index
                %4194 = arith.divui %4187, %c8 : index
                %4195 = arith.remui %4194, %c8 : index
                %4196 = arith.addi %4193, %4195 : index
                %4197 = arith.addi %4188, %4196 : index
                %4198 = arith.addi %4182, %4197 : index
                %4199 = arith.addi %4156, %4198 : index
                %4200 = vector.shuffle %4134, %4134 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4200, %kv[%4199] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4201 = arith.addi %4130, %c8 : index
                %4202 = arith.divui %4201, %c4 : index
                %4203 = arith.muli %4202, %c26 : index
                %4204 = arith.addi %4203, %c12 : index
                %4205 = arith.remui %4201, %c4 : index
                %4206 = arith.divui %3902, %c8 : index
                %4207 = arith.remui %3902, %c8 : index
                %4208 = arith.muli %4207, %c15 : index
                %4209 = arith.addi %4206, %4208 : index
                %4210 = arith.muli %4205, %c4 : index
                %4211 = arith.divui %4209, %c35 : index
                %4212 = arith.muli %4211, %c35 : index
                %4213 = arith.remui %4209, %c8 : index
                %4214 = arith.muli %4213, %c8 : index
                %4215 = arith.addi %4212, %4214 : index
                %4216 = arith.divui %4209, %c8 : index
                %4217 = arith.remui %4216, %c8 : index
                %4218 = arith.addi %4215, %4217 : index
                %4219 = arith.addi %4210, %4218 : index
                %4220 = arith.addi %4204, %4219 : index
                %4221 = arith.addi %4156, %4220 : index
                %4222 = vector.shuffle %4134, %4134 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4222, %kv[%4221] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4223 = arith.addi %4130, %c2 : index
                %4224 = arith.divui %4223, %c4 : index
                %4225 = arith.muli %4224, %c26 : index
                %4226 = arith.addi %4225, %c12 : index
                %4227 = arith.remui %4223, %c4 : index
                %4228 = arith.divui %3902, %c8 : index
                %4229 = arith.remui %3902, %c8 : index
                %4230 = arith.muli %4229, %c15 : index
                %4231 = arith.addi %4228, %4230 : index
                %4232 = arith.muli %4227, %c4 : index
                %4233 = arith.divui %4231, %c35 : index
                %4234 = arith.muli %4233, %c35 : index
                %4235 = arith.remui %4231, %c8 : index
                %4236 = arith.muli %4235, %c8 : index
                %4237 = arith.addi %4234, %4236 : index
                %4238 = arith.divui %4231, %c8 : index
                %4239 = arith.remui %4238, %c8 : index
                %4240 = arith.addi %4237, %4239 : index
                %4241 = arith.addi %4232, %4240 : index
                %4242 = arith.addi %4226, %4241 : index
                %4243 = arith.addi %4156, %4242 : index
                %4244 = vector.shuffle %4134, %4134 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4244, %kv[%4243] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4245 = arith.addi %3531, %c44 : index
      %4246 = arith.addi %3530, %4245 : index
      %4247 = arith.cmpi slt, %4246, %21 : index
      %4248 = arith.cmpi slt, %4245, %c4 : index
      %4249 = arith.andi %4247, %4248 : i1
      scf.if %4249 {
        %4250 = arith.addi %3530, %4245 : index
        %4251 = arith.addi %slotsAt, %4250 : index
        %4252 = memref.load %step[%4251] : memref<?xi32>
        %4253 = arith.index_cast %4252 : i32 to index
        %4254 = arith.cmpi sge, %4253, %c9 : index
        scf.if %4254 {
          %4255 = arith.muli %4245, %c27 : index
          %4256 = arith.subi %0, %heads : index
          %4257 = memref.load %scales[%4256] : memref<?xf32>
          %4258 = vector.broadcast %4257 : f32 to vector<4xf32>
          %4259 = arith.divui %4253, %c4 : index
          %4260 = arith.remui %4253, %c4 : index
          %4261 = arith.muli %4259, %pageBytes : index
          %4262 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4262 {
            %4263 = wave.lane
            %4264 = arith.muli %4263, %c35 : index
            scf.for %4265 = %4264 to %c27 step %c6 {
              %4266 = arith.addi %4255, %4265 : index
              %4267 = vector.load %19[%4266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4268 = arith.mulf %4267, %4258 : vector<4xf32>
              %4269 = arith.minimumf %4268, %c48 : vector<4xf32>
              %4270 = arith.maximumf %4269, %c49 : vector<4xf32>
              %4271 = arith.truncf %4270 : vector<4xf32> to vector<4xf16>
              %4272 = vector.bitcast %4271 : vector<4xf16> to vector<8xi8>
              %4273 = arith.cmpi slt, %4256, %kvHeads : index
              scf.if %4273 {
                %4274 = arith.muli %4256, %c11 : index
                %4275 = arith.addi %4261, %4274 : index
                %4276 = arith.divui %4265, %c4 : index
                %4277 = arith.muli %4276, %c21 : index
                %4278 = arith.remui %4265, %c4 : index
                %4279 = arith.divui %4278, %c15 : index
                %4280 = arith.muli %4279, %c26 : index
                %4281 = arith.muli %4260, %c4 : index
                %4282 = arith.addi %4280, %4281 : index
                %4283 = arith.remui %4278, %c15 : index
                %4284 = arith.muli %4283, %c8 : index
                %4285 = arith.addi %4282, %4284 : index
                %4286 = arith.addi %4277, %4285 : index
                %4287 = arith.addi %4275, %4286 : index
                vector.store %4272, %kv[%4287] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4288 = arith.subi %4256, %kvHeads : index
                %4289 = arith.muli %4288, %c11 : index
                %4290 = arith.addi %4261, %4289 : index
                %4291 = arith.addi %4265, %c9 : index
                %4292 = arith.divui %4291, %c4 : index
                %4293 = arith.muli %4292, %c21 : index
                %4294 = arith.addi %4293, %c33 : index
                %4295 = arith.remui %4291, %c4 : index
                %4296 = arith.divui %4260, %c8 : index
                %4297 = arith.remui %4260, %c8 : index
                %4298 = arith.muli %4297, %c15 : index
                %4299 = arith.addi %4296, %4298 : index
                %4300 = arith.divui %4299, %c15 : index
                %4301 = arith.muli %4300, %c26 : index
                %4302 = arith.muli %4295, %c4 : index
                %4303 = arith.addi %4301, %4302 : index
                %4304 = arith.remui %4299, %c15 : index
                %4305 = arith.muli %4304, %c8 : index
                %4306 = arith.addi %4303, %4305 : index
                %4307 = arith.addi %4294, %4306 : index
                %4308 = arith.addi %4290, %4307 : index
                %4309 = vector.shuffle %4272, %4272 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4309, %kv[%4308] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4310 = arith.addi %4265, %c10 : index
                %4311 = arith.divui %4310, %c4 : index
                %4312 = arith.muli %4311, %c21 : index
                %4313 = arith.addi %4312, %c33 : index
                %4314 = arith.remui %4310, %c4 : index
                %4315 = arith.divui %4260, %c8 : index
                %4316 = arith.remui %4260, %c8 : index
                %4317 = arith.muli %4316, %c15 : index
                %4318 = arith.addi %4315, %4317 : index
                %4319 = arith.divui %4318, %c15 : index
                %4320 = arith.muli %4319, %c26 : index
                %4321 = arith.muli %4314, %c4 : index
                %4322 = arith.addi %4320, %4321 : index
                %4323 = arith.remui %4318, %c15 : index
                %4324 = arith.muli %4323, %c8 : index
                %4325 = arith.addi %4322, %4324 : index
                %4326 = arith.addi %4313, %4325 : index
                %4327 = arith.addi %4290, %4326 : index
                %4328 = vector.shuffle %4272, %4272 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4328, %kv[%4327] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4329 = arith.addi %4265, %c8 : index
                %4330 = arith.divui %4329, %c4 : index
                %4331 = arith.muli %4330, %c21 : index
                %4332 = arith.addi %4331, %c33 : index
                %4333 = arith.remui %4329, %c4 : index
                %4334 = arith.divui %4260, %c8 : index
                %4335 = arith.remui %4260, %c8 : index
                %4336 = arith.muli %4335, %c15 : index
                %4337 = arith.addi %4334, %4336 : index
                %4338 = arith.divui %4337, %c15 : index
                %4339 = arith.muli %4338, %c26 : index
                %4340 = arith.muli %4333, %c4 : index
                %4341 = arith.addi %4339, %4340 : index
                %4342 = arith.remui %4337, %c15 : index
                %4343 = arith.muli %4342, %c8 : index
                %4344 = arith.addi %4341, %4343 : index
                %4345 = arith.addi %4332, %4344 : index
                %4346 = arith.addi %4290, %4345 : index
                %4347 = vector.shuffle %4272, %4272 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4347, %kv[%4346] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4348 = arith.addi %4265, %c2 : index
                %4349 = arith.divui %4348, %c4 : index
                %4350 = arith.muli %4349, %c21 : index
                %4351 = arith.addi %4350, %c33 : index
                %4352 = arith.remui %4348, %c4 : index
                %4353 = arith.divui %4260, %c8 : index
                %4354 = arith.remui %4260, %c8 : index
                %4355 = arith.muli %4354, %c15 : index
                %4356 = arith.addi %4353, %4355 : index
                %4357 = arith.divui %4356, %c15 : index
                %4358 = arith.muli %4357, %c26 : index
                %4359 = arith.muli %4352, %c4 : index
                %4360 = arith.addi %4358, %4359 : index
                %4361 = arith.remui %4356, %c15 : index
                %4362 = arith.muli %4361, %c8 : index
                %4363 = arith.addi %4360, %4362 : index
                %4364 = arith.addi %4351, %4363 : index
                %4365 = arith.addi %4290, %4364 : index
                %4366 = vector.shuffle %4272, %4272 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4366, %kv[%4365] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4367 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4367 {
            %4368 = wave.lane
            %4369 = arith.muli %4368, %c35 : index
            scf.for %4370 = %4369 to %c27 step %c6 {
              %4371 = arith.addi %4255, %4370 : index
              %4372 = vector.load %19[%4371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4373 = arith.mulf %4372, %4258 : vector<4xf32>
              %4374 = wave.fp8_encode "e4m3" %4373 : vector<4xf32> -> vector<4xi8>
              %4375 = arith.cmpi slt, %4256, %kvHeads : index
              scf.if %4375 {
                %4376 = arith.muli %4256, %c33 : index
                %4377 = arith.addi %4261, %4376 : index
                %4378 = vector.shuffle %4374, %4374 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4379 = arith.divui %4370, %c4 : index
                %4380 = arith.muli %4379, %c26 : index
                %4381 = arith.remui %4370, %c4 : index
                %4382 = arith.muli %4260, %c4 : index
                %4383 = arith.divui %4381, %c35 : index
                %4384 = arith.muli %4383, %c35 : index
                %4385 = arith.remui %4381, %c8 : index
                %4386 = arith.muli %4385, %c8 : index
                %4387 = arith.addi %4384, %4386 : index
                %4388 = arith.divui %4381, %c8 : index
                %4389 = arith.remui %4388, %c8 : index
                %4390 = arith.addi %4387, %4389 : index
                %4391 = arith.addi %4382, %4390 : index
                %4392 = arith.addi %4380, %4391 : index
                %4393 = arith.addi %4377, %4392 : index
                vector.store %4378, %kv[%4393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4394 = arith.subi %4256, %kvHeads : index
                %4395 = arith.muli %4394, %c33 : index
                %4396 = arith.addi %4261, %4395 : index
                %4397 = arith.addi %4370, %c9 : index
                %4398 = arith.divui %4397, %c4 : index
                %4399 = arith.muli %4398, %c26 : index
                %4400 = arith.addi %4399, %c12 : index
                %4401 = arith.remui %4397, %c4 : index
                %4402 = arith.divui %4260, %c8 : index
                %4403 = arith.remui %4260, %c8 : index
                %4404 = arith.muli %4403, %c15 : index
                %4405 = arith.addi %4402, %4404 : index
                %4406 = arith.muli %4401, %c4 : index
                %4407 = arith.divui %4405, %c35 : index
                %4408 = arith.muli %4407, %c35 : index
                %4409 = arith.remui %4405, %c8 : index
                %4410 = arith.muli %4409, %c8 : index
                %4411 = arith.addi %4408, %4410 : index
                %4412 = arith.divui %4405, %c8 : index
                %4413 = arith.remui %4412, %c8 : index
                %4414 = arith.addi %4411, %4413 : index
                %4415 = arith.addi %4406, %4414 : index
                %4416 = arith.addi %4400, %4415 : index
                %4417 = arith.addi %4396, %4416 : index
                %4418 = vector.shuffle %4374, %4374 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4418, %kv[%4417] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4419 = arith.addi %4370, %c10 : index
                %4420 = arith.divui %4419, %c4 : index
                %4421 = arith.muli %4420, %c26 : index
                %4422 = arith.addi %4421, %c12 : index
                %4423 = arith.remui %4419, %c4 : index
                %4424 = arith.divui %4260, %c8 : index
                %4425 = arith.remui %4260, %c8 : index
                %4426 = arith.muli %4425, %c15 : index
                %4427 = arith.addi %4424, %4426 : index
                %4428 = arith.muli %4423, %c4 : index
                %4429 = arith.divui %4427, %c35 : index
                %4430 = arith.muli %4429, %c35 : index
                %4431 = arith.remui %4427, %c8 : index
                %4432 = arith.muli %4431, %c8 : index
                %4433 = arith.addi %4430, %4432 : index
                %4434 = arith.divui %4427, %c8 : index
                %4435 = arith.remui %4434, %c8 : index
                %4436 = arith.addi %4433, %4435 : index
                %4437 = arith.addi %4428, %4436 : index
                %4438 = arith.addi %4422, %4437 : index
                %4439 = arith.addi %4396, %4438 : index
                %4440 = vector.shuffle %4374, %4374 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4440, %kv[%4439] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4441 = arith.addi %4370, %c8 : index
                %4442 = arith.divui %4441, %c4 : index
                %4443 = arith.muli %4442, %c26 : index
                %4444 = arith.addi %4443, %c12 : index
                %4445 = arith.remui %4441, %c4 : index
                %4446 = arith.divui %4260, %c8 : index
                %4447 = arith.remui %4260, %c8 : index
                %4448 = arith.muli %4447, %c15 : index
                %4449 = arith.addi %4446, %4448 : index
                %4450 = arith.muli %4445, %c4 : index
                %4451 = arith.divui %4449, %c35 : index
                %4452 = arith.muli %4451, %c35 : index
                %4453 = arith.remui %4449, %c8 : index
                %4454 = arith.muli %4453, %c8 : index
                %4455 = arith.addi %4452, %4454 : index
                %4456 = arith.divui %4449, %c8 : index
                %4457 = arith.remui %4456, %c8 : index
                %4458 = arith.addi %4455, %4457 : index
                %4459 = arith.addi %4450, %4458 : index
                %4460 = arith.addi %4444, %4459 : index
                %4461 = arith.addi %4396, %4460 : index
                %4462 = vector.shuffle %4374, %4374 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4462, %kv[%4461] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4463 = arith.addi %4370, %c2 : index
                %4464 = arith.divui %4463, %c4 : index
                %4465 = arith.muli %4464, %c26 : index
                %4466 = arith.addi %4465, %c12 : index
                %4467 = arith.remui %4463, %c4 : index
                %4468 = arith.divui %4260, %c8 : index
                %4469 = arith.remui %4260, %c8 : index
                %4470 = arith.muli %4469, %c15 : index
                %4471 = arith.addi %4468, %4470 : index
                %4472 = arith.muli %4467, %c4 : index
                %4473 = arith.divui %4471, %c35 : index
                %4474 = arith.muli %4473, %c35 : index
                %4475 = arith.remui %4471, %c8 : index
                %4476 = arith.muli %4475, %c8 : index
                %4477 = arith.addi %4474, %4476 : index
                %4478 = arith.divui %4471, %c8 : index
                %4479 = arith.remui %4478, %c8 : index
                %4480 = arith.addi %4477, %4479 : index
                %4481 = arith.addi %4472, %4480 : index
                %4482 = arith.addi %4466, %4481 : index
                %4483 = arith.addi %4396, %4482 : index
                %4484 = vector.shuffle %4374, %4374 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4484, %kv[%4483] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4485 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4485 {
            %4486 = wave.lane
            %4487 = arith.muli %4486, %c35 : index
            scf.for %4488 = %4487 to %c27 step %c6 {
              %4489 = arith.addi %4255, %4488 : index
              %4490 = vector.load %19[%4489] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4491 = arith.mulf %4490, %4258 : vector<4xf32>
              %4492 = wave.fp8_encode "e5m2" %4491 : vector<4xf32> -> vector<4xi8>
              %4493 = arith.cmpi slt, %4256, %kvHeads : index
              scf.if %4493 {
                %4494 = arith.muli %4256, %c33 : index
                %4495 = arith.addi %4261, %4494 : index
                %4496 = vector.shuffle %4492, %4492 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4497 = arith.divui %4488, %c4 : index
                %4498 = arith.muli %4497, %c26 : index
                %4499 = arith.remui %4488, %c4 : index
                %4500 = arith.muli %4260, %c4 : index
                %4501 = arith.divui %4499, %c35 : index
                %4502 = arith.muli %4501, %c35 : index
                %4503 = arith.remui %4499, %c8 : index
                %4504 = arith.muli %4503, %c8 : index
                %4505 = arith.addi %4502, %4504 : index
                %4506 = arith.divui %4499, %c8 : index
                %4507 = arith.remui %4506, %c8 : index
                %4508 = arith.addi %4505, %4507 : index
                %4509 = arith.addi %4500, %4508 : index
                %4510 = arith.addi %4498, %4509 : index
                %4511 = arith.addi %4495, %4510 : index
                vector.store %4496, %kv[%4511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4512 = arith.subi %4256, %kvHeads : index
                %4513 = arith.muli %4512, %c33 : index
                %4514 = arith.addi %4261, %4513 : index
                %4515 = arith.addi %4488, %c9 : index
                %4516 = arith.divui %4515, %c4 : index
                %4517 = arith.muli %4516, %c26 : index
                %4518 = arith.addi %4517, %c12 : index
                %4519 = arith.remui %4515, %c4 : index
                %4520 = arith.divui %4260, %c8 : index
                %4521 = arith.remui %4260, %c8 : index
                %4522 = arith.muli %4521, %c15 : index
                %4523 = arith.addi %4520, %4522 : index
                %4524 = arith.muli %4519, %c4 : index
                %4525 = arith.divui %4523, %c35 : index
                %4526 = arith.muli %4525, %c35 : index
                %4527 = arith.remui %4523, %c8 : index
                %4528 = arith.muli %4527, %c8 : index
                %4529 = arith.addi %4526, %4528 : index
                %4530 = arith.divui %4523, %c8 : index
                %4531 = arith.remui %4530, %c8 : index
                %4532 = arith.addi %4529, %4531 : index
                %4533 = arith.addi %4524, %4532 : index
                %4534 = arith.addi %4518, %4533 : index
                %4535 = arith.addi %4514, %4534 : index
                %4536 = vector.shuffle %4492, %4492 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4536, %kv[%4535] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4537 = arith.addi %4488, %c10 : index
                %4538 = arith.divui %4537, %c4 : index
                %4539 = arith.muli %4538, %c26 : index
                %4540 = arith.addi %4539, %c12 : index
                %4541 = arith.remui %4537, %c4 : index
                %4542 = arith.divui %4260, %c8 : index
                %4543 = arith.remui %4260, %c8 : index
                %4544 = arith.muli %4543, %c15 : index
                %4545 = arith.addi %4542, %4544 : index
                %4546 = arith.muli %4541, %c4 : index
                %4547 = arith.divui %4545, %c35 : index
                %4548 = arith.muli %4547, %c35 : index
                %4549 = arith.remui %4545, %c8 : index
                %4550 = arith.muli %4549, %c8 : index
                %4551 = arith.addi %4548, %4550 : index
                %4552 = arith.divui %4545, %c8 : index
                %4553 = arith.remui %4552, %c8 : index
                %4554 = arith.addi %4551, %4553 : index
                %4555 = arith.addi %4546, %4554 : index
                %4556 = arith.addi %4540, %4555 : index
                %4557 = arith.addi %4514, %4556 : index
                %4558 = vector.shuffle %4492, %4492 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4558, %kv[%4557] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4559 = arith.addi %4488, %c8 : index
                %4560 = arith.divui %4559, %c4 : index
                %4561 = arith.muli %4560, %c26 : index
                %4562 = arith.addi %4561, %c12 : index
                %4563 = arith.remui %4559, %c4 : index
                %4564 = arith.divui %4260, %c8 : index
                %4565 = arith.remui %4260, %c8 : index
                %4566 = arith.muli %4565, %c15 : index
                %4567 = arith.addi %4564, %4566 : index
                %4568 = arith.muli %4563, %c4 : index
                %4569 = arith.divui %4567, %c35 : index
                %4570 = arith.muli %4569, %c35 : index
                %4571 = arith.remui %4567, %c8 : index
                %4572 = arith.muli %4571, %c8 : index
                %4573 = arith.addi %4570, %4572 : index
                %4574 = arith.divui %4567, %c8 : index
                %4575 = arith.remui %4574, %c8 : index
                %4576 = arith.addi %4573, %4575 : index
                %4577 = arith.addi %4568, %4576 : index
                %4578 = arith.addi %4562, %4577 : index
                %4579 = arith.addi %4514, %4578 : index
                %4580 = vector.shuffle %4492, %4492 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4580, %kv[%4579] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4581 = arith.addi %4488, %c2 : index
                %4582 = arith.divui %4581, %c4 : index
                %4583 = arith.muli %4582, %c26 : index
                %4584 = arith.addi %4583, %c12 : index
                %4585 = arith.remui %4581, %c4 : index
                %4586 = arith.divui %4260, %c8 : index
                %4587 = arith.remui %4260, %c8 : index
                %4588 = arith.muli %4587, %c15 : index
                %4589 = arith.addi %4586, %4588 : index
                %4590 = arith.muli %4585, %c4 : index
                %4591 = arith.divui %4589, %c35 : index
                %4592 = arith.muli %4591, %c35 : index
                %4593 = arith.remui %4589, %c8 : index
                %4594 = arith.muli %4593, %c8 : index
                %4595 = arith.addi %4592, %4594 : index
                %4596 = arith.divui %4589, %c8 : index
                %4597 = arith.remui %4596, %c8 : index
                %4598 = arith.addi %4595, %4597 : index
                %4599 = arith.addi %4590, %4598 : index
                %4600 = arith.addi %4584, %4599 : index
                %4601 = arith.addi %4514, %4600 : index
                %4602 = vector.shuffle %4492, %4492 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4602, %kv[%4601] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4603 = arith.addi %22, %c17 : index
    %4604 = wave.lane
    %4605 = arith.muli %3, %c8 : index
    %4606 = arith.muli %4605, %c26 : index
    %4607 = arith.addi %4606, %4604 : index
    %4608 = arith.muli %4, %c12 : index
    %4609 = arith.addi %4608, %4607 : index
    %4610 = arith.addi %4609, %c9 : index
    %4611 = arith.addi %4610, %c9 : index
    %4612 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %4612, %18[%4611] : memref<?xf32>
    %4613 = arith.muli %4, %c12 : index
    %4614 = arith.addi %4613, %4607 : index
    %4615 = arith.addi %4614, %c9 : index
    %4616 = arith.addi %4615, %c16 : index
    %4617 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %4617, %18[%4616] : memref<?xf32>
    %4618 = arith.muli %4, %c12 : index
    %4619 = arith.addi %4618, %4607 : index
    %4620 = arith.addi %4619, %c9 : index
    %4621 = arith.addi %4620, %c13 : index
    %4622 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %4622, %18[%4621] : memref<?xf32>
    %4623 = arith.muli %4, %c12 : index
    %4624 = arith.addi %4623, %4607 : index
    %4625 = arith.addi %4624, %c9 : index
    %4626 = arith.addi %4625, %c27 : index
    %4627 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %4627, %18[%4626] : memref<?xf32>
    %4628 = arith.muli %4, %c12 : index
    %4629 = arith.addi %4628, %4607 : index
    %4630 = arith.addi %4629, %c9 : index
    %4631 = arith.addi %4630, %c6 : index
    %4632 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %4632, %18[%4631] : memref<?xf32>
    %4633 = arith.muli %4, %c12 : index
    %4634 = arith.addi %4633, %4607 : index
    %4635 = arith.addi %4634, %c9 : index
    %4636 = arith.addi %4635, %c28 : index
    %4637 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %4637, %18[%4636] : memref<?xf32>
    %4638 = arith.muli %4, %c12 : index
    %4639 = arith.addi %4638, %4607 : index
    %4640 = arith.addi %4639, %c9 : index
    %4641 = arith.addi %4640, %c29 : index
    %4642 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %4642, %18[%4641] : memref<?xf32>
    %4643 = arith.muli %4, %c12 : index
    %4644 = arith.addi %4643, %4607 : index
    %4645 = arith.addi %4644, %c9 : index
    %4646 = arith.addi %4645, %c30 : index
    %4647 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %4647, %18[%4646] : memref<?xf32>
    %4648 = arith.muli %4, %c12 : index
    %4649 = arith.addi %4648, %4607 : index
    %4650 = arith.addi %4649, %c26 : index
    %4651 = arith.addi %4650, %c9 : index
    %4652 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %4652, %18[%4651] : memref<?xf32>
    %4653 = arith.muli %4, %c12 : index
    %4654 = arith.addi %4653, %4607 : index
    %4655 = arith.addi %4654, %c26 : index
    %4656 = arith.addi %4655, %c16 : index
    %4657 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %4657, %18[%4656] : memref<?xf32>
    %4658 = arith.muli %4, %c12 : index
    %4659 = arith.addi %4658, %4607 : index
    %4660 = arith.addi %4659, %c26 : index
    %4661 = arith.addi %4660, %c13 : index
    %4662 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %4662, %18[%4661] : memref<?xf32>
    %4663 = arith.muli %4, %c12 : index
    %4664 = arith.addi %4663, %4607 : index
    %4665 = arith.addi %4664, %c26 : index
    %4666 = arith.addi %4665, %c27 : index
    %4667 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %4667, %18[%4666] : memref<?xf32>
    %4668 = arith.muli %4, %c12 : index
    %4669 = arith.addi %4668, %4607 : index
    %4670 = arith.addi %4669, %c26 : index
    %4671 = arith.addi %4670, %c6 : index
    %4672 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %4672, %18[%4671] : memref<?xf32>
    %4673 = arith.muli %4, %c12 : index
    %4674 = arith.addi %4673, %4607 : index
    %4675 = arith.addi %4674, %c26 : index
    %4676 = arith.addi %4675, %c28 : index
    %4677 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %4677, %18[%4676] : memref<?xf32>
    %4678 = arith.muli %4, %c12 : index
    %4679 = arith.addi %4678, %4607 : index
    %4680 = arith.addi %4679, %c26 : index
    %4681 = arith.addi %4680, %c29 : index
    %4682 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %4682, %18[%4681] : memref<?xf32>
    %4683 = arith.muli %4, %c12 : index
    %4684 = arith.addi %4683, %4607 : index
    %4685 = arith.addi %4684, %c26 : index
    %4686 = arith.addi %4685, %c30 : index
    %4687 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %4687, %18[%4686] : memref<?xf32>
    wave.barrier
    %4688 = arith.muli %4, %c8 : index
    %4689 = arith.addi %4688, %c9 : index
    %4690 = arith.muli %4689, %c8 : index
    %4691 = arith.divui %4604, %c4 : index
    %4692 = arith.addi %4690, %4691 : index
    %4693 = arith.addi %4603, %4692 : index
    %4694 = arith.cmpi slt, %4693, %21 : index
    scf.if %4694 {
      %4695 = arith.cmpi eq, %hasFactors, %c10 : index
      %4696 = arith.muli %4693, %c8 : index
      %4697 = memref.load %factors[%4696] : memref<?xf32>
      %4698 = arith.mulf %4697, %operandScale : f32
      %4699 = arith.select %4695, %4698, %operandScale : f32
      %4700 = arith.addi %4607, %c9 : index
      %4701 = arith.muli %4689, %c16 : index
      %4702 = arith.addi %4700, %4701 : index
      %4703 = memref.load %18[%4702] : memref<?xf32>
      %4704 = arith.addi %4702, %c12 : index
      %4705 = memref.load %18[%4704] : memref<?xf32>
      %4706 = arith.addf %4703, %4705 : f32
      %4707 = arith.addi %4702, %c33 : index
      %4708 = memref.load %18[%4707] : memref<?xf32>
      %4709 = arith.addf %4706, %4708 : f32
      %4710 = arith.addi %4702, %c34 : index
      %4711 = memref.load %18[%4710] : memref<?xf32>
      %4712 = arith.addf %4709, %4711 : f32
      %4713 = arith.remui %4604, %c4 : index
      %4714 = arith.muli %4713, %c35 : index
      %4715 = arith.addi %15, %4714 : index
      %4716 = vector.load %w[%4715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4717 = vector.bitcast %4716 : vector<4xi8> to vector<1xf32>
      %4718 = vector.extract %4717[0] : f32 from vector<1xf32>
      %4719 = arith.mulf %4718, %4699 : f32
      %4720 = arith.mulf %4712, %4719 : f32
      %4721 = arith.muli %3, %c8 : index
      %4722 = arith.addi %4721, %c9 : index
      %4723 = arith.muli %4722, %c4 : index
      %4724 = arith.remui %4604, %c4 : index
      %4725 = arith.addi %4723, %4724 : index
      %4726 = arith.muli %4692, %c27 : index
      %4727 = arith.addi %4726, %4725 : index
      memref.store %4720, %19[%4727] : memref<?xf32>
      %4728 = arith.addi %4607, %c26 : index
      %4729 = arith.muli %4689, %c16 : index
      %4730 = arith.addi %4728, %4729 : index
      %4731 = memref.load %18[%4730] : memref<?xf32>
      %4732 = arith.addi %4730, %c12 : index
      %4733 = memref.load %18[%4732] : memref<?xf32>
      %4734 = arith.addf %4731, %4733 : f32
      %4735 = arith.addi %4730, %c33 : index
      %4736 = memref.load %18[%4735] : memref<?xf32>
      %4737 = arith.addf %4734, %4736 : f32
      %4738 = arith.addi %4730, %c34 : index
      %4739 = memref.load %18[%4738] : memref<?xf32>
      %4740 = arith.addf %4737, %4739 : f32
      %4741 = arith.remui %4604, %c4 : index
      %4742 = arith.muli %4741, %c35 : index
      %4743 = arith.addi %17, %4742 : index
      %4744 = vector.load %w[%4743] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4745 = vector.bitcast %4744 : vector<4xi8> to vector<1xf32>
      %4746 = vector.extract %4745[0] : f32 from vector<1xf32>
      %4747 = arith.mulf %4746, %4699 : f32
      %4748 = arith.mulf %4740, %4747 : f32
      %4749 = arith.muli %3, %c8 : index
      %4750 = arith.addi %4749, %c10 : index
      %4751 = arith.muli %4750, %c4 : index
      %4752 = arith.remui %4604, %c4 : index
      %4753 = arith.addi %4751, %4752 : index
      %4754 = arith.muli %4692, %c27 : index
      %4755 = arith.addi %4754, %4753 : index
      memref.store %4748, %19[%4755] : memref<?xf32>
    }
    %4756 = arith.muli %4, %c8 : index
    %4757 = arith.addi %4756, %c10 : index
    %4758 = arith.muli %4757, %c8 : index
    %4759 = arith.divui %4604, %c4 : index
    %4760 = arith.addi %4758, %4759 : index
    %4761 = arith.addi %4603, %4760 : index
    %4762 = arith.cmpi slt, %4761, %21 : index
    scf.if %4762 {
      %4763 = arith.cmpi eq, %hasFactors, %c10 : index
      %4764 = arith.muli %4761, %c8 : index
      %4765 = memref.load %factors[%4764] : memref<?xf32>
      %4766 = arith.mulf %4765, %operandScale : f32
      %4767 = arith.select %4763, %4766, %operandScale : f32
      %4768 = arith.addi %4607, %c9 : index
      %4769 = arith.muli %4757, %c16 : index
      %4770 = arith.addi %4768, %4769 : index
      %4771 = memref.load %18[%4770] : memref<?xf32>
      %4772 = arith.addi %4770, %c12 : index
      %4773 = memref.load %18[%4772] : memref<?xf32>
      %4774 = arith.addf %4771, %4773 : f32
      %4775 = arith.addi %4770, %c33 : index
      %4776 = memref.load %18[%4775] : memref<?xf32>
      %4777 = arith.addf %4774, %4776 : f32
      %4778 = arith.addi %4770, %c34 : index
      %4779 = memref.load %18[%4778] : memref<?xf32>
      %4780 = arith.addf %4777, %4779 : f32
      %4781 = arith.remui %4604, %c4 : index
      %4782 = arith.muli %4781, %c35 : index
      %4783 = arith.addi %15, %4782 : index
      %4784 = vector.load %w[%4783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4785 = vector.bitcast %4784 : vector<4xi8> to vector<1xf32>
      %4786 = vector.extract %4785[0] : f32 from vector<1xf32>
      %4787 = arith.mulf %4786, %4767 : f32
      %4788 = arith.mulf %4780, %4787 : f32
      %4789 = arith.muli %3, %c8 : index
      %4790 = arith.addi %4789, %c9 : index
      %4791 = arith.muli %4790, %c4 : index
      %4792 = arith.remui %4604, %c4 : index
      %4793 = arith.addi %4791, %4792 : index
      %4794 = arith.muli %4760, %c27 : index
      %4795 = arith.addi %4794, %4793 : index
      memref.store %4788, %19[%4795] : memref<?xf32>
      %4796 = arith.addi %4607, %c26 : index
      %4797 = arith.muli %4757, %c16 : index
      %4798 = arith.addi %4796, %4797 : index
      %4799 = memref.load %18[%4798] : memref<?xf32>
      %4800 = arith.addi %4798, %c12 : index
      %4801 = memref.load %18[%4800] : memref<?xf32>
      %4802 = arith.addf %4799, %4801 : f32
      %4803 = arith.addi %4798, %c33 : index
      %4804 = memref.load %18[%4803] : memref<?xf32>
      %4805 = arith.addf %4802, %4804 : f32
      %4806 = arith.addi %4798, %c34 : index
      %4807 = memref.load %18[%4806] : memref<?xf32>
      %4808 = arith.addf %4805, %4807 : f32
      %4809 = arith.remui %4604, %c4 : index
      %4810 = arith.muli %4809, %c35 : index
      %4811 = arith.addi %17, %4810 : index
      %4812 = vector.load %w[%4811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4813 = vector.bitcast %4812 : vector<4xi8> to vector<1xf32>
      %4814 = vector.extract %4813[0] : f32 from vector<1xf32>
      %4815 = arith.mulf %4814, %4767 : f32
      %4816 = arith.mulf %4808, %4815 : f32
      %4817 = arith.muli %3, %c8 : index
      %4818 = arith.addi %4817, %c10 : index
      %4819 = arith.muli %4818, %c4 : index
      %4820 = arith.remui %4604, %c4 : index
      %4821 = arith.addi %4819, %4820 : index
      %4822 = arith.muli %4760, %c27 : index
      %4823 = arith.addi %4822, %4821 : index
      memref.store %4816, %19[%4823] : memref<?xf32>
    }
    wave.barrier
    %4824 = arith.addi %22, %c17 : index
    %4825 = wave.wave
    %4826 = arith.addi %4825, %c9 : index
    %4827 = arith.addi %4824, %4826 : index
    %4828 = arith.cmpi slt, %4827, %21 : index
    %4829 = arith.cmpi slt, %4826, %c4 : index
    %4830 = arith.andi %4828, %4829 : i1
    scf.if %4830 {
      %4831 = arith.addi %4824, %4826 : index
      %4832 = arith.muli %4826, %c27 : index
      %4833 = wave.lane
      %4834 = arith.addi %4833, %c9 : index
      %4835 = arith.cmpi eq, %hasBias, %c10 : index
      %4836 = arith.addi %4832, %4834 : index
      %4837 = memref.load %19[%4836] : memref<?xf32>
      %4838 = arith.muli %0, %c27 : index
      %4839 = arith.addi %4838, %4834 : index
      %4840 = memref.load %bias[%4839] : memref<?xf32>
      %4841 = arith.addf %4837, %4840 : f32
      %4842 = arith.select %4835, %4841, %4837 : f32
      %4843 = arith.addi %4834, %c17 : index
      %4844 = arith.cmpi eq, %hasBias, %c10 : index
      %4845 = arith.addi %4832, %4843 : index
      %4846 = memref.load %19[%4845] : memref<?xf32>
      %4847 = arith.muli %0, %c27 : index
      %4848 = arith.addi %4847, %4843 : index
      %4849 = memref.load %bias[%4848] : memref<?xf32>
      %4850 = arith.addf %4846, %4849 : f32
      %4851 = arith.select %4844, %4850, %4846 : f32
      %4852 = arith.addi %4833, %c16 : index
      %4853 = arith.cmpi slt, %4852, %c17 : index
      %4854 = arith.minsi %4852, %c37 : index
      %4855 = arith.cmpi eq, %hasBias, %c10 : index
      %4856 = arith.addi %4832, %4854 : index
      %4857 = memref.load %19[%4856] : memref<?xf32>
      %4858 = arith.muli %0, %c27 : index
      %4859 = arith.addi %4858, %4854 : index
      %4860 = memref.load %bias[%4859] : memref<?xf32>
      %4861 = arith.addf %4857, %4860 : f32
      %4862 = arith.select %4855, %4861, %4857 : f32
      %4863 = arith.addi %4854, %c17 : index
      %4864 = arith.cmpi eq, %hasBias, %c10 : index
      %4865 = arith.addi %4832, %4863 : index
      %4866 = memref.load %19[%4865] : memref<?xf32>
      %4867 = arith.muli %0, %c27 : index
      %4868 = arith.addi %4867, %4863 : index
      %4869 = memref.load %bias[%4868] : memref<?xf32>
      %4870 = arith.addf %4866, %4869 : f32
      %4871 = arith.select %4864, %4870, %4866 : f32
      %4872 = arith.addi %heads, %kvHeads : index
      %4873 = arith.cmpi slt, %0, %4872 : index
      scf.if %4873 {
        %4874 = arith.addi %positionsAt, %4831 : index
        %4875 = memref.load %step[%4874] : memref<?xi32>
        %4876 = arith.index_cast %4875 : i32 to index
        %4877 = arith.cmpi eq, %hasNorm, %c10 : index
        %4878 = math.fma %4842, %4842, %c40 : f32
        %4879 = math.fma %4851, %4851, %4878 : f32
        %4880 = math.fma %4862, %4862, %4879 : f32
        %4881 = arith.select %4853, %4880, %4879 : f32
        %4882 = math.fma %4871, %4871, %4881 : f32
        %4883 = arith.select %4853, %4882, %4881 : f32
        %4884 = vector.broadcast %4883 : f32 to vector<1xf32>
        %4885 = wave.reduce "add" %4884 : vector<1xf32>
        %4886 = arith.mulf %4885, %inverseHeadDim : f32
        %4887 = arith.addf %4886, %epsilon : f32
        %4888 = math.sqrt %4887 : f32
        %4889 = arith.divf %c42, %4888 : f32
        %4890 = arith.cmpi slt, %0, %heads : index
        %4891 = arith.addi %4834, %c17 : index
        %4892 = memref.load %query_norm[%4834] : memref<?xf32>
        %4893 = memref.load %key_norm[%4834] : memref<?xf32>
        %4894 = arith.select %4890, %4892, %4893 : f32
        %4895 = arith.mulf %4842, %4889 : f32
        %4896 = arith.mulf %4895, %4894 : f32
        %4897 = arith.select %4877, %4896, %4842 : f32
        %4898 = memref.load %query_norm[%4891] : memref<?xf32>
        %4899 = memref.load %key_norm[%4891] : memref<?xf32>
        %4900 = arith.select %4890, %4898, %4899 : f32
        %4901 = arith.mulf %4851, %4889 : f32
        %4902 = arith.mulf %4901, %4900 : f32
        %4903 = arith.select %4877, %4902, %4851 : f32
        %4904 = arith.addi %4854, %c17 : index
        %4905 = memref.load %query_norm[%4854] : memref<?xf32>
        %4906 = memref.load %key_norm[%4854] : memref<?xf32>
        %4907 = arith.select %4890, %4905, %4906 : f32
        %4908 = arith.mulf %4862, %4889 : f32
        %4909 = arith.mulf %4908, %4907 : f32
        %4910 = arith.select %4877, %4909, %4862 : f32
        %4911 = memref.load %query_norm[%4904] : memref<?xf32>
        %4912 = memref.load %key_norm[%4904] : memref<?xf32>
        %4913 = arith.select %4890, %4911, %4912 : f32
        %4914 = arith.mulf %4871, %4889 : f32
        %4915 = arith.mulf %4914, %4913 : f32
        %4916 = arith.select %4877, %4915, %4871 : f32
        %4917 = arith.remui %4876, %c26 : index
        %4918 = arith.muli %4917, %c27 : index
        %4919 = arith.addi %4918, %4834 : index
        %4920 = arith.divui %4876, %c26 : index
        %4921 = arith.addi %4920, %c26 : index
        %4922 = arith.muli %4921, %c27 : index
        %4923 = arith.addi %4922, %4834 : index
        %4924 = memref.load %rope[%4919] : memref<?xf32>
        %4925 = arith.addi %4919, %c17 : index
        %4926 = memref.load %rope[%4925] : memref<?xf32>
        %4927 = memref.load %rope[%4923] : memref<?xf32>
        %4928 = arith.addi %4923, %c17 : index
        %4929 = memref.load %rope[%4928] : memref<?xf32>
        %4930 = arith.mulf %4927, %4924 : f32
        %4931 = arith.mulf %4929, %4926 : f32
        %4932 = arith.subf %4930, %4931 : f32
        %4933 = arith.mulf %4929, %4924 : f32
        %4934 = arith.mulf %4927, %4926 : f32
        %4935 = arith.addf %4933, %4934 : f32
        %4936 = arith.mulf %4897, %4932 : f32
        %4937 = arith.mulf %4903, %4935 : f32
        %4938 = arith.subf %4936, %4937 : f32
        %4939 = arith.mulf %4903, %4932 : f32
        %4940 = arith.mulf %4897, %4935 : f32
        %4941 = arith.addf %4939, %4940 : f32
        %4942 = arith.cmpi slt, %0, %heads : index
        scf.if %4942 {
          %4943 = arith.muli %4831, %heads : index
          %4944 = arith.addi %4943, %0 : index
          %4945 = arith.muli %4944, %c27 : index
          %4946 = arith.addi %4945, %4834 : index
          memref.store %4938, %q[%4946] : memref<?xf32>
          %4947 = arith.addi %4946, %c17 : index
          memref.store %4941, %q[%4947] : memref<?xf32>
        } else {
          %4948 = arith.addi %4832, %4834 : index
          memref.store %4938, %19[%4948] : memref<?xf32>
          %4949 = arith.addi %4832, %4834 : index
          %4950 = arith.addi %4949, %c17 : index
          memref.store %4941, %19[%4950] : memref<?xf32>
        }
        %4951 = arith.remui %4876, %c26 : index
        %4952 = arith.muli %4951, %c27 : index
        %4953 = arith.addi %4952, %4854 : index
        %4954 = arith.divui %4876, %c26 : index
        %4955 = arith.addi %4954, %c26 : index
        %4956 = arith.muli %4955, %c27 : index
        %4957 = arith.addi %4956, %4854 : index
        %4958 = memref.load %rope[%4953] : memref<?xf32>
        %4959 = arith.addi %4953, %c17 : index
        %4960 = memref.load %rope[%4959] : memref<?xf32>
        %4961 = memref.load %rope[%4957] : memref<?xf32>
        %4962 = arith.addi %4957, %c17 : index
        %4963 = memref.load %rope[%4962] : memref<?xf32>
        %4964 = arith.mulf %4961, %4958 : f32
        %4965 = arith.mulf %4963, %4960 : f32
        %4966 = arith.subf %4964, %4965 : f32
        %4967 = arith.mulf %4963, %4958 : f32
        %4968 = arith.mulf %4961, %4960 : f32
        %4969 = arith.addf %4967, %4968 : f32
        %4970 = arith.mulf %4910, %4966 : f32
        %4971 = arith.mulf %4916, %4969 : f32
        %4972 = arith.subf %4970, %4971 : f32
        %4973 = arith.mulf %4916, %4966 : f32
        %4974 = arith.mulf %4910, %4969 : f32
        %4975 = arith.addf %4973, %4974 : f32
        scf.if %4853 {
          %4976 = arith.cmpi slt, %0, %heads : index
          scf.if %4976 {
            %4977 = arith.muli %4831, %heads : index
            %4978 = arith.addi %4977, %0 : index
            %4979 = arith.muli %4978, %c27 : index
            %4980 = arith.addi %4979, %4854 : index
            memref.store %4972, %q[%4980] : memref<?xf32>
            %4981 = arith.addi %4980, %c17 : index
            memref.store %4975, %q[%4981] : memref<?xf32>
          } else {
            %4982 = arith.addi %4832, %4854 : index
            memref.store %4972, %19[%4982] : memref<?xf32>
            %4983 = arith.addi %4832, %4854 : index
            %4984 = arith.addi %4983, %c17 : index
            memref.store %4975, %19[%4984] : memref<?xf32>
          }
        }
      } else {
        %4985 = arith.cmpi slt, %0, %heads : index
        scf.if %4985 {
          %4986 = arith.muli %4831, %heads : index
          %4987 = arith.addi %4986, %0 : index
          %4988 = arith.muli %4987, %c27 : index
          %4989 = arith.addi %4988, %4834 : index
          memref.store %4842, %q[%4989] : memref<?xf32>
          %4990 = arith.addi %4989, %c17 : index
          memref.store %4851, %q[%4990] : memref<?xf32>
        } else {
          %4991 = arith.addi %4832, %4834 : index
          memref.store %4842, %19[%4991] : memref<?xf32>
          %4992 = arith.addi %4832, %4834 : index
          %4993 = arith.addi %4992, %c17 : index
          memref.store %4851, %19[%4993] : memref<?xf32>
        }
        scf.if %4853 {
          %4994 = arith.cmpi slt, %0, %heads : index
          scf.if %4994 {
            %4995 = arith.muli %4831, %heads : index
            %4996 = arith.addi %4995, %0 : index
            %4997 = arith.muli %4996, %c27 : index
            %4998 = arith.addi %4997, %4854 : index
            memref.store %4862, %q[%4998] : memref<?xf32>
            %4999 = arith.addi %4998, %c17 : index
            memref.store %4871, %q[%4999] : memref<?xf32>
          } else {
            %5000 = arith.addi %4832, %4854 : index
            memref.store %4862, %19[%5000] : memref<?xf32>
            %5001 = arith.addi %4832, %4854 : index
            %5002 = arith.addi %5001, %c17 : index
            memref.store %4871, %19[%5002] : memref<?xf32>
          }
        }
      }
    }
    %5003 = arith.addi %4825, %c44 : index
    %5004 = arith.addi %4824, %5003 : index
    %5005 = arith.cmpi slt, %5004, %21 : index
    %5006 = arith.cmpi slt, %5003, %c4 : index
    %5007 = arith.andi %5005, %5006 : i1
    scf.if %5007 {
      %5008 = arith.addi %4824, %5003 : index
      %5009 = arith.muli %5003, %c27 : index
      %5010 = wave.lane
      %5011 = arith.addi %5010, %c9 : index
      %5012 = arith.cmpi eq, %hasBias, %c10 : index
      %5013 = arith.addi %5009, %5011 : index
      %5014 = memref.load %19[%5013] : memref<?xf32>
      %5015 = arith.muli %0, %c27 : index
      %5016 = arith.addi %5015, %5011 : index
      %5017 = memref.load %bias[%5016] : memref<?xf32>
      %5018 = arith.addf %5014, %5017 : f32
      %5019 = arith.select %5012, %5018, %5014 : f32
      %5020 = arith.addi %5011, %c17 : index
      %5021 = arith.cmpi eq, %hasBias, %c10 : index
      %5022 = arith.addi %5009, %5020 : index
      %5023 = memref.load %19[%5022] : memref<?xf32>
      %5024 = arith.muli %0, %c27 : index
      %5025 = arith.addi %5024, %5020 : index
      %5026 = memref.load %bias[%5025] : memref<?xf32>
      %5027 = arith.addf %5023, %5026 : f32
      %5028 = arith.select %5021, %5027, %5023 : f32
      %5029 = arith.addi %5010, %c16 : index
      %5030 = arith.cmpi slt, %5029, %c17 : index
      %5031 = arith.minsi %5029, %c37 : index
      %5032 = arith.cmpi eq, %hasBias, %c10 : index
      %5033 = arith.addi %5009, %5031 : index
      %5034 = memref.load %19[%5033] : memref<?xf32>
      %5035 = arith.muli %0, %c27 : index
      %5036 = arith.addi %5035, %5031 : index
      %5037 = memref.load %bias[%5036] : memref<?xf32>
      %5038 = arith.addf %5034, %5037 : f32
      %5039 = arith.select %5032, %5038, %5034 : f32
      %5040 = arith.addi %5031, %c17 : index
      %5041 = arith.cmpi eq, %hasBias, %c10 : index
      %5042 = arith.addi %5009, %5040 : index
      %5043 = memref.load %19[%5042] : memref<?xf32>
      %5044 = arith.muli %0, %c27 : index
      %5045 = arith.addi %5044, %5040 : index
      %5046 = memref.load %bias[%5045] : memref<?xf32>
      %5047 = arith.addf %5043, %5046 : f32
      %5048 = arith.select %5041, %5047, %5043 : f32
      %5049 = arith.addi %heads, %kvHeads : index
      %5050 = arith.cmpi slt, %0, %5049 : index
      scf.if %5050 {
        %5051 = arith.addi %positionsAt, %5008 : index
        %5052 = memref.load %step[%5051] : memref<?xi32>
        %5053 = arith.index_cast %5052 : i32 to index
        %5054 = arith.cmpi eq, %hasNorm, %c10 : index
        %5055 = math.fma %5019, %5019, %c40 : f32
        %5056 = math.fma %5028, %5028, %5055 : f32
        %5057 = math.fma %5039, %5039, %5056 : f32
        %5058 = arith.select %5030, %5057, %5056 : f32
        %5059 = math.fma %5048, %5048, %5058 : f32
        %5060 = arith.select %5030, %5059, %5058 : f32
        %5061 = vector.broadcast %5060 : f32 to vector<1xf32>
        %5062 = wave.reduce "add" %5061 : vector<1xf32>
        %5063 = arith.mulf %5062, %inverseHeadDim : f32
        %5064 = arith.addf %5063, %epsilon : f32
        %5065 = math.sqrt %5064 : f32
        %5066 = arith.divf %c42, %5065 : f32
        %5067 = arith.cmpi slt, %0, %heads : index
        %5068 = arith.addi %5011, %c17 : index
        %5069 = memref.load %query_norm[%5011] : memref<?xf32>
        %5070 = memref.load %key_norm[%5011] : memref<?xf32>
        %5071 = arith.select %5067, %5069, %5070 : f32
        %5072 = arith.mulf %5019, %5066 : f32
        %5073 = arith.mulf %5072, %5071 : f32
        %5074 = arith.select %5054, %5073, %5019 : f32
        %5075 = memref.load %query_norm[%5068] : memref<?xf32>
        %5076 = memref.load %key_norm[%5068] : memref<?xf32>
        %5077 = arith.select %5067, %5075, %5076 : f32
        %5078 = arith.mulf %5028, %5066 : f32
        %5079 = arith.mulf %5078, %5077 : f32
        %5080 = arith.select %5054, %5079, %5028 : f32
        %5081 = arith.addi %5031, %c17 : index
        %5082 = memref.load %query_norm[%5031] : memref<?xf32>
        %5083 = memref.load %key_norm[%5031] : memref<?xf32>
        %5084 = arith.select %5067, %5082, %5083 : f32
        %5085 = arith.mulf %5039, %5066 : f32
        %5086 = arith.mulf %5085, %5084 : f32
        %5087 = arith.select %5054, %5086, %5039 : f32
        %5088 = memref.load %query_norm[%5081] : memref<?xf32>
        %5089 = memref.load %key_norm[%5081] : memref<?xf32>
        %5090 = arith.select %5067, %5088, %5089 : f32
        %5091 = arith.mulf %5048, %5066 : f32
        %5092 = arith.mulf %5091, %5090 : f32
        %5093 = arith.select %5054, %5092, %5048 : f32
        %5094 = arith.remui %5053, %c26 : index
        %5095 = arith.muli %5094, %c27 : index
        %5096 = arith.addi %5095, %5011 : index
        %5097 = arith.divui %5053, %c26 : index
        %5098 = arith.addi %5097, %c26 : index
        %5099 = arith.muli %5098, %c27 : index
        %5100 = arith.addi %5099, %5011 : index
        %5101 = memref.load %rope[%5096] : memref<?xf32>
        %5102 = arith.addi %5096, %c17 : index
        %5103 = memref.load %rope[%5102] : memref<?xf32>
        %5104 = memref.load %rope[%5100] : memref<?xf32>
        %5105 = arith.addi %5100, %c17 : index
        %5106 = memref.load %rope[%5105] : memref<?xf32>
        %5107 = arith.mulf %5104, %5101 : f32
        %5108 = arith.mulf %5106, %5103 : f32
        %5109 = arith.subf %5107, %5108 : f32
        %5110 = arith.mulf %5106, %5101 : f32
        %5111 = arith.mulf %5104, %5103 : f32
        %5112 = arith.addf %5110, %5111 : f32
        %5113 = arith.mulf %5074, %5109 : f32
        %5114 = arith.mulf %5080, %5112 : f32
        %5115 = arith.subf %5113, %5114 : f32
        %5116 = arith.mulf %5080, %5109 : f32
        %5117 = arith.mulf %5074, %5112 : f32
        %5118 = arith.addf %5116, %5117 : f32
        %5119 = arith.cmpi slt, %0, %heads : index
        scf.if %5119 {
          %5120 = arith.muli %5008, %heads : index
          %5121 = arith.addi %5120, %0 : index
          %5122 = arith.muli %5121, %c27 : index
          %5123 = arith.addi %5122, %5011 : index
          memref.store %5115, %q[%5123] : memref<?xf32>
          %5124 = arith.addi %5123, %c17 : index
          memref.store %5118, %q[%5124] : memref<?xf32>
        } else {
          %5125 = arith.addi %5009, %5011 : index
          memref.store %5115, %19[%5125] : memref<?xf32>
          %5126 = arith.addi %5009, %5011 : index
          %5127 = arith.addi %5126, %c17 : index
          memref.store %5118, %19[%5127] : memref<?xf32>
        }
        %5128 = arith.remui %5053, %c26 : index
        %5129 = arith.muli %5128, %c27 : index
        %5130 = arith.addi %5129, %5031 : index
        %5131 = arith.divui %5053, %c26 : index
        %5132 = arith.addi %5131, %c26 : index
        %5133 = arith.muli %5132, %c27 : index
        %5134 = arith.addi %5133, %5031 : index
        %5135 = memref.load %rope[%5130] : memref<?xf32>
        %5136 = arith.addi %5130, %c17 : index
        %5137 = memref.load %rope[%5136] : memref<?xf32>
        %5138 = memref.load %rope[%5134] : memref<?xf32>
        %5139 = arith.addi %5134, %c17 : index
        %5140 = memref.load %rope[%5139] : memref<?xf32>
        %5141 = arith.mulf %5138, %5135 : f32
        %5142 = arith.mulf %5140, %5137 : f32
        %5143 = arith.subf %5141, %5142 : f32
        %5144 = arith.mulf %5140, %5135 : f32
        %5145 = arith.mulf %5138, %5137 : f32
        %5146 = arith.addf %5144, %5145 : f32
        %5147 = arith.mulf %5087, %5143 : f32
        %5148 = arith.mulf %5093, %5146 : f32
        %5149 = arith.subf %5147, %5148 : f32
        %5150 = arith.mulf %5093, %5143 : f32
        %5151 = arith.mulf %5087, %5146 : f32
        %5152 = arith.addf %5150, %5151 : f32
        scf.if %5030 {
          %5153 = arith.cmpi slt, %0, %heads : index
          scf.if %5153 {
            %5154 = arith.muli %5008, %heads : index
            %5155 = arith.addi %5154, %0 : index
            %5156 = arith.muli %5155, %c27 : index
            %5157 = arith.addi %5156, %5031 : index
            memref.store %5149, %q[%5157] : memref<?xf32>
            %5158 = arith.addi %5157, %c17 : index
            memref.store %5152, %q[%5158] : memref<?xf32>
          } else {
            %5159 = arith.addi %5009, %5031 : index
            memref.store %5149, %19[%5159] : memref<?xf32>
            %5160 = arith.addi %5009, %5031 : index
            %5161 = arith.addi %5160, %c17 : index
            memref.store %5152, %19[%5161] : memref<?xf32>
          }
        }
      } else {
        %5162 = arith.cmpi slt, %0, %heads : index
        scf.if %5162 {
          %5163 = arith.muli %5008, %heads : index
          %5164 = arith.addi %5163, %0 : index
          %5165 = arith.muli %5164, %c27 : index
          %5166 = arith.addi %5165, %5011 : index
          memref.store %5019, %q[%5166] : memref<?xf32>
          %5167 = arith.addi %5166, %c17 : index
          memref.store %5028, %q[%5167] : memref<?xf32>
        } else {
          %5168 = arith.addi %5009, %5011 : index
          memref.store %5019, %19[%5168] : memref<?xf32>
          %5169 = arith.addi %5009, %5011 : index
          %5170 = arith.addi %5169, %c17 : index
          memref.store %5028, %19[%5170] : memref<?xf32>
        }
        scf.if %5030 {
          %5171 = arith.cmpi slt, %0, %heads : index
          scf.if %5171 {
            %5172 = arith.muli %5008, %heads : index
            %5173 = arith.addi %5172, %0 : index
            %5174 = arith.muli %5173, %c27 : index
            %5175 = arith.addi %5174, %5031 : index
            memref.store %5039, %q[%5175] : memref<?xf32>
            %5176 = arith.addi %5175, %c17 : index
            memref.store %5048, %q[%5176] : memref<?xf32>
          } else {
            %5177 = arith.addi %5009, %5031 : index
            memref.store %5039, %19[%5177] : memref<?xf32>
            %5178 = arith.addi %5009, %5031 : index
            %5179 = arith.addi %5178, %c17 : index
            memref.store %5048, %19[%5179] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5180 = arith.cmpi sge, %0, %heads : index
    scf.if %5180 {
      %5181 = arith.addi %4825, %c9 : index
      %5182 = arith.addi %4824, %5181 : index
      %5183 = arith.cmpi slt, %5182, %21 : index
      %5184 = arith.cmpi slt, %5181, %c4 : index
      %5185 = arith.andi %5183, %5184 : i1
      scf.if %5185 {
        %5186 = arith.addi %4824, %5181 : index
        %5187 = arith.addi %slotsAt, %5186 : index
        %5188 = memref.load %step[%5187] : memref<?xi32>
        %5189 = arith.index_cast %5188 : i32 to index
        %5190 = arith.cmpi sge, %5189, %c9 : index
        scf.if %5190 {
          %5191 = arith.muli %5181, %c27 : index
          %5192 = arith.subi %0, %heads : index
          %5193 = memref.load %scales[%5192] : memref<?xf32>
          %5194 = vector.broadcast %5193 : f32 to vector<4xf32>
          %5195 = arith.divui %5189, %c4 : index
          %5196 = arith.remui %5189, %c4 : index
          %5197 = arith.muli %5195, %pageBytes : index
          %5198 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5198 {
            %5199 = wave.lane
            %5200 = arith.muli %5199, %c35 : index
            scf.for %5201 = %5200 to %c27 step %c6 {
              %5202 = arith.addi %5191, %5201 : index
              %5203 = vector.load %19[%5202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5204 = arith.mulf %5203, %5194 : vector<4xf32>
              %5205 = arith.minimumf %5204, %c48 : vector<4xf32>
              %5206 = arith.maximumf %5205, %c49 : vector<4xf32>
              %5207 = arith.truncf %5206 : vector<4xf32> to vector<4xf16>
              %5208 = vector.bitcast %5207 : vector<4xf16> to vector<8xi8>
              %5209 = arith.cmpi slt, %5192, %kvHeads : index
              scf.if %5209 {
                %5210 = arith.muli %5192, %c11 : index
                %5211 = arith.addi %5197, %5210 : index
                %5212 = arith.divui %5201, %c4 : index
                %5213 = arith.muli %5212, %c21 : index
                %5214 = arith.remui %5201, %c4 : index
                %5215 = arith.divui %5214, %c15 : index
                %5216 = arith.muli %5215, %c26 : index
                %5217 = arith.muli %5196, %c4 : index
                %5218 = arith.addi %5216, %5217 : index
                %5219 = arith.remui %5214, %c15 : index
                %5220 = arith.muli %5219, %c8 : index
                %5221 = arith.addi %5218, %5220 : index
                %5222 = arith.addi %5213, %5221 : index
                %5223 = arith.addi %5211, %5222 : index
                vector.store %5208, %kv[%5223] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5224 = arith.subi %5192, %kvHeads : index
                %5225 = arith.muli %5224, %c11 : index
                %5226 = arith.addi %5197, %5225 : index
                %5227 = arith.addi %5201, %c9 : index
                %5228 = arith.divui %5227, %c4 : index
                %5229 = arith.muli %5228, %c21 : index
                %5230 = arith.addi %5229, %c33 : index
                %5231 = arith.remui %5227, %c4 : index
                %5232 = arith.divui %5196, %c8 : index
                %5233 = arith.remui %5196, %c8 : index
                %5234 = arith.muli %5233, %c15 : index
                %5235 = arith.addi %5232, %5234 : index
                %5236 = arith.divui %5235, %c15 : index
                %5237 = arith.muli %5236, %c26 : index
                %5238 = arith.muli %5231, %c4 : index
                %5239 = arith.addi %5237, %5238 : index
                %5240 = arith.remui %5235, %c15 : index
                %5241 = arith.muli %5240, %c8 : index
                %5242 = arith.addi %5239, %5241 : index
                %5243 = arith.addi %5230, %5242 : index
                %5244 = arith.addi %5226, %5243 : index
                %5245 = vector.shuffle %5208, %5208 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5245, %kv[%5244] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5246 = arith.addi %5201, %c10 : index
                %5247 = arith.divui %5246, %c4 : index
                %5248 = arith.muli %5247, %c21 : index
                %5249 = arith.addi %5248, %c33 : index
                %5250 = arith.remui %5246, %c4 : index
                %5251 = arith.divui %5196, %c8 : index
                %5252 = arith.remui %5196, %c8 : index
                %5253 = arith.muli %5252, %c15 : index
                %5254 = arith.addi %5251, %5253 : index
                %5255 = arith.divui %5254, %c15 : index
                %5256 = arith.muli %5255, %c26 : index
                %5257 = arith.muli %5250, %c4 : index
                %5258 = arith.addi %5256, %5257 : index
                %5259 = arith.remui %5254, %c15 : index
                %5260 = arith.muli %5259, %c8 : index
                %5261 = arith.addi %5258, %5260 : index
                %5262 = arith.addi %5249, %5261 : index
                %5263 = arith.addi %5226, %5262 : index
                %5264 = vector.shuffle %5208, %5208 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5264, %kv[%5263] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5265 = arith.addi %5201, %c8 : index
                %5266 = arith.divui %5265, %c4 : index
                %5267 = arith.muli %5266, %c21 : index
                %5268 = arith.addi %5267, %c33 : index
                %5269 = arith.remui %5265, %c4 : index
                %5270 = arith.divui %5196, %c8 : index
                %5271 = arith.remui %5196, %c8 : index
                %5272 = arith.muli %5271, %c15 : index
                %5273 = arith.addi %5270, %5272 : index
                %5274 = arith.divui %5273, %c15 : index
                %5275 = arith.muli %5274, %c26 : index
                %5276 = arith.muli %5269, %c4 : index
                %5277 = arith.addi %5275, %5276 : index
                %5278 = arith.remui %5273, %c15 : index
                %5279 = arith.muli %5278, %c8 : index
                %5280 = arith.addi %5277, %5279 : index
                %5281 = arith.addi %5268, %5280 : index
                %5282 = arith.addi %5226, %5281 : index
                %5283 = vector.shuffle %5208, %5208 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5283, %kv[%5282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5284 = arith.addi %5201, %c2 : index
                %5285 = arith.divui %5284, %c4 : index
                %5286 = arith.muli %5285, %c21 : index
                %5287 = arith.addi %5286, %c33 : index
                %5288 = arith.remui %5284, %c4 : index
                %5289 = arith.divui %5196, %c8 : index
                %5290 = arith.remui %5196, %c8 : index
                %5291 = arith.muli %5290, %c15 : index
                %5292 = arith.addi %5289, %5291 : index
                %5293 = arith.divui %5292, %c15 : index
                %5294 = arith.muli %5293, %c26 : index
                %5295 = arith.muli %5288, %c4 : index
                %5296 = arith.addi %5294, %5295 : index
                %5297 = arith.remui %5292, %c15 : index
                %5298 = arith.muli %5297, %c8 : index
                %5299 = arith.addi %5296, %5298 : index
                %5300 = arith.addi %5287, %5299 : index
                %5301 = arith.addi %5226, %5300 : index
                %5302 = vector.shuffle %5208, %5208 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5302, %kv[%5301] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5303 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5303 {
            %5304 = wave.lane
            %5305 = arith.muli %5304, %c35 : index
            scf.for %5306 = %5305 to %c27 step %c6 {
              %5307 = arith.addi %5191, %5306 : index
              %5308 = vector.load %19[%5307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5309 = arith.mulf %5308, %5194 : vector<4xf32>
              %5310 = wave.fp8_encode "e4m3" %5309 : vector<4xf32> -> vector<4xi8>
              %5311 = arith.cmpi slt, %5192, %kvHeads : index
              scf.if %5311 {
                %5312 = arith.muli %5192, %c33 : index
                %5313 = arith.addi %5197, %5312 : index
                %5314 = vector.shuffle %5310, %5310 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5315 = arith.divui %5306, %c4 : index
                %5316 = arith.muli %5315, %c26 : index
                %5317 = arith.remui %5306, %c4 : index
                %5318 = arith.muli %5196, %c4 : index
                %5319 = arith.divui %5317, %c35 : index
                %5320 = arith.muli %5319, %c35 : index
                %5321 = arith.remui %5317, %c8 : index
                %5322 = arith.muli %5321, %c8 : index
                %5323 = arith.addi %5320, %5322 : index
                %5324 = arith.divui %5317, %c8 : index
                %5325 = arith.remui %5324, %c8 : index
                %5326 = arith.addi %5323, %5325 : index
                %5327 = arith.addi %5318, %5326 : index
                %5328 = arith.addi %5316, %5327 : index
                %5329 = arith.addi %5313, %5328 : index
                vector.store %5314, %kv[%5329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5330 = arith.subi %5192, %kvHeads : index
                %5331 = arith.muli %5330, %c33 : index
                %5332 = arith.addi %5197, %5331 : index
                %5333 = arith.addi %5306, %c9 : index
                %5334 = arith.divui %5333, %c4 : index
                %5335 = arith.muli %5334, %c26 : index
                %5336 = arith.addi %5335, %c12 : index
                %5337 = arith.remui %5333, %c4 : index
                %5338 = arith.divui %5196, %c8 : index
                %5339 = arith.remui %5196, %c8 : index
                %5340 = arith.muli %5339, %c15 : index
                %5341 = arith.addi %5338, %5340 : index
                %5342 = arith.muli %5337, %c4 : index
                %5343 = arith.divui %5341, %c35 : index
                %5344 = arith.muli %5343, %c35 : index
                %5345 = arith.remui %5341, %c8 : index
                %5346 = arith.muli %5345, %c8 : index
                %5347 = arith.addi %5344, %5346 : index
                %5348 = arith.divui %5341, %c8 : index
                %5349 = arith.remui %5348, %c8 : index
                %5350 = arith.addi %5347, %5349 : index
                %5351 = arith.addi %5342, %5350 : index
                %5352 = arith.addi %5336, %5351 : index
                %5353 = arith.addi %5332, %5352 : index
                %5354 = vector.shuffle %5310, %5310 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5354, %kv[%5353] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5355 = arith.addi %5306, %c10 : index
                %5356 = arith.divui %5355, %c4 : index
                %5357 = arith.muli %5356, %c26 : index
                %5358 = arith.addi %5357, %c12 : index
                %5359 = arith.remui %5355, %c4 : index
                %5360 = arith.divui %5196, %c8 : index
                %5361 = arith.remui %5196, %c8 : index
                %5362 = arith.muli %5361, %c15 : index
                %5363 = arith.addi %5360, %5362 : index
                %5364 = arith.muli %5359, %c4 : index
                %5365 = arith.divui %5363, %c35 : index
                %5366 = arith.muli %5365, %c35 : index
                %5367 = arith.remui %5363, %c8 : index
                %5368 = arith.muli %5367, %c8 : index
                %5369 = arith.addi %5366, %5368 : index
                %5370 = arith.divui %5363, %c8 : index
                %5371 = arith.remui %5370, %c8 : index
                %5372 = arith.addi %5369, %5371 : index
                %5373 = arith.addi %5364, %5372 : index
                %5374 = arith.addi %5358, %5373 : index
                %5375 = arith.addi %5332, %5374 : index
                %5376 = vector.shuffle %5310, %5310 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5376, %kv[%5375] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5377 = arith.addi %5306, %c8 : index
                %5378 = arith.divui %5377, %c4 : index
                %5379 = arith.muli %5378, %c26 : index
                %5380 = arith.addi %5379, %c12 : index
                %5381 = arith.remui %5377, %c4 : index
                %5382 = arith.divui %5196, %c8 : index
                %5383 = arith.remui %5196, %c8 : index
                %5384 = arith.muli %5383, %c15 : index
                %5385 = arith.addi %5382, %5384 : index
                %5386 = arith.muli %5381, %c4 : index
                %5387 = arith.divui %5385, %c35 : index
                %5388 = arith.muli %5387, %c35 : index
                %5389 = arith.remui %5385, %c8 : index
                %5390 = arith.muli %5389, %c8 : index
                %5391 = arith.addi %5388, %5390 : index
                %5392 = arith.divui %5385, %c8 : index
                %5393 = arith.remui %5392, %c8 : index
                %5394 = arith.addi %5391, %5393 : index
                %5395 = arith.addi %5386, %5394 : index
                %5396 = arith.addi %5380, %5395 : index
                %5397 = arith.addi %5332, %5396 : index
                %5398 = vector.shuffle %5310, %5310 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5398, %kv[%5397] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5399 = arith.addi %5306, %c2 : index
                %5400 = arith.divui %5399, %c4 : index
                %5401 = arith.muli %5400, %c26 : index
                %5402 = arith.addi %5401, %c12 : index
                %5403 = arith.remui %5399, %c4 : index
                %5404 = arith.divui %5196, %c8 : index
                %5405 = arith.remui %5196, %c8 : index
                %5406 = arith.muli %5405, %c15 : index
                %5407 = arith.addi %5404, %5406 : index
                %5408 = arith.muli %5403, %c4 : index
                %5409 = arith.divui %5407, %c35 : index
                %5410 = arith.muli %5409, %c35 : index
                %5411 = arith.remui %5407, %c8 : index
                %5412 = arith.muli %5411, %c8 : index
                %5413 = arith.addi %5410, %5412 : index
                %5414 = arith.divui %5407, %c8 : index
                %5415 = arith.remui %5414, %c8 : index
                %5416 = arith.addi %5413, %5415 : index
                %5417 = arith.addi %5408, %5416 : index
                %5418 = arith.addi %5402, %5417 : index
                %5419 = arith.addi %5332, %5418 : index
                %5420 = vector.shuffle %5310, %5310 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5420, %kv[%5419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5421 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5421 {
            %5422 = wave.lane
            %5423 = arith.muli %5422, %c35 : index
            scf.for %5424 = %5423 to %c27 step %c6 {
              %5425 = arith.addi %5191, %5424 : index
              %5426 = vector.load %19[%5425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5427 = arith.mulf %5426, %5194 : vector<4xf32>
              %5428 = wave.fp8_encode "e5m2" %5427 : vector<4xf32> -> vector<4xi8>
              %5429 = arith.cmpi slt, %5192, %kvHeads : index
              scf.if %5429 {
                %5430 = arith.muli %5192, %c33 : index
                %5431 = arith.addi %5197, %5430 : index
                %5432 = vector.shuffle %5428, %5428 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5433 = arith.divui %5424, %c4 : index
                %5434 = arith.muli %5433, %c26 : index
                %5435 = arith.remui %5424, %c4 : index
                %5436 = arith.muli %5196, %c4 : index
                %5437 = arith.divui %5435, %c35 : index
                %5438 = arith.muli %5437, %c35 : index
                %5439 = arith.remui %5435, %c8 : index
                %5440 = arith.muli %5439, %c8 : index
                %5441 = arith.addi %5438, %5440 : index
                %5442 = arith.divui %5435, %c8 : index
                %5443 = arith.remui %5442, %c8 : index
                %5444 = arith.addi %5441, %5443 : index
                %5445 = arith.addi %5436, %5444 : index
                %5446 = arith.addi %5434, %5445 : index
                %5447 = arith.addi %5431, %5446 : index
                vector.store %5432, %kv[%5447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5448 = arith.subi %5192, %kvHeads : index
                %5449 = arith.muli %5448, %c33 : index
                %5450 = arith.addi %5197, %5449 : index
                %5451 = arith.addi %5424, %c9 : index
                %5452 = arith.divui %5451, %c4 : index
                %5453 = arith.muli %5452, %c26 : index
                %5454 = arith.addi %5453, %c12 : index
                %5455 = arith.remui %5451, %c4 : index
                %5456 = arith.divui %5196, %c8 : index
                %5457 = arith.remui %5196, %c8 : index
                %5458 = arith.muli %5457, %c15 : index
                %5459 = arith.addi %5456, %5458 : index
                %5460 = arith.muli %5455, %c4 : index
                %5461 = arith.divui %5459, %c35 : index
                %5462 = arith.muli %5461, %c35 : index
                %5463 = arith.remui %5459, %c8 : index
                %5464 = arith.muli %5463, %c8 : index
                %5465 = arith.addi %5462, %5464 : index
                %5466 = arith.divui %5459, %c8 : index
                %5467 = arith.remui %5466, %c8 : index
                %5468 = arith.addi %5465, %5467 : index
                %5469 = arith.addi %5460, %5468 : index
                %5470 = arith.addi %5454, %5469 : index
                %5471 = arith.addi %5450, %5470 : index
                %5472 = vector.shuffle %5428, %5428 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5472, %kv[%5471] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5473 = arith.addi %5424, %c10 : index
                %5474 = arith.divui %5473, %c4 : index
                %5475 = arith.muli %5474, %c26 : index
                %5476 = arith.addi %5475, %c12 : index
                %5477 = arith.remui %5473, %c4 : index
                %5478 = arith.divui %5196, %c8 : index
                %5479 = arith.remui %5196, %c8 : index
                %5480 = arith.muli %5479, %c15 : index
                %5481 = arith.addi %5478, %5480 : index
                %5482 = arith.muli %5477, %c4 : index
                %5483 = arith.divui %5481, %c35 : index
                %5484 = arith.muli %5483, %c35 : index
                %5485 = arith.remui %5481, %c8 : index
                %5486 = arith.muli %5485, %c8 : index
                %5487 = arith.addi %5484, %5486 : index
                %5488 = arith.divui %5481, %c8 : index
                %5489 = arith.remui %5488, %c8 : index
                %5490 = arith.addi %5487, %5489 : index
                %5491 = arith.addi %5482, %5490 : index
                %5492 = arith.addi %5476, %5491 : index
                %5493 = arith.addi %5450, %5492 : index
                %5494 = vector.shuffle %5428, %5428 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5494, %kv[%5493] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5495 = arith.addi %5424, %c8 : index
                %5496 = arith.divui %5495, %c4 : index
                %5497 = arith.muli %5496, %c26 : index
                %5498 = arith.addi %5497, %c12 : index
                %5499 = arith.remui %5495, %c4 : index
                %5500 = arith.divui %5196, %c8 : index
                %5501 = arith.remui %5196, %c8 : index
                %5502 = arith.muli %5501, %c15 : index
                %5503 = arith.addi %5500, %5502 : index
                %5504 = arith.muli %5499, %c4 : index
                %5505 = arith.divui %5503, %c35 : index
                %5506 = arith.muli %5505, %c35 : index
                %5507 = arith.remui %5503, %c8 : index
                %5508 = arith.muli %5507, %c8 : index
                %5509 = arith.addi %5506, %5508 : index
                %5510 = arith.divui %5503, %c8 : index
                %5511 = arith.remui %5510, %c8 : index
                %5512 = arith.addi %5509, %5511 : index
                %5513 = arith.addi %5504, %5512 : index
                %5514 = arith.addi %5498, %5513 : index
                %5515 = arith.addi %5450, %5514 : index
                %5516 = vector.shuffle %5428, %5428 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5516, %kv[%5515] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5517 = arith.addi %5424, %c2 : index
                %5518 = arith.divui %5517, %c4 : index
                %5519 = arith.muli %5518, %c26 : index
                %5520 = arith.addi %5519, %c12 : index
                %5521 = arith.remui %5517, %c4 : index
                %5522 = arith.divui %5196, %c8 : index
                %5523 = arith.remui %5196, %c8 : index
                %5524 = arith.muli %5523, %c15 : index
                %5525 = arith.addi %5522, %5524 : index
                %5526 = arith.muli %5521, %c4 : index
                %5527 = arith.divui %5525, %c35 : index
                %5528 = arith.muli %5527, %c35 : index
                %5529 = arith.remui %5525, %c8 : index
                %5530 = arith.muli %5529, %c8 : index
                %5531 = arith.addi %5528, %5530 : index
                %5532 = arith.divui %5525, %c8 : index
                %5533 = arith.remui %5532, %c8 : index
                %5534 = arith.addi %5531, %5533 : index
                %5535 = arith.addi %5526, %5534 : index
                %5536 = arith.addi %5520, %5535 : index
                %5537 = arith.addi %5450, %5536 : index
                %5538 = vector.shuffle %5428, %5428 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5538, %kv[%5537] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5539 = arith.addi %4825, %c44 : index
      %5540 = arith.addi %4824, %5539 : index
      %5541 = arith.cmpi slt, %5540, %21 : index
      %5542 = arith.cmpi slt, %5539, %c4 : index
      %5543 = arith.andi %5541, %5542 : i1
      scf.if %5543 {
        %5544 = arith.addi %4824, %5539 : index
        %5545 = arith.addi %slotsAt, %5544 : index
        %5546 = memref.load %step[%5545] : memref<?xi32>
        %5547 = arith.index_cast %5546 : i32 to index
        %5548 = arith.cmpi sge, %5547, %c9 : index
        scf.if %5548 {
          %5549 = arith.muli %5539, %c27 : index
          %5550 = arith.subi %0, %heads : index
          %5551 = memref.load %scales[%5550] : memref<?xf32>
          %5552 = vector.broadcast %5551 : f32 to vector<4xf32>
          %5553 = arith.divui %5547, %c4 : index
          %5554 = arith.remui %5547, %c4 : index
          %5555 = arith.muli %5553, %pageBytes : index
          %5556 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5556 {
            %5557 = wave.lane
            %5558 = arith.muli %5557, %c35 : index
            scf.for %5559 = %5558 to %c27 step %c6 {
              %5560 = arith.addi %5549, %5559 : index
              %5561 = vector.load %19[%5560] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5562 = arith.mulf %5561, %5552 : vector<4xf32>
              %5563 = arith.minimumf %5562, %c48 : vector<4xf32>
              %5564 = arith.maximumf %5563, %c49 : vector<4xf32>
              %5565 = arith.truncf %5564 : vector<4xf32> to vector<4xf16>
              %5566 = vector.bitcast %5565 : vector<4xf16> to vector<8xi8>
              %5567 = arith.cmpi slt, %5550, %kvHeads : index
              scf.if %5567 {
                %5568 = arith.muli %5550, %c11 : index
                %5569 = arith.addi %5555, %5568 : index
                %5570 = arith.divui %5559, %c4 : index
                %5571 = arith.muli %5570, %c21 : index
                %5572 = arith.remui %5559, %c4 : index
                %5573 = arith.divui %5572, %c15 : index
                %5574 = arith.muli %5573, %c26 : index
                %5575 = arith.muli %5554, %c4 : index
                %5576 = arith.addi %5574, %5575 : index
                %5577 = arith.remui %5572, %c15 : index
                %5578 = arith.muli %5577, %c8 : index
                %5579 = arith.addi %5576, %5578 : index
                %5580 = arith.addi %5571, %5579 : index
                %5581 = arith.addi %5569, %5580 : index
                vector.store %5566, %kv[%5581] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5582 = arith.subi %5550, %kvHeads : index
                %5583 = arith.muli %5582, %c11 : index
                %5584 = arith.addi %5555, %5583 : index
                %5585 = arith.addi %5559, %c9 : index
                %5586 = arith.divui %5585, %c4 : index
                %5587 = arith.muli %5586, %c21 : index
                %5588 = arith.addi %5587, %c33 : index
                %5589 = arith.remui %5585, %c4 : index
                %5590 = arith.divui %5554, %c8 : index
                %5591 = arith.remui %5554, %c8 : index
                %5592 = arith.muli %5591, %c15 : index
                %5593 = arith.addi %5590, %5592 : index
                %5594 = arith.divui %5593, %c15 : index
                %5595 = arith.muli %5594, %c26 : index
                %5596 = arith.muli %5589, %c4 : index
                %5597 = arith.addi %5595, %5596 : index
                %5598 = arith.remui %5593, %c15 : index
                %5599 = arith.muli %5598, %c8 : index
                %5600 = arith.addi %5597, %5599 : index
                %5601 = arith.addi %5588, %5600 : index
                %5602 = arith.addi %5584, %5601 : index
                %5603 = vector.shuffle %5566, %5566 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5603, %kv[%5602] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5604 = arith.addi %5559, %c10 : index
                %5605 = arith.divui %5604, %c4 : index
                %5606 = arith.muli %5605, %c21 : index
                %5607 = arith.addi %5606, %c33 : index
                %5608 = arith.remui %5604, %c4 : index
                %5609 = arith.divui %5554, %c8 : index
                %5610 = arith.remui %5554, %c8 : index
                %5611 = arith.muli %5610, %c15 : index
                %5612 = arith.addi %5609, %5611 : index
                %5613 = arith.divui %5612, %c15 : index
                %5614 = arith.muli %5613, %c26 : index
                %5615 = arith.muli %5608, %c4 : index
                %5616 = arith.addi %5614, %5615 : index
                %5617 = arith.remui %5612, %c15 : index
                %5618 = arith.muli %5617, %c8 : index
                %5619 = arith.addi %5616, %5618 : index
                %5620 = arith.addi %5607, %5619 : index
                %5621 = arith.addi %5584, %5620 : index
                %5622 = vector.shuffle %5566, %5566 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5622, %kv[%5621] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5623 = arith.addi %5559, %c8 : index
                %5624 = arith.divui %5623, %c4 : index
                %5625 = arith.muli %5624, %c21 : index
                %5626 = arith.addi %5625, %c33 : index
                %5627 = arith.remui %5623, %c4 : index
                %5628 = arith.divui %5554, %c8 : index
                %5629 = arith.remui %5554, %c8 : index
                %5630 = arith.muli %5629, %c15 : index
                %5631 = arith.addi %5628, %5630 : index
                %5632 = arith.divui %5631, %c15 : index
                %5633 = arith.muli %5632, %c26 : index
                %5634 = arith.muli %5627, %c4 : index
                %5635 = arith.addi %5633, %5634 : index
                %5636 = arith.remui %5631, %c15 : index
                %5637 = arith.muli %5636, %c8 : index
                %5638 = arith.addi %5635, %5637 : index
                %5639 = arith.addi %5626, %5638 : index
                %5640 = arith.addi %5584, %5639 : index
                %5641 = vector.shuffle %5566, %5566 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5641, %kv[%5640] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5642 = arith.addi %5559, %c2 : index
                %5643 = arith.divui %5642, %c4 : index
                %5644 = arith.muli %5643, %c21 : index
                %5645 = arith.addi %5644, %c33 : index
                %5646 = arith.remui %5642, %c4 : index
                %5647 = arith.divui %5554, %c8 : index
                %5648 = arith.remui %5554, %c8 : index
                %5649 = arith.muli %5648, %c15 : index
                %5650 = arith.addi %5647, %5649 : index
                %5651 = arith.divui %5650, %c15 : index
                %5652 = arith.muli %5651, %c26 : index
                %5653 = arith.muli %5646, %c4 : index
                %5654 = arith.addi %5652, %5653 : index
                %5655 = arith.remui %5650, %c15 : index
                %5656 = arith.muli %5655, %c8 : index
                %5657 = arith.addi %5654, %5656 : index
                %5658 = arith.addi %5645, %5657 : index
                %5659 = arith.addi %5584, %5658 : index
                %5660 = vector.shuffle %5566, %5566 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5660, %kv[%5659] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5661 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5661 {
            %5662 = wave.lane
            %5663 = arith.muli %5662, %c35 : index
            scf.for %5664 = %5663 to %c27 step %c6 {
              %5665 = arith.addi %5549, %5664 : index
              %5666 = vector.load %19[%5665] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5667 = arith.mulf %5666, %5552 : vector<4xf32>
              %5668 = wave.fp8_encode "e4m3" %5667 : vector<4xf32> -> vector<4xi8>
              %5669 = arith.cmpi slt, %5550, %kvHeads : index
              scf.if %5669 {
                %5670 = arith.muli %5550, %c33 : index
                %5671 = arith.addi %5555, %5670 : index
                %5672 = vector.shuffle %5668, %5668 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5673 = arith.divui %5664, %c4 : index
                %5674 = arith.muli %5673, %c26 : index
                %5675 = arith.remui %5664, %c4 : index
                %5676 = arith.muli %5554, %c4 : index
                %5677 = arith.divui %5675, %c35 : index
                %5678 = arith.muli %5677, %c35 : index
                %5679 = arith.remui %5675, %c8 : index
                %5680 = arith.muli %5679, %c8 : index
                %5681 = arith.addi %5678, %5680 : index
                %5682 = arith.divui %5675, %c8 : index
                %5683 = arith.remui %5682, %c8 : index
                %5684 = arith.addi %5681, %5683 : index
                %5685 = arith.addi %5676, %5684 : index
                %5686 = arith.addi %5674, %5685 : index
                %5687 = arith.addi %5671, %5686 : index
                vector.store %5672, %kv[%5687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5688 = arith.subi %5550, %kvHeads : index
                %5689 = arith.muli %5688, %c33 : index
                %5690 = arith.addi %5555, %5689 : index
                %5691 = arith.addi %5664, %c9 : index
                %5692 = arith.divui %5691, %c4 : index
                %5693 = arith.muli %5692, %c26 : index
                %5694 = arith.addi %5693, %c12 : index
                %5695 = arith.remui %5691, %c4 : index
                %5696 = arith.divui %5554, %c8 : index
                %5697 = arith.remui %5554, %c8 : index
                %5698 = arith.muli %5697, %c15 : index
                %5699 = arith.addi %5696, %5698 : index
                %5700 = arith.muli %5695, %c4 : index
                %5701 = arith.divui %5699, %c35 : index
                %5702 = arith.muli %5701, %c35 : index
                %5703 = arith.remui %5699, %c8 : index
                %5704 = arith.muli %5703, %c8 : index
                %5705 = arith.addi %5702, %5704 : index
                %5706 = arith.divui %5699, %c8 : index
                %5707 = arith.remui %5706, %c8 : index
                %5708 = arith.addi %5705, %5707 : index
                %5709 = arith.addi %5700, %5708 : index
                %5710 = arith.addi %5694, %5709 : index
                %5711 = arith.addi %5690, %5710 : index
                %5712 = vector.shuffle %5668, %5668 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5712, %kv[%5711] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5713 = arith.addi %5664, %c10 : index
                %5714 = arith.divui %5713, %c4 : index
                %5715 = arith.muli %5714, %c26 : index
                %5716 = arith.addi %5715, %c12 : index
                %5717 = arith.remui %5713, %c4 : index
                %5718 = arith.divui %5554, %c8 : index
                %5719 = arith.remui %5554, %c8 : index
                %5720 = arith.muli %5719, %c15 : index
                %5721 = arith.addi %5718, %5720 : index
                %5722 = arith.muli %5717, %c4 : index
                %5723 = arith.divui %5721, %c35 : index
                %5724 = arith.muli %5723, %c35 : index
                %5725 = arith.remui %5721, %c8 : index
                %5726 = arith.muli %5725, %c8 : index
                %5727 = arith.addi %5724, %5726 : index
                %5728 = arith.divui %5721, %c8 : index
                %5729 = arith.remui %5728, %c8 : index
                %5730 = arith.addi %5727, %5729 : index
                %5731 = arith.addi %5722, %5730 : index
                %5732 = arith.addi %5716, %5731 : index
                %5733 = arith.addi %5690, %5732 : index
                %5734 = vector.shuffle %5668, %5668 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5734, %kv[%5733] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5735 = arith.addi %5664, %c8 : index
                %5736 = arith.divui %5735, %c4 : index
                %5737 = arith.muli %5736, %c26 : index
                %5738 = arith.addi %5737, %c12 : index
                %5739 = arith.remui %5735, %c4 : index
                %5740 = arith.divui %5554, %c8 : index
                %5741 = arith.remui %5554, %c8 : index
                %5742 = arith.muli %5741, %c15 : index
                %5743 = arith.addi %5740, %5742 : index
                %5744 = arith.muli %5739, %c4 : index
                %5745 = arith.divui %5743, %c35 : index
                %5746 = arith.muli %5745, %c35 : index
                %5747 = arith.remui %5743, %c8 : index
                %5748 = arith.muli %5747, %c8 : index
                %5749 = arith.addi %5746, %5748 : index
                %5750 = arith.divui %5743, %c8 : index
                %5751 = arith.remui %5750, %c8 : index
                %5752 = arith.addi %5749, %5751 : index
                %5753 = arith.addi %5744, %5752 : index
                %5754 = arith.addi %5738, %5753 : index
                %5755 = arith.addi %5690, %5754 : index
                %5756 = vector.shuffle %5668, %5668 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5756, %kv[%5755] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5757 = arith.addi %5664, %c2 : index
                %5758 = arith.divui %5757, %c4 : index
                %5759 = arith.muli %5758, %c26 : index
                %5760 = arith.addi %5759, %c12 : index
                %5761 = arith.remui %5757, %c4 : index
                %5762 = arith.divui %5554, %c8 : index
                %5763 = arith.remui %5554, %c8 : index
                %5764 = arith.muli %5763, %c15 : index
                %5765 = arith.addi %5762, %5764 : index
                %5766 = arith.muli %5761, %c4 : index
                %5767 = arith.divui %5765, %c35 : index
                %5768 = arith.muli %5767, %c35 : index
                %5769 = arith.remui %5765, %c8 : index
                %5770 = arith.muli %5769, %c8 : index
                %5771 = arith.addi %5768, %5770 : index
                %5772 = arith.divui %5765, %c8 : index
                %5773 = arith.remui %5772, %c8 : index
                %5774 = arith.addi %5771, %5773 : index
                %5775 = arith.addi %5766, %5774 : index
                %5776 = arith.addi %5760, %5775 : index
                %5777 = arith.addi %5690, %5776 : index
                %5778 = vector.shuffle %5668, %5668 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5778, %kv[%5777] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5779 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5779 {
            %5780 = wave.lane
            %5781 = arith.muli %5780, %c35 : index
            scf.for %5782 = %5781 to %c27 step %c6 {
              %5783 = arith.addi %5549, %5782 : index
              %5784 = vector.load %19[%5783] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5785 = arith.mulf %5784, %5552 : vector<4xf32>
              %5786 = wave.fp8_encode "e5m2" %5785 : vector<4xf32> -> vector<4xi8>
              %5787 = arith.cmpi slt, %5550, %kvHeads : index
              scf.if %5787 {
                %5788 = arith.muli %5550, %c33 : index
                %5789 = arith.addi %5555, %5788 : index
                %5790 = vector.shuffle %5786, %5786 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5791 = arith.divui %5782, %c4 : index
                %5792 = arith.muli %5791, %c26 : index
                %5793 = arith.remui %5782, %c4 : index
                %5794 = arith.muli %5554, %c4 : index
                %5795 = arith.divui %5793, %c35 : index
                %5796 = arith.muli %5795, %c35 : index
                %5797 = arith.remui %5793, %c8 : index
                %5798 = arith.muli %5797, %c8 : index
                %5799 = arith.addi %5796, %5798 : index
                %5800 = arith.divui %5793, %c8 : index
                %5801 = arith.remui %5800, %c8 : index
                %5802 = arith.addi %5799, %5801 : index
                %5803 = arith.addi %5794, %5802 : index
                %5804 = arith.addi %5792, %5803 : index
                %5805 = arith.addi %5789, %5804 : index
                vector.store %5790, %kv[%5805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5806 = arith.subi %5550, %kvHeads : index
                %5807 = arith.muli %5806, %c33 : index
                %5808 = arith.addi %5555, %5807 : index
                %5809 = arith.addi %5782, %c9 : index
                %5810 = arith.divui %5809, %c4 : index
                %5811 = arith.muli %5810, %c26 : index
                %5812 = arith.addi %5811, %c12 : index
                %5813 = arith.remui %5809, %c4 : index
                %5814 = arith.divui %5554, %c8 : index
                %5815 = arith.remui %5554, %c8 : index
                %5816 = arith.muli %5815, %c15 : index
                %5817 = arith.addi %5814, %5816 : index
                %5818 = arith.muli %5813, %c4 : index
                %5819 = arith.divui %5817, %c35 : index
                %5820 = arith.muli %5819, %c35 : index
                %5821 = arith.remui %5817, %c8 : index
                %5822 = arith.muli %5821, %c8 : index
                %5823 = arith.addi %5820, %5822 : index
                %5824 = arith.divui %5817, %c8 : index
                %5825 = arith.remui %5824, %c8 : index
                %5826 = arith.addi %5823, %5825 : index
                %5827 = arith.addi %5818, %5826 : index
                %5828 = arith.addi %5812, %5827 : index
                %5829 = arith.addi %5808, %5828 : index
                %5830 = vector.shuffle %5786, %5786 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5830, %kv[%5829] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5831 = arith.addi %5782, %c10 : index
                %5832 = arith.divui %5831, %c4 : index
                %5833 = arith.muli %5832, %c26 : index
                %5834 = arith.addi %5833, %c12 : index
                %5835 = arith.remui %5831, %c4 : index
                %5836 = arith.divui %5554, %c8 : index
                %5837 = arith.remui %5554, %c8 : index
                %5838 = arith.muli %5837, %c15 : index
                %5839 = arith.addi %5836, %5838 : index
                %5840 = arith.muli %5835, %c4 : index
                %5841 = arith.divui %5839, %c35 : index
                %5842 = arith.muli %5841, %c35 : index
                %5843 = arith.remui %5839, %c8 : index
                %5844 = arith.muli %5843, %c8 : index
                %5845 = arith.addi %5842, %5844 : index
                %5846 = arith.divui %5839, %c8 : index
                %5847 = arith.remui %5846, %c8 : index
                %5848 = arith.addi %5845, %5847 : index
                %5849 = arith.addi %5840, %5848 : index
                %5850 = arith.addi %5834, %5849 : index
                %5851 = arith.addi %5808, %5850 : index
                %5852 = vector.shuffle %5786, %5786 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5852, %kv[%5851] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5853 = arith.addi %5782, %c8 : index
                %5854 = arith.divui %5853, %c4 : index
                %5855 = arith.muli %5854, %c26 : index
                %5856 = arith.addi %5855, %c12 : index
                %5857 = arith.remui %5853, %c4 : index
                %5858 = arith.divui %5554, %c8 : index
                %5859 = arith.remui %5554, %c8 : index
                %5860 = arith.muli %5859, %c15 : index
                %5861 = arith.addi %5858, %5860 : index
                %5862 = arith.muli %5857, %c4 : index
                %5863 = arith.divui %5861, %c35 : index
                %5864 = arith.muli %5863, %c35 : index
                %5865 = arith.remui %5861, %c8 : index
                %5866 = arith.muli %5865, %c8 : index
                %5867 = arith.addi %5864, %5866 : index
                %5868 = arith.divui %5861, %c8 : index
                %5869 = arith.remui %5868, %c8 : index
                %5870 = arith.addi %5867, %5869 : index
                %5871 = arith.addi %5862, %5870 : index
                %5872 = arith.addi %5856, %5871 : index
                %5873 = arith.addi %5808, %5872 : index
                %5874 = vector.shuffle %5786, %5786 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5874, %kv[%5873] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5875 = arith.addi %5782, %c2 : index
                %5876 = arith.divui %5875, %c4 : index
                %5877 = arith.muli %5876, %c26 : index
                %5878 = arith.addi %5877, %c12 : index
                %5879 = arith.remui %5875, %c4 : index
                %5880 = arith.divui %5554, %c8 : index
                %5881 = arith.remui %5554, %c8 : index
                %5882 = arith.muli %5881, %c15 : index
                %5883 = arith.addi %5880, %5882 : index
                %5884 = arith.muli %5879, %c4 : index
                %5885 = arith.divui %5883, %c35 : index
                %5886 = arith.muli %5885, %c35 : index
                %5887 = arith.remui %5883, %c8 : index
                %5888 = arith.muli %5887, %c8 : index
                %5889 = arith.addi %5886, %5888 : index
                %5890 = arith.divui %5883, %c8 : index
                %5891 = arith.remui %5890, %c8 : index
                %5892 = arith.addi %5889, %5891 : index
                %5893 = arith.addi %5884, %5892 : index
                %5894 = arith.addi %5878, %5893 : index
                %5895 = arith.addi %5808, %5894 : index
                %5896 = vector.shuffle %5786, %5786 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5896, %kv[%5895] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
