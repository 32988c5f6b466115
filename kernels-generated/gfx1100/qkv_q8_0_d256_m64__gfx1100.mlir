// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c38 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c45 = arith.constant 16384 : index
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
  %11 = arith.muli %0, %c4 : index
  %12 = arith.muli %3, %c7 : index
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
    %33 = arith.muli %32, %c7 : index
    %34 = arith.remui %c8, %c4 : index
    %35 = arith.divui %34, %c2 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c2 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c2 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c2 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c4 : index
    %45 = arith.addi %22, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c4 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c8, %c4 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c7 : index
    %52 = arith.remui %c8, %c4 : index
    %53 = arith.divui %52, %c2 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c2 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c2 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c8, %c2 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c14 : index
    %63 = arith.addi %22, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c4 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c8, %c4 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c7 : index
    %70 = arith.remui %c8, %c4 : index
    %71 = arith.divui %70, %c2 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c2 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c2 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c8, %c2 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c15 : index
    %81 = arith.addi %22, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c4 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c8, %c4 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c7 : index
    %88 = arith.remui %c8, %c4 : index
    %89 = arith.divui %88, %c2 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c2 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c2 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c8, %c2 : index
    %97 = arith.addi %95, %96 : index
    %98 = arith.divui %inputFeatures, %c14 : index
    %99 = arith.muli %4, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c7 : index
    %106 = arith.muli %105, %c7 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %119:8 = scf.for %110 = %100 to %109 step %c7 iter_args(%111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16, %117 = %c16, %118 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c8 : index
      %122 = arith.remui %120, %c4 : index
      %123 = arith.addi %15, %c6 : index
      %124 = arith.muli %121, %c14 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %122, %c7 : index
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
      %137 = arith.muli %121, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.addi %138, %c8 : index
      %140 = arith.muli %122, %c4 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.andi %143, %c20 : vector<4xi32>
      %145 = arith.ori %144, %c21 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %143, %c22 : vector<4xi32>
      %148 = arith.andi %147, %c20 : vector<4xi32>
      %149 = arith.ori %148, %c21 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.subf %151, %c23 : vector<16xf16>
      %153 = arith.mulf %152, %131 : vector<16xf16>
      %154 = arith.muli %121, %c19 : index
      %155 = arith.addi %136, %154 : index
      %156 = arith.addi %155, %c24 : index
      %157 = arith.muli %122, %c4 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<4xi32>
      %161 = arith.andi %160, %c20 : vector<4xi32>
      %162 = arith.ori %161, %c21 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %160, %c22 : vector<4xi32>
      %165 = arith.andi %164, %c20 : vector<4xi32>
      %166 = arith.ori %165, %c21 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = vector.shuffle %163, %167 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.subf %168, %c23 : vector<16xf16>
      %170 = arith.mulf %169, %131 : vector<16xf16>
      %171 = arith.addi %110, %c9 : index
      %172 = arith.remui %120, %c4 : index
      %173 = arith.addi %15, %c6 : index
      %174 = arith.muli %171, %c14 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %172, %c7 : index
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
      %187 = arith.muli %171, %c19 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.addi %188, %c8 : index
      %190 = arith.muli %172, %c4 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.andi %193, %c20 : vector<4xi32>
      %195 = arith.ori %194, %c21 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %193, %c22 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.ori %198, %c21 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = arith.subf %201, %c23 : vector<16xf16>
      %203 = arith.mulf %202, %181 : vector<16xf16>
      %204 = arith.muli %171, %c19 : index
      %205 = arith.addi %186, %204 : index
      %206 = arith.addi %205, %c24 : index
      %207 = arith.muli %172, %c4 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.andi %210, %c20 : vector<4xi32>
      %212 = arith.ori %211, %c21 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %210, %c22 : vector<4xi32>
      %215 = arith.andi %214, %c20 : vector<4xi32>
      %216 = arith.ori %215, %c21 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = vector.shuffle %213, %217 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = arith.subf %218, %c23 : vector<16xf16>
      %220 = arith.mulf %219, %181 : vector<16xf16>
      %221 = arith.addi %110, %c8 : index
      %222 = arith.remui %120, %c4 : index
      %223 = arith.addi %17, %c6 : index
      %224 = arith.muli %221, %c14 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %222, %c7 : index
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
      %237 = arith.muli %221, %c19 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.addi %238, %c8 : index
      %240 = arith.muli %222, %c4 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c20 : vector<4xi32>
      %245 = arith.ori %244, %c21 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c22 : vector<4xi32>
      %248 = arith.andi %247, %c20 : vector<4xi32>
      %249 = arith.ori %248, %c21 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c23 : vector<16xf16>
      %253 = arith.mulf %252, %231 : vector<16xf16>
      %254 = arith.muli %221, %c19 : index
      %255 = arith.addi %236, %254 : index
      %256 = arith.addi %255, %c24 : index
      %257 = arith.muli %222, %c4 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%258] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.andi %260, %c20 : vector<4xi32>
      %262 = arith.ori %261, %c21 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %260, %c22 : vector<4xi32>
      %265 = arith.andi %264, %c20 : vector<4xi32>
      %266 = arith.ori %265, %c21 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = vector.shuffle %263, %267 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = arith.subf %268, %c23 : vector<16xf16>
      %270 = arith.mulf %269, %231 : vector<16xf16>
      %271 = arith.addi %110, %c9 : index
      %272 = arith.remui %120, %c4 : index
      %273 = arith.addi %17, %c6 : index
      %274 = arith.muli %271, %c14 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.muli %272, %c7 : index
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
      %287 = arith.muli %271, %c19 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.addi %288, %c8 : index
      %290 = arith.muli %272, %c4 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %293 = vector.bitcast %292 : vector<16xi8> to vector<4xi32>
      %294 = arith.andi %293, %c20 : vector<4xi32>
      %295 = arith.ori %294, %c21 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %293, %c22 : vector<4xi32>
      %298 = arith.andi %297, %c20 : vector<4xi32>
      %299 = arith.ori %298, %c21 : vector<4xi32>
      %300 = vector.bitcast %299 : vector<4xi32> to vector<8xf16>
      %301 = vector.shuffle %296, %300 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = arith.subf %301, %c23 : vector<16xf16>
      %303 = arith.mulf %302, %281 : vector<16xf16>
      %304 = arith.muli %271, %c19 : index
      %305 = arith.addi %286, %304 : index
      %306 = arith.addi %305, %c24 : index
      %307 = arith.muli %272, %c4 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %310 = vector.bitcast %309 : vector<16xi8> to vector<4xi32>
      %311 = arith.andi %310, %c20 : vector<4xi32>
      %312 = arith.ori %311, %c21 : vector<4xi32>
      %313 = vector.bitcast %312 : vector<4xi32> to vector<8xf16>
      %314 = arith.shrui %310, %c22 : vector<4xi32>
      %315 = arith.andi %314, %c20 : vector<4xi32>
      %316 = arith.ori %315, %c21 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = vector.shuffle %313, %317 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %319 = arith.subf %318, %c23 : vector<16xf16>
      %320 = arith.mulf %319, %281 : vector<16xf16>
      %321 = arith.muli %110, %c7 : index
      %322 = arith.addi %321, %c8 : index
      %323 = arith.muli %tileRows, %c4 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %43, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c2 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %153, %111 : vector<16xf16>, vector<8xf32>
      %332 = wave.mma %330, %253, %112 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %110, %c7 : index
      %334 = arith.addi %333, %c8 : index
      %335 = arith.muli %tileRows, %c4 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %61, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c2 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %153, %113 : vector<16xf16>, vector<8xf32>
      %344 = wave.mma %342, %253, %114 : vector<16xf16>, vector<8xf32>
      %345 = arith.muli %110, %c7 : index
      %346 = arith.addi %345, %c8 : index
      %347 = arith.muli %tileRows, %c4 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.addi %79, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.muli %tileRows, %c2 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %350, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %354, %153, %115 : vector<16xf16>, vector<8xf32>
      %356 = wave.mma %354, %253, %116 : vector<16xf16>, vector<8xf32>
      %357 = arith.muli %110, %c7 : index
      %358 = arith.addi %357, %c8 : index
      %359 = arith.muli %tileRows, %c4 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.addi %97, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c2 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %153, %117 : vector<16xf16>, vector<8xf32>
      %368 = wave.mma %366, %253, %118 : vector<16xf16>, vector<8xf32>
      %369 = arith.muli %110, %c7 : index
      %370 = arith.addi %369, %c9 : index
      %371 = arith.muli %tileRows, %c4 : index
      %372 = arith.muli %370, %371 : index
      %373 = arith.addi %43, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c2 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %170, %331 : vector<16xf16>, vector<8xf32>
      %380 = wave.mma %378, %270, %332 : vector<16xf16>, vector<8xf32>
      %381 = arith.muli %110, %c7 : index
      %382 = arith.addi %381, %c9 : index
      %383 = arith.muli %tileRows, %c4 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %61, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c2 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %170, %343 : vector<16xf16>, vector<8xf32>
      %392 = wave.mma %390, %270, %344 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %110, %c7 : index
      %394 = arith.addi %393, %c9 : index
      %395 = arith.muli %tileRows, %c4 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %79, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c2 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %170, %355 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %270, %356 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %110, %c7 : index
      %406 = arith.addi %405, %c9 : index
      %407 = arith.muli %tileRows, %c4 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %97, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c2 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %170, %367 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %270, %368 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %110, %c7 : index
      %418 = arith.addi %417, %c7 : index
      %419 = arith.muli %tileRows, %c4 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %43, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c2 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %203, %379 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %303, %380 : vector<16xf16>, vector<8xf32>
      %429 = arith.muli %110, %c7 : index
      %430 = arith.addi %429, %c7 : index
      %431 = arith.muli %tileRows, %c4 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.addi %61, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c2 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %203, %391 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %303, %392 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %110, %c7 : index
      %442 = arith.addi %441, %c7 : index
      %443 = arith.muli %tileRows, %c4 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %79, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c2 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %203, %403 : vector<16xf16>, vector<8xf32>
      %452 = wave.mma %450, %303, %404 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %110, %c7 : index
      %454 = arith.addi %453, %c7 : index
      %455 = arith.muli %tileRows, %c4 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %97, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c2 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %203, %415 : vector<16xf16>, vector<8xf32>
      %464 = wave.mma %462, %303, %416 : vector<16xf16>, vector<8xf32>
      %465 = arith.muli %110, %c7 : index
      %466 = arith.addi %465, %c25 : index
      %467 = arith.muli %tileRows, %c4 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.addi %43, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c2 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %220, %427 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %320, %428 : vector<16xf16>, vector<8xf32>
      %477 = arith.muli %110, %c7 : index
      %478 = arith.addi %477, %c25 : index
      %479 = arith.muli %tileRows, %c4 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %61, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c2 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %220, %439 : vector<16xf16>, vector<8xf32>
      %488 = wave.mma %486, %320, %440 : vector<16xf16>, vector<8xf32>
      %489 = arith.muli %110, %c7 : index
      %490 = arith.addi %489, %c25 : index
      %491 = arith.muli %tileRows, %c4 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.addi %79, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = arith.muli %tileRows, %c2 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = vector.shuffle %494, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = wave.mma %498, %220, %451 : vector<16xf16>, vector<8xf32>
      %500 = wave.mma %498, %320, %452 : vector<16xf16>, vector<8xf32>
      %501 = arith.muli %110, %c7 : index
      %502 = arith.addi %501, %c25 : index
      %503 = arith.muli %tileRows, %c4 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.addi %97, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c2 : index
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
      %528 = arith.muli %525, %c14 : index
      %529 = arith.addi %527, %528 : index
      %530 = arith.muli %526, %c7 : index
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
      %541 = arith.muli %525, %c19 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.addi %542, %c8 : index
      %544 = arith.muli %526, %c4 : index
      %545 = arith.addi %543, %544 : index
      %546 = vector.load %w[%545] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %547 = vector.bitcast %546 : vector<16xi8> to vector<4xi32>
      %548 = arith.andi %547, %c20 : vector<4xi32>
      %549 = arith.ori %548, %c21 : vector<4xi32>
      %550 = vector.bitcast %549 : vector<4xi32> to vector<8xf16>
      %551 = arith.shrui %547, %c22 : vector<4xi32>
      %552 = arith.andi %551, %c20 : vector<4xi32>
      %553 = arith.ori %552, %c21 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = vector.shuffle %550, %554 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = arith.subf %555, %c23 : vector<16xf16>
      %557 = arith.mulf %556, %535 : vector<16xf16>
      %558 = arith.muli %525, %c19 : index
      %559 = arith.addi %540, %558 : index
      %560 = arith.addi %559, %c24 : index
      %561 = arith.muli %526, %c4 : index
      %562 = arith.addi %560, %561 : index
      %563 = vector.load %w[%562] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %564 = vector.bitcast %563 : vector<16xi8> to vector<4xi32>
      %565 = arith.andi %564, %c20 : vector<4xi32>
      %566 = arith.ori %565, %c21 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %564, %c22 : vector<4xi32>
      %569 = arith.andi %568, %c20 : vector<4xi32>
      %570 = arith.ori %569, %c21 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = vector.shuffle %567, %571 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = arith.subf %572, %c23 : vector<16xf16>
      %574 = arith.mulf %573, %535 : vector<16xf16>
      %575 = arith.addi %514, %c8 : index
      %576 = arith.remui %524, %c4 : index
      %577 = arith.addi %17, %c6 : index
      %578 = arith.muli %575, %c14 : index
      %579 = arith.addi %577, %578 : index
      %580 = arith.muli %576, %c7 : index
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
      %591 = arith.muli %575, %c19 : index
      %592 = arith.addi %590, %591 : index
      %593 = arith.addi %592, %c8 : index
      %594 = arith.muli %576, %c4 : index
      %595 = arith.addi %593, %594 : index
      %596 = vector.load %w[%595] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %597 = vector.bitcast %596 : vector<16xi8> to vector<4xi32>
      %598 = arith.andi %597, %c20 : vector<4xi32>
      %599 = arith.ori %598, %c21 : vector<4xi32>
      %600 = vector.bitcast %599 : vector<4xi32> to vector<8xf16>
      %601 = arith.shrui %597, %c22 : vector<4xi32>
      %602 = arith.andi %601, %c20 : vector<4xi32>
      %603 = arith.ori %602, %c21 : vector<4xi32>
      %604 = vector.bitcast %603 : vector<4xi32> to vector<8xf16>
      %605 = vector.shuffle %600, %604 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = arith.subf %605, %c23 : vector<16xf16>
      %607 = arith.mulf %606, %585 : vector<16xf16>
      %608 = arith.muli %575, %c19 : index
      %609 = arith.addi %590, %608 : index
      %610 = arith.addi %609, %c24 : index
      %611 = arith.muli %576, %c4 : index
      %612 = arith.addi %610, %611 : index
      %613 = vector.load %w[%612] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %614 = vector.bitcast %613 : vector<16xi8> to vector<4xi32>
      %615 = arith.andi %614, %c20 : vector<4xi32>
      %616 = arith.ori %615, %c21 : vector<4xi32>
      %617 = vector.bitcast %616 : vector<4xi32> to vector<8xf16>
      %618 = arith.shrui %614, %c22 : vector<4xi32>
      %619 = arith.andi %618, %c20 : vector<4xi32>
      %620 = arith.ori %619, %c21 : vector<4xi32>
      %621 = vector.bitcast %620 : vector<4xi32> to vector<8xf16>
      %622 = vector.shuffle %617, %621 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = arith.subf %622, %c23 : vector<16xf16>
      %624 = arith.mulf %623, %585 : vector<16xf16>
      %625 = arith.muli %514, %c7 : index
      %626 = arith.addi %625, %c8 : index
      %627 = arith.muli %tileRows, %c4 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.addi %43, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = arith.muli %tileRows, %c2 : index
      %632 = arith.addi %629, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = vector.shuffle %630, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %635 = wave.mma %634, %557, %515 : vector<16xf16>, vector<8xf32>
      %636 = wave.mma %634, %607, %516 : vector<16xf16>, vector<8xf32>
      %637 = arith.muli %514, %c7 : index
      %638 = arith.addi %637, %c8 : index
      %639 = arith.muli %tileRows, %c4 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.addi %61, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = arith.muli %tileRows, %c2 : index
      %644 = arith.addi %641, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = wave.mma %646, %557, %517 : vector<16xf16>, vector<8xf32>
      %648 = wave.mma %646, %607, %518 : vector<16xf16>, vector<8xf32>
      %649 = arith.muli %514, %c7 : index
      %650 = arith.addi %649, %c8 : index
      %651 = arith.muli %tileRows, %c4 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.addi %79, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c2 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %557, %519 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %607, %520 : vector<16xf16>, vector<8xf32>
      %661 = arith.muli %514, %c7 : index
      %662 = arith.addi %661, %c8 : index
      %663 = arith.muli %tileRows, %c4 : index
      %664 = arith.muli %662, %663 : index
      %665 = arith.addi %97, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = arith.muli %tileRows, %c2 : index
      %668 = arith.addi %665, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = vector.shuffle %666, %669 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %671 = wave.mma %670, %557, %521 : vector<16xf16>, vector<8xf32>
      %672 = wave.mma %670, %607, %522 : vector<16xf16>, vector<8xf32>
      %673 = arith.muli %514, %c7 : index
      %674 = arith.addi %673, %c9 : index
      %675 = arith.muli %tileRows, %c4 : index
      %676 = arith.muli %674, %675 : index
      %677 = arith.addi %43, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = arith.muli %tileRows, %c2 : index
      %680 = arith.addi %677, %679 : index
      %681 = vector.load %x[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %682 = vector.shuffle %678, %681 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %683 = wave.mma %682, %574, %635 : vector<16xf16>, vector<8xf32>
      %684 = wave.mma %682, %624, %636 : vector<16xf16>, vector<8xf32>
      %685 = arith.muli %514, %c7 : index
      %686 = arith.addi %685, %c9 : index
      %687 = arith.muli %tileRows, %c4 : index
      %688 = arith.muli %686, %687 : index
      %689 = arith.addi %61, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = arith.muli %tileRows, %c2 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = vector.shuffle %690, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %695 = wave.mma %694, %574, %647 : vector<16xf16>, vector<8xf32>
      %696 = wave.mma %694, %624, %648 : vector<16xf16>, vector<8xf32>
      %697 = arith.muli %514, %c7 : index
      %698 = arith.addi %697, %c9 : index
      %699 = arith.muli %tileRows, %c4 : index
      %700 = arith.muli %698, %699 : index
      %701 = arith.addi %79, %700 : index
      %702 = vector.load %x[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %703 = arith.muli %tileRows, %c2 : index
      %704 = arith.addi %701, %703 : index
      %705 = vector.load %x[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %706 = vector.shuffle %702, %705 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %707 = wave.mma %706, %574, %659 : vector<16xf16>, vector<8xf32>
      %708 = wave.mma %706, %624, %660 : vector<16xf16>, vector<8xf32>
      %709 = arith.muli %514, %c7 : index
      %710 = arith.addi %709, %c9 : index
      %711 = arith.muli %tileRows, %c4 : index
      %712 = arith.muli %710, %711 : index
      %713 = arith.addi %97, %712 : index
      %714 = vector.load %x[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %715 = arith.muli %tileRows, %c2 : index
      %716 = arith.addi %713, %715 : index
      %717 = vector.load %x[%716] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %718 = vector.shuffle %714, %717 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %719 = wave.mma %718, %574, %671 : vector<16xf16>, vector<8xf32>
      %720 = wave.mma %718, %624, %672 : vector<16xf16>, vector<8xf32>
      scf.yield %683, %684, %695, %696, %707, %708, %719, %720 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %721 = arith.addi %22, %c8 : index
    %722 = wave.lane
    %723 = arith.muli %3, %c7 : index
    %724 = arith.muli %723, %c24 : index
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
    %734 = arith.addi %733, %c14 : index
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
    %744 = arith.addi %743, %c26 : index
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
    %754 = arith.addi %753, %c27 : index
    %755 = vector.extract %523#0[5] : f32 from vector<8xf32>
    memref.store %755, %18[%754] : memref<?xf32>
    %756 = arith.muli %4, %c11 : index
    %757 = arith.addi %756, %725 : index
    %758 = arith.addi %757, %c8 : index
    %759 = arith.addi %758, %c28 : index
    %760 = vector.extract %523#0[6] : f32 from vector<8xf32>
    memref.store %760, %18[%759] : memref<?xf32>
    %761 = arith.muli %4, %c11 : index
    %762 = arith.addi %761, %725 : index
    %763 = arith.addi %762, %c8 : index
    %764 = arith.addi %763, %c29 : index
    %765 = vector.extract %523#0[7] : f32 from vector<8xf32>
    memref.store %765, %18[%764] : memref<?xf32>
    %766 = arith.muli %4, %c11 : index
    %767 = arith.addi %766, %725 : index
    %768 = arith.addi %767, %c24 : index
    %769 = arith.addi %768, %c8 : index
    %770 = vector.extract %523#1[0] : f32 from vector<8xf32>
    memref.store %770, %18[%769] : memref<?xf32>
    %771 = arith.muli %4, %c11 : index
    %772 = arith.addi %771, %725 : index
    %773 = arith.addi %772, %c24 : index
    %774 = arith.addi %773, %c14 : index
    %775 = vector.extract %523#1[1] : f32 from vector<8xf32>
    memref.store %775, %18[%774] : memref<?xf32>
    %776 = arith.muli %4, %c11 : index
    %777 = arith.addi %776, %725 : index
    %778 = arith.addi %777, %c24 : index
    %779 = arith.addi %778, %c12 : index
    %780 = vector.extract %523#1[2] : f32 from vector<8xf32>
    memref.store %780, %18[%779] : memref<?xf32>
    %781 = arith.muli %4, %c11 : index
    %782 = arith.addi %781, %725 : index
    %783 = arith.addi %782, %c24 : index
    %784 = arith.addi %783, %c26 : index
    %785 = vector.extract %523#1[3] : f32 from vector<8xf32>
    memref.store %785, %18[%784] : memref<?xf32>
    %786 = arith.muli %4, %c11 : index
    %787 = arith.addi %786, %725 : index
    %788 = arith.addi %787, %c24 : index
    %789 = arith.addi %788, %c6 : index
    %790 = vector.extract %523#1[4] : f32 from vector<8xf32>
    memref.store %790, %18[%789] : memref<?xf32>
    %791 = arith.muli %4, %c11 : index
    %792 = arith.addi %791, %725 : index
    %793 = arith.addi %792, %c24 : index
    %794 = arith.addi %793, %c27 : index
    %795 = vector.extract %523#1[5] : f32 from vector<8xf32>
    memref.store %795, %18[%794] : memref<?xf32>
    %796 = arith.muli %4, %c11 : index
    %797 = arith.addi %796, %725 : index
    %798 = arith.addi %797, %c24 : index
    %799 = arith.addi %798, %c28 : index
    %800 = vector.extract %523#1[6] : f32 from vector<8xf32>
    memref.store %800, %18[%799] : memref<?xf32>
    %801 = arith.muli %4, %c11 : index
    %802 = arith.addi %801, %725 : index
    %803 = arith.addi %802, %c24 : index
    %804 = arith.addi %803, %c29 : index
    %805 = vector.extract %523#1[7] : f32 from vector<8xf32>
    memref.store %805, %18[%804] : memref<?xf32>
    wave.barrier
    %806 = arith.muli %4, %c30 : index
    %807 = arith.addi %806, %c8 : index
    %808 = arith.muli %807, %c7 : index
    %809 = arith.divui %722, %c4 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.addi %721, %810 : index
    %812 = arith.cmpi slt, %811, %21 : index
    scf.if %812 {
      %813 = arith.cmpi eq, %hasFactors, %c9 : index
      %814 = arith.muli %811, %c7 : index
      %815 = memref.load %factors[%814] : memref<?xf32>
      %816 = arith.mulf %815, %operandScale : f32
      %817 = arith.select %813, %816, %operandScale : f32
      %818 = arith.addi %725, %c8 : index
      %819 = arith.muli %807, %c14 : index
      %820 = arith.addi %818, %819 : index
      %821 = memref.load %18[%820] : memref<?xf32>
      %822 = arith.addi %820, %c11 : index
      %823 = memref.load %18[%822] : memref<?xf32>
      %824 = arith.addf %821, %823 : f32
      %825 = arith.remui %722, %c4 : index
      %826 = arith.muli %825, %c30 : index
      %827 = arith.addi %15, %826 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %830, %817 : f32
      %832 = arith.mulf %824, %831 : f32
      %833 = arith.muli %3, %c7 : index
      %834 = arith.addi %833, %c8 : index
      %835 = arith.muli %834, %c4 : index
      %836 = arith.remui %722, %c4 : index
      %837 = arith.addi %835, %836 : index
      %838 = arith.muli %810, %c24 : index
      %839 = arith.addi %838, %837 : index
      memref.store %832, %19[%839] : memref<?xf32>
      %840 = arith.addi %725, %c24 : index
      %841 = arith.muli %807, %c14 : index
      %842 = arith.addi %840, %841 : index
      %843 = memref.load %18[%842] : memref<?xf32>
      %844 = arith.addi %842, %c11 : index
      %845 = memref.load %18[%844] : memref<?xf32>
      %846 = arith.addf %843, %845 : f32
      %847 = arith.remui %722, %c4 : index
      %848 = arith.muli %847, %c30 : index
      %849 = arith.addi %17, %848 : index
      %850 = vector.load %w[%849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %851 = vector.bitcast %850 : vector<4xi8> to vector<1xf32>
      %852 = vector.extract %851[0] : f32 from vector<1xf32>
      %853 = arith.mulf %852, %817 : f32
      %854 = arith.mulf %846, %853 : f32
      %855 = arith.muli %3, %c7 : index
      %856 = arith.addi %855, %c9 : index
      %857 = arith.muli %856, %c4 : index
      %858 = arith.remui %722, %c4 : index
      %859 = arith.addi %857, %858 : index
      %860 = arith.muli %810, %c24 : index
      %861 = arith.addi %860, %859 : index
      memref.store %854, %19[%861] : memref<?xf32>
    }
    %862 = arith.muli %4, %c30 : index
    %863 = arith.addi %862, %c9 : index
    %864 = arith.muli %863, %c7 : index
    %865 = arith.divui %722, %c4 : index
    %866 = arith.addi %864, %865 : index
    %867 = arith.addi %721, %866 : index
    %868 = arith.cmpi slt, %867, %21 : index
    scf.if %868 {
      %869 = arith.cmpi eq, %hasFactors, %c9 : index
      %870 = arith.muli %867, %c7 : index
      %871 = memref.load %factors[%870] : memref<?xf32>
      %872 = arith.mulf %871, %operandScale : f32
      %873 = arith.select %869, %872, %operandScale : f32
      %874 = arith.addi %725, %c8 : index
      %875 = arith.muli %863, %c14 : index
      %876 = arith.addi %874, %875 : index
      %877 = memref.load %18[%876] : memref<?xf32>
      %878 = arith.addi %876, %c11 : index
      %879 = memref.load %18[%878] : memref<?xf32>
      %880 = arith.addf %877, %879 : f32
      %881 = arith.remui %722, %c4 : index
      %882 = arith.muli %881, %c30 : index
      %883 = arith.addi %15, %882 : index
      %884 = vector.load %w[%883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %885 = vector.bitcast %884 : vector<4xi8> to vector<1xf32>
      %886 = vector.extract %885[0] : f32 from vector<1xf32>
      %887 = arith.mulf %886, %873 : f32
      %888 = arith.mulf %880, %887 : f32
      %889 = arith.muli %3, %c7 : index
      %890 = arith.addi %889, %c8 : index
      %891 = arith.muli %890, %c4 : index
      %892 = arith.remui %722, %c4 : index
      %893 = arith.addi %891, %892 : index
      %894 = arith.muli %866, %c24 : index
      %895 = arith.addi %894, %893 : index
      memref.store %888, %19[%895] : memref<?xf32>
      %896 = arith.addi %725, %c24 : index
      %897 = arith.muli %863, %c14 : index
      %898 = arith.addi %896, %897 : index
      %899 = memref.load %18[%898] : memref<?xf32>
      %900 = arith.addi %898, %c11 : index
      %901 = memref.load %18[%900] : memref<?xf32>
      %902 = arith.addf %899, %901 : f32
      %903 = arith.remui %722, %c4 : index
      %904 = arith.muli %903, %c30 : index
      %905 = arith.addi %17, %904 : index
      %906 = vector.load %w[%905] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %907 = vector.bitcast %906 : vector<4xi8> to vector<1xf32>
      %908 = vector.extract %907[0] : f32 from vector<1xf32>
      %909 = arith.mulf %908, %873 : f32
      %910 = arith.mulf %902, %909 : f32
      %911 = arith.muli %3, %c7 : index
      %912 = arith.addi %911, %c9 : index
      %913 = arith.muli %912, %c4 : index
      %914 = arith.remui %722, %c4 : index
      %915 = arith.addi %913, %914 : index
      %916 = arith.muli %866, %c24 : index
      %917 = arith.addi %916, %915 : index
      memref.store %910, %19[%917] : memref<?xf32>
    }
    %918 = arith.muli %4, %c30 : index
    %919 = arith.addi %918, %c7 : index
    %920 = arith.muli %919, %c7 : index
    %921 = arith.divui %722, %c4 : index
    %922 = arith.addi %920, %921 : index
    %923 = arith.addi %721, %922 : index
    %924 = arith.cmpi slt, %923, %21 : index
    scf.if %924 {
      %925 = arith.cmpi eq, %hasFactors, %c9 : index
      %926 = arith.muli %923, %c7 : index
      %927 = memref.load %factors[%926] : memref<?xf32>
      %928 = arith.mulf %927, %operandScale : f32
      %929 = arith.select %925, %928, %operandScale : f32
      %930 = arith.addi %725, %c8 : index
      %931 = arith.muli %919, %c14 : index
      %932 = arith.addi %930, %931 : index
      %933 = memref.load %18[%932] : memref<?xf32>
      %934 = arith.addi %932, %c11 : index
      %935 = memref.load %18[%934] : memref<?xf32>
      %936 = arith.addf %933, %935 : f32
      %937 = arith.remui %722, %c4 : index
      %938 = arith.muli %937, %c30 : index
      %939 = arith.addi %15, %938 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.mulf %942, %929 : f32
      %944 = arith.mulf %936, %943 : f32
      %945 = arith.muli %3, %c7 : index
      %946 = arith.addi %945, %c8 : index
      %947 = arith.muli %946, %c4 : index
      %948 = arith.remui %722, %c4 : index
      %949 = arith.addi %947, %948 : index
      %950 = arith.muli %922, %c24 : index
      %951 = arith.addi %950, %949 : index
      memref.store %944, %19[%951] : memref<?xf32>
      %952 = arith.addi %725, %c24 : index
      %953 = arith.muli %919, %c14 : index
      %954 = arith.addi %952, %953 : index
      %955 = memref.load %18[%954] : memref<?xf32>
      %956 = arith.addi %954, %c11 : index
      %957 = memref.load %18[%956] : memref<?xf32>
      %958 = arith.addf %955, %957 : f32
      %959 = arith.remui %722, %c4 : index
      %960 = arith.muli %959, %c30 : index
      %961 = arith.addi %17, %960 : index
      %962 = vector.load %w[%961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %963 = vector.bitcast %962 : vector<4xi8> to vector<1xf32>
      %964 = vector.extract %963[0] : f32 from vector<1xf32>
      %965 = arith.mulf %964, %929 : f32
      %966 = arith.mulf %958, %965 : f32
      %967 = arith.muli %3, %c7 : index
      %968 = arith.addi %967, %c9 : index
      %969 = arith.muli %968, %c4 : index
      %970 = arith.remui %722, %c4 : index
      %971 = arith.addi %969, %970 : index
      %972 = arith.muli %922, %c24 : index
      %973 = arith.addi %972, %971 : index
      memref.store %966, %19[%973] : memref<?xf32>
    }
    %974 = arith.muli %4, %c30 : index
    %975 = arith.addi %974, %c25 : index
    %976 = arith.muli %975, %c7 : index
    %977 = arith.divui %722, %c4 : index
    %978 = arith.addi %976, %977 : index
    %979 = arith.addi %721, %978 : index
    %980 = arith.cmpi slt, %979, %21 : index
    scf.if %980 {
      %981 = arith.cmpi eq, %hasFactors, %c9 : index
      %982 = arith.muli %979, %c7 : index
      %983 = memref.load %factors[%982] : memref<?xf32>
      %984 = arith.mulf %983, %operandScale : f32
      %985 = arith.select %981, %984, %operandScale : f32
      %986 = arith.addi %725, %c8 : index
      %987 = arith.muli %975, %c14 : index
      %988 = arith.addi %986, %987 : index
      %989 = memref.load %18[%988] : memref<?xf32>
      %990 = arith.addi %988, %c11 : index
      %991 = memref.load %18[%990] : memref<?xf32>
      %992 = arith.addf %989, %991 : f32
      %993 = arith.remui %722, %c4 : index
      %994 = arith.muli %993, %c30 : index
      %995 = arith.addi %15, %994 : index
      %996 = vector.load %w[%995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %997 = vector.bitcast %996 : vector<4xi8> to vector<1xf32>
      %998 = vector.extract %997[0] : f32 from vector<1xf32>
      %999 = arith.mulf %998, %985 : f32
      %1000 = arith.mulf %992, %999 : f32
      %1001 = arith.muli %3, %c7 : index
      %1002 = arith.addi %1001, %c8 : index
      %1003 = arith.muli %1002, %c4 : index
      %1004 = arith.remui %722, %c4 : index
      %1005 = arith.addi %1003, %1004 : index
      %1006 = arith.muli %978, %c24 : index
      %1007 = arith.addi %1006, %1005 : index
      memref.store %1000, %19[%1007] : memref<?xf32>
      %1008 = arith.addi %725, %c24 : index
      %1009 = arith.muli %975, %c14 : index
      %1010 = arith.addi %1008, %1009 : index
      %1011 = memref.load %18[%1010] : memref<?xf32>
      %1012 = arith.addi %1010, %c11 : index
      %1013 = memref.load %18[%1012] : memref<?xf32>
      %1014 = arith.addf %1011, %1013 : f32
      %1015 = arith.remui %722, %c4 : index
      %1016 = arith.muli %1015, %c30 : index
      %1017 = arith.addi %17, %1016 : index
      %1018 = vector.load %w[%1017] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1019 = vector.bitcast %1018 : vector<4xi8> to vector<1xf32>
      %1020 = vector.extract %1019[0] : f32 from vector<1xf32>
      %1021 = arith.mulf %1020, %985 : f32
      %1022 = arith.mulf %1014, %1021 : f32
      %1023 = arith.muli %3, %c7 : index
      %1024 = arith.addi %1023, %c9 : index
      %1025 = arith.muli %1024, %c4 : index
      %1026 = arith.remui %722, %c4 : index
      %1027 = arith.addi %1025, %1026 : index
      %1028 = arith.muli %978, %c24 : index
      %1029 = arith.addi %1028, %1027 : index
      memref.store %1022, %19[%1029] : memref<?xf32>
    }
    wave.barrier
    %1030 = arith.addi %22, %c8 : index
    %1031 = wave.wave
    %1032 = arith.addi %1031, %c8 : index
    %1033 = arith.addi %1030, %1032 : index
    %1034 = arith.cmpi slt, %1033, %21 : index
    scf.if %1034 {
      %1035 = arith.addi %1030, %1032 : index
      %1036 = arith.muli %1032, %c24 : index
      %1037 = wave.lane
      %1038 = arith.addi %1037, %c8 : index
      %1039 = arith.cmpi eq, %hasBias, %c9 : index
      %1040 = arith.addi %1036, %1038 : index
      %1041 = memref.load %19[%1040] : memref<?xf32>
      %1042 = arith.muli %0, %c24 : index
      %1043 = arith.addi %1042, %1038 : index
      %1044 = memref.load %bias[%1043] : memref<?xf32>
      %1045 = arith.addf %1041, %1044 : f32
      %1046 = arith.select %1039, %1045, %1041 : f32
      %1047 = arith.addi %1038, %c6 : index
      %1048 = arith.cmpi eq, %hasBias, %c9 : index
      %1049 = arith.addi %1036, %1047 : index
      %1050 = memref.load %19[%1049] : memref<?xf32>
      %1051 = arith.muli %0, %c24 : index
      %1052 = arith.addi %1051, %1047 : index
      %1053 = memref.load %bias[%1052] : memref<?xf32>
      %1054 = arith.addf %1050, %1053 : f32
      %1055 = arith.select %1048, %1054, %1050 : f32
      %1056 = arith.addi %1037, %c14 : index
      %1057 = arith.cmpi eq, %hasBias, %c9 : index
      %1058 = arith.addi %1036, %1056 : index
      %1059 = memref.load %19[%1058] : memref<?xf32>
      %1060 = arith.muli %0, %c24 : index
      %1061 = arith.addi %1060, %1056 : index
      %1062 = memref.load %bias[%1061] : memref<?xf32>
      %1063 = arith.addf %1059, %1062 : f32
      %1064 = arith.select %1057, %1063, %1059 : f32
      %1065 = arith.addi %1056, %c6 : index
      %1066 = arith.cmpi eq, %hasBias, %c9 : index
      %1067 = arith.addi %1036, %1065 : index
      %1068 = memref.load %19[%1067] : memref<?xf32>
      %1069 = arith.muli %0, %c24 : index
      %1070 = arith.addi %1069, %1065 : index
      %1071 = memref.load %bias[%1070] : memref<?xf32>
      %1072 = arith.addf %1068, %1071 : f32
      %1073 = arith.select %1066, %1072, %1068 : f32
      %1074 = arith.addi %1037, %c12 : index
      %1075 = arith.cmpi eq, %hasBias, %c9 : index
      %1076 = arith.addi %1036, %1074 : index
      %1077 = memref.load %19[%1076] : memref<?xf32>
      %1078 = arith.muli %0, %c24 : index
      %1079 = arith.addi %1078, %1074 : index
      %1080 = memref.load %bias[%1079] : memref<?xf32>
      %1081 = arith.addf %1077, %1080 : f32
      %1082 = arith.select %1075, %1081, %1077 : f32
      %1083 = arith.addi %1074, %c6 : index
      %1084 = arith.cmpi eq, %hasBias, %c9 : index
      %1085 = arith.addi %1036, %1083 : index
      %1086 = memref.load %19[%1085] : memref<?xf32>
      %1087 = arith.muli %0, %c24 : index
      %1088 = arith.addi %1087, %1083 : index
      %1089 = memref.load %bias[%1088] : memref<?xf32>
      %1090 = arith.addf %1086, %1089 : f32
      %1091 = arith.select %1084, %1090, %1086 : f32
      %1092 = arith.addi %1037, %c26 : index
      %1093 = arith.cmpi eq, %hasBias, %c9 : index
      %1094 = arith.addi %1036, %1092 : index
      %1095 = memref.load %19[%1094] : memref<?xf32>
      %1096 = arith.muli %0, %c24 : index
      %1097 = arith.addi %1096, %1092 : index
      %1098 = memref.load %bias[%1097] : memref<?xf32>
      %1099 = arith.addf %1095, %1098 : f32
      %1100 = arith.select %1093, %1099, %1095 : f32
      %1101 = arith.addi %1092, %c6 : index
      %1102 = arith.cmpi eq, %hasBias, %c9 : index
      %1103 = arith.addi %1036, %1101 : index
      %1104 = memref.load %19[%1103] : memref<?xf32>
      %1105 = arith.muli %0, %c24 : index
      %1106 = arith.addi %1105, %1101 : index
      %1107 = memref.load %bias[%1106] : memref<?xf32>
      %1108 = arith.addf %1104, %1107 : f32
      %1109 = arith.select %1102, %1108, %1104 : f32
      %1110 = arith.addi %heads, %kvHeads : index
      %1111 = arith.cmpi slt, %0, %1110 : index
      scf.if %1111 {
        %1112 = arith.addi %positionsAt, %1035 : index
        %1113 = memref.load %step[%1112] : memref<?xi32>
        %1114 = arith.index_cast %1113 : i32 to index
        %1115 = arith.cmpi eq, %hasNorm, %c9 : index
        %1116 = math.fma %1046, %1046, %c36 : f32
        %1117 = math.fma %1055, %1055, %1116 : f32
        %1118 = math.fma %1064, %1064, %1117 : f32
        %1119 = math.fma %1073, %1073, %1118 : f32
        %1120 = math.fma %1082, %1082, %1119 : f32
        %1121 = math.fma %1091, %1091, %1120 : f32
        %1122 = math.fma %1100, %1100, %1121 : f32
        %1123 = math.fma %1109, %1109, %1122 : f32
        %1124 = vector.broadcast %1123 : f32 to vector<1xf32>
        %1125 = wave.reduce "add" %1124 : vector<1xf32>
        %1126 = arith.mulf %1125, %inverseHeadDim : f32
        %1127 = arith.addf %1126, %epsilon : f32
        %1128 = math.sqrt %1127 : f32
        %1129 = arith.divf %c38, %1128 : f32
        %1130 = arith.cmpi slt, %0, %heads : index
        %1131 = arith.addi %1038, %c6 : index
        %1132 = memref.load %query_norm[%1038] : memref<?xf32>
        %1133 = memref.load %key_norm[%1038] : memref<?xf32>
        %1134 = arith.select %1130, %1132, %1133 : f32
        %1135 = arith.mulf %1046, %1129 : f32
        %1136 = arith.mulf %1135, %1134 : f32
        %1137 = arith.select %1115, %1136, %1046 : f32
        %1138 = memref.load %query_norm[%1131] : memref<?xf32>
        %1139 = memref.load %key_norm[%1131] : memref<?xf32>
        %1140 = arith.select %1130, %1138, %1139 : f32
        %1141 = arith.mulf %1055, %1129 : f32
        %1142 = arith.mulf %1141, %1140 : f32
        %1143 = arith.select %1115, %1142, %1055 : f32
        %1144 = arith.addi %1056, %c6 : index
        %1145 = memref.load %query_norm[%1056] : memref<?xf32>
        %1146 = memref.load %key_norm[%1056] : memref<?xf32>
        %1147 = arith.select %1130, %1145, %1146 : f32
        %1148 = arith.mulf %1064, %1129 : f32
        %1149 = arith.mulf %1148, %1147 : f32
        %1150 = arith.select %1115, %1149, %1064 : f32
        %1151 = memref.load %query_norm[%1144] : memref<?xf32>
        %1152 = memref.load %key_norm[%1144] : memref<?xf32>
        %1153 = arith.select %1130, %1151, %1152 : f32
        %1154 = arith.mulf %1073, %1129 : f32
        %1155 = arith.mulf %1154, %1153 : f32
        %1156 = arith.select %1115, %1155, %1073 : f32
        %1157 = arith.addi %1074, %c6 : index
        %1158 = memref.load %query_norm[%1074] : memref<?xf32>
        %1159 = memref.load %key_norm[%1074] : memref<?xf32>
        %1160 = arith.select %1130, %1158, %1159 : f32
        %1161 = arith.mulf %1082, %1129 : f32
        %1162 = arith.mulf %1161, %1160 : f32
        %1163 = arith.select %1115, %1162, %1082 : f32
        %1164 = memref.load %query_norm[%1157] : memref<?xf32>
        %1165 = memref.load %key_norm[%1157] : memref<?xf32>
        %1166 = arith.select %1130, %1164, %1165 : f32
        %1167 = arith.mulf %1091, %1129 : f32
        %1168 = arith.mulf %1167, %1166 : f32
        %1169 = arith.select %1115, %1168, %1091 : f32
        %1170 = arith.addi %1092, %c6 : index
        %1171 = memref.load %query_norm[%1092] : memref<?xf32>
        %1172 = memref.load %key_norm[%1092] : memref<?xf32>
        %1173 = arith.select %1130, %1171, %1172 : f32
        %1174 = arith.mulf %1100, %1129 : f32
        %1175 = arith.mulf %1174, %1173 : f32
        %1176 = arith.select %1115, %1175, %1100 : f32
        %1177 = memref.load %query_norm[%1170] : memref<?xf32>
        %1178 = memref.load %key_norm[%1170] : memref<?xf32>
        %1179 = arith.select %1130, %1177, %1178 : f32
        %1180 = arith.mulf %1109, %1129 : f32
        %1181 = arith.mulf %1180, %1179 : f32
        %1182 = arith.select %1115, %1181, %1109 : f32
        %1183 = arith.remui %1114, %c24 : index
        %1184 = arith.muli %1183, %c24 : index
        %1185 = arith.addi %1184, %1038 : index
        %1186 = arith.divui %1114, %c24 : index
        %1187 = arith.addi %1186, %c24 : index
        %1188 = arith.muli %1187, %c24 : index
        %1189 = arith.addi %1188, %1038 : index
        %1190 = memref.load %rope[%1185] : memref<?xf32>
        %1191 = arith.addi %1185, %c6 : index
        %1192 = memref.load %rope[%1191] : memref<?xf32>
        %1193 = memref.load %rope[%1189] : memref<?xf32>
        %1194 = arith.addi %1189, %c6 : index
        %1195 = memref.load %rope[%1194] : memref<?xf32>
        %1196 = arith.mulf %1193, %1190 : f32
        %1197 = arith.mulf %1195, %1192 : f32
        %1198 = arith.subf %1196, %1197 : f32
        %1199 = arith.mulf %1195, %1190 : f32
        %1200 = arith.mulf %1193, %1192 : f32
        %1201 = arith.addf %1199, %1200 : f32
        %1202 = arith.mulf %1137, %1198 : f32
        %1203 = arith.mulf %1143, %1201 : f32
        %1204 = arith.subf %1202, %1203 : f32
        %1205 = arith.mulf %1143, %1198 : f32
        %1206 = arith.mulf %1137, %1201 : f32
        %1207 = arith.addf %1205, %1206 : f32
        %1208 = arith.cmpi slt, %0, %heads : index
        scf.if %1208 {
          %1209 = arith.muli %1035, %heads : index
          %1210 = arith.addi %1209, %0 : index
          %1211 = arith.muli %1210, %c24 : index
          %1212 = arith.addi %1211, %1038 : index
          memref.store %1204, %q[%1212] : memref<?xf32>
          %1213 = arith.addi %1212, %c6 : index
          memref.store %1207, %q[%1213] : memref<?xf32>
        } else {
          %1214 = arith.addi %1036, %1038 : index
          memref.store %1204, %19[%1214] : memref<?xf32>
          %1215 = arith.addi %1036, %1038 : index
          %1216 = arith.addi %1215, %c6 : index
          memref.store %1207, %19[%1216] : memref<?xf32>
        }
        %1217 = arith.remui %1114, %c24 : index
        %1218 = arith.muli %1217, %c24 : index
        %1219 = arith.addi %1218, %1056 : index
        %1220 = arith.divui %1114, %c24 : index
        %1221 = arith.addi %1220, %c24 : index
        %1222 = arith.muli %1221, %c24 : index
        %1223 = arith.addi %1222, %1056 : index
        %1224 = memref.load %rope[%1219] : memref<?xf32>
        %1225 = arith.addi %1219, %c6 : index
        %1226 = memref.load %rope[%1225] : memref<?xf32>
        %1227 = memref.load %rope[%1223] : memref<?xf32>
        %1228 = arith.addi %1223, %c6 : index
        %1229 = memref.load %rope[%1228] : memref<?xf32>
        %1230 = arith.mulf %1227, %1224 : f32
        %1231 = arith.mulf %1229, %1226 : f32
        %1232 = arith.subf %1230, %1231 : f32
        %1233 = arith.mulf %1229, %1224 : f32
        %1234 = arith.mulf %1227, %1226 : f32
        %1235 = arith.addf %1233, %1234 : f32
        %1236 = arith.mulf %1150, %1232 : f32
        %1237 = arith.mulf %1156, %1235 : f32
        %1238 = arith.subf %1236, %1237 : f32
        %1239 = arith.mulf %1156, %1232 : f32
        %1240 = arith.mulf %1150, %1235 : f32
        %1241 = arith.addf %1239, %1240 : f32
        %1242 = arith.cmpi slt, %0, %heads : index
        scf.if %1242 {
          %1243 = arith.muli %1035, %heads : index
          %1244 = arith.addi %1243, %0 : index
          %1245 = arith.muli %1244, %c24 : index
          %1246 = arith.addi %1245, %1056 : index
          memref.store %1238, %q[%1246] : memref<?xf32>
          %1247 = arith.addi %1246, %c6 : index
          memref.store %1241, %q[%1247] : memref<?xf32>
        } else {
          %1248 = arith.addi %1036, %1056 : index
          memref.store %1238, %19[%1248] : memref<?xf32>
          %1249 = arith.addi %1036, %1056 : index
          %1250 = arith.addi %1249, %c6 : index
          memref.store %1241, %19[%1250] : memref<?xf32>
        }
        %1251 = arith.remui %1114, %c24 : index
        %1252 = arith.muli %1251, %c24 : index
        %1253 = arith.addi %1252, %1074 : index
        %1254 = arith.divui %1114, %c24 : index
        %1255 = arith.addi %1254, %c24 : index
        %1256 = arith.muli %1255, %c24 : index
        %1257 = arith.addi %1256, %1074 : index
        %1258 = memref.load %rope[%1253] : memref<?xf32>
        %1259 = arith.addi %1253, %c6 : index
        %1260 = memref.load %rope[%1259] : memref<?xf32>
        %1261 = memref.load %rope[%1257] : memref<?xf32>
        %1262 = arith.addi %1257, %c6 : index
        %1263 = memref.load %rope[%1262] : memref<?xf32>
        %1264 = arith.mulf %1261, %1258 : f32
        %1265 = arith.mulf %1263, %1260 : f32
        %1266 = arith.subf %1264, %1265 : f32
        %1267 = arith.mulf %1263, %1258 : f32
        %1268 = arith.mulf %1261, %1260 : f32
        %1269 = arith.addf %1267, %1268 : f32
        %1270 = arith.mulf %1163, %1266 : f32
        %1271 = arith.mulf %1169, %1269 : f32
        %1272 = arith.subf %1270, %1271 : f32
        %1273 = arith.mulf %1169, %1266 : f32
        %1274 = arith.mulf %1163, %1269 : f32
        %1275 = arith.addf %1273, %1274 : f32
        %1276 = arith.cmpi slt, %0, %heads : index
        scf.if %1276 {
          %1277 = arith.muli %1035, %heads : index
          %1278 = arith.addi %1277, %0 : index
          %1279 = arith.muli %1278, %c24 : index
          %1280 = arith.addi %1279, %1074 : index
          memref.store %1272, %q[%1280] : memref<?xf32>
          %1281 = arith.addi %1280, %c6 : index
          memref.store %1275, %q[%1281] : memref<?xf32>
        } else {
          %1282 = arith.addi %1036, %1074 : index
          memref.store %1272, %19[%1282] : memref<?xf32>
          %1283 = arith.addi %1036, %1074 : index
          %1284 = arith.addi %1283, %c6 : index
          memref.store %1275, %19[%1284] : memref<?xf32>
        }
        %1285 = arith.remui %1114, %c24 : index
        %1286 = arith.muli %1285, %c24 : index
        %1287 = arith.addi %1286, %1092 : index
        %1288 = arith.divui %1114, %c24 : index
        %1289 = arith.addi %1288, %c24 : index
        %1290 = arith.muli %1289, %c24 : index
        %1291 = arith.addi %1290, %1092 : index
        %1292 = memref.load %rope[%1287] : memref<?xf32>
        %1293 = arith.addi %1287, %c6 : index
        %1294 = memref.load %rope[%1293] : memref<?xf32>
        %1295 = memref.load %rope[%1291] : memref<?xf32>
        %1296 = arith.addi %1291, %c6 : index
        %1297 = memref.load %rope[%1296] : memref<?xf32>
        %1298 = arith.mulf %1295, %1292 : f32
        %1299 = arith.mulf %1297, %1294 : f32
        %1300 = arith.subf %1298, %1299 : f32
        %1301 = arith.mulf %1297, %1292 : f32
        %1302 = arith.mulf %1295, %1294 : f32
        %1303 = arith.addf %1301, %1302 : f32
        %1304 = arith.mulf %1176, %1300 : f32
        %1305 = arith.mulf %1182, %1303 : f32
        %1306 = arith.subf %1304, %1305 : f32
        %1307 = arith.mulf %1182, %1300 : f32
        %1308 = arith.mulf %1176, %1303 : f32
        %1309 = arith.addf %1307, %1308 : f32
        %1310 = arith.cmpi slt, %0, %heads : index
        scf.if %1310 {
          %1311 = arith.muli %1035, %heads : index
          %1312 = arith.addi %1311, %0 : index
          %1313 = arith.muli %1312, %c24 : index
          %1314 = arith.addi %1313, %1092 : index
          memref.store %1306, %q[%1314] : memref<?xf32>
          %1315 = arith.addi %1314, %c6 : index
          memref.store %1309, %q[%1315] : memref<?xf32>
        } else {
          %1316 = arith.addi %1036, %1092 : index
          memref.store %1306, %19[%1316] : memref<?xf32>
          %1317 = arith.addi %1036, %1092 : index
          %1318 = arith.addi %1317, %c6 : index
          memref.store %1309, %19[%1318] : memref<?xf32>
        }
      } else {
        %1319 = arith.cmpi slt, %0, %heads : index
        scf.if %1319 {
          %1320 = arith.muli %1035, %heads : index
          %1321 = arith.addi %1320, %0 : index
          %1322 = arith.muli %1321, %c24 : index
          %1323 = arith.addi %1322, %1038 : index
          memref.store %1046, %q[%1323] : memref<?xf32>
          %1324 = arith.addi %1323, %c6 : index
          memref.store %1055, %q[%1324] : memref<?xf32>
        } else {
          %1325 = arith.addi %1036, %1038 : index
          memref.store %1046, %19[%1325] : memref<?xf32>
          %1326 = arith.addi %1036, %1038 : index
          %1327 = arith.addi %1326, %c6 : index
          memref.store %1055, %19[%1327] : memref<?xf32>
        }
        %1328 = arith.cmpi slt, %0, %heads : index
        scf.if %1328 {
          %1329 = arith.muli %1035, %heads : index
          %1330 = arith.addi %1329, %0 : index
          %1331 = arith.muli %1330, %c24 : index
          %1332 = arith.addi %1331, %1056 : index
          memref.store %1064, %q[%1332] : memref<?xf32>
          %1333 = arith.addi %1332, %c6 : index
          memref.store %1073, %q[%1333] : memref<?xf32>
        } else {
          %1334 = arith.addi %1036, %1056 : index
          memref.store %1064, %19[%1334] : memref<?xf32>
          %1335 = arith.addi %1036, %1056 : index
          %1336 = arith.addi %1335, %c6 : index
          memref.store %1073, %19[%1336] : memref<?xf32>
        }
        %1337 = arith.cmpi slt, %0, %heads : index
        scf.if %1337 {
          %1338 = arith.muli %1035, %heads : index
          %1339 = arith.addi %1338, %0 : index
          %1340 = arith.muli %1339, %c24 : index
          %1341 = arith.addi %1340, %1074 : index
          memref.store %1082, %q[%1341] : memref<?xf32>
          %1342 = arith.addi %1341, %c6 : index
          memref.store %1091, %q[%1342] : memref<?xf32>
        } else {
          %1343 = arith.addi %1036, %1074 : index
          memref.store %1082, %19[%1343] : memref<?xf32>
          %1344 = arith.addi %1036, %1074 : index
          %1345 = arith.addi %1344, %c6 : index
          memref.store %1091, %19[%1345] : memref<?xf32>
        }
        %1346 = arith.cmpi slt, %0, %heads : index
        scf.if %1346 {
          %1347 = arith.muli %1035, %heads : index
          %1348 = arith.addi %1347, %0 : index
          %1349 = arith.muli %1348, %c24 : index
          %1350 = arith.addi %1349, %1092 : index
          memref.store %1100, %q[%1350] : memref<?xf32>
          %1351 = arith.addi %1350, %c6 : index
          memref.store %1109, %q[%1351] : memref<?xf32>
        } else {
          %1352 = arith.addi %1036, %1092 : index
          memref.store %1100, %19[%1352] : memref<?xf32>
          %1353 = arith.addi %1036, %1092 : index
          %1354 = arith.addi %1353, %c6 : index
          memref.store %1109, %19[%1354] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1355 = arith.cmpi sge, %0, %heads : index
    scf.if %1355 {
      %1356 = arith.addi %1031, %c8 : index
      %1357 = arith.addi %1030, %1356 : index
      %1358 = arith.cmpi slt, %1357, %21 : index
      scf.if %1358 {
        %1359 = arith.addi %1030, %1356 : index
        %1360 = arith.addi %slotsAt, %1359 : index
        %1361 = memref.load %step[%1360] : memref<?xi32>
        %1362 = arith.index_cast %1361 : i32 to index
        %1363 = arith.cmpi sge, %1362, %c8 : index
        scf.if %1363 {
          %1364 = arith.muli %1356, %c24 : index
          %1365 = arith.subi %0, %heads : index
          %1366 = memref.load %scales[%1365] : memref<?xf32>
          %1367 = vector.broadcast %1366 : f32 to vector<4xf32>
          %1368 = arith.divui %1362, %c4 : index
          %1369 = arith.remui %1362, %c4 : index
          %1370 = arith.muli %1368, %pageBytes : index
          %1371 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1371 {
            %1372 = wave.lane
            %1373 = arith.muli %1372, %c30 : index
            scf.for %1374 = %1373 to %c24 step %c6 {
              %1375 = arith.addi %1364, %1374 : index
              %1376 = vector.load %19[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = arith.mulf %1376, %1367 : vector<4xf32>
              %1378 = arith.minimumf %1377, %c43 : vector<4xf32>
              %1379 = arith.maximumf %1378, %c44 : vector<4xf32>
              %1380 = arith.truncf %1379 : vector<4xf32> to vector<4xf16>
              %1381 = vector.bitcast %1380 : vector<4xf16> to vector<8xi8>
              %1382 = arith.cmpi slt, %1365, %kvHeads : index
              scf.if %1382 {
                %1383 = arith.muli %1365, %c45 : index
                %1384 = arith.addi %1370, %1383 : index
                %1385 = arith.divui %1374, %c4 : index
                %1386 = arith.muli %1385, %c19 : index
                %1387 = arith.remui %1374, %c4 : index
                %1388 = arith.divui %1387, %c2 : index
                %1389 = arith.muli %1388, %c24 : index
                %1390 = arith.muli %1369, %c4 : index
                %1391 = arith.addi %1389, %1390 : index
                %1392 = arith.remui %1387, %c2 : index
                %1393 = arith.muli %1392, %c7 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.addi %1386, %1394 : index
                %1396 = arith.addi %1384, %1395 : index
                vector.store %1381, %kv[%1396] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1397 = arith.subi %1365, %kvHeads : index
                %1398 = arith.muli %1397, %c45 : index
                %1399 = arith.addi %1370, %1398 : index
                %1400 = arith.addi %1374, %c8 : index
                %1401 = arith.divui %1400, %c4 : index
                %1402 = arith.muli %1401, %c19 : index
                %1403 = arith.addi %1402, %c10 : index
                %1404 = arith.remui %1400, %c4 : index
                %1405 = arith.divui %1369, %c7 : index
                %1406 = arith.remui %1369, %c7 : index
                %1407 = arith.muli %1406, %c2 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.divui %1408, %c2 : index
                %1410 = arith.muli %1409, %c24 : index
                %1411 = arith.muli %1404, %c4 : index
                %1412 = arith.addi %1410, %1411 : index
                %1413 = arith.remui %1408, %c2 : index
                %1414 = arith.muli %1413, %c7 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.addi %1403, %1415 : index
                %1417 = arith.addi %1399, %1416 : index
                %1418 = vector.shuffle %1381, %1381 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1418, %kv[%1417] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1419 = arith.addi %1374, %c9 : index
                %1420 = arith.divui %1419, %c4 : index
                %1421 = arith.muli %1420, %c19 : index
                %1422 = arith.addi %1421, %c10 : index
                %1423 = arith.remui %1419, %c4 : index
                %1424 = arith.divui %1369, %c7 : index
                %1425 = arith.remui %1369, %c7 : index
                %1426 = arith.muli %1425, %c2 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.divui %1427, %c2 : index
                %1429 = arith.muli %1428, %c24 : index
                %1430 = arith.muli %1423, %c4 : index
                %1431 = arith.addi %1429, %1430 : index
                %1432 = arith.remui %1427, %c2 : index
                %1433 = arith.muli %1432, %c7 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.addi %1422, %1434 : index
                %1436 = arith.addi %1399, %1435 : index
                %1437 = vector.shuffle %1381, %1381 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1437, %kv[%1436] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1438 = arith.addi %1374, %c7 : index
                %1439 = arith.divui %1438, %c4 : index
                %1440 = arith.muli %1439, %c19 : index
                %1441 = arith.addi %1440, %c10 : index
                %1442 = arith.remui %1438, %c4 : index
                %1443 = arith.divui %1369, %c7 : index
                %1444 = arith.remui %1369, %c7 : index
                %1445 = arith.muli %1444, %c2 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.divui %1446, %c2 : index
                %1448 = arith.muli %1447, %c24 : index
                %1449 = arith.muli %1442, %c4 : index
                %1450 = arith.addi %1448, %1449 : index
                %1451 = arith.remui %1446, %c2 : index
                %1452 = arith.muli %1451, %c7 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.addi %1441, %1453 : index
                %1455 = arith.addi %1399, %1454 : index
                %1456 = vector.shuffle %1381, %1381 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1456, %kv[%1455] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1457 = arith.addi %1374, %c25 : index
                %1458 = arith.divui %1457, %c4 : index
                %1459 = arith.muli %1458, %c19 : index
                %1460 = arith.addi %1459, %c10 : index
                %1461 = arith.remui %1457, %c4 : index
                %1462 = arith.divui %1369, %c7 : index
                %1463 = arith.remui %1369, %c7 : index
                %1464 = arith.muli %1463, %c2 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.divui %1465, %c2 : index
                %1467 = arith.muli %1466, %c24 : index
                %1468 = arith.muli %1461, %c4 : index
                %1469 = arith.addi %1467, %1468 : index
                %1470 = arith.remui %1465, %c2 : index
                %1471 = arith.muli %1470, %c7 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.addi %1460, %1472 : index
                %1474 = arith.addi %1399, %1473 : index
                %1475 = vector.shuffle %1381, %1381 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1475, %kv[%1474] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1476 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1476 {
            %1477 = wave.lane
            %1478 = arith.muli %1477, %c30 : index
            scf.for %1479 = %1478 to %c24 step %c6 {
              %1480 = arith.addi %1364, %1479 : index
              %1481 = vector.load %19[%1480] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1482 = arith.mulf %1481, %1367 : vector<4xf32>
              %1483 = wave.fp8_encode "e4m3" %1482 : vector<4xf32> -> vector<4xi8>
              %1484 = arith.cmpi slt, %1365, %kvHeads : index
              scf.if %1484 {
                %1485 = arith.muli %1365, %c10 : index
                %1486 = arith.addi %1370, %1485 : index
                %1487 = vector.shuffle %1483, %1483 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1488 = arith.divui %1479, %c4 : index
                %1489 = arith.muli %1488, %c24 : index
                %1490 = arith.remui %1479, %c4 : index
                %1491 = arith.muli %1369, %c4 : index
                %1492 = arith.divui %1490, %c30 : index
                %1493 = arith.muli %1492, %c30 : index
                %1494 = arith.remui %1490, %c7 : index
                %1495 = arith.muli %1494, %c7 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.divui %1490, %c7 : index
                %1498 = arith.remui %1497, %c7 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.addi %1491, %1499 : index
                %1501 = arith.addi %1489, %1500 : index
                %1502 = arith.addi %1486, %1501 : index
                vector.store %1487, %kv[%1502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1503 = arith.subi %1365, %kvHeads : index
                %1504 = arith.muli %1503, %c10 : index
                %1505 = arith.addi %1370, %1504 : index
                %1506 = arith.addi %1479, %c8 : index
                %1507 = arith.divui %1506, %c4 : index
                %1508 = arith.muli %1507, %c24 : index
                %1509 = arith.addi %1508, %c11 : index
                %1510 = arith.remui %1506, %c4 : index
                %1511 = arith.divui %1369, %c7 : index
                %1512 = arith.remui %1369, %c7 : index
                %1513 = arith.muli %1512, %c2 : index
                %1514 = arith.addi %1511, %1513 : index
                %1515 = arith.muli %1510, %c4 : index
                %1516 = arith.divui %1514, %c30 : index
                %1517 = arith.muli %1516, %c30 : index
                %1518 = arith.remui %1514, %c7 : index
                %1519 = arith.muli %1518, %c7 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.divui %1514, %c7 : index
                %1522 = arith.remui %1521, %c7 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.addi %1515, %1523 : index
                %1525 = arith.addi %1509, %1524 : index
                %1526 = arith.addi %1505, %1525 : index
                %1527 = vector.shuffle %1483, %1483 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1527, %kv[%1526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1528 = arith.addi %1479, %c9 : index
                %1529 = arith.divui %1528, %c4 : index
                %1530 = arith.muli %1529, %c24 : index
                %1531 = arith.addi %1530, %c11 : index
                %1532 = arith.remui %1528, %c4 : index
                %1533 = arith.divui %1369, %c7 : index
                %1534 = arith.remui %1369, %c7 : index
                %1535 = arith.muli %1534, %c2 : index
                %1536 = arith.addi %1533, %1535 : index
                %1537 = arith.muli %1532, %c4 : index
                %1538 = arith.divui %1536, %c30 : index
                %1539 = arith.muli %1538, %c30 : index
                %1540 = arith.remui %1536, %c7 : index
                %1541 = arith.muli %1540, %c7 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.divui %1536, %c7 : index
                %1544 = arith.remui %1543, %c7 : index
                %1545 = arith.addi %1542, %1544 : index
                %1546 = arith.addi %1537, %1545 : index
                %1547 = arith.addi %1531, %1546 : index
                %1548 = arith.addi %1505, %1547 : index
                %1549 = vector.shuffle %1483, %1483 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1549, %kv[%1548] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1550 = arith.addi %1479, %c7 : index
                %1551 = arith.divui %1550, %c4 : index
                %1552 = arith.muli %1551, %c24 : index
                %1553 = arith.addi %1552, %c11 : index
                %1554 = arith.remui %1550, %c4 : index
                %1555 = arith.divui %1369, %c7 : index
                %1556 = arith.remui %1369, %c7 : index
                %1557 = arith.muli %1556, %c2 : index
                %1558 = arith.addi %1555, %1557 : index
                %1559 = arith.muli %1554, %c4 : index
                %1560 = arith.divui %1558, %c30 : index
                %1561 = arith.muli %1560, %c30 : index
                %1562 = arith.remui %1558, %c7 : index
                %1563 = arith.muli %1562, %c7 : index
                %1564 = arith.addi %1561, %1563 : index
                %1565 = arith.divui %1558, %c7 : index
                %1566 = arith.remui %1565, %c7 : index
                %1567 = arith.addi %1564, %1566 : index
                %1568 = arith.addi %1559, %1567 : index
                %1569 = arith.addi %1553, %1568 : index
                %1570 = arith.addi %1505, %1569 : index
                %1571 = vector.shuffle %1483, %1483 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1571, %kv[%1570] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1572 = arith.addi %1479, %c25 : index
                %1573 = arith.divui %1572, %c4 : index
                %1574 = arith.muli %1573, %c24 : index
                %1575 = arith.addi %1574, %c11 : index
                %1576 = arith.remui %1572, %c4 : index
                %1577 = arith.divui %1369, %c7 : index
                %1578 = arith.remui %1369, %c7 : index
                %1579 = arith.muli %1578, %c2 : index
                %1580 = arith.addi %1577, %1579 : index
                %1581 = arith.muli %1576, %c4 : index
                %1582 = arith.divui %1580, %c30 : index
                %1583 = arith.muli %1582, %c30 : index
                %1584 = arith.remui %1580, %c7 : index
                %1585 = arith.muli %1584, %c7 : index
                %1586 = arith.addi %1583, %1585 : index
                %1587 = arith.divui %1580, %c7 : index
                %1588 = arith.remui %1587, %c7 : index
                %1589 = arith.addi %1586, %1588 : index
                %1590 = arith.addi %1581, %1589 : index
                %1591 = arith.addi %1575, %1590 : index
                %1592 = arith.addi %1505, %1591 : index
                %1593 = vector.shuffle %1483, %1483 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1593, %kv[%1592] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1594 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1594 {
            %1595 = wave.lane
            %1596 = arith.muli %1595, %c30 : index
            scf.for %1597 = %1596 to %c24 step %c6 {
              %1598 = arith.addi %1364, %1597 : index
              %1599 = vector.load %19[%1598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1600 = arith.mulf %1599, %1367 : vector<4xf32>
              %1601 = wave.fp8_encode "e5m2" %1600 : vector<4xf32> -> vector<4xi8>
              %1602 = arith.cmpi slt, %1365, %kvHeads : index
              scf.if %1602 {
                %1603 = arith.muli %1365, %c10 : index
                %1604 = arith.addi %1370, %1603 : index
                %1605 = vector.shuffle %1601, %1601 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1606 = arith.divui %1597, %c4 : index
                %1607 = arith.muli %1606, %c24 : index
                %1608 = arith.remui %1597, %c4 : index
                %1609 = arith.muli %1369, %c4 : index
                %1610 = arith.divui %1608, %c30 : index
                %1611 = arith.muli %1610, %c30 : index
                %1612 = arith.remui %1608, %c7 : index
                %1613 = arith.muli %1612, %c7 : index
                %1614 = arith.addi %1611, %1613 : index
                %1615 = arith.divui %1608, %c7 : index
                %1616 = arith.remui %1615, %c7 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.addi %1609, %1617 : index
                %1619 = arith.addi %1607, %1618 : index
                %1620 = arith.addi %1604, %1619 : index
                vector.store %1605, %kv[%1620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1621 = arith.subi %1365, %kvHeads : index
                %1622 = arith.muli %1621, %c10 : index
                %1623 = arith.addi %1370, %1622 : index
                %1624 = arith.addi %1597, %c8 : index
                %1625 = arith.divui %1624, %c4 : index
                %1626 = arith.muli %1625, %c24 : index
                %1627 = arith.addi %1626, %c11 : index
                %1628 = arith.remui %1624, %c4 : index
                %1629 = arith.divui %1369, %c7 : index
                %1630 = arith.remui %1369, %c7 : index
                %1631 = arith.muli %1630, %c2 : index
                %1632 = arith.addi %1629, %1631 : index
                %1633 = arith.muli %1628, %c4 : index
                %1634 = arith.divui %1632, %c30 : index
                %1635 = arith.muli %1634, %c30 : index
                %1636 = arith.remui %1632, %c7 : index
                %1637 = arith.muli %1636, %c7 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.divui %1632, %c7 : index
                %1640 = arith.remui %1639, %c7 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.addi %1633, %1641 : index
                %1643 = arith.addi %1627, %1642 : index
                %1644 = arith.addi %1623, %1643 : index
                %1645 = vector.shuffle %1601, %1601 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1645, %kv[%1644] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1646 = arith.addi %1597, %c9 : index
                %1647 = arith.divui %1646, %c4 : index
                %1648 = arith.muli %1647, %c24 : index
                %1649 = arith.addi %1648, %c11 : index
                %1650 = arith.remui %1646, %c4 : index
                %1651 = arith.divui %1369, %c7 : index
                %1652 = arith.remui %1369, %c7 : index
                %1653 = arith.muli %1652, %c2 : index
                %1654 = arith.addi %1651, %1653 : index
                %1655 = arith.muli %1650, %c4 : index
                %1656 = arith.divui %1654, %c30 : index
                %1657 = arith.muli %1656, %c30 : index
                %1658 = arith.remui %1654, %c7 : index
                %1659 = arith.muli %1658, %c7 : index
                %1660 = arith.addi %1657, %1659 : index
                %1661 = arith.divui %1654, %c7 : index
                %1662 = arith.remui %1661, %c7 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.addi %1655, %1663 : index
                %1665 = arith.addi %1649, %1664 : index
                %1666 = arith.addi %1623, %1665 : index
                %1667 = vector.shuffle %1601, %1601 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1667, %kv[%1666] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1668 = arith.addi %1597, %c7 : index
                %1669 = arith.divui %1668, %c4 : index
                %1670 = arith.muli %1669, %c24 : index
                %1671 = arith.addi %1670, %c11 : index
                %1672 = arith.remui %1668, %c4 : index
                %1673 = arith.divui %1369, %c7 : index
                %1674 = arith.remui %1369, %c7 : index
                %1675 = arith.muli %1674, %c2 : index
                %1676 = arith.addi %1673, %1675 : index
                %1677 = arith.muli %1672, %c4 : index
                %1678 = arith.divui %1676, %c30 : index
                %1679 = arith.muli %1678, %c30 : index
                %1680 = arith.remui %1676, %c7 : index
                %1681 = arith.muli %1680, %c7 : index
                %1682 = arith.addi %1679, %1681 : index
                %1683 = arith.divui %1676, %c7 : index
                %1684 = arith.remui %1683, %c7 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.addi %1677, %1685 : index
                %1687 = arith.addi %1671, %1686 : index
                %1688 = arith.addi %1623, %1687 : index
                %1689 = vector.shuffle %1601, %1601 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1689, %kv[%1688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1690 = arith.addi %1597, %c25 : index
                %1691 = arith.divui %1690, %c4 : index
                %1692 = arith.muli %1691, %c24 : index
                %1693 = arith.addi %1692, %c11 : index
                %1694 = arith.remui %1690, %c4 : index
                %1695 = arith.divui %1369, %c7 : index
                %1696 = arith.remui %1369, %c7 : index
                %1697 = arith.muli %1696, %c2 : index
                %1698 = arith.addi %1695, %1697 : index
                %1699 = arith.muli %1694, %c4 : index
                %1700 = arith.divui %1698, %c30 : index
                %1701 = arith.muli %1700, %c30 : index
                %1702 = arith.remui %1698, %c7 : index
                %1703 = arith.muli %1702, %c7 : index
                %1704 = arith.addi %1701, %1703 : index
                %1705 = arith.divui %1698, %c7 : index
                %1706 = arith.remui %1705, %c7 : index
                %1707 = arith.addi %1704, %1706 : index
                %1708 = arith.addi %1699, %1707 : index
                %1709 = arith.addi %1693, %1708 : index
                %1710 = arith.addi %1623, %1709 : index
                %1711 = vector.shuffle %1601, %1601 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1711, %kv[%1710] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1712 = arith.addi %22, %c4 : index
    %1713 = wave.lane
    %1714 = arith.muli %3, %c7 : index
    %1715 = arith.muli %1714, %c24 : index
    %1716 = arith.addi %1715, %1713 : index
    %1717 = arith.muli %4, %c11 : index
    %1718 = arith.addi %1717, %1716 : index
    %1719 = arith.addi %1718, %c8 : index
    %1720 = arith.addi %1719, %c8 : index
    %1721 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %1721, %18[%1720] : memref<?xf32>
    %1722 = arith.muli %4, %c11 : index
    %1723 = arith.addi %1722, %1716 : index
    %1724 = arith.addi %1723, %c8 : index
    %1725 = arith.addi %1724, %c14 : index
    %1726 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %1726, %18[%1725] : memref<?xf32>
    %1727 = arith.muli %4, %c11 : index
    %1728 = arith.addi %1727, %1716 : index
    %1729 = arith.addi %1728, %c8 : index
    %1730 = arith.addi %1729, %c12 : index
    %1731 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %1731, %18[%1730] : memref<?xf32>
    %1732 = arith.muli %4, %c11 : index
    %1733 = arith.addi %1732, %1716 : index
    %1734 = arith.addi %1733, %c8 : index
    %1735 = arith.addi %1734, %c26 : index
    %1736 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %1736, %18[%1735] : memref<?xf32>
    %1737 = arith.muli %4, %c11 : index
    %1738 = arith.addi %1737, %1716 : index
    %1739 = arith.addi %1738, %c8 : index
    %1740 = arith.addi %1739, %c6 : index
    %1741 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %1741, %18[%1740] : memref<?xf32>
    %1742 = arith.muli %4, %c11 : index
    %1743 = arith.addi %1742, %1716 : index
    %1744 = arith.addi %1743, %c8 : index
    %1745 = arith.addi %1744, %c27 : index
    %1746 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %1746, %18[%1745] : memref<?xf32>
    %1747 = arith.muli %4, %c11 : index
    %1748 = arith.addi %1747, %1716 : index
    %1749 = arith.addi %1748, %c8 : index
    %1750 = arith.addi %1749, %c28 : index
    %1751 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %1751, %18[%1750] : memref<?xf32>
    %1752 = arith.muli %4, %c11 : index
    %1753 = arith.addi %1752, %1716 : index
    %1754 = arith.addi %1753, %c8 : index
    %1755 = arith.addi %1754, %c29 : index
    %1756 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %1756, %18[%1755] : memref<?xf32>
    %1757 = arith.muli %4, %c11 : index
    %1758 = arith.addi %1757, %1716 : index
    %1759 = arith.addi %1758, %c24 : index
    %1760 = arith.addi %1759, %c8 : index
    %1761 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %1761, %18[%1760] : memref<?xf32>
    %1762 = arith.muli %4, %c11 : index
    %1763 = arith.addi %1762, %1716 : index
    %1764 = arith.addi %1763, %c24 : index
    %1765 = arith.addi %1764, %c14 : index
    %1766 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %1766, %18[%1765] : memref<?xf32>
    %1767 = arith.muli %4, %c11 : index
    %1768 = arith.addi %1767, %1716 : index
    %1769 = arith.addi %1768, %c24 : index
    %1770 = arith.addi %1769, %c12 : index
    %1771 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %1771, %18[%1770] : memref<?xf32>
    %1772 = arith.muli %4, %c11 : index
    %1773 = arith.addi %1772, %1716 : index
    %1774 = arith.addi %1773, %c24 : index
    %1775 = arith.addi %1774, %c26 : index
    %1776 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %1776, %18[%1775] : memref<?xf32>
    %1777 = arith.muli %4, %c11 : index
    %1778 = arith.addi %1777, %1716 : index
    %1779 = arith.addi %1778, %c24 : index
    %1780 = arith.addi %1779, %c6 : index
    %1781 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %1781, %18[%1780] : memref<?xf32>
    %1782 = arith.muli %4, %c11 : index
    %1783 = arith.addi %1782, %1716 : index
    %1784 = arith.addi %1783, %c24 : index
    %1785 = arith.addi %1784, %c27 : index
    %1786 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %1786, %18[%1785] : memref<?xf32>
    %1787 = arith.muli %4, %c11 : index
    %1788 = arith.addi %1787, %1716 : index
    %1789 = arith.addi %1788, %c24 : index
    %1790 = arith.addi %1789, %c28 : index
    %1791 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %1791, %18[%1790] : memref<?xf32>
    %1792 = arith.muli %4, %c11 : index
    %1793 = arith.addi %1792, %1716 : index
    %1794 = arith.addi %1793, %c24 : index
    %1795 = arith.addi %1794, %c29 : index
    %1796 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %1796, %18[%1795] : memref<?xf32>
    wave.barrier
    %1797 = arith.muli %4, %c30 : index
    %1798 = arith.addi %1797, %c8 : index
    %1799 = arith.muli %1798, %c7 : index
    %1800 = arith.divui %1713, %c4 : index
    %1801 = arith.addi %1799, %1800 : index
    %1802 = arith.addi %1712, %1801 : index
    %1803 = arith.cmpi slt, %1802, %21 : index
    scf.if %1803 {
      %1804 = arith.cmpi eq, %hasFactors, %c9 : index
      %1805 = arith.muli %1802, %c7 : index
      %1806 = memref.load %factors[%1805] : memref<?xf32>
      %1807 = arith.mulf %1806, %operandScale : f32
      %1808 = arith.select %1804, %1807, %operandScale : f32
      %1809 = arith.addi %1716, %c8 : index
      %1810 = arith.muli %1798, %c14 : index
      %1811 = arith.addi %1809, %1810 : index
      %1812 = memref.load %18[%1811] : memref<?xf32>
      %1813 = arith.addi %1811, %c11 : index
      %1814 = memref.load %18[%1813] : memref<?xf32>
      %1815 = arith.addf %1812, %1814 : f32
      %1816 = arith.remui %1713, %c4 : index
      %1817 = arith.muli %1816, %c30 : index
      %1818 = arith.addi %15, %1817 : index
      %1819 = vector.load %w[%1818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1820 = vector.bitcast %1819 : vector<4xi8> to vector<1xf32>
      %1821 = vector.extract %1820[0] : f32 from vector<1xf32>
      %1822 = arith.mulf %1821, %1808 : f32
      %1823 = arith.mulf %1815, %1822 : f32
      %1824 = arith.muli %3, %c7 : index
      %1825 = arith.addi %1824, %c8 : index
      %1826 = arith.muli %1825, %c4 : index
      %1827 = arith.remui %1713, %c4 : index
      %1828 = arith.addi %1826, %1827 : index
      %1829 = arith.muli %1801, %c24 : index
      %1830 = arith.addi %1829, %1828 : index
      memref.store %1823, %19[%1830] : memref<?xf32>
      %1831 = arith.addi %1716, %c24 : index
      %1832 = arith.muli %1798, %c14 : index
      %1833 = arith.addi %1831, %1832 : index
      %1834 = memref.load %18[%1833] : memref<?xf32>
      %1835 = arith.addi %1833, %c11 : index
      %1836 = memref.load %18[%1835] : memref<?xf32>
      %1837 = arith.addf %1834, %1836 : f32
      %1838 = arith.remui %1713, %c4 : index
      %1839 = arith.muli %1838, %c30 : index
      %1840 = arith.addi %17, %1839 : index
      %1841 = vector.load %w[%1840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1842 = vector.bitcast %1841 : vector<4xi8> to vector<1xf32>
      %1843 = vector.extract %1842[0] : f32 from vector<1xf32>
      %1844 = arith.mulf %1843, %1808 : f32
      %1845 = arith.mulf %1837, %1844 : f32
      %1846 = arith.muli %3, %c7 : index
      %1847 = arith.addi %1846, %c9 : index
      %1848 = arith.muli %1847, %c4 : index
      %1849 = arith.remui %1713, %c4 : index
      %1850 = arith.addi %1848, %1849 : index
      %1851 = arith.muli %1801, %c24 : index
      %1852 = arith.addi %1851, %1850 : index
      memref.store %1845, %19[%1852] : memref<?xf32>
    }
    %1853 = arith.muli %4, %c30 : index
    %1854 = arith.addi %1853, %c9 : index
    %1855 = arith.muli %1854, %c7 : index
    %1856 = arith.divui %1713, %c4 : index
    %1857 = arith.addi %1855, %1856 : index
    %1858 = arith.addi %1712, %1857 : index
    %1859 = arith.cmpi slt, %1858, %21 : index
    scf.if %1859 {
      %1860 = arith.cmpi eq, %hasFactors, %c9 : index
      %1861 = arith.muli %1858, %c7 : index
      %1862 = memref.load %factors[%1861] : memref<?xf32>
      %1863 = arith.mulf %1862, %operandScale : f32
      %1864 = arith.select %1860, %1863, %operandScale : f32
      %1865 = arith.addi %1716, %c8 : index
      %1866 = arith.muli %1854, %c14 : index
      %1867 = arith.addi %1865, %1866 : index
      %1868 = memref.load %18[%1867] : memref<?xf32>
      %1869 = arith.addi %1867, %c11 : index
      %1870 = memref.load %18[%1869] : memref<?xf32>
      %1871 = arith.addf %1868, %1870 : f32
      %1872 = arith.remui %1713, %c4 : index
      %1873 = arith.muli %1872, %c30 : index
      %1874 = arith.addi %15, %1873 : index
      %1875 = vector.load %w[%1874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1876 = vector.bitcast %1875 : vector<4xi8> to vector<1xf32>
      %1877 = vector.extract %1876[0] : f32 from vector<1xf32>
      %1878 = arith.mulf %1877, %1864 : f32
      %1879 = arith.mulf %1871, %1878 : f32
      %1880 = arith.muli %3, %c7 : index
      %1881 = arith.addi %1880, %c8 : index
      %1882 = arith.muli %1881, %c4 : index
      %1883 = arith.remui %1713, %c4 : index
      %1884 = arith.addi %1882, %1883 : index
      %1885 = arith.muli %1857, %c24 : index
      %1886 = arith.addi %1885, %1884 : index
      memref.store %1879, %19[%1886] : memref<?xf32>
      %1887 = arith.addi %1716, %c24 : index
      %1888 = arith.muli %1854, %c14 : index
      %1889 = arith.addi %1887, %1888 : index
      %1890 = memref.load %18[%1889] : memref<?xf32>
      %1891 = arith.addi %1889, %c11 : index
      %1892 = memref.load %18[%1891] : memref<?xf32>
      %1893 = arith.addf %1890, %1892 : f32
      %1894 = arith.remui %1713, %c4 : index
      %1895 = arith.muli %1894, %c30 : index
      %1896 = arith.addi %17, %1895 : index
      %1897 = vector.load %w[%1896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1898 = vector.bitcast %1897 : vector<4xi8> to vector<1xf32>
      %1899 = vector.extract %1898[0] : f32 from vector<1xf32>
      %1900 = arith.mulf %1899, %1864 : f32
      %1901 = arith.mulf %1893, %1900 : f32
      %1902 = arith.muli %3, %c7 : index
      %1903 = arith.addi %1902, %c9 : index
      %1904 = arith.muli %1903, %c4 : index
      %1905 = arith.remui %1713, %c4 : index
      %1906 = arith.addi %1904, %1905 : index
      %1907 = arith.muli %1857, %c24 : index
      %1908 = arith.addi %1907, %1906 : index
      memref.store %1901, %19[%1908] : memref<?xf32>
    }
    %1909 = arith.muli %4, %c30 : index
    %1910 = arith.addi %1909, %c7 : index
    %1911 = arith.muli %1910, %c7 : index
    %1912 = arith.divui %1713, %c4 : index
    %1913 = arith.addi %1911, %1912 : index
    %1914 = arith.addi %1712, %1913 : index
    %1915 = arith.cmpi slt, %1914, %21 : index
    scf.if %1915 {
      %1916 = arith.cmpi eq, %hasFactors, %c9 : index
      %1917 = arith.muli %1914, %c7 : index
      %1918 = memref.load %factors[%1917] : memref<?xf32>
      %1919 = arith.mulf %1918, %operandScale : f32
      %1920 = arith.select %1916, %1919, %operandScale : f32
      %1921 = arith.addi %1716, %c8 : index
      %1922 = arith.muli %1910, %c14 : index
      %1923 = arith.addi %1921, %1922 : index
      %1924 = memref.load %18[%1923] : memref<?xf32>
      %1925 = arith.addi %1923, %c11 : index
      %1926 = memref.load %18[%1925] : memref<?xf32>
      %1927 = arith.addf %1924, %1926 : f32
      %1928 = arith.remui %1713, %c4 : index
      %1929 = arith.muli %1928, %c30 : index
      %1930 = arith.addi %15, %1929 : index
      %1931 = vector.load %w[%1930] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1932 = vector.bitcast %1931 : vector<4xi8> to vector<1xf32>
      %1933 = vector.extract %1932[0] : f32 from vector<1xf32>
      %1934 = arith.mulf %1933, %1920 : f32
      %1935 = arith.mulf %1927, %1934 : f32
      %1936 = arith.muli %3, %c7 : index
      %1937 = arith.addi %1936, %c8 : index
      %1938 = arith.muli %1937, %c4 : index
      %1939 = arith.remui %1713, %c4 : index
      %1940 = arith.addi %1938, %1939 : index
      %1941 = arith.muli %1913, %c24 : index
      %1942 = arith.addi %1941, %1940 : index
      memref.store %1935, %19[%1942] : memref<?xf32>
      %1943 = arith.addi %1716, %c24 : index
      %1944 = arith.muli %1910, %c14 : index
      %1945 = arith.addi %1943, %1944 : index
      %1946 = memref.load %18[%1945] : memref<?xf32>
      %1947 = arith.addi %1945, %c11 : index
      %1948 = memref.load %18[%1947] : memref<?xf32>
      %1949 = arith.addf %1946, %1948 : f32
      %1950 = arith.remui %1713, %c4 : index
      %1951 = arith.muli %1950, %c30 : index
      %1952 = arith.addi %17, %1951 : index
      %1953 = vector.load %w[%1952] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1954 = vector.bitcast %1953 : vector<4xi8> to vector<1xf32>
      %1955 = vector.extract %1954[0] : f32 from vector<1xf32>
      %1956 = arith.mulf %1955, %1920 : f32
      %1957 = arith.mulf %1949, %1956 : f32
      %1958 = arith.muli %3, %c7 : index
      %1959 = arith.addi %1958, %c9 : index
      %1960 = arith.muli %1959, %c4 : index
      %1961 = arith.remui %1713, %c4 : index
      %1962 = arith.addi %1960, %1961 : index
      %1963 = arith.muli %1913, %c24 : index
      %1964 = arith.addi %1963, %1962 : index
      memref.store %1957, %19[%1964] : memref<?xf32>
    }
    %1965 = arith.muli %4, %c30 : index
    %1966 = arith.addi %1965, %c25 : index
    %1967 = arith.muli %1966, %c7 : index
    %1968 = arith.divui %1713, %c4 : index
    %1969 = arith.addi %1967, %1968 : index
    %1970 = arith.addi %1712, %1969 : index
    %1971 = arith.cmpi slt, %1970, %21 : index
    scf.if %1971 {
      %1972 = arith.cmpi eq, %hasFactors, %c9 : index
      %1973 = arith.muli %1970, %c7 : index
      %1974 = memref.load %factors[%1973] : memref<?xf32>
      %1975 = arith.mulf %1974, %operandScale : f32
      %1976 = arith.select %1972, %1975, %operandScale : f32
      %1977 = arith.addi %1716, %c8 : index
      %1978 = arith.muli %1966, %c14 : index
      %1979 = arith.addi %1977, %1978 : index
      %1980 = memref.load %18[%1979] : memref<?xf32>
      %1981 = arith.addi %1979, %c11 : index
      %1982 = memref.load %18[%1981] : memref<?xf32>
      %1983 = arith.addf %1980, %1982 : f32
      %1984 = arith.remui %1713, %c4 : index
      %1985 = arith.muli %1984, %c30 : index
      %1986 = arith.addi %15, %1985 : index
      %1987 = vector.load %w[%1986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1988 = vector.bitcast %1987 : vector<4xi8> to vector<1xf32>
      %1989 = vector.extract %1988[0] : f32 from vector<1xf32>
      %1990 = arith.mulf %1989, %1976 : f32
      %1991 = arith.mulf %1983, %1990 : f32
      %1992 = arith.muli %3, %c7 : index
      %1993 = arith.addi %1992, %c8 : index
      %1994 = arith.muli %1993, %c4 : index
      %1995 = arith.remui %1713, %c4 : index
      %1996 = arith.addi %1994, %1995 : index
      %1997 = arith.muli %1969, %c24 : index
      %1998 = arith.addi %1997, %1996 : index
      memref.store %1991, %19[%1998] : memref<?xf32>
      %1999 = arith.addi %1716, %c24 : index
      %2000 = arith.muli %1966, %c14 : index
      %2001 = arith.addi %1999, %2000 : index
      %2002 = memref.load %18[%2001] : memref<?xf32>
      %2003 = arith.addi %2001, %c11 : index
      %2004 = memref.load %18[%2003] : memref<?xf32>
      %2005 = arith.addf %2002, %2004 : f32
      %2006 = arith.remui %1713, %c4 : index
      %2007 = arith.muli %2006, %c30 : index
      %2008 = arith.addi %17, %2007 : index
      %2009 = vector.load %w[%2008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2010 = vector.bitcast %2009 : vector<4xi8> to vector<1xf32>
      %2011 = vector.extract %2010[0] : f32 from vector<1xf32>
      %2012 = arith.mulf %2011, %1976 : f32
      %2013 = arith.mulf %2005, %2012 : f32
      %2014 = arith.muli %3, %c7 : index
      %2015 = arith.addi %2014, %c9 : index
      %2016 = arith.muli %2015, %c4 : index
      %2017 = arith.remui %1713, %c4 : index
      %2018 = arith.addi %2016, %2017 : index
      %2019 = arith.muli %1969, %c24 : index
      %2020 = arith.addi %2019, %2018 : index
      memref.store %2013, %19[%2020] : memref<?xf32>
    }
    wave.barrier
    %2021 = arith.addi %22, %c4 : index
    %2022 = wave.wave
    %2023 = arith.addi %2022, %c8 : index
    %2024 = arith.addi %2021, %2023 : index
    %2025 = arith.cmpi slt, %2024, %21 : index
    scf.if %2025 {
      %2026 = arith.addi %2021, %2023 : index
      %2027 = arith.muli %2023, %c24 : index
      %2028 = wave.lane
      %2029 = arith.addi %2028, %c8 : index
      %2030 = arith.cmpi eq, %hasBias, %c9 : index
      %2031 = arith.addi %2027, %2029 : index
      %2032 = memref.load %19[%2031] : memref<?xf32>
      %2033 = arith.muli %0, %c24 : index
      %2034 = arith.addi %2033, %2029 : index
      %2035 = memref.load %bias[%2034] : memref<?xf32>
      %2036 = arith.addf %2032, %2035 : f32
      %2037 = arith.select %2030, %2036, %2032 : f32
      %2038 = arith.addi %2029, %c6 : index
      %2039 = arith.cmpi eq, %hasBias, %c9 : index
      %2040 = arith.addi %2027, %2038 : index
      %2041 = memref.load %19[%2040] : memref<?xf32>
      %2042 = arith.muli %0, %c24 : index
      %2043 = arith.addi %2042, %2038 : index
      %2044 = memref.load %bias[%2043] : memref<?xf32>
      %2045 = arith.addf %2041, %2044 : f32
      %2046 = arith.select %2039, %2045, %2041 : f32
      %2047 = arith.addi %2028, %c14 : index
      %2048 = arith.cmpi eq, %hasBias, %c9 : index
      %2049 = arith.addi %2027, %2047 : index
      %2050 = memref.load %19[%2049] : memref<?xf32>
      %2051 = arith.muli %0, %c24 : index
      %2052 = arith.addi %2051, %2047 : index
      %2053 = memref.load %bias[%2052] : memref<?xf32>
      %2054 = arith.addf %2050, %2053 : f32
      %2055 = arith.select %2048, %2054, %2050 : f32
      %2056 = arith.addi %2047, %c6 : index
      %2057 = arith.cmpi eq, %hasBias, %c9 : index
      %2058 = arith.addi %2027, %2056 : index
      %2059 = memref.load %19[%2058] : memref<?xf32>
      %2060 = arith.muli %0, %c24 : index
      %2061 = arith.addi %2060, %2056 : index
      %2062 = memref.load %bias[%2061] : memref<?xf32>
      %2063 = arith.addf %2059, %2062 : f32
      %2064 = arith.select %2057, %2063, %2059 : f32
      %2065 = arith.addi %2028, %c12 : index
      %2066 = arith.cmpi eq, %hasBias, %c9 : index
      %2067 = arith.addi %2027, %2065 : index
      %2068 = memref.load %19[%2067] : memref<?xf32>
      %2069 = arith.muli %0, %c24 : index
      %2070 = arith.addi %2069, %2065 : index
      %2071 = memref.load %bias[%2070] : memref<?xf32>
      %2072 = arith.addf %2068, %2071 : f32
      %2073 = arith.select %2066, %2072, %2068 : f32
      %2074 = arith.addi %2065, %c6 : index
      %2075 = arith.cmpi eq, %hasBias, %c9 : index
      %2076 = arith.addi %2027, %2074 : index
      %2077 = memref.load %19[%2076] : memref<?xf32>
      %2078 = arith.muli %0, %c24 : index
      %2079 = arith.addi %2078, %2074 : index
      %2080 = memref.load %bias[%2079] : memref<?xf32>
      %2081 = arith.addf %2077, %2080 : f32
      %2082 = arith.select %2075, %2081, %2077 : f32
      %2083 = arith.addi %2028, %c26 : index
      %2084 = arith.cmpi eq, %hasBias, %c9 : index
      %2085 = arith.addi %2027, %2083 : index
      %2086 = memref.load %19[%2085] : memref<?xf32>
      %2087 = arith.muli %0, %c24 : index
      %2088 = arith.addi %2087, %2083 : index
      %2089 = memref.load %bias[%2088] : memref<?xf32>
      %2090 = arith.addf %2086, %2089 : f32
      %2091 = arith.select %2084, %2090, %2086 : f32
      %2092 = arith.addi %2083, %c6 : index
      %2093 = arith.cmpi eq, %hasBias, %c9 : index
      %2094 = arith.addi %2027, %2092 : index
      %2095 = memref.load %19[%2094] : memref<?xf32>
      %2096 = arith.muli %0, %c24 : index
      %2097 = arith.addi %2096, %2092 : index
      %2098 = memref.load %bias[%2097] : memref<?xf32>
      %2099 = arith.addf %2095, %2098 : f32
      %2100 = arith.select %2093, %2099, %2095 : f32
      %2101 = arith.addi %heads, %kvHeads : index
      %2102 = arith.cmpi slt, %0, %2101 : index
      scf.if %2102 {
        %2103 = arith.addi %positionsAt, %2026 : index
        %2104 = memref.load %step[%2103] : memref<?xi32>
        %2105 = arith.index_cast %2104 : i32 to index
        %2106 = arith.cmpi eq, %hasNorm, %c9 : index
        %2107 = math.fma %2037, %2037, %c36 : f32
        %2108 = math.fma %2046, %2046, %2107 : f32
        %2109 = math.fma %2055, %2055, %2108 : f32
        %2110 = math.fma %2064, %2064, %2109 : f32
        %2111 = math.fma %2073, %2073, %2110 : f32
        %2112 = math.fma %2082, %2082, %2111 : f32
        %2113 = math.fma %2091, %2091, %2112 : f32
        %2114 = math.fma %2100, %2100, %2113 : f32
        %2115 = vector.broadcast %2114 : f32 to vector<1xf32>
        %2116 = wave.reduce "add" %2115 : vector<1xf32>
        %2117 = arith.mulf %2116, %inverseHeadDim : f32
        %2118 = arith.addf %2117, %epsilon : f32
        %2119 = math.sqrt %2118 : f32
        %2120 = arith.divf %c38, %2119 : f32
        %2121 = arith.cmpi slt, %0, %heads : index
        %2122 = arith.addi %2029, %c6 : index
        %2123 = memref.load %query_norm[%2029] : memref<?xf32>
        %2124 = memref.load %key_norm[%2029] : memref<?xf32>
        %2125 = arith.select %2121, %2123, %2124 : f32
        %2126 = arith.mulf %2037, %2120 : f32
        %2127 = arith.mulf %2126, %2125 : f32
        %2128 = arith.select %2106, %2127, %2037 : f32
        %2129 = memref.load %query_norm[%2122] : memref<?xf32>
        %2130 = memref.load %key_norm[%2122] : memref<?xf32>
        %2131 = arith.select %2121, %2129, %2130 : f32
        %2132 = arith.mulf %2046, %2120 : f32
        %2133 = arith.mulf %2132, %2131 : f32
        %2134 = arith.select %2106, %2133, %2046 : f32
        %2135 = arith.addi %2047, %c6 : index
        %2136 = memref.load %query_norm[%2047] : memref<?xf32>
        %2137 = memref.load %key_norm[%2047] : memref<?xf32>
        %2138 = arith.select %2121, %2136, %2137 : f32
        %2139 = arith.mulf %2055, %2120 : f32
        %2140 = arith.mulf %2139, %2138 : f32
        %2141 = arith.select %2106, %2140, %2055 : f32
        %2142 = memref.load %query_norm[%2135] : memref<?xf32>
        %2143 = memref.load %key_norm[%2135] : memref<?xf32>
        %2144 = arith.select %2121, %2142, %2143 : f32
        %2145 = arith.mulf %2064, %2120 : f32
        %2146 = arith.mulf %2145, %2144 : f32
        %2147 = arith.select %2106, %2146, %2064 : f32
        %2148 = arith.addi %2065, %c6 : index
        %2149 = memref.load %query_norm[%2065] : memref<?xf32>
        %2150 = memref.load %key_norm[%2065] : memref<?xf32>
        %2151 = arith.select %2121, %2149, %2150 : f32
        %2152 = arith.mulf %2073, %2120 : f32
        %2153 = arith.mulf %2152, %2151 : f32
        %2154 = arith.select %2106, %2153, %2073 : f32
        %2155 = memref.load %query_norm[%2148] : memref<?xf32>
        %2156 = memref.load %key_norm[%2148] : memref<?xf32>
        %2157 = arith.select %2121, %2155, %2156 : f32
        %2158 = arith.mulf %2082, %2120 : f32
        %2159 = arith.mulf %2158, %2157 : f32
        %2160 = arith.select %2106, %2159, %2082 : f32
        %2161 = arith.addi %2083, %c6 : index
        %2162 = memref.load %query_norm[%2083] : memref<?xf32>
        %2163 = memref.load %key_norm[%2083] : memref<?xf32>
        %2164 = arith.select %2121, %2162, %2163 : f32
        %2165 = arith.mulf %2091, %2120 : f32
        %2166 = arith.mulf %2165, %2164 : f32
        %2167 = arith.select %2106, %2166, %2091 : f32
        %2168 = memref.load %query_norm[%2161] : memref<?xf32>
        %2169 = memref.load %key_norm[%2161] : memref<?xf32>
        %2170 = arith.select %2121, %2168, %2169 : f32
        %2171 = arith.mulf %2100, %2120 : f32
        %2172 = arith.mulf %2171, %2170 : f32
        %2173 = arith.select %2106, %2172, %2100 : f32
        %2174 = arith.remui %2105, %c24 : index
        %2175 = arith.muli %2174, %c24 : index
        %2176 = arith.addi %2175, %2029 : index
        %2177 = arith.divui %2105, %c24 : index
        %2178 = arith.addi %2177, %c24 : index
        %2179 = arith.muli %2178, %c24 : index
        %2180 = arith.addi %2179, %2029 : index
        %2181 = memref.load %rope[%2176] : memref<?xf32>
        %2182 = arith.addi %2176, %c6 : index
        %2183 = memref.load %rope[%2182] : memref<?xf32>
        %2184 = memref.load %rope[%2180] : memref<?xf32>
        %2185 = arith.addi %2180, %c6 : index
        %2186 = memref.load %rope[%2185] : memref<?xf32>
        %2187 = arith.mulf %2184, %2181 : f32
        %2188 = arith.mulf %2186, %2183 : f32
        %2189 = arith.subf %2187, %2188 : f32
        %2190 = arith.mulf %2186, %2181 : f32
        %2191 = arith.mulf %2184, %2183 : f32
        %2192 = arith.addf %2190, %2191 : f32
        %2193 = arith.mulf %2128, %2189 : f32
        %2194 = arith.mulf %2134, %2192 : f32
        %2195 = arith.subf %2193, %2194 : f32
        %2196 = arith.mulf %2134, %2189 : f32
        %2197 = arith.mulf %2128, %2192 : f32
        %2198 = arith.addf %2196, %2197 : f32
        %2199 = arith.cmpi slt, %0, %heads : index
        scf.if %2199 {
          %2200 = arith.muli %2026, %heads : index
          %2201 = arith.addi %2200, %0 : index
          %2202 = arith.muli %2201, %c24 : index
          %2203 = arith.addi %2202, %2029 : index
          memref.store %2195, %q[%2203] : memref<?xf32>
          %2204 = arith.addi %2203, %c6 : index
          memref.store %2198, %q[%2204] : memref<?xf32>
        } else {
          %2205 = arith.addi %2027, %2029 : index
          memref.store %2195, %19[%2205] : memref<?xf32>
          %2206 = arith.addi %2027, %2029 : index
          %2207 = arith.addi %2206, %c6 : index
          memref.store %2198, %19[%2207] : memref<?xf32>
        }
        %2208 = arith.remui %2105, %c24 : index
        %2209 = arith.muli %2208, %c24 : index
        %2210 = arith.addi %2209, %2047 : index
        %2211 = arith.divui %2105, %c24 : index
        %2212 = arith.addi %2211, %c24 : index
        %2213 = arith.muli %2212, %c24 : index
        %2214 = arith.addi %2213, %2047 : index
        %2215 = memref.load %rope[%2210] : memref<?xf32>
        %2216 = arith.addi %2210, %c6 : index
        %2217 = memref.load %rope[%2216] : memref<?xf32>
        %2218 = memref.load %rope[%2214] : memref<?xf32>
        %2219 = arith.addi %2214, %c6 : index
        %2220 = memref.load %rope[%2219] : memref<?xf32>
        %2221 = arith.mulf %2218, %2215 : f32
        %2222 = arith.mulf %2220, %2217 : f32
        %2223 = arith.subf %2221, %2222 : f32
        %2224 = arith.mulf %2220, %2215 : f32
        %2225 = arith.mulf %2218, %2217 : f32
        %2226 = arith.addf %2224, %2225 : f32
        %2227 = arith.mulf %2141, %2223 : f32
        %2228 = arith.mulf %2147, %2226 : f32
        %2229 = arith.subf %2227, %2228 : f32
        %2230 = arith.mulf %2147, %2223 : f32
        %2231 = arith.mulf %2141, %2226 : f32
        %2232 = arith.addf %2230, %2231 : f32
        %2233 = arith.cmpi slt, %0, %heads : index
        scf.if %2233 {
          %2234 = arith.muli %2026, %heads : index
          %2235 = arith.addi %2234, %0 : index
          %2236 = arith.muli %2235, %c24 : index
          %2237 = arith.addi %2236, %2047 : index
          memref.store %2229, %q[%2237] : memref<?xf32>
          %2238 = arith.addi %2237, %c6 : index
          memref.store %2232, %q[%2238] : memref<?xf32>
        } else {
          %2239 = arith.addi %2027, %2047 : index
          memref.store %2229, %19[%2239] : memref<?xf32>
          %2240 = arith.addi %2027, %2047 : index
          %2241 = arith.addi %2240, %c6 : index
          memref.store %2232, %19[%2241] : memref<?xf32>
        }
        %2242 = arith.remui %2105, %c24 : index
        %2243 = arith.muli %2242, %c24 : index
        %2244 = arith.addi %2243, %2065 : index
        %2245 = arith.divui %2105, %c24 : index
        %2246 = arith.addi %2245, %c24 : index
        %2247 = arith.muli %2246, %c24 : index
        %2248 = arith.addi %2247, %2065 : index
        %2249 = memref.load %rope[%2244] : memref<?xf32>
        %2250 = arith.addi %2244, %c6 : index
        %2251 = memref.load %rope[%2250] : memref<?xf32>
        %2252 = memref.load %rope[%2248] : memref<?xf32>
        %2253 = arith.addi %2248, %c6 : index
        %2254 = memref.load %rope[%2253] : memref<?xf32>
        %2255 = arith.mulf %2252, %2249 : f32
        %2256 = arith.mulf %2254, %2251 : f32
        %2257 = arith.subf %2255, %2256 : f32
        %2258 = arith.mulf %2254, %2249 : f32
        %2259 = arith.mulf %2252, %2251 : f32
        %2260 = arith.addf %2258, %2259 : f32
        %2261 = arith.mulf %2154, %2257 : f32
        %2262 = arith.mulf %2160, %2260 : f32
        %2263 = arith.subf %2261, %2262 : f32
        %2264 = arith.mulf %2160, %2257 : f32
        %2265 = arith.mulf %2154, %2260 : f32
        %2266 = arith.addf %2264, %2265 : f32
        %2267 = arith.cmpi slt, %0, %heads : index
        scf.if %2267 {
          %2268 = arith.muli %2026, %heads : index
          %2269 = arith.addi %2268, %0 : index
          %2270 = arith.muli %2269, %c24 : index
          %2271 = arith.addi %2270, %2065 : index
          memref.store %2263, %q[%2271] : memref<?xf32>
          %2272 = arith.addi %2271, %c6 : index
          memref.store %2266, %q[%2272] : memref<?xf32>
        } else {
          %2273 = arith.addi %2027, %2065 : index
          memref.store %2263, %19[%2273] : memref<?xf32>
          %2274 = arith.addi %2027, %2065 : index
          %2275 = arith.addi %2274, %c6 : index
          memref.store %2266, %19[%2275] : memref<?xf32>
        }
        %2276 = arith.remui %2105, %c24 : index
        %2277 = arith.muli %2276, %c24 : index
        %2278 = arith.addi %2277, %2083 : index
        %2279 = arith.divui %2105, %c24 : index
        %2280 = arith.addi %2279, %c24 : index
        %2281 = arith.muli %2280, %c24 : index
        %2282 = arith.addi %2281, %2083 : index
        %2283 = memref.load %rope[%2278] : memref<?xf32>
        %2284 = arith.addi %2278, %c6 : index
        %2285 = memref.load %rope[%2284] : memref<?xf32>
        %2286 = memref.load %rope[%2282] : memref<?xf32>
        %2287 = arith.addi %2282, %c6 : index
        %2288 = memref.load %rope[%2287] : memref<?xf32>
        %2289 = arith.mulf %2286, %2283 : f32
        %2290 = arith.mulf %2288, %2285 : f32
        %2291 = arith.subf %2289, %2290 : f32
        %2292 = arith.mulf %2288, %2283 : f32
        %2293 = arith.mulf %2286, %2285 : f32
        %2294 = arith.addf %2292, %2293 : f32
        %2295 = arith.mulf %2167, %2291 : f32
        %2296 = arith.mulf %2173, %2294 : f32
        %2297 = arith.subf %2295, %2296 : f32
        %2298 = arith.mulf %2173, %2291 : f32
        %2299 = arith.mulf %2167, %2294 : f32
        %2300 = arith.addf %2298, %2299 : f32
        %2301 = arith.cmpi slt, %0, %heads : index
        scf.if %2301 {
          %2302 = arith.muli %2026, %heads : index
          %2303 = arith.addi %2302, %0 : index
          %2304 = arith.muli %2303, %c24 : index
          %2305 = arith.addi %2304, %2083 : index
          memref.store %2297, %q[%2305] : memref<?xf32>
          %2306 = arith.addi %2305, %c6 : index
          memref.store %2300, %q[%2306] : memref<?xf32>
        } else {
          %2307 = arith.addi %2027, %2083 : index
          memref.store %2297, %19[%2307] : memref<?xf32>
          %2308 = arith.addi %2027, %2083 : index
          %2309 = arith.addi %2308, %c6 : index
          memref.store %2300, %19[%2309] : memref<?xf32>
        }
      } else {
        %2310 = arith.cmpi slt, %0, %heads : index
        scf.if %2310 {
          %2311 = arith.muli %2026, %heads : index
          %2312 = arith.addi %2311, %0 : index
          %2313 = arith.muli %2312, %c24 : index
          %2314 = arith.addi %2313, %2029 : index
          memref.store %2037, %q[%2314] : memref<?xf32>
          %2315 = arith.addi %2314, %c6 : index
          memref.store %2046, %q[%2315] : memref<?xf32>
        } else {
          %2316 = arith.addi %2027, %2029 : index
          memref.store %2037, %19[%2316] : memref<?xf32>
          %2317 = arith.addi %2027, %2029 : index
          %2318 = arith.addi %2317, %c6 : index
          memref.store %2046, %19[%2318] : memref<?xf32>
        }
        %2319 = arith.cmpi slt, %0, %heads : index
        scf.if %2319 {
          %2320 = arith.muli %2026, %heads : index
          %2321 = arith.addi %2320, %0 : index
          %2322 = arith.muli %2321, %c24 : index
          %2323 = arith.addi %2322, %2047 : index
          memref.store %2055, %q[%2323] : memref<?xf32>
          %2324 = arith.addi %2323, %c6 : index
          memref.store %2064, %q[%2324] : memref<?xf32>
        } else {
          %2325 = arith.addi %2027, %2047 : index
          memref.store %2055, %19[%2325] : memref<?xf32>
          %2326 = arith.addi %2027, %2047 : index
          %2327 = arith.addi %2326, %c6 : index
          memref.store %2064, %19[%2327] : memref<?xf32>
        }
        %2328 = arith.cmpi slt, %0, %heads : index
        scf.if %2328 {
          %2329 = arith.muli %2026, %heads : index
          %2330 = arith.addi %2329, %0 : index
          %2331 = arith.muli %2330, %c24 : index
          %2332 = arith.addi %2331, %2065 : index
          memref.store %2073, %q[%2332] : memref<?xf32>
          %2333 = arith.addi %2332, %c6 : index
          memref.store %2082, %q[%2333] : memref<?xf32>
        } else {
          %2334 = arith.addi %2027, %2065 : index
          memref.store %2073, %19[%2334] : memref<?xf32>
          %2335 = arith.addi %2027, %2065 : index
          %2336 = arith.addi %2335, %c6 : index
          memref.store %2082, %19[%2336] : memref<?xf32>
        }
        %2337 = arith.cmpi slt, %0, %heads : index
        scf.if %2337 {
          %2338 = arith.muli %2026, %heads : index
          %2339 = arith.addi %2338, %0 : index
          %2340 = arith.muli %2339, %c24 : index
          %2341 = arith.addi %2340, %2083 : index
          memref.store %2091, %q[%2341] : memref<?xf32>
          %2342 = arith.addi %2341, %c6 : index
          memref.store %2100, %q[%2342] : memref<?xf32>
        } else {
          %2343 = arith.addi %2027, %2083 : index
          memref.store %2091, %19[%2343] : memref<?xf32>
          %2344 = arith.addi %2027, %2083 : index
          %2345 = arith.addi %2344, %c6 : index
          memref.store %2100, %19[%2345] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2346 = arith.cmpi sge, %0, %heads : index
    scf.if %2346 {
      %2347 = arith.addi %2022, %c8 : index
      %2348 = arith.addi %2021, %2347 : index
      %2349 = arith.cmpi slt, %2348, %21 : index
      scf.if %2349 {
        %2350 = arith.addi %2021, %2347 : index
        %2351 = arith.addi %slotsAt, %2350 : index
        %2352 = memref.load %step[%2351] : memref<?xi32>
        %2353 = arith.index_cast %2352 : i32 to index
        %2354 = arith.cmpi sge, %2353, %c8 : index
        scf.if %2354 {
          %2355 = arith.muli %2347, %c24 : index
          %2356 = arith.subi %0, %heads : index
          %2357 = memref.load %scales[%2356] : memref<?xf32>
          %2358 = vector.broadcast %2357 : f32 to vector<4xf32>
          %2359 = arith.divui %2353, %c4 : index
          %2360 = arith.remui %2353, %c4 : index
          %2361 = arith.muli %2359, %pageBytes : index
          %2362 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2362 {
            %2363 = wave.lane
            %2364 = arith.muli %2363, %c30 : index
            scf.for %2365 = %2364 to %c24 step %c6 {
              %2366 = arith.addi %2355, %2365 : index
              %2367 = vector.load %19[%2366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2368 = arith.mulf %2367, %2358 : vector<4xf32>
              %2369 = arith.minimumf %2368, %c43 : vector<4xf32>
              %2370 = arith.maximumf %2369, %c44 : vector<4xf32>
              %2371 = arith.truncf %2370 : vector<4xf32> to vector<4xf16>
              %2372 = vector.bitcast %2371 : vector<4xf16> to vector<8xi8>
              %2373 = arith.cmpi slt, %2356, %kvHeads : index
              scf.if %2373 {
                %2374 = arith.muli %2356, %c45 : index
                %2375 = arith.addi %2361, %2374 : index
                %2376 = arith.divui %2365, %c4 : index
                %2377 = arith.muli %2376, %c19 : index
                %2378 = arith.remui %2365, %c4 : index
                %2379 = arith.divui %2378, %c2 : index
                %2380 = arith.muli %2379, %c24 : index
                %2381 = arith.muli %2360, %c4 : index
                %2382 = arith.addi %2380, %2381 : index
                %2383 = arith.remui %2378, %c2 : index
                %2384 = arith.muli %2383, %c7 : index
                %2385 = arith.addi %2382, %2384 : index
                %2386 = arith.addi %2377, %2385 : index
                %2387 = arith.addi %2375, %2386 : index
                vector.store %2372, %kv[%2387] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2388 = arith.subi %2356, %kvHeads : index
                %2389 = arith.muli %2388, %c45 : index
                %2390 = arith.addi %2361, %2389 : index
                %2391 = arith.addi %2365, %c8 : index
                %2392 = arith.divui %2391, %c4 : index
                %2393 = arith.muli %2392, %c19 : index
                %2394 = arith.addi %2393, %c10 : index
                %2395 = arith.remui %2391, %c4 : index
                %2396 = arith.divui %2360, %c7 : index
                %2397 = arith.remui %2360, %c7 : index
                %2398 = arith.muli %2397, %c2 : index
                %2399 = arith.addi %2396, %2398 : index
                %2400 = arith.divui %2399, %c2 : index
                %2401 = arith.muli %2400, %c24 : index
                %2402 = arith.muli %2395, %c4 : index
                %2403 = arith.addi %2401, %2402 : index
                %2404 = arith.remui %2399, %c2 : index
                %2405 = arith.muli %2404, %c7 : index
                %2406 = arith.addi %2403, %2405 : index
                %2407 = arith.addi %2394, %2406 : index
                %2408 = arith.addi %2390, %2407 : index
                %2409 = vector.shuffle %2372, %2372 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2409, %kv[%2408] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2410 = arith.addi %2365, %c9 : index
                %2411 = arith.divui %2410, %c4 : index
                %2412 = arith.muli %2411, %c19 : index
                %2413 = arith.addi %2412, %c10 : index
                %2414 = arith.remui %2410, %c4 : index
                %2415 = arith.divui %2360, %c7 : index
                %2416 = arith.remui %2360, %c7 : index
                %2417 = arith.muli %2416, %c2 : index
                %2418 = arith.addi %2415, %2417 : index
                %2419 = arith.divui %2418, %c2 : index
                %2420 = arith.muli %2419, %c24 : index
                %2421 = arith.muli %2414, %c4 : index
                %2422 = arith.addi %2420, %2421 : index
                %2423 = arith.remui %2418, %c2 : index
                %2424 = arith.muli %2423, %c7 : index
                %2425 = arith.addi %2422, %2424 : index
                %2426 = arith.addi %2413, %2425 : index
                %2427 = arith.addi %2390, %2426 : index
                %2428 = vector.shuffle %2372, %2372 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2428, %kv[%2427] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2429 = arith.addi %2365, %c7 : index
                %2430 = arith.divui %2429, %c4 : index
                %2431 = arith.muli %2430, %c19 : index
                %2432 = arith.addi %2431, %c10 : index
                %2433 = arith.remui %2429, %c4 : index
                %2434 = arith.divui %2360, %c7 : index
                %2435 = arith.remui %2360, %c7 : index
                %2436 = arith.muli %2435, %c2 : index
                %2437 = arith.addi %2434, %2436 : index
                %2438 = arith.divui %2437, %c2 : index
                %2439 = arith.muli %2438, %c24 : index
                %2440 = arith.muli %2433, %c4 : index
                %2441 = arith.addi %2439, %2440 : index
                %2442 = arith.remui %2437, %c2 : index
                %2443 = arith.muli %2442, %c7 : index
                %2444 = arith.addi %2441, %2443 : index
                %2445 = arith.addi %2432, %2444 : index
                %2446 = arith.addi %2390, %2445 : index
                %2447 = vector.shuffle %2372, %2372 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2447, %kv[%2446] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2448 = arith.addi %2365, %c25 : index
                %2449 = arith.divui %2448, %c4 : index
                %2450 = arith.muli %2449, %c19 : index
                %2451 = arith.addi %2450, %c10 : index
                %2452 = arith.remui %2448, %c4 : index
                %2453 = arith.divui %2360, %c7 : index
                %2454 = arith.remui %2360, %c7 : index
                %2455 = arith.muli %2454, %c2 : index
                %2456 = arith.addi %2453, %2455 : index
                %2457 = arith.divui %2456, %c2 : index
                %2458 = arith.muli %2457, %c24 : index
                %2459 = arith.muli %2452, %c4 : index
                %2460 = arith.addi %2458, %2459 : index
                %2461 = arith.remui %2456, %c2 : index
                %2462 = arith.muli %2461, %c7 : index
                %2463 = arith.addi %2460, %2462 : index
                %2464 = arith.addi %2451, %2463 : index
                %2465 = arith.addi %2390, %2464 : index
                %2466 = vector.shuffle %2372, %2372 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2466, %kv[%2465] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2467 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2467 {
            %2468 = wave.lane
            %2469 = arith.muli %2468, %c30 : index
            scf.for %2470 = %2469 to %c24 step %c6 {
              %2471 = arith.addi %2355, %2470 : index
              %2472 = vector.load %19[%2471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2473 = arith.mulf %2472, %2358 : vector<4xf32>
              %2474 = wave.fp8_encode "e4m3" %2473 : vector<4xf32> -> vector<4xi8>
              %2475 = arith.cmpi slt, %2356, %kvHeads : index
              scf.if %2475 {
                %2476 = arith.muli %2356, %c10 : index
                %2477 = arith.addi %2361, %2476 : index
                %2478 = vector.shuffle %2474, %2474 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2479 = arith.divui %2470, %c4 : index
                %2480 = arith.muli %2479, %c24 : index
                %2481 = arith.remui %2470, %c4 : index
                %2482 = arith.muli %2360, %c4 : index
                %2483 = arith.divui %2481, %c30 : index
                %2484 = arith.muli %2483, %c30 : index
                %2485 = arith.remui %2481, %c7 : index
                %2486 = arith.muli %2485, %c7 : index
                %2487 = arith.addi %2484, %2486 : index
                %2488 = arith.divui %2481, %c7 : index
                %2489 = arith.remui %2488, %c7 : index
                %2490 = arith.addi %2487, %2489 : index
                %2491 = arith.addi %2482, %2490 : index
                %2492 = arith.addi %2480, %2491 : index
                %2493 = arith.addi %2477, %2492 : index
                vector.store %2478, %kv[%2493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2494 = arith.subi %2356, %kvHeads : index
                %2495 = arith.muli %2494, %c10 : index
                %2496 = arith.addi %2361, %2495 : index
                %2497 = arith.addi %2470, %c8 : index
                %2498 = arith.divui %2497, %c4 : index
                %2499 = arith.muli %2498, %c24 : index
                %2500 = arith.addi %2499, %c11 : index
                %2501 = arith.remui %2497, %c4 : index
                %2502 = arith.divui %2360, %c7 : index
                %2503 = arith.remui %2360, %c7 : index
                %2504 = arith.muli %2503, %c2 : index
                %2505 = arith.addi %2502, %2504 : index
                %2506 = arith.muli %2501, %c4 : index
                %2507 = arith.divui %2505, %c30 : index
                %2508 = arith.muli %2507, %c30 : index
                %2509 = arith.remui %2505, %c7 : index
                %2510 = arith.muli %2509, %c7 : index
                %2511 = arith.addi %2508, %2510 : index
                %2512 = arith.divui %2505, %c7 : index
                %2513 = arith.remui %2512, %c7 : index
                %2514 = arith.addi %2511, %2513 : index
                %2515 = arith.addi %2506, %2514 : index
                %2516 = arith.addi %2500, %2515 : index
                %2517 = arith.addi %2496, %2516 : index
                %2518 = vector.shuffle %2474, %2474 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2518, %kv[%2517] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2519 = arith.addi %2470, %c9 : index
                %2520 = arith.divui %2519, %c4 : index
                %2521 = arith.muli %2520, %c24 : index
                %2522 = arith.addi %2521, %c11 : index
                %2523 = arith.remui %2519, %c4 : index
                %2524 = arith.divui %2360, %c7 : index
                %2525 = arith.remui %2360, %c7 : index
                %2526 = arith.muli %2525, %c2 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.muli %2523, %c4 : index
                %2529 = arith.divui %2527, %c30 : index
                %2530 = arith.muli %2529, %c30 : index
                %2531 = arith.remui %2527, %c7 : index
                %2532 = arith.muli %2531, %c7 : index
                %2533 = arith.addi %2530, %2532 : index
                %2534 = arith.divui %2527, %c7 : index
                %2535 = arith.remui %2534, %c7 : index
                %2536 = arith.addi %2533, %2535 : index
                %2537 = arith.addi %2528, %2536 : index
                %2538 = arith.addi %2522, %2537 : index
                %2539 = arith.addi %2496, %2538 : index
                %2540 = vector.shuffle %2474, %2474 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2540, %kv[%2539] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2541 = arith.addi %2470, %c7 : index
                %2542 = arith.divui %2541, %c4 : index
                %2543 = arith.muli %2542, %c24 : index
                %2544 = arith.addi %2543, %c11 : index
                %2545 = arith.remui %2541, %c4 : index
                %2546 = arith.divui %2360, %c7 : index
                %2547 = arith.remui %2360, %c7 : index
                %2548 = arith.muli %2547, %c2 : index
                %2549 = arith.addi %2546, %2548 : index
                %2550 = arith.muli %2545, %c4 : index
                %2551 = arith.divui %2549, %c30 : index
                %2552 = arith.muli %2551, %c30 : index
                %2553 = arith.remui %2549, %c7 : index
                %2554 = arith.muli %2553, %c7 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.divui %2549, %c7 : index
                %2557 = arith.remui %2556, %c7 : index
                %2558 = arith.addi %2555, %2557 : index
                %2559 = arith.addi %2550, %2558 : index
                %2560 = arith.addi %2544, %2559 : index
                %2561 = arith.addi %2496, %2560 : index
                %2562 = vector.shuffle %2474, %2474 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2562, %kv[%2561] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2563 = arith.addi %2470, %c25 : index
                %2564 = arith.divui %2563, %c4 : index
                %2565 = arith.muli %2564, %c24 : index
                %2566 = arith.addi %2565, %c11 : index
                %2567 = arith.remui %2563, %c4 : index
                %2568 = arith.divui %2360, %c7 : index
                %2569 = arith.remui %2360, %c7 : index
                %2570 = arith.muli %2569, %c2 : index
                %2571 = arith.addi %2568, %2570 : index
                %2572 = arith.muli %2567, %c4 : index
                %2573 = arith.divui %2571, %c30 : index
                %2574 = arith.muli %2573, %c30 : index
                %2575 = arith.remui %2571, %c7 : index
                %2576 = arith.muli %2575, %c7 : index
                %2577 = arith.addi %2574, %2576 : index
                %2578 = arith.divui %2571, %c7 : index
                %2579 = arith.remui %2578, %c7 : index
                %2580 = arith.addi %2577, %2579 : index
                %2581 = arith.addi %2572, %2580 : index
                %2582 = arith.addi %2566, %2581 : index
                %2583 = arith.addi %2496, %2582 : index
                %2584 = vector.shuffle %2474, %2474 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2584, %kv[%2583] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2585 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2585 {
            %2586 = wave.lane
            %2587 = arith.muli %2586, %c30 : index
            scf.for %2588 = %2587 to %c24 step %c6 {
              %2589 = arith.addi %2355, %2588 : index
              %2590 = vector.load %19[%2589] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2591 = arith.mulf %2590, %2358 : vector<4xf32>
              %2592 = wave.fp8_encode "e5m2" %2591 : vector<4xf32> -> vector<4xi8>
              %2593 = arith.cmpi slt, %2356, %kvHeads : index
              scf.if %2593 {
                %2594 = arith.muli %2356, %c10 : index
                %2595 = arith.addi %2361, %2594 : index
                %2596 = vector.shuffle %2592, %2592 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2597 = arith.divui %2588, %c4 : index
                %2598 = arith.muli %2597, %c24 : index
                %2599 = arith.remui %2588, %c4 : index
                %2600 = arith.muli %2360, %c4 : index
                %2601 = arith.divui %2599, %c30 : index
                %2602 = arith.muli %2601, %c30 : index
                %2603 = arith.remui %2599, %c7 : index
                %2604 = arith.muli %2603, %c7 : index
                %2605 = arith.addi %2602, %2604 : index
                %2606 = arith.divui %2599, %c7 : index
                %2607 = arith.remui %2606, %c7 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.addi %2600, %2608 : index
                %2610 = arith.addi %2598, %2609 : index
                %2611 = arith.addi %2595, %2610 : index
                vector.store %2596, %kv[%2611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2612 = arith.subi %2356, %kvHeads : index
                %2613 = arith.muli %2612, %c10 : index
                %2614 = arith.addi %2361, %2613 : index
                %2615 = arith.addi %2588, %c8 : index
                %2616 = arith.divui %2615, %c4 : index
                %2617 = arith.muli %2616, %c24 : index
                %2618 = arith.addi %2617, %c11 : index
                %2619 = arith.remui %2615, %c4 : index
                %2620 = arith.divui %2360, %c7 : index
                %2621 = arith.remui %2360, %c7 : index
                %2622 = arith.muli %2621, %c2 : index
                %2623 = arith.addi %2620, %2622 : index
                %2624 = arith.muli %2619, %c4 : index
                %2625 = arith.divui %2623, %c30 : index
                %2626 = arith.muli %2625, %c30 : index
                %2627 = arith.remui %2623, %c7 : index
                %2628 = arith.muli %2627, %c7 : index
                %2629 = arith.addi %2626, %2628 : index
                %2630 = arith.divui %2623, %c7 : index
                %2631 = arith.remui %2630, %c7 : index
                %2632 = arith.addi %2629, %2631 : index
                %2633 = arith.addi %2624, %2632 : index
                %2634 = arith.addi %2618, %2633 : index
                %2635 = arith.addi %2614, %2634 : index
                %2636 = vector.shuffle %2592, %2592 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2636, %kv[%2635] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2637 = arith.addi %2588, %c9 : index
                %2638 = arith.divui %2637, %c4 : index
                %2639 = arith.muli %2638, %c24 : index
                %2640 = arith.addi %2639, %c11 : index
                %2641 = arith.remui %2637, %c4 : index
                %2642 = arith.divui %2360, %c7 : index
                %2643 = arith.remui %2360, %c7 : index
                %2644 = arith.muli %2643, %c2 : index
                %2645 = arith.addi %2642, %2644 : index
                %2646 = arith.muli %2641, %c4 : index
                %2647 = arith.divui %2645, %c30 : index
                %2648 = arith.muli %2647, %c30 : index
                %2649 = arith.remui %2645, %c7 : index
                %2650 = arith.muli %2649, %c7 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.divui %2645, %c7 : index
                %2653 = arith.remui %2652, %c7 : index
                %2654 = arith.addi %2651, %2653 : index
                %2655 = arith.addi %2646, %2654 : index
                %2656 = arith.addi %2640, %2655 : index
                %2657 = arith.addi %2614, %2656 : index
                %2658 = vector.shuffle %2592, %2592 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2658, %kv[%2657] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2659 = arith.addi %2588, %c7 : index
                %2660 = arith.divui %2659, %c4 : index
                %2661 = arith.muli %2660, %c24 : index
                %2662 = arith.addi %2661, %c11 : index
                %2663 = arith.remui %2659, %c4 : index
                %2664 = arith.divui %2360, %c7 : index
                %2665 = arith.remui %2360, %c7 : index
                %2666 = arith.muli %2665, %c2 : index
                %2667 = arith.addi %2664, %2666 : index
                %2668 = arith.muli %2663, %c4 : index
                %2669 = arith.divui %2667, %c30 : index
                %2670 = arith.muli %2669, %c30 : index
                %2671 = arith.remui %2667, %c7 : index
                %2672 = arith.muli %2671, %c7 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.divui %2667, %c7 : index
                %2675 = arith.remui %2674, %c7 : index
                %2676 = arith.addi %2673, %2675 : index
                %2677 = arith.addi %2668, %2676 : index
                %2678 = arith.addi %2662, %2677 : index
                %2679 = arith.addi %2614, %2678 : index
                %2680 = vector.shuffle %2592, %2592 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2680, %kv[%2679] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2681 = arith.addi %2588, %c25 : index
                %2682 = arith.divui %2681, %c4 : index
                %2683 = arith.muli %2682, %c24 : index
                %2684 = arith.addi %2683, %c11 : index
                %2685 = arith.remui %2681, %c4 : index
                %2686 = arith.divui %2360, %c7 : index
                %2687 = arith.remui %2360, %c7 : index
                %2688 = arith.muli %2687, %c2 : index
                %2689 = arith.addi %2686, %2688 : index
                %2690 = arith.muli %2685, %c4 : index
                %2691 = arith.divui %2689, %c30 : index
                %2692 = arith.muli %2691, %c30 : index
                %2693 = arith.remui %2689, %c7 : index
                %2694 = arith.muli %2693, %c7 : index
                %2695 = arith.addi %2692, %2694 : index
                %2696 = arith.divui %2689, %c7 : index
                %2697 = arith.remui %2696, %c7 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.addi %2690, %2698 : index
                %2700 = arith.addi %2684, %2699 : index
                %2701 = arith.addi %2614, %2700 : index
                %2702 = vector.shuffle %2592, %2592 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2702, %kv[%2701] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2703 = arith.addi %22, %c14 : index
    %2704 = wave.lane
    %2705 = arith.muli %3, %c7 : index
    %2706 = arith.muli %2705, %c24 : index
    %2707 = arith.addi %2706, %2704 : index
    %2708 = arith.muli %4, %c11 : index
    %2709 = arith.addi %2708, %2707 : index
    %2710 = arith.addi %2709, %c8 : index
    %2711 = arith.addi %2710, %c8 : index
    %2712 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %2712, %18[%2711] : memref<?xf32>
    %2713 = arith.muli %4, %c11 : index
    %2714 = arith.addi %2713, %2707 : index
    %2715 = arith.addi %2714, %c8 : index
    %2716 = arith.addi %2715, %c14 : index
    %2717 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %2717, %18[%2716] : memref<?xf32>
    %2718 = arith.muli %4, %c11 : index
    %2719 = arith.addi %2718, %2707 : index
    %2720 = arith.addi %2719, %c8 : index
    %2721 = arith.addi %2720, %c12 : index
    %2722 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %2722, %18[%2721] : memref<?xf32>
    %2723 = arith.muli %4, %c11 : index
    %2724 = arith.addi %2723, %2707 : index
    %2725 = arith.addi %2724, %c8 : index
    %2726 = arith.addi %2725, %c26 : index
    %2727 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %2727, %18[%2726] : memref<?xf32>
    %2728 = arith.muli %4, %c11 : index
    %2729 = arith.addi %2728, %2707 : index
    %2730 = arith.addi %2729, %c8 : index
    %2731 = arith.addi %2730, %c6 : index
    %2732 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %2732, %18[%2731] : memref<?xf32>
    %2733 = arith.muli %4, %c11 : index
    %2734 = arith.addi %2733, %2707 : index
    %2735 = arith.addi %2734, %c8 : index
    %2736 = arith.addi %2735, %c27 : index
    %2737 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %2737, %18[%2736] : memref<?xf32>
    %2738 = arith.muli %4, %c11 : index
    %2739 = arith.addi %2738, %2707 : index
    %2740 = arith.addi %2739, %c8 : index
    %2741 = arith.addi %2740, %c28 : index
    %2742 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %2742, %18[%2741] : memref<?xf32>
    %2743 = arith.muli %4, %c11 : index
    %2744 = arith.addi %2743, %2707 : index
    %2745 = arith.addi %2744, %c8 : index
    %2746 = arith.addi %2745, %c29 : index
    %2747 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %2747, %18[%2746] : memref<?xf32>
    %2748 = arith.muli %4, %c11 : index
    %2749 = arith.addi %2748, %2707 : index
    %2750 = arith.addi %2749, %c24 : index
    %2751 = arith.addi %2750, %c8 : index
    %2752 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %2752, %18[%2751] : memref<?xf32>
    %2753 = arith.muli %4, %c11 : index
    %2754 = arith.addi %2753, %2707 : index
    %2755 = arith.addi %2754, %c24 : index
    %2756 = arith.addi %2755, %c14 : index
    %2757 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %2757, %18[%2756] : memref<?xf32>
    %2758 = arith.muli %4, %c11 : index
    %2759 = arith.addi %2758, %2707 : index
    %2760 = arith.addi %2759, %c24 : index
    %2761 = arith.addi %2760, %c12 : index
    %2762 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %2762, %18[%2761] : memref<?xf32>
    %2763 = arith.muli %4, %c11 : index
    %2764 = arith.addi %2763, %2707 : index
    %2765 = arith.addi %2764, %c24 : index
    %2766 = arith.addi %2765, %c26 : index
    %2767 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %2767, %18[%2766] : memref<?xf32>
    %2768 = arith.muli %4, %c11 : index
    %2769 = arith.addi %2768, %2707 : index
    %2770 = arith.addi %2769, %c24 : index
    %2771 = arith.addi %2770, %c6 : index
    %2772 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %2772, %18[%2771] : memref<?xf32>
    %2773 = arith.muli %4, %c11 : index
    %2774 = arith.addi %2773, %2707 : index
    %2775 = arith.addi %2774, %c24 : index
    %2776 = arith.addi %2775, %c27 : index
    %2777 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %2777, %18[%2776] : memref<?xf32>
    %2778 = arith.muli %4, %c11 : index
    %2779 = arith.addi %2778, %2707 : index
    %2780 = arith.addi %2779, %c24 : index
    %2781 = arith.addi %2780, %c28 : index
    %2782 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %2782, %18[%2781] : memref<?xf32>
    %2783 = arith.muli %4, %c11 : index
    %2784 = arith.addi %2783, %2707 : index
    %2785 = arith.addi %2784, %c24 : index
    %2786 = arith.addi %2785, %c29 : index
    %2787 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %2787, %18[%2786] : memref<?xf32>
    wave.barrier
    %2788 = arith.muli %4, %c30 : index
    %2789 = arith.addi %2788, %c8 : index
    %2790 = arith.muli %2789, %c7 : index
    %2791 = arith.divui %2704, %c4 : index
    %2792 = arith.addi %2790, %2791 : index
    %2793 = arith.addi %2703, %2792 : index
    %2794 = arith.cmpi slt, %2793, %21 : index
    scf.if %2794 {
      %2795 = arith.cmpi eq, %hasFactors, %c9 : index
      %2796 = arith.muli %2793, %c7 : index
      %2797 = memref.load %factors[%2796] : memref<?xf32>
      %2798 = arith.mulf %2797, %operandScale : f32
      %2799 = arith.select %2795, %2798, %operandScale : f32
      %2800 = arith.addi %2707, %c8 : index
      %2801 = arith.muli %2789, %c14 : index
      %2802 = arith.addi %2800, %2801 : index
      %2803 = memref.load %18[%2802] : memref<?xf32>
      %2804 = arith.addi %2802, %c11 : index
      %2805 = memref.load %18[%2804] : memref<?xf32>
      %2806 = arith.addf %2803, %2805 : f32
      %2807 = arith.remui %2704, %c4 : index
      %2808 = arith.muli %2807, %c30 : index
      %2809 = arith.addi %15, %2808 : index
      %2810 = vector.load %w[%2809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2811 = vector.bitcast %2810 : vector<4xi8> to vector<1xf32>
      %2812 = vector.extract %2811[0] : f32 from vector<1xf32>
      %2813 = arith.mulf %2812, %2799 : f32
      %2814 = arith.mulf %2806, %2813 : f32
      %2815 = arith.muli %3, %c7 : index
      %2816 = arith.addi %2815, %c8 : index
      %2817 = arith.muli %2816, %c4 : index
      %2818 = arith.remui %2704, %c4 : index
      %2819 = arith.addi %2817, %2818 : index
      %2820 = arith.muli %2792, %c24 : index
      %2821 = arith.addi %2820, %2819 : index
      memref.store %2814, %19[%2821] : memref<?xf32>
      %2822 = arith.addi %2707, %c24 : index
      %2823 = arith.muli %2789, %c14 : index
      %2824 = arith.addi %2822, %2823 : index
      %2825 = memref.load %18[%2824] : memref<?xf32>
      %2826 = arith.addi %2824, %c11 : index
      %2827 = memref.load %18[%2826] : memref<?xf32>
      %2828 = arith.addf %2825, %2827 : f32
      %2829 = arith.remui %2704, %c4 : index
      %2830 = arith.muli %2829, %c30 : index
      %2831 = arith.addi %17, %2830 : index
      %2832 = vector.load %w[%2831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2833 = vector.bitcast %2832 : vector<4xi8> to vector<1xf32>
      %2834 = vector.extract %2833[0] : f32 from vector<1xf32>
      %2835 = arith.mulf %2834, %2799 : f32
      %2836 = arith.mulf %2828, %2835 : f32
      %2837 = arith.muli %3, %c7 : index
      %2838 = arith.addi %2837, %c9 : index
      %2839 = arith.muli %2838, %c4 : index
      %2840 = arith.remui %2704, %c4 : index
      %2841 = arith.addi %2839, %2840 : index
      %2842 = arith.muli %2792, %c24 : index
      %2843 = arith.addi %2842, %2841 : index
      memref.store %2836, %19[%2843] : memref<?xf32>
    }
    %2844 = arith.muli %4, %c30 : index
    %2845 = arith.addi %2844, %c9 : index
    %2846 = arith.muli %2845, %c7 : index
    %2847 = arith.divui %2704, %c4 : index
    %2848 = arith.addi %2846, %2847 : index
    %2849 = arith.addi %2703, %2848 : index
    %2850 = arith.cmpi slt, %2849, %21 : index
    scf.if %2850 {
      %2851 = arith.cmpi eq, %hasFactors, %c9 : index
      %2852 = arith.muli %2849, %c7 : index
      %2853 = memref.load %factors[%2852] : memref<?xf32>
      %2854 = arith.mulf %2853, %operandScale : f32
      %2855 = arith.select %2851, %2854, %operandScale : f32
      %2856 = arith.addi %2707, %c8 : index
      %2857 = arith.muli %2845, %c14 : index
      %2858 = arith.addi %2856, %2857 : index
      %2859 = memref.load %18[%2858] : memref<?xf32>
      %2860 = arith.addi %2858, %c11 : index
      %2861 = memref.load %18[%2860] : memref<?xf32>
      %2862 = arith.addf %2859, %2861 : f32
      %2863 = arith.remui %2704, %c4 : index
      %2864 = arith.muli %2863, %c30 : index
      %2865 = arith.addi %15, %2864 : index
      %2866 = vector.load %w[%2865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2867 = vector.bitcast %2866 : vector<4xi8> to vector<1xf32>
      %2868 = vector.extract %2867[0] : f32 from vector<1xf32>
      %2869 = arith.mulf %2868, %2855 : f32
      %2870 = arith.mulf %2862, %2869 : f32
      %2871 = arith.muli %3, %c7 : index
      %2872 = arith.addi %2871, %c8 : index
      %2873 = arith.muli %2872, %c4 : index
      %2874 = arith.remui %2704, %c4 : index
      %2875 = arith.addi %2873, %2874 : index
      %2876 = arith.muli %2848, %c24 : index
      %2877 = arith.addi %2876, %2875 : index
      memref.store %2870, %19[%2877] : memref<?xf32>
      %2878 = arith.addi %2707, %c24 : index
      %2879 = arith.muli %2845, %c14 : index
      %2880 = arith.addi %2878, %2879 : index
      %2881 = memref.load %18[%2880] : memref<?xf32>
      %2882 = arith.addi %2880, %c11 : index
      %2883 = memref.load %18[%2882] : memref<?xf32>
      %2884 = arith.addf %2881, %2883 : f32
      %2885 = arith.remui %2704, %c4 : index
      %2886 = arith.muli %2885, %c30 : index
      %2887 = arith.addi %17, %2886 : index
      %2888 = vector.load %w[%2887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2889 = vector.bitcast %2888 : vector<4xi8> to vector<1xf32>
      %2890 = vector.extract %2889[0] : f32 from vector<1xf32>
      %2891 = arith.mulf %2890, %2855 : f32
      %2892 = arith.mulf %2884, %2891 : f32
      %2893 = arith.muli %3, %c7 : index
      %2894 = arith.addi %2893, %c9 : index
      %2895 = arith.muli %2894, %c4 : index
      %2896 = arith.remui %2704, %c4 : index
      %2897 = arith.addi %2895, %2896 : index
      %2898 = arith.muli %2848, %c24 : index
      %2899 = arith.addi %2898, %2897 : index
      memref.store %2892, %19[%2899] : memref<?xf32>
    }
    %2900 = arith.muli %4, %c30 : index
    %2901 = arith.addi %2900, %c7 : index
    %2902 = arith.muli %2901, %c7 : index
    %2903 = arith.divui %2704, %c4 : index
    %2904 = arith.addi %2902, %2903 : index
    %2905 = arith.addi %2703, %2904 : index
    %2906 = arith.cmpi slt, %2905, %21 : index
    scf.if %2906 {
      %2907 = arith.cmpi eq, %hasFactors, %c9 : index
      %2908 = arith.muli %2905, %c7 : index
      %2909 = memref.load %factors[%2908] : memref<?xf32>
      %2910 = arith.mulf %2909, %operandScale : f32
      %2911 = arith.select %2907, %2910, %operandScale : f32
      %2912 = arith.addi %2707, %c8 : index
      %2913 = arith.muli %2901, %c14 : index
      %2914 = arith.addi %2912, %2913 : index
      %2915 = memref.load %18[%2914] : memref<?xf32>
      %2916 = arith.addi %2914, %c11 : index
      %2917 = memref.load %18[%2916] : memref<?xf32>
      %2918 = arith.addf %2915, %2917 : f32
      %2919 = arith.remui %2704, %c4 : index
      %2920 = arith.muli %2919, %c30 : index
      %2921 = arith.addi %15, %2920 : index
      %2922 = vector.load %w[%2921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2923 = vector.bitcast %2922 : vector<4xi8> to vector<1xf32>
      %2924 = vector.extract %2923[0] : f32 from vector<1xf32>
      %2925 = arith.mulf %2924, %2911 : f32
      %2926 = arith.mulf %2918, %2925 : f32
      %2927 = arith.muli %3, %c7 : index
      %2928 = arith.addi %2927, %c8 : index
      %2929 = arith.muli %2928, %c4 : index
      %2930 = arith.remui %2704, %c4 : index
      %2931 = arith.addi %2929, %2930 : index
      %2932 = arith.muli %2904, %c24 : index
      %2933 = arith.addi %2932, %2931 : index
      memref.store %2926, %19[%2933] : memref<?xf32>
      %2934 = arith.addi %2707, %c24 : index
      %2935 = arith.muli %2901, %c14 : index
      %2936 = arith.addi %2934, %2935 : index
      %2937 = memref.load %18[%2936] : memref<?xf32>
      %2938 = arith.addi %2936, %c11 : index
      %2939 = memref.load %18[%2938] : memref<?xf32>
      %2940 = arith.addf %2937, %2939 : f32
      %2941 = arith.remui %2704, %c4 : index
      %2942 = arith.muli %2941, %c30 : index
      %2943 = arith.addi %17, %2942 : index
      %2944 = vector.load %w[%2943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2945 = vector.bitcast %2944 : vector<4xi8> to vector<1xf32>
      %2946 = vector.extract %2945[0] : f32 from vector<1xf32>
      %2947 = arith.mulf %2946, %2911 : f32
      %2948 = arith.mulf %2940, %2947 : f32
      %2949 = arith.muli %3, %c7 : index
      %2950 = arith.addi %2949, %c9 : index
      %2951 = arith.muli %2950, %c4 : index
      %2952 = arith.remui %2704, %c4 : index
      %2953 = arith.addi %2951, %2952 : index
      %2954 = arith.muli %2904, %c24 : index
      %2955 = arith.addi %2954, %2953 : index
      memref.store %2948, %19[%2955] : memref<?xf32>
    }
    %2956 = arith.muli %4, %c30 : index
    %2957 = arith.addi %2956, %c25 : index
    %2958 = arith.muli %2957, %c7 : index
    %2959 = arith.divui %2704, %c4 : index
    %2960 = arith.addi %2958, %2959 : index
    %2961 = arith.addi %2703, %2960 : index
    %2962 = arith.cmpi slt, %2961, %21 : index
    scf.if %2962 {
      %2963 = arith.cmpi eq, %hasFactors, %c9 : index
      %2964 = arith.muli %2961, %c7 : index
      %2965 = memref.load %factors[%2964] : memref<?xf32>
      %2966 = arith.mulf %2965, %operandScale : f32
      %2967 = arith.select %2963, %2966, %operandScale : f32
      %2968 = arith.addi %2707, %c8 : index
      %2969 = arith.muli %2957, %c14 : index
      %2970 = arith.addi %2968, %2969 : index
      %2971 = memref.load %18[%2970] : memref<?xf32>
      %2972 = arith.addi %2970, %c11 : index
      %2973 = memref.load %18[%2972] : memref<?xf32>
      %2974 = arith.addf %2971, %2973 : f32
      %2975 = arith.remui %2704, %c4 : index
      %2976 = arith.muli %2975, %c30 : index
      %2977 = arith.addi %15, %2976 : index
      %2978 = vector.load %w[%2977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2979 = vector.bitcast %2978 : vector<4xi8> to vector<1xf32>
      %2980 = vector.extract %2979[0] : f32 from vector<1xf32>
      %2981 = arith.mulf %2980, %2967 : f32
      %2982 = arith.mulf %2974, %2981 : f32
      %2983 = arith.muli %3, %c7 : index
      %2984 = arith.addi %2983, %c8 : index
      %2985 = arith.muli %2984, %c4 : index
      %2986 = arith.remui %2704, %c4 : index
      %2987 = arith.addi %2985, %2986 : index
      %2988 = arith.muli %2960, %c24 : index
      %2989 = arith.addi %2988, %2987 : index
      memref.store %2982, %19[%2989] : memref<?xf32>
      %2990 = arith.addi %2707, %c24 : index
      %2991 = arith.muli %2957, %c14 : index
      %2992 = arith.addi %2990, %2991 : index
      %2993 = memref.load %18[%2992] : memref<?xf32>
      %2994 = arith.addi %2992, %c11 : index
      %2995 = memref.load %18[%2994] : memref<?xf32>
      %2996 = arith.addf %2993, %2995 : f32
      %2997 = arith.remui %2704, %c4 : index
      %2998 = arith.muli %2997, %c30 : index
      %2999 = arith.addi %17, %2998 : index
      %3000 = vector.load %w[%2999] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3001 = vector.bitcast %3000 : vector<4xi8> to vector<1xf32>
      %3002 = vector.extract %3001[0] : f32 from vector<1xf32>
      %3003 = arith.mulf %3002, %2967 : f32
      %3004 = arith.mulf %2996, %3003 : f32
      %3005 = arith.muli %3, %c7 : index
      %3006 = arith.addi %3005, %c9 : index
      %3007 = arith.muli %3006, %c4 : index
      %3008 = arith.remui %2704, %c4 : index
      %3009 = arith.addi %3007, %3008 : index
      %3010 = arith.muli %2960, %c24 : index
      %3011 = arith.addi %3010, %3009 : index
      memref.store %3004, %19[%3011] : memref<?xf32>
    }
    wave.barrier
    %3012 = arith.addi %22, %c14 : index
    %3013 = wave.wave
    %3014 = arith.addi %3013, %c8 : index
    %3015 = arith.addi %3012, %3014 : index
    %3016 = arith.cmpi slt, %3015, %21 : index
    scf.if %3016 {
      %3017 = arith.addi %3012, %3014 : index
      %3018 = arith.muli %3014, %c24 : index
      %3019 = wave.lane
      %3020 = arith.addi %3019, %c8 : index
      %3021 = arith.cmpi eq, %hasBias, %c9 : index
      %3022 = arith.addi %3018, %3020 : index
      %3023 = memref.load %19[%3022] : memref<?xf32>
      %3024 = arith.muli %0, %c24 : index
      %3025 = arith.addi %3024, %3020 : index
      %3026 = memref.load %bias[%3025] : memref<?xf32>
      %3027 = arith.addf %3023, %3026 : f32
      %3028 = arith.select %3021, %3027, %3023 : f32
      %3029 = arith.addi %3020, %c6 : index
      %3030 = arith.cmpi eq, %hasBias, %c9 : index
      %3031 = arith.addi %3018, %3029 : index
      %3032 = memref.load %19[%3031] : memref<?xf32>
      %3033 = arith.muli %0, %c24 : index
      %3034 = arith.addi %3033, %3029 : index
      %3035 = memref.load %bias[%3034] : memref<?xf32>
      %3036 = arith.addf %3032, %3035 : f32
      %3037 = arith.select %3030, %3036, %3032 : f32
      %3038 = arith.addi %3019, %c14 : index
      %3039 = arith.cmpi eq, %hasBias, %c9 : index
      %3040 = arith.addi %3018, %3038 : index
      %3041 = memref.load %19[%3040] : memref<?xf32>
      %3042 = arith.muli %0, %c24 : index
      %3043 = arith.addi %3042, %3038 : index
      %3044 = memref.load %bias[%3043] : memref<?xf32>
      %3045 = arith.addf %3041, %3044 : f32
      %3046 = arith.select %3039, %3045, %3041 : f32
      %3047 = arith.addi %3038, %c6 : index
      %3048 = arith.cmpi eq, %hasBias, %c9 : index
      %3049 = arith.addi %3018, %3047 : index
      %3050 = memref.load %19[%3049] : memref<?xf32>
      %3051 = arith.muli %0, %c24 : index
      %3052 = arith.addi %3051, %3047 : index
      %3053 = memref.load %bias[%3052] : memref<?xf32>
      %3054 = arith.addf %3050, %3053 : f32
      %3055 = arith.select %3048, %3054, %3050 : f32
      %3056 = arith.addi %3019, %c12 : index
      %3057 = arith.cmpi eq, %hasBias, %c9 : index
      %3058 = arith.addi %3018, %3056 : index
      %3059 = memref.load %19[%3058] : memref<?xf32>
      %3060 = arith.muli %0, %c24 : index
      %3061 = arith.addi %3060, %3056 : index
      %3062 = memref.load %bias[%3061] : memref<?xf32>
      %3063 = arith.addf %3059, %3062 : f32
      %3064 = arith.select %3057, %3063, %3059 : f32
      %3065 = arith.addi %3056, %c6 : index
      %3066 = arith.cmpi eq, %hasBias, %c9 : index
      %3067 = arith.addi %3018, %3065 : index
      %3068 = memref.load %19[%3067] : memref<?xf32>
      %3069 = arith.muli %0, %c24 : index
      %3070 = arith.addi %3069, %3065 : index
      %3071 = memref.load %bias[%3070] : memref<?xf32>
      %3072 = arith.addf %3068, %3071 : f32
      %3073 = arith.select %3066, %3072, %3068 : f32
      %3074 = arith.addi %3019, %c26 : index
      %3075 = arith.cmpi eq, %hasBias, %c9 : index
      %3076 = arith.addi %3018, %3074 : index
      %3077 = memref.load %19[%3076] : memref<?xf32>
      %3078 = arith.muli %0, %c24 : index
      %3079 = arith.addi %3078, %3074 : index
      %3080 = memref.load %bias[%3079] : memref<?xf32>
      %3081 = arith.addf %3077, %3080 : f32
      %3082 = arith.select %3075, %3081, %3077 : f32
      %3083 = arith.addi %3074, %c6 : index
      %3084 = arith.cmpi eq, %hasBias, %c9 : index
      %3085 = arith.addi %3018, %3083 : index
      %3086 = memref.load %19[%3085] : memref<?xf32>
      %3087 = arith.muli %0, %c24 : index
      %3088 = arith.addi %3087, %3083 : index
      %3089 = memref.load %bias[%3088] : memref<?xf32>
      %3090 = arith.addf %3086, %3089 : f32
      %3091 = arith.select %3084, %3090, %3086 : f32
      %3092 = arith.addi %heads, %kvHeads : index
      %3093 = arith.cmpi slt, %0, %3092 : index
      scf.if %3093 {
        %3094 = arith.addi %positionsAt, %3017 : index
        %3095 = memref.load %step[%3094] : memref<?xi32>
        %3096 = arith.index_cast %3095 : i32 to index
        %3097 = arith.cmpi eq, %hasNorm, %c9 : index
        %3098 = math.fma %3028, %3028, %c36 : f32
        %3099 = math.fma %3037, %3037, %3098 : f32
        %3100 = math.fma %3046, %3046, %3099 : f32
        %3101 = math.fma %3055, %3055, %3100 : f32
        %3102 = math.fma %3064, %3064, %3101 : f32
        %3103 = math.fma %3073, %3073, %3102 : f32
        %3104 = math.fma %3082, %3082, %3103 : f32
        %3105 = math.fma %3091, %3091, %3104 : f32
        %3106 = vector.broadcast %3105 : f32 to vector<1xf32>
        %3107 = wave.reduce "add" %3106 : vector<1xf32>
        %3108 = arith.mulf %3107, %inverseHeadDim : f32
        %3109 = arith.addf %3108, %epsilon : f32
        %3110 = math.sqrt %3109 : f32
        %3111 = arith.divf %c38, %3110 : f32
        %3112 = arith.cmpi slt, %0, %heads : index
        %3113 = arith.addi %3020, %c6 : index
        %3114 = memref.load %query_norm[%3020] : memref<?xf32>
        %3115 = memref.load %key_norm[%3020] : memref<?xf32>
        %3116 = arith.select %3112, %3114, %3115 : f32
        %3117 = arith.mulf %3028, %3111 : f32
        %3118 = arith.mulf %3117, %3116 : f32
        %3119 = arith.select %3097, %3118, %3028 : f32
        %3120 = memref.load %query_norm[%3113] : memref<?xf32>
        %3121 = memref.load %key_norm[%3113] : memref<?xf32>
        %3122 = arith.select %3112, %3120, %3121 : f32
        %3123 = arith.mulf %3037, %3111 : f32
        %3124 = arith.mulf %3123, %3122 : f32
        %3125 = arith.select %3097, %3124, %3037 : f32
        %3126 = arith.addi %3038, %c6 : index
        %3127 = memref.load %query_norm[%3038] : memref<?xf32>
        %3128 = memref.load %key_norm[%3038] : memref<?xf32>
        %3129 = arith.select %3112, %3127, %3128 : f32
        %3130 = arith.mulf %3046, %3111 : f32
        %3131 = arith.mulf %3130, %3129 : f32
        %3132 = arith.select %3097, %3131, %3046 : f32
        %3133 = memref.load %query_norm[%3126] : memref<?xf32>
        %3134 = memref.load %key_norm[%3126] : memref<?xf32>
        %3135 = arith.select %3112, %3133, %3134 : f32
        %3136 = arith.mulf %3055, %3111 : f32
        %3137 = arith.mulf %3136, %3135 : f32
        %3138 = arith.select %3097, %3137, %3055 : f32
        %3139 = arith.addi %3056, %c6 : index
        %3140 = memref.load %query_norm[%3056] : memref<?xf32>
        %3141 = memref.load %key_norm[%3056] : memref<?xf32>
        %3142 = arith.select %3112, %3140, %3141 : f32
        %3143 = arith.mulf %3064, %3111 : f32
        %3144 = arith.mulf %3143, %3142 : f32
        %3145 = arith.select %3097, %3144, %3064 : f32
        %3146 = memref.load %query_norm[%3139] : memref<?xf32>
        %3147 = memref.load %key_norm[%3139] : memref<?xf32>
        %3148 = arith.select %3112, %3146, %3147 : f32
        %3149 = arith.mulf %3073, %3111 : f32
        %3150 = arith.mulf %3149, %3148 : f32
        %3151 = arith.select %3097, %3150, %3073 : f32
        %3152 = arith.addi %3074, %c6 : index
        %3153 = memref.load %query_norm[%3074] : memref<?xf32>
        %3154 = memref.load %key_norm[%3074] : memref<?xf32>
        %3155 = arith.select %3112, %3153, %3154 : f32
        %3156 = arith.mulf %3082, %3111 : f32
        %3157 = arith.mulf %3156, %3155 : f32
        %3158 = arith.select %3097, %3157, %3082 : f32
        %3159 = memref.load %query_norm[%3152] : memref<?xf32>
        %3160 = memref.load %key_norm[%3152] : memref<?xf32>
        %3161 = arith.select %3112, %3159, %3160 : f32
        %3162 = arith.mulf %3091, %3111 : f32
        %3163 = arith.mulf %3162, %3161 : f32
        %3164 = arith.select %3097, %3163, %3091 : f32
        %3165 = arith.remui %3096, %c24 : index
        %3166 = arith.muli %3165, %c24 : index
        %3167 = arith.addi %3166, %3020 : index
        %3168 = arith.divui %3096, %c24 : index
        %3169 = arith.addi %3168, %c24 : index
        %3170 = arith.muli %3169, %c24 : index
        %3171 = arith.addi %3170, %3020 : index
        %3172 = memref.load %rope[%3167] : memref<?xf32>
        %3173 = arith.addi %3167, %c6 : index
        %3174 = memref.load %rope[%3173] : memref<?xf32>
        %3175 = memref.load %rope[%3171] : memref<?xf32>
        %3176 = arith.addi %3171, %c6 : index
        %3177 = memref.load %rope[%3176] : memref<?xf32>
        %3178 = arith.mulf %3175, %3172 : f32
        %3179 = arith.mulf %3177, %3174 : f32
        %3180 = arith.subf %3178, %3179 : f32
        %3181 = arith.mulf %3177, %3172 : f32
        %3182 = arith.mulf %3175, %3174 : f32
        %3183 = arith.addf %3181, %3182 : f32
        %3184 = arith.mulf %3119, %3180 : f32
        %3185 = arith.mulf %3125, %3183 : f32
        %3186 = arith.subf %3184, %3185 : f32
        %3187 = arith.mulf %3125, %3180 : f32
        %3188 = arith.mulf %3119, %3183 : f32
        %3189 = arith.addf %3187, %3188 : f32
        %3190 = arith.cmpi slt, %0, %heads : index
        scf.if %3190 {
          %3191 = arith.muli %3017, %heads : index
          %3192 = arith.addi %3191, %0 : index
          %3193 = arith.muli %3192, %c24 : index
          %3194 = arith.addi %3193, %3020 : index
          memref.store %3186, %q[%3194] : memref<?xf32>
          %3195 = arith.addi %3194, %c6 : index
          memref.store %3189, %q[%3195] : memref<?xf32>
        } else {
          %3196 = arith.addi %3018, %3020 : index
          memref.store %3186, %19[%3196] : memref<?xf32>
          %3197 = arith.addi %3018, %3020 : index
          %3198 = arith.addi %3197, %c6 : index
          memref.store %3189, %19[%3198] : memref<?xf32>
        }
        %3199 = arith.remui %3096, %c24 : index
        %3200 = arith.muli %3199, %c24 : index
        %3201 = arith.addi %3200, %3038 : index
        %3202 = arith.divui %3096, %c24 : index
        %3203 = arith.addi %3202, %c24 : index
        %3204 = arith.muli %3203, %c24 : index
        %3205 = arith.addi %3204, %3038 : index
        %3206 = memref.load %rope[%3201] : memref<?xf32>
        %3207 = arith.addi %3201, %c6 : index
        %3208 = memref.load %rope[%3207] : memref<?xf32>
        %3209 = memref.load %rope[%3205] : memref<?xf32>
        %3210 = arith.addi %3205, %c6 : index
        %3211 = memref.load %rope[%3210] : memref<?xf32>
        %3212 = arith.mulf %3209, %3206 : f32
        %3213 = arith.mulf %3211, %3208 : f32
        %3214 = arith.subf %3212, %3213 : f32
        %3215 = arith.mulf %3211, %3206 : f32
        %3216 = arith.mulf %3209, %3208 : f32
        %3217 = arith.addf %3215, %3216 : f32
        %3218 = arith.mulf %3132, %3214 : f32
        %3219 = arith.mulf %3138, %3217 : f32
        %3220 = arith.subf %3218, %3219 : f32
        %3221 = arith.mulf %3138, %3214 : f32
        %3222 = arith.mulf %3132, %3217 : f32
        %3223 = arith.addf %3221, %3222 : f32
        %3224 = arith.cmpi slt, %0, %heads : index
        scf.if %3224 {
          %3225 = arith.muli %3017, %heads : index
          %3226 = arith.addi %3225, %0 : index
          %3227 = arith.muli %3226, %c24 : index
          %3228 = arith.addi %3227, %3038 : index
          memref.store %3220, %q[%3228] : memref<?xf32>
          %3229 = arith.addi %3228, %c6 : index
          memref.store %3223, %q[%3229] : memref<?xf32>
        } else {
          %3230 = arith.addi %3018, %3038 : index
          memref.store %3220, %19[%3230] : memref<?xf32>
          %3231 = arith.addi %3018, %3038 : index
          %3232 = arith.addi %3231, %c6 : index
          memref.store %3223, %19[%3232] : memref<?xf32>
        }
        %3233 = arith.remui %3096, %c24 : index
        %3234 = arith.muli %3233, %c24 : index
        %3235 = arith.addi %3234, %3056 : index
        %3236 = arith.divui %3096, %c24 : index
        %3237 = arith.addi %3236, %c24 : index
        %3238 = arith.muli %3237, %c24 : index
        %3239 = arith.addi %3238, %3056 : index
        %3240 = memref.load %rope[%3235] : memref<?xf32>
        %3241 = arith.addi %3235, %c6 : index
        %3242 = memref.load %rope[%3241] : memref<?xf32>
        %3243 = memref.load %rope[%3239] : memref<?xf32>
        %3244 = arith.addi %3239, %c6 : index
        %3245 = memref.load %rope[%3244] : memref<?xf32>
        %3246 = arith.mulf %3243, %3240 : f32
        %3247 = arith.mulf %3245, %3242 : f32
        %3248 = arith.subf %3246, %3247 : f32
        %3249 = arith.mulf %3245, %3240 : f32
        %3250 = arith.mulf %3243, %3242 : f32
        %3251 = arith.addf %3249, %3250 : f32
        %3252 = arith.mulf %3145, %3248 : f32
        %3253 = arith.mulf %3151, %3251 : f32
        %3254 = arith.subf %3252, %3253 : f32
        %3255 = arith.mulf %3151, %3248 : f32
        %3256 = arith.mulf %3145, %3251 : f32
        %3257 = arith.addf %3255, %3256 : f32
        %3258 = arith.cmpi slt, %0, %heads : index
        scf.if %3258 {
          %3259 = arith.muli %3017, %heads : index
          %3260 = arith.addi %3259, %0 : index
          %3261 = arith.muli %3260, %c24 : index
          %3262 = arith.addi %3261, %3056 : index
          memref.store %3254, %q[%3262] : memref<?xf32>
          %3263 = arith.addi %3262, %c6 : index
          memref.store %3257, %q[%3263] : memref<?xf32>
        } else {
          %3264 = arith.addi %3018, %3056 : index
          memref.store %3254, %19[%3264] : memref<?xf32>
          %3265 = arith.addi %3018, %3056 : index
          %3266 = arith.addi %3265, %c6 : index
          memref.store %3257, %19[%3266] : memref<?xf32>
        }
        %3267 = arith.remui %3096, %c24 : index
        %3268 = arith.muli %3267, %c24 : index
        %3269 = arith.addi %3268, %3074 : index
        %3270 = arith.divui %3096, %c24 : index
        %3271 = arith.addi %3270, %c24 : index
        %3272 = arith.muli %3271, %c24 : index
        %3273 = arith.addi %3272, %3074 : index
        %3274 = memref.load %rope[%3269] : memref<?xf32>
        %3275 = arith.addi %3269, %c6 : index
        %3276 = memref.load %rope[%3275] : memref<?xf32>
        %3277 = memref.load %rope[%3273] : memref<?xf32>
        %3278 = arith.addi %3273, %c6 : index
        %3279 = memref.load %rope[%3278] : memref<?xf32>
        %3280 = arith.mulf %3277, %3274 : f32
        %3281 = arith.mulf %3279, %3276 : f32
        %3282 = arith.subf %3280, %3281 : f32
        %3283 = arith.mulf %3279, %3274 : f32
        %3284 = arith.mulf %3277, %3276 : f32
        %3285 = arith.addf %3283, %3284 : f32
        %3286 = arith.mulf %3158, %3282 : f32
        %3287 = arith.mulf %3164, %3285 : f32
        %3288 = arith.subf %3286, %3287 : f32
        %3289 = arith.mulf %3164, %3282 : f32
        %3290 = arith.mulf %3158, %3285 : f32
        %3291 = arith.addf %3289, %3290 : f32
        %3292 = arith.cmpi slt, %0, %heads : index
        scf.if %3292 {
          %3293 = arith.muli %3017, %heads : index
          %3294 = arith.addi %3293, %0 : index
          %3295 = arith.muli %3294, %c24 : index
          %3296 = arith.addi %3295, %3074 : index
          memref.store %3288, %q[%3296] : memref<?xf32>
          %3297 = arith.addi %3296, %c6 : index
          memref.store %3291, %q[%3297] : memref<?xf32>
        } else {
          %3298 = arith.addi %3018, %3074 : index
          memref.store %3288, %19[%3298] : memref<?xf32>
          %3299 = arith.addi %3018, %3074 : index
          %3300 = arith.addi %3299, %c6 : index
          memref.store %3291, %19[%3300] : memref<?xf32>
        }
      } else {
        %3301 = arith.cmpi slt, %0, %heads : index
        scf.if %3301 {
          %3302 = arith.muli %3017, %heads : index
          %3303 = arith.addi %3302, %0 : index
          %3304 = arith.muli %3303, %c24 : index
          %3305 = arith.addi %3304, %3020 : index
          memref.store %3028, %q[%3305] : memref<?xf32>
          %3306 = arith.addi %3305, %c6 : index
          memref.store %3037, %q[%3306] : memref<?xf32>
        } else {
          %3307 = arith.addi %3018, %3020 : index
          memref.store %3028, %19[%3307] : memref<?xf32>
          %3308 = arith.addi %3018, %3020 : index
          %3309 = arith.addi %3308, %c6 : index
          memref.store %3037, %19[%3309] : memref<?xf32>
        }
        %3310 = arith.cmpi slt, %0, %heads : index
        scf.if %3310 {
          %3311 = arith.muli %3017, %heads : index
          %3312 = arith.addi %3311, %0 : index
          %3313 = arith.muli %3312, %c24 : index
          %3314 = arith.addi %3313, %3038 : index
          memref.store %3046, %q[%3314] : memref<?xf32>
          %3315 = arith.addi %3314, %c6 : index
          memref.store %3055, %q[%3315] : memref<?xf32>
        } else {
          %3316 = arith.addi %3018, %3038 : index
          memref.store %3046, %19[%3316] : memref<?xf32>
          %3317 = arith.addi %3018, %3038 : index
          %3318 = arith.addi %3317, %c6 : index
          memref.store %3055, %19[%3318] : memref<?xf32>
        }
        %3319 = arith.cmpi slt, %0, %heads : index
        scf.if %3319 {
          %3320 = arith.muli %3017, %heads : index
          %3321 = arith.addi %3320, %0 : index
          %3322 = arith.muli %3321, %c24 : index
          %3323 = arith.addi %3322, %3056 : index
          memref.store %3064, %q[%3323] : memref<?xf32>
          %3324 = arith.addi %3323, %c6 : index
          memref.store %3073, %q[%3324] : memref<?xf32>
        } else {
          %3325 = arith.addi %3018, %3056 : index
          memref.store %3064, %19[%3325] : memref<?xf32>
          %3326 = arith.addi %3018, %3056 : index
          %3327 = arith.addi %3326, %c6 : index
          memref.store %3073, %19[%3327] : memref<?xf32>
        }
        %3328 = arith.cmpi slt, %0, %heads : index
        scf.if %3328 {
          %3329 = arith.muli %3017, %heads : index
          %3330 = arith.addi %3329, %0 : index
          %3331 = arith.muli %3330, %c24 : index
          %3332 = arith.addi %3331, %3074 : index
          memref.store %3082, %q[%3332] : memref<?xf32>
          %3333 = arith.addi %3332, %c6 : index
          memref.store %3091, %q[%3333] : memref<?xf32>
        } else {
          %3334 = arith.addi %3018, %3074 : index
          memref.store %3082, %19[%3334] : memref<?xf32>
          %3335 = arith.addi %3018, %3074 : index
          %3336 = arith.addi %3335, %c6 : index
          memref.store %3091, %19[%3336] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3337 = arith.cmpi sge, %0, %heads : index
    scf.if %3337 {
      %3338 = arith.addi %3013, %c8 : index
      %3339 = arith.addi %3012, %3338 : index
      %3340 = arith.cmpi slt, %3339, %21 : index
      scf.if %3340 {
        %3341 = arith.addi %3012, %3338 : index
        %3342 = arith.addi %slotsAt, %3341 : index
        %3343 = memref.load %step[%3342] : memref<?xi32>
        %3344 = arith.index_cast %3343 : i32 to index
        %3345 = arith.cmpi sge, %3344, %c8 : index
        scf.if %3345 {
          %3346 = arith.muli %3338, %c24 : index
          %3347 = arith.subi %0, %heads : index
          %3348 = memref.load %scales[%3347] : memref<?xf32>
          %3349 = vector.broadcast %3348 : f32 to vector<4xf32>
          %3350 = arith.divui %3344, %c4 : index
          %3351 = arith.remui %3344, %c4 : index
          %3352 = arith.muli %3350, %pageBytes : index
          %3353 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3353 {
            %3354 = wave.lane
            %3355 = arith.muli %3354, %c30 : index
            scf.for %3356 = %3355 to %c24 step %c6 {
              %3357 = arith.addi %3346, %3356 : index
              %3358 = vector.load %19[%3357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3359 = arith.mulf %3358, %3349 : vector<4xf32>
              %3360 = arith.minimumf %3359, %c43 : vector<4xf32>
              %3361 = arith.maximumf %3360, %c44 : vector<4xf32>
              %3362 = arith.truncf %3361 : vector<4xf32> to vector<4xf16>
              %3363 = vector.bitcast %3362 : vector<4xf16> to vector<8xi8>
              %3364 = arith.cmpi slt, %3347, %kvHeads : index
              scf.if %3364 {
                %3365 = arith.muli %3347, %c45 : index
                %3366 = arith.addi %3352, %3365 : index
                %3367 = arith.divui %3356, %c4 : index
                %3368 = arith.muli %3367, %c19 : index
                %3369 = arith.remui %3356, %c4 : index
                %3370 = arith.divui %3369, %c2 : index
                %3371 = arith.muli %3370, %c24 : index
                %3372 = arith.muli %3351, %c4 : index
                %3373 = arith.addi %3371, %3372 : index
                %3374 = arith.remui %3369, %c2 : index
                %3375 = arith.muli %3374, %c7 : index
                %3376 = arith.addi %3373, %3375 : index
                %3377 = arith.addi %3368, %3376 : index
                %3378 = arith.addi %3366, %3377 : index
                vector.store %3363, %kv[%3378] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3379 = arith.subi %3347, %kvHeads : index
                %3380 = arith.muli %3379, %c45 : index
                %3381 = arith.addi %3352, %3380 : index
                %3382 = arith.addi %3356, %c8 : index
                %3383 = arith.divui %3382, %c4 : index
                %3384 = arith.muli %3383, %c19 : index
                %3385 = arith.addi %3384, %c10 : index
                %3386 = arith.remui %3382, %c4 : index
                %3387 = arith.divui %3351, %c7 : index
                %3388 = arith.remui %3351, %c7 : index
                %3389 = arith.muli %3388, %c2 : index
                %3390 = arith.addi %3387, %3389 : index
                %3391 = arith.divui %3390, %c2 : index
                %3392 = arith.muli %3391, %c24 : index
                %3393 = arith.muli %3386, %c4 : index
                %3394 = arith.addi %3392, %3393 : index
                %3395 = arith.remui %3390, %c2 : index
                %3396 = arith.muli %3395, %c7 : index
                %3397 = arith.addi %3394, %3396 : index
                %3398 = arith.addi %3385, %3397 : index
                %3399 = arith.addi %3381, %3398 : index
                %3400 = vector.shuffle %3363, %3363 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3400, %kv[%3399] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3401 = arith.addi %3356, %c9 : index
                %3402 = arith.divui %3401, %c4 : index
                %3403 = arith.muli %3402, %c19 : index
                %3404 = arith.addi %3403, %c10 : index
                %3405 = arith.remui %3401, %c4 : index
                %3406 = arith.divui %3351, %c7 : index
                %3407 = arith.remui %3351, %c7 : index
                %3408 = arith.muli %3407, %c2 : index
                %3409 = arith.addi %3406, %3408 : index
                %3410 = arith.divui %3409, %c2 : index
                %3411 = arith.muli %3410, %c24 : index
                %3412 = arith.muli %3405, %c4 : index
                %3413 = arith.addi %3411, %3412 : index
                %3414 = arith.remui %3409, %c2 : index
                %3415 = arith.muli %3414, %c7 : index
                %3416 = arith.addi %3413, %3415 : index
                %3417 = arith.addi %3404, %3416 : index
                %3418 = arith.addi %3381, %3417 : index
                %3419 = vector.shuffle %3363, %3363 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3419, %kv[%3418] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3420 = arith.addi %3356, %c7 : index
                %3421 = arith.divui %3420, %c4 : index
                %3422 = arith.muli %3421, %c19 : index
                %3423 = arith.addi %3422, %c10 : index
                %3424 = arith.remui %3420, %c4 : index
                %3425 = arith.divui %3351, %c7 : index
                %3426 = arith.remui %3351, %c7 : index
                %3427 = arith.muli %3426, %c2 : index
                %3428 = arith.addi %3425, %3427 : index
                %3429 = arith.divui %3428, %c2 : index
                %3430 = arith.muli %3429, %c24 : index
                %3431 = arith.muli %3424, %c4 : index
                %3432 = arith.addi %3430, %3431 : index
                %3433 = arith.remui %3428, %c2 : index
                %3434 = arith.muli %3433, %c7 : index
                %3435 = arith.addi %3432, %3434 : index
                %3436 = arith.addi %3423, %3435 : index
                %3437 = arith.addi %3381, %3436 : index
                %3438 = vector.shuffle %3363, %3363 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3438, %kv[%3437] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3439 = arith.addi %3356, %c25 : index
                %3440 = arith.divui %3439, %c4 : index
                %3441 = arith.muli %3440, %c19 : index
                %3442 = arith.addi %3441, %c10 : index
                %3443 = arith.remui %3439, %c4 : index
                %3444 = arith.divui %3351, %c7 : index
                %3445 = arith.remui %3351, %c7 : index
                %3446 = arith.muli %3445, %c2 : index
                %3447 = arith.addi %3444, %3446 : index
                %3448 = arith.divui %3447, %c2 : index
                %3449 = arith.muli %3448, %c24 : index
                %3450 = arith.muli %3443, %c4 : index
                %3451 = arith.addi %3449, %3450 : index
                %3452 = arith.remui %3447, %c2 : index
                %3453 = arith.muli %3452, %c7 : index
                %3454 = arith.addi %3451, %3453 : index
                %3455 = arith.addi %3442, %3454 : index
                %3456 = arith.addi %3381, %3455 : index
                %3457 = vector.shuffle %3363, %3363 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3457, %kv[%3456] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3458 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3458 {
            %3459 = wave.lane
            %3460 = arith.muli %3459, %c30 : index
            scf.for %3461 = %3460 to %c24 step %c6 {
              %3462 = arith.addi %3346, %3461 : index
              %3463 = vector.load %19[%3462] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3464 = arith.mulf %3463, %3349 : vector<4xf32>
              %3465 = wave.fp8_encode "e4m3" %3464 : vector<4xf32> -> vector<4xi8>
              %3466 = arith.cmpi slt, %3347, %kvHeads : index
              scf.if %3466 {
                %3467 = arith.muli %3347, %c10 : index
                %3468 = arith.addi %3352, %3467 : index
                %3469 = vector.shuffle %3465, %3465 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3470 = arith.divui %3461, %c4 : index
                %3471 = arith.muli %3470, %c24 : index
                %3472 = arith.remui %3461, %c4 : index
                %3473 = arith.muli %3351, %c4 : index
                %3474 = arith.divui %3472, %c30 : index
                %3475 = arith.muli %3474, %c30 : index
                %3476 = arith.remui %3472, %c7 : index
                %3477 = arith.muli %3476, %c7 : index
                %3478 = arith.addi %3475, %3477 : index
                %3479 = arith.divui %3472, %c7 : index
                %3480 = arith.remui %3479, %c7 : index
                %3481 = arith.addi %3478, %3480 : index
                %3482 = arith.addi %3473, %3481 : index
                %3483 = arith.addi %3471, %3482 : index
                %3484 = arith.addi %3468, %3483 : index
                vector.store %3469, %kv[%3484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3485 = arith.subi %3347, %kvHeads : index
                %3486 = arith.muli %3485, %c10 : index
                %3487 = arith.addi %3352, %3486 : index
                %3488 = arith.addi %3461, %c8 : index
                %3489 = arith.divui %3488, %c4 : index
                %3490 = arith.muli %3489, %c24 : index
                %3491 = arith.addi %3490, %c11 : index
                %3492 = arith.remui %3488, %c4 : index
                %3493 = arith.divui %3351, %c7 : index
                %3494 = arith.remui %3351, %c7 : index
                %3495 = arith.muli %3494, %c2 : index
                %3496 = arith.addi %3493, %3495 : index
                %3497 = arith.muli %3492, %c4 : index
                %3498 = arith.divui %3496, %c30 : index
                %3499 = arith.muli %3498, %c30 : index
                %3500 = arith.remui %3496, %c7 : index
                %3501 = arith.muli %3500, %c7 : index
                %3502 = arith.addi %3499, %3501 : index
                %3503 = arith.divui %3496, %c7 : index
                %3504 = arith.remui %3503, %c7 : index
                %3505 = arith.addi %3502, %3504 : index
                %3506 = arith.addi %3497, %3505 : index
                %3507 = arith.addi %3491, %3506 : index
                %3508 = arith.addi %3487, %3507 : index
                %3509 = vector.shuffle %3465, %3465 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3509, %kv[%3508] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3510 = arith.addi %3461, %c9 : index
                %3511 = arith.divui %3510, %c4 : index
                %3512 = arith.muli %3511, %c24 : index
                %3513 = arith.addi %3512, %c11 : index
                %3514 = arith.remui %3510, %c4 : index
                %3515 = arith.divui %3351, %c7 : index
                %3516 = arith.remui %3351, %c7 : index
                %3517 = arith.muli %3516, %c2 : index
                %3518 = arith.addi %3515, %3517 : index
                %3519 = arith.muli %3514, %c4 : index
                %3520 = arith.divui %3518, %c30 : index
                %3521 = arith.muli %3520, %c30 : index
                %3522 = arith.remui %3518, %c7 : index
                %3523 = arith.muli %3522, %c7 : index
                %3524 = arith.addi %3521, %3523 : index
                %3525 = arith.divui %3518, %c7 : index
                %3526 = arith.remui %3525, %c7 : index
                %3527 = arith.addi %3524, %3526 : index
                %3528 = arith.addi %3519, %3527 : index
                %3529 = arith.addi %3513, %3528 : index
                %3530 = arith.addi %3487, %3529 : index
                %3531 = vector.shuffle %3465, %3465 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3531, %kv[%3530] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3532 = arith.addi %3461, %c7 : index
                %3533 = arith.divui %3532, %c4 : index
                %3534 = arith.muli %3533, %c24 : index
                %3535 = arith.addi %3534, %c11 : index
                %3536 = arith.remui %3532, %c4 : index
                %3537 = arith.divui %3351, %c7 : index
                %3538 = arith.remui %3351, %c7 : index
                %3539 = arith.muli %3538, %c2 : index
                %3540 = arith.addi %3537, %3539 : index
                %3541 = arith.muli %3536, %c4 : index
                %3542 = arith.divui %3540, %c30 : index
                %3543 = arith.muli %3542, %c30 : index
                %3544 = arith.remui %3540, %c7 : index
                %3545 = arith.muli %3544, %c7 : index
                %3546 = arith.addi %3543, %3545 : index
                %3547 = arith.divui %3540, %c7 : index
                %3548 = arith.remui %3547, %c7 : index
                %3549 = arith.addi %3546, %3548 : index
                %3550 = arith.addi %3541, %3549 : index
                %3551 = arith.addi %3535, %3550 : index
                %3552 = arith.addi %3487, %3551 : index
                %3553 = vector.shuffle %3465, %3465 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3553, %kv[%3552] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3554 = arith.addi %3461, %c25 : index
                %3555 = arith.divui %3554, %c4 : index
                %3556 = arith.muli %3555, %c24 : index
                %3557 = arith.addi %3556, %c11 : index
                %3558 = arith.remui %3554, %c4 : index
                %3559 = arith.divui %3351, %c7 : index
                %3560 = arith.remui %3351, %c7 : index
                %3561 = arith.muli %3560, %c2 : index
                %3562 = arith.addi %3559, %3561 : index
                %3563 = arith.muli %3558, %c4 : index
                %3564 = arith.divui %3562, %c30 : index
                %3565 = arith.muli %3564, %c30 : index
                %3566 = arith.remui %3562, %c7 : index
                %3567 = arith.muli %3566, %c7 : index
                %3568 = arith.addi %3565, %3567 : index
                %3569 = arith.divui %3562, %c7 : index
                %3570 = arith.remui %3569, %c7 : index
                %3571 = arith.addi %3568, %3570 : index
                %3572 = arith.addi %3563, %3571 : index
                %3573 = arith.addi %3557, %3572 : index
                %3574 = arith.addi %3487, %3573 : index
                %3575 = vector.shuffle %3465, %3465 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3575, %kv[%3574] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3576 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3576 {
            %3577 = wave.lane
            %3578 = arith.muli %3577, %c30 : index
            scf.for %3579 = %3578 to %c24 step %c6 {
              %3580 = arith.addi %3346, %3579 : index
              %3581 = vector.load %19[%3580] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3582 = arith.mulf %3581, %3349 : vector<4xf32>
              %3583 = wave.fp8_encode "e5m2" %3582 : vector<4xf32> -> vector<4xi8>
              %3584 = arith.cmpi slt, %3347, %kvHeads : index
              scf.if %3584 {
                %3585 = arith.muli %3347, %c10 : index
                %3586 = arith.addi %3352, %3585 : index
                %3587 = vector.shuffle %3583, %3583 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3588 = arith.divui %3579, %c4 : index
                %3589 = arith.muli %3588, %c24 : index
                %3590 = arith.remui %3579, %c4 : index
                %3591 = arith.muli %3351, %c4 : index
                %3592 = arith.divui %3590, %c30 : index
                %3593 = arith.muli %3592, %c30 : index
                %3594 = arith.remui %3590, %c7 : index
                %3595 = arith.muli %3594, %c7 : index
                %3596 = arith.addi %3593, %3595 : index
                %3597 = arith.divui %3590, %c7 : index
                %3598 = arith.remui %3597, %c7 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.addi %3591, %3599 : index
                %3601 = arith.addi %3589, %3600 : index
                %3602 = arith.addi %3586, %3601 : index
                vector.store %3587, %kv[%3602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3603 = arith.subi %3347, %kvHeads : index
                %3604 = arith.muli %3603, %c10 : index
                %3605 = arith.addi %3352, %3604 : index
                %3606 = arith.addi %3579, %c8 : index
                %3607 = arith.divui %3606, %c4 : index
                %3608 = arith.muli %3607, %c24 : index
                %3609 = arith.addi %3608, %c11 : index
                %3610 = arith.remui %3606, %c4 : index
                %3611 = arith.divui %3351, %c7 : index
                %3612 = arith.remui %3351, %c7 : index
                %3613 = arith.muli %3612, %c2 : index
                %3614 = arith.addi %3611, %3613 : index
                %3615 = arith.muli %3610, %c4 : index
                %3616 = arith.divui %3614, %c30 : index
                %3617 = arith.muli %3616, %c30 : index
                %3618 = arith.remui %3614, %c7 : index
                %3619 = arith.muli %3618, %c7 : index
                %3620 = arith.addi %3617, %3619 : index
                %3621 = arith.divui %3614, %c7 : index
                %3622 = arith.remui %3621, %c7 : index
                %3623 = arith.addi %3620, %3622 : index
                %3624 = arith.addi %3615, %3623 : index
                %3625 = arith.addi %3609, %3624 : index
                %3626 = arith.addi %3605, %3625 : index
                %3627 = vector.shuffle %3583, %3583 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3627, %kv[%3626] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3628 = arith.addi %3579, %c9 : index
                %3629 = arith.divui %3628, %c4 : index
                %3630 = arith.muli %3629, %c24 : index
                %3631 = arith.addi %3630, %c11 : index
                %3632 = arith.remui %3628, %c4 : index
                %3633 = arith.divui %3351, %c7 : index
                %3634 = arith.remui %3351, %c7 : index
                %3635 = arith.muli %3634, %c2 : index
                %3636 = arith.addi %3633, %3635 : index
                %3637 = arith.muli %3632, %c4 : index
                %3638 = arith.divui %3636, %c30 : index
                %3639 = arith.muli %3638, %c30 : index
                %3640 = arith.remui %3636, %c7 : index
                %3641 = arith.muli %3640, %c7 : index
                %3642 = arith.addi %3639, %3641 : index
                %3643 = arith.divui %3636, %c7 : index
                %3644 = arith.remui %3643, %c7 : index
                %3645 = arith.addi %3642, %3644 : index
                %3646 = arith.addi %3637, %3645 : index
                %3647 = arith.addi %3631, %3646 : index
                %3648 = arith.addi %3605, %3647 : index
                %3649 = vector.shuffle %3583, %3583 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3649, %kv[%3648] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3650 = arith.addi %3579, %c7 : index
                %3651 = arith.divui %3650, %c4 : index
                %3652 = arith.muli %3651, %c24 : index
                %3653 = arith.addi %3652, %c11 : index
                %3654 = arith.remui %3650, %c4 : index
                %3655 = arith.divui %3351, %c7 : index
                %3656 = arith.remui %3351, %c7 : index
                %3657 = arith.muli %3656, %c2 : index
                %3658 = arith.addi %3655, %3657 : index
                %3659 = arith.muli %3654, %c4 : index
                %3660 = arith.divui %3658, %c30 : index
                %3661 = arith.muli %3660, %c30 : index
                %3662 = arith.remui %3658, %c7 : index
                %3663 = arith.muli %3662, %c7 : index
                %3664 = arith.addi %3661, %3663 : index
                %3665 = arith.divui %3658, %c7 : index
                %3666 = arith.remui %3665, %c7 : index
                %3667 = arith.addi %3664, %3666 : index
                %3668 = arith.addi %3659, %3667 : index
                %3669 = arith.addi %3653, %3668 : index
                %3670 = arith.addi %3605, %3669 : index
                %3671 = vector.shuffle %3583, %3583 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3671, %kv[%3670] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3672 = arith.addi %3579, %c25 : index
                %3673 = arith.divui %3672, %c4 : index
                %3674 = arith.muli %3673, %c24 : index
                %3675 = arith.addi %3674, %c11 : index
                %3676 = arith.remui %3672, %c4 : index
                %3677 = arith.divui %3351, %c7 : index
                %3678 = arith.remui %3351, %c7 : index
                %3679 = arith.muli %3678, %c2 : index
                %3680 = arith.addi %3677, %3679 : index
                %3681 = arith.muli %3676, %c4 : index
                %3682 = arith.divui %3680, %c30 : index
                %3683 = arith.muli %3682, %c30 : index
                %3684 = arith.remui %3680, %c7 : index
                %3685 = arith.muli %3684, %c7 : index
                %3686 = arith.addi %3683, %3685 : index
                %3687 = arith.divui %3680, %c7 : index
                %3688 = arith.remui %3687, %c7 : index
                %3689 = arith.addi %3686, %3688 : index
                %3690 = arith.addi %3681, %3689 : index
                %3691 = arith.addi %3675, %3690 : index
                %3692 = arith.addi %3605, %3691 : index
                %3693 = vector.shuffle %3583, %3583 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3693, %kv[%3692] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3694 = arith.addi %22, %c15 : index
    %3695 = wave.lane
    %3696 = arith.muli %3, %c7 : index
    %3697 = arith.muli %3696, %c24 : index
    %3698 = arith.addi %3697, %3695 : index
    %3699 = arith.muli %4, %c11 : index
    %3700 = arith.addi %3699, %3698 : index
    %3701 = arith.addi %3700, %c8 : index
    %3702 = arith.addi %3701, %c8 : index
    %3703 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %3703, %18[%3702] : memref<?xf32>
    %3704 = arith.muli %4, %c11 : index
    %3705 = arith.addi %3704, %3698 : index
    %3706 = arith.addi %3705, %c8 : index
    %3707 = arith.addi %3706, %c14 : index
    %3708 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %3708, %18[%3707] : memref<?xf32>
    %3709 = arith.muli %4, %c11 : index
    %3710 = arith.addi %3709, %3698 : index
    %3711 = arith.addi %3710, %c8 : index
    %3712 = arith.addi %3711, %c12 : index
    %3713 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %3713, %18[%3712] : memref<?xf32>
    %3714 = arith.muli %4, %c11 : index
    %3715 = arith.addi %3714, %3698 : index
    %3716 = arith.addi %3715, %c8 : index
    %3717 = arith.addi %3716, %c26 : index
    %3718 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %3718, %18[%3717] : memref<?xf32>
    %3719 = arith.muli %4, %c11 : index
    %3720 = arith.addi %3719, %3698 : index
    %3721 = arith.addi %3720, %c8 : index
    %3722 = arith.addi %3721, %c6 : index
    %3723 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %3723, %18[%3722] : memref<?xf32>
    %3724 = arith.muli %4, %c11 : index
    %3725 = arith.addi %3724, %3698 : index
    %3726 = arith.addi %3725, %c8 : index
    %3727 = arith.addi %3726, %c27 : index
    %3728 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %3728, %18[%3727] : memref<?xf32>
    %3729 = arith.muli %4, %c11 : index
    %3730 = arith.addi %3729, %3698 : index
    %3731 = arith.addi %3730, %c8 : index
    %3732 = arith.addi %3731, %c28 : index
    %3733 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %3733, %18[%3732] : memref<?xf32>
    %3734 = arith.muli %4, %c11 : index
    %3735 = arith.addi %3734, %3698 : index
    %3736 = arith.addi %3735, %c8 : index
    %3737 = arith.addi %3736, %c29 : index
    %3738 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %3738, %18[%3737] : memref<?xf32>
    %3739 = arith.muli %4, %c11 : index
    %3740 = arith.addi %3739, %3698 : index
    %3741 = arith.addi %3740, %c24 : index
    %3742 = arith.addi %3741, %c8 : index
    %3743 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %3743, %18[%3742] : memref<?xf32>
    %3744 = arith.muli %4, %c11 : index
    %3745 = arith.addi %3744, %3698 : index
    %3746 = arith.addi %3745, %c24 : index
    %3747 = arith.addi %3746, %c14 : index
    %3748 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %3748, %18[%3747] : memref<?xf32>
    %3749 = arith.muli %4, %c11 : index
    %3750 = arith.addi %3749, %3698 : index
    %3751 = arith.addi %3750, %c24 : index
    %3752 = arith.addi %3751, %c12 : index
    %3753 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %3753, %18[%3752] : memref<?xf32>
    %3754 = arith.muli %4, %c11 : index
    %3755 = arith.addi %3754, %3698 : index
    %3756 = arith.addi %3755, %c24 : index
    %3757 = arith.addi %3756, %c26 : index
    %3758 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %3758, %18[%3757] : memref<?xf32>
    %3759 = arith.muli %4, %c11 : index
    %3760 = arith.addi %3759, %3698 : index
    %3761 = arith.addi %3760, %c24 : index
    %3762 = arith.addi %3761, %c6 : index
    %3763 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %3763, %18[%3762] : memref<?xf32>
    %3764 = arith.muli %4, %c11 : index
    %3765 = arith.addi %3764, %3698 : index
    %3766 = arith.addi %3765, %c24 : index
    %3767 = arith.addi %3766, %c27 : index
    %3768 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %3768, %18[%3767] : memref<?xf32>
    %3769 = arith.muli %4, %c11 : index
    %3770 = arith.addi %3769, %3698 : index
    %3771 = arith.addi %3770, %c24 : index
    %3772 = arith.addi %3771, %c28 : index
    %3773 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %3773, %18[%3772] : memref<?xf32>
    %3774 = arith.muli %4, %c11 : index
    %3775 = arith.addi %3774, %3698 : index
    %3776 = arith.addi %3775, %c24 : index
    %3777 = arith.addi %3776, %c29 : index
    %3778 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %3778, %18[%3777] : memref<?xf32>
    wave.barrier
    %3779 = arith.muli %4, %c30 : index
    %3780 = arith.addi %3779, %c8 : index
    %3781 = arith.muli %3780, %c7 : index
    %3782 = arith.divui %3695, %c4 : index
    %3783 = arith.addi %3781, %3782 : index
    %3784 = arith.addi %3694, %3783 : index
    %3785 = arith.cmpi slt, %3784, %21 : index
    scf.if %3785 {
      %3786 = arith.cmpi eq, %hasFactors, %c9 : index
      %3787 = arith.muli %3784, %c7 : index
      %3788 = memref.load %factors[%3787] : memref<?xf32>
      %3789 = arith.mulf %3788, %operandScale : f32
      %3790 = arith.select %3786, %3789, %operandScale : f32
      %3791 = arith.addi %3698, %c8 : index
      %3792 = arith.muli %3780, %c14 : index
      %3793 = arith.addi %3791, %3792 : index
      %3794 = memref.load %18[%3793] : memref<?xf32>
      %3795 = arith.addi %3793, %c11 : index
      %3796 = memref.load %18[%3795] : memref<?xf32>
      %3797 = arith.addf %3794, %3796 : f32
      %3798 = arith.remui %3695, %c4 : index
      %3799 = arith.muli %3798, %c30 : index
      %3800 = arith.addi %15, %3799 : index
      %3801 = vector.load %w[%3800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3802 = vector.bitcast %3801 : vector<4xi8> to vector<1xf32>
      %3803 = vector.extract %3802[0] : f32 from vector<1xf32>
      %3804 = arith.mulf %3803, %3790 : f32
      %3805 = arith.mulf %3797, %3804 : f32
      %3806 = arith.muli %3, %c7 : index
      %3807 = arith.addi %3806, %c8 : index
      %3808 = arith.muli %3807, %c4 : index
      %3809 = arith.remui %3695, %c4 : index
      %3810 = arith.addi %3808, %3809 : index
      %3811 = arith.muli %3783, %c24 : index
      %3812 = arith.addi %3811, %3810 : index
      memref.store %3805, %19[%3812] : memref<?xf32>
      %3813 = arith.addi %3698, %c24 : index
      %3814 = arith.muli %3780, %c14 : index
      %3815 = arith.addi %3813, %3814 : index
      %3816 = memref.load %18[%3815] : memref<?xf32>
      %3817 = arith.addi %3815, %c11 : index
      %3818 = memref.load %18[%3817] : memref<?xf32>
      %3819 = arith.addf %3816, %3818 : f32
      %3820 = arith.remui %3695, %c4 : index
      %3821 = arith.muli %3820, %c30 : index
      %3822 = arith.addi %17, %3821 : index
      %3823 = vector.load %w[%3822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3824 = vector.bitcast %3823 : vector<4xi8> to vector<1xf32>
      %3825 = vector.extract %3824[0] : f32 from vector<1xf32>
      %3826 = arith.mulf %3825, %3790 : f32
      %3827 = arith.mulf %3819, %3826 : f32
      %3828 = arith.muli %3, %c7 : index
      %3829 = arith.addi %3828, %c9 : index
      %3830 = arith.muli %3829, %c4 : index
      %3831 = arith.remui %3695, %c4 : index
      %3832 = arith.addi %3830, %3831 : index
      %3833 = arith.muli %3783, %c24 : index
      %3834 = arith.addi %3833, %3832 : index
      memref.store %3827, %19[%3834] : memref<?xf32>
    }
    %3835 = arith.muli %4, %c30 : index
    %3836 = arith.addi %3835, %c9 : index
    %3837 = arith.muli %3836, %c7 : index
    %3838 = arith.divui %3695, %c4 : index
    %3839 = arith.addi %3837, %3838 : index
    %3840 = arith.addi %3694, %3839 : index
    %3841 = arith.cmpi slt, %3840, %21 : index
    scf.if %3841 {
      %3842 = arith.cmpi eq, %hasFactors, %c9 : index
      %3843 = arith.muli %3840, %c7 : index
      %3844 = memref.load %factors[%3843] : memref<?xf32>
      %3845 = arith.mulf %3844, %operandScale : f32
      %3846 = arith.select %3842, %3845, %operandScale : f32
      %3847 = arith.addi %3698, %c8 : index
      %3848 = arith.muli %3836, %c14 : index
      %3849 = arith.addi %3847, %3848 : index
      %3850 = memref.load %18[%3849] : memref<?xf32>
      %3851 = arith.addi %3849, %c11 : index
      %3852 = memref.load %18[%3851] : memref<?xf32>
      %3853 = arith.addf %3850, %3852 : f32
      %3854 = arith.remui %3695, %c4 : index
      %3855 = arith.muli %3854, %c30 : index
      %3856 = arith.addi %15, %3855 : index
      %3857 = vector.load %w[%3856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3858 = vector.bitcast %3857 : vector<4xi8> to vector<1xf32>
      %3859 = vector.extract %3858[0] : f32 from vector<1xf32>
      %3860 = arith.mulf %3859, %3846 : f32
      %3861 = arith.mulf %3853, %3860 : f32
      %3862 = arith.muli %3, %c7 : index
      %3863 = arith.addi %3862, %c8 : index
      %3864 = arith.muli %3863, %c4 : index
      %3865 = arith.remui %3695, %c4 : index
      %3866 = arith.addi %3864, %3865 : index
      %3867 = arith.muli %3839, %c24 : index
      %3868 = arith.addi %3867, %3866 : index
      memref.store %3861, %19[%3868] : memref<?xf32>
      %3869 = arith.addi %3698, %c24 : index
      %3870 = arith.muli %3836, %c14 : index
      %3871 = arith.addi %3869, %3870 : index
      %3872 = memref.load %18[%3871] : memref<?xf32>
      %3873 = arith.addi %3871, %c11 : index
      %3874 = memref.load %18[%3873] : memref<?xf32>
      %3875 = arith.addf %3872, %3874 : f32
      %3876 = arith.remui %3695, %c4 : index
      %3877 = arith.muli %3876, %c30 : index
      %3878 = arith.addi %17, %3877 : index
      %3879 = vector.load %w[%3878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3880 = vector.bitcast %3879 : vector<4xi8> to vector<1xf32>
      %3881 = vector.extract %3880[0] : f32 from vector<1xf32>
      %3882 = arith.mulf %3881, %3846 : f32
      %3883 = arith.mulf %3875, %3882 : f32
      %3884 = arith.muli %3, %c7 : index
      %3885 = arith.addi %3884, %c9 : index
      %3886 = arith.muli %3885, %c4 : index
      %3887 = arith.remui %3695, %c4 : index
      %3888 = arith.addi %3886, %3887 : index
      %3889 = arith.muli %3839, %c24 : index
      %3890 = arith.addi %3889, %3888 : index
      memref.store %3883, %19[%3890] : memref<?xf32>
    }
    %3891 = arith.muli %4, %c30 : index
    %3892 = arith.addi %3891, %c7 : index
    %3893 = arith.muli %3892, %c7 : index
    %3894 = arith.divui %3695, %c4 : index
    %3895 = arith.addi %3893, %3894 : index
    %3896 = arith.addi %3694, %3895 : index
    %3897 = arith.cmpi slt, %3896, %21 : index
    scf.if %3897 {
      %3898 = arith.cmpi eq, %hasFactors, %c9 : index
      %3899 = arith.muli %3896, %c7 : index
      %3900 = memref.load %factors[%3899] : memref<?xf32>
      %3901 = arith.mulf %3900, %operandScale : f32
      %3902 = arith.select %3898, %3901, %operandScale : f32
      %3903 = arith.addi %3698, %c8 : index
      %3904 = arith.muli %3892, %c14 : index
      %3905 = arith.addi %3903, %3904 : index
      %3906 = memref.load %18[%3905] : memref<?xf32>
      %3907 = arith.addi %3905, %c11 : index
      %3908 = memref.load %18[%3907] : memref<?xf32>
      %3909 = arith.addf %3906, %3908 : f32
      %3910 = arith.remui %3695, %c4 : index
      %3911 = arith.muli %3910, %c30 : index
      %3912 = arith.addi %15, %3911 : index
      %3913 = vector.load %w[%3912] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3914 = vector.bitcast %3913 : vector<4xi8> to vector<1xf32>
      %3915 = vector.extract %3914[0] : f32 from vector<1xf32>
      %3916 = arith.mulf %3915, %3902 : f32
      %3917 = arith.mulf %3909, %3916 : f32
      %3918 = arith.muli %3, %c7 : index
      %3919 = arith.addi %3918, %c8 : index
      %3920 = arith.muli %3919, %c4 : index
      %3921 = arith.remui %3695, %c4 : index
      %3922 = arith.addi %3920, %3921 : index
      %3923 = arith.muli %3895, %c24 : index
      %3924 = arith.addi %3923, %3922 : index
      memref.store %3917, %19[%3924] : memref<?xf32>
      %3925 = arith.addi %3698, %c24 : index
      %3926 = arith.muli %3892, %c14 : index
      %3927 = arith.addi %3925, %3926 : index
      %3928 = memref.load %18[%3927] : memref<?xf32>
      %3929 = arith.addi %3927, %c11 : index
      %3930 = memref.load %18[%3929] : memref<?xf32>
      %3931 = arith.addf %3928, %3930 : f32
      %3932 = arith.remui %3695, %c4 : index
      %3933 = arith.muli %3932, %c30 : index
      %3934 = arith.addi %17, %3933 : index
      %3935 = vector.load %w[%3934] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3936 = vector.bitcast %3935 : vector<4xi8> to vector<1xf32>
      %3937 = vector.extract %3936[0] : f32 from vector<1xf32>
      %3938 = arith.mulf %3937, %3902 : f32
      %3939 = arith.mulf %3931, %3938 : f32
      %3940 = arith.muli %3, %c7 : index
      %3941 = arith.addi %3940, %c9 : index
      %3942 = arith.muli %3941, %c4 : index
      %3943 = arith.remui %3695, %c4 : index
      %3944 = arith.addi %3942, %3943 : index
      %3945 = arith.muli %3895, %c24 : index
      %3946 = arith.addi %3945, %3944 : index
      memref.store %3939, %19[%3946] : memref<?xf32>
    }
    %3947 = arith.muli %4, %c30 : index
    %3948 = arith.addi %3947, %c25 : index
    %3949 = arith.muli %3948, %c7 : index
    %3950 = arith.divui %3695, %c4 : index
    %3951 = arith.addi %3949, %3950 : index
    %3952 = arith.addi %3694, %3951 : index
    %3953 = arith.cmpi slt, %3952, %21 : index
    scf.if %3953 {
      %3954 = arith.cmpi eq, %hasFactors, %c9 : index
      %3955 = arith.muli %3952, %c7 : index
      %3956 = memref.load %factors[%3955] : memref<?xf32>
      %3957 = arith.mulf %3956, %operandScale : f32
      %3958 = arith.select %3954, %3957, %operandScale : f32
      %3959 = arith.addi %3698, %c8 : index
      %3960 = arith.muli %3948, %c14 : index
      %3961 = arith.addi %3959, %3960 : index
      %3962 = memref.load %18[%3961] : memref<?xf32>
      %3963 = arith.addi %3961, %c11 : index
      %3964 = memref.load %18[%3963] : memref<?xf32>
      %3965 = arith.addf %3962, %3964 : f32
      %3966 = arith.remui %3695, %c4 : index
      %3967 = arith.muli %3966, %c30 : index
      %3968 = arith.addi %15, %3967 : index
      %3969 = vector.load %w[%3968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3970 = vector.bitcast %3969 : vector<4xi8> to vector<1xf32>
      %3971 = vector.extract %3970[0] : f32 from vector<1xf32>
      %3972 = arith.mulf %3971, %3958 : f32
      %3973 = arith.mulf %3965, %3972 : f32
      %3974 = arith.muli %3, %c7 : index
      %3975 = arith.addi %3974, %c8 : index
      %3976 = arith.muli %3975, %c4 : index
      %3977 = arith.remui %3695, %c4 : index
      %3978 = arith.addi %3976, %3977 : index
      %3979 = arith.muli %3951, %c24 : index
      %3980 = arith.addi %3979, %3978 : index
      memref.store %3973, %19[%3980] : memref<?xf32>
      %3981 = arith.addi %3698, %c24 : index
      %3982 = arith.muli %3948, %c14 : index
      %3983 = arith.addi %3981, %3982 : index
      %3984 = memref.load %18[%3983] : memref<?xf32>
      %3985 = arith.addi %3983, %c11 : index
      %3986 = memref.load %18[%3985] : memref<?xf32>
      %3987 = arith.addf %3984, %3986 : f32
      %3988 = arith.remui %3695, %c4 : index
      %3989 = arith.muli %3988, %c30 : index
      %3990 = arith.addi %17, %3989 : index
      %3991 = vector.load %w[%3990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3992 = vector.bitcast %3991 : vector<4xi8> to vector<1xf32>
      %3993 = vector.extract %3992[0] : f32 from vector<1xf32>
      %3994 = arith.mulf %3993, %3958 : f32
      %3995 = arith.mulf %3987, %3994 : f32
      %3996 = arith.muli %3, %c7 : index
      %3997 = arith.addi %3996, %c9 : index
      %3998 = arith.muli %3997, %c4 : index
      %3999 = arith.remui %3695, %c4 : index
      %4000 = arith.addi %3998, %3999 : index
      %4001 = arith.muli %3951, %c24 : index
      %4002 = arith.addi %4001, %4000 : index
      memref.store %3995, %19[%4002] : memref<?xf32>
    }
    wave.barrier
    %4003 = arith.addi %22, %c15 : index
    %4004 = wave.wave
    %4005 = arith.addi %4004, %c8 : index
    %4006 = arith.addi %4003, %4005 : index
    %4007 = arith.cmpi slt, %4006, %21 : index
    scf.if %4007 {
      %4008 = arith.addi %4003, %4005 : index
      %4009 = arith.muli %4005, %c24 : index
      %4010 = wave.lane
      %4011 = arith.addi %4010, %c8 : index
      %4012 = arith.cmpi eq, %hasBias, %c9 : index
      %4013 = arith.addi %4009, %4011 : index
      %4014 = memref.load %19[%4013] : memref<?xf32>
      %4015 = arith.muli %0, %c24 : index
      %4016 = arith.addi %4015, %4011 : index
      %4017 = memref.load %bias[%4016] : memref<?xf32>
      %4018 = arith.addf %4014, %4017 : f32
      %4019 = arith.select %4012, %4018, %4014 : f32
      %4020 = arith.addi %4011, %c6 : index
      %4021 = arith.cmpi eq, %hasBias, %c9 : index
      %4022 = arith.addi %4009, %4020 : index
      %4023 = memref.load %19[%4022] : memref<?xf32>
      %4024 = arith.muli %0, %c24 : index
      %4025 = arith.addi %4024, %4020 : index
      %4026 = memref.load %bias[%4025] : memref<?xf32>
      %4027 = arith.addf %4023, %4026 : f32
      %4028 = arith.select %4021, %4027, %4023 : f32
      %4029 = arith.addi %4010, %c14 : index
      %4030 = arith.cmpi eq, %hasBias, %c9 : index
      %4031 = arith.addi %4009, %4029 : index
      %4032 = memref.load %19[%4031] : memref<?xf32>
      %4033 = arith.muli %0, %c24 : index
      %4034 = arith.addi %4033, %4029 : index
      %4035 = memref.load %bias[%4034] : memref<?xf32>
      %4036 = arith.addf %4032, %4035 : f32
      %4037 = arith.select %4030, %4036, %4032 : f32
      %4038 = arith.addi %4029, %c6 : index
      %4039 = arith.cmpi eq, %hasBias, %c9 : index
      %4040 = arith.addi %4009, %4038 : index
      %4041 = memref.load %19[%4040] : memref<?xf32>
      %4042 = arith.muli %0, %c24 : index
      %4043 = arith.addi %4042, %4038 : index
      %4044 = memref.load %bias[%4043] : memref<?xf32>
      %4045 = arith.addf %4041, %4044 : f32
      %4046 = arith.select %4039, %4045, %4041 : f32
      %4047 = arith.addi %4010, %c12 : index
      %4048 = arith.cmpi eq, %hasBias, %c9 : index
      %4049 = arith.addi %4009, %4047 : index
      %4050 = memref.load %19[%4049] : memref<?xf32>
      %4051 = arith.muli %0, %c24 : index
      %4052 = arith.addi %4051, %4047 : index
      %4053 = memref.load %bias[%4052] : memref<?xf32>
      %4054 = arith.addf %4050, %4053 : f32
      %4055 = arith.select %4048, %4054, %4050 : f32
      %4056 = arith.addi %4047, %c6 : index
      %4057 = arith.cmpi eq, %hasBias, %c9 : index
      %4058 = arith.addi %4009, %4056 : index
      %4059 = memref.load %19[%4058] : memref<?xf32>
      %4060 = arith.muli %0, %c24 : index
      %4061 = arith.addi %4060, %4056 : index
      %4062 = memref.load %bias[%4061] : memref<?xf32>
      %4063 = arith.addf %4059, %4062 : f32
      %4064 = arith.select %4057, %4063, %4059 : f32
      %4065 = arith.addi %4010, %c26 : index
      %4066 = arith.cmpi eq, %hasBias, %c9 : index
      %4067 = arith.addi %4009, %4065 : index
      %4068 = memref.load %19[%4067] : memref<?xf32>
      %4069 = arith.muli %0, %c24 : index
      %4070 = arith.addi %4069, %4065 : index
      %4071 = memref.load %bias[%4070] : memref<?xf32>
      %4072 = arith.addf %4068, %4071 : f32
      %4073 = arith.select %4066, %4072, %4068 : f32
      %4074 = arith.addi %4065, %c6 : index
      %4075 = arith.cmpi eq, %hasBias, %c9 : index
      %4076 = arith.addi %4009, %4074 : index
      %4077 = memref.load %19[%4076] : memref<?xf32>
      %4078 = arith.muli %0, %c24 : index
      %4079 = arith.addi %4078, %4074 : index
      %4080 = memref.load %bias[%4079] : memref<?xf32>
      %4081 = arith.addf %4077, %4080 : f32
      %4082 = arith.select %4075, %4081, %4077 : f32
      %4083 = arith.addi %heads, %kvHeads : index
      %4084 = arith.cmpi slt, %0, %4083 : index
      scf.if %4084 {
        %4085 = arith.addi %positionsAt, %4008 : index
        %4086 = memref.load %step[%4085] : memref<?xi32>
        %4087 = arith.index_cast %4086 : i32 to index
        %4088 = arith.cmpi eq, %hasNorm, %c9 : index
        %4089 = math.fma %4019, %4019, %c36 : f32
        %4090 = math.fma %4028, %4028, %4089 : f32
        %4091 = math.fma %4037, %4037, %4090 : f32
        %4092 = math.fma %4046, %4046, %4091 : f32
        %4093 = math.fma %4055, %4055, %4092 : f32
        %4094 = math.fma %4064, %4064, %4093 : f32
        %4095 = math.fma %4073, %4073, %4094 : f32
        %4096 = math.fma %4082, %4082, %4095 : f32
        %4097 = vector.broadcast %4096 : f32 to vector<1xf32>
        %4098 = wave.reduce "add" %4097 : vector<1xf32>
        %4099 = arith.mulf %4098, %inverseHeadDim : f32
        %4100 = arith.addf %4099, %epsilon : f32
        %4101 = math.sqrt %4100 : f32
        %4102 = arith.divf %c38, %4101 : f32
        %4103 = arith.cmpi slt, %0, %heads : index
        %4104 = arith.addi %4011, %c6 : index
        %4105 = memref.load %query_norm[%4011] : memref<?xf32>
        %4106 = memref.load %key_norm[%4011] : memref<?xf32>
        %4107 = arith.select %4103, %4105, %4106 : f32
        %4108 = arith.mulf %4019, %4102 : f32
        %4109 = arith.mulf %4108, %4107 : f32
        %4110 = arith.select %4088, %4109, %4019 : f32
        %4111 = memref.load %query_norm[%4104] : memref<?xf32>
        %4112 = memref.load %key_norm[%4104] : memref<?xf32>
        %4113 = arith.select %4103, %4111, %4112 : f32
        %4114 = arith.mulf %4028, %4102 : f32
        %4115 = arith.mulf %4114, %4113 : f32
        %4116 = arith.select %4088, %4115, %4028 : f32
        %4117 = arith.addi %4029, %c6 : index
        %4118 = memref.load %query_norm[%4029] : memref<?xf32>
        %4119 = memref.load %key_norm[%4029] : memref<?xf32>
        %4120 = arith.select %4103, %4118, %4119 : f32
        %4121 = arith.mulf %4037, %4102 : f32
        %4122 = arith.mulf %4121, %4120 : f32
        %4123 = arith.select %4088, %4122, %4037 : f32
        %4124 = memref.load %query_norm[%4117] : memref<?xf32>
        %4125 = memref.load %key_norm[%4117] : memref<?xf32>
        %4126 = arith.select %4103, %4124, %4125 : f32
        %4127 = arith.mulf %4046, %4102 : f32
        %4128 = arith.mulf %4127, %4126 : f32
        %4129 = arith.select %4088, %4128, %4046 : f32
        %4130 = arith.addi %4047, %c6 : index
        %4131 = memref.load %query_norm[%4047] : memref<?xf32>
        %4132 = memref.load %key_norm[%4047] : memref<?xf32>
        %4133 = arith.select %4103, %4131, %4132 : f32
        %4134 = arith.mulf %4055, %4102 : f32
        %4135 = arith.mulf %4134, %4133 : f32
        %4136 = arith.select %4088, %4135, %4055 : f32
        %4137 = memref.load %query_norm[%4130] : memref<?xf32>
        %4138 = memref.load %key_norm[%4130] : memref<?xf32>
        %4139 = arith.select %4103, %4137, %4138 : f32
        %4140 = arith.mulf %4064, %4102 : f32
        %4141 = arith.mulf %4140, %4139 : f32
        %4142 = arith.select %4088, %4141, %4064 : f32
        %4143 = arith.addi %4065, %c6 : index
        %4144 = memref.load %query_norm[%4065] : memref<?xf32>
        %4145 = memref.load %key_norm[%4065] : memref<?xf32>
        %4146 = arith.select %4103, %4144, %4145 : f32
        %4147 = arith.mulf %4073, %4102 : f32
        %4148 = arith.mulf %4147, %4146 : f32
        %4149 = arith.select %4088, %4148, %4073 : f32
        %4150 = memref.load %query_norm[%4143] : memref<?xf32>
        %4151 = memref.load %key_norm[%4143] : memref<?xf32>
        %4152 = arith.select %4103, %4150, %4151 : f32
        %4153 = arith.mulf %4082, %4102 : f32
        %4154 = arith.mulf %4153, %4152 : f32
        %4155 = arith.select %4088, %4154, %4082 : f32
        %4156 = arith.remui %4087, %c24 : index
        %4157 = arith.muli %4156, %c24 : index
        %4158 = arith.addi %4157, %4011 : index
        %4159 = arith.divui %4087, %c24 : index
        %4160 = arith.addi %4159, %c24 : index
        %4161 = arith.muli %4160, %c24 : index
        %4162 = arith.addi %4161, %4011 : index
        %4163 = memref.load %rope[%4158] : memref<?xf32>
        %4164 = arith.addi %4158, %c6 : index
        %4165 = memref.load %rope[%4164] : memref<?xf32>
        %4166 = memref.load %rope[%4162] : memref<?xf32>
        %4167 = arith.addi %4162, %c6 : index
        %4168 = memref.load %rope[%4167] : memref<?xf32>
        %4169 = arith.mulf %4166, %4163 : f32
        %4170 = arith.mulf %4168, %4165 : f32
        %4171 = arith.subf %4169, %4170 : f32
        %4172 = arith.mulf %4168, %4163 : f32
        %4173 = arith.mulf %4166, %4165 : f32
        %4174 = arith.addf %4172, %4173 : f32
        %4175 = arith.mulf %4110, %4171 : f32
        %4176 = arith.mulf %4116, %4174 : f32
        %4177 = arith.subf %4175, %4176 : f32
        %4178 = arith.mulf %4116, %4171 : f32
        %4179 = arith.mulf %4110, %4174 : f32
        %4180 = arith.addf %4178, %4179 : f32
        %4181 = arith.cmpi slt, %0, %heads : index
        scf.if %4181 {
          %4182 = arith.muli %4008, %heads : index
          %4183 = arith.addi %4182, %0 : index
          %4184 = arith.muli %4183, %c24 : index
          %4185 = arith.addi %4184, %4011 : index
          memref.store %4177, %q[%4185] : memref<?xf32>
          %4186 = arith.addi %4185, %c6 : index
          memref.store %4180, %q[%4186] : memref<?xf32>
        } else {
          %4187 = arith.addi %4009, %4011 : index
          memref.store %4177, %19[%4187] : memref<?xf32>
          %4188 = arith.addi %4009, %4011 : index
          %4189 = arith.addi %4188, %c6 : index
          memref.store %4180, %19[%4189] : memref<?xf32>
        }
        %4190 = arith.remui %4087, %c24 : index
        %4191 = arith.muli %4190, %c24 : index
        %4192 = arith.addi %4191, %4029 : index
        %4193 = arith.divui %4087, %c24 : index
        %4194 = arith.addi %4193, %c24 : index
        %4195 = arith.muli %4194, %c24 : index
        %4196 = arith.addi %4195, %4029 : index
        %4197 = memref.load %rope[%4192] : memref<?xf32>
        %4198 = arith.addi %4192, %c6 : index
        %4199 = memref.load %rope[%4198] : memref<?xf32>
        %4200 = memref.load %rope[%4196] : memref<?xf32>
        %4201 = arith.addi %4196, %c6 : index
        %4202 = memref.load %rope[%4201] : memref<?xf32>
        %4203 = arith.mulf %4200, %4197 : f32
        %4204 = arith.mulf %4202, %4199 : f32
        %4205 = arith.subf %4203, %4204 : f32
        %4206 = arith.mulf %4202, %4197 : f32
        %4207 = arith.mulf %4200, %4199 : f32
        %4208 = arith.addf %4206, %4207 : f32
        %4209 = arith.mulf %4123, %4205 : f32
        %4210 = arith.mulf %4129, %4208 : f32
        %4211 = arith.subf %4209, %4210 : f32
        %4212 = arith.mulf %4129, %4205 : f32
        %4213 = arith.mulf %4123, %4208 : f32
        %4214 = arith.addf %4212, %4213 : f32
        %4215 = arith.cmpi slt, %0, %heads : index
        scf.if %4215 {
          %4216 = arith.muli %4008, %heads : index
          %4217 = arith.addi %4216, %0 : index
          %4218 = arith.muli %4217, %c24 : index
          %4219 = arith.addi %4218, %4029 : index
          memref.store %4211, %q[%4219] : memref<?xf32>
          %4220 = arith.addi %4219, %c6 : index
          memref.store %4214, %q[%4220] : memref<?xf32>
        } else {
          %4221 = arith.addi %4009, %4029 : index
          memref.store %4211, %19[%4221] : memref<?xf32>
          %4222 = arith.addi %4009, %4029 : index
          %4223 = arith.addi %4222, %c6 : index
          memref.store %4214, %19[%4223] : memref<?xf32>
        }
        %4224 = arith.remui %4087, %c24 : index
        %4225 = arith.muli %4224, %c24 : index
        %4226 = arith.addi %4225, %4047 : index
        %4227 = arith.divui %4087, %c24 : index
        %4228 = arith.addi %4227, %c24 : index
        %4229 = arith.muli %4228, %c24 : index
        %4230 = arith.addi %4229, %4047 : index
        %4231 = memref.load %rope[%4226] : memref<?xf32>
        %4232 = arith.addi %4226, %c6 : index
        %4233 = memref.load %rope[%4232] : memref<?xf32>
        %4234 = memref.load %rope[%4230] : memref<?xf32>
        %4235 = arith.addi %4230, %c6 : index
        %4236 = memref.load %rope[%4235] : memref<?xf32>
        %4237 = arith.mulf %4234, %4231 : f32
        %4238 = arith.mulf %4236, %4233 : f32
        %4239 = arith.subf %4237, %4238 : f32
        %4240 = arith.mulf %4236, %4231 : f32
        %4241 = arith.mulf %4234, %4233 : f32
        %4242 = arith.addf %4240, %4241 : f32
        %4243 = arith.mulf %4136, %4239 : f32
        %4244 = arith.mulf %4142, %4242 : f32
        %4245 = arith.subf %4243, %4244 : f32
        %4246 = arith.mulf %4142, %4239 : f32
        %4247 = arith.mulf %4136, %4242 : f32
        %4248 = arith.addf %4246, %4247 : f32
        %4249 = arith.cmpi slt, %0, %heads : index
        scf.if %4249 {
          %4250 = arith.muli %4008, %heads : index
          %4251 = arith.addi %4250, %0 : index
          %4252 = arith.muli %4251, %c24 : index
          %4253 = arith.addi %4252, %4047 : index
          memref.store %4245, %q[%4253] : memref<?xf32>
          %4254 = arith.addi %4253, %c6 : index
          memref.store %4248, %q[%4254] : memref<?xf32>
        } else {
          %4255 = arith.addi %4009, %4047 : index
          memref.store %4245, %19[%4255] : memref<?xf32>
          %4256 = arith.addi %4009, %4047 : index
          %4257 = arith.addi %4256, %c6 : index
          memref.store %4248, %19[%4257] : memref<?xf32>
        }
        %4258 = arith.remui %4087, %c24 : index
        %4259 = arith.muli %4258, %c24 : index
        %4260 = arith.addi %4259, %4065 : index
        %4261 = arith.divui %4087, %c24 : index
        %4262 = arith.addi %4261, %c24 : index
        %4263 = arith.muli %4262, %c24 : index
        %4264 = arith.addi %4263, %4065 : index
        %4265 = memref.load %rope[%4260] : memref<?xf32>
        %4266 = arith.addi %4260, %c6 : index
        %4267 = memref.load %rope[%4266] : memref<?xf32>
        %4268 = memref.load %rope[%4264] : memref<?xf32>
        %4269 = arith.addi %4264, %c6 : index
        %4270 = memref.load %rope[%4269] : memref<?xf32>
        %4271 = arith.mulf %4268, %4265 : f32
        %4272 = arith.mulf %4270, %4267 : f32
        %4273 = arith.subf %4271, %4272 : f32
        %4274 = arith.mulf %4270, %4265 : f32
        %4275 = arith.mulf %4268, %4267 : f32
        %4276 = arith.addf %4274, %4275 : f32
        %4277 = arith.mulf %4149, %4273 : f32
        %4278 = arith.mulf %4155, %4276 : f32
        %4279 = arith.subf %4277, %4278 : f32
        %4280 = arith.mulf %4155, %4273 : f32
        %4281 = arith.mulf %4149, %4276 : f32
        %4282 = arith.addf %4280, %4281 : f32
        %4283 = arith.cmpi slt, %0, %heads : index
        scf.if %4283 {
          %4284 = arith.muli %4008, %heads : index
          %4285 = arith.addi %4284, %0 : index
          %4286 = arith.muli %4285, %c24 : index
          %4287 = arith.addi %4286, %4065 : index
          memref.store %4279, %q[%4287] : memref<?xf32>
          %4288 = arith.addi %4287, %c6 : index
          memref.store %4282, %q[%4288] : memref<?xf32>
        } else {
          %4289 = arith.addi %4009, %4065 : index
          memref.store %4279, %19[%4289] : memref<?xf32>
          %4290 = arith.addi %4009, %4065 : index
          %4291 = arith.addi %4290, %c6 : index
          memref.store %4282, %19[%4291] : memref<?xf32>
        }
      } else {
        %4292 = arith.cmpi slt, %0, %heads : index
        scf.if %4292 {
          %4293 = arith.muli %4008, %heads : index
          %4294 = arith.addi %4293, %0 : index
          %4295 = arith.muli %4294, %c24 : index
          %4296 = arith.addi %4295, %4011 : index
          memref.store %4019, %q[%4296] : memref<?xf32>
          %4297 = arith.addi %4296, %c6 : index
          memref.store %4028, %q[%4297] : memref<?xf32>
        } else {
          %4298 = arith.addi %4009, %4011 : index
          memref.store %4019, %19[%4298] : memref<?xf32>
          %4299 = arith.addi %4009, %4011 : index
          %4300 = arith.addi %4299, %c6 : index
          memref.store %4028, %19[%4300] : memref<?xf32>
        }
        %4301 = arith.cmpi slt, %0, %heads : index
        scf.if %4301 {
          %4302 = arith.muli %4008, %heads : index
          %4303 = arith.addi %4302, %0 : index
          %4304 = arith.muli %4303, %c24 : index
          %4305 = arith.addi %4304, %4029 : index
          memref.store %4037, %q[%4305] : memref<?xf32>
          %4306 = arith.addi %4305, %c6 : index
          memref.store %4046, %q[%4306] : memref<?xf32>
        } else {
          %4307 = arith.addi %4009, %4029 : index
          memref.store %4037, %19[%4307] : memref<?xf32>
          %4308 = arith.addi %4009, %4029 : index
          %4309 = arith.addi %4308, %c6 : index
          memref.store %4046, %19[%4309] : memref<?xf32>
        }
        %4310 = arith.cmpi slt, %0, %heads : index
        scf.if %4310 {
          %4311 = arith.muli %4008, %heads : index
          %4312 = arith.addi %4311, %0 : index
          %4313 = arith.muli %4312, %c24 : index
          %4314 = arith.addi %4313, %4047 : index
          memref.store %4055, %q[%4314] : memref<?xf32>
          %4315 = arith.addi %4314, %c6 : index
          memref.store %4064, %q[%4315] : memref<?xf32>
        } else {
          %4316 = arith.addi %4009, %4047 : index
          memref.store %4055, %19[%4316] : memref<?xf32>
          %4317 = arith.addi %4009, %4047 : index
          %4318 = arith.addi %4317, %c6 : index
          memref.store %4064, %19[%4318] : memref<?xf32>
        }
        %4319 = arith.cmpi slt, %0, %heads : index
        scf.if %4319 {
          %4320 = arith.muli %4008, %heads : index
          %4321 = arith.addi %4320, %0 : index
          %4322 = arith.muli %4321, %c24 : index
          %4323 = arith.addi %4322, %4065 : index
          memref.store %4073, %q[%4323] : memref<?xf32>
          %4324 = arith.addi %4323, %c6 : index
          memref.store %4082, %q[%4324] : memref<?xf32>
        } else {
          %4325 = arith.addi %4009, %4065 : index
          memref.store %4073, %19[%4325] : memref<?xf32>
          %4326 = arith.addi %4009, %4065 : index
          %4327 = arith.addi %4326, %c6 : index
          memref.store %4082, %19[%4327] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4328 = arith.cmpi sge, %0, %heads : index
    scf.if %4328 {
      %4329 = arith.addi %4004, %c8 : index
      %4330 = arith.addi %4003, %4329 : index
      %4331 = arith.cmpi slt, %4330, %21 : index
      scf.if %4331 {
        %4332 = arith.addi %4003, %4329 : index
        %4333 = arith.addi %slotsAt, %4332 : index
        %4334 = memref.load %step[%4333] : memref<?xi32>
        %4335 = arith.index_cast %4334 : i32 to index
        %4336 = arith.cmpi sge, %4335, %c8 : index
        scf.if %4336 {
          %4337 = arith.muli %4329, %c24 : index
          %4338 = arith.subi %0, %heads : index
          %4339 = memref.load %scales[%4338] : memref<?xf32>
          %4340 = vector.broadcast %4339 : f32 to vector<4xf32>
          %4341 = arith.divui %4335, %c4 : index
          %4342 = arith.remui %4335, %c4 : index
          %4343 = arith.muli %4341, %pageBytes : index
          %4344 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4344 {
            %4345 = wave.lane
            %4346 = arith.muli %4345, %c30 : index
            scf.for %4347 = %4346 to %c24 step %c6 {
              %4348 = arith.addi %4337, %4347 : index
              %4349 = vector.load %19[%4348] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4350 = arith.mulf %4349, %4340 : vector<4xf32>
              %4351 = arith.minimumf %4350, %c43 : vector<4xf32>
              %4352 = arith.maximumf %4351, %c44 : vector<4xf32>
              %4353 = arith.truncf %4352 : vector<4xf32> to vector<4xf16>
              %4354 = vector.bitcast %4353 : vector<4xf16> to vector<8xi8>
              %4355 = arith.cmpi slt, %4338, %kvHeads : index
              scf.if %4355 {
                %4356 = arith.muli %4338, %c45 : index
                %4357 = arith.addi %4343, %4356 : index
                %4358 = arith.divui %4347, %c4 : index
                %4359 = arith.muli %4358, %c19 : index
                %4360 = arith.remui %4347, %c4 : index
                %4361 = arith.divui %4360, %c2 : index
                %4362 = arith.muli %4361, %c24 : index
                %4363 = arith.muli %4342, %c4 : index
                %4364 = arith.addi %4362, %4363 : index
                %4365 = arith.remui %4360, %c2 : index
                %4366 = arith.muli %4365, %c7 : index
                %4367 = arith.addi %4364, %4366 : index
                %4368 = arith.addi %4359, %4367 : index
                %4369 = arith.addi %4357, %4368 : index
                vector.store %4354, %kv[%4369] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4370 = arith.subi %4338, %kvHeads : index
                %4371 = arith.muli %4370, %c45 : index
                %4372 = arith.addi %4343, %4371 : index
                %4373 = arith.addi %4347, %c8 : index
                %4374 = arith.divui %4373, %c4 : index
                %4375 = arith.muli %4374, %c19 : index
                %4376 = arith.addi %4375, %c10 : index
                %4377 = arith.remui %4373, %c4 : index
                %4378 = arith.divui %4342, %c7 : index
                %4379 = arith.remui %4342, %c7 : index
                %4380 = arith.muli %4379, %c2 : index
                %4381 = arith.addi %4378, %4380 : index
                %4382 = arith.divui %4381, %c2 : index
                %4383 = arith.muli %4382, %c24 : index
                %4384 = arith.muli %4377, %c4 : index
                %4385 = arith.addi %4383, %4384 : index
                %4386 = arith.remui %4381, %c2 : index
                %4387 = arith.muli %4386, %c7 : index
                %4388 = arith.addi %4385, %4387 : index
                %4389 = arith.addi %4376, %4388 : index
                %4390 = arith.addi %4372, %4389 : index
                %4391 = vector.shuffle %4354, %4354 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4391, %kv[%4390] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4392 = arith.addi %4347, %c9 : index
                %4393 = arith.divui %4392, %c4 : index
                %4394 = arith.muli %4393, %c19 : index
                %4395 = arith.addi %4394, %c10 : index
                %4396 = arith.remui %4392, %c4 : index
                %4397 = arith.divui %4342, %c7 : index
                %4398 = arith.remui %4342, %c7 : index
                %4399 = arith.muli %4398, %c2 : index
                %4400 = arith.addi %4397, %4399 : index
                %4401 = arith.divui %4400, %c2 : index
                %4402 = arith.muli %4401, %c24 : index
                %4403 = arith.muli %4396, %c4 : index
                %4404 = arith.addi %4402, %4403 : index
                %4405 = arith.remui %4400, %c2 : index
                %4406 = arith.muli %4405, %c7 : index
                %4407 = arith.addi %4404, %4406 : index
                %4408 = arith.addi %4395, %4407 : index
                %4409 = arith.addi %4372, %4408 : index
                %4410 = vector.shuffle %4354, %4354 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4410, %kv[%4409] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4411 = arith.addi %4347, %c7 : index
                %4412 = arith.divui %4411, %c4 : index
                %4413 = arith.muli %4412, %c19 : index
                %4414 = arith.addi %4413, %c10 : index
                %4415 = arith.remui %4411, %c4 : index
                %4416 = arith.divui %4342, %c7 : index
                %4417 = arith.remui %4342, %c7 : index
                %4418 = arith.muli %4417, %c2 : index
                %4419 = arith.addi %4416, %4418 : index
                %4420 = arith.divui %4419, %c2 : index
                %4421 = arith.muli %4420, %c24 : index
                %4422 = arith.muli %4415, %c4 : index
                %4423 = arith.addi %4421, %4422 : index
                %4424 = arith.remui %4419, %c2 : index
                %4425 = arith.muli %4424, %c7 : index
                %4426 = arith.addi %4423, %4425 : index
                %4427 = arith.addi %4414, %4426 : index
                %4428 = arith.addi %4372, %4427 : index
                %4429 = vector.shuffle %4354, %4354 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4429, %kv[%4428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4430 = arith.addi %4347, %c25 : index
                %4431 = arith.divui %4430, %c4 : index
                %4432 = arith.muli %4431, %c19 : index
                %4433 = arith.addi %4432, %c10 : index
                %4434 = arith.remui %4430, %c4 : index
                %4435 = arith.divui %4342, %c7 : index
                %4436 = arith.remui %4342, %c7 : index
                %4437 = arith.muli %4436, %c2 : index
                %4438 = arith.addi %4435, %4437 : index
                %4439 = arith.divui %4438, %c2 : index
                %4440 = arith.muli %4439, %c24 : index
                %4441 = arith.muli %4434, %c4 : index
                %4442 = arith.addi %4440, %4441 : index
                %4443 = arith.remui %4438, %c2 : index
                %4444 = arith.muli %4443, %c7 : index
                %4445 = arith.addi %4442, %4444 : index
                %4446 = arith.addi %4433, %4445 : index
                %4447 = arith.addi %4372, %4446 : index
                %4448 = vector.shuffle %4354, %4354 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4448, %kv[%4447] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4449 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4449 {
            %4450 = wave.lane
            %4451 = arith.muli %4450, %c30 : index
            scf.for %4452 = %4451 to %c24 step %c6 {
              %4453 = arith.addi %4337, %4452 : index
              %4454 = vector.load %19[%4453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4455 = arith.mulf %4454, %4340 : vector<4xf32>
              %4456 = wave.fp8_encode "e4m3" %4455 : vector<4xf32> -> vector<4xi8>
              %4457 = arith.cmpi slt, %4338, %kvHeads : index
              scf.if %4457 {
                %4458 = arith.muli %4338, %c10 : index
                %4459 = arith.addi %4343, %4458 : index
                %4460 = vector.shuffle %4456, %4456 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4461 = arith.divui %4452, %c4 : index
                %4462 = arith.muli %4461, %c24 : index
                %4463 = arith.remui %4452, %c4 : index
                %4464 = arith.muli %4342, %c4 : index
                %4465 = arith.divui %4463, %c30 : index
                %4466 = arith.muli %4465, %c30 : index
                %4467 = arith.remui %4463, %c7 : index
                %4468 = arith.muli %4467, %c7 : index
                %4469 = arith.addi %4466, %4468 : index
                %4470 = arith.divui %4463, %c7 : index
                %4471 = arith.remui %4470, %c7 : index
                %4472 = arith.addi %4469, %4471 : index
                %4473 = arith.addi %4464, %4472 : index
                %4474 = arith.addi %4462, %4473 : index
                %4475 = arith.addi %4459, %4474 : index
                vector.store %4460, %kv[%4475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4476 = arith.subi %4338, %kvHeads : index
                %4477 = arith.muli %4476, %c10 : index
                %4478 = arith.addi %4343, %4477 : index
                %4479 = arith.addi %4452, %c8 : index
                %4480 = arith.divui %4479, %c4 : index
                %4481 = arith.muli %4480, %c24 : index
                %4482 = arith.addi %4481, %c11 : index
                %4483 = arith.remui %4479, %c4 : index
                %4484 = arith.divui %4342, %c7 : index
                %4485 = arith.remui %4342, %c7 : index
                %4486 = arith.muli %4485, %c2 : index
                %4487 = arith.addi %4484, %4486 : index
                %4488 = arith.muli %4483, %c4 : index
                %4489 = arith.divui %4487, %c30 : index
                %4490 = arith.muli %4489, %c30 : index
                %4491 = arith.remui %4487, %c7 : index
                %4492 = arith.muli %4491, %c7 : index
                %4493 = arith.addi %4490, %4492 : index
                %4494 = arith.divui %4487, %c7 : index
                %4495 = arith.remui %4494, %c7 : index
                %4496 = arith.addi %4493, %4495 : index
                %4497 = arith.addi %4488, %4496 : index
                %4498 = arith.addi %4482, %4497 : index
                %4499 = arith.addi %4478, %4498 : index
                %4500 = vector.shuffle %4456, %4456 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4500, %kv[%4499] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4501 = arith.addi %4452, %c9 : index
                %4502 = arith.divui %4501, %c4 : index
                %4503 = arith.muli %4502, %c24 : index
                %4504 = arith.addi %4503, %c11 : index
                %4505 = arith.remui %4501, %c4 : index
                %4506 = arith.divui %4342, %c7 : index
                %4507 = arith.remui %4342, %c7 : index
                %4508 = arith.muli %4507, %c2 : index
                %4509 = arith.addi %4506, %4508 : index
                %4510 = arith.muli %4505, %c4 : index
                %4511 = arith.divui %4509, %c30 : index
                %4512 = arith.muli %4511, %c30 : index
                %4513 = arith.remui %4509, %c7 : index
                %4514 = arith.muli %4513, %c7 : index
                %4515 = arith.addi %4512, %4514 : index
                %4516 = arith.divui %4509, %c7 : index
                %4517 = arith.remui %4516, %c7 : index
                %4518 = arith.addi %4515, %4517 : index
                %4519 = arith.addi %4510, %4518 : index
                %4520 = arith.addi %4504, %4519 : index
                %4521 = arith.addi %4478, %4520 : index
                %4522 = vector.shuffle %4456, %4456 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4522, %kv[%4521] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4523 = arith.addi %4452, %c7 : index
                %4524 = arith.divui %4523, %c4 : index
                %4525 = arith.muli %4524, %c24 : index
                %4526 = arith.addi %4525, %c11 : index
                %4527 = arith.remui %4523, %c4 : index
                %4528 = arith.divui %4342, %c7 : index
                %4529 = arith.remui %4342, %c7 : index
                %4530 = arith.muli %4529, %c2 : index
                %4531 = arith.addi %4528, %4530 : index
                %4532 = arith.muli %4527, %c4 : index
                %4533 = arith.divui %4531, %c30 : index
                %4534 = arith.muli %4533, %c30 : index
                %4535 = arith.remui %4531, %c7 : index
                %4536 = arith.muli %4535, %c7 : index
                %4537 = arith.addi %4534, %4536 : index
                %4538 = arith.divui %4531, %c7 : index
                %4539 = arith.remui %4538, %c7 : index
                %4540 = arith.addi %4537, %4539 : index
                %4541 = arith.addi %4532, %4540 : index
                %4542 = arith.addi %4526, %4541 : index
                %4543 = arith.addi %4478, %4542 : index
                %4544 = vector.shuffle %4456, %4456 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4544, %kv[%4543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4545 = arith.addi %4452, %c25 : index
                %4546 = arith.divui %4545, %c4 : index
                %4547 = arith.muli %4546, %c24 : index
                %4548 = arith.addi %4547, %c11 : index
                %4549 = arith.remui %4545, %c4 : index
                %4550 = arith.divui %4342, %c7 : index
                %4551 = arith.remui %4342, %c7 : index
                %4552 = arith.muli %4551, %c2 : index
                %4553 = arith.addi %4550, %4552 : index
                %4554 = arith.muli %4549, %c4 : index
                %4555 = arith.divui %4553, %c30 : index
                %4556 = arith.muli %4555, %c30 : index
                %4557 = arith.remui %4553, %c7 : index
                %4558 = arith.muli %4557, %c7 : index
                %4559 = arith.addi %4556, %4558 : index
                %4560 = arith.divui %4553, %c7 : index
                %4561 = arith.remui %4560, %c7 : index
                %4562 = arith.addi %4559, %4561 : index
                %4563 = arith.addi %4554, %4562 : index
                %4564 = arith.addi %4548, %4563 : index
                %4565 = arith.addi %4478, %4564 : index
                %4566 = vector.shuffle %4456, %4456 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4566, %kv[%4565] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4567 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4567 {
            %4568 = wave.lane
            %4569 = arith.muli %4568, %c30 : index
            scf.for %4570 = %4569 to %c24 step %c6 {
              %4571 = arith.addi %4337, %4570 : index
              %4572 = vector.load %19[%4571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4573 = arith.mulf %4572, %4340 : vector<4xf32>
              %4574 = wave.fp8_encode "e5m2" %4573 : vector<4xf32> -> vector<4xi8>
              %4575 = arith.cmpi slt, %4338, %kvHeads : index
              scf.if %4575 {
                %4576 = arith.muli %4338, %c10 : index
                %4577 = arith.addi %4343, %4576 : index
                %4578 = vector.shuffle %4574, %4574 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4579 = arith.divui %4570, %c4 : index
                %4580 = arith.muli %4579, %c24 : index
                %4581 = arith.remui %4570, %c4 : index
                %4582 = arith.muli %4342, %c4 : index
                %4583 = arith.divui %4581, %c30 : index
                %4584 = arith.muli %4583, %c30 : index
                %4585 = arith.remui %4581, %c7 : index
                %4586 = arith.muli %4585, %c7 : index
                %4587 = arith.addi %4584, %4586 : index
                %4588 = arith.divui %4581, %c7 : index
                %4589 = arith.remui %4588, %c7 : index
                %4590 = arith.addi %4587, %4589 : index
                %4591 = arith.addi %4582, %4590 : index
                %4592 = arith.addi %4580, %4591 : index
                %4593 = arith.addi %4577, %4592 : index
                vector.store %4578, %kv[%4593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4594 = arith.subi %4338, %kvHeads : index
                %4595 = arith.muli %4594, %c10 : index
                %4596 = arith.addi %4343, %4595 : index
                %4597 = arith.addi %4570, %c8 : index
                %4598 = arith.divui %4597, %c4 : index
                %4599 = arith.muli %4598, %c24 : index
                %4600 = arith.addi %4599, %c11 : index
                %4601 = arith.remui %4597, %c4 : index
                %4602 = arith.divui %4342, %c7 : index
                %4603 = arith.remui %4342, %c7 : index
                %4604 = arith.muli %4603, %c2 : index
                %4605 = arith.addi %4602, %4604 : index
                %4606 = arith.muli %4601, %c4 : index
                %4607 = arith.divui %4605, %c30 : index
                %4608 = arith.muli %4607, %c30 : index
                %4609 = arith.remui %4605, %c7 : index
                %4610 = arith.muli %4609, %c7 : index
                %4611 = arith.addi %4608, %4610 : index
                %4612 = arith.divui %4605, %c7 : index
                %4613 = arith.remui %4612, %c7 : index
                %4614 = arith.addi %4611, %4613 : index
                %4615 = arith.addi %4606, %4614 : index
                %4616 = arith.addi %4600, %4615 : index
                %4617 = arith.addi %4596, %4616 : index
                %4618 = vector.shuffle %4574, %4574 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4618, %kv[%4617] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4619 = arith.addi %4570, %c9 : index
                %4620 = arith.divui %4619, %c4 : index
                %4621 = arith.muli %4620, %c24 : index
                %4622 = arith.addi %4621, %c11 : index
                %4623 = arith.remui %4619, %c4 : index
                %4624 = arith.divui %4342, %c7 : index
                %4625 = arith.remui %4342, %c7 : index
                %4626 = arith.muli %4625, %c2 : index
                %4627 = arith.addi %4624, %4626 : index
                %4628 = arith.muli %4623, %c4 : index
                %4629 = arith.divui %4627, %c30 : index
                %4630 = arith.muli %4629, %c30 : index
                %4631 = arith.remui %4627, %c7 : index
                %4632 = arith.muli %4631, %c7 : index
                %4633 = arith.addi %4630, %4632 : index
                %4634 = arith.divui %4627, %c7 : index
                %4635 = arith.remui %4634, %c7 : index
                %4636 = arith.addi %4633, %4635 : index
                %4637 = arith.addi %4628, %4636 : index
                %4638 = arith.addi %4622, %4637 : index
                %4639 = arith.addi %4596, %4638 : index
                %4640 = vector.shuffle %4574, %4574 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4640, %kv[%4639] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4641 = arith.addi %4570, %c7 : index
                %4642 = arith.divui %4641, %c4 : index
                %4643 = arith.muli %4642, %c24 : index
                %4644 = arith.addi %4643, %c11 : index
                %4645 = arith.remui %4641, %c4 : index
                %4646 = arith.divui %4342, %c7 : index
                %4647 = arith.remui %4342, %c7 : index
                %4648 = arith.muli %4647, %c2 : index
                %4649 = arith.addi %4646, %4648 : index
                %4650 = arith.muli %4645, %c4 : index
                %4651 = arith.divui %4649, %c30 : index
                %4652 = arith.muli %4651, %c30 : index
                %4653 = arith.remui %4649, %c7 : index
                %4654 = arith.muli %4653, %c7 : index
                %4655 = arith.addi %4652, %4654 : index
                %4656 = arith.divui %4649, %c7 : index
                %4657 = arith.remui %4656, %c7 : index
                %4658 = arith.addi %4655, %4657 : index
                %4659 = arith.addi %4650, %4658 : index
                %4660 = arith.addi %4644, %4659 : index
                %4661 = arith.addi %4596, %4660 : index
                %4662 = vector.shuffle %4574, %4574 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4662, %kv[%4661] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4663 = arith.addi %4570, %c25 : index
                %4664 = arith.divui %4663, %c4 : index
                %4665 = arith.muli %4664, %c24 : index
                %4666 = arith.addi %4665, %c11 : index
                %4667 = arith.remui %4663, %c4 : index
                %4668 = arith.divui %4342, %c7 : index
                %4669 = arith.remui %4342, %c7 : index
                %4670 = arith.muli %4669, %c2 : index
                %4671 = arith.addi %4668, %4670 : index
                %4672 = arith.muli %4667, %c4 : index
                %4673 = arith.divui %4671, %c30 : index
                %4674 = arith.muli %4673, %c30 : index
                %4675 = arith.remui %4671, %c7 : index
                %4676 = arith.muli %4675, %c7 : index
                %4677 = arith.addi %4674, %4676 : index
                %4678 = arith.divui %4671, %c7 : index
                %4679 = arith.remui %4678, %c7 : index
                %4680 = arith.addi %4677, %4679 : index
                %4681 = arith.addi %4672, %4680 : index
                %4682 = arith.addi %4666, %4681 : index
                %4683 = arith.addi %4596, %4682 : index
                %4684 = vector.shuffle %4574, %4574 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4684, %kv[%4683] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
