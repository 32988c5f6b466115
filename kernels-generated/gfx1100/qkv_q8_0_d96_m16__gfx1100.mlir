// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=96, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d96_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
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
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 3072 : index
  %c33 = arith.constant 4608 : index
  %c34 = arith.constant 4 : index
  %hasBias = wave.param "hasBias" : index
  %c36 = arith.constant 48 : index
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
  %22 = arith.muli %1, %c4 : index
  %23 = arith.cmpi slt, %22, %21 : index
  scf.if %23 {
    %24 = arith.muli %1, %c10 : index
    %25 = arith.divui %inputFeatures, %c15 : index
    %26 = arith.muli %4, %stepsPerWave : index
    %27 = arith.minsi %26, %25 : index
    %28 = arith.addi %27, %stepsPerWave : index
    %29 = arith.minsi %28, %25 : index
    %30 = arith.subi %29, %27 : index
    %31 = arith.divui %30, %c8 : index
    %32 = arith.muli %31, %c8 : index
    %33 = arith.addi %27, %32 : index
    %34 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %35 = arith.addi %27, %stepsPerWave : index
    %36 = arith.select %34, %35, %33 : index
    %40:2 = scf.for %37 = %27 to %36 step %c8 iter_args(%38 = %c14, %39 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %41 = wave.lane
      %42 = arith.addi %37, %c9 : index
      %43 = arith.remui %41, %c4 : index
      %44 = arith.addi %15, %c6 : index
      %45 = arith.muli %42, %c15 : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.muli %43, %c8 : index
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
      %58 = arith.muli %42, %c18 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.addi %59, %c9 : index
      %61 = arith.muli %43, %c4 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = arith.andi %64, %c19 : vector<4xi32>
      %66 = arith.ori %65, %c20 : vector<4xi32>
      %67 = vector.bitcast %66 : vector<4xi32> to vector<8xf16>
      %68 = arith.shrui %64, %c21 : vector<4xi32>
      %69 = arith.andi %68, %c19 : vector<4xi32>
      %70 = arith.ori %69, %c20 : vector<4xi32>
      %71 = vector.bitcast %70 : vector<4xi32> to vector<8xf16>
      %72 = vector.shuffle %67, %71 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.subf %72, %c22 : vector<16xf16>
      %74 = arith.mulf %73, %52 : vector<16xf16>
      %75 = arith.muli %42, %c18 : index
      %76 = arith.addi %57, %75 : index
      %77 = arith.addi %76, %c23 : index
      %78 = arith.muli %43, %c4 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.andi %81, %c19 : vector<4xi32>
      %83 = arith.ori %82, %c20 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %81, %c21 : vector<4xi32>
      %86 = arith.andi %85, %c19 : vector<4xi32>
      %87 = arith.ori %86, %c20 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.subf %89, %c22 : vector<16xf16>
      %91 = arith.mulf %90, %52 : vector<16xf16>
      %92 = arith.addi %37, %c10 : index
      %93 = arith.remui %41, %c4 : index
      %94 = arith.addi %15, %c6 : index
      %95 = arith.muli %92, %c15 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %93, %c8 : index
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
      %108 = arith.muli %92, %c18 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.addi %109, %c9 : index
      %111 = arith.muli %93, %c4 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.andi %114, %c19 : vector<4xi32>
      %116 = arith.ori %115, %c20 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %114, %c21 : vector<4xi32>
      %119 = arith.andi %118, %c19 : vector<4xi32>
      %120 = arith.ori %119, %c20 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = arith.subf %122, %c22 : vector<16xf16>
      %124 = arith.mulf %123, %102 : vector<16xf16>
      %125 = arith.muli %92, %c18 : index
      %126 = arith.addi %107, %125 : index
      %127 = arith.addi %126, %c23 : index
      %128 = arith.muli %93, %c4 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<4xi32>
      %132 = arith.andi %131, %c19 : vector<4xi32>
      %133 = arith.ori %132, %c20 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %131, %c21 : vector<4xi32>
      %136 = arith.andi %135, %c19 : vector<4xi32>
      %137 = arith.ori %136, %c20 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.subf %139, %c22 : vector<16xf16>
      %141 = arith.mulf %140, %102 : vector<16xf16>
      %142 = arith.addi %37, %c9 : index
      %143 = arith.remui %41, %c4 : index
      %144 = arith.addi %17, %c6 : index
      %145 = arith.muli %142, %c15 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %143, %c8 : index
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
      %158 = arith.muli %142, %c18 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c9 : index
      %161 = arith.muli %143, %c4 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<4xi32>
      %165 = arith.andi %164, %c19 : vector<4xi32>
      %166 = arith.ori %165, %c20 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = arith.shrui %164, %c21 : vector<4xi32>
      %169 = arith.andi %168, %c19 : vector<4xi32>
      %170 = arith.ori %169, %c20 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = vector.shuffle %167, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = arith.subf %172, %c22 : vector<16xf16>
      %174 = arith.mulf %173, %152 : vector<16xf16>
      %175 = arith.muli %142, %c18 : index
      %176 = arith.addi %157, %175 : index
      %177 = arith.addi %176, %c23 : index
      %178 = arith.muli %143, %c4 : index
      %179 = arith.addi %177, %178 : index
      %180 = vector.load %w[%179] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %181 = vector.bitcast %180 : vector<16xi8> to vector<4xi32>
      %182 = arith.andi %181, %c19 : vector<4xi32>
      %183 = arith.ori %182, %c20 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %181, %c21 : vector<4xi32>
      %186 = arith.andi %185, %c19 : vector<4xi32>
      %187 = arith.ori %186, %c20 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = vector.shuffle %184, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = arith.subf %189, %c22 : vector<16xf16>
      %191 = arith.mulf %190, %152 : vector<16xf16>
      %192 = arith.addi %37, %c10 : index
      %193 = arith.remui %41, %c4 : index
      %194 = arith.addi %17, %c6 : index
      %195 = arith.muli %192, %c15 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.muli %193, %c8 : index
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
      %208 = arith.muli %192, %c18 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.addi %209, %c9 : index
      %211 = arith.muli %193, %c4 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<4xi32>
      %215 = arith.andi %214, %c19 : vector<4xi32>
      %216 = arith.ori %215, %c20 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %214, %c21 : vector<4xi32>
      %219 = arith.andi %218, %c19 : vector<4xi32>
      %220 = arith.ori %219, %c20 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = vector.shuffle %217, %221 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = arith.subf %222, %c22 : vector<16xf16>
      %224 = arith.mulf %223, %202 : vector<16xf16>
      %225 = arith.muli %192, %c18 : index
      %226 = arith.addi %207, %225 : index
      %227 = arith.addi %226, %c23 : index
      %228 = arith.muli %193, %c4 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<4xi32>
      %232 = arith.andi %231, %c19 : vector<4xi32>
      %233 = arith.ori %232, %c20 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %231, %c21 : vector<4xi32>
      %236 = arith.andi %235, %c19 : vector<4xi32>
      %237 = arith.ori %236, %c20 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = arith.subf %239, %c22 : vector<16xf16>
      %241 = arith.mulf %240, %202 : vector<16xf16>
      %242 = arith.addi %24, %c9 : index
      %243 = arith.muli %37, %c8 : index
      %244 = arith.addi %243, %c9 : index
      %245 = arith.divui %inputFeatures, %c4 : index
      %246 = arith.muli %242, %245 : index
      %247 = arith.addi %246, %244 : index
      %248 = arith.muli %tileRows, %c4 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.remui %41, %tileRows : index
      %251 = arith.muli %250, %c24 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c24 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %74, %38 : vector<16xf16>, vector<8xf32>
      %259 = wave.mma %257, %174, %39 : vector<16xf16>, vector<8xf32>
      %260 = arith.addi %24, %c9 : index
      %261 = arith.muli %37, %c8 : index
      %262 = arith.addi %261, %c10 : index
      %263 = arith.divui %inputFeatures, %c4 : index
      %264 = arith.muli %260, %263 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.muli %tileRows, %c4 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.remui %41, %tileRows : index
      %269 = arith.muli %268, %c24 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c24 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %91, %258 : vector<16xf16>, vector<8xf32>
      %277 = wave.mma %275, %191, %259 : vector<16xf16>, vector<8xf32>
      %278 = arith.addi %24, %c9 : index
      %279 = arith.muli %37, %c8 : index
      %280 = arith.addi %279, %c8 : index
      %281 = arith.divui %inputFeatures, %c4 : index
      %282 = arith.muli %278, %281 : index
      %283 = arith.addi %282, %280 : index
      %284 = arith.muli %tileRows, %c4 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.remui %41, %tileRows : index
      %287 = arith.muli %286, %c24 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c24 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %124, %276 : vector<16xf16>, vector<8xf32>
      %295 = wave.mma %293, %224, %277 : vector<16xf16>, vector<8xf32>
      %296 = arith.addi %24, %c9 : index
      %297 = arith.muli %37, %c8 : index
      %298 = arith.addi %297, %c2 : index
      %299 = arith.divui %inputFeatures, %c4 : index
      %300 = arith.muli %296, %299 : index
      %301 = arith.addi %300, %298 : index
      %302 = arith.muli %tileRows, %c4 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.remui %41, %tileRows : index
      %305 = arith.muli %304, %c24 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c24 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %141, %294 : vector<16xf16>, vector<8xf32>
      %313 = wave.mma %311, %241, %295 : vector<16xf16>, vector<8xf32>
      scf.yield %312, %313 : vector<8xf32>, vector<8xf32>
    }
    %314 = arith.select %34, %36, %29 : index
    %318:2 = scf.for %315 = %36 to %314 step %c10 iter_args(%316 = %40#0, %317 = %40#1) -> (vector<8xf32>, vector<8xf32>) {
      %319 = wave.lane
      %320 = arith.addi %315, %c9 : index
      %321 = arith.remui %319, %c4 : index
      %322 = arith.addi %15, %c6 : index
      %323 = arith.muli %320, %c15 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %321, %c8 : index
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
      %336 = arith.muli %320, %c18 : index
      %337 = arith.addi %335, %336 : index
      %338 = arith.addi %337, %c9 : index
      %339 = arith.muli %321, %c4 : index
      %340 = arith.addi %338, %339 : index
      %341 = vector.load %w[%340] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %342 = vector.bitcast %341 : vector<16xi8> to vector<4xi32>
      %343 = arith.andi %342, %c19 : vector<4xi32>
      %344 = arith.ori %343, %c20 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %342, %c21 : vector<4xi32>
      %347 = arith.andi %346, %c19 : vector<4xi32>
      %348 = arith.ori %347, %c20 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = arith.subf %350, %c22 : vector<16xf16>
      %352 = arith.mulf %351, %330 : vector<16xf16>
      %353 = arith.muli %320, %c18 : index
      %354 = arith.addi %335, %353 : index
      %355 = arith.addi %354, %c23 : index
      %356 = arith.muli %321, %c4 : index
      %357 = arith.addi %355, %356 : index
      %358 = vector.load %w[%357] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %359 = vector.bitcast %358 : vector<16xi8> to vector<4xi32>
      %360 = arith.andi %359, %c19 : vector<4xi32>
      %361 = arith.ori %360, %c20 : vector<4xi32>
      %362 = vector.bitcast %361 : vector<4xi32> to vector<8xf16>
      %363 = arith.shrui %359, %c21 : vector<4xi32>
      %364 = arith.andi %363, %c19 : vector<4xi32>
      %365 = arith.ori %364, %c20 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = vector.shuffle %362, %366 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = arith.subf %367, %c22 : vector<16xf16>
      %369 = arith.mulf %368, %330 : vector<16xf16>
      %370 = arith.addi %315, %c9 : index
      %371 = arith.remui %319, %c4 : index
      %372 = arith.addi %17, %c6 : index
      %373 = arith.muli %370, %c15 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.muli %371, %c8 : index
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
      %386 = arith.muli %370, %c18 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c9 : index
      %389 = arith.muli %371, %c4 : index
      %390 = arith.addi %388, %389 : index
      %391 = vector.load %w[%390] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %392 = vector.bitcast %391 : vector<16xi8> to vector<4xi32>
      %393 = arith.andi %392, %c19 : vector<4xi32>
      %394 = arith.ori %393, %c20 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %392, %c21 : vector<4xi32>
      %397 = arith.andi %396, %c19 : vector<4xi32>
      %398 = arith.ori %397, %c20 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = vector.shuffle %395, %399 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = arith.subf %400, %c22 : vector<16xf16>
      %402 = arith.mulf %401, %380 : vector<16xf16>
      %403 = arith.muli %370, %c18 : index
      %404 = arith.addi %385, %403 : index
      %405 = arith.addi %404, %c23 : index
      %406 = arith.muli %371, %c4 : index
      %407 = arith.addi %405, %406 : index
      %408 = vector.load %w[%407] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %409 = vector.bitcast %408 : vector<16xi8> to vector<4xi32>
      %410 = arith.andi %409, %c19 : vector<4xi32>
      %411 = arith.ori %410, %c20 : vector<4xi32>
      %412 = vector.bitcast %411 : vector<4xi32> to vector<8xf16>
      %413 = arith.shrui %409, %c21 : vector<4xi32>
      %414 = arith.andi %413, %c19 : vector<4xi32>
      %415 = arith.ori %414, %c20 : vector<4xi32>
      %416 = vector.bitcast %415 : vector<4xi32> to vector<8xf16>
      %417 = vector.shuffle %412, %416 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = arith.subf %417, %c22 : vector<16xf16>
      %419 = arith.mulf %418, %380 : vector<16xf16>
      %420 = arith.addi %24, %c9 : index
      %421 = arith.muli %315, %c8 : index
      %422 = arith.addi %421, %c9 : index
      %423 = arith.divui %inputFeatures, %c4 : index
      %424 = arith.muli %420, %423 : index
      %425 = arith.addi %424, %422 : index
      %426 = arith.muli %tileRows, %c4 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.remui %319, %tileRows : index
      %429 = arith.muli %428, %c24 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c24 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %352, %316 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %402, %317 : vector<16xf16>, vector<8xf32>
      %438 = arith.addi %24, %c9 : index
      %439 = arith.muli %315, %c8 : index
      %440 = arith.addi %439, %c10 : index
      %441 = arith.divui %inputFeatures, %c4 : index
      %442 = arith.muli %438, %441 : index
      %443 = arith.addi %442, %440 : index
      %444 = arith.muli %tileRows, %c4 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.remui %319, %tileRows : index
      %447 = arith.muli %446, %c24 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c24 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %369, %436 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %419, %437 : vector<16xf16>, vector<8xf32>
      scf.yield %454, %455 : vector<8xf32>, vector<8xf32>
    }
    %456 = arith.addi %22, %c9 : index
    %457 = wave.lane
    %458 = arith.muli %3, %c8 : index
    %459 = arith.muli %458, %c23 : index
    %460 = arith.addi %459, %457 : index
    %461 = arith.muli %4, %c12 : index
    %462 = arith.addi %461, %460 : index
    %463 = arith.addi %462, %c9 : index
    %464 = arith.addi %463, %c9 : index
    %465 = vector.extract %318#0[0] : f32 from vector<8xf32>
    memref.store %465, %18[%464] : memref<?xf32>
    %466 = arith.muli %4, %c12 : index
    %467 = arith.addi %466, %460 : index
    %468 = arith.addi %467, %c9 : index
    %469 = arith.addi %468, %c15 : index
    %470 = vector.extract %318#0[1] : f32 from vector<8xf32>
    memref.store %470, %18[%469] : memref<?xf32>
    %471 = arith.muli %4, %c12 : index
    %472 = arith.addi %471, %460 : index
    %473 = arith.addi %472, %c9 : index
    %474 = arith.addi %473, %c25 : index
    %475 = vector.extract %318#0[2] : f32 from vector<8xf32>
    memref.store %475, %18[%474] : memref<?xf32>
    %476 = arith.muli %4, %c12 : index
    %477 = arith.addi %476, %460 : index
    %478 = arith.addi %477, %c9 : index
    %479 = arith.addi %478, %c26 : index
    %480 = vector.extract %318#0[3] : f32 from vector<8xf32>
    memref.store %480, %18[%479] : memref<?xf32>
    %481 = arith.muli %4, %c12 : index
    %482 = arith.addi %481, %460 : index
    %483 = arith.addi %482, %c9 : index
    %484 = arith.addi %483, %c6 : index
    %485 = vector.extract %318#0[4] : f32 from vector<8xf32>
    memref.store %485, %18[%484] : memref<?xf32>
    %486 = arith.muli %4, %c12 : index
    %487 = arith.addi %486, %460 : index
    %488 = arith.addi %487, %c9 : index
    %489 = arith.addi %488, %c27 : index
    %490 = vector.extract %318#0[5] : f32 from vector<8xf32>
    memref.store %490, %18[%489] : memref<?xf32>
    %491 = arith.muli %4, %c12 : index
    %492 = arith.addi %491, %460 : index
    %493 = arith.addi %492, %c9 : index
    %494 = arith.addi %493, %c28 : index
    %495 = vector.extract %318#0[6] : f32 from vector<8xf32>
    memref.store %495, %18[%494] : memref<?xf32>
    %496 = arith.muli %4, %c12 : index
    %497 = arith.addi %496, %460 : index
    %498 = arith.addi %497, %c9 : index
    %499 = arith.addi %498, %c29 : index
    %500 = vector.extract %318#0[7] : f32 from vector<8xf32>
    memref.store %500, %18[%499] : memref<?xf32>
    %501 = arith.muli %4, %c12 : index
    %502 = arith.addi %501, %460 : index
    %503 = arith.addi %502, %c23 : index
    %504 = arith.addi %503, %c9 : index
    %505 = vector.extract %318#1[0] : f32 from vector<8xf32>
    memref.store %505, %18[%504] : memref<?xf32>
    %506 = arith.muli %4, %c12 : index
    %507 = arith.addi %506, %460 : index
    %508 = arith.addi %507, %c23 : index
    %509 = arith.addi %508, %c15 : index
    %510 = vector.extract %318#1[1] : f32 from vector<8xf32>
    memref.store %510, %18[%509] : memref<?xf32>
    %511 = arith.muli %4, %c12 : index
    %512 = arith.addi %511, %460 : index
    %513 = arith.addi %512, %c23 : index
    %514 = arith.addi %513, %c25 : index
    %515 = vector.extract %318#1[2] : f32 from vector<8xf32>
    memref.store %515, %18[%514] : memref<?xf32>
    %516 = arith.muli %4, %c12 : index
    %517 = arith.addi %516, %460 : index
    %518 = arith.addi %517, %c23 : index
    %519 = arith.addi %518, %c26 : index
    %520 = vector.extract %318#1[3] : f32 from vector<8xf32>
    memref.store %520, %18[%519] : memref<?xf32>
    %521 = arith.muli %4, %c12 : index
    %522 = arith.addi %521, %460 : index
    %523 = arith.addi %522, %c23 : index
    %524 = arith.addi %523, %c6 : index
    %525 = vector.extract %318#1[4] : f32 from vector<8xf32>
    memref.store %525, %18[%524] : memref<?xf32>
    %526 = arith.muli %4, %c12 : index
    %527 = arith.addi %526, %460 : index
    %528 = arith.addi %527, %c23 : index
    %529 = arith.addi %528, %c27 : index
    %530 = vector.extract %318#1[5] : f32 from vector<8xf32>
    memref.store %530, %18[%529] : memref<?xf32>
    %531 = arith.muli %4, %c12 : index
    %532 = arith.addi %531, %460 : index
    %533 = arith.addi %532, %c23 : index
    %534 = arith.addi %533, %c28 : index
    %535 = vector.extract %318#1[6] : f32 from vector<8xf32>
    memref.store %535, %18[%534] : memref<?xf32>
    %536 = arith.muli %4, %c12 : index
    %537 = arith.addi %536, %460 : index
    %538 = arith.addi %537, %c23 : index
    %539 = arith.addi %538, %c29 : index
    %540 = vector.extract %318#1[7] : f32 from vector<8xf32>
    memref.store %540, %18[%539] : memref<?xf32>
    wave.barrier
    %541 = arith.muli %4, %c8 : index
    %542 = arith.addi %541, %c9 : index
    %543 = arith.muli %542, %c8 : index
    %544 = arith.divui %457, %c4 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.addi %456, %545 : index
    %547 = arith.cmpi slt, %546, %21 : index
    scf.if %547 {
      %548 = arith.cmpi eq, %hasFactors, %c10 : index
      %549 = memref.load %factors[%546] : memref<?xf32>
      %550 = arith.select %548, %549, %c31 : f32
      %551 = arith.addi %460, %c9 : index
      %552 = arith.muli %542, %c15 : index
      %553 = arith.addi %551, %552 : index
      %554 = memref.load %18[%553] : memref<?xf32>
      %555 = arith.addi %553, %c12 : index
      %556 = memref.load %18[%555] : memref<?xf32>
      %557 = arith.addf %554, %556 : f32
      %558 = arith.addi %553, %c32 : index
      %559 = memref.load %18[%558] : memref<?xf32>
      %560 = arith.addf %557, %559 : f32
      %561 = arith.addi %553, %c33 : index
      %562 = memref.load %18[%561] : memref<?xf32>
      %563 = arith.addf %560, %562 : f32
      %564 = arith.remui %457, %c4 : index
      %565 = arith.muli %564, %c34 : index
      %566 = arith.addi %15, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %550 : f32
      %571 = arith.mulf %563, %570 : f32
      %572 = arith.muli %3, %c8 : index
      %573 = arith.addi %572, %c9 : index
      %574 = arith.muli %573, %c4 : index
      %575 = arith.remui %457, %c4 : index
      %576 = arith.addi %574, %575 : index
      %577 = arith.muli %545, %c26 : index
      %578 = arith.addi %577, %576 : index
      memref.store %571, %19[%578] : memref<?xf32>
      %579 = arith.addi %460, %c23 : index
      %580 = arith.muli %542, %c15 : index
      %581 = arith.addi %579, %580 : index
      %582 = memref.load %18[%581] : memref<?xf32>
      %583 = arith.addi %581, %c12 : index
      %584 = memref.load %18[%583] : memref<?xf32>
      %585 = arith.addf %582, %584 : f32
      %586 = arith.addi %581, %c32 : index
      %587 = memref.load %18[%586] : memref<?xf32>
      %588 = arith.addf %585, %587 : f32
      %589 = arith.addi %581, %c33 : index
      %590 = memref.load %18[%589] : memref<?xf32>
      %591 = arith.addf %588, %590 : f32
      %592 = arith.remui %457, %c4 : index
      %593 = arith.muli %592, %c34 : index
      %594 = arith.addi %17, %593 : index
      %595 = vector.load %w[%594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %596 = vector.bitcast %595 : vector<4xi8> to vector<1xf32>
      %597 = vector.extract %596[0] : f32 from vector<1xf32>
      %598 = arith.mulf %597, %550 : f32
      %599 = arith.mulf %591, %598 : f32
      %600 = arith.muli %3, %c8 : index
      %601 = arith.addi %600, %c10 : index
      %602 = arith.muli %601, %c4 : index
      %603 = arith.remui %457, %c4 : index
      %604 = arith.addi %602, %603 : index
      %605 = arith.muli %545, %c26 : index
      %606 = arith.addi %605, %604 : index
      memref.store %599, %19[%606] : memref<?xf32>
    }
    %607 = arith.muli %4, %c8 : index
    %608 = arith.addi %607, %c10 : index
    %609 = arith.muli %608, %c8 : index
    %610 = arith.divui %457, %c4 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.addi %456, %611 : index
    %613 = arith.cmpi slt, %612, %21 : index
    scf.if %613 {
      %614 = arith.cmpi eq, %hasFactors, %c10 : index
      %615 = memref.load %factors[%612] : memref<?xf32>
      %616 = arith.select %614, %615, %c31 : f32
      %617 = arith.addi %460, %c9 : index
      %618 = arith.muli %608, %c15 : index
      %619 = arith.addi %617, %618 : index
      %620 = memref.load %18[%619] : memref<?xf32>
      %621 = arith.addi %619, %c12 : index
      %622 = memref.load %18[%621] : memref<?xf32>
      %623 = arith.addf %620, %622 : f32
      %624 = arith.addi %619, %c32 : index
      %625 = memref.load %18[%624] : memref<?xf32>
      %626 = arith.addf %623, %625 : f32
      %627 = arith.addi %619, %c33 : index
      %628 = memref.load %18[%627] : memref<?xf32>
      %629 = arith.addf %626, %628 : f32
      %630 = arith.remui %457, %c4 : index
      %631 = arith.muli %630, %c34 : index
      %632 = arith.addi %15, %631 : index
      %633 = vector.load %w[%632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %634 = vector.bitcast %633 : vector<4xi8> to vector<1xf32>
      %635 = vector.extract %634[0] : f32 from vector<1xf32>
      %636 = arith.mulf %635, %616 : f32
      %637 = arith.mulf %629, %636 : f32
      %638 = arith.muli %3, %c8 : index
      %639 = arith.addi %638, %c9 : index
      %640 = arith.muli %639, %c4 : index
      %641 = arith.remui %457, %c4 : index
      %642 = arith.addi %640, %641 : index
      %643 = arith.muli %611, %c26 : index
      %644 = arith.addi %643, %642 : index
      memref.store %637, %19[%644] : memref<?xf32>
      %645 = arith.addi %460, %c23 : index
      %646 = arith.muli %608, %c15 : index
      %647 = arith.addi %645, %646 : index
      %648 = memref.load %18[%647] : memref<?xf32>
      %649 = arith.addi %647, %c12 : index
      %650 = memref.load %18[%649] : memref<?xf32>
      %651 = arith.addf %648, %650 : f32
      %652 = arith.addi %647, %c32 : index
      %653 = memref.load %18[%652] : memref<?xf32>
      %654 = arith.addf %651, %653 : f32
      %655 = arith.addi %647, %c33 : index
      %656 = memref.load %18[%655] : memref<?xf32>
      %657 = arith.addf %654, %656 : f32
      %658 = arith.remui %457, %c4 : index
      %659 = arith.muli %658, %c34 : index
      %660 = arith.addi %17, %659 : index
      %661 = vector.load %w[%660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %662 = vector.bitcast %661 : vector<4xi8> to vector<1xf32>
      %663 = vector.extract %662[0] : f32 from vector<1xf32>
      %664 = arith.mulf %663, %616 : f32
      %665 = arith.mulf %657, %664 : f32
      %666 = arith.muli %3, %c8 : index
      %667 = arith.addi %666, %c10 : index
      %668 = arith.muli %667, %c4 : index
      %669 = arith.remui %457, %c4 : index
      %670 = arith.addi %668, %669 : index
      %671 = arith.muli %611, %c26 : index
      %672 = arith.addi %671, %670 : index
      memref.store %665, %19[%672] : memref<?xf32>
    }
    wave.barrier
    %673 = arith.addi %22, %c9 : index
    %674 = wave.wave
    %675 = arith.addi %674, %c9 : index
    %676 = arith.addi %673, %675 : index
    %677 = arith.cmpi slt, %676, %21 : index
    %678 = arith.cmpi slt, %675, %c4 : index
    %679 = arith.andi %677, %678 : i1
    scf.if %679 {
      %680 = arith.addi %673, %675 : index
      %681 = arith.muli %675, %c26 : index
      %682 = wave.lane
      %683 = arith.addi %682, %c9 : index
      %684 = arith.cmpi eq, %hasBias, %c10 : index
      %685 = arith.addi %681, %683 : index
      %686 = memref.load %19[%685] : memref<?xf32>
      %687 = arith.muli %0, %c26 : index
      %688 = arith.addi %687, %683 : index
      %689 = memref.load %bias[%688] : memref<?xf32>
      %690 = arith.addf %686, %689 : f32
      %691 = arith.select %684, %690, %686 : f32
      %692 = arith.addi %683, %c36 : index
      %693 = arith.cmpi eq, %hasBias, %c10 : index
      %694 = arith.addi %681, %692 : index
      %695 = memref.load %19[%694] : memref<?xf32>
      %696 = arith.muli %0, %c26 : index
      %697 = arith.addi %696, %692 : index
      %698 = memref.load %bias[%697] : memref<?xf32>
      %699 = arith.addf %695, %698 : f32
      %700 = arith.select %693, %699, %695 : f32
      %701 = arith.addi %682, %c15 : index
      %702 = arith.cmpi slt, %701, %c36 : index
      %703 = arith.minsi %701, %c37 : index
      %704 = arith.cmpi eq, %hasBias, %c10 : index
      %705 = arith.addi %681, %703 : index
      %706 = memref.load %19[%705] : memref<?xf32>
      %707 = arith.muli %0, %c26 : index
      %708 = arith.addi %707, %703 : index
      %709 = memref.load %bias[%708] : memref<?xf32>
      %710 = arith.addf %706, %709 : f32
      %711 = arith.select %704, %710, %706 : f32
      %712 = arith.addi %703, %c36 : index
      %713 = arith.cmpi eq, %hasBias, %c10 : index
      %714 = arith.addi %681, %712 : index
      %715 = memref.load %19[%714] : memref<?xf32>
      %716 = arith.muli %0, %c26 : index
      %717 = arith.addi %716, %712 : index
      %718 = memref.load %bias[%717] : memref<?xf32>
      %719 = arith.addf %715, %718 : f32
      %720 = arith.select %713, %719, %715 : f32
      %721 = arith.addi %heads, %kvHeads : index
      %722 = arith.cmpi slt, %0, %721 : index
      scf.if %722 {
        %723 = arith.addi %positionsAt, %680 : index
        %724 = memref.load %step[%723] : memref<?xi32>
        %725 = arith.index_cast %724 : i32 to index
        %726 = arith.cmpi eq, %hasNorm, %c10 : index
        %727 = math.fma %691, %691, %c40 : f32
        %728 = math.fma %700, %700, %727 : f32
        %729 = math.fma %711, %711, %728 : f32
        %730 = arith.select %702, %729, %728 : f32
        %731 = math.fma %720, %720, %730 : f32
        %732 = arith.select %702, %731, %730 : f32
        %733 = vector.broadcast %732 : f32 to vector<1xf32>
        %734 = wave.reduce "add" %733 : vector<1xf32>
        %735 = arith.mulf %734, %inverseHeadDim : f32
        %736 = arith.addf %735, %epsilon : f32
        %737 = math.sqrt %736 : f32
        %738 = arith.divf %c31, %737 : f32
        %739 = arith.cmpi slt, %0, %heads : index
        %740 = arith.addi %683, %c36 : index
        %741 = memref.load %query_norm[%683] : memref<?xf32>
        %742 = memref.load %key_norm[%683] : memref<?xf32>
        %743 = arith.select %739, %741, %742 : f32
        %744 = arith.mulf %691, %738 : f32
        %745 = arith.mulf %744, %743 : f32
        %746 = arith.select %726, %745, %691 : f32
        %747 = memref.load %query_norm[%740] : memref<?xf32>
        %748 = memref.load %key_norm[%740] : memref<?xf32>
        %749 = arith.select %739, %747, %748 : f32
        %750 = arith.mulf %700, %738 : f32
        %751 = arith.mulf %750, %749 : f32
        %752 = arith.select %726, %751, %700 : f32
        %753 = arith.addi %703, %c36 : index
        %754 = memref.load %query_norm[%703] : memref<?xf32>
        %755 = memref.load %key_norm[%703] : memref<?xf32>
        %756 = arith.select %739, %754, %755 : f32
        %757 = arith.mulf %711, %738 : f32
        %758 = arith.mulf %757, %756 : f32
        %759 = arith.select %726, %758, %711 : f32
        %760 = memref.load %query_norm[%753] : memref<?xf32>
        %761 = memref.load %key_norm[%753] : memref<?xf32>
        %762 = arith.select %739, %760, %761 : f32
        %763 = arith.mulf %720, %738 : f32
        %764 = arith.mulf %763, %762 : f32
        %765 = arith.select %726, %764, %720 : f32
        %766 = arith.remui %725, %c23 : index
        %767 = arith.muli %766, %c26 : index
        %768 = arith.addi %767, %683 : index
        %769 = arith.divui %725, %c23 : index
        %770 = arith.addi %769, %c23 : index
        %771 = arith.muli %770, %c26 : index
        %772 = arith.addi %771, %683 : index
        %773 = memref.load %rope[%768] : memref<?xf32>
        %774 = arith.addi %768, %c36 : index
        %775 = memref.load %rope[%774] : memref<?xf32>
        %776 = memref.load %rope[%772] : memref<?xf32>
        %777 = arith.addi %772, %c36 : index
        %778 = memref.load %rope[%777] : memref<?xf32>
        %779 = arith.mulf %776, %773 : f32
        %780 = arith.mulf %778, %775 : f32
        %781 = arith.subf %779, %780 : f32
        %782 = arith.mulf %778, %773 : f32
        %783 = arith.mulf %776, %775 : f32
        %784 = arith.addf %782, %783 : f32
        %785 = arith.mulf %746, %781 : f32
        %786 = arith.mulf %752, %784 : f32
        %787 = arith.subf %785, %786 : f32
        %788 = arith.mulf %752, %781 : f32
        %789 = arith.mulf %746, %784 : f32
        %790 = arith.addf %788, %789 : f32
        %791 = arith.cmpi slt, %0, %heads : index
        scf.if %791 {
          %792 = arith.muli %680, %heads : index
          %793 = arith.addi %792, %0 : index
          %794 = arith.muli %793, %c26 : index
          %795 = arith.addi %794, %683 : index
          memref.store %787, %q[%795] : memref<?xf32>
          %796 = arith.addi %795, %c36 : index
          memref.store %790, %q[%796] : memref<?xf32>
        } else {
          %797 = arith.addi %681, %683 : index
          memref.store %787, %19[%797] : memref<?xf32>
          %798 = arith.addi %681, %683 : index
          %799 = arith.addi %798, %c36 : index
          memref.store %790, %19[%799] : memref<?xf32>
        }
        %800 = arith.remui %725, %c23 : index
        %801 = arith.muli %800, %c26 : index
        %802 = arith.addi %801, %703 : index
        %803 = arith.divui %725, %c23 : index
        %804 = arith.addi %803, %c23 : index
        %805 = arith.muli %804, %c26 : index
        %806 = arith.addi %805, %703 : index
        %807 = memref.load %rope[%802] : memref<?xf32>
        %808 = arith.addi %802, %c36 : index
        %809 = memref.load %rope[%808] : memref<?xf32>
        %810 = memref.load %rope[%806] : memref<?xf32>
        %811 = arith.addi %806, %c36 : index
        %812 = memref.load %rope[%811] : memref<?xf32>
        %813 = arith.mulf %810, %807 : f32
        %814 = arith.mulf %812, %809 : f32
        %815 = arith.subf %813, %814 : f32
        %816 = arith.mulf %812, %807 : f32
        %817 = arith.mulf %810, %809 : f32
        %818 = arith.addf %816, %817 : f32
        %819 = arith.mulf %759, %815 : f32
        %820 = arith.mulf %765, %818 : f32
        %821 = arith.subf %819, %820 : f32
        %822 = arith.mulf %765, %815 : f32
        %823 = arith.mulf %759, %818 : f32
        %824 = arith.addf %822, %823 : f32
        scf.if %702 {
          %825 = arith.cmpi slt, %0, %heads : index
          scf.if %825 {
            %826 = arith.muli %680, %heads : index
            %827 = arith.addi %826, %0 : index
            %828 = arith.muli %827, %c26 : index
            %829 = arith.addi %828, %703 : index
            memref.store %821, %q[%829] : memref<?xf32>
            %830 = arith.addi %829, %c36 : index
            memref.store %824, %q[%830] : memref<?xf32>
          } else {
            %831 = arith.addi %681, %703 : index
            memref.store %821, %19[%831] : memref<?xf32>
            %832 = arith.addi %681, %703 : index
            %833 = arith.addi %832, %c36 : index
            memref.store %824, %19[%833] : memref<?xf32>
          }
        }
      } else {
        %834 = arith.cmpi slt, %0, %heads : index
        scf.if %834 {
          %835 = arith.muli %680, %heads : index
          %836 = arith.addi %835, %0 : index
          %837 = arith.muli %836, %c26 : index
          %838 = arith.addi %837, %683 : index
          memref.store %691, %q[%838] : memref<?xf32>
          %839 = arith.addi %838, %c36 : index
          memref.store %700, %q[%839] : memref<?xf32>
        } else {
          %840 = arith.addi %681, %683 : index
          memref.store %691, %19[%840] : memref<?xf32>
          %841 = arith.addi %681, %683 : index
          %842 = arith.addi %841, %c36 : index
          memref.store %700, %19[%842] : memref<?xf32>
        }
        scf.if %702 {
          %843 = arith.cmpi slt, %0, %heads : index
          scf.if %843 {
            %844 = arith.muli %680, %heads : index
            %845 = arith.addi %844, %0 : index
            %846 = arith.muli %845, %c26 : index
            %847 = arith.addi %846, %703 : index
            memref.store %711, %q[%847] : memref<?xf32>
            %848 = arith.addi %847, %c36 : index
            memref.store %720, %q[%848] : memref<?xf32>
          } else {
            %849 = arith.addi %681, %703 : index
            memref.store %711, %19[%849] : memref<?xf32>
            %850 = arith.addi %681, %703 : index
            %851 = arith.addi %850, %c36 : index
            memref.store %720, %19[%851] : memref<?xf32>
          }
        }
      }
    }
    %852 = arith.addi %674, %c43 : index
    %853 = arith.addi %673, %852 : index
    %854 = arith.cmpi slt, %853, %21 : index
    %855 = arith.cmpi slt, %852, %c4 : index
    %856 = arith.andi %854, %855 : i1
    scf.if %856 {
      %857 = arith.addi %673, %852 : index
      %858 = arith.muli %852, %c26 : index
      %859 = wave.lane
      %860 = arith.addi %859, %c9 : index
      %861 = arith.cmpi eq, %hasBias, %c10 : index
      %862 = arith.addi %858, %860 : index
      %863 = memref.load %19[%862] : memref<?xf32>
      %864 = arith.muli %0, %c26 : index
      %865 = arith.addi %864, %860 : index
      %866 = memref.load %bias[%865] : memref<?xf32>
      %867 = arith.addf %863, %866 : f32
      %868 = arith.select %861, %867, %863 : f32
      %869 = arith.addi %860, %c36 : index
      %870 = arith.cmpi eq, %hasBias, %c10 : index
      %871 = arith.addi %858, %869 : index
      %872 = memref.load %19[%871] : memref<?xf32>
      %873 = arith.muli %0, %c26 : index
      %874 = arith.addi %873, %869 : index
      %875 = memref.load %bias[%874] : memref<?xf32>
      %876 = arith.addf %872, %875 : f32
      %877 = arith.select %870, %876, %872 : f32
      %878 = arith.addi %859, %c15 : index
      %879 = arith.cmpi slt, %878, %c36 : index
      %880 = arith.minsi %878, %c37 : index
      %881 = arith.cmpi eq, %hasBias, %c10 : index
      %882 = arith.addi %858, %880 : index
      %883 = memref.load %19[%882] : memref<?xf32>
      %884 = arith.muli %0, %c26 : index
      %885 = arith.addi %884, %880 : index
      %886 = memref.load %bias[%885] : memref<?xf32>
      %887 = arith.addf %883, %886 : f32
      %888 = arith.select %881, %887, %883 : f32
      %889 = arith.addi %880, %c36 : index
      %890 = arith.cmpi eq, %hasBias, %c10 : index
      %891 = arith.addi %858, %889 : index
      %892 = memref.load %19[%891] : memref<?xf32>
      %893 = arith.muli %0, %c26 : index
      %894 = arith.addi %893, %889 : index
      %895 = memref.load %bias[%894] : memref<?xf32>
      %896 = arith.addf %892, %895 : f32
      %897 = arith.select %890, %896, %892 : f32
      %898 = arith.addi %heads, %kvHeads : index
      %899 = arith.cmpi slt, %0, %898 : index
      scf.if %899 {
        %900 = arith.addi %positionsAt, %857 : index
        %901 = memref.load %step[%900] : memref<?xi32>
        %902 = arith.index_cast %901 : i32 to index
        %903 = arith.cmpi eq, %hasNorm, %c10 : index
        %904 = math.fma %868, %868, %c40 : f32
        %905 = math.fma %877, %877, %904 : f32
        %906 = math.fma %888, %888, %905 : f32
        %907 = arith.select %879, %906, %905 : f32
        %908 = math.fma %897, %897, %907 : f32
        %909 = arith.select %879, %908, %907 : f32
        %910 = vector.broadcast %909 : f32 to vector<1xf32>
        %911 = wave.reduce "add" %910 : vector<1xf32>
        %912 = arith.mulf %911, %inverseHeadDim : f32
        %913 = arith.addf %912, %epsilon : f32
        %914 = math.sqrt %913 : f32
        %915 = arith.divf %c31, %914 : f32
        %916 = arith.cmpi slt, %0, %heads : index
        %917 = arith.addi %860, %c36 : index
        %918 = memref.load %query_norm[%860] : memref<?xf32>
        %919 = memref.load %key_norm[%860] : memref<?xf32>
        %920 = arith.select %916, %918, %919 : f32
        %921 = arith.mulf %868, %915 : f32
        %922 = arith.mulf %921, %920 : f32
        %923 = arith.select %903, %922, %868 : f32
        %924 = memref.load %query_norm[%917] : memref<?xf32>
        %925 = memref.load %key_norm[%917] : memref<?xf32>
        %926 = arith.select %916, %924, %925 : f32
        %927 = arith.mulf %877, %915 : f32
        %928 = arith.mulf %927, %926 : f32
        %929 = arith.select %903, %928, %877 : f32
        %930 = arith.addi %880, %c36 : index
        %931 = memref.load %query_norm[%880] : memref<?xf32>
        %932 = memref.load %key_norm[%880] : memref<?xf32>
        %933 = arith.select %916, %931, %932 : f32
        %934 = arith.mulf %888, %915 : f32
        %935 = arith.mulf %934, %933 : f32
        %936 = arith.select %903, %935, %888 : f32
        %937 = memref.load %query_norm[%930] : memref<?xf32>
        %938 = memref.load %key_norm[%930] : memref<?xf32>
        %939 = arith.select %916, %937, %938 : f32
        %940 = arith.mulf %897, %915 : f32
        %941 = arith.mulf %940, %939 : f32
        %942 = arith.select %903, %941, %897 : f32
        %943 = arith.remui %902, %c23 : index
        %944 = arith.muli %943, %c26 : index
        %945 = arith.addi %944, %860 : index
        %946 = arith.divui %902, %c23 : index
        %947 = arith.addi %946, %c23 : index
        %948 = arith.muli %947, %c26 : index
        %949 = arith.addi %948, %860 : index
        %950 = memref.load %rope[%945] : memref<?xf32>
        %951 = arith.addi %945, %c36 : index
        %952 = memref.load %rope[%951] : memref<?xf32>
        %953 = memref.load %rope[%949] : memref<?xf32>
        %954 = arith.addi %949, %c36 : index
        %955 = memref.load %rope[%954] : memref<?xf32>
        %956 = arith.mulf %953, %950 : f32
        %957 = arith.mulf %955, %952 : f32
        %958 = arith.subf %956, %957 : f32
        %959 = arith.mulf %955, %950 : f32
        %960 = arith.mulf %953, %952 : f32
        %961 = arith.addf %959, %960 : f32
        %962 = arith.mulf %923, %958 : f32
        %963 = arith.mulf %929, %961 : f32
        %964 = arith.subf %962, %963 : f32
        %965 = arith.mulf %929, %958 : f32
        %966 = arith.mulf %923, %961 : f32
        %967 = arith.addf %965, %966 : f32
        %968 = arith.cmpi slt, %0, %heads : index
        scf.if %968 {
          %969 = arith.muli %857, %heads : index
          %970 = arith.addi %969, %0 : index
          %971 = arith.muli %970, %c26 : index
          %972 = arith.addi %971, %860 : index
          memref.store %964, %q[%972] : memref<?xf32>
          %973 = arith.addi %972, %c36 : index
          memref.store %967, %q[%973] : memref<?xf32>
        } else {
          %974 = arith.addi %858, %860 : index
          memref.store %964, %19[%974] : memref<?xf32>
          %975 = arith.addi %858, %860 : index
          %976 = arith.addi %975, %c36 : index
          memref.store %967, %19[%976] : memref<?xf32>
        }
        %977 = arith.remui %902, %c23 : index
        %978 = arith.muli %977, %c26 : index
        %979 = arith.addi %978, %880 : index
        %980 = arith.divui %902, %c23 : index
        %981 = arith.addi %980, %c23 : index
        %982 = arith.muli %981, %c26 : index
        %983 = arith.addi %982, %880 : index
        %984 = memref.load %rope[%979] : memref<?xf32>
        %985 = arith.addi %979, %c36 : index
        %986 = memref.load %rope[%985] : memref<?xf32>
        %987 = memref.load %rope[%983] : memref<?xf32>
        %988 = arith.addi %983, %c36 : index
        %989 = memref.load %rope[%988] : memref<?xf32>
        %990 = arith.mulf %987, %984 : f32
        %991 = arith.mulf %989, %986 : f32
        %992 = arith.subf %990, %991 : f32
        %993 = arith.mulf %989, %984 : f32
        %994 = arith.mulf %987, %986 : f32
        %995 = arith.addf %993, %994 : f32
        %996 = arith.mulf %936, %992 : f32
        %997 = arith.mulf %942, %995 : f32
        %998 = arith.subf %996, %997 : f32
        %999 = arith.mulf %942, %992 : f32
        %1000 = arith.mulf %936, %995 : f32
        %1001 = arith.addf %999, %1000 : f32
        scf.if %879 {
          %1002 = arith.cmpi slt, %0, %heads : index
          scf.if %1002 {
            %1003 = arith.muli %857, %heads : index
            %1004 = arith.addi %1003, %0 : index
            %1005 = arith.muli %1004, %c26 : index
            %1006 = arith.addi %1005, %880 : index
            memref.store %998, %q[%1006] : memref<?xf32>
            %1007 = arith.addi %1006, %c36 : index
            memref.store %1001, %q[%1007] : memref<?xf32>
          } else {
            %1008 = arith.addi %858, %880 : index
            memref.store %998, %19[%1008] : memref<?xf32>
            %1009 = arith.addi %858, %880 : index
            %1010 = arith.addi %1009, %c36 : index
            memref.store %1001, %19[%1010] : memref<?xf32>
          }
        }
      } else {
        %1011 = arith.cmpi slt, %0, %heads : index
        scf.if %1011 {
          %1012 = arith.muli %857, %heads : index
          %1013 = arith.addi %1012, %0 : index
          %1014 = arith.muli %1013, %c26 : index
          %1015 = arith.addi %1014, %860 : index
          memref.store %868, %q[%1015] : memref<?xf32>
          %1016 = arith.addi %1015, %c36 : index
          memref.store %877, %q[%1016] : memref<?xf32>
        } else {
          %1017 = arith.addi %858, %860 : index
          memref.store %868, %19[%1017] : memref<?xf32>
          %1018 = arith.addi %858, %860 : index
          %1019 = arith.addi %1018, %c36 : index
          memref.store %877, %19[%1019] : memref<?xf32>
        }
        scf.if %879 {
          %1020 = arith.cmpi slt, %0, %heads : index
          scf.if %1020 {
            %1021 = arith.muli %857, %heads : index
            %1022 = arith.addi %1021, %0 : index
            %1023 = arith.muli %1022, %c26 : index
            %1024 = arith.addi %1023, %880 : index
            memref.store %888, %q[%1024] : memref<?xf32>
            %1025 = arith.addi %1024, %c36 : index
            memref.store %897, %q[%1025] : memref<?xf32>
          } else {
            %1026 = arith.addi %858, %880 : index
            memref.store %888, %19[%1026] : memref<?xf32>
            %1027 = arith.addi %858, %880 : index
            %1028 = arith.addi %1027, %c36 : index
            memref.store %897, %19[%1028] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1029 = arith.cmpi sge, %0, %heads : index
    scf.if %1029 {
      %1030 = arith.addi %674, %c9 : index
      %1031 = arith.addi %673, %1030 : index
      %1032 = arith.cmpi slt, %1031, %21 : index
      %1033 = arith.cmpi slt, %1030, %c4 : index
      %1034 = arith.andi %1032, %1033 : i1
      scf.if %1034 {
        %1035 = arith.addi %673, %1030 : index
        %1036 = arith.addi %slotsAt, %1035 : index
        %1037 = memref.load %step[%1036] : memref<?xi32>
        %1038 = arith.index_cast %1037 : i32 to index
        %1039 = arith.cmpi sge, %1038, %c9 : index
        scf.if %1039 {
          %1040 = arith.muli %1030, %c26 : index
          %1041 = arith.subi %0, %heads : index
          %1042 = memref.load %scales[%1041] : memref<?xf32>
          %1043 = vector.broadcast %1042 : f32 to vector<4xf32>
          %1044 = arith.divui %1038, %c4 : index
          %1045 = arith.remui %1038, %c4 : index
          %1046 = arith.muli %1044, %pageBytes : index
          %1047 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1047 {
            %1048 = wave.lane
            %1049 = arith.muli %1048, %c34 : index
            scf.for %1050 = %1049 to %c26 step %c6 {
              %1051 = arith.addi %1040, %1050 : index
              %1052 = vector.load %19[%1051] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1053 = arith.mulf %1052, %1043 : vector<4xf32>
              %1054 = arith.minimumf %1053, %c47 : vector<4xf32>
              %1055 = arith.maximumf %1054, %c48 : vector<4xf32>
              %1056 = arith.truncf %1055 : vector<4xf32> to vector<4xf16>
              %1057 = vector.bitcast %1056 : vector<4xf16> to vector<8xi8>
              %1058 = arith.cmpi slt, %1041, %kvHeads : index
              scf.if %1058 {
                %1059 = arith.muli %1041, %c11 : index
                %1060 = arith.addi %1046, %1059 : index
                %1061 = arith.divui %1050, %c4 : index
                %1062 = arith.muli %1061, %c18 : index
                %1063 = arith.remui %1050, %c4 : index
                %1064 = arith.divui %1063, %c24 : index
                %1065 = arith.muli %1064, %c23 : index
                %1066 = arith.muli %1045, %c4 : index
                %1067 = arith.addi %1065, %1066 : index
                %1068 = arith.remui %1063, %c24 : index
                %1069 = arith.muli %1068, %c8 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.addi %1062, %1070 : index
                %1072 = arith.addi %1060, %1071 : index
                vector.store %1057, %kv[%1072] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1073 = arith.subi %1041, %kvHeads : index
                %1074 = arith.muli %1073, %c11 : index
                %1075 = arith.addi %1046, %1074 : index
                %1076 = arith.addi %1050, %c9 : index
                %1077 = arith.divui %1076, %c4 : index
                %1078 = arith.muli %1077, %c18 : index
                %1079 = arith.addi %1078, %c32 : index
                %1080 = arith.remui %1076, %c4 : index
                %1081 = arith.divui %1045, %c8 : index
                %1082 = arith.remui %1045, %c8 : index
                %1083 = arith.muli %1082, %c24 : index
                %1084 = arith.addi %1081, %1083 : index
                %1085 = arith.divui %1084, %c24 : index
                %1086 = arith.muli %1085, %c23 : index
                %1087 = arith.muli %1080, %c4 : index
                %1088 = arith.addi %1086, %1087 : index
                %1089 = arith.remui %1084, %c24 : index
                %1090 = arith.muli %1089, %c8 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.addi %1079, %1091 : index
                %1093 = arith.addi %1075, %1092 : index
                %1094 = vector.shuffle %1057, %1057 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1094, %kv[%1093] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1095 = arith.addi %1050, %c10 : index
                %1096 = arith.divui %1095, %c4 : index
                %1097 = arith.muli %1096, %c18 : index
                %1098 = arith.addi %1097, %c32 : index
                %1099 = arith.remui %1095, %c4 : index
                %1100 = arith.divui %1045, %c8 : index
                %1101 = arith.remui %1045, %c8 : index
                %1102 = arith.muli %1101, %c24 : index
                %1103 = arith.addi %1100, %1102 : index
                %1104 = arith.divui %1103, %c24 : index
                %1105 = arith.muli %1104, %c23 : index
                %1106 = arith.muli %1099, %c4 : index
                %1107 = arith.addi %1105, %1106 : index
                %1108 = arith.remui %1103, %c24 : index
                %1109 = arith.muli %1108, %c8 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.addi %1098, %1110 : index
                %1112 = arith.addi %1075, %1111 : index
                %1113 = vector.shuffle %1057, %1057 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1113, %kv[%1112] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1114 = arith.addi %1050, %c8 : index
                %1115 = arith.divui %1114, %c4 : index
                %1116 = arith.muli %1115, %c18 : index
                %1117 = arith.addi %1116, %c32 : index
                %1118 = arith.remui %1114, %c4 : index
                %1119 = arith.divui %1045, %c8 : index
                %1120 = arith.remui %1045, %c8 : index
                %1121 = arith.muli %1120, %c24 : index
                %1122 = arith.addi %1119, %1121 : index
                %1123 = arith.divui %1122, %c24 : index
                %1124 = arith.muli %1123, %c23 : index
                %1125 = arith.muli %1118, %c4 : index
                %1126 = arith.addi %1124, %1125 : index
                %1127 = arith.remui %1122, %c24 : index
                %1128 = arith.muli %1127, %c8 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.addi %1117, %1129 : index
                %1131 = arith.addi %1075, %1130 : index
                %1132 = vector.shuffle %1057, %1057 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1132, %kv[%1131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1133 = arith.addi %1050, %c2 : index
                %1134 = arith.divui %1133, %c4 : index
                %1135 = arith.muli %1134, %c18 : index
                %1136 = arith.addi %1135, %c32 : index
                %1137 = arith.remui %1133, %c4 : index
                %1138 = arith.divui %1045, %c8 : index
                %1139 = arith.remui %1045, %c8 : index
                %1140 = arith.muli %1139, %c24 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.divui %1141, %c24 : index
                %1143 = arith.muli %1142, %c23 : index
                %1144 = arith.muli %1137, %c4 : index
                %1145 = arith.addi %1143, %1144 : index
                %1146 = arith.remui %1141, %c24 : index
                %1147 = arith.muli %1146, %c8 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.addi %1136, %1148 : index
                %1150 = arith.addi %1075, %1149 : index
                %1151 = vector.shuffle %1057, %1057 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1151, %kv[%1150] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1152 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1152 {
            %1153 = wave.lane
            %1154 = arith.muli %1153, %c34 : index
            scf.for %1155 = %1154 to %c26 step %c6 {
              %1156 = arith.addi %1040, %1155 : index
              %1157 = vector.load %19[%1156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1158 = arith.mulf %1157, %1043 : vector<4xf32>
              %1159 = wave.fp8_encode "e4m3" %1158 : vector<4xf32> -> vector<4xi8>
              %1160 = arith.cmpi slt, %1041, %kvHeads : index
              scf.if %1160 {
                %1161 = arith.muli %1041, %c32 : index
                %1162 = arith.addi %1046, %1161 : index
                %1163 = vector.shuffle %1159, %1159 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1164 = arith.divui %1155, %c4 : index
                %1165 = arith.muli %1164, %c23 : index
                %1166 = arith.remui %1155, %c4 : index
                %1167 = arith.muli %1045, %c4 : index
                %1168 = arith.divui %1166, %c34 : index
                %1169 = arith.muli %1168, %c34 : index
                %1170 = arith.remui %1166, %c8 : index
                %1171 = arith.muli %1170, %c8 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.divui %1166, %c8 : index
                %1174 = arith.remui %1173, %c8 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.addi %1167, %1175 : index
                %1177 = arith.addi %1165, %1176 : index
                %1178 = arith.addi %1162, %1177 : index
                vector.store %1163, %kv[%1178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1179 = arith.subi %1041, %kvHeads : index
                %1180 = arith.muli %1179, %c32 : index
                %1181 = arith.addi %1046, %1180 : index
                %1182 = arith.addi %1155, %c9 : index
                %1183 = arith.divui %1182, %c4 : index
                %1184 = arith.muli %1183, %c23 : index
                %1185 = arith.addi %1184, %c12 : index
                %1186 = arith.remui %1182, %c4 : index
                %1187 = arith.divui %1045, %c8 : index
                %1188 = arith.remui %1045, %c8 : index
                %1189 = arith.muli %1188, %c24 : index
                %1190 = arith.addi %1187, %1189 : index
                %1191 = arith.muli %1186, %c4 : index
                %1192 = arith.divui %1190, %c34 : index
                %1193 = arith.muli %1192, %c34 : index
                %1194 = arith.remui %1190, %c8 : index
                %1195 = arith.muli %1194, %c8 : index
                %1196 = arith.addi %1193, %1195 : index
                %1197 = arith.divui %1190, %c8 : index
                %1198 = arith.remui %1197, %c8 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.addi %1191, %1199 : index
                %1201 = arith.addi %1185, %1200 : index
                %1202 = arith.addi %1181, %1201 : index
                %1203 = vector.shuffle %1159, %1159 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1203, %kv[%1202] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1204 = arith.addi %1155, %c10 : index
                %1205 = arith.divui %1204, %c4 : index
                %1206 = arith.muli %1205, %c23 : index
                %1207 = arith.addi %1206, %c12 : index
                %1208 = arith.remui %1204, %c4 : index
                %1209 = arith.divui %1045, %c8 : index
                %1210 = arith.remui %1045, %c8 : index
                %1211 = arith.muli %1210, %c24 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.muli %1208, %c4 : index
                %1214 = arith.divui %1212, %c34 : index
                %1215 = arith.muli %1214, %c34 : index
                %1216 = arith.remui %1212, %c8 : index
                %1217 = arith.muli %1216, %c8 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.divui %1212, %c8 : index
                %1220 = arith.remui %1219, %c8 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.addi %1213, %1221 : index
                %1223 = arith.addi %1207, %1222 : index
                %1224 = arith.addi %1181, %1223 : index
                %1225 = vector.shuffle %1159, %1159 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1225, %kv[%1224] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1226 = arith.addi %1155, %c8 : index
                %1227 = arith.divui %1226, %c4 : index
                %1228 = arith.muli %1227, %c23 : index
                %1229 = arith.addi %1228, %c12 : index
                %1230 = arith.remui %1226, %c4 : index
                %1231 = arith.divui %1045, %c8 : index
                %1232 = arith.remui %1045, %c8 : index
                %1233 = arith.muli %1232, %c24 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.muli %1230, %c4 : index
                %1236 = arith.divui %1234, %c34 : index
                %1237 = arith.muli %1236, %c34 : index
                %1238 = arith.remui %1234, %c8 : index
                %1239 = arith.muli %1238, %c8 : index
                %1240 = arith.addi %1237, %1239 : index
                %1241 = arith.divui %1234, %c8 : index
                %1242 = arith.remui %1241, %c8 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.addi %1235, %1243 : index
                %1245 = arith.addi %1229, %1244 : index
                %1246 = arith.addi %1181, %1245 : index
                %1247 = vector.shuffle %1159, %1159 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1247, %kv[%1246] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1248 = arith.addi %1155, %c2 : index
                %1249 = arith.divui %1248, %c4 : index
                %1250 = arith.muli %1249, %c23 : index
                %1251 = arith.addi %1250, %c12 : index
                %1252 = arith.remui %1248, %c4 : index
                %1253 = arith.divui %1045, %c8 : index
                %1254 = arith.remui %1045, %c8 : index
                %1255 = arith.muli %1254, %c24 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.muli %1252, %c4 : index
                %1258 = arith.divui %1256, %c34 : index
                %1259 = arith.muli %1258, %c34 : index
                %1260 = arith.remui %1256, %c8 : index
                %1261 = arith.muli %1260, %c8 : index
                %1262 = arith.addi %1259, %1261 : index
                %1263 = arith.divui %1256, %c8 : index
                %1264 = arith.remui %1263, %c8 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.addi %1257, %1265 : index
                %1267 = arith.addi %1251, %1266 : index
                %1268 = arith.addi %1181, %1267 : index
                %1269 = vector.shuffle %1159, %1159 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1269, %kv[%1268] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1270 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1270 {
            %1271 = wave.lane
            %1272 = arith.muli %1271, %c34 : index
            scf.for %1273 = %1272 to %c26 step %c6 {
              %1274 = arith.addi %1040, %1273 : index
              %1275 = vector.load %19[%1274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1276 = arith.mulf %1275, %1043 : vector<4xf32>
              %1277 = wave.fp8_encode "e5m2" %1276 : vector<4xf32> -> vector<4xi8>
              %1278 = arith.cmpi slt, %1041, %kvHeads : index
              scf.if %1278 {
                %1279 = arith.muli %1041, %c32 : index
                %1280 = arith.addi %1046, %1279 : index
                %1281 = vector.shuffle %1277, %1277 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1282 = arith.divui %1273, %c4 : index
                %1283 = arith.muli %1282, %c23 : index
                %1284 = arith.remui %1273, %c4 : index
                %1285 = arith.muli %1045, %c4 : index
                %1286 = arith.divui %1284, %c34 : index
                %1287 = arith.muli %1286, %c34 : index
                %1288 = arith.remui %1284, %c8 : index
                %1289 = arith.muli %1288, %c8 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.divui %1284, %c8 : index
                %1292 = arith.remui %1291, %c8 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.addi %1285, %1293 : index
                %1295 = arith.addi %1283, %1294 : index
                %1296 = arith.addi %1280, %1295 : index
                vector.store %1281, %kv[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1297 = arith.subi %1041, %kvHeads : index
                %1298 = arith.muli %1297, %c32 : index
                %1299 = arith.addi %1046, %1298 : index
                %1300 = arith.addi %1273, %c9 : index
                %1301 = arith.divui %1300, %c4 : index
                %1302 = arith.muli %1301, %c23 : index
                %1303 = arith.addi %1302, %c12 : index
                %1304 = arith.remui %1300, %c4 : index
                %1305 = arith.divui %1045, %c8 : index
                %1306 = arith.remui %1045, %c8 : index
                %1307 = arith.muli %1306, %c24 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.muli %1304, %c4 : index
                %1310 = arith.divui %1308, %c34 : index
                %1311 = arith.muli %1310, %c34 : index
                %1312 = arith.remui %1308, %c8 : index
                %1313 = arith.muli %1312, %c8 : index
                %1314 = arith.addi %1311, %1313 : index
                %1315 = arith.divui %1308, %c8 : index
                %1316 = arith.remui %1315, %c8 : index
                %1317 = arith.addi %1314, %1316 : index
                %1318 = arith.addi %1309, %1317 : index
                %1319 = arith.addi %1303, %1318 : index
                %1320 = arith.addi %1299, %1319 : index
                %1321 = vector.shuffle %1277, %1277 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1321, %kv[%1320] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1322 = arith.addi %1273, %c10 : index
                %1323 = arith.divui %1322, %c4 : index
                %1324 = arith.muli %1323, %c23 : index
                %1325 = arith.addi %1324, %c12 : index
                %1326 = arith.remui %1322, %c4 : index
                %1327 = arith.divui %1045, %c8 : index
                %1328 = arith.remui %1045, %c8 : index
                %1329 = arith.muli %1328, %c24 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.muli %1326, %c4 : index
                %1332 = arith.divui %1330, %c34 : index
                %1333 = arith.muli %1332, %c34 : index
                %1334 = arith.remui %1330, %c8 : index
                %1335 = arith.muli %1334, %c8 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.divui %1330, %c8 : index
                %1338 = arith.remui %1337, %c8 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.addi %1331, %1339 : index
                %1341 = arith.addi %1325, %1340 : index
                %1342 = arith.addi %1299, %1341 : index
                %1343 = vector.shuffle %1277, %1277 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1343, %kv[%1342] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1344 = arith.addi %1273, %c8 : index
                %1345 = arith.divui %1344, %c4 : index
                %1346 = arith.muli %1345, %c23 : index
                %1347 = arith.addi %1346, %c12 : index
                %1348 = arith.remui %1344, %c4 : index
                %1349 = arith.divui %1045, %c8 : index
                %1350 = arith.remui %1045, %c8 : index
                %1351 = arith.muli %1350, %c24 : index
                %1352 = arith.addi %1349, %1351 : index
                %1353 = arith.muli %1348, %c4 : index
                %1354 = arith.divui %1352, %c34 : index
                %1355 = arith.muli %1354, %c34 : index
                %1356 = arith.remui %1352, %c8 : index
                %1357 = arith.muli %1356, %c8 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.divui %1352, %c8 : index
                %1360 = arith.remui %1359, %c8 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.addi %1353, %1361 : index
                %1363 = arith.addi %1347, %1362 : index
                %1364 = arith.addi %1299, %1363 : index
                %1365 = vector.shuffle %1277, %1277 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1365, %kv[%1364] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1366 = arith.addi %1273, %c2 : index
                %1367 = arith.divui %1366, %c4 : index
                %1368 = arith.muli %1367, %c23 : index
                %1369 = arith.addi %1368, %c12 : index
                %1370 = arith.remui %1366, %c4 : index
                %1371 = arith.divui %1045, %c8 : index
                %1372 = arith.remui %1045, %c8 : index
                %1373 = arith.muli %1372, %c24 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.muli %1370, %c4 : index
                %1376 = arith.divui %1374, %c34 : index
                %1377 = arith.muli %1376, %c34 : index
                %1378 = arith.remui %1374, %c8 : index
                %1379 = arith.muli %1378, %c8 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.divui %1374, %c8 : index
                %1382 = arith.remui %1381, %c8 : index
                %1383 = arith.addi %1380, %1382 : index
                %1384 = arith.addi %1375, %1383 : index
                %1385 = arith.addi %1369, %1384 : index
                %1386 = arith.addi %1299, %1385 : index
                %1387 = vector.shuffle %1277, %1277 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1387, %kv[%1386] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1388 = arith.addi %674, %c43 : index
      %1389 = arith.addi %673, %1388 : index
      %1390 = arith.cmpi slt, %1389, %21 : index
      %1391 = arith.cmpi slt, %1388, %c4 : index
      %1392 = arith.andi %1390, %1391 : i1
      scf.if %1392 {
        %1393 = arith.addi %673, %1388 : index
        %1394 = arith.addi %slotsAt, %1393 : index
        %1395 = memref.load %step[%1394] : memref<?xi32>
        %1396 = arith.index_cast %1395 : i32 to index
        %1397 = arith.cmpi sge, %1396, %c9 : index
        scf.if %1397 {
          %1398 = arith.muli %1388, %c26 : index
          %1399 = arith.subi %0, %heads : index
          %1400 = memref.load %scales[%1399] : memref<?xf32>
          %1401 = vector.broadcast %1400 : f32 to vector<4xf32>
          %1402 = arith.divui %1396, %c4 : index
          %1403 = arith.remui %1396, %c4 : index
          %1404 = arith.muli %1402, %pageBytes : index
          %1405 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1405 {
            %1406 = wave.lane
            %1407 = arith.muli %1406, %c34 : index
            scf.for %1408 = %1407 to %c26 step %c6 {
              %1409 = arith.addi %1398, %1408 : index
              %1410 = vector.load %19[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = arith.mulf %1410, %1401 : vector<4xf32>
              %1412 = arith.minimumf %1411, %c47 : vector<4xf32>
              %1413 = arith.maximumf %1412, %c48 : vector<4xf32>
              %1414 = arith.truncf %1413 : vector<4xf32> to vector<4xf16>
              %1415 = vector.bitcast %1414 : vector<4xf16> to vector<8xi8>
              %1416 = arith.cmpi slt, %1399, %kvHeads : index
              scf.if %1416 {
                %1417 = arith.muli %1399, %c11 : index
                %1418 = arith.addi %1404, %1417 : index
                %1419 = arith.divui %1408, %c4 : index
                %1420 = arith.muli %1419, %c18 : index
                %1421 = arith.remui %1408, %c4 : index
                %1422 = arith.divui %1421, %c24 : index
                %1423 = arith.muli %1422, %c23 : index
                %1424 = arith.muli %1403, %c4 : index
                %1425 = arith.addi %1423, %1424 : index
                %1426 = arith.remui %1421, %c24 : index
                %1427 = arith.muli %1426, %c8 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.addi %1420, %1428 : index
                %1430 = arith.addi %1418, %1429 : index
                vector.store %1415, %kv[%1430] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1431 = arith.subi %1399, %kvHeads : index
                %1432 = arith.muli %1431, %c11 : index
                %1433 = arith.addi %1404, %1432 : index
                %1434 = arith.addi %1408, %c9 : index
                %1435 = arith.divui %1434, %c4 : index
                %1436 = arith.muli %1435, %c18 : index
                %1437 = arith.addi %1436, %c32 : index
                %1438 = arith.remui %1434, %c4 : index
                %1439 = arith.divui %1403, %c8 : index
                %1440 = arith.remui %1403, %c8 : index
                %1441 = arith.muli %1440, %c24 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.divui %1442, %c24 : index
                %1444 = arith.muli %1443, %c23 : index
                %1445 = arith.muli %1438, %c4 : index
                %1446 = arith.addi %1444, %1445 : index
                %1447 = arith.remui %1442, %c24 : index
                %1448 = arith.muli %1447, %c8 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.addi %1437, %1449 : index
                %1451 = arith.addi %1433, %1450 : index
                %1452 = vector.shuffle %1415, %1415 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1452, %kv[%1451] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1453 = arith.addi %1408, %c10 : index
                %1454 = arith.divui %1453, %c4 : index
                %1455 = arith.muli %1454, %c18 : index
                %1456 = arith.addi %1455, %c32 : index
                %1457 = arith.remui %1453, %c4 : index
                %1458 = arith.divui %1403, %c8 : index
                %1459 = arith.remui %1403, %c8 : index
                %1460 = arith.muli %1459, %c24 : index
                %1461 = arith.addi %1458, %1460 : index
                %1462 = arith.divui %1461, %c24 : index
                %1463 = arith.muli %1462, %c23 : index
                %1464 = arith.muli %1457, %c4 : index
                %1465 = arith.addi %1463, %1464 : index
                %1466 = arith.remui %1461, %c24 : index
                %1467 = arith.muli %1466, %c8 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.addi %1456, %1468 : index
                %1470 = arith.addi %1433, %1469 : index
                %1471 = vector.shuffle %1415, %1415 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1471, %kv[%1470] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1472 = arith.addi %1408, %c8 : index
                %1473 = arith.divui %1472, %c4 : index
                %1474 = arith.muli %1473, %c18 : index
                %1475 = arith.addi %1474, %c32 : index
                %1476 = arith.remui %1472, %c4 : index
                %1477 = arith.divui %1403, %c8 : index
                %1478 = arith.remui %1403, %c8 : index
                %1479 = arith.muli %1478, %c24 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.divui %1480, %c24 : index
                %1482 = arith.muli %1481, %c23 : index
                %1483 = arith.muli %1476, %c4 : index
                %1484 = arith.addi %1482, %1483 : index
                %1485 = arith.remui %1480, %c24 : index
                %1486 = arith.muli %1485, %c8 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.addi %1475, %1487 : index
                %1489 = arith.addi %1433, %1488 : index
                %1490 = vector.shuffle %1415, %1415 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1490, %kv[%1489] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1491 = arith.addi %1408, %c2 : index
                %1492 = arith.divui %1491, %c4 : index
                %1493 = arith.muli %1492, %c18 : index
                %1494 = arith.addi %1493, %c32 : index
                %1495 = arith.remui %1491, %c4 : index
                %1496 = arith.divui %1403, %c8 : index
                %1497 = arith.remui %1403, %c8 : index
                %1498 = arith.muli %1497, %c24 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.divui %1499, %c24 : index
                %1501 = arith.muli %1500, %c23 : index
                %1502 = arith.muli %1495, %c4 : index
                %1503 = arith.addi %1501, %1502 : index
                %1504 = arith.remui %1499, %c24 : index
                %1505 = arith.muli %1504, %c8 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.addi %1494, %1506 : index
                %1508 = arith.addi %1433, %1507 : index
                %1509 = vector.shuffle %1415, %1415 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1509, %kv[%1508] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1510 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1510 {
            %1511 = wave.lane
            %1512 = arith.muli %1511, %c34 : index
            scf.for %1513 = %1512 to %c26 step %c6 {
              %1514 = arith.addi %1398, %1513 : index
              %1515 = vector.load %19[%1514] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1516 = arith.mulf %1515, %1401 : vector<4xf32>
              %1517 = wave.fp8_encode "e4m3" %1516 : vector<4xf32> -> vector<4xi8>
              %1518 = arith.cmpi slt, %1399, %kvHeads : index
              scf.if %1518 {
                %1519 = arith.muli %1399, %c32 : index
                %1520 = arith.addi %1404, %1519 : index
                %1521 = vector.shuffle %1517, %1517 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1522 = arith.divui %1513, %c4 : index
                %1523 = arith.muli %1522, %c23 : index
                %1524 = arith.remui %1513, %c4 : index
                %1525 = arith.muli %1403, %c4 : index
                %1526 = arith.divui %1524, %c34 : index
                %1527 = arith.muli %1526, %c34 : index
                %1528 = arith.remui %1524, %c8 : index
                %1529 = arith.muli %1528, %c8 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.divui %1524, %c8 : index
                %1532 = arith.remui %1531, %c8 : index
                %1533 = arith.addi %1530, %1532 : index
                %1534 = arith.addi %1525, %1533 : index
                %1535 = arith.addi %1523, %1534 : index
                %1536 = arith.addi %1520, %1535 : index
                vector.store %1521, %kv[%1536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1537 = arith.subi %1399, %kvHeads : index
                %1538 = arith.muli %1537, %c32 : index
                %1539 = arith.addi %1404, %1538 : index
                %1540 = arith.addi %1513, %c9 : index
                %1541 = arith.divui %1540, %c4 : index
                %1542 = arith.muli %1541, %c23 : index
                %1543 = arith.addi %1542, %c12 : index
                %1544 = arith.remui %1540, %c4 : index
                %1545 = arith.divui %1403, %c8 : index
                %1546 = arith.remui %1403, %c8 : index
                %1547 = arith.muli %1546, %c24 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.muli %1544, %c4 : index
                %1550 = arith.divui %1548, %c34 : index
                %1551 = arith.muli %1550, %c34 : index
                %1552 = arith.remui %1548, %c8 : index
                %1553 = arith.muli %1552, %c8 : index
                %1554 = arith.addi %1551, %1553 : index
                %1555 = arith.divui %1548, %c8 : index
                %1556 = arith.remui %1555, %c8 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1549, %1557 : index
                %1559 = arith.addi %1543, %1558 : index
                %1560 = arith.addi %1539, %1559 : index
                %1561 = vector.shuffle %1517, %1517 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1561, %kv[%1560] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1562 = arith.addi %1513, %c10 : index
                %1563 = arith.divui %1562, %c4 : index
                %1564 = arith.muli %1563, %c23 : index
                %1565 = arith.addi %1564, %c12 : index
                %1566 = arith.remui %1562, %c4 : index
                %1567 = arith.divui %1403, %c8 : index
                %1568 = arith.remui %1403, %c8 : index
                %1569 = arith.muli %1568, %c24 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.muli %1566, %c4 : index
                %1572 = arith.divui %1570, %c34 : index
                %1573 = arith.muli %1572, %c34 : index
                %1574 = arith.remui %1570, %c8 : index
                %1575 = arith.muli %1574, %c8 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.divui %1570, %c8 : index
                %1578 = arith.remui %1577, %c8 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.addi %1571, %1579 : index
                %1581 = arith.addi %1565, %1580 : index
                %1582 = arith.addi %1539, %1581 : index
                %1583 = vector.shuffle %1517, %1517 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1583, %kv[%1582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1584 = arith.addi %1513, %c8 : index
                %1585 = arith.divui %1584, %c4 : index
                %1586 = arith.muli %1585, %c23 : index
                %1587 = arith.addi %1586, %c12 : index
                %1588 = arith.remui %1584, %c4 : index
                %1589 = arith.divui %1403, %c8 : index
                %1590 = arith.remui %1403, %c8 : index
                %1591 = arith.muli %1590, %c24 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.muli %1588, %c4 : index
                %1594 = arith.divui %1592, %c34 : index
                %1595 = arith.muli %1594, %c34 : index
                %1596 = arith.remui %1592, %c8 : index
                %1597 = arith.muli %1596, %c8 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1592, %c8 : index
                %1600 = arith.remui %1599, %c8 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.addi %1593, %1601 : index
                %1603 = arith.addi %1587, %1602 : index
                %1604 = arith.addi %1539, %1603 : index
                %1605 = vector.shuffle %1517, %1517 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1605, %kv[%1604] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1606 = arith.addi %1513, %c2 : index
                %1607 = arith.divui %1606, %c4 : index
                %1608 = arith.muli %1607, %c23 : index
                %1609 = arith.addi %1608, %c12 : index
                %1610 = arith.remui %1606, %c4 : index
                %1611 = arith.divui %1403, %c8 : index
                %1612 = arith.remui %1403, %c8 : index
                %1613 = arith.muli %1612, %c24 : index
                %1614 = arith.addi %1611, %1613 : index
                %1615 = arith.muli %1610, %c4 : index
                %1616 = arith.divui %1614, %c34 : index
                %1617 = arith.muli %1616, %c34 : index
                %1618 = arith.remui %1614, %c8 : index
                %1619 = arith.muli %1618, %c8 : index
                %1620 = arith.addi %1617, %1619 : index
                %1621 = arith.divui %1614, %c8 : index
                %1622 = arith.remui %1621, %c8 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.addi %1615, %1623 : index
                %1625 = arith.addi %1609, %1624 : index
                %1626 = arith.addi %1539, %1625 : index
                %1627 = vector.shuffle %1517, %1517 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1627, %kv[%1626] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1628 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1628 {
            %1629 = wave.lane
            %1630 = arith.muli %1629, %c34 : index
            scf.for %1631 = %1630 to %c26 step %c6 {
              %1632 = arith.addi %1398, %1631 : index
              %1633 = vector.load %19[%1632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1634 = arith.mulf %1633, %1401 : vector<4xf32>
              %1635 = wave.fp8_encode "e5m2" %1634 : vector<4xf32> -> vector<4xi8>
              %1636 = arith.cmpi slt, %1399, %kvHeads : index
              scf.if %1636 {
                %1637 = arith.muli %1399, %c32 : index
                %1638 = arith.addi %1404, %1637 : index
                %1639 = vector.shuffle %1635, %1635 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1640 = arith.divui %1631, %c4 : index
                %1641 = arith.muli %1640, %c23 : index
                %1642 = arith.remui %1631, %c4 : index
                %1643 = arith.muli %1403, %c4 : index
                %1644 = arith.divui %1642, %c34 : index
                %1645 = arith.muli %1644, %c34 : index
                %1646 = arith.remui %1642, %c8 : index
                %1647 = arith.muli %1646, %c8 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.divui %1642, %c8 : index
                %1650 = arith.remui %1649, %c8 : index
                %1651 = arith.addi %1648, %1650 : index
                %1652 = arith.addi %1643, %1651 : index
                %1653 = arith.addi %1641, %1652 : index
                %1654 = arith.addi %1638, %1653 : index
                vector.store %1639, %kv[%1654] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1655 = arith.subi %1399, %kvHeads : index
                %1656 = arith.muli %1655, %c32 : index
                %1657 = arith.addi %1404, %1656 : index
                %1658 = arith.addi %1631, %c9 : index
                %1659 = arith.divui %1658, %c4 : index
                %1660 = arith.muli %1659, %c23 : index
                %1661 = arith.addi %1660, %c12 : index
                %1662 = arith.remui %1658, %c4 : index
                %1663 = arith.divui %1403, %c8 : index
                %1664 = arith.remui %1403, %c8 : index
                %1665 = arith.muli %1664, %c24 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.muli %1662, %c4 : index
                %1668 = arith.divui %1666, %c34 : index
                %1669 = arith.muli %1668, %c34 : index
                %1670 = arith.remui %1666, %c8 : index
                %1671 = arith.muli %1670, %c8 : index
                %1672 = arith.addi %1669, %1671 : index
                %1673 = arith.divui %1666, %c8 : index
                %1674 = arith.remui %1673, %c8 : index
                %1675 = arith.addi %1672, %1674 : index
                %1676 = arith.addi %1667, %1675 : index
                %1677 = arith.addi %1661, %1676 : index
                %1678 = arith.addi %1657, %1677 : index
                %1679 = vector.shuffle %1635, %1635 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1679, %kv[%1678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1680 = arith.addi %1631, %c10 : index
                %1681 = arith.divui %1680, %c4 : index
                %1682 = arith.muli %1681, %c23 : index
                %1683 = arith.addi %1682, %c12 : index
                %1684 = arith.remui %1680, %c4 : index
                %1685 = arith.divui %1403, %c8 : index
                %1686 = arith.remui %1403, %c8 : index
                %1687 = arith.muli %1686, %c24 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.muli %1684, %c4 : index
                %1690 = arith.divui %1688, %c34 : index
                %1691 = arith.muli %1690, %c34 : index
                %1692 = arith.remui %1688, %c8 : index
                %1693 = arith.muli %1692, %c8 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.divui %1688, %c8 : index
                %1696 = arith.remui %1695, %c8 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.addi %1689, %1697 : index
                %1699 = arith.addi %1683, %1698 : index
                %1700 = arith.addi %1657, %1699 : index
                %1701 = vector.shuffle %1635, %1635 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1701, %kv[%1700] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1702 = arith.addi %1631, %c8 : index
                %1703 = arith.divui %1702, %c4 : index
                %1704 = arith.muli %1703, %c23 : index
                %1705 = arith.addi %1704, %c12 : index
                %1706 = arith.remui %1702, %c4 : index
                %1707 = arith.divui %1403, %c8 : index
                %1708 = arith.remui %1403, %c8 : index
                %1709 = arith.muli %1708, %c24 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.muli %1706, %c4 : index
                %1712 = arith.divui %1710, %c34 : index
                %1713 = arith.muli %1712, %c34 : index
                %1714 = arith.remui %1710, %c8 : index
                %1715 = arith.muli %1714, %c8 : index
                %1716 = arith.addi %1713, %1715 : index
                %1717 = arith.divui %1710, %c8 : index
                %1718 = arith.remui %1717, %c8 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.addi %1711, %1719 : index
                %1721 = arith.addi %1705, %1720 : index
                %1722 = arith.addi %1657, %1721 : index
                %1723 = vector.shuffle %1635, %1635 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1723, %kv[%1722] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1724 = arith.addi %1631, %c2 : index
                %1725 = arith.divui %1724, %c4 : index
                %1726 = arith.muli %1725, %c23 : index
                %1727 = arith.addi %1726, %c12 : index
                %1728 = arith.remui %1724, %c4 : index
                %1729 = arith.divui %1403, %c8 : index
                %1730 = arith.remui %1403, %c8 : index
                %1731 = arith.muli %1730, %c24 : index
                %1732 = arith.addi %1729, %1731 : index
                %1733 = arith.muli %1728, %c4 : index
                %1734 = arith.divui %1732, %c34 : index
                %1735 = arith.muli %1734, %c34 : index
                %1736 = arith.remui %1732, %c8 : index
                %1737 = arith.muli %1736, %c8 : index
                %1738 = arith.addi %1735, %1737 : index
                %1739 = arith.divui %1732, %c8 : index
                %1740 = arith.remui %1739, %c8 : index
                %1741 = arith.addi %1738, %1740 : index
                %1742 = arith.addi %1733, %1741 : index
                %1743 = arith.addi %1727, %1742 : index
                %1744 = arith.addi %1657, %1743 : index
                %1745 = vector.shuffle %1635, %1635 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1745, %kv[%1744] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
