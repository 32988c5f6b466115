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
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 4096 : index
  %c33 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c37 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c45 = arith.constant 48 : index
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
    %24 = arith.muli %1, %c2 : index
    %25 = arith.divui %inputFeatures, %c16 : index
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
    %46:8 = scf.for %37 = %27 to %36 step %c8 iter_args(%38 = %c15, %39 = %c15, %40 = %c15, %41 = %c15, %42 = %c15, %43 = %c15, %44 = %c15, %45 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %47 = wave.lane
      %48 = arith.addi %37, %c9 : index
      %49 = arith.remui %47, %c4 : index
      %50 = arith.addi %15, %c6 : index
      %51 = arith.muli %48, %c16 : index
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
      %64 = arith.muli %48, %c19 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.addi %65, %c9 : index
      %67 = arith.muli %49, %c4 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<4xi32>
      %71 = arith.andi %70, %c20 : vector<4xi32>
      %72 = arith.ori %71, %c21 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = arith.shrui %70, %c22 : vector<4xi32>
      %75 = arith.andi %74, %c20 : vector<4xi32>
      %76 = arith.ori %75, %c21 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = vector.shuffle %73, %77 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = arith.subf %78, %c23 : vector<16xf16>
      %80 = arith.mulf %79, %58 : vector<16xf16>
      %81 = arith.muli %48, %c19 : index
      %82 = arith.addi %63, %81 : index
      %83 = arith.addi %82, %c24 : index
      %84 = arith.muli %49, %c4 : index
      %85 = arith.addi %83, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<4xi32>
      %88 = arith.andi %87, %c20 : vector<4xi32>
      %89 = arith.ori %88, %c21 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %87, %c22 : vector<4xi32>
      %92 = arith.andi %91, %c20 : vector<4xi32>
      %93 = arith.ori %92, %c21 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.subf %95, %c23 : vector<16xf16>
      %97 = arith.mulf %96, %58 : vector<16xf16>
      %98 = arith.addi %37, %c10 : index
      %99 = arith.remui %47, %c4 : index
      %100 = arith.addi %15, %c6 : index
      %101 = arith.muli %98, %c16 : index
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
      %114 = arith.muli %98, %c19 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.addi %115, %c9 : index
      %117 = arith.muli %99, %c4 : index
      %118 = arith.addi %116, %117 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<4xi32>
      %121 = arith.andi %120, %c20 : vector<4xi32>
      %122 = arith.ori %121, %c21 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %120, %c22 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.ori %125, %c21 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.subf %128, %c23 : vector<16xf16>
      %130 = arith.mulf %129, %108 : vector<16xf16>
      %131 = arith.muli %98, %c19 : index
      %132 = arith.addi %113, %131 : index
      %133 = arith.addi %132, %c24 : index
      %134 = arith.muli %99, %c4 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.ori %138, %c21 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %137, %c22 : vector<4xi32>
      %142 = arith.andi %141, %c20 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.subf %145, %c23 : vector<16xf16>
      %147 = arith.mulf %146, %108 : vector<16xf16>
      %148 = arith.addi %37, %c9 : index
      %149 = arith.remui %47, %c4 : index
      %150 = arith.addi %17, %c6 : index
      %151 = arith.muli %148, %c16 : index
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
      %164 = arith.muli %148, %c19 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c9 : index
      %167 = arith.muli %149, %c4 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %170 = vector.bitcast %169 : vector<16xi8> to vector<4xi32>
      %171 = arith.andi %170, %c20 : vector<4xi32>
      %172 = arith.ori %171, %c21 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = arith.shrui %170, %c22 : vector<4xi32>
      %175 = arith.andi %174, %c20 : vector<4xi32>
      %176 = arith.ori %175, %c21 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = vector.shuffle %173, %177 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = arith.subf %178, %c23 : vector<16xf16>
      %180 = arith.mulf %179, %158 : vector<16xf16>
      %181 = arith.muli %148, %c19 : index
      %182 = arith.addi %163, %181 : index
      %183 = arith.addi %182, %c24 : index
      %184 = arith.muli %149, %c4 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.andi %187, %c20 : vector<4xi32>
      %189 = arith.ori %188, %c21 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %187, %c22 : vector<4xi32>
      %192 = arith.andi %191, %c20 : vector<4xi32>
      %193 = arith.ori %192, %c21 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = arith.subf %195, %c23 : vector<16xf16>
      %197 = arith.mulf %196, %158 : vector<16xf16>
      %198 = arith.addi %37, %c10 : index
      %199 = arith.remui %47, %c4 : index
      %200 = arith.addi %17, %c6 : index
      %201 = arith.muli %198, %c16 : index
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
      %214 = arith.muli %198, %c19 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c9 : index
      %217 = arith.muli %199, %c4 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<4xi32>
      %221 = arith.andi %220, %c20 : vector<4xi32>
      %222 = arith.ori %221, %c21 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %220, %c22 : vector<4xi32>
      %225 = arith.andi %224, %c20 : vector<4xi32>
      %226 = arith.ori %225, %c21 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = arith.subf %228, %c23 : vector<16xf16>
      %230 = arith.mulf %229, %208 : vector<16xf16>
      %231 = arith.muli %198, %c19 : index
      %232 = arith.addi %213, %231 : index
      %233 = arith.addi %232, %c24 : index
      %234 = arith.muli %199, %c4 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<4xi32>
      %238 = arith.andi %237, %c20 : vector<4xi32>
      %239 = arith.ori %238, %c21 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %237, %c22 : vector<4xi32>
      %242 = arith.andi %241, %c20 : vector<4xi32>
      %243 = arith.ori %242, %c21 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = arith.subf %245, %c23 : vector<16xf16>
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
      %257 = arith.muli %256, %c7 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c7 : index
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
      %275 = arith.muli %274, %c7 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c7 : index
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
      %293 = arith.muli %292, %c7 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c7 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %80, %42 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %180, %43 : vector<16xf16>, vector<8xf32>
      %302 = arith.addi %24, %c25 : index
      %303 = arith.muli %37, %c8 : index
      %304 = arith.addi %303, %c9 : index
      %305 = arith.divui %inputFeatures, %c4 : index
      %306 = arith.muli %302, %305 : index
      %307 = arith.addi %306, %304 : index
      %308 = arith.muli %tileRows, %c4 : index
      %309 = arith.muli %307, %308 : index
      %310 = arith.remui %47, %tileRows : index
      %311 = arith.muli %310, %c7 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.muli %tileRows, %c7 : index
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
      %329 = arith.muli %328, %c7 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c7 : index
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
      %347 = arith.muli %346, %c7 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c7 : index
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
      %365 = arith.muli %364, %c7 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = arith.muli %tileRows, %c7 : index
      %369 = arith.addi %366, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = vector.shuffle %367, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %372 = wave.mma %371, %97, %300 : vector<16xf16>, vector<8xf32>
      %373 = wave.mma %371, %197, %301 : vector<16xf16>, vector<8xf32>
      %374 = arith.addi %24, %c25 : index
      %375 = arith.muli %37, %c8 : index
      %376 = arith.addi %375, %c10 : index
      %377 = arith.divui %inputFeatures, %c4 : index
      %378 = arith.muli %374, %377 : index
      %379 = arith.addi %378, %376 : index
      %380 = arith.muli %tileRows, %c4 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.remui %47, %tileRows : index
      %383 = arith.muli %382, %c7 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c7 : index
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
      %401 = arith.muli %400, %c7 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c7 : index
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
      %419 = arith.muli %418, %c7 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = arith.muli %tileRows, %c7 : index
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
      %437 = arith.muli %436, %c7 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c7 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %130, %372 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %230, %373 : vector<16xf16>, vector<8xf32>
      %446 = arith.addi %24, %c25 : index
      %447 = arith.muli %37, %c8 : index
      %448 = arith.addi %447, %c8 : index
      %449 = arith.divui %inputFeatures, %c4 : index
      %450 = arith.muli %446, %449 : index
      %451 = arith.addi %450, %448 : index
      %452 = arith.muli %tileRows, %c4 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.remui %47, %tileRows : index
      %455 = arith.muli %454, %c7 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c7 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = vector.shuffle %457, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = wave.mma %461, %130, %390 : vector<16xf16>, vector<8xf32>
      %463 = wave.mma %461, %230, %391 : vector<16xf16>, vector<8xf32>
      %464 = arith.addi %24, %c9 : index
      %465 = arith.muli %37, %c8 : index
      %466 = arith.addi %465, %c25 : index
      %467 = arith.divui %inputFeatures, %c4 : index
      %468 = arith.muli %464, %467 : index
      %469 = arith.addi %468, %466 : index
      %470 = arith.muli %tileRows, %c4 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.remui %47, %tileRows : index
      %473 = arith.muli %472, %c7 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = arith.muli %tileRows, %c7 : index
      %477 = arith.addi %474, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = vector.shuffle %475, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = wave.mma %479, %147, %408 : vector<16xf16>, vector<8xf32>
      %481 = wave.mma %479, %247, %409 : vector<16xf16>, vector<8xf32>
      %482 = arith.addi %24, %c10 : index
      %483 = arith.muli %37, %c8 : index
      %484 = arith.addi %483, %c25 : index
      %485 = arith.divui %inputFeatures, %c4 : index
      %486 = arith.muli %482, %485 : index
      %487 = arith.addi %486, %484 : index
      %488 = arith.muli %tileRows, %c4 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.remui %47, %tileRows : index
      %491 = arith.muli %490, %c7 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = arith.muli %tileRows, %c7 : index
      %495 = arith.addi %492, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = vector.shuffle %493, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %498 = wave.mma %497, %147, %426 : vector<16xf16>, vector<8xf32>
      %499 = wave.mma %497, %247, %427 : vector<16xf16>, vector<8xf32>
      %500 = arith.addi %24, %c8 : index
      %501 = arith.muli %37, %c8 : index
      %502 = arith.addi %501, %c25 : index
      %503 = arith.divui %inputFeatures, %c4 : index
      %504 = arith.muli %500, %503 : index
      %505 = arith.addi %504, %502 : index
      %506 = arith.muli %tileRows, %c4 : index
      %507 = arith.muli %505, %506 : index
      %508 = arith.remui %47, %tileRows : index
      %509 = arith.muli %508, %c7 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = arith.muli %tileRows, %c7 : index
      %513 = arith.addi %510, %512 : index
      %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %515 = vector.shuffle %511, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %516 = wave.mma %515, %147, %444 : vector<16xf16>, vector<8xf32>
      %517 = wave.mma %515, %247, %445 : vector<16xf16>, vector<8xf32>
      %518 = arith.addi %24, %c25 : index
      %519 = arith.muli %37, %c8 : index
      %520 = arith.addi %519, %c25 : index
      %521 = arith.divui %inputFeatures, %c4 : index
      %522 = arith.muli %518, %521 : index
      %523 = arith.addi %522, %520 : index
      %524 = arith.muli %tileRows, %c4 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.remui %47, %tileRows : index
      %527 = arith.muli %526, %c7 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c7 : index
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
      %551 = arith.muli %548, %c16 : index
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
      %564 = arith.muli %548, %c19 : index
      %565 = arith.addi %563, %564 : index
      %566 = arith.addi %565, %c9 : index
      %567 = arith.muli %549, %c4 : index
      %568 = arith.addi %566, %567 : index
      %569 = vector.load %w[%568] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %570 = vector.bitcast %569 : vector<16xi8> to vector<4xi32>
      %571 = arith.andi %570, %c20 : vector<4xi32>
      %572 = arith.ori %571, %c21 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = arith.shrui %570, %c22 : vector<4xi32>
      %575 = arith.andi %574, %c20 : vector<4xi32>
      %576 = arith.ori %575, %c21 : vector<4xi32>
      %577 = vector.bitcast %576 : vector<4xi32> to vector<8xf16>
      %578 = vector.shuffle %573, %577 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %579 = arith.subf %578, %c23 : vector<16xf16>
      %580 = arith.mulf %579, %558 : vector<16xf16>
      %581 = arith.muli %548, %c19 : index
      %582 = arith.addi %563, %581 : index
      %583 = arith.addi %582, %c24 : index
      %584 = arith.muli %549, %c4 : index
      %585 = arith.addi %583, %584 : index
      %586 = vector.load %w[%585] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %587 = vector.bitcast %586 : vector<16xi8> to vector<4xi32>
      %588 = arith.andi %587, %c20 : vector<4xi32>
      %589 = arith.ori %588, %c21 : vector<4xi32>
      %590 = vector.bitcast %589 : vector<4xi32> to vector<8xf16>
      %591 = arith.shrui %587, %c22 : vector<4xi32>
      %592 = arith.andi %591, %c20 : vector<4xi32>
      %593 = arith.ori %592, %c21 : vector<4xi32>
      %594 = vector.bitcast %593 : vector<4xi32> to vector<8xf16>
      %595 = vector.shuffle %590, %594 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %596 = arith.subf %595, %c23 : vector<16xf16>
      %597 = arith.mulf %596, %558 : vector<16xf16>
      %598 = arith.addi %537, %c9 : index
      %599 = arith.remui %547, %c4 : index
      %600 = arith.addi %17, %c6 : index
      %601 = arith.muli %598, %c16 : index
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
      %614 = arith.muli %598, %c19 : index
      %615 = arith.addi %613, %614 : index
      %616 = arith.addi %615, %c9 : index
      %617 = arith.muli %599, %c4 : index
      %618 = arith.addi %616, %617 : index
      %619 = vector.load %w[%618] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %620 = vector.bitcast %619 : vector<16xi8> to vector<4xi32>
      %621 = arith.andi %620, %c20 : vector<4xi32>
      %622 = arith.ori %621, %c21 : vector<4xi32>
      %623 = vector.bitcast %622 : vector<4xi32> to vector<8xf16>
      %624 = arith.shrui %620, %c22 : vector<4xi32>
      %625 = arith.andi %624, %c20 : vector<4xi32>
      %626 = arith.ori %625, %c21 : vector<4xi32>
      %627 = vector.bitcast %626 : vector<4xi32> to vector<8xf16>
      %628 = vector.shuffle %623, %627 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %629 = arith.subf %628, %c23 : vector<16xf16>
      %630 = arith.mulf %629, %608 : vector<16xf16>
      %631 = arith.muli %598, %c19 : index
      %632 = arith.addi %613, %631 : index
      %633 = arith.addi %632, %c24 : index
      %634 = arith.muli %599, %c4 : index
      %635 = arith.addi %633, %634 : index
      %636 = vector.load %w[%635] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %637 = vector.bitcast %636 : vector<16xi8> to vector<4xi32>
      %638 = arith.andi %637, %c20 : vector<4xi32>
      %639 = arith.ori %638, %c21 : vector<4xi32>
      %640 = vector.bitcast %639 : vector<4xi32> to vector<8xf16>
      %641 = arith.shrui %637, %c22 : vector<4xi32>
      %642 = arith.andi %641, %c20 : vector<4xi32>
      %643 = arith.ori %642, %c21 : vector<4xi32>
      %644 = vector.bitcast %643 : vector<4xi32> to vector<8xf16>
      %645 = vector.shuffle %640, %644 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %646 = arith.subf %645, %c23 : vector<16xf16>
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
      %657 = arith.muli %656, %c7 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c7 : index
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
      %675 = arith.muli %674, %c7 : index
      %676 = arith.addi %673, %675 : index
      %677 = vector.load %x[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %678 = arith.muli %tileRows, %c7 : index
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
      %693 = arith.muli %692, %c7 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = arith.muli %tileRows, %c7 : index
      %697 = arith.addi %694, %696 : index
      %698 = vector.load %x[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %699 = vector.shuffle %695, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %700 = wave.mma %699, %580, %542 : vector<16xf16>, vector<8xf32>
      %701 = wave.mma %699, %630, %543 : vector<16xf16>, vector<8xf32>
      %702 = arith.addi %24, %c25 : index
      %703 = arith.muli %537, %c8 : index
      %704 = arith.addi %703, %c9 : index
      %705 = arith.divui %inputFeatures, %c4 : index
      %706 = arith.muli %702, %705 : index
      %707 = arith.addi %706, %704 : index
      %708 = arith.muli %tileRows, %c4 : index
      %709 = arith.muli %707, %708 : index
      %710 = arith.remui %547, %tileRows : index
      %711 = arith.muli %710, %c7 : index
      %712 = arith.addi %709, %711 : index
      %713 = vector.load %x[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %714 = arith.muli %tileRows, %c7 : index
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
      %729 = arith.muli %728, %c7 : index
      %730 = arith.addi %727, %729 : index
      %731 = vector.load %x[%730] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %732 = arith.muli %tileRows, %c7 : index
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
      %747 = arith.muli %746, %c7 : index
      %748 = arith.addi %745, %747 : index
      %749 = vector.load %x[%748] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %750 = arith.muli %tileRows, %c7 : index
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
      %765 = arith.muli %764, %c7 : index
      %766 = arith.addi %763, %765 : index
      %767 = vector.load %x[%766] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %768 = arith.muli %tileRows, %c7 : index
      %769 = arith.addi %766, %768 : index
      %770 = vector.load %x[%769] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %771 = vector.shuffle %767, %770 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %772 = wave.mma %771, %597, %700 : vector<16xf16>, vector<8xf32>
      %773 = wave.mma %771, %647, %701 : vector<16xf16>, vector<8xf32>
      %774 = arith.addi %24, %c25 : index
      %775 = arith.muli %537, %c8 : index
      %776 = arith.addi %775, %c10 : index
      %777 = arith.divui %inputFeatures, %c4 : index
      %778 = arith.muli %774, %777 : index
      %779 = arith.addi %778, %776 : index
      %780 = arith.muli %tileRows, %c4 : index
      %781 = arith.muli %779, %780 : index
      %782 = arith.remui %547, %tileRows : index
      %783 = arith.muli %782, %c7 : index
      %784 = arith.addi %781, %783 : index
      %785 = vector.load %x[%784] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %786 = arith.muli %tileRows, %c7 : index
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
    %795 = arith.muli %794, %c24 : index
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
    %805 = arith.addi %804, %c16 : index
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
    %815 = arith.addi %814, %c26 : index
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
    %825 = arith.addi %824, %c27 : index
    %826 = vector.extract %546#0[5] : f32 from vector<8xf32>
    memref.store %826, %18[%825] : memref<?xf32>
    %827 = arith.muli %4, %c12 : index
    %828 = arith.addi %827, %796 : index
    %829 = arith.addi %828, %c9 : index
    %830 = arith.addi %829, %c28 : index
    %831 = vector.extract %546#0[6] : f32 from vector<8xf32>
    memref.store %831, %18[%830] : memref<?xf32>
    %832 = arith.muli %4, %c12 : index
    %833 = arith.addi %832, %796 : index
    %834 = arith.addi %833, %c9 : index
    %835 = arith.addi %834, %c29 : index
    %836 = vector.extract %546#0[7] : f32 from vector<8xf32>
    memref.store %836, %18[%835] : memref<?xf32>
    %837 = arith.muli %4, %c12 : index
    %838 = arith.addi %837, %796 : index
    %839 = arith.addi %838, %c24 : index
    %840 = arith.addi %839, %c9 : index
    %841 = vector.extract %546#1[0] : f32 from vector<8xf32>
    memref.store %841, %18[%840] : memref<?xf32>
    %842 = arith.muli %4, %c12 : index
    %843 = arith.addi %842, %796 : index
    %844 = arith.addi %843, %c24 : index
    %845 = arith.addi %844, %c16 : index
    %846 = vector.extract %546#1[1] : f32 from vector<8xf32>
    memref.store %846, %18[%845] : memref<?xf32>
    %847 = arith.muli %4, %c12 : index
    %848 = arith.addi %847, %796 : index
    %849 = arith.addi %848, %c24 : index
    %850 = arith.addi %849, %c13 : index
    %851 = vector.extract %546#1[2] : f32 from vector<8xf32>
    memref.store %851, %18[%850] : memref<?xf32>
    %852 = arith.muli %4, %c12 : index
    %853 = arith.addi %852, %796 : index
    %854 = arith.addi %853, %c24 : index
    %855 = arith.addi %854, %c26 : index
    %856 = vector.extract %546#1[3] : f32 from vector<8xf32>
    memref.store %856, %18[%855] : memref<?xf32>
    %857 = arith.muli %4, %c12 : index
    %858 = arith.addi %857, %796 : index
    %859 = arith.addi %858, %c24 : index
    %860 = arith.addi %859, %c6 : index
    %861 = vector.extract %546#1[4] : f32 from vector<8xf32>
    memref.store %861, %18[%860] : memref<?xf32>
    %862 = arith.muli %4, %c12 : index
    %863 = arith.addi %862, %796 : index
    %864 = arith.addi %863, %c24 : index
    %865 = arith.addi %864, %c27 : index
    %866 = vector.extract %546#1[5] : f32 from vector<8xf32>
    memref.store %866, %18[%865] : memref<?xf32>
    %867 = arith.muli %4, %c12 : index
    %868 = arith.addi %867, %796 : index
    %869 = arith.addi %868, %c24 : index
    %870 = arith.addi %869, %c28 : index
    %871 = vector.extract %546#1[6] : f32 from vector<8xf32>
    memref.store %871, %18[%870] : memref<?xf32>
    %872 = arith.muli %4, %c12 : index
    %873 = arith.addi %872, %796 : index
    %874 = arith.addi %873, %c24 : index
    %875 = arith.addi %874, %c29 : index
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
      %886 = arith.select %884, %885, %c31 : f32
      %887 = arith.addi %796, %c9 : index
      %888 = arith.muli %878, %c16 : index
      %889 = arith.addi %887, %888 : index
      %890 = memref.load %18[%889] : memref<?xf32>
      %891 = arith.addi %889, %c12 : index
      %892 = memref.load %18[%891] : memref<?xf32>
      %893 = arith.addf %890, %892 : f32
      %894 = arith.addi %889, %c32 : index
      %895 = memref.load %18[%894] : memref<?xf32>
      %896 = arith.addf %893, %895 : f32
      %897 = arith.addi %889, %c33 : index
      %898 = memref.load %18[%897] : memref<?xf32>
      %899 = arith.addf %896, %898 : f32
      %900 = arith.remui %793, %c4 : index
      %901 = arith.muli %900, %c2 : index
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
      %913 = arith.muli %881, %c6 : index
      %914 = arith.addi %913, %912 : index
      memref.store %907, %19[%914] : memref<?xf32>
      %915 = arith.addi %796, %c24 : index
      %916 = arith.muli %878, %c16 : index
      %917 = arith.addi %915, %916 : index
      %918 = memref.load %18[%917] : memref<?xf32>
      %919 = arith.addi %917, %c12 : index
      %920 = memref.load %18[%919] : memref<?xf32>
      %921 = arith.addf %918, %920 : f32
      %922 = arith.addi %917, %c32 : index
      %923 = memref.load %18[%922] : memref<?xf32>
      %924 = arith.addf %921, %923 : f32
      %925 = arith.addi %917, %c33 : index
      %926 = memref.load %18[%925] : memref<?xf32>
      %927 = arith.addf %924, %926 : f32
      %928 = arith.remui %793, %c4 : index
      %929 = arith.muli %928, %c2 : index
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
      %941 = arith.muli %881, %c6 : index
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
      %952 = arith.select %950, %951, %c31 : f32
      %953 = arith.addi %796, %c9 : index
      %954 = arith.muli %944, %c16 : index
      %955 = arith.addi %953, %954 : index
      %956 = memref.load %18[%955] : memref<?xf32>
      %957 = arith.addi %955, %c12 : index
      %958 = memref.load %18[%957] : memref<?xf32>
      %959 = arith.addf %956, %958 : f32
      %960 = arith.addi %955, %c32 : index
      %961 = memref.load %18[%960] : memref<?xf32>
      %962 = arith.addf %959, %961 : f32
      %963 = arith.addi %955, %c33 : index
      %964 = memref.load %18[%963] : memref<?xf32>
      %965 = arith.addf %962, %964 : f32
      %966 = arith.remui %793, %c4 : index
      %967 = arith.muli %966, %c2 : index
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
      %979 = arith.muli %947, %c6 : index
      %980 = arith.addi %979, %978 : index
      memref.store %973, %19[%980] : memref<?xf32>
      %981 = arith.addi %796, %c24 : index
      %982 = arith.muli %944, %c16 : index
      %983 = arith.addi %981, %982 : index
      %984 = memref.load %18[%983] : memref<?xf32>
      %985 = arith.addi %983, %c12 : index
      %986 = memref.load %18[%985] : memref<?xf32>
      %987 = arith.addf %984, %986 : f32
      %988 = arith.addi %983, %c32 : index
      %989 = memref.load %18[%988] : memref<?xf32>
      %990 = arith.addf %987, %989 : f32
      %991 = arith.addi %983, %c33 : index
      %992 = memref.load %18[%991] : memref<?xf32>
      %993 = arith.addf %990, %992 : f32
      %994 = arith.remui %793, %c4 : index
      %995 = arith.muli %994, %c2 : index
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
      %1007 = arith.muli %947, %c6 : index
      %1008 = arith.addi %1007, %1006 : index
      memref.store %1001, %19[%1008] : memref<?xf32>
    }
    wave.barrier
    %1009 = arith.addi %22, %c9 : index
    %1010 = wave.wave
    %1011 = arith.addi %1010, %c9 : index
    %1012 = arith.addi %1009, %1011 : index
    %1013 = arith.cmpi slt, %1012, %21 : index
    scf.if %1013 {
      %1014 = arith.addi %1009, %1011 : index
      %1015 = arith.muli %1011, %c6 : index
      %1016 = wave.lane
      %1017 = arith.addi %1016, %c9 : index
      %1018 = arith.cmpi eq, %hasBias, %c10 : index
      %1019 = arith.addi %1015, %1017 : index
      %1020 = memref.load %19[%1019] : memref<?xf32>
      %1021 = arith.muli %0, %c6 : index
      %1022 = arith.addi %1021, %1017 : index
      %1023 = memref.load %bias[%1022] : memref<?xf32>
      %1024 = arith.addf %1020, %1023 : f32
      %1025 = arith.select %1018, %1024, %1020 : f32
      %1026 = arith.addi %1017, %c13 : index
      %1027 = arith.cmpi eq, %hasBias, %c10 : index
      %1028 = arith.addi %1015, %1026 : index
      %1029 = memref.load %19[%1028] : memref<?xf32>
      %1030 = arith.muli %0, %c6 : index
      %1031 = arith.addi %1030, %1026 : index
      %1032 = memref.load %bias[%1031] : memref<?xf32>
      %1033 = arith.addf %1029, %1032 : f32
      %1034 = arith.select %1027, %1033, %1029 : f32
      %1035 = arith.addi %1016, %c16 : index
      %1036 = arith.cmpi eq, %hasBias, %c10 : index
      %1037 = arith.addi %1015, %1035 : index
      %1038 = memref.load %19[%1037] : memref<?xf32>
      %1039 = arith.muli %0, %c6 : index
      %1040 = arith.addi %1039, %1035 : index
      %1041 = memref.load %bias[%1040] : memref<?xf32>
      %1042 = arith.addf %1038, %1041 : f32
      %1043 = arith.select %1036, %1042, %1038 : f32
      %1044 = arith.addi %1035, %c13 : index
      %1045 = arith.cmpi eq, %hasBias, %c10 : index
      %1046 = arith.addi %1015, %1044 : index
      %1047 = memref.load %19[%1046] : memref<?xf32>
      %1048 = arith.muli %0, %c6 : index
      %1049 = arith.addi %1048, %1044 : index
      %1050 = memref.load %bias[%1049] : memref<?xf32>
      %1051 = arith.addf %1047, %1050 : f32
      %1052 = arith.select %1045, %1051, %1047 : f32
      %1053 = arith.addi %heads, %kvHeads : index
      %1054 = arith.cmpi slt, %0, %1053 : index
      scf.if %1054 {
        %1055 = arith.addi %positionsAt, %1014 : index
        %1056 = memref.load %step[%1055] : memref<?xi32>
        %1057 = arith.index_cast %1056 : i32 to index
        %1058 = arith.cmpi eq, %hasNorm, %c10 : index
        %1059 = math.fma %1025, %1025, %c37 : f32
        %1060 = math.fma %1034, %1034, %1059 : f32
        %1061 = math.fma %1043, %1043, %1060 : f32
        %1062 = math.fma %1052, %1052, %1061 : f32
        %1063 = vector.broadcast %1062 : f32 to vector<1xf32>
        %1064 = wave.reduce "add" %1063 : vector<1xf32>
        %1065 = arith.mulf %1064, %inverseHeadDim : f32
        %1066 = arith.addf %1065, %epsilon : f32
        %1067 = math.sqrt %1066 : f32
        %1068 = arith.divf %c31, %1067 : f32
        %1069 = arith.cmpi slt, %0, %heads : index
        %1070 = arith.addi %1017, %c13 : index
        %1071 = memref.load %query_norm[%1017] : memref<?xf32>
        %1072 = memref.load %key_norm[%1017] : memref<?xf32>
        %1073 = arith.select %1069, %1071, %1072 : f32
        %1074 = arith.mulf %1025, %1068 : f32
        %1075 = arith.mulf %1074, %1073 : f32
        %1076 = arith.select %1058, %1075, %1025 : f32
        %1077 = memref.load %query_norm[%1070] : memref<?xf32>
        %1078 = memref.load %key_norm[%1070] : memref<?xf32>
        %1079 = arith.select %1069, %1077, %1078 : f32
        %1080 = arith.mulf %1034, %1068 : f32
        %1081 = arith.mulf %1080, %1079 : f32
        %1082 = arith.select %1058, %1081, %1034 : f32
        %1083 = arith.addi %1035, %c13 : index
        %1084 = memref.load %query_norm[%1035] : memref<?xf32>
        %1085 = memref.load %key_norm[%1035] : memref<?xf32>
        %1086 = arith.select %1069, %1084, %1085 : f32
        %1087 = arith.mulf %1043, %1068 : f32
        %1088 = arith.mulf %1087, %1086 : f32
        %1089 = arith.select %1058, %1088, %1043 : f32
        %1090 = memref.load %query_norm[%1083] : memref<?xf32>
        %1091 = memref.load %key_norm[%1083] : memref<?xf32>
        %1092 = arith.select %1069, %1090, %1091 : f32
        %1093 = arith.mulf %1052, %1068 : f32
        %1094 = arith.mulf %1093, %1092 : f32
        %1095 = arith.select %1058, %1094, %1052 : f32
        %1096 = arith.remui %1057, %c24 : index
        %1097 = arith.muli %1096, %c6 : index
        %1098 = arith.addi %1097, %1017 : index
        %1099 = arith.divui %1057, %c24 : index
        %1100 = arith.addi %1099, %c24 : index
        %1101 = arith.muli %1100, %c6 : index
        %1102 = arith.addi %1101, %1017 : index
        %1103 = memref.load %rope[%1098] : memref<?xf32>
        %1104 = arith.addi %1098, %c13 : index
        %1105 = memref.load %rope[%1104] : memref<?xf32>
        %1106 = memref.load %rope[%1102] : memref<?xf32>
        %1107 = arith.addi %1102, %c13 : index
        %1108 = memref.load %rope[%1107] : memref<?xf32>
        %1109 = arith.mulf %1106, %1103 : f32
        %1110 = arith.mulf %1108, %1105 : f32
        %1111 = arith.subf %1109, %1110 : f32
        %1112 = arith.mulf %1108, %1103 : f32
        %1113 = arith.mulf %1106, %1105 : f32
        %1114 = arith.addf %1112, %1113 : f32
        %1115 = arith.mulf %1076, %1111 : f32
        %1116 = arith.mulf %1082, %1114 : f32
        %1117 = arith.subf %1115, %1116 : f32
        %1118 = arith.mulf %1082, %1111 : f32
        %1119 = arith.mulf %1076, %1114 : f32
        %1120 = arith.addf %1118, %1119 : f32
        %1121 = arith.cmpi slt, %0, %heads : index
        scf.if %1121 {
          %1122 = arith.muli %1014, %heads : index
          %1123 = arith.addi %1122, %0 : index
          %1124 = arith.muli %1123, %c6 : index
          %1125 = arith.addi %1124, %1017 : index
          memref.store %1117, %q[%1125] : memref<?xf32>
          %1126 = arith.addi %1125, %c13 : index
          memref.store %1120, %q[%1126] : memref<?xf32>
        } else {
          %1127 = arith.addi %1015, %1017 : index
          memref.store %1117, %19[%1127] : memref<?xf32>
          %1128 = arith.addi %1015, %1017 : index
          %1129 = arith.addi %1128, %c13 : index
          memref.store %1120, %19[%1129] : memref<?xf32>
        }
        %1130 = arith.remui %1057, %c24 : index
        %1131 = arith.muli %1130, %c6 : index
        %1132 = arith.addi %1131, %1035 : index
        %1133 = arith.divui %1057, %c24 : index
        %1134 = arith.addi %1133, %c24 : index
        %1135 = arith.muli %1134, %c6 : index
        %1136 = arith.addi %1135, %1035 : index
        %1137 = memref.load %rope[%1132] : memref<?xf32>
        %1138 = arith.addi %1132, %c13 : index
        %1139 = memref.load %rope[%1138] : memref<?xf32>
        %1140 = memref.load %rope[%1136] : memref<?xf32>
        %1141 = arith.addi %1136, %c13 : index
        %1142 = memref.load %rope[%1141] : memref<?xf32>
        %1143 = arith.mulf %1140, %1137 : f32
        %1144 = arith.mulf %1142, %1139 : f32
        %1145 = arith.subf %1143, %1144 : f32
        %1146 = arith.mulf %1142, %1137 : f32
        %1147 = arith.mulf %1140, %1139 : f32
        %1148 = arith.addf %1146, %1147 : f32
        %1149 = arith.mulf %1089, %1145 : f32
        %1150 = arith.mulf %1095, %1148 : f32
        %1151 = arith.subf %1149, %1150 : f32
        %1152 = arith.mulf %1095, %1145 : f32
        %1153 = arith.mulf %1089, %1148 : f32
        %1154 = arith.addf %1152, %1153 : f32
        %1155 = arith.cmpi slt, %0, %heads : index
        scf.if %1155 {
          %1156 = arith.muli %1014, %heads : index
          %1157 = arith.addi %1156, %0 : index
          %1158 = arith.muli %1157, %c6 : index
          %1159 = arith.addi %1158, %1035 : index
          memref.store %1151, %q[%1159] : memref<?xf32>
          %1160 = arith.addi %1159, %c13 : index
          memref.store %1154, %q[%1160] : memref<?xf32>
        } else {
          %1161 = arith.addi %1015, %1035 : index
          memref.store %1151, %19[%1161] : memref<?xf32>
          %1162 = arith.addi %1015, %1035 : index
          %1163 = arith.addi %1162, %c13 : index
          memref.store %1154, %19[%1163] : memref<?xf32>
        }
      } else {
        %1164 = arith.cmpi slt, %0, %heads : index
        scf.if %1164 {
          %1165 = arith.muli %1014, %heads : index
          %1166 = arith.addi %1165, %0 : index
          %1167 = arith.muli %1166, %c6 : index
          %1168 = arith.addi %1167, %1017 : index
          memref.store %1025, %q[%1168] : memref<?xf32>
          %1169 = arith.addi %1168, %c13 : index
          memref.store %1034, %q[%1169] : memref<?xf32>
        } else {
          %1170 = arith.addi %1015, %1017 : index
          memref.store %1025, %19[%1170] : memref<?xf32>
          %1171 = arith.addi %1015, %1017 : index
          %1172 = arith.addi %1171, %c13 : index
          memref.store %1034, %19[%1172] : memref<?xf32>
        }
        %1173 = arith.cmpi slt, %0, %heads : index
        scf.if %1173 {
          %1174 = arith.muli %1014, %heads : index
          %1175 = arith.addi %1174, %0 : index
          %1176 = arith.muli %1175, %c6 : index
          %1177 = arith.addi %1176, %1035 : index
          memref.store %1043, %q[%1177] : memref<?xf32>
          %1178 = arith.addi %1177, %c13 : index
          memref.store %1052, %q[%1178] : memref<?xf32>
        } else {
          %1179 = arith.addi %1015, %1035 : index
          memref.store %1043, %19[%1179] : memref<?xf32>
          %1180 = arith.addi %1015, %1035 : index
          %1181 = arith.addi %1180, %c13 : index
          memref.store %1052, %19[%1181] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1182 = arith.cmpi sge, %0, %heads : index
    scf.if %1182 {
      %1183 = arith.addi %1010, %c9 : index
      %1184 = arith.addi %1009, %1183 : index
      %1185 = arith.cmpi slt, %1184, %21 : index
      scf.if %1185 {
        %1186 = arith.addi %1009, %1183 : index
        %1187 = arith.addi %slotsAt, %1186 : index
        %1188 = memref.load %step[%1187] : memref<?xi32>
        %1189 = arith.index_cast %1188 : i32 to index
        %1190 = arith.cmpi sge, %1189, %c9 : index
        scf.if %1190 {
          %1191 = arith.muli %1183, %c6 : index
          %1192 = arith.subi %0, %heads : index
          %1193 = memref.load %scales[%1192] : memref<?xf32>
          %1194 = vector.broadcast %1193 : f32 to vector<4xf32>
          %1195 = arith.divui %1189, %c4 : index
          %1196 = arith.remui %1189, %c4 : index
          %1197 = arith.muli %1195, %pageBytes : index
          %1198 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1198 {
            %1199 = wave.lane
            %1200 = arith.muli %1199, %c2 : index
            scf.for %1201 = %1200 to %c6 step %c6 {
              %1202 = arith.addi %1191, %1201 : index
              %1203 = vector.load %19[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = arith.mulf %1203, %1194 : vector<4xf32>
              %1205 = arith.minimumf %1204, %c43 : vector<4xf32>
              %1206 = arith.maximumf %1205, %c44 : vector<4xf32>
              %1207 = arith.truncf %1206 : vector<4xf32> to vector<4xf16>
              %1208 = vector.bitcast %1207 : vector<4xf16> to vector<8xi8>
              %1209 = arith.cmpi slt, %1192, %kvHeads : index
              scf.if %1209 {
                %1210 = arith.muli %1192, %c11 : index
                %1211 = arith.addi %1197, %1210 : index
                %1212 = arith.divui %1201, %c4 : index
                %1213 = arith.muli %1212, %c19 : index
                %1214 = arith.remui %1201, %c4 : index
                %1215 = arith.divui %1214, %c7 : index
                %1216 = arith.muli %1215, %c24 : index
                %1217 = arith.muli %1196, %c4 : index
                %1218 = arith.addi %1216, %1217 : index
                %1219 = arith.remui %1214, %c7 : index
                %1220 = arith.muli %1219, %c8 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.addi %1213, %1221 : index
                %1223 = arith.addi %1211, %1222 : index
                vector.store %1208, %kv[%1223] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1224 = arith.subi %1192, %kvHeads : index
                %1225 = arith.muli %1224, %c11 : index
                %1226 = arith.addi %1197, %1225 : index
                %1227 = arith.addi %1201, %c9 : index
                %1228 = arith.divui %1227, %c4 : index
                %1229 = arith.muli %1228, %c19 : index
                %1230 = arith.addi %1229, %c32 : index
                %1231 = arith.remui %1227, %c4 : index
                %1232 = arith.divui %1196, %c8 : index
                %1233 = arith.remui %1196, %c8 : index
                %1234 = arith.muli %1233, %c7 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.divui %1235, %c7 : index
                %1237 = arith.muli %1236, %c24 : index
                %1238 = arith.muli %1231, %c4 : index
                %1239 = arith.addi %1237, %1238 : index
                %1240 = arith.remui %1235, %c7 : index
                %1241 = arith.muli %1240, %c8 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1230, %1242 : index
                %1244 = arith.addi %1226, %1243 : index
                %1245 = vector.shuffle %1208, %1208 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1245, %kv[%1244] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1246 = arith.addi %1201, %c10 : index
                %1247 = arith.divui %1246, %c4 : index
                %1248 = arith.muli %1247, %c19 : index
                %1249 = arith.addi %1248, %c32 : index
                %1250 = arith.remui %1246, %c4 : index
                %1251 = arith.divui %1196, %c8 : index
                %1252 = arith.remui %1196, %c8 : index
                %1253 = arith.muli %1252, %c7 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.divui %1254, %c7 : index
                %1256 = arith.muli %1255, %c24 : index
                %1257 = arith.muli %1250, %c4 : index
                %1258 = arith.addi %1256, %1257 : index
                %1259 = arith.remui %1254, %c7 : index
                %1260 = arith.muli %1259, %c8 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.addi %1249, %1261 : index
                %1263 = arith.addi %1226, %1262 : index
                %1264 = vector.shuffle %1208, %1208 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1264, %kv[%1263] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1265 = arith.addi %1201, %c8 : index
                %1266 = arith.divui %1265, %c4 : index
                %1267 = arith.muli %1266, %c19 : index
                %1268 = arith.addi %1267, %c32 : index
                %1269 = arith.remui %1265, %c4 : index
                %1270 = arith.divui %1196, %c8 : index
                %1271 = arith.remui %1196, %c8 : index
                %1272 = arith.muli %1271, %c7 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.divui %1273, %c7 : index
                %1275 = arith.muli %1274, %c24 : index
                %1276 = arith.muli %1269, %c4 : index
                %1277 = arith.addi %1275, %1276 : index
                %1278 = arith.remui %1273, %c7 : index
                %1279 = arith.muli %1278, %c8 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1268, %1280 : index
                %1282 = arith.addi %1226, %1281 : index
                %1283 = vector.shuffle %1208, %1208 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1283, %kv[%1282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1284 = arith.addi %1201, %c25 : index
                %1285 = arith.divui %1284, %c4 : index
                %1286 = arith.muli %1285, %c19 : index
                %1287 = arith.addi %1286, %c32 : index
                %1288 = arith.remui %1284, %c4 : index
                %1289 = arith.divui %1196, %c8 : index
                %1290 = arith.remui %1196, %c8 : index
                %1291 = arith.muli %1290, %c7 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.divui %1292, %c7 : index
                %1294 = arith.muli %1293, %c24 : index
                %1295 = arith.muli %1288, %c4 : index
                %1296 = arith.addi %1294, %1295 : index
                %1297 = arith.remui %1292, %c7 : index
                %1298 = arith.muli %1297, %c8 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.addi %1287, %1299 : index
                %1301 = arith.addi %1226, %1300 : index
                %1302 = vector.shuffle %1208, %1208 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1302, %kv[%1301] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1303 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1303 {
            %1304 = wave.lane
            %1305 = arith.muli %1304, %c2 : index
            scf.for %1306 = %1305 to %c6 step %c6 {
              %1307 = arith.addi %1191, %1306 : index
              %1308 = vector.load %19[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1309 = arith.mulf %1308, %1194 : vector<4xf32>
              %1310 = wave.fp8_encode "e4m3" %1309 : vector<4xf32> -> vector<4xi8>
              %1311 = arith.cmpi slt, %1192, %kvHeads : index
              scf.if %1311 {
                %1312 = arith.muli %1192, %c32 : index
                %1313 = arith.addi %1197, %1312 : index
                %1314 = vector.shuffle %1310, %1310 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1315 = arith.divui %1306, %c4 : index
                %1316 = arith.muli %1315, %c24 : index
                %1317 = arith.remui %1306, %c4 : index
                %1318 = arith.muli %1196, %c4 : index
                %1319 = arith.divui %1317, %c2 : index
                %1320 = arith.muli %1319, %c2 : index
                %1321 = arith.remui %1317, %c8 : index
                %1322 = arith.muli %1321, %c8 : index
                %1323 = arith.addi %1320, %1322 : index
                %1324 = arith.divui %1317, %c8 : index
                %1325 = arith.remui %1324, %c8 : index
                %1326 = arith.addi %1323, %1325 : index
                %1327 = arith.addi %1318, %1326 : index
                %1328 = arith.addi %1316, %1327 : index
                %1329 = arith.addi %1313, %1328 : index
                vector.store %1314, %kv[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1330 = arith.subi %1192, %kvHeads : index
                %1331 = arith.muli %1330, %c32 : index
                %1332 = arith.addi %1197, %1331 : index
                %1333 = arith.addi %1306, %c9 : index
                %1334 = arith.divui %1333, %c4 : index
                %1335 = arith.muli %1334, %c24 : index
                %1336 = arith.addi %1335, %c12 : index
                %1337 = arith.remui %1333, %c4 : index
                %1338 = arith.divui %1196, %c8 : index
                %1339 = arith.remui %1196, %c8 : index
                %1340 = arith.muli %1339, %c7 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.muli %1337, %c4 : index
                %1343 = arith.divui %1341, %c2 : index
                %1344 = arith.muli %1343, %c2 : index
                %1345 = arith.remui %1341, %c8 : index
                %1346 = arith.muli %1345, %c8 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.divui %1341, %c8 : index
                %1349 = arith.remui %1348, %c8 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.addi %1342, %1350 : index
                %1352 = arith.addi %1336, %1351 : index
                %1353 = arith.addi %1332, %1352 : index
                %1354 = vector.shuffle %1310, %1310 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1354, %kv[%1353] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1355 = arith.addi %1306, %c10 : index
                %1356 = arith.divui %1355, %c4 : index
                %1357 = arith.muli %1356, %c24 : index
                %1358 = arith.addi %1357, %c12 : index
                %1359 = arith.remui %1355, %c4 : index
                %1360 = arith.divui %1196, %c8 : index
                %1361 = arith.remui %1196, %c8 : index
                %1362 = arith.muli %1361, %c7 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.muli %1359, %c4 : index
                %1365 = arith.divui %1363, %c2 : index
                %1366 = arith.muli %1365, %c2 : index
                %1367 = arith.remui %1363, %c8 : index
                %1368 = arith.muli %1367, %c8 : index
                %1369 = arith.addi %1366, %1368 : index
                %1370 = arith.divui %1363, %c8 : index
                %1371 = arith.remui %1370, %c8 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.addi %1364, %1372 : index
                %1374 = arith.addi %1358, %1373 : index
                %1375 = arith.addi %1332, %1374 : index
                %1376 = vector.shuffle %1310, %1310 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1376, %kv[%1375] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1377 = arith.addi %1306, %c8 : index
                %1378 = arith.divui %1377, %c4 : index
                %1379 = arith.muli %1378, %c24 : index
                %1380 = arith.addi %1379, %c12 : index
                %1381 = arith.remui %1377, %c4 : index
                %1382 = arith.divui %1196, %c8 : index
                %1383 = arith.remui %1196, %c8 : index
                %1384 = arith.muli %1383, %c7 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.muli %1381, %c4 : index
                %1387 = arith.divui %1385, %c2 : index
                %1388 = arith.muli %1387, %c2 : index
                %1389 = arith.remui %1385, %c8 : index
                %1390 = arith.muli %1389, %c8 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.divui %1385, %c8 : index
                %1393 = arith.remui %1392, %c8 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.addi %1386, %1394 : index
                %1396 = arith.addi %1380, %1395 : index
                %1397 = arith.addi %1332, %1396 : index
                %1398 = vector.shuffle %1310, %1310 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1398, %kv[%1397] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1399 = arith.addi %1306, %c25 : index
                %1400 = arith.divui %1399, %c4 : index
                %1401 = arith.muli %1400, %c24 : index
                %1402 = arith.addi %1401, %c12 : index
                %1403 = arith.remui %1399, %c4 : index
                %1404 = arith.divui %1196, %c8 : index
                %1405 = arith.remui %1196, %c8 : index
                %1406 = arith.muli %1405, %c7 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.muli %1403, %c4 : index
                %1409 = arith.divui %1407, %c2 : index
                %1410 = arith.muli %1409, %c2 : index
                %1411 = arith.remui %1407, %c8 : index
                %1412 = arith.muli %1411, %c8 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.divui %1407, %c8 : index
                %1415 = arith.remui %1414, %c8 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.addi %1408, %1416 : index
                %1418 = arith.addi %1402, %1417 : index
                %1419 = arith.addi %1332, %1418 : index
                %1420 = vector.shuffle %1310, %1310 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1420, %kv[%1419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1421 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1421 {
            %1422 = wave.lane
            %1423 = arith.muli %1422, %c2 : index
            scf.for %1424 = %1423 to %c6 step %c6 {
              %1425 = arith.addi %1191, %1424 : index
              %1426 = vector.load %19[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = arith.mulf %1426, %1194 : vector<4xf32>
              %1428 = wave.fp8_encode "e5m2" %1427 : vector<4xf32> -> vector<4xi8>
              %1429 = arith.cmpi slt, %1192, %kvHeads : index
              scf.if %1429 {
                %1430 = arith.muli %1192, %c32 : index
                %1431 = arith.addi %1197, %1430 : index
                %1432 = vector.shuffle %1428, %1428 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1433 = arith.divui %1424, %c4 : index
                %1434 = arith.muli %1433, %c24 : index
                %1435 = arith.remui %1424, %c4 : index
                %1436 = arith.muli %1196, %c4 : index
                %1437 = arith.divui %1435, %c2 : index
                %1438 = arith.muli %1437, %c2 : index
                %1439 = arith.remui %1435, %c8 : index
                %1440 = arith.muli %1439, %c8 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.divui %1435, %c8 : index
                %1443 = arith.remui %1442, %c8 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.addi %1436, %1444 : index
                %1446 = arith.addi %1434, %1445 : index
                %1447 = arith.addi %1431, %1446 : index
                vector.store %1432, %kv[%1447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1448 = arith.subi %1192, %kvHeads : index
                %1449 = arith.muli %1448, %c32 : index
                %1450 = arith.addi %1197, %1449 : index
                %1451 = arith.addi %1424, %c9 : index
                %1452 = arith.divui %1451, %c4 : index
                %1453 = arith.muli %1452, %c24 : index
                %1454 = arith.addi %1453, %c12 : index
                %1455 = arith.remui %1451, %c4 : index
                %1456 = arith.divui %1196, %c8 : index
                %1457 = arith.remui %1196, %c8 : index
                %1458 = arith.muli %1457, %c7 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.muli %1455, %c4 : index
                %1461 = arith.divui %1459, %c2 : index
                %1462 = arith.muli %1461, %c2 : index
                %1463 = arith.remui %1459, %c8 : index
                %1464 = arith.muli %1463, %c8 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.divui %1459, %c8 : index
                %1467 = arith.remui %1466, %c8 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.addi %1460, %1468 : index
                %1470 = arith.addi %1454, %1469 : index
                %1471 = arith.addi %1450, %1470 : index
                %1472 = vector.shuffle %1428, %1428 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1472, %kv[%1471] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1473 = arith.addi %1424, %c10 : index
                %1474 = arith.divui %1473, %c4 : index
                %1475 = arith.muli %1474, %c24 : index
                %1476 = arith.addi %1475, %c12 : index
                %1477 = arith.remui %1473, %c4 : index
                %1478 = arith.divui %1196, %c8 : index
                %1479 = arith.remui %1196, %c8 : index
                %1480 = arith.muli %1479, %c7 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.muli %1477, %c4 : index
                %1483 = arith.divui %1481, %c2 : index
                %1484 = arith.muli %1483, %c2 : index
                %1485 = arith.remui %1481, %c8 : index
                %1486 = arith.muli %1485, %c8 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.divui %1481, %c8 : index
                %1489 = arith.remui %1488, %c8 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.addi %1482, %1490 : index
                %1492 = arith.addi %1476, %1491 : index
                %1493 = arith.addi %1450, %1492 : index
                %1494 = vector.shuffle %1428, %1428 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1494, %kv[%1493] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1495 = arith.addi %1424, %c8 : index
                %1496 = arith.divui %1495, %c4 : index
                %1497 = arith.muli %1496, %c24 : index
                %1498 = arith.addi %1497, %c12 : index
                %1499 = arith.remui %1495, %c4 : index
                %1500 = arith.divui %1196, %c8 : index
                %1501 = arith.remui %1196, %c8 : index
                %1502 = arith.muli %1501, %c7 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.muli %1499, %c4 : index
                %1505 = arith.divui %1503, %c2 : index
                %1506 = arith.muli %1505, %c2 : index
                %1507 = arith.remui %1503, %c8 : index
                %1508 = arith.muli %1507, %c8 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.divui %1503, %c8 : index
                %1511 = arith.remui %1510, %c8 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.addi %1504, %1512 : index
                %1514 = arith.addi %1498, %1513 : index
                %1515 = arith.addi %1450, %1514 : index
                %1516 = vector.shuffle %1428, %1428 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1516, %kv[%1515] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1517 = arith.addi %1424, %c25 : index
                %1518 = arith.divui %1517, %c4 : index
                %1519 = arith.muli %1518, %c24 : index
                %1520 = arith.addi %1519, %c12 : index
                %1521 = arith.remui %1517, %c4 : index
                %1522 = arith.divui %1196, %c8 : index
                %1523 = arith.remui %1196, %c8 : index
                %1524 = arith.muli %1523, %c7 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.muli %1521, %c4 : index
                %1527 = arith.divui %1525, %c2 : index
                %1528 = arith.muli %1527, %c2 : index
                %1529 = arith.remui %1525, %c8 : index
                %1530 = arith.muli %1529, %c8 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.divui %1525, %c8 : index
                %1533 = arith.remui %1532, %c8 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.addi %1526, %1534 : index
                %1536 = arith.addi %1520, %1535 : index
                %1537 = arith.addi %1450, %1536 : index
                %1538 = vector.shuffle %1428, %1428 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1538, %kv[%1537] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1539 = arith.addi %22, %c4 : index
    %1540 = wave.lane
    %1541 = arith.muli %3, %c8 : index
    %1542 = arith.muli %1541, %c24 : index
    %1543 = arith.addi %1542, %1540 : index
    %1544 = arith.muli %4, %c12 : index
    %1545 = arith.addi %1544, %1543 : index
    %1546 = arith.addi %1545, %c9 : index
    %1547 = arith.addi %1546, %c9 : index
    %1548 = vector.extract %546#2[0] : f32 from vector<8xf32>
    memref.store %1548, %18[%1547] : memref<?xf32>
    %1549 = arith.muli %4, %c12 : index
    %1550 = arith.addi %1549, %1543 : index
    %1551 = arith.addi %1550, %c9 : index
    %1552 = arith.addi %1551, %c16 : index
    %1553 = vector.extract %546#2[1] : f32 from vector<8xf32>
    memref.store %1553, %18[%1552] : memref<?xf32>
    %1554 = arith.muli %4, %c12 : index
    %1555 = arith.addi %1554, %1543 : index
    %1556 = arith.addi %1555, %c9 : index
    %1557 = arith.addi %1556, %c13 : index
    %1558 = vector.extract %546#2[2] : f32 from vector<8xf32>
    memref.store %1558, %18[%1557] : memref<?xf32>
    %1559 = arith.muli %4, %c12 : index
    %1560 = arith.addi %1559, %1543 : index
    %1561 = arith.addi %1560, %c9 : index
    %1562 = arith.addi %1561, %c26 : index
    %1563 = vector.extract %546#2[3] : f32 from vector<8xf32>
    memref.store %1563, %18[%1562] : memref<?xf32>
    %1564 = arith.muli %4, %c12 : index
    %1565 = arith.addi %1564, %1543 : index
    %1566 = arith.addi %1565, %c9 : index
    %1567 = arith.addi %1566, %c6 : index
    %1568 = vector.extract %546#2[4] : f32 from vector<8xf32>
    memref.store %1568, %18[%1567] : memref<?xf32>
    %1569 = arith.muli %4, %c12 : index
    %1570 = arith.addi %1569, %1543 : index
    %1571 = arith.addi %1570, %c9 : index
    %1572 = arith.addi %1571, %c27 : index
    %1573 = vector.extract %546#2[5] : f32 from vector<8xf32>
    memref.store %1573, %18[%1572] : memref<?xf32>
    %1574 = arith.muli %4, %c12 : index
    %1575 = arith.addi %1574, %1543 : index
    %1576 = arith.addi %1575, %c9 : index
    %1577 = arith.addi %1576, %c28 : index
    %1578 = vector.extract %546#2[6] : f32 from vector<8xf32>
    memref.store %1578, %18[%1577] : memref<?xf32>
    %1579 = arith.muli %4, %c12 : index
    %1580 = arith.addi %1579, %1543 : index
    %1581 = arith.addi %1580, %c9 : index
    %1582 = arith.addi %1581, %c29 : index
    %1583 = vector.extract %546#2[7] : f32 from vector<8xf32>
    memref.store %1583, %18[%1582] : memref<?xf32>
    %1584 = arith.muli %4, %c12 : index
    %1585 = arith.addi %1584, %1543 : index
    %1586 = arith.addi %1585, %c24 : index
    %1587 = arith.addi %1586, %c9 : index
    %1588 = vector.extract %546#3[0] : f32 from vector<8xf32>
    memref.store %1588, %18[%1587] : memref<?xf32>
    %1589 = arith.muli %4, %c12 : index
    %1590 = arith.addi %1589, %1543 : index
    %1591 = arith.addi %1590, %c24 : index
    %1592 = arith.addi %1591, %c16 : index
    %1593 = vector.extract %546#3[1] : f32 from vector<8xf32>
    memref.store %1593, %18[%1592] : memref<?xf32>
    %1594 = arith.muli %4, %c12 : index
    %1595 = arith.addi %1594, %1543 : index
    %1596 = arith.addi %1595, %c24 : index
    %1597 = arith.addi %1596, %c13 : index
    %1598 = vector.extract %546#3[2] : f32 from vector<8xf32>
    memref.store %1598, %18[%1597] : memref<?xf32>
    %1599 = arith.muli %4, %c12 : index
    %1600 = arith.addi %1599, %1543 : index
    %1601 = arith.addi %1600, %c24 : index
    %1602 = arith.addi %1601, %c26 : index
    %1603 = vector.extract %546#3[3] : f32 from vector<8xf32>
    memref.store %1603, %18[%1602] : memref<?xf32>
    %1604 = arith.muli %4, %c12 : index
    %1605 = arith.addi %1604, %1543 : index
    %1606 = arith.addi %1605, %c24 : index
    %1607 = arith.addi %1606, %c6 : index
    %1608 = vector.extract %546#3[4] : f32 from vector<8xf32>
    memref.store %1608, %18[%1607] : memref<?xf32>
    %1609 = arith.muli %4, %c12 : index
    %1610 = arith.addi %1609, %1543 : index
    %1611 = arith.addi %1610, %c24 : index
    %1612 = arith.addi %1611, %c27 : index
    %1613 = vector.extract %546#3[5] : f32 from vector<8xf32>
    memref.store %1613, %18[%1612] : memref<?xf32>
    %1614 = arith.muli %4, %c12 : index
    %1615 = arith.addi %1614, %1543 : index
    %1616 = arith.addi %1615, %c24 : index
    %1617 = arith.addi %1616, %c28 : index
    %1618 = vector.extract %546#3[6] : f32 from vector<8xf32>
    memref.store %1618, %18[%1617] : memref<?xf32>
    %1619 = arith.muli %4, %c12 : index
    %1620 = arith.addi %1619, %1543 : index
    %1621 = arith.addi %1620, %c24 : index
    %1622 = arith.addi %1621, %c29 : index
    %1623 = vector.extract %546#3[7] : f32 from vector<8xf32>
    memref.store %1623, %18[%1622] : memref<?xf32>
    wave.barrier
    %1624 = arith.muli %4, %c8 : index
    %1625 = arith.addi %1624, %c9 : index
    %1626 = arith.muli %1625, %c8 : index
    %1627 = arith.divui %1540, %c4 : index
    %1628 = arith.addi %1626, %1627 : index
    %1629 = arith.addi %1539, %1628 : index
    %1630 = arith.cmpi slt, %1629, %21 : index
    scf.if %1630 {
      %1631 = arith.cmpi eq, %hasFactors, %c10 : index
      %1632 = memref.load %factors[%1629] : memref<?xf32>
      %1633 = arith.select %1631, %1632, %c31 : f32
      %1634 = arith.addi %1543, %c9 : index
      %1635 = arith.muli %1625, %c16 : index
      %1636 = arith.addi %1634, %1635 : index
      %1637 = memref.load %18[%1636] : memref<?xf32>
      %1638 = arith.addi %1636, %c12 : index
      %1639 = memref.load %18[%1638] : memref<?xf32>
      %1640 = arith.addf %1637, %1639 : f32
      %1641 = arith.addi %1636, %c32 : index
      %1642 = memref.load %18[%1641] : memref<?xf32>
      %1643 = arith.addf %1640, %1642 : f32
      %1644 = arith.addi %1636, %c33 : index
      %1645 = memref.load %18[%1644] : memref<?xf32>
      %1646 = arith.addf %1643, %1645 : f32
      %1647 = arith.remui %1540, %c4 : index
      %1648 = arith.muli %1647, %c2 : index
      %1649 = arith.addi %15, %1648 : index
      %1650 = vector.load %w[%1649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1651 = vector.bitcast %1650 : vector<4xi8> to vector<1xf32>
      %1652 = vector.extract %1651[0] : f32 from vector<1xf32>
      %1653 = arith.mulf %1652, %1633 : f32
      %1654 = arith.mulf %1646, %1653 : f32
      %1655 = arith.muli %3, %c8 : index
      %1656 = arith.addi %1655, %c9 : index
      %1657 = arith.muli %1656, %c4 : index
      %1658 = arith.remui %1540, %c4 : index
      %1659 = arith.addi %1657, %1658 : index
      %1660 = arith.muli %1628, %c6 : index
      %1661 = arith.addi %1660, %1659 : index
      memref.store %1654, %19[%1661] : memref<?xf32>
      %1662 = arith.addi %1543, %c24 : index
      %1663 = arith.muli %1625, %c16 : index
      %1664 = arith.addi %1662, %1663 : index
      %1665 = memref.load %18[%1664] : memref<?xf32>
      %1666 = arith.addi %1664, %c12 : index
      %1667 = memref.load %18[%1666] : memref<?xf32>
      %1668 = arith.addf %1665, %1667 : f32
      %1669 = arith.addi %1664, %c32 : index
      %1670 = memref.load %18[%1669] : memref<?xf32>
      %1671 = arith.addf %1668, %1670 : f32
      %1672 = arith.addi %1664, %c33 : index
      %1673 = memref.load %18[%1672] : memref<?xf32>
      %1674 = arith.addf %1671, %1673 : f32
      %1675 = arith.remui %1540, %c4 : index
      %1676 = arith.muli %1675, %c2 : index
      %1677 = arith.addi %17, %1676 : index
      %1678 = vector.load %w[%1677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1679 = vector.bitcast %1678 : vector<4xi8> to vector<1xf32>
      %1680 = vector.extract %1679[0] : f32 from vector<1xf32>
      %1681 = arith.mulf %1680, %1633 : f32
      %1682 = arith.mulf %1674, %1681 : f32
      %1683 = arith.muli %3, %c8 : index
      %1684 = arith.addi %1683, %c10 : index
      %1685 = arith.muli %1684, %c4 : index
      %1686 = arith.remui %1540, %c4 : index
      %1687 = arith.addi %1685, %1686 : index
      %1688 = arith.muli %1628, %c6 : index
      %1689 = arith.addi %1688, %1687 : index
      memref.store %1682, %19[%1689] : memref<?xf32>
    }
    %1690 = arith.muli %4, %c8 : index
    %1691 = arith.addi %1690, %c10 : index
    %1692 = arith.muli %1691, %c8 : index
    %1693 = arith.divui %1540, %c4 : index
    %1694 = arith.addi %1692, %1693 : index
    %1695 = arith.addi %1539, %1694 : index
    %1696 = arith.cmpi slt, %1695, %21 : index
    scf.if %1696 {
      %1697 = arith.cmpi eq, %hasFactors, %c10 : index
      %1698 = memref.load %factors[%1695] : memref<?xf32>
      %1699 = arith.select %1697, %1698, %c31 : f32
      %1700 = arith.addi %1543, %c9 : index
      %1701 = arith.muli %1691, %c16 : index
      %1702 = arith.addi %1700, %1701 : index
      %1703 = memref.load %18[%1702] : memref<?xf32>
      %1704 = arith.addi %1702, %c12 : index
      %1705 = memref.load %18[%1704] : memref<?xf32>
      %1706 = arith.addf %1703, %1705 : f32
      %1707 = arith.addi %1702, %c32 : index
      %1708 = memref.load %18[%1707] : memref<?xf32>
      %1709 = arith.addf %1706, %1708 : f32
      %1710 = arith.addi %1702, %c33 : index
      %1711 = memref.load %18[%1710] : memref<?xf32>
      %1712 = arith.addf %1709, %1711 : f32
      %1713 = arith.remui %1540, %c4 : index
      %1714 = arith.muli %1713, %c2 : index
      %1715 = arith.addi %15, %1714 : index
      %1716 = vector.load %w[%1715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1717 = vector.bitcast %1716 : vector<4xi8> to vector<1xf32>
      %1718 = vector.extract %1717[0] : f32 from vector<1xf32>
      %1719 = arith.mulf %1718, %1699 : f32
      %1720 = arith.mulf %1712, %1719 : f32
      %1721 = arith.muli %3, %c8 : index
      %1722 = arith.addi %1721, %c9 : index
      %1723 = arith.muli %1722, %c4 : index
      %1724 = arith.remui %1540, %c4 : index
      %1725 = arith.addi %1723, %1724 : index
      %1726 = arith.muli %1694, %c6 : index
      %1727 = arith.addi %1726, %1725 : index
      memref.store %1720, %19[%1727] : memref<?xf32>
      %1728 = arith.addi %1543, %c24 : index
      %1729 = arith.muli %1691, %c16 : index
      %1730 = arith.addi %1728, %1729 : index
      %1731 = memref.load %18[%1730] : memref<?xf32>
      %1732 = arith.addi %1730, %c12 : index
      %1733 = memref.load %18[%1732] : memref<?xf32>
      %1734 = arith.addf %1731, %1733 : f32
      %1735 = arith.addi %1730, %c32 : index
      %1736 = memref.load %18[%1735] : memref<?xf32>
      %1737 = arith.addf %1734, %1736 : f32
      %1738 = arith.addi %1730, %c33 : index
      %1739 = memref.load %18[%1738] : memref<?xf32>
      %1740 = arith.addf %1737, %1739 : f32
      %1741 = arith.remui %1540, %c4 : index
      %1742 = arith.muli %1741, %c2 : index
      %1743 = arith.addi %17, %1742 : index
      %1744 = vector.load %w[%1743] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1745 = vector.bitcast %1744 : vector<4xi8> to vector<1xf32>
      %1746 = vector.extract %1745[0] : f32 from vector<1xf32>
      %1747 = arith.mulf %1746, %1699 : f32
      %1748 = arith.mulf %1740, %1747 : f32
      %1749 = arith.muli %3, %c8 : index
      %1750 = arith.addi %1749, %c10 : index
      %1751 = arith.muli %1750, %c4 : index
      %1752 = arith.remui %1540, %c4 : index
      %1753 = arith.addi %1751, %1752 : index
      %1754 = arith.muli %1694, %c6 : index
      %1755 = arith.addi %1754, %1753 : index
      memref.store %1748, %19[%1755] : memref<?xf32>
    }
    wave.barrier
    %1756 = arith.addi %22, %c4 : index
    %1757 = wave.wave
    %1758 = arith.addi %1757, %c9 : index
    %1759 = arith.addi %1756, %1758 : index
    %1760 = arith.cmpi slt, %1759, %21 : index
    scf.if %1760 {
      %1761 = arith.addi %1756, %1758 : index
      %1762 = arith.muli %1758, %c6 : index
      %1763 = wave.lane
      %1764 = arith.addi %1763, %c9 : index
      %1765 = arith.cmpi eq, %hasBias, %c10 : index
      %1766 = arith.addi %1762, %1764 : index
      %1767 = memref.load %19[%1766] : memref<?xf32>
      %1768 = arith.muli %0, %c6 : index
      %1769 = arith.addi %1768, %1764 : index
      %1770 = memref.load %bias[%1769] : memref<?xf32>
      %1771 = arith.addf %1767, %1770 : f32
      %1772 = arith.select %1765, %1771, %1767 : f32
      %1773 = arith.addi %1764, %c13 : index
      %1774 = arith.cmpi eq, %hasBias, %c10 : index
      %1775 = arith.addi %1762, %1773 : index
      %1776 = memref.load %19[%1775] : memref<?xf32>
      %1777 = arith.muli %0, %c6 : index
      %1778 = arith.addi %1777, %1773 : index
      %1779 = memref.load %bias[%1778] : memref<?xf32>
      %1780 = arith.addf %1776, %1779 : f32
      %1781 = arith.select %1774, %1780, %1776 : f32
      %1782 = arith.addi %1763, %c16 : index
      %1783 = arith.cmpi eq, %hasBias, %c10 : index
      %1784 = arith.addi %1762, %1782 : index
      %1785 = memref.load %19[%1784] : memref<?xf32>
      %1786 = arith.muli %0, %c6 : index
      %1787 = arith.addi %1786, %1782 : index
      %1788 = memref.load %bias[%1787] : memref<?xf32>
      %1789 = arith.addf %1785, %1788 : f32
      %1790 = arith.select %1783, %1789, %1785 : f32
      %1791 = arith.addi %1782, %c13 : index
      %1792 = arith.cmpi eq, %hasBias, %c10 : index
      %1793 = arith.addi %1762, %1791 : index
      %1794 = memref.load %19[%1793] : memref<?xf32>
      %1795 = arith.muli %0, %c6 : index
      %1796 = arith.addi %1795, %1791 : index
      %1797 = memref.load %bias[%1796] : memref<?xf32>
      %1798 = arith.addf %1794, %1797 : f32
      %1799 = arith.select %1792, %1798, %1794 : f32
      %1800 = arith.addi %heads, %kvHeads : index
      %1801 = arith.cmpi slt, %0, %1800 : index
      scf.if %1801 {
        %1802 = arith.addi %positionsAt, %1761 : index
        %1803 = memref.load %step[%1802] : memref<?xi32>
        %1804 = arith.index_cast %1803 : i32 to index
        %1805 = arith.cmpi eq, %hasNorm, %c10 : index
        %1806 = math.fma %1772, %1772, %c37 : f32
        %1807 = math.fma %1781, %1781, %1806 : f32
        %1808 = math.fma %1790, %1790, %1807 : f32
        %1809 = math.fma %1799, %1799, %1808 : f32
        %1810 = vector.broadcast %1809 : f32 to vector<1xf32>
        %1811 = wave.reduce "add" %1810 : vector<1xf32>
        %1812 = arith.mulf %1811, %inverseHeadDim : f32
        %1813 = arith.addf %1812, %epsilon : f32
        %1814 = math.sqrt %1813 : f32
        %1815 = arith.divf %c31, %1814 : f32
        %1816 = arith.cmpi slt, %0, %heads : index
        %1817 = arith.addi %1764, %c13 : index
        %1818 = memref.load %query_norm[%1764] : memref<?xf32>
        %1819 = memref.load %key_norm[%1764] : memref<?xf32>
        %1820 = arith.select %1816, %1818, %1819 : f32
        %1821 = arith.mulf %1772, %1815 : f32
        %1822 = arith.mulf %1821, %1820 : f32
        %1823 = arith.select %1805, %1822, %1772 : f32
        %1824 = memref.load %query_norm[%1817] : memref<?xf32>
        %1825 = memref.load %key_norm[%1817] : memref<?xf32>
        %1826 = arith.select %1816, %1824, %1825 : f32
        %1827 = arith.mulf %1781, %1815 : f32
        %1828 = arith.mulf %1827, %1826 : f32
        %1829 = arith.select %1805, %1828, %1781 : f32
        %1830 = arith.addi %1782, %c13 : index
        %1831 = memref.load %query_norm[%1782] : memref<?xf32>
        %1832 = memref.load %key_norm[%1782] : memref<?xf32>
        %1833 = arith.select %1816, %1831, %1832 : f32
        %1834 = arith.mulf %1790, %1815 : f32
        %1835 = arith.mulf %1834, %1833 : f32
        %1836 = arith.select %1805, %1835, %1790 : f32
        %1837 = memref.load %query_norm[%1830] : memref<?xf32>
        %1838 = memref.load %key_norm[%1830] : memref<?xf32>
        %1839 = arith.select %1816, %1837, %1838 : f32
        %1840 = arith.mulf %1799, %1815 : f32
        %1841 = arith.mulf %1840, %1839 : f32
        %1842 = arith.select %1805, %1841, %1799 : f32
        %1843 = arith.remui %1804, %c24 : index
        %1844 = arith.muli %1843, %c6 : index
        %1845 = arith.addi %1844, %1764 : index
        %1846 = arith.divui %1804, %c24 : index
        %1847 = arith.addi %1846, %c24 : index
        %1848 = arith.muli %1847, %c6 : index
        %1849 = arith.addi %1848, %1764 : index
        %1850 = memref.load %rope[%1845] : memref<?xf32>
        %1851 = arith.addi %1845, %c13 : index
        %1852 = memref.load %rope[%1851] : memref<?xf32>
        %1853 = memref.load %rope[%1849] : memref<?xf32>
        %1854 = arith.addi %1849, %c13 : index
        %1855 = memref.load %rope[%1854] : memref<?xf32>
        %1856 = arith.mulf %1853, %1850 : f32
        %1857 = arith.mulf %1855, %1852 : f32
        %1858 = arith.subf %1856, %1857 : f32
        %1859 = arith.mulf %1855, %1850 : f32
        %1860 = arith.mulf %1853, %1852 : f32
        %1861 = arith.addf %1859, %1860 : f32
        %1862 = arith.mulf %1823, %1858 : f32
        %1863 = arith.mulf %1829, %1861 : f32
        %1864 = arith.subf %1862, %1863 : f32
        %1865 = arith.mulf %1829, %1858 : f32
        %1866 = arith.mulf %1823, %1861 : f32
        %1867 = arith.addf %1865, %1866 : f32
        %1868 = arith.cmpi slt, %0, %heads : index
        scf.if %1868 {
          %1869 = arith.muli %1761, %heads : index
          %1870 = arith.addi %1869, %0 : index
          %1871 = arith.muli %1870, %c6 : index
          %1872 = arith.addi %1871, %1764 : index
          memref.store %1864, %q[%1872] : memref<?xf32>
          %1873 = arith.addi %1872, %c13 : index
          memref.store %1867, %q[%1873] : memref<?xf32>
        } else {
          %1874 = arith.addi %1762, %1764 : index
          memref.store %1864, %19[%1874] : memref<?xf32>
          %1875 = arith.addi %1762, %1764 : index
          %1876 = arith.addi %1875, %c13 : index
          memref.store %1867, %19[%1876] : memref<?xf32>
        }
        %1877 = arith.remui %1804, %c24 : index
        %1878 = arith.muli %1877, %c6 : index
        %1879 = arith.addi %1878, %1782 : index
        %1880 = arith.divui %1804, %c24 : index
        %1881 = arith.addi %1880, %c24 : index
        %1882 = arith.muli %1881, %c6 : index
        %1883 = arith.addi %1882, %1782 : index
        %1884 = memref.load %rope[%1879] : memref<?xf32>
        %1885 = arith.addi %1879, %c13 : index
        %1886 = memref.load %rope[%1885] : memref<?xf32>
        %1887 = memref.load %rope[%1883] : memref<?xf32>
        %1888 = arith.addi %1883, %c13 : index
        %1889 = memref.load %rope[%1888] : memref<?xf32>
        %1890 = arith.mulf %1887, %1884 : f32
        %1891 = arith.mulf %1889, %1886 : f32
        %1892 = arith.subf %1890, %1891 : f32
        %1893 = arith.mulf %1889, %1884 : f32
        %1894 = arith.mulf %1887, %1886 : f32
        %1895 = arith.addf %1893, %1894 : f32
        %1896 = arith.mulf %1836, %1892 : f32
        %1897 = arith.mulf %1842, %1895 : f32
        %1898 = arith.subf %1896, %1897 : f32
        %1899 = arith.mulf %1842, %1892 : f32
        %1900 = arith.mulf %1836, %1895 : f32
        %1901 = arith.addf %1899, %1900 : f32
        %1902 = arith.cmpi slt, %0, %heads : index
        scf.if %1902 {
          %1903 = arith.muli %1761, %heads : index
          %1904 = arith.addi %1903, %0 : index
          %1905 = arith.muli %1904, %c6 : index
          %1906 = arith.addi %1905, %1782 : index
          memref.store %1898, %q[%1906] : memref<?xf32>
          %1907 = arith.addi %1906, %c13 : index
          memref.store %1901, %q[%1907] : memref<?xf32>
        } else {
          %1908 = arith.addi %1762, %1782 : index
          memref.store %1898, %19[%1908] : memref<?xf32>
          %1909 = arith.addi %1762, %1782 : index
          %1910 = arith.addi %1909, %c13 : index
          memref.store %1901, %19[%1910] : memref<?xf32>
        }
      } else {
        %1911 = arith.cmpi slt, %0, %heads : index
        scf.if %1911 {
          %1912 = arith.muli %1761, %heads : index
          %1913 = arith.addi %1912, %0 : index
          %1914 = arith.muli %1913, %c6 : index
          %1915 = arith.addi %1914, %1764 : index
          memref.store %1772, %q[%1915] : memref<?xf32>
          %1916 = arith.addi %1915, %c13 : index
          memref.store %1781, %q[%1916] : memref<?xf32>
        } else {
          %1917 = arith.addi %1762, %1764 : index
          memref.store %1772, %19[%1917] : memref<?xf32>
          %1918 = arith.addi %1762, %1764 : index
          %1919 = arith.addi %1918, %c13 : index
          memref.store %1781, %19[%1919] : memref<?xf32>
        }
        %1920 = arith.cmpi slt, %0, %heads : index
        scf.if %1920 {
          %1921 = arith.muli %1761, %heads : index
          %1922 = arith.addi %1921, %0 : index
          %1923 = arith.muli %1922, %c6 : index
          %1924 = arith.addi %1923, %1782 : index
          memref.store %1790, %q[%1924] : memref<?xf32>
          %1925 = arith.addi %1924, %c13 : index
          memref.store %1799, %q[%1925] : memref<?xf32>
        } else {
          %1926 = arith.addi %1762, %1782 : index
          memref.store %1790, %19[%1926] : memref<?xf32>
          %1927 = arith.addi %1762, %1782 : index
          %1928 = arith.addi %1927, %c13 : index
          memref.store %1799, %19[%1928] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1929 = arith.cmpi sge, %0, %heads : index
    scf.if %1929 {
      %1930 = arith.addi %1757, %c9 : index
      %1931 = arith.addi %1756, %1930 : index
      %1932 = arith.cmpi slt, %1931, %21 : index
      scf.if %1932 {
        %1933 = arith.addi %1756, %1930 : index
        %1934 = arith.addi %slotsAt, %1933 : index
        %1935 = memref.load %step[%1934] : memref<?xi32>
        %1936 = arith.index_cast %1935 : i32 to index
        %1937 = arith.cmpi sge, %1936, %c9 : index
        scf.if %1937 {
          %1938 = arith.muli %1930, %c6 : index
          %1939 = arith.subi %0, %heads : index
          %1940 = memref.load %scales[%1939] : memref<?xf32>
          %1941 = vector.broadcast %1940 : f32 to vector<4xf32>
          %1942 = arith.divui %1936, %c4 : index
          %1943 = arith.remui %1936, %c4 : index
          %1944 = arith.muli %1942, %pageBytes : index
          %1945 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1945 {
            %1946 = wave.lane
            %1947 = arith.muli %1946, %c2 : index
            scf.for %1948 = %1947 to %c6 step %c6 {
              %1949 = arith.addi %1938, %1948 : index
              %1950 = vector.load %19[%1949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1951 = arith.mulf %1950, %1941 : vector<4xf32>
              %1952 = arith.minimumf %1951, %c43 : vector<4xf32>
              %1953 = arith.maximumf %1952, %c44 : vector<4xf32>
              %1954 = arith.truncf %1953 : vector<4xf32> to vector<4xf16>
              %1955 = vector.bitcast %1954 : vector<4xf16> to vector<8xi8>
              %1956 = arith.cmpi slt, %1939, %kvHeads : index
              scf.if %1956 {
                %1957 = arith.muli %1939, %c11 : index
                %1958 = arith.addi %1944, %1957 : index
                %1959 = arith.divui %1948, %c4 : index
                %1960 = arith.muli %1959, %c19 : index
                %1961 = arith.remui %1948, %c4 : index
                %1962 = arith.divui %1961, %c7 : index
                %1963 = arith.muli %1962, %c24 : index
                %1964 = arith.muli %1943, %c4 : index
                %1965 = arith.addi %1963, %1964 : index
                %1966 = arith.remui %1961, %c7 : index
                %1967 = arith.muli %1966, %c8 : index
                %1968 = arith.addi %1965, %1967 : index
                %1969 = arith.addi %1960, %1968 : index
                %1970 = arith.addi %1958, %1969 : index
                vector.store %1955, %kv[%1970] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1971 = arith.subi %1939, %kvHeads : index
                %1972 = arith.muli %1971, %c11 : index
                %1973 = arith.addi %1944, %1972 : index
                %1974 = arith.addi %1948, %c9 : index
                %1975 = arith.divui %1974, %c4 : index
                %1976 = arith.muli %1975, %c19 : index
                %1977 = arith.addi %1976, %c32 : index
                %1978 = arith.remui %1974, %c4 : index
                %1979 = arith.divui %1943, %c8 : index
                %1980 = arith.remui %1943, %c8 : index
                %1981 = arith.muli %1980, %c7 : index
                %1982 = arith.addi %1979, %1981 : index
                %1983 = arith.divui %1982, %c7 : index
                %1984 = arith.muli %1983, %c24 : index
                %1985 = arith.muli %1978, %c4 : index
                %1986 = arith.addi %1984, %1985 : index
                %1987 = arith.remui %1982, %c7 : index
                %1988 = arith.muli %1987, %c8 : index
                %1989 = arith.addi %1986, %1988 : index
                %1990 = arith.addi %1977, %1989 : index
                %1991 = arith.addi %1973, %1990 : index
                %1992 = vector.shuffle %1955, %1955 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1992, %kv[%1991] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1993 = arith.addi %1948, %c10 : index
                %1994 = arith.divui %1993, %c4 : index
                %1995 = arith.muli %1994, %c19 : index
                %1996 = arith.addi %1995, %c32 : index
                %1997 = arith.remui %1993, %c4 : index
                %1998 = arith.divui %1943, %c8 : index
                %1999 = arith.remui %1943, %c8 : index
                %2000 = arith.muli %1999, %c7 : index
                %2001 = arith.addi %1998, %2000 : index
                %2002 = arith.divui %2001, %c7 : index
                %2003 = arith.muli %2002, %c24 : index
                %2004 = arith.muli %1997, %c4 : index
                %2005 = arith.addi %2003, %2004 : index
                %2006 = arith.remui %2001, %c7 : index
                %2007 = arith.muli %2006, %c8 : index
                %2008 = arith.addi %2005, %2007 : index
                %2009 = arith.addi %1996, %2008 : index
                %2010 = arith.addi %1973, %2009 : index
                %2011 = vector.shuffle %1955, %1955 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2011, %kv[%2010] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2012 = arith.addi %1948, %c8 : index
                %2013 = arith.divui %2012, %c4 : index
                %2014 = arith.muli %2013, %c19 : index
                %2015 = arith.addi %2014, %c32 : index
                %2016 = arith.remui %2012, %c4 : index
                %2017 = arith.divui %1943, %c8 : index
                %2018 = arith.remui %1943, %c8 : index
                %2019 = arith.muli %2018, %c7 : index
                %2020 = arith.addi %2017, %2019 : index
                %2021 = arith.divui %2020, %c7 : index
                %2022 = arith.muli %2021, %c24 : index
                %2023 = arith.muli %2016, %c4 : index
                %2024 = arith.addi %2022, %2023 : index
                %2025 = arith.remui %2020, %c7 : index
                %2026 = arith.muli %2025, %c8 : index
                %2027 = arith.addi %2024, %2026 : index
                %2028 = arith.addi %2015, %2027 : index
                %2029 = arith.addi %1973, %2028 : index
                %2030 = vector.shuffle %1955, %1955 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2030, %kv[%2029] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2031 = arith.addi %1948, %c25 : index
                %2032 = arith.divui %2031, %c4 : index
                %2033 = arith.muli %2032, %c19 : index
                %2034 = arith.addi %2033, %c32 : index
                %2035 = arith.remui %2031, %c4 : index
                %2036 = arith.divui %1943, %c8 : index
                %2037 = arith.remui %1943, %c8 : index
                %2038 = arith.muli %2037, %c7 : index
                %2039 = arith.addi %2036, %2038 : index
                %2040 = arith.divui %2039, %c7 : index
                %2041 = arith.muli %2040, %c24 : index
                %2042 = arith.muli %2035, %c4 : index
                %2043 = arith.addi %2041, %2042 : index
                %2044 = arith.remui %2039, %c7 : index
                %2045 = arith.muli %2044, %c8 : index
                %2046 = arith.addi %2043, %2045 : index
                %2047 = arith.addi %2034, %2046 : index
                %2048 = arith.addi %1973, %2047 : index
                %2049 = vector.shuffle %1955, %1955 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2049, %kv[%2048] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2050 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2050 {
            %2051 = wave.lane
            %2052 = arith.muli %2051, %c2 : index
            scf.for %2053 = %2052 to %c6 step %c6 {
              %2054 = arith.addi %1938, %2053 : index
              %2055 = vector.load %19[%2054] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2056 = arith.mulf %2055, %1941 : vector<4xf32>
              %2057 = wave.fp8_encode "e4m3" %2056 : vector<4xf32> -> vector<4xi8>
              %2058 = arith.cmpi slt, %1939, %kvHeads : index
              scf.if %2058 {
                %2059 = arith.muli %1939, %c32 : index
                %2060 = arith.addi %1944, %2059 : index
                %2061 = vector.shuffle %2057, %2057 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2062 = arith.divui %2053, %c4 : index
                %2063 = arith.muli %2062, %c24 : index
                %2064 = arith.remui %2053, %c4 : index
                %2065 = arith.muli %1943, %c4 : index
                %2066 = arith.divui %2064, %c2 : index
                %2067 = arith.muli %2066, %c2 : index
                %2068 = arith.remui %2064, %c8 : index
                %2069 = arith.muli %2068, %c8 : index
                %2070 = arith.addi %2067, %2069 : index
                %2071 = arith.divui %2064, %c8 : index
                %2072 = arith.remui %2071, %c8 : index
                %2073 = arith.addi %2070, %2072 : index
                %2074 = arith.addi %2065, %2073 : index
                %2075 = arith.addi %2063, %2074 : index
                %2076 = arith.addi %2060, %2075 : index
                vector.store %2061, %kv[%2076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2077 = arith.subi %1939, %kvHeads : index
                %2078 = arith.muli %2077, %c32 : index
                %2079 = arith.addi %1944, %2078 : index
                %2080 = arith.addi %2053, %c9 : index
                %2081 = arith.divui %2080, %c4 : index
                %2082 = arith.muli %2081, %c24 : index
                %2083 = arith.addi %2082, %c12 : index
                %2084 = arith.remui %2080, %c4 : index
                %2085 = arith.divui %1943, %c8 : index
                %2086 = arith.remui %1943, %c8 : index
                %2087 = arith.muli %2086, %c7 : index
                %2088 = arith.addi %2085, %2087 : index
                %2089 = arith.muli %2084, %c4 : index
                %2090 = arith.divui %2088, %c2 : index
                %2091 = arith.muli %2090, %c2 : index
                %2092 = arith.remui %2088, %c8 : index
                %2093 = arith.muli %2092, %c8 : index
                %2094 = arith.addi %2091, %2093 : index
                %2095 = arith.divui %2088, %c8 : index
                %2096 = arith.remui %2095, %c8 : index
                %2097 = arith.addi %2094, %2096 : index
                %2098 = arith.addi %2089, %2097 : index
                %2099 = arith.addi %2083, %2098 : index
                %2100 = arith.addi %2079, %2099 : index
                %2101 = vector.shuffle %2057, %2057 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2101, %kv[%2100] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2102 = arith.addi %2053, %c10 : index
                %2103 = arith.divui %2102, %c4 : index
                %2104 = arith.muli %2103, %c24 : index
                %2105 = arith.addi %2104, %c12 : index
                %2106 = arith.remui %2102, %c4 : index
                %2107 = arith.divui %1943, %c8 : index
                %2108 = arith.remui %1943, %c8 : index
                %2109 = arith.muli %2108, %c7 : index
                %2110 = arith.addi %2107, %2109 : index
                %2111 = arith.muli %2106, %c4 : index
                %2112 = arith.divui %2110, %c2 : index
                %2113 = arith.muli %2112, %c2 : index
                %2114 = arith.remui %2110, %c8 : index
                %2115 = arith.muli %2114, %c8 : index
                %2116 = arith.addi %2113, %2115 : index
                %2117 = arith.divui %2110, %c8 : index
                %2118 = arith.remui %2117, %c8 : index
                %2119 = arith.addi %2116, %2118 : index
                %2120 = arith.addi %2111, %2119 : index
                %2121 = arith.addi %2105, %2120 : index
                %2122 = arith.addi %2079, %2121 : index
                %2123 = vector.shuffle %2057, %2057 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2123, %kv[%2122] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2124 = arith.addi %2053, %c8 : index
                %2125 = arith.divui %2124, %c4 : index
                %2126 = arith.muli %2125, %c24 : index
                %2127 = arith.addi %2126, %c12 : index
                %2128 = arith.remui %2124, %c4 : index
                %2129 = arith.divui %1943, %c8 : index
                %2130 = arith.remui %1943, %c8 : index
                %2131 = arith.muli %2130, %c7 : index
                %2132 = arith.addi %2129, %2131 : index
                %2133 = arith.muli %2128, %c4 : index
                %2134 = arith.divui %2132, %c2 : index
                %2135 = arith.muli %2134, %c2 : index
                %2136 = arith.remui %2132, %c8 : index
                %2137 = arith.muli %2136, %c8 : index
                %2138 = arith.addi %2135, %2137 : index
                %2139 = arith.divui %2132, %c8 : index
                %2140 = arith.remui %2139, %c8 : index
                %2141 = arith.addi %2138, %2140 : index
                %2142 = arith.addi %2133, %2141 : index
                %2143 = arith.addi %2127, %2142 : index
                %2144 = arith.addi %2079, %2143 : index
                %2145 = vector.shuffle %2057, %2057 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2145, %kv[%2144] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2146 = arith.addi %2053, %c25 : index
                %2147 = arith.divui %2146, %c4 : index
                %2148 = arith.muli %2147, %c24 : index
                %2149 = arith.addi %2148, %c12 : index
                %2150 = arith.remui %2146, %c4 : index
                %2151 = arith.divui %1943, %c8 : index
                %2152 = arith.remui %1943, %c8 : index
                %2153 = arith.muli %2152, %c7 : index
                %2154 = arith.addi %2151, %2153 : index
                %2155 = arith.muli %2150, %c4 : index
                %2156 = arith.divui %2154, %c2 : index
                %2157 = arith.muli %2156, %c2 : index
                %2158 = arith.remui %2154, %c8 : index
                %2159 = arith.muli %2158, %c8 : index
                %2160 = arith.addi %2157, %2159 : index
                %2161 = arith.divui %2154, %c8 : index
                %2162 = arith.remui %2161, %c8 : index
                %2163 = arith.addi %2160, %2162 : index
                %2164 = arith.addi %2155, %2163 : index
                %2165 = arith.addi %2149, %2164 : index
                %2166 = arith.addi %2079, %2165 : index
                %2167 = vector.shuffle %2057, %2057 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2167, %kv[%2166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2168 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2168 {
            %2169 = wave.lane
            %2170 = arith.muli %2169, %c2 : index
            scf.for %2171 = %2170 to %c6 step %c6 {
              %2172 = arith.addi %1938, %2171 : index
              %2173 = vector.load %19[%2172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2174 = arith.mulf %2173, %1941 : vector<4xf32>
              %2175 = wave.fp8_encode "e5m2" %2174 : vector<4xf32> -> vector<4xi8>
              %2176 = arith.cmpi slt, %1939, %kvHeads : index
              scf.if %2176 {
                %2177 = arith.muli %1939, %c32 : index
                %2178 = arith.addi %1944, %2177 : index
                %2179 = vector.shuffle %2175, %2175 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2180 = arith.divui %2171, %c4 : index
                %2181 = arith.muli %2180, %c24 : index
                %2182 = arith.remui %2171, %c4 : index
                %2183 = arith.muli %1943, %c4 : index
                %2184 = arith.divui %2182, %c2 : index
                %2185 = arith.muli %2184, %c2 : index
                %2186 = arith.remui %2182, %c8 : index
                %2187 = arith.muli %2186, %c8 : index
                %2188 = arith.addi %2185, %2187 : index
                %2189 = arith.divui %2182, %c8 : index
                %2190 = arith.remui %2189, %c8 : index
                %2191 = arith.addi %2188, %2190 : index
                %2192 = arith.addi %2183, %2191 : index
                %2193 = arith.addi %2181, %2192 : index
                %2194 = arith.addi %2178, %2193 : index
                vector.store %2179, %kv[%2194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2195 = arith.subi %1939, %kvHeads : index
                %2196 = arith.muli %2195, %c32 : index
                %2197 = arith.addi %1944, %2196 : index
                %2198 = arith.addi %2171, %c9 : index
                %2199 = arith.divui %2198, %c4 : index
                %2200 = arith.muli %2199, %c24 : index
                %2201 = arith.addi %2200, %c12 : index
                %2202 = arith.remui %2198, %c4 : index
                %2203 = arith.divui %1943, %c8 : index
                %2204 = arith.remui %1943, %c8 : index
                %2205 = arith.muli %2204, %c7 : index
                %2206 = arith.addi %2203, %2205 : index
                %2207 = arith.muli %2202, %c4 : index
                %2208 = arith.divui %2206, %c2 : index
                %2209 = arith.muli %2208, %c2 : index
                %2210 = arith.remui %2206, %c8 : index
                %2211 = arith.muli %2210, %c8 : index
                %2212 = arith.addi %2209, %2211 : index
                %2213 = arith.divui %2206, %c8 : index
                %2214 = arith.remui %2213, %c8 : index
                %2215 = arith.addi %2212, %2214 : index
                %2216 = arith.addi %2207, %2215 : index
                %2217 = arith.addi %2201, %2216 : index
                %2218 = arith.addi %2197, %2217 : index
                %2219 = vector.shuffle %2175, %2175 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2219, %kv[%2218] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2220 = arith.addi %2171, %c10 : index
                %2221 = arith.divui %2220, %c4 : index
                %2222 = arith.muli %2221, %c24 : index
                %2223 = arith.addi %2222, %c12 : index
                %2224 = arith.remui %2220, %c4 : index
                %2225 = arith.divui %1943, %c8 : index
                %2226 = arith.remui %1943, %c8 : index
                %2227 = arith.muli %2226, %c7 : index
                %2228 = arith.addi %2225, %2227 : index
                %2229 = arith.muli %2224, %c4 : index
                %2230 = arith.divui %2228, %c2 : index
                %2231 = arith.muli %2230, %c2 : index
                %2232 = arith.remui %2228, %c8 : index
                %2233 = arith.muli %2232, %c8 : index
                %2234 = arith.addi %2231, %2233 : index
                %2235 = arith.divui %2228, %c8 : index
                %2236 = arith.remui %2235, %c8 : index
                %2237 = arith.addi %2234, %2236 : index
                %2238 = arith.addi %2229, %2237 : index
                %2239 = arith.addi %2223, %2238 : index
                %2240 = arith.addi %2197, %2239 : index
                %2241 = vector.shuffle %2175, %2175 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2241, %kv[%2240] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2242 = arith.addi %2171, %c8 : index
                %2243 = arith.divui %2242, %c4 : index
                %2244 = arith.muli %2243, %c24 : index
                %2245 = arith.addi %2244, %c12 : index
                %2246 = arith.remui %2242, %c4 : index
                %2247 = arith.divui %1943, %c8 : index
                %2248 = arith.remui %1943, %c8 : index
                %2249 = arith.muli %2248, %c7 : index
                %2250 = arith.addi %2247, %2249 : index
                %2251 = arith.muli %2246, %c4 : index
                %2252 = arith.divui %2250, %c2 : index
                %2253 = arith.muli %2252, %c2 : index
                %2254 = arith.remui %2250, %c8 : index
                %2255 = arith.muli %2254, %c8 : index
                %2256 = arith.addi %2253, %2255 : index
                %2257 = arith.divui %2250, %c8 : index
                %2258 = arith.remui %2257, %c8 : index
                %2259 = arith.addi %2256, %2258 : index
                %2260 = arith.addi %2251, %2259 : index
                %2261 = arith.addi %2245, %2260 : index
                %2262 = arith.addi %2197, %2261 : index
                %2263 = vector.shuffle %2175, %2175 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2263, %kv[%2262] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2264 = arith.addi %2171, %c25 : index
                %2265 = arith.divui %2264, %c4 : index
                %2266 = arith.muli %2265, %c24 : index
                %2267 = arith.addi %2266, %c12 : index
                %2268 = arith.remui %2264, %c4 : index
                %2269 = arith.divui %1943, %c8 : index
                %2270 = arith.remui %1943, %c8 : index
                %2271 = arith.muli %2270, %c7 : index
                %2272 = arith.addi %2269, %2271 : index
                %2273 = arith.muli %2268, %c4 : index
                %2274 = arith.divui %2272, %c2 : index
                %2275 = arith.muli %2274, %c2 : index
                %2276 = arith.remui %2272, %c8 : index
                %2277 = arith.muli %2276, %c8 : index
                %2278 = arith.addi %2275, %2277 : index
                %2279 = arith.divui %2272, %c8 : index
                %2280 = arith.remui %2279, %c8 : index
                %2281 = arith.addi %2278, %2280 : index
                %2282 = arith.addi %2273, %2281 : index
                %2283 = arith.addi %2267, %2282 : index
                %2284 = arith.addi %2197, %2283 : index
                %2285 = vector.shuffle %2175, %2175 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2285, %kv[%2284] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2286 = arith.addi %22, %c16 : index
    %2287 = wave.lane
    %2288 = arith.muli %3, %c8 : index
    %2289 = arith.muli %2288, %c24 : index
    %2290 = arith.addi %2289, %2287 : index
    %2291 = arith.muli %4, %c12 : index
    %2292 = arith.addi %2291, %2290 : index
    %2293 = arith.addi %2292, %c9 : index
    %2294 = arith.addi %2293, %c9 : index
    %2295 = vector.extract %546#4[0] : f32 from vector<8xf32>
    memref.store %2295, %18[%2294] : memref<?xf32>
    %2296 = arith.muli %4, %c12 : index
    %2297 = arith.addi %2296, %2290 : index
    %2298 = arith.addi %2297, %c9 : index
    %2299 = arith.addi %2298, %c16 : index
    %2300 = vector.extract %546#4[1] : f32 from vector<8xf32>
    memref.store %2300, %18[%2299] : memref<?xf32>
    %2301 = arith.muli %4, %c12 : index
    %2302 = arith.addi %2301, %2290 : index
    %2303 = arith.addi %2302, %c9 : index
    %2304 = arith.addi %2303, %c13 : index
    %2305 = vector.extract %546#4[2] : f32 from vector<8xf32>
    memref.store %2305, %18[%2304] : memref<?xf32>
    %2306 = arith.muli %4, %c12 : index
    %2307 = arith.addi %2306, %2290 : index
    %2308 = arith.addi %2307, %c9 : index
    %2309 = arith.addi %2308, %c26 : index
    %2310 = vector.extract %546#4[3] : f32 from vector<8xf32>
    memref.store %2310, %18[%2309] : memref<?xf32>
    %2311 = arith.muli %4, %c12 : index
    %2312 = arith.addi %2311, %2290 : index
    %2313 = arith.addi %2312, %c9 : index
    %2314 = arith.addi %2313, %c6 : index
    %2315 = vector.extract %546#4[4] : f32 from vector<8xf32>
    memref.store %2315, %18[%2314] : memref<?xf32>
    %2316 = arith.muli %4, %c12 : index
    %2317 = arith.addi %2316, %2290 : index
    %2318 = arith.addi %2317, %c9 : index
    %2319 = arith.addi %2318, %c27 : index
    %2320 = vector.extract %546#4[5] : f32 from vector<8xf32>
    memref.store %2320, %18[%2319] : memref<?xf32>
    %2321 = arith.muli %4, %c12 : index
    %2322 = arith.addi %2321, %2290 : index
    %2323 = arith.addi %2322, %c9 : index
    %2324 = arith.addi %2323, %c28 : index
    %2325 = vector.extract %546#4[6] : f32 from vector<8xf32>
    memref.store %2325, %18[%2324] : memref<?xf32>
    %2326 = arith.muli %4, %c12 : index
    %2327 = arith.addi %2326, %2290 : index
    %2328 = arith.addi %2327, %c9 : index
    %2329 = arith.addi %2328, %c29 : index
    %2330 = vector.extract %546#4[7] : f32 from vector<8xf32>
    memref.store %2330, %18[%2329] : memref<?xf32>
    %2331 = arith.muli %4, %c12 : index
    %2332 = arith.addi %2331, %2290 : index
    %2333 = arith.addi %2332, %c24 : index
    %2334 = arith.addi %2333, %c9 : index
    %2335 = vector.extract %546#5[0] : f32 from vector<8xf32>
    memref.store %2335, %18[%2334] : memref<?xf32>
    %2336 = arith.muli %4, %c12 : index
    %2337 = arith.addi %2336, %2290 : index
    %2338 = arith.addi %2337, %c24 : index
    %2339 = arith.addi %2338, %c16 : index
    %2340 = vector.extract %546#5[1] : f32 from vector<8xf32>
    memref.store %2340, %18[%2339] : memref<?xf32>
    %2341 = arith.muli %4, %c12 : index
    %2342 = arith.addi %2341, %2290 : index
    %2343 = arith.addi %2342, %c24 : index
    %2344 = arith.addi %2343, %c13 : index
    %2345 = vector.extract %546#5[2] : f32 from vector<8xf32>
    memref.store %2345, %18[%2344] : memref<?xf32>
    %2346 = arith.muli %4, %c12 : index
    %2347 = arith.addi %2346, %2290 : index
    %2348 = arith.addi %2347, %c24 : index
    %2349 = arith.addi %2348, %c26 : index
    %2350 = vector.extract %546#5[3] : f32 from vector<8xf32>
    memref.store %2350, %18[%2349] : memref<?xf32>
    %2351 = arith.muli %4, %c12 : index
    %2352 = arith.addi %2351, %2290 : index
    %2353 = arith.addi %2352, %c24 : index
    %2354 = arith.addi %2353, %c6 : index
    %2355 = vector.extract %546#5[4] : f32 from vector<8xf32>
    memref.store %2355, %18[%2354] : memref<?xf32>
    %2356 = arith.muli %4, %c12 : index
    %2357 = arith.addi %2356, %2290 : index
    %2358 = arith.addi %2357, %c24 : index
    %2359 = arith.addi %2358, %c27 : index
    %2360 = vector.extract %546#5[5] : f32 from vector<8xf32>
    memref.store %2360, %18[%2359] : memref<?xf32>
    %2361 = arith.muli %4, %c12 : index
    %2362 = arith.addi %2361, %2290 : index
    %2363 = arith.addi %2362, %c24 : index
    %2364 = arith.addi %2363, %c28 : index
    %2365 = vector.extract %546#5[6] : f32 from vector<8xf32>
    memref.store %2365, %18[%2364] : memref<?xf32>
    %2366 = arith.muli %4, %c12 : index
    %2367 = arith.addi %2366, %2290 : index
    %2368 = arith.addi %2367, %c24 : index
    %2369 = arith.addi %2368, %c29 : index
    %2370 = vector.extract %546#5[7] : f32 from vector<8xf32>
    memref.store %2370, %18[%2369] : memref<?xf32>
    wave.barrier
    %2371 = arith.muli %4, %c8 : index
    %2372 = arith.addi %2371, %c9 : index
    %2373 = arith.muli %2372, %c8 : index
    %2374 = arith.divui %2287, %c4 : index
    %2375 = arith.addi %2373, %2374 : index
    %2376 = arith.addi %2286, %2375 : index
    %2377 = arith.cmpi slt, %2376, %21 : index
    scf.if %2377 {
      %2378 = arith.cmpi eq, %hasFactors, %c10 : index
      %2379 = memref.load %factors[%2376] : memref<?xf32>
      %2380 = arith.select %2378, %2379, %c31 : f32
      %2381 = arith.addi %2290, %c9 : index
      %2382 = arith.muli %2372, %c16 : index
      %2383 = arith.addi %2381, %2382 : index
      %2384 = memref.load %18[%2383] : memref<?xf32>
      %2385 = arith.addi %2383, %c12 : index
      %2386 = memref.load %18[%2385] : memref<?xf32>
      %2387 = arith.addf %2384, %2386 : f32
      %2388 = arith.addi %2383, %c32 : index
      %2389 = memref.load %18[%2388] : memref<?xf32>
      %2390 = arith.addf %2387, %2389 : f32
      %2391 = arith.addi %2383, %c33 : index
      %2392 = memref.load %18[%2391] : memref<?xf32>
      %2393 = arith.addf %2390, %2392 : f32
      %2394 = arith.remui %2287, %c4 : index
      %2395 = arith.muli %2394, %c2 : index
      %2396 = arith.addi %15, %2395 : index
      %2397 = vector.load %w[%2396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2398 = vector.bitcast %2397 : vector<4xi8> to vector<1xf32>
      %2399 = vector.extract %2398[0] : f32 from vector<1xf32>
      %2400 = arith.mulf %2399, %2380 : f32
      %2401 = arith.mulf %2393, %2400 : f32
      %2402 = arith.muli %3, %c8 : index
      %2403 = arith.addi %2402, %c9 : index
      %2404 = arith.muli %2403, %c4 : index
      %2405 = arith.remui %2287, %c4 : index
      %2406 = arith.addi %2404, %2405 : index
      %2407 = arith.muli %2375, %c6 : index
      %2408 = arith.addi %2407, %2406 : index
      memref.store %2401, %19[%2408] : memref<?xf32>
      %2409 = arith.addi %2290, %c24 : index
      %2410 = arith.muli %2372, %c16 : index
      %2411 = arith.addi %2409, %2410 : index
      %2412 = memref.load %18[%2411] : memref<?xf32>
      %2413 = arith.addi %2411, %c12 : index
      %2414 = memref.load %18[%2413] : memref<?xf32>
      %2415 = arith.addf %2412, %2414 : f32
      %2416 = arith.addi %2411, %c32 : index
      %2417 = memref.load %18[%2416] : memref<?xf32>
      %2418 = arith.addf %2415, %2417 : f32
      %2419 = arith.addi %2411, %c33 : index
      %2420 = memref.load %18[%2419] : memref<?xf32>
      %2421 = arith.addf %2418, %2420 : f32
      %2422 = arith.remui %2287, %c4 : index
      %2423 = arith.muli %2422, %c2 : index
      %2424 = arith.addi %17, %2423 : index
      %2425 = vector.load %w[%2424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2426 = vector.bitcast %2425 : vector<4xi8> to vector<1xf32>
      %2427 = vector.extract %2426[0] : f32 from vector<1xf32>
      %2428 = arith.mulf %2427, %2380 : f32
      %2429 = arith.mulf %2421, %2428 : f32
      %2430 = arith.muli %3, %c8 : index
      %2431 = arith.addi %2430, %c10 : index
      %2432 = arith.muli %2431, %c4 : index
      %2433 = arith.remui %2287, %c4 : index
      %2434 = arith.addi %2432, %2433 : index
      %2435 = arith.muli %2375, %c6 : index
      %2436 = arith.addi %2435, %2434 : index
      memref.store %2429, %19[%2436] : memref<?xf32>
    }
    %2437 = arith.muli %4, %c8 : index
    %2438 = arith.addi %2437, %c10 : index
    %2439 = arith.muli %2438, %c8 : index
    %2440 = arith.divui %2287, %c4 : index
    %2441 = arith.addi %2439, %2440 : index
    %2442 = arith.addi %2286, %2441 : index
    %2443 = arith.cmpi slt, %2442, %21 : index
    scf.if %2443 {
      %2444 = arith.cmpi eq, %hasFactors, %c10 : index
      %2445 = memref.load %factors[%2442] : memref<?xf32>
      %2446 = arith.select %2444, %2445, %c31 : f32
      %2447 = arith.addi %2290, %c9 : index
      %2448 = arith.muli %2438, %c16 : index
      %2449 = arith.addi %2447, %2448 : index
      %2450 = memref.load %18[%2449] : memref<?xf32>
      %2451 = arith.addi %2449, %c12 : index
      %2452 = memref.load %18[%2451] : memref<?xf32>
      %2453 = arith.addf %2450, %2452 : f32
      %2454 = arith.addi %2449, %c32 : index
      %2455 = memref.load %18[%2454] : memref<?xf32>
      %2456 = arith.addf %2453, %2455 : f32
      %2457 = arith.addi %2449, %c33 : index
      %2458 = memref.load %18[%2457] : memref<?xf32>
      %2459 = arith.addf %2456, %2458 : f32
      %2460 = arith.remui %2287, %c4 : index
      %2461 = arith.muli %2460, %c2 : index
      %2462 = arith.addi %15, %2461 : index
      %2463 = vector.load %w[%2462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2464 = vector.bitcast %2463 : vector<4xi8> to vector<1xf32>
      %2465 = vector.extract %2464[0] : f32 from vector<1xf32>
      %2466 = arith.mulf %2465, %2446 : f32
      %2467 = arith.mulf %2459, %2466 : f32
      %2468 = arith.muli %3, %c8 : index
      %2469 = arith.addi %2468, %c9 : index
      %2470 = arith.muli %2469, %c4 : index
      %2471 = arith.remui %2287, %c4 : index
      %2472 = arith.addi %2470, %2471 : index
      %2473 = arith.muli %2441, %c6 : index
      %2474 = arith.addi %2473, %2472 : index
      memref.store %2467, %19[%2474] : memref<?xf32>
      %2475 = arith.addi %2290, %c24 : index
      %2476 = arith.muli %2438, %c16 : index
      %2477 = arith.addi %2475, %2476 : index
      %2478 = memref.load %18[%2477] : memref<?xf32>
      %2479 = arith.addi %2477, %c12 : index
      %2480 = memref.load %18[%2479] : memref<?xf32>
      %2481 = arith.addf %2478, %2480 : f32
      %2482 = arith.addi %2477, %c32 : index
      %2483 = memref.load %18[%2482] : memref<?xf32>
      %2484 = arith.addf %2481, %2483 : f32
      %2485 = arith.addi %2477, %c33 : index
      %2486 = memref.load %18[%2485] : memref<?xf32>
      %2487 = arith.addf %2484, %2486 : f32
      %2488 = arith.remui %2287, %c4 : index
      %2489 = arith.muli %2488, %c2 : index
      %2490 = arith.addi %17, %2489 : index
      %2491 = vector.load %w[%2490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2492 = vector.bitcast %2491 : vector<4xi8> to vector<1xf32>
      %2493 = vector.extract %2492[0] : f32 from vector<1xf32>
      %2494 = arith.mulf %2493, %2446 : f32
      %2495 = arith.mulf %2487, %2494 : f32
      %2496 = arith.muli %3, %c8 : index
      %2497 = arith.addi %2496, %c10 : index
      %2498 = arith.muli %2497, %c4 : index
      %2499 = arith.remui %2287, %c4 : index
      %2500 = arith.addi %2498, %2499 : index
      %2501 = arith.muli %2441, %c6 : index
      %2502 = arith.addi %2501, %2500 : index
      memref.store %2495, %19[%2502] : memref<?xf32>
    }
    wave.barrier
    %2503 = arith.addi %22, %c16 : index
    %2504 = wave.wave
    %2505 = arith.addi %2504, %c9 : index
    %2506 = arith.addi %2503, %2505 : index
    %2507 = arith.cmpi slt, %2506, %21 : index
    scf.if %2507 {
      %2508 = arith.addi %2503, %2505 : index
      %2509 = arith.muli %2505, %c6 : index
      %2510 = wave.lane
      %2511 = arith.addi %2510, %c9 : index
      %2512 = arith.cmpi eq, %hasBias, %c10 : index
      %2513 = arith.addi %2509, %2511 : index
      %2514 = memref.load %19[%2513] : memref<?xf32>
      %2515 = arith.muli %0, %c6 : index
      %2516 = arith.addi %2515, %2511 : index
      %2517 = memref.load %bias[%2516] : memref<?xf32>
      %2518 = arith.addf %2514, %2517 : f32
      %2519 = arith.select %2512, %2518, %2514 : f32
      %2520 = arith.addi %2511, %c13 : index
      %2521 = arith.cmpi eq, %hasBias, %c10 : index
      %2522 = arith.addi %2509, %2520 : index
      %2523 = memref.load %19[%2522] : memref<?xf32>
      %2524 = arith.muli %0, %c6 : index
      %2525 = arith.addi %2524, %2520 : index
      %2526 = memref.load %bias[%2525] : memref<?xf32>
      %2527 = arith.addf %2523, %2526 : f32
      %2528 = arith.select %2521, %2527, %2523 : f32
      %2529 = arith.addi %2510, %c16 : index
      %2530 = arith.cmpi eq, %hasBias, %c10 : index
      %2531 = arith.addi %2509, %2529 : index
      %2532 = memref.load %19[%2531] : memref<?xf32>
      %2533 = arith.muli %0, %c6 : index
      %2534 = arith.addi %2533, %2529 : index
      %2535 = memref.load %bias[%2534] : memref<?xf32>
      %2536 = arith.addf %2532, %2535 : f32
      %2537 = arith.select %2530, %2536, %2532 : f32
      %2538 = arith.addi %2529, %c13 : index
      %2539 = arith.cmpi eq, %hasBias, %c10 : index
      %2540 = arith.addi %2509, %2538 : index
      %2541 = memref.load %19[%2540] : memref<?xf32>
      %2542 = arith.muli %0, %c6 : index
      %2543 = arith.addi %2542, %2538 : index
      %2544 = memref.load %bias[%2543] : memref<?xf32>
      %2545 = arith.addf %2541, %2544 : f32
      %2546 = arith.select %2539, %2545, %2541 : f32
      %2547 = arith.addi %heads, %kvHeads : index
      %2548 = arith.cmpi slt, %0, %2547 : index
      scf.if %2548 {
        %2549 = arith.addi %positionsAt, %2508 : index
        %2550 = memref.load %step[%2549] : memref<?xi32>
        %2551 = arith.index_cast %2550 : i32 to index
        %2552 = arith.cmpi eq, %hasNorm, %c10 : index
        %2553 = math.fma %2519, %2519, %c37 : f32
        %2554 = math.fma %2528, %2528, %2553 : f32
        %2555 = math.fma %2537, %2537, %2554 : f32
        %2556 = math.fma %2546, %2546, %2555 : f32
        %2557 = vector.broadcast %2556 : f32 to vector<1xf32>
        %2558 = wave.reduce "add" %2557 : vector<1xf32>
        %2559 = arith.mulf %2558, %inverseHeadDim : f32
        %2560 = arith.addf %2559, %epsilon : f32
        %2561 = math.sqrt %2560 : f32
        %2562 = arith.divf %c31, %2561 : f32
        %2563 = arith.cmpi slt, %0, %heads : index
        %2564 = arith.addi %2511, %c13 : index
        %2565 = memref.load %query_norm[%2511] : memref<?xf32>
        %2566 = memref.load %key_norm[%2511] : memref<?xf32>
        %2567 = arith.select %2563, %2565, %2566 : f32
        %2568 = arith.mulf %2519, %2562 : f32
        %2569 = arith.mulf %2568, %2567 : f32
        %2570 = arith.select %2552, %2569, %2519 : f32
        %2571 = memref.load %query_norm[%2564] : memref<?xf32>
        %2572 = memref.load %key_norm[%2564] : memref<?xf32>
        %2573 = arith.select %2563, %2571, %2572 : f32
        %2574 = arith.mulf %2528, %2562 : f32
        %2575 = arith.mulf %2574, %2573 : f32
        %2576 = arith.select %2552, %2575, %2528 : f32
        %2577 = arith.addi %2529, %c13 : index
        %2578 = memref.load %query_norm[%2529] : memref<?xf32>
        %2579 = memref.load %key_norm[%2529] : memref<?xf32>
        %2580 = arith.select %2563, %2578, %2579 : f32
        %2581 = arith.mulf %2537, %2562 : f32
        %2582 = arith.mulf %2581, %2580 : f32
        %2583 = arith.select %2552, %2582, %2537 : f32
        %2584 = memref.load %query_norm[%2577] : memref<?xf32>
        %2585 = memref.load %key_norm[%2577] : memref<?xf32>
        %2586 = arith.select %2563, %2584, %2585 : f32
        %2587 = arith.mulf %2546, %2562 : f32
        %2588 = arith.mulf %2587, %2586 : f32
        %2589 = arith.select %2552, %2588, %2546 : f32
        %2590 = arith.remui %2551, %c24 : index
        %2591 = arith.muli %2590, %c6 : index
        %2592 = arith.addi %2591, %2511 : index
        %2593 = arith.divui %2551, %c24 : index
        %2594 = arith.addi %2593, %c24 : index
        %2595 = arith.muli %2594, %c6 : index
        %2596 = arith.addi %2595, %2511 : index
        %2597 = memref.load %rope[%2592] : memref<?xf32>
        %2598 = arith.addi %2592, %c13 : index
        %2599 = memref.load %rope[%2598] : memref<?xf32>
        %2600 = memref.load %rope[%2596] : memref<?xf32>
        %2601 = arith.addi %2596, %c13 : index
        %2602 = memref.load %rope[%2601] : memref<?xf32>
        %2603 = arith.mulf %2600, %2597 : f32
        %2604 = arith.mulf %2602, %2599 : f32
        %2605 = arith.subf %2603, %2604 : f32
        %2606 = arith.mulf %2602, %2597 : f32
        %2607 = arith.mulf %2600, %2599 : f32
        %2608 = arith.addf %2606, %2607 : f32
        %2609 = arith.mulf %2570, %2605 : f32
        %2610 = arith.mulf %2576, %2608 : f32
        %2611 = arith.subf %2609, %2610 : f32
        %2612 = arith.mulf %2576, %2605 : f32
        %2613 = arith.mulf %2570, %2608 : f32
        %2614 = arith.addf %2612, %2613 : f32
        %2615 = arith.cmpi slt, %0, %heads : index
        scf.if %2615 {
          %2616 = arith.muli %2508, %heads : index
          %2617 = arith.addi %2616, %0 : index
          %2618 = arith.muli %2617, %c6 : index
          %2619 = arith.addi %2618, %2511 : index
          memref.store %2611, %q[%2619] : memref<?xf32>
          %2620 = arith.addi %2619, %c13 : index
          memref.store %2614, %q[%2620] : memref<?xf32>
        } else {
          %2621 = arith.addi %2509, %2511 : index
          memref.store %2611, %19[%2621] : memref<?xf32>
          %2622 = arith.addi %2509, %2511 : index
          %2623 = arith.addi %2622, %c13 : index
          memref.store %2614, %19[%2623] : memref<?xf32>
        }
        %2624 = arith.remui %2551, %c24 : index
        %2625 = arith.muli %2624, %c6 : index
        %2626 = arith.addi %2625, %2529 : index
        %2627 = arith.divui %2551, %c24 : index
        %2628 = arith.addi %2627, %c24 : index
        %2629 = arith.muli %2628, %c6 : index
        %2630 = arith.addi %2629, %2529 : index
        %2631 = memref.load %rope[%2626] : memref<?xf32>
        %2632 = arith.addi %2626, %c13 : index
        %2633 = memref.load %rope[%2632] : memref<?xf32>
        %2634 = memref.load %rope[%2630] : memref<?xf32>
        %2635 = arith.addi %2630, %c13 : index
        %2636 = memref.load %rope[%2635] : memref<?xf32>
        %2637 = arith.mulf %2634, %2631 : f32
        %2638 = arith.mulf %2636, %2633 : f32
        %2639 = arith.subf %2637, %2638 : f32
        %2640 = arith.mulf %2636, %2631 : f32
        %2641 = arith.mulf %2634, %2633 : f32
        %2642 = arith.addf %2640, %2641 : f32
        %2643 = arith.mulf %2583, %2639 : f32
        %2644 = arith.mulf %2589, %2642 : f32
        %2645 = arith.subf %2643, %2644 : f32
        %2646 = arith.mulf %2589, %2639 : f32
        %2647 = arith.mulf %2583, %2642 : f32
        %2648 = arith.addf %2646, %2647 : f32
        %2649 = arith.cmpi slt, %0, %heads : index
        scf.if %2649 {
          %2650 = arith.muli %2508, %heads : index
          %2651 = arith.addi %2650, %0 : index
          %2652 = arith.muli %2651, %c6 : index
          %2653 = arith.addi %2652, %2529 : index
          memref.store %2645, %q[%2653] : memref<?xf32>
          %2654 = arith.addi %2653, %c13 : index
          memref.store %2648, %q[%2654] : memref<?xf32>
        } else {
          %2655 = arith.addi %2509, %2529 : index
          memref.store %2645, %19[%2655] : memref<?xf32>
          %2656 = arith.addi %2509, %2529 : index
          %2657 = arith.addi %2656, %c13 : index
          memref.store %2648, %19[%2657] : memref<?xf32>
        }
      } else {
        %2658 = arith.cmpi slt, %0, %heads : index
        scf.if %2658 {
          %2659 = arith.muli %2508, %heads : index
          %2660 = arith.addi %2659, %0 : index
          %2661 = arith.muli %2660, %c6 : index
          %2662 = arith.addi %2661, %2511 : index
          memref.store %2519, %q[%2662] : memref<?xf32>
          %2663 = arith.addi %2662, %c13 : index
          memref.store %2528, %q[%2663] : memref<?xf32>
        } else {
          %2664 = arith.addi %2509, %2511 : index
          memref.store %2519, %19[%2664] : memref<?xf32>
          %2665 = arith.addi %2509, %2511 : index
          %2666 = arith.addi %2665, %c13 : index
          memref.store %2528, %19[%2666] : memref<?xf32>
        }
        %2667 = arith.cmpi slt, %0, %heads : index
        scf.if %2667 {
          %2668 = arith.muli %2508, %heads : index
          %2669 = arith.addi %2668, %0 : index
          %2670 = arith.muli %2669, %c6 : index
          %2671 = arith.addi %2670, %2529 : index
          memref.store %2537, %q[%2671] : memref<?xf32>
          %2672 = arith.addi %2671, %c13 : index
          memref.store %2546, %q[%2672] : memref<?xf32>
        } else {
          %2673 = arith.addi %2509, %2529 : index
          memref.store %2537, %19[%2673] : memref<?xf32>
          %2674 = arith.addi %2509, %2529 : index
          %2675 = arith.addi %2674, %c13 : index
          memref.store %2546, %19[%2675] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2676 = arith.cmpi sge, %0, %heads : index
    scf.if %2676 {
      %2677 = arith.addi %2504, %c9 : index
      %2678 = arith.addi %2503, %2677 : index
      %2679 = arith.cmpi slt, %2678, %21 : index
      scf.if %2679 {
        %2680 = arith.addi %2503, %2677 : index
        %2681 = arith.addi %slotsAt, %2680 : index
        %2682 = memref.load %step[%2681] : memref<?xi32>
        %2683 = arith.index_cast %2682 : i32 to index
        %2684 = arith.cmpi sge, %2683, %c9 : index
        scf.if %2684 {
          %2685 = arith.muli %2677, %c6 : index
          %2686 = arith.subi %0, %heads : index
          %2687 = memref.load %scales[%2686] : memref<?xf32>
          %2688 = vector.broadcast %2687 : f32 to vector<4xf32>
          %2689 = arith.divui %2683, %c4 : index
          %2690 = arith.remui %2683, %c4 : index
          %2691 = arith.muli %2689, %pageBytes : index
          %2692 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2692 {
            %2693 = wave.lane
            %2694 = arith.muli %2693, %c2 : index
            scf.for %2695 = %2694 to %c6 step %c6 {
              %2696 = arith.addi %2685, %2695 : index
              %2697 = vector.load %19[%2696] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2698 = arith.mulf %2697, %2688 : vector<4xf32>
              %2699 = arith.minimumf %2698, %c43 : vector<4xf32>
              %2700 = arith.maximumf %2699, %c44 : vector<4xf32>
              %2701 = arith.truncf %2700 : vector<4xf32> to vector<4xf16>
              %2702 = vector.bitcast %2701 : vector<4xf16> to vector<8xi8>
              %2703 = arith.cmpi slt, %2686, %kvHeads : index
              scf.if %2703 {
                %2704 = arith.muli %2686, %c11 : index
                %2705 = arith.addi %2691, %2704 : index
                %2706 = arith.divui %2695, %c4 : index
                %2707 = arith.muli %2706, %c19 : index
                %2708 = arith.remui %2695, %c4 : index
                %2709 = arith.divui %2708, %c7 : index
                %2710 = arith.muli %2709, %c24 : index
                %2711 = arith.muli %2690, %c4 : index
                %2712 = arith.addi %2710, %2711 : index
                %2713 = arith.remui %2708, %c7 : index
                %2714 = arith.muli %2713, %c8 : index
                %2715 = arith.addi %2712, %2714 : index
                %2716 = arith.addi %2707, %2715 : index
                %2717 = arith.addi %2705, %2716 : index
                vector.store %2702, %kv[%2717] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2718 = arith.subi %2686, %kvHeads : index
                %2719 = arith.muli %2718, %c11 : index
                %2720 = arith.addi %2691, %2719 : index
                %2721 = arith.addi %2695, %c9 : index
                %2722 = arith.divui %2721, %c4 : index
                %2723 = arith.muli %2722, %c19 : index
                %2724 = arith.addi %2723, %c32 : index
                %2725 = arith.remui %2721, %c4 : index
                %2726 = arith.divui %2690, %c8 : index
                %2727 = arith.remui %2690, %c8 : index
                %2728 = arith.muli %2727, %c7 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.divui %2729, %c7 : index
                %2731 = arith.muli %2730, %c24 : index
                %2732 = arith.muli %2725, %c4 : index
                %2733 = arith.addi %2731, %2732 : index
                %2734 = arith.remui %2729, %c7 : index
                %2735 = arith.muli %2734, %c8 : index
                %2736 = arith.addi %2733, %2735 : index
                %2737 = arith.addi %2724, %2736 : index
                %2738 = arith.addi %2720, %2737 : index
                %2739 = vector.shuffle %2702, %2702 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2739, %kv[%2738] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2740 = arith.addi %2695, %c10 : index
                %2741 = arith.divui %2740, %c4 : index
                %2742 = arith.muli %2741, %c19 : index
                %2743 = arith.addi %2742, %c32 : index
                %2744 = arith.remui %2740, %c4 : index
                %2745 = arith.divui %2690, %c8 : index
                %2746 = arith.remui %2690, %c8 : index
                %2747 = arith.muli %2746, %c7 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.divui %2748, %c7 : index
                %2750 = arith.muli %2749, %c24 : index
                %2751 = arith.muli %2744, %c4 : index
                %2752 = arith.addi %2750, %2751 : index
                %2753 = arith.remui %2748, %c7 : index
                %2754 = arith.muli %2753, %c8 : index
                %2755 = arith.addi %2752, %2754 : index
                %2756 = arith.addi %2743, %2755 : index
                %2757 = arith.addi %2720, %2756 : index
                %2758 = vector.shuffle %2702, %2702 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2758, %kv[%2757] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2759 = arith.addi %2695, %c8 : index
                %2760 = arith.divui %2759, %c4 : index
                %2761 = arith.muli %2760, %c19 : index
                %2762 = arith.addi %2761, %c32 : index
                %2763 = arith.remui %2759, %c4 : index
                %2764 = arith.divui %2690, %c8 : index
                %2765 = arith.remui %2690, %c8 : index
                %2766 = arith.muli %2765, %c7 : index
                %2767 = arith.addi %2764, %2766 : index
                %2768 = arith.divui %2767, %c7 : index
                %2769 = arith.muli %2768, %c24 : index
                %2770 = arith.muli %2763, %c4 : index
                %2771 = arith.addi %2769, %2770 : index
                %2772 = arith.remui %2767, %c7 : index
                %2773 = arith.muli %2772, %c8 : index
                %2774 = arith.addi %2771, %2773 : index
                %2775 = arith.addi %2762, %2774 : index
                %2776 = arith.addi %2720, %2775 : index
                %2777 = vector.shuffle %2702, %2702 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2777, %kv[%2776] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2778 = arith.addi %2695, %c25 : index
                %2779 = arith.divui %2778, %c4 : index
                %2780 = arith.muli %2779, %c19 : index
                %2781 = arith.addi %2780, %c32 : index
                %2782 = arith.remui %2778, %c4 : index
                %2783 = arith.divui %2690, %c8 : index
                %2784 = arith.remui %2690, %c8 : index
                %2785 = arith.muli %2784, %c7 : index
                %2786 = arith.addi %2783, %2785 : index
                %2787 = arith.divui %2786, %c7 : index
                %2788 = arith.muli %2787, %c24 : index
                %2789 = arith.muli %2782, %c4 : index
                %2790 = arith.addi %2788, %2789 : index
                %2791 = arith.remui %2786, %c7 : index
                %2792 = arith.muli %2791, %c8 : index
                %2793 = arith.addi %2790, %2792 : index
                %2794 = arith.addi %2781, %2793 : index
                %2795 = arith.addi %2720, %2794 : index
                %2796 = vector.shuffle %2702, %2702 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2796, %kv[%2795] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2797 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2797 {
            %2798 = wave.lane
            %2799 = arith.muli %2798, %c2 : index
            scf.for %2800 = %2799 to %c6 step %c6 {
              %2801 = arith.addi %2685, %2800 : index
              %2802 = vector.load %19[%2801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2803 = arith.mulf %2802, %2688 : vector<4xf32>
              %2804 = wave.fp8_encode "e4m3" %2803 : vector<4xf32> -> vector<4xi8>
              %2805 = arith.cmpi slt, %2686, %kvHeads : index
              scf.if %2805 {
                %2806 = arith.muli %2686, %c32 : index
                %2807 = arith.addi %2691, %2806 : index
                %2808 = vector.shuffle %2804, %2804 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2809 = arith.divui %2800, %c4 : index
                %2810 = arith.muli %2809, %c24 : index
                %2811 = arith.remui %2800, %c4 : index
                %2812 = arith.muli %2690, %c4 : index
                %2813 = arith.divui %2811, %c2 : index
                %2814 = arith.muli %2813, %c2 : index
                %2815 = arith.remui %2811, %c8 : index
                %2816 = arith.muli %2815, %c8 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.divui %2811, %c8 : index
                %2819 = arith.remui %2818, %c8 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.addi %2812, %2820 : index
                %2822 = arith.addi %2810, %2821 : index
                %2823 = arith.addi %2807, %2822 : index
                vector.store %2808, %kv[%2823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2824 = arith.subi %2686, %kvHeads : index
                %2825 = arith.muli %2824, %c32 : index
                %2826 = arith.addi %2691, %2825 : index
                %2827 = arith.addi %2800, %c9 : index
                %2828 = arith.divui %2827, %c4 : index
                %2829 = arith.muli %2828, %c24 : index
                %2830 = arith.addi %2829, %c12 : index
                %2831 = arith.remui %2827, %c4 : index
                %2832 = arith.divui %2690, %c8 : index
                %2833 = arith.remui %2690, %c8 : index
                %2834 = arith.muli %2833, %c7 : index
                %2835 = arith.addi %2832, %2834 : index
                %2836 = arith.muli %2831, %c4 : index
                %2837 = arith.divui %2835, %c2 : index
                %2838 = arith.muli %2837, %c2 : index
                %2839 = arith.remui %2835, %c8 : index
                %2840 = arith.muli %2839, %c8 : index
                %2841 = arith.addi %2838, %2840 : index
                %2842 = arith.divui %2835, %c8 : index
                %2843 = arith.remui %2842, %c8 : index
                %2844 = arith.addi %2841, %2843 : index
                %2845 = arith.addi %2836, %2844 : index
                %2846 = arith.addi %2830, %2845 : index
                %2847 = arith.addi %2826, %2846 : index
                %2848 = vector.shuffle %2804, %2804 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2848, %kv[%2847] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2849 = arith.addi %2800, %c10 : index
                %2850 = arith.divui %2849, %c4 : index
                %2851 = arith.muli %2850, %c24 : index
                %2852 = arith.addi %2851, %c12 : index
                %2853 = arith.remui %2849, %c4 : index
                %2854 = arith.divui %2690, %c8 : index
                %2855 = arith.remui %2690, %c8 : index
                %2856 = arith.muli %2855, %c7 : index
                %2857 = arith.addi %2854, %2856 : index
                %2858 = arith.muli %2853, %c4 : index
                %2859 = arith.divui %2857, %c2 : index
                %2860 = arith.muli %2859, %c2 : index
                %2861 = arith.remui %2857, %c8 : index
                %2862 = arith.muli %2861, %c8 : index
                %2863 = arith.addi %2860, %2862 : index
                %2864 = arith.divui %2857, %c8 : index
                %2865 = arith.remui %2864, %c8 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.addi %2858, %2866 : index
                %2868 = arith.addi %2852, %2867 : index
                %2869 = arith.addi %2826, %2868 : index
                %2870 = vector.shuffle %2804, %2804 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2870, %kv[%2869] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2871 = arith.addi %2800, %c8 : index
                %2872 = arith.divui %2871, %c4 : index
                %2873 = arith.muli %2872, %c24 : index
                %2874 = arith.addi %2873, %c12 : index
                %2875 = arith.remui %2871, %c4 : index
                %2876 = arith.divui %2690, %c8 : index
                %2877 = arith.remui %2690, %c8 : index
                %2878 = arith.muli %2877, %c7 : index
                %2879 = arith.addi %2876, %2878 : index
                %2880 = arith.muli %2875, %c4 : index
                %2881 = arith.divui %2879, %c2 : index
                %2882 = arith.muli %2881, %c2 : index
                %2883 = arith.remui %2879, %c8 : index
                %2884 = arith.muli %2883, %c8 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.divui %2879, %c8 : index
                %2887 = arith.remui %2886, %c8 : index
                %2888 = arith.addi %2885, %2887 : index
                %2889 = arith.addi %2880, %2888 : index
                %2890 = arith.addi %2874, %2889 : index
                %2891 = arith.addi %2826, %2890 : index
                %2892 = vector.shuffle %2804, %2804 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2892, %kv[%2891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2893 = arith.addi %2800, %c25 : index
                %2894 = arith.divui %2893, %c4 : index
                %2895 = arith.muli %2894, %c24 : index
                %2896 = arith.addi %2895, %c12 : index
                %2897 = arith.remui %2893, %c4 : index
                %2898 = arith.divui %2690, %c8 : index
                %2899 = arith.remui %2690, %c8 : index
                %2900 = arith.muli %2899, %c7 : index
                %2901 = arith.addi %2898, %2900 : index
                %2902 = arith.muli %2897, %c4 : index
                %2903 = arith.divui %2901, %c2 : index
                %2904 = arith.muli %2903, %c2 : index
                %2905 = arith.remui %2901, %c8 : index
                %2906 = arith.muli %2905, %c8 : index
                %2907 = arith.addi %2904, %2906 : index
                %2908 = arith.divui %2901, %c8 : index
                %2909 = arith.remui %2908, %c8 : index
                %2910 = arith.addi %2907, %2909 : index
                %2911 = arith.addi %2902, %2910 : index
                %2912 = arith.addi %2896, %2911 : index
                %2913 = arith.addi %2826, %2912 : index
                %2914 = vector.shuffle %2804, %2804 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2914, %kv[%2913] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2915 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2915 {
            %2916 = wave.lane
            %2917 = arith.muli %2916, %c2 : index
            scf.for %2918 = %2917 to %c6 step %c6 {
              %2919 = arith.addi %2685, %2918 : index
              %2920 = vector.load %19[%2919] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2921 = arith.mulf %2920, %2688 : vector<4xf32>
              %2922 = wave.fp8_encode "e5m2" %2921 : vector<4xf32> -> vector<4xi8>
              %2923 = arith.cmpi slt, %2686, %kvHeads : index
              scf.if %2923 {
                %2924 = arith.muli %2686, %c32 : index
                %2925 = arith.addi %2691, %2924 : index
                %2926 = vector.shuffle %2922, %2922 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2927 = arith.divui %2918, %c4 : index
                %2928 = arith.muli %2927, %c24 : index
                %2929 = arith.remui %2918, %c4 : index
                %2930 = arith.muli %2690, %c4 : index
                %2931 = arith.divui %2929, %c2 : index
                %2932 = arith.muli %2931, %c2 : index
                %2933 = arith.remui %2929, %c8 : index
                %2934 = arith.muli %2933, %c8 : index
                %2935 = arith.addi %2932, %2934 : index
                %2936 = arith.divui %2929, %c8 : index
                %2937 = arith.remui %2936, %c8 : index
                %2938 = arith.addi %2935, %2937 : index
                %2939 = arith.addi %2930, %2938 : index
                %2940 = arith.addi %2928, %2939 : index
                %2941 = arith.addi %2925, %2940 : index
                vector.store %2926, %kv[%2941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2942 = arith.subi %2686, %kvHeads : index
                %2943 = arith.muli %2942, %c32 : index
                %2944 = arith.addi %2691, %2943 : index
                %2945 = arith.addi %2918, %c9 : index
                %2946 = arith.divui %2945, %c4 : index
                %2947 = arith.muli %2946, %c24 : index
                %2948 = arith.addi %2947, %c12 : index
                %2949 = arith.remui %2945, %c4 : index
                %2950 = arith.divui %2690, %c8 : index
                %2951 = arith.remui %2690, %c8 : index
                %2952 = arith.muli %2951, %c7 : index
                %2953 = arith.addi %2950, %2952 : index
                %2954 = arith.muli %2949, %c4 : index
                %2955 = arith.divui %2953, %c2 : index
                %2956 = arith.muli %2955, %c2 : index
                %2957 = arith.remui %2953, %c8 : index
                %2958 = arith.muli %2957, %c8 : index
                %2959 = arith.addi %2956, %2958 : index
                %2960 = arith.divui %2953, %c8 : index
                %2961 = arith.remui %2960, %c8 : index
                %2962 = arith.addi %2959, %2961 : index
                %2963 = arith.addi %2954, %2962 : index
                %2964 = arith.addi %2948, %2963 : index
                %2965 = arith.addi %2944, %2964 : index
                %2966 = vector.shuffle %2922, %2922 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2966, %kv[%2965] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2967 = arith.addi %2918, %c10 : index
                %2968 = arith.divui %2967, %c4 : index
                %2969 = arith.muli %2968, %c24 : index
                %2970 = arith.addi %2969, %c12 : index
                %2971 = arith.remui %2967, %c4 : index
                %2972 = arith.divui %2690, %c8 : index
                %2973 = arith.remui %2690, %c8 : index
                %2974 = arith.muli %2973, %c7 : index
                %2975 = arith.addi %2972, %2974 : index
                %2976 = arith.muli %2971, %c4 : index
                %2977 = arith.divui %2975, %c2 : index
                %2978 = arith.muli %2977, %c2 : index
                %2979 = arith.remui %2975, %c8 : index
                %2980 = arith.muli %2979, %c8 : index
                %2981 = arith.addi %2978, %2980 : index
                %2982 = arith.divui %2975, %c8 : index
                %2983 = arith.remui %2982, %c8 : index
                %2984 = arith.addi %2981, %2983 : index
                %2985 = arith.addi %2976, %2984 : index
                %2986 = arith.addi %2970, %2985 : index
                %2987 = arith.addi %2944, %2986 : index
                %2988 = vector.shuffle %2922, %2922 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2988, %kv[%2987] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2989 = arith.addi %2918, %c8 : index
                %2990 = arith.divui %2989, %c4 : index
                %2991 = arith.muli %2990, %c24 : index
                %2992 = arith.addi %2991, %c12 : index
                %2993 = arith.remui %2989, %c4 : index
                %2994 = arith.divui %2690, %c8 : index
                %2995 = arith.remui %2690, %c8 : index
                %2996 = arith.muli %2995, %c7 : index
                %2997 = arith.addi %2994, %2996 : index
                %2998 = arith.muli %2993, %c4 : index
                %2999 = arith.divui %2997, %c2 : index
                %3000 = arith.muli %2999, %c2 : index
                %3001 = arith.remui %2997, %c8 : index
                %3002 = arith.muli %3001, %c8 : index
                %3003 = arith.addi %3000, %3002 : index
                %3004 = arith.divui %2997, %c8 : index
                %3005 = arith.remui %3004, %c8 : index
                %3006 = arith.addi %3003, %3005 : index
                %3007 = arith.addi %2998, %3006 : index
                %3008 = arith.addi %2992, %3007 : index
                %3009 = arith.addi %2944, %3008 : index
                %3010 = vector.shuffle %2922, %2922 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3010, %kv[%3009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3011 = arith.addi %2918, %c25 : index
                %3012 = arith.divui %3011, %c4 : index
                %3013 = arith.muli %3012, %c24 : index
                %3014 = arith.addi %3013, %c12 : index
                %3015 = arith.remui %3011, %c4 : index
                %3016 = arith.divui %2690, %c8 : index
                %3017 = arith.remui %2690, %c8 : index
                %3018 = arith.muli %3017, %c7 : index
                %3019 = arith.addi %3016, %3018 : index
                %3020 = arith.muli %3015, %c4 : index
                %3021 = arith.divui %3019, %c2 : index
                %3022 = arith.muli %3021, %c2 : index
                %3023 = arith.remui %3019, %c8 : index
                %3024 = arith.muli %3023, %c8 : index
                %3025 = arith.addi %3022, %3024 : index
                %3026 = arith.divui %3019, %c8 : index
                %3027 = arith.remui %3026, %c8 : index
                %3028 = arith.addi %3025, %3027 : index
                %3029 = arith.addi %3020, %3028 : index
                %3030 = arith.addi %3014, %3029 : index
                %3031 = arith.addi %2944, %3030 : index
                %3032 = vector.shuffle %2922, %2922 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3032, %kv[%3031] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3033 = arith.addi %22, %c45 : index
    %3034 = wave.lane
    %3035 = arith.muli %3, %c8 : index
    %3036 = arith.muli %3035, %c24 : index
    %3037 = arith.addi %3036, %3034 : index
    %3038 = arith.muli %4, %c12 : index
    %3039 = arith.addi %3038, %3037 : index
    %3040 = arith.addi %3039, %c9 : index
    %3041 = arith.addi %3040, %c9 : index
    %3042 = vector.extract %546#6[0] : f32 from vector<8xf32>
    memref.store %3042, %18[%3041] : memref<?xf32>
    %3043 = arith.muli %4, %c12 : index
    %3044 = arith.addi %3043, %3037 : index
    %3045 = arith.addi %3044, %c9 : index
    %3046 = arith.addi %3045, %c16 : index
    %3047 = vector.extract %546#6[1] : f32 from vector<8xf32>
    memref.store %3047, %18[%3046] : memref<?xf32>
    %3048 = arith.muli %4, %c12 : index
    %3049 = arith.addi %3048, %3037 : index
    %3050 = arith.addi %3049, %c9 : index
    %3051 = arith.addi %3050, %c13 : index
    %3052 = vector.extract %546#6[2] : f32 from vector<8xf32>
    memref.store %3052, %18[%3051] : memref<?xf32>
    %3053 = arith.muli %4, %c12 : index
    %3054 = arith.addi %3053, %3037 : index
    %3055 = arith.addi %3054, %c9 : index
    %3056 = arith.addi %3055, %c26 : index
    %3057 = vector.extract %546#6[3] : f32 from vector<8xf32>
    memref.store %3057, %18[%3056] : memref<?xf32>
    %3058 = arith.muli %4, %c12 : index
    %3059 = arith.addi %3058, %3037 : index
    %3060 = arith.addi %3059, %c9 : index
    %3061 = arith.addi %3060, %c6 : index
    %3062 = vector.extract %546#6[4] : f32 from vector<8xf32>
    memref.store %3062, %18[%3061] : memref<?xf32>
    %3063 = arith.muli %4, %c12 : index
    %3064 = arith.addi %3063, %3037 : index
    %3065 = arith.addi %3064, %c9 : index
    %3066 = arith.addi %3065, %c27 : index
    %3067 = vector.extract %546#6[5] : f32 from vector<8xf32>
    memref.store %3067, %18[%3066] : memref<?xf32>
    %3068 = arith.muli %4, %c12 : index
    %3069 = arith.addi %3068, %3037 : index
    %3070 = arith.addi %3069, %c9 : index
    %3071 = arith.addi %3070, %c28 : index
    %3072 = vector.extract %546#6[6] : f32 from vector<8xf32>
    memref.store %3072, %18[%3071] : memref<?xf32>
    %3073 = arith.muli %4, %c12 : index
    %3074 = arith.addi %3073, %3037 : index
    %3075 = arith.addi %3074, %c9 : index
    %3076 = arith.addi %3075, %c29 : index
    %3077 = vector.extract %546#6[7] : f32 from vector<8xf32>
    memref.store %3077, %18[%3076] : memref<?xf32>
    %3078 = arith.muli %4, %c12 : index
    %3079 = arith.addi %3078, %3037 : index
    %3080 = arith.addi %3079, %c24 : index
    %3081 = arith.addi %3080, %c9 : index
    %3082 = vector.extract %546#7[0] : f32 from vector<8xf32>
    memref.store %3082, %18[%3081] : memref<?xf32>
    %3083 = arith.muli %4, %c12 : index
    %3084 = arith.addi %3083, %3037 : index
    %3085 = arith.addi %3084, %c24 : index
    %3086 = arith.addi %3085, %c16 : index
    %3087 = vector.extract %546#7[1] : f32 from vector<8xf32>
    memref.store %3087, %18[%3086] : memref<?xf32>
    %3088 = arith.muli %4, %c12 : index
    %3089 = arith.addi %3088, %3037 : index
    %3090 = arith.addi %3089, %c24 : index
    %3091 = arith.addi %3090, %c13 : index
    %3092 = vector.extract %546#7[2] : f32 from vector<8xf32>
    memref.store %3092, %18[%3091] : memref<?xf32>
    %3093 = arith.muli %4, %c12 : index
    %3094 = arith.addi %3093, %3037 : index
    %3095 = arith.addi %3094, %c24 : index
    %3096 = arith.addi %3095, %c26 : index
    %3097 = vector.extract %546#7[3] : f32 from vector<8xf32>
    memref.store %3097, %18[%3096] : memref<?xf32>
    %3098 = arith.muli %4, %c12 : index
    %3099 = arith.addi %3098, %3037 : index
    %3100 = arith.addi %3099, %c24 : index
    %3101 = arith.addi %3100, %c6 : index
    %3102 = vector.extract %546#7[4] : f32 from vector<8xf32>
    memref.store %3102, %18[%3101] : memref<?xf32>
    %3103 = arith.muli %4, %c12 : index
    %3104 = arith.addi %3103, %3037 : index
    %3105 = arith.addi %3104, %c24 : index
    %3106 = arith.addi %3105, %c27 : index
    %3107 = vector.extract %546#7[5] : f32 from vector<8xf32>
    memref.store %3107, %18[%3106] : memref<?xf32>
    %3108 = arith.muli %4, %c12 : index
    %3109 = arith.addi %3108, %3037 : index
    %3110 = arith.addi %3109, %c24 : index
    %3111 = arith.addi %3110, %c28 : index
    %3112 = vector.extract %546#7[6] : f32 from vector<8xf32>
    memref.store %3112, %18[%3111] : memref<?xf32>
    %3113 = arith.muli %4, %c12 : index
    %3114 = arith.addi %3113, %3037 : index
    %3115 = arith.addi %3114, %c24 : index
    %3116 = arith.addi %3115, %c29 : index
    %3117 = vector.extract %546#7[7] : f32 from vector<8xf32>
    memref.store %3117, %18[%3116] : memref<?xf32>
    wave.barrier
    %3118 = arith.muli %4, %c8 : index
    %3119 = arith.addi %3118, %c9 : index
    %3120 = arith.muli %3119, %c8 : index
    %3121 = arith.divui %3034, %c4 : index
    %3122 = arith.addi %3120, %3121 : index
    %3123 = arith.addi %3033, %3122 : index
    %3124 = arith.cmpi slt, %3123, %21 : index
    scf.if %3124 {
      %3125 = arith.cmpi eq, %hasFactors, %c10 : index
      %3126 = memref.load %factors[%3123] : memref<?xf32>
      %3127 = arith.select %3125, %3126, %c31 : f32
      %3128 = arith.addi %3037, %c9 : index
      %3129 = arith.muli %3119, %c16 : index
      %3130 = arith.addi %3128, %3129 : index
      %3131 = memref.load %18[%3130] : memref<?xf32>
      %3132 = arith.addi %3130, %c12 : index
      %3133 = memref.load %18[%3132] : memref<?xf32>
      %3134 = arith.addf %3131, %3133 : f32
      %3135 = arith.addi %3130, %c32 : index
      %3136 = memref.load %18[%3135] : memref<?xf32>
      %3137 = arith.addf %3134, %3136 : f32
      %3138 = arith.addi %3130, %c33 : index
      %3139 = memref.load %18[%3138] : memref<?xf32>
      %3140 = arith.addf %3137, %3139 : f32
      %3141 = arith.remui %3034, %c4 : index
      %3142 = arith.muli %3141, %c2 : index
      %3143 = arith.addi %15, %3142 : index
      %3144 = vector.load %w[%3143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3145 = vector.bitcast %3144 : vector<4xi8> to vector<1xf32>
      %3146 = vector.extract %3145[0] : f32 from vector<1xf32>
      %3147 = arith.mulf %3146, %3127 : f32
      %3148 = arith.mulf %3140, %3147 : f32
      %3149 = arith.muli %3, %c8 : index
      %3150 = arith.addi %3149, %c9 : index
      %3151 = arith.muli %3150, %c4 : index
      %3152 = arith.remui %3034, %c4 : index
      %3153 = arith.addi %3151, %3152 : index
      %3154 = arith.muli %3122, %c6 : index
      %3155 = arith.addi %3154, %3153 : index
      memref.store %3148, %19[%3155] : memref<?xf32>
      %3156 = arith.addi %3037, %c24 : index
      %3157 = arith.muli %3119, %c16 : index
      %3158 = arith.addi %3156, %3157 : index
      %3159 = memref.load %18[%3158] : memref<?xf32>
      %3160 = arith.addi %3158, %c12 : index
      %3161 = memref.load %18[%3160] : memref<?xf32>
      %3162 = arith.addf %3159, %3161 : f32
      %3163 = arith.addi %3158, %c32 : index
      %3164 = memref.load %18[%3163] : memref<?xf32>
      %3165 = arith.addf %3162, %3164 : f32
      %3166 = arith.addi %3158, %c33 : index
      %3167 = memref.load %18[%3166] : memref<?xf32>
      %3168 = arith.addf %3165, %3167 : f32
      %3169 = arith.remui %3034, %c4 : index
      %3170 = arith.muli %3169, %c2 : index
      %3171 = arith.addi %17, %3170 : index
      %3172 = vector.load %w[%3171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3173 = vector.bitcast %3172 : vector<4xi8> to vector<1xf32>
      %3174 = vector.extract %3173[0] : f32 from vector<1xf32>
      %3175 = arith.mulf %3174, %3127 : f32
      %3176 = arith.mulf %3168, %3175 : f32
      %3177 = arith.muli %3, %c8 : index
      %3178 = arith.addi %3177, %c10 : index
      %3179 = arith.muli %3178, %c4 : index
      %3180 = arith.remui %3034, %c4 : index
      %3181 = arith.addi %3179, %3180 : index
      %3182 = arith.muli %3122, %c6 : index
      %3183 = arith.addi %3182, %3181 : index
      memref.store %3176, %19[%3183] : memref<?xf32>
    }
    %3184 = arith.muli %4, %c8 : index
    %3185 = arith.addi %3184, %c10 : index
    %3186 = arith.muli %3185, %c8 : index
    %3187 = arith.divui %3034, %c4 : index
    %3188 = arith.addi %3186, %3187 : index
    %3189 = arith.addi %3033, %3188 : index
    %3190 = arith.cmpi slt, %3189, %21 : index
    scf.if %3190 {
      %3191 = arith.cmpi eq, %hasFactors, %c10 : index
      %3192 = memref.load %factors[%3189] : memref<?xf32>
      %3193 = arith.select %3191, %3192, %c31 : f32
      %3194 = arith.addi %3037, %c9 : index
      %3195 = arith.muli %3185, %c16 : index
      %3196 = arith.addi %3194, %3195 : index
      %3197 = memref.load %18[%3196] : memref<?xf32>
      %3198 = arith.addi %3196, %c12 : index
      %3199 = memref.load %18[%3198] : memref<?xf32>
      %3200 = arith.addf %3197, %3199 : f32
      %3201 = arith.addi %3196, %c32 : index
      %3202 = memref.load %18[%3201] : memref<?xf32>
      %3203 = arith.addf %3200, %3202 : f32
      %3204 = arith.addi %3196, %c33 : index
      %3205 = memref.load %18[%3204] : memref<?xf32>
      %3206 = arith.addf %3203, %3205 : f32
      %3207 = arith.remui %3034, %c4 : index
      %3208 = arith.muli %3207, %c2 : index
      %3209 = arith.addi %15, %3208 : index
      %3210 = vector.load %w[%3209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3211 = vector.bitcast %3210 : vector<4xi8> to vector<1xf32>
      %3212 = vector.extract %3211[0] : f32 from vector<1xf32>
      %3213 = arith.mulf %3212, %3193 : f32
      %3214 = arith.mulf %3206, %3213 : f32
      %3215 = arith.muli %3, %c8 : index
      %3216 = arith.addi %3215, %c9 : index
      %3217 = arith.muli %3216, %c4 : index
      %3218 = arith.remui %3034, %c4 : index
      %3219 = arith.addi %3217, %3218 : index
      %3220 = arith.muli %3188, %c6 : index
      %3221 = arith.addi %3220, %3219 : index
      memref.store %3214, %19[%3221] : memref<?xf32>
      %3222 = arith.addi %3037, %c24 : index
      %3223 = arith.muli %3185, %c16 : index
      %3224 = arith.addi %3222, %3223 : index
      %3225 = memref.load %18[%3224] : memref<?xf32>
      %3226 = arith.addi %3224, %c12 : index
      %3227 = memref.load %18[%3226] : memref<?xf32>
      %3228 = arith.addf %3225, %3227 : f32
      %3229 = arith.addi %3224, %c32 : index
      %3230 = memref.load %18[%3229] : memref<?xf32>
      %3231 = arith.addf %3228, %3230 : f32
      %3232 = arith.addi %3224, %c33 : index
      %3233 = memref.load %18[%3232] : memref<?xf32>
      %3234 = arith.addf %3231, %3233 : f32
      %3235 = arith.remui %3034, %c4 : index
      %3236 = arith.muli %3235, %c2 : index
      %3237 = arith.addi %17, %3236 : index
      %3238 = vector.load %w[%3237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3239 = vector.bitcast %3238 : vector<4xi8> to vector<1xf32>
      %3240 = vector.extract %3239[0] : f32 from vector<1xf32>
      %3241 = arith.mulf %3240, %3193 : f32
      %3242 = arith.mulf %3234, %3241 : f32
      %3243 = arith.muli %3, %c8 : index
      %3244 = arith.addi %3243, %c10 : index
      %3245 = arith.muli %3244, %c4 : index
      %3246 = arith.remui %3034, %c4 : index
      %3247 = arith.addi %3245, %3246 : index
      %3248 = arith.muli %3188, %c6 : index
      %3249 = arith.addi %3248, %3247 : index
      memref.store %3242, %19[%3249] : memref<?xf32>
    }
    wave.barrier
    %3250 = arith.addi %22, %c45 : index
    %3251 = wave.wave
    %3252 = arith.addi %3251, %c9 : index
    %3253 = arith.addi %3250, %3252 : index
    %3254 = arith.cmpi slt, %3253, %21 : index
    scf.if %3254 {
      %3255 = arith.addi %3250, %3252 : index
      %3256 = arith.muli %3252, %c6 : index
      %3257 = wave.lane
      %3258 = arith.addi %3257, %c9 : index
      %3259 = arith.cmpi eq, %hasBias, %c10 : index
      %3260 = arith.addi %3256, %3258 : index
      %3261 = memref.load %19[%3260] : memref<?xf32>
      %3262 = arith.muli %0, %c6 : index
      %3263 = arith.addi %3262, %3258 : index
      %3264 = memref.load %bias[%3263] : memref<?xf32>
      %3265 = arith.addf %3261, %3264 : f32
      %3266 = arith.select %3259, %3265, %3261 : f32
      %3267 = arith.addi %3258, %c13 : index
      %3268 = arith.cmpi eq, %hasBias, %c10 : index
      %3269 = arith.addi %3256, %3267 : index
      %3270 = memref.load %19[%3269] : memref<?xf32>
      %3271 = arith.muli %0, %c6 : index
      %3272 = arith.addi %3271, %3267 : index
      %3273 = memref.load %bias[%3272] : memref<?xf32>
      %3274 = arith.addf %3270, %3273 : f32
      %3275 = arith.select %3268, %3274, %3270 : f32
      %3276 = arith.addi %3257, %c16 : index
      %3277 = arith.cmpi eq, %hasBias, %c10 : index
      %3278 = arith.addi %3256, %3276 : index
      %3279 = memref.load %19[%3278] : memref<?xf32>
      %3280 = arith.muli %0, %c6 : index
      %3281 = arith.addi %3280, %3276 : index
      %3282 = memref.load %bias[%3281] : memref<?xf32>
      %3283 = arith.addf %3279, %3282 : f32
      %3284 = arith.select %3277, %3283, %3279 : f32
      %3285 = arith.addi %3276, %c13 : index
      %3286 = arith.cmpi eq, %hasBias, %c10 : index
      %3287 = arith.addi %3256, %3285 : index
      %3288 = memref.load %19[%3287] : memref<?xf32>
      %3289 = arith.muli %0, %c6 : index
      %3290 = arith.addi %3289, %3285 : index
      %3291 = memref.load %bias[%3290] : memref<?xf32>
      %3292 = arith.addf %3288, %3291 : f32
      %3293 = arith.select %3286, %3292, %3288 : f32
      %3294 = arith.addi %heads, %kvHeads : index
      %3295 = arith.cmpi slt, %0, %3294 : index
      scf.if %3295 {
        %3296 = arith.addi %positionsAt, %3255 : index
        %3297 = memref.load %step[%3296] : memref<?xi32>
        %3298 = arith.index_cast %3297 : i32 to index
        %3299 = arith.cmpi eq, %hasNorm, %c10 : index
        %3300 = math.fma %3266, %3266, %c37 : f32
        %3301 = math.fma %3275, %3275, %3300 : f32
        %3302 = math.fma %3284, %3284, %3301 : f32
        %3303 = math.fma %3293, %3293, %3302 : f32
        %3304 = vector.broadcast %3303 : f32 to vector<1xf32>
        %3305 = wave.reduce "add" %3304 : vector<1xf32>
        %3306 = arith.mulf %3305, %inverseHeadDim : f32
        %3307 = arith.addf %3306, %epsilon : f32
        %3308 = math.sqrt %3307 : f32
        %3309 = arith.divf %c31, %3308 : f32
        %3310 = arith.cmpi slt, %0, %heads : index
        %3311 = arith.addi %3258, %c13 : index
        %3312 = memref.load %query_norm[%3258] : memref<?xf32>
        %3313 = memref.load %key_norm[%3258] : memref<?xf32>
        %3314 = arith.select %3310, %3312, %3313 : f32
        %3315 = arith.mulf %3266, %3309 : f32
        %3316 = arith.mulf %3315, %3314 : f32
        %3317 = arith.select %3299, %3316, %3266 : f32
        %3318 = memref.load %query_norm[%3311] : memref<?xf32>
        %3319 = memref.load %key_norm[%3311] : memref<?xf32>
        %3320 = arith.select %3310, %3318, %3319 : f32
        %3321 = arith.mulf %3275, %3309 : f32
        %3322 = arith.mulf %3321, %3320 : f32
        %3323 = arith.select %3299, %3322, %3275 : f32
        %3324 = arith.addi %3276, %c13 : index
        %3325 = memref.load %query_norm[%3276] : memref<?xf32>
        %3326 = memref.load %key_norm[%3276] : memref<?xf32>
        %3327 = arith.select %3310, %3325, %3326 : f32
        %3328 = arith.mulf %3284, %3309 : f32
        %3329 = arith.mulf %3328, %3327 : f32
        %3330 = arith.select %3299, %3329, %3284 : f32
        %3331 = memref.load %query_norm[%3324] : memref<?xf32>
        %3332 = memref.load %key_norm[%3324] : memref<?xf32>
        %3333 = arith.select %3310, %3331, %3332 : f32
        %3334 = arith.mulf %3293, %3309 : f32
        %3335 = arith.mulf %3334, %3333 : f32
        %3336 = arith.select %3299, %3335, %3293 : f32
        %3337 = arith.remui %3298, %c24 : index
        %3338 = arith.muli %3337, %c6 : index
        %3339 = arith.addi %3338, %3258 : index
        %3340 = arith.divui %3298, %c24 : index
        %3341 = arith.addi %3340, %c24 : index
        %3342 = arith.muli %3341, %c6 : index
        %3343 = arith.addi %3342, %3258 : index
        %3344 = memref.load %rope[%3339] : memref<?xf32>
        %3345 = arith.addi %3339, %c13 : index
        %3346 = memref.load %rope[%3345] : memref<?xf32>
        %3347 = memref.load %rope[%3343] : memref<?xf32>
        %3348 = arith.addi %3343, %c13 : index
        %3349 = memref.load %rope[%3348] : memref<?xf32>
        %3350 = arith.mulf %3347, %3344 : f32
        %3351 = arith.mulf %3349, %3346 : f32
        %3352 = arith.subf %3350, %3351 : f32
        %3353 = arith.mulf %3349, %3344 : f32
        %3354 = arith.mulf %3347, %3346 : f32
        %3355 = arith.addf %3353, %3354 : f32
        %3356 = arith.mulf %3317, %3352 : f32
        %3357 = arith.mulf %3323, %3355 : f32
        %3358 = arith.subf %3356, %3357 : f32
        %3359 = arith.mulf %3323, %3352 : f32
        %3360 = arith.mulf %3317, %3355 : f32
        %3361 = arith.addf %3359, %3360 : f32
        %3362 = arith.cmpi slt, %0, %heads : index
        scf.if %3362 {
          %3363 = arith.muli %3255, %heads : index
          %3364 = arith.addi %3363, %0 : index
          %3365 = arith.muli %3364, %c6 : index
          %3366 = arith.addi %3365, %3258 : index
          memref.store %3358, %q[%3366] : memref<?xf32>
          %3367 = arith.addi %3366, %c13 : index
          memref.store %3361, %q[%3367] : memref<?xf32>
        } else {
          %3368 = arith.addi %3256, %3258 : index
          memref.store %3358, %19[%3368] : memref<?xf32>
          %3369 = arith.addi %3256, %3258 : index
          %3370 = arith.addi %3369, %c13 : index
          memref.store %3361, %19[%3370] : memref<?xf32>
        }
        %3371 = arith.remui %3298, %c24 : index
        %3372 = arith.muli %3371, %c6 : index
        %3373 = arith.addi %3372, %3276 : index
        %3374 = arith.divui %3298, %c24 : index
        %3375 = arith.addi %3374, %c24 : index
        %3376 = arith.muli %3375, %c6 : index
        %3377 = arith.addi %3376, %3276 : index
        %3378 = memref.load %rope[%3373] : memref<?xf32>
        %3379 = arith.addi %3373, %c13 : index
        %3380 = memref.load %rope[%3379] : memref<?xf32>
        %3381 = memref.load %rope[%3377] : memref<?xf32>
        %3382 = arith.addi %3377, %c13 : index
        %3383 = memref.load %rope[%3382] : memref<?xf32>
        %3384 = arith.mulf %3381, %3378 : f32
        %3385 = arith.mulf %3383, %3380 : f32
        %3386 = arith.subf %3384, %3385 : f32
        %3387 = arith.mulf %3383, %3378 : f32
        %3388 = arith.mulf %3381, %3380 : f32
        %3389 = arith.addf %3387, %3388 : f32
        %3390 = arith.mulf %3330, %3386 : f32
        %3391 = arith.mulf %3336, %3389 : f32
        %3392 = arith.subf %3390, %3391 : f32
        %3393 = arith.mulf %3336, %3386 : f32
        %3394 = arith.mulf %3330, %3389 : f32
        %3395 = arith.addf %3393, %3394 : f32
        %3396 = arith.cmpi slt, %0, %heads : index
        scf.if %3396 {
          %3397 = arith.muli %3255, %heads : index
          %3398 = arith.addi %3397, %0 : index
          %3399 = arith.muli %3398, %c6 : index
          %3400 = arith.addi %3399, %3276 : index
          memref.store %3392, %q[%3400] : memref<?xf32>
          %3401 = arith.addi %3400, %c13 : index
          memref.store %3395, %q[%3401] : memref<?xf32>
        } else {
          %3402 = arith.addi %3256, %3276 : index
          memref.store %3392, %19[%3402] : memref<?xf32>
          %3403 = arith.addi %3256, %3276 : index
          %3404 = arith.addi %3403, %c13 : index
          memref.store %3395, %19[%3404] : memref<?xf32>
        }
      } else {
        %3405 = arith.cmpi slt, %0, %heads : index
        scf.if %3405 {
          %3406 = arith.muli %3255, %heads : index
          %3407 = arith.addi %3406, %0 : index
          %3408 = arith.muli %3407, %c6 : index
          %3409 = arith.addi %3408, %3258 : index
          memref.store %3266, %q[%3409] : memref<?xf32>
          %3410 = arith.addi %3409, %c13 : index
          memref.store %3275, %q[%3410] : memref<?xf32>
        } else {
          %3411 = arith.addi %3256, %3258 : index
          memref.store %3266, %19[%3411] : memref<?xf32>
          %3412 = arith.addi %3256, %3258 : index
          %3413 = arith.addi %3412, %c13 : index
          memref.store %3275, %19[%3413] : memref<?xf32>
        }
        %3414 = arith.cmpi slt, %0, %heads : index
        scf.if %3414 {
          %3415 = arith.muli %3255, %heads : index
          %3416 = arith.addi %3415, %0 : index
          %3417 = arith.muli %3416, %c6 : index
          %3418 = arith.addi %3417, %3276 : index
          memref.store %3284, %q[%3418] : memref<?xf32>
          %3419 = arith.addi %3418, %c13 : index
          memref.store %3293, %q[%3419] : memref<?xf32>
        } else {
          %3420 = arith.addi %3256, %3276 : index
          memref.store %3284, %19[%3420] : memref<?xf32>
          %3421 = arith.addi %3256, %3276 : index
          %3422 = arith.addi %3421, %c13 : index
          memref.store %3293, %19[%3422] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3423 = arith.cmpi sge, %0, %heads : index
    scf.if %3423 {
      %3424 = arith.addi %3251, %c9 : index
      %3425 = arith.addi %3250, %3424 : index
      %3426 = arith.cmpi slt, %3425, %21 : index
      scf.if %3426 {
        %3427 = arith.addi %3250, %3424 : index
        %3428 = arith.addi %slotsAt, %3427 : index
        %3429 = memref.load %step[%3428] : memref<?xi32>
        %3430 = arith.index_cast %3429 : i32 to index
        %3431 = arith.cmpi sge, %3430, %c9 : index
        scf.if %3431 {
          %3432 = arith.muli %3424, %c6 : index
          %3433 = arith.subi %0, %heads : index
          %3434 = memref.load %scales[%3433] : memref<?xf32>
          %3435 = vector.broadcast %3434 : f32 to vector<4xf32>
          %3436 = arith.divui %3430, %c4 : index
          %3437 = arith.remui %3430, %c4 : index
          %3438 = arith.muli %3436, %pageBytes : index
          %3439 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3439 {
            %3440 = wave.lane
            %3441 = arith.muli %3440, %c2 : index
            scf.for %3442 = %3441 to %c6 step %c6 {
              %3443 = arith.addi %3432, %3442 : index
              %3444 = vector.load %19[%3443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3445 = arith.mulf %3444, %3435 : vector<4xf32>
              %3446 = arith.minimumf %3445, %c43 : vector<4xf32>
              %3447 = arith.maximumf %3446, %c44 : vector<4xf32>
              %3448 = arith.truncf %3447 : vector<4xf32> to vector<4xf16>
              %3449 = vector.bitcast %3448 : vector<4xf16> to vector<8xi8>
              %3450 = arith.cmpi slt, %3433, %kvHeads : index
              scf.if %3450 {
                %3451 = arith.muli %3433, %c11 : index
                %3452 = arith.addi %3438, %3451 : index
                %3453 = arith.divui %3442, %c4 : index
                %3454 = arith.muli %3453, %c19 : index
                %3455 = arith.remui %3442, %c4 : index
                %3456 = arith.divui %3455, %c7 : index
                %3457 = arith.muli %3456, %c24 : index
                %3458 = arith.muli %3437, %c4 : index
                %3459 = arith.addi %3457, %3458 : index
                %3460 = arith.remui %3455, %c7 : index
                %3461 = arith.muli %3460, %c8 : index
                %3462 = arith.addi %3459, %3461 : index
                %3463 = arith.addi %3454, %3462 : index
                %3464 = arith.addi %3452, %3463 : index
                vector.store %3449, %kv[%3464] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3465 = arith.subi %3433, %kvHeads : index
                %3466 = arith.muli %3465, %c11 : index
                %3467 = arith.addi %3438, %3466 : index
                %3468 = arith.addi %3442, %c9 : index
                %3469 = arith.divui %3468, %c4 : index
                %3470 = arith.muli %3469, %c19 : index
                %3471 = arith.addi %3470, %c32 : index
                %3472 = arith.remui %3468, %c4 : index
                %3473 = arith.divui %3437, %c8 : index
                %3474 = arith.remui %3437, %c8 : index
                %3475 = arith.muli %3474, %c7 : index
                %3476 = arith.addi %3473, %3475 : index
                %3477 = arith.divui %3476, %c7 : index
                %3478 = arith.muli %3477, %c24 : index
                %3479 = arith.muli %3472, %c4 : index
                %3480 = arith.addi %3478, %3479 : index
                %3481 = arith.remui %3476, %c7 : index
                %3482 = arith.muli %3481, %c8 : index
                %3483 = arith.addi %3480, %3482 : index
                %3484 = arith.addi %3471, %3483 : index
                %3485 = arith.addi %3467, %3484 : index
                %3486 = vector.shuffle %3449, %3449 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3486, %kv[%3485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3487 = arith.addi %3442, %c10 : index
                %3488 = arith.divui %3487, %c4 : index
                %3489 = arith.muli %3488, %c19 : index
                %3490 = arith.addi %3489, %c32 : index
                %3491 = arith.remui %3487, %c4 : index
                %3492 = arith.divui %3437, %c8 : index
                %3493 = arith.remui %3437, %c8 : index
                %3494 = arith.muli %3493, %c7 : index
                %3495 = arith.addi %3492, %3494 : index
                %3496 = arith.divui %3495, %c7 : index
                %3497 = arith.muli %3496, %c24 : index
                %3498 = arith.muli %3491, %c4 : index
                %3499 = arith.addi %3497, %3498 : index
                %3500 = arith.remui %3495, %c7 : index
                %3501 = arith.muli %3500, %c8 : index
                %3502 = arith.addi %3499, %3501 : index
                %3503 = arith.addi %3490, %3502 : index
                %3504 = arith.addi %3467, %3503 : index
                %3505 = vector.shuffle %3449, %3449 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3505, %kv[%3504] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3506 = arith.addi %3442, %c8 : index
                %3507 = arith.divui %3506, %c4 : index
                %3508 = arith.muli %3507, %c19 : index
                %3509 = arith.addi %3508, %c32 : index
                %3510 = arith.remui %3506, %c4 : index
                %3511 = arith.divui %3437, %c8 : index
                %3512 = arith.remui %3437, %c8 : index
                %3513 = arith.muli %3512, %c7 : index
                %3514 = arith.addi %3511, %3513 : index
                %3515 = arith.divui %3514, %c7 : index
                %3516 = arith.muli %3515, %c24 : index
                %3517 = arith.muli %3510, %c4 : index
                %3518 = arith.addi %3516, %3517 : index
                %3519 = arith.remui %3514, %c7 : index
                %3520 = arith.muli %3519, %c8 : index
                %3521 = arith.addi %3518, %3520 : index
                %3522 = arith.addi %3509, %3521 : index
                %3523 = arith.addi %3467, %3522 : index
                %3524 = vector.shuffle %3449, %3449 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3524, %kv[%3523] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3525 = arith.addi %3442, %c25 : index
                %3526 = arith.divui %3525, %c4 : index
                %3527 = arith.muli %3526, %c19 : index
                %3528 = arith.addi %3527, %c32 : index
                %3529 = arith.remui %3525, %c4 : index
                %3530 = arith.divui %3437, %c8 : index
                %3531 = arith.remui %3437, %c8 : index
                %3532 = arith.muli %3531, %c7 : index
                %3533 = arith.addi %3530, %3532 : index
                %3534 = arith.divui %3533, %c7 : index
                %3535 = arith.muli %3534, %c24 : index
                %3536 = arith.muli %3529, %c4 : index
                %3537 = arith.addi %3535, %3536 : index
                %3538 = arith.remui %3533, %c7 : index
                %3539 = arith.muli %3538, %c8 : index
                %3540 = arith.addi %3537, %3539 : index
                %3541 = arith.addi %3528, %3540 : index
                %3542 = arith.addi %3467, %3541 : index
                %3543 = vector.shuffle %3449, %3449 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3543, %kv[%3542] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3544 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3544 {
            %3545 = wave.lane
            %3546 = arith.muli %3545, %c2 : index
            scf.for %3547 = %3546 to %c6 step %c6 {
              %3548 = arith.addi %3432, %3547 : index
              %3549 = vector.load %19[%3548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3550 = arith.mulf %3549, %3435 : vector<4xf32>
              %3551 = wave.fp8_encode "e4m3" %3550 : vector<4xf32> -> vector<4xi8>
              %3552 = arith.cmpi slt, %3433, %kvHeads : index
              scf.if %3552 {
                %3553 = arith.muli %3433, %c32 : index
                %3554 = arith.addi %3438, %3553 : index
                %3555 = vector.shuffle %3551, %3551 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3556 = arith.divui %3547, %c4 : index
                %3557 = arith.muli %3556, %c24 : index
                %3558 = arith.remui %3547, %c4 : index
                %3559 = arith.muli %3437, %c4 : index
                %3560 = arith.divui %3558, %c2 : index
                %3561 = arith.muli %3560, %c2 : index
                %3562 = arith.remui %3558, %c8 : index
                %3563 = arith.muli %3562, %c8 : index
                %3564 = arith.addi %3561, %3563 : index
                %3565 = arith.divui %3558, %c8 : index
                %3566 = arith.remui %3565, %c8 : index
                %3567 = arith.addi %3564, %3566 : index
                %3568 = arith.addi %3559, %3567 : index
                %3569 = arith.addi %3557, %3568 : index
                %3570 = arith.addi %3554, %3569 : index
                vector.store %3555, %kv[%3570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3571 = arith.subi %3433, %kvHeads : index
                %3572 = arith.muli %3571, %c32 : index
                %3573 = arith.addi %3438, %3572 : index
                %3574 = arith.addi %3547, %c9 : index
                %3575 = arith.divui %3574, %c4 : index
                %3576 = arith.muli %3575, %c24 : index
                %3577 = arith.addi %3576, %c12 : index
                %3578 = arith.remui %3574, %c4 : index
                %3579 = arith.divui %3437, %c8 : index
                %3580 = arith.remui %3437, %c8 : index
                %3581 = arith.muli %3580, %c7 : index
                %3582 = arith.addi %3579, %3581 : index
                %3583 = arith.muli %3578, %c4 : index
                %3584 = arith.divui %3582, %c2 : index
                %3585 = arith.muli %3584, %c2 : index
                %3586 = arith.remui %3582, %c8 : index
                %3587 = arith.muli %3586, %c8 : index
                %3588 = arith.addi %3585, %3587 : index
                %3589 = arith.divui %3582, %c8 : index
                %3590 = arith.remui %3589, %c8 : index
                %3591 = arith.addi %3588, %3590 : index
                %3592 = arith.addi %3583, %3591 : index
                %3593 = arith.addi %3577, %3592 : index
                %3594 = arith.addi %3573, %3593 : index
                %3595 = vector.shuffle %3551, %3551 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3595, %kv[%3594] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3596 = arith.addi %3547, %c10 : index
                %3597 = arith.divui %3596, %c4 : index
                %3598 = arith.muli %3597, %c24 : index
                %3599 = arith.addi %3598, %c12 : index
                %3600 = arith.remui %3596, %c4 : index
                %3601 = arith.divui %3437, %c8 : index
                %3602 = arith.remui %3437, %c8 : index
                %3603 = arith.muli %3602, %c7 : index
                %3604 = arith.addi %3601, %3603 : index
                %3605 = arith.muli %3600, %c4 : index
                %3606 = arith.divui %3604, %c2 : index
                %3607 = arith.muli %3606, %c2 : index
                %3608 = arith.remui %3604, %c8 : index
                %3609 = arith.muli %3608, %c8 : index
                %3610 = arith.addi %3607, %3609 : index
                %3611 = arith.divui %3604, %c8 : index
                %3612 = arith.remui %3611, %c8 : index
                %3613 = arith.addi %3610, %3612 : index
                %3614 = arith.addi %3605, %3613 : index
                %3615 = arith.addi %3599, %3614 : index
                %3616 = arith.addi %3573, %3615 : index
                %3617 = vector.shuffle %3551, %3551 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3617, %kv[%3616] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3618 = arith.addi %3547, %c8 : index
                %3619 = arith.divui %3618, %c4 : index
                %3620 = arith.muli %3619, %c24 : index
                %3621 = arith.addi %3620, %c12 : index
                %3622 = arith.remui %3618, %c4 : index
                %3623 = arith.divui %3437, %c8 : index
                %3624 = arith.remui %3437, %c8 : index
                %3625 = arith.muli %3624, %c7 : index
                %3626 = arith.addi %3623, %3625 : index
                %3627 = arith.muli %3622, %c4 : index
                %3628 = arith.divui %3626, %c2 : index
                %3629 = arith.muli %3628, %c2 : index
                %3630 = arith.remui %3626, %c8 : index
                %3631 = arith.muli %3630, %c8 : index
                %3632 = arith.addi %3629, %3631 : index
                %3633 = arith.divui %3626, %c8 : index
                %3634 = arith.remui %3633, %c8 : index
                %3635 = arith.addi %3632, %3634 : index
                %3636 = arith.addi %3627, %3635 : index
                %3637 = arith.addi %3621, %3636 : index
                %3638 = arith.addi %3573, %3637 : index
                %3639 = vector.shuffle %3551, %3551 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3639, %kv[%3638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3640 = arith.addi %3547, %c25 : index
                %3641 = arith.divui %3640, %c4 : index
                %3642 = arith.muli %3641, %c24 : index
                %3643 = arith.addi %3642, %c12 : index
                %3644 = arith.remui %3640, %c4 : index
                %3645 = arith.divui %3437, %c8 : index
                %3646 = arith.remui %3437, %c8 : index
                %3647 = arith.muli %3646, %c7 : index
                %3648 = arith.addi %3645, %3647 : index
                %3649 = arith.muli %3644, %c4 : index
                %3650 = arith.divui %3648, %c2 : index
                %3651 = arith.muli %3650, %c2 : index
                %3652 = arith.remui %3648, %c8 : index
                %3653 = arith.muli %3652, %c8 : index
                %3654 = arith.addi %3651, %3653 : index
                %3655 = arith.divui %3648, %c8 : index
                %3656 = arith.remui %3655, %c8 : index
                %3657 = arith.addi %3654, %3656 : index
                %3658 = arith.addi %3649, %3657 : index
                %3659 = arith.addi %3643, %3658 : index
                %3660 = arith.addi %3573, %3659 : index
                %3661 = vector.shuffle %3551, %3551 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3661, %kv[%3660] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3662 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3662 {
            %3663 = wave.lane
            %3664 = arith.muli %3663, %c2 : index
            scf.for %3665 = %3664 to %c6 step %c6 {
              %3666 = arith.addi %3432, %3665 : index
              %3667 = vector.load %19[%3666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3668 = arith.mulf %3667, %3435 : vector<4xf32>
              %3669 = wave.fp8_encode "e5m2" %3668 : vector<4xf32> -> vector<4xi8>
              %3670 = arith.cmpi slt, %3433, %kvHeads : index
              scf.if %3670 {
                %3671 = arith.muli %3433, %c32 : index
                %3672 = arith.addi %3438, %3671 : index
                %3673 = vector.shuffle %3669, %3669 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3674 = arith.divui %3665, %c4 : index
                %3675 = arith.muli %3674, %c24 : index
                %3676 = arith.remui %3665, %c4 : index
                %3677 = arith.muli %3437, %c4 : index
                %3678 = arith.divui %3676, %c2 : index
                %3679 = arith.muli %3678, %c2 : index
                %3680 = arith.remui %3676, %c8 : index
                %3681 = arith.muli %3680, %c8 : index
                %3682 = arith.addi %3679, %3681 : index
                %3683 = arith.divui %3676, %c8 : index
                %3684 = arith.remui %3683, %c8 : index
                %3685 = arith.addi %3682, %3684 : index
                %3686 = arith.addi %3677, %3685 : index
                %3687 = arith.addi %3675, %3686 : index
                %3688 = arith.addi %3672, %3687 : index
                vector.store %3673, %kv[%3688] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3689 = arith.subi %3433, %kvHeads : index
                %3690 = arith.muli %3689, %c32 : index
                %3691 = arith.addi %3438, %3690 : index
                %3692 = arith.addi %3665, %c9 : index
                %3693 = arith.divui %3692, %c4 : index
                %3694 = arith.muli %3693, %c24 : index
                %3695 = arith.addi %3694, %c12 : index
                %3696 = arith.remui %3692, %c4 : index
                %3697 = arith.divui %3437, %c8 : index
                %3698 = arith.remui %3437, %c8 : index
                %3699 = arith.muli %3698, %c7 : index
                %3700 = arith.addi %3697, %3699 : index
                %3701 = arith.muli %3696, %c4 : index
                %3702 = arith.divui %3700, %c2 : index
                %3703 = arith.muli %3702, %c2 : index
                %3704 = arith.remui %3700, %c8 : index
                %3705 = arith.muli %3704, %c8 : index
                %3706 = arith.addi %3703, %3705 : index
                %3707 = arith.divui %3700, %c8 : index
                %3708 = arith.remui %3707, %c8 : index
                %3709 = arith.addi %3706, %3708 : index
                %3710 = arith.addi %3701, %3709 : index
                %3711 = arith.addi %3695, %3710 : index
                %3712 = arith.addi %3691, %3711 : index
                %3713 = vector.shuffle %3669, %3669 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3713, %kv[%3712] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3714 = arith.addi %3665, %c10 : index
                %3715 = arith.divui %3714, %c4 : index
                %3716 = arith.muli %3715, %c24 : index
                %3717 = arith.addi %3716, %c12 : index
                %3718 = arith.remui %3714, %c4 : index
                %3719 = arith.divui %3437, %c8 : index
                %3720 = arith.remui %3437, %c8 : index
                %3721 = arith.muli %3720, %c7 : index
                %3722 = arith.addi %3719, %3721 : index
                %3723 = arith.muli %3718, %c4 : index
                %3724 = arith.divui %3722, %c2 : index
                %3725 = arith.muli %3724, %c2 : index
                %3726 = arith.remui %3722, %c8 : index
                %3727 = arith.muli %3726, %c8 : index
                %3728 = arith.addi %3725, %3727 : index
                %3729 = arith.divui %3722, %c8 : index
                %3730 = arith.remui %3729, %c8 : index
                %3731 = arith.addi %3728, %3730 : index
                %3732 = arith.addi %3723, %3731 : index
                %3733 = arith.addi %3717, %3732 : index
                %3734 = arith.addi %3691, %3733 : index
                %3735 = vector.shuffle %3669, %3669 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3735, %kv[%3734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3736 = arith.addi %3665, %c8 : index
                %3737 = arith.divui %3736, %c4 : index
                %3738 = arith.muli %3737, %c24 : index
                %3739 = arith.addi %3738, %c12 : index
                %3740 = arith.remui %3736, %c4 : index
                %3741 = arith.divui %3437, %c8 : index
                %3742 = arith.remui %3437, %c8 : index
                %3743 = arith.muli %3742, %c7 : index
                %3744 = arith.addi %3741, %3743 : index
                %3745 = arith.muli %3740, %c4 : index
                %3746 = arith.divui %3744, %c2 : index
                %3747 = arith.muli %3746, %c2 : index
                %3748 = arith.remui %3744, %c8 : index
                %3749 = arith.muli %3748, %c8 : index
                %3750 = arith.addi %3747, %3749 : index
                %3751 = arith.divui %3744, %c8 : index
                %3752 = arith.remui %3751, %c8 : index
                %3753 = arith.addi %3750, %3752 : index
                %3754 = arith.addi %3745, %3753 : index
                %3755 = arith.addi %3739, %3754 : index
                %3756 = arith.addi %3691, %3755 : index
                %3757 = vector.shuffle %3669, %3669 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3757, %kv[%3756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3758 = arith.addi %3665, %c25 : index
                %3759 = arith.divui %3758, %c4 : index
                %3760 = arith.muli %3759, %c24 : index
                %3761 = arith.addi %3760, %c12 : index
                %3762 = arith.remui %3758, %c4 : index
                %3763 = arith.divui %3437, %c8 : index
                %3764 = arith.remui %3437, %c8 : index
                %3765 = arith.muli %3764, %c7 : index
                %3766 = arith.addi %3763, %3765 : index
                %3767 = arith.muli %3762, %c4 : index
                %3768 = arith.divui %3766, %c2 : index
                %3769 = arith.muli %3768, %c2 : index
                %3770 = arith.remui %3766, %c8 : index
                %3771 = arith.muli %3770, %c8 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.divui %3766, %c8 : index
                %3774 = arith.remui %3773, %c8 : index
                %3775 = arith.addi %3772, %3774 : index
                %3776 = arith.addi %3767, %3775 : index
                %3777 = arith.addi %3761, %3776 : index
                %3778 = arith.addi %3691, %3777 : index
                %3779 = vector.shuffle %3669, %3669 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3779, %kv[%3778] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
