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
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 4096 : index
  %c36 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c46 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c47 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c48 = arith.constant 512 : index
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
      %809 = memref.load %factors[%806] : memref<?xf32>
      %810 = arith.select %808, %809, %c34 : f32
      %811 = arith.addi %720, %c8 : index
      %812 = arith.muli %802, %c15 : index
      %813 = arith.addi %811, %812 : index
      %814 = memref.load %19[%813] : memref<?xf32>
      %815 = arith.addi %813, %c11 : index
      %816 = memref.load %19[%815] : memref<?xf32>
      %817 = arith.addf %814, %816 : f32
      %818 = arith.addi %813, %c35 : index
      %819 = memref.load %19[%818] : memref<?xf32>
      %820 = arith.addf %817, %819 : f32
      %821 = arith.addi %813, %c36 : index
      %822 = memref.load %19[%821] : memref<?xf32>
      %823 = arith.addf %820, %822 : f32
      %824 = arith.remui %717, %c14 : index
      %825 = arith.muli %824, %c2 : index
      %826 = arith.addi %16, %825 : index
      %827 = vector.load %w[%826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %828 = vector.bitcast %827 : vector<4xi8> to vector<1xf32>
      %829 = vector.extract %828[0] : f32 from vector<1xf32>
      %830 = arith.mulf %829, %810 : f32
      %831 = arith.mulf %823, %830 : f32
      %832 = arith.muli %3, %c5 : index
      %833 = arith.addi %832, %c8 : index
      %834 = arith.muli %833, %c14 : index
      %835 = arith.remui %717, %c14 : index
      %836 = arith.addi %834, %835 : index
      %837 = arith.muli %805, %c7 : index
      %838 = arith.addi %837, %836 : index
      memref.store %831, %20[%838] : memref<?xf32>
      %839 = arith.addi %720, %c20 : index
      %840 = arith.muli %802, %c15 : index
      %841 = arith.addi %839, %840 : index
      %842 = memref.load %19[%841] : memref<?xf32>
      %843 = arith.addi %841, %c11 : index
      %844 = memref.load %19[%843] : memref<?xf32>
      %845 = arith.addf %842, %844 : f32
      %846 = arith.addi %841, %c35 : index
      %847 = memref.load %19[%846] : memref<?xf32>
      %848 = arith.addf %845, %847 : f32
      %849 = arith.addi %841, %c36 : index
      %850 = memref.load %19[%849] : memref<?xf32>
      %851 = arith.addf %848, %850 : f32
      %852 = arith.remui %717, %c14 : index
      %853 = arith.muli %852, %c2 : index
      %854 = arith.addi %18, %853 : index
      %855 = vector.load %w[%854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %856 = vector.bitcast %855 : vector<4xi8> to vector<1xf32>
      %857 = vector.extract %856[0] : f32 from vector<1xf32>
      %858 = arith.mulf %857, %810 : f32
      %859 = arith.mulf %851, %858 : f32
      %860 = arith.muli %3, %c5 : index
      %861 = arith.addi %860, %c9 : index
      %862 = arith.muli %861, %c14 : index
      %863 = arith.remui %717, %c14 : index
      %864 = arith.addi %862, %863 : index
      %865 = arith.muli %805, %c7 : index
      %866 = arith.addi %865, %864 : index
      memref.store %859, %20[%866] : memref<?xf32>
    }
    %867 = arith.muli %4, %c5 : index
    %868 = arith.addi %867, %c9 : index
    %869 = arith.muli %868, %c5 : index
    %870 = arith.divui %717, %c14 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.addi %716, %871 : index
    %873 = arith.cmpi slt, %872, %22 : index
    scf.if %873 {
      %874 = arith.cmpi eq, %hasFactors, %c9 : index
      %875 = memref.load %factors[%872] : memref<?xf32>
      %876 = arith.select %874, %875, %c34 : f32
      %877 = arith.addi %720, %c8 : index
      %878 = arith.muli %868, %c15 : index
      %879 = arith.addi %877, %878 : index
      %880 = memref.load %19[%879] : memref<?xf32>
      %881 = arith.addi %879, %c11 : index
      %882 = memref.load %19[%881] : memref<?xf32>
      %883 = arith.addf %880, %882 : f32
      %884 = arith.addi %879, %c35 : index
      %885 = memref.load %19[%884] : memref<?xf32>
      %886 = arith.addf %883, %885 : f32
      %887 = arith.addi %879, %c36 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addf %886, %888 : f32
      %890 = arith.remui %717, %c14 : index
      %891 = arith.muli %890, %c2 : index
      %892 = arith.addi %16, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %876 : f32
      %897 = arith.mulf %889, %896 : f32
      %898 = arith.muli %3, %c5 : index
      %899 = arith.addi %898, %c8 : index
      %900 = arith.muli %899, %c14 : index
      %901 = arith.remui %717, %c14 : index
      %902 = arith.addi %900, %901 : index
      %903 = arith.muli %871, %c7 : index
      %904 = arith.addi %903, %902 : index
      memref.store %897, %20[%904] : memref<?xf32>
      %905 = arith.addi %720, %c20 : index
      %906 = arith.muli %868, %c15 : index
      %907 = arith.addi %905, %906 : index
      %908 = memref.load %19[%907] : memref<?xf32>
      %909 = arith.addi %907, %c11 : index
      %910 = memref.load %19[%909] : memref<?xf32>
      %911 = arith.addf %908, %910 : f32
      %912 = arith.addi %907, %c35 : index
      %913 = memref.load %19[%912] : memref<?xf32>
      %914 = arith.addf %911, %913 : f32
      %915 = arith.addi %907, %c36 : index
      %916 = memref.load %19[%915] : memref<?xf32>
      %917 = arith.addf %914, %916 : f32
      %918 = arith.remui %717, %c14 : index
      %919 = arith.muli %918, %c2 : index
      %920 = arith.addi %18, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %876 : f32
      %925 = arith.mulf %917, %924 : f32
      %926 = arith.muli %3, %c5 : index
      %927 = arith.addi %926, %c9 : index
      %928 = arith.muli %927, %c14 : index
      %929 = arith.remui %717, %c14 : index
      %930 = arith.addi %928, %929 : index
      %931 = arith.muli %871, %c7 : index
      %932 = arith.addi %931, %930 : index
      memref.store %925, %20[%932] : memref<?xf32>
    }
    wave.barrier
    %933 = arith.addi %23, %c8 : index
    %934 = wave.wave
    %935 = arith.addi %934, %c8 : index
    %936 = arith.addi %933, %935 : index
    %937 = arith.cmpi slt, %936, %22 : index
    scf.if %937 {
      %938 = arith.addi %933, %935 : index
      %939 = arith.muli %935, %c7 : index
      %940 = wave.lane
      %941 = arith.addi %940, %c8 : index
      %942 = arith.cmpi eq, %hasBias, %c9 : index
      %943 = arith.addi %939, %941 : index
      %944 = memref.load %20[%943] : memref<?xf32>
      %945 = arith.muli %0, %c7 : index
      %946 = arith.addi %945, %941 : index
      %947 = memref.load %bias[%946] : memref<?xf32>
      %948 = arith.addf %944, %947 : f32
      %949 = arith.select %942, %948, %944 : f32
      %950 = arith.addi %941, %c12 : index
      %951 = arith.cmpi eq, %hasBias, %c9 : index
      %952 = arith.addi %939, %950 : index
      %953 = memref.load %20[%952] : memref<?xf32>
      %954 = arith.muli %0, %c7 : index
      %955 = arith.addi %954, %950 : index
      %956 = memref.load %bias[%955] : memref<?xf32>
      %957 = arith.addf %953, %956 : f32
      %958 = arith.select %951, %957, %953 : f32
      %959 = arith.addi %940, %c15 : index
      %960 = arith.cmpi eq, %hasBias, %c9 : index
      %961 = arith.addi %939, %959 : index
      %962 = memref.load %20[%961] : memref<?xf32>
      %963 = arith.muli %0, %c7 : index
      %964 = arith.addi %963, %959 : index
      %965 = memref.load %bias[%964] : memref<?xf32>
      %966 = arith.addf %962, %965 : f32
      %967 = arith.select %960, %966, %962 : f32
      %968 = arith.addi %959, %c12 : index
      %969 = arith.cmpi eq, %hasBias, %c9 : index
      %970 = arith.addi %939, %968 : index
      %971 = memref.load %20[%970] : memref<?xf32>
      %972 = arith.muli %0, %c7 : index
      %973 = arith.addi %972, %968 : index
      %974 = memref.load %bias[%973] : memref<?xf32>
      %975 = arith.addf %971, %974 : f32
      %976 = arith.select %969, %975, %971 : f32
      %977 = arith.addi %heads, %kvHeads : index
      %978 = arith.cmpi slt, %0, %977 : index
      scf.if %978 {
        %979 = arith.addi %positionsAt, %938 : index
        %980 = memref.load %step[%979] : memref<?xi32>
        %981 = arith.index_cast %980 : i32 to index
        %982 = arith.cmpi eq, %hasNorm, %c9 : index
        %983 = math.fma %949, %949, %c40 : f32
        %984 = math.fma %958, %958, %983 : f32
        %985 = math.fma %967, %967, %984 : f32
        %986 = math.fma %976, %976, %985 : f32
        %987 = vector.broadcast %986 : f32 to vector<1xf32>
        %988 = wave.reduce "add" %987 : vector<1xf32>
        %989 = arith.mulf %988, %inverseHeadDim : f32
        %990 = arith.addf %989, %epsilon : f32
        %991 = math.sqrt %990 : f32
        %992 = arith.divf %c34, %991 : f32
        %993 = arith.cmpi slt, %0, %heads : index
        %994 = arith.addi %941, %c12 : index
        %995 = memref.load %query_norm[%941] : memref<?xf32>
        %996 = memref.load %key_norm[%941] : memref<?xf32>
        %997 = arith.select %993, %995, %996 : f32
        %998 = arith.mulf %949, %992 : f32
        %999 = arith.mulf %998, %997 : f32
        %1000 = arith.select %982, %999, %949 : f32
        %1001 = memref.load %query_norm[%994] : memref<?xf32>
        %1002 = memref.load %key_norm[%994] : memref<?xf32>
        %1003 = arith.select %993, %1001, %1002 : f32
        %1004 = arith.mulf %958, %992 : f32
        %1005 = arith.mulf %1004, %1003 : f32
        %1006 = arith.select %982, %1005, %958 : f32
        %1007 = arith.addi %959, %c12 : index
        %1008 = memref.load %query_norm[%959] : memref<?xf32>
        %1009 = memref.load %key_norm[%959] : memref<?xf32>
        %1010 = arith.select %993, %1008, %1009 : f32
        %1011 = arith.mulf %967, %992 : f32
        %1012 = arith.mulf %1011, %1010 : f32
        %1013 = arith.select %982, %1012, %967 : f32
        %1014 = memref.load %query_norm[%1007] : memref<?xf32>
        %1015 = memref.load %key_norm[%1007] : memref<?xf32>
        %1016 = arith.select %993, %1014, %1015 : f32
        %1017 = arith.mulf %976, %992 : f32
        %1018 = arith.mulf %1017, %1016 : f32
        %1019 = arith.select %982, %1018, %976 : f32
        %1020 = arith.remui %981, %c20 : index
        %1021 = arith.muli %1020, %c7 : index
        %1022 = arith.addi %1021, %941 : index
        %1023 = arith.divui %981, %c20 : index
        %1024 = arith.addi %1023, %c20 : index
        %1025 = arith.muli %1024, %c7 : index
        %1026 = arith.addi %1025, %941 : index
        %1027 = memref.load %rope[%1022] : memref<?xf32>
        %1028 = arith.addi %1022, %c12 : index
        %1029 = memref.load %rope[%1028] : memref<?xf32>
        %1030 = memref.load %rope[%1026] : memref<?xf32>
        %1031 = arith.addi %1026, %c12 : index
        %1032 = memref.load %rope[%1031] : memref<?xf32>
        %1033 = arith.mulf %1030, %1027 : f32
        %1034 = arith.mulf %1032, %1029 : f32
        %1035 = arith.subf %1033, %1034 : f32
        %1036 = arith.mulf %1032, %1027 : f32
        %1037 = arith.mulf %1030, %1029 : f32
        %1038 = arith.addf %1036, %1037 : f32
        %1039 = arith.mulf %1000, %1035 : f32
        %1040 = arith.mulf %1006, %1038 : f32
        %1041 = arith.subf %1039, %1040 : f32
        %1042 = arith.mulf %1006, %1035 : f32
        %1043 = arith.mulf %1000, %1038 : f32
        %1044 = arith.addf %1042, %1043 : f32
        %1045 = arith.cmpi slt, %0, %heads : index
        scf.if %1045 {
          %1046 = arith.muli %938, %heads : index
          %1047 = arith.addi %1046, %0 : index
          %1048 = arith.muli %1047, %c7 : index
          %1049 = arith.addi %1048, %941 : index
          memref.store %1041, %q[%1049] : memref<?xf32>
          %1050 = arith.addi %1049, %c12 : index
          memref.store %1044, %q[%1050] : memref<?xf32>
        } else {
          %1051 = arith.addi %939, %941 : index
          memref.store %1041, %20[%1051] : memref<?xf32>
          %1052 = arith.addi %939, %941 : index
          %1053 = arith.addi %1052, %c12 : index
          memref.store %1044, %20[%1053] : memref<?xf32>
        }
        %1054 = arith.remui %981, %c20 : index
        %1055 = arith.muli %1054, %c7 : index
        %1056 = arith.addi %1055, %959 : index
        %1057 = arith.divui %981, %c20 : index
        %1058 = arith.addi %1057, %c20 : index
        %1059 = arith.muli %1058, %c7 : index
        %1060 = arith.addi %1059, %959 : index
        %1061 = memref.load %rope[%1056] : memref<?xf32>
        %1062 = arith.addi %1056, %c12 : index
        %1063 = memref.load %rope[%1062] : memref<?xf32>
        %1064 = memref.load %rope[%1060] : memref<?xf32>
        %1065 = arith.addi %1060, %c12 : index
        %1066 = memref.load %rope[%1065] : memref<?xf32>
        %1067 = arith.mulf %1064, %1061 : f32
        %1068 = arith.mulf %1066, %1063 : f32
        %1069 = arith.subf %1067, %1068 : f32
        %1070 = arith.mulf %1066, %1061 : f32
        %1071 = arith.mulf %1064, %1063 : f32
        %1072 = arith.addf %1070, %1071 : f32
        %1073 = arith.mulf %1013, %1069 : f32
        %1074 = arith.mulf %1019, %1072 : f32
        %1075 = arith.subf %1073, %1074 : f32
        %1076 = arith.mulf %1019, %1069 : f32
        %1077 = arith.mulf %1013, %1072 : f32
        %1078 = arith.addf %1076, %1077 : f32
        %1079 = arith.cmpi slt, %0, %heads : index
        scf.if %1079 {
          %1080 = arith.muli %938, %heads : index
          %1081 = arith.addi %1080, %0 : index
          %1082 = arith.muli %1081, %c7 : index
          %1083 = arith.addi %1082, %959 : index
          memref.store %1075, %q[%1083] : memref<?xf32>
          %1084 = arith.addi %1083, %c12 : index
          memref.store %1078, %q[%1084] : memref<?xf32>
        } else {
          %1085 = arith.addi %939, %959 : index
          memref.store %1075, %20[%1085] : memref<?xf32>
          %1086 = arith.addi %939, %959 : index
          %1087 = arith.addi %1086, %c12 : index
          memref.store %1078, %20[%1087] : memref<?xf32>
        }
      } else {
        %1088 = arith.cmpi slt, %0, %heads : index
        scf.if %1088 {
          %1089 = arith.muli %938, %heads : index
          %1090 = arith.addi %1089, %0 : index
          %1091 = arith.muli %1090, %c7 : index
          %1092 = arith.addi %1091, %941 : index
          memref.store %949, %q[%1092] : memref<?xf32>
          %1093 = arith.addi %1092, %c12 : index
          memref.store %958, %q[%1093] : memref<?xf32>
        } else {
          %1094 = arith.addi %939, %941 : index
          memref.store %949, %20[%1094] : memref<?xf32>
          %1095 = arith.addi %939, %941 : index
          %1096 = arith.addi %1095, %c12 : index
          memref.store %958, %20[%1096] : memref<?xf32>
        }
        %1097 = arith.cmpi slt, %0, %heads : index
        scf.if %1097 {
          %1098 = arith.muli %938, %heads : index
          %1099 = arith.addi %1098, %0 : index
          %1100 = arith.muli %1099, %c7 : index
          %1101 = arith.addi %1100, %959 : index
          memref.store %967, %q[%1101] : memref<?xf32>
          %1102 = arith.addi %1101, %c12 : index
          memref.store %976, %q[%1102] : memref<?xf32>
        } else {
          %1103 = arith.addi %939, %959 : index
          memref.store %967, %20[%1103] : memref<?xf32>
          %1104 = arith.addi %939, %959 : index
          %1105 = arith.addi %1104, %c12 : index
          memref.store %976, %20[%1105] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1106 = arith.cmpi sge, %0, %heads : index
    scf.if %1106 {
      %1107 = arith.addi %934, %c8 : index
      %1108 = arith.addi %933, %1107 : index
      %1109 = arith.cmpi slt, %1108, %22 : index
      scf.if %1109 {
        %1110 = arith.addi %933, %1107 : index
        %1111 = arith.addi %slotsAt, %1110 : index
        %1112 = memref.load %step[%1111] : memref<?xi32>
        %1113 = arith.index_cast %1112 : i32 to index
        %1114 = arith.cmpi sge, %1113, %c8 : index
        scf.if %1114 {
          %1115 = arith.muli %1107, %c7 : index
          %1116 = arith.subi %0, %heads : index
          %1117 = memref.load %scales[%1116] : memref<?xf32>
          %1118 = vector.broadcast %1117 : f32 to vector<4xf32>
          %1119 = arith.divui %1113, %c14 : index
          %1120 = arith.remui %1113, %c14 : index
          %1121 = arith.muli %1119, %pageBytes : index
          %1122 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1122 {
            %1123 = wave.lane
            %1124 = arith.muli %1123, %c2 : index
            scf.for %1125 = %1124 to %c7 step %c7 {
              %1126 = arith.addi %1115, %1125 : index
              %1127 = vector.load %20[%1126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1128 = arith.mulf %1127, %1118 : vector<4xf32>
              %1129 = arith.minimumf %1128, %c46 : vector<4xf32>
              %1130 = arith.maximumf %1129, %c47 : vector<4xf32>
              %1131 = arith.truncf %1130 : vector<4xf32> to vector<4xf16>
              %1132 = vector.bitcast %1131 : vector<4xf16> to vector<8xi8>
              %1133 = arith.cmpi slt, %1116, %kvHeads : index
              scf.if %1133 {
                %1134 = arith.muli %1116, %c10 : index
                %1135 = arith.addi %1121, %1134 : index
                %1136 = arith.divui %1125, %c14 : index
                %1137 = arith.muli %1136, %c48 : index
                %1138 = arith.remui %1125, %c14 : index
                %1139 = arith.divui %1138, %c4 : index
                %1140 = arith.muli %1139, %c20 : index
                %1141 = arith.muli %1120, %c14 : index
                %1142 = arith.addi %1140, %1141 : index
                %1143 = arith.remui %1138, %c4 : index
                %1144 = arith.muli %1143, %c5 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.addi %1137, %1145 : index
                %1147 = arith.addi %1135, %1146 : index
                vector.store %1132, %kv[%1147] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1148 = arith.subi %1116, %kvHeads : index
                %1149 = arith.muli %1148, %c10 : index
                %1150 = arith.addi %1121, %1149 : index
                %1151 = arith.addi %1125, %c8 : index
                %1152 = arith.divui %1151, %c14 : index
                %1153 = arith.muli %1152, %c48 : index
                %1154 = arith.addi %1153, %c35 : index
                %1155 = arith.remui %1151, %c14 : index
                %1156 = arith.divui %1120, %c5 : index
                %1157 = arith.remui %1120, %c5 : index
                %1158 = arith.muli %1157, %c4 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1159, %c4 : index
                %1161 = arith.muli %1160, %c20 : index
                %1162 = arith.muli %1155, %c14 : index
                %1163 = arith.addi %1161, %1162 : index
                %1164 = arith.remui %1159, %c4 : index
                %1165 = arith.muli %1164, %c5 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.addi %1154, %1166 : index
                %1168 = arith.addi %1150, %1167 : index
                %1169 = vector.shuffle %1132, %1132 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1169, %kv[%1168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1170 = arith.addi %1125, %c9 : index
                %1171 = arith.divui %1170, %c14 : index
                %1172 = arith.muli %1171, %c48 : index
                %1173 = arith.addi %1172, %c35 : index
                %1174 = arith.remui %1170, %c14 : index
                %1175 = arith.divui %1120, %c5 : index
                %1176 = arith.remui %1120, %c5 : index
                %1177 = arith.muli %1176, %c4 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1178, %c4 : index
                %1180 = arith.muli %1179, %c20 : index
                %1181 = arith.muli %1174, %c14 : index
                %1182 = arith.addi %1180, %1181 : index
                %1183 = arith.remui %1178, %c4 : index
                %1184 = arith.muli %1183, %c5 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1173, %1185 : index
                %1187 = arith.addi %1150, %1186 : index
                %1188 = vector.shuffle %1132, %1132 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1188, %kv[%1187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1189 = arith.addi %1125, %c5 : index
                %1190 = arith.divui %1189, %c14 : index
                %1191 = arith.muli %1190, %c48 : index
                %1192 = arith.addi %1191, %c35 : index
                %1193 = arith.remui %1189, %c14 : index
                %1194 = arith.divui %1120, %c5 : index
                %1195 = arith.remui %1120, %c5 : index
                %1196 = arith.muli %1195, %c4 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.divui %1197, %c4 : index
                %1199 = arith.muli %1198, %c20 : index
                %1200 = arith.muli %1193, %c14 : index
                %1201 = arith.addi %1199, %1200 : index
                %1202 = arith.remui %1197, %c4 : index
                %1203 = arith.muli %1202, %c5 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.addi %1192, %1204 : index
                %1206 = arith.addi %1150, %1205 : index
                %1207 = vector.shuffle %1132, %1132 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1207, %kv[%1206] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1208 = arith.addi %1125, %c28 : index
                %1209 = arith.divui %1208, %c14 : index
                %1210 = arith.muli %1209, %c48 : index
                %1211 = arith.addi %1210, %c35 : index
                %1212 = arith.remui %1208, %c14 : index
                %1213 = arith.divui %1120, %c5 : index
                %1214 = arith.remui %1120, %c5 : index
                %1215 = arith.muli %1214, %c4 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.divui %1216, %c4 : index
                %1218 = arith.muli %1217, %c20 : index
                %1219 = arith.muli %1212, %c14 : index
                %1220 = arith.addi %1218, %1219 : index
                %1221 = arith.remui %1216, %c4 : index
                %1222 = arith.muli %1221, %c5 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.addi %1211, %1223 : index
                %1225 = arith.addi %1150, %1224 : index
                %1226 = vector.shuffle %1132, %1132 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1226, %kv[%1225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1227 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1227 {
            %1228 = wave.lane
            %1229 = arith.muli %1228, %c2 : index
            scf.for %1230 = %1229 to %c7 step %c7 {
              %1231 = arith.addi %1115, %1230 : index
              %1232 = vector.load %20[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = arith.mulf %1232, %1118 : vector<4xf32>
              %1234 = wave.fp8_encode "e4m3" %1233 : vector<4xf32> -> vector<4xi8>
              %1235 = arith.cmpi slt, %1116, %kvHeads : index
              scf.if %1235 {
                %1236 = arith.muli %1116, %c35 : index
                %1237 = arith.addi %1121, %1236 : index
                %1238 = vector.shuffle %1234, %1234 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1239 = arith.divui %1230, %c14 : index
                %1240 = arith.muli %1239, %c20 : index
                %1241 = arith.remui %1230, %c14 : index
                %1242 = arith.muli %1120, %c14 : index
                %1243 = arith.divui %1241, %c2 : index
                %1244 = arith.muli %1243, %c2 : index
                %1245 = arith.remui %1241, %c5 : index
                %1246 = arith.muli %1245, %c5 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.divui %1241, %c5 : index
                %1249 = arith.remui %1248, %c5 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1242, %1250 : index
                %1252 = arith.addi %1240, %1251 : index
                %1253 = arith.addi %1237, %1252 : index
                vector.store %1238, %kv[%1253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1254 = arith.subi %1116, %kvHeads : index
                %1255 = arith.muli %1254, %c35 : index
                %1256 = arith.addi %1121, %1255 : index
                %1257 = arith.addi %1230, %c8 : index
                %1258 = arith.divui %1257, %c14 : index
                %1259 = arith.muli %1258, %c20 : index
                %1260 = arith.addi %1259, %c11 : index
                %1261 = arith.remui %1257, %c14 : index
                %1262 = arith.divui %1120, %c5 : index
                %1263 = arith.remui %1120, %c5 : index
                %1264 = arith.muli %1263, %c4 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.muli %1261, %c14 : index
                %1267 = arith.divui %1265, %c2 : index
                %1268 = arith.muli %1267, %c2 : index
                %1269 = arith.remui %1265, %c5 : index
                %1270 = arith.muli %1269, %c5 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.divui %1265, %c5 : index
                %1273 = arith.remui %1272, %c5 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.addi %1266, %1274 : index
                %1276 = arith.addi %1260, %1275 : index
                %1277 = arith.addi %1256, %1276 : index
                %1278 = vector.shuffle %1234, %1234 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1278, %kv[%1277] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1279 = arith.addi %1230, %c9 : index
                %1280 = arith.divui %1279, %c14 : index
                %1281 = arith.muli %1280, %c20 : index
                %1282 = arith.addi %1281, %c11 : index
                %1283 = arith.remui %1279, %c14 : index
                %1284 = arith.divui %1120, %c5 : index
                %1285 = arith.remui %1120, %c5 : index
                %1286 = arith.muli %1285, %c4 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.muli %1283, %c14 : index
                %1289 = arith.divui %1287, %c2 : index
                %1290 = arith.muli %1289, %c2 : index
                %1291 = arith.remui %1287, %c5 : index
                %1292 = arith.muli %1291, %c5 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.divui %1287, %c5 : index
                %1295 = arith.remui %1294, %c5 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.addi %1288, %1296 : index
                %1298 = arith.addi %1282, %1297 : index
                %1299 = arith.addi %1256, %1298 : index
                %1300 = vector.shuffle %1234, %1234 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1300, %kv[%1299] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1301 = arith.addi %1230, %c5 : index
                %1302 = arith.divui %1301, %c14 : index
                %1303 = arith.muli %1302, %c20 : index
                %1304 = arith.addi %1303, %c11 : index
                %1305 = arith.remui %1301, %c14 : index
                %1306 = arith.divui %1120, %c5 : index
                %1307 = arith.remui %1120, %c5 : index
                %1308 = arith.muli %1307, %c4 : index
                %1309 = arith.addi %1306, %1308 : index
                %1310 = arith.muli %1305, %c14 : index
                %1311 = arith.divui %1309, %c2 : index
                %1312 = arith.muli %1311, %c2 : index
                %1313 = arith.remui %1309, %c5 : index
                %1314 = arith.muli %1313, %c5 : index
                %1315 = arith.addi %1312, %1314 : index
                %1316 = arith.divui %1309, %c5 : index
                %1317 = arith.remui %1316, %c5 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.addi %1310, %1318 : index
                %1320 = arith.addi %1304, %1319 : index
                %1321 = arith.addi %1256, %1320 : index
                %1322 = vector.shuffle %1234, %1234 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1322, %kv[%1321] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1323 = arith.addi %1230, %c28 : index
                %1324 = arith.divui %1323, %c14 : index
                %1325 = arith.muli %1324, %c20 : index
                %1326 = arith.addi %1325, %c11 : index
                %1327 = arith.remui %1323, %c14 : index
                %1328 = arith.divui %1120, %c5 : index
                %1329 = arith.remui %1120, %c5 : index
                %1330 = arith.muli %1329, %c4 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.muli %1327, %c14 : index
                %1333 = arith.divui %1331, %c2 : index
                %1334 = arith.muli %1333, %c2 : index
                %1335 = arith.remui %1331, %c5 : index
                %1336 = arith.muli %1335, %c5 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.divui %1331, %c5 : index
                %1339 = arith.remui %1338, %c5 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.addi %1332, %1340 : index
                %1342 = arith.addi %1326, %1341 : index
                %1343 = arith.addi %1256, %1342 : index
                %1344 = vector.shuffle %1234, %1234 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1344, %kv[%1343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1345 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1345 {
            %1346 = wave.lane
            %1347 = arith.muli %1346, %c2 : index
            scf.for %1348 = %1347 to %c7 step %c7 {
              %1349 = arith.addi %1115, %1348 : index
              %1350 = vector.load %20[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1351 = arith.mulf %1350, %1118 : vector<4xf32>
              %1352 = wave.fp8_encode "e5m2" %1351 : vector<4xf32> -> vector<4xi8>
              %1353 = arith.cmpi slt, %1116, %kvHeads : index
              scf.if %1353 {
                %1354 = arith.muli %1116, %c35 : index
                %1355 = arith.addi %1121, %1354 : index
                %1356 = vector.shuffle %1352, %1352 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1357 = arith.divui %1348, %c14 : index
                %1358 = arith.muli %1357, %c20 : index
                %1359 = arith.remui %1348, %c14 : index
                %1360 = arith.muli %1120, %c14 : index
                %1361 = arith.divui %1359, %c2 : index
                %1362 = arith.muli %1361, %c2 : index
                %1363 = arith.remui %1359, %c5 : index
                %1364 = arith.muli %1363, %c5 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.divui %1359, %c5 : index
                %1367 = arith.remui %1366, %c5 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.addi %1360, %1368 : index
                %1370 = arith.addi %1358, %1369 : index
                %1371 = arith.addi %1355, %1370 : index
                vector.store %1356, %kv[%1371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1372 = arith.subi %1116, %kvHeads : index
                %1373 = arith.muli %1372, %c35 : index
                %1374 = arith.addi %1121, %1373 : index
                %1375 = arith.addi %1348, %c8 : index
                %1376 = arith.divui %1375, %c14 : index
                %1377 = arith.muli %1376, %c20 : index
                %1378 = arith.addi %1377, %c11 : index
                %1379 = arith.remui %1375, %c14 : index
                %1380 = arith.divui %1120, %c5 : index
                %1381 = arith.remui %1120, %c5 : index
                %1382 = arith.muli %1381, %c4 : index
                %1383 = arith.addi %1380, %1382 : index
                %1384 = arith.muli %1379, %c14 : index
                %1385 = arith.divui %1383, %c2 : index
                %1386 = arith.muli %1385, %c2 : index
                %1387 = arith.remui %1383, %c5 : index
                %1388 = arith.muli %1387, %c5 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.divui %1383, %c5 : index
                %1391 = arith.remui %1390, %c5 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.addi %1384, %1392 : index
                %1394 = arith.addi %1378, %1393 : index
                %1395 = arith.addi %1374, %1394 : index
                %1396 = vector.shuffle %1352, %1352 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1396, %kv[%1395] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1397 = arith.addi %1348, %c9 : index
                %1398 = arith.divui %1397, %c14 : index
                %1399 = arith.muli %1398, %c20 : index
                %1400 = arith.addi %1399, %c11 : index
                %1401 = arith.remui %1397, %c14 : index
                %1402 = arith.divui %1120, %c5 : index
                %1403 = arith.remui %1120, %c5 : index
                %1404 = arith.muli %1403, %c4 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.muli %1401, %c14 : index
                %1407 = arith.divui %1405, %c2 : index
                %1408 = arith.muli %1407, %c2 : index
                %1409 = arith.remui %1405, %c5 : index
                %1410 = arith.muli %1409, %c5 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.divui %1405, %c5 : index
                %1413 = arith.remui %1412, %c5 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.addi %1406, %1414 : index
                %1416 = arith.addi %1400, %1415 : index
                %1417 = arith.addi %1374, %1416 : index
                %1418 = vector.shuffle %1352, %1352 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1418, %kv[%1417] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1419 = arith.addi %1348, %c5 : index
                %1420 = arith.divui %1419, %c14 : index
                %1421 = arith.muli %1420, %c20 : index
                %1422 = arith.addi %1421, %c11 : index
                %1423 = arith.remui %1419, %c14 : index
                %1424 = arith.divui %1120, %c5 : index
                %1425 = arith.remui %1120, %c5 : index
                %1426 = arith.muli %1425, %c4 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.muli %1423, %c14 : index
                %1429 = arith.divui %1427, %c2 : index
                %1430 = arith.muli %1429, %c2 : index
                %1431 = arith.remui %1427, %c5 : index
                %1432 = arith.muli %1431, %c5 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.divui %1427, %c5 : index
                %1435 = arith.remui %1434, %c5 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.addi %1428, %1436 : index
                %1438 = arith.addi %1422, %1437 : index
                %1439 = arith.addi %1374, %1438 : index
                %1440 = vector.shuffle %1352, %1352 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1440, %kv[%1439] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1441 = arith.addi %1348, %c28 : index
                %1442 = arith.divui %1441, %c14 : index
                %1443 = arith.muli %1442, %c20 : index
                %1444 = arith.addi %1443, %c11 : index
                %1445 = arith.remui %1441, %c14 : index
                %1446 = arith.divui %1120, %c5 : index
                %1447 = arith.remui %1120, %c5 : index
                %1448 = arith.muli %1447, %c4 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.muli %1445, %c14 : index
                %1451 = arith.divui %1449, %c2 : index
                %1452 = arith.muli %1451, %c2 : index
                %1453 = arith.remui %1449, %c5 : index
                %1454 = arith.muli %1453, %c5 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.divui %1449, %c5 : index
                %1457 = arith.remui %1456, %c5 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.addi %1450, %1458 : index
                %1460 = arith.addi %1444, %1459 : index
                %1461 = arith.addi %1374, %1460 : index
                %1462 = vector.shuffle %1352, %1352 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1462, %kv[%1461] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1463 = arith.addi %23, %c14 : index
    %1464 = wave.lane
    %1465 = arith.muli %3, %c5 : index
    %1466 = arith.muli %1465, %c20 : index
    %1467 = arith.addi %1466, %1464 : index
    %1468 = arith.muli %4, %c11 : index
    %1469 = arith.addi %1468, %1467 : index
    %1470 = arith.addi %1469, %c8 : index
    %1471 = arith.addi %1470, %c8 : index
    %1472 = vector.extract %520#2[0] : f32 from vector<8xf32>
    memref.store %1472, %19[%1471] : memref<?xf32>
    %1473 = arith.muli %4, %c11 : index
    %1474 = arith.addi %1473, %1467 : index
    %1475 = arith.addi %1474, %c8 : index
    %1476 = arith.addi %1475, %c15 : index
    %1477 = vector.extract %520#2[1] : f32 from vector<8xf32>
    memref.store %1477, %19[%1476] : memref<?xf32>
    %1478 = arith.muli %4, %c11 : index
    %1479 = arith.addi %1478, %1467 : index
    %1480 = arith.addi %1479, %c8 : index
    %1481 = arith.addi %1480, %c12 : index
    %1482 = vector.extract %520#2[2] : f32 from vector<8xf32>
    memref.store %1482, %19[%1481] : memref<?xf32>
    %1483 = arith.muli %4, %c11 : index
    %1484 = arith.addi %1483, %1467 : index
    %1485 = arith.addi %1484, %c8 : index
    %1486 = arith.addi %1485, %c29 : index
    %1487 = vector.extract %520#2[3] : f32 from vector<8xf32>
    memref.store %1487, %19[%1486] : memref<?xf32>
    %1488 = arith.muli %4, %c11 : index
    %1489 = arith.addi %1488, %1467 : index
    %1490 = arith.addi %1489, %c8 : index
    %1491 = arith.addi %1490, %c7 : index
    %1492 = vector.extract %520#2[4] : f32 from vector<8xf32>
    memref.store %1492, %19[%1491] : memref<?xf32>
    %1493 = arith.muli %4, %c11 : index
    %1494 = arith.addi %1493, %1467 : index
    %1495 = arith.addi %1494, %c8 : index
    %1496 = arith.addi %1495, %c30 : index
    %1497 = vector.extract %520#2[5] : f32 from vector<8xf32>
    memref.store %1497, %19[%1496] : memref<?xf32>
    %1498 = arith.muli %4, %c11 : index
    %1499 = arith.addi %1498, %1467 : index
    %1500 = arith.addi %1499, %c8 : index
    %1501 = arith.addi %1500, %c31 : index
    %1502 = vector.extract %520#2[6] : f32 from vector<8xf32>
    memref.store %1502, %19[%1501] : memref<?xf32>
    %1503 = arith.muli %4, %c11 : index
    %1504 = arith.addi %1503, %1467 : index
    %1505 = arith.addi %1504, %c8 : index
    %1506 = arith.addi %1505, %c32 : index
    %1507 = vector.extract %520#2[7] : f32 from vector<8xf32>
    memref.store %1507, %19[%1506] : memref<?xf32>
    %1508 = arith.muli %4, %c11 : index
    %1509 = arith.addi %1508, %1467 : index
    %1510 = arith.addi %1509, %c20 : index
    %1511 = arith.addi %1510, %c8 : index
    %1512 = vector.extract %520#3[0] : f32 from vector<8xf32>
    memref.store %1512, %19[%1511] : memref<?xf32>
    %1513 = arith.muli %4, %c11 : index
    %1514 = arith.addi %1513, %1467 : index
    %1515 = arith.addi %1514, %c20 : index
    %1516 = arith.addi %1515, %c15 : index
    %1517 = vector.extract %520#3[1] : f32 from vector<8xf32>
    memref.store %1517, %19[%1516] : memref<?xf32>
    %1518 = arith.muli %4, %c11 : index
    %1519 = arith.addi %1518, %1467 : index
    %1520 = arith.addi %1519, %c20 : index
    %1521 = arith.addi %1520, %c12 : index
    %1522 = vector.extract %520#3[2] : f32 from vector<8xf32>
    memref.store %1522, %19[%1521] : memref<?xf32>
    %1523 = arith.muli %4, %c11 : index
    %1524 = arith.addi %1523, %1467 : index
    %1525 = arith.addi %1524, %c20 : index
    %1526 = arith.addi %1525, %c29 : index
    %1527 = vector.extract %520#3[3] : f32 from vector<8xf32>
    memref.store %1527, %19[%1526] : memref<?xf32>
    %1528 = arith.muli %4, %c11 : index
    %1529 = arith.addi %1528, %1467 : index
    %1530 = arith.addi %1529, %c20 : index
    %1531 = arith.addi %1530, %c7 : index
    %1532 = vector.extract %520#3[4] : f32 from vector<8xf32>
    memref.store %1532, %19[%1531] : memref<?xf32>
    %1533 = arith.muli %4, %c11 : index
    %1534 = arith.addi %1533, %1467 : index
    %1535 = arith.addi %1534, %c20 : index
    %1536 = arith.addi %1535, %c30 : index
    %1537 = vector.extract %520#3[5] : f32 from vector<8xf32>
    memref.store %1537, %19[%1536] : memref<?xf32>
    %1538 = arith.muli %4, %c11 : index
    %1539 = arith.addi %1538, %1467 : index
    %1540 = arith.addi %1539, %c20 : index
    %1541 = arith.addi %1540, %c31 : index
    %1542 = vector.extract %520#3[6] : f32 from vector<8xf32>
    memref.store %1542, %19[%1541] : memref<?xf32>
    %1543 = arith.muli %4, %c11 : index
    %1544 = arith.addi %1543, %1467 : index
    %1545 = arith.addi %1544, %c20 : index
    %1546 = arith.addi %1545, %c32 : index
    %1547 = vector.extract %520#3[7] : f32 from vector<8xf32>
    memref.store %1547, %19[%1546] : memref<?xf32>
    wave.barrier
    %1548 = arith.muli %4, %c5 : index
    %1549 = arith.addi %1548, %c8 : index
    %1550 = arith.muli %1549, %c5 : index
    %1551 = arith.divui %1464, %c14 : index
    %1552 = arith.addi %1550, %1551 : index
    %1553 = arith.addi %1463, %1552 : index
    %1554 = arith.cmpi slt, %1553, %22 : index
    scf.if %1554 {
      %1555 = arith.cmpi eq, %hasFactors, %c9 : index
      %1556 = memref.load %factors[%1553] : memref<?xf32>
      %1557 = arith.select %1555, %1556, %c34 : f32
      %1558 = arith.addi %1467, %c8 : index
      %1559 = arith.muli %1549, %c15 : index
      %1560 = arith.addi %1558, %1559 : index
      %1561 = memref.load %19[%1560] : memref<?xf32>
      %1562 = arith.addi %1560, %c11 : index
      %1563 = memref.load %19[%1562] : memref<?xf32>
      %1564 = arith.addf %1561, %1563 : f32
      %1565 = arith.addi %1560, %c35 : index
      %1566 = memref.load %19[%1565] : memref<?xf32>
      %1567 = arith.addf %1564, %1566 : f32
      %1568 = arith.addi %1560, %c36 : index
      %1569 = memref.load %19[%1568] : memref<?xf32>
      %1570 = arith.addf %1567, %1569 : f32
      %1571 = arith.remui %1464, %c14 : index
      %1572 = arith.muli %1571, %c2 : index
      %1573 = arith.addi %16, %1572 : index
      %1574 = vector.load %w[%1573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1575 = vector.bitcast %1574 : vector<4xi8> to vector<1xf32>
      %1576 = vector.extract %1575[0] : f32 from vector<1xf32>
      %1577 = arith.mulf %1576, %1557 : f32
      %1578 = arith.mulf %1570, %1577 : f32
      %1579 = arith.muli %3, %c5 : index
      %1580 = arith.addi %1579, %c8 : index
      %1581 = arith.muli %1580, %c14 : index
      %1582 = arith.remui %1464, %c14 : index
      %1583 = arith.addi %1581, %1582 : index
      %1584 = arith.muli %1552, %c7 : index
      %1585 = arith.addi %1584, %1583 : index
      memref.store %1578, %20[%1585] : memref<?xf32>
      %1586 = arith.addi %1467, %c20 : index
      %1587 = arith.muli %1549, %c15 : index
      %1588 = arith.addi %1586, %1587 : index
      %1589 = memref.load %19[%1588] : memref<?xf32>
      %1590 = arith.addi %1588, %c11 : index
      %1591 = memref.load %19[%1590] : memref<?xf32>
      %1592 = arith.addf %1589, %1591 : f32
      %1593 = arith.addi %1588, %c35 : index
      %1594 = memref.load %19[%1593] : memref<?xf32>
      %1595 = arith.addf %1592, %1594 : f32
      %1596 = arith.addi %1588, %c36 : index
      %1597 = memref.load %19[%1596] : memref<?xf32>
      %1598 = arith.addf %1595, %1597 : f32
      %1599 = arith.remui %1464, %c14 : index
      %1600 = arith.muli %1599, %c2 : index
      %1601 = arith.addi %18, %1600 : index
      %1602 = vector.load %w[%1601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1603 = vector.bitcast %1602 : vector<4xi8> to vector<1xf32>
      %1604 = vector.extract %1603[0] : f32 from vector<1xf32>
      %1605 = arith.mulf %1604, %1557 : f32
      %1606 = arith.mulf %1598, %1605 : f32
      %1607 = arith.muli %3, %c5 : index
      %1608 = arith.addi %1607, %c9 : index
      %1609 = arith.muli %1608, %c14 : index
      %1610 = arith.remui %1464, %c14 : index
      %1611 = arith.addi %1609, %1610 : index
      %1612 = arith.muli %1552, %c7 : index
      %1613 = arith.addi %1612, %1611 : index
      memref.store %1606, %20[%1613] : memref<?xf32>
    }
    %1614 = arith.muli %4, %c5 : index
    %1615 = arith.addi %1614, %c9 : index
    %1616 = arith.muli %1615, %c5 : index
    %1617 = arith.divui %1464, %c14 : index
    %1618 = arith.addi %1616, %1617 : index
    %1619 = arith.addi %1463, %1618 : index
    %1620 = arith.cmpi slt, %1619, %22 : index
    scf.if %1620 {
      %1621 = arith.cmpi eq, %hasFactors, %c9 : index
      %1622 = memref.load %factors[%1619] : memref<?xf32>
      %1623 = arith.select %1621, %1622, %c34 : f32
      %1624 = arith.addi %1467, %c8 : index
      %1625 = arith.muli %1615, %c15 : index
      %1626 = arith.addi %1624, %1625 : index
      %1627 = memref.load %19[%1626] : memref<?xf32>
      %1628 = arith.addi %1626, %c11 : index
      %1629 = memref.load %19[%1628] : memref<?xf32>
      %1630 = arith.addf %1627, %1629 : f32
      %1631 = arith.addi %1626, %c35 : index
      %1632 = memref.load %19[%1631] : memref<?xf32>
      %1633 = arith.addf %1630, %1632 : f32
      %1634 = arith.addi %1626, %c36 : index
      %1635 = memref.load %19[%1634] : memref<?xf32>
      %1636 = arith.addf %1633, %1635 : f32
      %1637 = arith.remui %1464, %c14 : index
      %1638 = arith.muli %1637, %c2 : index
      %1639 = arith.addi %16, %1638 : index
      %1640 = vector.load %w[%1639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1641 = vector.bitcast %1640 : vector<4xi8> to vector<1xf32>
      %1642 = vector.extract %1641[0] : f32 from vector<1xf32>
      %1643 = arith.mulf %1642, %1623 : f32
      %1644 = arith.mulf %1636, %1643 : f32
      %1645 = arith.muli %3, %c5 : index
      %1646 = arith.addi %1645, %c8 : index
      %1647 = arith.muli %1646, %c14 : index
      %1648 = arith.remui %1464, %c14 : index
      %1649 = arith.addi %1647, %1648 : index
      %1650 = arith.muli %1618, %c7 : index
      %1651 = arith.addi %1650, %1649 : index
      memref.store %1644, %20[%1651] : memref<?xf32>
      %1652 = arith.addi %1467, %c20 : index
      %1653 = arith.muli %1615, %c15 : index
      %1654 = arith.addi %1652, %1653 : index
      %1655 = memref.load %19[%1654] : memref<?xf32>
      %1656 = arith.addi %1654, %c11 : index
      %1657 = memref.load %19[%1656] : memref<?xf32>
      %1658 = arith.addf %1655, %1657 : f32
      %1659 = arith.addi %1654, %c35 : index
      %1660 = memref.load %19[%1659] : memref<?xf32>
      %1661 = arith.addf %1658, %1660 : f32
      %1662 = arith.addi %1654, %c36 : index
      %1663 = memref.load %19[%1662] : memref<?xf32>
      %1664 = arith.addf %1661, %1663 : f32
      %1665 = arith.remui %1464, %c14 : index
      %1666 = arith.muli %1665, %c2 : index
      %1667 = arith.addi %18, %1666 : index
      %1668 = vector.load %w[%1667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1669 = vector.bitcast %1668 : vector<4xi8> to vector<1xf32>
      %1670 = vector.extract %1669[0] : f32 from vector<1xf32>
      %1671 = arith.mulf %1670, %1623 : f32
      %1672 = arith.mulf %1664, %1671 : f32
      %1673 = arith.muli %3, %c5 : index
      %1674 = arith.addi %1673, %c9 : index
      %1675 = arith.muli %1674, %c14 : index
      %1676 = arith.remui %1464, %c14 : index
      %1677 = arith.addi %1675, %1676 : index
      %1678 = arith.muli %1618, %c7 : index
      %1679 = arith.addi %1678, %1677 : index
      memref.store %1672, %20[%1679] : memref<?xf32>
    }
    wave.barrier
    %1680 = arith.addi %23, %c14 : index
    %1681 = wave.wave
    %1682 = arith.addi %1681, %c8 : index
    %1683 = arith.addi %1680, %1682 : index
    %1684 = arith.cmpi slt, %1683, %22 : index
    scf.if %1684 {
      %1685 = arith.addi %1680, %1682 : index
      %1686 = arith.muli %1682, %c7 : index
      %1687 = wave.lane
      %1688 = arith.addi %1687, %c8 : index
      %1689 = arith.cmpi eq, %hasBias, %c9 : index
      %1690 = arith.addi %1686, %1688 : index
      %1691 = memref.load %20[%1690] : memref<?xf32>
      %1692 = arith.muli %0, %c7 : index
      %1693 = arith.addi %1692, %1688 : index
      %1694 = memref.load %bias[%1693] : memref<?xf32>
      %1695 = arith.addf %1691, %1694 : f32
      %1696 = arith.select %1689, %1695, %1691 : f32
      %1697 = arith.addi %1688, %c12 : index
      %1698 = arith.cmpi eq, %hasBias, %c9 : index
      %1699 = arith.addi %1686, %1697 : index
      %1700 = memref.load %20[%1699] : memref<?xf32>
      %1701 = arith.muli %0, %c7 : index
      %1702 = arith.addi %1701, %1697 : index
      %1703 = memref.load %bias[%1702] : memref<?xf32>
      %1704 = arith.addf %1700, %1703 : f32
      %1705 = arith.select %1698, %1704, %1700 : f32
      %1706 = arith.addi %1687, %c15 : index
      %1707 = arith.cmpi eq, %hasBias, %c9 : index
      %1708 = arith.addi %1686, %1706 : index
      %1709 = memref.load %20[%1708] : memref<?xf32>
      %1710 = arith.muli %0, %c7 : index
      %1711 = arith.addi %1710, %1706 : index
      %1712 = memref.load %bias[%1711] : memref<?xf32>
      %1713 = arith.addf %1709, %1712 : f32
      %1714 = arith.select %1707, %1713, %1709 : f32
      %1715 = arith.addi %1706, %c12 : index
      %1716 = arith.cmpi eq, %hasBias, %c9 : index
      %1717 = arith.addi %1686, %1715 : index
      %1718 = memref.load %20[%1717] : memref<?xf32>
      %1719 = arith.muli %0, %c7 : index
      %1720 = arith.addi %1719, %1715 : index
      %1721 = memref.load %bias[%1720] : memref<?xf32>
      %1722 = arith.addf %1718, %1721 : f32
      %1723 = arith.select %1716, %1722, %1718 : f32
      %1724 = arith.addi %heads, %kvHeads : index
      %1725 = arith.cmpi slt, %0, %1724 : index
      scf.if %1725 {
        %1726 = arith.addi %positionsAt, %1685 : index
        %1727 = memref.load %step[%1726] : memref<?xi32>
        %1728 = arith.index_cast %1727 : i32 to index
        %1729 = arith.cmpi eq, %hasNorm, %c9 : index
        %1730 = math.fma %1696, %1696, %c40 : f32
        %1731 = math.fma %1705, %1705, %1730 : f32
        %1732 = math.fma %1714, %1714, %1731 : f32
        %1733 = math.fma %1723, %1723, %1732 : f32
        %1734 = vector.broadcast %1733 : f32 to vector<1xf32>
        %1735 = wave.reduce "add" %1734 : vector<1xf32>
        %1736 = arith.mulf %1735, %inverseHeadDim : f32
        %1737 = arith.addf %1736, %epsilon : f32
        %1738 = math.sqrt %1737 : f32
        %1739 = arith.divf %c34, %1738 : f32
        %1740 = arith.cmpi slt, %0, %heads : index
        %1741 = arith.addi %1688, %c12 : index
        %1742 = memref.load %query_norm[%1688] : memref<?xf32>
        %1743 = memref.load %key_norm[%1688] : memref<?xf32>
        %1744 = arith.select %1740, %1742, %1743 : f32
        %1745 = arith.mulf %1696, %1739 : f32
        %1746 = arith.mulf %1745, %1744 : f32
        %1747 = arith.select %1729, %1746, %1696 : f32
        %1748 = memref.load %query_norm[%1741] : memref<?xf32>
        %1749 = memref.load %key_norm[%1741] : memref<?xf32>
        %1750 = arith.select %1740, %1748, %1749 : f32
        %1751 = arith.mulf %1705, %1739 : f32
        %1752 = arith.mulf %1751, %1750 : f32
        %1753 = arith.select %1729, %1752, %1705 : f32
        %1754 = arith.addi %1706, %c12 : index
        %1755 = memref.load %query_norm[%1706] : memref<?xf32>
        %1756 = memref.load %key_norm[%1706] : memref<?xf32>
        %1757 = arith.select %1740, %1755, %1756 : f32
        %1758 = arith.mulf %1714, %1739 : f32
        %1759 = arith.mulf %1758, %1757 : f32
        %1760 = arith.select %1729, %1759, %1714 : f32
        %1761 = memref.load %query_norm[%1754] : memref<?xf32>
        %1762 = memref.load %key_norm[%1754] : memref<?xf32>
        %1763 = arith.select %1740, %1761, %1762 : f32
        %1764 = arith.mulf %1723, %1739 : f32
        %1765 = arith.mulf %1764, %1763 : f32
        %1766 = arith.select %1729, %1765, %1723 : f32
        %1767 = arith.remui %1728, %c20 : index
        %1768 = arith.muli %1767, %c7 : index
        %1769 = arith.addi %1768, %1688 : index
        %1770 = arith.divui %1728, %c20 : index
        %1771 = arith.addi %1770, %c20 : index
        %1772 = arith.muli %1771, %c7 : index
        %1773 = arith.addi %1772, %1688 : index
        %1774 = memref.load %rope[%1769] : memref<?xf32>
        %1775 = arith.addi %1769, %c12 : index
        %1776 = memref.load %rope[%1775] : memref<?xf32>
        %1777 = memref.load %rope[%1773] : memref<?xf32>
        %1778 = arith.addi %1773, %c12 : index
        %1779 = memref.load %rope[%1778] : memref<?xf32>
        %1780 = arith.mulf %1777, %1774 : f32
        %1781 = arith.mulf %1779, %1776 : f32
        %1782 = arith.subf %1780, %1781 : f32
        %1783 = arith.mulf %1779, %1774 : f32
        %1784 = arith.mulf %1777, %1776 : f32
        %1785 = arith.addf %1783, %1784 : f32
        %1786 = arith.mulf %1747, %1782 : f32
        %1787 = arith.mulf %1753, %1785 : f32
        %1788 = arith.subf %1786, %1787 : f32
        %1789 = arith.mulf %1753, %1782 : f32
        %1790 = arith.mulf %1747, %1785 : f32
        %1791 = arith.addf %1789, %1790 : f32
        %1792 = arith.cmpi slt, %0, %heads : index
        scf.if %1792 {
          %1793 = arith.muli %1685, %heads : index
          %1794 = arith.addi %1793, %0 : index
          %1795 = arith.muli %1794, %c7 : index
          %1796 = arith.addi %1795, %1688 : index
          memref.store %1788, %q[%1796] : memref<?xf32>
          %1797 = arith.addi %1796, %c12 : index
          memref.store %1791, %q[%1797] : memref<?xf32>
        } else {
          %1798 = arith.addi %1686, %1688 : index
          memref.store %1788, %20[%1798] : memref<?xf32>
          %1799 = arith.addi %1686, %1688 : index
          %1800 = arith.addi %1799, %c12 : index
          memref.store %1791, %20[%1800] : memref<?xf32>
        }
        %1801 = arith.remui %1728, %c20 : index
        %1802 = arith.muli %1801, %c7 : index
        %1803 = arith.addi %1802, %1706 : index
        %1804 = arith.divui %1728, %c20 : index
        %1805 = arith.addi %1804, %c20 : index
        %1806 = arith.muli %1805, %c7 : index
        %1807 = arith.addi %1806, %1706 : index
        %1808 = memref.load %rope[%1803] : memref<?xf32>
        %1809 = arith.addi %1803, %c12 : index
        %1810 = memref.load %rope[%1809] : memref<?xf32>
        %1811 = memref.load %rope[%1807] : memref<?xf32>
        %1812 = arith.addi %1807, %c12 : index
        %1813 = memref.load %rope[%1812] : memref<?xf32>
        %1814 = arith.mulf %1811, %1808 : f32
        %1815 = arith.mulf %1813, %1810 : f32
        %1816 = arith.subf %1814, %1815 : f32
        %1817 = arith.mulf %1813, %1808 : f32
        %1818 = arith.mulf %1811, %1810 : f32
        %1819 = arith.addf %1817, %1818 : f32
        %1820 = arith.mulf %1760, %1816 : f32
        %1821 = arith.mulf %1766, %1819 : f32
        %1822 = arith.subf %1820, %1821 : f32
        %1823 = arith.mulf %1766, %1816 : f32
        %1824 = arith.mulf %1760, %1819 : f32
        %1825 = arith.addf %1823, %1824 : f32
        %1826 = arith.cmpi slt, %0, %heads : index
        scf.if %1826 {
          %1827 = arith.muli %1685, %heads : index
          %1828 = arith.addi %1827, %0 : index
          %1829 = arith.muli %1828, %c7 : index
          %1830 = arith.addi %1829, %1706 : index
          memref.store %1822, %q[%1830] : memref<?xf32>
          %1831 = arith.addi %1830, %c12 : index
          memref.store %1825, %q[%1831] : memref<?xf32>
        } else {
          %1832 = arith.addi %1686, %1706 : index
          memref.store %1822, %20[%1832] : memref<?xf32>
          %1833 = arith.addi %1686, %1706 : index
          %1834 = arith.addi %1833, %c12 : index
          memref.store %1825, %20[%1834] : memref<?xf32>
        }
      } else {
        %1835 = arith.cmpi slt, %0, %heads : index
        scf.if %1835 {
          %1836 = arith.muli %1685, %heads : index
          %1837 = arith.addi %1836, %0 : index
          %1838 = arith.muli %1837, %c7 : index
          %1839 = arith.addi %1838, %1688 : index
          memref.store %1696, %q[%1839] : memref<?xf32>
          %1840 = arith.addi %1839, %c12 : index
          memref.store %1705, %q[%1840] : memref<?xf32>
        } else {
          %1841 = arith.addi %1686, %1688 : index
          memref.store %1696, %20[%1841] : memref<?xf32>
          %1842 = arith.addi %1686, %1688 : index
          %1843 = arith.addi %1842, %c12 : index
          memref.store %1705, %20[%1843] : memref<?xf32>
        }
        %1844 = arith.cmpi slt, %0, %heads : index
        scf.if %1844 {
          %1845 = arith.muli %1685, %heads : index
          %1846 = arith.addi %1845, %0 : index
          %1847 = arith.muli %1846, %c7 : index
          %1848 = arith.addi %1847, %1706 : index
          memref.store %1714, %q[%1848] : memref<?xf32>
          %1849 = arith.addi %1848, %c12 : index
          memref.store %1723, %q[%1849] : memref<?xf32>
        } else {
          %1850 = arith.addi %1686, %1706 : index
          memref.store %1714, %20[%1850] : memref<?xf32>
          %1851 = arith.addi %1686, %1706 : index
          %1852 = arith.addi %1851, %c12 : index
          memref.store %1723, %20[%1852] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1853 = arith.cmpi sge, %0, %heads : index
    scf.if %1853 {
      %1854 = arith.addi %1681, %c8 : index
      %1855 = arith.addi %1680, %1854 : index
      %1856 = arith.cmpi slt, %1855, %22 : index
      scf.if %1856 {
        %1857 = arith.addi %1680, %1854 : index
        %1858 = arith.addi %slotsAt, %1857 : index
        %1859 = memref.load %step[%1858] : memref<?xi32>
        %1860 = arith.index_cast %1859 : i32 to index
        %1861 = arith.cmpi sge, %1860, %c8 : index
        scf.if %1861 {
          %1862 = arith.muli %1854, %c7 : index
          %1863 = arith.subi %0, %heads : index
          %1864 = memref.load %scales[%1863] : memref<?xf32>
          %1865 = vector.broadcast %1864 : f32 to vector<4xf32>
          %1866 = arith.divui %1860, %c14 : index
          %1867 = arith.remui %1860, %c14 : index
          %1868 = arith.muli %1866, %pageBytes : index
          %1869 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1869 {
            %1870 = wave.lane
            %1871 = arith.muli %1870, %c2 : index
            scf.for %1872 = %1871 to %c7 step %c7 {
              %1873 = arith.addi %1862, %1872 : index
              %1874 = vector.load %20[%1873] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1875 = arith.mulf %1874, %1865 : vector<4xf32>
              %1876 = arith.minimumf %1875, %c46 : vector<4xf32>
              %1877 = arith.maximumf %1876, %c47 : vector<4xf32>
              %1878 = arith.truncf %1877 : vector<4xf32> to vector<4xf16>
              %1879 = vector.bitcast %1878 : vector<4xf16> to vector<8xi8>
              %1880 = arith.cmpi slt, %1863, %kvHeads : index
              scf.if %1880 {
                %1881 = arith.muli %1863, %c10 : index
                %1882 = arith.addi %1868, %1881 : index
                %1883 = arith.divui %1872, %c14 : index
                %1884 = arith.muli %1883, %c48 : index
                %1885 = arith.remui %1872, %c14 : index
                %1886 = arith.divui %1885, %c4 : index
                %1887 = arith.muli %1886, %c20 : index
                %1888 = arith.muli %1867, %c14 : index
                %1889 = arith.addi %1887, %1888 : index
                %1890 = arith.remui %1885, %c4 : index
                %1891 = arith.muli %1890, %c5 : index
                %1892 = arith.addi %1889, %1891 : index
                %1893 = arith.addi %1884, %1892 : index
                %1894 = arith.addi %1882, %1893 : index
                vector.store %1879, %kv[%1894] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1895 = arith.subi %1863, %kvHeads : index
                %1896 = arith.muli %1895, %c10 : index
                %1897 = arith.addi %1868, %1896 : index
                %1898 = arith.addi %1872, %c8 : index
                %1899 = arith.divui %1898, %c14 : index
                %1900 = arith.muli %1899, %c48 : index
                %1901 = arith.addi %1900, %c35 : index
                %1902 = arith.remui %1898, %c14 : index
                %1903 = arith.divui %1867, %c5 : index
                %1904 = arith.remui %1867, %c5 : index
                %1905 = arith.muli %1904, %c4 : index
                %1906 = arith.addi %1903, %1905 : index
                %1907 = arith.divui %1906, %c4 : index
                %1908 = arith.muli %1907, %c20 : index
                %1909 = arith.muli %1902, %c14 : index
                %1910 = arith.addi %1908, %1909 : index
                %1911 = arith.remui %1906, %c4 : index
                %1912 = arith.muli %1911, %c5 : index
                %1913 = arith.addi %1910, %1912 : index
                %1914 = arith.addi %1901, %1913 : index
                %1915 = arith.addi %1897, %1914 : index
                %1916 = vector.shuffle %1879, %1879 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1916, %kv[%1915] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1917 = arith.addi %1872, %c9 : index
                %1918 = arith.divui %1917, %c14 : index
                %1919 = arith.muli %1918, %c48 : index
                %1920 = arith.addi %1919, %c35 : index
                %1921 = arith.remui %1917, %c14 : index
                %1922 = arith.divui %1867, %c5 : index
                %1923 = arith.remui %1867, %c5 : index
                %1924 = arith.muli %1923, %c4 : index
                %1925 = arith.addi %1922, %1924 : index
                %1926 = arith.divui %1925, %c4 : index
                %1927 = arith.muli %1926, %c20 : index
                %1928 = arith.muli %1921, %c14 : index
                %1929 = arith.addi %1927, %1928 : index
                %1930 = arith.remui %1925, %c4 : index
                %1931 = arith.muli %1930, %c5 : index
                %1932 = arith.addi %1929, %1931 : index
                %1933 = arith.addi %1920, %1932 : index
                %1934 = arith.addi %1897, %1933 : index
                %1935 = vector.shuffle %1879, %1879 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1935, %kv[%1934] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1936 = arith.addi %1872, %c5 : index
                %1937 = arith.divui %1936, %c14 : index
                %1938 = arith.muli %1937, %c48 : index
                %1939 = arith.addi %1938, %c35 : index
                %1940 = arith.remui %1936, %c14 : index
                %1941 = arith.divui %1867, %c5 : index
                %1942 = arith.remui %1867, %c5 : index
                %1943 = arith.muli %1942, %c4 : index
                %1944 = arith.addi %1941, %1943 : index
                %1945 = arith.divui %1944, %c4 : index
                %1946 = arith.muli %1945, %c20 : index
                %1947 = arith.muli %1940, %c14 : index
                %1948 = arith.addi %1946, %1947 : index
                %1949 = arith.remui %1944, %c4 : index
                %1950 = arith.muli %1949, %c5 : index
                %1951 = arith.addi %1948, %1950 : index
                %1952 = arith.addi %1939, %1951 : index
                %1953 = arith.addi %1897, %1952 : index
                %1954 = vector.shuffle %1879, %1879 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1954, %kv[%1953] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1955 = arith.addi %1872, %c28 : index
                %1956 = arith.divui %1955, %c14 : index
                %1957 = arith.muli %1956, %c48 : index
                %1958 = arith.addi %1957, %c35 : index
                %1959 = arith.remui %1955, %c14 : index
                %1960 = arith.divui %1867, %c5 : index
                %1961 = arith.remui %1867, %c5 : index
                %1962 = arith.muli %1961, %c4 : index
                %1963 = arith.addi %1960, %1962 : index
                %1964 = arith.divui %1963, %c4 : index
                %1965 = arith.muli %1964, %c20 : index
                %1966 = arith.muli %1959, %c14 : index
                %1967 = arith.addi %1965, %1966 : index
                %1968 = arith.remui %1963, %c4 : index
                %1969 = arith.muli %1968, %c5 : index
                %1970 = arith.addi %1967, %1969 : index
                %1971 = arith.addi %1958, %1970 : index
                %1972 = arith.addi %1897, %1971 : index
                %1973 = vector.shuffle %1879, %1879 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1973, %kv[%1972] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1974 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1974 {
            %1975 = wave.lane
            %1976 = arith.muli %1975, %c2 : index
            scf.for %1977 = %1976 to %c7 step %c7 {
              %1978 = arith.addi %1862, %1977 : index
              %1979 = vector.load %20[%1978] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1980 = arith.mulf %1979, %1865 : vector<4xf32>
              %1981 = wave.fp8_encode "e4m3" %1980 : vector<4xf32> -> vector<4xi8>
              %1982 = arith.cmpi slt, %1863, %kvHeads : index
              scf.if %1982 {
                %1983 = arith.muli %1863, %c35 : index
                %1984 = arith.addi %1868, %1983 : index
                %1985 = vector.shuffle %1981, %1981 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1986 = arith.divui %1977, %c14 : index
                %1987 = arith.muli %1986, %c20 : index
                %1988 = arith.remui %1977, %c14 : index
                %1989 = arith.muli %1867, %c14 : index
                %1990 = arith.divui %1988, %c2 : index
                %1991 = arith.muli %1990, %c2 : index
                %1992 = arith.remui %1988, %c5 : index
                %1993 = arith.muli %1992, %c5 : index
                %1994 = arith.addi %1991, %1993 : index
                %1995 = arith.divui %1988, %c5 : index
                %1996 = arith.remui %1995, %c5 : index
                %1997 = arith.addi %1994, %1996 : index
                %1998 = arith.addi %1989, %1997 : index
                %1999 = arith.addi %1987, %1998 : index
                %2000 = arith.addi %1984, %1999 : index
                vector.store %1985, %kv[%2000] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2001 = arith.subi %1863, %kvHeads : index
                %2002 = arith.muli %2001, %c35 : index
                %2003 = arith.addi %1868, %2002 : index
                %2004 = arith.addi %1977, %c8 : index
                %2005 = arith.divui %2004, %c14 : index
                %2006 = arith.muli %2005, %c20 : index
                %2007 = arith.addi %2006, %c11 : index
                %2008 = arith.remui %2004, %c14 : index
                %2009 = arith.divui %1867, %c5 : index
                %2010 = arith.remui %1867, %c5 : index
                %2011 = arith.muli %2010, %c4 : index
                %2012 = arith.addi %2009, %2011 : index
                %2013 = arith.muli %2008, %c14 : index
                %2014 = arith.divui %2012, %c2 : index
                %2015 = arith.muli %2014, %c2 : index
                %2016 = arith.remui %2012, %c5 : index
                %2017 = arith.muli %2016, %c5 : index
                %2018 = arith.addi %2015, %2017 : index
                %2019 = arith.divui %2012, %c5 : index
                %2020 = arith.remui %2019, %c5 : index
                %2021 = arith.addi %2018, %2020 : index
                %2022 = arith.addi %2013, %2021 : index
                %2023 = arith.addi %2007, %2022 : index
                %2024 = arith.addi %2003, %2023 : index
                %2025 = vector.shuffle %1981, %1981 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2025, %kv[%2024] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2026 = arith.addi %1977, %c9 : index
                %2027 = arith.divui %2026, %c14 : index
                %2028 = arith.muli %2027, %c20 : index
                %2029 = arith.addi %2028, %c11 : index
                %2030 = arith.remui %2026, %c14 : index
                %2031 = arith.divui %1867, %c5 : index
                %2032 = arith.remui %1867, %c5 : index
                %2033 = arith.muli %2032, %c4 : index
                %2034 = arith.addi %2031, %2033 : index
                %2035 = arith.muli %2030, %c14 : index
                %2036 = arith.divui %2034, %c2 : index
                %2037 = arith.muli %2036, %c2 : index
                %2038 = arith.remui %2034, %c5 : index
                %2039 = arith.muli %2038, %c5 : index
                %2040 = arith.addi %2037, %2039 : index
                %2041 = arith.divui %2034, %c5 : index
                %2042 = arith.remui %2041, %c5 : index
                %2043 = arith.addi %2040, %2042 : index
                %2044 = arith.addi %2035, %2043 : index
                %2045 = arith.addi %2029, %2044 : index
                %2046 = arith.addi %2003, %2045 : index
                %2047 = vector.shuffle %1981, %1981 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2047, %kv[%2046] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2048 = arith.addi %1977, %c5 : index
                %2049 = arith.divui %2048, %c14 : index
                %2050 = arith.muli %2049, %c20 : index
                %2051 = arith.addi %2050, %c11 : index
                %2052 = arith.remui %2048, %c14 : index
                %2053 = arith.divui %1867, %c5 : index
                %2054 = arith.remui %1867, %c5 : index
                %2055 = arith.muli %2054, %c4 : index
                %2056 = arith.addi %2053, %2055 : index
                %2057 = arith.muli %2052, %c14 : index
                %2058 = arith.divui %2056, %c2 : index
                %2059 = arith.muli %2058, %c2 : index
                %2060 = arith.remui %2056, %c5 : index
                %2061 = arith.muli %2060, %c5 : index
                %2062 = arith.addi %2059, %2061 : index
                %2063 = arith.divui %2056, %c5 : index
                %2064 = arith.remui %2063, %c5 : index
                %2065 = arith.addi %2062, %2064 : index
                %2066 = arith.addi %2057, %2065 : index
                %2067 = arith.addi %2051, %2066 : index
                %2068 = arith.addi %2003, %2067 : index
                %2069 = vector.shuffle %1981, %1981 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2069, %kv[%2068] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2070 = arith.addi %1977, %c28 : index
                %2071 = arith.divui %2070, %c14 : index
                %2072 = arith.muli %2071, %c20 : index
                %2073 = arith.addi %2072, %c11 : index
                %2074 = arith.remui %2070, %c14 : index
                %2075 = arith.divui %1867, %c5 : index
                %2076 = arith.remui %1867, %c5 : index
                %2077 = arith.muli %2076, %c4 : index
                %2078 = arith.addi %2075, %2077 : index
                %2079 = arith.muli %2074, %c14 : index
                %2080 = arith.divui %2078, %c2 : index
                %2081 = arith.muli %2080, %c2 : index
                %2082 = arith.remui %2078, %c5 : index
                %2083 = arith.muli %2082, %c5 : index
                %2084 = arith.addi %2081, %2083 : index
                %2085 = arith.divui %2078, %c5 : index
                %2086 = arith.remui %2085, %c5 : index
                %2087 = arith.addi %2084, %2086 : index
                %2088 = arith.addi %2079, %2087 : index
                %2089 = arith.addi %2073, %2088 : index
                %2090 = arith.addi %2003, %2089 : index
                %2091 = vector.shuffle %1981, %1981 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2091, %kv[%2090] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2092 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2092 {
            %2093 = wave.lane
            %2094 = arith.muli %2093, %c2 : index
            scf.for %2095 = %2094 to %c7 step %c7 {
              %2096 = arith.addi %1862, %2095 : index
              %2097 = vector.load %20[%2096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2098 = arith.mulf %2097, %1865 : vector<4xf32>
              %2099 = wave.fp8_encode "e5m2" %2098 : vector<4xf32> -> vector<4xi8>
              %2100 = arith.cmpi slt, %1863, %kvHeads : index
              scf.if %2100 {
                %2101 = arith.muli %1863, %c35 : index
                %2102 = arith.addi %1868, %2101 : index
                %2103 = vector.shuffle %2099, %2099 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2104 = arith.divui %2095, %c14 : index
                %2105 = arith.muli %2104, %c20 : index
                %2106 = arith.remui %2095, %c14 : index
                %2107 = arith.muli %1867, %c14 : index
                %2108 = arith.divui %2106, %c2 : index
                %2109 = arith.muli %2108, %c2 : index
                %2110 = arith.remui %2106, %c5 : index
                %2111 = arith.muli %2110, %c5 : index
                %2112 = arith.addi %2109, %2111 : index
                %2113 = arith.divui %2106, %c5 : index
                %2114 = arith.remui %2113, %c5 : index
                %2115 = arith.addi %2112, %2114 : index
                %2116 = arith.addi %2107, %2115 : index
                %2117 = arith.addi %2105, %2116 : index
                %2118 = arith.addi %2102, %2117 : index
                vector.store %2103, %kv[%2118] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2119 = arith.subi %1863, %kvHeads : index
                %2120 = arith.muli %2119, %c35 : index
                %2121 = arith.addi %1868, %2120 : index
                %2122 = arith.addi %2095, %c8 : index
                %2123 = arith.divui %2122, %c14 : index
                %2124 = arith.muli %2123, %c20 : index
                %2125 = arith.addi %2124, %c11 : index
                %2126 = arith.remui %2122, %c14 : index
                %2127 = arith.divui %1867, %c5 : index
                %2128 = arith.remui %1867, %c5 : index
                %2129 = arith.muli %2128, %c4 : index
                %2130 = arith.addi %2127, %2129 : index
                %2131 = arith.muli %2126, %c14 : index
                %2132 = arith.divui %2130, %c2 : index
                %2133 = arith.muli %2132, %c2 : index
                %2134 = arith.remui %2130, %c5 : index
                %2135 = arith.muli %2134, %c5 : index
                %2136 = arith.addi %2133, %2135 : index
                %2137 = arith.divui %2130, %c5 : index
                %2138 = arith.remui %2137, %c5 : index
                %2139 = arith.addi %2136, %2138 : index
                %2140 = arith.addi %2131, %2139 : index
                %2141 = arith.addi %2125, %2140 : index
                %2142 = arith.addi %2121, %2141 : index
                %2143 = vector.shuffle %2099, %2099 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2143, %kv[%2142] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2144 = arith.addi %2095, %c9 : index
                %2145 = arith.divui %2144, %c14 : index
                %2146 = arith.muli %2145, %c20 : index
                %2147 = arith.addi %2146, %c11 : index
                %2148 = arith.remui %2144, %c14 : index
                %2149 = arith.divui %1867, %c5 : index
                %2150 = arith.remui %1867, %c5 : index
                %2151 = arith.muli %2150, %c4 : index
                %2152 = arith.addi %2149, %2151 : index
                %2153 = arith.muli %2148, %c14 : index
                %2154 = arith.divui %2152, %c2 : index
                %2155 = arith.muli %2154, %c2 : index
                %2156 = arith.remui %2152, %c5 : index
                %2157 = arith.muli %2156, %c5 : index
                %2158 = arith.addi %2155, %2157 : index
                %2159 = arith.divui %2152, %c5 : index
                %2160 = arith.remui %2159, %c5 : index
                %2161 = arith.addi %2158, %2160 : index
                %2162 = arith.addi %2153, %2161 : index
                %2163 = arith.addi %2147, %2162 : index
                %2164 = arith.addi %2121, %2163 : index
                %2165 = vector.shuffle %2099, %2099 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2165, %kv[%2164] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2166 = arith.addi %2095, %c5 : index
                %2167 = arith.divui %2166, %c14 : index
                %2168 = arith.muli %2167, %c20 : index
                %2169 = arith.addi %2168, %c11 : index
                %2170 = arith.remui %2166, %c14 : index
                %2171 = arith.divui %1867, %c5 : index
                %2172 = arith.remui %1867, %c5 : index
                %2173 = arith.muli %2172, %c4 : index
                %2174 = arith.addi %2171, %2173 : index
                %2175 = arith.muli %2170, %c14 : index
                %2176 = arith.divui %2174, %c2 : index
                %2177 = arith.muli %2176, %c2 : index
                %2178 = arith.remui %2174, %c5 : index
                %2179 = arith.muli %2178, %c5 : index
                %2180 = arith.addi %2177, %2179 : index
                %2181 = arith.divui %2174, %c5 : index
                %2182 = arith.remui %2181, %c5 : index
                %2183 = arith.addi %2180, %2182 : index
                %2184 = arith.addi %2175, %2183 : index
                %2185 = arith.addi %2169, %2184 : index
                %2186 = arith.addi %2121, %2185 : index
                %2187 = vector.shuffle %2099, %2099 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2187, %kv[%2186] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2188 = arith.addi %2095, %c28 : index
                %2189 = arith.divui %2188, %c14 : index
                %2190 = arith.muli %2189, %c20 : index
                %2191 = arith.addi %2190, %c11 : index
                %2192 = arith.remui %2188, %c14 : index
                %2193 = arith.divui %1867, %c5 : index
                %2194 = arith.remui %1867, %c5 : index
                %2195 = arith.muli %2194, %c4 : index
                %2196 = arith.addi %2193, %2195 : index
                %2197 = arith.muli %2192, %c14 : index
                %2198 = arith.divui %2196, %c2 : index
                %2199 = arith.muli %2198, %c2 : index
                %2200 = arith.remui %2196, %c5 : index
                %2201 = arith.muli %2200, %c5 : index
                %2202 = arith.addi %2199, %2201 : index
                %2203 = arith.divui %2196, %c5 : index
                %2204 = arith.remui %2203, %c5 : index
                %2205 = arith.addi %2202, %2204 : index
                %2206 = arith.addi %2197, %2205 : index
                %2207 = arith.addi %2191, %2206 : index
                %2208 = arith.addi %2121, %2207 : index
                %2209 = vector.shuffle %2099, %2099 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2209, %kv[%2208] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2210 = arith.addi %23, %c15 : index
    %2211 = wave.lane
    %2212 = arith.muli %3, %c5 : index
    %2213 = arith.muli %2212, %c20 : index
    %2214 = arith.addi %2213, %2211 : index
    %2215 = arith.muli %4, %c11 : index
    %2216 = arith.addi %2215, %2214 : index
    %2217 = arith.addi %2216, %c8 : index
    %2218 = arith.addi %2217, %c8 : index
    %2219 = vector.extract %520#4[0] : f32 from vector<8xf32>
    memref.store %2219, %19[%2218] : memref<?xf32>
    %2220 = arith.muli %4, %c11 : index
    %2221 = arith.addi %2220, %2214 : index
    %2222 = arith.addi %2221, %c8 : index
    %2223 = arith.addi %2222, %c15 : index
    %2224 = vector.extract %520#4[1] : f32 from vector<8xf32>
    memref.store %2224, %19[%2223] : memref<?xf32>
    %2225 = arith.muli %4, %c11 : index
    %2226 = arith.addi %2225, %2214 : index
    %2227 = arith.addi %2226, %c8 : index
    %2228 = arith.addi %2227, %c12 : index
    %2229 = vector.extract %520#4[2] : f32 from vector<8xf32>
    memref.store %2229, %19[%2228] : memref<?xf32>
    %2230 = arith.muli %4, %c11 : index
    %2231 = arith.addi %2230, %2214 : index
    %2232 = arith.addi %2231, %c8 : index
    %2233 = arith.addi %2232, %c29 : index
    %2234 = vector.extract %520#4[3] : f32 from vector<8xf32>
    memref.store %2234, %19[%2233] : memref<?xf32>
    %2235 = arith.muli %4, %c11 : index
    %2236 = arith.addi %2235, %2214 : index
    %2237 = arith.addi %2236, %c8 : index
    %2238 = arith.addi %2237, %c7 : index
    %2239 = vector.extract %520#4[4] : f32 from vector<8xf32>
    memref.store %2239, %19[%2238] : memref<?xf32>
    %2240 = arith.muli %4, %c11 : index
    %2241 = arith.addi %2240, %2214 : index
    %2242 = arith.addi %2241, %c8 : index
    %2243 = arith.addi %2242, %c30 : index
    %2244 = vector.extract %520#4[5] : f32 from vector<8xf32>
    memref.store %2244, %19[%2243] : memref<?xf32>
    %2245 = arith.muli %4, %c11 : index
    %2246 = arith.addi %2245, %2214 : index
    %2247 = arith.addi %2246, %c8 : index
    %2248 = arith.addi %2247, %c31 : index
    %2249 = vector.extract %520#4[6] : f32 from vector<8xf32>
    memref.store %2249, %19[%2248] : memref<?xf32>
    %2250 = arith.muli %4, %c11 : index
    %2251 = arith.addi %2250, %2214 : index
    %2252 = arith.addi %2251, %c8 : index
    %2253 = arith.addi %2252, %c32 : index
    %2254 = vector.extract %520#4[7] : f32 from vector<8xf32>
    memref.store %2254, %19[%2253] : memref<?xf32>
    %2255 = arith.muli %4, %c11 : index
    %2256 = arith.addi %2255, %2214 : index
    %2257 = arith.addi %2256, %c20 : index
    %2258 = arith.addi %2257, %c8 : index
    %2259 = vector.extract %520#5[0] : f32 from vector<8xf32>
    memref.store %2259, %19[%2258] : memref<?xf32>
    %2260 = arith.muli %4, %c11 : index
    %2261 = arith.addi %2260, %2214 : index
    %2262 = arith.addi %2261, %c20 : index
    %2263 = arith.addi %2262, %c15 : index
    %2264 = vector.extract %520#5[1] : f32 from vector<8xf32>
    memref.store %2264, %19[%2263] : memref<?xf32>
    %2265 = arith.muli %4, %c11 : index
    %2266 = arith.addi %2265, %2214 : index
    %2267 = arith.addi %2266, %c20 : index
    %2268 = arith.addi %2267, %c12 : index
    %2269 = vector.extract %520#5[2] : f32 from vector<8xf32>
    memref.store %2269, %19[%2268] : memref<?xf32>
    %2270 = arith.muli %4, %c11 : index
    %2271 = arith.addi %2270, %2214 : index
    %2272 = arith.addi %2271, %c20 : index
    %2273 = arith.addi %2272, %c29 : index
    %2274 = vector.extract %520#5[3] : f32 from vector<8xf32>
    memref.store %2274, %19[%2273] : memref<?xf32>
    %2275 = arith.muli %4, %c11 : index
    %2276 = arith.addi %2275, %2214 : index
    %2277 = arith.addi %2276, %c20 : index
    %2278 = arith.addi %2277, %c7 : index
    %2279 = vector.extract %520#5[4] : f32 from vector<8xf32>
    memref.store %2279, %19[%2278] : memref<?xf32>
    %2280 = arith.muli %4, %c11 : index
    %2281 = arith.addi %2280, %2214 : index
    %2282 = arith.addi %2281, %c20 : index
    %2283 = arith.addi %2282, %c30 : index
    %2284 = vector.extract %520#5[5] : f32 from vector<8xf32>
    memref.store %2284, %19[%2283] : memref<?xf32>
    %2285 = arith.muli %4, %c11 : index
    %2286 = arith.addi %2285, %2214 : index
    %2287 = arith.addi %2286, %c20 : index
    %2288 = arith.addi %2287, %c31 : index
    %2289 = vector.extract %520#5[6] : f32 from vector<8xf32>
    memref.store %2289, %19[%2288] : memref<?xf32>
    %2290 = arith.muli %4, %c11 : index
    %2291 = arith.addi %2290, %2214 : index
    %2292 = arith.addi %2291, %c20 : index
    %2293 = arith.addi %2292, %c32 : index
    %2294 = vector.extract %520#5[7] : f32 from vector<8xf32>
    memref.store %2294, %19[%2293] : memref<?xf32>
    wave.barrier
    %2295 = arith.muli %4, %c5 : index
    %2296 = arith.addi %2295, %c8 : index
    %2297 = arith.muli %2296, %c5 : index
    %2298 = arith.divui %2211, %c14 : index
    %2299 = arith.addi %2297, %2298 : index
    %2300 = arith.addi %2210, %2299 : index
    %2301 = arith.cmpi slt, %2300, %22 : index
    scf.if %2301 {
      %2302 = arith.cmpi eq, %hasFactors, %c9 : index
      %2303 = memref.load %factors[%2300] : memref<?xf32>
      %2304 = arith.select %2302, %2303, %c34 : f32
      %2305 = arith.addi %2214, %c8 : index
      %2306 = arith.muli %2296, %c15 : index
      %2307 = arith.addi %2305, %2306 : index
      %2308 = memref.load %19[%2307] : memref<?xf32>
      %2309 = arith.addi %2307, %c11 : index
      %2310 = memref.load %19[%2309] : memref<?xf32>
      %2311 = arith.addf %2308, %2310 : f32
      %2312 = arith.addi %2307, %c35 : index
      %2313 = memref.load %19[%2312] : memref<?xf32>
      %2314 = arith.addf %2311, %2313 : f32
      %2315 = arith.addi %2307, %c36 : index
      %2316 = memref.load %19[%2315] : memref<?xf32>
      %2317 = arith.addf %2314, %2316 : f32
      %2318 = arith.remui %2211, %c14 : index
      %2319 = arith.muli %2318, %c2 : index
      %2320 = arith.addi %16, %2319 : index
      %2321 = vector.load %w[%2320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2322 = vector.bitcast %2321 : vector<4xi8> to vector<1xf32>
      %2323 = vector.extract %2322[0] : f32 from vector<1xf32>
      %2324 = arith.mulf %2323, %2304 : f32
      %2325 = arith.mulf %2317, %2324 : f32
      %2326 = arith.muli %3, %c5 : index
      %2327 = arith.addi %2326, %c8 : index
      %2328 = arith.muli %2327, %c14 : index
      %2329 = arith.remui %2211, %c14 : index
      %2330 = arith.addi %2328, %2329 : index
      %2331 = arith.muli %2299, %c7 : index
      %2332 = arith.addi %2331, %2330 : index
      memref.store %2325, %20[%2332] : memref<?xf32>
      %2333 = arith.addi %2214, %c20 : index
      %2334 = arith.muli %2296, %c15 : index
      %2335 = arith.addi %2333, %2334 : index
      %2336 = memref.load %19[%2335] : memref<?xf32>
      %2337 = arith.addi %2335, %c11 : index
      %2338 = memref.load %19[%2337] : memref<?xf32>
      %2339 = arith.addf %2336, %2338 : f32
      %2340 = arith.addi %2335, %c35 : index
      %2341 = memref.load %19[%2340] : memref<?xf32>
      %2342 = arith.addf %2339, %2341 : f32
      %2343 = arith.addi %2335, %c36 : index
      %2344 = memref.load %19[%2343] : memref<?xf32>
      %2345 = arith.addf %2342, %2344 : f32
      %2346 = arith.remui %2211, %c14 : index
      %2347 = arith.muli %2346, %c2 : index
      %2348 = arith.addi %18, %2347 : index
      %2349 = vector.load %w[%2348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2350 = vector.bitcast %2349 : vector<4xi8> to vector<1xf32>
      %2351 = vector.extract %2350[0] : f32 from vector<1xf32>
      %2352 = arith.mulf %2351, %2304 : f32
      %2353 = arith.mulf %2345, %2352 : f32
      %2354 = arith.muli %3, %c5 : index
      %2355 = arith.addi %2354, %c9 : index
      %2356 = arith.muli %2355, %c14 : index
      %2357 = arith.remui %2211, %c14 : index
      %2358 = arith.addi %2356, %2357 : index
      %2359 = arith.muli %2299, %c7 : index
      %2360 = arith.addi %2359, %2358 : index
      memref.store %2353, %20[%2360] : memref<?xf32>
    }
    %2361 = arith.muli %4, %c5 : index
    %2362 = arith.addi %2361, %c9 : index
    %2363 = arith.muli %2362, %c5 : index
    %2364 = arith.divui %2211, %c14 : index
    %2365 = arith.addi %2363, %2364 : index
    %2366 = arith.addi %2210, %2365 : index
    %2367 = arith.cmpi slt, %2366, %22 : index
    scf.if %2367 {
      %2368 = arith.cmpi eq, %hasFactors, %c9 : index
      %2369 = memref.load %factors[%2366] : memref<?xf32>
      %2370 = arith.select %2368, %2369, %c34 : f32
      %2371 = arith.addi %2214, %c8 : index
      %2372 = arith.muli %2362, %c15 : index
      %2373 = arith.addi %2371, %2372 : index
      %2374 = memref.load %19[%2373] : memref<?xf32>
      %2375 = arith.addi %2373, %c11 : index
      %2376 = memref.load %19[%2375] : memref<?xf32>
      %2377 = arith.addf %2374, %2376 : f32
      %2378 = arith.addi %2373, %c35 : index
      %2379 = memref.load %19[%2378] : memref<?xf32>
      %2380 = arith.addf %2377, %2379 : f32
      %2381 = arith.addi %2373, %c36 : index
      %2382 = memref.load %19[%2381] : memref<?xf32>
      %2383 = arith.addf %2380, %2382 : f32
      %2384 = arith.remui %2211, %c14 : index
      %2385 = arith.muli %2384, %c2 : index
      %2386 = arith.addi %16, %2385 : index
      %2387 = vector.load %w[%2386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2388 = vector.bitcast %2387 : vector<4xi8> to vector<1xf32>
      %2389 = vector.extract %2388[0] : f32 from vector<1xf32>
      %2390 = arith.mulf %2389, %2370 : f32
      %2391 = arith.mulf %2383, %2390 : f32
      %2392 = arith.muli %3, %c5 : index
      %2393 = arith.addi %2392, %c8 : index
      %2394 = arith.muli %2393, %c14 : index
      %2395 = arith.remui %2211, %c14 : index
      %2396 = arith.addi %2394, %2395 : index
      %2397 = arith.muli %2365, %c7 : index
      %2398 = arith.addi %2397, %2396 : index
      memref.store %2391, %20[%2398] : memref<?xf32>
      %2399 = arith.addi %2214, %c20 : index
      %2400 = arith.muli %2362, %c15 : index
      %2401 = arith.addi %2399, %2400 : index
      %2402 = memref.load %19[%2401] : memref<?xf32>
      %2403 = arith.addi %2401, %c11 : index
      %2404 = memref.load %19[%2403] : memref<?xf32>
      %2405 = arith.addf %2402, %2404 : f32
      %2406 = arith.addi %2401, %c35 : index
      %2407 = memref.load %19[%2406] : memref<?xf32>
      %2408 = arith.addf %2405, %2407 : f32
      %2409 = arith.addi %2401, %c36 : index
      %2410 = memref.load %19[%2409] : memref<?xf32>
      %2411 = arith.addf %2408, %2410 : f32
      %2412 = arith.remui %2211, %c14 : index
      %2413 = arith.muli %2412, %c2 : index
      %2414 = arith.addi %18, %2413 : index
      %2415 = vector.load %w[%2414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2416 = vector.bitcast %2415 : vector<4xi8> to vector<1xf32>
      %2417 = vector.extract %2416[0] : f32 from vector<1xf32>
      %2418 = arith.mulf %2417, %2370 : f32
      %2419 = arith.mulf %2411, %2418 : f32
      %2420 = arith.muli %3, %c5 : index
      %2421 = arith.addi %2420, %c9 : index
      %2422 = arith.muli %2421, %c14 : index
      %2423 = arith.remui %2211, %c14 : index
      %2424 = arith.addi %2422, %2423 : index
      %2425 = arith.muli %2365, %c7 : index
      %2426 = arith.addi %2425, %2424 : index
      memref.store %2419, %20[%2426] : memref<?xf32>
    }
    wave.barrier
    %2427 = arith.addi %23, %c15 : index
    %2428 = wave.wave
    %2429 = arith.addi %2428, %c8 : index
    %2430 = arith.addi %2427, %2429 : index
    %2431 = arith.cmpi slt, %2430, %22 : index
    scf.if %2431 {
      %2432 = arith.addi %2427, %2429 : index
      %2433 = arith.muli %2429, %c7 : index
      %2434 = wave.lane
      %2435 = arith.addi %2434, %c8 : index
      %2436 = arith.cmpi eq, %hasBias, %c9 : index
      %2437 = arith.addi %2433, %2435 : index
      %2438 = memref.load %20[%2437] : memref<?xf32>
      %2439 = arith.muli %0, %c7 : index
      %2440 = arith.addi %2439, %2435 : index
      %2441 = memref.load %bias[%2440] : memref<?xf32>
      %2442 = arith.addf %2438, %2441 : f32
      %2443 = arith.select %2436, %2442, %2438 : f32
      %2444 = arith.addi %2435, %c12 : index
      %2445 = arith.cmpi eq, %hasBias, %c9 : index
      %2446 = arith.addi %2433, %2444 : index
      %2447 = memref.load %20[%2446] : memref<?xf32>
      %2448 = arith.muli %0, %c7 : index
      %2449 = arith.addi %2448, %2444 : index
      %2450 = memref.load %bias[%2449] : memref<?xf32>
      %2451 = arith.addf %2447, %2450 : f32
      %2452 = arith.select %2445, %2451, %2447 : f32
      %2453 = arith.addi %2434, %c15 : index
      %2454 = arith.cmpi eq, %hasBias, %c9 : index
      %2455 = arith.addi %2433, %2453 : index
      %2456 = memref.load %20[%2455] : memref<?xf32>
      %2457 = arith.muli %0, %c7 : index
      %2458 = arith.addi %2457, %2453 : index
      %2459 = memref.load %bias[%2458] : memref<?xf32>
      %2460 = arith.addf %2456, %2459 : f32
      %2461 = arith.select %2454, %2460, %2456 : f32
      %2462 = arith.addi %2453, %c12 : index
      %2463 = arith.cmpi eq, %hasBias, %c9 : index
      %2464 = arith.addi %2433, %2462 : index
      %2465 = memref.load %20[%2464] : memref<?xf32>
      %2466 = arith.muli %0, %c7 : index
      %2467 = arith.addi %2466, %2462 : index
      %2468 = memref.load %bias[%2467] : memref<?xf32>
      %2469 = arith.addf %2465, %2468 : f32
      %2470 = arith.select %2463, %2469, %2465 : f32
      %2471 = arith.addi %heads, %kvHeads : index
      %2472 = arith.cmpi slt, %0, %2471 : index
      scf.if %2472 {
        %2473 = arith.addi %positionsAt, %2432 : index
        %2474 = memref.load %step[%2473] : memref<?xi32>
        %2475 = arith.index_cast %2474 : i32 to index
        %2476 = arith.cmpi eq, %hasNorm, %c9 : index
        %2477 = math.fma %2443, %2443, %c40 : f32
        %2478 = math.fma %2452, %2452, %2477 : f32
        %2479 = math.fma %2461, %2461, %2478 : f32
        %2480 = math.fma %2470, %2470, %2479 : f32
        %2481 = vector.broadcast %2480 : f32 to vector<1xf32>
        %2482 = wave.reduce "add" %2481 : vector<1xf32>
        %2483 = arith.mulf %2482, %inverseHeadDim : f32
        %2484 = arith.addf %2483, %epsilon : f32
        %2485 = math.sqrt %2484 : f32
        %2486 = arith.divf %c34, %2485 : f32
        %2487 = arith.cmpi slt, %0, %heads : index
        %2488 = arith.addi %2435, %c12 : index
        %2489 = memref.load %query_norm[%2435] : memref<?xf32>
        %2490 = memref.load %key_norm[%2435] : memref<?xf32>
        %2491 = arith.select %2487, %2489, %2490 : f32
        %2492 = arith.mulf %2443, %2486 : f32
        %2493 = arith.mulf %2492, %2491 : f32
        %2494 = arith.select %2476, %2493, %2443 : f32
        %2495 = memref.load %query_norm[%2488] : memref<?xf32>
        %2496 = memref.load %key_norm[%2488] : memref<?xf32>
        %2497 = arith.select %2487, %2495, %2496 : f32
        %2498 = arith.mulf %2452, %2486 : f32
        %2499 = arith.mulf %2498, %2497 : f32
        %2500 = arith.select %2476, %2499, %2452 : f32
        %2501 = arith.addi %2453, %c12 : index
        %2502 = memref.load %query_norm[%2453] : memref<?xf32>
        %2503 = memref.load %key_norm[%2453] : memref<?xf32>
        %2504 = arith.select %2487, %2502, %2503 : f32
        %2505 = arith.mulf %2461, %2486 : f32
        %2506 = arith.mulf %2505, %2504 : f32
        %2507 = arith.select %2476, %2506, %2461 : f32
        %2508 = memref.load %query_norm[%2501] : memref<?xf32>
        %2509 = memref.load %key_norm[%2501] : memref<?xf32>
        %2510 = arith.select %2487, %2508, %2509 : f32
        %2511 = arith.mulf %2470, %2486 : f32
        %2512 = arith.mulf %2511, %2510 : f32
        %2513 = arith.select %2476, %2512, %2470 : f32
        %2514 = arith.remui %2475, %c20 : index
        %2515 = arith.muli %2514, %c7 : index
        %2516 = arith.addi %2515, %2435 : index
        %2517 = arith.divui %2475, %c20 : index
        %2518 = arith.addi %2517, %c20 : index
        %2519 = arith.muli %2518, %c7 : index
        %2520 = arith.addi %2519, %2435 : index
        %2521 = memref.load %rope[%2516] : memref<?xf32>
        %2522 = arith.addi %2516, %c12 : index
        %2523 = memref.load %rope[%2522] : memref<?xf32>
        %2524 = memref.load %rope[%2520] : memref<?xf32>
        %2525 = arith.addi %2520, %c12 : index
        %2526 = memref.load %rope[%2525] : memref<?xf32>
        %2527 = arith.mulf %2524, %2521 : f32
        %2528 = arith.mulf %2526, %2523 : f32
        %2529 = arith.subf %2527, %2528 : f32
        %2530 = arith.mulf %2526, %2521 : f32
        %2531 = arith.mulf %2524, %2523 : f32
        %2532 = arith.addf %2530, %2531 : f32
        %2533 = arith.mulf %2494, %2529 : f32
        %2534 = arith.mulf %2500, %2532 : f32
        %2535 = arith.subf %2533, %2534 : f32
        %2536 = arith.mulf %2500, %2529 : f32
        %2537 = arith.mulf %2494, %2532 : f32
        %2538 = arith.addf %2536, %2537 : f32
        %2539 = arith.cmpi slt, %0, %heads : index
        scf.if %2539 {
          %2540 = arith.muli %2432, %heads : index
          %2541 = arith.addi %2540, %0 : index
          %2542 = arith.muli %2541, %c7 : index
          %2543 = arith.addi %2542, %2435 : index
          memref.store %2535, %q[%2543] : memref<?xf32>
          %2544 = arith.addi %2543, %c12 : index
          memref.store %2538, %q[%2544] : memref<?xf32>
        } else {
          %2545 = arith.addi %2433, %2435 : index
          memref.store %2535, %20[%2545] : memref<?xf32>
          %2546 = arith.addi %2433, %2435 : index
          %2547 = arith.addi %2546, %c12 : index
          memref.store %2538, %20[%2547] : memref<?xf32>
        }
        %2548 = arith.remui %2475, %c20 : index
        %2549 = arith.muli %2548, %c7 : index
        %2550 = arith.addi %2549, %2453 : index
        %2551 = arith.divui %2475, %c20 : index
        %2552 = arith.addi %2551, %c20 : index
        %2553 = arith.muli %2552, %c7 : index
        %2554 = arith.addi %2553, %2453 : index
        %2555 = memref.load %rope[%2550] : memref<?xf32>
        %2556 = arith.addi %2550, %c12 : index
        %2557 = memref.load %rope[%2556] : memref<?xf32>
        %2558 = memref.load %rope[%2554] : memref<?xf32>
        %2559 = arith.addi %2554, %c12 : index
        %2560 = memref.load %rope[%2559] : memref<?xf32>
        %2561 = arith.mulf %2558, %2555 : f32
        %2562 = arith.mulf %2560, %2557 : f32
        %2563 = arith.subf %2561, %2562 : f32
        %2564 = arith.mulf %2560, %2555 : f32
        %2565 = arith.mulf %2558, %2557 : f32
        %2566 = arith.addf %2564, %2565 : f32
        %2567 = arith.mulf %2507, %2563 : f32
        %2568 = arith.mulf %2513, %2566 : f32
        %2569 = arith.subf %2567, %2568 : f32
        %2570 = arith.mulf %2513, %2563 : f32
        %2571 = arith.mulf %2507, %2566 : f32
        %2572 = arith.addf %2570, %2571 : f32
        %2573 = arith.cmpi slt, %0, %heads : index
        scf.if %2573 {
          %2574 = arith.muli %2432, %heads : index
          %2575 = arith.addi %2574, %0 : index
          %2576 = arith.muli %2575, %c7 : index
          %2577 = arith.addi %2576, %2453 : index
          memref.store %2569, %q[%2577] : memref<?xf32>
          %2578 = arith.addi %2577, %c12 : index
          memref.store %2572, %q[%2578] : memref<?xf32>
        } else {
          %2579 = arith.addi %2433, %2453 : index
          memref.store %2569, %20[%2579] : memref<?xf32>
          %2580 = arith.addi %2433, %2453 : index
          %2581 = arith.addi %2580, %c12 : index
          memref.store %2572, %20[%2581] : memref<?xf32>
        }
      } else {
        %2582 = arith.cmpi slt, %0, %heads : index
        scf.if %2582 {
          %2583 = arith.muli %2432, %heads : index
          %2584 = arith.addi %2583, %0 : index
          %2585 = arith.muli %2584, %c7 : index
          %2586 = arith.addi %2585, %2435 : index
          memref.store %2443, %q[%2586] : memref<?xf32>
          %2587 = arith.addi %2586, %c12 : index
          memref.store %2452, %q[%2587] : memref<?xf32>
        } else {
          %2588 = arith.addi %2433, %2435 : index
          memref.store %2443, %20[%2588] : memref<?xf32>
          %2589 = arith.addi %2433, %2435 : index
          %2590 = arith.addi %2589, %c12 : index
          memref.store %2452, %20[%2590] : memref<?xf32>
        }
        %2591 = arith.cmpi slt, %0, %heads : index
        scf.if %2591 {
          %2592 = arith.muli %2432, %heads : index
          %2593 = arith.addi %2592, %0 : index
          %2594 = arith.muli %2593, %c7 : index
          %2595 = arith.addi %2594, %2453 : index
          memref.store %2461, %q[%2595] : memref<?xf32>
          %2596 = arith.addi %2595, %c12 : index
          memref.store %2470, %q[%2596] : memref<?xf32>
        } else {
          %2597 = arith.addi %2433, %2453 : index
          memref.store %2461, %20[%2597] : memref<?xf32>
          %2598 = arith.addi %2433, %2453 : index
          %2599 = arith.addi %2598, %c12 : index
          memref.store %2470, %20[%2599] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2600 = arith.cmpi sge, %0, %heads : index
    scf.if %2600 {
      %2601 = arith.addi %2428, %c8 : index
      %2602 = arith.addi %2427, %2601 : index
      %2603 = arith.cmpi slt, %2602, %22 : index
      scf.if %2603 {
        %2604 = arith.addi %2427, %2601 : index
        %2605 = arith.addi %slotsAt, %2604 : index
        %2606 = memref.load %step[%2605] : memref<?xi32>
        %2607 = arith.index_cast %2606 : i32 to index
        %2608 = arith.cmpi sge, %2607, %c8 : index
        scf.if %2608 {
          %2609 = arith.muli %2601, %c7 : index
          %2610 = arith.subi %0, %heads : index
          %2611 = memref.load %scales[%2610] : memref<?xf32>
          %2612 = vector.broadcast %2611 : f32 to vector<4xf32>
          %2613 = arith.divui %2607, %c14 : index
          %2614 = arith.remui %2607, %c14 : index
          %2615 = arith.muli %2613, %pageBytes : index
          %2616 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2616 {
            %2617 = wave.lane
            %2618 = arith.muli %2617, %c2 : index
            scf.for %2619 = %2618 to %c7 step %c7 {
              %2620 = arith.addi %2609, %2619 : index
              %2621 = vector.load %20[%2620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2622 = arith.mulf %2621, %2612 : vector<4xf32>
              %2623 = arith.minimumf %2622, %c46 : vector<4xf32>
              %2624 = arith.maximumf %2623, %c47 : vector<4xf32>
              %2625 = arith.truncf %2624 : vector<4xf32> to vector<4xf16>
              %2626 = vector.bitcast %2625 : vector<4xf16> to vector<8xi8>
              %2627 = arith.cmpi slt, %2610, %kvHeads : index
              scf.if %2627 {
                %2628 = arith.muli %2610, %c10 : index
                %2629 = arith.addi %2615, %2628 : index
                %2630 = arith.divui %2619, %c14 : index
                %2631 = arith.muli %2630, %c48 : index
                %2632 = arith.remui %2619, %c14 : index
                %2633 = arith.divui %2632, %c4 : index
                %2634 = arith.muli %2633, %c20 : index
                %2635 = arith.muli %2614, %c14 : index
                %2636 = arith.addi %2634, %2635 : index
                %2637 = arith.remui %2632, %c4 : index
                %2638 = arith.muli %2637, %c5 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.addi %2631, %2639 : index
                %2641 = arith.addi %2629, %2640 : index
                vector.store %2626, %kv[%2641] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2642 = arith.subi %2610, %kvHeads : index
                %2643 = arith.muli %2642, %c10 : index
                %2644 = arith.addi %2615, %2643 : index
                %2645 = arith.addi %2619, %c8 : index
                %2646 = arith.divui %2645, %c14 : index
                %2647 = arith.muli %2646, %c48 : index
                %2648 = arith.addi %2647, %c35 : index
                %2649 = arith.remui %2645, %c14 : index
                %2650 = arith.divui %2614, %c5 : index
                %2651 = arith.remui %2614, %c5 : index
                %2652 = arith.muli %2651, %c4 : index
                %2653 = arith.addi %2650, %2652 : index
                %2654 = arith.divui %2653, %c4 : index
                %2655 = arith.muli %2654, %c20 : index
                %2656 = arith.muli %2649, %c14 : index
                %2657 = arith.addi %2655, %2656 : index
                %2658 = arith.remui %2653, %c4 : index
                %2659 = arith.muli %2658, %c5 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.addi %2648, %2660 : index
                %2662 = arith.addi %2644, %2661 : index
                %2663 = vector.shuffle %2626, %2626 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2663, %kv[%2662] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2664 = arith.addi %2619, %c9 : index
                %2665 = arith.divui %2664, %c14 : index
                %2666 = arith.muli %2665, %c48 : index
                %2667 = arith.addi %2666, %c35 : index
                %2668 = arith.remui %2664, %c14 : index
                %2669 = arith.divui %2614, %c5 : index
                %2670 = arith.remui %2614, %c5 : index
                %2671 = arith.muli %2670, %c4 : index
                %2672 = arith.addi %2669, %2671 : index
                %2673 = arith.divui %2672, %c4 : index
                %2674 = arith.muli %2673, %c20 : index
                %2675 = arith.muli %2668, %c14 : index
                %2676 = arith.addi %2674, %2675 : index
                %2677 = arith.remui %2672, %c4 : index
                %2678 = arith.muli %2677, %c5 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.addi %2667, %2679 : index
                %2681 = arith.addi %2644, %2680 : index
                %2682 = vector.shuffle %2626, %2626 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2682, %kv[%2681] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2683 = arith.addi %2619, %c5 : index
                %2684 = arith.divui %2683, %c14 : index
                %2685 = arith.muli %2684, %c48 : index
                %2686 = arith.addi %2685, %c35 : index
                %2687 = arith.remui %2683, %c14 : index
                %2688 = arith.divui %2614, %c5 : index
                %2689 = arith.remui %2614, %c5 : index
                %2690 = arith.muli %2689, %c4 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.divui %2691, %c4 : index
                %2693 = arith.muli %2692, %c20 : index
                %2694 = arith.muli %2687, %c14 : index
                %2695 = arith.addi %2693, %2694 : index
                %2696 = arith.remui %2691, %c4 : index
                %2697 = arith.muli %2696, %c5 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.addi %2686, %2698 : index
                %2700 = arith.addi %2644, %2699 : index
                %2701 = vector.shuffle %2626, %2626 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2701, %kv[%2700] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2702 = arith.addi %2619, %c28 : index
                %2703 = arith.divui %2702, %c14 : index
                %2704 = arith.muli %2703, %c48 : index
                %2705 = arith.addi %2704, %c35 : index
                %2706 = arith.remui %2702, %c14 : index
                %2707 = arith.divui %2614, %c5 : index
                %2708 = arith.remui %2614, %c5 : index
                %2709 = arith.muli %2708, %c4 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.divui %2710, %c4 : index
                %2712 = arith.muli %2711, %c20 : index
                %2713 = arith.muli %2706, %c14 : index
                %2714 = arith.addi %2712, %2713 : index
                %2715 = arith.remui %2710, %c4 : index
                %2716 = arith.muli %2715, %c5 : index
                %2717 = arith.addi %2714, %2716 : index
                %2718 = arith.addi %2705, %2717 : index
                %2719 = arith.addi %2644, %2718 : index
                %2720 = vector.shuffle %2626, %2626 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2720, %kv[%2719] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2721 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2721 {
            %2722 = wave.lane
            %2723 = arith.muli %2722, %c2 : index
            scf.for %2724 = %2723 to %c7 step %c7 {
              %2725 = arith.addi %2609, %2724 : index
              %2726 = vector.load %20[%2725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2727 = arith.mulf %2726, %2612 : vector<4xf32>
              %2728 = wave.fp8_encode "e4m3" %2727 : vector<4xf32> -> vector<4xi8>
              %2729 = arith.cmpi slt, %2610, %kvHeads : index
              scf.if %2729 {
                %2730 = arith.muli %2610, %c35 : index
                %2731 = arith.addi %2615, %2730 : index
                %2732 = vector.shuffle %2728, %2728 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2733 = arith.divui %2724, %c14 : index
                %2734 = arith.muli %2733, %c20 : index
                %2735 = arith.remui %2724, %c14 : index
                %2736 = arith.muli %2614, %c14 : index
                %2737 = arith.divui %2735, %c2 : index
                %2738 = arith.muli %2737, %c2 : index
                %2739 = arith.remui %2735, %c5 : index
                %2740 = arith.muli %2739, %c5 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.divui %2735, %c5 : index
                %2743 = arith.remui %2742, %c5 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.addi %2736, %2744 : index
                %2746 = arith.addi %2734, %2745 : index
                %2747 = arith.addi %2731, %2746 : index
                vector.store %2732, %kv[%2747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2748 = arith.subi %2610, %kvHeads : index
                %2749 = arith.muli %2748, %c35 : index
                %2750 = arith.addi %2615, %2749 : index
                %2751 = arith.addi %2724, %c8 : index
                %2752 = arith.divui %2751, %c14 : index
                %2753 = arith.muli %2752, %c20 : index
                %2754 = arith.addi %2753, %c11 : index
                %2755 = arith.remui %2751, %c14 : index
                %2756 = arith.divui %2614, %c5 : index
                %2757 = arith.remui %2614, %c5 : index
                %2758 = arith.muli %2757, %c4 : index
                %2759 = arith.addi %2756, %2758 : index
                %2760 = arith.muli %2755, %c14 : index
                %2761 = arith.divui %2759, %c2 : index
                %2762 = arith.muli %2761, %c2 : index
                %2763 = arith.remui %2759, %c5 : index
                %2764 = arith.muli %2763, %c5 : index
                %2765 = arith.addi %2762, %2764 : index
                %2766 = arith.divui %2759, %c5 : index
                %2767 = arith.remui %2766, %c5 : index
                %2768 = arith.addi %2765, %2767 : index
                %2769 = arith.addi %2760, %2768 : index
                %2770 = arith.addi %2754, %2769 : index
                %2771 = arith.addi %2750, %2770 : index
                %2772 = vector.shuffle %2728, %2728 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2772, %kv[%2771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2773 = arith.addi %2724, %c9 : index
                %2774 = arith.divui %2773, %c14 : index
                %2775 = arith.muli %2774, %c20 : index
                %2776 = arith.addi %2775, %c11 : index
                %2777 = arith.remui %2773, %c14 : index
                %2778 = arith.divui %2614, %c5 : index
                %2779 = arith.remui %2614, %c5 : index
                %2780 = arith.muli %2779, %c4 : index
                %2781 = arith.addi %2778, %2780 : index
                %2782 = arith.muli %2777, %c14 : index
                %2783 = arith.divui %2781, %c2 : index
                %2784 = arith.muli %2783, %c2 : index
                %2785 = arith.remui %2781, %c5 : index
                %2786 = arith.muli %2785, %c5 : index
                %2787 = arith.addi %2784, %2786 : index
                %2788 = arith.divui %2781, %c5 : index
                %2789 = arith.remui %2788, %c5 : index
                %2790 = arith.addi %2787, %2789 : index
                %2791 = arith.addi %2782, %2790 : index
                %2792 = arith.addi %2776, %2791 : index
                %2793 = arith.addi %2750, %2792 : index
                %2794 = vector.shuffle %2728, %2728 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2794, %kv[%2793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2795 = arith.addi %2724, %c5 : index
                %2796 = arith.divui %2795, %c14 : index
                %2797 = arith.muli %2796, %c20 : index
                %2798 = arith.addi %2797, %c11 : index
                %2799 = arith.remui %2795, %c14 : index
                %2800 = arith.divui %2614, %c5 : index
                %2801 = arith.remui %2614, %c5 : index
                %2802 = arith.muli %2801, %c4 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.muli %2799, %c14 : index
                %2805 = arith.divui %2803, %c2 : index
                %2806 = arith.muli %2805, %c2 : index
                %2807 = arith.remui %2803, %c5 : index
                %2808 = arith.muli %2807, %c5 : index
                %2809 = arith.addi %2806, %2808 : index
                %2810 = arith.divui %2803, %c5 : index
                %2811 = arith.remui %2810, %c5 : index
                %2812 = arith.addi %2809, %2811 : index
                %2813 = arith.addi %2804, %2812 : index
                %2814 = arith.addi %2798, %2813 : index
                %2815 = arith.addi %2750, %2814 : index
                %2816 = vector.shuffle %2728, %2728 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2816, %kv[%2815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2817 = arith.addi %2724, %c28 : index
                %2818 = arith.divui %2817, %c14 : index
                %2819 = arith.muli %2818, %c20 : index
                %2820 = arith.addi %2819, %c11 : index
                %2821 = arith.remui %2817, %c14 : index
                %2822 = arith.divui %2614, %c5 : index
                %2823 = arith.remui %2614, %c5 : index
                %2824 = arith.muli %2823, %c4 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.muli %2821, %c14 : index
                %2827 = arith.divui %2825, %c2 : index
                %2828 = arith.muli %2827, %c2 : index
                %2829 = arith.remui %2825, %c5 : index
                %2830 = arith.muli %2829, %c5 : index
                %2831 = arith.addi %2828, %2830 : index
                %2832 = arith.divui %2825, %c5 : index
                %2833 = arith.remui %2832, %c5 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.addi %2826, %2834 : index
                %2836 = arith.addi %2820, %2835 : index
                %2837 = arith.addi %2750, %2836 : index
                %2838 = vector.shuffle %2728, %2728 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2838, %kv[%2837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2839 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2839 {
            %2840 = wave.lane
            %2841 = arith.muli %2840, %c2 : index
            scf.for %2842 = %2841 to %c7 step %c7 {
              %2843 = arith.addi %2609, %2842 : index
              %2844 = vector.load %20[%2843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2845 = arith.mulf %2844, %2612 : vector<4xf32>
              %2846 = wave.fp8_encode "e5m2" %2845 : vector<4xf32> -> vector<4xi8>
              %2847 = arith.cmpi slt, %2610, %kvHeads : index
              scf.if %2847 {
                %2848 = arith.muli %2610, %c35 : index
                %2849 = arith.addi %2615, %2848 : index
                %2850 = vector.shuffle %2846, %2846 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2851 = arith.divui %2842, %c14 : index
                %2852 = arith.muli %2851, %c20 : index
                %2853 = arith.remui %2842, %c14 : index
                %2854 = arith.muli %2614, %c14 : index
                %2855 = arith.divui %2853, %c2 : index
                %2856 = arith.muli %2855, %c2 : index
                %2857 = arith.remui %2853, %c5 : index
                %2858 = arith.muli %2857, %c5 : index
                %2859 = arith.addi %2856, %2858 : index
                %2860 = arith.divui %2853, %c5 : index
                %2861 = arith.remui %2860, %c5 : index
                %2862 = arith.addi %2859, %2861 : index
                %2863 = arith.addi %2854, %2862 : index
                %2864 = arith.addi %2852, %2863 : index
                %2865 = arith.addi %2849, %2864 : index
                vector.store %2850, %kv[%2865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2866 = arith.subi %2610, %kvHeads : index
                %2867 = arith.muli %2866, %c35 : index
                %2868 = arith.addi %2615, %2867 : index
                %2869 = arith.addi %2842, %c8 : index
                %2870 = arith.divui %2869, %c14 : index
                %2871 = arith.muli %2870, %c20 : index
                %2872 = arith.addi %2871, %c11 : index
                %2873 = arith.remui %2869, %c14 : index
                %2874 = arith.divui %2614, %c5 : index
                %2875 = arith.remui %2614, %c5 : index
                %2876 = arith.muli %2875, %c4 : index
                %2877 = arith.addi %2874, %2876 : index
                %2878 = arith.muli %2873, %c14 : index
                %2879 = arith.divui %2877, %c2 : index
                %2880 = arith.muli %2879, %c2 : index
                %2881 = arith.remui %2877, %c5 : index
                %2882 = arith.muli %2881, %c5 : index
                %2883 = arith.addi %2880, %2882 : index
                %2884 = arith.divui %2877, %c5 : index
                %2885 = arith.remui %2884, %c5 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.addi %2878, %2886 : index
                %2888 = arith.addi %2872, %2887 : index
                %2889 = arith.addi %2868, %2888 : index
                %2890 = vector.shuffle %2846, %2846 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2890, %kv[%2889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2891 = arith.addi %2842, %c9 : index
                %2892 = arith.divui %2891, %c14 : index
                %2893 = arith.muli %2892, %c20 : index
                %2894 = arith.addi %2893, %c11 : index
                %2895 = arith.remui %2891, %c14 : index
                %2896 = arith.divui %2614, %c5 : index
                %2897 = arith.remui %2614, %c5 : index
                %2898 = arith.muli %2897, %c4 : index
                %2899 = arith.addi %2896, %2898 : index
                %2900 = arith.muli %2895, %c14 : index
                %2901 = arith.divui %2899, %c2 : index
                %2902 = arith.muli %2901, %c2 : index
                %2903 = arith.remui %2899, %c5 : index
                %2904 = arith.muli %2903, %c5 : index
                %2905 = arith.addi %2902, %2904 : index
                %2906 = arith.divui %2899, %c5 : index
                %2907 = arith.remui %2906, %c5 : index
                %2908 = arith.addi %2905, %2907 : index
                %2909 = arith.addi %2900, %2908 : index
                %2910 = arith.addi %2894, %2909 : index
                %2911 = arith.addi %2868, %2910 : index
                %2912 = vector.shuffle %2846, %2846 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2912, %kv[%2911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2913 = arith.addi %2842, %c5 : index
                %2914 = arith.divui %2913, %c14 : index
                %2915 = arith.muli %2914, %c20 : index
                %2916 = arith.addi %2915, %c11 : index
                %2917 = arith.remui %2913, %c14 : index
                %2918 = arith.divui %2614, %c5 : index
                %2919 = arith.remui %2614, %c5 : index
                %2920 = arith.muli %2919, %c4 : index
                %2921 = arith.addi %2918, %2920 : index
                %2922 = arith.muli %2917, %c14 : index
                %2923 = arith.divui %2921, %c2 : index
                %2924 = arith.muli %2923, %c2 : index
                %2925 = arith.remui %2921, %c5 : index
                %2926 = arith.muli %2925, %c5 : index
                %2927 = arith.addi %2924, %2926 : index
                %2928 = arith.divui %2921, %c5 : index
                %2929 = arith.remui %2928, %c5 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.addi %2922, %2930 : index
                %2932 = arith.addi %2916, %2931 : index
                %2933 = arith.addi %2868, %2932 : index
                %2934 = vector.shuffle %2846, %2846 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2934, %kv[%2933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2935 = arith.addi %2842, %c28 : index
                %2936 = arith.divui %2935, %c14 : index
                %2937 = arith.muli %2936, %c20 : index
                %2938 = arith.addi %2937, %c11 : index
                %2939 = arith.remui %2935, %c14 : index
                %2940 = arith.divui %2614, %c5 : index
                %2941 = arith.remui %2614, %c5 : index
                %2942 = arith.muli %2941, %c4 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.muli %2939, %c14 : index
                %2945 = arith.divui %2943, %c2 : index
                %2946 = arith.muli %2945, %c2 : index
                %2947 = arith.remui %2943, %c5 : index
                %2948 = arith.muli %2947, %c5 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.divui %2943, %c5 : index
                %2951 = arith.remui %2950, %c5 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.addi %2944, %2952 : index
                %2954 = arith.addi %2938, %2953 : index
                %2955 = arith.addi %2868, %2954 : index
                %2956 = vector.shuffle %2846, %2846 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2956, %kv[%2955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2957 = arith.addi %23, %c16 : index
    %2958 = wave.lane
    %2959 = arith.muli %3, %c5 : index
    %2960 = arith.muli %2959, %c20 : index
    %2961 = arith.addi %2960, %2958 : index
    %2962 = arith.muli %4, %c11 : index
    %2963 = arith.addi %2962, %2961 : index
    %2964 = arith.addi %2963, %c8 : index
    %2965 = arith.addi %2964, %c8 : index
    %2966 = vector.extract %520#6[0] : f32 from vector<8xf32>
    memref.store %2966, %19[%2965] : memref<?xf32>
    %2967 = arith.muli %4, %c11 : index
    %2968 = arith.addi %2967, %2961 : index
    %2969 = arith.addi %2968, %c8 : index
    %2970 = arith.addi %2969, %c15 : index
    %2971 = vector.extract %520#6[1] : f32 from vector<8xf32>
    memref.store %2971, %19[%2970] : memref<?xf32>
    %2972 = arith.muli %4, %c11 : index
    %2973 = arith.addi %2972, %2961 : index
    %2974 = arith.addi %2973, %c8 : index
    %2975 = arith.addi %2974, %c12 : index
    %2976 = vector.extract %520#6[2] : f32 from vector<8xf32>
    memref.store %2976, %19[%2975] : memref<?xf32>
    %2977 = arith.muli %4, %c11 : index
    %2978 = arith.addi %2977, %2961 : index
    %2979 = arith.addi %2978, %c8 : index
    %2980 = arith.addi %2979, %c29 : index
    %2981 = vector.extract %520#6[3] : f32 from vector<8xf32>
    memref.store %2981, %19[%2980] : memref<?xf32>
    %2982 = arith.muli %4, %c11 : index
    %2983 = arith.addi %2982, %2961 : index
    %2984 = arith.addi %2983, %c8 : index
    %2985 = arith.addi %2984, %c7 : index
    %2986 = vector.extract %520#6[4] : f32 from vector<8xf32>
    memref.store %2986, %19[%2985] : memref<?xf32>
    %2987 = arith.muli %4, %c11 : index
    %2988 = arith.addi %2987, %2961 : index
    %2989 = arith.addi %2988, %c8 : index
    %2990 = arith.addi %2989, %c30 : index
    %2991 = vector.extract %520#6[5] : f32 from vector<8xf32>
    memref.store %2991, %19[%2990] : memref<?xf32>
    %2992 = arith.muli %4, %c11 : index
    %2993 = arith.addi %2992, %2961 : index
    %2994 = arith.addi %2993, %c8 : index
    %2995 = arith.addi %2994, %c31 : index
    %2996 = vector.extract %520#6[6] : f32 from vector<8xf32>
    memref.store %2996, %19[%2995] : memref<?xf32>
    %2997 = arith.muli %4, %c11 : index
    %2998 = arith.addi %2997, %2961 : index
    %2999 = arith.addi %2998, %c8 : index
    %3000 = arith.addi %2999, %c32 : index
    %3001 = vector.extract %520#6[7] : f32 from vector<8xf32>
    memref.store %3001, %19[%3000] : memref<?xf32>
    %3002 = arith.muli %4, %c11 : index
    %3003 = arith.addi %3002, %2961 : index
    %3004 = arith.addi %3003, %c20 : index
    %3005 = arith.addi %3004, %c8 : index
    %3006 = vector.extract %520#7[0] : f32 from vector<8xf32>
    memref.store %3006, %19[%3005] : memref<?xf32>
    %3007 = arith.muli %4, %c11 : index
    %3008 = arith.addi %3007, %2961 : index
    %3009 = arith.addi %3008, %c20 : index
    %3010 = arith.addi %3009, %c15 : index
    %3011 = vector.extract %520#7[1] : f32 from vector<8xf32>
    memref.store %3011, %19[%3010] : memref<?xf32>
    %3012 = arith.muli %4, %c11 : index
    %3013 = arith.addi %3012, %2961 : index
    %3014 = arith.addi %3013, %c20 : index
    %3015 = arith.addi %3014, %c12 : index
    %3016 = vector.extract %520#7[2] : f32 from vector<8xf32>
    memref.store %3016, %19[%3015] : memref<?xf32>
    %3017 = arith.muli %4, %c11 : index
    %3018 = arith.addi %3017, %2961 : index
    %3019 = arith.addi %3018, %c20 : index
    %3020 = arith.addi %3019, %c29 : index
    %3021 = vector.extract %520#7[3] : f32 from vector<8xf32>
    memref.store %3021, %19[%3020] : memref<?xf32>
    %3022 = arith.muli %4, %c11 : index
    %3023 = arith.addi %3022, %2961 : index
    %3024 = arith.addi %3023, %c20 : index
    %3025 = arith.addi %3024, %c7 : index
    %3026 = vector.extract %520#7[4] : f32 from vector<8xf32>
    memref.store %3026, %19[%3025] : memref<?xf32>
    %3027 = arith.muli %4, %c11 : index
    %3028 = arith.addi %3027, %2961 : index
    %3029 = arith.addi %3028, %c20 : index
    %3030 = arith.addi %3029, %c30 : index
    %3031 = vector.extract %520#7[5] : f32 from vector<8xf32>
    memref.store %3031, %19[%3030] : memref<?xf32>
    %3032 = arith.muli %4, %c11 : index
    %3033 = arith.addi %3032, %2961 : index
    %3034 = arith.addi %3033, %c20 : index
    %3035 = arith.addi %3034, %c31 : index
    %3036 = vector.extract %520#7[6] : f32 from vector<8xf32>
    memref.store %3036, %19[%3035] : memref<?xf32>
    %3037 = arith.muli %4, %c11 : index
    %3038 = arith.addi %3037, %2961 : index
    %3039 = arith.addi %3038, %c20 : index
    %3040 = arith.addi %3039, %c32 : index
    %3041 = vector.extract %520#7[7] : f32 from vector<8xf32>
    memref.store %3041, %19[%3040] : memref<?xf32>
    wave.barrier
    %3042 = arith.muli %4, %c5 : index
    %3043 = arith.addi %3042, %c8 : index
    %3044 = arith.muli %3043, %c5 : index
    %3045 = arith.divui %2958, %c14 : index
    %3046 = arith.addi %3044, %3045 : index
    %3047 = arith.addi %2957, %3046 : index
    %3048 = arith.cmpi slt, %3047, %22 : index
    scf.if %3048 {
      %3049 = arith.cmpi eq, %hasFactors, %c9 : index
      %3050 = memref.load %factors[%3047] : memref<?xf32>
      %3051 = arith.select %3049, %3050, %c34 : f32
      %3052 = arith.addi %2961, %c8 : index
      %3053 = arith.muli %3043, %c15 : index
      %3054 = arith.addi %3052, %3053 : index
      %3055 = memref.load %19[%3054] : memref<?xf32>
      %3056 = arith.addi %3054, %c11 : index
      %3057 = memref.load %19[%3056] : memref<?xf32>
      %3058 = arith.addf %3055, %3057 : f32
      %3059 = arith.addi %3054, %c35 : index
      %3060 = memref.load %19[%3059] : memref<?xf32>
      %3061 = arith.addf %3058, %3060 : f32
      %3062 = arith.addi %3054, %c36 : index
      %3063 = memref.load %19[%3062] : memref<?xf32>
      %3064 = arith.addf %3061, %3063 : f32
      %3065 = arith.remui %2958, %c14 : index
      %3066 = arith.muli %3065, %c2 : index
      %3067 = arith.addi %16, %3066 : index
      %3068 = vector.load %w[%3067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3069 = vector.bitcast %3068 : vector<4xi8> to vector<1xf32>
      %3070 = vector.extract %3069[0] : f32 from vector<1xf32>
      %3071 = arith.mulf %3070, %3051 : f32
      %3072 = arith.mulf %3064, %3071 : f32
      %3073 = arith.muli %3, %c5 : index
      %3074 = arith.addi %3073, %c8 : index
      %3075 = arith.muli %3074, %c14 : index
      %3076 = arith.remui %2958, %c14 : index
      %3077 = arith.addi %3075, %3076 : index
      %3078 = arith.muli %3046, %c7 : index
      %3079 = arith.addi %3078, %3077 : index
      memref.store %3072, %20[%3079] : memref<?xf32>
      %3080 = arith.addi %2961, %c20 : index
      %3081 = arith.muli %3043, %c15 : index
      %3082 = arith.addi %3080, %3081 : index
      %3083 = memref.load %19[%3082] : memref<?xf32>
      %3084 = arith.addi %3082, %c11 : index
      %3085 = memref.load %19[%3084] : memref<?xf32>
      %3086 = arith.addf %3083, %3085 : f32
      %3087 = arith.addi %3082, %c35 : index
      %3088 = memref.load %19[%3087] : memref<?xf32>
      %3089 = arith.addf %3086, %3088 : f32
      %3090 = arith.addi %3082, %c36 : index
      %3091 = memref.load %19[%3090] : memref<?xf32>
      %3092 = arith.addf %3089, %3091 : f32
      %3093 = arith.remui %2958, %c14 : index
      %3094 = arith.muli %3093, %c2 : index
      %3095 = arith.addi %18, %3094 : index
      %3096 = vector.load %w[%3095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3097 = vector.bitcast %3096 : vector<4xi8> to vector<1xf32>
      %3098 = vector.extract %3097[0] : f32 from vector<1xf32>
      %3099 = arith.mulf %3098, %3051 : f32
      %3100 = arith.mulf %3092, %3099 : f32
      %3101 = arith.muli %3, %c5 : index
      %3102 = arith.addi %3101, %c9 : index
      %3103 = arith.muli %3102, %c14 : index
      %3104 = arith.remui %2958, %c14 : index
      %3105 = arith.addi %3103, %3104 : index
      %3106 = arith.muli %3046, %c7 : index
      %3107 = arith.addi %3106, %3105 : index
      memref.store %3100, %20[%3107] : memref<?xf32>
    }
    %3108 = arith.muli %4, %c5 : index
    %3109 = arith.addi %3108, %c9 : index
    %3110 = arith.muli %3109, %c5 : index
    %3111 = arith.divui %2958, %c14 : index
    %3112 = arith.addi %3110, %3111 : index
    %3113 = arith.addi %2957, %3112 : index
    %3114 = arith.cmpi slt, %3113, %22 : index
    scf.if %3114 {
      %3115 = arith.cmpi eq, %hasFactors, %c9 : index
      %3116 = memref.load %factors[%3113] : memref<?xf32>
      %3117 = arith.select %3115, %3116, %c34 : f32
      %3118 = arith.addi %2961, %c8 : index
      %3119 = arith.muli %3109, %c15 : index
      %3120 = arith.addi %3118, %3119 : index
      %3121 = memref.load %19[%3120] : memref<?xf32>
      %3122 = arith.addi %3120, %c11 : index
      %3123 = memref.load %19[%3122] : memref<?xf32>
      %3124 = arith.addf %3121, %3123 : f32
      %3125 = arith.addi %3120, %c35 : index
      %3126 = memref.load %19[%3125] : memref<?xf32>
      %3127 = arith.addf %3124, %3126 : f32
      %3128 = arith.addi %3120, %c36 : index
      %3129 = memref.load %19[%3128] : memref<?xf32>
      %3130 = arith.addf %3127, %3129 : f32
      %3131 = arith.remui %2958, %c14 : index
      %3132 = arith.muli %3131, %c2 : index
      %3133 = arith.addi %16, %3132 : index
      %3134 = vector.load %w[%3133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3135 = vector.bitcast %3134 : vector<4xi8> to vector<1xf32>
      %3136 = vector.extract %3135[0] : f32 from vector<1xf32>
      %3137 = arith.mulf %3136, %3117 : f32
      %3138 = arith.mulf %3130, %3137 : f32
      %3139 = arith.muli %3, %c5 : index
      %3140 = arith.addi %3139, %c8 : index
      %3141 = arith.muli %3140, %c14 : index
      %3142 = arith.remui %2958, %c14 : index
      %3143 = arith.addi %3141, %3142 : index
      %3144 = arith.muli %3112, %c7 : index
      %3145 = arith.addi %3144, %3143 : index
      memref.store %3138, %20[%3145] : memref<?xf32>
      %3146 = arith.addi %2961, %c20 : index
      %3147 = arith.muli %3109, %c15 : index
      %3148 = arith.addi %3146, %3147 : index
      %3149 = memref.load %19[%3148] : memref<?xf32>
      %3150 = arith.addi %3148, %c11 : index
      %3151 = memref.load %19[%3150] : memref<?xf32>
      %3152 = arith.addf %3149, %3151 : f32
      %3153 = arith.addi %3148, %c35 : index
      %3154 = memref.load %19[%3153] : memref<?xf32>
      %3155 = arith.addf %3152, %3154 : f32
      %3156 = arith.addi %3148, %c36 : index
      %3157 = memref.load %19[%3156] : memref<?xf32>
      %3158 = arith.addf %3155, %3157 : f32
      %3159 = arith.remui %2958, %c14 : index
      %3160 = arith.muli %3159, %c2 : index
      %3161 = arith.addi %18, %3160 : index
      %3162 = vector.load %w[%3161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3163 = vector.bitcast %3162 : vector<4xi8> to vector<1xf32>
      %3164 = vector.extract %3163[0] : f32 from vector<1xf32>
      %3165 = arith.mulf %3164, %3117 : f32
      %3166 = arith.mulf %3158, %3165 : f32
      %3167 = arith.muli %3, %c5 : index
      %3168 = arith.addi %3167, %c9 : index
      %3169 = arith.muli %3168, %c14 : index
      %3170 = arith.remui %2958, %c14 : index
      %3171 = arith.addi %3169, %3170 : index
      %3172 = arith.muli %3112, %c7 : index
      %3173 = arith.addi %3172, %3171 : index
      memref.store %3166, %20[%3173] : memref<?xf32>
    }
    wave.barrier
    %3174 = arith.addi %23, %c16 : index
    %3175 = wave.wave
    %3176 = arith.addi %3175, %c8 : index
    %3177 = arith.addi %3174, %3176 : index
    %3178 = arith.cmpi slt, %3177, %22 : index
    scf.if %3178 {
      %3179 = arith.addi %3174, %3176 : index
      %3180 = arith.muli %3176, %c7 : index
      %3181 = wave.lane
      %3182 = arith.addi %3181, %c8 : index
      %3183 = arith.cmpi eq, %hasBias, %c9 : index
      %3184 = arith.addi %3180, %3182 : index
      %3185 = memref.load %20[%3184] : memref<?xf32>
      %3186 = arith.muli %0, %c7 : index
      %3187 = arith.addi %3186, %3182 : index
      %3188 = memref.load %bias[%3187] : memref<?xf32>
      %3189 = arith.addf %3185, %3188 : f32
      %3190 = arith.select %3183, %3189, %3185 : f32
      %3191 = arith.addi %3182, %c12 : index
      %3192 = arith.cmpi eq, %hasBias, %c9 : index
      %3193 = arith.addi %3180, %3191 : index
      %3194 = memref.load %20[%3193] : memref<?xf32>
      %3195 = arith.muli %0, %c7 : index
      %3196 = arith.addi %3195, %3191 : index
      %3197 = memref.load %bias[%3196] : memref<?xf32>
      %3198 = arith.addf %3194, %3197 : f32
      %3199 = arith.select %3192, %3198, %3194 : f32
      %3200 = arith.addi %3181, %c15 : index
      %3201 = arith.cmpi eq, %hasBias, %c9 : index
      %3202 = arith.addi %3180, %3200 : index
      %3203 = memref.load %20[%3202] : memref<?xf32>
      %3204 = arith.muli %0, %c7 : index
      %3205 = arith.addi %3204, %3200 : index
      %3206 = memref.load %bias[%3205] : memref<?xf32>
      %3207 = arith.addf %3203, %3206 : f32
      %3208 = arith.select %3201, %3207, %3203 : f32
      %3209 = arith.addi %3200, %c12 : index
      %3210 = arith.cmpi eq, %hasBias, %c9 : index
      %3211 = arith.addi %3180, %3209 : index
      %3212 = memref.load %20[%3211] : memref<?xf32>
      %3213 = arith.muli %0, %c7 : index
      %3214 = arith.addi %3213, %3209 : index
      %3215 = memref.load %bias[%3214] : memref<?xf32>
      %3216 = arith.addf %3212, %3215 : f32
      %3217 = arith.select %3210, %3216, %3212 : f32
      %3218 = arith.addi %heads, %kvHeads : index
      %3219 = arith.cmpi slt, %0, %3218 : index
      scf.if %3219 {
        %3220 = arith.addi %positionsAt, %3179 : index
        %3221 = memref.load %step[%3220] : memref<?xi32>
        %3222 = arith.index_cast %3221 : i32 to index
        %3223 = arith.cmpi eq, %hasNorm, %c9 : index
        %3224 = math.fma %3190, %3190, %c40 : f32
        %3225 = math.fma %3199, %3199, %3224 : f32
        %3226 = math.fma %3208, %3208, %3225 : f32
        %3227 = math.fma %3217, %3217, %3226 : f32
        %3228 = vector.broadcast %3227 : f32 to vector<1xf32>
        %3229 = wave.reduce "add" %3228 : vector<1xf32>
        %3230 = arith.mulf %3229, %inverseHeadDim : f32
        %3231 = arith.addf %3230, %epsilon : f32
        %3232 = math.sqrt %3231 : f32
        %3233 = arith.divf %c34, %3232 : f32
        %3234 = arith.cmpi slt, %0, %heads : index
        %3235 = arith.addi %3182, %c12 : index
        %3236 = memref.load %query_norm[%3182] : memref<?xf32>
        %3237 = memref.load %key_norm[%3182] : memref<?xf32>
        %3238 = arith.select %3234, %3236, %3237 : f32
        %3239 = arith.mulf %3190, %3233 : f32
        %3240 = arith.mulf %3239, %3238 : f32
        %3241 = arith.select %3223, %3240, %3190 : f32
        %3242 = memref.load %query_norm[%3235] : memref<?xf32>
        %3243 = memref.load %key_norm[%3235] : memref<?xf32>
        %3244 = arith.select %3234, %3242, %3243 : f32
        %3245 = arith.mulf %3199, %3233 : f32
        %3246 = arith.mulf %3245, %3244 : f32
        %3247 = arith.select %3223, %3246, %3199 : f32
        %3248 = arith.addi %3200, %c12 : index
        %3249 = memref.load %query_norm[%3200] : memref<?xf32>
        %3250 = memref.load %key_norm[%3200] : memref<?xf32>
        %3251 = arith.select %3234, %3249, %3250 : f32
        %3252 = arith.mulf %3208, %3233 : f32
        %3253 = arith.mulf %3252, %3251 : f32
        %3254 = arith.select %3223, %3253, %3208 : f32
        %3255 = memref.load %query_norm[%3248] : memref<?xf32>
        %3256 = memref.load %key_norm[%3248] : memref<?xf32>
        %3257 = arith.select %3234, %3255, %3256 : f32
        %3258 = arith.mulf %3217, %3233 : f32
        %3259 = arith.mulf %3258, %3257 : f32
        %3260 = arith.select %3223, %3259, %3217 : f32
        %3261 = arith.remui %3222, %c20 : index
        %3262 = arith.muli %3261, %c7 : index
        %3263 = arith.addi %3262, %3182 : index
        %3264 = arith.divui %3222, %c20 : index
        %3265 = arith.addi %3264, %c20 : index
        %3266 = arith.muli %3265, %c7 : index
        %3267 = arith.addi %3266, %3182 : index
        %3268 = memref.load %rope[%3263] : memref<?xf32>
        %3269 = arith.addi %3263, %c12 : index
        %3270 = memref.load %rope[%3269] : memref<?xf32>
        %3271 = memref.load %rope[%3267] : memref<?xf32>
        %3272 = arith.addi %3267, %c12 : index
        %3273 = memref.load %rope[%3272] : memref<?xf32>
        %3274 = arith.mulf %3271, %3268 : f32
        %3275 = arith.mulf %3273, %3270 : f32
        %3276 = arith.subf %3274, %3275 : f32
        %3277 = arith.mulf %3273, %3268 : f32
        %3278 = arith.mulf %3271, %3270 : f32
        %3279 = arith.addf %3277, %3278 : f32
        %3280 = arith.mulf %3241, %3276 : f32
        %3281 = arith.mulf %3247, %3279 : f32
        %3282 = arith.subf %3280, %3281 : f32
        %3283 = arith.mulf %3247, %3276 : f32
        %3284 = arith.mulf %3241, %3279 : f32
        %3285 = arith.addf %3283, %3284 : f32
        %3286 = arith.cmpi slt, %0, %heads : index
        scf.if %3286 {
          %3287 = arith.muli %3179, %heads : index
          %3288 = arith.addi %3287, %0 : index
          %3289 = arith.muli %3288, %c7 : index
          %3290 = arith.addi %3289, %3182 : index
          memref.store %3282, %q[%3290] : memref<?xf32>
          %3291 = arith.addi %3290, %c12 : index
          memref.store %3285, %q[%3291] : memref<?xf32>
        } else {
          %3292 = arith.addi %3180, %3182 : index
          memref.store %3282, %20[%3292] : memref<?xf32>
          %3293 = arith.addi %3180, %3182 : index
          %3294 = arith.addi %3293, %c12 : index
          memref.store %3285, %20[%3294] : memref<?xf32>
        }
        %3295 = arith.remui %3222, %c20 : index
        %3296 = arith.muli %3295, %c7 : index
        %3297 = arith.addi %3296, %3200 : index
        %3298 = arith.divui %3222, %c20 : index
        %3299 = arith.addi %3298, %c20 : index
        %3300 = arith.muli %3299, %c7 : index
        %3301 = arith.addi %3300, %3200 : index
        %3302 = memref.load %rope[%3297] : memref<?xf32>
        %3303 = arith.addi %3297, %c12 : index
        %3304 = memref.load %rope[%3303] : memref<?xf32>
        %3305 = memref.load %rope[%3301] : memref<?xf32>
        %3306 = arith.addi %3301, %c12 : index
        %3307 = memref.load %rope[%3306] : memref<?xf32>
        %3308 = arith.mulf %3305, %3302 : f32
        %3309 = arith.mulf %3307, %3304 : f32
        %3310 = arith.subf %3308, %3309 : f32
        %3311 = arith.mulf %3307, %3302 : f32
        %3312 = arith.mulf %3305, %3304 : f32
        %3313 = arith.addf %3311, %3312 : f32
        %3314 = arith.mulf %3254, %3310 : f32
        %3315 = arith.mulf %3260, %3313 : f32
        %3316 = arith.subf %3314, %3315 : f32
        %3317 = arith.mulf %3260, %3310 : f32
        %3318 = arith.mulf %3254, %3313 : f32
        %3319 = arith.addf %3317, %3318 : f32
        %3320 = arith.cmpi slt, %0, %heads : index
        scf.if %3320 {
          %3321 = arith.muli %3179, %heads : index
          %3322 = arith.addi %3321, %0 : index
          %3323 = arith.muli %3322, %c7 : index
          %3324 = arith.addi %3323, %3200 : index
          memref.store %3316, %q[%3324] : memref<?xf32>
          %3325 = arith.addi %3324, %c12 : index
          memref.store %3319, %q[%3325] : memref<?xf32>
        } else {
          %3326 = arith.addi %3180, %3200 : index
          memref.store %3316, %20[%3326] : memref<?xf32>
          %3327 = arith.addi %3180, %3200 : index
          %3328 = arith.addi %3327, %c12 : index
          memref.store %3319, %20[%3328] : memref<?xf32>
        }
      } else {
        %3329 = arith.cmpi slt, %0, %heads : index
        scf.if %3329 {
          %3330 = arith.muli %3179, %heads : index
          %3331 = arith.addi %3330, %0 : index
          %3332 = arith.muli %3331, %c7 : index
          %3333 = arith.addi %3332, %3182 : index
          memref.store %3190, %q[%3333] : memref<?xf32>
          %3334 = arith.addi %3333, %c12 : index
          memref.store %3199, %q[%3334] : memref<?xf32>
        } else {
          %3335 = arith.addi %3180, %3182 : index
          memref.store %3190, %20[%3335] : memref<?xf32>
          %3336 = arith.addi %3180, %3182 : index
          %3337 = arith.addi %3336, %c12 : index
          memref.store %3199, %20[%3337] : memref<?xf32>
        }
        %3338 = arith.cmpi slt, %0, %heads : index
        scf.if %3338 {
          %3339 = arith.muli %3179, %heads : index
          %3340 = arith.addi %3339, %0 : index
          %3341 = arith.muli %3340, %c7 : index
          %3342 = arith.addi %3341, %3200 : index
          memref.store %3208, %q[%3342] : memref<?xf32>
          %3343 = arith.addi %3342, %c12 : index
          memref.store %3217, %q[%3343] : memref<?xf32>
        } else {
          %3344 = arith.addi %3180, %3200 : index
          memref.store %3208, %20[%3344] : memref<?xf32>
          %3345 = arith.addi %3180, %3200 : index
          %3346 = arith.addi %3345, %c12 : index
          memref.store %3217, %20[%3346] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3347 = arith.cmpi sge, %0, %heads : index
    scf.if %3347 {
      %3348 = arith.addi %3175, %c8 : index
      %3349 = arith.addi %3174, %3348 : index
      %3350 = arith.cmpi slt, %3349, %22 : index
      scf.if %3350 {
        %3351 = arith.addi %3174, %3348 : index
        %3352 = arith.addi %slotsAt, %3351 : index
        %3353 = memref.load %step[%3352] : memref<?xi32>
        %3354 = arith.index_cast %3353 : i32 to index
        %3355 = arith.cmpi sge, %3354, %c8 : index
        scf.if %3355 {
          %3356 = arith.muli %3348, %c7 : index
          %3357 = arith.subi %0, %heads : index
          %3358 = memref.load %scales[%3357] : memref<?xf32>
          %3359 = vector.broadcast %3358 : f32 to vector<4xf32>
          %3360 = arith.divui %3354, %c14 : index
          %3361 = arith.remui %3354, %c14 : index
          %3362 = arith.muli %3360, %pageBytes : index
          %3363 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3363 {
            %3364 = wave.lane
            %3365 = arith.muli %3364, %c2 : index
            scf.for %3366 = %3365 to %c7 step %c7 {
              %3367 = arith.addi %3356, %3366 : index
              %3368 = vector.load %20[%3367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3369 = arith.mulf %3368, %3359 : vector<4xf32>
              %3370 = arith.minimumf %3369, %c46 : vector<4xf32>
              %3371 = arith.maximumf %3370, %c47 : vector<4xf32>
              %3372 = arith.truncf %3371 : vector<4xf32> to vector<4xf16>
              %3373 = vector.bitcast %3372 : vector<4xf16> to vector<8xi8>
              %3374 = arith.cmpi slt, %3357, %kvHeads : index
              scf.if %3374 {
                %3375 = arith.muli %3357, %c10 : index
                %3376 = arith.addi %3362, %3375 : index
                %3377 = arith.divui %3366, %c14 : index
                %3378 = arith.muli %3377, %c48 : index
                %3379 = arith.remui %3366, %c14 : index
                %3380 = arith.divui %3379, %c4 : index
                %3381 = arith.muli %3380, %c20 : index
                %3382 = arith.muli %3361, %c14 : index
                %3383 = arith.addi %3381, %3382 : index
                %3384 = arith.remui %3379, %c4 : index
                %3385 = arith.muli %3384, %c5 : index
                %3386 = arith.addi %3383, %3385 : index
                %3387 = arith.addi %3378, %3386 : index
                %3388 = arith.addi %3376, %3387 : index
                vector.store %3373, %kv[%3388] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3389 = arith.subi %3357, %kvHeads : index
                %3390 = arith.muli %3389, %c10 : index
                %3391 = arith.addi %3362, %3390 : index
                %3392 = arith.addi %3366, %c8 : index
                %3393 = arith.divui %3392, %c14 : index
                %3394 = arith.muli %3393, %c48 : index
                %3395 = arith.addi %3394, %c35 : index
                %3396 = arith.remui %3392, %c14 : index
                %3397 = arith.divui %3361, %c5 : index
                %3398 = arith.remui %3361, %c5 : index
                %3399 = arith.muli %3398, %c4 : index
                %3400 = arith.addi %3397, %3399 : index
                %3401 = arith.divui %3400, %c4 : index
                %3402 = arith.muli %3401, %c20 : index
                %3403 = arith.muli %3396, %c14 : index
                %3404 = arith.addi %3402, %3403 : index
                %3405 = arith.remui %3400, %c4 : index
                %3406 = arith.muli %3405, %c5 : index
                %3407 = arith.addi %3404, %3406 : index
                %3408 = arith.addi %3395, %3407 : index
                %3409 = arith.addi %3391, %3408 : index
                %3410 = vector.shuffle %3373, %3373 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3410, %kv[%3409] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3411 = arith.addi %3366, %c9 : index
                %3412 = arith.divui %3411, %c14 : index
                %3413 = arith.muli %3412, %c48 : index
                %3414 = arith.addi %3413, %c35 : index
                %3415 = arith.remui %3411, %c14 : index
                %3416 = arith.divui %3361, %c5 : index
                %3417 = arith.remui %3361, %c5 : index
                %3418 = arith.muli %3417, %c4 : index
                %3419 = arith.addi %3416, %3418 : index
                %3420 = arith.divui %3419, %c4 : index
                %3421 = arith.muli %3420, %c20 : index
                %3422 = arith.muli %3415, %c14 : index
                %3423 = arith.addi %3421, %3422 : index
                %3424 = arith.remui %3419, %c4 : index
                %3425 = arith.muli %3424, %c5 : index
                %3426 = arith.addi %3423, %3425 : index
                %3427 = arith.addi %3414, %3426 : index
                %3428 = arith.addi %3391, %3427 : index
                %3429 = vector.shuffle %3373, %3373 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3429, %kv[%3428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3430 = arith.addi %3366, %c5 : index
                %3431 = arith.divui %3430, %c14 : index
                %3432 = arith.muli %3431, %c48 : index
                %3433 = arith.addi %3432, %c35 : index
                %3434 = arith.remui %3430, %c14 : index
                %3435 = arith.divui %3361, %c5 : index
                %3436 = arith.remui %3361, %c5 : index
                %3437 = arith.muli %3436, %c4 : index
                %3438 = arith.addi %3435, %3437 : index
                %3439 = arith.divui %3438, %c4 : index
                %3440 = arith.muli %3439, %c20 : index
                %3441 = arith.muli %3434, %c14 : index
                %3442 = arith.addi %3440, %3441 : index
                %3443 = arith.remui %3438, %c4 : index
                %3444 = arith.muli %3443, %c5 : index
                %3445 = arith.addi %3442, %3444 : index
                %3446 = arith.addi %3433, %3445 : index
                %3447 = arith.addi %3391, %3446 : index
                %3448 = vector.shuffle %3373, %3373 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3448, %kv[%3447] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3449 = arith.addi %3366, %c28 : index
                %3450 = arith.divui %3449, %c14 : index
                %3451 = arith.muli %3450, %c48 : index
                %3452 = arith.addi %3451, %c35 : index
                %3453 = arith.remui %3449, %c14 : index
                %3454 = arith.divui %3361, %c5 : index
                %3455 = arith.remui %3361, %c5 : index
                %3456 = arith.muli %3455, %c4 : index
                %3457 = arith.addi %3454, %3456 : index
                %3458 = arith.divui %3457, %c4 : index
                %3459 = arith.muli %3458, %c20 : index
                %3460 = arith.muli %3453, %c14 : index
                %3461 = arith.addi %3459, %3460 : index
                %3462 = arith.remui %3457, %c4 : index
                %3463 = arith.muli %3462, %c5 : index
                %3464 = arith.addi %3461, %3463 : index
                %3465 = arith.addi %3452, %3464 : index
                %3466 = arith.addi %3391, %3465 : index
                %3467 = vector.shuffle %3373, %3373 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3467, %kv[%3466] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3468 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3468 {
            %3469 = wave.lane
            %3470 = arith.muli %3469, %c2 : index
            scf.for %3471 = %3470 to %c7 step %c7 {
              %3472 = arith.addi %3356, %3471 : index
              %3473 = vector.load %20[%3472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3474 = arith.mulf %3473, %3359 : vector<4xf32>
              %3475 = wave.fp8_encode "e4m3" %3474 : vector<4xf32> -> vector<4xi8>
              %3476 = arith.cmpi slt, %3357, %kvHeads : index
              scf.if %3476 {
                %3477 = arith.muli %3357, %c35 : index
                %3478 = arith.addi %3362, %3477 : index
                %3479 = vector.shuffle %3475, %3475 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3480 = arith.divui %3471, %c14 : index
                %3481 = arith.muli %3480, %c20 : index
                %3482 = arith.remui %3471, %c14 : index
                %3483 = arith.muli %3361, %c14 : index
                %3484 = arith.divui %3482, %c2 : index
                %3485 = arith.muli %3484, %c2 : index
                %3486 = arith.remui %3482, %c5 : index
                %3487 = arith.muli %3486, %c5 : index
                %3488 = arith.addi %3485, %3487 : index
                %3489 = arith.divui %3482, %c5 : index
                %3490 = arith.remui %3489, %c5 : index
                %3491 = arith.addi %3488, %3490 : index
                %3492 = arith.addi %3483, %3491 : index
                %3493 = arith.addi %3481, %3492 : index
                %3494 = arith.addi %3478, %3493 : index
                vector.store %3479, %kv[%3494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3495 = arith.subi %3357, %kvHeads : index
                %3496 = arith.muli %3495, %c35 : index
                %3497 = arith.addi %3362, %3496 : index
                %3498 = arith.addi %3471, %c8 : index
                %3499 = arith.divui %3498, %c14 : index
                %3500 = arith.muli %3499, %c20 : index
                %3501 = arith.addi %3500, %c11 : index
                %3502 = arith.remui %3498, %c14 : index
                %3503 = arith.divui %3361, %c5 : index
                %3504 = arith.remui %3361, %c5 : index
                %3505 = arith.muli %3504, %c4 : index
                %3506 = arith.addi %3503, %3505 : index
                %3507 = arith.muli %3502, %c14 : index
                %3508 = arith.divui %3506, %c2 : index
                %3509 = arith.muli %3508, %c2 : index
                %3510 = arith.remui %3506, %c5 : index
                %3511 = arith.muli %3510, %c5 : index
                %3512 = arith.addi %3509, %3511 : index
                %3513 = arith.divui %3506, %c5 : index
                %3514 = arith.remui %3513, %c5 : index
                %3515 = arith.addi %3512, %3514 : index
                %3516 = arith.addi %3507, %3515 : index
                %3517 = arith.addi %3501, %3516 : index
                %3518 = arith.addi %3497, %3517 : index
                %3519 = vector.shuffle %3475, %3475 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3519, %kv[%3518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3520 = arith.addi %3471, %c9 : index
                %3521 = arith.divui %3520, %c14 : index
                %3522 = arith.muli %3521, %c20 : index
                %3523 = arith.addi %3522, %c11 : index
                %3524 = arith.remui %3520, %c14 : index
                %3525 = arith.divui %3361, %c5 : index
                %3526 = arith.remui %3361, %c5 : index
                %3527 = arith.muli %3526, %c4 : index
                %3528 = arith.addi %3525, %3527 : index
                %3529 = arith.muli %3524, %c14 : index
                %3530 = arith.divui %3528, %c2 : index
                %3531 = arith.muli %3530, %c2 : index
                %3532 = arith.remui %3528, %c5 : index
                %3533 = arith.muli %3532, %c5 : index
                %3534 = arith.addi %3531, %3533 : index
                %3535 = arith.divui %3528, %c5 : index
                %3536 = arith.remui %3535, %c5 : index
                %3537 = arith.addi %3534, %3536 : index
                %3538 = arith.addi %3529, %3537 : index
                %3539 = arith.addi %3523, %3538 : index
                %3540 = arith.addi %3497, %3539 : index
                %3541 = vector.shuffle %3475, %3475 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3541, %kv[%3540] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3542 = arith.addi %3471, %c5 : index
                %3543 = arith.divui %3542, %c14 : index
                %3544 = arith.muli %3543, %c20 : index
                %3545 = arith.addi %3544, %c11 : index
                %3546 = arith.remui %3542, %c14 : index
                %3547 = arith.divui %3361, %c5 : index
                %3548 = arith.remui %3361, %c5 : index
                %3549 = arith.muli %3548, %c4 : index
                %3550 = arith.addi %3547, %3549 : index
                %3551 = arith.muli %3546, %c14 : index
                %3552 = arith.divui %3550, %c2 : index
                %3553 = arith.muli %3552, %c2 : index
                %3554 = arith.remui %3550, %c5 : index
                %3555 = arith.muli %3554, %c5 : index
                %3556 = arith.addi %3553, %3555 : index
                %3557 = arith.divui %3550, %c5 : index
                %3558 = arith.remui %3557, %c5 : index
                %3559 = arith.addi %3556, %3558 : index
                %3560 = arith.addi %3551, %3559 : index
                %3561 = arith.addi %3545, %3560 : index
                %3562 = arith.addi %3497, %3561 : index
                %3563 = vector.shuffle %3475, %3475 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3563, %kv[%3562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3564 = arith.addi %3471, %c28 : index
                %3565 = arith.divui %3564, %c14 : index
                %3566 = arith.muli %3565, %c20 : index
                %3567 = arith.addi %3566, %c11 : index
                %3568 = arith.remui %3564, %c14 : index
                %3569 = arith.divui %3361, %c5 : index
                %3570 = arith.remui %3361, %c5 : index
                %3571 = arith.muli %3570, %c4 : index
                %3572 = arith.addi %3569, %3571 : index
                %3573 = arith.muli %3568, %c14 : index
                %3574 = arith.divui %3572, %c2 : index
                %3575 = arith.muli %3574, %c2 : index
                %3576 = arith.remui %3572, %c5 : index
                %3577 = arith.muli %3576, %c5 : index
                %3578 = arith.addi %3575, %3577 : index
                %3579 = arith.divui %3572, %c5 : index
                %3580 = arith.remui %3579, %c5 : index
                %3581 = arith.addi %3578, %3580 : index
                %3582 = arith.addi %3573, %3581 : index
                %3583 = arith.addi %3567, %3582 : index
                %3584 = arith.addi %3497, %3583 : index
                %3585 = vector.shuffle %3475, %3475 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3585, %kv[%3584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3586 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3586 {
            %3587 = wave.lane
            %3588 = arith.muli %3587, %c2 : index
            scf.for %3589 = %3588 to %c7 step %c7 {
              %3590 = arith.addi %3356, %3589 : index
              %3591 = vector.load %20[%3590] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3592 = arith.mulf %3591, %3359 : vector<4xf32>
              %3593 = wave.fp8_encode "e5m2" %3592 : vector<4xf32> -> vector<4xi8>
              %3594 = arith.cmpi slt, %3357, %kvHeads : index
              scf.if %3594 {
                %3595 = arith.muli %3357, %c35 : index
                %3596 = arith.addi %3362, %3595 : index
                %3597 = vector.shuffle %3593, %3593 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3598 = arith.divui %3589, %c14 : index
                %3599 = arith.muli %3598, %c20 : index
                %3600 = arith.remui %3589, %c14 : index
                %3601 = arith.muli %3361, %c14 : index
                %3602 = arith.divui %3600, %c2 : index
                %3603 = arith.muli %3602, %c2 : index
                %3604 = arith.remui %3600, %c5 : index
                %3605 = arith.muli %3604, %c5 : index
                %3606 = arith.addi %3603, %3605 : index
                %3607 = arith.divui %3600, %c5 : index
                %3608 = arith.remui %3607, %c5 : index
                %3609 = arith.addi %3606, %3608 : index
                %3610 = arith.addi %3601, %3609 : index
                %3611 = arith.addi %3599, %3610 : index
                %3612 = arith.addi %3596, %3611 : index
                vector.store %3597, %kv[%3612] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3613 = arith.subi %3357, %kvHeads : index
                %3614 = arith.muli %3613, %c35 : index
                %3615 = arith.addi %3362, %3614 : index
                %3616 = arith.addi %3589, %c8 : index
                %3617 = arith.divui %3616, %c14 : index
                %3618 = arith.muli %3617, %c20 : index
                %3619 = arith.addi %3618, %c11 : index
                %3620 = arith.remui %3616, %c14 : index
                %3621 = arith.divui %3361, %c5 : index
                %3622 = arith.remui %3361, %c5 : index
                %3623 = arith.muli %3622, %c4 : index
                %3624 = arith.addi %3621, %3623 : index
                %3625 = arith.muli %3620, %c14 : index
                %3626 = arith.divui %3624, %c2 : index
                %3627 = arith.muli %3626, %c2 : index
                %3628 = arith.remui %3624, %c5 : index
                %3629 = arith.muli %3628, %c5 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.divui %3624, %c5 : index
                %3632 = arith.remui %3631, %c5 : index
                %3633 = arith.addi %3630, %3632 : index
                %3634 = arith.addi %3625, %3633 : index
                %3635 = arith.addi %3619, %3634 : index
                %3636 = arith.addi %3615, %3635 : index
                %3637 = vector.shuffle %3593, %3593 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3637, %kv[%3636] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3638 = arith.addi %3589, %c9 : index
                %3639 = arith.divui %3638, %c14 : index
                %3640 = arith.muli %3639, %c20 : index
                %3641 = arith.addi %3640, %c11 : index
                %3642 = arith.remui %3638, %c14 : index
                %3643 = arith.divui %3361, %c5 : index
                %3644 = arith.remui %3361, %c5 : index
                %3645 = arith.muli %3644, %c4 : index
                %3646 = arith.addi %3643, %3645 : index
                %3647 = arith.muli %3642, %c14 : index
                %3648 = arith.divui %3646, %c2 : index
                %3649 = arith.muli %3648, %c2 : index
                %3650 = arith.remui %3646, %c5 : index
                %3651 = arith.muli %3650, %c5 : index
                %3652 = arith.addi %3649, %3651 : index
                %3653 = arith.divui %3646, %c5 : index
                %3654 = arith.remui %3653, %c5 : index
                %3655 = arith.addi %3652, %3654 : index
                %3656 = arith.addi %3647, %3655 : index
                %3657 = arith.addi %3641, %3656 : index
                %3658 = arith.addi %3615, %3657 : index
                %3659 = vector.shuffle %3593, %3593 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3659, %kv[%3658] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3660 = arith.addi %3589, %c5 : index
                %3661 = arith.divui %3660, %c14 : index
                %3662 = arith.muli %3661, %c20 : index
                %3663 = arith.addi %3662, %c11 : index
                %3664 = arith.remui %3660, %c14 : index
                %3665 = arith.divui %3361, %c5 : index
                %3666 = arith.remui %3361, %c5 : index
                %3667 = arith.muli %3666, %c4 : index
                %3668 = arith.addi %3665, %3667 : index
                %3669 = arith.muli %3664, %c14 : index
                %3670 = arith.divui %3668, %c2 : index
                %3671 = arith.muli %3670, %c2 : index
                %3672 = arith.remui %3668, %c5 : index
                %3673 = arith.muli %3672, %c5 : index
                %3674 = arith.addi %3671, %3673 : index
                %3675 = arith.divui %3668, %c5 : index
                %3676 = arith.remui %3675, %c5 : index
                %3677 = arith.addi %3674, %3676 : index
                %3678 = arith.addi %3669, %3677 : index
                %3679 = arith.addi %3663, %3678 : index
                %3680 = arith.addi %3615, %3679 : index
                %3681 = vector.shuffle %3593, %3593 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3681, %kv[%3680] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3682 = arith.addi %3589, %c28 : index
                %3683 = arith.divui %3682, %c14 : index
                %3684 = arith.muli %3683, %c20 : index
                %3685 = arith.addi %3684, %c11 : index
                %3686 = arith.remui %3682, %c14 : index
                %3687 = arith.divui %3361, %c5 : index
                %3688 = arith.remui %3361, %c5 : index
                %3689 = arith.muli %3688, %c4 : index
                %3690 = arith.addi %3687, %3689 : index
                %3691 = arith.muli %3686, %c14 : index
                %3692 = arith.divui %3690, %c2 : index
                %3693 = arith.muli %3692, %c2 : index
                %3694 = arith.remui %3690, %c5 : index
                %3695 = arith.muli %3694, %c5 : index
                %3696 = arith.addi %3693, %3695 : index
                %3697 = arith.divui %3690, %c5 : index
                %3698 = arith.remui %3697, %c5 : index
                %3699 = arith.addi %3696, %3698 : index
                %3700 = arith.addi %3691, %3699 : index
                %3701 = arith.addi %3685, %3700 : index
                %3702 = arith.addi %3615, %3701 : index
                %3703 = vector.shuffle %3593, %3593 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3703, %kv[%3702] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
