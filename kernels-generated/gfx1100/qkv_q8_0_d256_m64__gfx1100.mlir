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
  %c14 = arith.constant 4 : index
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
  %c44 = arith.constant 48 : index
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
    %24 = arith.muli %1, %c14 : index
    %25 = arith.divui %inputFeatures, %c16 : index
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
    %46:8 = scf.for %37 = %27 to %36 step %c7 iter_args(%38 = %c15, %39 = %c15, %40 = %c15, %41 = %c15, %42 = %c15, %43 = %c15, %44 = %c15, %45 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %47 = wave.lane
      %48 = arith.addi %37, %c8 : index
      %49 = arith.remui %47, %c4 : index
      %50 = arith.addi %15, %c6 : index
      %51 = arith.muli %48, %c16 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.muli %49, %c7 : index
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
      %66 = arith.addi %65, %c8 : index
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
      %98 = arith.addi %37, %c9 : index
      %99 = arith.remui %47, %c4 : index
      %100 = arith.addi %15, %c6 : index
      %101 = arith.muli %98, %c16 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %99, %c7 : index
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
      %116 = arith.addi %115, %c8 : index
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
      %148 = arith.addi %37, %c8 : index
      %149 = arith.remui %47, %c4 : index
      %150 = arith.addi %17, %c6 : index
      %151 = arith.muli %148, %c16 : index
      %152 = arith.addi %150, %151 : index
      %153 = arith.muli %149, %c7 : index
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
      %166 = arith.addi %165, %c8 : index
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
      %198 = arith.addi %37, %c9 : index
      %199 = arith.remui %47, %c4 : index
      %200 = arith.addi %17, %c6 : index
      %201 = arith.muli %198, %c16 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c7 : index
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
      %216 = arith.addi %215, %c8 : index
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
      %248 = arith.addi %24, %c8 : index
      %249 = arith.muli %37, %c7 : index
      %250 = arith.addi %249, %c8 : index
      %251 = arith.divui %inputFeatures, %c4 : index
      %252 = arith.muli %248, %251 : index
      %253 = arith.addi %252, %250 : index
      %254 = arith.muli %tileRows, %c4 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %47, %tileRows : index
      %257 = arith.muli %256, %c2 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c2 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %80, %38 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %180, %39 : vector<16xf16>, vector<8xf32>
      %266 = arith.addi %24, %c9 : index
      %267 = arith.muli %37, %c7 : index
      %268 = arith.addi %267, %c8 : index
      %269 = arith.divui %inputFeatures, %c4 : index
      %270 = arith.muli %266, %269 : index
      %271 = arith.addi %270, %268 : index
      %272 = arith.muli %tileRows, %c4 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.remui %47, %tileRows : index
      %275 = arith.muli %274, %c2 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c2 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %80, %40 : vector<16xf16>, vector<8xf32>
      %283 = wave.mma %281, %180, %41 : vector<16xf16>, vector<8xf32>
      %284 = arith.addi %24, %c7 : index
      %285 = arith.muli %37, %c7 : index
      %286 = arith.addi %285, %c8 : index
      %287 = arith.divui %inputFeatures, %c4 : index
      %288 = arith.muli %284, %287 : index
      %289 = arith.addi %288, %286 : index
      %290 = arith.muli %tileRows, %c4 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.remui %47, %tileRows : index
      %293 = arith.muli %292, %c2 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c2 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %80, %42 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %180, %43 : vector<16xf16>, vector<8xf32>
      %302 = arith.addi %24, %c25 : index
      %303 = arith.muli %37, %c7 : index
      %304 = arith.addi %303, %c8 : index
      %305 = arith.divui %inputFeatures, %c4 : index
      %306 = arith.muli %302, %305 : index
      %307 = arith.addi %306, %304 : index
      %308 = arith.muli %tileRows, %c4 : index
      %309 = arith.muli %307, %308 : index
      %310 = arith.remui %47, %tileRows : index
      %311 = arith.muli %310, %c2 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.muli %tileRows, %c2 : index
      %315 = arith.addi %312, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = vector.shuffle %313, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %318 = wave.mma %317, %80, %44 : vector<16xf16>, vector<8xf32>
      %319 = wave.mma %317, %180, %45 : vector<16xf16>, vector<8xf32>
      %320 = arith.addi %24, %c8 : index
      %321 = arith.muli %37, %c7 : index
      %322 = arith.addi %321, %c9 : index
      %323 = arith.divui %inputFeatures, %c4 : index
      %324 = arith.muli %320, %323 : index
      %325 = arith.addi %324, %322 : index
      %326 = arith.muli %tileRows, %c4 : index
      %327 = arith.muli %325, %326 : index
      %328 = arith.remui %47, %tileRows : index
      %329 = arith.muli %328, %c2 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c2 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %97, %264 : vector<16xf16>, vector<8xf32>
      %337 = wave.mma %335, %197, %265 : vector<16xf16>, vector<8xf32>
      %338 = arith.addi %24, %c9 : index
      %339 = arith.muli %37, %c7 : index
      %340 = arith.addi %339, %c9 : index
      %341 = arith.divui %inputFeatures, %c4 : index
      %342 = arith.muli %338, %341 : index
      %343 = arith.addi %342, %340 : index
      %344 = arith.muli %tileRows, %c4 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.remui %47, %tileRows : index
      %347 = arith.muli %346, %c2 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c2 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = wave.mma %353, %97, %282 : vector<16xf16>, vector<8xf32>
      %355 = wave.mma %353, %197, %283 : vector<16xf16>, vector<8xf32>
      %356 = arith.addi %24, %c7 : index
      %357 = arith.muli %37, %c7 : index
      %358 = arith.addi %357, %c9 : index
      %359 = arith.divui %inputFeatures, %c4 : index
      %360 = arith.muli %356, %359 : index
      %361 = arith.addi %360, %358 : index
      %362 = arith.muli %tileRows, %c4 : index
      %363 = arith.muli %361, %362 : index
      %364 = arith.remui %47, %tileRows : index
      %365 = arith.muli %364, %c2 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = arith.muli %tileRows, %c2 : index
      %369 = arith.addi %366, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = vector.shuffle %367, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %372 = wave.mma %371, %97, %300 : vector<16xf16>, vector<8xf32>
      %373 = wave.mma %371, %197, %301 : vector<16xf16>, vector<8xf32>
      %374 = arith.addi %24, %c25 : index
      %375 = arith.muli %37, %c7 : index
      %376 = arith.addi %375, %c9 : index
      %377 = arith.divui %inputFeatures, %c4 : index
      %378 = arith.muli %374, %377 : index
      %379 = arith.addi %378, %376 : index
      %380 = arith.muli %tileRows, %c4 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.remui %47, %tileRows : index
      %383 = arith.muli %382, %c2 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c2 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %97, %318 : vector<16xf16>, vector<8xf32>
      %391 = wave.mma %389, %197, %319 : vector<16xf16>, vector<8xf32>
      %392 = arith.addi %24, %c8 : index
      %393 = arith.muli %37, %c7 : index
      %394 = arith.addi %393, %c7 : index
      %395 = arith.divui %inputFeatures, %c4 : index
      %396 = arith.muli %392, %395 : index
      %397 = arith.addi %396, %394 : index
      %398 = arith.muli %tileRows, %c4 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.remui %47, %tileRows : index
      %401 = arith.muli %400, %c2 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c2 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %130, %336 : vector<16xf16>, vector<8xf32>
      %409 = wave.mma %407, %230, %337 : vector<16xf16>, vector<8xf32>
      %410 = arith.addi %24, %c9 : index
      %411 = arith.muli %37, %c7 : index
      %412 = arith.addi %411, %c7 : index
      %413 = arith.divui %inputFeatures, %c4 : index
      %414 = arith.muli %410, %413 : index
      %415 = arith.addi %414, %412 : index
      %416 = arith.muli %tileRows, %c4 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.remui %47, %tileRows : index
      %419 = arith.muli %418, %c2 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = arith.muli %tileRows, %c2 : index
      %423 = arith.addi %420, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = vector.shuffle %421, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = wave.mma %425, %130, %354 : vector<16xf16>, vector<8xf32>
      %427 = wave.mma %425, %230, %355 : vector<16xf16>, vector<8xf32>
      %428 = arith.addi %24, %c7 : index
      %429 = arith.muli %37, %c7 : index
      %430 = arith.addi %429, %c7 : index
      %431 = arith.divui %inputFeatures, %c4 : index
      %432 = arith.muli %428, %431 : index
      %433 = arith.addi %432, %430 : index
      %434 = arith.muli %tileRows, %c4 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.remui %47, %tileRows : index
      %437 = arith.muli %436, %c2 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c2 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %130, %372 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %230, %373 : vector<16xf16>, vector<8xf32>
      %446 = arith.addi %24, %c25 : index
      %447 = arith.muli %37, %c7 : index
      %448 = arith.addi %447, %c7 : index
      %449 = arith.divui %inputFeatures, %c4 : index
      %450 = arith.muli %446, %449 : index
      %451 = arith.addi %450, %448 : index
      %452 = arith.muli %tileRows, %c4 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.remui %47, %tileRows : index
      %455 = arith.muli %454, %c2 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c2 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = vector.shuffle %457, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = wave.mma %461, %130, %390 : vector<16xf16>, vector<8xf32>
      %463 = wave.mma %461, %230, %391 : vector<16xf16>, vector<8xf32>
      %464 = arith.addi %24, %c8 : index
      %465 = arith.muli %37, %c7 : index
      %466 = arith.addi %465, %c25 : index
      %467 = arith.divui %inputFeatures, %c4 : index
      %468 = arith.muli %464, %467 : index
      %469 = arith.addi %468, %466 : index
      %470 = arith.muli %tileRows, %c4 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.remui %47, %tileRows : index
      %473 = arith.muli %472, %c2 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = arith.muli %tileRows, %c2 : index
      %477 = arith.addi %474, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = vector.shuffle %475, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = wave.mma %479, %147, %408 : vector<16xf16>, vector<8xf32>
      %481 = wave.mma %479, %247, %409 : vector<16xf16>, vector<8xf32>
      %482 = arith.addi %24, %c9 : index
      %483 = arith.muli %37, %c7 : index
      %484 = arith.addi %483, %c25 : index
      %485 = arith.divui %inputFeatures, %c4 : index
      %486 = arith.muli %482, %485 : index
      %487 = arith.addi %486, %484 : index
      %488 = arith.muli %tileRows, %c4 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.remui %47, %tileRows : index
      %491 = arith.muli %490, %c2 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = arith.muli %tileRows, %c2 : index
      %495 = arith.addi %492, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = vector.shuffle %493, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %498 = wave.mma %497, %147, %426 : vector<16xf16>, vector<8xf32>
      %499 = wave.mma %497, %247, %427 : vector<16xf16>, vector<8xf32>
      %500 = arith.addi %24, %c7 : index
      %501 = arith.muli %37, %c7 : index
      %502 = arith.addi %501, %c25 : index
      %503 = arith.divui %inputFeatures, %c4 : index
      %504 = arith.muli %500, %503 : index
      %505 = arith.addi %504, %502 : index
      %506 = arith.muli %tileRows, %c4 : index
      %507 = arith.muli %505, %506 : index
      %508 = arith.remui %47, %tileRows : index
      %509 = arith.muli %508, %c2 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = arith.muli %tileRows, %c2 : index
      %513 = arith.addi %510, %512 : index
      %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %515 = vector.shuffle %511, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %516 = wave.mma %515, %147, %444 : vector<16xf16>, vector<8xf32>
      %517 = wave.mma %515, %247, %445 : vector<16xf16>, vector<8xf32>
      %518 = arith.addi %24, %c25 : index
      %519 = arith.muli %37, %c7 : index
      %520 = arith.addi %519, %c25 : index
      %521 = arith.divui %inputFeatures, %c4 : index
      %522 = arith.muli %518, %521 : index
      %523 = arith.addi %522, %520 : index
      %524 = arith.muli %tileRows, %c4 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.remui %47, %tileRows : index
      %527 = arith.muli %526, %c2 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c2 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %147, %462 : vector<16xf16>, vector<8xf32>
      %535 = wave.mma %533, %247, %463 : vector<16xf16>, vector<8xf32>
      scf.yield %480, %481, %498, %499, %516, %517, %534, %535 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %536 = arith.select %34, %36, %29 : index
    %546:8 = scf.for %537 = %36 to %536 step %c9 iter_args(%538 = %46#0, %539 = %46#1, %540 = %46#2, %541 = %46#3, %542 = %46#4, %543 = %46#5, %544 = %46#6, %545 = %46#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %547 = wave.lane
      %548 = arith.addi %537, %c8 : index
      %549 = arith.remui %547, %c4 : index
      %550 = arith.addi %15, %c6 : index
      %551 = arith.muli %548, %c16 : index
      %552 = arith.addi %550, %551 : index
      %553 = arith.muli %549, %c7 : index
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
      %566 = arith.addi %565, %c8 : index
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
      %598 = arith.addi %537, %c8 : index
      %599 = arith.remui %547, %c4 : index
      %600 = arith.addi %17, %c6 : index
      %601 = arith.muli %598, %c16 : index
      %602 = arith.addi %600, %601 : index
      %603 = arith.muli %599, %c7 : index
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
      %616 = arith.addi %615, %c8 : index
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
      %648 = arith.addi %24, %c8 : index
      %649 = arith.muli %537, %c7 : index
      %650 = arith.addi %649, %c8 : index
      %651 = arith.divui %inputFeatures, %c4 : index
      %652 = arith.muli %648, %651 : index
      %653 = arith.addi %652, %650 : index
      %654 = arith.muli %tileRows, %c4 : index
      %655 = arith.muli %653, %654 : index
      %656 = arith.remui %547, %tileRows : index
      %657 = arith.muli %656, %c2 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c2 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %580, %538 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %630, %539 : vector<16xf16>, vector<8xf32>
      %666 = arith.addi %24, %c9 : index
      %667 = arith.muli %537, %c7 : index
      %668 = arith.addi %667, %c8 : index
      %669 = arith.divui %inputFeatures, %c4 : index
      %670 = arith.muli %666, %669 : index
      %671 = arith.addi %670, %668 : index
      %672 = arith.muli %tileRows, %c4 : index
      %673 = arith.muli %671, %672 : index
      %674 = arith.remui %547, %tileRows : index
      %675 = arith.muli %674, %c2 : index
      %676 = arith.addi %673, %675 : index
      %677 = vector.load %x[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %678 = arith.muli %tileRows, %c2 : index
      %679 = arith.addi %676, %678 : index
      %680 = vector.load %x[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %681 = vector.shuffle %677, %680 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %682 = wave.mma %681, %580, %540 : vector<16xf16>, vector<8xf32>
      %683 = wave.mma %681, %630, %541 : vector<16xf16>, vector<8xf32>
      %684 = arith.addi %24, %c7 : index
      %685 = arith.muli %537, %c7 : index
      %686 = arith.addi %685, %c8 : index
      %687 = arith.divui %inputFeatures, %c4 : index
      %688 = arith.muli %684, %687 : index
      %689 = arith.addi %688, %686 : index
      %690 = arith.muli %tileRows, %c4 : index
      %691 = arith.muli %689, %690 : index
      %692 = arith.remui %547, %tileRows : index
      %693 = arith.muli %692, %c2 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = arith.muli %tileRows, %c2 : index
      %697 = arith.addi %694, %696 : index
      %698 = vector.load %x[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %699 = vector.shuffle %695, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %700 = wave.mma %699, %580, %542 : vector<16xf16>, vector<8xf32>
      %701 = wave.mma %699, %630, %543 : vector<16xf16>, vector<8xf32>
      %702 = arith.addi %24, %c25 : index
      %703 = arith.muli %537, %c7 : index
      %704 = arith.addi %703, %c8 : index
      %705 = arith.divui %inputFeatures, %c4 : index
      %706 = arith.muli %702, %705 : index
      %707 = arith.addi %706, %704 : index
      %708 = arith.muli %tileRows, %c4 : index
      %709 = arith.muli %707, %708 : index
      %710 = arith.remui %547, %tileRows : index
      %711 = arith.muli %710, %c2 : index
      %712 = arith.addi %709, %711 : index
      %713 = vector.load %x[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %714 = arith.muli %tileRows, %c2 : index
      %715 = arith.addi %712, %714 : index
      %716 = vector.load %x[%715] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %717 = vector.shuffle %713, %716 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %718 = wave.mma %717, %580, %544 : vector<16xf16>, vector<8xf32>
      %719 = wave.mma %717, %630, %545 : vector<16xf16>, vector<8xf32>
      %720 = arith.addi %24, %c8 : index
      %721 = arith.muli %537, %c7 : index
      %722 = arith.addi %721, %c9 : index
      %723 = arith.divui %inputFeatures, %c4 : index
      %724 = arith.muli %720, %723 : index
      %725 = arith.addi %724, %722 : index
      %726 = arith.muli %tileRows, %c4 : index
      %727 = arith.muli %725, %726 : index
      %728 = arith.remui %547, %tileRows : index
      %729 = arith.muli %728, %c2 : index
      %730 = arith.addi %727, %729 : index
      %731 = vector.load %x[%730] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %732 = arith.muli %tileRows, %c2 : index
      %733 = arith.addi %730, %732 : index
      %734 = vector.load %x[%733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %735 = vector.shuffle %731, %734 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %736 = wave.mma %735, %597, %664 : vector<16xf16>, vector<8xf32>
      %737 = wave.mma %735, %647, %665 : vector<16xf16>, vector<8xf32>
      %738 = arith.addi %24, %c9 : index
      %739 = arith.muli %537, %c7 : index
      %740 = arith.addi %739, %c9 : index
      %741 = arith.divui %inputFeatures, %c4 : index
      %742 = arith.muli %738, %741 : index
      %743 = arith.addi %742, %740 : index
      %744 = arith.muli %tileRows, %c4 : index
      %745 = arith.muli %743, %744 : index
      %746 = arith.remui %547, %tileRows : index
      %747 = arith.muli %746, %c2 : index
      %748 = arith.addi %745, %747 : index
      %749 = vector.load %x[%748] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %750 = arith.muli %tileRows, %c2 : index
      %751 = arith.addi %748, %750 : index
      %752 = vector.load %x[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %753 = vector.shuffle %749, %752 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %754 = wave.mma %753, %597, %682 : vector<16xf16>, vector<8xf32>
      %755 = wave.mma %753, %647, %683 : vector<16xf16>, vector<8xf32>
      %756 = arith.addi %24, %c7 : index
      %757 = arith.muli %537, %c7 : index
      %758 = arith.addi %757, %c9 : index
      %759 = arith.divui %inputFeatures, %c4 : index
      %760 = arith.muli %756, %759 : index
      %761 = arith.addi %760, %758 : index
      %762 = arith.muli %tileRows, %c4 : index
      %763 = arith.muli %761, %762 : index
      %764 = arith.remui %547, %tileRows : index
      %765 = arith.muli %764, %c2 : index
      %766 = arith.addi %763, %765 : index
      %767 = vector.load %x[%766] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %768 = arith.muli %tileRows, %c2 : index
      %769 = arith.addi %766, %768 : index
      %770 = vector.load %x[%769] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %771 = vector.shuffle %767, %770 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %772 = wave.mma %771, %597, %700 : vector<16xf16>, vector<8xf32>
      %773 = wave.mma %771, %647, %701 : vector<16xf16>, vector<8xf32>
      %774 = arith.addi %24, %c25 : index
      %775 = arith.muli %537, %c7 : index
      %776 = arith.addi %775, %c9 : index
      %777 = arith.divui %inputFeatures, %c4 : index
      %778 = arith.muli %774, %777 : index
      %779 = arith.addi %778, %776 : index
      %780 = arith.muli %tileRows, %c4 : index
      %781 = arith.muli %779, %780 : index
      %782 = arith.remui %547, %tileRows : index
      %783 = arith.muli %782, %c2 : index
      %784 = arith.addi %781, %783 : index
      %785 = vector.load %x[%784] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %786 = arith.muli %tileRows, %c2 : index
      %787 = arith.addi %784, %786 : index
      %788 = vector.load %x[%787] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %789 = vector.shuffle %785, %788 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %790 = wave.mma %789, %597, %718 : vector<16xf16>, vector<8xf32>
      %791 = wave.mma %789, %647, %719 : vector<16xf16>, vector<8xf32>
      scf.yield %736, %737, %754, %755, %772, %773, %790, %791 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %792 = arith.addi %22, %c8 : index
    %793 = wave.lane
    %794 = arith.muli %3, %c7 : index
    %795 = arith.muli %794, %c24 : index
    %796 = arith.addi %795, %793 : index
    %797 = arith.muli %4, %c11 : index
    %798 = arith.addi %797, %796 : index
    %799 = arith.addi %798, %c8 : index
    %800 = arith.addi %799, %c8 : index
    %801 = vector.extract %546#0[0] : f32 from vector<8xf32>
    memref.store %801, %18[%800] : memref<?xf32>
    %802 = arith.muli %4, %c11 : index
    %803 = arith.addi %802, %796 : index
    %804 = arith.addi %803, %c8 : index
    %805 = arith.addi %804, %c16 : index
    %806 = vector.extract %546#0[1] : f32 from vector<8xf32>
    memref.store %806, %18[%805] : memref<?xf32>
    %807 = arith.muli %4, %c11 : index
    %808 = arith.addi %807, %796 : index
    %809 = arith.addi %808, %c8 : index
    %810 = arith.addi %809, %c12 : index
    %811 = vector.extract %546#0[2] : f32 from vector<8xf32>
    memref.store %811, %18[%810] : memref<?xf32>
    %812 = arith.muli %4, %c11 : index
    %813 = arith.addi %812, %796 : index
    %814 = arith.addi %813, %c8 : index
    %815 = arith.addi %814, %c26 : index
    %816 = vector.extract %546#0[3] : f32 from vector<8xf32>
    memref.store %816, %18[%815] : memref<?xf32>
    %817 = arith.muli %4, %c11 : index
    %818 = arith.addi %817, %796 : index
    %819 = arith.addi %818, %c8 : index
    %820 = arith.addi %819, %c6 : index
    %821 = vector.extract %546#0[4] : f32 from vector<8xf32>
    memref.store %821, %18[%820] : memref<?xf32>
    %822 = arith.muli %4, %c11 : index
    %823 = arith.addi %822, %796 : index
    %824 = arith.addi %823, %c8 : index
    %825 = arith.addi %824, %c27 : index
    %826 = vector.extract %546#0[5] : f32 from vector<8xf32>
    memref.store %826, %18[%825] : memref<?xf32>
    %827 = arith.muli %4, %c11 : index
    %828 = arith.addi %827, %796 : index
    %829 = arith.addi %828, %c8 : index
    %830 = arith.addi %829, %c28 : index
    %831 = vector.extract %546#0[6] : f32 from vector<8xf32>
    memref.store %831, %18[%830] : memref<?xf32>
    %832 = arith.muli %4, %c11 : index
    %833 = arith.addi %832, %796 : index
    %834 = arith.addi %833, %c8 : index
    %835 = arith.addi %834, %c29 : index
    %836 = vector.extract %546#0[7] : f32 from vector<8xf32>
    memref.store %836, %18[%835] : memref<?xf32>
    %837 = arith.muli %4, %c11 : index
    %838 = arith.addi %837, %796 : index
    %839 = arith.addi %838, %c24 : index
    %840 = arith.addi %839, %c8 : index
    %841 = vector.extract %546#1[0] : f32 from vector<8xf32>
    memref.store %841, %18[%840] : memref<?xf32>
    %842 = arith.muli %4, %c11 : index
    %843 = arith.addi %842, %796 : index
    %844 = arith.addi %843, %c24 : index
    %845 = arith.addi %844, %c16 : index
    %846 = vector.extract %546#1[1] : f32 from vector<8xf32>
    memref.store %846, %18[%845] : memref<?xf32>
    %847 = arith.muli %4, %c11 : index
    %848 = arith.addi %847, %796 : index
    %849 = arith.addi %848, %c24 : index
    %850 = arith.addi %849, %c12 : index
    %851 = vector.extract %546#1[2] : f32 from vector<8xf32>
    memref.store %851, %18[%850] : memref<?xf32>
    %852 = arith.muli %4, %c11 : index
    %853 = arith.addi %852, %796 : index
    %854 = arith.addi %853, %c24 : index
    %855 = arith.addi %854, %c26 : index
    %856 = vector.extract %546#1[3] : f32 from vector<8xf32>
    memref.store %856, %18[%855] : memref<?xf32>
    %857 = arith.muli %4, %c11 : index
    %858 = arith.addi %857, %796 : index
    %859 = arith.addi %858, %c24 : index
    %860 = arith.addi %859, %c6 : index
    %861 = vector.extract %546#1[4] : f32 from vector<8xf32>
    memref.store %861, %18[%860] : memref<?xf32>
    %862 = arith.muli %4, %c11 : index
    %863 = arith.addi %862, %796 : index
    %864 = arith.addi %863, %c24 : index
    %865 = arith.addi %864, %c27 : index
    %866 = vector.extract %546#1[5] : f32 from vector<8xf32>
    memref.store %866, %18[%865] : memref<?xf32>
    %867 = arith.muli %4, %c11 : index
    %868 = arith.addi %867, %796 : index
    %869 = arith.addi %868, %c24 : index
    %870 = arith.addi %869, %c28 : index
    %871 = vector.extract %546#1[6] : f32 from vector<8xf32>
    memref.store %871, %18[%870] : memref<?xf32>
    %872 = arith.muli %4, %c11 : index
    %873 = arith.addi %872, %796 : index
    %874 = arith.addi %873, %c24 : index
    %875 = arith.addi %874, %c29 : index
    %876 = vector.extract %546#1[7] : f32 from vector<8xf32>
    memref.store %876, %18[%875] : memref<?xf32>
    wave.barrier
    %877 = arith.muli %4, %c14 : index
    %878 = arith.addi %877, %c8 : index
    %879 = arith.muli %878, %c7 : index
    %880 = arith.divui %793, %c4 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.addi %792, %881 : index
    %883 = arith.cmpi slt, %882, %21 : index
    scf.if %883 {
      %884 = arith.cmpi eq, %hasFactors, %c9 : index
      %885 = memref.load %factors[%882] : memref<?xf32>
      %886 = arith.select %884, %885, %c31 : f32
      %887 = arith.addi %796, %c8 : index
      %888 = arith.muli %878, %c16 : index
      %889 = arith.addi %887, %888 : index
      %890 = memref.load %18[%889] : memref<?xf32>
      %891 = arith.addi %889, %c11 : index
      %892 = memref.load %18[%891] : memref<?xf32>
      %893 = arith.addf %890, %892 : f32
      %894 = arith.remui %793, %c4 : index
      %895 = arith.muli %894, %c14 : index
      %896 = arith.addi %15, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %886 : f32
      %901 = arith.mulf %893, %900 : f32
      %902 = arith.muli %3, %c7 : index
      %903 = arith.addi %902, %c8 : index
      %904 = arith.muli %903, %c4 : index
      %905 = arith.remui %793, %c4 : index
      %906 = arith.addi %904, %905 : index
      %907 = arith.muli %881, %c24 : index
      %908 = arith.addi %907, %906 : index
      memref.store %901, %19[%908] : memref<?xf32>
      %909 = arith.addi %796, %c24 : index
      %910 = arith.muli %878, %c16 : index
      %911 = arith.addi %909, %910 : index
      %912 = memref.load %18[%911] : memref<?xf32>
      %913 = arith.addi %911, %c11 : index
      %914 = memref.load %18[%913] : memref<?xf32>
      %915 = arith.addf %912, %914 : f32
      %916 = arith.remui %793, %c4 : index
      %917 = arith.muli %916, %c14 : index
      %918 = arith.addi %17, %917 : index
      %919 = vector.load %w[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %920 = vector.bitcast %919 : vector<4xi8> to vector<1xf32>
      %921 = vector.extract %920[0] : f32 from vector<1xf32>
      %922 = arith.mulf %921, %886 : f32
      %923 = arith.mulf %915, %922 : f32
      %924 = arith.muli %3, %c7 : index
      %925 = arith.addi %924, %c9 : index
      %926 = arith.muli %925, %c4 : index
      %927 = arith.remui %793, %c4 : index
      %928 = arith.addi %926, %927 : index
      %929 = arith.muli %881, %c24 : index
      %930 = arith.addi %929, %928 : index
      memref.store %923, %19[%930] : memref<?xf32>
    }
    %931 = arith.muli %4, %c14 : index
    %932 = arith.addi %931, %c9 : index
    %933 = arith.muli %932, %c7 : index
    %934 = arith.divui %793, %c4 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.addi %792, %935 : index
    %937 = arith.cmpi slt, %936, %21 : index
    scf.if %937 {
      %938 = arith.cmpi eq, %hasFactors, %c9 : index
      %939 = memref.load %factors[%936] : memref<?xf32>
      %940 = arith.select %938, %939, %c31 : f32
      %941 = arith.addi %796, %c8 : index
      %942 = arith.muli %932, %c16 : index
      %943 = arith.addi %941, %942 : index
      %944 = memref.load %18[%943] : memref<?xf32>
      %945 = arith.addi %943, %c11 : index
      %946 = memref.load %18[%945] : memref<?xf32>
      %947 = arith.addf %944, %946 : f32
      %948 = arith.remui %793, %c4 : index
      %949 = arith.muli %948, %c14 : index
      %950 = arith.addi %15, %949 : index
      %951 = vector.load %w[%950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %952 = vector.bitcast %951 : vector<4xi8> to vector<1xf32>
      %953 = vector.extract %952[0] : f32 from vector<1xf32>
      %954 = arith.mulf %953, %940 : f32
      %955 = arith.mulf %947, %954 : f32
      %956 = arith.muli %3, %c7 : index
      %957 = arith.addi %956, %c8 : index
      %958 = arith.muli %957, %c4 : index
      %959 = arith.remui %793, %c4 : index
      %960 = arith.addi %958, %959 : index
      %961 = arith.muli %935, %c24 : index
      %962 = arith.addi %961, %960 : index
      memref.store %955, %19[%962] : memref<?xf32>
      %963 = arith.addi %796, %c24 : index
      %964 = arith.muli %932, %c16 : index
      %965 = arith.addi %963, %964 : index
      %966 = memref.load %18[%965] : memref<?xf32>
      %967 = arith.addi %965, %c11 : index
      %968 = memref.load %18[%967] : memref<?xf32>
      %969 = arith.addf %966, %968 : f32
      %970 = arith.remui %793, %c4 : index
      %971 = arith.muli %970, %c14 : index
      %972 = arith.addi %17, %971 : index
      %973 = vector.load %w[%972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %974 = vector.bitcast %973 : vector<4xi8> to vector<1xf32>
      %975 = vector.extract %974[0] : f32 from vector<1xf32>
      %976 = arith.mulf %975, %940 : f32
      %977 = arith.mulf %969, %976 : f32
      %978 = arith.muli %3, %c7 : index
      %979 = arith.addi %978, %c9 : index
      %980 = arith.muli %979, %c4 : index
      %981 = arith.remui %793, %c4 : index
      %982 = arith.addi %980, %981 : index
      %983 = arith.muli %935, %c24 : index
      %984 = arith.addi %983, %982 : index
      memref.store %977, %19[%984] : memref<?xf32>
    }
    %985 = arith.muli %4, %c14 : index
    %986 = arith.addi %985, %c7 : index
    %987 = arith.muli %986, %c7 : index
    %988 = arith.divui %793, %c4 : index
    %989 = arith.addi %987, %988 : index
    %990 = arith.addi %792, %989 : index
    %991 = arith.cmpi slt, %990, %21 : index
    scf.if %991 {
      %992 = arith.cmpi eq, %hasFactors, %c9 : index
      %993 = memref.load %factors[%990] : memref<?xf32>
      %994 = arith.select %992, %993, %c31 : f32
      %995 = arith.addi %796, %c8 : index
      %996 = arith.muli %986, %c16 : index
      %997 = arith.addi %995, %996 : index
      %998 = memref.load %18[%997] : memref<?xf32>
      %999 = arith.addi %997, %c11 : index
      %1000 = memref.load %18[%999] : memref<?xf32>
      %1001 = arith.addf %998, %1000 : f32
      %1002 = arith.remui %793, %c4 : index
      %1003 = arith.muli %1002, %c14 : index
      %1004 = arith.addi %15, %1003 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.mulf %1007, %994 : f32
      %1009 = arith.mulf %1001, %1008 : f32
      %1010 = arith.muli %3, %c7 : index
      %1011 = arith.addi %1010, %c8 : index
      %1012 = arith.muli %1011, %c4 : index
      %1013 = arith.remui %793, %c4 : index
      %1014 = arith.addi %1012, %1013 : index
      %1015 = arith.muli %989, %c24 : index
      %1016 = arith.addi %1015, %1014 : index
      memref.store %1009, %19[%1016] : memref<?xf32>
      %1017 = arith.addi %796, %c24 : index
      %1018 = arith.muli %986, %c16 : index
      %1019 = arith.addi %1017, %1018 : index
      %1020 = memref.load %18[%1019] : memref<?xf32>
      %1021 = arith.addi %1019, %c11 : index
      %1022 = memref.load %18[%1021] : memref<?xf32>
      %1023 = arith.addf %1020, %1022 : f32
      %1024 = arith.remui %793, %c4 : index
      %1025 = arith.muli %1024, %c14 : index
      %1026 = arith.addi %17, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %994 : f32
      %1031 = arith.mulf %1023, %1030 : f32
      %1032 = arith.muli %3, %c7 : index
      %1033 = arith.addi %1032, %c9 : index
      %1034 = arith.muli %1033, %c4 : index
      %1035 = arith.remui %793, %c4 : index
      %1036 = arith.addi %1034, %1035 : index
      %1037 = arith.muli %989, %c24 : index
      %1038 = arith.addi %1037, %1036 : index
      memref.store %1031, %19[%1038] : memref<?xf32>
    }
    %1039 = arith.muli %4, %c14 : index
    %1040 = arith.addi %1039, %c25 : index
    %1041 = arith.muli %1040, %c7 : index
    %1042 = arith.divui %793, %c4 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.addi %792, %1043 : index
    %1045 = arith.cmpi slt, %1044, %21 : index
    scf.if %1045 {
      %1046 = arith.cmpi eq, %hasFactors, %c9 : index
      %1047 = memref.load %factors[%1044] : memref<?xf32>
      %1048 = arith.select %1046, %1047, %c31 : f32
      %1049 = arith.addi %796, %c8 : index
      %1050 = arith.muli %1040, %c16 : index
      %1051 = arith.addi %1049, %1050 : index
      %1052 = memref.load %18[%1051] : memref<?xf32>
      %1053 = arith.addi %1051, %c11 : index
      %1054 = memref.load %18[%1053] : memref<?xf32>
      %1055 = arith.addf %1052, %1054 : f32
      %1056 = arith.remui %793, %c4 : index
      %1057 = arith.muli %1056, %c14 : index
      %1058 = arith.addi %15, %1057 : index
      %1059 = vector.load %w[%1058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1060 = vector.bitcast %1059 : vector<4xi8> to vector<1xf32>
      %1061 = vector.extract %1060[0] : f32 from vector<1xf32>
      %1062 = arith.mulf %1061, %1048 : f32
      %1063 = arith.mulf %1055, %1062 : f32
      %1064 = arith.muli %3, %c7 : index
      %1065 = arith.addi %1064, %c8 : index
      %1066 = arith.muli %1065, %c4 : index
      %1067 = arith.remui %793, %c4 : index
      %1068 = arith.addi %1066, %1067 : index
      %1069 = arith.muli %1043, %c24 : index
      %1070 = arith.addi %1069, %1068 : index
      memref.store %1063, %19[%1070] : memref<?xf32>
      %1071 = arith.addi %796, %c24 : index
      %1072 = arith.muli %1040, %c16 : index
      %1073 = arith.addi %1071, %1072 : index
      %1074 = memref.load %18[%1073] : memref<?xf32>
      %1075 = arith.addi %1073, %c11 : index
      %1076 = memref.load %18[%1075] : memref<?xf32>
      %1077 = arith.addf %1074, %1076 : f32
      %1078 = arith.remui %793, %c4 : index
      %1079 = arith.muli %1078, %c14 : index
      %1080 = arith.addi %17, %1079 : index
      %1081 = vector.load %w[%1080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1082 = vector.bitcast %1081 : vector<4xi8> to vector<1xf32>
      %1083 = vector.extract %1082[0] : f32 from vector<1xf32>
      %1084 = arith.mulf %1083, %1048 : f32
      %1085 = arith.mulf %1077, %1084 : f32
      %1086 = arith.muli %3, %c7 : index
      %1087 = arith.addi %1086, %c9 : index
      %1088 = arith.muli %1087, %c4 : index
      %1089 = arith.remui %793, %c4 : index
      %1090 = arith.addi %1088, %1089 : index
      %1091 = arith.muli %1043, %c24 : index
      %1092 = arith.addi %1091, %1090 : index
      memref.store %1085, %19[%1092] : memref<?xf32>
    }
    wave.barrier
    %1093 = arith.addi %22, %c8 : index
    %1094 = wave.wave
    %1095 = arith.addi %1094, %c8 : index
    %1096 = arith.addi %1093, %1095 : index
    %1097 = arith.cmpi slt, %1096, %21 : index
    scf.if %1097 {
      %1098 = arith.addi %1093, %1095 : index
      %1099 = arith.muli %1095, %c24 : index
      %1100 = wave.lane
      %1101 = arith.addi %1100, %c8 : index
      %1102 = arith.cmpi eq, %hasBias, %c9 : index
      %1103 = arith.addi %1099, %1101 : index
      %1104 = memref.load %19[%1103] : memref<?xf32>
      %1105 = arith.muli %0, %c24 : index
      %1106 = arith.addi %1105, %1101 : index
      %1107 = memref.load %bias[%1106] : memref<?xf32>
      %1108 = arith.addf %1104, %1107 : f32
      %1109 = arith.select %1102, %1108, %1104 : f32
      %1110 = arith.addi %1101, %c6 : index
      %1111 = arith.cmpi eq, %hasBias, %c9 : index
      %1112 = arith.addi %1099, %1110 : index
      %1113 = memref.load %19[%1112] : memref<?xf32>
      %1114 = arith.muli %0, %c24 : index
      %1115 = arith.addi %1114, %1110 : index
      %1116 = memref.load %bias[%1115] : memref<?xf32>
      %1117 = arith.addf %1113, %1116 : f32
      %1118 = arith.select %1111, %1117, %1113 : f32
      %1119 = arith.addi %1100, %c16 : index
      %1120 = arith.cmpi eq, %hasBias, %c9 : index
      %1121 = arith.addi %1099, %1119 : index
      %1122 = memref.load %19[%1121] : memref<?xf32>
      %1123 = arith.muli %0, %c24 : index
      %1124 = arith.addi %1123, %1119 : index
      %1125 = memref.load %bias[%1124] : memref<?xf32>
      %1126 = arith.addf %1122, %1125 : f32
      %1127 = arith.select %1120, %1126, %1122 : f32
      %1128 = arith.addi %1119, %c6 : index
      %1129 = arith.cmpi eq, %hasBias, %c9 : index
      %1130 = arith.addi %1099, %1128 : index
      %1131 = memref.load %19[%1130] : memref<?xf32>
      %1132 = arith.muli %0, %c24 : index
      %1133 = arith.addi %1132, %1128 : index
      %1134 = memref.load %bias[%1133] : memref<?xf32>
      %1135 = arith.addf %1131, %1134 : f32
      %1136 = arith.select %1129, %1135, %1131 : f32
      %1137 = arith.addi %1100, %c12 : index
      %1138 = arith.cmpi eq, %hasBias, %c9 : index
      %1139 = arith.addi %1099, %1137 : index
      %1140 = memref.load %19[%1139] : memref<?xf32>
      %1141 = arith.muli %0, %c24 : index
      %1142 = arith.addi %1141, %1137 : index
      %1143 = memref.load %bias[%1142] : memref<?xf32>
      %1144 = arith.addf %1140, %1143 : f32
      %1145 = arith.select %1138, %1144, %1140 : f32
      %1146 = arith.addi %1137, %c6 : index
      %1147 = arith.cmpi eq, %hasBias, %c9 : index
      %1148 = arith.addi %1099, %1146 : index
      %1149 = memref.load %19[%1148] : memref<?xf32>
      %1150 = arith.muli %0, %c24 : index
      %1151 = arith.addi %1150, %1146 : index
      %1152 = memref.load %bias[%1151] : memref<?xf32>
      %1153 = arith.addf %1149, %1152 : f32
      %1154 = arith.select %1147, %1153, %1149 : f32
      %1155 = arith.addi %1100, %c26 : index
      %1156 = arith.cmpi eq, %hasBias, %c9 : index
      %1157 = arith.addi %1099, %1155 : index
      %1158 = memref.load %19[%1157] : memref<?xf32>
      %1159 = arith.muli %0, %c24 : index
      %1160 = arith.addi %1159, %1155 : index
      %1161 = memref.load %bias[%1160] : memref<?xf32>
      %1162 = arith.addf %1158, %1161 : f32
      %1163 = arith.select %1156, %1162, %1158 : f32
      %1164 = arith.addi %1155, %c6 : index
      %1165 = arith.cmpi eq, %hasBias, %c9 : index
      %1166 = arith.addi %1099, %1164 : index
      %1167 = memref.load %19[%1166] : memref<?xf32>
      %1168 = arith.muli %0, %c24 : index
      %1169 = arith.addi %1168, %1164 : index
      %1170 = memref.load %bias[%1169] : memref<?xf32>
      %1171 = arith.addf %1167, %1170 : f32
      %1172 = arith.select %1165, %1171, %1167 : f32
      %1173 = arith.addi %heads, %kvHeads : index
      %1174 = arith.cmpi slt, %0, %1173 : index
      scf.if %1174 {
        %1175 = arith.addi %positionsAt, %1098 : index
        %1176 = memref.load %step[%1175] : memref<?xi32>
        %1177 = arith.index_cast %1176 : i32 to index
        %1178 = arith.cmpi eq, %hasNorm, %c9 : index
        %1179 = math.fma %1109, %1109, %c35 : f32
        %1180 = math.fma %1118, %1118, %1179 : f32
        %1181 = math.fma %1127, %1127, %1180 : f32
        %1182 = math.fma %1136, %1136, %1181 : f32
        %1183 = math.fma %1145, %1145, %1182 : f32
        %1184 = math.fma %1154, %1154, %1183 : f32
        %1185 = math.fma %1163, %1163, %1184 : f32
        %1186 = math.fma %1172, %1172, %1185 : f32
        %1187 = vector.broadcast %1186 : f32 to vector<1xf32>
        %1188 = wave.reduce "add" %1187 : vector<1xf32>
        %1189 = arith.mulf %1188, %inverseHeadDim : f32
        %1190 = arith.addf %1189, %epsilon : f32
        %1191 = math.sqrt %1190 : f32
        %1192 = arith.divf %c31, %1191 : f32
        %1193 = arith.cmpi slt, %0, %heads : index
        %1194 = arith.addi %1101, %c6 : index
        %1195 = memref.load %query_norm[%1101] : memref<?xf32>
        %1196 = memref.load %key_norm[%1101] : memref<?xf32>
        %1197 = arith.select %1193, %1195, %1196 : f32
        %1198 = arith.mulf %1109, %1192 : f32
        %1199 = arith.mulf %1198, %1197 : f32
        %1200 = arith.select %1178, %1199, %1109 : f32
        %1201 = memref.load %query_norm[%1194] : memref<?xf32>
        %1202 = memref.load %key_norm[%1194] : memref<?xf32>
        %1203 = arith.select %1193, %1201, %1202 : f32
        %1204 = arith.mulf %1118, %1192 : f32
        %1205 = arith.mulf %1204, %1203 : f32
        %1206 = arith.select %1178, %1205, %1118 : f32
        %1207 = arith.addi %1119, %c6 : index
        %1208 = memref.load %query_norm[%1119] : memref<?xf32>
        %1209 = memref.load %key_norm[%1119] : memref<?xf32>
        %1210 = arith.select %1193, %1208, %1209 : f32
        %1211 = arith.mulf %1127, %1192 : f32
        %1212 = arith.mulf %1211, %1210 : f32
        %1213 = arith.select %1178, %1212, %1127 : f32
        %1214 = memref.load %query_norm[%1207] : memref<?xf32>
        %1215 = memref.load %key_norm[%1207] : memref<?xf32>
        %1216 = arith.select %1193, %1214, %1215 : f32
        %1217 = arith.mulf %1136, %1192 : f32
        %1218 = arith.mulf %1217, %1216 : f32
        %1219 = arith.select %1178, %1218, %1136 : f32
        %1220 = arith.addi %1137, %c6 : index
        %1221 = memref.load %query_norm[%1137] : memref<?xf32>
        %1222 = memref.load %key_norm[%1137] : memref<?xf32>
        %1223 = arith.select %1193, %1221, %1222 : f32
        %1224 = arith.mulf %1145, %1192 : f32
        %1225 = arith.mulf %1224, %1223 : f32
        %1226 = arith.select %1178, %1225, %1145 : f32
        %1227 = memref.load %query_norm[%1220] : memref<?xf32>
        %1228 = memref.load %key_norm[%1220] : memref<?xf32>
        %1229 = arith.select %1193, %1227, %1228 : f32
        %1230 = arith.mulf %1154, %1192 : f32
        %1231 = arith.mulf %1230, %1229 : f32
        %1232 = arith.select %1178, %1231, %1154 : f32
        %1233 = arith.addi %1155, %c6 : index
        %1234 = memref.load %query_norm[%1155] : memref<?xf32>
        %1235 = memref.load %key_norm[%1155] : memref<?xf32>
        %1236 = arith.select %1193, %1234, %1235 : f32
        %1237 = arith.mulf %1163, %1192 : f32
        %1238 = arith.mulf %1237, %1236 : f32
        %1239 = arith.select %1178, %1238, %1163 : f32
        %1240 = memref.load %query_norm[%1233] : memref<?xf32>
        %1241 = memref.load %key_norm[%1233] : memref<?xf32>
        %1242 = arith.select %1193, %1240, %1241 : f32
        %1243 = arith.mulf %1172, %1192 : f32
        %1244 = arith.mulf %1243, %1242 : f32
        %1245 = arith.select %1178, %1244, %1172 : f32
        %1246 = arith.remui %1177, %c24 : index
        %1247 = arith.muli %1246, %c24 : index
        %1248 = arith.addi %1247, %1101 : index
        %1249 = arith.divui %1177, %c24 : index
        %1250 = arith.addi %1249, %c24 : index
        %1251 = arith.muli %1250, %c24 : index
        %1252 = arith.addi %1251, %1101 : index
        %1253 = memref.load %rope[%1248] : memref<?xf32>
        %1254 = arith.addi %1248, %c6 : index
        %1255 = memref.load %rope[%1254] : memref<?xf32>
        %1256 = memref.load %rope[%1252] : memref<?xf32>
        %1257 = arith.addi %1252, %c6 : index
        %1258 = memref.load %rope[%1257] : memref<?xf32>
        %1259 = arith.mulf %1256, %1253 : f32
        %1260 = arith.mulf %1258, %1255 : f32
        %1261 = arith.subf %1259, %1260 : f32
        %1262 = arith.mulf %1258, %1253 : f32
        %1263 = arith.mulf %1256, %1255 : f32
        %1264 = arith.addf %1262, %1263 : f32
        %1265 = arith.mulf %1200, %1261 : f32
        %1266 = arith.mulf %1206, %1264 : f32
        %1267 = arith.subf %1265, %1266 : f32
        %1268 = arith.mulf %1206, %1261 : f32
        %1269 = arith.mulf %1200, %1264 : f32
        %1270 = arith.addf %1268, %1269 : f32
        %1271 = arith.cmpi slt, %0, %heads : index
        scf.if %1271 {
          %1272 = arith.muli %1098, %heads : index
          %1273 = arith.addi %1272, %0 : index
          %1274 = arith.muli %1273, %c24 : index
          %1275 = arith.addi %1274, %1101 : index
          memref.store %1267, %q[%1275] : memref<?xf32>
          %1276 = arith.addi %1275, %c6 : index
          memref.store %1270, %q[%1276] : memref<?xf32>
        } else {
          %1277 = arith.addi %1099, %1101 : index
          memref.store %1267, %19[%1277] : memref<?xf32>
          %1278 = arith.addi %1099, %1101 : index
          %1279 = arith.addi %1278, %c6 : index
          memref.store %1270, %19[%1279] : memref<?xf32>
        }
        %1280 = arith.remui %1177, %c24 : index
        %1281 = arith.muli %1280, %c24 : index
        %1282 = arith.addi %1281, %1119 : index
        %1283 = arith.divui %1177, %c24 : index
        %1284 = arith.addi %1283, %c24 : index
        %1285 = arith.muli %1284, %c24 : index
        %1286 = arith.addi %1285, %1119 : index
        %1287 = memref.load %rope[%1282] : memref<?xf32>
        %1288 = arith.addi %1282, %c6 : index
        %1289 = memref.load %rope[%1288] : memref<?xf32>
        %1290 = memref.load %rope[%1286] : memref<?xf32>
        %1291 = arith.addi %1286, %c6 : index
        %1292 = memref.load %rope[%1291] : memref<?xf32>
        %1293 = arith.mulf %1290, %1287 : f32
        %1294 = arith.mulf %1292, %1289 : f32
        %1295 = arith.subf %1293, %1294 : f32
        %1296 = arith.mulf %1292, %1287 : f32
        %1297 = arith.mulf %1290, %1289 : f32
        %1298 = arith.addf %1296, %1297 : f32
        %1299 = arith.mulf %1213, %1295 : f32
        %1300 = arith.mulf %1219, %1298 : f32
        %1301 = arith.subf %1299, %1300 : f32
        %1302 = arith.mulf %1219, %1295 : f32
        %1303 = arith.mulf %1213, %1298 : f32
        %1304 = arith.addf %1302, %1303 : f32
        %1305 = arith.cmpi slt, %0, %heads : index
        scf.if %1305 {
          %1306 = arith.muli %1098, %heads : index
          %1307 = arith.addi %1306, %0 : index
          %1308 = arith.muli %1307, %c24 : index
          %1309 = arith.addi %1308, %1119 : index
          memref.store %1301, %q[%1309] : memref<?xf32>
          %1310 = arith.addi %1309, %c6 : index
          memref.store %1304, %q[%1310] : memref<?xf32>
        } else {
          %1311 = arith.addi %1099, %1119 : index
          memref.store %1301, %19[%1311] : memref<?xf32>
          %1312 = arith.addi %1099, %1119 : index
          %1313 = arith.addi %1312, %c6 : index
          memref.store %1304, %19[%1313] : memref<?xf32>
        }
        %1314 = arith.remui %1177, %c24 : index
        %1315 = arith.muli %1314, %c24 : index
        %1316 = arith.addi %1315, %1137 : index
        %1317 = arith.divui %1177, %c24 : index
        %1318 = arith.addi %1317, %c24 : index
        %1319 = arith.muli %1318, %c24 : index
        %1320 = arith.addi %1319, %1137 : index
        %1321 = memref.load %rope[%1316] : memref<?xf32>
        %1322 = arith.addi %1316, %c6 : index
        %1323 = memref.load %rope[%1322] : memref<?xf32>
        %1324 = memref.load %rope[%1320] : memref<?xf32>
        %1325 = arith.addi %1320, %c6 : index
        %1326 = memref.load %rope[%1325] : memref<?xf32>
        %1327 = arith.mulf %1324, %1321 : f32
        %1328 = arith.mulf %1326, %1323 : f32
        %1329 = arith.subf %1327, %1328 : f32
        %1330 = arith.mulf %1326, %1321 : f32
        %1331 = arith.mulf %1324, %1323 : f32
        %1332 = arith.addf %1330, %1331 : f32
        %1333 = arith.mulf %1226, %1329 : f32
        %1334 = arith.mulf %1232, %1332 : f32
        %1335 = arith.subf %1333, %1334 : f32
        %1336 = arith.mulf %1232, %1329 : f32
        %1337 = arith.mulf %1226, %1332 : f32
        %1338 = arith.addf %1336, %1337 : f32
        %1339 = arith.cmpi slt, %0, %heads : index
        scf.if %1339 {
          %1340 = arith.muli %1098, %heads : index
          %1341 = arith.addi %1340, %0 : index
          %1342 = arith.muli %1341, %c24 : index
          %1343 = arith.addi %1342, %1137 : index
          memref.store %1335, %q[%1343] : memref<?xf32>
          %1344 = arith.addi %1343, %c6 : index
          memref.store %1338, %q[%1344] : memref<?xf32>
        } else {
          %1345 = arith.addi %1099, %1137 : index
          memref.store %1335, %19[%1345] : memref<?xf32>
          %1346 = arith.addi %1099, %1137 : index
          %1347 = arith.addi %1346, %c6 : index
          memref.store %1338, %19[%1347] : memref<?xf32>
        }
        %1348 = arith.remui %1177, %c24 : index
        %1349 = arith.muli %1348, %c24 : index
        %1350 = arith.addi %1349, %1155 : index
        %1351 = arith.divui %1177, %c24 : index
        %1352 = arith.addi %1351, %c24 : index
        %1353 = arith.muli %1352, %c24 : index
        %1354 = arith.addi %1353, %1155 : index
        %1355 = memref.load %rope[%1350] : memref<?xf32>
        %1356 = arith.addi %1350, %c6 : index
        %1357 = memref.load %rope[%1356] : memref<?xf32>
        %1358 = memref.load %rope[%1354] : memref<?xf32>
        %1359 = arith.addi %1354, %c6 : index
        %1360 = memref.load %rope[%1359] : memref<?xf32>
        %1361 = arith.mulf %1358, %1355 : f32
        %1362 = arith.mulf %1360, %1357 : f32
        %1363 = arith.subf %1361, %1362 : f32
        %1364 = arith.mulf %1360, %1355 : f32
        %1365 = arith.mulf %1358, %1357 : f32
        %1366 = arith.addf %1364, %1365 : f32
        %1367 = arith.mulf %1239, %1363 : f32
        %1368 = arith.mulf %1245, %1366 : f32
        %1369 = arith.subf %1367, %1368 : f32
        %1370 = arith.mulf %1245, %1363 : f32
        %1371 = arith.mulf %1239, %1366 : f32
        %1372 = arith.addf %1370, %1371 : f32
        %1373 = arith.cmpi slt, %0, %heads : index
        scf.if %1373 {
          %1374 = arith.muli %1098, %heads : index
          %1375 = arith.addi %1374, %0 : index
          %1376 = arith.muli %1375, %c24 : index
          %1377 = arith.addi %1376, %1155 : index
          memref.store %1369, %q[%1377] : memref<?xf32>
          %1378 = arith.addi %1377, %c6 : index
          memref.store %1372, %q[%1378] : memref<?xf32>
        } else {
          %1379 = arith.addi %1099, %1155 : index
          memref.store %1369, %19[%1379] : memref<?xf32>
          %1380 = arith.addi %1099, %1155 : index
          %1381 = arith.addi %1380, %c6 : index
          memref.store %1372, %19[%1381] : memref<?xf32>
        }
      } else {
        %1382 = arith.cmpi slt, %0, %heads : index
        scf.if %1382 {
          %1383 = arith.muli %1098, %heads : index
          %1384 = arith.addi %1383, %0 : index
          %1385 = arith.muli %1384, %c24 : index
          %1386 = arith.addi %1385, %1101 : index
          memref.store %1109, %q[%1386] : memref<?xf32>
          %1387 = arith.addi %1386, %c6 : index
          memref.store %1118, %q[%1387] : memref<?xf32>
        } else {
          %1388 = arith.addi %1099, %1101 : index
          memref.store %1109, %19[%1388] : memref<?xf32>
          %1389 = arith.addi %1099, %1101 : index
          %1390 = arith.addi %1389, %c6 : index
          memref.store %1118, %19[%1390] : memref<?xf32>
        }
        %1391 = arith.cmpi slt, %0, %heads : index
        scf.if %1391 {
          %1392 = arith.muli %1098, %heads : index
          %1393 = arith.addi %1392, %0 : index
          %1394 = arith.muli %1393, %c24 : index
          %1395 = arith.addi %1394, %1119 : index
          memref.store %1127, %q[%1395] : memref<?xf32>
          %1396 = arith.addi %1395, %c6 : index
          memref.store %1136, %q[%1396] : memref<?xf32>
        } else {
          %1397 = arith.addi %1099, %1119 : index
          memref.store %1127, %19[%1397] : memref<?xf32>
          %1398 = arith.addi %1099, %1119 : index
          %1399 = arith.addi %1398, %c6 : index
          memref.store %1136, %19[%1399] : memref<?xf32>
        }
        %1400 = arith.cmpi slt, %0, %heads : index
        scf.if %1400 {
          %1401 = arith.muli %1098, %heads : index
          %1402 = arith.addi %1401, %0 : index
          %1403 = arith.muli %1402, %c24 : index
          %1404 = arith.addi %1403, %1137 : index
          memref.store %1145, %q[%1404] : memref<?xf32>
          %1405 = arith.addi %1404, %c6 : index
          memref.store %1154, %q[%1405] : memref<?xf32>
        } else {
          %1406 = arith.addi %1099, %1137 : index
          memref.store %1145, %19[%1406] : memref<?xf32>
          %1407 = arith.addi %1099, %1137 : index
          %1408 = arith.addi %1407, %c6 : index
          memref.store %1154, %19[%1408] : memref<?xf32>
        }
        %1409 = arith.cmpi slt, %0, %heads : index
        scf.if %1409 {
          %1410 = arith.muli %1098, %heads : index
          %1411 = arith.addi %1410, %0 : index
          %1412 = arith.muli %1411, %c24 : index
          %1413 = arith.addi %1412, %1155 : index
          memref.store %1163, %q[%1413] : memref<?xf32>
          %1414 = arith.addi %1413, %c6 : index
          memref.store %1172, %q[%1414] : memref<?xf32>
        } else {
          %1415 = arith.addi %1099, %1155 : index
          memref.store %1163, %19[%1415] : memref<?xf32>
          %1416 = arith.addi %1099, %1155 : index
          %1417 = arith.addi %1416, %c6 : index
          memref.store %1172, %19[%1417] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1418 = arith.cmpi sge, %0, %heads : index
    scf.if %1418 {
      %1419 = arith.addi %1094, %c8 : index
      %1420 = arith.addi %1093, %1419 : index
      %1421 = arith.cmpi slt, %1420, %21 : index
      scf.if %1421 {
        %1422 = arith.addi %1093, %1419 : index
        %1423 = arith.addi %slotsAt, %1422 : index
        %1424 = memref.load %step[%1423] : memref<?xi32>
        %1425 = arith.index_cast %1424 : i32 to index
        %1426 = arith.cmpi sge, %1425, %c8 : index
        scf.if %1426 {
          %1427 = arith.muli %1419, %c24 : index
          %1428 = arith.subi %0, %heads : index
          %1429 = memref.load %scales[%1428] : memref<?xf32>
          %1430 = vector.broadcast %1429 : f32 to vector<4xf32>
          %1431 = arith.divui %1425, %c4 : index
          %1432 = arith.remui %1425, %c4 : index
          %1433 = arith.muli %1431, %pageBytes : index
          %1434 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1434 {
            %1435 = wave.lane
            %1436 = arith.muli %1435, %c14 : index
            scf.for %1437 = %1436 to %c24 step %c6 {
              %1438 = arith.addi %1427, %1437 : index
              %1439 = vector.load %19[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1440 = arith.mulf %1439, %1430 : vector<4xf32>
              %1441 = arith.minimumf %1440, %c41 : vector<4xf32>
              %1442 = arith.maximumf %1441, %c42 : vector<4xf32>
              %1443 = arith.truncf %1442 : vector<4xf32> to vector<4xf16>
              %1444 = vector.bitcast %1443 : vector<4xf16> to vector<8xi8>
              %1445 = arith.cmpi slt, %1428, %kvHeads : index
              scf.if %1445 {
                %1446 = arith.muli %1428, %c43 : index
                %1447 = arith.addi %1433, %1446 : index
                %1448 = arith.divui %1437, %c4 : index
                %1449 = arith.muli %1448, %c19 : index
                %1450 = arith.remui %1437, %c4 : index
                %1451 = arith.divui %1450, %c2 : index
                %1452 = arith.muli %1451, %c24 : index
                %1453 = arith.muli %1432, %c4 : index
                %1454 = arith.addi %1452, %1453 : index
                %1455 = arith.remui %1450, %c2 : index
                %1456 = arith.muli %1455, %c7 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.addi %1449, %1457 : index
                %1459 = arith.addi %1447, %1458 : index
                vector.store %1444, %kv[%1459] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1460 = arith.subi %1428, %kvHeads : index
                %1461 = arith.muli %1460, %c43 : index
                %1462 = arith.addi %1433, %1461 : index
                %1463 = arith.addi %1437, %c8 : index
                %1464 = arith.divui %1463, %c4 : index
                %1465 = arith.muli %1464, %c19 : index
                %1466 = arith.addi %1465, %c10 : index
                %1467 = arith.remui %1463, %c4 : index
                %1468 = arith.divui %1432, %c7 : index
                %1469 = arith.remui %1432, %c7 : index
                %1470 = arith.muli %1469, %c2 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.divui %1471, %c2 : index
                %1473 = arith.muli %1472, %c24 : index
                %1474 = arith.muli %1467, %c4 : index
                %1475 = arith.addi %1473, %1474 : index
                %1476 = arith.remui %1471, %c2 : index
                %1477 = arith.muli %1476, %c7 : index
                %1478 = arith.addi %1475, %1477 : index
                %1479 = arith.addi %1466, %1478 : index
                %1480 = arith.addi %1462, %1479 : index
                %1481 = vector.shuffle %1444, %1444 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1481, %kv[%1480] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1482 = arith.addi %1437, %c9 : index
                %1483 = arith.divui %1482, %c4 : index
                %1484 = arith.muli %1483, %c19 : index
                %1485 = arith.addi %1484, %c10 : index
                %1486 = arith.remui %1482, %c4 : index
                %1487 = arith.divui %1432, %c7 : index
                %1488 = arith.remui %1432, %c7 : index
                %1489 = arith.muli %1488, %c2 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.divui %1490, %c2 : index
                %1492 = arith.muli %1491, %c24 : index
                %1493 = arith.muli %1486, %c4 : index
                %1494 = arith.addi %1492, %1493 : index
                %1495 = arith.remui %1490, %c2 : index
                %1496 = arith.muli %1495, %c7 : index
                %1497 = arith.addi %1494, %1496 : index
                %1498 = arith.addi %1485, %1497 : index
                %1499 = arith.addi %1462, %1498 : index
                %1500 = vector.shuffle %1444, %1444 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1500, %kv[%1499] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1501 = arith.addi %1437, %c7 : index
                %1502 = arith.divui %1501, %c4 : index
                %1503 = arith.muli %1502, %c19 : index
                %1504 = arith.addi %1503, %c10 : index
                %1505 = arith.remui %1501, %c4 : index
                %1506 = arith.divui %1432, %c7 : index
                %1507 = arith.remui %1432, %c7 : index
                %1508 = arith.muli %1507, %c2 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.divui %1509, %c2 : index
                %1511 = arith.muli %1510, %c24 : index
                %1512 = arith.muli %1505, %c4 : index
                %1513 = arith.addi %1511, %1512 : index
                %1514 = arith.remui %1509, %c2 : index
                %1515 = arith.muli %1514, %c7 : index
                %1516 = arith.addi %1513, %1515 : index
                %1517 = arith.addi %1504, %1516 : index
                %1518 = arith.addi %1462, %1517 : index
                %1519 = vector.shuffle %1444, %1444 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1519, %kv[%1518] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1520 = arith.addi %1437, %c25 : index
                %1521 = arith.divui %1520, %c4 : index
                %1522 = arith.muli %1521, %c19 : index
                %1523 = arith.addi %1522, %c10 : index
                %1524 = arith.remui %1520, %c4 : index
                %1525 = arith.divui %1432, %c7 : index
                %1526 = arith.remui %1432, %c7 : index
                %1527 = arith.muli %1526, %c2 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.divui %1528, %c2 : index
                %1530 = arith.muli %1529, %c24 : index
                %1531 = arith.muli %1524, %c4 : index
                %1532 = arith.addi %1530, %1531 : index
                %1533 = arith.remui %1528, %c2 : index
                %1534 = arith.muli %1533, %c7 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.addi %1523, %1535 : index
                %1537 = arith.addi %1462, %1536 : index
                %1538 = vector.shuffle %1444, %1444 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1538, %kv[%1537] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1539 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1539 {
            %1540 = wave.lane
            %1541 = arith.muli %1540, %c14 : index
            scf.for %1542 = %1541 to %c24 step %c6 {
              %1543 = arith.addi %1427, %1542 : index
              %1544 = vector.load %19[%1543] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1545 = arith.mulf %1544, %1430 : vector<4xf32>
              %1546 = wave.fp8_encode "e4m3" %1545 : vector<4xf32> -> vector<4xi8>
              %1547 = arith.cmpi slt, %1428, %kvHeads : index
              scf.if %1547 {
                %1548 = arith.muli %1428, %c10 : index
                %1549 = arith.addi %1433, %1548 : index
                %1550 = vector.shuffle %1546, %1546 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1551 = arith.divui %1542, %c4 : index
                %1552 = arith.muli %1551, %c24 : index
                %1553 = arith.remui %1542, %c4 : index
                %1554 = arith.muli %1432, %c4 : index
                %1555 = arith.divui %1553, %c14 : index
                %1556 = arith.muli %1555, %c14 : index
                %1557 = arith.remui %1553, %c7 : index
                %1558 = arith.muli %1557, %c7 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.divui %1553, %c7 : index
                %1561 = arith.remui %1560, %c7 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.addi %1554, %1562 : index
                %1564 = arith.addi %1552, %1563 : index
                %1565 = arith.addi %1549, %1564 : index
                vector.store %1550, %kv[%1565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1566 = arith.subi %1428, %kvHeads : index
                %1567 = arith.muli %1566, %c10 : index
                %1568 = arith.addi %1433, %1567 : index
                %1569 = arith.addi %1542, %c8 : index
                %1570 = arith.divui %1569, %c4 : index
                %1571 = arith.muli %1570, %c24 : index
                %1572 = arith.addi %1571, %c11 : index
                %1573 = arith.remui %1569, %c4 : index
                %1574 = arith.divui %1432, %c7 : index
                %1575 = arith.remui %1432, %c7 : index
                %1576 = arith.muli %1575, %c2 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.muli %1573, %c4 : index
                %1579 = arith.divui %1577, %c14 : index
                %1580 = arith.muli %1579, %c14 : index
                %1581 = arith.remui %1577, %c7 : index
                %1582 = arith.muli %1581, %c7 : index
                %1583 = arith.addi %1580, %1582 : index
                %1584 = arith.divui %1577, %c7 : index
                %1585 = arith.remui %1584, %c7 : index
                %1586 = arith.addi %1583, %1585 : index
                %1587 = arith.addi %1578, %1586 : index
                %1588 = arith.addi %1572, %1587 : index
                %1589 = arith.addi %1568, %1588 : index
                %1590 = vector.shuffle %1546, %1546 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1590, %kv[%1589] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1591 = arith.addi %1542, %c9 : index
                %1592 = arith.divui %1591, %c4 : index
                %1593 = arith.muli %1592, %c24 : index
                %1594 = arith.addi %1593, %c11 : index
                %1595 = arith.remui %1591, %c4 : index
                %1596 = arith.divui %1432, %c7 : index
                %1597 = arith.remui %1432, %c7 : index
                %1598 = arith.muli %1597, %c2 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.muli %1595, %c4 : index
                %1601 = arith.divui %1599, %c14 : index
                %1602 = arith.muli %1601, %c14 : index
                %1603 = arith.remui %1599, %c7 : index
                %1604 = arith.muli %1603, %c7 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.divui %1599, %c7 : index
                %1607 = arith.remui %1606, %c7 : index
                %1608 = arith.addi %1605, %1607 : index
                %1609 = arith.addi %1600, %1608 : index
                %1610 = arith.addi %1594, %1609 : index
                %1611 = arith.addi %1568, %1610 : index
                %1612 = vector.shuffle %1546, %1546 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1612, %kv[%1611] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1613 = arith.addi %1542, %c7 : index
                %1614 = arith.divui %1613, %c4 : index
                %1615 = arith.muli %1614, %c24 : index
                %1616 = arith.addi %1615, %c11 : index
                %1617 = arith.remui %1613, %c4 : index
                %1618 = arith.divui %1432, %c7 : index
                %1619 = arith.remui %1432, %c7 : index
                %1620 = arith.muli %1619, %c2 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.muli %1617, %c4 : index
                %1623 = arith.divui %1621, %c14 : index
                %1624 = arith.muli %1623, %c14 : index
                %1625 = arith.remui %1621, %c7 : index
                %1626 = arith.muli %1625, %c7 : index
                %1627 = arith.addi %1624, %1626 : index
                %1628 = arith.divui %1621, %c7 : index
                %1629 = arith.remui %1628, %c7 : index
                %1630 = arith.addi %1627, %1629 : index
                %1631 = arith.addi %1622, %1630 : index
                %1632 = arith.addi %1616, %1631 : index
                %1633 = arith.addi %1568, %1632 : index
                %1634 = vector.shuffle %1546, %1546 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1634, %kv[%1633] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1635 = arith.addi %1542, %c25 : index
                %1636 = arith.divui %1635, %c4 : index
                %1637 = arith.muli %1636, %c24 : index
                %1638 = arith.addi %1637, %c11 : index
                %1639 = arith.remui %1635, %c4 : index
                %1640 = arith.divui %1432, %c7 : index
                %1641 = arith.remui %1432, %c7 : index
                %1642 = arith.muli %1641, %c2 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.muli %1639, %c4 : index
                %1645 = arith.divui %1643, %c14 : index
                %1646 = arith.muli %1645, %c14 : index
                %1647 = arith.remui %1643, %c7 : index
                %1648 = arith.muli %1647, %c7 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.divui %1643, %c7 : index
                %1651 = arith.remui %1650, %c7 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.addi %1644, %1652 : index
                %1654 = arith.addi %1638, %1653 : index
                %1655 = arith.addi %1568, %1654 : index
                %1656 = vector.shuffle %1546, %1546 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1656, %kv[%1655] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1657 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1657 {
            %1658 = wave.lane
            %1659 = arith.muli %1658, %c14 : index
            scf.for %1660 = %1659 to %c24 step %c6 {
              %1661 = arith.addi %1427, %1660 : index
              %1662 = vector.load %19[%1661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1663 = arith.mulf %1662, %1430 : vector<4xf32>
              %1664 = wave.fp8_encode "e5m2" %1663 : vector<4xf32> -> vector<4xi8>
              %1665 = arith.cmpi slt, %1428, %kvHeads : index
              scf.if %1665 {
                %1666 = arith.muli %1428, %c10 : index
                %1667 = arith.addi %1433, %1666 : index
                %1668 = vector.shuffle %1664, %1664 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1669 = arith.divui %1660, %c4 : index
                %1670 = arith.muli %1669, %c24 : index
                %1671 = arith.remui %1660, %c4 : index
                %1672 = arith.muli %1432, %c4 : index
                %1673 = arith.divui %1671, %c14 : index
                %1674 = arith.muli %1673, %c14 : index
                %1675 = arith.remui %1671, %c7 : index
                %1676 = arith.muli %1675, %c7 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.divui %1671, %c7 : index
                %1679 = arith.remui %1678, %c7 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.addi %1672, %1680 : index
                %1682 = arith.addi %1670, %1681 : index
                %1683 = arith.addi %1667, %1682 : index
                vector.store %1668, %kv[%1683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1684 = arith.subi %1428, %kvHeads : index
                %1685 = arith.muli %1684, %c10 : index
                %1686 = arith.addi %1433, %1685 : index
                %1687 = arith.addi %1660, %c8 : index
                %1688 = arith.divui %1687, %c4 : index
                %1689 = arith.muli %1688, %c24 : index
                %1690 = arith.addi %1689, %c11 : index
                %1691 = arith.remui %1687, %c4 : index
                %1692 = arith.divui %1432, %c7 : index
                %1693 = arith.remui %1432, %c7 : index
                %1694 = arith.muli %1693, %c2 : index
                %1695 = arith.addi %1692, %1694 : index
                %1696 = arith.muli %1691, %c4 : index
                %1697 = arith.divui %1695, %c14 : index
                %1698 = arith.muli %1697, %c14 : index
                %1699 = arith.remui %1695, %c7 : index
                %1700 = arith.muli %1699, %c7 : index
                %1701 = arith.addi %1698, %1700 : index
                %1702 = arith.divui %1695, %c7 : index
                %1703 = arith.remui %1702, %c7 : index
                %1704 = arith.addi %1701, %1703 : index
                %1705 = arith.addi %1696, %1704 : index
                %1706 = arith.addi %1690, %1705 : index
                %1707 = arith.addi %1686, %1706 : index
                %1708 = vector.shuffle %1664, %1664 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1708, %kv[%1707] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1709 = arith.addi %1660, %c9 : index
                %1710 = arith.divui %1709, %c4 : index
                %1711 = arith.muli %1710, %c24 : index
                %1712 = arith.addi %1711, %c11 : index
                %1713 = arith.remui %1709, %c4 : index
                %1714 = arith.divui %1432, %c7 : index
                %1715 = arith.remui %1432, %c7 : index
                %1716 = arith.muli %1715, %c2 : index
                %1717 = arith.addi %1714, %1716 : index
                %1718 = arith.muli %1713, %c4 : index
                %1719 = arith.divui %1717, %c14 : index
                %1720 = arith.muli %1719, %c14 : index
                %1721 = arith.remui %1717, %c7 : index
                %1722 = arith.muli %1721, %c7 : index
                %1723 = arith.addi %1720, %1722 : index
                %1724 = arith.divui %1717, %c7 : index
                %1725 = arith.remui %1724, %c7 : index
                %1726 = arith.addi %1723, %1725 : index
                %1727 = arith.addi %1718, %1726 : index
                %1728 = arith.addi %1712, %1727 : index
                %1729 = arith.addi %1686, %1728 : index
                %1730 = vector.shuffle %1664, %1664 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1730, %kv[%1729] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1731 = arith.addi %1660, %c7 : index
                %1732 = arith.divui %1731, %c4 : index
                %1733 = arith.muli %1732, %c24 : index
                %1734 = arith.addi %1733, %c11 : index
                %1735 = arith.remui %1731, %c4 : index
                %1736 = arith.divui %1432, %c7 : index
                %1737 = arith.remui %1432, %c7 : index
                %1738 = arith.muli %1737, %c2 : index
                %1739 = arith.addi %1736, %1738 : index
                %1740 = arith.muli %1735, %c4 : index
                %1741 = arith.divui %1739, %c14 : index
                %1742 = arith.muli %1741, %c14 : index
                %1743 = arith.remui %1739, %c7 : index
                %1744 = arith.muli %1743, %c7 : index
                %1745 = arith.addi %1742, %1744 : index
                %1746 = arith.divui %1739, %c7 : index
                %1747 = arith.remui %1746, %c7 : index
                %1748 = arith.addi %1745, %1747 : index
                %1749 = arith.addi %1740, %1748 : index
                %1750 = arith.addi %1734, %1749 : index
                %1751 = arith.addi %1686, %1750 : index
                %1752 = vector.shuffle %1664, %1664 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1752, %kv[%1751] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1753 = arith.addi %1660, %c25 : index
                %1754 = arith.divui %1753, %c4 : index
                %1755 = arith.muli %1754, %c24 : index
                %1756 = arith.addi %1755, %c11 : index
                %1757 = arith.remui %1753, %c4 : index
                %1758 = arith.divui %1432, %c7 : index
                %1759 = arith.remui %1432, %c7 : index
                %1760 = arith.muli %1759, %c2 : index
                %1761 = arith.addi %1758, %1760 : index
                %1762 = arith.muli %1757, %c4 : index
                %1763 = arith.divui %1761, %c14 : index
                %1764 = arith.muli %1763, %c14 : index
                %1765 = arith.remui %1761, %c7 : index
                %1766 = arith.muli %1765, %c7 : index
                %1767 = arith.addi %1764, %1766 : index
                %1768 = arith.divui %1761, %c7 : index
                %1769 = arith.remui %1768, %c7 : index
                %1770 = arith.addi %1767, %1769 : index
                %1771 = arith.addi %1762, %1770 : index
                %1772 = arith.addi %1756, %1771 : index
                %1773 = arith.addi %1686, %1772 : index
                %1774 = vector.shuffle %1664, %1664 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1774, %kv[%1773] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1775 = arith.addi %22, %c4 : index
    %1776 = wave.lane
    %1777 = arith.muli %3, %c7 : index
    %1778 = arith.muli %1777, %c24 : index
    %1779 = arith.addi %1778, %1776 : index
    %1780 = arith.muli %4, %c11 : index
    %1781 = arith.addi %1780, %1779 : index
    %1782 = arith.addi %1781, %c8 : index
    %1783 = arith.addi %1782, %c8 : index
    %1784 = vector.extract %546#2[0] : f32 from vector<8xf32>
    memref.store %1784, %18[%1783] : memref<?xf32>
    %1785 = arith.muli %4, %c11 : index
    %1786 = arith.addi %1785, %1779 : index
    %1787 = arith.addi %1786, %c8 : index
    %1788 = arith.addi %1787, %c16 : index
    %1789 = vector.extract %546#2[1] : f32 from vector<8xf32>
    memref.store %1789, %18[%1788] : memref<?xf32>
    %1790 = arith.muli %4, %c11 : index
    %1791 = arith.addi %1790, %1779 : index
    %1792 = arith.addi %1791, %c8 : index
    %1793 = arith.addi %1792, %c12 : index
    %1794 = vector.extract %546#2[2] : f32 from vector<8xf32>
    memref.store %1794, %18[%1793] : memref<?xf32>
    %1795 = arith.muli %4, %c11 : index
    %1796 = arith.addi %1795, %1779 : index
    %1797 = arith.addi %1796, %c8 : index
    %1798 = arith.addi %1797, %c26 : index
    %1799 = vector.extract %546#2[3] : f32 from vector<8xf32>
    memref.store %1799, %18[%1798] : memref<?xf32>
    %1800 = arith.muli %4, %c11 : index
    %1801 = arith.addi %1800, %1779 : index
    %1802 = arith.addi %1801, %c8 : index
    %1803 = arith.addi %1802, %c6 : index
    %1804 = vector.extract %546#2[4] : f32 from vector<8xf32>
    memref.store %1804, %18[%1803] : memref<?xf32>
    %1805 = arith.muli %4, %c11 : index
    %1806 = arith.addi %1805, %1779 : index
    %1807 = arith.addi %1806, %c8 : index
    %1808 = arith.addi %1807, %c27 : index
    %1809 = vector.extract %546#2[5] : f32 from vector<8xf32>
    memref.store %1809, %18[%1808] : memref<?xf32>
    %1810 = arith.muli %4, %c11 : index
    %1811 = arith.addi %1810, %1779 : index
    %1812 = arith.addi %1811, %c8 : index
    %1813 = arith.addi %1812, %c28 : index
    %1814 = vector.extract %546#2[6] : f32 from vector<8xf32>
    memref.store %1814, %18[%1813] : memref<?xf32>
    %1815 = arith.muli %4, %c11 : index
    %1816 = arith.addi %1815, %1779 : index
    %1817 = arith.addi %1816, %c8 : index
    %1818 = arith.addi %1817, %c29 : index
    %1819 = vector.extract %546#2[7] : f32 from vector<8xf32>
    memref.store %1819, %18[%1818] : memref<?xf32>
    %1820 = arith.muli %4, %c11 : index
    %1821 = arith.addi %1820, %1779 : index
    %1822 = arith.addi %1821, %c24 : index
    %1823 = arith.addi %1822, %c8 : index
    %1824 = vector.extract %546#3[0] : f32 from vector<8xf32>
    memref.store %1824, %18[%1823] : memref<?xf32>
    %1825 = arith.muli %4, %c11 : index
    %1826 = arith.addi %1825, %1779 : index
    %1827 = arith.addi %1826, %c24 : index
    %1828 = arith.addi %1827, %c16 : index
    %1829 = vector.extract %546#3[1] : f32 from vector<8xf32>
    memref.store %1829, %18[%1828] : memref<?xf32>
    %1830 = arith.muli %4, %c11 : index
    %1831 = arith.addi %1830, %1779 : index
    %1832 = arith.addi %1831, %c24 : index
    %1833 = arith.addi %1832, %c12 : index
    %1834 = vector.extract %546#3[2] : f32 from vector<8xf32>
    memref.store %1834, %18[%1833] : memref<?xf32>
    %1835 = arith.muli %4, %c11 : index
    %1836 = arith.addi %1835, %1779 : index
    %1837 = arith.addi %1836, %c24 : index
    %1838 = arith.addi %1837, %c26 : index
    %1839 = vector.extract %546#3[3] : f32 from vector<8xf32>
    memref.store %1839, %18[%1838] : memref<?xf32>
    %1840 = arith.muli %4, %c11 : index
    %1841 = arith.addi %1840, %1779 : index
    %1842 = arith.addi %1841, %c24 : index
    %1843 = arith.addi %1842, %c6 : index
    %1844 = vector.extract %546#3[4] : f32 from vector<8xf32>
    memref.store %1844, %18[%1843] : memref<?xf32>
    %1845 = arith.muli %4, %c11 : index
    %1846 = arith.addi %1845, %1779 : index
    %1847 = arith.addi %1846, %c24 : index
    %1848 = arith.addi %1847, %c27 : index
    %1849 = vector.extract %546#3[5] : f32 from vector<8xf32>
    memref.store %1849, %18[%1848] : memref<?xf32>
    %1850 = arith.muli %4, %c11 : index
    %1851 = arith.addi %1850, %1779 : index
    %1852 = arith.addi %1851, %c24 : index
    %1853 = arith.addi %1852, %c28 : index
    %1854 = vector.extract %546#3[6] : f32 from vector<8xf32>
    memref.store %1854, %18[%1853] : memref<?xf32>
    %1855 = arith.muli %4, %c11 : index
    %1856 = arith.addi %1855, %1779 : index
    %1857 = arith.addi %1856, %c24 : index
    %1858 = arith.addi %1857, %c29 : index
    %1859 = vector.extract %546#3[7] : f32 from vector<8xf32>
    memref.store %1859, %18[%1858] : memref<?xf32>
    wave.barrier
    %1860 = arith.muli %4, %c14 : index
    %1861 = arith.addi %1860, %c8 : index
    %1862 = arith.muli %1861, %c7 : index
    %1863 = arith.divui %1776, %c4 : index
    %1864 = arith.addi %1862, %1863 : index
    %1865 = arith.addi %1775, %1864 : index
    %1866 = arith.cmpi slt, %1865, %21 : index
    scf.if %1866 {
      %1867 = arith.cmpi eq, %hasFactors, %c9 : index
      %1868 = memref.load %factors[%1865] : memref<?xf32>
      %1869 = arith.select %1867, %1868, %c31 : f32
      %1870 = arith.addi %1779, %c8 : index
      %1871 = arith.muli %1861, %c16 : index
      %1872 = arith.addi %1870, %1871 : index
      %1873 = memref.load %18[%1872] : memref<?xf32>
      %1874 = arith.addi %1872, %c11 : index
      %1875 = memref.load %18[%1874] : memref<?xf32>
      %1876 = arith.addf %1873, %1875 : f32
      %1877 = arith.remui %1776, %c4 : index
      %1878 = arith.muli %1877, %c14 : index
      %1879 = arith.addi %15, %1878 : index
      %1880 = vector.load %w[%1879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1881 = vector.bitcast %1880 : vector<4xi8> to vector<1xf32>
      %1882 = vector.extract %1881[0] : f32 from vector<1xf32>
      %1883 = arith.mulf %1882, %1869 : f32
      %1884 = arith.mulf %1876, %1883 : f32
      %1885 = arith.muli %3, %c7 : index
      %1886 = arith.addi %1885, %c8 : index
      %1887 = arith.muli %1886, %c4 : index
      %1888 = arith.remui %1776, %c4 : index
      %1889 = arith.addi %1887, %1888 : index
      %1890 = arith.muli %1864, %c24 : index
      %1891 = arith.addi %1890, %1889 : index
      memref.store %1884, %19[%1891] : memref<?xf32>
      %1892 = arith.addi %1779, %c24 : index
      %1893 = arith.muli %1861, %c16 : index
      %1894 = arith.addi %1892, %1893 : index
      %1895 = memref.load %18[%1894] : memref<?xf32>
      %1896 = arith.addi %1894, %c11 : index
      %1897 = memref.load %18[%1896] : memref<?xf32>
      %1898 = arith.addf %1895, %1897 : f32
      %1899 = arith.remui %1776, %c4 : index
      %1900 = arith.muli %1899, %c14 : index
      %1901 = arith.addi %17, %1900 : index
      %1902 = vector.load %w[%1901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1903 = vector.bitcast %1902 : vector<4xi8> to vector<1xf32>
      %1904 = vector.extract %1903[0] : f32 from vector<1xf32>
      %1905 = arith.mulf %1904, %1869 : f32
      %1906 = arith.mulf %1898, %1905 : f32
      %1907 = arith.muli %3, %c7 : index
      %1908 = arith.addi %1907, %c9 : index
      %1909 = arith.muli %1908, %c4 : index
      %1910 = arith.remui %1776, %c4 : index
      %1911 = arith.addi %1909, %1910 : index
      %1912 = arith.muli %1864, %c24 : index
      %1913 = arith.addi %1912, %1911 : index
      memref.store %1906, %19[%1913] : memref<?xf32>
    }
    %1914 = arith.muli %4, %c14 : index
    %1915 = arith.addi %1914, %c9 : index
    %1916 = arith.muli %1915, %c7 : index
    %1917 = arith.divui %1776, %c4 : index
    %1918 = arith.addi %1916, %1917 : index
    %1919 = arith.addi %1775, %1918 : index
    %1920 = arith.cmpi slt, %1919, %21 : index
    scf.if %1920 {
      %1921 = arith.cmpi eq, %hasFactors, %c9 : index
      %1922 = memref.load %factors[%1919] : memref<?xf32>
      %1923 = arith.select %1921, %1922, %c31 : f32
      %1924 = arith.addi %1779, %c8 : index
      %1925 = arith.muli %1915, %c16 : index
      %1926 = arith.addi %1924, %1925 : index
      %1927 = memref.load %18[%1926] : memref<?xf32>
      %1928 = arith.addi %1926, %c11 : index
      %1929 = memref.load %18[%1928] : memref<?xf32>
      %1930 = arith.addf %1927, %1929 : f32
      %1931 = arith.remui %1776, %c4 : index
      %1932 = arith.muli %1931, %c14 : index
      %1933 = arith.addi %15, %1932 : index
      %1934 = vector.load %w[%1933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1935 = vector.bitcast %1934 : vector<4xi8> to vector<1xf32>
      %1936 = vector.extract %1935[0] : f32 from vector<1xf32>
      %1937 = arith.mulf %1936, %1923 : f32
      %1938 = arith.mulf %1930, %1937 : f32
      %1939 = arith.muli %3, %c7 : index
      %1940 = arith.addi %1939, %c8 : index
      %1941 = arith.muli %1940, %c4 : index
      %1942 = arith.remui %1776, %c4 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = arith.muli %1918, %c24 : index
      %1945 = arith.addi %1944, %1943 : index
      memref.store %1938, %19[%1945] : memref<?xf32>
      %1946 = arith.addi %1779, %c24 : index
      %1947 = arith.muli %1915, %c16 : index
      %1948 = arith.addi %1946, %1947 : index
      %1949 = memref.load %18[%1948] : memref<?xf32>
      %1950 = arith.addi %1948, %c11 : index
      %1951 = memref.load %18[%1950] : memref<?xf32>
      %1952 = arith.addf %1949, %1951 : f32
      %1953 = arith.remui %1776, %c4 : index
      %1954 = arith.muli %1953, %c14 : index
      %1955 = arith.addi %17, %1954 : index
      %1956 = vector.load %w[%1955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1957 = vector.bitcast %1956 : vector<4xi8> to vector<1xf32>
      %1958 = vector.extract %1957[0] : f32 from vector<1xf32>
      %1959 = arith.mulf %1958, %1923 : f32
      %1960 = arith.mulf %1952, %1959 : f32
      %1961 = arith.muli %3, %c7 : index
      %1962 = arith.addi %1961, %c9 : index
      %1963 = arith.muli %1962, %c4 : index
      %1964 = arith.remui %1776, %c4 : index
      %1965 = arith.addi %1963, %1964 : index
      %1966 = arith.muli %1918, %c24 : index
      %1967 = arith.addi %1966, %1965 : index
      memref.store %1960, %19[%1967] : memref<?xf32>
    }
    %1968 = arith.muli %4, %c14 : index
    %1969 = arith.addi %1968, %c7 : index
    %1970 = arith.muli %1969, %c7 : index
    %1971 = arith.divui %1776, %c4 : index
    %1972 = arith.addi %1970, %1971 : index
    %1973 = arith.addi %1775, %1972 : index
    %1974 = arith.cmpi slt, %1973, %21 : index
    scf.if %1974 {
      %1975 = arith.cmpi eq, %hasFactors, %c9 : index
      %1976 = memref.load %factors[%1973] : memref<?xf32>
      %1977 = arith.select %1975, %1976, %c31 : f32
      %1978 = arith.addi %1779, %c8 : index
      %1979 = arith.muli %1969, %c16 : index
      %1980 = arith.addi %1978, %1979 : index
      %1981 = memref.load %18[%1980] : memref<?xf32>
      %1982 = arith.addi %1980, %c11 : index
      %1983 = memref.load %18[%1982] : memref<?xf32>
      %1984 = arith.addf %1981, %1983 : f32
      %1985 = arith.remui %1776, %c4 : index
      %1986 = arith.muli %1985, %c14 : index
      %1987 = arith.addi %15, %1986 : index
      %1988 = vector.load %w[%1987] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1989 = vector.bitcast %1988 : vector<4xi8> to vector<1xf32>
      %1990 = vector.extract %1989[0] : f32 from vector<1xf32>
      %1991 = arith.mulf %1990, %1977 : f32
      %1992 = arith.mulf %1984, %1991 : f32
      %1993 = arith.muli %3, %c7 : index
      %1994 = arith.addi %1993, %c8 : index
      %1995 = arith.muli %1994, %c4 : index
      %1996 = arith.remui %1776, %c4 : index
      %1997 = arith.addi %1995, %1996 : index
      %1998 = arith.muli %1972, %c24 : index
      %1999 = arith.addi %1998, %1997 : index
      memref.store %1992, %19[%1999] : memref<?xf32>
      %2000 = arith.addi %1779, %c24 : index
      %2001 = arith.muli %1969, %c16 : index
      %2002 = arith.addi %2000, %2001 : index
      %2003 = memref.load %18[%2002] : memref<?xf32>
      %2004 = arith.addi %2002, %c11 : index
      %2005 = memref.load %18[%2004] : memref<?xf32>
      %2006 = arith.addf %2003, %2005 : f32
      %2007 = arith.remui %1776, %c4 : index
      %2008 = arith.muli %2007, %c14 : index
      %2009 = arith.addi %17, %2008 : index
      %2010 = vector.load %w[%2009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2011 = vector.bitcast %2010 : vector<4xi8> to vector<1xf32>
      %2012 = vector.extract %2011[0] : f32 from vector<1xf32>
      %2013 = arith.mulf %2012, %1977 : f32
      %2014 = arith.mulf %2006, %2013 : f32
      %2015 = arith.muli %3, %c7 : index
      %2016 = arith.addi %2015, %c9 : index
      %2017 = arith.muli %2016, %c4 : index
      %2018 = arith.remui %1776, %c4 : index
      %2019 = arith.addi %2017, %2018 : index
      %2020 = arith.muli %1972, %c24 : index
      %2021 = arith.addi %2020, %2019 : index
      memref.store %2014, %19[%2021] : memref<?xf32>
    }
    %2022 = arith.muli %4, %c14 : index
    %2023 = arith.addi %2022, %c25 : index
    %2024 = arith.muli %2023, %c7 : index
    %2025 = arith.divui %1776, %c4 : index
    %2026 = arith.addi %2024, %2025 : index
    %2027 = arith.addi %1775, %2026 : index
    %2028 = arith.cmpi slt, %2027, %21 : index
    scf.if %2028 {
      %2029 = arith.cmpi eq, %hasFactors, %c9 : index
      %2030 = memref.load %factors[%2027] : memref<?xf32>
      %2031 = arith.select %2029, %2030, %c31 : f32
      %2032 = arith.addi %1779, %c8 : index
      %2033 = arith.muli %2023, %c16 : index
      %2034 = arith.addi %2032, %2033 : index
      %2035 = memref.load %18[%2034] : memref<?xf32>
      %2036 = arith.addi %2034, %c11 : index
      %2037 = memref.load %18[%2036] : memref<?xf32>
      %2038 = arith.addf %2035, %2037 : f32
      %2039 = arith.remui %1776, %c4 : index
      %2040 = arith.muli %2039, %c14 : index
      %2041 = arith.addi %15, %2040 : index
      %2042 = vector.load %w[%2041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2043 = vector.bitcast %2042 : vector<4xi8> to vector<1xf32>
      %2044 = vector.extract %2043[0] : f32 from vector<1xf32>
      %2045 = arith.mulf %2044, %2031 : f32
      %2046 = arith.mulf %2038, %2045 : f32
      %2047 = arith.muli %3, %c7 : index
      %2048 = arith.addi %2047, %c8 : index
      %2049 = arith.muli %2048, %c4 : index
      %2050 = arith.remui %1776, %c4 : index
      %2051 = arith.addi %2049, %2050 : index
      %2052 = arith.muli %2026, %c24 : index
      %2053 = arith.addi %2052, %2051 : index
      memref.store %2046, %19[%2053] : memref<?xf32>
      %2054 = arith.addi %1779, %c24 : index
      %2055 = arith.muli %2023, %c16 : index
      %2056 = arith.addi %2054, %2055 : index
      %2057 = memref.load %18[%2056] : memref<?xf32>
      %2058 = arith.addi %2056, %c11 : index
      %2059 = memref.load %18[%2058] : memref<?xf32>
      %2060 = arith.addf %2057, %2059 : f32
      %2061 = arith.remui %1776, %c4 : index
      %2062 = arith.muli %2061, %c14 : index
      %2063 = arith.addi %17, %2062 : index
      %2064 = vector.load %w[%2063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2065 = vector.bitcast %2064 : vector<4xi8> to vector<1xf32>
      %2066 = vector.extract %2065[0] : f32 from vector<1xf32>
      %2067 = arith.mulf %2066, %2031 : f32
      %2068 = arith.mulf %2060, %2067 : f32
      %2069 = arith.muli %3, %c7 : index
      %2070 = arith.addi %2069, %c9 : index
      %2071 = arith.muli %2070, %c4 : index
      %2072 = arith.remui %1776, %c4 : index
      %2073 = arith.addi %2071, %2072 : index
      %2074 = arith.muli %2026, %c24 : index
      %2075 = arith.addi %2074, %2073 : index
      memref.store %2068, %19[%2075] : memref<?xf32>
    }
    wave.barrier
    %2076 = arith.addi %22, %c4 : index
    %2077 = wave.wave
    %2078 = arith.addi %2077, %c8 : index
    %2079 = arith.addi %2076, %2078 : index
    %2080 = arith.cmpi slt, %2079, %21 : index
    scf.if %2080 {
      %2081 = arith.addi %2076, %2078 : index
      %2082 = arith.muli %2078, %c24 : index
      %2083 = wave.lane
      %2084 = arith.addi %2083, %c8 : index
      %2085 = arith.cmpi eq, %hasBias, %c9 : index
      %2086 = arith.addi %2082, %2084 : index
      %2087 = memref.load %19[%2086] : memref<?xf32>
      %2088 = arith.muli %0, %c24 : index
      %2089 = arith.addi %2088, %2084 : index
      %2090 = memref.load %bias[%2089] : memref<?xf32>
      %2091 = arith.addf %2087, %2090 : f32
      %2092 = arith.select %2085, %2091, %2087 : f32
      %2093 = arith.addi %2084, %c6 : index
      %2094 = arith.cmpi eq, %hasBias, %c9 : index
      %2095 = arith.addi %2082, %2093 : index
      %2096 = memref.load %19[%2095] : memref<?xf32>
      %2097 = arith.muli %0, %c24 : index
      %2098 = arith.addi %2097, %2093 : index
      %2099 = memref.load %bias[%2098] : memref<?xf32>
      %2100 = arith.addf %2096, %2099 : f32
      %2101 = arith.select %2094, %2100, %2096 : f32
      %2102 = arith.addi %2083, %c16 : index
      %2103 = arith.cmpi eq, %hasBias, %c9 : index
      %2104 = arith.addi %2082, %2102 : index
      %2105 = memref.load %19[%2104] : memref<?xf32>
      %2106 = arith.muli %0, %c24 : index
      %2107 = arith.addi %2106, %2102 : index
      %2108 = memref.load %bias[%2107] : memref<?xf32>
      %2109 = arith.addf %2105, %2108 : f32
      %2110 = arith.select %2103, %2109, %2105 : f32
      %2111 = arith.addi %2102, %c6 : index
      %2112 = arith.cmpi eq, %hasBias, %c9 : index
      %2113 = arith.addi %2082, %2111 : index
      %2114 = memref.load %19[%2113] : memref<?xf32>
      %2115 = arith.muli %0, %c24 : index
      %2116 = arith.addi %2115, %2111 : index
      %2117 = memref.load %bias[%2116] : memref<?xf32>
      %2118 = arith.addf %2114, %2117 : f32
      %2119 = arith.select %2112, %2118, %2114 : f32
      %2120 = arith.addi %2083, %c12 : index
      %2121 = arith.cmpi eq, %hasBias, %c9 : index
      %2122 = arith.addi %2082, %2120 : index
      %2123 = memref.load %19[%2122] : memref<?xf32>
      %2124 = arith.muli %0, %c24 : index
      %2125 = arith.addi %2124, %2120 : index
      %2126 = memref.load %bias[%2125] : memref<?xf32>
      %2127 = arith.addf %2123, %2126 : f32
      %2128 = arith.select %2121, %2127, %2123 : f32
      %2129 = arith.addi %2120, %c6 : index
      %2130 = arith.cmpi eq, %hasBias, %c9 : index
      %2131 = arith.addi %2082, %2129 : index
      %2132 = memref.load %19[%2131] : memref<?xf32>
      %2133 = arith.muli %0, %c24 : index
      %2134 = arith.addi %2133, %2129 : index
      %2135 = memref.load %bias[%2134] : memref<?xf32>
      %2136 = arith.addf %2132, %2135 : f32
      %2137 = arith.select %2130, %2136, %2132 : f32
      %2138 = arith.addi %2083, %c26 : index
      %2139 = arith.cmpi eq, %hasBias, %c9 : index
      %2140 = arith.addi %2082, %2138 : index
      %2141 = memref.load %19[%2140] : memref<?xf32>
      %2142 = arith.muli %0, %c24 : index
      %2143 = arith.addi %2142, %2138 : index
      %2144 = memref.load %bias[%2143] : memref<?xf32>
      %2145 = arith.addf %2141, %2144 : f32
      %2146 = arith.select %2139, %2145, %2141 : f32
      %2147 = arith.addi %2138, %c6 : index
      %2148 = arith.cmpi eq, %hasBias, %c9 : index
      %2149 = arith.addi %2082, %2147 : index
      %2150 = memref.load %19[%2149] : memref<?xf32>
      %2151 = arith.muli %0, %c24 : index
      %2152 = arith.addi %2151, %2147 : index
      %2153 = memref.load %bias[%2152] : memref<?xf32>
      %2154 = arith.addf %2150, %2153 : f32
      %2155 = arith.select %2148, %2154, %2150 : f32
      %2156 = arith.addi %heads, %kvHeads : index
      %2157 = arith.cmpi slt, %0, %2156 : index
      scf.if %2157 {
        %2158 = arith.addi %positionsAt, %2081 : index
        %2159 = memref.load %step[%2158] : memref<?xi32>
        %2160 = arith.index_cast %2159 : i32 to index
        %2161 = arith.cmpi eq, %hasNorm, %c9 : index
        %2162 = math.fma %2092, %2092, %c35 : f32
        %2163 = math.fma %2101, %2101, %2162 : f32
        %2164 = math.fma %2110, %2110, %2163 : f32
        %2165 = math.fma %2119, %2119, %2164 : f32
        %2166 = math.fma %2128, %2128, %2165 : f32
        %2167 = math.fma %2137, %2137, %2166 : f32
        %2168 = math.fma %2146, %2146, %2167 : f32
        %2169 = math.fma %2155, %2155, %2168 : f32
        %2170 = vector.broadcast %2169 : f32 to vector<1xf32>
        %2171 = wave.reduce "add" %2170 : vector<1xf32>
        %2172 = arith.mulf %2171, %inverseHeadDim : f32
        %2173 = arith.addf %2172, %epsilon : f32
        %2174 = math.sqrt %2173 : f32
        %2175 = arith.divf %c31, %2174 : f32
        %2176 = arith.cmpi slt, %0, %heads : index
        %2177 = arith.addi %2084, %c6 : index
        %2178 = memref.load %query_norm[%2084] : memref<?xf32>
        %2179 = memref.load %key_norm[%2084] : memref<?xf32>
        %2180 = arith.select %2176, %2178, %2179 : f32
        %2181 = arith.mulf %2092, %2175 : f32
        %2182 = arith.mulf %2181, %2180 : f32
        %2183 = arith.select %2161, %2182, %2092 : f32
        %2184 = memref.load %query_norm[%2177] : memref<?xf32>
        %2185 = memref.load %key_norm[%2177] : memref<?xf32>
        %2186 = arith.select %2176, %2184, %2185 : f32
        %2187 = arith.mulf %2101, %2175 : f32
        %2188 = arith.mulf %2187, %2186 : f32
        %2189 = arith.select %2161, %2188, %2101 : f32
        %2190 = arith.addi %2102, %c6 : index
        %2191 = memref.load %query_norm[%2102] : memref<?xf32>
        %2192 = memref.load %key_norm[%2102] : memref<?xf32>
        %2193 = arith.select %2176, %2191, %2192 : f32
        %2194 = arith.mulf %2110, %2175 : f32
        %2195 = arith.mulf %2194, %2193 : f32
        %2196 = arith.select %2161, %2195, %2110 : f32
        %2197 = memref.load %query_norm[%2190] : memref<?xf32>
        %2198 = memref.load %key_norm[%2190] : memref<?xf32>
        %2199 = arith.select %2176, %2197, %2198 : f32
        %2200 = arith.mulf %2119, %2175 : f32
        %2201 = arith.mulf %2200, %2199 : f32
        %2202 = arith.select %2161, %2201, %2119 : f32
        %2203 = arith.addi %2120, %c6 : index
        %2204 = memref.load %query_norm[%2120] : memref<?xf32>
        %2205 = memref.load %key_norm[%2120] : memref<?xf32>
        %2206 = arith.select %2176, %2204, %2205 : f32
        %2207 = arith.mulf %2128, %2175 : f32
        %2208 = arith.mulf %2207, %2206 : f32
        %2209 = arith.select %2161, %2208, %2128 : f32
        %2210 = memref.load %query_norm[%2203] : memref<?xf32>
        %2211 = memref.load %key_norm[%2203] : memref<?xf32>
        %2212 = arith.select %2176, %2210, %2211 : f32
        %2213 = arith.mulf %2137, %2175 : f32
        %2214 = arith.mulf %2213, %2212 : f32
        %2215 = arith.select %2161, %2214, %2137 : f32
        %2216 = arith.addi %2138, %c6 : index
        %2217 = memref.load %query_norm[%2138] : memref<?xf32>
        %2218 = memref.load %key_norm[%2138] : memref<?xf32>
        %2219 = arith.select %2176, %2217, %2218 : f32
        %2220 = arith.mulf %2146, %2175 : f32
        %2221 = arith.mulf %2220, %2219 : f32
        %2222 = arith.select %2161, %2221, %2146 : f32
        %2223 = memref.load %query_norm[%2216] : memref<?xf32>
        %2224 = memref.load %key_norm[%2216] : memref<?xf32>
        %2225 = arith.select %2176, %2223, %2224 : f32
        %2226 = arith.mulf %2155, %2175 : f32
        %2227 = arith.mulf %2226, %2225 : f32
        %2228 = arith.select %2161, %2227, %2155 : f32
        %2229 = arith.remui %2160, %c24 : index
        %2230 = arith.muli %2229, %c24 : index
        %2231 = arith.addi %2230, %2084 : index
        %2232 = arith.divui %2160, %c24 : index
        %2233 = arith.addi %2232, %c24 : index
        %2234 = arith.muli %2233, %c24 : index
        %2235 = arith.addi %2234, %2084 : index
        %2236 = memref.load %rope[%2231] : memref<?xf32>
        %2237 = arith.addi %2231, %c6 : index
        %2238 = memref.load %rope[%2237] : memref<?xf32>
        %2239 = memref.load %rope[%2235] : memref<?xf32>
        %2240 = arith.addi %2235, %c6 : index
        %2241 = memref.load %rope[%2240] : memref<?xf32>
        %2242 = arith.mulf %2239, %2236 : f32
        %2243 = arith.mulf %2241, %2238 : f32
        %2244 = arith.subf %2242, %2243 : f32
        %2245 = arith.mulf %2241, %2236 : f32
        %2246 = arith.mulf %2239, %2238 : f32
        %2247 = arith.addf %2245, %2246 : f32
        %2248 = arith.mulf %2183, %2244 : f32
        %2249 = arith.mulf %2189, %2247 : f32
        %2250 = arith.subf %2248, %2249 : f32
        %2251 = arith.mulf %2189, %2244 : f32
        %2252 = arith.mulf %2183, %2247 : f32
        %2253 = arith.addf %2251, %2252 : f32
        %2254 = arith.cmpi slt, %0, %heads : index
        scf.if %2254 {
          %2255 = arith.muli %2081, %heads : index
          %2256 = arith.addi %2255, %0 : index
          %2257 = arith.muli %2256, %c24 : index
          %2258 = arith.addi %2257, %2084 : index
          memref.store %2250, %q[%2258] : memref<?xf32>
          %2259 = arith.addi %2258, %c6 : index
          memref.store %2253, %q[%2259] : memref<?xf32>
        } else {
          %2260 = arith.addi %2082, %2084 : index
          memref.store %2250, %19[%2260] : memref<?xf32>
          %2261 = arith.addi %2082, %2084 : index
          %2262 = arith.addi %2261, %c6 : index
          memref.store %2253, %19[%2262] : memref<?xf32>
        }
        %2263 = arith.remui %2160, %c24 : index
        %2264 = arith.muli %2263, %c24 : index
        %2265 = arith.addi %2264, %2102 : index
        %2266 = arith.divui %2160, %c24 : index
        %2267 = arith.addi %2266, %c24 : index
        %2268 = arith.muli %2267, %c24 : index
        %2269 = arith.addi %2268, %2102 : index
        %2270 = memref.load %rope[%2265] : memref<?xf32>
        %2271 = arith.addi %2265, %c6 : index
        %2272 = memref.load %rope[%2271] : memref<?xf32>
        %2273 = memref.load %rope[%2269] : memref<?xf32>
        %2274 = arith.addi %2269, %c6 : index
        %2275 = memref.load %rope[%2274] : memref<?xf32>
        %2276 = arith.mulf %2273, %2270 : f32
        %2277 = arith.mulf %2275, %2272 : f32
        %2278 = arith.subf %2276, %2277 : f32
        %2279 = arith.mulf %2275, %2270 : f32
        %2280 = arith.mulf %2273, %2272 : f32
        %2281 = arith.addf %2279, %2280 : f32
        %2282 = arith.mulf %2196, %2278 : f32
        %2283 = arith.mulf %2202, %2281 : f32
        %2284 = arith.subf %2282, %2283 : f32
        %2285 = arith.mulf %2202, %2278 : f32
        %2286 = arith.mulf %2196, %2281 : f32
        %2287 = arith.addf %2285, %2286 : f32
        %2288 = arith.cmpi slt, %0, %heads : index
        scf.if %2288 {
          %2289 = arith.muli %2081, %heads : index
          %2290 = arith.addi %2289, %0 : index
          %2291 = arith.muli %2290, %c24 : index
          %2292 = arith.addi %2291, %2102 : index
          memref.store %2284, %q[%2292] : memref<?xf32>
          %2293 = arith.addi %2292, %c6 : index
          memref.store %2287, %q[%2293] : memref<?xf32>
        } else {
          %2294 = arith.addi %2082, %2102 : index
          memref.store %2284, %19[%2294] : memref<?xf32>
          %2295 = arith.addi %2082, %2102 : index
          %2296 = arith.addi %2295, %c6 : index
          memref.store %2287, %19[%2296] : memref<?xf32>
        }
        %2297 = arith.remui %2160, %c24 : index
        %2298 = arith.muli %2297, %c24 : index
        %2299 = arith.addi %2298, %2120 : index
        %2300 = arith.divui %2160, %c24 : index
        %2301 = arith.addi %2300, %c24 : index
        %2302 = arith.muli %2301, %c24 : index
        %2303 = arith.addi %2302, %2120 : index
        %2304 = memref.load %rope[%2299] : memref<?xf32>
        %2305 = arith.addi %2299, %c6 : index
        %2306 = memref.load %rope[%2305] : memref<?xf32>
        %2307 = memref.load %rope[%2303] : memref<?xf32>
        %2308 = arith.addi %2303, %c6 : index
        %2309 = memref.load %rope[%2308] : memref<?xf32>
        %2310 = arith.mulf %2307, %2304 : f32
        %2311 = arith.mulf %2309, %2306 : f32
        %2312 = arith.subf %2310, %2311 : f32
        %2313 = arith.mulf %2309, %2304 : f32
        %2314 = arith.mulf %2307, %2306 : f32
        %2315 = arith.addf %2313, %2314 : f32
        %2316 = arith.mulf %2209, %2312 : f32
        %2317 = arith.mulf %2215, %2315 : f32
        %2318 = arith.subf %2316, %2317 : f32
        %2319 = arith.mulf %2215, %2312 : f32
        %2320 = arith.mulf %2209, %2315 : f32
        %2321 = arith.addf %2319, %2320 : f32
        %2322 = arith.cmpi slt, %0, %heads : index
        scf.if %2322 {
          %2323 = arith.muli %2081, %heads : index
          %2324 = arith.addi %2323, %0 : index
          %2325 = arith.muli %2324, %c24 : index
          %2326 = arith.addi %2325, %2120 : index
          memref.store %2318, %q[%2326] : memref<?xf32>
          %2327 = arith.addi %2326, %c6 : index
          memref.store %2321, %q[%2327] : memref<?xf32>
        } else {
          %2328 = arith.addi %2082, %2120 : index
          memref.store %2318, %19[%2328] : memref<?xf32>
          %2329 = arith.addi %2082, %2120 : index
          %2330 = arith.addi %2329, %c6 : index
          memref.store %2321, %19[%2330] : memref<?xf32>
        }
        %2331 = arith.remui %2160, %c24 : index
        %2332 = arith.muli %2331, %c24 : index
        %2333 = arith.addi %2332, %2138 : index
        %2334 = arith.divui %2160, %c24 : index
        %2335 = arith.addi %2334, %c24 : index
        %2336 = arith.muli %2335, %c24 : index
        %2337 = arith.addi %2336, %2138 : index
        %2338 = memref.load %rope[%2333] : memref<?xf32>
        %2339 = arith.addi %2333, %c6 : index
        %2340 = memref.load %rope[%2339] : memref<?xf32>
        %2341 = memref.load %rope[%2337] : memref<?xf32>
        %2342 = arith.addi %2337, %c6 : index
        %2343 = memref.load %rope[%2342] : memref<?xf32>
        %2344 = arith.mulf %2341, %2338 : f32
        %2345 = arith.mulf %2343, %2340 : f32
        %2346 = arith.subf %2344, %2345 : f32
        %2347 = arith.mulf %2343, %2338 : f32
        %2348 = arith.mulf %2341, %2340 : f32
        %2349 = arith.addf %2347, %2348 : f32
        %2350 = arith.mulf %2222, %2346 : f32
        %2351 = arith.mulf %2228, %2349 : f32
        %2352 = arith.subf %2350, %2351 : f32
        %2353 = arith.mulf %2228, %2346 : f32
        %2354 = arith.mulf %2222, %2349 : f32
        %2355 = arith.addf %2353, %2354 : f32
        %2356 = arith.cmpi slt, %0, %heads : index
        scf.if %2356 {
          %2357 = arith.muli %2081, %heads : index
          %2358 = arith.addi %2357, %0 : index
          %2359 = arith.muli %2358, %c24 : index
          %2360 = arith.addi %2359, %2138 : index
          memref.store %2352, %q[%2360] : memref<?xf32>
          %2361 = arith.addi %2360, %c6 : index
          memref.store %2355, %q[%2361] : memref<?xf32>
        } else {
          %2362 = arith.addi %2082, %2138 : index
          memref.store %2352, %19[%2362] : memref<?xf32>
          %2363 = arith.addi %2082, %2138 : index
          %2364 = arith.addi %2363, %c6 : index
          memref.store %2355, %19[%2364] : memref<?xf32>
        }
      } else {
        %2365 = arith.cmpi slt, %0, %heads : index
        scf.if %2365 {
          %2366 = arith.muli %2081, %heads : index
          %2367 = arith.addi %2366, %0 : index
          %2368 = arith.muli %2367, %c24 : index
          %2369 = arith.addi %2368, %2084 : index
          memref.store %2092, %q[%2369] : memref<?xf32>
          %2370 = arith.addi %2369, %c6 : index
          memref.store %2101, %q[%2370] : memref<?xf32>
        } else {
          %2371 = arith.addi %2082, %2084 : index
          memref.store %2092, %19[%2371] : memref<?xf32>
          %2372 = arith.addi %2082, %2084 : index
          %2373 = arith.addi %2372, %c6 : index
          memref.store %2101, %19[%2373] : memref<?xf32>
        }
        %2374 = arith.cmpi slt, %0, %heads : index
        scf.if %2374 {
          %2375 = arith.muli %2081, %heads : index
          %2376 = arith.addi %2375, %0 : index
          %2377 = arith.muli %2376, %c24 : index
          %2378 = arith.addi %2377, %2102 : index
          memref.store %2110, %q[%2378] : memref<?xf32>
          %2379 = arith.addi %2378, %c6 : index
          memref.store %2119, %q[%2379] : memref<?xf32>
        } else {
          %2380 = arith.addi %2082, %2102 : index
          memref.store %2110, %19[%2380] : memref<?xf32>
          %2381 = arith.addi %2082, %2102 : index
          %2382 = arith.addi %2381, %c6 : index
          memref.store %2119, %19[%2382] : memref<?xf32>
        }
        %2383 = arith.cmpi slt, %0, %heads : index
        scf.if %2383 {
          %2384 = arith.muli %2081, %heads : index
          %2385 = arith.addi %2384, %0 : index
          %2386 = arith.muli %2385, %c24 : index
          %2387 = arith.addi %2386, %2120 : index
          memref.store %2128, %q[%2387] : memref<?xf32>
          %2388 = arith.addi %2387, %c6 : index
          memref.store %2137, %q[%2388] : memref<?xf32>
        } else {
          %2389 = arith.addi %2082, %2120 : index
          memref.store %2128, %19[%2389] : memref<?xf32>
          %2390 = arith.addi %2082, %2120 : index
          %2391 = arith.addi %2390, %c6 : index
          memref.store %2137, %19[%2391] : memref<?xf32>
        }
        %2392 = arith.cmpi slt, %0, %heads : index
        scf.if %2392 {
          %2393 = arith.muli %2081, %heads : index
          %2394 = arith.addi %2393, %0 : index
          %2395 = arith.muli %2394, %c24 : index
          %2396 = arith.addi %2395, %2138 : index
          memref.store %2146, %q[%2396] : memref<?xf32>
          %2397 = arith.addi %2396, %c6 : index
          memref.store %2155, %q[%2397] : memref<?xf32>
        } else {
          %2398 = arith.addi %2082, %2138 : index
          memref.store %2146, %19[%2398] : memref<?xf32>
          %2399 = arith.addi %2082, %2138 : index
          %2400 = arith.addi %2399, %c6 : index
          memref.store %2155, %19[%2400] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2401 = arith.cmpi sge, %0, %heads : index
    scf.if %2401 {
      %2402 = arith.addi %2077, %c8 : index
      %2403 = arith.addi %2076, %2402 : index
      %2404 = arith.cmpi slt, %2403, %21 : index
      scf.if %2404 {
        %2405 = arith.addi %2076, %2402 : index
        %2406 = arith.addi %slotsAt, %2405 : index
        %2407 = memref.load %step[%2406] : memref<?xi32>
        %2408 = arith.index_cast %2407 : i32 to index
        %2409 = arith.cmpi sge, %2408, %c8 : index
        scf.if %2409 {
          %2410 = arith.muli %2402, %c24 : index
          %2411 = arith.subi %0, %heads : index
          %2412 = memref.load %scales[%2411] : memref<?xf32>
          %2413 = vector.broadcast %2412 : f32 to vector<4xf32>
          %2414 = arith.divui %2408, %c4 : index
          %2415 = arith.remui %2408, %c4 : index
          %2416 = arith.muli %2414, %pageBytes : index
          %2417 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2417 {
            %2418 = wave.lane
            %2419 = arith.muli %2418, %c14 : index
            scf.for %2420 = %2419 to %c24 step %c6 {
              %2421 = arith.addi %2410, %2420 : index
              %2422 = vector.load %19[%2421] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2423 = arith.mulf %2422, %2413 : vector<4xf32>
              %2424 = arith.minimumf %2423, %c41 : vector<4xf32>
              %2425 = arith.maximumf %2424, %c42 : vector<4xf32>
              %2426 = arith.truncf %2425 : vector<4xf32> to vector<4xf16>
              %2427 = vector.bitcast %2426 : vector<4xf16> to vector<8xi8>
              %2428 = arith.cmpi slt, %2411, %kvHeads : index
              scf.if %2428 {
                %2429 = arith.muli %2411, %c43 : index
                %2430 = arith.addi %2416, %2429 : index
                %2431 = arith.divui %2420, %c4 : index
                %2432 = arith.muli %2431, %c19 : index
                %2433 = arith.remui %2420, %c4 : index
                %2434 = arith.divui %2433, %c2 : index
                %2435 = arith.muli %2434, %c24 : index
                %2436 = arith.muli %2415, %c4 : index
                %2437 = arith.addi %2435, %2436 : index
                %2438 = arith.remui %2433, %c2 : index
                %2439 = arith.muli %2438, %c7 : index
                %2440 = arith.addi %2437, %2439 : index
                %2441 = arith.addi %2432, %2440 : index
                %2442 = arith.addi %2430, %2441 : index
                vector.store %2427, %kv[%2442] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2443 = arith.subi %2411, %kvHeads : index
                %2444 = arith.muli %2443, %c43 : index
                %2445 = arith.addi %2416, %2444 : index
                %2446 = arith.addi %2420, %c8 : index
                %2447 = arith.divui %2446, %c4 : index
                %2448 = arith.muli %2447, %c19 : index
                %2449 = arith.addi %2448, %c10 : index
                %2450 = arith.remui %2446, %c4 : index
                %2451 = arith.divui %2415, %c7 : index
                %2452 = arith.remui %2415, %c7 : index
                %2453 = arith.muli %2452, %c2 : index
                %2454 = arith.addi %2451, %2453 : index
                %2455 = arith.divui %2454, %c2 : index
                %2456 = arith.muli %2455, %c24 : index
                %2457 = arith.muli %2450, %c4 : index
                %2458 = arith.addi %2456, %2457 : index
                %2459 = arith.remui %2454, %c2 : index
                %2460 = arith.muli %2459, %c7 : index
                %2461 = arith.addi %2458, %2460 : index
                %2462 = arith.addi %2449, %2461 : index
                %2463 = arith.addi %2445, %2462 : index
                %2464 = vector.shuffle %2427, %2427 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2464, %kv[%2463] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2465 = arith.addi %2420, %c9 : index
                %2466 = arith.divui %2465, %c4 : index
                %2467 = arith.muli %2466, %c19 : index
                %2468 = arith.addi %2467, %c10 : index
                %2469 = arith.remui %2465, %c4 : index
                %2470 = arith.divui %2415, %c7 : index
                %2471 = arith.remui %2415, %c7 : index
                %2472 = arith.muli %2471, %c2 : index
                %2473 = arith.addi %2470, %2472 : index
                %2474 = arith.divui %2473, %c2 : index
                %2475 = arith.muli %2474, %c24 : index
                %2476 = arith.muli %2469, %c4 : index
                %2477 = arith.addi %2475, %2476 : index
                %2478 = arith.remui %2473, %c2 : index
                %2479 = arith.muli %2478, %c7 : index
                %2480 = arith.addi %2477, %2479 : index
                %2481 = arith.addi %2468, %2480 : index
                %2482 = arith.addi %2445, %2481 : index
                %2483 = vector.shuffle %2427, %2427 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2483, %kv[%2482] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2484 = arith.addi %2420, %c7 : index
                %2485 = arith.divui %2484, %c4 : index
                %2486 = arith.muli %2485, %c19 : index
                %2487 = arith.addi %2486, %c10 : index
                %2488 = arith.remui %2484, %c4 : index
                %2489 = arith.divui %2415, %c7 : index
                %2490 = arith.remui %2415, %c7 : index
                %2491 = arith.muli %2490, %c2 : index
                %2492 = arith.addi %2489, %2491 : index
                %2493 = arith.divui %2492, %c2 : index
                %2494 = arith.muli %2493, %c24 : index
                %2495 = arith.muli %2488, %c4 : index
                %2496 = arith.addi %2494, %2495 : index
                %2497 = arith.remui %2492, %c2 : index
                %2498 = arith.muli %2497, %c7 : index
                %2499 = arith.addi %2496, %2498 : index
                %2500 = arith.addi %2487, %2499 : index
                %2501 = arith.addi %2445, %2500 : index
                %2502 = vector.shuffle %2427, %2427 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2502, %kv[%2501] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2503 = arith.addi %2420, %c25 : index
                %2504 = arith.divui %2503, %c4 : index
                %2505 = arith.muli %2504, %c19 : index
                %2506 = arith.addi %2505, %c10 : index
                %2507 = arith.remui %2503, %c4 : index
                %2508 = arith.divui %2415, %c7 : index
                %2509 = arith.remui %2415, %c7 : index
                %2510 = arith.muli %2509, %c2 : index
                %2511 = arith.addi %2508, %2510 : index
                %2512 = arith.divui %2511, %c2 : index
                %2513 = arith.muli %2512, %c24 : index
                %2514 = arith.muli %2507, %c4 : index
                %2515 = arith.addi %2513, %2514 : index
                %2516 = arith.remui %2511, %c2 : index
                %2517 = arith.muli %2516, %c7 : index
                %2518 = arith.addi %2515, %2517 : index
                %2519 = arith.addi %2506, %2518 : index
                %2520 = arith.addi %2445, %2519 : index
                %2521 = vector.shuffle %2427, %2427 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2521, %kv[%2520] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2522 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2522 {
            %2523 = wave.lane
            %2524 = arith.muli %2523, %c14 : index
            scf.for %2525 = %2524 to %c24 step %c6 {
              %2526 = arith.addi %2410, %2525 : index
              %2527 = vector.load %19[%2526] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2528 = arith.mulf %2527, %2413 : vector<4xf32>
              %2529 = wave.fp8_encode "e4m3" %2528 : vector<4xf32> -> vector<4xi8>
              %2530 = arith.cmpi slt, %2411, %kvHeads : index
              scf.if %2530 {
                %2531 = arith.muli %2411, %c10 : index
                %2532 = arith.addi %2416, %2531 : index
                %2533 = vector.shuffle %2529, %2529 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2534 = arith.divui %2525, %c4 : index
                %2535 = arith.muli %2534, %c24 : index
                %2536 = arith.remui %2525, %c4 : index
                %2537 = arith.muli %2415, %c4 : index
                %2538 = arith.divui %2536, %c14 : index
                %2539 = arith.muli %2538, %c14 : index
                %2540 = arith.remui %2536, %c7 : index
                %2541 = arith.muli %2540, %c7 : index
                %2542 = arith.addi %2539, %2541 : index
                %2543 = arith.divui %2536, %c7 : index
                %2544 = arith.remui %2543, %c7 : index
                %2545 = arith.addi %2542, %2544 : index
                %2546 = arith.addi %2537, %2545 : index
                %2547 = arith.addi %2535, %2546 : index
                %2548 = arith.addi %2532, %2547 : index
                vector.store %2533, %kv[%2548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2549 = arith.subi %2411, %kvHeads : index
                %2550 = arith.muli %2549, %c10 : index
                %2551 = arith.addi %2416, %2550 : index
                %2552 = arith.addi %2525, %c8 : index
                %2553 = arith.divui %2552, %c4 : index
                %2554 = arith.muli %2553, %c24 : index
                %2555 = arith.addi %2554, %c11 : index
                %2556 = arith.remui %2552, %c4 : index
                %2557 = arith.divui %2415, %c7 : index
                %2558 = arith.remui %2415, %c7 : index
                %2559 = arith.muli %2558, %c2 : index
                %2560 = arith.addi %2557, %2559 : index
                %2561 = arith.muli %2556, %c4 : index
                %2562 = arith.divui %2560, %c14 : index
                %2563 = arith.muli %2562, %c14 : index
                %2564 = arith.remui %2560, %c7 : index
                %2565 = arith.muli %2564, %c7 : index
                %2566 = arith.addi %2563, %2565 : index
                %2567 = arith.divui %2560, %c7 : index
                %2568 = arith.remui %2567, %c7 : index
                %2569 = arith.addi %2566, %2568 : index
                %2570 = arith.addi %2561, %2569 : index
                %2571 = arith.addi %2555, %2570 : index
                %2572 = arith.addi %2551, %2571 : index
                %2573 = vector.shuffle %2529, %2529 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2573, %kv[%2572] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2574 = arith.addi %2525, %c9 : index
                %2575 = arith.divui %2574, %c4 : index
                %2576 = arith.muli %2575, %c24 : index
                %2577 = arith.addi %2576, %c11 : index
                %2578 = arith.remui %2574, %c4 : index
                %2579 = arith.divui %2415, %c7 : index
                %2580 = arith.remui %2415, %c7 : index
                %2581 = arith.muli %2580, %c2 : index
                %2582 = arith.addi %2579, %2581 : index
                %2583 = arith.muli %2578, %c4 : index
                %2584 = arith.divui %2582, %c14 : index
                %2585 = arith.muli %2584, %c14 : index
                %2586 = arith.remui %2582, %c7 : index
                %2587 = arith.muli %2586, %c7 : index
                %2588 = arith.addi %2585, %2587 : index
                %2589 = arith.divui %2582, %c7 : index
                %2590 = arith.remui %2589, %c7 : index
                %2591 = arith.addi %2588, %2590 : index
                %2592 = arith.addi %2583, %2591 : index
                %2593 = arith.addi %2577, %2592 : index
                %2594 = arith.addi %2551, %2593 : index
                %2595 = vector.shuffle %2529, %2529 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2595, %kv[%2594] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2596 = arith.addi %2525, %c7 : index
                %2597 = arith.divui %2596, %c4 : index
                %2598 = arith.muli %2597, %c24 : index
                %2599 = arith.addi %2598, %c11 : index
                %2600 = arith.remui %2596, %c4 : index
                %2601 = arith.divui %2415, %c7 : index
                %2602 = arith.remui %2415, %c7 : index
                %2603 = arith.muli %2602, %c2 : index
                %2604 = arith.addi %2601, %2603 : index
                %2605 = arith.muli %2600, %c4 : index
                %2606 = arith.divui %2604, %c14 : index
                %2607 = arith.muli %2606, %c14 : index
                %2608 = arith.remui %2604, %c7 : index
                %2609 = arith.muli %2608, %c7 : index
                %2610 = arith.addi %2607, %2609 : index
                %2611 = arith.divui %2604, %c7 : index
                %2612 = arith.remui %2611, %c7 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.addi %2605, %2613 : index
                %2615 = arith.addi %2599, %2614 : index
                %2616 = arith.addi %2551, %2615 : index
                %2617 = vector.shuffle %2529, %2529 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2617, %kv[%2616] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2618 = arith.addi %2525, %c25 : index
                %2619 = arith.divui %2618, %c4 : index
                %2620 = arith.muli %2619, %c24 : index
                %2621 = arith.addi %2620, %c11 : index
                %2622 = arith.remui %2618, %c4 : index
                %2623 = arith.divui %2415, %c7 : index
                %2624 = arith.remui %2415, %c7 : index
                %2625 = arith.muli %2624, %c2 : index
                %2626 = arith.addi %2623, %2625 : index
                %2627 = arith.muli %2622, %c4 : index
                %2628 = arith.divui %2626, %c14 : index
                %2629 = arith.muli %2628, %c14 : index
                %2630 = arith.remui %2626, %c7 : index
                %2631 = arith.muli %2630, %c7 : index
                %2632 = arith.addi %2629, %2631 : index
                %2633 = arith.divui %2626, %c7 : index
                %2634 = arith.remui %2633, %c7 : index
                %2635 = arith.addi %2632, %2634 : index
                %2636 = arith.addi %2627, %2635 : index
                %2637 = arith.addi %2621, %2636 : index
                %2638 = arith.addi %2551, %2637 : index
                %2639 = vector.shuffle %2529, %2529 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2639, %kv[%2638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2640 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2640 {
            %2641 = wave.lane
            %2642 = arith.muli %2641, %c14 : index
            scf.for %2643 = %2642 to %c24 step %c6 {
              %2644 = arith.addi %2410, %2643 : index
              %2645 = vector.load %19[%2644] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2646 = arith.mulf %2645, %2413 : vector<4xf32>
              %2647 = wave.fp8_encode "e5m2" %2646 : vector<4xf32> -> vector<4xi8>
              %2648 = arith.cmpi slt, %2411, %kvHeads : index
              scf.if %2648 {
                %2649 = arith.muli %2411, %c10 : index
                %2650 = arith.addi %2416, %2649 : index
                %2651 = vector.shuffle %2647, %2647 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2652 = arith.divui %2643, %c4 : index
                %2653 = arith.muli %2652, %c24 : index
                %2654 = arith.remui %2643, %c4 : index
                %2655 = arith.muli %2415, %c4 : index
                %2656 = arith.divui %2654, %c14 : index
                %2657 = arith.muli %2656, %c14 : index
                %2658 = arith.remui %2654, %c7 : index
                %2659 = arith.muli %2658, %c7 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.divui %2654, %c7 : index
                %2662 = arith.remui %2661, %c7 : index
                %2663 = arith.addi %2660, %2662 : index
                %2664 = arith.addi %2655, %2663 : index
                %2665 = arith.addi %2653, %2664 : index
                %2666 = arith.addi %2650, %2665 : index
                vector.store %2651, %kv[%2666] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2667 = arith.subi %2411, %kvHeads : index
                %2668 = arith.muli %2667, %c10 : index
                %2669 = arith.addi %2416, %2668 : index
                %2670 = arith.addi %2643, %c8 : index
                %2671 = arith.divui %2670, %c4 : index
                %2672 = arith.muli %2671, %c24 : index
                %2673 = arith.addi %2672, %c11 : index
                %2674 = arith.remui %2670, %c4 : index
                %2675 = arith.divui %2415, %c7 : index
                %2676 = arith.remui %2415, %c7 : index
                %2677 = arith.muli %2676, %c2 : index
                %2678 = arith.addi %2675, %2677 : index
                %2679 = arith.muli %2674, %c4 : index
                %2680 = arith.divui %2678, %c14 : index
                %2681 = arith.muli %2680, %c14 : index
                %2682 = arith.remui %2678, %c7 : index
                %2683 = arith.muli %2682, %c7 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.divui %2678, %c7 : index
                %2686 = arith.remui %2685, %c7 : index
                %2687 = arith.addi %2684, %2686 : index
                %2688 = arith.addi %2679, %2687 : index
                %2689 = arith.addi %2673, %2688 : index
                %2690 = arith.addi %2669, %2689 : index
                %2691 = vector.shuffle %2647, %2647 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2691, %kv[%2690] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2692 = arith.addi %2643, %c9 : index
                %2693 = arith.divui %2692, %c4 : index
                %2694 = arith.muli %2693, %c24 : index
                %2695 = arith.addi %2694, %c11 : index
                %2696 = arith.remui %2692, %c4 : index
                %2697 = arith.divui %2415, %c7 : index
                %2698 = arith.remui %2415, %c7 : index
                %2699 = arith.muli %2698, %c2 : index
                %2700 = arith.addi %2697, %2699 : index
                %2701 = arith.muli %2696, %c4 : index
                %2702 = arith.divui %2700, %c14 : index
                %2703 = arith.muli %2702, %c14 : index
                %2704 = arith.remui %2700, %c7 : index
                %2705 = arith.muli %2704, %c7 : index
                %2706 = arith.addi %2703, %2705 : index
                %2707 = arith.divui %2700, %c7 : index
                %2708 = arith.remui %2707, %c7 : index
                %2709 = arith.addi %2706, %2708 : index
                %2710 = arith.addi %2701, %2709 : index
                %2711 = arith.addi %2695, %2710 : index
                %2712 = arith.addi %2669, %2711 : index
                %2713 = vector.shuffle %2647, %2647 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2713, %kv[%2712] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2714 = arith.addi %2643, %c7 : index
                %2715 = arith.divui %2714, %c4 : index
                %2716 = arith.muli %2715, %c24 : index
                %2717 = arith.addi %2716, %c11 : index
                %2718 = arith.remui %2714, %c4 : index
                %2719 = arith.divui %2415, %c7 : index
                %2720 = arith.remui %2415, %c7 : index
                %2721 = arith.muli %2720, %c2 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.muli %2718, %c4 : index
                %2724 = arith.divui %2722, %c14 : index
                %2725 = arith.muli %2724, %c14 : index
                %2726 = arith.remui %2722, %c7 : index
                %2727 = arith.muli %2726, %c7 : index
                %2728 = arith.addi %2725, %2727 : index
                %2729 = arith.divui %2722, %c7 : index
                %2730 = arith.remui %2729, %c7 : index
                %2731 = arith.addi %2728, %2730 : index
                %2732 = arith.addi %2723, %2731 : index
                %2733 = arith.addi %2717, %2732 : index
                %2734 = arith.addi %2669, %2733 : index
                %2735 = vector.shuffle %2647, %2647 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2735, %kv[%2734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2736 = arith.addi %2643, %c25 : index
                %2737 = arith.divui %2736, %c4 : index
                %2738 = arith.muli %2737, %c24 : index
                %2739 = arith.addi %2738, %c11 : index
                %2740 = arith.remui %2736, %c4 : index
                %2741 = arith.divui %2415, %c7 : index
                %2742 = arith.remui %2415, %c7 : index
                %2743 = arith.muli %2742, %c2 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.muli %2740, %c4 : index
                %2746 = arith.divui %2744, %c14 : index
                %2747 = arith.muli %2746, %c14 : index
                %2748 = arith.remui %2744, %c7 : index
                %2749 = arith.muli %2748, %c7 : index
                %2750 = arith.addi %2747, %2749 : index
                %2751 = arith.divui %2744, %c7 : index
                %2752 = arith.remui %2751, %c7 : index
                %2753 = arith.addi %2750, %2752 : index
                %2754 = arith.addi %2745, %2753 : index
                %2755 = arith.addi %2739, %2754 : index
                %2756 = arith.addi %2669, %2755 : index
                %2757 = vector.shuffle %2647, %2647 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2757, %kv[%2756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2758 = arith.addi %22, %c16 : index
    %2759 = wave.lane
    %2760 = arith.muli %3, %c7 : index
    %2761 = arith.muli %2760, %c24 : index
    %2762 = arith.addi %2761, %2759 : index
    %2763 = arith.muli %4, %c11 : index
    %2764 = arith.addi %2763, %2762 : index
    %2765 = arith.addi %2764, %c8 : index
    %2766 = arith.addi %2765, %c8 : index
    %2767 = vector.extract %546#4[0] : f32 from vector<8xf32>
    memref.store %2767, %18[%2766] : memref<?xf32>
    %2768 = arith.muli %4, %c11 : index
    %2769 = arith.addi %2768, %2762 : index
    %2770 = arith.addi %2769, %c8 : index
    %2771 = arith.addi %2770, %c16 : index
    %2772 = vector.extract %546#4[1] : f32 from vector<8xf32>
    memref.store %2772, %18[%2771] : memref<?xf32>
    %2773 = arith.muli %4, %c11 : index
    %2774 = arith.addi %2773, %2762 : index
    %2775 = arith.addi %2774, %c8 : index
    %2776 = arith.addi %2775, %c12 : index
    %2777 = vector.extract %546#4[2] : f32 from vector<8xf32>
    memref.store %2777, %18[%2776] : memref<?xf32>
    %2778 = arith.muli %4, %c11 : index
    %2779 = arith.addi %2778, %2762 : index
    %2780 = arith.addi %2779, %c8 : index
    %2781 = arith.addi %2780, %c26 : index
    %2782 = vector.extract %546#4[3] : f32 from vector<8xf32>
    memref.store %2782, %18[%2781] : memref<?xf32>
    %2783 = arith.muli %4, %c11 : index
    %2784 = arith.addi %2783, %2762 : index
    %2785 = arith.addi %2784, %c8 : index
    %2786 = arith.addi %2785, %c6 : index
    %2787 = vector.extract %546#4[4] : f32 from vector<8xf32>
    memref.store %2787, %18[%2786] : memref<?xf32>
    %2788 = arith.muli %4, %c11 : index
    %2789 = arith.addi %2788, %2762 : index
    %2790 = arith.addi %2789, %c8 : index
    %2791 = arith.addi %2790, %c27 : index
    %2792 = vector.extract %546#4[5] : f32 from vector<8xf32>
    memref.store %2792, %18[%2791] : memref<?xf32>
    %2793 = arith.muli %4, %c11 : index
    %2794 = arith.addi %2793, %2762 : index
    %2795 = arith.addi %2794, %c8 : index
    %2796 = arith.addi %2795, %c28 : index
    %2797 = vector.extract %546#4[6] : f32 from vector<8xf32>
    memref.store %2797, %18[%2796] : memref<?xf32>
    %2798 = arith.muli %4, %c11 : index
    %2799 = arith.addi %2798, %2762 : index
    %2800 = arith.addi %2799, %c8 : index
    %2801 = arith.addi %2800, %c29 : index
    %2802 = vector.extract %546#4[7] : f32 from vector<8xf32>
    memref.store %2802, %18[%2801] : memref<?xf32>
    %2803 = arith.muli %4, %c11 : index
    %2804 = arith.addi %2803, %2762 : index
    %2805 = arith.addi %2804, %c24 : index
    %2806 = arith.addi %2805, %c8 : index
    %2807 = vector.extract %546#5[0] : f32 from vector<8xf32>
    memref.store %2807, %18[%2806] : memref<?xf32>
    %2808 = arith.muli %4, %c11 : index
    %2809 = arith.addi %2808, %2762 : index
    %2810 = arith.addi %2809, %c24 : index
    %2811 = arith.addi %2810, %c16 : index
    %2812 = vector.extract %546#5[1] : f32 from vector<8xf32>
    memref.store %2812, %18[%2811] : memref<?xf32>
    %2813 = arith.muli %4, %c11 : index
    %2814 = arith.addi %2813, %2762 : index
    %2815 = arith.addi %2814, %c24 : index
    %2816 = arith.addi %2815, %c12 : index
    %2817 = vector.extract %546#5[2] : f32 from vector<8xf32>
    memref.store %2817, %18[%2816] : memref<?xf32>
    %2818 = arith.muli %4, %c11 : index
    %2819 = arith.addi %2818, %2762 : index
    %2820 = arith.addi %2819, %c24 : index
    %2821 = arith.addi %2820, %c26 : index
    %2822 = vector.extract %546#5[3] : f32 from vector<8xf32>
    memref.store %2822, %18[%2821] : memref<?xf32>
    %2823 = arith.muli %4, %c11 : index
    %2824 = arith.addi %2823, %2762 : index
    %2825 = arith.addi %2824, %c24 : index
    %2826 = arith.addi %2825, %c6 : index
    %2827 = vector.extract %546#5[4] : f32 from vector<8xf32>
    memref.store %2827, %18[%2826] : memref<?xf32>
    %2828 = arith.muli %4, %c11 : index
    %2829 = arith.addi %2828, %2762 : index
    %2830 = arith.addi %2829, %c24 : index
    %2831 = arith.addi %2830, %c27 : index
    %2832 = vector.extract %546#5[5] : f32 from vector<8xf32>
    memref.store %2832, %18[%2831] : memref<?xf32>
    %2833 = arith.muli %4, %c11 : index
    %2834 = arith.addi %2833, %2762 : index
    %2835 = arith.addi %2834, %c24 : index
    %2836 = arith.addi %2835, %c28 : index
    %2837 = vector.extract %546#5[6] : f32 from vector<8xf32>
    memref.store %2837, %18[%2836] : memref<?xf32>
    %2838 = arith.muli %4, %c11 : index
    %2839 = arith.addi %2838, %2762 : index
    %2840 = arith.addi %2839, %c24 : index
    %2841 = arith.addi %2840, %c29 : index
    %2842 = vector.extract %546#5[7] : f32 from vector<8xf32>
    memref.store %2842, %18[%2841] : memref<?xf32>
    wave.barrier
    %2843 = arith.muli %4, %c14 : index
    %2844 = arith.addi %2843, %c8 : index
    %2845 = arith.muli %2844, %c7 : index
    %2846 = arith.divui %2759, %c4 : index
    %2847 = arith.addi %2845, %2846 : index
    %2848 = arith.addi %2758, %2847 : index
    %2849 = arith.cmpi slt, %2848, %21 : index
    scf.if %2849 {
      %2850 = arith.cmpi eq, %hasFactors, %c9 : index
      %2851 = memref.load %factors[%2848] : memref<?xf32>
      %2852 = arith.select %2850, %2851, %c31 : f32
      %2853 = arith.addi %2762, %c8 : index
      %2854 = arith.muli %2844, %c16 : index
      %2855 = arith.addi %2853, %2854 : index
      %2856 = memref.load %18[%2855] : memref<?xf32>
      %2857 = arith.addi %2855, %c11 : index
      %2858 = memref.load %18[%2857] : memref<?xf32>
      %2859 = arith.addf %2856, %2858 : f32
      %2860 = arith.remui %2759, %c4 : index
      %2861 = arith.muli %2860, %c14 : index
      %2862 = arith.addi %15, %2861 : index
      %2863 = vector.load %w[%2862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2864 = vector.bitcast %2863 : vector<4xi8> to vector<1xf32>
      %2865 = vector.extract %2864[0] : f32 from vector<1xf32>
      %2866 = arith.mulf %2865, %2852 : f32
      %2867 = arith.mulf %2859, %2866 : f32
      %2868 = arith.muli %3, %c7 : index
      %2869 = arith.addi %2868, %c8 : index
      %2870 = arith.muli %2869, %c4 : index
      %2871 = arith.remui %2759, %c4 : index
      %2872 = arith.addi %2870, %2871 : index
      %2873 = arith.muli %2847, %c24 : index
      %2874 = arith.addi %2873, %2872 : index
      memref.store %2867, %19[%2874] : memref<?xf32>
      %2875 = arith.addi %2762, %c24 : index
      %2876 = arith.muli %2844, %c16 : index
      %2877 = arith.addi %2875, %2876 : index
      %2878 = memref.load %18[%2877] : memref<?xf32>
      %2879 = arith.addi %2877, %c11 : index
      %2880 = memref.load %18[%2879] : memref<?xf32>
      %2881 = arith.addf %2878, %2880 : f32
      %2882 = arith.remui %2759, %c4 : index
      %2883 = arith.muli %2882, %c14 : index
      %2884 = arith.addi %17, %2883 : index
      %2885 = vector.load %w[%2884] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2886 = vector.bitcast %2885 : vector<4xi8> to vector<1xf32>
      %2887 = vector.extract %2886[0] : f32 from vector<1xf32>
      %2888 = arith.mulf %2887, %2852 : f32
      %2889 = arith.mulf %2881, %2888 : f32
      %2890 = arith.muli %3, %c7 : index
      %2891 = arith.addi %2890, %c9 : index
      %2892 = arith.muli %2891, %c4 : index
      %2893 = arith.remui %2759, %c4 : index
      %2894 = arith.addi %2892, %2893 : index
      %2895 = arith.muli %2847, %c24 : index
      %2896 = arith.addi %2895, %2894 : index
      memref.store %2889, %19[%2896] : memref<?xf32>
    }
    %2897 = arith.muli %4, %c14 : index
    %2898 = arith.addi %2897, %c9 : index
    %2899 = arith.muli %2898, %c7 : index
    %2900 = arith.divui %2759, %c4 : index
    %2901 = arith.addi %2899, %2900 : index
    %2902 = arith.addi %2758, %2901 : index
    %2903 = arith.cmpi slt, %2902, %21 : index
    scf.if %2903 {
      %2904 = arith.cmpi eq, %hasFactors, %c9 : index
      %2905 = memref.load %factors[%2902] : memref<?xf32>
      %2906 = arith.select %2904, %2905, %c31 : f32
      %2907 = arith.addi %2762, %c8 : index
      %2908 = arith.muli %2898, %c16 : index
      %2909 = arith.addi %2907, %2908 : index
      %2910 = memref.load %18[%2909] : memref<?xf32>
      %2911 = arith.addi %2909, %c11 : index
      %2912 = memref.load %18[%2911] : memref<?xf32>
      %2913 = arith.addf %2910, %2912 : f32
      %2914 = arith.remui %2759, %c4 : index
      %2915 = arith.muli %2914, %c14 : index
      %2916 = arith.addi %15, %2915 : index
      %2917 = vector.load %w[%2916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2918 = vector.bitcast %2917 : vector<4xi8> to vector<1xf32>
      %2919 = vector.extract %2918[0] : f32 from vector<1xf32>
      %2920 = arith.mulf %2919, %2906 : f32
      %2921 = arith.mulf %2913, %2920 : f32
      %2922 = arith.muli %3, %c7 : index
      %2923 = arith.addi %2922, %c8 : index
      %2924 = arith.muli %2923, %c4 : index
      %2925 = arith.remui %2759, %c4 : index
      %2926 = arith.addi %2924, %2925 : index
      %2927 = arith.muli %2901, %c24 : index
      %2928 = arith.addi %2927, %2926 : index
      memref.store %2921, %19[%2928] : memref<?xf32>
      %2929 = arith.addi %2762, %c24 : index
      %2930 = arith.muli %2898, %c16 : index
      %2931 = arith.addi %2929, %2930 : index
      %2932 = memref.load %18[%2931] : memref<?xf32>
      %2933 = arith.addi %2931, %c11 : index
      %2934 = memref.load %18[%2933] : memref<?xf32>
      %2935 = arith.addf %2932, %2934 : f32
      %2936 = arith.remui %2759, %c4 : index
      %2937 = arith.muli %2936, %c14 : index
      %2938 = arith.addi %17, %2937 : index
      %2939 = vector.load %w[%2938] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2940 = vector.bitcast %2939 : vector<4xi8> to vector<1xf32>
      %2941 = vector.extract %2940[0] : f32 from vector<1xf32>
      %2942 = arith.mulf %2941, %2906 : f32
      %2943 = arith.mulf %2935, %2942 : f32
      %2944 = arith.muli %3, %c7 : index
      %2945 = arith.addi %2944, %c9 : index
      %2946 = arith.muli %2945, %c4 : index
      %2947 = arith.remui %2759, %c4 : index
      %2948 = arith.addi %2946, %2947 : index
      %2949 = arith.muli %2901, %c24 : index
      %2950 = arith.addi %2949, %2948 : index
      memref.store %2943, %19[%2950] : memref<?xf32>
    }
    %2951 = arith.muli %4, %c14 : index
    %2952 = arith.addi %2951, %c7 : index
    %2953 = arith.muli %2952, %c7 : index
    %2954 = arith.divui %2759, %c4 : index
    %2955 = arith.addi %2953, %2954 : index
    %2956 = arith.addi %2758, %2955 : index
    %2957 = arith.cmpi slt, %2956, %21 : index
    scf.if %2957 {
      %2958 = arith.cmpi eq, %hasFactors, %c9 : index
      %2959 = memref.load %factors[%2956] : memref<?xf32>
      %2960 = arith.select %2958, %2959, %c31 : f32
      %2961 = arith.addi %2762, %c8 : index
      %2962 = arith.muli %2952, %c16 : index
      %2963 = arith.addi %2961, %2962 : index
      %2964 = memref.load %18[%2963] : memref<?xf32>
      %2965 = arith.addi %2963, %c11 : index
      %2966 = memref.load %18[%2965] : memref<?xf32>
      %2967 = arith.addf %2964, %2966 : f32
      %2968 = arith.remui %2759, %c4 : index
      %2969 = arith.muli %2968, %c14 : index
      %2970 = arith.addi %15, %2969 : index
      %2971 = vector.load %w[%2970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2972 = vector.bitcast %2971 : vector<4xi8> to vector<1xf32>
      %2973 = vector.extract %2972[0] : f32 from vector<1xf32>
      %2974 = arith.mulf %2973, %2960 : f32
      %2975 = arith.mulf %2967, %2974 : f32
      %2976 = arith.muli %3, %c7 : index
      %2977 = arith.addi %2976, %c8 : index
      %2978 = arith.muli %2977, %c4 : index
      %2979 = arith.remui %2759, %c4 : index
      %2980 = arith.addi %2978, %2979 : index
      %2981 = arith.muli %2955, %c24 : index
      %2982 = arith.addi %2981, %2980 : index
      memref.store %2975, %19[%2982] : memref<?xf32>
      %2983 = arith.addi %2762, %c24 : index
      %2984 = arith.muli %2952, %c16 : index
      %2985 = arith.addi %2983, %2984 : index
      %2986 = memref.load %18[%2985] : memref<?xf32>
      %2987 = arith.addi %2985, %c11 : index
      %2988 = memref.load %18[%2987] : memref<?xf32>
      %2989 = arith.addf %2986, %2988 : f32
      %2990 = arith.remui %2759, %c4 : index
      %2991 = arith.muli %2990, %c14 : index
      %2992 = arith.addi %17, %2991 : index
      %2993 = vector.load %w[%2992] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2994 = vector.bitcast %2993 : vector<4xi8> to vector<1xf32>
      %2995 = vector.extract %2994[0] : f32 from vector<1xf32>
      %2996 = arith.mulf %2995, %2960 : f32
      %2997 = arith.mulf %2989, %2996 : f32
      %2998 = arith.muli %3, %c7 : index
      %2999 = arith.addi %2998, %c9 : index
      %3000 = arith.muli %2999, %c4 : index
      %3001 = arith.remui %2759, %c4 : index
      %3002 = arith.addi %3000, %3001 : index
      %3003 = arith.muli %2955, %c24 : index
      %3004 = arith.addi %3003, %3002 : index
      memref.store %2997, %19[%3004] : memref<?xf32>
    }
    %3005 = arith.muli %4, %c14 : index
    %3006 = arith.addi %3005, %c25 : index
    %3007 = arith.muli %3006, %c7 : index
    %3008 = arith.divui %2759, %c4 : index
    %3009 = arith.addi %3007, %3008 : index
    %3010 = arith.addi %2758, %3009 : index
    %3011 = arith.cmpi slt, %3010, %21 : index
    scf.if %3011 {
      %3012 = arith.cmpi eq, %hasFactors, %c9 : index
      %3013 = memref.load %factors[%3010] : memref<?xf32>
      %3014 = arith.select %3012, %3013, %c31 : f32
      %3015 = arith.addi %2762, %c8 : index
      %3016 = arith.muli %3006, %c16 : index
      %3017 = arith.addi %3015, %3016 : index
      %3018 = memref.load %18[%3017] : memref<?xf32>
      %3019 = arith.addi %3017, %c11 : index
      %3020 = memref.load %18[%3019] : memref<?xf32>
      %3021 = arith.addf %3018, %3020 : f32
      %3022 = arith.remui %2759, %c4 : index
      %3023 = arith.muli %3022, %c14 : index
      %3024 = arith.addi %15, %3023 : index
      %3025 = vector.load %w[%3024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3026 = vector.bitcast %3025 : vector<4xi8> to vector<1xf32>
      %3027 = vector.extract %3026[0] : f32 from vector<1xf32>
      %3028 = arith.mulf %3027, %3014 : f32
      %3029 = arith.mulf %3021, %3028 : f32
      %3030 = arith.muli %3, %c7 : index
      %3031 = arith.addi %3030, %c8 : index
      %3032 = arith.muli %3031, %c4 : index
      %3033 = arith.remui %2759, %c4 : index
      %3034 = arith.addi %3032, %3033 : index
      %3035 = arith.muli %3009, %c24 : index
      %3036 = arith.addi %3035, %3034 : index
      memref.store %3029, %19[%3036] : memref<?xf32>
      %3037 = arith.addi %2762, %c24 : index
      %3038 = arith.muli %3006, %c16 : index
      %3039 = arith.addi %3037, %3038 : index
      %3040 = memref.load %18[%3039] : memref<?xf32>
      %3041 = arith.addi %3039, %c11 : index
      %3042 = memref.load %18[%3041] : memref<?xf32>
      %3043 = arith.addf %3040, %3042 : f32
      %3044 = arith.remui %2759, %c4 : index
      %3045 = arith.muli %3044, %c14 : index
      %3046 = arith.addi %17, %3045 : index
      %3047 = vector.load %w[%3046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3048 = vector.bitcast %3047 : vector<4xi8> to vector<1xf32>
      %3049 = vector.extract %3048[0] : f32 from vector<1xf32>
      %3050 = arith.mulf %3049, %3014 : f32
      %3051 = arith.mulf %3043, %3050 : f32
      %3052 = arith.muli %3, %c7 : index
      %3053 = arith.addi %3052, %c9 : index
      %3054 = arith.muli %3053, %c4 : index
      %3055 = arith.remui %2759, %c4 : index
      %3056 = arith.addi %3054, %3055 : index
      %3057 = arith.muli %3009, %c24 : index
      %3058 = arith.addi %3057, %3056 : index
      memref.store %3051, %19[%3058] : memref<?xf32>
    }
    wave.barrier
    %3059 = arith.addi %22, %c16 : index
    %3060 = wave.wave
    %3061 = arith.addi %3060, %c8 : index
    %3062 = arith.addi %3059, %3061 : index
    %3063 = arith.cmpi slt, %3062, %21 : index
    scf.if %3063 {
      %3064 = arith.addi %3059, %3061 : index
      %3065 = arith.muli %3061, %c24 : index
      %3066 = wave.lane
      %3067 = arith.addi %3066, %c8 : index
      %3068 = arith.cmpi eq, %hasBias, %c9 : index
      %3069 = arith.addi %3065, %3067 : index
      %3070 = memref.load %19[%3069] : memref<?xf32>
      %3071 = arith.muli %0, %c24 : index
      %3072 = arith.addi %3071, %3067 : index
      %3073 = memref.load %bias[%3072] : memref<?xf32>
      %3074 = arith.addf %3070, %3073 : f32
      %3075 = arith.select %3068, %3074, %3070 : f32
      %3076 = arith.addi %3067, %c6 : index
      %3077 = arith.cmpi eq, %hasBias, %c9 : index
      %3078 = arith.addi %3065, %3076 : index
      %3079 = memref.load %19[%3078] : memref<?xf32>
      %3080 = arith.muli %0, %c24 : index
      %3081 = arith.addi %3080, %3076 : index
      %3082 = memref.load %bias[%3081] : memref<?xf32>
      %3083 = arith.addf %3079, %3082 : f32
      %3084 = arith.select %3077, %3083, %3079 : f32
      %3085 = arith.addi %3066, %c16 : index
      %3086 = arith.cmpi eq, %hasBias, %c9 : index
      %3087 = arith.addi %3065, %3085 : index
      %3088 = memref.load %19[%3087] : memref<?xf32>
      %3089 = arith.muli %0, %c24 : index
      %3090 = arith.addi %3089, %3085 : index
      %3091 = memref.load %bias[%3090] : memref<?xf32>
      %3092 = arith.addf %3088, %3091 : f32
      %3093 = arith.select %3086, %3092, %3088 : f32
      %3094 = arith.addi %3085, %c6 : index
      %3095 = arith.cmpi eq, %hasBias, %c9 : index
      %3096 = arith.addi %3065, %3094 : index
      %3097 = memref.load %19[%3096] : memref<?xf32>
      %3098 = arith.muli %0, %c24 : index
      %3099 = arith.addi %3098, %3094 : index
      %3100 = memref.load %bias[%3099] : memref<?xf32>
      %3101 = arith.addf %3097, %3100 : f32
      %3102 = arith.select %3095, %3101, %3097 : f32
      %3103 = arith.addi %3066, %c12 : index
      %3104 = arith.cmpi eq, %hasBias, %c9 : index
      %3105 = arith.addi %3065, %3103 : index
      %3106 = memref.load %19[%3105] : memref<?xf32>
      %3107 = arith.muli %0, %c24 : index
      %3108 = arith.addi %3107, %3103 : index
      %3109 = memref.load %bias[%3108] : memref<?xf32>
      %3110 = arith.addf %3106, %3109 : f32
      %3111 = arith.select %3104, %3110, %3106 : f32
      %3112 = arith.addi %3103, %c6 : index
      %3113 = arith.cmpi eq, %hasBias, %c9 : index
      %3114 = arith.addi %3065, %3112 : index
      %3115 = memref.load %19[%3114] : memref<?xf32>
      %3116 = arith.muli %0, %c24 : index
      %3117 = arith.addi %3116, %3112 : index
      %3118 = memref.load %bias[%3117] : memref<?xf32>
      %3119 = arith.addf %3115, %3118 : f32
      %3120 = arith.select %3113, %3119, %3115 : f32
      %3121 = arith.addi %3066, %c26 : index
      %3122 = arith.cmpi eq, %hasBias, %c9 : index
      %3123 = arith.addi %3065, %3121 : index
      %3124 = memref.load %19[%3123] : memref<?xf32>
      %3125 = arith.muli %0, %c24 : index
      %3126 = arith.addi %3125, %3121 : index
      %3127 = memref.load %bias[%3126] : memref<?xf32>
      %3128 = arith.addf %3124, %3127 : f32
      %3129 = arith.select %3122, %3128, %3124 : f32
      %3130 = arith.addi %3121, %c6 : index
      %3131 = arith.cmpi eq, %hasBias, %c9 : index
      %3132 = arith.addi %3065, %3130 : index
      %3133 = memref.load %19[%3132] : memref<?xf32>
      %3134 = arith.muli %0, %c24 : index
      %3135 = arith.addi %3134, %3130 : index
      %3136 = memref.load %bias[%3135] : memref<?xf32>
      %3137 = arith.addf %3133, %3136 : f32
      %3138 = arith.select %3131, %3137, %3133 : f32
      %3139 = arith.addi %heads, %kvHeads : index
      %3140 = arith.cmpi slt, %0, %3139 : index
      scf.if %3140 {
        %3141 = arith.addi %positionsAt, %3064 : index
        %3142 = memref.load %step[%3141] : memref<?xi32>
        %3143 = arith.index_cast %3142 : i32 to index
        %3144 = arith.cmpi eq, %hasNorm, %c9 : index
        %3145 = math.fma %3075, %3075, %c35 : f32
        %3146 = math.fma %3084, %3084, %3145 : f32
        %3147 = math.fma %3093, %3093, %3146 : f32
        %3148 = math.fma %3102, %3102, %3147 : f32
        %3149 = math.fma %3111, %3111, %3148 : f32
        %3150 = math.fma %3120, %3120, %3149 : f32
        %3151 = math.fma %3129, %3129, %3150 : f32
        %3152 = math.fma %3138, %3138, %3151 : f32
        %3153 = vector.broadcast %3152 : f32 to vector<1xf32>
        %3154 = wave.reduce "add" %3153 : vector<1xf32>
        %3155 = arith.mulf %3154, %inverseHeadDim : f32
        %3156 = arith.addf %3155, %epsilon : f32
        %3157 = math.sqrt %3156 : f32
        %3158 = arith.divf %c31, %3157 : f32
        %3159 = arith.cmpi slt, %0, %heads : index
        %3160 = arith.addi %3067, %c6 : index
        %3161 = memref.load %query_norm[%3067] : memref<?xf32>
        %3162 = memref.load %key_norm[%3067] : memref<?xf32>
        %3163 = arith.select %3159, %3161, %3162 : f32
        %3164 = arith.mulf %3075, %3158 : f32
        %3165 = arith.mulf %3164, %3163 : f32
        %3166 = arith.select %3144, %3165, %3075 : f32
        %3167 = memref.load %query_norm[%3160] : memref<?xf32>
        %3168 = memref.load %key_norm[%3160] : memref<?xf32>
        %3169 = arith.select %3159, %3167, %3168 : f32
        %3170 = arith.mulf %3084, %3158 : f32
        %3171 = arith.mulf %3170, %3169 : f32
        %3172 = arith.select %3144, %3171, %3084 : f32
        %3173 = arith.addi %3085, %c6 : index
        %3174 = memref.load %query_norm[%3085] : memref<?xf32>
        %3175 = memref.load %key_norm[%3085] : memref<?xf32>
        %3176 = arith.select %3159, %3174, %3175 : f32
        %3177 = arith.mulf %3093, %3158 : f32
        %3178 = arith.mulf %3177, %3176 : f32
        %3179 = arith.select %3144, %3178, %3093 : f32
        %3180 = memref.load %query_norm[%3173] : memref<?xf32>
        %3181 = memref.load %key_norm[%3173] : memref<?xf32>
        %3182 = arith.select %3159, %3180, %3181 : f32
        %3183 = arith.mulf %3102, %3158 : f32
        %3184 = arith.mulf %3183, %3182 : f32
        %3185 = arith.select %3144, %3184, %3102 : f32
        %3186 = arith.addi %3103, %c6 : index
        %3187 = memref.load %query_norm[%3103] : memref<?xf32>
        %3188 = memref.load %key_norm[%3103] : memref<?xf32>
        %3189 = arith.select %3159, %3187, %3188 : f32
        %3190 = arith.mulf %3111, %3158 : f32
        %3191 = arith.mulf %3190, %3189 : f32
        %3192 = arith.select %3144, %3191, %3111 : f32
        %3193 = memref.load %query_norm[%3186] : memref<?xf32>
        %3194 = memref.load %key_norm[%3186] : memref<?xf32>
        %3195 = arith.select %3159, %3193, %3194 : f32
        %3196 = arith.mulf %3120, %3158 : f32
        %3197 = arith.mulf %3196, %3195 : f32
        %3198 = arith.select %3144, %3197, %3120 : f32
        %3199 = arith.addi %3121, %c6 : index
        %3200 = memref.load %query_norm[%3121] : memref<?xf32>
        %3201 = memref.load %key_norm[%3121] : memref<?xf32>
        %3202 = arith.select %3159, %3200, %3201 : f32
        %3203 = arith.mulf %3129, %3158 : f32
        %3204 = arith.mulf %3203, %3202 : f32
        %3205 = arith.select %3144, %3204, %3129 : f32
        %3206 = memref.load %query_norm[%3199] : memref<?xf32>
        %3207 = memref.load %key_norm[%3199] : memref<?xf32>
        %3208 = arith.select %3159, %3206, %3207 : f32
        %3209 = arith.mulf %3138, %3158 : f32
        %3210 = arith.mulf %3209, %3208 : f32
        %3211 = arith.select %3144, %3210, %3138 : f32
        %3212 = arith.remui %3143, %c24 : index
        %3213 = arith.muli %3212, %c24 : index
        %3214 = arith.addi %3213, %3067 : index
        %3215 = arith.divui %3143, %c24 : index
        %3216 = arith.addi %3215, %c24 : index
        %3217 = arith.muli %3216, %c24 : index
        %3218 = arith.addi %3217, %3067 : index
        %3219 = memref.load %rope[%3214] : memref<?xf32>
        %3220 = arith.addi %3214, %c6 : index
        %3221 = memref.load %rope[%3220] : memref<?xf32>
        %3222 = memref.load %rope[%3218] : memref<?xf32>
        %3223 = arith.addi %3218, %c6 : index
        %3224 = memref.load %rope[%3223] : memref<?xf32>
        %3225 = arith.mulf %3222, %3219 : f32
        %3226 = arith.mulf %3224, %3221 : f32
        %3227 = arith.subf %3225, %3226 : f32
        %3228 = arith.mulf %3224, %3219 : f32
        %3229 = arith.mulf %3222, %3221 : f32
        %3230 = arith.addf %3228, %3229 : f32
        %3231 = arith.mulf %3166, %3227 : f32
        %3232 = arith.mulf %3172, %3230 : f32
        %3233 = arith.subf %3231, %3232 : f32
        %3234 = arith.mulf %3172, %3227 : f32
        %3235 = arith.mulf %3166, %3230 : f32
        %3236 = arith.addf %3234, %3235 : f32
        %3237 = arith.cmpi slt, %0, %heads : index
        scf.if %3237 {
          %3238 = arith.muli %3064, %heads : index
          %3239 = arith.addi %3238, %0 : index
          %3240 = arith.muli %3239, %c24 : index
          %3241 = arith.addi %3240, %3067 : index
          memref.store %3233, %q[%3241] : memref<?xf32>
          %3242 = arith.addi %3241, %c6 : index
          memref.store %3236, %q[%3242] : memref<?xf32>
        } else {
          %3243 = arith.addi %3065, %3067 : index
          memref.store %3233, %19[%3243] : memref<?xf32>
          %3244 = arith.addi %3065, %3067 : index
          %3245 = arith.addi %3244, %c6 : index
          memref.store %3236, %19[%3245] : memref<?xf32>
        }
        %3246 = arith.remui %3143, %c24 : index
        %3247 = arith.muli %3246, %c24 : index
        %3248 = arith.addi %3247, %3085 : index
        %3249 = arith.divui %3143, %c24 : index
        %3250 = arith.addi %3249, %c24 : index
        %3251 = arith.muli %3250, %c24 : index
        %3252 = arith.addi %3251, %3085 : index
        %3253 = memref.load %rope[%3248] : memref<?xf32>
        %3254 = arith.addi %3248, %c6 : index
        %3255 = memref.load %rope[%3254] : memref<?xf32>
        %3256 = memref.load %rope[%3252] : memref<?xf32>
        %3257 = arith.addi %3252, %c6 : index
        %3258 = memref.load %rope[%3257] : memref<?xf32>
        %3259 = arith.mulf %3256, %3253 : f32
        %3260 = arith.mulf %3258, %3255 : f32
        %3261 = arith.subf %3259, %3260 : f32
        %3262 = arith.mulf %3258, %3253 : f32
        %3263 = arith.mulf %3256, %3255 : f32
        %3264 = arith.addf %3262, %3263 : f32
        %3265 = arith.mulf %3179, %3261 : f32
        %3266 = arith.mulf %3185, %3264 : f32
        %3267 = arith.subf %3265, %3266 : f32
        %3268 = arith.mulf %3185, %3261 : f32
        %3269 = arith.mulf %3179, %3264 : f32
        %3270 = arith.addf %3268, %3269 : f32
        %3271 = arith.cmpi slt, %0, %heads : index
        scf.if %3271 {
          %3272 = arith.muli %3064, %heads : index
          %3273 = arith.addi %3272, %0 : index
          %3274 = arith.muli %3273, %c24 : index
          %3275 = arith.addi %3274, %3085 : index
          memref.store %3267, %q[%3275] : memref<?xf32>
          %3276 = arith.addi %3275, %c6 : index
          memref.store %3270, %q[%3276] : memref<?xf32>
        } else {
          %3277 = arith.addi %3065, %3085 : index
          memref.store %3267, %19[%3277] : memref<?xf32>
          %3278 = arith.addi %3065, %3085 : index
          %3279 = arith.addi %3278, %c6 : index
          memref.store %3270, %19[%3279] : memref<?xf32>
        }
        %3280 = arith.remui %3143, %c24 : index
        %3281 = arith.muli %3280, %c24 : index
        %3282 = arith.addi %3281, %3103 : index
        %3283 = arith.divui %3143, %c24 : index
        %3284 = arith.addi %3283, %c24 : index
        %3285 = arith.muli %3284, %c24 : index
        %3286 = arith.addi %3285, %3103 : index
        %3287 = memref.load %rope[%3282] : memref<?xf32>
        %3288 = arith.addi %3282, %c6 : index
        %3289 = memref.load %rope[%3288] : memref<?xf32>
        %3290 = memref.load %rope[%3286] : memref<?xf32>
        %3291 = arith.addi %3286, %c6 : index
        %3292 = memref.load %rope[%3291] : memref<?xf32>
        %3293 = arith.mulf %3290, %3287 : f32
        %3294 = arith.mulf %3292, %3289 : f32
        %3295 = arith.subf %3293, %3294 : f32
        %3296 = arith.mulf %3292, %3287 : f32
        %3297 = arith.mulf %3290, %3289 : f32
        %3298 = arith.addf %3296, %3297 : f32
        %3299 = arith.mulf %3192, %3295 : f32
        %3300 = arith.mulf %3198, %3298 : f32
        %3301 = arith.subf %3299, %3300 : f32
        %3302 = arith.mulf %3198, %3295 : f32
        %3303 = arith.mulf %3192, %3298 : f32
        %3304 = arith.addf %3302, %3303 : f32
        %3305 = arith.cmpi slt, %0, %heads : index
        scf.if %3305 {
          %3306 = arith.muli %3064, %heads : index
          %3307 = arith.addi %3306, %0 : index
          %3308 = arith.muli %3307, %c24 : index
          %3309 = arith.addi %3308, %3103 : index
          memref.store %3301, %q[%3309] : memref<?xf32>
          %3310 = arith.addi %3309, %c6 : index
          memref.store %3304, %q[%3310] : memref<?xf32>
        } else {
          %3311 = arith.addi %3065, %3103 : index
          memref.store %3301, %19[%3311] : memref<?xf32>
          %3312 = arith.addi %3065, %3103 : index
          %3313 = arith.addi %3312, %c6 : index
          memref.store %3304, %19[%3313] : memref<?xf32>
        }
        %3314 = arith.remui %3143, %c24 : index
        %3315 = arith.muli %3314, %c24 : index
        %3316 = arith.addi %3315, %3121 : index
        %3317 = arith.divui %3143, %c24 : index
        %3318 = arith.addi %3317, %c24 : index
        %3319 = arith.muli %3318, %c24 : index
        %3320 = arith.addi %3319, %3121 : index
        %3321 = memref.load %rope[%3316] : memref<?xf32>
        %3322 = arith.addi %3316, %c6 : index
        %3323 = memref.load %rope[%3322] : memref<?xf32>
        %3324 = memref.load %rope[%3320] : memref<?xf32>
        %3325 = arith.addi %3320, %c6 : index
        %3326 = memref.load %rope[%3325] : memref<?xf32>
        %3327 = arith.mulf %3324, %3321 : f32
        %3328 = arith.mulf %3326, %3323 : f32
        %3329 = arith.subf %3327, %3328 : f32
        %3330 = arith.mulf %3326, %3321 : f32
        %3331 = arith.mulf %3324, %3323 : f32
        %3332 = arith.addf %3330, %3331 : f32
        %3333 = arith.mulf %3205, %3329 : f32
        %3334 = arith.mulf %3211, %3332 : f32
        %3335 = arith.subf %3333, %3334 : f32
        %3336 = arith.mulf %3211, %3329 : f32
        %3337 = arith.mulf %3205, %3332 : f32
        %3338 = arith.addf %3336, %3337 : f32
        %3339 = arith.cmpi slt, %0, %heads : index
        scf.if %3339 {
          %3340 = arith.muli %3064, %heads : index
          %3341 = arith.addi %3340, %0 : index
          %3342 = arith.muli %3341, %c24 : index
          %3343 = arith.addi %3342, %3121 : index
          memref.store %3335, %q[%3343] : memref<?xf32>
          %3344 = arith.addi %3343, %c6 : index
          memref.store %3338, %q[%3344] : memref<?xf32>
        } else {
          %3345 = arith.addi %3065, %3121 : index
          memref.store %3335, %19[%3345] : memref<?xf32>
          %3346 = arith.addi %3065, %3121 : index
          %3347 = arith.addi %3346, %c6 : index
          memref.store %3338, %19[%3347] : memref<?xf32>
        }
      } else {
        %3348 = arith.cmpi slt, %0, %heads : index
        scf.if %3348 {
          %3349 = arith.muli %3064, %heads : index
          %3350 = arith.addi %3349, %0 : index
          %3351 = arith.muli %3350, %c24 : index
          %3352 = arith.addi %3351, %3067 : index
          memref.store %3075, %q[%3352] : memref<?xf32>
          %3353 = arith.addi %3352, %c6 : index
          memref.store %3084, %q[%3353] : memref<?xf32>
        } else {
          %3354 = arith.addi %3065, %3067 : index
          memref.store %3075, %19[%3354] : memref<?xf32>
          %3355 = arith.addi %3065, %3067 : index
          %3356 = arith.addi %3355, %c6 : index
          memref.store %3084, %19[%3356] : memref<?xf32>
        }
        %3357 = arith.cmpi slt, %0, %heads : index
        scf.if %3357 {
          %3358 = arith.muli %3064, %heads : index
          %3359 = arith.addi %3358, %0 : index
          %3360 = arith.muli %3359, %c24 : index
          %3361 = arith.addi %3360, %3085 : index
          memref.store %3093, %q[%3361] : memref<?xf32>
          %3362 = arith.addi %3361, %c6 : index
          memref.store %3102, %q[%3362] : memref<?xf32>
        } else {
          %3363 = arith.addi %3065, %3085 : index
          memref.store %3093, %19[%3363] : memref<?xf32>
          %3364 = arith.addi %3065, %3085 : index
          %3365 = arith.addi %3364, %c6 : index
          memref.store %3102, %19[%3365] : memref<?xf32>
        }
        %3366 = arith.cmpi slt, %0, %heads : index
        scf.if %3366 {
          %3367 = arith.muli %3064, %heads : index
          %3368 = arith.addi %3367, %0 : index
          %3369 = arith.muli %3368, %c24 : index
          %3370 = arith.addi %3369, %3103 : index
          memref.store %3111, %q[%3370] : memref<?xf32>
          %3371 = arith.addi %3370, %c6 : index
          memref.store %3120, %q[%3371] : memref<?xf32>
        } else {
          %3372 = arith.addi %3065, %3103 : index
          memref.store %3111, %19[%3372] : memref<?xf32>
          %3373 = arith.addi %3065, %3103 : index
          %3374 = arith.addi %3373, %c6 : index
          memref.store %3120, %19[%3374] : memref<?xf32>
        }
        %3375 = arith.cmpi slt, %0, %heads : index
        scf.if %3375 {
          %3376 = arith.muli %3064, %heads : index
          %3377 = arith.addi %3376, %0 : index
          %3378 = arith.muli %3377, %c24 : index
          %3379 = arith.addi %3378, %3121 : index
          memref.store %3129, %q[%3379] : memref<?xf32>
          %3380 = arith.addi %3379, %c6 : index
          memref.store %3138, %q[%3380] : memref<?xf32>
        } else {
          %3381 = arith.addi %3065, %3121 : index
          memref.store %3129, %19[%3381] : memref<?xf32>
          %3382 = arith.addi %3065, %3121 : index
          %3383 = arith.addi %3382, %c6 : index
          memref.store %3138, %19[%3383] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3384 = arith.cmpi sge, %0, %heads : index
    scf.if %3384 {
      %3385 = arith.addi %3060, %c8 : index
      %3386 = arith.addi %3059, %3385 : index
      %3387 = arith.cmpi slt, %3386, %21 : index
      scf.if %3387 {
        %3388 = arith.addi %3059, %3385 : index
        %3389 = arith.addi %slotsAt, %3388 : index
        %3390 = memref.load %step[%3389] : memref<?xi32>
        %3391 = arith.index_cast %3390 : i32 to index
        %3392 = arith.cmpi sge, %3391, %c8 : index
        scf.if %3392 {
          %3393 = arith.muli %3385, %c24 : index
          %3394 = arith.subi %0, %heads : index
          %3395 = memref.load %scales[%3394] : memref<?xf32>
          %3396 = vector.broadcast %3395 : f32 to vector<4xf32>
          %3397 = arith.divui %3391, %c4 : index
          %3398 = arith.remui %3391, %c4 : index
          %3399 = arith.muli %3397, %pageBytes : index
          %3400 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3400 {
            %3401 = wave.lane
            %3402 = arith.muli %3401, %c14 : index
            scf.for %3403 = %3402 to %c24 step %c6 {
              %3404 = arith.addi %3393, %3403 : index
              %3405 = vector.load %19[%3404] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3406 = arith.mulf %3405, %3396 : vector<4xf32>
              %3407 = arith.minimumf %3406, %c41 : vector<4xf32>
              %3408 = arith.maximumf %3407, %c42 : vector<4xf32>
              %3409 = arith.truncf %3408 : vector<4xf32> to vector<4xf16>
              %3410 = vector.bitcast %3409 : vector<4xf16> to vector<8xi8>
              %3411 = arith.cmpi slt, %3394, %kvHeads : index
              scf.if %3411 {
                %3412 = arith.muli %3394, %c43 : index
                %3413 = arith.addi %3399, %3412 : index
                %3414 = arith.divui %3403, %c4 : index
                %3415 = arith.muli %3414, %c19 : index
                %3416 = arith.remui %3403, %c4 : index
                %3417 = arith.divui %3416, %c2 : index
                %3418 = arith.muli %3417, %c24 : index
                %3419 = arith.muli %3398, %c4 : index
                %3420 = arith.addi %3418, %3419 : index
                %3421 = arith.remui %3416, %c2 : index
                %3422 = arith.muli %3421, %c7 : index
                %3423 = arith.addi %3420, %3422 : index
                %3424 = arith.addi %3415, %3423 : index
                %3425 = arith.addi %3413, %3424 : index
                vector.store %3410, %kv[%3425] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3426 = arith.subi %3394, %kvHeads : index
                %3427 = arith.muli %3426, %c43 : index
                %3428 = arith.addi %3399, %3427 : index
                %3429 = arith.addi %3403, %c8 : index
                %3430 = arith.divui %3429, %c4 : index
                %3431 = arith.muli %3430, %c19 : index
                %3432 = arith.addi %3431, %c10 : index
                %3433 = arith.remui %3429, %c4 : index
                %3434 = arith.divui %3398, %c7 : index
                %3435 = arith.remui %3398, %c7 : index
                %3436 = arith.muli %3435, %c2 : index
                %3437 = arith.addi %3434, %3436 : index
                %3438 = arith.divui %3437, %c2 : index
                %3439 = arith.muli %3438, %c24 : index
                %3440 = arith.muli %3433, %c4 : index
                %3441 = arith.addi %3439, %3440 : index
                %3442 = arith.remui %3437, %c2 : index
                %3443 = arith.muli %3442, %c7 : index
                %3444 = arith.addi %3441, %3443 : index
                %3445 = arith.addi %3432, %3444 : index
                %3446 = arith.addi %3428, %3445 : index
                %3447 = vector.shuffle %3410, %3410 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3447, %kv[%3446] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3448 = arith.addi %3403, %c9 : index
                %3449 = arith.divui %3448, %c4 : index
                %3450 = arith.muli %3449, %c19 : index
                %3451 = arith.addi %3450, %c10 : index
                %3452 = arith.remui %3448, %c4 : index
                %3453 = arith.divui %3398, %c7 : index
                %3454 = arith.remui %3398, %c7 : index
                %3455 = arith.muli %3454, %c2 : index
                %3456 = arith.addi %3453, %3455 : index
                %3457 = arith.divui %3456, %c2 : index
                %3458 = arith.muli %3457, %c24 : index
                %3459 = arith.muli %3452, %c4 : index
                %3460 = arith.addi %3458, %3459 : index
                %3461 = arith.remui %3456, %c2 : index
                %3462 = arith.muli %3461, %c7 : index
                %3463 = arith.addi %3460, %3462 : index
                %3464 = arith.addi %3451, %3463 : index
                %3465 = arith.addi %3428, %3464 : index
                %3466 = vector.shuffle %3410, %3410 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3466, %kv[%3465] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3467 = arith.addi %3403, %c7 : index
                %3468 = arith.divui %3467, %c4 : index
                %3469 = arith.muli %3468, %c19 : index
                %3470 = arith.addi %3469, %c10 : index
                %3471 = arith.remui %3467, %c4 : index
                %3472 = arith.divui %3398, %c7 : index
                %3473 = arith.remui %3398, %c7 : index
                %3474 = arith.muli %3473, %c2 : index
                %3475 = arith.addi %3472, %3474 : index
                %3476 = arith.divui %3475, %c2 : index
                %3477 = arith.muli %3476, %c24 : index
                %3478 = arith.muli %3471, %c4 : index
                %3479 = arith.addi %3477, %3478 : index
                %3480 = arith.remui %3475, %c2 : index
                %3481 = arith.muli %3480, %c7 : index
                %3482 = arith.addi %3479, %3481 : index
                %3483 = arith.addi %3470, %3482 : index
                %3484 = arith.addi %3428, %3483 : index
                %3485 = vector.shuffle %3410, %3410 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3485, %kv[%3484] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3486 = arith.addi %3403, %c25 : index
                %3487 = arith.divui %3486, %c4 : index
                %3488 = arith.muli %3487, %c19 : index
                %3489 = arith.addi %3488, %c10 : index
                %3490 = arith.remui %3486, %c4 : index
                %3491 = arith.divui %3398, %c7 : index
                %3492 = arith.remui %3398, %c7 : index
                %3493 = arith.muli %3492, %c2 : index
                %3494 = arith.addi %3491, %3493 : index
                %3495 = arith.divui %3494, %c2 : index
                %3496 = arith.muli %3495, %c24 : index
                %3497 = arith.muli %3490, %c4 : index
                %3498 = arith.addi %3496, %3497 : index
                %3499 = arith.remui %3494, %c2 : index
                %3500 = arith.muli %3499, %c7 : index
                %3501 = arith.addi %3498, %3500 : index
                %3502 = arith.addi %3489, %3501 : index
                %3503 = arith.addi %3428, %3502 : index
                %3504 = vector.shuffle %3410, %3410 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3504, %kv[%3503] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3505 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3505 {
            %3506 = wave.lane
            %3507 = arith.muli %3506, %c14 : index
            scf.for %3508 = %3507 to %c24 step %c6 {
              %3509 = arith.addi %3393, %3508 : index
              %3510 = vector.load %19[%3509] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3511 = arith.mulf %3510, %3396 : vector<4xf32>
              %3512 = wave.fp8_encode "e4m3" %3511 : vector<4xf32> -> vector<4xi8>
              %3513 = arith.cmpi slt, %3394, %kvHeads : index
              scf.if %3513 {
                %3514 = arith.muli %3394, %c10 : index
                %3515 = arith.addi %3399, %3514 : index
                %3516 = vector.shuffle %3512, %3512 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3517 = arith.divui %3508, %c4 : index
                %3518 = arith.muli %3517, %c24 : index
                %3519 = arith.remui %3508, %c4 : index
                %3520 = arith.muli %3398, %c4 : index
                %3521 = arith.divui %3519, %c14 : index
                %3522 = arith.muli %3521, %c14 : index
                %3523 = arith.remui %3519, %c7 : index
                %3524 = arith.muli %3523, %c7 : index
                %3525 = arith.addi %3522, %3524 : index
                %3526 = arith.divui %3519, %c7 : index
                %3527 = arith.remui %3526, %c7 : index
                %3528 = arith.addi %3525, %3527 : index
                %3529 = arith.addi %3520, %3528 : index
                %3530 = arith.addi %3518, %3529 : index
                %3531 = arith.addi %3515, %3530 : index
                vector.store %3516, %kv[%3531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3532 = arith.subi %3394, %kvHeads : index
                %3533 = arith.muli %3532, %c10 : index
                %3534 = arith.addi %3399, %3533 : index
                %3535 = arith.addi %3508, %c8 : index
                %3536 = arith.divui %3535, %c4 : index
                %3537 = arith.muli %3536, %c24 : index
                %3538 = arith.addi %3537, %c11 : index
                %3539 = arith.remui %3535, %c4 : index
                %3540 = arith.divui %3398, %c7 : index
                %3541 = arith.remui %3398, %c7 : index
                %3542 = arith.muli %3541, %c2 : index
                %3543 = arith.addi %3540, %3542 : index
                %3544 = arith.muli %3539, %c4 : index
                %3545 = arith.divui %3543, %c14 : index
                %3546 = arith.muli %3545, %c14 : index
                %3547 = arith.remui %3543, %c7 : index
                %3548 = arith.muli %3547, %c7 : index
                %3549 = arith.addi %3546, %3548 : index
                %3550 = arith.divui %3543, %c7 : index
                %3551 = arith.remui %3550, %c7 : index
                %3552 = arith.addi %3549, %3551 : index
                %3553 = arith.addi %3544, %3552 : index
                %3554 = arith.addi %3538, %3553 : index
                %3555 = arith.addi %3534, %3554 : index
                %3556 = vector.shuffle %3512, %3512 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3556, %kv[%3555] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3557 = arith.addi %3508, %c9 : index
                %3558 = arith.divui %3557, %c4 : index
                %3559 = arith.muli %3558, %c24 : index
                %3560 = arith.addi %3559, %c11 : index
                %3561 = arith.remui %3557, %c4 : index
                %3562 = arith.divui %3398, %c7 : index
                %3563 = arith.remui %3398, %c7 : index
                %3564 = arith.muli %3563, %c2 : index
                %3565 = arith.addi %3562, %3564 : index
                %3566 = arith.muli %3561, %c4 : index
                %3567 = arith.divui %3565, %c14 : index
                %3568 = arith.muli %3567, %c14 : index
                %3569 = arith.remui %3565, %c7 : index
                %3570 = arith.muli %3569, %c7 : index
                %3571 = arith.addi %3568, %3570 : index
                %3572 = arith.divui %3565, %c7 : index
                %3573 = arith.remui %3572, %c7 : index
                %3574 = arith.addi %3571, %3573 : index
                %3575 = arith.addi %3566, %3574 : index
                %3576 = arith.addi %3560, %3575 : index
                %3577 = arith.addi %3534, %3576 : index
                %3578 = vector.shuffle %3512, %3512 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3578, %kv[%3577] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3579 = arith.addi %3508, %c7 : index
                %3580 = arith.divui %3579, %c4 : index
                %3581 = arith.muli %3580, %c24 : index
                %3582 = arith.addi %3581, %c11 : index
                %3583 = arith.remui %3579, %c4 : index
                %3584 = arith.divui %3398, %c7 : index
                %3585 = arith.remui %3398, %c7 : index
                %3586 = arith.muli %3585, %c2 : index
                %3587 = arith.addi %3584, %3586 : index
                %3588 = arith.muli %3583, %c4 : index
                %3589 = arith.divui %3587, %c14 : index
                %3590 = arith.muli %3589, %c14 : index
                %3591 = arith.remui %3587, %c7 : index
                %3592 = arith.muli %3591, %c7 : index
                %3593 = arith.addi %3590, %3592 : index
                %3594 = arith.divui %3587, %c7 : index
                %3595 = arith.remui %3594, %c7 : index
                %3596 = arith.addi %3593, %3595 : index
                %3597 = arith.addi %3588, %3596 : index
                %3598 = arith.addi %3582, %3597 : index
                %3599 = arith.addi %3534, %3598 : index
                %3600 = vector.shuffle %3512, %3512 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3600, %kv[%3599] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3601 = arith.addi %3508, %c25 : index
                %3602 = arith.divui %3601, %c4 : index
                %3603 = arith.muli %3602, %c24 : index
                %3604 = arith.addi %3603, %c11 : index
                %3605 = arith.remui %3601, %c4 : index
                %3606 = arith.divui %3398, %c7 : index
                %3607 = arith.remui %3398, %c7 : index
                %3608 = arith.muli %3607, %c2 : index
                %3609 = arith.addi %3606, %3608 : index
                %3610 = arith.muli %3605, %c4 : index
                %3611 = arith.divui %3609, %c14 : index
                %3612 = arith.muli %3611, %c14 : index
                %3613 = arith.remui %3609, %c7 : index
                %3614 = arith.muli %3613, %c7 : index
                %3615 = arith.addi %3612, %3614 : index
                %3616 = arith.divui %3609, %c7 : index
                %3617 = arith.remui %3616, %c7 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.addi %3610, %3618 : index
                %3620 = arith.addi %3604, %3619 : index
                %3621 = arith.addi %3534, %3620 : index
                %3622 = vector.shuffle %3512, %3512 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3622, %kv[%3621] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3623 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3623 {
            %3624 = wave.lane
            %3625 = arith.muli %3624, %c14 : index
            scf.for %3626 = %3625 to %c24 step %c6 {
              %3627 = arith.addi %3393, %3626 : index
              %3628 = vector.load %19[%3627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3629 = arith.mulf %3628, %3396 : vector<4xf32>
              %3630 = wave.fp8_encode "e5m2" %3629 : vector<4xf32> -> vector<4xi8>
              %3631 = arith.cmpi slt, %3394, %kvHeads : index
              scf.if %3631 {
                %3632 = arith.muli %3394, %c10 : index
                %3633 = arith.addi %3399, %3632 : index
                %3634 = vector.shuffle %3630, %3630 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3635 = arith.divui %3626, %c4 : index
                %3636 = arith.muli %3635, %c24 : index
                %3637 = arith.remui %3626, %c4 : index
                %3638 = arith.muli %3398, %c4 : index
                %3639 = arith.divui %3637, %c14 : index
                %3640 = arith.muli %3639, %c14 : index
                %3641 = arith.remui %3637, %c7 : index
                %3642 = arith.muli %3641, %c7 : index
                %3643 = arith.addi %3640, %3642 : index
                %3644 = arith.divui %3637, %c7 : index
                %3645 = arith.remui %3644, %c7 : index
                %3646 = arith.addi %3643, %3645 : index
                %3647 = arith.addi %3638, %3646 : index
                %3648 = arith.addi %3636, %3647 : index
                %3649 = arith.addi %3633, %3648 : index
                vector.store %3634, %kv[%3649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3650 = arith.subi %3394, %kvHeads : index
                %3651 = arith.muli %3650, %c10 : index
                %3652 = arith.addi %3399, %3651 : index
                %3653 = arith.addi %3626, %c8 : index
                %3654 = arith.divui %3653, %c4 : index
                %3655 = arith.muli %3654, %c24 : index
                %3656 = arith.addi %3655, %c11 : index
                %3657 = arith.remui %3653, %c4 : index
                %3658 = arith.divui %3398, %c7 : index
                %3659 = arith.remui %3398, %c7 : index
                %3660 = arith.muli %3659, %c2 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.muli %3657, %c4 : index
                %3663 = arith.divui %3661, %c14 : index
                %3664 = arith.muli %3663, %c14 : index
                %3665 = arith.remui %3661, %c7 : index
                %3666 = arith.muli %3665, %c7 : index
                %3667 = arith.addi %3664, %3666 : index
                %3668 = arith.divui %3661, %c7 : index
                %3669 = arith.remui %3668, %c7 : index
                %3670 = arith.addi %3667, %3669 : index
                %3671 = arith.addi %3662, %3670 : index
                %3672 = arith.addi %3656, %3671 : index
                %3673 = arith.addi %3652, %3672 : index
                %3674 = vector.shuffle %3630, %3630 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3674, %kv[%3673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3675 = arith.addi %3626, %c9 : index
                %3676 = arith.divui %3675, %c4 : index
                %3677 = arith.muli %3676, %c24 : index
                %3678 = arith.addi %3677, %c11 : index
                %3679 = arith.remui %3675, %c4 : index
                %3680 = arith.divui %3398, %c7 : index
                %3681 = arith.remui %3398, %c7 : index
                %3682 = arith.muli %3681, %c2 : index
                %3683 = arith.addi %3680, %3682 : index
                %3684 = arith.muli %3679, %c4 : index
                %3685 = arith.divui %3683, %c14 : index
                %3686 = arith.muli %3685, %c14 : index
                %3687 = arith.remui %3683, %c7 : index
                %3688 = arith.muli %3687, %c7 : index
                %3689 = arith.addi %3686, %3688 : index
                %3690 = arith.divui %3683, %c7 : index
                %3691 = arith.remui %3690, %c7 : index
                %3692 = arith.addi %3689, %3691 : index
                %3693 = arith.addi %3684, %3692 : index
                %3694 = arith.addi %3678, %3693 : index
                %3695 = arith.addi %3652, %3694 : index
                %3696 = vector.shuffle %3630, %3630 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3696, %kv[%3695] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3697 = arith.addi %3626, %c7 : index
                %3698 = arith.divui %3697, %c4 : index
                %3699 = arith.muli %3698, %c24 : index
                %3700 = arith.addi %3699, %c11 : index
                %3701 = arith.remui %3697, %c4 : index
                %3702 = arith.divui %3398, %c7 : index
                %3703 = arith.remui %3398, %c7 : index
                %3704 = arith.muli %3703, %c2 : index
                %3705 = arith.addi %3702, %3704 : index
                %3706 = arith.muli %3701, %c4 : index
                %3707 = arith.divui %3705, %c14 : index
                %3708 = arith.muli %3707, %c14 : index
                %3709 = arith.remui %3705, %c7 : index
                %3710 = arith.muli %3709, %c7 : index
                %3711 = arith.addi %3708, %3710 : index
                %3712 = arith.divui %3705, %c7 : index
                %3713 = arith.remui %3712, %c7 : index
                %3714 = arith.addi %3711, %3713 : index
                %3715 = arith.addi %3706, %3714 : index
                %3716 = arith.addi %3700, %3715 : index
                %3717 = arith.addi %3652, %3716 : index
                %3718 = vector.shuffle %3630, %3630 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3718, %kv[%3717] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3719 = arith.addi %3626, %c25 : index
                %3720 = arith.divui %3719, %c4 : index
                %3721 = arith.muli %3720, %c24 : index
                %3722 = arith.addi %3721, %c11 : index
                %3723 = arith.remui %3719, %c4 : index
                %3724 = arith.divui %3398, %c7 : index
                %3725 = arith.remui %3398, %c7 : index
                %3726 = arith.muli %3725, %c2 : index
                %3727 = arith.addi %3724, %3726 : index
                %3728 = arith.muli %3723, %c4 : index
                %3729 = arith.divui %3727, %c14 : index
                %3730 = arith.muli %3729, %c14 : index
                %3731 = arith.remui %3727, %c7 : index
                %3732 = arith.muli %3731, %c7 : index
                %3733 = arith.addi %3730, %3732 : index
                %3734 = arith.divui %3727, %c7 : index
                %3735 = arith.remui %3734, %c7 : index
                %3736 = arith.addi %3733, %3735 : index
                %3737 = arith.addi %3728, %3736 : index
                %3738 = arith.addi %3722, %3737 : index
                %3739 = arith.addi %3652, %3738 : index
                %3740 = vector.shuffle %3630, %3630 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3740, %kv[%3739] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3741 = arith.addi %22, %c44 : index
    %3742 = wave.lane
    %3743 = arith.muli %3, %c7 : index
    %3744 = arith.muli %3743, %c24 : index
    %3745 = arith.addi %3744, %3742 : index
    %3746 = arith.muli %4, %c11 : index
    %3747 = arith.addi %3746, %3745 : index
    %3748 = arith.addi %3747, %c8 : index
    %3749 = arith.addi %3748, %c8 : index
    %3750 = vector.extract %546#6[0] : f32 from vector<8xf32>
    memref.store %3750, %18[%3749] : memref<?xf32>
    %3751 = arith.muli %4, %c11 : index
    %3752 = arith.addi %3751, %3745 : index
    %3753 = arith.addi %3752, %c8 : index
    %3754 = arith.addi %3753, %c16 : index
    %3755 = vector.extract %546#6[1] : f32 from vector<8xf32>
    memref.store %3755, %18[%3754] : memref<?xf32>
    %3756 = arith.muli %4, %c11 : index
    %3757 = arith.addi %3756, %3745 : index
    %3758 = arith.addi %3757, %c8 : index
    %3759 = arith.addi %3758, %c12 : index
    %3760 = vector.extract %546#6[2] : f32 from vector<8xf32>
    memref.store %3760, %18[%3759] : memref<?xf32>
    %3761 = arith.muli %4, %c11 : index
    %3762 = arith.addi %3761, %3745 : index
    %3763 = arith.addi %3762, %c8 : index
    %3764 = arith.addi %3763, %c26 : index
    %3765 = vector.extract %546#6[3] : f32 from vector<8xf32>
    memref.store %3765, %18[%3764] : memref<?xf32>
    %3766 = arith.muli %4, %c11 : index
    %3767 = arith.addi %3766, %3745 : index
    %3768 = arith.addi %3767, %c8 : index
    %3769 = arith.addi %3768, %c6 : index
    %3770 = vector.extract %546#6[4] : f32 from vector<8xf32>
    memref.store %3770, %18[%3769] : memref<?xf32>
    %3771 = arith.muli %4, %c11 : index
    %3772 = arith.addi %3771, %3745 : index
    %3773 = arith.addi %3772, %c8 : index
    %3774 = arith.addi %3773, %c27 : index
    %3775 = vector.extract %546#6[5] : f32 from vector<8xf32>
    memref.store %3775, %18[%3774] : memref<?xf32>
    %3776 = arith.muli %4, %c11 : index
    %3777 = arith.addi %3776, %3745 : index
    %3778 = arith.addi %3777, %c8 : index
    %3779 = arith.addi %3778, %c28 : index
    %3780 = vector.extract %546#6[6] : f32 from vector<8xf32>
    memref.store %3780, %18[%3779] : memref<?xf32>
    %3781 = arith.muli %4, %c11 : index
    %3782 = arith.addi %3781, %3745 : index
    %3783 = arith.addi %3782, %c8 : index
    %3784 = arith.addi %3783, %c29 : index
    %3785 = vector.extract %546#6[7] : f32 from vector<8xf32>
    memref.store %3785, %18[%3784] : memref<?xf32>
    %3786 = arith.muli %4, %c11 : index
    %3787 = arith.addi %3786, %3745 : index
    %3788 = arith.addi %3787, %c24 : index
    %3789 = arith.addi %3788, %c8 : index
    %3790 = vector.extract %546#7[0] : f32 from vector<8xf32>
    memref.store %3790, %18[%3789] : memref<?xf32>
    %3791 = arith.muli %4, %c11 : index
    %3792 = arith.addi %3791, %3745 : index
    %3793 = arith.addi %3792, %c24 : index
    %3794 = arith.addi %3793, %c16 : index
    %3795 = vector.extract %546#7[1] : f32 from vector<8xf32>
    memref.store %3795, %18[%3794] : memref<?xf32>
    %3796 = arith.muli %4, %c11 : index
    %3797 = arith.addi %3796, %3745 : index
    %3798 = arith.addi %3797, %c24 : index
    %3799 = arith.addi %3798, %c12 : index
    %3800 = vector.extract %546#7[2] : f32 from vector<8xf32>
    memref.store %3800, %18[%3799] : memref<?xf32>
    %3801 = arith.muli %4, %c11 : index
    %3802 = arith.addi %3801, %3745 : index
    %3803 = arith.addi %3802, %c24 : index
    %3804 = arith.addi %3803, %c26 : index
    %3805 = vector.extract %546#7[3] : f32 from vector<8xf32>
    memref.store %3805, %18[%3804] : memref<?xf32>
    %3806 = arith.muli %4, %c11 : index
    %3807 = arith.addi %3806, %3745 : index
    %3808 = arith.addi %3807, %c24 : index
    %3809 = arith.addi %3808, %c6 : index
    %3810 = vector.extract %546#7[4] : f32 from vector<8xf32>
    memref.store %3810, %18[%3809] : memref<?xf32>
    %3811 = arith.muli %4, %c11 : index
    %3812 = arith.addi %3811, %3745 : index
    %3813 = arith.addi %3812, %c24 : index
    %3814 = arith.addi %3813, %c27 : index
    %3815 = vector.extract %546#7[5] : f32 from vector<8xf32>
    memref.store %3815, %18[%3814] : memref<?xf32>
    %3816 = arith.muli %4, %c11 : index
    %3817 = arith.addi %3816, %3745 : index
    %3818 = arith.addi %3817, %c24 : index
    %3819 = arith.addi %3818, %c28 : index
    %3820 = vector.extract %546#7[6] : f32 from vector<8xf32>
    memref.store %3820, %18[%3819] : memref<?xf32>
    %3821 = arith.muli %4, %c11 : index
    %3822 = arith.addi %3821, %3745 : index
    %3823 = arith.addi %3822, %c24 : index
    %3824 = arith.addi %3823, %c29 : index
    %3825 = vector.extract %546#7[7] : f32 from vector<8xf32>
    memref.store %3825, %18[%3824] : memref<?xf32>
    wave.barrier
    %3826 = arith.muli %4, %c14 : index
    %3827 = arith.addi %3826, %c8 : index
    %3828 = arith.muli %3827, %c7 : index
    %3829 = arith.divui %3742, %c4 : index
    %3830 = arith.addi %3828, %3829 : index
    %3831 = arith.addi %3741, %3830 : index
    %3832 = arith.cmpi slt, %3831, %21 : index
    scf.if %3832 {
      %3833 = arith.cmpi eq, %hasFactors, %c9 : index
      %3834 = memref.load %factors[%3831] : memref<?xf32>
      %3835 = arith.select %3833, %3834, %c31 : f32
      %3836 = arith.addi %3745, %c8 : index
      %3837 = arith.muli %3827, %c16 : index
      %3838 = arith.addi %3836, %3837 : index
      %3839 = memref.load %18[%3838] : memref<?xf32>
      %3840 = arith.addi %3838, %c11 : index
      %3841 = memref.load %18[%3840] : memref<?xf32>
      %3842 = arith.addf %3839, %3841 : f32
      %3843 = arith.remui %3742, %c4 : index
      %3844 = arith.muli %3843, %c14 : index
      %3845 = arith.addi %15, %3844 : index
      %3846 = vector.load %w[%3845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3847 = vector.bitcast %3846 : vector<4xi8> to vector<1xf32>
      %3848 = vector.extract %3847[0] : f32 from vector<1xf32>
      %3849 = arith.mulf %3848, %3835 : f32
      %3850 = arith.mulf %3842, %3849 : f32
      %3851 = arith.muli %3, %c7 : index
      %3852 = arith.addi %3851, %c8 : index
      %3853 = arith.muli %3852, %c4 : index
      %3854 = arith.remui %3742, %c4 : index
      %3855 = arith.addi %3853, %3854 : index
      %3856 = arith.muli %3830, %c24 : index
      %3857 = arith.addi %3856, %3855 : index
      memref.store %3850, %19[%3857] : memref<?xf32>
      %3858 = arith.addi %3745, %c24 : index
      %3859 = arith.muli %3827, %c16 : index
      %3860 = arith.addi %3858, %3859 : index
      %3861 = memref.load %18[%3860] : memref<?xf32>
      %3862 = arith.addi %3860, %c11 : index
      %3863 = memref.load %18[%3862] : memref<?xf32>
      %3864 = arith.addf %3861, %3863 : f32
      %3865 = arith.remui %3742, %c4 : index
      %3866 = arith.muli %3865, %c14 : index
      %3867 = arith.addi %17, %3866 : index
      %3868 = vector.load %w[%3867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3869 = vector.bitcast %3868 : vector<4xi8> to vector<1xf32>
      %3870 = vector.extract %3869[0] : f32 from vector<1xf32>
      %3871 = arith.mulf %3870, %3835 : f32
      %3872 = arith.mulf %3864, %3871 : f32
      %3873 = arith.muli %3, %c7 : index
      %3874 = arith.addi %3873, %c9 : index
      %3875 = arith.muli %3874, %c4 : index
      %3876 = arith.remui %3742, %c4 : index
      %3877 = arith.addi %3875, %3876 : index
      %3878 = arith.muli %3830, %c24 : index
      %3879 = arith.addi %3878, %3877 : index
      memref.store %3872, %19[%3879] : memref<?xf32>
    }
    %3880 = arith.muli %4, %c14 : index
    %3881 = arith.addi %3880, %c9 : index
    %3882 = arith.muli %3881, %c7 : index
    %3883 = arith.divui %3742, %c4 : index
    %3884 = arith.addi %3882, %3883 : index
    %3885 = arith.addi %3741, %3884 : index
    %3886 = arith.cmpi slt, %3885, %21 : index
    scf.if %3886 {
      %3887 = arith.cmpi eq, %hasFactors, %c9 : index
      %3888 = memref.load %factors[%3885] : memref<?xf32>
      %3889 = arith.select %3887, %3888, %c31 : f32
      %3890 = arith.addi %3745, %c8 : index
      %3891 = arith.muli %3881, %c16 : index
      %3892 = arith.addi %3890, %3891 : index
      %3893 = memref.load %18[%3892] : memref<?xf32>
      %3894 = arith.addi %3892, %c11 : index
      %3895 = memref.load %18[%3894] : memref<?xf32>
      %3896 = arith.addf %3893, %3895 : f32
      %3897 = arith.remui %3742, %c4 : index
      %3898 = arith.muli %3897, %c14 : index
      %3899 = arith.addi %15, %3898 : index
      %3900 = vector.load %w[%3899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3901 = vector.bitcast %3900 : vector<4xi8> to vector<1xf32>
      %3902 = vector.extract %3901[0] : f32 from vector<1xf32>
      %3903 = arith.mulf %3902, %3889 : f32
      %3904 = arith.mulf %3896, %3903 : f32
      %3905 = arith.muli %3, %c7 : index
      %3906 = arith.addi %3905, %c8 : index
      %3907 = arith.muli %3906, %c4 : index
      %3908 = arith.remui %3742, %c4 : index
      %3909 = arith.addi %3907, %3908 : index
      %3910 = arith.muli %3884, %c24 : index
      %3911 = arith.addi %3910, %3909 : index
      memref.store %3904, %19[%3911] : memref<?xf32>
      %3912 = arith.addi %3745, %c24 : index
      %3913 = arith.muli %3881, %c16 : index
      %3914 = arith.addi %3912, %3913 : index
      %3915 = memref.load %18[%3914] : memref<?xf32>
      %3916 = arith.addi %3914, %c11 : index
      %3917 = memref.load %18[%3916] : memref<?xf32>
      %3918 = arith.addf %3915, %3917 : f32
      %3919 = arith.remui %3742, %c4 : index
      %3920 = arith.muli %3919, %c14 : index
      %3921 = arith.addi %17, %3920 : index
      %3922 = vector.load %w[%3921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3923 = vector.bitcast %3922 : vector<4xi8> to vector<1xf32>
      %3924 = vector.extract %3923[0] : f32 from vector<1xf32>
      %3925 = arith.mulf %3924, %3889 : f32
      %3926 = arith.mulf %3918, %3925 : f32
      %3927 = arith.muli %3, %c7 : index
      %3928 = arith.addi %3927, %c9 : index
      %3929 = arith.muli %3928, %c4 : index
      %3930 = arith.remui %3742, %c4 : index
      %3931 = arith.addi %3929, %3930 : index
      %3932 = arith.muli %3884, %c24 : index
      %3933 = arith.addi %3932, %3931 : index
      memref.store %3926, %19[%3933] : memref<?xf32>
    }
    %3934 = arith.muli %4, %c14 : index
    %3935 = arith.addi %3934, %c7 : index
    %3936 = arith.muli %3935, %c7 : index
    %3937 = arith.divui %3742, %c4 : index
    %3938 = arith.addi %3936, %3937 : index
    %3939 = arith.addi %3741, %3938 : index
    %3940 = arith.cmpi slt, %3939, %21 : index
    scf.if %3940 {
      %3941 = arith.cmpi eq, %hasFactors, %c9 : index
      %3942 = memref.load %factors[%3939] : memref<?xf32>
      %3943 = arith.select %3941, %3942, %c31 : f32
      %3944 = arith.addi %3745, %c8 : index
      %3945 = arith.muli %3935, %c16 : index
      %3946 = arith.addi %3944, %3945 : index
      %3947 = memref.load %18[%3946] : memref<?xf32>
      %3948 = arith.addi %3946, %c11 : index
      %3949 = memref.load %18[%3948] : memref<?xf32>
      %3950 = arith.addf %3947, %3949 : f32
      %3951 = arith.remui %3742, %c4 : index
      %3952 = arith.muli %3951, %c14 : index
      %3953 = arith.addi %15, %3952 : index
      %3954 = vector.load %w[%3953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3955 = vector.bitcast %3954 : vector<4xi8> to vector<1xf32>
      %3956 = vector.extract %3955[0] : f32 from vector<1xf32>
      %3957 = arith.mulf %3956, %3943 : f32
      %3958 = arith.mulf %3950, %3957 : f32
      %3959 = arith.muli %3, %c7 : index
      %3960 = arith.addi %3959, %c8 : index
      %3961 = arith.muli %3960, %c4 : index
      %3962 = arith.remui %3742, %c4 : index
      %3963 = arith.addi %3961, %3962 : index
      %3964 = arith.muli %3938, %c24 : index
      %3965 = arith.addi %3964, %3963 : index
      memref.store %3958, %19[%3965] : memref<?xf32>
      %3966 = arith.addi %3745, %c24 : index
      %3967 = arith.muli %3935, %c16 : index
      %3968 = arith.addi %3966, %3967 : index
      %3969 = memref.load %18[%3968] : memref<?xf32>
      %3970 = arith.addi %3968, %c11 : index
      %3971 = memref.load %18[%3970] : memref<?xf32>
      %3972 = arith.addf %3969, %3971 : f32
      %3973 = arith.remui %3742, %c4 : index
      %3974 = arith.muli %3973, %c14 : index
      %3975 = arith.addi %17, %3974 : index
      %3976 = vector.load %w[%3975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3977 = vector.bitcast %3976 : vector<4xi8> to vector<1xf32>
      %3978 = vector.extract %3977[0] : f32 from vector<1xf32>
      %3979 = arith.mulf %3978, %3943 : f32
      %3980 = arith.mulf %3972, %3979 : f32
      %3981 = arith.muli %3, %c7 : index
      %3982 = arith.addi %3981, %c9 : index
      %3983 = arith.muli %3982, %c4 : index
      %3984 = arith.remui %3742, %c4 : index
      %3985 = arith.addi %3983, %3984 : index
      %3986 = arith.muli %3938, %c24 : index
      %3987 = arith.addi %3986, %3985 : index
      memref.store %3980, %19[%3987] : memref<?xf32>
    }
    %3988 = arith.muli %4, %c14 : index
    %3989 = arith.addi %3988, %c25 : index
    %3990 = arith.muli %3989, %c7 : index
    %3991 = arith.divui %3742, %c4 : index
    %3992 = arith.addi %3990, %3991 : index
    %3993 = arith.addi %3741, %3992 : index
    %3994 = arith.cmpi slt, %3993, %21 : index
    scf.if %3994 {
      %3995 = arith.cmpi eq, %hasFactors, %c9 : index
      %3996 = memref.load %factors[%3993] : memref<?xf32>
      %3997 = arith.select %3995, %3996, %c31 : f32
      %3998 = arith.addi %3745, %c8 : index
      %3999 = arith.muli %3989, %c16 : index
      %4000 = arith.addi %3998, %3999 : index
      %4001 = memref.load %18[%4000] : memref<?xf32>
      %4002 = arith.addi %4000, %c11 : index
      %4003 = memref.load %18[%4002] : memref<?xf32>
      %4004 = arith.addf %4001, %4003 : f32
      %4005 = arith.remui %3742, %c4 : index
      %4006 = arith.muli %4005, %c14 : index
      %4007 = arith.addi %15, %4006 : index
      %4008 = vector.load %w[%4007] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4009 = vector.bitcast %4008 : vector<4xi8> to vector<1xf32>
      %4010 = vector.extract %4009[0] : f32 from vector<1xf32>
      %4011 = arith.mulf %4010, %3997 : f32
      %4012 = arith.mulf %4004, %4011 : f32
      %4013 = arith.muli %3, %c7 : index
      %4014 = arith.addi %4013, %c8 : index
      %4015 = arith.muli %4014, %c4 : index
      %4016 = arith.remui %3742, %c4 : index
      %4017 = arith.addi %4015, %4016 : index
      %4018 = arith.muli %3992, %c24 : index
      %4019 = arith.addi %4018, %4017 : index
      memref.store %4012, %19[%4019] : memref<?xf32>
      %4020 = arith.addi %3745, %c24 : index
      %4021 = arith.muli %3989, %c16 : index
      %4022 = arith.addi %4020, %4021 : index
      %4023 = memref.load %18[%4022] : memref<?xf32>
      %4024 = arith.addi %4022, %c11 : index
      %4025 = memref.load %18[%4024] : memref<?xf32>
      %4026 = arith.addf %4023, %4025 : f32
      %4027 = arith.remui %3742, %c4 : index
      %4028 = arith.muli %4027, %c14 : index
      %4029 = arith.addi %17, %4028 : index
      %4030 = vector.load %w[%4029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4031 = vector.bitcast %4030 : vector<4xi8> to vector<1xf32>
      %4032 = vector.extract %4031[0] : f32 from vector<1xf32>
      %4033 = arith.mulf %4032, %3997 : f32
      %4034 = arith.mulf %4026, %4033 : f32
      %4035 = arith.muli %3, %c7 : index
      %4036 = arith.addi %4035, %c9 : index
      %4037 = arith.muli %4036, %c4 : index
      %4038 = arith.remui %3742, %c4 : index
      %4039 = arith.addi %4037, %4038 : index
      %4040 = arith.muli %3992, %c24 : index
      %4041 = arith.addi %4040, %4039 : index
      memref.store %4034, %19[%4041] : memref<?xf32>
    }
    wave.barrier
    %4042 = arith.addi %22, %c44 : index
    %4043 = wave.wave
    %4044 = arith.addi %4043, %c8 : index
    %4045 = arith.addi %4042, %4044 : index
    %4046 = arith.cmpi slt, %4045, %21 : index
    scf.if %4046 {
      %4047 = arith.addi %4042, %4044 : index
      %4048 = arith.muli %4044, %c24 : index
      %4049 = wave.lane
      %4050 = arith.addi %4049, %c8 : index
      %4051 = arith.cmpi eq, %hasBias, %c9 : index
      %4052 = arith.addi %4048, %4050 : index
      %4053 = memref.load %19[%4052] : memref<?xf32>
      %4054 = arith.muli %0, %c24 : index
      %4055 = arith.addi %4054, %4050 : index
      %4056 = memref.load %bias[%4055] : memref<?xf32>
      %4057 = arith.addf %4053, %4056 : f32
      %4058 = arith.select %4051, %4057, %4053 : f32
      %4059 = arith.addi %4050, %c6 : index
      %4060 = arith.cmpi eq, %hasBias, %c9 : index
      %4061 = arith.addi %4048, %4059 : index
      %4062 = memref.load %19[%4061] : memref<?xf32>
      %4063 = arith.muli %0, %c24 : index
      %4064 = arith.addi %4063, %4059 : index
      %4065 = memref.load %bias[%4064] : memref<?xf32>
      %4066 = arith.addf %4062, %4065 : f32
      %4067 = arith.select %4060, %4066, %4062 : f32
      %4068 = arith.addi %4049, %c16 : index
      %4069 = arith.cmpi eq, %hasBias, %c9 : index
      %4070 = arith.addi %4048, %4068 : index
      %4071 = memref.load %19[%4070] : memref<?xf32>
      %4072 = arith.muli %0, %c24 : index
      %4073 = arith.addi %4072, %4068 : index
      %4074 = memref.load %bias[%4073] : memref<?xf32>
      %4075 = arith.addf %4071, %4074 : f32
      %4076 = arith.select %4069, %4075, %4071 : f32
      %4077 = arith.addi %4068, %c6 : index
      %4078 = arith.cmpi eq, %hasBias, %c9 : index
      %4079 = arith.addi %4048, %4077 : index
      %4080 = memref.load %19[%4079] : memref<?xf32>
      %4081 = arith.muli %0, %c24 : index
      %4082 = arith.addi %4081, %4077 : index
      %4083 = memref.load %bias[%4082] : memref<?xf32>
      %4084 = arith.addf %4080, %4083 : f32
      %4085 = arith.select %4078, %4084, %4080 : f32
      %4086 = arith.addi %4049, %c12 : index
      %4087 = arith.cmpi eq, %hasBias, %c9 : index
      %4088 = arith.addi %4048, %4086 : index
      %4089 = memref.load %19[%4088] : memref<?xf32>
      %4090 = arith.muli %0, %c24 : index
      %4091 = arith.addi %4090, %4086 : index
      %4092 = memref.load %bias[%4091] : memref<?xf32>
      %4093 = arith.addf %4089, %4092 : f32
      %4094 = arith.select %4087, %4093, %4089 : f32
      %4095 = arith.addi %4086, %c6 : index
      %4096 = arith.cmpi eq, %hasBias, %c9 : index
      %4097 = arith.addi %4048, %4095 : index
      %4098 = memref.load %19[%4097] : memref<?xf32>
      %4099 = arith.muli %0, %c24 : index
      %4100 = arith.addi %4099, %4095 : index
      %4101 = memref.load %bias[%4100] : memref<?xf32>
      %4102 = arith.addf %4098, %4101 : f32
      %4103 = arith.select %4096, %4102, %4098 : f32
      %4104 = arith.addi %4049, %c26 : index
      %4105 = arith.cmpi eq, %hasBias, %c9 : index
      %4106 = arith.addi %4048, %4104 : index
      %4107 = memref.load %19[%4106] : memref<?xf32>
      %4108 = arith.muli %0, %c24 : index
      %4109 = arith.addi %4108, %4104 : index
      %4110 = memref.load %bias[%4109] : memref<?xf32>
      %4111 = arith.addf %4107, %4110 : f32
      %4112 = arith.select %4105, %4111, %4107 : f32
      %4113 = arith.addi %4104, %c6 : index
      %4114 = arith.cmpi eq, %hasBias, %c9 : index
      %4115 = arith.addi %4048, %4113 : index
      %4116 = memref.load %19[%4115] : memref<?xf32>
      %4117 = arith.muli %0, %c24 : index
      %4118 = arith.addi %4117, %4113 : index
      %4119 = memref.load %bias[%4118] : memref<?xf32>
      %4120 = arith.addf %4116, %4119 : f32
      %4121 = arith.select %4114, %4120, %4116 : f32
      %4122 = arith.addi %heads, %kvHeads : index
      %4123 = arith.cmpi slt, %0, %4122 : index
      scf.if %4123 {
        %4124 = arith.addi %positionsAt, %4047 : index
        %4125 = memref.load %step[%4124] : memref<?xi32>
        %4126 = arith.index_cast %4125 : i32 to index
        %4127 = arith.cmpi eq, %hasNorm, %c9 : index
        %4128 = math.fma %4058, %4058, %c35 : f32
        %4129 = math.fma %4067, %4067, %4128 : f32
        %4130 = math.fma %4076, %4076, %4129 : f32
        %4131 = math.fma %4085, %4085, %4130 : f32
        %4132 = math.fma %4094, %4094, %4131 : f32
        %4133 = math.fma %4103, %4103, %4132 : f32
        %4134 = math.fma %4112, %4112, %4133 : f32
        %4135 = math.fma %4121, %4121, %4134 : f32
        %4136 = vector.broadcast %4135 : f32 to vector<1xf32>
        %4137 = wave.reduce "add" %4136 : vector<1xf32>
        %4138 = arith.mulf %4137, %inverseHeadDim : f32
        %4139 = arith.addf %4138, %epsilon : f32
        %4140 = math.sqrt %4139 : f32
        %4141 = arith.divf %c31, %4140 : f32
        %4142 = arith.cmpi slt, %0, %heads : index
        %4143 = arith.addi %4050, %c6 : index
        %4144 = memref.load %query_norm[%4050] : memref<?xf32>
        %4145 = memref.load %key_norm[%4050] : memref<?xf32>
        %4146 = arith.select %4142, %4144, %4145 : f32
        %4147 = arith.mulf %4058, %4141 : f32
        %4148 = arith.mulf %4147, %4146 : f32
        %4149 = arith.select %4127, %4148, %4058 : f32
        %4150 = memref.load %query_norm[%4143] : memref<?xf32>
        %4151 = memref.load %key_norm[%4143] : memref<?xf32>
        %4152 = arith.select %4142, %4150, %4151 : f32
        %4153 = arith.mulf %4067, %4141 : f32
        %4154 = arith.mulf %4153, %4152 : f32
        %4155 = arith.select %4127, %4154, %4067 : f32
        %4156 = arith.addi %4068, %c6 : index
        %4157 = memref.load %query_norm[%4068] : memref<?xf32>
        %4158 = memref.load %key_norm[%4068] : memref<?xf32>
        %4159 = arith.select %4142, %4157, %4158 : f32
        %4160 = arith.mulf %4076, %4141 : f32
        %4161 = arith.mulf %4160, %4159 : f32
        %4162 = arith.select %4127, %4161, %4076 : f32
        %4163 = memref.load %query_norm[%4156] : memref<?xf32>
        %4164 = memref.load %key_norm[%4156] : memref<?xf32>
        %4165 = arith.select %4142, %4163, %4164 : f32
        %4166 = arith.mulf %4085, %4141 : f32
        %4167 = arith.mulf %4166, %4165 : f32
        %4168 = arith.select %4127, %4167, %4085 : f32
        %4169 = arith.addi %4086, %c6 : index
        %4170 = memref.load %query_norm[%4086] : memref<?xf32>
        %4171 = memref.load %key_norm[%4086] : memref<?xf32>
        %4172 = arith.select %4142, %4170, %4171 : f32
        %4173 = arith.mulf %4094, %4141 : f32
        %4174 = arith.mulf %4173, %4172 : f32
        %4175 = arith.select %4127, %4174, %4094 : f32
        %4176 = memref.load %query_norm[%4169] : memref<?xf32>
        %4177 = memref.load %key_norm[%4169] : memref<?xf32>
        %4178 = arith.select %4142, %4176, %4177 : f32
        %4179 = arith.mulf %4103, %4141 : f32
        %4180 = arith.mulf %4179, %4178 : f32
        %4181 = arith.select %4127, %4180, %4103 : f32
        %4182 = arith.addi %4104, %c6 : index
        %4183 = memref.load %query_norm[%4104] : memref<?xf32>
        %4184 = memref.load %key_norm[%4104] : memref<?xf32>
        %4185 = arith.select %4142, %4183, %4184 : f32
        %4186 = arith.mulf %4112, %4141 : f32
        %4187 = arith.mulf %4186, %4185 : f32
        %4188 = arith.select %4127, %4187, %4112 : f32
        %4189 = memref.load %query_norm[%4182] : memref<?xf32>
        %4190 = memref.load %key_norm[%4182] : memref<?xf32>
        %4191 = arith.select %4142, %4189, %4190 : f32
        %4192 = arith.mulf %4121, %4141 : f32
        %4193 = arith.mulf %4192, %4191 : f32
        %4194 = arith.select %4127, %4193, %4121 : f32
        %4195 = arith.remui %4126, %c24 : index
        %4196 = arith.muli %4195, %c24 : index
        %4197 = arith.addi %4196, %4050 : index
        %4198 = arith.divui %4126, %c24 : index
        %4199 = arith.addi %4198, %c24 : index
        %4200 = arith.muli %4199, %c24 : index
        %4201 = arith.addi %4200, %4050 : index
        %4202 = memref.load %rope[%4197] : memref<?xf32>
        %4203 = arith.addi %4197, %c6 : index
        %4204 = memref.load %rope[%4203] : memref<?xf32>
        %4205 = memref.load %rope[%4201] : memref<?xf32>
        %4206 = arith.addi %4201, %c6 : index
        %4207 = memref.load %rope[%4206] : memref<?xf32>
        %4208 = arith.mulf %4205, %4202 : f32
        %4209 = arith.mulf %4207, %4204 : f32
        %4210 = arith.subf %4208, %4209 : f32
        %4211 = arith.mulf %4207, %4202 : f32
        %4212 = arith.mulf %4205, %4204 : f32
        %4213 = arith.addf %4211, %4212 : f32
        %4214 = arith.mulf %4149, %4210 : f32
        %4215 = arith.mulf %4155, %4213 : f32
        %4216 = arith.subf %4214, %4215 : f32
        %4217 = arith.mulf %4155, %4210 : f32
        %4218 = arith.mulf %4149, %4213 : f32
        %4219 = arith.addf %4217, %4218 : f32
        %4220 = arith.cmpi slt, %0, %heads : index
        scf.if %4220 {
          %4221 = arith.muli %4047, %heads : index
          %4222 = arith.addi %4221, %0 : index
          %4223 = arith.muli %4222, %c24 : index
          %4224 = arith.addi %4223, %4050 : index
          memref.store %4216, %q[%4224] : memref<?xf32>
          %4225 = arith.addi %4224, %c6 : index
          memref.store %4219, %q[%4225] : memref<?xf32>
        } else {
          %4226 = arith.addi %4048, %4050 : index
          memref.store %4216, %19[%4226] : memref<?xf32>
          %4227 = arith.addi %4048, %4050 : index
          %4228 = arith.addi %4227, %c6 : index
          memref.store %4219, %19[%4228] : memref<?xf32>
        }
        %4229 = arith.remui %4126, %c24 : index
        %4230 = arith.muli %4229, %c24 : index
        %4231 = arith.addi %4230, %4068 : index
        %4232 = arith.divui %4126, %c24 : index
        %4233 = arith.addi %4232, %c24 : index
        %4234 = arith.muli %4233, %c24 : index
        %4235 = arith.addi %4234, %4068 : index
        %4236 = memref.load %rope[%4231] : memref<?xf32>
        %4237 = arith.addi %4231, %c6 : index
        %4238 = memref.load %rope[%4237] : memref<?xf32>
        %4239 = memref.load %rope[%4235] : memref<?xf32>
        %4240 = arith.addi %4235, %c6 : index
        %4241 = memref.load %rope[%4240] : memref<?xf32>
        %4242 = arith.mulf %4239, %4236 : f32
        %4243 = arith.mulf %4241, %4238 : f32
        %4244 = arith.subf %4242, %4243 : f32
        %4245 = arith.mulf %4241, %4236 : f32
        %4246 = arith.mulf %4239, %4238 : f32
        %4247 = arith.addf %4245, %4246 : f32
        %4248 = arith.mulf %4162, %4244 : f32
        %4249 = arith.mulf %4168, %4247 : f32
        %4250 = arith.subf %4248, %4249 : f32
        %4251 = arith.mulf %4168, %4244 : f32
        %4252 = arith.mulf %4162, %4247 : f32
        %4253 = arith.addf %4251, %4252 : f32
        %4254 = arith.cmpi slt, %0, %heads : index
        scf.if %4254 {
          %4255 = arith.muli %4047, %heads : index
          %4256 = arith.addi %4255, %0 : index
          %4257 = arith.muli %4256, %c24 : index
          %4258 = arith.addi %4257, %4068 : index
          memref.store %4250, %q[%4258] : memref<?xf32>
          %4259 = arith.addi %4258, %c6 : index
          memref.store %4253, %q[%4259] : memref<?xf32>
        } else {
          %4260 = arith.addi %4048, %4068 : index
          memref.store %4250, %19[%4260] : memref<?xf32>
          %4261 = arith.addi %4048, %4068 : index
          %4262 = arith.addi %4261, %c6 : index
          memref.store %4253, %19[%4262] : memref<?xf32>
        }
        %4263 = arith.remui %4126, %c24 : index
        %4264 = arith.muli %4263, %c24 : index
        %4265 = arith.addi %4264, %4086 : index
        %4266 = arith.divui %4126, %c24 : index
        %4267 = arith.addi %4266, %c24 : index
        %4268 = arith.muli %4267, %c24 : index
        %4269 = arith.addi %4268, %4086 : index
        %4270 = memref.load %rope[%4265] : memref<?xf32>
        %4271 = arith.addi %4265, %c6 : index
        %4272 = memref.load %rope[%4271] : memref<?xf32>
        %4273 = memref.load %rope[%4269] : memref<?xf32>
        %4274 = arith.addi %4269, %c6 : index
        %4275 = memref.load %rope[%4274] : memref<?xf32>
        %4276 = arith.mulf %4273, %4270 : f32
        %4277 = arith.mulf %4275, %4272 : f32
        %4278 = arith.subf %4276, %4277 : f32
        %4279 = arith.mulf %4275, %4270 : f32
        %4280 = arith.mulf %4273, %4272 : f32
        %4281 = arith.addf %4279, %4280 : f32
        %4282 = arith.mulf %4175, %4278 : f32
        %4283 = arith.mulf %4181, %4281 : f32
        %4284 = arith.subf %4282, %4283 : f32
        %4285 = arith.mulf %4181, %4278 : f32
        %4286 = arith.mulf %4175, %4281 : f32
        %4287 = arith.addf %4285, %4286 : f32
        %4288 = arith.cmpi slt, %0, %heads : index
        scf.if %4288 {
          %4289 = arith.muli %4047, %heads : index
          %4290 = arith.addi %4289, %0 : index
          %4291 = arith.muli %4290, %c24 : index
          %4292 = arith.addi %4291, %4086 : index
          memref.store %4284, %q[%4292] : memref<?xf32>
          %4293 = arith.addi %4292, %c6 : index
          memref.store %4287, %q[%4293] : memref<?xf32>
        } else {
          %4294 = arith.addi %4048, %4086 : index
          memref.store %4284, %19[%4294] : memref<?xf32>
          %4295 = arith.addi %4048, %4086 : index
          %4296 = arith.addi %4295, %c6 : index
          memref.store %4287, %19[%4296] : memref<?xf32>
        }
        %4297 = arith.remui %4126, %c24 : index
        %4298 = arith.muli %4297, %c24 : index
        %4299 = arith.addi %4298, %4104 : index
        %4300 = arith.divui %4126, %c24 : index
        %4301 = arith.addi %4300, %c24 : index
        %4302 = arith.muli %4301, %c24 : index
        %4303 = arith.addi %4302, %4104 : index
        %4304 = memref.load %rope[%4299] : memref<?xf32>
        %4305 = arith.addi %4299, %c6 : index
        %4306 = memref.load %rope[%4305] : memref<?xf32>
        %4307 = memref.load %rope[%4303] : memref<?xf32>
        %4308 = arith.addi %4303, %c6 : index
        %4309 = memref.load %rope[%4308] : memref<?xf32>
        %4310 = arith.mulf %4307, %4304 : f32
        %4311 = arith.mulf %4309, %4306 : f32
        %4312 = arith.subf %4310, %4311 : f32
        %4313 = arith.mulf %4309, %4304 : f32
        %4314 = arith.mulf %4307, %4306 : f32
        %4315 = arith.addf %4313, %4314 : f32
        %4316 = arith.mulf %4188, %4312 : f32
        %4317 = arith.mulf %4194, %4315 : f32
        %4318 = arith.subf %4316, %4317 : f32
        %4319 = arith.mulf %4194, %4312 : f32
        %4320 = arith.mulf %4188, %4315 : f32
        %4321 = arith.addf %4319, %4320 : f32
        %4322 = arith.cmpi slt, %0, %heads : index
        scf.if %4322 {
          %4323 = arith.muli %4047, %heads : index
          %4324 = arith.addi %4323, %0 : index
          %4325 = arith.muli %4324, %c24 : index
          %4326 = arith.addi %4325, %4104 : index
          memref.store %4318, %q[%4326] : memref<?xf32>
          %4327 = arith.addi %4326, %c6 : index
          memref.store %4321, %q[%4327] : memref<?xf32>
        } else {
          %4328 = arith.addi %4048, %4104 : index
          memref.store %4318, %19[%4328] : memref<?xf32>
          %4329 = arith.addi %4048, %4104 : index
          %4330 = arith.addi %4329, %c6 : index
          memref.store %4321, %19[%4330] : memref<?xf32>
        }
      } else {
        %4331 = arith.cmpi slt, %0, %heads : index
        scf.if %4331 {
          %4332 = arith.muli %4047, %heads : index
          %4333 = arith.addi %4332, %0 : index
          %4334 = arith.muli %4333, %c24 : index
          %4335 = arith.addi %4334, %4050 : index
          memref.store %4058, %q[%4335] : memref<?xf32>
          %4336 = arith.addi %4335, %c6 : index
          memref.store %4067, %q[%4336] : memref<?xf32>
        } else {
          %4337 = arith.addi %4048, %4050 : index
          memref.store %4058, %19[%4337] : memref<?xf32>
          %4338 = arith.addi %4048, %4050 : index
          %4339 = arith.addi %4338, %c6 : index
          memref.store %4067, %19[%4339] : memref<?xf32>
        }
        %4340 = arith.cmpi slt, %0, %heads : index
        scf.if %4340 {
          %4341 = arith.muli %4047, %heads : index
          %4342 = arith.addi %4341, %0 : index
          %4343 = arith.muli %4342, %c24 : index
          %4344 = arith.addi %4343, %4068 : index
          memref.store %4076, %q[%4344] : memref<?xf32>
          %4345 = arith.addi %4344, %c6 : index
          memref.store %4085, %q[%4345] : memref<?xf32>
        } else {
          %4346 = arith.addi %4048, %4068 : index
          memref.store %4076, %19[%4346] : memref<?xf32>
          %4347 = arith.addi %4048, %4068 : index
          %4348 = arith.addi %4347, %c6 : index
          memref.store %4085, %19[%4348] : memref<?xf32>
        }
        %4349 = arith.cmpi slt, %0, %heads : index
        scf.if %4349 {
          %4350 = arith.muli %4047, %heads : index
          %4351 = arith.addi %4350, %0 : index
          %4352 = arith.muli %4351, %c24 : index
          %4353 = arith.addi %4352, %4086 : index
          memref.store %4094, %q[%4353] : memref<?xf32>
          %4354 = arith.addi %4353, %c6 : index
          memref.store %4103, %q[%4354] : memref<?xf32>
        } else {
          %4355 = arith.addi %4048, %4086 : index
          memref.store %4094, %19[%4355] : memref<?xf32>
          %4356 = arith.addi %4048, %4086 : index
          %4357 = arith.addi %4356, %c6 : index
          memref.store %4103, %19[%4357] : memref<?xf32>
        }
        %4358 = arith.cmpi slt, %0, %heads : index
        scf.if %4358 {
          %4359 = arith.muli %4047, %heads : index
          %4360 = arith.addi %4359, %0 : index
          %4361 = arith.muli %4360, %c24 : index
          %4362 = arith.addi %4361, %4104 : index
          memref.store %4112, %q[%4362] : memref<?xf32>
          %4363 = arith.addi %4362, %c6 : index
          memref.store %4121, %q[%4363] : memref<?xf32>
        } else {
          %4364 = arith.addi %4048, %4104 : index
          memref.store %4112, %19[%4364] : memref<?xf32>
          %4365 = arith.addi %4048, %4104 : index
          %4366 = arith.addi %4365, %c6 : index
          memref.store %4121, %19[%4366] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4367 = arith.cmpi sge, %0, %heads : index
    scf.if %4367 {
      %4368 = arith.addi %4043, %c8 : index
      %4369 = arith.addi %4042, %4368 : index
      %4370 = arith.cmpi slt, %4369, %21 : index
      scf.if %4370 {
        %4371 = arith.addi %4042, %4368 : index
        %4372 = arith.addi %slotsAt, %4371 : index
        %4373 = memref.load %step[%4372] : memref<?xi32>
        %4374 = arith.index_cast %4373 : i32 to index
        %4375 = arith.cmpi sge, %4374, %c8 : index
        scf.if %4375 {
          %4376 = arith.muli %4368, %c24 : index
          %4377 = arith.subi %0, %heads : index
          %4378 = memref.load %scales[%4377] : memref<?xf32>
          %4379 = vector.broadcast %4378 : f32 to vector<4xf32>
          %4380 = arith.divui %4374, %c4 : index
          %4381 = arith.remui %4374, %c4 : index
          %4382 = arith.muli %4380, %pageBytes : index
          %4383 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4383 {
            %4384 = wave.lane
            %4385 = arith.muli %4384, %c14 : index
            scf.for %4386 = %4385 to %c24 step %c6 {
              %4387 = arith.addi %4376, %4386 : index
              %4388 = vector.load %19[%4387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4389 = arith.mulf %4388, %4379 : vector<4xf32>
              %4390 = arith.minimumf %4389, %c41 : vector<4xf32>
              %4391 = arith.maximumf %4390, %c42 : vector<4xf32>
              %4392 = arith.truncf %4391 : vector<4xf32> to vector<4xf16>
              %4393 = vector.bitcast %4392 : vector<4xf16> to vector<8xi8>
              %4394 = arith.cmpi slt, %4377, %kvHeads : index
              scf.if %4394 {
                %4395 = arith.muli %4377, %c43 : index
                %4396 = arith.addi %4382, %4395 : index
                %4397 = arith.divui %4386, %c4 : index
                %4398 = arith.muli %4397, %c19 : index
                %4399 = arith.remui %4386, %c4 : index
                %4400 = arith.divui %4399, %c2 : index
                %4401 = arith.muli %4400, %c24 : index
                %4402 = arith.muli %4381, %c4 : index
                %4403 = arith.addi %4401, %4402 : index
                %4404 = arith.remui %4399, %c2 : index
                %4405 = arith.muli %4404, %c7 : index
                %4406 = arith.addi %4403, %4405 : index
                %4407 = arith.addi %4398, %4406 : index
                %4408 = arith.addi %4396, %4407 : index
                vector.store %4393, %kv[%4408] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4409 = arith.subi %4377, %kvHeads : index
                %4410 = arith.muli %4409, %c43 : index
                %4411 = arith.addi %4382, %4410 : index
                %4412 = arith.addi %4386, %c8 : index
                %4413 = arith.divui %4412, %c4 : index
                %4414 = arith.muli %4413, %c19 : index
                %4415 = arith.addi %4414, %c10 : index
                %4416 = arith.remui %4412, %c4 : index
                %4417 = arith.divui %4381, %c7 : index
                %4418 = arith.remui %4381, %c7 : index
                %4419 = arith.muli %4418, %c2 : index
                %4420 = arith.addi %4417, %4419 : index
                %4421 = arith.divui %4420, %c2 : index
                %4422 = arith.muli %4421, %c24 : index
                %4423 = arith.muli %4416, %c4 : index
                %4424 = arith.addi %4422, %4423 : index
                %4425 = arith.remui %4420, %c2 : index
                %4426 = arith.muli %4425, %c7 : index
                %4427 = arith.addi %4424, %4426 : index
                %4428 = arith.addi %4415, %4427 : index
                %4429 = arith.addi %4411, %4428 : index
                %4430 = vector.shuffle %4393, %4393 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4430, %kv[%4429] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4431 = arith.addi %4386, %c9 : index
                %4432 = arith.divui %4431, %c4 : index
                %4433 = arith.muli %4432, %c19 : index
                %4434 = arith.addi %4433, %c10 : index
                %4435 = arith.remui %4431, %c4 : index
                %4436 = arith.divui %4381, %c7 : index
                %4437 = arith.remui %4381, %c7 : index
                %4438 = arith.muli %4437, %c2 : index
                %4439 = arith.addi %4436, %4438 : index
                %4440 = arith.divui %4439, %c2 : index
                %4441 = arith.muli %4440, %c24 : index
                %4442 = arith.muli %4435, %c4 : index
                %4443 = arith.addi %4441, %4442 : index
                %4444 = arith.remui %4439, %c2 : index
                %4445 = arith.muli %4444, %c7 : index
                %4446 = arith.addi %4443, %4445 : index
                %4447 = arith.addi %4434, %4446 : index
                %4448 = arith.addi %4411, %4447 : index
                %4449 = vector.shuffle %4393, %4393 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4449, %kv[%4448] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4450 = arith.addi %4386, %c7 : index
                %4451 = arith.divui %4450, %c4 : index
                %4452 = arith.muli %4451, %c19 : index
                %4453 = arith.addi %4452, %c10 : index
                %4454 = arith.remui %4450, %c4 : index
                %4455 = arith.divui %4381, %c7 : index
                %4456 = arith.remui %4381, %c7 : index
                %4457 = arith.muli %4456, %c2 : index
                %4458 = arith.addi %4455, %4457 : index
                %4459 = arith.divui %4458, %c2 : index
                %4460 = arith.muli %4459, %c24 : index
                %4461 = arith.muli %4454, %c4 : index
                %4462 = arith.addi %4460, %4461 : index
                %4463 = arith.remui %4458, %c2 : index
                %4464 = arith.muli %4463, %c7 : index
                %4465 = arith.addi %4462, %4464 : index
                %4466 = arith.addi %4453, %4465 : index
                %4467 = arith.addi %4411, %4466 : index
                %4468 = vector.shuffle %4393, %4393 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4468, %kv[%4467] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4469 = arith.addi %4386, %c25 : index
                %4470 = arith.divui %4469, %c4 : index
                %4471 = arith.muli %4470, %c19 : index
                %4472 = arith.addi %4471, %c10 : index
                %4473 = arith.remui %4469, %c4 : index
                %4474 = arith.divui %4381, %c7 : index
                %4475 = arith.remui %4381, %c7 : index
                %4476 = arith.muli %4475, %c2 : index
                %4477 = arith.addi %4474, %4476 : index
                %4478 = arith.divui %4477, %c2 : index
                %4479 = arith.muli %4478, %c24 : index
                %4480 = arith.muli %4473, %c4 : index
                %4481 = arith.addi %4479, %4480 : index
                %4482 = arith.remui %4477, %c2 : index
                %4483 = arith.muli %4482, %c7 : index
                %4484 = arith.addi %4481, %4483 : index
                %4485 = arith.addi %4472, %4484 : index
                %4486 = arith.addi %4411, %4485 : index
                %4487 = vector.shuffle %4393, %4393 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4487, %kv[%4486] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4488 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4488 {
            %4489 = wave.lane
            %4490 = arith.muli %4489, %c14 : index
            scf.for %4491 = %4490 to %c24 step %c6 {
              %4492 = arith.addi %4376, %4491 : index
              %4493 = vector.load %19[%4492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4494 = arith.mulf %4493, %4379 : vector<4xf32>
              %4495 = wave.fp8_encode "e4m3" %4494 : vector<4xf32> -> vector<4xi8>
              %4496 = arith.cmpi slt, %4377, %kvHeads : index
              scf.if %4496 {
                %4497 = arith.muli %4377, %c10 : index
                %4498 = arith.addi %4382, %4497 : index
                %4499 = vector.shuffle %4495, %4495 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4500 = arith.divui %4491, %c4 : index
                %4501 = arith.muli %4500, %c24 : index
                %4502 = arith.remui %4491, %c4 : index
                %4503 = arith.muli %4381, %c4 : index
                %4504 = arith.divui %4502, %c14 : index
                %4505 = arith.muli %4504, %c14 : index
                %4506 = arith.remui %4502, %c7 : index
                %4507 = arith.muli %4506, %c7 : index
                %4508 = arith.addi %4505, %4507 : index
                %4509 = arith.divui %4502, %c7 : index
                %4510 = arith.remui %4509, %c7 : index
                %4511 = arith.addi %4508, %4510 : index
                %4512 = arith.addi %4503, %4511 : index
                %4513 = arith.addi %4501, %4512 : index
                %4514 = arith.addi %4498, %4513 : index
                vector.store %4499, %kv[%4514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4515 = arith.subi %4377, %kvHeads : index
                %4516 = arith.muli %4515, %c10 : index
                %4517 = arith.addi %4382, %4516 : index
                %4518 = arith.addi %4491, %c8 : index
                %4519 = arith.divui %4518, %c4 : index
                %4520 = arith.muli %4519, %c24 : index
                %4521 = arith.addi %4520, %c11 : index
                %4522 = arith.remui %4518, %c4 : index
                %4523 = arith.divui %4381, %c7 : index
                %4524 = arith.remui %4381, %c7 : index
                %4525 = arith.muli %4524, %c2 : index
                %4526 = arith.addi %4523, %4525 : index
                %4527 = arith.muli %4522, %c4 : index
                %4528 = arith.divui %4526, %c14 : index
                %4529 = arith.muli %4528, %c14 : index
                %4530 = arith.remui %4526, %c7 : index
                %4531 = arith.muli %4530, %c7 : index
                %4532 = arith.addi %4529, %4531 : index
                %4533 = arith.divui %4526, %c7 : index
                %4534 = arith.remui %4533, %c7 : index
                %4535 = arith.addi %4532, %4534 : index
                %4536 = arith.addi %4527, %4535 : index
                %4537 = arith.addi %4521, %4536 : index
                %4538 = arith.addi %4517, %4537 : index
                %4539 = vector.shuffle %4495, %4495 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4539, %kv[%4538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4540 = arith.addi %4491, %c9 : index
                %4541 = arith.divui %4540, %c4 : index
                %4542 = arith.muli %4541, %c24 : index
                %4543 = arith.addi %4542, %c11 : index
                %4544 = arith.remui %4540, %c4 : index
                %4545 = arith.divui %4381, %c7 : index
                %4546 = arith.remui %4381, %c7 : index
                %4547 = arith.muli %4546, %c2 : index
                %4548 = arith.addi %4545, %4547 : index
                %4549 = arith.muli %4544, %c4 : index
                %4550 = arith.divui %4548, %c14 : index
                %4551 = arith.muli %4550, %c14 : index
                %4552 = arith.remui %4548, %c7 : index
                %4553 = arith.muli %4552, %c7 : index
                %4554 = arith.addi %4551, %4553 : index
                %4555 = arith.divui %4548, %c7 : index
                %4556 = arith.remui %4555, %c7 : index
                %4557 = arith.addi %4554, %4556 : index
                %4558 = arith.addi %4549, %4557 : index
                %4559 = arith.addi %4543, %4558 : index
                %4560 = arith.addi %4517, %4559 : index
                %4561 = vector.shuffle %4495, %4495 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4561, %kv[%4560] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4562 = arith.addi %4491, %c7 : index
                %4563 = arith.divui %4562, %c4 : index
                %4564 = arith.muli %4563, %c24 : index
                %4565 = arith.addi %4564, %c11 : index
                %4566 = arith.remui %4562, %c4 : index
                %4567 = arith.divui %4381, %c7 : index
                %4568 = arith.remui %4381, %c7 : index
                %4569 = arith.muli %4568, %c2 : index
                %4570 = arith.addi %4567, %4569 : index
                %4571 = arith.muli %4566, %c4 : index
                %4572 = arith.divui %4570, %c14 : index
                %4573 = arith.muli %4572, %c14 : index
                %4574 = arith.remui %4570, %c7 : index
                %4575 = arith.muli %4574, %c7 : index
                %4576 = arith.addi %4573, %4575 : index
                %4577 = arith.divui %4570, %c7 : index
                %4578 = arith.remui %4577, %c7 : index
                %4579 = arith.addi %4576, %4578 : index
                %4580 = arith.addi %4571, %4579 : index
                %4581 = arith.addi %4565, %4580 : index
                %4582 = arith.addi %4517, %4581 : index
                %4583 = vector.shuffle %4495, %4495 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4583, %kv[%4582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4584 = arith.addi %4491, %c25 : index
                %4585 = arith.divui %4584, %c4 : index
                %4586 = arith.muli %4585, %c24 : index
                %4587 = arith.addi %4586, %c11 : index
                %4588 = arith.remui %4584, %c4 : index
                %4589 = arith.divui %4381, %c7 : index
                %4590 = arith.remui %4381, %c7 : index
                %4591 = arith.muli %4590, %c2 : index
                %4592 = arith.addi %4589, %4591 : index
                %4593 = arith.muli %4588, %c4 : index
                %4594 = arith.divui %4592, %c14 : index
                %4595 = arith.muli %4594, %c14 : index
                %4596 = arith.remui %4592, %c7 : index
                %4597 = arith.muli %4596, %c7 : index
                %4598 = arith.addi %4595, %4597 : index
                %4599 = arith.divui %4592, %c7 : index
                %4600 = arith.remui %4599, %c7 : index
                %4601 = arith.addi %4598, %4600 : index
                %4602 = arith.addi %4593, %4601 : index
                %4603 = arith.addi %4587, %4602 : index
                %4604 = arith.addi %4517, %4603 : index
                %4605 = vector.shuffle %4495, %4495 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4605, %kv[%4604] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4606 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4606 {
            %4607 = wave.lane
            %4608 = arith.muli %4607, %c14 : index
            scf.for %4609 = %4608 to %c24 step %c6 {
              %4610 = arith.addi %4376, %4609 : index
              %4611 = vector.load %19[%4610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4612 = arith.mulf %4611, %4379 : vector<4xf32>
              %4613 = wave.fp8_encode "e5m2" %4612 : vector<4xf32> -> vector<4xi8>
              %4614 = arith.cmpi slt, %4377, %kvHeads : index
              scf.if %4614 {
                %4615 = arith.muli %4377, %c10 : index
                %4616 = arith.addi %4382, %4615 : index
                %4617 = vector.shuffle %4613, %4613 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4618 = arith.divui %4609, %c4 : index
                %4619 = arith.muli %4618, %c24 : index
                %4620 = arith.remui %4609, %c4 : index
                %4621 = arith.muli %4381, %c4 : index
                %4622 = arith.divui %4620, %c14 : index
                %4623 = arith.muli %4622, %c14 : index
                %4624 = arith.remui %4620, %c7 : index
                %4625 = arith.muli %4624, %c7 : index
                %4626 = arith.addi %4623, %4625 : index
                %4627 = arith.divui %4620, %c7 : index
                %4628 = arith.remui %4627, %c7 : index
                %4629 = arith.addi %4626, %4628 : index
                %4630 = arith.addi %4621, %4629 : index
                %4631 = arith.addi %4619, %4630 : index
                %4632 = arith.addi %4616, %4631 : index
                vector.store %4617, %kv[%4632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4633 = arith.subi %4377, %kvHeads : index
                %4634 = arith.muli %4633, %c10 : index
                %4635 = arith.addi %4382, %4634 : index
                %4636 = arith.addi %4609, %c8 : index
                %4637 = arith.divui %4636, %c4 : index
                %4638 = arith.muli %4637, %c24 : index
                %4639 = arith.addi %4638, %c11 : index
                %4640 = arith.remui %4636, %c4 : index
                %4641 = arith.divui %4381, %c7 : index
                %4642 = arith.remui %4381, %c7 : index
                %4643 = arith.muli %4642, %c2 : index
                %4644 = arith.addi %4641, %4643 : index
                %4645 = arith.muli %4640, %c4 : index
                %4646 = arith.divui %4644, %c14 : index
                %4647 = arith.muli %4646, %c14 : index
                %4648 = arith.remui %4644, %c7 : index
                %4649 = arith.muli %4648, %c7 : index
                %4650 = arith.addi %4647, %4649 : index
                %4651 = arith.divui %4644, %c7 : index
                %4652 = arith.remui %4651, %c7 : index
                %4653 = arith.addi %4650, %4652 : index
                %4654 = arith.addi %4645, %4653 : index
                %4655 = arith.addi %4639, %4654 : index
                %4656 = arith.addi %4635, %4655 : index
                %4657 = vector.shuffle %4613, %4613 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4657, %kv[%4656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4658 = arith.addi %4609, %c9 : index
                %4659 = arith.divui %4658, %c4 : index
                %4660 = arith.muli %4659, %c24 : index
                %4661 = arith.addi %4660, %c11 : index
                %4662 = arith.remui %4658, %c4 : index
                %4663 = arith.divui %4381, %c7 : index
                %4664 = arith.remui %4381, %c7 : index
                %4665 = arith.muli %4664, %c2 : index
                %4666 = arith.addi %4663, %4665 : index
                %4667 = arith.muli %4662, %c4 : index
                %4668 = arith.divui %4666, %c14 : index
                %4669 = arith.muli %4668, %c14 : index
                %4670 = arith.remui %4666, %c7 : index
                %4671 = arith.muli %4670, %c7 : index
                %4672 = arith.addi %4669, %4671 : index
                %4673 = arith.divui %4666, %c7 : index
                %4674 = arith.remui %4673, %c7 : index
                %4675 = arith.addi %4672, %4674 : index
                %4676 = arith.addi %4667, %4675 : index
                %4677 = arith.addi %4661, %4676 : index
                %4678 = arith.addi %4635, %4677 : index
                %4679 = vector.shuffle %4613, %4613 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4679, %kv[%4678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4680 = arith.addi %4609, %c7 : index
                %4681 = arith.divui %4680, %c4 : index
                %4682 = arith.muli %4681, %c24 : index
                %4683 = arith.addi %4682, %c11 : index
                %4684 = arith.remui %4680, %c4 : index
                %4685 = arith.divui %4381, %c7 : index
                %4686 = arith.remui %4381, %c7 : index
                %4687 = arith.muli %4686, %c2 : index
                %4688 = arith.addi %4685, %4687 : index
                %4689 = arith.muli %4684, %c4 : index
                %4690 = arith.divui %4688, %c14 : index
                %4691 = arith.muli %4690, %c14 : index
                %4692 = arith.remui %4688, %c7 : index
                %4693 = arith.muli %4692, %c7 : index
                %4694 = arith.addi %4691, %4693 : index
                %4695 = arith.divui %4688, %c7 : index
                %4696 = arith.remui %4695, %c7 : index
                %4697 = arith.addi %4694, %4696 : index
                %4698 = arith.addi %4689, %4697 : index
                %4699 = arith.addi %4683, %4698 : index
                %4700 = arith.addi %4635, %4699 : index
                %4701 = vector.shuffle %4613, %4613 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4701, %kv[%4700] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4702 = arith.addi %4609, %c25 : index
                %4703 = arith.divui %4702, %c4 : index
                %4704 = arith.muli %4703, %c24 : index
                %4705 = arith.addi %4704, %c11 : index
                %4706 = arith.remui %4702, %c4 : index
                %4707 = arith.divui %4381, %c7 : index
                %4708 = arith.remui %4381, %c7 : index
                %4709 = arith.muli %4708, %c2 : index
                %4710 = arith.addi %4707, %4709 : index
                %4711 = arith.muli %4706, %c4 : index
                %4712 = arith.divui %4710, %c14 : index
                %4713 = arith.muli %4712, %c14 : index
                %4714 = arith.remui %4710, %c7 : index
                %4715 = arith.muli %4714, %c7 : index
                %4716 = arith.addi %4713, %4715 : index
                %4717 = arith.divui %4710, %c7 : index
                %4718 = arith.remui %4717, %c7 : index
                %4719 = arith.addi %4716, %4718 : index
                %4720 = arith.addi %4711, %4719 : index
                %4721 = arith.addi %4705, %4720 : index
                %4722 = arith.addi %4635, %4721 : index
                %4723 = vector.shuffle %4613, %4613 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4723, %kv[%4722] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
