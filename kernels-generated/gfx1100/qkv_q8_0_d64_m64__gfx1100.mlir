// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=64, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d64_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 1024 : index
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
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
  %c33 = arith.constant 2048 : index
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 4096 : index
  %c36 = arith.constant 5120 : index
  %c37 = arith.constant 6144 : index
  %c38 = arith.constant 7168 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
  %12 = arith.muli %3, %c2 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c9 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = memref.load %step[%c8] : memref<?xi32>
  %21 = arith.index_cast %20 : i32 to index
  %22 = arith.muli %1, %c12 : index
  %23 = arith.cmpi slt, %22, %21 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c4 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %22, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c4 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c8, %c4 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.remui %c8, %c4 : index
    %35 = arith.divui %34, %c14 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c14 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c14 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c14 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c4 : index
    %45 = arith.addi %22, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c4 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c8, %c4 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.remui %c8, %c4 : index
    %53 = arith.divui %52, %c14 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c14 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c14 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c8, %c14 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c15 : index
    %63 = arith.addi %22, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c4 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c8, %c4 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c2 : index
    %70 = arith.remui %c8, %c4 : index
    %71 = arith.divui %70, %c14 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c14 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c14 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c8, %c14 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c16 : index
    %81 = arith.addi %22, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c4 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c8, %c4 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c2 : index
    %88 = arith.remui %c8, %c4 : index
    %89 = arith.divui %88, %c14 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c14 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c14 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c8, %c14 : index
    %97 = arith.addi %95, %96 : index
    %98 = arith.divui %inputFeatures, %c15 : index
    %99 = arith.muli %4, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c2 : index
    %106 = arith.muli %105, %c2 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %119:8 = scf.for %110 = %100 to %109 step %c2 iter_args(%111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c8 : index
      %122 = arith.remui %120, %c4 : index
      %123 = arith.addi %15, %c6 : index
      %124 = arith.muli %121, %c15 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %122, %c2 : index
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
      %139 = arith.addi %138, %c8 : index
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
      %171 = arith.addi %110, %c9 : index
      %172 = arith.remui %120, %c4 : index
      %173 = arith.addi %15, %c6 : index
      %174 = arith.muli %171, %c15 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %172, %c2 : index
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
      %189 = arith.addi %188, %c8 : index
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
      %221 = arith.addi %110, %c8 : index
      %222 = arith.remui %120, %c4 : index
      %223 = arith.addi %17, %c6 : index
      %224 = arith.muli %221, %c15 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %222, %c2 : index
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
      %239 = arith.addi %238, %c8 : index
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
      %271 = arith.addi %110, %c9 : index
      %272 = arith.remui %120, %c4 : index
      %273 = arith.addi %17, %c6 : index
      %274 = arith.muli %271, %c15 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.muli %272, %c2 : index
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
      %289 = arith.addi %288, %c8 : index
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
      %321 = arith.muli %110, %c2 : index
      %322 = arith.addi %321, %c8 : index
      %323 = arith.muli %tileRows, %c4 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %43, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c14 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %153, %111 : vector<16xf16>, vector<8xf32>
      %332 = wave.mma %330, %253, %112 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %110, %c2 : index
      %334 = arith.addi %333, %c8 : index
      %335 = arith.muli %tileRows, %c4 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %61, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c14 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %153, %113 : vector<16xf16>, vector<8xf32>
      %344 = wave.mma %342, %253, %114 : vector<16xf16>, vector<8xf32>
      %345 = arith.muli %110, %c2 : index
      %346 = arith.addi %345, %c8 : index
      %347 = arith.muli %tileRows, %c4 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.addi %79, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.muli %tileRows, %c14 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %350, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %354, %153, %115 : vector<16xf16>, vector<8xf32>
      %356 = wave.mma %354, %253, %116 : vector<16xf16>, vector<8xf32>
      %357 = arith.muli %110, %c2 : index
      %358 = arith.addi %357, %c8 : index
      %359 = arith.muli %tileRows, %c4 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.addi %97, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c14 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %153, %117 : vector<16xf16>, vector<8xf32>
      %368 = wave.mma %366, %253, %118 : vector<16xf16>, vector<8xf32>
      %369 = arith.muli %110, %c2 : index
      %370 = arith.addi %369, %c9 : index
      %371 = arith.muli %tileRows, %c4 : index
      %372 = arith.muli %370, %371 : index
      %373 = arith.addi %43, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c14 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %170, %331 : vector<16xf16>, vector<8xf32>
      %380 = wave.mma %378, %270, %332 : vector<16xf16>, vector<8xf32>
      %381 = arith.muli %110, %c2 : index
      %382 = arith.addi %381, %c9 : index
      %383 = arith.muli %tileRows, %c4 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %61, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c14 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %170, %343 : vector<16xf16>, vector<8xf32>
      %392 = wave.mma %390, %270, %344 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %110, %c2 : index
      %394 = arith.addi %393, %c9 : index
      %395 = arith.muli %tileRows, %c4 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %79, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c14 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %170, %355 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %270, %356 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %110, %c2 : index
      %406 = arith.addi %405, %c9 : index
      %407 = arith.muli %tileRows, %c4 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %97, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c14 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %170, %367 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %270, %368 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %110, %c2 : index
      %418 = arith.addi %417, %c2 : index
      %419 = arith.muli %tileRows, %c4 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %43, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c14 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %203, %379 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %303, %380 : vector<16xf16>, vector<8xf32>
      %429 = arith.muli %110, %c2 : index
      %430 = arith.addi %429, %c2 : index
      %431 = arith.muli %tileRows, %c4 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.addi %61, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c14 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %203, %391 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %303, %392 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %110, %c2 : index
      %442 = arith.addi %441, %c2 : index
      %443 = arith.muli %tileRows, %c4 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %79, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c14 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %203, %403 : vector<16xf16>, vector<8xf32>
      %452 = wave.mma %450, %303, %404 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %110, %c2 : index
      %454 = arith.addi %453, %c2 : index
      %455 = arith.muli %tileRows, %c4 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %97, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c14 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %203, %415 : vector<16xf16>, vector<8xf32>
      %464 = wave.mma %462, %303, %416 : vector<16xf16>, vector<8xf32>
      %465 = arith.muli %110, %c2 : index
      %466 = arith.addi %465, %c26 : index
      %467 = arith.muli %tileRows, %c4 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.addi %43, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c14 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %220, %427 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %320, %428 : vector<16xf16>, vector<8xf32>
      %477 = arith.muli %110, %c2 : index
      %478 = arith.addi %477, %c26 : index
      %479 = arith.muli %tileRows, %c4 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %61, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c14 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %220, %439 : vector<16xf16>, vector<8xf32>
      %488 = wave.mma %486, %320, %440 : vector<16xf16>, vector<8xf32>
      %489 = arith.muli %110, %c2 : index
      %490 = arith.addi %489, %c26 : index
      %491 = arith.muli %tileRows, %c4 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.addi %79, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = arith.muli %tileRows, %c14 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = vector.shuffle %494, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = wave.mma %498, %220, %451 : vector<16xf16>, vector<8xf32>
      %500 = wave.mma %498, %320, %452 : vector<16xf16>, vector<8xf32>
      %501 = arith.muli %110, %c2 : index
      %502 = arith.addi %501, %c26 : index
      %503 = arith.muli %tileRows, %c4 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.addi %97, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c14 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = vector.shuffle %506, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %511 = wave.mma %510, %220, %463 : vector<16xf16>, vector<8xf32>
      %512 = wave.mma %510, %320, %464 : vector<16xf16>, vector<8xf32>
      scf.yield %475, %476, %487, %488, %499, %500, %511, %512 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %513 = arith.select %103, %109, %102 : index
    %523:8 = scf.for %514 = %109 to %513 step %c9 iter_args(%515 = %119#0, %516 = %119#1, %517 = %119#2, %518 = %119#3, %519 = %119#4, %520 = %119#5, %521 = %119#6, %522 = %119#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %524 = wave.lane
      %525 = arith.addi %514, %c8 : index
      %526 = arith.remui %524, %c4 : index
      %527 = arith.addi %15, %c6 : index
      %528 = arith.muli %525, %c15 : index
      %529 = arith.addi %527, %528 : index
      %530 = arith.muli %526, %c2 : index
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
      %543 = arith.addi %542, %c8 : index
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
      %575 = arith.addi %514, %c8 : index
      %576 = arith.remui %524, %c4 : index
      %577 = arith.addi %17, %c6 : index
      %578 = arith.muli %575, %c15 : index
      %579 = arith.addi %577, %578 : index
      %580 = arith.muli %576, %c2 : index
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
      %593 = arith.addi %592, %c8 : index
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
      %625 = arith.muli %514, %c2 : index
      %626 = arith.addi %625, %c8 : index
      %627 = arith.muli %tileRows, %c4 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.addi %43, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = arith.muli %tileRows, %c14 : index
      %632 = arith.addi %629, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = vector.shuffle %630, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %635 = wave.mma %634, %557, %515 : vector<16xf16>, vector<8xf32>
      %636 = wave.mma %634, %607, %516 : vector<16xf16>, vector<8xf32>
      %637 = arith.muli %514, %c2 : index
      %638 = arith.addi %637, %c8 : index
      %639 = arith.muli %tileRows, %c4 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.addi %61, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = arith.muli %tileRows, %c14 : index
      %644 = arith.addi %641, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = wave.mma %646, %557, %517 : vector<16xf16>, vector<8xf32>
      %648 = wave.mma %646, %607, %518 : vector<16xf16>, vector<8xf32>
      %649 = arith.muli %514, %c2 : index
      %650 = arith.addi %649, %c8 : index
      %651 = arith.muli %tileRows, %c4 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.addi %79, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c14 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %557, %519 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %607, %520 : vector<16xf16>, vector<8xf32>
      %661 = arith.muli %514, %c2 : index
      %662 = arith.addi %661, %c8 : index
      %663 = arith.muli %tileRows, %c4 : index
      %664 = arith.muli %662, %663 : index
      %665 = arith.addi %97, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = arith.muli %tileRows, %c14 : index
      %668 = arith.addi %665, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = vector.shuffle %666, %669 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %671 = wave.mma %670, %557, %521 : vector<16xf16>, vector<8xf32>
      %672 = wave.mma %670, %607, %522 : vector<16xf16>, vector<8xf32>
      %673 = arith.muli %514, %c2 : index
      %674 = arith.addi %673, %c9 : index
      %675 = arith.muli %tileRows, %c4 : index
      %676 = arith.muli %674, %675 : index
      %677 = arith.addi %43, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = arith.muli %tileRows, %c14 : index
      %680 = arith.addi %677, %679 : index
      %681 = vector.load %x[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %682 = vector.shuffle %678, %681 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %683 = wave.mma %682, %574, %635 : vector<16xf16>, vector<8xf32>
      %684 = wave.mma %682, %624, %636 : vector<16xf16>, vector<8xf32>
      %685 = arith.muli %514, %c2 : index
      %686 = arith.addi %685, %c9 : index
      %687 = arith.muli %tileRows, %c4 : index
      %688 = arith.muli %686, %687 : index
      %689 = arith.addi %61, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = arith.muli %tileRows, %c14 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = vector.shuffle %690, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %695 = wave.mma %694, %574, %647 : vector<16xf16>, vector<8xf32>
      %696 = wave.mma %694, %624, %648 : vector<16xf16>, vector<8xf32>
      %697 = arith.muli %514, %c2 : index
      %698 = arith.addi %697, %c9 : index
      %699 = arith.muli %tileRows, %c4 : index
      %700 = arith.muli %698, %699 : index
      %701 = arith.addi %79, %700 : index
      %702 = vector.load %x[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %703 = arith.muli %tileRows, %c14 : index
      %704 = arith.addi %701, %703 : index
      %705 = vector.load %x[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %706 = vector.shuffle %702, %705 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %707 = wave.mma %706, %574, %659 : vector<16xf16>, vector<8xf32>
      %708 = wave.mma %706, %624, %660 : vector<16xf16>, vector<8xf32>
      %709 = arith.muli %514, %c2 : index
      %710 = arith.addi %709, %c9 : index
      %711 = arith.muli %tileRows, %c4 : index
      %712 = arith.muli %710, %711 : index
      %713 = arith.addi %97, %712 : index
      %714 = vector.load %x[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %715 = arith.muli %tileRows, %c14 : index
      %716 = arith.addi %713, %715 : index
      %717 = vector.load %x[%716] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %718 = vector.shuffle %714, %717 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %719 = wave.mma %718, %574, %671 : vector<16xf16>, vector<8xf32>
      %720 = wave.mma %718, %624, %672 : vector<16xf16>, vector<8xf32>
      scf.yield %683, %684, %695, %696, %707, %708, %719, %720 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %721 = arith.addi %22, %c8 : index
    %722 = wave.lane
    %723 = arith.muli %3, %c2 : index
    %724 = arith.muli %723, %c25 : index
    %725 = arith.addi %724, %722 : index
    %726 = arith.muli %4, %c11 : index
    %727 = arith.addi %726, %725 : index
    %728 = arith.addi %727, %c8 : index
    %729 = arith.addi %728, %c8 : index
    %730 = vector.extract %523#0[0] : f32 from vector<8xf32>
    memref.store %730, %18[%729] : memref<?xf32>
    %731 = arith.muli %4, %c11 : index
    %732 = arith.addi %731, %725 : index
    %733 = arith.addi %732, %c8 : index
    %734 = arith.addi %733, %c15 : index
    %735 = vector.extract %523#0[1] : f32 from vector<8xf32>
    memref.store %735, %18[%734] : memref<?xf32>
    %736 = arith.muli %4, %c11 : index
    %737 = arith.addi %736, %725 : index
    %738 = arith.addi %737, %c8 : index
    %739 = arith.addi %738, %c12 : index
    %740 = vector.extract %523#0[2] : f32 from vector<8xf32>
    memref.store %740, %18[%739] : memref<?xf32>
    %741 = arith.muli %4, %c11 : index
    %742 = arith.addi %741, %725 : index
    %743 = arith.addi %742, %c8 : index
    %744 = arith.addi %743, %c27 : index
    %745 = vector.extract %523#0[3] : f32 from vector<8xf32>
    memref.store %745, %18[%744] : memref<?xf32>
    %746 = arith.muli %4, %c11 : index
    %747 = arith.addi %746, %725 : index
    %748 = arith.addi %747, %c8 : index
    %749 = arith.addi %748, %c6 : index
    %750 = vector.extract %523#0[4] : f32 from vector<8xf32>
    memref.store %750, %18[%749] : memref<?xf32>
    %751 = arith.muli %4, %c11 : index
    %752 = arith.addi %751, %725 : index
    %753 = arith.addi %752, %c8 : index
    %754 = arith.addi %753, %c28 : index
    %755 = vector.extract %523#0[5] : f32 from vector<8xf32>
    memref.store %755, %18[%754] : memref<?xf32>
    %756 = arith.muli %4, %c11 : index
    %757 = arith.addi %756, %725 : index
    %758 = arith.addi %757, %c8 : index
    %759 = arith.addi %758, %c29 : index
    %760 = vector.extract %523#0[6] : f32 from vector<8xf32>
    memref.store %760, %18[%759] : memref<?xf32>
    %761 = arith.muli %4, %c11 : index
    %762 = arith.addi %761, %725 : index
    %763 = arith.addi %762, %c8 : index
    %764 = arith.addi %763, %c30 : index
    %765 = vector.extract %523#0[7] : f32 from vector<8xf32>
    memref.store %765, %18[%764] : memref<?xf32>
    %766 = arith.muli %4, %c11 : index
    %767 = arith.addi %766, %725 : index
    %768 = arith.addi %767, %c25 : index
    %769 = arith.addi %768, %c8 : index
    %770 = vector.extract %523#1[0] : f32 from vector<8xf32>
    memref.store %770, %18[%769] : memref<?xf32>
    %771 = arith.muli %4, %c11 : index
    %772 = arith.addi %771, %725 : index
    %773 = arith.addi %772, %c25 : index
    %774 = arith.addi %773, %c15 : index
    %775 = vector.extract %523#1[1] : f32 from vector<8xf32>
    memref.store %775, %18[%774] : memref<?xf32>
    %776 = arith.muli %4, %c11 : index
    %777 = arith.addi %776, %725 : index
    %778 = arith.addi %777, %c25 : index
    %779 = arith.addi %778, %c12 : index
    %780 = vector.extract %523#1[2] : f32 from vector<8xf32>
    memref.store %780, %18[%779] : memref<?xf32>
    %781 = arith.muli %4, %c11 : index
    %782 = arith.addi %781, %725 : index
    %783 = arith.addi %782, %c25 : index
    %784 = arith.addi %783, %c27 : index
    %785 = vector.extract %523#1[3] : f32 from vector<8xf32>
    memref.store %785, %18[%784] : memref<?xf32>
    %786 = arith.muli %4, %c11 : index
    %787 = arith.addi %786, %725 : index
    %788 = arith.addi %787, %c25 : index
    %789 = arith.addi %788, %c6 : index
    %790 = vector.extract %523#1[4] : f32 from vector<8xf32>
    memref.store %790, %18[%789] : memref<?xf32>
    %791 = arith.muli %4, %c11 : index
    %792 = arith.addi %791, %725 : index
    %793 = arith.addi %792, %c25 : index
    %794 = arith.addi %793, %c28 : index
    %795 = vector.extract %523#1[5] : f32 from vector<8xf32>
    memref.store %795, %18[%794] : memref<?xf32>
    %796 = arith.muli %4, %c11 : index
    %797 = arith.addi %796, %725 : index
    %798 = arith.addi %797, %c25 : index
    %799 = arith.addi %798, %c29 : index
    %800 = vector.extract %523#1[6] : f32 from vector<8xf32>
    memref.store %800, %18[%799] : memref<?xf32>
    %801 = arith.muli %4, %c11 : index
    %802 = arith.addi %801, %725 : index
    %803 = arith.addi %802, %c25 : index
    %804 = arith.addi %803, %c30 : index
    %805 = vector.extract %523#1[7] : f32 from vector<8xf32>
    memref.store %805, %18[%804] : memref<?xf32>
    wave.barrier
    %806 = arith.muli %4, %c9 : index
    %807 = arith.addi %806, %c8 : index
    %808 = arith.muli %807, %c2 : index
    %809 = arith.divui %722, %c4 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.addi %721, %810 : index
    %812 = arith.cmpi slt, %811, %21 : index
    scf.if %812 {
      %813 = arith.cmpi eq, %hasFactors, %c9 : index
      %814 = arith.muli %811, %c2 : index
      %815 = memref.load %factors[%814] : memref<?xf32>
      %816 = arith.mulf %815, %operandScale : f32
      %817 = arith.select %813, %816, %operandScale : f32
      %818 = arith.addi %725, %c8 : index
      %819 = arith.muli %807, %c15 : index
      %820 = arith.addi %818, %819 : index
      %821 = memref.load %18[%820] : memref<?xf32>
      %822 = arith.addi %820, %c11 : index
      %823 = memref.load %18[%822] : memref<?xf32>
      %824 = arith.addf %821, %823 : f32
      %825 = arith.addi %820, %c33 : index
      %826 = memref.load %18[%825] : memref<?xf32>
      %827 = arith.addf %824, %826 : f32
      %828 = arith.addi %820, %c34 : index
      %829 = memref.load %18[%828] : memref<?xf32>
      %830 = arith.addf %827, %829 : f32
      %831 = arith.addi %820, %c35 : index
      %832 = memref.load %18[%831] : memref<?xf32>
      %833 = arith.addf %830, %832 : f32
      %834 = arith.addi %820, %c36 : index
      %835 = memref.load %18[%834] : memref<?xf32>
      %836 = arith.addf %833, %835 : f32
      %837 = arith.addi %820, %c37 : index
      %838 = memref.load %18[%837] : memref<?xf32>
      %839 = arith.addf %836, %838 : f32
      %840 = arith.addi %820, %c38 : index
      %841 = memref.load %18[%840] : memref<?xf32>
      %842 = arith.addf %839, %841 : f32
      %843 = arith.remui %722, %c4 : index
      %844 = arith.muli %843, %c7 : index
      %845 = arith.addi %15, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %817 : f32
      %850 = arith.mulf %842, %849 : f32
      %851 = arith.muli %3, %c2 : index
      %852 = arith.addi %851, %c8 : index
      %853 = arith.muli %852, %c4 : index
      %854 = arith.remui %722, %c4 : index
      %855 = arith.addi %853, %854 : index
      %856 = arith.muli %810, %c12 : index
      %857 = arith.addi %856, %855 : index
      memref.store %850, %19[%857] : memref<?xf32>
      %858 = arith.addi %725, %c25 : index
      %859 = arith.muli %807, %c15 : index
      %860 = arith.addi %858, %859 : index
      %861 = memref.load %18[%860] : memref<?xf32>
      %862 = arith.addi %860, %c11 : index
      %863 = memref.load %18[%862] : memref<?xf32>
      %864 = arith.addf %861, %863 : f32
      %865 = arith.addi %860, %c33 : index
      %866 = memref.load %18[%865] : memref<?xf32>
      %867 = arith.addf %864, %866 : f32
      %868 = arith.addi %860, %c34 : index
      %869 = memref.load %18[%868] : memref<?xf32>
      %870 = arith.addf %867, %869 : f32
      %871 = arith.addi %860, %c35 : index
      %872 = memref.load %18[%871] : memref<?xf32>
      %873 = arith.addf %870, %872 : f32
      %874 = arith.addi %860, %c36 : index
      %875 = memref.load %18[%874] : memref<?xf32>
      %876 = arith.addf %873, %875 : f32
      %877 = arith.addi %860, %c37 : index
      %878 = memref.load %18[%877] : memref<?xf32>
      %879 = arith.addf %876, %878 : f32
      %880 = arith.addi %860, %c38 : index
      %881 = memref.load %18[%880] : memref<?xf32>
      %882 = arith.addf %879, %881 : f32
      %883 = arith.remui %722, %c4 : index
      %884 = arith.muli %883, %c7 : index
      %885 = arith.addi %17, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %817 : f32
      %890 = arith.mulf %882, %889 : f32
      %891 = arith.muli %3, %c2 : index
      %892 = arith.addi %891, %c9 : index
      %893 = arith.muli %892, %c4 : index
      %894 = arith.remui %722, %c4 : index
      %895 = arith.addi %893, %894 : index
      %896 = arith.muli %810, %c12 : index
      %897 = arith.addi %896, %895 : index
      memref.store %890, %19[%897] : memref<?xf32>
    }
    wave.barrier
    %898 = arith.addi %22, %c8 : index
    %899 = wave.wave
    %900 = arith.addi %899, %c8 : index
    %901 = arith.addi %898, %900 : index
    %902 = arith.cmpi slt, %901, %21 : index
    scf.if %902 {
      %903 = arith.addi %898, %900 : index
      %904 = arith.muli %900, %c12 : index
      %905 = wave.lane
      %906 = arith.addi %905, %c8 : index
      %907 = arith.cmpi eq, %hasBias, %c9 : index
      %908 = arith.addi %904, %906 : index
      %909 = memref.load %19[%908] : memref<?xf32>
      %910 = arith.muli %0, %c12 : index
      %911 = arith.addi %910, %906 : index
      %912 = memref.load %bias[%911] : memref<?xf32>
      %913 = arith.addf %909, %912 : f32
      %914 = arith.select %907, %913, %909 : f32
      %915 = arith.addi %906, %c15 : index
      %916 = arith.cmpi eq, %hasBias, %c9 : index
      %917 = arith.addi %904, %915 : index
      %918 = memref.load %19[%917] : memref<?xf32>
      %919 = arith.muli %0, %c12 : index
      %920 = arith.addi %919, %915 : index
      %921 = memref.load %bias[%920] : memref<?xf32>
      %922 = arith.addf %918, %921 : f32
      %923 = arith.select %916, %922, %918 : f32
      %924 = arith.addi %heads, %kvHeads : index
      %925 = arith.cmpi slt, %0, %924 : index
      scf.if %925 {
        %926 = arith.addi %positionsAt, %903 : index
        %927 = memref.load %step[%926] : memref<?xi32>
        %928 = arith.index_cast %927 : i32 to index
        %929 = arith.cmpi eq, %hasNorm, %c9 : index
        %930 = math.fma %914, %914, %c42 : f32
        %931 = math.fma %923, %923, %930 : f32
        %932 = vector.broadcast %931 : f32 to vector<1xf32>
        %933 = wave.reduce "add" %932 : vector<1xf32>
        %934 = arith.mulf %933, %inverseHeadDim : f32
        %935 = arith.addf %934, %epsilon : f32
        %936 = math.sqrt %935 : f32
        %937 = arith.divf %c44, %936 : f32
        %938 = arith.cmpi slt, %0, %heads : index
        %939 = arith.addi %906, %c15 : index
        %940 = memref.load %query_norm[%906] : memref<?xf32>
        %941 = memref.load %key_norm[%906] : memref<?xf32>
        %942 = arith.select %938, %940, %941 : f32
        %943 = arith.mulf %914, %937 : f32
        %944 = arith.mulf %943, %942 : f32
        %945 = arith.select %929, %944, %914 : f32
        %946 = memref.load %query_norm[%939] : memref<?xf32>
        %947 = memref.load %key_norm[%939] : memref<?xf32>
        %948 = arith.select %938, %946, %947 : f32
        %949 = arith.mulf %923, %937 : f32
        %950 = arith.mulf %949, %948 : f32
        %951 = arith.select %929, %950, %923 : f32
        %952 = arith.remui %928, %c25 : index
        %953 = arith.muli %952, %c12 : index
        %954 = arith.addi %953, %906 : index
        %955 = arith.divui %928, %c25 : index
        %956 = arith.addi %955, %c25 : index
        %957 = arith.muli %956, %c12 : index
        %958 = arith.addi %957, %906 : index
        %959 = memref.load %rope[%954] : memref<?xf32>
        %960 = arith.addi %954, %c15 : index
        %961 = memref.load %rope[%960] : memref<?xf32>
        %962 = memref.load %rope[%958] : memref<?xf32>
        %963 = arith.addi %958, %c15 : index
        %964 = memref.load %rope[%963] : memref<?xf32>
        %965 = arith.mulf %962, %959 : f32
        %966 = arith.mulf %964, %961 : f32
        %967 = arith.subf %965, %966 : f32
        %968 = arith.mulf %964, %959 : f32
        %969 = arith.mulf %962, %961 : f32
        %970 = arith.addf %968, %969 : f32
        %971 = arith.mulf %945, %967 : f32
        %972 = arith.mulf %951, %970 : f32
        %973 = arith.subf %971, %972 : f32
        %974 = arith.mulf %951, %967 : f32
        %975 = arith.mulf %945, %970 : f32
        %976 = arith.addf %974, %975 : f32
        %977 = arith.cmpi slt, %0, %heads : index
        scf.if %977 {
          %978 = arith.muli %903, %heads : index
          %979 = arith.addi %978, %0 : index
          %980 = arith.muli %979, %c12 : index
          %981 = arith.addi %980, %906 : index
          memref.store %973, %q[%981] : memref<?xf32>
          %982 = arith.addi %981, %c15 : index
          memref.store %976, %q[%982] : memref<?xf32>
        } else {
          %983 = arith.addi %904, %906 : index
          memref.store %973, %19[%983] : memref<?xf32>
          %984 = arith.addi %904, %906 : index
          %985 = arith.addi %984, %c15 : index
          memref.store %976, %19[%985] : memref<?xf32>
        }
      } else {
        %986 = arith.cmpi slt, %0, %heads : index
        scf.if %986 {
          %987 = arith.muli %903, %heads : index
          %988 = arith.addi %987, %0 : index
          %989 = arith.muli %988, %c12 : index
          %990 = arith.addi %989, %906 : index
          memref.store %914, %q[%990] : memref<?xf32>
          %991 = arith.addi %990, %c15 : index
          memref.store %923, %q[%991] : memref<?xf32>
        } else {
          %992 = arith.addi %904, %906 : index
          memref.store %914, %19[%992] : memref<?xf32>
          %993 = arith.addi %904, %906 : index
          %994 = arith.addi %993, %c15 : index
          memref.store %923, %19[%994] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %995 = arith.cmpi sge, %0, %heads : index
    scf.if %995 {
      %996 = arith.addi %899, %c8 : index
      %997 = arith.addi %898, %996 : index
      %998 = arith.cmpi slt, %997, %21 : index
      scf.if %998 {
        %999 = arith.addi %898, %996 : index
        %1000 = arith.addi %slotsAt, %999 : index
        %1001 = memref.load %step[%1000] : memref<?xi32>
        %1002 = arith.index_cast %1001 : i32 to index
        %1003 = arith.cmpi sge, %1002, %c8 : index
        scf.if %1003 {
          %1004 = arith.muli %996, %c12 : index
          %1005 = arith.subi %0, %heads : index
          %1006 = memref.load %scales[%1005] : memref<?xf32>
          %1007 = vector.broadcast %1006 : f32 to vector<4xf32>
          %1008 = arith.divui %1002, %c4 : index
          %1009 = arith.remui %1002, %c4 : index
          %1010 = arith.muli %1008, %pageBytes : index
          %1011 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1011 {
            %1012 = wave.lane
            %1013 = arith.muli %1012, %c7 : index
            scf.for %1014 = %1013 to %c12 step %c6 {
              %1015 = arith.addi %1004, %1014 : index
              %1016 = vector.load %19[%1015] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1017 = arith.mulf %1016, %1007 : vector<4xf32>
              %1018 = arith.minimumf %1017, %c49 : vector<4xf32>
              %1019 = arith.maximumf %1018, %c50 : vector<4xf32>
              %1020 = arith.truncf %1019 : vector<4xf32> to vector<4xf16>
              %1021 = vector.bitcast %1020 : vector<4xf16> to vector<8xi8>
              %1022 = arith.cmpi slt, %1005, %kvHeads : index
              scf.if %1022 {
                %1023 = arith.muli %1005, %c35 : index
                %1024 = arith.addi %1010, %1023 : index
                %1025 = arith.divui %1014, %c4 : index
                %1026 = arith.muli %1025, %c20 : index
                %1027 = arith.remui %1014, %c4 : index
                %1028 = arith.divui %1027, %c14 : index
                %1029 = arith.muli %1028, %c25 : index
                %1030 = arith.muli %1009, %c4 : index
                %1031 = arith.addi %1029, %1030 : index
                %1032 = arith.remui %1027, %c14 : index
                %1033 = arith.muli %1032, %c2 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.addi %1026, %1034 : index
                %1036 = arith.addi %1024, %1035 : index
                vector.store %1021, %kv[%1036] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1037 = arith.subi %1005, %kvHeads : index
                %1038 = arith.muli %1037, %c35 : index
                %1039 = arith.addi %1010, %1038 : index
                %1040 = arith.addi %1014, %c8 : index
                %1041 = arith.divui %1040, %c4 : index
                %1042 = arith.muli %1041, %c20 : index
                %1043 = arith.addi %1042, %c33 : index
                %1044 = arith.remui %1040, %c4 : index
                %1045 = arith.divui %1009, %c2 : index
                %1046 = arith.remui %1009, %c2 : index
                %1047 = arith.muli %1046, %c14 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.divui %1048, %c14 : index
                %1050 = arith.muli %1049, %c25 : index
                %1051 = arith.muli %1044, %c4 : index
                %1052 = arith.addi %1050, %1051 : index
                %1053 = arith.remui %1048, %c14 : index
                %1054 = arith.muli %1053, %c2 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.addi %1043, %1055 : index
                %1057 = arith.addi %1039, %1056 : index
                %1058 = vector.shuffle %1021, %1021 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1058, %kv[%1057] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1059 = arith.addi %1014, %c9 : index
                %1060 = arith.divui %1059, %c4 : index
                %1061 = arith.muli %1060, %c20 : index
                %1062 = arith.addi %1061, %c33 : index
                %1063 = arith.remui %1059, %c4 : index
                %1064 = arith.divui %1009, %c2 : index
                %1065 = arith.remui %1009, %c2 : index
                %1066 = arith.muli %1065, %c14 : index
                %1067 = arith.addi %1064, %1066 : index
                %1068 = arith.divui %1067, %c14 : index
                %1069 = arith.muli %1068, %c25 : index
                %1070 = arith.muli %1063, %c4 : index
                %1071 = arith.addi %1069, %1070 : index
                %1072 = arith.remui %1067, %c14 : index
                %1073 = arith.muli %1072, %c2 : index
                %1074 = arith.addi %1071, %1073 : index
                %1075 = arith.addi %1062, %1074 : index
                %1076 = arith.addi %1039, %1075 : index
                %1077 = vector.shuffle %1021, %1021 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1077, %kv[%1076] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1078 = arith.addi %1014, %c2 : index
                %1079 = arith.divui %1078, %c4 : index
                %1080 = arith.muli %1079, %c20 : index
                %1081 = arith.addi %1080, %c33 : index
                %1082 = arith.remui %1078, %c4 : index
                %1083 = arith.divui %1009, %c2 : index
                %1084 = arith.remui %1009, %c2 : index
                %1085 = arith.muli %1084, %c14 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.divui %1086, %c14 : index
                %1088 = arith.muli %1087, %c25 : index
                %1089 = arith.muli %1082, %c4 : index
                %1090 = arith.addi %1088, %1089 : index
                %1091 = arith.remui %1086, %c14 : index
                %1092 = arith.muli %1091, %c2 : index
                %1093 = arith.addi %1090, %1092 : index
                %1094 = arith.addi %1081, %1093 : index
                %1095 = arith.addi %1039, %1094 : index
                %1096 = vector.shuffle %1021, %1021 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1096, %kv[%1095] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1097 = arith.addi %1014, %c26 : index
                %1098 = arith.divui %1097, %c4 : index
                %1099 = arith.muli %1098, %c20 : index
                %1100 = arith.addi %1099, %c33 : index
                %1101 = arith.remui %1097, %c4 : index
                %1102 = arith.divui %1009, %c2 : index
                %1103 = arith.remui %1009, %c2 : index
                %1104 = arith.muli %1103, %c14 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.divui %1105, %c14 : index
                %1107 = arith.muli %1106, %c25 : index
                %1108 = arith.muli %1101, %c4 : index
                %1109 = arith.addi %1107, %1108 : index
                %1110 = arith.remui %1105, %c14 : index
                %1111 = arith.muli %1110, %c2 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.addi %1100, %1112 : index
                %1114 = arith.addi %1039, %1113 : index
                %1115 = vector.shuffle %1021, %1021 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1115, %kv[%1114] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1116 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1116 {
            %1117 = wave.lane
            %1118 = arith.muli %1117, %c7 : index
            scf.for %1119 = %1118 to %c12 step %c6 {
              %1120 = arith.addi %1004, %1119 : index
              %1121 = vector.load %19[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = arith.mulf %1121, %1007 : vector<4xf32>
              %1123 = wave.fp8_encode "e4m3" %1122 : vector<4xf32> -> vector<4xi8>
              %1124 = arith.cmpi slt, %1005, %kvHeads : index
              scf.if %1124 {
                %1125 = arith.muli %1005, %c33 : index
                %1126 = arith.addi %1010, %1125 : index
                %1127 = vector.shuffle %1123, %1123 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1128 = arith.divui %1119, %c4 : index
                %1129 = arith.muli %1128, %c25 : index
                %1130 = arith.remui %1119, %c4 : index
                %1131 = arith.muli %1009, %c4 : index
                %1132 = arith.divui %1130, %c7 : index
                %1133 = arith.muli %1132, %c7 : index
                %1134 = arith.remui %1130, %c2 : index
                %1135 = arith.muli %1134, %c2 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.divui %1130, %c2 : index
                %1138 = arith.remui %1137, %c2 : index
                %1139 = arith.addi %1136, %1138 : index
                %1140 = arith.addi %1131, %1139 : index
                %1141 = arith.addi %1129, %1140 : index
                %1142 = arith.addi %1126, %1141 : index
                vector.store %1127, %kv[%1142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1143 = arith.subi %1005, %kvHeads : index
                %1144 = arith.muli %1143, %c33 : index
                %1145 = arith.addi %1010, %1144 : index
                %1146 = arith.addi %1119, %c8 : index
                %1147 = arith.divui %1146, %c4 : index
                %1148 = arith.muli %1147, %c25 : index
                %1149 = arith.addi %1148, %c11 : index
                %1150 = arith.remui %1146, %c4 : index
                %1151 = arith.divui %1009, %c2 : index
                %1152 = arith.remui %1009, %c2 : index
                %1153 = arith.muli %1152, %c14 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.muli %1150, %c4 : index
                %1156 = arith.divui %1154, %c7 : index
                %1157 = arith.muli %1156, %c7 : index
                %1158 = arith.remui %1154, %c2 : index
                %1159 = arith.muli %1158, %c2 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.divui %1154, %c2 : index
                %1162 = arith.remui %1161, %c2 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.addi %1155, %1163 : index
                %1165 = arith.addi %1149, %1164 : index
                %1166 = arith.addi %1145, %1165 : index
                %1167 = vector.shuffle %1123, %1123 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1167, %kv[%1166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1168 = arith.addi %1119, %c9 : index
                %1169 = arith.divui %1168, %c4 : index
                %1170 = arith.muli %1169, %c25 : index
                %1171 = arith.addi %1170, %c11 : index
                %1172 = arith.remui %1168, %c4 : index
                %1173 = arith.divui %1009, %c2 : index
                %1174 = arith.remui %1009, %c2 : index
                %1175 = arith.muli %1174, %c14 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.muli %1172, %c4 : index
                %1178 = arith.divui %1176, %c7 : index
                %1179 = arith.muli %1178, %c7 : index
                %1180 = arith.remui %1176, %c2 : index
                %1181 = arith.muli %1180, %c2 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.divui %1176, %c2 : index
                %1184 = arith.remui %1183, %c2 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1177, %1185 : index
                %1187 = arith.addi %1171, %1186 : index
                %1188 = arith.addi %1145, %1187 : index
                %1189 = vector.shuffle %1123, %1123 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1189, %kv[%1188] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1190 = arith.addi %1119, %c2 : index
                %1191 = arith.divui %1190, %c4 : index
                %1192 = arith.muli %1191, %c25 : index
                %1193 = arith.addi %1192, %c11 : index
                %1194 = arith.remui %1190, %c4 : index
                %1195 = arith.divui %1009, %c2 : index
                %1196 = arith.remui %1009, %c2 : index
                %1197 = arith.muli %1196, %c14 : index
                %1198 = arith.addi %1195, %1197 : index
                %1199 = arith.muli %1194, %c4 : index
                %1200 = arith.divui %1198, %c7 : index
                %1201 = arith.muli %1200, %c7 : index
                %1202 = arith.remui %1198, %c2 : index
                %1203 = arith.muli %1202, %c2 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.divui %1198, %c2 : index
                %1206 = arith.remui %1205, %c2 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.addi %1199, %1207 : index
                %1209 = arith.addi %1193, %1208 : index
                %1210 = arith.addi %1145, %1209 : index
                %1211 = vector.shuffle %1123, %1123 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1211, %kv[%1210] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1212 = arith.addi %1119, %c26 : index
                %1213 = arith.divui %1212, %c4 : index
                %1214 = arith.muli %1213, %c25 : index
                %1215 = arith.addi %1214, %c11 : index
                %1216 = arith.remui %1212, %c4 : index
                %1217 = arith.divui %1009, %c2 : index
                %1218 = arith.remui %1009, %c2 : index
                %1219 = arith.muli %1218, %c14 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.muli %1216, %c4 : index
                %1222 = arith.divui %1220, %c7 : index
                %1223 = arith.muli %1222, %c7 : index
                %1224 = arith.remui %1220, %c2 : index
                %1225 = arith.muli %1224, %c2 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.divui %1220, %c2 : index
                %1228 = arith.remui %1227, %c2 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1221, %1229 : index
                %1231 = arith.addi %1215, %1230 : index
                %1232 = arith.addi %1145, %1231 : index
                %1233 = vector.shuffle %1123, %1123 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1233, %kv[%1232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1234 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1234 {
            %1235 = wave.lane
            %1236 = arith.muli %1235, %c7 : index
            scf.for %1237 = %1236 to %c12 step %c6 {
              %1238 = arith.addi %1004, %1237 : index
              %1239 = vector.load %19[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1240 = arith.mulf %1239, %1007 : vector<4xf32>
              %1241 = wave.fp8_encode "e5m2" %1240 : vector<4xf32> -> vector<4xi8>
              %1242 = arith.cmpi slt, %1005, %kvHeads : index
              scf.if %1242 {
                %1243 = arith.muli %1005, %c33 : index
                %1244 = arith.addi %1010, %1243 : index
                %1245 = vector.shuffle %1241, %1241 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1246 = arith.divui %1237, %c4 : index
                %1247 = arith.muli %1246, %c25 : index
                %1248 = arith.remui %1237, %c4 : index
                %1249 = arith.muli %1009, %c4 : index
                %1250 = arith.divui %1248, %c7 : index
                %1251 = arith.muli %1250, %c7 : index
                %1252 = arith.remui %1248, %c2 : index
                %1253 = arith.muli %1252, %c2 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.divui %1248, %c2 : index
                %1256 = arith.remui %1255, %c2 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.addi %1249, %1257 : index
                %1259 = arith.addi %1247, %1258 : index
                %1260 = arith.addi %1244, %1259 : index
                vector.store %1245, %kv[%1260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1261 = arith.subi %1005, %kvHeads : index
                %1262 = arith.muli %1261, %c33 : index
                %1263 = arith.addi %1010, %1262 : index
                %1264 = arith.addi %1237, %c8 : index
                %1265 = arith.divui %1264, %c4 : index
                %1266 = arith.muli %1265, %c25 : index
                %1267 = arith.addi %1266, %c11 : index
                %1268 = arith.remui %1264, %c4 : index
                %1269 = arith.divui %1009, %c2 : index
                %1270 = arith.remui %1009, %c2 : index
                %1271 = arith.muli %1270, %c14 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.muli %1268, %c4 : index
                %1274 = arith.divui %1272, %c7 : index
                %1275 = arith.muli %1274, %c7 : index
                %1276 = arith.remui %1272, %c2 : index
                %1277 = arith.muli %1276, %c2 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.divui %1272, %c2 : index
                %1280 = arith.remui %1279, %c2 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.addi %1273, %1281 : index
                %1283 = arith.addi %1267, %1282 : index
                %1284 = arith.addi %1263, %1283 : index
                %1285 = vector.shuffle %1241, %1241 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1285, %kv[%1284] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1286 = arith.addi %1237, %c9 : index
                %1287 = arith.divui %1286, %c4 : index
                %1288 = arith.muli %1287, %c25 : index
                %1289 = arith.addi %1288, %c11 : index
                %1290 = arith.remui %1286, %c4 : index
                %1291 = arith.divui %1009, %c2 : index
                %1292 = arith.remui %1009, %c2 : index
                %1293 = arith.muli %1292, %c14 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.muli %1290, %c4 : index
                %1296 = arith.divui %1294, %c7 : index
                %1297 = arith.muli %1296, %c7 : index
                %1298 = arith.remui %1294, %c2 : index
                %1299 = arith.muli %1298, %c2 : index
                %1300 = arith.addi %1297, %1299 : index
                %1301 = arith.divui %1294, %c2 : index
                %1302 = arith.remui %1301, %c2 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.addi %1295, %1303 : index
                %1305 = arith.addi %1289, %1304 : index
                %1306 = arith.addi %1263, %1305 : index
                %1307 = vector.shuffle %1241, %1241 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1307, %kv[%1306] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1308 = arith.addi %1237, %c2 : index
                %1309 = arith.divui %1308, %c4 : index
                %1310 = arith.muli %1309, %c25 : index
                %1311 = arith.addi %1310, %c11 : index
                %1312 = arith.remui %1308, %c4 : index
                %1313 = arith.divui %1009, %c2 : index
                %1314 = arith.remui %1009, %c2 : index
                %1315 = arith.muli %1314, %c14 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.muli %1312, %c4 : index
                %1318 = arith.divui %1316, %c7 : index
                %1319 = arith.muli %1318, %c7 : index
                %1320 = arith.remui %1316, %c2 : index
                %1321 = arith.muli %1320, %c2 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.divui %1316, %c2 : index
                %1324 = arith.remui %1323, %c2 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.addi %1317, %1325 : index
                %1327 = arith.addi %1311, %1326 : index
                %1328 = arith.addi %1263, %1327 : index
                %1329 = vector.shuffle %1241, %1241 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1329, %kv[%1328] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1330 = arith.addi %1237, %c26 : index
                %1331 = arith.divui %1330, %c4 : index
                %1332 = arith.muli %1331, %c25 : index
                %1333 = arith.addi %1332, %c11 : index
                %1334 = arith.remui %1330, %c4 : index
                %1335 = arith.divui %1009, %c2 : index
                %1336 = arith.remui %1009, %c2 : index
                %1337 = arith.muli %1336, %c14 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.muli %1334, %c4 : index
                %1340 = arith.divui %1338, %c7 : index
                %1341 = arith.muli %1340, %c7 : index
                %1342 = arith.remui %1338, %c2 : index
                %1343 = arith.muli %1342, %c2 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.divui %1338, %c2 : index
                %1346 = arith.remui %1345, %c2 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.addi %1339, %1347 : index
                %1349 = arith.addi %1333, %1348 : index
                %1350 = arith.addi %1263, %1349 : index
                %1351 = vector.shuffle %1241, %1241 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1351, %kv[%1350] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1352 = arith.addi %22, %c4 : index
    %1353 = wave.lane
    %1354 = arith.muli %3, %c2 : index
    %1355 = arith.muli %1354, %c25 : index
    %1356 = arith.addi %1355, %1353 : index
    %1357 = arith.muli %4, %c11 : index
    %1358 = arith.addi %1357, %1356 : index
    %1359 = arith.addi %1358, %c8 : index
    %1360 = arith.addi %1359, %c8 : index
    %1361 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %1361, %18[%1360] : memref<?xf32>
    %1362 = arith.muli %4, %c11 : index
    %1363 = arith.addi %1362, %1356 : index
    %1364 = arith.addi %1363, %c8 : index
    %1365 = arith.addi %1364, %c15 : index
    %1366 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %1366, %18[%1365] : memref<?xf32>
    %1367 = arith.muli %4, %c11 : index
    %1368 = arith.addi %1367, %1356 : index
    %1369 = arith.addi %1368, %c8 : index
    %1370 = arith.addi %1369, %c12 : index
    %1371 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %1371, %18[%1370] : memref<?xf32>
    %1372 = arith.muli %4, %c11 : index
    %1373 = arith.addi %1372, %1356 : index
    %1374 = arith.addi %1373, %c8 : index
    %1375 = arith.addi %1374, %c27 : index
    %1376 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %1376, %18[%1375] : memref<?xf32>
    %1377 = arith.muli %4, %c11 : index
    %1378 = arith.addi %1377, %1356 : index
    %1379 = arith.addi %1378, %c8 : index
    %1380 = arith.addi %1379, %c6 : index
    %1381 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %1381, %18[%1380] : memref<?xf32>
    %1382 = arith.muli %4, %c11 : index
    %1383 = arith.addi %1382, %1356 : index
    %1384 = arith.addi %1383, %c8 : index
    %1385 = arith.addi %1384, %c28 : index
    %1386 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %1386, %18[%1385] : memref<?xf32>
    %1387 = arith.muli %4, %c11 : index
    %1388 = arith.addi %1387, %1356 : index
    %1389 = arith.addi %1388, %c8 : index
    %1390 = arith.addi %1389, %c29 : index
    %1391 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %1391, %18[%1390] : memref<?xf32>
    %1392 = arith.muli %4, %c11 : index
    %1393 = arith.addi %1392, %1356 : index
    %1394 = arith.addi %1393, %c8 : index
    %1395 = arith.addi %1394, %c30 : index
    %1396 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %1396, %18[%1395] : memref<?xf32>
    %1397 = arith.muli %4, %c11 : index
    %1398 = arith.addi %1397, %1356 : index
    %1399 = arith.addi %1398, %c25 : index
    %1400 = arith.addi %1399, %c8 : index
    %1401 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %1401, %18[%1400] : memref<?xf32>
    %1402 = arith.muli %4, %c11 : index
    %1403 = arith.addi %1402, %1356 : index
    %1404 = arith.addi %1403, %c25 : index
    %1405 = arith.addi %1404, %c15 : index
    %1406 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %1406, %18[%1405] : memref<?xf32>
    %1407 = arith.muli %4, %c11 : index
    %1408 = arith.addi %1407, %1356 : index
    %1409 = arith.addi %1408, %c25 : index
    %1410 = arith.addi %1409, %c12 : index
    %1411 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %1411, %18[%1410] : memref<?xf32>
    %1412 = arith.muli %4, %c11 : index
    %1413 = arith.addi %1412, %1356 : index
    %1414 = arith.addi %1413, %c25 : index
    %1415 = arith.addi %1414, %c27 : index
    %1416 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %1416, %18[%1415] : memref<?xf32>
    %1417 = arith.muli %4, %c11 : index
    %1418 = arith.addi %1417, %1356 : index
    %1419 = arith.addi %1418, %c25 : index
    %1420 = arith.addi %1419, %c6 : index
    %1421 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %1421, %18[%1420] : memref<?xf32>
    %1422 = arith.muli %4, %c11 : index
    %1423 = arith.addi %1422, %1356 : index
    %1424 = arith.addi %1423, %c25 : index
    %1425 = arith.addi %1424, %c28 : index
    %1426 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %1426, %18[%1425] : memref<?xf32>
    %1427 = arith.muli %4, %c11 : index
    %1428 = arith.addi %1427, %1356 : index
    %1429 = arith.addi %1428, %c25 : index
    %1430 = arith.addi %1429, %c29 : index
    %1431 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %1431, %18[%1430] : memref<?xf32>
    %1432 = arith.muli %4, %c11 : index
    %1433 = arith.addi %1432, %1356 : index
    %1434 = arith.addi %1433, %c25 : index
    %1435 = arith.addi %1434, %c30 : index
    %1436 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %1436, %18[%1435] : memref<?xf32>
    wave.barrier
    %1437 = arith.muli %4, %c9 : index
    %1438 = arith.addi %1437, %c8 : index
    %1439 = arith.muli %1438, %c2 : index
    %1440 = arith.divui %1353, %c4 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.addi %1352, %1441 : index
    %1443 = arith.cmpi slt, %1442, %21 : index
    scf.if %1443 {
      %1444 = arith.cmpi eq, %hasFactors, %c9 : index
      %1445 = arith.muli %1442, %c2 : index
      %1446 = memref.load %factors[%1445] : memref<?xf32>
      %1447 = arith.mulf %1446, %operandScale : f32
      %1448 = arith.select %1444, %1447, %operandScale : f32
      %1449 = arith.addi %1356, %c8 : index
      %1450 = arith.muli %1438, %c15 : index
      %1451 = arith.addi %1449, %1450 : index
      %1452 = memref.load %18[%1451] : memref<?xf32>
      %1453 = arith.addi %1451, %c11 : index
      %1454 = memref.load %18[%1453] : memref<?xf32>
      %1455 = arith.addf %1452, %1454 : f32
      %1456 = arith.addi %1451, %c33 : index
      %1457 = memref.load %18[%1456] : memref<?xf32>
      %1458 = arith.addf %1455, %1457 : f32
      %1459 = arith.addi %1451, %c34 : index
      %1460 = memref.load %18[%1459] : memref<?xf32>
      %1461 = arith.addf %1458, %1460 : f32
      %1462 = arith.addi %1451, %c35 : index
      %1463 = memref.load %18[%1462] : memref<?xf32>
      %1464 = arith.addf %1461, %1463 : f32
      %1465 = arith.addi %1451, %c36 : index
      %1466 = memref.load %18[%1465] : memref<?xf32>
      %1467 = arith.addf %1464, %1466 : f32
      %1468 = arith.addi %1451, %c37 : index
      %1469 = memref.load %18[%1468] : memref<?xf32>
      %1470 = arith.addf %1467, %1469 : f32
      %1471 = arith.addi %1451, %c38 : index
      %1472 = memref.load %18[%1471] : memref<?xf32>
      %1473 = arith.addf %1470, %1472 : f32
      %1474 = arith.remui %1353, %c4 : index
      %1475 = arith.muli %1474, %c7 : index
      %1476 = arith.addi %15, %1475 : index
      %1477 = vector.load %w[%1476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1478 = vector.bitcast %1477 : vector<4xi8> to vector<1xf32>
      %1479 = vector.extract %1478[0] : f32 from vector<1xf32>
      %1480 = arith.mulf %1479, %1448 : f32
      %1481 = arith.mulf %1473, %1480 : f32
      %1482 = arith.muli %3, %c2 : index
      %1483 = arith.addi %1482, %c8 : index
      %1484 = arith.muli %1483, %c4 : index
      %1485 = arith.remui %1353, %c4 : index
      %1486 = arith.addi %1484, %1485 : index
      %1487 = arith.muli %1441, %c12 : index
      %1488 = arith.addi %1487, %1486 : index
      memref.store %1481, %19[%1488] : memref<?xf32>
      %1489 = arith.addi %1356, %c25 : index
      %1490 = arith.muli %1438, %c15 : index
      %1491 = arith.addi %1489, %1490 : index
      %1492 = memref.load %18[%1491] : memref<?xf32>
      %1493 = arith.addi %1491, %c11 : index
      %1494 = memref.load %18[%1493] : memref<?xf32>
      %1495 = arith.addf %1492, %1494 : f32
      %1496 = arith.addi %1491, %c33 : index
      %1497 = memref.load %18[%1496] : memref<?xf32>
      %1498 = arith.addf %1495, %1497 : f32
      %1499 = arith.addi %1491, %c34 : index
      %1500 = memref.load %18[%1499] : memref<?xf32>
      %1501 = arith.addf %1498, %1500 : f32
      %1502 = arith.addi %1491, %c35 : index
      %1503 = memref.load %18[%1502] : memref<?xf32>
      %1504 = arith.addf %1501, %1503 : f32
      %1505 = arith.addi %1491, %c36 : index
      %1506 = memref.load %18[%1505] : memref<?xf32>
      %1507 = arith.addf %1504, %1506 : f32
      %1508 = arith.addi %1491, %c37 : index
      %1509 = memref.load %18[%1508] : memref<?xf32>
      %1510 = arith.addf %1507, %1509 : f32
      %1511 = arith.addi %1491, %c38 : index
      %1512 = memref.load %18[%1511] : memref<?xf32>
      %1513 = arith.addf %1510, %1512 : f32
      %1514 = arith.remui %1353, %c4 : index
      %1515 = arith.muli %1514, %c7 : index
      %1516 = arith.addi %17, %1515 : index
      %1517 = vector.load %w[%1516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1518 = vector.bitcast %1517 : vector<4xi8> to vector<1xf32>
      %1519 = vector.extract %1518[0] : f32 from vector<1xf32>
      %1520 = arith.mulf %1519, %1448 : f32
      %1521 = arith.mulf %1513, %1520 : f32
      %1522 = arith.muli %3, %c2 : index
      %1523 = arith.addi %1522, %c9 : index
      %1524 = arith.muli %1523, %c4 : index
      %1525 = arith.remui %1353, %c4 : index
      %1526 = arith.addi %1524, %1525 : index
      %1527 = arith.muli %1441, %c12 : index
      %1528 = arith.addi %1527, %1526 : index
      memref.store %1521, %19[%1528] : memref<?xf32>
    }
    wave.barrier
    %1529 = arith.addi %22, %c4 : index
    %1530 = wave.wave
    %1531 = arith.addi %1530, %c8 : index
    %1532 = arith.addi %1529, %1531 : index
    %1533 = arith.cmpi slt, %1532, %21 : index
    scf.if %1533 {
      %1534 = arith.addi %1529, %1531 : index
      %1535 = arith.muli %1531, %c12 : index
      %1536 = wave.lane
      %1537 = arith.addi %1536, %c8 : index
      %1538 = arith.cmpi eq, %hasBias, %c9 : index
      %1539 = arith.addi %1535, %1537 : index
      %1540 = memref.load %19[%1539] : memref<?xf32>
      %1541 = arith.muli %0, %c12 : index
      %1542 = arith.addi %1541, %1537 : index
      %1543 = memref.load %bias[%1542] : memref<?xf32>
      %1544 = arith.addf %1540, %1543 : f32
      %1545 = arith.select %1538, %1544, %1540 : f32
      %1546 = arith.addi %1537, %c15 : index
      %1547 = arith.cmpi eq, %hasBias, %c9 : index
      %1548 = arith.addi %1535, %1546 : index
      %1549 = memref.load %19[%1548] : memref<?xf32>
      %1550 = arith.muli %0, %c12 : index
      %1551 = arith.addi %1550, %1546 : index
      %1552 = memref.load %bias[%1551] : memref<?xf32>
      %1553 = arith.addf %1549, %1552 : f32
      %1554 = arith.select %1547, %1553, %1549 : f32
      %1555 = arith.addi %heads, %kvHeads : index
      %1556 = arith.cmpi slt, %0, %1555 : index
      scf.if %1556 {
        %1557 = arith.addi %positionsAt, %1534 : index
        %1558 = memref.load %step[%1557] : memref<?xi32>
        %1559 = arith.index_cast %1558 : i32 to index
        %1560 = arith.cmpi eq, %hasNorm, %c9 : index
        %1561 = math.fma %1545, %1545, %c42 : f32
        %1562 = math.fma %1554, %1554, %1561 : f32
        %1563 = vector.broadcast %1562 : f32 to vector<1xf32>
        %1564 = wave.reduce "add" %1563 : vector<1xf32>
        %1565 = arith.mulf %1564, %inverseHeadDim : f32
        %1566 = arith.addf %1565, %epsilon : f32
        %1567 = math.sqrt %1566 : f32
        %1568 = arith.divf %c44, %1567 : f32
        %1569 = arith.cmpi slt, %0, %heads : index
        %1570 = arith.addi %1537, %c15 : index
        %1571 = memref.load %query_norm[%1537] : memref<?xf32>
        %1572 = memref.load %key_norm[%1537] : memref<?xf32>
        %1573 = arith.select %1569, %1571, %1572 : f32
        %1574 = arith.mulf %1545, %1568 : f32
        %1575 = arith.mulf %1574, %1573 : f32
        %1576 = arith.select %1560, %1575, %1545 : f32
        %1577 = memref.load %query_norm[%1570] : memref<?xf32>
        %1578 = memref.load %key_norm[%1570] : memref<?xf32>
        %1579 = arith.select %1569, %1577, %1578 : f32
        %1580 = arith.mulf %1554, %1568 : f32
        %1581 = arith.mulf %1580, %1579 : f32
        %1582 = arith.select %1560, %1581, %1554 : f32
        %1583 = arith.remui %1559, %c25 : index
        %1584 = arith.muli %1583, %c12 : index
        %1585 = arith.addi %1584, %1537 : index
        %1586 = arith.divui %1559, %c25 : index
        %1587 = arith.addi %1586, %c25 : index
        %1588 = arith.muli %1587, %c12 : index
        %1589 = arith.addi %1588, %1537 : index
        %1590 = memref.load %rope[%1585] : memref<?xf32>
        %1591 = arith.addi %1585, %c15 : index
        %1592 = memref.load %rope[%1591] : memref<?xf32>
        %1593 = memref.load %rope[%1589] : memref<?xf32>
        %1594 = arith.addi %1589, %c15 : index
        %1595 = memref.load %rope[%1594] : memref<?xf32>
        %1596 = arith.mulf %1593, %1590 : f32
        %1597 = arith.mulf %1595, %1592 : f32
        %1598 = arith.subf %1596, %1597 : f32
        %1599 = arith.mulf %1595, %1590 : f32
        %1600 = arith.mulf %1593, %1592 : f32
        %1601 = arith.addf %1599, %1600 : f32
        %1602 = arith.mulf %1576, %1598 : f32
        %1603 = arith.mulf %1582, %1601 : f32
        %1604 = arith.subf %1602, %1603 : f32
        %1605 = arith.mulf %1582, %1598 : f32
        %1606 = arith.mulf %1576, %1601 : f32
        %1607 = arith.addf %1605, %1606 : f32
        %1608 = arith.cmpi slt, %0, %heads : index
        scf.if %1608 {
          %1609 = arith.muli %1534, %heads : index
          %1610 = arith.addi %1609, %0 : index
          %1611 = arith.muli %1610, %c12 : index
          %1612 = arith.addi %1611, %1537 : index
          memref.store %1604, %q[%1612] : memref<?xf32>
          %1613 = arith.addi %1612, %c15 : index
          memref.store %1607, %q[%1613] : memref<?xf32>
        } else {
          %1614 = arith.addi %1535, %1537 : index
          memref.store %1604, %19[%1614] : memref<?xf32>
          %1615 = arith.addi %1535, %1537 : index
          %1616 = arith.addi %1615, %c15 : index
          memref.store %1607, %19[%1616] : memref<?xf32>
        }
      } else {
        %1617 = arith.cmpi slt, %0, %heads : index
        scf.if %1617 {
          %1618 = arith.muli %1534, %heads : index
          %1619 = arith.addi %1618, %0 : index
          %1620 = arith.muli %1619, %c12 : index
          %1621 = arith.addi %1620, %1537 : index
          memref.store %1545, %q[%1621] : memref<?xf32>
          %1622 = arith.addi %1621, %c15 : index
          memref.store %1554, %q[%1622] : memref<?xf32>
        } else {
          %1623 = arith.addi %1535, %1537 : index
          memref.store %1545, %19[%1623] : memref<?xf32>
          %1624 = arith.addi %1535, %1537 : index
          %1625 = arith.addi %1624, %c15 : index
          memref.store %1554, %19[%1625] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1626 = arith.cmpi sge, %0, %heads : index
    scf.if %1626 {
      %1627 = arith.addi %1530, %c8 : index
      %1628 = arith.addi %1529, %1627 : index
      %1629 = arith.cmpi slt, %1628, %21 : index
      scf.if %1629 {
        %1630 = arith.addi %1529, %1627 : index
        %1631 = arith.addi %slotsAt, %1630 : index
        %1632 = memref.load %step[%1631] : memref<?xi32>
        %1633 = arith.index_cast %1632 : i32 to index
        %1634 = arith.cmpi sge, %1633, %c8 : index
        scf.if %1634 {
          %1635 = arith.muli %1627, %c12 : index
          %1636 = arith.subi %0, %heads : index
          %1637 = memref.load %scales[%1636] : memref<?xf32>
          %1638 = vector.broadcast %1637 : f32 to vector<4xf32>
          %1639 = arith.divui %1633, %c4 : index
          %1640 = arith.remui %1633, %c4 : index
          %1641 = arith.muli %1639, %pageBytes : index
          %1642 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1642 {
            %1643 = wave.lane
            %1644 = arith.muli %1643, %c7 : index
            scf.for %1645 = %1644 to %c12 step %c6 {
              %1646 = arith.addi %1635, %1645 : index
              %1647 = vector.load %19[%1646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1648 = arith.mulf %1647, %1638 : vector<4xf32>
              %1649 = arith.minimumf %1648, %c49 : vector<4xf32>
              %1650 = arith.maximumf %1649, %c50 : vector<4xf32>
              %1651 = arith.truncf %1650 : vector<4xf32> to vector<4xf16>
              %1652 = vector.bitcast %1651 : vector<4xf16> to vector<8xi8>
              %1653 = arith.cmpi slt, %1636, %kvHeads : index
              scf.if %1653 {
                %1654 = arith.muli %1636, %c35 : index
                %1655 = arith.addi %1641, %1654 : index
                %1656 = arith.divui %1645, %c4 : index
                %1657 = arith.muli %1656, %c20 : index
                %1658 = arith.remui %1645, %c4 : index
                %1659 = arith.divui %1658, %c14 : index
                %1660 = arith.muli %1659, %c25 : index
                %1661 = arith.muli %1640, %c4 : index
                %1662 = arith.addi %1660, %1661 : index
                %1663 = arith.remui %1658, %c14 : index
                %1664 = arith.muli %1663, %c2 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.addi %1657, %1665 : index
                %1667 = arith.addi %1655, %1666 : index
                vector.store %1652, %kv[%1667] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1668 = arith.subi %1636, %kvHeads : index
                %1669 = arith.muli %1668, %c35 : index
                %1670 = arith.addi %1641, %1669 : index
                %1671 = arith.addi %1645, %c8 : index
                %1672 = arith.divui %1671, %c4 : index
                %1673 = arith.muli %1672, %c20 : index
                %1674 = arith.addi %1673, %c33 : index
                %1675 = arith.remui %1671, %c4 : index
                %1676 = arith.divui %1640, %c2 : index
                %1677 = arith.remui %1640, %c2 : index
                %1678 = arith.muli %1677, %c14 : index
                %1679 = arith.addi %1676, %1678 : index
                %1680 = arith.divui %1679, %c14 : index
                %1681 = arith.muli %1680, %c25 : index
                %1682 = arith.muli %1675, %c4 : index
                %1683 = arith.addi %1681, %1682 : index
                %1684 = arith.remui %1679, %c14 : index
                %1685 = arith.muli %1684, %c2 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.addi %1674, %1686 : index
                %1688 = arith.addi %1670, %1687 : index
                %1689 = vector.shuffle %1652, %1652 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1689, %kv[%1688] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1690 = arith.addi %1645, %c9 : index
                %1691 = arith.divui %1690, %c4 : index
                %1692 = arith.muli %1691, %c20 : index
                %1693 = arith.addi %1692, %c33 : index
                %1694 = arith.remui %1690, %c4 : index
                %1695 = arith.divui %1640, %c2 : index
                %1696 = arith.remui %1640, %c2 : index
                %1697 = arith.muli %1696, %c14 : index
                %1698 = arith.addi %1695, %1697 : index
                %1699 = arith.divui %1698, %c14 : index
                %1700 = arith.muli %1699, %c25 : index
                %1701 = arith.muli %1694, %c4 : index
                %1702 = arith.addi %1700, %1701 : index
                %1703 = arith.remui %1698, %c14 : index
                %1704 = arith.muli %1703, %c2 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.addi %1693, %1705 : index
                %1707 = arith.addi %1670, %1706 : index
                %1708 = vector.shuffle %1652, %1652 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1708, %kv[%1707] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1709 = arith.addi %1645, %c2 : index
                %1710 = arith.divui %1709, %c4 : index
                %1711 = arith.muli %1710, %c20 : index
                %1712 = arith.addi %1711, %c33 : index
                %1713 = arith.remui %1709, %c4 : index
                %1714 = arith.divui %1640, %c2 : index
                %1715 = arith.remui %1640, %c2 : index
                %1716 = arith.muli %1715, %c14 : index
                %1717 = arith.addi %1714, %1716 : index
                %1718 = arith.divui %1717, %c14 : index
                %1719 = arith.muli %1718, %c25 : index
                %1720 = arith.muli %1713, %c4 : index
                %1721 = arith.addi %1719, %1720 : index
                %1722 = arith.remui %1717, %c14 : index
                %1723 = arith.muli %1722, %c2 : index
                %1724 = arith.addi %1721, %1723 : index
                %1725 = arith.addi %1712, %1724 : index
                %1726 = arith.addi %1670, %1725 : index
                %1727 = vector.shuffle %1652, %1652 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1727, %kv[%1726] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1728 = arith.addi %1645, %c26 : index
                %1729 = arith.divui %1728, %c4 : index
                %1730 = arith.muli %1729, %c20 : index
                %1731 = arith.addi %1730, %c33 : index
                %1732 = arith.remui %1728, %c4 : index
                %1733 = arith.divui %1640, %c2 : index
                %1734 = arith.remui %1640, %c2 : index
                %1735 = arith.muli %1734, %c14 : index
                %1736 = arith.addi %1733, %1735 : index
                %1737 = arith.divui %1736, %c14 : index
                %1738 = arith.muli %1737, %c25 : index
                %1739 = arith.muli %1732, %c4 : index
                %1740 = arith.addi %1738, %1739 : index
                %1741 = arith.remui %1736, %c14 : index
                %1742 = arith.muli %1741, %c2 : index
                %1743 = arith.addi %1740, %1742 : index
                %1744 = arith.addi %1731, %1743 : index
                %1745 = arith.addi %1670, %1744 : index
                %1746 = vector.shuffle %1652, %1652 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1746, %kv[%1745] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1747 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1747 {
            %1748 = wave.lane
            %1749 = arith.muli %1748, %c7 : index
            scf.for %1750 = %1749 to %c12 step %c6 {
              %1751 = arith.addi %1635, %1750 : index
              %1752 = vector.load %19[%1751] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1753 = arith.mulf %1752, %1638 : vector<4xf32>
              %1754 = wave.fp8_encode "e4m3" %1753 : vector<4xf32> -> vector<4xi8>
              %1755 = arith.cmpi slt, %1636, %kvHeads : index
              scf.if %1755 {
                %1756 = arith.muli %1636, %c33 : index
                %1757 = arith.addi %1641, %1756 : index
                %1758 = vector.shuffle %1754, %1754 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1759 = arith.divui %1750, %c4 : index
                %1760 = arith.muli %1759, %c25 : index
                %1761 = arith.remui %1750, %c4 : index
                %1762 = arith.muli %1640, %c4 : index
                %1763 = arith.divui %1761, %c7 : index
                %1764 = arith.muli %1763, %c7 : index
                %1765 = arith.remui %1761, %c2 : index
                %1766 = arith.muli %1765, %c2 : index
                %1767 = arith.addi %1764, %1766 : index
                %1768 = arith.divui %1761, %c2 : index
                %1769 = arith.remui %1768, %c2 : index
                %1770 = arith.addi %1767, %1769 : index
                %1771 = arith.addi %1762, %1770 : index
                %1772 = arith.addi %1760, %1771 : index
                %1773 = arith.addi %1757, %1772 : index
                vector.store %1758, %kv[%1773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1774 = arith.subi %1636, %kvHeads : index
                %1775 = arith.muli %1774, %c33 : index
                %1776 = arith.addi %1641, %1775 : index
                %1777 = arith.addi %1750, %c8 : index
                %1778 = arith.divui %1777, %c4 : index
                %1779 = arith.muli %1778, %c25 : index
                %1780 = arith.addi %1779, %c11 : index
                %1781 = arith.remui %1777, %c4 : index
                %1782 = arith.divui %1640, %c2 : index
                %1783 = arith.remui %1640, %c2 : index
                %1784 = arith.muli %1783, %c14 : index
                %1785 = arith.addi %1782, %1784 : index
                %1786 = arith.muli %1781, %c4 : index
                %1787 = arith.divui %1785, %c7 : index
                %1788 = arith.muli %1787, %c7 : index
                %1789 = arith.remui %1785, %c2 : index
                %1790 = arith.muli %1789, %c2 : index
                %1791 = arith.addi %1788, %1790 : index
                %1792 = arith.divui %1785, %c2 : index
                %1793 = arith.remui %1792, %c2 : index
                %1794 = arith.addi %1791, %1793 : index
                %1795 = arith.addi %1786, %1794 : index
                %1796 = arith.addi %1780, %1795 : index
                %1797 = arith.addi %1776, %1796 : index
                %1798 = vector.shuffle %1754, %1754 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1798, %kv[%1797] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1799 = arith.addi %1750, %c9 : index
                %1800 = arith.divui %1799, %c4 : index
                %1801 = arith.muli %1800, %c25 : index
                %1802 = arith.addi %1801, %c11 : index
                %1803 = arith.remui %1799, %c4 : index
                %1804 = arith.divui %1640, %c2 : index
                %1805 = arith.remui %1640, %c2 : index
                %1806 = arith.muli %1805, %c14 : index
                %1807 = arith.addi %1804, %1806 : index
                %1808 = arith.muli %1803, %c4 : index
                %1809 = arith.divui %1807, %c7 : index
                %1810 = arith.muli %1809, %c7 : index
                %1811 = arith.remui %1807, %c2 : index
                %1812 = arith.muli %1811, %c2 : index
                %1813 = arith.addi %1810, %1812 : index
                %1814 = arith.divui %1807, %c2 : index
                %1815 = arith.remui %1814, %c2 : index
                %1816 = arith.addi %1813, %1815 : index
                %1817 = arith.addi %1808, %1816 : index
                %1818 = arith.addi %1802, %1817 : index
                %1819 = arith.addi %1776, %1818 : index
                %1820 = vector.shuffle %1754, %1754 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1820, %kv[%1819] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1821 = arith.addi %1750, %c2 : index
                %1822 = arith.divui %1821, %c4 : index
                %1823 = arith.muli %1822, %c25 : index
                %1824 = arith.addi %1823, %c11 : index
                %1825 = arith.remui %1821, %c4 : index
                %1826 = arith.divui %1640, %c2 : index
                %1827 = arith.remui %1640, %c2 : index
                %1828 = arith.muli %1827, %c14 : index
                %1829 = arith.addi %1826, %1828 : index
                %1830 = arith.muli %1825, %c4 : index
                %1831 = arith.divui %1829, %c7 : index
                %1832 = arith.muli %1831, %c7 : index
                %1833 = arith.remui %1829, %c2 : index
                %1834 = arith.muli %1833, %c2 : index
                %1835 = arith.addi %1832, %1834 : index
                %1836 = arith.divui %1829, %c2 : index
                %1837 = arith.remui %1836, %c2 : index
                %1838 = arith.addi %1835, %1837 : index
                %1839 = arith.addi %1830, %1838 : index
                %1840 = arith.addi %1824, %1839 : index
                %1841 = arith.addi %1776, %1840 : index
                %1842 = vector.shuffle %1754, %1754 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1842, %kv[%1841] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1843 = arith.addi %1750, %c26 : index
                %1844 = arith.divui %1843, %c4 : index
                %1845 = arith.muli %1844, %c25 : index
                %1846 = arith.addi %1845, %c11 : index
                %1847 = arith.remui %1843, %c4 : index
                %1848 = arith.divui %1640, %c2 : index
                %1849 = arith.remui %1640, %c2 : index
                %1850 = arith.muli %1849, %c14 : index
                %1851 = arith.addi %1848, %1850 : index
                %1852 = arith.muli %1847, %c4 : index
                %1853 = arith.divui %1851, %c7 : index
                %1854 = arith.muli %1853, %c7 : index
                %1855 = arith.remui %1851, %c2 : index
                %1856 = arith.muli %1855, %c2 : index
                %1857 = arith.addi %1854, %1856 : index
                %1858 = arith.divui %1851, %c2 : index
                %1859 = arith.remui %1858, %c2 : index
                %1860 = arith.addi %1857, %1859 : index
                %1861 = arith.addi %1852, %1860 : index
                %1862 = arith.addi %1846, %1861 : index
                %1863 = arith.addi %1776, %1862 : index
                %1864 = vector.shuffle %1754, %1754 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1864, %kv[%1863] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1865 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1865 {
            %1866 = wave.lane
            %1867 = arith.muli %1866, %c7 : index
            scf.for %1868 = %1867 to %c12 step %c6 {
              %1869 = arith.addi %1635, %1868 : index
              %1870 = vector.load %19[%1869] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1871 = arith.mulf %1870, %1638 : vector<4xf32>
              %1872 = wave.fp8_encode "e5m2" %1871 : vector<4xf32> -> vector<4xi8>
              %1873 = arith.cmpi slt, %1636, %kvHeads : index
              scf.if %1873 {
                %1874 = arith.muli %1636, %c33 : index
                %1875 = arith.addi %1641, %1874 : index
                %1876 = vector.shuffle %1872, %1872 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1877 = arith.divui %1868, %c4 : index
                %1878 = arith.muli %1877, %c25 : index
                %1879 = arith.remui %1868, %c4 : index
                %1880 = arith.muli %1640, %c4 : index
                %1881 = arith.divui %1879, %c7 : index
                %1882 = arith.muli %1881, %c7 : index
                %1883 = arith.remui %1879, %c2 : index
                %1884 = arith.muli %1883, %c2 : index
                %1885 = arith.addi %1882, %1884 : index
                %1886 = arith.divui %1879, %c2 : index
                %1887 = arith.remui %1886, %c2 : index
                %1888 = arith.addi %1885, %1887 : index
                %1889 = arith.addi %1880, %1888 : index
                %1890 = arith.addi %1878, %1889 : index
                %1891 = arith.addi %1875, %1890 : index
                vector.store %1876, %kv[%1891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1892 = arith.subi %1636, %kvHeads : index
                %1893 = arith.muli %1892, %c33 : index
                %1894 = arith.addi %1641, %1893 : index
                %1895 = arith.addi %1868, %c8 : index
                %1896 = arith.divui %1895, %c4 : index
                %1897 = arith.muli %1896, %c25 : index
                %1898 = arith.addi %1897, %c11 : index
                %1899 = arith.remui %1895, %c4 : index
                %1900 = arith.divui %1640, %c2 : index
                %1901 = arith.remui %1640, %c2 : index
                %1902 = arith.muli %1901, %c14 : index
                %1903 = arith.addi %1900, %1902 : index
                %1904 = arith.muli %1899, %c4 : index
                %1905 = arith.divui %1903, %c7 : index
                %1906 = arith.muli %1905, %c7 : index
                %1907 = arith.remui %1903, %c2 : index
                %1908 = arith.muli %1907, %c2 : index
                %1909 = arith.addi %1906, %1908 : index
                %1910 = arith.divui %1903, %c2 : index
                %1911 = arith.remui %1910, %c2 : index
                %1912 = arith.addi %1909, %1911 : index
                %1913 = arith.addi %1904, %1912 : index
                %1914 = arith.addi %1898, %1913 : index
                %1915 = arith.addi %1894, %1914 : index
                %1916 = vector.shuffle %1872, %1872 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1916, %kv[%1915] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1917 = arith.addi %1868, %c9 : index
                %1918 = arith.divui %1917, %c4 : index
                %1919 = arith.muli %1918, %c25 : index
                %1920 = arith.addi %1919, %c11 : index
                %1921 = arith.remui %1917, %c4 : index
                %1922 = arith.divui %1640, %c2 : index
                %1923 = arith.remui %1640, %c2 : index
                %1924 = arith.muli %1923, %c14 : index
                %1925 = arith.addi %1922, %1924 : index
                %1926 = arith.muli %1921, %c4 : index
                %1927 = arith.divui %1925, %c7 : index
                %1928 = arith.muli %1927, %c7 : index
                %1929 = arith.remui %1925, %c2 : index
                %1930 = arith.muli %1929, %c2 : index
                %1931 = arith.addi %1928, %1930 : index
                %1932 = arith.divui %1925, %c2 : index
                %1933 = arith.remui %1932, %c2 : index
                %1934 = arith.addi %1931, %1933 : index
                %1935 = arith.addi %1926, %1934 : index
                %1936 = arith.addi %1920, %1935 : index
                %1937 = arith.addi %1894, %1936 : index
                %1938 = vector.shuffle %1872, %1872 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1938, %kv[%1937] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1939 = arith.addi %1868, %c2 : index
                %1940 = arith.divui %1939, %c4 : index
                %1941 = arith.muli %1940, %c25 : index
                %1942 = arith.addi %1941, %c11 : index
                %1943 = arith.remui %1939, %c4 : index
                %1944 = arith.divui %1640, %c2 : index
                %1945 = arith.remui %1640, %c2 : index
                %1946 = arith.muli %1945, %c14 : index
                %1947 = arith.addi %1944, %1946 : index
                %1948 = arith.muli %1943, %c4 : index
                %1949 = arith.divui %1947, %c7 : index
                %1950 = arith.muli %1949, %c7 : index
                %1951 = arith.remui %1947, %c2 : index
                %1952 = arith.muli %1951, %c2 : index
                %1953 = arith.addi %1950, %1952 : index
                %1954 = arith.divui %1947, %c2 : index
                %1955 = arith.remui %1954, %c2 : index
                %1956 = arith.addi %1953, %1955 : index
                %1957 = arith.addi %1948, %1956 : index
                %1958 = arith.addi %1942, %1957 : index
                %1959 = arith.addi %1894, %1958 : index
                %1960 = vector.shuffle %1872, %1872 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1960, %kv[%1959] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1961 = arith.addi %1868, %c26 : index
                %1962 = arith.divui %1961, %c4 : index
                %1963 = arith.muli %1962, %c25 : index
                %1964 = arith.addi %1963, %c11 : index
                %1965 = arith.remui %1961, %c4 : index
                %1966 = arith.divui %1640, %c2 : index
                %1967 = arith.remui %1640, %c2 : index
                %1968 = arith.muli %1967, %c14 : index
                %1969 = arith.addi %1966, %1968 : index
                %1970 = arith.muli %1965, %c4 : index
                %1971 = arith.divui %1969, %c7 : index
                %1972 = arith.muli %1971, %c7 : index
                %1973 = arith.remui %1969, %c2 : index
                %1974 = arith.muli %1973, %c2 : index
                %1975 = arith.addi %1972, %1974 : index
                %1976 = arith.divui %1969, %c2 : index
                %1977 = arith.remui %1976, %c2 : index
                %1978 = arith.addi %1975, %1977 : index
                %1979 = arith.addi %1970, %1978 : index
                %1980 = arith.addi %1964, %1979 : index
                %1981 = arith.addi %1894, %1980 : index
                %1982 = vector.shuffle %1872, %1872 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1982, %kv[%1981] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1983 = arith.addi %22, %c15 : index
    %1984 = wave.lane
    %1985 = arith.muli %3, %c2 : index
    %1986 = arith.muli %1985, %c25 : index
    %1987 = arith.addi %1986, %1984 : index
    %1988 = arith.muli %4, %c11 : index
    %1989 = arith.addi %1988, %1987 : index
    %1990 = arith.addi %1989, %c8 : index
    %1991 = arith.addi %1990, %c8 : index
    %1992 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %1992, %18[%1991] : memref<?xf32>
    %1993 = arith.muli %4, %c11 : index
    %1994 = arith.addi %1993, %1987 : index
    %1995 = arith.addi %1994, %c8 : index
    %1996 = arith.addi %1995, %c15 : index
    %1997 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %1997, %18[%1996] : memref<?xf32>
    %1998 = arith.muli %4, %c11 : index
    %1999 = arith.addi %1998, %1987 : index
    %2000 = arith.addi %1999, %c8 : index
    %2001 = arith.addi %2000, %c12 : index
    %2002 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %2002, %18[%2001] : memref<?xf32>
    %2003 = arith.muli %4, %c11 : index
    %2004 = arith.addi %2003, %1987 : index
    %2005 = arith.addi %2004, %c8 : index
    %2006 = arith.addi %2005, %c27 : index
    %2007 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %2007, %18[%2006] : memref<?xf32>
    %2008 = arith.muli %4, %c11 : index
    %2009 = arith.addi %2008, %1987 : index
    %2010 = arith.addi %2009, %c8 : index
    %2011 = arith.addi %2010, %c6 : index
    %2012 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %2012, %18[%2011] : memref<?xf32>
    %2013 = arith.muli %4, %c11 : index
    %2014 = arith.addi %2013, %1987 : index
    %2015 = arith.addi %2014, %c8 : index
    %2016 = arith.addi %2015, %c28 : index
    %2017 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %2017, %18[%2016] : memref<?xf32>
    %2018 = arith.muli %4, %c11 : index
    %2019 = arith.addi %2018, %1987 : index
    %2020 = arith.addi %2019, %c8 : index
    %2021 = arith.addi %2020, %c29 : index
    %2022 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %2022, %18[%2021] : memref<?xf32>
    %2023 = arith.muli %4, %c11 : index
    %2024 = arith.addi %2023, %1987 : index
    %2025 = arith.addi %2024, %c8 : index
    %2026 = arith.addi %2025, %c30 : index
    %2027 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %2027, %18[%2026] : memref<?xf32>
    %2028 = arith.muli %4, %c11 : index
    %2029 = arith.addi %2028, %1987 : index
    %2030 = arith.addi %2029, %c25 : index
    %2031 = arith.addi %2030, %c8 : index
    %2032 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %2032, %18[%2031] : memref<?xf32>
    %2033 = arith.muli %4, %c11 : index
    %2034 = arith.addi %2033, %1987 : index
    %2035 = arith.addi %2034, %c25 : index
    %2036 = arith.addi %2035, %c15 : index
    %2037 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %2037, %18[%2036] : memref<?xf32>
    %2038 = arith.muli %4, %c11 : index
    %2039 = arith.addi %2038, %1987 : index
    %2040 = arith.addi %2039, %c25 : index
    %2041 = arith.addi %2040, %c12 : index
    %2042 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %2042, %18[%2041] : memref<?xf32>
    %2043 = arith.muli %4, %c11 : index
    %2044 = arith.addi %2043, %1987 : index
    %2045 = arith.addi %2044, %c25 : index
    %2046 = arith.addi %2045, %c27 : index
    %2047 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %2047, %18[%2046] : memref<?xf32>
    %2048 = arith.muli %4, %c11 : index
    %2049 = arith.addi %2048, %1987 : index
    %2050 = arith.addi %2049, %c25 : index
    %2051 = arith.addi %2050, %c6 : index
    %2052 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %2052, %18[%2051] : memref<?xf32>
    %2053 = arith.muli %4, %c11 : index
    %2054 = arith.addi %2053, %1987 : index
    %2055 = arith.addi %2054, %c25 : index
    %2056 = arith.addi %2055, %c28 : index
    %2057 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %2057, %18[%2056] : memref<?xf32>
    %2058 = arith.muli %4, %c11 : index
    %2059 = arith.addi %2058, %1987 : index
    %2060 = arith.addi %2059, %c25 : index
    %2061 = arith.addi %2060, %c29 : index
    %2062 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %2062, %18[%2061] : memref<?xf32>
    %2063 = arith.muli %4, %c11 : index
    %2064 = arith.addi %2063, %1987 : index
    %2065 = arith.addi %2064, %c25 : index
    %2066 = arith.addi %2065, %c30 : index
    %2067 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %2067, %18[%2066] : memref<?xf32>
    wave.barrier
    %2068 = arith.muli %4, %c9 : index
    %2069 = arith.addi %2068, %c8 : index
    %2070 = arith.muli %2069, %c2 : index
    %2071 = arith.divui %1984, %c4 : index
    %2072 = arith.addi %2070, %2071 : index
    %2073 = arith.addi %1983, %2072 : index
    %2074 = arith.cmpi slt, %2073, %21 : index
    scf.if %2074 {
      %2075 = arith.cmpi eq, %hasFactors, %c9 : index
      %2076 = arith.muli %2073, %c2 : index
      %2077 = memref.load %factors[%2076] : memref<?xf32>
      %2078 = arith.mulf %2077, %operandScale : f32
      %2079 = arith.select %2075, %2078, %operandScale : f32
      %2080 = arith.addi %1987, %c8 : index
      %2081 = arith.muli %2069, %c15 : index
      %2082 = arith.addi %2080, %2081 : index
      %2083 = memref.load %18[%2082] : memref<?xf32>
      %2084 = arith.addi %2082, %c11 : index
      %2085 = memref.load %18[%2084] : memref<?xf32>
      %2086 = arith.addf %2083, %2085 : f32
      %2087 = arith.addi %2082, %c33 : index
      %2088 = memref.load %18[%2087] : memref<?xf32>
      %2089 = arith.addf %2086, %2088 : f32
      %2090 = arith.addi %2082, %c34 : index
      %2091 = memref.load %18[%2090] : memref<?xf32>
      %2092 = arith.addf %2089, %2091 : f32
      %2093 = arith.addi %2082, %c35 : index
      %2094 = memref.load %18[%2093] : memref<?xf32>
      %2095 = arith.addf %2092, %2094 : f32
      %2096 = arith.addi %2082, %c36 : index
      %2097 = memref.load %18[%2096] : memref<?xf32>
      %2098 = arith.addf %2095, %2097 : f32
      %2099 = arith.addi %2082, %c37 : index
      %2100 = memref.load %18[%2099] : memref<?xf32>
      %2101 = arith.addf %2098, %2100 : f32
      %2102 = arith.addi %2082, %c38 : index
      %2103 = memref.load %18[%2102] : memref<?xf32>
      %2104 = arith.addf %2101, %2103 : f32
      %2105 = arith.remui %1984, %c4 : index
      %2106 = arith.muli %2105, %c7 : index
      %2107 = arith.addi %15, %2106 : index
      %2108 = vector.load %w[%2107] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2109 = vector.bitcast %2108 : vector<4xi8> to vector<1xf32>
      %2110 = vector.extract %2109[0] : f32 from vector<1xf32>
      %2111 = arith.mulf %2110, %2079 : f32
      %2112 = arith.mulf %2104, %2111 : f32
      %2113 = arith.muli %3, %c2 : index
      %2114 = arith.addi %2113, %c8 : index
      %2115 = arith.muli %2114, %c4 : index
      %2116 = arith.remui %1984, %c4 : index
      %2117 = arith.addi %2115, %2116 : index
      %2118 = arith.muli %2072, %c12 : index
      %2119 = arith.addi %2118, %2117 : index
      memref.store %2112, %19[%2119] : memref<?xf32>
      %2120 = arith.addi %1987, %c25 : index
      %2121 = arith.muli %2069, %c15 : index
      %2122 = arith.addi %2120, %2121 : index
      %2123 = memref.load %18[%2122] : memref<?xf32>
      %2124 = arith.addi %2122, %c11 : index
      %2125 = memref.load %18[%2124] : memref<?xf32>
      %2126 = arith.addf %2123, %2125 : f32
      %2127 = arith.addi %2122, %c33 : index
      %2128 = memref.load %18[%2127] : memref<?xf32>
      %2129 = arith.addf %2126, %2128 : f32
      %2130 = arith.addi %2122, %c34 : index
      %2131 = memref.load %18[%2130] : memref<?xf32>
      %2132 = arith.addf %2129, %2131 : f32
      %2133 = arith.addi %2122, %c35 : index
      %2134 = memref.load %18[%2133] : memref<?xf32>
      %2135 = arith.addf %2132, %2134 : f32
      %2136 = arith.addi %2122, %c36 : index
      %2137 = memref.load %18[%2136] : memref<?xf32>
      %2138 = arith.addf %2135, %2137 : f32
      %2139 = arith.addi %2122, %c37 : index
      %2140 = memref.load %18[%2139] : memref<?xf32>
      %2141 = arith.addf %2138, %2140 : f32
      %2142 = arith.addi %2122, %c38 : index
      %2143 = memref.load %18[%2142] : memref<?xf32>
      %2144 = arith.addf %2141, %2143 : f32
      %2145 = arith.remui %1984, %c4 : index
      %2146 = arith.muli %2145, %c7 : index
      %2147 = arith.addi %17, %2146 : index
      %2148 = vector.load %w[%2147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2149 = vector.bitcast %2148 : vector<4xi8> to vector<1xf32>
      %2150 = vector.extract %2149[0] : f32 from vector<1xf32>
      %2151 = arith.mulf %2150, %2079 : f32
      %2152 = arith.mulf %2144, %2151 : f32
      %2153 = arith.muli %3, %c2 : index
      %2154 = arith.addi %2153, %c9 : index
      %2155 = arith.muli %2154, %c4 : index
      %2156 = arith.remui %1984, %c4 : index
      %2157 = arith.addi %2155, %2156 : index
      %2158 = arith.muli %2072, %c12 : index
      %2159 = arith.addi %2158, %2157 : index
      memref.store %2152, %19[%2159] : memref<?xf32>
    }
    wave.barrier
    %2160 = arith.addi %22, %c15 : index
    %2161 = wave.wave
    %2162 = arith.addi %2161, %c8 : index
    %2163 = arith.addi %2160, %2162 : index
    %2164 = arith.cmpi slt, %2163, %21 : index
    scf.if %2164 {
      %2165 = arith.addi %2160, %2162 : index
      %2166 = arith.muli %2162, %c12 : index
      %2167 = wave.lane
      %2168 = arith.addi %2167, %c8 : index
      %2169 = arith.cmpi eq, %hasBias, %c9 : index
      %2170 = arith.addi %2166, %2168 : index
      %2171 = memref.load %19[%2170] : memref<?xf32>
      %2172 = arith.muli %0, %c12 : index
      %2173 = arith.addi %2172, %2168 : index
      %2174 = memref.load %bias[%2173] : memref<?xf32>
      %2175 = arith.addf %2171, %2174 : f32
      %2176 = arith.select %2169, %2175, %2171 : f32
      %2177 = arith.addi %2168, %c15 : index
      %2178 = arith.cmpi eq, %hasBias, %c9 : index
      %2179 = arith.addi %2166, %2177 : index
      %2180 = memref.load %19[%2179] : memref<?xf32>
      %2181 = arith.muli %0, %c12 : index
      %2182 = arith.addi %2181, %2177 : index
      %2183 = memref.load %bias[%2182] : memref<?xf32>
      %2184 = arith.addf %2180, %2183 : f32
      %2185 = arith.select %2178, %2184, %2180 : f32
      %2186 = arith.addi %heads, %kvHeads : index
      %2187 = arith.cmpi slt, %0, %2186 : index
      scf.if %2187 {
        %2188 = arith.addi %positionsAt, %2165 : index
        %2189 = memref.load %step[%2188] : memref<?xi32>
        %2190 = arith.index_cast %2189 : i32 to index
        %2191 = arith.cmpi eq, %hasNorm, %c9 : index
        %2192 = math.fma %2176, %2176, %c42 : f32
        %2193 = math.fma %2185, %2185, %2192 : f32
        %2194 = vector.broadcast %2193 : f32 to vector<1xf32>
        %2195 = wave.reduce "add" %2194 : vector<1xf32>
        %2196 = arith.mulf %2195, %inverseHeadDim : f32
        %2197 = arith.addf %2196, %epsilon : f32
        %2198 = math.sqrt %2197 : f32
        %2199 = arith.divf %c44, %2198 : f32
        %2200 = arith.cmpi slt, %0, %heads : index
        %2201 = arith.addi %2168, %c15 : index
        %2202 = memref.load %query_norm[%2168] : memref<?xf32>
        %2203 = memref.load %key_norm[%2168] : memref<?xf32>
        %2204 = arith.select %2200, %2202, %2203 : f32
        %2205 = arith.mulf %2176, %2199 : f32
        %2206 = arith.mulf %2205, %2204 : f32
        %2207 = arith.select %2191, %2206, %2176 : f32
        %2208 = memref.load %query_norm[%2201] : memref<?xf32>
        %2209 = memref.load %key_norm[%2201] : memref<?xf32>
        %2210 = arith.select %2200, %2208, %2209 : f32
        %2211 = arith.mulf %2185, %2199 : f32
        %2212 = arith.mulf %2211, %2210 : f32
        %2213 = arith.select %2191, %2212, %2185 : f32
        %2214 = arith.remui %2190, %c25 : index
        %2215 = arith.muli %2214, %c12 : index
        %2216 = arith.addi %2215, %2168 : index
        %2217 = arith.divui %2190, %c25 : index
        %2218 = arith.addi %2217, %c25 : index
        %2219 = arith.muli %2218, %c12 : index
        %2220 = arith.addi %2219, %2168 : index
        %2221 = memref.load %rope[%2216] : memref<?xf32>
        %2222 = arith.addi %2216, %c15 : index
        %2223 = memref.load %rope[%2222] : memref<?xf32>
        %2224 = memref.load %rope[%2220] : memref<?xf32>
        %2225 = arith.addi %2220, %c15 : index
        %2226 = memref.load %rope[%2225] : memref<?xf32>
        %2227 = arith.mulf %2224, %2221 : f32
        %2228 = arith.mulf %2226, %2223 : f32
        %2229 = arith.subf %2227, %2228 : f32
        %2230 = arith.mulf %2226, %2221 : f32
        %2231 = arith.mulf %2224, %2223 : f32
        %2232 = arith.addf %2230, %2231 : f32
        %2233 = arith.mulf %2207, %2229 : f32
        %2234 = arith.mulf %2213, %2232 : f32
        %2235 = arith.subf %2233, %2234 : f32
        %2236 = arith.mulf %2213, %2229 : f32
        %2237 = arith.mulf %2207, %2232 : f32
        %2238 = arith.addf %2236, %2237 : f32
        %2239 = arith.cmpi slt, %0, %heads : index
        scf.if %2239 {
          %2240 = arith.muli %2165, %heads : index
          %2241 = arith.addi %2240, %0 : index
          %2242 = arith.muli %2241, %c12 : index
          %2243 = arith.addi %2242, %2168 : index
          memref.store %2235, %q[%2243] : memref<?xf32>
          %2244 = arith.addi %2243, %c15 : index
          memref.store %2238, %q[%2244] : memref<?xf32>
        } else {
          %2245 = arith.addi %2166, %2168 : index
          memref.store %2235, %19[%2245] : memref<?xf32>
          %2246 = arith.addi %2166, %2168 : index
          %2247 = arith.addi %2246, %c15 : index
          memref.store %2238, %19[%2247] : memref<?xf32>
        }
      } else {
        %2248 = arith.cmpi slt, %0, %heads : index
        scf.if %2248 {
          %2249 = arith.muli %2165, %heads : index
          %2250 = arith.addi %2249, %0 : index
          %2251 = arith.muli %2250, %c12 : index
          %2252 = arith.addi %2251, %2168 : index
          memref.store %2176, %q[%2252] : memref<?xf32>
          %2253 = arith.addi %2252, %c15 : index
          memref.store %2185, %q[%2253] : memref<?xf32>
        } else {
          %2254 = arith.addi %2166, %2168 : index
          memref.store %2176, %19[%2254] : memref<?xf32>
          %2255 = arith.addi %2166, %2168 : index
          %2256 = arith.addi %2255, %c15 : index
          memref.store %2185, %19[%2256] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2257 = arith.cmpi sge, %0, %heads : index
    scf.if %2257 {
      %2258 = arith.addi %2161, %c8 : index
      %2259 = arith.addi %2160, %2258 : index
      %2260 = arith.cmpi slt, %2259, %21 : index
      scf.if %2260 {
        %2261 = arith.addi %2160, %2258 : index
        %2262 = arith.addi %slotsAt, %2261 : index
        %2263 = memref.load %step[%2262] : memref<?xi32>
        %2264 = arith.index_cast %2263 : i32 to index
        %2265 = arith.cmpi sge, %2264, %c8 : index
        scf.if %2265 {
          %2266 = arith.muli %2258, %c12 : index
          %2267 = arith.subi %0, %heads : index
          %2268 = memref.load %scales[%2267] : memref<?xf32>
          %2269 = vector.broadcast %2268 : f32 to vector<4xf32>
          %2270 = arith.divui %2264, %c4 : index
          %2271 = arith.remui %2264, %c4 : index
          %2272 = arith.muli %2270, %pageBytes : index
          %2273 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2273 {
            %2274 = wave.lane
            %2275 = arith.muli %2274, %c7 : index
            scf.for %2276 = %2275 to %c12 step %c6 {
              %2277 = arith.addi %2266, %2276 : index
              %2278 = vector.load %19[%2277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2279 = arith.mulf %2278, %2269 : vector<4xf32>
              %2280 = arith.minimumf %2279, %c49 : vector<4xf32>
              %2281 = arith.maximumf %2280, %c50 : vector<4xf32>
              %2282 = arith.truncf %2281 : vector<4xf32> to vector<4xf16>
              %2283 = vector.bitcast %2282 : vector<4xf16> to vector<8xi8>
              %2284 = arith.cmpi slt, %2267, %kvHeads : index
              scf.if %2284 {
                %2285 = arith.muli %2267, %c35 : index
                %2286 = arith.addi %2272, %2285 : index
                %2287 = arith.divui %2276, %c4 : index
                %2288 = arith.muli %2287, %c20 : index
                %2289 = arith.remui %2276, %c4 : index
                %2290 = arith.divui %2289, %c14 : index
                %2291 = arith.muli %2290, %c25 : index
                %2292 = arith.muli %2271, %c4 : index
                %2293 = arith.addi %2291, %2292 : index
                %2294 = arith.remui %2289, %c14 : index
                %2295 = arith.muli %2294, %c2 : index
                %2296 = arith.addi %2293, %2295 : index
                %2297 = arith.addi %2288, %2296 : index
                %2298 = arith.addi %2286, %2297 : index
                vector.store %2283, %kv[%2298] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2299 = arith.subi %2267, %kvHeads : index
                %2300 = arith.muli %2299, %c35 : index
                %2301 = arith.addi %2272, %2300 : index
                %2302 = arith.addi %2276, %c8 : index
                %2303 = arith.divui %2302, %c4 : index
                %2304 = arith.muli %2303, %c20 : index
                %2305 = arith.addi %2304, %c33 : index
                %2306 = arith.remui %2302, %c4 : index
                %2307 = arith.divui %2271, %c2 : index
                %2308 = arith.remui %2271, %c2 : index
                %2309 = arith.muli %2308, %c14 : index
                %2310 = arith.addi %2307, %2309 : index
                %2311 = arith.divui %2310, %c14 : index
                %2312 = arith.muli %2311, %c25 : index
                %2313 = arith.muli %2306, %c4 : index
                %2314 = arith.addi %2312, %2313 : index
                %2315 = arith.remui %2310, %c14 : index
                %2316 = arith.muli %2315, %c2 : index
                %2317 = arith.addi %2314, %2316 : index
                %2318 = arith.addi %2305, %2317 : index
                %2319 = arith.addi %2301, %2318 : index
                %2320 = vector.shuffle %2283, %2283 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2320, %kv[%2319] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2321 = arith.addi %2276, %c9 : index
                %2322 = arith.divui %2321, %c4 : index
                %2323 = arith.muli %2322, %c20 : index
                %2324 = arith.addi %2323, %c33 : index
                %2325 = arith.remui %2321, %c4 : index
                %2326 = arith.divui %2271, %c2 : index
                %2327 = arith.remui %2271, %c2 : index
                %2328 = arith.muli %2327, %c14 : index
                %2329 = arith.addi %2326, %2328 : index
                %2330 = arith.divui %2329, %c14 : index
                %2331 = arith.muli %2330, %c25 : index
                %2332 = arith.muli %2325, %c4 : index
                %2333 = arith.addi %2331, %2332 : index
                %2334 = arith.remui %2329, %c14 : index
                %2335 = arith.muli %2334, %c2 : index
                %2336 = arith.addi %2333, %2335 : index
                %2337 = arith.addi %2324, %2336 : index
                %2338 = arith.addi %2301, %2337 : index
                %2339 = vector.shuffle %2283, %2283 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2339, %kv[%2338] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2340 = arith.addi %2276, %c2 : index
                %2341 = arith.divui %2340, %c4 : index
                %2342 = arith.muli %2341, %c20 : index
                %2343 = arith.addi %2342, %c33 : index
                %2344 = arith.remui %2340, %c4 : index
                %2345 = arith.divui %2271, %c2 : index
                %2346 = arith.remui %2271, %c2 : index
                %2347 = arith.muli %2346, %c14 : index
                %2348 = arith.addi %2345, %2347 : index
                %2349 = arith.divui %2348, %c14 : index
                %2350 = arith.muli %2349, %c25 : index
                %2351 = arith.muli %2344, %c4 : index
                %2352 = arith.addi %2350, %2351 : index
                %2353 = arith.remui %2348, %c14 : index
                %2354 = arith.muli %2353, %c2 : index
                %2355 = arith.addi %2352, %2354 : index
                %2356 = arith.addi %2343, %2355 : index
                %2357 = arith.addi %2301, %2356 : index
                %2358 = vector.shuffle %2283, %2283 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2358, %kv[%2357] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2359 = arith.addi %2276, %c26 : index
                %2360 = arith.divui %2359, %c4 : index
                %2361 = arith.muli %2360, %c20 : index
                %2362 = arith.addi %2361, %c33 : index
                %2363 = arith.remui %2359, %c4 : index
                %2364 = arith.divui %2271, %c2 : index
                %2365 = arith.remui %2271, %c2 : index
                %2366 = arith.muli %2365, %c14 : index
                %2367 = arith.addi %2364, %2366 : index
                %2368 = arith.divui %2367, %c14 : index
                %2369 = arith.muli %2368, %c25 : index
                %2370 = arith.muli %2363, %c4 : index
                %2371 = arith.addi %2369, %2370 : index
                %2372 = arith.remui %2367, %c14 : index
                %2373 = arith.muli %2372, %c2 : index
                %2374 = arith.addi %2371, %2373 : index
                %2375 = arith.addi %2362, %2374 : index
                %2376 = arith.addi %2301, %2375 : index
                %2377 = vector.shuffle %2283, %2283 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2377, %kv[%2376] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2378 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2378 {
            %2379 = wave.lane
            %2380 = arith.muli %2379, %c7 : index
            scf.for %2381 = %2380 to %c12 step %c6 {
              %2382 = arith.addi %2266, %2381 : index
              %2383 = vector.load %19[%2382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2384 = arith.mulf %2383, %2269 : vector<4xf32>
              %2385 = wave.fp8_encode "e4m3" %2384 : vector<4xf32> -> vector<4xi8>
              %2386 = arith.cmpi slt, %2267, %kvHeads : index
              scf.if %2386 {
                %2387 = arith.muli %2267, %c33 : index
                %2388 = arith.addi %2272, %2387 : index
                %2389 = vector.shuffle %2385, %2385 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2390 = arith.divui %2381, %c4 : index
                %2391 = arith.muli %2390, %c25 : index
                %2392 = arith.remui %2381, %c4 : index
                %2393 = arith.muli %2271, %c4 : index
                %2394 = arith.divui %2392, %c7 : index
                %2395 = arith.muli %2394, %c7 : index
                %2396 = arith.remui %2392, %c2 : index
                %2397 = arith.muli %2396, %c2 : index
                %2398 = arith.addi %2395, %2397 : index
                %2399 = arith.divui %2392, %c2 : index
                %2400 = arith.remui %2399, %c2 : index
                %2401 = arith.addi %2398, %2400 : index
                %2402 = arith.addi %2393, %2401 : index
                %2403 = arith.addi %2391, %2402 : index
                %2404 = arith.addi %2388, %2403 : index
                vector.store %2389, %kv[%2404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2405 = arith.subi %2267, %kvHeads : index
                %2406 = arith.muli %2405, %c33 : index
                %2407 = arith.addi %2272, %2406 : index
                %2408 = arith.addi %2381, %c8 : index
                %2409 = arith.divui %2408, %c4 : index
                %2410 = arith.muli %2409, %c25 : index
                %2411 = arith.addi %2410, %c11 : index
                %2412 = arith.remui %2408, %c4 : index
                %2413 = arith.divui %2271, %c2 : index
                %2414 = arith.remui %2271, %c2 : index
                %2415 = arith.muli %2414, %c14 : index
                %2416 = arith.addi %2413, %2415 : index
                %2417 = arith.muli %2412, %c4 : index
                %2418 = arith.divui %2416, %c7 : index
                %2419 = arith.muli %2418, %c7 : index
                %2420 = arith.remui %2416, %c2 : index
                %2421 = arith.muli %2420, %c2 : index
                %2422 = arith.addi %2419, %2421 : index
                %2423 = arith.divui %2416, %c2 : index
                %2424 = arith.remui %2423, %c2 : index
                %2425 = arith.addi %2422, %2424 : index
                %2426 = arith.addi %2417, %2425 : index
                %2427 = arith.addi %2411, %2426 : index
                %2428 = arith.addi %2407, %2427 : index
                %2429 = vector.shuffle %2385, %2385 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2429, %kv[%2428] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2430 = arith.addi %2381, %c9 : index
                %2431 = arith.divui %2430, %c4 : index
                %2432 = arith.muli %2431, %c25 : index
                %2433 = arith.addi %2432, %c11 : index
                %2434 = arith.remui %2430, %c4 : index
                %2435 = arith.divui %2271, %c2 : index
                %2436 = arith.remui %2271, %c2 : index
                %2437 = arith.muli %2436, %c14 : index
                %2438 = arith.addi %2435, %2437 : index
                %2439 = arith.muli %2434, %c4 : index
                %2440 = arith.divui %2438, %c7 : index
                %2441 = arith.muli %2440, %c7 : index
                %2442 = arith.remui %2438, %c2 : index
                %2443 = arith.muli %2442, %c2 : index
                %2444 = arith.addi %2441, %2443 : index
                %2445 = arith.divui %2438, %c2 : index
                %2446 = arith.remui %2445, %c2 : index
                %2447 = arith.addi %2444, %2446 : index
                %2448 = arith.addi %2439, %2447 : index
                %2449 = arith.addi %2433, %2448 : index
                %2450 = arith.addi %2407, %2449 : index
                %2451 = vector.shuffle %2385, %2385 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2451, %kv[%2450] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2452 = arith.addi %2381, %c2 : index
                %2453 = arith.divui %2452, %c4 : index
                %2454 = arith.muli %2453, %c25 : index
                %2455 = arith.addi %2454, %c11 : index
                %2456 = arith.remui %2452, %c4 : index
                %2457 = arith.divui %2271, %c2 : index
                %2458 = arith.remui %2271, %c2 : index
                %2459 = arith.muli %2458, %c14 : index
                %2460 = arith.addi %2457, %2459 : index
                %2461 = arith.muli %2456, %c4 : index
                %2462 = arith.divui %2460, %c7 : index
                %2463 = arith.muli %2462, %c7 : index
                %2464 = arith.remui %2460, %c2 : index
                %2465 = arith.muli %2464, %c2 : index
                %2466 = arith.addi %2463, %2465 : index
                %2467 = arith.divui %2460, %c2 : index
                %2468 = arith.remui %2467, %c2 : index
                %2469 = arith.addi %2466, %2468 : index
                %2470 = arith.addi %2461, %2469 : index
                %2471 = arith.addi %2455, %2470 : index
                %2472 = arith.addi %2407, %2471 : index
                %2473 = vector.shuffle %2385, %2385 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2473, %kv[%2472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2474 = arith.addi %2381, %c26 : index
                %2475 = arith.divui %2474, %c4 : index
                %2476 = arith.muli %2475, %c25 : index
                %2477 = arith.addi %2476, %c11 : index
                %2478 = arith.remui %2474, %c4 : index
                %2479 = arith.divui %2271, %c2 : index
                %2480 = arith.remui %2271, %c2 : index
                %2481 = arith.muli %2480, %c14 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.muli %2478, %c4 : index
                %2484 = arith.divui %2482, %c7 : index
                %2485 = arith.muli %2484, %c7 : index
                %2486 = arith.remui %2482, %c2 : index
                %2487 = arith.muli %2486, %c2 : index
                %2488 = arith.addi %2485, %2487 : index
                %2489 = arith.divui %2482, %c2 : index
                %2490 = arith.remui %2489, %c2 : index
                %2491 = arith.addi %2488, %2490 : index
                %2492 = arith.addi %2483, %2491 : index
                %2493 = arith.addi %2477, %2492 : index
                %2494 = arith.addi %2407, %2493 : index
                %2495 = vector.shuffle %2385, %2385 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2495, %kv[%2494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2496 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2496 {
            %2497 = wave.lane
            %2498 = arith.muli %2497, %c7 : index
            scf.for %2499 = %2498 to %c12 step %c6 {
              %2500 = arith.addi %2266, %2499 : index
              %2501 = vector.load %19[%2500] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2502 = arith.mulf %2501, %2269 : vector<4xf32>
              %2503 = wave.fp8_encode "e5m2" %2502 : vector<4xf32> -> vector<4xi8>
              %2504 = arith.cmpi slt, %2267, %kvHeads : index
              scf.if %2504 {
                %2505 = arith.muli %2267, %c33 : index
                %2506 = arith.addi %2272, %2505 : index
                %2507 = vector.shuffle %2503, %2503 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2508 = arith.divui %2499, %c4 : index
                %2509 = arith.muli %2508, %c25 : index
                %2510 = arith.remui %2499, %c4 : index
                %2511 = arith.muli %2271, %c4 : index
                %2512 = arith.divui %2510, %c7 : index
                %2513 = arith.muli %2512, %c7 : index
                %2514 = arith.remui %2510, %c2 : index
                %2515 = arith.muli %2514, %c2 : index
                %2516 = arith.addi %2513, %2515 : index
                %2517 = arith.divui %2510, %c2 : index
                %2518 = arith.remui %2517, %c2 : index
                %2519 = arith.addi %2516, %2518 : index
                %2520 = arith.addi %2511, %2519 : index
                %2521 = arith.addi %2509, %2520 : index
                %2522 = arith.addi %2506, %2521 : index
                vector.store %2507, %kv[%2522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2523 = arith.subi %2267, %kvHeads : index
                %2524 = arith.muli %2523, %c33 : index
                %2525 = arith.addi %2272, %2524 : index
                %2526 = arith.addi %2499, %c8 : index
                %2527 = arith.divui %2526, %c4 : index
                %2528 = arith.muli %2527, %c25 : index
                %2529 = arith.addi %2528, %c11 : index
                %2530 = arith.remui %2526, %c4 : index
                %2531 = arith.divui %2271, %c2 : index
                %2532 = arith.remui %2271, %c2 : index
                %2533 = arith.muli %2532, %c14 : index
                %2534 = arith.addi %2531, %2533 : index
                %2535 = arith.muli %2530, %c4 : index
                %2536 = arith.divui %2534, %c7 : index
                %2537 = arith.muli %2536, %c7 : index
                %2538 = arith.remui %2534, %c2 : index
                %2539 = arith.muli %2538, %c2 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.divui %2534, %c2 : index
                %2542 = arith.remui %2541, %c2 : index
                %2543 = arith.addi %2540, %2542 : index
                %2544 = arith.addi %2535, %2543 : index
                %2545 = arith.addi %2529, %2544 : index
                %2546 = arith.addi %2525, %2545 : index
                %2547 = vector.shuffle %2503, %2503 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2547, %kv[%2546] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2548 = arith.addi %2499, %c9 : index
                %2549 = arith.divui %2548, %c4 : index
                %2550 = arith.muli %2549, %c25 : index
                %2551 = arith.addi %2550, %c11 : index
                %2552 = arith.remui %2548, %c4 : index
                %2553 = arith.divui %2271, %c2 : index
                %2554 = arith.remui %2271, %c2 : index
                %2555 = arith.muli %2554, %c14 : index
                %2556 = arith.addi %2553, %2555 : index
                %2557 = arith.muli %2552, %c4 : index
                %2558 = arith.divui %2556, %c7 : index
                %2559 = arith.muli %2558, %c7 : index
                %2560 = arith.remui %2556, %c2 : index
                %2561 = arith.muli %2560, %c2 : index
                %2562 = arith.addi %2559, %2561 : index
                %2563 = arith.divui %2556, %c2 : index
                %2564 = arith.remui %2563, %c2 : index
                %2565 = arith.addi %2562, %2564 : index
                %2566 = arith.addi %2557, %2565 : index
                %2567 = arith.addi %2551, %2566 : index
                %2568 = arith.addi %2525, %2567 : index
                %2569 = vector.shuffle %2503, %2503 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2569, %kv[%2568] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2570 = arith.addi %2499, %c2 : index
                %2571 = arith.divui %2570, %c4 : index
                %2572 = arith.muli %2571, %c25 : index
                %2573 = arith.addi %2572, %c11 : index
                %2574 = arith.remui %2570, %c4 : index
                %2575 = arith.divui %2271, %c2 : index
                %2576 = arith.remui %2271, %c2 : index
                %2577 = arith.muli %2576, %c14 : index
                %2578 = arith.addi %2575, %2577 : index
                %2579 = arith.muli %2574, %c4 : index
                %2580 = arith.divui %2578, %c7 : index
                %2581 = arith.muli %2580, %c7 : index
                %2582 = arith.remui %2578, %c2 : index
                %2583 = arith.muli %2582, %c2 : index
                %2584 = arith.addi %2581, %2583 : index
                %2585 = arith.divui %2578, %c2 : index
                %2586 = arith.remui %2585, %c2 : index
                %2587 = arith.addi %2584, %2586 : index
                %2588 = arith.addi %2579, %2587 : index
                %2589 = arith.addi %2573, %2588 : index
                %2590 = arith.addi %2525, %2589 : index
                %2591 = vector.shuffle %2503, %2503 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2591, %kv[%2590] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2592 = arith.addi %2499, %c26 : index
                %2593 = arith.divui %2592, %c4 : index
                %2594 = arith.muli %2593, %c25 : index
                %2595 = arith.addi %2594, %c11 : index
                %2596 = arith.remui %2592, %c4 : index
                %2597 = arith.divui %2271, %c2 : index
                %2598 = arith.remui %2271, %c2 : index
                %2599 = arith.muli %2598, %c14 : index
                %2600 = arith.addi %2597, %2599 : index
                %2601 = arith.muli %2596, %c4 : index
                %2602 = arith.divui %2600, %c7 : index
                %2603 = arith.muli %2602, %c7 : index
                %2604 = arith.remui %2600, %c2 : index
                %2605 = arith.muli %2604, %c2 : index
                %2606 = arith.addi %2603, %2605 : index
                %2607 = arith.divui %2600, %c2 : index
                %2608 = arith.remui %2607, %c2 : index
                %2609 = arith.addi %2606, %2608 : index
                %2610 = arith.addi %2601, %2609 : index
                %2611 = arith.addi %2595, %2610 : index
                %2612 = arith.addi %2525, %2611 : index
                %2613 = vector.shuffle %2503, %2503 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2613, %kv[%2612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2614 = arith.addi %22, %c16 : index
    %2615 = wave.lane
    %2616 = arith.muli %3, %c2 : index
    %2617 = arith.muli %2616, %c25 : index
    %2618 = arith.addi %2617, %2615 : index
    %2619 = arith.muli %4, %c11 : index
    %2620 = arith.addi %2619, %2618 : index
    %2621 = arith.addi %2620, %c8 : index
    %2622 = arith.addi %2621, %c8 : index
    %2623 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %2623, %18[%2622] : memref<?xf32>
    %2624 = arith.muli %4, %c11 : index
    %2625 = arith.addi %2624, %2618 : index
    %2626 = arith.addi %2625, %c8 : index
    %2627 = arith.addi %2626, %c15 : index
    %2628 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %2628, %18[%2627] : memref<?xf32>
    %2629 = arith.muli %4, %c11 : index
    %2630 = arith.addi %2629, %2618 : index
    %2631 = arith.addi %2630, %c8 : index
    %2632 = arith.addi %2631, %c12 : index
    %2633 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %2633, %18[%2632] : memref<?xf32>
    %2634 = arith.muli %4, %c11 : index
    %2635 = arith.addi %2634, %2618 : index
    %2636 = arith.addi %2635, %c8 : index
    %2637 = arith.addi %2636, %c27 : index
    %2638 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %2638, %18[%2637] : memref<?xf32>
    %2639 = arith.muli %4, %c11 : index
    %2640 = arith.addi %2639, %2618 : index
    %2641 = arith.addi %2640, %c8 : index
    %2642 = arith.addi %2641, %c6 : index
    %2643 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %2643, %18[%2642] : memref<?xf32>
    %2644 = arith.muli %4, %c11 : index
    %2645 = arith.addi %2644, %2618 : index
    %2646 = arith.addi %2645, %c8 : index
    %2647 = arith.addi %2646, %c28 : index
    %2648 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %2648, %18[%2647] : memref<?xf32>
    %2649 = arith.muli %4, %c11 : index
    %2650 = arith.addi %2649, %2618 : index
    %2651 = arith.addi %2650, %c8 : index
    %2652 = arith.addi %2651, %c29 : index
    %2653 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %2653, %18[%2652] : memref<?xf32>
    %2654 = arith.muli %4, %c11 : index
    %2655 = arith.addi %2654, %2618 : index
    %2656 = arith.addi %2655, %c8 : index
    %2657 = arith.addi %2656, %c30 : index
    %2658 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %2658, %18[%2657] : memref<?xf32>
    %2659 = arith.muli %4, %c11 : index
    %2660 = arith.addi %2659, %2618 : index
    %2661 = arith.addi %2660, %c25 : index
    %2662 = arith.addi %2661, %c8 : index
    %2663 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %2663, %18[%2662] : memref<?xf32>
    %2664 = arith.muli %4, %c11 : index
    %2665 = arith.addi %2664, %2618 : index
    %2666 = arith.addi %2665, %c25 : index
    %2667 = arith.addi %2666, %c15 : index
    %2668 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %2668, %18[%2667] : memref<?xf32>
    %2669 = arith.muli %4, %c11 : index
    %2670 = arith.addi %2669, %2618 : index
    %2671 = arith.addi %2670, %c25 : index
    %2672 = arith.addi %2671, %c12 : index
    %2673 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %2673, %18[%2672] : memref<?xf32>
    %2674 = arith.muli %4, %c11 : index
    %2675 = arith.addi %2674, %2618 : index
    %2676 = arith.addi %2675, %c25 : index
    %2677 = arith.addi %2676, %c27 : index
    %2678 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %2678, %18[%2677] : memref<?xf32>
    %2679 = arith.muli %4, %c11 : index
    %2680 = arith.addi %2679, %2618 : index
    %2681 = arith.addi %2680, %c25 : index
    %2682 = arith.addi %2681, %c6 : index
    %2683 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %2683, %18[%2682] : memref<?xf32>
    %2684 = arith.muli %4, %c11 : index
    %2685 = arith.addi %2684, %2618 : index
    %2686 = arith.addi %2685, %c25 : index
    %2687 = arith.addi %2686, %c28 : index
    %2688 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %2688, %18[%2687] : memref<?xf32>
    %2689 = arith.muli %4, %c11 : index
    %2690 = arith.addi %2689, %2618 : index
    %2691 = arith.addi %2690, %c25 : index
    %2692 = arith.addi %2691, %c29 : index
    %2693 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %2693, %18[%2692] : memref<?xf32>
    %2694 = arith.muli %4, %c11 : index
    %2695 = arith.addi %2694, %2618 : index
    %2696 = arith.addi %2695, %c25 : index
    %2697 = arith.addi %2696, %c30 : index
    %2698 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %2698, %18[%2697] : memref<?xf32>
    wave.barrier
    %2699 = arith.muli %4, %c9 : index
    %2700 = arith.addi %2699, %c8 : index
    %2701 = arith.muli %2700, %c2 : index
    %2702 = arith.divui %2615, %c4 : index
    %2703 = arith.addi %2701, %2702 : index
    %2704 = arith.addi %2614, %2703 : index
    %2705 = arith.cmpi slt, %2704, %21 : index
    scf.if %2705 {
      %2706 = arith.cmpi eq, %hasFactors, %c9 : index
      %2707 = arith.muli %2704, %c2 : index
      %2708 = memref.load %factors[%2707] : memref<?xf32>
      %2709 = arith.mulf %2708, %operandScale : f32
      %2710 = arith.select %2706, %2709, %operandScale : f32
      %2711 = arith.addi %2618, %c8 : index
      %2712 = arith.muli %2700, %c15 : index
      %2713 = arith.addi %2711, %2712 : index
      %2714 = memref.load %18[%2713] : memref<?xf32>
      %2715 = arith.addi %2713, %c11 : index
      %2716 = memref.load %18[%2715] : memref<?xf32>
      %2717 = arith.addf %2714, %2716 : f32
      %2718 = arith.addi %2713, %c33 : index
      %2719 = memref.load %18[%2718] : memref<?xf32>
      %2720 = arith.addf %2717, %2719 : f32
      %2721 = arith.addi %2713, %c34 : index
      %2722 = memref.load %18[%2721] : memref<?xf32>
      %2723 = arith.addf %2720, %2722 : f32
      %2724 = arith.addi %2713, %c35 : index
      %2725 = memref.load %18[%2724] : memref<?xf32>
      %2726 = arith.addf %2723, %2725 : f32
      %2727 = arith.addi %2713, %c36 : index
      %2728 = memref.load %18[%2727] : memref<?xf32>
      %2729 = arith.addf %2726, %2728 : f32
      %2730 = arith.addi %2713, %c37 : index
      %2731 = memref.load %18[%2730] : memref<?xf32>
      %2732 = arith.addf %2729, %2731 : f32
      %2733 = arith.addi %2713, %c38 : index
      %2734 = memref.load %18[%2733] : memref<?xf32>
      %2735 = arith.addf %2732, %2734 : f32
      %2736 = arith.remui %2615, %c4 : index
      %2737 = arith.muli %2736, %c7 : index
      %2738 = arith.addi %15, %2737 : index
      %2739 = vector.load %w[%2738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2740 = vector.bitcast %2739 : vector<4xi8> to vector<1xf32>
      %2741 = vector.extract %2740[0] : f32 from vector<1xf32>
      %2742 = arith.mulf %2741, %2710 : f32
      %2743 = arith.mulf %2735, %2742 : f32
      %2744 = arith.muli %3, %c2 : index
      %2745 = arith.addi %2744, %c8 : index
      %2746 = arith.muli %2745, %c4 : index
      %2747 = arith.remui %2615, %c4 : index
      %2748 = arith.addi %2746, %2747 : index
      %2749 = arith.muli %2703, %c12 : index
      %2750 = arith.addi %2749, %2748 : index
      memref.store %2743, %19[%2750] : memref<?xf32>
      %2751 = arith.addi %2618, %c25 : index
      %2752 = arith.muli %2700, %c15 : index
      %2753 = arith.addi %2751, %2752 : index
      %2754 = memref.load %18[%2753] : memref<?xf32>
      %2755 = arith.addi %2753, %c11 : index
      %2756 = memref.load %18[%2755] : memref<?xf32>
      %2757 = arith.addf %2754, %2756 : f32
      %2758 = arith.addi %2753, %c33 : index
      %2759 = memref.load %18[%2758] : memref<?xf32>
      %2760 = arith.addf %2757, %2759 : f32
      %2761 = arith.addi %2753, %c34 : index
      %2762 = memref.load %18[%2761] : memref<?xf32>
      %2763 = arith.addf %2760, %2762 : f32
      %2764 = arith.addi %2753, %c35 : index
      %2765 = memref.load %18[%2764] : memref<?xf32>
      %2766 = arith.addf %2763, %2765 : f32
      %2767 = arith.addi %2753, %c36 : index
      %2768 = memref.load %18[%2767] : memref<?xf32>
      %2769 = arith.addf %2766, %2768 : f32
      %2770 = arith.addi %2753, %c37 : index
      %2771 = memref.load %18[%2770] : memref<?xf32>
      %2772 = arith.addf %2769, %2771 : f32
      %2773 = arith.addi %2753, %c38 : index
      %2774 = memref.load %18[%2773] : memref<?xf32>
      %2775 = arith.addf %2772, %2774 : f32
      %2776 = arith.remui %2615, %c4 : index
      %2777 = arith.muli %2776, %c7 : index
      %2778 = arith.addi %17, %2777 : index
      %2779 = vector.load %w[%2778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2780 = vector.bitcast %2779 : vector<4xi8> to vector<1xf32>
      %2781 = vector.extract %2780[0] : f32 from vector<1xf32>
      %2782 = arith.mulf %2781, %2710 : f32
      %2783 = arith.mulf %2775, %2782 : f32
      %2784 = arith.muli %3, %c2 : index
      %2785 = arith.addi %2784, %c9 : index
      %2786 = arith.muli %2785, %c4 : index
      %2787 = arith.remui %2615, %c4 : index
      %2788 = arith.addi %2786, %2787 : index
      %2789 = arith.muli %2703, %c12 : index
      %2790 = arith.addi %2789, %2788 : index
      memref.store %2783, %19[%2790] : memref<?xf32>
    }
    wave.barrier
    %2791 = arith.addi %22, %c16 : index
    %2792 = wave.wave
    %2793 = arith.addi %2792, %c8 : index
    %2794 = arith.addi %2791, %2793 : index
    %2795 = arith.cmpi slt, %2794, %21 : index
    scf.if %2795 {
      %2796 = arith.addi %2791, %2793 : index
      %2797 = arith.muli %2793, %c12 : index
      %2798 = wave.lane
      %2799 = arith.addi %2798, %c8 : index
      %2800 = arith.cmpi eq, %hasBias, %c9 : index
      %2801 = arith.addi %2797, %2799 : index
      %2802 = memref.load %19[%2801] : memref<?xf32>
      %2803 = arith.muli %0, %c12 : index
      %2804 = arith.addi %2803, %2799 : index
      %2805 = memref.load %bias[%2804] : memref<?xf32>
      %2806 = arith.addf %2802, %2805 : f32
      %2807 = arith.select %2800, %2806, %2802 : f32
      %2808 = arith.addi %2799, %c15 : index
      %2809 = arith.cmpi eq, %hasBias, %c9 : index
      %2810 = arith.addi %2797, %2808 : index
      %2811 = memref.load %19[%2810] : memref<?xf32>
      %2812 = arith.muli %0, %c12 : index
      %2813 = arith.addi %2812, %2808 : index
      %2814 = memref.load %bias[%2813] : memref<?xf32>
      %2815 = arith.addf %2811, %2814 : f32
      %2816 = arith.select %2809, %2815, %2811 : f32
      %2817 = arith.addi %heads, %kvHeads : index
      %2818 = arith.cmpi slt, %0, %2817 : index
      scf.if %2818 {
        %2819 = arith.addi %positionsAt, %2796 : index
        %2820 = memref.load %step[%2819] : memref<?xi32>
        %2821 = arith.index_cast %2820 : i32 to index
        %2822 = arith.cmpi eq, %hasNorm, %c9 : index
        %2823 = math.fma %2807, %2807, %c42 : f32
        %2824 = math.fma %2816, %2816, %2823 : f32
        %2825 = vector.broadcast %2824 : f32 to vector<1xf32>
        %2826 = wave.reduce "add" %2825 : vector<1xf32>
        %2827 = arith.mulf %2826, %inverseHeadDim : f32
        %2828 = arith.addf %2827, %epsilon : f32
        %2829 = math.sqrt %2828 : f32
        %2830 = arith.divf %c44, %2829 : f32
        %2831 = arith.cmpi slt, %0, %heads : index
        %2832 = arith.addi %2799, %c15 : index
        %2833 = memref.load %query_norm[%2799] : memref<?xf32>
        %2834 = memref.load %key_norm[%2799] : memref<?xf32>
        %2835 = arith.select %2831, %2833, %2834 : f32
        %2836 = arith.mulf %2807, %2830 : f32
        %2837 = arith.mulf %2836, %2835 : f32
        %2838 = arith.select %2822, %2837, %2807 : f32
        %2839 = memref.load %query_norm[%2832] : memref<?xf32>
        %2840 = memref.load %key_norm[%2832] : memref<?xf32>
        %2841 = arith.select %2831, %2839, %2840 : f32
        %2842 = arith.mulf %2816, %2830 : f32
        %2843 = arith.mulf %2842, %2841 : f32
        %2844 = arith.select %2822, %2843, %2816 : f32
        %2845 = arith.remui %2821, %c25 : index
        %2846 = arith.muli %2845, %c12 : index
        %2847 = arith.addi %2846, %2799 : index
        %2848 = arith.divui %2821, %c25 : index
        %2849 = arith.addi %2848, %c25 : index
        %2850 = arith.muli %2849, %c12 : index
        %2851 = arith.addi %2850, %2799 : index
        %2852 = memref.load %rope[%2847] : memref<?xf32>
        %2853 = arith.addi %2847, %c15 : index
        %2854 = memref.load %rope[%2853] : memref<?xf32>
        %2855 = memref.load %rope[%2851] : memref<?xf32>
        %2856 = arith.addi %2851, %c15 : index
        %2857 = memref.load %rope[%2856] : memref<?xf32>
        %2858 = arith.mulf %2855, %2852 : f32
        %2859 = arith.mulf %2857, %2854 : f32
        %2860 = arith.subf %2858, %2859 : f32
        %2861 = arith.mulf %2857, %2852 : f32
        %2862 = arith.mulf %2855, %2854 : f32
        %2863 = arith.addf %2861, %2862 : f32
        %2864 = arith.mulf %2838, %2860 : f32
        %2865 = arith.mulf %2844, %2863 : f32
        %2866 = arith.subf %2864, %2865 : f32
        %2867 = arith.mulf %2844, %2860 : f32
        %2868 = arith.mulf %2838, %2863 : f32
        %2869 = arith.addf %2867, %2868 : f32
        %2870 = arith.cmpi slt, %0, %heads : index
        scf.if %2870 {
          %2871 = arith.muli %2796, %heads : index
          %2872 = arith.addi %2871, %0 : index
          %2873 = arith.muli %2872, %c12 : index
          %2874 = arith.addi %2873, %2799 : index
          memref.store %2866, %q[%2874] : memref<?xf32>
          %2875 = arith.addi %2874, %c15 : index
          memref.store %2869, %q[%2875] : memref<?xf32>
        } else {
          %2876 = arith.addi %2797, %2799 : index
          memref.store %2866, %19[%2876] : memref<?xf32>
          %2877 = arith.addi %2797, %2799 : index
          %2878 = arith.addi %2877, %c15 : index
          memref.store %2869, %19[%2878] : memref<?xf32>
        }
      } else {
        %2879 = arith.cmpi slt, %0, %heads : index
        scf.if %2879 {
          %2880 = arith.muli %2796, %heads : index
          %2881 = arith.addi %2880, %0 : index
          %2882 = arith.muli %2881, %c12 : index
          %2883 = arith.addi %2882, %2799 : index
          memref.store %2807, %q[%2883] : memref<?xf32>
          %2884 = arith.addi %2883, %c15 : index
          memref.store %2816, %q[%2884] : memref<?xf32>
        } else {
          %2885 = arith.addi %2797, %2799 : index
          memref.store %2807, %19[%2885] : memref<?xf32>
          %2886 = arith.addi %2797, %2799 : index
          %2887 = arith.addi %2886, %c15 : index
          memref.store %2816, %19[%2887] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2888 = arith.cmpi sge, %0, %heads : index
    scf.if %2888 {
      %2889 = arith.addi %2792, %c8 : index
      %2890 = arith.addi %2791, %2889 : index
      %2891 = arith.cmpi slt, %2890, %21 : index
      scf.if %2891 {
        %2892 = arith.addi %2791, %2889 : index
        %2893 = arith.addi %slotsAt, %2892 : index
        %2894 = memref.load %step[%2893] : memref<?xi32>
        %2895 = arith.index_cast %2894 : i32 to index
        %2896 = arith.cmpi sge, %2895, %c8 : index
        scf.if %2896 {
          %2897 = arith.muli %2889, %c12 : index
          %2898 = arith.subi %0, %heads : index
          %2899 = memref.load %scales[%2898] : memref<?xf32>
          %2900 = vector.broadcast %2899 : f32 to vector<4xf32>
          %2901 = arith.divui %2895, %c4 : index
          %2902 = arith.remui %2895, %c4 : index
          %2903 = arith.muli %2901, %pageBytes : index
          %2904 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2904 {
            %2905 = wave.lane
            %2906 = arith.muli %2905, %c7 : index
            scf.for %2907 = %2906 to %c12 step %c6 {
              %2908 = arith.addi %2897, %2907 : index
              %2909 = vector.load %19[%2908] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2910 = arith.mulf %2909, %2900 : vector<4xf32>
              %2911 = arith.minimumf %2910, %c49 : vector<4xf32>
              %2912 = arith.maximumf %2911, %c50 : vector<4xf32>
              %2913 = arith.truncf %2912 : vector<4xf32> to vector<4xf16>
              %2914 = vector.bitcast %2913 : vector<4xf16> to vector<8xi8>
              %2915 = arith.cmpi slt, %2898, %kvHeads : index
              scf.if %2915 {
                %2916 = arith.muli %2898, %c35 : index
                %2917 = arith.addi %2903, %2916 : index
                %2918 = arith.divui %2907, %c4 : index
                %2919 = arith.muli %2918, %c20 : index
                %2920 = arith.remui %2907, %c4 : index
                %2921 = arith.divui %2920, %c14 : index
                %2922 = arith.muli %2921, %c25 : index
                %2923 = arith.muli %2902, %c4 : index
                %2924 = arith.addi %2922, %2923 : index
                %2925 = arith.remui %2920, %c14 : index
                %2926 = arith.muli %2925, %c2 : index
                %2927 = arith.addi %2924, %2926 : index
                %2928 = arith.addi %2919, %2927 : index
                %2929 = arith.addi %2917, %2928 : index
                vector.store %2914, %kv[%2929] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2930 = arith.subi %2898, %kvHeads : index
                %2931 = arith.muli %2930, %c35 : index
                %2932 = arith.addi %2903, %2931 : index
                %2933 = arith.addi %2907, %c8 : index
                %2934 = arith.divui %2933, %c4 : index
                %2935 = arith.muli %2934, %c20 : index
                %2936 = arith.addi %2935, %c33 : index
                %2937 = arith.remui %2933, %c4 : index
                %2938 = arith.divui %2902, %c2 : index
                %2939 = arith.remui %2902, %c2 : index
                %2940 = arith.muli %2939, %c14 : index
                %2941 = arith.addi %2938, %2940 : index
                %2942 = arith.divui %2941, %c14 : index
                %2943 = arith.muli %2942, %c25 : index
                %2944 = arith.muli %2937, %c4 : index
                %2945 = arith.addi %2943, %2944 : index
                %2946 = arith.remui %2941, %c14 : index
                %2947 = arith.muli %2946, %c2 : index
                %2948 = arith.addi %2945, %2947 : index
                %2949 = arith.addi %2936, %2948 : index
                %2950 = arith.addi %2932, %2949 : index
                %2951 = vector.shuffle %2914, %2914 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2951, %kv[%2950] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2952 = arith.addi %2907, %c9 : index
                %2953 = arith.divui %2952, %c4 : index
                %2954 = arith.muli %2953, %c20 : index
                %2955 = arith.addi %2954, %c33 : index
                %2956 = arith.remui %2952, %c4 : index
                %2957 = arith.divui %2902, %c2 : index
                %2958 = arith.remui %2902, %c2 : index
                %2959 = arith.muli %2958, %c14 : index
                %2960 = arith.addi %2957, %2959 : index
                %2961 = arith.divui %2960, %c14 : index
                %2962 = arith.muli %2961, %c25 : index
                %2963 = arith.muli %2956, %c4 : index
                %2964 = arith.addi %2962, %2963 : index
                %2965 = arith.remui %2960, %c14 : index
                %2966 = arith.muli %2965, %c2 : index
                %2967 = arith.addi %2964, %2966 : index
                %2968 = arith.addi %2955, %2967 : index
                %2969 = arith.addi %2932, %2968 : index
                %2970 = vector.shuffle %2914, %2914 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2970, %kv[%2969] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2971 = arith.addi %2907, %c2 : index
                %2972 = arith.divui %2971, %c4 : index
                %2973 = arith.muli %2972, %c20 : index
                %2974 = arith.addi %2973, %c33 : index
                %2975 = arith.remui %2971, %c4 : index
                %2976 = arith.divui %2902, %c2 : index
                %2977 = arith.remui %2902, %c2 : index
                %2978 = arith.muli %2977, %c14 : index
                %2979 = arith.addi %2976, %2978 : index
                %2980 = arith.divui %2979, %c14 : index
                %2981 = arith.muli %2980, %c25 : index
                %2982 = arith.muli %2975, %c4 : index
                %2983 = arith.addi %2981, %2982 : index
                %2984 = arith.remui %2979, %c14 : index
                %2985 = arith.muli %2984, %c2 : index
                %2986 = arith.addi %2983, %2985 : index
                %2987 = arith.addi %2974, %2986 : index
                %2988 = arith.addi %2932, %2987 : index
                %2989 = vector.shuffle %2914, %2914 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2989, %kv[%2988] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2990 = arith.addi %2907, %c26 : index
                %2991 = arith.divui %2990, %c4 : index
                %2992 = arith.muli %2991, %c20 : index
                %2993 = arith.addi %2992, %c33 : index
                %2994 = arith.remui %2990, %c4 : index
                %2995 = arith.divui %2902, %c2 : index
                %2996 = arith.remui %2902, %c2 : index
                %2997 = arith.muli %2996, %c14 : index
                %2998 = arith.addi %2995, %2997 : index
                %2999 = arith.divui %2998, %c14 : index
                %3000 = arith.muli %2999, %c25 : index
                %3001 = arith.muli %2994, %c4 : index
                %3002 = arith.addi %3000, %3001 : index
                %3003 = arith.remui %2998, %c14 : index
                %3004 = arith.muli %3003, %c2 : index
                %3005 = arith.addi %3002, %3004 : index
                %3006 = arith.addi %2993, %3005 : index
                %3007 = arith.addi %2932, %3006 : index
                %3008 = vector.shuffle %2914, %2914 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3008, %kv[%3007] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3009 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3009 {
            %3010 = wave.lane
            %3011 = arith.muli %3010, %c7 : index
            scf.for %3012 = %3011 to %c12 step %c6 {
              %3013 = arith.addi %2897, %3012 : index
              %3014 = vector.load %19[%3013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3015 = arith.mulf %3014, %2900 : vector<4xf32>
              %3016 = wave.fp8_encode "e4m3" %3015 : vector<4xf32> -> vector<4xi8>
              %3017 = arith.cmpi slt, %2898, %kvHeads : index
              scf.if %3017 {
                %3018 = arith.muli %2898, %c33 : index
                %3019 = arith.addi %2903, %3018 : index
                %3020 = vector.shuffle %3016, %3016 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3021 = arith.divui %3012, %c4 : index
                %3022 = arith.muli %3021, %c25 : index
                %3023 = arith.remui %3012, %c4 : index
                %3024 = arith.muli %2902, %c4 : index
                %3025 = arith.divui %3023, %c7 : index
                %3026 = arith.muli %3025, %c7 : index
                %3027 = arith.remui %3023, %c2 : index
                %3028 = arith.muli %3027, %c2 : index
                %3029 = arith.addi %3026, %3028 : index
                %3030 = arith.divui %3023, %c2 : index
                %3031 = arith.remui %3030, %c2 : index
                %3032 = arith.addi %3029, %3031 : index
                %3033 = arith.addi %3024, %3032 : index
                %3034 = arith.addi %3022, %3033 : index
                %3035 = arith.addi %3019, %3034 : index
                vector.store %3020, %kv[%3035] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3036 = arith.subi %2898, %kvHeads : index
                %3037 = arith.muli %3036, %c33 : index
                %3038 = arith.addi %2903, %3037 : index
                %3039 = arith.addi %3012, %c8 : index
                %3040 = arith.divui %3039, %c4 : index
                %3041 = arith.muli %3040, %c25 : index
                %3042 = arith.addi %3041, %c11 : index
                %3043 = arith.remui %3039, %c4 : index
                %3044 = arith.divui %2902, %c2 : index
                %3045 = arith.remui %2902, %c2 : index
                %3046 = arith.muli %3045, %c14 : index
                %3047 = arith.addi %3044, %3046 : index
                %3048 = arith.muli %3043, %c4 : index
                %3049 = arith.divui %3047, %c7 : index
                %3050 = arith.muli %3049, %c7 : index
                %3051 = arith.remui %3047, %c2 : index
                %3052 = arith.muli %3051, %c2 : index
                %3053 = arith.addi %3050, %3052 : index
                %3054 = arith.divui %3047, %c2 : index
                %3055 = arith.remui %3054, %c2 : index
                %3056 = arith.addi %3053, %3055 : index
                %3057 = arith.addi %3048, %3056 : index
                %3058 = arith.addi %3042, %3057 : index
                %3059 = arith.addi %3038, %3058 : index
                %3060 = vector.shuffle %3016, %3016 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3060, %kv[%3059] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3061 = arith.addi %3012, %c9 : index
                %3062 = arith.divui %3061, %c4 : index
                %3063 = arith.muli %3062, %c25 : index
                %3064 = arith.addi %3063, %c11 : index
                %3065 = arith.remui %3061, %c4 : index
                %3066 = arith.divui %2902, %c2 : index
                %3067 = arith.remui %2902, %c2 : index
                %3068 = arith.muli %3067, %c14 : index
                %3069 = arith.addi %3066, %3068 : index
                %3070 = arith.muli %3065, %c4 : index
                %3071 = arith.divui %3069, %c7 : index
                %3072 = arith.muli %3071, %c7 : index
                %3073 = arith.remui %3069, %c2 : index
                %3074 = arith.muli %3073, %c2 : index
                %3075 = arith.addi %3072, %3074 : index
                %3076 = arith.divui %3069, %c2 : index
                %3077 = arith.remui %3076, %c2 : index
                %3078 = arith.addi %3075, %3077 : index
                %3079 = arith.addi %3070, %3078 : index
                %3080 = arith.addi %3064, %3079 : index
                %3081 = arith.addi %3038, %3080 : index
                %3082 = vector.shuffle %3016, %3016 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3082, %kv[%3081] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3083 = arith.addi %3012, %c2 : index
                %3084 = arith.divui %3083, %c4 : index
                %3085 = arith.muli %3084, %c25 : index
                %3086 = arith.addi %3085, %c11 : index
                %3087 = arith.remui %3083, %c4 : index
                %3088 = arith.divui %2902, %c2 : index
                %3089 = arith.remui %2902, %c2 : index
                %3090 = arith.muli %3089, %c14 : index
                %3091 = arith.addi %3088, %3090 : index
                %3092 = arith.muli %3087, %c4 : index
                %3093 = arith.divui %3091, %c7 : index
                %3094 = arith.muli %3093, %c7 : index
                %3095 = arith.remui %3091, %c2 : index
                %3096 = arith.muli %3095, %c2 : index
                %3097 = arith.addi %3094, %3096 : index
                %3098 = arith.divui %3091, %c2 : index
                %3099 = arith.remui %3098, %c2 : index
                %3100 = arith.addi %3097, %3099 : index
                %3101 = arith.addi %3092, %3100 : index
                %3102 = arith.addi %3086, %3101 : index
                %3103 = arith.addi %3038, %3102 : index
                %3104 = vector.shuffle %3016, %3016 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3104, %kv[%3103] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3105 = arith.addi %3012, %c26 : index
                %3106 = arith.divui %3105, %c4 : index
                %3107 = arith.muli %3106, %c25 : index
                %3108 = arith.addi %3107, %c11 : index
                %3109 = arith.remui %3105, %c4 : index
                %3110 = arith.divui %2902, %c2 : index
                %3111 = arith.remui %2902, %c2 : index
                %3112 = arith.muli %3111, %c14 : index
                %3113 = arith.addi %3110, %3112 : index
                %3114 = arith.muli %3109, %c4 : index
                %3115 = arith.divui %3113, %c7 : index
                %3116 = arith.muli %3115, %c7 : index
                %3117 = arith.remui %3113, %c2 : index
                %3118 = arith.muli %3117, %c2 : index
                %3119 = arith.addi %3116, %3118 : index
                %3120 = arith.divui %3113, %c2 : index
                %3121 = arith.remui %3120, %c2 : index
                %3122 = arith.addi %3119, %3121 : index
                %3123 = arith.addi %3114, %3122 : index
                %3124 = arith.addi %3108, %3123 : index
                %3125 = arith.addi %3038, %3124 : index
                %3126 = vector.shuffle %3016, %3016 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3126, %kv[%3125] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3127 = arith.cmpi eq, %codec, %c2 : index
          scf.if %3127 {
            %3128 = wave.lane
            %3129 = arith.muli %3128, %c7 : index
            scf.for %3130 = %3129 to %c12 step %c6 {
              %3131 = arith.addi %2897, %3130 : index
              %3132 = vector.load %19[%3131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3133 = arith.mulf %3132, %2900 : vector<4xf32>
              %3134 = wave.fp8_encode "e5m2" %3133 : vector<4xf32> -> vector<4xi8>
              %3135 = arith.cmpi slt, %2898, %kvHeads : index
              scf.if %3135 {
                %3136 = arith.muli %2898, %c33 : index
                %3137 = arith.addi %2903, %3136 : index
                %3138 = vector.shuffle %3134, %3134 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3139 = arith.divui %3130, %c4 : index
                %3140 = arith.muli %3139, %c25 : index
                %3141 = arith.remui %3130, %c4 : index
                %3142 = arith.muli %2902, %c4 : index
                %3143 = arith.divui %3141, %c7 : index
                %3144 = arith.muli %3143, %c7 : index
                %3145 = arith.remui %3141, %c2 : index
                %3146 = arith.muli %3145, %c2 : index
                %3147 = arith.addi %3144, %3146 : index
                %3148 = arith.divui %3141, %c2 : index
                %3149 = arith.remui %3148, %c2 : index
                %3150 = arith.addi %3147, %3149 : index
                %3151 = arith.addi %3142, %3150 : index
                %3152 = arith.addi %3140, %3151 : index
                %3153 = arith.addi %3137, %3152 : index
                vector.store %3138, %kv[%3153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3154 = arith.subi %2898, %kvHeads : index
                %3155 = arith.muli %3154, %c33 : index
                %3156 = arith.addi %2903, %3155 : index
                %3157 = arith.addi %3130, %c8 : index
                %3158 = arith.divui %3157, %c4 : index
                %3159 = arith.muli %3158, %c25 : index
                %3160 = arith.addi %3159, %c11 : index
                %3161 = arith.remui %3157, %c4 : index
                %3162 = arith.divui %2902, %c2 : index
                %3163 = arith.remui %2902, %c2 : index
                %3164 = arith.muli %3163, %c14 : index
                %3165 = arith.addi %3162, %3164 : index
                %3166 = arith.muli %3161, %c4 : index
                %3167 = arith.divui %3165, %c7 : index
                %3168 = arith.muli %3167, %c7 : index
                %3169 = arith.remui %3165, %c2 : index
                %3170 = arith.muli %3169, %c2 : index
                %3171 = arith.addi %3168, %3170 : index
                %3172 = arith.divui %3165, %c2 : index
                %3173 = arith.remui %3172, %c2 : index
                %3174 = arith.addi %3171, %3173 : index
                %3175 = arith.addi %3166, %3174 : index
                %3176 = arith.addi %3160, %3175 : index
                %3177 = arith.addi %3156, %3176 : index
                %3178 = vector.shuffle %3134, %3134 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3178, %kv[%3177] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3179 = arith.addi %3130, %c9 : index
                %3180 = arith.divui %3179, %c4 : index
                %3181 = arith.muli %3180, %c25 : index
                %3182 = arith.addi %3181, %c11 : index
                %3183 = arith.remui %3179, %c4 : index
                %3184 = arith.divui %2902, %c2 : index
                %3185 = arith.remui %2902, %c2 : index
                %3186 = arith.muli %3185, %c14 : index
                %3187 = arith.addi %3184, %3186 : index
                %3188 = arith.muli %3183, %c4 : index
                %3189 = arith.divui %3187, %c7 : index
                %3190 = arith.muli %3189, %c7 : index
                %3191 = arith.remui %3187, %c2 : index
                %3192 = arith.muli %3191, %c2 : index
                %3193 = arith.addi %3190, %3192 : index
                %3194 = arith.divui %3187, %c2 : index
                %3195 = arith.remui %3194, %c2 : index
                %3196 = arith.addi %3193, %3195 : index
                %3197 = arith.addi %3188, %3196 : index
                %3198 = arith.addi %3182, %3197 : index
                %3199 = arith.addi %3156, %3198 : index
                %3200 = vector.shuffle %3134, %3134 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3200, %kv[%3199] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3201 = arith.addi %3130, %c2 : index
                %3202 = arith.divui %3201, %c4 : index
                %3203 = arith.muli %3202, %c25 : index
                %3204 = arith.addi %3203, %c11 : index
                %3205 = arith.remui %3201, %c4 : index
                %3206 = arith.divui %2902, %c2 : index
                %3207 = arith.remui %2902, %c2 : index
                %3208 = arith.muli %3207, %c14 : index
                %3209 = arith.addi %3206, %3208 : index
                %3210 = arith.muli %3205, %c4 : index
                %3211 = arith.divui %3209, %c7 : index
                %3212 = arith.muli %3211, %c7 : index
                %3213 = arith.remui %3209, %c2 : index
                %3214 = arith.muli %3213, %c2 : index
                %3215 = arith.addi %3212, %3214 : index
                %3216 = arith.divui %3209, %c2 : index
                %3217 = arith.remui %3216, %c2 : index
                %3218 = arith.addi %3215, %3217 : index
                %3219 = arith.addi %3210, %3218 : index
                %3220 = arith.addi %3204, %3219 : index
                %3221 = arith.addi %3156, %3220 : index
                %3222 = vector.shuffle %3134, %3134 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3222, %kv[%3221] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3223 = arith.addi %3130, %c26 : index
                %3224 = arith.divui %3223, %c4 : index
                %3225 = arith.muli %3224, %c25 : index
                %3226 = arith.addi %3225, %c11 : index
                %3227 = arith.remui %3223, %c4 : index
                %3228 = arith.divui %2902, %c2 : index
                %3229 = arith.remui %2902, %c2 : index
                %3230 = arith.muli %3229, %c14 : index
                %3231 = arith.addi %3228, %3230 : index
                %3232 = arith.muli %3227, %c4 : index
                %3233 = arith.divui %3231, %c7 : index
                %3234 = arith.muli %3233, %c7 : index
                %3235 = arith.remui %3231, %c2 : index
                %3236 = arith.muli %3235, %c2 : index
                %3237 = arith.addi %3234, %3236 : index
                %3238 = arith.divui %3231, %c2 : index
                %3239 = arith.remui %3238, %c2 : index
                %3240 = arith.addi %3237, %3239 : index
                %3241 = arith.addi %3232, %3240 : index
                %3242 = arith.addi %3226, %3241 : index
                %3243 = arith.addi %3156, %3242 : index
                %3244 = vector.shuffle %3134, %3134 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3244, %kv[%3243] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
