// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=256, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d256_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c41 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c43 = arith.constant 16384 : index
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
  %22 = arith.muli %1, %c4 : index
  %23 = arith.cmpi slt, %22, %21 : index
  scf.if %23 {
    %24 = arith.muli %1, %c9 : index
    %25 = arith.divui %inputFeatures, %c14 : index
    %26 = arith.muli %4, %stepsPerWave : index
    %27 = arith.minsi %26, %25 : index
    %28 = arith.addi %27, %stepsPerWave : index
    %29 = arith.minsi %28, %25 : index
    %30 = arith.subi %29, %27 : index
    %31 = arith.divui %30, %c7 : index
    %32 = arith.muli %31, %c7 : index
    %33 = arith.addi %27, %32 : index
    %34 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %35 = arith.addi %27, %stepsPerWave : index
    %36 = arith.select %34, %35, %33 : index
    %40:2 = scf.for %37 = %27 to %36 step %c7 iter_args(%38 = %c13, %39 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %41 = wave.lane
      %42 = arith.addi %37, %c8 : index
      %43 = arith.remui %41, %c4 : index
      %44 = arith.addi %15, %c6 : index
      %45 = arith.muli %42, %c14 : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.muli %43, %c7 : index
      %48 = arith.addi %46, %47 : index
      %49 = vector.load %w[%48] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %50 = vector.bitcast %49 : vector<2xi8> to vector<1xf16>
      %51 = vector.extract %50[0] : f16 from vector<1xf16>
      %52 = vector.broadcast %51 : f16 to vector<16xf16>
      %53 = arith.addi %15, %c6 : index
      %54 = arith.addi %inputFeatures, %c5 : index
      %55 = arith.divui %54, %c6 : index
      %56 = arith.muli %55, %c6 : index
      %57 = arith.addi %53, %56 : index
      %58 = arith.muli %42, %c17 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.addi %59, %c8 : index
      %61 = arith.muli %43, %c4 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = arith.andi %64, %c18 : vector<4xi32>
      %66 = arith.ori %65, %c19 : vector<4xi32>
      %67 = vector.bitcast %66 : vector<4xi32> to vector<8xf16>
      %68 = arith.shrui %64, %c20 : vector<4xi32>
      %69 = arith.andi %68, %c18 : vector<4xi32>
      %70 = arith.ori %69, %c19 : vector<4xi32>
      %71 = vector.bitcast %70 : vector<4xi32> to vector<8xf16>
      %72 = vector.shuffle %67, %71 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.subf %72, %c21 : vector<16xf16>
      %74 = arith.mulf %73, %52 : vector<16xf16>
      %75 = arith.muli %42, %c17 : index
      %76 = arith.addi %57, %75 : index
      %77 = arith.addi %76, %c22 : index
      %78 = arith.muli %43, %c4 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.andi %81, %c18 : vector<4xi32>
      %83 = arith.ori %82, %c19 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %81, %c20 : vector<4xi32>
      %86 = arith.andi %85, %c18 : vector<4xi32>
      %87 = arith.ori %86, %c19 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.subf %89, %c21 : vector<16xf16>
      %91 = arith.mulf %90, %52 : vector<16xf16>
      %92 = arith.addi %37, %c9 : index
      %93 = arith.remui %41, %c4 : index
      %94 = arith.addi %15, %c6 : index
      %95 = arith.muli %92, %c14 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %93, %c7 : index
      %98 = arith.addi %96, %97 : index
      %99 = vector.load %w[%98] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %100 = vector.bitcast %99 : vector<2xi8> to vector<1xf16>
      %101 = vector.extract %100[0] : f16 from vector<1xf16>
      %102 = vector.broadcast %101 : f16 to vector<16xf16>
      %103 = arith.addi %15, %c6 : index
      %104 = arith.addi %inputFeatures, %c5 : index
      %105 = arith.divui %104, %c6 : index
      %106 = arith.muli %105, %c6 : index
      %107 = arith.addi %103, %106 : index
      %108 = arith.muli %92, %c17 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.addi %109, %c8 : index
      %111 = arith.muli %93, %c4 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.andi %114, %c18 : vector<4xi32>
      %116 = arith.ori %115, %c19 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %114, %c20 : vector<4xi32>
      %119 = arith.andi %118, %c18 : vector<4xi32>
      %120 = arith.ori %119, %c19 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = arith.subf %122, %c21 : vector<16xf16>
      %124 = arith.mulf %123, %102 : vector<16xf16>
      %125 = arith.muli %92, %c17 : index
      %126 = arith.addi %107, %125 : index
      %127 = arith.addi %126, %c22 : index
      %128 = arith.muli %93, %c4 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<4xi32>
      %132 = arith.andi %131, %c18 : vector<4xi32>
      %133 = arith.ori %132, %c19 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %131, %c20 : vector<4xi32>
      %136 = arith.andi %135, %c18 : vector<4xi32>
      %137 = arith.ori %136, %c19 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.subf %139, %c21 : vector<16xf16>
      %141 = arith.mulf %140, %102 : vector<16xf16>
      %142 = arith.addi %37, %c8 : index
      %143 = arith.remui %41, %c4 : index
      %144 = arith.addi %17, %c6 : index
      %145 = arith.muli %142, %c14 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %143, %c7 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %150 = vector.bitcast %149 : vector<2xi8> to vector<1xf16>
      %151 = vector.extract %150[0] : f16 from vector<1xf16>
      %152 = vector.broadcast %151 : f16 to vector<16xf16>
      %153 = arith.addi %17, %c6 : index
      %154 = arith.addi %inputFeatures, %c5 : index
      %155 = arith.divui %154, %c6 : index
      %156 = arith.muli %155, %c6 : index
      %157 = arith.addi %153, %156 : index
      %158 = arith.muli %142, %c17 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c8 : index
      %161 = arith.muli %143, %c4 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<4xi32>
      %165 = arith.andi %164, %c18 : vector<4xi32>
      %166 = arith.ori %165, %c19 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = arith.shrui %164, %c20 : vector<4xi32>
      %169 = arith.andi %168, %c18 : vector<4xi32>
      %170 = arith.ori %169, %c19 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = vector.shuffle %167, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = arith.subf %172, %c21 : vector<16xf16>
      %174 = arith.mulf %173, %152 : vector<16xf16>
      %175 = arith.muli %142, %c17 : index
      %176 = arith.addi %157, %175 : index
      %177 = arith.addi %176, %c22 : index
      %178 = arith.muli %143, %c4 : index
      %179 = arith.addi %177, %178 : index
      %180 = vector.load %w[%179] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %181 = vector.bitcast %180 : vector<16xi8> to vector<4xi32>
      %182 = arith.andi %181, %c18 : vector<4xi32>
      %183 = arith.ori %182, %c19 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %181, %c20 : vector<4xi32>
      %186 = arith.andi %185, %c18 : vector<4xi32>
      %187 = arith.ori %186, %c19 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = vector.shuffle %184, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = arith.subf %189, %c21 : vector<16xf16>
      %191 = arith.mulf %190, %152 : vector<16xf16>
      %192 = arith.addi %37, %c9 : index
      %193 = arith.remui %41, %c4 : index
      %194 = arith.addi %17, %c6 : index
      %195 = arith.muli %192, %c14 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.muli %193, %c7 : index
      %198 = arith.addi %196, %197 : index
      %199 = vector.load %w[%198] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %200 = vector.bitcast %199 : vector<2xi8> to vector<1xf16>
      %201 = vector.extract %200[0] : f16 from vector<1xf16>
      %202 = vector.broadcast %201 : f16 to vector<16xf16>
      %203 = arith.addi %17, %c6 : index
      %204 = arith.addi %inputFeatures, %c5 : index
      %205 = arith.divui %204, %c6 : index
      %206 = arith.muli %205, %c6 : index
      %207 = arith.addi %203, %206 : index
      %208 = arith.muli %192, %c17 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.addi %209, %c8 : index
      %211 = arith.muli %193, %c4 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<4xi32>
      %215 = arith.andi %214, %c18 : vector<4xi32>
      %216 = arith.ori %215, %c19 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %214, %c20 : vector<4xi32>
      %219 = arith.andi %218, %c18 : vector<4xi32>
      %220 = arith.ori %219, %c19 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = vector.shuffle %217, %221 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = arith.subf %222, %c21 : vector<16xf16>
      %224 = arith.mulf %223, %202 : vector<16xf16>
      %225 = arith.muli %192, %c17 : index
      %226 = arith.addi %207, %225 : index
      %227 = arith.addi %226, %c22 : index
      %228 = arith.muli %193, %c4 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<4xi32>
      %232 = arith.andi %231, %c18 : vector<4xi32>
      %233 = arith.ori %232, %c19 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %231, %c20 : vector<4xi32>
      %236 = arith.andi %235, %c18 : vector<4xi32>
      %237 = arith.ori %236, %c19 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = arith.subf %239, %c21 : vector<16xf16>
      %241 = arith.mulf %240, %202 : vector<16xf16>
      %242 = arith.addi %24, %c8 : index
      %243 = arith.muli %37, %c7 : index
      %244 = arith.addi %243, %c8 : index
      %245 = arith.divui %inputFeatures, %c4 : index
      %246 = arith.muli %242, %245 : index
      %247 = arith.addi %246, %244 : index
      %248 = arith.muli %tileRows, %c4 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.remui %41, %tileRows : index
      %251 = arith.muli %250, %c2 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c2 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %74, %38 : vector<16xf16>, vector<8xf32>
      %259 = wave.mma %257, %174, %39 : vector<16xf16>, vector<8xf32>
      %260 = arith.addi %24, %c8 : index
      %261 = arith.muli %37, %c7 : index
      %262 = arith.addi %261, %c9 : index
      %263 = arith.divui %inputFeatures, %c4 : index
      %264 = arith.muli %260, %263 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.muli %tileRows, %c4 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.remui %41, %tileRows : index
      %269 = arith.muli %268, %c2 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c2 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %91, %258 : vector<16xf16>, vector<8xf32>
      %277 = wave.mma %275, %191, %259 : vector<16xf16>, vector<8xf32>
      %278 = arith.addi %24, %c8 : index
      %279 = arith.muli %37, %c7 : index
      %280 = arith.addi %279, %c7 : index
      %281 = arith.divui %inputFeatures, %c4 : index
      %282 = arith.muli %278, %281 : index
      %283 = arith.addi %282, %280 : index
      %284 = arith.muli %tileRows, %c4 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.remui %41, %tileRows : index
      %287 = arith.muli %286, %c2 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c2 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %124, %276 : vector<16xf16>, vector<8xf32>
      %295 = wave.mma %293, %224, %277 : vector<16xf16>, vector<8xf32>
      %296 = arith.addi %24, %c8 : index
      %297 = arith.muli %37, %c7 : index
      %298 = arith.addi %297, %c23 : index
      %299 = arith.divui %inputFeatures, %c4 : index
      %300 = arith.muli %296, %299 : index
      %301 = arith.addi %300, %298 : index
      %302 = arith.muli %tileRows, %c4 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.remui %41, %tileRows : index
      %305 = arith.muli %304, %c2 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c2 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %141, %294 : vector<16xf16>, vector<8xf32>
      %313 = wave.mma %311, %241, %295 : vector<16xf16>, vector<8xf32>
      scf.yield %312, %313 : vector<8xf32>, vector<8xf32>
    }
    %314 = arith.select %34, %36, %29 : index
    %318:2 = scf.for %315 = %36 to %314 step %c9 iter_args(%316 = %40#0, %317 = %40#1) -> (vector<8xf32>, vector<8xf32>) {
      %319 = wave.lane
      %320 = arith.addi %315, %c8 : index
      %321 = arith.remui %319, %c4 : index
      %322 = arith.addi %15, %c6 : index
      %323 = arith.muli %320, %c14 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %321, %c7 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %328 = vector.bitcast %327 : vector<2xi8> to vector<1xf16>
      %329 = vector.extract %328[0] : f16 from vector<1xf16>
      %330 = vector.broadcast %329 : f16 to vector<16xf16>
      %331 = arith.addi %15, %c6 : index
      %332 = arith.addi %inputFeatures, %c5 : index
      %333 = arith.divui %332, %c6 : index
      %334 = arith.muli %333, %c6 : index
      %335 = arith.addi %331, %334 : index
      %336 = arith.muli %320, %c17 : index
      %337 = arith.addi %335, %336 : index
      %338 = arith.addi %337, %c8 : index
      %339 = arith.muli %321, %c4 : index
      %340 = arith.addi %338, %339 : index
      %341 = vector.load %w[%340] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %342 = vector.bitcast %341 : vector<16xi8> to vector<4xi32>
      %343 = arith.andi %342, %c18 : vector<4xi32>
      %344 = arith.ori %343, %c19 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %342, %c20 : vector<4xi32>
      %347 = arith.andi %346, %c18 : vector<4xi32>
      %348 = arith.ori %347, %c19 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = arith.subf %350, %c21 : vector<16xf16>
      %352 = arith.mulf %351, %330 : vector<16xf16>
      %353 = arith.muli %320, %c17 : index
      %354 = arith.addi %335, %353 : index
      %355 = arith.addi %354, %c22 : index
      %356 = arith.muli %321, %c4 : index
      %357 = arith.addi %355, %356 : index
      %358 = vector.load %w[%357] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %359 = vector.bitcast %358 : vector<16xi8> to vector<4xi32>
      %360 = arith.andi %359, %c18 : vector<4xi32>
      %361 = arith.ori %360, %c19 : vector<4xi32>
      %362 = vector.bitcast %361 : vector<4xi32> to vector<8xf16>
      %363 = arith.shrui %359, %c20 : vector<4xi32>
      %364 = arith.andi %363, %c18 : vector<4xi32>
      %365 = arith.ori %364, %c19 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = vector.shuffle %362, %366 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = arith.subf %367, %c21 : vector<16xf16>
      %369 = arith.mulf %368, %330 : vector<16xf16>
      %370 = arith.addi %315, %c8 : index
      %371 = arith.remui %319, %c4 : index
      %372 = arith.addi %17, %c6 : index
      %373 = arith.muli %370, %c14 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.muli %371, %c7 : index
      %376 = arith.addi %374, %375 : index
      %377 = vector.load %w[%376] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %378 = vector.bitcast %377 : vector<2xi8> to vector<1xf16>
      %379 = vector.extract %378[0] : f16 from vector<1xf16>
      %380 = vector.broadcast %379 : f16 to vector<16xf16>
      %381 = arith.addi %17, %c6 : index
      %382 = arith.addi %inputFeatures, %c5 : index
      %383 = arith.divui %382, %c6 : index
      %384 = arith.muli %383, %c6 : index
      %385 = arith.addi %381, %384 : index
      %386 = arith.muli %370, %c17 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c8 : index
      %389 = arith.muli %371, %c4 : index
      %390 = arith.addi %388, %389 : index
      %391 = vector.load %w[%390] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %392 = vector.bitcast %391 : vector<16xi8> to vector<4xi32>
      %393 = arith.andi %392, %c18 : vector<4xi32>
      %394 = arith.ori %393, %c19 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %392, %c20 : vector<4xi32>
      %397 = arith.andi %396, %c18 : vector<4xi32>
      %398 = arith.ori %397, %c19 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = vector.shuffle %395, %399 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = arith.subf %400, %c21 : vector<16xf16>
      %402 = arith.mulf %401, %380 : vector<16xf16>
      %403 = arith.muli %370, %c17 : index
      %404 = arith.addi %385, %403 : index
      %405 = arith.addi %404, %c22 : index
      %406 = arith.muli %371, %c4 : index
      %407 = arith.addi %405, %406 : index
      %408 = vector.load %w[%407] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %409 = vector.bitcast %408 : vector<16xi8> to vector<4xi32>
      %410 = arith.andi %409, %c18 : vector<4xi32>
      %411 = arith.ori %410, %c19 : vector<4xi32>
      %412 = vector.bitcast %411 : vector<4xi32> to vector<8xf16>
      %413 = arith.shrui %409, %c20 : vector<4xi32>
      %414 = arith.andi %413, %c18 : vector<4xi32>
      %415 = arith.ori %414, %c19 : vector<4xi32>
      %416 = vector.bitcast %415 : vector<4xi32> to vector<8xf16>
      %417 = vector.shuffle %412, %416 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = arith.subf %417, %c21 : vector<16xf16>
      %419 = arith.mulf %418, %380 : vector<16xf16>
      %420 = arith.addi %24, %c8 : index
      %421 = arith.muli %315, %c7 : index
      %422 = arith.addi %421, %c8 : index
      %423 = arith.divui %inputFeatures, %c4 : index
      %424 = arith.muli %420, %423 : index
      %425 = arith.addi %424, %422 : index
      %426 = arith.muli %tileRows, %c4 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.remui %319, %tileRows : index
      %429 = arith.muli %428, %c2 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c2 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %352, %316 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %402, %317 : vector<16xf16>, vector<8xf32>
      %438 = arith.addi %24, %c8 : index
      %439 = arith.muli %315, %c7 : index
      %440 = arith.addi %439, %c9 : index
      %441 = arith.divui %inputFeatures, %c4 : index
      %442 = arith.muli %438, %441 : index
      %443 = arith.addi %442, %440 : index
      %444 = arith.muli %tileRows, %c4 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.remui %319, %tileRows : index
      %447 = arith.muli %446, %c2 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c2 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %369, %436 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %419, %437 : vector<16xf16>, vector<8xf32>
      scf.yield %454, %455 : vector<8xf32>, vector<8xf32>
    }
    %456 = arith.addi %22, %c8 : index
    %457 = wave.lane
    %458 = arith.muli %3, %c7 : index
    %459 = arith.muli %458, %c22 : index
    %460 = arith.addi %459, %457 : index
    %461 = arith.muli %4, %c11 : index
    %462 = arith.addi %461, %460 : index
    %463 = arith.addi %462, %c8 : index
    %464 = arith.addi %463, %c8 : index
    %465 = vector.extract %318#0[0] : f32 from vector<8xf32>
    memref.store %465, %18[%464] : memref<?xf32>
    %466 = arith.muli %4, %c11 : index
    %467 = arith.addi %466, %460 : index
    %468 = arith.addi %467, %c8 : index
    %469 = arith.addi %468, %c14 : index
    %470 = vector.extract %318#0[1] : f32 from vector<8xf32>
    memref.store %470, %18[%469] : memref<?xf32>
    %471 = arith.muli %4, %c11 : index
    %472 = arith.addi %471, %460 : index
    %473 = arith.addi %472, %c8 : index
    %474 = arith.addi %473, %c24 : index
    %475 = vector.extract %318#0[2] : f32 from vector<8xf32>
    memref.store %475, %18[%474] : memref<?xf32>
    %476 = arith.muli %4, %c11 : index
    %477 = arith.addi %476, %460 : index
    %478 = arith.addi %477, %c8 : index
    %479 = arith.addi %478, %c25 : index
    %480 = vector.extract %318#0[3] : f32 from vector<8xf32>
    memref.store %480, %18[%479] : memref<?xf32>
    %481 = arith.muli %4, %c11 : index
    %482 = arith.addi %481, %460 : index
    %483 = arith.addi %482, %c8 : index
    %484 = arith.addi %483, %c6 : index
    %485 = vector.extract %318#0[4] : f32 from vector<8xf32>
    memref.store %485, %18[%484] : memref<?xf32>
    %486 = arith.muli %4, %c11 : index
    %487 = arith.addi %486, %460 : index
    %488 = arith.addi %487, %c8 : index
    %489 = arith.addi %488, %c26 : index
    %490 = vector.extract %318#0[5] : f32 from vector<8xf32>
    memref.store %490, %18[%489] : memref<?xf32>
    %491 = arith.muli %4, %c11 : index
    %492 = arith.addi %491, %460 : index
    %493 = arith.addi %492, %c8 : index
    %494 = arith.addi %493, %c27 : index
    %495 = vector.extract %318#0[6] : f32 from vector<8xf32>
    memref.store %495, %18[%494] : memref<?xf32>
    %496 = arith.muli %4, %c11 : index
    %497 = arith.addi %496, %460 : index
    %498 = arith.addi %497, %c8 : index
    %499 = arith.addi %498, %c28 : index
    %500 = vector.extract %318#0[7] : f32 from vector<8xf32>
    memref.store %500, %18[%499] : memref<?xf32>
    %501 = arith.muli %4, %c11 : index
    %502 = arith.addi %501, %460 : index
    %503 = arith.addi %502, %c22 : index
    %504 = arith.addi %503, %c8 : index
    %505 = vector.extract %318#1[0] : f32 from vector<8xf32>
    memref.store %505, %18[%504] : memref<?xf32>
    %506 = arith.muli %4, %c11 : index
    %507 = arith.addi %506, %460 : index
    %508 = arith.addi %507, %c22 : index
    %509 = arith.addi %508, %c14 : index
    %510 = vector.extract %318#1[1] : f32 from vector<8xf32>
    memref.store %510, %18[%509] : memref<?xf32>
    %511 = arith.muli %4, %c11 : index
    %512 = arith.addi %511, %460 : index
    %513 = arith.addi %512, %c22 : index
    %514 = arith.addi %513, %c24 : index
    %515 = vector.extract %318#1[2] : f32 from vector<8xf32>
    memref.store %515, %18[%514] : memref<?xf32>
    %516 = arith.muli %4, %c11 : index
    %517 = arith.addi %516, %460 : index
    %518 = arith.addi %517, %c22 : index
    %519 = arith.addi %518, %c25 : index
    %520 = vector.extract %318#1[3] : f32 from vector<8xf32>
    memref.store %520, %18[%519] : memref<?xf32>
    %521 = arith.muli %4, %c11 : index
    %522 = arith.addi %521, %460 : index
    %523 = arith.addi %522, %c22 : index
    %524 = arith.addi %523, %c6 : index
    %525 = vector.extract %318#1[4] : f32 from vector<8xf32>
    memref.store %525, %18[%524] : memref<?xf32>
    %526 = arith.muli %4, %c11 : index
    %527 = arith.addi %526, %460 : index
    %528 = arith.addi %527, %c22 : index
    %529 = arith.addi %528, %c26 : index
    %530 = vector.extract %318#1[5] : f32 from vector<8xf32>
    memref.store %530, %18[%529] : memref<?xf32>
    %531 = arith.muli %4, %c11 : index
    %532 = arith.addi %531, %460 : index
    %533 = arith.addi %532, %c22 : index
    %534 = arith.addi %533, %c27 : index
    %535 = vector.extract %318#1[6] : f32 from vector<8xf32>
    memref.store %535, %18[%534] : memref<?xf32>
    %536 = arith.muli %4, %c11 : index
    %537 = arith.addi %536, %460 : index
    %538 = arith.addi %537, %c22 : index
    %539 = arith.addi %538, %c28 : index
    %540 = vector.extract %318#1[7] : f32 from vector<8xf32>
    memref.store %540, %18[%539] : memref<?xf32>
    wave.barrier
    %541 = arith.muli %4, %c29 : index
    %542 = arith.addi %541, %c8 : index
    %543 = arith.muli %542, %c7 : index
    %544 = arith.divui %457, %c4 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.addi %456, %545 : index
    %547 = arith.cmpi slt, %546, %21 : index
    scf.if %547 {
      %548 = arith.cmpi eq, %hasFactors, %c9 : index
      %549 = memref.load %factors[%546] : memref<?xf32>
      %550 = arith.select %548, %549, %c31 : f32
      %551 = arith.addi %460, %c8 : index
      %552 = arith.muli %542, %c14 : index
      %553 = arith.addi %551, %552 : index
      %554 = memref.load %18[%553] : memref<?xf32>
      %555 = arith.addi %553, %c11 : index
      %556 = memref.load %18[%555] : memref<?xf32>
      %557 = arith.addf %554, %556 : f32
      %558 = arith.remui %457, %c4 : index
      %559 = arith.muli %558, %c29 : index
      %560 = arith.addi %15, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %550 : f32
      %565 = arith.mulf %557, %564 : f32
      %566 = arith.muli %3, %c7 : index
      %567 = arith.addi %566, %c8 : index
      %568 = arith.muli %567, %c4 : index
      %569 = arith.remui %457, %c4 : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.muli %545, %c22 : index
      %572 = arith.addi %571, %570 : index
      memref.store %565, %19[%572] : memref<?xf32>
      %573 = arith.addi %460, %c22 : index
      %574 = arith.muli %542, %c14 : index
      %575 = arith.addi %573, %574 : index
      %576 = memref.load %18[%575] : memref<?xf32>
      %577 = arith.addi %575, %c11 : index
      %578 = memref.load %18[%577] : memref<?xf32>
      %579 = arith.addf %576, %578 : f32
      %580 = arith.remui %457, %c4 : index
      %581 = arith.muli %580, %c29 : index
      %582 = arith.addi %17, %581 : index
      %583 = vector.load %w[%582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %584 = vector.bitcast %583 : vector<4xi8> to vector<1xf32>
      %585 = vector.extract %584[0] : f32 from vector<1xf32>
      %586 = arith.mulf %585, %550 : f32
      %587 = arith.mulf %579, %586 : f32
      %588 = arith.muli %3, %c7 : index
      %589 = arith.addi %588, %c9 : index
      %590 = arith.muli %589, %c4 : index
      %591 = arith.remui %457, %c4 : index
      %592 = arith.addi %590, %591 : index
      %593 = arith.muli %545, %c22 : index
      %594 = arith.addi %593, %592 : index
      memref.store %587, %19[%594] : memref<?xf32>
    }
    %595 = arith.muli %4, %c29 : index
    %596 = arith.addi %595, %c9 : index
    %597 = arith.muli %596, %c7 : index
    %598 = arith.divui %457, %c4 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.addi %456, %599 : index
    %601 = arith.cmpi slt, %600, %21 : index
    scf.if %601 {
      %602 = arith.cmpi eq, %hasFactors, %c9 : index
      %603 = memref.load %factors[%600] : memref<?xf32>
      %604 = arith.select %602, %603, %c31 : f32
      %605 = arith.addi %460, %c8 : index
      %606 = arith.muli %596, %c14 : index
      %607 = arith.addi %605, %606 : index
      %608 = memref.load %18[%607] : memref<?xf32>
      %609 = arith.addi %607, %c11 : index
      %610 = memref.load %18[%609] : memref<?xf32>
      %611 = arith.addf %608, %610 : f32
      %612 = arith.remui %457, %c4 : index
      %613 = arith.muli %612, %c29 : index
      %614 = arith.addi %15, %613 : index
      %615 = vector.load %w[%614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %616 = vector.bitcast %615 : vector<4xi8> to vector<1xf32>
      %617 = vector.extract %616[0] : f32 from vector<1xf32>
      %618 = arith.mulf %617, %604 : f32
      %619 = arith.mulf %611, %618 : f32
      %620 = arith.muli %3, %c7 : index
      %621 = arith.addi %620, %c8 : index
      %622 = arith.muli %621, %c4 : index
      %623 = arith.remui %457, %c4 : index
      %624 = arith.addi %622, %623 : index
      %625 = arith.muli %599, %c22 : index
      %626 = arith.addi %625, %624 : index
      memref.store %619, %19[%626] : memref<?xf32>
      %627 = arith.addi %460, %c22 : index
      %628 = arith.muli %596, %c14 : index
      %629 = arith.addi %627, %628 : index
      %630 = memref.load %18[%629] : memref<?xf32>
      %631 = arith.addi %629, %c11 : index
      %632 = memref.load %18[%631] : memref<?xf32>
      %633 = arith.addf %630, %632 : f32
      %634 = arith.remui %457, %c4 : index
      %635 = arith.muli %634, %c29 : index
      %636 = arith.addi %17, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %604 : f32
      %641 = arith.mulf %633, %640 : f32
      %642 = arith.muli %3, %c7 : index
      %643 = arith.addi %642, %c9 : index
      %644 = arith.muli %643, %c4 : index
      %645 = arith.remui %457, %c4 : index
      %646 = arith.addi %644, %645 : index
      %647 = arith.muli %599, %c22 : index
      %648 = arith.addi %647, %646 : index
      memref.store %641, %19[%648] : memref<?xf32>
    }
    %649 = arith.muli %4, %c29 : index
    %650 = arith.addi %649, %c7 : index
    %651 = arith.muli %650, %c7 : index
    %652 = arith.divui %457, %c4 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.addi %456, %653 : index
    %655 = arith.cmpi slt, %654, %21 : index
    scf.if %655 {
      %656 = arith.cmpi eq, %hasFactors, %c9 : index
      %657 = memref.load %factors[%654] : memref<?xf32>
      %658 = arith.select %656, %657, %c31 : f32
      %659 = arith.addi %460, %c8 : index
      %660 = arith.muli %650, %c14 : index
      %661 = arith.addi %659, %660 : index
      %662 = memref.load %18[%661] : memref<?xf32>
      %663 = arith.addi %661, %c11 : index
      %664 = memref.load %18[%663] : memref<?xf32>
      %665 = arith.addf %662, %664 : f32
      %666 = arith.remui %457, %c4 : index
      %667 = arith.muli %666, %c29 : index
      %668 = arith.addi %15, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %658 : f32
      %673 = arith.mulf %665, %672 : f32
      %674 = arith.muli %3, %c7 : index
      %675 = arith.addi %674, %c8 : index
      %676 = arith.muli %675, %c4 : index
      %677 = arith.remui %457, %c4 : index
      %678 = arith.addi %676, %677 : index
      %679 = arith.muli %653, %c22 : index
      %680 = arith.addi %679, %678 : index
      memref.store %673, %19[%680] : memref<?xf32>
      %681 = arith.addi %460, %c22 : index
      %682 = arith.muli %650, %c14 : index
      %683 = arith.addi %681, %682 : index
      %684 = memref.load %18[%683] : memref<?xf32>
      %685 = arith.addi %683, %c11 : index
      %686 = memref.load %18[%685] : memref<?xf32>
      %687 = arith.addf %684, %686 : f32
      %688 = arith.remui %457, %c4 : index
      %689 = arith.muli %688, %c29 : index
      %690 = arith.addi %17, %689 : index
      %691 = vector.load %w[%690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %692 = vector.bitcast %691 : vector<4xi8> to vector<1xf32>
      %693 = vector.extract %692[0] : f32 from vector<1xf32>
      %694 = arith.mulf %693, %658 : f32
      %695 = arith.mulf %687, %694 : f32
      %696 = arith.muli %3, %c7 : index
      %697 = arith.addi %696, %c9 : index
      %698 = arith.muli %697, %c4 : index
      %699 = arith.remui %457, %c4 : index
      %700 = arith.addi %698, %699 : index
      %701 = arith.muli %653, %c22 : index
      %702 = arith.addi %701, %700 : index
      memref.store %695, %19[%702] : memref<?xf32>
    }
    %703 = arith.muli %4, %c29 : index
    %704 = arith.addi %703, %c23 : index
    %705 = arith.muli %704, %c7 : index
    %706 = arith.divui %457, %c4 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.addi %456, %707 : index
    %709 = arith.cmpi slt, %708, %21 : index
    scf.if %709 {
      %710 = arith.cmpi eq, %hasFactors, %c9 : index
      %711 = memref.load %factors[%708] : memref<?xf32>
      %712 = arith.select %710, %711, %c31 : f32
      %713 = arith.addi %460, %c8 : index
      %714 = arith.muli %704, %c14 : index
      %715 = arith.addi %713, %714 : index
      %716 = memref.load %18[%715] : memref<?xf32>
      %717 = arith.addi %715, %c11 : index
      %718 = memref.load %18[%717] : memref<?xf32>
      %719 = arith.addf %716, %718 : f32
      %720 = arith.remui %457, %c4 : index
      %721 = arith.muli %720, %c29 : index
      %722 = arith.addi %15, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %712 : f32
      %727 = arith.mulf %719, %726 : f32
      %728 = arith.muli %3, %c7 : index
      %729 = arith.addi %728, %c8 : index
      %730 = arith.muli %729, %c4 : index
      %731 = arith.remui %457, %c4 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %707, %c22 : index
      %734 = arith.addi %733, %732 : index
      memref.store %727, %19[%734] : memref<?xf32>
      %735 = arith.addi %460, %c22 : index
      %736 = arith.muli %704, %c14 : index
      %737 = arith.addi %735, %736 : index
      %738 = memref.load %18[%737] : memref<?xf32>
      %739 = arith.addi %737, %c11 : index
      %740 = memref.load %18[%739] : memref<?xf32>
      %741 = arith.addf %738, %740 : f32
      %742 = arith.remui %457, %c4 : index
      %743 = arith.muli %742, %c29 : index
      %744 = arith.addi %17, %743 : index
      %745 = vector.load %w[%744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %746 = vector.bitcast %745 : vector<4xi8> to vector<1xf32>
      %747 = vector.extract %746[0] : f32 from vector<1xf32>
      %748 = arith.mulf %747, %712 : f32
      %749 = arith.mulf %741, %748 : f32
      %750 = arith.muli %3, %c7 : index
      %751 = arith.addi %750, %c9 : index
      %752 = arith.muli %751, %c4 : index
      %753 = arith.remui %457, %c4 : index
      %754 = arith.addi %752, %753 : index
      %755 = arith.muli %707, %c22 : index
      %756 = arith.addi %755, %754 : index
      memref.store %749, %19[%756] : memref<?xf32>
    }
    wave.barrier
    %757 = arith.addi %22, %c8 : index
    %758 = wave.wave
    %759 = arith.addi %758, %c8 : index
    %760 = arith.addi %757, %759 : index
    %761 = arith.cmpi slt, %760, %21 : index
    scf.if %761 {
      %762 = arith.addi %757, %759 : index
      %763 = arith.muli %759, %c22 : index
      %764 = wave.lane
      %765 = arith.addi %764, %c8 : index
      %766 = arith.cmpi eq, %hasBias, %c9 : index
      %767 = arith.addi %763, %765 : index
      %768 = memref.load %19[%767] : memref<?xf32>
      %769 = arith.muli %0, %c22 : index
      %770 = arith.addi %769, %765 : index
      %771 = memref.load %bias[%770] : memref<?xf32>
      %772 = arith.addf %768, %771 : f32
      %773 = arith.select %766, %772, %768 : f32
      %774 = arith.addi %765, %c6 : index
      %775 = arith.cmpi eq, %hasBias, %c9 : index
      %776 = arith.addi %763, %774 : index
      %777 = memref.load %19[%776] : memref<?xf32>
      %778 = arith.muli %0, %c22 : index
      %779 = arith.addi %778, %774 : index
      %780 = memref.load %bias[%779] : memref<?xf32>
      %781 = arith.addf %777, %780 : f32
      %782 = arith.select %775, %781, %777 : f32
      %783 = arith.addi %764, %c14 : index
      %784 = arith.cmpi eq, %hasBias, %c9 : index
      %785 = arith.addi %763, %783 : index
      %786 = memref.load %19[%785] : memref<?xf32>
      %787 = arith.muli %0, %c22 : index
      %788 = arith.addi %787, %783 : index
      %789 = memref.load %bias[%788] : memref<?xf32>
      %790 = arith.addf %786, %789 : f32
      %791 = arith.select %784, %790, %786 : f32
      %792 = arith.addi %783, %c6 : index
      %793 = arith.cmpi eq, %hasBias, %c9 : index
      %794 = arith.addi %763, %792 : index
      %795 = memref.load %19[%794] : memref<?xf32>
      %796 = arith.muli %0, %c22 : index
      %797 = arith.addi %796, %792 : index
      %798 = memref.load %bias[%797] : memref<?xf32>
      %799 = arith.addf %795, %798 : f32
      %800 = arith.select %793, %799, %795 : f32
      %801 = arith.addi %764, %c24 : index
      %802 = arith.cmpi eq, %hasBias, %c9 : index
      %803 = arith.addi %763, %801 : index
      %804 = memref.load %19[%803] : memref<?xf32>
      %805 = arith.muli %0, %c22 : index
      %806 = arith.addi %805, %801 : index
      %807 = memref.load %bias[%806] : memref<?xf32>
      %808 = arith.addf %804, %807 : f32
      %809 = arith.select %802, %808, %804 : f32
      %810 = arith.addi %801, %c6 : index
      %811 = arith.cmpi eq, %hasBias, %c9 : index
      %812 = arith.addi %763, %810 : index
      %813 = memref.load %19[%812] : memref<?xf32>
      %814 = arith.muli %0, %c22 : index
      %815 = arith.addi %814, %810 : index
      %816 = memref.load %bias[%815] : memref<?xf32>
      %817 = arith.addf %813, %816 : f32
      %818 = arith.select %811, %817, %813 : f32
      %819 = arith.addi %764, %c25 : index
      %820 = arith.cmpi eq, %hasBias, %c9 : index
      %821 = arith.addi %763, %819 : index
      %822 = memref.load %19[%821] : memref<?xf32>
      %823 = arith.muli %0, %c22 : index
      %824 = arith.addi %823, %819 : index
      %825 = memref.load %bias[%824] : memref<?xf32>
      %826 = arith.addf %822, %825 : f32
      %827 = arith.select %820, %826, %822 : f32
      %828 = arith.addi %819, %c6 : index
      %829 = arith.cmpi eq, %hasBias, %c9 : index
      %830 = arith.addi %763, %828 : index
      %831 = memref.load %19[%830] : memref<?xf32>
      %832 = arith.muli %0, %c22 : index
      %833 = arith.addi %832, %828 : index
      %834 = memref.load %bias[%833] : memref<?xf32>
      %835 = arith.addf %831, %834 : f32
      %836 = arith.select %829, %835, %831 : f32
      %837 = arith.addi %heads, %kvHeads : index
      %838 = arith.cmpi slt, %0, %837 : index
      scf.if %838 {
        %839 = arith.addi %positionsAt, %762 : index
        %840 = memref.load %step[%839] : memref<?xi32>
        %841 = arith.index_cast %840 : i32 to index
        %842 = arith.cmpi eq, %hasNorm, %c9 : index
        %843 = math.fma %773, %773, %c35 : f32
        %844 = math.fma %782, %782, %843 : f32
        %845 = math.fma %791, %791, %844 : f32
        %846 = math.fma %800, %800, %845 : f32
        %847 = math.fma %809, %809, %846 : f32
        %848 = math.fma %818, %818, %847 : f32
        %849 = math.fma %827, %827, %848 : f32
        %850 = math.fma %836, %836, %849 : f32
        %851 = vector.broadcast %850 : f32 to vector<1xf32>
        %852 = wave.reduce "add" %851 : vector<1xf32>
        %853 = arith.mulf %852, %inverseHeadDim : f32
        %854 = arith.addf %853, %epsilon : f32
        %855 = math.sqrt %854 : f32
        %856 = arith.divf %c31, %855 : f32
        %857 = arith.cmpi slt, %0, %heads : index
        %858 = arith.addi %765, %c6 : index
        %859 = memref.load %query_norm[%765] : memref<?xf32>
        %860 = memref.load %key_norm[%765] : memref<?xf32>
        %861 = arith.select %857, %859, %860 : f32
        %862 = arith.mulf %773, %856 : f32
        %863 = arith.mulf %862, %861 : f32
        %864 = arith.select %842, %863, %773 : f32
        %865 = memref.load %query_norm[%858] : memref<?xf32>
        %866 = memref.load %key_norm[%858] : memref<?xf32>
        %867 = arith.select %857, %865, %866 : f32
        %868 = arith.mulf %782, %856 : f32
        %869 = arith.mulf %868, %867 : f32
        %870 = arith.select %842, %869, %782 : f32
        %871 = arith.addi %783, %c6 : index
        %872 = memref.load %query_norm[%783] : memref<?xf32>
        %873 = memref.load %key_norm[%783] : memref<?xf32>
        %874 = arith.select %857, %872, %873 : f32
        %875 = arith.mulf %791, %856 : f32
        %876 = arith.mulf %875, %874 : f32
        %877 = arith.select %842, %876, %791 : f32
        %878 = memref.load %query_norm[%871] : memref<?xf32>
        %879 = memref.load %key_norm[%871] : memref<?xf32>
        %880 = arith.select %857, %878, %879 : f32
        %881 = arith.mulf %800, %856 : f32
        %882 = arith.mulf %881, %880 : f32
        %883 = arith.select %842, %882, %800 : f32
        %884 = arith.addi %801, %c6 : index
        %885 = memref.load %query_norm[%801] : memref<?xf32>
        %886 = memref.load %key_norm[%801] : memref<?xf32>
        %887 = arith.select %857, %885, %886 : f32
        %888 = arith.mulf %809, %856 : f32
        %889 = arith.mulf %888, %887 : f32
        %890 = arith.select %842, %889, %809 : f32
        %891 = memref.load %query_norm[%884] : memref<?xf32>
        %892 = memref.load %key_norm[%884] : memref<?xf32>
        %893 = arith.select %857, %891, %892 : f32
        %894 = arith.mulf %818, %856 : f32
        %895 = arith.mulf %894, %893 : f32
        %896 = arith.select %842, %895, %818 : f32
        %897 = arith.addi %819, %c6 : index
        %898 = memref.load %query_norm[%819] : memref<?xf32>
        %899 = memref.load %key_norm[%819] : memref<?xf32>
        %900 = arith.select %857, %898, %899 : f32
        %901 = arith.mulf %827, %856 : f32
        %902 = arith.mulf %901, %900 : f32
        %903 = arith.select %842, %902, %827 : f32
        %904 = memref.load %query_norm[%897] : memref<?xf32>
        %905 = memref.load %key_norm[%897] : memref<?xf32>
        %906 = arith.select %857, %904, %905 : f32
        %907 = arith.mulf %836, %856 : f32
        %908 = arith.mulf %907, %906 : f32
        %909 = arith.select %842, %908, %836 : f32
        %910 = arith.remui %841, %c22 : index
        %911 = arith.muli %910, %c22 : index
        %912 = arith.addi %911, %765 : index
        %913 = arith.divui %841, %c22 : index
        %914 = arith.addi %913, %c22 : index
        %915 = arith.muli %914, %c22 : index
        %916 = arith.addi %915, %765 : index
        %917 = memref.load %rope[%912] : memref<?xf32>
        %918 = arith.addi %912, %c6 : index
        %919 = memref.load %rope[%918] : memref<?xf32>
        %920 = memref.load %rope[%916] : memref<?xf32>
        %921 = arith.addi %916, %c6 : index
        %922 = memref.load %rope[%921] : memref<?xf32>
        %923 = arith.mulf %920, %917 : f32
        %924 = arith.mulf %922, %919 : f32
        %925 = arith.subf %923, %924 : f32
        %926 = arith.mulf %922, %917 : f32
        %927 = arith.mulf %920, %919 : f32
        %928 = arith.addf %926, %927 : f32
        %929 = arith.mulf %864, %925 : f32
        %930 = arith.mulf %870, %928 : f32
        %931 = arith.subf %929, %930 : f32
        %932 = arith.mulf %870, %925 : f32
        %933 = arith.mulf %864, %928 : f32
        %934 = arith.addf %932, %933 : f32
        %935 = arith.cmpi slt, %0, %heads : index
        scf.if %935 {
          %936 = arith.muli %762, %heads : index
          %937 = arith.addi %936, %0 : index
          %938 = arith.muli %937, %c22 : index
          %939 = arith.addi %938, %765 : index
          memref.store %931, %q[%939] : memref<?xf32>
          %940 = arith.addi %939, %c6 : index
          memref.store %934, %q[%940] : memref<?xf32>
        } else {
          %941 = arith.addi %763, %765 : index
          memref.store %931, %19[%941] : memref<?xf32>
          %942 = arith.addi %763, %765 : index
          %943 = arith.addi %942, %c6 : index
          memref.store %934, %19[%943] : memref<?xf32>
        }
        %944 = arith.remui %841, %c22 : index
        %945 = arith.muli %944, %c22 : index
        %946 = arith.addi %945, %783 : index
        %947 = arith.divui %841, %c22 : index
        %948 = arith.addi %947, %c22 : index
        %949 = arith.muli %948, %c22 : index
        %950 = arith.addi %949, %783 : index
        %951 = memref.load %rope[%946] : memref<?xf32>
        %952 = arith.addi %946, %c6 : index
        %953 = memref.load %rope[%952] : memref<?xf32>
        %954 = memref.load %rope[%950] : memref<?xf32>
        %955 = arith.addi %950, %c6 : index
        %956 = memref.load %rope[%955] : memref<?xf32>
        %957 = arith.mulf %954, %951 : f32
        %958 = arith.mulf %956, %953 : f32
        %959 = arith.subf %957, %958 : f32
        %960 = arith.mulf %956, %951 : f32
        %961 = arith.mulf %954, %953 : f32
        %962 = arith.addf %960, %961 : f32
        %963 = arith.mulf %877, %959 : f32
        %964 = arith.mulf %883, %962 : f32
        %965 = arith.subf %963, %964 : f32
        %966 = arith.mulf %883, %959 : f32
        %967 = arith.mulf %877, %962 : f32
        %968 = arith.addf %966, %967 : f32
        %969 = arith.cmpi slt, %0, %heads : index
        scf.if %969 {
          %970 = arith.muli %762, %heads : index
          %971 = arith.addi %970, %0 : index
          %972 = arith.muli %971, %c22 : index
          %973 = arith.addi %972, %783 : index
          memref.store %965, %q[%973] : memref<?xf32>
          %974 = arith.addi %973, %c6 : index
          memref.store %968, %q[%974] : memref<?xf32>
        } else {
          %975 = arith.addi %763, %783 : index
          memref.store %965, %19[%975] : memref<?xf32>
          %976 = arith.addi %763, %783 : index
          %977 = arith.addi %976, %c6 : index
          memref.store %968, %19[%977] : memref<?xf32>
        }
        %978 = arith.remui %841, %c22 : index
        %979 = arith.muli %978, %c22 : index
        %980 = arith.addi %979, %801 : index
        %981 = arith.divui %841, %c22 : index
        %982 = arith.addi %981, %c22 : index
        %983 = arith.muli %982, %c22 : index
        %984 = arith.addi %983, %801 : index
        %985 = memref.load %rope[%980] : memref<?xf32>
        %986 = arith.addi %980, %c6 : index
        %987 = memref.load %rope[%986] : memref<?xf32>
        %988 = memref.load %rope[%984] : memref<?xf32>
        %989 = arith.addi %984, %c6 : index
        %990 = memref.load %rope[%989] : memref<?xf32>
        %991 = arith.mulf %988, %985 : f32
        %992 = arith.mulf %990, %987 : f32
        %993 = arith.subf %991, %992 : f32
        %994 = arith.mulf %990, %985 : f32
        %995 = arith.mulf %988, %987 : f32
        %996 = arith.addf %994, %995 : f32
        %997 = arith.mulf %890, %993 : f32
        %998 = arith.mulf %896, %996 : f32
        %999 = arith.subf %997, %998 : f32
        %1000 = arith.mulf %896, %993 : f32
        %1001 = arith.mulf %890, %996 : f32
        %1002 = arith.addf %1000, %1001 : f32
        %1003 = arith.cmpi slt, %0, %heads : index
        scf.if %1003 {
          %1004 = arith.muli %762, %heads : index
          %1005 = arith.addi %1004, %0 : index
          %1006 = arith.muli %1005, %c22 : index
          %1007 = arith.addi %1006, %801 : index
          memref.store %999, %q[%1007] : memref<?xf32>
          %1008 = arith.addi %1007, %c6 : index
          memref.store %1002, %q[%1008] : memref<?xf32>
        } else {
          %1009 = arith.addi %763, %801 : index
          memref.store %999, %19[%1009] : memref<?xf32>
          %1010 = arith.addi %763, %801 : index
          %1011 = arith.addi %1010, %c6 : index
          memref.store %1002, %19[%1011] : memref<?xf32>
        }
        %1012 = arith.remui %841, %c22 : index
        %1013 = arith.muli %1012, %c22 : index
        %1014 = arith.addi %1013, %819 : index
        %1015 = arith.divui %841, %c22 : index
        %1016 = arith.addi %1015, %c22 : index
        %1017 = arith.muli %1016, %c22 : index
        %1018 = arith.addi %1017, %819 : index
        %1019 = memref.load %rope[%1014] : memref<?xf32>
        %1020 = arith.addi %1014, %c6 : index
        %1021 = memref.load %rope[%1020] : memref<?xf32>
        %1022 = memref.load %rope[%1018] : memref<?xf32>
        %1023 = arith.addi %1018, %c6 : index
        %1024 = memref.load %rope[%1023] : memref<?xf32>
        %1025 = arith.mulf %1022, %1019 : f32
        %1026 = arith.mulf %1024, %1021 : f32
        %1027 = arith.subf %1025, %1026 : f32
        %1028 = arith.mulf %1024, %1019 : f32
        %1029 = arith.mulf %1022, %1021 : f32
        %1030 = arith.addf %1028, %1029 : f32
        %1031 = arith.mulf %903, %1027 : f32
        %1032 = arith.mulf %909, %1030 : f32
        %1033 = arith.subf %1031, %1032 : f32
        %1034 = arith.mulf %909, %1027 : f32
        %1035 = arith.mulf %903, %1030 : f32
        %1036 = arith.addf %1034, %1035 : f32
        %1037 = arith.cmpi slt, %0, %heads : index
        scf.if %1037 {
          %1038 = arith.muli %762, %heads : index
          %1039 = arith.addi %1038, %0 : index
          %1040 = arith.muli %1039, %c22 : index
          %1041 = arith.addi %1040, %819 : index
          memref.store %1033, %q[%1041] : memref<?xf32>
          %1042 = arith.addi %1041, %c6 : index
          memref.store %1036, %q[%1042] : memref<?xf32>
        } else {
          %1043 = arith.addi %763, %819 : index
          memref.store %1033, %19[%1043] : memref<?xf32>
          %1044 = arith.addi %763, %819 : index
          %1045 = arith.addi %1044, %c6 : index
          memref.store %1036, %19[%1045] : memref<?xf32>
        }
      } else {
        %1046 = arith.cmpi slt, %0, %heads : index
        scf.if %1046 {
          %1047 = arith.muli %762, %heads : index
          %1048 = arith.addi %1047, %0 : index
          %1049 = arith.muli %1048, %c22 : index
          %1050 = arith.addi %1049, %765 : index
          memref.store %773, %q[%1050] : memref<?xf32>
          %1051 = arith.addi %1050, %c6 : index
          memref.store %782, %q[%1051] : memref<?xf32>
        } else {
          %1052 = arith.addi %763, %765 : index
          memref.store %773, %19[%1052] : memref<?xf32>
          %1053 = arith.addi %763, %765 : index
          %1054 = arith.addi %1053, %c6 : index
          memref.store %782, %19[%1054] : memref<?xf32>
        }
        %1055 = arith.cmpi slt, %0, %heads : index
        scf.if %1055 {
          %1056 = arith.muli %762, %heads : index
          %1057 = arith.addi %1056, %0 : index
          %1058 = arith.muli %1057, %c22 : index
          %1059 = arith.addi %1058, %783 : index
          memref.store %791, %q[%1059] : memref<?xf32>
          %1060 = arith.addi %1059, %c6 : index
          memref.store %800, %q[%1060] : memref<?xf32>
        } else {
          %1061 = arith.addi %763, %783 : index
          memref.store %791, %19[%1061] : memref<?xf32>
          %1062 = arith.addi %763, %783 : index
          %1063 = arith.addi %1062, %c6 : index
          memref.store %800, %19[%1063] : memref<?xf32>
        }
        %1064 = arith.cmpi slt, %0, %heads : index
        scf.if %1064 {
          %1065 = arith.muli %762, %heads : index
          %1066 = arith.addi %1065, %0 : index
          %1067 = arith.muli %1066, %c22 : index
          %1068 = arith.addi %1067, %801 : index
          memref.store %809, %q[%1068] : memref<?xf32>
          %1069 = arith.addi %1068, %c6 : index
          memref.store %818, %q[%1069] : memref<?xf32>
        } else {
          %1070 = arith.addi %763, %801 : index
          memref.store %809, %19[%1070] : memref<?xf32>
          %1071 = arith.addi %763, %801 : index
          %1072 = arith.addi %1071, %c6 : index
          memref.store %818, %19[%1072] : memref<?xf32>
        }
        %1073 = arith.cmpi slt, %0, %heads : index
        scf.if %1073 {
          %1074 = arith.muli %762, %heads : index
          %1075 = arith.addi %1074, %0 : index
          %1076 = arith.muli %1075, %c22 : index
          %1077 = arith.addi %1076, %819 : index
          memref.store %827, %q[%1077] : memref<?xf32>
          %1078 = arith.addi %1077, %c6 : index
          memref.store %836, %q[%1078] : memref<?xf32>
        } else {
          %1079 = arith.addi %763, %819 : index
          memref.store %827, %19[%1079] : memref<?xf32>
          %1080 = arith.addi %763, %819 : index
          %1081 = arith.addi %1080, %c6 : index
          memref.store %836, %19[%1081] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1082 = arith.cmpi sge, %0, %heads : index
    scf.if %1082 {
      %1083 = arith.addi %758, %c8 : index
      %1084 = arith.addi %757, %1083 : index
      %1085 = arith.cmpi slt, %1084, %21 : index
      scf.if %1085 {
        %1086 = arith.addi %757, %1083 : index
        %1087 = arith.addi %slotsAt, %1086 : index
        %1088 = memref.load %step[%1087] : memref<?xi32>
        %1089 = arith.index_cast %1088 : i32 to index
        %1090 = arith.cmpi sge, %1089, %c8 : index
        scf.if %1090 {
          %1091 = arith.muli %1083, %c22 : index
          %1092 = arith.subi %0, %heads : index
          %1093 = memref.load %scales[%1092] : memref<?xf32>
          %1094 = vector.broadcast %1093 : f32 to vector<4xf32>
          %1095 = arith.divui %1089, %c4 : index
          %1096 = arith.remui %1089, %c4 : index
          %1097 = arith.muli %1095, %pageBytes : index
          %1098 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1098 {
            %1099 = wave.lane
            %1100 = arith.muli %1099, %c29 : index
            scf.for %1101 = %1100 to %c22 step %c6 {
              %1102 = arith.addi %1091, %1101 : index
              %1103 = vector.load %19[%1102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1104 = arith.mulf %1103, %1094 : vector<4xf32>
              %1105 = arith.minimumf %1104, %c41 : vector<4xf32>
              %1106 = arith.maximumf %1105, %c42 : vector<4xf32>
              %1107 = arith.truncf %1106 : vector<4xf32> to vector<4xf16>
              %1108 = vector.bitcast %1107 : vector<4xf16> to vector<8xi8>
              %1109 = arith.cmpi slt, %1092, %kvHeads : index
              scf.if %1109 {
                %1110 = arith.muli %1092, %c43 : index
                %1111 = arith.addi %1097, %1110 : index
                %1112 = arith.divui %1101, %c4 : index
                %1113 = arith.muli %1112, %c17 : index
                %1114 = arith.remui %1101, %c4 : index
                %1115 = arith.divui %1114, %c2 : index
                %1116 = arith.muli %1115, %c22 : index
                %1117 = arith.muli %1096, %c4 : index
                %1118 = arith.addi %1116, %1117 : index
                %1119 = arith.remui %1114, %c2 : index
                %1120 = arith.muli %1119, %c7 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.addi %1113, %1121 : index
                %1123 = arith.addi %1111, %1122 : index
                vector.store %1108, %kv[%1123] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1124 = arith.subi %1092, %kvHeads : index
                %1125 = arith.muli %1124, %c43 : index
                %1126 = arith.addi %1097, %1125 : index
                %1127 = arith.addi %1101, %c8 : index
                %1128 = arith.divui %1127, %c4 : index
                %1129 = arith.muli %1128, %c17 : index
                %1130 = arith.addi %1129, %c10 : index
                %1131 = arith.remui %1127, %c4 : index
                %1132 = arith.divui %1096, %c7 : index
                %1133 = arith.remui %1096, %c7 : index
                %1134 = arith.muli %1133, %c2 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.divui %1135, %c2 : index
                %1137 = arith.muli %1136, %c22 : index
                %1138 = arith.muli %1131, %c4 : index
                %1139 = arith.addi %1137, %1138 : index
                %1140 = arith.remui %1135, %c2 : index
                %1141 = arith.muli %1140, %c7 : index
                %1142 = arith.addi %1139, %1141 : index
                %1143 = arith.addi %1130, %1142 : index
                %1144 = arith.addi %1126, %1143 : index
                %1145 = vector.shuffle %1108, %1108 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1145, %kv[%1144] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1146 = arith.addi %1101, %c9 : index
                %1147 = arith.divui %1146, %c4 : index
                %1148 = arith.muli %1147, %c17 : index
                %1149 = arith.addi %1148, %c10 : index
                %1150 = arith.remui %1146, %c4 : index
                %1151 = arith.divui %1096, %c7 : index
                %1152 = arith.remui %1096, %c7 : index
                %1153 = arith.muli %1152, %c2 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.divui %1154, %c2 : index
                %1156 = arith.muli %1155, %c22 : index
                %1157 = arith.muli %1150, %c4 : index
                %1158 = arith.addi %1156, %1157 : index
                %1159 = arith.remui %1154, %c2 : index
                %1160 = arith.muli %1159, %c7 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.addi %1149, %1161 : index
                %1163 = arith.addi %1126, %1162 : index
                %1164 = vector.shuffle %1108, %1108 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1164, %kv[%1163] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1165 = arith.addi %1101, %c7 : index
                %1166 = arith.divui %1165, %c4 : index
                %1167 = arith.muli %1166, %c17 : index
                %1168 = arith.addi %1167, %c10 : index
                %1169 = arith.remui %1165, %c4 : index
                %1170 = arith.divui %1096, %c7 : index
                %1171 = arith.remui %1096, %c7 : index
                %1172 = arith.muli %1171, %c2 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1173, %c2 : index
                %1175 = arith.muli %1174, %c22 : index
                %1176 = arith.muli %1169, %c4 : index
                %1177 = arith.addi %1175, %1176 : index
                %1178 = arith.remui %1173, %c2 : index
                %1179 = arith.muli %1178, %c7 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.addi %1168, %1180 : index
                %1182 = arith.addi %1126, %1181 : index
                %1183 = vector.shuffle %1108, %1108 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1183, %kv[%1182] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1184 = arith.addi %1101, %c23 : index
                %1185 = arith.divui %1184, %c4 : index
                %1186 = arith.muli %1185, %c17 : index
                %1187 = arith.addi %1186, %c10 : index
                %1188 = arith.remui %1184, %c4 : index
                %1189 = arith.divui %1096, %c7 : index
                %1190 = arith.remui %1096, %c7 : index
                %1191 = arith.muli %1190, %c2 : index
                %1192 = arith.addi %1189, %1191 : index
                %1193 = arith.divui %1192, %c2 : index
                %1194 = arith.muli %1193, %c22 : index
                %1195 = arith.muli %1188, %c4 : index
                %1196 = arith.addi %1194, %1195 : index
                %1197 = arith.remui %1192, %c2 : index
                %1198 = arith.muli %1197, %c7 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.addi %1187, %1199 : index
                %1201 = arith.addi %1126, %1200 : index
                %1202 = vector.shuffle %1108, %1108 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1202, %kv[%1201] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1203 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1203 {
            %1204 = wave.lane
            %1205 = arith.muli %1204, %c29 : index
            scf.for %1206 = %1205 to %c22 step %c6 {
              %1207 = arith.addi %1091, %1206 : index
              %1208 = vector.load %19[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1209 = arith.mulf %1208, %1094 : vector<4xf32>
              %1210 = wave.fp8_encode "e4m3" %1209 : vector<4xf32> -> vector<4xi8>
              %1211 = arith.cmpi slt, %1092, %kvHeads : index
              scf.if %1211 {
                %1212 = arith.muli %1092, %c10 : index
                %1213 = arith.addi %1097, %1212 : index
                %1214 = vector.shuffle %1210, %1210 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1215 = arith.divui %1206, %c4 : index
                %1216 = arith.muli %1215, %c22 : index
                %1217 = arith.remui %1206, %c4 : index
                %1218 = arith.muli %1096, %c4 : index
                %1219 = arith.divui %1217, %c29 : index
                %1220 = arith.muli %1219, %c29 : index
                %1221 = arith.remui %1217, %c7 : index
                %1222 = arith.muli %1221, %c7 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.divui %1217, %c7 : index
                %1225 = arith.remui %1224, %c7 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.addi %1218, %1226 : index
                %1228 = arith.addi %1216, %1227 : index
                %1229 = arith.addi %1213, %1228 : index
                vector.store %1214, %kv[%1229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1230 = arith.subi %1092, %kvHeads : index
                %1231 = arith.muli %1230, %c10 : index
                %1232 = arith.addi %1097, %1231 : index
                %1233 = arith.addi %1206, %c8 : index
                %1234 = arith.divui %1233, %c4 : index
                %1235 = arith.muli %1234, %c22 : index
                %1236 = arith.addi %1235, %c11 : index
                %1237 = arith.remui %1233, %c4 : index
                %1238 = arith.divui %1096, %c7 : index
                %1239 = arith.remui %1096, %c7 : index
                %1240 = arith.muli %1239, %c2 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.muli %1237, %c4 : index
                %1243 = arith.divui %1241, %c29 : index
                %1244 = arith.muli %1243, %c29 : index
                %1245 = arith.remui %1241, %c7 : index
                %1246 = arith.muli %1245, %c7 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.divui %1241, %c7 : index
                %1249 = arith.remui %1248, %c7 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1242, %1250 : index
                %1252 = arith.addi %1236, %1251 : index
                %1253 = arith.addi %1232, %1252 : index
                %1254 = vector.shuffle %1210, %1210 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1254, %kv[%1253] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1255 = arith.addi %1206, %c9 : index
                %1256 = arith.divui %1255, %c4 : index
                %1257 = arith.muli %1256, %c22 : index
                %1258 = arith.addi %1257, %c11 : index
                %1259 = arith.remui %1255, %c4 : index
                %1260 = arith.divui %1096, %c7 : index
                %1261 = arith.remui %1096, %c7 : index
                %1262 = arith.muli %1261, %c2 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.muli %1259, %c4 : index
                %1265 = arith.divui %1263, %c29 : index
                %1266 = arith.muli %1265, %c29 : index
                %1267 = arith.remui %1263, %c7 : index
                %1268 = arith.muli %1267, %c7 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.divui %1263, %c7 : index
                %1271 = arith.remui %1270, %c7 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.addi %1264, %1272 : index
                %1274 = arith.addi %1258, %1273 : index
                %1275 = arith.addi %1232, %1274 : index
                %1276 = vector.shuffle %1210, %1210 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1276, %kv[%1275] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1277 = arith.addi %1206, %c7 : index
                %1278 = arith.divui %1277, %c4 : index
                %1279 = arith.muli %1278, %c22 : index
                %1280 = arith.addi %1279, %c11 : index
                %1281 = arith.remui %1277, %c4 : index
                %1282 = arith.divui %1096, %c7 : index
                %1283 = arith.remui %1096, %c7 : index
                %1284 = arith.muli %1283, %c2 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.muli %1281, %c4 : index
                %1287 = arith.divui %1285, %c29 : index
                %1288 = arith.muli %1287, %c29 : index
                %1289 = arith.remui %1285, %c7 : index
                %1290 = arith.muli %1289, %c7 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.divui %1285, %c7 : index
                %1293 = arith.remui %1292, %c7 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.addi %1286, %1294 : index
                %1296 = arith.addi %1280, %1295 : index
                %1297 = arith.addi %1232, %1296 : index
                %1298 = vector.shuffle %1210, %1210 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1298, %kv[%1297] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1299 = arith.addi %1206, %c23 : index
                %1300 = arith.divui %1299, %c4 : index
                %1301 = arith.muli %1300, %c22 : index
                %1302 = arith.addi %1301, %c11 : index
                %1303 = arith.remui %1299, %c4 : index
                %1304 = arith.divui %1096, %c7 : index
                %1305 = arith.remui %1096, %c7 : index
                %1306 = arith.muli %1305, %c2 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.muli %1303, %c4 : index
                %1309 = arith.divui %1307, %c29 : index
                %1310 = arith.muli %1309, %c29 : index
                %1311 = arith.remui %1307, %c7 : index
                %1312 = arith.muli %1311, %c7 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.divui %1307, %c7 : index
                %1315 = arith.remui %1314, %c7 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.addi %1308, %1316 : index
                %1318 = arith.addi %1302, %1317 : index
                %1319 = arith.addi %1232, %1318 : index
                %1320 = vector.shuffle %1210, %1210 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1320, %kv[%1319] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1321 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1321 {
            %1322 = wave.lane
            %1323 = arith.muli %1322, %c29 : index
            scf.for %1324 = %1323 to %c22 step %c6 {
              %1325 = arith.addi %1091, %1324 : index
              %1326 = vector.load %19[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = arith.mulf %1326, %1094 : vector<4xf32>
              %1328 = wave.fp8_encode "e5m2" %1327 : vector<4xf32> -> vector<4xi8>
              %1329 = arith.cmpi slt, %1092, %kvHeads : index
              scf.if %1329 {
                %1330 = arith.muli %1092, %c10 : index
                %1331 = arith.addi %1097, %1330 : index
                %1332 = vector.shuffle %1328, %1328 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1333 = arith.divui %1324, %c4 : index
                %1334 = arith.muli %1333, %c22 : index
                %1335 = arith.remui %1324, %c4 : index
                %1336 = arith.muli %1096, %c4 : index
                %1337 = arith.divui %1335, %c29 : index
                %1338 = arith.muli %1337, %c29 : index
                %1339 = arith.remui %1335, %c7 : index
                %1340 = arith.muli %1339, %c7 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.divui %1335, %c7 : index
                %1343 = arith.remui %1342, %c7 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.addi %1336, %1344 : index
                %1346 = arith.addi %1334, %1345 : index
                %1347 = arith.addi %1331, %1346 : index
                vector.store %1332, %kv[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1348 = arith.subi %1092, %kvHeads : index
                %1349 = arith.muli %1348, %c10 : index
                %1350 = arith.addi %1097, %1349 : index
                %1351 = arith.addi %1324, %c8 : index
                %1352 = arith.divui %1351, %c4 : index
                %1353 = arith.muli %1352, %c22 : index
                %1354 = arith.addi %1353, %c11 : index
                %1355 = arith.remui %1351, %c4 : index
                %1356 = arith.divui %1096, %c7 : index
                %1357 = arith.remui %1096, %c7 : index
                %1358 = arith.muli %1357, %c2 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.muli %1355, %c4 : index
                %1361 = arith.divui %1359, %c29 : index
                %1362 = arith.muli %1361, %c29 : index
                %1363 = arith.remui %1359, %c7 : index
                %1364 = arith.muli %1363, %c7 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.divui %1359, %c7 : index
                %1367 = arith.remui %1366, %c7 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.addi %1360, %1368 : index
                %1370 = arith.addi %1354, %1369 : index
                %1371 = arith.addi %1350, %1370 : index
                %1372 = vector.shuffle %1328, %1328 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1372, %kv[%1371] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1373 = arith.addi %1324, %c9 : index
                %1374 = arith.divui %1373, %c4 : index
                %1375 = arith.muli %1374, %c22 : index
                %1376 = arith.addi %1375, %c11 : index
                %1377 = arith.remui %1373, %c4 : index
                %1378 = arith.divui %1096, %c7 : index
                %1379 = arith.remui %1096, %c7 : index
                %1380 = arith.muli %1379, %c2 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.muli %1377, %c4 : index
                %1383 = arith.divui %1381, %c29 : index
                %1384 = arith.muli %1383, %c29 : index
                %1385 = arith.remui %1381, %c7 : index
                %1386 = arith.muli %1385, %c7 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.divui %1381, %c7 : index
                %1389 = arith.remui %1388, %c7 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.addi %1382, %1390 : index
                %1392 = arith.addi %1376, %1391 : index
                %1393 = arith.addi %1350, %1392 : index
                %1394 = vector.shuffle %1328, %1328 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1394, %kv[%1393] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1395 = arith.addi %1324, %c7 : index
                %1396 = arith.divui %1395, %c4 : index
                %1397 = arith.muli %1396, %c22 : index
                %1398 = arith.addi %1397, %c11 : index
                %1399 = arith.remui %1395, %c4 : index
                %1400 = arith.divui %1096, %c7 : index
                %1401 = arith.remui %1096, %c7 : index
                %1402 = arith.muli %1401, %c2 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.muli %1399, %c4 : index
                %1405 = arith.divui %1403, %c29 : index
                %1406 = arith.muli %1405, %c29 : index
                %1407 = arith.remui %1403, %c7 : index
                %1408 = arith.muli %1407, %c7 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.divui %1403, %c7 : index
                %1411 = arith.remui %1410, %c7 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.addi %1404, %1412 : index
                %1414 = arith.addi %1398, %1413 : index
                %1415 = arith.addi %1350, %1414 : index
                %1416 = vector.shuffle %1328, %1328 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1416, %kv[%1415] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1417 = arith.addi %1324, %c23 : index
                %1418 = arith.divui %1417, %c4 : index
                %1419 = arith.muli %1418, %c22 : index
                %1420 = arith.addi %1419, %c11 : index
                %1421 = arith.remui %1417, %c4 : index
                %1422 = arith.divui %1096, %c7 : index
                %1423 = arith.remui %1096, %c7 : index
                %1424 = arith.muli %1423, %c2 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.muli %1421, %c4 : index
                %1427 = arith.divui %1425, %c29 : index
                %1428 = arith.muli %1427, %c29 : index
                %1429 = arith.remui %1425, %c7 : index
                %1430 = arith.muli %1429, %c7 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.divui %1425, %c7 : index
                %1433 = arith.remui %1432, %c7 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.addi %1426, %1434 : index
                %1436 = arith.addi %1420, %1435 : index
                %1437 = arith.addi %1350, %1436 : index
                %1438 = vector.shuffle %1328, %1328 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1438, %kv[%1437] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
