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
  %c32 = arith.constant 0x3F800000 : f32
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
  %epsilon = wave.param "epsilon" : f32
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
      %814 = memref.load %factors[%811] : memref<?xf32>
      %815 = arith.select %813, %814, %c32 : f32
      %816 = arith.addi %725, %c8 : index
      %817 = arith.muli %807, %c15 : index
      %818 = arith.addi %816, %817 : index
      %819 = memref.load %18[%818] : memref<?xf32>
      %820 = arith.addi %818, %c11 : index
      %821 = memref.load %18[%820] : memref<?xf32>
      %822 = arith.addf %819, %821 : f32
      %823 = arith.addi %818, %c33 : index
      %824 = memref.load %18[%823] : memref<?xf32>
      %825 = arith.addf %822, %824 : f32
      %826 = arith.addi %818, %c34 : index
      %827 = memref.load %18[%826] : memref<?xf32>
      %828 = arith.addf %825, %827 : f32
      %829 = arith.addi %818, %c35 : index
      %830 = memref.load %18[%829] : memref<?xf32>
      %831 = arith.addf %828, %830 : f32
      %832 = arith.addi %818, %c36 : index
      %833 = memref.load %18[%832] : memref<?xf32>
      %834 = arith.addf %831, %833 : f32
      %835 = arith.addi %818, %c37 : index
      %836 = memref.load %18[%835] : memref<?xf32>
      %837 = arith.addf %834, %836 : f32
      %838 = arith.addi %818, %c38 : index
      %839 = memref.load %18[%838] : memref<?xf32>
      %840 = arith.addf %837, %839 : f32
      %841 = arith.remui %722, %c4 : index
      %842 = arith.muli %841, %c7 : index
      %843 = arith.addi %15, %842 : index
      %844 = vector.load %w[%843] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %845 = vector.bitcast %844 : vector<4xi8> to vector<1xf32>
      %846 = vector.extract %845[0] : f32 from vector<1xf32>
      %847 = arith.mulf %846, %815 : f32
      %848 = arith.mulf %840, %847 : f32
      %849 = arith.muli %3, %c2 : index
      %850 = arith.addi %849, %c8 : index
      %851 = arith.muli %850, %c4 : index
      %852 = arith.remui %722, %c4 : index
      %853 = arith.addi %851, %852 : index
      %854 = arith.muli %810, %c12 : index
      %855 = arith.addi %854, %853 : index
      memref.store %848, %19[%855] : memref<?xf32>
      %856 = arith.addi %725, %c25 : index
      %857 = arith.muli %807, %c15 : index
      %858 = arith.addi %856, %857 : index
      %859 = memref.load %18[%858] : memref<?xf32>
      %860 = arith.addi %858, %c11 : index
      %861 = memref.load %18[%860] : memref<?xf32>
      %862 = arith.addf %859, %861 : f32
      %863 = arith.addi %858, %c33 : index
      %864 = memref.load %18[%863] : memref<?xf32>
      %865 = arith.addf %862, %864 : f32
      %866 = arith.addi %858, %c34 : index
      %867 = memref.load %18[%866] : memref<?xf32>
      %868 = arith.addf %865, %867 : f32
      %869 = arith.addi %858, %c35 : index
      %870 = memref.load %18[%869] : memref<?xf32>
      %871 = arith.addf %868, %870 : f32
      %872 = arith.addi %858, %c36 : index
      %873 = memref.load %18[%872] : memref<?xf32>
      %874 = arith.addf %871, %873 : f32
      %875 = arith.addi %858, %c37 : index
      %876 = memref.load %18[%875] : memref<?xf32>
      %877 = arith.addf %874, %876 : f32
      %878 = arith.addi %858, %c38 : index
      %879 = memref.load %18[%878] : memref<?xf32>
      %880 = arith.addf %877, %879 : f32
      %881 = arith.remui %722, %c4 : index
      %882 = arith.muli %881, %c7 : index
      %883 = arith.addi %17, %882 : index
      %884 = vector.load %w[%883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %885 = vector.bitcast %884 : vector<4xi8> to vector<1xf32>
      %886 = vector.extract %885[0] : f32 from vector<1xf32>
      %887 = arith.mulf %886, %815 : f32
      %888 = arith.mulf %880, %887 : f32
      %889 = arith.muli %3, %c2 : index
      %890 = arith.addi %889, %c9 : index
      %891 = arith.muli %890, %c4 : index
      %892 = arith.remui %722, %c4 : index
      %893 = arith.addi %891, %892 : index
      %894 = arith.muli %810, %c12 : index
      %895 = arith.addi %894, %893 : index
      memref.store %888, %19[%895] : memref<?xf32>
    }
    wave.barrier
    %896 = arith.addi %22, %c8 : index
    %897 = wave.wave
    %898 = arith.addi %897, %c8 : index
    %899 = arith.addi %896, %898 : index
    %900 = arith.cmpi slt, %899, %21 : index
    scf.if %900 {
      %901 = arith.addi %896, %898 : index
      %902 = arith.muli %898, %c12 : index
      %903 = wave.lane
      %904 = arith.addi %903, %c8 : index
      %905 = arith.cmpi eq, %hasBias, %c9 : index
      %906 = arith.addi %902, %904 : index
      %907 = memref.load %19[%906] : memref<?xf32>
      %908 = arith.muli %0, %c12 : index
      %909 = arith.addi %908, %904 : index
      %910 = memref.load %bias[%909] : memref<?xf32>
      %911 = arith.addf %907, %910 : f32
      %912 = arith.select %905, %911, %907 : f32
      %913 = arith.addi %904, %c15 : index
      %914 = arith.cmpi eq, %hasBias, %c9 : index
      %915 = arith.addi %902, %913 : index
      %916 = memref.load %19[%915] : memref<?xf32>
      %917 = arith.muli %0, %c12 : index
      %918 = arith.addi %917, %913 : index
      %919 = memref.load %bias[%918] : memref<?xf32>
      %920 = arith.addf %916, %919 : f32
      %921 = arith.select %914, %920, %916 : f32
      %922 = arith.addi %heads, %kvHeads : index
      %923 = arith.cmpi slt, %0, %922 : index
      scf.if %923 {
        %924 = arith.addi %positionsAt, %901 : index
        %925 = memref.load %step[%924] : memref<?xi32>
        %926 = arith.index_cast %925 : i32 to index
        %927 = arith.cmpi eq, %hasNorm, %c9 : index
        %928 = math.fma %912, %912, %c42 : f32
        %929 = math.fma %921, %921, %928 : f32
        %930 = vector.broadcast %929 : f32 to vector<1xf32>
        %931 = wave.reduce "add" %930 : vector<1xf32>
        %932 = arith.mulf %931, %inverseHeadDim : f32
        %933 = arith.addf %932, %epsilon : f32
        %934 = math.sqrt %933 : f32
        %935 = arith.divf %c32, %934 : f32
        %936 = arith.cmpi slt, %0, %heads : index
        %937 = arith.addi %904, %c15 : index
        %938 = memref.load %query_norm[%904] : memref<?xf32>
        %939 = memref.load %key_norm[%904] : memref<?xf32>
        %940 = arith.select %936, %938, %939 : f32
        %941 = arith.mulf %912, %935 : f32
        %942 = arith.mulf %941, %940 : f32
        %943 = arith.select %927, %942, %912 : f32
        %944 = memref.load %query_norm[%937] : memref<?xf32>
        %945 = memref.load %key_norm[%937] : memref<?xf32>
        %946 = arith.select %936, %944, %945 : f32
        %947 = arith.mulf %921, %935 : f32
        %948 = arith.mulf %947, %946 : f32
        %949 = arith.select %927, %948, %921 : f32
        %950 = arith.remui %926, %c25 : index
        %951 = arith.muli %950, %c12 : index
        %952 = arith.addi %951, %904 : index
        %953 = arith.divui %926, %c25 : index
        %954 = arith.addi %953, %c25 : index
        %955 = arith.muli %954, %c12 : index
        %956 = arith.addi %955, %904 : index
        %957 = memref.load %rope[%952] : memref<?xf32>
        %958 = arith.addi %952, %c15 : index
        %959 = memref.load %rope[%958] : memref<?xf32>
        %960 = memref.load %rope[%956] : memref<?xf32>
        %961 = arith.addi %956, %c15 : index
        %962 = memref.load %rope[%961] : memref<?xf32>
        %963 = arith.mulf %960, %957 : f32
        %964 = arith.mulf %962, %959 : f32
        %965 = arith.subf %963, %964 : f32
        %966 = arith.mulf %962, %957 : f32
        %967 = arith.mulf %960, %959 : f32
        %968 = arith.addf %966, %967 : f32
        %969 = arith.mulf %943, %965 : f32
        %970 = arith.mulf %949, %968 : f32
        %971 = arith.subf %969, %970 : f32
        %972 = arith.mulf %949, %965 : f32
        %973 = arith.mulf %943, %968 : f32
        %974 = arith.addf %972, %973 : f32
        %975 = arith.cmpi slt, %0, %heads : index
        scf.if %975 {
          %976 = arith.muli %901, %heads : index
          %977 = arith.addi %976, %0 : index
          %978 = arith.muli %977, %c12 : index
          %979 = arith.addi %978, %904 : index
          memref.store %971, %q[%979] : memref<?xf32>
          %980 = arith.addi %979, %c15 : index
          memref.store %974, %q[%980] : memref<?xf32>
        } else {
          %981 = arith.addi %902, %904 : index
          memref.store %971, %19[%981] : memref<?xf32>
          %982 = arith.addi %902, %904 : index
          %983 = arith.addi %982, %c15 : index
          memref.store %974, %19[%983] : memref<?xf32>
        }
      } else {
        %984 = arith.cmpi slt, %0, %heads : index
        scf.if %984 {
          %985 = arith.muli %901, %heads : index
          %986 = arith.addi %985, %0 : index
          %987 = arith.muli %986, %c12 : index
          %988 = arith.addi %987, %904 : index
          memref.store %912, %q[%988] : memref<?xf32>
          %989 = arith.addi %988, %c15 : index
          memref.store %921, %q[%989] : memref<?xf32>
        } else {
          %990 = arith.addi %902, %904 : index
          memref.store %912, %19[%990] : memref<?xf32>
          %991 = arith.addi %902, %904 : index
          %992 = arith.addi %991, %c15 : index
          memref.store %921, %19[%992] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %993 = arith.cmpi sge, %0, %heads : index
    scf.if %993 {
      %994 = arith.addi %897, %c8 : index
      %995 = arith.addi %896, %994 : index
      %996 = arith.cmpi slt, %995, %21 : index
      scf.if %996 {
        %997 = arith.addi %896, %994 : index
        %998 = arith.addi %slotsAt, %997 : index
        %999 = memref.load %step[%998] : memref<?xi32>
        %1000 = arith.index_cast %999 : i32 to index
        %1001 = arith.cmpi sge, %1000, %c8 : index
        scf.if %1001 {
          %1002 = arith.muli %994, %c12 : index
          %1003 = arith.subi %0, %heads : index
          %1004 = memref.load %scales[%1003] : memref<?xf32>
          %1005 = vector.broadcast %1004 : f32 to vector<4xf32>
          %1006 = arith.divui %1000, %c4 : index
          %1007 = arith.remui %1000, %c4 : index
          %1008 = arith.muli %1006, %pageBytes : index
          %1009 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1009 {
            %1010 = wave.lane
            %1011 = arith.muli %1010, %c7 : index
            scf.for %1012 = %1011 to %c12 step %c6 {
              %1013 = arith.addi %1002, %1012 : index
              %1014 = vector.load %19[%1013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1015 = arith.mulf %1014, %1005 : vector<4xf32>
              %1016 = arith.minimumf %1015, %c48 : vector<4xf32>
              %1017 = arith.maximumf %1016, %c49 : vector<4xf32>
              %1018 = arith.truncf %1017 : vector<4xf32> to vector<4xf16>
              %1019 = vector.bitcast %1018 : vector<4xf16> to vector<8xi8>
              %1020 = arith.cmpi slt, %1003, %kvHeads : index
              scf.if %1020 {
                %1021 = arith.muli %1003, %c35 : index
                %1022 = arith.addi %1008, %1021 : index
                %1023 = arith.divui %1012, %c4 : index
                %1024 = arith.muli %1023, %c20 : index
                %1025 = arith.remui %1012, %c4 : index
                %1026 = arith.divui %1025, %c14 : index
                %1027 = arith.muli %1026, %c25 : index
                %1028 = arith.muli %1007, %c4 : index
                %1029 = arith.addi %1027, %1028 : index
                %1030 = arith.remui %1025, %c14 : index
                %1031 = arith.muli %1030, %c2 : index
                %1032 = arith.addi %1029, %1031 : index
                %1033 = arith.addi %1024, %1032 : index
                %1034 = arith.addi %1022, %1033 : index
                vector.store %1019, %kv[%1034] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1035 = arith.subi %1003, %kvHeads : index
                %1036 = arith.muli %1035, %c35 : index
                %1037 = arith.addi %1008, %1036 : index
                %1038 = arith.addi %1012, %c8 : index
                %1039 = arith.divui %1038, %c4 : index
                %1040 = arith.muli %1039, %c20 : index
                %1041 = arith.addi %1040, %c33 : index
                %1042 = arith.remui %1038, %c4 : index
                %1043 = arith.divui %1007, %c2 : index
                %1044 = arith.remui %1007, %c2 : index
                %1045 = arith.muli %1044, %c14 : index
                %1046 = arith.addi %1043, %1045 : index
                %1047 = arith.divui %1046, %c14 : index
                %1048 = arith.muli %1047, %c25 : index
                %1049 = arith.muli %1042, %c4 : index
                %1050 = arith.addi %1048, %1049 : index
                %1051 = arith.remui %1046, %c14 : index
                %1052 = arith.muli %1051, %c2 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.addi %1041, %1053 : index
                %1055 = arith.addi %1037, %1054 : index
                %1056 = vector.shuffle %1019, %1019 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1056, %kv[%1055] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1057 = arith.addi %1012, %c9 : index
                %1058 = arith.divui %1057, %c4 : index
                %1059 = arith.muli %1058, %c20 : index
                %1060 = arith.addi %1059, %c33 : index
                %1061 = arith.remui %1057, %c4 : index
                %1062 = arith.divui %1007, %c2 : index
                %1063 = arith.remui %1007, %c2 : index
                %1064 = arith.muli %1063, %c14 : index
                %1065 = arith.addi %1062, %1064 : index
                %1066 = arith.divui %1065, %c14 : index
                %1067 = arith.muli %1066, %c25 : index
                %1068 = arith.muli %1061, %c4 : index
                %1069 = arith.addi %1067, %1068 : index
                %1070 = arith.remui %1065, %c14 : index
                %1071 = arith.muli %1070, %c2 : index
                %1072 = arith.addi %1069, %1071 : index
                %1073 = arith.addi %1060, %1072 : index
                %1074 = arith.addi %1037, %1073 : index
                %1075 = vector.shuffle %1019, %1019 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1075, %kv[%1074] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1076 = arith.addi %1012, %c2 : index
                %1077 = arith.divui %1076, %c4 : index
                %1078 = arith.muli %1077, %c20 : index
                %1079 = arith.addi %1078, %c33 : index
                %1080 = arith.remui %1076, %c4 : index
                %1081 = arith.divui %1007, %c2 : index
                %1082 = arith.remui %1007, %c2 : index
                %1083 = arith.muli %1082, %c14 : index
                %1084 = arith.addi %1081, %1083 : index
                %1085 = arith.divui %1084, %c14 : index
                %1086 = arith.muli %1085, %c25 : index
                %1087 = arith.muli %1080, %c4 : index
                %1088 = arith.addi %1086, %1087 : index
                %1089 = arith.remui %1084, %c14 : index
                %1090 = arith.muli %1089, %c2 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.addi %1079, %1091 : index
                %1093 = arith.addi %1037, %1092 : index
                %1094 = vector.shuffle %1019, %1019 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1094, %kv[%1093] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1095 = arith.addi %1012, %c26 : index
                %1096 = arith.divui %1095, %c4 : index
                %1097 = arith.muli %1096, %c20 : index
                %1098 = arith.addi %1097, %c33 : index
                %1099 = arith.remui %1095, %c4 : index
                %1100 = arith.divui %1007, %c2 : index
                %1101 = arith.remui %1007, %c2 : index
                %1102 = arith.muli %1101, %c14 : index
                %1103 = arith.addi %1100, %1102 : index
                %1104 = arith.divui %1103, %c14 : index
                %1105 = arith.muli %1104, %c25 : index
                %1106 = arith.muli %1099, %c4 : index
                %1107 = arith.addi %1105, %1106 : index
                %1108 = arith.remui %1103, %c14 : index
                %1109 = arith.muli %1108, %c2 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.addi %1098, %1110 : index
                %1112 = arith.addi %1037, %1111 : index
                %1113 = vector.shuffle %1019, %1019 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1113, %kv[%1112] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1114 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1114 {
            %1115 = wave.lane
            %1116 = arith.muli %1115, %c7 : index
            scf.for %1117 = %1116 to %c12 step %c6 {
              %1118 = arith.addi %1002, %1117 : index
              %1119 = vector.load %19[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1120 = arith.mulf %1119, %1005 : vector<4xf32>
              %1121 = wave.fp8_encode "e4m3" %1120 : vector<4xf32> -> vector<4xi8>
              %1122 = arith.cmpi slt, %1003, %kvHeads : index
              scf.if %1122 {
                %1123 = arith.muli %1003, %c33 : index
                %1124 = arith.addi %1008, %1123 : index
                %1125 = vector.shuffle %1121, %1121 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1126 = arith.divui %1117, %c4 : index
                %1127 = arith.muli %1126, %c25 : index
                %1128 = arith.remui %1117, %c4 : index
                %1129 = arith.muli %1007, %c4 : index
                %1130 = arith.divui %1128, %c7 : index
                %1131 = arith.muli %1130, %c7 : index
                %1132 = arith.remui %1128, %c2 : index
                %1133 = arith.muli %1132, %c2 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.divui %1128, %c2 : index
                %1136 = arith.remui %1135, %c2 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.addi %1129, %1137 : index
                %1139 = arith.addi %1127, %1138 : index
                %1140 = arith.addi %1124, %1139 : index
                vector.store %1125, %kv[%1140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1141 = arith.subi %1003, %kvHeads : index
                %1142 = arith.muli %1141, %c33 : index
                %1143 = arith.addi %1008, %1142 : index
                %1144 = arith.addi %1117, %c8 : index
                %1145 = arith.divui %1144, %c4 : index
                %1146 = arith.muli %1145, %c25 : index
                %1147 = arith.addi %1146, %c11 : index
                %1148 = arith.remui %1144, %c4 : index
                %1149 = arith.divui %1007, %c2 : index
                %1150 = arith.remui %1007, %c2 : index
                %1151 = arith.muli %1150, %c14 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.muli %1148, %c4 : index
                %1154 = arith.divui %1152, %c7 : index
                %1155 = arith.muli %1154, %c7 : index
                %1156 = arith.remui %1152, %c2 : index
                %1157 = arith.muli %1156, %c2 : index
                %1158 = arith.addi %1155, %1157 : index
                %1159 = arith.divui %1152, %c2 : index
                %1160 = arith.remui %1159, %c2 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.addi %1153, %1161 : index
                %1163 = arith.addi %1147, %1162 : index
                %1164 = arith.addi %1143, %1163 : index
                %1165 = vector.shuffle %1121, %1121 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1165, %kv[%1164] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1166 = arith.addi %1117, %c9 : index
                %1167 = arith.divui %1166, %c4 : index
                %1168 = arith.muli %1167, %c25 : index
                %1169 = arith.addi %1168, %c11 : index
                %1170 = arith.remui %1166, %c4 : index
                %1171 = arith.divui %1007, %c2 : index
                %1172 = arith.remui %1007, %c2 : index
                %1173 = arith.muli %1172, %c14 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.muli %1170, %c4 : index
                %1176 = arith.divui %1174, %c7 : index
                %1177 = arith.muli %1176, %c7 : index
                %1178 = arith.remui %1174, %c2 : index
                %1179 = arith.muli %1178, %c2 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.divui %1174, %c2 : index
                %1182 = arith.remui %1181, %c2 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.addi %1175, %1183 : index
                %1185 = arith.addi %1169, %1184 : index
                %1186 = arith.addi %1143, %1185 : index
                %1187 = vector.shuffle %1121, %1121 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1187, %kv[%1186] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1188 = arith.addi %1117, %c2 : index
                %1189 = arith.divui %1188, %c4 : index
                %1190 = arith.muli %1189, %c25 : index
                %1191 = arith.addi %1190, %c11 : index
                %1192 = arith.remui %1188, %c4 : index
                %1193 = arith.divui %1007, %c2 : index
                %1194 = arith.remui %1007, %c2 : index
                %1195 = arith.muli %1194, %c14 : index
                %1196 = arith.addi %1193, %1195 : index
                %1197 = arith.muli %1192, %c4 : index
                %1198 = arith.divui %1196, %c7 : index
                %1199 = arith.muli %1198, %c7 : index
                %1200 = arith.remui %1196, %c2 : index
                %1201 = arith.muli %1200, %c2 : index
                %1202 = arith.addi %1199, %1201 : index
                %1203 = arith.divui %1196, %c2 : index
                %1204 = arith.remui %1203, %c2 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.addi %1197, %1205 : index
                %1207 = arith.addi %1191, %1206 : index
                %1208 = arith.addi %1143, %1207 : index
                %1209 = vector.shuffle %1121, %1121 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1209, %kv[%1208] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1210 = arith.addi %1117, %c26 : index
                %1211 = arith.divui %1210, %c4 : index
                %1212 = arith.muli %1211, %c25 : index
                %1213 = arith.addi %1212, %c11 : index
                %1214 = arith.remui %1210, %c4 : index
                %1215 = arith.divui %1007, %c2 : index
                %1216 = arith.remui %1007, %c2 : index
                %1217 = arith.muli %1216, %c14 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.muli %1214, %c4 : index
                %1220 = arith.divui %1218, %c7 : index
                %1221 = arith.muli %1220, %c7 : index
                %1222 = arith.remui %1218, %c2 : index
                %1223 = arith.muli %1222, %c2 : index
                %1224 = arith.addi %1221, %1223 : index
                %1225 = arith.divui %1218, %c2 : index
                %1226 = arith.remui %1225, %c2 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.addi %1219, %1227 : index
                %1229 = arith.addi %1213, %1228 : index
                %1230 = arith.addi %1143, %1229 : index
                %1231 = vector.shuffle %1121, %1121 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1231, %kv[%1230] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1232 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1232 {
            %1233 = wave.lane
            %1234 = arith.muli %1233, %c7 : index
            scf.for %1235 = %1234 to %c12 step %c6 {
              %1236 = arith.addi %1002, %1235 : index
              %1237 = vector.load %19[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1238 = arith.mulf %1237, %1005 : vector<4xf32>
              %1239 = wave.fp8_encode "e5m2" %1238 : vector<4xf32> -> vector<4xi8>
              %1240 = arith.cmpi slt, %1003, %kvHeads : index
              scf.if %1240 {
                %1241 = arith.muli %1003, %c33 : index
                %1242 = arith.addi %1008, %1241 : index
                %1243 = vector.shuffle %1239, %1239 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1244 = arith.divui %1235, %c4 : index
                %1245 = arith.muli %1244, %c25 : index
                %1246 = arith.remui %1235, %c4 : index
                %1247 = arith.muli %1007, %c4 : index
                %1248 = arith.divui %1246, %c7 : index
                %1249 = arith.muli %1248, %c7 : index
                %1250 = arith.remui %1246, %c2 : index
                %1251 = arith.muli %1250, %c2 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.divui %1246, %c2 : index
                %1254 = arith.remui %1253, %c2 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.addi %1247, %1255 : index
                %1257 = arith.addi %1245, %1256 : index
                %1258 = arith.addi %1242, %1257 : index
                vector.store %1243, %kv[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1259 = arith.subi %1003, %kvHeads : index
                %1260 = arith.muli %1259, %c33 : index
                %1261 = arith.addi %1008, %1260 : index
                %1262 = arith.addi %1235, %c8 : index
                %1263 = arith.divui %1262, %c4 : index
                %1264 = arith.muli %1263, %c25 : index
                %1265 = arith.addi %1264, %c11 : index
                %1266 = arith.remui %1262, %c4 : index
                %1267 = arith.divui %1007, %c2 : index
                %1268 = arith.remui %1007, %c2 : index
                %1269 = arith.muli %1268, %c14 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.muli %1266, %c4 : index
                %1272 = arith.divui %1270, %c7 : index
                %1273 = arith.muli %1272, %c7 : index
                %1274 = arith.remui %1270, %c2 : index
                %1275 = arith.muli %1274, %c2 : index
                %1276 = arith.addi %1273, %1275 : index
                %1277 = arith.divui %1270, %c2 : index
                %1278 = arith.remui %1277, %c2 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.addi %1271, %1279 : index
                %1281 = arith.addi %1265, %1280 : index
                %1282 = arith.addi %1261, %1281 : index
                %1283 = vector.shuffle %1239, %1239 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1283, %kv[%1282] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1284 = arith.addi %1235, %c9 : index
                %1285 = arith.divui %1284, %c4 : index
                %1286 = arith.muli %1285, %c25 : index
                %1287 = arith.addi %1286, %c11 : index
                %1288 = arith.remui %1284, %c4 : index
                %1289 = arith.divui %1007, %c2 : index
                %1290 = arith.remui %1007, %c2 : index
                %1291 = arith.muli %1290, %c14 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.muli %1288, %c4 : index
                %1294 = arith.divui %1292, %c7 : index
                %1295 = arith.muli %1294, %c7 : index
                %1296 = arith.remui %1292, %c2 : index
                %1297 = arith.muli %1296, %c2 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.divui %1292, %c2 : index
                %1300 = arith.remui %1299, %c2 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.addi %1293, %1301 : index
                %1303 = arith.addi %1287, %1302 : index
                %1304 = arith.addi %1261, %1303 : index
                %1305 = vector.shuffle %1239, %1239 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1305, %kv[%1304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1306 = arith.addi %1235, %c2 : index
                %1307 = arith.divui %1306, %c4 : index
                %1308 = arith.muli %1307, %c25 : index
                %1309 = arith.addi %1308, %c11 : index
                %1310 = arith.remui %1306, %c4 : index
                %1311 = arith.divui %1007, %c2 : index
                %1312 = arith.remui %1007, %c2 : index
                %1313 = arith.muli %1312, %c14 : index
                %1314 = arith.addi %1311, %1313 : index
                %1315 = arith.muli %1310, %c4 : index
                %1316 = arith.divui %1314, %c7 : index
                %1317 = arith.muli %1316, %c7 : index
                %1318 = arith.remui %1314, %c2 : index
                %1319 = arith.muli %1318, %c2 : index
                %1320 = arith.addi %1317, %1319 : index
                %1321 = arith.divui %1314, %c2 : index
                %1322 = arith.remui %1321, %c2 : index
                %1323 = arith.addi %1320, %1322 : index
                %1324 = arith.addi %1315, %1323 : index
                %1325 = arith.addi %1309, %1324 : index
                %1326 = arith.addi %1261, %1325 : index
                %1327 = vector.shuffle %1239, %1239 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1327, %kv[%1326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1328 = arith.addi %1235, %c26 : index
                %1329 = arith.divui %1328, %c4 : index
                %1330 = arith.muli %1329, %c25 : index
                %1331 = arith.addi %1330, %c11 : index
                %1332 = arith.remui %1328, %c4 : index
                %1333 = arith.divui %1007, %c2 : index
                %1334 = arith.remui %1007, %c2 : index
                %1335 = arith.muli %1334, %c14 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.muli %1332, %c4 : index
                %1338 = arith.divui %1336, %c7 : index
                %1339 = arith.muli %1338, %c7 : index
                %1340 = arith.remui %1336, %c2 : index
                %1341 = arith.muli %1340, %c2 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.divui %1336, %c2 : index
                %1344 = arith.remui %1343, %c2 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.addi %1337, %1345 : index
                %1347 = arith.addi %1331, %1346 : index
                %1348 = arith.addi %1261, %1347 : index
                %1349 = vector.shuffle %1239, %1239 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1349, %kv[%1348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1350 = arith.addi %22, %c4 : index
    %1351 = wave.lane
    %1352 = arith.muli %3, %c2 : index
    %1353 = arith.muli %1352, %c25 : index
    %1354 = arith.addi %1353, %1351 : index
    %1355 = arith.muli %4, %c11 : index
    %1356 = arith.addi %1355, %1354 : index
    %1357 = arith.addi %1356, %c8 : index
    %1358 = arith.addi %1357, %c8 : index
    %1359 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %1359, %18[%1358] : memref<?xf32>
    %1360 = arith.muli %4, %c11 : index
    %1361 = arith.addi %1360, %1354 : index
    %1362 = arith.addi %1361, %c8 : index
    %1363 = arith.addi %1362, %c15 : index
    %1364 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %1364, %18[%1363] : memref<?xf32>
    %1365 = arith.muli %4, %c11 : index
    %1366 = arith.addi %1365, %1354 : index
    %1367 = arith.addi %1366, %c8 : index
    %1368 = arith.addi %1367, %c12 : index
    %1369 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %1369, %18[%1368] : memref<?xf32>
    %1370 = arith.muli %4, %c11 : index
    %1371 = arith.addi %1370, %1354 : index
    %1372 = arith.addi %1371, %c8 : index
    %1373 = arith.addi %1372, %c27 : index
    %1374 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %1374, %18[%1373] : memref<?xf32>
    %1375 = arith.muli %4, %c11 : index
    %1376 = arith.addi %1375, %1354 : index
    %1377 = arith.addi %1376, %c8 : index
    %1378 = arith.addi %1377, %c6 : index
    %1379 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %1379, %18[%1378] : memref<?xf32>
    %1380 = arith.muli %4, %c11 : index
    %1381 = arith.addi %1380, %1354 : index
    %1382 = arith.addi %1381, %c8 : index
    %1383 = arith.addi %1382, %c28 : index
    %1384 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %1384, %18[%1383] : memref<?xf32>
    %1385 = arith.muli %4, %c11 : index
    %1386 = arith.addi %1385, %1354 : index
    %1387 = arith.addi %1386, %c8 : index
    %1388 = arith.addi %1387, %c29 : index
    %1389 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %1389, %18[%1388] : memref<?xf32>
    %1390 = arith.muli %4, %c11 : index
    %1391 = arith.addi %1390, %1354 : index
    %1392 = arith.addi %1391, %c8 : index
    %1393 = arith.addi %1392, %c30 : index
    %1394 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %1394, %18[%1393] : memref<?xf32>
    %1395 = arith.muli %4, %c11 : index
    %1396 = arith.addi %1395, %1354 : index
    %1397 = arith.addi %1396, %c25 : index
    %1398 = arith.addi %1397, %c8 : index
    %1399 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %1399, %18[%1398] : memref<?xf32>
    %1400 = arith.muli %4, %c11 : index
    %1401 = arith.addi %1400, %1354 : index
    %1402 = arith.addi %1401, %c25 : index
    %1403 = arith.addi %1402, %c15 : index
    %1404 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %1404, %18[%1403] : memref<?xf32>
    %1405 = arith.muli %4, %c11 : index
    %1406 = arith.addi %1405, %1354 : index
    %1407 = arith.addi %1406, %c25 : index
    %1408 = arith.addi %1407, %c12 : index
    %1409 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %1409, %18[%1408] : memref<?xf32>
    %1410 = arith.muli %4, %c11 : index
    %1411 = arith.addi %1410, %1354 : index
    %1412 = arith.addi %1411, %c25 : index
    %1413 = arith.addi %1412, %c27 : index
    %1414 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %1414, %18[%1413] : memref<?xf32>
    %1415 = arith.muli %4, %c11 : index
    %1416 = arith.addi %1415, %1354 : index
    %1417 = arith.addi %1416, %c25 : index
    %1418 = arith.addi %1417, %c6 : index
    %1419 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %1419, %18[%1418] : memref<?xf32>
    %1420 = arith.muli %4, %c11 : index
    %1421 = arith.addi %1420, %1354 : index
    %1422 = arith.addi %1421, %c25 : index
    %1423 = arith.addi %1422, %c28 : index
    %1424 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %1424, %18[%1423] : memref<?xf32>
    %1425 = arith.muli %4, %c11 : index
    %1426 = arith.addi %1425, %1354 : index
    %1427 = arith.addi %1426, %c25 : index
    %1428 = arith.addi %1427, %c29 : index
    %1429 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %1429, %18[%1428] : memref<?xf32>
    %1430 = arith.muli %4, %c11 : index
    %1431 = arith.addi %1430, %1354 : index
    %1432 = arith.addi %1431, %c25 : index
    %1433 = arith.addi %1432, %c30 : index
    %1434 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %1434, %18[%1433] : memref<?xf32>
    wave.barrier
    %1435 = arith.muli %4, %c9 : index
    %1436 = arith.addi %1435, %c8 : index
    %1437 = arith.muli %1436, %c2 : index
    %1438 = arith.divui %1351, %c4 : index
    %1439 = arith.addi %1437, %1438 : index
    %1440 = arith.addi %1350, %1439 : index
    %1441 = arith.cmpi slt, %1440, %21 : index
    scf.if %1441 {
      %1442 = arith.cmpi eq, %hasFactors, %c9 : index
      %1443 = memref.load %factors[%1440] : memref<?xf32>
      %1444 = arith.select %1442, %1443, %c32 : f32
      %1445 = arith.addi %1354, %c8 : index
      %1446 = arith.muli %1436, %c15 : index
      %1447 = arith.addi %1445, %1446 : index
      %1448 = memref.load %18[%1447] : memref<?xf32>
      %1449 = arith.addi %1447, %c11 : index
      %1450 = memref.load %18[%1449] : memref<?xf32>
      %1451 = arith.addf %1448, %1450 : f32
      %1452 = arith.addi %1447, %c33 : index
      %1453 = memref.load %18[%1452] : memref<?xf32>
      %1454 = arith.addf %1451, %1453 : f32
      %1455 = arith.addi %1447, %c34 : index
      %1456 = memref.load %18[%1455] : memref<?xf32>
      %1457 = arith.addf %1454, %1456 : f32
      %1458 = arith.addi %1447, %c35 : index
      %1459 = memref.load %18[%1458] : memref<?xf32>
      %1460 = arith.addf %1457, %1459 : f32
      %1461 = arith.addi %1447, %c36 : index
      %1462 = memref.load %18[%1461] : memref<?xf32>
      %1463 = arith.addf %1460, %1462 : f32
      %1464 = arith.addi %1447, %c37 : index
      %1465 = memref.load %18[%1464] : memref<?xf32>
      %1466 = arith.addf %1463, %1465 : f32
      %1467 = arith.addi %1447, %c38 : index
      %1468 = memref.load %18[%1467] : memref<?xf32>
      %1469 = arith.addf %1466, %1468 : f32
      %1470 = arith.remui %1351, %c4 : index
      %1471 = arith.muli %1470, %c7 : index
      %1472 = arith.addi %15, %1471 : index
      %1473 = vector.load %w[%1472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1474 = vector.bitcast %1473 : vector<4xi8> to vector<1xf32>
      %1475 = vector.extract %1474[0] : f32 from vector<1xf32>
      %1476 = arith.mulf %1475, %1444 : f32
      %1477 = arith.mulf %1469, %1476 : f32
      %1478 = arith.muli %3, %c2 : index
      %1479 = arith.addi %1478, %c8 : index
      %1480 = arith.muli %1479, %c4 : index
      %1481 = arith.remui %1351, %c4 : index
      %1482 = arith.addi %1480, %1481 : index
      %1483 = arith.muli %1439, %c12 : index
      %1484 = arith.addi %1483, %1482 : index
      memref.store %1477, %19[%1484] : memref<?xf32>
      %1485 = arith.addi %1354, %c25 : index
      %1486 = arith.muli %1436, %c15 : index
      %1487 = arith.addi %1485, %1486 : index
      %1488 = memref.load %18[%1487] : memref<?xf32>
      %1489 = arith.addi %1487, %c11 : index
      %1490 = memref.load %18[%1489] : memref<?xf32>
      %1491 = arith.addf %1488, %1490 : f32
      %1492 = arith.addi %1487, %c33 : index
      %1493 = memref.load %18[%1492] : memref<?xf32>
      %1494 = arith.addf %1491, %1493 : f32
      %1495 = arith.addi %1487, %c34 : index
      %1496 = memref.load %18[%1495] : memref<?xf32>
      %1497 = arith.addf %1494, %1496 : f32
      %1498 = arith.addi %1487, %c35 : index
      %1499 = memref.load %18[%1498] : memref<?xf32>
      %1500 = arith.addf %1497, %1499 : f32
      %1501 = arith.addi %1487, %c36 : index
      %1502 = memref.load %18[%1501] : memref<?xf32>
      %1503 = arith.addf %1500, %1502 : f32
      %1504 = arith.addi %1487, %c37 : index
      %1505 = memref.load %18[%1504] : memref<?xf32>
      %1506 = arith.addf %1503, %1505 : f32
      %1507 = arith.addi %1487, %c38 : index
      %1508 = memref.load %18[%1507] : memref<?xf32>
      %1509 = arith.addf %1506, %1508 : f32
      %1510 = arith.remui %1351, %c4 : index
      %1511 = arith.muli %1510, %c7 : index
      %1512 = arith.addi %17, %1511 : index
      %1513 = vector.load %w[%1512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1514 = vector.bitcast %1513 : vector<4xi8> to vector<1xf32>
      %1515 = vector.extract %1514[0] : f32 from vector<1xf32>
      %1516 = arith.mulf %1515, %1444 : f32
      %1517 = arith.mulf %1509, %1516 : f32
      %1518 = arith.muli %3, %c2 : index
      %1519 = arith.addi %1518, %c9 : index
      %1520 = arith.muli %1519, %c4 : index
      %1521 = arith.remui %1351, %c4 : index
      %1522 = arith.addi %1520, %1521 : index
      %1523 = arith.muli %1439, %c12 : index
      %1524 = arith.addi %1523, %1522 : index
      memref.store %1517, %19[%1524] : memref<?xf32>
    }
    wave.barrier
    %1525 = arith.addi %22, %c4 : index
    %1526 = wave.wave
    %1527 = arith.addi %1526, %c8 : index
    %1528 = arith.addi %1525, %1527 : index
    %1529 = arith.cmpi slt, %1528, %21 : index
    scf.if %1529 {
      %1530 = arith.addi %1525, %1527 : index
      %1531 = arith.muli %1527, %c12 : index
      %1532 = wave.lane
      %1533 = arith.addi %1532, %c8 : index
      %1534 = arith.cmpi eq, %hasBias, %c9 : index
      %1535 = arith.addi %1531, %1533 : index
      %1536 = memref.load %19[%1535] : memref<?xf32>
      %1537 = arith.muli %0, %c12 : index
      %1538 = arith.addi %1537, %1533 : index
      %1539 = memref.load %bias[%1538] : memref<?xf32>
      %1540 = arith.addf %1536, %1539 : f32
      %1541 = arith.select %1534, %1540, %1536 : f32
      %1542 = arith.addi %1533, %c15 : index
      %1543 = arith.cmpi eq, %hasBias, %c9 : index
      %1544 = arith.addi %1531, %1542 : index
      %1545 = memref.load %19[%1544] : memref<?xf32>
      %1546 = arith.muli %0, %c12 : index
      %1547 = arith.addi %1546, %1542 : index
      %1548 = memref.load %bias[%1547] : memref<?xf32>
      %1549 = arith.addf %1545, %1548 : f32
      %1550 = arith.select %1543, %1549, %1545 : f32
      %1551 = arith.addi %heads, %kvHeads : index
      %1552 = arith.cmpi slt, %0, %1551 : index
      scf.if %1552 {
        %1553 = arith.addi %positionsAt, %1530 : index
        %1554 = memref.load %step[%1553] : memref<?xi32>
        %1555 = arith.index_cast %1554 : i32 to index
        %1556 = arith.cmpi eq, %hasNorm, %c9 : index
        %1557 = math.fma %1541, %1541, %c42 : f32
        %1558 = math.fma %1550, %1550, %1557 : f32
        %1559 = vector.broadcast %1558 : f32 to vector<1xf32>
        %1560 = wave.reduce "add" %1559 : vector<1xf32>
        %1561 = arith.mulf %1560, %inverseHeadDim : f32
        %1562 = arith.addf %1561, %epsilon : f32
        %1563 = math.sqrt %1562 : f32
        %1564 = arith.divf %c32, %1563 : f32
        %1565 = arith.cmpi slt, %0, %heads : index
        %1566 = arith.addi %1533, %c15 : index
        %1567 = memref.load %query_norm[%1533] : memref<?xf32>
        %1568 = memref.load %key_norm[%1533] : memref<?xf32>
        %1569 = arith.select %1565, %1567, %1568 : f32
        %1570 = arith.mulf %1541, %1564 : f32
        %1571 = arith.mulf %1570, %1569 : f32
        %1572 = arith.select %1556, %1571, %1541 : f32
        %1573 = memref.load %query_norm[%1566] : memref<?xf32>
        %1574 = memref.load %key_norm[%1566] : memref<?xf32>
        %1575 = arith.select %1565, %1573, %1574 : f32
        %1576 = arith.mulf %1550, %1564 : f32
        %1577 = arith.mulf %1576, %1575 : f32
        %1578 = arith.select %1556, %1577, %1550 : f32
        %1579 = arith.remui %1555, %c25 : index
        %1580 = arith.muli %1579, %c12 : index
        %1581 = arith.addi %1580, %1533 : index
        %1582 = arith.divui %1555, %c25 : index
        %1583 = arith.addi %1582, %c25 : index
        %1584 = arith.muli %1583, %c12 : index
        %1585 = arith.addi %1584, %1533 : index
        %1586 = memref.load %rope[%1581] : memref<?xf32>
        %1587 = arith.addi %1581, %c15 : index
        %1588 = memref.load %rope[%1587] : memref<?xf32>
        %1589 = memref.load %rope[%1585] : memref<?xf32>
        %1590 = arith.addi %1585, %c15 : index
        %1591 = memref.load %rope[%1590] : memref<?xf32>
        %1592 = arith.mulf %1589, %1586 : f32
        %1593 = arith.mulf %1591, %1588 : f32
        %1594 = arith.subf %1592, %1593 : f32
        %1595 = arith.mulf %1591, %1586 : f32
        %1596 = arith.mulf %1589, %1588 : f32
        %1597 = arith.addf %1595, %1596 : f32
        %1598 = arith.mulf %1572, %1594 : f32
        %1599 = arith.mulf %1578, %1597 : f32
        %1600 = arith.subf %1598, %1599 : f32
        %1601 = arith.mulf %1578, %1594 : f32
        %1602 = arith.mulf %1572, %1597 : f32
        %1603 = arith.addf %1601, %1602 : f32
        %1604 = arith.cmpi slt, %0, %heads : index
        scf.if %1604 {
          %1605 = arith.muli %1530, %heads : index
          %1606 = arith.addi %1605, %0 : index
          %1607 = arith.muli %1606, %c12 : index
          %1608 = arith.addi %1607, %1533 : index
          memref.store %1600, %q[%1608] : memref<?xf32>
          %1609 = arith.addi %1608, %c15 : index
          memref.store %1603, %q[%1609] : memref<?xf32>
        } else {
          %1610 = arith.addi %1531, %1533 : index
          memref.store %1600, %19[%1610] : memref<?xf32>
          %1611 = arith.addi %1531, %1533 : index
          %1612 = arith.addi %1611, %c15 : index
          memref.store %1603, %19[%1612] : memref<?xf32>
        }
      } else {
        %1613 = arith.cmpi slt, %0, %heads : index
        scf.if %1613 {
          %1614 = arith.muli %1530, %heads : index
          %1615 = arith.addi %1614, %0 : index
          %1616 = arith.muli %1615, %c12 : index
          %1617 = arith.addi %1616, %1533 : index
          memref.store %1541, %q[%1617] : memref<?xf32>
          %1618 = arith.addi %1617, %c15 : index
          memref.store %1550, %q[%1618] : memref<?xf32>
        } else {
          %1619 = arith.addi %1531, %1533 : index
          memref.store %1541, %19[%1619] : memref<?xf32>
          %1620 = arith.addi %1531, %1533 : index
          %1621 = arith.addi %1620, %c15 : index
          memref.store %1550, %19[%1621] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1622 = arith.cmpi sge, %0, %heads : index
    scf.if %1622 {
      %1623 = arith.addi %1526, %c8 : index
      %1624 = arith.addi %1525, %1623 : index
      %1625 = arith.cmpi slt, %1624, %21 : index
      scf.if %1625 {
        %1626 = arith.addi %1525, %1623 : index
        %1627 = arith.addi %slotsAt, %1626 : index
        %1628 = memref.load %step[%1627] : memref<?xi32>
        %1629 = arith.index_cast %1628 : i32 to index
        %1630 = arith.cmpi sge, %1629, %c8 : index
        scf.if %1630 {
          %1631 = arith.muli %1623, %c12 : index
          %1632 = arith.subi %0, %heads : index
          %1633 = memref.load %scales[%1632] : memref<?xf32>
          %1634 = vector.broadcast %1633 : f32 to vector<4xf32>
          %1635 = arith.divui %1629, %c4 : index
          %1636 = arith.remui %1629, %c4 : index
          %1637 = arith.muli %1635, %pageBytes : index
          %1638 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1638 {
            %1639 = wave.lane
            %1640 = arith.muli %1639, %c7 : index
            scf.for %1641 = %1640 to %c12 step %c6 {
              %1642 = arith.addi %1631, %1641 : index
              %1643 = vector.load %19[%1642] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1644 = arith.mulf %1643, %1634 : vector<4xf32>
              %1645 = arith.minimumf %1644, %c48 : vector<4xf32>
              %1646 = arith.maximumf %1645, %c49 : vector<4xf32>
              %1647 = arith.truncf %1646 : vector<4xf32> to vector<4xf16>
              %1648 = vector.bitcast %1647 : vector<4xf16> to vector<8xi8>
              %1649 = arith.cmpi slt, %1632, %kvHeads : index
              scf.if %1649 {
                %1650 = arith.muli %1632, %c35 : index
                %1651 = arith.addi %1637, %1650 : index
                %1652 = arith.divui %1641, %c4 : index
                %1653 = arith.muli %1652, %c20 : index
                %1654 = arith.remui %1641, %c4 : index
                %1655 = arith.divui %1654, %c14 : index
                %1656 = arith.muli %1655, %c25 : index
                %1657 = arith.muli %1636, %c4 : index
                %1658 = arith.addi %1656, %1657 : index
                %1659 = arith.remui %1654, %c14 : index
                %1660 = arith.muli %1659, %c2 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.addi %1653, %1661 : index
                %1663 = arith.addi %1651, %1662 : index
                vector.store %1648, %kv[%1663] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1664 = arith.subi %1632, %kvHeads : index
                %1665 = arith.muli %1664, %c35 : index
                %1666 = arith.addi %1637, %1665 : index
                %1667 = arith.addi %1641, %c8 : index
                %1668 = arith.divui %1667, %c4 : index
                %1669 = arith.muli %1668, %c20 : index
                %1670 = arith.addi %1669, %c33 : index
                %1671 = arith.remui %1667, %c4 : index
                %1672 = arith.divui %1636, %c2 : index
                %1673 = arith.remui %1636, %c2 : index
                %1674 = arith.muli %1673, %c14 : index
                %1675 = arith.addi %1672, %1674 : index
                %1676 = arith.divui %1675, %c14 : index
                %1677 = arith.muli %1676, %c25 : index
                %1678 = arith.muli %1671, %c4 : index
                %1679 = arith.addi %1677, %1678 : index
                %1680 = arith.remui %1675, %c14 : index
                %1681 = arith.muli %1680, %c2 : index
                %1682 = arith.addi %1679, %1681 : index
                %1683 = arith.addi %1670, %1682 : index
                %1684 = arith.addi %1666, %1683 : index
                %1685 = vector.shuffle %1648, %1648 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1685, %kv[%1684] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1686 = arith.addi %1641, %c9 : index
                %1687 = arith.divui %1686, %c4 : index
                %1688 = arith.muli %1687, %c20 : index
                %1689 = arith.addi %1688, %c33 : index
                %1690 = arith.remui %1686, %c4 : index
                %1691 = arith.divui %1636, %c2 : index
                %1692 = arith.remui %1636, %c2 : index
                %1693 = arith.muli %1692, %c14 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.divui %1694, %c14 : index
                %1696 = arith.muli %1695, %c25 : index
                %1697 = arith.muli %1690, %c4 : index
                %1698 = arith.addi %1696, %1697 : index
                %1699 = arith.remui %1694, %c14 : index
                %1700 = arith.muli %1699, %c2 : index
                %1701 = arith.addi %1698, %1700 : index
                %1702 = arith.addi %1689, %1701 : index
                %1703 = arith.addi %1666, %1702 : index
                %1704 = vector.shuffle %1648, %1648 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1704, %kv[%1703] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1705 = arith.addi %1641, %c2 : index
                %1706 = arith.divui %1705, %c4 : index
                %1707 = arith.muli %1706, %c20 : index
                %1708 = arith.addi %1707, %c33 : index
                %1709 = arith.remui %1705, %c4 : index
                %1710 = arith.divui %1636, %c2 : index
                %1711 = arith.remui %1636, %c2 : index
                %1712 = arith.muli %1711, %c14 : index
                %1713 = arith.addi %1710, %1712 : index
                %1714 = arith.divui %1713, %c14 : index
                %1715 = arith.muli %1714, %c25 : index
                %1716 = arith.muli %1709, %c4 : index
                %1717 = arith.addi %1715, %1716 : index
                %1718 = arith.remui %1713, %c14 : index
                %1719 = arith.muli %1718, %c2 : index
                %1720 = arith.addi %1717, %1719 : index
                %1721 = arith.addi %1708, %1720 : index
                %1722 = arith.addi %1666, %1721 : index
                %1723 = vector.shuffle %1648, %1648 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1723, %kv[%1722] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1724 = arith.addi %1641, %c26 : index
                %1725 = arith.divui %1724, %c4 : index
                %1726 = arith.muli %1725, %c20 : index
                %1727 = arith.addi %1726, %c33 : index
                %1728 = arith.remui %1724, %c4 : index
                %1729 = arith.divui %1636, %c2 : index
                %1730 = arith.remui %1636, %c2 : index
                %1731 = arith.muli %1730, %c14 : index
                %1732 = arith.addi %1729, %1731 : index
                %1733 = arith.divui %1732, %c14 : index
                %1734 = arith.muli %1733, %c25 : index
                %1735 = arith.muli %1728, %c4 : index
                %1736 = arith.addi %1734, %1735 : index
                %1737 = arith.remui %1732, %c14 : index
                %1738 = arith.muli %1737, %c2 : index
                %1739 = arith.addi %1736, %1738 : index
                %1740 = arith.addi %1727, %1739 : index
                %1741 = arith.addi %1666, %1740 : index
                %1742 = vector.shuffle %1648, %1648 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1742, %kv[%1741] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1743 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1743 {
            %1744 = wave.lane
            %1745 = arith.muli %1744, %c7 : index
            scf.for %1746 = %1745 to %c12 step %c6 {
              %1747 = arith.addi %1631, %1746 : index
              %1748 = vector.load %19[%1747] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1749 = arith.mulf %1748, %1634 : vector<4xf32>
              %1750 = wave.fp8_encode "e4m3" %1749 : vector<4xf32> -> vector<4xi8>
              %1751 = arith.cmpi slt, %1632, %kvHeads : index
              scf.if %1751 {
                %1752 = arith.muli %1632, %c33 : index
                %1753 = arith.addi %1637, %1752 : index
                %1754 = vector.shuffle %1750, %1750 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1755 = arith.divui %1746, %c4 : index
                %1756 = arith.muli %1755, %c25 : index
                %1757 = arith.remui %1746, %c4 : index
                %1758 = arith.muli %1636, %c4 : index
                %1759 = arith.divui %1757, %c7 : index
                %1760 = arith.muli %1759, %c7 : index
                %1761 = arith.remui %1757, %c2 : index
                %1762 = arith.muli %1761, %c2 : index
                %1763 = arith.addi %1760, %1762 : index
                %1764 = arith.divui %1757, %c2 : index
                %1765 = arith.remui %1764, %c2 : index
                %1766 = arith.addi %1763, %1765 : index
                %1767 = arith.addi %1758, %1766 : index
                %1768 = arith.addi %1756, %1767 : index
                %1769 = arith.addi %1753, %1768 : index
                vector.store %1754, %kv[%1769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1770 = arith.subi %1632, %kvHeads : index
                %1771 = arith.muli %1770, %c33 : index
                %1772 = arith.addi %1637, %1771 : index
                %1773 = arith.addi %1746, %c8 : index
                %1774 = arith.divui %1773, %c4 : index
                %1775 = arith.muli %1774, %c25 : index
                %1776 = arith.addi %1775, %c11 : index
                %1777 = arith.remui %1773, %c4 : index
                %1778 = arith.divui %1636, %c2 : index
                %1779 = arith.remui %1636, %c2 : index
                %1780 = arith.muli %1779, %c14 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.muli %1777, %c4 : index
                %1783 = arith.divui %1781, %c7 : index
                %1784 = arith.muli %1783, %c7 : index
                %1785 = arith.remui %1781, %c2 : index
                %1786 = arith.muli %1785, %c2 : index
                %1787 = arith.addi %1784, %1786 : index
                %1788 = arith.divui %1781, %c2 : index
                %1789 = arith.remui %1788, %c2 : index
                %1790 = arith.addi %1787, %1789 : index
                %1791 = arith.addi %1782, %1790 : index
                %1792 = arith.addi %1776, %1791 : index
                %1793 = arith.addi %1772, %1792 : index
                %1794 = vector.shuffle %1750, %1750 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1794, %kv[%1793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1795 = arith.addi %1746, %c9 : index
                %1796 = arith.divui %1795, %c4 : index
                %1797 = arith.muli %1796, %c25 : index
                %1798 = arith.addi %1797, %c11 : index
                %1799 = arith.remui %1795, %c4 : index
                %1800 = arith.divui %1636, %c2 : index
                %1801 = arith.remui %1636, %c2 : index
                %1802 = arith.muli %1801, %c14 : index
                %1803 = arith.addi %1800, %1802 : index
                %1804 = arith.muli %1799, %c4 : index
                %1805 = arith.divui %1803, %c7 : index
                %1806 = arith.muli %1805, %c7 : index
                %1807 = arith.remui %1803, %c2 : index
                %1808 = arith.muli %1807, %c2 : index
                %1809 = arith.addi %1806, %1808 : index
                %1810 = arith.divui %1803, %c2 : index
                %1811 = arith.remui %1810, %c2 : index
                %1812 = arith.addi %1809, %1811 : index
                %1813 = arith.addi %1804, %1812 : index
                %1814 = arith.addi %1798, %1813 : index
                %1815 = arith.addi %1772, %1814 : index
                %1816 = vector.shuffle %1750, %1750 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1816, %kv[%1815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1817 = arith.addi %1746, %c2 : index
                %1818 = arith.divui %1817, %c4 : index
                %1819 = arith.muli %1818, %c25 : index
                %1820 = arith.addi %1819, %c11 : index
                %1821 = arith.remui %1817, %c4 : index
                %1822 = arith.divui %1636, %c2 : index
                %1823 = arith.remui %1636, %c2 : index
                %1824 = arith.muli %1823, %c14 : index
                %1825 = arith.addi %1822, %1824 : index
                %1826 = arith.muli %1821, %c4 : index
                %1827 = arith.divui %1825, %c7 : index
                %1828 = arith.muli %1827, %c7 : index
                %1829 = arith.remui %1825, %c2 : index
                %1830 = arith.muli %1829, %c2 : index
                %1831 = arith.addi %1828, %1830 : index
                %1832 = arith.divui %1825, %c2 : index
                %1833 = arith.remui %1832, %c2 : index
                %1834 = arith.addi %1831, %1833 : index
                %1835 = arith.addi %1826, %1834 : index
                %1836 = arith.addi %1820, %1835 : index
                %1837 = arith.addi %1772, %1836 : index
                %1838 = vector.shuffle %1750, %1750 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1838, %kv[%1837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1839 = arith.addi %1746, %c26 : index
                %1840 = arith.divui %1839, %c4 : index
                %1841 = arith.muli %1840, %c25 : index
                %1842 = arith.addi %1841, %c11 : index
                %1843 = arith.remui %1839, %c4 : index
                %1844 = arith.divui %1636, %c2 : index
                %1845 = arith.remui %1636, %c2 : index
                %1846 = arith.muli %1845, %c14 : index
                %1847 = arith.addi %1844, %1846 : index
                %1848 = arith.muli %1843, %c4 : index
                %1849 = arith.divui %1847, %c7 : index
                %1850 = arith.muli %1849, %c7 : index
                %1851 = arith.remui %1847, %c2 : index
                %1852 = arith.muli %1851, %c2 : index
                %1853 = arith.addi %1850, %1852 : index
                %1854 = arith.divui %1847, %c2 : index
                %1855 = arith.remui %1854, %c2 : index
                %1856 = arith.addi %1853, %1855 : index
                %1857 = arith.addi %1848, %1856 : index
                %1858 = arith.addi %1842, %1857 : index
                %1859 = arith.addi %1772, %1858 : index
                %1860 = vector.shuffle %1750, %1750 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1860, %kv[%1859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1861 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1861 {
            %1862 = wave.lane
            %1863 = arith.muli %1862, %c7 : index
            scf.for %1864 = %1863 to %c12 step %c6 {
              %1865 = arith.addi %1631, %1864 : index
              %1866 = vector.load %19[%1865] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1867 = arith.mulf %1866, %1634 : vector<4xf32>
              %1868 = wave.fp8_encode "e5m2" %1867 : vector<4xf32> -> vector<4xi8>
              %1869 = arith.cmpi slt, %1632, %kvHeads : index
              scf.if %1869 {
                %1870 = arith.muli %1632, %c33 : index
                %1871 = arith.addi %1637, %1870 : index
                %1872 = vector.shuffle %1868, %1868 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1873 = arith.divui %1864, %c4 : index
                %1874 = arith.muli %1873, %c25 : index
                %1875 = arith.remui %1864, %c4 : index
                %1876 = arith.muli %1636, %c4 : index
                %1877 = arith.divui %1875, %c7 : index
                %1878 = arith.muli %1877, %c7 : index
                %1879 = arith.remui %1875, %c2 : index
                %1880 = arith.muli %1879, %c2 : index
                %1881 = arith.addi %1878, %1880 : index
                %1882 = arith.divui %1875, %c2 : index
                %1883 = arith.remui %1882, %c2 : index
                %1884 = arith.addi %1881, %1883 : index
                %1885 = arith.addi %1876, %1884 : index
                %1886 = arith.addi %1874, %1885 : index
                %1887 = arith.addi %1871, %1886 : index
                vector.store %1872, %kv[%1887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1888 = arith.subi %1632, %kvHeads : index
                %1889 = arith.muli %1888, %c33 : index
                %1890 = arith.addi %1637, %1889 : index
                %1891 = arith.addi %1864, %c8 : index
                %1892 = arith.divui %1891, %c4 : index
                %1893 = arith.muli %1892, %c25 : index
                %1894 = arith.addi %1893, %c11 : index
                %1895 = arith.remui %1891, %c4 : index
                %1896 = arith.divui %1636, %c2 : index
                %1897 = arith.remui %1636, %c2 : index
                %1898 = arith.muli %1897, %c14 : index
                %1899 = arith.addi %1896, %1898 : index
                %1900 = arith.muli %1895, %c4 : index
                %1901 = arith.divui %1899, %c7 : index
                %1902 = arith.muli %1901, %c7 : index
                %1903 = arith.remui %1899, %c2 : index
                %1904 = arith.muli %1903, %c2 : index
                %1905 = arith.addi %1902, %1904 : index
                %1906 = arith.divui %1899, %c2 : index
                %1907 = arith.remui %1906, %c2 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.addi %1900, %1908 : index
                %1910 = arith.addi %1894, %1909 : index
                %1911 = arith.addi %1890, %1910 : index
                %1912 = vector.shuffle %1868, %1868 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1912, %kv[%1911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1913 = arith.addi %1864, %c9 : index
                %1914 = arith.divui %1913, %c4 : index
                %1915 = arith.muli %1914, %c25 : index
                %1916 = arith.addi %1915, %c11 : index
                %1917 = arith.remui %1913, %c4 : index
                %1918 = arith.divui %1636, %c2 : index
                %1919 = arith.remui %1636, %c2 : index
                %1920 = arith.muli %1919, %c14 : index
                %1921 = arith.addi %1918, %1920 : index
                %1922 = arith.muli %1917, %c4 : index
                %1923 = arith.divui %1921, %c7 : index
                %1924 = arith.muli %1923, %c7 : index
                %1925 = arith.remui %1921, %c2 : index
                %1926 = arith.muli %1925, %c2 : index
                %1927 = arith.addi %1924, %1926 : index
                %1928 = arith.divui %1921, %c2 : index
                %1929 = arith.remui %1928, %c2 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.addi %1922, %1930 : index
                %1932 = arith.addi %1916, %1931 : index
                %1933 = arith.addi %1890, %1932 : index
                %1934 = vector.shuffle %1868, %1868 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1934, %kv[%1933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1935 = arith.addi %1864, %c2 : index
                %1936 = arith.divui %1935, %c4 : index
                %1937 = arith.muli %1936, %c25 : index
                %1938 = arith.addi %1937, %c11 : index
                %1939 = arith.remui %1935, %c4 : index
                %1940 = arith.divui %1636, %c2 : index
                %1941 = arith.remui %1636, %c2 : index
                %1942 = arith.muli %1941, %c14 : index
                %1943 = arith.addi %1940, %1942 : index
                %1944 = arith.muli %1939, %c4 : index
                %1945 = arith.divui %1943, %c7 : index
                %1946 = arith.muli %1945, %c7 : index
                %1947 = arith.remui %1943, %c2 : index
                %1948 = arith.muli %1947, %c2 : index
                %1949 = arith.addi %1946, %1948 : index
                %1950 = arith.divui %1943, %c2 : index
                %1951 = arith.remui %1950, %c2 : index
                %1952 = arith.addi %1949, %1951 : index
                %1953 = arith.addi %1944, %1952 : index
                %1954 = arith.addi %1938, %1953 : index
                %1955 = arith.addi %1890, %1954 : index
                %1956 = vector.shuffle %1868, %1868 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1956, %kv[%1955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1957 = arith.addi %1864, %c26 : index
                %1958 = arith.divui %1957, %c4 : index
                %1959 = arith.muli %1958, %c25 : index
                %1960 = arith.addi %1959, %c11 : index
                %1961 = arith.remui %1957, %c4 : index
                %1962 = arith.divui %1636, %c2 : index
                %1963 = arith.remui %1636, %c2 : index
                %1964 = arith.muli %1963, %c14 : index
                %1965 = arith.addi %1962, %1964 : index
                %1966 = arith.muli %1961, %c4 : index
                %1967 = arith.divui %1965, %c7 : index
                %1968 = arith.muli %1967, %c7 : index
                %1969 = arith.remui %1965, %c2 : index
                %1970 = arith.muli %1969, %c2 : index
                %1971 = arith.addi %1968, %1970 : index
                %1972 = arith.divui %1965, %c2 : index
                %1973 = arith.remui %1972, %c2 : index
                %1974 = arith.addi %1971, %1973 : index
                %1975 = arith.addi %1966, %1974 : index
                %1976 = arith.addi %1960, %1975 : index
                %1977 = arith.addi %1890, %1976 : index
                %1978 = vector.shuffle %1868, %1868 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1978, %kv[%1977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1979 = arith.addi %22, %c15 : index
    %1980 = wave.lane
    %1981 = arith.muli %3, %c2 : index
    %1982 = arith.muli %1981, %c25 : index
    %1983 = arith.addi %1982, %1980 : index
    %1984 = arith.muli %4, %c11 : index
    %1985 = arith.addi %1984, %1983 : index
    %1986 = arith.addi %1985, %c8 : index
    %1987 = arith.addi %1986, %c8 : index
    %1988 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %1988, %18[%1987] : memref<?xf32>
    %1989 = arith.muli %4, %c11 : index
    %1990 = arith.addi %1989, %1983 : index
    %1991 = arith.addi %1990, %c8 : index
    %1992 = arith.addi %1991, %c15 : index
    %1993 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %1993, %18[%1992] : memref<?xf32>
    %1994 = arith.muli %4, %c11 : index
    %1995 = arith.addi %1994, %1983 : index
    %1996 = arith.addi %1995, %c8 : index
    %1997 = arith.addi %1996, %c12 : index
    %1998 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %1998, %18[%1997] : memref<?xf32>
    %1999 = arith.muli %4, %c11 : index
    %2000 = arith.addi %1999, %1983 : index
    %2001 = arith.addi %2000, %c8 : index
    %2002 = arith.addi %2001, %c27 : index
    %2003 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %2003, %18[%2002] : memref<?xf32>
    %2004 = arith.muli %4, %c11 : index
    %2005 = arith.addi %2004, %1983 : index
    %2006 = arith.addi %2005, %c8 : index
    %2007 = arith.addi %2006, %c6 : index
    %2008 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %2008, %18[%2007] : memref<?xf32>
    %2009 = arith.muli %4, %c11 : index
    %2010 = arith.addi %2009, %1983 : index
    %2011 = arith.addi %2010, %c8 : index
    %2012 = arith.addi %2011, %c28 : index
    %2013 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %2013, %18[%2012] : memref<?xf32>
    %2014 = arith.muli %4, %c11 : index
    %2015 = arith.addi %2014, %1983 : index
    %2016 = arith.addi %2015, %c8 : index
    %2017 = arith.addi %2016, %c29 : index
    %2018 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %2018, %18[%2017] : memref<?xf32>
    %2019 = arith.muli %4, %c11 : index
    %2020 = arith.addi %2019, %1983 : index
    %2021 = arith.addi %2020, %c8 : index
    %2022 = arith.addi %2021, %c30 : index
    %2023 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %2023, %18[%2022] : memref<?xf32>
    %2024 = arith.muli %4, %c11 : index
    %2025 = arith.addi %2024, %1983 : index
    %2026 = arith.addi %2025, %c25 : index
    %2027 = arith.addi %2026, %c8 : index
    %2028 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %2028, %18[%2027] : memref<?xf32>
    %2029 = arith.muli %4, %c11 : index
    %2030 = arith.addi %2029, %1983 : index
    %2031 = arith.addi %2030, %c25 : index
    %2032 = arith.addi %2031, %c15 : index
    %2033 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %2033, %18[%2032] : memref<?xf32>
    %2034 = arith.muli %4, %c11 : index
    %2035 = arith.addi %2034, %1983 : index
    %2036 = arith.addi %2035, %c25 : index
    %2037 = arith.addi %2036, %c12 : index
    %2038 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %2038, %18[%2037] : memref<?xf32>
    %2039 = arith.muli %4, %c11 : index
    %2040 = arith.addi %2039, %1983 : index
    %2041 = arith.addi %2040, %c25 : index
    %2042 = arith.addi %2041, %c27 : index
    %2043 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %2043, %18[%2042] : memref<?xf32>
    %2044 = arith.muli %4, %c11 : index
    %2045 = arith.addi %2044, %1983 : index
    %2046 = arith.addi %2045, %c25 : index
    %2047 = arith.addi %2046, %c6 : index
    %2048 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %2048, %18[%2047] : memref<?xf32>
    %2049 = arith.muli %4, %c11 : index
    %2050 = arith.addi %2049, %1983 : index
    %2051 = arith.addi %2050, %c25 : index
    %2052 = arith.addi %2051, %c28 : index
    %2053 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %2053, %18[%2052] : memref<?xf32>
    %2054 = arith.muli %4, %c11 : index
    %2055 = arith.addi %2054, %1983 : index
    %2056 = arith.addi %2055, %c25 : index
    %2057 = arith.addi %2056, %c29 : index
    %2058 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %2058, %18[%2057] : memref<?xf32>
    %2059 = arith.muli %4, %c11 : index
    %2060 = arith.addi %2059, %1983 : index
    %2061 = arith.addi %2060, %c25 : index
    %2062 = arith.addi %2061, %c30 : index
    %2063 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %2063, %18[%2062] : memref<?xf32>
    wave.barrier
    %2064 = arith.muli %4, %c9 : index
    %2065 = arith.addi %2064, %c8 : index
    %2066 = arith.muli %2065, %c2 : index
    %2067 = arith.divui %1980, %c4 : index
    %2068 = arith.addi %2066, %2067 : index
    %2069 = arith.addi %1979, %2068 : index
    %2070 = arith.cmpi slt, %2069, %21 : index
    scf.if %2070 {
      %2071 = arith.cmpi eq, %hasFactors, %c9 : index
      %2072 = memref.load %factors[%2069] : memref<?xf32>
      %2073 = arith.select %2071, %2072, %c32 : f32
      %2074 = arith.addi %1983, %c8 : index
      %2075 = arith.muli %2065, %c15 : index
      %2076 = arith.addi %2074, %2075 : index
      %2077 = memref.load %18[%2076] : memref<?xf32>
      %2078 = arith.addi %2076, %c11 : index
      %2079 = memref.load %18[%2078] : memref<?xf32>
      %2080 = arith.addf %2077, %2079 : f32
      %2081 = arith.addi %2076, %c33 : index
      %2082 = memref.load %18[%2081] : memref<?xf32>
      %2083 = arith.addf %2080, %2082 : f32
      %2084 = arith.addi %2076, %c34 : index
      %2085 = memref.load %18[%2084] : memref<?xf32>
      %2086 = arith.addf %2083, %2085 : f32
      %2087 = arith.addi %2076, %c35 : index
      %2088 = memref.load %18[%2087] : memref<?xf32>
      %2089 = arith.addf %2086, %2088 : f32
      %2090 = arith.addi %2076, %c36 : index
      %2091 = memref.load %18[%2090] : memref<?xf32>
      %2092 = arith.addf %2089, %2091 : f32
      %2093 = arith.addi %2076, %c37 : index
      %2094 = memref.load %18[%2093] : memref<?xf32>
      %2095 = arith.addf %2092, %2094 : f32
      %2096 = arith.addi %2076, %c38 : index
      %2097 = memref.load %18[%2096] : memref<?xf32>
      %2098 = arith.addf %2095, %2097 : f32
      %2099 = arith.remui %1980, %c4 : index
      %2100 = arith.muli %2099, %c7 : index
      %2101 = arith.addi %15, %2100 : index
      %2102 = vector.load %w[%2101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2103 = vector.bitcast %2102 : vector<4xi8> to vector<1xf32>
      %2104 = vector.extract %2103[0] : f32 from vector<1xf32>
      %2105 = arith.mulf %2104, %2073 : f32
      %2106 = arith.mulf %2098, %2105 : f32
      %2107 = arith.muli %3, %c2 : index
      %2108 = arith.addi %2107, %c8 : index
      %2109 = arith.muli %2108, %c4 : index
      %2110 = arith.remui %1980, %c4 : index
      %2111 = arith.addi %2109, %2110 : index
      %2112 = arith.muli %2068, %c12 : index
      %2113 = arith.addi %2112, %2111 : index
      memref.store %2106, %19[%2113] : memref<?xf32>
      %2114 = arith.addi %1983, %c25 : index
      %2115 = arith.muli %2065, %c15 : index
      %2116 = arith.addi %2114, %2115 : index
      %2117 = memref.load %18[%2116] : memref<?xf32>
      %2118 = arith.addi %2116, %c11 : index
      %2119 = memref.load %18[%2118] : memref<?xf32>
      %2120 = arith.addf %2117, %2119 : f32
      %2121 = arith.addi %2116, %c33 : index
      %2122 = memref.load %18[%2121] : memref<?xf32>
      %2123 = arith.addf %2120, %2122 : f32
      %2124 = arith.addi %2116, %c34 : index
      %2125 = memref.load %18[%2124] : memref<?xf32>
      %2126 = arith.addf %2123, %2125 : f32
      %2127 = arith.addi %2116, %c35 : index
      %2128 = memref.load %18[%2127] : memref<?xf32>
      %2129 = arith.addf %2126, %2128 : f32
      %2130 = arith.addi %2116, %c36 : index
      %2131 = memref.load %18[%2130] : memref<?xf32>
      %2132 = arith.addf %2129, %2131 : f32
      %2133 = arith.addi %2116, %c37 : index
      %2134 = memref.load %18[%2133] : memref<?xf32>
      %2135 = arith.addf %2132, %2134 : f32
      %2136 = arith.addi %2116, %c38 : index
      %2137 = memref.load %18[%2136] : memref<?xf32>
      %2138 = arith.addf %2135, %2137 : f32
      %2139 = arith.remui %1980, %c4 : index
      %2140 = arith.muli %2139, %c7 : index
      %2141 = arith.addi %17, %2140 : index
      %2142 = vector.load %w[%2141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2143 = vector.bitcast %2142 : vector<4xi8> to vector<1xf32>
      %2144 = vector.extract %2143[0] : f32 from vector<1xf32>
      %2145 = arith.mulf %2144, %2073 : f32
      %2146 = arith.mulf %2138, %2145 : f32
      %2147 = arith.muli %3, %c2 : index
      %2148 = arith.addi %2147, %c9 : index
      %2149 = arith.muli %2148, %c4 : index
      %2150 = arith.remui %1980, %c4 : index
      %2151 = arith.addi %2149, %2150 : index
      %2152 = arith.muli %2068, %c12 : index
      %2153 = arith.addi %2152, %2151 : index
      memref.store %2146, %19[%2153] : memref<?xf32>
    }
    wave.barrier
    %2154 = arith.addi %22, %c15 : index
    %2155 = wave.wave
    %2156 = arith.addi %2155, %c8 : index
    %2157 = arith.addi %2154, %2156 : index
    %2158 = arith.cmpi slt, %2157, %21 : index
    scf.if %2158 {
      %2159 = arith.addi %2154, %2156 : index
      %2160 = arith.muli %2156, %c12 : index
      %2161 = wave.lane
      %2162 = arith.addi %2161, %c8 : index
      %2163 = arith.cmpi eq, %hasBias, %c9 : index
      %2164 = arith.addi %2160, %2162 : index
      %2165 = memref.load %19[%2164] : memref<?xf32>
      %2166 = arith.muli %0, %c12 : index
      %2167 = arith.addi %2166, %2162 : index
      %2168 = memref.load %bias[%2167] : memref<?xf32>
      %2169 = arith.addf %2165, %2168 : f32
      %2170 = arith.select %2163, %2169, %2165 : f32
      %2171 = arith.addi %2162, %c15 : index
      %2172 = arith.cmpi eq, %hasBias, %c9 : index
      %2173 = arith.addi %2160, %2171 : index
      %2174 = memref.load %19[%2173] : memref<?xf32>
      %2175 = arith.muli %0, %c12 : index
      %2176 = arith.addi %2175, %2171 : index
      %2177 = memref.load %bias[%2176] : memref<?xf32>
      %2178 = arith.addf %2174, %2177 : f32
      %2179 = arith.select %2172, %2178, %2174 : f32
      %2180 = arith.addi %heads, %kvHeads : index
      %2181 = arith.cmpi slt, %0, %2180 : index
      scf.if %2181 {
        %2182 = arith.addi %positionsAt, %2159 : index
        %2183 = memref.load %step[%2182] : memref<?xi32>
        %2184 = arith.index_cast %2183 : i32 to index
        %2185 = arith.cmpi eq, %hasNorm, %c9 : index
        %2186 = math.fma %2170, %2170, %c42 : f32
        %2187 = math.fma %2179, %2179, %2186 : f32
        %2188 = vector.broadcast %2187 : f32 to vector<1xf32>
        %2189 = wave.reduce "add" %2188 : vector<1xf32>
        %2190 = arith.mulf %2189, %inverseHeadDim : f32
        %2191 = arith.addf %2190, %epsilon : f32
        %2192 = math.sqrt %2191 : f32
        %2193 = arith.divf %c32, %2192 : f32
        %2194 = arith.cmpi slt, %0, %heads : index
        %2195 = arith.addi %2162, %c15 : index
        %2196 = memref.load %query_norm[%2162] : memref<?xf32>
        %2197 = memref.load %key_norm[%2162] : memref<?xf32>
        %2198 = arith.select %2194, %2196, %2197 : f32
        %2199 = arith.mulf %2170, %2193 : f32
        %2200 = arith.mulf %2199, %2198 : f32
        %2201 = arith.select %2185, %2200, %2170 : f32
        %2202 = memref.load %query_norm[%2195] : memref<?xf32>
        %2203 = memref.load %key_norm[%2195] : memref<?xf32>
        %2204 = arith.select %2194, %2202, %2203 : f32
        %2205 = arith.mulf %2179, %2193 : f32
        %2206 = arith.mulf %2205, %2204 : f32
        %2207 = arith.select %2185, %2206, %2179 : f32
        %2208 = arith.remui %2184, %c25 : index
        %2209 = arith.muli %2208, %c12 : index
        %2210 = arith.addi %2209, %2162 : index
        %2211 = arith.divui %2184, %c25 : index
        %2212 = arith.addi %2211, %c25 : index
        %2213 = arith.muli %2212, %c12 : index
        %2214 = arith.addi %2213, %2162 : index
        %2215 = memref.load %rope[%2210] : memref<?xf32>
        %2216 = arith.addi %2210, %c15 : index
        %2217 = memref.load %rope[%2216] : memref<?xf32>
        %2218 = memref.load %rope[%2214] : memref<?xf32>
        %2219 = arith.addi %2214, %c15 : index
        %2220 = memref.load %rope[%2219] : memref<?xf32>
        %2221 = arith.mulf %2218, %2215 : f32
        %2222 = arith.mulf %2220, %2217 : f32
        %2223 = arith.subf %2221, %2222 : f32
        %2224 = arith.mulf %2220, %2215 : f32
        %2225 = arith.mulf %2218, %2217 : f32
        %2226 = arith.addf %2224, %2225 : f32
        %2227 = arith.mulf %2201, %2223 : f32
        %2228 = arith.mulf %2207, %2226 : f32
        %2229 = arith.subf %2227, %2228 : f32
        %2230 = arith.mulf %2207, %2223 : f32
        %2231 = arith.mulf %2201, %2226 : f32
        %2232 = arith.addf %2230, %2231 : f32
        %2233 = arith.cmpi slt, %0, %heads : index
        scf.if %2233 {
          %2234 = arith.muli %2159, %heads : index
          %2235 = arith.addi %2234, %0 : index
          %2236 = arith.muli %2235, %c12 : index
          %2237 = arith.addi %2236, %2162 : index
          memref.store %2229, %q[%2237] : memref<?xf32>
          %2238 = arith.addi %2237, %c15 : index
          memref.store %2232, %q[%2238] : memref<?xf32>
        } else {
          %2239 = arith.addi %2160, %2162 : index
          memref.store %2229, %19[%2239] : memref<?xf32>
          %2240 = arith.addi %2160, %2162 : index
          %2241 = arith.addi %2240, %c15 : index
          memref.store %2232, %19[%2241] : memref<?xf32>
        }
      } else {
        %2242 = arith.cmpi slt, %0, %heads : index
        scf.if %2242 {
          %2243 = arith.muli %2159, %heads : index
          %2244 = arith.addi %2243, %0 : index
          %2245 = arith.muli %2244, %c12 : index
          %2246 = arith.addi %2245, %2162 : index
          memref.store %2170, %q[%2246] : memref<?xf32>
          %2247 = arith.addi %2246, %c15 : index
          memref.store %2179, %q[%2247] : memref<?xf32>
        } else {
          %2248 = arith.addi %2160, %2162 : index
          memref.store %2170, %19[%2248] : memref<?xf32>
          %2249 = arith.addi %2160, %2162 : index
          %2250 = arith.addi %2249, %c15 : index
          memref.store %2179, %19[%2250] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2251 = arith.cmpi sge, %0, %heads : index
    scf.if %2251 {
      %2252 = arith.addi %2155, %c8 : index
      %2253 = arith.addi %2154, %2252 : index
      %2254 = arith.cmpi slt, %2253, %21 : index
      scf.if %2254 {
        %2255 = arith.addi %2154, %2252 : index
        %2256 = arith.addi %slotsAt, %2255 : index
        %2257 = memref.load %step[%2256] : memref<?xi32>
        %2258 = arith.index_cast %2257 : i32 to index
        %2259 = arith.cmpi sge, %2258, %c8 : index
        scf.if %2259 {
          %2260 = arith.muli %2252, %c12 : index
          %2261 = arith.subi %0, %heads : index
          %2262 = memref.load %scales[%2261] : memref<?xf32>
          %2263 = vector.broadcast %2262 : f32 to vector<4xf32>
          %2264 = arith.divui %2258, %c4 : index
          %2265 = arith.remui %2258, %c4 : index
          %2266 = arith.muli %2264, %pageBytes : index
          %2267 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2267 {
            %2268 = wave.lane
            %2269 = arith.muli %2268, %c7 : index
            scf.for %2270 = %2269 to %c12 step %c6 {
              %2271 = arith.addi %2260, %2270 : index
              %2272 = vector.load %19[%2271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2273 = arith.mulf %2272, %2263 : vector<4xf32>
              %2274 = arith.minimumf %2273, %c48 : vector<4xf32>
              %2275 = arith.maximumf %2274, %c49 : vector<4xf32>
              %2276 = arith.truncf %2275 : vector<4xf32> to vector<4xf16>
              %2277 = vector.bitcast %2276 : vector<4xf16> to vector<8xi8>
              %2278 = arith.cmpi slt, %2261, %kvHeads : index
              scf.if %2278 {
                %2279 = arith.muli %2261, %c35 : index
                %2280 = arith.addi %2266, %2279 : index
                %2281 = arith.divui %2270, %c4 : index
                %2282 = arith.muli %2281, %c20 : index
                %2283 = arith.remui %2270, %c4 : index
                %2284 = arith.divui %2283, %c14 : index
                %2285 = arith.muli %2284, %c25 : index
                %2286 = arith.muli %2265, %c4 : index
                %2287 = arith.addi %2285, %2286 : index
                %2288 = arith.remui %2283, %c14 : index
                %2289 = arith.muli %2288, %c2 : index
                %2290 = arith.addi %2287, %2289 : index
                %2291 = arith.addi %2282, %2290 : index
                %2292 = arith.addi %2280, %2291 : index
                vector.store %2277, %kv[%2292] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2293 = arith.subi %2261, %kvHeads : index
                %2294 = arith.muli %2293, %c35 : index
                %2295 = arith.addi %2266, %2294 : index
                %2296 = arith.addi %2270, %c8 : index
                %2297 = arith.divui %2296, %c4 : index
                %2298 = arith.muli %2297, %c20 : index
                %2299 = arith.addi %2298, %c33 : index
                %2300 = arith.remui %2296, %c4 : index
                %2301 = arith.divui %2265, %c2 : index
                %2302 = arith.remui %2265, %c2 : index
                %2303 = arith.muli %2302, %c14 : index
                %2304 = arith.addi %2301, %2303 : index
                %2305 = arith.divui %2304, %c14 : index
                %2306 = arith.muli %2305, %c25 : index
                %2307 = arith.muli %2300, %c4 : index
                %2308 = arith.addi %2306, %2307 : index
                %2309 = arith.remui %2304, %c14 : index
                %2310 = arith.muli %2309, %c2 : index
                %2311 = arith.addi %2308, %2310 : index
                %2312 = arith.addi %2299, %2311 : index
                %2313 = arith.addi %2295, %2312 : index
                %2314 = vector.shuffle %2277, %2277 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2314, %kv[%2313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2315 = arith.addi %2270, %c9 : index
                %2316 = arith.divui %2315, %c4 : index
                %2317 = arith.muli %2316, %c20 : index
                %2318 = arith.addi %2317, %c33 : index
                %2319 = arith.remui %2315, %c4 : index
                %2320 = arith.divui %2265, %c2 : index
                %2321 = arith.remui %2265, %c2 : index
                %2322 = arith.muli %2321, %c14 : index
                %2323 = arith.addi %2320, %2322 : index
                %2324 = arith.divui %2323, %c14 : index
                %2325 = arith.muli %2324, %c25 : index
                %2326 = arith.muli %2319, %c4 : index
                %2327 = arith.addi %2325, %2326 : index
                %2328 = arith.remui %2323, %c14 : index
                %2329 = arith.muli %2328, %c2 : index
                %2330 = arith.addi %2327, %2329 : index
                %2331 = arith.addi %2318, %2330 : index
                %2332 = arith.addi %2295, %2331 : index
                %2333 = vector.shuffle %2277, %2277 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2333, %kv[%2332] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2334 = arith.addi %2270, %c2 : index
                %2335 = arith.divui %2334, %c4 : index
                %2336 = arith.muli %2335, %c20 : index
                %2337 = arith.addi %2336, %c33 : index
                %2338 = arith.remui %2334, %c4 : index
                %2339 = arith.divui %2265, %c2 : index
                %2340 = arith.remui %2265, %c2 : index
                %2341 = arith.muli %2340, %c14 : index
                %2342 = arith.addi %2339, %2341 : index
                %2343 = arith.divui %2342, %c14 : index
                %2344 = arith.muli %2343, %c25 : index
                %2345 = arith.muli %2338, %c4 : index
                %2346 = arith.addi %2344, %2345 : index
                %2347 = arith.remui %2342, %c14 : index
                %2348 = arith.muli %2347, %c2 : index
                %2349 = arith.addi %2346, %2348 : index
                %2350 = arith.addi %2337, %2349 : index
                %2351 = arith.addi %2295, %2350 : index
                %2352 = vector.shuffle %2277, %2277 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2352, %kv[%2351] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2353 = arith.addi %2270, %c26 : index
                %2354 = arith.divui %2353, %c4 : index
                %2355 = arith.muli %2354, %c20 : index
                %2356 = arith.addi %2355, %c33 : index
                %2357 = arith.remui %2353, %c4 : index
                %2358 = arith.divui %2265, %c2 : index
                %2359 = arith.remui %2265, %c2 : index
                %2360 = arith.muli %2359, %c14 : index
                %2361 = arith.addi %2358, %2360 : index
                %2362 = arith.divui %2361, %c14 : index
                %2363 = arith.muli %2362, %c25 : index
                %2364 = arith.muli %2357, %c4 : index
                %2365 = arith.addi %2363, %2364 : index
                %2366 = arith.remui %2361, %c14 : index
                %2367 = arith.muli %2366, %c2 : index
                %2368 = arith.addi %2365, %2367 : index
                %2369 = arith.addi %2356, %2368 : index
                %2370 = arith.addi %2295, %2369 : index
                %2371 = vector.shuffle %2277, %2277 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2371, %kv[%2370] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2372 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2372 {
            %2373 = wave.lane
            %2374 = arith.muli %2373, %c7 : index
            scf.for %2375 = %2374 to %c12 step %c6 {
              %2376 = arith.addi %2260, %2375 : index
              %2377 = vector.load %19[%2376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2378 = arith.mulf %2377, %2263 : vector<4xf32>
              %2379 = wave.fp8_encode "e4m3" %2378 : vector<4xf32> -> vector<4xi8>
              %2380 = arith.cmpi slt, %2261, %kvHeads : index
              scf.if %2380 {
                %2381 = arith.muli %2261, %c33 : index
                %2382 = arith.addi %2266, %2381 : index
                %2383 = vector.shuffle %2379, %2379 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2384 = arith.divui %2375, %c4 : index
                %2385 = arith.muli %2384, %c25 : index
                %2386 = arith.remui %2375, %c4 : index
                %2387 = arith.muli %2265, %c4 : index
                %2388 = arith.divui %2386, %c7 : index
                %2389 = arith.muli %2388, %c7 : index
                %2390 = arith.remui %2386, %c2 : index
                %2391 = arith.muli %2390, %c2 : index
                %2392 = arith.addi %2389, %2391 : index
                %2393 = arith.divui %2386, %c2 : index
                %2394 = arith.remui %2393, %c2 : index
                %2395 = arith.addi %2392, %2394 : index
                %2396 = arith.addi %2387, %2395 : index
                %2397 = arith.addi %2385, %2396 : index
                %2398 = arith.addi %2382, %2397 : index
                vector.store %2383, %kv[%2398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2399 = arith.subi %2261, %kvHeads : index
                %2400 = arith.muli %2399, %c33 : index
                %2401 = arith.addi %2266, %2400 : index
                %2402 = arith.addi %2375, %c8 : index
                %2403 = arith.divui %2402, %c4 : index
                %2404 = arith.muli %2403, %c25 : index
                %2405 = arith.addi %2404, %c11 : index
                %2406 = arith.remui %2402, %c4 : index
                %2407 = arith.divui %2265, %c2 : index
                %2408 = arith.remui %2265, %c2 : index
                %2409 = arith.muli %2408, %c14 : index
                %2410 = arith.addi %2407, %2409 : index
                %2411 = arith.muli %2406, %c4 : index
                %2412 = arith.divui %2410, %c7 : index
                %2413 = arith.muli %2412, %c7 : index
                %2414 = arith.remui %2410, %c2 : index
                %2415 = arith.muli %2414, %c2 : index
                %2416 = arith.addi %2413, %2415 : index
                %2417 = arith.divui %2410, %c2 : index
                %2418 = arith.remui %2417, %c2 : index
                %2419 = arith.addi %2416, %2418 : index
                %2420 = arith.addi %2411, %2419 : index
                %2421 = arith.addi %2405, %2420 : index
                %2422 = arith.addi %2401, %2421 : index
                %2423 = vector.shuffle %2379, %2379 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2423, %kv[%2422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2424 = arith.addi %2375, %c9 : index
                %2425 = arith.divui %2424, %c4 : index
                %2426 = arith.muli %2425, %c25 : index
                %2427 = arith.addi %2426, %c11 : index
                %2428 = arith.remui %2424, %c4 : index
                %2429 = arith.divui %2265, %c2 : index
                %2430 = arith.remui %2265, %c2 : index
                %2431 = arith.muli %2430, %c14 : index
                %2432 = arith.addi %2429, %2431 : index
                %2433 = arith.muli %2428, %c4 : index
                %2434 = arith.divui %2432, %c7 : index
                %2435 = arith.muli %2434, %c7 : index
                %2436 = arith.remui %2432, %c2 : index
                %2437 = arith.muli %2436, %c2 : index
                %2438 = arith.addi %2435, %2437 : index
                %2439 = arith.divui %2432, %c2 : index
                %2440 = arith.remui %2439, %c2 : index
                %2441 = arith.addi %2438, %2440 : index
                %2442 = arith.addi %2433, %2441 : index
                %2443 = arith.addi %2427, %2442 : index
                %2444 = arith.addi %2401, %2443 : index
                %2445 = vector.shuffle %2379, %2379 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2445, %kv[%2444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2446 = arith.addi %2375, %c2 : index
                %2447 = arith.divui %2446, %c4 : index
                %2448 = arith.muli %2447, %c25 : index
                %2449 = arith.addi %2448, %c11 : index
                %2450 = arith.remui %2446, %c4 : index
                %2451 = arith.divui %2265, %c2 : index
                %2452 = arith.remui %2265, %c2 : index
                %2453 = arith.muli %2452, %c14 : index
                %2454 = arith.addi %2451, %2453 : index
                %2455 = arith.muli %2450, %c4 : index
                %2456 = arith.divui %2454, %c7 : index
                %2457 = arith.muli %2456, %c7 : index
                %2458 = arith.remui %2454, %c2 : index
                %2459 = arith.muli %2458, %c2 : index
                %2460 = arith.addi %2457, %2459 : index
                %2461 = arith.divui %2454, %c2 : index
                %2462 = arith.remui %2461, %c2 : index
                %2463 = arith.addi %2460, %2462 : index
                %2464 = arith.addi %2455, %2463 : index
                %2465 = arith.addi %2449, %2464 : index
                %2466 = arith.addi %2401, %2465 : index
                %2467 = vector.shuffle %2379, %2379 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2467, %kv[%2466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2468 = arith.addi %2375, %c26 : index
                %2469 = arith.divui %2468, %c4 : index
                %2470 = arith.muli %2469, %c25 : index
                %2471 = arith.addi %2470, %c11 : index
                %2472 = arith.remui %2468, %c4 : index
                %2473 = arith.divui %2265, %c2 : index
                %2474 = arith.remui %2265, %c2 : index
                %2475 = arith.muli %2474, %c14 : index
                %2476 = arith.addi %2473, %2475 : index
                %2477 = arith.muli %2472, %c4 : index
                %2478 = arith.divui %2476, %c7 : index
                %2479 = arith.muli %2478, %c7 : index
                %2480 = arith.remui %2476, %c2 : index
                %2481 = arith.muli %2480, %c2 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.divui %2476, %c2 : index
                %2484 = arith.remui %2483, %c2 : index
                %2485 = arith.addi %2482, %2484 : index
                %2486 = arith.addi %2477, %2485 : index
                %2487 = arith.addi %2471, %2486 : index
                %2488 = arith.addi %2401, %2487 : index
                %2489 = vector.shuffle %2379, %2379 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2489, %kv[%2488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2490 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2490 {
            %2491 = wave.lane
            %2492 = arith.muli %2491, %c7 : index
            scf.for %2493 = %2492 to %c12 step %c6 {
              %2494 = arith.addi %2260, %2493 : index
              %2495 = vector.load %19[%2494] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2496 = arith.mulf %2495, %2263 : vector<4xf32>
              %2497 = wave.fp8_encode "e5m2" %2496 : vector<4xf32> -> vector<4xi8>
              %2498 = arith.cmpi slt, %2261, %kvHeads : index
              scf.if %2498 {
                %2499 = arith.muli %2261, %c33 : index
                %2500 = arith.addi %2266, %2499 : index
                %2501 = vector.shuffle %2497, %2497 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2502 = arith.divui %2493, %c4 : index
                %2503 = arith.muli %2502, %c25 : index
                %2504 = arith.remui %2493, %c4 : index
                %2505 = arith.muli %2265, %c4 : index
                %2506 = arith.divui %2504, %c7 : index
                %2507 = arith.muli %2506, %c7 : index
                %2508 = arith.remui %2504, %c2 : index
                %2509 = arith.muli %2508, %c2 : index
                %2510 = arith.addi %2507, %2509 : index
                %2511 = arith.divui %2504, %c2 : index
                %2512 = arith.remui %2511, %c2 : index
                %2513 = arith.addi %2510, %2512 : index
                %2514 = arith.addi %2505, %2513 : index
                %2515 = arith.addi %2503, %2514 : index
                %2516 = arith.addi %2500, %2515 : index
                vector.store %2501, %kv[%2516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2517 = arith.subi %2261, %kvHeads : index
                %2518 = arith.muli %2517, %c33 : index
                %2519 = arith.addi %2266, %2518 : index
                %2520 = arith.addi %2493, %c8 : index
                %2521 = arith.divui %2520, %c4 : index
                %2522 = arith.muli %2521, %c25 : index
                %2523 = arith.addi %2522, %c11 : index
                %2524 = arith.remui %2520, %c4 : index
                %2525 = arith.divui %2265, %c2 : index
                %2526 = arith.remui %2265, %c2 : index
                %2527 = arith.muli %2526, %c14 : index
                %2528 = arith.addi %2525, %2527 : index
                %2529 = arith.muli %2524, %c4 : index
                %2530 = arith.divui %2528, %c7 : index
                %2531 = arith.muli %2530, %c7 : index
                %2532 = arith.remui %2528, %c2 : index
                %2533 = arith.muli %2532, %c2 : index
                %2534 = arith.addi %2531, %2533 : index
                %2535 = arith.divui %2528, %c2 : index
                %2536 = arith.remui %2535, %c2 : index
                %2537 = arith.addi %2534, %2536 : index
                %2538 = arith.addi %2529, %2537 : index
                %2539 = arith.addi %2523, %2538 : index
                %2540 = arith.addi %2519, %2539 : index
                %2541 = vector.shuffle %2497, %2497 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2541, %kv[%2540] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2542 = arith.addi %2493, %c9 : index
                %2543 = arith.divui %2542, %c4 : index
                %2544 = arith.muli %2543, %c25 : index
                %2545 = arith.addi %2544, %c11 : index
                %2546 = arith.remui %2542, %c4 : index
                %2547 = arith.divui %2265, %c2 : index
                %2548 = arith.remui %2265, %c2 : index
                %2549 = arith.muli %2548, %c14 : index
                %2550 = arith.addi %2547, %2549 : index
                %2551 = arith.muli %2546, %c4 : index
                %2552 = arith.divui %2550, %c7 : index
                %2553 = arith.muli %2552, %c7 : index
                %2554 = arith.remui %2550, %c2 : index
                %2555 = arith.muli %2554, %c2 : index
                %2556 = arith.addi %2553, %2555 : index
                %2557 = arith.divui %2550, %c2 : index
                %2558 = arith.remui %2557, %c2 : index
                %2559 = arith.addi %2556, %2558 : index
                %2560 = arith.addi %2551, %2559 : index
                %2561 = arith.addi %2545, %2560 : index
                %2562 = arith.addi %2519, %2561 : index
                %2563 = vector.shuffle %2497, %2497 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2563, %kv[%2562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2564 = arith.addi %2493, %c2 : index
                %2565 = arith.divui %2564, %c4 : index
                %2566 = arith.muli %2565, %c25 : index
                %2567 = arith.addi %2566, %c11 : index
                %2568 = arith.remui %2564, %c4 : index
                %2569 = arith.divui %2265, %c2 : index
                %2570 = arith.remui %2265, %c2 : index
                %2571 = arith.muli %2570, %c14 : index
                %2572 = arith.addi %2569, %2571 : index
                %2573 = arith.muli %2568, %c4 : index
                %2574 = arith.divui %2572, %c7 : index
                %2575 = arith.muli %2574, %c7 : index
                %2576 = arith.remui %2572, %c2 : index
                %2577 = arith.muli %2576, %c2 : index
                %2578 = arith.addi %2575, %2577 : index
                %2579 = arith.divui %2572, %c2 : index
                %2580 = arith.remui %2579, %c2 : index
                %2581 = arith.addi %2578, %2580 : index
                %2582 = arith.addi %2573, %2581 : index
                %2583 = arith.addi %2567, %2582 : index
                %2584 = arith.addi %2519, %2583 : index
                %2585 = vector.shuffle %2497, %2497 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2585, %kv[%2584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2586 = arith.addi %2493, %c26 : index
                %2587 = arith.divui %2586, %c4 : index
                %2588 = arith.muli %2587, %c25 : index
                %2589 = arith.addi %2588, %c11 : index
                %2590 = arith.remui %2586, %c4 : index
                %2591 = arith.divui %2265, %c2 : index
                %2592 = arith.remui %2265, %c2 : index
                %2593 = arith.muli %2592, %c14 : index
                %2594 = arith.addi %2591, %2593 : index
                %2595 = arith.muli %2590, %c4 : index
                %2596 = arith.divui %2594, %c7 : index
                %2597 = arith.muli %2596, %c7 : index
                %2598 = arith.remui %2594, %c2 : index
                %2599 = arith.muli %2598, %c2 : index
                %2600 = arith.addi %2597, %2599 : index
                %2601 = arith.divui %2594, %c2 : index
                %2602 = arith.remui %2601, %c2 : index
                %2603 = arith.addi %2600, %2602 : index
                %2604 = arith.addi %2595, %2603 : index
                %2605 = arith.addi %2589, %2604 : index
                %2606 = arith.addi %2519, %2605 : index
                %2607 = vector.shuffle %2497, %2497 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2607, %kv[%2606] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2608 = arith.addi %22, %c16 : index
    %2609 = wave.lane
    %2610 = arith.muli %3, %c2 : index
    %2611 = arith.muli %2610, %c25 : index
    %2612 = arith.addi %2611, %2609 : index
    %2613 = arith.muli %4, %c11 : index
    %2614 = arith.addi %2613, %2612 : index
    %2615 = arith.addi %2614, %c8 : index
    %2616 = arith.addi %2615, %c8 : index
    %2617 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %2617, %18[%2616] : memref<?xf32>
    %2618 = arith.muli %4, %c11 : index
    %2619 = arith.addi %2618, %2612 : index
    %2620 = arith.addi %2619, %c8 : index
    %2621 = arith.addi %2620, %c15 : index
    %2622 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %2622, %18[%2621] : memref<?xf32>
    %2623 = arith.muli %4, %c11 : index
    %2624 = arith.addi %2623, %2612 : index
    %2625 = arith.addi %2624, %c8 : index
    %2626 = arith.addi %2625, %c12 : index
    %2627 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %2627, %18[%2626] : memref<?xf32>
    %2628 = arith.muli %4, %c11 : index
    %2629 = arith.addi %2628, %2612 : index
    %2630 = arith.addi %2629, %c8 : index
    %2631 = arith.addi %2630, %c27 : index
    %2632 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %2632, %18[%2631] : memref<?xf32>
    %2633 = arith.muli %4, %c11 : index
    %2634 = arith.addi %2633, %2612 : index
    %2635 = arith.addi %2634, %c8 : index
    %2636 = arith.addi %2635, %c6 : index
    %2637 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %2637, %18[%2636] : memref<?xf32>
    %2638 = arith.muli %4, %c11 : index
    %2639 = arith.addi %2638, %2612 : index
    %2640 = arith.addi %2639, %c8 : index
    %2641 = arith.addi %2640, %c28 : index
    %2642 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %2642, %18[%2641] : memref<?xf32>
    %2643 = arith.muli %4, %c11 : index
    %2644 = arith.addi %2643, %2612 : index
    %2645 = arith.addi %2644, %c8 : index
    %2646 = arith.addi %2645, %c29 : index
    %2647 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %2647, %18[%2646] : memref<?xf32>
    %2648 = arith.muli %4, %c11 : index
    %2649 = arith.addi %2648, %2612 : index
    %2650 = arith.addi %2649, %c8 : index
    %2651 = arith.addi %2650, %c30 : index
    %2652 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %2652, %18[%2651] : memref<?xf32>
    %2653 = arith.muli %4, %c11 : index
    %2654 = arith.addi %2653, %2612 : index
    %2655 = arith.addi %2654, %c25 : index
    %2656 = arith.addi %2655, %c8 : index
    %2657 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %2657, %18[%2656] : memref<?xf32>
    %2658 = arith.muli %4, %c11 : index
    %2659 = arith.addi %2658, %2612 : index
    %2660 = arith.addi %2659, %c25 : index
    %2661 = arith.addi %2660, %c15 : index
    %2662 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %2662, %18[%2661] : memref<?xf32>
    %2663 = arith.muli %4, %c11 : index
    %2664 = arith.addi %2663, %2612 : index
    %2665 = arith.addi %2664, %c25 : index
    %2666 = arith.addi %2665, %c12 : index
    %2667 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %2667, %18[%2666] : memref<?xf32>
    %2668 = arith.muli %4, %c11 : index
    %2669 = arith.addi %2668, %2612 : index
    %2670 = arith.addi %2669, %c25 : index
    %2671 = arith.addi %2670, %c27 : index
    %2672 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %2672, %18[%2671] : memref<?xf32>
    %2673 = arith.muli %4, %c11 : index
    %2674 = arith.addi %2673, %2612 : index
    %2675 = arith.addi %2674, %c25 : index
    %2676 = arith.addi %2675, %c6 : index
    %2677 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %2677, %18[%2676] : memref<?xf32>
    %2678 = arith.muli %4, %c11 : index
    %2679 = arith.addi %2678, %2612 : index
    %2680 = arith.addi %2679, %c25 : index
    %2681 = arith.addi %2680, %c28 : index
    %2682 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %2682, %18[%2681] : memref<?xf32>
    %2683 = arith.muli %4, %c11 : index
    %2684 = arith.addi %2683, %2612 : index
    %2685 = arith.addi %2684, %c25 : index
    %2686 = arith.addi %2685, %c29 : index
    %2687 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %2687, %18[%2686] : memref<?xf32>
    %2688 = arith.muli %4, %c11 : index
    %2689 = arith.addi %2688, %2612 : index
    %2690 = arith.addi %2689, %c25 : index
    %2691 = arith.addi %2690, %c30 : index
    %2692 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %2692, %18[%2691] : memref<?xf32>
    wave.barrier
    %2693 = arith.muli %4, %c9 : index
    %2694 = arith.addi %2693, %c8 : index
    %2695 = arith.muli %2694, %c2 : index
    %2696 = arith.divui %2609, %c4 : index
    %2697 = arith.addi %2695, %2696 : index
    %2698 = arith.addi %2608, %2697 : index
    %2699 = arith.cmpi slt, %2698, %21 : index
    scf.if %2699 {
      %2700 = arith.cmpi eq, %hasFactors, %c9 : index
      %2701 = memref.load %factors[%2698] : memref<?xf32>
      %2702 = arith.select %2700, %2701, %c32 : f32
      %2703 = arith.addi %2612, %c8 : index
      %2704 = arith.muli %2694, %c15 : index
      %2705 = arith.addi %2703, %2704 : index
      %2706 = memref.load %18[%2705] : memref<?xf32>
      %2707 = arith.addi %2705, %c11 : index
      %2708 = memref.load %18[%2707] : memref<?xf32>
      %2709 = arith.addf %2706, %2708 : f32
      %2710 = arith.addi %2705, %c33 : index
      %2711 = memref.load %18[%2710] : memref<?xf32>
      %2712 = arith.addf %2709, %2711 : f32
      %2713 = arith.addi %2705, %c34 : index
      %2714 = memref.load %18[%2713] : memref<?xf32>
      %2715 = arith.addf %2712, %2714 : f32
      %2716 = arith.addi %2705, %c35 : index
      %2717 = memref.load %18[%2716] : memref<?xf32>
      %2718 = arith.addf %2715, %2717 : f32
      %2719 = arith.addi %2705, %c36 : index
      %2720 = memref.load %18[%2719] : memref<?xf32>
      %2721 = arith.addf %2718, %2720 : f32
      %2722 = arith.addi %2705, %c37 : index
      %2723 = memref.load %18[%2722] : memref<?xf32>
      %2724 = arith.addf %2721, %2723 : f32
      %2725 = arith.addi %2705, %c38 : index
      %2726 = memref.load %18[%2725] : memref<?xf32>
      %2727 = arith.addf %2724, %2726 : f32
      %2728 = arith.remui %2609, %c4 : index
      %2729 = arith.muli %2728, %c7 : index
      %2730 = arith.addi %15, %2729 : index
      %2731 = vector.load %w[%2730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2732 = vector.bitcast %2731 : vector<4xi8> to vector<1xf32>
      %2733 = vector.extract %2732[0] : f32 from vector<1xf32>
      %2734 = arith.mulf %2733, %2702 : f32
      %2735 = arith.mulf %2727, %2734 : f32
      %2736 = arith.muli %3, %c2 : index
      %2737 = arith.addi %2736, %c8 : index
      %2738 = arith.muli %2737, %c4 : index
      %2739 = arith.remui %2609, %c4 : index
      %2740 = arith.addi %2738, %2739 : index
      %2741 = arith.muli %2697, %c12 : index
      %2742 = arith.addi %2741, %2740 : index
      memref.store %2735, %19[%2742] : memref<?xf32>
      %2743 = arith.addi %2612, %c25 : index
      %2744 = arith.muli %2694, %c15 : index
      %2745 = arith.addi %2743, %2744 : index
      %2746 = memref.load %18[%2745] : memref<?xf32>
      %2747 = arith.addi %2745, %c11 : index
      %2748 = memref.load %18[%2747] : memref<?xf32>
      %2749 = arith.addf %2746, %2748 : f32
      %2750 = arith.addi %2745, %c33 : index
      %2751 = memref.load %18[%2750] : memref<?xf32>
      %2752 = arith.addf %2749, %2751 : f32
      %2753 = arith.addi %2745, %c34 : index
      %2754 = memref.load %18[%2753] : memref<?xf32>
      %2755 = arith.addf %2752, %2754 : f32
      %2756 = arith.addi %2745, %c35 : index
      %2757 = memref.load %18[%2756] : memref<?xf32>
      %2758 = arith.addf %2755, %2757 : f32
      %2759 = arith.addi %2745, %c36 : index
      %2760 = memref.load %18[%2759] : memref<?xf32>
      %2761 = arith.addf %2758, %2760 : f32
      %2762 = arith.addi %2745, %c37 : index
      %2763 = memref.load %18[%2762] : memref<?xf32>
      %2764 = arith.addf %2761, %2763 : f32
      %2765 = arith.addi %2745, %c38 : index
      %2766 = memref.load %18[%2765] : memref<?xf32>
      %2767 = arith.addf %2764, %2766 : f32
      %2768 = arith.remui %2609, %c4 : index
      %2769 = arith.muli %2768, %c7 : index
      %2770 = arith.addi %17, %2769 : index
      %2771 = vector.load %w[%2770] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2772 = vector.bitcast %2771 : vector<4xi8> to vector<1xf32>
      %2773 = vector.extract %2772[0] : f32 from vector<1xf32>
      %2774 = arith.mulf %2773, %2702 : f32
      %2775 = arith.mulf %2767, %2774 : f32
      %2776 = arith.muli %3, %c2 : index
      %2777 = arith.addi %2776, %c9 : index
      %2778 = arith.muli %2777, %c4 : index
      %2779 = arith.remui %2609, %c4 : index
      %2780 = arith.addi %2778, %2779 : index
      %2781 = arith.muli %2697, %c12 : index
      %2782 = arith.addi %2781, %2780 : index
      memref.store %2775, %19[%2782] : memref<?xf32>
    }
    wave.barrier
    %2783 = arith.addi %22, %c16 : index
    %2784 = wave.wave
    %2785 = arith.addi %2784, %c8 : index
    %2786 = arith.addi %2783, %2785 : index
    %2787 = arith.cmpi slt, %2786, %21 : index
    scf.if %2787 {
      %2788 = arith.addi %2783, %2785 : index
      %2789 = arith.muli %2785, %c12 : index
      %2790 = wave.lane
      %2791 = arith.addi %2790, %c8 : index
      %2792 = arith.cmpi eq, %hasBias, %c9 : index
      %2793 = arith.addi %2789, %2791 : index
      %2794 = memref.load %19[%2793] : memref<?xf32>
      %2795 = arith.muli %0, %c12 : index
      %2796 = arith.addi %2795, %2791 : index
      %2797 = memref.load %bias[%2796] : memref<?xf32>
      %2798 = arith.addf %2794, %2797 : f32
      %2799 = arith.select %2792, %2798, %2794 : f32
      %2800 = arith.addi %2791, %c15 : index
      %2801 = arith.cmpi eq, %hasBias, %c9 : index
      %2802 = arith.addi %2789, %2800 : index
      %2803 = memref.load %19[%2802] : memref<?xf32>
      %2804 = arith.muli %0, %c12 : index
      %2805 = arith.addi %2804, %2800 : index
      %2806 = memref.load %bias[%2805] : memref<?xf32>
      %2807 = arith.addf %2803, %2806 : f32
      %2808 = arith.select %2801, %2807, %2803 : f32
      %2809 = arith.addi %heads, %kvHeads : index
      %2810 = arith.cmpi slt, %0, %2809 : index
      scf.if %2810 {
        %2811 = arith.addi %positionsAt, %2788 : index
        %2812 = memref.load %step[%2811] : memref<?xi32>
        %2813 = arith.index_cast %2812 : i32 to index
        %2814 = arith.cmpi eq, %hasNorm, %c9 : index
        %2815 = math.fma %2799, %2799, %c42 : f32
        %2816 = math.fma %2808, %2808, %2815 : f32
        %2817 = vector.broadcast %2816 : f32 to vector<1xf32>
        %2818 = wave.reduce "add" %2817 : vector<1xf32>
        %2819 = arith.mulf %2818, %inverseHeadDim : f32
        %2820 = arith.addf %2819, %epsilon : f32
        %2821 = math.sqrt %2820 : f32
        %2822 = arith.divf %c32, %2821 : f32
        %2823 = arith.cmpi slt, %0, %heads : index
        %2824 = arith.addi %2791, %c15 : index
        %2825 = memref.load %query_norm[%2791] : memref<?xf32>
        %2826 = memref.load %key_norm[%2791] : memref<?xf32>
        %2827 = arith.select %2823, %2825, %2826 : f32
        %2828 = arith.mulf %2799, %2822 : f32
        %2829 = arith.mulf %2828, %2827 : f32
        %2830 = arith.select %2814, %2829, %2799 : f32
        %2831 = memref.load %query_norm[%2824] : memref<?xf32>
        %2832 = memref.load %key_norm[%2824] : memref<?xf32>
        %2833 = arith.select %2823, %2831, %2832 : f32
        %2834 = arith.mulf %2808, %2822 : f32
        %2835 = arith.mulf %2834, %2833 : f32
        %2836 = arith.select %2814, %2835, %2808 : f32
        %2837 = arith.remui %2813, %c25 : index
        %2838 = arith.muli %2837, %c12 : index
        %2839 = arith.addi %2838, %2791 : index
        %2840 = arith.divui %2813, %c25 : index
        %2841 = arith.addi %2840, %c25 : index
        %2842 = arith.muli %2841, %c12 : index
        %2843 = arith.addi %2842, %2791 : index
        %2844 = memref.load %rope[%2839] : memref<?xf32>
        %2845 = arith.addi %2839, %c15 : index
        %2846 = memref.load %rope[%2845] : memref<?xf32>
        %2847 = memref.load %rope[%2843] : memref<?xf32>
        %2848 = arith.addi %2843, %c15 : index
        %2849 = memref.load %rope[%2848] : memref<?xf32>
        %2850 = arith.mulf %2847, %2844 : f32
        %2851 = arith.mulf %2849, %2846 : f32
        %2852 = arith.subf %2850, %2851 : f32
        %2853 = arith.mulf %2849, %2844 : f32
        %2854 = arith.mulf %2847, %2846 : f32
        %2855 = arith.addf %2853, %2854 : f32
        %2856 = arith.mulf %2830, %2852 : f32
        %2857 = arith.mulf %2836, %2855 : f32
        %2858 = arith.subf %2856, %2857 : f32
        %2859 = arith.mulf %2836, %2852 : f32
        %2860 = arith.mulf %2830, %2855 : f32
        %2861 = arith.addf %2859, %2860 : f32
        %2862 = arith.cmpi slt, %0, %heads : index
        scf.if %2862 {
          %2863 = arith.muli %2788, %heads : index
          %2864 = arith.addi %2863, %0 : index
          %2865 = arith.muli %2864, %c12 : index
          %2866 = arith.addi %2865, %2791 : index
          memref.store %2858, %q[%2866] : memref<?xf32>
          %2867 = arith.addi %2866, %c15 : index
          memref.store %2861, %q[%2867] : memref<?xf32>
        } else {
          %2868 = arith.addi %2789, %2791 : index
          memref.store %2858, %19[%2868] : memref<?xf32>
          %2869 = arith.addi %2789, %2791 : index
          %2870 = arith.addi %2869, %c15 : index
          memref.store %2861, %19[%2870] : memref<?xf32>
        }
      } else {
        %2871 = arith.cmpi slt, %0, %heads : index
        scf.if %2871 {
          %2872 = arith.muli %2788, %heads : index
          %2873 = arith.addi %2872, %0 : index
          %2874 = arith.muli %2873, %c12 : index
          %2875 = arith.addi %2874, %2791 : index
          memref.store %2799, %q[%2875] : memref<?xf32>
          %2876 = arith.addi %2875, %c15 : index
          memref.store %2808, %q[%2876] : memref<?xf32>
        } else {
          %2877 = arith.addi %2789, %2791 : index
          memref.store %2799, %19[%2877] : memref<?xf32>
          %2878 = arith.addi %2789, %2791 : index
          %2879 = arith.addi %2878, %c15 : index
          memref.store %2808, %19[%2879] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2880 = arith.cmpi sge, %0, %heads : index
    scf.if %2880 {
      %2881 = arith.addi %2784, %c8 : index
      %2882 = arith.addi %2783, %2881 : index
      %2883 = arith.cmpi slt, %2882, %21 : index
      scf.if %2883 {
        %2884 = arith.addi %2783, %2881 : index
        %2885 = arith.addi %slotsAt, %2884 : index
        %2886 = memref.load %step[%2885] : memref<?xi32>
        %2887 = arith.index_cast %2886 : i32 to index
        %2888 = arith.cmpi sge, %2887, %c8 : index
        scf.if %2888 {
          %2889 = arith.muli %2881, %c12 : index
          %2890 = arith.subi %0, %heads : index
          %2891 = memref.load %scales[%2890] : memref<?xf32>
          %2892 = vector.broadcast %2891 : f32 to vector<4xf32>
          %2893 = arith.divui %2887, %c4 : index
          %2894 = arith.remui %2887, %c4 : index
          %2895 = arith.muli %2893, %pageBytes : index
          %2896 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2896 {
            %2897 = wave.lane
            %2898 = arith.muli %2897, %c7 : index
            scf.for %2899 = %2898 to %c12 step %c6 {
              %2900 = arith.addi %2889, %2899 : index
              %2901 = vector.load %19[%2900] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2902 = arith.mulf %2901, %2892 : vector<4xf32>
              %2903 = arith.minimumf %2902, %c48 : vector<4xf32>
              %2904 = arith.maximumf %2903, %c49 : vector<4xf32>
              %2905 = arith.truncf %2904 : vector<4xf32> to vector<4xf16>
              %2906 = vector.bitcast %2905 : vector<4xf16> to vector<8xi8>
              %2907 = arith.cmpi slt, %2890, %kvHeads : index
              scf.if %2907 {
                %2908 = arith.muli %2890, %c35 : index
                %2909 = arith.addi %2895, %2908 : index
                %2910 = arith.divui %2899, %c4 : index
                %2911 = arith.muli %2910, %c20 : index
                %2912 = arith.remui %2899, %c4 : index
                %2913 = arith.divui %2912, %c14 : index
                %2914 = arith.muli %2913, %c25 : index
                %2915 = arith.muli %2894, %c4 : index
                %2916 = arith.addi %2914, %2915 : index
                %2917 = arith.remui %2912, %c14 : index
                %2918 = arith.muli %2917, %c2 : index
                %2919 = arith.addi %2916, %2918 : index
                %2920 = arith.addi %2911, %2919 : index
                %2921 = arith.addi %2909, %2920 : index
                vector.store %2906, %kv[%2921] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2922 = arith.subi %2890, %kvHeads : index
                %2923 = arith.muli %2922, %c35 : index
                %2924 = arith.addi %2895, %2923 : index
                %2925 = arith.addi %2899, %c8 : index
                %2926 = arith.divui %2925, %c4 : index
                %2927 = arith.muli %2926, %c20 : index
                %2928 = arith.addi %2927, %c33 : index
                %2929 = arith.remui %2925, %c4 : index
                %2930 = arith.divui %2894, %c2 : index
                %2931 = arith.remui %2894, %c2 : index
                %2932 = arith.muli %2931, %c14 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.divui %2933, %c14 : index
                %2935 = arith.muli %2934, %c25 : index
                %2936 = arith.muli %2929, %c4 : index
                %2937 = arith.addi %2935, %2936 : index
                %2938 = arith.remui %2933, %c14 : index
                %2939 = arith.muli %2938, %c2 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.addi %2928, %2940 : index
                %2942 = arith.addi %2924, %2941 : index
                %2943 = vector.shuffle %2906, %2906 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2943, %kv[%2942] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2944 = arith.addi %2899, %c9 : index
                %2945 = arith.divui %2944, %c4 : index
                %2946 = arith.muli %2945, %c20 : index
                %2947 = arith.addi %2946, %c33 : index
                %2948 = arith.remui %2944, %c4 : index
                %2949 = arith.divui %2894, %c2 : index
                %2950 = arith.remui %2894, %c2 : index
                %2951 = arith.muli %2950, %c14 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.divui %2952, %c14 : index
                %2954 = arith.muli %2953, %c25 : index
                %2955 = arith.muli %2948, %c4 : index
                %2956 = arith.addi %2954, %2955 : index
                %2957 = arith.remui %2952, %c14 : index
                %2958 = arith.muli %2957, %c2 : index
                %2959 = arith.addi %2956, %2958 : index
                %2960 = arith.addi %2947, %2959 : index
                %2961 = arith.addi %2924, %2960 : index
                %2962 = vector.shuffle %2906, %2906 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2962, %kv[%2961] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2963 = arith.addi %2899, %c2 : index
                %2964 = arith.divui %2963, %c4 : index
                %2965 = arith.muli %2964, %c20 : index
                %2966 = arith.addi %2965, %c33 : index
                %2967 = arith.remui %2963, %c4 : index
                %2968 = arith.divui %2894, %c2 : index
                %2969 = arith.remui %2894, %c2 : index
                %2970 = arith.muli %2969, %c14 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.divui %2971, %c14 : index
                %2973 = arith.muli %2972, %c25 : index
                %2974 = arith.muli %2967, %c4 : index
                %2975 = arith.addi %2973, %2974 : index
                %2976 = arith.remui %2971, %c14 : index
                %2977 = arith.muli %2976, %c2 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.addi %2966, %2978 : index
                %2980 = arith.addi %2924, %2979 : index
                %2981 = vector.shuffle %2906, %2906 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2981, %kv[%2980] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2982 = arith.addi %2899, %c26 : index
                %2983 = arith.divui %2982, %c4 : index
                %2984 = arith.muli %2983, %c20 : index
                %2985 = arith.addi %2984, %c33 : index
                %2986 = arith.remui %2982, %c4 : index
                %2987 = arith.divui %2894, %c2 : index
                %2988 = arith.remui %2894, %c2 : index
                %2989 = arith.muli %2988, %c14 : index
                %2990 = arith.addi %2987, %2989 : index
                %2991 = arith.divui %2990, %c14 : index
                %2992 = arith.muli %2991, %c25 : index
                %2993 = arith.muli %2986, %c4 : index
                %2994 = arith.addi %2992, %2993 : index
                %2995 = arith.remui %2990, %c14 : index
                %2996 = arith.muli %2995, %c2 : index
                %2997 = arith.addi %2994, %2996 : index
                %2998 = arith.addi %2985, %2997 : index
                %2999 = arith.addi %2924, %2998 : index
                %3000 = vector.shuffle %2906, %2906 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3000, %kv[%2999] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3001 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3001 {
            %3002 = wave.lane
            %3003 = arith.muli %3002, %c7 : index
            scf.for %3004 = %3003 to %c12 step %c6 {
              %3005 = arith.addi %2889, %3004 : index
              %3006 = vector.load %19[%3005] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3007 = arith.mulf %3006, %2892 : vector<4xf32>
              %3008 = wave.fp8_encode "e4m3" %3007 : vector<4xf32> -> vector<4xi8>
              %3009 = arith.cmpi slt, %2890, %kvHeads : index
              scf.if %3009 {
                %3010 = arith.muli %2890, %c33 : index
                %3011 = arith.addi %2895, %3010 : index
                %3012 = vector.shuffle %3008, %3008 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3013 = arith.divui %3004, %c4 : index
                %3014 = arith.muli %3013, %c25 : index
                %3015 = arith.remui %3004, %c4 : index
                %3016 = arith.muli %2894, %c4 : index
                %3017 = arith.divui %3015, %c7 : index
                %3018 = arith.muli %3017, %c7 : index
                %3019 = arith.remui %3015, %c2 : index
                %3020 = arith.muli %3019, %c2 : index
                %3021 = arith.addi %3018, %3020 : index
                %3022 = arith.divui %3015, %c2 : index
                %3023 = arith.remui %3022, %c2 : index
                %3024 = arith.addi %3021, %3023 : index
                %3025 = arith.addi %3016, %3024 : index
                %3026 = arith.addi %3014, %3025 : index
                %3027 = arith.addi %3011, %3026 : index
                vector.store %3012, %kv[%3027] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3028 = arith.subi %2890, %kvHeads : index
                %3029 = arith.muli %3028, %c33 : index
                %3030 = arith.addi %2895, %3029 : index
                %3031 = arith.addi %3004, %c8 : index
                %3032 = arith.divui %3031, %c4 : index
                %3033 = arith.muli %3032, %c25 : index
                %3034 = arith.addi %3033, %c11 : index
                %3035 = arith.remui %3031, %c4 : index
                %3036 = arith.divui %2894, %c2 : index
                %3037 = arith.remui %2894, %c2 : index
                %3038 = arith.muli %3037, %c14 : index
                %3039 = arith.addi %3036, %3038 : index
                %3040 = arith.muli %3035, %c4 : index
                %3041 = arith.divui %3039, %c7 : index
                %3042 = arith.muli %3041, %c7 : index
                %3043 = arith.remui %3039, %c2 : index
                %3044 = arith.muli %3043, %c2 : index
                %3045 = arith.addi %3042, %3044 : index
                %3046 = arith.divui %3039, %c2 : index
                %3047 = arith.remui %3046, %c2 : index
                %3048 = arith.addi %3045, %3047 : index
                %3049 = arith.addi %3040, %3048 : index
                %3050 = arith.addi %3034, %3049 : index
                %3051 = arith.addi %3030, %3050 : index
                %3052 = vector.shuffle %3008, %3008 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3052, %kv[%3051] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3053 = arith.addi %3004, %c9 : index
                %3054 = arith.divui %3053, %c4 : index
                %3055 = arith.muli %3054, %c25 : index
                %3056 = arith.addi %3055, %c11 : index
                %3057 = arith.remui %3053, %c4 : index
                %3058 = arith.divui %2894, %c2 : index
                %3059 = arith.remui %2894, %c2 : index
                %3060 = arith.muli %3059, %c14 : index
                %3061 = arith.addi %3058, %3060 : index
                %3062 = arith.muli %3057, %c4 : index
                %3063 = arith.divui %3061, %c7 : index
                %3064 = arith.muli %3063, %c7 : index
                %3065 = arith.remui %3061, %c2 : index
                %3066 = arith.muli %3065, %c2 : index
                %3067 = arith.addi %3064, %3066 : index
                %3068 = arith.divui %3061, %c2 : index
                %3069 = arith.remui %3068, %c2 : index
                %3070 = arith.addi %3067, %3069 : index
                %3071 = arith.addi %3062, %3070 : index
                %3072 = arith.addi %3056, %3071 : index
                %3073 = arith.addi %3030, %3072 : index
                %3074 = vector.shuffle %3008, %3008 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3074, %kv[%3073] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3075 = arith.addi %3004, %c2 : index
                %3076 = arith.divui %3075, %c4 : index
                %3077 = arith.muli %3076, %c25 : index
                %3078 = arith.addi %3077, %c11 : index
                %3079 = arith.remui %3075, %c4 : index
                %3080 = arith.divui %2894, %c2 : index
                %3081 = arith.remui %2894, %c2 : index
                %3082 = arith.muli %3081, %c14 : index
                %3083 = arith.addi %3080, %3082 : index
                %3084 = arith.muli %3079, %c4 : index
                %3085 = arith.divui %3083, %c7 : index
                %3086 = arith.muli %3085, %c7 : index
                %3087 = arith.remui %3083, %c2 : index
                %3088 = arith.muli %3087, %c2 : index
                %3089 = arith.addi %3086, %3088 : index
                %3090 = arith.divui %3083, %c2 : index
                %3091 = arith.remui %3090, %c2 : index
                %3092 = arith.addi %3089, %3091 : index
                %3093 = arith.addi %3084, %3092 : index
                %3094 = arith.addi %3078, %3093 : index
                %3095 = arith.addi %3030, %3094 : index
                %3096 = vector.shuffle %3008, %3008 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3096, %kv[%3095] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3097 = arith.addi %3004, %c26 : index
                %3098 = arith.divui %3097, %c4 : index
                %3099 = arith.muli %3098, %c25 : index
                %3100 = arith.addi %3099, %c11 : index
                %3101 = arith.remui %3097, %c4 : index
                %3102 = arith.divui %2894, %c2 : index
                %3103 = arith.remui %2894, %c2 : index
                %3104 = arith.muli %3103, %c14 : index
                %3105 = arith.addi %3102, %3104 : index
                %3106 = arith.muli %3101, %c4 : index
                %3107 = arith.divui %3105, %c7 : index
                %3108 = arith.muli %3107, %c7 : index
                %3109 = arith.remui %3105, %c2 : index
                %3110 = arith.muli %3109, %c2 : index
                %3111 = arith.addi %3108, %3110 : index
                %3112 = arith.divui %3105, %c2 : index
                %3113 = arith.remui %3112, %c2 : index
                %3114 = arith.addi %3111, %3113 : index
                %3115 = arith.addi %3106, %3114 : index
                %3116 = arith.addi %3100, %3115 : index
                %3117 = arith.addi %3030, %3116 : index
                %3118 = vector.shuffle %3008, %3008 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3118, %kv[%3117] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3119 = arith.cmpi eq, %codec, %c2 : index
          scf.if %3119 {
            %3120 = wave.lane
            %3121 = arith.muli %3120, %c7 : index
            scf.for %3122 = %3121 to %c12 step %c6 {
              %3123 = arith.addi %2889, %3122 : index
              %3124 = vector.load %19[%3123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3125 = arith.mulf %3124, %2892 : vector<4xf32>
              %3126 = wave.fp8_encode "e5m2" %3125 : vector<4xf32> -> vector<4xi8>
              %3127 = arith.cmpi slt, %2890, %kvHeads : index
              scf.if %3127 {
                %3128 = arith.muli %2890, %c33 : index
                %3129 = arith.addi %2895, %3128 : index
                %3130 = vector.shuffle %3126, %3126 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3131 = arith.divui %3122, %c4 : index
                %3132 = arith.muli %3131, %c25 : index
                %3133 = arith.remui %3122, %c4 : index
                %3134 = arith.muli %2894, %c4 : index
                %3135 = arith.divui %3133, %c7 : index
                %3136 = arith.muli %3135, %c7 : index
                %3137 = arith.remui %3133, %c2 : index
                %3138 = arith.muli %3137, %c2 : index
                %3139 = arith.addi %3136, %3138 : index
                %3140 = arith.divui %3133, %c2 : index
                %3141 = arith.remui %3140, %c2 : index
                %3142 = arith.addi %3139, %3141 : index
                %3143 = arith.addi %3134, %3142 : index
                %3144 = arith.addi %3132, %3143 : index
                %3145 = arith.addi %3129, %3144 : index
                vector.store %3130, %kv[%3145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3146 = arith.subi %2890, %kvHeads : index
                %3147 = arith.muli %3146, %c33 : index
                %3148 = arith.addi %2895, %3147 : index
                %3149 = arith.addi %3122, %c8 : index
                %3150 = arith.divui %3149, %c4 : index
                %3151 = arith.muli %3150, %c25 : index
                %3152 = arith.addi %3151, %c11 : index
                %3153 = arith.remui %3149, %c4 : index
                %3154 = arith.divui %2894, %c2 : index
                %3155 = arith.remui %2894, %c2 : index
                %3156 = arith.muli %3155, %c14 : index
                %3157 = arith.addi %3154, %3156 : index
                %3158 = arith.muli %3153, %c4 : index
                %3159 = arith.divui %3157, %c7 : index
                %3160 = arith.muli %3159, %c7 : index
                %3161 = arith.remui %3157, %c2 : index
                %3162 = arith.muli %3161, %c2 : index
                %3163 = arith.addi %3160, %3162 : index
                %3164 = arith.divui %3157, %c2 : index
                %3165 = arith.remui %3164, %c2 : index
                %3166 = arith.addi %3163, %3165 : index
                %3167 = arith.addi %3158, %3166 : index
                %3168 = arith.addi %3152, %3167 : index
                %3169 = arith.addi %3148, %3168 : index
                %3170 = vector.shuffle %3126, %3126 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3170, %kv[%3169] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3171 = arith.addi %3122, %c9 : index
                %3172 = arith.divui %3171, %c4 : index
                %3173 = arith.muli %3172, %c25 : index
                %3174 = arith.addi %3173, %c11 : index
                %3175 = arith.remui %3171, %c4 : index
                %3176 = arith.divui %2894, %c2 : index
                %3177 = arith.remui %2894, %c2 : index
                %3178 = arith.muli %3177, %c14 : index
                %3179 = arith.addi %3176, %3178 : index
                %3180 = arith.muli %3175, %c4 : index
                %3181 = arith.divui %3179, %c7 : index
                %3182 = arith.muli %3181, %c7 : index
                %3183 = arith.remui %3179, %c2 : index
                %3184 = arith.muli %3183, %c2 : index
                %3185 = arith.addi %3182, %3184 : index
                %3186 = arith.divui %3179, %c2 : index
                %3187 = arith.remui %3186, %c2 : index
                %3188 = arith.addi %3185, %3187 : index
                %3189 = arith.addi %3180, %3188 : index
                %3190 = arith.addi %3174, %3189 : index
                %3191 = arith.addi %3148, %3190 : index
                %3192 = vector.shuffle %3126, %3126 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3192, %kv[%3191] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3193 = arith.addi %3122, %c2 : index
                %3194 = arith.divui %3193, %c4 : index
                %3195 = arith.muli %3194, %c25 : index
                %3196 = arith.addi %3195, %c11 : index
                %3197 = arith.remui %3193, %c4 : index
                %3198 = arith.divui %2894, %c2 : index
                %3199 = arith.remui %2894, %c2 : index
                %3200 = arith.muli %3199, %c14 : index
                %3201 = arith.addi %3198, %3200 : index
                %3202 = arith.muli %3197, %c4 : index
                %3203 = arith.divui %3201, %c7 : index
                %3204 = arith.muli %3203, %c7 : index
                %3205 = arith.remui %3201, %c2 : index
                %3206 = arith.muli %3205, %c2 : index
                %3207 = arith.addi %3204, %3206 : index
                %3208 = arith.divui %3201, %c2 : index
                %3209 = arith.remui %3208, %c2 : index
                %3210 = arith.addi %3207, %3209 : index
                %3211 = arith.addi %3202, %3210 : index
                %3212 = arith.addi %3196, %3211 : index
                %3213 = arith.addi %3148, %3212 : index
                %3214 = vector.shuffle %3126, %3126 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3214, %kv[%3213] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3215 = arith.addi %3122, %c26 : index
                %3216 = arith.divui %3215, %c4 : index
                %3217 = arith.muli %3216, %c25 : index
                %3218 = arith.addi %3217, %c11 : index
                %3219 = arith.remui %3215, %c4 : index
                %3220 = arith.divui %2894, %c2 : index
                %3221 = arith.remui %2894, %c2 : index
                %3222 = arith.muli %3221, %c14 : index
                %3223 = arith.addi %3220, %3222 : index
                %3224 = arith.muli %3219, %c4 : index
                %3225 = arith.divui %3223, %c7 : index
                %3226 = arith.muli %3225, %c7 : index
                %3227 = arith.remui %3223, %c2 : index
                %3228 = arith.muli %3227, %c2 : index
                %3229 = arith.addi %3226, %3228 : index
                %3230 = arith.divui %3223, %c2 : index
                %3231 = arith.remui %3230, %c2 : index
                %3232 = arith.addi %3229, %3231 : index
                %3233 = arith.addi %3224, %3232 : index
                %3234 = arith.addi %3218, %3233 : index
                %3235 = arith.addi %3148, %3234 : index
                %3236 = vector.shuffle %3126, %3126 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3236, %kv[%3235] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
