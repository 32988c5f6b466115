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
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 4096 : index
  %c34 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %814 = memref.load %factors[%811] : memref<?xf32>
      %815 = arith.select %813, %814, %c32 : f32
      %816 = arith.addi %725, %c9 : index
      %817 = arith.muli %807, %c15 : index
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
      %830 = arith.muli %829, %c2 : index
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
      %842 = arith.muli %810, %c6 : index
      %843 = arith.addi %842, %841 : index
      memref.store %836, %19[%843] : memref<?xf32>
      %844 = arith.addi %725, %c25 : index
      %845 = arith.muli %807, %c15 : index
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
      %858 = arith.muli %857, %c2 : index
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
      %870 = arith.muli %810, %c6 : index
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
      %883 = arith.muli %873, %c15 : index
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
      %896 = arith.muli %895, %c2 : index
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
      %908 = arith.muli %876, %c6 : index
      %909 = arith.addi %908, %907 : index
      memref.store %902, %19[%909] : memref<?xf32>
      %910 = arith.addi %725, %c25 : index
      %911 = arith.muli %873, %c15 : index
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
      %924 = arith.muli %923, %c2 : index
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
      %936 = arith.muli %876, %c6 : index
      %937 = arith.addi %936, %935 : index
      memref.store %930, %19[%937] : memref<?xf32>
    }
    wave.barrier
    %938 = arith.addi %22, %c9 : index
    %939 = wave.wave
    %940 = arith.addi %939, %c9 : index
    %941 = arith.addi %938, %940 : index
    %942 = arith.cmpi slt, %941, %21 : index
    scf.if %942 {
      %943 = arith.addi %938, %940 : index
      %944 = arith.muli %940, %c6 : index
      %945 = wave.lane
      %946 = arith.addi %945, %c9 : index
      %947 = arith.cmpi eq, %hasBias, %c10 : index
      %948 = arith.addi %944, %946 : index
      %949 = memref.load %19[%948] : memref<?xf32>
      %950 = arith.muli %0, %c6 : index
      %951 = arith.addi %950, %946 : index
      %952 = memref.load %bias[%951] : memref<?xf32>
      %953 = arith.addf %949, %952 : f32
      %954 = arith.select %947, %953, %949 : f32
      %955 = arith.addi %946, %c13 : index
      %956 = arith.cmpi eq, %hasBias, %c10 : index
      %957 = arith.addi %944, %955 : index
      %958 = memref.load %19[%957] : memref<?xf32>
      %959 = arith.muli %0, %c6 : index
      %960 = arith.addi %959, %955 : index
      %961 = memref.load %bias[%960] : memref<?xf32>
      %962 = arith.addf %958, %961 : f32
      %963 = arith.select %956, %962, %958 : f32
      %964 = arith.addi %945, %c15 : index
      %965 = arith.cmpi eq, %hasBias, %c10 : index
      %966 = arith.addi %944, %964 : index
      %967 = memref.load %19[%966] : memref<?xf32>
      %968 = arith.muli %0, %c6 : index
      %969 = arith.addi %968, %964 : index
      %970 = memref.load %bias[%969] : memref<?xf32>
      %971 = arith.addf %967, %970 : f32
      %972 = arith.select %965, %971, %967 : f32
      %973 = arith.addi %964, %c13 : index
      %974 = arith.cmpi eq, %hasBias, %c10 : index
      %975 = arith.addi %944, %973 : index
      %976 = memref.load %19[%975] : memref<?xf32>
      %977 = arith.muli %0, %c6 : index
      %978 = arith.addi %977, %973 : index
      %979 = memref.load %bias[%978] : memref<?xf32>
      %980 = arith.addf %976, %979 : f32
      %981 = arith.select %974, %980, %976 : f32
      %982 = arith.addi %heads, %kvHeads : index
      %983 = arith.cmpi slt, %0, %982 : index
      scf.if %983 {
        %984 = arith.addi %positionsAt, %943 : index
        %985 = memref.load %step[%984] : memref<?xi32>
        %986 = arith.index_cast %985 : i32 to index
        %987 = arith.cmpi eq, %hasNorm, %c10 : index
        %988 = math.fma %954, %954, %c38 : f32
        %989 = math.fma %963, %963, %988 : f32
        %990 = math.fma %972, %972, %989 : f32
        %991 = math.fma %981, %981, %990 : f32
        %992 = vector.broadcast %991 : f32 to vector<1xf32>
        %993 = wave.reduce "add" %992 : vector<1xf32>
        %994 = arith.mulf %993, %inverseHeadDim : f32
        %995 = arith.addf %994, %epsilon : f32
        %996 = math.sqrt %995 : f32
        %997 = arith.divf %c32, %996 : f32
        %998 = arith.cmpi slt, %0, %heads : index
        %999 = arith.addi %946, %c13 : index
        %1000 = memref.load %query_norm[%946] : memref<?xf32>
        %1001 = memref.load %key_norm[%946] : memref<?xf32>
        %1002 = arith.select %998, %1000, %1001 : f32
        %1003 = arith.mulf %954, %997 : f32
        %1004 = arith.mulf %1003, %1002 : f32
        %1005 = arith.select %987, %1004, %954 : f32
        %1006 = memref.load %query_norm[%999] : memref<?xf32>
        %1007 = memref.load %key_norm[%999] : memref<?xf32>
        %1008 = arith.select %998, %1006, %1007 : f32
        %1009 = arith.mulf %963, %997 : f32
        %1010 = arith.mulf %1009, %1008 : f32
        %1011 = arith.select %987, %1010, %963 : f32
        %1012 = arith.addi %964, %c13 : index
        %1013 = memref.load %query_norm[%964] : memref<?xf32>
        %1014 = memref.load %key_norm[%964] : memref<?xf32>
        %1015 = arith.select %998, %1013, %1014 : f32
        %1016 = arith.mulf %972, %997 : f32
        %1017 = arith.mulf %1016, %1015 : f32
        %1018 = arith.select %987, %1017, %972 : f32
        %1019 = memref.load %query_norm[%1012] : memref<?xf32>
        %1020 = memref.load %key_norm[%1012] : memref<?xf32>
        %1021 = arith.select %998, %1019, %1020 : f32
        %1022 = arith.mulf %981, %997 : f32
        %1023 = arith.mulf %1022, %1021 : f32
        %1024 = arith.select %987, %1023, %981 : f32
        %1025 = arith.remui %986, %c25 : index
        %1026 = arith.muli %1025, %c6 : index
        %1027 = arith.addi %1026, %946 : index
        %1028 = arith.divui %986, %c25 : index
        %1029 = arith.addi %1028, %c25 : index
        %1030 = arith.muli %1029, %c6 : index
        %1031 = arith.addi %1030, %946 : index
        %1032 = memref.load %rope[%1027] : memref<?xf32>
        %1033 = arith.addi %1027, %c13 : index
        %1034 = memref.load %rope[%1033] : memref<?xf32>
        %1035 = memref.load %rope[%1031] : memref<?xf32>
        %1036 = arith.addi %1031, %c13 : index
        %1037 = memref.load %rope[%1036] : memref<?xf32>
        %1038 = arith.mulf %1035, %1032 : f32
        %1039 = arith.mulf %1037, %1034 : f32
        %1040 = arith.subf %1038, %1039 : f32
        %1041 = arith.mulf %1037, %1032 : f32
        %1042 = arith.mulf %1035, %1034 : f32
        %1043 = arith.addf %1041, %1042 : f32
        %1044 = arith.mulf %1005, %1040 : f32
        %1045 = arith.mulf %1011, %1043 : f32
        %1046 = arith.subf %1044, %1045 : f32
        %1047 = arith.mulf %1011, %1040 : f32
        %1048 = arith.mulf %1005, %1043 : f32
        %1049 = arith.addf %1047, %1048 : f32
        %1050 = arith.cmpi slt, %0, %heads : index
        scf.if %1050 {
          %1051 = arith.muli %943, %heads : index
          %1052 = arith.addi %1051, %0 : index
          %1053 = arith.muli %1052, %c6 : index
          %1054 = arith.addi %1053, %946 : index
          memref.store %1046, %q[%1054] : memref<?xf32>
          %1055 = arith.addi %1054, %c13 : index
          memref.store %1049, %q[%1055] : memref<?xf32>
        } else {
          %1056 = arith.addi %944, %946 : index
          memref.store %1046, %19[%1056] : memref<?xf32>
          %1057 = arith.addi %944, %946 : index
          %1058 = arith.addi %1057, %c13 : index
          memref.store %1049, %19[%1058] : memref<?xf32>
        }
        %1059 = arith.remui %986, %c25 : index
        %1060 = arith.muli %1059, %c6 : index
        %1061 = arith.addi %1060, %964 : index
        %1062 = arith.divui %986, %c25 : index
        %1063 = arith.addi %1062, %c25 : index
        %1064 = arith.muli %1063, %c6 : index
        %1065 = arith.addi %1064, %964 : index
        %1066 = memref.load %rope[%1061] : memref<?xf32>
        %1067 = arith.addi %1061, %c13 : index
        %1068 = memref.load %rope[%1067] : memref<?xf32>
        %1069 = memref.load %rope[%1065] : memref<?xf32>
        %1070 = arith.addi %1065, %c13 : index
        %1071 = memref.load %rope[%1070] : memref<?xf32>
        %1072 = arith.mulf %1069, %1066 : f32
        %1073 = arith.mulf %1071, %1068 : f32
        %1074 = arith.subf %1072, %1073 : f32
        %1075 = arith.mulf %1071, %1066 : f32
        %1076 = arith.mulf %1069, %1068 : f32
        %1077 = arith.addf %1075, %1076 : f32
        %1078 = arith.mulf %1018, %1074 : f32
        %1079 = arith.mulf %1024, %1077 : f32
        %1080 = arith.subf %1078, %1079 : f32
        %1081 = arith.mulf %1024, %1074 : f32
        %1082 = arith.mulf %1018, %1077 : f32
        %1083 = arith.addf %1081, %1082 : f32
        %1084 = arith.cmpi slt, %0, %heads : index
        scf.if %1084 {
          %1085 = arith.muli %943, %heads : index
          %1086 = arith.addi %1085, %0 : index
          %1087 = arith.muli %1086, %c6 : index
          %1088 = arith.addi %1087, %964 : index
          memref.store %1080, %q[%1088] : memref<?xf32>
          %1089 = arith.addi %1088, %c13 : index
          memref.store %1083, %q[%1089] : memref<?xf32>
        } else {
          %1090 = arith.addi %944, %964 : index
          memref.store %1080, %19[%1090] : memref<?xf32>
          %1091 = arith.addi %944, %964 : index
          %1092 = arith.addi %1091, %c13 : index
          memref.store %1083, %19[%1092] : memref<?xf32>
        }
      } else {
        %1093 = arith.cmpi slt, %0, %heads : index
        scf.if %1093 {
          %1094 = arith.muli %943, %heads : index
          %1095 = arith.addi %1094, %0 : index
          %1096 = arith.muli %1095, %c6 : index
          %1097 = arith.addi %1096, %946 : index
          memref.store %954, %q[%1097] : memref<?xf32>
          %1098 = arith.addi %1097, %c13 : index
          memref.store %963, %q[%1098] : memref<?xf32>
        } else {
          %1099 = arith.addi %944, %946 : index
          memref.store %954, %19[%1099] : memref<?xf32>
          %1100 = arith.addi %944, %946 : index
          %1101 = arith.addi %1100, %c13 : index
          memref.store %963, %19[%1101] : memref<?xf32>
        }
        %1102 = arith.cmpi slt, %0, %heads : index
        scf.if %1102 {
          %1103 = arith.muli %943, %heads : index
          %1104 = arith.addi %1103, %0 : index
          %1105 = arith.muli %1104, %c6 : index
          %1106 = arith.addi %1105, %964 : index
          memref.store %972, %q[%1106] : memref<?xf32>
          %1107 = arith.addi %1106, %c13 : index
          memref.store %981, %q[%1107] : memref<?xf32>
        } else {
          %1108 = arith.addi %944, %964 : index
          memref.store %972, %19[%1108] : memref<?xf32>
          %1109 = arith.addi %944, %964 : index
          %1110 = arith.addi %1109, %c13 : index
          memref.store %981, %19[%1110] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1111 = arith.cmpi sge, %0, %heads : index
    scf.if %1111 {
      %1112 = arith.addi %939, %c9 : index
      %1113 = arith.addi %938, %1112 : index
      %1114 = arith.cmpi slt, %1113, %21 : index
      scf.if %1114 {
        %1115 = arith.addi %938, %1112 : index
        %1116 = arith.addi %slotsAt, %1115 : index
        %1117 = memref.load %step[%1116] : memref<?xi32>
        %1118 = arith.index_cast %1117 : i32 to index
        %1119 = arith.cmpi sge, %1118, %c9 : index
        scf.if %1119 {
          %1120 = arith.muli %1112, %c6 : index
          %1121 = arith.subi %0, %heads : index
          %1122 = memref.load %scales[%1121] : memref<?xf32>
          %1123 = vector.broadcast %1122 : f32 to vector<4xf32>
          %1124 = arith.divui %1118, %c4 : index
          %1125 = arith.remui %1118, %c4 : index
          %1126 = arith.muli %1124, %pageBytes : index
          %1127 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1127 {
            %1128 = wave.lane
            %1129 = arith.muli %1128, %c2 : index
            scf.for %1130 = %1129 to %c6 step %c6 {
              %1131 = arith.addi %1120, %1130 : index
              %1132 = vector.load %19[%1131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1133 = arith.mulf %1132, %1123 : vector<4xf32>
              %1134 = arith.minimumf %1133, %c44 : vector<4xf32>
              %1135 = arith.maximumf %1134, %c45 : vector<4xf32>
              %1136 = arith.truncf %1135 : vector<4xf32> to vector<4xf16>
              %1137 = vector.bitcast %1136 : vector<4xf16> to vector<8xi8>
              %1138 = arith.cmpi slt, %1121, %kvHeads : index
              scf.if %1138 {
                %1139 = arith.muli %1121, %c11 : index
                %1140 = arith.addi %1126, %1139 : index
                %1141 = arith.divui %1130, %c4 : index
                %1142 = arith.muli %1141, %c20 : index
                %1143 = arith.remui %1130, %c4 : index
                %1144 = arith.divui %1143, %c7 : index
                %1145 = arith.muli %1144, %c25 : index
                %1146 = arith.muli %1125, %c4 : index
                %1147 = arith.addi %1145, %1146 : index
                %1148 = arith.remui %1143, %c7 : index
                %1149 = arith.muli %1148, %c8 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.addi %1142, %1150 : index
                %1152 = arith.addi %1140, %1151 : index
                vector.store %1137, %kv[%1152] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1153 = arith.subi %1121, %kvHeads : index
                %1154 = arith.muli %1153, %c11 : index
                %1155 = arith.addi %1126, %1154 : index
                %1156 = arith.addi %1130, %c9 : index
                %1157 = arith.divui %1156, %c4 : index
                %1158 = arith.muli %1157, %c20 : index
                %1159 = arith.addi %1158, %c33 : index
                %1160 = arith.remui %1156, %c4 : index
                %1161 = arith.divui %1125, %c8 : index
                %1162 = arith.remui %1125, %c8 : index
                %1163 = arith.muli %1162, %c7 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.divui %1164, %c7 : index
                %1166 = arith.muli %1165, %c25 : index
                %1167 = arith.muli %1160, %c4 : index
                %1168 = arith.addi %1166, %1167 : index
                %1169 = arith.remui %1164, %c7 : index
                %1170 = arith.muli %1169, %c8 : index
                %1171 = arith.addi %1168, %1170 : index
                %1172 = arith.addi %1159, %1171 : index
                %1173 = arith.addi %1155, %1172 : index
                %1174 = vector.shuffle %1137, %1137 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1174, %kv[%1173] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1175 = arith.addi %1130, %c10 : index
                %1176 = arith.divui %1175, %c4 : index
                %1177 = arith.muli %1176, %c20 : index
                %1178 = arith.addi %1177, %c33 : index
                %1179 = arith.remui %1175, %c4 : index
                %1180 = arith.divui %1125, %c8 : index
                %1181 = arith.remui %1125, %c8 : index
                %1182 = arith.muli %1181, %c7 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.divui %1183, %c7 : index
                %1185 = arith.muli %1184, %c25 : index
                %1186 = arith.muli %1179, %c4 : index
                %1187 = arith.addi %1185, %1186 : index
                %1188 = arith.remui %1183, %c7 : index
                %1189 = arith.muli %1188, %c8 : index
                %1190 = arith.addi %1187, %1189 : index
                %1191 = arith.addi %1178, %1190 : index
                %1192 = arith.addi %1155, %1191 : index
                %1193 = vector.shuffle %1137, %1137 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1193, %kv[%1192] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1194 = arith.addi %1130, %c8 : index
                %1195 = arith.divui %1194, %c4 : index
                %1196 = arith.muli %1195, %c20 : index
                %1197 = arith.addi %1196, %c33 : index
                %1198 = arith.remui %1194, %c4 : index
                %1199 = arith.divui %1125, %c8 : index
                %1200 = arith.remui %1125, %c8 : index
                %1201 = arith.muli %1200, %c7 : index
                %1202 = arith.addi %1199, %1201 : index
                %1203 = arith.divui %1202, %c7 : index
                %1204 = arith.muli %1203, %c25 : index
                %1205 = arith.muli %1198, %c4 : index
                %1206 = arith.addi %1204, %1205 : index
                %1207 = arith.remui %1202, %c7 : index
                %1208 = arith.muli %1207, %c8 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.addi %1197, %1209 : index
                %1211 = arith.addi %1155, %1210 : index
                %1212 = vector.shuffle %1137, %1137 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1212, %kv[%1211] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1213 = arith.addi %1130, %c26 : index
                %1214 = arith.divui %1213, %c4 : index
                %1215 = arith.muli %1214, %c20 : index
                %1216 = arith.addi %1215, %c33 : index
                %1217 = arith.remui %1213, %c4 : index
                %1218 = arith.divui %1125, %c8 : index
                %1219 = arith.remui %1125, %c8 : index
                %1220 = arith.muli %1219, %c7 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.divui %1221, %c7 : index
                %1223 = arith.muli %1222, %c25 : index
                %1224 = arith.muli %1217, %c4 : index
                %1225 = arith.addi %1223, %1224 : index
                %1226 = arith.remui %1221, %c7 : index
                %1227 = arith.muli %1226, %c8 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.addi %1216, %1228 : index
                %1230 = arith.addi %1155, %1229 : index
                %1231 = vector.shuffle %1137, %1137 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1231, %kv[%1230] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1232 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1232 {
            %1233 = wave.lane
            %1234 = arith.muli %1233, %c2 : index
            scf.for %1235 = %1234 to %c6 step %c6 {
              %1236 = arith.addi %1120, %1235 : index
              %1237 = vector.load %19[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1238 = arith.mulf %1237, %1123 : vector<4xf32>
              %1239 = wave.fp8_encode "e4m3" %1238 : vector<4xf32> -> vector<4xi8>
              %1240 = arith.cmpi slt, %1121, %kvHeads : index
              scf.if %1240 {
                %1241 = arith.muli %1121, %c33 : index
                %1242 = arith.addi %1126, %1241 : index
                %1243 = vector.shuffle %1239, %1239 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1244 = arith.divui %1235, %c4 : index
                %1245 = arith.muli %1244, %c25 : index
                %1246 = arith.remui %1235, %c4 : index
                %1247 = arith.muli %1125, %c4 : index
                %1248 = arith.divui %1246, %c2 : index
                %1249 = arith.muli %1248, %c2 : index
                %1250 = arith.remui %1246, %c8 : index
                %1251 = arith.muli %1250, %c8 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.divui %1246, %c8 : index
                %1254 = arith.remui %1253, %c8 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.addi %1247, %1255 : index
                %1257 = arith.addi %1245, %1256 : index
                %1258 = arith.addi %1242, %1257 : index
                vector.store %1243, %kv[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1259 = arith.subi %1121, %kvHeads : index
                %1260 = arith.muli %1259, %c33 : index
                %1261 = arith.addi %1126, %1260 : index
                %1262 = arith.addi %1235, %c9 : index
                %1263 = arith.divui %1262, %c4 : index
                %1264 = arith.muli %1263, %c25 : index
                %1265 = arith.addi %1264, %c12 : index
                %1266 = arith.remui %1262, %c4 : index
                %1267 = arith.divui %1125, %c8 : index
                %1268 = arith.remui %1125, %c8 : index
                %1269 = arith.muli %1268, %c7 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.muli %1266, %c4 : index
                %1272 = arith.divui %1270, %c2 : index
                %1273 = arith.muli %1272, %c2 : index
                %1274 = arith.remui %1270, %c8 : index
                %1275 = arith.muli %1274, %c8 : index
                %1276 = arith.addi %1273, %1275 : index
                %1277 = arith.divui %1270, %c8 : index
                %1278 = arith.remui %1277, %c8 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.addi %1271, %1279 : index
                %1281 = arith.addi %1265, %1280 : index
                %1282 = arith.addi %1261, %1281 : index
                %1283 = vector.shuffle %1239, %1239 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1283, %kv[%1282] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1284 = arith.addi %1235, %c10 : index
                %1285 = arith.divui %1284, %c4 : index
                %1286 = arith.muli %1285, %c25 : index
                %1287 = arith.addi %1286, %c12 : index
                %1288 = arith.remui %1284, %c4 : index
                %1289 = arith.divui %1125, %c8 : index
                %1290 = arith.remui %1125, %c8 : index
                %1291 = arith.muli %1290, %c7 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.muli %1288, %c4 : index
                %1294 = arith.divui %1292, %c2 : index
                %1295 = arith.muli %1294, %c2 : index
                %1296 = arith.remui %1292, %c8 : index
                %1297 = arith.muli %1296, %c8 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.divui %1292, %c8 : index
                %1300 = arith.remui %1299, %c8 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.addi %1293, %1301 : index
                %1303 = arith.addi %1287, %1302 : index
                %1304 = arith.addi %1261, %1303 : index
                %1305 = vector.shuffle %1239, %1239 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1305, %kv[%1304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1306 = arith.addi %1235, %c8 : index
                %1307 = arith.divui %1306, %c4 : index
                %1308 = arith.muli %1307, %c25 : index
                %1309 = arith.addi %1308, %c12 : index
                %1310 = arith.remui %1306, %c4 : index
                %1311 = arith.divui %1125, %c8 : index
                %1312 = arith.remui %1125, %c8 : index
                %1313 = arith.muli %1312, %c7 : index
                %1314 = arith.addi %1311, %1313 : index
                %1315 = arith.muli %1310, %c4 : index
                %1316 = arith.divui %1314, %c2 : index
                %1317 = arith.muli %1316, %c2 : index
                %1318 = arith.remui %1314, %c8 : index
                %1319 = arith.muli %1318, %c8 : index
                %1320 = arith.addi %1317, %1319 : index
                %1321 = arith.divui %1314, %c8 : index
                %1322 = arith.remui %1321, %c8 : index
                %1323 = arith.addi %1320, %1322 : index
                %1324 = arith.addi %1315, %1323 : index
                %1325 = arith.addi %1309, %1324 : index
                %1326 = arith.addi %1261, %1325 : index
                %1327 = vector.shuffle %1239, %1239 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1327, %kv[%1326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1328 = arith.addi %1235, %c26 : index
                %1329 = arith.divui %1328, %c4 : index
                %1330 = arith.muli %1329, %c25 : index
                %1331 = arith.addi %1330, %c12 : index
                %1332 = arith.remui %1328, %c4 : index
                %1333 = arith.divui %1125, %c8 : index
                %1334 = arith.remui %1125, %c8 : index
                %1335 = arith.muli %1334, %c7 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.muli %1332, %c4 : index
                %1338 = arith.divui %1336, %c2 : index
                %1339 = arith.muli %1338, %c2 : index
                %1340 = arith.remui %1336, %c8 : index
                %1341 = arith.muli %1340, %c8 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.divui %1336, %c8 : index
                %1344 = arith.remui %1343, %c8 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.addi %1337, %1345 : index
                %1347 = arith.addi %1331, %1346 : index
                %1348 = arith.addi %1261, %1347 : index
                %1349 = vector.shuffle %1239, %1239 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1349, %kv[%1348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1350 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1350 {
            %1351 = wave.lane
            %1352 = arith.muli %1351, %c2 : index
            scf.for %1353 = %1352 to %c6 step %c6 {
              %1354 = arith.addi %1120, %1353 : index
              %1355 = vector.load %19[%1354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1356 = arith.mulf %1355, %1123 : vector<4xf32>
              %1357 = wave.fp8_encode "e5m2" %1356 : vector<4xf32> -> vector<4xi8>
              %1358 = arith.cmpi slt, %1121, %kvHeads : index
              scf.if %1358 {
                %1359 = arith.muli %1121, %c33 : index
                %1360 = arith.addi %1126, %1359 : index
                %1361 = vector.shuffle %1357, %1357 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1362 = arith.divui %1353, %c4 : index
                %1363 = arith.muli %1362, %c25 : index
                %1364 = arith.remui %1353, %c4 : index
                %1365 = arith.muli %1125, %c4 : index
                %1366 = arith.divui %1364, %c2 : index
                %1367 = arith.muli %1366, %c2 : index
                %1368 = arith.remui %1364, %c8 : index
                %1369 = arith.muli %1368, %c8 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1364, %c8 : index
                %1372 = arith.remui %1371, %c8 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.addi %1365, %1373 : index
                %1375 = arith.addi %1363, %1374 : index
                %1376 = arith.addi %1360, %1375 : index
                vector.store %1361, %kv[%1376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1377 = arith.subi %1121, %kvHeads : index
                %1378 = arith.muli %1377, %c33 : index
                %1379 = arith.addi %1126, %1378 : index
                %1380 = arith.addi %1353, %c9 : index
                %1381 = arith.divui %1380, %c4 : index
                %1382 = arith.muli %1381, %c25 : index
                %1383 = arith.addi %1382, %c12 : index
                %1384 = arith.remui %1380, %c4 : index
                %1385 = arith.divui %1125, %c8 : index
                %1386 = arith.remui %1125, %c8 : index
                %1387 = arith.muli %1386, %c7 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.muli %1384, %c4 : index
                %1390 = arith.divui %1388, %c2 : index
                %1391 = arith.muli %1390, %c2 : index
                %1392 = arith.remui %1388, %c8 : index
                %1393 = arith.muli %1392, %c8 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.divui %1388, %c8 : index
                %1396 = arith.remui %1395, %c8 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.addi %1389, %1397 : index
                %1399 = arith.addi %1383, %1398 : index
                %1400 = arith.addi %1379, %1399 : index
                %1401 = vector.shuffle %1357, %1357 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1401, %kv[%1400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1402 = arith.addi %1353, %c10 : index
                %1403 = arith.divui %1402, %c4 : index
                %1404 = arith.muli %1403, %c25 : index
                %1405 = arith.addi %1404, %c12 : index
                %1406 = arith.remui %1402, %c4 : index
                %1407 = arith.divui %1125, %c8 : index
                %1408 = arith.remui %1125, %c8 : index
                %1409 = arith.muli %1408, %c7 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.muli %1406, %c4 : index
                %1412 = arith.divui %1410, %c2 : index
                %1413 = arith.muli %1412, %c2 : index
                %1414 = arith.remui %1410, %c8 : index
                %1415 = arith.muli %1414, %c8 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.divui %1410, %c8 : index
                %1418 = arith.remui %1417, %c8 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.addi %1411, %1419 : index
                %1421 = arith.addi %1405, %1420 : index
                %1422 = arith.addi %1379, %1421 : index
                %1423 = vector.shuffle %1357, %1357 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1423, %kv[%1422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1424 = arith.addi %1353, %c8 : index
                %1425 = arith.divui %1424, %c4 : index
                %1426 = arith.muli %1425, %c25 : index
                %1427 = arith.addi %1426, %c12 : index
                %1428 = arith.remui %1424, %c4 : index
                %1429 = arith.divui %1125, %c8 : index
                %1430 = arith.remui %1125, %c8 : index
                %1431 = arith.muli %1430, %c7 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.muli %1428, %c4 : index
                %1434 = arith.divui %1432, %c2 : index
                %1435 = arith.muli %1434, %c2 : index
                %1436 = arith.remui %1432, %c8 : index
                %1437 = arith.muli %1436, %c8 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.divui %1432, %c8 : index
                %1440 = arith.remui %1439, %c8 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.addi %1433, %1441 : index
                %1443 = arith.addi %1427, %1442 : index
                %1444 = arith.addi %1379, %1443 : index
                %1445 = vector.shuffle %1357, %1357 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1445, %kv[%1444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1446 = arith.addi %1353, %c26 : index
                %1447 = arith.divui %1446, %c4 : index
                %1448 = arith.muli %1447, %c25 : index
                %1449 = arith.addi %1448, %c12 : index
                %1450 = arith.remui %1446, %c4 : index
                %1451 = arith.divui %1125, %c8 : index
                %1452 = arith.remui %1125, %c8 : index
                %1453 = arith.muli %1452, %c7 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.muli %1450, %c4 : index
                %1456 = arith.divui %1454, %c2 : index
                %1457 = arith.muli %1456, %c2 : index
                %1458 = arith.remui %1454, %c8 : index
                %1459 = arith.muli %1458, %c8 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.divui %1454, %c8 : index
                %1462 = arith.remui %1461, %c8 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.addi %1455, %1463 : index
                %1465 = arith.addi %1449, %1464 : index
                %1466 = arith.addi %1379, %1465 : index
                %1467 = vector.shuffle %1357, %1357 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1467, %kv[%1466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1468 = arith.addi %22, %c4 : index
    %1469 = wave.lane
    %1470 = arith.muli %3, %c8 : index
    %1471 = arith.muli %1470, %c25 : index
    %1472 = arith.addi %1471, %1469 : index
    %1473 = arith.muli %4, %c12 : index
    %1474 = arith.addi %1473, %1472 : index
    %1475 = arith.addi %1474, %c9 : index
    %1476 = arith.addi %1475, %c9 : index
    %1477 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %1477, %18[%1476] : memref<?xf32>
    %1478 = arith.muli %4, %c12 : index
    %1479 = arith.addi %1478, %1472 : index
    %1480 = arith.addi %1479, %c9 : index
    %1481 = arith.addi %1480, %c15 : index
    %1482 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %1482, %18[%1481] : memref<?xf32>
    %1483 = arith.muli %4, %c12 : index
    %1484 = arith.addi %1483, %1472 : index
    %1485 = arith.addi %1484, %c9 : index
    %1486 = arith.addi %1485, %c13 : index
    %1487 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %1487, %18[%1486] : memref<?xf32>
    %1488 = arith.muli %4, %c12 : index
    %1489 = arith.addi %1488, %1472 : index
    %1490 = arith.addi %1489, %c9 : index
    %1491 = arith.addi %1490, %c27 : index
    %1492 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %1492, %18[%1491] : memref<?xf32>
    %1493 = arith.muli %4, %c12 : index
    %1494 = arith.addi %1493, %1472 : index
    %1495 = arith.addi %1494, %c9 : index
    %1496 = arith.addi %1495, %c6 : index
    %1497 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %1497, %18[%1496] : memref<?xf32>
    %1498 = arith.muli %4, %c12 : index
    %1499 = arith.addi %1498, %1472 : index
    %1500 = arith.addi %1499, %c9 : index
    %1501 = arith.addi %1500, %c28 : index
    %1502 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %1502, %18[%1501] : memref<?xf32>
    %1503 = arith.muli %4, %c12 : index
    %1504 = arith.addi %1503, %1472 : index
    %1505 = arith.addi %1504, %c9 : index
    %1506 = arith.addi %1505, %c29 : index
    %1507 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %1507, %18[%1506] : memref<?xf32>
    %1508 = arith.muli %4, %c12 : index
    %1509 = arith.addi %1508, %1472 : index
    %1510 = arith.addi %1509, %c9 : index
    %1511 = arith.addi %1510, %c30 : index
    %1512 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %1512, %18[%1511] : memref<?xf32>
    %1513 = arith.muli %4, %c12 : index
    %1514 = arith.addi %1513, %1472 : index
    %1515 = arith.addi %1514, %c25 : index
    %1516 = arith.addi %1515, %c9 : index
    %1517 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %1517, %18[%1516] : memref<?xf32>
    %1518 = arith.muli %4, %c12 : index
    %1519 = arith.addi %1518, %1472 : index
    %1520 = arith.addi %1519, %c25 : index
    %1521 = arith.addi %1520, %c15 : index
    %1522 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %1522, %18[%1521] : memref<?xf32>
    %1523 = arith.muli %4, %c12 : index
    %1524 = arith.addi %1523, %1472 : index
    %1525 = arith.addi %1524, %c25 : index
    %1526 = arith.addi %1525, %c13 : index
    %1527 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %1527, %18[%1526] : memref<?xf32>
    %1528 = arith.muli %4, %c12 : index
    %1529 = arith.addi %1528, %1472 : index
    %1530 = arith.addi %1529, %c25 : index
    %1531 = arith.addi %1530, %c27 : index
    %1532 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %1532, %18[%1531] : memref<?xf32>
    %1533 = arith.muli %4, %c12 : index
    %1534 = arith.addi %1533, %1472 : index
    %1535 = arith.addi %1534, %c25 : index
    %1536 = arith.addi %1535, %c6 : index
    %1537 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %1537, %18[%1536] : memref<?xf32>
    %1538 = arith.muli %4, %c12 : index
    %1539 = arith.addi %1538, %1472 : index
    %1540 = arith.addi %1539, %c25 : index
    %1541 = arith.addi %1540, %c28 : index
    %1542 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %1542, %18[%1541] : memref<?xf32>
    %1543 = arith.muli %4, %c12 : index
    %1544 = arith.addi %1543, %1472 : index
    %1545 = arith.addi %1544, %c25 : index
    %1546 = arith.addi %1545, %c29 : index
    %1547 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %1547, %18[%1546] : memref<?xf32>
    %1548 = arith.muli %4, %c12 : index
    %1549 = arith.addi %1548, %1472 : index
    %1550 = arith.addi %1549, %c25 : index
    %1551 = arith.addi %1550, %c30 : index
    %1552 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %1552, %18[%1551] : memref<?xf32>
    wave.barrier
    %1553 = arith.muli %4, %c8 : index
    %1554 = arith.addi %1553, %c9 : index
    %1555 = arith.muli %1554, %c8 : index
    %1556 = arith.divui %1469, %c4 : index
    %1557 = arith.addi %1555, %1556 : index
    %1558 = arith.addi %1468, %1557 : index
    %1559 = arith.cmpi slt, %1558, %21 : index
    scf.if %1559 {
      %1560 = arith.cmpi eq, %hasFactors, %c10 : index
      %1561 = memref.load %factors[%1558] : memref<?xf32>
      %1562 = arith.select %1560, %1561, %c32 : f32
      %1563 = arith.addi %1472, %c9 : index
      %1564 = arith.muli %1554, %c15 : index
      %1565 = arith.addi %1563, %1564 : index
      %1566 = memref.load %18[%1565] : memref<?xf32>
      %1567 = arith.addi %1565, %c12 : index
      %1568 = memref.load %18[%1567] : memref<?xf32>
      %1569 = arith.addf %1566, %1568 : f32
      %1570 = arith.addi %1565, %c33 : index
      %1571 = memref.load %18[%1570] : memref<?xf32>
      %1572 = arith.addf %1569, %1571 : f32
      %1573 = arith.addi %1565, %c34 : index
      %1574 = memref.load %18[%1573] : memref<?xf32>
      %1575 = arith.addf %1572, %1574 : f32
      %1576 = arith.remui %1469, %c4 : index
      %1577 = arith.muli %1576, %c2 : index
      %1578 = arith.addi %15, %1577 : index
      %1579 = vector.load %w[%1578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1580 = vector.bitcast %1579 : vector<4xi8> to vector<1xf32>
      %1581 = vector.extract %1580[0] : f32 from vector<1xf32>
      %1582 = arith.mulf %1581, %1562 : f32
      %1583 = arith.mulf %1575, %1582 : f32
      %1584 = arith.muli %3, %c8 : index
      %1585 = arith.addi %1584, %c9 : index
      %1586 = arith.muli %1585, %c4 : index
      %1587 = arith.remui %1469, %c4 : index
      %1588 = arith.addi %1586, %1587 : index
      %1589 = arith.muli %1557, %c6 : index
      %1590 = arith.addi %1589, %1588 : index
      memref.store %1583, %19[%1590] : memref<?xf32>
      %1591 = arith.addi %1472, %c25 : index
      %1592 = arith.muli %1554, %c15 : index
      %1593 = arith.addi %1591, %1592 : index
      %1594 = memref.load %18[%1593] : memref<?xf32>
      %1595 = arith.addi %1593, %c12 : index
      %1596 = memref.load %18[%1595] : memref<?xf32>
      %1597 = arith.addf %1594, %1596 : f32
      %1598 = arith.addi %1593, %c33 : index
      %1599 = memref.load %18[%1598] : memref<?xf32>
      %1600 = arith.addf %1597, %1599 : f32
      %1601 = arith.addi %1593, %c34 : index
      %1602 = memref.load %18[%1601] : memref<?xf32>
      %1603 = arith.addf %1600, %1602 : f32
      %1604 = arith.remui %1469, %c4 : index
      %1605 = arith.muli %1604, %c2 : index
      %1606 = arith.addi %17, %1605 : index
      %1607 = vector.load %w[%1606] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1608 = vector.bitcast %1607 : vector<4xi8> to vector<1xf32>
      %1609 = vector.extract %1608[0] : f32 from vector<1xf32>
      %1610 = arith.mulf %1609, %1562 : f32
      %1611 = arith.mulf %1603, %1610 : f32
      %1612 = arith.muli %3, %c8 : index
      %1613 = arith.addi %1612, %c10 : index
      %1614 = arith.muli %1613, %c4 : index
      %1615 = arith.remui %1469, %c4 : index
      %1616 = arith.addi %1614, %1615 : index
      %1617 = arith.muli %1557, %c6 : index
      %1618 = arith.addi %1617, %1616 : index
      memref.store %1611, %19[%1618] : memref<?xf32>
    }
    %1619 = arith.muli %4, %c8 : index
    %1620 = arith.addi %1619, %c10 : index
    %1621 = arith.muli %1620, %c8 : index
    %1622 = arith.divui %1469, %c4 : index
    %1623 = arith.addi %1621, %1622 : index
    %1624 = arith.addi %1468, %1623 : index
    %1625 = arith.cmpi slt, %1624, %21 : index
    scf.if %1625 {
      %1626 = arith.cmpi eq, %hasFactors, %c10 : index
      %1627 = memref.load %factors[%1624] : memref<?xf32>
      %1628 = arith.select %1626, %1627, %c32 : f32
      %1629 = arith.addi %1472, %c9 : index
      %1630 = arith.muli %1620, %c15 : index
      %1631 = arith.addi %1629, %1630 : index
      %1632 = memref.load %18[%1631] : memref<?xf32>
      %1633 = arith.addi %1631, %c12 : index
      %1634 = memref.load %18[%1633] : memref<?xf32>
      %1635 = arith.addf %1632, %1634 : f32
      %1636 = arith.addi %1631, %c33 : index
      %1637 = memref.load %18[%1636] : memref<?xf32>
      %1638 = arith.addf %1635, %1637 : f32
      %1639 = arith.addi %1631, %c34 : index
      %1640 = memref.load %18[%1639] : memref<?xf32>
      %1641 = arith.addf %1638, %1640 : f32
      %1642 = arith.remui %1469, %c4 : index
      %1643 = arith.muli %1642, %c2 : index
      %1644 = arith.addi %15, %1643 : index
      %1645 = vector.load %w[%1644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1646 = vector.bitcast %1645 : vector<4xi8> to vector<1xf32>
      %1647 = vector.extract %1646[0] : f32 from vector<1xf32>
      %1648 = arith.mulf %1647, %1628 : f32
      %1649 = arith.mulf %1641, %1648 : f32
      %1650 = arith.muli %3, %c8 : index
      %1651 = arith.addi %1650, %c9 : index
      %1652 = arith.muli %1651, %c4 : index
      %1653 = arith.remui %1469, %c4 : index
      %1654 = arith.addi %1652, %1653 : index
      %1655 = arith.muli %1623, %c6 : index
      %1656 = arith.addi %1655, %1654 : index
      memref.store %1649, %19[%1656] : memref<?xf32>
      %1657 = arith.addi %1472, %c25 : index
      %1658 = arith.muli %1620, %c15 : index
      %1659 = arith.addi %1657, %1658 : index
      %1660 = memref.load %18[%1659] : memref<?xf32>
      %1661 = arith.addi %1659, %c12 : index
      %1662 = memref.load %18[%1661] : memref<?xf32>
      %1663 = arith.addf %1660, %1662 : f32
      %1664 = arith.addi %1659, %c33 : index
      %1665 = memref.load %18[%1664] : memref<?xf32>
      %1666 = arith.addf %1663, %1665 : f32
      %1667 = arith.addi %1659, %c34 : index
      %1668 = memref.load %18[%1667] : memref<?xf32>
      %1669 = arith.addf %1666, %1668 : f32
      %1670 = arith.remui %1469, %c4 : index
      %1671 = arith.muli %1670, %c2 : index
      %1672 = arith.addi %17, %1671 : index
      %1673 = vector.load %w[%1672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1674 = vector.bitcast %1673 : vector<4xi8> to vector<1xf32>
      %1675 = vector.extract %1674[0] : f32 from vector<1xf32>
      %1676 = arith.mulf %1675, %1628 : f32
      %1677 = arith.mulf %1669, %1676 : f32
      %1678 = arith.muli %3, %c8 : index
      %1679 = arith.addi %1678, %c10 : index
      %1680 = arith.muli %1679, %c4 : index
      %1681 = arith.remui %1469, %c4 : index
      %1682 = arith.addi %1680, %1681 : index
      %1683 = arith.muli %1623, %c6 : index
      %1684 = arith.addi %1683, %1682 : index
      memref.store %1677, %19[%1684] : memref<?xf32>
    }
    wave.barrier
    %1685 = arith.addi %22, %c4 : index
    %1686 = wave.wave
    %1687 = arith.addi %1686, %c9 : index
    %1688 = arith.addi %1685, %1687 : index
    %1689 = arith.cmpi slt, %1688, %21 : index
    scf.if %1689 {
      %1690 = arith.addi %1685, %1687 : index
      %1691 = arith.muli %1687, %c6 : index
      %1692 = wave.lane
      %1693 = arith.addi %1692, %c9 : index
      %1694 = arith.cmpi eq, %hasBias, %c10 : index
      %1695 = arith.addi %1691, %1693 : index
      %1696 = memref.load %19[%1695] : memref<?xf32>
      %1697 = arith.muli %0, %c6 : index
      %1698 = arith.addi %1697, %1693 : index
      %1699 = memref.load %bias[%1698] : memref<?xf32>
      %1700 = arith.addf %1696, %1699 : f32
      %1701 = arith.select %1694, %1700, %1696 : f32
      %1702 = arith.addi %1693, %c13 : index
      %1703 = arith.cmpi eq, %hasBias, %c10 : index
      %1704 = arith.addi %1691, %1702 : index
      %1705 = memref.load %19[%1704] : memref<?xf32>
      %1706 = arith.muli %0, %c6 : index
      %1707 = arith.addi %1706, %1702 : index
      %1708 = memref.load %bias[%1707] : memref<?xf32>
      %1709 = arith.addf %1705, %1708 : f32
      %1710 = arith.select %1703, %1709, %1705 : f32
      %1711 = arith.addi %1692, %c15 : index
      %1712 = arith.cmpi eq, %hasBias, %c10 : index
      %1713 = arith.addi %1691, %1711 : index
      %1714 = memref.load %19[%1713] : memref<?xf32>
      %1715 = arith.muli %0, %c6 : index
      %1716 = arith.addi %1715, %1711 : index
      %1717 = memref.load %bias[%1716] : memref<?xf32>
      %1718 = arith.addf %1714, %1717 : f32
      %1719 = arith.select %1712, %1718, %1714 : f32
      %1720 = arith.addi %1711, %c13 : index
      %1721 = arith.cmpi eq, %hasBias, %c10 : index
      %1722 = arith.addi %1691, %1720 : index
      %1723 = memref.load %19[%1722] : memref<?xf32>
      %1724 = arith.muli %0, %c6 : index
      %1725 = arith.addi %1724, %1720 : index
      %1726 = memref.load %bias[%1725] : memref<?xf32>
      %1727 = arith.addf %1723, %1726 : f32
      %1728 = arith.select %1721, %1727, %1723 : f32
      %1729 = arith.addi %heads, %kvHeads : index
      %1730 = arith.cmpi slt, %0, %1729 : index
      scf.if %1730 {
        %1731 = arith.addi %positionsAt, %1690 : index
        %1732 = memref.load %step[%1731] : memref<?xi32>
        %1733 = arith.index_cast %1732 : i32 to index
        %1734 = arith.cmpi eq, %hasNorm, %c10 : index
        %1735 = math.fma %1701, %1701, %c38 : f32
        %1736 = math.fma %1710, %1710, %1735 : f32
        %1737 = math.fma %1719, %1719, %1736 : f32
        %1738 = math.fma %1728, %1728, %1737 : f32
        %1739 = vector.broadcast %1738 : f32 to vector<1xf32>
        %1740 = wave.reduce "add" %1739 : vector<1xf32>
        %1741 = arith.mulf %1740, %inverseHeadDim : f32
        %1742 = arith.addf %1741, %epsilon : f32
        %1743 = math.sqrt %1742 : f32
        %1744 = arith.divf %c32, %1743 : f32
        %1745 = arith.cmpi slt, %0, %heads : index
        %1746 = arith.addi %1693, %c13 : index
        %1747 = memref.load %query_norm[%1693] : memref<?xf32>
        %1748 = memref.load %key_norm[%1693] : memref<?xf32>
        %1749 = arith.select %1745, %1747, %1748 : f32
        %1750 = arith.mulf %1701, %1744 : f32
        %1751 = arith.mulf %1750, %1749 : f32
        %1752 = arith.select %1734, %1751, %1701 : f32
        %1753 = memref.load %query_norm[%1746] : memref<?xf32>
        %1754 = memref.load %key_norm[%1746] : memref<?xf32>
        %1755 = arith.select %1745, %1753, %1754 : f32
        %1756 = arith.mulf %1710, %1744 : f32
        %1757 = arith.mulf %1756, %1755 : f32
        %1758 = arith.select %1734, %1757, %1710 : f32
        %1759 = arith.addi %1711, %c13 : index
        %1760 = memref.load %query_norm[%1711] : memref<?xf32>
        %1761 = memref.load %key_norm[%1711] : memref<?xf32>
        %1762 = arith.select %1745, %1760, %1761 : f32
        %1763 = arith.mulf %1719, %1744 : f32
        %1764 = arith.mulf %1763, %1762 : f32
        %1765 = arith.select %1734, %1764, %1719 : f32
        %1766 = memref.load %query_norm[%1759] : memref<?xf32>
        %1767 = memref.load %key_norm[%1759] : memref<?xf32>
        %1768 = arith.select %1745, %1766, %1767 : f32
        %1769 = arith.mulf %1728, %1744 : f32
        %1770 = arith.mulf %1769, %1768 : f32
        %1771 = arith.select %1734, %1770, %1728 : f32
        %1772 = arith.remui %1733, %c25 : index
        %1773 = arith.muli %1772, %c6 : index
        %1774 = arith.addi %1773, %1693 : index
        %1775 = arith.divui %1733, %c25 : index
        %1776 = arith.addi %1775, %c25 : index
        %1777 = arith.muli %1776, %c6 : index
        %1778 = arith.addi %1777, %1693 : index
        %1779 = memref.load %rope[%1774] : memref<?xf32>
        %1780 = arith.addi %1774, %c13 : index
        %1781 = memref.load %rope[%1780] : memref<?xf32>
        %1782 = memref.load %rope[%1778] : memref<?xf32>
        %1783 = arith.addi %1778, %c13 : index
        %1784 = memref.load %rope[%1783] : memref<?xf32>
        %1785 = arith.mulf %1782, %1779 : f32
        %1786 = arith.mulf %1784, %1781 : f32
        %1787 = arith.subf %1785, %1786 : f32
        %1788 = arith.mulf %1784, %1779 : f32
        %1789 = arith.mulf %1782, %1781 : f32
        %1790 = arith.addf %1788, %1789 : f32
        %1791 = arith.mulf %1752, %1787 : f32
        %1792 = arith.mulf %1758, %1790 : f32
        %1793 = arith.subf %1791, %1792 : f32
        %1794 = arith.mulf %1758, %1787 : f32
        %1795 = arith.mulf %1752, %1790 : f32
        %1796 = arith.addf %1794, %1795 : f32
        %1797 = arith.cmpi slt, %0, %heads : index
        scf.if %1797 {
          %1798 = arith.muli %1690, %heads : index
          %1799 = arith.addi %1798, %0 : index
          %1800 = arith.muli %1799, %c6 : index
          %1801 = arith.addi %1800, %1693 : index
          memref.store %1793, %q[%1801] : memref<?xf32>
          %1802 = arith.addi %1801, %c13 : index
          memref.store %1796, %q[%1802] : memref<?xf32>
        } else {
          %1803 = arith.addi %1691, %1693 : index
          memref.store %1793, %19[%1803] : memref<?xf32>
          %1804 = arith.addi %1691, %1693 : index
          %1805 = arith.addi %1804, %c13 : index
          memref.store %1796, %19[%1805] : memref<?xf32>
        }
        %1806 = arith.remui %1733, %c25 : index
        %1807 = arith.muli %1806, %c6 : index
        %1808 = arith.addi %1807, %1711 : index
        %1809 = arith.divui %1733, %c25 : index
        %1810 = arith.addi %1809, %c25 : index
        %1811 = arith.muli %1810, %c6 : index
        %1812 = arith.addi %1811, %1711 : index
        %1813 = memref.load %rope[%1808] : memref<?xf32>
        %1814 = arith.addi %1808, %c13 : index
        %1815 = memref.load %rope[%1814] : memref<?xf32>
        %1816 = memref.load %rope[%1812] : memref<?xf32>
        %1817 = arith.addi %1812, %c13 : index
        %1818 = memref.load %rope[%1817] : memref<?xf32>
        %1819 = arith.mulf %1816, %1813 : f32
        %1820 = arith.mulf %1818, %1815 : f32
        %1821 = arith.subf %1819, %1820 : f32
        %1822 = arith.mulf %1818, %1813 : f32
        %1823 = arith.mulf %1816, %1815 : f32
        %1824 = arith.addf %1822, %1823 : f32
        %1825 = arith.mulf %1765, %1821 : f32
        %1826 = arith.mulf %1771, %1824 : f32
        %1827 = arith.subf %1825, %1826 : f32
        %1828 = arith.mulf %1771, %1821 : f32
        %1829 = arith.mulf %1765, %1824 : f32
        %1830 = arith.addf %1828, %1829 : f32
        %1831 = arith.cmpi slt, %0, %heads : index
        scf.if %1831 {
          %1832 = arith.muli %1690, %heads : index
          %1833 = arith.addi %1832, %0 : index
          %1834 = arith.muli %1833, %c6 : index
          %1835 = arith.addi %1834, %1711 : index
          memref.store %1827, %q[%1835] : memref<?xf32>
          %1836 = arith.addi %1835, %c13 : index
          memref.store %1830, %q[%1836] : memref<?xf32>
        } else {
          %1837 = arith.addi %1691, %1711 : index
          memref.store %1827, %19[%1837] : memref<?xf32>
          %1838 = arith.addi %1691, %1711 : index
          %1839 = arith.addi %1838, %c13 : index
          memref.store %1830, %19[%1839] : memref<?xf32>
        }
      } else {
        %1840 = arith.cmpi slt, %0, %heads : index
        scf.if %1840 {
          %1841 = arith.muli %1690, %heads : index
          %1842 = arith.addi %1841, %0 : index
          %1843 = arith.muli %1842, %c6 : index
          %1844 = arith.addi %1843, %1693 : index
          memref.store %1701, %q[%1844] : memref<?xf32>
          %1845 = arith.addi %1844, %c13 : index
          memref.store %1710, %q[%1845] : memref<?xf32>
        } else {
          %1846 = arith.addi %1691, %1693 : index
          memref.store %1701, %19[%1846] : memref<?xf32>
          %1847 = arith.addi %1691, %1693 : index
          %1848 = arith.addi %1847, %c13 : index
          memref.store %1710, %19[%1848] : memref<?xf32>
        }
        %1849 = arith.cmpi slt, %0, %heads : index
        scf.if %1849 {
          %1850 = arith.muli %1690, %heads : index
          %1851 = arith.addi %1850, %0 : index
          %1852 = arith.muli %1851, %c6 : index
          %1853 = arith.addi %1852, %1711 : index
          memref.store %1719, %q[%1853] : memref<?xf32>
          %1854 = arith.addi %1853, %c13 : index
          memref.store %1728, %q[%1854] : memref<?xf32>
        } else {
          %1855 = arith.addi %1691, %1711 : index
          memref.store %1719, %19[%1855] : memref<?xf32>
          %1856 = arith.addi %1691, %1711 : index
          %1857 = arith.addi %1856, %c13 : index
          memref.store %1728, %19[%1857] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1858 = arith.cmpi sge, %0, %heads : index
    scf.if %1858 {
      %1859 = arith.addi %1686, %c9 : index
      %1860 = arith.addi %1685, %1859 : index
      %1861 = arith.cmpi slt, %1860, %21 : index
      scf.if %1861 {
        %1862 = arith.addi %1685, %1859 : index
        %1863 = arith.addi %slotsAt, %1862 : index
        %1864 = memref.load %step[%1863] : memref<?xi32>
        %1865 = arith.index_cast %1864 : i32 to index
        %1866 = arith.cmpi sge, %1865, %c9 : index
        scf.if %1866 {
          %1867 = arith.muli %1859, %c6 : index
          %1868 = arith.subi %0, %heads : index
          %1869 = memref.load %scales[%1868] : memref<?xf32>
          %1870 = vector.broadcast %1869 : f32 to vector<4xf32>
          %1871 = arith.divui %1865, %c4 : index
          %1872 = arith.remui %1865, %c4 : index
          %1873 = arith.muli %1871, %pageBytes : index
          %1874 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1874 {
            %1875 = wave.lane
            %1876 = arith.muli %1875, %c2 : index
            scf.for %1877 = %1876 to %c6 step %c6 {
              %1878 = arith.addi %1867, %1877 : index
              %1879 = vector.load %19[%1878] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1880 = arith.mulf %1879, %1870 : vector<4xf32>
              %1881 = arith.minimumf %1880, %c44 : vector<4xf32>
              %1882 = arith.maximumf %1881, %c45 : vector<4xf32>
              %1883 = arith.truncf %1882 : vector<4xf32> to vector<4xf16>
              %1884 = vector.bitcast %1883 : vector<4xf16> to vector<8xi8>
              %1885 = arith.cmpi slt, %1868, %kvHeads : index
              scf.if %1885 {
                %1886 = arith.muli %1868, %c11 : index
                %1887 = arith.addi %1873, %1886 : index
                %1888 = arith.divui %1877, %c4 : index
                %1889 = arith.muli %1888, %c20 : index
                %1890 = arith.remui %1877, %c4 : index
                %1891 = arith.divui %1890, %c7 : index
                %1892 = arith.muli %1891, %c25 : index
                %1893 = arith.muli %1872, %c4 : index
                %1894 = arith.addi %1892, %1893 : index
                %1895 = arith.remui %1890, %c7 : index
                %1896 = arith.muli %1895, %c8 : index
                %1897 = arith.addi %1894, %1896 : index
                %1898 = arith.addi %1889, %1897 : index
                %1899 = arith.addi %1887, %1898 : index
                vector.store %1884, %kv[%1899] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1900 = arith.subi %1868, %kvHeads : index
                %1901 = arith.muli %1900, %c11 : index
                %1902 = arith.addi %1873, %1901 : index
                %1903 = arith.addi %1877, %c9 : index
                %1904 = arith.divui %1903, %c4 : index
                %1905 = arith.muli %1904, %c20 : index
                %1906 = arith.addi %1905, %c33 : index
                %1907 = arith.remui %1903, %c4 : index
                %1908 = arith.divui %1872, %c8 : index
                %1909 = arith.remui %1872, %c8 : index
                %1910 = arith.muli %1909, %c7 : index
                %1911 = arith.addi %1908, %1910 : index
                %1912 = arith.divui %1911, %c7 : index
                %1913 = arith.muli %1912, %c25 : index
                %1914 = arith.muli %1907, %c4 : index
                %1915 = arith.addi %1913, %1914 : index
                %1916 = arith.remui %1911, %c7 : index
                %1917 = arith.muli %1916, %c8 : index
                %1918 = arith.addi %1915, %1917 : index
                %1919 = arith.addi %1906, %1918 : index
                %1920 = arith.addi %1902, %1919 : index
                %1921 = vector.shuffle %1884, %1884 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1921, %kv[%1920] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1922 = arith.addi %1877, %c10 : index
                %1923 = arith.divui %1922, %c4 : index
                %1924 = arith.muli %1923, %c20 : index
                %1925 = arith.addi %1924, %c33 : index
                %1926 = arith.remui %1922, %c4 : index
                %1927 = arith.divui %1872, %c8 : index
                %1928 = arith.remui %1872, %c8 : index
                %1929 = arith.muli %1928, %c7 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.divui %1930, %c7 : index
                %1932 = arith.muli %1931, %c25 : index
                %1933 = arith.muli %1926, %c4 : index
                %1934 = arith.addi %1932, %1933 : index
                %1935 = arith.remui %1930, %c7 : index
                %1936 = arith.muli %1935, %c8 : index
                %1937 = arith.addi %1934, %1936 : index
                %1938 = arith.addi %1925, %1937 : index
                %1939 = arith.addi %1902, %1938 : index
                %1940 = vector.shuffle %1884, %1884 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1940, %kv[%1939] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1941 = arith.addi %1877, %c8 : index
                %1942 = arith.divui %1941, %c4 : index
                %1943 = arith.muli %1942, %c20 : index
                %1944 = arith.addi %1943, %c33 : index
                %1945 = arith.remui %1941, %c4 : index
                %1946 = arith.divui %1872, %c8 : index
                %1947 = arith.remui %1872, %c8 : index
                %1948 = arith.muli %1947, %c7 : index
                %1949 = arith.addi %1946, %1948 : index
                %1950 = arith.divui %1949, %c7 : index
                %1951 = arith.muli %1950, %c25 : index
                %1952 = arith.muli %1945, %c4 : index
                %1953 = arith.addi %1951, %1952 : index
                %1954 = arith.remui %1949, %c7 : index
                %1955 = arith.muli %1954, %c8 : index
                %1956 = arith.addi %1953, %1955 : index
                %1957 = arith.addi %1944, %1956 : index
                %1958 = arith.addi %1902, %1957 : index
                %1959 = vector.shuffle %1884, %1884 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1959, %kv[%1958] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1960 = arith.addi %1877, %c26 : index
                %1961 = arith.divui %1960, %c4 : index
                %1962 = arith.muli %1961, %c20 : index
                %1963 = arith.addi %1962, %c33 : index
                %1964 = arith.remui %1960, %c4 : index
                %1965 = arith.divui %1872, %c8 : index
                %1966 = arith.remui %1872, %c8 : index
                %1967 = arith.muli %1966, %c7 : index
                %1968 = arith.addi %1965, %1967 : index
                %1969 = arith.divui %1968, %c7 : index
                %1970 = arith.muli %1969, %c25 : index
                %1971 = arith.muli %1964, %c4 : index
                %1972 = arith.addi %1970, %1971 : index
                %1973 = arith.remui %1968, %c7 : index
                %1974 = arith.muli %1973, %c8 : index
                %1975 = arith.addi %1972, %1974 : index
                %1976 = arith.addi %1963, %1975 : index
                %1977 = arith.addi %1902, %1976 : index
                %1978 = vector.shuffle %1884, %1884 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1978, %kv[%1977] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1979 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1979 {
            %1980 = wave.lane
            %1981 = arith.muli %1980, %c2 : index
            scf.for %1982 = %1981 to %c6 step %c6 {
              %1983 = arith.addi %1867, %1982 : index
              %1984 = vector.load %19[%1983] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1985 = arith.mulf %1984, %1870 : vector<4xf32>
              %1986 = wave.fp8_encode "e4m3" %1985 : vector<4xf32> -> vector<4xi8>
              %1987 = arith.cmpi slt, %1868, %kvHeads : index
              scf.if %1987 {
                %1988 = arith.muli %1868, %c33 : index
                %1989 = arith.addi %1873, %1988 : index
                %1990 = vector.shuffle %1986, %1986 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1991 = arith.divui %1982, %c4 : index
                %1992 = arith.muli %1991, %c25 : index
                %1993 = arith.remui %1982, %c4 : index
                %1994 = arith.muli %1872, %c4 : index
                %1995 = arith.divui %1993, %c2 : index
                %1996 = arith.muli %1995, %c2 : index
                %1997 = arith.remui %1993, %c8 : index
                %1998 = arith.muli %1997, %c8 : index
                %1999 = arith.addi %1996, %1998 : index
                %2000 = arith.divui %1993, %c8 : index
                %2001 = arith.remui %2000, %c8 : index
                %2002 = arith.addi %1999, %2001 : index
                %2003 = arith.addi %1994, %2002 : index
                %2004 = arith.addi %1992, %2003 : index
                %2005 = arith.addi %1989, %2004 : index
                vector.store %1990, %kv[%2005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2006 = arith.subi %1868, %kvHeads : index
                %2007 = arith.muli %2006, %c33 : index
                %2008 = arith.addi %1873, %2007 : index
                %2009 = arith.addi %1982, %c9 : index
                %2010 = arith.divui %2009, %c4 : index
                %2011 = arith.muli %2010, %c25 : index
                %2012 = arith.addi %2011, %c12 : index
                %2013 = arith.remui %2009, %c4 : index
                %2014 = arith.divui %1872, %c8 : index
                %2015 = arith.remui %1872, %c8 : index
                %2016 = arith.muli %2015, %c7 : index
                %2017 = arith.addi %2014, %2016 : index
                %2018 = arith.muli %2013, %c4 : index
                %2019 = arith.divui %2017, %c2 : index
                %2020 = arith.muli %2019, %c2 : index
                %2021 = arith.remui %2017, %c8 : index
                %2022 = arith.muli %2021, %c8 : index
                %2023 = arith.addi %2020, %2022 : index
                %2024 = arith.divui %2017, %c8 : index
                %2025 = arith.remui %2024, %c8 : index
                %2026 = arith.addi %2023, %2025 : index
                %2027 = arith.addi %2018, %2026 : index
                %2028 = arith.addi %2012, %2027 : index
                %2029 = arith.addi %2008, %2028 : index
                %2030 = vector.shuffle %1986, %1986 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2030, %kv[%2029] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2031 = arith.addi %1982, %c10 : index
                %2032 = arith.divui %2031, %c4 : index
                %2033 = arith.muli %2032, %c25 : index
                %2034 = arith.addi %2033, %c12 : index
                %2035 = arith.remui %2031, %c4 : index
                %2036 = arith.divui %1872, %c8 : index
                %2037 = arith.remui %1872, %c8 : index
                %2038 = arith.muli %2037, %c7 : index
                %2039 = arith.addi %2036, %2038 : index
                %2040 = arith.muli %2035, %c4 : index
                %2041 = arith.divui %2039, %c2 : index
                %2042 = arith.muli %2041, %c2 : index
                %2043 = arith.remui %2039, %c8 : index
                %2044 = arith.muli %2043, %c8 : index
                %2045 = arith.addi %2042, %2044 : index
                %2046 = arith.divui %2039, %c8 : index
                %2047 = arith.remui %2046, %c8 : index
                %2048 = arith.addi %2045, %2047 : index
                %2049 = arith.addi %2040, %2048 : index
                %2050 = arith.addi %2034, %2049 : index
                %2051 = arith.addi %2008, %2050 : index
                %2052 = vector.shuffle %1986, %1986 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2052, %kv[%2051] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2053 = arith.addi %1982, %c8 : index
                %2054 = arith.divui %2053, %c4 : index
                %2055 = arith.muli %2054, %c25 : index
                %2056 = arith.addi %2055, %c12 : index
                %2057 = arith.remui %2053, %c4 : index
                %2058 = arith.divui %1872, %c8 : index
                %2059 = arith.remui %1872, %c8 : index
                %2060 = arith.muli %2059, %c7 : index
                %2061 = arith.addi %2058, %2060 : index
                %2062 = arith.muli %2057, %c4 : index
                %2063 = arith.divui %2061, %c2 : index
                %2064 = arith.muli %2063, %c2 : index
                %2065 = arith.remui %2061, %c8 : index
                %2066 = arith.muli %2065, %c8 : index
                %2067 = arith.addi %2064, %2066 : index
                %2068 = arith.divui %2061, %c8 : index
                %2069 = arith.remui %2068, %c8 : index
                %2070 = arith.addi %2067, %2069 : index
                %2071 = arith.addi %2062, %2070 : index
                %2072 = arith.addi %2056, %2071 : index
                %2073 = arith.addi %2008, %2072 : index
                %2074 = vector.shuffle %1986, %1986 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2074, %kv[%2073] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2075 = arith.addi %1982, %c26 : index
                %2076 = arith.divui %2075, %c4 : index
                %2077 = arith.muli %2076, %c25 : index
                %2078 = arith.addi %2077, %c12 : index
                %2079 = arith.remui %2075, %c4 : index
                %2080 = arith.divui %1872, %c8 : index
                %2081 = arith.remui %1872, %c8 : index
                %2082 = arith.muli %2081, %c7 : index
                %2083 = arith.addi %2080, %2082 : index
                %2084 = arith.muli %2079, %c4 : index
                %2085 = arith.divui %2083, %c2 : index
                %2086 = arith.muli %2085, %c2 : index
                %2087 = arith.remui %2083, %c8 : index
                %2088 = arith.muli %2087, %c8 : index
                %2089 = arith.addi %2086, %2088 : index
                %2090 = arith.divui %2083, %c8 : index
                %2091 = arith.remui %2090, %c8 : index
                %2092 = arith.addi %2089, %2091 : index
                %2093 = arith.addi %2084, %2092 : index
                %2094 = arith.addi %2078, %2093 : index
                %2095 = arith.addi %2008, %2094 : index
                %2096 = vector.shuffle %1986, %1986 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2096, %kv[%2095] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2097 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2097 {
            %2098 = wave.lane
            %2099 = arith.muli %2098, %c2 : index
            scf.for %2100 = %2099 to %c6 step %c6 {
              %2101 = arith.addi %1867, %2100 : index
              %2102 = vector.load %19[%2101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2103 = arith.mulf %2102, %1870 : vector<4xf32>
              %2104 = wave.fp8_encode "e5m2" %2103 : vector<4xf32> -> vector<4xi8>
              %2105 = arith.cmpi slt, %1868, %kvHeads : index
              scf.if %2105 {
                %2106 = arith.muli %1868, %c33 : index
                %2107 = arith.addi %1873, %2106 : index
                %2108 = vector.shuffle %2104, %2104 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2109 = arith.divui %2100, %c4 : index
                %2110 = arith.muli %2109, %c25 : index
                %2111 = arith.remui %2100, %c4 : index
                %2112 = arith.muli %1872, %c4 : index
                %2113 = arith.divui %2111, %c2 : index
                %2114 = arith.muli %2113, %c2 : index
                %2115 = arith.remui %2111, %c8 : index
                %2116 = arith.muli %2115, %c8 : index
                %2117 = arith.addi %2114, %2116 : index
                %2118 = arith.divui %2111, %c8 : index
                %2119 = arith.remui %2118, %c8 : index
                %2120 = arith.addi %2117, %2119 : index
                %2121 = arith.addi %2112, %2120 : index
                %2122 = arith.addi %2110, %2121 : index
                %2123 = arith.addi %2107, %2122 : index
                vector.store %2108, %kv[%2123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2124 = arith.subi %1868, %kvHeads : index
                %2125 = arith.muli %2124, %c33 : index
                %2126 = arith.addi %1873, %2125 : index
                %2127 = arith.addi %2100, %c9 : index
                %2128 = arith.divui %2127, %c4 : index
                %2129 = arith.muli %2128, %c25 : index
                %2130 = arith.addi %2129, %c12 : index
                %2131 = arith.remui %2127, %c4 : index
                %2132 = arith.divui %1872, %c8 : index
                %2133 = arith.remui %1872, %c8 : index
                %2134 = arith.muli %2133, %c7 : index
                %2135 = arith.addi %2132, %2134 : index
                %2136 = arith.muli %2131, %c4 : index
                %2137 = arith.divui %2135, %c2 : index
                %2138 = arith.muli %2137, %c2 : index
                %2139 = arith.remui %2135, %c8 : index
                %2140 = arith.muli %2139, %c8 : index
                %2141 = arith.addi %2138, %2140 : index
                %2142 = arith.divui %2135, %c8 : index
                %2143 = arith.remui %2142, %c8 : index
                %2144 = arith.addi %2141, %2143 : index
                %2145 = arith.addi %2136, %2144 : index
                %2146 = arith.addi %2130, %2145 : index
                %2147 = arith.addi %2126, %2146 : index
                %2148 = vector.shuffle %2104, %2104 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2148, %kv[%2147] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2149 = arith.addi %2100, %c10 : index
                %2150 = arith.divui %2149, %c4 : index
                %2151 = arith.muli %2150, %c25 : index
                %2152 = arith.addi %2151, %c12 : index
                %2153 = arith.remui %2149, %c4 : index
                %2154 = arith.divui %1872, %c8 : index
                %2155 = arith.remui %1872, %c8 : index
                %2156 = arith.muli %2155, %c7 : index
                %2157 = arith.addi %2154, %2156 : index
                %2158 = arith.muli %2153, %c4 : index
                %2159 = arith.divui %2157, %c2 : index
                %2160 = arith.muli %2159, %c2 : index
                %2161 = arith.remui %2157, %c8 : index
                %2162 = arith.muli %2161, %c8 : index
                %2163 = arith.addi %2160, %2162 : index
                %2164 = arith.divui %2157, %c8 : index
                %2165 = arith.remui %2164, %c8 : index
                %2166 = arith.addi %2163, %2165 : index
                %2167 = arith.addi %2158, %2166 : index
                %2168 = arith.addi %2152, %2167 : index
                %2169 = arith.addi %2126, %2168 : index
                %2170 = vector.shuffle %2104, %2104 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2170, %kv[%2169] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2171 = arith.addi %2100, %c8 : index
                %2172 = arith.divui %2171, %c4 : index
                %2173 = arith.muli %2172, %c25 : index
                %2174 = arith.addi %2173, %c12 : index
                %2175 = arith.remui %2171, %c4 : index
                %2176 = arith.divui %1872, %c8 : index
                %2177 = arith.remui %1872, %c8 : index
                %2178 = arith.muli %2177, %c7 : index
                %2179 = arith.addi %2176, %2178 : index
                %2180 = arith.muli %2175, %c4 : index
                %2181 = arith.divui %2179, %c2 : index
                %2182 = arith.muli %2181, %c2 : index
                %2183 = arith.remui %2179, %c8 : index
                %2184 = arith.muli %2183, %c8 : index
                %2185 = arith.addi %2182, %2184 : index
                %2186 = arith.divui %2179, %c8 : index
                %2187 = arith.remui %2186, %c8 : index
                %2188 = arith.addi %2185, %2187 : index
                %2189 = arith.addi %2180, %2188 : index
                %2190 = arith.addi %2174, %2189 : index
                %2191 = arith.addi %2126, %2190 : index
                %2192 = vector.shuffle %2104, %2104 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2192, %kv[%2191] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2193 = arith.addi %2100, %c26 : index
                %2194 = arith.divui %2193, %c4 : index
                %2195 = arith.muli %2194, %c25 : index
                %2196 = arith.addi %2195, %c12 : index
                %2197 = arith.remui %2193, %c4 : index
                %2198 = arith.divui %1872, %c8 : index
                %2199 = arith.remui %1872, %c8 : index
                %2200 = arith.muli %2199, %c7 : index
                %2201 = arith.addi %2198, %2200 : index
                %2202 = arith.muli %2197, %c4 : index
                %2203 = arith.divui %2201, %c2 : index
                %2204 = arith.muli %2203, %c2 : index
                %2205 = arith.remui %2201, %c8 : index
                %2206 = arith.muli %2205, %c8 : index
                %2207 = arith.addi %2204, %2206 : index
                %2208 = arith.divui %2201, %c8 : index
                %2209 = arith.remui %2208, %c8 : index
                %2210 = arith.addi %2207, %2209 : index
                %2211 = arith.addi %2202, %2210 : index
                %2212 = arith.addi %2196, %2211 : index
                %2213 = arith.addi %2126, %2212 : index
                %2214 = vector.shuffle %2104, %2104 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2214, %kv[%2213] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2215 = arith.addi %22, %c15 : index
    %2216 = wave.lane
    %2217 = arith.muli %3, %c8 : index
    %2218 = arith.muli %2217, %c25 : index
    %2219 = arith.addi %2218, %2216 : index
    %2220 = arith.muli %4, %c12 : index
    %2221 = arith.addi %2220, %2219 : index
    %2222 = arith.addi %2221, %c9 : index
    %2223 = arith.addi %2222, %c9 : index
    %2224 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %2224, %18[%2223] : memref<?xf32>
    %2225 = arith.muli %4, %c12 : index
    %2226 = arith.addi %2225, %2219 : index
    %2227 = arith.addi %2226, %c9 : index
    %2228 = arith.addi %2227, %c15 : index
    %2229 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %2229, %18[%2228] : memref<?xf32>
    %2230 = arith.muli %4, %c12 : index
    %2231 = arith.addi %2230, %2219 : index
    %2232 = arith.addi %2231, %c9 : index
    %2233 = arith.addi %2232, %c13 : index
    %2234 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %2234, %18[%2233] : memref<?xf32>
    %2235 = arith.muli %4, %c12 : index
    %2236 = arith.addi %2235, %2219 : index
    %2237 = arith.addi %2236, %c9 : index
    %2238 = arith.addi %2237, %c27 : index
    %2239 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %2239, %18[%2238] : memref<?xf32>
    %2240 = arith.muli %4, %c12 : index
    %2241 = arith.addi %2240, %2219 : index
    %2242 = arith.addi %2241, %c9 : index
    %2243 = arith.addi %2242, %c6 : index
    %2244 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %2244, %18[%2243] : memref<?xf32>
    %2245 = arith.muli %4, %c12 : index
    %2246 = arith.addi %2245, %2219 : index
    %2247 = arith.addi %2246, %c9 : index
    %2248 = arith.addi %2247, %c28 : index
    %2249 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %2249, %18[%2248] : memref<?xf32>
    %2250 = arith.muli %4, %c12 : index
    %2251 = arith.addi %2250, %2219 : index
    %2252 = arith.addi %2251, %c9 : index
    %2253 = arith.addi %2252, %c29 : index
    %2254 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %2254, %18[%2253] : memref<?xf32>
    %2255 = arith.muli %4, %c12 : index
    %2256 = arith.addi %2255, %2219 : index
    %2257 = arith.addi %2256, %c9 : index
    %2258 = arith.addi %2257, %c30 : index
    %2259 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %2259, %18[%2258] : memref<?xf32>
    %2260 = arith.muli %4, %c12 : index
    %2261 = arith.addi %2260, %2219 : index
    %2262 = arith.addi %2261, %c25 : index
    %2263 = arith.addi %2262, %c9 : index
    %2264 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %2264, %18[%2263] : memref<?xf32>
    %2265 = arith.muli %4, %c12 : index
    %2266 = arith.addi %2265, %2219 : index
    %2267 = arith.addi %2266, %c25 : index
    %2268 = arith.addi %2267, %c15 : index
    %2269 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %2269, %18[%2268] : memref<?xf32>
    %2270 = arith.muli %4, %c12 : index
    %2271 = arith.addi %2270, %2219 : index
    %2272 = arith.addi %2271, %c25 : index
    %2273 = arith.addi %2272, %c13 : index
    %2274 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %2274, %18[%2273] : memref<?xf32>
    %2275 = arith.muli %4, %c12 : index
    %2276 = arith.addi %2275, %2219 : index
    %2277 = arith.addi %2276, %c25 : index
    %2278 = arith.addi %2277, %c27 : index
    %2279 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %2279, %18[%2278] : memref<?xf32>
    %2280 = arith.muli %4, %c12 : index
    %2281 = arith.addi %2280, %2219 : index
    %2282 = arith.addi %2281, %c25 : index
    %2283 = arith.addi %2282, %c6 : index
    %2284 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %2284, %18[%2283] : memref<?xf32>
    %2285 = arith.muli %4, %c12 : index
    %2286 = arith.addi %2285, %2219 : index
    %2287 = arith.addi %2286, %c25 : index
    %2288 = arith.addi %2287, %c28 : index
    %2289 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %2289, %18[%2288] : memref<?xf32>
    %2290 = arith.muli %4, %c12 : index
    %2291 = arith.addi %2290, %2219 : index
    %2292 = arith.addi %2291, %c25 : index
    %2293 = arith.addi %2292, %c29 : index
    %2294 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %2294, %18[%2293] : memref<?xf32>
    %2295 = arith.muli %4, %c12 : index
    %2296 = arith.addi %2295, %2219 : index
    %2297 = arith.addi %2296, %c25 : index
    %2298 = arith.addi %2297, %c30 : index
    %2299 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %2299, %18[%2298] : memref<?xf32>
    wave.barrier
    %2300 = arith.muli %4, %c8 : index
    %2301 = arith.addi %2300, %c9 : index
    %2302 = arith.muli %2301, %c8 : index
    %2303 = arith.divui %2216, %c4 : index
    %2304 = arith.addi %2302, %2303 : index
    %2305 = arith.addi %2215, %2304 : index
    %2306 = arith.cmpi slt, %2305, %21 : index
    scf.if %2306 {
      %2307 = arith.cmpi eq, %hasFactors, %c10 : index
      %2308 = memref.load %factors[%2305] : memref<?xf32>
      %2309 = arith.select %2307, %2308, %c32 : f32
      %2310 = arith.addi %2219, %c9 : index
      %2311 = arith.muli %2301, %c15 : index
      %2312 = arith.addi %2310, %2311 : index
      %2313 = memref.load %18[%2312] : memref<?xf32>
      %2314 = arith.addi %2312, %c12 : index
      %2315 = memref.load %18[%2314] : memref<?xf32>
      %2316 = arith.addf %2313, %2315 : f32
      %2317 = arith.addi %2312, %c33 : index
      %2318 = memref.load %18[%2317] : memref<?xf32>
      %2319 = arith.addf %2316, %2318 : f32
      %2320 = arith.addi %2312, %c34 : index
      %2321 = memref.load %18[%2320] : memref<?xf32>
      %2322 = arith.addf %2319, %2321 : f32
      %2323 = arith.remui %2216, %c4 : index
      %2324 = arith.muli %2323, %c2 : index
      %2325 = arith.addi %15, %2324 : index
      %2326 = vector.load %w[%2325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2327 = vector.bitcast %2326 : vector<4xi8> to vector<1xf32>
      %2328 = vector.extract %2327[0] : f32 from vector<1xf32>
      %2329 = arith.mulf %2328, %2309 : f32
      %2330 = arith.mulf %2322, %2329 : f32
      %2331 = arith.muli %3, %c8 : index
      %2332 = arith.addi %2331, %c9 : index
      %2333 = arith.muli %2332, %c4 : index
      %2334 = arith.remui %2216, %c4 : index
      %2335 = arith.addi %2333, %2334 : index
      %2336 = arith.muli %2304, %c6 : index
      %2337 = arith.addi %2336, %2335 : index
      memref.store %2330, %19[%2337] : memref<?xf32>
      %2338 = arith.addi %2219, %c25 : index
      %2339 = arith.muli %2301, %c15 : index
      %2340 = arith.addi %2338, %2339 : index
      %2341 = memref.load %18[%2340] : memref<?xf32>
      %2342 = arith.addi %2340, %c12 : index
      %2343 = memref.load %18[%2342] : memref<?xf32>
      %2344 = arith.addf %2341, %2343 : f32
      %2345 = arith.addi %2340, %c33 : index
      %2346 = memref.load %18[%2345] : memref<?xf32>
      %2347 = arith.addf %2344, %2346 : f32
      %2348 = arith.addi %2340, %c34 : index
      %2349 = memref.load %18[%2348] : memref<?xf32>
      %2350 = arith.addf %2347, %2349 : f32
      %2351 = arith.remui %2216, %c4 : index
      %2352 = arith.muli %2351, %c2 : index
      %2353 = arith.addi %17, %2352 : index
      %2354 = vector.load %w[%2353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2355 = vector.bitcast %2354 : vector<4xi8> to vector<1xf32>
      %2356 = vector.extract %2355[0] : f32 from vector<1xf32>
      %2357 = arith.mulf %2356, %2309 : f32
      %2358 = arith.mulf %2350, %2357 : f32
      %2359 = arith.muli %3, %c8 : index
      %2360 = arith.addi %2359, %c10 : index
      %2361 = arith.muli %2360, %c4 : index
      %2362 = arith.remui %2216, %c4 : index
      %2363 = arith.addi %2361, %2362 : index
      %2364 = arith.muli %2304, %c6 : index
      %2365 = arith.addi %2364, %2363 : index
      memref.store %2358, %19[%2365] : memref<?xf32>
    }
    %2366 = arith.muli %4, %c8 : index
    %2367 = arith.addi %2366, %c10 : index
    %2368 = arith.muli %2367, %c8 : index
    %2369 = arith.divui %2216, %c4 : index
    %2370 = arith.addi %2368, %2369 : index
    %2371 = arith.addi %2215, %2370 : index
    %2372 = arith.cmpi slt, %2371, %21 : index
    scf.if %2372 {
      %2373 = arith.cmpi eq, %hasFactors, %c10 : index
      %2374 = memref.load %factors[%2371] : memref<?xf32>
      %2375 = arith.select %2373, %2374, %c32 : f32
      %2376 = arith.addi %2219, %c9 : index
      %2377 = arith.muli %2367, %c15 : index
      %2378 = arith.addi %2376, %2377 : index
      %2379 = memref.load %18[%2378] : memref<?xf32>
      %2380 = arith.addi %2378, %c12 : index
      %2381 = memref.load %18[%2380] : memref<?xf32>
      %2382 = arith.addf %2379, %2381 : f32
      %2383 = arith.addi %2378, %c33 : index
      %2384 = memref.load %18[%2383] : memref<?xf32>
      %2385 = arith.addf %2382, %2384 : f32
      %2386 = arith.addi %2378, %c34 : index
      %2387 = memref.load %18[%2386] : memref<?xf32>
      %2388 = arith.addf %2385, %2387 : f32
      %2389 = arith.remui %2216, %c4 : index
      %2390 = arith.muli %2389, %c2 : index
      %2391 = arith.addi %15, %2390 : index
      %2392 = vector.load %w[%2391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2393 = vector.bitcast %2392 : vector<4xi8> to vector<1xf32>
      %2394 = vector.extract %2393[0] : f32 from vector<1xf32>
      %2395 = arith.mulf %2394, %2375 : f32
      %2396 = arith.mulf %2388, %2395 : f32
      %2397 = arith.muli %3, %c8 : index
      %2398 = arith.addi %2397, %c9 : index
      %2399 = arith.muli %2398, %c4 : index
      %2400 = arith.remui %2216, %c4 : index
      %2401 = arith.addi %2399, %2400 : index
      %2402 = arith.muli %2370, %c6 : index
      %2403 = arith.addi %2402, %2401 : index
      memref.store %2396, %19[%2403] : memref<?xf32>
      %2404 = arith.addi %2219, %c25 : index
      %2405 = arith.muli %2367, %c15 : index
      %2406 = arith.addi %2404, %2405 : index
      %2407 = memref.load %18[%2406] : memref<?xf32>
      %2408 = arith.addi %2406, %c12 : index
      %2409 = memref.load %18[%2408] : memref<?xf32>
      %2410 = arith.addf %2407, %2409 : f32
      %2411 = arith.addi %2406, %c33 : index
      %2412 = memref.load %18[%2411] : memref<?xf32>
      %2413 = arith.addf %2410, %2412 : f32
      %2414 = arith.addi %2406, %c34 : index
      %2415 = memref.load %18[%2414] : memref<?xf32>
      %2416 = arith.addf %2413, %2415 : f32
      %2417 = arith.remui %2216, %c4 : index
      %2418 = arith.muli %2417, %c2 : index
      %2419 = arith.addi %17, %2418 : index
      %2420 = vector.load %w[%2419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2421 = vector.bitcast %2420 : vector<4xi8> to vector<1xf32>
      %2422 = vector.extract %2421[0] : f32 from vector<1xf32>
      %2423 = arith.mulf %2422, %2375 : f32
      %2424 = arith.mulf %2416, %2423 : f32
      %2425 = arith.muli %3, %c8 : index
      %2426 = arith.addi %2425, %c10 : index
      %2427 = arith.muli %2426, %c4 : index
      %2428 = arith.remui %2216, %c4 : index
      %2429 = arith.addi %2427, %2428 : index
      %2430 = arith.muli %2370, %c6 : index
      %2431 = arith.addi %2430, %2429 : index
      memref.store %2424, %19[%2431] : memref<?xf32>
    }
    wave.barrier
    %2432 = arith.addi %22, %c15 : index
    %2433 = wave.wave
    %2434 = arith.addi %2433, %c9 : index
    %2435 = arith.addi %2432, %2434 : index
    %2436 = arith.cmpi slt, %2435, %21 : index
    scf.if %2436 {
      %2437 = arith.addi %2432, %2434 : index
      %2438 = arith.muli %2434, %c6 : index
      %2439 = wave.lane
      %2440 = arith.addi %2439, %c9 : index
      %2441 = arith.cmpi eq, %hasBias, %c10 : index
      %2442 = arith.addi %2438, %2440 : index
      %2443 = memref.load %19[%2442] : memref<?xf32>
      %2444 = arith.muli %0, %c6 : index
      %2445 = arith.addi %2444, %2440 : index
      %2446 = memref.load %bias[%2445] : memref<?xf32>
      %2447 = arith.addf %2443, %2446 : f32
      %2448 = arith.select %2441, %2447, %2443 : f32
      %2449 = arith.addi %2440, %c13 : index
      %2450 = arith.cmpi eq, %hasBias, %c10 : index
      %2451 = arith.addi %2438, %2449 : index
      %2452 = memref.load %19[%2451] : memref<?xf32>
      %2453 = arith.muli %0, %c6 : index
      %2454 = arith.addi %2453, %2449 : index
      %2455 = memref.load %bias[%2454] : memref<?xf32>
      %2456 = arith.addf %2452, %2455 : f32
      %2457 = arith.select %2450, %2456, %2452 : f32
      %2458 = arith.addi %2439, %c15 : index
      %2459 = arith.cmpi eq, %hasBias, %c10 : index
      %2460 = arith.addi %2438, %2458 : index
      %2461 = memref.load %19[%2460] : memref<?xf32>
      %2462 = arith.muli %0, %c6 : index
      %2463 = arith.addi %2462, %2458 : index
      %2464 = memref.load %bias[%2463] : memref<?xf32>
      %2465 = arith.addf %2461, %2464 : f32
      %2466 = arith.select %2459, %2465, %2461 : f32
      %2467 = arith.addi %2458, %c13 : index
      %2468 = arith.cmpi eq, %hasBias, %c10 : index
      %2469 = arith.addi %2438, %2467 : index
      %2470 = memref.load %19[%2469] : memref<?xf32>
      %2471 = arith.muli %0, %c6 : index
      %2472 = arith.addi %2471, %2467 : index
      %2473 = memref.load %bias[%2472] : memref<?xf32>
      %2474 = arith.addf %2470, %2473 : f32
      %2475 = arith.select %2468, %2474, %2470 : f32
      %2476 = arith.addi %heads, %kvHeads : index
      %2477 = arith.cmpi slt, %0, %2476 : index
      scf.if %2477 {
        %2478 = arith.addi %positionsAt, %2437 : index
        %2479 = memref.load %step[%2478] : memref<?xi32>
        %2480 = arith.index_cast %2479 : i32 to index
        %2481 = arith.cmpi eq, %hasNorm, %c10 : index
        %2482 = math.fma %2448, %2448, %c38 : f32
        %2483 = math.fma %2457, %2457, %2482 : f32
        %2484 = math.fma %2466, %2466, %2483 : f32
        %2485 = math.fma %2475, %2475, %2484 : f32
        %2486 = vector.broadcast %2485 : f32 to vector<1xf32>
        %2487 = wave.reduce "add" %2486 : vector<1xf32>
        %2488 = arith.mulf %2487, %inverseHeadDim : f32
        %2489 = arith.addf %2488, %epsilon : f32
        %2490 = math.sqrt %2489 : f32
        %2491 = arith.divf %c32, %2490 : f32
        %2492 = arith.cmpi slt, %0, %heads : index
        %2493 = arith.addi %2440, %c13 : index
        %2494 = memref.load %query_norm[%2440] : memref<?xf32>
        %2495 = memref.load %key_norm[%2440] : memref<?xf32>
        %2496 = arith.select %2492, %2494, %2495 : f32
        %2497 = arith.mulf %2448, %2491 : f32
        %2498 = arith.mulf %2497, %2496 : f32
        %2499 = arith.select %2481, %2498, %2448 : f32
        %2500 = memref.load %query_norm[%2493] : memref<?xf32>
        %2501 = memref.load %key_norm[%2493] : memref<?xf32>
        %2502 = arith.select %2492, %2500, %2501 : f32
        %2503 = arith.mulf %2457, %2491 : f32
        %2504 = arith.mulf %2503, %2502 : f32
        %2505 = arith.select %2481, %2504, %2457 : f32
        %2506 = arith.addi %2458, %c13 : index
        %2507 = memref.load %query_norm[%2458] : memref<?xf32>
        %2508 = memref.load %key_norm[%2458] : memref<?xf32>
        %2509 = arith.select %2492, %2507, %2508 : f32
        %2510 = arith.mulf %2466, %2491 : f32
        %2511 = arith.mulf %2510, %2509 : f32
        %2512 = arith.select %2481, %2511, %2466 : f32
        %2513 = memref.load %query_norm[%2506] : memref<?xf32>
        %2514 = memref.load %key_norm[%2506] : memref<?xf32>
        %2515 = arith.select %2492, %2513, %2514 : f32
        %2516 = arith.mulf %2475, %2491 : f32
        %2517 = arith.mulf %2516, %2515 : f32
        %2518 = arith.select %2481, %2517, %2475 : f32
        %2519 = arith.remui %2480, %c25 : index
        %2520 = arith.muli %2519, %c6 : index
        %2521 = arith.addi %2520, %2440 : index
        %2522 = arith.divui %2480, %c25 : index
        %2523 = arith.addi %2522, %c25 : index
        %2524 = arith.muli %2523, %c6 : index
        %2525 = arith.addi %2524, %2440 : index
        %2526 = memref.load %rope[%2521] : memref<?xf32>
        %2527 = arith.addi %2521, %c13 : index
        %2528 = memref.load %rope[%2527] : memref<?xf32>
        %2529 = memref.load %rope[%2525] : memref<?xf32>
        %2530 = arith.addi %2525, %c13 : index
        %2531 = memref.load %rope[%2530] : memref<?xf32>
        %2532 = arith.mulf %2529, %2526 : f32
        %2533 = arith.mulf %2531, %2528 : f32
        %2534 = arith.subf %2532, %2533 : f32
        %2535 = arith.mulf %2531, %2526 : f32
        %2536 = arith.mulf %2529, %2528 : f32
        %2537 = arith.addf %2535, %2536 : f32
        %2538 = arith.mulf %2499, %2534 : f32
        %2539 = arith.mulf %2505, %2537 : f32
        %2540 = arith.subf %2538, %2539 : f32
        %2541 = arith.mulf %2505, %2534 : f32
        %2542 = arith.mulf %2499, %2537 : f32
        %2543 = arith.addf %2541, %2542 : f32
        %2544 = arith.cmpi slt, %0, %heads : index
        scf.if %2544 {
          %2545 = arith.muli %2437, %heads : index
          %2546 = arith.addi %2545, %0 : index
          %2547 = arith.muli %2546, %c6 : index
          %2548 = arith.addi %2547, %2440 : index
          memref.store %2540, %q[%2548] : memref<?xf32>
          %2549 = arith.addi %2548, %c13 : index
          memref.store %2543, %q[%2549] : memref<?xf32>
        } else {
          %2550 = arith.addi %2438, %2440 : index
          memref.store %2540, %19[%2550] : memref<?xf32>
          %2551 = arith.addi %2438, %2440 : index
          %2552 = arith.addi %2551, %c13 : index
          memref.store %2543, %19[%2552] : memref<?xf32>
        }
        %2553 = arith.remui %2480, %c25 : index
        %2554 = arith.muli %2553, %c6 : index
        %2555 = arith.addi %2554, %2458 : index
        %2556 = arith.divui %2480, %c25 : index
        %2557 = arith.addi %2556, %c25 : index
        %2558 = arith.muli %2557, %c6 : index
        %2559 = arith.addi %2558, %2458 : index
        %2560 = memref.load %rope[%2555] : memref<?xf32>
        %2561 = arith.addi %2555, %c13 : index
        %2562 = memref.load %rope[%2561] : memref<?xf32>
        %2563 = memref.load %rope[%2559] : memref<?xf32>
        %2564 = arith.addi %2559, %c13 : index
        %2565 = memref.load %rope[%2564] : memref<?xf32>
        %2566 = arith.mulf %2563, %2560 : f32
        %2567 = arith.mulf %2565, %2562 : f32
        %2568 = arith.subf %2566, %2567 : f32
        %2569 = arith.mulf %2565, %2560 : f32
        %2570 = arith.mulf %2563, %2562 : f32
        %2571 = arith.addf %2569, %2570 : f32
        %2572 = arith.mulf %2512, %2568 : f32
        %2573 = arith.mulf %2518, %2571 : f32
        %2574 = arith.subf %2572, %2573 : f32
        %2575 = arith.mulf %2518, %2568 : f32
        %2576 = arith.mulf %2512, %2571 : f32
        %2577 = arith.addf %2575, %2576 : f32
        %2578 = arith.cmpi slt, %0, %heads : index
        scf.if %2578 {
          %2579 = arith.muli %2437, %heads : index
          %2580 = arith.addi %2579, %0 : index
          %2581 = arith.muli %2580, %c6 : index
          %2582 = arith.addi %2581, %2458 : index
          memref.store %2574, %q[%2582] : memref<?xf32>
          %2583 = arith.addi %2582, %c13 : index
          memref.store %2577, %q[%2583] : memref<?xf32>
        } else {
          %2584 = arith.addi %2438, %2458 : index
          memref.store %2574, %19[%2584] : memref<?xf32>
          %2585 = arith.addi %2438, %2458 : index
          %2586 = arith.addi %2585, %c13 : index
          memref.store %2577, %19[%2586] : memref<?xf32>
        }
      } else {
        %2587 = arith.cmpi slt, %0, %heads : index
        scf.if %2587 {
          %2588 = arith.muli %2437, %heads : index
          %2589 = arith.addi %2588, %0 : index
          %2590 = arith.muli %2589, %c6 : index
          %2591 = arith.addi %2590, %2440 : index
          memref.store %2448, %q[%2591] : memref<?xf32>
          %2592 = arith.addi %2591, %c13 : index
          memref.store %2457, %q[%2592] : memref<?xf32>
        } else {
          %2593 = arith.addi %2438, %2440 : index
          memref.store %2448, %19[%2593] : memref<?xf32>
          %2594 = arith.addi %2438, %2440 : index
          %2595 = arith.addi %2594, %c13 : index
          memref.store %2457, %19[%2595] : memref<?xf32>
        }
        %2596 = arith.cmpi slt, %0, %heads : index
        scf.if %2596 {
          %2597 = arith.muli %2437, %heads : index
          %2598 = arith.addi %2597, %0 : index
          %2599 = arith.muli %2598, %c6 : index
          %2600 = arith.addi %2599, %2458 : index
          memref.store %2466, %q[%2600] : memref<?xf32>
          %2601 = arith.addi %2600, %c13 : index
          memref.store %2475, %q[%2601] : memref<?xf32>
        } else {
          %2602 = arith.addi %2438, %2458 : index
          memref.store %2466, %19[%2602] : memref<?xf32>
          %2603 = arith.addi %2438, %2458 : index
          %2604 = arith.addi %2603, %c13 : index
          memref.store %2475, %19[%2604] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2605 = arith.cmpi sge, %0, %heads : index
    scf.if %2605 {
      %2606 = arith.addi %2433, %c9 : index
      %2607 = arith.addi %2432, %2606 : index
      %2608 = arith.cmpi slt, %2607, %21 : index
      scf.if %2608 {
        %2609 = arith.addi %2432, %2606 : index
        %2610 = arith.addi %slotsAt, %2609 : index
        %2611 = memref.load %step[%2610] : memref<?xi32>
        %2612 = arith.index_cast %2611 : i32 to index
        %2613 = arith.cmpi sge, %2612, %c9 : index
        scf.if %2613 {
          %2614 = arith.muli %2606, %c6 : index
          %2615 = arith.subi %0, %heads : index
          %2616 = memref.load %scales[%2615] : memref<?xf32>
          %2617 = vector.broadcast %2616 : f32 to vector<4xf32>
          %2618 = arith.divui %2612, %c4 : index
          %2619 = arith.remui %2612, %c4 : index
          %2620 = arith.muli %2618, %pageBytes : index
          %2621 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2621 {
            %2622 = wave.lane
            %2623 = arith.muli %2622, %c2 : index
            scf.for %2624 = %2623 to %c6 step %c6 {
              %2625 = arith.addi %2614, %2624 : index
              %2626 = vector.load %19[%2625] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2627 = arith.mulf %2626, %2617 : vector<4xf32>
              %2628 = arith.minimumf %2627, %c44 : vector<4xf32>
              %2629 = arith.maximumf %2628, %c45 : vector<4xf32>
              %2630 = arith.truncf %2629 : vector<4xf32> to vector<4xf16>
              %2631 = vector.bitcast %2630 : vector<4xf16> to vector<8xi8>
              %2632 = arith.cmpi slt, %2615, %kvHeads : index
              scf.if %2632 {
                %2633 = arith.muli %2615, %c11 : index
                %2634 = arith.addi %2620, %2633 : index
                %2635 = arith.divui %2624, %c4 : index
                %2636 = arith.muli %2635, %c20 : index
                %2637 = arith.remui %2624, %c4 : index
                %2638 = arith.divui %2637, %c7 : index
                %2639 = arith.muli %2638, %c25 : index
                %2640 = arith.muli %2619, %c4 : index
                %2641 = arith.addi %2639, %2640 : index
                %2642 = arith.remui %2637, %c7 : index
                %2643 = arith.muli %2642, %c8 : index
                %2644 = arith.addi %2641, %2643 : index
                %2645 = arith.addi %2636, %2644 : index
                %2646 = arith.addi %2634, %2645 : index
                vector.store %2631, %kv[%2646] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2647 = arith.subi %2615, %kvHeads : index
                %2648 = arith.muli %2647, %c11 : index
                %2649 = arith.addi %2620, %2648 : index
                %2650 = arith.addi %2624, %c9 : index
                %2651 = arith.divui %2650, %c4 : index
                %2652 = arith.muli %2651, %c20 : index
                %2653 = arith.addi %2652, %c33 : index
                %2654 = arith.remui %2650, %c4 : index
                %2655 = arith.divui %2619, %c8 : index
                %2656 = arith.remui %2619, %c8 : index
                %2657 = arith.muli %2656, %c7 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.divui %2658, %c7 : index
                %2660 = arith.muli %2659, %c25 : index
                %2661 = arith.muli %2654, %c4 : index
                %2662 = arith.addi %2660, %2661 : index
                %2663 = arith.remui %2658, %c7 : index
                %2664 = arith.muli %2663, %c8 : index
                %2665 = arith.addi %2662, %2664 : index
                %2666 = arith.addi %2653, %2665 : index
                %2667 = arith.addi %2649, %2666 : index
                %2668 = vector.shuffle %2631, %2631 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2668, %kv[%2667] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2669 = arith.addi %2624, %c10 : index
                %2670 = arith.divui %2669, %c4 : index
                %2671 = arith.muli %2670, %c20 : index
                %2672 = arith.addi %2671, %c33 : index
                %2673 = arith.remui %2669, %c4 : index
                %2674 = arith.divui %2619, %c8 : index
                %2675 = arith.remui %2619, %c8 : index
                %2676 = arith.muli %2675, %c7 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.divui %2677, %c7 : index
                %2679 = arith.muli %2678, %c25 : index
                %2680 = arith.muli %2673, %c4 : index
                %2681 = arith.addi %2679, %2680 : index
                %2682 = arith.remui %2677, %c7 : index
                %2683 = arith.muli %2682, %c8 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.addi %2672, %2684 : index
                %2686 = arith.addi %2649, %2685 : index
                %2687 = vector.shuffle %2631, %2631 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2687, %kv[%2686] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2688 = arith.addi %2624, %c8 : index
                %2689 = arith.divui %2688, %c4 : index
                %2690 = arith.muli %2689, %c20 : index
                %2691 = arith.addi %2690, %c33 : index
                %2692 = arith.remui %2688, %c4 : index
                %2693 = arith.divui %2619, %c8 : index
                %2694 = arith.remui %2619, %c8 : index
                %2695 = arith.muli %2694, %c7 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.divui %2696, %c7 : index
                %2698 = arith.muli %2697, %c25 : index
                %2699 = arith.muli %2692, %c4 : index
                %2700 = arith.addi %2698, %2699 : index
                %2701 = arith.remui %2696, %c7 : index
                %2702 = arith.muli %2701, %c8 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.addi %2691, %2703 : index
                %2705 = arith.addi %2649, %2704 : index
                %2706 = vector.shuffle %2631, %2631 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2706, %kv[%2705] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2707 = arith.addi %2624, %c26 : index
                %2708 = arith.divui %2707, %c4 : index
                %2709 = arith.muli %2708, %c20 : index
                %2710 = arith.addi %2709, %c33 : index
                %2711 = arith.remui %2707, %c4 : index
                %2712 = arith.divui %2619, %c8 : index
                %2713 = arith.remui %2619, %c8 : index
                %2714 = arith.muli %2713, %c7 : index
                %2715 = arith.addi %2712, %2714 : index
                %2716 = arith.divui %2715, %c7 : index
                %2717 = arith.muli %2716, %c25 : index
                %2718 = arith.muli %2711, %c4 : index
                %2719 = arith.addi %2717, %2718 : index
                %2720 = arith.remui %2715, %c7 : index
                %2721 = arith.muli %2720, %c8 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.addi %2710, %2722 : index
                %2724 = arith.addi %2649, %2723 : index
                %2725 = vector.shuffle %2631, %2631 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2725, %kv[%2724] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2726 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2726 {
            %2727 = wave.lane
            %2728 = arith.muli %2727, %c2 : index
            scf.for %2729 = %2728 to %c6 step %c6 {
              %2730 = arith.addi %2614, %2729 : index
              %2731 = vector.load %19[%2730] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2732 = arith.mulf %2731, %2617 : vector<4xf32>
              %2733 = wave.fp8_encode "e4m3" %2732 : vector<4xf32> -> vector<4xi8>
              %2734 = arith.cmpi slt, %2615, %kvHeads : index
              scf.if %2734 {
                %2735 = arith.muli %2615, %c33 : index
                %2736 = arith.addi %2620, %2735 : index
                %2737 = vector.shuffle %2733, %2733 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2738 = arith.divui %2729, %c4 : index
                %2739 = arith.muli %2738, %c25 : index
                %2740 = arith.remui %2729, %c4 : index
                %2741 = arith.muli %2619, %c4 : index
                %2742 = arith.divui %2740, %c2 : index
                %2743 = arith.muli %2742, %c2 : index
                %2744 = arith.remui %2740, %c8 : index
                %2745 = arith.muli %2744, %c8 : index
                %2746 = arith.addi %2743, %2745 : index
                %2747 = arith.divui %2740, %c8 : index
                %2748 = arith.remui %2747, %c8 : index
                %2749 = arith.addi %2746, %2748 : index
                %2750 = arith.addi %2741, %2749 : index
                %2751 = arith.addi %2739, %2750 : index
                %2752 = arith.addi %2736, %2751 : index
                vector.store %2737, %kv[%2752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2753 = arith.subi %2615, %kvHeads : index
                %2754 = arith.muli %2753, %c33 : index
                %2755 = arith.addi %2620, %2754 : index
                %2756 = arith.addi %2729, %c9 : index
                %2757 = arith.divui %2756, %c4 : index
                %2758 = arith.muli %2757, %c25 : index
                %2759 = arith.addi %2758, %c12 : index
                %2760 = arith.remui %2756, %c4 : index
                %2761 = arith.divui %2619, %c8 : index
                %2762 = arith.remui %2619, %c8 : index
                %2763 = arith.muli %2762, %c7 : index
                %2764 = arith.addi %2761, %2763 : index
                %2765 = arith.muli %2760, %c4 : index
                %2766 = arith.divui %2764, %c2 : index
                %2767 = arith.muli %2766, %c2 : index
                %2768 = arith.remui %2764, %c8 : index
                %2769 = arith.muli %2768, %c8 : index
                %2770 = arith.addi %2767, %2769 : index
                %2771 = arith.divui %2764, %c8 : index
                %2772 = arith.remui %2771, %c8 : index
                %2773 = arith.addi %2770, %2772 : index
                %2774 = arith.addi %2765, %2773 : index
                %2775 = arith.addi %2759, %2774 : index
                %2776 = arith.addi %2755, %2775 : index
                %2777 = vector.shuffle %2733, %2733 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2777, %kv[%2776] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2778 = arith.addi %2729, %c10 : index
                %2779 = arith.divui %2778, %c4 : index
                %2780 = arith.muli %2779, %c25 : index
                %2781 = arith.addi %2780, %c12 : index
                %2782 = arith.remui %2778, %c4 : index
                %2783 = arith.divui %2619, %c8 : index
                %2784 = arith.remui %2619, %c8 : index
                %2785 = arith.muli %2784, %c7 : index
                %2786 = arith.addi %2783, %2785 : index
                %2787 = arith.muli %2782, %c4 : index
                %2788 = arith.divui %2786, %c2 : index
                %2789 = arith.muli %2788, %c2 : index
                %2790 = arith.remui %2786, %c8 : index
                %2791 = arith.muli %2790, %c8 : index
                %2792 = arith.addi %2789, %2791 : index
                %2793 = arith.divui %2786, %c8 : index
                %2794 = arith.remui %2793, %c8 : index
                %2795 = arith.addi %2792, %2794 : index
                %2796 = arith.addi %2787, %2795 : index
                %2797 = arith.addi %2781, %2796 : index
                %2798 = arith.addi %2755, %2797 : index
                %2799 = vector.shuffle %2733, %2733 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2799, %kv[%2798] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2800 = arith.addi %2729, %c8 : index
                %2801 = arith.divui %2800, %c4 : index
                %2802 = arith.muli %2801, %c25 : index
                %2803 = arith.addi %2802, %c12 : index
                %2804 = arith.remui %2800, %c4 : index
                %2805 = arith.divui %2619, %c8 : index
                %2806 = arith.remui %2619, %c8 : index
                %2807 = arith.muli %2806, %c7 : index
                %2808 = arith.addi %2805, %2807 : index
                %2809 = arith.muli %2804, %c4 : index
                %2810 = arith.divui %2808, %c2 : index
                %2811 = arith.muli %2810, %c2 : index
                %2812 = arith.remui %2808, %c8 : index
                %2813 = arith.muli %2812, %c8 : index
                %2814 = arith.addi %2811, %2813 : index
                %2815 = arith.divui %2808, %c8 : index
                %2816 = arith.remui %2815, %c8 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.addi %2809, %2817 : index
                %2819 = arith.addi %2803, %2818 : index
                %2820 = arith.addi %2755, %2819 : index
                %2821 = vector.shuffle %2733, %2733 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2821, %kv[%2820] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2822 = arith.addi %2729, %c26 : index
                %2823 = arith.divui %2822, %c4 : index
                %2824 = arith.muli %2823, %c25 : index
                %2825 = arith.addi %2824, %c12 : index
                %2826 = arith.remui %2822, %c4 : index
                %2827 = arith.divui %2619, %c8 : index
                %2828 = arith.remui %2619, %c8 : index
                %2829 = arith.muli %2828, %c7 : index
                %2830 = arith.addi %2827, %2829 : index
                %2831 = arith.muli %2826, %c4 : index
                %2832 = arith.divui %2830, %c2 : index
                %2833 = arith.muli %2832, %c2 : index
                %2834 = arith.remui %2830, %c8 : index
                %2835 = arith.muli %2834, %c8 : index
                %2836 = arith.addi %2833, %2835 : index
                %2837 = arith.divui %2830, %c8 : index
                %2838 = arith.remui %2837, %c8 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.addi %2831, %2839 : index
                %2841 = arith.addi %2825, %2840 : index
                %2842 = arith.addi %2755, %2841 : index
                %2843 = vector.shuffle %2733, %2733 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2843, %kv[%2842] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2844 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2844 {
            %2845 = wave.lane
            %2846 = arith.muli %2845, %c2 : index
            scf.for %2847 = %2846 to %c6 step %c6 {
              %2848 = arith.addi %2614, %2847 : index
              %2849 = vector.load %19[%2848] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2850 = arith.mulf %2849, %2617 : vector<4xf32>
              %2851 = wave.fp8_encode "e5m2" %2850 : vector<4xf32> -> vector<4xi8>
              %2852 = arith.cmpi slt, %2615, %kvHeads : index
              scf.if %2852 {
                %2853 = arith.muli %2615, %c33 : index
                %2854 = arith.addi %2620, %2853 : index
                %2855 = vector.shuffle %2851, %2851 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2856 = arith.divui %2847, %c4 : index
                %2857 = arith.muli %2856, %c25 : index
                %2858 = arith.remui %2847, %c4 : index
                %2859 = arith.muli %2619, %c4 : index
                %2860 = arith.divui %2858, %c2 : index
                %2861 = arith.muli %2860, %c2 : index
                %2862 = arith.remui %2858, %c8 : index
                %2863 = arith.muli %2862, %c8 : index
                %2864 = arith.addi %2861, %2863 : index
                %2865 = arith.divui %2858, %c8 : index
                %2866 = arith.remui %2865, %c8 : index
                %2867 = arith.addi %2864, %2866 : index
                %2868 = arith.addi %2859, %2867 : index
                %2869 = arith.addi %2857, %2868 : index
                %2870 = arith.addi %2854, %2869 : index
                vector.store %2855, %kv[%2870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2871 = arith.subi %2615, %kvHeads : index
                %2872 = arith.muli %2871, %c33 : index
                %2873 = arith.addi %2620, %2872 : index
                %2874 = arith.addi %2847, %c9 : index
                %2875 = arith.divui %2874, %c4 : index
                %2876 = arith.muli %2875, %c25 : index
                %2877 = arith.addi %2876, %c12 : index
                %2878 = arith.remui %2874, %c4 : index
                %2879 = arith.divui %2619, %c8 : index
                %2880 = arith.remui %2619, %c8 : index
                %2881 = arith.muli %2880, %c7 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.muli %2878, %c4 : index
                %2884 = arith.divui %2882, %c2 : index
                %2885 = arith.muli %2884, %c2 : index
                %2886 = arith.remui %2882, %c8 : index
                %2887 = arith.muli %2886, %c8 : index
                %2888 = arith.addi %2885, %2887 : index
                %2889 = arith.divui %2882, %c8 : index
                %2890 = arith.remui %2889, %c8 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.addi %2883, %2891 : index
                %2893 = arith.addi %2877, %2892 : index
                %2894 = arith.addi %2873, %2893 : index
                %2895 = vector.shuffle %2851, %2851 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2895, %kv[%2894] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2896 = arith.addi %2847, %c10 : index
                %2897 = arith.divui %2896, %c4 : index
                %2898 = arith.muli %2897, %c25 : index
                %2899 = arith.addi %2898, %c12 : index
                %2900 = arith.remui %2896, %c4 : index
                %2901 = arith.divui %2619, %c8 : index
                %2902 = arith.remui %2619, %c8 : index
                %2903 = arith.muli %2902, %c7 : index
                %2904 = arith.addi %2901, %2903 : index
                %2905 = arith.muli %2900, %c4 : index
                %2906 = arith.divui %2904, %c2 : index
                %2907 = arith.muli %2906, %c2 : index
                %2908 = arith.remui %2904, %c8 : index
                %2909 = arith.muli %2908, %c8 : index
                %2910 = arith.addi %2907, %2909 : index
                %2911 = arith.divui %2904, %c8 : index
                %2912 = arith.remui %2911, %c8 : index
                %2913 = arith.addi %2910, %2912 : index
                %2914 = arith.addi %2905, %2913 : index
                %2915 = arith.addi %2899, %2914 : index
                %2916 = arith.addi %2873, %2915 : index
                %2917 = vector.shuffle %2851, %2851 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2917, %kv[%2916] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2918 = arith.addi %2847, %c8 : index
                %2919 = arith.divui %2918, %c4 : index
                %2920 = arith.muli %2919, %c25 : index
                %2921 = arith.addi %2920, %c12 : index
                %2922 = arith.remui %2918, %c4 : index
                %2923 = arith.divui %2619, %c8 : index
                %2924 = arith.remui %2619, %c8 : index
                %2925 = arith.muli %2924, %c7 : index
                %2926 = arith.addi %2923, %2925 : index
                %2927 = arith.muli %2922, %c4 : index
                %2928 = arith.divui %2926, %c2 : index
                %2929 = arith.muli %2928, %c2 : index
                %2930 = arith.remui %2926, %c8 : index
                %2931 = arith.muli %2930, %c8 : index
                %2932 = arith.addi %2929, %2931 : index
                %2933 = arith.divui %2926, %c8 : index
                %2934 = arith.remui %2933, %c8 : index
                %2935 = arith.addi %2932, %2934 : index
                %2936 = arith.addi %2927, %2935 : index
                %2937 = arith.addi %2921, %2936 : index
                %2938 = arith.addi %2873, %2937 : index
                %2939 = vector.shuffle %2851, %2851 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2939, %kv[%2938] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2940 = arith.addi %2847, %c26 : index
                %2941 = arith.divui %2940, %c4 : index
                %2942 = arith.muli %2941, %c25 : index
                %2943 = arith.addi %2942, %c12 : index
                %2944 = arith.remui %2940, %c4 : index
                %2945 = arith.divui %2619, %c8 : index
                %2946 = arith.remui %2619, %c8 : index
                %2947 = arith.muli %2946, %c7 : index
                %2948 = arith.addi %2945, %2947 : index
                %2949 = arith.muli %2944, %c4 : index
                %2950 = arith.divui %2948, %c2 : index
                %2951 = arith.muli %2950, %c2 : index
                %2952 = arith.remui %2948, %c8 : index
                %2953 = arith.muli %2952, %c8 : index
                %2954 = arith.addi %2951, %2953 : index
                %2955 = arith.divui %2948, %c8 : index
                %2956 = arith.remui %2955, %c8 : index
                %2957 = arith.addi %2954, %2956 : index
                %2958 = arith.addi %2949, %2957 : index
                %2959 = arith.addi %2943, %2958 : index
                %2960 = arith.addi %2873, %2959 : index
                %2961 = vector.shuffle %2851, %2851 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2961, %kv[%2960] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2962 = arith.addi %22, %c16 : index
    %2963 = wave.lane
    %2964 = arith.muli %3, %c8 : index
    %2965 = arith.muli %2964, %c25 : index
    %2966 = arith.addi %2965, %2963 : index
    %2967 = arith.muli %4, %c12 : index
    %2968 = arith.addi %2967, %2966 : index
    %2969 = arith.addi %2968, %c9 : index
    %2970 = arith.addi %2969, %c9 : index
    %2971 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %2971, %18[%2970] : memref<?xf32>
    %2972 = arith.muli %4, %c12 : index
    %2973 = arith.addi %2972, %2966 : index
    %2974 = arith.addi %2973, %c9 : index
    %2975 = arith.addi %2974, %c15 : index
    %2976 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %2976, %18[%2975] : memref<?xf32>
    %2977 = arith.muli %4, %c12 : index
    %2978 = arith.addi %2977, %2966 : index
    %2979 = arith.addi %2978, %c9 : index
    %2980 = arith.addi %2979, %c13 : index
    %2981 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %2981, %18[%2980] : memref<?xf32>
    %2982 = arith.muli %4, %c12 : index
    %2983 = arith.addi %2982, %2966 : index
    %2984 = arith.addi %2983, %c9 : index
    %2985 = arith.addi %2984, %c27 : index
    %2986 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %2986, %18[%2985] : memref<?xf32>
    %2987 = arith.muli %4, %c12 : index
    %2988 = arith.addi %2987, %2966 : index
    %2989 = arith.addi %2988, %c9 : index
    %2990 = arith.addi %2989, %c6 : index
    %2991 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %2991, %18[%2990] : memref<?xf32>
    %2992 = arith.muli %4, %c12 : index
    %2993 = arith.addi %2992, %2966 : index
    %2994 = arith.addi %2993, %c9 : index
    %2995 = arith.addi %2994, %c28 : index
    %2996 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %2996, %18[%2995] : memref<?xf32>
    %2997 = arith.muli %4, %c12 : index
    %2998 = arith.addi %2997, %2966 : index
    %2999 = arith.addi %2998, %c9 : index
    %3000 = arith.addi %2999, %c29 : index
    %3001 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %3001, %18[%3000] : memref<?xf32>
    %3002 = arith.muli %4, %c12 : index
    %3003 = arith.addi %3002, %2966 : index
    %3004 = arith.addi %3003, %c9 : index
    %3005 = arith.addi %3004, %c30 : index
    %3006 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %3006, %18[%3005] : memref<?xf32>
    %3007 = arith.muli %4, %c12 : index
    %3008 = arith.addi %3007, %2966 : index
    %3009 = arith.addi %3008, %c25 : index
    %3010 = arith.addi %3009, %c9 : index
    %3011 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %3011, %18[%3010] : memref<?xf32>
    %3012 = arith.muli %4, %c12 : index
    %3013 = arith.addi %3012, %2966 : index
    %3014 = arith.addi %3013, %c25 : index
    %3015 = arith.addi %3014, %c15 : index
    %3016 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %3016, %18[%3015] : memref<?xf32>
    %3017 = arith.muli %4, %c12 : index
    %3018 = arith.addi %3017, %2966 : index
    %3019 = arith.addi %3018, %c25 : index
    %3020 = arith.addi %3019, %c13 : index
    %3021 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %3021, %18[%3020] : memref<?xf32>
    %3022 = arith.muli %4, %c12 : index
    %3023 = arith.addi %3022, %2966 : index
    %3024 = arith.addi %3023, %c25 : index
    %3025 = arith.addi %3024, %c27 : index
    %3026 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %3026, %18[%3025] : memref<?xf32>
    %3027 = arith.muli %4, %c12 : index
    %3028 = arith.addi %3027, %2966 : index
    %3029 = arith.addi %3028, %c25 : index
    %3030 = arith.addi %3029, %c6 : index
    %3031 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %3031, %18[%3030] : memref<?xf32>
    %3032 = arith.muli %4, %c12 : index
    %3033 = arith.addi %3032, %2966 : index
    %3034 = arith.addi %3033, %c25 : index
    %3035 = arith.addi %3034, %c28 : index
    %3036 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %3036, %18[%3035] : memref<?xf32>
    %3037 = arith.muli %4, %c12 : index
    %3038 = arith.addi %3037, %2966 : index
    %3039 = arith.addi %3038, %c25 : index
    %3040 = arith.addi %3039, %c29 : index
    %3041 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %3041, %18[%3040] : memref<?xf32>
    %3042 = arith.muli %4, %c12 : index
    %3043 = arith.addi %3042, %2966 : index
    %3044 = arith.addi %3043, %c25 : index
    %3045 = arith.addi %3044, %c30 : index
    %3046 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %3046, %18[%3045] : memref<?xf32>
    wave.barrier
    %3047 = arith.muli %4, %c8 : index
    %3048 = arith.addi %3047, %c9 : index
    %3049 = arith.muli %3048, %c8 : index
    %3050 = arith.divui %2963, %c4 : index
    %3051 = arith.addi %3049, %3050 : index
    %3052 = arith.addi %2962, %3051 : index
    %3053 = arith.cmpi slt, %3052, %21 : index
    scf.if %3053 {
      %3054 = arith.cmpi eq, %hasFactors, %c10 : index
      %3055 = memref.load %factors[%3052] : memref<?xf32>
      %3056 = arith.select %3054, %3055, %c32 : f32
      %3057 = arith.addi %2966, %c9 : index
      %3058 = arith.muli %3048, %c15 : index
      %3059 = arith.addi %3057, %3058 : index
      %3060 = memref.load %18[%3059] : memref<?xf32>
      %3061 = arith.addi %3059, %c12 : index
      %3062 = memref.load %18[%3061] : memref<?xf32>
      %3063 = arith.addf %3060, %3062 : f32
      %3064 = arith.addi %3059, %c33 : index
      %3065 = memref.load %18[%3064] : memref<?xf32>
      %3066 = arith.addf %3063, %3065 : f32
      %3067 = arith.addi %3059, %c34 : index
      %3068 = memref.load %18[%3067] : memref<?xf32>
      %3069 = arith.addf %3066, %3068 : f32
      %3070 = arith.remui %2963, %c4 : index
      %3071 = arith.muli %3070, %c2 : index
      %3072 = arith.addi %15, %3071 : index
      %3073 = vector.load %w[%3072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3074 = vector.bitcast %3073 : vector<4xi8> to vector<1xf32>
      %3075 = vector.extract %3074[0] : f32 from vector<1xf32>
      %3076 = arith.mulf %3075, %3056 : f32
      %3077 = arith.mulf %3069, %3076 : f32
      %3078 = arith.muli %3, %c8 : index
      %3079 = arith.addi %3078, %c9 : index
      %3080 = arith.muli %3079, %c4 : index
      %3081 = arith.remui %2963, %c4 : index
      %3082 = arith.addi %3080, %3081 : index
      %3083 = arith.muli %3051, %c6 : index
      %3084 = arith.addi %3083, %3082 : index
      memref.store %3077, %19[%3084] : memref<?xf32>
      %3085 = arith.addi %2966, %c25 : index
      %3086 = arith.muli %3048, %c15 : index
      %3087 = arith.addi %3085, %3086 : index
      %3088 = memref.load %18[%3087] : memref<?xf32>
      %3089 = arith.addi %3087, %c12 : index
      %3090 = memref.load %18[%3089] : memref<?xf32>
      %3091 = arith.addf %3088, %3090 : f32
      %3092 = arith.addi %3087, %c33 : index
      %3093 = memref.load %18[%3092] : memref<?xf32>
      %3094 = arith.addf %3091, %3093 : f32
      %3095 = arith.addi %3087, %c34 : index
      %3096 = memref.load %18[%3095] : memref<?xf32>
      %3097 = arith.addf %3094, %3096 : f32
      %3098 = arith.remui %2963, %c4 : index
      %3099 = arith.muli %3098, %c2 : index
      %3100 = arith.addi %17, %3099 : index
      %3101 = vector.load %w[%3100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3102 = vector.bitcast %3101 : vector<4xi8> to vector<1xf32>
      %3103 = vector.extract %3102[0] : f32 from vector<1xf32>
      %3104 = arith.mulf %3103, %3056 : f32
      %3105 = arith.mulf %3097, %3104 : f32
      %3106 = arith.muli %3, %c8 : index
      %3107 = arith.addi %3106, %c10 : index
      %3108 = arith.muli %3107, %c4 : index
      %3109 = arith.remui %2963, %c4 : index
      %3110 = arith.addi %3108, %3109 : index
      %3111 = arith.muli %3051, %c6 : index
      %3112 = arith.addi %3111, %3110 : index
      memref.store %3105, %19[%3112] : memref<?xf32>
    }
    %3113 = arith.muli %4, %c8 : index
    %3114 = arith.addi %3113, %c10 : index
    %3115 = arith.muli %3114, %c8 : index
    %3116 = arith.divui %2963, %c4 : index
    %3117 = arith.addi %3115, %3116 : index
    %3118 = arith.addi %2962, %3117 : index
    %3119 = arith.cmpi slt, %3118, %21 : index
    scf.if %3119 {
      %3120 = arith.cmpi eq, %hasFactors, %c10 : index
      %3121 = memref.load %factors[%3118] : memref<?xf32>
      %3122 = arith.select %3120, %3121, %c32 : f32
      %3123 = arith.addi %2966, %c9 : index
      %3124 = arith.muli %3114, %c15 : index
      %3125 = arith.addi %3123, %3124 : index
      %3126 = memref.load %18[%3125] : memref<?xf32>
      %3127 = arith.addi %3125, %c12 : index
      %3128 = memref.load %18[%3127] : memref<?xf32>
      %3129 = arith.addf %3126, %3128 : f32
      %3130 = arith.addi %3125, %c33 : index
      %3131 = memref.load %18[%3130] : memref<?xf32>
      %3132 = arith.addf %3129, %3131 : f32
      %3133 = arith.addi %3125, %c34 : index
      %3134 = memref.load %18[%3133] : memref<?xf32>
      %3135 = arith.addf %3132, %3134 : f32
      %3136 = arith.remui %2963, %c4 : index
      %3137 = arith.muli %3136, %c2 : index
      %3138 = arith.addi %15, %3137 : index
      %3139 = vector.load %w[%3138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3140 = vector.bitcast %3139 : vector<4xi8> to vector<1xf32>
      %3141 = vector.extract %3140[0] : f32 from vector<1xf32>
      %3142 = arith.mulf %3141, %3122 : f32
      %3143 = arith.mulf %3135, %3142 : f32
      %3144 = arith.muli %3, %c8 : index
      %3145 = arith.addi %3144, %c9 : index
      %3146 = arith.muli %3145, %c4 : index
      %3147 = arith.remui %2963, %c4 : index
      %3148 = arith.addi %3146, %3147 : index
      %3149 = arith.muli %3117, %c6 : index
      %3150 = arith.addi %3149, %3148 : index
      memref.store %3143, %19[%3150] : memref<?xf32>
      %3151 = arith.addi %2966, %c25 : index
      %3152 = arith.muli %3114, %c15 : index
      %3153 = arith.addi %3151, %3152 : index
      %3154 = memref.load %18[%3153] : memref<?xf32>
      %3155 = arith.addi %3153, %c12 : index
      %3156 = memref.load %18[%3155] : memref<?xf32>
      %3157 = arith.addf %3154, %3156 : f32
      %3158 = arith.addi %3153, %c33 : index
      %3159 = memref.load %18[%3158] : memref<?xf32>
      %3160 = arith.addf %3157, %3159 : f32
      %3161 = arith.addi %3153, %c34 : index
      %3162 = memref.load %18[%3161] : memref<?xf32>
      %3163 = arith.addf %3160, %3162 : f32
      %3164 = arith.remui %2963, %c4 : index
      %3165 = arith.muli %3164, %c2 : index
      %3166 = arith.addi %17, %3165 : index
      %3167 = vector.load %w[%3166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3168 = vector.bitcast %3167 : vector<4xi8> to vector<1xf32>
      %3169 = vector.extract %3168[0] : f32 from vector<1xf32>
      %3170 = arith.mulf %3169, %3122 : f32
      %3171 = arith.mulf %3163, %3170 : f32
      %3172 = arith.muli %3, %c8 : index
      %3173 = arith.addi %3172, %c10 : index
      %3174 = arith.muli %3173, %c4 : index
      %3175 = arith.remui %2963, %c4 : index
      %3176 = arith.addi %3174, %3175 : index
      %3177 = arith.muli %3117, %c6 : index
      %3178 = arith.addi %3177, %3176 : index
      memref.store %3171, %19[%3178] : memref<?xf32>
    }
    wave.barrier
    %3179 = arith.addi %22, %c16 : index
    %3180 = wave.wave
    %3181 = arith.addi %3180, %c9 : index
    %3182 = arith.addi %3179, %3181 : index
    %3183 = arith.cmpi slt, %3182, %21 : index
    scf.if %3183 {
      %3184 = arith.addi %3179, %3181 : index
      %3185 = arith.muli %3181, %c6 : index
      %3186 = wave.lane
      %3187 = arith.addi %3186, %c9 : index
      %3188 = arith.cmpi eq, %hasBias, %c10 : index
      %3189 = arith.addi %3185, %3187 : index
      %3190 = memref.load %19[%3189] : memref<?xf32>
      %3191 = arith.muli %0, %c6 : index
      %3192 = arith.addi %3191, %3187 : index
      %3193 = memref.load %bias[%3192] : memref<?xf32>
      %3194 = arith.addf %3190, %3193 : f32
      %3195 = arith.select %3188, %3194, %3190 : f32
      %3196 = arith.addi %3187, %c13 : index
      %3197 = arith.cmpi eq, %hasBias, %c10 : index
      %3198 = arith.addi %3185, %3196 : index
      %3199 = memref.load %19[%3198] : memref<?xf32>
      %3200 = arith.muli %0, %c6 : index
      %3201 = arith.addi %3200, %3196 : index
      %3202 = memref.load %bias[%3201] : memref<?xf32>
      %3203 = arith.addf %3199, %3202 : f32
      %3204 = arith.select %3197, %3203, %3199 : f32
      %3205 = arith.addi %3186, %c15 : index
      %3206 = arith.cmpi eq, %hasBias, %c10 : index
      %3207 = arith.addi %3185, %3205 : index
      %3208 = memref.load %19[%3207] : memref<?xf32>
      %3209 = arith.muli %0, %c6 : index
      %3210 = arith.addi %3209, %3205 : index
      %3211 = memref.load %bias[%3210] : memref<?xf32>
      %3212 = arith.addf %3208, %3211 : f32
      %3213 = arith.select %3206, %3212, %3208 : f32
      %3214 = arith.addi %3205, %c13 : index
      %3215 = arith.cmpi eq, %hasBias, %c10 : index
      %3216 = arith.addi %3185, %3214 : index
      %3217 = memref.load %19[%3216] : memref<?xf32>
      %3218 = arith.muli %0, %c6 : index
      %3219 = arith.addi %3218, %3214 : index
      %3220 = memref.load %bias[%3219] : memref<?xf32>
      %3221 = arith.addf %3217, %3220 : f32
      %3222 = arith.select %3215, %3221, %3217 : f32
      %3223 = arith.addi %heads, %kvHeads : index
      %3224 = arith.cmpi slt, %0, %3223 : index
      scf.if %3224 {
        %3225 = arith.addi %positionsAt, %3184 : index
        %3226 = memref.load %step[%3225] : memref<?xi32>
        %3227 = arith.index_cast %3226 : i32 to index
        %3228 = arith.cmpi eq, %hasNorm, %c10 : index
        %3229 = math.fma %3195, %3195, %c38 : f32
        %3230 = math.fma %3204, %3204, %3229 : f32
        %3231 = math.fma %3213, %3213, %3230 : f32
        %3232 = math.fma %3222, %3222, %3231 : f32
        %3233 = vector.broadcast %3232 : f32 to vector<1xf32>
        %3234 = wave.reduce "add" %3233 : vector<1xf32>
        %3235 = arith.mulf %3234, %inverseHeadDim : f32
        %3236 = arith.addf %3235, %epsilon : f32
        %3237 = math.sqrt %3236 : f32
        %3238 = arith.divf %c32, %3237 : f32
        %3239 = arith.cmpi slt, %0, %heads : index
        %3240 = arith.addi %3187, %c13 : index
        %3241 = memref.load %query_norm[%3187] : memref<?xf32>
        %3242 = memref.load %key_norm[%3187] : memref<?xf32>
        %3243 = arith.select %3239, %3241, %3242 : f32
        %3244 = arith.mulf %3195, %3238 : f32
        %3245 = arith.mulf %3244, %3243 : f32
        %3246 = arith.select %3228, %3245, %3195 : f32
        %3247 = memref.load %query_norm[%3240] : memref<?xf32>
        %3248 = memref.load %key_norm[%3240] : memref<?xf32>
        %3249 = arith.select %3239, %3247, %3248 : f32
        %3250 = arith.mulf %3204, %3238 : f32
        %3251 = arith.mulf %3250, %3249 : f32
        %3252 = arith.select %3228, %3251, %3204 : f32
        %3253 = arith.addi %3205, %c13 : index
        %3254 = memref.load %query_norm[%3205] : memref<?xf32>
        %3255 = memref.load %key_norm[%3205] : memref<?xf32>
        %3256 = arith.select %3239, %3254, %3255 : f32
        %3257 = arith.mulf %3213, %3238 : f32
        %3258 = arith.mulf %3257, %3256 : f32
        %3259 = arith.select %3228, %3258, %3213 : f32
        %3260 = memref.load %query_norm[%3253] : memref<?xf32>
        %3261 = memref.load %key_norm[%3253] : memref<?xf32>
        %3262 = arith.select %3239, %3260, %3261 : f32
        %3263 = arith.mulf %3222, %3238 : f32
        %3264 = arith.mulf %3263, %3262 : f32
        %3265 = arith.select %3228, %3264, %3222 : f32
        %3266 = arith.remui %3227, %c25 : index
        %3267 = arith.muli %3266, %c6 : index
        %3268 = arith.addi %3267, %3187 : index
        %3269 = arith.divui %3227, %c25 : index
        %3270 = arith.addi %3269, %c25 : index
        %3271 = arith.muli %3270, %c6 : index
        %3272 = arith.addi %3271, %3187 : index
        %3273 = memref.load %rope[%3268] : memref<?xf32>
        %3274 = arith.addi %3268, %c13 : index
        %3275 = memref.load %rope[%3274] : memref<?xf32>
        %3276 = memref.load %rope[%3272] : memref<?xf32>
        %3277 = arith.addi %3272, %c13 : index
        %3278 = memref.load %rope[%3277] : memref<?xf32>
        %3279 = arith.mulf %3276, %3273 : f32
        %3280 = arith.mulf %3278, %3275 : f32
        %3281 = arith.subf %3279, %3280 : f32
        %3282 = arith.mulf %3278, %3273 : f32
        %3283 = arith.mulf %3276, %3275 : f32
        %3284 = arith.addf %3282, %3283 : f32
        %3285 = arith.mulf %3246, %3281 : f32
        %3286 = arith.mulf %3252, %3284 : f32
        %3287 = arith.subf %3285, %3286 : f32
        %3288 = arith.mulf %3252, %3281 : f32
        %3289 = arith.mulf %3246, %3284 : f32
        %3290 = arith.addf %3288, %3289 : f32
        %3291 = arith.cmpi slt, %0, %heads : index
        scf.if %3291 {
          %3292 = arith.muli %3184, %heads : index
          %3293 = arith.addi %3292, %0 : index
          %3294 = arith.muli %3293, %c6 : index
          %3295 = arith.addi %3294, %3187 : index
          memref.store %3287, %q[%3295] : memref<?xf32>
          %3296 = arith.addi %3295, %c13 : index
          memref.store %3290, %q[%3296] : memref<?xf32>
        } else {
          %3297 = arith.addi %3185, %3187 : index
          memref.store %3287, %19[%3297] : memref<?xf32>
          %3298 = arith.addi %3185, %3187 : index
          %3299 = arith.addi %3298, %c13 : index
          memref.store %3290, %19[%3299] : memref<?xf32>
        }
        %3300 = arith.remui %3227, %c25 : index
        %3301 = arith.muli %3300, %c6 : index
        %3302 = arith.addi %3301, %3205 : index
        %3303 = arith.divui %3227, %c25 : index
        %3304 = arith.addi %3303, %c25 : index
        %3305 = arith.muli %3304, %c6 : index
        %3306 = arith.addi %3305, %3205 : index
        %3307 = memref.load %rope[%3302] : memref<?xf32>
        %3308 = arith.addi %3302, %c13 : index
        %3309 = memref.load %rope[%3308] : memref<?xf32>
        %3310 = memref.load %rope[%3306] : memref<?xf32>
        %3311 = arith.addi %3306, %c13 : index
        %3312 = memref.load %rope[%3311] : memref<?xf32>
        %3313 = arith.mulf %3310, %3307 : f32
        %3314 = arith.mulf %3312, %3309 : f32
        %3315 = arith.subf %3313, %3314 : f32
        %3316 = arith.mulf %3312, %3307 : f32
        %3317 = arith.mulf %3310, %3309 : f32
        %3318 = arith.addf %3316, %3317 : f32
        %3319 = arith.mulf %3259, %3315 : f32
        %3320 = arith.mulf %3265, %3318 : f32
        %3321 = arith.subf %3319, %3320 : f32
        %3322 = arith.mulf %3265, %3315 : f32
        %3323 = arith.mulf %3259, %3318 : f32
        %3324 = arith.addf %3322, %3323 : f32
        %3325 = arith.cmpi slt, %0, %heads : index
        scf.if %3325 {
          %3326 = arith.muli %3184, %heads : index
          %3327 = arith.addi %3326, %0 : index
          %3328 = arith.muli %3327, %c6 : index
          %3329 = arith.addi %3328, %3205 : index
          memref.store %3321, %q[%3329] : memref<?xf32>
          %3330 = arith.addi %3329, %c13 : index
          memref.store %3324, %q[%3330] : memref<?xf32>
        } else {
          %3331 = arith.addi %3185, %3205 : index
          memref.store %3321, %19[%3331] : memref<?xf32>
          %3332 = arith.addi %3185, %3205 : index
          %3333 = arith.addi %3332, %c13 : index
          memref.store %3324, %19[%3333] : memref<?xf32>
        }
      } else {
        %3334 = arith.cmpi slt, %0, %heads : index
        scf.if %3334 {
          %3335 = arith.muli %3184, %heads : index
          %3336 = arith.addi %3335, %0 : index
          %3337 = arith.muli %3336, %c6 : index
          %3338 = arith.addi %3337, %3187 : index
          memref.store %3195, %q[%3338] : memref<?xf32>
          %3339 = arith.addi %3338, %c13 : index
          memref.store %3204, %q[%3339] : memref<?xf32>
        } else {
          %3340 = arith.addi %3185, %3187 : index
          memref.store %3195, %19[%3340] : memref<?xf32>
          %3341 = arith.addi %3185, %3187 : index
          %3342 = arith.addi %3341, %c13 : index
          memref.store %3204, %19[%3342] : memref<?xf32>
        }
        %3343 = arith.cmpi slt, %0, %heads : index
        scf.if %3343 {
          %3344 = arith.muli %3184, %heads : index
          %3345 = arith.addi %3344, %0 : index
          %3346 = arith.muli %3345, %c6 : index
          %3347 = arith.addi %3346, %3205 : index
          memref.store %3213, %q[%3347] : memref<?xf32>
          %3348 = arith.addi %3347, %c13 : index
          memref.store %3222, %q[%3348] : memref<?xf32>
        } else {
          %3349 = arith.addi %3185, %3205 : index
          memref.store %3213, %19[%3349] : memref<?xf32>
          %3350 = arith.addi %3185, %3205 : index
          %3351 = arith.addi %3350, %c13 : index
          memref.store %3222, %19[%3351] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3352 = arith.cmpi sge, %0, %heads : index
    scf.if %3352 {
      %3353 = arith.addi %3180, %c9 : index
      %3354 = arith.addi %3179, %3353 : index
      %3355 = arith.cmpi slt, %3354, %21 : index
      scf.if %3355 {
        %3356 = arith.addi %3179, %3353 : index
        %3357 = arith.addi %slotsAt, %3356 : index
        %3358 = memref.load %step[%3357] : memref<?xi32>
        %3359 = arith.index_cast %3358 : i32 to index
        %3360 = arith.cmpi sge, %3359, %c9 : index
        scf.if %3360 {
          %3361 = arith.muli %3353, %c6 : index
          %3362 = arith.subi %0, %heads : index
          %3363 = memref.load %scales[%3362] : memref<?xf32>
          %3364 = vector.broadcast %3363 : f32 to vector<4xf32>
          %3365 = arith.divui %3359, %c4 : index
          %3366 = arith.remui %3359, %c4 : index
          %3367 = arith.muli %3365, %pageBytes : index
          %3368 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3368 {
            %3369 = wave.lane
            %3370 = arith.muli %3369, %c2 : index
            scf.for %3371 = %3370 to %c6 step %c6 {
              %3372 = arith.addi %3361, %3371 : index
              %3373 = vector.load %19[%3372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3374 = arith.mulf %3373, %3364 : vector<4xf32>
              %3375 = arith.minimumf %3374, %c44 : vector<4xf32>
              %3376 = arith.maximumf %3375, %c45 : vector<4xf32>
              %3377 = arith.truncf %3376 : vector<4xf32> to vector<4xf16>
              %3378 = vector.bitcast %3377 : vector<4xf16> to vector<8xi8>
              %3379 = arith.cmpi slt, %3362, %kvHeads : index
              scf.if %3379 {
                %3380 = arith.muli %3362, %c11 : index
                %3381 = arith.addi %3367, %3380 : index
                %3382 = arith.divui %3371, %c4 : index
                %3383 = arith.muli %3382, %c20 : index
                %3384 = arith.remui %3371, %c4 : index
                %3385 = arith.divui %3384, %c7 : index
                %3386 = arith.muli %3385, %c25 : index
                %3387 = arith.muli %3366, %c4 : index
                %3388 = arith.addi %3386, %3387 : index
                %3389 = arith.remui %3384, %c7 : index
                %3390 = arith.muli %3389, %c8 : index
                %3391 = arith.addi %3388, %3390 : index
                %3392 = arith.addi %3383, %3391 : index
                %3393 = arith.addi %3381, %3392 : index
                vector.store %3378, %kv[%3393] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3394 = arith.subi %3362, %kvHeads : index
                %3395 = arith.muli %3394, %c11 : index
                %3396 = arith.addi %3367, %3395 : index
                %3397 = arith.addi %3371, %c9 : index
                %3398 = arith.divui %3397, %c4 : index
                %3399 = arith.muli %3398, %c20 : index
                %3400 = arith.addi %3399, %c33 : index
                %3401 = arith.remui %3397, %c4 : index
                %3402 = arith.divui %3366, %c8 : index
                %3403 = arith.remui %3366, %c8 : index
                %3404 = arith.muli %3403, %c7 : index
                %3405 = arith.addi %3402, %3404 : index
                %3406 = arith.divui %3405, %c7 : index
                %3407 = arith.muli %3406, %c25 : index
                %3408 = arith.muli %3401, %c4 : index
                %3409 = arith.addi %3407, %3408 : index
                %3410 = arith.remui %3405, %c7 : index
                %3411 = arith.muli %3410, %c8 : index
                %3412 = arith.addi %3409, %3411 : index
                %3413 = arith.addi %3400, %3412 : index
                %3414 = arith.addi %3396, %3413 : index
                %3415 = vector.shuffle %3378, %3378 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3415, %kv[%3414] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3416 = arith.addi %3371, %c10 : index
                %3417 = arith.divui %3416, %c4 : index
                %3418 = arith.muli %3417, %c20 : index
                %3419 = arith.addi %3418, %c33 : index
                %3420 = arith.remui %3416, %c4 : index
                %3421 = arith.divui %3366, %c8 : index
                %3422 = arith.remui %3366, %c8 : index
                %3423 = arith.muli %3422, %c7 : index
                %3424 = arith.addi %3421, %3423 : index
                %3425 = arith.divui %3424, %c7 : index
                %3426 = arith.muli %3425, %c25 : index
                %3427 = arith.muli %3420, %c4 : index
                %3428 = arith.addi %3426, %3427 : index
                %3429 = arith.remui %3424, %c7 : index
                %3430 = arith.muli %3429, %c8 : index
                %3431 = arith.addi %3428, %3430 : index
                %3432 = arith.addi %3419, %3431 : index
                %3433 = arith.addi %3396, %3432 : index
                %3434 = vector.shuffle %3378, %3378 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3434, %kv[%3433] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3435 = arith.addi %3371, %c8 : index
                %3436 = arith.divui %3435, %c4 : index
                %3437 = arith.muli %3436, %c20 : index
                %3438 = arith.addi %3437, %c33 : index
                %3439 = arith.remui %3435, %c4 : index
                %3440 = arith.divui %3366, %c8 : index
                %3441 = arith.remui %3366, %c8 : index
                %3442 = arith.muli %3441, %c7 : index
                %3443 = arith.addi %3440, %3442 : index
                %3444 = arith.divui %3443, %c7 : index
                %3445 = arith.muli %3444, %c25 : index
                %3446 = arith.muli %3439, %c4 : index
                %3447 = arith.addi %3445, %3446 : index
                %3448 = arith.remui %3443, %c7 : index
                %3449 = arith.muli %3448, %c8 : index
                %3450 = arith.addi %3447, %3449 : index
                %3451 = arith.addi %3438, %3450 : index
                %3452 = arith.addi %3396, %3451 : index
                %3453 = vector.shuffle %3378, %3378 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3453, %kv[%3452] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3454 = arith.addi %3371, %c26 : index
                %3455 = arith.divui %3454, %c4 : index
                %3456 = arith.muli %3455, %c20 : index
                %3457 = arith.addi %3456, %c33 : index
                %3458 = arith.remui %3454, %c4 : index
                %3459 = arith.divui %3366, %c8 : index
                %3460 = arith.remui %3366, %c8 : index
                %3461 = arith.muli %3460, %c7 : index
                %3462 = arith.addi %3459, %3461 : index
                %3463 = arith.divui %3462, %c7 : index
                %3464 = arith.muli %3463, %c25 : index
                %3465 = arith.muli %3458, %c4 : index
                %3466 = arith.addi %3464, %3465 : index
                %3467 = arith.remui %3462, %c7 : index
                %3468 = arith.muli %3467, %c8 : index
                %3469 = arith.addi %3466, %3468 : index
                %3470 = arith.addi %3457, %3469 : index
                %3471 = arith.addi %3396, %3470 : index
                %3472 = vector.shuffle %3378, %3378 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3472, %kv[%3471] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3473 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3473 {
            %3474 = wave.lane
            %3475 = arith.muli %3474, %c2 : index
            scf.for %3476 = %3475 to %c6 step %c6 {
              %3477 = arith.addi %3361, %3476 : index
              %3478 = vector.load %19[%3477] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3479 = arith.mulf %3478, %3364 : vector<4xf32>
              %3480 = wave.fp8_encode "e4m3" %3479 : vector<4xf32> -> vector<4xi8>
              %3481 = arith.cmpi slt, %3362, %kvHeads : index
              scf.if %3481 {
                %3482 = arith.muli %3362, %c33 : index
                %3483 = arith.addi %3367, %3482 : index
                %3484 = vector.shuffle %3480, %3480 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3485 = arith.divui %3476, %c4 : index
                %3486 = arith.muli %3485, %c25 : index
                %3487 = arith.remui %3476, %c4 : index
                %3488 = arith.muli %3366, %c4 : index
                %3489 = arith.divui %3487, %c2 : index
                %3490 = arith.muli %3489, %c2 : index
                %3491 = arith.remui %3487, %c8 : index
                %3492 = arith.muli %3491, %c8 : index
                %3493 = arith.addi %3490, %3492 : index
                %3494 = arith.divui %3487, %c8 : index
                %3495 = arith.remui %3494, %c8 : index
                %3496 = arith.addi %3493, %3495 : index
                %3497 = arith.addi %3488, %3496 : index
                %3498 = arith.addi %3486, %3497 : index
                %3499 = arith.addi %3483, %3498 : index
                vector.store %3484, %kv[%3499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3500 = arith.subi %3362, %kvHeads : index
                %3501 = arith.muli %3500, %c33 : index
                %3502 = arith.addi %3367, %3501 : index
                %3503 = arith.addi %3476, %c9 : index
                %3504 = arith.divui %3503, %c4 : index
                %3505 = arith.muli %3504, %c25 : index
                %3506 = arith.addi %3505, %c12 : index
                %3507 = arith.remui %3503, %c4 : index
                %3508 = arith.divui %3366, %c8 : index
                %3509 = arith.remui %3366, %c8 : index
                %3510 = arith.muli %3509, %c7 : index
                %3511 = arith.addi %3508, %3510 : index
                %3512 = arith.muli %3507, %c4 : index
                %3513 = arith.divui %3511, %c2 : index
                %3514 = arith.muli %3513, %c2 : index
                %3515 = arith.remui %3511, %c8 : index
                %3516 = arith.muli %3515, %c8 : index
                %3517 = arith.addi %3514, %3516 : index
                %3518 = arith.divui %3511, %c8 : index
                %3519 = arith.remui %3518, %c8 : index
                %3520 = arith.addi %3517, %3519 : index
                %3521 = arith.addi %3512, %3520 : index
                %3522 = arith.addi %3506, %3521 : index
                %3523 = arith.addi %3502, %3522 : index
                %3524 = vector.shuffle %3480, %3480 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3524, %kv[%3523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3525 = arith.addi %3476, %c10 : index
                %3526 = arith.divui %3525, %c4 : index
                %3527 = arith.muli %3526, %c25 : index
                %3528 = arith.addi %3527, %c12 : index
                %3529 = arith.remui %3525, %c4 : index
                %3530 = arith.divui %3366, %c8 : index
                %3531 = arith.remui %3366, %c8 : index
                %3532 = arith.muli %3531, %c7 : index
                %3533 = arith.addi %3530, %3532 : index
                %3534 = arith.muli %3529, %c4 : index
                %3535 = arith.divui %3533, %c2 : index
                %3536 = arith.muli %3535, %c2 : index
                %3537 = arith.remui %3533, %c8 : index
                %3538 = arith.muli %3537, %c8 : index
                %3539 = arith.addi %3536, %3538 : index
                %3540 = arith.divui %3533, %c8 : index
                %3541 = arith.remui %3540, %c8 : index
                %3542 = arith.addi %3539, %3541 : index
                %3543 = arith.addi %3534, %3542 : index
                %3544 = arith.addi %3528, %3543 : index
                %3545 = arith.addi %3502, %3544 : index
                %3546 = vector.shuffle %3480, %3480 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3546, %kv[%3545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3547 = arith.addi %3476, %c8 : index
                %3548 = arith.divui %3547, %c4 : index
                %3549 = arith.muli %3548, %c25 : index
                %3550 = arith.addi %3549, %c12 : index
                %3551 = arith.remui %3547, %c4 : index
                %3552 = arith.divui %3366, %c8 : index
                %3553 = arith.remui %3366, %c8 : index
                %3554 = arith.muli %3553, %c7 : index
                %3555 = arith.addi %3552, %3554 : index
                %3556 = arith.muli %3551, %c4 : index
                %3557 = arith.divui %3555, %c2 : index
                %3558 = arith.muli %3557, %c2 : index
                %3559 = arith.remui %3555, %c8 : index
                %3560 = arith.muli %3559, %c8 : index
                %3561 = arith.addi %3558, %3560 : index
                %3562 = arith.divui %3555, %c8 : index
                %3563 = arith.remui %3562, %c8 : index
                %3564 = arith.addi %3561, %3563 : index
                %3565 = arith.addi %3556, %3564 : index
                %3566 = arith.addi %3550, %3565 : index
                %3567 = arith.addi %3502, %3566 : index
                %3568 = vector.shuffle %3480, %3480 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3568, %kv[%3567] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3569 = arith.addi %3476, %c26 : index
                %3570 = arith.divui %3569, %c4 : index
                %3571 = arith.muli %3570, %c25 : index
                %3572 = arith.addi %3571, %c12 : index
                %3573 = arith.remui %3569, %c4 : index
                %3574 = arith.divui %3366, %c8 : index
                %3575 = arith.remui %3366, %c8 : index
                %3576 = arith.muli %3575, %c7 : index
                %3577 = arith.addi %3574, %3576 : index
                %3578 = arith.muli %3573, %c4 : index
                %3579 = arith.divui %3577, %c2 : index
                %3580 = arith.muli %3579, %c2 : index
                %3581 = arith.remui %3577, %c8 : index
                %3582 = arith.muli %3581, %c8 : index
                %3583 = arith.addi %3580, %3582 : index
                %3584 = arith.divui %3577, %c8 : index
                %3585 = arith.remui %3584, %c8 : index
                %3586 = arith.addi %3583, %3585 : index
                %3587 = arith.addi %3578, %3586 : index
                %3588 = arith.addi %3572, %3587 : index
                %3589 = arith.addi %3502, %3588 : index
                %3590 = vector.shuffle %3480, %3480 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3590, %kv[%3589] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3591 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3591 {
            %3592 = wave.lane
            %3593 = arith.muli %3592, %c2 : index
            scf.for %3594 = %3593 to %c6 step %c6 {
              %3595 = arith.addi %3361, %3594 : index
              %3596 = vector.load %19[%3595] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3597 = arith.mulf %3596, %3364 : vector<4xf32>
              %3598 = wave.fp8_encode "e5m2" %3597 : vector<4xf32> -> vector<4xi8>
              %3599 = arith.cmpi slt, %3362, %kvHeads : index
              scf.if %3599 {
                %3600 = arith.muli %3362, %c33 : index
                %3601 = arith.addi %3367, %3600 : index
                %3602 = vector.shuffle %3598, %3598 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3603 = arith.divui %3594, %c4 : index
                %3604 = arith.muli %3603, %c25 : index
                %3605 = arith.remui %3594, %c4 : index
                %3606 = arith.muli %3366, %c4 : index
                %3607 = arith.divui %3605, %c2 : index
                %3608 = arith.muli %3607, %c2 : index
                %3609 = arith.remui %3605, %c8 : index
                %3610 = arith.muli %3609, %c8 : index
                %3611 = arith.addi %3608, %3610 : index
                %3612 = arith.divui %3605, %c8 : index
                %3613 = arith.remui %3612, %c8 : index
                %3614 = arith.addi %3611, %3613 : index
                %3615 = arith.addi %3606, %3614 : index
                %3616 = arith.addi %3604, %3615 : index
                %3617 = arith.addi %3601, %3616 : index
                vector.store %3602, %kv[%3617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3618 = arith.subi %3362, %kvHeads : index
                %3619 = arith.muli %3618, %c33 : index
                %3620 = arith.addi %3367, %3619 : index
                %3621 = arith.addi %3594, %c9 : index
                %3622 = arith.divui %3621, %c4 : index
                %3623 = arith.muli %3622, %c25 : index
                %3624 = arith.addi %3623, %c12 : index
                %3625 = arith.remui %3621, %c4 : index
                %3626 = arith.divui %3366, %c8 : index
                %3627 = arith.remui %3366, %c8 : index
                %3628 = arith.muli %3627, %c7 : index
                %3629 = arith.addi %3626, %3628 : index
                %3630 = arith.muli %3625, %c4 : index
                %3631 = arith.divui %3629, %c2 : index
                %3632 = arith.muli %3631, %c2 : index
                %3633 = arith.remui %3629, %c8 : index
                %3634 = arith.muli %3633, %c8 : index
                %3635 = arith.addi %3632, %3634 : index
                %3636 = arith.divui %3629, %c8 : index
                %3637 = arith.remui %3636, %c8 : index
                %3638 = arith.addi %3635, %3637 : index
                %3639 = arith.addi %3630, %3638 : index
                %3640 = arith.addi %3624, %3639 : index
                %3641 = arith.addi %3620, %3640 : index
                %3642 = vector.shuffle %3598, %3598 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3642, %kv[%3641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3643 = arith.addi %3594, %c10 : index
                %3644 = arith.divui %3643, %c4 : index
                %3645 = arith.muli %3644, %c25 : index
                %3646 = arith.addi %3645, %c12 : index
                %3647 = arith.remui %3643, %c4 : index
                %3648 = arith.divui %3366, %c8 : index
                %3649 = arith.remui %3366, %c8 : index
                %3650 = arith.muli %3649, %c7 : index
                %3651 = arith.addi %3648, %3650 : index
                %3652 = arith.muli %3647, %c4 : index
                %3653 = arith.divui %3651, %c2 : index
                %3654 = arith.muli %3653, %c2 : index
                %3655 = arith.remui %3651, %c8 : index
                %3656 = arith.muli %3655, %c8 : index
                %3657 = arith.addi %3654, %3656 : index
                %3658 = arith.divui %3651, %c8 : index
                %3659 = arith.remui %3658, %c8 : index
                %3660 = arith.addi %3657, %3659 : index
                %3661 = arith.addi %3652, %3660 : index
                %3662 = arith.addi %3646, %3661 : index
                %3663 = arith.addi %3620, %3662 : index
                %3664 = vector.shuffle %3598, %3598 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3664, %kv[%3663] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3665 = arith.addi %3594, %c8 : index
                %3666 = arith.divui %3665, %c4 : index
                %3667 = arith.muli %3666, %c25 : index
                %3668 = arith.addi %3667, %c12 : index
                %3669 = arith.remui %3665, %c4 : index
                %3670 = arith.divui %3366, %c8 : index
                %3671 = arith.remui %3366, %c8 : index
                %3672 = arith.muli %3671, %c7 : index
                %3673 = arith.addi %3670, %3672 : index
                %3674 = arith.muli %3669, %c4 : index
                %3675 = arith.divui %3673, %c2 : index
                %3676 = arith.muli %3675, %c2 : index
                %3677 = arith.remui %3673, %c8 : index
                %3678 = arith.muli %3677, %c8 : index
                %3679 = arith.addi %3676, %3678 : index
                %3680 = arith.divui %3673, %c8 : index
                %3681 = arith.remui %3680, %c8 : index
                %3682 = arith.addi %3679, %3681 : index
                %3683 = arith.addi %3674, %3682 : index
                %3684 = arith.addi %3668, %3683 : index
                %3685 = arith.addi %3620, %3684 : index
                %3686 = vector.shuffle %3598, %3598 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3686, %kv[%3685] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3687 = arith.addi %3594, %c26 : index
                %3688 = arith.divui %3687, %c4 : index
                %3689 = arith.muli %3688, %c25 : index
                %3690 = arith.addi %3689, %c12 : index
                %3691 = arith.remui %3687, %c4 : index
                %3692 = arith.divui %3366, %c8 : index
                %3693 = arith.remui %3366, %c8 : index
                %3694 = arith.muli %3693, %c7 : index
                %3695 = arith.addi %3692, %3694 : index
                %3696 = arith.muli %3691, %c4 : index
                %3697 = arith.divui %3695, %c2 : index
                %3698 = arith.muli %3697, %c2 : index
                %3699 = arith.remui %3695, %c8 : index
                %3700 = arith.muli %3699, %c8 : index
                %3701 = arith.addi %3698, %3700 : index
                %3702 = arith.divui %3695, %c8 : index
                %3703 = arith.remui %3702, %c8 : index
                %3704 = arith.addi %3701, %3703 : index
                %3705 = arith.addi %3696, %3704 : index
                %3706 = arith.addi %3690, %3705 : index
                %3707 = arith.addi %3620, %3706 : index
                %3708 = vector.shuffle %3598, %3598 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3708, %kv[%3707] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
