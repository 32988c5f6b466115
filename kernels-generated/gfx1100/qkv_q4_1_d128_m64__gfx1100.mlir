// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 2048 : index
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 4096 : index
  %c36 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c49 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c4 : index
  %13 = arith.muli %3, %c5 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c9 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = memref.load %step[%c8] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c12 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c14 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c14 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c8, %c14 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c5 : index
    %35 = arith.remui %c8, %c14 : index
    %36 = arith.divui %35, %c4 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c4 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c8, %c4 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c14 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c14 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c8, %c14 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c5 : index
    %53 = arith.remui %c8, %c14 : index
    %54 = arith.divui %53, %c4 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c4 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c4 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c8, %c4 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c15 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c14 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c8, %c14 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c5 : index
    %71 = arith.remui %c8, %c14 : index
    %72 = arith.divui %71, %c4 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c4 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c4 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c8, %c4 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c16 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c14 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c8, %c14 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c5 : index
    %89 = arith.remui %c8, %c14 : index
    %90 = arith.divui %89, %c4 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c4 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c4 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c8, %c4 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c15 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c5 : index
    %107 = arith.muli %106, %c5 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c5 iter_args(%112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c8 : index
      %123 = arith.remui %121, %c14 : index
      %124 = arith.addi %16, %c7 : index
      %125 = arith.muli %122, %c12 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %123, %c2 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %130 = vector.bitcast %129 : vector<4xi8> to vector<2xf16>
      %131 = vector.extract %130[0] : f16 from vector<2xf16>
      %132 = vector.broadcast %131 : f16 to vector<16xf16>
      %133 = vector.extract %130[1] : f16 from vector<2xf16>
      %134 = vector.broadcast %133 : f16 to vector<16xf16>
      %135 = arith.addi %16, %c7 : index
      %136 = arith.muli %inputFeatures, %c5 : index
      %137 = arith.addi %136, %c6 : index
      %138 = arith.divui %137, %c7 : index
      %139 = arith.muli %138, %c7 : index
      %140 = arith.addi %135, %139 : index
      %141 = arith.muli %122, %c20 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %123, %c14 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<4xi32>
      %147 = arith.shrui %146, %c21 : vector<4xi32>
      %148 = arith.andi %147, %c22 : vector<4xi32>
      %149 = arith.ori %148, %c23 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = arith.shrui %146, %c24 : vector<4xi32>
      %152 = arith.andi %151, %c22 : vector<4xi32>
      %153 = arith.ori %152, %c23 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = arith.shrui %146, %c25 : vector<4xi32>
      %156 = arith.andi %155, %c22 : vector<4xi32>
      %157 = arith.ori %156, %c23 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %146, %c26 : vector<4xi32>
      %160 = arith.andi %159, %c22 : vector<4xi32>
      %161 = arith.ori %160, %c23 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = vector.shuffle %150, %154 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = vector.shuffle %158, %162 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = vector.shuffle %163, %164 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %166 = arith.subf %165, %c27 : vector<32xf16>
      %167 = vector.shuffle %166, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %168 = vector.shuffle %166, %166 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %169 = math.fma %167, %132, %134 : vector<16xf16>
      %170 = math.fma %168, %132, %134 : vector<16xf16>
      %171 = arith.addi %111, %c9 : index
      %172 = arith.remui %121, %c14 : index
      %173 = arith.addi %16, %c7 : index
      %174 = arith.muli %171, %c12 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %172, %c2 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %179 = vector.bitcast %178 : vector<4xi8> to vector<2xf16>
      %180 = vector.extract %179[0] : f16 from vector<2xf16>
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = vector.extract %179[1] : f16 from vector<2xf16>
      %183 = vector.broadcast %182 : f16 to vector<16xf16>
      %184 = arith.addi %16, %c7 : index
      %185 = arith.muli %inputFeatures, %c5 : index
      %186 = arith.addi %185, %c6 : index
      %187 = arith.divui %186, %c7 : index
      %188 = arith.muli %187, %c7 : index
      %189 = arith.addi %184, %188 : index
      %190 = arith.muli %171, %c20 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %172, %c14 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = arith.shrui %195, %c21 : vector<4xi32>
      %197 = arith.andi %196, %c22 : vector<4xi32>
      %198 = arith.ori %197, %c23 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %195, %c24 : vector<4xi32>
      %201 = arith.andi %200, %c22 : vector<4xi32>
      %202 = arith.ori %201, %c23 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %195, %c25 : vector<4xi32>
      %205 = arith.andi %204, %c22 : vector<4xi32>
      %206 = arith.ori %205, %c23 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = arith.shrui %195, %c26 : vector<4xi32>
      %209 = arith.andi %208, %c22 : vector<4xi32>
      %210 = arith.ori %209, %c23 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = vector.shuffle %199, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %207, %211 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = vector.shuffle %212, %213 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %215 = arith.subf %214, %c27 : vector<32xf16>
      %216 = vector.shuffle %215, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %217 = vector.shuffle %215, %215 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %218 = math.fma %216, %181, %183 : vector<16xf16>
      %219 = math.fma %217, %181, %183 : vector<16xf16>
      %220 = arith.addi %111, %c8 : index
      %221 = arith.remui %121, %c14 : index
      %222 = arith.addi %18, %c7 : index
      %223 = arith.muli %220, %c12 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %221, %c2 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %228 = vector.bitcast %227 : vector<4xi8> to vector<2xf16>
      %229 = vector.extract %228[0] : f16 from vector<2xf16>
      %230 = vector.broadcast %229 : f16 to vector<16xf16>
      %231 = vector.extract %228[1] : f16 from vector<2xf16>
      %232 = vector.broadcast %231 : f16 to vector<16xf16>
      %233 = arith.addi %18, %c7 : index
      %234 = arith.muli %inputFeatures, %c5 : index
      %235 = arith.addi %234, %c6 : index
      %236 = arith.divui %235, %c7 : index
      %237 = arith.muli %236, %c7 : index
      %238 = arith.addi %233, %237 : index
      %239 = arith.muli %220, %c20 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.muli %221, %c14 : index
      %242 = arith.addi %240, %241 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<4xi32>
      %245 = arith.shrui %244, %c21 : vector<4xi32>
      %246 = arith.andi %245, %c22 : vector<4xi32>
      %247 = arith.ori %246, %c23 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %244, %c24 : vector<4xi32>
      %250 = arith.andi %249, %c22 : vector<4xi32>
      %251 = arith.ori %250, %c23 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = arith.shrui %244, %c25 : vector<4xi32>
      %254 = arith.andi %253, %c22 : vector<4xi32>
      %255 = arith.ori %254, %c23 : vector<4xi32>
      %256 = vector.bitcast %255 : vector<4xi32> to vector<8xf16>
      %257 = arith.shrui %244, %c26 : vector<4xi32>
      %258 = arith.andi %257, %c22 : vector<4xi32>
      %259 = arith.ori %258, %c23 : vector<4xi32>
      %260 = vector.bitcast %259 : vector<4xi32> to vector<8xf16>
      %261 = vector.shuffle %248, %252 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = vector.shuffle %256, %260 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = vector.shuffle %261, %262 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %264 = arith.subf %263, %c27 : vector<32xf16>
      %265 = vector.shuffle %264, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %266 = vector.shuffle %264, %264 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %267 = math.fma %265, %230, %232 : vector<16xf16>
      %268 = math.fma %266, %230, %232 : vector<16xf16>
      %269 = arith.addi %111, %c9 : index
      %270 = arith.remui %121, %c14 : index
      %271 = arith.addi %18, %c7 : index
      %272 = arith.muli %269, %c12 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.muli %270, %c2 : index
      %275 = arith.addi %273, %274 : index
      %276 = vector.load %w[%275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %277 = vector.bitcast %276 : vector<4xi8> to vector<2xf16>
      %278 = vector.extract %277[0] : f16 from vector<2xf16>
      %279 = vector.broadcast %278 : f16 to vector<16xf16>
      %280 = vector.extract %277[1] : f16 from vector<2xf16>
      %281 = vector.broadcast %280 : f16 to vector<16xf16>
      %282 = arith.addi %18, %c7 : index
      %283 = arith.muli %inputFeatures, %c5 : index
      %284 = arith.addi %283, %c6 : index
      %285 = arith.divui %284, %c7 : index
      %286 = arith.muli %285, %c7 : index
      %287 = arith.addi %282, %286 : index
      %288 = arith.muli %269, %c20 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %270, %c14 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %293 = vector.bitcast %292 : vector<16xi8> to vector<4xi32>
      %294 = arith.shrui %293, %c21 : vector<4xi32>
      %295 = arith.andi %294, %c22 : vector<4xi32>
      %296 = arith.ori %295, %c23 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = arith.shrui %293, %c24 : vector<4xi32>
      %299 = arith.andi %298, %c22 : vector<4xi32>
      %300 = arith.ori %299, %c23 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = arith.shrui %293, %c25 : vector<4xi32>
      %303 = arith.andi %302, %c22 : vector<4xi32>
      %304 = arith.ori %303, %c23 : vector<4xi32>
      %305 = vector.bitcast %304 : vector<4xi32> to vector<8xf16>
      %306 = arith.shrui %293, %c26 : vector<4xi32>
      %307 = arith.andi %306, %c22 : vector<4xi32>
      %308 = arith.ori %307, %c23 : vector<4xi32>
      %309 = vector.bitcast %308 : vector<4xi32> to vector<8xf16>
      %310 = vector.shuffle %297, %301 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = vector.shuffle %305, %309 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = vector.shuffle %310, %311 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %313 = arith.subf %312, %c27 : vector<32xf16>
      %314 = vector.shuffle %313, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %315 = vector.shuffle %313, %313 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %316 = math.fma %314, %279, %281 : vector<16xf16>
      %317 = math.fma %315, %279, %281 : vector<16xf16>
      %318 = arith.muli %111, %c5 : index
      %319 = arith.addi %318, %c8 : index
      %320 = arith.muli %tileRows, %c14 : index
      %321 = arith.muli %319, %320 : index
      %322 = arith.addi %44, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.muli %tileRows, %c4 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = wave.mma %327, %169, %112 : vector<16xf16>, vector<8xf32>
      %329 = wave.mma %327, %267, %113 : vector<16xf16>, vector<8xf32>
      %330 = arith.muli %111, %c5 : index
      %331 = arith.addi %330, %c8 : index
      %332 = arith.muli %tileRows, %c14 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.addi %62, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = arith.muli %tileRows, %c4 : index
      %337 = arith.addi %334, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = vector.shuffle %335, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = wave.mma %339, %169, %114 : vector<16xf16>, vector<8xf32>
      %341 = wave.mma %339, %267, %115 : vector<16xf16>, vector<8xf32>
      %342 = arith.muli %111, %c5 : index
      %343 = arith.addi %342, %c8 : index
      %344 = arith.muli %tileRows, %c14 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %80, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c4 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %169, %116 : vector<16xf16>, vector<8xf32>
      %353 = wave.mma %351, %267, %117 : vector<16xf16>, vector<8xf32>
      %354 = arith.muli %111, %c5 : index
      %355 = arith.addi %354, %c8 : index
      %356 = arith.muli %tileRows, %c14 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.addi %98, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c4 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %169, %118 : vector<16xf16>, vector<8xf32>
      %365 = wave.mma %363, %267, %119 : vector<16xf16>, vector<8xf32>
      %366 = arith.muli %111, %c5 : index
      %367 = arith.addi %366, %c9 : index
      %368 = arith.muli %tileRows, %c14 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %44, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c4 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %170, %328 : vector<16xf16>, vector<8xf32>
      %377 = wave.mma %375, %268, %329 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %111, %c5 : index
      %379 = arith.addi %378, %c9 : index
      %380 = arith.muli %tileRows, %c14 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %62, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c4 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %170, %340 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %387, %268, %341 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %111, %c5 : index
      %391 = arith.addi %390, %c9 : index
      %392 = arith.muli %tileRows, %c14 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %80, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c4 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %170, %352 : vector<16xf16>, vector<8xf32>
      %401 = wave.mma %399, %268, %353 : vector<16xf16>, vector<8xf32>
      %402 = arith.muli %111, %c5 : index
      %403 = arith.addi %402, %c9 : index
      %404 = arith.muli %tileRows, %c14 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %98, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c4 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %170, %364 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %268, %365 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %111, %c5 : index
      %415 = arith.addi %414, %c5 : index
      %416 = arith.muli %tileRows, %c14 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %44, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c4 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %218, %376 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %316, %377 : vector<16xf16>, vector<8xf32>
      %426 = arith.muli %111, %c5 : index
      %427 = arith.addi %426, %c5 : index
      %428 = arith.muli %tileRows, %c14 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.addi %62, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c4 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %218, %388 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %316, %389 : vector<16xf16>, vector<8xf32>
      %438 = arith.muli %111, %c5 : index
      %439 = arith.addi %438, %c5 : index
      %440 = arith.muli %tileRows, %c14 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.addi %80, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c4 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %218, %400 : vector<16xf16>, vector<8xf32>
      %449 = wave.mma %447, %316, %401 : vector<16xf16>, vector<8xf32>
      %450 = arith.muli %111, %c5 : index
      %451 = arith.addi %450, %c5 : index
      %452 = arith.muli %tileRows, %c14 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.addi %98, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c4 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %218, %412 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %316, %413 : vector<16xf16>, vector<8xf32>
      %462 = arith.muli %111, %c5 : index
      %463 = arith.addi %462, %c28 : index
      %464 = arith.muli %tileRows, %c14 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.addi %44, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c4 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %219, %424 : vector<16xf16>, vector<8xf32>
      %473 = wave.mma %471, %317, %425 : vector<16xf16>, vector<8xf32>
      %474 = arith.muli %111, %c5 : index
      %475 = arith.addi %474, %c28 : index
      %476 = arith.muli %tileRows, %c14 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %62, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c4 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %219, %436 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %317, %437 : vector<16xf16>, vector<8xf32>
      %486 = arith.muli %111, %c5 : index
      %487 = arith.addi %486, %c28 : index
      %488 = arith.muli %tileRows, %c14 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %80, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c4 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %219, %448 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %317, %449 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %111, %c5 : index
      %499 = arith.addi %498, %c28 : index
      %500 = arith.muli %tileRows, %c14 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %98, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c4 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %219, %460 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %317, %461 : vector<16xf16>, vector<8xf32>
      scf.yield %472, %473, %484, %485, %496, %497, %508, %509 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %510 = arith.select %104, %110, %103 : index
    %520:8 = scf.for %511 = %110 to %510 step %c9 iter_args(%512 = %120#0, %513 = %120#1, %514 = %120#2, %515 = %120#3, %516 = %120#4, %517 = %120#5, %518 = %120#6, %519 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %521 = wave.lane
      %522 = arith.addi %511, %c8 : index
      %523 = arith.remui %521, %c14 : index
      %524 = arith.addi %16, %c7 : index
      %525 = arith.muli %522, %c12 : index
      %526 = arith.addi %524, %525 : index
      %527 = arith.muli %523, %c2 : index
      %528 = arith.addi %526, %527 : index
      %529 = vector.load %w[%528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %530 = vector.bitcast %529 : vector<4xi8> to vector<2xf16>
      %531 = vector.extract %530[0] : f16 from vector<2xf16>
      %532 = vector.broadcast %531 : f16 to vector<16xf16>
      %533 = vector.extract %530[1] : f16 from vector<2xf16>
      %534 = vector.broadcast %533 : f16 to vector<16xf16>
      %535 = arith.addi %16, %c7 : index
      %536 = arith.muli %inputFeatures, %c5 : index
      %537 = arith.addi %536, %c6 : index
      %538 = arith.divui %537, %c7 : index
      %539 = arith.muli %538, %c7 : index
      %540 = arith.addi %535, %539 : index
      %541 = arith.muli %522, %c20 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.muli %523, %c14 : index
      %544 = arith.addi %542, %543 : index
      %545 = vector.load %w[%544] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %546 = vector.bitcast %545 : vector<16xi8> to vector<4xi32>
      %547 = arith.shrui %546, %c21 : vector<4xi32>
      %548 = arith.andi %547, %c22 : vector<4xi32>
      %549 = arith.ori %548, %c23 : vector<4xi32>
      %550 = vector.bitcast %549 : vector<4xi32> to vector<8xf16>
      %551 = arith.shrui %546, %c24 : vector<4xi32>
      %552 = arith.andi %551, %c22 : vector<4xi32>
      %553 = arith.ori %552, %c23 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = arith.shrui %546, %c25 : vector<4xi32>
      %556 = arith.andi %555, %c22 : vector<4xi32>
      %557 = arith.ori %556, %c23 : vector<4xi32>
      %558 = vector.bitcast %557 : vector<4xi32> to vector<8xf16>
      %559 = arith.shrui %546, %c26 : vector<4xi32>
      %560 = arith.andi %559, %c22 : vector<4xi32>
      %561 = arith.ori %560, %c23 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = vector.shuffle %550, %554 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %564 = vector.shuffle %558, %562 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = vector.shuffle %563, %564 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %566 = arith.subf %565, %c27 : vector<32xf16>
      %567 = vector.shuffle %566, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %568 = vector.shuffle %566, %566 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %569 = math.fma %567, %532, %534 : vector<16xf16>
      %570 = math.fma %568, %532, %534 : vector<16xf16>
      %571 = arith.addi %511, %c8 : index
      %572 = arith.remui %521, %c14 : index
      %573 = arith.addi %18, %c7 : index
      %574 = arith.muli %571, %c12 : index
      %575 = arith.addi %573, %574 : index
      %576 = arith.muli %572, %c2 : index
      %577 = arith.addi %575, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<2xf16>
      %580 = vector.extract %579[0] : f16 from vector<2xf16>
      %581 = vector.broadcast %580 : f16 to vector<16xf16>
      %582 = vector.extract %579[1] : f16 from vector<2xf16>
      %583 = vector.broadcast %582 : f16 to vector<16xf16>
      %584 = arith.addi %18, %c7 : index
      %585 = arith.muli %inputFeatures, %c5 : index
      %586 = arith.addi %585, %c6 : index
      %587 = arith.divui %586, %c7 : index
      %588 = arith.muli %587, %c7 : index
      %589 = arith.addi %584, %588 : index
      %590 = arith.muli %571, %c20 : index
      %591 = arith.addi %589, %590 : index
      %592 = arith.muli %572, %c14 : index
      %593 = arith.addi %591, %592 : index
      %594 = vector.load %w[%593] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %595 = vector.bitcast %594 : vector<16xi8> to vector<4xi32>
      %596 = arith.shrui %595, %c21 : vector<4xi32>
      %597 = arith.andi %596, %c22 : vector<4xi32>
      %598 = arith.ori %597, %c23 : vector<4xi32>
      %599 = vector.bitcast %598 : vector<4xi32> to vector<8xf16>
      %600 = arith.shrui %595, %c24 : vector<4xi32>
      %601 = arith.andi %600, %c22 : vector<4xi32>
      %602 = arith.ori %601, %c23 : vector<4xi32>
      %603 = vector.bitcast %602 : vector<4xi32> to vector<8xf16>
      %604 = arith.shrui %595, %c25 : vector<4xi32>
      %605 = arith.andi %604, %c22 : vector<4xi32>
      %606 = arith.ori %605, %c23 : vector<4xi32>
      %607 = vector.bitcast %606 : vector<4xi32> to vector<8xf16>
      %608 = arith.shrui %595, %c26 : vector<4xi32>
      %609 = arith.andi %608, %c22 : vector<4xi32>
      %610 = arith.ori %609, %c23 : vector<4xi32>
      %611 = vector.bitcast %610 : vector<4xi32> to vector<8xf16>
      %612 = vector.shuffle %599, %603 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %613 = vector.shuffle %607, %611 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = vector.shuffle %612, %613 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %615 = arith.subf %614, %c27 : vector<32xf16>
      %616 = vector.shuffle %615, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %617 = vector.shuffle %615, %615 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %618 = math.fma %616, %581, %583 : vector<16xf16>
      %619 = math.fma %617, %581, %583 : vector<16xf16>
      %620 = arith.muli %511, %c5 : index
      %621 = arith.addi %620, %c8 : index
      %622 = arith.muli %tileRows, %c14 : index
      %623 = arith.muli %621, %622 : index
      %624 = arith.addi %44, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = arith.muli %tileRows, %c4 : index
      %627 = arith.addi %624, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = vector.shuffle %625, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %630 = wave.mma %629, %569, %512 : vector<16xf16>, vector<8xf32>
      %631 = wave.mma %629, %618, %513 : vector<16xf16>, vector<8xf32>
      %632 = arith.muli %511, %c5 : index
      %633 = arith.addi %632, %c8 : index
      %634 = arith.muli %tileRows, %c14 : index
      %635 = arith.muli %633, %634 : index
      %636 = arith.addi %62, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = arith.muli %tileRows, %c4 : index
      %639 = arith.addi %636, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = vector.shuffle %637, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %642 = wave.mma %641, %569, %514 : vector<16xf16>, vector<8xf32>
      %643 = wave.mma %641, %618, %515 : vector<16xf16>, vector<8xf32>
      %644 = arith.muli %511, %c5 : index
      %645 = arith.addi %644, %c8 : index
      %646 = arith.muli %tileRows, %c14 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.addi %80, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = arith.muli %tileRows, %c4 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %654 = wave.mma %653, %569, %516 : vector<16xf16>, vector<8xf32>
      %655 = wave.mma %653, %618, %517 : vector<16xf16>, vector<8xf32>
      %656 = arith.muli %511, %c5 : index
      %657 = arith.addi %656, %c8 : index
      %658 = arith.muli %tileRows, %c14 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %98, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c4 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %569, %518 : vector<16xf16>, vector<8xf32>
      %667 = wave.mma %665, %618, %519 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %511, %c5 : index
      %669 = arith.addi %668, %c9 : index
      %670 = arith.muli %tileRows, %c14 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %44, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c4 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %570, %630 : vector<16xf16>, vector<8xf32>
      %679 = wave.mma %677, %619, %631 : vector<16xf16>, vector<8xf32>
      %680 = arith.muli %511, %c5 : index
      %681 = arith.addi %680, %c9 : index
      %682 = arith.muli %tileRows, %c14 : index
      %683 = arith.muli %681, %682 : index
      %684 = arith.addi %62, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = arith.muli %tileRows, %c4 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = vector.shuffle %685, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = wave.mma %689, %570, %642 : vector<16xf16>, vector<8xf32>
      %691 = wave.mma %689, %619, %643 : vector<16xf16>, vector<8xf32>
      %692 = arith.muli %511, %c5 : index
      %693 = arith.addi %692, %c9 : index
      %694 = arith.muli %tileRows, %c14 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %80, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c4 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %x[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %570, %654 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %619, %655 : vector<16xf16>, vector<8xf32>
      %704 = arith.muli %511, %c5 : index
      %705 = arith.addi %704, %c9 : index
      %706 = arith.muli %tileRows, %c14 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.addi %98, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = arith.muli %tileRows, %c4 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %x[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = vector.shuffle %709, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %714 = wave.mma %713, %570, %666 : vector<16xf16>, vector<8xf32>
      %715 = wave.mma %713, %619, %667 : vector<16xf16>, vector<8xf32>
      scf.yield %678, %679, %690, %691, %702, %703, %714, %715 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %716 = arith.addi %23, %c8 : index
    %717 = wave.lane
    %718 = arith.muli %3, %c5 : index
    %719 = arith.muli %718, %c20 : index
    %720 = arith.addi %719, %717 : index
    %721 = arith.muli %4, %c11 : index
    %722 = arith.addi %721, %720 : index
    %723 = arith.addi %722, %c8 : index
    %724 = arith.addi %723, %c8 : index
    %725 = vector.extract %520#0[0] : f32 from vector<8xf32>
    memref.store %725, %19[%724] : memref<?xf32>
    %726 = arith.muli %4, %c11 : index
    %727 = arith.addi %726, %720 : index
    %728 = arith.addi %727, %c8 : index
    %729 = arith.addi %728, %c15 : index
    %730 = vector.extract %520#0[1] : f32 from vector<8xf32>
    memref.store %730, %19[%729] : memref<?xf32>
    %731 = arith.muli %4, %c11 : index
    %732 = arith.addi %731, %720 : index
    %733 = arith.addi %732, %c8 : index
    %734 = arith.addi %733, %c12 : index
    %735 = vector.extract %520#0[2] : f32 from vector<8xf32>
    memref.store %735, %19[%734] : memref<?xf32>
    %736 = arith.muli %4, %c11 : index
    %737 = arith.addi %736, %720 : index
    %738 = arith.addi %737, %c8 : index
    %739 = arith.addi %738, %c29 : index
    %740 = vector.extract %520#0[3] : f32 from vector<8xf32>
    memref.store %740, %19[%739] : memref<?xf32>
    %741 = arith.muli %4, %c11 : index
    %742 = arith.addi %741, %720 : index
    %743 = arith.addi %742, %c8 : index
    %744 = arith.addi %743, %c7 : index
    %745 = vector.extract %520#0[4] : f32 from vector<8xf32>
    memref.store %745, %19[%744] : memref<?xf32>
    %746 = arith.muli %4, %c11 : index
    %747 = arith.addi %746, %720 : index
    %748 = arith.addi %747, %c8 : index
    %749 = arith.addi %748, %c30 : index
    %750 = vector.extract %520#0[5] : f32 from vector<8xf32>
    memref.store %750, %19[%749] : memref<?xf32>
    %751 = arith.muli %4, %c11 : index
    %752 = arith.addi %751, %720 : index
    %753 = arith.addi %752, %c8 : index
    %754 = arith.addi %753, %c31 : index
    %755 = vector.extract %520#0[6] : f32 from vector<8xf32>
    memref.store %755, %19[%754] : memref<?xf32>
    %756 = arith.muli %4, %c11 : index
    %757 = arith.addi %756, %720 : index
    %758 = arith.addi %757, %c8 : index
    %759 = arith.addi %758, %c32 : index
    %760 = vector.extract %520#0[7] : f32 from vector<8xf32>
    memref.store %760, %19[%759] : memref<?xf32>
    %761 = arith.muli %4, %c11 : index
    %762 = arith.addi %761, %720 : index
    %763 = arith.addi %762, %c20 : index
    %764 = arith.addi %763, %c8 : index
    %765 = vector.extract %520#1[0] : f32 from vector<8xf32>
    memref.store %765, %19[%764] : memref<?xf32>
    %766 = arith.muli %4, %c11 : index
    %767 = arith.addi %766, %720 : index
    %768 = arith.addi %767, %c20 : index
    %769 = arith.addi %768, %c15 : index
    %770 = vector.extract %520#1[1] : f32 from vector<8xf32>
    memref.store %770, %19[%769] : memref<?xf32>
    %771 = arith.muli %4, %c11 : index
    %772 = arith.addi %771, %720 : index
    %773 = arith.addi %772, %c20 : index
    %774 = arith.addi %773, %c12 : index
    %775 = vector.extract %520#1[2] : f32 from vector<8xf32>
    memref.store %775, %19[%774] : memref<?xf32>
    %776 = arith.muli %4, %c11 : index
    %777 = arith.addi %776, %720 : index
    %778 = arith.addi %777, %c20 : index
    %779 = arith.addi %778, %c29 : index
    %780 = vector.extract %520#1[3] : f32 from vector<8xf32>
    memref.store %780, %19[%779] : memref<?xf32>
    %781 = arith.muli %4, %c11 : index
    %782 = arith.addi %781, %720 : index
    %783 = arith.addi %782, %c20 : index
    %784 = arith.addi %783, %c7 : index
    %785 = vector.extract %520#1[4] : f32 from vector<8xf32>
    memref.store %785, %19[%784] : memref<?xf32>
    %786 = arith.muli %4, %c11 : index
    %787 = arith.addi %786, %720 : index
    %788 = arith.addi %787, %c20 : index
    %789 = arith.addi %788, %c30 : index
    %790 = vector.extract %520#1[5] : f32 from vector<8xf32>
    memref.store %790, %19[%789] : memref<?xf32>
    %791 = arith.muli %4, %c11 : index
    %792 = arith.addi %791, %720 : index
    %793 = arith.addi %792, %c20 : index
    %794 = arith.addi %793, %c31 : index
    %795 = vector.extract %520#1[6] : f32 from vector<8xf32>
    memref.store %795, %19[%794] : memref<?xf32>
    %796 = arith.muli %4, %c11 : index
    %797 = arith.addi %796, %720 : index
    %798 = arith.addi %797, %c20 : index
    %799 = arith.addi %798, %c32 : index
    %800 = vector.extract %520#1[7] : f32 from vector<8xf32>
    memref.store %800, %19[%799] : memref<?xf32>
    wave.barrier
    %801 = arith.muli %4, %c5 : index
    %802 = arith.addi %801, %c8 : index
    %803 = arith.muli %802, %c5 : index
    %804 = arith.divui %717, %c14 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.addi %716, %805 : index
    %807 = arith.cmpi slt, %806, %22 : index
    scf.if %807 {
      %808 = arith.cmpi eq, %hasFactors, %c9 : index
      %809 = arith.muli %806, %c5 : index
      %810 = memref.load %factors[%809] : memref<?xf32>
      %811 = arith.mulf %810, %operandScale : f32
      %812 = arith.select %808, %811, %operandScale : f32
      %813 = arith.addi %720, %c8 : index
      %814 = arith.muli %802, %c15 : index
      %815 = arith.addi %813, %814 : index
      %816 = memref.load %19[%815] : memref<?xf32>
      %817 = arith.addi %815, %c11 : index
      %818 = memref.load %19[%817] : memref<?xf32>
      %819 = arith.addf %816, %818 : f32
      %820 = arith.addi %815, %c35 : index
      %821 = memref.load %19[%820] : memref<?xf32>
      %822 = arith.addf %819, %821 : f32
      %823 = arith.addi %815, %c36 : index
      %824 = memref.load %19[%823] : memref<?xf32>
      %825 = arith.addf %822, %824 : f32
      %826 = arith.remui %717, %c14 : index
      %827 = arith.muli %826, %c2 : index
      %828 = arith.addi %16, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %812 : f32
      %833 = arith.mulf %825, %832 : f32
      %834 = arith.muli %3, %c5 : index
      %835 = arith.addi %834, %c8 : index
      %836 = arith.muli %835, %c14 : index
      %837 = arith.remui %717, %c14 : index
      %838 = arith.addi %836, %837 : index
      %839 = arith.muli %805, %c7 : index
      %840 = arith.addi %839, %838 : index
      memref.store %833, %20[%840] : memref<?xf32>
      %841 = arith.addi %720, %c20 : index
      %842 = arith.muli %802, %c15 : index
      %843 = arith.addi %841, %842 : index
      %844 = memref.load %19[%843] : memref<?xf32>
      %845 = arith.addi %843, %c11 : index
      %846 = memref.load %19[%845] : memref<?xf32>
      %847 = arith.addf %844, %846 : f32
      %848 = arith.addi %843, %c35 : index
      %849 = memref.load %19[%848] : memref<?xf32>
      %850 = arith.addf %847, %849 : f32
      %851 = arith.addi %843, %c36 : index
      %852 = memref.load %19[%851] : memref<?xf32>
      %853 = arith.addf %850, %852 : f32
      %854 = arith.remui %717, %c14 : index
      %855 = arith.muli %854, %c2 : index
      %856 = arith.addi %18, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %812 : f32
      %861 = arith.mulf %853, %860 : f32
      %862 = arith.muli %3, %c5 : index
      %863 = arith.addi %862, %c9 : index
      %864 = arith.muli %863, %c14 : index
      %865 = arith.remui %717, %c14 : index
      %866 = arith.addi %864, %865 : index
      %867 = arith.muli %805, %c7 : index
      %868 = arith.addi %867, %866 : index
      memref.store %861, %20[%868] : memref<?xf32>
    }
    %869 = arith.muli %4, %c5 : index
    %870 = arith.addi %869, %c9 : index
    %871 = arith.muli %870, %c5 : index
    %872 = arith.divui %717, %c14 : index
    %873 = arith.addi %871, %872 : index
    %874 = arith.addi %716, %873 : index
    %875 = arith.cmpi slt, %874, %22 : index
    scf.if %875 {
      %876 = arith.cmpi eq, %hasFactors, %c9 : index
      %877 = arith.muli %874, %c5 : index
      %878 = memref.load %factors[%877] : memref<?xf32>
      %879 = arith.mulf %878, %operandScale : f32
      %880 = arith.select %876, %879, %operandScale : f32
      %881 = arith.addi %720, %c8 : index
      %882 = arith.muli %870, %c15 : index
      %883 = arith.addi %881, %882 : index
      %884 = memref.load %19[%883] : memref<?xf32>
      %885 = arith.addi %883, %c11 : index
      %886 = memref.load %19[%885] : memref<?xf32>
      %887 = arith.addf %884, %886 : f32
      %888 = arith.addi %883, %c35 : index
      %889 = memref.load %19[%888] : memref<?xf32>
      %890 = arith.addf %887, %889 : f32
      %891 = arith.addi %883, %c36 : index
      %892 = memref.load %19[%891] : memref<?xf32>
      %893 = arith.addf %890, %892 : f32
      %894 = arith.remui %717, %c14 : index
      %895 = arith.muli %894, %c2 : index
      %896 = arith.addi %16, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %880 : f32
      %901 = arith.mulf %893, %900 : f32
      %902 = arith.muli %3, %c5 : index
      %903 = arith.addi %902, %c8 : index
      %904 = arith.muli %903, %c14 : index
      %905 = arith.remui %717, %c14 : index
      %906 = arith.addi %904, %905 : index
      %907 = arith.muli %873, %c7 : index
      %908 = arith.addi %907, %906 : index
      memref.store %901, %20[%908] : memref<?xf32>
      %909 = arith.addi %720, %c20 : index
      %910 = arith.muli %870, %c15 : index
      %911 = arith.addi %909, %910 : index
      %912 = memref.load %19[%911] : memref<?xf32>
      %913 = arith.addi %911, %c11 : index
      %914 = memref.load %19[%913] : memref<?xf32>
      %915 = arith.addf %912, %914 : f32
      %916 = arith.addi %911, %c35 : index
      %917 = memref.load %19[%916] : memref<?xf32>
      %918 = arith.addf %915, %917 : f32
      %919 = arith.addi %911, %c36 : index
      %920 = memref.load %19[%919] : memref<?xf32>
      %921 = arith.addf %918, %920 : f32
      %922 = arith.remui %717, %c14 : index
      %923 = arith.muli %922, %c2 : index
      %924 = arith.addi %18, %923 : index
      %925 = vector.load %w[%924] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %926 = vector.bitcast %925 : vector<4xi8> to vector<1xf32>
      %927 = vector.extract %926[0] : f32 from vector<1xf32>
      %928 = arith.mulf %927, %880 : f32
      %929 = arith.mulf %921, %928 : f32
      %930 = arith.muli %3, %c5 : index
      %931 = arith.addi %930, %c9 : index
      %932 = arith.muli %931, %c14 : index
      %933 = arith.remui %717, %c14 : index
      %934 = arith.addi %932, %933 : index
      %935 = arith.muli %873, %c7 : index
      %936 = arith.addi %935, %934 : index
      memref.store %929, %20[%936] : memref<?xf32>
    }
    wave.barrier
    %937 = arith.addi %23, %c8 : index
    %938 = wave.wave
    %939 = arith.addi %938, %c8 : index
    %940 = arith.addi %937, %939 : index
    %941 = arith.cmpi slt, %940, %22 : index
    scf.if %941 {
      %942 = arith.addi %937, %939 : index
      %943 = arith.muli %939, %c7 : index
      %944 = wave.lane
      %945 = arith.addi %944, %c8 : index
      %946 = arith.cmpi eq, %hasBias, %c9 : index
      %947 = arith.addi %943, %945 : index
      %948 = memref.load %20[%947] : memref<?xf32>
      %949 = arith.muli %0, %c7 : index
      %950 = arith.addi %949, %945 : index
      %951 = memref.load %bias[%950] : memref<?xf32>
      %952 = arith.addf %948, %951 : f32
      %953 = arith.select %946, %952, %948 : f32
      %954 = arith.addi %945, %c12 : index
      %955 = arith.cmpi eq, %hasBias, %c9 : index
      %956 = arith.addi %943, %954 : index
      %957 = memref.load %20[%956] : memref<?xf32>
      %958 = arith.muli %0, %c7 : index
      %959 = arith.addi %958, %954 : index
      %960 = memref.load %bias[%959] : memref<?xf32>
      %961 = arith.addf %957, %960 : f32
      %962 = arith.select %955, %961, %957 : f32
      %963 = arith.addi %944, %c15 : index
      %964 = arith.cmpi eq, %hasBias, %c9 : index
      %965 = arith.addi %943, %963 : index
      %966 = memref.load %20[%965] : memref<?xf32>
      %967 = arith.muli %0, %c7 : index
      %968 = arith.addi %967, %963 : index
      %969 = memref.load %bias[%968] : memref<?xf32>
      %970 = arith.addf %966, %969 : f32
      %971 = arith.select %964, %970, %966 : f32
      %972 = arith.addi %963, %c12 : index
      %973 = arith.cmpi eq, %hasBias, %c9 : index
      %974 = arith.addi %943, %972 : index
      %975 = memref.load %20[%974] : memref<?xf32>
      %976 = arith.muli %0, %c7 : index
      %977 = arith.addi %976, %972 : index
      %978 = memref.load %bias[%977] : memref<?xf32>
      %979 = arith.addf %975, %978 : f32
      %980 = arith.select %973, %979, %975 : f32
      %981 = arith.addi %heads, %kvHeads : index
      %982 = arith.cmpi slt, %0, %981 : index
      scf.if %982 {
        %983 = arith.addi %positionsAt, %942 : index
        %984 = memref.load %step[%983] : memref<?xi32>
        %985 = arith.index_cast %984 : i32 to index
        %986 = arith.cmpi eq, %hasNorm, %c9 : index
        %987 = math.fma %953, %953, %c40 : f32
        %988 = math.fma %962, %962, %987 : f32
        %989 = math.fma %971, %971, %988 : f32
        %990 = math.fma %980, %980, %989 : f32
        %991 = vector.broadcast %990 : f32 to vector<1xf32>
        %992 = wave.reduce "add" %991 : vector<1xf32>
        %993 = arith.mulf %992, %inverseHeadDim : f32
        %994 = arith.addf %993, %epsilon : f32
        %995 = math.sqrt %994 : f32
        %996 = arith.divf %c42, %995 : f32
        %997 = arith.cmpi slt, %0, %heads : index
        %998 = arith.addi %945, %c12 : index
        %999 = memref.load %query_norm[%945] : memref<?xf32>
        %1000 = memref.load %key_norm[%945] : memref<?xf32>
        %1001 = arith.select %997, %999, %1000 : f32
        %1002 = arith.mulf %953, %996 : f32
        %1003 = arith.mulf %1002, %1001 : f32
        %1004 = arith.select %986, %1003, %953 : f32
        %1005 = memref.load %query_norm[%998] : memref<?xf32>
        %1006 = memref.load %key_norm[%998] : memref<?xf32>
        %1007 = arith.select %997, %1005, %1006 : f32
        %1008 = arith.mulf %962, %996 : f32
        %1009 = arith.mulf %1008, %1007 : f32
        %1010 = arith.select %986, %1009, %962 : f32
        %1011 = arith.addi %963, %c12 : index
        %1012 = memref.load %query_norm[%963] : memref<?xf32>
        %1013 = memref.load %key_norm[%963] : memref<?xf32>
        %1014 = arith.select %997, %1012, %1013 : f32
        %1015 = arith.mulf %971, %996 : f32
        %1016 = arith.mulf %1015, %1014 : f32
        %1017 = arith.select %986, %1016, %971 : f32
        %1018 = memref.load %query_norm[%1011] : memref<?xf32>
        %1019 = memref.load %key_norm[%1011] : memref<?xf32>
        %1020 = arith.select %997, %1018, %1019 : f32
        %1021 = arith.mulf %980, %996 : f32
        %1022 = arith.mulf %1021, %1020 : f32
        %1023 = arith.select %986, %1022, %980 : f32
        %1024 = arith.remui %985, %c20 : index
        %1025 = arith.muli %1024, %c7 : index
        %1026 = arith.addi %1025, %945 : index
        %1027 = arith.divui %985, %c20 : index
        %1028 = arith.addi %1027, %c20 : index
        %1029 = arith.muli %1028, %c7 : index
        %1030 = arith.addi %1029, %945 : index
        %1031 = memref.load %rope[%1026] : memref<?xf32>
        %1032 = arith.addi %1026, %c12 : index
        %1033 = memref.load %rope[%1032] : memref<?xf32>
        %1034 = memref.load %rope[%1030] : memref<?xf32>
        %1035 = arith.addi %1030, %c12 : index
        %1036 = memref.load %rope[%1035] : memref<?xf32>
        %1037 = arith.mulf %1034, %1031 : f32
        %1038 = arith.mulf %1036, %1033 : f32
        %1039 = arith.subf %1037, %1038 : f32
        %1040 = arith.mulf %1036, %1031 : f32
        %1041 = arith.mulf %1034, %1033 : f32
        %1042 = arith.addf %1040, %1041 : f32
        %1043 = arith.mulf %1004, %1039 : f32
        %1044 = arith.mulf %1010, %1042 : f32
        %1045 = arith.subf %1043, %1044 : f32
        %1046 = arith.mulf %1010, %1039 : f32
        %1047 = arith.mulf %1004, %1042 : f32
        %1048 = arith.addf %1046, %1047 : f32
        %1049 = arith.cmpi slt, %0, %heads : index
        scf.if %1049 {
          %1050 = arith.muli %942, %heads : index
          %1051 = arith.addi %1050, %0 : index
          %1052 = arith.muli %1051, %c7 : index
          %1053 = arith.addi %1052, %945 : index
          memref.store %1045, %q[%1053] : memref<?xf32>
          %1054 = arith.addi %1053, %c12 : index
          memref.store %1048, %q[%1054] : memref<?xf32>
        } else {
          %1055 = arith.addi %943, %945 : index
          memref.store %1045, %20[%1055] : memref<?xf32>
          %1056 = arith.addi %943, %945 : index
          %1057 = arith.addi %1056, %c12 : index
          memref.store %1048, %20[%1057] : memref<?xf32>
        }
        %1058 = arith.remui %985, %c20 : index
        %1059 = arith.muli %1058, %c7 : index
        %1060 = arith.addi %1059, %963 : index
        %1061 = arith.divui %985, %c20 : index
        %1062 = arith.addi %1061, %c20 : index
        %1063 = arith.muli %1062, %c7 : index
        %1064 = arith.addi %1063, %963 : index
        %1065 = memref.load %rope[%1060] : memref<?xf32>
        %1066 = arith.addi %1060, %c12 : index
        %1067 = memref.load %rope[%1066] : memref<?xf32>
        %1068 = memref.load %rope[%1064] : memref<?xf32>
        %1069 = arith.addi %1064, %c12 : index
        %1070 = memref.load %rope[%1069] : memref<?xf32>
        %1071 = arith.mulf %1068, %1065 : f32
        %1072 = arith.mulf %1070, %1067 : f32
        %1073 = arith.subf %1071, %1072 : f32
        %1074 = arith.mulf %1070, %1065 : f32
        %1075 = arith.mulf %1068, %1067 : f32
        %1076 = arith.addf %1074, %1075 : f32
        %1077 = arith.mulf %1017, %1073 : f32
        %1078 = arith.mulf %1023, %1076 : f32
        %1079 = arith.subf %1077, %1078 : f32
        %1080 = arith.mulf %1023, %1073 : f32
        %1081 = arith.mulf %1017, %1076 : f32
        %1082 = arith.addf %1080, %1081 : f32
        %1083 = arith.cmpi slt, %0, %heads : index
        scf.if %1083 {
          %1084 = arith.muli %942, %heads : index
          %1085 = arith.addi %1084, %0 : index
          %1086 = arith.muli %1085, %c7 : index
          %1087 = arith.addi %1086, %963 : index
          memref.store %1079, %q[%1087] : memref<?xf32>
          %1088 = arith.addi %1087, %c12 : index
          memref.store %1082, %q[%1088] : memref<?xf32>
        } else {
          %1089 = arith.addi %943, %963 : index
          memref.store %1079, %20[%1089] : memref<?xf32>
          %1090 = arith.addi %943, %963 : index
          %1091 = arith.addi %1090, %c12 : index
          memref.store %1082, %20[%1091] : memref<?xf32>
        }
      } else {
        %1092 = arith.cmpi slt, %0, %heads : index
        scf.if %1092 {
          %1093 = arith.muli %942, %heads : index
          %1094 = arith.addi %1093, %0 : index
          %1095 = arith.muli %1094, %c7 : index
          %1096 = arith.addi %1095, %945 : index
          memref.store %953, %q[%1096] : memref<?xf32>
          %1097 = arith.addi %1096, %c12 : index
          memref.store %962, %q[%1097] : memref<?xf32>
        } else {
          %1098 = arith.addi %943, %945 : index
          memref.store %953, %20[%1098] : memref<?xf32>
          %1099 = arith.addi %943, %945 : index
          %1100 = arith.addi %1099, %c12 : index
          memref.store %962, %20[%1100] : memref<?xf32>
        }
        %1101 = arith.cmpi slt, %0, %heads : index
        scf.if %1101 {
          %1102 = arith.muli %942, %heads : index
          %1103 = arith.addi %1102, %0 : index
          %1104 = arith.muli %1103, %c7 : index
          %1105 = arith.addi %1104, %963 : index
          memref.store %971, %q[%1105] : memref<?xf32>
          %1106 = arith.addi %1105, %c12 : index
          memref.store %980, %q[%1106] : memref<?xf32>
        } else {
          %1107 = arith.addi %943, %963 : index
          memref.store %971, %20[%1107] : memref<?xf32>
          %1108 = arith.addi %943, %963 : index
          %1109 = arith.addi %1108, %c12 : index
          memref.store %980, %20[%1109] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1110 = arith.cmpi sge, %0, %heads : index
    scf.if %1110 {
      %1111 = arith.addi %938, %c8 : index
      %1112 = arith.addi %937, %1111 : index
      %1113 = arith.cmpi slt, %1112, %22 : index
      scf.if %1113 {
        %1114 = arith.addi %937, %1111 : index
        %1115 = arith.addi %slotsAt, %1114 : index
        %1116 = memref.load %step[%1115] : memref<?xi32>
        %1117 = arith.index_cast %1116 : i32 to index
        %1118 = arith.cmpi sge, %1117, %c8 : index
        scf.if %1118 {
          %1119 = arith.muli %1111, %c7 : index
          %1120 = arith.subi %0, %heads : index
          %1121 = memref.load %scales[%1120] : memref<?xf32>
          %1122 = vector.broadcast %1121 : f32 to vector<4xf32>
          %1123 = arith.divui %1117, %c14 : index
          %1124 = arith.remui %1117, %c14 : index
          %1125 = arith.muli %1123, %pageBytes : index
          %1126 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1126 {
            %1127 = wave.lane
            %1128 = arith.muli %1127, %c2 : index
            scf.for %1129 = %1128 to %c7 step %c7 {
              %1130 = arith.addi %1119, %1129 : index
              %1131 = vector.load %20[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = arith.mulf %1131, %1122 : vector<4xf32>
              %1133 = arith.minimumf %1132, %c47 : vector<4xf32>
              %1134 = arith.maximumf %1133, %c48 : vector<4xf32>
              %1135 = arith.truncf %1134 : vector<4xf32> to vector<4xf16>
              %1136 = vector.bitcast %1135 : vector<4xf16> to vector<8xi8>
              %1137 = arith.cmpi slt, %1120, %kvHeads : index
              scf.if %1137 {
                %1138 = arith.muli %1120, %c10 : index
                %1139 = arith.addi %1125, %1138 : index
                %1140 = arith.divui %1129, %c14 : index
                %1141 = arith.muli %1140, %c49 : index
                %1142 = arith.remui %1129, %c14 : index
                %1143 = arith.divui %1142, %c4 : index
                %1144 = arith.muli %1143, %c20 : index
                %1145 = arith.muli %1124, %c14 : index
                %1146 = arith.addi %1144, %1145 : index
                %1147 = arith.remui %1142, %c4 : index
                %1148 = arith.muli %1147, %c5 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.addi %1141, %1149 : index
                %1151 = arith.addi %1139, %1150 : index
                vector.store %1136, %kv[%1151] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1152 = arith.subi %1120, %kvHeads : index
                %1153 = arith.muli %1152, %c10 : index
                %1154 = arith.addi %1125, %1153 : index
                %1155 = arith.addi %1129, %c8 : index
                %1156 = arith.divui %1155, %c14 : index
                %1157 = arith.muli %1156, %c49 : index
                %1158 = arith.addi %1157, %c35 : index
                %1159 = arith.remui %1155, %c14 : index
                %1160 = arith.divui %1124, %c5 : index
                %1161 = arith.remui %1124, %c5 : index
                %1162 = arith.muli %1161, %c4 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.divui %1163, %c4 : index
                %1165 = arith.muli %1164, %c20 : index
                %1166 = arith.muli %1159, %c14 : index
                %1167 = arith.addi %1165, %1166 : index
                %1168 = arith.remui %1163, %c4 : index
                %1169 = arith.muli %1168, %c5 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.addi %1158, %1170 : index
                %1172 = arith.addi %1154, %1171 : index
                %1173 = vector.shuffle %1136, %1136 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1173, %kv[%1172] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1174 = arith.addi %1129, %c9 : index
                %1175 = arith.divui %1174, %c14 : index
                %1176 = arith.muli %1175, %c49 : index
                %1177 = arith.addi %1176, %c35 : index
                %1178 = arith.remui %1174, %c14 : index
                %1179 = arith.divui %1124, %c5 : index
                %1180 = arith.remui %1124, %c5 : index
                %1181 = arith.muli %1180, %c4 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.divui %1182, %c4 : index
                %1184 = arith.muli %1183, %c20 : index
                %1185 = arith.muli %1178, %c14 : index
                %1186 = arith.addi %1184, %1185 : index
                %1187 = arith.remui %1182, %c4 : index
                %1188 = arith.muli %1187, %c5 : index
                %1189 = arith.addi %1186, %1188 : index
                %1190 = arith.addi %1177, %1189 : index
                %1191 = arith.addi %1154, %1190 : index
                %1192 = vector.shuffle %1136, %1136 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1192, %kv[%1191] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1193 = arith.addi %1129, %c5 : index
                %1194 = arith.divui %1193, %c14 : index
                %1195 = arith.muli %1194, %c49 : index
                %1196 = arith.addi %1195, %c35 : index
                %1197 = arith.remui %1193, %c14 : index
                %1198 = arith.divui %1124, %c5 : index
                %1199 = arith.remui %1124, %c5 : index
                %1200 = arith.muli %1199, %c4 : index
                %1201 = arith.addi %1198, %1200 : index
                %1202 = arith.divui %1201, %c4 : index
                %1203 = arith.muli %1202, %c20 : index
                %1204 = arith.muli %1197, %c14 : index
                %1205 = arith.addi %1203, %1204 : index
                %1206 = arith.remui %1201, %c4 : index
                %1207 = arith.muli %1206, %c5 : index
                %1208 = arith.addi %1205, %1207 : index
                %1209 = arith.addi %1196, %1208 : index
                %1210 = arith.addi %1154, %1209 : index
                %1211 = vector.shuffle %1136, %1136 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1211, %kv[%1210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1212 = arith.addi %1129, %c28 : index
                %1213 = arith.divui %1212, %c14 : index
                %1214 = arith.muli %1213, %c49 : index
                %1215 = arith.addi %1214, %c35 : index
                %1216 = arith.remui %1212, %c14 : index
                %1217 = arith.divui %1124, %c5 : index
                %1218 = arith.remui %1124, %c5 : index
                %1219 = arith.muli %1218, %c4 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.divui %1220, %c4 : index
                %1222 = arith.muli %1221, %c20 : index
                %1223 = arith.muli %1216, %c14 : index
                %1224 = arith.addi %1222, %1223 : index
                %1225 = arith.remui %1220, %c4 : index
                %1226 = arith.muli %1225, %c5 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.addi %1215, %1227 : index
                %1229 = arith.addi %1154, %1228 : index
                %1230 = vector.shuffle %1136, %1136 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1230, %kv[%1229] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1231 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1231 {
            %1232 = wave.lane
            %1233 = arith.muli %1232, %c2 : index
            scf.for %1234 = %1233 to %c7 step %c7 {
              %1235 = arith.addi %1119, %1234 : index
              %1236 = vector.load %20[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = arith.mulf %1236, %1122 : vector<4xf32>
              %1238 = wave.fp8_encode "e4m3" %1237 : vector<4xf32> -> vector<4xi8>
              %1239 = arith.cmpi slt, %1120, %kvHeads : index
              scf.if %1239 {
                %1240 = arith.muli %1120, %c35 : index
                %1241 = arith.addi %1125, %1240 : index
                %1242 = vector.shuffle %1238, %1238 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1243 = arith.divui %1234, %c14 : index
                %1244 = arith.muli %1243, %c20 : index
                %1245 = arith.remui %1234, %c14 : index
                %1246 = arith.muli %1124, %c14 : index
                %1247 = arith.divui %1245, %c2 : index
                %1248 = arith.muli %1247, %c2 : index
                %1249 = arith.remui %1245, %c5 : index
                %1250 = arith.muli %1249, %c5 : index
                %1251 = arith.addi %1248, %1250 : index
                %1252 = arith.divui %1245, %c5 : index
                %1253 = arith.remui %1252, %c5 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.addi %1246, %1254 : index
                %1256 = arith.addi %1244, %1255 : index
                %1257 = arith.addi %1241, %1256 : index
                vector.store %1242, %kv[%1257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1258 = arith.subi %1120, %kvHeads : index
                %1259 = arith.muli %1258, %c35 : index
                %1260 = arith.addi %1125, %1259 : index
                %1261 = arith.addi %1234, %c8 : index
                %1262 = arith.divui %1261, %c14 : index
                %1263 = arith.muli %1262, %c20 : index
                %1264 = arith.addi %1263, %c11 : index
                %1265 = arith.remui %1261, %c14 : index
                %1266 = arith.divui %1124, %c5 : index
                %1267 = arith.remui %1124, %c5 : index
                %1268 = arith.muli %1267, %c4 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.muli %1265, %c14 : index
                %1271 = arith.divui %1269, %c2 : index
                %1272 = arith.muli %1271, %c2 : index
                %1273 = arith.remui %1269, %c5 : index
                %1274 = arith.muli %1273, %c5 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.divui %1269, %c5 : index
                %1277 = arith.remui %1276, %c5 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.addi %1270, %1278 : index
                %1280 = arith.addi %1264, %1279 : index
                %1281 = arith.addi %1260, %1280 : index
                %1282 = vector.shuffle %1238, %1238 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1282, %kv[%1281] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1283 = arith.addi %1234, %c9 : index
                %1284 = arith.divui %1283, %c14 : index
                %1285 = arith.muli %1284, %c20 : index
                %1286 = arith.addi %1285, %c11 : index
                %1287 = arith.remui %1283, %c14 : index
                %1288 = arith.divui %1124, %c5 : index
                %1289 = arith.remui %1124, %c5 : index
                %1290 = arith.muli %1289, %c4 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.muli %1287, %c14 : index
                %1293 = arith.divui %1291, %c2 : index
                %1294 = arith.muli %1293, %c2 : index
                %1295 = arith.remui %1291, %c5 : index
                %1296 = arith.muli %1295, %c5 : index
                %1297 = arith.addi %1294, %1296 : index
                %1298 = arith.divui %1291, %c5 : index
                %1299 = arith.remui %1298, %c5 : index
                %1300 = arith.addi %1297, %1299 : index
                %1301 = arith.addi %1292, %1300 : index
                %1302 = arith.addi %1286, %1301 : index
                %1303 = arith.addi %1260, %1302 : index
                %1304 = vector.shuffle %1238, %1238 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1304, %kv[%1303] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1305 = arith.addi %1234, %c5 : index
                %1306 = arith.divui %1305, %c14 : index
                %1307 = arith.muli %1306, %c20 : index
                %1308 = arith.addi %1307, %c11 : index
                %1309 = arith.remui %1305, %c14 : index
                %1310 = arith.divui %1124, %c5 : index
                %1311 = arith.remui %1124, %c5 : index
                %1312 = arith.muli %1311, %c4 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.muli %1309, %c14 : index
                %1315 = arith.divui %1313, %c2 : index
                %1316 = arith.muli %1315, %c2 : index
                %1317 = arith.remui %1313, %c5 : index
                %1318 = arith.muli %1317, %c5 : index
                %1319 = arith.addi %1316, %1318 : index
                %1320 = arith.divui %1313, %c5 : index
                %1321 = arith.remui %1320, %c5 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.addi %1314, %1322 : index
                %1324 = arith.addi %1308, %1323 : index
                %1325 = arith.addi %1260, %1324 : index
                %1326 = vector.shuffle %1238, %1238 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1326, %kv[%1325] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1327 = arith.addi %1234, %c28 : index
                %1328 = arith.divui %1327, %c14 : index
                %1329 = arith.muli %1328, %c20 : index
                %1330 = arith.addi %1329, %c11 : index
                %1331 = arith.remui %1327, %c14 : index
                %1332 = arith.divui %1124, %c5 : index
                %1333 = arith.remui %1124, %c5 : index
                %1334 = arith.muli %1333, %c4 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.muli %1331, %c14 : index
                %1337 = arith.divui %1335, %c2 : index
                %1338 = arith.muli %1337, %c2 : index
                %1339 = arith.remui %1335, %c5 : index
                %1340 = arith.muli %1339, %c5 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.divui %1335, %c5 : index
                %1343 = arith.remui %1342, %c5 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.addi %1336, %1344 : index
                %1346 = arith.addi %1330, %1345 : index
                %1347 = arith.addi %1260, %1346 : index
                %1348 = vector.shuffle %1238, %1238 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1348, %kv[%1347] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1349 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1349 {
            %1350 = wave.lane
            %1351 = arith.muli %1350, %c2 : index
            scf.for %1352 = %1351 to %c7 step %c7 {
              %1353 = arith.addi %1119, %1352 : index
              %1354 = vector.load %20[%1353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1355 = arith.mulf %1354, %1122 : vector<4xf32>
              %1356 = wave.fp8_encode "e5m2" %1355 : vector<4xf32> -> vector<4xi8>
              %1357 = arith.cmpi slt, %1120, %kvHeads : index
              scf.if %1357 {
                %1358 = arith.muli %1120, %c35 : index
                %1359 = arith.addi %1125, %1358 : index
                %1360 = vector.shuffle %1356, %1356 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1361 = arith.divui %1352, %c14 : index
                %1362 = arith.muli %1361, %c20 : index
                %1363 = arith.remui %1352, %c14 : index
                %1364 = arith.muli %1124, %c14 : index
                %1365 = arith.divui %1363, %c2 : index
                %1366 = arith.muli %1365, %c2 : index
                %1367 = arith.remui %1363, %c5 : index
                %1368 = arith.muli %1367, %c5 : index
                %1369 = arith.addi %1366, %1368 : index
                %1370 = arith.divui %1363, %c5 : index
                %1371 = arith.remui %1370, %c5 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.addi %1364, %1372 : index
                %1374 = arith.addi %1362, %1373 : index
                %1375 = arith.addi %1359, %1374 : index
                vector.store %1360, %kv[%1375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1376 = arith.subi %1120, %kvHeads : index
                %1377 = arith.muli %1376, %c35 : index
                %1378 = arith.addi %1125, %1377 : index
                %1379 = arith.addi %1352, %c8 : index
                %1380 = arith.divui %1379, %c14 : index
                %1381 = arith.muli %1380, %c20 : index
                %1382 = arith.addi %1381, %c11 : index
                %1383 = arith.remui %1379, %c14 : index
                %1384 = arith.divui %1124, %c5 : index
                %1385 = arith.remui %1124, %c5 : index
                %1386 = arith.muli %1385, %c4 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.muli %1383, %c14 : index
                %1389 = arith.divui %1387, %c2 : index
                %1390 = arith.muli %1389, %c2 : index
                %1391 = arith.remui %1387, %c5 : index
                %1392 = arith.muli %1391, %c5 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.divui %1387, %c5 : index
                %1395 = arith.remui %1394, %c5 : index
                %1396 = arith.addi %1393, %1395 : index
                %1397 = arith.addi %1388, %1396 : index
                %1398 = arith.addi %1382, %1397 : index
                %1399 = arith.addi %1378, %1398 : index
                %1400 = vector.shuffle %1356, %1356 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1400, %kv[%1399] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1401 = arith.addi %1352, %c9 : index
                %1402 = arith.divui %1401, %c14 : index
                %1403 = arith.muli %1402, %c20 : index
                %1404 = arith.addi %1403, %c11 : index
                %1405 = arith.remui %1401, %c14 : index
                %1406 = arith.divui %1124, %c5 : index
                %1407 = arith.remui %1124, %c5 : index
                %1408 = arith.muli %1407, %c4 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.muli %1405, %c14 : index
                %1411 = arith.divui %1409, %c2 : index
                %1412 = arith.muli %1411, %c2 : index
                %1413 = arith.remui %1409, %c5 : index
                %1414 = arith.muli %1413, %c5 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.divui %1409, %c5 : index
                %1417 = arith.remui %1416, %c5 : index
                %1418 = arith.addi %1415, %1417 : index
                %1419 = arith.addi %1410, %1418 : index
                %1420 = arith.addi %1404, %1419 : index
                %1421 = arith.addi %1378, %1420 : index
                %1422 = vector.shuffle %1356, %1356 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1422, %kv[%1421] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1423 = arith.addi %1352, %c5 : index
                %1424 = arith.divui %1423, %c14 : index
                %1425 = arith.muli %1424, %c20 : index
                %1426 = arith.addi %1425, %c11 : index
                %1427 = arith.remui %1423, %c14 : index
                %1428 = arith.divui %1124, %c5 : index
                %1429 = arith.remui %1124, %c5 : index
                %1430 = arith.muli %1429, %c4 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.muli %1427, %c14 : index
                %1433 = arith.divui %1431, %c2 : index
                %1434 = arith.muli %1433, %c2 : index
                %1435 = arith.remui %1431, %c5 : index
                %1436 = arith.muli %1435, %c5 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.divui %1431, %c5 : index
                %1439 = arith.remui %1438, %c5 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.addi %1432, %1440 : index
                %1442 = arith.addi %1426, %1441 : index
                %1443 = arith.addi %1378, %1442 : index
                %1444 = vector.shuffle %1356, %1356 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1444, %kv[%1443] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1445 = arith.addi %1352, %c28 : index
                %1446 = arith.divui %1445, %c14 : index
                %1447 = arith.muli %1446, %c20 : index
                %1448 = arith.addi %1447, %c11 : index
                %1449 = arith.remui %1445, %c14 : index
                %1450 = arith.divui %1124, %c5 : index
                %1451 = arith.remui %1124, %c5 : index
                %1452 = arith.muli %1451, %c4 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.muli %1449, %c14 : index
                %1455 = arith.divui %1453, %c2 : index
                %1456 = arith.muli %1455, %c2 : index
                %1457 = arith.remui %1453, %c5 : index
                %1458 = arith.muli %1457, %c5 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.divui %1453, %c5 : index
                %1461 = arith.remui %1460, %c5 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.addi %1454, %1462 : index
                %1464 = arith.addi %1448, %1463 : index
                %1465 = arith.addi %1378, %1464 : index
                %1466 = vector.shuffle %1356, %1356 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1466, %kv[%1465] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1467 = arith.addi %23, %c14 : index
    %1468 = wave.lane
    %1469 = arith.muli %3, %c5 : index
    %1470 = arith.muli %1469, %c20 : index
    %1471 = arith.addi %1470, %1468 : index
    %1472 = arith.muli %4, %c11 : index
    %1473 = arith.addi %1472, %1471 : index
    %1474 = arith.addi %1473, %c8 : index
    %1475 = arith.addi %1474, %c8 : index
    %1476 = vector.extract %520#2[0] : f32 from vector<8xf32>
    memref.store %1476, %19[%1475] : memref<?xf32>
    %1477 = arith.muli %4, %c11 : index
    %1478 = arith.addi %1477, %1471 : index
    %1479 = arith.addi %1478, %c8 : index
    %1480 = arith.addi %1479, %c15 : index
    %1481 = vector.extract %520#2[1] : f32 from vector<8xf32>
    memref.store %1481, %19[%1480] : memref<?xf32>
    %1482 = arith.muli %4, %c11 : index
    %1483 = arith.addi %1482, %1471 : index
    %1484 = arith.addi %1483, %c8 : index
    %1485 = arith.addi %1484, %c12 : index
    %1486 = vector.extract %520#2[2] : f32 from vector<8xf32>
    memref.store %1486, %19[%1485] : memref<?xf32>
    %1487 = arith.muli %4, %c11 : index
    %1488 = arith.addi %1487, %1471 : index
    %1489 = arith.addi %1488, %c8 : index
    %1490 = arith.addi %1489, %c29 : index
    %1491 = vector.extract %520#2[3] : f32 from vector<8xf32>
    memref.store %1491, %19[%1490] : memref<?xf32>
    %1492 = arith.muli %4, %c11 : index
    %1493 = arith.addi %1492, %1471 : index
    %1494 = arith.addi %1493, %c8 : index
    %1495 = arith.addi %1494, %c7 : index
    %1496 = vector.extract %520#2[4] : f32 from vector<8xf32>
    memref.store %1496, %19[%1495] : memref<?xf32>
    %1497 = arith.muli %4, %c11 : index
    %1498 = arith.addi %1497, %1471 : index
    %1499 = arith.addi %1498, %c8 : index
    %1500 = arith.addi %1499, %c30 : index
    %1501 = vector.extract %520#2[5] : f32 from vector<8xf32>
    memref.store %1501, %19[%1500] : memref<?xf32>
    %1502 = arith.muli %4, %c11 : index
    %1503 = arith.addi %1502, %1471 : index
    %1504 = arith.addi %1503, %c8 : index
    %1505 = arith.addi %1504, %c31 : index
    %1506 = vector.extract %520#2[6] : f32 from vector<8xf32>
    memref.store %1506, %19[%1505] : memref<?xf32>
    %1507 = arith.muli %4, %c11 : index
    %1508 = arith.addi %1507, %1471 : index
    %1509 = arith.addi %1508, %c8 : index
    %1510 = arith.addi %1509, %c32 : index
    %1511 = vector.extract %520#2[7] : f32 from vector<8xf32>
    memref.store %1511, %19[%1510] : memref<?xf32>
    %1512 = arith.muli %4, %c11 : index
    %1513 = arith.addi %1512, %1471 : index
    %1514 = arith.addi %1513, %c20 : index
    %1515 = arith.addi %1514, %c8 : index
    %1516 = vector.extract %520#3[0] : f32 from vector<8xf32>
    memref.store %1516, %19[%1515] : memref<?xf32>
    %1517 = arith.muli %4, %c11 : index
    %1518 = arith.addi %1517, %1471 : index
    %1519 = arith.addi %1518, %c20 : index
    %1520 = arith.addi %1519, %c15 : index
    %1521 = vector.extract %520#3[1] : f32 from vector<8xf32>
    memref.store %1521, %19[%1520] : memref<?xf32>
    %1522 = arith.muli %4, %c11 : index
    %1523 = arith.addi %1522, %1471 : index
    %1524 = arith.addi %1523, %c20 : index
    %1525 = arith.addi %1524, %c12 : index
    %1526 = vector.extract %520#3[2] : f32 from vector<8xf32>
    memref.store %1526, %19[%1525] : memref<?xf32>
    %1527 = arith.muli %4, %c11 : index
    %1528 = arith.addi %1527, %1471 : index
    %1529 = arith.addi %1528, %c20 : index
    %1530 = arith.addi %1529, %c29 : index
    %1531 = vector.extract %520#3[3] : f32 from vector<8xf32>
    memref.store %1531, %19[%1530] : memref<?xf32>
    %1532 = arith.muli %4, %c11 : index
    %1533 = arith.addi %1532, %1471 : index
    %1534 = arith.addi %1533, %c20 : index
    %1535 = arith.addi %1534, %c7 : index
    %1536 = vector.extract %520#3[4] : f32 from vector<8xf32>
    memref.store %1536, %19[%1535] : memref<?xf32>
    %1537 = arith.muli %4, %c11 : index
    %1538 = arith.addi %1537, %1471 : index
    %1539 = arith.addi %1538, %c20 : index
    %1540 = arith.addi %1539, %c30 : index
    %1541 = vector.extract %520#3[5] : f32 from vector<8xf32>
    memref.store %1541, %19[%1540] : memref<?xf32>
    %1542 = arith.muli %4, %c11 : index
    %1543 = arith.addi %1542, %1471 : index
    %1544 = arith.addi %1543, %c20 : index
    %1545 = arith.addi %1544, %c31 : index
    %1546 = vector.extract %520#3[6] : f32 from vector<8xf32>
    memref.store %1546, %19[%1545] : memref<?xf32>
    %1547 = arith.muli %4, %c11 : index
    %1548 = arith.addi %1547, %1471 : index
    %1549 = arith.addi %1548, %c20 : index
    %1550 = arith.addi %1549, %c32 : index
    %1551 = vector.extract %520#3[7] : f32 from vector<8xf32>
    memref.store %1551, %19[%1550] : memref<?xf32>
    wave.barrier
    %1552 = arith.muli %4, %c5 : index
    %1553 = arith.addi %1552, %c8 : index
    %1554 = arith.muli %1553, %c5 : index
    %1555 = arith.divui %1468, %c14 : index
    %1556 = arith.addi %1554, %1555 : index
    %1557 = arith.addi %1467, %1556 : index
    %1558 = arith.cmpi slt, %1557, %22 : index
    scf.if %1558 {
      %1559 = arith.cmpi eq, %hasFactors, %c9 : index
      %1560 = arith.muli %1557, %c5 : index
      %1561 = memref.load %factors[%1560] : memref<?xf32>
      %1562 = arith.mulf %1561, %operandScale : f32
      %1563 = arith.select %1559, %1562, %operandScale : f32
      %1564 = arith.addi %1471, %c8 : index
      %1565 = arith.muli %1553, %c15 : index
      %1566 = arith.addi %1564, %1565 : index
      %1567 = memref.load %19[%1566] : memref<?xf32>
      %1568 = arith.addi %1566, %c11 : index
      %1569 = memref.load %19[%1568] : memref<?xf32>
      %1570 = arith.addf %1567, %1569 : f32
      %1571 = arith.addi %1566, %c35 : index
      %1572 = memref.load %19[%1571] : memref<?xf32>
      %1573 = arith.addf %1570, %1572 : f32
      %1574 = arith.addi %1566, %c36 : index
      %1575 = memref.load %19[%1574] : memref<?xf32>
      %1576 = arith.addf %1573, %1575 : f32
      %1577 = arith.remui %1468, %c14 : index
      %1578 = arith.muli %1577, %c2 : index
      %1579 = arith.addi %16, %1578 : index
      %1580 = vector.load %w[%1579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1581 = vector.bitcast %1580 : vector<4xi8> to vector<1xf32>
      %1582 = vector.extract %1581[0] : f32 from vector<1xf32>
      %1583 = arith.mulf %1582, %1563 : f32
      %1584 = arith.mulf %1576, %1583 : f32
      %1585 = arith.muli %3, %c5 : index
      %1586 = arith.addi %1585, %c8 : index
      %1587 = arith.muli %1586, %c14 : index
      %1588 = arith.remui %1468, %c14 : index
      %1589 = arith.addi %1587, %1588 : index
      %1590 = arith.muli %1556, %c7 : index
      %1591 = arith.addi %1590, %1589 : index
      memref.store %1584, %20[%1591] : memref<?xf32>
      %1592 = arith.addi %1471, %c20 : index
      %1593 = arith.muli %1553, %c15 : index
      %1594 = arith.addi %1592, %1593 : index
      %1595 = memref.load %19[%1594] : memref<?xf32>
      %1596 = arith.addi %1594, %c11 : index
      %1597 = memref.load %19[%1596] : memref<?xf32>
      %1598 = arith.addf %1595, %1597 : f32
      %1599 = arith.addi %1594, %c35 : index
      %1600 = memref.load %19[%1599] : memref<?xf32>
      %1601 = arith.addf %1598, %1600 : f32
      %1602 = arith.addi %1594, %c36 : index
      %1603 = memref.load %19[%1602] : memref<?xf32>
      %1604 = arith.addf %1601, %1603 : f32
      %1605 = arith.remui %1468, %c14 : index
      %1606 = arith.muli %1605, %c2 : index
      %1607 = arith.addi %18, %1606 : index
      %1608 = vector.load %w[%1607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1609 = vector.bitcast %1608 : vector<4xi8> to vector<1xf32>
      %1610 = vector.extract %1609[0] : f32 from vector<1xf32>
      %1611 = arith.mulf %1610, %1563 : f32
      %1612 = arith.mulf %1604, %1611 : f32
      %1613 = arith.muli %3, %c5 : index
      %1614 = arith.addi %1613, %c9 : index
      %1615 = arith.muli %1614, %c14 : index
      %1616 = arith.remui %1468, %c14 : index
      %1617 = arith.addi %1615, %1616 : index
      %1618 = arith.muli %1556, %c7 : index
      %1619 = arith.addi %1618, %1617 : index
      memref.store %1612, %20[%1619] : memref<?xf32>
    }
    %1620 = arith.muli %4, %c5 : index
    %1621 = arith.addi %1620, %c9 : index
    %1622 = arith.muli %1621, %c5 : index
    %1623 = arith.divui %1468, %c14 : index
    %1624 = arith.addi %1622, %1623 : index
    %1625 = arith.addi %1467, %1624 : index
    %1626 = arith.cmpi slt, %1625, %22 : index
    scf.if %1626 {
      %1627 = arith.cmpi eq, %hasFactors, %c9 : index
      %1628 = arith.muli %1625, %c5 : index
      %1629 = memref.load %factors[%1628] : memref<?xf32>
      %1630 = arith.mulf %1629, %operandScale : f32
      %1631 = arith.select %1627, %1630, %operandScale : f32
      %1632 = arith.addi %1471, %c8 : index
      %1633 = arith.muli %1621, %c15 : index
      %1634 = arith.addi %1632, %1633 : index
      %1635 = memref.load %19[%1634] : memref<?xf32>
      %1636 = arith.addi %1634, %c11 : index
      %1637 = memref.load %19[%1636] : memref<?xf32>
      %1638 = arith.addf %1635, %1637 : f32
      %1639 = arith.addi %1634, %c35 : index
      %1640 = memref.load %19[%1639] : memref<?xf32>
      %1641 = arith.addf %1638, %1640 : f32
      %1642 = arith.addi %1634, %c36 : index
      %1643 = memref.load %19[%1642] : memref<?xf32>
      %1644 = arith.addf %1641, %1643 : f32
      %1645 = arith.remui %1468, %c14 : index
      %1646 = arith.muli %1645, %c2 : index
      %1647 = arith.addi %16, %1646 : index
      %1648 = vector.load %w[%1647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1649 = vector.bitcast %1648 : vector<4xi8> to vector<1xf32>
      %1650 = vector.extract %1649[0] : f32 from vector<1xf32>
      %1651 = arith.mulf %1650, %1631 : f32
      %1652 = arith.mulf %1644, %1651 : f32
      %1653 = arith.muli %3, %c5 : index
      %1654 = arith.addi %1653, %c8 : index
      %1655 = arith.muli %1654, %c14 : index
      %1656 = arith.remui %1468, %c14 : index
      %1657 = arith.addi %1655, %1656 : index
      %1658 = arith.muli %1624, %c7 : index
      %1659 = arith.addi %1658, %1657 : index
      memref.store %1652, %20[%1659] : memref<?xf32>
      %1660 = arith.addi %1471, %c20 : index
      %1661 = arith.muli %1621, %c15 : index
      %1662 = arith.addi %1660, %1661 : index
      %1663 = memref.load %19[%1662] : memref<?xf32>
      %1664 = arith.addi %1662, %c11 : index
      %1665 = memref.load %19[%1664] : memref<?xf32>
      %1666 = arith.addf %1663, %1665 : f32
      %1667 = arith.addi %1662, %c35 : index
      %1668 = memref.load %19[%1667] : memref<?xf32>
      %1669 = arith.addf %1666, %1668 : f32
      %1670 = arith.addi %1662, %c36 : index
      %1671 = memref.load %19[%1670] : memref<?xf32>
      %1672 = arith.addf %1669, %1671 : f32
      %1673 = arith.remui %1468, %c14 : index
      %1674 = arith.muli %1673, %c2 : index
      %1675 = arith.addi %18, %1674 : index
      %1676 = vector.load %w[%1675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1677 = vector.bitcast %1676 : vector<4xi8> to vector<1xf32>
      %1678 = vector.extract %1677[0] : f32 from vector<1xf32>
      %1679 = arith.mulf %1678, %1631 : f32
      %1680 = arith.mulf %1672, %1679 : f32
      %1681 = arith.muli %3, %c5 : index
      %1682 = arith.addi %1681, %c9 : index
      %1683 = arith.muli %1682, %c14 : index
      %1684 = arith.remui %1468, %c14 : index
      %1685 = arith.addi %1683, %1684 : index
      %1686 = arith.muli %1624, %c7 : index
      %1687 = arith.addi %1686, %1685 : index
      memref.store %1680, %20[%1687] : memref<?xf32>
    }
    wave.barrier
    %1688 = arith.addi %23, %c14 : index
    %1689 = wave.wave
    %1690 = arith.addi %1689, %c8 : index
    %1691 = arith.addi %1688, %1690 : index
    %1692 = arith.cmpi slt, %1691, %22 : index
    scf.if %1692 {
      %1693 = arith.addi %1688, %1690 : index
      %1694 = arith.muli %1690, %c7 : index
      %1695 = wave.lane
      %1696 = arith.addi %1695, %c8 : index
      %1697 = arith.cmpi eq, %hasBias, %c9 : index
      %1698 = arith.addi %1694, %1696 : index
      %1699 = memref.load %20[%1698] : memref<?xf32>
      %1700 = arith.muli %0, %c7 : index
      %1701 = arith.addi %1700, %1696 : index
      %1702 = memref.load %bias[%1701] : memref<?xf32>
      %1703 = arith.addf %1699, %1702 : f32
      %1704 = arith.select %1697, %1703, %1699 : f32
      %1705 = arith.addi %1696, %c12 : index
      %1706 = arith.cmpi eq, %hasBias, %c9 : index
      %1707 = arith.addi %1694, %1705 : index
      %1708 = memref.load %20[%1707] : memref<?xf32>
      %1709 = arith.muli %0, %c7 : index
      %1710 = arith.addi %1709, %1705 : index
      %1711 = memref.load %bias[%1710] : memref<?xf32>
      %1712 = arith.addf %1708, %1711 : f32
      %1713 = arith.select %1706, %1712, %1708 : f32
      %1714 = arith.addi %1695, %c15 : index
      %1715 = arith.cmpi eq, %hasBias, %c9 : index
      %1716 = arith.addi %1694, %1714 : index
      %1717 = memref.load %20[%1716] : memref<?xf32>
      %1718 = arith.muli %0, %c7 : index
      %1719 = arith.addi %1718, %1714 : index
      %1720 = memref.load %bias[%1719] : memref<?xf32>
      %1721 = arith.addf %1717, %1720 : f32
      %1722 = arith.select %1715, %1721, %1717 : f32
      %1723 = arith.addi %1714, %c12 : index
      %1724 = arith.cmpi eq, %hasBias, %c9 : index
      %1725 = arith.addi %1694, %1723 : index
      %1726 = memref.load %20[%1725] : memref<?xf32>
      %1727 = arith.muli %0, %c7 : index
      %1728 = arith.addi %1727, %1723 : index
      %1729 = memref.load %bias[%1728] : memref<?xf32>
      %1730 = arith.addf %1726, %1729 : f32
      %1731 = arith.select %1724, %1730, %1726 : f32
      %1732 = arith.addi %heads, %kvHeads : index
      %1733 = arith.cmpi slt, %0, %1732 : index
      scf.if %1733 {
        %1734 = arith.addi %positionsAt, %1693 : index
        %1735 = memref.load %step[%1734] : memref<?xi32>
        %1736 = arith.index_cast %1735 : i32 to index
        %1737 = arith.cmpi eq, %hasNorm, %c9 : index
        %1738 = math.fma %1704, %1704, %c40 : f32
        %1739 = math.fma %1713, %1713, %1738 : f32
        %1740 = math.fma %1722, %1722, %1739 : f32
        %1741 = math.fma %1731, %1731, %1740 : f32
        %1742 = vector.broadcast %1741 : f32 to vector<1xf32>
        %1743 = wave.reduce "add" %1742 : vector<1xf32>
        %1744 = arith.mulf %1743, %inverseHeadDim : f32
        %1745 = arith.addf %1744, %epsilon : f32
        %1746 = math.sqrt %1745 : f32
        %1747 = arith.divf %c42, %1746 : f32
        %1748 = arith.cmpi slt, %0, %heads : index
        %1749 = arith.addi %1696, %c12 : index
        %1750 = memref.load %query_norm[%1696] : memref<?xf32>
        %1751 = memref.load %key_norm[%1696] : memref<?xf32>
        %1752 = arith.select %1748, %1750, %1751 : f32
        %1753 = arith.mulf %1704, %1747 : f32
        %1754 = arith.mulf %1753, %1752 : f32
        %1755 = arith.select %1737, %1754, %1704 : f32
        %1756 = memref.load %query_norm[%1749] : memref<?xf32>
        %1757 = memref.load %key_norm[%1749] : memref<?xf32>
        %1758 = arith.select %1748, %1756, %1757 : f32
        %1759 = arith.mulf %1713, %1747 : f32
        %1760 = arith.mulf %1759, %1758 : f32
        %1761 = arith.select %1737, %1760, %1713 : f32
        %1762 = arith.addi %1714, %c12 : index
        %1763 = memref.load %query_norm[%1714] : memref<?xf32>
        %1764 = memref.load %key_norm[%1714] : memref<?xf32>
        %1765 = arith.select %1748, %1763, %1764 : f32
        %1766 = arith.mulf %1722, %1747 : f32
        %1767 = arith.mulf %1766, %1765 : f32
        %1768 = arith.select %1737, %1767, %1722 : f32
        %1769 = memref.load %query_norm[%1762] : memref<?xf32>
        %1770 = memref.load %key_norm[%1762] : memref<?xf32>
        %1771 = arith.select %1748, %1769, %1770 : f32
        %1772 = arith.mulf %1731, %1747 : f32
        %1773 = arith.mulf %1772, %1771 : f32
        %1774 = arith.select %1737, %1773, %1731 : f32
        %1775 = arith.remui %1736, %c20 : index
        %1776 = arith.muli %1775, %c7 : index
        %1777 = arith.addi %1776, %1696 : index
        %1778 = arith.divui %1736, %c20 : index
        %1779 = arith.addi %1778, %c20 : index
        %1780 = arith.muli %1779, %c7 : index
        %1781 = arith.addi %1780, %1696 : index
        %1782 = memref.load %rope[%1777] : memref<?xf32>
        %1783 = arith.addi %1777, %c12 : index
        %1784 = memref.load %rope[%1783] : memref<?xf32>
        %1785 = memref.load %rope[%1781] : memref<?xf32>
        %1786 = arith.addi %1781, %c12 : index
        %1787 = memref.load %rope[%1786] : memref<?xf32>
        %1788 = arith.mulf %1785, %1782 : f32
        %1789 = arith.mulf %1787, %1784 : f32
        %1790 = arith.subf %1788, %1789 : f32
        %1791 = arith.mulf %1787, %1782 : f32
        %1792 = arith.mulf %1785, %1784 : f32
        %1793 = arith.addf %1791, %1792 : f32
        %1794 = arith.mulf %1755, %1790 : f32
        %1795 = arith.mulf %1761, %1793 : f32
        %1796 = arith.subf %1794, %1795 : f32
        %1797 = arith.mulf %1761, %1790 : f32
        %1798 = arith.mulf %1755, %1793 : f32
        %1799 = arith.addf %1797, %1798 : f32
        %1800 = arith.cmpi slt, %0, %heads : index
        scf.if %1800 {
          %1801 = arith.muli %1693, %heads : index
          %1802 = arith.addi %1801, %0 : index
          %1803 = arith.muli %1802, %c7 : index
          %1804 = arith.addi %1803, %1696 : index
          memref.store %1796, %q[%1804] : memref<?xf32>
          %1805 = arith.addi %1804, %c12 : index
          memref.store %1799, %q[%1805] : memref<?xf32>
        } else {
          %1806 = arith.addi %1694, %1696 : index
          memref.store %1796, %20[%1806] : memref<?xf32>
          %1807 = arith.addi %1694, %1696 : index
          %1808 = arith.addi %1807, %c12 : index
          memref.store %1799, %20[%1808] : memref<?xf32>
        }
        %1809 = arith.remui %1736, %c20 : index
        %1810 = arith.muli %1809, %c7 : index
        %1811 = arith.addi %1810, %1714 : index
        %1812 = arith.divui %1736, %c20 : index
        %1813 = arith.addi %1812, %c20 : index
        %1814 = arith.muli %1813, %c7 : index
        %1815 = arith.addi %1814, %1714 : index
        %1816 = memref.load %rope[%1811] : memref<?xf32>
        %1817 = arith.addi %1811, %c12 : index
        %1818 = memref.load %rope[%1817] : memref<?xf32>
        %1819 = memref.load %rope[%1815] : memref<?xf32>
        %1820 = arith.addi %1815, %c12 : index
        %1821 = memref.load %rope[%1820] : memref<?xf32>
        %1822 = arith.mulf %1819, %1816 : f32
        %1823 = arith.mulf %1821, %1818 : f32
        %1824 = arith.subf %1822, %1823 : f32
        %1825 = arith.mulf %1821, %1816 : f32
        %1826 = arith.mulf %1819, %1818 : f32
        %1827 = arith.addf %1825, %1826 : f32
        %1828 = arith.mulf %1768, %1824 : f32
        %1829 = arith.mulf %1774, %1827 : f32
        %1830 = arith.subf %1828, %1829 : f32
        %1831 = arith.mulf %1774, %1824 : f32
        %1832 = arith.mulf %1768, %1827 : f32
        %1833 = arith.addf %1831, %1832 : f32
        %1834 = arith.cmpi slt, %0, %heads : index
        scf.if %1834 {
          %1835 = arith.muli %1693, %heads : index
          %1836 = arith.addi %1835, %0 : index
          %1837 = arith.muli %1836, %c7 : index
          %1838 = arith.addi %1837, %1714 : index
          memref.store %1830, %q[%1838] : memref<?xf32>
          %1839 = arith.addi %1838, %c12 : index
          memref.store %1833, %q[%1839] : memref<?xf32>
        } else {
          %1840 = arith.addi %1694, %1714 : index
          memref.store %1830, %20[%1840] : memref<?xf32>
          %1841 = arith.addi %1694, %1714 : index
          %1842 = arith.addi %1841, %c12 : index
          memref.store %1833, %20[%1842] : memref<?xf32>
        }
      } else {
        %1843 = arith.cmpi slt, %0, %heads : index
        scf.if %1843 {
          %1844 = arith.muli %1693, %heads : index
          %1845 = arith.addi %1844, %0 : index
          %1846 = arith.muli %1845, %c7 : index
          %1847 = arith.addi %1846, %1696 : index
          memref.store %1704, %q[%1847] : memref<?xf32>
          %1848 = arith.addi %1847, %c12 : index
          memref.store %1713, %q[%1848] : memref<?xf32>
        } else {
          %1849 = arith.addi %1694, %1696 : index
          memref.store %1704, %20[%1849] : memref<?xf32>
          %1850 = arith.addi %1694, %1696 : index
          %1851 = arith.addi %1850, %c12 : index
          memref.store %1713, %20[%1851] : memref<?xf32>
        }
        %1852 = arith.cmpi slt, %0, %heads : index
        scf.if %1852 {
          %1853 = arith.muli %1693, %heads : index
          %1854 = arith.addi %1853, %0 : index
          %1855 = arith.muli %1854, %c7 : index
          %1856 = arith.addi %1855, %1714 : index
          memref.store %1722, %q[%1856] : memref<?xf32>
          %1857 = arith.addi %1856, %c12 : index
          memref.store %1731, %q[%1857] : memref<?xf32>
        } else {
          %1858 = arith.addi %1694, %1714 : index
          memref.store %1722, %20[%1858] : memref<?xf32>
          %1859 = arith.addi %1694, %1714 : index
          %1860 = arith.addi %1859, %c12 : index
          memref.store %1731, %20[%1860] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1861 = arith.cmpi sge, %0, %heads : index
    scf.if %1861 {
      %1862 = arith.addi %1689, %c8 : index
      %1863 = arith.addi %1688, %1862 : index
      %1864 = arith.cmpi slt, %1863, %22 : index
      scf.if %1864 {
        %1865 = arith.addi %1688, %1862 : index
        %1866 = arith.addi %slotsAt, %1865 : index
        %1867 = memref.load %step[%1866] : memref<?xi32>
        %1868 = arith.index_cast %1867 : i32 to index
        %1869 = arith.cmpi sge, %1868, %c8 : index
        scf.if %1869 {
          %1870 = arith.muli %1862, %c7 : index
          %1871 = arith.subi %0, %heads : index
          %1872 = memref.load %scales[%1871] : memref<?xf32>
          %1873 = vector.broadcast %1872 : f32 to vector<4xf32>
          %1874 = arith.divui %1868, %c14 : index
          %1875 = arith.remui %1868, %c14 : index
          %1876 = arith.muli %1874, %pageBytes : index
          %1877 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1877 {
            %1878 = wave.lane
            %1879 = arith.muli %1878, %c2 : index
            scf.for %1880 = %1879 to %c7 step %c7 {
              %1881 = arith.addi %1870, %1880 : index
              %1882 = vector.load %20[%1881] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1883 = arith.mulf %1882, %1873 : vector<4xf32>
              %1884 = arith.minimumf %1883, %c47 : vector<4xf32>
              %1885 = arith.maximumf %1884, %c48 : vector<4xf32>
              %1886 = arith.truncf %1885 : vector<4xf32> to vector<4xf16>
              %1887 = vector.bitcast %1886 : vector<4xf16> to vector<8xi8>
              %1888 = arith.cmpi slt, %1871, %kvHeads : index
              scf.if %1888 {
                %1889 = arith.muli %1871, %c10 : index
                %1890 = arith.addi %1876, %1889 : index
                %1891 = arith.divui %1880, %c14 : index
                %1892 = arith.muli %1891, %c49 : index
                %1893 = arith.remui %1880, %c14 : index
                %1894 = arith.divui %1893, %c4 : index
                %1895 = arith.muli %1894, %c20 : index
                %1896 = arith.muli %1875, %c14 : index
                %1897 = arith.addi %1895, %1896 : index
                %1898 = arith.remui %1893, %c4 : index
                %1899 = arith.muli %1898, %c5 : index
                %1900 = arith.addi %1897, %1899 : index
                %1901 = arith.addi %1892, %1900 : index
                %1902 = arith.addi %1890, %1901 : index
                vector.store %1887, %kv[%1902] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1903 = arith.subi %1871, %kvHeads : index
                %1904 = arith.muli %1903, %c10 : index
                %1905 = arith.addi %1876, %1904 : index
                %1906 = arith.addi %1880, %c8 : index
                %1907 = arith.divui %1906, %c14 : index
                %1908 = arith.muli %1907, %c49 : index
                %1909 = arith.addi %1908, %c35 : index
                %1910 = arith.remui %1906, %c14 : index
                %1911 = arith.divui %1875, %c5 : index
                %1912 = arith.remui %1875, %c5 : index
                %1913 = arith.muli %1912, %c4 : index
                %1914 = arith.addi %1911, %1913 : index
                %1915 = arith.divui %1914, %c4 : index
                %1916 = arith.muli %1915, %c20 : index
                %1917 = arith.muli %1910, %c14 : index
                %1918 = arith.addi %1916, %1917 : index
                %1919 = arith.remui %1914, %c4 : index
                %1920 = arith.muli %1919, %c5 : index
                %1921 = arith.addi %1918, %1920 : index
                %1922 = arith.addi %1909, %1921 : index
                %1923 = arith.addi %1905, %1922 : index
                %1924 = vector.shuffle %1887, %1887 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1924, %kv[%1923] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1925 = arith.addi %1880, %c9 : index
                %1926 = arith.divui %1925, %c14 : index
                %1927 = arith.muli %1926, %c49 : index
                %1928 = arith.addi %1927, %c35 : index
                %1929 = arith.remui %1925, %c14 : index
                %1930 = arith.divui %1875, %c5 : index
                %1931 = arith.remui %1875, %c5 : index
                %1932 = arith.muli %1931, %c4 : index
                %1933 = arith.addi %1930, %1932 : index
                %1934 = arith.divui %1933, %c4 : index
                %1935 = arith.muli %1934, %c20 : index
                %1936 = arith.muli %1929, %c14 : index
                %1937 = arith.addi %1935, %1936 : index
                %1938 = arith.remui %1933, %c4 : index
                %1939 = arith.muli %1938, %c5 : index
                %1940 = arith.addi %1937, %1939 : index
                %1941 = arith.addi %1928, %1940 : index
                %1942 = arith.addi %1905, %1941 : index
                %1943 = vector.shuffle %1887, %1887 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1943, %kv[%1942] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1944 = arith.addi %1880, %c5 : index
                %1945 = arith.divui %1944, %c14 : index
                %1946 = arith.muli %1945, %c49 : index
                %1947 = arith.addi %1946, %c35 : index
                %1948 = arith.remui %1944, %c14 : index
                %1949 = arith.divui %1875, %c5 : index
                %1950 = arith.remui %1875, %c5 : index
                %1951 = arith.muli %1950, %c4 : index
                %1952 = arith.addi %1949, %1951 : index
                %1953 = arith.divui %1952, %c4 : index
                %1954 = arith.muli %1953, %c20 : index
                %1955 = arith.muli %1948, %c14 : index
                %1956 = arith.addi %1954, %1955 : index
                %1957 = arith.remui %1952, %c4 : index
                %1958 = arith.muli %1957, %c5 : index
                %1959 = arith.addi %1956, %1958 : index
                %1960 = arith.addi %1947, %1959 : index
                %1961 = arith.addi %1905, %1960 : index
                %1962 = vector.shuffle %1887, %1887 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1962, %kv[%1961] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1963 = arith.addi %1880, %c28 : index
                %1964 = arith.divui %1963, %c14 : index
                %1965 = arith.muli %1964, %c49 : index
                %1966 = arith.addi %1965, %c35 : index
                %1967 = arith.remui %1963, %c14 : index
                %1968 = arith.divui %1875, %c5 : index
                %1969 = arith.remui %1875, %c5 : index
                %1970 = arith.muli %1969, %c4 : index
                %1971 = arith.addi %1968, %1970 : index
                %1972 = arith.divui %1971, %c4 : index
                %1973 = arith.muli %1972, %c20 : index
                %1974 = arith.muli %1967, %c14 : index
                %1975 = arith.addi %1973, %1974 : index
                %1976 = arith.remui %1971, %c4 : index
                %1977 = arith.muli %1976, %c5 : index
                %1978 = arith.addi %1975, %1977 : index
                %1979 = arith.addi %1966, %1978 : index
                %1980 = arith.addi %1905, %1979 : index
                %1981 = vector.shuffle %1887, %1887 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1981, %kv[%1980] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1982 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1982 {
            %1983 = wave.lane
            %1984 = arith.muli %1983, %c2 : index
            scf.for %1985 = %1984 to %c7 step %c7 {
              %1986 = arith.addi %1870, %1985 : index
              %1987 = vector.load %20[%1986] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1988 = arith.mulf %1987, %1873 : vector<4xf32>
              %1989 = wave.fp8_encode "e4m3" %1988 : vector<4xf32> -> vector<4xi8>
              %1990 = arith.cmpi slt, %1871, %kvHeads : index
              scf.if %1990 {
                %1991 = arith.muli %1871, %c35 : index
                %1992 = arith.addi %1876, %1991 : index
                %1993 = vector.shuffle %1989, %1989 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1994 = arith.divui %1985, %c14 : index
                %1995 = arith.muli %1994, %c20 : index
                %1996 = arith.remui %1985, %c14 : index
                %1997 = arith.muli %1875, %c14 : index
                %1998 = arith.divui %1996, %c2 : index
                %1999 = arith.muli %1998, %c2 : index
                %2000 = arith.remui %1996, %c5 : index
                %2001 = arith.muli %2000, %c5 : index
                %2002 = arith.addi %1999, %2001 : index
                %2003 = arith.divui %1996, %c5 : index
                %2004 = arith.remui %2003, %c5 : index
                %2005 = arith.addi %2002, %2004 : index
                %2006 = arith.addi %1997, %2005 : index
                %2007 = arith.addi %1995, %2006 : index
                %2008 = arith.addi %1992, %2007 : index
                vector.store %1993, %kv[%2008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2009 = arith.subi %1871, %kvHeads : index
                %2010 = arith.muli %2009, %c35 : index
                %2011 = arith.addi %1876, %2010 : index
                %2012 = arith.addi %1985, %c8 : index
                %2013 = arith.divui %2012, %c14 : index
                %2014 = arith.muli %2013, %c20 : index
                %2015 = arith.addi %2014, %c11 : index
                %2016 = arith.remui %2012, %c14 : index
                %2017 = arith.divui %1875, %c5 : index
                %2018 = arith.remui %1875, %c5 : index
                %2019 = arith.muli %2018, %c4 : index
                %2020 = arith.addi %2017, %2019 : index
                %2021 = arith.muli %2016, %c14 : index
                %2022 = arith.divui %2020, %c2 : index
                %2023 = arith.muli %2022, %c2 : index
                %2024 = arith.remui %2020, %c5 : index
                %2025 = arith.muli %2024, %c5 : index
                %2026 = arith.addi %2023, %2025 : index
                %2027 = arith.divui %2020, %c5 : index
                %2028 = arith.remui %2027, %c5 : index
                %2029 = arith.addi %2026, %2028 : index
                %2030 = arith.addi %2021, %2029 : index
                %2031 = arith.addi %2015, %2030 : index
                %2032 = arith.addi %2011, %2031 : index
                %2033 = vector.shuffle %1989, %1989 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2033, %kv[%2032] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2034 = arith.addi %1985, %c9 : index
                %2035 = arith.divui %2034, %c14 : index
                %2036 = arith.muli %2035, %c20 : index
                %2037 = arith.addi %2036, %c11 : index
                %2038 = arith.remui %2034, %c14 : index
                %2039 = arith.divui %1875, %c5 : index
                %2040 = arith.remui %1875, %c5 : index
                %2041 = arith.muli %2040, %c4 : index
                %2042 = arith.addi %2039, %2041 : index
                %2043 = arith.muli %2038, %c14 : index
                %2044 = arith.divui %2042, %c2 : index
                %2045 = arith.muli %2044, %c2 : index
                %2046 = arith.remui %2042, %c5 : index
                %2047 = arith.muli %2046, %c5 : index
                %2048 = arith.addi %2045, %2047 : index
                %2049 = arith.divui %2042, %c5 : index
                %2050 = arith.remui %2049, %c5 : index
                %2051 = arith.addi %2048, %2050 : index
                %2052 = arith.addi %2043, %2051 : index
                %2053 = arith.addi %2037, %2052 : index
                %2054 = arith.addi %2011, %2053 : index
                %2055 = vector.shuffle %1989, %1989 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2055, %kv[%2054] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2056 = arith.addi %1985, %c5 : index
                %2057 = arith.divui %2056, %c14 : index
                %2058 = arith.muli %2057, %c20 : index
                %2059 = arith.addi %2058, %c11 : index
                %2060 = arith.remui %2056, %c14 : index
                %2061 = arith.divui %1875, %c5 : index
                %2062 = arith.remui %1875, %c5 : index
                %2063 = arith.muli %2062, %c4 : index
                %2064 = arith.addi %2061, %2063 : index
                %2065 = arith.muli %2060, %c14 : index
                %2066 = arith.divui %2064, %c2 : index
                %2067 = arith.muli %2066, %c2 : index
                %2068 = arith.remui %2064, %c5 : index
                %2069 = arith.muli %2068, %c5 : index
                %2070 = arith.addi %2067, %2069 : index
                %2071 = arith.divui %2064, %c5 : index
                %2072 = arith.remui %2071, %c5 : index
                %2073 = arith.addi %2070, %2072 : index
                %2074 = arith.addi %2065, %2073 : index
                %2075 = arith.addi %2059, %2074 : index
                %2076 = arith.addi %2011, %2075 : index
                %2077 = vector.shuffle %1989, %1989 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2077, %kv[%2076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2078 = arith.addi %1985, %c28 : index
                %2079 = arith.divui %2078, %c14 : index
                %2080 = arith.muli %2079, %c20 : index
                %2081 = arith.addi %2080, %c11 : index
                %2082 = arith.remui %2078, %c14 : index
                %2083 = arith.divui %1875, %c5 : index
                %2084 = arith.remui %1875, %c5 : index
                %2085 = arith.muli %2084, %c4 : index
                %2086 = arith.addi %2083, %2085 : index
                %2087 = arith.muli %2082, %c14 : index
                %2088 = arith.divui %2086, %c2 : index
                %2089 = arith.muli %2088, %c2 : index
                %2090 = arith.remui %2086, %c5 : index
                %2091 = arith.muli %2090, %c5 : index
                %2092 = arith.addi %2089, %2091 : index
                %2093 = arith.divui %2086, %c5 : index
                %2094 = arith.remui %2093, %c5 : index
                %2095 = arith.addi %2092, %2094 : index
                %2096 = arith.addi %2087, %2095 : index
                %2097 = arith.addi %2081, %2096 : index
                %2098 = arith.addi %2011, %2097 : index
                %2099 = vector.shuffle %1989, %1989 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2099, %kv[%2098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2100 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2100 {
            %2101 = wave.lane
            %2102 = arith.muli %2101, %c2 : index
            scf.for %2103 = %2102 to %c7 step %c7 {
              %2104 = arith.addi %1870, %2103 : index
              %2105 = vector.load %20[%2104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2106 = arith.mulf %2105, %1873 : vector<4xf32>
              %2107 = wave.fp8_encode "e5m2" %2106 : vector<4xf32> -> vector<4xi8>
              %2108 = arith.cmpi slt, %1871, %kvHeads : index
              scf.if %2108 {
                %2109 = arith.muli %1871, %c35 : index
                %2110 = arith.addi %1876, %2109 : index
                %2111 = vector.shuffle %2107, %2107 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2112 = arith.divui %2103, %c14 : index
                %2113 = arith.muli %2112, %c20 : index
                %2114 = arith.remui %2103, %c14 : index
                %2115 = arith.muli %1875, %c14 : index
                %2116 = arith.divui %2114, %c2 : index
                %2117 = arith.muli %2116, %c2 : index
                %2118 = arith.remui %2114, %c5 : index
                %2119 = arith.muli %2118, %c5 : index
                %2120 = arith.addi %2117, %2119 : index
                %2121 = arith.divui %2114, %c5 : index
                %2122 = arith.remui %2121, %c5 : index
                %2123 = arith.addi %2120, %2122 : index
                %2124 = arith.addi %2115, %2123 : index
                %2125 = arith.addi %2113, %2124 : index
                %2126 = arith.addi %2110, %2125 : index
                vector.store %2111, %kv[%2126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2127 = arith.subi %1871, %kvHeads : index
                %2128 = arith.muli %2127, %c35 : index
                %2129 = arith.addi %1876, %2128 : index
                %2130 = arith.addi %2103, %c8 : index
                %2131 = arith.divui %2130, %c14 : index
                %2132 = arith.muli %2131, %c20 : index
                %2133 = arith.addi %2132, %c11 : index
                %2134 = arith.remui %2130, %c14 : index
                %2135 = arith.divui %1875, %c5 : index
                %2136 = arith.remui %1875, %c5 : index
                %2137 = arith.muli %2136, %c4 : index
                %2138 = arith.addi %2135, %2137 : index
                %2139 = arith.muli %2134, %c14 : index
                %2140 = arith.divui %2138, %c2 : index
                %2141 = arith.muli %2140, %c2 : index
                %2142 = arith.remui %2138, %c5 : index
                %2143 = arith.muli %2142, %c5 : index
                %2144 = arith.addi %2141, %2143 : index
                %2145 = arith.divui %2138, %c5 : index
                %2146 = arith.remui %2145, %c5 : index
                %2147 = arith.addi %2144, %2146 : index
                %2148 = arith.addi %2139, %2147 : index
                %2149 = arith.addi %2133, %2148 : index
                %2150 = arith.addi %2129, %2149 : index
                %2151 = vector.shuffle %2107, %2107 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2151, %kv[%2150] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2152 = arith.addi %2103, %c9 : index
                %2153 = arith.divui %2152, %c14 : index
                %2154 = arith.muli %2153, %c20 : index
                %2155 = arith.addi %2154, %c11 : index
                %2156 = arith.remui %2152, %c14 : index
                %2157 = arith.divui %1875, %c5 : index
                %2158 = arith.remui %1875, %c5 : index
                %2159 = arith.muli %2158, %c4 : index
                %2160 = arith.addi %2157, %2159 : index
                %2161 = arith.muli %2156, %c14 : index
                %2162 = arith.divui %2160, %c2 : index
                %2163 = arith.muli %2162, %c2 : index
                %2164 = arith.remui %2160, %c5 : index
                %2165 = arith.muli %2164, %c5 : index
                %2166 = arith.addi %2163, %2165 : index
                %2167 = arith.divui %2160, %c5 : index
                %2168 = arith.remui %2167, %c5 : index
                %2169 = arith.addi %2166, %2168 : index
                %2170 = arith.addi %2161, %2169 : index
                %2171 = arith.addi %2155, %2170 : index
                %2172 = arith.addi %2129, %2171 : index
                %2173 = vector.shuffle %2107, %2107 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2173, %kv[%2172] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2174 = arith.addi %2103, %c5 : index
                %2175 = arith.divui %2174, %c14 : index
                %2176 = arith.muli %2175, %c20 : index
                %2177 = arith.addi %2176, %c11 : index
                %2178 = arith.remui %2174, %c14 : index
                %2179 = arith.divui %1875, %c5 : index
                %2180 = arith.remui %1875, %c5 : index
                %2181 = arith.muli %2180, %c4 : index
                %2182 = arith.addi %2179, %2181 : index
                %2183 = arith.muli %2178, %c14 : index
                %2184 = arith.divui %2182, %c2 : index
                %2185 = arith.muli %2184, %c2 : index
                %2186 = arith.remui %2182, %c5 : index
                %2187 = arith.muli %2186, %c5 : index
                %2188 = arith.addi %2185, %2187 : index
                %2189 = arith.divui %2182, %c5 : index
                %2190 = arith.remui %2189, %c5 : index
                %2191 = arith.addi %2188, %2190 : index
                %2192 = arith.addi %2183, %2191 : index
                %2193 = arith.addi %2177, %2192 : index
                %2194 = arith.addi %2129, %2193 : index
                %2195 = vector.shuffle %2107, %2107 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2195, %kv[%2194] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2196 = arith.addi %2103, %c28 : index
                %2197 = arith.divui %2196, %c14 : index
                %2198 = arith.muli %2197, %c20 : index
                %2199 = arith.addi %2198, %c11 : index
                %2200 = arith.remui %2196, %c14 : index
                %2201 = arith.divui %1875, %c5 : index
                %2202 = arith.remui %1875, %c5 : index
                %2203 = arith.muli %2202, %c4 : index
                %2204 = arith.addi %2201, %2203 : index
                %2205 = arith.muli %2200, %c14 : index
                %2206 = arith.divui %2204, %c2 : index
                %2207 = arith.muli %2206, %c2 : index
                %2208 = arith.remui %2204, %c5 : index
                %2209 = arith.muli %2208, %c5 : index
                %2210 = arith.addi %2207, %2209 : index
                %2211 = arith.divui %2204, %c5 : index
                %2212 = arith.remui %2211, %c5 : index
                %2213 = arith.addi %2210, %2212 : index
                %2214 = arith.addi %2205, %2213 : index
                %2215 = arith.addi %2199, %2214 : index
                %2216 = arith.addi %2129, %2215 : index
                %2217 = vector.shuffle %2107, %2107 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2217, %kv[%2216] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2218 = arith.addi %23, %c15 : index
    %2219 = wave.lane
    %2220 = arith.muli %3, %c5 : index
    %2221 = arith.muli %2220, %c20 : index
    %2222 = arith.addi %2221, %2219 : index
    %2223 = arith.muli %4, %c11 : index
    %2224 = arith.addi %2223, %2222 : index
    %2225 = arith.addi %2224, %c8 : index
    %2226 = arith.addi %2225, %c8 : index
    %2227 = vector.extract %520#4[0] : f32 from vector<8xf32>
    memref.store %2227, %19[%2226] : memref<?xf32>
    %2228 = arith.muli %4, %c11 : index
    %2229 = arith.addi %2228, %2222 : index
    %2230 = arith.addi %2229, %c8 : index
    %2231 = arith.addi %2230, %c15 : index
    %2232 = vector.extract %520#4[1] : f32 from vector<8xf32>
    memref.store %2232, %19[%2231] : memref<?xf32>
    %2233 = arith.muli %4, %c11 : index
    %2234 = arith.addi %2233, %2222 : index
    %2235 = arith.addi %2234, %c8 : index
    %2236 = arith.addi %2235, %c12 : index
    %2237 = vector.extract %520#4[2] : f32 from vector<8xf32>
    memref.store %2237, %19[%2236] : memref<?xf32>
    %2238 = arith.muli %4, %c11 : index
    %2239 = arith.addi %2238, %2222 : index
    %2240 = arith.addi %2239, %c8 : index
    %2241 = arith.addi %2240, %c29 : index
    %2242 = vector.extract %520#4[3] : f32 from vector<8xf32>
    memref.store %2242, %19[%2241] : memref<?xf32>
    %2243 = arith.muli %4, %c11 : index
    %2244 = arith.addi %2243, %2222 : index
    %2245 = arith.addi %2244, %c8 : index
    %2246 = arith.addi %2245, %c7 : index
    %2247 = vector.extract %520#4[4] : f32 from vector<8xf32>
    memref.store %2247, %19[%2246] : memref<?xf32>
    %2248 = arith.muli %4, %c11 : index
    %2249 = arith.addi %2248, %2222 : index
    %2250 = arith.addi %2249, %c8 : index
    %2251 = arith.addi %2250, %c30 : index
    %2252 = vector.extract %520#4[5] : f32 from vector<8xf32>
    memref.store %2252, %19[%2251] : memref<?xf32>
    %2253 = arith.muli %4, %c11 : index
    %2254 = arith.addi %2253, %2222 : index
    %2255 = arith.addi %2254, %c8 : index
    %2256 = arith.addi %2255, %c31 : index
    %2257 = vector.extract %520#4[6] : f32 from vector<8xf32>
    memref.store %2257, %19[%2256] : memref<?xf32>
    %2258 = arith.muli %4, %c11 : index
    %2259 = arith.addi %2258, %2222 : index
    %2260 = arith.addi %2259, %c8 : index
    %2261 = arith.addi %2260, %c32 : index
    %2262 = vector.extract %520#4[7] : f32 from vector<8xf32>
    memref.store %2262, %19[%2261] : memref<?xf32>
    %2263 = arith.muli %4, %c11 : index
    %2264 = arith.addi %2263, %2222 : index
    %2265 = arith.addi %2264, %c20 : index
    %2266 = arith.addi %2265, %c8 : index
    %2267 = vector.extract %520#5[0] : f32 from vector<8xf32>
    memref.store %2267, %19[%2266] : memref<?xf32>
    %2268 = arith.muli %4, %c11 : index
    %2269 = arith.addi %2268, %2222 : index
    %2270 = arith.addi %2269, %c20 : index
    %2271 = arith.addi %2270, %c15 : index
    %2272 = vector.extract %520#5[1] : f32 from vector<8xf32>
    memref.store %2272, %19[%2271] : memref<?xf32>
    %2273 = arith.muli %4, %c11 : index
    %2274 = arith.addi %2273, %2222 : index
    %2275 = arith.addi %2274, %c20 : index
    %2276 = arith.addi %2275, %c12 : index
    %2277 = vector.extract %520#5[2] : f32 from vector<8xf32>
    memref.store %2277, %19[%2276] : memref<?xf32>
    %2278 = arith.muli %4, %c11 : index
    %2279 = arith.addi %2278, %2222 : index
    %2280 = arith.addi %2279, %c20 : index
    %2281 = arith.addi %2280, %c29 : index
    %2282 = vector.extract %520#5[3] : f32 from vector<8xf32>
    memref.store %2282, %19[%2281] : memref<?xf32>
    %2283 = arith.muli %4, %c11 : index
    %2284 = arith.addi %2283, %2222 : index
    %2285 = arith.addi %2284, %c20 : index
    %2286 = arith.addi %2285, %c7 : index
    %2287 = vector.extract %520#5[4] : f32 from vector<8xf32>
    memref.store %2287, %19[%2286] : memref<?xf32>
    %2288 = arith.muli %4, %c11 : index
    %2289 = arith.addi %2288, %2222 : index
    %2290 = arith.addi %2289, %c20 : index
    %2291 = arith.addi %2290, %c30 : index
    %2292 = vector.extract %520#5[5] : f32 from vector<8xf32>
    memref.store %2292, %19[%2291] : memref<?xf32>
    %2293 = arith.muli %4, %c11 : index
    %2294 = arith.addi %2293, %2222 : index
    %2295 = arith.addi %2294, %c20 : index
    %2296 = arith.addi %2295, %c31 : index
    %2297 = vector.extract %520#5[6] : f32 from vector<8xf32>
    memref.store %2297, %19[%2296] : memref<?xf32>
    %2298 = arith.muli %4, %c11 : index
    %2299 = arith.addi %2298, %2222 : index
    %2300 = arith.addi %2299, %c20 : index
    %2301 = arith.addi %2300, %c32 : index
    %2302 = vector.extract %520#5[7] : f32 from vector<8xf32>
    memref.store %2302, %19[%2301] : memref<?xf32>
    wave.barrier
    %2303 = arith.muli %4, %c5 : index
    %2304 = arith.addi %2303, %c8 : index
    %2305 = arith.muli %2304, %c5 : index
    %2306 = arith.divui %2219, %c14 : index
    %2307 = arith.addi %2305, %2306 : index
    %2308 = arith.addi %2218, %2307 : index
    %2309 = arith.cmpi slt, %2308, %22 : index
    scf.if %2309 {
      %2310 = arith.cmpi eq, %hasFactors, %c9 : index
      %2311 = arith.muli %2308, %c5 : index
      %2312 = memref.load %factors[%2311] : memref<?xf32>
      %2313 = arith.mulf %2312, %operandScale : f32
      %2314 = arith.select %2310, %2313, %operandScale : f32
      %2315 = arith.addi %2222, %c8 : index
      %2316 = arith.muli %2304, %c15 : index
      %2317 = arith.addi %2315, %2316 : index
      %2318 = memref.load %19[%2317] : memref<?xf32>
      %2319 = arith.addi %2317, %c11 : index
      %2320 = memref.load %19[%2319] : memref<?xf32>
      %2321 = arith.addf %2318, %2320 : f32
      %2322 = arith.addi %2317, %c35 : index
      %2323 = memref.load %19[%2322] : memref<?xf32>
      %2324 = arith.addf %2321, %2323 : f32
      %2325 = arith.addi %2317, %c36 : index
      %2326 = memref.load %19[%2325] : memref<?xf32>
      %2327 = arith.addf %2324, %2326 : f32
      %2328 = arith.remui %2219, %c14 : index
      %2329 = arith.muli %2328, %c2 : index
      %2330 = arith.addi %16, %2329 : index
      %2331 = vector.load %w[%2330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2332 = vector.bitcast %2331 : vector<4xi8> to vector<1xf32>
      %2333 = vector.extract %2332[0] : f32 from vector<1xf32>
      %2334 = arith.mulf %2333, %2314 : f32
      %2335 = arith.mulf %2327, %2334 : f32
      %2336 = arith.muli %3, %c5 : index
      %2337 = arith.addi %2336, %c8 : index
      %2338 = arith.muli %2337, %c14 : index
      %2339 = arith.remui %2219, %c14 : index
      %2340 = arith.addi %2338, %2339 : index
      %2341 = arith.muli %2307, %c7 : index
      %2342 = arith.addi %2341, %2340 : index
      memref.store %2335, %20[%2342] : memref<?xf32>
      %2343 = arith.addi %2222, %c20 : index
      %2344 = arith.muli %2304, %c15 : index
      %2345 = arith.addi %2343, %2344 : index
      %2346 = memref.load %19[%2345] : memref<?xf32>
      %2347 = arith.addi %2345, %c11 : index
      %2348 = memref.load %19[%2347] : memref<?xf32>
      %2349 = arith.addf %2346, %2348 : f32
      %2350 = arith.addi %2345, %c35 : index
      %2351 = memref.load %19[%2350] : memref<?xf32>
      %2352 = arith.addf %2349, %2351 : f32
      %2353 = arith.addi %2345, %c36 : index
      %2354 = memref.load %19[%2353] : memref<?xf32>
      %2355 = arith.addf %2352, %2354 : f32
      %2356 = arith.remui %2219, %c14 : index
      %2357 = arith.muli %2356, %c2 : index
      %2358 = arith.addi %18, %2357 : index
      %2359 = vector.load %w[%2358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2360 = vector.bitcast %2359 : vector<4xi8> to vector<1xf32>
      %2361 = vector.extract %2360[0] : f32 from vector<1xf32>
      %2362 = arith.mulf %2361, %2314 : f32
      %2363 = arith.mulf %2355, %2362 : f32
      %2364 = arith.muli %3, %c5 : index
      %2365 = arith.addi %2364, %c9 : index
      %2366 = arith.muli %2365, %c14 : index
      %2367 = arith.remui %2219, %c14 : index
      %2368 = arith.addi %2366, %2367 : index
      %2369 = arith.muli %2307, %c7 : index
      %2370 = arith.addi %2369, %2368 : index
      memref.store %2363, %20[%2370] : memref<?xf32>
    }
    %2371 = arith.muli %4, %c5 : index
    %2372 = arith.addi %2371, %c9 : index
    %2373 = arith.muli %2372, %c5 : index
    %2374 = arith.divui %2219, %c14 : index
    %2375 = arith.addi %2373, %2374 : index
    %2376 = arith.addi %2218, %2375 : index
    %2377 = arith.cmpi slt, %2376, %22 : index
    scf.if %2377 {
      %2378 = arith.cmpi eq, %hasFactors, %c9 : index
      %2379 = arith.muli %2376, %c5 : index
      %2380 = memref.load %factors[%2379] : memref<?xf32>
      %2381 = arith.mulf %2380, %operandScale : f32
      %2382 = arith.select %2378, %2381, %operandScale : f32
      %2383 = arith.addi %2222, %c8 : index
      %2384 = arith.muli %2372, %c15 : index
      %2385 = arith.addi %2383, %2384 : index
      %2386 = memref.load %19[%2385] : memref<?xf32>
      %2387 = arith.addi %2385, %c11 : index
      %2388 = memref.load %19[%2387] : memref<?xf32>
      %2389 = arith.addf %2386, %2388 : f32
      %2390 = arith.addi %2385, %c35 : index
      %2391 = memref.load %19[%2390] : memref<?xf32>
      %2392 = arith.addf %2389, %2391 : f32
      %2393 = arith.addi %2385, %c36 : index
      %2394 = memref.load %19[%2393] : memref<?xf32>
      %2395 = arith.addf %2392, %2394 : f32
      %2396 = arith.remui %2219, %c14 : index
      %2397 = arith.muli %2396, %c2 : index
      %2398 = arith.addi %16, %2397 : index
      %2399 = vector.load %w[%2398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2400 = vector.bitcast %2399 : vector<4xi8> to vector<1xf32>
      %2401 = vector.extract %2400[0] : f32 from vector<1xf32>
      %2402 = arith.mulf %2401, %2382 : f32
      %2403 = arith.mulf %2395, %2402 : f32
      %2404 = arith.muli %3, %c5 : index
      %2405 = arith.addi %2404, %c8 : index
      %2406 = arith.muli %2405, %c14 : index
      %2407 = arith.remui %2219, %c14 : index
      %2408 = arith.addi %2406, %2407 : index
      %2409 = arith.muli %2375, %c7 : index
      %2410 = arith.addi %2409, %2408 : index
      memref.store %2403, %20[%2410] : memref<?xf32>
      %2411 = arith.addi %2222, %c20 : index
      %2412 = arith.muli %2372, %c15 : index
      %2413 = arith.addi %2411, %2412 : index
      %2414 = memref.load %19[%2413] : memref<?xf32>
      %2415 = arith.addi %2413, %c11 : index
      %2416 = memref.load %19[%2415] : memref<?xf32>
      %2417 = arith.addf %2414, %2416 : f32
      %2418 = arith.addi %2413, %c35 : index
      %2419 = memref.load %19[%2418] : memref<?xf32>
      %2420 = arith.addf %2417, %2419 : f32
      %2421 = arith.addi %2413, %c36 : index
      %2422 = memref.load %19[%2421] : memref<?xf32>
      %2423 = arith.addf %2420, %2422 : f32
      %2424 = arith.remui %2219, %c14 : index
      %2425 = arith.muli %2424, %c2 : index
      %2426 = arith.addi %18, %2425 : index
      %2427 = vector.load %w[%2426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2428 = vector.bitcast %2427 : vector<4xi8> to vector<1xf32>
      %2429 = vector.extract %2428[0] : f32 from vector<1xf32>
      %2430 = arith.mulf %2429, %2382 : f32
      %2431 = arith.mulf %2423, %2430 : f32
      %2432 = arith.muli %3, %c5 : index
      %2433 = arith.addi %2432, %c9 : index
      %2434 = arith.muli %2433, %c14 : index
      %2435 = arith.remui %2219, %c14 : index
      %2436 = arith.addi %2434, %2435 : index
      %2437 = arith.muli %2375, %c7 : index
      %2438 = arith.addi %2437, %2436 : index
      memref.store %2431, %20[%2438] : memref<?xf32>
    }
    wave.barrier
    %2439 = arith.addi %23, %c15 : index
    %2440 = wave.wave
    %2441 = arith.addi %2440, %c8 : index
    %2442 = arith.addi %2439, %2441 : index
    %2443 = arith.cmpi slt, %2442, %22 : index
    scf.if %2443 {
      %2444 = arith.addi %2439, %2441 : index
      %2445 = arith.muli %2441, %c7 : index
      %2446 = wave.lane
      %2447 = arith.addi %2446, %c8 : index
      %2448 = arith.cmpi eq, %hasBias, %c9 : index
      %2449 = arith.addi %2445, %2447 : index
      %2450 = memref.load %20[%2449] : memref<?xf32>
      %2451 = arith.muli %0, %c7 : index
      %2452 = arith.addi %2451, %2447 : index
      %2453 = memref.load %bias[%2452] : memref<?xf32>
      %2454 = arith.addf %2450, %2453 : f32
      %2455 = arith.select %2448, %2454, %2450 : f32
      %2456 = arith.addi %2447, %c12 : index
      %2457 = arith.cmpi eq, %hasBias, %c9 : index
      %2458 = arith.addi %2445, %2456 : index
      %2459 = memref.load %20[%2458] : memref<?xf32>
      %2460 = arith.muli %0, %c7 : index
      %2461 = arith.addi %2460, %2456 : index
      %2462 = memref.load %bias[%2461] : memref<?xf32>
      %2463 = arith.addf %2459, %2462 : f32
      %2464 = arith.select %2457, %2463, %2459 : f32
      %2465 = arith.addi %2446, %c15 : index
      %2466 = arith.cmpi eq, %hasBias, %c9 : index
      %2467 = arith.addi %2445, %2465 : index
      %2468 = memref.load %20[%2467] : memref<?xf32>
      %2469 = arith.muli %0, %c7 : index
      %2470 = arith.addi %2469, %2465 : index
      %2471 = memref.load %bias[%2470] : memref<?xf32>
      %2472 = arith.addf %2468, %2471 : f32
      %2473 = arith.select %2466, %2472, %2468 : f32
      %2474 = arith.addi %2465, %c12 : index
      %2475 = arith.cmpi eq, %hasBias, %c9 : index
      %2476 = arith.addi %2445, %2474 : index
      %2477 = memref.load %20[%2476] : memref<?xf32>
      %2478 = arith.muli %0, %c7 : index
      %2479 = arith.addi %2478, %2474 : index
      %2480 = memref.load %bias[%2479] : memref<?xf32>
      %2481 = arith.addf %2477, %2480 : f32
      %2482 = arith.select %2475, %2481, %2477 : f32
      %2483 = arith.addi %heads, %kvHeads : index
      %2484 = arith.cmpi slt, %0, %2483 : index
      scf.if %2484 {
        %2485 = arith.addi %positionsAt, %2444 : index
        %2486 = memref.load %step[%2485] : memref<?xi32>
        %2487 = arith.index_cast %2486 : i32 to index
        %2488 = arith.cmpi eq, %hasNorm, %c9 : index
        %2489 = math.fma %2455, %2455, %c40 : f32
        %2490 = math.fma %2464, %2464, %2489 : f32
        %2491 = math.fma %2473, %2473, %2490 : f32
        %2492 = math.fma %2482, %2482, %2491 : f32
        %2493 = vector.broadcast %2492 : f32 to vector<1xf32>
        %2494 = wave.reduce "add" %2493 : vector<1xf32>
        %2495 = arith.mulf %2494, %inverseHeadDim : f32
        %2496 = arith.addf %2495, %epsilon : f32
        %2497 = math.sqrt %2496 : f32
        %2498 = arith.divf %c42, %2497 : f32
        %2499 = arith.cmpi slt, %0, %heads : index
        %2500 = arith.addi %2447, %c12 : index
        %2501 = memref.load %query_norm[%2447] : memref<?xf32>
        %2502 = memref.load %key_norm[%2447] : memref<?xf32>
        %2503 = arith.select %2499, %2501, %2502 : f32
        %2504 = arith.mulf %2455, %2498 : f32
        %2505 = arith.mulf %2504, %2503 : f32
        %2506 = arith.select %2488, %2505, %2455 : f32
        %2507 = memref.load %query_norm[%2500] : memref<?xf32>
        %2508 = memref.load %key_norm[%2500] : memref<?xf32>
        %2509 = arith.select %2499, %2507, %2508 : f32
        %2510 = arith.mulf %2464, %2498 : f32
        %2511 = arith.mulf %2510, %2509 : f32
        %2512 = arith.select %2488, %2511, %2464 : f32
        %2513 = arith.addi %2465, %c12 : index
        %2514 = memref.load %query_norm[%2465] : memref<?xf32>
        %2515 = memref.load %key_norm[%2465] : memref<?xf32>
        %2516 = arith.select %2499, %2514, %2515 : f32
        %2517 = arith.mulf %2473, %2498 : f32
        %2518 = arith.mulf %2517, %2516 : f32
        %2519 = arith.select %2488, %2518, %2473 : f32
        %2520 = memref.load %query_norm[%2513] : memref<?xf32>
        %2521 = memref.load %key_norm[%2513] : memref<?xf32>
        %2522 = arith.select %2499, %2520, %2521 : f32
        %2523 = arith.mulf %2482, %2498 : f32
        %2524 = arith.mulf %2523, %2522 : f32
        %2525 = arith.select %2488, %2524, %2482 : f32
        %2526 = arith.remui %2487, %c20 : index
        %2527 = arith.muli %2526, %c7 : index
        %2528 = arith.addi %2527, %2447 : index
        %2529 = arith.divui %2487, %c20 : index
        %2530 = arith.addi %2529, %c20 : index
        %2531 = arith.muli %2530, %c7 : index
        %2532 = arith.addi %2531, %2447 : index
        %2533 = memref.load %rope[%2528] : memref<?xf32>
        %2534 = arith.addi %2528, %c12 : index
        %2535 = memref.load %rope[%2534] : memref<?xf32>
        %2536 = memref.load %rope[%2532] : memref<?xf32>
        %2537 = arith.addi %2532, %c12 : index
        %2538 = memref.load %rope[%2537] : memref<?xf32>
        %2539 = arith.mulf %2536, %2533 : f32
        %2540 = arith.mulf %2538, %2535 : f32
        %2541 = arith.subf %2539, %2540 : f32
        %2542 = arith.mulf %2538, %2533 : f32
        %2543 = arith.mulf %2536, %2535 : f32
        %2544 = arith.addf %2542, %2543 : f32
        %2545 = arith.mulf %2506, %2541 : f32
        %2546 = arith.mulf %2512, %2544 : f32
        %2547 = arith.subf %2545, %2546 : f32
        %2548 = arith.mulf %2512, %2541 : f32
        %2549 = arith.mulf %2506, %2544 : f32
        %2550 = arith.addf %2548, %2549 : f32
        %2551 = arith.cmpi slt, %0, %heads : index
        scf.if %2551 {
          %2552 = arith.muli %2444, %heads : index
          %2553 = arith.addi %2552, %0 : index
          %2554 = arith.muli %2553, %c7 : index
          %2555 = arith.addi %2554, %2447 : index
          memref.store %2547, %q[%2555] : memref<?xf32>
          %2556 = arith.addi %2555, %c12 : index
          memref.store %2550, %q[%2556] : memref<?xf32>
        } else {
          %2557 = arith.addi %2445, %2447 : index
          memref.store %2547, %20[%2557] : memref<?xf32>
          %2558 = arith.addi %2445, %2447 : index
          %2559 = arith.addi %2558, %c12 : index
          memref.store %2550, %20[%2559] : memref<?xf32>
        }
        %2560 = arith.remui %2487, %c20 : index
        %2561 = arith.muli %2560, %c7 : index
        %2562 = arith.addi %2561, %2465 : index
        %2563 = arith.divui %2487, %c20 : index
        %2564 = arith.addi %2563, %c20 : index
        %2565 = arith.muli %2564, %c7 : index
        %2566 = arith.addi %2565, %2465 : index
        %2567 = memref.load %rope[%2562] : memref<?xf32>
        %2568 = arith.addi %2562, %c12 : index
        %2569 = memref.load %rope[%2568] : memref<?xf32>
        %2570 = memref.load %rope[%2566] : memref<?xf32>
        %2571 = arith.addi %2566, %c12 : index
        %2572 = memref.load %rope[%2571] : memref<?xf32>
        %2573 = arith.mulf %2570, %2567 : f32
        %2574 = arith.mulf %2572, %2569 : f32
        %2575 = arith.subf %2573, %2574 : f32
        %2576 = arith.mulf %2572, %2567 : f32
        %2577 = arith.mulf %2570, %2569 : f32
        %2578 = arith.addf %2576, %2577 : f32
        %2579 = arith.mulf %2519, %2575 : f32
        %2580 = arith.mulf %2525, %2578 : f32
        %2581 = arith.subf %2579, %2580 : f32
        %2582 = arith.mulf %2525, %2575 : f32
        %2583 = arith.mulf %2519, %2578 : f32
        %2584 = arith.addf %2582, %2583 : f32
        %2585 = arith.cmpi slt, %0, %heads : index
        scf.if %2585 {
          %2586 = arith.muli %2444, %heads : index
          %2587 = arith.addi %2586, %0 : index
          %2588 = arith.muli %2587, %c7 : index
          %2589 = arith.addi %2588, %2465 : index
          memref.store %2581, %q[%2589] : memref<?xf32>
          %2590 = arith.addi %2589, %c12 : index
          memref.store %2584, %q[%2590] : memref<?xf32>
        } else {
          %2591 = arith.addi %2445, %2465 : index
          memref.store %2581, %20[%2591] : memref<?xf32>
          %2592 = arith.addi %2445, %2465 : index
          %2593 = arith.addi %2592, %c12 : index
          memref.store %2584, %20[%2593] : memref<?xf32>
        }
      } else {
        %2594 = arith.cmpi slt, %0, %heads : index
        scf.if %2594 {
          %2595 = arith.muli %2444, %heads : index
          %2596 = arith.addi %2595, %0 : index
          %2597 = arith.muli %2596, %c7 : index
          %2598 = arith.addi %2597, %2447 : index
          memref.store %2455, %q[%2598] : memref<?xf32>
          %2599 = arith.addi %2598, %c12 : index
          memref.store %2464, %q[%2599] : memref<?xf32>
        } else {
          %2600 = arith.addi %2445, %2447 : index
          memref.store %2455, %20[%2600] : memref<?xf32>
          %2601 = arith.addi %2445, %2447 : index
          %2602 = arith.addi %2601, %c12 : index
          memref.store %2464, %20[%2602] : memref<?xf32>
        }
        %2603 = arith.cmpi slt, %0, %heads : index
        scf.if %2603 {
          %2604 = arith.muli %2444, %heads : index
          %2605 = arith.addi %2604, %0 : index
          %2606 = arith.muli %2605, %c7 : index
          %2607 = arith.addi %2606, %2465 : index
          memref.store %2473, %q[%2607] : memref<?xf32>
          %2608 = arith.addi %2607, %c12 : index
          memref.store %2482, %q[%2608] : memref<?xf32>
        } else {
          %2609 = arith.addi %2445, %2465 : index
          memref.store %2473, %20[%2609] : memref<?xf32>
          %2610 = arith.addi %2445, %2465 : index
          %2611 = arith.addi %2610, %c12 : index
          memref.store %2482, %20[%2611] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2612 = arith.cmpi sge, %0, %heads : index
    scf.if %2612 {
      %2613 = arith.addi %2440, %c8 : index
      %2614 = arith.addi %2439, %2613 : index
      %2615 = arith.cmpi slt, %2614, %22 : index
      scf.if %2615 {
        %2616 = arith.addi %2439, %2613 : index
        %2617 = arith.addi %slotsAt, %2616 : index
        %2618 = memref.load %step[%2617] : memref<?xi32>
        %2619 = arith.index_cast %2618 : i32 to index
        %2620 = arith.cmpi sge, %2619, %c8 : index
        scf.if %2620 {
          %2621 = arith.muli %2613, %c7 : index
          %2622 = arith.subi %0, %heads : index
          %2623 = memref.load %scales[%2622] : memref<?xf32>
          %2624 = vector.broadcast %2623 : f32 to vector<4xf32>
          %2625 = arith.divui %2619, %c14 : index
          %2626 = arith.remui %2619, %c14 : index
          %2627 = arith.muli %2625, %pageBytes : index
          %2628 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2628 {
            %2629 = wave.lane
            %2630 = arith.muli %2629, %c2 : index
            scf.for %2631 = %2630 to %c7 step %c7 {
              %2632 = arith.addi %2621, %2631 : index
              %2633 = vector.load %20[%2632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2634 = arith.mulf %2633, %2624 : vector<4xf32>
              %2635 = arith.minimumf %2634, %c47 : vector<4xf32>
              %2636 = arith.maximumf %2635, %c48 : vector<4xf32>
              %2637 = arith.truncf %2636 : vector<4xf32> to vector<4xf16>
              %2638 = vector.bitcast %2637 : vector<4xf16> to vector<8xi8>
              %2639 = arith.cmpi slt, %2622, %kvHeads : index
              scf.if %2639 {
                %2640 = arith.muli %2622, %c10 : index
                %2641 = arith.addi %2627, %2640 : index
                %2642 = arith.divui %2631, %c14 : index
                %2643 = arith.muli %2642, %c49 : index
                %2644 = arith.remui %2631, %c14 : index
                %2645 = arith.divui %2644, %c4 : index
                %2646 = arith.muli %2645, %c20 : index
                %2647 = arith.muli %2626, %c14 : index
                %2648 = arith.addi %2646, %2647 : index
                %2649 = arith.remui %2644, %c4 : index
                %2650 = arith.muli %2649, %c5 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.addi %2643, %2651 : index
                %2653 = arith.addi %2641, %2652 : index
                vector.store %2638, %kv[%2653] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2654 = arith.subi %2622, %kvHeads : index
                %2655 = arith.muli %2654, %c10 : index
                %2656 = arith.addi %2627, %2655 : index
                %2657 = arith.addi %2631, %c8 : index
                %2658 = arith.divui %2657, %c14 : index
                %2659 = arith.muli %2658, %c49 : index
                %2660 = arith.addi %2659, %c35 : index
                %2661 = arith.remui %2657, %c14 : index
                %2662 = arith.divui %2626, %c5 : index
                %2663 = arith.remui %2626, %c5 : index
                %2664 = arith.muli %2663, %c4 : index
                %2665 = arith.addi %2662, %2664 : index
                %2666 = arith.divui %2665, %c4 : index
                %2667 = arith.muli %2666, %c20 : index
                %2668 = arith.muli %2661, %c14 : index
                %2669 = arith.addi %2667, %2668 : index
                %2670 = arith.remui %2665, %c4 : index
                %2671 = arith.muli %2670, %c5 : index
                %2672 = arith.addi %2669, %2671 : index
                %2673 = arith.addi %2660, %2672 : index
                %2674 = arith.addi %2656, %2673 : index
                %2675 = vector.shuffle %2638, %2638 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2675, %kv[%2674] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2676 = arith.addi %2631, %c9 : index
                %2677 = arith.divui %2676, %c14 : index
                %2678 = arith.muli %2677, %c49 : index
                %2679 = arith.addi %2678, %c35 : index
                %2680 = arith.remui %2676, %c14 : index
                %2681 = arith.divui %2626, %c5 : index
                %2682 = arith.remui %2626, %c5 : index
                %2683 = arith.muli %2682, %c4 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.divui %2684, %c4 : index
                %2686 = arith.muli %2685, %c20 : index
                %2687 = arith.muli %2680, %c14 : index
                %2688 = arith.addi %2686, %2687 : index
                %2689 = arith.remui %2684, %c4 : index
                %2690 = arith.muli %2689, %c5 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.addi %2679, %2691 : index
                %2693 = arith.addi %2656, %2692 : index
                %2694 = vector.shuffle %2638, %2638 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2694, %kv[%2693] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2695 = arith.addi %2631, %c5 : index
                %2696 = arith.divui %2695, %c14 : index
                %2697 = arith.muli %2696, %c49 : index
                %2698 = arith.addi %2697, %c35 : index
                %2699 = arith.remui %2695, %c14 : index
                %2700 = arith.divui %2626, %c5 : index
                %2701 = arith.remui %2626, %c5 : index
                %2702 = arith.muli %2701, %c4 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.divui %2703, %c4 : index
                %2705 = arith.muli %2704, %c20 : index
                %2706 = arith.muli %2699, %c14 : index
                %2707 = arith.addi %2705, %2706 : index
                %2708 = arith.remui %2703, %c4 : index
                %2709 = arith.muli %2708, %c5 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.addi %2698, %2710 : index
                %2712 = arith.addi %2656, %2711 : index
                %2713 = vector.shuffle %2638, %2638 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2713, %kv[%2712] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2714 = arith.addi %2631, %c28 : index
                %2715 = arith.divui %2714, %c14 : index
                %2716 = arith.muli %2715, %c49 : index
                %2717 = arith.addi %2716, %c35 : index
                %2718 = arith.remui %2714, %c14 : index
                %2719 = arith.divui %2626, %c5 : index
                %2720 = arith.remui %2626, %c5 : index
                %2721 = arith.muli %2720, %c4 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.divui %2722, %c4 : index
                %2724 = arith.muli %2723, %c20 : index
                %2725 = arith.muli %2718, %c14 : index
                %2726 = arith.addi %2724, %2725 : index
                %2727 = arith.remui %2722, %c4 : index
                %2728 = arith.muli %2727, %c5 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.addi %2717, %2729 : index
                %2731 = arith.addi %2656, %2730 : index
                %2732 = vector.shuffle %2638, %2638 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2732, %kv[%2731] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2733 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2733 {
            %2734 = wave.lane
            %2735 = arith.muli %2734, %c2 : index
            scf.for %2736 = %2735 to %c7 step %c7 {
              %2737 = arith.addi %2621, %2736 : index
              %2738 = vector.load %20[%2737] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2739 = arith.mulf %2738, %2624 : vector<4xf32>
              %2740 = wave.fp8_encode "e4m3" %2739 : vector<4xf32> -> vector<4xi8>
              %2741 = arith.cmpi slt, %2622, %kvHeads : index
              scf.if %2741 {
                %2742 = arith.muli %2622, %c35 : index
                %2743 = arith.addi %2627, %2742 : index
                %2744 = vector.shuffle %2740, %2740 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2745 = arith.divui %2736, %c14 : index
                %2746 = arith.muli %2745, %c20 : index
                %2747 = arith.remui %2736, %c14 : index
                %2748 = arith.muli %2626, %c14 : index
                %2749 = arith.divui %2747, %c2 : index
                %2750 = arith.muli %2749, %c2 : index
                %2751 = arith.remui %2747, %c5 : index
                %2752 = arith.muli %2751, %c5 : index
                %2753 = arith.addi %2750, %2752 : index
                %2754 = arith.divui %2747, %c5 : index
                %2755 = arith.remui %2754, %c5 : index
                %2756 = arith.addi %2753, %2755 : index
                %2757 = arith.addi %2748, %2756 : index
                %2758 = arith.addi %2746, %2757 : index
                %2759 = arith.addi %2743, %2758 : index
                vector.store %2744, %kv[%2759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2760 = arith.subi %2622, %kvHeads : index
                %2761 = arith.muli %2760, %c35 : index
                %2762 = arith.addi %2627, %2761 : index
                %2763 = arith.addi %2736, %c8 : index
                %2764 = arith.divui %2763, %c14 : index
                %2765 = arith.muli %2764, %c20 : index
                %2766 = arith.addi %2765, %c11 : index
                %2767 = arith.remui %2763, %c14 : index
                %2768 = arith.divui %2626, %c5 : index
                %2769 = arith.remui %2626, %c5 : index
                %2770 = arith.muli %2769, %c4 : index
                %2771 = arith.addi %2768, %2770 : index
                %2772 = arith.muli %2767, %c14 : index
                %2773 = arith.divui %2771, %c2 : index
                %2774 = arith.muli %2773, %c2 : index
                %2775 = arith.remui %2771, %c5 : index
                %2776 = arith.muli %2775, %c5 : index
                %2777 = arith.addi %2774, %2776 : index
                %2778 = arith.divui %2771, %c5 : index
                %2779 = arith.remui %2778, %c5 : index
                %2780 = arith.addi %2777, %2779 : index
                %2781 = arith.addi %2772, %2780 : index
                %2782 = arith.addi %2766, %2781 : index
                %2783 = arith.addi %2762, %2782 : index
                %2784 = vector.shuffle %2740, %2740 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2784, %kv[%2783] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2785 = arith.addi %2736, %c9 : index
                %2786 = arith.divui %2785, %c14 : index
                %2787 = arith.muli %2786, %c20 : index
                %2788 = arith.addi %2787, %c11 : index
                %2789 = arith.remui %2785, %c14 : index
                %2790 = arith.divui %2626, %c5 : index
                %2791 = arith.remui %2626, %c5 : index
                %2792 = arith.muli %2791, %c4 : index
                %2793 = arith.addi %2790, %2792 : index
                %2794 = arith.muli %2789, %c14 : index
                %2795 = arith.divui %2793, %c2 : index
                %2796 = arith.muli %2795, %c2 : index
                %2797 = arith.remui %2793, %c5 : index
                %2798 = arith.muli %2797, %c5 : index
                %2799 = arith.addi %2796, %2798 : index
                %2800 = arith.divui %2793, %c5 : index
                %2801 = arith.remui %2800, %c5 : index
                %2802 = arith.addi %2799, %2801 : index
                %2803 = arith.addi %2794, %2802 : index
                %2804 = arith.addi %2788, %2803 : index
                %2805 = arith.addi %2762, %2804 : index
                %2806 = vector.shuffle %2740, %2740 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2806, %kv[%2805] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2807 = arith.addi %2736, %c5 : index
                %2808 = arith.divui %2807, %c14 : index
                %2809 = arith.muli %2808, %c20 : index
                %2810 = arith.addi %2809, %c11 : index
                %2811 = arith.remui %2807, %c14 : index
                %2812 = arith.divui %2626, %c5 : index
                %2813 = arith.remui %2626, %c5 : index
                %2814 = arith.muli %2813, %c4 : index
                %2815 = arith.addi %2812, %2814 : index
                %2816 = arith.muli %2811, %c14 : index
                %2817 = arith.divui %2815, %c2 : index
                %2818 = arith.muli %2817, %c2 : index
                %2819 = arith.remui %2815, %c5 : index
                %2820 = arith.muli %2819, %c5 : index
                %2821 = arith.addi %2818, %2820 : index
                %2822 = arith.divui %2815, %c5 : index
                %2823 = arith.remui %2822, %c5 : index
                %2824 = arith.addi %2821, %2823 : index
                %2825 = arith.addi %2816, %2824 : index
                %2826 = arith.addi %2810, %2825 : index
                %2827 = arith.addi %2762, %2826 : index
                %2828 = vector.shuffle %2740, %2740 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2828, %kv[%2827] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2829 = arith.addi %2736, %c28 : index
                %2830 = arith.divui %2829, %c14 : index
                %2831 = arith.muli %2830, %c20 : index
                %2832 = arith.addi %2831, %c11 : index
                %2833 = arith.remui %2829, %c14 : index
                %2834 = arith.divui %2626, %c5 : index
                %2835 = arith.remui %2626, %c5 : index
                %2836 = arith.muli %2835, %c4 : index
                %2837 = arith.addi %2834, %2836 : index
                %2838 = arith.muli %2833, %c14 : index
                %2839 = arith.divui %2837, %c2 : index
                %2840 = arith.muli %2839, %c2 : index
                %2841 = arith.remui %2837, %c5 : index
                %2842 = arith.muli %2841, %c5 : index
                %2843 = arith.addi %2840, %2842 : index
                %2844 = arith.divui %2837, %c5 : index
                %2845 = arith.remui %2844, %c5 : index
                %2846 = arith.addi %2843, %2845 : index
                %2847 = arith.addi %2838, %2846 : index
                %2848 = arith.addi %2832, %2847 : index
                %2849 = arith.addi %2762, %2848 : index
                %2850 = vector.shuffle %2740, %2740 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2850, %kv[%2849] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2851 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2851 {
            %2852 = wave.lane
            %2853 = arith.muli %2852, %c2 : index
            scf.for %2854 = %2853 to %c7 step %c7 {
              %2855 = arith.addi %2621, %2854 : index
              %2856 = vector.load %20[%2855] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2857 = arith.mulf %2856, %2624 : vector<4xf32>
              %2858 = wave.fp8_encode "e5m2" %2857 : vector<4xf32> -> vector<4xi8>
              %2859 = arith.cmpi slt, %2622, %kvHeads : index
              scf.if %2859 {
                %2860 = arith.muli %2622, %c35 : index
                %2861 = arith.addi %2627, %2860 : index
                %2862 = vector.shuffle %2858, %2858 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2863 = arith.divui %2854, %c14 : index
                %2864 = arith.muli %2863, %c20 : index
                %2865 = arith.remui %2854, %c14 : index
                %2866 = arith.muli %2626, %c14 : index
                %2867 = arith.divui %2865, %c2 : index
                %2868 = arith.muli %2867, %c2 : index
                %2869 = arith.remui %2865, %c5 : index
                %2870 = arith.muli %2869, %c5 : index
                %2871 = arith.addi %2868, %2870 : index
                %2872 = arith.divui %2865, %c5 : index
                %2873 = arith.remui %2872, %c5 : index
                %2874 = arith.addi %2871, %2873 : index
                %2875 = arith.addi %2866, %2874 : index
                %2876 = arith.addi %2864, %2875 : index
                %2877 = arith.addi %2861, %2876 : index
                vector.store %2862, %kv[%2877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2878 = arith.subi %2622, %kvHeads : index
                %2879 = arith.muli %2878, %c35 : index
                %2880 = arith.addi %2627, %2879 : index
                %2881 = arith.addi %2854, %c8 : index
                %2882 = arith.divui %2881, %c14 : index
                %2883 = arith.muli %2882, %c20 : index
                %2884 = arith.addi %2883, %c11 : index
                %2885 = arith.remui %2881, %c14 : index
                %2886 = arith.divui %2626, %c5 : index
                %2887 = arith.remui %2626, %c5 : index
                %2888 = arith.muli %2887, %c4 : index
                %2889 = arith.addi %2886, %2888 : index
                %2890 = arith.muli %2885, %c14 : index
                %2891 = arith.divui %2889, %c2 : index
                %2892 = arith.muli %2891, %c2 : index
                %2893 = arith.remui %2889, %c5 : index
                %2894 = arith.muli %2893, %c5 : index
                %2895 = arith.addi %2892, %2894 : index
                %2896 = arith.divui %2889, %c5 : index
                %2897 = arith.remui %2896, %c5 : index
                %2898 = arith.addi %2895, %2897 : index
                %2899 = arith.addi %2890, %2898 : index
                %2900 = arith.addi %2884, %2899 : index
                %2901 = arith.addi %2880, %2900 : index
                %2902 = vector.shuffle %2858, %2858 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2902, %kv[%2901] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2903 = arith.addi %2854, %c9 : index
                %2904 = arith.divui %2903, %c14 : index
                %2905 = arith.muli %2904, %c20 : index
                %2906 = arith.addi %2905, %c11 : index
                %2907 = arith.remui %2903, %c14 : index
                %2908 = arith.divui %2626, %c5 : index
                %2909 = arith.remui %2626, %c5 : index
                %2910 = arith.muli %2909, %c4 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.muli %2907, %c14 : index
                %2913 = arith.divui %2911, %c2 : index
                %2914 = arith.muli %2913, %c2 : index
                %2915 = arith.remui %2911, %c5 : index
                %2916 = arith.muli %2915, %c5 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.divui %2911, %c5 : index
                %2919 = arith.remui %2918, %c5 : index
                %2920 = arith.addi %2917, %2919 : index
                %2921 = arith.addi %2912, %2920 : index
                %2922 = arith.addi %2906, %2921 : index
                %2923 = arith.addi %2880, %2922 : index
                %2924 = vector.shuffle %2858, %2858 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2924, %kv[%2923] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2925 = arith.addi %2854, %c5 : index
                %2926 = arith.divui %2925, %c14 : index
                %2927 = arith.muli %2926, %c20 : index
                %2928 = arith.addi %2927, %c11 : index
                %2929 = arith.remui %2925, %c14 : index
                %2930 = arith.divui %2626, %c5 : index
                %2931 = arith.remui %2626, %c5 : index
                %2932 = arith.muli %2931, %c4 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.muli %2929, %c14 : index
                %2935 = arith.divui %2933, %c2 : index
                %2936 = arith.muli %2935, %c2 : index
                %2937 = arith.remui %2933, %c5 : index
                %2938 = arith.muli %2937, %c5 : index
                %2939 = arith.addi %2936, %2938 : index
                %2940 = arith.divui %2933, %c5 : index
                %2941 = arith.remui %2940, %c5 : index
                %2942 = arith.addi %2939, %2941 : index
                %2943 = arith.addi %2934, %2942 : index
                %2944 = arith.addi %2928, %2943 : index
                %2945 = arith.addi %2880, %2944 : index
                %2946 = vector.shuffle %2858, %2858 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2946, %kv[%2945] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2947 = arith.addi %2854, %c28 : index
                %2948 = arith.divui %2947, %c14 : index
                %2949 = arith.muli %2948, %c20 : index
                %2950 = arith.addi %2949, %c11 : index
                %2951 = arith.remui %2947, %c14 : index
                %2952 = arith.divui %2626, %c5 : index
                %2953 = arith.remui %2626, %c5 : index
                %2954 = arith.muli %2953, %c4 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.muli %2951, %c14 : index
                %2957 = arith.divui %2955, %c2 : index
                %2958 = arith.muli %2957, %c2 : index
                %2959 = arith.remui %2955, %c5 : index
                %2960 = arith.muli %2959, %c5 : index
                %2961 = arith.addi %2958, %2960 : index
                %2962 = arith.divui %2955, %c5 : index
                %2963 = arith.remui %2962, %c5 : index
                %2964 = arith.addi %2961, %2963 : index
                %2965 = arith.addi %2956, %2964 : index
                %2966 = arith.addi %2950, %2965 : index
                %2967 = arith.addi %2880, %2966 : index
                %2968 = vector.shuffle %2858, %2858 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2968, %kv[%2967] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2969 = arith.addi %23, %c16 : index
    %2970 = wave.lane
    %2971 = arith.muli %3, %c5 : index
    %2972 = arith.muli %2971, %c20 : index
    %2973 = arith.addi %2972, %2970 : index
    %2974 = arith.muli %4, %c11 : index
    %2975 = arith.addi %2974, %2973 : index
    %2976 = arith.addi %2975, %c8 : index
    %2977 = arith.addi %2976, %c8 : index
    %2978 = vector.extract %520#6[0] : f32 from vector<8xf32>
    memref.store %2978, %19[%2977] : memref<?xf32>
    %2979 = arith.muli %4, %c11 : index
    %2980 = arith.addi %2979, %2973 : index
    %2981 = arith.addi %2980, %c8 : index
    %2982 = arith.addi %2981, %c15 : index
    %2983 = vector.extract %520#6[1] : f32 from vector<8xf32>
    memref.store %2983, %19[%2982] : memref<?xf32>
    %2984 = arith.muli %4, %c11 : index
    %2985 = arith.addi %2984, %2973 : index
    %2986 = arith.addi %2985, %c8 : index
    %2987 = arith.addi %2986, %c12 : index
    %2988 = vector.extract %520#6[2] : f32 from vector<8xf32>
    memref.store %2988, %19[%2987] : memref<?xf32>
    %2989 = arith.muli %4, %c11 : index
    %2990 = arith.addi %2989, %2973 : index
    %2991 = arith.addi %2990, %c8 : index
    %2992 = arith.addi %2991, %c29 : index
    %2993 = vector.extract %520#6[3] : f32 from vector<8xf32>
    memref.store %2993, %19[%2992] : memref<?xf32>
    %2994 = arith.muli %4, %c11 : index
    %2995 = arith.addi %2994, %2973 : index
    %2996 = arith.addi %2995, %c8 : index
    %2997 = arith.addi %2996, %c7 : index
    %2998 = vector.extract %520#6[4] : f32 from vector<8xf32>
    memref.store %2998, %19[%2997] : memref<?xf32>
    %2999 = arith.muli %4, %c11 : index
    %3000 = arith.addi %2999, %2973 : index
    %3001 = arith.addi %3000, %c8 : index
    %3002 = arith.addi %3001, %c30 : index
    %3003 = vector.extract %520#6[5] : f32 from vector<8xf32>
    memref.store %3003, %19[%3002] : memref<?xf32>
    %3004 = arith.muli %4, %c11 : index
    %3005 = arith.addi %3004, %2973 : index
    %3006 = arith.addi %3005, %c8 : index
    %3007 = arith.addi %3006, %c31 : index
    %3008 = vector.extract %520#6[6] : f32 from vector<8xf32>
    memref.store %3008, %19[%3007] : memref<?xf32>
    %3009 = arith.muli %4, %c11 : index
    %3010 = arith.addi %3009, %2973 : index
    %3011 = arith.addi %3010, %c8 : index
    %3012 = arith.addi %3011, %c32 : index
    %3013 = vector.extract %520#6[7] : f32 from vector<8xf32>
    memref.store %3013, %19[%3012] : memref<?xf32>
    %3014 = arith.muli %4, %c11 : index
    %3015 = arith.addi %3014, %2973 : index
    %3016 = arith.addi %3015, %c20 : index
    %3017 = arith.addi %3016, %c8 : index
    %3018 = vector.extract %520#7[0] : f32 from vector<8xf32>
    memref.store %3018, %19[%3017] : memref<?xf32>
    %3019 = arith.muli %4, %c11 : index
    %3020 = arith.addi %3019, %2973 : index
    %3021 = arith.addi %3020, %c20 : index
    %3022 = arith.addi %3021, %c15 : index
    %3023 = vector.extract %520#7[1] : f32 from vector<8xf32>
    memref.store %3023, %19[%3022] : memref<?xf32>
    %3024 = arith.muli %4, %c11 : index
    %3025 = arith.addi %3024, %2973 : index
    %3026 = arith.addi %3025, %c20 : index
    %3027 = arith.addi %3026, %c12 : index
    %3028 = vector.extract %520#7[2] : f32 from vector<8xf32>
    memref.store %3028, %19[%3027] : memref<?xf32>
    %3029 = arith.muli %4, %c11 : index
    %3030 = arith.addi %3029, %2973 : index
    %3031 = arith.addi %3030, %c20 : index
    %3032 = arith.addi %3031, %c29 : index
    %3033 = vector.extract %520#7[3] : f32 from vector<8xf32>
    memref.store %3033, %19[%3032] : memref<?xf32>
    %3034 = arith.muli %4, %c11 : index
    %3035 = arith.addi %3034, %2973 : index
    %3036 = arith.addi %3035, %c20 : index
    %3037 = arith.addi %3036, %c7 : index
    %3038 = vector.extract %520#7[4] : f32 from vector<8xf32>
    memref.store %3038, %19[%3037] : memref<?xf32>
    %3039 = arith.muli %4, %c11 : index
    %3040 = arith.addi %3039, %2973 : index
    %3041 = arith.addi %3040, %c20 : index
    %3042 = arith.addi %3041, %c30 : index
    %3043 = vector.extract %520#7[5] : f32 from vector<8xf32>
    memref.store %3043, %19[%3042] : memref<?xf32>
    %3044 = arith.muli %4, %c11 : index
    %3045 = arith.addi %3044, %2973 : index
    %3046 = arith.addi %3045, %c20 : index
    %3047 = arith.addi %3046, %c31 : index
    %3048 = vector.extract %520#7[6] : f32 from vector<8xf32>
    memref.store %3048, %19[%3047] : memref<?xf32>
    %3049 = arith.muli %4, %c11 : index
    %3050 = arith.addi %3049, %2973 : index
    %3051 = arith.addi %3050, %c20 : index
    %3052 = arith.addi %3051, %c32 : index
    %3053 = vector.extract %520#7[7] : f32 from vector<8xf32>
    memref.store %3053, %19[%3052] : memref<?xf32>
    wave.barrier
    %3054 = arith.muli %4, %c5 : index
    %3055 = arith.addi %3054, %c8 : index
    %3056 = arith.muli %3055, %c5 : index
    %3057 = arith.divui %2970, %c14 : index
    %3058 = arith.addi %3056, %3057 : index
    %3059 = arith.addi %2969, %3058 : index
    %3060 = arith.cmpi slt, %3059, %22 : index
    scf.if %3060 {
      %3061 = arith.cmpi eq, %hasFactors, %c9 : index
      %3062 = arith.muli %3059, %c5 : index
      %3063 = memref.load %factors[%3062] : memref<?xf32>
      %3064 = arith.mulf %3063, %operandScale : f32
      %3065 = arith.select %3061, %3064, %operandScale : f32
      %3066 = arith.addi %2973, %c8 : index
      %3067 = arith.muli %3055, %c15 : index
      %3068 = arith.addi %3066, %3067 : index
      %3069 = memref.load %19[%3068] : memref<?xf32>
      %3070 = arith.addi %3068, %c11 : index
      %3071 = memref.load %19[%3070] : memref<?xf32>
      %3072 = arith.addf %3069, %3071 : f32
      %3073 = arith.addi %3068, %c35 : index
      %3074 = memref.load %19[%3073] : memref<?xf32>
      %3075 = arith.addf %3072, %3074 : f32
      %3076 = arith.addi %3068, %c36 : index
      %3077 = memref.load %19[%3076] : memref<?xf32>
      %3078 = arith.addf %3075, %3077 : f32
      %3079 = arith.remui %2970, %c14 : index
      %3080 = arith.muli %3079, %c2 : index
      %3081 = arith.addi %16, %3080 : index
      %3082 = vector.load %w[%3081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3083 = vector.bitcast %3082 : vector<4xi8> to vector<1xf32>
      %3084 = vector.extract %3083[0] : f32 from vector<1xf32>
      %3085 = arith.mulf %3084, %3065 : f32
      %3086 = arith.mulf %3078, %3085 : f32
      %3087 = arith.muli %3, %c5 : index
      %3088 = arith.addi %3087, %c8 : index
      %3089 = arith.muli %3088, %c14 : index
      %3090 = arith.remui %2970, %c14 : index
      %3091 = arith.addi %3089, %3090 : index
      %3092 = arith.muli %3058, %c7 : index
      %3093 = arith.addi %3092, %3091 : index
      memref.store %3086, %20[%3093] : memref<?xf32>
      %3094 = arith.addi %2973, %c20 : index
      %3095 = arith.muli %3055, %c15 : index
      %3096 = arith.addi %3094, %3095 : index
      %3097 = memref.load %19[%3096] : memref<?xf32>
      %3098 = arith.addi %3096, %c11 : index
      %3099 = memref.load %19[%3098] : memref<?xf32>
      %3100 = arith.addf %3097, %3099 : f32
      %3101 = arith.addi %3096, %c35 : index
      %3102 = memref.load %19[%3101] : memref<?xf32>
      %3103 = arith.addf %3100, %3102 : f32
      %3104 = arith.addi %3096, %c36 : index
      %3105 = memref.load %19[%3104] : memref<?xf32>
      %3106 = arith.addf %3103, %3105 : f32
      %3107 = arith.remui %2970, %c14 : index
      %3108 = arith.muli %3107, %c2 : index
      %3109 = arith.addi %18, %3108 : index
      %3110 = vector.load %w[%3109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3111 = vector.bitcast %3110 : vector<4xi8> to vector<1xf32>
      %3112 = vector.extract %3111[0] : f32 from vector<1xf32>
      %3113 = arith.mulf %3112, %3065 : f32
      %3114 = arith.mulf %3106, %3113 : f32
      %3115 = arith.muli %3, %c5 : index
      %3116 = arith.addi %3115, %c9 : index
      %3117 = arith.muli %3116, %c14 : index
      %3118 = arith.remui %2970, %c14 : index
      %3119 = arith.addi %3117, %3118 : index
      %3120 = arith.muli %3058, %c7 : index
      %3121 = arith.addi %3120, %3119 : index
      memref.store %3114, %20[%3121] : memref<?xf32>
    }
    %3122 = arith.muli %4, %c5 : index
    %3123 = arith.addi %3122, %c9 : index
    %3124 = arith.muli %3123, %c5 : index
    %3125 = arith.divui %2970, %c14 : index
    %3126 = arith.addi %3124, %3125 : index
    %3127 = arith.addi %2969, %3126 : index
    %3128 = arith.cmpi slt, %3127, %22 : index
    scf.if %3128 {
      %3129 = arith.cmpi eq, %hasFactors, %c9 : index
      %3130 = arith.muli %3127, %c5 : index
      %3131 = memref.load %factors[%3130] : memref<?xf32>
      %3132 = arith.mulf %3131, %operandScale : f32
      %3133 = arith.select %3129, %3132, %operandScale : f32
      %3134 = arith.addi %2973, %c8 : index
      %3135 = arith.muli %3123, %c15 : index
      %3136 = arith.addi %3134, %3135 : index
      %3137 = memref.load %19[%3136] : memref<?xf32>
      %3138 = arith.addi %3136, %c11 : index
      %3139 = memref.load %19[%3138] : memref<?xf32>
      %3140 = arith.addf %3137, %3139 : f32
      %3141 = arith.addi %3136, %c35 : index
      %3142 = memref.load %19[%3141] : memref<?xf32>
      %3143 = arith.addf %3140, %3142 : f32
      %3144 = arith.addi %3136, %c36 : index
      %3145 = memref.load %19[%3144] : memref<?xf32>
      %3146 = arith.addf %3143, %3145 : f32
      %3147 = arith.remui %2970, %c14 : index
      %3148 = arith.muli %3147, %c2 : index
      %3149 = arith.addi %16, %3148 : index
      %3150 = vector.load %w[%3149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3151 = vector.bitcast %3150 : vector<4xi8> to vector<1xf32>
      %3152 = vector.extract %3151[0] : f32 from vector<1xf32>
      %3153 = arith.mulf %3152, %3133 : f32
      %3154 = arith.mulf %3146, %3153 : f32
      %3155 = arith.muli %3, %c5 : index
      %3156 = arith.addi %3155, %c8 : index
      %3157 = arith.muli %3156, %c14 : index
      %3158 = arith.remui %2970, %c14 : index
      %3159 = arith.addi %3157, %3158 : index
      %3160 = arith.muli %3126, %c7 : index
      %3161 = arith.addi %3160, %3159 : index
      memref.store %3154, %20[%3161] : memref<?xf32>
      %3162 = arith.addi %2973, %c20 : index
      %3163 = arith.muli %3123, %c15 : index
      %3164 = arith.addi %3162, %3163 : index
      %3165 = memref.load %19[%3164] : memref<?xf32>
      %3166 = arith.addi %3164, %c11 : index
      %3167 = memref.load %19[%3166] : memref<?xf32>
      %3168 = arith.addf %3165, %3167 : f32
      %3169 = arith.addi %3164, %c35 : index
      %3170 = memref.load %19[%3169] : memref<?xf32>
      %3171 = arith.addf %3168, %3170 : f32
      %3172 = arith.addi %3164, %c36 : index
      %3173 = memref.load %19[%3172] : memref<?xf32>
      %3174 = arith.addf %3171, %3173 : f32
      %3175 = arith.remui %2970, %c14 : index
      %3176 = arith.muli %3175, %c2 : index
      %3177 = arith.addi %18, %3176 : index
      %3178 = vector.load %w[%3177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3179 = vector.bitcast %3178 : vector<4xi8> to vector<1xf32>
      %3180 = vector.extract %3179[0] : f32 from vector<1xf32>
      %3181 = arith.mulf %3180, %3133 : f32
      %3182 = arith.mulf %3174, %3181 : f32
      %3183 = arith.muli %3, %c5 : index
      %3184 = arith.addi %3183, %c9 : index
      %3185 = arith.muli %3184, %c14 : index
      %3186 = arith.remui %2970, %c14 : index
      %3187 = arith.addi %3185, %3186 : index
      %3188 = arith.muli %3126, %c7 : index
      %3189 = arith.addi %3188, %3187 : index
      memref.store %3182, %20[%3189] : memref<?xf32>
    }
    wave.barrier
    %3190 = arith.addi %23, %c16 : index
    %3191 = wave.wave
    %3192 = arith.addi %3191, %c8 : index
    %3193 = arith.addi %3190, %3192 : index
    %3194 = arith.cmpi slt, %3193, %22 : index
    scf.if %3194 {
      %3195 = arith.addi %3190, %3192 : index
      %3196 = arith.muli %3192, %c7 : index
      %3197 = wave.lane
      %3198 = arith.addi %3197, %c8 : index
      %3199 = arith.cmpi eq, %hasBias, %c9 : index
      %3200 = arith.addi %3196, %3198 : index
      %3201 = memref.load %20[%3200] : memref<?xf32>
      %3202 = arith.muli %0, %c7 : index
      %3203 = arith.addi %3202, %3198 : index
      %3204 = memref.load %bias[%3203] : memref<?xf32>
      %3205 = arith.addf %3201, %3204 : f32
      %3206 = arith.select %3199, %3205, %3201 : f32
      %3207 = arith.addi %3198, %c12 : index
      %3208 = arith.cmpi eq, %hasBias, %c9 : index
      %3209 = arith.addi %3196, %3207 : index
      %3210 = memref.load %20[%3209] : memref<?xf32>
      %3211 = arith.muli %0, %c7 : index
      %3212 = arith.addi %3211, %3207 : index
      %3213 = memref.load %bias[%3212] : memref<?xf32>
      %3214 = arith.addf %3210, %3213 : f32
      %3215 = arith.select %3208, %3214, %3210 : f32
      %3216 = arith.addi %3197, %c15 : index
      %3217 = arith.cmpi eq, %hasBias, %c9 : index
      %3218 = arith.addi %3196, %3216 : index
      %3219 = memref.load %20[%3218] : memref<?xf32>
      %3220 = arith.muli %0, %c7 : index
      %3221 = arith.addi %3220, %3216 : index
      %3222 = memref.load %bias[%3221] : memref<?xf32>
      %3223 = arith.addf %3219, %3222 : f32
      %3224 = arith.select %3217, %3223, %3219 : f32
      %3225 = arith.addi %3216, %c12 : index
      %3226 = arith.cmpi eq, %hasBias, %c9 : index
      %3227 = arith.addi %3196, %3225 : index
      %3228 = memref.load %20[%3227] : memref<?xf32>
      %3229 = arith.muli %0, %c7 : index
      %3230 = arith.addi %3229, %3225 : index
      %3231 = memref.load %bias[%3230] : memref<?xf32>
      %3232 = arith.addf %3228, %3231 : f32
      %3233 = arith.select %3226, %3232, %3228 : f32
      %3234 = arith.addi %heads, %kvHeads : index
      %3235 = arith.cmpi slt, %0, %3234 : index
      scf.if %3235 {
        %3236 = arith.addi %positionsAt, %3195 : index
        %3237 = memref.load %step[%3236] : memref<?xi32>
        %3238 = arith.index_cast %3237 : i32 to index
        %3239 = arith.cmpi eq, %hasNorm, %c9 : index
        %3240 = math.fma %3206, %3206, %c40 : f32
        %3241 = math.fma %3215, %3215, %3240 : f32
        %3242 = math.fma %3224, %3224, %3241 : f32
        %3243 = math.fma %3233, %3233, %3242 : f32
        %3244 = vector.broadcast %3243 : f32 to vector<1xf32>
        %3245 = wave.reduce "add" %3244 : vector<1xf32>
        %3246 = arith.mulf %3245, %inverseHeadDim : f32
        %3247 = arith.addf %3246, %epsilon : f32
        %3248 = math.sqrt %3247 : f32
        %3249 = arith.divf %c42, %3248 : f32
        %3250 = arith.cmpi slt, %0, %heads : index
        %3251 = arith.addi %3198, %c12 : index
        %3252 = memref.load %query_norm[%3198] : memref<?xf32>
        %3253 = memref.load %key_norm[%3198] : memref<?xf32>
        %3254 = arith.select %3250, %3252, %3253 : f32
        %3255 = arith.mulf %3206, %3249 : f32
        %3256 = arith.mulf %3255, %3254 : f32
        %3257 = arith.select %3239, %3256, %3206 : f32
        %3258 = memref.load %query_norm[%3251] : memref<?xf32>
        %3259 = memref.load %key_norm[%3251] : memref<?xf32>
        %3260 = arith.select %3250, %3258, %3259 : f32
        %3261 = arith.mulf %3215, %3249 : f32
        %3262 = arith.mulf %3261, %3260 : f32
        %3263 = arith.select %3239, %3262, %3215 : f32
        %3264 = arith.addi %3216, %c12 : index
        %3265 = memref.load %query_norm[%3216] : memref<?xf32>
        %3266 = memref.load %key_norm[%3216] : memref<?xf32>
        %3267 = arith.select %3250, %3265, %3266 : f32
        %3268 = arith.mulf %3224, %3249 : f32
        %3269 = arith.mulf %3268, %3267 : f32
        %3270 = arith.select %3239, %3269, %3224 : f32
        %3271 = memref.load %query_norm[%3264] : memref<?xf32>
        %3272 = memref.load %key_norm[%3264] : memref<?xf32>
        %3273 = arith.select %3250, %3271, %3272 : f32
        %3274 = arith.mulf %3233, %3249 : f32
        %3275 = arith.mulf %3274, %3273 : f32
        %3276 = arith.select %3239, %3275, %3233 : f32
        %3277 = arith.remui %3238, %c20 : index
        %3278 = arith.muli %3277, %c7 : index
        %3279 = arith.addi %3278, %3198 : index
        %3280 = arith.divui %3238, %c20 : index
        %3281 = arith.addi %3280, %c20 : index
        %3282 = arith.muli %3281, %c7 : index
        %3283 = arith.addi %3282, %3198 : index
        %3284 = memref.load %rope[%3279] : memref<?xf32>
        %3285 = arith.addi %3279, %c12 : index
        %3286 = memref.load %rope[%3285] : memref<?xf32>
        %3287 = memref.load %rope[%3283] : memref<?xf32>
        %3288 = arith.addi %3283, %c12 : index
        %3289 = memref.load %rope[%3288] : memref<?xf32>
        %3290 = arith.mulf %3287, %3284 : f32
        %3291 = arith.mulf %3289, %3286 : f32
        %3292 = arith.subf %3290, %3291 : f32
        %3293 = arith.mulf %3289, %3284 : f32
        %3294 = arith.mulf %3287, %3286 : f32
        %3295 = arith.addf %3293, %3294 : f32
        %3296 = arith.mulf %3257, %3292 : f32
        %3297 = arith.mulf %3263, %3295 : f32
        %3298 = arith.subf %3296, %3297 : f32
        %3299 = arith.mulf %3263, %3292 : f32
        %3300 = arith.mulf %3257, %3295 : f32
        %3301 = arith.addf %3299, %3300 : f32
        %3302 = arith.cmpi slt, %0, %heads : index
        scf.if %3302 {
          %3303 = arith.muli %3195, %heads : index
          %3304 = arith.addi %3303, %0 : index
          %3305 = arith.muli %3304, %c7 : index
          %3306 = arith.addi %3305, %3198 : index
          memref.store %3298, %q[%3306] : memref<?xf32>
          %3307 = arith.addi %3306, %c12 : index
          memref.store %3301, %q[%3307] : memref<?xf32>
        } else {
          %3308 = arith.addi %3196, %3198 : index
          memref.store %3298, %20[%3308] : memref<?xf32>
          %3309 = arith.addi %3196, %3198 : index
          %3310 = arith.addi %3309, %c12 : index
          memref.store %3301, %20[%3310] : memref<?xf32>
        }
        %3311 = arith.remui %3238, %c20 : index
        %3312 = arith.muli %3311, %c7 : index
        %3313 = arith.addi %3312, %3216 : index
        %3314 = arith.divui %3238, %c20 : index
        %3315 = arith.addi %3314, %c20 : index
        %3316 = arith.muli %3315, %c7 : index
        %3317 = arith.addi %3316, %3216 : index
        %3318 = memref.load %rope[%3313] : memref<?xf32>
        %3319 = arith.addi %3313, %c12 : index
        %3320 = memref.load %rope[%3319] : memref<?xf32>
        %3321 = memref.load %rope[%3317] : memref<?xf32>
        %3322 = arith.addi %3317, %c12 : index
        %3323 = memref.load %rope[%3322] : memref<?xf32>
        %3324 = arith.mulf %3321, %3318 : f32
        %3325 = arith.mulf %3323, %3320 : f32
        %3326 = arith.subf %3324, %3325 : f32
        %3327 = arith.mulf %3323, %3318 : f32
        %3328 = arith.mulf %3321, %3320 : f32
        %3329 = arith.addf %3327, %3328 : f32
        %3330 = arith.mulf %3270, %3326 : f32
        %3331 = arith.mulf %3276, %3329 : f32
        %3332 = arith.subf %3330, %3331 : f32
        %3333 = arith.mulf %3276, %3326 : f32
        %3334 = arith.mulf %3270, %3329 : f32
        %3335 = arith.addf %3333, %3334 : f32
        %3336 = arith.cmpi slt, %0, %heads : index
        scf.if %3336 {
          %3337 = arith.muli %3195, %heads : index
          %3338 = arith.addi %3337, %0 : index
          %3339 = arith.muli %3338, %c7 : index
          %3340 = arith.addi %3339, %3216 : index
          memref.store %3332, %q[%3340] : memref<?xf32>
          %3341 = arith.addi %3340, %c12 : index
          memref.store %3335, %q[%3341] : memref<?xf32>
        } else {
          %3342 = arith.addi %3196, %3216 : index
          memref.store %3332, %20[%3342] : memref<?xf32>
          %3343 = arith.addi %3196, %3216 : index
          %3344 = arith.addi %3343, %c12 : index
          memref.store %3335, %20[%3344] : memref<?xf32>
        }
      } else {
        %3345 = arith.cmpi slt, %0, %heads : index
        scf.if %3345 {
          %3346 = arith.muli %3195, %heads : index
          %3347 = arith.addi %3346, %0 : index
          %3348 = arith.muli %3347, %c7 : index
          %3349 = arith.addi %3348, %3198 : index
          memref.store %3206, %q[%3349] : memref<?xf32>
          %3350 = arith.addi %3349, %c12 : index
          memref.store %3215, %q[%3350] : memref<?xf32>
        } else {
          %3351 = arith.addi %3196, %3198 : index
          memref.store %3206, %20[%3351] : memref<?xf32>
          %3352 = arith.addi %3196, %3198 : index
          %3353 = arith.addi %3352, %c12 : index
          memref.store %3215, %20[%3353] : memref<?xf32>
        }
        %3354 = arith.cmpi slt, %0, %heads : index
        scf.if %3354 {
          %3355 = arith.muli %3195, %heads : index
          %3356 = arith.addi %3355, %0 : index
          %3357 = arith.muli %3356, %c7 : index
          %3358 = arith.addi %3357, %3216 : index
          memref.store %3224, %q[%3358] : memref<?xf32>
          %3359 = arith.addi %3358, %c12 : index
          memref.store %3233, %q[%3359] : memref<?xf32>
        } else {
          %3360 = arith.addi %3196, %3216 : index
          memref.store %3224, %20[%3360] : memref<?xf32>
          %3361 = arith.addi %3196, %3216 : index
          %3362 = arith.addi %3361, %c12 : index
          memref.store %3233, %20[%3362] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3363 = arith.cmpi sge, %0, %heads : index
    scf.if %3363 {
      %3364 = arith.addi %3191, %c8 : index
      %3365 = arith.addi %3190, %3364 : index
      %3366 = arith.cmpi slt, %3365, %22 : index
      scf.if %3366 {
        %3367 = arith.addi %3190, %3364 : index
        %3368 = arith.addi %slotsAt, %3367 : index
        %3369 = memref.load %step[%3368] : memref<?xi32>
        %3370 = arith.index_cast %3369 : i32 to index
        %3371 = arith.cmpi sge, %3370, %c8 : index
        scf.if %3371 {
          %3372 = arith.muli %3364, %c7 : index
          %3373 = arith.subi %0, %heads : index
          %3374 = memref.load %scales[%3373] : memref<?xf32>
          %3375 = vector.broadcast %3374 : f32 to vector<4xf32>
          %3376 = arith.divui %3370, %c14 : index
          %3377 = arith.remui %3370, %c14 : index
          %3378 = arith.muli %3376, %pageBytes : index
          %3379 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3379 {
            %3380 = wave.lane
            %3381 = arith.muli %3380, %c2 : index
            scf.for %3382 = %3381 to %c7 step %c7 {
              %3383 = arith.addi %3372, %3382 : index
              %3384 = vector.load %20[%3383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3385 = arith.mulf %3384, %3375 : vector<4xf32>
              %3386 = arith.minimumf %3385, %c47 : vector<4xf32>
              %3387 = arith.maximumf %3386, %c48 : vector<4xf32>
              %3388 = arith.truncf %3387 : vector<4xf32> to vector<4xf16>
              %3389 = vector.bitcast %3388 : vector<4xf16> to vector<8xi8>
              %3390 = arith.cmpi slt, %3373, %kvHeads : index
              scf.if %3390 {
                %3391 = arith.muli %3373, %c10 : index
                %3392 = arith.addi %3378, %3391 : index
                %3393 = arith.divui %3382, %c14 : index
                %3394 = arith.muli %3393, %c49 : index
                %3395 = arith.remui %3382, %c14 : index
                %3396 = arith.divui %3395, %c4 : index
                %3397 = arith.muli %3396, %c20 : index
                %3398 = arith.muli %3377, %c14 : index
                %3399 = arith.addi %3397, %3398 : index
                %3400 = arith.remui %3395, %c4 : index
                %3401 = arith.muli %3400, %c5 : index
                %3402 = arith.addi %3399, %3401 : index
                %3403 = arith.addi %3394, %3402 : index
                %3404 = arith.addi %3392, %3403 : index
                vector.store %3389, %kv[%3404] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3405 = arith.subi %3373, %kvHeads : index
                %3406 = arith.muli %3405, %c10 : index
                %3407 = arith.addi %3378, %3406 : index
                %3408 = arith.addi %3382, %c8 : index
                %3409 = arith.divui %3408, %c14 : index
                %3410 = arith.muli %3409, %c49 : index
                %3411 = arith.addi %3410, %c35 : index
                %3412 = arith.remui %3408, %c14 : index
                %3413 = arith.divui %3377, %c5 : index
                %3414 = arith.remui %3377, %c5 : index
                %3415 = arith.muli %3414, %c4 : index
                %3416 = arith.addi %3413, %3415 : index
                %3417 = arith.divui %3416, %c4 : index
                %3418 = arith.muli %3417, %c20 : index
                %3419 = arith.muli %3412, %c14 : index
                %3420 = arith.addi %3418, %3419 : index
                %3421 = arith.remui %3416, %c4 : index
                %3422 = arith.muli %3421, %c5 : index
                %3423 = arith.addi %3420, %3422 : index
                %3424 = arith.addi %3411, %3423 : index
                %3425 = arith.addi %3407, %3424 : index
                %3426 = vector.shuffle %3389, %3389 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3426, %kv[%3425] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3427 = arith.addi %3382, %c9 : index
                %3428 = arith.divui %3427, %c14 : index
                %3429 = arith.muli %3428, %c49 : index
                %3430 = arith.addi %3429, %c35 : index
                %3431 = arith.remui %3427, %c14 : index
                %3432 = arith.divui %3377, %c5 : index
                %3433 = arith.remui %3377, %c5 : index
                %3434 = arith.muli %3433, %c4 : index
                %3435 = arith.addi %3432, %3434 : index
                %3436 = arith.divui %3435, %c4 : index
                %3437 = arith.muli %3436, %c20 : index
                %3438 = arith.muli %3431, %c14 : index
                %3439 = arith.addi %3437, %3438 : index
                %3440 = arith.remui %3435, %c4 : index
                %3441 = arith.muli %3440, %c5 : index
                %3442 = arith.addi %3439, %3441 : index
                %3443 = arith.addi %3430, %3442 : index
                %3444 = arith.addi %3407, %3443 : index
                %3445 = vector.shuffle %3389, %3389 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3445, %kv[%3444] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3446 = arith.addi %3382, %c5 : index
                %3447 = arith.divui %3446, %c14 : index
                %3448 = arith.muli %3447, %c49 : index
                %3449 = arith.addi %3448, %c35 : index
                %3450 = arith.remui %3446, %c14 : index
                %3451 = arith.divui %3377, %c5 : index
                %3452 = arith.remui %3377, %c5 : index
                %3453 = arith.muli %3452, %c4 : index
                %3454 = arith.addi %3451, %3453 : index
                %3455 = arith.divui %3454, %c4 : index
                %3456 = arith.muli %3455, %c20 : index
                %3457 = arith.muli %3450, %c14 : index
                %3458 = arith.addi %3456, %3457 : index
                %3459 = arith.remui %3454, %c4 : index
                %3460 = arith.muli %3459, %c5 : index
                %3461 = arith.addi %3458, %3460 : index
                %3462 = arith.addi %3449, %3461 : index
                %3463 = arith.addi %3407, %3462 : index
                %3464 = vector.shuffle %3389, %3389 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3464, %kv[%3463] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3465 = arith.addi %3382, %c28 : index
                %3466 = arith.divui %3465, %c14 : index
                %3467 = arith.muli %3466, %c49 : index
                %3468 = arith.addi %3467, %c35 : index
                %3469 = arith.remui %3465, %c14 : index
                %3470 = arith.divui %3377, %c5 : index
                %3471 = arith.remui %3377, %c5 : index
                %3472 = arith.muli %3471, %c4 : index
                %3473 = arith.addi %3470, %3472 : index
                %3474 = arith.divui %3473, %c4 : index
                %3475 = arith.muli %3474, %c20 : index
                %3476 = arith.muli %3469, %c14 : index
                %3477 = arith.addi %3475, %3476 : index
                %3478 = arith.remui %3473, %c4 : index
                %3479 = arith.muli %3478, %c5 : index
                %3480 = arith.addi %3477, %3479 : index
                %3481 = arith.addi %3468, %3480 : index
                %3482 = arith.addi %3407, %3481 : index
                %3483 = vector.shuffle %3389, %3389 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3483, %kv[%3482] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3484 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3484 {
            %3485 = wave.lane
            %3486 = arith.muli %3485, %c2 : index
            scf.for %3487 = %3486 to %c7 step %c7 {
              %3488 = arith.addi %3372, %3487 : index
              %3489 = vector.load %20[%3488] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3490 = arith.mulf %3489, %3375 : vector<4xf32>
              %3491 = wave.fp8_encode "e4m3" %3490 : vector<4xf32> -> vector<4xi8>
              %3492 = arith.cmpi slt, %3373, %kvHeads : index
              scf.if %3492 {
                %3493 = arith.muli %3373, %c35 : index
                %3494 = arith.addi %3378, %3493 : index
                %3495 = vector.shuffle %3491, %3491 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3496 = arith.divui %3487, %c14 : index
                %3497 = arith.muli %3496, %c20 : index
                %3498 = arith.remui %3487, %c14 : index
                %3499 = arith.muli %3377, %c14 : index
                %3500 = arith.divui %3498, %c2 : index
                %3501 = arith.muli %3500, %c2 : index
                %3502 = arith.remui %3498, %c5 : index
                %3503 = arith.muli %3502, %c5 : index
                %3504 = arith.addi %3501, %3503 : index
                %3505 = arith.divui %3498, %c5 : index
                %3506 = arith.remui %3505, %c5 : index
                %3507 = arith.addi %3504, %3506 : index
                %3508 = arith.addi %3499, %3507 : index
                %3509 = arith.addi %3497, %3508 : index
                %3510 = arith.addi %3494, %3509 : index
                vector.store %3495, %kv[%3510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3511 = arith.subi %3373, %kvHeads : index
                %3512 = arith.muli %3511, %c35 : index
                %3513 = arith.addi %3378, %3512 : index
                %3514 = arith.addi %3487, %c8 : index
                %3515 = arith.divui %3514, %c14 : index
                %3516 = arith.muli %3515, %c20 : index
                %3517 = arith.addi %3516, %c11 : index
                %3518 = arith.remui %3514, %c14 : index
                %3519 = arith.divui %3377, %c5 : index
                %3520 = arith.remui %3377, %c5 : index
                %3521 = arith.muli %3520, %c4 : index
                %3522 = arith.addi %3519, %3521 : index
                %3523 = arith.muli %3518, %c14 : index
                %3524 = arith.divui %3522, %c2 : index
                %3525 = arith.muli %3524, %c2 : index
                %3526 = arith.remui %3522, %c5 : index
                %3527 = arith.muli %3526, %c5 : index
                %3528 = arith.addi %3525, %3527 : index
                %3529 = arith.divui %3522, %c5 : index
                %3530 = arith.remui %3529, %c5 : index
                %3531 = arith.addi %3528, %3530 : index
                %3532 = arith.addi %3523, %3531 : index
                %3533 = arith.addi %3517, %3532 : index
                %3534 = arith.addi %3513, %3533 : index
                %3535 = vector.shuffle %3491, %3491 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3535, %kv[%3534] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3536 = arith.addi %3487, %c9 : index
                %3537 = arith.divui %3536, %c14 : index
                %3538 = arith.muli %3537, %c20 : index
                %3539 = arith.addi %3538, %c11 : index
                %3540 = arith.remui %3536, %c14 : index
                %3541 = arith.divui %3377, %c5 : index
                %3542 = arith.remui %3377, %c5 : index
                %3543 = arith.muli %3542, %c4 : index
                %3544 = arith.addi %3541, %3543 : index
                %3545 = arith.muli %3540, %c14 : index
                %3546 = arith.divui %3544, %c2 : index
                %3547 = arith.muli %3546, %c2 : index
                %3548 = arith.remui %3544, %c5 : index
                %3549 = arith.muli %3548, %c5 : index
                %3550 = arith.addi %3547, %3549 : index
                %3551 = arith.divui %3544, %c5 : index
                %3552 = arith.remui %3551, %c5 : index
                %3553 = arith.addi %3550, %3552 : index
                %3554 = arith.addi %3545, %3553 : index
                %3555 = arith.addi %3539, %3554 : index
                %3556 = arith.addi %3513, %3555 : index
                %3557 = vector.shuffle %3491, %3491 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3557, %kv[%3556] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3558 = arith.addi %3487, %c5 : index
                %3559 = arith.divui %3558, %c14 : index
                %3560 = arith.muli %3559, %c20 : index
                %3561 = arith.addi %3560, %c11 : index
                %3562 = arith.remui %3558, %c14 : index
                %3563 = arith.divui %3377, %c5 : index
                %3564 = arith.remui %3377, %c5 : index
                %3565 = arith.muli %3564, %c4 : index
                %3566 = arith.addi %3563, %3565 : index
                %3567 = arith.muli %3562, %c14 : index
                %3568 = arith.divui %3566, %c2 : index
                %3569 = arith.muli %3568, %c2 : index
                %3570 = arith.remui %3566, %c5 : index
                %3571 = arith.muli %3570, %c5 : index
                %3572 = arith.addi %3569, %3571 : index
                %3573 = arith.divui %3566, %c5 : index
                %3574 = arith.remui %3573, %c5 : index
                %3575 = arith.addi %3572, %3574 : index
                %3576 = arith.addi %3567, %3575 : index
                %3577 = arith.addi %3561, %3576 : index
                %3578 = arith.addi %3513, %3577 : index
                %3579 = vector.shuffle %3491, %3491 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3579, %kv[%3578] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3580 = arith.addi %3487, %c28 : index
                %3581 = arith.divui %3580, %c14 : index
                %3582 = arith.muli %3581, %c20 : index
                %3583 = arith.addi %3582, %c11 : index
                %3584 = arith.remui %3580, %c14 : index
                %3585 = arith.divui %3377, %c5 : index
                %3586 = arith.remui %3377, %c5 : index
                %3587 = arith.muli %3586, %c4 : index
                %3588 = arith.addi %3585, %3587 : index
                %3589 = arith.muli %3584, %c14 : index
                %3590 = arith.divui %3588, %c2 : index
                %3591 = arith.muli %3590, %c2 : index
                %3592 = arith.remui %3588, %c5 : index
                %3593 = arith.muli %3592, %c5 : index
                %3594 = arith.addi %3591, %3593 : index
                %3595 = arith.divui %3588, %c5 : index
                %3596 = arith.remui %3595, %c5 : index
                %3597 = arith.addi %3594, %3596 : index
                %3598 = arith.addi %3589, %3597 : index
                %3599 = arith.addi %3583, %3598 : index
                %3600 = arith.addi %3513, %3599 : index
                %3601 = vector.shuffle %3491, %3491 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3601, %kv[%3600] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3602 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3602 {
            %3603 = wave.lane
            %3604 = arith.muli %3603, %c2 : index
            scf.for %3605 = %3604 to %c7 step %c7 {
              %3606 = arith.addi %3372, %3605 : index
              %3607 = vector.load %20[%3606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3608 = arith.mulf %3607, %3375 : vector<4xf32>
              %3609 = wave.fp8_encode "e5m2" %3608 : vector<4xf32> -> vector<4xi8>
              %3610 = arith.cmpi slt, %3373, %kvHeads : index
              scf.if %3610 {
                %3611 = arith.muli %3373, %c35 : index
                %3612 = arith.addi %3378, %3611 : index
                %3613 = vector.shuffle %3609, %3609 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3614 = arith.divui %3605, %c14 : index
                %3615 = arith.muli %3614, %c20 : index
                %3616 = arith.remui %3605, %c14 : index
                %3617 = arith.muli %3377, %c14 : index
                %3618 = arith.divui %3616, %c2 : index
                %3619 = arith.muli %3618, %c2 : index
                %3620 = arith.remui %3616, %c5 : index
                %3621 = arith.muli %3620, %c5 : index
                %3622 = arith.addi %3619, %3621 : index
                %3623 = arith.divui %3616, %c5 : index
                %3624 = arith.remui %3623, %c5 : index
                %3625 = arith.addi %3622, %3624 : index
                %3626 = arith.addi %3617, %3625 : index
                %3627 = arith.addi %3615, %3626 : index
                %3628 = arith.addi %3612, %3627 : index
                vector.store %3613, %kv[%3628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3629 = arith.subi %3373, %kvHeads : index
                %3630 = arith.muli %3629, %c35 : index
                %3631 = arith.addi %3378, %3630 : index
                %3632 = arith.addi %3605, %c8 : index
                %3633 = arith.divui %3632, %c14 : index
                %3634 = arith.muli %3633, %c20 : index
                %3635 = arith.addi %3634, %c11 : index
                %3636 = arith.remui %3632, %c14 : index
                %3637 = arith.divui %3377, %c5 : index
                %3638 = arith.remui %3377, %c5 : index
                %3639 = arith.muli %3638, %c4 : index
                %3640 = arith.addi %3637, %3639 : index
                %3641 = arith.muli %3636, %c14 : index
                %3642 = arith.divui %3640, %c2 : index
                %3643 = arith.muli %3642, %c2 : index
                %3644 = arith.remui %3640, %c5 : index
                %3645 = arith.muli %3644, %c5 : index
                %3646 = arith.addi %3643, %3645 : index
                %3647 = arith.divui %3640, %c5 : index
                %3648 = arith.remui %3647, %c5 : index
                %3649 = arith.addi %3646, %3648 : index
                %3650 = arith.addi %3641, %3649 : index
                %3651 = arith.addi %3635, %3650 : index
                %3652 = arith.addi %3631, %3651 : index
                %3653 = vector.shuffle %3609, %3609 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3653, %kv[%3652] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3654 = arith.addi %3605, %c9 : index
                %3655 = arith.divui %3654, %c14 : index
                %3656 = arith.muli %3655, %c20 : index
                %3657 = arith.addi %3656, %c11 : index
                %3658 = arith.remui %3654, %c14 : index
                %3659 = arith.divui %3377, %c5 : index
                %3660 = arith.remui %3377, %c5 : index
                %3661 = arith.muli %3660, %c4 : index
                %3662 = arith.addi %3659, %3661 : index
                %3663 = arith.muli %3658, %c14 : index
                %3664 = arith.divui %3662, %c2 : index
                %3665 = arith.muli %3664, %c2 : index
                %3666 = arith.remui %3662, %c5 : index
                %3667 = arith.muli %3666, %c5 : index
                %3668 = arith.addi %3665, %3667 : index
                %3669 = arith.divui %3662, %c5 : index
                %3670 = arith.remui %3669, %c5 : index
                %3671 = arith.addi %3668, %3670 : index
                %3672 = arith.addi %3663, %3671 : index
                %3673 = arith.addi %3657, %3672 : index
                %3674 = arith.addi %3631, %3673 : index
                %3675 = vector.shuffle %3609, %3609 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3675, %kv[%3674] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3676 = arith.addi %3605, %c5 : index
                %3677 = arith.divui %3676, %c14 : index
                %3678 = arith.muli %3677, %c20 : index
                %3679 = arith.addi %3678, %c11 : index
                %3680 = arith.remui %3676, %c14 : index
                %3681 = arith.divui %3377, %c5 : index
                %3682 = arith.remui %3377, %c5 : index
                %3683 = arith.muli %3682, %c4 : index
                %3684 = arith.addi %3681, %3683 : index
                %3685 = arith.muli %3680, %c14 : index
                %3686 = arith.divui %3684, %c2 : index
                %3687 = arith.muli %3686, %c2 : index
                %3688 = arith.remui %3684, %c5 : index
                %3689 = arith.muli %3688, %c5 : index
                %3690 = arith.addi %3687, %3689 : index
                %3691 = arith.divui %3684, %c5 : index
                %3692 = arith.remui %3691, %c5 : index
                %3693 = arith.addi %3690, %3692 : index
                %3694 = arith.addi %3685, %3693 : index
                %3695 = arith.addi %3679, %3694 : index
                %3696 = arith.addi %3631, %3695 : index
                %3697 = vector.shuffle %3609, %3609 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3697, %kv[%3696] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3698 = arith.addi %3605, %c28 : index
                %3699 = arith.divui %3698, %c14 : index
                %3700 = arith.muli %3699, %c20 : index
                %3701 = arith.addi %3700, %c11 : index
                %3702 = arith.remui %3698, %c14 : index
                %3703 = arith.divui %3377, %c5 : index
                %3704 = arith.remui %3377, %c5 : index
                %3705 = arith.muli %3704, %c4 : index
                %3706 = arith.addi %3703, %3705 : index
                %3707 = arith.muli %3702, %c14 : index
                %3708 = arith.divui %3706, %c2 : index
                %3709 = arith.muli %3708, %c2 : index
                %3710 = arith.remui %3706, %c5 : index
                %3711 = arith.muli %3710, %c5 : index
                %3712 = arith.addi %3709, %3711 : index
                %3713 = arith.divui %3706, %c5 : index
                %3714 = arith.remui %3713, %c5 : index
                %3715 = arith.addi %3712, %3714 : index
                %3716 = arith.addi %3707, %3715 : index
                %3717 = arith.addi %3701, %3716 : index
                %3718 = arith.addi %3631, %3717 : index
                %3719 = vector.shuffle %3609, %3609 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3719, %kv[%3718] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
