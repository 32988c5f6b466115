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
  %c15 = arith.constant 4 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %c17 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 512 : index
  %c21 = arith.constant dense<16711935> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<0x6480> : vector<16xf16>
  %c25 = arith.constant 256 : index
  %c26 = arith.constant 8 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 3072 : index
  %c34 = arith.constant 4608 : index
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
  %22 = arith.muli %1, %c13 : index
  %23 = arith.cmpi slt, %22, %21 : index
  scf.if %23 {
    %24 = arith.muli %1, %c15 : index
    %25 = arith.divui %inputFeatures, %c17 : index
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
    %46:8 = scf.for %37 = %27 to %36 step %c8 iter_args(%38 = %c16, %39 = %c16, %40 = %c16, %41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %47 = wave.lane
      %48 = arith.addi %37, %c9 : index
      %49 = arith.remui %47, %c4 : index
      %50 = arith.addi %15, %c6 : index
      %51 = arith.muli %48, %c17 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.muli %49, %c8 : index
      %54 = arith.addi %52, %53 : index
      %55 = vector.load %w[%54] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %56 = vector.bitcast %55 : vector<2xi8> to vector<1xf16>
      %57 = vector.extract %56[0] : f16 from vector<1xf16>
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = arith.addi %15, %c6 : index
      %60 = arith.addi %inputFeatures, %c5 : index
      %61 = arith.divui %60, %c6 : index
      %62 = arith.muli %61, %c6 : index
      %63 = arith.addi %59, %62 : index
      %64 = arith.muli %48, %c20 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.addi %65, %c9 : index
      %67 = arith.muli %49, %c4 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<4xi32>
      %71 = arith.andi %70, %c21 : vector<4xi32>
      %72 = arith.ori %71, %c22 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = arith.shrui %70, %c23 : vector<4xi32>
      %75 = arith.andi %74, %c21 : vector<4xi32>
      %76 = arith.ori %75, %c22 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = vector.shuffle %73, %77 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = arith.subf %78, %c24 : vector<16xf16>
      %80 = arith.mulf %79, %58 : vector<16xf16>
      %81 = arith.muli %48, %c20 : index
      %82 = arith.addi %63, %81 : index
      %83 = arith.addi %82, %c25 : index
      %84 = arith.muli %49, %c4 : index
      %85 = arith.addi %83, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<4xi32>
      %88 = arith.andi %87, %c21 : vector<4xi32>
      %89 = arith.ori %88, %c22 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %87, %c23 : vector<4xi32>
      %92 = arith.andi %91, %c21 : vector<4xi32>
      %93 = arith.ori %92, %c22 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.subf %95, %c24 : vector<16xf16>
      %97 = arith.mulf %96, %58 : vector<16xf16>
      %98 = arith.addi %37, %c10 : index
      %99 = arith.remui %47, %c4 : index
      %100 = arith.addi %15, %c6 : index
      %101 = arith.muli %98, %c17 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %99, %c8 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%104] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %106 = vector.bitcast %105 : vector<2xi8> to vector<1xf16>
      %107 = vector.extract %106[0] : f16 from vector<1xf16>
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = arith.addi %15, %c6 : index
      %110 = arith.addi %inputFeatures, %c5 : index
      %111 = arith.divui %110, %c6 : index
      %112 = arith.muli %111, %c6 : index
      %113 = arith.addi %109, %112 : index
      %114 = arith.muli %98, %c20 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.addi %115, %c9 : index
      %117 = arith.muli %99, %c4 : index
      %118 = arith.addi %116, %117 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<4xi32>
      %121 = arith.andi %120, %c21 : vector<4xi32>
      %122 = arith.ori %121, %c22 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %120, %c23 : vector<4xi32>
      %125 = arith.andi %124, %c21 : vector<4xi32>
      %126 = arith.ori %125, %c22 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.subf %128, %c24 : vector<16xf16>
      %130 = arith.mulf %129, %108 : vector<16xf16>
      %131 = arith.muli %98, %c20 : index
      %132 = arith.addi %113, %131 : index
      %133 = arith.addi %132, %c25 : index
      %134 = arith.muli %99, %c4 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<4xi32>
      %138 = arith.andi %137, %c21 : vector<4xi32>
      %139 = arith.ori %138, %c22 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %137, %c23 : vector<4xi32>
      %142 = arith.andi %141, %c21 : vector<4xi32>
      %143 = arith.ori %142, %c22 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.subf %145, %c24 : vector<16xf16>
      %147 = arith.mulf %146, %108 : vector<16xf16>
      %148 = arith.addi %37, %c9 : index
      %149 = arith.remui %47, %c4 : index
      %150 = arith.addi %17, %c6 : index
      %151 = arith.muli %148, %c17 : index
      %152 = arith.addi %150, %151 : index
      %153 = arith.muli %149, %c8 : index
      %154 = arith.addi %152, %153 : index
      %155 = vector.load %w[%154] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %156 = vector.bitcast %155 : vector<2xi8> to vector<1xf16>
      %157 = vector.extract %156[0] : f16 from vector<1xf16>
      %158 = vector.broadcast %157 : f16 to vector<16xf16>
      %159 = arith.addi %17, %c6 : index
      %160 = arith.addi %inputFeatures, %c5 : index
      %161 = arith.divui %160, %c6 : index
      %162 = arith.muli %161, %c6 : index
      %163 = arith.addi %159, %162 : index
      %164 = arith.muli %148, %c20 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c9 : index
      %167 = arith.muli %149, %c4 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %170 = vector.bitcast %169 : vector<16xi8> to vector<4xi32>
      %171 = arith.andi %170, %c21 : vector<4xi32>
      %172 = arith.ori %171, %c22 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = arith.shrui %170, %c23 : vector<4xi32>
      %175 = arith.andi %174, %c21 : vector<4xi32>
      %176 = arith.ori %175, %c22 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = vector.shuffle %173, %177 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = arith.subf %178, %c24 : vector<16xf16>
      %180 = arith.mulf %179, %158 : vector<16xf16>
      %181 = arith.muli %148, %c20 : index
      %182 = arith.addi %163, %181 : index
      %183 = arith.addi %182, %c25 : index
      %184 = arith.muli %149, %c4 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.ori %188, %c22 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %187, %c23 : vector<4xi32>
      %192 = arith.andi %191, %c21 : vector<4xi32>
      %193 = arith.ori %192, %c22 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = arith.subf %195, %c24 : vector<16xf16>
      %197 = arith.mulf %196, %158 : vector<16xf16>
      %198 = arith.addi %37, %c10 : index
      %199 = arith.remui %47, %c4 : index
      %200 = arith.addi %17, %c6 : index
      %201 = arith.muli %198, %c17 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c8 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %206 = vector.bitcast %205 : vector<2xi8> to vector<1xf16>
      %207 = vector.extract %206[0] : f16 from vector<1xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = arith.addi %17, %c6 : index
      %210 = arith.addi %inputFeatures, %c5 : index
      %211 = arith.divui %210, %c6 : index
      %212 = arith.muli %211, %c6 : index
      %213 = arith.addi %209, %212 : index
      %214 = arith.muli %198, %c20 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c9 : index
      %217 = arith.muli %199, %c4 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<4xi32>
      %221 = arith.andi %220, %c21 : vector<4xi32>
      %222 = arith.ori %221, %c22 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %220, %c23 : vector<4xi32>
      %225 = arith.andi %224, %c21 : vector<4xi32>
      %226 = arith.ori %225, %c22 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = arith.subf %228, %c24 : vector<16xf16>
      %230 = arith.mulf %229, %208 : vector<16xf16>
      %231 = arith.muli %198, %c20 : index
      %232 = arith.addi %213, %231 : index
      %233 = arith.addi %232, %c25 : index
      %234 = arith.muli %199, %c4 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<4xi32>
      %238 = arith.andi %237, %c21 : vector<4xi32>
      %239 = arith.ori %238, %c22 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %237, %c23 : vector<4xi32>
      %242 = arith.andi %241, %c21 : vector<4xi32>
      %243 = arith.ori %242, %c22 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = arith.subf %245, %c24 : vector<16xf16>
      %247 = arith.mulf %246, %208 : vector<16xf16>
      %248 = arith.addi %24, %c9 : index
      %249 = arith.muli %37, %c8 : index
      %250 = arith.addi %249, %c9 : index
      %251 = arith.divui %inputFeatures, %c4 : index
      %252 = arith.muli %248, %251 : index
      %253 = arith.addi %252, %250 : index
      %254 = arith.muli %tileRows, %c4 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %47, %tileRows : index
      %257 = arith.muli %256, %c26 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c26 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %80, %38 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %180, %39 : vector<16xf16>, vector<8xf32>
      %266 = arith.addi %24, %c10 : index
      %267 = arith.muli %37, %c8 : index
      %268 = arith.addi %267, %c9 : index
      %269 = arith.divui %inputFeatures, %c4 : index
      %270 = arith.muli %266, %269 : index
      %271 = arith.addi %270, %268 : index
      %272 = arith.muli %tileRows, %c4 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.remui %47, %tileRows : index
      %275 = arith.muli %274, %c26 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c26 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %80, %40 : vector<16xf16>, vector<8xf32>
      %283 = wave.mma %281, %180, %41 : vector<16xf16>, vector<8xf32>
      %284 = arith.addi %24, %c8 : index
      %285 = arith.muli %37, %c8 : index
      %286 = arith.addi %285, %c9 : index
      %287 = arith.divui %inputFeatures, %c4 : index
      %288 = arith.muli %284, %287 : index
      %289 = arith.addi %288, %286 : index
      %290 = arith.muli %tileRows, %c4 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.remui %47, %tileRows : index
      %293 = arith.muli %292, %c26 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c26 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %80, %42 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %180, %43 : vector<16xf16>, vector<8xf32>
      %302 = arith.addi %24, %c2 : index
      %303 = arith.muli %37, %c8 : index
      %304 = arith.addi %303, %c9 : index
      %305 = arith.divui %inputFeatures, %c4 : index
      %306 = arith.muli %302, %305 : index
      %307 = arith.addi %306, %304 : index
      %308 = arith.muli %tileRows, %c4 : index
      %309 = arith.muli %307, %308 : index
      %310 = arith.remui %47, %tileRows : index
      %311 = arith.muli %310, %c26 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.muli %tileRows, %c26 : index
      %315 = arith.addi %312, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = vector.shuffle %313, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %318 = wave.mma %317, %80, %44 : vector<16xf16>, vector<8xf32>
      %319 = wave.mma %317, %180, %45 : vector<16xf16>, vector<8xf32>
      %320 = arith.addi %24, %c9 : index
      %321 = arith.muli %37, %c8 : index
      %322 = arith.addi %321, %c10 : index
      %323 = arith.divui %inputFeatures, %c4 : index
      %324 = arith.muli %320, %323 : index
      %325 = arith.addi %324, %322 : index
      %326 = arith.muli %tileRows, %c4 : index
      %327 = arith.muli %325, %326 : index
      %328 = arith.remui %47, %tileRows : index
      %329 = arith.muli %328, %c26 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c26 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %97, %264 : vector<16xf16>, vector<8xf32>
      %337 = wave.mma %335, %197, %265 : vector<16xf16>, vector<8xf32>
      %338 = arith.addi %24, %c10 : index
      %339 = arith.muli %37, %c8 : index
      %340 = arith.addi %339, %c10 : index
      %341 = arith.divui %inputFeatures, %c4 : index
      %342 = arith.muli %338, %341 : index
      %343 = arith.addi %342, %340 : index
      %344 = arith.muli %tileRows, %c4 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.remui %47, %tileRows : index
      %347 = arith.muli %346, %c26 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c26 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = wave.mma %353, %97, %282 : vector<16xf16>, vector<8xf32>
      %355 = wave.mma %353, %197, %283 : vector<16xf16>, vector<8xf32>
      %356 = arith.addi %24, %c8 : index
      %357 = arith.muli %37, %c8 : index
      %358 = arith.addi %357, %c10 : index
      %359 = arith.divui %inputFeatures, %c4 : index
      %360 = arith.muli %356, %359 : index
      %361 = arith.addi %360, %358 : index
      %362 = arith.muli %tileRows, %c4 : index
      %363 = arith.muli %361, %362 : index
      %364 = arith.remui %47, %tileRows : index
      %365 = arith.muli %364, %c26 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = arith.muli %tileRows, %c26 : index
      %369 = arith.addi %366, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = vector.shuffle %367, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %372 = wave.mma %371, %97, %300 : vector<16xf16>, vector<8xf32>
      %373 = wave.mma %371, %197, %301 : vector<16xf16>, vector<8xf32>
      %374 = arith.addi %24, %c2 : index
      %375 = arith.muli %37, %c8 : index
      %376 = arith.addi %375, %c10 : index
      %377 = arith.divui %inputFeatures, %c4 : index
      %378 = arith.muli %374, %377 : index
      %379 = arith.addi %378, %376 : index
      %380 = arith.muli %tileRows, %c4 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.remui %47, %tileRows : index
      %383 = arith.muli %382, %c26 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c26 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %97, %318 : vector<16xf16>, vector<8xf32>
      %391 = wave.mma %389, %197, %319 : vector<16xf16>, vector<8xf32>
      %392 = arith.addi %24, %c9 : index
      %393 = arith.muli %37, %c8 : index
      %394 = arith.addi %393, %c8 : index
      %395 = arith.divui %inputFeatures, %c4 : index
      %396 = arith.muli %392, %395 : index
      %397 = arith.addi %396, %394 : index
      %398 = arith.muli %tileRows, %c4 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.remui %47, %tileRows : index
      %401 = arith.muli %400, %c26 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c26 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %130, %336 : vector<16xf16>, vector<8xf32>
      %409 = wave.mma %407, %230, %337 : vector<16xf16>, vector<8xf32>
      %410 = arith.addi %24, %c10 : index
      %411 = arith.muli %37, %c8 : index
      %412 = arith.addi %411, %c8 : index
      %413 = arith.divui %inputFeatures, %c4 : index
      %414 = arith.muli %410, %413 : index
      %415 = arith.addi %414, %412 : index
      %416 = arith.muli %tileRows, %c4 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.remui %47, %tileRows : index
      %419 = arith.muli %418, %c26 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = arith.muli %tileRows, %c26 : index
      %423 = arith.addi %420, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = vector.shuffle %421, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = wave.mma %425, %130, %354 : vector<16xf16>, vector<8xf32>
      %427 = wave.mma %425, %230, %355 : vector<16xf16>, vector<8xf32>
      %428 = arith.addi %24, %c8 : index
      %429 = arith.muli %37, %c8 : index
      %430 = arith.addi %429, %c8 : index
      %431 = arith.divui %inputFeatures, %c4 : index
      %432 = arith.muli %428, %431 : index
      %433 = arith.addi %432, %430 : index
      %434 = arith.muli %tileRows, %c4 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.remui %47, %tileRows : index
      %437 = arith.muli %436, %c26 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c26 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %130, %372 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %230, %373 : vector<16xf16>, vector<8xf32>
      %446 = arith.addi %24, %c2 : index
      %447 = arith.muli %37, %c8 : index
      %448 = arith.addi %447, %c8 : index
      %449 = arith.divui %inputFeatures, %c4 : index
      %450 = arith.muli %446, %449 : index
      %451 = arith.addi %450, %448 : index
      %452 = arith.muli %tileRows, %c4 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.remui %47, %tileRows : index
      %455 = arith.muli %454, %c26 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c26 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = vector.shuffle %457, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = wave.mma %461, %130, %390 : vector<16xf16>, vector<8xf32>
      %463 = wave.mma %461, %230, %391 : vector<16xf16>, vector<8xf32>
      %464 = arith.addi %24, %c9 : index
      %465 = arith.muli %37, %c8 : index
      %466 = arith.addi %465, %c2 : index
      %467 = arith.divui %inputFeatures, %c4 : index
      %468 = arith.muli %464, %467 : index
      %469 = arith.addi %468, %466 : index
      %470 = arith.muli %tileRows, %c4 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.remui %47, %tileRows : index
      %473 = arith.muli %472, %c26 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = arith.muli %tileRows, %c26 : index
      %477 = arith.addi %474, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = vector.shuffle %475, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = wave.mma %479, %147, %408 : vector<16xf16>, vector<8xf32>
      %481 = wave.mma %479, %247, %409 : vector<16xf16>, vector<8xf32>
      %482 = arith.addi %24, %c10 : index
      %483 = arith.muli %37, %c8 : index
      %484 = arith.addi %483, %c2 : index
      %485 = arith.divui %inputFeatures, %c4 : index
      %486 = arith.muli %482, %485 : index
      %487 = arith.addi %486, %484 : index
      %488 = arith.muli %tileRows, %c4 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.remui %47, %tileRows : index
      %491 = arith.muli %490, %c26 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = arith.muli %tileRows, %c26 : index
      %495 = arith.addi %492, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = vector.shuffle %493, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %498 = wave.mma %497, %147, %426 : vector<16xf16>, vector<8xf32>
      %499 = wave.mma %497, %247, %427 : vector<16xf16>, vector<8xf32>
      %500 = arith.addi %24, %c8 : index
      %501 = arith.muli %37, %c8 : index
      %502 = arith.addi %501, %c2 : index
      %503 = arith.divui %inputFeatures, %c4 : index
      %504 = arith.muli %500, %503 : index
      %505 = arith.addi %504, %502 : index
      %506 = arith.muli %tileRows, %c4 : index
      %507 = arith.muli %505, %506 : index
      %508 = arith.remui %47, %tileRows : index
      %509 = arith.muli %508, %c26 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = arith.muli %tileRows, %c26 : index
      %513 = arith.addi %510, %512 : index
      %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %515 = vector.shuffle %511, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %516 = wave.mma %515, %147, %444 : vector<16xf16>, vector<8xf32>
      %517 = wave.mma %515, %247, %445 : vector<16xf16>, vector<8xf32>
      %518 = arith.addi %24, %c2 : index
      %519 = arith.muli %37, %c8 : index
      %520 = arith.addi %519, %c2 : index
      %521 = arith.divui %inputFeatures, %c4 : index
      %522 = arith.muli %518, %521 : index
      %523 = arith.addi %522, %520 : index
      %524 = arith.muli %tileRows, %c4 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.remui %47, %tileRows : index
      %527 = arith.muli %526, %c26 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c26 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %147, %462 : vector<16xf16>, vector<8xf32>
      %535 = wave.mma %533, %247, %463 : vector<16xf16>, vector<8xf32>
      scf.yield %480, %481, %498, %499, %516, %517, %534, %535 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %536 = arith.select %34, %36, %29 : index
    %546:8 = scf.for %537 = %36 to %536 step %c10 iter_args(%538 = %46#0, %539 = %46#1, %540 = %46#2, %541 = %46#3, %542 = %46#4, %543 = %46#5, %544 = %46#6, %545 = %46#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %547 = wave.lane
      %548 = arith.addi %537, %c9 : index
      %549 = arith.remui %547, %c4 : index
      %550 = arith.addi %15, %c6 : index
      %551 = arith.muli %548, %c17 : index
      %552 = arith.addi %550, %551 : index
      %553 = arith.muli %549, %c8 : index
      %554 = arith.addi %552, %553 : index
      %555 = vector.load %w[%554] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %556 = vector.bitcast %555 : vector<2xi8> to vector<1xf16>
      %557 = vector.extract %556[0] : f16 from vector<1xf16>
      %558 = vector.broadcast %557 : f16 to vector<16xf16>
      %559 = arith.addi %15, %c6 : index
      %560 = arith.addi %inputFeatures, %c5 : index
      %561 = arith.divui %560, %c6 : index
      %562 = arith.muli %561, %c6 : index
      %563 = arith.addi %559, %562 : index
      %564 = arith.muli %548, %c20 : index
      %565 = arith.addi %563, %564 : index
      %566 = arith.addi %565, %c9 : index
      %567 = arith.muli %549, %c4 : index
      %568 = arith.addi %566, %567 : index
      %569 = vector.load %w[%568] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %570 = vector.bitcast %569 : vector<16xi8> to vector<4xi32>
      %571 = arith.andi %570, %c21 : vector<4xi32>
      %572 = arith.ori %571, %c22 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = arith.shrui %570, %c23 : vector<4xi32>
      %575 = arith.andi %574, %c21 : vector<4xi32>
      %576 = arith.ori %575, %c22 : vector<4xi32>
      %577 = vector.bitcast %576 : vector<4xi32> to vector<8xf16>
      %578 = vector.shuffle %573, %577 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %579 = arith.subf %578, %c24 : vector<16xf16>
      %580 = arith.mulf %579, %558 : vector<16xf16>
      %581 = arith.muli %548, %c20 : index
      %582 = arith.addi %563, %581 : index
      %583 = arith.addi %582, %c25 : index
      %584 = arith.muli %549, %c4 : index
      %585 = arith.addi %583, %584 : index
      %586 = vector.load %w[%585] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %587 = vector.bitcast %586 : vector<16xi8> to vector<4xi32>
      %588 = arith.andi %587, %c21 : vector<4xi32>
      %589 = arith.ori %588, %c22 : vector<4xi32>
      %590 = vector.bitcast %589 : vector<4xi32> to vector<8xf16>
      %591 = arith.shrui %587, %c23 : vector<4xi32>
      %592 = arith.andi %591, %c21 : vector<4xi32>
      %593 = arith.ori %592, %c22 : vector<4xi32>
      %594 = vector.bitcast %593 : vector<4xi32> to vector<8xf16>
      %595 = vector.shuffle %590, %594 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %596 = arith.subf %595, %c24 : vector<16xf16>
      %597 = arith.mulf %596, %558 : vector<16xf16>
      %598 = arith.addi %537, %c9 : index
      %599 = arith.remui %547, %c4 : index
      %600 = arith.addi %17, %c6 : index
      %601 = arith.muli %598, %c17 : index
      %602 = arith.addi %600, %601 : index
      %603 = arith.muli %599, %c8 : index
      %604 = arith.addi %602, %603 : index
      %605 = vector.load %w[%604] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %606 = vector.bitcast %605 : vector<2xi8> to vector<1xf16>
      %607 = vector.extract %606[0] : f16 from vector<1xf16>
      %608 = vector.broadcast %607 : f16 to vector<16xf16>
      %609 = arith.addi %17, %c6 : index
      %610 = arith.addi %inputFeatures, %c5 : index
      %611 = arith.divui %610, %c6 : index
      %612 = arith.muli %611, %c6 : index
      %613 = arith.addi %609, %612 : index
      %614 = arith.muli %598, %c20 : index
      %615 = arith.addi %613, %614 : index
      %616 = arith.addi %615, %c9 : index
      %617 = arith.muli %599, %c4 : index
      %618 = arith.addi %616, %617 : index
      %619 = vector.load %w[%618] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %620 = vector.bitcast %619 : vector<16xi8> to vector<4xi32>
      %621 = arith.andi %620, %c21 : vector<4xi32>
      %622 = arith.ori %621, %c22 : vector<4xi32>
      %623 = vector.bitcast %622 : vector<4xi32> to vector<8xf16>
      %624 = arith.shrui %620, %c23 : vector<4xi32>
      %625 = arith.andi %624, %c21 : vector<4xi32>
      %626 = arith.ori %625, %c22 : vector<4xi32>
      %627 = vector.bitcast %626 : vector<4xi32> to vector<8xf16>
      %628 = vector.shuffle %623, %627 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %629 = arith.subf %628, %c24 : vector<16xf16>
      %630 = arith.mulf %629, %608 : vector<16xf16>
      %631 = arith.muli %598, %c20 : index
      %632 = arith.addi %613, %631 : index
      %633 = arith.addi %632, %c25 : index
      %634 = arith.muli %599, %c4 : index
      %635 = arith.addi %633, %634 : index
      %636 = vector.load %w[%635] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %637 = vector.bitcast %636 : vector<16xi8> to vector<4xi32>
      %638 = arith.andi %637, %c21 : vector<4xi32>
      %639 = arith.ori %638, %c22 : vector<4xi32>
      %640 = vector.bitcast %639 : vector<4xi32> to vector<8xf16>
      %641 = arith.shrui %637, %c23 : vector<4xi32>
      %642 = arith.andi %641, %c21 : vector<4xi32>
      %643 = arith.ori %642, %c22 : vector<4xi32>
      %644 = vector.bitcast %643 : vector<4xi32> to vector<8xf16>
      %645 = vector.shuffle %640, %644 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %646 = arith.subf %645, %c24 : vector<16xf16>
      %647 = arith.mulf %646, %608 : vector<16xf16>
      %648 = arith.addi %24, %c9 : index
      %649 = arith.muli %537, %c8 : index
      %650 = arith.addi %649, %c9 : index
      %651 = arith.divui %inputFeatures, %c4 : index
      %652 = arith.muli %648, %651 : index
      %653 = arith.addi %652, %650 : index
      %654 = arith.muli %tileRows, %c4 : index
      %655 = arith.muli %653, %654 : index
      %656 = arith.remui %547, %tileRows : index
      %657 = arith.muli %656, %c26 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c26 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %580, %538 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %630, %539 : vector<16xf16>, vector<8xf32>
      %666 = arith.addi %24, %c10 : index
      %667 = arith.muli %537, %c8 : index
      %668 = arith.addi %667, %c9 : index
      %669 = arith.divui %inputFeatures, %c4 : index
      %670 = arith.muli %666, %669 : index
      %671 = arith.addi %670, %668 : index
      %672 = arith.muli %tileRows, %c4 : index
      %673 = arith.muli %671, %672 : index
      %674 = arith.remui %547, %tileRows : index
      %675 = arith.muli %674, %c26 : index
      %676 = arith.addi %673, %675 : index
      %677 = vector.load %x[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %678 = arith.muli %tileRows, %c26 : index
      %679 = arith.addi %676, %678 : index
      %680 = vector.load %x[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %681 = vector.shuffle %677, %680 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %682 = wave.mma %681, %580, %540 : vector<16xf16>, vector<8xf32>
      %683 = wave.mma %681, %630, %541 : vector<16xf16>, vector<8xf32>
      %684 = arith.addi %24, %c8 : index
      %685 = arith.muli %537, %c8 : index
      %686 = arith.addi %685, %c9 : index
      %687 = arith.divui %inputFeatures, %c4 : index
      %688 = arith.muli %684, %687 : index
      %689 = arith.addi %688, %686 : index
      %690 = arith.muli %tileRows, %c4 : index
      %691 = arith.muli %689, %690 : index
      %692 = arith.remui %547, %tileRows : index
      %693 = arith.muli %692, %c26 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = arith.muli %tileRows, %c26 : index
      %697 = arith.addi %694, %696 : index
      %698 = vector.load %x[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %699 = vector.shuffle %695, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %700 = wave.mma %699, %580, %542 : vector<16xf16>, vector<8xf32>
      %701 = wave.mma %699, %630, %543 : vector<16xf16>, vector<8xf32>
      %702 = arith.addi %24, %c2 : index
      %703 = arith.muli %537, %c8 : index
      %704 = arith.addi %703, %c9 : index
      %705 = arith.divui %inputFeatures, %c4 : index
      %706 = arith.muli %702, %705 : index
      %707 = arith.addi %706, %704 : index
      %708 = arith.muli %tileRows, %c4 : index
      %709 = arith.muli %707, %708 : index
      %710 = arith.remui %547, %tileRows : index
      %711 = arith.muli %710, %c26 : index
      %712 = arith.addi %709, %711 : index
      %713 = vector.load %x[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %714 = arith.muli %tileRows, %c26 : index
      %715 = arith.addi %712, %714 : index
      %716 = vector.load %x[%715] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %717 = vector.shuffle %713, %716 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %718 = wave.mma %717, %580, %544 : vector<16xf16>, vector<8xf32>
      %719 = wave.mma %717, %630, %545 : vector<16xf16>, vector<8xf32>
      %720 = arith.addi %24, %c9 : index
      %721 = arith.muli %537, %c8 : index
      %722 = arith.addi %721, %c10 : index
      %723 = arith.divui %inputFeatures, %c4 : index
      %724 = arith.muli %720, %723 : index
      %725 = arith.addi %724, %722 : index
      %726 = arith.muli %tileRows, %c4 : index
      %727 = arith.muli %725, %726 : index
      %728 = arith.remui %547, %tileRows : index
      %729 = arith.muli %728, %c26 : index
      %730 = arith.addi %727, %729 : index
      %731 = vector.load %x[%730] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %732 = arith.muli %tileRows, %c26 : index
      %733 = arith.addi %730, %732 : index
      %734 = vector.load %x[%733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %735 = vector.shuffle %731, %734 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %736 = wave.mma %735, %597, %664 : vector<16xf16>, vector<8xf32>
      %737 = wave.mma %735, %647, %665 : vector<16xf16>, vector<8xf32>
      %738 = arith.addi %24, %c10 : index
      %739 = arith.muli %537, %c8 : index
      %740 = arith.addi %739, %c10 : index
      %741 = arith.divui %inputFeatures, %c4 : index
      %742 = arith.muli %738, %741 : index
      %743 = arith.addi %742, %740 : index
      %744 = arith.muli %tileRows, %c4 : index
      %745 = arith.muli %743, %744 : index
      %746 = arith.remui %547, %tileRows : index
      %747 = arith.muli %746, %c26 : index
      %748 = arith.addi %745, %747 : index
      %749 = vector.load %x[%748] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %750 = arith.muli %tileRows, %c26 : index
      %751 = arith.addi %748, %750 : index
      %752 = vector.load %x[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %753 = vector.shuffle %749, %752 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %754 = wave.mma %753, %597, %682 : vector<16xf16>, vector<8xf32>
      %755 = wave.mma %753, %647, %683 : vector<16xf16>, vector<8xf32>
      %756 = arith.addi %24, %c8 : index
      %757 = arith.muli %537, %c8 : index
      %758 = arith.addi %757, %c10 : index
      %759 = arith.divui %inputFeatures, %c4 : index
      %760 = arith.muli %756, %759 : index
      %761 = arith.addi %760, %758 : index
      %762 = arith.muli %tileRows, %c4 : index
      %763 = arith.muli %761, %762 : index
      %764 = arith.remui %547, %tileRows : index
      %765 = arith.muli %764, %c26 : index
      %766 = arith.addi %763, %765 : index
      %767 = vector.load %x[%766] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %768 = arith.muli %tileRows, %c26 : index
      %769 = arith.addi %766, %768 : index
      %770 = vector.load %x[%769] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %771 = vector.shuffle %767, %770 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %772 = wave.mma %771, %597, %700 : vector<16xf16>, vector<8xf32>
      %773 = wave.mma %771, %647, %701 : vector<16xf16>, vector<8xf32>
      %774 = arith.addi %24, %c2 : index
      %775 = arith.muli %537, %c8 : index
      %776 = arith.addi %775, %c10 : index
      %777 = arith.divui %inputFeatures, %c4 : index
      %778 = arith.muli %774, %777 : index
      %779 = arith.addi %778, %776 : index
      %780 = arith.muli %tileRows, %c4 : index
      %781 = arith.muli %779, %780 : index
      %782 = arith.remui %547, %tileRows : index
      %783 = arith.muli %782, %c26 : index
      %784 = arith.addi %781, %783 : index
      %785 = vector.load %x[%784] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %786 = arith.muli %tileRows, %c26 : index
      %787 = arith.addi %784, %786 : index
      %788 = vector.load %x[%787] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %789 = vector.shuffle %785, %788 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %790 = wave.mma %789, %597, %718 : vector<16xf16>, vector<8xf32>
      %791 = wave.mma %789, %647, %719 : vector<16xf16>, vector<8xf32>
      scf.yield %736, %737, %754, %755, %772, %773, %790, %791 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %792 = arith.addi %22, %c9 : index
    %793 = wave.lane
    %794 = arith.muli %3, %c8 : index
    %795 = arith.muli %794, %c25 : index
    %796 = arith.addi %795, %793 : index
    %797 = arith.muli %4, %c12 : index
    %798 = arith.addi %797, %796 : index
    %799 = arith.addi %798, %c9 : index
    %800 = arith.addi %799, %c9 : index
    %801 = vector.extract %546#0[0] : f32 from vector<8xf32>
    memref.store %801, %18[%800] : memref<?xf32>
    %802 = arith.muli %4, %c12 : index
    %803 = arith.addi %802, %796 : index
    %804 = arith.addi %803, %c9 : index
    %805 = arith.addi %804, %c17 : index
    %806 = vector.extract %546#0[1] : f32 from vector<8xf32>
    memref.store %806, %18[%805] : memref<?xf32>
    %807 = arith.muli %4, %c12 : index
    %808 = arith.addi %807, %796 : index
    %809 = arith.addi %808, %c9 : index
    %810 = arith.addi %809, %c13 : index
    %811 = vector.extract %546#0[2] : f32 from vector<8xf32>
    memref.store %811, %18[%810] : memref<?xf32>
    %812 = arith.muli %4, %c12 : index
    %813 = arith.addi %812, %796 : index
    %814 = arith.addi %813, %c9 : index
    %815 = arith.addi %814, %c27 : index
    %816 = vector.extract %546#0[3] : f32 from vector<8xf32>
    memref.store %816, %18[%815] : memref<?xf32>
    %817 = arith.muli %4, %c12 : index
    %818 = arith.addi %817, %796 : index
    %819 = arith.addi %818, %c9 : index
    %820 = arith.addi %819, %c6 : index
    %821 = vector.extract %546#0[4] : f32 from vector<8xf32>
    memref.store %821, %18[%820] : memref<?xf32>
    %822 = arith.muli %4, %c12 : index
    %823 = arith.addi %822, %796 : index
    %824 = arith.addi %823, %c9 : index
    %825 = arith.addi %824, %c28 : index
    %826 = vector.extract %546#0[5] : f32 from vector<8xf32>
    memref.store %826, %18[%825] : memref<?xf32>
    %827 = arith.muli %4, %c12 : index
    %828 = arith.addi %827, %796 : index
    %829 = arith.addi %828, %c9 : index
    %830 = arith.addi %829, %c29 : index
    %831 = vector.extract %546#0[6] : f32 from vector<8xf32>
    memref.store %831, %18[%830] : memref<?xf32>
    %832 = arith.muli %4, %c12 : index
    %833 = arith.addi %832, %796 : index
    %834 = arith.addi %833, %c9 : index
    %835 = arith.addi %834, %c30 : index
    %836 = vector.extract %546#0[7] : f32 from vector<8xf32>
    memref.store %836, %18[%835] : memref<?xf32>
    %837 = arith.muli %4, %c12 : index
    %838 = arith.addi %837, %796 : index
    %839 = arith.addi %838, %c25 : index
    %840 = arith.addi %839, %c9 : index
    %841 = vector.extract %546#1[0] : f32 from vector<8xf32>
    memref.store %841, %18[%840] : memref<?xf32>
    %842 = arith.muli %4, %c12 : index
    %843 = arith.addi %842, %796 : index
    %844 = arith.addi %843, %c25 : index
    %845 = arith.addi %844, %c17 : index
    %846 = vector.extract %546#1[1] : f32 from vector<8xf32>
    memref.store %846, %18[%845] : memref<?xf32>
    %847 = arith.muli %4, %c12 : index
    %848 = arith.addi %847, %796 : index
    %849 = arith.addi %848, %c25 : index
    %850 = arith.addi %849, %c13 : index
    %851 = vector.extract %546#1[2] : f32 from vector<8xf32>
    memref.store %851, %18[%850] : memref<?xf32>
    %852 = arith.muli %4, %c12 : index
    %853 = arith.addi %852, %796 : index
    %854 = arith.addi %853, %c25 : index
    %855 = arith.addi %854, %c27 : index
    %856 = vector.extract %546#1[3] : f32 from vector<8xf32>
    memref.store %856, %18[%855] : memref<?xf32>
    %857 = arith.muli %4, %c12 : index
    %858 = arith.addi %857, %796 : index
    %859 = arith.addi %858, %c25 : index
    %860 = arith.addi %859, %c6 : index
    %861 = vector.extract %546#1[4] : f32 from vector<8xf32>
    memref.store %861, %18[%860] : memref<?xf32>
    %862 = arith.muli %4, %c12 : index
    %863 = arith.addi %862, %796 : index
    %864 = arith.addi %863, %c25 : index
    %865 = arith.addi %864, %c28 : index
    %866 = vector.extract %546#1[5] : f32 from vector<8xf32>
    memref.store %866, %18[%865] : memref<?xf32>
    %867 = arith.muli %4, %c12 : index
    %868 = arith.addi %867, %796 : index
    %869 = arith.addi %868, %c25 : index
    %870 = arith.addi %869, %c29 : index
    %871 = vector.extract %546#1[6] : f32 from vector<8xf32>
    memref.store %871, %18[%870] : memref<?xf32>
    %872 = arith.muli %4, %c12 : index
    %873 = arith.addi %872, %796 : index
    %874 = arith.addi %873, %c25 : index
    %875 = arith.addi %874, %c30 : index
    %876 = vector.extract %546#1[7] : f32 from vector<8xf32>
    memref.store %876, %18[%875] : memref<?xf32>
    wave.barrier
    %877 = arith.muli %4, %c8 : index
    %878 = arith.addi %877, %c9 : index
    %879 = arith.muli %878, %c8 : index
    %880 = arith.divui %793, %c4 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.addi %792, %881 : index
    %883 = arith.cmpi slt, %882, %21 : index
    scf.if %883 {
      %884 = arith.cmpi eq, %hasFactors, %c10 : index
      %885 = memref.load %factors[%882] : memref<?xf32>
      %886 = arith.select %884, %885, %c32 : f32
      %887 = arith.addi %796, %c9 : index
      %888 = arith.muli %878, %c17 : index
      %889 = arith.addi %887, %888 : index
      %890 = memref.load %18[%889] : memref<?xf32>
      %891 = arith.addi %889, %c12 : index
      %892 = memref.load %18[%891] : memref<?xf32>
      %893 = arith.addf %890, %892 : f32
      %894 = arith.addi %889, %c33 : index
      %895 = memref.load %18[%894] : memref<?xf32>
      %896 = arith.addf %893, %895 : f32
      %897 = arith.addi %889, %c34 : index
      %898 = memref.load %18[%897] : memref<?xf32>
      %899 = arith.addf %896, %898 : f32
      %900 = arith.remui %793, %c4 : index
      %901 = arith.muli %900, %c15 : index
      %902 = arith.addi %15, %901 : index
      %903 = vector.load %w[%902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %904 = vector.bitcast %903 : vector<4xi8> to vector<1xf32>
      %905 = vector.extract %904[0] : f32 from vector<1xf32>
      %906 = arith.mulf %905, %886 : f32
      %907 = arith.mulf %899, %906 : f32
      %908 = arith.muli %3, %c8 : index
      %909 = arith.addi %908, %c9 : index
      %910 = arith.muli %909, %c4 : index
      %911 = arith.remui %793, %c4 : index
      %912 = arith.addi %910, %911 : index
      %913 = arith.muli %881, %c27 : index
      %914 = arith.addi %913, %912 : index
      memref.store %907, %19[%914] : memref<?xf32>
      %915 = arith.addi %796, %c25 : index
      %916 = arith.muli %878, %c17 : index
      %917 = arith.addi %915, %916 : index
      %918 = memref.load %18[%917] : memref<?xf32>
      %919 = arith.addi %917, %c12 : index
      %920 = memref.load %18[%919] : memref<?xf32>
      %921 = arith.addf %918, %920 : f32
      %922 = arith.addi %917, %c33 : index
      %923 = memref.load %18[%922] : memref<?xf32>
      %924 = arith.addf %921, %923 : f32
      %925 = arith.addi %917, %c34 : index
      %926 = memref.load %18[%925] : memref<?xf32>
      %927 = arith.addf %924, %926 : f32
      %928 = arith.remui %793, %c4 : index
      %929 = arith.muli %928, %c15 : index
      %930 = arith.addi %17, %929 : index
      %931 = vector.load %w[%930] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %932 = vector.bitcast %931 : vector<4xi8> to vector<1xf32>
      %933 = vector.extract %932[0] : f32 from vector<1xf32>
      %934 = arith.mulf %933, %886 : f32
      %935 = arith.mulf %927, %934 : f32
      %936 = arith.muli %3, %c8 : index
      %937 = arith.addi %936, %c10 : index
      %938 = arith.muli %937, %c4 : index
      %939 = arith.remui %793, %c4 : index
      %940 = arith.addi %938, %939 : index
      %941 = arith.muli %881, %c27 : index
      %942 = arith.addi %941, %940 : index
      memref.store %935, %19[%942] : memref<?xf32>
    }
    %943 = arith.muli %4, %c8 : index
    %944 = arith.addi %943, %c10 : index
    %945 = arith.muli %944, %c8 : index
    %946 = arith.divui %793, %c4 : index
    %947 = arith.addi %945, %946 : index
    %948 = arith.addi %792, %947 : index
    %949 = arith.cmpi slt, %948, %21 : index
    scf.if %949 {
      %950 = arith.cmpi eq, %hasFactors, %c10 : index
      %951 = memref.load %factors[%948] : memref<?xf32>
      %952 = arith.select %950, %951, %c32 : f32
      %953 = arith.addi %796, %c9 : index
      %954 = arith.muli %944, %c17 : index
      %955 = arith.addi %953, %954 : index
      %956 = memref.load %18[%955] : memref<?xf32>
      %957 = arith.addi %955, %c12 : index
      %958 = memref.load %18[%957] : memref<?xf32>
      %959 = arith.addf %956, %958 : f32
      %960 = arith.addi %955, %c33 : index
      %961 = memref.load %18[%960] : memref<?xf32>
      %962 = arith.addf %959, %961 : f32
      %963 = arith.addi %955, %c34 : index
      %964 = memref.load %18[%963] : memref<?xf32>
      %965 = arith.addf %962, %964 : f32
      %966 = arith.remui %793, %c4 : index
      %967 = arith.muli %966, %c15 : index
      %968 = arith.addi %15, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %952 : f32
      %973 = arith.mulf %965, %972 : f32
      %974 = arith.muli %3, %c8 : index
      %975 = arith.addi %974, %c9 : index
      %976 = arith.muli %975, %c4 : index
      %977 = arith.remui %793, %c4 : index
      %978 = arith.addi %976, %977 : index
      %979 = arith.muli %947, %c27 : index
      %980 = arith.addi %979, %978 : index
      memref.store %973, %19[%980] : memref<?xf32>
      %981 = arith.addi %796, %c25 : index
      %982 = arith.muli %944, %c17 : index
      %983 = arith.addi %981, %982 : index
      %984 = memref.load %18[%983] : memref<?xf32>
      %985 = arith.addi %983, %c12 : index
      %986 = memref.load %18[%985] : memref<?xf32>
      %987 = arith.addf %984, %986 : f32
      %988 = arith.addi %983, %c33 : index
      %989 = memref.load %18[%988] : memref<?xf32>
      %990 = arith.addf %987, %989 : f32
      %991 = arith.addi %983, %c34 : index
      %992 = memref.load %18[%991] : memref<?xf32>
      %993 = arith.addf %990, %992 : f32
      %994 = arith.remui %793, %c4 : index
      %995 = arith.muli %994, %c15 : index
      %996 = arith.addi %17, %995 : index
      %997 = vector.load %w[%996] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %998 = vector.bitcast %997 : vector<4xi8> to vector<1xf32>
      %999 = vector.extract %998[0] : f32 from vector<1xf32>
      %1000 = arith.mulf %999, %952 : f32
      %1001 = arith.mulf %993, %1000 : f32
      %1002 = arith.muli %3, %c8 : index
      %1003 = arith.addi %1002, %c10 : index
      %1004 = arith.muli %1003, %c4 : index
      %1005 = arith.remui %793, %c4 : index
      %1006 = arith.addi %1004, %1005 : index
      %1007 = arith.muli %947, %c27 : index
      %1008 = arith.addi %1007, %1006 : index
      memref.store %1001, %19[%1008] : memref<?xf32>
    }
    wave.barrier
    %1009 = arith.addi %22, %c9 : index
    %1010 = wave.wave
    %1011 = arith.addi %1010, %c9 : index
    %1012 = arith.addi %1009, %1011 : index
    %1013 = arith.cmpi slt, %1012, %21 : index
    %1014 = arith.cmpi slt, %1011, %c4 : index
    %1015 = arith.andi %1013, %1014 : i1
    scf.if %1015 {
      %1016 = arith.addi %1009, %1011 : index
      %1017 = arith.muli %1011, %c27 : index
      %1018 = wave.lane
      %1019 = arith.addi %1018, %c9 : index
      %1020 = arith.cmpi eq, %hasBias, %c10 : index
      %1021 = arith.addi %1017, %1019 : index
      %1022 = memref.load %19[%1021] : memref<?xf32>
      %1023 = arith.muli %0, %c27 : index
      %1024 = arith.addi %1023, %1019 : index
      %1025 = memref.load %bias[%1024] : memref<?xf32>
      %1026 = arith.addf %1022, %1025 : f32
      %1027 = arith.select %1020, %1026, %1022 : f32
      %1028 = arith.addi %1019, %c36 : index
      %1029 = arith.cmpi eq, %hasBias, %c10 : index
      %1030 = arith.addi %1017, %1028 : index
      %1031 = memref.load %19[%1030] : memref<?xf32>
      %1032 = arith.muli %0, %c27 : index
      %1033 = arith.addi %1032, %1028 : index
      %1034 = memref.load %bias[%1033] : memref<?xf32>
      %1035 = arith.addf %1031, %1034 : f32
      %1036 = arith.select %1029, %1035, %1031 : f32
      %1037 = arith.addi %1018, %c17 : index
      %1038 = arith.cmpi slt, %1037, %c36 : index
      %1039 = arith.minsi %1037, %c37 : index
      %1040 = arith.cmpi eq, %hasBias, %c10 : index
      %1041 = arith.addi %1017, %1039 : index
      %1042 = memref.load %19[%1041] : memref<?xf32>
      %1043 = arith.muli %0, %c27 : index
      %1044 = arith.addi %1043, %1039 : index
      %1045 = memref.load %bias[%1044] : memref<?xf32>
      %1046 = arith.addf %1042, %1045 : f32
      %1047 = arith.select %1040, %1046, %1042 : f32
      %1048 = arith.addi %1039, %c36 : index
      %1049 = arith.cmpi eq, %hasBias, %c10 : index
      %1050 = arith.addi %1017, %1048 : index
      %1051 = memref.load %19[%1050] : memref<?xf32>
      %1052 = arith.muli %0, %c27 : index
      %1053 = arith.addi %1052, %1048 : index
      %1054 = memref.load %bias[%1053] : memref<?xf32>
      %1055 = arith.addf %1051, %1054 : f32
      %1056 = arith.select %1049, %1055, %1051 : f32
      %1057 = arith.addi %heads, %kvHeads : index
      %1058 = arith.cmpi slt, %0, %1057 : index
      scf.if %1058 {
        %1059 = arith.addi %positionsAt, %1016 : index
        %1060 = memref.load %step[%1059] : memref<?xi32>
        %1061 = arith.index_cast %1060 : i32 to index
        %1062 = arith.cmpi eq, %hasNorm, %c10 : index
        %1063 = math.fma %1027, %1027, %c40 : f32
        %1064 = math.fma %1036, %1036, %1063 : f32
        %1065 = math.fma %1047, %1047, %1064 : f32
        %1066 = arith.select %1038, %1065, %1064 : f32
        %1067 = math.fma %1056, %1056, %1066 : f32
        %1068 = arith.select %1038, %1067, %1066 : f32
        %1069 = vector.broadcast %1068 : f32 to vector<1xf32>
        %1070 = wave.reduce "add" %1069 : vector<1xf32>
        %1071 = arith.mulf %1070, %inverseHeadDim : f32
        %1072 = arith.addf %1071, %epsilon : f32
        %1073 = math.sqrt %1072 : f32
        %1074 = arith.divf %c32, %1073 : f32
        %1075 = arith.cmpi slt, %0, %heads : index
        %1076 = arith.addi %1019, %c36 : index
        %1077 = memref.load %query_norm[%1019] : memref<?xf32>
        %1078 = memref.load %key_norm[%1019] : memref<?xf32>
        %1079 = arith.select %1075, %1077, %1078 : f32
        %1080 = arith.mulf %1027, %1074 : f32
        %1081 = arith.mulf %1080, %1079 : f32
        %1082 = arith.select %1062, %1081, %1027 : f32
        %1083 = memref.load %query_norm[%1076] : memref<?xf32>
        %1084 = memref.load %key_norm[%1076] : memref<?xf32>
        %1085 = arith.select %1075, %1083, %1084 : f32
        %1086 = arith.mulf %1036, %1074 : f32
        %1087 = arith.mulf %1086, %1085 : f32
        %1088 = arith.select %1062, %1087, %1036 : f32
        %1089 = arith.addi %1039, %c36 : index
        %1090 = memref.load %query_norm[%1039] : memref<?xf32>
        %1091 = memref.load %key_norm[%1039] : memref<?xf32>
        %1092 = arith.select %1075, %1090, %1091 : f32
        %1093 = arith.mulf %1047, %1074 : f32
        %1094 = arith.mulf %1093, %1092 : f32
        %1095 = arith.select %1062, %1094, %1047 : f32
        %1096 = memref.load %query_norm[%1089] : memref<?xf32>
        %1097 = memref.load %key_norm[%1089] : memref<?xf32>
        %1098 = arith.select %1075, %1096, %1097 : f32
        %1099 = arith.mulf %1056, %1074 : f32
        %1100 = arith.mulf %1099, %1098 : f32
        %1101 = arith.select %1062, %1100, %1056 : f32
        %1102 = arith.remui %1061, %c25 : index
        %1103 = arith.muli %1102, %c27 : index
        %1104 = arith.addi %1103, %1019 : index
        %1105 = arith.divui %1061, %c25 : index
        %1106 = arith.addi %1105, %c25 : index
        %1107 = arith.muli %1106, %c27 : index
        %1108 = arith.addi %1107, %1019 : index
        %1109 = memref.load %rope[%1104] : memref<?xf32>
        %1110 = arith.addi %1104, %c36 : index
        %1111 = memref.load %rope[%1110] : memref<?xf32>
        %1112 = memref.load %rope[%1108] : memref<?xf32>
        %1113 = arith.addi %1108, %c36 : index
        %1114 = memref.load %rope[%1113] : memref<?xf32>
        %1115 = arith.mulf %1112, %1109 : f32
        %1116 = arith.mulf %1114, %1111 : f32
        %1117 = arith.subf %1115, %1116 : f32
        %1118 = arith.mulf %1114, %1109 : f32
        %1119 = arith.mulf %1112, %1111 : f32
        %1120 = arith.addf %1118, %1119 : f32
        %1121 = arith.mulf %1082, %1117 : f32
        %1122 = arith.mulf %1088, %1120 : f32
        %1123 = arith.subf %1121, %1122 : f32
        %1124 = arith.mulf %1088, %1117 : f32
        %1125 = arith.mulf %1082, %1120 : f32
        %1126 = arith.addf %1124, %1125 : f32
        %1127 = arith.cmpi slt, %0, %heads : index
        scf.if %1127 {
          %1128 = arith.muli %1016, %heads : index
          %1129 = arith.addi %1128, %0 : index
          %1130 = arith.muli %1129, %c27 : index
          %1131 = arith.addi %1130, %1019 : index
          memref.store %1123, %q[%1131] : memref<?xf32>
          %1132 = arith.addi %1131, %c36 : index
          memref.store %1126, %q[%1132] : memref<?xf32>
        } else {
          %1133 = arith.addi %1017, %1019 : index
          memref.store %1123, %19[%1133] : memref<?xf32>
          %1134 = arith.addi %1017, %1019 : index
          %1135 = arith.addi %1134, %c36 : index
          memref.store %1126, %19[%1135] : memref<?xf32>
        }
        %1136 = arith.remui %1061, %c25 : index
        %1137 = arith.muli %1136, %c27 : index
        %1138 = arith.addi %1137, %1039 : index
        %1139 = arith.divui %1061, %c25 : index
        %1140 = arith.addi %1139, %c25 : index
        %1141 = arith.muli %1140, %c27 : index
        %1142 = arith.addi %1141, %1039 : index
        %1143 = memref.load %rope[%1138] : memref<?xf32>
        %1144 = arith.addi %1138, %c36 : index
        %1145 = memref.load %rope[%1144] : memref<?xf32>
        %1146 = memref.load %rope[%1142] : memref<?xf32>
        %1147 = arith.addi %1142, %c36 : index
        %1148 = memref.load %rope[%1147] : memref<?xf32>
        %1149 = arith.mulf %1146, %1143 : f32
        %1150 = arith.mulf %1148, %1145 : f32
        %1151 = arith.subf %1149, %1150 : f32
        %1152 = arith.mulf %1148, %1143 : f32
        %1153 = arith.mulf %1146, %1145 : f32
        %1154 = arith.addf %1152, %1153 : f32
        %1155 = arith.mulf %1095, %1151 : f32
        %1156 = arith.mulf %1101, %1154 : f32
        %1157 = arith.subf %1155, %1156 : f32
        %1158 = arith.mulf %1101, %1151 : f32
        %1159 = arith.mulf %1095, %1154 : f32
        %1160 = arith.addf %1158, %1159 : f32
        scf.if %1038 {
          %1161 = arith.cmpi slt, %0, %heads : index
          scf.if %1161 {
            %1162 = arith.muli %1016, %heads : index
            %1163 = arith.addi %1162, %0 : index
            %1164 = arith.muli %1163, %c27 : index
            %1165 = arith.addi %1164, %1039 : index
            memref.store %1157, %q[%1165] : memref<?xf32>
            %1166 = arith.addi %1165, %c36 : index
            memref.store %1160, %q[%1166] : memref<?xf32>
          } else {
            %1167 = arith.addi %1017, %1039 : index
            memref.store %1157, %19[%1167] : memref<?xf32>
            %1168 = arith.addi %1017, %1039 : index
            %1169 = arith.addi %1168, %c36 : index
            memref.store %1160, %19[%1169] : memref<?xf32>
          }
        }
      } else {
        %1170 = arith.cmpi slt, %0, %heads : index
        scf.if %1170 {
          %1171 = arith.muli %1016, %heads : index
          %1172 = arith.addi %1171, %0 : index
          %1173 = arith.muli %1172, %c27 : index
          %1174 = arith.addi %1173, %1019 : index
          memref.store %1027, %q[%1174] : memref<?xf32>
          %1175 = arith.addi %1174, %c36 : index
          memref.store %1036, %q[%1175] : memref<?xf32>
        } else {
          %1176 = arith.addi %1017, %1019 : index
          memref.store %1027, %19[%1176] : memref<?xf32>
          %1177 = arith.addi %1017, %1019 : index
          %1178 = arith.addi %1177, %c36 : index
          memref.store %1036, %19[%1178] : memref<?xf32>
        }
        scf.if %1038 {
          %1179 = arith.cmpi slt, %0, %heads : index
          scf.if %1179 {
            %1180 = arith.muli %1016, %heads : index
            %1181 = arith.addi %1180, %0 : index
            %1182 = arith.muli %1181, %c27 : index
            %1183 = arith.addi %1182, %1039 : index
            memref.store %1047, %q[%1183] : memref<?xf32>
            %1184 = arith.addi %1183, %c36 : index
            memref.store %1056, %q[%1184] : memref<?xf32>
          } else {
            %1185 = arith.addi %1017, %1039 : index
            memref.store %1047, %19[%1185] : memref<?xf32>
            %1186 = arith.addi %1017, %1039 : index
            %1187 = arith.addi %1186, %c36 : index
            memref.store %1056, %19[%1187] : memref<?xf32>
          }
        }
      }
    }
    %1188 = arith.addi %1010, %c43 : index
    %1189 = arith.addi %1009, %1188 : index
    %1190 = arith.cmpi slt, %1189, %21 : index
    %1191 = arith.cmpi slt, %1188, %c4 : index
    %1192 = arith.andi %1190, %1191 : i1
    scf.if %1192 {
      %1193 = arith.addi %1009, %1188 : index
      %1194 = arith.muli %1188, %c27 : index
      %1195 = wave.lane
      %1196 = arith.addi %1195, %c9 : index
      %1197 = arith.cmpi eq, %hasBias, %c10 : index
      %1198 = arith.addi %1194, %1196 : index
      %1199 = memref.load %19[%1198] : memref<?xf32>
      %1200 = arith.muli %0, %c27 : index
      %1201 = arith.addi %1200, %1196 : index
      %1202 = memref.load %bias[%1201] : memref<?xf32>
      %1203 = arith.addf %1199, %1202 : f32
      %1204 = arith.select %1197, %1203, %1199 : f32
      %1205 = arith.addi %1196, %c36 : index
      %1206 = arith.cmpi eq, %hasBias, %c10 : index
      %1207 = arith.addi %1194, %1205 : index
      %1208 = memref.load %19[%1207] : memref<?xf32>
      %1209 = arith.muli %0, %c27 : index
      %1210 = arith.addi %1209, %1205 : index
      %1211 = memref.load %bias[%1210] : memref<?xf32>
      %1212 = arith.addf %1208, %1211 : f32
      %1213 = arith.select %1206, %1212, %1208 : f32
      %1214 = arith.addi %1195, %c17 : index
      %1215 = arith.cmpi slt, %1214, %c36 : index
      %1216 = arith.minsi %1214, %c37 : index
      %1217 = arith.cmpi eq, %hasBias, %c10 : index
      %1218 = arith.addi %1194, %1216 : index
      %1219 = memref.load %19[%1218] : memref<?xf32>
      %1220 = arith.muli %0, %c27 : index
      %1221 = arith.addi %1220, %1216 : index
      %1222 = memref.load %bias[%1221] : memref<?xf32>
      %1223 = arith.addf %1219, %1222 : f32
      %1224 = arith.select %1217, %1223, %1219 : f32
      %1225 = arith.addi %1216, %c36 : index
      %1226 = arith.cmpi eq, %hasBias, %c10 : index
      %1227 = arith.addi %1194, %1225 : index
      %1228 = memref.load %19[%1227] : memref<?xf32>
      %1229 = arith.muli %0, %c27 : index
      %1230 = arith.addi %1229, %1225 : index
      %1231 = memref.load %bias[%1230] : memref<?xf32>
      %1232 = arith.addf %1228, %1231 : f32
      %1233 = arith.select %1226, %1232, %1228 : f32
      %1234 = arith.addi %heads, %kvHeads : index
      %1235 = arith.cmpi slt, %0, %1234 : index
      scf.if %1235 {
        %1236 = arith.addi %positionsAt, %1193 : index
        %1237 = memref.load %step[%1236] : memref<?xi32>
        %1238 = arith.index_cast %1237 : i32 to index
        %1239 = arith.cmpi eq, %hasNorm, %c10 : index
        %1240 = math.fma %1204, %1204, %c40 : f32
        %1241 = math.fma %1213, %1213, %1240 : f32
        %1242 = math.fma %1224, %1224, %1241 : f32
        %1243 = arith.select %1215, %1242, %1241 : f32
        %1244 = math.fma %1233, %1233, %1243 : f32
        %1245 = arith.select %1215, %1244, %1243 : f32
        %1246 = vector.broadcast %1245 : f32 to vector<1xf32>
        %1247 = wave.reduce "add" %1246 : vector<1xf32>
        %1248 = arith.mulf %1247, %inverseHeadDim : f32
        %1249 = arith.addf %1248, %epsilon : f32
        %1250 = math.sqrt %1249 : f32
        %1251 = arith.divf %c32, %1250 : f32
        %1252 = arith.cmpi slt, %0, %heads : index
        %1253 = arith.addi %1196, %c36 : index
        %1254 = memref.load %query_norm[%1196] : memref<?xf32>
        %1255 = memref.load %key_norm[%1196] : memref<?xf32>
        %1256 = arith.select %1252, %1254, %1255 : f32
        %1257 = arith.mulf %1204, %1251 : f32
        %1258 = arith.mulf %1257, %1256 : f32
        %1259 = arith.select %1239, %1258, %1204 : f32
        %1260 = memref.load %query_norm[%1253] : memref<?xf32>
        %1261 = memref.load %key_norm[%1253] : memref<?xf32>
        %1262 = arith.select %1252, %1260, %1261 : f32
        %1263 = arith.mulf %1213, %1251 : f32
        %1264 = arith.mulf %1263, %1262 : f32
        %1265 = arith.select %1239, %1264, %1213 : f32
        %1266 = arith.addi %1216, %c36 : index
        %1267 = memref.load %query_norm[%1216] : memref<?xf32>
        %1268 = memref.load %key_norm[%1216] : memref<?xf32>
        %1269 = arith.select %1252, %1267, %1268 : f32
        %1270 = arith.mulf %1224, %1251 : f32
        %1271 = arith.mulf %1270, %1269 : f32
        %1272 = arith.select %1239, %1271, %1224 : f32
        %1273 = memref.load %query_norm[%1266] : memref<?xf32>
        %1274 = memref.load %key_norm[%1266] : memref<?xf32>
        %1275 = arith.select %1252, %1273, %1274 : f32
        %1276 = arith.mulf %1233, %1251 : f32
        %1277 = arith.mulf %1276, %1275 : f32
        %1278 = arith.select %1239, %1277, %1233 : f32
        %1279 = arith.remui %1238, %c25 : index
        %1280 = arith.muli %1279, %c27 : index
        %1281 = arith.addi %1280, %1196 : index
        %1282 = arith.divui %1238, %c25 : index
        %1283 = arith.addi %1282, %c25 : index
        %1284 = arith.muli %1283, %c27 : index
        %1285 = arith.addi %1284, %1196 : index
        %1286 = memref.load %rope[%1281] : memref<?xf32>
        %1287 = arith.addi %1281, %c36 : index
        %1288 = memref.load %rope[%1287] : memref<?xf32>
        %1289 = memref.load %rope[%1285] : memref<?xf32>
        %1290 = arith.addi %1285, %c36 : index
        %1291 = memref.load %rope[%1290] : memref<?xf32>
        %1292 = arith.mulf %1289, %1286 : f32
        %1293 = arith.mulf %1291, %1288 : f32
        %1294 = arith.subf %1292, %1293 : f32
        %1295 = arith.mulf %1291, %1286 : f32
        %1296 = arith.mulf %1289, %1288 : f32
        %1297 = arith.addf %1295, %1296 : f32
        %1298 = arith.mulf %1259, %1294 : f32
        %1299 = arith.mulf %1265, %1297 : f32
        %1300 = arith.subf %1298, %1299 : f32
        %1301 = arith.mulf %1265, %1294 : f32
        %1302 = arith.mulf %1259, %1297 : f32
        %1303 = arith.addf %1301, %1302 : f32
        %1304 = arith.cmpi slt, %0, %heads : index
        scf.if %1304 {
          %1305 = arith.muli %1193, %heads : index
          %1306 = arith.addi %1305, %0 : index
          %1307 = arith.muli %1306, %c27 : index
          %1308 = arith.addi %1307, %1196 : index
          memref.store %1300, %q[%1308] : memref<?xf32>
          %1309 = arith.addi %1308, %c36 : index
          memref.store %1303, %q[%1309] : memref<?xf32>
        } else {
          %1310 = arith.addi %1194, %1196 : index
          memref.store %1300, %19[%1310] : memref<?xf32>
          %1311 = arith.addi %1194, %1196 : index
          %1312 = arith.addi %1311, %c36 : index
          memref.store %1303, %19[%1312] : memref<?xf32>
        }
        %1313 = arith.remui %1238, %c25 : index
        %1314 = arith.muli %1313, %c27 : index
        %1315 = arith.addi %1314, %1216 : index
        %1316 = arith.divui %1238, %c25 : index
        %1317 = arith.addi %1316, %c25 : index
        %1318 = arith.muli %1317, %c27 : index
        %1319 = arith.addi %1318, %1216 : index
        %1320 = memref.load %rope[%1315] : memref<?xf32>
        %1321 = arith.addi %1315, %c36 : index
        %1322 = memref.load %rope[%1321] : memref<?xf32>
        %1323 = memref.load %rope[%1319] : memref<?xf32>
        %1324 = arith.addi %1319, %c36 : index
        %1325 = memref.load %rope[%1324] : memref<?xf32>
        %1326 = arith.mulf %1323, %1320 : f32
        %1327 = arith.mulf %1325, %1322 : f32
        %1328 = arith.subf %1326, %1327 : f32
        %1329 = arith.mulf %1325, %1320 : f32
        %1330 = arith.mulf %1323, %1322 : f32
        %1331 = arith.addf %1329, %1330 : f32
        %1332 = arith.mulf %1272, %1328 : f32
        %1333 = arith.mulf %1278, %1331 : f32
        %1334 = arith.subf %1332, %1333 : f32
        %1335 = arith.mulf %1278, %1328 : f32
        %1336 = arith.mulf %1272, %1331 : f32
        %1337 = arith.addf %1335, %1336 : f32
        scf.if %1215 {
          %1338 = arith.cmpi slt, %0, %heads : index
          scf.if %1338 {
            %1339 = arith.muli %1193, %heads : index
            %1340 = arith.addi %1339, %0 : index
            %1341 = arith.muli %1340, %c27 : index
            %1342 = arith.addi %1341, %1216 : index
            memref.store %1334, %q[%1342] : memref<?xf32>
            %1343 = arith.addi %1342, %c36 : index
            memref.store %1337, %q[%1343] : memref<?xf32>
          } else {
            %1344 = arith.addi %1194, %1216 : index
            memref.store %1334, %19[%1344] : memref<?xf32>
            %1345 = arith.addi %1194, %1216 : index
            %1346 = arith.addi %1345, %c36 : index
            memref.store %1337, %19[%1346] : memref<?xf32>
          }
        }
      } else {
        %1347 = arith.cmpi slt, %0, %heads : index
        scf.if %1347 {
          %1348 = arith.muli %1193, %heads : index
          %1349 = arith.addi %1348, %0 : index
          %1350 = arith.muli %1349, %c27 : index
          %1351 = arith.addi %1350, %1196 : index
          memref.store %1204, %q[%1351] : memref<?xf32>
          %1352 = arith.addi %1351, %c36 : index
          memref.store %1213, %q[%1352] : memref<?xf32>
        } else {
          %1353 = arith.addi %1194, %1196 : index
          memref.store %1204, %19[%1353] : memref<?xf32>
          %1354 = arith.addi %1194, %1196 : index
          %1355 = arith.addi %1354, %c36 : index
          memref.store %1213, %19[%1355] : memref<?xf32>
        }
        scf.if %1215 {
          %1356 = arith.cmpi slt, %0, %heads : index
          scf.if %1356 {
            %1357 = arith.muli %1193, %heads : index
            %1358 = arith.addi %1357, %0 : index
            %1359 = arith.muli %1358, %c27 : index
            %1360 = arith.addi %1359, %1216 : index
            memref.store %1224, %q[%1360] : memref<?xf32>
            %1361 = arith.addi %1360, %c36 : index
            memref.store %1233, %q[%1361] : memref<?xf32>
          } else {
            %1362 = arith.addi %1194, %1216 : index
            memref.store %1224, %19[%1362] : memref<?xf32>
            %1363 = arith.addi %1194, %1216 : index
            %1364 = arith.addi %1363, %c36 : index
            memref.store %1233, %19[%1364] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1365 = arith.cmpi sge, %0, %heads : index
    scf.if %1365 {
      %1366 = arith.addi %1010, %c9 : index
      %1367 = arith.addi %1009, %1366 : index
      %1368 = arith.cmpi slt, %1367, %21 : index
      %1369 = arith.cmpi slt, %1366, %c4 : index
      %1370 = arith.andi %1368, %1369 : i1
      scf.if %1370 {
        %1371 = arith.addi %1009, %1366 : index
        %1372 = arith.addi %slotsAt, %1371 : index
        %1373 = memref.load %step[%1372] : memref<?xi32>
        %1374 = arith.index_cast %1373 : i32 to index
        %1375 = arith.cmpi sge, %1374, %c9 : index
        scf.if %1375 {
          %1376 = arith.muli %1366, %c27 : index
          %1377 = arith.subi %0, %heads : index
          %1378 = memref.load %scales[%1377] : memref<?xf32>
          %1379 = vector.broadcast %1378 : f32 to vector<4xf32>
          %1380 = arith.divui %1374, %c4 : index
          %1381 = arith.remui %1374, %c4 : index
          %1382 = arith.muli %1380, %pageBytes : index
          %1383 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1383 {
            %1384 = wave.lane
            %1385 = arith.muli %1384, %c15 : index
            scf.for %1386 = %1385 to %c27 step %c6 {
              %1387 = arith.addi %1376, %1386 : index
              %1388 = vector.load %19[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = arith.mulf %1388, %1379 : vector<4xf32>
              %1390 = arith.minimumf %1389, %c47 : vector<4xf32>
              %1391 = arith.maximumf %1390, %c48 : vector<4xf32>
              %1392 = arith.truncf %1391 : vector<4xf32> to vector<4xf16>
              %1393 = vector.bitcast %1392 : vector<4xf16> to vector<8xi8>
              %1394 = arith.cmpi slt, %1377, %kvHeads : index
              scf.if %1394 {
                %1395 = arith.muli %1377, %c11 : index
                %1396 = arith.addi %1382, %1395 : index
                %1397 = arith.divui %1386, %c4 : index
                %1398 = arith.muli %1397, %c20 : index
                %1399 = arith.remui %1386, %c4 : index
                %1400 = arith.divui %1399, %c26 : index
                %1401 = arith.muli %1400, %c25 : index
                %1402 = arith.muli %1381, %c4 : index
                %1403 = arith.addi %1401, %1402 : index
                %1404 = arith.remui %1399, %c26 : index
                %1405 = arith.muli %1404, %c8 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.addi %1398, %1406 : index
                %1408 = arith.addi %1396, %1407 : index
                vector.store %1393, %kv[%1408] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1409 = arith.subi %1377, %kvHeads : index
                %1410 = arith.muli %1409, %c11 : index
                %1411 = arith.addi %1382, %1410 : index
                %1412 = arith.addi %1386, %c9 : index
                %1413 = arith.divui %1412, %c4 : index
                %1414 = arith.muli %1413, %c20 : index
                %1415 = arith.addi %1414, %c33 : index
                %1416 = arith.remui %1412, %c4 : index
                %1417 = arith.divui %1381, %c8 : index
                %1418 = arith.remui %1381, %c8 : index
                %1419 = arith.muli %1418, %c26 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.divui %1420, %c26 : index
                %1422 = arith.muli %1421, %c25 : index
                %1423 = arith.muli %1416, %c4 : index
                %1424 = arith.addi %1422, %1423 : index
                %1425 = arith.remui %1420, %c26 : index
                %1426 = arith.muli %1425, %c8 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.addi %1415, %1427 : index
                %1429 = arith.addi %1411, %1428 : index
                %1430 = vector.shuffle %1393, %1393 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1430, %kv[%1429] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1431 = arith.addi %1386, %c10 : index
                %1432 = arith.divui %1431, %c4 : index
                %1433 = arith.muli %1432, %c20 : index
                %1434 = arith.addi %1433, %c33 : index
                %1435 = arith.remui %1431, %c4 : index
                %1436 = arith.divui %1381, %c8 : index
                %1437 = arith.remui %1381, %c8 : index
                %1438 = arith.muli %1437, %c26 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.divui %1439, %c26 : index
                %1441 = arith.muli %1440, %c25 : index
                %1442 = arith.muli %1435, %c4 : index
                %1443 = arith.addi %1441, %1442 : index
                %1444 = arith.remui %1439, %c26 : index
                %1445 = arith.muli %1444, %c8 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.addi %1434, %1446 : index
                %1448 = arith.addi %1411, %1447 : index
                %1449 = vector.shuffle %1393, %1393 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1449, %kv[%1448] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1450 = arith.addi %1386, %c8 : index
                %1451 = arith.divui %1450, %c4 : index
                %1452 = arith.muli %1451, %c20 : index
                %1453 = arith.addi %1452, %c33 : index
                %1454 = arith.remui %1450, %c4 : index
                %1455 = arith.divui %1381, %c8 : index
                %1456 = arith.remui %1381, %c8 : index
                %1457 = arith.muli %1456, %c26 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.divui %1458, %c26 : index
                %1460 = arith.muli %1459, %c25 : index
                %1461 = arith.muli %1454, %c4 : index
                %1462 = arith.addi %1460, %1461 : index
                %1463 = arith.remui %1458, %c26 : index
                %1464 = arith.muli %1463, %c8 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.addi %1453, %1465 : index
                %1467 = arith.addi %1411, %1466 : index
                %1468 = vector.shuffle %1393, %1393 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1468, %kv[%1467] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1469 = arith.addi %1386, %c2 : index
                %1470 = arith.divui %1469, %c4 : index
                %1471 = arith.muli %1470, %c20 : index
                %1472 = arith.addi %1471, %c33 : index
                %1473 = arith.remui %1469, %c4 : index
                %1474 = arith.divui %1381, %c8 : index
                %1475 = arith.remui %1381, %c8 : index
                %1476 = arith.muli %1475, %c26 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.divui %1477, %c26 : index
                %1479 = arith.muli %1478, %c25 : index
                %1480 = arith.muli %1473, %c4 : index
                %1481 = arith.addi %1479, %1480 : index
                %1482 = arith.remui %1477, %c26 : index
                %1483 = arith.muli %1482, %c8 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.addi %1472, %1484 : index
                %1486 = arith.addi %1411, %1485 : index
                %1487 = vector.shuffle %1393, %1393 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1487, %kv[%1486] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1488 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1488 {
            %1489 = wave.lane
            %1490 = arith.muli %1489, %c15 : index
            scf.for %1491 = %1490 to %c27 step %c6 {
              %1492 = arith.addi %1376, %1491 : index
              %1493 = vector.load %19[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1494 = arith.mulf %1493, %1379 : vector<4xf32>
              %1495 = wave.fp8_encode "e4m3" %1494 : vector<4xf32> -> vector<4xi8>
              %1496 = arith.cmpi slt, %1377, %kvHeads : index
              scf.if %1496 {
                %1497 = arith.muli %1377, %c33 : index
                %1498 = arith.addi %1382, %1497 : index
                %1499 = vector.shuffle %1495, %1495 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1500 = arith.divui %1491, %c4 : index
                %1501 = arith.muli %1500, %c25 : index
                %1502 = arith.remui %1491, %c4 : index
                %1503 = arith.muli %1381, %c4 : index
                %1504 = arith.divui %1502, %c15 : index
                %1505 = arith.muli %1504, %c15 : index
                %1506 = arith.remui %1502, %c8 : index
                %1507 = arith.muli %1506, %c8 : index
                %1508 = arith.addi %1505, %1507 : index
                %1509 = arith.divui %1502, %c8 : index
                %1510 = arith.remui %1509, %c8 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.addi %1503, %1511 : index
                %1513 = arith.addi %1501, %1512 : index
                %1514 = arith.addi %1498, %1513 : index
                vector.store %1499, %kv[%1514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1515 = arith.subi %1377, %kvHeads : index
                %1516 = arith.muli %1515, %c33 : index
                %1517 = arith.addi %1382, %1516 : index
                %1518 = arith.addi %1491, %c9 : index
                %1519 = arith.divui %1518, %c4 : index
                %1520 = arith.muli %1519, %c25 : index
                %1521 = arith.addi %1520, %c12 : index
                %1522 = arith.remui %1518, %c4 : index
                %1523 = arith.divui %1381, %c8 : index
                %1524 = arith.remui %1381, %c8 : index
                %1525 = arith.muli %1524, %c26 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.muli %1522, %c4 : index
                %1528 = arith.divui %1526, %c15 : index
                %1529 = arith.muli %1528, %c15 : index
                %1530 = arith.remui %1526, %c8 : index
                %1531 = arith.muli %1530, %c8 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.divui %1526, %c8 : index
                %1534 = arith.remui %1533, %c8 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.addi %1527, %1535 : index
                %1537 = arith.addi %1521, %1536 : index
                %1538 = arith.addi %1517, %1537 : index
                %1539 = vector.shuffle %1495, %1495 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1539, %kv[%1538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1540 = arith.addi %1491, %c10 : index
                %1541 = arith.divui %1540, %c4 : index
                %1542 = arith.muli %1541, %c25 : index
                %1543 = arith.addi %1542, %c12 : index
                %1544 = arith.remui %1540, %c4 : index
                %1545 = arith.divui %1381, %c8 : index
                %1546 = arith.remui %1381, %c8 : index
                %1547 = arith.muli %1546, %c26 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.muli %1544, %c4 : index
                %1550 = arith.divui %1548, %c15 : index
                %1551 = arith.muli %1550, %c15 : index
                %1552 = arith.remui %1548, %c8 : index
                %1553 = arith.muli %1552, %c8 : index
                %1554 = arith.addi %1551, %1553 : index
                %1555 = arith.divui %1548, %c8 : index
                %1556 = arith.remui %1555, %c8 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1549, %1557 : index
                %1559 = arith.addi %1543, %1558 : index
                %1560 = arith.addi %1517, %1559 : index
                %1561 = vector.shuffle %1495, %1495 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1561, %kv[%1560] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1562 = arith.addi %1491, %c8 : index
                %1563 = arith.divui %1562, %c4 : index
                %1564 = arith.muli %1563, %c25 : index
                %1565 = arith.addi %1564, %c12 : index
                %1566 = arith.remui %1562, %c4 : index
                %1567 = arith.divui %1381, %c8 : index
                %1568 = arith.remui %1381, %c8 : index
                %1569 = arith.muli %1568, %c26 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.muli %1566, %c4 : index
                %1572 = arith.divui %1570, %c15 : index
                %1573 = arith.muli %1572, %c15 : index
                %1574 = arith.remui %1570, %c8 : index
                %1575 = arith.muli %1574, %c8 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.divui %1570, %c8 : index
                %1578 = arith.remui %1577, %c8 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.addi %1571, %1579 : index
                %1581 = arith.addi %1565, %1580 : index
                %1582 = arith.addi %1517, %1581 : index
                %1583 = vector.shuffle %1495, %1495 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1583, %kv[%1582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1584 = arith.addi %1491, %c2 : index
                %1585 = arith.divui %1584, %c4 : index
                %1586 = arith.muli %1585, %c25 : index
                %1587 = arith.addi %1586, %c12 : index
                %1588 = arith.remui %1584, %c4 : index
                %1589 = arith.divui %1381, %c8 : index
                %1590 = arith.remui %1381, %c8 : index
                %1591 = arith.muli %1590, %c26 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.muli %1588, %c4 : index
                %1594 = arith.divui %1592, %c15 : index
                %1595 = arith.muli %1594, %c15 : index
                %1596 = arith.remui %1592, %c8 : index
                %1597 = arith.muli %1596, %c8 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1592, %c8 : index
                %1600 = arith.remui %1599, %c8 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.addi %1593, %1601 : index
                %1603 = arith.addi %1587, %1602 : index
                %1604 = arith.addi %1517, %1603 : index
                %1605 = vector.shuffle %1495, %1495 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1605, %kv[%1604] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1606 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1606 {
            %1607 = wave.lane
            %1608 = arith.muli %1607, %c15 : index
            scf.for %1609 = %1608 to %c27 step %c6 {
              %1610 = arith.addi %1376, %1609 : index
              %1611 = vector.load %19[%1610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1612 = arith.mulf %1611, %1379 : vector<4xf32>
              %1613 = wave.fp8_encode "e5m2" %1612 : vector<4xf32> -> vector<4xi8>
              %1614 = arith.cmpi slt, %1377, %kvHeads : index
              scf.if %1614 {
                %1615 = arith.muli %1377, %c33 : index
                %1616 = arith.addi %1382, %1615 : index
                %1617 = vector.shuffle %1613, %1613 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1618 = arith.divui %1609, %c4 : index
                %1619 = arith.muli %1618, %c25 : index
                %1620 = arith.remui %1609, %c4 : index
                %1621 = arith.muli %1381, %c4 : index
                %1622 = arith.divui %1620, %c15 : index
                %1623 = arith.muli %1622, %c15 : index
                %1624 = arith.remui %1620, %c8 : index
                %1625 = arith.muli %1624, %c8 : index
                %1626 = arith.addi %1623, %1625 : index
                %1627 = arith.divui %1620, %c8 : index
                %1628 = arith.remui %1627, %c8 : index
                %1629 = arith.addi %1626, %1628 : index
                %1630 = arith.addi %1621, %1629 : index
                %1631 = arith.addi %1619, %1630 : index
                %1632 = arith.addi %1616, %1631 : index
                vector.store %1617, %kv[%1632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1633 = arith.subi %1377, %kvHeads : index
                %1634 = arith.muli %1633, %c33 : index
                %1635 = arith.addi %1382, %1634 : index
                %1636 = arith.addi %1609, %c9 : index
                %1637 = arith.divui %1636, %c4 : index
                %1638 = arith.muli %1637, %c25 : index
                %1639 = arith.addi %1638, %c12 : index
                %1640 = arith.remui %1636, %c4 : index
                %1641 = arith.divui %1381, %c8 : index
                %1642 = arith.remui %1381, %c8 : index
                %1643 = arith.muli %1642, %c26 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.muli %1640, %c4 : index
                %1646 = arith.divui %1644, %c15 : index
                %1647 = arith.muli %1646, %c15 : index
                %1648 = arith.remui %1644, %c8 : index
                %1649 = arith.muli %1648, %c8 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.divui %1644, %c8 : index
                %1652 = arith.remui %1651, %c8 : index
                %1653 = arith.addi %1650, %1652 : index
                %1654 = arith.addi %1645, %1653 : index
                %1655 = arith.addi %1639, %1654 : index
                %1656 = arith.addi %1635, %1655 : index
                %1657 = vector.shuffle %1613, %1613 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1657, %kv[%1656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1658 = arith.addi %1609, %c10 : index
                %1659 = arith.divui %1658, %c4 : index
                %1660 = arith.muli %1659, %c25 : index
                %1661 = arith.addi %1660, %c12 : index
                %1662 = arith.remui %1658, %c4 : index
                %1663 = arith.divui %1381, %c8 : index
                %1664 = arith.remui %1381, %c8 : index
                %1665 = arith.muli %1664, %c26 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.muli %1662, %c4 : index
                %1668 = arith.divui %1666, %c15 : index
                %1669 = arith.muli %1668, %c15 : index
                %1670 = arith.remui %1666, %c8 : index
                %1671 = arith.muli %1670, %c8 : index
                %1672 = arith.addi %1669, %1671 : index
                %1673 = arith.divui %1666, %c8 : index
                %1674 = arith.remui %1673, %c8 : index
                %1675 = arith.addi %1672, %1674 : index
                %1676 = arith.addi %1667, %1675 : index
                %1677 = arith.addi %1661, %1676 : index
                %1678 = arith.addi %1635, %1677 : index
                %1679 = vector.shuffle %1613, %1613 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1679, %kv[%1678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1680 = arith.addi %1609, %c8 : index
                %1681 = arith.divui %1680, %c4 : index
                %1682 = arith.muli %1681, %c25 : index
                %1683 = arith.addi %1682, %c12 : index
                %1684 = arith.remui %1680, %c4 : index
                %1685 = arith.divui %1381, %c8 : index
                %1686 = arith.remui %1381, %c8 : index
                %1687 = arith.muli %1686, %c26 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.muli %1684, %c4 : index
                %1690 = arith.divui %1688, %c15 : index
                %1691 = arith.muli %1690, %c15 : index
                %1692 = arith.remui %1688, %c8 : index
                %1693 = arith.muli %1692, %c8 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.divui %1688, %c8 : index
                %1696 = arith.remui %1695, %c8 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.addi %1689, %1697 : index
                %1699 = arith.addi %1683, %1698 : index
                %1700 = arith.addi %1635, %1699 : index
                %1701 = vector.shuffle %1613, %1613 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1701, %kv[%1700] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1702 = arith.addi %1609, %c2 : index
                %1703 = arith.divui %1702, %c4 : index
                %1704 = arith.muli %1703, %c25 : index
                %1705 = arith.addi %1704, %c12 : index
                %1706 = arith.remui %1702, %c4 : index
                %1707 = arith.divui %1381, %c8 : index
                %1708 = arith.remui %1381, %c8 : index
                %1709 = arith.muli %1708, %c26 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.muli %1706, %c4 : index
                %1712 = arith.divui %1710, %c15 : index
                %1713 = arith.muli %1712, %c15 : index
                %1714 = arith.remui %1710, %c8 : index
                %1715 = arith.muli %1714, %c8 : index
                %1716 = arith.addi %1713, %1715 : index
                %1717 = arith.divui %1710, %c8 : index
                %1718 = arith.remui %1717, %c8 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.addi %1711, %1719 : index
                %1721 = arith.addi %1705, %1720 : index
                %1722 = arith.addi %1635, %1721 : index
                %1723 = vector.shuffle %1613, %1613 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1723, %kv[%1722] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1724 = arith.addi %1010, %c43 : index
      %1725 = arith.addi %1009, %1724 : index
      %1726 = arith.cmpi slt, %1725, %21 : index
      %1727 = arith.cmpi slt, %1724, %c4 : index
      %1728 = arith.andi %1726, %1727 : i1
      scf.if %1728 {
        %1729 = arith.addi %1009, %1724 : index
        %1730 = arith.addi %slotsAt, %1729 : index
        %1731 = memref.load %step[%1730] : memref<?xi32>
        %1732 = arith.index_cast %1731 : i32 to index
        %1733 = arith.cmpi sge, %1732, %c9 : index
        scf.if %1733 {
          %1734 = arith.muli %1724, %c27 : index
          %1735 = arith.subi %0, %heads : index
          %1736 = memref.load %scales[%1735] : memref<?xf32>
          %1737 = vector.broadcast %1736 : f32 to vector<4xf32>
          %1738 = arith.divui %1732, %c4 : index
          %1739 = arith.remui %1732, %c4 : index
          %1740 = arith.muli %1738, %pageBytes : index
          %1741 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1741 {
            %1742 = wave.lane
            %1743 = arith.muli %1742, %c15 : index
            scf.for %1744 = %1743 to %c27 step %c6 {
              %1745 = arith.addi %1734, %1744 : index
              %1746 = vector.load %19[%1745] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1747 = arith.mulf %1746, %1737 : vector<4xf32>
              %1748 = arith.minimumf %1747, %c47 : vector<4xf32>
              %1749 = arith.maximumf %1748, %c48 : vector<4xf32>
              %1750 = arith.truncf %1749 : vector<4xf32> to vector<4xf16>
              %1751 = vector.bitcast %1750 : vector<4xf16> to vector<8xi8>
              %1752 = arith.cmpi slt, %1735, %kvHeads : index
              scf.if %1752 {
                %1753 = arith.muli %1735, %c11 : index
                %1754 = arith.addi %1740, %1753 : index
                %1755 = arith.divui %1744, %c4 : index
                %1756 = arith.muli %1755, %c20 : index
                %1757 = arith.remui %1744, %c4 : index
                %1758 = arith.divui %1757, %c26 : index
                %1759 = arith.muli %1758, %c25 : index
                %1760 = arith.muli %1739, %c4 : index
                %1761 = arith.addi %1759, %1760 : index
                %1762 = arith.remui %1757, %c26 : index
                %1763 = arith.muli %1762, %c8 : index
                %1764 = arith.addi %1761, %1763 : index
                %1765 = arith.addi %1756, %1764 : index
                %1766 = arith.addi %1754, %1765 : index
                vector.store %1751, %kv[%1766] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1767 = arith.subi %1735, %kvHeads : index
                %1768 = arith.muli %1767, %c11 : index
                %1769 = arith.addi %1740, %1768 : index
                %1770 = arith.addi %1744, %c9 : index
                %1771 = arith.divui %1770, %c4 : index
                %1772 = arith.muli %1771, %c20 : index
                %1773 = arith.addi %1772, %c33 : index
                %1774 = arith.remui %1770, %c4 : index
                %1775 = arith.divui %1739, %c8 : index
                %1776 = arith.remui %1739, %c8 : index
                %1777 = arith.muli %1776, %c26 : index
                %1778 = arith.addi %1775, %1777 : index
                %1779 = arith.divui %1778, %c26 : index
                %1780 = arith.muli %1779, %c25 : index
                %1781 = arith.muli %1774, %c4 : index
                %1782 = arith.addi %1780, %1781 : index
                %1783 = arith.remui %1778, %c26 : index
                %1784 = arith.muli %1783, %c8 : index
                %1785 = arith.addi %1782, %1784 : index
                %1786 = arith.addi %1773, %1785 : index
                %1787 = arith.addi %1769, %1786 : index
                %1788 = vector.shuffle %1751, %1751 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1788, %kv[%1787] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1789 = arith.addi %1744, %c10 : index
                %1790 = arith.divui %1789, %c4 : index
                %1791 = arith.muli %1790, %c20 : index
                %1792 = arith.addi %1791, %c33 : index
                %1793 = arith.remui %1789, %c4 : index
                %1794 = arith.divui %1739, %c8 : index
                %1795 = arith.remui %1739, %c8 : index
                %1796 = arith.muli %1795, %c26 : index
                %1797 = arith.addi %1794, %1796 : index
                %1798 = arith.divui %1797, %c26 : index
                %1799 = arith.muli %1798, %c25 : index
                %1800 = arith.muli %1793, %c4 : index
                %1801 = arith.addi %1799, %1800 : index
                %1802 = arith.remui %1797, %c26 : index
                %1803 = arith.muli %1802, %c8 : index
                %1804 = arith.addi %1801, %1803 : index
                %1805 = arith.addi %1792, %1804 : index
                %1806 = arith.addi %1769, %1805 : index
                %1807 = vector.shuffle %1751, %1751 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1807, %kv[%1806] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1808 = arith.addi %1744, %c8 : index
                %1809 = arith.divui %1808, %c4 : index
                %1810 = arith.muli %1809, %c20 : index
                %1811 = arith.addi %1810, %c33 : index
                %1812 = arith.remui %1808, %c4 : index
                %1813 = arith.divui %1739, %c8 : index
                %1814 = arith.remui %1739, %c8 : index
                %1815 = arith.muli %1814, %c26 : index
                %1816 = arith.addi %1813, %1815 : index
                %1817 = arith.divui %1816, %c26 : index
                %1818 = arith.muli %1817, %c25 : index
                %1819 = arith.muli %1812, %c4 : index
                %1820 = arith.addi %1818, %1819 : index
                %1821 = arith.remui %1816, %c26 : index
                %1822 = arith.muli %1821, %c8 : index
                %1823 = arith.addi %1820, %1822 : index
                %1824 = arith.addi %1811, %1823 : index
                %1825 = arith.addi %1769, %1824 : index
                %1826 = vector.shuffle %1751, %1751 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1826, %kv[%1825] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1827 = arith.addi %1744, %c2 : index
                %1828 = arith.divui %1827, %c4 : index
                %1829 = arith.muli %1828, %c20 : index
                %1830 = arith.addi %1829, %c33 : index
                %1831 = arith.remui %1827, %c4 : index
                %1832 = arith.divui %1739, %c8 : index
                %1833 = arith.remui %1739, %c8 : index
                %1834 = arith.muli %1833, %c26 : index
                %1835 = arith.addi %1832, %1834 : index
                %1836 = arith.divui %1835, %c26 : index
                %1837 = arith.muli %1836, %c25 : index
                %1838 = arith.muli %1831, %c4 : index
                %1839 = arith.addi %1837, %1838 : index
                %1840 = arith.remui %1835, %c26 : index
                %1841 = arith.muli %1840, %c8 : index
                %1842 = arith.addi %1839, %1841 : index
                %1843 = arith.addi %1830, %1842 : index
                %1844 = arith.addi %1769, %1843 : index
                %1845 = vector.shuffle %1751, %1751 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1845, %kv[%1844] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1846 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1846 {
            %1847 = wave.lane
            %1848 = arith.muli %1847, %c15 : index
            scf.for %1849 = %1848 to %c27 step %c6 {
              %1850 = arith.addi %1734, %1849 : index
              %1851 = vector.load %19[%1850] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1852 = arith.mulf %1851, %1737 : vector<4xf32>
              %1853 = wave.fp8_encode "e4m3" %1852 : vector<4xf32> -> vector<4xi8>
              %1854 = arith.cmpi slt, %1735, %kvHeads : index
              scf.if %1854 {
                %1855 = arith.muli %1735, %c33 : index
                %1856 = arith.addi %1740, %1855 : index
                %1857 = vector.shuffle %1853, %1853 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1858 = arith.divui %1849, %c4 : index
                %1859 = arith.muli %1858, %c25 : index
                %1860 = arith.remui %1849, %c4 : index
                %1861 = arith.muli %1739, %c4 : index
                %1862 = arith.divui %1860, %c15 : index
                %1863 = arith.muli %1862, %c15 : index
                %1864 = arith.remui %1860, %c8 : index
                %1865 = arith.muli %1864, %c8 : index
                %1866 = arith.addi %1863, %1865 : index
                %1867 = arith.divui %1860, %c8 : index
                %1868 = arith.remui %1867, %c8 : index
                %1869 = arith.addi %1866, %1868 : index
                %1870 = arith.addi %1861, %1869 : index
                %1871 = arith.addi %1859, %1870 : index
                %1872 = arith.addi %1856, %1871 : index
                vector.store %1857, %kv[%1872] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1873 = arith.subi %1735, %kvHeads : index
                %1874 = arith.muli %1873, %c33 : index
                %1875 = arith.addi %1740, %1874 : index
                %1876 = arith.addi %1849, %c9 : index
                %1877 = arith.divui %1876, %c4 : index
                %1878 = arith.muli %1877, %c25 : index
                %1879 = arith.addi %1878, %c12 : index
                %1880 = arith.remui %1876, %c4 : index
                %1881 = arith.divui %1739, %c8 : index
                %1882 = arith.remui %1739, %c8 : index
                %1883 = arith.muli %1882, %c26 : index
                %1884 = arith.addi %1881, %1883 : index
                %1885 = arith.muli %1880, %c4 : index
                %1886 = arith.divui %1884, %c15 : index
                %1887 = arith.muli %1886, %c15 : index
                %1888 = arith.remui %1884, %c8 : index
                %1889 = arith.muli %1888, %c8 : index
                %1890 = arith.addi %1887, %1889 : index
                %1891 = arith.divui %1884, %c8 : index
                %1892 = arith.remui %1891, %c8 : index
                %1893 = arith.addi %1890, %1892 : index
                %1894 = arith.addi %1885, %1893 : index
                %1895 = arith.addi %1879, %1894 : index
                %1896 = arith.addi %1875, %1895 : index
                %1897 = vector.shuffle %1853, %1853 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1897, %kv[%1896] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1898 = arith.addi %1849, %c10 : index
                %1899 = arith.divui %1898, %c4 : index
                %1900 = arith.muli %1899, %c25 : index
                %1901 = arith.addi %1900, %c12 : index
                %1902 = arith.remui %1898, %c4 : index
                %1903 = arith.divui %1739, %c8 : index
                %1904 = arith.remui %1739, %c8 : index
                %1905 = arith.muli %1904, %c26 : index
                %1906 = arith.addi %1903, %1905 : index
                %1907 = arith.muli %1902, %c4 : index
                %1908 = arith.divui %1906, %c15 : index
                %1909 = arith.muli %1908, %c15 : index
                %1910 = arith.remui %1906, %c8 : index
                %1911 = arith.muli %1910, %c8 : index
                %1912 = arith.addi %1909, %1911 : index
                %1913 = arith.divui %1906, %c8 : index
                %1914 = arith.remui %1913, %c8 : index
                %1915 = arith.addi %1912, %1914 : index
                %1916 = arith.addi %1907, %1915 : index
                %1917 = arith.addi %1901, %1916 : index
                %1918 = arith.addi %1875, %1917 : index
                %1919 = vector.shuffle %1853, %1853 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1919, %kv[%1918] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1920 = arith.addi %1849, %c8 : index
                %1921 = arith.divui %1920, %c4 : index
                %1922 = arith.muli %1921, %c25 : index
                %1923 = arith.addi %1922, %c12 : index
                %1924 = arith.remui %1920, %c4 : index
                %1925 = arith.divui %1739, %c8 : index
                %1926 = arith.remui %1739, %c8 : index
                %1927 = arith.muli %1926, %c26 : index
                %1928 = arith.addi %1925, %1927 : index
                %1929 = arith.muli %1924, %c4 : index
                %1930 = arith.divui %1928, %c15 : index
                %1931 = arith.muli %1930, %c15 : index
                %1932 = arith.remui %1928, %c8 : index
                %1933 = arith.muli %1932, %c8 : index
                %1934 = arith.addi %1931, %1933 : index
                %1935 = arith.divui %1928, %c8 : index
                %1936 = arith.remui %1935, %c8 : index
                %1937 = arith.addi %1934, %1936 : index
                %1938 = arith.addi %1929, %1937 : index
                %1939 = arith.addi %1923, %1938 : index
                %1940 = arith.addi %1875, %1939 : index
                %1941 = vector.shuffle %1853, %1853 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1941, %kv[%1940] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1942 = arith.addi %1849, %c2 : index
                %1943 = arith.divui %1942, %c4 : index
                %1944 = arith.muli %1943, %c25 : index
                %1945 = arith.addi %1944, %c12 : index
                %1946 = arith.remui %1942, %c4 : index
                %1947 = arith.divui %1739, %c8 : index
                %1948 = arith.remui %1739, %c8 : index
                %1949 = arith.muli %1948, %c26 : index
                %1950 = arith.addi %1947, %1949 : index
                %1951 = arith.muli %1946, %c4 : index
                %1952 = arith.divui %1950, %c15 : index
                %1953 = arith.muli %1952, %c15 : index
                %1954 = arith.remui %1950, %c8 : index
                %1955 = arith.muli %1954, %c8 : index
                %1956 = arith.addi %1953, %1955 : index
                %1957 = arith.divui %1950, %c8 : index
                %1958 = arith.remui %1957, %c8 : index
                %1959 = arith.addi %1956, %1958 : index
                %1960 = arith.addi %1951, %1959 : index
                %1961 = arith.addi %1945, %1960 : index
                %1962 = arith.addi %1875, %1961 : index
                %1963 = vector.shuffle %1853, %1853 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1963, %kv[%1962] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1964 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1964 {
            %1965 = wave.lane
            %1966 = arith.muli %1965, %c15 : index
            scf.for %1967 = %1966 to %c27 step %c6 {
              %1968 = arith.addi %1734, %1967 : index
              %1969 = vector.load %19[%1968] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1970 = arith.mulf %1969, %1737 : vector<4xf32>
              %1971 = wave.fp8_encode "e5m2" %1970 : vector<4xf32> -> vector<4xi8>
              %1972 = arith.cmpi slt, %1735, %kvHeads : index
              scf.if %1972 {
                %1973 = arith.muli %1735, %c33 : index
                %1974 = arith.addi %1740, %1973 : index
                %1975 = vector.shuffle %1971, %1971 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1976 = arith.divui %1967, %c4 : index
                %1977 = arith.muli %1976, %c25 : index
                %1978 = arith.remui %1967, %c4 : index
                %1979 = arith.muli %1739, %c4 : index
                %1980 = arith.divui %1978, %c15 : index
                %1981 = arith.muli %1980, %c15 : index
                %1982 = arith.remui %1978, %c8 : index
                %1983 = arith.muli %1982, %c8 : index
                %1984 = arith.addi %1981, %1983 : index
                %1985 = arith.divui %1978, %c8 : index
                %1986 = arith.remui %1985, %c8 : index
                %1987 = arith.addi %1984, %1986 : index
                %1988 = arith.addi %1979, %1987 : index
                %1989 = arith.addi %1977, %1988 : index
                %1990 = arith.addi %1974, %1989 : index
                vector.store %1975, %kv[%1990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1991 = arith.subi %1735, %kvHeads : index
                %1992 = arith.muli %1991, %c33 : index
                %1993 = arith.addi %1740, %1992 : index
                %1994 = arith.addi %1967, %c9 : index
                %1995 = arith.divui %1994, %c4 : index
                %1996 = arith.muli %1995, %c25 : index
                %1997 = arith.addi %1996, %c12 : index
                %1998 = arith.remui %1994, %c4 : index
                %1999 = arith.divui %1739, %c8 : index
                %2000 = arith.remui %1739, %c8 : index
                %2001 = arith.muli %2000, %c26 : index
                %2002 = arith.addi %1999, %2001 : index
                %2003 = arith.muli %1998, %c4 : index
                %2004 = arith.divui %2002, %c15 : index
                %2005 = arith.muli %2004, %c15 : index
                %2006 = arith.remui %2002, %c8 : index
                %2007 = arith.muli %2006, %c8 : index
                %2008 = arith.addi %2005, %2007 : index
                %2009 = arith.divui %2002, %c8 : index
                %2010 = arith.remui %2009, %c8 : index
                %2011 = arith.addi %2008, %2010 : index
                %2012 = arith.addi %2003, %2011 : index
                %2013 = arith.addi %1997, %2012 : index
                %2014 = arith.addi %1993, %2013 : index
                %2015 = vector.shuffle %1971, %1971 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2015, %kv[%2014] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2016 = arith.addi %1967, %c10 : index
                %2017 = arith.divui %2016, %c4 : index
                %2018 = arith.muli %2017, %c25 : index
                %2019 = arith.addi %2018, %c12 : index
                %2020 = arith.remui %2016, %c4 : index
                %2021 = arith.divui %1739, %c8 : index
                %2022 = arith.remui %1739, %c8 : index
                %2023 = arith.muli %2022, %c26 : index
                %2024 = arith.addi %2021, %2023 : index
                %2025 = arith.muli %2020, %c4 : index
                %2026 = arith.divui %2024, %c15 : index
                %2027 = arith.muli %2026, %c15 : index
                %2028 = arith.remui %2024, %c8 : index
                %2029 = arith.muli %2028, %c8 : index
                %2030 = arith.addi %2027, %2029 : index
                %2031 = arith.divui %2024, %c8 : index
                %2032 = arith.remui %2031, %c8 : index
                %2033 = arith.addi %2030, %2032 : index
                %2034 = arith.addi %2025, %2033 : index
                %2035 = arith.addi %2019, %2034 : index
                %2036 = arith.addi %1993, %2035 : index
                %2037 = vector.shuffle %1971, %1971 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2037, %kv[%2036] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2038 = arith.addi %1967, %c8 : index
                %2039 = arith.divui %2038, %c4 : index
                %2040 = arith.muli %2039, %c25 : index
                %2041 = arith.addi %2040, %c12 : index
                %2042 = arith.remui %2038, %c4 : index
                %2043 = arith.divui %1739, %c8 : index
                %2044 = arith.remui %1739, %c8 : index
                %2045 = arith.muli %2044, %c26 : index
                %2046 = arith.addi %2043, %2045 : index
                %2047 = arith.muli %2042, %c4 : index
                %2048 = arith.divui %2046, %c15 : index
                %2049 = arith.muli %2048, %c15 : index
                %2050 = arith.remui %2046, %c8 : index
                %2051 = arith.muli %2050, %c8 : index
                %2052 = arith.addi %2049, %2051 : index
                %2053 = arith.divui %2046, %c8 : index
                %2054 = arith.remui %2053, %c8 : index
                %2055 = arith.addi %2052, %2054 : index
                %2056 = arith.addi %2047, %2055 : index
                %2057 = arith.addi %2041, %2056 : index
                %2058 = arith.addi %1993, %2057 : index
                %2059 = vector.shuffle %1971, %1971 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2059, %kv[%2058] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2060 = arith.addi %1967, %c2 : index
                %2061 = arith.divui %2060, %c4 : index
                %2062 = arith.muli %2061, %c25 : index
                %2063 = arith.addi %2062, %c12 : index
                %2064 = arith.remui %2060, %c4 : index
                %2065 = arith.divui %1739, %c8 : index
                %2066 = arith.remui %1739, %c8 : index
                %2067 = arith.muli %2066, %c26 : index
                %2068 = arith.addi %2065, %2067 : index
                %2069 = arith.muli %2064, %c4 : index
                %2070 = arith.divui %2068, %c15 : index
                %2071 = arith.muli %2070, %c15 : index
                %2072 = arith.remui %2068, %c8 : index
                %2073 = arith.muli %2072, %c8 : index
                %2074 = arith.addi %2071, %2073 : index
                %2075 = arith.divui %2068, %c8 : index
                %2076 = arith.remui %2075, %c8 : index
                %2077 = arith.addi %2074, %2076 : index
                %2078 = arith.addi %2069, %2077 : index
                %2079 = arith.addi %2063, %2078 : index
                %2080 = arith.addi %1993, %2079 : index
                %2081 = vector.shuffle %1971, %1971 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2081, %kv[%2080] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2082 = arith.addi %22, %c4 : index
    %2083 = wave.lane
    %2084 = arith.muli %3, %c8 : index
    %2085 = arith.muli %2084, %c25 : index
    %2086 = arith.addi %2085, %2083 : index
    %2087 = arith.muli %4, %c12 : index
    %2088 = arith.addi %2087, %2086 : index
    %2089 = arith.addi %2088, %c9 : index
    %2090 = arith.addi %2089, %c9 : index
    %2091 = vector.extract %546#2[0] : f32 from vector<8xf32>
    memref.store %2091, %18[%2090] : memref<?xf32>
    %2092 = arith.muli %4, %c12 : index
    %2093 = arith.addi %2092, %2086 : index
    %2094 = arith.addi %2093, %c9 : index
    %2095 = arith.addi %2094, %c17 : index
    %2096 = vector.extract %546#2[1] : f32 from vector<8xf32>
    memref.store %2096, %18[%2095] : memref<?xf32>
    %2097 = arith.muli %4, %c12 : index
    %2098 = arith.addi %2097, %2086 : index
    %2099 = arith.addi %2098, %c9 : index
    %2100 = arith.addi %2099, %c13 : index
    %2101 = vector.extract %546#2[2] : f32 from vector<8xf32>
    memref.store %2101, %18[%2100] : memref<?xf32>
    %2102 = arith.muli %4, %c12 : index
    %2103 = arith.addi %2102, %2086 : index
    %2104 = arith.addi %2103, %c9 : index
    %2105 = arith.addi %2104, %c27 : index
    %2106 = vector.extract %546#2[3] : f32 from vector<8xf32>
    memref.store %2106, %18[%2105] : memref<?xf32>
    %2107 = arith.muli %4, %c12 : index
    %2108 = arith.addi %2107, %2086 : index
    %2109 = arith.addi %2108, %c9 : index
    %2110 = arith.addi %2109, %c6 : index
    %2111 = vector.extract %546#2[4] : f32 from vector<8xf32>
    memref.store %2111, %18[%2110] : memref<?xf32>
    %2112 = arith.muli %4, %c12 : index
    %2113 = arith.addi %2112, %2086 : index
    %2114 = arith.addi %2113, %c9 : index
    %2115 = arith.addi %2114, %c28 : index
    %2116 = vector.extract %546#2[5] : f32 from vector<8xf32>
    memref.store %2116, %18[%2115] : memref<?xf32>
    %2117 = arith.muli %4, %c12 : index
    %2118 = arith.addi %2117, %2086 : index
    %2119 = arith.addi %2118, %c9 : index
    %2120 = arith.addi %2119, %c29 : index
    %2121 = vector.extract %546#2[6] : f32 from vector<8xf32>
    memref.store %2121, %18[%2120] : memref<?xf32>
    %2122 = arith.muli %4, %c12 : index
    %2123 = arith.addi %2122, %2086 : index
    %2124 = arith.addi %2123, %c9 : index
    %2125 = arith.addi %2124, %c30 : index
    %2126 = vector.extract %546#2[7] : f32 from vector<8xf32>
    memref.store %2126, %18[%2125] : memref<?xf32>
    %2127 = arith.muli %4, %c12 : index
    %2128 = arith.addi %2127, %2086 : index
    %2129 = arith.addi %2128, %c25 : index
    %2130 = arith.addi %2129, %c9 : index
    %2131 = vector.extract %546#3[0] : f32 from vector<8xf32>
    memref.store %2131, %18[%2130] : memref<?xf32>
    %2132 = arith.muli %4, %c12 : index
    %2133 = arith.addi %2132, %2086 : index
    %2134 = arith.addi %2133, %c25 : index
    %2135 = arith.addi %2134, %c17 : index
    %2136 = vector.extract %546#3[1] : f32 from vector<8xf32>
    memref.store %2136, %18[%2135] : memref<?xf32>
    %2137 = arith.muli %4, %c12 : index
    %2138 = arith.addi %2137, %2086 : index
    %2139 = arith.addi %2138, %c25 : index
    %2140 = arith.addi %2139, %c13 : index
    %2141 = vector.extract %546#3[2] : f32 from vector<8xf32>
    memref.store %2141, %18[%2140] : memref<?xf32>
    %2142 = arith.muli %4, %c12 : index
    %2143 = arith.addi %2142, %2086 : index
    %2144 = arith.addi %2143, %c25 : index
    %2145 = arith.addi %2144, %c27 : index
    %2146 = vector.extract %546#3[3] : f32 from vector<8xf32>
    memref.store %2146, %18[%2145] : memref<?xf32>
    %2147 = arith.muli %4, %c12 : index
    %2148 = arith.addi %2147, %2086 : index
    %2149 = arith.addi %2148, %c25 : index
    %2150 = arith.addi %2149, %c6 : index
    %2151 = vector.extract %546#3[4] : f32 from vector<8xf32>
    memref.store %2151, %18[%2150] : memref<?xf32>
    %2152 = arith.muli %4, %c12 : index
    %2153 = arith.addi %2152, %2086 : index
    %2154 = arith.addi %2153, %c25 : index
    %2155 = arith.addi %2154, %c28 : index
    %2156 = vector.extract %546#3[5] : f32 from vector<8xf32>
    memref.store %2156, %18[%2155] : memref<?xf32>
    %2157 = arith.muli %4, %c12 : index
    %2158 = arith.addi %2157, %2086 : index
    %2159 = arith.addi %2158, %c25 : index
    %2160 = arith.addi %2159, %c29 : index
    %2161 = vector.extract %546#3[6] : f32 from vector<8xf32>
    memref.store %2161, %18[%2160] : memref<?xf32>
    %2162 = arith.muli %4, %c12 : index
    %2163 = arith.addi %2162, %2086 : index
    %2164 = arith.addi %2163, %c25 : index
    %2165 = arith.addi %2164, %c30 : index
    %2166 = vector.extract %546#3[7] : f32 from vector<8xf32>
    memref.store %2166, %18[%2165] : memref<?xf32>
    wave.barrier
    %2167 = arith.muli %4, %c8 : index
    %2168 = arith.addi %2167, %c9 : index
    %2169 = arith.muli %2168, %c8 : index
    %2170 = arith.divui %2083, %c4 : index
    %2171 = arith.addi %2169, %2170 : index
    %2172 = arith.addi %2082, %2171 : index
    %2173 = arith.cmpi slt, %2172, %21 : index
    scf.if %2173 {
      %2174 = arith.cmpi eq, %hasFactors, %c10 : index
      %2175 = memref.load %factors[%2172] : memref<?xf32>
      %2176 = arith.select %2174, %2175, %c32 : f32
      %2177 = arith.addi %2086, %c9 : index
      %2178 = arith.muli %2168, %c17 : index
      %2179 = arith.addi %2177, %2178 : index
      %2180 = memref.load %18[%2179] : memref<?xf32>
      %2181 = arith.addi %2179, %c12 : index
      %2182 = memref.load %18[%2181] : memref<?xf32>
      %2183 = arith.addf %2180, %2182 : f32
      %2184 = arith.addi %2179, %c33 : index
      %2185 = memref.load %18[%2184] : memref<?xf32>
      %2186 = arith.addf %2183, %2185 : f32
      %2187 = arith.addi %2179, %c34 : index
      %2188 = memref.load %18[%2187] : memref<?xf32>
      %2189 = arith.addf %2186, %2188 : f32
      %2190 = arith.remui %2083, %c4 : index
      %2191 = arith.muli %2190, %c15 : index
      %2192 = arith.addi %15, %2191 : index
      %2193 = vector.load %w[%2192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2194 = vector.bitcast %2193 : vector<4xi8> to vector<1xf32>
      %2195 = vector.extract %2194[0] : f32 from vector<1xf32>
      %2196 = arith.mulf %2195, %2176 : f32
      %2197 = arith.mulf %2189, %2196 : f32
      %2198 = arith.muli %3, %c8 : index
      %2199 = arith.addi %2198, %c9 : index
      %2200 = arith.muli %2199, %c4 : index
      %2201 = arith.remui %2083, %c4 : index
      %2202 = arith.addi %2200, %2201 : index
      %2203 = arith.muli %2171, %c27 : index
      %2204 = arith.addi %2203, %2202 : index
      memref.store %2197, %19[%2204] : memref<?xf32>
      %2205 = arith.addi %2086, %c25 : index
      %2206 = arith.muli %2168, %c17 : index
      %2207 = arith.addi %2205, %2206 : index
      %2208 = memref.load %18[%2207] : memref<?xf32>
      %2209 = arith.addi %2207, %c12 : index
      %2210 = memref.load %18[%2209] : memref<?xf32>
      %2211 = arith.addf %2208, %2210 : f32
      %2212 = arith.addi %2207, %c33 : index
      %2213 = memref.load %18[%2212] : memref<?xf32>
      %2214 = arith.addf %2211, %2213 : f32
      %2215 = arith.addi %2207, %c34 : index
      %2216 = memref.load %18[%2215] : memref<?xf32>
      %2217 = arith.addf %2214, %2216 : f32
      %2218 = arith.remui %2083, %c4 : index
      %2219 = arith.muli %2218, %c15 : index
      %2220 = arith.addi %17, %2219 : index
      %2221 = vector.load %w[%2220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2222 = vector.bitcast %2221 : vector<4xi8> to vector<1xf32>
      %2223 = vector.extract %2222[0] : f32 from vector<1xf32>
      %2224 = arith.mulf %2223, %2176 : f32
      %2225 = arith.mulf %2217, %2224 : f32
      %2226 = arith.muli %3, %c8 : index
      %2227 = arith.addi %2226, %c10 : index
      %2228 = arith.muli %2227, %c4 : index
      %2229 = arith.remui %2083, %c4 : index
      %2230 = arith.addi %2228, %2229 : index
      %2231 = arith.muli %2171, %c27 : index
      %2232 = arith.addi %2231, %2230 : index
      memref.store %2225, %19[%2232] : memref<?xf32>
    }
    %2233 = arith.muli %4, %c8 : index
    %2234 = arith.addi %2233, %c10 : index
    %2235 = arith.muli %2234, %c8 : index
    %2236 = arith.divui %2083, %c4 : index
    %2237 = arith.addi %2235, %2236 : index
    %2238 = arith.addi %2082, %2237 : index
    %2239 = arith.cmpi slt, %2238, %21 : index
    scf.if %2239 {
      %2240 = arith.cmpi eq, %hasFactors, %c10 : index
      %2241 = memref.load %factors[%2238] : memref<?xf32>
      %2242 = arith.select %2240, %2241, %c32 : f32
      %2243 = arith.addi %2086, %c9 : index
      %2244 = arith.muli %2234, %c17 : index
      %2245 = arith.addi %2243, %2244 : index
      %2246 = memref.load %18[%2245] : memref<?xf32>
      %2247 = arith.addi %2245, %c12 : index
      %2248 = memref.load %18[%2247] : memref<?xf32>
      %2249 = arith.addf %2246, %2248 : f32
      %2250 = arith.addi %2245, %c33 : index
      %2251 = memref.load %18[%2250] : memref<?xf32>
      %2252 = arith.addf %2249, %2251 : f32
      %2253 = arith.addi %2245, %c34 : index
      %2254 = memref.load %18[%2253] : memref<?xf32>
      %2255 = arith.addf %2252, %2254 : f32
      %2256 = arith.remui %2083, %c4 : index
      %2257 = arith.muli %2256, %c15 : index
      %2258 = arith.addi %15, %2257 : index
      %2259 = vector.load %w[%2258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2260 = vector.bitcast %2259 : vector<4xi8> to vector<1xf32>
      %2261 = vector.extract %2260[0] : f32 from vector<1xf32>
      %2262 = arith.mulf %2261, %2242 : f32
      %2263 = arith.mulf %2255, %2262 : f32
      %2264 = arith.muli %3, %c8 : index
      %2265 = arith.addi %2264, %c9 : index
      %2266 = arith.muli %2265, %c4 : index
      %2267 = arith.remui %2083, %c4 : index
      %2268 = arith.addi %2266, %2267 : index
      %2269 = arith.muli %2237, %c27 : index
      %2270 = arith.addi %2269, %2268 : index
      memref.store %2263, %19[%2270] : memref<?xf32>
      %2271 = arith.addi %2086, %c25 : index
      %2272 = arith.muli %2234, %c17 : index
      %2273 = arith.addi %2271, %2272 : index
      %2274 = memref.load %18[%2273] : memref<?xf32>
      %2275 = arith.addi %2273, %c12 : index
      %2276 = memref.load %18[%2275] : memref<?xf32>
      %2277 = arith.addf %2274, %2276 : f32
      %2278 = arith.addi %2273, %c33 : index
      %2279 = memref.load %18[%2278] : memref<?xf32>
      %2280 = arith.addf %2277, %2279 : f32
      %2281 = arith.addi %2273, %c34 : index
      %2282 = memref.load %18[%2281] : memref<?xf32>
      %2283 = arith.addf %2280, %2282 : f32
      %2284 = arith.remui %2083, %c4 : index
      %2285 = arith.muli %2284, %c15 : index
      %2286 = arith.addi %17, %2285 : index
      %2287 = vector.load %w[%2286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2288 = vector.bitcast %2287 : vector<4xi8> to vector<1xf32>
      %2289 = vector.extract %2288[0] : f32 from vector<1xf32>
      %2290 = arith.mulf %2289, %2242 : f32
      %2291 = arith.mulf %2283, %2290 : f32
      %2292 = arith.muli %3, %c8 : index
      %2293 = arith.addi %2292, %c10 : index
      %2294 = arith.muli %2293, %c4 : index
      %2295 = arith.remui %2083, %c4 : index
      %2296 = arith.addi %2294, %2295 : index
      %2297 = arith.muli %2237, %c27 : index
      %2298 = arith.addi %2297, %2296 : index
      memref.store %2291, %19[%2298] : memref<?xf32>
    }
    wave.barrier
    %2299 = arith.addi %22, %c4 : index
    %2300 = wave.wave
    %2301 = arith.addi %2300, %c9 : index
    %2302 = arith.addi %2299, %2301 : index
    %2303 = arith.cmpi slt, %2302, %21 : index
    %2304 = arith.cmpi slt, %2301, %c4 : index
    %2305 = arith.andi %2303, %2304 : i1
    scf.if %2305 {
      %2306 = arith.addi %2299, %2301 : index
      %2307 = arith.muli %2301, %c27 : index
      %2308 = wave.lane
      %2309 = arith.addi %2308, %c9 : index
      %2310 = arith.cmpi eq, %hasBias, %c10 : index
      %2311 = arith.addi %2307, %2309 : index
      %2312 = memref.load %19[%2311] : memref<?xf32>
      %2313 = arith.muli %0, %c27 : index
      %2314 = arith.addi %2313, %2309 : index
      %2315 = memref.load %bias[%2314] : memref<?xf32>
      %2316 = arith.addf %2312, %2315 : f32
      %2317 = arith.select %2310, %2316, %2312 : f32
      %2318 = arith.addi %2309, %c36 : index
      %2319 = arith.cmpi eq, %hasBias, %c10 : index
      %2320 = arith.addi %2307, %2318 : index
      %2321 = memref.load %19[%2320] : memref<?xf32>
      %2322 = arith.muli %0, %c27 : index
      %2323 = arith.addi %2322, %2318 : index
      %2324 = memref.load %bias[%2323] : memref<?xf32>
      %2325 = arith.addf %2321, %2324 : f32
      %2326 = arith.select %2319, %2325, %2321 : f32
      %2327 = arith.addi %2308, %c17 : index
      %2328 = arith.cmpi slt, %2327, %c36 : index
      %2329 = arith.minsi %2327, %c37 : index
      %2330 = arith.cmpi eq, %hasBias, %c10 : index
      %2331 = arith.addi %2307, %2329 : index
      %2332 = memref.load %19[%2331] : memref<?xf32>
      %2333 = arith.muli %0, %c27 : index
      %2334 = arith.addi %2333, %2329 : index
      %2335 = memref.load %bias[%2334] : memref<?xf32>
      %2336 = arith.addf %2332, %2335 : f32
      %2337 = arith.select %2330, %2336, %2332 : f32
      %2338 = arith.addi %2329, %c36 : index
      %2339 = arith.cmpi eq, %hasBias, %c10 : index
      %2340 = arith.addi %2307, %2338 : index
      %2341 = memref.load %19[%2340] : memref<?xf32>
      %2342 = arith.muli %0, %c27 : index
      %2343 = arith.addi %2342, %2338 : index
      %2344 = memref.load %bias[%2343] : memref<?xf32>
      %2345 = arith.addf %2341, %2344 : f32
      %2346 = arith.select %2339, %2345, %2341 : f32
      %2347 = arith.addi %heads, %kvHeads : index
      %2348 = arith.cmpi slt, %0, %2347 : index
      scf.if %2348 {
        %2349 = arith.addi %positionsAt, %2306 : index
        %2350 = memref.load %step[%2349] : memref<?xi32>
        %2351 = arith.index_cast %2350 : i32 to index
        %2352 = arith.cmpi eq, %hasNorm, %c10 : index
        %2353 = math.fma %2317, %2317, %c40 : f32
        %2354 = math.fma %2326, %2326, %2353 : f32
        %2355 = math.fma %2337, %2337, %2354 : f32
        %2356 = arith.select %2328, %2355, %2354 : f32
        %2357 = math.fma %2346, %2346, %2356 : f32
        %2358 = arith.select %2328, %2357, %2356 : f32
        %2359 = vector.broadcast %2358 : f32 to vector<1xf32>
        %2360 = wave.reduce "add" %2359 : vector<1xf32>
        %2361 = arith.mulf %2360, %inverseHeadDim : f32
        %2362 = arith.addf %2361, %epsilon : f32
        %2363 = math.sqrt %2362 : f32
        %2364 = arith.divf %c32, %2363 : f32
        %2365 = arith.cmpi slt, %0, %heads : index
        %2366 = arith.addi %2309, %c36 : index
        %2367 = memref.load %query_norm[%2309] : memref<?xf32>
        %2368 = memref.load %key_norm[%2309] : memref<?xf32>
        %2369 = arith.select %2365, %2367, %2368 : f32
        %2370 = arith.mulf %2317, %2364 : f32
        %2371 = arith.mulf %2370, %2369 : f32
        %2372 = arith.select %2352, %2371, %2317 : f32
        %2373 = memref.load %query_norm[%2366] : memref<?xf32>
        %2374 = memref.load %key_norm[%2366] : memref<?xf32>
        %2375 = arith.select %2365, %2373, %2374 : f32
        %2376 = arith.mulf %2326, %2364 : f32
        %2377 = arith.mulf %2376, %2375 : f32
        %2378 = arith.select %2352, %2377, %2326 : f32
        %2379 = arith.addi %2329, %c36 : index
        %2380 = memref.load %query_norm[%2329] : memref<?xf32>
        %2381 = memref.load %key_norm[%2329] : memref<?xf32>
        %2382 = arith.select %2365, %2380, %2381 : f32
        %2383 = arith.mulf %2337, %2364 : f32
        %2384 = arith.mulf %2383, %2382 : f32
        %2385 = arith.select %2352, %2384, %2337 : f32
        %2386 = memref.load %query_norm[%2379] : memref<?xf32>
        %2387 = memref.load %key_norm[%2379] : memref<?xf32>
        %2388 = arith.select %2365, %2386, %2387 : f32
        %2389 = arith.mulf %2346, %2364 : f32
        %2390 = arith.mulf %2389, %2388 : f32
        %2391 = arith.select %2352, %2390, %2346 : f32
        %2392 = arith.remui %2351, %c25 : index
        %2393 = arith.muli %2392, %c27 : index
        %2394 = arith.addi %2393, %2309 : index
        %2395 = arith.divui %2351, %c25 : index
        %2396 = arith.addi %2395, %c25 : index
        %2397 = arith.muli %2396, %c27 : index
        %2398 = arith.addi %2397, %2309 : index
        %2399 = memref.load %rope[%2394] : memref<?xf32>
        %2400 = arith.addi %2394, %c36 : index
        %2401 = memref.load %rope[%2400] : memref<?xf32>
        %2402 = memref.load %rope[%2398] : memref<?xf32>
        %2403 = arith.addi %2398, %c36 : index
        %2404 = memref.load %rope[%2403] : memref<?xf32>
        %2405 = arith.mulf %2402, %2399 : f32
        %2406 = arith.mulf %2404, %2401 : f32
        %2407 = arith.subf %2405, %2406 : f32
        %2408 = arith.mulf %2404, %2399 : f32
        %2409 = arith.mulf %2402, %2401 : f32
        %2410 = arith.addf %2408, %2409 : f32
        %2411 = arith.mulf %2372, %2407 : f32
        %2412 = arith.mulf %2378, %2410 : f32
        %2413 = arith.subf %2411, %2412 : f32
        %2414 = arith.mulf %2378, %2407 : f32
        %2415 = arith.mulf %2372, %2410 : f32
        %2416 = arith.addf %2414, %2415 : f32
        %2417 = arith.cmpi slt, %0, %heads : index
        scf.if %2417 {
          %2418 = arith.muli %2306, %heads : index
          %2419 = arith.addi %2418, %0 : index
          %2420 = arith.muli %2419, %c27 : index
          %2421 = arith.addi %2420, %2309 : index
          memref.store %2413, %q[%2421] : memref<?xf32>
          %2422 = arith.addi %2421, %c36 : index
          memref.store %2416, %q[%2422] : memref<?xf32>
        } else {
          %2423 = arith.addi %2307, %2309 : index
          memref.store %2413, %19[%2423] : memref<?xf32>
          %2424 = arith.addi %2307, %2309 : index
          %2425 = arith.addi %2424, %c36 : index
          memref.store %2416, %19[%2425] : memref<?xf32>
        }
        %2426 = arith.remui %2351, %c25 : index
        %2427 = arith.muli %2426, %c27 : index
        %2428 = arith.addi %2427, %2329 : index
        %2429 = arith.divui %2351, %c25 : index
        %2430 = arith.addi %2429, %c25 : index
        %2431 = arith.muli %2430, %c27 : index
        %2432 = arith.addi %2431, %2329 : index
        %2433 = memref.load %rope[%2428] : memref<?xf32>
        %2434 = arith.addi %2428, %c36 : index
        %2435 = memref.load %rope[%2434] : memref<?xf32>
        %2436 = memref.load %rope[%2432] : memref<?xf32>
        %2437 = arith.addi %2432, %c36 : index
        %2438 = memref.load %rope[%2437] : memref<?xf32>
        %2439 = arith.mulf %2436, %2433 : f32
        %2440 = arith.mulf %2438, %2435 : f32
        %2441 = arith.subf %2439, %2440 : f32
        %2442 = arith.mulf %2438, %2433 : f32
        %2443 = arith.mulf %2436, %2435 : f32
        %2444 = arith.addf %2442, %2443 : f32
        %2445 = arith.mulf %2385, %2441 : f32
        %2446 = arith.mulf %2391, %2444 : f32
        %2447 = arith.subf %2445, %2446 : f32
        %2448 = arith.mulf %2391, %2441 : f32
        %2449 = arith.mulf %2385, %2444 : f32
        %2450 = arith.addf %2448, %2449 : f32
        scf.if %2328 {
          %2451 = arith.cmpi slt, %0, %heads : index
          scf.if %2451 {
            %2452 = arith.muli %2306, %heads : index
            %2453 = arith.addi %2452, %0 : index
            %2454 = arith.muli %2453, %c27 : index
            %2455 = arith.addi %2454, %2329 : index
            memref.store %2447, %q[%2455] : memref<?xf32>
            %2456 = arith.addi %2455, %c36 : index
            memref.store %2450, %q[%2456] : memref<?xf32>
          } else {
            %2457 = arith.addi %2307, %2329 : index
            memref.store %2447, %19[%2457] : memref<?xf32>
            %2458 = arith.addi %2307, %2329 : index
            %2459 = arith.addi %2458, %c36 : index
            memref.store %2450, %19[%2459] : memref<?xf32>
          }
        }
      } else {
        %2460 = arith.cmpi slt, %0, %heads : index
        scf.if %2460 {
          %2461 = arith.muli %2306, %heads : index
          %2462 = arith.addi %2461, %0 : index
          %2463 = arith.muli %2462, %c27 : index
          %2464 = arith.addi %2463, %2309 : index
          memref.store %2317, %q[%2464] : memref<?xf32>
          %2465 = arith.addi %2464, %c36 : index
          memref.store %2326, %q[%2465] : memref<?xf32>
        } else {
          %2466 = arith.addi %2307, %2309 : index
          memref.store %2317, %19[%2466] : memref<?xf32>
          %2467 = arith.addi %2307, %2309 : index
          %2468 = arith.addi %2467, %c36 : index
          memref.store %2326, %19[%2468] : memref<?xf32>
        }
        scf.if %2328 {
          %2469 = arith.cmpi slt, %0, %heads : index
          scf.if %2469 {
            %2470 = arith.muli %2306, %heads : index
            %2471 = arith.addi %2470, %0 : index
            %2472 = arith.muli %2471, %c27 : index
            %2473 = arith.addi %2472, %2329 : index
            memref.store %2337, %q[%2473] : memref<?xf32>
            %2474 = arith.addi %2473, %c36 : index
            memref.store %2346, %q[%2474] : memref<?xf32>
          } else {
            %2475 = arith.addi %2307, %2329 : index
            memref.store %2337, %19[%2475] : memref<?xf32>
            %2476 = arith.addi %2307, %2329 : index
            %2477 = arith.addi %2476, %c36 : index
            memref.store %2346, %19[%2477] : memref<?xf32>
          }
        }
      }
    }
    %2478 = arith.addi %2300, %c43 : index
    %2479 = arith.addi %2299, %2478 : index
    %2480 = arith.cmpi slt, %2479, %21 : index
    %2481 = arith.cmpi slt, %2478, %c4 : index
    %2482 = arith.andi %2480, %2481 : i1
    scf.if %2482 {
      %2483 = arith.addi %2299, %2478 : index
      %2484 = arith.muli %2478, %c27 : index
      %2485 = wave.lane
      %2486 = arith.addi %2485, %c9 : index
      %2487 = arith.cmpi eq, %hasBias, %c10 : index
      %2488 = arith.addi %2484, %2486 : index
      %2489 = memref.load %19[%2488] : memref<?xf32>
      %2490 = arith.muli %0, %c27 : index
      %2491 = arith.addi %2490, %2486 : index
      %2492 = memref.load %bias[%2491] : memref<?xf32>
      %2493 = arith.addf %2489, %2492 : f32
      %2494 = arith.select %2487, %2493, %2489 : f32
      %2495 = arith.addi %2486, %c36 : index
      %2496 = arith.cmpi eq, %hasBias, %c10 : index
      %2497 = arith.addi %2484, %2495 : index
      %2498 = memref.load %19[%2497] : memref<?xf32>
      %2499 = arith.muli %0, %c27 : index
      %2500 = arith.addi %2499, %2495 : index
      %2501 = memref.load %bias[%2500] : memref<?xf32>
      %2502 = arith.addf %2498, %2501 : f32
      %2503 = arith.select %2496, %2502, %2498 : f32
      %2504 = arith.addi %2485, %c17 : index
      %2505 = arith.cmpi slt, %2504, %c36 : index
      %2506 = arith.minsi %2504, %c37 : index
      %2507 = arith.cmpi eq, %hasBias, %c10 : index
      %2508 = arith.addi %2484, %2506 : index
      %2509 = memref.load %19[%2508] : memref<?xf32>
      %2510 = arith.muli %0, %c27 : index
      %2511 = arith.addi %2510, %2506 : index
      %2512 = memref.load %bias[%2511] : memref<?xf32>
      %2513 = arith.addf %2509, %2512 : f32
      %2514 = arith.select %2507, %2513, %2509 : f32
      %2515 = arith.addi %2506, %c36 : index
      %2516 = arith.cmpi eq, %hasBias, %c10 : index
      %2517 = arith.addi %2484, %2515 : index
      %2518 = memref.load %19[%2517] : memref<?xf32>
      %2519 = arith.muli %0, %c27 : index
      %2520 = arith.addi %2519, %2515 : index
      %2521 = memref.load %bias[%2520] : memref<?xf32>
      %2522 = arith.addf %2518, %2521 : f32
      %2523 = arith.select %2516, %2522, %2518 : f32
      %2524 = arith.addi %heads, %kvHeads : index
      %2525 = arith.cmpi slt, %0, %2524 : index
      scf.if %2525 {
        %2526 = arith.addi %positionsAt, %2483 : index
        %2527 = memref.load %step[%2526] : memref<?xi32>
        %2528 = arith.index_cast %2527 : i32 to index
        %2529 = arith.cmpi eq, %hasNorm, %c10 : index
        %2530 = math.fma %2494, %2494, %c40 : f32
        %2531 = math.fma %2503, %2503, %2530 : f32
        %2532 = math.fma %2514, %2514, %2531 : f32
        %2533 = arith.select %2505, %2532, %2531 : f32
        %2534 = math.fma %2523, %2523, %2533 : f32
        %2535 = arith.select %2505, %2534, %2533 : f32
        %2536 = vector.broadcast %2535 : f32 to vector<1xf32>
        %2537 = wave.reduce "add" %2536 : vector<1xf32>
        %2538 = arith.mulf %2537, %inverseHeadDim : f32
        %2539 = arith.addf %2538, %epsilon : f32
        %2540 = math.sqrt %2539 : f32
        %2541 = arith.divf %c32, %2540 : f32
        %2542 = arith.cmpi slt, %0, %heads : index
        %2543 = arith.addi %2486, %c36 : index
        %2544 = memref.load %query_norm[%2486] : memref<?xf32>
        %2545 = memref.load %key_norm[%2486] : memref<?xf32>
        %2546 = arith.select %2542, %2544, %2545 : f32
        %2547 = arith.mulf %2494, %2541 : f32
        %2548 = arith.mulf %2547, %2546 : f32
        %2549 = arith.select %2529, %2548, %2494 : f32
        %2550 = memref.load %query_norm[%2543] : memref<?xf32>
        %2551 = memref.load %key_norm[%2543] : memref<?xf32>
        %2552 = arith.select %2542, %2550, %2551 : f32
        %2553 = arith.mulf %2503, %2541 : f32
        %2554 = arith.mulf %2553, %2552 : f32
        %2555 = arith.select %2529, %2554, %2503 : f32
        %2556 = arith.addi %2506, %c36 : index
        %2557 = memref.load %query_norm[%2506] : memref<?xf32>
        %2558 = memref.load %key_norm[%2506] : memref<?xf32>
        %2559 = arith.select %2542, %2557, %2558 : f32
        %2560 = arith.mulf %2514, %2541 : f32
        %2561 = arith.mulf %2560, %2559 : f32
        %2562 = arith.select %2529, %2561, %2514 : f32
        %2563 = memref.load %query_norm[%2556] : memref<?xf32>
        %2564 = memref.load %key_norm[%2556] : memref<?xf32>
        %2565 = arith.select %2542, %2563, %2564 : f32
        %2566 = arith.mulf %2523, %2541 : f32
        %2567 = arith.mulf %2566, %2565 : f32
        %2568 = arith.select %2529, %2567, %2523 : f32
        %2569 = arith.remui %2528, %c25 : index
        %2570 = arith.muli %2569, %c27 : index
        %2571 = arith.addi %2570, %2486 : index
        %2572 = arith.divui %2528, %c25 : index
        %2573 = arith.addi %2572, %c25 : index
        %2574 = arith.muli %2573, %c27 : index
        %2575 = arith.addi %2574, %2486 : index
        %2576 = memref.load %rope[%2571] : memref<?xf32>
        %2577 = arith.addi %2571, %c36 : index
        %2578 = memref.load %rope[%2577] : memref<?xf32>
        %2579 = memref.load %rope[%2575] : memref<?xf32>
        %2580 = arith.addi %2575, %c36 : index
        %2581 = memref.load %rope[%2580] : memref<?xf32>
        %2582 = arith.mulf %2579, %2576 : f32
        %2583 = arith.mulf %2581, %2578 : f32
        %2584 = arith.subf %2582, %2583 : f32
        %2585 = arith.mulf %2581, %2576 : f32
        %2586 = arith.mulf %2579, %2578 : f32
        %2587 = arith.addf %2585, %2586 : f32
        %2588 = arith.mulf %2549, %2584 : f32
        %2589 = arith.mulf %2555, %2587 : f32
        %2590 = arith.subf %2588, %2589 : f32
        %2591 = arith.mulf %2555, %2584 : f32
        %2592 = arith.mulf %2549, %2587 : f32
        %2593 = arith.addf %2591, %2592 : f32
        %2594 = arith.cmpi slt, %0, %heads : index
        scf.if %2594 {
          %2595 = arith.muli %2483, %heads : index
          %2596 = arith.addi %2595, %0 : index
          %2597 = arith.muli %2596, %c27 : index
          %2598 = arith.addi %2597, %2486 : index
          memref.store %2590, %q[%2598] : memref<?xf32>
          %2599 = arith.addi %2598, %c36 : index
          memref.store %2593, %q[%2599] : memref<?xf32>
        } else {
          %2600 = arith.addi %2484, %2486 : index
          memref.store %2590, %19[%2600] : memref<?xf32>
          %2601 = arith.addi %2484, %2486 : index
          %2602 = arith.addi %2601, %c36 : index
          memref.store %2593, %19[%2602] : memref<?xf32>
        }
        %2603 = arith.remui %2528, %c25 : index
        %2604 = arith.muli %2603, %c27 : index
        %2605 = arith.addi %2604, %2506 : index
        %2606 = arith.divui %2528, %c25 : index
        %2607 = arith.addi %2606, %c25 : index
        %2608 = arith.muli %2607, %c27 : index
        %2609 = arith.addi %2608, %2506 : index
        %2610 = memref.load %rope[%2605] : memref<?xf32>
        %2611 = arith.addi %2605, %c36 : index
        %2612 = memref.load %rope[%2611] : memref<?xf32>
        %2613 = memref.load %rope[%2609] : memref<?xf32>
        %2614 = arith.addi %2609, %c36 : index
        %2615 = memref.load %rope[%2614] : memref<?xf32>
        %2616 = arith.mulf %2613, %2610 : f32
        %2617 = arith.mulf %2615, %2612 : f32
        %2618 = arith.subf %2616, %2617 : f32
        %2619 = arith.mulf %2615, %2610 : f32
        %2620 = arith.mulf %2613, %2612 : f32
        %2621 = arith.addf %2619, %2620 : f32
        %2622 = arith.mulf %2562, %2618 : f32
        %2623 = arith.mulf %2568, %2621 : f32
        %2624 = arith.subf %2622, %2623 : f32
        %2625 = arith.mulf %2568, %2618 : f32
        %2626 = arith.mulf %2562, %2621 : f32
        %2627 = arith.addf %2625, %2626 : f32
        scf.if %2505 {
          %2628 = arith.cmpi slt, %0, %heads : index
          scf.if %2628 {
            %2629 = arith.muli %2483, %heads : index
            %2630 = arith.addi %2629, %0 : index
            %2631 = arith.muli %2630, %c27 : index
            %2632 = arith.addi %2631, %2506 : index
            memref.store %2624, %q[%2632] : memref<?xf32>
            %2633 = arith.addi %2632, %c36 : index
            memref.store %2627, %q[%2633] : memref<?xf32>
          } else {
            %2634 = arith.addi %2484, %2506 : index
            memref.store %2624, %19[%2634] : memref<?xf32>
            %2635 = arith.addi %2484, %2506 : index
            %2636 = arith.addi %2635, %c36 : index
            memref.store %2627, %19[%2636] : memref<?xf32>
          }
        }
      } else {
        %2637 = arith.cmpi slt, %0, %heads : index
        scf.if %2637 {
          %2638 = arith.muli %2483, %heads : index
          %2639 = arith.addi %2638, %0 : index
          %2640 = arith.muli %2639, %c27 : index
          %2641 = arith.addi %2640, %2486 : index
          memref.store %2494, %q[%2641] : memref<?xf32>
          %2642 = arith.addi %2641, %c36 : index
          memref.store %2503, %q[%2642] : memref<?xf32>
        } else {
          %2643 = arith.addi %2484, %2486 : index
          memref.store %2494, %19[%2643] : memref<?xf32>
          %2644 = arith.addi %2484, %2486 : index
          %2645 = arith.addi %2644, %c36 : index
          memref.store %2503, %19[%2645] : memref<?xf32>
        }
        scf.if %2505 {
          %2646 = arith.cmpi slt, %0, %heads : index
          scf.if %2646 {
            %2647 = arith.muli %2483, %heads : index
            %2648 = arith.addi %2647, %0 : index
            %2649 = arith.muli %2648, %c27 : index
            %2650 = arith.addi %2649, %2506 : index
            memref.store %2514, %q[%2650] : memref<?xf32>
            %2651 = arith.addi %2650, %c36 : index
            memref.store %2523, %q[%2651] : memref<?xf32>
          } else {
            %2652 = arith.addi %2484, %2506 : index
            memref.store %2514, %19[%2652] : memref<?xf32>
            %2653 = arith.addi %2484, %2506 : index
            %2654 = arith.addi %2653, %c36 : index
            memref.store %2523, %19[%2654] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2655 = arith.cmpi sge, %0, %heads : index
    scf.if %2655 {
      %2656 = arith.addi %2300, %c9 : index
      %2657 = arith.addi %2299, %2656 : index
      %2658 = arith.cmpi slt, %2657, %21 : index
      %2659 = arith.cmpi slt, %2656, %c4 : index
      %2660 = arith.andi %2658, %2659 : i1
      scf.if %2660 {
        %2661 = arith.addi %2299, %2656 : index
        %2662 = arith.addi %slotsAt, %2661 : index
        %2663 = memref.load %step[%2662] : memref<?xi32>
        %2664 = arith.index_cast %2663 : i32 to index
        %2665 = arith.cmpi sge, %2664, %c9 : index
        scf.if %2665 {
          %2666 = arith.muli %2656, %c27 : index
          %2667 = arith.subi %0, %heads : index
          %2668 = memref.load %scales[%2667] : memref<?xf32>
          %2669 = vector.broadcast %2668 : f32 to vector<4xf32>
          %2670 = arith.divui %2664, %c4 : index
          %2671 = arith.remui %2664, %c4 : index
          %2672 = arith.muli %2670, %pageBytes : index
          %2673 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2673 {
            %2674 = wave.lane
            %2675 = arith.muli %2674, %c15 : index
            scf.for %2676 = %2675 to %c27 step %c6 {
              %2677 = arith.addi %2666, %2676 : index
              %2678 = vector.load %19[%2677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2679 = arith.mulf %2678, %2669 : vector<4xf32>
              %2680 = arith.minimumf %2679, %c47 : vector<4xf32>
              %2681 = arith.maximumf %2680, %c48 : vector<4xf32>
              %2682 = arith.truncf %2681 : vector<4xf32> to vector<4xf16>
              %2683 = vector.bitcast %2682 : vector<4xf16> to vector<8xi8>
              %2684 = arith.cmpi slt, %2667, %kvHeads : index
              scf.if %2684 {
                %2685 = arith.muli %2667, %c11 : index
                %2686 = arith.addi %2672, %2685 : index
                %2687 = arith.divui %2676, %c4 : index
                %2688 = arith.muli %2687, %c20 : index
                %2689 = arith.remui %2676, %c4 : index
                %2690 = arith.divui %2689, %c26 : index
                %2691 = arith.muli %2690, %c25 : index
                %2692 = arith.muli %2671, %c4 : index
                %2693 = arith.addi %2691, %2692 : index
                %2694 = arith.remui %2689, %c26 : index
                %2695 = arith.muli %2694, %c8 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.addi %2688, %2696 : index
                %2698 = arith.addi %2686, %2697 : index
                vector.store %2683, %kv[%2698] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2699 = arith.subi %2667, %kvHeads : index
                %2700 = arith.muli %2699, %c11 : index
                %2701 = arith.addi %2672, %2700 : index
                %2702 = arith.addi %2676, %c9 : index
                %2703 = arith.divui %2702, %c4 : index
                %2704 = arith.muli %2703, %c20 : index
                %2705 = arith.addi %2704, %c33 : index
                %2706 = arith.remui %2702, %c4 : index
                %2707 = arith.divui %2671, %c8 : index
                %2708 = arith.remui %2671, %c8 : index
                %2709 = arith.muli %2708, %c26 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.divui %2710, %c26 : index
                %2712 = arith.muli %2711, %c25 : index
                %2713 = arith.muli %2706, %c4 : index
                %2714 = arith.addi %2712, %2713 : index
                %2715 = arith.remui %2710, %c26 : index
                %2716 = arith.muli %2715, %c8 : index
                %2717 = arith.addi %2714, %2716 : index
                %2718 = arith.addi %2705, %2717 : index
                %2719 = arith.addi %2701, %2718 : index
                %2720 = vector.shuffle %2683, %2683 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2720, %kv[%2719] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2721 = arith.addi %2676, %c10 : index
                %2722 = arith.divui %2721, %c4 : index
                %2723 = arith.muli %2722, %c20 : index
                %2724 = arith.addi %2723, %c33 : index
                %2725 = arith.remui %2721, %c4 : index
                %2726 = arith.divui %2671, %c8 : index
                %2727 = arith.remui %2671, %c8 : index
                %2728 = arith.muli %2727, %c26 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.divui %2729, %c26 : index
                %2731 = arith.muli %2730, %c25 : index
                %2732 = arith.muli %2725, %c4 : index
                %2733 = arith.addi %2731, %2732 : index
                %2734 = arith.remui %2729, %c26 : index
                %2735 = arith.muli %2734, %c8 : index
                %2736 = arith.addi %2733, %2735 : index
                %2737 = arith.addi %2724, %2736 : index
                %2738 = arith.addi %2701, %2737 : index
                %2739 = vector.shuffle %2683, %2683 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2739, %kv[%2738] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2740 = arith.addi %2676, %c8 : index
                %2741 = arith.divui %2740, %c4 : index
                %2742 = arith.muli %2741, %c20 : index
                %2743 = arith.addi %2742, %c33 : index
                %2744 = arith.remui %2740, %c4 : index
                %2745 = arith.divui %2671, %c8 : index
                %2746 = arith.remui %2671, %c8 : index
                %2747 = arith.muli %2746, %c26 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.divui %2748, %c26 : index
                %2750 = arith.muli %2749, %c25 : index
                %2751 = arith.muli %2744, %c4 : index
                %2752 = arith.addi %2750, %2751 : index
                %2753 = arith.remui %2748, %c26 : index
                %2754 = arith.muli %2753, %c8 : index
                %2755 = arith.addi %2752, %2754 : index
                %2756 = arith.addi %2743, %2755 : index
                %2757 = arith.addi %2701, %2756 : index
                %2758 = vector.shuffle %2683, %2683 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2758, %kv[%2757] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2759 = arith.addi %2676, %c2 : index
                %2760 = arith.divui %2759, %c4 : index
                %2761 = arith.muli %2760, %c20 : index
                %2762 = arith.addi %2761, %c33 : index
                %2763 = arith.remui %2759, %c4 : index
                %2764 = arith.divui %2671, %c8 : index
                %2765 = arith.remui %2671, %c8 : index
                %2766 = arith.muli %2765, %c26 : index
                %2767 = arith.addi %2764, %2766 : index
                %2768 = arith.divui %2767, %c26 : index
                %2769 = arith.muli %2768, %c25 : index
                %2770 = arith.muli %2763, %c4 : index
                %2771 = arith.addi %2769, %2770 : index
                %2772 = arith.remui %2767, %c26 : index
                %2773 = arith.muli %2772, %c8 : index
                %2774 = arith.addi %2771, %2773 : index
                %2775 = arith.addi %2762, %2774 : index
                %2776 = arith.addi %2701, %2775 : index
                %2777 = vector.shuffle %2683, %2683 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2777, %kv[%2776] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2778 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2778 {
            %2779 = wave.lane
            %2780 = arith.muli %2779, %c15 : index
            scf.for %2781 = %2780 to %c27 step %c6 {
              %2782 = arith.addi %2666, %2781 : index
              %2783 = vector.load %19[%2782] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2784 = arith.mulf %2783, %2669 : vector<4xf32>
              %2785 = wave.fp8_encode "e4m3" %2784 : vector<4xf32> -> vector<4xi8>
              %2786 = arith.cmpi slt, %2667, %kvHeads : index
              scf.if %2786 {
                %2787 = arith.muli %2667, %c33 : index
                %2788 = arith.addi %2672, %2787 : index
                %2789 = vector.shuffle %2785, %2785 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2790 = arith.divui %2781, %c4 : index
                %2791 = arith.muli %2790, %c25 : index
                %2792 = arith.remui %2781, %c4 : index
                %2793 = arith.muli %2671, %c4 : index
                %2794 = arith.divui %2792, %c15 : index
                %2795 = arith.muli %2794, %c15 : index
                %2796 = arith.remui %2792, %c8 : index
                %2797 = arith.muli %2796, %c8 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.divui %2792, %c8 : index
                %2800 = arith.remui %2799, %c8 : index
                %2801 = arith.addi %2798, %2800 : index
                %2802 = arith.addi %2793, %2801 : index
                %2803 = arith.addi %2791, %2802 : index
                %2804 = arith.addi %2788, %2803 : index
                vector.store %2789, %kv[%2804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2805 = arith.subi %2667, %kvHeads : index
                %2806 = arith.muli %2805, %c33 : index
                %2807 = arith.addi %2672, %2806 : index
                %2808 = arith.addi %2781, %c9 : index
                %2809 = arith.divui %2808, %c4 : index
                %2810 = arith.muli %2809, %c25 : index
                %2811 = arith.addi %2810, %c12 : index
                %2812 = arith.remui %2808, %c4 : index
                %2813 = arith.divui %2671, %c8 : index
                %2814 = arith.remui %2671, %c8 : index
                %2815 = arith.muli %2814, %c26 : index
                %2816 = arith.addi %2813, %2815 : index
                %2817 = arith.muli %2812, %c4 : index
                %2818 = arith.divui %2816, %c15 : index
                %2819 = arith.muli %2818, %c15 : index
                %2820 = arith.remui %2816, %c8 : index
                %2821 = arith.muli %2820, %c8 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.divui %2816, %c8 : index
                %2824 = arith.remui %2823, %c8 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.addi %2817, %2825 : index
                %2827 = arith.addi %2811, %2826 : index
                %2828 = arith.addi %2807, %2827 : index
                %2829 = vector.shuffle %2785, %2785 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2829, %kv[%2828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2830 = arith.addi %2781, %c10 : index
                %2831 = arith.divui %2830, %c4 : index
                %2832 = arith.muli %2831, %c25 : index
                %2833 = arith.addi %2832, %c12 : index
                %2834 = arith.remui %2830, %c4 : index
                %2835 = arith.divui %2671, %c8 : index
                %2836 = arith.remui %2671, %c8 : index
                %2837 = arith.muli %2836, %c26 : index
                %2838 = arith.addi %2835, %2837 : index
                %2839 = arith.muli %2834, %c4 : index
                %2840 = arith.divui %2838, %c15 : index
                %2841 = arith.muli %2840, %c15 : index
                %2842 = arith.remui %2838, %c8 : index
                %2843 = arith.muli %2842, %c8 : index
                %2844 = arith.addi %2841, %2843 : index
                %2845 = arith.divui %2838, %c8 : index
                %2846 = arith.remui %2845, %c8 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.addi %2839, %2847 : index
                %2849 = arith.addi %2833, %2848 : index
                %2850 = arith.addi %2807, %2849 : index
                %2851 = vector.shuffle %2785, %2785 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2851, %kv[%2850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2852 = arith.addi %2781, %c8 : index
                %2853 = arith.divui %2852, %c4 : index
                %2854 = arith.muli %2853, %c25 : index
                %2855 = arith.addi %2854, %c12 : index
                %2856 = arith.remui %2852, %c4 : index
                %2857 = arith.divui %2671, %c8 : index
                %2858 = arith.remui %2671, %c8 : index
                %2859 = arith.muli %2858, %c26 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.muli %2856, %c4 : index
                %2862 = arith.divui %2860, %c15 : index
                %2863 = arith.muli %2862, %c15 : index
                %2864 = arith.remui %2860, %c8 : index
                %2865 = arith.muli %2864, %c8 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.divui %2860, %c8 : index
                %2868 = arith.remui %2867, %c8 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.addi %2861, %2869 : index
                %2871 = arith.addi %2855, %2870 : index
                %2872 = arith.addi %2807, %2871 : index
                %2873 = vector.shuffle %2785, %2785 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2873, %kv[%2872] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2874 = arith.addi %2781, %c2 : index
                %2875 = arith.divui %2874, %c4 : index
                %2876 = arith.muli %2875, %c25 : index
                %2877 = arith.addi %2876, %c12 : index
                %2878 = arith.remui %2874, %c4 : index
                %2879 = arith.divui %2671, %c8 : index
                %2880 = arith.remui %2671, %c8 : index
                %2881 = arith.muli %2880, %c26 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.muli %2878, %c4 : index
                %2884 = arith.divui %2882, %c15 : index
                %2885 = arith.muli %2884, %c15 : index
                %2886 = arith.remui %2882, %c8 : index
                %2887 = arith.muli %2886, %c8 : index
                %2888 = arith.addi %2885, %2887 : index
                %2889 = arith.divui %2882, %c8 : index
                %2890 = arith.remui %2889, %c8 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.addi %2883, %2891 : index
                %2893 = arith.addi %2877, %2892 : index
                %2894 = arith.addi %2807, %2893 : index
                %2895 = vector.shuffle %2785, %2785 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2895, %kv[%2894] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2896 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2896 {
            %2897 = wave.lane
            %2898 = arith.muli %2897, %c15 : index
            scf.for %2899 = %2898 to %c27 step %c6 {
              %2900 = arith.addi %2666, %2899 : index
              %2901 = vector.load %19[%2900] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2902 = arith.mulf %2901, %2669 : vector<4xf32>
              %2903 = wave.fp8_encode "e5m2" %2902 : vector<4xf32> -> vector<4xi8>
              %2904 = arith.cmpi slt, %2667, %kvHeads : index
              scf.if %2904 {
                %2905 = arith.muli %2667, %c33 : index
                %2906 = arith.addi %2672, %2905 : index
                %2907 = vector.shuffle %2903, %2903 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2908 = arith.divui %2899, %c4 : index
                %2909 = arith.muli %2908, %c25 : index
                %2910 = arith.remui %2899, %c4 : index
                %2911 = arith.muli %2671, %c4 : index
                %2912 = arith.divui %2910, %c15 : index
                %2913 = arith.muli %2912, %c15 : index
                %2914 = arith.remui %2910, %c8 : index
                %2915 = arith.muli %2914, %c8 : index
                %2916 = arith.addi %2913, %2915 : index
                %2917 = arith.divui %2910, %c8 : index
                %2918 = arith.remui %2917, %c8 : index
                %2919 = arith.addi %2916, %2918 : index
                %2920 = arith.addi %2911, %2919 : index
                %2921 = arith.addi %2909, %2920 : index
                %2922 = arith.addi %2906, %2921 : index
                vector.store %2907, %kv[%2922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2923 = arith.subi %2667, %kvHeads : index
                %2924 = arith.muli %2923, %c33 : index
                %2925 = arith.addi %2672, %2924 : index
                %2926 = arith.addi %2899, %c9 : index
                %2927 = arith.divui %2926, %c4 : index
                %2928 = arith.muli %2927, %c25 : index
                %2929 = arith.addi %2928, %c12 : index
                %2930 = arith.remui %2926, %c4 : index
                %2931 = arith.divui %2671, %c8 : index
                %2932 = arith.remui %2671, %c8 : index
                %2933 = arith.muli %2932, %c26 : index
                %2934 = arith.addi %2931, %2933 : index
                %2935 = arith.muli %2930, %c4 : index
                %2936 = arith.divui %2934, %c15 : index
                %2937 = arith.muli %2936, %c15 : index
                %2938 = arith.remui %2934, %c8 : index
                %2939 = arith.muli %2938, %c8 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.divui %2934, %c8 : index
                %2942 = arith.remui %2941, %c8 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.addi %2935, %2943 : index
                %2945 = arith.addi %2929, %2944 : index
                %2946 = arith.addi %2925, %2945 : index
                %2947 = vector.shuffle %2903, %2903 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2947, %kv[%2946] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2948 = arith.addi %2899, %c10 : index
                %2949 = arith.divui %2948, %c4 : index
                %2950 = arith.muli %2949, %c25 : index
                %2951 = arith.addi %2950, %c12 : index
                %2952 = arith.remui %2948, %c4 : index
                %2953 = arith.divui %2671, %c8 : index
                %2954 = arith.remui %2671, %c8 : index
                %2955 = arith.muli %2954, %c26 : index
                %2956 = arith.addi %2953, %2955 : index
                %2957 = arith.muli %2952, %c4 : index
                %2958 = arith.divui %2956, %c15 : index
                %2959 = arith.muli %2958, %c15 : index
                %2960 = arith.remui %2956, %c8 : index
                %2961 = arith.muli %2960, %c8 : index
                %2962 = arith.addi %2959, %2961 : index
                %2963 = arith.divui %2956, %c8 : index
                %2964 = arith.remui %2963, %c8 : index
                %2965 = arith.addi %2962, %2964 : index
                %2966 = arith.addi %2957, %2965 : index
                %2967 = arith.addi %2951, %2966 : index
                %2968 = arith.addi %2925, %2967 : index
                %2969 = vector.shuffle %2903, %2903 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2969, %kv[%2968] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2970 = arith.addi %2899, %c8 : index
                %2971 = arith.divui %2970, %c4 : index
                %2972 = arith.muli %2971, %c25 : index
                %2973 = arith.addi %2972, %c12 : index
                %2974 = arith.remui %2970, %c4 : index
                %2975 = arith.divui %2671, %c8 : index
                %2976 = arith.remui %2671, %c8 : index
                %2977 = arith.muli %2976, %c26 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.muli %2974, %c4 : index
                %2980 = arith.divui %2978, %c15 : index
                %2981 = arith.muli %2980, %c15 : index
                %2982 = arith.remui %2978, %c8 : index
                %2983 = arith.muli %2982, %c8 : index
                %2984 = arith.addi %2981, %2983 : index
                %2985 = arith.divui %2978, %c8 : index
                %2986 = arith.remui %2985, %c8 : index
                %2987 = arith.addi %2984, %2986 : index
                %2988 = arith.addi %2979, %2987 : index
                %2989 = arith.addi %2973, %2988 : index
                %2990 = arith.addi %2925, %2989 : index
                %2991 = vector.shuffle %2903, %2903 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2991, %kv[%2990] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2992 = arith.addi %2899, %c2 : index
                %2993 = arith.divui %2992, %c4 : index
                %2994 = arith.muli %2993, %c25 : index
                %2995 = arith.addi %2994, %c12 : index
                %2996 = arith.remui %2992, %c4 : index
                %2997 = arith.divui %2671, %c8 : index
                %2998 = arith.remui %2671, %c8 : index
                %2999 = arith.muli %2998, %c26 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.muli %2996, %c4 : index
                %3002 = arith.divui %3000, %c15 : index
                %3003 = arith.muli %3002, %c15 : index
                %3004 = arith.remui %3000, %c8 : index
                %3005 = arith.muli %3004, %c8 : index
                %3006 = arith.addi %3003, %3005 : index
                %3007 = arith.divui %3000, %c8 : index
                %3008 = arith.remui %3007, %c8 : index
                %3009 = arith.addi %3006, %3008 : index
                %3010 = arith.addi %3001, %3009 : index
                %3011 = arith.addi %2995, %3010 : index
                %3012 = arith.addi %2925, %3011 : index
                %3013 = vector.shuffle %2903, %2903 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3013, %kv[%3012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3014 = arith.addi %2300, %c43 : index
      %3015 = arith.addi %2299, %3014 : index
      %3016 = arith.cmpi slt, %3015, %21 : index
      %3017 = arith.cmpi slt, %3014, %c4 : index
      %3018 = arith.andi %3016, %3017 : i1
      scf.if %3018 {
        %3019 = arith.addi %2299, %3014 : index
        %3020 = arith.addi %slotsAt, %3019 : index
        %3021 = memref.load %step[%3020] : memref<?xi32>
        %3022 = arith.index_cast %3021 : i32 to index
        %3023 = arith.cmpi sge, %3022, %c9 : index
        scf.if %3023 {
          %3024 = arith.muli %3014, %c27 : index
          %3025 = arith.subi %0, %heads : index
          %3026 = memref.load %scales[%3025] : memref<?xf32>
          %3027 = vector.broadcast %3026 : f32 to vector<4xf32>
          %3028 = arith.divui %3022, %c4 : index
          %3029 = arith.remui %3022, %c4 : index
          %3030 = arith.muli %3028, %pageBytes : index
          %3031 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3031 {
            %3032 = wave.lane
            %3033 = arith.muli %3032, %c15 : index
            scf.for %3034 = %3033 to %c27 step %c6 {
              %3035 = arith.addi %3024, %3034 : index
              %3036 = vector.load %19[%3035] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3037 = arith.mulf %3036, %3027 : vector<4xf32>
              %3038 = arith.minimumf %3037, %c47 : vector<4xf32>
              %3039 = arith.maximumf %3038, %c48 : vector<4xf32>
              %3040 = arith.truncf %3039 : vector<4xf32> to vector<4xf16>
              %3041 = vector.bitcast %3040 : vector<4xf16> to vector<8xi8>
              %3042 = arith.cmpi slt, %3025, %kvHeads : index
              scf.if %3042 {
                %3043 = arith.muli %3025, %c11 : index
                %3044 = arith.addi %3030, %3043 : index
                %3045 = arith.divui %3034, %c4 : index
                %3046 = arith.muli %3045, %c20 : index
                %3047 = arith.remui %3034, %c4 : index
                %3048 = arith.divui %3047, %c26 : index
                %3049 = arith.muli %3048, %c25 : index
                %3050 = arith.muli %3029, %c4 : index
                %3051 = arith.addi %3049, %3050 : index
                %3052 = arith.remui %3047, %c26 : index
                %3053 = arith.muli %3052, %c8 : index
                %3054 = arith.addi %3051, %3053 : index
                %3055 = arith.addi %3046, %3054 : index
                %3056 = arith.addi %3044, %3055 : index
                vector.store %3041, %kv[%3056] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3057 = arith.subi %3025, %kvHeads : index
                %3058 = arith.muli %3057, %c11 : index
                %3059 = arith.addi %3030, %3058 : index
                %3060 = arith.addi %3034, %c9 : index
                %3061 = arith.divui %3060, %c4 : index
                %3062 = arith.muli %3061, %c20 : index
                %3063 = arith.addi %3062, %c33 : index
                %3064 = arith.remui %3060, %c4 : index
                %3065 = arith.divui %3029, %c8 : index
                %3066 = arith.remui %3029, %c8 : index
                %3067 = arith.muli %3066, %c26 : index
                %3068 = arith.addi %3065, %3067 : index
                %3069 = arith.divui %3068, %c26 : index
                %3070 = arith.muli %3069, %c25 : index
                %3071 = arith.muli %3064, %c4 : index
                %3072 = arith.addi %3070, %3071 : index
                %3073 = arith.remui %3068, %c26 : index
                %3074 = arith.muli %3073, %c8 : index
                %3075 = arith.addi %3072, %3074 : index
                %3076 = arith.addi %3063, %3075 : index
                %3077 = arith.addi %3059, %3076 : index
                %3078 = vector.shuffle %3041, %3041 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3078, %kv[%3077] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3079 = arith.addi %3034, %c10 : index
                %3080 = arith.divui %3079, %c4 : index
                %3081 = arith.muli %3080, %c20 : index
                %3082 = arith.addi %3081, %c33 : index
                %3083 = arith.remui %3079, %c4 : index
                %3084 = arith.divui %3029, %c8 : index
                %3085 = arith.remui %3029, %c8 : index
                %3086 = arith.muli %3085, %c26 : index
                %3087 = arith.addi %3084, %3086 : index
                %3088 = arith.divui %3087, %c26 : index
                %3089 = arith.muli %3088, %c25 : index
                %3090 = arith.muli %3083, %c4 : index
                %3091 = arith.addi %3089, %3090 : index
                %3092 = arith.remui %3087, %c26 : index
                %3093 = arith.muli %3092, %c8 : index
                %3094 = arith.addi %3091, %3093 : index
                %3095 = arith.addi %3082, %3094 : index
                %3096 = arith.addi %3059, %3095 : index
                %3097 = vector.shuffle %3041, %3041 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3097, %kv[%3096] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3098 = arith.addi %3034, %c8 : index
                %3099 = arith.divui %3098, %c4 : index
                %3100 = arith.muli %3099, %c20 : index
                %3101 = arith.addi %3100, %c33 : index
                %3102 = arith.remui %3098, %c4 : index
                %3103 = arith.divui %3029, %c8 : index
                %3104 = arith.remui %3029, %c8 : index
                %3105 = arith.muli %3104, %c26 : index
                %3106 = arith.addi %3103, %3105 : index
                %3107 = arith.divui %3106, %c26 : index
                %3108 = arith.muli %3107, %c25 : index
                %3109 = arith.muli %3102, %c4 : index
                %3110 = arith.addi %3108, %3109 : index
                %3111 = arith.remui %3106, %c26 : index
                %3112 = arith.muli %3111, %c8 : index
                %3113 = arith.addi %3110, %3112 : index
                %3114 = arith.addi %3101, %3113 : index
                %3115 = arith.addi %3059, %3114 : index
                %3116 = vector.shuffle %3041, %3041 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3116, %kv[%3115] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3117 = arith.addi %3034, %c2 : index
                %3118 = arith.divui %3117, %c4 : index
                %3119 = arith.muli %3118, %c20 : index
                %3120 = arith.addi %3119, %c33 : index
                %3121 = arith.remui %3117, %c4 : index
                %3122 = arith.divui %3029, %c8 : index
                %3123 = arith.remui %3029, %c8 : index
                %3124 = arith.muli %3123, %c26 : index
                %3125 = arith.addi %3122, %3124 : index
                %3126 = arith.divui %3125, %c26 : index
                %3127 = arith.muli %3126, %c25 : index
                %3128 = arith.muli %3121, %c4 : index
                %3129 = arith.addi %3127, %3128 : index
                %3130 = arith.remui %3125, %c26 : index
                %3131 = arith.muli %3130, %c8 : index
                %3132 = arith.addi %3129, %3131 : index
                %3133 = arith.addi %3120, %3132 : index
                %3134 = arith.addi %3059, %3133 : index
                %3135 = vector.shuffle %3041, %3041 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3135, %kv[%3134] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3136 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3136 {
            %3137 = wave.lane
            %3138 = arith.muli %3137, %c15 : index
            scf.for %3139 = %3138 to %c27 step %c6 {
              %3140 = arith.addi %3024, %3139 : index
              %3141 = vector.load %19[%3140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3142 = arith.mulf %3141, %3027 : vector<4xf32>
              %3143 = wave.fp8_encode "e4m3" %3142 : vector<4xf32> -> vector<4xi8>
              %3144 = arith.cmpi slt, %3025, %kvHeads : index
              scf.if %3144 {
                %3145 = arith.muli %3025, %c33 : index
                %3146 = arith.addi %3030, %3145 : index
                %3147 = vector.shuffle %3143, %3143 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3148 = arith.divui %3139, %c4 : index
                %3149 = arith.muli %3148, %c25 : index
                %3150 = arith.remui %3139, %c4 : index
                %3151 = arith.muli %3029, %c4 : index
                %3152 = arith.divui %3150, %c15 : index
                %3153 = arith.muli %3152, %c15 : index
                %3154 = arith.remui %3150, %c8 : index
                %3155 = arith.muli %3154, %c8 : index
                %3156 = arith.addi %3153, %3155 : index
                %3157 = arith.divui %3150, %c8 : index
                %3158 = arith.remui %3157, %c8 : index
                %3159 = arith.addi %3156, %3158 : index
                %3160 = arith.addi %3151, %3159 : index
                %3161 = arith.addi %3149, %3160 : index
                %3162 = arith.addi %3146, %3161 : index
                vector.store %3147, %kv[%3162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3163 = arith.subi %3025, %kvHeads : index
                %3164 = arith.muli %3163, %c33 : index
                %3165 = arith.addi %3030, %3164 : index
                %3166 = arith.addi %3139, %c9 : index
                %3167 = arith.divui %3166, %c4 : index
                %3168 = arith.muli %3167, %c25 : index
                %3169 = arith.addi %3168, %c12 : index
                %3170 = arith.remui %3166, %c4 : index
                %3171 = arith.divui %3029, %c8 : index
                %3172 = arith.remui %3029, %c8 : index
                %3173 = arith.muli %3172, %c26 : index
                %3174 = arith.addi %3171, %3173 : index
                %3175 = arith.muli %3170, %c4 : index
                %3176 = arith.divui %3174, %c15 : index
                %3177 = arith.muli %3176, %c15 : index
                %3178 = arith.remui %3174, %c8 : index
                %3179 = arith.muli %3178, %c8 : index
                %3180 = arith.addi %3177, %3179 : index
                %3181 = arith.divui %3174, %c8 : index
                %3182 = arith.remui %3181, %c8 : index
                %3183 = arith.addi %3180, %3182 : index
                %3184 = arith.addi %3175, %3183 : index
                %3185 = arith.addi %3169, %3184 : index
                %3186 = arith.addi %3165, %3185 : index
                %3187 = vector.shuffle %3143, %3143 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3187, %kv[%3186] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3188 = arith.addi %3139, %c10 : index
                %3189 = arith.divui %3188, %c4 : index
                %3190 = arith.muli %3189, %c25 : index
                %3191 = arith.addi %3190, %c12 : index
                %3192 = arith.remui %3188, %c4 : index
                %3193 = arith.divui %3029, %c8 : index
                %3194 = arith.remui %3029, %c8 : index
                %3195 = arith.muli %3194, %c26 : index
                %3196 = arith.addi %3193, %3195 : index
                %3197 = arith.muli %3192, %c4 : index
                %3198 = arith.divui %3196, %c15 : index
                %3199 = arith.muli %3198, %c15 : index
                %3200 = arith.remui %3196, %c8 : index
                %3201 = arith.muli %3200, %c8 : index
                %3202 = arith.addi %3199, %3201 : index
                %3203 = arith.divui %3196, %c8 : index
                %3204 = arith.remui %3203, %c8 : index
                %3205 = arith.addi %3202, %3204 : index
                %3206 = arith.addi %3197, %3205 : index
                %3207 = arith.addi %3191, %3206 : index
                %3208 = arith.addi %3165, %3207 : index
                %3209 = vector.shuffle %3143, %3143 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3209, %kv[%3208] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3210 = arith.addi %3139, %c8 : index
                %3211 = arith.divui %3210, %c4 : index
                %3212 = arith.muli %3211, %c25 : index
                %3213 = arith.addi %3212, %c12 : index
                %3214 = arith.remui %3210, %c4 : index
                %3215 = arith.divui %3029, %c8 : index
                %3216 = arith.remui %3029, %c8 : index
                %3217 = arith.muli %3216, %c26 : index
                %3218 = arith.addi %3215, %3217 : index
                %3219 = arith.muli %3214, %c4 : index
                %3220 = arith.divui %3218, %c15 : index
                %3221 = arith.muli %3220, %c15 : index
                %3222 = arith.remui %3218, %c8 : index
                %3223 = arith.muli %3222, %c8 : index
                %3224 = arith.addi %3221, %3223 : index
                %3225 = arith.divui %3218, %c8 : index
                %3226 = arith.remui %3225, %c8 : index
                %3227 = arith.addi %3224, %3226 : index
                %3228 = arith.addi %3219, %3227 : index
                %3229 = arith.addi %3213, %3228 : index
                %3230 = arith.addi %3165, %3229 : index
                %3231 = vector.shuffle %3143, %3143 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3231, %kv[%3230] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3232 = arith.addi %3139, %c2 : index
                %3233 = arith.divui %3232, %c4 : index
                %3234 = arith.muli %3233, %c25 : index
                %3235 = arith.addi %3234, %c12 : index
                %3236 = arith.remui %3232, %c4 : index
                %3237 = arith.divui %3029, %c8 : index
                %3238 = arith.remui %3029, %c8 : index
                %3239 = arith.muli %3238, %c26 : index
                %3240 = arith.addi %3237, %3239 : index
                %3241 = arith.muli %3236, %c4 : index
                %3242 = arith.divui %3240, %c15 : index
                %3243 = arith.muli %3242, %c15 : index
                %3244 = arith.remui %3240, %c8 : index
                %3245 = arith.muli %3244, %c8 : index
                %3246 = arith.addi %3243, %3245 : index
                %3247 = arith.divui %3240, %c8 : index
                %3248 = arith.remui %3247, %c8 : index
                %3249 = arith.addi %3246, %3248 : index
                %3250 = arith.addi %3241, %3249 : index
                %3251 = arith.addi %3235, %3250 : index
                %3252 = arith.addi %3165, %3251 : index
                %3253 = vector.shuffle %3143, %3143 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3253, %kv[%3252] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3254 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3254 {
            %3255 = wave.lane
            %3256 = arith.muli %3255, %c15 : index
            scf.for %3257 = %3256 to %c27 step %c6 {
              %3258 = arith.addi %3024, %3257 : index
              %3259 = vector.load %19[%3258] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3260 = arith.mulf %3259, %3027 : vector<4xf32>
              %3261 = wave.fp8_encode "e5m2" %3260 : vector<4xf32> -> vector<4xi8>
              %3262 = arith.cmpi slt, %3025, %kvHeads : index
              scf.if %3262 {
                %3263 = arith.muli %3025, %c33 : index
                %3264 = arith.addi %3030, %3263 : index
                %3265 = vector.shuffle %3261, %3261 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3266 = arith.divui %3257, %c4 : index
                %3267 = arith.muli %3266, %c25 : index
                %3268 = arith.remui %3257, %c4 : index
                %3269 = arith.muli %3029, %c4 : index
                %3270 = arith.divui %3268, %c15 : index
                %3271 = arith.muli %3270, %c15 : index
                %3272 = arith.remui %3268, %c8 : index
                %3273 = arith.muli %3272, %c8 : index
                %3274 = arith.addi %3271, %3273 : index
                %3275 = arith.divui %3268, %c8 : index
                %3276 = arith.remui %3275, %c8 : index
                %3277 = arith.addi %3274, %3276 : index
                %3278 = arith.addi %3269, %3277 : index
                %3279 = arith.addi %3267, %3278 : index
                %3280 = arith.addi %3264, %3279 : index
                vector.store %3265, %kv[%3280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3281 = arith.subi %3025, %kvHeads : index
                %3282 = arith.muli %3281, %c33 : index
                %3283 = arith.addi %3030, %3282 : index
                %3284 = arith.addi %3257, %c9 : index
                %3285 = arith.divui %3284, %c4 : index
                %3286 = arith.muli %3285, %c25 : index
                %3287 = arith.addi %3286, %c12 : index
                %3288 = arith.remui %3284, %c4 : index
                %3289 = arith.divui %3029, %c8 : index
                %3290 = arith.remui %3029, %c8 : index
                %3291 = arith.muli %3290, %c26 : index
                %3292 = arith.addi %3289, %3291 : index
                %3293 = arith.muli %3288, %c4 : index
                %3294 = arith.divui %3292, %c15 : index
                %3295 = arith.muli %3294, %c15 : index
                %3296 = arith.remui %3292, %c8 : index
                %3297 = arith.muli %3296, %c8 : index
                %3298 = arith.addi %3295, %3297 : index
                %3299 = arith.divui %3292, %c8 : index
                %3300 = arith.remui %3299, %c8 : index
                %3301 = arith.addi %3298, %3300 : index
                %3302 = arith.addi %3293, %3301 : index
                %3303 = arith.addi %3287, %3302 : index
                %3304 = arith.addi %3283, %3303 : index
                %3305 = vector.shuffle %3261, %3261 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3305, %kv[%3304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3306 = arith.addi %3257, %c10 : index
                %3307 = arith.divui %3306, %c4 : index
                %3308 = arith.muli %3307, %c25 : index
                %3309 = arith.addi %3308, %c12 : index
                %3310 = arith.remui %3306, %c4 : index
                %3311 = arith.divui %3029, %c8 : index
                %3312 = arith.remui %3029, %c8 : index
                %3313 = arith.muli %3312, %c26 : index
                %3314 = arith.addi %3311, %3313 : index
                %3315 = arith.muli %3310, %c4 : index
                %3316 = arith.divui %3314, %c15 : index
                %3317 = arith.muli %3316, %c15 : index
                %3318 = arith.remui %3314, %c8 : index
                %3319 = arith.muli %3318, %c8 : index
                %3320 = arith.addi %3317, %3319 : index
                %3321 = arith.divui %3314, %c8 : index
                %3322 = arith.remui %3321, %c8 : index
                %3323 = arith.addi %3320, %3322 : index
                %3324 = arith.addi %3315, %3323 : index
                %3325 = arith.addi %3309, %3324 : index
                %3326 = arith.addi %3283, %3325 : index
                %3327 = vector.shuffle %3261, %3261 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3327, %kv[%3326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3328 = arith.addi %3257, %c8 : index
                %3329 = arith.divui %3328, %c4 : index
                %3330 = arith.muli %3329, %c25 : index
                %3331 = arith.addi %3330, %c12 : index
                %3332 = arith.remui %3328, %c4 : index
                %3333 = arith.divui %3029, %c8 : index
                %3334 = arith.remui %3029, %c8 : index
                %3335 = arith.muli %3334, %c26 : index
                %3336 = arith.addi %3333, %3335 : index
                %3337 = arith.muli %3332, %c4 : index
                %3338 = arith.divui %3336, %c15 : index
                %3339 = arith.muli %3338, %c15 : index
                %3340 = arith.remui %3336, %c8 : index
                %3341 = arith.muli %3340, %c8 : index
                %3342 = arith.addi %3339, %3341 : index
                %3343 = arith.divui %3336, %c8 : index
                %3344 = arith.remui %3343, %c8 : index
                %3345 = arith.addi %3342, %3344 : index
                %3346 = arith.addi %3337, %3345 : index
                %3347 = arith.addi %3331, %3346 : index
                %3348 = arith.addi %3283, %3347 : index
                %3349 = vector.shuffle %3261, %3261 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3349, %kv[%3348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3350 = arith.addi %3257, %c2 : index
                %3351 = arith.divui %3350, %c4 : index
                %3352 = arith.muli %3351, %c25 : index
                %3353 = arith.addi %3352, %c12 : index
                %3354 = arith.remui %3350, %c4 : index
                %3355 = arith.divui %3029, %c8 : index
                %3356 = arith.remui %3029, %c8 : index
                %3357 = arith.muli %3356, %c26 : index
                %3358 = arith.addi %3355, %3357 : index
                %3359 = arith.muli %3354, %c4 : index
                %3360 = arith.divui %3358, %c15 : index
                %3361 = arith.muli %3360, %c15 : index
                %3362 = arith.remui %3358, %c8 : index
                %3363 = arith.muli %3362, %c8 : index
                %3364 = arith.addi %3361, %3363 : index
                %3365 = arith.divui %3358, %c8 : index
                %3366 = arith.remui %3365, %c8 : index
                %3367 = arith.addi %3364, %3366 : index
                %3368 = arith.addi %3359, %3367 : index
                %3369 = arith.addi %3353, %3368 : index
                %3370 = arith.addi %3283, %3369 : index
                %3371 = vector.shuffle %3261, %3261 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3371, %kv[%3370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3372 = arith.addi %22, %c17 : index
    %3373 = wave.lane
    %3374 = arith.muli %3, %c8 : index
    %3375 = arith.muli %3374, %c25 : index
    %3376 = arith.addi %3375, %3373 : index
    %3377 = arith.muli %4, %c12 : index
    %3378 = arith.addi %3377, %3376 : index
    %3379 = arith.addi %3378, %c9 : index
    %3380 = arith.addi %3379, %c9 : index
    %3381 = vector.extract %546#4[0] : f32 from vector<8xf32>
    memref.store %3381, %18[%3380] : memref<?xf32>
    %3382 = arith.muli %4, %c12 : index
    %3383 = arith.addi %3382, %3376 : index
    %3384 = arith.addi %3383, %c9 : index
    %3385 = arith.addi %3384, %c17 : index
    %3386 = vector.extract %546#4[1] : f32 from vector<8xf32>
    memref.store %3386, %18[%3385] : memref<?xf32>
    %3387 = arith.muli %4, %c12 : index
    %3388 = arith.addi %3387, %3376 : index
    %3389 = arith.addi %3388, %c9 : index
    %3390 = arith.addi %3389, %c13 : index
    %3391 = vector.extract %546#4[2] : f32 from vector<8xf32>
    memref.store %3391, %18[%3390] : memref<?xf32>
    %3392 = arith.muli %4, %c12 : index
    %3393 = arith.addi %3392, %3376 : index
    %3394 = arith.addi %3393, %c9 : index
    %3395 = arith.addi %3394, %c27 : index
    %3396 = vector.extract %546#4[3] : f32 from vector<8xf32>
    memref.store %3396, %18[%3395] : memref<?xf32>
    %3397 = arith.muli %4, %c12 : index
    %3398 = arith.addi %3397, %3376 : index
    %3399 = arith.addi %3398, %c9 : index
    %3400 = arith.addi %3399, %c6 : index
    %3401 = vector.extract %546#4[4] : f32 from vector<8xf32>
    memref.store %3401, %18[%3400] : memref<?xf32>
    %3402 = arith.muli %4, %c12 : index
    %3403 = arith.addi %3402, %3376 : index
    %3404 = arith.addi %3403, %c9 : index
    %3405 = arith.addi %3404, %c28 : index
    %3406 = vector.extract %546#4[5] : f32 from vector<8xf32>
    memref.store %3406, %18[%3405] : memref<?xf32>
    %3407 = arith.muli %4, %c12 : index
    %3408 = arith.addi %3407, %3376 : index
    %3409 = arith.addi %3408, %c9 : index
    %3410 = arith.addi %3409, %c29 : index
    %3411 = vector.extract %546#4[6] : f32 from vector<8xf32>
    memref.store %3411, %18[%3410] : memref<?xf32>
    %3412 = arith.muli %4, %c12 : index
    %3413 = arith.addi %3412, %3376 : index
    %3414 = arith.addi %3413, %c9 : index
    %3415 = arith.addi %3414, %c30 : index
    %3416 = vector.extract %546#4[7] : f32 from vector<8xf32>
    memref.store %3416, %18[%3415] : memref<?xf32>
    %3417 = arith.muli %4, %c12 : index
    %3418 = arith.addi %3417, %3376 : index
    %3419 = arith.addi %3418, %c25 : index
    %3420 = arith.addi %3419, %c9 : index
    %3421 = vector.extract %546#5[0] : f32 from vector<8xf32>
    memref.store %3421, %18[%3420] : memref<?xf32>
    %3422 = arith.muli %4, %c12 : index
    %3423 = arith.addi %3422, %3376 : index
    %3424 = arith.addi %3423, %c25 : index
    %3425 = arith.addi %3424, %c17 : index
    %3426 = vector.extract %546#5[1] : f32 from vector<8xf32>
    memref.store %3426, %18[%3425] : memref<?xf32>
    %3427 = arith.muli %4, %c12 : index
    %3428 = arith.addi %3427, %3376 : index
    %3429 = arith.addi %3428, %c25 : index
    %3430 = arith.addi %3429, %c13 : index
    %3431 = vector.extract %546#5[2] : f32 from vector<8xf32>
    memref.store %3431, %18[%3430] : memref<?xf32>
    %3432 = arith.muli %4, %c12 : index
    %3433 = arith.addi %3432, %3376 : index
    %3434 = arith.addi %3433, %c25 : index
    %3435 = arith.addi %3434, %c27 : index
    %3436 = vector.extract %546#5[3] : f32 from vector<8xf32>
    memref.store %3436, %18[%3435] : memref<?xf32>
    %3437 = arith.muli %4, %c12 : index
    %3438 = arith.addi %3437, %3376 : index
    %3439 = arith.addi %3438, %c25 : index
    %3440 = arith.addi %3439, %c6 : index
    %3441 = vector.extract %546#5[4] : f32 from vector<8xf32>
    memref.store %3441, %18[%3440] : memref<?xf32>
    %3442 = arith.muli %4, %c12 : index
    %3443 = arith.addi %3442, %3376 : index
    %3444 = arith.addi %3443, %c25 : index
    %3445 = arith.addi %3444, %c28 : index
    %3446 = vector.extract %546#5[5] : f32 from vector<8xf32>
    memref.store %3446, %18[%3445] : memref<?xf32>
    %3447 = arith.muli %4, %c12 : index
    %3448 = arith.addi %3447, %3376 : index
    %3449 = arith.addi %3448, %c25 : index
    %3450 = arith.addi %3449, %c29 : index
    %3451 = vector.extract %546#5[6] : f32 from vector<8xf32>
    memref.store %3451, %18[%3450] : memref<?xf32>
    %3452 = arith.muli %4, %c12 : index
    %3453 = arith.addi %3452, %3376 : index
    %3454 = arith.addi %3453, %c25 : index
    %3455 = arith.addi %3454, %c30 : index
    %3456 = vector.extract %546#5[7] : f32 from vector<8xf32>
    memref.store %3456, %18[%3455] : memref<?xf32>
    wave.barrier
    %3457 = arith.muli %4, %c8 : index
    %3458 = arith.addi %3457, %c9 : index
    %3459 = arith.muli %3458, %c8 : index
    %3460 = arith.divui %3373, %c4 : index
    %3461 = arith.addi %3459, %3460 : index
    %3462 = arith.addi %3372, %3461 : index
    %3463 = arith.cmpi slt, %3462, %21 : index
    scf.if %3463 {
      %3464 = arith.cmpi eq, %hasFactors, %c10 : index
      %3465 = memref.load %factors[%3462] : memref<?xf32>
      %3466 = arith.select %3464, %3465, %c32 : f32
      %3467 = arith.addi %3376, %c9 : index
      %3468 = arith.muli %3458, %c17 : index
      %3469 = arith.addi %3467, %3468 : index
      %3470 = memref.load %18[%3469] : memref<?xf32>
      %3471 = arith.addi %3469, %c12 : index
      %3472 = memref.load %18[%3471] : memref<?xf32>
      %3473 = arith.addf %3470, %3472 : f32
      %3474 = arith.addi %3469, %c33 : index
      %3475 = memref.load %18[%3474] : memref<?xf32>
      %3476 = arith.addf %3473, %3475 : f32
      %3477 = arith.addi %3469, %c34 : index
      %3478 = memref.load %18[%3477] : memref<?xf32>
      %3479 = arith.addf %3476, %3478 : f32
      %3480 = arith.remui %3373, %c4 : index
      %3481 = arith.muli %3480, %c15 : index
      %3482 = arith.addi %15, %3481 : index
      %3483 = vector.load %w[%3482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3484 = vector.bitcast %3483 : vector<4xi8> to vector<1xf32>
      %3485 = vector.extract %3484[0] : f32 from vector<1xf32>
      %3486 = arith.mulf %3485, %3466 : f32
      %3487 = arith.mulf %3479, %3486 : f32
      %3488 = arith.muli %3, %c8 : index
      %3489 = arith.addi %3488, %c9 : index
      %3490 = arith.muli %3489, %c4 : index
      %3491 = arith.remui %3373, %c4 : index
      %3492 = arith.addi %3490, %3491 : index
      %3493 = arith.muli %3461, %c27 : index
      %3494 = arith.addi %3493, %3492 : index
      memref.store %3487, %19[%3494] : memref<?xf32>
      %3495 = arith.addi %3376, %c25 : index
      %3496 = arith.muli %3458, %c17 : index
      %3497 = arith.addi %3495, %3496 : index
      %3498 = memref.load %18[%3497] : memref<?xf32>
      %3499 = arith.addi %3497, %c12 : index
      %3500 = memref.load %18[%3499] : memref<?xf32>
      %3501 = arith.addf %3498, %3500 : f32
      %3502 = arith.addi %3497, %c33 : index
      %3503 = memref.load %18[%3502] : memref<?xf32>
      %3504 = arith.addf %3501, %3503 : f32
      %3505 = arith.addi %3497, %c34 : index
      %3506 = memref.load %18[%3505] : memref<?xf32>
      %3507 = arith.addf %3504, %3506 : f32
      %3508 = arith.remui %3373, %c4 : index
      %3509 = arith.muli %3508, %c15 : index
      %3510 = arith.addi %17, %3509 : index
      %3511 = vector.load %w[%3510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3512 = vector.bitcast %3511 : vector<4xi8> to vector<1xf32>
      %3513 = vector.extract %3512[0] : f32 from vector<1xf32>
      %3514 = arith.mulf %3513, %3466 : f32
      %3515 = arith.mulf %3507, %3514 : f32
      %3516 = arith.muli %3, %c8 : index
      %3517 = arith.addi %3516, %c10 : index
      %3518 = arith.muli %3517, %c4 : index
      %3519 = arith.remui %3373, %c4 : index
      %3520 = arith.addi %3518, %3519 : index
      %3521 = arith.muli %3461, %c27 : index
      %3522 = arith.addi %3521, %3520 : index
      memref.store %3515, %19[%3522] : memref<?xf32>
    }
    %3523 = arith.muli %4, %c8 : index
    %3524 = arith.addi %3523, %c10 : index
    %3525 = arith.muli %3524, %c8 : index
    %3526 = arith.divui %3373, %c4 : index
    %3527 = arith.addi %3525, %3526 : index
    %3528 = arith.addi %3372, %3527 : index
    %3529 = arith.cmpi slt, %3528, %21 : index
    scf.if %3529 {
      %3530 = arith.cmpi eq, %hasFactors, %c10 : index
      %3531 = memref.load %factors[%3528] : memref<?xf32>
      %3532 = arith.select %3530, %3531, %c32 : f32
      %3533 = arith.addi %3376, %c9 : index
      %3534 = arith.muli %3524, %c17 : index
      %3535 = arith.addi %3533, %3534 : index
      %3536 = memref.load %18[%3535] : memref<?xf32>
      %3537 = arith.addi %3535, %c12 : index
      %3538 = memref.load %18[%3537] : memref<?xf32>
      %3539 = arith.addf %3536, %3538 : f32
      %3540 = arith.addi %3535, %c33 : index
      %3541 = memref.load %18[%3540] : memref<?xf32>
      %3542 = arith.addf %3539, %3541 : f32
      %3543 = arith.addi %3535, %c34 : index
      %3544 = memref.load %18[%3543] : memref<?xf32>
      %3545 = arith.addf %3542, %3544 : f32
      %3546 = arith.remui %3373, %c4 : index
      %3547 = arith.muli %3546, %c15 : index
      %3548 = arith.addi %15, %3547 : index
      %3549 = vector.load %w[%3548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3550 = vector.bitcast %3549 : vector<4xi8> to vector<1xf32>
      %3551 = vector.extract %3550[0] : f32 from vector<1xf32>
      %3552 = arith.mulf %3551, %3532 : f32
      %3553 = arith.mulf %3545, %3552 : f32
      %3554 = arith.muli %3, %c8 : index
      %3555 = arith.addi %3554, %c9 : index
      %3556 = arith.muli %3555, %c4 : index
      %3557 = arith.remui %3373, %c4 : index
      %3558 = arith.addi %3556, %3557 : index
      %3559 = arith.muli %3527, %c27 : index
      %3560 = arith.addi %3559, %3558 : index
      memref.store %3553, %19[%3560] : memref<?xf32>
      %3561 = arith.addi %3376, %c25 : index
      %3562 = arith.muli %3524, %c17 : index
      %3563 = arith.addi %3561, %3562 : index
      %3564 = memref.load %18[%3563] : memref<?xf32>
      %3565 = arith.addi %3563, %c12 : index
      %3566 = memref.load %18[%3565] : memref<?xf32>
      %3567 = arith.addf %3564, %3566 : f32
      %3568 = arith.addi %3563, %c33 : index
      %3569 = memref.load %18[%3568] : memref<?xf32>
      %3570 = arith.addf %3567, %3569 : f32
      %3571 = arith.addi %3563, %c34 : index
      %3572 = memref.load %18[%3571] : memref<?xf32>
      %3573 = arith.addf %3570, %3572 : f32
      %3574 = arith.remui %3373, %c4 : index
      %3575 = arith.muli %3574, %c15 : index
      %3576 = arith.addi %17, %3575 : index
      %3577 = vector.load %w[%3576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3578 = vector.bitcast %3577 : vector<4xi8> to vector<1xf32>
      %3579 = vector.extract %3578[0] : f32 from vector<1xf32>
      %3580 = arith.mulf %3579, %3532 : f32
      %3581 = arith.mulf %3573, %3580 : f32
      %3582 = arith.muli %3, %c8 : index
      %3583 = arith.addi %3582, %c10 : index
      %3584 = arith.muli %3583, %c4 : index
      %3585 = arith.remui %3373, %c4 : index
      %3586 = arith.addi %3584, %3585 : index
      %3587 = arith.muli %3527, %c27 : index
      %3588 = arith.addi %3587, %3586 : index
      memref.store %3581, %19[%3588] : memref<?xf32>
    }
    wave.barrier
    %3589 = arith.addi %22, %c17 : index
    %3590 = wave.wave
    %3591 = arith.addi %3590, %c9 : index
    %3592 = arith.addi %3589, %3591 : index
    %3593 = arith.cmpi slt, %3592, %21 : index
    %3594 = arith.cmpi slt, %3591, %c4 : index
    %3595 = arith.andi %3593, %3594 : i1
    scf.if %3595 {
      %3596 = arith.addi %3589, %3591 : index
      %3597 = arith.muli %3591, %c27 : index
      %3598 = wave.lane
      %3599 = arith.addi %3598, %c9 : index
      %3600 = arith.cmpi eq, %hasBias, %c10 : index
      %3601 = arith.addi %3597, %3599 : index
      %3602 = memref.load %19[%3601] : memref<?xf32>
      %3603 = arith.muli %0, %c27 : index
      %3604 = arith.addi %3603, %3599 : index
      %3605 = memref.load %bias[%3604] : memref<?xf32>
      %3606 = arith.addf %3602, %3605 : f32
      %3607 = arith.select %3600, %3606, %3602 : f32
      %3608 = arith.addi %3599, %c36 : index
      %3609 = arith.cmpi eq, %hasBias, %c10 : index
      %3610 = arith.addi %3597, %3608 : index
      %3611 = memref.load %19[%3610] : memref<?xf32>
      %3612 = arith.muli %0, %c27 : index
      %3613 = arith.addi %3612, %3608 : index
      %3614 = memref.load %bias[%3613] : memref<?xf32>
      %3615 = arith.addf %3611, %3614 : f32
      %3616 = arith.select %3609, %3615, %3611 : f32
      %3617 = arith.addi %3598, %c17 : index
      %3618 = arith.cmpi slt, %3617, %c36 : index
      %3619 = arith.minsi %3617, %c37 : index
      %3620 = arith.cmpi eq, %hasBias, %c10 : index
      %3621 = arith.addi %3597, %3619 : index
      %3622 = memref.load %19[%3621] : memref<?xf32>
      %3623 = arith.muli %0, %c27 : index
      %3624 = arith.addi %3623, %3619 : index
      %3625 = memref.load %bias[%3624] : memref<?xf32>
      %3626 = arith.addf %3622, %3625 : f32
      %3627 = arith.select %3620, %3626, %3622 : f32
      %3628 = arith.addi %3619, %c36 : index
      %3629 = arith.cmpi eq, %hasBias, %c10 : index
      %3630 = arith.addi %3597, %3628 : index
      %3631 = memref.load %19[%3630] : memref<?xf32>
      %3632 = arith.muli %0, %c27 : index
      %3633 = arith.addi %3632, %3628 : index
      %3634 = memref.load %bias[%3633] : memref<?xf32>
      %3635 = arith.addf %3631, %3634 : f32
      %3636 = arith.select %3629, %3635, %3631 : f32
      %3637 = arith.addi %heads, %kvHeads : index
      %3638 = arith.cmpi slt, %0, %3637 : index
      scf.if %3638 {
        %3639 = arith.addi %positionsAt, %3596 : index
        %3640 = memref.load %step[%3639] : memref<?xi32>
        %3641 = arith.index_cast %3640 : i32 to index
        %3642 = arith.cmpi eq, %hasNorm, %c10 : index
        %3643 = math.fma %3607, %3607, %c40 : f32
        %3644 = math.fma %3616, %3616, %3643 : f32
        %3645 = math.fma %3627, %3627, %3644 : f32
        %3646 = arith.select %3618, %3645, %3644 : f32
        %3647 = math.fma %3636, %3636, %3646 : f32
        %3648 = arith.select %3618, %3647, %3646 : f32
        %3649 = vector.broadcast %3648 : f32 to vector<1xf32>
        %3650 = wave.reduce "add" %3649 : vector<1xf32>
        %3651 = arith.mulf %3650, %inverseHeadDim : f32
        %3652 = arith.addf %3651, %epsilon : f32
        %3653 = math.sqrt %3652 : f32
        %3654 = arith.divf %c32, %3653 : f32
        %3655 = arith.cmpi slt, %0, %heads : index
        %3656 = arith.addi %3599, %c36 : index
        %3657 = memref.load %query_norm[%3599] : memref<?xf32>
        %3658 = memref.load %key_norm[%3599] : memref<?xf32>
        %3659 = arith.select %3655, %3657, %3658 : f32
        %3660 = arith.mulf %3607, %3654 : f32
        %3661 = arith.mulf %3660, %3659 : f32
        %3662 = arith.select %3642, %3661, %3607 : f32
        %3663 = memref.load %query_norm[%3656] : memref<?xf32>
        %3664 = memref.load %key_norm[%3656] : memref<?xf32>
        %3665 = arith.select %3655, %3663, %3664 : f32
        %3666 = arith.mulf %3616, %3654 : f32
        %3667 = arith.mulf %3666, %3665 : f32
        %3668 = arith.select %3642, %3667, %3616 : f32
        %3669 = arith.addi %3619, %c36 : index
        %3670 = memref.load %query_norm[%3619] : memref<?xf32>
        %3671 = memref.load %key_norm[%3619] : memref<?xf32>
        %3672 = arith.select %3655, %3670, %3671 : f32
        %3673 = arith.mulf %3627, %3654 : f32
        %3674 = arith.mulf %3673, %3672 : f32
        %3675 = arith.select %3642, %3674, %3627 : f32
        %3676 = memref.load %query_norm[%3669] : memref<?xf32>
        %3677 = memref.load %key_norm[%3669] : memref<?xf32>
        %3678 = arith.select %3655, %3676, %3677 : f32
        %3679 = arith.mulf %3636, %3654 : f32
        %3680 = arith.mulf %3679, %3678 : f32
        %3681 = arith.select %3642, %3680, %3636 : f32
        %3682 = arith.remui %3641, %c25 : index
        %3683 = arith.muli %3682, %c27 : index
        %3684 = arith.addi %3683, %3599 : index
        %3685 = arith.divui %3641, %c25 : index
        %3686 = arith.addi %3685, %c25 : index
        %3687 = arith.muli %3686, %c27 : index
        %3688 = arith.addi %3687, %3599 : index
        %3689 = memref.load %rope[%3684] : memref<?xf32>
        %3690 = arith.addi %3684, %c36 : index
        %3691 = memref.load %rope[%3690] : memref<?xf32>
        %3692 = memref.load %rope[%3688] : memref<?xf32>
        %3693 = arith.addi %3688, %c36 : index
        %3694 = memref.load %rope[%3693] : memref<?xf32>
        %3695 = arith.mulf %3692, %3689 : f32
        %3696 = arith.mulf %3694, %3691 : f32
        %3697 = arith.subf %3695, %3696 : f32
        %3698 = arith.mulf %3694, %3689 : f32
        %3699 = arith.mulf %3692, %3691 : f32
        %3700 = arith.addf %3698, %3699 : f32
        %3701 = arith.mulf %3662, %3697 : f32
        %3702 = arith.mulf %3668, %3700 : f32
        %3703 = arith.subf %3701, %3702 : f32
        %3704 = arith.mulf %3668, %3697 : f32
        %3705 = arith.mulf %3662, %3700 : f32
        %3706 = arith.addf %3704, %3705 : f32
        %3707 = arith.cmpi slt, %0, %heads : index
        scf.if %3707 {
          %3708 = arith.muli %3596, %heads : index
          %3709 = arith.addi %3708, %0 : index
          %3710 = arith.muli %3709, %c27 : index
          %3711 = arith.addi %3710, %3599 : index
          memref.store %3703, %q[%3711] : memref<?xf32>
          %3712 = arith.addi %3711, %c36 : index
          memref.store %3706, %q[%3712] : memref<?xf32>
        } else {
          %3713 = arith.addi %3597, %3599 : index
          memref.store %3703, %19[%3713] : memref<?xf32>
          %3714 = arith.addi %3597, %3599 : index
          %3715 = arith.addi %3714, %c36 : index
          memref.store %3706, %19[%3715] : memref<?xf32>
        }
        %3716 = arith.remui %3641, %c25 : index
        %3717 = arith.muli %3716, %c27 : index
        %3718 = arith.addi %3717, %3619 : index
        %3719 = arith.divui %3641, %c25 : index
        %3720 = arith.addi %3719, %c25 : index
        %3721 = arith.muli %3720, %c27 : index
        %3722 = arith.addi %3721, %3619 : index
        %3723 = memref.load %rope[%3718] : memref<?xf32>
        %3724 = arith.addi %3718, %c36 : index
        %3725 = memref.load %rope[%3724] : memref<?xf32>
        %3726 = memref.load %rope[%3722] : memref<?xf32>
        %3727 = arith.addi %3722, %c36 : index
        %3728 = memref.load %rope[%3727] : memref<?xf32>
        %3729 = arith.mulf %3726, %3723 : f32
        %3730 = arith.mulf %3728, %3725 : f32
        %3731 = arith.subf %3729, %3730 : f32
        %3732 = arith.mulf %3728, %3723 : f32
        %3733 = arith.mulf %3726, %3725 : f32
        %3734 = arith.addf %3732, %3733 : f32
        %3735 = arith.mulf %3675, %3731 : f32
        %3736 = arith.mulf %3681, %3734 : f32
        %3737 = arith.subf %3735, %3736 : f32
        %3738 = arith.mulf %3681, %3731 : f32
        %3739 = arith.mulf %3675, %3734 : f32
        %3740 = arith.addf %3738, %3739 : f32
        scf.if %3618 {
          %3741 = arith.cmpi slt, %0, %heads : index
          scf.if %3741 {
            %3742 = arith.muli %3596, %heads : index
            %3743 = arith.addi %3742, %0 : index
            %3744 = arith.muli %3743, %c27 : index
            %3745 = arith.addi %3744, %3619 : index
            memref.store %3737, %q[%3745] : memref<?xf32>
            %3746 = arith.addi %3745, %c36 : index
            memref.store %3740, %q[%3746] : memref<?xf32>
          } else {
            %3747 = arith.addi %3597, %3619 : index
            memref.store %3737, %19[%3747] : memref<?xf32>
            %3748 = arith.addi %3597, %3619 : index
            %3749 = arith.addi %3748, %c36 : index
            memref.store %3740, %19[%3749] : memref<?xf32>
          }
        }
      } else {
        %3750 = arith.cmpi slt, %0, %heads : index
        scf.if %3750 {
          %3751 = arith.muli %3596, %heads : index
          %3752 = arith.addi %3751, %0 : index
          %3753 = arith.muli %3752, %c27 : index
          %3754 = arith.addi %3753, %3599 : index
          memref.store %3607, %q[%3754] : memref<?xf32>
          %3755 = arith.addi %3754, %c36 : index
          memref.store %3616, %q[%3755] : memref<?xf32>
        } else {
          %3756 = arith.addi %3597, %3599 : index
          memref.store %3607, %19[%3756] : memref<?xf32>
          %3757 = arith.addi %3597, %3599 : index
          %3758 = arith.addi %3757, %c36 : index
          memref.store %3616, %19[%3758] : memref<?xf32>
        }
        scf.if %3618 {
          %3759 = arith.cmpi slt, %0, %heads : index
          scf.if %3759 {
            %3760 = arith.muli %3596, %heads : index
            %3761 = arith.addi %3760, %0 : index
            %3762 = arith.muli %3761, %c27 : index
            %3763 = arith.addi %3762, %3619 : index
            memref.store %3627, %q[%3763] : memref<?xf32>
            %3764 = arith.addi %3763, %c36 : index
            memref.store %3636, %q[%3764] : memref<?xf32>
          } else {
            %3765 = arith.addi %3597, %3619 : index
            memref.store %3627, %19[%3765] : memref<?xf32>
            %3766 = arith.addi %3597, %3619 : index
            %3767 = arith.addi %3766, %c36 : index
            memref.store %3636, %19[%3767] : memref<?xf32>
          }
        }
      }
    }
    %3768 = arith.addi %3590, %c43 : index
    %3769 = arith.addi %3589, %3768 : index
    %3770 = arith.cmpi slt, %3769, %21 : index
    %3771 = arith.cmpi slt, %3768, %c4 : index
    %3772 = arith.andi %3770, %3771 : i1
    scf.if %3772 {
      %3773 = arith.addi %3589, %3768 : index
      %3774 = arith.muli %3768, %c27 : index
      %3775 = wave.lane
      %3776 = arith.addi %3775, %c9 : index
      %3777 = arith.cmpi eq, %hasBias, %c10 : index
      %3778 = arith.addi %3774, %3776 : index
      %3779 = memref.load %19[%3778] : memref<?xf32>
      %3780 = arith.muli %0, %c27 : index
      %3781 = arith.addi %3780, %3776 : index
      %3782 = memref.load %bias[%3781] : memref<?xf32>
      %3783 = arith.addf %3779, %3782 : f32
      %3784 = arith.select %3777, %3783, %3779 : f32
      %3785 = arith.addi %3776, %c36 : index
      %3786 = arith.cmpi eq, %hasBias, %c10 : index
      %3787 = arith.addi %3774, %3785 : index
      %3788 = memref.load %19[%3787] : memref<?xf32>
      %3789 = arith.muli %0, %c27 : index
      %3790 = arith.addi %3789, %3785 : index
      %3791 = memref.load %bias[%3790] : memref<?xf32>
      %3792 = arith.addf %3788, %3791 : f32
      %3793 = arith.select %3786, %3792, %3788 : f32
      %3794 = arith.addi %3775, %c17 : index
      %3795 = arith.cmpi slt, %3794, %c36 : index
      %3796 = arith.minsi %3794, %c37 : index
      %3797 = arith.cmpi eq, %hasBias, %c10 : index
      %3798 = arith.addi %3774, %3796 : index
      %3799 = memref.load %19[%3798] : memref<?xf32>
      %3800 = arith.muli %0, %c27 : index
      %3801 = arith.addi %3800, %3796 : index
      %3802 = memref.load %bias[%3801] : memref<?xf32>
      %3803 = arith.addf %3799, %3802 : f32
      %3804 = arith.select %3797, %3803, %3799 : f32
      %3805 = arith.addi %3796, %c36 : index
      %3806 = arith.cmpi eq, %hasBias, %c10 : index
      %3807 = arith.addi %3774, %3805 : index
      %3808 = memref.load %19[%3807] : memref<?xf32>
      %3809 = arith.muli %0, %c27 : index
      %3810 = arith.addi %3809, %3805 : index
      %3811 = memref.load %bias[%3810] : memref<?xf32>
      %3812 = arith.addf %3808, %3811 : f32
      %3813 = arith.select %3806, %3812, %3808 : f32
      %3814 = arith.addi %heads, %kvHeads : index
      %3815 = arith.cmpi slt, %0, %3814 : index
      scf.if %3815 {
        %3816 = arith.addi %positionsAt, %3773 : index
        %3817 = memref.load %step[%3816] : memref<?xi32>
        %3818 = arith.index_cast %3817 : i32 to index
        %3819 = arith.cmpi eq, %hasNorm, %c10 : index
        %3820 = math.fma %3784, %3784, %c40 : f32
        %3821 = math.fma %3793, %3793, %3820 : f32
        %3822 = math.fma %3804, %3804, %3821 : f32
        %3823 = arith.select %3795, %3822, %3821 : f32
        %3824 = math.fma %3813, %3813, %3823 : f32
        %3825 = arith.select %3795, %3824, %3823 : f32
        %3826 = vector.broadcast %3825 : f32 to vector<1xf32>
        %3827 = wave.reduce "add" %3826 : vector<1xf32>
        %3828 = arith.mulf %3827, %inverseHeadDim : f32
        %3829 = arith.addf %3828, %epsilon : f32
        %3830 = math.sqrt %3829 : f32
        %3831 = arith.divf %c32, %3830 : f32
        %3832 = arith.cmpi slt, %0, %heads : index
        %3833 = arith.addi %3776, %c36 : index
        %3834 = memref.load %query_norm[%3776] : memref<?xf32>
        %3835 = memref.load %key_norm[%3776] : memref<?xf32>
        %3836 = arith.select %3832, %3834, %3835 : f32
        %3837 = arith.mulf %3784, %3831 : f32
        %3838 = arith.mulf %3837, %3836 : f32
        %3839 = arith.select %3819, %3838, %3784 : f32
        %3840 = memref.load %query_norm[%3833] : memref<?xf32>
        %3841 = memref.load %key_norm[%3833] : memref<?xf32>
        %3842 = arith.select %3832, %3840, %3841 : f32
        %3843 = arith.mulf %3793, %3831 : f32
        %3844 = arith.mulf %3843, %3842 : f32
        %3845 = arith.select %3819, %3844, %3793 : f32
        %3846 = arith.addi %3796, %c36 : index
        %3847 = memref.load %query_norm[%3796] : memref<?xf32>
        %3848 = memref.load %key_norm[%3796] : memref<?xf32>
        %3849 = arith.select %3832, %3847, %3848 : f32
        %3850 = arith.mulf %3804, %3831 : f32
        %3851 = arith.mulf %3850, %3849 : f32
        %3852 = arith.select %3819, %3851, %3804 : f32
        %3853 = memref.load %query_norm[%3846] : memref<?xf32>
        %3854 = memref.load %key_norm[%3846] : memref<?xf32>
        %3855 = arith.select %3832, %3853, %3854 : f32
        %3856 = arith.mulf %3813, %3831 : f32
        %3857 = arith.mulf %3856, %3855 : f32
        %3858 = arith.select %3819, %3857, %3813 : f32
        %3859 = arith.remui %3818, %c25 : index
        %3860 = arith.muli %3859, %c27 : index
        %3861 = arith.addi %3860, %3776 : index
        %3862 = arith.divui %3818, %c25 : index
        %3863 = arith.addi %3862, %c25 : index
        %3864 = arith.muli %3863, %c27 : index
        %3865 = arith.addi %3864, %3776 : index
        %3866 = memref.load %rope[%3861] : memref<?xf32>
        %3867 = arith.addi %3861, %c36 : index
        %3868 = memref.load %rope[%3867] : memref<?xf32>
        %3869 = memref.load %rope[%3865] : memref<?xf32>
        %3870 = arith.addi %3865, %c36 : index
        %3871 = memref.load %rope[%3870] : memref<?xf32>
        %3872 = arith.mulf %3869, %3866 : f32
        %3873 = arith.mulf %3871, %3868 : f32
        %3874 = arith.subf %3872, %3873 : f32
        %3875 = arith.mulf %3871, %3866 : f32
        %3876 = arith.mulf %3869, %3868 : f32
        %3877 = arith.addf %3875, %3876 : f32
        %3878 = arith.mulf %3839, %3874 : f32
        %3879 = arith.mulf %3845, %3877 : f32
        %3880 = arith.subf %3878, %3879 : f32
        %3881 = arith.mulf %3845, %3874 : f32
        %3882 = arith.mulf %3839, %3877 : f32
        %3883 = arith.addf %3881, %3882 : f32
        %3884 = arith.cmpi slt, %0, %heads : index
        scf.if %3884 {
          %3885 = arith.muli %3773, %heads : index
          %3886 = arith.addi %3885, %0 : index
          %3887 = arith.muli %3886, %c27 : index
          %3888 = arith.addi %3887, %3776 : index
          memref.store %3880, %q[%3888] : memref<?xf32>
          %3889 = arith.addi %3888, %c36 : index
          memref.store %3883, %q[%3889] : memref<?xf32>
        } else {
          %3890 = arith.addi %3774, %3776 : index
          memref.store %3880, %19[%3890] : memref<?xf32>
          %3891 = arith.addi %3774, %3776 : index
          %3892 = arith.addi %3891, %c36 : index
          memref.store %3883, %19[%3892] : memref<?xf32>
        }
        %3893 = arith.remui %3818, %c25 : index
        %3894 = arith.muli %3893, %c27 : index
        %3895 = arith.addi %3894, %3796 : index
        %3896 = arith.divui %3818, %c25 : index
        %3897 = arith.addi %3896, %c25 : index
        %3898 = arith.muli %3897, %c27 : index
        %3899 = arith.addi %3898, %3796 : index
        %3900 = memref.load %rope[%3895] : memref<?xf32>
        %3901 = arith.addi %3895, %c36 : index
        %3902 = memref.load %rope[%3901] : memref<?xf32>
        %3903 = memref.load %rope[%3899] : memref<?xf32>
        %3904 = arith.addi %3899, %c36 : index
        %3905 = memref.load %rope[%3904] : memref<?xf32>
        %3906 = arith.mulf %3903, %3900 : f32
        %3907 = arith.mulf %3905, %3902 : f32
        %3908 = arith.subf %3906, %3907 : f32
        %3909 = arith.mulf %3905, %3900 : f32
        %3910 = arith.mulf %3903, %3902 : f32
        %3911 = arith.addf %3909, %3910 : f32
        %3912 = arith.mulf %3852, %3908 : f32
        %3913 = arith.mulf %3858, %3911 : f32
        %3914 = arith.subf %3912, %3913 : f32
        %3915 = arith.mulf %3858, %3908 : f32
        %3916 = arith.mulf %3852, %3911 : f32
        %3917 = arith.addf %3915, %3916 : f32
        scf.if %3795 {
          %3918 = arith.cmpi slt, %0, %heads : index
          scf.if %3918 {
            %3919 = arith.muli %3773, %heads : index
            %3920 = arith.addi %3919, %0 : index
            %3921 = arith.muli %3920, %c27 : index
            %3922 = arith.addi %3921, %3796 : index
            memref.store %3914, %q[%3922] : memref<?xf32>
            %3923 = arith.addi %3922, %c36 : index
            memref.store %3917, %q[%3923] : memref<?xf32>
          } else {
            %3924 = arith.addi %3774, %3796 : index
            memref.store %3914, %19[%3924] : memref<?xf32>
            %3925 = arith.addi %3774, %3796 : index
            %3926 = arith.addi %3925, %c36 : index
            memref.store %3917, %19[%3926] : memref<?xf32>
          }
        }
      } else {
        %3927 = arith.cmpi slt, %0, %heads : index
        scf.if %3927 {
          %3928 = arith.muli %3773, %heads : index
          %3929 = arith.addi %3928, %0 : index
          %3930 = arith.muli %3929, %c27 : index
          %3931 = arith.addi %3930, %3776 : index
          memref.store %3784, %q[%3931] : memref<?xf32>
          %3932 = arith.addi %3931, %c36 : index
          memref.store %3793, %q[%3932] : memref<?xf32>
        } else {
          %3933 = arith.addi %3774, %3776 : index
          memref.store %3784, %19[%3933] : memref<?xf32>
          %3934 = arith.addi %3774, %3776 : index
          %3935 = arith.addi %3934, %c36 : index
          memref.store %3793, %19[%3935] : memref<?xf32>
        }
        scf.if %3795 {
          %3936 = arith.cmpi slt, %0, %heads : index
          scf.if %3936 {
            %3937 = arith.muli %3773, %heads : index
            %3938 = arith.addi %3937, %0 : index
            %3939 = arith.muli %3938, %c27 : index
            %3940 = arith.addi %3939, %3796 : index
            memref.store %3804, %q[%3940] : memref<?xf32>
            %3941 = arith.addi %3940, %c36 : index
            memref.store %3813, %q[%3941] : memref<?xf32>
          } else {
            %3942 = arith.addi %3774, %3796 : index
            memref.store %3804, %19[%3942] : memref<?xf32>
            %3943 = arith.addi %3774, %3796 : index
            %3944 = arith.addi %3943, %c36 : index
            memref.store %3813, %19[%3944] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3945 = arith.cmpi sge, %0, %heads : index
    scf.if %3945 {
      %3946 = arith.addi %3590, %c9 : index
      %3947 = arith.addi %3589, %3946 : index
      %3948 = arith.cmpi slt, %3947, %21 : index
      %3949 = arith.cmpi slt, %3946, %c4 : index
      %3950 = arith.andi %3948, %3949 : i1
      scf.if %3950 {
        %3951 = arith.addi %3589, %3946 : index
        %3952 = arith.addi %slotsAt, %3951 : index
        %3953 = memref.load %step[%3952] : memref<?xi32>
        %3954 = arith.index_cast %3953 : i32 to index
        %3955 = arith.cmpi sge, %3954, %c9 : index
        scf.if %3955 {
          %3956 = arith.muli %3946, %c27 : index
          %3957 = arith.subi %0, %heads : index
          %3958 = memref.load %scales[%3957] : memref<?xf32>
          %3959 = vector.broadcast %3958 : f32 to vector<4xf32>
          %3960 = arith.divui %3954, %c4 : index
          %3961 = arith.remui %3954, %c4 : index
          %3962 = arith.muli %3960, %pageBytes : index
          %3963 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3963 {
            %3964 = wave.lane
            %3965 = arith.muli %3964, %c15 : index
            scf.for %3966 = %3965 to %c27 step %c6 {
              %3967 = arith.addi %3956, %3966 : index
              %3968 = vector.load %19[%3967] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3969 = arith.mulf %3968, %3959 : vector<4xf32>
              %3970 = arith.minimumf %3969, %c47 : vector<4xf32>
              %3971 = arith.maximumf %3970, %c48 : vector<4xf32>
              %3972 = arith.truncf %3971 : vector<4xf32> to vector<4xf16>
              %3973 = vector.bitcast %3972 : vector<4xf16> to vector<8xi8>
              %3974 = arith.cmpi slt, %3957, %kvHeads : index
              scf.if %3974 {
                %3975 = arith.muli %3957, %c11 : index
                %3976 = arith.addi %3962, %3975 : index
                %3977 = arith.divui %3966, %c4 : index
                %3978 = arith.muli %3977, %c20 : index
                %3979 = arith.remui %3966, %c4 : index
                %3980 = arith.divui %3979, %c26 : index
                %3981 = arith.muli %3980, %c25 : index
                %3982 = arith.muli %3961, %c4 : index
                %3983 = arith.addi %3981, %3982 : index
                %3984 = arith.remui %3979, %c26 : index
                %3985 = arith.muli %3984, %c8 : index
                %3986 = arith.addi %3983, %3985 : index
                %3987 = arith.addi %3978, %3986 : index
                %3988 = arith.addi %3976, %3987 : index
                vector.store %3973, %kv[%3988] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3989 = arith.subi %3957, %kvHeads : index
                %3990 = arith.muli %3989, %c11 : index
                %3991 = arith.addi %3962, %3990 : index
                %3992 = arith.addi %3966, %c9 : index
                %3993 = arith.divui %3992, %c4 : index
                %3994 = arith.muli %3993, %c20 : index
                %3995 = arith.addi %3994, %c33 : index
                %3996 = arith.remui %3992, %c4 : index
                %3997 = arith.divui %3961, %c8 : index
                %3998 = arith.remui %3961, %c8 : index
                %3999 = arith.muli %3998, %c26 : index
                %4000 = arith.addi %3997, %3999 : index
                %4001 = arith.divui %4000, %c26 : index
                %4002 = arith.muli %4001, %c25 : index
                %4003 = arith.muli %3996, %c4 : index
                %4004 = arith.addi %4002, %4003 : index
                %4005 = arith.remui %4000, %c26 : index
                %4006 = arith.muli %4005, %c8 : index
                %4007 = arith.addi %4004, %4006 : index
                %4008 = arith.addi %3995, %4007 : index
                %4009 = arith.addi %3991, %4008 : index
                %4010 = vector.shuffle %3973, %3973 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4010, %kv[%4009] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4011 = arith.addi %3966, %c10 : index
                %4012 = arith.divui %4011, %c4 : index
                %4013 = arith.muli %4012, %c20 : index
                %4014 = arith.addi %4013, %c33 : index
                %4015 = arith.remui %4011, %c4 : index
                %4016 = arith.divui %3961, %c8 : index
                %4017 = arith.remui %3961, %c8 : index
                %4018 = arith.muli %4017, %c26 : index
                %4019 = arith.addi %4016, %4018 : index
                %4020 = arith.divui %4019, %c26 : index
                %4021 = arith.muli %4020, %c25 : index
                %4022 = arith.muli %4015, %c4 : index
                %4023 = arith.addi %4021, %4022 : index
                %4024 = arith.remui %4019, %c26 : index
                %4025 = arith.muli %4024, %c8 : index
                %4026 = arith.addi %4023, %4025 : index
                %4027 = arith.addi %4014, %4026 : index
                %4028 = arith.addi %3991, %4027 : index
                %4029 = vector.shuffle %3973, %3973 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4029, %kv[%4028] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4030 = arith.addi %3966, %c8 : index
                %4031 = arith.divui %4030, %c4 : index
                %4032 = arith.muli %4031, %c20 : index
                %4033 = arith.addi %4032, %c33 : index
                %4034 = arith.remui %4030, %c4 : index
                %4035 = arith.divui %3961, %c8 : index
                %4036 = arith.remui %3961, %c8 : index
                %4037 = arith.muli %4036, %c26 : index
                %4038 = arith.addi %4035, %4037 : index
                %4039 = arith.divui %4038, %c26 : index
                %4040 = arith.muli %4039, %c25 : index
                %4041 = arith.muli %4034, %c4 : index
                %4042 = arith.addi %4040, %4041 : index
                %4043 = arith.remui %4038, %c26 : index
                %4044 = arith.muli %4043, %c8 : index
                %4045 = arith.addi %4042, %4044 : index
                %4046 = arith.addi %4033, %4045 : index
                %4047 = arith.addi %3991, %4046 : index
                %4048 = vector.shuffle %3973, %3973 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4048, %kv[%4047] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4049 = arith.addi %3966, %c2 : index
                %4050 = arith.divui %4049, %c4 : index
                %4051 = arith.muli %4050, %c20 : index
                %4052 = arith.addi %4051, %c33 : index
                %4053 = arith.remui %4049, %c4 : index
                %4054 = arith.divui %3961, %c8 : index
                %4055 = arith.remui %3961, %c8 : index
                %4056 = arith.muli %4055, %c26 : index
                %4057 = arith.addi %4054, %4056 : index
                %4058 = arith.divui %4057, %c26 : index
                %4059 = arith.muli %4058, %c25 : index
                %4060 = arith.muli %4053, %c4 : index
                %4061 = arith.addi %4059, %4060 : index
                %4062 = arith.remui %4057, %c26 : index
                %4063 = arith.muli %4062, %c8 : index
                %4064 = arith.addi %4061, %4063 : index
                %4065 = arith.addi %4052, %4064 : index
                %4066 = arith.addi %3991, %4065 : index
                %4067 = vector.shuffle %3973, %3973 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4067, %kv[%4066] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4068 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4068 {
            %4069 = wave.lane
            %4070 = arith.muli %4069, %c15 : index
            scf.for %4071 = %4070 to %c27 step %c6 {
              %4072 = arith.addi %3956, %4071 : index
              %4073 = vector.load %19[%4072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4074 = arith.mulf %4073, %3959 : vector<4xf32>
              %4075 = wave.fp8_encode "e4m3" %4074 : vector<4xf32> -> vector<4xi8>
              %4076 = arith.cmpi slt, %3957, %kvHeads : index
              scf.if %4076 {
                %4077 = arith.muli %3957, %c33 : index
                %4078 = arith.addi %3962, %4077 : index
                %4079 = vector.shuffle %4075, %4075 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4080 = arith.divui %4071, %c4 : index
                %4081 = arith.muli %4080, %c25 : index
                %4082 = arith.remui %4071, %c4 : index
                %4083 = arith.muli %3961, %c4 : index
                %4084 = arith.divui %4082, %c15 : index
                %4085 = arith.muli %4084, %c15 : index
                %4086 = arith.remui %4082, %c8 : index
                %4087 = arith.muli %4086, %c8 : index
                %4088 = arith.addi %4085, %4087 : index
                %4089 = arith.divui %4082, %c8 : index
                %4090 = arith.remui %4089, %c8 : index
                %4091 = arith.addi %4088, %4090 : index
                %4092 = arith.addi %4083, %4091 : index
                %4093 = arith.addi %4081, %4092 : index
                %4094 = arith.addi %4078, %4093 : index
                vector.store %4079, %kv[%4094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4095 = arith.subi %3957, %kvHeads : index
                %4096 = arith.muli %4095, %c33 : index
                %4097 = arith.addi %3962, %4096 : index
                %4098 = arith.addi %4071, %c9 : index
                %4099 = arith.divui %4098, %c4 : index
                %4100 = arith.muli %4099, %c25 : index
                %4101 = arith.addi %4100, %c12 : index
                %4102 = arith.remui %4098, %c4 : index
                %4103 = arith.divui %3961, %c8 : index
                %4104 = arith.remui %3961, %c8 : index
                %4105 = arith.muli %4104, %c26 : index
                %4106 = arith.addi %4103, %4105 : index
                %4107 = arith.muli %4102, %c4 : index
                %4108 = arith.divui %4106, %c15 : index
                %4109 = arith.muli %4108, %c15 : index
                %4110 = arith.remui %4106, %c8 : index
                %4111 = arith.muli %4110, %c8 : index
                %4112 = arith.addi %4109, %4111 : index
                %4113 = arith.divui %4106, %c8 : index
                %4114 = arith.remui %4113, %c8 : index
                %4115 = arith.addi %4112, %4114 : index
                %4116 = arith.addi %4107, %4115 : index
                %4117 = arith.addi %4101, %4116 : index
                %4118 = arith.addi %4097, %4117 : index
                %4119 = vector.shuffle %4075, %4075 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4119, %kv[%4118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4120 = arith.addi %4071, %c10 : index
                %4121 = arith.divui %4120, %c4 : index
                %4122 = arith.muli %4121, %c25 : index
                %4123 = arith.addi %4122, %c12 : index
                %4124 = arith.remui %4120, %c4 : index
                %4125 = arith.divui %3961, %c8 : index
                %4126 = arith.remui %3961, %c8 : index
                %4127 = arith.muli %4126, %c26 : index
                %4128 = arith.addi %4125, %4127 : index
                %4129 = arith.muli %4124, %c4 : index
                %4130 = arith.divui %4128, %c15 : index
                %4131 = arith.muli %4130, %c15 : index
                %4132 = arith.remui %4128, %c8 : index
                %4133 = arith.muli %4132, %c8 : index
                %4134 = arith.addi %4131, %4133 : index
                %4135 = arith.divui %4128, %c8 : index
                %4136 = arith.remui %4135, %c8 : index
                %4137 = arith.addi %4134, %4136 : index
                %4138 = arith.addi %4129, %4137 : index
                %4139 = arith.addi %4123, %4138 : index
                %4140 = arith.addi %4097, %4139 : index
                %4141 = vector.shuffle %4075, %4075 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4141, %kv[%4140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4142 = arith.addi %4071, %c8 : index
                %4143 = arith.divui %4142, %c4 : index
                %4144 = arith.muli %4143, %c25 : index
                %4145 = arith.addi %4144, %c12 : index
                %4146 = arith.remui %4142, %c4 : index
                %4147 = arith.divui %3961, %c8 : index
                %4148 = arith.remui %3961, %c8 : index
                %4149 = arith.muli %4148, %c26 : index
                %4150 = arith.addi %4147, %4149 : index
                %4151 = arith.muli %4146, %c4 : index
                %4152 = arith.divui %4150, %c15 : index
                %4153 = arith.muli %4152, %c15 : index
                %4154 = arith.remui %4150, %c8 : index
                %4155 = arith.muli %4154, %c8 : index
                %4156 = arith.addi %4153, %4155 : index
                %4157 = arith.divui %4150, %c8 : index
                %4158 = arith.remui %4157, %c8 : index
                %4159 = arith.addi %4156, %4158 : index
                %4160 = arith.addi %4151, %4159 : index
                %4161 = arith.addi %4145, %4160 : index
                %4162 = arith.addi %4097, %4161 : index
                %4163 = vector.shuffle %4075, %4075 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4163, %kv[%4162] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4164 = arith.addi %4071, %c2 : index
                %4165 = arith.divui %4164, %c4 : index
                %4166 = arith.muli %4165, %c25 : index
                %4167 = arith.addi %4166, %c12 : index
                %4168 = arith.remui %4164, %c4 : index
                %4169 = arith.divui %3961, %c8 : index
                %4170 = arith.remui %3961, %c8 : index
                %4171 = arith.muli %4170, %c26 : index
                %4172 = arith.addi %4169, %4171 : index
                %4173 = arith.muli %4168, %c4 : index
                %4174 = arith.divui %4172, %c15 : index
                %4175 = arith.muli %4174, %c15 : index
                %4176 = arith.remui %4172, %c8 : index
                %4177 = arith.muli %4176, %c8 : index
                %4178 = arith.addi %4175, %4177 : index
                %4179 = arith.divui %4172, %c8 : index
                %4180 = arith.remui %4179, %c8 : index
                %4181 = arith.addi %4178, %4180 : index
                %4182 = arith.addi %4173, %4181 : index
                %4183 = arith.addi %4167, %4182 : index
                %4184 = arith.addi %4097, %4183 : index
                %4185 = vector.shuffle %4075, %4075 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4185, %kv[%4184] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4186 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4186 {
            %4187 = wave.lane
            %4188 = arith.muli %4187, %c15 : index
            scf.for %4189 = %4188 to %c27 step %c6 {
              %4190 = arith.addi %3956, %4189 : index
              %4191 = vector.load %19[%4190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4192 = arith.mulf %4191, %3959 : vector<4xf32>
              %4193 = wave.fp8_encode "e5m2" %4192 : vector<4xf32> -> vector<4xi8>
              %4194 = arith.cmpi slt, %3957, %kvHeads : index
              scf.if %4194 {
                %4195 = arith.muli %3957, %c33 : index
                %4196 = arith.addi %3962, %4195 : index
                %4197 = vector.shuffle %4193, %4193 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4198 = arith.divui %4189, %c4 : index
                %4199 = arith.muli %4198, %c25 : index
                %4200 = arith.remui %4189, %c4 : index
                %4201 = arith.muli %3961, %c4 : index
                %4202 = arith.divui %4200, %c15 : index
                %4203 = arith.muli %4202, %c15 : index
                %4204 = arith.remui %4200, %c8 : index
                %4205 = arith.muli %4204, %c8 : index
                %4206 = arith.addi %4203, %4205 : index
                %4207 = arith.divui %4200, %c8 : index
                %4208 = arith.remui %4207, %c8 : index
                %4209 = arith.addi %4206, %4208 : index
                %4210 = arith.addi %4201, %4209 : index
                %4211 = arith.addi %4199, %4210 : index
                %4212 = arith.addi %4196, %4211 : index
                vector.store %4197, %kv[%4212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4213 = arith.subi %3957, %kvHeads : index
                %4214 = arith.muli %4213, %c33 : index
                %4215 = arith.addi %3962, %4214 : index
                %4216 = arith.addi %4189, %c9 : index
                %4217 = arith.divui %4216, %c4 : index
                %4218 = arith.muli %4217, %c25 : index
                %4219 = arith.addi %4218, %c12 : index
                %4220 = arith.remui %4216, %c4 : index
                %4221 = arith.divui %3961, %c8 : index
                %4222 = arith.remui %3961, %c8 : index
                %4223 = arith.muli %4222, %c26 : index
                %4224 = arith.addi %4221, %4223 : index
                %4225 = arith.muli %4220, %c4 : index
                %4226 = arith.divui %4224, %c15 : index
                %4227 = arith.muli %4226, %c15 : index
                %4228 = arith.remui %4224, %c8 : index
                %4229 = arith.muli %4228, %c8 : index
                %4230 = arith.addi %4227, %4229 : index
                %4231 = arith.divui %4224, %c8 : index
                %4232 = arith.remui %4231, %c8 : index
                %4233 = arith.addi %4230, %4232 : index
                %4234 = arith.addi %4225, %4233 : index
                %4235 = arith.addi %4219, %4234 : index
                %4236 = arith.addi %4215, %4235 : index
                %4237 = vector.shuffle %4193, %4193 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4237, %kv[%4236] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4238 = arith.addi %4189, %c10 : index
                %4239 = arith.divui %4238, %c4 : index
                %4240 = arith.muli %4239, %c25 : index
                %4241 = arith.addi %4240, %c12 : index
                %4242 = arith.remui %4238, %c4 : index
                %4243 = arith.divui %3961, %c8 : index
                %4244 = arith.remui %3961, %c8 : index
                %4245 = arith.muli %4244, %c26 : index
                %4246 = arith.addi %4243, %4245 : index
                %4247 = arith.muli %4242, %c4 : index
                %4248 = arith.divui %4246, %c15 : index
                %4249 = arith.muli %4248, %c15 : index
                %4250 = arith.remui %4246, %c8 : index
                %4251 = arith.muli %4250, %c8 : index
                %4252 = arith.addi %4249, %4251 : index
                %4253 = arith.divui %4246, %c8 : index
                %4254 = arith.remui %4253, %c8 : index
                %4255 = arith.addi %4252, %4254 : index
                %4256 = arith.addi %4247, %4255 : index
                %4257 = arith.addi %4241, %4256 : index
                %4258 = arith.addi %4215, %4257 : index
                %4259 = vector.shuffle %4193, %4193 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4259, %kv[%4258] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4260 = arith.addi %4189, %c8 : index
                %4261 = arith.divui %4260, %c4 : index
                %4262 = arith.muli %4261, %c25 : index
                %4263 = arith.addi %4262, %c12 : index
                %4264 = arith.remui %4260, %c4 : index
                %4265 = arith.divui %3961, %c8 : index
                %4266 = arith.remui %3961, %c8 : index
                %4267 = arith.muli %4266, %c26 : index
                %4268 = arith.addi %4265, %4267 : index
                %4269 = arith.muli %4264, %c4 : index
                %4270 = arith.divui %4268, %c15 : index
                %4271 = arith.muli %4270, %c15 : index
                %4272 = arith.remui %4268, %c8 : index
                %4273 = arith.muli %4272, %c8 : index
                %4274 = arith.addi %4271, %4273 : index
                %4275 = arith.divui %4268, %c8 : index
                %4276 = arith.remui %4275, %c8 : index
                %4277 = arith.addi %4274, %4276 : index
                %4278 = arith.addi %4269, %4277 : index
                %4279 = arith.addi %4263, %4278 : index
                %4280 = arith.addi %4215, %4279 : index
                %4281 = vector.shuffle %4193, %4193 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4281, %kv[%4280] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4282 = arith.addi %4189, %c2 : index
                %4283 = arith.divui %4282, %c4 : index
                %4284 = arith.muli %4283, %c25 : index
                %4285 = arith.addi %4284, %c12 : index
                %4286 = arith.remui %4282, %c4 : index
                %4287 = arith.divui %3961, %c8 : index
                %4288 = arith.remui %3961, %c8 : index
                %4289 = arith.muli %4288, %c26 : index
                %4290 = arith.addi %4287, %4289 : index
                %4291 = arith.muli %4286, %c4 : index
                %4292 = arith.divui %4290, %c15 : index
                %4293 = arith.muli %4292, %c15 : index
                %4294 = arith.remui %4290, %c8 : index
                %4295 = arith.muli %4294, %c8 : index
                %4296 = arith.addi %4293, %4295 : index
                %4297 = arith.divui %4290, %c8 : index
                %4298 = arith.remui %4297, %c8 : index
                %4299 = arith.addi %4296, %4298 : index
                %4300 = arith.addi %4291, %4299 : index
                %4301 = arith.addi %4285, %4300 : index
                %4302 = arith.addi %4215, %4301 : index
                %4303 = vector.shuffle %4193, %4193 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4303, %kv[%4302] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4304 = arith.addi %3590, %c43 : index
      %4305 = arith.addi %3589, %4304 : index
      %4306 = arith.cmpi slt, %4305, %21 : index
      %4307 = arith.cmpi slt, %4304, %c4 : index
      %4308 = arith.andi %4306, %4307 : i1
      scf.if %4308 {
        %4309 = arith.addi %3589, %4304 : index
        %4310 = arith.addi %slotsAt, %4309 : index
        %4311 = memref.load %step[%4310] : memref<?xi32>
        %4312 = arith.index_cast %4311 : i32 to index
        %4313 = arith.cmpi sge, %4312, %c9 : index
        scf.if %4313 {
          %4314 = arith.muli %4304, %c27 : index
          %4315 = arith.subi %0, %heads : index
          %4316 = memref.load %scales[%4315] : memref<?xf32>
          %4317 = vector.broadcast %4316 : f32 to vector<4xf32>
          %4318 = arith.divui %4312, %c4 : index
          %4319 = arith.remui %4312, %c4 : index
          %4320 = arith.muli %4318, %pageBytes : index
          %4321 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4321 {
            %4322 = wave.lane
            %4323 = arith.muli %4322, %c15 : index
            scf.for %4324 = %4323 to %c27 step %c6 {
              %4325 = arith.addi %4314, %4324 : index
              %4326 = vector.load %19[%4325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4327 = arith.mulf %4326, %4317 : vector<4xf32>
              %4328 = arith.minimumf %4327, %c47 : vector<4xf32>
              %4329 = arith.maximumf %4328, %c48 : vector<4xf32>
              %4330 = arith.truncf %4329 : vector<4xf32> to vector<4xf16>
              %4331 = vector.bitcast %4330 : vector<4xf16> to vector<8xi8>
              %4332 = arith.cmpi slt, %4315, %kvHeads : index
              scf.if %4332 {
                %4333 = arith.muli %4315, %c11 : index
                %4334 = arith.addi %4320, %4333 : index
                %4335 = arith.divui %4324, %c4 : index
                %4336 = arith.muli %4335, %c20 : index
                %4337 = arith.remui %4324, %c4 : index
                %4338 = arith.divui %4337, %c26 : index
                %4339 = arith.muli %4338, %c25 : index
                %4340 = arith.muli %4319, %c4 : index
                %4341 = arith.addi %4339, %4340 : index
                %4342 = arith.remui %4337, %c26 : index
                %4343 = arith.muli %4342, %c8 : index
                %4344 = arith.addi %4341, %4343 : index
                %4345 = arith.addi %4336, %4344 : index
                %4346 = arith.addi %4334, %4345 : index
                vector.store %4331, %kv[%4346] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4347 = arith.subi %4315, %kvHeads : index
                %4348 = arith.muli %4347, %c11 : index
                %4349 = arith.addi %4320, %4348 : index
                %4350 = arith.addi %4324, %c9 : index
                %4351 = arith.divui %4350, %c4 : index
                %4352 = arith.muli %4351, %c20 : index
                %4353 = arith.addi %4352, %c33 : index
                %4354 = arith.remui %4350, %c4 : index
                %4355 = arith.divui %4319, %c8 : index
                %4356 = arith.remui %4319, %c8 : index
                %4357 = arith.muli %4356, %c26 : index
                %4358 = arith.addi %4355, %4357 : index
                %4359 = arith.divui %4358, %c26 : index
                %4360 = arith.muli %4359, %c25 : index
                %4361 = arith.muli %4354, %c4 : index
                %4362 = arith.addi %4360, %4361 : index
                %4363 = arith.remui %4358, %c26 : index
                %4364 = arith.muli %4363, %c8 : index
                %4365 = arith.addi %4362, %4364 : index
                %4366 = arith.addi %4353, %4365 : index
                %4367 = arith.addi %4349, %4366 : index
                %4368 = vector.shuffle %4331, %4331 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4368, %kv[%4367] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4369 = arith.addi %4324, %c10 : index
                %4370 = arith.divui %4369, %c4 : index
                %4371 = arith.muli %4370, %c20 : index
                %4372 = arith.addi %4371, %c33 : index
                %4373 = arith.remui %4369, %c4 : index
                %4374 = arith.divui %4319, %c8 : index
                %4375 = arith.remui %4319, %c8 : index
                %4376 = arith.muli %4375, %c26 : index
                %4377 = arith.addi %4374, %4376 : index
                %4378 = arith.divui %4377, %c26 : index
                %4379 = arith.muli %4378, %c25 : index
                %4380 = arith.muli %4373, %c4 : index
                %4381 = arith.addi %4379, %4380 : index
                %4382 = arith.remui %4377, %c26 : index
                %4383 = arith.muli %4382, %c8 : index
                %4384 = arith.addi %4381, %4383 : index
                %4385 = arith.addi %4372, %4384 : index
                %4386 = arith.addi %4349, %4385 : index
                %4387 = vector.shuffle %4331, %4331 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4387, %kv[%4386] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4388 = arith.addi %4324, %c8 : index
                %4389 = arith.divui %4388, %c4 : index
                %4390 = arith.muli %4389, %c20 : index
                %4391 = arith.addi %4390, %c33 : index
                %4392 = arith.remui %4388, %c4 : index
                %4393 = arith.divui %4319, %c8 : index
                %4394 = arith.remui %4319, %c8 : index
                %4395 = arith.muli %4394, %c26 : index
                %4396 = arith.addi %4393, %4395 : index
                %4397 = arith.divui %4396, %c26 : index
                %4398 = arith.muli %4397, %c25 : index
                %4399 = arith.muli %4392, %c4 : index
                %4400 = arith.addi %4398, %4399 : index
                %4401 = arith.remui %4396, %c26 : index
                %4402 = arith.muli %4401, %c8 : index
                %4403 = arith.addi %4400, %4402 : index
                %4404 = arith.addi %4391, %4403 : index
                %4405 = arith.addi %4349, %4404 : index
                %4406 = vector.shuffle %4331, %4331 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4406, %kv[%4405] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4407 = arith.addi %4324, %c2 : index
                %4408 = arith.divui %4407, %c4 : index
                %4409 = arith.muli %4408, %c20 : index
                %4410 = arith.addi %4409, %c33 : index
                %4411 = arith.remui %4407, %c4 : index
                %4412 = arith.divui %4319, %c8 : index
                %4413 = arith.remui %4319, %c8 : index
                %4414 = arith.muli %4413, %c26 : index
                %4415 = arith.addi %4412, %4414 : index
                %4416 = arith.divui %4415, %c26 : index
                %4417 = arith.muli %4416, %c25 : index
                %4418 = arith.muli %4411, %c4 : index
                %4419 = arith.addi %4417, %4418 : index
                %4420 = arith.remui %4415, %c26 : index
                %4421 = arith.muli %4420, %c8 : index
                %4422 = arith.addi %4419, %4421 : index
                %4423 = arith.addi %4410, %4422 : index
                %4424 = arith.addi %4349, %4423 : index
                %4425 = vector.shuffle %4331, %4331 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4425, %kv[%4424] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4426 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4426 {
            %4427 = wave.lane
            %4428 = arith.muli %4427, %c15 : index
            scf.for %4429 = %4428 to %c27 step %c6 {
              %4430 = arith.addi %4314, %4429 : index
              %4431 = vector.load %19[%4430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4432 = arith.mulf %4431, %4317 : vector<4xf32>
              %4433 = wave.fp8_encode "e4m3" %4432 : vector<4xf32> -> vector<4xi8>
              %4434 = arith.cmpi slt, %4315, %kvHeads : index
              scf.if %4434 {
                %4435 = arith.muli %4315, %c33 : index
                %4436 = arith.addi %4320, %4435 : index
                %4437 = vector.shuffle %4433, %4433 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4438 = arith.divui %4429, %c4 : index
                %4439 = arith.muli %4438, %c25 : index
                %4440 = arith.remui %4429, %c4 : index
                %4441 = arith.muli %4319, %c4 : index
                %4442 = arith.divui %4440, %c15 : index
                %4443 = arith.muli %4442, %c15 : index
                %4444 = arith.remui %4440, %c8 : index
                %4445 = arith.muli %4444, %c8 : index
                %4446 = arith.addi %4443, %4445 : index
                %4447 = arith.divui %4440, %c8 : index
                %4448 = arith.remui %4447, %c8 : index
                %4449 = arith.addi %4446, %4448 : index
                %4450 = arith.addi %4441, %4449 : index
                %4451 = arith.addi %4439, %4450 : index
                %4452 = arith.addi %4436, %4451 : index
                vector.store %4437, %kv[%4452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4453 = arith.subi %4315, %kvHeads : index
                %4454 = arith.muli %4453, %c33 : index
                %4455 = arith.addi %4320, %4454 : index
                %4456 = arith.addi %4429, %c9 : index
                %4457 = arith.divui %4456, %c4 : index
                %4458 = arith.muli %4457, %c25 : index
                %4459 = arith.addi %4458, %c12 : index
                %4460 = arith.remui %4456, %c4 : index
                %4461 = arith.divui %4319, %c8 : index
                %4462 = arith.remui %4319, %c8 : index
                %4463 = arith.muli %4462, %c26 : index
                %4464 = arith.addi %4461, %4463 : index
                %4465 = arith.muli %4460, %c4 : index
                %4466 = arith.divui %4464, %c15 : index
                %4467 = arith.muli %4466, %c15 : index
                %4468 = arith.remui %4464, %c8 : index
                %4469 = arith.muli %4468, %c8 : index
                %4470 = arith.addi %4467, %4469 : index
                %4471 = arith.divui %4464, %c8 : index
                %4472 = arith.remui %4471, %c8 : index
                %4473 = arith.addi %4470, %4472 : index
                %4474 = arith.addi %4465, %4473 : index
                %4475 = arith.addi %4459, %4474 : index
                %4476 = arith.addi %4455, %4475 : index
                %4477 = vector.shuffle %4433, %4433 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4477, %kv[%4476] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4478 = arith.addi %4429, %c10 : index
                %4479 = arith.divui %4478, %c4 : index
                %4480 = arith.muli %4479, %c25 : index
                %4481 = arith.addi %4480, %c12 : index
                %4482 = arith.remui %4478, %c4 : index
                %4483 = arith.divui %4319, %c8 : index
                %4484 = arith.remui %4319, %c8 : index
                %4485 = arith.muli %4484, %c26 : index
                %4486 = arith.addi %4483, %4485 : index
                %4487 = arith.muli %4482, %c4 : index
                %4488 = arith.divui %4486, %c15 : index
                %4489 = arith.muli %4488, %c15 : index
                %4490 = arith.remui %4486, %c8 : index
                %4491 = arith.muli %4490, %c8 : index
                %4492 = arith.addi %4489, %4491 : index
                %4493 = arith.divui %4486, %c8 : index
                %4494 = arith.remui %4493, %c8 : index
                %4495 = arith.addi %4492, %4494 : index
                %4496 = arith.addi %4487, %4495 : index
                %4497 = arith.addi %4481, %4496 : index
                %4498 = arith.addi %4455, %4497 : index
                %4499 = vector.shuffle %4433, %4433 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4499, %kv[%4498] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4500 = arith.addi %4429, %c8 : index
                %4501 = arith.divui %4500, %c4 : index
                %4502 = arith.muli %4501, %c25 : index
                %4503 = arith.addi %4502, %c12 : index
                %4504 = arith.remui %4500, %c4 : index
                %4505 = arith.divui %4319, %c8 : index
                %4506 = arith.remui %4319, %c8 : index
                %4507 = arith.muli %4506, %c26 : index
                %4508 = arith.addi %4505, %4507 : index
                %4509 = arith.muli %4504, %c4 : index
                %4510 = arith.divui %4508, %c15 : index
                %4511 = arith.muli %4510, %c15 : index
                %4512 = arith.remui %4508, %c8 : index
                %4513 = arith.muli %4512, %c8 : index
                %4514 = arith.addi %4511, %4513 : index
                %4515 = arith.divui %4508, %c8 : index
                %4516 = arith.remui %4515, %c8 : index
                %4517 = arith.addi %4514, %4516 : index
                %4518 = arith.addi %4509, %4517 : index
                %4519 = arith.addi %4503, %4518 : index
                %4520 = arith.addi %4455, %4519 : index
                %4521 = vector.shuffle %4433, %4433 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4521, %kv[%4520] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4522 = arith.addi %4429, %c2 : index
                %4523 = arith.divui %4522, %c4 : index
                %4524 = arith.muli %4523, %c25 : index
                %4525 = arith.addi %4524, %c12 : index
                %4526 = arith.remui %4522, %c4 : index
                %4527 = arith.divui %4319, %c8 : index
                %4528 = arith.remui %4319, %c8 : index
                %4529 = arith.muli %4528, %c26 : index
                %4530 = arith.addi %4527, %4529 : index
                %4531 = arith.muli %4526, %c4 : index
                %4532 = arith.divui %4530, %c15 : index
                %4533 = arith.muli %4532, %c15 : index
                %4534 = arith.remui %4530, %c8 : index
                %4535 = arith.muli %4534, %c8 : index
                %4536 = arith.addi %4533, %4535 : index
                %4537 = arith.divui %4530, %c8 : index
                %4538 = arith.remui %4537, %c8 : index
                %4539 = arith.addi %4536, %4538 : index
                %4540 = arith.addi %4531, %4539 : index
                %4541 = arith.addi %4525, %4540 : index
                %4542 = arith.addi %4455, %4541 : index
                %4543 = vector.shuffle %4433, %4433 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4543, %kv[%4542] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4544 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4544 {
            %4545 = wave.lane
            %4546 = arith.muli %4545, %c15 : index
            scf.for %4547 = %4546 to %c27 step %c6 {
              %4548 = arith.addi %4314, %4547 : index
              %4549 = vector.load %19[%4548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4550 = arith.mulf %4549, %4317 : vector<4xf32>
              %4551 = wave.fp8_encode "e5m2" %4550 : vector<4xf32> -> vector<4xi8>
              %4552 = arith.cmpi slt, %4315, %kvHeads : index
              scf.if %4552 {
                %4553 = arith.muli %4315, %c33 : index
                %4554 = arith.addi %4320, %4553 : index
                %4555 = vector.shuffle %4551, %4551 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4556 = arith.divui %4547, %c4 : index
                %4557 = arith.muli %4556, %c25 : index
                %4558 = arith.remui %4547, %c4 : index
                %4559 = arith.muli %4319, %c4 : index
                %4560 = arith.divui %4558, %c15 : index
                %4561 = arith.muli %4560, %c15 : index
                %4562 = arith.remui %4558, %c8 : index
                %4563 = arith.muli %4562, %c8 : index
                %4564 = arith.addi %4561, %4563 : index
                %4565 = arith.divui %4558, %c8 : index
                %4566 = arith.remui %4565, %c8 : index
                %4567 = arith.addi %4564, %4566 : index
                %4568 = arith.addi %4559, %4567 : index
                %4569 = arith.addi %4557, %4568 : index
                %4570 = arith.addi %4554, %4569 : index
                vector.store %4555, %kv[%4570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4571 = arith.subi %4315, %kvHeads : index
                %4572 = arith.muli %4571, %c33 : index
                %4573 = arith.addi %4320, %4572 : index
                %4574 = arith.addi %4547, %c9 : index
                %4575 = arith.divui %4574, %c4 : index
                %4576 = arith.muli %4575, %c25 : index
                %4577 = arith.addi %4576, %c12 : index
                %4578 = arith.remui %4574, %c4 : index
                %4579 = arith.divui %4319, %c8 : index
                %4580 = arith.remui %4319, %c8 : index
                %4581 = arith.muli %4580, %c26 : index
                %4582 = arith.addi %4579, %4581 : index
                %4583 = arith.muli %4578, %c4 : index
                %4584 = arith.divui %4582, %c15 : index
                %4585 = arith.muli %4584, %c15 : index
                %4586 = arith.remui %4582, %c8 : index
                %4587 = arith.muli %4586, %c8 : index
                %4588 = arith.addi %4585, %4587 : index
                %4589 = arith.divui %4582, %c8 : index
                %4590 = arith.remui %4589, %c8 : index
                %4591 = arith.addi %4588, %4590 : index
                %4592 = arith.addi %4583, %4591 : index
                %4593 = arith.addi %4577, %4592 : index
                %4594 = arith.addi %4573, %4593 : index
                %4595 = vector.shuffle %4551, %4551 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4595, %kv[%4594] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4596 = arith.addi %4547, %c10 : index
                %4597 = arith.divui %4596, %c4 : index
                %4598 = arith.muli %4597, %c25 : index
                %4599 = arith.addi %4598, %c12 : index
                %4600 = arith.remui %4596, %c4 : index
                %4601 = arith.divui %4319, %c8 : index
                %4602 = arith.remui %4319, %c8 : index
                %4603 = arith.muli %4602, %c26 : index
                %4604 = arith.addi %4601, %4603 : index
                %4605 = arith.muli %4600, %c4 : index
                %4606 = arith.divui %4604, %c15 : index
                %4607 = arith.muli %4606, %c15 : index
                %4608 = arith.remui %4604, %c8 : index
                %4609 = arith.muli %4608, %c8 : index
                %4610 = arith.addi %4607, %4609 : index
                %4611 = arith.divui %4604, %c8 : index
                %4612 = arith.remui %4611, %c8 : index
                %4613 = arith.addi %4610, %4612 : index
                %4614 = arith.addi %4605, %4613 : index
                %4615 = arith.addi %4599, %4614 : index
                %4616 = arith.addi %4573, %4615 : index
                %4617 = vector.shuffle %4551, %4551 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4617, %kv[%4616] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4618 = arith.addi %4547, %c8 : index
                %4619 = arith.divui %4618, %c4 : index
                %4620 = arith.muli %4619, %c25 : index
                %4621 = arith.addi %4620, %c12 : index
                %4622 = arith.remui %4618, %c4 : index
                %4623 = arith.divui %4319, %c8 : index
                %4624 = arith.remui %4319, %c8 : index
                %4625 = arith.muli %4624, %c26 : index
                %4626 = arith.addi %4623, %4625 : index
                %4627 = arith.muli %4622, %c4 : index
                %4628 = arith.divui %4626, %c15 : index
                %4629 = arith.muli %4628, %c15 : index
                %4630 = arith.remui %4626, %c8 : index
                %4631 = arith.muli %4630, %c8 : index
                %4632 = arith.addi %4629, %4631 : index
                %4633 = arith.divui %4626, %c8 : index
                %4634 = arith.remui %4633, %c8 : index
                %4635 = arith.addi %4632, %4634 : index
                %4636 = arith.addi %4627, %4635 : index
                %4637 = arith.addi %4621, %4636 : index
                %4638 = arith.addi %4573, %4637 : index
                %4639 = vector.shuffle %4551, %4551 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4639, %kv[%4638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4640 = arith.addi %4547, %c2 : index
                %4641 = arith.divui %4640, %c4 : index
                %4642 = arith.muli %4641, %c25 : index
                %4643 = arith.addi %4642, %c12 : index
                %4644 = arith.remui %4640, %c4 : index
                %4645 = arith.divui %4319, %c8 : index
                %4646 = arith.remui %4319, %c8 : index
                %4647 = arith.muli %4646, %c26 : index
                %4648 = arith.addi %4645, %4647 : index
                %4649 = arith.muli %4644, %c4 : index
                %4650 = arith.divui %4648, %c15 : index
                %4651 = arith.muli %4650, %c15 : index
                %4652 = arith.remui %4648, %c8 : index
                %4653 = arith.muli %4652, %c8 : index
                %4654 = arith.addi %4651, %4653 : index
                %4655 = arith.divui %4648, %c8 : index
                %4656 = arith.remui %4655, %c8 : index
                %4657 = arith.addi %4654, %4656 : index
                %4658 = arith.addi %4649, %4657 : index
                %4659 = arith.addi %4643, %4658 : index
                %4660 = arith.addi %4573, %4659 : index
                %4661 = vector.shuffle %4551, %4551 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4661, %kv[%4660] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4662 = arith.addi %22, %c36 : index
    %4663 = wave.lane
    %4664 = arith.muli %3, %c8 : index
    %4665 = arith.muli %4664, %c25 : index
    %4666 = arith.addi %4665, %4663 : index
    %4667 = arith.muli %4, %c12 : index
    %4668 = arith.addi %4667, %4666 : index
    %4669 = arith.addi %4668, %c9 : index
    %4670 = arith.addi %4669, %c9 : index
    %4671 = vector.extract %546#6[0] : f32 from vector<8xf32>
    memref.store %4671, %18[%4670] : memref<?xf32>
    %4672 = arith.muli %4, %c12 : index
    %4673 = arith.addi %4672, %4666 : index
    %4674 = arith.addi %4673, %c9 : index
    %4675 = arith.addi %4674, %c17 : index
    %4676 = vector.extract %546#6[1] : f32 from vector<8xf32>
    memref.store %4676, %18[%4675] : memref<?xf32>
    %4677 = arith.muli %4, %c12 : index
    %4678 = arith.addi %4677, %4666 : index
    %4679 = arith.addi %4678, %c9 : index
    %4680 = arith.addi %4679, %c13 : index
    %4681 = vector.extract %546#6[2] : f32 from vector<8xf32>
    memref.store %4681, %18[%4680] : memref<?xf32>
    %4682 = arith.muli %4, %c12 : index
    %4683 = arith.addi %4682, %4666 : index
    %4684 = arith.addi %4683, %c9 : index
    %4685 = arith.addi %4684, %c27 : index
    %4686 = vector.extract %546#6[3] : f32 from vector<8xf32>
    memref.store %4686, %18[%4685] : memref<?xf32>
    %4687 = arith.muli %4, %c12 : index
    %4688 = arith.addi %4687, %4666 : index
    %4689 = arith.addi %4688, %c9 : index
    %4690 = arith.addi %4689, %c6 : index
    %4691 = vector.extract %546#6[4] : f32 from vector<8xf32>
    memref.store %4691, %18[%4690] : memref<?xf32>
    %4692 = arith.muli %4, %c12 : index
    %4693 = arith.addi %4692, %4666 : index
    %4694 = arith.addi %4693, %c9 : index
    %4695 = arith.addi %4694, %c28 : index
    %4696 = vector.extract %546#6[5] : f32 from vector<8xf32>
    memref.store %4696, %18[%4695] : memref<?xf32>
    %4697 = arith.muli %4, %c12 : index
    %4698 = arith.addi %4697, %4666 : index
    %4699 = arith.addi %4698, %c9 : index
    %4700 = arith.addi %4699, %c29 : index
    %4701 = vector.extract %546#6[6] : f32 from vector<8xf32>
    memref.store %4701, %18[%4700] : memref<?xf32>
    %4702 = arith.muli %4, %c12 : index
    %4703 = arith.addi %4702, %4666 : index
    %4704 = arith.addi %4703, %c9 : index
    %4705 = arith.addi %4704, %c30 : index
    %4706 = vector.extract %546#6[7] : f32 from vector<8xf32>
    memref.store %4706, %18[%4705] : memref<?xf32>
    %4707 = arith.muli %4, %c12 : index
    %4708 = arith.addi %4707, %4666 : index
    %4709 = arith.addi %4708, %c25 : index
    %4710 = arith.addi %4709, %c9 : index
    %4711 = vector.extract %546#7[0] : f32 from vector<8xf32>
    memref.store %4711, %18[%4710] : memref<?xf32>
    %4712 = arith.muli %4, %c12 : index
    %4713 = arith.addi %4712, %4666 : index
    %4714 = arith.addi %4713, %c25 : index
    %4715 = arith.addi %4714, %c17 : index
    %4716 = vector.extract %546#7[1] : f32 from vector<8xf32>
    memref.store %4716, %18[%4715] : memref<?xf32>
    %4717 = arith.muli %4, %c12 : index
    %4718 = arith.addi %4717, %4666 : index
    %4719 = arith.addi %4718, %c25 : index
    %4720 = arith.addi %4719, %c13 : index
    %4721 = vector.extract %546#7[2] : f32 from vector<8xf32>
    memref.store %4721, %18[%4720] : memref<?xf32>
    %4722 = arith.muli %4, %c12 : index
    %4723 = arith.addi %4722, %4666 : index
    %4724 = arith.addi %4723, %c25 : index
    %4725 = arith.addi %4724, %c27 : index
    %4726 = vector.extract %546#7[3] : f32 from vector<8xf32>
    memref.store %4726, %18[%4725] : memref<?xf32>
    %4727 = arith.muli %4, %c12 : index
    %4728 = arith.addi %4727, %4666 : index
    %4729 = arith.addi %4728, %c25 : index
    %4730 = arith.addi %4729, %c6 : index
    %4731 = vector.extract %546#7[4] : f32 from vector<8xf32>
    memref.store %4731, %18[%4730] : memref<?xf32>
    %4732 = arith.muli %4, %c12 : index
    %4733 = arith.addi %4732, %4666 : index
    %4734 = arith.addi %4733, %c25 : index
    %4735 = arith.addi %4734, %c28 : index
    %4736 = vector.extract %546#7[5] : f32 from vector<8xf32>
    memref.store %4736, %18[%4735] : memref<?xf32>
    %4737 = arith.muli %4, %c12 : index
    %4738 = arith.addi %4737, %4666 : index
    %4739 = arith.addi %4738, %c25 : index
    %4740 = arith.addi %4739, %c29 : index
    %4741 = vector.extract %546#7[6] : f32 from vector<8xf32>
    memref.store %4741, %18[%4740] : memref<?xf32>
    %4742 = arith.muli %4, %c12 : index
    %4743 = arith.addi %4742, %4666 : index
    %4744 = arith.addi %4743, %c25 : index
    %4745 = arith.addi %4744, %c30 : index
    %4746 = vector.extract %546#7[7] : f32 from vector<8xf32>
    memref.store %4746, %18[%4745] : memref<?xf32>
    wave.barrier
    %4747 = arith.muli %4, %c8 : index
    %4748 = arith.addi %4747, %c9 : index
    %4749 = arith.muli %4748, %c8 : index
    %4750 = arith.divui %4663, %c4 : index
    %4751 = arith.addi %4749, %4750 : index
    %4752 = arith.addi %4662, %4751 : index
    %4753 = arith.cmpi slt, %4752, %21 : index
    scf.if %4753 {
      %4754 = arith.cmpi eq, %hasFactors, %c10 : index
      %4755 = memref.load %factors[%4752] : memref<?xf32>
      %4756 = arith.select %4754, %4755, %c32 : f32
      %4757 = arith.addi %4666, %c9 : index
      %4758 = arith.muli %4748, %c17 : index
      %4759 = arith.addi %4757, %4758 : index
      %4760 = memref.load %18[%4759] : memref<?xf32>
      %4761 = arith.addi %4759, %c12 : index
      %4762 = memref.load %18[%4761] : memref<?xf32>
      %4763 = arith.addf %4760, %4762 : f32
      %4764 = arith.addi %4759, %c33 : index
      %4765 = memref.load %18[%4764] : memref<?xf32>
      %4766 = arith.addf %4763, %4765 : f32
      %4767 = arith.addi %4759, %c34 : index
      %4768 = memref.load %18[%4767] : memref<?xf32>
      %4769 = arith.addf %4766, %4768 : f32
      %4770 = arith.remui %4663, %c4 : index
      %4771 = arith.muli %4770, %c15 : index
      %4772 = arith.addi %15, %4771 : index
      %4773 = vector.load %w[%4772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4774 = vector.bitcast %4773 : vector<4xi8> to vector<1xf32>
      %4775 = vector.extract %4774[0] : f32 from vector<1xf32>
      %4776 = arith.mulf %4775, %4756 : f32
      %4777 = arith.mulf %4769, %4776 : f32
      %4778 = arith.muli %3, %c8 : index
      %4779 = arith.addi %4778, %c9 : index
      %4780 = arith.muli %4779, %c4 : index
      %4781 = arith.remui %4663, %c4 : index
      %4782 = arith.addi %4780, %4781 : index
      %4783 = arith.muli %4751, %c27 : index
      %4784 = arith.addi %4783, %4782 : index
      memref.store %4777, %19[%4784] : memref<?xf32>
      %4785 = arith.addi %4666, %c25 : index
      %4786 = arith.muli %4748, %c17 : index
      %4787 = arith.addi %4785, %4786 : index
      %4788 = memref.load %18[%4787] : memref<?xf32>
      %4789 = arith.addi %4787, %c12 : index
      %4790 = memref.load %18[%4789] : memref<?xf32>
      %4791 = arith.addf %4788, %4790 : f32
      %4792 = arith.addi %4787, %c33 : index
      %4793 = memref.load %18[%4792] : memref<?xf32>
      %4794 = arith.addf %4791, %4793 : f32
      %4795 = arith.addi %4787, %c34 : index
      %4796 = memref.load %18[%4795] : memref<?xf32>
      %4797 = arith.addf %4794, %4796 : f32
      %4798 = arith.remui %4663, %c4 : index
      %4799 = arith.muli %4798, %c15 : index
      %4800 = arith.addi %17, %4799 : index
      %4801 = vector.load %w[%4800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4802 = vector.bitcast %4801 : vector<4xi8> to vector<1xf32>
      %4803 = vector.extract %4802[0] : f32 from vector<1xf32>
      %4804 = arith.mulf %4803, %4756 : f32
      %4805 = arith.mulf %4797, %4804 : f32
      %4806 = arith.muli %3, %c8 : index
      %4807 = arith.addi %4806, %c10 : index
      %4808 = arith.muli %4807, %c4 : index
      %4809 = arith.remui %4663, %c4 : index
      %4810 = arith.addi %4808, %4809 : index
      %4811 = arith.muli %4751, %c27 : index
      %4812 = arith.addi %4811, %4810 : index
      memref.store %4805, %19[%4812] : memref<?xf32>
    }
    %4813 = arith.muli %4, %c8 : index
    %4814 = arith.addi %4813, %c10 : index
    %4815 = arith.muli %4814, %c8 : index
    %4816 = arith.divui %4663, %c4 : index
    %4817 = arith.addi %4815, %4816 : index
    %4818 = arith.addi %4662, %4817 : index
    %4819 = arith.cmpi slt, %4818, %21 : index
    scf.if %4819 {
      %4820 = arith.cmpi eq, %hasFactors, %c10 : index
      %4821 = memref.load %factors[%4818] : memref<?xf32>
      %4822 = arith.select %4820, %4821, %c32 : f32
      %4823 = arith.addi %4666, %c9 : index
      %4824 = arith.muli %4814, %c17 : index
      %4825 = arith.addi %4823, %4824 : index
      %4826 = memref.load %18[%4825] : memref<?xf32>
      %4827 = arith.addi %4825, %c12 : index
      %4828 = memref.load %18[%4827] : memref<?xf32>
      %4829 = arith.addf %4826, %4828 : f32
      %4830 = arith.addi %4825, %c33 : index
      %4831 = memref.load %18[%4830] : memref<?xf32>
      %4832 = arith.addf %4829, %4831 : f32
      %4833 = arith.addi %4825, %c34 : index
      %4834 = memref.load %18[%4833] : memref<?xf32>
      %4835 = arith.addf %4832, %4834 : f32
      %4836 = arith.remui %4663, %c4 : index
      %4837 = arith.muli %4836, %c15 : index
      %4838 = arith.addi %15, %4837 : index
      %4839 = vector.load %w[%4838] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4840 = vector.bitcast %4839 : vector<4xi8> to vector<1xf32>
      %4841 = vector.extract %4840[0] : f32 from vector<1xf32>
      %4842 = arith.mulf %4841, %4822 : f32
      %4843 = arith.mulf %4835, %4842 : f32
      %4844 = arith.muli %3, %c8 : index
      %4845 = arith.addi %4844, %c9 : index
      %4846 = arith.muli %4845, %c4 : index
      %4847 = arith.remui %4663, %c4 : index
      %4848 = arith.addi %4846, %4847 : index
      %4849 = arith.muli %4817, %c27 : index
      %4850 = arith.addi %4849, %4848 : index
      memref.store %4843, %19[%4850] : memref<?xf32>
      %4851 = arith.addi %4666, %c25 : index
      %4852 = arith.muli %4814, %c17 : index
      %4853 = arith.addi %4851, %4852 : index
      %4854 = memref.load %18[%4853] : memref<?xf32>
      %4855 = arith.addi %4853, %c12 : index
      %4856 = memref.load %18[%4855] : memref<?xf32>
      %4857 = arith.addf %4854, %4856 : f32
      %4858 = arith.addi %4853, %c33 : index
      %4859 = memref.load %18[%4858] : memref<?xf32>
      %4860 = arith.addf %4857, %4859 : f32
      %4861 = arith.addi %4853, %c34 : index
      %4862 = memref.load %18[%4861] : memref<?xf32>
      %4863 = arith.addf %4860, %4862 : f32
      %4864 = arith.remui %4663, %c4 : index
      %4865 = arith.muli %4864, %c15 : index
      %4866 = arith.addi %17, %4865 : index
      %4867 = vector.load %w[%4866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4868 = vector.bitcast %4867 : vector<4xi8> to vector<1xf32>
      %4869 = vector.extract %4868[0] : f32 from vector<1xf32>
      %4870 = arith.mulf %4869, %4822 : f32
      %4871 = arith.mulf %4863, %4870 : f32
      %4872 = arith.muli %3, %c8 : index
      %4873 = arith.addi %4872, %c10 : index
      %4874 = arith.muli %4873, %c4 : index
      %4875 = arith.remui %4663, %c4 : index
      %4876 = arith.addi %4874, %4875 : index
      %4877 = arith.muli %4817, %c27 : index
      %4878 = arith.addi %4877, %4876 : index
      memref.store %4871, %19[%4878] : memref<?xf32>
    }
    wave.barrier
    %4879 = arith.addi %22, %c36 : index
    %4880 = wave.wave
    %4881 = arith.addi %4880, %c9 : index
    %4882 = arith.addi %4879, %4881 : index
    %4883 = arith.cmpi slt, %4882, %21 : index
    %4884 = arith.cmpi slt, %4881, %c4 : index
    %4885 = arith.andi %4883, %4884 : i1
    scf.if %4885 {
      %4886 = arith.addi %4879, %4881 : index
      %4887 = arith.muli %4881, %c27 : index
      %4888 = wave.lane
      %4889 = arith.addi %4888, %c9 : index
      %4890 = arith.cmpi eq, %hasBias, %c10 : index
      %4891 = arith.addi %4887, %4889 : index
      %4892 = memref.load %19[%4891] : memref<?xf32>
      %4893 = arith.muli %0, %c27 : index
      %4894 = arith.addi %4893, %4889 : index
      %4895 = memref.load %bias[%4894] : memref<?xf32>
      %4896 = arith.addf %4892, %4895 : f32
      %4897 = arith.select %4890, %4896, %4892 : f32
      %4898 = arith.addi %4889, %c36 : index
      %4899 = arith.cmpi eq, %hasBias, %c10 : index
      %4900 = arith.addi %4887, %4898 : index
      %4901 = memref.load %19[%4900] : memref<?xf32>
      %4902 = arith.muli %0, %c27 : index
      %4903 = arith.addi %4902, %4898 : index
      %4904 = memref.load %bias[%4903] : memref<?xf32>
      %4905 = arith.addf %4901, %4904 : f32
      %4906 = arith.select %4899, %4905, %4901 : f32
      %4907 = arith.addi %4888, %c17 : index
      %4908 = arith.cmpi slt, %4907, %c36 : index
      %4909 = arith.minsi %4907, %c37 : index
      %4910 = arith.cmpi eq, %hasBias, %c10 : index
      %4911 = arith.addi %4887, %4909 : index
      %4912 = memref.load %19[%4911] : memref<?xf32>
      %4913 = arith.muli %0, %c27 : index
      %4914 = arith.addi %4913, %4909 : index
      %4915 = memref.load %bias[%4914] : memref<?xf32>
      %4916 = arith.addf %4912, %4915 : f32
      %4917 = arith.select %4910, %4916, %4912 : f32
      %4918 = arith.addi %4909, %c36 : index
      %4919 = arith.cmpi eq, %hasBias, %c10 : index
      %4920 = arith.addi %4887, %4918 : index
      %4921 = memref.load %19[%4920] : memref<?xf32>
      %4922 = arith.muli %0, %c27 : index
      %4923 = arith.addi %4922, %4918 : index
      %4924 = memref.load %bias[%4923] : memref<?xf32>
      %4925 = arith.addf %4921, %4924 : f32
      %4926 = arith.select %4919, %4925, %4921 : f32
      %4927 = arith.addi %heads, %kvHeads : index
      %4928 = arith.cmpi slt, %0, %4927 : index
      scf.if %4928 {
        %4929 = arith.addi %positionsAt, %4886 : index
        %4930 = memref.load %step[%4929] : memref<?xi32>
        %4931 = arith.index_cast %4930 : i32 to index
        %4932 = arith.cmpi eq, %hasNorm, %c10 : index
        %4933 = math.fma %4897, %4897, %c40 : f32
        %4934 = math.fma %4906, %4906, %4933 : f32
        %4935 = math.fma %4917, %4917, %4934 : f32
        %4936 = arith.select %4908, %4935, %4934 : f32
        %4937 = math.fma %4926, %4926, %4936 : f32
        %4938 = arith.select %4908, %4937, %4936 : f32
        %4939 = vector.broadcast %4938 : f32 to vector<1xf32>
        %4940 = wave.reduce "add" %4939 : vector<1xf32>
        %4941 = arith.mulf %4940, %inverseHeadDim : f32
        %4942 = arith.addf %4941, %epsilon : f32
        %4943 = math.sqrt %4942 : f32
        %4944 = arith.divf %c32, %4943 : f32
        %4945 = arith.cmpi slt, %0, %heads : index
        %4946 = arith.addi %4889, %c36 : index
        %4947 = memref.load %query_norm[%4889] : memref<?xf32>
        %4948 = memref.load %key_norm[%4889] : memref<?xf32>
        %4949 = arith.select %4945, %4947, %4948 : f32
        %4950 = arith.mulf %4897, %4944 : f32
        %4951 = arith.mulf %4950, %4949 : f32
        %4952 = arith.select %4932, %4951, %4897 : f32
        %4953 = memref.load %query_norm[%4946] : memref<?xf32>
        %4954 = memref.load %key_norm[%4946] : memref<?xf32>
        %4955 = arith.select %4945, %4953, %4954 : f32
        %4956 = arith.mulf %4906, %4944 : f32
        %4957 = arith.mulf %4956, %4955 : f32
        %4958 = arith.select %4932, %4957, %4906 : f32
        %4959 = arith.addi %4909, %c36 : index
        %4960 = memref.load %query_norm[%4909] : memref<?xf32>
        %4961 = memref.load %key_norm[%4909] : memref<?xf32>
        %4962 = arith.select %4945, %4960, %4961 : f32
        %4963 = arith.mulf %4917, %4944 : f32
        %4964 = arith.mulf %4963, %4962 : f32
        %4965 = arith.select %4932, %4964, %4917 : f32
        %4966 = memref.load %query_norm[%4959] : memref<?xf32>
        %4967 = memref.load %key_norm[%4959] : memref<?xf32>
        %4968 = arith.select %4945, %4966, %4967 : f32
        %4969 = arith.mulf %4926, %4944 : f32
        %4970 = arith.mulf %4969, %4968 : f32
        %4971 = arith.select %4932, %4970, %4926 : f32
        %4972 = arith.remui %4931, %c25 : index
        %4973 = arith.muli %4972, %c27 : index
        %4974 = arith.addi %4973, %4889 : index
        %4975 = arith.divui %4931, %c25 : index
        %4976 = arith.addi %4975, %c25 : index
        %4977 = arith.muli %4976, %c27 : index
        %4978 = arith.addi %4977, %4889 : index
        %4979 = memref.load %rope[%4974] : memref<?xf32>
        %4980 = arith.addi %4974, %c36 : index
        %4981 = memref.load %rope[%4980] : memref<?xf32>
        %4982 = memref.load %rope[%4978] : memref<?xf32>
        %4983 = arith.addi %4978, %c36 : index
        %4984 = memref.load %rope[%4983] : memref<?xf32>
        %4985 = arith.mulf %4982, %4979 : f32
        %4986 = arith.mulf %4984, %4981 : f32
        %4987 = arith.subf %4985, %4986 : f32
        %4988 = arith.mulf %4984, %4979 : f32
        %4989 = arith.mulf %4982, %4981 : f32
        %4990 = arith.addf %4988, %4989 : f32
        %4991 = arith.mulf %4952, %4987 : f32
        %4992 = arith.mulf %4958, %4990 : f32
        %4993 = arith.subf %4991, %4992 : f32
        %4994 = arith.mulf %4958, %4987 : f32
        %4995 = arith.mulf %4952, %4990 : f32
        %4996 = arith.addf %4994, %4995 : f32
        %4997 = arith.cmpi slt, %0, %heads : index
        scf.if %4997 {
          %4998 = arith.muli %4886, %heads : index
          %4999 = arith.addi %4998, %0 : index
          %5000 = arith.muli %4999, %c27 : index
          %5001 = arith.addi %5000, %4889 : index
          memref.store %4993, %q[%5001] : memref<?xf32>
          %5002 = arith.addi %5001, %c36 : index
          memref.store %4996, %q[%5002] : memref<?xf32>
        } else {
          %5003 = arith.addi %4887, %4889 : index
          memref.store %4993, %19[%5003] : memref<?xf32>
          %5004 = arith.addi %4887, %4889 : index
          %5005 = arith.addi %5004, %c36 : index
          memref.store %4996, %19[%5005] : memref<?xf32>
        }
        %5006 = arith.remui %4931, %c25 : index
        %5007 = arith.muli %5006, %c27 : index
        %5008 = arith.addi %5007, %4909 : index
        %5009 = arith.divui %4931, %c25 : index
        %5010 = arith.addi %5009, %c25 : index
        %5011 = arith.muli %5010, %c27 : index
        %5012 = arith.addi %5011, %4909 : index
        %5013 = memref.load %rope[%5008] : memref<?xf32>
        %5014 = arith.addi %5008, %c36 : index
        %5015 = memref.load %rope[%5014] : memref<?xf32>
        %5016 = memref.load %rope[%5012] : memref<?xf32>
        %5017 = arith.addi %5012, %c36 : index
        %5018 = memref.load %rope[%5017] : memref<?xf32>
        %5019 = arith.mulf %5016, %5013 : f32
        %5020 = arith.mulf %5018, %5015 : f32
        %5021 = arith.subf %5019, %5020 : f32
        %5022 = arith.mulf %5018, %5013 : f32
        %5023 = arith.mulf %5016, %5015 : f32
        %5024 = arith.addf %5022, %5023 : f32
        %5025 = arith.mulf %4965, %5021 : f32
        %5026 = arith.mulf %4971, %5024 : f32
        %5027 = arith.subf %5025, %5026 : f32
        %5028 = arith.mulf %4971, %5021 : f32
        %5029 = arith.mulf %4965, %5024 : f32
        %5030 = arith.addf %5028, %5029 : f32
        scf.if %4908 {
          %5031 = arith.cmpi slt, %0, %heads : index
          scf.if %5031 {
            %5032 = arith.muli %4886, %heads : index
            %5033 = arith.addi %5032, %0 : index
            %5034 = arith.muli %5033, %c27 : index
            %5035 = arith.addi %5034, %4909 : index
            memref.store %5027, %q[%5035] : memref<?xf32>
            %5036 = arith.addi %5035, %c36 : index
            memref.store %5030, %q[%5036] : memref<?xf32>
          } else {
            %5037 = arith.addi %4887, %4909 : index
            memref.store %5027, %19[%5037] : memref<?xf32>
            %5038 = arith.addi %4887, %4909 : index
            %5039 = arith.addi %5038, %c36 : index
            memref.store %5030, %19[%5039] : memref<?xf32>
          }
        }
      } else {
        %5040 = arith.cmpi slt, %0, %heads : index
        scf.if %5040 {
          %5041 = arith.muli %4886, %heads : index
          %5042 = arith.addi %5041, %0 : index
          %5043 = arith.muli %5042, %c27 : index
          %5044 = arith.addi %5043, %4889 : index
          memref.store %4897, %q[%5044] : memref<?xf32>
          %5045 = arith.addi %5044, %c36 : index
          memref.store %4906, %q[%5045] : memref<?xf32>
        } else {
          %5046 = arith.addi %4887, %4889 : index
          memref.store %4897, %19[%5046] : memref<?xf32>
          %5047 = arith.addi %4887, %4889 : index
          %5048 = arith.addi %5047, %c36 : index
          memref.store %4906, %19[%5048] : memref<?xf32>
        }
        scf.if %4908 {
          %5049 = arith.cmpi slt, %0, %heads : index
          scf.if %5049 {
            %5050 = arith.muli %4886, %heads : index
            %5051 = arith.addi %5050, %0 : index
            %5052 = arith.muli %5051, %c27 : index
            %5053 = arith.addi %5052, %4909 : index
            memref.store %4917, %q[%5053] : memref<?xf32>
            %5054 = arith.addi %5053, %c36 : index
            memref.store %4926, %q[%5054] : memref<?xf32>
          } else {
            %5055 = arith.addi %4887, %4909 : index
            memref.store %4917, %19[%5055] : memref<?xf32>
            %5056 = arith.addi %4887, %4909 : index
            %5057 = arith.addi %5056, %c36 : index
            memref.store %4926, %19[%5057] : memref<?xf32>
          }
        }
      }
    }
    %5058 = arith.addi %4880, %c43 : index
    %5059 = arith.addi %4879, %5058 : index
    %5060 = arith.cmpi slt, %5059, %21 : index
    %5061 = arith.cmpi slt, %5058, %c4 : index
    %5062 = arith.andi %5060, %5061 : i1
    scf.if %5062 {
      %5063 = arith.addi %4879, %5058 : index
      %5064 = arith.muli %5058, %c27 : index
      %5065 = wave.lane
      %5066 = arith.addi %5065, %c9 : index
      %5067 = arith.cmpi eq, %hasBias, %c10 : index
      %5068 = arith.addi %5064, %5066 : index
      %5069 = memref.load %19[%5068] : memref<?xf32>
      %5070 = arith.muli %0, %c27 : index
      %5071 = arith.addi %5070, %5066 : index
      %5072 = memref.load %bias[%5071] : memref<?xf32>
      %5073 = arith.addf %5069, %5072 : f32
      %5074 = arith.select %5067, %5073, %5069 : f32
      %5075 = arith.addi %5066, %c36 : index
      %5076 = arith.cmpi eq, %hasBias, %c10 : index
      %5077 = arith.addi %5064, %5075 : index
      %5078 = memref.load %19[%5077] : memref<?xf32>
      %5079 = arith.muli %0, %c27 : index
      %5080 = arith.addi %5079, %5075 : index
      %5081 = memref.load %bias[%5080] : memref<?xf32>
      %5082 = arith.addf %5078, %5081 : f32
      %5083 = arith.select %5076, %5082, %5078 : f32
      %5084 = arith.addi %5065, %c17 : index
      %5085 = arith.cmpi slt, %5084, %c36 : index
      %5086 = arith.minsi %5084, %c37 : index
      %5087 = arith.cmpi eq, %hasBias, %c10 : index
      %5088 = arith.addi %5064, %5086 : index
      %5089 = memref.load %19[%5088] : memref<?xf32>
      %5090 = arith.muli %0, %c27 : index
      %5091 = arith.addi %5090, %5086 : index
      %5092 = memref.load %bias[%5091] : memref<?xf32>
      %5093 = arith.addf %5089, %5092 : f32
      %5094 = arith.select %5087, %5093, %5089 : f32
      %5095 = arith.addi %5086, %c36 : index
      %5096 = arith.cmpi eq, %hasBias, %c10 : index
      %5097 = arith.addi %5064, %5095 : index
      %5098 = memref.load %19[%5097] : memref<?xf32>
      %5099 = arith.muli %0, %c27 : index
      %5100 = arith.addi %5099, %5095 : index
      %5101 = memref.load %bias[%5100] : memref<?xf32>
      %5102 = arith.addf %5098, %5101 : f32
      %5103 = arith.select %5096, %5102, %5098 : f32
      %5104 = arith.addi %heads, %kvHeads : index
      %5105 = arith.cmpi slt, %0, %5104 : index
      scf.if %5105 {
        %5106 = arith.addi %positionsAt, %5063 : index
        %5107 = memref.load %step[%5106] : memref<?xi32>
        %5108 = arith.index_cast %5107 : i32 to index
        %5109 = arith.cmpi eq, %hasNorm, %c10 : index
        %5110 = math.fma %5074, %5074, %c40 : f32
        %5111 = math.fma %5083, %5083, %5110 : f32
        %5112 = math.fma %5094, %5094, %5111 : f32
        %5113 = arith.select %5085, %5112, %5111 : f32
        %5114 = math.fma %5103, %5103, %5113 : f32
        %5115 = arith.select %5085, %5114, %5113 : f32
        %5116 = vector.broadcast %5115 : f32 to vector<1xf32>
        %5117 = wave.reduce "add" %5116 : vector<1xf32>
        %5118 = arith.mulf %5117, %inverseHeadDim : f32
        %5119 = arith.addf %5118, %epsilon : f32
        %5120 = math.sqrt %5119 : f32
        %5121 = arith.divf %c32, %5120 : f32
        %5122 = arith.cmpi slt, %0, %heads : index
        %5123 = arith.addi %5066, %c36 : index
        %5124 = memref.load %query_norm[%5066] : memref<?xf32>
        %5125 = memref.load %key_norm[%5066] : memref<?xf32>
        %5126 = arith.select %5122, %5124, %5125 : f32
        %5127 = arith.mulf %5074, %5121 : f32
        %5128 = arith.mulf %5127, %5126 : f32
        %5129 = arith.select %5109, %5128, %5074 : f32
        %5130 = memref.load %query_norm[%5123] : memref<?xf32>
        %5131 = memref.load %key_norm[%5123] : memref<?xf32>
        %5132 = arith.select %5122, %5130, %5131 : f32
        %5133 = arith.mulf %5083, %5121 : f32
        %5134 = arith.mulf %5133, %5132 : f32
        %5135 = arith.select %5109, %5134, %5083 : f32
        %5136 = arith.addi %5086, %c36 : index
        %5137 = memref.load %query_norm[%5086] : memref<?xf32>
        %5138 = memref.load %key_norm[%5086] : memref<?xf32>
        %5139 = arith.select %5122, %5137, %5138 : f32
        %5140 = arith.mulf %5094, %5121 : f32
        %5141 = arith.mulf %5140, %5139 : f32
        %5142 = arith.select %5109, %5141, %5094 : f32
        %5143 = memref.load %query_norm[%5136] : memref<?xf32>
        %5144 = memref.load %key_norm[%5136] : memref<?xf32>
        %5145 = arith.select %5122, %5143, %5144 : f32
        %5146 = arith.mulf %5103, %5121 : f32
        %5147 = arith.mulf %5146, %5145 : f32
        %5148 = arith.select %5109, %5147, %5103 : f32
        %5149 = arith.remui %5108, %c25 : index
        %5150 = arith.muli %5149, %c27 : index
        %5151 = arith.addi %5150, %5066 : index
        %5152 = arith.divui %5108, %c25 : index
        %5153 = arith.addi %5152, %c25 : index
        %5154 = arith.muli %5153, %c27 : index
        %5155 = arith.addi %5154, %5066 : index
        %5156 = memref.load %rope[%5151] : memref<?xf32>
        %5157 = arith.addi %5151, %c36 : index
        %5158 = memref.load %rope[%5157] : memref<?xf32>
        %5159 = memref.load %rope[%5155] : memref<?xf32>
        %5160 = arith.addi %5155, %c36 : index
        %5161 = memref.load %rope[%5160] : memref<?xf32>
        %5162 = arith.mulf %5159, %5156 : f32
        %5163 = arith.mulf %5161, %5158 : f32
        %5164 = arith.subf %5162, %5163 : f32
        %5165 = arith.mulf %5161, %5156 : f32
        %5166 = arith.mulf %5159, %5158 : f32
        %5167 = arith.addf %5165, %5166 : f32
        %5168 = arith.mulf %5129, %5164 : f32
        %5169 = arith.mulf %5135, %5167 : f32
        %5170 = arith.subf %5168, %5169 : f32
        %5171 = arith.mulf %5135, %5164 : f32
        %5172 = arith.mulf %5129, %5167 : f32
        %5173 = arith.addf %5171, %5172 : f32
        %5174 = arith.cmpi slt, %0, %heads : index
        scf.if %5174 {
          %5175 = arith.muli %5063, %heads : index
          %5176 = arith.addi %5175, %0 : index
          %5177 = arith.muli %5176, %c27 : index
          %5178 = arith.addi %5177, %5066 : index
          memref.store %5170, %q[%5178] : memref<?xf32>
          %5179 = arith.addi %5178, %c36 : index
          memref.store %5173, %q[%5179] : memref<?xf32>
        } else {
          %5180 = arith.addi %5064, %5066 : index
          memref.store %5170, %19[%5180] : memref<?xf32>
          %5181 = arith.addi %5064, %5066 : index
          %5182 = arith.addi %5181, %c36 : index
          memref.store %5173, %19[%5182] : memref<?xf32>
        }
        %5183 = arith.remui %5108, %c25 : index
        %5184 = arith.muli %5183, %c27 : index
        %5185 = arith.addi %5184, %5086 : index
        %5186 = arith.divui %5108, %c25 : index
        %5187 = arith.addi %5186, %c25 : index
        %5188 = arith.muli %5187, %c27 : index
        %5189 = arith.addi %5188, %5086 : index
        %5190 = memref.load %rope[%5185] : memref<?xf32>
        %5191 = arith.addi %5185, %c36 : index
        %5192 = memref.load %rope[%5191] : memref<?xf32>
        %5193 = memref.load %rope[%5189] : memref<?xf32>
        %5194 = arith.addi %5189, %c36 : index
        %5195 = memref.load %rope[%5194] : memref<?xf32>
        %5196 = arith.mulf %5193, %5190 : f32
        %5197 = arith.mulf %5195, %5192 : f32
        %5198 = arith.subf %5196, %5197 : f32
        %5199 = arith.mulf %5195, %5190 : f32
        %5200 = arith.mulf %5193, %5192 : f32
        %5201 = arith.addf %5199, %5200 : f32
        %5202 = arith.mulf %5142, %5198 : f32
        %5203 = arith.mulf %5148, %5201 : f32
        %5204 = arith.subf %5202, %5203 : f32
        %5205 = arith.mulf %5148, %5198 : f32
        %5206 = arith.mulf %5142, %5201 : f32
        %5207 = arith.addf %5205, %5206 : f32
        scf.if %5085 {
          %5208 = arith.cmpi slt, %0, %heads : index
          scf.if %5208 {
            %5209 = arith.muli %5063, %heads : index
            %5210 = arith.addi %5209, %0 : index
            %5211 = arith.muli %5210, %c27 : index
            %5212 = arith.addi %5211, %5086 : index
            memref.store %5204, %q[%5212] : memref<?xf32>
            %5213 = arith.addi %5212, %c36 : index
            memref.store %5207, %q[%5213] : memref<?xf32>
          } else {
            %5214 = arith.addi %5064, %5086 : index
            memref.store %5204, %19[%5214] : memref<?xf32>
            %5215 = arith.addi %5064, %5086 : index
            %5216 = arith.addi %5215, %c36 : index
            memref.store %5207, %19[%5216] : memref<?xf32>
          }
        }
      } else {
        %5217 = arith.cmpi slt, %0, %heads : index
        scf.if %5217 {
          %5218 = arith.muli %5063, %heads : index
          %5219 = arith.addi %5218, %0 : index
          %5220 = arith.muli %5219, %c27 : index
          %5221 = arith.addi %5220, %5066 : index
          memref.store %5074, %q[%5221] : memref<?xf32>
          %5222 = arith.addi %5221, %c36 : index
          memref.store %5083, %q[%5222] : memref<?xf32>
        } else {
          %5223 = arith.addi %5064, %5066 : index
          memref.store %5074, %19[%5223] : memref<?xf32>
          %5224 = arith.addi %5064, %5066 : index
          %5225 = arith.addi %5224, %c36 : index
          memref.store %5083, %19[%5225] : memref<?xf32>
        }
        scf.if %5085 {
          %5226 = arith.cmpi slt, %0, %heads : index
          scf.if %5226 {
            %5227 = arith.muli %5063, %heads : index
            %5228 = arith.addi %5227, %0 : index
            %5229 = arith.muli %5228, %c27 : index
            %5230 = arith.addi %5229, %5086 : index
            memref.store %5094, %q[%5230] : memref<?xf32>
            %5231 = arith.addi %5230, %c36 : index
            memref.store %5103, %q[%5231] : memref<?xf32>
          } else {
            %5232 = arith.addi %5064, %5086 : index
            memref.store %5094, %19[%5232] : memref<?xf32>
            %5233 = arith.addi %5064, %5086 : index
            %5234 = arith.addi %5233, %c36 : index
            memref.store %5103, %19[%5234] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5235 = arith.cmpi sge, %0, %heads : index
    scf.if %5235 {
      %5236 = arith.addi %4880, %c9 : index
      %5237 = arith.addi %4879, %5236 : index
      %5238 = arith.cmpi slt, %5237, %21 : index
      %5239 = arith.cmpi slt, %5236, %c4 : index
      %5240 = arith.andi %5238, %5239 : i1
      scf.if %5240 {
        %5241 = arith.addi %4879, %5236 : index
        %5242 = arith.addi %slotsAt, %5241 : index
        %5243 = memref.load %step[%5242] : memref<?xi32>
        %5244 = arith.index_cast %5243 : i32 to index
        %5245 = arith.cmpi sge, %5244, %c9 : index
        scf.if %5245 {
          %5246 = arith.muli %5236, %c27 : index
          %5247 = arith.subi %0, %heads : index
          %5248 = memref.load %scales[%5247] : memref<?xf32>
          %5249 = vector.broadcast %5248 : f32 to vector<4xf32>
          %5250 = arith.divui %5244, %c4 : index
          %5251 = arith.remui %5244, %c4 : index
          %5252 = arith.muli %5250, %pageBytes : index
          %5253 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5253 {
            %5254 = wave.lane
            %5255 = arith.muli %5254, %c15 : index
            scf.for %5256 = %5255 to %c27 step %c6 {
              %5257 = arith.addi %5246, %5256 : index
              %5258 = vector.load %19[%5257] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5259 = arith.mulf %5258, %5249 : vector<4xf32>
              %5260 = arith.minimumf %5259, %c47 : vector<4xf32>
              %5261 = arith.maximumf %5260, %c48 : vector<4xf32>
              %5262 = arith.truncf %5261 : vector<4xf32> to vector<4xf16>
              %5263 = vector.bitcast %5262 : vector<4xf16> to vector<8xi8>
              %5264 = arith.cmpi slt, %5247, %kvHeads : index
              scf.if %5264 {
                %5265 = arith.muli %5247, %c11 : index
                %5266 = arith.addi %5252, %5265 : index
                %5267 = arith.divui %5256, %c4 : index
                %5268 = arith.muli %5267, %c20 : index
                %5269 = arith.remui %5256, %c4 : index
                %5270 = arith.divui %5269, %c26 : index
                %5271 = arith.muli %5270, %c25 : index
                %5272 = arith.muli %5251, %c4 : index
                %5273 = arith.addi %5271, %5272 : index
                %5274 = arith.remui %5269, %c26 : index
                %5275 = arith.muli %5274, %c8 : index
                %5276 = arith.addi %5273, %5275 : index
                %5277 = arith.addi %5268, %5276 : index
                %5278 = arith.addi %5266, %5277 : index
                vector.store %5263, %kv[%5278] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5279 = arith.subi %5247, %kvHeads : index
                %5280 = arith.muli %5279, %c11 : index
                %5281 = arith.addi %5252, %5280 : index
                %5282 = arith.addi %5256, %c9 : index
                %5283 = arith.divui %5282, %c4 : index
                %5284 = arith.muli %5283, %c20 : index
                %5285 = arith.addi %5284, %c33 : index
                %5286 = arith.remui %5282, %c4 : index
                %5287 = arith.divui %5251, %c8 : index
                %5288 = arith.remui %5251, %c8 : index
                %5289 = arith.muli %5288, %c26 : index
                %5290 = arith.addi %5287, %5289 : index
                %5291 = arith.divui %5290, %c26 : index
                %5292 = arith.muli %5291, %c25 : index
                %5293 = arith.muli %5286, %c4 : index
                %5294 = arith.addi %5292, %5293 : index
                %5295 = arith.remui %5290, %c26 : index
                %5296 = arith.muli %5295, %c8 : index
                %5297 = arith.addi %5294, %5296 : index
                %5298 = arith.addi %5285, %5297 : index
                %5299 = arith.addi %5281, %5298 : index
                %5300 = vector.shuffle %5263, %5263 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5300, %kv[%5299] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5301 = arith.addi %5256, %c10 : index
                %5302 = arith.divui %5301, %c4 : index
                %5303 = arith.muli %5302, %c20 : index
                %5304 = arith.addi %5303, %c33 : index
                %5305 = arith.remui %5301, %c4 : index
                %5306 = arith.divui %5251, %c8 : index
                %5307 = arith.remui %5251, %c8 : index
                %5308 = arith.muli %5307, %c26 : index
                %5309 = arith.addi %5306, %5308 : index
                %5310 = arith.divui %5309, %c26 : index
                %5311 = arith.muli %5310, %c25 : index
                %5312 = arith.muli %5305, %c4 : index
                %5313 = arith.addi %5311, %5312 : index
                %5314 = arith.remui %5309, %c26 : index
                %5315 = arith.muli %5314, %c8 : index
                %5316 = arith.addi %5313, %5315 : index
                %5317 = arith.addi %5304, %5316 : index
                %5318 = arith.addi %5281, %5317 : index
                %5319 = vector.shuffle %5263, %5263 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5319, %kv[%5318] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5320 = arith.addi %5256, %c8 : index
                %5321 = arith.divui %5320, %c4 : index
                %5322 = arith.muli %5321, %c20 : index
                %5323 = arith.addi %5322, %c33 : index
                %5324 = arith.remui %5320, %c4 : index
                %5325 = arith.divui %5251, %c8 : index
                %5326 = arith.remui %5251, %c8 : index
                %5327 = arith.muli %5326, %c26 : index
                %5328 = arith.addi %5325, %5327 : index
                %5329 = arith.divui %5328, %c26 : index
                %5330 = arith.muli %5329, %c25 : index
                %5331 = arith.muli %5324, %c4 : index
                %5332 = arith.addi %5330, %5331 : index
                %5333 = arith.remui %5328, %c26 : index
                %5334 = arith.muli %5333, %c8 : index
                %5335 = arith.addi %5332, %5334 : index
                %5336 = arith.addi %5323, %5335 : index
                %5337 = arith.addi %5281, %5336 : index
                %5338 = vector.shuffle %5263, %5263 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5338, %kv[%5337] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5339 = arith.addi %5256, %c2 : index
                %5340 = arith.divui %5339, %c4 : index
                %5341 = arith.muli %5340, %c20 : index
                %5342 = arith.addi %5341, %c33 : index
                %5343 = arith.remui %5339, %c4 : index
                %5344 = arith.divui %5251, %c8 : index
                %5345 = arith.remui %5251, %c8 : index
                %5346 = arith.muli %5345, %c26 : index
                %5347 = arith.addi %5344, %5346 : index
                %5348 = arith.divui %5347, %c26 : index
                %5349 = arith.muli %5348, %c25 : index
                %5350 = arith.muli %5343, %c4 : index
                %5351 = arith.addi %5349, %5350 : index
                %5352 = arith.remui %5347, %c26 : index
                %5353 = arith.muli %5352, %c8 : index
                %5354 = arith.addi %5351, %5353 : index
                %5355 = arith.addi %5342, %5354 : index
                %5356 = arith.addi %5281, %5355 : index
                %5357 = vector.shuffle %5263, %5263 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5357, %kv[%5356] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5358 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5358 {
            %5359 = wave.lane
            %5360 = arith.muli %5359, %c15 : index
            scf.for %5361 = %5360 to %c27 step %c6 {
              %5362 = arith.addi %5246, %5361 : index
              %5363 = vector.load %19[%5362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5364 = arith.mulf %5363, %5249 : vector<4xf32>
              %5365 = wave.fp8_encode "e4m3" %5364 : vector<4xf32> -> vector<4xi8>
              %5366 = arith.cmpi slt, %5247, %kvHeads : index
              scf.if %5366 {
                %5367 = arith.muli %5247, %c33 : index
                %5368 = arith.addi %5252, %5367 : index
                %5369 = vector.shuffle %5365, %5365 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5370 = arith.divui %5361, %c4 : index
                %5371 = arith.muli %5370, %c25 : index
                %5372 = arith.remui %5361, %c4 : index
                %5373 = arith.muli %5251, %c4 : index
                %5374 = arith.divui %5372, %c15 : index
                %5375 = arith.muli %5374, %c15 : index
                %5376 = arith.remui %5372, %c8 : index
                %5377 = arith.muli %5376, %c8 : index
                %5378 = arith.addi %5375, %5377 : index
                %5379 = arith.divui %5372, %c8 : index
                %5380 = arith.remui %5379, %c8 : index
                %5381 = arith.addi %5378, %5380 : index
                %5382 = arith.addi %5373, %5381 : index
                %5383 = arith.addi %5371, %5382 : index
                %5384 = arith.addi %5368, %5383 : index
                vector.store %5369, %kv[%5384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5385 = arith.subi %5247, %kvHeads : index
                %5386 = arith.muli %5385, %c33 : index
                %5387 = arith.addi %5252, %5386 : index
                %5388 = arith.addi %5361, %c9 : index
                %5389 = arith.divui %5388, %c4 : index
                %5390 = arith.muli %5389, %c25 : index
                %5391 = arith.addi %5390, %c12 : index
                %5392 = arith.remui %5388, %c4 : index
                %5393 = arith.divui %5251, %c8 : index
                %5394 = arith.remui %5251, %c8 : index
                %5395 = arith.muli %5394, %c26 : index
                %5396 = arith.addi %5393, %5395 : index
                %5397 = arith.muli %5392, %c4 : index
                %5398 = arith.divui %5396, %c15 : index
                %5399 = arith.muli %5398, %c15 : index
                %5400 = arith.remui %5396, %c8 : index
                %5401 = arith.muli %5400, %c8 : index
                %5402 = arith.addi %5399, %5401 : index
                %5403 = arith.divui %5396, %c8 : index
                %5404 = arith.remui %5403, %c8 : index
                %5405 = arith.addi %5402, %5404 : index
                %5406 = arith.addi %5397, %5405 : index
                %5407 = arith.addi %5391, %5406 : index
                %5408 = arith.addi %5387, %5407 : index
                %5409 = vector.shuffle %5365, %5365 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5409, %kv[%5408] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5410 = arith.addi %5361, %c10 : index
                %5411 = arith.divui %5410, %c4 : index
                %5412 = arith.muli %5411, %c25 : index
                %5413 = arith.addi %5412, %c12 : index
                %5414 = arith.remui %5410, %c4 : index
                %5415 = arith.divui %5251, %c8 : index
                %5416 = arith.remui %5251, %c8 : index
                %5417 = arith.muli %5416, %c26 : index
                %5418 = arith.addi %5415, %5417 : index
                %5419 = arith.muli %5414, %c4 : index
                %5420 = arith.divui %5418, %c15 : index
                %5421 = arith.muli %5420, %c15 : index
                %5422 = arith.remui %5418, %c8 : index
                %5423 = arith.muli %5422, %c8 : index
                %5424 = arith.addi %5421, %5423 : index
                %5425 = arith.divui %5418, %c8 : index
                %5426 = arith.remui %5425, %c8 : index
                %5427 = arith.addi %5424, %5426 : index
                %5428 = arith.addi %5419, %5427 : index
                %5429 = arith.addi %5413, %5428 : index
                %5430 = arith.addi %5387, %5429 : index
                %5431 = vector.shuffle %5365, %5365 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5431, %kv[%5430] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5432 = arith.addi %5361, %c8 : index
                %5433 = arith.divui %5432, %c4 : index
                %5434 = arith.muli %5433, %c25 : index
                %5435 = arith.addi %5434, %c12 : index
                %5436 = arith.remui %5432, %c4 : index
                %5437 = arith.divui %5251, %c8 : index
                %5438 = arith.remui %5251, %c8 : index
                %5439 = arith.muli %5438, %c26 : index
                %5440 = arith.addi %5437, %5439 : index
                %5441 = arith.muli %5436, %c4 : index
                %5442 = arith.divui %5440, %c15 : index
                %5443 = arith.muli %5442, %c15 : index
                %5444 = arith.remui %5440, %c8 : index
                %5445 = arith.muli %5444, %c8 : index
                %5446 = arith.addi %5443, %5445 : index
                %5447 = arith.divui %5440, %c8 : index
                %5448 = arith.remui %5447, %c8 : index
                %5449 = arith.addi %5446, %5448 : index
                %5450 = arith.addi %5441, %5449 : index
                %5451 = arith.addi %5435, %5450 : index
                %5452 = arith.addi %5387, %5451 : index
                %5453 = vector.shuffle %5365, %5365 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5453, %kv[%5452] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5454 = arith.addi %5361, %c2 : index
                %5455 = arith.divui %5454, %c4 : index
                %5456 = arith.muli %5455, %c25 : index
                %5457 = arith.addi %5456, %c12 : index
                %5458 = arith.remui %5454, %c4 : index
                %5459 = arith.divui %5251, %c8 : index
                %5460 = arith.remui %5251, %c8 : index
                %5461 = arith.muli %5460, %c26 : index
                %5462 = arith.addi %5459, %5461 : index
                %5463 = arith.muli %5458, %c4 : index
                %5464 = arith.divui %5462, %c15 : index
                %5465 = arith.muli %5464, %c15 : index
                %5466 = arith.remui %5462, %c8 : index
                %5467 = arith.muli %5466, %c8 : index
                %5468 = arith.addi %5465, %5467 : index
                %5469 = arith.divui %5462, %c8 : index
                %5470 = arith.remui %5469, %c8 : index
                %5471 = arith.addi %5468, %5470 : index
                %5472 = arith.addi %5463, %5471 : index
                %5473 = arith.addi %5457, %5472 : index
                %5474 = arith.addi %5387, %5473 : index
                %5475 = vector.shuffle %5365, %5365 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5475, %kv[%5474] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5476 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5476 {
            %5477 = wave.lane
            %5478 = arith.muli %5477, %c15 : index
            scf.for %5479 = %5478 to %c27 step %c6 {
              %5480 = arith.addi %5246, %5479 : index
              %5481 = vector.load %19[%5480] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5482 = arith.mulf %5481, %5249 : vector<4xf32>
              %5483 = wave.fp8_encode "e5m2" %5482 : vector<4xf32> -> vector<4xi8>
              %5484 = arith.cmpi slt, %5247, %kvHeads : index
              scf.if %5484 {
                %5485 = arith.muli %5247, %c33 : index
                %5486 = arith.addi %5252, %5485 : index
                %5487 = vector.shuffle %5483, %5483 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5488 = arith.divui %5479, %c4 : index
                %5489 = arith.muli %5488, %c25 : index
                %5490 = arith.remui %5479, %c4 : index
                %5491 = arith.muli %5251, %c4 : index
                %5492 = arith.divui %5490, %c15 : index
                %5493 = arith.muli %5492, %c15 : index
                %5494 = arith.remui %5490, %c8 : index
                %5495 = arith.muli %5494, %c8 : index
                %5496 = arith.addi %5493, %5495 : index
                %5497 = arith.divui %5490, %c8 : index
                %5498 = arith.remui %5497, %c8 : index
                %5499 = arith.addi %5496, %5498 : index
                %5500 = arith.addi %5491, %5499 : index
                %5501 = arith.addi %5489, %5500 : index
                %5502 = arith.addi %5486, %5501 : index
                vector.store %5487, %kv[%5502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5503 = arith.subi %5247, %kvHeads : index
                %5504 = arith.muli %5503, %c33 : index
                %5505 = arith.addi %5252, %5504 : index
                %5506 = arith.addi %5479, %c9 : index
                %5507 = arith.divui %5506, %c4 : index
                %5508 = arith.muli %5507, %c25 : index
                %5509 = arith.addi %5508, %c12 : index
                %5510 = arith.remui %5506, %c4 : index
                %5511 = arith.divui %5251, %c8 : index
                %5512 = arith.remui %5251, %c8 : index
                %5513 = arith.muli %5512, %c26 : index
                %5514 = arith.addi %5511, %5513 : index
                %5515 = arith.muli %5510, %c4 : index
                %5516 = arith.divui %5514, %c15 : index
                %5517 = arith.muli %5516, %c15 : index
                %5518 = arith.remui %5514, %c8 : index
                %5519 = arith.muli %5518, %c8 : index
                %5520 = arith.addi %5517, %5519 : index
                %5521 = arith.divui %5514, %c8 : index
                %5522 = arith.remui %5521, %c8 : index
                %5523 = arith.addi %5520, %5522 : index
                %5524 = arith.addi %5515, %5523 : index
                %5525 = arith.addi %5509, %5524 : index
                %5526 = arith.addi %5505, %5525 : index
                %5527 = vector.shuffle %5483, %5483 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5527, %kv[%5526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5528 = arith.addi %5479, %c10 : index
                %5529 = arith.divui %5528, %c4 : index
                %5530 = arith.muli %5529, %c25 : index
                %5531 = arith.addi %5530, %c12 : index
                %5532 = arith.remui %5528, %c4 : index
                %5533 = arith.divui %5251, %c8 : index
                %5534 = arith.remui %5251, %c8 : index
                %5535 = arith.muli %5534, %c26 : index
                %5536 = arith.addi %5533, %5535 : index
                %5537 = arith.muli %5532, %c4 : index
                %5538 = arith.divui %5536, %c15 : index
                %5539 = arith.muli %5538, %c15 : index
                %5540 = arith.remui %5536, %c8 : index
                %5541 = arith.muli %5540, %c8 : index
                %5542 = arith.addi %5539, %5541 : index
                %5543 = arith.divui %5536, %c8 : index
                %5544 = arith.remui %5543, %c8 : index
                %5545 = arith.addi %5542, %5544 : index
                %5546 = arith.addi %5537, %5545 : index
                %5547 = arith.addi %5531, %5546 : index
                %5548 = arith.addi %5505, %5547 : index
                %5549 = vector.shuffle %5483, %5483 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5549, %kv[%5548] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5550 = arith.addi %5479, %c8 : index
                %5551 = arith.divui %5550, %c4 : index
                %5552 = arith.muli %5551, %c25 : index
                %5553 = arith.addi %5552, %c12 : index
                %5554 = arith.remui %5550, %c4 : index
                %5555 = arith.divui %5251, %c8 : index
                %5556 = arith.remui %5251, %c8 : index
                %5557 = arith.muli %5556, %c26 : index
                %5558 = arith.addi %5555, %5557 : index
                %5559 = arith.muli %5554, %c4 : index
                %5560 = arith.divui %5558, %c15 : index
                %5561 = arith.muli %5560, %c15 : index
                %5562 = arith.remui %5558, %c8 : index
                %5563 = arith.muli %5562, %c8 : index
                %5564 = arith.addi %5561, %5563 : index
                %5565 = arith.divui %5558, %c8 : index
                %5566 = arith.remui %5565, %c8 : index
                %5567 = arith.addi %5564, %5566 : index
                %5568 = arith.addi %5559, %5567 : index
                %5569 = arith.addi %5553, %5568 : index
                %5570 = arith.addi %5505, %5569 : index
                %5571 = vector.shuffle %5483, %5483 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5571, %kv[%5570] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5572 = arith.addi %5479, %c2 : index
                %5573 = arith.divui %5572, %c4 : index
                %5574 = arith.muli %5573, %c25 : index
                %5575 = arith.addi %5574, %c12 : index
                %5576 = arith.remui %5572, %c4 : index
                %5577 = arith.divui %5251, %c8 : index
                %5578 = arith.remui %5251, %c8 : index
                %5579 = arith.muli %5578, %c26 : index
                %5580 = arith.addi %5577, %5579 : index
                %5581 = arith.muli %5576, %c4 : index
                %5582 = arith.divui %5580, %c15 : index
                %5583 = arith.muli %5582, %c15 : index
                %5584 = arith.remui %5580, %c8 : index
                %5585 = arith.muli %5584, %c8 : index
                %5586 = arith.addi %5583, %5585 : index
                %5587 = arith.divui %5580, %c8 : index
                %5588 = arith.remui %5587, %c8 : index
                %5589 = arith.addi %5586, %5588 : index
                %5590 = arith.addi %5581, %5589 : index
                %5591 = arith.addi %5575, %5590 : index
                %5592 = arith.addi %5505, %5591 : index
                %5593 = vector.shuffle %5483, %5483 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5593, %kv[%5592] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5594 = arith.addi %4880, %c43 : index
      %5595 = arith.addi %4879, %5594 : index
      %5596 = arith.cmpi slt, %5595, %21 : index
      %5597 = arith.cmpi slt, %5594, %c4 : index
      %5598 = arith.andi %5596, %5597 : i1
      scf.if %5598 {
        %5599 = arith.addi %4879, %5594 : index
        %5600 = arith.addi %slotsAt, %5599 : index
        %5601 = memref.load %step[%5600] : memref<?xi32>
        %5602 = arith.index_cast %5601 : i32 to index
        %5603 = arith.cmpi sge, %5602, %c9 : index
        scf.if %5603 {
          %5604 = arith.muli %5594, %c27 : index
          %5605 = arith.subi %0, %heads : index
          %5606 = memref.load %scales[%5605] : memref<?xf32>
          %5607 = vector.broadcast %5606 : f32 to vector<4xf32>
          %5608 = arith.divui %5602, %c4 : index
          %5609 = arith.remui %5602, %c4 : index
          %5610 = arith.muli %5608, %pageBytes : index
          %5611 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5611 {
            %5612 = wave.lane
            %5613 = arith.muli %5612, %c15 : index
            scf.for %5614 = %5613 to %c27 step %c6 {
              %5615 = arith.addi %5604, %5614 : index
              %5616 = vector.load %19[%5615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5617 = arith.mulf %5616, %5607 : vector<4xf32>
              %5618 = arith.minimumf %5617, %c47 : vector<4xf32>
              %5619 = arith.maximumf %5618, %c48 : vector<4xf32>
              %5620 = arith.truncf %5619 : vector<4xf32> to vector<4xf16>
              %5621 = vector.bitcast %5620 : vector<4xf16> to vector<8xi8>
              %5622 = arith.cmpi slt, %5605, %kvHeads : index
              scf.if %5622 {
                %5623 = arith.muli %5605, %c11 : index
                %5624 = arith.addi %5610, %5623 : index
                %5625 = arith.divui %5614, %c4 : index
                %5626 = arith.muli %5625, %c20 : index
                %5627 = arith.remui %5614, %c4 : index
                %5628 = arith.divui %5627, %c26 : index
                %5629 = arith.muli %5628, %c25 : index
                %5630 = arith.muli %5609, %c4 : index
                %5631 = arith.addi %5629, %5630 : index
                %5632 = arith.remui %5627, %c26 : index
                %5633 = arith.muli %5632, %c8 : index
                %5634 = arith.addi %5631, %5633 : index
                %5635 = arith.addi %5626, %5634 : index
                %5636 = arith.addi %5624, %5635 : index
                vector.store %5621, %kv[%5636] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5637 = arith.subi %5605, %kvHeads : index
                %5638 = arith.muli %5637, %c11 : index
                %5639 = arith.addi %5610, %5638 : index
                %5640 = arith.addi %5614, %c9 : index
                %5641 = arith.divui %5640, %c4 : index
                %5642 = arith.muli %5641, %c20 : index
                %5643 = arith.addi %5642, %c33 : index
                %5644 = arith.remui %5640, %c4 : index
                %5645 = arith.divui %5609, %c8 : index
                %5646 = arith.remui %5609, %c8 : index
                %5647 = arith.muli %5646, %c26 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.divui %5648, %c26 : index
                %5650 = arith.muli %5649, %c25 : index
                %5651 = arith.muli %5644, %c4 : index
                %5652 = arith.addi %5650, %5651 : index
                %5653 = arith.remui %5648, %c26 : index
                %5654 = arith.muli %5653, %c8 : index
                %5655 = arith.addi %5652, %5654 : index
                %5656 = arith.addi %5643, %5655 : index
                %5657 = arith.addi %5639, %5656 : index
                %5658 = vector.shuffle %5621, %5621 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5658, %kv[%5657] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5659 = arith.addi %5614, %c10 : index
                %5660 = arith.divui %5659, %c4 : index
                %5661 = arith.muli %5660, %c20 : index
                %5662 = arith.addi %5661, %c33 : index
                %5663 = arith.remui %5659, %c4 : index
                %5664 = arith.divui %5609, %c8 : index
                %5665 = arith.remui %5609, %c8 : index
                %5666 = arith.muli %5665, %c26 : index
                %5667 = arith.addi %5664, %5666 : index
                %5668 = arith.divui %5667, %c26 : index
                %5669 = arith.muli %5668, %c25 : index
                %5670 = arith.muli %5663, %c4 : index
                %5671 = arith.addi %5669, %5670 : index
                %5672 = arith.remui %5667, %c26 : index
                %5673 = arith.muli %5672, %c8 : index
                %5674 = arith.addi %5671, %5673 : index
                %5675 = arith.addi %5662, %5674 : index
                %5676 = arith.addi %5639, %5675 : index
                %5677 = vector.shuffle %5621, %5621 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5677, %kv[%5676] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5678 = arith.addi %5614, %c8 : index
                %5679 = arith.divui %5678, %c4 : index
                %5680 = arith.muli %5679, %c20 : index
                %5681 = arith.addi %5680, %c33 : index
                %5682 = arith.remui %5678, %c4 : index
                %5683 = arith.divui %5609, %c8 : index
                %5684 = arith.remui %5609, %c8 : index
                %5685 = arith.muli %5684, %c26 : index
                %5686 = arith.addi %5683, %5685 : index
                %5687 = arith.divui %5686, %c26 : index
                %5688 = arith.muli %5687, %c25 : index
                %5689 = arith.muli %5682, %c4 : index
                %5690 = arith.addi %5688, %5689 : index
                %5691 = arith.remui %5686, %c26 : index
                %5692 = arith.muli %5691, %c8 : index
                %5693 = arith.addi %5690, %5692 : index
                %5694 = arith.addi %5681, %5693 : index
                %5695 = arith.addi %5639, %5694 : index
                %5696 = vector.shuffle %5621, %5621 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5696, %kv[%5695] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5697 = arith.addi %5614, %c2 : index
                %5698 = arith.divui %5697, %c4 : index
                %5699 = arith.muli %5698, %c20 : index
                %5700 = arith.addi %5699, %c33 : index
                %5701 = arith.remui %5697, %c4 : index
                %5702 = arith.divui %5609, %c8 : index
                %5703 = arith.remui %5609, %c8 : index
                %5704 = arith.muli %5703, %c26 : index
                %5705 = arith.addi %5702, %5704 : index
                %5706 = arith.divui %5705, %c26 : index
                %5707 = arith.muli %5706, %c25 : index
                %5708 = arith.muli %5701, %c4 : index
                %5709 = arith.addi %5707, %5708 : index
                %5710 = arith.remui %5705, %c26 : index
                %5711 = arith.muli %5710, %c8 : index
                %5712 = arith.addi %5709, %5711 : index
                %5713 = arith.addi %5700, %5712 : index
                %5714 = arith.addi %5639, %5713 : index
                %5715 = vector.shuffle %5621, %5621 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5715, %kv[%5714] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5716 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5716 {
            %5717 = wave.lane
            %5718 = arith.muli %5717, %c15 : index
            scf.for %5719 = %5718 to %c27 step %c6 {
              %5720 = arith.addi %5604, %5719 : index
              %5721 = vector.load %19[%5720] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5722 = arith.mulf %5721, %5607 : vector<4xf32>
              %5723 = wave.fp8_encode "e4m3" %5722 : vector<4xf32> -> vector<4xi8>
              %5724 = arith.cmpi slt, %5605, %kvHeads : index
              scf.if %5724 {
                %5725 = arith.muli %5605, %c33 : index
                %5726 = arith.addi %5610, %5725 : index
                %5727 = vector.shuffle %5723, %5723 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5728 = arith.divui %5719, %c4 : index
                %5729 = arith.muli %5728, %c25 : index
                %5730 = arith.remui %5719, %c4 : index
                %5731 = arith.muli %5609, %c4 : index
                %5732 = arith.divui %5730, %c15 : index
                %5733 = arith.muli %5732, %c15 : index
                %5734 = arith.remui %5730, %c8 : index
                %5735 = arith.muli %5734, %c8 : index
                %5736 = arith.addi %5733, %5735 : index
                %5737 = arith.divui %5730, %c8 : index
                %5738 = arith.remui %5737, %c8 : index
                %5739 = arith.addi %5736, %5738 : index
                %5740 = arith.addi %5731, %5739 : index
                %5741 = arith.addi %5729, %5740 : index
                %5742 = arith.addi %5726, %5741 : index
                vector.store %5727, %kv[%5742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5743 = arith.subi %5605, %kvHeads : index
                %5744 = arith.muli %5743, %c33 : index
                %5745 = arith.addi %5610, %5744 : index
                %5746 = arith.addi %5719, %c9 : index
                %5747 = arith.divui %5746, %c4 : index
                %5748 = arith.muli %5747, %c25 : index
                %5749 = arith.addi %5748, %c12 : index
                %5750 = arith.remui %5746, %c4 : index
                %5751 = arith.divui %5609, %c8 : index
                %5752 = arith.remui %5609, %c8 : index
                %5753 = arith.muli %5752, %c26 : index
                %5754 = arith.addi %5751, %5753 : index
                %5755 = arith.muli %5750, %c4 : index
                %5756 = arith.divui %5754, %c15 : index
                %5757 = arith.muli %5756, %c15 : index
                %5758 = arith.remui %5754, %c8 : index
                %5759 = arith.muli %5758, %c8 : index
                %5760 = arith.addi %5757, %5759 : index
                %5761 = arith.divui %5754, %c8 : index
                %5762 = arith.remui %5761, %c8 : index
                %5763 = arith.addi %5760, %5762 : index
                %5764 = arith.addi %5755, %5763 : index
                %5765 = arith.addi %5749, %5764 : index
                %5766 = arith.addi %5745, %5765 : index
                %5767 = vector.shuffle %5723, %5723 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5767, %kv[%5766] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5768 = arith.addi %5719, %c10 : index
                %5769 = arith.divui %5768, %c4 : index
                %5770 = arith.muli %5769, %c25 : index
                %5771 = arith.addi %5770, %c12 : index
                %5772 = arith.remui %5768, %c4 : index
                %5773 = arith.divui %5609, %c8 : index
                %5774 = arith.remui %5609, %c8 : index
                %5775 = arith.muli %5774, %c26 : index
                %5776 = arith.addi %5773, %5775 : index
                %5777 = arith.muli %5772, %c4 : index
                %5778 = arith.divui %5776, %c15 : index
                %5779 = arith.muli %5778, %c15 : index
                %5780 = arith.remui %5776, %c8 : index
                %5781 = arith.muli %5780, %c8 : index
                %5782 = arith.addi %5779, %5781 : index
                %5783 = arith.divui %5776, %c8 : index
                %5784 = arith.remui %5783, %c8 : index
                %5785 = arith.addi %5782, %5784 : index
                %5786 = arith.addi %5777, %5785 : index
                %5787 = arith.addi %5771, %5786 : index
                %5788 = arith.addi %5745, %5787 : index
                %5789 = vector.shuffle %5723, %5723 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5789, %kv[%5788] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5790 = arith.addi %5719, %c8 : index
                %5791 = arith.divui %5790, %c4 : index
                %5792 = arith.muli %5791, %c25 : index
                %5793 = arith.addi %5792, %c12 : index
                %5794 = arith.remui %5790, %c4 : index
                %5795 = arith.divui %5609, %c8 : index
                %5796 = arith.remui %5609, %c8 : index
                %5797 = arith.muli %5796, %c26 : index
                %5798 = arith.addi %5795, %5797 : index
                %5799 = arith.muli %5794, %c4 : index
                %5800 = arith.divui %5798, %c15 : index
                %5801 = arith.muli %5800, %c15 : index
                %5802 = arith.remui %5798, %c8 : index
                %5803 = arith.muli %5802, %c8 : index
                %5804 = arith.addi %5801, %5803 : index
                %5805 = arith.divui %5798, %c8 : index
                %5806 = arith.remui %5805, %c8 : index
                %5807 = arith.addi %5804, %5806 : index
                %5808 = arith.addi %5799, %5807 : index
                %5809 = arith.addi %5793, %5808 : index
                %5810 = arith.addi %5745, %5809 : index
                %5811 = vector.shuffle %5723, %5723 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5811, %kv[%5810] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5812 = arith.addi %5719, %c2 : index
                %5813 = arith.divui %5812, %c4 : index
                %5814 = arith.muli %5813, %c25 : index
                %5815 = arith.addi %5814, %c12 : index
                %5816 = arith.remui %5812, %c4 : index
                %5817 = arith.divui %5609, %c8 : index
                %5818 = arith.remui %5609, %c8 : index
                %5819 = arith.muli %5818, %c26 : index
                %5820 = arith.addi %5817, %5819 : index
                %5821 = arith.muli %5816, %c4 : index
                %5822 = arith.divui %5820, %c15 : index
                %5823 = arith.muli %5822, %c15 : index
                %5824 = arith.remui %5820, %c8 : index
                %5825 = arith.muli %5824, %c8 : index
                %5826 = arith.addi %5823, %5825 : index
                %5827 = arith.divui %5820, %c8 : index
                %5828 = arith.remui %5827, %c8 : index
                %5829 = arith.addi %5826, %5828 : index
                %5830 = arith.addi %5821, %5829 : index
                %5831 = arith.addi %5815, %5830 : index
                %5832 = arith.addi %5745, %5831 : index
                %5833 = vector.shuffle %5723, %5723 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5833, %kv[%5832] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5834 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5834 {
            %5835 = wave.lane
            %5836 = arith.muli %5835, %c15 : index
            scf.for %5837 = %5836 to %c27 step %c6 {
              %5838 = arith.addi %5604, %5837 : index
              %5839 = vector.load %19[%5838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5840 = arith.mulf %5839, %5607 : vector<4xf32>
              %5841 = wave.fp8_encode "e5m2" %5840 : vector<4xf32> -> vector<4xi8>
              %5842 = arith.cmpi slt, %5605, %kvHeads : index
              scf.if %5842 {
                %5843 = arith.muli %5605, %c33 : index
                %5844 = arith.addi %5610, %5843 : index
                %5845 = vector.shuffle %5841, %5841 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5846 = arith.divui %5837, %c4 : index
                %5847 = arith.muli %5846, %c25 : index
                %5848 = arith.remui %5837, %c4 : index
                %5849 = arith.muli %5609, %c4 : index
                %5850 = arith.divui %5848, %c15 : index
                %5851 = arith.muli %5850, %c15 : index
                %5852 = arith.remui %5848, %c8 : index
                %5853 = arith.muli %5852, %c8 : index
                %5854 = arith.addi %5851, %5853 : index
                %5855 = arith.divui %5848, %c8 : index
                %5856 = arith.remui %5855, %c8 : index
                %5857 = arith.addi %5854, %5856 : index
                %5858 = arith.addi %5849, %5857 : index
                %5859 = arith.addi %5847, %5858 : index
                %5860 = arith.addi %5844, %5859 : index
                vector.store %5845, %kv[%5860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5861 = arith.subi %5605, %kvHeads : index
                %5862 = arith.muli %5861, %c33 : index
                %5863 = arith.addi %5610, %5862 : index
                %5864 = arith.addi %5837, %c9 : index
                %5865 = arith.divui %5864, %c4 : index
                %5866 = arith.muli %5865, %c25 : index
                %5867 = arith.addi %5866, %c12 : index
                %5868 = arith.remui %5864, %c4 : index
                %5869 = arith.divui %5609, %c8 : index
                %5870 = arith.remui %5609, %c8 : index
                %5871 = arith.muli %5870, %c26 : index
                %5872 = arith.addi %5869, %5871 : index
                %5873 = arith.muli %5868, %c4 : index
                %5874 = arith.divui %5872, %c15 : index
                %5875 = arith.muli %5874, %c15 : index
                %5876 = arith.remui %5872, %c8 : index
                %5877 = arith.muli %5876, %c8 : index
                %5878 = arith.addi %5875, %5877 : index
                %5879 = arith.divui %5872, %c8 : index
                %5880 = arith.remui %5879, %c8 : index
                %5881 = arith.addi %5878, %5880 : index
                %5882 = arith.addi %5873, %5881 : index
                %5883 = arith.addi %5867, %5882 : index
                %5884 = arith.addi %5863, %5883 : index
                %5885 = vector.shuffle %5841, %5841 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5885, %kv[%5884] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5886 = arith.addi %5837, %c10 : index
                %5887 = arith.divui %5886, %c4 : index
                %5888 = arith.muli %5887, %c25 : index
                %5889 = arith.addi %5888, %c12 : index
                %5890 = arith.remui %5886, %c4 : index
                %5891 = arith.divui %5609, %c8 : index
                %5892 = arith.remui %5609, %c8 : index
                %5893 = arith.muli %5892, %c26 : index
                %5894 = arith.addi %5891, %5893 : index
                %5895 = arith.muli %5890, %c4 : index
                %5896 = arith.divui %5894, %c15 : index
                %5897 = arith.muli %5896, %c15 : index
                %5898 = arith.remui %5894, %c8 : index
                %5899 = arith.muli %5898, %c8 : index
                %5900 = arith.addi %5897, %5899 : index
                %5901 = arith.divui %5894, %c8 : index
                %5902 = arith.remui %5901, %c8 : index
                %5903 = arith.addi %5900, %5902 : index
                %5904 = arith.addi %5895, %5903 : index
                %5905 = arith.addi %5889, %5904 : index
                %5906 = arith.addi %5863, %5905 : index
                %5907 = vector.shuffle %5841, %5841 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5907, %kv[%5906] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5908 = arith.addi %5837, %c8 : index
                %5909 = arith.divui %5908, %c4 : index
                %5910 = arith.muli %5909, %c25 : index
                %5911 = arith.addi %5910, %c12 : index
                %5912 = arith.remui %5908, %c4 : index
                %5913 = arith.divui %5609, %c8 : index
                %5914 = arith.remui %5609, %c8 : index
                %5915 = arith.muli %5914, %c26 : index
                %5916 = arith.addi %5913, %5915 : index
                %5917 = arith.muli %5912, %c4 : index
                %5918 = arith.divui %5916, %c15 : index
                %5919 = arith.muli %5918, %c15 : index
                %5920 = arith.remui %5916, %c8 : index
                %5921 = arith.muli %5920, %c8 : index
                %5922 = arith.addi %5919, %5921 : index
                %5923 = arith.divui %5916, %c8 : index
                %5924 = arith.remui %5923, %c8 : index
                %5925 = arith.addi %5922, %5924 : index
                %5926 = arith.addi %5917, %5925 : index
                %5927 = arith.addi %5911, %5926 : index
                %5928 = arith.addi %5863, %5927 : index
                %5929 = vector.shuffle %5841, %5841 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5929, %kv[%5928] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5930 = arith.addi %5837, %c2 : index
                %5931 = arith.divui %5930, %c4 : index
                %5932 = arith.muli %5931, %c25 : index
                %5933 = arith.addi %5932, %c12 : index
                %5934 = arith.remui %5930, %c4 : index
                %5935 = arith.divui %5609, %c8 : index
                %5936 = arith.remui %5609, %c8 : index
                %5937 = arith.muli %5936, %c26 : index
                %5938 = arith.addi %5935, %5937 : index
                %5939 = arith.muli %5934, %c4 : index
                %5940 = arith.divui %5938, %c15 : index
                %5941 = arith.muli %5940, %c15 : index
                %5942 = arith.remui %5938, %c8 : index
                %5943 = arith.muli %5942, %c8 : index
                %5944 = arith.addi %5941, %5943 : index
                %5945 = arith.divui %5938, %c8 : index
                %5946 = arith.remui %5945, %c8 : index
                %5947 = arith.addi %5944, %5946 : index
                %5948 = arith.addi %5939, %5947 : index
                %5949 = arith.addi %5933, %5948 : index
                %5950 = arith.addi %5863, %5949 : index
                %5951 = vector.shuffle %5841, %5841 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5951, %kv[%5950] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
