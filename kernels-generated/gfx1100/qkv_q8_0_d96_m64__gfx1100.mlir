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
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 3072 : index
  %c34 = arith.constant 4608 : index
  %c35 = arith.constant 4 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %814 = memref.load %factors[%811] : memref<?xf32>
      %815 = arith.select %813, %814, %c32 : f32
      %816 = arith.addi %725, %c9 : index
      %817 = arith.muli %807, %c16 : index
      %818 = arith.addi %816, %817 : index
      %819 = memref.load %18[%818] : memref<?xf32>
      %820 = arith.addi %818, %c12 : index
      %821 = memref.load %18[%820] : memref<?xf32>
      %822 = arith.addf %819, %821 : f32
      %823 = arith.addi %818, %c33 : index
      %824 = memref.load %18[%823] : memref<?xf32>
      %825 = arith.addf %822, %824 : f32
      %826 = arith.addi %818, %c34 : index
      %827 = memref.load %18[%826] : memref<?xf32>
      %828 = arith.addf %825, %827 : f32
      %829 = arith.remui %722, %c4 : index
      %830 = arith.muli %829, %c35 : index
      %831 = arith.addi %15, %830 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %834, %815 : f32
      %836 = arith.mulf %828, %835 : f32
      %837 = arith.muli %3, %c8 : index
      %838 = arith.addi %837, %c9 : index
      %839 = arith.muli %838, %c4 : index
      %840 = arith.remui %722, %c4 : index
      %841 = arith.addi %839, %840 : index
      %842 = arith.muli %810, %c27 : index
      %843 = arith.addi %842, %841 : index
      memref.store %836, %19[%843] : memref<?xf32>
      %844 = arith.addi %725, %c26 : index
      %845 = arith.muli %807, %c16 : index
      %846 = arith.addi %844, %845 : index
      %847 = memref.load %18[%846] : memref<?xf32>
      %848 = arith.addi %846, %c12 : index
      %849 = memref.load %18[%848] : memref<?xf32>
      %850 = arith.addf %847, %849 : f32
      %851 = arith.addi %846, %c33 : index
      %852 = memref.load %18[%851] : memref<?xf32>
      %853 = arith.addf %850, %852 : f32
      %854 = arith.addi %846, %c34 : index
      %855 = memref.load %18[%854] : memref<?xf32>
      %856 = arith.addf %853, %855 : f32
      %857 = arith.remui %722, %c4 : index
      %858 = arith.muli %857, %c35 : index
      %859 = arith.addi %17, %858 : index
      %860 = vector.load %w[%859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %861 = vector.bitcast %860 : vector<4xi8> to vector<1xf32>
      %862 = vector.extract %861[0] : f32 from vector<1xf32>
      %863 = arith.mulf %862, %815 : f32
      %864 = arith.mulf %856, %863 : f32
      %865 = arith.muli %3, %c8 : index
      %866 = arith.addi %865, %c10 : index
      %867 = arith.muli %866, %c4 : index
      %868 = arith.remui %722, %c4 : index
      %869 = arith.addi %867, %868 : index
      %870 = arith.muli %810, %c27 : index
      %871 = arith.addi %870, %869 : index
      memref.store %864, %19[%871] : memref<?xf32>
    }
    %872 = arith.muli %4, %c8 : index
    %873 = arith.addi %872, %c10 : index
    %874 = arith.muli %873, %c8 : index
    %875 = arith.divui %722, %c4 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.addi %721, %876 : index
    %878 = arith.cmpi slt, %877, %21 : index
    scf.if %878 {
      %879 = arith.cmpi eq, %hasFactors, %c10 : index
      %880 = memref.load %factors[%877] : memref<?xf32>
      %881 = arith.select %879, %880, %c32 : f32
      %882 = arith.addi %725, %c9 : index
      %883 = arith.muli %873, %c16 : index
      %884 = arith.addi %882, %883 : index
      %885 = memref.load %18[%884] : memref<?xf32>
      %886 = arith.addi %884, %c12 : index
      %887 = memref.load %18[%886] : memref<?xf32>
      %888 = arith.addf %885, %887 : f32
      %889 = arith.addi %884, %c33 : index
      %890 = memref.load %18[%889] : memref<?xf32>
      %891 = arith.addf %888, %890 : f32
      %892 = arith.addi %884, %c34 : index
      %893 = memref.load %18[%892] : memref<?xf32>
      %894 = arith.addf %891, %893 : f32
      %895 = arith.remui %722, %c4 : index
      %896 = arith.muli %895, %c35 : index
      %897 = arith.addi %15, %896 : index
      %898 = vector.load %w[%897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %899 = vector.bitcast %898 : vector<4xi8> to vector<1xf32>
      %900 = vector.extract %899[0] : f32 from vector<1xf32>
      %901 = arith.mulf %900, %881 : f32
      %902 = arith.mulf %894, %901 : f32
      %903 = arith.muli %3, %c8 : index
      %904 = arith.addi %903, %c9 : index
      %905 = arith.muli %904, %c4 : index
      %906 = arith.remui %722, %c4 : index
      %907 = arith.addi %905, %906 : index
      %908 = arith.muli %876, %c27 : index
      %909 = arith.addi %908, %907 : index
      memref.store %902, %19[%909] : memref<?xf32>
      %910 = arith.addi %725, %c26 : index
      %911 = arith.muli %873, %c16 : index
      %912 = arith.addi %910, %911 : index
      %913 = memref.load %18[%912] : memref<?xf32>
      %914 = arith.addi %912, %c12 : index
      %915 = memref.load %18[%914] : memref<?xf32>
      %916 = arith.addf %913, %915 : f32
      %917 = arith.addi %912, %c33 : index
      %918 = memref.load %18[%917] : memref<?xf32>
      %919 = arith.addf %916, %918 : f32
      %920 = arith.addi %912, %c34 : index
      %921 = memref.load %18[%920] : memref<?xf32>
      %922 = arith.addf %919, %921 : f32
      %923 = arith.remui %722, %c4 : index
      %924 = arith.muli %923, %c35 : index
      %925 = arith.addi %17, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %881 : f32
      %930 = arith.mulf %922, %929 : f32
      %931 = arith.muli %3, %c8 : index
      %932 = arith.addi %931, %c10 : index
      %933 = arith.muli %932, %c4 : index
      %934 = arith.remui %722, %c4 : index
      %935 = arith.addi %933, %934 : index
      %936 = arith.muli %876, %c27 : index
      %937 = arith.addi %936, %935 : index
      memref.store %930, %19[%937] : memref<?xf32>
    }
    wave.barrier
    %938 = arith.addi %22, %c9 : index
    %939 = wave.wave
    %940 = arith.addi %939, %c9 : index
    %941 = arith.addi %938, %940 : index
    %942 = arith.cmpi slt, %941, %21 : index
    %943 = arith.cmpi slt, %940, %c4 : index
    %944 = arith.andi %942, %943 : i1
    scf.if %944 {
      %945 = arith.addi %938, %940 : index
      %946 = arith.muli %940, %c27 : index
      %947 = wave.lane
      %948 = arith.addi %947, %c9 : index
      %949 = arith.cmpi eq, %hasBias, %c10 : index
      %950 = arith.addi %946, %948 : index
      %951 = memref.load %19[%950] : memref<?xf32>
      %952 = arith.muli %0, %c27 : index
      %953 = arith.addi %952, %948 : index
      %954 = memref.load %bias[%953] : memref<?xf32>
      %955 = arith.addf %951, %954 : f32
      %956 = arith.select %949, %955, %951 : f32
      %957 = arith.addi %948, %c17 : index
      %958 = arith.cmpi eq, %hasBias, %c10 : index
      %959 = arith.addi %946, %957 : index
      %960 = memref.load %19[%959] : memref<?xf32>
      %961 = arith.muli %0, %c27 : index
      %962 = arith.addi %961, %957 : index
      %963 = memref.load %bias[%962] : memref<?xf32>
      %964 = arith.addf %960, %963 : f32
      %965 = arith.select %958, %964, %960 : f32
      %966 = arith.addi %947, %c16 : index
      %967 = arith.cmpi slt, %966, %c17 : index
      %968 = arith.minsi %966, %c37 : index
      %969 = arith.cmpi eq, %hasBias, %c10 : index
      %970 = arith.addi %946, %968 : index
      %971 = memref.load %19[%970] : memref<?xf32>
      %972 = arith.muli %0, %c27 : index
      %973 = arith.addi %972, %968 : index
      %974 = memref.load %bias[%973] : memref<?xf32>
      %975 = arith.addf %971, %974 : f32
      %976 = arith.select %969, %975, %971 : f32
      %977 = arith.addi %968, %c17 : index
      %978 = arith.cmpi eq, %hasBias, %c10 : index
      %979 = arith.addi %946, %977 : index
      %980 = memref.load %19[%979] : memref<?xf32>
      %981 = arith.muli %0, %c27 : index
      %982 = arith.addi %981, %977 : index
      %983 = memref.load %bias[%982] : memref<?xf32>
      %984 = arith.addf %980, %983 : f32
      %985 = arith.select %978, %984, %980 : f32
      %986 = arith.addi %heads, %kvHeads : index
      %987 = arith.cmpi slt, %0, %986 : index
      scf.if %987 {
        %988 = arith.addi %positionsAt, %945 : index
        %989 = memref.load %step[%988] : memref<?xi32>
        %990 = arith.index_cast %989 : i32 to index
        %991 = arith.cmpi eq, %hasNorm, %c10 : index
        %992 = math.fma %956, %956, %c40 : f32
        %993 = math.fma %965, %965, %992 : f32
        %994 = math.fma %976, %976, %993 : f32
        %995 = arith.select %967, %994, %993 : f32
        %996 = math.fma %985, %985, %995 : f32
        %997 = arith.select %967, %996, %995 : f32
        %998 = vector.broadcast %997 : f32 to vector<1xf32>
        %999 = wave.reduce "add" %998 : vector<1xf32>
        %1000 = arith.mulf %999, %inverseHeadDim : f32
        %1001 = arith.addf %1000, %epsilon : f32
        %1002 = math.sqrt %1001 : f32
        %1003 = arith.divf %c32, %1002 : f32
        %1004 = arith.cmpi slt, %0, %heads : index
        %1005 = arith.addi %948, %c17 : index
        %1006 = memref.load %query_norm[%948] : memref<?xf32>
        %1007 = memref.load %key_norm[%948] : memref<?xf32>
        %1008 = arith.select %1004, %1006, %1007 : f32
        %1009 = arith.mulf %956, %1003 : f32
        %1010 = arith.mulf %1009, %1008 : f32
        %1011 = arith.select %991, %1010, %956 : f32
        %1012 = memref.load %query_norm[%1005] : memref<?xf32>
        %1013 = memref.load %key_norm[%1005] : memref<?xf32>
        %1014 = arith.select %1004, %1012, %1013 : f32
        %1015 = arith.mulf %965, %1003 : f32
        %1016 = arith.mulf %1015, %1014 : f32
        %1017 = arith.select %991, %1016, %965 : f32
        %1018 = arith.addi %968, %c17 : index
        %1019 = memref.load %query_norm[%968] : memref<?xf32>
        %1020 = memref.load %key_norm[%968] : memref<?xf32>
        %1021 = arith.select %1004, %1019, %1020 : f32
        %1022 = arith.mulf %976, %1003 : f32
        %1023 = arith.mulf %1022, %1021 : f32
        %1024 = arith.select %991, %1023, %976 : f32
        %1025 = memref.load %query_norm[%1018] : memref<?xf32>
        %1026 = memref.load %key_norm[%1018] : memref<?xf32>
        %1027 = arith.select %1004, %1025, %1026 : f32
        %1028 = arith.mulf %985, %1003 : f32
        %1029 = arith.mulf %1028, %1027 : f32
        %1030 = arith.select %991, %1029, %985 : f32
        %1031 = arith.remui %990, %c26 : index
        %1032 = arith.muli %1031, %c27 : index
        %1033 = arith.addi %1032, %948 : index
        %1034 = arith.divui %990, %c26 : index
        %1035 = arith.addi %1034, %c26 : index
        %1036 = arith.muli %1035, %c27 : index
        %1037 = arith.addi %1036, %948 : index
        %1038 = memref.load %rope[%1033] : memref<?xf32>
        %1039 = arith.addi %1033, %c17 : index
        %1040 = memref.load %rope[%1039] : memref<?xf32>
        %1041 = memref.load %rope[%1037] : memref<?xf32>
        %1042 = arith.addi %1037, %c17 : index
        %1043 = memref.load %rope[%1042] : memref<?xf32>
        %1044 = arith.mulf %1041, %1038 : f32
        %1045 = arith.mulf %1043, %1040 : f32
        %1046 = arith.subf %1044, %1045 : f32
        %1047 = arith.mulf %1043, %1038 : f32
        %1048 = arith.mulf %1041, %1040 : f32
        %1049 = arith.addf %1047, %1048 : f32
        %1050 = arith.mulf %1011, %1046 : f32
        %1051 = arith.mulf %1017, %1049 : f32
        %1052 = arith.subf %1050, %1051 : f32
        %1053 = arith.mulf %1017, %1046 : f32
        %1054 = arith.mulf %1011, %1049 : f32
        %1055 = arith.addf %1053, %1054 : f32
        %1056 = arith.cmpi slt, %0, %heads : index
        scf.if %1056 {
          %1057 = arith.muli %945, %heads : index
          %1058 = arith.addi %1057, %0 : index
          %1059 = arith.muli %1058, %c27 : index
          %1060 = arith.addi %1059, %948 : index
          memref.store %1052, %q[%1060] : memref<?xf32>
          %1061 = arith.addi %1060, %c17 : index
          memref.store %1055, %q[%1061] : memref<?xf32>
        } else {
          %1062 = arith.addi %946, %948 : index
          memref.store %1052, %19[%1062] : memref<?xf32>
          %1063 = arith.addi %946, %948 : index
          %1064 = arith.addi %1063, %c17 : index
          memref.store %1055, %19[%1064] : memref<?xf32>
        }
        %1065 = arith.remui %990, %c26 : index
        %1066 = arith.muli %1065, %c27 : index
        %1067 = arith.addi %1066, %968 : index
        %1068 = arith.divui %990, %c26 : index
        %1069 = arith.addi %1068, %c26 : index
        %1070 = arith.muli %1069, %c27 : index
        %1071 = arith.addi %1070, %968 : index
        %1072 = memref.load %rope[%1067] : memref<?xf32>
        %1073 = arith.addi %1067, %c17 : index
        %1074 = memref.load %rope[%1073] : memref<?xf32>
        %1075 = memref.load %rope[%1071] : memref<?xf32>
        %1076 = arith.addi %1071, %c17 : index
        %1077 = memref.load %rope[%1076] : memref<?xf32>
        %1078 = arith.mulf %1075, %1072 : f32
        %1079 = arith.mulf %1077, %1074 : f32
        %1080 = arith.subf %1078, %1079 : f32
        %1081 = arith.mulf %1077, %1072 : f32
        %1082 = arith.mulf %1075, %1074 : f32
        %1083 = arith.addf %1081, %1082 : f32
        %1084 = arith.mulf %1024, %1080 : f32
        %1085 = arith.mulf %1030, %1083 : f32
        %1086 = arith.subf %1084, %1085 : f32
        %1087 = arith.mulf %1030, %1080 : f32
        %1088 = arith.mulf %1024, %1083 : f32
        %1089 = arith.addf %1087, %1088 : f32
        scf.if %967 {
          %1090 = arith.cmpi slt, %0, %heads : index
          scf.if %1090 {
            %1091 = arith.muli %945, %heads : index
            %1092 = arith.addi %1091, %0 : index
            %1093 = arith.muli %1092, %c27 : index
            %1094 = arith.addi %1093, %968 : index
            memref.store %1086, %q[%1094] : memref<?xf32>
            %1095 = arith.addi %1094, %c17 : index
            memref.store %1089, %q[%1095] : memref<?xf32>
          } else {
            %1096 = arith.addi %946, %968 : index
            memref.store %1086, %19[%1096] : memref<?xf32>
            %1097 = arith.addi %946, %968 : index
            %1098 = arith.addi %1097, %c17 : index
            memref.store %1089, %19[%1098] : memref<?xf32>
          }
        }
      } else {
        %1099 = arith.cmpi slt, %0, %heads : index
        scf.if %1099 {
          %1100 = arith.muli %945, %heads : index
          %1101 = arith.addi %1100, %0 : index
          %1102 = arith.muli %1101, %c27 : index
          %1103 = arith.addi %1102, %948 : index
          memref.store %956, %q[%1103] : memref<?xf32>
          %1104 = arith.addi %1103, %c17 : index
          memref.store %965, %q[%1104] : memref<?xf32>
        } else {
          %1105 = arith.addi %946, %948 : index
          memref.store %956, %19[%1105] : memref<?xf32>
          %1106 = arith.addi %946, %948 : index
          %1107 = arith.addi %1106, %c17 : index
          memref.store %965, %19[%1107] : memref<?xf32>
        }
        scf.if %967 {
          %1108 = arith.cmpi slt, %0, %heads : index
          scf.if %1108 {
            %1109 = arith.muli %945, %heads : index
            %1110 = arith.addi %1109, %0 : index
            %1111 = arith.muli %1110, %c27 : index
            %1112 = arith.addi %1111, %968 : index
            memref.store %976, %q[%1112] : memref<?xf32>
            %1113 = arith.addi %1112, %c17 : index
            memref.store %985, %q[%1113] : memref<?xf32>
          } else {
            %1114 = arith.addi %946, %968 : index
            memref.store %976, %19[%1114] : memref<?xf32>
            %1115 = arith.addi %946, %968 : index
            %1116 = arith.addi %1115, %c17 : index
            memref.store %985, %19[%1116] : memref<?xf32>
          }
        }
      }
    }
    %1117 = arith.addi %939, %c43 : index
    %1118 = arith.addi %938, %1117 : index
    %1119 = arith.cmpi slt, %1118, %21 : index
    %1120 = arith.cmpi slt, %1117, %c4 : index
    %1121 = arith.andi %1119, %1120 : i1
    scf.if %1121 {
      %1122 = arith.addi %938, %1117 : index
      %1123 = arith.muli %1117, %c27 : index
      %1124 = wave.lane
      %1125 = arith.addi %1124, %c9 : index
      %1126 = arith.cmpi eq, %hasBias, %c10 : index
      %1127 = arith.addi %1123, %1125 : index
      %1128 = memref.load %19[%1127] : memref<?xf32>
      %1129 = arith.muli %0, %c27 : index
      %1130 = arith.addi %1129, %1125 : index
      %1131 = memref.load %bias[%1130] : memref<?xf32>
      %1132 = arith.addf %1128, %1131 : f32
      %1133 = arith.select %1126, %1132, %1128 : f32
      %1134 = arith.addi %1125, %c17 : index
      %1135 = arith.cmpi eq, %hasBias, %c10 : index
      %1136 = arith.addi %1123, %1134 : index
      %1137 = memref.load %19[%1136] : memref<?xf32>
      %1138 = arith.muli %0, %c27 : index
      %1139 = arith.addi %1138, %1134 : index
      %1140 = memref.load %bias[%1139] : memref<?xf32>
      %1141 = arith.addf %1137, %1140 : f32
      %1142 = arith.select %1135, %1141, %1137 : f32
      %1143 = arith.addi %1124, %c16 : index
      %1144 = arith.cmpi slt, %1143, %c17 : index
      %1145 = arith.minsi %1143, %c37 : index
      %1146 = arith.cmpi eq, %hasBias, %c10 : index
      %1147 = arith.addi %1123, %1145 : index
      %1148 = memref.load %19[%1147] : memref<?xf32>
      %1149 = arith.muli %0, %c27 : index
      %1150 = arith.addi %1149, %1145 : index
      %1151 = memref.load %bias[%1150] : memref<?xf32>
      %1152 = arith.addf %1148, %1151 : f32
      %1153 = arith.select %1146, %1152, %1148 : f32
      %1154 = arith.addi %1145, %c17 : index
      %1155 = arith.cmpi eq, %hasBias, %c10 : index
      %1156 = arith.addi %1123, %1154 : index
      %1157 = memref.load %19[%1156] : memref<?xf32>
      %1158 = arith.muli %0, %c27 : index
      %1159 = arith.addi %1158, %1154 : index
      %1160 = memref.load %bias[%1159] : memref<?xf32>
      %1161 = arith.addf %1157, %1160 : f32
      %1162 = arith.select %1155, %1161, %1157 : f32
      %1163 = arith.addi %heads, %kvHeads : index
      %1164 = arith.cmpi slt, %0, %1163 : index
      scf.if %1164 {
        %1165 = arith.addi %positionsAt, %1122 : index
        %1166 = memref.load %step[%1165] : memref<?xi32>
        %1167 = arith.index_cast %1166 : i32 to index
        %1168 = arith.cmpi eq, %hasNorm, %c10 : index
        %1169 = math.fma %1133, %1133, %c40 : f32
        %1170 = math.fma %1142, %1142, %1169 : f32
        %1171 = math.fma %1153, %1153, %1170 : f32
        %1172 = arith.select %1144, %1171, %1170 : f32
        %1173 = math.fma %1162, %1162, %1172 : f32
        %1174 = arith.select %1144, %1173, %1172 : f32
        %1175 = vector.broadcast %1174 : f32 to vector<1xf32>
        %1176 = wave.reduce "add" %1175 : vector<1xf32>
        %1177 = arith.mulf %1176, %inverseHeadDim : f32
        %1178 = arith.addf %1177, %epsilon : f32
        %1179 = math.sqrt %1178 : f32
        %1180 = arith.divf %c32, %1179 : f32
        %1181 = arith.cmpi slt, %0, %heads : index
        %1182 = arith.addi %1125, %c17 : index
        %1183 = memref.load %query_norm[%1125] : memref<?xf32>
        %1184 = memref.load %key_norm[%1125] : memref<?xf32>
        %1185 = arith.select %1181, %1183, %1184 : f32
        %1186 = arith.mulf %1133, %1180 : f32
        %1187 = arith.mulf %1186, %1185 : f32
        %1188 = arith.select %1168, %1187, %1133 : f32
        %1189 = memref.load %query_norm[%1182] : memref<?xf32>
        %1190 = memref.load %key_norm[%1182] : memref<?xf32>
        %1191 = arith.select %1181, %1189, %1190 : f32
        %1192 = arith.mulf %1142, %1180 : f32
        %1193 = arith.mulf %1192, %1191 : f32
        %1194 = arith.select %1168, %1193, %1142 : f32
        %1195 = arith.addi %1145, %c17 : index
        %1196 = memref.load %query_norm[%1145] : memref<?xf32>
        %1197 = memref.load %key_norm[%1145] : memref<?xf32>
        %1198 = arith.select %1181, %1196, %1197 : f32
        %1199 = arith.mulf %1153, %1180 : f32
        %1200 = arith.mulf %1199, %1198 : f32
        %1201 = arith.select %1168, %1200, %1153 : f32
        %1202 = memref.load %query_norm[%1195] : memref<?xf32>
        %1203 = memref.load %key_norm[%1195] : memref<?xf32>
        %1204 = arith.select %1181, %1202, %1203 : f32
        %1205 = arith.mulf %1162, %1180 : f32
        %1206 = arith.mulf %1205, %1204 : f32
        %1207 = arith.select %1168, %1206, %1162 : f32
        %1208 = arith.remui %1167, %c26 : index
        %1209 = arith.muli %1208, %c27 : index
        %1210 = arith.addi %1209, %1125 : index
        %1211 = arith.divui %1167, %c26 : index
        %1212 = arith.addi %1211, %c26 : index
        %1213 = arith.muli %1212, %c27 : index
        %1214 = arith.addi %1213, %1125 : index
        %1215 = memref.load %rope[%1210] : memref<?xf32>
        %1216 = arith.addi %1210, %c17 : index
        %1217 = memref.load %rope[%1216] : memref<?xf32>
        %1218 = memref.load %rope[%1214] : memref<?xf32>
        %1219 = arith.addi %1214, %c17 : index
        %1220 = memref.load %rope[%1219] : memref<?xf32>
        %1221 = arith.mulf %1218, %1215 : f32
        %1222 = arith.mulf %1220, %1217 : f32
        %1223 = arith.subf %1221, %1222 : f32
        %1224 = arith.mulf %1220, %1215 : f32
        %1225 = arith.mulf %1218, %1217 : f32
        %1226 = arith.addf %1224, %1225 : f32
        %1227 = arith.mulf %1188, %1223 : f32
        %1228 = arith.mulf %1194, %1226 : f32
        %1229 = arith.subf %1227, %1228 : f32
        %1230 = arith.mulf %1194, %1223 : f32
        %1231 = arith.mulf %1188, %1226 : f32
        %1232 = arith.addf %1230, %1231 : f32
        %1233 = arith.cmpi slt, %0, %heads : index
        scf.if %1233 {
          %1234 = arith.muli %1122, %heads : index
          %1235 = arith.addi %1234, %0 : index
          %1236 = arith.muli %1235, %c27 : index
          %1237 = arith.addi %1236, %1125 : index
          memref.store %1229, %q[%1237] : memref<?xf32>
          %1238 = arith.addi %1237, %c17 : index
          memref.store %1232, %q[%1238] : memref<?xf32>
        } else {
          %1239 = arith.addi %1123, %1125 : index
          memref.store %1229, %19[%1239] : memref<?xf32>
          %1240 = arith.addi %1123, %1125 : index
          %1241 = arith.addi %1240, %c17 : index
          memref.store %1232, %19[%1241] : memref<?xf32>
        }
        %1242 = arith.remui %1167, %c26 : index
        %1243 = arith.muli %1242, %c27 : index
        %1244 = arith.addi %1243, %1145 : index
        %1245 = arith.divui %1167, %c26 : index
        %1246 = arith.addi %1245, %c26 : index
        %1247 = arith.muli %1246, %c27 : index
        %1248 = arith.addi %1247, %1145 : index
        %1249 = memref.load %rope[%1244] : memref<?xf32>
        %1250 = arith.addi %1244, %c17 : index
        %1251 = memref.load %rope[%1250] : memref<?xf32>
        %1252 = memref.load %rope[%1248] : memref<?xf32>
        %1253 = arith.addi %1248, %c17 : index
        %1254 = memref.load %rope[%1253] : memref<?xf32>
        %1255 = arith.mulf %1252, %1249 : f32
        %1256 = arith.mulf %1254, %1251 : f32
        %1257 = arith.subf %1255, %1256 : f32
        %1258 = arith.mulf %1254, %1249 : f32
        %1259 = arith.mulf %1252, %1251 : f32
        %1260 = arith.addf %1258, %1259 : f32
        %1261 = arith.mulf %1201, %1257 : f32
        %1262 = arith.mulf %1207, %1260 : f32
        %1263 = arith.subf %1261, %1262 : f32
        %1264 = arith.mulf %1207, %1257 : f32
        %1265 = arith.mulf %1201, %1260 : f32
        %1266 = arith.addf %1264, %1265 : f32
        scf.if %1144 {
          %1267 = arith.cmpi slt, %0, %heads : index
          scf.if %1267 {
            %1268 = arith.muli %1122, %heads : index
            %1269 = arith.addi %1268, %0 : index
            %1270 = arith.muli %1269, %c27 : index
            %1271 = arith.addi %1270, %1145 : index
            memref.store %1263, %q[%1271] : memref<?xf32>
            %1272 = arith.addi %1271, %c17 : index
            memref.store %1266, %q[%1272] : memref<?xf32>
          } else {
            %1273 = arith.addi %1123, %1145 : index
            memref.store %1263, %19[%1273] : memref<?xf32>
            %1274 = arith.addi %1123, %1145 : index
            %1275 = arith.addi %1274, %c17 : index
            memref.store %1266, %19[%1275] : memref<?xf32>
          }
        }
      } else {
        %1276 = arith.cmpi slt, %0, %heads : index
        scf.if %1276 {
          %1277 = arith.muli %1122, %heads : index
          %1278 = arith.addi %1277, %0 : index
          %1279 = arith.muli %1278, %c27 : index
          %1280 = arith.addi %1279, %1125 : index
          memref.store %1133, %q[%1280] : memref<?xf32>
          %1281 = arith.addi %1280, %c17 : index
          memref.store %1142, %q[%1281] : memref<?xf32>
        } else {
          %1282 = arith.addi %1123, %1125 : index
          memref.store %1133, %19[%1282] : memref<?xf32>
          %1283 = arith.addi %1123, %1125 : index
          %1284 = arith.addi %1283, %c17 : index
          memref.store %1142, %19[%1284] : memref<?xf32>
        }
        scf.if %1144 {
          %1285 = arith.cmpi slt, %0, %heads : index
          scf.if %1285 {
            %1286 = arith.muli %1122, %heads : index
            %1287 = arith.addi %1286, %0 : index
            %1288 = arith.muli %1287, %c27 : index
            %1289 = arith.addi %1288, %1145 : index
            memref.store %1153, %q[%1289] : memref<?xf32>
            %1290 = arith.addi %1289, %c17 : index
            memref.store %1162, %q[%1290] : memref<?xf32>
          } else {
            %1291 = arith.addi %1123, %1145 : index
            memref.store %1153, %19[%1291] : memref<?xf32>
            %1292 = arith.addi %1123, %1145 : index
            %1293 = arith.addi %1292, %c17 : index
            memref.store %1162, %19[%1293] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1294 = arith.cmpi sge, %0, %heads : index
    scf.if %1294 {
      %1295 = arith.addi %939, %c9 : index
      %1296 = arith.addi %938, %1295 : index
      %1297 = arith.cmpi slt, %1296, %21 : index
      %1298 = arith.cmpi slt, %1295, %c4 : index
      %1299 = arith.andi %1297, %1298 : i1
      scf.if %1299 {
        %1300 = arith.addi %938, %1295 : index
        %1301 = arith.addi %slotsAt, %1300 : index
        %1302 = memref.load %step[%1301] : memref<?xi32>
        %1303 = arith.index_cast %1302 : i32 to index
        %1304 = arith.cmpi sge, %1303, %c9 : index
        scf.if %1304 {
          %1305 = arith.muli %1295, %c27 : index
          %1306 = arith.subi %0, %heads : index
          %1307 = memref.load %scales[%1306] : memref<?xf32>
          %1308 = vector.broadcast %1307 : f32 to vector<4xf32>
          %1309 = arith.divui %1303, %c4 : index
          %1310 = arith.remui %1303, %c4 : index
          %1311 = arith.muli %1309, %pageBytes : index
          %1312 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1312 {
            %1313 = wave.lane
            %1314 = arith.muli %1313, %c35 : index
            scf.for %1315 = %1314 to %c27 step %c6 {
              %1316 = arith.addi %1305, %1315 : index
              %1317 = vector.load %19[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = arith.mulf %1317, %1308 : vector<4xf32>
              %1319 = arith.minimumf %1318, %c47 : vector<4xf32>
              %1320 = arith.maximumf %1319, %c48 : vector<4xf32>
              %1321 = arith.truncf %1320 : vector<4xf32> to vector<4xf16>
              %1322 = vector.bitcast %1321 : vector<4xf16> to vector<8xi8>
              %1323 = arith.cmpi slt, %1306, %kvHeads : index
              scf.if %1323 {
                %1324 = arith.muli %1306, %c11 : index
                %1325 = arith.addi %1311, %1324 : index
                %1326 = arith.divui %1315, %c4 : index
                %1327 = arith.muli %1326, %c21 : index
                %1328 = arith.remui %1315, %c4 : index
                %1329 = arith.divui %1328, %c15 : index
                %1330 = arith.muli %1329, %c26 : index
                %1331 = arith.muli %1310, %c4 : index
                %1332 = arith.addi %1330, %1331 : index
                %1333 = arith.remui %1328, %c15 : index
                %1334 = arith.muli %1333, %c8 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.addi %1327, %1335 : index
                %1337 = arith.addi %1325, %1336 : index
                vector.store %1322, %kv[%1337] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1338 = arith.subi %1306, %kvHeads : index
                %1339 = arith.muli %1338, %c11 : index
                %1340 = arith.addi %1311, %1339 : index
                %1341 = arith.addi %1315, %c9 : index
                %1342 = arith.divui %1341, %c4 : index
                %1343 = arith.muli %1342, %c21 : index
                %1344 = arith.addi %1343, %c33 : index
                %1345 = arith.remui %1341, %c4 : index
                %1346 = arith.divui %1310, %c8 : index
                %1347 = arith.remui %1310, %c8 : index
                %1348 = arith.muli %1347, %c15 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.divui %1349, %c15 : index
                %1351 = arith.muli %1350, %c26 : index
                %1352 = arith.muli %1345, %c4 : index
                %1353 = arith.addi %1351, %1352 : index
                %1354 = arith.remui %1349, %c15 : index
                %1355 = arith.muli %1354, %c8 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.addi %1344, %1356 : index
                %1358 = arith.addi %1340, %1357 : index
                %1359 = vector.shuffle %1322, %1322 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1359, %kv[%1358] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1360 = arith.addi %1315, %c10 : index
                %1361 = arith.divui %1360, %c4 : index
                %1362 = arith.muli %1361, %c21 : index
                %1363 = arith.addi %1362, %c33 : index
                %1364 = arith.remui %1360, %c4 : index
                %1365 = arith.divui %1310, %c8 : index
                %1366 = arith.remui %1310, %c8 : index
                %1367 = arith.muli %1366, %c15 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1368, %c15 : index
                %1370 = arith.muli %1369, %c26 : index
                %1371 = arith.muli %1364, %c4 : index
                %1372 = arith.addi %1370, %1371 : index
                %1373 = arith.remui %1368, %c15 : index
                %1374 = arith.muli %1373, %c8 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.addi %1363, %1375 : index
                %1377 = arith.addi %1340, %1376 : index
                %1378 = vector.shuffle %1322, %1322 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1378, %kv[%1377] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1379 = arith.addi %1315, %c8 : index
                %1380 = arith.divui %1379, %c4 : index
                %1381 = arith.muli %1380, %c21 : index
                %1382 = arith.addi %1381, %c33 : index
                %1383 = arith.remui %1379, %c4 : index
                %1384 = arith.divui %1310, %c8 : index
                %1385 = arith.remui %1310, %c8 : index
                %1386 = arith.muli %1385, %c15 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.divui %1387, %c15 : index
                %1389 = arith.muli %1388, %c26 : index
                %1390 = arith.muli %1383, %c4 : index
                %1391 = arith.addi %1389, %1390 : index
                %1392 = arith.remui %1387, %c15 : index
                %1393 = arith.muli %1392, %c8 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.addi %1382, %1394 : index
                %1396 = arith.addi %1340, %1395 : index
                %1397 = vector.shuffle %1322, %1322 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1397, %kv[%1396] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1398 = arith.addi %1315, %c2 : index
                %1399 = arith.divui %1398, %c4 : index
                %1400 = arith.muli %1399, %c21 : index
                %1401 = arith.addi %1400, %c33 : index
                %1402 = arith.remui %1398, %c4 : index
                %1403 = arith.divui %1310, %c8 : index
                %1404 = arith.remui %1310, %c8 : index
                %1405 = arith.muli %1404, %c15 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.divui %1406, %c15 : index
                %1408 = arith.muli %1407, %c26 : index
                %1409 = arith.muli %1402, %c4 : index
                %1410 = arith.addi %1408, %1409 : index
                %1411 = arith.remui %1406, %c15 : index
                %1412 = arith.muli %1411, %c8 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.addi %1401, %1413 : index
                %1415 = arith.addi %1340, %1414 : index
                %1416 = vector.shuffle %1322, %1322 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1416, %kv[%1415] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1417 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1417 {
            %1418 = wave.lane
            %1419 = arith.muli %1418, %c35 : index
            scf.for %1420 = %1419 to %c27 step %c6 {
              %1421 = arith.addi %1305, %1420 : index
              %1422 = vector.load %19[%1421] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.mulf %1422, %1308 : vector<4xf32>
              %1424 = wave.fp8_encode "e4m3" %1423 : vector<4xf32> -> vector<4xi8>
              %1425 = arith.cmpi slt, %1306, %kvHeads : index
              scf.if %1425 {
                %1426 = arith.muli %1306, %c33 : index
                %1427 = arith.addi %1311, %1426 : index
                %1428 = vector.shuffle %1424, %1424 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1429 = arith.divui %1420, %c4 : index
                %1430 = arith.muli %1429, %c26 : index
                %1431 = arith.remui %1420, %c4 : index
                %1432 = arith.muli %1310, %c4 : index
                %1433 = arith.divui %1431, %c35 : index
                %1434 = arith.muli %1433, %c35 : index
                %1435 = arith.remui %1431, %c8 : index
                %1436 = arith.muli %1435, %c8 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.divui %1431, %c8 : index
                %1439 = arith.remui %1438, %c8 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.addi %1432, %1440 : index
                %1442 = arith.addi %1430, %1441 : index
                %1443 = arith.addi %1427, %1442 : index
                vector.store %1428, %kv[%1443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1444 = arith.subi %1306, %kvHeads : index
                %1445 = arith.muli %1444, %c33 : index
                %1446 = arith.addi %1311, %1445 : index
                %1447 = arith.addi %1420, %c9 : index
                %1448 = arith.divui %1447, %c4 : index
                %1449 = arith.muli %1448, %c26 : index
                %1450 = arith.addi %1449, %c12 : index
                %1451 = arith.remui %1447, %c4 : index
                %1452 = arith.divui %1310, %c8 : index
                %1453 = arith.remui %1310, %c8 : index
                %1454 = arith.muli %1453, %c15 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.muli %1451, %c4 : index
                %1457 = arith.divui %1455, %c35 : index
                %1458 = arith.muli %1457, %c35 : index
                %1459 = arith.remui %1455, %c8 : index
                %1460 = arith.muli %1459, %c8 : index
                %1461 = arith.addi %1458, %1460 : index
                %1462 = arith.divui %1455, %c8 : index
                %1463 = arith.remui %1462, %c8 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.addi %1456, %1464 : index
                %1466 = arith.addi %1450, %1465 : index
                %1467 = arith.addi %1446, %1466 : index
                %1468 = vector.shuffle %1424, %1424 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1468, %kv[%1467] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1469 = arith.addi %1420, %c10 : index
                %1470 = arith.divui %1469, %c4 : index
                %1471 = arith.muli %1470, %c26 : index
                %1472 = arith.addi %1471, %c12 : index
                %1473 = arith.remui %1469, %c4 : index
                %1474 = arith.divui %1310, %c8 : index
                %1475 = arith.remui %1310, %c8 : index
                %1476 = arith.muli %1475, %c15 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.muli %1473, %c4 : index
                %1479 = arith.divui %1477, %c35 : index
                %1480 = arith.muli %1479, %c35 : index
                %1481 = arith.remui %1477, %c8 : index
                %1482 = arith.muli %1481, %c8 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.divui %1477, %c8 : index
                %1485 = arith.remui %1484, %c8 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.addi %1478, %1486 : index
                %1488 = arith.addi %1472, %1487 : index
                %1489 = arith.addi %1446, %1488 : index
                %1490 = vector.shuffle %1424, %1424 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1490, %kv[%1489] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1491 = arith.addi %1420, %c8 : index
                %1492 = arith.divui %1491, %c4 : index
                %1493 = arith.muli %1492, %c26 : index
                %1494 = arith.addi %1493, %c12 : index
                %1495 = arith.remui %1491, %c4 : index
                %1496 = arith.divui %1310, %c8 : index
                %1497 = arith.remui %1310, %c8 : index
                %1498 = arith.muli %1497, %c15 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.muli %1495, %c4 : index
                %1501 = arith.divui %1499, %c35 : index
                %1502 = arith.muli %1501, %c35 : index
                %1503 = arith.remui %1499, %c8 : index
                %1504 = arith.muli %1503, %c8 : index
                %1505 = arith.addi %1502, %1504 : index
                %1506 = arith.divui %1499, %c8 : index
                %1507 = arith.remui %1506, %c8 : index
                %1508 = arith.addi %1505, %1507 : index
                %1509 = arith.addi %1500, %1508 : index
                %1510 = arith.addi %1494, %1509 : index
                %1511 = arith.addi %1446, %1510 : index
                %1512 = vector.shuffle %1424, %1424 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1512, %kv[%1511] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1513 = arith.addi %1420, %c2 : index
                %1514 = arith.divui %1513, %c4 : index
                %1515 = arith.muli %1514, %c26 : index
                %1516 = arith.addi %1515, %c12 : index
                %1517 = arith.remui %1513, %c4 : index
                %1518 = arith.divui %1310, %c8 : index
                %1519 = arith.remui %1310, %c8 : index
                %1520 = arith.muli %1519, %c15 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.muli %1517, %c4 : index
                %1523 = arith.divui %1521, %c35 : index
                %1524 = arith.muli %1523, %c35 : index
                %1525 = arith.remui %1521, %c8 : index
                %1526 = arith.muli %1525, %c8 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.divui %1521, %c8 : index
                %1529 = arith.remui %1528, %c8 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1522, %1530 : index
                %1532 = arith.addi %1516, %1531 : index
                %1533 = arith.addi %1446, %1532 : index
                %1534 = vector.shuffle %1424, %1424 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1534, %kv[%1533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1535 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1535 {
            %1536 = wave.lane
            %1537 = arith.muli %1536, %c35 : index
            scf.for %1538 = %1537 to %c27 step %c6 {
              %1539 = arith.addi %1305, %1538 : index
              %1540 = vector.load %19[%1539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1541 = arith.mulf %1540, %1308 : vector<4xf32>
              %1542 = wave.fp8_encode "e5m2" %1541 : vector<4xf32> -> vector<4xi8>
              %1543 = arith.cmpi slt, %1306, %kvHeads : index
              scf.if %1543 {
                %1544 = arith.muli %1306, %c33 : index
                %1545 = arith.addi %1311, %1544 : index
                %1546 = vector.shuffle %1542, %1542 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1547 = arith.divui %1538, %c4 : index
                %1548 = arith.muli %1547, %c26 : index
                %1549 = arith.remui %1538, %c4 : index
                %1550 = arith.muli %1310, %c4 : index
                %1551 = arith.divui %1549, %c35 : index
                %1552 = arith.muli %1551, %c35 : index
                %1553 = arith.remui %1549, %c8 : index
                %1554 = arith.muli %1553, %c8 : index
                %1555 = arith.addi %1552, %1554 : index
                %1556 = arith.divui %1549, %c8 : index
                %1557 = arith.remui %1556, %c8 : index
                %1558 = arith.addi %1555, %1557 : index
                %1559 = arith.addi %1550, %1558 : index
                %1560 = arith.addi %1548, %1559 : index
                %1561 = arith.addi %1545, %1560 : index
                vector.store %1546, %kv[%1561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1562 = arith.subi %1306, %kvHeads : index
                %1563 = arith.muli %1562, %c33 : index
                %1564 = arith.addi %1311, %1563 : index
                %1565 = arith.addi %1538, %c9 : index
                %1566 = arith.divui %1565, %c4 : index
                %1567 = arith.muli %1566, %c26 : index
                %1568 = arith.addi %1567, %c12 : index
                %1569 = arith.remui %1565, %c4 : index
                %1570 = arith.divui %1310, %c8 : index
                %1571 = arith.remui %1310, %c8 : index
                %1572 = arith.muli %1571, %c15 : index
                %1573 = arith.addi %1570, %1572 : index
                %1574 = arith.muli %1569, %c4 : index
                %1575 = arith.divui %1573, %c35 : index
                %1576 = arith.muli %1575, %c35 : index
                %1577 = arith.remui %1573, %c8 : index
                %1578 = arith.muli %1577, %c8 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.divui %1573, %c8 : index
                %1581 = arith.remui %1580, %c8 : index
                %1582 = arith.addi %1579, %1581 : index
                %1583 = arith.addi %1574, %1582 : index
                %1584 = arith.addi %1568, %1583 : index
                %1585 = arith.addi %1564, %1584 : index
                %1586 = vector.shuffle %1542, %1542 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1586, %kv[%1585] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1587 = arith.addi %1538, %c10 : index
                %1588 = arith.divui %1587, %c4 : index
                %1589 = arith.muli %1588, %c26 : index
                %1590 = arith.addi %1589, %c12 : index
                %1591 = arith.remui %1587, %c4 : index
                %1592 = arith.divui %1310, %c8 : index
                %1593 = arith.remui %1310, %c8 : index
                %1594 = arith.muli %1593, %c15 : index
                %1595 = arith.addi %1592, %1594 : index
                %1596 = arith.muli %1591, %c4 : index
                %1597 = arith.divui %1595, %c35 : index
                %1598 = arith.muli %1597, %c35 : index
                %1599 = arith.remui %1595, %c8 : index
                %1600 = arith.muli %1599, %c8 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.divui %1595, %c8 : index
                %1603 = arith.remui %1602, %c8 : index
                %1604 = arith.addi %1601, %1603 : index
                %1605 = arith.addi %1596, %1604 : index
                %1606 = arith.addi %1590, %1605 : index
                %1607 = arith.addi %1564, %1606 : index
                %1608 = vector.shuffle %1542, %1542 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1608, %kv[%1607] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1609 = arith.addi %1538, %c8 : index
                %1610 = arith.divui %1609, %c4 : index
                %1611 = arith.muli %1610, %c26 : index
                %1612 = arith.addi %1611, %c12 : index
                %1613 = arith.remui %1609, %c4 : index
                %1614 = arith.divui %1310, %c8 : index
                %1615 = arith.remui %1310, %c8 : index
                %1616 = arith.muli %1615, %c15 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.muli %1613, %c4 : index
                %1619 = arith.divui %1617, %c35 : index
                %1620 = arith.muli %1619, %c35 : index
                %1621 = arith.remui %1617, %c8 : index
                %1622 = arith.muli %1621, %c8 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.divui %1617, %c8 : index
                %1625 = arith.remui %1624, %c8 : index
                %1626 = arith.addi %1623, %1625 : index
                %1627 = arith.addi %1618, %1626 : index
                %1628 = arith.addi %1612, %1627 : index
                %1629 = arith.addi %1564, %1628 : index
                %1630 = vector.shuffle %1542, %1542 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1630, %kv[%1629] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1631 = arith.addi %1538, %c2 : index
                %1632 = arith.divui %1631, %c4 : index
                %1633 = arith.muli %1632, %c26 : index
                %1634 = arith.addi %1633, %c12 : index
                %1635 = arith.remui %1631, %c4 : index
                %1636 = arith.divui %1310, %c8 : index
                %1637 = arith.remui %1310, %c8 : index
                %1638 = arith.muli %1637, %c15 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.muli %1635, %c4 : index
                %1641 = arith.divui %1639, %c35 : index
                %1642 = arith.muli %1641, %c35 : index
                %1643 = arith.remui %1639, %c8 : index
                %1644 = arith.muli %1643, %c8 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.divui %1639, %c8 : index
                %1647 = arith.remui %1646, %c8 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.addi %1640, %1648 : index
                %1650 = arith.addi %1634, %1649 : index
                %1651 = arith.addi %1564, %1650 : index
                %1652 = vector.shuffle %1542, %1542 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1652, %kv[%1651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1653 = arith.addi %939, %c43 : index
      %1654 = arith.addi %938, %1653 : index
      %1655 = arith.cmpi slt, %1654, %21 : index
      %1656 = arith.cmpi slt, %1653, %c4 : index
      %1657 = arith.andi %1655, %1656 : i1
      scf.if %1657 {
        %1658 = arith.addi %938, %1653 : index
        %1659 = arith.addi %slotsAt, %1658 : index
        %1660 = memref.load %step[%1659] : memref<?xi32>
        %1661 = arith.index_cast %1660 : i32 to index
        %1662 = arith.cmpi sge, %1661, %c9 : index
        scf.if %1662 {
          %1663 = arith.muli %1653, %c27 : index
          %1664 = arith.subi %0, %heads : index
          %1665 = memref.load %scales[%1664] : memref<?xf32>
          %1666 = vector.broadcast %1665 : f32 to vector<4xf32>
          %1667 = arith.divui %1661, %c4 : index
          %1668 = arith.remui %1661, %c4 : index
          %1669 = arith.muli %1667, %pageBytes : index
          %1670 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1670 {
            %1671 = wave.lane
            %1672 = arith.muli %1671, %c35 : index
            scf.for %1673 = %1672 to %c27 step %c6 {
              %1674 = arith.addi %1663, %1673 : index
              %1675 = vector.load %19[%1674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1676 = arith.mulf %1675, %1666 : vector<4xf32>
              %1677 = arith.minimumf %1676, %c47 : vector<4xf32>
              %1678 = arith.maximumf %1677, %c48 : vector<4xf32>
              %1679 = arith.truncf %1678 : vector<4xf32> to vector<4xf16>
              %1680 = vector.bitcast %1679 : vector<4xf16> to vector<8xi8>
              %1681 = arith.cmpi slt, %1664, %kvHeads : index
              scf.if %1681 {
                %1682 = arith.muli %1664, %c11 : index
                %1683 = arith.addi %1669, %1682 : index
                %1684 = arith.divui %1673, %c4 : index
                %1685 = arith.muli %1684, %c21 : index
                %1686 = arith.remui %1673, %c4 : index
                %1687 = arith.divui %1686, %c15 : index
                %1688 = arith.muli %1687, %c26 : index
                %1689 = arith.muli %1668, %c4 : index
                %1690 = arith.addi %1688, %1689 : index
                %1691 = arith.remui %1686, %c15 : index
                %1692 = arith.muli %1691, %c8 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = arith.addi %1685, %1693 : index
                %1695 = arith.addi %1683, %1694 : index
                vector.store %1680, %kv[%1695] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1696 = arith.subi %1664, %kvHeads : index
                %1697 = arith.muli %1696, %c11 : index
                %1698 = arith.addi %1669, %1697 : index
                %1699 = arith.addi %1673, %c9 : index
                %1700 = arith.divui %1699, %c4 : index
                %1701 = arith.muli %1700, %c21 : index
                %1702 = arith.addi %1701, %c33 : index
                %1703 = arith.remui %1699, %c4 : index
                %1704 = arith.divui %1668, %c8 : index
                %1705 = arith.remui %1668, %c8 : index
                %1706 = arith.muli %1705, %c15 : index
                %1707 = arith.addi %1704, %1706 : index
                %1708 = arith.divui %1707, %c15 : index
                %1709 = arith.muli %1708, %c26 : index
                %1710 = arith.muli %1703, %c4 : index
                %1711 = arith.addi %1709, %1710 : index
                %1712 = arith.remui %1707, %c15 : index
                %1713 = arith.muli %1712, %c8 : index
                %1714 = arith.addi %1711, %1713 : index
                %1715 = arith.addi %1702, %1714 : index
                %1716 = arith.addi %1698, %1715 : index
                %1717 = vector.shuffle %1680, %1680 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1717, %kv[%1716] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1718 = arith.addi %1673, %c10 : index
                %1719 = arith.divui %1718, %c4 : index
                %1720 = arith.muli %1719, %c21 : index
                %1721 = arith.addi %1720, %c33 : index
                %1722 = arith.remui %1718, %c4 : index
                %1723 = arith.divui %1668, %c8 : index
                %1724 = arith.remui %1668, %c8 : index
                %1725 = arith.muli %1724, %c15 : index
                %1726 = arith.addi %1723, %1725 : index
                %1727 = arith.divui %1726, %c15 : index
                %1728 = arith.muli %1727, %c26 : index
                %1729 = arith.muli %1722, %c4 : index
                %1730 = arith.addi %1728, %1729 : index
                %1731 = arith.remui %1726, %c15 : index
                %1732 = arith.muli %1731, %c8 : index
                %1733 = arith.addi %1730, %1732 : index
                %1734 = arith.addi %1721, %1733 : index
                %1735 = arith.addi %1698, %1734 : index
                %1736 = vector.shuffle %1680, %1680 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1736, %kv[%1735] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1737 = arith.addi %1673, %c8 : index
                %1738 = arith.divui %1737, %c4 : index
                %1739 = arith.muli %1738, %c21 : index
                %1740 = arith.addi %1739, %c33 : index
                %1741 = arith.remui %1737, %c4 : index
                %1742 = arith.divui %1668, %c8 : index
                %1743 = arith.remui %1668, %c8 : index
                %1744 = arith.muli %1743, %c15 : index
                %1745 = arith.addi %1742, %1744 : index
                %1746 = arith.divui %1745, %c15 : index
                %1747 = arith.muli %1746, %c26 : index
                %1748 = arith.muli %1741, %c4 : index
                %1749 = arith.addi %1747, %1748 : index
                %1750 = arith.remui %1745, %c15 : index
                %1751 = arith.muli %1750, %c8 : index
                %1752 = arith.addi %1749, %1751 : index
                %1753 = arith.addi %1740, %1752 : index
                %1754 = arith.addi %1698, %1753 : index
                %1755 = vector.shuffle %1680, %1680 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1755, %kv[%1754] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1756 = arith.addi %1673, %c2 : index
                %1757 = arith.divui %1756, %c4 : index
                %1758 = arith.muli %1757, %c21 : index
                %1759 = arith.addi %1758, %c33 : index
                %1760 = arith.remui %1756, %c4 : index
                %1761 = arith.divui %1668, %c8 : index
                %1762 = arith.remui %1668, %c8 : index
                %1763 = arith.muli %1762, %c15 : index
                %1764 = arith.addi %1761, %1763 : index
                %1765 = arith.divui %1764, %c15 : index
                %1766 = arith.muli %1765, %c26 : index
                %1767 = arith.muli %1760, %c4 : index
                %1768 = arith.addi %1766, %1767 : index
                %1769 = arith.remui %1764, %c15 : index
                %1770 = arith.muli %1769, %c8 : index
                %1771 = arith.addi %1768, %1770 : index
                %1772 = arith.addi %1759, %1771 : index
                %1773 = arith.addi %1698, %1772 : index
                %1774 = vector.shuffle %1680, %1680 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1774, %kv[%1773] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1775 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1775 {
            %1776 = wave.lane
            %1777 = arith.muli %1776, %c35 : index
            scf.for %1778 = %1777 to %c27 step %c6 {
              %1779 = arith.addi %1663, %1778 : index
              %1780 = vector.load %19[%1779] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1781 = arith.mulf %1780, %1666 : vector<4xf32>
              %1782 = wave.fp8_encode "e4m3" %1781 : vector<4xf32> -> vector<4xi8>
              %1783 = arith.cmpi slt, %1664, %kvHeads : index
              scf.if %1783 {
                %1784 = arith.muli %1664, %c33 : index
                %1785 = arith.addi %1669, %1784 : index
                %1786 = vector.shuffle %1782, %1782 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1787 = arith.divui %1778, %c4 : index
                %1788 = arith.muli %1787, %c26 : index
                %1789 = arith.remui %1778, %c4 : index
                %1790 = arith.muli %1668, %c4 : index
                %1791 = arith.divui %1789, %c35 : index
                %1792 = arith.muli %1791, %c35 : index
                %1793 = arith.remui %1789, %c8 : index
                %1794 = arith.muli %1793, %c8 : index
                %1795 = arith.addi %1792, %1794 : index
                %1796 = arith.divui %1789, %c8 : index
                %1797 = arith.remui %1796, %c8 : index
                %1798 = arith.addi %1795, %1797 : index
                %1799 = arith.addi %1790, %1798 : index
                %1800 = arith.addi %1788, %1799 : index
                %1801 = arith.addi %1785, %1800 : index
                vector.store %1786, %kv[%1801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1802 = arith.subi %1664, %kvHeads : index
                %1803 = arith.muli %1802, %c33 : index
                %1804 = arith.addi %1669, %1803 : index
                %1805 = arith.addi %1778, %c9 : index
                %1806 = arith.divui %1805, %c4 : index
                %1807 = arith.muli %1806, %c26 : index
                %1808 = arith.addi %1807, %c12 : index
                %1809 = arith.remui %1805, %c4 : index
                %1810 = arith.divui %1668, %c8 : index
                %1811 = arith.remui %1668, %c8 : index
                %1812 = arith.muli %1811, %c15 : index
                %1813 = arith.addi %1810, %1812 : index
                %1814 = arith.muli %1809, %c4 : index
                %1815 = arith.divui %1813, %c35 : index
                %1816 = arith.muli %1815, %c35 : index
                %1817 = arith.remui %1813, %c8 : index
                %1818 = arith.muli %1817, %c8 : index
                %1819 = arith.addi %1816, %1818 : index
                %1820 = arith.divui %1813, %c8 : index
                %1821 = arith.remui %1820, %c8 : index
                %1822 = arith.addi %1819, %1821 : index
                %1823 = arith.addi %1814, %1822 : index
                %1824 = arith.addi %1808, %1823 : index
                %1825 = arith.addi %1804, %1824 : index
                %1826 = vector.shuffle %1782, %1782 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1826, %kv[%1825] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1827 = arith.addi %1778, %c10 : index
                %1828 = arith.divui %1827, %c4 : index
                %1829 = arith.muli %1828, %c26 : index
                %1830 = arith.addi %1829, %c12 : index
                %1831 = arith.remui %1827, %c4 : index
                %1832 = arith.divui %1668, %c8 : index
                %1833 = arith.remui %1668, %c8 : index
                %1834 = arith.muli %1833, %c15 : index
                %1835 = arith.addi %1832, %1834 : index
                %1836 = arith.muli %1831, %c4 : index
                %1837 = arith.divui %1835, %c35 : index
                %1838 = arith.muli %1837, %c35 : index
                %1839 = arith.remui %1835, %c8 : index
                %1840 = arith.muli %1839, %c8 : index
                %1841 = arith.addi %1838, %1840 : index
                %1842 = arith.divui %1835, %c8 : index
                %1843 = arith.remui %1842, %c8 : index
                %1844 = arith.addi %1841, %1843 : index
                %1845 = arith.addi %1836, %1844 : index
                %1846 = arith.addi %1830, %1845 : index
                %1847 = arith.addi %1804, %1846 : index
                %1848 = vector.shuffle %1782, %1782 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1848, %kv[%1847] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1849 = arith.addi %1778, %c8 : index
                %1850 = arith.divui %1849, %c4 : index
                %1851 = arith.muli %1850, %c26 : index
                %1852 = arith.addi %1851, %c12 : index
                %1853 = arith.remui %1849, %c4 : index
                %1854 = arith.divui %1668, %c8 : index
                %1855 = arith.remui %1668, %c8 : index
                %1856 = arith.muli %1855, %c15 : index
                %1857 = arith.addi %1854, %1856 : index
                %1858 = arith.muli %1853, %c4 : index
                %1859 = arith.divui %1857, %c35 : index
                %1860 = arith.muli %1859, %c35 : index
                %1861 = arith.remui %1857, %c8 : index
                %1862 = arith.muli %1861, %c8 : index
                %1863 = arith.addi %1860, %1862 : index
                %1864 = arith.divui %1857, %c8 : index
                %1865 = arith.remui %1864, %c8 : index
                %1866 = arith.addi %1863, %1865 : index
                %1867 = arith.addi %1858, %1866 : index
                %1868 = arith.addi %1852, %1867 : index
                %1869 = arith.addi %1804, %1868 : index
                %1870 = vector.shuffle %1782, %1782 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1870, %kv[%1869] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1871 = arith.addi %1778, %c2 : index
                %1872 = arith.divui %1871, %c4 : index
                %1873 = arith.muli %1872, %c26 : index
                %1874 = arith.addi %1873, %c12 : index
                %1875 = arith.remui %1871, %c4 : index
                %1876 = arith.divui %1668, %c8 : index
                %1877 = arith.remui %1668, %c8 : index
                %1878 = arith.muli %1877, %c15 : index
                %1879 = arith.addi %1876, %1878 : index
                %1880 = arith.muli %1875, %c4 : index
                %1881 = arith.divui %1879, %c35 : index
                %1882 = arith.muli %1881, %c35 : index
                %1883 = arith.remui %1879, %c8 : index
                %1884 = arith.muli %1883, %c8 : index
                %1885 = arith.addi %1882, %1884 : index
                %1886 = arith.divui %1879, %c8 : index
                %1887 = arith.remui %1886, %c8 : index
                %1888 = arith.addi %1885, %1887 : index
                %1889 = arith.addi %1880, %1888 : index
                %1890 = arith.addi %1874, %1889 : index
                %1891 = arith.addi %1804, %1890 : index
                %1892 = vector.shuffle %1782, %1782 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1892, %kv[%1891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1893 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1893 {
            %1894 = wave.lane
            %1895 = arith.muli %1894, %c35 : index
            scf.for %1896 = %1895 to %c27 step %c6 {
              %1897 = arith.addi %1663, %1896 : index
              %1898 = vector.load %19[%1897] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1899 = arith.mulf %1898, %1666 : vector<4xf32>
              %1900 = wave.fp8_encode "e5m2" %1899 : vector<4xf32> -> vector<4xi8>
              %1901 = arith.cmpi slt, %1664, %kvHeads : index
              scf.if %1901 {
                %1902 = arith.muli %1664, %c33 : index
                %1903 = arith.addi %1669, %1902 : index
                %1904 = vector.shuffle %1900, %1900 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1905 = arith.divui %1896, %c4 : index
                %1906 = arith.muli %1905, %c26 : index
                %1907 = arith.remui %1896, %c4 : index
                %1908 = arith.muli %1668, %c4 : index
                %1909 = arith.divui %1907, %c35 : index
                %1910 = arith.muli %1909, %c35 : index
                %1911 = arith.remui %1907, %c8 : index
                %1912 = arith.muli %1911, %c8 : index
                %1913 = arith.addi %1910, %1912 : index
                %1914 = arith.divui %1907, %c8 : index
                %1915 = arith.remui %1914, %c8 : index
                %1916 = arith.addi %1913, %1915 : index
                %1917 = arith.addi %1908, %1916 : index
                %1918 = arith.addi %1906, %1917 : index
                %1919 = arith.addi %1903, %1918 : index
                vector.store %1904, %kv[%1919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1920 = arith.subi %1664, %kvHeads : index
                %1921 = arith.muli %1920, %c33 : index
                %1922 = arith.addi %1669, %1921 : index
                %1923 = arith.addi %1896, %c9 : index
                %1924 = arith.divui %1923, %c4 : index
                %1925 = arith.muli %1924, %c26 : index
                %1926 = arith.addi %1925, %c12 : index
                %1927 = arith.remui %1923, %c4 : index
                %1928 = arith.divui %1668, %c8 : index
                %1929 = arith.remui %1668, %c8 : index
                %1930 = arith.muli %1929, %c15 : index
                %1931 = arith.addi %1928, %1930 : index
                %1932 = arith.muli %1927, %c4 : index
                %1933 = arith.divui %1931, %c35 : index
                %1934 = arith.muli %1933, %c35 : index
                %1935 = arith.remui %1931, %c8 : index
                %1936 = arith.muli %1935, %c8 : index
                %1937 = arith.addi %1934, %1936 : index
                %1938 = arith.divui %1931, %c8 : index
                %1939 = arith.remui %1938, %c8 : index
                %1940 = arith.addi %1937, %1939 : index
                %1941 = arith.addi %1932, %1940 : index
                %1942 = arith.addi %1926, %1941 : index
                %1943 = arith.addi %1922, %1942 : index
                %1944 = vector.shuffle %1900, %1900 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1944, %kv[%1943] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1945 = arith.addi %1896, %c10 : index
                %1946 = arith.divui %1945, %c4 : index
                %1947 = arith.muli %1946, %c26 : index
                %1948 = arith.addi %1947, %c12 : index
                %1949 = arith.remui %1945, %c4 : index
                %1950 = arith.divui %1668, %c8 : index
                %1951 = arith.remui %1668, %c8 : index
                %1952 = arith.muli %1951, %c15 : index
                %1953 = arith.addi %1950, %1952 : index
                %1954 = arith.muli %1949, %c4 : index
                %1955 = arith.divui %1953, %c35 : index
                %1956 = arith.muli %1955, %c35 : index
                %1957 = arith.remui %1953, %c8 : index
                %1958 = arith.muli %1957, %c8 : index
                %1959 = arith.addi %1956, %1958 : index
                %1960 = arith.divui %1953, %c8 : index
                %1961 = arith.remui %1960, %c8 : index
                %1962 = arith.addi %1959, %1961 : index
                %1963 = arith.addi %1954, %1962 : index
                %1964 = arith.addi %1948, %1963 : index
                %1965 = arith.addi %1922, %1964 : index
                %1966 = vector.shuffle %1900, %1900 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1966, %kv[%1965] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1967 = arith.addi %1896, %c8 : index
                %1968 = arith.divui %1967, %c4 : index
                %1969 = arith.muli %1968, %c26 : index
                %1970 = arith.addi %1969, %c12 : index
                %1971 = arith.remui %1967, %c4 : index
                %1972 = arith.divui %1668, %c8 : index
                %1973 = arith.remui %1668, %c8 : index
                %1974 = arith.muli %1973, %c15 : index
                %1975 = arith.addi %1972, %1974 : index
                %1976 = arith.muli %1971, %c4 : index
                %1977 = arith.divui %1975, %c35 : index
                %1978 = arith.muli %1977, %c35 : index
                %1979 = arith.remui %1975, %c8 : index
                %1980 = arith.muli %1979, %c8 : index
                %1981 = arith.addi %1978, %1980 : index
                %1982 = arith.divui %1975, %c8 : index
                %1983 = arith.remui %1982, %c8 : index
                %1984 = arith.addi %1981, %1983 : index
                %1985 = arith.addi %1976, %1984 : index
                %1986 = arith.addi %1970, %1985 : index
                %1987 = arith.addi %1922, %1986 : index
                %1988 = vector.shuffle %1900, %1900 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1988, %kv[%1987] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1989 = arith.addi %1896, %c2 : index
                %1990 = arith.divui %1989, %c4 : index
                %1991 = arith.muli %1990, %c26 : index
                %1992 = arith.addi %1991, %c12 : index
                %1993 = arith.remui %1989, %c4 : index
                %1994 = arith.divui %1668, %c8 : index
                %1995 = arith.remui %1668, %c8 : index
                %1996 = arith.muli %1995, %c15 : index
                %1997 = arith.addi %1994, %1996 : index
                %1998 = arith.muli %1993, %c4 : index
                %1999 = arith.divui %1997, %c35 : index
                %2000 = arith.muli %1999, %c35 : index
                %2001 = arith.remui %1997, %c8 : index
                %2002 = arith.muli %2001, %c8 : index
                %2003 = arith.addi %2000, %2002 : index
                %2004 = arith.divui %1997, %c8 : index
                %2005 = arith.remui %2004, %c8 : index
                %2006 = arith.addi %2003, %2005 : index
                %2007 = arith.addi %1998, %2006 : index
                %2008 = arith.addi %1992, %2007 : index
                %2009 = arith.addi %1922, %2008 : index
                %2010 = vector.shuffle %1900, %1900 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2010, %kv[%2009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2011 = arith.addi %22, %c4 : index
    %2012 = wave.lane
    %2013 = arith.muli %3, %c8 : index
    %2014 = arith.muli %2013, %c26 : index
    %2015 = arith.addi %2014, %2012 : index
    %2016 = arith.muli %4, %c12 : index
    %2017 = arith.addi %2016, %2015 : index
    %2018 = arith.addi %2017, %c9 : index
    %2019 = arith.addi %2018, %c9 : index
    %2020 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %2020, %18[%2019] : memref<?xf32>
    %2021 = arith.muli %4, %c12 : index
    %2022 = arith.addi %2021, %2015 : index
    %2023 = arith.addi %2022, %c9 : index
    %2024 = arith.addi %2023, %c16 : index
    %2025 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %2025, %18[%2024] : memref<?xf32>
    %2026 = arith.muli %4, %c12 : index
    %2027 = arith.addi %2026, %2015 : index
    %2028 = arith.addi %2027, %c9 : index
    %2029 = arith.addi %2028, %c13 : index
    %2030 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %2030, %18[%2029] : memref<?xf32>
    %2031 = arith.muli %4, %c12 : index
    %2032 = arith.addi %2031, %2015 : index
    %2033 = arith.addi %2032, %c9 : index
    %2034 = arith.addi %2033, %c27 : index
    %2035 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %2035, %18[%2034] : memref<?xf32>
    %2036 = arith.muli %4, %c12 : index
    %2037 = arith.addi %2036, %2015 : index
    %2038 = arith.addi %2037, %c9 : index
    %2039 = arith.addi %2038, %c6 : index
    %2040 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %2040, %18[%2039] : memref<?xf32>
    %2041 = arith.muli %4, %c12 : index
    %2042 = arith.addi %2041, %2015 : index
    %2043 = arith.addi %2042, %c9 : index
    %2044 = arith.addi %2043, %c28 : index
    %2045 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %2045, %18[%2044] : memref<?xf32>
    %2046 = arith.muli %4, %c12 : index
    %2047 = arith.addi %2046, %2015 : index
    %2048 = arith.addi %2047, %c9 : index
    %2049 = arith.addi %2048, %c29 : index
    %2050 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %2050, %18[%2049] : memref<?xf32>
    %2051 = arith.muli %4, %c12 : index
    %2052 = arith.addi %2051, %2015 : index
    %2053 = arith.addi %2052, %c9 : index
    %2054 = arith.addi %2053, %c30 : index
    %2055 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %2055, %18[%2054] : memref<?xf32>
    %2056 = arith.muli %4, %c12 : index
    %2057 = arith.addi %2056, %2015 : index
    %2058 = arith.addi %2057, %c26 : index
    %2059 = arith.addi %2058, %c9 : index
    %2060 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %2060, %18[%2059] : memref<?xf32>
    %2061 = arith.muli %4, %c12 : index
    %2062 = arith.addi %2061, %2015 : index
    %2063 = arith.addi %2062, %c26 : index
    %2064 = arith.addi %2063, %c16 : index
    %2065 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %2065, %18[%2064] : memref<?xf32>
    %2066 = arith.muli %4, %c12 : index
    %2067 = arith.addi %2066, %2015 : index
    %2068 = arith.addi %2067, %c26 : index
    %2069 = arith.addi %2068, %c13 : index
    %2070 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %2070, %18[%2069] : memref<?xf32>
    %2071 = arith.muli %4, %c12 : index
    %2072 = arith.addi %2071, %2015 : index
    %2073 = arith.addi %2072, %c26 : index
    %2074 = arith.addi %2073, %c27 : index
    %2075 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %2075, %18[%2074] : memref<?xf32>
    %2076 = arith.muli %4, %c12 : index
    %2077 = arith.addi %2076, %2015 : index
    %2078 = arith.addi %2077, %c26 : index
    %2079 = arith.addi %2078, %c6 : index
    %2080 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %2080, %18[%2079] : memref<?xf32>
    %2081 = arith.muli %4, %c12 : index
    %2082 = arith.addi %2081, %2015 : index
    %2083 = arith.addi %2082, %c26 : index
    %2084 = arith.addi %2083, %c28 : index
    %2085 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %2085, %18[%2084] : memref<?xf32>
    %2086 = arith.muli %4, %c12 : index
    %2087 = arith.addi %2086, %2015 : index
    %2088 = arith.addi %2087, %c26 : index
    %2089 = arith.addi %2088, %c29 : index
    %2090 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %2090, %18[%2089] : memref<?xf32>
    %2091 = arith.muli %4, %c12 : index
    %2092 = arith.addi %2091, %2015 : index
    %2093 = arith.addi %2092, %c26 : index
    %2094 = arith.addi %2093, %c30 : index
    %2095 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %2095, %18[%2094] : memref<?xf32>
    wave.barrier
    %2096 = arith.muli %4, %c8 : index
    %2097 = arith.addi %2096, %c9 : index
    %2098 = arith.muli %2097, %c8 : index
    %2099 = arith.divui %2012, %c4 : index
    %2100 = arith.addi %2098, %2099 : index
    %2101 = arith.addi %2011, %2100 : index
    %2102 = arith.cmpi slt, %2101, %21 : index
    scf.if %2102 {
      %2103 = arith.cmpi eq, %hasFactors, %c10 : index
      %2104 = memref.load %factors[%2101] : memref<?xf32>
      %2105 = arith.select %2103, %2104, %c32 : f32
      %2106 = arith.addi %2015, %c9 : index
      %2107 = arith.muli %2097, %c16 : index
      %2108 = arith.addi %2106, %2107 : index
      %2109 = memref.load %18[%2108] : memref<?xf32>
      %2110 = arith.addi %2108, %c12 : index
      %2111 = memref.load %18[%2110] : memref<?xf32>
      %2112 = arith.addf %2109, %2111 : f32
      %2113 = arith.addi %2108, %c33 : index
      %2114 = memref.load %18[%2113] : memref<?xf32>
      %2115 = arith.addf %2112, %2114 : f32
      %2116 = arith.addi %2108, %c34 : index
      %2117 = memref.load %18[%2116] : memref<?xf32>
      %2118 = arith.addf %2115, %2117 : f32
      %2119 = arith.remui %2012, %c4 : index
      %2120 = arith.muli %2119, %c35 : index
      %2121 = arith.addi %15, %2120 : index
      %2122 = vector.load %w[%2121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2123 = vector.bitcast %2122 : vector<4xi8> to vector<1xf32>
      %2124 = vector.extract %2123[0] : f32 from vector<1xf32>
      %2125 = arith.mulf %2124, %2105 : f32
      %2126 = arith.mulf %2118, %2125 : f32
      %2127 = arith.muli %3, %c8 : index
      %2128 = arith.addi %2127, %c9 : index
      %2129 = arith.muli %2128, %c4 : index
      %2130 = arith.remui %2012, %c4 : index
      %2131 = arith.addi %2129, %2130 : index
      %2132 = arith.muli %2100, %c27 : index
      %2133 = arith.addi %2132, %2131 : index
      memref.store %2126, %19[%2133] : memref<?xf32>
      %2134 = arith.addi %2015, %c26 : index
      %2135 = arith.muli %2097, %c16 : index
      %2136 = arith.addi %2134, %2135 : index
      %2137 = memref.load %18[%2136] : memref<?xf32>
      %2138 = arith.addi %2136, %c12 : index
      %2139 = memref.load %18[%2138] : memref<?xf32>
      %2140 = arith.addf %2137, %2139 : f32
      %2141 = arith.addi %2136, %c33 : index
      %2142 = memref.load %18[%2141] : memref<?xf32>
      %2143 = arith.addf %2140, %2142 : f32
      %2144 = arith.addi %2136, %c34 : index
      %2145 = memref.load %18[%2144] : memref<?xf32>
      %2146 = arith.addf %2143, %2145 : f32
      %2147 = arith.remui %2012, %c4 : index
      %2148 = arith.muli %2147, %c35 : index
      %2149 = arith.addi %17, %2148 : index
      %2150 = vector.load %w[%2149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2151 = vector.bitcast %2150 : vector<4xi8> to vector<1xf32>
      %2152 = vector.extract %2151[0] : f32 from vector<1xf32>
      %2153 = arith.mulf %2152, %2105 : f32
      %2154 = arith.mulf %2146, %2153 : f32
      %2155 = arith.muli %3, %c8 : index
      %2156 = arith.addi %2155, %c10 : index
      %2157 = arith.muli %2156, %c4 : index
      %2158 = arith.remui %2012, %c4 : index
      %2159 = arith.addi %2157, %2158 : index
      %2160 = arith.muli %2100, %c27 : index
      %2161 = arith.addi %2160, %2159 : index
      memref.store %2154, %19[%2161] : memref<?xf32>
    }
    %2162 = arith.muli %4, %c8 : index
    %2163 = arith.addi %2162, %c10 : index
    %2164 = arith.muli %2163, %c8 : index
    %2165 = arith.divui %2012, %c4 : index
    %2166 = arith.addi %2164, %2165 : index
    %2167 = arith.addi %2011, %2166 : index
    %2168 = arith.cmpi slt, %2167, %21 : index
    scf.if %2168 {
      %2169 = arith.cmpi eq, %hasFactors, %c10 : index
      %2170 = memref.load %factors[%2167] : memref<?xf32>
      %2171 = arith.select %2169, %2170, %c32 : f32
      %2172 = arith.addi %2015, %c9 : index
      %2173 = arith.muli %2163, %c16 : index
      %2174 = arith.addi %2172, %2173 : index
      %2175 = memref.load %18[%2174] : memref<?xf32>
      %2176 = arith.addi %2174, %c12 : index
      %2177 = memref.load %18[%2176] : memref<?xf32>
      %2178 = arith.addf %2175, %2177 : f32
      %2179 = arith.addi %2174, %c33 : index
      %2180 = memref.load %18[%2179] : memref<?xf32>
      %2181 = arith.addf %2178, %2180 : f32
      %2182 = arith.addi %2174, %c34 : index
      %2183 = memref.load %18[%2182] : memref<?xf32>
      %2184 = arith.addf %2181, %2183 : f32
      %2185 = arith.remui %2012, %c4 : index
      %2186 = arith.muli %2185, %c35 : index
      %2187 = arith.addi %15, %2186 : index
      %2188 = vector.load %w[%2187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2189 = vector.bitcast %2188 : vector<4xi8> to vector<1xf32>
      %2190 = vector.extract %2189[0] : f32 from vector<1xf32>
      %2191 = arith.mulf %2190, %2171 : f32
      %2192 = arith.mulf %2184, %2191 : f32
      %2193 = arith.muli %3, %c8 : index
      %2194 = arith.addi %2193, %c9 : index
      %2195 = arith.muli %2194, %c4 : index
      %2196 = arith.remui %2012, %c4 : index
      %2197 = arith.addi %2195, %2196 : index
      %2198 = arith.muli %2166, %c27 : index
      %2199 = arith.addi %2198, %2197 : index
      memref.store %2192, %19[%2199] : memref<?xf32>
      %2200 = arith.addi %2015, %c26 : index
      %2201 = arith.muli %2163, %c16 : index
      %2202 = arith.addi %2200, %2201 : index
      %2203 = memref.load %18[%2202] : memref<?xf32>
      %2204 = arith.addi %2202, %c12 : index
      %2205 = memref.load %18[%2204] : memref<?xf32>
      %2206 = arith.addf %2203, %2205 : f32
      %2207 = arith.addi %2202, %c33 : index
      %2208 = memref.load %18[%2207] : memref<?xf32>
      %2209 = arith.addf %2206, %2208 : f32
      %2210 = arith.addi %2202, %c34 : index
      %2211 = memref.load %18[%2210] : memref<?xf32>
      %2212 = arith.addf %2209, %2211 : f32
      %2213 = arith.remui %2012, %c4 : index
      %2214 = arith.muli %2213, %c35 : index
      %2215 = arith.addi %17, %2214 : index
      %2216 = vector.load %w[%2215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2217 = vector.bitcast %2216 : vector<4xi8> to vector<1xf32>
      %2218 = vector.extract %2217[0] : f32 from vector<1xf32>
      %2219 = arith.mulf %2218, %2171 : f32
      %2220 = arith.mulf %2212, %2219 : f32
      %2221 = arith.muli %3, %c8 : index
      %2222 = arith.addi %2221, %c10 : index
      %2223 = arith.muli %2222, %c4 : index
      %2224 = arith.remui %2012, %c4 : index
      %2225 = arith.addi %2223, %2224 : index
      %2226 = arith.muli %2166, %c27 : index
      %2227 = arith.addi %2226, %2225 : index
      memref.store %2220, %19[%2227] : memref<?xf32>
    }
    wave.barrier
    %2228 = arith.addi %22, %c4 : index
    %2229 = wave.wave
    %2230 = arith.addi %2229, %c9 : index
    %2231 = arith.addi %2228, %2230 : index
    %2232 = arith.cmpi slt, %2231, %21 : index
    %2233 = arith.cmpi slt, %2230, %c4 : index
    %2234 = arith.andi %2232, %2233 : i1
    scf.if %2234 {
      %2235 = arith.addi %2228, %2230 : index
      %2236 = arith.muli %2230, %c27 : index
      %2237 = wave.lane
      %2238 = arith.addi %2237, %c9 : index
      %2239 = arith.cmpi eq, %hasBias, %c10 : index
      %2240 = arith.addi %2236, %2238 : index
      %2241 = memref.load %19[%2240] : memref<?xf32>
      %2242 = arith.muli %0, %c27 : index
      %2243 = arith.addi %2242, %2238 : index
      %2244 = memref.load %bias[%2243] : memref<?xf32>
      %2245 = arith.addf %2241, %2244 : f32
      %2246 = arith.select %2239, %2245, %2241 : f32
      %2247 = arith.addi %2238, %c17 : index
      %2248 = arith.cmpi eq, %hasBias, %c10 : index
      %2249 = arith.addi %2236, %2247 : index
      %2250 = memref.load %19[%2249] : memref<?xf32>
      %2251 = arith.muli %0, %c27 : index
      %2252 = arith.addi %2251, %2247 : index
      %2253 = memref.load %bias[%2252] : memref<?xf32>
      %2254 = arith.addf %2250, %2253 : f32
      %2255 = arith.select %2248, %2254, %2250 : f32
      %2256 = arith.addi %2237, %c16 : index
      %2257 = arith.cmpi slt, %2256, %c17 : index
      %2258 = arith.minsi %2256, %c37 : index
      %2259 = arith.cmpi eq, %hasBias, %c10 : index
      %2260 = arith.addi %2236, %2258 : index
      %2261 = memref.load %19[%2260] : memref<?xf32>
      %2262 = arith.muli %0, %c27 : index
      %2263 = arith.addi %2262, %2258 : index
      %2264 = memref.load %bias[%2263] : memref<?xf32>
      %2265 = arith.addf %2261, %2264 : f32
      %2266 = arith.select %2259, %2265, %2261 : f32
      %2267 = arith.addi %2258, %c17 : index
      %2268 = arith.cmpi eq, %hasBias, %c10 : index
      %2269 = arith.addi %2236, %2267 : index
      %2270 = memref.load %19[%2269] : memref<?xf32>
      %2271 = arith.muli %0, %c27 : index
      %2272 = arith.addi %2271, %2267 : index
      %2273 = memref.load %bias[%2272] : memref<?xf32>
      %2274 = arith.addf %2270, %2273 : f32
      %2275 = arith.select %2268, %2274, %2270 : f32
      %2276 = arith.addi %heads, %kvHeads : index
      %2277 = arith.cmpi slt, %0, %2276 : index
      scf.if %2277 {
        %2278 = arith.addi %positionsAt, %2235 : index
        %2279 = memref.load %step[%2278] : memref<?xi32>
        %2280 = arith.index_cast %2279 : i32 to index
        %2281 = arith.cmpi eq, %hasNorm, %c10 : index
        %2282 = math.fma %2246, %2246, %c40 : f32
        %2283 = math.fma %2255, %2255, %2282 : f32
        %2284 = math.fma %2266, %2266, %2283 : f32
        %2285 = arith.select %2257, %2284, %2283 : f32
        %2286 = math.fma %2275, %2275, %2285 : f32
        %2287 = arith.select %2257, %2286, %2285 : f32
        %2288 = vector.broadcast %2287 : f32 to vector<1xf32>
        %2289 = wave.reduce "add" %2288 : vector<1xf32>
        %2290 = arith.mulf %2289, %inverseHeadDim : f32
        %2291 = arith.addf %2290, %epsilon : f32
        %2292 = math.sqrt %2291 : f32
        %2293 = arith.divf %c32, %2292 : f32
        %2294 = arith.cmpi slt, %0, %heads : index
        %2295 = arith.addi %2238, %c17 : index
        %2296 = memref.load %query_norm[%2238] : memref<?xf32>
        %2297 = memref.load %key_norm[%2238] : memref<?xf32>
        %2298 = arith.select %2294, %2296, %2297 : f32
        %2299 = arith.mulf %2246, %2293 : f32
        %2300 = arith.mulf %2299, %2298 : f32
        %2301 = arith.select %2281, %2300, %2246 : f32
        %2302 = memref.load %query_norm[%2295] : memref<?xf32>
        %2303 = memref.load %key_norm[%2295] : memref<?xf32>
        %2304 = arith.select %2294, %2302, %2303 : f32
        %2305 = arith.mulf %2255, %2293 : f32
        %2306 = arith.mulf %2305, %2304 : f32
        %2307 = arith.select %2281, %2306, %2255 : f32
        %2308 = arith.addi %2258, %c17 : index
        %2309 = memref.load %query_norm[%2258] : memref<?xf32>
        %2310 = memref.load %key_norm[%2258] : memref<?xf32>
        %2311 = arith.select %2294, %2309, %2310 : f32
        %2312 = arith.mulf %2266, %2293 : f32
        %2313 = arith.mulf %2312, %2311 : f32
        %2314 = arith.select %2281, %2313, %2266 : f32
        %2315 = memref.load %query_norm[%2308] : memref<?xf32>
        %2316 = memref.load %key_norm[%2308] : memref<?xf32>
        %2317 = arith.select %2294, %2315, %2316 : f32
        %2318 = arith.mulf %2275, %2293 : f32
        %2319 = arith.mulf %2318, %2317 : f32
        %2320 = arith.select %2281, %2319, %2275 : f32
        %2321 = arith.remui %2280, %c26 : index
        %2322 = arith.muli %2321, %c27 : index
        %2323 = arith.addi %2322, %2238 : index
        %2324 = arith.divui %2280, %c26 : index
        %2325 = arith.addi %2324, %c26 : index
        %2326 = arith.muli %2325, %c27 : index
        %2327 = arith.addi %2326, %2238 : index
        %2328 = memref.load %rope[%2323] : memref<?xf32>
        %2329 = arith.addi %2323, %c17 : index
        %2330 = memref.load %rope[%2329] : memref<?xf32>
        %2331 = memref.load %rope[%2327] : memref<?xf32>
        %2332 = arith.addi %2327, %c17 : index
        %2333 = memref.load %rope[%2332] : memref<?xf32>
        %2334 = arith.mulf %2331, %2328 : f32
        %2335 = arith.mulf %2333, %2330 : f32
        %2336 = arith.subf %2334, %2335 : f32
        %2337 = arith.mulf %2333, %2328 : f32
        %2338 = arith.mulf %2331, %2330 : f32
        %2339 = arith.addf %2337, %2338 : f32
        %2340 = arith.mulf %2301, %2336 : f32
        %2341 = arith.mulf %2307, %2339 : f32
        %2342 = arith.subf %2340, %2341 : f32
        %2343 = arith.mulf %2307, %2336 : f32
        %2344 = arith.mulf %2301, %2339 : f32
        %2345 = arith.addf %2343, %2344 : f32
        %2346 = arith.cmpi slt, %0, %heads : index
        scf.if %2346 {
          %2347 = arith.muli %2235, %heads : index
          %2348 = arith.addi %2347, %0 : index
          %2349 = arith.muli %2348, %c27 : index
          %2350 = arith.addi %2349, %2238 : index
          memref.store %2342, %q[%2350] : memref<?xf32>
          %2351 = arith.addi %2350, %c17 : index
          memref.store %2345, %q[%2351] : memref<?xf32>
        } else {
          %2352 = arith.addi %2236, %2238 : index
          memref.store %2342, %19[%2352] : memref<?xf32>
          %2353 = arith.addi %2236, %2238 : index
          %2354 = arith.addi %2353, %c17 : index
          memref.store %2345, %19[%2354] : memref<?xf32>
        }
        %2355 = arith.remui %2280, %c26 : index
        %2356 = arith.muli %2355, %c27 : index
        %2357 = arith.addi %2356, %2258 : index
        %2358 = arith.divui %2280, %c26 : index
        %2359 = arith.addi %2358, %c26 : index
        %2360 = arith.muli %2359, %c27 : index
        %2361 = arith.addi %2360, %2258 : index
        %2362 = memref.load %rope[%2357] : memref<?xf32>
        %2363 = arith.addi %2357, %c17 : index
        %2364 = memref.load %rope[%2363] : memref<?xf32>
        %2365 = memref.load %rope[%2361] : memref<?xf32>
        %2366 = arith.addi %2361, %c17 : index
        %2367 = memref.load %rope[%2366] : memref<?xf32>
        %2368 = arith.mulf %2365, %2362 : f32
        %2369 = arith.mulf %2367, %2364 : f32
        %2370 = arith.subf %2368, %2369 : f32
        %2371 = arith.mulf %2367, %2362 : f32
        %2372 = arith.mulf %2365, %2364 : f32
        %2373 = arith.addf %2371, %2372 : f32
        %2374 = arith.mulf %2314, %2370 : f32
        %2375 = arith.mulf %2320, %2373 : f32
        %2376 = arith.subf %2374, %2375 : f32
        %2377 = arith.mulf %2320, %2370 : f32
        %2378 = arith.mulf %2314, %2373 : f32
        %2379 = arith.addf %2377, %2378 : f32
        scf.if %2257 {
          %2380 = arith.cmpi slt, %0, %heads : index
          scf.if %2380 {
            %2381 = arith.muli %2235, %heads : index
            %2382 = arith.addi %2381, %0 : index
            %2383 = arith.muli %2382, %c27 : index
            %2384 = arith.addi %2383, %2258 : index
            memref.store %2376, %q[%2384] : memref<?xf32>
            %2385 = arith.addi %2384, %c17 : index
            memref.store %2379, %q[%2385] : memref<?xf32>
          } else {
            %2386 = arith.addi %2236, %2258 : index
            memref.store %2376, %19[%2386] : memref<?xf32>
            %2387 = arith.addi %2236, %2258 : index
            %2388 = arith.addi %2387, %c17 : index
            memref.store %2379, %19[%2388] : memref<?xf32>
          }
        }
      } else {
        %2389 = arith.cmpi slt, %0, %heads : index
        scf.if %2389 {
          %2390 = arith.muli %2235, %heads : index
          %2391 = arith.addi %2390, %0 : index
          %2392 = arith.muli %2391, %c27 : index
          %2393 = arith.addi %2392, %2238 : index
          memref.store %2246, %q[%2393] : memref<?xf32>
          %2394 = arith.addi %2393, %c17 : index
          memref.store %2255, %q[%2394] : memref<?xf32>
        } else {
          %2395 = arith.addi %2236, %2238 : index
          memref.store %2246, %19[%2395] : memref<?xf32>
          %2396 = arith.addi %2236, %2238 : index
          %2397 = arith.addi %2396, %c17 : index
          memref.store %2255, %19[%2397] : memref<?xf32>
        }
        scf.if %2257 {
          %2398 = arith.cmpi slt, %0, %heads : index
          scf.if %2398 {
            %2399 = arith.muli %2235, %heads : index
            %2400 = arith.addi %2399, %0 : index
            %2401 = arith.muli %2400, %c27 : index
            %2402 = arith.addi %2401, %2258 : index
            memref.store %2266, %q[%2402] : memref<?xf32>
            %2403 = arith.addi %2402, %c17 : index
            memref.store %2275, %q[%2403] : memref<?xf32>
          } else {
            %2404 = arith.addi %2236, %2258 : index
            memref.store %2266, %19[%2404] : memref<?xf32>
            %2405 = arith.addi %2236, %2258 : index
            %2406 = arith.addi %2405, %c17 : index
            memref.store %2275, %19[%2406] : memref<?xf32>
          }
        }
      }
    }
    %2407 = arith.addi %2229, %c43 : index
    %2408 = arith.addi %2228, %2407 : index
    %2409 = arith.cmpi slt, %2408, %21 : index
    %2410 = arith.cmpi slt, %2407, %c4 : index
    %2411 = arith.andi %2409, %2410 : i1
    scf.if %2411 {
      %2412 = arith.addi %2228, %2407 : index
      %2413 = arith.muli %2407, %c27 : index
      %2414 = wave.lane
      %2415 = arith.addi %2414, %c9 : index
      %2416 = arith.cmpi eq, %hasBias, %c10 : index
      %2417 = arith.addi %2413, %2415 : index
      %2418 = memref.load %19[%2417] : memref<?xf32>
      %2419 = arith.muli %0, %c27 : index
      %2420 = arith.addi %2419, %2415 : index
      %2421 = memref.load %bias[%2420] : memref<?xf32>
      %2422 = arith.addf %2418, %2421 : f32
      %2423 = arith.select %2416, %2422, %2418 : f32
      %2424 = arith.addi %2415, %c17 : index
      %2425 = arith.cmpi eq, %hasBias, %c10 : index
      %2426 = arith.addi %2413, %2424 : index
      %2427 = memref.load %19[%2426] : memref<?xf32>
      %2428 = arith.muli %0, %c27 : index
      %2429 = arith.addi %2428, %2424 : index
      %2430 = memref.load %bias[%2429] : memref<?xf32>
      %2431 = arith.addf %2427, %2430 : f32
      %2432 = arith.select %2425, %2431, %2427 : f32
      %2433 = arith.addi %2414, %c16 : index
      %2434 = arith.cmpi slt, %2433, %c17 : index
      %2435 = arith.minsi %2433, %c37 : index
      %2436 = arith.cmpi eq, %hasBias, %c10 : index
      %2437 = arith.addi %2413, %2435 : index
      %2438 = memref.load %19[%2437] : memref<?xf32>
      %2439 = arith.muli %0, %c27 : index
      %2440 = arith.addi %2439, %2435 : index
      %2441 = memref.load %bias[%2440] : memref<?xf32>
      %2442 = arith.addf %2438, %2441 : f32
      %2443 = arith.select %2436, %2442, %2438 : f32
      %2444 = arith.addi %2435, %c17 : index
      %2445 = arith.cmpi eq, %hasBias, %c10 : index
      %2446 = arith.addi %2413, %2444 : index
      %2447 = memref.load %19[%2446] : memref<?xf32>
      %2448 = arith.muli %0, %c27 : index
      %2449 = arith.addi %2448, %2444 : index
      %2450 = memref.load %bias[%2449] : memref<?xf32>
      %2451 = arith.addf %2447, %2450 : f32
      %2452 = arith.select %2445, %2451, %2447 : f32
      %2453 = arith.addi %heads, %kvHeads : index
      %2454 = arith.cmpi slt, %0, %2453 : index
      scf.if %2454 {
        %2455 = arith.addi %positionsAt, %2412 : index
        %2456 = memref.load %step[%2455] : memref<?xi32>
        %2457 = arith.index_cast %2456 : i32 to index
        %2458 = arith.cmpi eq, %hasNorm, %c10 : index
        %2459 = math.fma %2423, %2423, %c40 : f32
        %2460 = math.fma %2432, %2432, %2459 : f32
        %2461 = math.fma %2443, %2443, %2460 : f32
        %2462 = arith.select %2434, %2461, %2460 : f32
        %2463 = math.fma %2452, %2452, %2462 : f32
        %2464 = arith.select %2434, %2463, %2462 : f32
        %2465 = vector.broadcast %2464 : f32 to vector<1xf32>
        %2466 = wave.reduce "add" %2465 : vector<1xf32>
        %2467 = arith.mulf %2466, %inverseHeadDim : f32
        %2468 = arith.addf %2467, %epsilon : f32
        %2469 = math.sqrt %2468 : f32
        %2470 = arith.divf %c32, %2469 : f32
        %2471 = arith.cmpi slt, %0, %heads : index
        %2472 = arith.addi %2415, %c17 : index
        %2473 = memref.load %query_norm[%2415] : memref<?xf32>
        %2474 = memref.load %key_norm[%2415] : memref<?xf32>
        %2475 = arith.select %2471, %2473, %2474 : f32
        %2476 = arith.mulf %2423, %2470 : f32
        %2477 = arith.mulf %2476, %2475 : f32
        %2478 = arith.select %2458, %2477, %2423 : f32
        %2479 = memref.load %query_norm[%2472] : memref<?xf32>
        %2480 = memref.load %key_norm[%2472] : memref<?xf32>
        %2481 = arith.select %2471, %2479, %2480 : f32
        %2482 = arith.mulf %2432, %2470 : f32
        %2483 = arith.mulf %2482, %2481 : f32
        %2484 = arith.select %2458, %2483, %2432 : f32
        %2485 = arith.addi %2435, %c17 : index
        %2486 = memref.load %query_norm[%2435] : memref<?xf32>
        %2487 = memref.load %key_norm[%2435] : memref<?xf32>
        %2488 = arith.select %2471, %2486, %2487 : f32
        %2489 = arith.mulf %2443, %2470 : f32
        %2490 = arith.mulf %2489, %2488 : f32
        %2491 = arith.select %2458, %2490, %2443 : f32
        %2492 = memref.load %query_norm[%2485] : memref<?xf32>
        %2493 = memref.load %key_norm[%2485] : memref<?xf32>
        %2494 = arith.select %2471, %2492, %2493 : f32
        %2495 = arith.mulf %2452, %2470 : f32
        %2496 = arith.mulf %2495, %2494 : f32
        %2497 = arith.select %2458, %2496, %2452 : f32
        %2498 = arith.remui %2457, %c26 : index
        %2499 = arith.muli %2498, %c27 : index
        %2500 = arith.addi %2499, %2415 : index
        %2501 = arith.divui %2457, %c26 : index
        %2502 = arith.addi %2501, %c26 : index
        %2503 = arith.muli %2502, %c27 : index
        %2504 = arith.addi %2503, %2415 : index
        %2505 = memref.load %rope[%2500] : memref<?xf32>
        %2506 = arith.addi %2500, %c17 : index
        %2507 = memref.load %rope[%2506] : memref<?xf32>
        %2508 = memref.load %rope[%2504] : memref<?xf32>
        %2509 = arith.addi %2504, %c17 : index
        %2510 = memref.load %rope[%2509] : memref<?xf32>
        %2511 = arith.mulf %2508, %2505 : f32
        %2512 = arith.mulf %2510, %2507 : f32
        %2513 = arith.subf %2511, %2512 : f32
        %2514 = arith.mulf %2510, %2505 : f32
        %2515 = arith.mulf %2508, %2507 : f32
        %2516 = arith.addf %2514, %2515 : f32
        %2517 = arith.mulf %2478, %2513 : f32
        %2518 = arith.mulf %2484, %2516 : f32
        %2519 = arith.subf %2517, %2518 : f32
        %2520 = arith.mulf %2484, %2513 : f32
        %2521 = arith.mulf %2478, %2516 : f32
        %2522 = arith.addf %2520, %2521 : f32
        %2523 = arith.cmpi slt, %0, %heads : index
        scf.if %2523 {
          %2524 = arith.muli %2412, %heads : index
          %2525 = arith.addi %2524, %0 : index
          %2526 = arith.muli %2525, %c27 : index
          %2527 = arith.addi %2526, %2415 : index
          memref.store %2519, %q[%2527] : memref<?xf32>
          %2528 = arith.addi %2527, %c17 : index
          memref.store %2522, %q[%2528] : memref<?xf32>
        } else {
          %2529 = arith.addi %2413, %2415 : index
          memref.store %2519, %19[%2529] : memref<?xf32>
          %2530 = arith.addi %2413, %2415 : index
          %2531 = arith.addi %2530, %c17 : index
          memref.store %2522, %19[%2531] : memref<?xf32>
        }
        %2532 = arith.remui %2457, %c26 : index
        %2533 = arith.muli %2532, %c27 : index
        %2534 = arith.addi %2533, %2435 : index
        %2535 = arith.divui %2457, %c26 : index
        %2536 = arith.addi %2535, %c26 : index
        %2537 = arith.muli %2536, %c27 : index
        %2538 = arith.addi %2537, %2435 : index
        %2539 = memref.load %rope[%2534] : memref<?xf32>
        %2540 = arith.addi %2534, %c17 : index
        %2541 = memref.load %rope[%2540] : memref<?xf32>
        %2542 = memref.load %rope[%2538] : memref<?xf32>
        %2543 = arith.addi %2538, %c17 : index
        %2544 = memref.load %rope[%2543] : memref<?xf32>
        %2545 = arith.mulf %2542, %2539 : f32
        %2546 = arith.mulf %2544, %2541 : f32
        %2547 = arith.subf %2545, %2546 : f32
        %2548 = arith.mulf %2544, %2539 : f32
        %2549 = arith.mulf %2542, %2541 : f32
        %2550 = arith.addf %2548, %2549 : f32
        %2551 = arith.mulf %2491, %2547 : f32
        %2552 = arith.mulf %2497, %2550 : f32
        %2553 = arith.subf %2551, %2552 : f32
        %2554 = arith.mulf %2497, %2547 : f32
        %2555 = arith.mulf %2491, %2550 : f32
        %2556 = arith.addf %2554, %2555 : f32
        scf.if %2434 {
          %2557 = arith.cmpi slt, %0, %heads : index
          scf.if %2557 {
            %2558 = arith.muli %2412, %heads : index
            %2559 = arith.addi %2558, %0 : index
            %2560 = arith.muli %2559, %c27 : index
            %2561 = arith.addi %2560, %2435 : index
            memref.store %2553, %q[%2561] : memref<?xf32>
            %2562 = arith.addi %2561, %c17 : index
            memref.store %2556, %q[%2562] : memref<?xf32>
          } else {
            %2563 = arith.addi %2413, %2435 : index
            memref.store %2553, %19[%2563] : memref<?xf32>
            %2564 = arith.addi %2413, %2435 : index
            %2565 = arith.addi %2564, %c17 : index
            memref.store %2556, %19[%2565] : memref<?xf32>
          }
        }
      } else {
        %2566 = arith.cmpi slt, %0, %heads : index
        scf.if %2566 {
          %2567 = arith.muli %2412, %heads : index
          %2568 = arith.addi %2567, %0 : index
          %2569 = arith.muli %2568, %c27 : index
          %2570 = arith.addi %2569, %2415 : index
          memref.store %2423, %q[%2570] : memref<?xf32>
          %2571 = arith.addi %2570, %c17 : index
          memref.store %2432, %q[%2571] : memref<?xf32>
        } else {
          %2572 = arith.addi %2413, %2415 : index
          memref.store %2423, %19[%2572] : memref<?xf32>
          %2573 = arith.addi %2413, %2415 : index
          %2574 = arith.addi %2573, %c17 : index
          memref.store %2432, %19[%2574] : memref<?xf32>
        }
        scf.if %2434 {
          %2575 = arith.cmpi slt, %0, %heads : index
          scf.if %2575 {
            %2576 = arith.muli %2412, %heads : index
            %2577 = arith.addi %2576, %0 : index
            %2578 = arith.muli %2577, %c27 : index
            %2579 = arith.addi %2578, %2435 : index
            memref.store %2443, %q[%2579] : memref<?xf32>
            %2580 = arith.addi %2579, %c17 : index
            memref.store %2452, %q[%2580] : memref<?xf32>
          } else {
            %2581 = arith.addi %2413, %2435 : index
            memref.store %2443, %19[%2581] : memref<?xf32>
            %2582 = arith.addi %2413, %2435 : index
            %2583 = arith.addi %2582, %c17 : index
            memref.store %2452, %19[%2583] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2584 = arith.cmpi sge, %0, %heads : index
    scf.if %2584 {
      %2585 = arith.addi %2229, %c9 : index
      %2586 = arith.addi %2228, %2585 : index
      %2587 = arith.cmpi slt, %2586, %21 : index
      %2588 = arith.cmpi slt, %2585, %c4 : index
      %2589 = arith.andi %2587, %2588 : i1
      scf.if %2589 {
        %2590 = arith.addi %2228, %2585 : index
        %2591 = arith.addi %slotsAt, %2590 : index
        %2592 = memref.load %step[%2591] : memref<?xi32>
        %2593 = arith.index_cast %2592 : i32 to index
        %2594 = arith.cmpi sge, %2593, %c9 : index
        scf.if %2594 {
          %2595 = arith.muli %2585, %c27 : index
          %2596 = arith.subi %0, %heads : index
          %2597 = memref.load %scales[%2596] : memref<?xf32>
          %2598 = vector.broadcast %2597 : f32 to vector<4xf32>
          %2599 = arith.divui %2593, %c4 : index
          %2600 = arith.remui %2593, %c4 : index
          %2601 = arith.muli %2599, %pageBytes : index
          %2602 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2602 {
            %2603 = wave.lane
            %2604 = arith.muli %2603, %c35 : index
            scf.for %2605 = %2604 to %c27 step %c6 {
              %2606 = arith.addi %2595, %2605 : index
              %2607 = vector.load %19[%2606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2608 = arith.mulf %2607, %2598 : vector<4xf32>
              %2609 = arith.minimumf %2608, %c47 : vector<4xf32>
              %2610 = arith.maximumf %2609, %c48 : vector<4xf32>
              %2611 = arith.truncf %2610 : vector<4xf32> to vector<4xf16>
              %2612 = vector.bitcast %2611 : vector<4xf16> to vector<8xi8>
              %2613 = arith.cmpi slt, %2596, %kvHeads : index
              scf.if %2613 {
                %2614 = arith.muli %2596, %c11 : index
                %2615 = arith.addi %2601, %2614 : index
                %2616 = arith.divui %2605, %c4 : index
                %2617 = arith.muli %2616, %c21 : index
                %2618 = arith.remui %2605, %c4 : index
                %2619 = arith.divui %2618, %c15 : index
                %2620 = arith.muli %2619, %c26 : index
                %2621 = arith.muli %2600, %c4 : index
                %2622 = arith.addi %2620, %2621 : index
                %2623 = arith.remui %2618, %c15 : index
                %2624 = arith.muli %2623, %c8 : index
                %2625 = arith.addi %2622, %2624 : index
                %2626 = arith.addi %2617, %2625 : index
                %2627 = arith.addi %2615, %2626 : index
                vector.store %2612, %kv[%2627] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2628 = arith.subi %2596, %kvHeads : index
                %2629 = arith.muli %2628, %c11 : index
                %2630 = arith.addi %2601, %2629 : index
                %2631 = arith.addi %2605, %c9 : index
                %2632 = arith.divui %2631, %c4 : index
                %2633 = arith.muli %2632, %c21 : index
                %2634 = arith.addi %2633, %c33 : index
                %2635 = arith.remui %2631, %c4 : index
                %2636 = arith.divui %2600, %c8 : index
                %2637 = arith.remui %2600, %c8 : index
                %2638 = arith.muli %2637, %c15 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.divui %2639, %c15 : index
                %2641 = arith.muli %2640, %c26 : index
                %2642 = arith.muli %2635, %c4 : index
                %2643 = arith.addi %2641, %2642 : index
                %2644 = arith.remui %2639, %c15 : index
                %2645 = arith.muli %2644, %c8 : index
                %2646 = arith.addi %2643, %2645 : index
                %2647 = arith.addi %2634, %2646 : index
                %2648 = arith.addi %2630, %2647 : index
                %2649 = vector.shuffle %2612, %2612 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2649, %kv[%2648] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2650 = arith.addi %2605, %c10 : index
                %2651 = arith.divui %2650, %c4 : index
                %2652 = arith.muli %2651, %c21 : index
                %2653 = arith.addi %2652, %c33 : index
                %2654 = arith.remui %2650, %c4 : index
                %2655 = arith.divui %2600, %c8 : index
                %2656 = arith.remui %2600, %c8 : index
                %2657 = arith.muli %2656, %c15 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.divui %2658, %c15 : index
                %2660 = arith.muli %2659, %c26 : index
                %2661 = arith.muli %2654, %c4 : index
                %2662 = arith.addi %2660, %2661 : index
                %2663 = arith.remui %2658, %c15 : index
                %2664 = arith.muli %2663, %c8 : index
                %2665 = arith.addi %2662, %2664 : index
                %2666 = arith.addi %2653, %2665 : index
                %2667 = arith.addi %2630, %2666 : index
                %2668 = vector.shuffle %2612, %2612 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2668, %kv[%2667] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2669 = arith.addi %2605, %c8 : index
                %2670 = arith.divui %2669, %c4 : index
                %2671 = arith.muli %2670, %c21 : index
                %2672 = arith.addi %2671, %c33 : index
                %2673 = arith.remui %2669, %c4 : index
                %2674 = arith.divui %2600, %c8 : index
                %2675 = arith.remui %2600, %c8 : index
                %2676 = arith.muli %2675, %c15 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.divui %2677, %c15 : index
                %2679 = arith.muli %2678, %c26 : index
                %2680 = arith.muli %2673, %c4 : index
                %2681 = arith.addi %2679, %2680 : index
                %2682 = arith.remui %2677, %c15 : index
                %2683 = arith.muli %2682, %c8 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.addi %2672, %2684 : index
                %2686 = arith.addi %2630, %2685 : index
                %2687 = vector.shuffle %2612, %2612 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2687, %kv[%2686] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2688 = arith.addi %2605, %c2 : index
                %2689 = arith.divui %2688, %c4 : index
                %2690 = arith.muli %2689, %c21 : index
                %2691 = arith.addi %2690, %c33 : index
                %2692 = arith.remui %2688, %c4 : index
                %2693 = arith.divui %2600, %c8 : index
                %2694 = arith.remui %2600, %c8 : index
                %2695 = arith.muli %2694, %c15 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.divui %2696, %c15 : index
                %2698 = arith.muli %2697, %c26 : index
                %2699 = arith.muli %2692, %c4 : index
                %2700 = arith.addi %2698, %2699 : index
                %2701 = arith.remui %2696, %c15 : index
                %2702 = arith.muli %2701, %c8 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.addi %2691, %2703 : index
                %2705 = arith.addi %2630, %2704 : index
                %2706 = vector.shuffle %2612, %2612 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2706, %kv[%2705] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2707 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2707 {
            %2708 = wave.lane
            %2709 = arith.muli %2708, %c35 : index
            scf.for %2710 = %2709 to %c27 step %c6 {
              %2711 = arith.addi %2595, %2710 : index
              %2712 = vector.load %19[%2711] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2713 = arith.mulf %2712, %2598 : vector<4xf32>
              %2714 = wave.fp8_encode "e4m3" %2713 : vector<4xf32> -> vector<4xi8>
              %2715 = arith.cmpi slt, %2596, %kvHeads : index
              scf.if %2715 {
                %2716 = arith.muli %2596, %c33 : index
                %2717 = arith.addi %2601, %2716 : index
                %2718 = vector.shuffle %2714, %2714 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2719 = arith.divui %2710, %c4 : index
                %2720 = arith.muli %2719, %c26 : index
                %2721 = arith.remui %2710, %c4 : index
                %2722 = arith.muli %2600, %c4 : index
                %2723 = arith.divui %2721, %c35 : index
                %2724 = arith.muli %2723, %c35 : index
                %2725 = arith.remui %2721, %c8 : index
                %2726 = arith.muli %2725, %c8 : index
                %2727 = arith.addi %2724, %2726 : index
                %2728 = arith.divui %2721, %c8 : index
                %2729 = arith.remui %2728, %c8 : index
                %2730 = arith.addi %2727, %2729 : index
                %2731 = arith.addi %2722, %2730 : index
                %2732 = arith.addi %2720, %2731 : index
                %2733 = arith.addi %2717, %2732 : index
                vector.store %2718, %kv[%2733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2734 = arith.subi %2596, %kvHeads : index
                %2735 = arith.muli %2734, %c33 : index
                %2736 = arith.addi %2601, %2735 : index
                %2737 = arith.addi %2710, %c9 : index
                %2738 = arith.divui %2737, %c4 : index
                %2739 = arith.muli %2738, %c26 : index
                %2740 = arith.addi %2739, %c12 : index
                %2741 = arith.remui %2737, %c4 : index
                %2742 = arith.divui %2600, %c8 : index
                %2743 = arith.remui %2600, %c8 : index
                %2744 = arith.muli %2743, %c15 : index
                %2745 = arith.addi %2742, %2744 : index
                %2746 = arith.muli %2741, %c4 : index
                %2747 = arith.divui %2745, %c35 : index
                %2748 = arith.muli %2747, %c35 : index
                %2749 = arith.remui %2745, %c8 : index
                %2750 = arith.muli %2749, %c8 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.divui %2745, %c8 : index
                %2753 = arith.remui %2752, %c8 : index
                %2754 = arith.addi %2751, %2753 : index
                %2755 = arith.addi %2746, %2754 : index
                %2756 = arith.addi %2740, %2755 : index
                %2757 = arith.addi %2736, %2756 : index
                %2758 = vector.shuffle %2714, %2714 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2758, %kv[%2757] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2759 = arith.addi %2710, %c10 : index
                %2760 = arith.divui %2759, %c4 : index
                %2761 = arith.muli %2760, %c26 : index
                %2762 = arith.addi %2761, %c12 : index
                %2763 = arith.remui %2759, %c4 : index
                %2764 = arith.divui %2600, %c8 : index
                %2765 = arith.remui %2600, %c8 : index
                %2766 = arith.muli %2765, %c15 : index
                %2767 = arith.addi %2764, %2766 : index
                %2768 = arith.muli %2763, %c4 : index
                %2769 = arith.divui %2767, %c35 : index
                %2770 = arith.muli %2769, %c35 : index
                %2771 = arith.remui %2767, %c8 : index
                %2772 = arith.muli %2771, %c8 : index
                %2773 = arith.addi %2770, %2772 : index
                %2774 = arith.divui %2767, %c8 : index
                %2775 = arith.remui %2774, %c8 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.addi %2768, %2776 : index
                %2778 = arith.addi %2762, %2777 : index
                %2779 = arith.addi %2736, %2778 : index
                %2780 = vector.shuffle %2714, %2714 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2780, %kv[%2779] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2781 = arith.addi %2710, %c8 : index
                %2782 = arith.divui %2781, %c4 : index
                %2783 = arith.muli %2782, %c26 : index
                %2784 = arith.addi %2783, %c12 : index
                %2785 = arith.remui %2781, %c4 : index
                %2786 = arith.divui %2600, %c8 : index
                %2787 = arith.remui %2600, %c8 : index
                %2788 = arith.muli %2787, %c15 : index
                %2789 = arith.addi %2786, %2788 : index
                %2790 = arith.muli %2785, %c4 : index
                %2791 = arith.divui %2789, %c35 : index
                %2792 = arith.muli %2791, %c35 : index
                %2793 = arith.remui %2789, %c8 : index
                %2794 = arith.muli %2793, %c8 : index
                %2795 = arith.addi %2792, %2794 : index
                %2796 = arith.divui %2789, %c8 : index
                %2797 = arith.remui %2796, %c8 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.addi %2790, %2798 : index
                %2800 = arith.addi %2784, %2799 : index
                %2801 = arith.addi %2736, %2800 : index
                %2802 = vector.shuffle %2714, %2714 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2802, %kv[%2801] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2803 = arith.addi %2710, %c2 : index
                %2804 = arith.divui %2803, %c4 : index
                %2805 = arith.muli %2804, %c26 : index
                %2806 = arith.addi %2805, %c12 : index
                %2807 = arith.remui %2803, %c4 : index
                %2808 = arith.divui %2600, %c8 : index
                %2809 = arith.remui %2600, %c8 : index
                %2810 = arith.muli %2809, %c15 : index
                %2811 = arith.addi %2808, %2810 : index
                %2812 = arith.muli %2807, %c4 : index
                %2813 = arith.divui %2811, %c35 : index
                %2814 = arith.muli %2813, %c35 : index
                %2815 = arith.remui %2811, %c8 : index
                %2816 = arith.muli %2815, %c8 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.divui %2811, %c8 : index
                %2819 = arith.remui %2818, %c8 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.addi %2812, %2820 : index
                %2822 = arith.addi %2806, %2821 : index
                %2823 = arith.addi %2736, %2822 : index
                %2824 = vector.shuffle %2714, %2714 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2824, %kv[%2823] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2825 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2825 {
            %2826 = wave.lane
            %2827 = arith.muli %2826, %c35 : index
            scf.for %2828 = %2827 to %c27 step %c6 {
              %2829 = arith.addi %2595, %2828 : index
              %2830 = vector.load %19[%2829] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2831 = arith.mulf %2830, %2598 : vector<4xf32>
              %2832 = wave.fp8_encode "e5m2" %2831 : vector<4xf32> -> vector<4xi8>
              %2833 = arith.cmpi slt, %2596, %kvHeads : index
              scf.if %2833 {
                %2834 = arith.muli %2596, %c33 : index
                %2835 = arith.addi %2601, %2834 : index
                %2836 = vector.shuffle %2832, %2832 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2837 = arith.divui %2828, %c4 : index
                %2838 = arith.muli %2837, %c26 : index
                %2839 = arith.remui %2828, %c4 : index
                %2840 = arith.muli %2600, %c4 : index
                %2841 = arith.divui %2839, %c35 : index
                %2842 = arith.muli %2841, %c35 : index
                %2843 = arith.remui %2839, %c8 : index
                %2844 = arith.muli %2843, %c8 : index
                %2845 = arith.addi %2842, %2844 : index
                %2846 = arith.divui %2839, %c8 : index
                %2847 = arith.remui %2846, %c8 : index
                %2848 = arith.addi %2845, %2847 : index
                %2849 = arith.addi %2840, %2848 : index
                %2850 = arith.addi %2838, %2849 : index
                %2851 = arith.addi %2835, %2850 : index
                vector.store %2836, %kv[%2851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2852 = arith.subi %2596, %kvHeads : index
                %2853 = arith.muli %2852, %c33 : index
                %2854 = arith.addi %2601, %2853 : index
                %2855 = arith.addi %2828, %c9 : index
                %2856 = arith.divui %2855, %c4 : index
                %2857 = arith.muli %2856, %c26 : index
                %2858 = arith.addi %2857, %c12 : index
                %2859 = arith.remui %2855, %c4 : index
                %2860 = arith.divui %2600, %c8 : index
                %2861 = arith.remui %2600, %c8 : index
                %2862 = arith.muli %2861, %c15 : index
                %2863 = arith.addi %2860, %2862 : index
                %2864 = arith.muli %2859, %c4 : index
                %2865 = arith.divui %2863, %c35 : index
                %2866 = arith.muli %2865, %c35 : index
                %2867 = arith.remui %2863, %c8 : index
                %2868 = arith.muli %2867, %c8 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.divui %2863, %c8 : index
                %2871 = arith.remui %2870, %c8 : index
                %2872 = arith.addi %2869, %2871 : index
                %2873 = arith.addi %2864, %2872 : index
                %2874 = arith.addi %2858, %2873 : index
                %2875 = arith.addi %2854, %2874 : index
                %2876 = vector.shuffle %2832, %2832 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2876, %kv[%2875] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2877 = arith.addi %2828, %c10 : index
                %2878 = arith.divui %2877, %c4 : index
                %2879 = arith.muli %2878, %c26 : index
                %2880 = arith.addi %2879, %c12 : index
                %2881 = arith.remui %2877, %c4 : index
                %2882 = arith.divui %2600, %c8 : index
                %2883 = arith.remui %2600, %c8 : index
                %2884 = arith.muli %2883, %c15 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.muli %2881, %c4 : index
                %2887 = arith.divui %2885, %c35 : index
                %2888 = arith.muli %2887, %c35 : index
                %2889 = arith.remui %2885, %c8 : index
                %2890 = arith.muli %2889, %c8 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.divui %2885, %c8 : index
                %2893 = arith.remui %2892, %c8 : index
                %2894 = arith.addi %2891, %2893 : index
                %2895 = arith.addi %2886, %2894 : index
                %2896 = arith.addi %2880, %2895 : index
                %2897 = arith.addi %2854, %2896 : index
                %2898 = vector.shuffle %2832, %2832 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2898, %kv[%2897] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2899 = arith.addi %2828, %c8 : index
                %2900 = arith.divui %2899, %c4 : index
                %2901 = arith.muli %2900, %c26 : index
                %2902 = arith.addi %2901, %c12 : index
                %2903 = arith.remui %2899, %c4 : index
                %2904 = arith.divui %2600, %c8 : index
                %2905 = arith.remui %2600, %c8 : index
                %2906 = arith.muli %2905, %c15 : index
                %2907 = arith.addi %2904, %2906 : index
                %2908 = arith.muli %2903, %c4 : index
                %2909 = arith.divui %2907, %c35 : index
                %2910 = arith.muli %2909, %c35 : index
                %2911 = arith.remui %2907, %c8 : index
                %2912 = arith.muli %2911, %c8 : index
                %2913 = arith.addi %2910, %2912 : index
                %2914 = arith.divui %2907, %c8 : index
                %2915 = arith.remui %2914, %c8 : index
                %2916 = arith.addi %2913, %2915 : index
                %2917 = arith.addi %2908, %2916 : index
                %2918 = arith.addi %2902, %2917 : index
                %2919 = arith.addi %2854, %2918 : index
                %2920 = vector.shuffle %2832, %2832 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2920, %kv[%2919] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2921 = arith.addi %2828, %c2 : index
                %2922 = arith.divui %2921, %c4 : index
                %2923 = arith.muli %2922, %c26 : index
                %2924 = arith.addi %2923, %c12 : index
                %2925 = arith.remui %2921, %c4 : index
                %2926 = arith.divui %2600, %c8 : index
                %2927 = arith.remui %2600, %c8 : index
                %2928 = arith.muli %2927, %c15 : index
                %2929 = arith.addi %2926, %2928 : index
                %2930 = arith.muli %2925, %c4 : index
                %2931 = arith.divui %2929, %c35 : index
                %2932 = arith.muli %2931, %c35 : index
                %2933 = arith.remui %2929, %c8 : index
                %2934 = arith.muli %2933, %c8 : index
                %2935 = arith.addi %2932, %2934 : index
                %2936 = arith.divui %2929, %c8 : index
                %2937 = arith.remui %2936, %c8 : index
                %2938 = arith.addi %2935, %2937 : index
                %2939 = arith.addi %2930, %2938 : index
                %2940 = arith.addi %2924, %2939 : index
                %2941 = arith.addi %2854, %2940 : index
                %2942 = vector.shuffle %2832, %2832 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2942, %kv[%2941] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2943 = arith.addi %2229, %c43 : index
      %2944 = arith.addi %2228, %2943 : index
      %2945 = arith.cmpi slt, %2944, %21 : index
      %2946 = arith.cmpi slt, %2943, %c4 : index
      %2947 = arith.andi %2945, %2946 : i1
      scf.if %2947 {
        %2948 = arith.addi %2228, %2943 : index
        %2949 = arith.addi %slotsAt, %2948 : index
        %2950 = memref.load %step[%2949] : memref<?xi32>
        %2951 = arith.index_cast %2950 : i32 to index
        %2952 = arith.cmpi sge, %2951, %c9 : index
        scf.if %2952 {
          %2953 = arith.muli %2943, %c27 : index
          %2954 = arith.subi %0, %heads : index
          %2955 = memref.load %scales[%2954] : memref<?xf32>
          %2956 = vector.broadcast %2955 : f32 to vector<4xf32>
          %2957 = arith.divui %2951, %c4 : index
          %2958 = arith.remui %2951, %c4 : index
          %2959 = arith.muli %2957, %pageBytes : index
          %2960 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2960 {
            %2961 = wave.lane
            %2962 = arith.muli %2961, %c35 : index
            scf.for %2963 = %2962 to %c27 step %c6 {
              %2964 = arith.addi %2953, %2963 : index
              %2965 = vector.load %19[%2964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2966 = arith.mulf %2965, %2956 : vector<4xf32>
              %2967 = arith.minimumf %2966, %c47 : vector<4xf32>
              %2968 = arith.maximumf %2967, %c48 : vector<4xf32>
              %2969 = arith.truncf %2968 : vector<4xf32> to vector<4xf16>
              %2970 = vector.bitcast %2969 : vector<4xf16> to vector<8xi8>
              %2971 = arith.cmpi slt, %2954, %kvHeads : index
              scf.if %2971 {
                %2972 = arith.muli %2954, %c11 : index
                %2973 = arith.addi %2959, %2972 : index
                %2974 = arith.divui %2963, %c4 : index
                %2975 = arith.muli %2974, %c21 : index
                %2976 = arith.remui %2963, %c4 : index
                %2977 = arith.divui %2976, %c15 : index
                %2978 = arith.muli %2977, %c26 : index
                %2979 = arith.muli %2958, %c4 : index
                %2980 = arith.addi %2978, %2979 : index
                %2981 = arith.remui %2976, %c15 : index
                %2982 = arith.muli %2981, %c8 : index
                %2983 = arith.addi %2980, %2982 : index
                %2984 = arith.addi %2975, %2983 : index
                %2985 = arith.addi %2973, %2984 : index
                vector.store %2970, %kv[%2985] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2986 = arith.subi %2954, %kvHeads : index
                %2987 = arith.muli %2986, %c11 : index
                %2988 = arith.addi %2959, %2987 : index
                %2989 = arith.addi %2963, %c9 : index
                %2990 = arith.divui %2989, %c4 : index
                %2991 = arith.muli %2990, %c21 : index
                %2992 = arith.addi %2991, %c33 : index
                %2993 = arith.remui %2989, %c4 : index
                %2994 = arith.divui %2958, %c8 : index
                %2995 = arith.remui %2958, %c8 : index
                %2996 = arith.muli %2995, %c15 : index
                %2997 = arith.addi %2994, %2996 : index
                %2998 = arith.divui %2997, %c15 : index
                %2999 = arith.muli %2998, %c26 : index
                %3000 = arith.muli %2993, %c4 : index
                %3001 = arith.addi %2999, %3000 : index
                %3002 = arith.remui %2997, %c15 : index
                %3003 = arith.muli %3002, %c8 : index
                %3004 = arith.addi %3001, %3003 : index
                %3005 = arith.addi %2992, %3004 : index
                %3006 = arith.addi %2988, %3005 : index
                %3007 = vector.shuffle %2970, %2970 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3007, %kv[%3006] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3008 = arith.addi %2963, %c10 : index
                %3009 = arith.divui %3008, %c4 : index
                %3010 = arith.muli %3009, %c21 : index
                %3011 = arith.addi %3010, %c33 : index
                %3012 = arith.remui %3008, %c4 : index
                %3013 = arith.divui %2958, %c8 : index
                %3014 = arith.remui %2958, %c8 : index
                %3015 = arith.muli %3014, %c15 : index
                %3016 = arith.addi %3013, %3015 : index
                %3017 = arith.divui %3016, %c15 : index
                %3018 = arith.muli %3017, %c26 : index
                %3019 = arith.muli %3012, %c4 : index
                %3020 = arith.addi %3018, %3019 : index
                %3021 = arith.remui %3016, %c15 : index
                %3022 = arith.muli %3021, %c8 : index
                %3023 = arith.addi %3020, %3022 : index
                %3024 = arith.addi %3011, %3023 : index
                %3025 = arith.addi %2988, %3024 : index
                %3026 = vector.shuffle %2970, %2970 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3026, %kv[%3025] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3027 = arith.addi %2963, %c8 : index
                %3028 = arith.divui %3027, %c4 : index
                %3029 = arith.muli %3028, %c21 : index
                %3030 = arith.addi %3029, %c33 : index
                %3031 = arith.remui %3027, %c4 : index
                %3032 = arith.divui %2958, %c8 : index
                %3033 = arith.remui %2958, %c8 : index
                %3034 = arith.muli %3033, %c15 : index
                %3035 = arith.addi %3032, %3034 : index
                %3036 = arith.divui %3035, %c15 : index
                %3037 = arith.muli %3036, %c26 : index
                %3038 = arith.muli %3031, %c4 : index
                %3039 = arith.addi %3037, %3038 : index
                %3040 = arith.remui %3035, %c15 : index
                %3041 = arith.muli %3040, %c8 : index
                %3042 = arith.addi %3039, %3041 : index
                %3043 = arith.addi %3030, %3042 : index
                %3044 = arith.addi %2988, %3043 : index
                %3045 = vector.shuffle %2970, %2970 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3045, %kv[%3044] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3046 = arith.addi %2963, %c2 : index
                %3047 = arith.divui %3046, %c4 : index
                %3048 = arith.muli %3047, %c21 : index
                %3049 = arith.addi %3048, %c33 : index
                %3050 = arith.remui %3046, %c4 : index
                %3051 = arith.divui %2958, %c8 : index
                %3052 = arith.remui %2958, %c8 : index
                %3053 = arith.muli %3052, %c15 : index
                %3054 = arith.addi %3051, %3053 : index
                %3055 = arith.divui %3054, %c15 : index
                %3056 = arith.muli %3055, %c26 : index
                %3057 = arith.muli %3050, %c4 : index
                %3058 = arith.addi %3056, %3057 : index
                %3059 = arith.remui %3054, %c15 : index
                %3060 = arith.muli %3059, %c8 : index
                %3061 = arith.addi %3058, %3060 : index
                %3062 = arith.addi %3049, %3061 : index
                %3063 = arith.addi %2988, %3062 : index
                %3064 = vector.shuffle %2970, %2970 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3064, %kv[%3063] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3065 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3065 {
            %3066 = wave.lane
            %3067 = arith.muli %3066, %c35 : index
            scf.for %3068 = %3067 to %c27 step %c6 {
              %3069 = arith.addi %2953, %3068 : index
              %3070 = vector.load %19[%3069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3071 = arith.mulf %3070, %2956 : vector<4xf32>
              %3072 = wave.fp8_encode "e4m3" %3071 : vector<4xf32> -> vector<4xi8>
              %3073 = arith.cmpi slt, %2954, %kvHeads : index
              scf.if %3073 {
                %3074 = arith.muli %2954, %c33 : index
                %3075 = arith.addi %2959, %3074 : index
                %3076 = vector.shuffle %3072, %3072 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3077 = arith.divui %3068, %c4 : index
                %3078 = arith.muli %3077, %c26 : index
                %3079 = arith.remui %3068, %c4 : index
                %3080 = arith.muli %2958, %c4 : index
                %3081 = arith.divui %3079, %c35 : index
                %3082 = arith.muli %3081, %c35 : index
                %3083 = arith.remui %3079, %c8 : index
                %3084 = arith.muli %3083, %c8 : index
                %3085 = arith.addi %3082, %3084 : index
                %3086 = arith.divui %3079, %c8 : index
                %3087 = arith.remui %3086, %c8 : index
                %3088 = arith.addi %3085, %3087 : index
                %3089 = arith.addi %3080, %3088 : index
                %3090 = arith.addi %3078, %3089 : index
                %3091 = arith.addi %3075, %3090 : index
                vector.store %3076, %kv[%3091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3092 = arith.subi %2954, %kvHeads : index
                %3093 = arith.muli %3092, %c33 : index
                %3094 = arith.addi %2959, %3093 : index
                %3095 = arith.addi %3068, %c9 : index
                %3096 = arith.divui %3095, %c4 : index
                %3097 = arith.muli %3096, %c26 : index
                %3098 = arith.addi %3097, %c12 : index
                %3099 = arith.remui %3095, %c4 : index
                %3100 = arith.divui %2958, %c8 : index
                %3101 = arith.remui %2958, %c8 : index
                %3102 = arith.muli %3101, %c15 : index
                %3103 = arith.addi %3100, %3102 : index
                %3104 = arith.muli %3099, %c4 : index
                %3105 = arith.divui %3103, %c35 : index
                %3106 = arith.muli %3105, %c35 : index
                %3107 = arith.remui %3103, %c8 : index
                %3108 = arith.muli %3107, %c8 : index
                %3109 = arith.addi %3106, %3108 : index
                %3110 = arith.divui %3103, %c8 : index
                %3111 = arith.remui %3110, %c8 : index
                %3112 = arith.addi %3109, %3111 : index
                %3113 = arith.addi %3104, %3112 : index
                %3114 = arith.addi %3098, %3113 : index
                %3115 = arith.addi %3094, %3114 : index
                %3116 = vector.shuffle %3072, %3072 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3116, %kv[%3115] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3117 = arith.addi %3068, %c10 : index
                %3118 = arith.divui %3117, %c4 : index
                %3119 = arith.muli %3118, %c26 : index
                %3120 = arith.addi %3119, %c12 : index
                %3121 = arith.remui %3117, %c4 : index
                %3122 = arith.divui %2958, %c8 : index
                %3123 = arith.remui %2958, %c8 : index
                %3124 = arith.muli %3123, %c15 : index
                %3125 = arith.addi %3122, %3124 : index
                %3126 = arith.muli %3121, %c4 : index
                %3127 = arith.divui %3125, %c35 : index
                %3128 = arith.muli %3127, %c35 : index
                %3129 = arith.remui %3125, %c8 : index
                %3130 = arith.muli %3129, %c8 : index
                %3131 = arith.addi %3128, %3130 : index
                %3132 = arith.divui %3125, %c8 : index
                %3133 = arith.remui %3132, %c8 : index
                %3134 = arith.addi %3131, %3133 : index
                %3135 = arith.addi %3126, %3134 : index
                %3136 = arith.addi %3120, %3135 : index
                %3137 = arith.addi %3094, %3136 : index
                %3138 = vector.shuffle %3072, %3072 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3138, %kv[%3137] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3139 = arith.addi %3068, %c8 : index
                %3140 = arith.divui %3139, %c4 : index
                %3141 = arith.muli %3140, %c26 : index
                %3142 = arith.addi %3141, %c12 : index
                %3143 = arith.remui %3139, %c4 : index
                %3144 = arith.divui %2958, %c8 : index
                %3145 = arith.remui %2958, %c8 : index
                %3146 = arith.muli %3145, %c15 : index
                %3147 = arith.addi %3144, %3146 : index
                %3148 = arith.muli %3143, %c4 : index
                %3149 = arith.divui %3147, %c35 : index
                %3150 = arith.muli %3149, %c35 : index
                %3151 = arith.remui %3147, %c8 : index
                %3152 = arith.muli %3151, %c8 : index
                %3153 = arith.addi %3150, %3152 : index
                %3154 = arith.divui %3147, %c8 : index
                %3155 = arith.remui %3154, %c8 : index
                %3156 = arith.addi %3153, %3155 : index
                %3157 = arith.addi %3148, %3156 : index
                %3158 = arith.addi %3142, %3157 : index
                %3159 = arith.addi %3094, %3158 : index
                %3160 = vector.shuffle %3072, %3072 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3160, %kv[%3159] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3161 = arith.addi %3068, %c2 : index
                %3162 = arith.divui %3161, %c4 : index
                %3163 = arith.muli %3162, %c26 : index
                %3164 = arith.addi %3163, %c12 : index
                %3165 = arith.remui %3161, %c4 : index
                %3166 = arith.divui %2958, %c8 : index
                %3167 = arith.remui %2958, %c8 : index
                %3168 = arith.muli %3167, %c15 : index
                %3169 = arith.addi %3166, %3168 : index
                %3170 = arith.muli %3165, %c4 : index
                %3171 = arith.divui %3169, %c35 : index
                %3172 = arith.muli %3171, %c35 : index
                %3173 = arith.remui %3169, %c8 : index
                %3174 = arith.muli %3173, %c8 : index
                %3175 = arith.addi %3172, %3174 : index
                %3176 = arith.divui %3169, %c8 : index
                %3177 = arith.remui %3176, %c8 : index
                %3178 = arith.addi %3175, %3177 : index
                %3179 = arith.addi %3170, %3178 : index
                %3180 = arith.addi %3164, %3179 : index
                %3181 = arith.addi %3094, %3180 : index
                %3182 = vector.shuffle %3072, %3072 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3182, %kv[%3181] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3183 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3183 {
            %3184 = wave.lane
            %3185 = arith.muli %3184, %c35 : index
            scf.for %3186 = %3185 to %c27 step %c6 {
              %3187 = arith.addi %2953, %3186 : index
              %3188 = vector.load %19[%3187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3189 = arith.mulf %3188, %2956 : vector<4xf32>
              %3190 = wave.fp8_encode "e5m2" %3189 : vector<4xf32> -> vector<4xi8>
              %3191 = arith.cmpi slt, %2954, %kvHeads : index
              scf.if %3191 {
                %3192 = arith.muli %2954, %c33 : index
                %3193 = arith.addi %2959, %3192 : index
                %3194 = vector.shuffle %3190, %3190 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3195 = arith.divui %3186, %c4 : index
                %3196 = arith.muli %3195, %c26 : index
                %3197 = arith.remui %3186, %c4 : index
                %3198 = arith.muli %2958, %c4 : index
                %3199 = arith.divui %3197, %c35 : index
                %3200 = arith.muli %3199, %c35 : index
                %3201 = arith.remui %3197, %c8 : index
                %3202 = arith.muli %3201, %c8 : index
                %3203 = arith.addi %3200, %3202 : index
                %3204 = arith.divui %3197, %c8 : index
                %3205 = arith.remui %3204, %c8 : index
                %3206 = arith.addi %3203, %3205 : index
                %3207 = arith.addi %3198, %3206 : index
                %3208 = arith.addi %3196, %3207 : index
                %3209 = arith.addi %3193, %3208 : index
                vector.store %3194, %kv[%3209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3210 = arith.subi %2954, %kvHeads : index
                %3211 = arith.muli %3210, %c33 : index
                %3212 = arith.addi %2959, %3211 : index
                %3213 = arith.addi %3186, %c9 : index
                %3214 = arith.divui %3213, %c4 : index
                %3215 = arith.muli %3214, %c26 : index
                %3216 = arith.addi %3215, %c12 : index
                %3217 = arith.remui %3213, %c4 : index
                %3218 = arith.divui %2958, %c8 : index
                %3219 = arith.remui %2958, %c8 : index
                %3220 = arith.muli %3219, %c15 : index
                %3221 = arith.addi %3218, %3220 : index
                %3222 = arith.muli %3217, %c4 : index
                %3223 = arith.divui %3221, %c35 : index
                %3224 = arith.muli %3223, %c35 : index
                %3225 = arith.remui %3221, %c8 : index
                %3226 = arith.muli %3225, %c8 : index
                %3227 = arith.addi %3224, %3226 : index
                %3228 = arith.divui %3221, %c8 : index
                %3229 = arith.remui %3228, %c8 : index
                %3230 = arith.addi %3227, %3229 : index
                %3231 = arith.addi %3222, %3230 : index
                %3232 = arith.addi %3216, %3231 : index
                %3233 = arith.addi %3212, %3232 : index
                %3234 = vector.shuffle %3190, %3190 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3234, %kv[%3233] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3235 = arith.addi %3186, %c10 : index
                %3236 = arith.divui %3235, %c4 : index
                %3237 = arith.muli %3236, %c26 : index
                %3238 = arith.addi %3237, %c12 : index
                %3239 = arith.remui %3235, %c4 : index
                %3240 = arith.divui %2958, %c8 : index
                %3241 = arith.remui %2958, %c8 : index
                %3242 = arith.muli %3241, %c15 : index
                %3243 = arith.addi %3240, %3242 : index
                %3244 = arith.muli %3239, %c4 : index
                %3245 = arith.divui %3243, %c35 : index
                %3246 = arith.muli %3245, %c35 : index
                %3247 = arith.remui %3243, %c8 : index
                %3248 = arith.muli %3247, %c8 : index
                %3249 = arith.addi %3246, %3248 : index
                %3250 = arith.divui %3243, %c8 : index
                %3251 = arith.remui %3250, %c8 : index
                %3252 = arith.addi %3249, %3251 : index
                %3253 = arith.addi %3244, %3252 : index
                %3254 = arith.addi %3238, %3253 : index
                %3255 = arith.addi %3212, %3254 : index
                %3256 = vector.shuffle %3190, %3190 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3256, %kv[%3255] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3257 = arith.addi %3186, %c8 : index
                %3258 = arith.divui %3257, %c4 : index
                %3259 = arith.muli %3258, %c26 : index
                %3260 = arith.addi %3259, %c12 : index
                %3261 = arith.remui %3257, %c4 : index
                %3262 = arith.divui %2958, %c8 : index
                %3263 = arith.remui %2958, %c8 : index
                %3264 = arith.muli %3263, %c15 : index
                %3265 = arith.addi %3262, %3264 : index
                %3266 = arith.muli %3261, %c4 : index
                %3267 = arith.divui %3265, %c35 : index
                %3268 = arith.muli %3267, %c35 : index
                %3269 = arith.remui %3265, %c8 : index
                %3270 = arith.muli %3269, %c8 : index
                %3271 = arith.addi %3268, %3270 : index
                %3272 = arith.divui %3265, %c8 : index
                %3273 = arith.remui %3272, %c8 : index
                %3274 = arith.addi %3271, %3273 : index
                %3275 = arith.addi %3266, %3274 : index
                %3276 = arith.addi %3260, %3275 : index
                %3277 = arith.addi %3212, %3276 : index
                %3278 = vector.shuffle %3190, %3190 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3278, %kv[%3277] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3279 = arith.addi %3186, %c2 : index
                %3280 = arith.divui %3279, %c4 : index
                %3281 = arith.muli %3280, %c26 : index
                %3282 = arith.addi %3281, %c12 : index
                %3283 = arith.remui %3279, %c4 : index
                %3284 = arith.divui %2958, %c8 : index
                %3285 = arith.remui %2958, %c8 : index
                %3286 = arith.muli %3285, %c15 : index
                %3287 = arith.addi %3284, %3286 : index
                %3288 = arith.muli %3283, %c4 : index
                %3289 = arith.divui %3287, %c35 : index
                %3290 = arith.muli %3289, %c35 : index
                %3291 = arith.remui %3287, %c8 : index
                %3292 = arith.muli %3291, %c8 : index
                %3293 = arith.addi %3290, %3292 : index
                %3294 = arith.divui %3287, %c8 : index
                %3295 = arith.remui %3294, %c8 : index
                %3296 = arith.addi %3293, %3295 : index
                %3297 = arith.addi %3288, %3296 : index
                %3298 = arith.addi %3282, %3297 : index
                %3299 = arith.addi %3212, %3298 : index
                %3300 = vector.shuffle %3190, %3190 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3300, %kv[%3299] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3301 = arith.addi %22, %c16 : index
    %3302 = wave.lane
    %3303 = arith.muli %3, %c8 : index
    %3304 = arith.muli %3303, %c26 : index
    %3305 = arith.addi %3304, %3302 : index
    %3306 = arith.muli %4, %c12 : index
    %3307 = arith.addi %3306, %3305 : index
    %3308 = arith.addi %3307, %c9 : index
    %3309 = arith.addi %3308, %c9 : index
    %3310 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %3310, %18[%3309] : memref<?xf32>
    %3311 = arith.muli %4, %c12 : index
    %3312 = arith.addi %3311, %3305 : index
    %3313 = arith.addi %3312, %c9 : index
    %3314 = arith.addi %3313, %c16 : index
    %3315 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %3315, %18[%3314] : memref<?xf32>
    %3316 = arith.muli %4, %c12 : index
    %3317 = arith.addi %3316, %3305 : index
    %3318 = arith.addi %3317, %c9 : index
    %3319 = arith.addi %3318, %c13 : index
    %3320 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %3320, %18[%3319] : memref<?xf32>
    %3321 = arith.muli %4, %c12 : index
    %3322 = arith.addi %3321, %3305 : index
    %3323 = arith.addi %3322, %c9 : index
    %3324 = arith.addi %3323, %c27 : index
    %3325 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %3325, %18[%3324] : memref<?xf32>
    %3326 = arith.muli %4, %c12 : index
    %3327 = arith.addi %3326, %3305 : index
    %3328 = arith.addi %3327, %c9 : index
    %3329 = arith.addi %3328, %c6 : index
    %3330 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %3330, %18[%3329] : memref<?xf32>
    %3331 = arith.muli %4, %c12 : index
    %3332 = arith.addi %3331, %3305 : index
    %3333 = arith.addi %3332, %c9 : index
    %3334 = arith.addi %3333, %c28 : index
    %3335 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %3335, %18[%3334] : memref<?xf32>
    %3336 = arith.muli %4, %c12 : index
    %3337 = arith.addi %3336, %3305 : index
    %3338 = arith.addi %3337, %c9 : index
    %3339 = arith.addi %3338, %c29 : index
    %3340 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %3340, %18[%3339] : memref<?xf32>
    %3341 = arith.muli %4, %c12 : index
    %3342 = arith.addi %3341, %3305 : index
    %3343 = arith.addi %3342, %c9 : index
    %3344 = arith.addi %3343, %c30 : index
    %3345 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %3345, %18[%3344] : memref<?xf32>
    %3346 = arith.muli %4, %c12 : index
    %3347 = arith.addi %3346, %3305 : index
    %3348 = arith.addi %3347, %c26 : index
    %3349 = arith.addi %3348, %c9 : index
    %3350 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %3350, %18[%3349] : memref<?xf32>
    %3351 = arith.muli %4, %c12 : index
    %3352 = arith.addi %3351, %3305 : index
    %3353 = arith.addi %3352, %c26 : index
    %3354 = arith.addi %3353, %c16 : index
    %3355 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %3355, %18[%3354] : memref<?xf32>
    %3356 = arith.muli %4, %c12 : index
    %3357 = arith.addi %3356, %3305 : index
    %3358 = arith.addi %3357, %c26 : index
    %3359 = arith.addi %3358, %c13 : index
    %3360 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %3360, %18[%3359] : memref<?xf32>
    %3361 = arith.muli %4, %c12 : index
    %3362 = arith.addi %3361, %3305 : index
    %3363 = arith.addi %3362, %c26 : index
    %3364 = arith.addi %3363, %c27 : index
    %3365 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %3365, %18[%3364] : memref<?xf32>
    %3366 = arith.muli %4, %c12 : index
    %3367 = arith.addi %3366, %3305 : index
    %3368 = arith.addi %3367, %c26 : index
    %3369 = arith.addi %3368, %c6 : index
    %3370 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %3370, %18[%3369] : memref<?xf32>
    %3371 = arith.muli %4, %c12 : index
    %3372 = arith.addi %3371, %3305 : index
    %3373 = arith.addi %3372, %c26 : index
    %3374 = arith.addi %3373, %c28 : index
    %3375 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %3375, %18[%3374] : memref<?xf32>
    %3376 = arith.muli %4, %c12 : index
    %3377 = arith.addi %3376, %3305 : index
    %3378 = arith.addi %3377, %c26 : index
    %3379 = arith.addi %3378, %c29 : index
    %3380 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %3380, %18[%3379] : memref<?xf32>
    %3381 = arith.muli %4, %c12 : index
    %3382 = arith.addi %3381, %3305 : index
    %3383 = arith.addi %3382, %c26 : index
    %3384 = arith.addi %3383, %c30 : index
    %3385 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %3385, %18[%3384] : memref<?xf32>
    wave.barrier
    %3386 = arith.muli %4, %c8 : index
    %3387 = arith.addi %3386, %c9 : index
    %3388 = arith.muli %3387, %c8 : index
    %3389 = arith.divui %3302, %c4 : index
    %3390 = arith.addi %3388, %3389 : index
    %3391 = arith.addi %3301, %3390 : index
    %3392 = arith.cmpi slt, %3391, %21 : index
    scf.if %3392 {
      %3393 = arith.cmpi eq, %hasFactors, %c10 : index
      %3394 = memref.load %factors[%3391] : memref<?xf32>
      %3395 = arith.select %3393, %3394, %c32 : f32
      %3396 = arith.addi %3305, %c9 : index
      %3397 = arith.muli %3387, %c16 : index
      %3398 = arith.addi %3396, %3397 : index
      %3399 = memref.load %18[%3398] : memref<?xf32>
      %3400 = arith.addi %3398, %c12 : index
      %3401 = memref.load %18[%3400] : memref<?xf32>
      %3402 = arith.addf %3399, %3401 : f32
      %3403 = arith.addi %3398, %c33 : index
      %3404 = memref.load %18[%3403] : memref<?xf32>
      %3405 = arith.addf %3402, %3404 : f32
      %3406 = arith.addi %3398, %c34 : index
      %3407 = memref.load %18[%3406] : memref<?xf32>
      %3408 = arith.addf %3405, %3407 : f32
      %3409 = arith.remui %3302, %c4 : index
      %3410 = arith.muli %3409, %c35 : index
      %3411 = arith.addi %15, %3410 : index
      %3412 = vector.load %w[%3411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3413 = vector.bitcast %3412 : vector<4xi8> to vector<1xf32>
      %3414 = vector.extract %3413[0] : f32 from vector<1xf32>
      %3415 = arith.mulf %3414, %3395 : f32
      %3416 = arith.mulf %3408, %3415 : f32
      %3417 = arith.muli %3, %c8 : index
      %3418 = arith.addi %3417, %c9 : index
      %3419 = arith.muli %3418, %c4 : index
      %3420 = arith.remui %3302, %c4 : index
      %3421 = arith.addi %3419, %3420 : index
      %3422 = arith.muli %3390, %c27 : index
      %3423 = arith.addi %3422, %3421 : index
      memref.store %3416, %19[%3423] : memref<?xf32>
      %3424 = arith.addi %3305, %c26 : index
      %3425 = arith.muli %3387, %c16 : index
      %3426 = arith.addi %3424, %3425 : index
      %3427 = memref.load %18[%3426] : memref<?xf32>
      %3428 = arith.addi %3426, %c12 : index
      %3429 = memref.load %18[%3428] : memref<?xf32>
      %3430 = arith.addf %3427, %3429 : f32
      %3431 = arith.addi %3426, %c33 : index
      %3432 = memref.load %18[%3431] : memref<?xf32>
      %3433 = arith.addf %3430, %3432 : f32
      %3434 = arith.addi %3426, %c34 : index
      %3435 = memref.load %18[%3434] : memref<?xf32>
      %3436 = arith.addf %3433, %3435 : f32
      %3437 = arith.remui %3302, %c4 : index
      %3438 = arith.muli %3437, %c35 : index
      %3439 = arith.addi %17, %3438 : index
      %3440 = vector.load %w[%3439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3441 = vector.bitcast %3440 : vector<4xi8> to vector<1xf32>
      %3442 = vector.extract %3441[0] : f32 from vector<1xf32>
      %3443 = arith.mulf %3442, %3395 : f32
      %3444 = arith.mulf %3436, %3443 : f32
      %3445 = arith.muli %3, %c8 : index
      %3446 = arith.addi %3445, %c10 : index
      %3447 = arith.muli %3446, %c4 : index
      %3448 = arith.remui %3302, %c4 : index
      %3449 = arith.addi %3447, %3448 : index
      %3450 = arith.muli %3390, %c27 : index
      %3451 = arith.addi %3450, %3449 : index
      memref.store %3444, %19[%3451] : memref<?xf32>
    }
    %3452 = arith.muli %4, %c8 : index
    %3453 = arith.addi %3452, %c10 : index
    %3454 = arith.muli %3453, %c8 : index
    %3455 = arith.divui %3302, %c4 : index
    %3456 = arith.addi %3454, %3455 : index
    %3457 = arith.addi %3301, %3456 : index
    %3458 = arith.cmpi slt, %3457, %21 : index
    scf.if %3458 {
      %3459 = arith.cmpi eq, %hasFactors, %c10 : index
      %3460 = memref.load %factors[%3457] : memref<?xf32>
      %3461 = arith.select %3459, %3460, %c32 : f32
      %3462 = arith.addi %3305, %c9 : index
      %3463 = arith.muli %3453, %c16 : index
      %3464 = arith.addi %3462, %3463 : index
      %3465 = memref.load %18[%3464] : memref<?xf32>
      %3466 = arith.addi %3464, %c12 : index
      %3467 = memref.load %18[%3466] : memref<?xf32>
      %3468 = arith.addf %3465, %3467 : f32
      %3469 = arith.addi %3464, %c33 : index
      %3470 = memref.load %18[%3469] : memref<?xf32>
      %3471 = arith.addf %3468, %3470 : f32
      %3472 = arith.addi %3464, %c34 : index
      %3473 = memref.load %18[%3472] : memref<?xf32>
      %3474 = arith.addf %3471, %3473 : f32
      %3475 = arith.remui %3302, %c4 : index
      %3476 = arith.muli %3475, %c35 : index
      %3477 = arith.addi %15, %3476 : index
      %3478 = vector.load %w[%3477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3479 = vector.bitcast %3478 : vector<4xi8> to vector<1xf32>
      %3480 = vector.extract %3479[0] : f32 from vector<1xf32>
      %3481 = arith.mulf %3480, %3461 : f32
      %3482 = arith.mulf %3474, %3481 : f32
      %3483 = arith.muli %3, %c8 : index
      %3484 = arith.addi %3483, %c9 : index
      %3485 = arith.muli %3484, %c4 : index
      %3486 = arith.remui %3302, %c4 : index
      %3487 = arith.addi %3485, %3486 : index
      %3488 = arith.muli %3456, %c27 : index
      %3489 = arith.addi %3488, %3487 : index
      memref.store %3482, %19[%3489] : memref<?xf32>
      %3490 = arith.addi %3305, %c26 : index
      %3491 = arith.muli %3453, %c16 : index
      %3492 = arith.addi %3490, %3491 : index
      %3493 = memref.load %18[%3492] : memref<?xf32>
      %3494 = arith.addi %3492, %c12 : index
      %3495 = memref.load %18[%3494] : memref<?xf32>
      %3496 = arith.addf %3493, %3495 : f32
      %3497 = arith.addi %3492, %c33 : index
      %3498 = memref.load %18[%3497] : memref<?xf32>
      %3499 = arith.addf %3496, %3498 : f32
      %3500 = arith.addi %3492, %c34 : index
      %3501 = memref.load %18[%3500] : memref<?xf32>
      %3502 = arith.addf %3499, %3501 : f32
      %3503 = arith.remui %3302, %c4 : index
      %3504 = arith.muli %3503, %c35 : index
      %3505 = arith.addi %17, %3504 : index
      %3506 = vector.load %w[%3505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3507 = vector.bitcast %3506 : vector<4xi8> to vector<1xf32>
      %3508 = vector.extract %3507[0] : f32 from vector<1xf32>
      %3509 = arith.mulf %3508, %3461 : f32
      %3510 = arith.mulf %3502, %3509 : f32
      %3511 = arith.muli %3, %c8 : index
      %3512 = arith.addi %3511, %c10 : index
      %3513 = arith.muli %3512, %c4 : index
      %3514 = arith.remui %3302, %c4 : index
      %3515 = arith.addi %3513, %3514 : index
      %3516 = arith.muli %3456, %c27 : index
      %3517 = arith.addi %3516, %3515 : index
      memref.store %3510, %19[%3517] : memref<?xf32>
    }
    wave.barrier
    %3518 = arith.addi %22, %c16 : index
    %3519 = wave.wave
    %3520 = arith.addi %3519, %c9 : index
    %3521 = arith.addi %3518, %3520 : index
    %3522 = arith.cmpi slt, %3521, %21 : index
    %3523 = arith.cmpi slt, %3520, %c4 : index
    %3524 = arith.andi %3522, %3523 : i1
    scf.if %3524 {
      %3525 = arith.addi %3518, %3520 : index
      %3526 = arith.muli %3520, %c27 : index
      %3527 = wave.lane
      %3528 = arith.addi %3527, %c9 : index
      %3529 = arith.cmpi eq, %hasBias, %c10 : index
      %3530 = arith.addi %3526, %3528 : index
      %3531 = memref.load %19[%3530] : memref<?xf32>
      %3532 = arith.muli %0, %c27 : index
      %3533 = arith.addi %3532, %3528 : index
      %3534 = memref.load %bias[%3533] : memref<?xf32>
      %3535 = arith.addf %3531, %3534 : f32
      %3536 = arith.select %3529, %3535, %3531 : f32
      %3537 = arith.addi %3528, %c17 : index
      %3538 = arith.cmpi eq, %hasBias, %c10 : index
      %3539 = arith.addi %3526, %3537 : index
      %3540 = memref.load %19[%3539] : memref<?xf32>
      %3541 = arith.muli %0, %c27 : index
      %3542 = arith.addi %3541, %3537 : index
      %3543 = memref.load %bias[%3542] : memref<?xf32>
      %3544 = arith.addf %3540, %3543 : f32
      %3545 = arith.select %3538, %3544, %3540 : f32
      %3546 = arith.addi %3527, %c16 : index
      %3547 = arith.cmpi slt, %3546, %c17 : index
      %3548 = arith.minsi %3546, %c37 : index
      %3549 = arith.cmpi eq, %hasBias, %c10 : index
      %3550 = arith.addi %3526, %3548 : index
      %3551 = memref.load %19[%3550] : memref<?xf32>
      %3552 = arith.muli %0, %c27 : index
      %3553 = arith.addi %3552, %3548 : index
      %3554 = memref.load %bias[%3553] : memref<?xf32>
      %3555 = arith.addf %3551, %3554 : f32
      %3556 = arith.select %3549, %3555, %3551 : f32
      %3557 = arith.addi %3548, %c17 : index
      %3558 = arith.cmpi eq, %hasBias, %c10 : index
      %3559 = arith.addi %3526, %3557 : index
      %3560 = memref.load %19[%3559] : memref<?xf32>
      %3561 = arith.muli %0, %c27 : index
      %3562 = arith.addi %3561, %3557 : index
      %3563 = memref.load %bias[%3562] : memref<?xf32>
      %3564 = arith.addf %3560, %3563 : f32
      %3565 = arith.select %3558, %3564, %3560 : f32
      %3566 = arith.addi %heads, %kvHeads : index
      %3567 = arith.cmpi slt, %0, %3566 : index
      scf.if %3567 {
        %3568 = arith.addi %positionsAt, %3525 : index
        %3569 = memref.load %step[%3568] : memref<?xi32>
        %3570 = arith.index_cast %3569 : i32 to index
        %3571 = arith.cmpi eq, %hasNorm, %c10 : index
        %3572 = math.fma %3536, %3536, %c40 : f32
        %3573 = math.fma %3545, %3545, %3572 : f32
        %3574 = math.fma %3556, %3556, %3573 : f32
        %3575 = arith.select %3547, %3574, %3573 : f32
        %3576 = math.fma %3565, %3565, %3575 : f32
        %3577 = arith.select %3547, %3576, %3575 : f32
        %3578 = vector.broadcast %3577 : f32 to vector<1xf32>
        %3579 = wave.reduce "add" %3578 : vector<1xf32>
        %3580 = arith.mulf %3579, %inverseHeadDim : f32
        %3581 = arith.addf %3580, %epsilon : f32
        %3582 = math.sqrt %3581 : f32
        %3583 = arith.divf %c32, %3582 : f32
        %3584 = arith.cmpi slt, %0, %heads : index
        %3585 = arith.addi %3528, %c17 : index
        %3586 = memref.load %query_norm[%3528] : memref<?xf32>
        %3587 = memref.load %key_norm[%3528] : memref<?xf32>
        %3588 = arith.select %3584, %3586, %3587 : f32
        %3589 = arith.mulf %3536, %3583 : f32
        %3590 = arith.mulf %3589, %3588 : f32
        %3591 = arith.select %3571, %3590, %3536 : f32
        %3592 = memref.load %query_norm[%3585] : memref<?xf32>
        %3593 = memref.load %key_norm[%3585] : memref<?xf32>
        %3594 = arith.select %3584, %3592, %3593 : f32
        %3595 = arith.mulf %3545, %3583 : f32
        %3596 = arith.mulf %3595, %3594 : f32
        %3597 = arith.select %3571, %3596, %3545 : f32
        %3598 = arith.addi %3548, %c17 : index
        %3599 = memref.load %query_norm[%3548] : memref<?xf32>
        %3600 = memref.load %key_norm[%3548] : memref<?xf32>
        %3601 = arith.select %3584, %3599, %3600 : f32
        %3602 = arith.mulf %3556, %3583 : f32
        %3603 = arith.mulf %3602, %3601 : f32
        %3604 = arith.select %3571, %3603, %3556 : f32
        %3605 = memref.load %query_norm[%3598] : memref<?xf32>
        %3606 = memref.load %key_norm[%3598] : memref<?xf32>
        %3607 = arith.select %3584, %3605, %3606 : f32
        %3608 = arith.mulf %3565, %3583 : f32
        %3609 = arith.mulf %3608, %3607 : f32
        %3610 = arith.select %3571, %3609, %3565 : f32
        %3611 = arith.remui %3570, %c26 : index
        %3612 = arith.muli %3611, %c27 : index
        %3613 = arith.addi %3612, %3528 : index
        %3614 = arith.divui %3570, %c26 : index
        %3615 = arith.addi %3614, %c26 : index
        %3616 = arith.muli %3615, %c27 : index
        %3617 = arith.addi %3616, %3528 : index
        %3618 = memref.load %rope[%3613] : memref<?xf32>
        %3619 = arith.addi %3613, %c17 : index
        %3620 = memref.load %rope[%3619] : memref<?xf32>
        %3621 = memref.load %rope[%3617] : memref<?xf32>
        %3622 = arith.addi %3617, %c17 : index
        %3623 = memref.load %rope[%3622] : memref<?xf32>
        %3624 = arith.mulf %3621, %3618 : f32
        %3625 = arith.mulf %3623, %3620 : f32
        %3626 = arith.subf %3624, %3625 : f32
        %3627 = arith.mulf %3623, %3618 : f32
        %3628 = arith.mulf %3621, %3620 : f32
        %3629 = arith.addf %3627, %3628 : f32
        %3630 = arith.mulf %3591, %3626 : f32
        %3631 = arith.mulf %3597, %3629 : f32
        %3632 = arith.subf %3630, %3631 : f32
        %3633 = arith.mulf %3597, %3626 : f32
        %3634 = arith.mulf %3591, %3629 : f32
        %3635 = arith.addf %3633, %3634 : f32
        %3636 = arith.cmpi slt, %0, %heads : index
        scf.if %3636 {
          %3637 = arith.muli %3525, %heads : index
          %3638 = arith.addi %3637, %0 : index
          %3639 = arith.muli %3638, %c27 : index
          %3640 = arith.addi %3639, %3528 : index
          memref.store %3632, %q[%3640] : memref<?xf32>
          %3641 = arith.addi %3640, %c17 : index
          memref.store %3635, %q[%3641] : memref<?xf32>
        } else {
          %3642 = arith.addi %3526, %3528 : index
          memref.store %3632, %19[%3642] : memref<?xf32>
          %3643 = arith.addi %3526, %3528 : index
          %3644 = arith.addi %3643, %c17 : index
          memref.store %3635, %19[%3644] : memref<?xf32>
        }
        %3645 = arith.remui %3570, %c26 : index
        %3646 = arith.muli %3645, %c27 : index
        %3647 = arith.addi %3646, %3548 : index
        %3648 = arith.divui %3570, %c26 : index
        %3649 = arith.addi %3648, %c26 : index
        %3650 = arith.muli %3649, %c27 : index
        %3651 = arith.addi %3650, %3548 : index
        %3652 = memref.load %rope[%3647] : memref<?xf32>
        %3653 = arith.addi %3647, %c17 : index
        %3654 = memref.load %rope[%3653] : memref<?xf32>
        %3655 = memref.load %rope[%3651] : memref<?xf32>
        %3656 = arith.addi %3651, %c17 : index
        %3657 = memref.load %rope[%3656] : memref<?xf32>
        %3658 = arith.mulf %3655, %3652 : f32
        %3659 = arith.mulf %3657, %3654 : f32
        %3660 = arith.subf %3658, %3659 : f32
        %3661 = arith.mulf %3657, %3652 : f32
        %3662 = arith.mulf %3655, %3654 : f32
        %3663 = arith.addf %3661, %3662 : f32
        %3664 = arith.mulf %3604, %3660 : f32
        %3665 = arith.mulf %3610, %3663 : f32
        %3666 = arith.subf %3664, %3665 : f32
        %3667 = arith.mulf %3610, %3660 : f32
        %3668 = arith.mulf %3604, %3663 : f32
        %3669 = arith.addf %3667, %3668 : f32
        scf.if %3547 {
          %3670 = arith.cmpi slt, %0, %heads : index
          scf.if %3670 {
            %3671 = arith.muli %3525, %heads : index
            %3672 = arith.addi %3671, %0 : index
            %3673 = arith.muli %3672, %c27 : index
            %3674 = arith.addi %3673, %3548 : index
            memref.store %3666, %q[%3674] : memref<?xf32>
            %3675 = arith.addi %3674, %c17 : index
            memref.store %3669, %q[%3675] : memref<?xf32>
          } else {
            %3676 = arith.addi %3526, %3548 : index
            memref.store %3666, %19[%3676] : memref<?xf32>
            %3677 = arith.addi %3526, %3548 : index
            %3678 = arith.addi %3677, %c17 : index
            memref.store %3669, %19[%3678] : memref<?xf32>
          }
        }
      } else {
        %3679 = arith.cmpi slt, %0, %heads : index
        scf.if %3679 {
          %3680 = arith.muli %3525, %heads : index
          %3681 = arith.addi %3680, %0 : index
          %3682 = arith.muli %3681, %c27 : index
          %3683 = arith.addi %3682, %3528 : index
          memref.store %3536, %q[%3683] : memref<?xf32>
          %3684 = arith.addi %3683, %c17 : index
          memref.store %3545, %q[%3684] : memref<?xf32>
        } else {
          %3685 = arith.addi %3526, %3528 : index
          memref.store %3536, %19[%3685] : memref<?xf32>
          %3686 = arith.addi %3526, %3528 : index
          %3687 = arith.addi %3686, %c17 : index
          memref.store %3545, %19[%3687] : memref<?xf32>
        }
        scf.if %3547 {
          %3688 = arith.cmpi slt, %0, %heads : index
          scf.if %3688 {
            %3689 = arith.muli %3525, %heads : index
            %3690 = arith.addi %3689, %0 : index
            %3691 = arith.muli %3690, %c27 : index
            %3692 = arith.addi %3691, %3548 : index
            memref.store %3556, %q[%3692] : memref<?xf32>
            %3693 = arith.addi %3692, %c17 : index
            memref.store %3565, %q[%3693] : memref<?xf32>
          } else {
            %3694 = arith.addi %3526, %3548 : index
            memref.store %3556, %19[%3694] : memref<?xf32>
            %3695 = arith.addi %3526, %3548 : index
            %3696 = arith.addi %3695, %c17 : index
            memref.store %3565, %19[%3696] : memref<?xf32>
          }
        }
      }
    }
    %3697 = arith.addi %3519, %c43 : index
    %3698 = arith.addi %3518, %3697 : index
    %3699 = arith.cmpi slt, %3698, %21 : index
    %3700 = arith.cmpi slt, %3697, %c4 : index
    %3701 = arith.andi %3699, %3700 : i1
    scf.if %3701 {
      %3702 = arith.addi %3518, %3697 : index
      %3703 = arith.muli %3697, %c27 : index
      %3704 = wave.lane
      %3705 = arith.addi %3704, %c9 : index
      %3706 = arith.cmpi eq, %hasBias, %c10 : index
      %3707 = arith.addi %3703, %3705 : index
      %3708 = memref.load %19[%3707] : memref<?xf32>
      %3709 = arith.muli %0, %c27 : index
      %3710 = arith.addi %3709, %3705 : index
      %3711 = memref.load %bias[%3710] : memref<?xf32>
      %3712 = arith.addf %3708, %3711 : f32
      %3713 = arith.select %3706, %3712, %3708 : f32
      %3714 = arith.addi %3705, %c17 : index
      %3715 = arith.cmpi eq, %hasBias, %c10 : index
      %3716 = arith.addi %3703, %3714 : index
      %3717 = memref.load %19[%3716] : memref<?xf32>
      %3718 = arith.muli %0, %c27 : index
      %3719 = arith.addi %3718, %3714 : index
      %3720 = memref.load %bias[%3719] : memref<?xf32>
      %3721 = arith.addf %3717, %3720 : f32
      %3722 = arith.select %3715, %3721, %3717 : f32
      %3723 = arith.addi %3704, %c16 : index
      %3724 = arith.cmpi slt, %3723, %c17 : index
      %3725 = arith.minsi %3723, %c37 : index
      %3726 = arith.cmpi eq, %hasBias, %c10 : index
      %3727 = arith.addi %3703, %3725 : index
      %3728 = memref.load %19[%3727] : memref<?xf32>
      %3729 = arith.muli %0, %c27 : index
      %3730 = arith.addi %3729, %3725 : index
      %3731 = memref.load %bias[%3730] : memref<?xf32>
      %3732 = arith.addf %3728, %3731 : f32
      %3733 = arith.select %3726, %3732, %3728 : f32
      %3734 = arith.addi %3725, %c17 : index
      %3735 = arith.cmpi eq, %hasBias, %c10 : index
      %3736 = arith.addi %3703, %3734 : index
      %3737 = memref.load %19[%3736] : memref<?xf32>
      %3738 = arith.muli %0, %c27 : index
      %3739 = arith.addi %3738, %3734 : index
      %3740 = memref.load %bias[%3739] : memref<?xf32>
      %3741 = arith.addf %3737, %3740 : f32
      %3742 = arith.select %3735, %3741, %3737 : f32
      %3743 = arith.addi %heads, %kvHeads : index
      %3744 = arith.cmpi slt, %0, %3743 : index
      scf.if %3744 {
        %3745 = arith.addi %positionsAt, %3702 : index
        %3746 = memref.load %step[%3745] : memref<?xi32>
        %3747 = arith.index_cast %3746 : i32 to index
        %3748 = arith.cmpi eq, %hasNorm, %c10 : index
        %3749 = math.fma %3713, %3713, %c40 : f32
        %3750 = math.fma %3722, %3722, %3749 : f32
        %3751 = math.fma %3733, %3733, %3750 : f32
        %3752 = arith.select %3724, %3751, %3750 : f32
        %3753 = math.fma %3742, %3742, %3752 : f32
        %3754 = arith.select %3724, %3753, %3752 : f32
        %3755 = vector.broadcast %3754 : f32 to vector<1xf32>
        %3756 = wave.reduce "add" %3755 : vector<1xf32>
        %3757 = arith.mulf %3756, %inverseHeadDim : f32
        %3758 = arith.addf %3757, %epsilon : f32
        %3759 = math.sqrt %3758 : f32
        %3760 = arith.divf %c32, %3759 : f32
        %3761 = arith.cmpi slt, %0, %heads : index
        %3762 = arith.addi %3705, %c17 : index
        %3763 = memref.load %query_norm[%3705] : memref<?xf32>
        %3764 = memref.load %key_norm[%3705] : memref<?xf32>
        %3765 = arith.select %3761, %3763, %3764 : f32
        %3766 = arith.mulf %3713, %3760 : f32
        %3767 = arith.mulf %3766, %3765 : f32
        %3768 = arith.select %3748, %3767, %3713 : f32
        %3769 = memref.load %query_norm[%3762] : memref<?xf32>
        %3770 = memref.load %key_norm[%3762] : memref<?xf32>
        %3771 = arith.select %3761, %3769, %3770 : f32
        %3772 = arith.mulf %3722, %3760 : f32
        %3773 = arith.mulf %3772, %3771 : f32
        %3774 = arith.select %3748, %3773, %3722 : f32
        %3775 = arith.addi %3725, %c17 : index
        %3776 = memref.load %query_norm[%3725] : memref<?xf32>
        %3777 = memref.load %key_norm[%3725] : memref<?xf32>
        %3778 = arith.select %3761, %3776, %3777 : f32
        %3779 = arith.mulf %3733, %3760 : f32
        %3780 = arith.mulf %3779, %3778 : f32
        %3781 = arith.select %3748, %3780, %3733 : f32
        %3782 = memref.load %query_norm[%3775] : memref<?xf32>
        %3783 = memref.load %key_norm[%3775] : memref<?xf32>
        %3784 = arith.select %3761, %3782, %3783 : f32
        %3785 = arith.mulf %3742, %3760 : f32
        %3786 = arith.mulf %3785, %3784 : f32
        %3787 = arith.select %3748, %3786, %3742 : f32
        %3788 = arith.remui %3747, %c26 : index
        %3789 = arith.muli %3788, %c27 : index
        %3790 = arith.addi %3789, %3705 : index
        %3791 = arith.divui %3747, %c26 : index
        %3792 = arith.addi %3791, %c26 : index
        %3793 = arith.muli %3792, %c27 : index
        %3794 = arith.addi %3793, %3705 : index
        %3795 = memref.load %rope[%3790] : memref<?xf32>
        %3796 = arith.addi %3790, %c17 : index
        %3797 = memref.load %rope[%3796] : memref<?xf32>
        %3798 = memref.load %rope[%3794] : memref<?xf32>
        %3799 = arith.addi %3794, %c17 : index
        %3800 = memref.load %rope[%3799] : memref<?xf32>
        %3801 = arith.mulf %3798, %3795 : f32
        %3802 = arith.mulf %3800, %3797 : f32
        %3803 = arith.subf %3801, %3802 : f32
        %3804 = arith.mulf %3800, %3795 : f32
        %3805 = arith.mulf %3798, %3797 : f32
        %3806 = arith.addf %3804, %3805 : f32
        %3807 = arith.mulf %3768, %3803 : f32
        %3808 = arith.mulf %3774, %3806 : f32
        %3809 = arith.subf %3807, %3808 : f32
        %3810 = arith.mulf %3774, %3803 : f32
        %3811 = arith.mulf %3768, %3806 : f32
        %3812 = arith.addf %3810, %3811 : f32
        %3813 = arith.cmpi slt, %0, %heads : index
        scf.if %3813 {
          %3814 = arith.muli %3702, %heads : index
          %3815 = arith.addi %3814, %0 : index
          %3816 = arith.muli %3815, %c27 : index
          %3817 = arith.addi %3816, %3705 : index
          memref.store %3809, %q[%3817] : memref<?xf32>
          %3818 = arith.addi %3817, %c17 : index
          memref.store %3812, %q[%3818] : memref<?xf32>
        } else {
          %3819 = arith.addi %3703, %3705 : index
          memref.store %3809, %19[%3819] : memref<?xf32>
          %3820 = arith.addi %3703, %3705 : index
          %3821 = arith.addi %3820, %c17 : index
          memref.store %3812, %19[%3821] : memref<?xf32>
        }
        %3822 = arith.remui %3747, %c26 : index
        %3823 = arith.muli %3822, %c27 : index
        %3824 = arith.addi %3823, %3725 : index
        %3825 = arith.divui %3747, %c26 : index
        %3826 = arith.addi %3825, %c26 : index
        %3827 = arith.muli %3826, %c27 : index
        %3828 = arith.addi %3827, %3725 : index
        %3829 = memref.load %rope[%3824] : memref<?xf32>
        %3830 = arith.addi %3824, %c17 : index
        %3831 = memref.load %rope[%3830] : memref<?xf32>
        %3832 = memref.load %rope[%3828] : memref<?xf32>
        %3833 = arith.addi %3828, %c17 : index
        %3834 = memref.load %rope[%3833] : memref<?xf32>
        %3835 = arith.mulf %3832, %3829 : f32
        %3836 = arith.mulf %3834, %3831 : f32
        %3837 = arith.subf %3835, %3836 : f32
        %3838 = arith.mulf %3834, %3829 : f32
        %3839 = arith.mulf %3832, %3831 : f32
        %3840 = arith.addf %3838, %3839 : f32
        %3841 = arith.mulf %3781, %3837 : f32
        %3842 = arith.mulf %3787, %3840 : f32
        %3843 = arith.subf %3841, %3842 : f32
        %3844 = arith.mulf %3787, %3837 : f32
        %3845 = arith.mulf %3781, %3840 : f32
        %3846 = arith.addf %3844, %3845 : f32
        scf.if %3724 {
          %3847 = arith.cmpi slt, %0, %heads : index
          scf.if %3847 {
            %3848 = arith.muli %3702, %heads : index
            %3849 = arith.addi %3848, %0 : index
            %3850 = arith.muli %3849, %c27 : index
            %3851 = arith.addi %3850, %3725 : index
            memref.store %3843, %q[%3851] : memref<?xf32>
            %3852 = arith.addi %3851, %c17 : index
            memref.store %3846, %q[%3852] : memref<?xf32>
          } else {
            %3853 = arith.addi %3703, %3725 : index
            memref.store %3843, %19[%3853] : memref<?xf32>
            %3854 = arith.addi %3703, %3725 : index
            %3855 = arith.addi %3854, %c17 : index
            memref.store %3846, %19[%3855] : memref<?xf32>
          }
        }
      } else {
        %3856 = arith.cmpi slt, %0, %heads : index
        scf.if %3856 {
          %3857 = arith.muli %3702, %heads : index
          %3858 = arith.addi %3857, %0 : index
          %3859 = arith.muli %3858, %c27 : index
          %3860 = arith.addi %3859, %3705 : index
          memref.store %3713, %q[%3860] : memref<?xf32>
          %3861 = arith.addi %3860, %c17 : index
          memref.store %3722, %q[%3861] : memref<?xf32>
        } else {
          %3862 = arith.addi %3703, %3705 : index
          memref.store %3713, %19[%3862] : memref<?xf32>
          %3863 = arith.addi %3703, %3705 : index
          %3864 = arith.addi %3863, %c17 : index
          memref.store %3722, %19[%3864] : memref<?xf32>
        }
        scf.if %3724 {
          %3865 = arith.cmpi slt, %0, %heads : index
          scf.if %3865 {
            %3866 = arith.muli %3702, %heads : index
            %3867 = arith.addi %3866, %0 : index
            %3868 = arith.muli %3867, %c27 : index
            %3869 = arith.addi %3868, %3725 : index
            memref.store %3733, %q[%3869] : memref<?xf32>
            %3870 = arith.addi %3869, %c17 : index
            memref.store %3742, %q[%3870] : memref<?xf32>
          } else {
            %3871 = arith.addi %3703, %3725 : index
            memref.store %3733, %19[%3871] : memref<?xf32>
            %3872 = arith.addi %3703, %3725 : index
            %3873 = arith.addi %3872, %c17 : index
            memref.store %3742, %19[%3873] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3874 = arith.cmpi sge, %0, %heads : index
    scf.if %3874 {
      %3875 = arith.addi %3519, %c9 : index
      %3876 = arith.addi %3518, %3875 : index
      %3877 = arith.cmpi slt, %3876, %21 : index
      %3878 = arith.cmpi slt, %3875, %c4 : index
      %3879 = arith.andi %3877, %3878 : i1
      scf.if %3879 {
        %3880 = arith.addi %3518, %3875 : index
        %3881 = arith.addi %slotsAt, %3880 : index
        %3882 = memref.load %step[%3881] : memref<?xi32>
        %3883 = arith.index_cast %3882 : i32 to index
        %3884 = arith.cmpi sge, %3883, %c9 : index
        scf.if %3884 {
          %3885 = arith.muli %3875, %c27 : index
          %3886 = arith.subi %0, %heads : index
          %3887 = memref.load %scales[%3886] : memref<?xf32>
          %3888 = vector.broadcast %3887 : f32 to vector<4xf32>
          %3889 = arith.divui %3883, %c4 : index
          %3890 = arith.remui %3883, %c4 : index
          %3891 = arith.muli %3889, %pageBytes : index
          %3892 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3892 {
            %3893 = wave.lane
            %3894 = arith.muli %3893, %c35 : index
            scf.for %3895 = %3894 to %c27 step %c6 {
              %3896 = arith.addi %3885, %3895 : index
              %3897 = vector.load %19[%3896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3898 = arith.mulf %3897, %3888 : vector<4xf32>
              %3899 = arith.minimumf %3898, %c47 : vector<4xf32>
              %3900 = arith.maximumf %3899, %c48 : vector<4xf32>
              %3901 = arith.truncf %3900 : vector<4xf32> to vector<4xf16>
              %3902 = vector.bitcast %3901 : vector<4xf16> to vector<8xi8>
              %3903 = arith.cmpi slt, %3886, %kvHeads : index
              scf.if %3903 {
                %3904 = arith.muli %3886, %c11 : index
                %3905 = arith.addi %3891, %3904 : index
                %3906 = arith.divui %3895, %c4 : index
                %3907 = arith.muli %3906, %c21 : index
                %3908 = arith.remui %3895, %c4 : index
                %3909 = arith.divui %3908, %c15 : index
                %3910 = arith.muli %3909, %c26 : index
                %3911 = arith.muli %3890, %c4 : index
                %3912 = arith.addi %3910, %3911 : index
                %3913 = arith.remui %3908, %c15 : index
                %3914 = arith.muli %3913, %c8 : index
                %3915 = arith.addi %3912, %3914 : index
                %3916 = arith.addi %3907, %3915 : index
                %3917 = arith.addi %3905, %3916 : index
                vector.store %3902, %kv[%3917] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3918 = arith.subi %3886, %kvHeads : index
                %3919 = arith.muli %3918, %c11 : index
                %3920 = arith.addi %3891, %3919 : index
                %3921 = arith.addi %3895, %c9 : index
                %3922 = arith.divui %3921, %c4 : index
                %3923 = arith.muli %3922, %c21 : index
                %3924 = arith.addi %3923, %c33 : index
                %3925 = arith.remui %3921, %c4 : index
                %3926 = arith.divui %3890, %c8 : index
                %3927 = arith.remui %3890, %c8 : index
                %3928 = arith.muli %3927, %c15 : index
                %3929 = arith.addi %3926, %3928 : index
                %3930 = arith.divui %3929, %c15 : index
                %3931 = arith.muli %3930, %c26 : index
                %3932 = arith.muli %3925, %c4 : index
                %3933 = arith.addi %3931, %3932 : index
                %3934 = arith.remui %3929, %c15 : index
                %3935 = arith.muli %3934, %c8 : index
                %3936 = arith.addi %3933, %3935 : index
                %3937 = arith.addi %3924, %3936 : index
                %3938 = arith.addi %3920, %3937 : index
                %3939 = vector.shuffle %3902, %3902 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3939, %kv[%3938] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3940 = arith.addi %3895, %c10 : index
                %3941 = arith.divui %3940, %c4 : index
                %3942 = arith.muli %3941, %c21 : index
                %3943 = arith.addi %3942, %c33 : index
                %3944 = arith.remui %3940, %c4 : index
                %3945 = arith.divui %3890, %c8 : index
                %3946 = arith.remui %3890, %c8 : index
                %3947 = arith.muli %3946, %c15 : index
                %3948 = arith.addi %3945, %3947 : index
                %3949 = arith.divui %3948, %c15 : index
                %3950 = arith.muli %3949, %c26 : index
                %3951 = arith.muli %3944, %c4 : index
                %3952 = arith.addi %3950, %3951 : index
                %3953 = arith.remui %3948, %c15 : index
                %3954 = arith.muli %3953, %c8 : index
                %3955 = arith.addi %3952, %3954 : index
                %3956 = arith.addi %3943, %3955 : index
                %3957 = arith.addi %3920, %3956 : index
                %3958 = vector.shuffle %3902, %3902 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3958, %kv[%3957] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3959 = arith.addi %3895, %c8 : index
                %3960 = arith.divui %3959, %c4 : index
                %3961 = arith.muli %3960, %c21 : index
                %3962 = arith.addi %3961, %c33 : index
                %3963 = arith.remui %3959, %c4 : index
                %3964 = arith.divui %3890, %c8 : index
                %3965 = arith.remui %3890, %c8 : index
                %3966 = arith.muli %3965, %c15 : index
                %3967 = arith.addi %3964, %3966 : index
                %3968 = arith.divui %3967, %c15 : index
                %3969 = arith.muli %3968, %c26 : index
                %3970 = arith.muli %3963, %c4 : index
                %3971 = arith.addi %3969, %3970 : index
                %3972 = arith.remui %3967, %c15 : index
                %3973 = arith.muli %3972, %c8 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.addi %3962, %3974 : index
                %3976 = arith.addi %3920, %3975 : index
                %3977 = vector.shuffle %3902, %3902 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3977, %kv[%3976] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3978 = arith.addi %3895, %c2 : index
                %3979 = arith.divui %3978, %c4 : index
                %3980 = arith.muli %3979, %c21 : index
                %3981 = arith.addi %3980, %c33 : index
                %3982 = arith.remui %3978, %c4 : index
                %3983 = arith.divui %3890, %c8 : index
                %3984 = arith.remui %3890, %c8 : index
                %3985 = arith.muli %3984, %c15 : index
                %3986 = arith.addi %3983, %3985 : index
                %3987 = arith.divui %3986, %c15 : index
                %3988 = arith.muli %3987, %c26 : index
                %3989 = arith.muli %3982, %c4 : index
                %3990 = arith.addi %3988, %3989 : index
                %3991 = arith.remui %3986, %c15 : index
                %3992 = arith.muli %3991, %c8 : index
                %3993 = arith.addi %3990, %3992 : index
                %3994 = arith.addi %3981, %3993 : index
                %3995 = arith.addi %3920, %3994 : index
                %3996 = vector.shuffle %3902, %3902 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3996, %kv[%3995] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3997 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3997 {
            %3998 = wave.lane
            %3999 = arith.muli %3998, %c35 : index
            scf.for %4000 = %3999 to %c27 step %c6 {
              %4001 = arith.addi %3885, %4000 : index
              %4002 = vector.load %19[%4001] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4003 = arith.mulf %4002, %3888 : vector<4xf32>
              %4004 = wave.fp8_encode "e4m3" %4003 : vector<4xf32> -> vector<4xi8>
              %4005 = arith.cmpi slt, %3886, %kvHeads : index
              scf.if %4005 {
                %4006 = arith.muli %3886, %c33 : index
                %4007 = arith.addi %3891, %4006 : index
                %4008 = vector.shuffle %4004, %4004 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4009 = arith.divui %4000, %c4 : index
                %4010 = arith.muli %4009, %c26 : index
                %4011 = arith.remui %4000, %c4 : index
                %4012 = arith.muli %3890, %c4 : index
                %4013 = arith.divui %4011, %c35 : index
                %4014 = arith.muli %4013, %c35 : index
                %4015 = arith.remui %4011, %c8 : index
                %4016 = arith.muli %4015, %c8 : index
                %4017 = arith.addi %4014, %4016 : index
                %4018 = arith.divui %4011, %c8 : index
                %4019 = arith.remui %4018, %c8 : index
                %4020 = arith.addi %4017, %4019 : index
                %4021 = arith.addi %4012, %4020 : index
                %4022 = arith.addi %4010, %4021 : index
                %4023 = arith.addi %4007, %4022 : index
                vector.store %4008, %kv[%4023] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4024 = arith.subi %3886, %kvHeads : index
                %4025 = arith.muli %4024, %c33 : index
                %4026 = arith.addi %3891, %4025 : index
                %4027 = arith.addi %4000, %c9 : index
                %4028 = arith.divui %4027, %c4 : index
                %4029 = arith.muli %4028, %c26 : index
                %4030 = arith.addi %4029, %c12 : index
                %4031 = arith.remui %4027, %c4 : index
                %4032 = arith.divui %3890, %c8 : index
                %4033 = arith.remui %3890, %c8 : index
                %4034 = arith.muli %4033, %c15 : index
                %4035 = arith.addi %4032, %4034 : index
                %4036 = arith.muli %4031, %c4 : index
                %4037 = arith.divui %4035, %c35 : index
                %4038 = arith.muli %4037, %c35 : index
                %4039 = arith.remui %4035, %c8 : index
                %4040 = arith.muli %4039, %c8 : index
                %4041 = arith.addi %4038, %4040 : index
                %4042 = arith.divui %4035, %c8 : index
                %4043 = arith.remui %4042, %c8 : index
                %4044 = arith.addi %4041, %4043 : index
                %4045 = arith.addi %4036, %4044 : index
                %4046 = arith.addi %4030, %4045 : index
                %4047 = arith.addi %4026, %4046 : index
                %4048 = vector.shuffle %4004, %4004 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4048, %kv[%4047] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4049 = arith.addi %4000, %c10 : index
                %4050 = arith.divui %4049, %c4 : index
                %4051 = arith.muli %4050, %c26 : index
                %4052 = arith.addi %4051, %c12 : index
                %4053 = arith.remui %4049, %c4 : index
                %4054 = arith.divui %3890, %c8 : index
                %4055 = arith.remui %3890, %c8 : index
                %4056 = arith.muli %4055, %c15 : index
                %4057 = arith.addi %4054, %4056 : index
                %4058 = arith.muli %4053, %c4 : index
                %4059 = arith.divui %4057, %c35 : index
                %4060 = arith.muli %4059, %c35 : index
                %4061 = arith.remui %4057, %c8 : index
                %4062 = arith.muli %4061, %c8 : index
                %4063 = arith.addi %4060, %4062 : index
                %4064 = arith.divui %4057, %c8 : index
                %4065 = arith.remui %4064, %c8 : index
                %4066 = arith.addi %4063, %4065 : index
                %4067 = arith.addi %4058, %4066 : index
                %4068 = arith.addi %4052, %4067 : index
                %4069 = arith.addi %4026, %4068 : index
                %4070 = vector.shuffle %4004, %4004 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4070, %kv[%4069] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4071 = arith.addi %4000, %c8 : index
                %4072 = arith.divui %4071, %c4 : index
                %4073 = arith.muli %4072, %c26 : index
                %4074 = arith.addi %4073, %c12 : index
                %4075 = arith.remui %4071, %c4 : index
                %4076 = arith.divui %3890, %c8 : index
                %4077 = arith.remui %3890, %c8 : index
                %4078 = arith.muli %4077, %c15 : index
                %4079 = arith.addi %4076, %4078 : index
                %4080 = arith.muli %4075, %c4 : index
                %4081 = arith.divui %4079, %c35 : index
                %4082 = arith.muli %4081, %c35 : index
                %4083 = arith.remui %4079, %c8 : index
                %4084 = arith.muli %4083, %c8 : index
                %4085 = arith.addi %4082, %4084 : index
                %4086 = arith.divui %4079, %c8 : index
                %4087 = arith.remui %4086, %c8 : index
                %4088 = arith.addi %4085, %4087 : index
                %4089 = arith.addi %4080, %4088 : index
                %4090 = arith.addi %4074, %4089 : index
                %4091 = arith.addi %4026, %4090 : index
                %4092 = vector.shuffle %4004, %4004 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4092, %kv[%4091] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4093 = arith.addi %4000, %c2 : index
                %4094 = arith.divui %4093, %c4 : index
                %4095 = arith.muli %4094, %c26 : index
                %4096 = arith.addi %4095, %c12 : index
                %4097 = arith.remui %4093, %c4 : index
                %4098 = arith.divui %3890, %c8 : index
                %4099 = arith.remui %3890, %c8 : index
                %4100 = arith.muli %4099, %c15 : index
                %4101 = arith.addi %4098, %4100 : index
                %4102 = arith.muli %4097, %c4 : index
                %4103 = arith.divui %4101, %c35 : index
                %4104 = arith.muli %4103, %c35 : index
                %4105 = arith.remui %4101, %c8 : index
                %4106 = arith.muli %4105, %c8 : index
                %4107 = arith.addi %4104, %4106 : index
                %4108 = arith.divui %4101, %c8 : index
                %4109 = arith.remui %4108, %c8 : index
                %4110 = arith.addi %4107, %4109 : index
                %4111 = arith.addi %4102, %4110 : index
                %4112 = arith.addi %4096, %4111 : index
                %4113 = arith.addi %4026, %4112 : index
                %4114 = vector.shuffle %4004, %4004 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4114, %kv[%4113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4115 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4115 {
            %4116 = wave.lane
            %4117 = arith.muli %4116, %c35 : index
            scf.for %4118 = %4117 to %c27 step %c6 {
              %4119 = arith.addi %3885, %4118 : index
              %4120 = vector.load %19[%4119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4121 = arith.mulf %4120, %3888 : vector<4xf32>
              %4122 = wave.fp8_encode "e5m2" %4121 : vector<4xf32> -> vector<4xi8>
              %4123 = arith.cmpi slt, %3886, %kvHeads : index
              scf.if %4123 {
                %4124 = arith.muli %3886, %c33 : index
                %4125 = arith.addi %3891, %4124 : index
                %4126 = vector.shuffle %4122, %4122 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4127 = arith.divui %4118, %c4 : index
                %4128 = arith.muli %4127, %c26 : index
                %4129 = arith.remui %4118, %c4 : index
                %4130 = arith.muli %3890, %c4 : index
                %4131 = arith.divui %4129, %c35 : index
                %4132 = arith.muli %4131, %c35 : index
                %4133 = arith.remui %4129, %c8 : index
                %4134 = arith.muli %4133, %c8 : index
                %4135 = arith.addi %4132, %4134 : index
                %4136 = arith.divui %4129, %c8 : index
                %4137 = arith.remui %4136, %c8 : index
                %4138 = arith.addi %4135, %4137 : index
                %4139 = arith.addi %4130, %4138 : index
                %4140 = arith.addi %4128, %4139 : index
                %4141 = arith.addi %4125, %4140 : index
                vector.store %4126, %kv[%4141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4142 = arith.subi %3886, %kvHeads : index
                %4143 = arith.muli %4142, %c33 : index
                %4144 = arith.addi %3891, %4143 : index
                %4145 = arith.addi %4118, %c9 : index
                %4146 = arith.divui %4145, %c4 : index
                %4147 = arith.muli %4146, %c26 : index
                %4148 = arith.addi %4147, %c12 : index
                %4149 = arith.remui %4145, %c4 : index
                %4150 = arith.divui %3890, %c8 : index
                %4151 = arith.remui %3890, %c8 : index
                %4152 = arith.muli %4151, %c15 : index
                %4153 = arith.addi %4150, %4152 : index
                %4154 = arith.muli %4149, %c4 : index
                %4155 = arith.divui %4153, %c35 : index
                %4156 = arith.muli %4155, %c35 : index
                %4157 = arith.remui %4153, %c8 : index
                %4158 = arith.muli %4157, %c8 : index
                %4159 = arith.addi %4156, %4158 : index
                %4160 = arith.divui %4153, %c8 : index
                %4161 = arith.remui %4160, %c8 : index
                %4162 = arith.addi %4159, %4161 : index
                %4163 = arith.addi %4154, %4162 : index
                %4164 = arith.addi %4148, %4163 : index
                %4165 = arith.addi %4144, %4164 : index
                %4166 = vector.shuffle %4122, %4122 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4166, %kv[%4165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4167 = arith.addi %4118, %c10 : index
                %4168 = arith.divui %4167, %c4 : index
                %4169 = arith.muli %4168, %c26 : index
                %4170 = arith.addi %4169, %c12 : index
                %4171 = arith.remui %4167, %c4 : index
                %4172 = arith.divui %3890, %c8 : index
                %4173 = arith.remui %3890, %c8 : index
                %4174 = arith.muli %4173, %c15 : index
                %4175 = arith.addi %4172, %4174 : index
                %4176 = arith.muli %4171, %c4 : index
                %4177 = arith.divui %4175, %c35 : index
                %4178 = arith.muli %4177, %c35 : index
                %4179 = arith.remui %4175, %c8 : index
                %4180 = arith.muli %4179, %c8 : index
                %4181 = arith.addi %4178, %4180 : index
                %4182 = arith.divui %4175, %c8 : index
                %4183 = arith.remui %4182, %c8 : index
                %4184 = arith.addi %4181, %4183 : index
                %4185 = arith.addi %4176, %4184 : index
                %4186 = arith.addi %4170, %4185 : index
                %4187 = arith.addi %4144, %4186 : index
                %4188 = vector.shuffle %4122, %4122 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4188, %kv[%4187] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4189 = arith.addi %4118, %c8 : index
                %4190 = arith.divui %4189, %c4 : index
                %4191 = arith.muli %4190, %c26 : index
                %4192 = arith.addi %4191, %c12 : index
                %4193 = arith.remui %4189, %c4 : index
                %4194 = arith.divui %3890, %c8 : index
                %4195 = arith.remui %3890, %c8 : index
                %4196 = arith.muli %4195, %c15 : index
                %4197 = arith.addi %4194, %4196 : index
                %4198 = arith.muli %4193, %c4 : index
                %4199 = arith.divui %4197, %c35 : index
                %4200 = arith.muli %4199, %c35 : index
                %4201 = arith.remui %4197, %c8 : index
                %4202 = arith.muli %4201, %c8 : index
                %4203 = arith.addi %4200, %4202 : index
                %4204 = arith.divui %4197, %c8 : index
                %4205 = arith.remui %4204, %c8 : index
                %4206 = arith.addi %4203, %4205 : index
                %4207 = arith.addi %4198, %4206 : index
                %4208 = arith.addi %4192, %4207 : index
                %4209 = arith.addi %4144, %4208 : index
                %4210 = vector.shuffle %4122, %4122 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4210, %kv[%4209] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4211 = arith.addi %4118, %c2 : index
                %4212 = arith.divui %4211, %c4 : index
                %4213 = arith.muli %4212, %c26 : index
                %4214 = arith.addi %4213, %c12 : index
                %4215 = arith.remui %4211, %c4 : index
                %4216 = arith.divui %3890, %c8 : index
                %4217 = arith.remui %3890, %c8 : index
                %4218 = arith.muli %4217, %c15 : index
                %4219 = arith.addi %4216, %4218 : index
                %4220 = arith.muli %4215, %c4 : index
                %4221 = arith.divui %4219, %c35 : index
                %4222 = arith.muli %4221, %c35 : index
                %4223 = arith.remui %4219, %c8 : index
                %4224 = arith.muli %4223, %c8 : index
                %4225 = arith.addi %4222, %4224 : index
                %4226 = arith.divui %4219, %c8 : index
                %4227 = arith.remui %4226, %c8 : index
                %4228 = arith.addi %4225, %4227 : index
                %4229 = arith.addi %4220, %4228 : index
                %4230 = arith.addi %4214, %4229 : index
                %4231 = arith.addi %4144, %4230 : index
                %4232 = vector.shuffle %4122, %4122 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4232, %kv[%4231] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4233 = arith.addi %3519, %c43 : index
      %4234 = arith.addi %3518, %4233 : index
      %4235 = arith.cmpi slt, %4234, %21 : index
      %4236 = arith.cmpi slt, %4233, %c4 : index
      %4237 = arith.andi %4235, %4236 : i1
      scf.if %4237 {
        %4238 = arith.addi %3518, %4233 : index
        %4239 = arith.addi %slotsAt, %4238 : index
        %4240 = memref.load %step[%4239] : memref<?xi32>
        %4241 = arith.index_cast %4240 : i32 to index
        %4242 = arith.cmpi sge, %4241, %c9 : index
        scf.if %4242 {
          %4243 = arith.muli %4233, %c27 : index
          %4244 = arith.subi %0, %heads : index
          %4245 = memref.load %scales[%4244] : memref<?xf32>
          %4246 = vector.broadcast %4245 : f32 to vector<4xf32>
          %4247 = arith.divui %4241, %c4 : index
          %4248 = arith.remui %4241, %c4 : index
          %4249 = arith.muli %4247, %pageBytes : index
          %4250 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4250 {
            %4251 = wave.lane
            %4252 = arith.muli %4251, %c35 : index
            scf.for %4253 = %4252 to %c27 step %c6 {
              %4254 = arith.addi %4243, %4253 : index
              %4255 = vector.load %19[%4254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4256 = arith.mulf %4255, %4246 : vector<4xf32>
              %4257 = arith.minimumf %4256, %c47 : vector<4xf32>
              %4258 = arith.maximumf %4257, %c48 : vector<4xf32>
              %4259 = arith.truncf %4258 : vector<4xf32> to vector<4xf16>
              %4260 = vector.bitcast %4259 : vector<4xf16> to vector<8xi8>
              %4261 = arith.cmpi slt, %4244, %kvHeads : index
              scf.if %4261 {
                %4262 = arith.muli %4244, %c11 : index
                %4263 = arith.addi %4249, %4262 : index
                %4264 = arith.divui %4253, %c4 : index
                %4265 = arith.muli %4264, %c21 : index
                %4266 = arith.remui %4253, %c4 : index
                %4267 = arith.divui %4266, %c15 : index
                %4268 = arith.muli %4267, %c26 : index
                %4269 = arith.muli %4248, %c4 : index
                %4270 = arith.addi %4268, %4269 : index
                %4271 = arith.remui %4266, %c15 : index
                %4272 = arith.muli %4271, %c8 : index
                %4273 = arith.addi %4270, %4272 : index
                %4274 = arith.addi %4265, %4273 : index
                %4275 = arith.addi %4263, %4274 : index
                vector.store %4260, %kv[%4275] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4276 = arith.subi %4244, %kvHeads : index
                %4277 = arith.muli %4276, %c11 : index
                %4278 = arith.addi %4249, %4277 : index
                %4279 = arith.addi %4253, %c9 : index
                %4280 = arith.divui %4279, %c4 : index
                %4281 = arith.muli %4280, %c21 : index
                %4282 = arith.addi %4281, %c33 : index
                %4283 = arith.remui %4279, %c4 : index
                %4284 = arith.divui %4248, %c8 : index
                %4285 = arith.remui %4248, %c8 : index
                %4286 = arith.muli %4285, %c15 : index
                %4287 = arith.addi %4284, %4286 : index
                %4288 = arith.divui %4287, %c15 : index
                %4289 = arith.muli %4288, %c26 : index
                %4290 = arith.muli %4283, %c4 : index
                %4291 = arith.addi %4289, %4290 : index
                %4292 = arith.remui %4287, %c15 : index
                %4293 = arith.muli %4292, %c8 : index
                %4294 = arith.addi %4291, %4293 : index
                %4295 = arith.addi %4282, %4294 : index
                %4296 = arith.addi %4278, %4295 : index
                %4297 = vector.shuffle %4260, %4260 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4297, %kv[%4296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4298 = arith.addi %4253, %c10 : index
                %4299 = arith.divui %4298, %c4 : index
                %4300 = arith.muli %4299, %c21 : index
                %4301 = arith.addi %4300, %c33 : index
                %4302 = arith.remui %4298, %c4 : index
                %4303 = arith.divui %4248, %c8 : index
                %4304 = arith.remui %4248, %c8 : index
                %4305 = arith.muli %4304, %c15 : index
                %4306 = arith.addi %4303, %4305 : index
                %4307 = arith.divui %4306, %c15 : index
                %4308 = arith.muli %4307, %c26 : index
                %4309 = arith.muli %4302, %c4 : index
                %4310 = arith.addi %4308, %4309 : index
                %4311 = arith.remui %4306, %c15 : index
                %4312 = arith.muli %4311, %c8 : index
                %4313 = arith.addi %4310, %4312 : index
                %4314 = arith.addi %4301, %4313 : index
                %4315 = arith.addi %4278, %4314 : index
                %4316 = vector.shuffle %4260, %4260 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4316, %kv[%4315] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4317 = arith.addi %4253, %c8 : index
                %4318 = arith.divui %4317, %c4 : index
                %4319 = arith.muli %4318, %c21 : index
                %4320 = arith.addi %4319, %c33 : index
                %4321 = arith.remui %4317, %c4 : index
                %4322 = arith.divui %4248, %c8 : index
                %4323 = arith.remui %4248, %c8 : index
                %4324 = arith.muli %4323, %c15 : index
                %4325 = arith.addi %4322, %4324 : index
                %4326 = arith.divui %4325, %c15 : index
                %4327 = arith.muli %4326, %c26 : index
                %4328 = arith.muli %4321, %c4 : index
                %4329 = arith.addi %4327, %4328 : index
                %4330 = arith.remui %4325, %c15 : index
                %4331 = arith.muli %4330, %c8 : index
                %4332 = arith.addi %4329, %4331 : index
                %4333 = arith.addi %4320, %4332 : index
                %4334 = arith.addi %4278, %4333 : index
                %4335 = vector.shuffle %4260, %4260 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4335, %kv[%4334] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4336 = arith.addi %4253, %c2 : index
                %4337 = arith.divui %4336, %c4 : index
                %4338 = arith.muli %4337, %c21 : index
                %4339 = arith.addi %4338, %c33 : index
                %4340 = arith.remui %4336, %c4 : index
                %4341 = arith.divui %4248, %c8 : index
                %4342 = arith.remui %4248, %c8 : index
                %4343 = arith.muli %4342, %c15 : index
                %4344 = arith.addi %4341, %4343 : index
                %4345 = arith.divui %4344, %c15 : index
                %4346 = arith.muli %4345, %c26 : index
                %4347 = arith.muli %4340, %c4 : index
                %4348 = arith.addi %4346, %4347 : index
                %4349 = arith.remui %4344, %c15 : index
                %4350 = arith.muli %4349, %c8 : index
                %4351 = arith.addi %4348, %4350 : index
                %4352 = arith.addi %4339, %4351 : index
                %4353 = arith.addi %4278, %4352 : index
                %4354 = vector.shuffle %4260, %4260 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4354, %kv[%4353] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4355 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4355 {
            %4356 = wave.lane
            %4357 = arith.muli %4356, %c35 : index
            scf.for %4358 = %4357 to %c27 step %c6 {
              %4359 = arith.addi %4243, %4358 : index
              %4360 = vector.load %19[%4359] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4361 = arith.mulf %4360, %4246 : vector<4xf32>
              %4362 = wave.fp8_encode "e4m3" %4361 : vector<4xf32> -> vector<4xi8>
              %4363 = arith.cmpi slt, %4244, %kvHeads : index
              scf.if %4363 {
                %4364 = arith.muli %4244, %c33 : index
                %4365 = arith.addi %4249, %4364 : index
                %4366 = vector.shuffle %4362, %4362 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4367 = arith.divui %4358, %c4 : index
                %4368 = arith.muli %4367, %c26 : index
                %4369 = arith.remui %4358, %c4 : index
                %4370 = arith.muli %4248, %c4 : index
                %4371 = arith.divui %4369, %c35 : index
                %4372 = arith.muli %4371, %c35 : index
                %4373 = arith.remui %4369, %c8 : index
                %4374 = arith.muli %4373, %c8 : index
                %4375 = arith.addi %4372, %4374 : index
                %4376 = arith.divui %4369, %c8 : index
                %4377 = arith.remui %4376, %c8 : index
                %4378 = arith.addi %4375, %4377 : index
                %4379 = arith.addi %4370, %4378 : index
                %4380 = arith.addi %4368, %4379 : index
                %4381 = arith.addi %4365, %4380 : index
                vector.store %4366, %kv[%4381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4382 = arith.subi %4244, %kvHeads : index
                %4383 = arith.muli %4382, %c33 : index
                %4384 = arith.addi %4249, %4383 : index
                %4385 = arith.addi %4358, %c9 : index
                %4386 = arith.divui %4385, %c4 : index
                %4387 = arith.muli %4386, %c26 : index
                %4388 = arith.addi %4387, %c12 : index
                %4389 = arith.remui %4385, %c4 : index
                %4390 = arith.divui %4248, %c8 : index
                %4391 = arith.remui %4248, %c8 : index
                %4392 = arith.muli %4391, %c15 : index
                %4393 = arith.addi %4390, %4392 : index
                %4394 = arith.muli %4389, %c4 : index
                %4395 = arith.divui %4393, %c35 : index
                %4396 = arith.muli %4395, %c35 : index
                %4397 = arith.remui %4393, %c8 : index
                %4398 = arith.muli %4397, %c8 : index
                %4399 = arith.addi %4396, %4398 : index
                %4400 = arith.divui %4393, %c8 : index
                %4401 = arith.remui %4400, %c8 : index
                %4402 = arith.addi %4399, %4401 : index
                %4403 = arith.addi %4394, %4402 : index
                %4404 = arith.addi %4388, %4403 : index
                %4405 = arith.addi %4384, %4404 : index
                %4406 = vector.shuffle %4362, %4362 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4406, %kv[%4405] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4407 = arith.addi %4358, %c10 : index
                %4408 = arith.divui %4407, %c4 : index
                %4409 = arith.muli %4408, %c26 : index
                %4410 = arith.addi %4409, %c12 : index
                %4411 = arith.remui %4407, %c4 : index
                %4412 = arith.divui %4248, %c8 : index
                %4413 = arith.remui %4248, %c8 : index
                %4414 = arith.muli %4413, %c15 : index
                %4415 = arith.addi %4412, %4414 : index
                %4416 = arith.muli %4411, %c4 : index
                %4417 = arith.divui %4415, %c35 : index
                %4418 = arith.muli %4417, %c35 : index
                %4419 = arith.remui %4415, %c8 : index
                %4420 = arith.muli %4419, %c8 : index
                %4421 = arith.addi %4418, %4420 : index
                %4422 = arith.divui %4415, %c8 : index
                %4423 = arith.remui %4422, %c8 : index
                %4424 = arith.addi %4421, %4423 : index
                %4425 = arith.addi %4416, %4424 : index
                %4426 = arith.addi %4410, %4425 : index
                %4427 = arith.addi %4384, %4426 : index
                %4428 = vector.shuffle %4362, %4362 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4428, %kv[%4427] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4429 = arith.addi %4358, %c8 : index
                %4430 = arith.divui %4429, %c4 : index
                %4431 = arith.muli %4430, %c26 : index
                %4432 = arith.addi %4431, %c12 : index
                %4433 = arith.remui %4429, %c4 : index
                %4434 = arith.divui %4248, %c8 : index
                %4435 = arith.remui %4248, %c8 : index
                %4436 = arith.muli %4435, %c15 : index
                %4437 = arith.addi %4434, %4436 : index
                %4438 = arith.muli %4433, %c4 : index
                %4439 = arith.divui %4437, %c35 : index
                %4440 = arith.muli %4439, %c35 : index
                %4441 = arith.remui %4437, %c8 : index
                %4442 = arith.muli %4441, %c8 : index
                %4443 = arith.addi %4440, %4442 : index
                %4444 = arith.divui %4437, %c8 : index
                %4445 = arith.remui %4444, %c8 : index
                %4446 = arith.addi %4443, %4445 : index
                %4447 = arith.addi %4438, %4446 : index
                %4448 = arith.addi %4432, %4447 : index
                %4449 = arith.addi %4384, %4448 : index
                %4450 = vector.shuffle %4362, %4362 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4450, %kv[%4449] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4451 = arith.addi %4358, %c2 : index
                %4452 = arith.divui %4451, %c4 : index
                %4453 = arith.muli %4452, %c26 : index
                %4454 = arith.addi %4453, %c12 : index
                %4455 = arith.remui %4451, %c4 : index
                %4456 = arith.divui %4248, %c8 : index
                %4457 = arith.remui %4248, %c8 : index
                %4458 = arith.muli %4457, %c15 : index
                %4459 = arith.addi %4456, %4458 : index
                %4460 = arith.muli %4455, %c4 : index
                %4461 = arith.divui %4459, %c35 : index
                %4462 = arith.muli %4461, %c35 : index
                %4463 = arith.remui %4459, %c8 : index
                %4464 = arith.muli %4463, %c8 : index
                %4465 = arith.addi %4462, %4464 : index
                %4466 = arith.divui %4459, %c8 : index
                %4467 = arith.remui %4466, %c8 : index
                %4468 = arith.addi %4465, %4467 : index
                %4469 = arith.addi %4460, %4468 : index
                %4470 = arith.addi %4454, %4469 : index
                %4471 = arith.addi %4384, %4470 : index
                %4472 = vector.shuffle %4362, %4362 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4472, %kv[%4471] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4473 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4473 {
            %4474 = wave.lane
            %4475 = arith.muli %4474, %c35 : index
            scf.for %4476 = %4475 to %c27 step %c6 {
              %4477 = arith.addi %4243, %4476 : index
              %4478 = vector.load %19[%4477] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4479 = arith.mulf %4478, %4246 : vector<4xf32>
              %4480 = wave.fp8_encode "e5m2" %4479 : vector<4xf32> -> vector<4xi8>
              %4481 = arith.cmpi slt, %4244, %kvHeads : index
              scf.if %4481 {
                %4482 = arith.muli %4244, %c33 : index
                %4483 = arith.addi %4249, %4482 : index
                %4484 = vector.shuffle %4480, %4480 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4485 = arith.divui %4476, %c4 : index
                %4486 = arith.muli %4485, %c26 : index
                %4487 = arith.remui %4476, %c4 : index
                %4488 = arith.muli %4248, %c4 : index
                %4489 = arith.divui %4487, %c35 : index
                %4490 = arith.muli %4489, %c35 : index
                %4491 = arith.remui %4487, %c8 : index
                %4492 = arith.muli %4491, %c8 : index
                %4493 = arith.addi %4490, %4492 : index
                %4494 = arith.divui %4487, %c8 : index
                %4495 = arith.remui %4494, %c8 : index
                %4496 = arith.addi %4493, %4495 : index
                %4497 = arith.addi %4488, %4496 : index
                %4498 = arith.addi %4486, %4497 : index
                %4499 = arith.addi %4483, %4498 : index
                vector.store %4484, %kv[%4499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4500 = arith.subi %4244, %kvHeads : index
                %4501 = arith.muli %4500, %c33 : index
                %4502 = arith.addi %4249, %4501 : index
                %4503 = arith.addi %4476, %c9 : index
                %4504 = arith.divui %4503, %c4 : index
                %4505 = arith.muli %4504, %c26 : index
                %4506 = arith.addi %4505, %c12 : index
                %4507 = arith.remui %4503, %c4 : index
                %4508 = arith.divui %4248, %c8 : index
                %4509 = arith.remui %4248, %c8 : index
                %4510 = arith.muli %4509, %c15 : index
                %4511 = arith.addi %4508, %4510 : index
                %4512 = arith.muli %4507, %c4 : index
                %4513 = arith.divui %4511, %c35 : index
                %4514 = arith.muli %4513, %c35 : index
                %4515 = arith.remui %4511, %c8 : index
                %4516 = arith.muli %4515, %c8 : index
                %4517 = arith.addi %4514, %4516 : index
                %4518 = arith.divui %4511, %c8 : index
                %4519 = arith.remui %4518, %c8 : index
                %4520 = arith.addi %4517, %4519 : index
                %4521 = arith.addi %4512, %4520 : index
                %4522 = arith.addi %4506, %4521 : index
                %4523 = arith.addi %4502, %4522 : index
                %4524 = vector.shuffle %4480, %4480 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4524, %kv[%4523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4525 = arith.addi %4476, %c10 : index
                %4526 = arith.divui %4525, %c4 : index
                %4527 = arith.muli %4526, %c26 : index
                %4528 = arith.addi %4527, %c12 : index
                %4529 = arith.remui %4525, %c4 : index
                %4530 = arith.divui %4248, %c8 : index
                %4531 = arith.remui %4248, %c8 : index
                %4532 = arith.muli %4531, %c15 : index
                %4533 = arith.addi %4530, %4532 : index
                %4534 = arith.muli %4529, %c4 : index
                %4535 = arith.divui %4533, %c35 : index
                %4536 = arith.muli %4535, %c35 : index
                %4537 = arith.remui %4533, %c8 : index
                %4538 = arith.muli %4537, %c8 : index
                %4539 = arith.addi %4536, %4538 : index
                %4540 = arith.divui %4533, %c8 : index
                %4541 = arith.remui %4540, %c8 : index
                %4542 = arith.addi %4539, %4541 : index
                %4543 = arith.addi %4534, %4542 : index
                %4544 = arith.addi %4528, %4543 : index
                %4545 = arith.addi %4502, %4544 : index
                %4546 = vector.shuffle %4480, %4480 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4546, %kv[%4545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4547 = arith.addi %4476, %c8 : index
                %4548 = arith.divui %4547, %c4 : index
                %4549 = arith.muli %4548, %c26 : index
                %4550 = arith.addi %4549, %c12 : index
                %4551 = arith.remui %4547, %c4 : index
                %4552 = arith.divui %4248, %c8 : index
                %4553 = arith.remui %4248, %c8 : index
                %4554 = arith.muli %4553, %c15 : index
                %4555 = arith.addi %4552, %4554 : index
                %4556 = arith.muli %4551, %c4 : index
                %4557 = arith.divui %4555, %c35 : index
                %4558 = arith.muli %4557, %c35 : index
                %4559 = arith.remui %4555, %c8 : index
                %4560 = arith.muli %4559, %c8 : index
                %4561 = arith.addi %4558, %4560 : index
                %4562 = arith.divui %4555, %c8 : index
                %4563 = arith.remui %4562, %c8 : index
                %4564 = arith.addi %4561, %4563 : index
                %4565 = arith.addi %4556, %4564 : index
                %4566 = arith.addi %4550, %4565 : index
                %4567 = arith.addi %4502, %4566 : index
                %4568 = vector.shuffle %4480, %4480 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4568, %kv[%4567] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4569 = arith.addi %4476, %c2 : index
                %4570 = arith.divui %4569, %c4 : index
                %4571 = arith.muli %4570, %c26 : index
                %4572 = arith.addi %4571, %c12 : index
                %4573 = arith.remui %4569, %c4 : index
                %4574 = arith.divui %4248, %c8 : index
                %4575 = arith.remui %4248, %c8 : index
                %4576 = arith.muli %4575, %c15 : index
                %4577 = arith.addi %4574, %4576 : index
                %4578 = arith.muli %4573, %c4 : index
                %4579 = arith.divui %4577, %c35 : index
                %4580 = arith.muli %4579, %c35 : index
                %4581 = arith.remui %4577, %c8 : index
                %4582 = arith.muli %4581, %c8 : index
                %4583 = arith.addi %4580, %4582 : index
                %4584 = arith.divui %4577, %c8 : index
                %4585 = arith.remui %4584, %c8 : index
                %4586 = arith.addi %4583, %4585 : index
                %4587 = arith.addi %4578, %4586 : index
                %4588 = arith.addi %4572, %4587 : index
                %4589 = arith.addi %4502, %4588 : index
                %4590 = vector.shuffle %4480, %4480 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4590, %kv[%4589] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4591 = arith.addi %22, %c17 : index
    %4592 = wave.lane
    %4593 = arith.muli %3, %c8 : index
    %4594 = arith.muli %4593, %c26 : index
    %4595 = arith.addi %4594, %4592 : index
    %4596 = arith.muli %4, %c12 : index
    %4597 = arith.addi %4596, %4595 : index
    %4598 = arith.addi %4597, %c9 : index
    %4599 = arith.addi %4598, %c9 : index
    %4600 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %4600, %18[%4599] : memref<?xf32>
    %4601 = arith.muli %4, %c12 : index
    %4602 = arith.addi %4601, %4595 : index
    %4603 = arith.addi %4602, %c9 : index
    %4604 = arith.addi %4603, %c16 : index
    %4605 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %4605, %18[%4604] : memref<?xf32>
    %4606 = arith.muli %4, %c12 : index
    %4607 = arith.addi %4606, %4595 : index
    %4608 = arith.addi %4607, %c9 : index
    %4609 = arith.addi %4608, %c13 : index
    %4610 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %4610, %18[%4609] : memref<?xf32>
    %4611 = arith.muli %4, %c12 : index
    %4612 = arith.addi %4611, %4595 : index
    %4613 = arith.addi %4612, %c9 : index
    %4614 = arith.addi %4613, %c27 : index
    %4615 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %4615, %18[%4614] : memref<?xf32>
    %4616 = arith.muli %4, %c12 : index
    %4617 = arith.addi %4616, %4595 : index
    %4618 = arith.addi %4617, %c9 : index
    %4619 = arith.addi %4618, %c6 : index
    %4620 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %4620, %18[%4619] : memref<?xf32>
    %4621 = arith.muli %4, %c12 : index
    %4622 = arith.addi %4621, %4595 : index
    %4623 = arith.addi %4622, %c9 : index
    %4624 = arith.addi %4623, %c28 : index
    %4625 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %4625, %18[%4624] : memref<?xf32>
    %4626 = arith.muli %4, %c12 : index
    %4627 = arith.addi %4626, %4595 : index
    %4628 = arith.addi %4627, %c9 : index
    %4629 = arith.addi %4628, %c29 : index
    %4630 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %4630, %18[%4629] : memref<?xf32>
    %4631 = arith.muli %4, %c12 : index
    %4632 = arith.addi %4631, %4595 : index
    %4633 = arith.addi %4632, %c9 : index
    %4634 = arith.addi %4633, %c30 : index
    %4635 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %4635, %18[%4634] : memref<?xf32>
    %4636 = arith.muli %4, %c12 : index
    %4637 = arith.addi %4636, %4595 : index
    %4638 = arith.addi %4637, %c26 : index
    %4639 = arith.addi %4638, %c9 : index
    %4640 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %4640, %18[%4639] : memref<?xf32>
    %4641 = arith.muli %4, %c12 : index
    %4642 = arith.addi %4641, %4595 : index
    %4643 = arith.addi %4642, %c26 : index
    %4644 = arith.addi %4643, %c16 : index
    %4645 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %4645, %18[%4644] : memref<?xf32>
    %4646 = arith.muli %4, %c12 : index
    %4647 = arith.addi %4646, %4595 : index
    %4648 = arith.addi %4647, %c26 : index
    %4649 = arith.addi %4648, %c13 : index
    %4650 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %4650, %18[%4649] : memref<?xf32>
    %4651 = arith.muli %4, %c12 : index
    %4652 = arith.addi %4651, %4595 : index
    %4653 = arith.addi %4652, %c26 : index
    %4654 = arith.addi %4653, %c27 : index
    %4655 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %4655, %18[%4654] : memref<?xf32>
    %4656 = arith.muli %4, %c12 : index
    %4657 = arith.addi %4656, %4595 : index
    %4658 = arith.addi %4657, %c26 : index
    %4659 = arith.addi %4658, %c6 : index
    %4660 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %4660, %18[%4659] : memref<?xf32>
    %4661 = arith.muli %4, %c12 : index
    %4662 = arith.addi %4661, %4595 : index
    %4663 = arith.addi %4662, %c26 : index
    %4664 = arith.addi %4663, %c28 : index
    %4665 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %4665, %18[%4664] : memref<?xf32>
    %4666 = arith.muli %4, %c12 : index
    %4667 = arith.addi %4666, %4595 : index
    %4668 = arith.addi %4667, %c26 : index
    %4669 = arith.addi %4668, %c29 : index
    %4670 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %4670, %18[%4669] : memref<?xf32>
    %4671 = arith.muli %4, %c12 : index
    %4672 = arith.addi %4671, %4595 : index
    %4673 = arith.addi %4672, %c26 : index
    %4674 = arith.addi %4673, %c30 : index
    %4675 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %4675, %18[%4674] : memref<?xf32>
    wave.barrier
    %4676 = arith.muli %4, %c8 : index
    %4677 = arith.addi %4676, %c9 : index
    %4678 = arith.muli %4677, %c8 : index
    %4679 = arith.divui %4592, %c4 : index
    %4680 = arith.addi %4678, %4679 : index
    %4681 = arith.addi %4591, %4680 : index
    %4682 = arith.cmpi slt, %4681, %21 : index
    scf.if %4682 {
      %4683 = arith.cmpi eq, %hasFactors, %c10 : index
      %4684 = memref.load %factors[%4681] : memref<?xf32>
      %4685 = arith.select %4683, %4684, %c32 : f32
      %4686 = arith.addi %4595, %c9 : index
      %4687 = arith.muli %4677, %c16 : index
      %4688 = arith.addi %4686, %4687 : index
      %4689 = memref.load %18[%4688] : memref<?xf32>
      %4690 = arith.addi %4688, %c12 : index
      %4691 = memref.load %18[%4690] : memref<?xf32>
      %4692 = arith.addf %4689, %4691 : f32
      %4693 = arith.addi %4688, %c33 : index
      %4694 = memref.load %18[%4693] : memref<?xf32>
      %4695 = arith.addf %4692, %4694 : f32
      %4696 = arith.addi %4688, %c34 : index
      %4697 = memref.load %18[%4696] : memref<?xf32>
      %4698 = arith.addf %4695, %4697 : f32
      %4699 = arith.remui %4592, %c4 : index
      %4700 = arith.muli %4699, %c35 : index
      %4701 = arith.addi %15, %4700 : index
      %4702 = vector.load %w[%4701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4703 = vector.bitcast %4702 : vector<4xi8> to vector<1xf32>
      %4704 = vector.extract %4703[0] : f32 from vector<1xf32>
      %4705 = arith.mulf %4704, %4685 : f32
      %4706 = arith.mulf %4698, %4705 : f32
      %4707 = arith.muli %3, %c8 : index
      %4708 = arith.addi %4707, %c9 : index
      %4709 = arith.muli %4708, %c4 : index
      %4710 = arith.remui %4592, %c4 : index
      %4711 = arith.addi %4709, %4710 : index
      %4712 = arith.muli %4680, %c27 : index
      %4713 = arith.addi %4712, %4711 : index
      memref.store %4706, %19[%4713] : memref<?xf32>
      %4714 = arith.addi %4595, %c26 : index
      %4715 = arith.muli %4677, %c16 : index
      %4716 = arith.addi %4714, %4715 : index
      %4717 = memref.load %18[%4716] : memref<?xf32>
      %4718 = arith.addi %4716, %c12 : index
      %4719 = memref.load %18[%4718] : memref<?xf32>
      %4720 = arith.addf %4717, %4719 : f32
      %4721 = arith.addi %4716, %c33 : index
      %4722 = memref.load %18[%4721] : memref<?xf32>
      %4723 = arith.addf %4720, %4722 : f32
      %4724 = arith.addi %4716, %c34 : index
      %4725 = memref.load %18[%4724] : memref<?xf32>
      %4726 = arith.addf %4723, %4725 : f32
      %4727 = arith.remui %4592, %c4 : index
      %4728 = arith.muli %4727, %c35 : index
      %4729 = arith.addi %17, %4728 : index
      %4730 = vector.load %w[%4729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4731 = vector.bitcast %4730 : vector<4xi8> to vector<1xf32>
      %4732 = vector.extract %4731[0] : f32 from vector<1xf32>
      %4733 = arith.mulf %4732, %4685 : f32
      %4734 = arith.mulf %4726, %4733 : f32
      %4735 = arith.muli %3, %c8 : index
      %4736 = arith.addi %4735, %c10 : index
      %4737 = arith.muli %4736, %c4 : index
      %4738 = arith.remui %4592, %c4 : index
      %4739 = arith.addi %4737, %4738 : index
      %4740 = arith.muli %4680, %c27 : index
      %4741 = arith.addi %4740, %4739 : index
      memref.store %4734, %19[%4741] : memref<?xf32>
    }
    %4742 = arith.muli %4, %c8 : index
    %4743 = arith.addi %4742, %c10 : index
    %4744 = arith.muli %4743, %c8 : index
    %4745 = arith.divui %4592, %c4 : index
    %4746 = arith.addi %4744, %4745 : index
    %4747 = arith.addi %4591, %4746 : index
    %4748 = arith.cmpi slt, %4747, %21 : index
    scf.if %4748 {
      %4749 = arith.cmpi eq, %hasFactors, %c10 : index
      %4750 = memref.load %factors[%4747] : memref<?xf32>
      %4751 = arith.select %4749, %4750, %c32 : f32
      %4752 = arith.addi %4595, %c9 : index
      %4753 = arith.muli %4743, %c16 : index
      %4754 = arith.addi %4752, %4753 : index
      %4755 = memref.load %18[%4754] : memref<?xf32>
      %4756 = arith.addi %4754, %c12 : index
      %4757 = memref.load %18[%4756] : memref<?xf32>
      %4758 = arith.addf %4755, %4757 : f32
      %4759 = arith.addi %4754, %c33 : index
      %4760 = memref.load %18[%4759] : memref<?xf32>
      %4761 = arith.addf %4758, %4760 : f32
      %4762 = arith.addi %4754, %c34 : index
      %4763 = memref.load %18[%4762] : memref<?xf32>
      %4764 = arith.addf %4761, %4763 : f32
      %4765 = arith.remui %4592, %c4 : index
      %4766 = arith.muli %4765, %c35 : index
      %4767 = arith.addi %15, %4766 : index
      %4768 = vector.load %w[%4767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4769 = vector.bitcast %4768 : vector<4xi8> to vector<1xf32>
      %4770 = vector.extract %4769[0] : f32 from vector<1xf32>
      %4771 = arith.mulf %4770, %4751 : f32
      %4772 = arith.mulf %4764, %4771 : f32
      %4773 = arith.muli %3, %c8 : index
      %4774 = arith.addi %4773, %c9 : index
      %4775 = arith.muli %4774, %c4 : index
      %4776 = arith.remui %4592, %c4 : index
      %4777 = arith.addi %4775, %4776 : index
      %4778 = arith.muli %4746, %c27 : index
      %4779 = arith.addi %4778, %4777 : index
      memref.store %4772, %19[%4779] : memref<?xf32>
      %4780 = arith.addi %4595, %c26 : index
      %4781 = arith.muli %4743, %c16 : index
      %4782 = arith.addi %4780, %4781 : index
      %4783 = memref.load %18[%4782] : memref<?xf32>
      %4784 = arith.addi %4782, %c12 : index
      %4785 = memref.load %18[%4784] : memref<?xf32>
      %4786 = arith.addf %4783, %4785 : f32
      %4787 = arith.addi %4782, %c33 : index
      %4788 = memref.load %18[%4787] : memref<?xf32>
      %4789 = arith.addf %4786, %4788 : f32
      %4790 = arith.addi %4782, %c34 : index
      %4791 = memref.load %18[%4790] : memref<?xf32>
      %4792 = arith.addf %4789, %4791 : f32
      %4793 = arith.remui %4592, %c4 : index
      %4794 = arith.muli %4793, %c35 : index
      %4795 = arith.addi %17, %4794 : index
      %4796 = vector.load %w[%4795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4797 = vector.bitcast %4796 : vector<4xi8> to vector<1xf32>
      %4798 = vector.extract %4797[0] : f32 from vector<1xf32>
      %4799 = arith.mulf %4798, %4751 : f32
      %4800 = arith.mulf %4792, %4799 : f32
      %4801 = arith.muli %3, %c8 : index
      %4802 = arith.addi %4801, %c10 : index
      %4803 = arith.muli %4802, %c4 : index
      %4804 = arith.remui %4592, %c4 : index
      %4805 = arith.addi %4803, %4804 : index
      %4806 = arith.muli %4746, %c27 : index
      %4807 = arith.addi %4806, %4805 : index
      memref.store %4800, %19[%4807] : memref<?xf32>
    }
    wave.barrier
    %4808 = arith.addi %22, %c17 : index
    %4809 = wave.wave
    %4810 = arith.addi %4809, %c9 : index
    %4811 = arith.addi %4808, %4810 : index
    %4812 = arith.cmpi slt, %4811, %21 : index
    %4813 = arith.cmpi slt, %4810, %c4 : index
    %4814 = arith.andi %4812, %4813 : i1
    scf.if %4814 {
      %4815 = arith.addi %4808, %4810 : index
      %4816 = arith.muli %4810, %c27 : index
      %4817 = wave.lane
      %4818 = arith.addi %4817, %c9 : index
      %4819 = arith.cmpi eq, %hasBias, %c10 : index
      %4820 = arith.addi %4816, %4818 : index
      %4821 = memref.load %19[%4820] : memref<?xf32>
      %4822 = arith.muli %0, %c27 : index
      %4823 = arith.addi %4822, %4818 : index
      %4824 = memref.load %bias[%4823] : memref<?xf32>
      %4825 = arith.addf %4821, %4824 : f32
      %4826 = arith.select %4819, %4825, %4821 : f32
      %4827 = arith.addi %4818, %c17 : index
      %4828 = arith.cmpi eq, %hasBias, %c10 : index
      %4829 = arith.addi %4816, %4827 : index
      %4830 = memref.load %19[%4829] : memref<?xf32>
      %4831 = arith.muli %0, %c27 : index
      %4832 = arith.addi %4831, %4827 : index
      %4833 = memref.load %bias[%4832] : memref<?xf32>
      %4834 = arith.addf %4830, %4833 : f32
      %4835 = arith.select %4828, %4834, %4830 : f32
      %4836 = arith.addi %4817, %c16 : index
      %4837 = arith.cmpi slt, %4836, %c17 : index
      %4838 = arith.minsi %4836, %c37 : index
      %4839 = arith.cmpi eq, %hasBias, %c10 : index
      %4840 = arith.addi %4816, %4838 : index
      %4841 = memref.load %19[%4840] : memref<?xf32>
      %4842 = arith.muli %0, %c27 : index
      %4843 = arith.addi %4842, %4838 : index
      %4844 = memref.load %bias[%4843] : memref<?xf32>
      %4845 = arith.addf %4841, %4844 : f32
      %4846 = arith.select %4839, %4845, %4841 : f32
      %4847 = arith.addi %4838, %c17 : index
      %4848 = arith.cmpi eq, %hasBias, %c10 : index
      %4849 = arith.addi %4816, %4847 : index
      %4850 = memref.load %19[%4849] : memref<?xf32>
      %4851 = arith.muli %0, %c27 : index
      %4852 = arith.addi %4851, %4847 : index
      %4853 = memref.load %bias[%4852] : memref<?xf32>
      %4854 = arith.addf %4850, %4853 : f32
      %4855 = arith.select %4848, %4854, %4850 : f32
      %4856 = arith.addi %heads, %kvHeads : index
      %4857 = arith.cmpi slt, %0, %4856 : index
      scf.if %4857 {
        %4858 = arith.addi %positionsAt, %4815 : index
        %4859 = memref.load %step[%4858] : memref<?xi32>
        %4860 = arith.index_cast %4859 : i32 to index
        %4861 = arith.cmpi eq, %hasNorm, %c10 : index
        %4862 = math.fma %4826, %4826, %c40 : f32
        %4863 = math.fma %4835, %4835, %4862 : f32
        %4864 = math.fma %4846, %4846, %4863 : f32
        %4865 = arith.select %4837, %4864, %4863 : f32
        %4866 = math.fma %4855, %4855, %4865 : f32
        %4867 = arith.select %4837, %4866, %4865 : f32
        %4868 = vector.broadcast %4867 : f32 to vector<1xf32>
        %4869 = wave.reduce "add" %4868 : vector<1xf32>
        %4870 = arith.mulf %4869, %inverseHeadDim : f32
        %4871 = arith.addf %4870, %epsilon : f32
        %4872 = math.sqrt %4871 : f32
        %4873 = arith.divf %c32, %4872 : f32
        %4874 = arith.cmpi slt, %0, %heads : index
        %4875 = arith.addi %4818, %c17 : index
        %4876 = memref.load %query_norm[%4818] : memref<?xf32>
        %4877 = memref.load %key_norm[%4818] : memref<?xf32>
        %4878 = arith.select %4874, %4876, %4877 : f32
        %4879 = arith.mulf %4826, %4873 : f32
        %4880 = arith.mulf %4879, %4878 : f32
        %4881 = arith.select %4861, %4880, %4826 : f32
        %4882 = memref.load %query_norm[%4875] : memref<?xf32>
        %4883 = memref.load %key_norm[%4875] : memref<?xf32>
        %4884 = arith.select %4874, %4882, %4883 : f32
        %4885 = arith.mulf %4835, %4873 : f32
        %4886 = arith.mulf %4885, %4884 : f32
        %4887 = arith.select %4861, %4886, %4835 : f32
        %4888 = arith.addi %4838, %c17 : index
        %4889 = memref.load %query_norm[%4838] : memref<?xf32>
        %4890 = memref.load %key_norm[%4838] : memref<?xf32>
        %4891 = arith.select %4874, %4889, %4890 : f32
        %4892 = arith.mulf %4846, %4873 : f32
        %4893 = arith.mulf %4892, %4891 : f32
        %4894 = arith.select %4861, %4893, %4846 : f32
        %4895 = memref.load %query_norm[%4888] : memref<?xf32>
        %4896 = memref.load %key_norm[%4888] : memref<?xf32>
        %4897 = arith.select %4874, %4895, %4896 : f32
        %4898 = arith.mulf %4855, %4873 : f32
        %4899 = arith.mulf %4898, %4897 : f32
        %4900 = arith.select %4861, %4899, %4855 : f32
        %4901 = arith.remui %4860, %c26 : index
        %4902 = arith.muli %4901, %c27 : index
        %4903 = arith.addi %4902, %4818 : index
        %4904 = arith.divui %4860, %c26 : index
        %4905 = arith.addi %4904, %c26 : index
        %4906 = arith.muli %4905, %c27 : index
        %4907 = arith.addi %4906, %4818 : index
        %4908 = memref.load %rope[%4903] : memref<?xf32>
        %4909 = arith.addi %4903, %c17 : index
        %4910 = memref.load %rope[%4909] : memref<?xf32>
        %4911 = memref.load %rope[%4907] : memref<?xf32>
        %4912 = arith.addi %4907, %c17 : index
        %4913 = memref.load %rope[%4912] : memref<?xf32>
        %4914 = arith.mulf %4911, %4908 : f32
        %4915 = arith.mulf %4913, %4910 : f32
        %4916 = arith.subf %4914, %4915 : f32
        %4917 = arith.mulf %4913, %4908 : f32
        %4918 = arith.mulf %4911, %4910 : f32
        %4919 = arith.addf %4917, %4918 : f32
        %4920 = arith.mulf %4881, %4916 : f32
        %4921 = arith.mulf %4887, %4919 : f32
        %4922 = arith.subf %4920, %4921 : f32
        %4923 = arith.mulf %4887, %4916 : f32
        %4924 = arith.mulf %4881, %4919 : f32
        %4925 = arith.addf %4923, %4924 : f32
        %4926 = arith.cmpi slt, %0, %heads : index
        scf.if %4926 {
          %4927 = arith.muli %4815, %heads : index
          %4928 = arith.addi %4927, %0 : index
          %4929 = arith.muli %4928, %c27 : index
          %4930 = arith.addi %4929, %4818 : index
          memref.store %4922, %q[%4930] : memref<?xf32>
          %4931 = arith.addi %4930, %c17 : index
          memref.store %4925, %q[%4931] : memref<?xf32>
        } else {
          %4932 = arith.addi %4816, %4818 : index
          memref.store %4922, %19[%4932] : memref<?xf32>
          %4933 = arith.addi %4816, %4818 : index
          %4934 = arith.addi %4933, %c17 : index
          memref.store %4925, %19[%4934] : memref<?xf32>
        }
        %4935 = arith.remui %4860, %c26 : index
        %4936 = arith.muli %4935, %c27 : index
        %4937 = arith.addi %4936, %4838 : index
        %4938 = arith.divui %4860, %c26 : index
        %4939 = arith.addi %4938, %c26 : index
        %4940 = arith.muli %4939, %c27 : index
        %4941 = arith.addi %4940, %4838 : index
        %4942 = memref.load %rope[%4937] : memref<?xf32>
        %4943 = arith.addi %4937, %c17 : index
        %4944 = memref.load %rope[%4943] : memref<?xf32>
        %4945 = memref.load %rope[%4941] : memref<?xf32>
        %4946 = arith.addi %4941, %c17 : index
        %4947 = memref.load %rope[%4946] : memref<?xf32>
        %4948 = arith.mulf %4945, %4942 : f32
        %4949 = arith.mulf %4947, %4944 : f32
        %4950 = arith.subf %4948, %4949 : f32
        %4951 = arith.mulf %4947, %4942 : f32
        %4952 = arith.mulf %4945, %4944 : f32
        %4953 = arith.addf %4951, %4952 : f32
        %4954 = arith.mulf %4894, %4950 : f32
        %4955 = arith.mulf %4900, %4953 : f32
        %4956 = arith.subf %4954, %4955 : f32
        %4957 = arith.mulf %4900, %4950 : f32
        %4958 = arith.mulf %4894, %4953 : f32
        %4959 = arith.addf %4957, %4958 : f32
        scf.if %4837 {
          %4960 = arith.cmpi slt, %0, %heads : index
          scf.if %4960 {
            %4961 = arith.muli %4815, %heads : index
            %4962 = arith.addi %4961, %0 : index
            %4963 = arith.muli %4962, %c27 : index
            %4964 = arith.addi %4963, %4838 : index
            memref.store %4956, %q[%4964] : memref<?xf32>
            %4965 = arith.addi %4964, %c17 : index
            memref.store %4959, %q[%4965] : memref<?xf32>
          } else {
            %4966 = arith.addi %4816, %4838 : index
            memref.store %4956, %19[%4966] : memref<?xf32>
            %4967 = arith.addi %4816, %4838 : index
            %4968 = arith.addi %4967, %c17 : index
            memref.store %4959, %19[%4968] : memref<?xf32>
          }
        }
      } else {
        %4969 = arith.cmpi slt, %0, %heads : index
        scf.if %4969 {
          %4970 = arith.muli %4815, %heads : index
          %4971 = arith.addi %4970, %0 : index
          %4972 = arith.muli %4971, %c27 : index
          %4973 = arith.addi %4972, %4818 : index
          memref.store %4826, %q[%4973] : memref<?xf32>
          %4974 = arith.addi %4973, %c17 : index
          memref.store %4835, %q[%4974] : memref<?xf32>
        } else {
          %4975 = arith.addi %4816, %4818 : index
          memref.store %4826, %19[%4975] : memref<?xf32>
          %4976 = arith.addi %4816, %4818 : index
          %4977 = arith.addi %4976, %c17 : index
          memref.store %4835, %19[%4977] : memref<?xf32>
        }
        scf.if %4837 {
          %4978 = arith.cmpi slt, %0, %heads : index
          scf.if %4978 {
            %4979 = arith.muli %4815, %heads : index
            %4980 = arith.addi %4979, %0 : index
            %4981 = arith.muli %4980, %c27 : index
            %4982 = arith.addi %4981, %4838 : index
            memref.store %4846, %q[%4982] : memref<?xf32>
            %4983 = arith.addi %4982, %c17 : index
            memref.store %4855, %q[%4983] : memref<?xf32>
          } else {
            %4984 = arith.addi %4816, %4838 : index
            memref.store %4846, %19[%4984] : memref<?xf32>
            %4985 = arith.addi %4816, %4838 : index
            %4986 = arith.addi %4985, %c17 : index
            memref.store %4855, %19[%4986] : memref<?xf32>
          }
        }
      }
    }
    %4987 = arith.addi %4809, %c43 : index
    %4988 = arith.addi %4808, %4987 : index
    %4989 = arith.cmpi slt, %4988, %21 : index
    %4990 = arith.cmpi slt, %4987, %c4 : index
    %4991 = arith.andi %4989, %4990 : i1
    scf.if %4991 {
      %4992 = arith.addi %4808, %4987 : index
      %4993 = arith.muli %4987, %c27 : index
      %4994 = wave.lane
      %4995 = arith.addi %4994, %c9 : index
      %4996 = arith.cmpi eq, %hasBias, %c10 : index
      %4997 = arith.addi %4993, %4995 : index
      %4998 = memref.load %19[%4997] : memref<?xf32>
      %4999 = arith.muli %0, %c27 : index
      %5000 = arith.addi %4999, %4995 : index
      %5001 = memref.load %bias[%5000] : memref<?xf32>
      %5002 = arith.addf %4998, %5001 : f32
      %5003 = arith.select %4996, %5002, %4998 : f32
      %5004 = arith.addi %4995, %c17 : index
      %5005 = arith.cmpi eq, %hasBias, %c10 : index
      %5006 = arith.addi %4993, %5004 : index
      %5007 = memref.load %19[%5006] : memref<?xf32>
      %5008 = arith.muli %0, %c27 : index
      %5009 = arith.addi %5008, %5004 : index
      %5010 = memref.load %bias[%5009] : memref<?xf32>
      %5011 = arith.addf %5007, %5010 : f32
      %5012 = arith.select %5005, %5011, %5007 : f32
      %5013 = arith.addi %4994, %c16 : index
      %5014 = arith.cmpi slt, %5013, %c17 : index
      %5015 = arith.minsi %5013, %c37 : index
      %5016 = arith.cmpi eq, %hasBias, %c10 : index
      %5017 = arith.addi %4993, %5015 : index
      %5018 = memref.load %19[%5017] : memref<?xf32>
      %5019 = arith.muli %0, %c27 : index
      %5020 = arith.addi %5019, %5015 : index
      %5021 = memref.load %bias[%5020] : memref<?xf32>
      %5022 = arith.addf %5018, %5021 : f32
      %5023 = arith.select %5016, %5022, %5018 : f32
      %5024 = arith.addi %5015, %c17 : index
      %5025 = arith.cmpi eq, %hasBias, %c10 : index
      %5026 = arith.addi %4993, %5024 : index
      %5027 = memref.load %19[%5026] : memref<?xf32>
      %5028 = arith.muli %0, %c27 : index
      %5029 = arith.addi %5028, %5024 : index
      %5030 = memref.load %bias[%5029] : memref<?xf32>
      %5031 = arith.addf %5027, %5030 : f32
      %5032 = arith.select %5025, %5031, %5027 : f32
      %5033 = arith.addi %heads, %kvHeads : index
      %5034 = arith.cmpi slt, %0, %5033 : index
      scf.if %5034 {
        %5035 = arith.addi %positionsAt, %4992 : index
        %5036 = memref.load %step[%5035] : memref<?xi32>
        %5037 = arith.index_cast %5036 : i32 to index
        %5038 = arith.cmpi eq, %hasNorm, %c10 : index
        %5039 = math.fma %5003, %5003, %c40 : f32
        %5040 = math.fma %5012, %5012, %5039 : f32
        %5041 = math.fma %5023, %5023, %5040 : f32
        %5042 = arith.select %5014, %5041, %5040 : f32
        %5043 = math.fma %5032, %5032, %5042 : f32
        %5044 = arith.select %5014, %5043, %5042 : f32
        %5045 = vector.broadcast %5044 : f32 to vector<1xf32>
        %5046 = wave.reduce "add" %5045 : vector<1xf32>
        %5047 = arith.mulf %5046, %inverseHeadDim : f32
        %5048 = arith.addf %5047, %epsilon : f32
        %5049 = math.sqrt %5048 : f32
        %5050 = arith.divf %c32, %5049 : f32
        %5051 = arith.cmpi slt, %0, %heads : index
        %5052 = arith.addi %4995, %c17 : index
        %5053 = memref.load %query_norm[%4995] : memref<?xf32>
        %5054 = memref.load %key_norm[%4995] : memref<?xf32>
        %5055 = arith.select %5051, %5053, %5054 : f32
        %5056 = arith.mulf %5003, %5050 : f32
        %5057 = arith.mulf %5056, %5055 : f32
        %5058 = arith.select %5038, %5057, %5003 : f32
        %5059 = memref.load %query_norm[%5052] : memref<?xf32>
        %5060 = memref.load %key_norm[%5052] : memref<?xf32>
        %5061 = arith.select %5051, %5059, %5060 : f32
        %5062 = arith.mulf %5012, %5050 : f32
        %5063 = arith.mulf %5062, %5061 : f32
        %5064 = arith.select %5038, %5063, %5012 : f32
        %5065 = arith.addi %5015, %c17 : index
        %5066 = memref.load %query_norm[%5015] : memref<?xf32>
        %5067 = memref.load %key_norm[%5015] : memref<?xf32>
        %5068 = arith.select %5051, %5066, %5067 : f32
        %5069 = arith.mulf %5023, %5050 : f32
        %5070 = arith.mulf %5069, %5068 : f32
        %5071 = arith.select %5038, %5070, %5023 : f32
        %5072 = memref.load %query_norm[%5065] : memref<?xf32>
        %5073 = memref.load %key_norm[%5065] : memref<?xf32>
        %5074 = arith.select %5051, %5072, %5073 : f32
        %5075 = arith.mulf %5032, %5050 : f32
        %5076 = arith.mulf %5075, %5074 : f32
        %5077 = arith.select %5038, %5076, %5032 : f32
        %5078 = arith.remui %5037, %c26 : index
        %5079 = arith.muli %5078, %c27 : index
        %5080 = arith.addi %5079, %4995 : index
        %5081 = arith.divui %5037, %c26 : index
        %5082 = arith.addi %5081, %c26 : index
        %5083 = arith.muli %5082, %c27 : index
        %5084 = arith.addi %5083, %4995 : index
        %5085 = memref.load %rope[%5080] : memref<?xf32>
        %5086 = arith.addi %5080, %c17 : index
        %5087 = memref.load %rope[%5086] : memref<?xf32>
        %5088 = memref.load %rope[%5084] : memref<?xf32>
        %5089 = arith.addi %5084, %c17 : index
        %5090 = memref.load %rope[%5089] : memref<?xf32>
        %5091 = arith.mulf %5088, %5085 : f32
        %5092 = arith.mulf %5090, %5087 : f32
        %5093 = arith.subf %5091, %5092 : f32
        %5094 = arith.mulf %5090, %5085 : f32
        %5095 = arith.mulf %5088, %5087 : f32
        %5096 = arith.addf %5094, %5095 : f32
        %5097 = arith.mulf %5058, %5093 : f32
        %5098 = arith.mulf %5064, %5096 : f32
        %5099 = arith.subf %5097, %5098 : f32
        %5100 = arith.mulf %5064, %5093 : f32
        %5101 = arith.mulf %5058, %5096 : f32
        %5102 = arith.addf %5100, %5101 : f32
        %5103 = arith.cmpi slt, %0, %heads : index
        scf.if %5103 {
          %5104 = arith.muli %4992, %heads : index
          %5105 = arith.addi %5104, %0 : index
          %5106 = arith.muli %5105, %c27 : index
          %5107 = arith.addi %5106, %4995 : index
          memref.store %5099, %q[%5107] : memref<?xf32>
          %5108 = arith.addi %5107, %c17 : index
          memref.store %5102, %q[%5108] : memref<?xf32>
        } else {
          %5109 = arith.addi %4993, %4995 : index
          memref.store %5099, %19[%5109] : memref<?xf32>
          %5110 = arith.addi %4993, %4995 : index
          %5111 = arith.addi %5110, %c17 : index
          memref.store %5102, %19[%5111] : memref<?xf32>
        }
        %5112 = arith.remui %5037, %c26 : index
        %5113 = arith.muli %5112, %c27 : index
        %5114 = arith.addi %5113, %5015 : index
        %5115 = arith.divui %5037, %c26 : index
        %5116 = arith.addi %5115, %c26 : index
        %5117 = arith.muli %5116, %c27 : index
        %5118 = arith.addi %5117, %5015 : index
        %5119 = memref.load %rope[%5114] : memref<?xf32>
        %5120 = arith.addi %5114, %c17 : index
        %5121 = memref.load %rope[%5120] : memref<?xf32>
        %5122 = memref.load %rope[%5118] : memref<?xf32>
        %5123 = arith.addi %5118, %c17 : index
        %5124 = memref.load %rope[%5123] : memref<?xf32>
        %5125 = arith.mulf %5122, %5119 : f32
        %5126 = arith.mulf %5124, %5121 : f32
        %5127 = arith.subf %5125, %5126 : f32
        %5128 = arith.mulf %5124, %5119 : f32
        %5129 = arith.mulf %5122, %5121 : f32
        %5130 = arith.addf %5128, %5129 : f32
        %5131 = arith.mulf %5071, %5127 : f32
        %5132 = arith.mulf %5077, %5130 : f32
        %5133 = arith.subf %5131, %5132 : f32
        %5134 = arith.mulf %5077, %5127 : f32
        %5135 = arith.mulf %5071, %5130 : f32
        %5136 = arith.addf %5134, %5135 : f32
        scf.if %5014 {
          %5137 = arith.cmpi slt, %0, %heads : index
          scf.if %5137 {
            %5138 = arith.muli %4992, %heads : index
            %5139 = arith.addi %5138, %0 : index
            %5140 = arith.muli %5139, %c27 : index
            %5141 = arith.addi %5140, %5015 : index
            memref.store %5133, %q[%5141] : memref<?xf32>
            %5142 = arith.addi %5141, %c17 : index
            memref.store %5136, %q[%5142] : memref<?xf32>
          } else {
            %5143 = arith.addi %4993, %5015 : index
            memref.store %5133, %19[%5143] : memref<?xf32>
            %5144 = arith.addi %4993, %5015 : index
            %5145 = arith.addi %5144, %c17 : index
            memref.store %5136, %19[%5145] : memref<?xf32>
          }
        }
      } else {
        %5146 = arith.cmpi slt, %0, %heads : index
        scf.if %5146 {
          %5147 = arith.muli %4992, %heads : index
          %5148 = arith.addi %5147, %0 : index
          %5149 = arith.muli %5148, %c27 : index
          %5150 = arith.addi %5149, %4995 : index
          memref.store %5003, %q[%5150] : memref<?xf32>
          %5151 = arith.addi %5150, %c17 : index
          memref.store %5012, %q[%5151] : memref<?xf32>
        } else {
          %5152 = arith.addi %4993, %4995 : index
          memref.store %5003, %19[%5152] : memref<?xf32>
          %5153 = arith.addi %4993, %4995 : index
          %5154 = arith.addi %5153, %c17 : index
          memref.store %5012, %19[%5154] : memref<?xf32>
        }
        scf.if %5014 {
          %5155 = arith.cmpi slt, %0, %heads : index
          scf.if %5155 {
            %5156 = arith.muli %4992, %heads : index
            %5157 = arith.addi %5156, %0 : index
            %5158 = arith.muli %5157, %c27 : index
            %5159 = arith.addi %5158, %5015 : index
            memref.store %5023, %q[%5159] : memref<?xf32>
            %5160 = arith.addi %5159, %c17 : index
            memref.store %5032, %q[%5160] : memref<?xf32>
          } else {
            %5161 = arith.addi %4993, %5015 : index
            memref.store %5023, %19[%5161] : memref<?xf32>
            %5162 = arith.addi %4993, %5015 : index
            %5163 = arith.addi %5162, %c17 : index
            memref.store %5032, %19[%5163] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5164 = arith.cmpi sge, %0, %heads : index
    scf.if %5164 {
      %5165 = arith.addi %4809, %c9 : index
      %5166 = arith.addi %4808, %5165 : index
      %5167 = arith.cmpi slt, %5166, %21 : index
      %5168 = arith.cmpi slt, %5165, %c4 : index
      %5169 = arith.andi %5167, %5168 : i1
      scf.if %5169 {
        %5170 = arith.addi %4808, %5165 : index
        %5171 = arith.addi %slotsAt, %5170 : index
        %5172 = memref.load %step[%5171] : memref<?xi32>
        %5173 = arith.index_cast %5172 : i32 to index
        %5174 = arith.cmpi sge, %5173, %c9 : index
        scf.if %5174 {
          %5175 = arith.muli %5165, %c27 : index
          %5176 = arith.subi %0, %heads : index
          %5177 = memref.load %scales[%5176] : memref<?xf32>
          %5178 = vector.broadcast %5177 : f32 to vector<4xf32>
          %5179 = arith.divui %5173, %c4 : index
          %5180 = arith.remui %5173, %c4 : index
          %5181 = arith.muli %5179, %pageBytes : index
          %5182 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5182 {
            %5183 = wave.lane
            %5184 = arith.muli %5183, %c35 : index
            scf.for %5185 = %5184 to %c27 step %c6 {
              %5186 = arith.addi %5175, %5185 : index
              %5187 = vector.load %19[%5186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5188 = arith.mulf %5187, %5178 : vector<4xf32>
              %5189 = arith.minimumf %5188, %c47 : vector<4xf32>
              %5190 = arith.maximumf %5189, %c48 : vector<4xf32>
              %5191 = arith.truncf %5190 : vector<4xf32> to vector<4xf16>
              %5192 = vector.bitcast %5191 : vector<4xf16> to vector<8xi8>
              %5193 = arith.cmpi slt, %5176, %kvHeads : index
              scf.if %5193 {
                %5194 = arith.muli %5176, %c11 : index
                %5195 = arith.addi %5181, %5194 : index
                %5196 = arith.divui %5185, %c4 : index
                %5197 = arith.muli %5196, %c21 : index
                %5198 = arith.remui %5185, %c4 : index
                %5199 = arith.divui %5198, %c15 : index
                %5200 = arith.muli %5199, %c26 : index
                %5201 = arith.muli %5180, %c4 : index
                %5202 = arith.addi %5200, %5201 : index
                %5203 = arith.remui %5198, %c15 : index
                %5204 = arith.muli %5203, %c8 : index
                %5205 = arith.addi %5202, %5204 : index
                %5206 = arith.addi %5197, %5205 : index
                %5207 = arith.addi %5195, %5206 : index
                vector.store %5192, %kv[%5207] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5208 = arith.subi %5176, %kvHeads : index
                %5209 = arith.muli %5208, %c11 : index
                %5210 = arith.addi %5181, %5209 : index
                %5211 = arith.addi %5185, %c9 : index
                %5212 = arith.divui %5211, %c4 : index
                %5213 = arith.muli %5212, %c21 : index
                %5214 = arith.addi %5213, %c33 : index
                %5215 = arith.remui %5211, %c4 : index
                %5216 = arith.divui %5180, %c8 : index
                %5217 = arith.remui %5180, %c8 : index
                %5218 = arith.muli %5217, %c15 : index
                %5219 = arith.addi %5216, %5218 : index
                %5220 = arith.divui %5219, %c15 : index
                %5221 = arith.muli %5220, %c26 : index
                %5222 = arith.muli %5215, %c4 : index
                %5223 = arith.addi %5221, %5222 : index
                %5224 = arith.remui %5219, %c15 : index
                %5225 = arith.muli %5224, %c8 : index
                %5226 = arith.addi %5223, %5225 : index
                %5227 = arith.addi %5214, %5226 : index
                %5228 = arith.addi %5210, %5227 : index
                %5229 = vector.shuffle %5192, %5192 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5229, %kv[%5228] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5230 = arith.addi %5185, %c10 : index
                %5231 = arith.divui %5230, %c4 : index
                %5232 = arith.muli %5231, %c21 : index
                %5233 = arith.addi %5232, %c33 : index
                %5234 = arith.remui %5230, %c4 : index
                %5235 = arith.divui %5180, %c8 : index
                %5236 = arith.remui %5180, %c8 : index
                %5237 = arith.muli %5236, %c15 : index
                %5238 = arith.addi %5235, %5237 : index
                %5239 = arith.divui %5238, %c15 : index
                %5240 = arith.muli %5239, %c26 : index
                %5241 = arith.muli %5234, %c4 : index
                %5242 = arith.addi %5240, %5241 : index
                %5243 = arith.remui %5238, %c15 : index
                %5244 = arith.muli %5243, %c8 : index
                %5245 = arith.addi %5242, %5244 : index
                %5246 = arith.addi %5233, %5245 : index
                %5247 = arith.addi %5210, %5246 : index
                %5248 = vector.shuffle %5192, %5192 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5248, %kv[%5247] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5249 = arith.addi %5185, %c8 : index
                %5250 = arith.divui %5249, %c4 : index
                %5251 = arith.muli %5250, %c21 : index
                %5252 = arith.addi %5251, %c33 : index
                %5253 = arith.remui %5249, %c4 : index
                %5254 = arith.divui %5180, %c8 : index
                %5255 = arith.remui %5180, %c8 : index
                %5256 = arith.muli %5255, %c15 : index
                %5257 = arith.addi %5254, %5256 : index
                %5258 = arith.divui %5257, %c15 : index
                %5259 = arith.muli %5258, %c26 : index
                %5260 = arith.muli %5253, %c4 : index
                %5261 = arith.addi %5259, %5260 : index
                %5262 = arith.remui %5257, %c15 : index
                %5263 = arith.muli %5262, %c8 : index
                %5264 = arith.addi %5261, %5263 : index
                %5265 = arith.addi %5252, %5264 : index
                %5266 = arith.addi %5210, %5265 : index
                %5267 = vector.shuffle %5192, %5192 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5267, %kv[%5266] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5268 = arith.addi %5185, %c2 : index
                %5269 = arith.divui %5268, %c4 : index
                %5270 = arith.muli %5269, %c21 : index
                %5271 = arith.addi %5270, %c33 : index
                %5272 = arith.remui %5268, %c4 : index
                %5273 = arith.divui %5180, %c8 : index
                %5274 = arith.remui %5180, %c8 : index
                %5275 = arith.muli %5274, %c15 : index
                %5276 = arith.addi %5273, %5275 : index
                %5277 = arith.divui %5276, %c15 : index
                %5278 = arith.muli %5277, %c26 : index
                %5279 = arith.muli %5272, %c4 : index
                %5280 = arith.addi %5278, %5279 : index
                %5281 = arith.remui %5276, %c15 : index
                %5282 = arith.muli %5281, %c8 : index
                %5283 = arith.addi %5280, %5282 : index
                %5284 = arith.addi %5271, %5283 : index
                %5285 = arith.addi %5210, %5284 : index
                %5286 = vector.shuffle %5192, %5192 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5286, %kv[%5285] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5287 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5287 {
            %5288 = wave.lane
            %5289 = arith.muli %5288, %c35 : index
            scf.for %5290 = %5289 to %c27 step %c6 {
              %5291 = arith.addi %5175, %5290 : index
              %5292 = vector.load %19[%5291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5293 = arith.mulf %5292, %5178 : vector<4xf32>
              %5294 = wave.fp8_encode "e4m3" %5293 : vector<4xf32> -> vector<4xi8>
              %5295 = arith.cmpi slt, %5176, %kvHeads : index
              scf.if %5295 {
                %5296 = arith.muli %5176, %c33 : index
                %5297 = arith.addi %5181, %5296 : index
                %5298 = vector.shuffle %5294, %5294 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5299 = arith.divui %5290, %c4 : index
                %5300 = arith.muli %5299, %c26 : index
                %5301 = arith.remui %5290, %c4 : index
                %5302 = arith.muli %5180, %c4 : index
                %5303 = arith.divui %5301, %c35 : index
                %5304 = arith.muli %5303, %c35 : index
                %5305 = arith.remui %5301, %c8 : index
                %5306 = arith.muli %5305, %c8 : index
                %5307 = arith.addi %5304, %5306 : index
                %5308 = arith.divui %5301, %c8 : index
                %5309 = arith.remui %5308, %c8 : index
                %5310 = arith.addi %5307, %5309 : index
                %5311 = arith.addi %5302, %5310 : index
                %5312 = arith.addi %5300, %5311 : index
                %5313 = arith.addi %5297, %5312 : index
                vector.store %5298, %kv[%5313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5314 = arith.subi %5176, %kvHeads : index
                %5315 = arith.muli %5314, %c33 : index
                %5316 = arith.addi %5181, %5315 : index
                %5317 = arith.addi %5290, %c9 : index
                %5318 = arith.divui %5317, %c4 : index
                %5319 = arith.muli %5318, %c26 : index
                %5320 = arith.addi %5319, %c12 : index
                %5321 = arith.remui %5317, %c4 : index
                %5322 = arith.divui %5180, %c8 : index
                %5323 = arith.remui %5180, %c8 : index
                %5324 = arith.muli %5323, %c15 : index
                %5325 = arith.addi %5322, %5324 : index
                %5326 = arith.muli %5321, %c4 : index
                %5327 = arith.divui %5325, %c35 : index
                %5328 = arith.muli %5327, %c35 : index
                %5329 = arith.remui %5325, %c8 : index
                %5330 = arith.muli %5329, %c8 : index
                %5331 = arith.addi %5328, %5330 : index
                %5332 = arith.divui %5325, %c8 : index
                %5333 = arith.remui %5332, %c8 : index
                %5334 = arith.addi %5331, %5333 : index
                %5335 = arith.addi %5326, %5334 : index
                %5336 = arith.addi %5320, %5335 : index
                %5337 = arith.addi %5316, %5336 : index
                %5338 = vector.shuffle %5294, %5294 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5338, %kv[%5337] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5339 = arith.addi %5290, %c10 : index
                %5340 = arith.divui %5339, %c4 : index
                %5341 = arith.muli %5340, %c26 : index
                %5342 = arith.addi %5341, %c12 : index
                %5343 = arith.remui %5339, %c4 : index
                %5344 = arith.divui %5180, %c8 : index
                %5345 = arith.remui %5180, %c8 : index
                %5346 = arith.muli %5345, %c15 : index
                %5347 = arith.addi %5344, %5346 : index
                %5348 = arith.muli %5343, %c4 : index
                %5349 = arith.divui %5347, %c35 : index
                %5350 = arith.muli %5349, %c35 : index
                %5351 = arith.remui %5347, %c8 : index
                %5352 = arith.muli %5351, %c8 : index
                %5353 = arith.addi %5350, %5352 : index
                %5354 = arith.divui %5347, %c8 : index
                %5355 = arith.remui %5354, %c8 : index
                %5356 = arith.addi %5353, %5355 : index
                %5357 = arith.addi %5348, %5356 : index
                %5358 = arith.addi %5342, %5357 : index
                %5359 = arith.addi %5316, %5358 : index
                %5360 = vector.shuffle %5294, %5294 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5360, %kv[%5359] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5361 = arith.addi %5290, %c8 : index
                %5362 = arith.divui %5361, %c4 : index
                %5363 = arith.muli %5362, %c26 : index
                %5364 = arith.addi %5363, %c12 : index
                %5365 = arith.remui %5361, %c4 : index
                %5366 = arith.divui %5180, %c8 : index
                %5367 = arith.remui %5180, %c8 : index
                %5368 = arith.muli %5367, %c15 : index
                %5369 = arith.addi %5366, %5368 : index
                %5370 = arith.muli %5365, %c4 : index
                %5371 = arith.divui %5369, %c35 : index
                %5372 = arith.muli %5371, %c35 : index
                %5373 = arith.remui %5369, %c8 : index
                %5374 = arith.muli %5373, %c8 : index
                %5375 = arith.addi %5372, %5374 : index
                %5376 = arith.divui %5369, %c8 : index
                %5377 = arith.remui %5376, %c8 : index
                %5378 = arith.addi %5375, %5377 : index
                %5379 = arith.addi %5370, %5378 : index
                %5380 = arith.addi %5364, %5379 : index
                %5381 = arith.addi %5316, %5380 : index
                %5382 = vector.shuffle %5294, %5294 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5382, %kv[%5381] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5383 = arith.addi %5290, %c2 : index
                %5384 = arith.divui %5383, %c4 : index
                %5385 = arith.muli %5384, %c26 : index
                %5386 = arith.addi %5385, %c12 : index
                %5387 = arith.remui %5383, %c4 : index
                %5388 = arith.divui %5180, %c8 : index
                %5389 = arith.remui %5180, %c8 : index
                %5390 = arith.muli %5389, %c15 : index
                %5391 = arith.addi %5388, %5390 : index
                %5392 = arith.muli %5387, %c4 : index
                %5393 = arith.divui %5391, %c35 : index
                %5394 = arith.muli %5393, %c35 : index
                %5395 = arith.remui %5391, %c8 : index
                %5396 = arith.muli %5395, %c8 : index
                %5397 = arith.addi %5394, %5396 : index
                %5398 = arith.divui %5391, %c8 : index
                %5399 = arith.remui %5398, %c8 : index
                %5400 = arith.addi %5397, %5399 : index
                %5401 = arith.addi %5392, %5400 : index
                %5402 = arith.addi %5386, %5401 : index
                %5403 = arith.addi %5316, %5402 : index
                %5404 = vector.shuffle %5294, %5294 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5404, %kv[%5403] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5405 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5405 {
            %5406 = wave.lane
            %5407 = arith.muli %5406, %c35 : index
            scf.for %5408 = %5407 to %c27 step %c6 {
              %5409 = arith.addi %5175, %5408 : index
              %5410 = vector.load %19[%5409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5411 = arith.mulf %5410, %5178 : vector<4xf32>
              %5412 = wave.fp8_encode "e5m2" %5411 : vector<4xf32> -> vector<4xi8>
              %5413 = arith.cmpi slt, %5176, %kvHeads : index
              scf.if %5413 {
                %5414 = arith.muli %5176, %c33 : index
                %5415 = arith.addi %5181, %5414 : index
                %5416 = vector.shuffle %5412, %5412 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5417 = arith.divui %5408, %c4 : index
                %5418 = arith.muli %5417, %c26 : index
                %5419 = arith.remui %5408, %c4 : index
                %5420 = arith.muli %5180, %c4 : index
                %5421 = arith.divui %5419, %c35 : index
                %5422 = arith.muli %5421, %c35 : index
                %5423 = arith.remui %5419, %c8 : index
                %5424 = arith.muli %5423, %c8 : index
                %5425 = arith.addi %5422, %5424 : index
                %5426 = arith.divui %5419, %c8 : index
                %5427 = arith.remui %5426, %c8 : index
                %5428 = arith.addi %5425, %5427 : index
                %5429 = arith.addi %5420, %5428 : index
                %5430 = arith.addi %5418, %5429 : index
                %5431 = arith.addi %5415, %5430 : index
                vector.store %5416, %kv[%5431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5432 = arith.subi %5176, %kvHeads : index
                %5433 = arith.muli %5432, %c33 : index
                %5434 = arith.addi %5181, %5433 : index
                %5435 = arith.addi %5408, %c9 : index
                %5436 = arith.divui %5435, %c4 : index
                %5437 = arith.muli %5436, %c26 : index
                %5438 = arith.addi %5437, %c12 : index
                %5439 = arith.remui %5435, %c4 : index
                %5440 = arith.divui %5180, %c8 : index
                %5441 = arith.remui %5180, %c8 : index
                %5442 = arith.muli %5441, %c15 : index
                %5443 = arith.addi %5440, %5442 : index
                %5444 = arith.muli %5439, %c4 : index
                %5445 = arith.divui %5443, %c35 : index
                %5446 = arith.muli %5445, %c35 : index
                %5447 = arith.remui %5443, %c8 : index
                %5448 = arith.muli %5447, %c8 : index
                %5449 = arith.addi %5446, %5448 : index
                %5450 = arith.divui %5443, %c8 : index
                %5451 = arith.remui %5450, %c8 : index
                %5452 = arith.addi %5449, %5451 : index
                %5453 = arith.addi %5444, %5452 : index
                %5454 = arith.addi %5438, %5453 : index
                %5455 = arith.addi %5434, %5454 : index
                %5456 = vector.shuffle %5412, %5412 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5456, %kv[%5455] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5457 = arith.addi %5408, %c10 : index
                %5458 = arith.divui %5457, %c4 : index
                %5459 = arith.muli %5458, %c26 : index
                %5460 = arith.addi %5459, %c12 : index
                %5461 = arith.remui %5457, %c4 : index
                %5462 = arith.divui %5180, %c8 : index
                %5463 = arith.remui %5180, %c8 : index
                %5464 = arith.muli %5463, %c15 : index
                %5465 = arith.addi %5462, %5464 : index
                %5466 = arith.muli %5461, %c4 : index
                %5467 = arith.divui %5465, %c35 : index
                %5468 = arith.muli %5467, %c35 : index
                %5469 = arith.remui %5465, %c8 : index
                %5470 = arith.muli %5469, %c8 : index
                %5471 = arith.addi %5468, %5470 : index
                %5472 = arith.divui %5465, %c8 : index
                %5473 = arith.remui %5472, %c8 : index
                %5474 = arith.addi %5471, %5473 : index
                %5475 = arith.addi %5466, %5474 : index
                %5476 = arith.addi %5460, %5475 : index
                %5477 = arith.addi %5434, %5476 : index
                %5478 = vector.shuffle %5412, %5412 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5478, %kv[%5477] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5479 = arith.addi %5408, %c8 : index
                %5480 = arith.divui %5479, %c4 : index
                %5481 = arith.muli %5480, %c26 : index
                %5482 = arith.addi %5481, %c12 : index
                %5483 = arith.remui %5479, %c4 : index
                %5484 = arith.divui %5180, %c8 : index
                %5485 = arith.remui %5180, %c8 : index
                %5486 = arith.muli %5485, %c15 : index
                %5487 = arith.addi %5484, %5486 : index
                %5488 = arith.muli %5483, %c4 : index
                %5489 = arith.divui %5487, %c35 : index
                %5490 = arith.muli %5489, %c35 : index
                %5491 = arith.remui %5487, %c8 : index
                %5492 = arith.muli %5491, %c8 : index
                %5493 = arith.addi %5490, %5492 : index
                %5494 = arith.divui %5487, %c8 : index
                %5495 = arith.remui %5494, %c8 : index
                %5496 = arith.addi %5493, %5495 : index
                %5497 = arith.addi %5488, %5496 : index
                %5498 = arith.addi %5482, %5497 : index
                %5499 = arith.addi %5434, %5498 : index
                %5500 = vector.shuffle %5412, %5412 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5500, %kv[%5499] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5501 = arith.addi %5408, %c2 : index
                %5502 = arith.divui %5501, %c4 : index
                %5503 = arith.muli %5502, %c26 : index
                %5504 = arith.addi %5503, %c12 : index
                %5505 = arith.remui %5501, %c4 : index
                %5506 = arith.divui %5180, %c8 : index
                %5507 = arith.remui %5180, %c8 : index
                %5508 = arith.muli %5507, %c15 : index
                %5509 = arith.addi %5506, %5508 : index
                %5510 = arith.muli %5505, %c4 : index
                %5511 = arith.divui %5509, %c35 : index
                %5512 = arith.muli %5511, %c35 : index
                %5513 = arith.remui %5509, %c8 : index
                %5514 = arith.muli %5513, %c8 : index
                %5515 = arith.addi %5512, %5514 : index
                %5516 = arith.divui %5509, %c8 : index
                %5517 = arith.remui %5516, %c8 : index
                %5518 = arith.addi %5515, %5517 : index
                %5519 = arith.addi %5510, %5518 : index
                %5520 = arith.addi %5504, %5519 : index
                %5521 = arith.addi %5434, %5520 : index
                %5522 = vector.shuffle %5412, %5412 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5522, %kv[%5521] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5523 = arith.addi %4809, %c43 : index
      %5524 = arith.addi %4808, %5523 : index
      %5525 = arith.cmpi slt, %5524, %21 : index
      %5526 = arith.cmpi slt, %5523, %c4 : index
      %5527 = arith.andi %5525, %5526 : i1
      scf.if %5527 {
        %5528 = arith.addi %4808, %5523 : index
        %5529 = arith.addi %slotsAt, %5528 : index
        %5530 = memref.load %step[%5529] : memref<?xi32>
        %5531 = arith.index_cast %5530 : i32 to index
        %5532 = arith.cmpi sge, %5531, %c9 : index
        scf.if %5532 {
          %5533 = arith.muli %5523, %c27 : index
          %5534 = arith.subi %0, %heads : index
          %5535 = memref.load %scales[%5534] : memref<?xf32>
          %5536 = vector.broadcast %5535 : f32 to vector<4xf32>
          %5537 = arith.divui %5531, %c4 : index
          %5538 = arith.remui %5531, %c4 : index
          %5539 = arith.muli %5537, %pageBytes : index
          %5540 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5540 {
            %5541 = wave.lane
            %5542 = arith.muli %5541, %c35 : index
            scf.for %5543 = %5542 to %c27 step %c6 {
              %5544 = arith.addi %5533, %5543 : index
              %5545 = vector.load %19[%5544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5546 = arith.mulf %5545, %5536 : vector<4xf32>
              %5547 = arith.minimumf %5546, %c47 : vector<4xf32>
              %5548 = arith.maximumf %5547, %c48 : vector<4xf32>
              %5549 = arith.truncf %5548 : vector<4xf32> to vector<4xf16>
              %5550 = vector.bitcast %5549 : vector<4xf16> to vector<8xi8>
              %5551 = arith.cmpi slt, %5534, %kvHeads : index
              scf.if %5551 {
                %5552 = arith.muli %5534, %c11 : index
                %5553 = arith.addi %5539, %5552 : index
                %5554 = arith.divui %5543, %c4 : index
                %5555 = arith.muli %5554, %c21 : index
                %5556 = arith.remui %5543, %c4 : index
                %5557 = arith.divui %5556, %c15 : index
                %5558 = arith.muli %5557, %c26 : index
                %5559 = arith.muli %5538, %c4 : index
                %5560 = arith.addi %5558, %5559 : index
                %5561 = arith.remui %5556, %c15 : index
                %5562 = arith.muli %5561, %c8 : index
                %5563 = arith.addi %5560, %5562 : index
                %5564 = arith.addi %5555, %5563 : index
                %5565 = arith.addi %5553, %5564 : index
                vector.store %5550, %kv[%5565] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5566 = arith.subi %5534, %kvHeads : index
                %5567 = arith.muli %5566, %c11 : index
                %5568 = arith.addi %5539, %5567 : index
                %5569 = arith.addi %5543, %c9 : index
                %5570 = arith.divui %5569, %c4 : index
                %5571 = arith.muli %5570, %c21 : index
                %5572 = arith.addi %5571, %c33 : index
                %5573 = arith.remui %5569, %c4 : index
                %5574 = arith.divui %5538, %c8 : index
                %5575 = arith.remui %5538, %c8 : index
                %5576 = arith.muli %5575, %c15 : index
                %5577 = arith.addi %5574, %5576 : index
                %5578 = arith.divui %5577, %c15 : index
                %5579 = arith.muli %5578, %c26 : index
                %5580 = arith.muli %5573, %c4 : index
                %5581 = arith.addi %5579, %5580 : index
                %5582 = arith.remui %5577, %c15 : index
                %5583 = arith.muli %5582, %c8 : index
                %5584 = arith.addi %5581, %5583 : index
                %5585 = arith.addi %5572, %5584 : index
                %5586 = arith.addi %5568, %5585 : index
                %5587 = vector.shuffle %5550, %5550 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5587, %kv[%5586] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5588 = arith.addi %5543, %c10 : index
                %5589 = arith.divui %5588, %c4 : index
                %5590 = arith.muli %5589, %c21 : index
                %5591 = arith.addi %5590, %c33 : index
                %5592 = arith.remui %5588, %c4 : index
                %5593 = arith.divui %5538, %c8 : index
                %5594 = arith.remui %5538, %c8 : index
                %5595 = arith.muli %5594, %c15 : index
                %5596 = arith.addi %5593, %5595 : index
                %5597 = arith.divui %5596, %c15 : index
                %5598 = arith.muli %5597, %c26 : index
                %5599 = arith.muli %5592, %c4 : index
                %5600 = arith.addi %5598, %5599 : index
                %5601 = arith.remui %5596, %c15 : index
                %5602 = arith.muli %5601, %c8 : index
                %5603 = arith.addi %5600, %5602 : index
                %5604 = arith.addi %5591, %5603 : index
                %5605 = arith.addi %5568, %5604 : index
                %5606 = vector.shuffle %5550, %5550 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5606, %kv[%5605] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5607 = arith.addi %5543, %c8 : index
                %5608 = arith.divui %5607, %c4 : index
                %5609 = arith.muli %5608, %c21 : index
                %5610 = arith.addi %5609, %c33 : index
                %5611 = arith.remui %5607, %c4 : index
                %5612 = arith.divui %5538, %c8 : index
                %5613 = arith.remui %5538, %c8 : index
                %5614 = arith.muli %5613, %c15 : index
                %5615 = arith.addi %5612, %5614 : index
                %5616 = arith.divui %5615, %c15 : index
                %5617 = arith.muli %5616, %c26 : index
                %5618 = arith.muli %5611, %c4 : index
                %5619 = arith.addi %5617, %5618 : index
                %5620 = arith.remui %5615, %c15 : index
                %5621 = arith.muli %5620, %c8 : index
                %5622 = arith.addi %5619, %5621 : index
                %5623 = arith.addi %5610, %5622 : index
                %5624 = arith.addi %5568, %5623 : index
                %5625 = vector.shuffle %5550, %5550 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5625, %kv[%5624] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5626 = arith.addi %5543, %c2 : index
                %5627 = arith.divui %5626, %c4 : index
                %5628 = arith.muli %5627, %c21 : index
                %5629 = arith.addi %5628, %c33 : index
                %5630 = arith.remui %5626, %c4 : index
                %5631 = arith.divui %5538, %c8 : index
                %5632 = arith.remui %5538, %c8 : index
                %5633 = arith.muli %5632, %c15 : index
                %5634 = arith.addi %5631, %5633 : index
                %5635 = arith.divui %5634, %c15 : index
                %5636 = arith.muli %5635, %c26 : index
                %5637 = arith.muli %5630, %c4 : index
                %5638 = arith.addi %5636, %5637 : index
                %5639 = arith.remui %5634, %c15 : index
                %5640 = arith.muli %5639, %c8 : index
                %5641 = arith.addi %5638, %5640 : index
                %5642 = arith.addi %5629, %5641 : index
                %5643 = arith.addi %5568, %5642 : index
                %5644 = vector.shuffle %5550, %5550 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5644, %kv[%5643] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5645 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5645 {
            %5646 = wave.lane
            %5647 = arith.muli %5646, %c35 : index
            scf.for %5648 = %5647 to %c27 step %c6 {
              %5649 = arith.addi %5533, %5648 : index
              %5650 = vector.load %19[%5649] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5651 = arith.mulf %5650, %5536 : vector<4xf32>
              %5652 = wave.fp8_encode "e4m3" %5651 : vector<4xf32> -> vector<4xi8>
              %5653 = arith.cmpi slt, %5534, %kvHeads : index
              scf.if %5653 {
                %5654 = arith.muli %5534, %c33 : index
                %5655 = arith.addi %5539, %5654 : index
                %5656 = vector.shuffle %5652, %5652 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5657 = arith.divui %5648, %c4 : index
                %5658 = arith.muli %5657, %c26 : index
                %5659 = arith.remui %5648, %c4 : index
                %5660 = arith.muli %5538, %c4 : index
                %5661 = arith.divui %5659, %c35 : index
                %5662 = arith.muli %5661, %c35 : index
                %5663 = arith.remui %5659, %c8 : index
                %5664 = arith.muli %5663, %c8 : index
                %5665 = arith.addi %5662, %5664 : index
                %5666 = arith.divui %5659, %c8 : index
                %5667 = arith.remui %5666, %c8 : index
                %5668 = arith.addi %5665, %5667 : index
                %5669 = arith.addi %5660, %5668 : index
                %5670 = arith.addi %5658, %5669 : index
                %5671 = arith.addi %5655, %5670 : index
                vector.store %5656, %kv[%5671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5672 = arith.subi %5534, %kvHeads : index
                %5673 = arith.muli %5672, %c33 : index
                %5674 = arith.addi %5539, %5673 : index
                %5675 = arith.addi %5648, %c9 : index
                %5676 = arith.divui %5675, %c4 : index
                %5677 = arith.muli %5676, %c26 : index
                %5678 = arith.addi %5677, %c12 : index
                %5679 = arith.remui %5675, %c4 : index
                %5680 = arith.divui %5538, %c8 : index
                %5681 = arith.remui %5538, %c8 : index
                %5682 = arith.muli %5681, %c15 : index
                %5683 = arith.addi %5680, %5682 : index
                %5684 = arith.muli %5679, %c4 : index
                %5685 = arith.divui %5683, %c35 : index
                %5686 = arith.muli %5685, %c35 : index
                %5687 = arith.remui %5683, %c8 : index
                %5688 = arith.muli %5687, %c8 : index
                %5689 = arith.addi %5686, %5688 : index
                %5690 = arith.divui %5683, %c8 : index
                %5691 = arith.remui %5690, %c8 : index
                %5692 = arith.addi %5689, %5691 : index
                %5693 = arith.addi %5684, %5692 : index
                %5694 = arith.addi %5678, %5693 : index
                %5695 = arith.addi %5674, %5694 : index
                %5696 = vector.shuffle %5652, %5652 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5696, %kv[%5695] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5697 = arith.addi %5648, %c10 : index
                %5698 = arith.divui %5697, %c4 : index
                %5699 = arith.muli %5698, %c26 : index
                %5700 = arith.addi %5699, %c12 : index
                %5701 = arith.remui %5697, %c4 : index
                %5702 = arith.divui %5538, %c8 : index
                %5703 = arith.remui %5538, %c8 : index
                %5704 = arith.muli %5703, %c15 : index
                %5705 = arith.addi %5702, %5704 : index
                %5706 = arith.muli %5701, %c4 : index
                %5707 = arith.divui %5705, %c35 : index
                %5708 = arith.muli %5707, %c35 : index
                %5709 = arith.remui %5705, %c8 : index
                %5710 = arith.muli %5709, %c8 : index
                %5711 = arith.addi %5708, %5710 : index
                %5712 = arith.divui %5705, %c8 : index
                %5713 = arith.remui %5712, %c8 : index
                %5714 = arith.addi %5711, %5713 : index
                %5715 = arith.addi %5706, %5714 : index
                %5716 = arith.addi %5700, %5715 : index
                %5717 = arith.addi %5674, %5716 : index
                %5718 = vector.shuffle %5652, %5652 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5718, %kv[%5717] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5719 = arith.addi %5648, %c8 : index
                %5720 = arith.divui %5719, %c4 : index
                %5721 = arith.muli %5720, %c26 : index
                %5722 = arith.addi %5721, %c12 : index
                %5723 = arith.remui %5719, %c4 : index
                %5724 = arith.divui %5538, %c8 : index
                %5725 = arith.remui %5538, %c8 : index
                %5726 = arith.muli %5725, %c15 : index
                %5727 = arith.addi %5724, %5726 : index
                %5728 = arith.muli %5723, %c4 : index
                %5729 = arith.divui %5727, %c35 : index
                %5730 = arith.muli %5729, %c35 : index
                %5731 = arith.remui %5727, %c8 : index
                %5732 = arith.muli %5731, %c8 : index
                %5733 = arith.addi %5730, %5732 : index
                %5734 = arith.divui %5727, %c8 : index
                %5735 = arith.remui %5734, %c8 : index
                %5736 = arith.addi %5733, %5735 : index
                %5737 = arith.addi %5728, %5736 : index
                %5738 = arith.addi %5722, %5737 : index
                %5739 = arith.addi %5674, %5738 : index
                %5740 = vector.shuffle %5652, %5652 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5740, %kv[%5739] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5741 = arith.addi %5648, %c2 : index
                %5742 = arith.divui %5741, %c4 : index
                %5743 = arith.muli %5742, %c26 : index
                %5744 = arith.addi %5743, %c12 : index
                %5745 = arith.remui %5741, %c4 : index
                %5746 = arith.divui %5538, %c8 : index
                %5747 = arith.remui %5538, %c8 : index
                %5748 = arith.muli %5747, %c15 : index
                %5749 = arith.addi %5746, %5748 : index
                %5750 = arith.muli %5745, %c4 : index
                %5751 = arith.divui %5749, %c35 : index
                %5752 = arith.muli %5751, %c35 : index
                %5753 = arith.remui %5749, %c8 : index
                %5754 = arith.muli %5753, %c8 : index
                %5755 = arith.addi %5752, %5754 : index
                %5756 = arith.divui %5749, %c8 : index
                %5757 = arith.remui %5756, %c8 : index
                %5758 = arith.addi %5755, %5757 : index
                %5759 = arith.addi %5750, %5758 : index
                %5760 = arith.addi %5744, %5759 : index
                %5761 = arith.addi %5674, %5760 : index
                %5762 = vector.shuffle %5652, %5652 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5762, %kv[%5761] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5763 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5763 {
            %5764 = wave.lane
            %5765 = arith.muli %5764, %c35 : index
            scf.for %5766 = %5765 to %c27 step %c6 {
              %5767 = arith.addi %5533, %5766 : index
              %5768 = vector.load %19[%5767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5769 = arith.mulf %5768, %5536 : vector<4xf32>
              %5770 = wave.fp8_encode "e5m2" %5769 : vector<4xf32> -> vector<4xi8>
              %5771 = arith.cmpi slt, %5534, %kvHeads : index
              scf.if %5771 {
                %5772 = arith.muli %5534, %c33 : index
                %5773 = arith.addi %5539, %5772 : index
                %5774 = vector.shuffle %5770, %5770 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5775 = arith.divui %5766, %c4 : index
                %5776 = arith.muli %5775, %c26 : index
                %5777 = arith.remui %5766, %c4 : index
                %5778 = arith.muli %5538, %c4 : index
                %5779 = arith.divui %5777, %c35 : index
                %5780 = arith.muli %5779, %c35 : index
                %5781 = arith.remui %5777, %c8 : index
                %5782 = arith.muli %5781, %c8 : index
                %5783 = arith.addi %5780, %5782 : index
                %5784 = arith.divui %5777, %c8 : index
                %5785 = arith.remui %5784, %c8 : index
                %5786 = arith.addi %5783, %5785 : index
                %5787 = arith.addi %5778, %5786 : index
                %5788 = arith.addi %5776, %5787 : index
                %5789 = arith.addi %5773, %5788 : index
                vector.store %5774, %kv[%5789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5790 = arith.subi %5534, %kvHeads : index
                %5791 = arith.muli %5790, %c33 : index
                %5792 = arith.addi %5539, %5791 : index
                %5793 = arith.addi %5766, %c9 : index
                %5794 = arith.divui %5793, %c4 : index
                %5795 = arith.muli %5794, %c26 : index
                %5796 = arith.addi %5795, %c12 : index
                %5797 = arith.remui %5793, %c4 : index
                %5798 = arith.divui %5538, %c8 : index
                %5799 = arith.remui %5538, %c8 : index
                %5800 = arith.muli %5799, %c15 : index
                %5801 = arith.addi %5798, %5800 : index
                %5802 = arith.muli %5797, %c4 : index
                %5803 = arith.divui %5801, %c35 : index
                %5804 = arith.muli %5803, %c35 : index
                %5805 = arith.remui %5801, %c8 : index
                %5806 = arith.muli %5805, %c8 : index
                %5807 = arith.addi %5804, %5806 : index
                %5808 = arith.divui %5801, %c8 : index
                %5809 = arith.remui %5808, %c8 : index
                %5810 = arith.addi %5807, %5809 : index
                %5811 = arith.addi %5802, %5810 : index
                %5812 = arith.addi %5796, %5811 : index
                %5813 = arith.addi %5792, %5812 : index
                %5814 = vector.shuffle %5770, %5770 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5814, %kv[%5813] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5815 = arith.addi %5766, %c10 : index
                %5816 = arith.divui %5815, %c4 : index
                %5817 = arith.muli %5816, %c26 : index
                %5818 = arith.addi %5817, %c12 : index
                %5819 = arith.remui %5815, %c4 : index
                %5820 = arith.divui %5538, %c8 : index
                %5821 = arith.remui %5538, %c8 : index
                %5822 = arith.muli %5821, %c15 : index
                %5823 = arith.addi %5820, %5822 : index
                %5824 = arith.muli %5819, %c4 : index
                %5825 = arith.divui %5823, %c35 : index
                %5826 = arith.muli %5825, %c35 : index
                %5827 = arith.remui %5823, %c8 : index
                %5828 = arith.muli %5827, %c8 : index
                %5829 = arith.addi %5826, %5828 : index
                %5830 = arith.divui %5823, %c8 : index
                %5831 = arith.remui %5830, %c8 : index
                %5832 = arith.addi %5829, %5831 : index
                %5833 = arith.addi %5824, %5832 : index
                %5834 = arith.addi %5818, %5833 : index
                %5835 = arith.addi %5792, %5834 : index
                %5836 = vector.shuffle %5770, %5770 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5836, %kv[%5835] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5837 = arith.addi %5766, %c8 : index
                %5838 = arith.divui %5837, %c4 : index
                %5839 = arith.muli %5838, %c26 : index
                %5840 = arith.addi %5839, %c12 : index
                %5841 = arith.remui %5837, %c4 : index
                %5842 = arith.divui %5538, %c8 : index
                %5843 = arith.remui %5538, %c8 : index
                %5844 = arith.muli %5843, %c15 : index
                %5845 = arith.addi %5842, %5844 : index
                %5846 = arith.muli %5841, %c4 : index
                %5847 = arith.divui %5845, %c35 : index
                %5848 = arith.muli %5847, %c35 : index
                %5849 = arith.remui %5845, %c8 : index
                %5850 = arith.muli %5849, %c8 : index
                %5851 = arith.addi %5848, %5850 : index
                %5852 = arith.divui %5845, %c8 : index
                %5853 = arith.remui %5852, %c8 : index
                %5854 = arith.addi %5851, %5853 : index
                %5855 = arith.addi %5846, %5854 : index
                %5856 = arith.addi %5840, %5855 : index
                %5857 = arith.addi %5792, %5856 : index
                %5858 = vector.shuffle %5770, %5770 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5858, %kv[%5857] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5859 = arith.addi %5766, %c2 : index
                %5860 = arith.divui %5859, %c4 : index
                %5861 = arith.muli %5860, %c26 : index
                %5862 = arith.addi %5861, %c12 : index
                %5863 = arith.remui %5859, %c4 : index
                %5864 = arith.divui %5538, %c8 : index
                %5865 = arith.remui %5538, %c8 : index
                %5866 = arith.muli %5865, %c15 : index
                %5867 = arith.addi %5864, %5866 : index
                %5868 = arith.muli %5863, %c4 : index
                %5869 = arith.divui %5867, %c35 : index
                %5870 = arith.muli %5869, %c35 : index
                %5871 = arith.remui %5867, %c8 : index
                %5872 = arith.muli %5871, %c8 : index
                %5873 = arith.addi %5870, %5872 : index
                %5874 = arith.divui %5867, %c8 : index
                %5875 = arith.remui %5874, %c8 : index
                %5876 = arith.addi %5873, %5875 : index
                %5877 = arith.addi %5868, %5876 : index
                %5878 = arith.addi %5862, %5877 : index
                %5879 = arith.addi %5792, %5878 : index
                %5880 = vector.shuffle %5770, %5770 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5880, %kv[%5879] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
