// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 2048 : index
  %c13 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 512 : index
  %c21 = arith.constant dense<16711935> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<0x6480> : vector<16xf16>
  %c25 = arith.constant 256 : index
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4096 : index
  %c34 = arith.constant 6144 : index
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
    %35 = arith.divui %34, %c7 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c7 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c7 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c9, %c7 : index
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
    %53 = arith.divui %52, %c7 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c7 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c7 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c9, %c7 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c15 : index
    %63 = arith.addi %22, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c4 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c9, %c4 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c8 : index
    %70 = arith.remui %c9, %c4 : index
    %71 = arith.divui %70, %c7 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c7 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c7 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c9, %c7 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c16 : index
    %81 = arith.addi %22, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c4 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c9, %c4 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c8 : index
    %88 = arith.remui %c9, %c4 : index
    %89 = arith.divui %88, %c7 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c7 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c7 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c9, %c7 : index
    %97 = arith.addi %95, %96 : index
    %98 = arith.divui %inputFeatures, %c15 : index
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
    %119:8 = scf.for %110 = %100 to %109 step %c8 iter_args(%111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c9 : index
      %122 = arith.remui %120, %c4 : index
      %123 = arith.addi %15, %c6 : index
      %124 = arith.muli %121, %c15 : index
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
      %137 = arith.muli %121, %c20 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.addi %138, %c9 : index
      %140 = arith.muli %122, %c4 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.andi %143, %c21 : vector<4xi32>
      %145 = arith.ori %144, %c22 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %143, %c23 : vector<4xi32>
      %148 = arith.andi %147, %c21 : vector<4xi32>
      %149 = arith.ori %148, %c22 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.subf %151, %c24 : vector<16xf16>
      %153 = arith.mulf %152, %131 : vector<16xf16>
      %154 = arith.muli %121, %c20 : index
      %155 = arith.addi %136, %154 : index
      %156 = arith.addi %155, %c25 : index
      %157 = arith.muli %122, %c4 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<4xi32>
      %161 = arith.andi %160, %c21 : vector<4xi32>
      %162 = arith.ori %161, %c22 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %160, %c23 : vector<4xi32>
      %165 = arith.andi %164, %c21 : vector<4xi32>
      %166 = arith.ori %165, %c22 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = vector.shuffle %163, %167 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.subf %168, %c24 : vector<16xf16>
      %170 = arith.mulf %169, %131 : vector<16xf16>
      %171 = arith.addi %110, %c10 : index
      %172 = arith.remui %120, %c4 : index
      %173 = arith.addi %15, %c6 : index
      %174 = arith.muli %171, %c15 : index
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
      %187 = arith.muli %171, %c20 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.addi %188, %c9 : index
      %190 = arith.muli %172, %c4 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.andi %193, %c21 : vector<4xi32>
      %195 = arith.ori %194, %c22 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %193, %c23 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.ori %198, %c22 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = arith.subf %201, %c24 : vector<16xf16>
      %203 = arith.mulf %202, %181 : vector<16xf16>
      %204 = arith.muli %171, %c20 : index
      %205 = arith.addi %186, %204 : index
      %206 = arith.addi %205, %c25 : index
      %207 = arith.muli %172, %c4 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.andi %210, %c21 : vector<4xi32>
      %212 = arith.ori %211, %c22 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %210, %c23 : vector<4xi32>
      %215 = arith.andi %214, %c21 : vector<4xi32>
      %216 = arith.ori %215, %c22 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = vector.shuffle %213, %217 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = arith.subf %218, %c24 : vector<16xf16>
      %220 = arith.mulf %219, %181 : vector<16xf16>
      %221 = arith.addi %110, %c9 : index
      %222 = arith.remui %120, %c4 : index
      %223 = arith.addi %17, %c6 : index
      %224 = arith.muli %221, %c15 : index
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
      %237 = arith.muli %221, %c20 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.addi %238, %c9 : index
      %240 = arith.muli %222, %c4 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c21 : vector<4xi32>
      %245 = arith.ori %244, %c22 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c23 : vector<4xi32>
      %248 = arith.andi %247, %c21 : vector<4xi32>
      %249 = arith.ori %248, %c22 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c24 : vector<16xf16>
      %253 = arith.mulf %252, %231 : vector<16xf16>
      %254 = arith.muli %221, %c20 : index
      %255 = arith.addi %236, %254 : index
      %256 = arith.addi %255, %c25 : index
      %257 = arith.muli %222, %c4 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%258] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.andi %260, %c21 : vector<4xi32>
      %262 = arith.ori %261, %c22 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %260, %c23 : vector<4xi32>
      %265 = arith.andi %264, %c21 : vector<4xi32>
      %266 = arith.ori %265, %c22 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = vector.shuffle %263, %267 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = arith.subf %268, %c24 : vector<16xf16>
      %270 = arith.mulf %269, %231 : vector<16xf16>
      %271 = arith.addi %110, %c10 : index
      %272 = arith.remui %120, %c4 : index
      %273 = arith.addi %17, %c6 : index
      %274 = arith.muli %271, %c15 : index
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
      %287 = arith.muli %271, %c20 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.addi %288, %c9 : index
      %290 = arith.muli %272, %c4 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %293 = vector.bitcast %292 : vector<16xi8> to vector<4xi32>
      %294 = arith.andi %293, %c21 : vector<4xi32>
      %295 = arith.ori %294, %c22 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %293, %c23 : vector<4xi32>
      %298 = arith.andi %297, %c21 : vector<4xi32>
      %299 = arith.ori %298, %c22 : vector<4xi32>
      %300 = vector.bitcast %299 : vector<4xi32> to vector<8xf16>
      %301 = vector.shuffle %296, %300 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = arith.subf %301, %c24 : vector<16xf16>
      %303 = arith.mulf %302, %281 : vector<16xf16>
      %304 = arith.muli %271, %c20 : index
      %305 = arith.addi %286, %304 : index
      %306 = arith.addi %305, %c25 : index
      %307 = arith.muli %272, %c4 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %310 = vector.bitcast %309 : vector<16xi8> to vector<4xi32>
      %311 = arith.andi %310, %c21 : vector<4xi32>
      %312 = arith.ori %311, %c22 : vector<4xi32>
      %313 = vector.bitcast %312 : vector<4xi32> to vector<8xf16>
      %314 = arith.shrui %310, %c23 : vector<4xi32>
      %315 = arith.andi %314, %c21 : vector<4xi32>
      %316 = arith.ori %315, %c22 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = vector.shuffle %313, %317 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %319 = arith.subf %318, %c24 : vector<16xf16>
      %320 = arith.mulf %319, %281 : vector<16xf16>
      %321 = arith.muli %110, %c8 : index
      %322 = arith.addi %321, %c9 : index
      %323 = arith.muli %tileRows, %c4 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %43, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c7 : index
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
      %339 = arith.muli %tileRows, %c7 : index
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
      %351 = arith.muli %tileRows, %c7 : index
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
      %363 = arith.muli %tileRows, %c7 : index
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
      %375 = arith.muli %tileRows, %c7 : index
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
      %387 = arith.muli %tileRows, %c7 : index
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
      %399 = arith.muli %tileRows, %c7 : index
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
      %411 = arith.muli %tileRows, %c7 : index
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
      %423 = arith.muli %tileRows, %c7 : index
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
      %435 = arith.muli %tileRows, %c7 : index
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
      %447 = arith.muli %tileRows, %c7 : index
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
      %459 = arith.muli %tileRows, %c7 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %203, %415 : vector<16xf16>, vector<8xf32>
      %464 = wave.mma %462, %303, %416 : vector<16xf16>, vector<8xf32>
      %465 = arith.muli %110, %c8 : index
      %466 = arith.addi %465, %c26 : index
      %467 = arith.muli %tileRows, %c4 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.addi %43, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c7 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %220, %427 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %320, %428 : vector<16xf16>, vector<8xf32>
      %477 = arith.muli %110, %c8 : index
      %478 = arith.addi %477, %c26 : index
      %479 = arith.muli %tileRows, %c4 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %61, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c7 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %220, %439 : vector<16xf16>, vector<8xf32>
      %488 = wave.mma %486, %320, %440 : vector<16xf16>, vector<8xf32>
      %489 = arith.muli %110, %c8 : index
      %490 = arith.addi %489, %c26 : index
      %491 = arith.muli %tileRows, %c4 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.addi %79, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = arith.muli %tileRows, %c7 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = vector.shuffle %494, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = wave.mma %498, %220, %451 : vector<16xf16>, vector<8xf32>
      %500 = wave.mma %498, %320, %452 : vector<16xf16>, vector<8xf32>
      %501 = arith.muli %110, %c8 : index
      %502 = arith.addi %501, %c26 : index
      %503 = arith.muli %tileRows, %c4 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.addi %97, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c7 : index
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
      %528 = arith.muli %525, %c15 : index
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
      %541 = arith.muli %525, %c20 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.addi %542, %c9 : index
      %544 = arith.muli %526, %c4 : index
      %545 = arith.addi %543, %544 : index
      %546 = vector.load %w[%545] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %547 = vector.bitcast %546 : vector<16xi8> to vector<4xi32>
      %548 = arith.andi %547, %c21 : vector<4xi32>
      %549 = arith.ori %548, %c22 : vector<4xi32>
      %550 = vector.bitcast %549 : vector<4xi32> to vector<8xf16>
      %551 = arith.shrui %547, %c23 : vector<4xi32>
      %552 = arith.andi %551, %c21 : vector<4xi32>
      %553 = arith.ori %552, %c22 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = vector.shuffle %550, %554 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = arith.subf %555, %c24 : vector<16xf16>
      %557 = arith.mulf %556, %535 : vector<16xf16>
      %558 = arith.muli %525, %c20 : index
      %559 = arith.addi %540, %558 : index
      %560 = arith.addi %559, %c25 : index
      %561 = arith.muli %526, %c4 : index
      %562 = arith.addi %560, %561 : index
      %563 = vector.load %w[%562] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %564 = vector.bitcast %563 : vector<16xi8> to vector<4xi32>
      %565 = arith.andi %564, %c21 : vector<4xi32>
      %566 = arith.ori %565, %c22 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %564, %c23 : vector<4xi32>
      %569 = arith.andi %568, %c21 : vector<4xi32>
      %570 = arith.ori %569, %c22 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = vector.shuffle %567, %571 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = arith.subf %572, %c24 : vector<16xf16>
      %574 = arith.mulf %573, %535 : vector<16xf16>
      %575 = arith.addi %514, %c9 : index
      %576 = arith.remui %524, %c4 : index
      %577 = arith.addi %17, %c6 : index
      %578 = arith.muli %575, %c15 : index
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
      %591 = arith.muli %575, %c20 : index
      %592 = arith.addi %590, %591 : index
      %593 = arith.addi %592, %c9 : index
      %594 = arith.muli %576, %c4 : index
      %595 = arith.addi %593, %594 : index
      %596 = vector.load %w[%595] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %597 = vector.bitcast %596 : vector<16xi8> to vector<4xi32>
      %598 = arith.andi %597, %c21 : vector<4xi32>
      %599 = arith.ori %598, %c22 : vector<4xi32>
      %600 = vector.bitcast %599 : vector<4xi32> to vector<8xf16>
      %601 = arith.shrui %597, %c23 : vector<4xi32>
      %602 = arith.andi %601, %c21 : vector<4xi32>
      %603 = arith.ori %602, %c22 : vector<4xi32>
      %604 = vector.bitcast %603 : vector<4xi32> to vector<8xf16>
      %605 = vector.shuffle %600, %604 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = arith.subf %605, %c24 : vector<16xf16>
      %607 = arith.mulf %606, %585 : vector<16xf16>
      %608 = arith.muli %575, %c20 : index
      %609 = arith.addi %590, %608 : index
      %610 = arith.addi %609, %c25 : index
      %611 = arith.muli %576, %c4 : index
      %612 = arith.addi %610, %611 : index
      %613 = vector.load %w[%612] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %614 = vector.bitcast %613 : vector<16xi8> to vector<4xi32>
      %615 = arith.andi %614, %c21 : vector<4xi32>
      %616 = arith.ori %615, %c22 : vector<4xi32>
      %617 = vector.bitcast %616 : vector<4xi32> to vector<8xf16>
      %618 = arith.shrui %614, %c23 : vector<4xi32>
      %619 = arith.andi %618, %c21 : vector<4xi32>
      %620 = arith.ori %619, %c22 : vector<4xi32>
      %621 = vector.bitcast %620 : vector<4xi32> to vector<8xf16>
      %622 = vector.shuffle %617, %621 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = arith.subf %622, %c24 : vector<16xf16>
      %624 = arith.mulf %623, %585 : vector<16xf16>
      %625 = arith.muli %514, %c8 : index
      %626 = arith.addi %625, %c9 : index
      %627 = arith.muli %tileRows, %c4 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.addi %43, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = arith.muli %tileRows, %c7 : index
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
      %643 = arith.muli %tileRows, %c7 : index
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
      %655 = arith.muli %tileRows, %c7 : index
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
      %667 = arith.muli %tileRows, %c7 : index
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
      %679 = arith.muli %tileRows, %c7 : index
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
      %691 = arith.muli %tileRows, %c7 : index
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
      %703 = arith.muli %tileRows, %c7 : index
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
      %715 = arith.muli %tileRows, %c7 : index
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
    %724 = arith.muli %723, %c25 : index
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
    %734 = arith.addi %733, %c15 : index
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
    %768 = arith.addi %767, %c25 : index
    %769 = arith.addi %768, %c9 : index
    %770 = vector.extract %523#1[0] : f32 from vector<8xf32>
    memref.store %770, %18[%769] : memref<?xf32>
    %771 = arith.muli %4, %c12 : index
    %772 = arith.addi %771, %725 : index
    %773 = arith.addi %772, %c25 : index
    %774 = arith.addi %773, %c15 : index
    %775 = vector.extract %523#1[1] : f32 from vector<8xf32>
    memref.store %775, %18[%774] : memref<?xf32>
    %776 = arith.muli %4, %c12 : index
    %777 = arith.addi %776, %725 : index
    %778 = arith.addi %777, %c25 : index
    %779 = arith.addi %778, %c13 : index
    %780 = vector.extract %523#1[2] : f32 from vector<8xf32>
    memref.store %780, %18[%779] : memref<?xf32>
    %781 = arith.muli %4, %c12 : index
    %782 = arith.addi %781, %725 : index
    %783 = arith.addi %782, %c25 : index
    %784 = arith.addi %783, %c27 : index
    %785 = vector.extract %523#1[3] : f32 from vector<8xf32>
    memref.store %785, %18[%784] : memref<?xf32>
    %786 = arith.muli %4, %c12 : index
    %787 = arith.addi %786, %725 : index
    %788 = arith.addi %787, %c25 : index
    %789 = arith.addi %788, %c6 : index
    %790 = vector.extract %523#1[4] : f32 from vector<8xf32>
    memref.store %790, %18[%789] : memref<?xf32>
    %791 = arith.muli %4, %c12 : index
    %792 = arith.addi %791, %725 : index
    %793 = arith.addi %792, %c25 : index
    %794 = arith.addi %793, %c28 : index
    %795 = vector.extract %523#1[5] : f32 from vector<8xf32>
    memref.store %795, %18[%794] : memref<?xf32>
    %796 = arith.muli %4, %c12 : index
    %797 = arith.addi %796, %725 : index
    %798 = arith.addi %797, %c25 : index
    %799 = arith.addi %798, %c29 : index
    %800 = vector.extract %523#1[6] : f32 from vector<8xf32>
    memref.store %800, %18[%799] : memref<?xf32>
    %801 = arith.muli %4, %c12 : index
    %802 = arith.addi %801, %725 : index
    %803 = arith.addi %802, %c25 : index
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
      %819 = arith.muli %807, %c15 : index
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
      %832 = arith.muli %831, %c2 : index
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
      %844 = arith.muli %810, %c6 : index
      %845 = arith.addi %844, %843 : index
      memref.store %838, %19[%845] : memref<?xf32>
      %846 = arith.addi %725, %c25 : index
      %847 = arith.muli %807, %c15 : index
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
      %860 = arith.muli %859, %c2 : index
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
      %872 = arith.muli %810, %c6 : index
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
      %887 = arith.muli %875, %c15 : index
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
      %900 = arith.muli %899, %c2 : index
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
      %912 = arith.muli %878, %c6 : index
      %913 = arith.addi %912, %911 : index
      memref.store %906, %19[%913] : memref<?xf32>
      %914 = arith.addi %725, %c25 : index
      %915 = arith.muli %875, %c15 : index
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
      %928 = arith.muli %927, %c2 : index
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
      %940 = arith.muli %878, %c6 : index
      %941 = arith.addi %940, %939 : index
      memref.store %934, %19[%941] : memref<?xf32>
    }
    wave.barrier
    %942 = arith.addi %22, %c9 : index
    %943 = wave.wave
    %944 = arith.addi %943, %c9 : index
    %945 = arith.addi %942, %944 : index
    %946 = arith.cmpi slt, %945, %21 : index
    scf.if %946 {
      %947 = arith.addi %942, %944 : index
      %948 = arith.muli %944, %c6 : index
      %949 = wave.lane
      %950 = arith.addi %949, %c9 : index
      %951 = arith.cmpi eq, %hasBias, %c10 : index
      %952 = arith.addi %948, %950 : index
      %953 = memref.load %19[%952] : memref<?xf32>
      %954 = arith.muli %0, %c6 : index
      %955 = arith.addi %954, %950 : index
      %956 = memref.load %bias[%955] : memref<?xf32>
      %957 = arith.addf %953, %956 : f32
      %958 = arith.select %951, %957, %953 : f32
      %959 = arith.addi %950, %c13 : index
      %960 = arith.cmpi eq, %hasBias, %c10 : index
      %961 = arith.addi %948, %959 : index
      %962 = memref.load %19[%961] : memref<?xf32>
      %963 = arith.muli %0, %c6 : index
      %964 = arith.addi %963, %959 : index
      %965 = memref.load %bias[%964] : memref<?xf32>
      %966 = arith.addf %962, %965 : f32
      %967 = arith.select %960, %966, %962 : f32
      %968 = arith.addi %949, %c15 : index
      %969 = arith.cmpi eq, %hasBias, %c10 : index
      %970 = arith.addi %948, %968 : index
      %971 = memref.load %19[%970] : memref<?xf32>
      %972 = arith.muli %0, %c6 : index
      %973 = arith.addi %972, %968 : index
      %974 = memref.load %bias[%973] : memref<?xf32>
      %975 = arith.addf %971, %974 : f32
      %976 = arith.select %969, %975, %971 : f32
      %977 = arith.addi %968, %c13 : index
      %978 = arith.cmpi eq, %hasBias, %c10 : index
      %979 = arith.addi %948, %977 : index
      %980 = memref.load %19[%979] : memref<?xf32>
      %981 = arith.muli %0, %c6 : index
      %982 = arith.addi %981, %977 : index
      %983 = memref.load %bias[%982] : memref<?xf32>
      %984 = arith.addf %980, %983 : f32
      %985 = arith.select %978, %984, %980 : f32
      %986 = arith.addi %heads, %kvHeads : index
      %987 = arith.cmpi slt, %0, %986 : index
      scf.if %987 {
        %988 = arith.addi %positionsAt, %947 : index
        %989 = memref.load %step[%988] : memref<?xi32>
        %990 = arith.index_cast %989 : i32 to index
        %991 = arith.cmpi eq, %hasNorm, %c10 : index
        %992 = math.fma %958, %958, %c38 : f32
        %993 = math.fma %967, %967, %992 : f32
        %994 = math.fma %976, %976, %993 : f32
        %995 = math.fma %985, %985, %994 : f32
        %996 = vector.broadcast %995 : f32 to vector<1xf32>
        %997 = wave.reduce "add" %996 : vector<1xf32>
        %998 = arith.mulf %997, %inverseHeadDim : f32
        %999 = arith.addf %998, %epsilon : f32
        %1000 = math.sqrt %999 : f32
        %1001 = arith.divf %c40, %1000 : f32
        %1002 = arith.cmpi slt, %0, %heads : index
        %1003 = arith.addi %950, %c13 : index
        %1004 = memref.load %query_norm[%950] : memref<?xf32>
        %1005 = memref.load %key_norm[%950] : memref<?xf32>
        %1006 = arith.select %1002, %1004, %1005 : f32
        %1007 = arith.mulf %958, %1001 : f32
        %1008 = arith.mulf %1007, %1006 : f32
        %1009 = arith.select %991, %1008, %958 : f32
        %1010 = memref.load %query_norm[%1003] : memref<?xf32>
        %1011 = memref.load %key_norm[%1003] : memref<?xf32>
        %1012 = arith.select %1002, %1010, %1011 : f32
        %1013 = arith.mulf %967, %1001 : f32
        %1014 = arith.mulf %1013, %1012 : f32
        %1015 = arith.select %991, %1014, %967 : f32
        %1016 = arith.addi %968, %c13 : index
        %1017 = memref.load %query_norm[%968] : memref<?xf32>
        %1018 = memref.load %key_norm[%968] : memref<?xf32>
        %1019 = arith.select %1002, %1017, %1018 : f32
        %1020 = arith.mulf %976, %1001 : f32
        %1021 = arith.mulf %1020, %1019 : f32
        %1022 = arith.select %991, %1021, %976 : f32
        %1023 = memref.load %query_norm[%1016] : memref<?xf32>
        %1024 = memref.load %key_norm[%1016] : memref<?xf32>
        %1025 = arith.select %1002, %1023, %1024 : f32
        %1026 = arith.mulf %985, %1001 : f32
        %1027 = arith.mulf %1026, %1025 : f32
        %1028 = arith.select %991, %1027, %985 : f32
        %1029 = arith.remui %990, %c25 : index
        %1030 = arith.muli %1029, %c6 : index
        %1031 = arith.addi %1030, %950 : index
        %1032 = arith.divui %990, %c25 : index
        %1033 = arith.addi %1032, %c25 : index
        %1034 = arith.muli %1033, %c6 : index
        %1035 = arith.addi %1034, %950 : index
        %1036 = memref.load %rope[%1031] : memref<?xf32>
        %1037 = arith.addi %1031, %c13 : index
        %1038 = memref.load %rope[%1037] : memref<?xf32>
        %1039 = memref.load %rope[%1035] : memref<?xf32>
        %1040 = arith.addi %1035, %c13 : index
        %1041 = memref.load %rope[%1040] : memref<?xf32>
        %1042 = arith.mulf %1039, %1036 : f32
        %1043 = arith.mulf %1041, %1038 : f32
        %1044 = arith.subf %1042, %1043 : f32
        %1045 = arith.mulf %1041, %1036 : f32
        %1046 = arith.mulf %1039, %1038 : f32
        %1047 = arith.addf %1045, %1046 : f32
        %1048 = arith.mulf %1009, %1044 : f32
        %1049 = arith.mulf %1015, %1047 : f32
        %1050 = arith.subf %1048, %1049 : f32
        %1051 = arith.mulf %1015, %1044 : f32
        %1052 = arith.mulf %1009, %1047 : f32
        %1053 = arith.addf %1051, %1052 : f32
        %1054 = arith.cmpi slt, %0, %heads : index
        scf.if %1054 {
          %1055 = arith.muli %947, %heads : index
          %1056 = arith.addi %1055, %0 : index
          %1057 = arith.muli %1056, %c6 : index
          %1058 = arith.addi %1057, %950 : index
          memref.store %1050, %q[%1058] : memref<?xf32>
          %1059 = arith.addi %1058, %c13 : index
          memref.store %1053, %q[%1059] : memref<?xf32>
        } else {
          %1060 = arith.addi %948, %950 : index
          memref.store %1050, %19[%1060] : memref<?xf32>
          %1061 = arith.addi %948, %950 : index
          %1062 = arith.addi %1061, %c13 : index
          memref.store %1053, %19[%1062] : memref<?xf32>
        }
        %1063 = arith.remui %990, %c25 : index
        %1064 = arith.muli %1063, %c6 : index
        %1065 = arith.addi %1064, %968 : index
        %1066 = arith.divui %990, %c25 : index
        %1067 = arith.addi %1066, %c25 : index
        %1068 = arith.muli %1067, %c6 : index
        %1069 = arith.addi %1068, %968 : index
        %1070 = memref.load %rope[%1065] : memref<?xf32>
        %1071 = arith.addi %1065, %c13 : index
        %1072 = memref.load %rope[%1071] : memref<?xf32>
        %1073 = memref.load %rope[%1069] : memref<?xf32>
        %1074 = arith.addi %1069, %c13 : index
        %1075 = memref.load %rope[%1074] : memref<?xf32>
        %1076 = arith.mulf %1073, %1070 : f32
        %1077 = arith.mulf %1075, %1072 : f32
        %1078 = arith.subf %1076, %1077 : f32
        %1079 = arith.mulf %1075, %1070 : f32
        %1080 = arith.mulf %1073, %1072 : f32
        %1081 = arith.addf %1079, %1080 : f32
        %1082 = arith.mulf %1022, %1078 : f32
        %1083 = arith.mulf %1028, %1081 : f32
        %1084 = arith.subf %1082, %1083 : f32
        %1085 = arith.mulf %1028, %1078 : f32
        %1086 = arith.mulf %1022, %1081 : f32
        %1087 = arith.addf %1085, %1086 : f32
        %1088 = arith.cmpi slt, %0, %heads : index
        scf.if %1088 {
          %1089 = arith.muli %947, %heads : index
          %1090 = arith.addi %1089, %0 : index
          %1091 = arith.muli %1090, %c6 : index
          %1092 = arith.addi %1091, %968 : index
          memref.store %1084, %q[%1092] : memref<?xf32>
          %1093 = arith.addi %1092, %c13 : index
          memref.store %1087, %q[%1093] : memref<?xf32>
        } else {
          %1094 = arith.addi %948, %968 : index
          memref.store %1084, %19[%1094] : memref<?xf32>
          %1095 = arith.addi %948, %968 : index
          %1096 = arith.addi %1095, %c13 : index
          memref.store %1087, %19[%1096] : memref<?xf32>
        }
      } else {
        %1097 = arith.cmpi slt, %0, %heads : index
        scf.if %1097 {
          %1098 = arith.muli %947, %heads : index
          %1099 = arith.addi %1098, %0 : index
          %1100 = arith.muli %1099, %c6 : index
          %1101 = arith.addi %1100, %950 : index
          memref.store %958, %q[%1101] : memref<?xf32>
          %1102 = arith.addi %1101, %c13 : index
          memref.store %967, %q[%1102] : memref<?xf32>
        } else {
          %1103 = arith.addi %948, %950 : index
          memref.store %958, %19[%1103] : memref<?xf32>
          %1104 = arith.addi %948, %950 : index
          %1105 = arith.addi %1104, %c13 : index
          memref.store %967, %19[%1105] : memref<?xf32>
        }
        %1106 = arith.cmpi slt, %0, %heads : index
        scf.if %1106 {
          %1107 = arith.muli %947, %heads : index
          %1108 = arith.addi %1107, %0 : index
          %1109 = arith.muli %1108, %c6 : index
          %1110 = arith.addi %1109, %968 : index
          memref.store %976, %q[%1110] : memref<?xf32>
          %1111 = arith.addi %1110, %c13 : index
          memref.store %985, %q[%1111] : memref<?xf32>
        } else {
          %1112 = arith.addi %948, %968 : index
          memref.store %976, %19[%1112] : memref<?xf32>
          %1113 = arith.addi %948, %968 : index
          %1114 = arith.addi %1113, %c13 : index
          memref.store %985, %19[%1114] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1115 = arith.cmpi sge, %0, %heads : index
    scf.if %1115 {
      %1116 = arith.addi %943, %c9 : index
      %1117 = arith.addi %942, %1116 : index
      %1118 = arith.cmpi slt, %1117, %21 : index
      scf.if %1118 {
        %1119 = arith.addi %942, %1116 : index
        %1120 = arith.addi %slotsAt, %1119 : index
        %1121 = memref.load %step[%1120] : memref<?xi32>
        %1122 = arith.index_cast %1121 : i32 to index
        %1123 = arith.cmpi sge, %1122, %c9 : index
        scf.if %1123 {
          %1124 = arith.muli %1116, %c6 : index
          %1125 = arith.subi %0, %heads : index
          %1126 = memref.load %scales[%1125] : memref<?xf32>
          %1127 = vector.broadcast %1126 : f32 to vector<4xf32>
          %1128 = arith.divui %1122, %c4 : index
          %1129 = arith.remui %1122, %c4 : index
          %1130 = arith.muli %1128, %pageBytes : index
          %1131 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1131 {
            %1132 = wave.lane
            %1133 = arith.muli %1132, %c2 : index
            scf.for %1134 = %1133 to %c6 step %c6 {
              %1135 = arith.addi %1124, %1134 : index
              %1136 = vector.load %19[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1137 = arith.mulf %1136, %1127 : vector<4xf32>
              %1138 = arith.minimumf %1137, %c45 : vector<4xf32>
              %1139 = arith.maximumf %1138, %c46 : vector<4xf32>
              %1140 = arith.truncf %1139 : vector<4xf32> to vector<4xf16>
              %1141 = vector.bitcast %1140 : vector<4xf16> to vector<8xi8>
              %1142 = arith.cmpi slt, %1125, %kvHeads : index
              scf.if %1142 {
                %1143 = arith.muli %1125, %c11 : index
                %1144 = arith.addi %1130, %1143 : index
                %1145 = arith.divui %1134, %c4 : index
                %1146 = arith.muli %1145, %c20 : index
                %1147 = arith.remui %1134, %c4 : index
                %1148 = arith.divui %1147, %c7 : index
                %1149 = arith.muli %1148, %c25 : index
                %1150 = arith.muli %1129, %c4 : index
                %1151 = arith.addi %1149, %1150 : index
                %1152 = arith.remui %1147, %c7 : index
                %1153 = arith.muli %1152, %c8 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.addi %1146, %1154 : index
                %1156 = arith.addi %1144, %1155 : index
                vector.store %1141, %kv[%1156] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1157 = arith.subi %1125, %kvHeads : index
                %1158 = arith.muli %1157, %c11 : index
                %1159 = arith.addi %1130, %1158 : index
                %1160 = arith.addi %1134, %c9 : index
                %1161 = arith.divui %1160, %c4 : index
                %1162 = arith.muli %1161, %c20 : index
                %1163 = arith.addi %1162, %c33 : index
                %1164 = arith.remui %1160, %c4 : index
                %1165 = arith.divui %1129, %c8 : index
                %1166 = arith.remui %1129, %c8 : index
                %1167 = arith.muli %1166, %c7 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.divui %1168, %c7 : index
                %1170 = arith.muli %1169, %c25 : index
                %1171 = arith.muli %1164, %c4 : index
                %1172 = arith.addi %1170, %1171 : index
                %1173 = arith.remui %1168, %c7 : index
                %1174 = arith.muli %1173, %c8 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.addi %1163, %1175 : index
                %1177 = arith.addi %1159, %1176 : index
                %1178 = vector.shuffle %1141, %1141 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1178, %kv[%1177] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1179 = arith.addi %1134, %c10 : index
                %1180 = arith.divui %1179, %c4 : index
                %1181 = arith.muli %1180, %c20 : index
                %1182 = arith.addi %1181, %c33 : index
                %1183 = arith.remui %1179, %c4 : index
                %1184 = arith.divui %1129, %c8 : index
                %1185 = arith.remui %1129, %c8 : index
                %1186 = arith.muli %1185, %c7 : index
                %1187 = arith.addi %1184, %1186 : index
                %1188 = arith.divui %1187, %c7 : index
                %1189 = arith.muli %1188, %c25 : index
                %1190 = arith.muli %1183, %c4 : index
                %1191 = arith.addi %1189, %1190 : index
                %1192 = arith.remui %1187, %c7 : index
                %1193 = arith.muli %1192, %c8 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.addi %1182, %1194 : index
                %1196 = arith.addi %1159, %1195 : index
                %1197 = vector.shuffle %1141, %1141 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1197, %kv[%1196] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1198 = arith.addi %1134, %c8 : index
                %1199 = arith.divui %1198, %c4 : index
                %1200 = arith.muli %1199, %c20 : index
                %1201 = arith.addi %1200, %c33 : index
                %1202 = arith.remui %1198, %c4 : index
                %1203 = arith.divui %1129, %c8 : index
                %1204 = arith.remui %1129, %c8 : index
                %1205 = arith.muli %1204, %c7 : index
                %1206 = arith.addi %1203, %1205 : index
                %1207 = arith.divui %1206, %c7 : index
                %1208 = arith.muli %1207, %c25 : index
                %1209 = arith.muli %1202, %c4 : index
                %1210 = arith.addi %1208, %1209 : index
                %1211 = arith.remui %1206, %c7 : index
                %1212 = arith.muli %1211, %c8 : index
                %1213 = arith.addi %1210, %1212 : index
                %1214 = arith.addi %1201, %1213 : index
                %1215 = arith.addi %1159, %1214 : index
                %1216 = vector.shuffle %1141, %1141 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1216, %kv[%1215] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1217 = arith.addi %1134, %c26 : index
                %1218 = arith.divui %1217, %c4 : index
                %1219 = arith.muli %1218, %c20 : index
                %1220 = arith.addi %1219, %c33 : index
                %1221 = arith.remui %1217, %c4 : index
                %1222 = arith.divui %1129, %c8 : index
                %1223 = arith.remui %1129, %c8 : index
                %1224 = arith.muli %1223, %c7 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.divui %1225, %c7 : index
                %1227 = arith.muli %1226, %c25 : index
                %1228 = arith.muli %1221, %c4 : index
                %1229 = arith.addi %1227, %1228 : index
                %1230 = arith.remui %1225, %c7 : index
                %1231 = arith.muli %1230, %c8 : index
                %1232 = arith.addi %1229, %1231 : index
                %1233 = arith.addi %1220, %1232 : index
                %1234 = arith.addi %1159, %1233 : index
                %1235 = vector.shuffle %1141, %1141 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1235, %kv[%1234] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1236 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1236 {
            %1237 = wave.lane
            %1238 = arith.muli %1237, %c2 : index
            scf.for %1239 = %1238 to %c6 step %c6 {
              %1240 = arith.addi %1124, %1239 : index
              %1241 = vector.load %19[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1242 = arith.mulf %1241, %1127 : vector<4xf32>
              %1243 = wave.fp8_encode "e4m3" %1242 : vector<4xf32> -> vector<4xi8>
              %1244 = arith.cmpi slt, %1125, %kvHeads : index
              scf.if %1244 {
                %1245 = arith.muli %1125, %c33 : index
                %1246 = arith.addi %1130, %1245 : index
                %1247 = vector.shuffle %1243, %1243 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1248 = arith.divui %1239, %c4 : index
                %1249 = arith.muli %1248, %c25 : index
                %1250 = arith.remui %1239, %c4 : index
                %1251 = arith.muli %1129, %c4 : index
                %1252 = arith.divui %1250, %c2 : index
                %1253 = arith.muli %1252, %c2 : index
                %1254 = arith.remui %1250, %c8 : index
                %1255 = arith.muli %1254, %c8 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.divui %1250, %c8 : index
                %1258 = arith.remui %1257, %c8 : index
                %1259 = arith.addi %1256, %1258 : index
                %1260 = arith.addi %1251, %1259 : index
                %1261 = arith.addi %1249, %1260 : index
                %1262 = arith.addi %1246, %1261 : index
                vector.store %1247, %kv[%1262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1263 = arith.subi %1125, %kvHeads : index
                %1264 = arith.muli %1263, %c33 : index
                %1265 = arith.addi %1130, %1264 : index
                %1266 = arith.addi %1239, %c9 : index
                %1267 = arith.divui %1266, %c4 : index
                %1268 = arith.muli %1267, %c25 : index
                %1269 = arith.addi %1268, %c12 : index
                %1270 = arith.remui %1266, %c4 : index
                %1271 = arith.divui %1129, %c8 : index
                %1272 = arith.remui %1129, %c8 : index
                %1273 = arith.muli %1272, %c7 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.muli %1270, %c4 : index
                %1276 = arith.divui %1274, %c2 : index
                %1277 = arith.muli %1276, %c2 : index
                %1278 = arith.remui %1274, %c8 : index
                %1279 = arith.muli %1278, %c8 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.divui %1274, %c8 : index
                %1282 = arith.remui %1281, %c8 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.addi %1275, %1283 : index
                %1285 = arith.addi %1269, %1284 : index
                %1286 = arith.addi %1265, %1285 : index
                %1287 = vector.shuffle %1243, %1243 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1287, %kv[%1286] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1288 = arith.addi %1239, %c10 : index
                %1289 = arith.divui %1288, %c4 : index
                %1290 = arith.muli %1289, %c25 : index
                %1291 = arith.addi %1290, %c12 : index
                %1292 = arith.remui %1288, %c4 : index
                %1293 = arith.divui %1129, %c8 : index
                %1294 = arith.remui %1129, %c8 : index
                %1295 = arith.muli %1294, %c7 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.muli %1292, %c4 : index
                %1298 = arith.divui %1296, %c2 : index
                %1299 = arith.muli %1298, %c2 : index
                %1300 = arith.remui %1296, %c8 : index
                %1301 = arith.muli %1300, %c8 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.divui %1296, %c8 : index
                %1304 = arith.remui %1303, %c8 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.addi %1297, %1305 : index
                %1307 = arith.addi %1291, %1306 : index
                %1308 = arith.addi %1265, %1307 : index
                %1309 = vector.shuffle %1243, %1243 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1309, %kv[%1308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1310 = arith.addi %1239, %c8 : index
                %1311 = arith.divui %1310, %c4 : index
                %1312 = arith.muli %1311, %c25 : index
                %1313 = arith.addi %1312, %c12 : index
                %1314 = arith.remui %1310, %c4 : index
                %1315 = arith.divui %1129, %c8 : index
                %1316 = arith.remui %1129, %c8 : index
                %1317 = arith.muli %1316, %c7 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.muli %1314, %c4 : index
                %1320 = arith.divui %1318, %c2 : index
                %1321 = arith.muli %1320, %c2 : index
                %1322 = arith.remui %1318, %c8 : index
                %1323 = arith.muli %1322, %c8 : index
                %1324 = arith.addi %1321, %1323 : index
                %1325 = arith.divui %1318, %c8 : index
                %1326 = arith.remui %1325, %c8 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.addi %1319, %1327 : index
                %1329 = arith.addi %1313, %1328 : index
                %1330 = arith.addi %1265, %1329 : index
                %1331 = vector.shuffle %1243, %1243 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1331, %kv[%1330] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1332 = arith.addi %1239, %c26 : index
                %1333 = arith.divui %1332, %c4 : index
                %1334 = arith.muli %1333, %c25 : index
                %1335 = arith.addi %1334, %c12 : index
                %1336 = arith.remui %1332, %c4 : index
                %1337 = arith.divui %1129, %c8 : index
                %1338 = arith.remui %1129, %c8 : index
                %1339 = arith.muli %1338, %c7 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.muli %1336, %c4 : index
                %1342 = arith.divui %1340, %c2 : index
                %1343 = arith.muli %1342, %c2 : index
                %1344 = arith.remui %1340, %c8 : index
                %1345 = arith.muli %1344, %c8 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1340, %c8 : index
                %1348 = arith.remui %1347, %c8 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.addi %1341, %1349 : index
                %1351 = arith.addi %1335, %1350 : index
                %1352 = arith.addi %1265, %1351 : index
                %1353 = vector.shuffle %1243, %1243 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1353, %kv[%1352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1354 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1354 {
            %1355 = wave.lane
            %1356 = arith.muli %1355, %c2 : index
            scf.for %1357 = %1356 to %c6 step %c6 {
              %1358 = arith.addi %1124, %1357 : index
              %1359 = vector.load %19[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1360 = arith.mulf %1359, %1127 : vector<4xf32>
              %1361 = wave.fp8_encode "e5m2" %1360 : vector<4xf32> -> vector<4xi8>
              %1362 = arith.cmpi slt, %1125, %kvHeads : index
              scf.if %1362 {
                %1363 = arith.muli %1125, %c33 : index
                %1364 = arith.addi %1130, %1363 : index
                %1365 = vector.shuffle %1361, %1361 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1366 = arith.divui %1357, %c4 : index
                %1367 = arith.muli %1366, %c25 : index
                %1368 = arith.remui %1357, %c4 : index
                %1369 = arith.muli %1129, %c4 : index
                %1370 = arith.divui %1368, %c2 : index
                %1371 = arith.muli %1370, %c2 : index
                %1372 = arith.remui %1368, %c8 : index
                %1373 = arith.muli %1372, %c8 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.divui %1368, %c8 : index
                %1376 = arith.remui %1375, %c8 : index
                %1377 = arith.addi %1374, %1376 : index
                %1378 = arith.addi %1369, %1377 : index
                %1379 = arith.addi %1367, %1378 : index
                %1380 = arith.addi %1364, %1379 : index
                vector.store %1365, %kv[%1380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1381 = arith.subi %1125, %kvHeads : index
                %1382 = arith.muli %1381, %c33 : index
                %1383 = arith.addi %1130, %1382 : index
                %1384 = arith.addi %1357, %c9 : index
                %1385 = arith.divui %1384, %c4 : index
                %1386 = arith.muli %1385, %c25 : index
                %1387 = arith.addi %1386, %c12 : index
                %1388 = arith.remui %1384, %c4 : index
                %1389 = arith.divui %1129, %c8 : index
                %1390 = arith.remui %1129, %c8 : index
                %1391 = arith.muli %1390, %c7 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.muli %1388, %c4 : index
                %1394 = arith.divui %1392, %c2 : index
                %1395 = arith.muli %1394, %c2 : index
                %1396 = arith.remui %1392, %c8 : index
                %1397 = arith.muli %1396, %c8 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.divui %1392, %c8 : index
                %1400 = arith.remui %1399, %c8 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.addi %1393, %1401 : index
                %1403 = arith.addi %1387, %1402 : index
                %1404 = arith.addi %1383, %1403 : index
                %1405 = vector.shuffle %1361, %1361 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1405, %kv[%1404] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1406 = arith.addi %1357, %c10 : index
                %1407 = arith.divui %1406, %c4 : index
                %1408 = arith.muli %1407, %c25 : index
                %1409 = arith.addi %1408, %c12 : index
                %1410 = arith.remui %1406, %c4 : index
                %1411 = arith.divui %1129, %c8 : index
                %1412 = arith.remui %1129, %c8 : index
                %1413 = arith.muli %1412, %c7 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.muli %1410, %c4 : index
                %1416 = arith.divui %1414, %c2 : index
                %1417 = arith.muli %1416, %c2 : index
                %1418 = arith.remui %1414, %c8 : index
                %1419 = arith.muli %1418, %c8 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.divui %1414, %c8 : index
                %1422 = arith.remui %1421, %c8 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.addi %1415, %1423 : index
                %1425 = arith.addi %1409, %1424 : index
                %1426 = arith.addi %1383, %1425 : index
                %1427 = vector.shuffle %1361, %1361 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1427, %kv[%1426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1428 = arith.addi %1357, %c8 : index
                %1429 = arith.divui %1428, %c4 : index
                %1430 = arith.muli %1429, %c25 : index
                %1431 = arith.addi %1430, %c12 : index
                %1432 = arith.remui %1428, %c4 : index
                %1433 = arith.divui %1129, %c8 : index
                %1434 = arith.remui %1129, %c8 : index
                %1435 = arith.muli %1434, %c7 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.muli %1432, %c4 : index
                %1438 = arith.divui %1436, %c2 : index
                %1439 = arith.muli %1438, %c2 : index
                %1440 = arith.remui %1436, %c8 : index
                %1441 = arith.muli %1440, %c8 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.divui %1436, %c8 : index
                %1444 = arith.remui %1443, %c8 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1437, %1445 : index
                %1447 = arith.addi %1431, %1446 : index
                %1448 = arith.addi %1383, %1447 : index
                %1449 = vector.shuffle %1361, %1361 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1449, %kv[%1448] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1450 = arith.addi %1357, %c26 : index
                %1451 = arith.divui %1450, %c4 : index
                %1452 = arith.muli %1451, %c25 : index
                %1453 = arith.addi %1452, %c12 : index
                %1454 = arith.remui %1450, %c4 : index
                %1455 = arith.divui %1129, %c8 : index
                %1456 = arith.remui %1129, %c8 : index
                %1457 = arith.muli %1456, %c7 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.muli %1454, %c4 : index
                %1460 = arith.divui %1458, %c2 : index
                %1461 = arith.muli %1460, %c2 : index
                %1462 = arith.remui %1458, %c8 : index
                %1463 = arith.muli %1462, %c8 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.divui %1458, %c8 : index
                %1466 = arith.remui %1465, %c8 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.addi %1459, %1467 : index
                %1469 = arith.addi %1453, %1468 : index
                %1470 = arith.addi %1383, %1469 : index
                %1471 = vector.shuffle %1361, %1361 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1471, %kv[%1470] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1472 = arith.addi %22, %c4 : index
    %1473 = wave.lane
    %1474 = arith.muli %3, %c8 : index
    %1475 = arith.muli %1474, %c25 : index
    %1476 = arith.addi %1475, %1473 : index
    %1477 = arith.muli %4, %c12 : index
    %1478 = arith.addi %1477, %1476 : index
    %1479 = arith.addi %1478, %c9 : index
    %1480 = arith.addi %1479, %c9 : index
    %1481 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %1481, %18[%1480] : memref<?xf32>
    %1482 = arith.muli %4, %c12 : index
    %1483 = arith.addi %1482, %1476 : index
    %1484 = arith.addi %1483, %c9 : index
    %1485 = arith.addi %1484, %c15 : index
    %1486 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %1486, %18[%1485] : memref<?xf32>
    %1487 = arith.muli %4, %c12 : index
    %1488 = arith.addi %1487, %1476 : index
    %1489 = arith.addi %1488, %c9 : index
    %1490 = arith.addi %1489, %c13 : index
    %1491 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %1491, %18[%1490] : memref<?xf32>
    %1492 = arith.muli %4, %c12 : index
    %1493 = arith.addi %1492, %1476 : index
    %1494 = arith.addi %1493, %c9 : index
    %1495 = arith.addi %1494, %c27 : index
    %1496 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %1496, %18[%1495] : memref<?xf32>
    %1497 = arith.muli %4, %c12 : index
    %1498 = arith.addi %1497, %1476 : index
    %1499 = arith.addi %1498, %c9 : index
    %1500 = arith.addi %1499, %c6 : index
    %1501 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %1501, %18[%1500] : memref<?xf32>
    %1502 = arith.muli %4, %c12 : index
    %1503 = arith.addi %1502, %1476 : index
    %1504 = arith.addi %1503, %c9 : index
    %1505 = arith.addi %1504, %c28 : index
    %1506 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %1506, %18[%1505] : memref<?xf32>
    %1507 = arith.muli %4, %c12 : index
    %1508 = arith.addi %1507, %1476 : index
    %1509 = arith.addi %1508, %c9 : index
    %1510 = arith.addi %1509, %c29 : index
    %1511 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %1511, %18[%1510] : memref<?xf32>
    %1512 = arith.muli %4, %c12 : index
    %1513 = arith.addi %1512, %1476 : index
    %1514 = arith.addi %1513, %c9 : index
    %1515 = arith.addi %1514, %c30 : index
    %1516 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %1516, %18[%1515] : memref<?xf32>
    %1517 = arith.muli %4, %c12 : index
    %1518 = arith.addi %1517, %1476 : index
    %1519 = arith.addi %1518, %c25 : index
    %1520 = arith.addi %1519, %c9 : index
    %1521 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %1521, %18[%1520] : memref<?xf32>
    %1522 = arith.muli %4, %c12 : index
    %1523 = arith.addi %1522, %1476 : index
    %1524 = arith.addi %1523, %c25 : index
    %1525 = arith.addi %1524, %c15 : index
    %1526 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %1526, %18[%1525] : memref<?xf32>
    %1527 = arith.muli %4, %c12 : index
    %1528 = arith.addi %1527, %1476 : index
    %1529 = arith.addi %1528, %c25 : index
    %1530 = arith.addi %1529, %c13 : index
    %1531 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %1531, %18[%1530] : memref<?xf32>
    %1532 = arith.muli %4, %c12 : index
    %1533 = arith.addi %1532, %1476 : index
    %1534 = arith.addi %1533, %c25 : index
    %1535 = arith.addi %1534, %c27 : index
    %1536 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %1536, %18[%1535] : memref<?xf32>
    %1537 = arith.muli %4, %c12 : index
    %1538 = arith.addi %1537, %1476 : index
    %1539 = arith.addi %1538, %c25 : index
    %1540 = arith.addi %1539, %c6 : index
    %1541 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %1541, %18[%1540] : memref<?xf32>
    %1542 = arith.muli %4, %c12 : index
    %1543 = arith.addi %1542, %1476 : index
    %1544 = arith.addi %1543, %c25 : index
    %1545 = arith.addi %1544, %c28 : index
    %1546 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %1546, %18[%1545] : memref<?xf32>
    %1547 = arith.muli %4, %c12 : index
    %1548 = arith.addi %1547, %1476 : index
    %1549 = arith.addi %1548, %c25 : index
    %1550 = arith.addi %1549, %c29 : index
    %1551 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %1551, %18[%1550] : memref<?xf32>
    %1552 = arith.muli %4, %c12 : index
    %1553 = arith.addi %1552, %1476 : index
    %1554 = arith.addi %1553, %c25 : index
    %1555 = arith.addi %1554, %c30 : index
    %1556 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %1556, %18[%1555] : memref<?xf32>
    wave.barrier
    %1557 = arith.muli %4, %c8 : index
    %1558 = arith.addi %1557, %c9 : index
    %1559 = arith.muli %1558, %c8 : index
    %1560 = arith.divui %1473, %c4 : index
    %1561 = arith.addi %1559, %1560 : index
    %1562 = arith.addi %1472, %1561 : index
    %1563 = arith.cmpi slt, %1562, %21 : index
    scf.if %1563 {
      %1564 = arith.cmpi eq, %hasFactors, %c10 : index
      %1565 = arith.muli %1562, %c8 : index
      %1566 = memref.load %factors[%1565] : memref<?xf32>
      %1567 = arith.mulf %1566, %operandScale : f32
      %1568 = arith.select %1564, %1567, %operandScale : f32
      %1569 = arith.addi %1476, %c9 : index
      %1570 = arith.muli %1558, %c15 : index
      %1571 = arith.addi %1569, %1570 : index
      %1572 = memref.load %18[%1571] : memref<?xf32>
      %1573 = arith.addi %1571, %c12 : index
      %1574 = memref.load %18[%1573] : memref<?xf32>
      %1575 = arith.addf %1572, %1574 : f32
      %1576 = arith.addi %1571, %c33 : index
      %1577 = memref.load %18[%1576] : memref<?xf32>
      %1578 = arith.addf %1575, %1577 : f32
      %1579 = arith.addi %1571, %c34 : index
      %1580 = memref.load %18[%1579] : memref<?xf32>
      %1581 = arith.addf %1578, %1580 : f32
      %1582 = arith.remui %1473, %c4 : index
      %1583 = arith.muli %1582, %c2 : index
      %1584 = arith.addi %15, %1583 : index
      %1585 = vector.load %w[%1584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1586 = vector.bitcast %1585 : vector<4xi8> to vector<1xf32>
      %1587 = vector.extract %1586[0] : f32 from vector<1xf32>
      %1588 = arith.mulf %1587, %1568 : f32
      %1589 = arith.mulf %1581, %1588 : f32
      %1590 = arith.muli %3, %c8 : index
      %1591 = arith.addi %1590, %c9 : index
      %1592 = arith.muli %1591, %c4 : index
      %1593 = arith.remui %1473, %c4 : index
      %1594 = arith.addi %1592, %1593 : index
      %1595 = arith.muli %1561, %c6 : index
      %1596 = arith.addi %1595, %1594 : index
      memref.store %1589, %19[%1596] : memref<?xf32>
      %1597 = arith.addi %1476, %c25 : index
      %1598 = arith.muli %1558, %c15 : index
      %1599 = arith.addi %1597, %1598 : index
      %1600 = memref.load %18[%1599] : memref<?xf32>
      %1601 = arith.addi %1599, %c12 : index
      %1602 = memref.load %18[%1601] : memref<?xf32>
      %1603 = arith.addf %1600, %1602 : f32
      %1604 = arith.addi %1599, %c33 : index
      %1605 = memref.load %18[%1604] : memref<?xf32>
      %1606 = arith.addf %1603, %1605 : f32
      %1607 = arith.addi %1599, %c34 : index
      %1608 = memref.load %18[%1607] : memref<?xf32>
      %1609 = arith.addf %1606, %1608 : f32
      %1610 = arith.remui %1473, %c4 : index
      %1611 = arith.muli %1610, %c2 : index
      %1612 = arith.addi %17, %1611 : index
      %1613 = vector.load %w[%1612] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1614 = vector.bitcast %1613 : vector<4xi8> to vector<1xf32>
      %1615 = vector.extract %1614[0] : f32 from vector<1xf32>
      %1616 = arith.mulf %1615, %1568 : f32
      %1617 = arith.mulf %1609, %1616 : f32
      %1618 = arith.muli %3, %c8 : index
      %1619 = arith.addi %1618, %c10 : index
      %1620 = arith.muli %1619, %c4 : index
      %1621 = arith.remui %1473, %c4 : index
      %1622 = arith.addi %1620, %1621 : index
      %1623 = arith.muli %1561, %c6 : index
      %1624 = arith.addi %1623, %1622 : index
      memref.store %1617, %19[%1624] : memref<?xf32>
    }
    %1625 = arith.muli %4, %c8 : index
    %1626 = arith.addi %1625, %c10 : index
    %1627 = arith.muli %1626, %c8 : index
    %1628 = arith.divui %1473, %c4 : index
    %1629 = arith.addi %1627, %1628 : index
    %1630 = arith.addi %1472, %1629 : index
    %1631 = arith.cmpi slt, %1630, %21 : index
    scf.if %1631 {
      %1632 = arith.cmpi eq, %hasFactors, %c10 : index
      %1633 = arith.muli %1630, %c8 : index
      %1634 = memref.load %factors[%1633] : memref<?xf32>
      %1635 = arith.mulf %1634, %operandScale : f32
      %1636 = arith.select %1632, %1635, %operandScale : f32
      %1637 = arith.addi %1476, %c9 : index
      %1638 = arith.muli %1626, %c15 : index
      %1639 = arith.addi %1637, %1638 : index
      %1640 = memref.load %18[%1639] : memref<?xf32>
      %1641 = arith.addi %1639, %c12 : index
      %1642 = memref.load %18[%1641] : memref<?xf32>
      %1643 = arith.addf %1640, %1642 : f32
      %1644 = arith.addi %1639, %c33 : index
      %1645 = memref.load %18[%1644] : memref<?xf32>
      %1646 = arith.addf %1643, %1645 : f32
      %1647 = arith.addi %1639, %c34 : index
      %1648 = memref.load %18[%1647] : memref<?xf32>
      %1649 = arith.addf %1646, %1648 : f32
      %1650 = arith.remui %1473, %c4 : index
      %1651 = arith.muli %1650, %c2 : index
      %1652 = arith.addi %15, %1651 : index
      %1653 = vector.load %w[%1652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1654 = vector.bitcast %1653 : vector<4xi8> to vector<1xf32>
      %1655 = vector.extract %1654[0] : f32 from vector<1xf32>
      %1656 = arith.mulf %1655, %1636 : f32
      %1657 = arith.mulf %1649, %1656 : f32
      %1658 = arith.muli %3, %c8 : index
      %1659 = arith.addi %1658, %c9 : index
      %1660 = arith.muli %1659, %c4 : index
      %1661 = arith.remui %1473, %c4 : index
      %1662 = arith.addi %1660, %1661 : index
      %1663 = arith.muli %1629, %c6 : index
      %1664 = arith.addi %1663, %1662 : index
      memref.store %1657, %19[%1664] : memref<?xf32>
      %1665 = arith.addi %1476, %c25 : index
      %1666 = arith.muli %1626, %c15 : index
      %1667 = arith.addi %1665, %1666 : index
      %1668 = memref.load %18[%1667] : memref<?xf32>
      %1669 = arith.addi %1667, %c12 : index
      %1670 = memref.load %18[%1669] : memref<?xf32>
      %1671 = arith.addf %1668, %1670 : f32
      %1672 = arith.addi %1667, %c33 : index
      %1673 = memref.load %18[%1672] : memref<?xf32>
      %1674 = arith.addf %1671, %1673 : f32
      %1675 = arith.addi %1667, %c34 : index
      %1676 = memref.load %18[%1675] : memref<?xf32>
      %1677 = arith.addf %1674, %1676 : f32
      %1678 = arith.remui %1473, %c4 : index
      %1679 = arith.muli %1678, %c2 : index
      %1680 = arith.addi %17, %1679 : index
      %1681 = vector.load %w[%1680] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1682 = vector.bitcast %1681 : vector<4xi8> to vector<1xf32>
      %1683 = vector.extract %1682[0] : f32 from vector<1xf32>
      %1684 = arith.mulf %1683, %1636 : f32
      %1685 = arith.mulf %1677, %1684 : f32
      %1686 = arith.muli %3, %c8 : index
      %1687 = arith.addi %1686, %c10 : index
      %1688 = arith.muli %1687, %c4 : index
      %1689 = arith.remui %1473, %c4 : index
      %1690 = arith.addi %1688, %1689 : index
      %1691 = arith.muli %1629, %c6 : index
      %1692 = arith.addi %1691, %1690 : index
      memref.store %1685, %19[%1692] : memref<?xf32>
    }
    wave.barrier
    %1693 = arith.addi %22, %c4 : index
    %1694 = wave.wave
    %1695 = arith.addi %1694, %c9 : index
    %1696 = arith.addi %1693, %1695 : index
    %1697 = arith.cmpi slt, %1696, %21 : index
    scf.if %1697 {
      %1698 = arith.addi %1693, %1695 : index
      %1699 = arith.muli %1695, %c6 : index
      %1700 = wave.lane
      %1701 = arith.addi %1700, %c9 : index
      %1702 = arith.cmpi eq, %hasBias, %c10 : index
      %1703 = arith.addi %1699, %1701 : index
      %1704 = memref.load %19[%1703] : memref<?xf32>
      %1705 = arith.muli %0, %c6 : index
      %1706 = arith.addi %1705, %1701 : index
      %1707 = memref.load %bias[%1706] : memref<?xf32>
      %1708 = arith.addf %1704, %1707 : f32
      %1709 = arith.select %1702, %1708, %1704 : f32
      %1710 = arith.addi %1701, %c13 : index
      %1711 = arith.cmpi eq, %hasBias, %c10 : index
      %1712 = arith.addi %1699, %1710 : index
      %1713 = memref.load %19[%1712] : memref<?xf32>
      %1714 = arith.muli %0, %c6 : index
      %1715 = arith.addi %1714, %1710 : index
      %1716 = memref.load %bias[%1715] : memref<?xf32>
      %1717 = arith.addf %1713, %1716 : f32
      %1718 = arith.select %1711, %1717, %1713 : f32
      %1719 = arith.addi %1700, %c15 : index
      %1720 = arith.cmpi eq, %hasBias, %c10 : index
      %1721 = arith.addi %1699, %1719 : index
      %1722 = memref.load %19[%1721] : memref<?xf32>
      %1723 = arith.muli %0, %c6 : index
      %1724 = arith.addi %1723, %1719 : index
      %1725 = memref.load %bias[%1724] : memref<?xf32>
      %1726 = arith.addf %1722, %1725 : f32
      %1727 = arith.select %1720, %1726, %1722 : f32
      %1728 = arith.addi %1719, %c13 : index
      %1729 = arith.cmpi eq, %hasBias, %c10 : index
      %1730 = arith.addi %1699, %1728 : index
      %1731 = memref.load %19[%1730] : memref<?xf32>
      %1732 = arith.muli %0, %c6 : index
      %1733 = arith.addi %1732, %1728 : index
      %1734 = memref.load %bias[%1733] : memref<?xf32>
      %1735 = arith.addf %1731, %1734 : f32
      %1736 = arith.select %1729, %1735, %1731 : f32
      %1737 = arith.addi %heads, %kvHeads : index
      %1738 = arith.cmpi slt, %0, %1737 : index
      scf.if %1738 {
        %1739 = arith.addi %positionsAt, %1698 : index
        %1740 = memref.load %step[%1739] : memref<?xi32>
        %1741 = arith.index_cast %1740 : i32 to index
        %1742 = arith.cmpi eq, %hasNorm, %c10 : index
        %1743 = math.fma %1709, %1709, %c38 : f32
        %1744 = math.fma %1718, %1718, %1743 : f32
        %1745 = math.fma %1727, %1727, %1744 : f32
        %1746 = math.fma %1736, %1736, %1745 : f32
        %1747 = vector.broadcast %1746 : f32 to vector<1xf32>
        %1748 = wave.reduce "add" %1747 : vector<1xf32>
        %1749 = arith.mulf %1748, %inverseHeadDim : f32
        %1750 = arith.addf %1749, %epsilon : f32
        %1751 = math.sqrt %1750 : f32
        %1752 = arith.divf %c40, %1751 : f32
        %1753 = arith.cmpi slt, %0, %heads : index
        %1754 = arith.addi %1701, %c13 : index
        %1755 = memref.load %query_norm[%1701] : memref<?xf32>
        %1756 = memref.load %key_norm[%1701] : memref<?xf32>
        %1757 = arith.select %1753, %1755, %1756 : f32
        %1758 = arith.mulf %1709, %1752 : f32
        %1759 = arith.mulf %1758, %1757 : f32
        %1760 = arith.select %1742, %1759, %1709 : f32
        %1761 = memref.load %query_norm[%1754] : memref<?xf32>
        %1762 = memref.load %key_norm[%1754] : memref<?xf32>
        %1763 = arith.select %1753, %1761, %1762 : f32
        %1764 = arith.mulf %1718, %1752 : f32
        %1765 = arith.mulf %1764, %1763 : f32
        %1766 = arith.select %1742, %1765, %1718 : f32
        %1767 = arith.addi %1719, %c13 : index
        %1768 = memref.load %query_norm[%1719] : memref<?xf32>
        %1769 = memref.load %key_norm[%1719] : memref<?xf32>
        %1770 = arith.select %1753, %1768, %1769 : f32
        %1771 = arith.mulf %1727, %1752 : f32
        %1772 = arith.mulf %1771, %1770 : f32
        %1773 = arith.select %1742, %1772, %1727 : f32
        %1774 = memref.load %query_norm[%1767] : memref<?xf32>
        %1775 = memref.load %key_norm[%1767] : memref<?xf32>
        %1776 = arith.select %1753, %1774, %1775 : f32
        %1777 = arith.mulf %1736, %1752 : f32
        %1778 = arith.mulf %1777, %1776 : f32
        %1779 = arith.select %1742, %1778, %1736 : f32
        %1780 = arith.remui %1741, %c25 : index
        %1781 = arith.muli %1780, %c6 : index
        %1782 = arith.addi %1781, %1701 : index
        %1783 = arith.divui %1741, %c25 : index
        %1784 = arith.addi %1783, %c25 : index
        %1785 = arith.muli %1784, %c6 : index
        %1786 = arith.addi %1785, %1701 : index
        %1787 = memref.load %rope[%1782] : memref<?xf32>
        %1788 = arith.addi %1782, %c13 : index
        %1789 = memref.load %rope[%1788] : memref<?xf32>
        %1790 = memref.load %rope[%1786] : memref<?xf32>
        %1791 = arith.addi %1786, %c13 : index
        %1792 = memref.load %rope[%1791] : memref<?xf32>
        %1793 = arith.mulf %1790, %1787 : f32
        %1794 = arith.mulf %1792, %1789 : f32
        %1795 = arith.subf %1793, %1794 : f32
        %1796 = arith.mulf %1792, %1787 : f32
        %1797 = arith.mulf %1790, %1789 : f32
        %1798 = arith.addf %1796, %1797 : f32
        %1799 = arith.mulf %1760, %1795 : f32
        %1800 = arith.mulf %1766, %1798 : f32
        %1801 = arith.subf %1799, %1800 : f32
        %1802 = arith.mulf %1766, %1795 : f32
        %1803 = arith.mulf %1760, %1798 : f32
        %1804 = arith.addf %1802, %1803 : f32
        %1805 = arith.cmpi slt, %0, %heads : index
        scf.if %1805 {
          %1806 = arith.muli %1698, %heads : index
          %1807 = arith.addi %1806, %0 : index
          %1808 = arith.muli %1807, %c6 : index
          %1809 = arith.addi %1808, %1701 : index
          memref.store %1801, %q[%1809] : memref<?xf32>
          %1810 = arith.addi %1809, %c13 : index
          memref.store %1804, %q[%1810] : memref<?xf32>
        } else {
          %1811 = arith.addi %1699, %1701 : index
          memref.store %1801, %19[%1811] : memref<?xf32>
          %1812 = arith.addi %1699, %1701 : index
          %1813 = arith.addi %1812, %c13 : index
          memref.store %1804, %19[%1813] : memref<?xf32>
        }
        %1814 = arith.remui %1741, %c25 : index
        %1815 = arith.muli %1814, %c6 : index
        %1816 = arith.addi %1815, %1719 : index
        %1817 = arith.divui %1741, %c25 : index
        %1818 = arith.addi %1817, %c25 : index
        %1819 = arith.muli %1818, %c6 : index
        %1820 = arith.addi %1819, %1719 : index
        %1821 = memref.load %rope[%1816] : memref<?xf32>
        %1822 = arith.addi %1816, %c13 : index
        %1823 = memref.load %rope[%1822] : memref<?xf32>
        %1824 = memref.load %rope[%1820] : memref<?xf32>
        %1825 = arith.addi %1820, %c13 : index
        %1826 = memref.load %rope[%1825] : memref<?xf32>
        %1827 = arith.mulf %1824, %1821 : f32
        %1828 = arith.mulf %1826, %1823 : f32
        %1829 = arith.subf %1827, %1828 : f32
        %1830 = arith.mulf %1826, %1821 : f32
        %1831 = arith.mulf %1824, %1823 : f32
        %1832 = arith.addf %1830, %1831 : f32
        %1833 = arith.mulf %1773, %1829 : f32
        %1834 = arith.mulf %1779, %1832 : f32
        %1835 = arith.subf %1833, %1834 : f32
        %1836 = arith.mulf %1779, %1829 : f32
        %1837 = arith.mulf %1773, %1832 : f32
        %1838 = arith.addf %1836, %1837 : f32
        %1839 = arith.cmpi slt, %0, %heads : index
        scf.if %1839 {
          %1840 = arith.muli %1698, %heads : index
          %1841 = arith.addi %1840, %0 : index
          %1842 = arith.muli %1841, %c6 : index
          %1843 = arith.addi %1842, %1719 : index
          memref.store %1835, %q[%1843] : memref<?xf32>
          %1844 = arith.addi %1843, %c13 : index
          memref.store %1838, %q[%1844] : memref<?xf32>
        } else {
          %1845 = arith.addi %1699, %1719 : index
          memref.store %1835, %19[%1845] : memref<?xf32>
          %1846 = arith.addi %1699, %1719 : index
          %1847 = arith.addi %1846, %c13 : index
          memref.store %1838, %19[%1847] : memref<?xf32>
        }
      } else {
        %1848 = arith.cmpi slt, %0, %heads : index
        scf.if %1848 {
          %1849 = arith.muli %1698, %heads : index
          %1850 = arith.addi %1849, %0 : index
          %1851 = arith.muli %1850, %c6 : index
          %1852 = arith.addi %1851, %1701 : index
          memref.store %1709, %q[%1852] : memref<?xf32>
          %1853 = arith.addi %1852, %c13 : index
          memref.store %1718, %q[%1853] : memref<?xf32>
        } else {
          %1854 = arith.addi %1699, %1701 : index
          memref.store %1709, %19[%1854] : memref<?xf32>
          %1855 = arith.addi %1699, %1701 : index
          %1856 = arith.addi %1855, %c13 : index
          memref.store %1718, %19[%1856] : memref<?xf32>
        }
        %1857 = arith.cmpi slt, %0, %heads : index
        scf.if %1857 {
          %1858 = arith.muli %1698, %heads : index
          %1859 = arith.addi %1858, %0 : index
          %1860 = arith.muli %1859, %c6 : index
          %1861 = arith.addi %1860, %1719 : index
          memref.store %1727, %q[%1861] : memref<?xf32>
          %1862 = arith.addi %1861, %c13 : index
          memref.store %1736, %q[%1862] : memref<?xf32>
        } else {
          %1863 = arith.addi %1699, %1719 : index
          memref.store %1727, %19[%1863] : memref<?xf32>
          %1864 = arith.addi %1699, %1719 : index
          %1865 = arith.addi %1864, %c13 : index
          memref.store %1736, %19[%1865] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1866 = arith.cmpi sge, %0, %heads : index
    scf.if %1866 {
      %1867 = arith.addi %1694, %c9 : index
      %1868 = arith.addi %1693, %1867 : index
      %1869 = arith.cmpi slt, %1868, %21 : index
      scf.if %1869 {
        %1870 = arith.addi %1693, %1867 : index
        %1871 = arith.addi %slotsAt, %1870 : index
        %1872 = memref.load %step[%1871] : memref<?xi32>
        %1873 = arith.index_cast %1872 : i32 to index
        %1874 = arith.cmpi sge, %1873, %c9 : index
        scf.if %1874 {
          %1875 = arith.muli %1867, %c6 : index
          %1876 = arith.subi %0, %heads : index
          %1877 = memref.load %scales[%1876] : memref<?xf32>
          %1878 = vector.broadcast %1877 : f32 to vector<4xf32>
          %1879 = arith.divui %1873, %c4 : index
          %1880 = arith.remui %1873, %c4 : index
          %1881 = arith.muli %1879, %pageBytes : index
          %1882 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1882 {
            %1883 = wave.lane
            %1884 = arith.muli %1883, %c2 : index
            scf.for %1885 = %1884 to %c6 step %c6 {
              %1886 = arith.addi %1875, %1885 : index
              %1887 = vector.load %19[%1886] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1888 = arith.mulf %1887, %1878 : vector<4xf32>
              %1889 = arith.minimumf %1888, %c45 : vector<4xf32>
              %1890 = arith.maximumf %1889, %c46 : vector<4xf32>
              %1891 = arith.truncf %1890 : vector<4xf32> to vector<4xf16>
              %1892 = vector.bitcast %1891 : vector<4xf16> to vector<8xi8>
              %1893 = arith.cmpi slt, %1876, %kvHeads : index
              scf.if %1893 {
                %1894 = arith.muli %1876, %c11 : index
                %1895 = arith.addi %1881, %1894 : index
                %1896 = arith.divui %1885, %c4 : index
                %1897 = arith.muli %1896, %c20 : index
                %1898 = arith.remui %1885, %c4 : index
                %1899 = arith.divui %1898, %c7 : index
                %1900 = arith.muli %1899, %c25 : index
                %1901 = arith.muli %1880, %c4 : index
                %1902 = arith.addi %1900, %1901 : index
                %1903 = arith.remui %1898, %c7 : index
                %1904 = arith.muli %1903, %c8 : index
                %1905 = arith.addi %1902, %1904 : index
                %1906 = arith.addi %1897, %1905 : index
                %1907 = arith.addi %1895, %1906 : index
                vector.store %1892, %kv[%1907] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1908 = arith.subi %1876, %kvHeads : index
                %1909 = arith.muli %1908, %c11 : index
                %1910 = arith.addi %1881, %1909 : index
                %1911 = arith.addi %1885, %c9 : index
                %1912 = arith.divui %1911, %c4 : index
                %1913 = arith.muli %1912, %c20 : index
                %1914 = arith.addi %1913, %c33 : index
                %1915 = arith.remui %1911, %c4 : index
                %1916 = arith.divui %1880, %c8 : index
                %1917 = arith.remui %1880, %c8 : index
                %1918 = arith.muli %1917, %c7 : index
                %1919 = arith.addi %1916, %1918 : index
                %1920 = arith.divui %1919, %c7 : index
                %1921 = arith.muli %1920, %c25 : index
                %1922 = arith.muli %1915, %c4 : index
                %1923 = arith.addi %1921, %1922 : index
                %1924 = arith.remui %1919, %c7 : index
                %1925 = arith.muli %1924, %c8 : index
                %1926 = arith.addi %1923, %1925 : index
                %1927 = arith.addi %1914, %1926 : index
                %1928 = arith.addi %1910, %1927 : index
                %1929 = vector.shuffle %1892, %1892 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1929, %kv[%1928] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1930 = arith.addi %1885, %c10 : index
                %1931 = arith.divui %1930, %c4 : index
                %1932 = arith.muli %1931, %c20 : index
                %1933 = arith.addi %1932, %c33 : index
                %1934 = arith.remui %1930, %c4 : index
                %1935 = arith.divui %1880, %c8 : index
                %1936 = arith.remui %1880, %c8 : index
                %1937 = arith.muli %1936, %c7 : index
                %1938 = arith.addi %1935, %1937 : index
                %1939 = arith.divui %1938, %c7 : index
                %1940 = arith.muli %1939, %c25 : index
                %1941 = arith.muli %1934, %c4 : index
                %1942 = arith.addi %1940, %1941 : index
                %1943 = arith.remui %1938, %c7 : index
                %1944 = arith.muli %1943, %c8 : index
                %1945 = arith.addi %1942, %1944 : index
                %1946 = arith.addi %1933, %1945 : index
                %1947 = arith.addi %1910, %1946 : index
                %1948 = vector.shuffle %1892, %1892 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1948, %kv[%1947] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1949 = arith.addi %1885, %c8 : index
                %1950 = arith.divui %1949, %c4 : index
                %1951 = arith.muli %1950, %c20 : index
                %1952 = arith.addi %1951, %c33 : index
                %1953 = arith.remui %1949, %c4 : index
                %1954 = arith.divui %1880, %c8 : index
                %1955 = arith.remui %1880, %c8 : index
                %1956 = arith.muli %1955, %c7 : index
                %1957 = arith.addi %1954, %1956 : index
                %1958 = arith.divui %1957, %c7 : index
                %1959 = arith.muli %1958, %c25 : index
                %1960 = arith.muli %1953, %c4 : index
                %1961 = arith.addi %1959, %1960 : index
                %1962 = arith.remui %1957, %c7 : index
                %1963 = arith.muli %1962, %c8 : index
                %1964 = arith.addi %1961, %1963 : index
                %1965 = arith.addi %1952, %1964 : index
                %1966 = arith.addi %1910, %1965 : index
                %1967 = vector.shuffle %1892, %1892 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1967, %kv[%1966] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1968 = arith.addi %1885, %c26 : index
                %1969 = arith.divui %1968, %c4 : index
                %1970 = arith.muli %1969, %c20 : index
                %1971 = arith.addi %1970, %c33 : index
                %1972 = arith.remui %1968, %c4 : index
                %1973 = arith.divui %1880, %c8 : index
                %1974 = arith.remui %1880, %c8 : index
                %1975 = arith.muli %1974, %c7 : index
                %1976 = arith.addi %1973, %1975 : index
                %1977 = arith.divui %1976, %c7 : index
                %1978 = arith.muli %1977, %c25 : index
                %1979 = arith.muli %1972, %c4 : index
                %1980 = arith.addi %1978, %1979 : index
                %1981 = arith.remui %1976, %c7 : index
                %1982 = arith.muli %1981, %c8 : index
                %1983 = arith.addi %1980, %1982 : index
                %1984 = arith.addi %1971, %1983 : index
                %1985 = arith.addi %1910, %1984 : index
                %1986 = vector.shuffle %1892, %1892 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1986, %kv[%1985] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1987 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1987 {
            %1988 = wave.lane
            %1989 = arith.muli %1988, %c2 : index
            scf.for %1990 = %1989 to %c6 step %c6 {
              %1991 = arith.addi %1875, %1990 : index
              %1992 = vector.load %19[%1991] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1993 = arith.mulf %1992, %1878 : vector<4xf32>
              %1994 = wave.fp8_encode "e4m3" %1993 : vector<4xf32> -> vector<4xi8>
              %1995 = arith.cmpi slt, %1876, %kvHeads : index
              scf.if %1995 {
                %1996 = arith.muli %1876, %c33 : index
                %1997 = arith.addi %1881, %1996 : index
                %1998 = vector.shuffle %1994, %1994 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1999 = arith.divui %1990, %c4 : index
                %2000 = arith.muli %1999, %c25 : index
                %2001 = arith.remui %1990, %c4 : index
                %2002 = arith.muli %1880, %c4 : index
                %2003 = arith.divui %2001, %c2 : index
                %2004 = arith.muli %2003, %c2 : index
                %2005 = arith.remui %2001, %c8 : index
                %2006 = arith.muli %2005, %c8 : index
                %2007 = arith.addi %2004, %2006 : index
                %2008 = arith.divui %2001, %c8 : index
                %2009 = arith.remui %2008, %c8 : index
                %2010 = arith.addi %2007, %2009 : index
                %2011 = arith.addi %2002, %2010 : index
                %2012 = arith.addi %2000, %2011 : index
                %2013 = arith.addi %1997, %2012 : index
                vector.store %1998, %kv[%2013] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2014 = arith.subi %1876, %kvHeads : index
                %2015 = arith.muli %2014, %c33 : index
                %2016 = arith.addi %1881, %2015 : index
                %2017 = arith.addi %1990, %c9 : index
                %2018 = arith.divui %2017, %c4 : index
                %2019 = arith.muli %2018, %c25 : index
                %2020 = arith.addi %2019, %c12 : index
                %2021 = arith.remui %2017, %c4 : index
                %2022 = arith.divui %1880, %c8 : index
                %2023 = arith.remui %1880, %c8 : index
                %2024 = arith.muli %2023, %c7 : index
                %2025 = arith.addi %2022, %2024 : index
                %2026 = arith.muli %2021, %c4 : index
                %2027 = arith.divui %2025, %c2 : index
                %2028 = arith.muli %2027, %c2 : index
                %2029 = arith.remui %2025, %c8 : index
                %2030 = arith.muli %2029, %c8 : index
                %2031 = arith.addi %2028, %2030 : index
                %2032 = arith.divui %2025, %c8 : index
                %2033 = arith.remui %2032, %c8 : index
                %2034 = arith.addi %2031, %2033 : index
                %2035 = arith.addi %2026, %2034 : index
                %2036 = arith.addi %2020, %2035 : index
                %2037 = arith.addi %2016, %2036 : index
                %2038 = vector.shuffle %1994, %1994 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2038, %kv[%2037] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2039 = arith.addi %1990, %c10 : index
                %2040 = arith.divui %2039, %c4 : index
                %2041 = arith.muli %2040, %c25 : index
                %2042 = arith.addi %2041, %c12 : index
                %2043 = arith.remui %2039, %c4 : index
                %2044 = arith.divui %1880, %c8 : index
                %2045 = arith.remui %1880, %c8 : index
                %2046 = arith.muli %2045, %c7 : index
                %2047 = arith.addi %2044, %2046 : index
                %2048 = arith.muli %2043, %c4 : index
                %2049 = arith.divui %2047, %c2 : index
                %2050 = arith.muli %2049, %c2 : index
                %2051 = arith.remui %2047, %c8 : index
                %2052 = arith.muli %2051, %c8 : index
                %2053 = arith.addi %2050, %2052 : index
                %2054 = arith.divui %2047, %c8 : index
                %2055 = arith.remui %2054, %c8 : index
                %2056 = arith.addi %2053, %2055 : index
                %2057 = arith.addi %2048, %2056 : index
                %2058 = arith.addi %2042, %2057 : index
                %2059 = arith.addi %2016, %2058 : index
                %2060 = vector.shuffle %1994, %1994 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2060, %kv[%2059] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2061 = arith.addi %1990, %c8 : index
                %2062 = arith.divui %2061, %c4 : index
                %2063 = arith.muli %2062, %c25 : index
                %2064 = arith.addi %2063, %c12 : index
                %2065 = arith.remui %2061, %c4 : index
                %2066 = arith.divui %1880, %c8 : index
                %2067 = arith.remui %1880, %c8 : index
                %2068 = arith.muli %2067, %c7 : index
                %2069 = arith.addi %2066, %2068 : index
                %2070 = arith.muli %2065, %c4 : index
                %2071 = arith.divui %2069, %c2 : index
                %2072 = arith.muli %2071, %c2 : index
                %2073 = arith.remui %2069, %c8 : index
                %2074 = arith.muli %2073, %c8 : index
                %2075 = arith.addi %2072, %2074 : index
                %2076 = arith.divui %2069, %c8 : index
                %2077 = arith.remui %2076, %c8 : index
                %2078 = arith.addi %2075, %2077 : index
                %2079 = arith.addi %2070, %2078 : index
                %2080 = arith.addi %2064, %2079 : index
                %2081 = arith.addi %2016, %2080 : index
                %2082 = vector.shuffle %1994, %1994 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2082, %kv[%2081] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2083 = arith.addi %1990, %c26 : index
                %2084 = arith.divui %2083, %c4 : index
                %2085 = arith.muli %2084, %c25 : index
                %2086 = arith.addi %2085, %c12 : index
                %2087 = arith.remui %2083, %c4 : index
                %2088 = arith.divui %1880, %c8 : index
                %2089 = arith.remui %1880, %c8 : index
                %2090 = arith.muli %2089, %c7 : index
                %2091 = arith.addi %2088, %2090 : index
                %2092 = arith.muli %2087, %c4 : index
                %2093 = arith.divui %2091, %c2 : index
                %2094 = arith.muli %2093, %c2 : index
                %2095 = arith.remui %2091, %c8 : index
                %2096 = arith.muli %2095, %c8 : index
                %2097 = arith.addi %2094, %2096 : index
                %2098 = arith.divui %2091, %c8 : index
                %2099 = arith.remui %2098, %c8 : index
                %2100 = arith.addi %2097, %2099 : index
                %2101 = arith.addi %2092, %2100 : index
                %2102 = arith.addi %2086, %2101 : index
                %2103 = arith.addi %2016, %2102 : index
                %2104 = vector.shuffle %1994, %1994 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2104, %kv[%2103] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2105 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2105 {
            %2106 = wave.lane
            %2107 = arith.muli %2106, %c2 : index
            scf.for %2108 = %2107 to %c6 step %c6 {
              %2109 = arith.addi %1875, %2108 : index
              %2110 = vector.load %19[%2109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2111 = arith.mulf %2110, %1878 : vector<4xf32>
              %2112 = wave.fp8_encode "e5m2" %2111 : vector<4xf32> -> vector<4xi8>
              %2113 = arith.cmpi slt, %1876, %kvHeads : index
              scf.if %2113 {
                %2114 = arith.muli %1876, %c33 : index
                %2115 = arith.addi %1881, %2114 : index
                %2116 = vector.shuffle %2112, %2112 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2117 = arith.divui %2108, %c4 : index
                %2118 = arith.muli %2117, %c25 : index
                %2119 = arith.remui %2108, %c4 : index
                %2120 = arith.muli %1880, %c4 : index
                %2121 = arith.divui %2119, %c2 : index
                %2122 = arith.muli %2121, %c2 : index
                %2123 = arith.remui %2119, %c8 : index
                %2124 = arith.muli %2123, %c8 : index
                %2125 = arith.addi %2122, %2124 : index
                %2126 = arith.divui %2119, %c8 : index
                %2127 = arith.remui %2126, %c8 : index
                %2128 = arith.addi %2125, %2127 : index
                %2129 = arith.addi %2120, %2128 : index
                %2130 = arith.addi %2118, %2129 : index
                %2131 = arith.addi %2115, %2130 : index
                vector.store %2116, %kv[%2131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2132 = arith.subi %1876, %kvHeads : index
                %2133 = arith.muli %2132, %c33 : index
                %2134 = arith.addi %1881, %2133 : index
                %2135 = arith.addi %2108, %c9 : index
                %2136 = arith.divui %2135, %c4 : index
                %2137 = arith.muli %2136, %c25 : index
                %2138 = arith.addi %2137, %c12 : index
                %2139 = arith.remui %2135, %c4 : index
                %2140 = arith.divui %1880, %c8 : index
                %2141 = arith.remui %1880, %c8 : index
                %2142 = arith.muli %2141, %c7 : index
                %2143 = arith.addi %2140, %2142 : index
                %2144 = arith.muli %2139, %c4 : index
                %2145 = arith.divui %2143, %c2 : index
                %2146 = arith.muli %2145, %c2 : index
                %2147 = arith.remui %2143, %c8 : index
                %2148 = arith.muli %2147, %c8 : index
                %2149 = arith.addi %2146, %2148 : index
                %2150 = arith.divui %2143, %c8 : index
                %2151 = arith.remui %2150, %c8 : index
                %2152 = arith.addi %2149, %2151 : index
                %2153 = arith.addi %2144, %2152 : index
                %2154 = arith.addi %2138, %2153 : index
                %2155 = arith.addi %2134, %2154 : index
                %2156 = vector.shuffle %2112, %2112 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2156, %kv[%2155] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2157 = arith.addi %2108, %c10 : index
                %2158 = arith.divui %2157, %c4 : index
                %2159 = arith.muli %2158, %c25 : index
                %2160 = arith.addi %2159, %c12 : index
                %2161 = arith.remui %2157, %c4 : index
                %2162 = arith.divui %1880, %c8 : index
                %2163 = arith.remui %1880, %c8 : index
                %2164 = arith.muli %2163, %c7 : index
                %2165 = arith.addi %2162, %2164 : index
                %2166 = arith.muli %2161, %c4 : index
                %2167 = arith.divui %2165, %c2 : index
                %2168 = arith.muli %2167, %c2 : index
                %2169 = arith.remui %2165, %c8 : index
                %2170 = arith.muli %2169, %c8 : index
                %2171 = arith.addi %2168, %2170 : index
                %2172 = arith.divui %2165, %c8 : index
                %2173 = arith.remui %2172, %c8 : index
                %2174 = arith.addi %2171, %2173 : index
                %2175 = arith.addi %2166, %2174 : index
                %2176 = arith.addi %2160, %2175 : index
                %2177 = arith.addi %2134, %2176 : index
                %2178 = vector.shuffle %2112, %2112 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2178, %kv[%2177] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2179 = arith.addi %2108, %c8 : index
                %2180 = arith.divui %2179, %c4 : index
                %2181 = arith.muli %2180, %c25 : index
                %2182 = arith.addi %2181, %c12 : index
                %2183 = arith.remui %2179, %c4 : index
                %2184 = arith.divui %1880, %c8 : index
                %2185 = arith.remui %1880, %c8 : index
                %2186 = arith.muli %2185, %c7 : index
                %2187 = arith.addi %2184, %2186 : index
                %2188 = arith.muli %2183, %c4 : index
                %2189 = arith.divui %2187, %c2 : index
                %2190 = arith.muli %2189, %c2 : index
                %2191 = arith.remui %2187, %c8 : index
                %2192 = arith.muli %2191, %c8 : index
                %2193 = arith.addi %2190, %2192 : index
                %2194 = arith.divui %2187, %c8 : index
                %2195 = arith.remui %2194, %c8 : index
                %2196 = arith.addi %2193, %2195 : index
                %2197 = arith.addi %2188, %2196 : index
                %2198 = arith.addi %2182, %2197 : index
                %2199 = arith.addi %2134, %2198 : index
                %2200 = vector.shuffle %2112, %2112 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2200, %kv[%2199] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2201 = arith.addi %2108, %c26 : index
                %2202 = arith.divui %2201, %c4 : index
                %2203 = arith.muli %2202, %c25 : index
                %2204 = arith.addi %2203, %c12 : index
                %2205 = arith.remui %2201, %c4 : index
                %2206 = arith.divui %1880, %c8 : index
                %2207 = arith.remui %1880, %c8 : index
                %2208 = arith.muli %2207, %c7 : index
                %2209 = arith.addi %2206, %2208 : index
                %2210 = arith.muli %2205, %c4 : index
                %2211 = arith.divui %2209, %c2 : index
                %2212 = arith.muli %2211, %c2 : index
                %2213 = arith.remui %2209, %c8 : index
                %2214 = arith.muli %2213, %c8 : index
                %2215 = arith.addi %2212, %2214 : index
                %2216 = arith.divui %2209, %c8 : index
                %2217 = arith.remui %2216, %c8 : index
                %2218 = arith.addi %2215, %2217 : index
                %2219 = arith.addi %2210, %2218 : index
                %2220 = arith.addi %2204, %2219 : index
                %2221 = arith.addi %2134, %2220 : index
                %2222 = vector.shuffle %2112, %2112 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2222, %kv[%2221] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2223 = arith.addi %22, %c15 : index
    %2224 = wave.lane
    %2225 = arith.muli %3, %c8 : index
    %2226 = arith.muli %2225, %c25 : index
    %2227 = arith.addi %2226, %2224 : index
    %2228 = arith.muli %4, %c12 : index
    %2229 = arith.addi %2228, %2227 : index
    %2230 = arith.addi %2229, %c9 : index
    %2231 = arith.addi %2230, %c9 : index
    %2232 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %2232, %18[%2231] : memref<?xf32>
    %2233 = arith.muli %4, %c12 : index
    %2234 = arith.addi %2233, %2227 : index
    %2235 = arith.addi %2234, %c9 : index
    %2236 = arith.addi %2235, %c15 : index
    %2237 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %2237, %18[%2236] : memref<?xf32>
    %2238 = arith.muli %4, %c12 : index
    %2239 = arith.addi %2238, %2227 : index
    %2240 = arith.addi %2239, %c9 : index
    %2241 = arith.addi %2240, %c13 : index
    %2242 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %2242, %18[%2241] : memref<?xf32>
    %2243 = arith.muli %4, %c12 : index
    %2244 = arith.addi %2243, %2227 : index
    %2245 = arith.addi %2244, %c9 : index
    %2246 = arith.addi %2245, %c27 : index
    %2247 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %2247, %18[%2246] : memref<?xf32>
    %2248 = arith.muli %4, %c12 : index
    %2249 = arith.addi %2248, %2227 : index
    %2250 = arith.addi %2249, %c9 : index
    %2251 = arith.addi %2250, %c6 : index
    %2252 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %2252, %18[%2251] : memref<?xf32>
    %2253 = arith.muli %4, %c12 : index
    %2254 = arith.addi %2253, %2227 : index
    %2255 = arith.addi %2254, %c9 : index
    %2256 = arith.addi %2255, %c28 : index
    %2257 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %2257, %18[%2256] : memref<?xf32>
    %2258 = arith.muli %4, %c12 : index
    %2259 = arith.addi %2258, %2227 : index
    %2260 = arith.addi %2259, %c9 : index
    %2261 = arith.addi %2260, %c29 : index
    %2262 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %2262, %18[%2261] : memref<?xf32>
    %2263 = arith.muli %4, %c12 : index
    %2264 = arith.addi %2263, %2227 : index
    %2265 = arith.addi %2264, %c9 : index
    %2266 = arith.addi %2265, %c30 : index
    %2267 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %2267, %18[%2266] : memref<?xf32>
    %2268 = arith.muli %4, %c12 : index
    %2269 = arith.addi %2268, %2227 : index
    %2270 = arith.addi %2269, %c25 : index
    %2271 = arith.addi %2270, %c9 : index
    %2272 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %2272, %18[%2271] : memref<?xf32>
    %2273 = arith.muli %4, %c12 : index
    %2274 = arith.addi %2273, %2227 : index
    %2275 = arith.addi %2274, %c25 : index
    %2276 = arith.addi %2275, %c15 : index
    %2277 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %2277, %18[%2276] : memref<?xf32>
    %2278 = arith.muli %4, %c12 : index
    %2279 = arith.addi %2278, %2227 : index
    %2280 = arith.addi %2279, %c25 : index
    %2281 = arith.addi %2280, %c13 : index
    %2282 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %2282, %18[%2281] : memref<?xf32>
    %2283 = arith.muli %4, %c12 : index
    %2284 = arith.addi %2283, %2227 : index
    %2285 = arith.addi %2284, %c25 : index
    %2286 = arith.addi %2285, %c27 : index
    %2287 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %2287, %18[%2286] : memref<?xf32>
    %2288 = arith.muli %4, %c12 : index
    %2289 = arith.addi %2288, %2227 : index
    %2290 = arith.addi %2289, %c25 : index
    %2291 = arith.addi %2290, %c6 : index
    %2292 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %2292, %18[%2291] : memref<?xf32>
    %2293 = arith.muli %4, %c12 : index
    %2294 = arith.addi %2293, %2227 : index
    %2295 = arith.addi %2294, %c25 : index
    %2296 = arith.addi %2295, %c28 : index
    %2297 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %2297, %18[%2296] : memref<?xf32>
    %2298 = arith.muli %4, %c12 : index
    %2299 = arith.addi %2298, %2227 : index
    %2300 = arith.addi %2299, %c25 : index
    %2301 = arith.addi %2300, %c29 : index
    %2302 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %2302, %18[%2301] : memref<?xf32>
    %2303 = arith.muli %4, %c12 : index
    %2304 = arith.addi %2303, %2227 : index
    %2305 = arith.addi %2304, %c25 : index
    %2306 = arith.addi %2305, %c30 : index
    %2307 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %2307, %18[%2306] : memref<?xf32>
    wave.barrier
    %2308 = arith.muli %4, %c8 : index
    %2309 = arith.addi %2308, %c9 : index
    %2310 = arith.muli %2309, %c8 : index
    %2311 = arith.divui %2224, %c4 : index
    %2312 = arith.addi %2310, %2311 : index
    %2313 = arith.addi %2223, %2312 : index
    %2314 = arith.cmpi slt, %2313, %21 : index
    scf.if %2314 {
      %2315 = arith.cmpi eq, %hasFactors, %c10 : index
      %2316 = arith.muli %2313, %c8 : index
      %2317 = memref.load %factors[%2316] : memref<?xf32>
      %2318 = arith.mulf %2317, %operandScale : f32
      %2319 = arith.select %2315, %2318, %operandScale : f32
      %2320 = arith.addi %2227, %c9 : index
      %2321 = arith.muli %2309, %c15 : index
      %2322 = arith.addi %2320, %2321 : index
      %2323 = memref.load %18[%2322] : memref<?xf32>
      %2324 = arith.addi %2322, %c12 : index
      %2325 = memref.load %18[%2324] : memref<?xf32>
      %2326 = arith.addf %2323, %2325 : f32
      %2327 = arith.addi %2322, %c33 : index
      %2328 = memref.load %18[%2327] : memref<?xf32>
      %2329 = arith.addf %2326, %2328 : f32
      %2330 = arith.addi %2322, %c34 : index
      %2331 = memref.load %18[%2330] : memref<?xf32>
      %2332 = arith.addf %2329, %2331 : f32
      %2333 = arith.remui %2224, %c4 : index
      %2334 = arith.muli %2333, %c2 : index
      %2335 = arith.addi %15, %2334 : index
      %2336 = vector.load %w[%2335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2337 = vector.bitcast %2336 : vector<4xi8> to vector<1xf32>
      %2338 = vector.extract %2337[0] : f32 from vector<1xf32>
      %2339 = arith.mulf %2338, %2319 : f32
      %2340 = arith.mulf %2332, %2339 : f32
      %2341 = arith.muli %3, %c8 : index
      %2342 = arith.addi %2341, %c9 : index
      %2343 = arith.muli %2342, %c4 : index
      %2344 = arith.remui %2224, %c4 : index
      %2345 = arith.addi %2343, %2344 : index
      %2346 = arith.muli %2312, %c6 : index
      %2347 = arith.addi %2346, %2345 : index
      memref.store %2340, %19[%2347] : memref<?xf32>
      %2348 = arith.addi %2227, %c25 : index
      %2349 = arith.muli %2309, %c15 : index
      %2350 = arith.addi %2348, %2349 : index
      %2351 = memref.load %18[%2350] : memref<?xf32>
      %2352 = arith.addi %2350, %c12 : index
      %2353 = memref.load %18[%2352] : memref<?xf32>
      %2354 = arith.addf %2351, %2353 : f32
      %2355 = arith.addi %2350, %c33 : index
      %2356 = memref.load %18[%2355] : memref<?xf32>
      %2357 = arith.addf %2354, %2356 : f32
      %2358 = arith.addi %2350, %c34 : index
      %2359 = memref.load %18[%2358] : memref<?xf32>
      %2360 = arith.addf %2357, %2359 : f32
      %2361 = arith.remui %2224, %c4 : index
      %2362 = arith.muli %2361, %c2 : index
      %2363 = arith.addi %17, %2362 : index
      %2364 = vector.load %w[%2363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2365 = vector.bitcast %2364 : vector<4xi8> to vector<1xf32>
      %2366 = vector.extract %2365[0] : f32 from vector<1xf32>
      %2367 = arith.mulf %2366, %2319 : f32
      %2368 = arith.mulf %2360, %2367 : f32
      %2369 = arith.muli %3, %c8 : index
      %2370 = arith.addi %2369, %c10 : index
      %2371 = arith.muli %2370, %c4 : index
      %2372 = arith.remui %2224, %c4 : index
      %2373 = arith.addi %2371, %2372 : index
      %2374 = arith.muli %2312, %c6 : index
      %2375 = arith.addi %2374, %2373 : index
      memref.store %2368, %19[%2375] : memref<?xf32>
    }
    %2376 = arith.muli %4, %c8 : index
    %2377 = arith.addi %2376, %c10 : index
    %2378 = arith.muli %2377, %c8 : index
    %2379 = arith.divui %2224, %c4 : index
    %2380 = arith.addi %2378, %2379 : index
    %2381 = arith.addi %2223, %2380 : index
    %2382 = arith.cmpi slt, %2381, %21 : index
    scf.if %2382 {
      %2383 = arith.cmpi eq, %hasFactors, %c10 : index
      %2384 = arith.muli %2381, %c8 : index
      %2385 = memref.load %factors[%2384] : memref<?xf32>
      %2386 = arith.mulf %2385, %operandScale : f32
      %2387 = arith.select %2383, %2386, %operandScale : f32
      %2388 = arith.addi %2227, %c9 : index
      %2389 = arith.muli %2377, %c15 : index
      %2390 = arith.addi %2388, %2389 : index
      %2391 = memref.load %18[%2390] : memref<?xf32>
      %2392 = arith.addi %2390, %c12 : index
      %2393 = memref.load %18[%2392] : memref<?xf32>
      %2394 = arith.addf %2391, %2393 : f32
      %2395 = arith.addi %2390, %c33 : index
      %2396 = memref.load %18[%2395] : memref<?xf32>
      %2397 = arith.addf %2394, %2396 : f32
      %2398 = arith.addi %2390, %c34 : index
      %2399 = memref.load %18[%2398] : memref<?xf32>
      %2400 = arith.addf %2397, %2399 : f32
      %2401 = arith.remui %2224, %c4 : index
      %2402 = arith.muli %2401, %c2 : index
      %2403 = arith.addi %15, %2402 : index
      %2404 = vector.load %w[%2403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2405 = vector.bitcast %2404 : vector<4xi8> to vector<1xf32>
      %2406 = vector.extract %2405[0] : f32 from vector<1xf32>
      %2407 = arith.mulf %2406, %2387 : f32
      %2408 = arith.mulf %2400, %2407 : f32
      %2409 = arith.muli %3, %c8 : index
      %2410 = arith.addi %2409, %c9 : index
      %2411 = arith.muli %2410, %c4 : index
      %2412 = arith.remui %2224, %c4 : index
      %2413 = arith.addi %2411, %2412 : index
      %2414 = arith.muli %2380, %c6 : index
      %2415 = arith.addi %2414, %2413 : index
      memref.store %2408, %19[%2415] : memref<?xf32>
      %2416 = arith.addi %2227, %c25 : index
      %2417 = arith.muli %2377, %c15 : index
      %2418 = arith.addi %2416, %2417 : index
      %2419 = memref.load %18[%2418] : memref<?xf32>
      %2420 = arith.addi %2418, %c12 : index
      %2421 = memref.load %18[%2420] : memref<?xf32>
      %2422 = arith.addf %2419, %2421 : f32
      %2423 = arith.addi %2418, %c33 : index
      %2424 = memref.load %18[%2423] : memref<?xf32>
      %2425 = arith.addf %2422, %2424 : f32
      %2426 = arith.addi %2418, %c34 : index
      %2427 = memref.load %18[%2426] : memref<?xf32>
      %2428 = arith.addf %2425, %2427 : f32
      %2429 = arith.remui %2224, %c4 : index
      %2430 = arith.muli %2429, %c2 : index
      %2431 = arith.addi %17, %2430 : index
      %2432 = vector.load %w[%2431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2433 = vector.bitcast %2432 : vector<4xi8> to vector<1xf32>
      %2434 = vector.extract %2433[0] : f32 from vector<1xf32>
      %2435 = arith.mulf %2434, %2387 : f32
      %2436 = arith.mulf %2428, %2435 : f32
      %2437 = arith.muli %3, %c8 : index
      %2438 = arith.addi %2437, %c10 : index
      %2439 = arith.muli %2438, %c4 : index
      %2440 = arith.remui %2224, %c4 : index
      %2441 = arith.addi %2439, %2440 : index
      %2442 = arith.muli %2380, %c6 : index
      %2443 = arith.addi %2442, %2441 : index
      memref.store %2436, %19[%2443] : memref<?xf32>
    }
    wave.barrier
    %2444 = arith.addi %22, %c15 : index
    %2445 = wave.wave
    %2446 = arith.addi %2445, %c9 : index
    %2447 = arith.addi %2444, %2446 : index
    %2448 = arith.cmpi slt, %2447, %21 : index
    scf.if %2448 {
      %2449 = arith.addi %2444, %2446 : index
      %2450 = arith.muli %2446, %c6 : index
      %2451 = wave.lane
      %2452 = arith.addi %2451, %c9 : index
      %2453 = arith.cmpi eq, %hasBias, %c10 : index
      %2454 = arith.addi %2450, %2452 : index
      %2455 = memref.load %19[%2454] : memref<?xf32>
      %2456 = arith.muli %0, %c6 : index
      %2457 = arith.addi %2456, %2452 : index
      %2458 = memref.load %bias[%2457] : memref<?xf32>
      %2459 = arith.addf %2455, %2458 : f32
      %2460 = arith.select %2453, %2459, %2455 : f32
      %2461 = arith.addi %2452, %c13 : index
      %2462 = arith.cmpi eq, %hasBias, %c10 : index
      %2463 = arith.addi %2450, %2461 : index
      %2464 = memref.load %19[%2463] : memref<?xf32>
      %2465 = arith.muli %0, %c6 : index
      %2466 = arith.addi %2465, %2461 : index
      %2467 = memref.load %bias[%2466] : memref<?xf32>
      %2468 = arith.addf %2464, %2467 : f32
      %2469 = arith.select %2462, %2468, %2464 : f32
      %2470 = arith.addi %2451, %c15 : index
      %2471 = arith.cmpi eq, %hasBias, %c10 : index
      %2472 = arith.addi %2450, %2470 : index
      %2473 = memref.load %19[%2472] : memref<?xf32>
      %2474 = arith.muli %0, %c6 : index
      %2475 = arith.addi %2474, %2470 : index
      %2476 = memref.load %bias[%2475] : memref<?xf32>
      %2477 = arith.addf %2473, %2476 : f32
      %2478 = arith.select %2471, %2477, %2473 : f32
      %2479 = arith.addi %2470, %c13 : index
      %2480 = arith.cmpi eq, %hasBias, %c10 : index
      %2481 = arith.addi %2450, %2479 : index
      %2482 = memref.load %19[%2481] : memref<?xf32>
      %2483 = arith.muli %0, %c6 : index
      %2484 = arith.addi %2483, %2479 : index
      %2485 = memref.load %bias[%2484] : memref<?xf32>
      %2486 = arith.addf %2482, %2485 : f32
      %2487 = arith.select %2480, %2486, %2482 : f32
      %2488 = arith.addi %heads, %kvHeads : index
      %2489 = arith.cmpi slt, %0, %2488 : index
      scf.if %2489 {
        %2490 = arith.addi %positionsAt, %2449 : index
        %2491 = memref.load %step[%2490] : memref<?xi32>
        %2492 = arith.index_cast %2491 : i32 to index
        %2493 = arith.cmpi eq, %hasNorm, %c10 : index
        %2494 = math.fma %2460, %2460, %c38 : f32
        %2495 = math.fma %2469, %2469, %2494 : f32
        %2496 = math.fma %2478, %2478, %2495 : f32
        %2497 = math.fma %2487, %2487, %2496 : f32
        %2498 = vector.broadcast %2497 : f32 to vector<1xf32>
        %2499 = wave.reduce "add" %2498 : vector<1xf32>
        %2500 = arith.mulf %2499, %inverseHeadDim : f32
        %2501 = arith.addf %2500, %epsilon : f32
        %2502 = math.sqrt %2501 : f32
        %2503 = arith.divf %c40, %2502 : f32
        %2504 = arith.cmpi slt, %0, %heads : index
        %2505 = arith.addi %2452, %c13 : index
        %2506 = memref.load %query_norm[%2452] : memref<?xf32>
        %2507 = memref.load %key_norm[%2452] : memref<?xf32>
        %2508 = arith.select %2504, %2506, %2507 : f32
        %2509 = arith.mulf %2460, %2503 : f32
        %2510 = arith.mulf %2509, %2508 : f32
        %2511 = arith.select %2493, %2510, %2460 : f32
        %2512 = memref.load %query_norm[%2505] : memref<?xf32>
        %2513 = memref.load %key_norm[%2505] : memref<?xf32>
        %2514 = arith.select %2504, %2512, %2513 : f32
        %2515 = arith.mulf %2469, %2503 : f32
        %2516 = arith.mulf %2515, %2514 : f32
        %2517 = arith.select %2493, %2516, %2469 : f32
        %2518 = arith.addi %2470, %c13 : index
        %2519 = memref.load %query_norm[%2470] : memref<?xf32>
        %2520 = memref.load %key_norm[%2470] : memref<?xf32>
        %2521 = arith.select %2504, %2519, %2520 : f32
        %2522 = arith.mulf %2478, %2503 : f32
        %2523 = arith.mulf %2522, %2521 : f32
        %2524 = arith.select %2493, %2523, %2478 : f32
        %2525 = memref.load %query_norm[%2518] : memref<?xf32>
        %2526 = memref.load %key_norm[%2518] : memref<?xf32>
        %2527 = arith.select %2504, %2525, %2526 : f32
        %2528 = arith.mulf %2487, %2503 : f32
        %2529 = arith.mulf %2528, %2527 : f32
        %2530 = arith.select %2493, %2529, %2487 : f32
        %2531 = arith.remui %2492, %c25 : index
        %2532 = arith.muli %2531, %c6 : index
        %2533 = arith.addi %2532, %2452 : index
        %2534 = arith.divui %2492, %c25 : index
        %2535 = arith.addi %2534, %c25 : index
        %2536 = arith.muli %2535, %c6 : index
        %2537 = arith.addi %2536, %2452 : index
        %2538 = memref.load %rope[%2533] : memref<?xf32>
        %2539 = arith.addi %2533, %c13 : index
        %2540 = memref.load %rope[%2539] : memref<?xf32>
        %2541 = memref.load %rope[%2537] : memref<?xf32>
        %2542 = arith.addi %2537, %c13 : index
        %2543 = memref.load %rope[%2542] : memref<?xf32>
        %2544 = arith.mulf %2541, %2538 : f32
        %2545 = arith.mulf %2543, %2540 : f32
        %2546 = arith.subf %2544, %2545 : f32
        %2547 = arith.mulf %2543, %2538 : f32
        %2548 = arith.mulf %2541, %2540 : f32
        %2549 = arith.addf %2547, %2548 : f32
        %2550 = arith.mulf %2511, %2546 : f32
        %2551 = arith.mulf %2517, %2549 : f32
        %2552 = arith.subf %2550, %2551 : f32
        %2553 = arith.mulf %2517, %2546 : f32
        %2554 = arith.mulf %2511, %2549 : f32
        %2555 = arith.addf %2553, %2554 : f32
        %2556 = arith.cmpi slt, %0, %heads : index
        scf.if %2556 {
          %2557 = arith.muli %2449, %heads : index
          %2558 = arith.addi %2557, %0 : index
          %2559 = arith.muli %2558, %c6 : index
          %2560 = arith.addi %2559, %2452 : index
          memref.store %2552, %q[%2560] : memref<?xf32>
          %2561 = arith.addi %2560, %c13 : index
          memref.store %2555, %q[%2561] : memref<?xf32>
        } else {
          %2562 = arith.addi %2450, %2452 : index
          memref.store %2552, %19[%2562] : memref<?xf32>
          %2563 = arith.addi %2450, %2452 : index
          %2564 = arith.addi %2563, %c13 : index
          memref.store %2555, %19[%2564] : memref<?xf32>
        }
        %2565 = arith.remui %2492, %c25 : index
        %2566 = arith.muli %2565, %c6 : index
        %2567 = arith.addi %2566, %2470 : index
        %2568 = arith.divui %2492, %c25 : index
        %2569 = arith.addi %2568, %c25 : index
        %2570 = arith.muli %2569, %c6 : index
        %2571 = arith.addi %2570, %2470 : index
        %2572 = memref.load %rope[%2567] : memref<?xf32>
        %2573 = arith.addi %2567, %c13 : index
        %2574 = memref.load %rope[%2573] : memref<?xf32>
        %2575 = memref.load %rope[%2571] : memref<?xf32>
        %2576 = arith.addi %2571, %c13 : index
        %2577 = memref.load %rope[%2576] : memref<?xf32>
        %2578 = arith.mulf %2575, %2572 : f32
        %2579 = arith.mulf %2577, %2574 : f32
        %2580 = arith.subf %2578, %2579 : f32
        %2581 = arith.mulf %2577, %2572 : f32
        %2582 = arith.mulf %2575, %2574 : f32
        %2583 = arith.addf %2581, %2582 : f32
        %2584 = arith.mulf %2524, %2580 : f32
        %2585 = arith.mulf %2530, %2583 : f32
        %2586 = arith.subf %2584, %2585 : f32
        %2587 = arith.mulf %2530, %2580 : f32
        %2588 = arith.mulf %2524, %2583 : f32
        %2589 = arith.addf %2587, %2588 : f32
        %2590 = arith.cmpi slt, %0, %heads : index
        scf.if %2590 {
          %2591 = arith.muli %2449, %heads : index
          %2592 = arith.addi %2591, %0 : index
          %2593 = arith.muli %2592, %c6 : index
          %2594 = arith.addi %2593, %2470 : index
          memref.store %2586, %q[%2594] : memref<?xf32>
          %2595 = arith.addi %2594, %c13 : index
          memref.store %2589, %q[%2595] : memref<?xf32>
        } else {
          %2596 = arith.addi %2450, %2470 : index
          memref.store %2586, %19[%2596] : memref<?xf32>
          %2597 = arith.addi %2450, %2470 : index
          %2598 = arith.addi %2597, %c13 : index
          memref.store %2589, %19[%2598] : memref<?xf32>
        }
      } else {
        %2599 = arith.cmpi slt, %0, %heads : index
        scf.if %2599 {
          %2600 = arith.muli %2449, %heads : index
          %2601 = arith.addi %2600, %0 : index
          %2602 = arith.muli %2601, %c6 : index
          %2603 = arith.addi %2602, %2452 : index
          memref.store %2460, %q[%2603] : memref<?xf32>
          %2604 = arith.addi %2603, %c13 : index
          memref.store %2469, %q[%2604] : memref<?xf32>
        } else {
          %2605 = arith.addi %2450, %2452 : index
          memref.store %2460, %19[%2605] : memref<?xf32>
          %2606 = arith.addi %2450, %2452 : index
          %2607 = arith.addi %2606, %c13 : index
          memref.store %2469, %19[%2607] : memref<?xf32>
        }
        %2608 = arith.cmpi slt, %0, %heads : index
        scf.if %2608 {
          %2609 = arith.muli %2449, %heads : index
          %2610 = arith.addi %2609, %0 : index
          %2611 = arith.muli %2610, %c6 : index
          %2612 = arith.addi %2611, %2470 : index
          memref.store %2478, %q[%2612] : memref<?xf32>
          %2613 = arith.addi %2612, %c13 : index
          memref.store %2487, %q[%2613] : memref<?xf32>
        } else {
          %2614 = arith.addi %2450, %2470 : index
          memref.store %2478, %19[%2614] : memref<?xf32>
          %2615 = arith.addi %2450, %2470 : index
          %2616 = arith.addi %2615, %c13 : index
          memref.store %2487, %19[%2616] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2617 = arith.cmpi sge, %0, %heads : index
    scf.if %2617 {
      %2618 = arith.addi %2445, %c9 : index
      %2619 = arith.addi %2444, %2618 : index
      %2620 = arith.cmpi slt, %2619, %21 : index
      scf.if %2620 {
        %2621 = arith.addi %2444, %2618 : index
        %2622 = arith.addi %slotsAt, %2621 : index
        %2623 = memref.load %step[%2622] : memref<?xi32>
        %2624 = arith.index_cast %2623 : i32 to index
        %2625 = arith.cmpi sge, %2624, %c9 : index
        scf.if %2625 {
          %2626 = arith.muli %2618, %c6 : index
          %2627 = arith.subi %0, %heads : index
          %2628 = memref.load %scales[%2627] : memref<?xf32>
          %2629 = vector.broadcast %2628 : f32 to vector<4xf32>
          %2630 = arith.divui %2624, %c4 : index
          %2631 = arith.remui %2624, %c4 : index
          %2632 = arith.muli %2630, %pageBytes : index
          %2633 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2633 {
            %2634 = wave.lane
            %2635 = arith.muli %2634, %c2 : index
            scf.for %2636 = %2635 to %c6 step %c6 {
              %2637 = arith.addi %2626, %2636 : index
              %2638 = vector.load %19[%2637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2639 = arith.mulf %2638, %2629 : vector<4xf32>
              %2640 = arith.minimumf %2639, %c45 : vector<4xf32>
              %2641 = arith.maximumf %2640, %c46 : vector<4xf32>
              %2642 = arith.truncf %2641 : vector<4xf32> to vector<4xf16>
              %2643 = vector.bitcast %2642 : vector<4xf16> to vector<8xi8>
              %2644 = arith.cmpi slt, %2627, %kvHeads : index
              scf.if %2644 {
                %2645 = arith.muli %2627, %c11 : index
                %2646 = arith.addi %2632, %2645 : index
                %2647 = arith.divui %2636, %c4 : index
                %2648 = arith.muli %2647, %c20 : index
                %2649 = arith.remui %2636, %c4 : index
                %2650 = arith.divui %2649, %c7 : index
                %2651 = arith.muli %2650, %c25 : index
                %2652 = arith.muli %2631, %c4 : index
                %2653 = arith.addi %2651, %2652 : index
                %2654 = arith.remui %2649, %c7 : index
                %2655 = arith.muli %2654, %c8 : index
                %2656 = arith.addi %2653, %2655 : index
                %2657 = arith.addi %2648, %2656 : index
                %2658 = arith.addi %2646, %2657 : index
                vector.store %2643, %kv[%2658] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2659 = arith.subi %2627, %kvHeads : index
                %2660 = arith.muli %2659, %c11 : index
                %2661 = arith.addi %2632, %2660 : index
                %2662 = arith.addi %2636, %c9 : index
                %2663 = arith.divui %2662, %c4 : index
                %2664 = arith.muli %2663, %c20 : index
                %2665 = arith.addi %2664, %c33 : index
                %2666 = arith.remui %2662, %c4 : index
                %2667 = arith.divui %2631, %c8 : index
                %2668 = arith.remui %2631, %c8 : index
                %2669 = arith.muli %2668, %c7 : index
                %2670 = arith.addi %2667, %2669 : index
                %2671 = arith.divui %2670, %c7 : index
                %2672 = arith.muli %2671, %c25 : index
                %2673 = arith.muli %2666, %c4 : index
                %2674 = arith.addi %2672, %2673 : index
                %2675 = arith.remui %2670, %c7 : index
                %2676 = arith.muli %2675, %c8 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.addi %2665, %2677 : index
                %2679 = arith.addi %2661, %2678 : index
                %2680 = vector.shuffle %2643, %2643 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2680, %kv[%2679] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2681 = arith.addi %2636, %c10 : index
                %2682 = arith.divui %2681, %c4 : index
                %2683 = arith.muli %2682, %c20 : index
                %2684 = arith.addi %2683, %c33 : index
                %2685 = arith.remui %2681, %c4 : index
                %2686 = arith.divui %2631, %c8 : index
                %2687 = arith.remui %2631, %c8 : index
                %2688 = arith.muli %2687, %c7 : index
                %2689 = arith.addi %2686, %2688 : index
                %2690 = arith.divui %2689, %c7 : index
                %2691 = arith.muli %2690, %c25 : index
                %2692 = arith.muli %2685, %c4 : index
                %2693 = arith.addi %2691, %2692 : index
                %2694 = arith.remui %2689, %c7 : index
                %2695 = arith.muli %2694, %c8 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.addi %2684, %2696 : index
                %2698 = arith.addi %2661, %2697 : index
                %2699 = vector.shuffle %2643, %2643 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2699, %kv[%2698] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2700 = arith.addi %2636, %c8 : index
                %2701 = arith.divui %2700, %c4 : index
                %2702 = arith.muli %2701, %c20 : index
                %2703 = arith.addi %2702, %c33 : index
                %2704 = arith.remui %2700, %c4 : index
                %2705 = arith.divui %2631, %c8 : index
                %2706 = arith.remui %2631, %c8 : index
                %2707 = arith.muli %2706, %c7 : index
                %2708 = arith.addi %2705, %2707 : index
                %2709 = arith.divui %2708, %c7 : index
                %2710 = arith.muli %2709, %c25 : index
                %2711 = arith.muli %2704, %c4 : index
                %2712 = arith.addi %2710, %2711 : index
                %2713 = arith.remui %2708, %c7 : index
                %2714 = arith.muli %2713, %c8 : index
                %2715 = arith.addi %2712, %2714 : index
                %2716 = arith.addi %2703, %2715 : index
                %2717 = arith.addi %2661, %2716 : index
                %2718 = vector.shuffle %2643, %2643 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2718, %kv[%2717] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2719 = arith.addi %2636, %c26 : index
                %2720 = arith.divui %2719, %c4 : index
                %2721 = arith.muli %2720, %c20 : index
                %2722 = arith.addi %2721, %c33 : index
                %2723 = arith.remui %2719, %c4 : index
                %2724 = arith.divui %2631, %c8 : index
                %2725 = arith.remui %2631, %c8 : index
                %2726 = arith.muli %2725, %c7 : index
                %2727 = arith.addi %2724, %2726 : index
                %2728 = arith.divui %2727, %c7 : index
                %2729 = arith.muli %2728, %c25 : index
                %2730 = arith.muli %2723, %c4 : index
                %2731 = arith.addi %2729, %2730 : index
                %2732 = arith.remui %2727, %c7 : index
                %2733 = arith.muli %2732, %c8 : index
                %2734 = arith.addi %2731, %2733 : index
                %2735 = arith.addi %2722, %2734 : index
                %2736 = arith.addi %2661, %2735 : index
                %2737 = vector.shuffle %2643, %2643 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2737, %kv[%2736] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2738 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2738 {
            %2739 = wave.lane
            %2740 = arith.muli %2739, %c2 : index
            scf.for %2741 = %2740 to %c6 step %c6 {
              %2742 = arith.addi %2626, %2741 : index
              %2743 = vector.load %19[%2742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2744 = arith.mulf %2743, %2629 : vector<4xf32>
              %2745 = wave.fp8_encode "e4m3" %2744 : vector<4xf32> -> vector<4xi8>
              %2746 = arith.cmpi slt, %2627, %kvHeads : index
              scf.if %2746 {
                %2747 = arith.muli %2627, %c33 : index
                %2748 = arith.addi %2632, %2747 : index
                %2749 = vector.shuffle %2745, %2745 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2750 = arith.divui %2741, %c4 : index
                %2751 = arith.muli %2750, %c25 : index
                %2752 = arith.remui %2741, %c4 : index
                %2753 = arith.muli %2631, %c4 : index
                %2754 = arith.divui %2752, %c2 : index
                %2755 = arith.muli %2754, %c2 : index
                %2756 = arith.remui %2752, %c8 : index
                %2757 = arith.muli %2756, %c8 : index
                %2758 = arith.addi %2755, %2757 : index
                %2759 = arith.divui %2752, %c8 : index
                %2760 = arith.remui %2759, %c8 : index
                %2761 = arith.addi %2758, %2760 : index
                %2762 = arith.addi %2753, %2761 : index
                %2763 = arith.addi %2751, %2762 : index
                %2764 = arith.addi %2748, %2763 : index
                vector.store %2749, %kv[%2764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2765 = arith.subi %2627, %kvHeads : index
                %2766 = arith.muli %2765, %c33 : index
                %2767 = arith.addi %2632, %2766 : index
                %2768 = arith.addi %2741, %c9 : index
                %2769 = arith.divui %2768, %c4 : index
                %2770 = arith.muli %2769, %c25 : index
                %2771 = arith.addi %2770, %c12 : index
                %2772 = arith.remui %2768, %c4 : index
                %2773 = arith.divui %2631, %c8 : index
                %2774 = arith.remui %2631, %c8 : index
                %2775 = arith.muli %2774, %c7 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.muli %2772, %c4 : index
                %2778 = arith.divui %2776, %c2 : index
                %2779 = arith.muli %2778, %c2 : index
                %2780 = arith.remui %2776, %c8 : index
                %2781 = arith.muli %2780, %c8 : index
                %2782 = arith.addi %2779, %2781 : index
                %2783 = arith.divui %2776, %c8 : index
                %2784 = arith.remui %2783, %c8 : index
                %2785 = arith.addi %2782, %2784 : index
                %2786 = arith.addi %2777, %2785 : index
                %2787 = arith.addi %2771, %2786 : index
                %2788 = arith.addi %2767, %2787 : index
                %2789 = vector.shuffle %2745, %2745 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2789, %kv[%2788] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2790 = arith.addi %2741, %c10 : index
                %2791 = arith.divui %2790, %c4 : index
                %2792 = arith.muli %2791, %c25 : index
                %2793 = arith.addi %2792, %c12 : index
                %2794 = arith.remui %2790, %c4 : index
                %2795 = arith.divui %2631, %c8 : index
                %2796 = arith.remui %2631, %c8 : index
                %2797 = arith.muli %2796, %c7 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.muli %2794, %c4 : index
                %2800 = arith.divui %2798, %c2 : index
                %2801 = arith.muli %2800, %c2 : index
                %2802 = arith.remui %2798, %c8 : index
                %2803 = arith.muli %2802, %c8 : index
                %2804 = arith.addi %2801, %2803 : index
                %2805 = arith.divui %2798, %c8 : index
                %2806 = arith.remui %2805, %c8 : index
                %2807 = arith.addi %2804, %2806 : index
                %2808 = arith.addi %2799, %2807 : index
                %2809 = arith.addi %2793, %2808 : index
                %2810 = arith.addi %2767, %2809 : index
                %2811 = vector.shuffle %2745, %2745 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2811, %kv[%2810] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2812 = arith.addi %2741, %c8 : index
                %2813 = arith.divui %2812, %c4 : index
                %2814 = arith.muli %2813, %c25 : index
                %2815 = arith.addi %2814, %c12 : index
                %2816 = arith.remui %2812, %c4 : index
                %2817 = arith.divui %2631, %c8 : index
                %2818 = arith.remui %2631, %c8 : index
                %2819 = arith.muli %2818, %c7 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.muli %2816, %c4 : index
                %2822 = arith.divui %2820, %c2 : index
                %2823 = arith.muli %2822, %c2 : index
                %2824 = arith.remui %2820, %c8 : index
                %2825 = arith.muli %2824, %c8 : index
                %2826 = arith.addi %2823, %2825 : index
                %2827 = arith.divui %2820, %c8 : index
                %2828 = arith.remui %2827, %c8 : index
                %2829 = arith.addi %2826, %2828 : index
                %2830 = arith.addi %2821, %2829 : index
                %2831 = arith.addi %2815, %2830 : index
                %2832 = arith.addi %2767, %2831 : index
                %2833 = vector.shuffle %2745, %2745 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2833, %kv[%2832] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2834 = arith.addi %2741, %c26 : index
                %2835 = arith.divui %2834, %c4 : index
                %2836 = arith.muli %2835, %c25 : index
                %2837 = arith.addi %2836, %c12 : index
                %2838 = arith.remui %2834, %c4 : index
                %2839 = arith.divui %2631, %c8 : index
                %2840 = arith.remui %2631, %c8 : index
                %2841 = arith.muli %2840, %c7 : index
                %2842 = arith.addi %2839, %2841 : index
                %2843 = arith.muli %2838, %c4 : index
                %2844 = arith.divui %2842, %c2 : index
                %2845 = arith.muli %2844, %c2 : index
                %2846 = arith.remui %2842, %c8 : index
                %2847 = arith.muli %2846, %c8 : index
                %2848 = arith.addi %2845, %2847 : index
                %2849 = arith.divui %2842, %c8 : index
                %2850 = arith.remui %2849, %c8 : index
                %2851 = arith.addi %2848, %2850 : index
                %2852 = arith.addi %2843, %2851 : index
                %2853 = arith.addi %2837, %2852 : index
                %2854 = arith.addi %2767, %2853 : index
                %2855 = vector.shuffle %2745, %2745 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2855, %kv[%2854] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2856 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2856 {
            %2857 = wave.lane
            %2858 = arith.muli %2857, %c2 : index
            scf.for %2859 = %2858 to %c6 step %c6 {
              %2860 = arith.addi %2626, %2859 : index
              %2861 = vector.load %19[%2860] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2862 = arith.mulf %2861, %2629 : vector<4xf32>
              %2863 = wave.fp8_encode "e5m2" %2862 : vector<4xf32> -> vector<4xi8>
              %2864 = arith.cmpi slt, %2627, %kvHeads : index
              scf.if %2864 {
                %2865 = arith.muli %2627, %c33 : index
                %2866 = arith.addi %2632, %2865 : index
                %2867 = vector.shuffle %2863, %2863 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2868 = arith.divui %2859, %c4 : index
                %2869 = arith.muli %2868, %c25 : index
                %2870 = arith.remui %2859, %c4 : index
                %2871 = arith.muli %2631, %c4 : index
                %2872 = arith.divui %2870, %c2 : index
                %2873 = arith.muli %2872, %c2 : index
                %2874 = arith.remui %2870, %c8 : index
                %2875 = arith.muli %2874, %c8 : index
                %2876 = arith.addi %2873, %2875 : index
                %2877 = arith.divui %2870, %c8 : index
                %2878 = arith.remui %2877, %c8 : index
                %2879 = arith.addi %2876, %2878 : index
                %2880 = arith.addi %2871, %2879 : index
                %2881 = arith.addi %2869, %2880 : index
                %2882 = arith.addi %2866, %2881 : index
                vector.store %2867, %kv[%2882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2883 = arith.subi %2627, %kvHeads : index
                %2884 = arith.muli %2883, %c33 : index
                %2885 = arith.addi %2632, %2884 : index
                %2886 = arith.addi %2859, %c9 : index
                %2887 = arith.divui %2886, %c4 : index
                %2888 = arith.muli %2887, %c25 : index
                %2889 = arith.addi %2888, %c12 : index
                %2890 = arith.remui %2886, %c4 : index
                %2891 = arith.divui %2631, %c8 : index
                %2892 = arith.remui %2631, %c8 : index
                %2893 = arith.muli %2892, %c7 : index
                %2894 = arith.addi %2891, %2893 : index
                %2895 = arith.muli %2890, %c4 : index
                %2896 = arith.divui %2894, %c2 : index
                %2897 = arith.muli %2896, %c2 : index
                %2898 = arith.remui %2894, %c8 : index
                %2899 = arith.muli %2898, %c8 : index
                %2900 = arith.addi %2897, %2899 : index
                %2901 = arith.divui %2894, %c8 : index
                %2902 = arith.remui %2901, %c8 : index
                %2903 = arith.addi %2900, %2902 : index
                %2904 = arith.addi %2895, %2903 : index
                %2905 = arith.addi %2889, %2904 : index
                %2906 = arith.addi %2885, %2905 : index
                %2907 = vector.shuffle %2863, %2863 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2907, %kv[%2906] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2908 = arith.addi %2859, %c10 : index
                %2909 = arith.divui %2908, %c4 : index
                %2910 = arith.muli %2909, %c25 : index
                %2911 = arith.addi %2910, %c12 : index
                %2912 = arith.remui %2908, %c4 : index
                %2913 = arith.divui %2631, %c8 : index
                %2914 = arith.remui %2631, %c8 : index
                %2915 = arith.muli %2914, %c7 : index
                %2916 = arith.addi %2913, %2915 : index
                %2917 = arith.muli %2912, %c4 : index
                %2918 = arith.divui %2916, %c2 : index
                %2919 = arith.muli %2918, %c2 : index
                %2920 = arith.remui %2916, %c8 : index
                %2921 = arith.muli %2920, %c8 : index
                %2922 = arith.addi %2919, %2921 : index
                %2923 = arith.divui %2916, %c8 : index
                %2924 = arith.remui %2923, %c8 : index
                %2925 = arith.addi %2922, %2924 : index
                %2926 = arith.addi %2917, %2925 : index
                %2927 = arith.addi %2911, %2926 : index
                %2928 = arith.addi %2885, %2927 : index
                %2929 = vector.shuffle %2863, %2863 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2929, %kv[%2928] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2930 = arith.addi %2859, %c8 : index
                %2931 = arith.divui %2930, %c4 : index
                %2932 = arith.muli %2931, %c25 : index
                %2933 = arith.addi %2932, %c12 : index
                %2934 = arith.remui %2930, %c4 : index
                %2935 = arith.divui %2631, %c8 : index
                %2936 = arith.remui %2631, %c8 : index
                %2937 = arith.muli %2936, %c7 : index
                %2938 = arith.addi %2935, %2937 : index
                %2939 = arith.muli %2934, %c4 : index
                %2940 = arith.divui %2938, %c2 : index
                %2941 = arith.muli %2940, %c2 : index
                %2942 = arith.remui %2938, %c8 : index
                %2943 = arith.muli %2942, %c8 : index
                %2944 = arith.addi %2941, %2943 : index
                %2945 = arith.divui %2938, %c8 : index
                %2946 = arith.remui %2945, %c8 : index
                %2947 = arith.addi %2944, %2946 : index
                %2948 = arith.addi %2939, %2947 : index
                %2949 = arith.addi %2933, %2948 : index
                %2950 = arith.addi %2885, %2949 : index
                %2951 = vector.shuffle %2863, %2863 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2951, %kv[%2950] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2952 = arith.addi %2859, %c26 : index
                %2953 = arith.divui %2952, %c4 : index
                %2954 = arith.muli %2953, %c25 : index
                %2955 = arith.addi %2954, %c12 : index
                %2956 = arith.remui %2952, %c4 : index
                %2957 = arith.divui %2631, %c8 : index
                %2958 = arith.remui %2631, %c8 : index
                %2959 = arith.muli %2958, %c7 : index
                %2960 = arith.addi %2957, %2959 : index
                %2961 = arith.muli %2956, %c4 : index
                %2962 = arith.divui %2960, %c2 : index
                %2963 = arith.muli %2962, %c2 : index
                %2964 = arith.remui %2960, %c8 : index
                %2965 = arith.muli %2964, %c8 : index
                %2966 = arith.addi %2963, %2965 : index
                %2967 = arith.divui %2960, %c8 : index
                %2968 = arith.remui %2967, %c8 : index
                %2969 = arith.addi %2966, %2968 : index
                %2970 = arith.addi %2961, %2969 : index
                %2971 = arith.addi %2955, %2970 : index
                %2972 = arith.addi %2885, %2971 : index
                %2973 = vector.shuffle %2863, %2863 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2973, %kv[%2972] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2974 = arith.addi %22, %c16 : index
    %2975 = wave.lane
    %2976 = arith.muli %3, %c8 : index
    %2977 = arith.muli %2976, %c25 : index
    %2978 = arith.addi %2977, %2975 : index
    %2979 = arith.muli %4, %c12 : index
    %2980 = arith.addi %2979, %2978 : index
    %2981 = arith.addi %2980, %c9 : index
    %2982 = arith.addi %2981, %c9 : index
    %2983 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %2983, %18[%2982] : memref<?xf32>
    %2984 = arith.muli %4, %c12 : index
    %2985 = arith.addi %2984, %2978 : index
    %2986 = arith.addi %2985, %c9 : index
    %2987 = arith.addi %2986, %c15 : index
    %2988 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %2988, %18[%2987] : memref<?xf32>
    %2989 = arith.muli %4, %c12 : index
    %2990 = arith.addi %2989, %2978 : index
    %2991 = arith.addi %2990, %c9 : index
    %2992 = arith.addi %2991, %c13 : index
    %2993 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %2993, %18[%2992] : memref<?xf32>
    %2994 = arith.muli %4, %c12 : index
    %2995 = arith.addi %2994, %2978 : index
    %2996 = arith.addi %2995, %c9 : index
    %2997 = arith.addi %2996, %c27 : index
    %2998 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %2998, %18[%2997] : memref<?xf32>
    %2999 = arith.muli %4, %c12 : index
    %3000 = arith.addi %2999, %2978 : index
    %3001 = arith.addi %3000, %c9 : index
    %3002 = arith.addi %3001, %c6 : index
    %3003 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %3003, %18[%3002] : memref<?xf32>
    %3004 = arith.muli %4, %c12 : index
    %3005 = arith.addi %3004, %2978 : index
    %3006 = arith.addi %3005, %c9 : index
    %3007 = arith.addi %3006, %c28 : index
    %3008 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %3008, %18[%3007] : memref<?xf32>
    %3009 = arith.muli %4, %c12 : index
    %3010 = arith.addi %3009, %2978 : index
    %3011 = arith.addi %3010, %c9 : index
    %3012 = arith.addi %3011, %c29 : index
    %3013 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %3013, %18[%3012] : memref<?xf32>
    %3014 = arith.muli %4, %c12 : index
    %3015 = arith.addi %3014, %2978 : index
    %3016 = arith.addi %3015, %c9 : index
    %3017 = arith.addi %3016, %c30 : index
    %3018 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %3018, %18[%3017] : memref<?xf32>
    %3019 = arith.muli %4, %c12 : index
    %3020 = arith.addi %3019, %2978 : index
    %3021 = arith.addi %3020, %c25 : index
    %3022 = arith.addi %3021, %c9 : index
    %3023 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %3023, %18[%3022] : memref<?xf32>
    %3024 = arith.muli %4, %c12 : index
    %3025 = arith.addi %3024, %2978 : index
    %3026 = arith.addi %3025, %c25 : index
    %3027 = arith.addi %3026, %c15 : index
    %3028 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %3028, %18[%3027] : memref<?xf32>
    %3029 = arith.muli %4, %c12 : index
    %3030 = arith.addi %3029, %2978 : index
    %3031 = arith.addi %3030, %c25 : index
    %3032 = arith.addi %3031, %c13 : index
    %3033 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %3033, %18[%3032] : memref<?xf32>
    %3034 = arith.muli %4, %c12 : index
    %3035 = arith.addi %3034, %2978 : index
    %3036 = arith.addi %3035, %c25 : index
    %3037 = arith.addi %3036, %c27 : index
    %3038 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %3038, %18[%3037] : memref<?xf32>
    %3039 = arith.muli %4, %c12 : index
    %3040 = arith.addi %3039, %2978 : index
    %3041 = arith.addi %3040, %c25 : index
    %3042 = arith.addi %3041, %c6 : index
    %3043 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %3043, %18[%3042] : memref<?xf32>
    %3044 = arith.muli %4, %c12 : index
    %3045 = arith.addi %3044, %2978 : index
    %3046 = arith.addi %3045, %c25 : index
    %3047 = arith.addi %3046, %c28 : index
    %3048 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %3048, %18[%3047] : memref<?xf32>
    %3049 = arith.muli %4, %c12 : index
    %3050 = arith.addi %3049, %2978 : index
    %3051 = arith.addi %3050, %c25 : index
    %3052 = arith.addi %3051, %c29 : index
    %3053 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %3053, %18[%3052] : memref<?xf32>
    %3054 = arith.muli %4, %c12 : index
    %3055 = arith.addi %3054, %2978 : index
    %3056 = arith.addi %3055, %c25 : index
    %3057 = arith.addi %3056, %c30 : index
    %3058 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %3058, %18[%3057] : memref<?xf32>
    wave.barrier
    %3059 = arith.muli %4, %c8 : index
    %3060 = arith.addi %3059, %c9 : index
    %3061 = arith.muli %3060, %c8 : index
    %3062 = arith.divui %2975, %c4 : index
    %3063 = arith.addi %3061, %3062 : index
    %3064 = arith.addi %2974, %3063 : index
    %3065 = arith.cmpi slt, %3064, %21 : index
    scf.if %3065 {
      %3066 = arith.cmpi eq, %hasFactors, %c10 : index
      %3067 = arith.muli %3064, %c8 : index
      %3068 = memref.load %factors[%3067] : memref<?xf32>
      %3069 = arith.mulf %3068, %operandScale : f32
      %3070 = arith.select %3066, %3069, %operandScale : f32
      %3071 = arith.addi %2978, %c9 : index
      %3072 = arith.muli %3060, %c15 : index
      %3073 = arith.addi %3071, %3072 : index
      %3074 = memref.load %18[%3073] : memref<?xf32>
      %3075 = arith.addi %3073, %c12 : index
      %3076 = memref.load %18[%3075] : memref<?xf32>
      %3077 = arith.addf %3074, %3076 : f32
      %3078 = arith.addi %3073, %c33 : index
      %3079 = memref.load %18[%3078] : memref<?xf32>
      %3080 = arith.addf %3077, %3079 : f32
      %3081 = arith.addi %3073, %c34 : index
      %3082 = memref.load %18[%3081] : memref<?xf32>
      %3083 = arith.addf %3080, %3082 : f32
      %3084 = arith.remui %2975, %c4 : index
      %3085 = arith.muli %3084, %c2 : index
      %3086 = arith.addi %15, %3085 : index
      %3087 = vector.load %w[%3086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3088 = vector.bitcast %3087 : vector<4xi8> to vector<1xf32>
      %3089 = vector.extract %3088[0] : f32 from vector<1xf32>
      %3090 = arith.mulf %3089, %3070 : f32
      %3091 = arith.mulf %3083, %3090 : f32
      %3092 = arith.muli %3, %c8 : index
      %3093 = arith.addi %3092, %c9 : index
      %3094 = arith.muli %3093, %c4 : index
      %3095 = arith.remui %2975, %c4 : index
      %3096 = arith.addi %3094, %3095 : index
      %3097 = arith.muli %3063, %c6 : index
      %3098 = arith.addi %3097, %3096 : index
      memref.store %3091, %19[%3098] : memref<?xf32>
      %3099 = arith.addi %2978, %c25 : index
      %3100 = arith.muli %3060, %c15 : index
      %3101 = arith.addi %3099, %3100 : index
      %3102 = memref.load %18[%3101] : memref<?xf32>
      %3103 = arith.addi %3101, %c12 : index
      %3104 = memref.load %18[%3103] : memref<?xf32>
      %3105 = arith.addf %3102, %3104 : f32
      %3106 = arith.addi %3101, %c33 : index
      %3107 = memref.load %18[%3106] : memref<?xf32>
      %3108 = arith.addf %3105, %3107 : f32
      %3109 = arith.addi %3101, %c34 : index
      %3110 = memref.load %18[%3109] : memref<?xf32>
      %3111 = arith.addf %3108, %3110 : f32
      %3112 = arith.remui %2975, %c4 : index
      %3113 = arith.muli %3112, %c2 : index
      %3114 = arith.addi %17, %3113 : index
      %3115 = vector.load %w[%3114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3116 = vector.bitcast %3115 : vector<4xi8> to vector<1xf32>
      %3117 = vector.extract %3116[0] : f32 from vector<1xf32>
      %3118 = arith.mulf %3117, %3070 : f32
      %3119 = arith.mulf %3111, %3118 : f32
      %3120 = arith.muli %3, %c8 : index
      %3121 = arith.addi %3120, %c10 : index
      %3122 = arith.muli %3121, %c4 : index
      %3123 = arith.remui %2975, %c4 : index
      %3124 = arith.addi %3122, %3123 : index
      %3125 = arith.muli %3063, %c6 : index
      %3126 = arith.addi %3125, %3124 : index
      memref.store %3119, %19[%3126] : memref<?xf32>
    }
    %3127 = arith.muli %4, %c8 : index
    %3128 = arith.addi %3127, %c10 : index
    %3129 = arith.muli %3128, %c8 : index
    %3130 = arith.divui %2975, %c4 : index
    %3131 = arith.addi %3129, %3130 : index
    %3132 = arith.addi %2974, %3131 : index
    %3133 = arith.cmpi slt, %3132, %21 : index
    scf.if %3133 {
      %3134 = arith.cmpi eq, %hasFactors, %c10 : index
      %3135 = arith.muli %3132, %c8 : index
      %3136 = memref.load %factors[%3135] : memref<?xf32>
      %3137 = arith.mulf %3136, %operandScale : f32
      %3138 = arith.select %3134, %3137, %operandScale : f32
      %3139 = arith.addi %2978, %c9 : index
      %3140 = arith.muli %3128, %c15 : index
      %3141 = arith.addi %3139, %3140 : index
      %3142 = memref.load %18[%3141] : memref<?xf32>
      %3143 = arith.addi %3141, %c12 : index
      %3144 = memref.load %18[%3143] : memref<?xf32>
      %3145 = arith.addf %3142, %3144 : f32
      %3146 = arith.addi %3141, %c33 : index
      %3147 = memref.load %18[%3146] : memref<?xf32>
      %3148 = arith.addf %3145, %3147 : f32
      %3149 = arith.addi %3141, %c34 : index
      %3150 = memref.load %18[%3149] : memref<?xf32>
      %3151 = arith.addf %3148, %3150 : f32
      %3152 = arith.remui %2975, %c4 : index
      %3153 = arith.muli %3152, %c2 : index
      %3154 = arith.addi %15, %3153 : index
      %3155 = vector.load %w[%3154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3156 = vector.bitcast %3155 : vector<4xi8> to vector<1xf32>
      %3157 = vector.extract %3156[0] : f32 from vector<1xf32>
      %3158 = arith.mulf %3157, %3138 : f32
      %3159 = arith.mulf %3151, %3158 : f32
      %3160 = arith.muli %3, %c8 : index
      %3161 = arith.addi %3160, %c9 : index
      %3162 = arith.muli %3161, %c4 : index
      %3163 = arith.remui %2975, %c4 : index
      %3164 = arith.addi %3162, %3163 : index
      %3165 = arith.muli %3131, %c6 : index
      %3166 = arith.addi %3165, %3164 : index
      memref.store %3159, %19[%3166] : memref<?xf32>
      %3167 = arith.addi %2978, %c25 : index
      %3168 = arith.muli %3128, %c15 : index
      %3169 = arith.addi %3167, %3168 : index
      %3170 = memref.load %18[%3169] : memref<?xf32>
      %3171 = arith.addi %3169, %c12 : index
      %3172 = memref.load %18[%3171] : memref<?xf32>
      %3173 = arith.addf %3170, %3172 : f32
      %3174 = arith.addi %3169, %c33 : index
      %3175 = memref.load %18[%3174] : memref<?xf32>
      %3176 = arith.addf %3173, %3175 : f32
      %3177 = arith.addi %3169, %c34 : index
      %3178 = memref.load %18[%3177] : memref<?xf32>
      %3179 = arith.addf %3176, %3178 : f32
      %3180 = arith.remui %2975, %c4 : index
      %3181 = arith.muli %3180, %c2 : index
      %3182 = arith.addi %17, %3181 : index
      %3183 = vector.load %w[%3182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3184 = vector.bitcast %3183 : vector<4xi8> to vector<1xf32>
      %3185 = vector.extract %3184[0] : f32 from vector<1xf32>
      %3186 = arith.mulf %3185, %3138 : f32
      %3187 = arith.mulf %3179, %3186 : f32
      %3188 = arith.muli %3, %c8 : index
      %3189 = arith.addi %3188, %c10 : index
      %3190 = arith.muli %3189, %c4 : index
      %3191 = arith.remui %2975, %c4 : index
      %3192 = arith.addi %3190, %3191 : index
      %3193 = arith.muli %3131, %c6 : index
      %3194 = arith.addi %3193, %3192 : index
      memref.store %3187, %19[%3194] : memref<?xf32>
    }
    wave.barrier
    %3195 = arith.addi %22, %c16 : index
    %3196 = wave.wave
    %3197 = arith.addi %3196, %c9 : index
    %3198 = arith.addi %3195, %3197 : index
    %3199 = arith.cmpi slt, %3198, %21 : index
    scf.if %3199 {
      %3200 = arith.addi %3195, %3197 : index
      %3201 = arith.muli %3197, %c6 : index
      %3202 = wave.lane
      %3203 = arith.addi %3202, %c9 : index
      %3204 = arith.cmpi eq, %hasBias, %c10 : index
      %3205 = arith.addi %3201, %3203 : index
      %3206 = memref.load %19[%3205] : memref<?xf32>
      %3207 = arith.muli %0, %c6 : index
      %3208 = arith.addi %3207, %3203 : index
      %3209 = memref.load %bias[%3208] : memref<?xf32>
      %3210 = arith.addf %3206, %3209 : f32
      %3211 = arith.select %3204, %3210, %3206 : f32
      %3212 = arith.addi %3203, %c13 : index
      %3213 = arith.cmpi eq, %hasBias, %c10 : index
      %3214 = arith.addi %3201, %3212 : index
      %3215 = memref.load %19[%3214] : memref<?xf32>
      %3216 = arith.muli %0, %c6 : index
      %3217 = arith.addi %3216, %3212 : index
      %3218 = memref.load %bias[%3217] : memref<?xf32>
      %3219 = arith.addf %3215, %3218 : f32
      %3220 = arith.select %3213, %3219, %3215 : f32
      %3221 = arith.addi %3202, %c15 : index
      %3222 = arith.cmpi eq, %hasBias, %c10 : index
      %3223 = arith.addi %3201, %3221 : index
      %3224 = memref.load %19[%3223] : memref<?xf32>
      %3225 = arith.muli %0, %c6 : index
      %3226 = arith.addi %3225, %3221 : index
      %3227 = memref.load %bias[%3226] : memref<?xf32>
      %3228 = arith.addf %3224, %3227 : f32
      %3229 = arith.select %3222, %3228, %3224 : f32
      %3230 = arith.addi %3221, %c13 : index
      %3231 = arith.cmpi eq, %hasBias, %c10 : index
      %3232 = arith.addi %3201, %3230 : index
      %3233 = memref.load %19[%3232] : memref<?xf32>
      %3234 = arith.muli %0, %c6 : index
      %3235 = arith.addi %3234, %3230 : index
      %3236 = memref.load %bias[%3235] : memref<?xf32>
      %3237 = arith.addf %3233, %3236 : f32
      %3238 = arith.select %3231, %3237, %3233 : f32
      %3239 = arith.addi %heads, %kvHeads : index
      %3240 = arith.cmpi slt, %0, %3239 : index
      scf.if %3240 {
        %3241 = arith.addi %positionsAt, %3200 : index
        %3242 = memref.load %step[%3241] : memref<?xi32>
        %3243 = arith.index_cast %3242 : i32 to index
        %3244 = arith.cmpi eq, %hasNorm, %c10 : index
        %3245 = math.fma %3211, %3211, %c38 : f32
        %3246 = math.fma %3220, %3220, %3245 : f32
        %3247 = math.fma %3229, %3229, %3246 : f32
        %3248 = math.fma %3238, %3238, %3247 : f32
        %3249 = vector.broadcast %3248 : f32 to vector<1xf32>
        %3250 = wave.reduce "add" %3249 : vector<1xf32>
        %3251 = arith.mulf %3250, %inverseHeadDim : f32
        %3252 = arith.addf %3251, %epsilon : f32
        %3253 = math.sqrt %3252 : f32
        %3254 = arith.divf %c40, %3253 : f32
        %3255 = arith.cmpi slt, %0, %heads : index
        %3256 = arith.addi %3203, %c13 : index
        %3257 = memref.load %query_norm[%3203] : memref<?xf32>
        %3258 = memref.load %key_norm[%3203] : memref<?xf32>
        %3259 = arith.select %3255, %3257, %3258 : f32
        %3260 = arith.mulf %3211, %3254 : f32
        %3261 = arith.mulf %3260, %3259 : f32
        %3262 = arith.select %3244, %3261, %3211 : f32
        %3263 = memref.load %query_norm[%3256] : memref<?xf32>
        %3264 = memref.load %key_norm[%3256] : memref<?xf32>
        %3265 = arith.select %3255, %3263, %3264 : f32
        %3266 = arith.mulf %3220, %3254 : f32
        %3267 = arith.mulf %3266, %3265 : f32
        %3268 = arith.select %3244, %3267, %3220 : f32
        %3269 = arith.addi %3221, %c13 : index
        %3270 = memref.load %query_norm[%3221] : memref<?xf32>
        %3271 = memref.load %key_norm[%3221] : memref<?xf32>
        %3272 = arith.select %3255, %3270, %3271 : f32
        %3273 = arith.mulf %3229, %3254 : f32
        %3274 = arith.mulf %3273, %3272 : f32
        %3275 = arith.select %3244, %3274, %3229 : f32
        %3276 = memref.load %query_norm[%3269] : memref<?xf32>
        %3277 = memref.load %key_norm[%3269] : memref<?xf32>
        %3278 = arith.select %3255, %3276, %3277 : f32
        %3279 = arith.mulf %3238, %3254 : f32
        %3280 = arith.mulf %3279, %3278 : f32
        %3281 = arith.select %3244, %3280, %3238 : f32
        %3282 = arith.remui %3243, %c25 : index
        %3283 = arith.muli %3282, %c6 : index
        %3284 = arith.addi %3283, %3203 : index
        %3285 = arith.divui %3243, %c25 : index
        %3286 = arith.addi %3285, %c25 : index
        %3287 = arith.muli %3286, %c6 : index
        %3288 = arith.addi %3287, %3203 : index
        %3289 = memref.load %rope[%3284] : memref<?xf32>
        %3290 = arith.addi %3284, %c13 : index
        %3291 = memref.load %rope[%3290] : memref<?xf32>
        %3292 = memref.load %rope[%3288] : memref<?xf32>
        %3293 = arith.addi %3288, %c13 : index
        %3294 = memref.load %rope[%3293] : memref<?xf32>
        %3295 = arith.mulf %3292, %3289 : f32
        %3296 = arith.mulf %3294, %3291 : f32
        %3297 = arith.subf %3295, %3296 : f32
        %3298 = arith.mulf %3294, %3289 : f32
        %3299 = arith.mulf %3292, %3291 : f32
        %3300 = arith.addf %3298, %3299 : f32
        %3301 = arith.mulf %3262, %3297 : f32
        %3302 = arith.mulf %3268, %3300 : f32
        %3303 = arith.subf %3301, %3302 : f32
        %3304 = arith.mulf %3268, %3297 : f32
        %3305 = arith.mulf %3262, %3300 : f32
        %3306 = arith.addf %3304, %3305 : f32
        %3307 = arith.cmpi slt, %0, %heads : index
        scf.if %3307 {
          %3308 = arith.muli %3200, %heads : index
          %3309 = arith.addi %3308, %0 : index
          %3310 = arith.muli %3309, %c6 : index
          %3311 = arith.addi %3310, %3203 : index
          memref.store %3303, %q[%3311] : memref<?xf32>
          %3312 = arith.addi %3311, %c13 : index
          memref.store %3306, %q[%3312] : memref<?xf32>
        } else {
          %3313 = arith.addi %3201, %3203 : index
          memref.store %3303, %19[%3313] : memref<?xf32>
          %3314 = arith.addi %3201, %3203 : index
          %3315 = arith.addi %3314, %c13 : index
          memref.store %3306, %19[%3315] : memref<?xf32>
        }
        %3316 = arith.remui %3243, %c25 : index
        %3317 = arith.muli %3316, %c6 : index
        %3318 = arith.addi %3317, %3221 : index
        %3319 = arith.divui %3243, %c25 : index
        %3320 = arith.addi %3319, %c25 : index
        %3321 = arith.muli %3320, %c6 : index
        %3322 = arith.addi %3321, %3221 : index
        %3323 = memref.load %rope[%3318] : memref<?xf32>
        %3324 = arith.addi %3318, %c13 : index
        %3325 = memref.load %rope[%3324] : memref<?xf32>
        %3326 = memref.load %rope[%3322] : memref<?xf32>
        %3327 = arith.addi %3322, %c13 : index
        %3328 = memref.load %rope[%3327] : memref<?xf32>
        %3329 = arith.mulf %3326, %3323 : f32
        %3330 = arith.mulf %3328, %3325 : f32
        %3331 = arith.subf %3329, %3330 : f32
        %3332 = arith.mulf %3328, %3323 : f32
        %3333 = arith.mulf %3326, %3325 : f32
        %3334 = arith.addf %3332, %3333 : f32
        %3335 = arith.mulf %3275, %3331 : f32
        %3336 = arith.mulf %3281, %3334 : f32
        %3337 = arith.subf %3335, %3336 : f32
        %3338 = arith.mulf %3281, %3331 : f32
        %3339 = arith.mulf %3275, %3334 : f32
        %3340 = arith.addf %3338, %3339 : f32
        %3341 = arith.cmpi slt, %0, %heads : index
        scf.if %3341 {
          %3342 = arith.muli %3200, %heads : index
          %3343 = arith.addi %3342, %0 : index
          %3344 = arith.muli %3343, %c6 : index
          %3345 = arith.addi %3344, %3221 : index
          memref.store %3337, %q[%3345] : memref<?xf32>
          %3346 = arith.addi %3345, %c13 : index
          memref.store %3340, %q[%3346] : memref<?xf32>
        } else {
          %3347 = arith.addi %3201, %3221 : index
          memref.store %3337, %19[%3347] : memref<?xf32>
          %3348 = arith.addi %3201, %3221 : index
          %3349 = arith.addi %3348, %c13 : index
          memref.store %3340, %19[%3349] : memref<?xf32>
        }
      } else {
        %3350 = arith.cmpi slt, %0, %heads : index
        scf.if %3350 {
          %3351 = arith.muli %3200, %heads : index
          %3352 = arith.addi %3351, %0 : index
          %3353 = arith.muli %3352, %c6 : index
          %3354 = arith.addi %3353, %3203 : index
          memref.store %3211, %q[%3354] : memref<?xf32>
          %3355 = arith.addi %3354, %c13 : index
          memref.store %3220, %q[%3355] : memref<?xf32>
        } else {
          %3356 = arith.addi %3201, %3203 : index
          memref.store %3211, %19[%3356] : memref<?xf32>
          %3357 = arith.addi %3201, %3203 : index
          %3358 = arith.addi %3357, %c13 : index
          memref.store %3220, %19[%3358] : memref<?xf32>
        }
        %3359 = arith.cmpi slt, %0, %heads : index
        scf.if %3359 {
          %3360 = arith.muli %3200, %heads : index
          %3361 = arith.addi %3360, %0 : index
          %3362 = arith.muli %3361, %c6 : index
          %3363 = arith.addi %3362, %3221 : index
          memref.store %3229, %q[%3363] : memref<?xf32>
          %3364 = arith.addi %3363, %c13 : index
          memref.store %3238, %q[%3364] : memref<?xf32>
        } else {
          %3365 = arith.addi %3201, %3221 : index
          memref.store %3229, %19[%3365] : memref<?xf32>
          %3366 = arith.addi %3201, %3221 : index
          %3367 = arith.addi %3366, %c13 : index
          memref.store %3238, %19[%3367] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3368 = arith.cmpi sge, %0, %heads : index
    scf.if %3368 {
      %3369 = arith.addi %3196, %c9 : index
      %3370 = arith.addi %3195, %3369 : index
      %3371 = arith.cmpi slt, %3370, %21 : index
      scf.if %3371 {
        %3372 = arith.addi %3195, %3369 : index
        %3373 = arith.addi %slotsAt, %3372 : index
        %3374 = memref.load %step[%3373] : memref<?xi32>
        %3375 = arith.index_cast %3374 : i32 to index
        %3376 = arith.cmpi sge, %3375, %c9 : index
        scf.if %3376 {
          %3377 = arith.muli %3369, %c6 : index
          %3378 = arith.subi %0, %heads : index
          %3379 = memref.load %scales[%3378] : memref<?xf32>
          %3380 = vector.broadcast %3379 : f32 to vector<4xf32>
          %3381 = arith.divui %3375, %c4 : index
          %3382 = arith.remui %3375, %c4 : index
          %3383 = arith.muli %3381, %pageBytes : index
          %3384 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3384 {
            %3385 = wave.lane
            %3386 = arith.muli %3385, %c2 : index
            scf.for %3387 = %3386 to %c6 step %c6 {
              %3388 = arith.addi %3377, %3387 : index
              %3389 = vector.load %19[%3388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3390 = arith.mulf %3389, %3380 : vector<4xf32>
              %3391 = arith.minimumf %3390, %c45 : vector<4xf32>
              %3392 = arith.maximumf %3391, %c46 : vector<4xf32>
              %3393 = arith.truncf %3392 : vector<4xf32> to vector<4xf16>
              %3394 = vector.bitcast %3393 : vector<4xf16> to vector<8xi8>
              %3395 = arith.cmpi slt, %3378, %kvHeads : index
              scf.if %3395 {
                %3396 = arith.muli %3378, %c11 : index
                %3397 = arith.addi %3383, %3396 : index
                %3398 = arith.divui %3387, %c4 : index
                %3399 = arith.muli %3398, %c20 : index
                %3400 = arith.remui %3387, %c4 : index
                %3401 = arith.divui %3400, %c7 : index
                %3402 = arith.muli %3401, %c25 : index
                %3403 = arith.muli %3382, %c4 : index
                %3404 = arith.addi %3402, %3403 : index
                %3405 = arith.remui %3400, %c7 : index
                %3406 = arith.muli %3405, %c8 : index
                %3407 = arith.addi %3404, %3406 : index
                %3408 = arith.addi %3399, %3407 : index
                %3409 = arith.addi %3397, %3408 : index
                vector.store %3394, %kv[%3409] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3410 = arith.subi %3378, %kvHeads : index
                %3411 = arith.muli %3410, %c11 : index
                %3412 = arith.addi %3383, %3411 : index
                %3413 = arith.addi %3387, %c9 : index
                %3414 = arith.divui %3413, %c4 : index
                %3415 = arith.muli %3414, %c20 : index
                %3416 = arith.addi %3415, %c33 : index
                %3417 = arith.remui %3413, %c4 : index
                %3418 = arith.divui %3382, %c8 : index
                %3419 = arith.remui %3382, %c8 : index
                %3420 = arith.muli %3419, %c7 : index
                %3421 = arith.addi %3418, %3420 : index
                %3422 = arith.divui %3421, %c7 : index
                %3423 = arith.muli %3422, %c25 : index
                %3424 = arith.muli %3417, %c4 : index
                %3425 = arith.addi %3423, %3424 : index
                %3426 = arith.remui %3421, %c7 : index
                %3427 = arith.muli %3426, %c8 : index
                %3428 = arith.addi %3425, %3427 : index
                %3429 = arith.addi %3416, %3428 : index
                %3430 = arith.addi %3412, %3429 : index
                %3431 = vector.shuffle %3394, %3394 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3431, %kv[%3430] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3432 = arith.addi %3387, %c10 : index
                %3433 = arith.divui %3432, %c4 : index
                %3434 = arith.muli %3433, %c20 : index
                %3435 = arith.addi %3434, %c33 : index
                %3436 = arith.remui %3432, %c4 : index
                %3437 = arith.divui %3382, %c8 : index
                %3438 = arith.remui %3382, %c8 : index
                %3439 = arith.muli %3438, %c7 : index
                %3440 = arith.addi %3437, %3439 : index
                %3441 = arith.divui %3440, %c7 : index
                %3442 = arith.muli %3441, %c25 : index
                %3443 = arith.muli %3436, %c4 : index
                %3444 = arith.addi %3442, %3443 : index
                %3445 = arith.remui %3440, %c7 : index
                %3446 = arith.muli %3445, %c8 : index
                %3447 = arith.addi %3444, %3446 : index
                %3448 = arith.addi %3435, %3447 : index
                %3449 = arith.addi %3412, %3448 : index
                %3450 = vector.shuffle %3394, %3394 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3450, %kv[%3449] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3451 = arith.addi %3387, %c8 : index
                %3452 = arith.divui %3451, %c4 : index
                %3453 = arith.muli %3452, %c20 : index
                %3454 = arith.addi %3453, %c33 : index
                %3455 = arith.remui %3451, %c4 : index
                %3456 = arith.divui %3382, %c8 : index
                %3457 = arith.remui %3382, %c8 : index
                %3458 = arith.muli %3457, %c7 : index
                %3459 = arith.addi %3456, %3458 : index
                %3460 = arith.divui %3459, %c7 : index
                %3461 = arith.muli %3460, %c25 : index
                %3462 = arith.muli %3455, %c4 : index
                %3463 = arith.addi %3461, %3462 : index
                %3464 = arith.remui %3459, %c7 : index
                %3465 = arith.muli %3464, %c8 : index
                %3466 = arith.addi %3463, %3465 : index
                %3467 = arith.addi %3454, %3466 : index
                %3468 = arith.addi %3412, %3467 : index
                %3469 = vector.shuffle %3394, %3394 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3469, %kv[%3468] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3470 = arith.addi %3387, %c26 : index
                %3471 = arith.divui %3470, %c4 : index
                %3472 = arith.muli %3471, %c20 : index
                %3473 = arith.addi %3472, %c33 : index
                %3474 = arith.remui %3470, %c4 : index
                %3475 = arith.divui %3382, %c8 : index
                %3476 = arith.remui %3382, %c8 : index
                %3477 = arith.muli %3476, %c7 : index
                %3478 = arith.addi %3475, %3477 : index
                %3479 = arith.divui %3478, %c7 : index
                %3480 = arith.muli %3479, %c25 : index
                %3481 = arith.muli %3474, %c4 : index
                %3482 = arith.addi %3480, %3481 : index
                %3483 = arith.remui %3478, %c7 : index
                %3484 = arith.muli %3483, %c8 : index
                %3485 = arith.addi %3482, %3484 : index
                %3486 = arith.addi %3473, %3485 : index
                %3487 = arith.addi %3412, %3486 : index
                %3488 = vector.shuffle %3394, %3394 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3488, %kv[%3487] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3489 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3489 {
            %3490 = wave.lane
            %3491 = arith.muli %3490, %c2 : index
            scf.for %3492 = %3491 to %c6 step %c6 {
              %3493 = arith.addi %3377, %3492 : index
              %3494 = vector.load %19[%3493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3495 = arith.mulf %3494, %3380 : vector<4xf32>
              %3496 = wave.fp8_encode "e4m3" %3495 : vector<4xf32> -> vector<4xi8>
              %3497 = arith.cmpi slt, %3378, %kvHeads : index
              scf.if %3497 {
                %3498 = arith.muli %3378, %c33 : index
                %3499 = arith.addi %3383, %3498 : index
                %3500 = vector.shuffle %3496, %3496 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3501 = arith.divui %3492, %c4 : index
                %3502 = arith.muli %3501, %c25 : index
                %3503 = arith.remui %3492, %c4 : index
                %3504 = arith.muli %3382, %c4 : index
                %3505 = arith.divui %3503, %c2 : index
                %3506 = arith.muli %3505, %c2 : index
                %3507 = arith.remui %3503, %c8 : index
                %3508 = arith.muli %3507, %c8 : index
                %3509 = arith.addi %3506, %3508 : index
                %3510 = arith.divui %3503, %c8 : index
                %3511 = arith.remui %3510, %c8 : index
                %3512 = arith.addi %3509, %3511 : index
                %3513 = arith.addi %3504, %3512 : index
                %3514 = arith.addi %3502, %3513 : index
                %3515 = arith.addi %3499, %3514 : index
                vector.store %3500, %kv[%3515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3516 = arith.subi %3378, %kvHeads : index
                %3517 = arith.muli %3516, %c33 : index
                %3518 = arith.addi %3383, %3517 : index
                %3519 = arith.addi %3492, %c9 : index
                %3520 = arith.divui %3519, %c4 : index
                %3521 = arith.muli %3520, %c25 : index
                %3522 = arith.addi %3521, %c12 : index
                %3523 = arith.remui %3519, %c4 : index
                %3524 = arith.divui %3382, %c8 : index
                %3525 = arith.remui %3382, %c8 : index
                %3526 = arith.muli %3525, %c7 : index
                %3527 = arith.addi %3524, %3526 : index
                %3528 = arith.muli %3523, %c4 : index
                %3529 = arith.divui %3527, %c2 : index
                %3530 = arith.muli %3529, %c2 : index
                %3531 = arith.remui %3527, %c8 : index
                %3532 = arith.muli %3531, %c8 : index
                %3533 = arith.addi %3530, %3532 : index
                %3534 = arith.divui %3527, %c8 : index
                %3535 = arith.remui %3534, %c8 : index
                %3536 = arith.addi %3533, %3535 : index
                %3537 = arith.addi %3528, %3536 : index
                %3538 = arith.addi %3522, %3537 : index
                %3539 = arith.addi %3518, %3538 : index
                %3540 = vector.shuffle %3496, %3496 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3540, %kv[%3539] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3541 = arith.addi %3492, %c10 : index
                %3542 = arith.divui %3541, %c4 : index
                %3543 = arith.muli %3542, %c25 : index
                %3544 = arith.addi %3543, %c12 : index
                %3545 = arith.remui %3541, %c4 : index
                %3546 = arith.divui %3382, %c8 : index
                %3547 = arith.remui %3382, %c8 : index
                %3548 = arith.muli %3547, %c7 : index
                %3549 = arith.addi %3546, %3548 : index
                %3550 = arith.muli %3545, %c4 : index
                %3551 = arith.divui %3549, %c2 : index
                %3552 = arith.muli %3551, %c2 : index
                %3553 = arith.remui %3549, %c8 : index
                %3554 = arith.muli %3553, %c8 : index
                %3555 = arith.addi %3552, %3554 : index
                %3556 = arith.divui %3549, %c8 : index
                %3557 = arith.remui %3556, %c8 : index
                %3558 = arith.addi %3555, %3557 : index
                %3559 = arith.addi %3550, %3558 : index
                %3560 = arith.addi %3544, %3559 : index
                %3561 = arith.addi %3518, %3560 : index
                %3562 = vector.shuffle %3496, %3496 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3562, %kv[%3561] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3563 = arith.addi %3492, %c8 : index
                %3564 = arith.divui %3563, %c4 : index
                %3565 = arith.muli %3564, %c25 : index
                %3566 = arith.addi %3565, %c12 : index
                %3567 = arith.remui %3563, %c4 : index
                %3568 = arith.divui %3382, %c8 : index
                %3569 = arith.remui %3382, %c8 : index
                %3570 = arith.muli %3569, %c7 : index
                %3571 = arith.addi %3568, %3570 : index
                %3572 = arith.muli %3567, %c4 : index
                %3573 = arith.divui %3571, %c2 : index
                %3574 = arith.muli %3573, %c2 : index
                %3575 = arith.remui %3571, %c8 : index
                %3576 = arith.muli %3575, %c8 : index
                %3577 = arith.addi %3574, %3576 : index
                %3578 = arith.divui %3571, %c8 : index
                %3579 = arith.remui %3578, %c8 : index
                %3580 = arith.addi %3577, %3579 : index
                %3581 = arith.addi %3572, %3580 : index
                %3582 = arith.addi %3566, %3581 : index
                %3583 = arith.addi %3518, %3582 : index
                %3584 = vector.shuffle %3496, %3496 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3584, %kv[%3583] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3585 = arith.addi %3492, %c26 : index
                %3586 = arith.divui %3585, %c4 : index
                %3587 = arith.muli %3586, %c25 : index
                %3588 = arith.addi %3587, %c12 : index
                %3589 = arith.remui %3585, %c4 : index
                %3590 = arith.divui %3382, %c8 : index
                %3591 = arith.remui %3382, %c8 : index
                %3592 = arith.muli %3591, %c7 : index
                %3593 = arith.addi %3590, %3592 : index
                %3594 = arith.muli %3589, %c4 : index
                %3595 = arith.divui %3593, %c2 : index
                %3596 = arith.muli %3595, %c2 : index
                %3597 = arith.remui %3593, %c8 : index
                %3598 = arith.muli %3597, %c8 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.divui %3593, %c8 : index
                %3601 = arith.remui %3600, %c8 : index
                %3602 = arith.addi %3599, %3601 : index
                %3603 = arith.addi %3594, %3602 : index
                %3604 = arith.addi %3588, %3603 : index
                %3605 = arith.addi %3518, %3604 : index
                %3606 = vector.shuffle %3496, %3496 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3606, %kv[%3605] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3607 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3607 {
            %3608 = wave.lane
            %3609 = arith.muli %3608, %c2 : index
            scf.for %3610 = %3609 to %c6 step %c6 {
              %3611 = arith.addi %3377, %3610 : index
              %3612 = vector.load %19[%3611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3613 = arith.mulf %3612, %3380 : vector<4xf32>
              %3614 = wave.fp8_encode "e5m2" %3613 : vector<4xf32> -> vector<4xi8>
              %3615 = arith.cmpi slt, %3378, %kvHeads : index
              scf.if %3615 {
                %3616 = arith.muli %3378, %c33 : index
                %3617 = arith.addi %3383, %3616 : index
                %3618 = vector.shuffle %3614, %3614 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3619 = arith.divui %3610, %c4 : index
                %3620 = arith.muli %3619, %c25 : index
                %3621 = arith.remui %3610, %c4 : index
                %3622 = arith.muli %3382, %c4 : index
                %3623 = arith.divui %3621, %c2 : index
                %3624 = arith.muli %3623, %c2 : index
                %3625 = arith.remui %3621, %c8 : index
                %3626 = arith.muli %3625, %c8 : index
                %3627 = arith.addi %3624, %3626 : index
                %3628 = arith.divui %3621, %c8 : index
                %3629 = arith.remui %3628, %c8 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.addi %3622, %3630 : index
                %3632 = arith.addi %3620, %3631 : index
                %3633 = arith.addi %3617, %3632 : index
                vector.store %3618, %kv[%3633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3634 = arith.subi %3378, %kvHeads : index
                %3635 = arith.muli %3634, %c33 : index
                %3636 = arith.addi %3383, %3635 : index
                %3637 = arith.addi %3610, %c9 : index
                %3638 = arith.divui %3637, %c4 : index
                %3639 = arith.muli %3638, %c25 : index
                %3640 = arith.addi %3639, %c12 : index
                %3641 = arith.remui %3637, %c4 : index
                %3642 = arith.divui %3382, %c8 : index
                %3643 = arith.remui %3382, %c8 : index
                %3644 = arith.muli %3643, %c7 : index
                %3645 = arith.addi %3642, %3644 : index
                %3646 = arith.muli %3641, %c4 : index
                %3647 = arith.divui %3645, %c2 : index
                %3648 = arith.muli %3647, %c2 : index
                %3649 = arith.remui %3645, %c8 : index
                %3650 = arith.muli %3649, %c8 : index
                %3651 = arith.addi %3648, %3650 : index
                %3652 = arith.divui %3645, %c8 : index
                %3653 = arith.remui %3652, %c8 : index
                %3654 = arith.addi %3651, %3653 : index
                %3655 = arith.addi %3646, %3654 : index
                %3656 = arith.addi %3640, %3655 : index
                %3657 = arith.addi %3636, %3656 : index
                %3658 = vector.shuffle %3614, %3614 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3658, %kv[%3657] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3659 = arith.addi %3610, %c10 : index
                %3660 = arith.divui %3659, %c4 : index
                %3661 = arith.muli %3660, %c25 : index
                %3662 = arith.addi %3661, %c12 : index
                %3663 = arith.remui %3659, %c4 : index
                %3664 = arith.divui %3382, %c8 : index
                %3665 = arith.remui %3382, %c8 : index
                %3666 = arith.muli %3665, %c7 : index
                %3667 = arith.addi %3664, %3666 : index
                %3668 = arith.muli %3663, %c4 : index
                %3669 = arith.divui %3667, %c2 : index
                %3670 = arith.muli %3669, %c2 : index
                %3671 = arith.remui %3667, %c8 : index
                %3672 = arith.muli %3671, %c8 : index
                %3673 = arith.addi %3670, %3672 : index
                %3674 = arith.divui %3667, %c8 : index
                %3675 = arith.remui %3674, %c8 : index
                %3676 = arith.addi %3673, %3675 : index
                %3677 = arith.addi %3668, %3676 : index
                %3678 = arith.addi %3662, %3677 : index
                %3679 = arith.addi %3636, %3678 : index
                %3680 = vector.shuffle %3614, %3614 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3680, %kv[%3679] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3681 = arith.addi %3610, %c8 : index
                %3682 = arith.divui %3681, %c4 : index
                %3683 = arith.muli %3682, %c25 : index
                %3684 = arith.addi %3683, %c12 : index
                %3685 = arith.remui %3681, %c4 : index
                %3686 = arith.divui %3382, %c8 : index
                %3687 = arith.remui %3382, %c8 : index
                %3688 = arith.muli %3687, %c7 : index
                %3689 = arith.addi %3686, %3688 : index
                %3690 = arith.muli %3685, %c4 : index
                %3691 = arith.divui %3689, %c2 : index
                %3692 = arith.muli %3691, %c2 : index
                %3693 = arith.remui %3689, %c8 : index
                %3694 = arith.muli %3693, %c8 : index
                %3695 = arith.addi %3692, %3694 : index
                %3696 = arith.divui %3689, %c8 : index
                %3697 = arith.remui %3696, %c8 : index
                %3698 = arith.addi %3695, %3697 : index
                %3699 = arith.addi %3690, %3698 : index
                %3700 = arith.addi %3684, %3699 : index
                %3701 = arith.addi %3636, %3700 : index
                %3702 = vector.shuffle %3614, %3614 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3702, %kv[%3701] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3703 = arith.addi %3610, %c26 : index
                %3704 = arith.divui %3703, %c4 : index
                %3705 = arith.muli %3704, %c25 : index
                %3706 = arith.addi %3705, %c12 : index
                %3707 = arith.remui %3703, %c4 : index
                %3708 = arith.divui %3382, %c8 : index
                %3709 = arith.remui %3382, %c8 : index
                %3710 = arith.muli %3709, %c7 : index
                %3711 = arith.addi %3708, %3710 : index
                %3712 = arith.muli %3707, %c4 : index
                %3713 = arith.divui %3711, %c2 : index
                %3714 = arith.muli %3713, %c2 : index
                %3715 = arith.remui %3711, %c8 : index
                %3716 = arith.muli %3715, %c8 : index
                %3717 = arith.addi %3714, %3716 : index
                %3718 = arith.divui %3711, %c8 : index
                %3719 = arith.remui %3718, %c8 : index
                %3720 = arith.addi %3717, %3719 : index
                %3721 = arith.addi %3712, %3720 : index
                %3722 = arith.addi %3706, %3721 : index
                %3723 = arith.addi %3636, %3722 : index
                %3724 = vector.shuffle %3614, %3614 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3724, %kv[%3723] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
