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
  %c32 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c44 = arith.constant 16384 : index
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
      %814 = memref.load %factors[%811] : memref<?xf32>
      %815 = arith.select %813, %814, %c32 : f32
      %816 = arith.addi %725, %c8 : index
      %817 = arith.muli %807, %c14 : index
      %818 = arith.addi %816, %817 : index
      %819 = memref.load %18[%818] : memref<?xf32>
      %820 = arith.addi %818, %c11 : index
      %821 = memref.load %18[%820] : memref<?xf32>
      %822 = arith.addf %819, %821 : f32
      %823 = arith.remui %722, %c4 : index
      %824 = arith.muli %823, %c30 : index
      %825 = arith.addi %15, %824 : index
      %826 = vector.load %w[%825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %827 = vector.bitcast %826 : vector<4xi8> to vector<1xf32>
      %828 = vector.extract %827[0] : f32 from vector<1xf32>
      %829 = arith.mulf %828, %815 : f32
      %830 = arith.mulf %822, %829 : f32
      %831 = arith.muli %3, %c7 : index
      %832 = arith.addi %831, %c8 : index
      %833 = arith.muli %832, %c4 : index
      %834 = arith.remui %722, %c4 : index
      %835 = arith.addi %833, %834 : index
      %836 = arith.muli %810, %c24 : index
      %837 = arith.addi %836, %835 : index
      memref.store %830, %19[%837] : memref<?xf32>
      %838 = arith.addi %725, %c24 : index
      %839 = arith.muli %807, %c14 : index
      %840 = arith.addi %838, %839 : index
      %841 = memref.load %18[%840] : memref<?xf32>
      %842 = arith.addi %840, %c11 : index
      %843 = memref.load %18[%842] : memref<?xf32>
      %844 = arith.addf %841, %843 : f32
      %845 = arith.remui %722, %c4 : index
      %846 = arith.muli %845, %c30 : index
      %847 = arith.addi %17, %846 : index
      %848 = vector.load %w[%847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %849 = vector.bitcast %848 : vector<4xi8> to vector<1xf32>
      %850 = vector.extract %849[0] : f32 from vector<1xf32>
      %851 = arith.mulf %850, %815 : f32
      %852 = arith.mulf %844, %851 : f32
      %853 = arith.muli %3, %c7 : index
      %854 = arith.addi %853, %c9 : index
      %855 = arith.muli %854, %c4 : index
      %856 = arith.remui %722, %c4 : index
      %857 = arith.addi %855, %856 : index
      %858 = arith.muli %810, %c24 : index
      %859 = arith.addi %858, %857 : index
      memref.store %852, %19[%859] : memref<?xf32>
    }
    %860 = arith.muli %4, %c30 : index
    %861 = arith.addi %860, %c9 : index
    %862 = arith.muli %861, %c7 : index
    %863 = arith.divui %722, %c4 : index
    %864 = arith.addi %862, %863 : index
    %865 = arith.addi %721, %864 : index
    %866 = arith.cmpi slt, %865, %21 : index
    scf.if %866 {
      %867 = arith.cmpi eq, %hasFactors, %c9 : index
      %868 = memref.load %factors[%865] : memref<?xf32>
      %869 = arith.select %867, %868, %c32 : f32
      %870 = arith.addi %725, %c8 : index
      %871 = arith.muli %861, %c14 : index
      %872 = arith.addi %870, %871 : index
      %873 = memref.load %18[%872] : memref<?xf32>
      %874 = arith.addi %872, %c11 : index
      %875 = memref.load %18[%874] : memref<?xf32>
      %876 = arith.addf %873, %875 : f32
      %877 = arith.remui %722, %c4 : index
      %878 = arith.muli %877, %c30 : index
      %879 = arith.addi %15, %878 : index
      %880 = vector.load %w[%879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %881 = vector.bitcast %880 : vector<4xi8> to vector<1xf32>
      %882 = vector.extract %881[0] : f32 from vector<1xf32>
      %883 = arith.mulf %882, %869 : f32
      %884 = arith.mulf %876, %883 : f32
      %885 = arith.muli %3, %c7 : index
      %886 = arith.addi %885, %c8 : index
      %887 = arith.muli %886, %c4 : index
      %888 = arith.remui %722, %c4 : index
      %889 = arith.addi %887, %888 : index
      %890 = arith.muli %864, %c24 : index
      %891 = arith.addi %890, %889 : index
      memref.store %884, %19[%891] : memref<?xf32>
      %892 = arith.addi %725, %c24 : index
      %893 = arith.muli %861, %c14 : index
      %894 = arith.addi %892, %893 : index
      %895 = memref.load %18[%894] : memref<?xf32>
      %896 = arith.addi %894, %c11 : index
      %897 = memref.load %18[%896] : memref<?xf32>
      %898 = arith.addf %895, %897 : f32
      %899 = arith.remui %722, %c4 : index
      %900 = arith.muli %899, %c30 : index
      %901 = arith.addi %17, %900 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.mulf %904, %869 : f32
      %906 = arith.mulf %898, %905 : f32
      %907 = arith.muli %3, %c7 : index
      %908 = arith.addi %907, %c9 : index
      %909 = arith.muli %908, %c4 : index
      %910 = arith.remui %722, %c4 : index
      %911 = arith.addi %909, %910 : index
      %912 = arith.muli %864, %c24 : index
      %913 = arith.addi %912, %911 : index
      memref.store %906, %19[%913] : memref<?xf32>
    }
    %914 = arith.muli %4, %c30 : index
    %915 = arith.addi %914, %c7 : index
    %916 = arith.muli %915, %c7 : index
    %917 = arith.divui %722, %c4 : index
    %918 = arith.addi %916, %917 : index
    %919 = arith.addi %721, %918 : index
    %920 = arith.cmpi slt, %919, %21 : index
    scf.if %920 {
      %921 = arith.cmpi eq, %hasFactors, %c9 : index
      %922 = memref.load %factors[%919] : memref<?xf32>
      %923 = arith.select %921, %922, %c32 : f32
      %924 = arith.addi %725, %c8 : index
      %925 = arith.muli %915, %c14 : index
      %926 = arith.addi %924, %925 : index
      %927 = memref.load %18[%926] : memref<?xf32>
      %928 = arith.addi %926, %c11 : index
      %929 = memref.load %18[%928] : memref<?xf32>
      %930 = arith.addf %927, %929 : f32
      %931 = arith.remui %722, %c4 : index
      %932 = arith.muli %931, %c30 : index
      %933 = arith.addi %15, %932 : index
      %934 = vector.load %w[%933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %935 = vector.bitcast %934 : vector<4xi8> to vector<1xf32>
      %936 = vector.extract %935[0] : f32 from vector<1xf32>
      %937 = arith.mulf %936, %923 : f32
      %938 = arith.mulf %930, %937 : f32
      %939 = arith.muli %3, %c7 : index
      %940 = arith.addi %939, %c8 : index
      %941 = arith.muli %940, %c4 : index
      %942 = arith.remui %722, %c4 : index
      %943 = arith.addi %941, %942 : index
      %944 = arith.muli %918, %c24 : index
      %945 = arith.addi %944, %943 : index
      memref.store %938, %19[%945] : memref<?xf32>
      %946 = arith.addi %725, %c24 : index
      %947 = arith.muli %915, %c14 : index
      %948 = arith.addi %946, %947 : index
      %949 = memref.load %18[%948] : memref<?xf32>
      %950 = arith.addi %948, %c11 : index
      %951 = memref.load %18[%950] : memref<?xf32>
      %952 = arith.addf %949, %951 : f32
      %953 = arith.remui %722, %c4 : index
      %954 = arith.muli %953, %c30 : index
      %955 = arith.addi %17, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %923 : f32
      %960 = arith.mulf %952, %959 : f32
      %961 = arith.muli %3, %c7 : index
      %962 = arith.addi %961, %c9 : index
      %963 = arith.muli %962, %c4 : index
      %964 = arith.remui %722, %c4 : index
      %965 = arith.addi %963, %964 : index
      %966 = arith.muli %918, %c24 : index
      %967 = arith.addi %966, %965 : index
      memref.store %960, %19[%967] : memref<?xf32>
    }
    %968 = arith.muli %4, %c30 : index
    %969 = arith.addi %968, %c25 : index
    %970 = arith.muli %969, %c7 : index
    %971 = arith.divui %722, %c4 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.addi %721, %972 : index
    %974 = arith.cmpi slt, %973, %21 : index
    scf.if %974 {
      %975 = arith.cmpi eq, %hasFactors, %c9 : index
      %976 = memref.load %factors[%973] : memref<?xf32>
      %977 = arith.select %975, %976, %c32 : f32
      %978 = arith.addi %725, %c8 : index
      %979 = arith.muli %969, %c14 : index
      %980 = arith.addi %978, %979 : index
      %981 = memref.load %18[%980] : memref<?xf32>
      %982 = arith.addi %980, %c11 : index
      %983 = memref.load %18[%982] : memref<?xf32>
      %984 = arith.addf %981, %983 : f32
      %985 = arith.remui %722, %c4 : index
      %986 = arith.muli %985, %c30 : index
      %987 = arith.addi %15, %986 : index
      %988 = vector.load %w[%987] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %989 = vector.bitcast %988 : vector<4xi8> to vector<1xf32>
      %990 = vector.extract %989[0] : f32 from vector<1xf32>
      %991 = arith.mulf %990, %977 : f32
      %992 = arith.mulf %984, %991 : f32
      %993 = arith.muli %3, %c7 : index
      %994 = arith.addi %993, %c8 : index
      %995 = arith.muli %994, %c4 : index
      %996 = arith.remui %722, %c4 : index
      %997 = arith.addi %995, %996 : index
      %998 = arith.muli %972, %c24 : index
      %999 = arith.addi %998, %997 : index
      memref.store %992, %19[%999] : memref<?xf32>
      %1000 = arith.addi %725, %c24 : index
      %1001 = arith.muli %969, %c14 : index
      %1002 = arith.addi %1000, %1001 : index
      %1003 = memref.load %18[%1002] : memref<?xf32>
      %1004 = arith.addi %1002, %c11 : index
      %1005 = memref.load %18[%1004] : memref<?xf32>
      %1006 = arith.addf %1003, %1005 : f32
      %1007 = arith.remui %722, %c4 : index
      %1008 = arith.muli %1007, %c30 : index
      %1009 = arith.addi %17, %1008 : index
      %1010 = vector.load %w[%1009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1011 = vector.bitcast %1010 : vector<4xi8> to vector<1xf32>
      %1012 = vector.extract %1011[0] : f32 from vector<1xf32>
      %1013 = arith.mulf %1012, %977 : f32
      %1014 = arith.mulf %1006, %1013 : f32
      %1015 = arith.muli %3, %c7 : index
      %1016 = arith.addi %1015, %c9 : index
      %1017 = arith.muli %1016, %c4 : index
      %1018 = arith.remui %722, %c4 : index
      %1019 = arith.addi %1017, %1018 : index
      %1020 = arith.muli %972, %c24 : index
      %1021 = arith.addi %1020, %1019 : index
      memref.store %1014, %19[%1021] : memref<?xf32>
    }
    wave.barrier
    %1022 = arith.addi %22, %c8 : index
    %1023 = wave.wave
    %1024 = arith.addi %1023, %c8 : index
    %1025 = arith.addi %1022, %1024 : index
    %1026 = arith.cmpi slt, %1025, %21 : index
    scf.if %1026 {
      %1027 = arith.addi %1022, %1024 : index
      %1028 = arith.muli %1024, %c24 : index
      %1029 = wave.lane
      %1030 = arith.addi %1029, %c8 : index
      %1031 = arith.cmpi eq, %hasBias, %c9 : index
      %1032 = arith.addi %1028, %1030 : index
      %1033 = memref.load %19[%1032] : memref<?xf32>
      %1034 = arith.muli %0, %c24 : index
      %1035 = arith.addi %1034, %1030 : index
      %1036 = memref.load %bias[%1035] : memref<?xf32>
      %1037 = arith.addf %1033, %1036 : f32
      %1038 = arith.select %1031, %1037, %1033 : f32
      %1039 = arith.addi %1030, %c6 : index
      %1040 = arith.cmpi eq, %hasBias, %c9 : index
      %1041 = arith.addi %1028, %1039 : index
      %1042 = memref.load %19[%1041] : memref<?xf32>
      %1043 = arith.muli %0, %c24 : index
      %1044 = arith.addi %1043, %1039 : index
      %1045 = memref.load %bias[%1044] : memref<?xf32>
      %1046 = arith.addf %1042, %1045 : f32
      %1047 = arith.select %1040, %1046, %1042 : f32
      %1048 = arith.addi %1029, %c14 : index
      %1049 = arith.cmpi eq, %hasBias, %c9 : index
      %1050 = arith.addi %1028, %1048 : index
      %1051 = memref.load %19[%1050] : memref<?xf32>
      %1052 = arith.muli %0, %c24 : index
      %1053 = arith.addi %1052, %1048 : index
      %1054 = memref.load %bias[%1053] : memref<?xf32>
      %1055 = arith.addf %1051, %1054 : f32
      %1056 = arith.select %1049, %1055, %1051 : f32
      %1057 = arith.addi %1048, %c6 : index
      %1058 = arith.cmpi eq, %hasBias, %c9 : index
      %1059 = arith.addi %1028, %1057 : index
      %1060 = memref.load %19[%1059] : memref<?xf32>
      %1061 = arith.muli %0, %c24 : index
      %1062 = arith.addi %1061, %1057 : index
      %1063 = memref.load %bias[%1062] : memref<?xf32>
      %1064 = arith.addf %1060, %1063 : f32
      %1065 = arith.select %1058, %1064, %1060 : f32
      %1066 = arith.addi %1029, %c12 : index
      %1067 = arith.cmpi eq, %hasBias, %c9 : index
      %1068 = arith.addi %1028, %1066 : index
      %1069 = memref.load %19[%1068] : memref<?xf32>
      %1070 = arith.muli %0, %c24 : index
      %1071 = arith.addi %1070, %1066 : index
      %1072 = memref.load %bias[%1071] : memref<?xf32>
      %1073 = arith.addf %1069, %1072 : f32
      %1074 = arith.select %1067, %1073, %1069 : f32
      %1075 = arith.addi %1066, %c6 : index
      %1076 = arith.cmpi eq, %hasBias, %c9 : index
      %1077 = arith.addi %1028, %1075 : index
      %1078 = memref.load %19[%1077] : memref<?xf32>
      %1079 = arith.muli %0, %c24 : index
      %1080 = arith.addi %1079, %1075 : index
      %1081 = memref.load %bias[%1080] : memref<?xf32>
      %1082 = arith.addf %1078, %1081 : f32
      %1083 = arith.select %1076, %1082, %1078 : f32
      %1084 = arith.addi %1029, %c26 : index
      %1085 = arith.cmpi eq, %hasBias, %c9 : index
      %1086 = arith.addi %1028, %1084 : index
      %1087 = memref.load %19[%1086] : memref<?xf32>
      %1088 = arith.muli %0, %c24 : index
      %1089 = arith.addi %1088, %1084 : index
      %1090 = memref.load %bias[%1089] : memref<?xf32>
      %1091 = arith.addf %1087, %1090 : f32
      %1092 = arith.select %1085, %1091, %1087 : f32
      %1093 = arith.addi %1084, %c6 : index
      %1094 = arith.cmpi eq, %hasBias, %c9 : index
      %1095 = arith.addi %1028, %1093 : index
      %1096 = memref.load %19[%1095] : memref<?xf32>
      %1097 = arith.muli %0, %c24 : index
      %1098 = arith.addi %1097, %1093 : index
      %1099 = memref.load %bias[%1098] : memref<?xf32>
      %1100 = arith.addf %1096, %1099 : f32
      %1101 = arith.select %1094, %1100, %1096 : f32
      %1102 = arith.addi %heads, %kvHeads : index
      %1103 = arith.cmpi slt, %0, %1102 : index
      scf.if %1103 {
        %1104 = arith.addi %positionsAt, %1027 : index
        %1105 = memref.load %step[%1104] : memref<?xi32>
        %1106 = arith.index_cast %1105 : i32 to index
        %1107 = arith.cmpi eq, %hasNorm, %c9 : index
        %1108 = math.fma %1038, %1038, %c36 : f32
        %1109 = math.fma %1047, %1047, %1108 : f32
        %1110 = math.fma %1056, %1056, %1109 : f32
        %1111 = math.fma %1065, %1065, %1110 : f32
        %1112 = math.fma %1074, %1074, %1111 : f32
        %1113 = math.fma %1083, %1083, %1112 : f32
        %1114 = math.fma %1092, %1092, %1113 : f32
        %1115 = math.fma %1101, %1101, %1114 : f32
        %1116 = vector.broadcast %1115 : f32 to vector<1xf32>
        %1117 = wave.reduce "add" %1116 : vector<1xf32>
        %1118 = arith.mulf %1117, %inverseHeadDim : f32
        %1119 = arith.addf %1118, %epsilon : f32
        %1120 = math.sqrt %1119 : f32
        %1121 = arith.divf %c32, %1120 : f32
        %1122 = arith.cmpi slt, %0, %heads : index
        %1123 = arith.addi %1030, %c6 : index
        %1124 = memref.load %query_norm[%1030] : memref<?xf32>
        %1125 = memref.load %key_norm[%1030] : memref<?xf32>
        %1126 = arith.select %1122, %1124, %1125 : f32
        %1127 = arith.mulf %1038, %1121 : f32
        %1128 = arith.mulf %1127, %1126 : f32
        %1129 = arith.select %1107, %1128, %1038 : f32
        %1130 = memref.load %query_norm[%1123] : memref<?xf32>
        %1131 = memref.load %key_norm[%1123] : memref<?xf32>
        %1132 = arith.select %1122, %1130, %1131 : f32
        %1133 = arith.mulf %1047, %1121 : f32
        %1134 = arith.mulf %1133, %1132 : f32
        %1135 = arith.select %1107, %1134, %1047 : f32
        %1136 = arith.addi %1048, %c6 : index
        %1137 = memref.load %query_norm[%1048] : memref<?xf32>
        %1138 = memref.load %key_norm[%1048] : memref<?xf32>
        %1139 = arith.select %1122, %1137, %1138 : f32
        %1140 = arith.mulf %1056, %1121 : f32
        %1141 = arith.mulf %1140, %1139 : f32
        %1142 = arith.select %1107, %1141, %1056 : f32
        %1143 = memref.load %query_norm[%1136] : memref<?xf32>
        %1144 = memref.load %key_norm[%1136] : memref<?xf32>
        %1145 = arith.select %1122, %1143, %1144 : f32
        %1146 = arith.mulf %1065, %1121 : f32
        %1147 = arith.mulf %1146, %1145 : f32
        %1148 = arith.select %1107, %1147, %1065 : f32
        %1149 = arith.addi %1066, %c6 : index
        %1150 = memref.load %query_norm[%1066] : memref<?xf32>
        %1151 = memref.load %key_norm[%1066] : memref<?xf32>
        %1152 = arith.select %1122, %1150, %1151 : f32
        %1153 = arith.mulf %1074, %1121 : f32
        %1154 = arith.mulf %1153, %1152 : f32
        %1155 = arith.select %1107, %1154, %1074 : f32
        %1156 = memref.load %query_norm[%1149] : memref<?xf32>
        %1157 = memref.load %key_norm[%1149] : memref<?xf32>
        %1158 = arith.select %1122, %1156, %1157 : f32
        %1159 = arith.mulf %1083, %1121 : f32
        %1160 = arith.mulf %1159, %1158 : f32
        %1161 = arith.select %1107, %1160, %1083 : f32
        %1162 = arith.addi %1084, %c6 : index
        %1163 = memref.load %query_norm[%1084] : memref<?xf32>
        %1164 = memref.load %key_norm[%1084] : memref<?xf32>
        %1165 = arith.select %1122, %1163, %1164 : f32
        %1166 = arith.mulf %1092, %1121 : f32
        %1167 = arith.mulf %1166, %1165 : f32
        %1168 = arith.select %1107, %1167, %1092 : f32
        %1169 = memref.load %query_norm[%1162] : memref<?xf32>
        %1170 = memref.load %key_norm[%1162] : memref<?xf32>
        %1171 = arith.select %1122, %1169, %1170 : f32
        %1172 = arith.mulf %1101, %1121 : f32
        %1173 = arith.mulf %1172, %1171 : f32
        %1174 = arith.select %1107, %1173, %1101 : f32
        %1175 = arith.remui %1106, %c24 : index
        %1176 = arith.muli %1175, %c24 : index
        %1177 = arith.addi %1176, %1030 : index
        %1178 = arith.divui %1106, %c24 : index
        %1179 = arith.addi %1178, %c24 : index
        %1180 = arith.muli %1179, %c24 : index
        %1181 = arith.addi %1180, %1030 : index
        %1182 = memref.load %rope[%1177] : memref<?xf32>
        %1183 = arith.addi %1177, %c6 : index
        %1184 = memref.load %rope[%1183] : memref<?xf32>
        %1185 = memref.load %rope[%1181] : memref<?xf32>
        %1186 = arith.addi %1181, %c6 : index
        %1187 = memref.load %rope[%1186] : memref<?xf32>
        %1188 = arith.mulf %1185, %1182 : f32
        %1189 = arith.mulf %1187, %1184 : f32
        %1190 = arith.subf %1188, %1189 : f32
        %1191 = arith.mulf %1187, %1182 : f32
        %1192 = arith.mulf %1185, %1184 : f32
        %1193 = arith.addf %1191, %1192 : f32
        %1194 = arith.mulf %1129, %1190 : f32
        %1195 = arith.mulf %1135, %1193 : f32
        %1196 = arith.subf %1194, %1195 : f32
        %1197 = arith.mulf %1135, %1190 : f32
        %1198 = arith.mulf %1129, %1193 : f32
        %1199 = arith.addf %1197, %1198 : f32
        %1200 = arith.cmpi slt, %0, %heads : index
        scf.if %1200 {
          %1201 = arith.muli %1027, %heads : index
          %1202 = arith.addi %1201, %0 : index
          %1203 = arith.muli %1202, %c24 : index
          %1204 = arith.addi %1203, %1030 : index
          memref.store %1196, %q[%1204] : memref<?xf32>
          %1205 = arith.addi %1204, %c6 : index
          memref.store %1199, %q[%1205] : memref<?xf32>
        } else {
          %1206 = arith.addi %1028, %1030 : index
          memref.store %1196, %19[%1206] : memref<?xf32>
          %1207 = arith.addi %1028, %1030 : index
          %1208 = arith.addi %1207, %c6 : index
          memref.store %1199, %19[%1208] : memref<?xf32>
        }
        %1209 = arith.remui %1106, %c24 : index
        %1210 = arith.muli %1209, %c24 : index
        %1211 = arith.addi %1210, %1048 : index
        %1212 = arith.divui %1106, %c24 : index
        %1213 = arith.addi %1212, %c24 : index
        %1214 = arith.muli %1213, %c24 : index
        %1215 = arith.addi %1214, %1048 : index
        %1216 = memref.load %rope[%1211] : memref<?xf32>
        %1217 = arith.addi %1211, %c6 : index
        %1218 = memref.load %rope[%1217] : memref<?xf32>
        %1219 = memref.load %rope[%1215] : memref<?xf32>
        %1220 = arith.addi %1215, %c6 : index
        %1221 = memref.load %rope[%1220] : memref<?xf32>
        %1222 = arith.mulf %1219, %1216 : f32
        %1223 = arith.mulf %1221, %1218 : f32
        %1224 = arith.subf %1222, %1223 : f32
        %1225 = arith.mulf %1221, %1216 : f32
        %1226 = arith.mulf %1219, %1218 : f32
        %1227 = arith.addf %1225, %1226 : f32
        %1228 = arith.mulf %1142, %1224 : f32
        %1229 = arith.mulf %1148, %1227 : f32
        %1230 = arith.subf %1228, %1229 : f32
        %1231 = arith.mulf %1148, %1224 : f32
        %1232 = arith.mulf %1142, %1227 : f32
        %1233 = arith.addf %1231, %1232 : f32
        %1234 = arith.cmpi slt, %0, %heads : index
        scf.if %1234 {
          %1235 = arith.muli %1027, %heads : index
          %1236 = arith.addi %1235, %0 : index
          %1237 = arith.muli %1236, %c24 : index
          %1238 = arith.addi %1237, %1048 : index
          memref.store %1230, %q[%1238] : memref<?xf32>
          %1239 = arith.addi %1238, %c6 : index
          memref.store %1233, %q[%1239] : memref<?xf32>
        } else {
          %1240 = arith.addi %1028, %1048 : index
          memref.store %1230, %19[%1240] : memref<?xf32>
          %1241 = arith.addi %1028, %1048 : index
          %1242 = arith.addi %1241, %c6 : index
          memref.store %1233, %19[%1242] : memref<?xf32>
        }
        %1243 = arith.remui %1106, %c24 : index
        %1244 = arith.muli %1243, %c24 : index
        %1245 = arith.addi %1244, %1066 : index
        %1246 = arith.divui %1106, %c24 : index
        %1247 = arith.addi %1246, %c24 : index
        %1248 = arith.muli %1247, %c24 : index
        %1249 = arith.addi %1248, %1066 : index
        %1250 = memref.load %rope[%1245] : memref<?xf32>
        %1251 = arith.addi %1245, %c6 : index
        %1252 = memref.load %rope[%1251] : memref<?xf32>
        %1253 = memref.load %rope[%1249] : memref<?xf32>
        %1254 = arith.addi %1249, %c6 : index
        %1255 = memref.load %rope[%1254] : memref<?xf32>
        %1256 = arith.mulf %1253, %1250 : f32
        %1257 = arith.mulf %1255, %1252 : f32
        %1258 = arith.subf %1256, %1257 : f32
        %1259 = arith.mulf %1255, %1250 : f32
        %1260 = arith.mulf %1253, %1252 : f32
        %1261 = arith.addf %1259, %1260 : f32
        %1262 = arith.mulf %1155, %1258 : f32
        %1263 = arith.mulf %1161, %1261 : f32
        %1264 = arith.subf %1262, %1263 : f32
        %1265 = arith.mulf %1161, %1258 : f32
        %1266 = arith.mulf %1155, %1261 : f32
        %1267 = arith.addf %1265, %1266 : f32
        %1268 = arith.cmpi slt, %0, %heads : index
        scf.if %1268 {
          %1269 = arith.muli %1027, %heads : index
          %1270 = arith.addi %1269, %0 : index
          %1271 = arith.muli %1270, %c24 : index
          %1272 = arith.addi %1271, %1066 : index
          memref.store %1264, %q[%1272] : memref<?xf32>
          %1273 = arith.addi %1272, %c6 : index
          memref.store %1267, %q[%1273] : memref<?xf32>
        } else {
          %1274 = arith.addi %1028, %1066 : index
          memref.store %1264, %19[%1274] : memref<?xf32>
          %1275 = arith.addi %1028, %1066 : index
          %1276 = arith.addi %1275, %c6 : index
          memref.store %1267, %19[%1276] : memref<?xf32>
        }
        %1277 = arith.remui %1106, %c24 : index
        %1278 = arith.muli %1277, %c24 : index
        %1279 = arith.addi %1278, %1084 : index
        %1280 = arith.divui %1106, %c24 : index
        %1281 = arith.addi %1280, %c24 : index
        %1282 = arith.muli %1281, %c24 : index
        %1283 = arith.addi %1282, %1084 : index
        %1284 = memref.load %rope[%1279] : memref<?xf32>
        %1285 = arith.addi %1279, %c6 : index
        %1286 = memref.load %rope[%1285] : memref<?xf32>
        %1287 = memref.load %rope[%1283] : memref<?xf32>
        %1288 = arith.addi %1283, %c6 : index
        %1289 = memref.load %rope[%1288] : memref<?xf32>
        %1290 = arith.mulf %1287, %1284 : f32
        %1291 = arith.mulf %1289, %1286 : f32
        %1292 = arith.subf %1290, %1291 : f32
        %1293 = arith.mulf %1289, %1284 : f32
        %1294 = arith.mulf %1287, %1286 : f32
        %1295 = arith.addf %1293, %1294 : f32
        %1296 = arith.mulf %1168, %1292 : f32
        %1297 = arith.mulf %1174, %1295 : f32
        %1298 = arith.subf %1296, %1297 : f32
        %1299 = arith.mulf %1174, %1292 : f32
        %1300 = arith.mulf %1168, %1295 : f32
        %1301 = arith.addf %1299, %1300 : f32
        %1302 = arith.cmpi slt, %0, %heads : index
        scf.if %1302 {
          %1303 = arith.muli %1027, %heads : index
          %1304 = arith.addi %1303, %0 : index
          %1305 = arith.muli %1304, %c24 : index
          %1306 = arith.addi %1305, %1084 : index
          memref.store %1298, %q[%1306] : memref<?xf32>
          %1307 = arith.addi %1306, %c6 : index
          memref.store %1301, %q[%1307] : memref<?xf32>
        } else {
          %1308 = arith.addi %1028, %1084 : index
          memref.store %1298, %19[%1308] : memref<?xf32>
          %1309 = arith.addi %1028, %1084 : index
          %1310 = arith.addi %1309, %c6 : index
          memref.store %1301, %19[%1310] : memref<?xf32>
        }
      } else {
        %1311 = arith.cmpi slt, %0, %heads : index
        scf.if %1311 {
          %1312 = arith.muli %1027, %heads : index
          %1313 = arith.addi %1312, %0 : index
          %1314 = arith.muli %1313, %c24 : index
          %1315 = arith.addi %1314, %1030 : index
          memref.store %1038, %q[%1315] : memref<?xf32>
          %1316 = arith.addi %1315, %c6 : index
          memref.store %1047, %q[%1316] : memref<?xf32>
        } else {
          %1317 = arith.addi %1028, %1030 : index
          memref.store %1038, %19[%1317] : memref<?xf32>
          %1318 = arith.addi %1028, %1030 : index
          %1319 = arith.addi %1318, %c6 : index
          memref.store %1047, %19[%1319] : memref<?xf32>
        }
        %1320 = arith.cmpi slt, %0, %heads : index
        scf.if %1320 {
          %1321 = arith.muli %1027, %heads : index
          %1322 = arith.addi %1321, %0 : index
          %1323 = arith.muli %1322, %c24 : index
          %1324 = arith.addi %1323, %1048 : index
          memref.store %1056, %q[%1324] : memref<?xf32>
          %1325 = arith.addi %1324, %c6 : index
          memref.store %1065, %q[%1325] : memref<?xf32>
        } else {
          %1326 = arith.addi %1028, %1048 : index
          memref.store %1056, %19[%1326] : memref<?xf32>
          %1327 = arith.addi %1028, %1048 : index
          %1328 = arith.addi %1327, %c6 : index
          memref.store %1065, %19[%1328] : memref<?xf32>
        }
        %1329 = arith.cmpi slt, %0, %heads : index
        scf.if %1329 {
          %1330 = arith.muli %1027, %heads : index
          %1331 = arith.addi %1330, %0 : index
          %1332 = arith.muli %1331, %c24 : index
          %1333 = arith.addi %1332, %1066 : index
          memref.store %1074, %q[%1333] : memref<?xf32>
          %1334 = arith.addi %1333, %c6 : index
          memref.store %1083, %q[%1334] : memref<?xf32>
        } else {
          %1335 = arith.addi %1028, %1066 : index
          memref.store %1074, %19[%1335] : memref<?xf32>
          %1336 = arith.addi %1028, %1066 : index
          %1337 = arith.addi %1336, %c6 : index
          memref.store %1083, %19[%1337] : memref<?xf32>
        }
        %1338 = arith.cmpi slt, %0, %heads : index
        scf.if %1338 {
          %1339 = arith.muli %1027, %heads : index
          %1340 = arith.addi %1339, %0 : index
          %1341 = arith.muli %1340, %c24 : index
          %1342 = arith.addi %1341, %1084 : index
          memref.store %1092, %q[%1342] : memref<?xf32>
          %1343 = arith.addi %1342, %c6 : index
          memref.store %1101, %q[%1343] : memref<?xf32>
        } else {
          %1344 = arith.addi %1028, %1084 : index
          memref.store %1092, %19[%1344] : memref<?xf32>
          %1345 = arith.addi %1028, %1084 : index
          %1346 = arith.addi %1345, %c6 : index
          memref.store %1101, %19[%1346] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1347 = arith.cmpi sge, %0, %heads : index
    scf.if %1347 {
      %1348 = arith.addi %1023, %c8 : index
      %1349 = arith.addi %1022, %1348 : index
      %1350 = arith.cmpi slt, %1349, %21 : index
      scf.if %1350 {
        %1351 = arith.addi %1022, %1348 : index
        %1352 = arith.addi %slotsAt, %1351 : index
        %1353 = memref.load %step[%1352] : memref<?xi32>
        %1354 = arith.index_cast %1353 : i32 to index
        %1355 = arith.cmpi sge, %1354, %c8 : index
        scf.if %1355 {
          %1356 = arith.muli %1348, %c24 : index
          %1357 = arith.subi %0, %heads : index
          %1358 = memref.load %scales[%1357] : memref<?xf32>
          %1359 = vector.broadcast %1358 : f32 to vector<4xf32>
          %1360 = arith.divui %1354, %c4 : index
          %1361 = arith.remui %1354, %c4 : index
          %1362 = arith.muli %1360, %pageBytes : index
          %1363 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1363 {
            %1364 = wave.lane
            %1365 = arith.muli %1364, %c30 : index
            scf.for %1366 = %1365 to %c24 step %c6 {
              %1367 = arith.addi %1356, %1366 : index
              %1368 = vector.load %19[%1367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1369 = arith.mulf %1368, %1359 : vector<4xf32>
              %1370 = arith.minimumf %1369, %c42 : vector<4xf32>
              %1371 = arith.maximumf %1370, %c43 : vector<4xf32>
              %1372 = arith.truncf %1371 : vector<4xf32> to vector<4xf16>
              %1373 = vector.bitcast %1372 : vector<4xf16> to vector<8xi8>
              %1374 = arith.cmpi slt, %1357, %kvHeads : index
              scf.if %1374 {
                %1375 = arith.muli %1357, %c44 : index
                %1376 = arith.addi %1362, %1375 : index
                %1377 = arith.divui %1366, %c4 : index
                %1378 = arith.muli %1377, %c19 : index
                %1379 = arith.remui %1366, %c4 : index
                %1380 = arith.divui %1379, %c2 : index
                %1381 = arith.muli %1380, %c24 : index
                %1382 = arith.muli %1361, %c4 : index
                %1383 = arith.addi %1381, %1382 : index
                %1384 = arith.remui %1379, %c2 : index
                %1385 = arith.muli %1384, %c7 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.addi %1378, %1386 : index
                %1388 = arith.addi %1376, %1387 : index
                vector.store %1373, %kv[%1388] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1389 = arith.subi %1357, %kvHeads : index
                %1390 = arith.muli %1389, %c44 : index
                %1391 = arith.addi %1362, %1390 : index
                %1392 = arith.addi %1366, %c8 : index
                %1393 = arith.divui %1392, %c4 : index
                %1394 = arith.muli %1393, %c19 : index
                %1395 = arith.addi %1394, %c10 : index
                %1396 = arith.remui %1392, %c4 : index
                %1397 = arith.divui %1361, %c7 : index
                %1398 = arith.remui %1361, %c7 : index
                %1399 = arith.muli %1398, %c2 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.divui %1400, %c2 : index
                %1402 = arith.muli %1401, %c24 : index
                %1403 = arith.muli %1396, %c4 : index
                %1404 = arith.addi %1402, %1403 : index
                %1405 = arith.remui %1400, %c2 : index
                %1406 = arith.muli %1405, %c7 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.addi %1395, %1407 : index
                %1409 = arith.addi %1391, %1408 : index
                %1410 = vector.shuffle %1373, %1373 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1410, %kv[%1409] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1411 = arith.addi %1366, %c9 : index
                %1412 = arith.divui %1411, %c4 : index
                %1413 = arith.muli %1412, %c19 : index
                %1414 = arith.addi %1413, %c10 : index
                %1415 = arith.remui %1411, %c4 : index
                %1416 = arith.divui %1361, %c7 : index
                %1417 = arith.remui %1361, %c7 : index
                %1418 = arith.muli %1417, %c2 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.divui %1419, %c2 : index
                %1421 = arith.muli %1420, %c24 : index
                %1422 = arith.muli %1415, %c4 : index
                %1423 = arith.addi %1421, %1422 : index
                %1424 = arith.remui %1419, %c2 : index
                %1425 = arith.muli %1424, %c7 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.addi %1414, %1426 : index
                %1428 = arith.addi %1391, %1427 : index
                %1429 = vector.shuffle %1373, %1373 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1429, %kv[%1428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1430 = arith.addi %1366, %c7 : index
                %1431 = arith.divui %1430, %c4 : index
                %1432 = arith.muli %1431, %c19 : index
                %1433 = arith.addi %1432, %c10 : index
                %1434 = arith.remui %1430, %c4 : index
                %1435 = arith.divui %1361, %c7 : index
                %1436 = arith.remui %1361, %c7 : index
                %1437 = arith.muli %1436, %c2 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.divui %1438, %c2 : index
                %1440 = arith.muli %1439, %c24 : index
                %1441 = arith.muli %1434, %c4 : index
                %1442 = arith.addi %1440, %1441 : index
                %1443 = arith.remui %1438, %c2 : index
                %1444 = arith.muli %1443, %c7 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1433, %1445 : index
                %1447 = arith.addi %1391, %1446 : index
                %1448 = vector.shuffle %1373, %1373 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1448, %kv[%1447] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1449 = arith.addi %1366, %c25 : index
                %1450 = arith.divui %1449, %c4 : index
                %1451 = arith.muli %1450, %c19 : index
                %1452 = arith.addi %1451, %c10 : index
                %1453 = arith.remui %1449, %c4 : index
                %1454 = arith.divui %1361, %c7 : index
                %1455 = arith.remui %1361, %c7 : index
                %1456 = arith.muli %1455, %c2 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.divui %1457, %c2 : index
                %1459 = arith.muli %1458, %c24 : index
                %1460 = arith.muli %1453, %c4 : index
                %1461 = arith.addi %1459, %1460 : index
                %1462 = arith.remui %1457, %c2 : index
                %1463 = arith.muli %1462, %c7 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.addi %1452, %1464 : index
                %1466 = arith.addi %1391, %1465 : index
                %1467 = vector.shuffle %1373, %1373 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1467, %kv[%1466] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1468 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1468 {
            %1469 = wave.lane
            %1470 = arith.muli %1469, %c30 : index
            scf.for %1471 = %1470 to %c24 step %c6 {
              %1472 = arith.addi %1356, %1471 : index
              %1473 = vector.load %19[%1472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1474 = arith.mulf %1473, %1359 : vector<4xf32>
              %1475 = wave.fp8_encode "e4m3" %1474 : vector<4xf32> -> vector<4xi8>
              %1476 = arith.cmpi slt, %1357, %kvHeads : index
              scf.if %1476 {
                %1477 = arith.muli %1357, %c10 : index
                %1478 = arith.addi %1362, %1477 : index
                %1479 = vector.shuffle %1475, %1475 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1480 = arith.divui %1471, %c4 : index
                %1481 = arith.muli %1480, %c24 : index
                %1482 = arith.remui %1471, %c4 : index
                %1483 = arith.muli %1361, %c4 : index
                %1484 = arith.divui %1482, %c30 : index
                %1485 = arith.muli %1484, %c30 : index
                %1486 = arith.remui %1482, %c7 : index
                %1487 = arith.muli %1486, %c7 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1482, %c7 : index
                %1490 = arith.remui %1489, %c7 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.addi %1483, %1491 : index
                %1493 = arith.addi %1481, %1492 : index
                %1494 = arith.addi %1478, %1493 : index
                vector.store %1479, %kv[%1494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1495 = arith.subi %1357, %kvHeads : index
                %1496 = arith.muli %1495, %c10 : index
                %1497 = arith.addi %1362, %1496 : index
                %1498 = arith.addi %1471, %c8 : index
                %1499 = arith.divui %1498, %c4 : index
                %1500 = arith.muli %1499, %c24 : index
                %1501 = arith.addi %1500, %c11 : index
                %1502 = arith.remui %1498, %c4 : index
                %1503 = arith.divui %1361, %c7 : index
                %1504 = arith.remui %1361, %c7 : index
                %1505 = arith.muli %1504, %c2 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.muli %1502, %c4 : index
                %1508 = arith.divui %1506, %c30 : index
                %1509 = arith.muli %1508, %c30 : index
                %1510 = arith.remui %1506, %c7 : index
                %1511 = arith.muli %1510, %c7 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.divui %1506, %c7 : index
                %1514 = arith.remui %1513, %c7 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.addi %1507, %1515 : index
                %1517 = arith.addi %1501, %1516 : index
                %1518 = arith.addi %1497, %1517 : index
                %1519 = vector.shuffle %1475, %1475 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1519, %kv[%1518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1520 = arith.addi %1471, %c9 : index
                %1521 = arith.divui %1520, %c4 : index
                %1522 = arith.muli %1521, %c24 : index
                %1523 = arith.addi %1522, %c11 : index
                %1524 = arith.remui %1520, %c4 : index
                %1525 = arith.divui %1361, %c7 : index
                %1526 = arith.remui %1361, %c7 : index
                %1527 = arith.muli %1526, %c2 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.muli %1524, %c4 : index
                %1530 = arith.divui %1528, %c30 : index
                %1531 = arith.muli %1530, %c30 : index
                %1532 = arith.remui %1528, %c7 : index
                %1533 = arith.muli %1532, %c7 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.divui %1528, %c7 : index
                %1536 = arith.remui %1535, %c7 : index
                %1537 = arith.addi %1534, %1536 : index
                %1538 = arith.addi %1529, %1537 : index
                %1539 = arith.addi %1523, %1538 : index
                %1540 = arith.addi %1497, %1539 : index
                %1541 = vector.shuffle %1475, %1475 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1541, %kv[%1540] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1542 = arith.addi %1471, %c7 : index
                %1543 = arith.divui %1542, %c4 : index
                %1544 = arith.muli %1543, %c24 : index
                %1545 = arith.addi %1544, %c11 : index
                %1546 = arith.remui %1542, %c4 : index
                %1547 = arith.divui %1361, %c7 : index
                %1548 = arith.remui %1361, %c7 : index
                %1549 = arith.muli %1548, %c2 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.muli %1546, %c4 : index
                %1552 = arith.divui %1550, %c30 : index
                %1553 = arith.muli %1552, %c30 : index
                %1554 = arith.remui %1550, %c7 : index
                %1555 = arith.muli %1554, %c7 : index
                %1556 = arith.addi %1553, %1555 : index
                %1557 = arith.divui %1550, %c7 : index
                %1558 = arith.remui %1557, %c7 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.addi %1551, %1559 : index
                %1561 = arith.addi %1545, %1560 : index
                %1562 = arith.addi %1497, %1561 : index
                %1563 = vector.shuffle %1475, %1475 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1563, %kv[%1562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1564 = arith.addi %1471, %c25 : index
                %1565 = arith.divui %1564, %c4 : index
                %1566 = arith.muli %1565, %c24 : index
                %1567 = arith.addi %1566, %c11 : index
                %1568 = arith.remui %1564, %c4 : index
                %1569 = arith.divui %1361, %c7 : index
                %1570 = arith.remui %1361, %c7 : index
                %1571 = arith.muli %1570, %c2 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.muli %1568, %c4 : index
                %1574 = arith.divui %1572, %c30 : index
                %1575 = arith.muli %1574, %c30 : index
                %1576 = arith.remui %1572, %c7 : index
                %1577 = arith.muli %1576, %c7 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.divui %1572, %c7 : index
                %1580 = arith.remui %1579, %c7 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.addi %1573, %1581 : index
                %1583 = arith.addi %1567, %1582 : index
                %1584 = arith.addi %1497, %1583 : index
                %1585 = vector.shuffle %1475, %1475 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1585, %kv[%1584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1586 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1586 {
            %1587 = wave.lane
            %1588 = arith.muli %1587, %c30 : index
            scf.for %1589 = %1588 to %c24 step %c6 {
              %1590 = arith.addi %1356, %1589 : index
              %1591 = vector.load %19[%1590] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1592 = arith.mulf %1591, %1359 : vector<4xf32>
              %1593 = wave.fp8_encode "e5m2" %1592 : vector<4xf32> -> vector<4xi8>
              %1594 = arith.cmpi slt, %1357, %kvHeads : index
              scf.if %1594 {
                %1595 = arith.muli %1357, %c10 : index
                %1596 = arith.addi %1362, %1595 : index
                %1597 = vector.shuffle %1593, %1593 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1598 = arith.divui %1589, %c4 : index
                %1599 = arith.muli %1598, %c24 : index
                %1600 = arith.remui %1589, %c4 : index
                %1601 = arith.muli %1361, %c4 : index
                %1602 = arith.divui %1600, %c30 : index
                %1603 = arith.muli %1602, %c30 : index
                %1604 = arith.remui %1600, %c7 : index
                %1605 = arith.muli %1604, %c7 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.divui %1600, %c7 : index
                %1608 = arith.remui %1607, %c7 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.addi %1601, %1609 : index
                %1611 = arith.addi %1599, %1610 : index
                %1612 = arith.addi %1596, %1611 : index
                vector.store %1597, %kv[%1612] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1613 = arith.subi %1357, %kvHeads : index
                %1614 = arith.muli %1613, %c10 : index
                %1615 = arith.addi %1362, %1614 : index
                %1616 = arith.addi %1589, %c8 : index
                %1617 = arith.divui %1616, %c4 : index
                %1618 = arith.muli %1617, %c24 : index
                %1619 = arith.addi %1618, %c11 : index
                %1620 = arith.remui %1616, %c4 : index
                %1621 = arith.divui %1361, %c7 : index
                %1622 = arith.remui %1361, %c7 : index
                %1623 = arith.muli %1622, %c2 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.muli %1620, %c4 : index
                %1626 = arith.divui %1624, %c30 : index
                %1627 = arith.muli %1626, %c30 : index
                %1628 = arith.remui %1624, %c7 : index
                %1629 = arith.muli %1628, %c7 : index
                %1630 = arith.addi %1627, %1629 : index
                %1631 = arith.divui %1624, %c7 : index
                %1632 = arith.remui %1631, %c7 : index
                %1633 = arith.addi %1630, %1632 : index
                %1634 = arith.addi %1625, %1633 : index
                %1635 = arith.addi %1619, %1634 : index
                %1636 = arith.addi %1615, %1635 : index
                %1637 = vector.shuffle %1593, %1593 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1637, %kv[%1636] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1638 = arith.addi %1589, %c9 : index
                %1639 = arith.divui %1638, %c4 : index
                %1640 = arith.muli %1639, %c24 : index
                %1641 = arith.addi %1640, %c11 : index
                %1642 = arith.remui %1638, %c4 : index
                %1643 = arith.divui %1361, %c7 : index
                %1644 = arith.remui %1361, %c7 : index
                %1645 = arith.muli %1644, %c2 : index
                %1646 = arith.addi %1643, %1645 : index
                %1647 = arith.muli %1642, %c4 : index
                %1648 = arith.divui %1646, %c30 : index
                %1649 = arith.muli %1648, %c30 : index
                %1650 = arith.remui %1646, %c7 : index
                %1651 = arith.muli %1650, %c7 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.divui %1646, %c7 : index
                %1654 = arith.remui %1653, %c7 : index
                %1655 = arith.addi %1652, %1654 : index
                %1656 = arith.addi %1647, %1655 : index
                %1657 = arith.addi %1641, %1656 : index
                %1658 = arith.addi %1615, %1657 : index
                %1659 = vector.shuffle %1593, %1593 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1659, %kv[%1658] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1660 = arith.addi %1589, %c7 : index
                %1661 = arith.divui %1660, %c4 : index
                %1662 = arith.muli %1661, %c24 : index
                %1663 = arith.addi %1662, %c11 : index
                %1664 = arith.remui %1660, %c4 : index
                %1665 = arith.divui %1361, %c7 : index
                %1666 = arith.remui %1361, %c7 : index
                %1667 = arith.muli %1666, %c2 : index
                %1668 = arith.addi %1665, %1667 : index
                %1669 = arith.muli %1664, %c4 : index
                %1670 = arith.divui %1668, %c30 : index
                %1671 = arith.muli %1670, %c30 : index
                %1672 = arith.remui %1668, %c7 : index
                %1673 = arith.muli %1672, %c7 : index
                %1674 = arith.addi %1671, %1673 : index
                %1675 = arith.divui %1668, %c7 : index
                %1676 = arith.remui %1675, %c7 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.addi %1669, %1677 : index
                %1679 = arith.addi %1663, %1678 : index
                %1680 = arith.addi %1615, %1679 : index
                %1681 = vector.shuffle %1593, %1593 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1681, %kv[%1680] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1682 = arith.addi %1589, %c25 : index
                %1683 = arith.divui %1682, %c4 : index
                %1684 = arith.muli %1683, %c24 : index
                %1685 = arith.addi %1684, %c11 : index
                %1686 = arith.remui %1682, %c4 : index
                %1687 = arith.divui %1361, %c7 : index
                %1688 = arith.remui %1361, %c7 : index
                %1689 = arith.muli %1688, %c2 : index
                %1690 = arith.addi %1687, %1689 : index
                %1691 = arith.muli %1686, %c4 : index
                %1692 = arith.divui %1690, %c30 : index
                %1693 = arith.muli %1692, %c30 : index
                %1694 = arith.remui %1690, %c7 : index
                %1695 = arith.muli %1694, %c7 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.divui %1690, %c7 : index
                %1698 = arith.remui %1697, %c7 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.addi %1691, %1699 : index
                %1701 = arith.addi %1685, %1700 : index
                %1702 = arith.addi %1615, %1701 : index
                %1703 = vector.shuffle %1593, %1593 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1703, %kv[%1702] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1704 = arith.addi %22, %c4 : index
    %1705 = wave.lane
    %1706 = arith.muli %3, %c7 : index
    %1707 = arith.muli %1706, %c24 : index
    %1708 = arith.addi %1707, %1705 : index
    %1709 = arith.muli %4, %c11 : index
    %1710 = arith.addi %1709, %1708 : index
    %1711 = arith.addi %1710, %c8 : index
    %1712 = arith.addi %1711, %c8 : index
    %1713 = vector.extract %523#2[0] : f32 from vector<8xf32>
    memref.store %1713, %18[%1712] : memref<?xf32>
    %1714 = arith.muli %4, %c11 : index
    %1715 = arith.addi %1714, %1708 : index
    %1716 = arith.addi %1715, %c8 : index
    %1717 = arith.addi %1716, %c14 : index
    %1718 = vector.extract %523#2[1] : f32 from vector<8xf32>
    memref.store %1718, %18[%1717] : memref<?xf32>
    %1719 = arith.muli %4, %c11 : index
    %1720 = arith.addi %1719, %1708 : index
    %1721 = arith.addi %1720, %c8 : index
    %1722 = arith.addi %1721, %c12 : index
    %1723 = vector.extract %523#2[2] : f32 from vector<8xf32>
    memref.store %1723, %18[%1722] : memref<?xf32>
    %1724 = arith.muli %4, %c11 : index
    %1725 = arith.addi %1724, %1708 : index
    %1726 = arith.addi %1725, %c8 : index
    %1727 = arith.addi %1726, %c26 : index
    %1728 = vector.extract %523#2[3] : f32 from vector<8xf32>
    memref.store %1728, %18[%1727] : memref<?xf32>
    %1729 = arith.muli %4, %c11 : index
    %1730 = arith.addi %1729, %1708 : index
    %1731 = arith.addi %1730, %c8 : index
    %1732 = arith.addi %1731, %c6 : index
    %1733 = vector.extract %523#2[4] : f32 from vector<8xf32>
    memref.store %1733, %18[%1732] : memref<?xf32>
    %1734 = arith.muli %4, %c11 : index
    %1735 = arith.addi %1734, %1708 : index
    %1736 = arith.addi %1735, %c8 : index
    %1737 = arith.addi %1736, %c27 : index
    %1738 = vector.extract %523#2[5] : f32 from vector<8xf32>
    memref.store %1738, %18[%1737] : memref<?xf32>
    %1739 = arith.muli %4, %c11 : index
    %1740 = arith.addi %1739, %1708 : index
    %1741 = arith.addi %1740, %c8 : index
    %1742 = arith.addi %1741, %c28 : index
    %1743 = vector.extract %523#2[6] : f32 from vector<8xf32>
    memref.store %1743, %18[%1742] : memref<?xf32>
    %1744 = arith.muli %4, %c11 : index
    %1745 = arith.addi %1744, %1708 : index
    %1746 = arith.addi %1745, %c8 : index
    %1747 = arith.addi %1746, %c29 : index
    %1748 = vector.extract %523#2[7] : f32 from vector<8xf32>
    memref.store %1748, %18[%1747] : memref<?xf32>
    %1749 = arith.muli %4, %c11 : index
    %1750 = arith.addi %1749, %1708 : index
    %1751 = arith.addi %1750, %c24 : index
    %1752 = arith.addi %1751, %c8 : index
    %1753 = vector.extract %523#3[0] : f32 from vector<8xf32>
    memref.store %1753, %18[%1752] : memref<?xf32>
    %1754 = arith.muli %4, %c11 : index
    %1755 = arith.addi %1754, %1708 : index
    %1756 = arith.addi %1755, %c24 : index
    %1757 = arith.addi %1756, %c14 : index
    %1758 = vector.extract %523#3[1] : f32 from vector<8xf32>
    memref.store %1758, %18[%1757] : memref<?xf32>
    %1759 = arith.muli %4, %c11 : index
    %1760 = arith.addi %1759, %1708 : index
    %1761 = arith.addi %1760, %c24 : index
    %1762 = arith.addi %1761, %c12 : index
    %1763 = vector.extract %523#3[2] : f32 from vector<8xf32>
    memref.store %1763, %18[%1762] : memref<?xf32>
    %1764 = arith.muli %4, %c11 : index
    %1765 = arith.addi %1764, %1708 : index
    %1766 = arith.addi %1765, %c24 : index
    %1767 = arith.addi %1766, %c26 : index
    %1768 = vector.extract %523#3[3] : f32 from vector<8xf32>
    memref.store %1768, %18[%1767] : memref<?xf32>
    %1769 = arith.muli %4, %c11 : index
    %1770 = arith.addi %1769, %1708 : index
    %1771 = arith.addi %1770, %c24 : index
    %1772 = arith.addi %1771, %c6 : index
    %1773 = vector.extract %523#3[4] : f32 from vector<8xf32>
    memref.store %1773, %18[%1772] : memref<?xf32>
    %1774 = arith.muli %4, %c11 : index
    %1775 = arith.addi %1774, %1708 : index
    %1776 = arith.addi %1775, %c24 : index
    %1777 = arith.addi %1776, %c27 : index
    %1778 = vector.extract %523#3[5] : f32 from vector<8xf32>
    memref.store %1778, %18[%1777] : memref<?xf32>
    %1779 = arith.muli %4, %c11 : index
    %1780 = arith.addi %1779, %1708 : index
    %1781 = arith.addi %1780, %c24 : index
    %1782 = arith.addi %1781, %c28 : index
    %1783 = vector.extract %523#3[6] : f32 from vector<8xf32>
    memref.store %1783, %18[%1782] : memref<?xf32>
    %1784 = arith.muli %4, %c11 : index
    %1785 = arith.addi %1784, %1708 : index
    %1786 = arith.addi %1785, %c24 : index
    %1787 = arith.addi %1786, %c29 : index
    %1788 = vector.extract %523#3[7] : f32 from vector<8xf32>
    memref.store %1788, %18[%1787] : memref<?xf32>
    wave.barrier
    %1789 = arith.muli %4, %c30 : index
    %1790 = arith.addi %1789, %c8 : index
    %1791 = arith.muli %1790, %c7 : index
    %1792 = arith.divui %1705, %c4 : index
    %1793 = arith.addi %1791, %1792 : index
    %1794 = arith.addi %1704, %1793 : index
    %1795 = arith.cmpi slt, %1794, %21 : index
    scf.if %1795 {
      %1796 = arith.cmpi eq, %hasFactors, %c9 : index
      %1797 = memref.load %factors[%1794] : memref<?xf32>
      %1798 = arith.select %1796, %1797, %c32 : f32
      %1799 = arith.addi %1708, %c8 : index
      %1800 = arith.muli %1790, %c14 : index
      %1801 = arith.addi %1799, %1800 : index
      %1802 = memref.load %18[%1801] : memref<?xf32>
      %1803 = arith.addi %1801, %c11 : index
      %1804 = memref.load %18[%1803] : memref<?xf32>
      %1805 = arith.addf %1802, %1804 : f32
      %1806 = arith.remui %1705, %c4 : index
      %1807 = arith.muli %1806, %c30 : index
      %1808 = arith.addi %15, %1807 : index
      %1809 = vector.load %w[%1808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1810 = vector.bitcast %1809 : vector<4xi8> to vector<1xf32>
      %1811 = vector.extract %1810[0] : f32 from vector<1xf32>
      %1812 = arith.mulf %1811, %1798 : f32
      %1813 = arith.mulf %1805, %1812 : f32
      %1814 = arith.muli %3, %c7 : index
      %1815 = arith.addi %1814, %c8 : index
      %1816 = arith.muli %1815, %c4 : index
      %1817 = arith.remui %1705, %c4 : index
      %1818 = arith.addi %1816, %1817 : index
      %1819 = arith.muli %1793, %c24 : index
      %1820 = arith.addi %1819, %1818 : index
      memref.store %1813, %19[%1820] : memref<?xf32>
      %1821 = arith.addi %1708, %c24 : index
      %1822 = arith.muli %1790, %c14 : index
      %1823 = arith.addi %1821, %1822 : index
      %1824 = memref.load %18[%1823] : memref<?xf32>
      %1825 = arith.addi %1823, %c11 : index
      %1826 = memref.load %18[%1825] : memref<?xf32>
      %1827 = arith.addf %1824, %1826 : f32
      %1828 = arith.remui %1705, %c4 : index
      %1829 = arith.muli %1828, %c30 : index
      %1830 = arith.addi %17, %1829 : index
      %1831 = vector.load %w[%1830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1832 = vector.bitcast %1831 : vector<4xi8> to vector<1xf32>
      %1833 = vector.extract %1832[0] : f32 from vector<1xf32>
      %1834 = arith.mulf %1833, %1798 : f32
      %1835 = arith.mulf %1827, %1834 : f32
      %1836 = arith.muli %3, %c7 : index
      %1837 = arith.addi %1836, %c9 : index
      %1838 = arith.muli %1837, %c4 : index
      %1839 = arith.remui %1705, %c4 : index
      %1840 = arith.addi %1838, %1839 : index
      %1841 = arith.muli %1793, %c24 : index
      %1842 = arith.addi %1841, %1840 : index
      memref.store %1835, %19[%1842] : memref<?xf32>
    }
    %1843 = arith.muli %4, %c30 : index
    %1844 = arith.addi %1843, %c9 : index
    %1845 = arith.muli %1844, %c7 : index
    %1846 = arith.divui %1705, %c4 : index
    %1847 = arith.addi %1845, %1846 : index
    %1848 = arith.addi %1704, %1847 : index
    %1849 = arith.cmpi slt, %1848, %21 : index
    scf.if %1849 {
      %1850 = arith.cmpi eq, %hasFactors, %c9 : index
      %1851 = memref.load %factors[%1848] : memref<?xf32>
      %1852 = arith.select %1850, %1851, %c32 : f32
      %1853 = arith.addi %1708, %c8 : index
      %1854 = arith.muli %1844, %c14 : index
      %1855 = arith.addi %1853, %1854 : index
      %1856 = memref.load %18[%1855] : memref<?xf32>
      %1857 = arith.addi %1855, %c11 : index
      %1858 = memref.load %18[%1857] : memref<?xf32>
      %1859 = arith.addf %1856, %1858 : f32
      %1860 = arith.remui %1705, %c4 : index
      %1861 = arith.muli %1860, %c30 : index
      %1862 = arith.addi %15, %1861 : index
      %1863 = vector.load %w[%1862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1864 = vector.bitcast %1863 : vector<4xi8> to vector<1xf32>
      %1865 = vector.extract %1864[0] : f32 from vector<1xf32>
      %1866 = arith.mulf %1865, %1852 : f32
      %1867 = arith.mulf %1859, %1866 : f32
      %1868 = arith.muli %3, %c7 : index
      %1869 = arith.addi %1868, %c8 : index
      %1870 = arith.muli %1869, %c4 : index
      %1871 = arith.remui %1705, %c4 : index
      %1872 = arith.addi %1870, %1871 : index
      %1873 = arith.muli %1847, %c24 : index
      %1874 = arith.addi %1873, %1872 : index
      memref.store %1867, %19[%1874] : memref<?xf32>
      %1875 = arith.addi %1708, %c24 : index
      %1876 = arith.muli %1844, %c14 : index
      %1877 = arith.addi %1875, %1876 : index
      %1878 = memref.load %18[%1877] : memref<?xf32>
      %1879 = arith.addi %1877, %c11 : index
      %1880 = memref.load %18[%1879] : memref<?xf32>
      %1881 = arith.addf %1878, %1880 : f32
      %1882 = arith.remui %1705, %c4 : index
      %1883 = arith.muli %1882, %c30 : index
      %1884 = arith.addi %17, %1883 : index
      %1885 = vector.load %w[%1884] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1886 = vector.bitcast %1885 : vector<4xi8> to vector<1xf32>
      %1887 = vector.extract %1886[0] : f32 from vector<1xf32>
      %1888 = arith.mulf %1887, %1852 : f32
      %1889 = arith.mulf %1881, %1888 : f32
      %1890 = arith.muli %3, %c7 : index
      %1891 = arith.addi %1890, %c9 : index
      %1892 = arith.muli %1891, %c4 : index
      %1893 = arith.remui %1705, %c4 : index
      %1894 = arith.addi %1892, %1893 : index
      %1895 = arith.muli %1847, %c24 : index
      %1896 = arith.addi %1895, %1894 : index
      memref.store %1889, %19[%1896] : memref<?xf32>
    }
    %1897 = arith.muli %4, %c30 : index
    %1898 = arith.addi %1897, %c7 : index
    %1899 = arith.muli %1898, %c7 : index
    %1900 = arith.divui %1705, %c4 : index
    %1901 = arith.addi %1899, %1900 : index
    %1902 = arith.addi %1704, %1901 : index
    %1903 = arith.cmpi slt, %1902, %21 : index
    scf.if %1903 {
      %1904 = arith.cmpi eq, %hasFactors, %c9 : index
      %1905 = memref.load %factors[%1902] : memref<?xf32>
      %1906 = arith.select %1904, %1905, %c32 : f32
      %1907 = arith.addi %1708, %c8 : index
      %1908 = arith.muli %1898, %c14 : index
      %1909 = arith.addi %1907, %1908 : index
      %1910 = memref.load %18[%1909] : memref<?xf32>
      %1911 = arith.addi %1909, %c11 : index
      %1912 = memref.load %18[%1911] : memref<?xf32>
      %1913 = arith.addf %1910, %1912 : f32
      %1914 = arith.remui %1705, %c4 : index
      %1915 = arith.muli %1914, %c30 : index
      %1916 = arith.addi %15, %1915 : index
      %1917 = vector.load %w[%1916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1918 = vector.bitcast %1917 : vector<4xi8> to vector<1xf32>
      %1919 = vector.extract %1918[0] : f32 from vector<1xf32>
      %1920 = arith.mulf %1919, %1906 : f32
      %1921 = arith.mulf %1913, %1920 : f32
      %1922 = arith.muli %3, %c7 : index
      %1923 = arith.addi %1922, %c8 : index
      %1924 = arith.muli %1923, %c4 : index
      %1925 = arith.remui %1705, %c4 : index
      %1926 = arith.addi %1924, %1925 : index
      %1927 = arith.muli %1901, %c24 : index
      %1928 = arith.addi %1927, %1926 : index
      memref.store %1921, %19[%1928] : memref<?xf32>
      %1929 = arith.addi %1708, %c24 : index
      %1930 = arith.muli %1898, %c14 : index
      %1931 = arith.addi %1929, %1930 : index
      %1932 = memref.load %18[%1931] : memref<?xf32>
      %1933 = arith.addi %1931, %c11 : index
      %1934 = memref.load %18[%1933] : memref<?xf32>
      %1935 = arith.addf %1932, %1934 : f32
      %1936 = arith.remui %1705, %c4 : index
      %1937 = arith.muli %1936, %c30 : index
      %1938 = arith.addi %17, %1937 : index
      %1939 = vector.load %w[%1938] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1940 = vector.bitcast %1939 : vector<4xi8> to vector<1xf32>
      %1941 = vector.extract %1940[0] : f32 from vector<1xf32>
      %1942 = arith.mulf %1941, %1906 : f32
      %1943 = arith.mulf %1935, %1942 : f32
      %1944 = arith.muli %3, %c7 : index
      %1945 = arith.addi %1944, %c9 : index
      %1946 = arith.muli %1945, %c4 : index
      %1947 = arith.remui %1705, %c4 : index
      %1948 = arith.addi %1946, %1947 : index
      %1949 = arith.muli %1901, %c24 : index
      %1950 = arith.addi %1949, %1948 : index
      memref.store %1943, %19[%1950] : memref<?xf32>
    }
    %1951 = arith.muli %4, %c30 : index
    %1952 = arith.addi %1951, %c25 : index
    %1953 = arith.muli %1952, %c7 : index
    %1954 = arith.divui %1705, %c4 : index
    %1955 = arith.addi %1953, %1954 : index
    %1956 = arith.addi %1704, %1955 : index
    %1957 = arith.cmpi slt, %1956, %21 : index
    scf.if %1957 {
      %1958 = arith.cmpi eq, %hasFactors, %c9 : index
      %1959 = memref.load %factors[%1956] : memref<?xf32>
      %1960 = arith.select %1958, %1959, %c32 : f32
      %1961 = arith.addi %1708, %c8 : index
      %1962 = arith.muli %1952, %c14 : index
      %1963 = arith.addi %1961, %1962 : index
      %1964 = memref.load %18[%1963] : memref<?xf32>
      %1965 = arith.addi %1963, %c11 : index
      %1966 = memref.load %18[%1965] : memref<?xf32>
      %1967 = arith.addf %1964, %1966 : f32
      %1968 = arith.remui %1705, %c4 : index
      %1969 = arith.muli %1968, %c30 : index
      %1970 = arith.addi %15, %1969 : index
      %1971 = vector.load %w[%1970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1972 = vector.bitcast %1971 : vector<4xi8> to vector<1xf32>
      %1973 = vector.extract %1972[0] : f32 from vector<1xf32>
      %1974 = arith.mulf %1973, %1960 : f32
      %1975 = arith.mulf %1967, %1974 : f32
      %1976 = arith.muli %3, %c7 : index
      %1977 = arith.addi %1976, %c8 : index
      %1978 = arith.muli %1977, %c4 : index
      %1979 = arith.remui %1705, %c4 : index
      %1980 = arith.addi %1978, %1979 : index
      %1981 = arith.muli %1955, %c24 : index
      %1982 = arith.addi %1981, %1980 : index
      memref.store %1975, %19[%1982] : memref<?xf32>
      %1983 = arith.addi %1708, %c24 : index
      %1984 = arith.muli %1952, %c14 : index
      %1985 = arith.addi %1983, %1984 : index
      %1986 = memref.load %18[%1985] : memref<?xf32>
      %1987 = arith.addi %1985, %c11 : index
      %1988 = memref.load %18[%1987] : memref<?xf32>
      %1989 = arith.addf %1986, %1988 : f32
      %1990 = arith.remui %1705, %c4 : index
      %1991 = arith.muli %1990, %c30 : index
      %1992 = arith.addi %17, %1991 : index
      %1993 = vector.load %w[%1992] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1994 = vector.bitcast %1993 : vector<4xi8> to vector<1xf32>
      %1995 = vector.extract %1994[0] : f32 from vector<1xf32>
      %1996 = arith.mulf %1995, %1960 : f32
      %1997 = arith.mulf %1989, %1996 : f32
      %1998 = arith.muli %3, %c7 : index
      %1999 = arith.addi %1998, %c9 : index
      %2000 = arith.muli %1999, %c4 : index
      %2001 = arith.remui %1705, %c4 : index
      %2002 = arith.addi %2000, %2001 : index
      %2003 = arith.muli %1955, %c24 : index
      %2004 = arith.addi %2003, %2002 : index
      memref.store %1997, %19[%2004] : memref<?xf32>
    }
    wave.barrier
    %2005 = arith.addi %22, %c4 : index
    %2006 = wave.wave
    %2007 = arith.addi %2006, %c8 : index
    %2008 = arith.addi %2005, %2007 : index
    %2009 = arith.cmpi slt, %2008, %21 : index
    scf.if %2009 {
      %2010 = arith.addi %2005, %2007 : index
      %2011 = arith.muli %2007, %c24 : index
      %2012 = wave.lane
      %2013 = arith.addi %2012, %c8 : index
      %2014 = arith.cmpi eq, %hasBias, %c9 : index
      %2015 = arith.addi %2011, %2013 : index
      %2016 = memref.load %19[%2015] : memref<?xf32>
      %2017 = arith.muli %0, %c24 : index
      %2018 = arith.addi %2017, %2013 : index
      %2019 = memref.load %bias[%2018] : memref<?xf32>
      %2020 = arith.addf %2016, %2019 : f32
      %2021 = arith.select %2014, %2020, %2016 : f32
      %2022 = arith.addi %2013, %c6 : index
      %2023 = arith.cmpi eq, %hasBias, %c9 : index
      %2024 = arith.addi %2011, %2022 : index
      %2025 = memref.load %19[%2024] : memref<?xf32>
      %2026 = arith.muli %0, %c24 : index
      %2027 = arith.addi %2026, %2022 : index
      %2028 = memref.load %bias[%2027] : memref<?xf32>
      %2029 = arith.addf %2025, %2028 : f32
      %2030 = arith.select %2023, %2029, %2025 : f32
      %2031 = arith.addi %2012, %c14 : index
      %2032 = arith.cmpi eq, %hasBias, %c9 : index
      %2033 = arith.addi %2011, %2031 : index
      %2034 = memref.load %19[%2033] : memref<?xf32>
      %2035 = arith.muli %0, %c24 : index
      %2036 = arith.addi %2035, %2031 : index
      %2037 = memref.load %bias[%2036] : memref<?xf32>
      %2038 = arith.addf %2034, %2037 : f32
      %2039 = arith.select %2032, %2038, %2034 : f32
      %2040 = arith.addi %2031, %c6 : index
      %2041 = arith.cmpi eq, %hasBias, %c9 : index
      %2042 = arith.addi %2011, %2040 : index
      %2043 = memref.load %19[%2042] : memref<?xf32>
      %2044 = arith.muli %0, %c24 : index
      %2045 = arith.addi %2044, %2040 : index
      %2046 = memref.load %bias[%2045] : memref<?xf32>
      %2047 = arith.addf %2043, %2046 : f32
      %2048 = arith.select %2041, %2047, %2043 : f32
      %2049 = arith.addi %2012, %c12 : index
      %2050 = arith.cmpi eq, %hasBias, %c9 : index
      %2051 = arith.addi %2011, %2049 : index
      %2052 = memref.load %19[%2051] : memref<?xf32>
      %2053 = arith.muli %0, %c24 : index
      %2054 = arith.addi %2053, %2049 : index
      %2055 = memref.load %bias[%2054] : memref<?xf32>
      %2056 = arith.addf %2052, %2055 : f32
      %2057 = arith.select %2050, %2056, %2052 : f32
      %2058 = arith.addi %2049, %c6 : index
      %2059 = arith.cmpi eq, %hasBias, %c9 : index
      %2060 = arith.addi %2011, %2058 : index
      %2061 = memref.load %19[%2060] : memref<?xf32>
      %2062 = arith.muli %0, %c24 : index
      %2063 = arith.addi %2062, %2058 : index
      %2064 = memref.load %bias[%2063] : memref<?xf32>
      %2065 = arith.addf %2061, %2064 : f32
      %2066 = arith.select %2059, %2065, %2061 : f32
      %2067 = arith.addi %2012, %c26 : index
      %2068 = arith.cmpi eq, %hasBias, %c9 : index
      %2069 = arith.addi %2011, %2067 : index
      %2070 = memref.load %19[%2069] : memref<?xf32>
      %2071 = arith.muli %0, %c24 : index
      %2072 = arith.addi %2071, %2067 : index
      %2073 = memref.load %bias[%2072] : memref<?xf32>
      %2074 = arith.addf %2070, %2073 : f32
      %2075 = arith.select %2068, %2074, %2070 : f32
      %2076 = arith.addi %2067, %c6 : index
      %2077 = arith.cmpi eq, %hasBias, %c9 : index
      %2078 = arith.addi %2011, %2076 : index
      %2079 = memref.load %19[%2078] : memref<?xf32>
      %2080 = arith.muli %0, %c24 : index
      %2081 = arith.addi %2080, %2076 : index
      %2082 = memref.load %bias[%2081] : memref<?xf32>
      %2083 = arith.addf %2079, %2082 : f32
      %2084 = arith.select %2077, %2083, %2079 : f32
      %2085 = arith.addi %heads, %kvHeads : index
      %2086 = arith.cmpi slt, %0, %2085 : index
      scf.if %2086 {
        %2087 = arith.addi %positionsAt, %2010 : index
        %2088 = memref.load %step[%2087] : memref<?xi32>
        %2089 = arith.index_cast %2088 : i32 to index
        %2090 = arith.cmpi eq, %hasNorm, %c9 : index
        %2091 = math.fma %2021, %2021, %c36 : f32
        %2092 = math.fma %2030, %2030, %2091 : f32
        %2093 = math.fma %2039, %2039, %2092 : f32
        %2094 = math.fma %2048, %2048, %2093 : f32
        %2095 = math.fma %2057, %2057, %2094 : f32
        %2096 = math.fma %2066, %2066, %2095 : f32
        %2097 = math.fma %2075, %2075, %2096 : f32
        %2098 = math.fma %2084, %2084, %2097 : f32
        %2099 = vector.broadcast %2098 : f32 to vector<1xf32>
        %2100 = wave.reduce "add" %2099 : vector<1xf32>
        %2101 = arith.mulf %2100, %inverseHeadDim : f32
        %2102 = arith.addf %2101, %epsilon : f32
        %2103 = math.sqrt %2102 : f32
        %2104 = arith.divf %c32, %2103 : f32
        %2105 = arith.cmpi slt, %0, %heads : index
        %2106 = arith.addi %2013, %c6 : index
        %2107 = memref.load %query_norm[%2013] : memref<?xf32>
        %2108 = memref.load %key_norm[%2013] : memref<?xf32>
        %2109 = arith.select %2105, %2107, %2108 : f32
        %2110 = arith.mulf %2021, %2104 : f32
        %2111 = arith.mulf %2110, %2109 : f32
        %2112 = arith.select %2090, %2111, %2021 : f32
        %2113 = memref.load %query_norm[%2106] : memref<?xf32>
        %2114 = memref.load %key_norm[%2106] : memref<?xf32>
        %2115 = arith.select %2105, %2113, %2114 : f32
        %2116 = arith.mulf %2030, %2104 : f32
        %2117 = arith.mulf %2116, %2115 : f32
        %2118 = arith.select %2090, %2117, %2030 : f32
        %2119 = arith.addi %2031, %c6 : index
        %2120 = memref.load %query_norm[%2031] : memref<?xf32>
        %2121 = memref.load %key_norm[%2031] : memref<?xf32>
        %2122 = arith.select %2105, %2120, %2121 : f32
        %2123 = arith.mulf %2039, %2104 : f32
        %2124 = arith.mulf %2123, %2122 : f32
        %2125 = arith.select %2090, %2124, %2039 : f32
        %2126 = memref.load %query_norm[%2119] : memref<?xf32>
        %2127 = memref.load %key_norm[%2119] : memref<?xf32>
        %2128 = arith.select %2105, %2126, %2127 : f32
        %2129 = arith.mulf %2048, %2104 : f32
        %2130 = arith.mulf %2129, %2128 : f32
        %2131 = arith.select %2090, %2130, %2048 : f32
        %2132 = arith.addi %2049, %c6 : index
        %2133 = memref.load %query_norm[%2049] : memref<?xf32>
        %2134 = memref.load %key_norm[%2049] : memref<?xf32>
        %2135 = arith.select %2105, %2133, %2134 : f32
        %2136 = arith.mulf %2057, %2104 : f32
        %2137 = arith.mulf %2136, %2135 : f32
        %2138 = arith.select %2090, %2137, %2057 : f32
        %2139 = memref.load %query_norm[%2132] : memref<?xf32>
        %2140 = memref.load %key_norm[%2132] : memref<?xf32>
        %2141 = arith.select %2105, %2139, %2140 : f32
        %2142 = arith.mulf %2066, %2104 : f32
        %2143 = arith.mulf %2142, %2141 : f32
        %2144 = arith.select %2090, %2143, %2066 : f32
        %2145 = arith.addi %2067, %c6 : index
        %2146 = memref.load %query_norm[%2067] : memref<?xf32>
        %2147 = memref.load %key_norm[%2067] : memref<?xf32>
        %2148 = arith.select %2105, %2146, %2147 : f32
        %2149 = arith.mulf %2075, %2104 : f32
        %2150 = arith.mulf %2149, %2148 : f32
        %2151 = arith.select %2090, %2150, %2075 : f32
        %2152 = memref.load %query_norm[%2145] : memref<?xf32>
        %2153 = memref.load %key_norm[%2145] : memref<?xf32>
        %2154 = arith.select %2105, %2152, %2153 : f32
        %2155 = arith.mulf %2084, %2104 : f32
        %2156 = arith.mulf %2155, %2154 : f32
        %2157 = arith.select %2090, %2156, %2084 : f32
        %2158 = arith.remui %2089, %c24 : index
        %2159 = arith.muli %2158, %c24 : index
        %2160 = arith.addi %2159, %2013 : index
        %2161 = arith.divui %2089, %c24 : index
        %2162 = arith.addi %2161, %c24 : index
        %2163 = arith.muli %2162, %c24 : index
        %2164 = arith.addi %2163, %2013 : index
        %2165 = memref.load %rope[%2160] : memref<?xf32>
        %2166 = arith.addi %2160, %c6 : index
        %2167 = memref.load %rope[%2166] : memref<?xf32>
        %2168 = memref.load %rope[%2164] : memref<?xf32>
        %2169 = arith.addi %2164, %c6 : index
        %2170 = memref.load %rope[%2169] : memref<?xf32>
        %2171 = arith.mulf %2168, %2165 : f32
        %2172 = arith.mulf %2170, %2167 : f32
        %2173 = arith.subf %2171, %2172 : f32
        %2174 = arith.mulf %2170, %2165 : f32
        %2175 = arith.mulf %2168, %2167 : f32
        %2176 = arith.addf %2174, %2175 : f32
        %2177 = arith.mulf %2112, %2173 : f32
        %2178 = arith.mulf %2118, %2176 : f32
        %2179 = arith.subf %2177, %2178 : f32
        %2180 = arith.mulf %2118, %2173 : f32
        %2181 = arith.mulf %2112, %2176 : f32
        %2182 = arith.addf %2180, %2181 : f32
        %2183 = arith.cmpi slt, %0, %heads : index
        scf.if %2183 {
          %2184 = arith.muli %2010, %heads : index
          %2185 = arith.addi %2184, %0 : index
          %2186 = arith.muli %2185, %c24 : index
          %2187 = arith.addi %2186, %2013 : index
          memref.store %2179, %q[%2187] : memref<?xf32>
          %2188 = arith.addi %2187, %c6 : index
          memref.store %2182, %q[%2188] : memref<?xf32>
        } else {
          %2189 = arith.addi %2011, %2013 : index
          memref.store %2179, %19[%2189] : memref<?xf32>
          %2190 = arith.addi %2011, %2013 : index
          %2191 = arith.addi %2190, %c6 : index
          memref.store %2182, %19[%2191] : memref<?xf32>
        }
        %2192 = arith.remui %2089, %c24 : index
        %2193 = arith.muli %2192, %c24 : index
        %2194 = arith.addi %2193, %2031 : index
        %2195 = arith.divui %2089, %c24 : index
        %2196 = arith.addi %2195, %c24 : index
        %2197 = arith.muli %2196, %c24 : index
        %2198 = arith.addi %2197, %2031 : index
        %2199 = memref.load %rope[%2194] : memref<?xf32>
        %2200 = arith.addi %2194, %c6 : index
        %2201 = memref.load %rope[%2200] : memref<?xf32>
        %2202 = memref.load %rope[%2198] : memref<?xf32>
        %2203 = arith.addi %2198, %c6 : index
        %2204 = memref.load %rope[%2203] : memref<?xf32>
        %2205 = arith.mulf %2202, %2199 : f32
        %2206 = arith.mulf %2204, %2201 : f32
        %2207 = arith.subf %2205, %2206 : f32
        %2208 = arith.mulf %2204, %2199 : f32
        %2209 = arith.mulf %2202, %2201 : f32
        %2210 = arith.addf %2208, %2209 : f32
        %2211 = arith.mulf %2125, %2207 : f32
        %2212 = arith.mulf %2131, %2210 : f32
        %2213 = arith.subf %2211, %2212 : f32
        %2214 = arith.mulf %2131, %2207 : f32
        %2215 = arith.mulf %2125, %2210 : f32
        %2216 = arith.addf %2214, %2215 : f32
        %2217 = arith.cmpi slt, %0, %heads : index
        scf.if %2217 {
          %2218 = arith.muli %2010, %heads : index
          %2219 = arith.addi %2218, %0 : index
          %2220 = arith.muli %2219, %c24 : index
          %2221 = arith.addi %2220, %2031 : index
          memref.store %2213, %q[%2221] : memref<?xf32>
          %2222 = arith.addi %2221, %c6 : index
          memref.store %2216, %q[%2222] : memref<?xf32>
        } else {
          %2223 = arith.addi %2011, %2031 : index
          memref.store %2213, %19[%2223] : memref<?xf32>
          %2224 = arith.addi %2011, %2031 : index
          %2225 = arith.addi %2224, %c6 : index
          memref.store %2216, %19[%2225] : memref<?xf32>
        }
        %2226 = arith.remui %2089, %c24 : index
        %2227 = arith.muli %2226, %c24 : index
        %2228 = arith.addi %2227, %2049 : index
        %2229 = arith.divui %2089, %c24 : index
        %2230 = arith.addi %2229, %c24 : index
        %2231 = arith.muli %2230, %c24 : index
        %2232 = arith.addi %2231, %2049 : index
        %2233 = memref.load %rope[%2228] : memref<?xf32>
        %2234 = arith.addi %2228, %c6 : index
        %2235 = memref.load %rope[%2234] : memref<?xf32>
        %2236 = memref.load %rope[%2232] : memref<?xf32>
        %2237 = arith.addi %2232, %c6 : index
        %2238 = memref.load %rope[%2237] : memref<?xf32>
        %2239 = arith.mulf %2236, %2233 : f32
        %2240 = arith.mulf %2238, %2235 : f32
        %2241 = arith.subf %2239, %2240 : f32
        %2242 = arith.mulf %2238, %2233 : f32
        %2243 = arith.mulf %2236, %2235 : f32
        %2244 = arith.addf %2242, %2243 : f32
        %2245 = arith.mulf %2138, %2241 : f32
        %2246 = arith.mulf %2144, %2244 : f32
        %2247 = arith.subf %2245, %2246 : f32
        %2248 = arith.mulf %2144, %2241 : f32
        %2249 = arith.mulf %2138, %2244 : f32
        %2250 = arith.addf %2248, %2249 : f32
        %2251 = arith.cmpi slt, %0, %heads : index
        scf.if %2251 {
          %2252 = arith.muli %2010, %heads : index
          %2253 = arith.addi %2252, %0 : index
          %2254 = arith.muli %2253, %c24 : index
          %2255 = arith.addi %2254, %2049 : index
          memref.store %2247, %q[%2255] : memref<?xf32>
          %2256 = arith.addi %2255, %c6 : index
          memref.store %2250, %q[%2256] : memref<?xf32>
        } else {
          %2257 = arith.addi %2011, %2049 : index
          memref.store %2247, %19[%2257] : memref<?xf32>
          %2258 = arith.addi %2011, %2049 : index
          %2259 = arith.addi %2258, %c6 : index
          memref.store %2250, %19[%2259] : memref<?xf32>
        }
        %2260 = arith.remui %2089, %c24 : index
        %2261 = arith.muli %2260, %c24 : index
        %2262 = arith.addi %2261, %2067 : index
        %2263 = arith.divui %2089, %c24 : index
        %2264 = arith.addi %2263, %c24 : index
        %2265 = arith.muli %2264, %c24 : index
        %2266 = arith.addi %2265, %2067 : index
        %2267 = memref.load %rope[%2262] : memref<?xf32>
        %2268 = arith.addi %2262, %c6 : index
        %2269 = memref.load %rope[%2268] : memref<?xf32>
        %2270 = memref.load %rope[%2266] : memref<?xf32>
        %2271 = arith.addi %2266, %c6 : index
        %2272 = memref.load %rope[%2271] : memref<?xf32>
        %2273 = arith.mulf %2270, %2267 : f32
        %2274 = arith.mulf %2272, %2269 : f32
        %2275 = arith.subf %2273, %2274 : f32
        %2276 = arith.mulf %2272, %2267 : f32
        %2277 = arith.mulf %2270, %2269 : f32
        %2278 = arith.addf %2276, %2277 : f32
        %2279 = arith.mulf %2151, %2275 : f32
        %2280 = arith.mulf %2157, %2278 : f32
        %2281 = arith.subf %2279, %2280 : f32
        %2282 = arith.mulf %2157, %2275 : f32
        %2283 = arith.mulf %2151, %2278 : f32
        %2284 = arith.addf %2282, %2283 : f32
        %2285 = arith.cmpi slt, %0, %heads : index
        scf.if %2285 {
          %2286 = arith.muli %2010, %heads : index
          %2287 = arith.addi %2286, %0 : index
          %2288 = arith.muli %2287, %c24 : index
          %2289 = arith.addi %2288, %2067 : index
          memref.store %2281, %q[%2289] : memref<?xf32>
          %2290 = arith.addi %2289, %c6 : index
          memref.store %2284, %q[%2290] : memref<?xf32>
        } else {
          %2291 = arith.addi %2011, %2067 : index
          memref.store %2281, %19[%2291] : memref<?xf32>
          %2292 = arith.addi %2011, %2067 : index
          %2293 = arith.addi %2292, %c6 : index
          memref.store %2284, %19[%2293] : memref<?xf32>
        }
      } else {
        %2294 = arith.cmpi slt, %0, %heads : index
        scf.if %2294 {
          %2295 = arith.muli %2010, %heads : index
          %2296 = arith.addi %2295, %0 : index
          %2297 = arith.muli %2296, %c24 : index
          %2298 = arith.addi %2297, %2013 : index
          memref.store %2021, %q[%2298] : memref<?xf32>
          %2299 = arith.addi %2298, %c6 : index
          memref.store %2030, %q[%2299] : memref<?xf32>
        } else {
          %2300 = arith.addi %2011, %2013 : index
          memref.store %2021, %19[%2300] : memref<?xf32>
          %2301 = arith.addi %2011, %2013 : index
          %2302 = arith.addi %2301, %c6 : index
          memref.store %2030, %19[%2302] : memref<?xf32>
        }
        %2303 = arith.cmpi slt, %0, %heads : index
        scf.if %2303 {
          %2304 = arith.muli %2010, %heads : index
          %2305 = arith.addi %2304, %0 : index
          %2306 = arith.muli %2305, %c24 : index
          %2307 = arith.addi %2306, %2031 : index
          memref.store %2039, %q[%2307] : memref<?xf32>
          %2308 = arith.addi %2307, %c6 : index
          memref.store %2048, %q[%2308] : memref<?xf32>
        } else {
          %2309 = arith.addi %2011, %2031 : index
          memref.store %2039, %19[%2309] : memref<?xf32>
          %2310 = arith.addi %2011, %2031 : index
          %2311 = arith.addi %2310, %c6 : index
          memref.store %2048, %19[%2311] : memref<?xf32>
        }
        %2312 = arith.cmpi slt, %0, %heads : index
        scf.if %2312 {
          %2313 = arith.muli %2010, %heads : index
          %2314 = arith.addi %2313, %0 : index
          %2315 = arith.muli %2314, %c24 : index
          %2316 = arith.addi %2315, %2049 : index
          memref.store %2057, %q[%2316] : memref<?xf32>
          %2317 = arith.addi %2316, %c6 : index
          memref.store %2066, %q[%2317] : memref<?xf32>
        } else {
          %2318 = arith.addi %2011, %2049 : index
          memref.store %2057, %19[%2318] : memref<?xf32>
          %2319 = arith.addi %2011, %2049 : index
          %2320 = arith.addi %2319, %c6 : index
          memref.store %2066, %19[%2320] : memref<?xf32>
        }
        %2321 = arith.cmpi slt, %0, %heads : index
        scf.if %2321 {
          %2322 = arith.muli %2010, %heads : index
          %2323 = arith.addi %2322, %0 : index
          %2324 = arith.muli %2323, %c24 : index
          %2325 = arith.addi %2324, %2067 : index
          memref.store %2075, %q[%2325] : memref<?xf32>
          %2326 = arith.addi %2325, %c6 : index
          memref.store %2084, %q[%2326] : memref<?xf32>
        } else {
          %2327 = arith.addi %2011, %2067 : index
          memref.store %2075, %19[%2327] : memref<?xf32>
          %2328 = arith.addi %2011, %2067 : index
          %2329 = arith.addi %2328, %c6 : index
          memref.store %2084, %19[%2329] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2330 = arith.cmpi sge, %0, %heads : index
    scf.if %2330 {
      %2331 = arith.addi %2006, %c8 : index
      %2332 = arith.addi %2005, %2331 : index
      %2333 = arith.cmpi slt, %2332, %21 : index
      scf.if %2333 {
        %2334 = arith.addi %2005, %2331 : index
        %2335 = arith.addi %slotsAt, %2334 : index
        %2336 = memref.load %step[%2335] : memref<?xi32>
        %2337 = arith.index_cast %2336 : i32 to index
        %2338 = arith.cmpi sge, %2337, %c8 : index
        scf.if %2338 {
          %2339 = arith.muli %2331, %c24 : index
          %2340 = arith.subi %0, %heads : index
          %2341 = memref.load %scales[%2340] : memref<?xf32>
          %2342 = vector.broadcast %2341 : f32 to vector<4xf32>
          %2343 = arith.divui %2337, %c4 : index
          %2344 = arith.remui %2337, %c4 : index
          %2345 = arith.muli %2343, %pageBytes : index
          %2346 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2346 {
            %2347 = wave.lane
            %2348 = arith.muli %2347, %c30 : index
            scf.for %2349 = %2348 to %c24 step %c6 {
              %2350 = arith.addi %2339, %2349 : index
              %2351 = vector.load %19[%2350] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2352 = arith.mulf %2351, %2342 : vector<4xf32>
              %2353 = arith.minimumf %2352, %c42 : vector<4xf32>
              %2354 = arith.maximumf %2353, %c43 : vector<4xf32>
              %2355 = arith.truncf %2354 : vector<4xf32> to vector<4xf16>
              %2356 = vector.bitcast %2355 : vector<4xf16> to vector<8xi8>
              %2357 = arith.cmpi slt, %2340, %kvHeads : index
              scf.if %2357 {
                %2358 = arith.muli %2340, %c44 : index
                %2359 = arith.addi %2345, %2358 : index
                %2360 = arith.divui %2349, %c4 : index
                %2361 = arith.muli %2360, %c19 : index
                %2362 = arith.remui %2349, %c4 : index
                %2363 = arith.divui %2362, %c2 : index
                %2364 = arith.muli %2363, %c24 : index
                %2365 = arith.muli %2344, %c4 : index
                %2366 = arith.addi %2364, %2365 : index
                %2367 = arith.remui %2362, %c2 : index
                %2368 = arith.muli %2367, %c7 : index
                %2369 = arith.addi %2366, %2368 : index
                %2370 = arith.addi %2361, %2369 : index
                %2371 = arith.addi %2359, %2370 : index
                vector.store %2356, %kv[%2371] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2372 = arith.subi %2340, %kvHeads : index
                %2373 = arith.muli %2372, %c44 : index
                %2374 = arith.addi %2345, %2373 : index
                %2375 = arith.addi %2349, %c8 : index
                %2376 = arith.divui %2375, %c4 : index
                %2377 = arith.muli %2376, %c19 : index
                %2378 = arith.addi %2377, %c10 : index
                %2379 = arith.remui %2375, %c4 : index
                %2380 = arith.divui %2344, %c7 : index
                %2381 = arith.remui %2344, %c7 : index
                %2382 = arith.muli %2381, %c2 : index
                %2383 = arith.addi %2380, %2382 : index
                %2384 = arith.divui %2383, %c2 : index
                %2385 = arith.muli %2384, %c24 : index
                %2386 = arith.muli %2379, %c4 : index
                %2387 = arith.addi %2385, %2386 : index
                %2388 = arith.remui %2383, %c2 : index
                %2389 = arith.muli %2388, %c7 : index
                %2390 = arith.addi %2387, %2389 : index
                %2391 = arith.addi %2378, %2390 : index
                %2392 = arith.addi %2374, %2391 : index
                %2393 = vector.shuffle %2356, %2356 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2393, %kv[%2392] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2394 = arith.addi %2349, %c9 : index
                %2395 = arith.divui %2394, %c4 : index
                %2396 = arith.muli %2395, %c19 : index
                %2397 = arith.addi %2396, %c10 : index
                %2398 = arith.remui %2394, %c4 : index
                %2399 = arith.divui %2344, %c7 : index
                %2400 = arith.remui %2344, %c7 : index
                %2401 = arith.muli %2400, %c2 : index
                %2402 = arith.addi %2399, %2401 : index
                %2403 = arith.divui %2402, %c2 : index
                %2404 = arith.muli %2403, %c24 : index
                %2405 = arith.muli %2398, %c4 : index
                %2406 = arith.addi %2404, %2405 : index
                %2407 = arith.remui %2402, %c2 : index
                %2408 = arith.muli %2407, %c7 : index
                %2409 = arith.addi %2406, %2408 : index
                %2410 = arith.addi %2397, %2409 : index
                %2411 = arith.addi %2374, %2410 : index
                %2412 = vector.shuffle %2356, %2356 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2412, %kv[%2411] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2413 = arith.addi %2349, %c7 : index
                %2414 = arith.divui %2413, %c4 : index
                %2415 = arith.muli %2414, %c19 : index
                %2416 = arith.addi %2415, %c10 : index
                %2417 = arith.remui %2413, %c4 : index
                %2418 = arith.divui %2344, %c7 : index
                %2419 = arith.remui %2344, %c7 : index
                %2420 = arith.muli %2419, %c2 : index
                %2421 = arith.addi %2418, %2420 : index
                %2422 = arith.divui %2421, %c2 : index
                %2423 = arith.muli %2422, %c24 : index
                %2424 = arith.muli %2417, %c4 : index
                %2425 = arith.addi %2423, %2424 : index
                %2426 = arith.remui %2421, %c2 : index
                %2427 = arith.muli %2426, %c7 : index
                %2428 = arith.addi %2425, %2427 : index
                %2429 = arith.addi %2416, %2428 : index
                %2430 = arith.addi %2374, %2429 : index
                %2431 = vector.shuffle %2356, %2356 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2431, %kv[%2430] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2432 = arith.addi %2349, %c25 : index
                %2433 = arith.divui %2432, %c4 : index
                %2434 = arith.muli %2433, %c19 : index
                %2435 = arith.addi %2434, %c10 : index
                %2436 = arith.remui %2432, %c4 : index
                %2437 = arith.divui %2344, %c7 : index
                %2438 = arith.remui %2344, %c7 : index
                %2439 = arith.muli %2438, %c2 : index
                %2440 = arith.addi %2437, %2439 : index
                %2441 = arith.divui %2440, %c2 : index
                %2442 = arith.muli %2441, %c24 : index
                %2443 = arith.muli %2436, %c4 : index
                %2444 = arith.addi %2442, %2443 : index
                %2445 = arith.remui %2440, %c2 : index
                %2446 = arith.muli %2445, %c7 : index
                %2447 = arith.addi %2444, %2446 : index
                %2448 = arith.addi %2435, %2447 : index
                %2449 = arith.addi %2374, %2448 : index
                %2450 = vector.shuffle %2356, %2356 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2450, %kv[%2449] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2451 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2451 {
            %2452 = wave.lane
            %2453 = arith.muli %2452, %c30 : index
            scf.for %2454 = %2453 to %c24 step %c6 {
              %2455 = arith.addi %2339, %2454 : index
              %2456 = vector.load %19[%2455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2457 = arith.mulf %2456, %2342 : vector<4xf32>
              %2458 = wave.fp8_encode "e4m3" %2457 : vector<4xf32> -> vector<4xi8>
              %2459 = arith.cmpi slt, %2340, %kvHeads : index
              scf.if %2459 {
                %2460 = arith.muli %2340, %c10 : index
                %2461 = arith.addi %2345, %2460 : index
                %2462 = vector.shuffle %2458, %2458 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2463 = arith.divui %2454, %c4 : index
                %2464 = arith.muli %2463, %c24 : index
                %2465 = arith.remui %2454, %c4 : index
                %2466 = arith.muli %2344, %c4 : index
                %2467 = arith.divui %2465, %c30 : index
                %2468 = arith.muli %2467, %c30 : index
                %2469 = arith.remui %2465, %c7 : index
                %2470 = arith.muli %2469, %c7 : index
                %2471 = arith.addi %2468, %2470 : index
                %2472 = arith.divui %2465, %c7 : index
                %2473 = arith.remui %2472, %c7 : index
                %2474 = arith.addi %2471, %2473 : index
                %2475 = arith.addi %2466, %2474 : index
                %2476 = arith.addi %2464, %2475 : index
                %2477 = arith.addi %2461, %2476 : index
                vector.store %2462, %kv[%2477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2478 = arith.subi %2340, %kvHeads : index
                %2479 = arith.muli %2478, %c10 : index
                %2480 = arith.addi %2345, %2479 : index
                %2481 = arith.addi %2454, %c8 : index
                %2482 = arith.divui %2481, %c4 : index
                %2483 = arith.muli %2482, %c24 : index
                %2484 = arith.addi %2483, %c11 : index
                %2485 = arith.remui %2481, %c4 : index
                %2486 = arith.divui %2344, %c7 : index
                %2487 = arith.remui %2344, %c7 : index
                %2488 = arith.muli %2487, %c2 : index
                %2489 = arith.addi %2486, %2488 : index
                %2490 = arith.muli %2485, %c4 : index
                %2491 = arith.divui %2489, %c30 : index
                %2492 = arith.muli %2491, %c30 : index
                %2493 = arith.remui %2489, %c7 : index
                %2494 = arith.muli %2493, %c7 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.divui %2489, %c7 : index
                %2497 = arith.remui %2496, %c7 : index
                %2498 = arith.addi %2495, %2497 : index
                %2499 = arith.addi %2490, %2498 : index
                %2500 = arith.addi %2484, %2499 : index
                %2501 = arith.addi %2480, %2500 : index
                %2502 = vector.shuffle %2458, %2458 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2502, %kv[%2501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2503 = arith.addi %2454, %c9 : index
                %2504 = arith.divui %2503, %c4 : index
                %2505 = arith.muli %2504, %c24 : index
                %2506 = arith.addi %2505, %c11 : index
                %2507 = arith.remui %2503, %c4 : index
                %2508 = arith.divui %2344, %c7 : index
                %2509 = arith.remui %2344, %c7 : index
                %2510 = arith.muli %2509, %c2 : index
                %2511 = arith.addi %2508, %2510 : index
                %2512 = arith.muli %2507, %c4 : index
                %2513 = arith.divui %2511, %c30 : index
                %2514 = arith.muli %2513, %c30 : index
                %2515 = arith.remui %2511, %c7 : index
                %2516 = arith.muli %2515, %c7 : index
                %2517 = arith.addi %2514, %2516 : index
                %2518 = arith.divui %2511, %c7 : index
                %2519 = arith.remui %2518, %c7 : index
                %2520 = arith.addi %2517, %2519 : index
                %2521 = arith.addi %2512, %2520 : index
                %2522 = arith.addi %2506, %2521 : index
                %2523 = arith.addi %2480, %2522 : index
                %2524 = vector.shuffle %2458, %2458 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2524, %kv[%2523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2525 = arith.addi %2454, %c7 : index
                %2526 = arith.divui %2525, %c4 : index
                %2527 = arith.muli %2526, %c24 : index
                %2528 = arith.addi %2527, %c11 : index
                %2529 = arith.remui %2525, %c4 : index
                %2530 = arith.divui %2344, %c7 : index
                %2531 = arith.remui %2344, %c7 : index
                %2532 = arith.muli %2531, %c2 : index
                %2533 = arith.addi %2530, %2532 : index
                %2534 = arith.muli %2529, %c4 : index
                %2535 = arith.divui %2533, %c30 : index
                %2536 = arith.muli %2535, %c30 : index
                %2537 = arith.remui %2533, %c7 : index
                %2538 = arith.muli %2537, %c7 : index
                %2539 = arith.addi %2536, %2538 : index
                %2540 = arith.divui %2533, %c7 : index
                %2541 = arith.remui %2540, %c7 : index
                %2542 = arith.addi %2539, %2541 : index
                %2543 = arith.addi %2534, %2542 : index
                %2544 = arith.addi %2528, %2543 : index
                %2545 = arith.addi %2480, %2544 : index
                %2546 = vector.shuffle %2458, %2458 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2546, %kv[%2545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2547 = arith.addi %2454, %c25 : index
                %2548 = arith.divui %2547, %c4 : index
                %2549 = arith.muli %2548, %c24 : index
                %2550 = arith.addi %2549, %c11 : index
                %2551 = arith.remui %2547, %c4 : index
                %2552 = arith.divui %2344, %c7 : index
                %2553 = arith.remui %2344, %c7 : index
                %2554 = arith.muli %2553, %c2 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.muli %2551, %c4 : index
                %2557 = arith.divui %2555, %c30 : index
                %2558 = arith.muli %2557, %c30 : index
                %2559 = arith.remui %2555, %c7 : index
                %2560 = arith.muli %2559, %c7 : index
                %2561 = arith.addi %2558, %2560 : index
                %2562 = arith.divui %2555, %c7 : index
                %2563 = arith.remui %2562, %c7 : index
                %2564 = arith.addi %2561, %2563 : index
                %2565 = arith.addi %2556, %2564 : index
                %2566 = arith.addi %2550, %2565 : index
                %2567 = arith.addi %2480, %2566 : index
                %2568 = vector.shuffle %2458, %2458 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2568, %kv[%2567] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2569 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2569 {
            %2570 = wave.lane
            %2571 = arith.muli %2570, %c30 : index
            scf.for %2572 = %2571 to %c24 step %c6 {
              %2573 = arith.addi %2339, %2572 : index
              %2574 = vector.load %19[%2573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2575 = arith.mulf %2574, %2342 : vector<4xf32>
              %2576 = wave.fp8_encode "e5m2" %2575 : vector<4xf32> -> vector<4xi8>
              %2577 = arith.cmpi slt, %2340, %kvHeads : index
              scf.if %2577 {
                %2578 = arith.muli %2340, %c10 : index
                %2579 = arith.addi %2345, %2578 : index
                %2580 = vector.shuffle %2576, %2576 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2581 = arith.divui %2572, %c4 : index
                %2582 = arith.muli %2581, %c24 : index
                %2583 = arith.remui %2572, %c4 : index
                %2584 = arith.muli %2344, %c4 : index
                %2585 = arith.divui %2583, %c30 : index
                %2586 = arith.muli %2585, %c30 : index
                %2587 = arith.remui %2583, %c7 : index
                %2588 = arith.muli %2587, %c7 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.divui %2583, %c7 : index
                %2591 = arith.remui %2590, %c7 : index
                %2592 = arith.addi %2589, %2591 : index
                %2593 = arith.addi %2584, %2592 : index
                %2594 = arith.addi %2582, %2593 : index
                %2595 = arith.addi %2579, %2594 : index
                vector.store %2580, %kv[%2595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2596 = arith.subi %2340, %kvHeads : index
                %2597 = arith.muli %2596, %c10 : index
                %2598 = arith.addi %2345, %2597 : index
                %2599 = arith.addi %2572, %c8 : index
                %2600 = arith.divui %2599, %c4 : index
                %2601 = arith.muli %2600, %c24 : index
                %2602 = arith.addi %2601, %c11 : index
                %2603 = arith.remui %2599, %c4 : index
                %2604 = arith.divui %2344, %c7 : index
                %2605 = arith.remui %2344, %c7 : index
                %2606 = arith.muli %2605, %c2 : index
                %2607 = arith.addi %2604, %2606 : index
                %2608 = arith.muli %2603, %c4 : index
                %2609 = arith.divui %2607, %c30 : index
                %2610 = arith.muli %2609, %c30 : index
                %2611 = arith.remui %2607, %c7 : index
                %2612 = arith.muli %2611, %c7 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.divui %2607, %c7 : index
                %2615 = arith.remui %2614, %c7 : index
                %2616 = arith.addi %2613, %2615 : index
                %2617 = arith.addi %2608, %2616 : index
                %2618 = arith.addi %2602, %2617 : index
                %2619 = arith.addi %2598, %2618 : index
                %2620 = vector.shuffle %2576, %2576 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2620, %kv[%2619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2621 = arith.addi %2572, %c9 : index
                %2622 = arith.divui %2621, %c4 : index
                %2623 = arith.muli %2622, %c24 : index
                %2624 = arith.addi %2623, %c11 : index
                %2625 = arith.remui %2621, %c4 : index
                %2626 = arith.divui %2344, %c7 : index
                %2627 = arith.remui %2344, %c7 : index
                %2628 = arith.muli %2627, %c2 : index
                %2629 = arith.addi %2626, %2628 : index
                %2630 = arith.muli %2625, %c4 : index
                %2631 = arith.divui %2629, %c30 : index
                %2632 = arith.muli %2631, %c30 : index
                %2633 = arith.remui %2629, %c7 : index
                %2634 = arith.muli %2633, %c7 : index
                %2635 = arith.addi %2632, %2634 : index
                %2636 = arith.divui %2629, %c7 : index
                %2637 = arith.remui %2636, %c7 : index
                %2638 = arith.addi %2635, %2637 : index
                %2639 = arith.addi %2630, %2638 : index
                %2640 = arith.addi %2624, %2639 : index
                %2641 = arith.addi %2598, %2640 : index
                %2642 = vector.shuffle %2576, %2576 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2642, %kv[%2641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2643 = arith.addi %2572, %c7 : index
                %2644 = arith.divui %2643, %c4 : index
                %2645 = arith.muli %2644, %c24 : index
                %2646 = arith.addi %2645, %c11 : index
                %2647 = arith.remui %2643, %c4 : index
                %2648 = arith.divui %2344, %c7 : index
                %2649 = arith.remui %2344, %c7 : index
                %2650 = arith.muli %2649, %c2 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.muli %2647, %c4 : index
                %2653 = arith.divui %2651, %c30 : index
                %2654 = arith.muli %2653, %c30 : index
                %2655 = arith.remui %2651, %c7 : index
                %2656 = arith.muli %2655, %c7 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.divui %2651, %c7 : index
                %2659 = arith.remui %2658, %c7 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.addi %2652, %2660 : index
                %2662 = arith.addi %2646, %2661 : index
                %2663 = arith.addi %2598, %2662 : index
                %2664 = vector.shuffle %2576, %2576 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2664, %kv[%2663] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2665 = arith.addi %2572, %c25 : index
                %2666 = arith.divui %2665, %c4 : index
                %2667 = arith.muli %2666, %c24 : index
                %2668 = arith.addi %2667, %c11 : index
                %2669 = arith.remui %2665, %c4 : index
                %2670 = arith.divui %2344, %c7 : index
                %2671 = arith.remui %2344, %c7 : index
                %2672 = arith.muli %2671, %c2 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.muli %2669, %c4 : index
                %2675 = arith.divui %2673, %c30 : index
                %2676 = arith.muli %2675, %c30 : index
                %2677 = arith.remui %2673, %c7 : index
                %2678 = arith.muli %2677, %c7 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.divui %2673, %c7 : index
                %2681 = arith.remui %2680, %c7 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.addi %2674, %2682 : index
                %2684 = arith.addi %2668, %2683 : index
                %2685 = arith.addi %2598, %2684 : index
                %2686 = vector.shuffle %2576, %2576 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2686, %kv[%2685] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2687 = arith.addi %22, %c14 : index
    %2688 = wave.lane
    %2689 = arith.muli %3, %c7 : index
    %2690 = arith.muli %2689, %c24 : index
    %2691 = arith.addi %2690, %2688 : index
    %2692 = arith.muli %4, %c11 : index
    %2693 = arith.addi %2692, %2691 : index
    %2694 = arith.addi %2693, %c8 : index
    %2695 = arith.addi %2694, %c8 : index
    %2696 = vector.extract %523#4[0] : f32 from vector<8xf32>
    memref.store %2696, %18[%2695] : memref<?xf32>
    %2697 = arith.muli %4, %c11 : index
    %2698 = arith.addi %2697, %2691 : index
    %2699 = arith.addi %2698, %c8 : index
    %2700 = arith.addi %2699, %c14 : index
    %2701 = vector.extract %523#4[1] : f32 from vector<8xf32>
    memref.store %2701, %18[%2700] : memref<?xf32>
    %2702 = arith.muli %4, %c11 : index
    %2703 = arith.addi %2702, %2691 : index
    %2704 = arith.addi %2703, %c8 : index
    %2705 = arith.addi %2704, %c12 : index
    %2706 = vector.extract %523#4[2] : f32 from vector<8xf32>
    memref.store %2706, %18[%2705] : memref<?xf32>
    %2707 = arith.muli %4, %c11 : index
    %2708 = arith.addi %2707, %2691 : index
    %2709 = arith.addi %2708, %c8 : index
    %2710 = arith.addi %2709, %c26 : index
    %2711 = vector.extract %523#4[3] : f32 from vector<8xf32>
    memref.store %2711, %18[%2710] : memref<?xf32>
    %2712 = arith.muli %4, %c11 : index
    %2713 = arith.addi %2712, %2691 : index
    %2714 = arith.addi %2713, %c8 : index
    %2715 = arith.addi %2714, %c6 : index
    %2716 = vector.extract %523#4[4] : f32 from vector<8xf32>
    memref.store %2716, %18[%2715] : memref<?xf32>
    %2717 = arith.muli %4, %c11 : index
    %2718 = arith.addi %2717, %2691 : index
    %2719 = arith.addi %2718, %c8 : index
    %2720 = arith.addi %2719, %c27 : index
    %2721 = vector.extract %523#4[5] : f32 from vector<8xf32>
    memref.store %2721, %18[%2720] : memref<?xf32>
    %2722 = arith.muli %4, %c11 : index
    %2723 = arith.addi %2722, %2691 : index
    %2724 = arith.addi %2723, %c8 : index
    %2725 = arith.addi %2724, %c28 : index
    %2726 = vector.extract %523#4[6] : f32 from vector<8xf32>
    memref.store %2726, %18[%2725] : memref<?xf32>
    %2727 = arith.muli %4, %c11 : index
    %2728 = arith.addi %2727, %2691 : index
    %2729 = arith.addi %2728, %c8 : index
    %2730 = arith.addi %2729, %c29 : index
    %2731 = vector.extract %523#4[7] : f32 from vector<8xf32>
    memref.store %2731, %18[%2730] : memref<?xf32>
    %2732 = arith.muli %4, %c11 : index
    %2733 = arith.addi %2732, %2691 : index
    %2734 = arith.addi %2733, %c24 : index
    %2735 = arith.addi %2734, %c8 : index
    %2736 = vector.extract %523#5[0] : f32 from vector<8xf32>
    memref.store %2736, %18[%2735] : memref<?xf32>
    %2737 = arith.muli %4, %c11 : index
    %2738 = arith.addi %2737, %2691 : index
    %2739 = arith.addi %2738, %c24 : index
    %2740 = arith.addi %2739, %c14 : index
    %2741 = vector.extract %523#5[1] : f32 from vector<8xf32>
    memref.store %2741, %18[%2740] : memref<?xf32>
    %2742 = arith.muli %4, %c11 : index
    %2743 = arith.addi %2742, %2691 : index
    %2744 = arith.addi %2743, %c24 : index
    %2745 = arith.addi %2744, %c12 : index
    %2746 = vector.extract %523#5[2] : f32 from vector<8xf32>
    memref.store %2746, %18[%2745] : memref<?xf32>
    %2747 = arith.muli %4, %c11 : index
    %2748 = arith.addi %2747, %2691 : index
    %2749 = arith.addi %2748, %c24 : index
    %2750 = arith.addi %2749, %c26 : index
    %2751 = vector.extract %523#5[3] : f32 from vector<8xf32>
    memref.store %2751, %18[%2750] : memref<?xf32>
    %2752 = arith.muli %4, %c11 : index
    %2753 = arith.addi %2752, %2691 : index
    %2754 = arith.addi %2753, %c24 : index
    %2755 = arith.addi %2754, %c6 : index
    %2756 = vector.extract %523#5[4] : f32 from vector<8xf32>
    memref.store %2756, %18[%2755] : memref<?xf32>
    %2757 = arith.muli %4, %c11 : index
    %2758 = arith.addi %2757, %2691 : index
    %2759 = arith.addi %2758, %c24 : index
    %2760 = arith.addi %2759, %c27 : index
    %2761 = vector.extract %523#5[5] : f32 from vector<8xf32>
    memref.store %2761, %18[%2760] : memref<?xf32>
    %2762 = arith.muli %4, %c11 : index
    %2763 = arith.addi %2762, %2691 : index
    %2764 = arith.addi %2763, %c24 : index
    %2765 = arith.addi %2764, %c28 : index
    %2766 = vector.extract %523#5[6] : f32 from vector<8xf32>
    memref.store %2766, %18[%2765] : memref<?xf32>
    %2767 = arith.muli %4, %c11 : index
    %2768 = arith.addi %2767, %2691 : index
    %2769 = arith.addi %2768, %c24 : index
    %2770 = arith.addi %2769, %c29 : index
    %2771 = vector.extract %523#5[7] : f32 from vector<8xf32>
    memref.store %2771, %18[%2770] : memref<?xf32>
    wave.barrier
    %2772 = arith.muli %4, %c30 : index
    %2773 = arith.addi %2772, %c8 : index
    %2774 = arith.muli %2773, %c7 : index
    %2775 = arith.divui %2688, %c4 : index
    %2776 = arith.addi %2774, %2775 : index
    %2777 = arith.addi %2687, %2776 : index
    %2778 = arith.cmpi slt, %2777, %21 : index
    scf.if %2778 {
      %2779 = arith.cmpi eq, %hasFactors, %c9 : index
      %2780 = memref.load %factors[%2777] : memref<?xf32>
      %2781 = arith.select %2779, %2780, %c32 : f32
      %2782 = arith.addi %2691, %c8 : index
      %2783 = arith.muli %2773, %c14 : index
      %2784 = arith.addi %2782, %2783 : index
      %2785 = memref.load %18[%2784] : memref<?xf32>
      %2786 = arith.addi %2784, %c11 : index
      %2787 = memref.load %18[%2786] : memref<?xf32>
      %2788 = arith.addf %2785, %2787 : f32
      %2789 = arith.remui %2688, %c4 : index
      %2790 = arith.muli %2789, %c30 : index
      %2791 = arith.addi %15, %2790 : index
      %2792 = vector.load %w[%2791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2793 = vector.bitcast %2792 : vector<4xi8> to vector<1xf32>
      %2794 = vector.extract %2793[0] : f32 from vector<1xf32>
      %2795 = arith.mulf %2794, %2781 : f32
      %2796 = arith.mulf %2788, %2795 : f32
      %2797 = arith.muli %3, %c7 : index
      %2798 = arith.addi %2797, %c8 : index
      %2799 = arith.muli %2798, %c4 : index
      %2800 = arith.remui %2688, %c4 : index
      %2801 = arith.addi %2799, %2800 : index
      %2802 = arith.muli %2776, %c24 : index
      %2803 = arith.addi %2802, %2801 : index
      memref.store %2796, %19[%2803] : memref<?xf32>
      %2804 = arith.addi %2691, %c24 : index
      %2805 = arith.muli %2773, %c14 : index
      %2806 = arith.addi %2804, %2805 : index
      %2807 = memref.load %18[%2806] : memref<?xf32>
      %2808 = arith.addi %2806, %c11 : index
      %2809 = memref.load %18[%2808] : memref<?xf32>
      %2810 = arith.addf %2807, %2809 : f32
      %2811 = arith.remui %2688, %c4 : index
      %2812 = arith.muli %2811, %c30 : index
      %2813 = arith.addi %17, %2812 : index
      %2814 = vector.load %w[%2813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2815 = vector.bitcast %2814 : vector<4xi8> to vector<1xf32>
      %2816 = vector.extract %2815[0] : f32 from vector<1xf32>
      %2817 = arith.mulf %2816, %2781 : f32
      %2818 = arith.mulf %2810, %2817 : f32
      %2819 = arith.muli %3, %c7 : index
      %2820 = arith.addi %2819, %c9 : index
      %2821 = arith.muli %2820, %c4 : index
      %2822 = arith.remui %2688, %c4 : index
      %2823 = arith.addi %2821, %2822 : index
      %2824 = arith.muli %2776, %c24 : index
      %2825 = arith.addi %2824, %2823 : index
      memref.store %2818, %19[%2825] : memref<?xf32>
    }
    %2826 = arith.muli %4, %c30 : index
    %2827 = arith.addi %2826, %c9 : index
    %2828 = arith.muli %2827, %c7 : index
    %2829 = arith.divui %2688, %c4 : index
    %2830 = arith.addi %2828, %2829 : index
    %2831 = arith.addi %2687, %2830 : index
    %2832 = arith.cmpi slt, %2831, %21 : index
    scf.if %2832 {
      %2833 = arith.cmpi eq, %hasFactors, %c9 : index
      %2834 = memref.load %factors[%2831] : memref<?xf32>
      %2835 = arith.select %2833, %2834, %c32 : f32
      %2836 = arith.addi %2691, %c8 : index
      %2837 = arith.muli %2827, %c14 : index
      %2838 = arith.addi %2836, %2837 : index
      %2839 = memref.load %18[%2838] : memref<?xf32>
      %2840 = arith.addi %2838, %c11 : index
      %2841 = memref.load %18[%2840] : memref<?xf32>
      %2842 = arith.addf %2839, %2841 : f32
      %2843 = arith.remui %2688, %c4 : index
      %2844 = arith.muli %2843, %c30 : index
      %2845 = arith.addi %15, %2844 : index
      %2846 = vector.load %w[%2845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2847 = vector.bitcast %2846 : vector<4xi8> to vector<1xf32>
      %2848 = vector.extract %2847[0] : f32 from vector<1xf32>
      %2849 = arith.mulf %2848, %2835 : f32
      %2850 = arith.mulf %2842, %2849 : f32
      %2851 = arith.muli %3, %c7 : index
      %2852 = arith.addi %2851, %c8 : index
      %2853 = arith.muli %2852, %c4 : index
      %2854 = arith.remui %2688, %c4 : index
      %2855 = arith.addi %2853, %2854 : index
      %2856 = arith.muli %2830, %c24 : index
      %2857 = arith.addi %2856, %2855 : index
      memref.store %2850, %19[%2857] : memref<?xf32>
      %2858 = arith.addi %2691, %c24 : index
      %2859 = arith.muli %2827, %c14 : index
      %2860 = arith.addi %2858, %2859 : index
      %2861 = memref.load %18[%2860] : memref<?xf32>
      %2862 = arith.addi %2860, %c11 : index
      %2863 = memref.load %18[%2862] : memref<?xf32>
      %2864 = arith.addf %2861, %2863 : f32
      %2865 = arith.remui %2688, %c4 : index
      %2866 = arith.muli %2865, %c30 : index
      %2867 = arith.addi %17, %2866 : index
      %2868 = vector.load %w[%2867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2869 = vector.bitcast %2868 : vector<4xi8> to vector<1xf32>
      %2870 = vector.extract %2869[0] : f32 from vector<1xf32>
      %2871 = arith.mulf %2870, %2835 : f32
      %2872 = arith.mulf %2864, %2871 : f32
      %2873 = arith.muli %3, %c7 : index
      %2874 = arith.addi %2873, %c9 : index
      %2875 = arith.muli %2874, %c4 : index
      %2876 = arith.remui %2688, %c4 : index
      %2877 = arith.addi %2875, %2876 : index
      %2878 = arith.muli %2830, %c24 : index
      %2879 = arith.addi %2878, %2877 : index
      memref.store %2872, %19[%2879] : memref<?xf32>
    }
    %2880 = arith.muli %4, %c30 : index
    %2881 = arith.addi %2880, %c7 : index
    %2882 = arith.muli %2881, %c7 : index
    %2883 = arith.divui %2688, %c4 : index
    %2884 = arith.addi %2882, %2883 : index
    %2885 = arith.addi %2687, %2884 : index
    %2886 = arith.cmpi slt, %2885, %21 : index
    scf.if %2886 {
      %2887 = arith.cmpi eq, %hasFactors, %c9 : index
      %2888 = memref.load %factors[%2885] : memref<?xf32>
      %2889 = arith.select %2887, %2888, %c32 : f32
      %2890 = arith.addi %2691, %c8 : index
      %2891 = arith.muli %2881, %c14 : index
      %2892 = arith.addi %2890, %2891 : index
      %2893 = memref.load %18[%2892] : memref<?xf32>
      %2894 = arith.addi %2892, %c11 : index
      %2895 = memref.load %18[%2894] : memref<?xf32>
      %2896 = arith.addf %2893, %2895 : f32
      %2897 = arith.remui %2688, %c4 : index
      %2898 = arith.muli %2897, %c30 : index
      %2899 = arith.addi %15, %2898 : index
      %2900 = vector.load %w[%2899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2901 = vector.bitcast %2900 : vector<4xi8> to vector<1xf32>
      %2902 = vector.extract %2901[0] : f32 from vector<1xf32>
      %2903 = arith.mulf %2902, %2889 : f32
      %2904 = arith.mulf %2896, %2903 : f32
      %2905 = arith.muli %3, %c7 : index
      %2906 = arith.addi %2905, %c8 : index
      %2907 = arith.muli %2906, %c4 : index
      %2908 = arith.remui %2688, %c4 : index
      %2909 = arith.addi %2907, %2908 : index
      %2910 = arith.muli %2884, %c24 : index
      %2911 = arith.addi %2910, %2909 : index
      memref.store %2904, %19[%2911] : memref<?xf32>
      %2912 = arith.addi %2691, %c24 : index
      %2913 = arith.muli %2881, %c14 : index
      %2914 = arith.addi %2912, %2913 : index
      %2915 = memref.load %18[%2914] : memref<?xf32>
      %2916 = arith.addi %2914, %c11 : index
      %2917 = memref.load %18[%2916] : memref<?xf32>
      %2918 = arith.addf %2915, %2917 : f32
      %2919 = arith.remui %2688, %c4 : index
      %2920 = arith.muli %2919, %c30 : index
      %2921 = arith.addi %17, %2920 : index
      %2922 = vector.load %w[%2921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2923 = vector.bitcast %2922 : vector<4xi8> to vector<1xf32>
      %2924 = vector.extract %2923[0] : f32 from vector<1xf32>
      %2925 = arith.mulf %2924, %2889 : f32
      %2926 = arith.mulf %2918, %2925 : f32
      %2927 = arith.muli %3, %c7 : index
      %2928 = arith.addi %2927, %c9 : index
      %2929 = arith.muli %2928, %c4 : index
      %2930 = arith.remui %2688, %c4 : index
      %2931 = arith.addi %2929, %2930 : index
      %2932 = arith.muli %2884, %c24 : index
      %2933 = arith.addi %2932, %2931 : index
      memref.store %2926, %19[%2933] : memref<?xf32>
    }
    %2934 = arith.muli %4, %c30 : index
    %2935 = arith.addi %2934, %c25 : index
    %2936 = arith.muli %2935, %c7 : index
    %2937 = arith.divui %2688, %c4 : index
    %2938 = arith.addi %2936, %2937 : index
    %2939 = arith.addi %2687, %2938 : index
    %2940 = arith.cmpi slt, %2939, %21 : index
    scf.if %2940 {
      %2941 = arith.cmpi eq, %hasFactors, %c9 : index
      %2942 = memref.load %factors[%2939] : memref<?xf32>
      %2943 = arith.select %2941, %2942, %c32 : f32
      %2944 = arith.addi %2691, %c8 : index
      %2945 = arith.muli %2935, %c14 : index
      %2946 = arith.addi %2944, %2945 : index
      %2947 = memref.load %18[%2946] : memref<?xf32>
      %2948 = arith.addi %2946, %c11 : index
      %2949 = memref.load %18[%2948] : memref<?xf32>
      %2950 = arith.addf %2947, %2949 : f32
      %2951 = arith.remui %2688, %c4 : index
      %2952 = arith.muli %2951, %c30 : index
      %2953 = arith.addi %15, %2952 : index
      %2954 = vector.load %w[%2953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2955 = vector.bitcast %2954 : vector<4xi8> to vector<1xf32>
      %2956 = vector.extract %2955[0] : f32 from vector<1xf32>
      %2957 = arith.mulf %2956, %2943 : f32
      %2958 = arith.mulf %2950, %2957 : f32
      %2959 = arith.muli %3, %c7 : index
      %2960 = arith.addi %2959, %c8 : index
      %2961 = arith.muli %2960, %c4 : index
      %2962 = arith.remui %2688, %c4 : index
      %2963 = arith.addi %2961, %2962 : index
      %2964 = arith.muli %2938, %c24 : index
      %2965 = arith.addi %2964, %2963 : index
      memref.store %2958, %19[%2965] : memref<?xf32>
      %2966 = arith.addi %2691, %c24 : index
      %2967 = arith.muli %2935, %c14 : index
      %2968 = arith.addi %2966, %2967 : index
      %2969 = memref.load %18[%2968] : memref<?xf32>
      %2970 = arith.addi %2968, %c11 : index
      %2971 = memref.load %18[%2970] : memref<?xf32>
      %2972 = arith.addf %2969, %2971 : f32
      %2973 = arith.remui %2688, %c4 : index
      %2974 = arith.muli %2973, %c30 : index
      %2975 = arith.addi %17, %2974 : index
      %2976 = vector.load %w[%2975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2977 = vector.bitcast %2976 : vector<4xi8> to vector<1xf32>
      %2978 = vector.extract %2977[0] : f32 from vector<1xf32>
      %2979 = arith.mulf %2978, %2943 : f32
      %2980 = arith.mulf %2972, %2979 : f32
      %2981 = arith.muli %3, %c7 : index
      %2982 = arith.addi %2981, %c9 : index
      %2983 = arith.muli %2982, %c4 : index
      %2984 = arith.remui %2688, %c4 : index
      %2985 = arith.addi %2983, %2984 : index
      %2986 = arith.muli %2938, %c24 : index
      %2987 = arith.addi %2986, %2985 : index
      memref.store %2980, %19[%2987] : memref<?xf32>
    }
    wave.barrier
    %2988 = arith.addi %22, %c14 : index
    %2989 = wave.wave
    %2990 = arith.addi %2989, %c8 : index
    %2991 = arith.addi %2988, %2990 : index
    %2992 = arith.cmpi slt, %2991, %21 : index
    scf.if %2992 {
      %2993 = arith.addi %2988, %2990 : index
      %2994 = arith.muli %2990, %c24 : index
      %2995 = wave.lane
      %2996 = arith.addi %2995, %c8 : index
      %2997 = arith.cmpi eq, %hasBias, %c9 : index
      %2998 = arith.addi %2994, %2996 : index
      %2999 = memref.load %19[%2998] : memref<?xf32>
      %3000 = arith.muli %0, %c24 : index
      %3001 = arith.addi %3000, %2996 : index
      %3002 = memref.load %bias[%3001] : memref<?xf32>
      %3003 = arith.addf %2999, %3002 : f32
      %3004 = arith.select %2997, %3003, %2999 : f32
      %3005 = arith.addi %2996, %c6 : index
      %3006 = arith.cmpi eq, %hasBias, %c9 : index
      %3007 = arith.addi %2994, %3005 : index
      %3008 = memref.load %19[%3007] : memref<?xf32>
      %3009 = arith.muli %0, %c24 : index
      %3010 = arith.addi %3009, %3005 : index
      %3011 = memref.load %bias[%3010] : memref<?xf32>
      %3012 = arith.addf %3008, %3011 : f32
      %3013 = arith.select %3006, %3012, %3008 : f32
      %3014 = arith.addi %2995, %c14 : index
      %3015 = arith.cmpi eq, %hasBias, %c9 : index
      %3016 = arith.addi %2994, %3014 : index
      %3017 = memref.load %19[%3016] : memref<?xf32>
      %3018 = arith.muli %0, %c24 : index
      %3019 = arith.addi %3018, %3014 : index
      %3020 = memref.load %bias[%3019] : memref<?xf32>
      %3021 = arith.addf %3017, %3020 : f32
      %3022 = arith.select %3015, %3021, %3017 : f32
      %3023 = arith.addi %3014, %c6 : index
      %3024 = arith.cmpi eq, %hasBias, %c9 : index
      %3025 = arith.addi %2994, %3023 : index
      %3026 = memref.load %19[%3025] : memref<?xf32>
      %3027 = arith.muli %0, %c24 : index
      %3028 = arith.addi %3027, %3023 : index
      %3029 = memref.load %bias[%3028] : memref<?xf32>
      %3030 = arith.addf %3026, %3029 : f32
      %3031 = arith.select %3024, %3030, %3026 : f32
      %3032 = arith.addi %2995, %c12 : index
      %3033 = arith.cmpi eq, %hasBias, %c9 : index
      %3034 = arith.addi %2994, %3032 : index
      %3035 = memref.load %19[%3034] : memref<?xf32>
      %3036 = arith.muli %0, %c24 : index
      %3037 = arith.addi %3036, %3032 : index
      %3038 = memref.load %bias[%3037] : memref<?xf32>
      %3039 = arith.addf %3035, %3038 : f32
      %3040 = arith.select %3033, %3039, %3035 : f32
      %3041 = arith.addi %3032, %c6 : index
      %3042 = arith.cmpi eq, %hasBias, %c9 : index
      %3043 = arith.addi %2994, %3041 : index
      %3044 = memref.load %19[%3043] : memref<?xf32>
      %3045 = arith.muli %0, %c24 : index
      %3046 = arith.addi %3045, %3041 : index
      %3047 = memref.load %bias[%3046] : memref<?xf32>
      %3048 = arith.addf %3044, %3047 : f32
      %3049 = arith.select %3042, %3048, %3044 : f32
      %3050 = arith.addi %2995, %c26 : index
      %3051 = arith.cmpi eq, %hasBias, %c9 : index
      %3052 = arith.addi %2994, %3050 : index
      %3053 = memref.load %19[%3052] : memref<?xf32>
      %3054 = arith.muli %0, %c24 : index
      %3055 = arith.addi %3054, %3050 : index
      %3056 = memref.load %bias[%3055] : memref<?xf32>
      %3057 = arith.addf %3053, %3056 : f32
      %3058 = arith.select %3051, %3057, %3053 : f32
      %3059 = arith.addi %3050, %c6 : index
      %3060 = arith.cmpi eq, %hasBias, %c9 : index
      %3061 = arith.addi %2994, %3059 : index
      %3062 = memref.load %19[%3061] : memref<?xf32>
      %3063 = arith.muli %0, %c24 : index
      %3064 = arith.addi %3063, %3059 : index
      %3065 = memref.load %bias[%3064] : memref<?xf32>
      %3066 = arith.addf %3062, %3065 : f32
      %3067 = arith.select %3060, %3066, %3062 : f32
      %3068 = arith.addi %heads, %kvHeads : index
      %3069 = arith.cmpi slt, %0, %3068 : index
      scf.if %3069 {
        %3070 = arith.addi %positionsAt, %2993 : index
        %3071 = memref.load %step[%3070] : memref<?xi32>
        %3072 = arith.index_cast %3071 : i32 to index
        %3073 = arith.cmpi eq, %hasNorm, %c9 : index
        %3074 = math.fma %3004, %3004, %c36 : f32
        %3075 = math.fma %3013, %3013, %3074 : f32
        %3076 = math.fma %3022, %3022, %3075 : f32
        %3077 = math.fma %3031, %3031, %3076 : f32
        %3078 = math.fma %3040, %3040, %3077 : f32
        %3079 = math.fma %3049, %3049, %3078 : f32
        %3080 = math.fma %3058, %3058, %3079 : f32
        %3081 = math.fma %3067, %3067, %3080 : f32
        %3082 = vector.broadcast %3081 : f32 to vector<1xf32>
        %3083 = wave.reduce "add" %3082 : vector<1xf32>
        %3084 = arith.mulf %3083, %inverseHeadDim : f32
        %3085 = arith.addf %3084, %epsilon : f32
        %3086 = math.sqrt %3085 : f32
        %3087 = arith.divf %c32, %3086 : f32
        %3088 = arith.cmpi slt, %0, %heads : index
        %3089 = arith.addi %2996, %c6 : index
        %3090 = memref.load %query_norm[%2996] : memref<?xf32>
        %3091 = memref.load %key_norm[%2996] : memref<?xf32>
        %3092 = arith.select %3088, %3090, %3091 : f32
        %3093 = arith.mulf %3004, %3087 : f32
        %3094 = arith.mulf %3093, %3092 : f32
        %3095 = arith.select %3073, %3094, %3004 : f32
        %3096 = memref.load %query_norm[%3089] : memref<?xf32>
        %3097 = memref.load %key_norm[%3089] : memref<?xf32>
        %3098 = arith.select %3088, %3096, %3097 : f32
        %3099 = arith.mulf %3013, %3087 : f32
        %3100 = arith.mulf %3099, %3098 : f32
        %3101 = arith.select %3073, %3100, %3013 : f32
        %3102 = arith.addi %3014, %c6 : index
        %3103 = memref.load %query_norm[%3014] : memref<?xf32>
        %3104 = memref.load %key_norm[%3014] : memref<?xf32>
        %3105 = arith.select %3088, %3103, %3104 : f32
        %3106 = arith.mulf %3022, %3087 : f32
        %3107 = arith.mulf %3106, %3105 : f32
        %3108 = arith.select %3073, %3107, %3022 : f32
        %3109 = memref.load %query_norm[%3102] : memref<?xf32>
        %3110 = memref.load %key_norm[%3102] : memref<?xf32>
        %3111 = arith.select %3088, %3109, %3110 : f32
        %3112 = arith.mulf %3031, %3087 : f32
        %3113 = arith.mulf %3112, %3111 : f32
        %3114 = arith.select %3073, %3113, %3031 : f32
        %3115 = arith.addi %3032, %c6 : index
        %3116 = memref.load %query_norm[%3032] : memref<?xf32>
        %3117 = memref.load %key_norm[%3032] : memref<?xf32>
        %3118 = arith.select %3088, %3116, %3117 : f32
        %3119 = arith.mulf %3040, %3087 : f32
        %3120 = arith.mulf %3119, %3118 : f32
        %3121 = arith.select %3073, %3120, %3040 : f32
        %3122 = memref.load %query_norm[%3115] : memref<?xf32>
        %3123 = memref.load %key_norm[%3115] : memref<?xf32>
        %3124 = arith.select %3088, %3122, %3123 : f32
        %3125 = arith.mulf %3049, %3087 : f32
        %3126 = arith.mulf %3125, %3124 : f32
        %3127 = arith.select %3073, %3126, %3049 : f32
        %3128 = arith.addi %3050, %c6 : index
        %3129 = memref.load %query_norm[%3050] : memref<?xf32>
        %3130 = memref.load %key_norm[%3050] : memref<?xf32>
        %3131 = arith.select %3088, %3129, %3130 : f32
        %3132 = arith.mulf %3058, %3087 : f32
        %3133 = arith.mulf %3132, %3131 : f32
        %3134 = arith.select %3073, %3133, %3058 : f32
        %3135 = memref.load %query_norm[%3128] : memref<?xf32>
        %3136 = memref.load %key_norm[%3128] : memref<?xf32>
        %3137 = arith.select %3088, %3135, %3136 : f32
        %3138 = arith.mulf %3067, %3087 : f32
        %3139 = arith.mulf %3138, %3137 : f32
        %3140 = arith.select %3073, %3139, %3067 : f32
        %3141 = arith.remui %3072, %c24 : index
        %3142 = arith.muli %3141, %c24 : index
        %3143 = arith.addi %3142, %2996 : index
        %3144 = arith.divui %3072, %c24 : index
        %3145 = arith.addi %3144, %c24 : index
        %3146 = arith.muli %3145, %c24 : index
        %3147 = arith.addi %3146, %2996 : index
        %3148 = memref.load %rope[%3143] : memref<?xf32>
        %3149 = arith.addi %3143, %c6 : index
        %3150 = memref.load %rope[%3149] : memref<?xf32>
        %3151 = memref.load %rope[%3147] : memref<?xf32>
        %3152 = arith.addi %3147, %c6 : index
        %3153 = memref.load %rope[%3152] : memref<?xf32>
        %3154 = arith.mulf %3151, %3148 : f32
        %3155 = arith.mulf %3153, %3150 : f32
        %3156 = arith.subf %3154, %3155 : f32
        %3157 = arith.mulf %3153, %3148 : f32
        %3158 = arith.mulf %3151, %3150 : f32
        %3159 = arith.addf %3157, %3158 : f32
        %3160 = arith.mulf %3095, %3156 : f32
        %3161 = arith.mulf %3101, %3159 : f32
        %3162 = arith.subf %3160, %3161 : f32
        %3163 = arith.mulf %3101, %3156 : f32
        %3164 = arith.mulf %3095, %3159 : f32
        %3165 = arith.addf %3163, %3164 : f32
        %3166 = arith.cmpi slt, %0, %heads : index
        scf.if %3166 {
          %3167 = arith.muli %2993, %heads : index
          %3168 = arith.addi %3167, %0 : index
          %3169 = arith.muli %3168, %c24 : index
          %3170 = arith.addi %3169, %2996 : index
          memref.store %3162, %q[%3170] : memref<?xf32>
          %3171 = arith.addi %3170, %c6 : index
          memref.store %3165, %q[%3171] : memref<?xf32>
        } else {
          %3172 = arith.addi %2994, %2996 : index
          memref.store %3162, %19[%3172] : memref<?xf32>
          %3173 = arith.addi %2994, %2996 : index
          %3174 = arith.addi %3173, %c6 : index
          memref.store %3165, %19[%3174] : memref<?xf32>
        }
        %3175 = arith.remui %3072, %c24 : index
        %3176 = arith.muli %3175, %c24 : index
        %3177 = arith.addi %3176, %3014 : index
        %3178 = arith.divui %3072, %c24 : index
        %3179 = arith.addi %3178, %c24 : index
        %3180 = arith.muli %3179, %c24 : index
        %3181 = arith.addi %3180, %3014 : index
        %3182 = memref.load %rope[%3177] : memref<?xf32>
        %3183 = arith.addi %3177, %c6 : index
        %3184 = memref.load %rope[%3183] : memref<?xf32>
        %3185 = memref.load %rope[%3181] : memref<?xf32>
        %3186 = arith.addi %3181, %c6 : index
        %3187 = memref.load %rope[%3186] : memref<?xf32>
        %3188 = arith.mulf %3185, %3182 : f32
        %3189 = arith.mulf %3187, %3184 : f32
        %3190 = arith.subf %3188, %3189 : f32
        %3191 = arith.mulf %3187, %3182 : f32
        %3192 = arith.mulf %3185, %3184 : f32
        %3193 = arith.addf %3191, %3192 : f32
        %3194 = arith.mulf %3108, %3190 : f32
        %3195 = arith.mulf %3114, %3193 : f32
        %3196 = arith.subf %3194, %3195 : f32
        %3197 = arith.mulf %3114, %3190 : f32
        %3198 = arith.mulf %3108, %3193 : f32
        %3199 = arith.addf %3197, %3198 : f32
        %3200 = arith.cmpi slt, %0, %heads : index
        scf.if %3200 {
          %3201 = arith.muli %2993, %heads : index
          %3202 = arith.addi %3201, %0 : index
          %3203 = arith.muli %3202, %c24 : index
          %3204 = arith.addi %3203, %3014 : index
          memref.store %3196, %q[%3204] : memref<?xf32>
          %3205 = arith.addi %3204, %c6 : index
          memref.store %3199, %q[%3205] : memref<?xf32>
        } else {
          %3206 = arith.addi %2994, %3014 : index
          memref.store %3196, %19[%3206] : memref<?xf32>
          %3207 = arith.addi %2994, %3014 : index
          %3208 = arith.addi %3207, %c6 : index
          memref.store %3199, %19[%3208] : memref<?xf32>
        }
        %3209 = arith.remui %3072, %c24 : index
        %3210 = arith.muli %3209, %c24 : index
        %3211 = arith.addi %3210, %3032 : index
        %3212 = arith.divui %3072, %c24 : index
        %3213 = arith.addi %3212, %c24 : index
        %3214 = arith.muli %3213, %c24 : index
        %3215 = arith.addi %3214, %3032 : index
        %3216 = memref.load %rope[%3211] : memref<?xf32>
        %3217 = arith.addi %3211, %c6 : index
        %3218 = memref.load %rope[%3217] : memref<?xf32>
        %3219 = memref.load %rope[%3215] : memref<?xf32>
        %3220 = arith.addi %3215, %c6 : index
        %3221 = memref.load %rope[%3220] : memref<?xf32>
        %3222 = arith.mulf %3219, %3216 : f32
        %3223 = arith.mulf %3221, %3218 : f32
        %3224 = arith.subf %3222, %3223 : f32
        %3225 = arith.mulf %3221, %3216 : f32
        %3226 = arith.mulf %3219, %3218 : f32
        %3227 = arith.addf %3225, %3226 : f32
        %3228 = arith.mulf %3121, %3224 : f32
        %3229 = arith.mulf %3127, %3227 : f32
        %3230 = arith.subf %3228, %3229 : f32
        %3231 = arith.mulf %3127, %3224 : f32
        %3232 = arith.mulf %3121, %3227 : f32
        %3233 = arith.addf %3231, %3232 : f32
        %3234 = arith.cmpi slt, %0, %heads : index
        scf.if %3234 {
          %3235 = arith.muli %2993, %heads : index
          %3236 = arith.addi %3235, %0 : index
          %3237 = arith.muli %3236, %c24 : index
          %3238 = arith.addi %3237, %3032 : index
          memref.store %3230, %q[%3238] : memref<?xf32>
          %3239 = arith.addi %3238, %c6 : index
          memref.store %3233, %q[%3239] : memref<?xf32>
        } else {
          %3240 = arith.addi %2994, %3032 : index
          memref.store %3230, %19[%3240] : memref<?xf32>
          %3241 = arith.addi %2994, %3032 : index
          %3242 = arith.addi %3241, %c6 : index
          memref.store %3233, %19[%3242] : memref<?xf32>
        }
        %3243 = arith.remui %3072, %c24 : index
        %3244 = arith.muli %3243, %c24 : index
        %3245 = arith.addi %3244, %3050 : index
        %3246 = arith.divui %3072, %c24 : index
        %3247 = arith.addi %3246, %c24 : index
        %3248 = arith.muli %3247, %c24 : index
        %3249 = arith.addi %3248, %3050 : index
        %3250 = memref.load %rope[%3245] : memref<?xf32>
        %3251 = arith.addi %3245, %c6 : index
        %3252 = memref.load %rope[%3251] : memref<?xf32>
        %3253 = memref.load %rope[%3249] : memref<?xf32>
        %3254 = arith.addi %3249, %c6 : index
        %3255 = memref.load %rope[%3254] : memref<?xf32>
        %3256 = arith.mulf %3253, %3250 : f32
        %3257 = arith.mulf %3255, %3252 : f32
        %3258 = arith.subf %3256, %3257 : f32
        %3259 = arith.mulf %3255, %3250 : f32
        %3260 = arith.mulf %3253, %3252 : f32
        %3261 = arith.addf %3259, %3260 : f32
        %3262 = arith.mulf %3134, %3258 : f32
        %3263 = arith.mulf %3140, %3261 : f32
        %3264 = arith.subf %3262, %3263 : f32
        %3265 = arith.mulf %3140, %3258 : f32
        %3266 = arith.mulf %3134, %3261 : f32
        %3267 = arith.addf %3265, %3266 : f32
        %3268 = arith.cmpi slt, %0, %heads : index
        scf.if %3268 {
          %3269 = arith.muli %2993, %heads : index
          %3270 = arith.addi %3269, %0 : index
          %3271 = arith.muli %3270, %c24 : index
          %3272 = arith.addi %3271, %3050 : index
          memref.store %3264, %q[%3272] : memref<?xf32>
          %3273 = arith.addi %3272, %c6 : index
          memref.store %3267, %q[%3273] : memref<?xf32>
        } else {
          %3274 = arith.addi %2994, %3050 : index
          memref.store %3264, %19[%3274] : memref<?xf32>
          %3275 = arith.addi %2994, %3050 : index
          %3276 = arith.addi %3275, %c6 : index
          memref.store %3267, %19[%3276] : memref<?xf32>
        }
      } else {
        %3277 = arith.cmpi slt, %0, %heads : index
        scf.if %3277 {
          %3278 = arith.muli %2993, %heads : index
          %3279 = arith.addi %3278, %0 : index
          %3280 = arith.muli %3279, %c24 : index
          %3281 = arith.addi %3280, %2996 : index
          memref.store %3004, %q[%3281] : memref<?xf32>
          %3282 = arith.addi %3281, %c6 : index
          memref.store %3013, %q[%3282] : memref<?xf32>
        } else {
          %3283 = arith.addi %2994, %2996 : index
          memref.store %3004, %19[%3283] : memref<?xf32>
          %3284 = arith.addi %2994, %2996 : index
          %3285 = arith.addi %3284, %c6 : index
          memref.store %3013, %19[%3285] : memref<?xf32>
        }
        %3286 = arith.cmpi slt, %0, %heads : index
        scf.if %3286 {
          %3287 = arith.muli %2993, %heads : index
          %3288 = arith.addi %3287, %0 : index
          %3289 = arith.muli %3288, %c24 : index
          %3290 = arith.addi %3289, %3014 : index
          memref.store %3022, %q[%3290] : memref<?xf32>
          %3291 = arith.addi %3290, %c6 : index
          memref.store %3031, %q[%3291] : memref<?xf32>
        } else {
          %3292 = arith.addi %2994, %3014 : index
          memref.store %3022, %19[%3292] : memref<?xf32>
          %3293 = arith.addi %2994, %3014 : index
          %3294 = arith.addi %3293, %c6 : index
          memref.store %3031, %19[%3294] : memref<?xf32>
        }
        %3295 = arith.cmpi slt, %0, %heads : index
        scf.if %3295 {
          %3296 = arith.muli %2993, %heads : index
          %3297 = arith.addi %3296, %0 : index
          %3298 = arith.muli %3297, %c24 : index
          %3299 = arith.addi %3298, %3032 : index
          memref.store %3040, %q[%3299] : memref<?xf32>
          %3300 = arith.addi %3299, %c6 : index
          memref.store %3049, %q[%3300] : memref<?xf32>
        } else {
          %3301 = arith.addi %2994, %3032 : index
          memref.store %3040, %19[%3301] : memref<?xf32>
          %3302 = arith.addi %2994, %3032 : index
          %3303 = arith.addi %3302, %c6 : index
          memref.store %3049, %19[%3303] : memref<?xf32>
        }
        %3304 = arith.cmpi slt, %0, %heads : index
        scf.if %3304 {
          %3305 = arith.muli %2993, %heads : index
          %3306 = arith.addi %3305, %0 : index
          %3307 = arith.muli %3306, %c24 : index
          %3308 = arith.addi %3307, %3050 : index
          memref.store %3058, %q[%3308] : memref<?xf32>
          %3309 = arith.addi %3308, %c6 : index
          memref.store %3067, %q[%3309] : memref<?xf32>
        } else {
          %3310 = arith.addi %2994, %3050 : index
          memref.store %3058, %19[%3310] : memref<?xf32>
          %3311 = arith.addi %2994, %3050 : index
          %3312 = arith.addi %3311, %c6 : index
          memref.store %3067, %19[%3312] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3313 = arith.cmpi sge, %0, %heads : index
    scf.if %3313 {
      %3314 = arith.addi %2989, %c8 : index
      %3315 = arith.addi %2988, %3314 : index
      %3316 = arith.cmpi slt, %3315, %21 : index
      scf.if %3316 {
        %3317 = arith.addi %2988, %3314 : index
        %3318 = arith.addi %slotsAt, %3317 : index
        %3319 = memref.load %step[%3318] : memref<?xi32>
        %3320 = arith.index_cast %3319 : i32 to index
        %3321 = arith.cmpi sge, %3320, %c8 : index
        scf.if %3321 {
          %3322 = arith.muli %3314, %c24 : index
          %3323 = arith.subi %0, %heads : index
          %3324 = memref.load %scales[%3323] : memref<?xf32>
          %3325 = vector.broadcast %3324 : f32 to vector<4xf32>
          %3326 = arith.divui %3320, %c4 : index
          %3327 = arith.remui %3320, %c4 : index
          %3328 = arith.muli %3326, %pageBytes : index
          %3329 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3329 {
            %3330 = wave.lane
            %3331 = arith.muli %3330, %c30 : index
            scf.for %3332 = %3331 to %c24 step %c6 {
              %3333 = arith.addi %3322, %3332 : index
              %3334 = vector.load %19[%3333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3335 = arith.mulf %3334, %3325 : vector<4xf32>
              %3336 = arith.minimumf %3335, %c42 : vector<4xf32>
              %3337 = arith.maximumf %3336, %c43 : vector<4xf32>
              %3338 = arith.truncf %3337 : vector<4xf32> to vector<4xf16>
              %3339 = vector.bitcast %3338 : vector<4xf16> to vector<8xi8>
              %3340 = arith.cmpi slt, %3323, %kvHeads : index
              scf.if %3340 {
                %3341 = arith.muli %3323, %c44 : index
                %3342 = arith.addi %3328, %3341 : index
                %3343 = arith.divui %3332, %c4 : index
                %3344 = arith.muli %3343, %c19 : index
                %3345 = arith.remui %3332, %c4 : index
                %3346 = arith.divui %3345, %c2 : index
                %3347 = arith.muli %3346, %c24 : index
                %3348 = arith.muli %3327, %c4 : index
                %3349 = arith.addi %3347, %3348 : index
                %3350 = arith.remui %3345, %c2 : index
                %3351 = arith.muli %3350, %c7 : index
                %3352 = arith.addi %3349, %3351 : index
                %3353 = arith.addi %3344, %3352 : index
                %3354 = arith.addi %3342, %3353 : index
                vector.store %3339, %kv[%3354] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3355 = arith.subi %3323, %kvHeads : index
                %3356 = arith.muli %3355, %c44 : index
                %3357 = arith.addi %3328, %3356 : index
                %3358 = arith.addi %3332, %c8 : index
                %3359 = arith.divui %3358, %c4 : index
                %3360 = arith.muli %3359, %c19 : index
                %3361 = arith.addi %3360, %c10 : index
                %3362 = arith.remui %3358, %c4 : index
                %3363 = arith.divui %3327, %c7 : index
                %3364 = arith.remui %3327, %c7 : index
                %3365 = arith.muli %3364, %c2 : index
                %3366 = arith.addi %3363, %3365 : index
                %3367 = arith.divui %3366, %c2 : index
                %3368 = arith.muli %3367, %c24 : index
                %3369 = arith.muli %3362, %c4 : index
                %3370 = arith.addi %3368, %3369 : index
                %3371 = arith.remui %3366, %c2 : index
                %3372 = arith.muli %3371, %c7 : index
                %3373 = arith.addi %3370, %3372 : index
                %3374 = arith.addi %3361, %3373 : index
                %3375 = arith.addi %3357, %3374 : index
                %3376 = vector.shuffle %3339, %3339 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3376, %kv[%3375] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3377 = arith.addi %3332, %c9 : index
                %3378 = arith.divui %3377, %c4 : index
                %3379 = arith.muli %3378, %c19 : index
                %3380 = arith.addi %3379, %c10 : index
                %3381 = arith.remui %3377, %c4 : index
                %3382 = arith.divui %3327, %c7 : index
                %3383 = arith.remui %3327, %c7 : index
                %3384 = arith.muli %3383, %c2 : index
                %3385 = arith.addi %3382, %3384 : index
                %3386 = arith.divui %3385, %c2 : index
                %3387 = arith.muli %3386, %c24 : index
                %3388 = arith.muli %3381, %c4 : index
                %3389 = arith.addi %3387, %3388 : index
                %3390 = arith.remui %3385, %c2 : index
                %3391 = arith.muli %3390, %c7 : index
                %3392 = arith.addi %3389, %3391 : index
                %3393 = arith.addi %3380, %3392 : index
                %3394 = arith.addi %3357, %3393 : index
                %3395 = vector.shuffle %3339, %3339 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3395, %kv[%3394] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3396 = arith.addi %3332, %c7 : index
                %3397 = arith.divui %3396, %c4 : index
                %3398 = arith.muli %3397, %c19 : index
                %3399 = arith.addi %3398, %c10 : index
                %3400 = arith.remui %3396, %c4 : index
                %3401 = arith.divui %3327, %c7 : index
                %3402 = arith.remui %3327, %c7 : index
                %3403 = arith.muli %3402, %c2 : index
                %3404 = arith.addi %3401, %3403 : index
                %3405 = arith.divui %3404, %c2 : index
                %3406 = arith.muli %3405, %c24 : index
                %3407 = arith.muli %3400, %c4 : index
                %3408 = arith.addi %3406, %3407 : index
                %3409 = arith.remui %3404, %c2 : index
                %3410 = arith.muli %3409, %c7 : index
                %3411 = arith.addi %3408, %3410 : index
                %3412 = arith.addi %3399, %3411 : index
                %3413 = arith.addi %3357, %3412 : index
                %3414 = vector.shuffle %3339, %3339 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3414, %kv[%3413] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3415 = arith.addi %3332, %c25 : index
                %3416 = arith.divui %3415, %c4 : index
                %3417 = arith.muli %3416, %c19 : index
                %3418 = arith.addi %3417, %c10 : index
                %3419 = arith.remui %3415, %c4 : index
                %3420 = arith.divui %3327, %c7 : index
                %3421 = arith.remui %3327, %c7 : index
                %3422 = arith.muli %3421, %c2 : index
                %3423 = arith.addi %3420, %3422 : index
                %3424 = arith.divui %3423, %c2 : index
                %3425 = arith.muli %3424, %c24 : index
                %3426 = arith.muli %3419, %c4 : index
                %3427 = arith.addi %3425, %3426 : index
                %3428 = arith.remui %3423, %c2 : index
                %3429 = arith.muli %3428, %c7 : index
                %3430 = arith.addi %3427, %3429 : index
                %3431 = arith.addi %3418, %3430 : index
                %3432 = arith.addi %3357, %3431 : index
                %3433 = vector.shuffle %3339, %3339 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3433, %kv[%3432] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3434 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3434 {
            %3435 = wave.lane
            %3436 = arith.muli %3435, %c30 : index
            scf.for %3437 = %3436 to %c24 step %c6 {
              %3438 = arith.addi %3322, %3437 : index
              %3439 = vector.load %19[%3438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3440 = arith.mulf %3439, %3325 : vector<4xf32>
              %3441 = wave.fp8_encode "e4m3" %3440 : vector<4xf32> -> vector<4xi8>
              %3442 = arith.cmpi slt, %3323, %kvHeads : index
              scf.if %3442 {
                %3443 = arith.muli %3323, %c10 : index
                %3444 = arith.addi %3328, %3443 : index
                %3445 = vector.shuffle %3441, %3441 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3446 = arith.divui %3437, %c4 : index
                %3447 = arith.muli %3446, %c24 : index
                %3448 = arith.remui %3437, %c4 : index
                %3449 = arith.muli %3327, %c4 : index
                %3450 = arith.divui %3448, %c30 : index
                %3451 = arith.muli %3450, %c30 : index
                %3452 = arith.remui %3448, %c7 : index
                %3453 = arith.muli %3452, %c7 : index
                %3454 = arith.addi %3451, %3453 : index
                %3455 = arith.divui %3448, %c7 : index
                %3456 = arith.remui %3455, %c7 : index
                %3457 = arith.addi %3454, %3456 : index
                %3458 = arith.addi %3449, %3457 : index
                %3459 = arith.addi %3447, %3458 : index
                %3460 = arith.addi %3444, %3459 : index
                vector.store %3445, %kv[%3460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3461 = arith.subi %3323, %kvHeads : index
                %3462 = arith.muli %3461, %c10 : index
                %3463 = arith.addi %3328, %3462 : index
                %3464 = arith.addi %3437, %c8 : index
                %3465 = arith.divui %3464, %c4 : index
                %3466 = arith.muli %3465, %c24 : index
                %3467 = arith.addi %3466, %c11 : index
                %3468 = arith.remui %3464, %c4 : index
                %3469 = arith.divui %3327, %c7 : index
                %3470 = arith.remui %3327, %c7 : index
                %3471 = arith.muli %3470, %c2 : index
                %3472 = arith.addi %3469, %3471 : index
                %3473 = arith.muli %3468, %c4 : index
                %3474 = arith.divui %3472, %c30 : index
                %3475 = arith.muli %3474, %c30 : index
                %3476 = arith.remui %3472, %c7 : index
                %3477 = arith.muli %3476, %c7 : index
                %3478 = arith.addi %3475, %3477 : index
                %3479 = arith.divui %3472, %c7 : index
                %3480 = arith.remui %3479, %c7 : index
                %3481 = arith.addi %3478, %3480 : index
                %3482 = arith.addi %3473, %3481 : index
                %3483 = arith.addi %3467, %3482 : index
                %3484 = arith.addi %3463, %3483 : index
                %3485 = vector.shuffle %3441, %3441 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3485, %kv[%3484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3486 = arith.addi %3437, %c9 : index
                %3487 = arith.divui %3486, %c4 : index
                %3488 = arith.muli %3487, %c24 : index
                %3489 = arith.addi %3488, %c11 : index
                %3490 = arith.remui %3486, %c4 : index
                %3491 = arith.divui %3327, %c7 : index
                %3492 = arith.remui %3327, %c7 : index
                %3493 = arith.muli %3492, %c2 : index
                %3494 = arith.addi %3491, %3493 : index
                %3495 = arith.muli %3490, %c4 : index
                %3496 = arith.divui %3494, %c30 : index
                %3497 = arith.muli %3496, %c30 : index
                %3498 = arith.remui %3494, %c7 : index
                %3499 = arith.muli %3498, %c7 : index
                %3500 = arith.addi %3497, %3499 : index
                %3501 = arith.divui %3494, %c7 : index
                %3502 = arith.remui %3501, %c7 : index
                %3503 = arith.addi %3500, %3502 : index
                %3504 = arith.addi %3495, %3503 : index
                %3505 = arith.addi %3489, %3504 : index
                %3506 = arith.addi %3463, %3505 : index
                %3507 = vector.shuffle %3441, %3441 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3507, %kv[%3506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3508 = arith.addi %3437, %c7 : index
                %3509 = arith.divui %3508, %c4 : index
                %3510 = arith.muli %3509, %c24 : index
                %3511 = arith.addi %3510, %c11 : index
                %3512 = arith.remui %3508, %c4 : index
                %3513 = arith.divui %3327, %c7 : index
                %3514 = arith.remui %3327, %c7 : index
                %3515 = arith.muli %3514, %c2 : index
                %3516 = arith.addi %3513, %3515 : index
                %3517 = arith.muli %3512, %c4 : index
                %3518 = arith.divui %3516, %c30 : index
                %3519 = arith.muli %3518, %c30 : index
                %3520 = arith.remui %3516, %c7 : index
                %3521 = arith.muli %3520, %c7 : index
                %3522 = arith.addi %3519, %3521 : index
                %3523 = arith.divui %3516, %c7 : index
                %3524 = arith.remui %3523, %c7 : index
                %3525 = arith.addi %3522, %3524 : index
                %3526 = arith.addi %3517, %3525 : index
                %3527 = arith.addi %3511, %3526 : index
                %3528 = arith.addi %3463, %3527 : index
                %3529 = vector.shuffle %3441, %3441 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3529, %kv[%3528] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3530 = arith.addi %3437, %c25 : index
                %3531 = arith.divui %3530, %c4 : index
                %3532 = arith.muli %3531, %c24 : index
                %3533 = arith.addi %3532, %c11 : index
                %3534 = arith.remui %3530, %c4 : index
                %3535 = arith.divui %3327, %c7 : index
                %3536 = arith.remui %3327, %c7 : index
                %3537 = arith.muli %3536, %c2 : index
                %3538 = arith.addi %3535, %3537 : index
                %3539 = arith.muli %3534, %c4 : index
                %3540 = arith.divui %3538, %c30 : index
                %3541 = arith.muli %3540, %c30 : index
                %3542 = arith.remui %3538, %c7 : index
                %3543 = arith.muli %3542, %c7 : index
                %3544 = arith.addi %3541, %3543 : index
                %3545 = arith.divui %3538, %c7 : index
                %3546 = arith.remui %3545, %c7 : index
                %3547 = arith.addi %3544, %3546 : index
                %3548 = arith.addi %3539, %3547 : index
                %3549 = arith.addi %3533, %3548 : index
                %3550 = arith.addi %3463, %3549 : index
                %3551 = vector.shuffle %3441, %3441 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3551, %kv[%3550] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3552 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3552 {
            %3553 = wave.lane
            %3554 = arith.muli %3553, %c30 : index
            scf.for %3555 = %3554 to %c24 step %c6 {
              %3556 = arith.addi %3322, %3555 : index
              %3557 = vector.load %19[%3556] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3558 = arith.mulf %3557, %3325 : vector<4xf32>
              %3559 = wave.fp8_encode "e5m2" %3558 : vector<4xf32> -> vector<4xi8>
              %3560 = arith.cmpi slt, %3323, %kvHeads : index
              scf.if %3560 {
                %3561 = arith.muli %3323, %c10 : index
                %3562 = arith.addi %3328, %3561 : index
                %3563 = vector.shuffle %3559, %3559 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3564 = arith.divui %3555, %c4 : index
                %3565 = arith.muli %3564, %c24 : index
                %3566 = arith.remui %3555, %c4 : index
                %3567 = arith.muli %3327, %c4 : index
                %3568 = arith.divui %3566, %c30 : index
                %3569 = arith.muli %3568, %c30 : index
                %3570 = arith.remui %3566, %c7 : index
                %3571 = arith.muli %3570, %c7 : index
                %3572 = arith.addi %3569, %3571 : index
                %3573 = arith.divui %3566, %c7 : index
                %3574 = arith.remui %3573, %c7 : index
                %3575 = arith.addi %3572, %3574 : index
                %3576 = arith.addi %3567, %3575 : index
                %3577 = arith.addi %3565, %3576 : index
                %3578 = arith.addi %3562, %3577 : index
                vector.store %3563, %kv[%3578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3579 = arith.subi %3323, %kvHeads : index
                %3580 = arith.muli %3579, %c10 : index
                %3581 = arith.addi %3328, %3580 : index
                %3582 = arith.addi %3555, %c8 : index
                %3583 = arith.divui %3582, %c4 : index
                %3584 = arith.muli %3583, %c24 : index
                %3585 = arith.addi %3584, %c11 : index
                %3586 = arith.remui %3582, %c4 : index
                %3587 = arith.divui %3327, %c7 : index
                %3588 = arith.remui %3327, %c7 : index
                %3589 = arith.muli %3588, %c2 : index
                %3590 = arith.addi %3587, %3589 : index
                %3591 = arith.muli %3586, %c4 : index
                %3592 = arith.divui %3590, %c30 : index
                %3593 = arith.muli %3592, %c30 : index
                %3594 = arith.remui %3590, %c7 : index
                %3595 = arith.muli %3594, %c7 : index
                %3596 = arith.addi %3593, %3595 : index
                %3597 = arith.divui %3590, %c7 : index
                %3598 = arith.remui %3597, %c7 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.addi %3591, %3599 : index
                %3601 = arith.addi %3585, %3600 : index
                %3602 = arith.addi %3581, %3601 : index
                %3603 = vector.shuffle %3559, %3559 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3603, %kv[%3602] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3604 = arith.addi %3555, %c9 : index
                %3605 = arith.divui %3604, %c4 : index
                %3606 = arith.muli %3605, %c24 : index
                %3607 = arith.addi %3606, %c11 : index
                %3608 = arith.remui %3604, %c4 : index
                %3609 = arith.divui %3327, %c7 : index
                %3610 = arith.remui %3327, %c7 : index
                %3611 = arith.muli %3610, %c2 : index
                %3612 = arith.addi %3609, %3611 : index
                %3613 = arith.muli %3608, %c4 : index
                %3614 = arith.divui %3612, %c30 : index
                %3615 = arith.muli %3614, %c30 : index
                %3616 = arith.remui %3612, %c7 : index
                %3617 = arith.muli %3616, %c7 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.divui %3612, %c7 : index
                %3620 = arith.remui %3619, %c7 : index
                %3621 = arith.addi %3618, %3620 : index
                %3622 = arith.addi %3613, %3621 : index
                %3623 = arith.addi %3607, %3622 : index
                %3624 = arith.addi %3581, %3623 : index
                %3625 = vector.shuffle %3559, %3559 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3625, %kv[%3624] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3626 = arith.addi %3555, %c7 : index
                %3627 = arith.divui %3626, %c4 : index
                %3628 = arith.muli %3627, %c24 : index
                %3629 = arith.addi %3628, %c11 : index
                %3630 = arith.remui %3626, %c4 : index
                %3631 = arith.divui %3327, %c7 : index
                %3632 = arith.remui %3327, %c7 : index
                %3633 = arith.muli %3632, %c2 : index
                %3634 = arith.addi %3631, %3633 : index
                %3635 = arith.muli %3630, %c4 : index
                %3636 = arith.divui %3634, %c30 : index
                %3637 = arith.muli %3636, %c30 : index
                %3638 = arith.remui %3634, %c7 : index
                %3639 = arith.muli %3638, %c7 : index
                %3640 = arith.addi %3637, %3639 : index
                %3641 = arith.divui %3634, %c7 : index
                %3642 = arith.remui %3641, %c7 : index
                %3643 = arith.addi %3640, %3642 : index
                %3644 = arith.addi %3635, %3643 : index
                %3645 = arith.addi %3629, %3644 : index
                %3646 = arith.addi %3581, %3645 : index
                %3647 = vector.shuffle %3559, %3559 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3647, %kv[%3646] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3648 = arith.addi %3555, %c25 : index
                %3649 = arith.divui %3648, %c4 : index
                %3650 = arith.muli %3649, %c24 : index
                %3651 = arith.addi %3650, %c11 : index
                %3652 = arith.remui %3648, %c4 : index
                %3653 = arith.divui %3327, %c7 : index
                %3654 = arith.remui %3327, %c7 : index
                %3655 = arith.muli %3654, %c2 : index
                %3656 = arith.addi %3653, %3655 : index
                %3657 = arith.muli %3652, %c4 : index
                %3658 = arith.divui %3656, %c30 : index
                %3659 = arith.muli %3658, %c30 : index
                %3660 = arith.remui %3656, %c7 : index
                %3661 = arith.muli %3660, %c7 : index
                %3662 = arith.addi %3659, %3661 : index
                %3663 = arith.divui %3656, %c7 : index
                %3664 = arith.remui %3663, %c7 : index
                %3665 = arith.addi %3662, %3664 : index
                %3666 = arith.addi %3657, %3665 : index
                %3667 = arith.addi %3651, %3666 : index
                %3668 = arith.addi %3581, %3667 : index
                %3669 = vector.shuffle %3559, %3559 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3669, %kv[%3668] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3670 = arith.addi %22, %c15 : index
    %3671 = wave.lane
    %3672 = arith.muli %3, %c7 : index
    %3673 = arith.muli %3672, %c24 : index
    %3674 = arith.addi %3673, %3671 : index
    %3675 = arith.muli %4, %c11 : index
    %3676 = arith.addi %3675, %3674 : index
    %3677 = arith.addi %3676, %c8 : index
    %3678 = arith.addi %3677, %c8 : index
    %3679 = vector.extract %523#6[0] : f32 from vector<8xf32>
    memref.store %3679, %18[%3678] : memref<?xf32>
    %3680 = arith.muli %4, %c11 : index
    %3681 = arith.addi %3680, %3674 : index
    %3682 = arith.addi %3681, %c8 : index
    %3683 = arith.addi %3682, %c14 : index
    %3684 = vector.extract %523#6[1] : f32 from vector<8xf32>
    memref.store %3684, %18[%3683] : memref<?xf32>
    %3685 = arith.muli %4, %c11 : index
    %3686 = arith.addi %3685, %3674 : index
    %3687 = arith.addi %3686, %c8 : index
    %3688 = arith.addi %3687, %c12 : index
    %3689 = vector.extract %523#6[2] : f32 from vector<8xf32>
    memref.store %3689, %18[%3688] : memref<?xf32>
    %3690 = arith.muli %4, %c11 : index
    %3691 = arith.addi %3690, %3674 : index
    %3692 = arith.addi %3691, %c8 : index
    %3693 = arith.addi %3692, %c26 : index
    %3694 = vector.extract %523#6[3] : f32 from vector<8xf32>
    memref.store %3694, %18[%3693] : memref<?xf32>
    %3695 = arith.muli %4, %c11 : index
    %3696 = arith.addi %3695, %3674 : index
    %3697 = arith.addi %3696, %c8 : index
    %3698 = arith.addi %3697, %c6 : index
    %3699 = vector.extract %523#6[4] : f32 from vector<8xf32>
    memref.store %3699, %18[%3698] : memref<?xf32>
    %3700 = arith.muli %4, %c11 : index
    %3701 = arith.addi %3700, %3674 : index
    %3702 = arith.addi %3701, %c8 : index
    %3703 = arith.addi %3702, %c27 : index
    %3704 = vector.extract %523#6[5] : f32 from vector<8xf32>
    memref.store %3704, %18[%3703] : memref<?xf32>
    %3705 = arith.muli %4, %c11 : index
    %3706 = arith.addi %3705, %3674 : index
    %3707 = arith.addi %3706, %c8 : index
    %3708 = arith.addi %3707, %c28 : index
    %3709 = vector.extract %523#6[6] : f32 from vector<8xf32>
    memref.store %3709, %18[%3708] : memref<?xf32>
    %3710 = arith.muli %4, %c11 : index
    %3711 = arith.addi %3710, %3674 : index
    %3712 = arith.addi %3711, %c8 : index
    %3713 = arith.addi %3712, %c29 : index
    %3714 = vector.extract %523#6[7] : f32 from vector<8xf32>
    memref.store %3714, %18[%3713] : memref<?xf32>
    %3715 = arith.muli %4, %c11 : index
    %3716 = arith.addi %3715, %3674 : index
    %3717 = arith.addi %3716, %c24 : index
    %3718 = arith.addi %3717, %c8 : index
    %3719 = vector.extract %523#7[0] : f32 from vector<8xf32>
    memref.store %3719, %18[%3718] : memref<?xf32>
    %3720 = arith.muli %4, %c11 : index
    %3721 = arith.addi %3720, %3674 : index
    %3722 = arith.addi %3721, %c24 : index
    %3723 = arith.addi %3722, %c14 : index
    %3724 = vector.extract %523#7[1] : f32 from vector<8xf32>
    memref.store %3724, %18[%3723] : memref<?xf32>
    %3725 = arith.muli %4, %c11 : index
    %3726 = arith.addi %3725, %3674 : index
    %3727 = arith.addi %3726, %c24 : index
    %3728 = arith.addi %3727, %c12 : index
    %3729 = vector.extract %523#7[2] : f32 from vector<8xf32>
    memref.store %3729, %18[%3728] : memref<?xf32>
    %3730 = arith.muli %4, %c11 : index
    %3731 = arith.addi %3730, %3674 : index
    %3732 = arith.addi %3731, %c24 : index
    %3733 = arith.addi %3732, %c26 : index
    %3734 = vector.extract %523#7[3] : f32 from vector<8xf32>
    memref.store %3734, %18[%3733] : memref<?xf32>
    %3735 = arith.muli %4, %c11 : index
    %3736 = arith.addi %3735, %3674 : index
    %3737 = arith.addi %3736, %c24 : index
    %3738 = arith.addi %3737, %c6 : index
    %3739 = vector.extract %523#7[4] : f32 from vector<8xf32>
    memref.store %3739, %18[%3738] : memref<?xf32>
    %3740 = arith.muli %4, %c11 : index
    %3741 = arith.addi %3740, %3674 : index
    %3742 = arith.addi %3741, %c24 : index
    %3743 = arith.addi %3742, %c27 : index
    %3744 = vector.extract %523#7[5] : f32 from vector<8xf32>
    memref.store %3744, %18[%3743] : memref<?xf32>
    %3745 = arith.muli %4, %c11 : index
    %3746 = arith.addi %3745, %3674 : index
    %3747 = arith.addi %3746, %c24 : index
    %3748 = arith.addi %3747, %c28 : index
    %3749 = vector.extract %523#7[6] : f32 from vector<8xf32>
    memref.store %3749, %18[%3748] : memref<?xf32>
    %3750 = arith.muli %4, %c11 : index
    %3751 = arith.addi %3750, %3674 : index
    %3752 = arith.addi %3751, %c24 : index
    %3753 = arith.addi %3752, %c29 : index
    %3754 = vector.extract %523#7[7] : f32 from vector<8xf32>
    memref.store %3754, %18[%3753] : memref<?xf32>
    wave.barrier
    %3755 = arith.muli %4, %c30 : index
    %3756 = arith.addi %3755, %c8 : index
    %3757 = arith.muli %3756, %c7 : index
    %3758 = arith.divui %3671, %c4 : index
    %3759 = arith.addi %3757, %3758 : index
    %3760 = arith.addi %3670, %3759 : index
    %3761 = arith.cmpi slt, %3760, %21 : index
    scf.if %3761 {
      %3762 = arith.cmpi eq, %hasFactors, %c9 : index
      %3763 = memref.load %factors[%3760] : memref<?xf32>
      %3764 = arith.select %3762, %3763, %c32 : f32
      %3765 = arith.addi %3674, %c8 : index
      %3766 = arith.muli %3756, %c14 : index
      %3767 = arith.addi %3765, %3766 : index
      %3768 = memref.load %18[%3767] : memref<?xf32>
      %3769 = arith.addi %3767, %c11 : index
      %3770 = memref.load %18[%3769] : memref<?xf32>
      %3771 = arith.addf %3768, %3770 : f32
      %3772 = arith.remui %3671, %c4 : index
      %3773 = arith.muli %3772, %c30 : index
      %3774 = arith.addi %15, %3773 : index
      %3775 = vector.load %w[%3774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3776 = vector.bitcast %3775 : vector<4xi8> to vector<1xf32>
      %3777 = vector.extract %3776[0] : f32 from vector<1xf32>
      %3778 = arith.mulf %3777, %3764 : f32
      %3779 = arith.mulf %3771, %3778 : f32
      %3780 = arith.muli %3, %c7 : index
      %3781 = arith.addi %3780, %c8 : index
      %3782 = arith.muli %3781, %c4 : index
      %3783 = arith.remui %3671, %c4 : index
      %3784 = arith.addi %3782, %3783 : index
      %3785 = arith.muli %3759, %c24 : index
      %3786 = arith.addi %3785, %3784 : index
      memref.store %3779, %19[%3786] : memref<?xf32>
      %3787 = arith.addi %3674, %c24 : index
      %3788 = arith.muli %3756, %c14 : index
      %3789 = arith.addi %3787, %3788 : index
      %3790 = memref.load %18[%3789] : memref<?xf32>
      %3791 = arith.addi %3789, %c11 : index
      %3792 = memref.load %18[%3791] : memref<?xf32>
      %3793 = arith.addf %3790, %3792 : f32
      %3794 = arith.remui %3671, %c4 : index
      %3795 = arith.muli %3794, %c30 : index
      %3796 = arith.addi %17, %3795 : index
      %3797 = vector.load %w[%3796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3798 = vector.bitcast %3797 : vector<4xi8> to vector<1xf32>
      %3799 = vector.extract %3798[0] : f32 from vector<1xf32>
      %3800 = arith.mulf %3799, %3764 : f32
      %3801 = arith.mulf %3793, %3800 : f32
      %3802 = arith.muli %3, %c7 : index
      %3803 = arith.addi %3802, %c9 : index
      %3804 = arith.muli %3803, %c4 : index
      %3805 = arith.remui %3671, %c4 : index
      %3806 = arith.addi %3804, %3805 : index
      %3807 = arith.muli %3759, %c24 : index
      %3808 = arith.addi %3807, %3806 : index
      memref.store %3801, %19[%3808] : memref<?xf32>
    }
    %3809 = arith.muli %4, %c30 : index
    %3810 = arith.addi %3809, %c9 : index
    %3811 = arith.muli %3810, %c7 : index
    %3812 = arith.divui %3671, %c4 : index
    %3813 = arith.addi %3811, %3812 : index
    %3814 = arith.addi %3670, %3813 : index
    %3815 = arith.cmpi slt, %3814, %21 : index
    scf.if %3815 {
      %3816 = arith.cmpi eq, %hasFactors, %c9 : index
      %3817 = memref.load %factors[%3814] : memref<?xf32>
      %3818 = arith.select %3816, %3817, %c32 : f32
      %3819 = arith.addi %3674, %c8 : index
      %3820 = arith.muli %3810, %c14 : index
      %3821 = arith.addi %3819, %3820 : index
      %3822 = memref.load %18[%3821] : memref<?xf32>
      %3823 = arith.addi %3821, %c11 : index
      %3824 = memref.load %18[%3823] : memref<?xf32>
      %3825 = arith.addf %3822, %3824 : f32
      %3826 = arith.remui %3671, %c4 : index
      %3827 = arith.muli %3826, %c30 : index
      %3828 = arith.addi %15, %3827 : index
      %3829 = vector.load %w[%3828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3830 = vector.bitcast %3829 : vector<4xi8> to vector<1xf32>
      %3831 = vector.extract %3830[0] : f32 from vector<1xf32>
      %3832 = arith.mulf %3831, %3818 : f32
      %3833 = arith.mulf %3825, %3832 : f32
      %3834 = arith.muli %3, %c7 : index
      %3835 = arith.addi %3834, %c8 : index
      %3836 = arith.muli %3835, %c4 : index
      %3837 = arith.remui %3671, %c4 : index
      %3838 = arith.addi %3836, %3837 : index
      %3839 = arith.muli %3813, %c24 : index
      %3840 = arith.addi %3839, %3838 : index
      memref.store %3833, %19[%3840] : memref<?xf32>
      %3841 = arith.addi %3674, %c24 : index
      %3842 = arith.muli %3810, %c14 : index
      %3843 = arith.addi %3841, %3842 : index
      %3844 = memref.load %18[%3843] : memref<?xf32>
      %3845 = arith.addi %3843, %c11 : index
      %3846 = memref.load %18[%3845] : memref<?xf32>
      %3847 = arith.addf %3844, %3846 : f32
      %3848 = arith.remui %3671, %c4 : index
      %3849 = arith.muli %3848, %c30 : index
      %3850 = arith.addi %17, %3849 : index
      %3851 = vector.load %w[%3850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3852 = vector.bitcast %3851 : vector<4xi8> to vector<1xf32>
      %3853 = vector.extract %3852[0] : f32 from vector<1xf32>
      %3854 = arith.mulf %3853, %3818 : f32
      %3855 = arith.mulf %3847, %3854 : f32
      %3856 = arith.muli %3, %c7 : index
      %3857 = arith.addi %3856, %c9 : index
      %3858 = arith.muli %3857, %c4 : index
      %3859 = arith.remui %3671, %c4 : index
      %3860 = arith.addi %3858, %3859 : index
      %3861 = arith.muli %3813, %c24 : index
      %3862 = arith.addi %3861, %3860 : index
      memref.store %3855, %19[%3862] : memref<?xf32>
    }
    %3863 = arith.muli %4, %c30 : index
    %3864 = arith.addi %3863, %c7 : index
    %3865 = arith.muli %3864, %c7 : index
    %3866 = arith.divui %3671, %c4 : index
    %3867 = arith.addi %3865, %3866 : index
    %3868 = arith.addi %3670, %3867 : index
    %3869 = arith.cmpi slt, %3868, %21 : index
    scf.if %3869 {
      %3870 = arith.cmpi eq, %hasFactors, %c9 : index
      %3871 = memref.load %factors[%3868] : memref<?xf32>
      %3872 = arith.select %3870, %3871, %c32 : f32
      %3873 = arith.addi %3674, %c8 : index
      %3874 = arith.muli %3864, %c14 : index
      %3875 = arith.addi %3873, %3874 : index
      %3876 = memref.load %18[%3875] : memref<?xf32>
      %3877 = arith.addi %3875, %c11 : index
      %3878 = memref.load %18[%3877] : memref<?xf32>
      %3879 = arith.addf %3876, %3878 : f32
      %3880 = arith.remui %3671, %c4 : index
      %3881 = arith.muli %3880, %c30 : index
      %3882 = arith.addi %15, %3881 : index
      %3883 = vector.load %w[%3882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3884 = vector.bitcast %3883 : vector<4xi8> to vector<1xf32>
      %3885 = vector.extract %3884[0] : f32 from vector<1xf32>
      %3886 = arith.mulf %3885, %3872 : f32
      %3887 = arith.mulf %3879, %3886 : f32
      %3888 = arith.muli %3, %c7 : index
      %3889 = arith.addi %3888, %c8 : index
      %3890 = arith.muli %3889, %c4 : index
      %3891 = arith.remui %3671, %c4 : index
      %3892 = arith.addi %3890, %3891 : index
      %3893 = arith.muli %3867, %c24 : index
      %3894 = arith.addi %3893, %3892 : index
      memref.store %3887, %19[%3894] : memref<?xf32>
      %3895 = arith.addi %3674, %c24 : index
      %3896 = arith.muli %3864, %c14 : index
      %3897 = arith.addi %3895, %3896 : index
      %3898 = memref.load %18[%3897] : memref<?xf32>
      %3899 = arith.addi %3897, %c11 : index
      %3900 = memref.load %18[%3899] : memref<?xf32>
      %3901 = arith.addf %3898, %3900 : f32
      %3902 = arith.remui %3671, %c4 : index
      %3903 = arith.muli %3902, %c30 : index
      %3904 = arith.addi %17, %3903 : index
      %3905 = vector.load %w[%3904] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3906 = vector.bitcast %3905 : vector<4xi8> to vector<1xf32>
      %3907 = vector.extract %3906[0] : f32 from vector<1xf32>
      %3908 = arith.mulf %3907, %3872 : f32
      %3909 = arith.mulf %3901, %3908 : f32
      %3910 = arith.muli %3, %c7 : index
      %3911 = arith.addi %3910, %c9 : index
      %3912 = arith.muli %3911, %c4 : index
      %3913 = arith.remui %3671, %c4 : index
      %3914 = arith.addi %3912, %3913 : index
      %3915 = arith.muli %3867, %c24 : index
      %3916 = arith.addi %3915, %3914 : index
      memref.store %3909, %19[%3916] : memref<?xf32>
    }
    %3917 = arith.muli %4, %c30 : index
    %3918 = arith.addi %3917, %c25 : index
    %3919 = arith.muli %3918, %c7 : index
    %3920 = arith.divui %3671, %c4 : index
    %3921 = arith.addi %3919, %3920 : index
    %3922 = arith.addi %3670, %3921 : index
    %3923 = arith.cmpi slt, %3922, %21 : index
    scf.if %3923 {
      %3924 = arith.cmpi eq, %hasFactors, %c9 : index
      %3925 = memref.load %factors[%3922] : memref<?xf32>
      %3926 = arith.select %3924, %3925, %c32 : f32
      %3927 = arith.addi %3674, %c8 : index
      %3928 = arith.muli %3918, %c14 : index
      %3929 = arith.addi %3927, %3928 : index
      %3930 = memref.load %18[%3929] : memref<?xf32>
      %3931 = arith.addi %3929, %c11 : index
      %3932 = memref.load %18[%3931] : memref<?xf32>
      %3933 = arith.addf %3930, %3932 : f32
      %3934 = arith.remui %3671, %c4 : index
      %3935 = arith.muli %3934, %c30 : index
      %3936 = arith.addi %15, %3935 : index
      %3937 = vector.load %w[%3936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3938 = vector.bitcast %3937 : vector<4xi8> to vector<1xf32>
      %3939 = vector.extract %3938[0] : f32 from vector<1xf32>
      %3940 = arith.mulf %3939, %3926 : f32
      %3941 = arith.mulf %3933, %3940 : f32
      %3942 = arith.muli %3, %c7 : index
      %3943 = arith.addi %3942, %c8 : index
      %3944 = arith.muli %3943, %c4 : index
      %3945 = arith.remui %3671, %c4 : index
      %3946 = arith.addi %3944, %3945 : index
      %3947 = arith.muli %3921, %c24 : index
      %3948 = arith.addi %3947, %3946 : index
      memref.store %3941, %19[%3948] : memref<?xf32>
      %3949 = arith.addi %3674, %c24 : index
      %3950 = arith.muli %3918, %c14 : index
      %3951 = arith.addi %3949, %3950 : index
      %3952 = memref.load %18[%3951] : memref<?xf32>
      %3953 = arith.addi %3951, %c11 : index
      %3954 = memref.load %18[%3953] : memref<?xf32>
      %3955 = arith.addf %3952, %3954 : f32
      %3956 = arith.remui %3671, %c4 : index
      %3957 = arith.muli %3956, %c30 : index
      %3958 = arith.addi %17, %3957 : index
      %3959 = vector.load %w[%3958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3960 = vector.bitcast %3959 : vector<4xi8> to vector<1xf32>
      %3961 = vector.extract %3960[0] : f32 from vector<1xf32>
      %3962 = arith.mulf %3961, %3926 : f32
      %3963 = arith.mulf %3955, %3962 : f32
      %3964 = arith.muli %3, %c7 : index
      %3965 = arith.addi %3964, %c9 : index
      %3966 = arith.muli %3965, %c4 : index
      %3967 = arith.remui %3671, %c4 : index
      %3968 = arith.addi %3966, %3967 : index
      %3969 = arith.muli %3921, %c24 : index
      %3970 = arith.addi %3969, %3968 : index
      memref.store %3963, %19[%3970] : memref<?xf32>
    }
    wave.barrier
    %3971 = arith.addi %22, %c15 : index
    %3972 = wave.wave
    %3973 = arith.addi %3972, %c8 : index
    %3974 = arith.addi %3971, %3973 : index
    %3975 = arith.cmpi slt, %3974, %21 : index
    scf.if %3975 {
      %3976 = arith.addi %3971, %3973 : index
      %3977 = arith.muli %3973, %c24 : index
      %3978 = wave.lane
      %3979 = arith.addi %3978, %c8 : index
      %3980 = arith.cmpi eq, %hasBias, %c9 : index
      %3981 = arith.addi %3977, %3979 : index
      %3982 = memref.load %19[%3981] : memref<?xf32>
      %3983 = arith.muli %0, %c24 : index
      %3984 = arith.addi %3983, %3979 : index
      %3985 = memref.load %bias[%3984] : memref<?xf32>
      %3986 = arith.addf %3982, %3985 : f32
      %3987 = arith.select %3980, %3986, %3982 : f32
      %3988 = arith.addi %3979, %c6 : index
      %3989 = arith.cmpi eq, %hasBias, %c9 : index
      %3990 = arith.addi %3977, %3988 : index
      %3991 = memref.load %19[%3990] : memref<?xf32>
      %3992 = arith.muli %0, %c24 : index
      %3993 = arith.addi %3992, %3988 : index
      %3994 = memref.load %bias[%3993] : memref<?xf32>
      %3995 = arith.addf %3991, %3994 : f32
      %3996 = arith.select %3989, %3995, %3991 : f32
      %3997 = arith.addi %3978, %c14 : index
      %3998 = arith.cmpi eq, %hasBias, %c9 : index
      %3999 = arith.addi %3977, %3997 : index
      %4000 = memref.load %19[%3999] : memref<?xf32>
      %4001 = arith.muli %0, %c24 : index
      %4002 = arith.addi %4001, %3997 : index
      %4003 = memref.load %bias[%4002] : memref<?xf32>
      %4004 = arith.addf %4000, %4003 : f32
      %4005 = arith.select %3998, %4004, %4000 : f32
      %4006 = arith.addi %3997, %c6 : index
      %4007 = arith.cmpi eq, %hasBias, %c9 : index
      %4008 = arith.addi %3977, %4006 : index
      %4009 = memref.load %19[%4008] : memref<?xf32>
      %4010 = arith.muli %0, %c24 : index
      %4011 = arith.addi %4010, %4006 : index
      %4012 = memref.load %bias[%4011] : memref<?xf32>
      %4013 = arith.addf %4009, %4012 : f32
      %4014 = arith.select %4007, %4013, %4009 : f32
      %4015 = arith.addi %3978, %c12 : index
      %4016 = arith.cmpi eq, %hasBias, %c9 : index
      %4017 = arith.addi %3977, %4015 : index
      %4018 = memref.load %19[%4017] : memref<?xf32>
      %4019 = arith.muli %0, %c24 : index
      %4020 = arith.addi %4019, %4015 : index
      %4021 = memref.load %bias[%4020] : memref<?xf32>
      %4022 = arith.addf %4018, %4021 : f32
      %4023 = arith.select %4016, %4022, %4018 : f32
      %4024 = arith.addi %4015, %c6 : index
      %4025 = arith.cmpi eq, %hasBias, %c9 : index
      %4026 = arith.addi %3977, %4024 : index
      %4027 = memref.load %19[%4026] : memref<?xf32>
      %4028 = arith.muli %0, %c24 : index
      %4029 = arith.addi %4028, %4024 : index
      %4030 = memref.load %bias[%4029] : memref<?xf32>
      %4031 = arith.addf %4027, %4030 : f32
      %4032 = arith.select %4025, %4031, %4027 : f32
      %4033 = arith.addi %3978, %c26 : index
      %4034 = arith.cmpi eq, %hasBias, %c9 : index
      %4035 = arith.addi %3977, %4033 : index
      %4036 = memref.load %19[%4035] : memref<?xf32>
      %4037 = arith.muli %0, %c24 : index
      %4038 = arith.addi %4037, %4033 : index
      %4039 = memref.load %bias[%4038] : memref<?xf32>
      %4040 = arith.addf %4036, %4039 : f32
      %4041 = arith.select %4034, %4040, %4036 : f32
      %4042 = arith.addi %4033, %c6 : index
      %4043 = arith.cmpi eq, %hasBias, %c9 : index
      %4044 = arith.addi %3977, %4042 : index
      %4045 = memref.load %19[%4044] : memref<?xf32>
      %4046 = arith.muli %0, %c24 : index
      %4047 = arith.addi %4046, %4042 : index
      %4048 = memref.load %bias[%4047] : memref<?xf32>
      %4049 = arith.addf %4045, %4048 : f32
      %4050 = arith.select %4043, %4049, %4045 : f32
      %4051 = arith.addi %heads, %kvHeads : index
      %4052 = arith.cmpi slt, %0, %4051 : index
      scf.if %4052 {
        %4053 = arith.addi %positionsAt, %3976 : index
        %4054 = memref.load %step[%4053] : memref<?xi32>
        %4055 = arith.index_cast %4054 : i32 to index
        %4056 = arith.cmpi eq, %hasNorm, %c9 : index
        %4057 = math.fma %3987, %3987, %c36 : f32
        %4058 = math.fma %3996, %3996, %4057 : f32
        %4059 = math.fma %4005, %4005, %4058 : f32
        %4060 = math.fma %4014, %4014, %4059 : f32
        %4061 = math.fma %4023, %4023, %4060 : f32
        %4062 = math.fma %4032, %4032, %4061 : f32
        %4063 = math.fma %4041, %4041, %4062 : f32
        %4064 = math.fma %4050, %4050, %4063 : f32
        %4065 = vector.broadcast %4064 : f32 to vector<1xf32>
        %4066 = wave.reduce "add" %4065 : vector<1xf32>
        %4067 = arith.mulf %4066, %inverseHeadDim : f32
        %4068 = arith.addf %4067, %epsilon : f32
        %4069 = math.sqrt %4068 : f32
        %4070 = arith.divf %c32, %4069 : f32
        %4071 = arith.cmpi slt, %0, %heads : index
        %4072 = arith.addi %3979, %c6 : index
        %4073 = memref.load %query_norm[%3979] : memref<?xf32>
        %4074 = memref.load %key_norm[%3979] : memref<?xf32>
        %4075 = arith.select %4071, %4073, %4074 : f32
        %4076 = arith.mulf %3987, %4070 : f32
        %4077 = arith.mulf %4076, %4075 : f32
        %4078 = arith.select %4056, %4077, %3987 : f32
        %4079 = memref.load %query_norm[%4072] : memref<?xf32>
        %4080 = memref.load %key_norm[%4072] : memref<?xf32>
        %4081 = arith.select %4071, %4079, %4080 : f32
        %4082 = arith.mulf %3996, %4070 : f32
        %4083 = arith.mulf %4082, %4081 : f32
        %4084 = arith.select %4056, %4083, %3996 : f32
        %4085 = arith.addi %3997, %c6 : index
        %4086 = memref.load %query_norm[%3997] : memref<?xf32>
        %4087 = memref.load %key_norm[%3997] : memref<?xf32>
        %4088 = arith.select %4071, %4086, %4087 : f32
        %4089 = arith.mulf %4005, %4070 : f32
        %4090 = arith.mulf %4089, %4088 : f32
        %4091 = arith.select %4056, %4090, %4005 : f32
        %4092 = memref.load %query_norm[%4085] : memref<?xf32>
        %4093 = memref.load %key_norm[%4085] : memref<?xf32>
        %4094 = arith.select %4071, %4092, %4093 : f32
        %4095 = arith.mulf %4014, %4070 : f32
        %4096 = arith.mulf %4095, %4094 : f32
        %4097 = arith.select %4056, %4096, %4014 : f32
        %4098 = arith.addi %4015, %c6 : index
        %4099 = memref.load %query_norm[%4015] : memref<?xf32>
        %4100 = memref.load %key_norm[%4015] : memref<?xf32>
        %4101 = arith.select %4071, %4099, %4100 : f32
        %4102 = arith.mulf %4023, %4070 : f32
        %4103 = arith.mulf %4102, %4101 : f32
        %4104 = arith.select %4056, %4103, %4023 : f32
        %4105 = memref.load %query_norm[%4098] : memref<?xf32>
        %4106 = memref.load %key_norm[%4098] : memref<?xf32>
        %4107 = arith.select %4071, %4105, %4106 : f32
        %4108 = arith.mulf %4032, %4070 : f32
        %4109 = arith.mulf %4108, %4107 : f32
        %4110 = arith.select %4056, %4109, %4032 : f32
        %4111 = arith.addi %4033, %c6 : index
        %4112 = memref.load %query_norm[%4033] : memref<?xf32>
        %4113 = memref.load %key_norm[%4033] : memref<?xf32>
        %4114 = arith.select %4071, %4112, %4113 : f32
        %4115 = arith.mulf %4041, %4070 : f32
        %4116 = arith.mulf %4115, %4114 : f32
        %4117 = arith.select %4056, %4116, %4041 : f32
        %4118 = memref.load %query_norm[%4111] : memref<?xf32>
        %4119 = memref.load %key_norm[%4111] : memref<?xf32>
        %4120 = arith.select %4071, %4118, %4119 : f32
        %4121 = arith.mulf %4050, %4070 : f32
        %4122 = arith.mulf %4121, %4120 : f32
        %4123 = arith.select %4056, %4122, %4050 : f32
        %4124 = arith.remui %4055, %c24 : index
        %4125 = arith.muli %4124, %c24 : index
        %4126 = arith.addi %4125, %3979 : index
        %4127 = arith.divui %4055, %c24 : index
        %4128 = arith.addi %4127, %c24 : index
        %4129 = arith.muli %4128, %c24 : index
        %4130 = arith.addi %4129, %3979 : index
        %4131 = memref.load %rope[%4126] : memref<?xf32>
        %4132 = arith.addi %4126, %c6 : index
        %4133 = memref.load %rope[%4132] : memref<?xf32>
        %4134 = memref.load %rope[%4130] : memref<?xf32>
        %4135 = arith.addi %4130, %c6 : index
        %4136 = memref.load %rope[%4135] : memref<?xf32>
        %4137 = arith.mulf %4134, %4131 : f32
        %4138 = arith.mulf %4136, %4133 : f32
        %4139 = arith.subf %4137, %4138 : f32
        %4140 = arith.mulf %4136, %4131 : f32
        %4141 = arith.mulf %4134, %4133 : f32
        %4142 = arith.addf %4140, %4141 : f32
        %4143 = arith.mulf %4078, %4139 : f32
        %4144 = arith.mulf %4084, %4142 : f32
        %4145 = arith.subf %4143, %4144 : f32
        %4146 = arith.mulf %4084, %4139 : f32
        %4147 = arith.mulf %4078, %4142 : f32
        %4148 = arith.addf %4146, %4147 : f32
        %4149 = arith.cmpi slt, %0, %heads : index
        scf.if %4149 {
          %4150 = arith.muli %3976, %heads : index
          %4151 = arith.addi %4150, %0 : index
          %4152 = arith.muli %4151, %c24 : index
          %4153 = arith.addi %4152, %3979 : index
          memref.store %4145, %q[%4153] : memref<?xf32>
          %4154 = arith.addi %4153, %c6 : index
          memref.store %4148, %q[%4154] : memref<?xf32>
        } else {
          %4155 = arith.addi %3977, %3979 : index
          memref.store %4145, %19[%4155] : memref<?xf32>
          %4156 = arith.addi %3977, %3979 : index
          %4157 = arith.addi %4156, %c6 : index
          memref.store %4148, %19[%4157] : memref<?xf32>
        }
        %4158 = arith.remui %4055, %c24 : index
        %4159 = arith.muli %4158, %c24 : index
        %4160 = arith.addi %4159, %3997 : index
        %4161 = arith.divui %4055, %c24 : index
        %4162 = arith.addi %4161, %c24 : index
        %4163 = arith.muli %4162, %c24 : index
        %4164 = arith.addi %4163, %3997 : index
        %4165 = memref.load %rope[%4160] : memref<?xf32>
        %4166 = arith.addi %4160, %c6 : index
        %4167 = memref.load %rope[%4166] : memref<?xf32>
        %4168 = memref.load %rope[%4164] : memref<?xf32>
        %4169 = arith.addi %4164, %c6 : index
        %4170 = memref.load %rope[%4169] : memref<?xf32>
        %4171 = arith.mulf %4168, %4165 : f32
        %4172 = arith.mulf %4170, %4167 : f32
        %4173 = arith.subf %4171, %4172 : f32
        %4174 = arith.mulf %4170, %4165 : f32
        %4175 = arith.mulf %4168, %4167 : f32
        %4176 = arith.addf %4174, %4175 : f32
        %4177 = arith.mulf %4091, %4173 : f32
        %4178 = arith.mulf %4097, %4176 : f32
        %4179 = arith.subf %4177, %4178 : f32
        %4180 = arith.mulf %4097, %4173 : f32
        %4181 = arith.mulf %4091, %4176 : f32
        %4182 = arith.addf %4180, %4181 : f32
        %4183 = arith.cmpi slt, %0, %heads : index
        scf.if %4183 {
          %4184 = arith.muli %3976, %heads : index
          %4185 = arith.addi %4184, %0 : index
          %4186 = arith.muli %4185, %c24 : index
          %4187 = arith.addi %4186, %3997 : index
          memref.store %4179, %q[%4187] : memref<?xf32>
          %4188 = arith.addi %4187, %c6 : index
          memref.store %4182, %q[%4188] : memref<?xf32>
        } else {
          %4189 = arith.addi %3977, %3997 : index
          memref.store %4179, %19[%4189] : memref<?xf32>
          %4190 = arith.addi %3977, %3997 : index
          %4191 = arith.addi %4190, %c6 : index
          memref.store %4182, %19[%4191] : memref<?xf32>
        }
        %4192 = arith.remui %4055, %c24 : index
        %4193 = arith.muli %4192, %c24 : index
        %4194 = arith.addi %4193, %4015 : index
        %4195 = arith.divui %4055, %c24 : index
        %4196 = arith.addi %4195, %c24 : index
        %4197 = arith.muli %4196, %c24 : index
        %4198 = arith.addi %4197, %4015 : index
        %4199 = memref.load %rope[%4194] : memref<?xf32>
        %4200 = arith.addi %4194, %c6 : index
        %4201 = memref.load %rope[%4200] : memref<?xf32>
        %4202 = memref.load %rope[%4198] : memref<?xf32>
        %4203 = arith.addi %4198, %c6 : index
        %4204 = memref.load %rope[%4203] : memref<?xf32>
        %4205 = arith.mulf %4202, %4199 : f32
        %4206 = arith.mulf %4204, %4201 : f32
        %4207 = arith.subf %4205, %4206 : f32
        %4208 = arith.mulf %4204, %4199 : f32
        %4209 = arith.mulf %4202, %4201 : f32
        %4210 = arith.addf %4208, %4209 : f32
        %4211 = arith.mulf %4104, %4207 : f32
        %4212 = arith.mulf %4110, %4210 : f32
        %4213 = arith.subf %4211, %4212 : f32
        %4214 = arith.mulf %4110, %4207 : f32
        %4215 = arith.mulf %4104, %4210 : f32
        %4216 = arith.addf %4214, %4215 : f32
        %4217 = arith.cmpi slt, %0, %heads : index
        scf.if %4217 {
          %4218 = arith.muli %3976, %heads : index
          %4219 = arith.addi %4218, %0 : index
          %4220 = arith.muli %4219, %c24 : index
          %4221 = arith.addi %4220, %4015 : index
          memref.store %4213, %q[%4221] : memref<?xf32>
          %4222 = arith.addi %4221, %c6 : index
          memref.store %4216, %q[%4222] : memref<?xf32>
        } else {
          %4223 = arith.addi %3977, %4015 : index
          memref.store %4213, %19[%4223] : memref<?xf32>
          %4224 = arith.addi %3977, %4015 : index
          %4225 = arith.addi %4224, %c6 : index
          memref.store %4216, %19[%4225] : memref<?xf32>
        }
        %4226 = arith.remui %4055, %c24 : index
        %4227 = arith.muli %4226, %c24 : index
        %4228 = arith.addi %4227, %4033 : index
        %4229 = arith.divui %4055, %c24 : index
        %4230 = arith.addi %4229, %c24 : index
        %4231 = arith.muli %4230, %c24 : index
        %4232 = arith.addi %4231, %4033 : index
        %4233 = memref.load %rope[%4228] : memref<?xf32>
        %4234 = arith.addi %4228, %c6 : index
        %4235 = memref.load %rope[%4234] : memref<?xf32>
        %4236 = memref.load %rope[%4232] : memref<?xf32>
        %4237 = arith.addi %4232, %c6 : index
        %4238 = memref.load %rope[%4237] : memref<?xf32>
        %4239 = arith.mulf %4236, %4233 : f32
        %4240 = arith.mulf %4238, %4235 : f32
        %4241 = arith.subf %4239, %4240 : f32
        %4242 = arith.mulf %4238, %4233 : f32
        %4243 = arith.mulf %4236, %4235 : f32
        %4244 = arith.addf %4242, %4243 : f32
        %4245 = arith.mulf %4117, %4241 : f32
        %4246 = arith.mulf %4123, %4244 : f32
        %4247 = arith.subf %4245, %4246 : f32
        %4248 = arith.mulf %4123, %4241 : f32
        %4249 = arith.mulf %4117, %4244 : f32
        %4250 = arith.addf %4248, %4249 : f32
        %4251 = arith.cmpi slt, %0, %heads : index
        scf.if %4251 {
          %4252 = arith.muli %3976, %heads : index
          %4253 = arith.addi %4252, %0 : index
          %4254 = arith.muli %4253, %c24 : index
          %4255 = arith.addi %4254, %4033 : index
          memref.store %4247, %q[%4255] : memref<?xf32>
          %4256 = arith.addi %4255, %c6 : index
          memref.store %4250, %q[%4256] : memref<?xf32>
        } else {
          %4257 = arith.addi %3977, %4033 : index
          memref.store %4247, %19[%4257] : memref<?xf32>
          %4258 = arith.addi %3977, %4033 : index
          %4259 = arith.addi %4258, %c6 : index
          memref.store %4250, %19[%4259] : memref<?xf32>
        }
      } else {
        %4260 = arith.cmpi slt, %0, %heads : index
        scf.if %4260 {
          %4261 = arith.muli %3976, %heads : index
          %4262 = arith.addi %4261, %0 : index
          %4263 = arith.muli %4262, %c24 : index
          %4264 = arith.addi %4263, %3979 : index
          memref.store %3987, %q[%4264] : memref<?xf32>
          %4265 = arith.addi %4264, %c6 : index
          memref.store %3996, %q[%4265] : memref<?xf32>
        } else {
          %4266 = arith.addi %3977, %3979 : index
          memref.store %3987, %19[%4266] : memref<?xf32>
          %4267 = arith.addi %3977, %3979 : index
          %4268 = arith.addi %4267, %c6 : index
          memref.store %3996, %19[%4268] : memref<?xf32>
        }
        %4269 = arith.cmpi slt, %0, %heads : index
        scf.if %4269 {
          %4270 = arith.muli %3976, %heads : index
          %4271 = arith.addi %4270, %0 : index
          %4272 = arith.muli %4271, %c24 : index
          %4273 = arith.addi %4272, %3997 : index
          memref.store %4005, %q[%4273] : memref<?xf32>
          %4274 = arith.addi %4273, %c6 : index
          memref.store %4014, %q[%4274] : memref<?xf32>
        } else {
          %4275 = arith.addi %3977, %3997 : index
          memref.store %4005, %19[%4275] : memref<?xf32>
          %4276 = arith.addi %3977, %3997 : index
          %4277 = arith.addi %4276, %c6 : index
          memref.store %4014, %19[%4277] : memref<?xf32>
        }
        %4278 = arith.cmpi slt, %0, %heads : index
        scf.if %4278 {
          %4279 = arith.muli %3976, %heads : index
          %4280 = arith.addi %4279, %0 : index
          %4281 = arith.muli %4280, %c24 : index
          %4282 = arith.addi %4281, %4015 : index
          memref.store %4023, %q[%4282] : memref<?xf32>
          %4283 = arith.addi %4282, %c6 : index
          memref.store %4032, %q[%4283] : memref<?xf32>
        } else {
          %4284 = arith.addi %3977, %4015 : index
          memref.store %4023, %19[%4284] : memref<?xf32>
          %4285 = arith.addi %3977, %4015 : index
          %4286 = arith.addi %4285, %c6 : index
          memref.store %4032, %19[%4286] : memref<?xf32>
        }
        %4287 = arith.cmpi slt, %0, %heads : index
        scf.if %4287 {
          %4288 = arith.muli %3976, %heads : index
          %4289 = arith.addi %4288, %0 : index
          %4290 = arith.muli %4289, %c24 : index
          %4291 = arith.addi %4290, %4033 : index
          memref.store %4041, %q[%4291] : memref<?xf32>
          %4292 = arith.addi %4291, %c6 : index
          memref.store %4050, %q[%4292] : memref<?xf32>
        } else {
          %4293 = arith.addi %3977, %4033 : index
          memref.store %4041, %19[%4293] : memref<?xf32>
          %4294 = arith.addi %3977, %4033 : index
          %4295 = arith.addi %4294, %c6 : index
          memref.store %4050, %19[%4295] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4296 = arith.cmpi sge, %0, %heads : index
    scf.if %4296 {
      %4297 = arith.addi %3972, %c8 : index
      %4298 = arith.addi %3971, %4297 : index
      %4299 = arith.cmpi slt, %4298, %21 : index
      scf.if %4299 {
        %4300 = arith.addi %3971, %4297 : index
        %4301 = arith.addi %slotsAt, %4300 : index
        %4302 = memref.load %step[%4301] : memref<?xi32>
        %4303 = arith.index_cast %4302 : i32 to index
        %4304 = arith.cmpi sge, %4303, %c8 : index
        scf.if %4304 {
          %4305 = arith.muli %4297, %c24 : index
          %4306 = arith.subi %0, %heads : index
          %4307 = memref.load %scales[%4306] : memref<?xf32>
          %4308 = vector.broadcast %4307 : f32 to vector<4xf32>
          %4309 = arith.divui %4303, %c4 : index
          %4310 = arith.remui %4303, %c4 : index
          %4311 = arith.muli %4309, %pageBytes : index
          %4312 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4312 {
            %4313 = wave.lane
            %4314 = arith.muli %4313, %c30 : index
            scf.for %4315 = %4314 to %c24 step %c6 {
              %4316 = arith.addi %4305, %4315 : index
              %4317 = vector.load %19[%4316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4318 = arith.mulf %4317, %4308 : vector<4xf32>
              %4319 = arith.minimumf %4318, %c42 : vector<4xf32>
              %4320 = arith.maximumf %4319, %c43 : vector<4xf32>
              %4321 = arith.truncf %4320 : vector<4xf32> to vector<4xf16>
              %4322 = vector.bitcast %4321 : vector<4xf16> to vector<8xi8>
              %4323 = arith.cmpi slt, %4306, %kvHeads : index
              scf.if %4323 {
                %4324 = arith.muli %4306, %c44 : index
                %4325 = arith.addi %4311, %4324 : index
                %4326 = arith.divui %4315, %c4 : index
                %4327 = arith.muli %4326, %c19 : index
                %4328 = arith.remui %4315, %c4 : index
                %4329 = arith.divui %4328, %c2 : index
                %4330 = arith.muli %4329, %c24 : index
                %4331 = arith.muli %4310, %c4 : index
                %4332 = arith.addi %4330, %4331 : index
                %4333 = arith.remui %4328, %c2 : index
                %4334 = arith.muli %4333, %c7 : index
                %4335 = arith.addi %4332, %4334 : index
                %4336 = arith.addi %4327, %4335 : index
                %4337 = arith.addi %4325, %4336 : index
                vector.store %4322, %kv[%4337] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4338 = arith.subi %4306, %kvHeads : index
                %4339 = arith.muli %4338, %c44 : index
                %4340 = arith.addi %4311, %4339 : index
                %4341 = arith.addi %4315, %c8 : index
                %4342 = arith.divui %4341, %c4 : index
                %4343 = arith.muli %4342, %c19 : index
                %4344 = arith.addi %4343, %c10 : index
                %4345 = arith.remui %4341, %c4 : index
                %4346 = arith.divui %4310, %c7 : index
                %4347 = arith.remui %4310, %c7 : index
                %4348 = arith.muli %4347, %c2 : index
                %4349 = arith.addi %4346, %4348 : index
                %4350 = arith.divui %4349, %c2 : index
                %4351 = arith.muli %4350, %c24 : index
                %4352 = arith.muli %4345, %c4 : index
                %4353 = arith.addi %4351, %4352 : index
                %4354 = arith.remui %4349, %c2 : index
                %4355 = arith.muli %4354, %c7 : index
                %4356 = arith.addi %4353, %4355 : index
                %4357 = arith.addi %4344, %4356 : index
                %4358 = arith.addi %4340, %4357 : index
                %4359 = vector.shuffle %4322, %4322 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4359, %kv[%4358] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4360 = arith.addi %4315, %c9 : index
                %4361 = arith.divui %4360, %c4 : index
                %4362 = arith.muli %4361, %c19 : index
                %4363 = arith.addi %4362, %c10 : index
                %4364 = arith.remui %4360, %c4 : index
                %4365 = arith.divui %4310, %c7 : index
                %4366 = arith.remui %4310, %c7 : index
                %4367 = arith.muli %4366, %c2 : index
                %4368 = arith.addi %4365, %4367 : index
                %4369 = arith.divui %4368, %c2 : index
                %4370 = arith.muli %4369, %c24 : index
                %4371 = arith.muli %4364, %c4 : index
                %4372 = arith.addi %4370, %4371 : index
                %4373 = arith.remui %4368, %c2 : index
                %4374 = arith.muli %4373, %c7 : index
                %4375 = arith.addi %4372, %4374 : index
                %4376 = arith.addi %4363, %4375 : index
                %4377 = arith.addi %4340, %4376 : index
                %4378 = vector.shuffle %4322, %4322 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4378, %kv[%4377] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4379 = arith.addi %4315, %c7 : index
                %4380 = arith.divui %4379, %c4 : index
                %4381 = arith.muli %4380, %c19 : index
                %4382 = arith.addi %4381, %c10 : index
                %4383 = arith.remui %4379, %c4 : index
                %4384 = arith.divui %4310, %c7 : index
                %4385 = arith.remui %4310, %c7 : index
                %4386 = arith.muli %4385, %c2 : index
                %4387 = arith.addi %4384, %4386 : index
                %4388 = arith.divui %4387, %c2 : index
                %4389 = arith.muli %4388, %c24 : index
                %4390 = arith.muli %4383, %c4 : index
                %4391 = arith.addi %4389, %4390 : index
                %4392 = arith.remui %4387, %c2 : index
                %4393 = arith.muli %4392, %c7 : index
                %4394 = arith.addi %4391, %4393 : index
                %4395 = arith.addi %4382, %4394 : index
                %4396 = arith.addi %4340, %4395 : index
                %4397 = vector.shuffle %4322, %4322 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4397, %kv[%4396] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4398 = arith.addi %4315, %c25 : index
                %4399 = arith.divui %4398, %c4 : index
                %4400 = arith.muli %4399, %c19 : index
                %4401 = arith.addi %4400, %c10 : index
                %4402 = arith.remui %4398, %c4 : index
                %4403 = arith.divui %4310, %c7 : index
                %4404 = arith.remui %4310, %c7 : index
                %4405 = arith.muli %4404, %c2 : index
                %4406 = arith.addi %4403, %4405 : index
                %4407 = arith.divui %4406, %c2 : index
                %4408 = arith.muli %4407, %c24 : index
                %4409 = arith.muli %4402, %c4 : index
                %4410 = arith.addi %4408, %4409 : index
                %4411 = arith.remui %4406, %c2 : index
                %4412 = arith.muli %4411, %c7 : index
                %4413 = arith.addi %4410, %4412 : index
                %4414 = arith.addi %4401, %4413 : index
                %4415 = arith.addi %4340, %4414 : index
                %4416 = vector.shuffle %4322, %4322 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4416, %kv[%4415] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4417 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4417 {
            %4418 = wave.lane
            %4419 = arith.muli %4418, %c30 : index
            scf.for %4420 = %4419 to %c24 step %c6 {
              %4421 = arith.addi %4305, %4420 : index
              %4422 = vector.load %19[%4421] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4423 = arith.mulf %4422, %4308 : vector<4xf32>
              %4424 = wave.fp8_encode "e4m3" %4423 : vector<4xf32> -> vector<4xi8>
              %4425 = arith.cmpi slt, %4306, %kvHeads : index
              scf.if %4425 {
                %4426 = arith.muli %4306, %c10 : index
                %4427 = arith.addi %4311, %4426 : index
                %4428 = vector.shuffle %4424, %4424 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4429 = arith.divui %4420, %c4 : index
                %4430 = arith.muli %4429, %c24 : index
                %4431 = arith.remui %4420, %c4 : index
                %4432 = arith.muli %4310, %c4 : index
                %4433 = arith.divui %4431, %c30 : index
                %4434 = arith.muli %4433, %c30 : index
                %4435 = arith.remui %4431, %c7 : index
                %4436 = arith.muli %4435, %c7 : index
                %4437 = arith.addi %4434, %4436 : index
                %4438 = arith.divui %4431, %c7 : index
                %4439 = arith.remui %4438, %c7 : index
                %4440 = arith.addi %4437, %4439 : index
                %4441 = arith.addi %4432, %4440 : index
                %4442 = arith.addi %4430, %4441 : index
                %4443 = arith.addi %4427, %4442 : index
                vector.store %4428, %kv[%4443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4444 = arith.subi %4306, %kvHeads : index
                %4445 = arith.muli %4444, %c10 : index
                %4446 = arith.addi %4311, %4445 : index
                %4447 = arith.addi %4420, %c8 : index
                %4448 = arith.divui %4447, %c4 : index
                %4449 = arith.muli %4448, %c24 : index
                %4450 = arith.addi %4449, %c11 : index
                %4451 = arith.remui %4447, %c4 : index
                %4452 = arith.divui %4310, %c7 : index
                %4453 = arith.remui %4310, %c7 : index
                %4454 = arith.muli %4453, %c2 : index
                %4455 = arith.addi %4452, %4454 : index
                %4456 = arith.muli %4451, %c4 : index
                %4457 = arith.divui %4455, %c30 : index
                %4458 = arith.muli %4457, %c30 : index
                %4459 = arith.remui %4455, %c7 : index
                %4460 = arith.muli %4459, %c7 : index
                %4461 = arith.addi %4458, %4460 : index
                %4462 = arith.divui %4455, %c7 : index
                %4463 = arith.remui %4462, %c7 : index
                %4464 = arith.addi %4461, %4463 : index
                %4465 = arith.addi %4456, %4464 : index
                %4466 = arith.addi %4450, %4465 : index
                %4467 = arith.addi %4446, %4466 : index
                %4468 = vector.shuffle %4424, %4424 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4468, %kv[%4467] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4469 = arith.addi %4420, %c9 : index
                %4470 = arith.divui %4469, %c4 : index
                %4471 = arith.muli %4470, %c24 : index
                %4472 = arith.addi %4471, %c11 : index
                %4473 = arith.remui %4469, %c4 : index
                %4474 = arith.divui %4310, %c7 : index
                %4475 = arith.remui %4310, %c7 : index
                %4476 = arith.muli %4475, %c2 : index
                %4477 = arith.addi %4474, %4476 : index
                %4478 = arith.muli %4473, %c4 : index
                %4479 = arith.divui %4477, %c30 : index
                %4480 = arith.muli %4479, %c30 : index
                %4481 = arith.remui %4477, %c7 : index
                %4482 = arith.muli %4481, %c7 : index
                %4483 = arith.addi %4480, %4482 : index
                %4484 = arith.divui %4477, %c7 : index
                %4485 = arith.remui %4484, %c7 : index
                %4486 = arith.addi %4483, %4485 : index
                %4487 = arith.addi %4478, %4486 : index
                %4488 = arith.addi %4472, %4487 : index
                %4489 = arith.addi %4446, %4488 : index
                %4490 = vector.shuffle %4424, %4424 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4490, %kv[%4489] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4491 = arith.addi %4420, %c7 : index
                %4492 = arith.divui %4491, %c4 : index
                %4493 = arith.muli %4492, %c24 : index
                %4494 = arith.addi %4493, %c11 : index
                %4495 = arith.remui %4491, %c4 : index
                %4496 = arith.divui %4310, %c7 : index
                %4497 = arith.remui %4310, %c7 : index
                %4498 = arith.muli %4497, %c2 : index
                %4499 = arith.addi %4496, %4498 : index
                %4500 = arith.muli %4495, %c4 : index
                %4501 = arith.divui %4499, %c30 : index
                %4502 = arith.muli %4501, %c30 : index
                %4503 = arith.remui %4499, %c7 : index
                %4504 = arith.muli %4503, %c7 : index
                %4505 = arith.addi %4502, %4504 : index
                %4506 = arith.divui %4499, %c7 : index
                %4507 = arith.remui %4506, %c7 : index
                %4508 = arith.addi %4505, %4507 : index
                %4509 = arith.addi %4500, %4508 : index
                %4510 = arith.addi %4494, %4509 : index
                %4511 = arith.addi %4446, %4510 : index
                %4512 = vector.shuffle %4424, %4424 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4512, %kv[%4511] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4513 = arith.addi %4420, %c25 : index
                %4514 = arith.divui %4513, %c4 : index
                %4515 = arith.muli %4514, %c24 : index
                %4516 = arith.addi %4515, %c11 : index
                %4517 = arith.remui %4513, %c4 : index
                %4518 = arith.divui %4310, %c7 : index
                %4519 = arith.remui %4310, %c7 : index
                %4520 = arith.muli %4519, %c2 : index
                %4521 = arith.addi %4518, %4520 : index
                %4522 = arith.muli %4517, %c4 : index
                %4523 = arith.divui %4521, %c30 : index
                %4524 = arith.muli %4523, %c30 : index
                %4525 = arith.remui %4521, %c7 : index
                %4526 = arith.muli %4525, %c7 : index
                %4527 = arith.addi %4524, %4526 : index
                %4528 = arith.divui %4521, %c7 : index
                %4529 = arith.remui %4528, %c7 : index
                %4530 = arith.addi %4527, %4529 : index
                %4531 = arith.addi %4522, %4530 : index
                %4532 = arith.addi %4516, %4531 : index
                %4533 = arith.addi %4446, %4532 : index
                %4534 = vector.shuffle %4424, %4424 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4534, %kv[%4533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4535 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4535 {
            %4536 = wave.lane
            %4537 = arith.muli %4536, %c30 : index
            scf.for %4538 = %4537 to %c24 step %c6 {
              %4539 = arith.addi %4305, %4538 : index
              %4540 = vector.load %19[%4539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4541 = arith.mulf %4540, %4308 : vector<4xf32>
              %4542 = wave.fp8_encode "e5m2" %4541 : vector<4xf32> -> vector<4xi8>
              %4543 = arith.cmpi slt, %4306, %kvHeads : index
              scf.if %4543 {
                %4544 = arith.muli %4306, %c10 : index
                %4545 = arith.addi %4311, %4544 : index
                %4546 = vector.shuffle %4542, %4542 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4547 = arith.divui %4538, %c4 : index
                %4548 = arith.muli %4547, %c24 : index
                %4549 = arith.remui %4538, %c4 : index
                %4550 = arith.muli %4310, %c4 : index
                %4551 = arith.divui %4549, %c30 : index
                %4552 = arith.muli %4551, %c30 : index
                %4553 = arith.remui %4549, %c7 : index
                %4554 = arith.muli %4553, %c7 : index
                %4555 = arith.addi %4552, %4554 : index
                %4556 = arith.divui %4549, %c7 : index
                %4557 = arith.remui %4556, %c7 : index
                %4558 = arith.addi %4555, %4557 : index
                %4559 = arith.addi %4550, %4558 : index
                %4560 = arith.addi %4548, %4559 : index
                %4561 = arith.addi %4545, %4560 : index
                vector.store %4546, %kv[%4561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4562 = arith.subi %4306, %kvHeads : index
                %4563 = arith.muli %4562, %c10 : index
                %4564 = arith.addi %4311, %4563 : index
                %4565 = arith.addi %4538, %c8 : index
                %4566 = arith.divui %4565, %c4 : index
                %4567 = arith.muli %4566, %c24 : index
                %4568 = arith.addi %4567, %c11 : index
                %4569 = arith.remui %4565, %c4 : index
                %4570 = arith.divui %4310, %c7 : index
                %4571 = arith.remui %4310, %c7 : index
                %4572 = arith.muli %4571, %c2 : index
                %4573 = arith.addi %4570, %4572 : index
                %4574 = arith.muli %4569, %c4 : index
                %4575 = arith.divui %4573, %c30 : index
                %4576 = arith.muli %4575, %c30 : index
                %4577 = arith.remui %4573, %c7 : index
                %4578 = arith.muli %4577, %c7 : index
                %4579 = arith.addi %4576, %4578 : index
                %4580 = arith.divui %4573, %c7 : index
                %4581 = arith.remui %4580, %c7 : index
                %4582 = arith.addi %4579, %4581 : index
                %4583 = arith.addi %4574, %4582 : index
                %4584 = arith.addi %4568, %4583 : index
                %4585 = arith.addi %4564, %4584 : index
                %4586 = vector.shuffle %4542, %4542 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4586, %kv[%4585] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4587 = arith.addi %4538, %c9 : index
                %4588 = arith.divui %4587, %c4 : index
                %4589 = arith.muli %4588, %c24 : index
                %4590 = arith.addi %4589, %c11 : index
                %4591 = arith.remui %4587, %c4 : index
                %4592 = arith.divui %4310, %c7 : index
                %4593 = arith.remui %4310, %c7 : index
                %4594 = arith.muli %4593, %c2 : index
                %4595 = arith.addi %4592, %4594 : index
                %4596 = arith.muli %4591, %c4 : index
                %4597 = arith.divui %4595, %c30 : index
                %4598 = arith.muli %4597, %c30 : index
                %4599 = arith.remui %4595, %c7 : index
                %4600 = arith.muli %4599, %c7 : index
                %4601 = arith.addi %4598, %4600 : index
                %4602 = arith.divui %4595, %c7 : index
                %4603 = arith.remui %4602, %c7 : index
                %4604 = arith.addi %4601, %4603 : index
                %4605 = arith.addi %4596, %4604 : index
                %4606 = arith.addi %4590, %4605 : index
                %4607 = arith.addi %4564, %4606 : index
                %4608 = vector.shuffle %4542, %4542 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4608, %kv[%4607] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4609 = arith.addi %4538, %c7 : index
                %4610 = arith.divui %4609, %c4 : index
                %4611 = arith.muli %4610, %c24 : index
                %4612 = arith.addi %4611, %c11 : index
                %4613 = arith.remui %4609, %c4 : index
                %4614 = arith.divui %4310, %c7 : index
                %4615 = arith.remui %4310, %c7 : index
                %4616 = arith.muli %4615, %c2 : index
                %4617 = arith.addi %4614, %4616 : index
                %4618 = arith.muli %4613, %c4 : index
                %4619 = arith.divui %4617, %c30 : index
                %4620 = arith.muli %4619, %c30 : index
                %4621 = arith.remui %4617, %c7 : index
                %4622 = arith.muli %4621, %c7 : index
                %4623 = arith.addi %4620, %4622 : index
                %4624 = arith.divui %4617, %c7 : index
                %4625 = arith.remui %4624, %c7 : index
                %4626 = arith.addi %4623, %4625 : index
                %4627 = arith.addi %4618, %4626 : index
                %4628 = arith.addi %4612, %4627 : index
                %4629 = arith.addi %4564, %4628 : index
                %4630 = vector.shuffle %4542, %4542 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4630, %kv[%4629] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4631 = arith.addi %4538, %c25 : index
                %4632 = arith.divui %4631, %c4 : index
                %4633 = arith.muli %4632, %c24 : index
                %4634 = arith.addi %4633, %c11 : index
                %4635 = arith.remui %4631, %c4 : index
                %4636 = arith.divui %4310, %c7 : index
                %4637 = arith.remui %4310, %c7 : index
                %4638 = arith.muli %4637, %c2 : index
                %4639 = arith.addi %4636, %4638 : index
                %4640 = arith.muli %4635, %c4 : index
                %4641 = arith.divui %4639, %c30 : index
                %4642 = arith.muli %4641, %c30 : index
                %4643 = arith.remui %4639, %c7 : index
                %4644 = arith.muli %4643, %c7 : index
                %4645 = arith.addi %4642, %4644 : index
                %4646 = arith.divui %4639, %c7 : index
                %4647 = arith.remui %4646, %c7 : index
                %4648 = arith.addi %4645, %4647 : index
                %4649 = arith.addi %4640, %4648 : index
                %4650 = arith.addi %4634, %4649 : index
                %4651 = arith.addi %4564, %4650 : index
                %4652 = vector.shuffle %4542, %4542 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4652, %kv[%4651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
